//! Where a source that the grammar cannot read goes wrong, as a parser that reads from left to right meets it: the first token that cannot
//! stand where it does. What the grammar says is where it began to give up, which may be long before.
//!
//! Operands and operators take turns, and brackets nest; more is not asked. Members of classes and keys of objects may be anything.

mod brackets;
mod literals;

use std::ops::Range;

/// What a bracket that is open belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Open {
    Arguments,
    Group,
    /// Behind `if` and the like: a statement follows.
    Head,
    /// The parameters of a function; a body follows.
    Parameters,
    Array,
    /// An object; whether a value is being read, and not a key.
    Object(bool),
    /// A block; whether it is the body of a function that is a value.
    Block(bool),
    Class(bool),
    /// A pair of brackets whose inside is not looked at.
    Anything,
    /// Code in a template.
    Template,
}

/// Words of expressions that are no names.
const RESERVED: &[&str] = &[
    "class", "delete", "false", "function", "new", "null", "this", "true", "typeof",
];

/// The words that an operand follows.
const PREFIXES: &[&str] = &[
    "typeof", "void", "delete", "new", "await", "yield", "throw", "return", "case", "else", "do",
    "let", "const", "var", "extends", "default", "export", "import", "from", "as", "static",
    "async", "get", "set", "of", "accessor",
];
const HEADS: &[&str] = &["if", "while", "for", "switch", "with", "catch"];
const INFIX: &[&str] = &["in", "instanceof", "of", "as", "from"];
/// Words that begin a statement and are no operands.
const BEGINS: &[&str] = &[
    "const", "var", "if", "while", "for", "switch", "with", "return", "throw", "try", "do",
    "break", "continue", "case", "else", "catch", "finally", "default", "import", "export",
    "debugger", "enum",
];
const OPERATORS: &[&str] = &[
    ">>>=", "...", "===", "!==", "**=", "<<=", ">>=", ">>>", "&&=", "||=", "??=", "=>", "==", "!=",
    "<=", ">=", "&&", "||", "??", "?.", "++", "--", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=",
    "<<", ">>", "**",
];

/// What is shown of the source, and what is said of it.
type Fault = (Range<usize>, String);

struct Reader<'s> {
    source: &'s str,
    at: usize,
    open: Vec<Open>,
    /// Whether an operand is to come.
    wants: bool,
    /// Whether a statement may begin here.
    is_start: bool,
    /// The word or mark before.
    before: &'s str,
    /// What the bracket belonged to that was closed last.
    closed: Option<Open>,
    /// Whether a line has ended since the token before.
    has_break: bool,
    /// A function whose parameters or body are to come; whether it is a value.
    function: Option<bool>,
    class: Option<bool>,
    /// Where the token before stands.
    last: Range<usize>,
    /// How many `?` wait for their `:`.
    choices: Vec<usize>,
    /// Whether what stands before is nothing that could be assigned to.
    is_value: bool,
    /// A `=` behind a key of an object: how deep in brackets, and where. What stands around may turn out to be a pattern.
    short: Option<(usize, Range<usize>)>,
}

/// The first token of a broken source that cannot stand where it does; nothing where none is found.
pub(super) fn broken(source: &str) -> Option<Fault> {
    let mut reader = Reader {
        source,
        at: 0,
        open: Vec::new(),
        wants: true,
        is_start: true,
        before: "",
        closed: None,
        has_break: false,
        function: None,
        class: None,
        last: 0..0,
        choices: Vec::new(),
        is_value: false,
        short: None,
    };
    reader.run().err()
}

/// Whether a text begins with an operator that assigns.
fn is_assignment(text: &str) -> bool {
    let operator = OPERATORS
        .iter()
        .find(|operator| text.starts_with(**operator));
    match operator {
        Some(operator) => {
            operator.ends_with('=')
                && !matches!(*operator, "===" | "!==" | "==" | "!=" | "<=" | ">=")
        }
        None => text.starts_with('='),
    }
}

/// Whether what stands before a `=` is a name.
fn is_key(before: &str) -> bool {
    before.chars().all(is_part)
        && !before.is_empty()
        && !before.starts_with(|c: char| c.is_ascii_digit())
}

fn is_part(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, '_' | '$' | '\u{200c}' | '\u{200d}')
}

