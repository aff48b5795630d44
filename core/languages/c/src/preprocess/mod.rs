//! The preprocessor: directives and macros. Gives the tokens of the program as the compiler proper sees them.
//!
//! Macros expand by the algorithm with sets of hidden names: a token that comes out of a macro remembers whose
//! expansions it has been through, and those do not apply to it again. Expansion is bounded by a number of tokens.
//! Headers come from the library alone; the names of those that are not there are reported as unknown imports.

mod condition;
mod expand;
mod predefined;
#[cfg(test)]
mod tests;

use super::library;
use super::places::Texts;
use super::token::{Kind, Place, Token, tokens};
use frontend::Files;
use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;

/// How many tokens a program may have after expansion.
const MAX_TOKENS: usize = 2_000_000;
/// How many headers may be read.
const MAX_INCLUDES: usize = 500;

/// A macro.
#[derive(Clone, Debug)]
pub(super) struct Macro {
    /// The parameters of one that takes arguments.
    parameters: Option<Vec<Rc<str>>>,
    /// Whether further arguments are taken as the last parameter.
    is_variadic: bool,
    body: Rc<[Token]>,
}

/// Something to say about the source.
#[derive(Clone, Debug)]
pub(super) enum Finding {
    /// The compiler would refuse this.
    Invalid(String),
    /// Something outside of the language C as defined.
    Unsupported(String),
    /// A header that is not there.
    UnknownHeader(String),
}

/// What preprocessing gives.
#[derive(Clone)]
pub(super) struct Preprocessed<'a> {
    /// The tokens, the last one [`Kind::End`].
    pub tokens: Vec<Token>,
    pub findings: Vec<(Place, Finding)>,
    /// The source with the program's own headers that were read.
    pub texts: Texts<'a>,
}

struct Conditional {
    /// Whether a branch of it has been taken.
    is_taken: bool,
    has_else: bool,
}

/// A run of the preprocessor.
pub(super) struct Preprocessor<'a> {
    /// The source with the program's own headers that have been read so far, each as often as it was.
    texts: Texts<'a>,
    /// By how much `#line` has moved the numbers of a text's lines, and what it calls the file.
    renumbered: FxHashMap<u16, (i64, Option<Rc<str>>)>,
    macros: FxHashMap<Rc<str>, Macro>,
    /// What macros were when they were put aside, the last time last; nothing where there was none.
    pushed: FxHashMap<Rc<str>, Vec<Option<Macro>>>,
    /// What is still to be read, the next token last.
    input: Vec<Token>,
    conditionals: Vec<Conditional>,
    findings: Vec<(Place, Finding)>,
    headers: FxHashSet<&'static str>,
    /// The program's other files.
    files: &'a dyn Files,
    /// Those that are to be read once.
    once: FxHashSet<String>,
    includes: usize,
    /// How many tokens have been made.
    made: usize,
    counter: u32,
    /// What members of structs are aligned to at most, by `#pragma pack`; zero where nothing says so.
    pack: Vec<u64>,
}

/// Preprocesses a source. `extra` headers are read first.
pub(super) fn preprocess<'a>(
    source: &'a str,
    file: &str,
    extra: &[&'static str],
    files: &'a dyn Files,
) -> Preprocessed<'a> {
    let mut preprocessor = Preprocessor {
        texts: Texts::new(file, source),
        renumbered: FxHashMap::default(),
        macros: FxHashMap::default(),
        pushed: FxHashMap::default(),
        input: Vec::new(),
        conditionals: Vec::new(),
        findings: Vec::new(),
        headers: FxHashSet::default(),
        files,
        once: FxHashSet::default(),
        includes: 0,
        made: 0,
        pack: Vec::new(),
        counter: 0,
    };
    let mut own = tokens(source, None);
    own.reverse();
    preprocessor.input = own;
    // As directives, so that each is read where it stands: they include each other.
    let lines: String = (extra.iter())
        .map(|name| format!("#include <{name}>\n"))
        .collect();
    let mut first = tokens(&lines, Some(Place::default()));
    first.pop();
    first.reverse();
    preprocessor.input.extend(first);
    for (name, value) in PREDEFINED {
        preprocessor.predefine(name, value);
    }
    for (name, value) in predefined::OF_THE_COMPILER {
        let mut line = tokens(&format!("{name} {value}"), Some(Place::default()));
        line.pop();
        preprocessor.define(&line, Place::default());
    }
    let tokens = preprocessor.run();
    Preprocessed {
        tokens,
        findings: preprocessor.findings,
        texts: preprocessor.texts,
    }
}

/// The name in `push_macro("NAME")`.
fn quoted_name(rest: &[Token]) -> Option<Rc<str>> {
    let text = rest.iter().find(|token| token.kind == Kind::Text)?;
    Some(text.text.trim_matches('"').into())
}

