//! What a module imports: which modules of the library and members of theirs, whether those are code, and what calling them does
//! (`ir::Effect`).
//!
//! A function that is imported is code, as one that is declared here: nothing comes from it. What the library has of values, and all
//! that is missing, are values.

use ir::{
    Arg, Callee, Const, Effect, Functions, InstId, Intrinsic, Module, Op, Program, Reg, Semantics,
    Symbol,
};
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// How far a name that one module has from another is followed.
const IMPORTED_FROM: usize = 8;

/// Something imported.
#[derive(Clone)]
pub(super) struct Import {
    /// The module's name.
    module: Rc<str>,
    /// What of it, with dots in front of what is inside of that; the module itself where it is empty.
    member: Rc<str>,
    /// Whether it is a module, a function or a class.
    is_code: bool,
    /// What calling it does.
    pub(super) effect: Option<Effect>,
}

/// The imports of a module.
pub(super) struct Imports<'a> {
    program: &'a Program,
    semantics: &'static Semantics,
    /// By the instructions that get them.
    known: FxHashMap<InstId, Import>,
    sources: FxHashMap<Symbol, Source>,
}

/// A module that is imported from.
struct Source {
    writers: Vec<Option<InstId>>,
    /// What gives its outermost variables their values, of several the last.
    members: FxHashMap<Symbol, InstId>,
}

impl<'a> Imports<'a> {
    pub(super) fn new(program: &'a Program, module: &Module) -> Imports<'a> {
        Imports {
            program,
            semantics: module.semantics,
            known: FxHashMap::default(),
            sources: FxHashMap::default(),
        }
    }

    /// What an instruction has imported.
    pub(super) fn at(&self, made: InstId) -> Option<&Import> {
        self.known.get(&made)
    }

    /// The instructions that get functions, classes and modules.
    pub(super) fn code(&self) -> impl Iterator<Item = InstId> {
        let code = self.known.iter().filter(|(_, import)| import.is_code);
        code.map(|(&at, _)| at)
    }

    /// An instruction imports a module.
    pub(super) fn module(&mut self, at: InstId, name: &str) {
        let import = self.import(Rc::from(name), Rc::from(""));
        self.known.insert(at, import);
    }

    /// Whether the library's table says what members of a module do.
    pub(super) fn has(&self, module: &str) -> bool {
        let mut effects = self.semantics.library.effects.iter();
        effects.any(|(name, _)| *name == module)
    }

    /// An instruction gets a member of what another has imported; whether that is known.
    pub(super) fn member(&mut self, at: InstId, of: InstId, name: &str) -> bool {
        let found = self.inside(of, name);
        let is_known = found.is_some();
        self.known.extend(found.map(|import| (at, import)));
        is_known
    }

    /// What a member of what an instruction has imported is.
    pub(super) fn inside(&mut self, of: InstId, name: &str) -> Option<Import> {
        let of = self.known.get(&of)?;
        let member = match of.member.is_empty() {
            true => Rc::from(name),
            false => Rc::from(format!("{}.{name}", of.member)),
        };
        Some(self.import(Rc::clone(&of.module), member))
    }

    /// An instruction gives a function that does something to what it is called with.
    pub(super) fn gives(&mut self, at: InstId, effect: Effect) {
        let import = Import {
            module: Rc::from(""),
            member: Rc::from(""),
            is_code: true,
            effect: Some(effect),
        };
        self.known.insert(at, import);
    }

    /// What a member of a module does.
    pub(super) fn effect(&self, module: &str, member: &str) -> Option<Effect> {
        let (_, members) =
            (self.semantics.library.effects.iter()).find(|(name, _)| *name == module)?;
        let named = |wanted: &str| members.iter().find(|(name, _)| *name == wanted);
        let (_, effect) = named(member).or_else(|| named("*"))?;
        Some(*effect)
    }

    fn import(&mut self, module: Rc<str>, member: Rc<str>) -> Import {
        let names = &self.program.names;
        let is_code = match (names.get(&module), names.get(&member)) {
            (Some(module), _) if member.is_empty() => self.program.module_named(module).is_some(),
            (Some(module), Some(member)) => self.is_code(module, member, IMPORTED_FROM),
            _ => false,
        };
        let effect = match member.is_empty() {
            true => None,
            false => self.effect(&module, &member),
        };
        Import {
            module,
            member,
            is_code,
            effect,
        }
    }

    /// Whether a member of a module is a function, a class or a module.
    fn is_code(&mut self, module: Symbol, member: Symbol, depth: usize) -> bool {
        let program = self.program;
        let Some(id) = program.module_named(module) else {
            return false;
        };
        let insts = &program.modules[id.index()];
        let source = (self.sources.entry(module)).or_insert_with(|| Source::of(insts));
        let Some(&at) = source.members.get(&member) else {
            let inner = format!(
                "{}.{}",
                program.names.text(module),
                program.names.text(member)
            );
            let inner = program.names.get(&inner);
            return inner.is_some_and(|inner| program.module_named(inner).is_some());
        };
        match &insts.inst(at).op {
            Op::CallFunction {
                callee: Callee::Intrinsic(Intrinsic::ImportModule),
                ..
            } => true,
            Op::CallFunction {
                callee: Callee::Intrinsic(Intrinsic::ImportMember),
                args,
                ..
            } => {
                let from = args.first().and_then(|arg| source.writer(arg.value));
                let from = from.and_then(|at| match &insts.inst(at).op {
                    Op::CallFunction { args, .. } => source.text(program, insts, args.first()),
                    _ => None,
                });
                match (from, source.text(program, insts, args.last())) {
                    (Some(from), Some(member)) if depth > 0 => {
                        self.is_code(from, member, depth - 1)
                    }
                    _ => false,
                }
            }
            // A decorated one.
            Op::CallFunction { args, .. } => args.first().is_some_and(|arg| {
                let made = source.writer(arg.value);
                made.is_some_and(|at| is_code(&insts.inst(at).op))
            }),
            op => is_code(op),
        }
    }
}

fn is_code(op: &Op) -> bool {
    matches!(
        op,
        Op::Const {
            value: Const::Function { .. } | Const::Class { .. } | Const::Intrinsic(_),
            ..
        }
    )
}

impl Source {
    fn of(module: &Module) -> Source {
        let owner = Functions::of(module).owner;
        let mut source = Source {
            writers: vec![None; module.registers as usize],
            members: FxHashMap::default(),
        };
        for (at, inst) in module.insts.iter().enumerate() {
            if let Some(slot) = (inst.op.dst()).and_then(|dst| source.writers.get_mut(dst.index()))
            {
                *slot = Some(InstId(at as u32));
            }
            if let Op::DeclVar { name, value } = inst.op
                && owner[at] == ir::FunctionId::TOP
                && let Some(writer) = source.writer(value)
            {
                source.members.insert(name, writer);
            }
        }
        source
    }

    fn writer(&self, reg: Reg) -> Option<InstId> {
        self.writers.get(reg.index()).copied().flatten()
    }

    fn text(&self, program: &Program, module: &Module, arg: Option<&Arg>) -> Option<Symbol> {
        let at = self.writer(arg?.value)?;
        match &module.inst(at).op {
            Op::Const {
                value: Const::Text(text),
                ..
            } => program.names.get(text),
            _ => None,
        }
    }
}