impl<'s> Reader<'s> {
    fn rest(&self) -> &'s str {
        &self.source[self.at..]
    }

    fn top(&self) -> Option<Open> {
        self.open.last().copied()
    }

    fn unexpected(&self, length: usize, said: &str) -> Fault {
        (self.at..self.at + length, said.to_owned())
    }

    /// What is said of a token that follows an operand; of an argument list that goes on, its last token is shown.
    fn superfluous(&self, length: usize, said: String) -> Fault {
        match self.top() {
            Some(Open::Arguments) => (
                self.last.clone(),
                "missing ) after argument list".to_owned(),
            ),
            _ => self.unexpected(length, &said),
        }
    }

    /// Passes over what is no token.
    fn pass(&mut self) -> Result<(), Fault> {
        loop {
            let rest = self.rest();
            let Some(first) = rest.chars().next() else {
                return Ok(());
            };
            if first.is_whitespace() || first == '\u{feff}' {
                self.has_break |= matches!(first, '\n' | '\r' | '\u{2028}' | '\u{2029}');
                self.at += first.len_utf8();
            } else if rest.starts_with("//")
                || rest.starts_with("<!--")
                || self.at == 0 && rest.starts_with("#!")
            {
                self.at += rest.find(['\n', '\r']).unwrap_or(rest.len());
            } else if rest.starts_with("/*") {
                let end = rest
                    .find("*/")
                    .ok_or_else(|| self.unexpected(rest.len(), "Invalid or unexpected token"))?;
                self.has_break |= rest[..end].contains('\n');
                self.at += end + 2;
            } else {
                return Ok(());
            }
        }
    }

    fn run(&mut self) -> Result<(), Fault> {
        loop {
            self.has_break = false;
            self.pass()?;
            let rest = self.rest();
            let Some(first) = rest.chars().next() else {
                return self.end();
            };
            let start = self.at;
            let was_value = self.is_value;
            self.is_value = false;
            if was_value && !self.is_lenient() && is_assignment(rest) {
                let words = "Invalid left-hand side in assignment";
                return Err((self.last.clone(), words.to_owned()));
            }
            match first {
                '"' | '\'' => self.text(first)?,
                '`' => self.template(1)?,
                '0'..='9' => self.number()?,
                '.' if rest[1..].starts_with(|c: char| c.is_ascii_digit()) => self.number()?,
                '/' if self.wants => self.pattern()?,
                '#' | '\\' => self.name()?,
                '@' => return Err(self.unexpected(1, "Invalid or unexpected token")),
                _ if is_part(first) => self.name()?,
                _ => self.mark()?,
            }
            self.last = start..self.at;
        }
    }

    fn end(&self) -> Result<(), Fault> {
        match self.top() {
            Some(Open::Arguments) if !self.wants => Err(self.superfluous(0, String::new())),
            Some(_) => Err(self.unexpected(0, "Unexpected end of input")),
            None if self.wants && !self.is_start
                || matches!(self.before, "do" | "try")
                || self.before == "else" && self.source[..self.last.start].contains("if") =>
            {
                Err(self.unexpected(0, "Unexpected end of input"))
            }
            None if !self.choices.is_empty() => Err(self.unexpected(0, "Unexpected end of input")),
            None => Ok(()),
        }
    }

    /// An operand that is one token.
    fn operand(&mut self, length: usize, said: String) -> Result<(), Fault> {
        if !self.wants && !self.is_lenient() && !self.is_behind_word() && !self.begins_statement() {
            return Err(self.superfluous(length, said));
        }
        self.before = &self.source[self.at..self.at + length];
        self.at += length;
        self.done();
        self.is_value = true;
        Ok(())
    }

    /// Keys of objects and members of classes are not looked at closely.
    fn is_lenient(&self) -> bool {
        matches!(
            self.top(),
            Some(Open::Object(false) | Open::Class(_) | Open::Anything | Open::Parameters)
        )
    }

    fn done(&mut self) {
        self.wants = false;
        self.is_start = false;
        self.closed = None;
    }

    /// Whether a token begins another statement, because a line ended before it.
    fn begins_statement(&mut self) -> bool {
        let is_among_statements = matches!(self.top(), None | Some(Open::Block(_)));
        if is_among_statements && self.has_break {
            self.begin();
            return true;
        }
        false
    }

    fn begin(&mut self) {
        self.wants = true;
        self.is_start = true;
        self.choices.retain(|&depth| depth < self.open.len());
    }

    fn name(&mut self) -> Result<(), Fault> {
        let rest = self.rest();
        let skip = usize::from(rest.starts_with('#') || rest.starts_with('\\'));
        let end = rest[skip..].find(|c| !is_part(c) && c != '\\');
        let end = end.map_or(rest.len(), |end| end + skip);
        let word = &rest[..end];
        let is_member = matches!(self.before, "." | "?.");
        if is_member || self.is_lenient() && !matches!(word, "function" | "class") {
            // As a member, a word is no more than a name.
            self.before = if is_member { "" } else { word };
            self.at += end;
            self.done();
            return Ok(());
        }
        if word == "await" && self.before == "for" {
            self.at += end;
            return Ok(());
        }
        if word == "extends" && self.class.is_some()
            || word == "from" && matches!(self.before, "*" | "}")
        {
            self.go_on(end);
            return Ok(());
        }
        let behind = rest[end..].trim_start();
        if word == "import" && self.is_start && !behind.starts_with(['(', '.']) {
            return self.import(rest);
        }
        if !self.wants {
            if INFIX.contains(&word)
                && !(self.is_behind_word() && matches!(word, "of" | "as" | "from"))
            {
                self.go_on(end);
                return Ok(());
            }
            // Words that are also names, with what they stand in front of.
            let is_modifier = self.is_behind_word();
            let is_after_block =
                matches!(self.closed, Some(Open::Block(false) | Open::Class(false)));
            if !is_modifier && !is_after_block && word != "while" && !self.begins_statement() {
                let said =
                    match BEGINS.contains(&word) || RESERVED.contains(&word) || word == "void" {
                        true => format!("Unexpected token '{word}'"),
                        false => format!("Unexpected identifier '{word}'"),
                    };
                return Err(self.superfluous(end, said));
            }
            self.begin();
        }
        let is_declared = matches!(self.before, "var" | "const" | "let");
        let is_word = RESERVED.contains(&word) || BEGINS.contains(&word) || word == "in";
        if is_declared && is_word || self.function.is_some() && BEGINS.contains(&word) {
            return Err(self.unexpected(end, &format!("Unexpected token '{word}'")));
        }
        // A statement inside of an expression.
        let may_begin = self.is_start
            || self.top() == Some(Open::Head)
            || matches!(
                self.before,
                "else" | "do" | "export" | ")" | "default" | "async"
            )
            || self.before == ":"
            || word == "catch"
            || word == "finally";
        if BEGINS.contains(&word) && !may_begin && !matches!(word, "default" | "case" | "import") {
            return Err(self.unexpected(end, &format!("Unexpected token '{word}'")));
        }
        if word == "function" {
            self.function = Some(!self.is_start && !matches!(self.before, "export" | "default"));
            self.go_on(end);
        } else if word == "class" {
            self.class = Some(!self.is_start && !matches!(self.before, "export" | "default"));
            self.go_on(end);
        } else if HEADS.contains(&word)
            || PREFIXES.contains(&word)
            || matches!(word, "try" | "finally")
        {
            let was_start = self.is_start;
            self.go_on(end);
            // What may be a name, or stand alone, may be followed by an operator.
            let is_name = matches!(
                word,
                "let"
                    | "await"
                    | "yield"
                    | "from"
                    | "as"
                    | "static"
                    | "async"
                    | "get"
                    | "set"
                    | "of"
                    | "accessor"
            );
            self.wants = !is_name;
            self.is_start = matches!(
                word,
                "else" | "do" | "try" | "finally" | "catch" | "export" | "default"
            ) || was_start && matches!(word, "async");
        } else if matches!(word, "break" | "continue" | "debugger") {
            self.before = word;
            self.at += end;
            self.wants = true;
            self.is_start = true;
        } else {
            self.before = word;
            self.at += end;
            self.done();
            self.is_value = matches!(word, "this" | "null" | "true" | "false");
        }
        Ok(())
    }

    /// What is imported, up to the text that names the module.
    fn import(&mut self, rest: &str) -> Result<(), Fault> {
        match rest.find(['"', '\'']) {
            Some(place) => self.at += place,
            None => return Err(self.unexpected(rest.len(), "Unexpected end of input")),
        }
        self.wants = true;
        Ok(())
    }

    /// Whether the word before may stand alone or be followed by an operand.
    fn is_behind_word(&self) -> bool {
        matches!(
            self.before,
            "async"
                | "let"
                | "get"
                | "set"
                | "static"
                | "of"
                | "type"
                | "using"
                | "await"
                | "yield"
                | "as"
        )
    }

    /// Takes a token behind which an operand is to come.
    fn go_on(&mut self, length: usize) {
        self.before = &self.source[self.at..self.at + length];
        self.at += length;
        self.wants = true;
        self.is_start = false;
        self.closed = None;
    }

    fn mark(&mut self) -> Result<(), Fault> {
        let rest = self.rest();
        let first = rest.chars().next().unwrap_or_default();
        let operator = OPERATORS
            .iter()
            .find(|operator| rest.starts_with(**operator));
        let mark = operator.copied().unwrap_or(&rest[..first.len_utf8()]);
        let mark = match mark {
            "?." if rest[2..].starts_with(|c: char| c.is_ascii_digit()) => "?",
            mark => mark,
        };
        let said = format!("Unexpected token '{mark}'");
        let is_wild = self.is_lenient();
        match mark {
            "{" if self.is_superfluous_brace() => return Err(self.superfluous(1, said)),
            "(" | "[" | "{" => self.enter(mark),
            ")" | "]" | "}" => return self.leave(mark, &said),
            ";" => {
                let may_end = !self.wants
                    || self.is_start
                    || matches!(
                        self.before,
                        "return" | "yield" | ";" | "break" | "continue" | "("
                    )
                    || self.top() == Some(Open::Head)
                    || is_wild;
                if !may_end {
                    return Err(self.unexpected(1, &said));
                }
                match self.top() {
                    Some(Open::Arguments) => return Err(self.superfluous(1, said)),
                    Some(Open::Group | Open::Array | Open::Object(_) | Open::Template) => {
                        return Err(self.unexpected(1, &said));
                    }
                    _ => {}
                }
                self.go_on(1);
                self.begin();
            }
            "," => {
                if self.wants && !is_wild && self.top() != Some(Open::Array) && !self.is_start {
                    return Err(self.unexpected(1, &said));
                }
                if self.top() == Some(Open::Object(true)) {
                    self.open.pop();
                    self.open.push(Open::Object(false));
                }
                self.go_on(1);
            }
            ":" => {
                let depth = self.open.len();
                if self.choices.last() == Some(&depth) {
                    self.choices.pop();
                    self.go_on(1);
                } else if self.top() == Some(Open::Object(false)) {
                    self.open.pop();
                    self.open.push(Open::Object(true));
                    self.go_on(1);
                } else {
                    self.go_on(1);
                    self.is_start = true;
                }
            }
            "?" => {
                if self.wants && !is_wild {
                    return Err(self.unexpected(1, &said));
                }
                self.choices.push(self.open.len());
                self.go_on(1);
            }
            "++" | "--" => {
                if !self.wants && !self.has_break {
                    self.before = mark;
                    self.at += 2;
                } else {
                    self.go_on(2);
                }
            }
            "..."
                if self.is_start
                    && self.top().is_none_or(|open| matches!(open, Open::Block(_))) =>
            {
                return Err(self.unexpected(3, &said));
            }
            "+" | "-" | "!" | "~" | "..." => self.go_on(mark.len()),
            "*" if matches!(
                self.before,
                "function" | "yield" | "import" | "export" | "async"
            ) || is_wild =>
            {
                self.go_on(1)
            }
            "." | "?." => {
                if self.wants && !matches!(self.before, "import" | "new") && !is_wild {
                    return Err(self.unexpected(mark.len(), &said));
                }
                self.go_on(mark.len());
            }
            "=>" if self.wants && self.before != ")" => return Err(self.unexpected(2, &said)),
            "=>" => self.go_on(2),
            "=" if self.top() == Some(Open::Object(false)) && is_key(self.before) => {
                let depth = self.open.len();
                let value = rest.find([',', '}', '\n']).unwrap_or(rest.len());
                let end = self.at + rest[..value].trim_end().len();
                let place = self.last.start..end;
                self.short = self.short.take().or(Some((depth, place)));
                self.open.pop();
                self.open.push(Open::Object(true));
                self.go_on(1);
            }
            _ => {
                if self.wants
                    && !is_wild
                    && !matches!(
                        self.before,
                        "yield" | "await" | "let" | "async" | "of" | "get" | "set" | "static"
                    )
                {
                    return Err(self.unexpected(mark.len(), &said));
                }
                self.go_on(mark.len());
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests;