const PREDEFINED: &[(&str, &str)] = &[
    ("__STDC__", "1"),
    ("__STDC_VERSION__", "201710L"),
    ("__STDC_HOSTED__", "1"),
    ("__STDC_UTF_16__", "1"),
    ("__STDC_UTF_32__", "1"),
    ("__x86_64__", "1"),
    ("__x86_64", "1"),
    ("__amd64__", "1"),
    ("__linux__", "1"),
    ("__unix__", "1"),
    ("__LP64__", "1"),
    ("_LP64", "1"),
    ("__GNUC__", "12"),
    ("__GNUC_MINOR__", "2"),
    ("__GNUC_PATCHLEVEL__", "0"),
    ("__ELF__", "1"),
    ("__CHAR_BIT__", "8"),
    ("__SIZEOF_INT__", "4"),
    ("__SIZEOF_LONG__", "8"),
    ("__SIZEOF_POINTER__", "8"),
    ("__INT_MAX__", "2147483647"),
    ("__LONG_MAX__", "9223372036854775807L"),
    ("__ORDER_LITTLE_ENDIAN__", "1234"),
    ("__ORDER_BIG_ENDIAN__", "4321"),
    ("__BYTE_ORDER__", "1234"),
    ("__DATE__", "\"Jan  1 2024\""),
    ("__TIME__", "\"00:00:00\""),
    ("__extension__", ""),
    ("__thread", "_Thread_local"),
    ("__restrict", "restrict"),
    ("__restrict__", "restrict"),
    ("__inline", "inline"),
    ("__inline__", "inline"),
    ("__const", "const"),
    ("__volatile__", "volatile"),
    ("__signed__", "signed"),
    ("__alignof__", "_Alignof"),
    ("__typeof__", "typeof"),
    ("__typeof", "typeof"),
    ("__asm__", "asm"),
];

impl<'a> Preprocessor<'a> {
    fn predefine(&mut self, name: &str, value: &str) {
        let mut body = tokens(value, Some(Place::default()));
        body.pop();
        let definition = Macro {
            parameters: None,
            is_variadic: false,
            body: body.into(),
        };
        self.macros.insert(name.into(), definition);
    }

    fn find(&mut self, place: Place, finding: Finding) {
        self.findings.push((place, finding));
    }

    fn invalid(&mut self, place: Place, message: impl Into<String>) {
        self.find(place, Finding::Invalid(message.into()));
    }

    fn run(&mut self) -> Vec<Token> {
        let mut out = Vec::new();
        while let Some(token) = self.input.pop() {
            if token.kind == Kind::End {
                out.push(token);
                break;
            }
            if token.starts_line && token.is("#") && token.hidden.is_none() {
                self.directive(token.place);
                continue;
            }
            if out.len() + self.made > MAX_TOKENS {
                self.find(
                    token.place,
                    Finding::Unsupported("macro expansion without end".into()),
                );
                let end = std::mem::take(&mut self.input).into_iter().next();
                out.extend(end);
                break;
            }
            if token.kind == Kind::Word && self.expand(&token) {
                continue;
            }
            let is_packed = self.pack.last().is_some_and(|limit| *limit > 0)
                && (token.is("struct") || token.is("union"));
            let place = token.place;
            out.push(token);
            if is_packed {
                self.push_pack(&mut out, place);
            }
        }
        if !self.conditionals.is_empty() {
            let place = out.last().map_or(Place::default(), |token| token.place);
            self.invalid(place, "unterminated #if");
        }
        out
    }

    /// `#line number "file"`: what the next line and the file are called from here on.
    fn renumber(&mut self, name: &Token, rest: &[Token]) {
        let mut words = self.expand_apart(rest.to_vec()).into_iter();
        let number = words.next().and_then(|word| word.text.parse::<i64>().ok());
        let Some(number) = number else {
            return self.invalid(name.place, "\"#line\" is not followed by a number");
        };
        let next = i64::from(self.texts.line(name.place.start)) + 1;
        let called = words.next().filter(|word| word.kind == Kind::Text);
        let called = called.map(|word| word.text.trim_matches('"').into());
        let known = self.renumbered.entry(name.file).or_default();
        known.0 = number - next;
        known.1 = called.or_else(|| known.1.take());
    }

    /// `#pragma pack(…)`.
    fn pack(&mut self, rest: &[Token]) {
        let words = || rest.iter().skip(1);
        let number = words().find_map(|word| word.text.parse().ok());
        if words().any(|word| word.is("pop")) {
            self.pack.pop();
        } else if words().any(|word| word.is("push")) {
            let before = self.pack.last().copied().unwrap_or_default();
            self.pack.push(number.unwrap_or(before));
        } else {
            self.pack.pop();
            self.pack.push(number.unwrap_or(0));
        }
    }

