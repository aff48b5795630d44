//! A frontend for any language: a model writes the IR, the IR's own parser and verifier decide.

use super::{RETRIES, without_fences};
use crate::{Answer, End, Failure, Next, Request, Task, prompts};
use ir::{Callee, FunctionId, Functions, InstId, ModuleId, Op, Program, Semantics, Violation};
use std::fmt::Write;

/// How long a program may be, in bytes.
pub const LONGEST: usize = 1 << 20;

/// How many errors are sent back at once.
const MOST_ERRORS: usize = 20;

/// How many tokens an answer may have.
const TOKENS: u32 = 16_000;

/// An error in an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wrong {
    /// In which line of the answer; 0 where it is not in one.
    pub line: u32,
    /// What, in words.
    pub message: String,
}

impl std::fmt::Display for Wrong {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        match self.line {
            0 => f.write_str(&self.message),
            line => write!(f, "line {line}: {}", self.message),
        }
    }
}

/// Why there is no program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotLowered {
    /// No answer came.
    Failed(Failure),
    /// No answer was a program; what is wrong with the last.
    Invalid(Vec<Wrong>),
}

impl std::fmt::Display for NotLowered {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        match self {
            NotLowered::Failed(failure) => failure.fmt(f),
            NotLowered::Invalid(wrong) => {
                f.write_str("No answer was a valid program:")?;
                wrong.iter().try_for_each(|wrong| write!(f, "\n{wrong}"))
            }
        }
    }
}

/// What surrounds a text that is lowered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// Nothing: it is a program.
    Program,
    /// More of the program, in front of it or behind it.
    Chunk,
}

/// Lowers a source; gives text in IR.
#[derive(Clone, Debug)]
pub struct Lower {
    source: String,
    part: Part,
    first: Request,
    retries: u32,
    next: Next<Result<String, NotLowered>>,
}

impl Lower {
    /// Of a source in a language, by the name that people know it by.
    #[must_use]
    pub fn new(language: &str, source: &str) -> Lower {
        Lower::of(language, source, Part::Program)
    }

    pub(super) fn of(language: &str, source: &str, part: Part) -> Lower {
        let what = match part {
            Part::Program => "source code",
            Part::Chunk => "part of a longer source, by itself,",
        };
        let text = format!("Lower the following {language} {what} into IR:\n\n{source}");
        let first = Request::new(prompts::lower(), text, TOKENS);
        Lower {
            source: source.to_owned(),
            part,
            first: first.clone(),
            retries: RETRIES,
            next: Next::Ask(first),
        }
    }

    /// With another number of times that a bad answer is sent back.
    #[must_use]
    pub fn with_retries(mut self, retries: u32) -> Lower {
        self.retries = retries;
        self
    }
}

impl Task for Lower {
    type Result = Result<String, NotLowered>;

    fn next(&self) -> Next<Self::Result> {
        self.next.clone()
    }

    fn answered(&mut self, answer: Result<Answer, Failure>) {
        let answer = match answer {
            Ok(answer) => answer,
            Err(failure) => {
                self.next = Next::Done(Err(NotLowered::Failed(failure)));
                return;
            }
        };
        let read = match answer.end {
            End::Whole => read(&answer.text, &self.source, self.part),
            End::TokenLimit => Err(whole("the answer is cut off: it has too many tokens")),
            End::Refused => Err(whole("the model refused")),
        };
        self.next = match read {
            Ok(text) => Next::Done(Ok(text)),
            Err(wrong) if self.retries == 0 => Next::Done(Err(NotLowered::Invalid(wrong))),
            Err(wrong) => {
                self.retries -= 1;
                let mut text = "This is not valid:\n".to_owned();
                for wrong in wrong.iter().take(MOST_ERRORS) {
                    let _ = writeln!(text, "{wrong}");
                }
                text += "Answer with the whole IR again, corrected.";
                // What is too long is not worth sending back.
                let said: String = answer.text.chars().take(LONGEST / 16).collect();
                Next::Ask(self.first.clone().corrected(&said, text))
            }
        };
    }
}

fn whole(message: &str) -> Vec<Wrong> {
    let message = message.to_owned();
    vec![Wrong { line: 0, message }]
}

