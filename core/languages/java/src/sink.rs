//! What the checker writes into besides its results: names, places, findings.

use ir::{Code, Diagnostic, Names, Position, Severity, Span, Symbol};
use std::rc::Rc;
use syntax::{LineIndex, Node};

/// See the module's documentation.
pub(super) struct Sink {
    pub names: Names,
    counter: u32,
    /// The lines of each file, by its place in the table.
    lines: Vec<Option<LineIndex>>,
    pub diagnostics: Vec<Diagnostic>,
    /// The file of what is found: as in [`Diagnostic::file`].
    pub file: Option<Rc<str>>,
    /// Whether what is found is about the program.
    pub is_reporting: bool,
}

impl Sink {
    pub fn new(names: Names) -> Sink {
        Sink {
            names,
            counter: 0,
            lines: Vec::new(),
            diagnostics: Vec::new(),
            file: None,
            is_reporting: true,
        }
    }

    pub fn intern(&mut self, name: &str) -> Symbol {
        self.names.intern(name)
    }

    pub fn name(&self, symbol: Symbol) -> &str {
        self.names.text(symbol)
    }

    pub fn next_number(&mut self) -> u32 {
        self.counter += 1;
        self.counter - 1
    }

    pub fn span(&mut self, file: u32, source: &str, node: Node<'_>) -> Span {
        let file = file as usize;
        if self.lines.len() <= file {
            self.lines.resize_with(file + 1, || None);
        }
        let lines = self.lines[file].get_or_insert_with(|| LineIndex::new(source));
        let position = |offset| {
            let syntax::Position { line, column } = lines.position(source, offset);
            Position { line, column }
        };
        Span {
            start: position(node.start()),
            end: position(node.end()),
        }
    }

    /// What was found at a place is found anew.
    pub fn forget(&mut self, at: Span) {
        if self.is_reporting && !self.diagnostics.is_empty() {
            let file = &self.file;
            self.diagnostics
                .retain(|old| old.file != *file || !at.contains(old.span));
        }
    }

    /// What the language's own compiler would refuse, in its words.
    pub fn invalid(&mut self, at: Span, message: impl Into<String>) {
        self.found(at, Severity::Error, message.into());
    }

    /// The same of a token, which is told of a file that cannot be read as a whole too.
    pub fn invalid_token(&mut self, at: Span, message: &str) {
        let is_reporting = std::mem::replace(&mut self.is_reporting, true);
        self.invalid(at, message);
        self.is_reporting = is_reporting;
    }

    /// The same of what may be in another file.
    pub fn doubt(&mut self, at: Span, message: String) {
        self.found(at, Severity::Warning, message);
    }

    fn found(&mut self, at: Span, severity: Severity, message: String) {
        let found = Diagnostic {
            file: self.file.clone(),
            ..Diagnostic::new(Code::InvalidProgram, severity, at, message)
        };
        if self.is_reporting && !self.diagnostics.contains(&found) {
            self.diagnostics.push(found);
        }
    }
}
