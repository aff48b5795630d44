//! The scalar types that programs declare for what their instructions give, where the language holds them to that.

use crate::machine::Machine;
use ir::{
    Functions, Hint, InstId, ModuleId, Op, Program, Reg, Scalar, Symbol, TypeExpr, TypePlace,
};
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// The types by instruction.
#[derive(Debug, Default)]
pub struct Declared(FxHashMap<(ModuleId, InstId), Scalar>);

impl Declared {
    /// What the modules of a program declare, the library's aside.
    fn of(program: &Program) -> Declared {
        let mut found = Declared::default();
        for (number, module) in program.modules.iter().enumerate() {
            if module.is_library
                || !module.semantics.typing.declarations_hold
                || module.types.is_empty()
            {
                continue;
            }
            let mut registers: FxHashMap<Reg, Option<Scalar>> = FxHashMap::default();
            let mut variables: FxHashMap<(Option<InstId>, Symbol), Option<Scalar>> =
                FxHashMap::default();
            let mut label_at = FxHashMap::default();
            for (at, inst) in module.insts.iter().enumerate() {
                if let Op::Label { label } = inst.op {
                    label_at.insert(label, InstId(at as u32));
                }
            }
            for note in &module.types {
                let scalar = match note.ty {
                    TypeExpr::Scalar(scalar) => Some(scalar),
                    _ => None,
                };
                // Several notes about one place that differ say nothing.
                let slot = match note.place {
                    TypePlace::Register(reg) => registers.entry(reg).or_insert(scalar),
                    TypePlace::Variable(label, name) => {
                        let place = (label_at.get(&label).copied(), name);
                        variables.entry(place).or_insert(scalar)
                    }
                    _ => continue,
                };
                if *slot != scalar {
                    *slot = None;
                }
            }
            let functions = Functions::of(module);
            for (at, inst) in module.insts.iter().enumerate() {
                let at = InstId(at as u32);
                let declared = match inst.op {
                    Op::Symbolic {
                        hint: Hint::Param(name, _),
                        ..
                    } => {
                        let entry = functions.get(functions.owner[at.index()]).entry;
                        variables.get(&(Some(entry), name))
                    }
                    ref op => op.dst().and_then(|reg| registers.get(&reg)),
                };
                if let Some(&Some(scalar)) = declared {
                    let place = (ModuleId(number as u32), at);
                    found.0.insert(place, scalar);
                }
            }
        }
        found
    }
}

impl Machine {
    /// The scalar type that an instruction is declared to give.
    pub(crate) fn declared_scalar(&self, at: (ModuleId, InstId)) -> Option<Scalar> {
        let declared = self
            .declared
            .get_or_init(|| Rc::new(Declared::of(&self.linked.program)));
        declared.0.get(&at).copied()
    }
}
