//! What is wrong with a program or its input, as data.

use crate::{Span, Undefined};
use std::rc::Rc;

/// How bad it is.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize,
)]
pub enum Severity {
    /// Worth knowing; nothing is lost.
    Note,
    /// Something will be symbolic or differ from the real implementation.
    Warning,
    /// Part of the program cannot be run as written.
    Error,
}

/// What kind of finding it is; stable, for machines.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize,
)]
pub enum Code {
    /// Text that fits no rule of the grammar.
    SyntaxError,
    /// Something the grammar demands and the text lacks.
    MissingSyntax,
    /// A construct that the frontend does not lower.
    Unsupported,
    /// A construct that the language's own compiler refuses.
    InvalidProgram,
    /// A name that is bound nowhere.
    UnknownName,
    /// An import that cannot be found.
    UnknownImport,
    /// A file of the program that is there and is not read; the subject says which and why.
    UnreadFile,
    /// The library of the language cannot be had; the subject says why.
    NoLibrary,
    /// The text form of the IR is malformed or breaks a rule of the verifier.
    InvalidIr,
    /// The run ended with an exception that nothing caught.
    UncaughtException,
    /// The run took something to be so of an unknown, since nobody said.
    Assumed,
    /// A limit that the person set was reached.
    LimitReached,
    /// Memory that the run allocated and never freed.
    Unfreed,
    /// The stack had no room for another call or object.
    StackOverflow,
    /// The run held more than it may.
    OutOfMemory,
    /// The run did something that the language gives no meaning to.
    Undefined(Undefined),
}

impl Code {
    /// The code as machines read it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Code::SyntaxError => "syntax_error",
            Code::MissingSyntax => "missing_syntax",
            Code::Unsupported => "unsupported",
            Code::InvalidProgram => "invalid_program",
            Code::UnknownName => "unknown_name",
            Code::UnknownImport => "unknown_import",
            Code::UnreadFile => "unread_file",
            Code::NoLibrary => "no_library",
            Code::InvalidIr => "invalid_ir",
            Code::UncaughtException => "uncaught_exception",
            Code::Assumed => "assumed",
            Code::LimitReached => "limit_reached",
            Code::Unfreed => "unfreed_memory",
            Code::StackOverflow => "stack_overflow",
            Code::OutOfMemory => "out_of_memory",
            Code::Undefined(kind) => kind.name(),
        }
    }
}

/// One finding, with its place.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Diagnostic {
    /// What kind of finding.
    pub code: Code,
    /// How bad.
    pub severity: Severity,
    /// The file where it is not the one that the program begins with: its path in the program's folder.
    pub file: Option<Rc<str>>,
    /// Where.
    pub span: Span,
    /// What in particular: the kind of node, the name, the missing token.
    pub subject: String,
    /// Other places that matter, each with what it has to do with this.
    pub notes: Vec<Note>,
}

/// Another place that matters to a finding.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Note {
    /// As in [`Diagnostic::file`].
    pub file: Option<Rc<str>>,
    /// Where.
    pub span: Span,
    /// What the place has to do with the finding.
    pub text: String,
}

impl Diagnostic {
    /// A finding without notes.
    #[must_use]
    pub fn new(
        code: Code,
        severity: Severity,
        span: Span,
        subject: impl Into<String>,
    ) -> Diagnostic {
        Diagnostic {
            code,
            severity,
            file: None,
            span,
            subject: subject.into(),
            notes: Vec::new(),
        }
    }

    /// The finding in one sentence. The one place where diagnostics become words.
    #[must_use]
    pub fn message(&self) -> String {
        let subject = &self.subject;
        match self.code {
            Code::SyntaxError if subject.is_empty() => {
                "this text fits no rule of the language".into()
            }
            Code::SyntaxError => format!("unexpected `{subject}`"),
            Code::MissingSyntax => format!("`{subject}` expected"),
            Code::Unsupported => format!("`{subject}` is not supported: its value is unknown"),
            Code::InvalidProgram
            | Code::UncaughtException
            | Code::InvalidIr
            | Code::UnreadFile
            | Code::Unfreed
            | Code::Undefined(_) => subject.clone(),
            Code::Assumed => format!("assumed: {subject}"),
            Code::UnknownName => {
                format!("`{subject}` is not defined: its value is unknown")
            }
            Code::UnknownImport => format!("`{subject}` cannot be found: what it holds is unknown"),
            Code::NoLibrary => format!(
                "the library cannot be loaded ({subject}): what is imported from it is unknown. It is tried again when the source changes"
            ),
            Code::StackOverflow => {
                "the stack has no room: calls nest too deeply, or objects are too large".into()
            }
            Code::OutOfMemory => {
                format!("out of memory: the program holds more than {subject}, which is its limit")
            }
            Code::LimitReached => format!("stopped: {subject}"),
        }
    }
}
