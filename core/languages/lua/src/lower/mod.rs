//! From a syntax tree to instructions.
//!
//! An instruction that calls keeps the first result alone; where all are wanted, `@call_all` gives them: none as an unbound value,
//! several as a tuple, one as itself.
//!
//! **Invariant.** A local variable that hides another of its function has a name of its own in the instructions: the name, `@`
//! and a number. The outermost of each name is called as in the source.

mod calls;
mod environment;
mod expressions;
mod functions;
mod loops;
mod statements;

use crate::LANGUAGE;
use environment::World;
use frontend::{Builder, Lowered, Unit};
use ir::{Label, LocalNote, Op, Program, Reg, Span};
use rustc_hash::FxHashMap;
use syntax::Node;

/// How deep statements and expressions may nest: a call within a call takes more stack here than a level elsewhere.
const MOST_NESTED: u32 = frontend::MOST_NESTED * 2 / 3;

/// A function at work; the module's own code is one too.
#[derive(Default)]
struct Frame {
    /// The label at its start; that of the module's code is none.
    entry: Option<Label>,
    /// The blocks that are open, innermost last: what names mean in each, and where the block ends.
    blocks: Vec<Block>,
    /// How often a name has been declared.
    declared: FxHashMap<String, u32>,
    /// Where `break` goes, innermost last, and how many blocks are open outside of the loop.
    loops: Vec<(Label, usize)>,
}

struct Block {
    names: FxHashMap<String, String>,
    /// The places that `goto` can name.
    labels: FxHashMap<String, Label>,
    /// The variables that are closed at its end, with what catches errors until then.
    closings: Vec<(String, Label)>,
    /// Where it ends, in bytes.
    end: u32,
}

struct Lowerer<'a> {
    b: Builder<'a>,
    source: &'a str,
    frames: Vec<Frame>,
    depth: u32,
    is_library: bool,
    /// Whether it is a file that others require.
    is_other_file: bool,
    /// Whether it is a text that the program gives to be run.
    is_text: bool,
    /// What the whole program says about global variables.
    world: World,
    file: &'a str,
    files: &'a dyn frontend::Files,
    /// The files that it requires: modules are called like their files.
    own_modules: Vec<(String, String)>,
}

/// How the modules of texts are called that a program gives to be run.
const TEXT: &str = "<text";

/// Lowers a module.
pub(super) fn lower(unit: &Unit<'_>, program: &mut Program) -> Lowered {
    // The grammar takes a name of today for a word of the next version.
    let again = without_words(unit.source).map(|text| grammars::parse(&crate::GRAMMAR, &text));
    let tree = again.as_ref().unwrap_or(unit.tree);
    let unit = Unit {
        tree,
        source: unit.source,
        module_name: unit.module_name,
        file: unit.file,
        is_library: unit.is_library,
        library: &|name| (unit.library)(name),
        files: unit.files,
        broken: unit.broken,
    };
    lower_tree(&unit, program)
}

/// A source in which other names of the same length stand for those that are words of Lua 5.5.
fn without_words(source: &str) -> Option<String> {
    let is_part = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
    let bytes = source.as_bytes();
    let is_word = |&(at, word): &(usize, &str)| {
        let before = at.checked_sub(1).and_then(|before| bytes.get(before));
        !before.is_some_and(is_part) && !bytes.get(at + word.len()).is_some_and(is_part)
    };
    let found: Vec<usize> = (source.match_indices("global").filter(is_word))
        .map(|(at, _)| at)
        .collect();
    let mut text = (!found.is_empty()).then(|| source.to_owned())?;
    for at in found {
        text.replace_range(at..at + 6, "glob_l");
    }
    Some(text)
}

fn lower_tree(unit: &Unit<'_>, program: &mut Program) -> Lowered {
    let semantics = &LANGUAGE.semantics;
    let root = unit.tree.root();
    let mut lowerer = Lowerer {
        b: Builder::new(&mut program.names, unit.module_name, semantics, unit.source),
        source: unit.source,
        frames: vec![Frame::default()],
        depth: 0,
        is_library: unit.is_library,
        is_other_file: !unit.is_library
            && unit.module_name != frontend::MAIN
            && !unit.module_name.starts_with(frontend::EXPRESSION),
        is_text: unit.module_name.starts_with(TEXT),
        world: match unit.is_library {
            true => World::default(),
            false => World::of(unit),
        },
        file: unit.file,
        files: unit.files,
        own_modules: Vec::new(),
    };
    let at = lowerer.b.span_of(root.start(), root.start());
    let entry = lowerer.b.intern("entry");
    let entry = lowerer.b.label_named(entry);
    lowerer.b.place(entry, at);
    lowerer.required_files(root);
    lowerer.tell_globals(at);
    lowerer.chunk(root);
    for error in unit.tree.syntax_errors() {
        lowerer.b.syntax_error(error);
    }
    let files = lowerer.own_modules;
    let imports = files.iter().map(|(name, _)| name.clone()).collect();
    let lowered = lowerer.b.finish().add_to(program, unit.is_library, imports);
    Lowered { files, ..lowered }
}

