//! Files whose modules are functions: what runs one hands over a function under the module's name, and a call where it is imported gives
//! what that function gives. Among all files that is a call of the function.

use super::names::Unit;
use ir::{Callee, Const, FunctionId, Hint, InstId, Intrinsic, Label, Module, Names, Op, ParamKind};
use ir::{Reg, Span, Symbol};
use rustc_hash::FxHashMap;

/// What a file hands over, and what it asks others for.
#[derive(Default)]
pub(super) struct Given<'a> {
    /// The instruction that hands the file's function over, with the function.
    pub over: Option<(InstId, Reg)>,
    /// The variable for that among all files.
    pub variable: Option<Symbol>,
    /// The modules that calls are for: by what is called and by the text that it is given last.
    asked: FxHashMap<(Symbol, &'a str), Symbol>,
}

impl<'a> Given<'a> {
    pub(super) fn of(unit: &Unit<'a>, names: &mut Names) -> Given<'a> {
        let over = unit.handed_over(names);
        let own = format!("$file {}", names.text(unit.module.name));
        Given {
            variable: over.is_some().then(|| names.intern(&own)),
            over,
            asked: unit.asked(names),
        }
    }

    /// The module that a call is for.
    pub(super) fn asked_for(&self, unit: &Unit<'a>, at: InstId, op: &Op) -> Option<Symbol> {
        let asked = unit.asking(at, op)?;
        self.asked.get(&asked).copied()
    }
}

impl<'a> Unit<'a> {
    /// The instruction that hands a function over under the module's own name.
    fn handed_over(&self, names: &Names) -> Option<(InstId, Reg)> {
        let mut functions: FxHashMap<Reg, Label> = FxHashMap::default();
        for (at, inst) in self.module.insts.iter().enumerate() {
            match &inst.op {
                Op::Const {
                    dst,
                    value: Const::Function { entry, .. },
                } => drop(functions.insert(*dst, *entry)),
                Op::CallFunction {
                    callee: Callee::Name(_),
                    args,
                    ..
                } if self.functions.owner[at] == FunctionId::TOP => {
                    let [name, function] = &args[..] else {
                        continue;
                    };
                    let own = names.text(self.module.name);
                    let is_own = self.text_in(name.value) == Some(own);
                    let entry = functions.get(&function.value).filter(|_| is_own);
                    if entry.is_some_and(|entry| needs_nothing(self.module, *entry)) {
                        return Some((InstId(at as u32), function.value));
                    }
                }
                _ => {}
            }
        }
        None
    }

    /// The modules that calls are for which stand where a module is imported.
    fn asked(&self, names: &Names) -> FxHashMap<(Symbol, &'a str), Symbol> {
        let mut imported: FxHashMap<Span, Symbol> = FxHashMap::default();
        let mut asked = FxHashMap::default();
        for (at, inst) in self.module.insts.iter().enumerate() {
            if let Op::CallFunction {
                callee: Callee::Intrinsic(Intrinsic::ImportModule),
                args,
                ..
            } = &inst.op
            {
                let name = args.first().and_then(|name| self.text_in(name.value));
                let module = name.and_then(|name| names.get(name));
                imported.extend(module.map(|module| (inst.span, module)));
            } else if let Some(module) = imported.get(&inst.span)
                && let Some(call) = self.asking(InstId(at as u32), &inst.op)
            {
                asked.insert(call, *module);
            }
        }
        asked
    }

    /// What is called that no file binds, and the text that it is given last.
    fn asking(&self, at: InstId, op: &Op) -> Option<(Symbol, &'a str)> {
        let Op::CallFunction {
            callee: Callee::Name(callee),
            args,
            ..
        } = op
        else {
            return None;
        };
        let variable = self.variables.at(at).map(|id| self.variables.get(id));
        let is_outside = variable.is_none_or(|one| !one.is_bound);
        let text = self.text_in(args.last()?.value)?;
        is_outside.then_some((*callee, text))
    }
}

/// Whether a function names none of its arguments.
fn needs_nothing(module: &Module, entry: Label) -> bool {
    let Some(Some(at)) = module.label_positions().get(entry.index()).copied() else {
        return false;
    };
    let from = module.insts[at.index() + 1..].iter();
    let mut head = from.take_while(|inst| {
        matches!(
            inst.op,
            Op::DeclVar { .. }
                | Op::Symbolic {
                    hint: Hint::Param(..),
                    ..
                }
        )
    });
    head.all(|inst| match &inst.op {
        Op::Symbolic {
            hint: Hint::Param(_, kind),
            ..
        } => *kind == ParamKind::Rest,
        _ => true,
    })
}
