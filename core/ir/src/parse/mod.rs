//! The text form, parsed.
//!
//! A text is a sequence of lines; `;` starts a comment, and a blank line says nothing. Spaces between words are
//! free; each line may end with the place in the source that it comes from, as `# line:column-line:column`.
//!
//! ```text
//! line        = header | layout | note | type-note | class-note | inclusion | name ":" | [ register "=" ] opcode operand*
//! header      = "module" name language [ "library" ]
//! layout      = "layout" integer ( "scalar" scalar | "char" scalar | "pointer" [ integer ] | "array" integer integer
//!             | ( "struct" | "union" ) name integer { name ":" integer ":" integer [ ":" integer "+" integer ] }
//!             | "enum" name scalar { name "=" integer } )
//! note        = "note" "\"…\""
//! type-note   = "type" ( register | name name | name "=>" | name "=" | "=" name ) type
//! class-note  = "class" name [ register ] [ "=" name ] { ":" name } | "method" name name ( "instance" | "class" | "getter" | "hidden" )
//!             | "member" name type
//! inclusion   = "include" name integer name
//! operand     = register | name | constant | operator | "@" intrinsic | label "," label | argument
//! register    = "%" digits
//! argument    = register | "*" register | "**" register | name "=" register
//! constant    = "nil" | "unbound" | "true" | "false" | integer | float | "inf" | "-inf" | "nan"
//!             | "\"…\"" | "b\"…\"" | scalar integer
//!             | "<" kind ":" name "@" label ">" | "<intrinsic:" name ">"
//!             | "<class:" name "@" label [ ":" parent { "," parent } [ "," "**" name ] ] ">"
//! kind        = "function" | "generator" | "coroutine" | "async_generator"
//! hint        = "param:" [ "=" | "*" | "**" ] name [ "/" ] | "caught_exception" [ ":" name ]
//!             | "unsupported:" name | "import:" name | "\"…\""
//! ```
//!
//! A note is about the instruction behind it. A name is a bare word or, whatever it holds, a text in double quotes. Which operands an instruction takes,
//! and in which order, is that of the fields of [`Op`], but that types, kinds and operators come first.
//!
//! Labels get their numbers in the order in which the text first mentions them, registers keep theirs. A line
//! that is wrong is reported and skipped, so one reading finds the first error of every line. Whether the
//! program makes sense is the business of [`crate::verify()`].

mod constant;
mod cursor;
mod layout;
mod note;
mod op;

use crate::{Label, Module, Names, Op, Position, Program, Semantics, Span, Symbol};
use cursor::Cursor;
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// Why a text is not a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    /// Where.
    pub at: Position,
    /// What was expected there and what stands there instead, in words.
    pub message: String,
}

impl std::fmt::Display for ParseError {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "{}: {}", self.at, self.message)
    }
}

type Parsed<T> = Result<T, ParseError>;

/// Parses a program whose languages are known by name only: see [`Semantics::plain`].
///
/// # Errors
/// Every line that is wrong, in the order of the text.
pub fn parse(text: &str) -> Result<Program, Vec<ParseError>> {
    let mut program = Program::default();
    parse_into(&mut program, text, &|_| Some(Semantics::plain()))?;
    Ok(program)
}

/// Where the instructions of a text are said to come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Places {
    /// As each line says behind `#`.
    #[default]
    Stated,
    /// From the text itself, for those who write it and walk through it.
    OfText,
}

/// Adds the modules of a text to a program; `semantics` finds a language by its name.
///
/// # Errors
/// Every line that is wrong, in the order of the text; no module is added then.
pub fn parse_into(
    program: &mut Program,
    text: &str,
    semantics: &dyn Fn(&str) -> Option<&'static Semantics>,
) -> Result<(), Vec<ParseError>> {
    parse_placed(program, text, semantics, Places::Stated)
}

/// [`parse_into`] with a choice of what instructions come from.
///
/// # Errors
/// Every line that is wrong, in the order of the text; no module is added then.
pub fn parse_placed(
    program: &mut Program,
    text: &str,
    semantics: &dyn Fn(&str) -> Option<&'static Semantics>,
    places: Places,
) -> Result<(), Vec<ParseError>> {
    let mut parser = Parser {
        places,
        names: &mut program.names,
        semantics,
        modules: Vec::new(),
        labels: FxHashMap::default(),
        note: None,
    };
    let mut errors = Vec::new();
    for (line, text) in (1..).zip(text.lines()) {
        if let Err(error) = parser.line(&mut Cursor::new(line, text)) {
            errors.push(error);
        }
    }
    if errors.is_empty() {
        program
            .modules
            .extend(parser.modules.into_iter().map(Rc::new));
        Ok(())
    } else {
        Err(errors)
    }
}

