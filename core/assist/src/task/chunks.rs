//! Long sources, lowered in chunks whose programs are joined in the order of the source.
//!
//! A chunk is a function or class of the outermost level, or the statements between two. Without a grammar it is a run of
//! blocks, which blank lines separate where the next line is not indented.

use super::lower::{HEAD, Lower, NotLowered, Part};
use crate::{Answer, Failure, Next, Task};
use ir::{Const, Hint, InstId, Label, Module, Op, Position, Program, Reg, Semantics, Span};
use std::ops::Range;
use syntax::{Node, SyntaxTree};

/// How many lines a run of blocks may have where there is no grammar; one block may have more.
const LINES: usize = 60;

/// What a chunk is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A function.
    Function,
    /// A class.
    Class,
    /// Anything else.
    Statements,
}

/// A part of a source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chunk {
    /// What it is.
    pub kind: Kind,
    /// What it is called: the definition's name, or the lines.
    pub name: String,
    /// Where it is.
    pub range: Range<usize>,
}

/// The chunks of a source.
#[must_use]
pub fn chunks(source: &str, tree: Option<&SyntaxTree>) -> Vec<Chunk> {
    match tree {
        Some(tree) => by_tree(source, tree),
        None => by_lines(source),
    }
}

/// The first line of a stretch, counted from 1.
fn line_of(source: &str, at: usize) -> usize {
    source[..at].matches('\n').count() + 1
}

fn statements(source: &str, range: Range<usize>) -> Chunk {
    let last = source[range.clone()].trim_end().len() + range.start;
    let (from, to) = (line_of(source, range.start), line_of(source, last));
    Chunk {
        kind: Kind::Statements,
        name: format!("lines_{from}_{to}"),
        range,
    }
}

fn by_tree(source: &str, tree: &SyntaxTree) -> Vec<Chunk> {
    let mut all: Vec<Chunk> = Vec::new();
    let mut end = 0;
    for node in tree.root().named_children().filter(|node| !node.is_extra()) {
        let range = node.byte_range();
        // What stands between, comments for the most part, belongs to what follows; from the beginning of its line on.
        let between = &source[end.min(range.start)..range.start];
        let blank = between.len() - between.trim_start().len();
        let first = (range.start - between.len() + blank).min(range.start);
        let line = source[..first].rfind('\n').map_or(0, |at| at + 1);
        let is_first = source[line..first].trim().is_empty();
        let start = if is_first { line } else { first };
        let range = start..range.end;
        end = range.end;
        match definition(node, source) {
            Some((kind, name)) => all.push(Chunk { kind, name, range }),
            None => match all.last_mut() {
                Some(last) if last.kind == Kind::Statements => {
                    *last = statements(source, last.range.start..range.end);
                }
                _ => all.push(statements(source, range)),
            },
        }
    }
    all
}

/// What a node of the outermost level defines, by what grammars call such nodes.
fn definition(node: Node<'_>, source: &str) -> Option<(Kind, String)> {
    if let Some(inner) = node.child_by_field("definition") {
        // Decorated, exported.
        return definition(inner, source);
    }
    let kind = node.kind();
    let is_one = |words: &[&str]| words.iter().any(|word| kind.contains(word));
    let defines = is_one(&["definition", "declaration", "item"])
        || matches!(kind, "method" | "class" | "module");
    let found = if !defines || kind.contains("call") {
        return None;
    } else if is_one(&["function", "method", "procedure"]) {
        Kind::Function
    } else if is_one(&[
        "class",
        "struct",
        "interface",
        "enum",
        "module",
        "trait",
        "impl",
    ]) {
        Kind::Class
    } else {
        return None;
    };
    let mut name = node
        .child_by_field("name")
        .or(node.child_by_field("declarator"));
    while let Some(inner) = name.and_then(|name| name.child_by_field("declarator")) {
        name = Some(inner);
    }
    Some((found, name?.text(source).to_owned()))
}