    /// Says behind `struct` or `union` what its members are aligned to at most.
    fn push_pack(&self, out: &mut Vec<Token>, place: Place) {
        let limit = self.pack.last().copied().unwrap_or_default();
        let text = format!("__attribute__((__pack__({limit})))");
        let tokens = tokens(&text, Some(place));
        out.extend(tokens.into_iter().filter(|token| token.kind != Kind::End));
    }

    /// The rest of the line.
    fn line(&mut self) -> Vec<Token> {
        let mut line = Vec::new();
        while let Some(token) = self.input.last() {
            if token.starts_line || token.kind == Kind::End {
                break;
            }
            line.extend(self.input.pop());
        }
        line
    }

    fn directive(&mut self, hash: Place) {
        let line = self.line();
        let Some(name) = line.first() else { return };
        let place = line.iter().fold(hash, |whole, token| whole.to(token.place));
        let rest = &line[1..];
        match &*name.text {
            "define" => self.define(rest, place),
            "undef" => {
                if let Some(name) = rest.first() {
                    self.macros.remove(&name.text);
                }
            }
            "include" | "include_next" => self.include(rest, place),
            "if" => {
                let holds = self.condition(rest, place);
                self.conditional(holds);
            }
            "ifdef" | "ifndef" => {
                let Some(tested) = rest.first() else {
                    self.invalid(
                        place,
                        format!("no macro name given in #{} directive", name.text),
                    );
                    return self.conditional(false);
                };
                let is_defined = self.is_defined(&tested.text);
                self.conditional(is_defined == (&*name.text == "ifdef"));
            }
            // Reached at the end of a branch that was taken: the others are skipped.
            "elif" | "else" | "endif" => match self.conditionals.last_mut() {
                None => self.invalid(place, format!("#{} without #if", name.text)),
                Some(_) if &*name.text == "endif" => {
                    self.conditionals.pop();
                }
                Some(conditional) => {
                    if conditional.has_else {
                        let message = format!("#{} after #else", name.text);
                        self.invalid(place, message);
                    }
                    self.skip(false);
                }
            },
            "error" => {
                let text = spelled(rest);
                self.invalid(place, format!("#error {text}"));
            }
            "pragma" if rest.first().is_some_and(|word| word.is("pack")) => self.pack(rest),
            "pragma" if rest.first().is_some_and(|word| word.is("push_macro")) => {
                if let Some(name) = quoted_name(rest) {
                    let now = self.macros.get(&name).cloned();
                    self.pushed.entry(name).or_default().push(now);
                }
            }
            "pragma" if rest.first().is_some_and(|word| word.is("pop_macro")) => {
                if let Some(name) = quoted_name(rest)
                    && let Some(before) = self.pushed.get_mut(&name).and_then(Vec::pop)
                {
                    match before {
                        Some(definition) => self.macros.insert(name, definition),
                        None => self.macros.remove(&name),
                    };
                }
            }
            "pragma" if rest.first().is_some_and(|word| word.is("once")) => {
                let path = self.path_of(rest[0].file).to_owned();
                self.once.insert(path);
            }
            "line" => self.renumber(name, rest),
            "pragma" | "ident" | "warning" => {}
            _ if name.kind == Kind::Number => {}
            other => {
                let message = format!("invalid preprocessing directive #{other}");
                self.invalid(place, message);
            }
        }
    }

    fn conditional(&mut self, holds: bool) {
        self.conditionals.push(Conditional {
            is_taken: holds,
            has_else: false,
        });
        if !holds {
            self.skip(true);
        }
    }

    /// Skips to the branch that is to be read next, or behind the end of the conditional.
    fn skip(&mut self, may_take: bool) {
        let mut depth = 0;
        while let Some(token) = self.input.last() {
            if token.kind == Kind::End {
                return;
            }
            let is_directive = token.starts_line && token.is("#");
            let hash = token.place;
            self.input.pop();
            if !is_directive {
                continue;
            }
            let line = self.line();
            let name = line.first().map_or("", |token| &*token.text);
            match name {
                "if" | "ifdef" | "ifndef" => depth += 1,
                "endif" if depth > 0 => depth -= 1,
                "endif" => {
                    self.conditionals.pop();
                    return;
                }
                "elif" | "else" if depth == 0 => {
                    let Some(conditional) = self.conditionals.last_mut() else {
                        return;
                    };
                    let is_open = may_take && !conditional.is_taken;
                    conditional.has_else |= name == "else";
                    if is_open && (name == "else" || self.condition(&line[1..], hash)) {
                        if let Some(conditional) = self.conditionals.last_mut() {
                            conditional.is_taken = true;
                        }
                        return;
                    }
                }
                _ => {}
            }
        }
    }