impl<'a> Lowerer<'a> {
    fn text(&self, node: Node<'_>) -> &'a str {
        node.text(self.source)
    }

    fn frame(&mut self) -> &mut Frame {
        self.frames.last_mut().expect("the module's own is there")
    }

    fn unsupported(&mut self, node: Node<'a>) -> Reg {
        let at = self.b.span(node);
        match node.is_error() {
            true => self.b.unsupported_silently("ERROR", at),
            false => self.b.unsupported(node.kind(), at),
        }
    }

    // --- names

    /// Lowers the statements of a block, which has its own names.
    fn block(&mut self, block: Option<Node<'a>>) {
        let Some(block) = block else { return };
        self.open(block.end());
        self.statements(block);
        self.close();
    }

    fn open(&mut self, end: u32) {
        self.frame().blocks.push(Block {
            names: FxHashMap::default(),
            labels: FxHashMap::default(),
            closings: Vec::new(),
            end,
        });
    }

    fn close(&mut self) {
        while let Some((variable, handler)) =
            (self.frame().blocks.last_mut()).and_then(|block| block.closings.pop())
        {
            self.end_closing(&variable, handler);
        }
        let block = self.frame().blocks.pop();
        if let Some(block) = block.filter(|_| self.world.collects && self.frames.len() > 1) {
            self.forget(block);
        }
    }

    /// What the variables of a block held is held by them no longer: others may still have captured them.
    fn forget(&mut self, block: Block) {
        let at = self.b.span_of(block.end, block.end);
        let mut names: Vec<String> = block.names.into_values().collect();
        names.sort_unstable();
        for name in names {
            self.forget_hidden(&name, at);
        }
    }

    /// The same of one variable.
    fn forget_hidden(&mut self, name: &str, at: Span) {
        if self.world.collects && !self.b.is_terminated() {
            let nothing = self.b.nil(at);
            self.hide(name, nothing, at);
        }
    }

    /// Makes a local variable of a name that means it from here to the end of the block.
    fn declare(&mut self, name: &str, value: Reg, at: Span, from: u32) {
        let own = self.own_name(name);
        let frame = self.frame();
        let scope = frame.entry;
        let block = frame.blocks.last_mut().expect("a block is open");
        block.names.insert(name.to_owned(), own.clone());
        let end = block.end;
        let scope = scope.unwrap_or_else(|| self.b.top());
        let (name, block) = (self.b.intern(&own), self.b.span_of(from, end));
        self.b.note_local(LocalNote {
            scope,
            name,
            block,
            layout: None,
        });
        self.b.emit(Op::DeclVar { name, value }, at);
    }

    /// A name in the instructions for a new local variable: no other of its function has it, nor one that is seen around the
    /// function, nor a global variable.
    fn own_name(&mut self, name: &str) -> String {
        let is_global = self.world.globals.contains(name);
        loop {
            let count = self.frame().declared.entry(name.to_owned()).or_insert(0);
            *count += 1;
            let own = match *count {
                1 if is_global => continue,
                1 => name.to_owned(),
                count => format!("{name}@{count}"),
            };
            let (_, around) = self.frames.split_last().expect("the module's own is there");
            let mut seen = (around.iter())
                .flat_map(|frame| frame.blocks.iter())
                .flat_map(|block| block.names.values());
            if !seen.any(|seen| *seen == own) {
                return own;
            }
        }
    }

    /// The variable that a name means: the innermost local one, of this function or of one around it, or else a global one.
    fn variable(&self, name: &str) -> String {
        let blocks = self
            .frames
            .iter()
            .rev()
            .flat_map(|frame| frame.blocks.iter().rev());
        let mut found = blocks.filter_map(|block| block.names.get(name));
        found.next().map_or_else(|| name.to_owned(), Clone::clone)
    }

    fn is_local(&self, name: &str) -> bool {
        let mut blocks = self.frames.iter().flat_map(|frame| &frame.blocks);
        blocks.any(|block| block.names.contains_key(name))
    }

    fn load(&mut self, name: &str, at: Span) -> Reg {
        if let Some(environment) = self.environment(name, at) {
            let key = self.byte_text(name.as_bytes(), at);
            let value = self.b.load_index(environment, key, at);
            self.note_environment();
            return value;
        }
        let is_environment = name == environment::ENVIRONMENT && !self.is_local(name);
        let name = self.variable(if is_environment { "_G" } else { name });
        let name = self.b.intern(&name);
        self.b.value(|dst| Op::LoadVar { dst, name }, at)
    }

    /// Assigns to the variable that a name means.
    fn store(&mut self, name: &str, value: Reg, at: Span) {
        if let Some(object) = self.environment(name, at) {
            let index = self.byte_text(name.as_bytes(), at);
            let store = Op::StoreIndex {
                object,
                index,
                value,
            };
            self.b.emit(store, at);
            self.note_environment();
            return;
        }
        let variable = self.variable(name);
        // In the module's own code, a global variable is declared by what assigns to it first.
        let is_first = !self.is_local(name) && self.frames.len() == 1 && {
            let count = self.frame().declared.entry(name.to_owned()).or_insert(0);
            *count += 1;
            *count == 1
        };
        let name = self.b.intern(&variable);
        match is_first {
            true => self.b.emit(Op::DeclVar { name, value }, at),
            false => self.b.emit(Op::StoreVar { name, value }, at),
        }
    }
}