fn by_lines(source: &str) -> Vec<Chunk> {
    let mut starts = Vec::new();
    let mut at = 0;
    let mut is_behind_blank = true;
    for line in source.split_inclusive('\n') {
        let is_blank = line.trim().is_empty();
        let is_indented = line.starts_with([' ', '\t']);
        if is_behind_blank && !is_blank && !is_indented {
            starts.push(at);
        }
        is_behind_blank = is_blank;
        at += line.len();
    }
    let mut all: Vec<Range<usize>> = Vec::new();
    for (index, &start) in starts.iter().enumerate() {
        let end = starts.get(index + 1).copied().unwrap_or(source.len());
        match all.last_mut() {
            Some(last) if source[last.start..end].matches('\n').count() <= LINES => last.end = end,
            _ => all.push(start..end),
        }
    }
    all.into_iter()
        .map(|range| statements(source, range))
        .collect()
}

/// What comes of chunks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Joined {
    /// The program, as text in IR.
    pub text: String,
    /// The chunks that are unknown in it, and why.
    pub failed: Vec<(String, NotLowered)>,
}

/// Lowers a source in chunks.
#[derive(Clone, Debug)]
pub struct Chunks {
    language: String,
    source: String,
    chunks: Vec<Chunk>,
    done: Vec<Result<String, NotLowered>>,
    current: Option<Lower>,
    retries: u32,
}

impl Chunks {
    /// Of a source in a language, in [`chunks`] of it.
    #[must_use]
    pub fn new(language: &str, source: &str, chunks: Vec<Chunk>) -> Chunks {
        let mut all = Chunks {
            language: language.to_owned(),
            source: source.to_owned(),
            chunks,
            done: Vec::new(),
            current: None,
            retries: super::RETRIES,
        };
        all.begin();
        all
    }

    /// With another number of times that a bad answer is sent back, for each chunk.
    #[must_use]
    pub fn with_retries(mut self, retries: u32) -> Chunks {
        self.retries = retries;
        self.begin();
        self
    }

    /// Begins with the chunk that is not done.
    fn begin(&mut self) {
        self.current = self.chunks.get(self.done.len()).map(|chunk| {
            let source = &self.source[chunk.range.clone()];
            Lower::of(&self.language, source, Part::Chunk).with_retries(self.retries)
        });
    }
}

impl Task for Chunks {
    type Result = Joined;

    fn next(&self) -> Next<Joined> {
        match self.current.as_ref().map(Task::next) {
            Some(Next::Ask(request)) => Next::Ask(request),
            _ => Next::Done(join(&self.source, &self.chunks, &self.done)),
        }
    }

    fn answered(&mut self, answer: Result<Answer, Failure>) {
        let Some(current) = &mut self.current else {
            return;
        };
        current.answered(answer);
        if let Next::Done(result) = current.next() {
            self.done.push(result);
            self.begin();
        }
    }
}

/// Joins the programs of chunks, in order; those that failed are unknowns.
#[must_use]
pub fn join(source: &str, chunks: &[Chunk], done: &[Result<String, NotLowered>]) -> Joined {
    let mut program = Program::default();
    let name = program.names.intern("main");
    let mut whole = Module::new(name, Semantics::plain());
    let entry = program.names.intern("entry");
    let label = whole.fresh_label(entry);
    whole.push(Op::Label { label }, Span::NONE);
    let mut failed = Vec::new();
    for (index, (chunk, done)) in chunks.iter().zip(done).enumerate() {
        let plain = |_: &str| Some(Semantics::plain());
        let read = done
            .as_ref()
            .ok()
            .map(|text| ir::parse_into(&mut program, text, &plain));
        let module = match read {
            Some(Ok(())) => program.modules.pop(),
            _ => None,
        };
        match module {
            Some(module) => {
                let first = line_of(source, chunk.range.start) as u32 - 1;
                let line = source[..chunk.range.start]
                    .rfind('\n')
                    .map_or(0, |at| at + 1);
                let column = source[line..chunk.range.start].chars().count() as u32;
                append(&mut program, &mut whole, &module, index, (first, column));
            }
            None => {
                let dst = whole.fresh_register();
                let hint = Hint::Unknown(format!("chunk_error:{}", chunk.name).into());
                whole.push(Op::Symbolic { dst, hint }, Span::NONE);
                if chunk.kind != Kind::Statements {
                    let name = program.names.intern(&chunk.name);
                    whole.push(Op::DeclVar { name, value: dst }, Span::NONE);
                }
                if let Err(why) = done {
                    failed.push((chunk.name.clone(), why.clone()));
                }
            }
        }
    }
    let text = ir::print_module(&program, &whole);
    debug_assert!(text.starts_with(HEAD.trim_end()));
    Joined { text, failed }
}