/// An answer as text in IR with a head of ours, if it is valid.
fn read(answer: &str, source: &str, part: Part) -> Result<String, Vec<Wrong>> {
    if answer.len() > LONGEST {
        return Err(whole("the answer is too long"));
    }
    let inside = without_fences(answer);
    let skipped = answer[..inside.as_ptr() as usize - answer.as_ptr() as usize]
        .matches('\n')
        .count() as u32;
    let mut text = HEAD.to_owned();
    let mut has_head = false;
    for line in inside.lines() {
        // A head that the model wrote is not a second module; its line stays, so that places are right.
        let is_head = !has_head && line.trim_start().starts_with("module ");
        has_head |= is_head || !line.trim().is_empty();
        text += if is_head { "" } else { line };
        text.push('\n');
    }
    let mut program = Program::default();
    let plain = |_: &str| Some(Semantics::plain());
    ir::parse_into(&mut program, &text, &plain).map_err(|errors| {
        let errors = errors.into_iter().map(|error| Wrong {
            line: skipped + error.at.line - 1,
            message: error.message,
        });
        errors.collect::<Vec<_>>()
    })?;
    let lines = lines_of_instructions(&text);
    let mut wrong: Vec<Wrong> = Vec::new();
    let mut tell = |at: InstId, message: String| {
        let line = lines.get(at.index()).or(lines.last());
        wrong.push(Wrong {
            line: line.map_or(0, |line| skipped + line - 1),
            message,
        });
    };
    if program.modules.len() != 1 {
        return Err(whole("there is more than one module in the answer"));
    }
    let lengths: Vec<u32> = source
        .split('\n')
        .map(|line| line.trim_end_matches('\r').chars().count() as u32)
        .collect();
    let violations = ir::verify(&program).into_iter();
    let violations = violations.chain(ir::verify_spans(&program, ModuleId(0), &lengths));
    let violations: Vec<Violation> = violations.collect();
    let is_sound = violations.is_empty();
    for violation in violations {
        tell(violation.at, violation.message);
    }
    let module = &program.modules[0];
    let entry = module.insts.first().map(|inst| &inst.op);
    let is_entry = |label: ir::Label| program.names.text(module.labels[label.index()]) == "entry";
    if !matches!(entry, Some(Op::Label { label }) if is_entry(*label)) {
        tell(InstId(0), "the first line is not `entry:`".to_owned());
    }
    if module.is_library {
        tell(InstId(0), "a program is no library".to_owned());
    }
    // The owners of instructions are known only of what is sound.
    let functions = is_sound.then(|| Functions::of(module));
    for (at, inst) in (0..).map(InstId).zip(&module.insts) {
        match &inst.op {
            Op::CallFunction {
                callee: Callee::Intrinsic(_),
                ..
            } => tell(at, "`@` and intrinsics are not for programs".to_owned()),
            Op::Const {
                value: ir::Const::Intrinsic(_),
                ..
            } => tell(at, "`@` and intrinsics are not for programs".to_owned()),
            Op::Return { .. } if part == Part::Chunk => {
                let owner = functions.as_ref().map(|all| all.owner[at.index()]);
                if owner == Some(FunctionId::TOP) {
                    let message = "more follows: nothing returns outside of functions";
                    tell(at, message.to_owned());
                }
            }
            _ => {}
        }
    }
    match wrong.is_empty() {
        true => Ok(text),
        false => Err(wrong),
    }
}

/// The head of a program in a language without a frontend: what its instructions do is what the IR says by itself.
pub(super) const HEAD: &str = "module main plain\n";

/// The line of each instruction, by the rules of the text form: one a line, without what is no instruction.
fn lines_of_instructions(text: &str) -> Vec<u32> {
    const OTHERS: [&str; 5] = ["module", "layout", "note", "type", "local"];
    let is_instruction = |line: &str| {
        let line = line.trim_start();
        let word = line.split_whitespace().next().unwrap_or(";");
        !word.starts_with(';') && !OTHERS.contains(&word)
    };
    let lines = (1..).zip(text.lines());
    let lines = lines.filter(|(_, line)| is_instruction(line));
    lines.map(|(number, _)| number).collect()
}