    fn include(&mut self, rest: &[Token], place: Place) {
        let expanded;
        let mut rest = rest;
        if rest.first().is_some_and(|token| token.kind == Kind::Word) {
            expanded = self.expand_apart(rest.to_vec());
            rest = &expanded;
        }
        let name = match rest.first() {
            Some(token) if token.kind == Kind::Text => token.text.trim_matches('"').to_owned(),
            Some(token) if token.is("<") => {
                let inside = rest[1..].iter().take_while(|token| !token.is(">"));
                inside.map(|token| &*token.text).collect()
            }
            _ => return self.invalid(place, "#include expects \"FILENAME\" or <FILENAME>"),
        };
        let is_quoted = rest.first().is_some_and(|token| token.kind == Kind::Text);
        let from = rest.first().map_or(0, |token| token.file);
        self.includes += 1;
        let is_found = self.includes <= MAX_INCLUDES
            && match is_quoted {
                true => self.include_file(&name, from, place) || self.include_library(&name, place),
                false => {
                    self.include_library(&name, place) || self.include_file(&name, from, place)
                }
            };
        if !is_found {
            self.find(place, Finding::UnknownHeader(name));
        }
    }

    /// The path of the file that a token comes from.
    fn path_of(&self, file: u16) -> &str {
        self.texts.path(usize::from(file))
    }

    /// Reads a file of the program: one beside the file that names it, in the program's folder, or among its headers there.
    fn include_file(&mut self, name: &str, from: u16, place: Place) -> bool {
        let beside = frontend::beside(self.path_of(from), name);
        let folders = ["", "include/"].map(|folder| frontend::beside(folder, name));
        let mut paths = beside.into_iter().chain(folders.into_iter().flatten());
        let Some(path) = paths.find(|path| self.files.text(path).is_some()) else {
            return false;
        };
        if self.once.contains(&path) {
            return true;
        }
        let text = self.files.text(&path).unwrap_or_default();
        let file = u16::try_from(self.texts.len());
        let (Ok(file), Some(all)) = (file, self.texts.add(&path, text, place)) else {
            return false;
        };
        let mut header = tokens(text, None);
        header.pop();
        for token in &mut header {
            token.place = token.place.behind(all.start);
            token.file = file;
        }
        header.reverse();
        self.input.extend(header);
        true
    }

    /// Reads a header of the library, if there is one of that name; each once, but for those that mean to be read again.
    fn include_library(&mut self, name: &str, place: Place) -> bool {
        let Some((name, text)) = library::header(name) else {
            return false;
        };
        if self.headers.insert(name) || name == "assert.h" {
            let mut header = tokens(text, Some(place));
            header.pop();
            // What follows the directive starts a line of its own in any case.
            header.reverse();
            self.input.extend(header);
        }
        true
    }

    fn define(&mut self, rest: &[Token], place: Place) {
        let Some(name) = rest.first().filter(|token| token.kind == Kind::Word) else {
            return self.invalid(place, "macro names must be identifiers");
        };
        let mut at = 1;
        let mut parameters = None;
        let mut is_variadic = false;
        if rest
            .get(1)
            .is_some_and(|token| token.is("(") && !token.spaced)
        {
            let mut names: Vec<Rc<str>> = Vec::new();
            at = 2;
            loop {
                match rest.get(at) {
                    Some(token) if token.is(")") => break,
                    Some(token) if token.is("...") => {
                        is_variadic = true;
                        // GNU: `args...` names the rest.
                        if !rest[at - 1].is(",") && !rest[at - 1].is("(") {
                        } else {
                            names.push("__VA_ARGS__".into());
                        }
                    }
                    Some(token) if token.kind == Kind::Word => names.push(Rc::clone(&token.text)),
                    Some(token) if token.is(",") => {}
                    _ => return self.invalid(place, "malformed parameter list of a macro"),
                }
                at += 1;
            }
            at += 1;
            parameters = Some(names);
        }
        let definition = Macro {
            parameters,
            is_variadic,
            body: rest[at..].into(),
        };
        self.macros.insert(Rc::clone(&name.text), definition);
    }

    fn is_defined(&self, name: &str) -> bool {
        self.macros.contains_key(name) || matches!(name, "__LINE__" | "__FILE__" | "__COUNTER__")
    }
}

/// Tokens as they would be written.
pub(super) fn spelled(tokens: &[Token]) -> String {
    let mut text = String::new();
    for (at, token) in tokens.iter().enumerate() {
        if at > 0 && (token.spaced || token.starts_line) {
            text.push(' ');
        }
        text.push_str(&token.text);
    }
    text
}