/// Appends a chunk's program: its registers behind those that there are, its labels with the chunk's number, its places
/// moved by lines, and on its first line by columns.
fn append(
    program: &mut Program,
    whole: &mut Module,
    module: &Module,
    index: usize,
    moved: (u32, u32),
) {
    let offset = whole.registers;
    let labels: Vec<Label> = module
        .labels
        .iter()
        .map(|name| {
            let name = format!("{}_chunk{index}", program.names.text(*name));
            let name = program.names.intern(&name);
            whole.fresh_label(name)
        })
        .collect();
    let is_used = |entry: Label| {
        let targets = module.insts.iter().flat_map(|inst| inst.op.targets());
        targets.flatten().any(|target| target == entry)
    };
    let place = |at: Position| Position {
        line: at.line + moved.0,
        column: at.column + if at.line == 1 { moved.1 } else { 0 },
    };
    for (at, inst) in (0..).map(InstId).zip(&module.insts) {
        // The whole has an entry of its own.
        if let (InstId(0), Op::Label { label }) = (at, &inst.op)
            && !is_used(*label)
        {
            continue;
        }
        let mut op = inst.op.clone();
        renumber(&mut op, offset, &labels);
        let span = match inst.span.is_some() {
            true => Span {
                start: place(inst.span.start),
                end: place(inst.span.end),
            },
            false => inst.span,
        };
        whole.push(op, span);
    }
    whole.registers = offset + module.registers;
}

/// Moves an instruction's registers by an offset, and gives it other labels.
fn renumber(op: &mut Op, offset: u32, labels: &[Label]) {
    let moved = |reg: &mut Reg| reg.0 += offset;
    op.for_each_use_mut(moved);
    if let Some(dst) = op.dst_mut() {
        moved(dst);
    }
    let other = |label: &mut Label| *label = labels[label.index()];
    match op {
        Op::Label { label } => other(label),
        Op::Branch { target } | Op::SetContinuation { target, .. } => other(target),
        Op::BranchIf {
            then, otherwise, ..
        } => {
            other(then);
            other(otherwise);
        }
        Op::TryPush { handler } => other(handler),
        Op::Const { value, .. } => match value {
            Const::Function { entry, .. } => other(entry),
            Const::Class { body, .. } => other(body),
            _ => {}
        },
        // Chunks have no layouts of their own in the whole.
        Op::AllocRegion { layout, .. } => *layout = None,
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn registers_move_and_labels_change_inside_of_functions_too() {
        let text = "module main plain\nentry:\n  branch end\nf:\n  %0 = symbolic param:x\n  return %0\nend:\n  %1 = const <function:f@f>\n";
        let mut program = ir::parse(text).unwrap();
        let module = program.modules.pop().unwrap();
        let name = module.name;
        let mut whole = Module::new(name, Semantics::plain());
        let entry = program.names.intern("entry");
        let label = whole.fresh_label(entry);
        whole.push(Op::Label { label }, Span::NONE);
        whole.registers = 10;
        append(&mut program, &mut whole, &module, 2, (0, 0));
        let text = ir::print_module(&program, &whole);
        for part in [
            "%10 = symbolic param:x",
            "return %10",
            "f_chunk2:",
            "%11 = const <function:f@f_chunk2>",
        ] {
            assert!(text.contains(part), "{text}");
        }
        assert!(!text.contains("entry_chunk2"));
    }
}