struct Parser<'a> {
    places: Places,
    names: &'a mut Names,
    semantics: &'a dyn Fn(&str) -> Option<&'static Semantics>,
    modules: Vec<Module>,
    /// The labels of the last module.
    labels: FxHashMap<Symbol, Label>,
    /// The note of the next instruction.
    note: Option<String>,
}

impl Parser<'_> {
    fn line(&mut self, line: &mut Cursor) -> Parsed<()> {
        if line.at_end() {
            return match line.span()? {
                Span::NONE => Ok(()),
                _ => {
                    Err(line.error("a label or an instruction in front of its place in the source"))
                }
            };
        }
        if line.at_label() {
            let name = line.name("a label")?;
            line.expect(":")?;
            let label = self.label_named(&name);
            return self.push(line, Op::Label { label });
        }
        if line.eat_word("module") {
            return self.module_header(line);
        }
        if self.modules.is_empty() {
            return Err(self.without_header(line));
        }
        if line.eat_word("layout") {
            return self.layout(line);
        }
        if line.eat_word("note") {
            self.note = Some(line.quoted()?);
            return line.end();
        }
        if line.eat_word("type") {
            return self.type_note(line);
        }
        if line.eat_word("local") {
            return self.local_note(line);
        }
        if line.eat_word("class") {
            return self.class_note(line);
        }
        if line.eat_word("method") {
            return self.method_note(line);
        }
        if line.eat_word("member") {
            return self.member_note(line);
        }
        if line.eat_word("include") {
            return self.inclusion(line);
        }
        let op = self.op(line)?;
        self.push(line, op)
    }

    fn module_header(&mut self, line: &mut Cursor) -> Parsed<()> {
        let name = line.name("the module's name")?;
        let before_language = line.clone();
        let language = line.name("the name of a language")?;
        let is_library = line.eat_word("library");
        line.end()?;
        let mut module = Module::new(self.names.intern(&name), Semantics::plain());
        module.is_library = is_library;
        let semantics = if language == Semantics::plain().language {
            Some(Semantics::plain())
        } else {
            (self.semantics)(&language)
        };
        // With a language that nobody knows the rest of the module can still be checked.
        module.semantics = semantics.unwrap_or(Semantics::plain());
        self.modules.push(module);
        self.labels.clear();
        match semantics {
            Some(_) => Ok(()),
            None => Err(before_language.error("the name of a language")),
        }
    }

    /// Says that there is no header, once: the lines behind are checked as those of a module without a language.
    fn without_header(&mut self, line: &Cursor) -> ParseError {
        let name = self.names.intern("main");
        self.modules.push(Module::new(name, Semantics::plain()));
        line.error("`module name language` first")
    }

    /// Ends a line: appends its instruction with the span at the line's end.
    fn push(&mut self, line: &mut Cursor, op: Op) -> Parsed<()> {
        if !line.at_end() {
            return Err(line.error("the end of the line or `# line:column-line:column`"));
        }
        let own = line.taken();
        let stated = line.span()?;
        let span = match self.places {
            Places::Stated => stated,
            Places::OfText => own,
        };
        let Some(module) = self.modules.last_mut() else {
            return Err(self.without_header(line));
        };
        if let Some(dst) = op.dst() {
            module.registers = module.registers.max(dst.0 + 1);
        }
        op.for_each_use(|reg| module.registers = module.registers.max(reg.0 + 1));
        module.push(op, span);
        if let Some(note) = self.note.take() {
            module.note_last(note);
        }
        Ok(())
    }

    fn symbol(&mut self, line: &mut Cursor, what: &str) -> Parsed<Symbol> {
        let name = line.name(what)?;
        Ok(self.names.intern(&name))
    }

    fn label(&mut self, line: &mut Cursor) -> Parsed<Label> {
        let name = line.name("a label")?;
        Ok(self.label_named(&name))
    }

    fn label_named(&mut self, name: &str) -> Label {
        let symbol = self.names.intern(name);
        let Some(module) = self.modules.last_mut() else {
            return Label(0); // Refused by `push`: there is no module yet.
        };
        *self
            .labels
            .entry(symbol)
            .or_insert_with(|| module.fresh_label(symbol))
    }
}
