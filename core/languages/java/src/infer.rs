//! Inference of type arguments: matching declared against actual types.

use super::checker::Checker;
use super::ty::{Bindings, Ty, VarId};

/// How deep types are matched.
const MAX_DEPTH: u32 = 20;

impl<'a> Checker<'a> {
    /// Binds variables so that the declared type takes the actual one.
    pub fn match_types(
        &mut self,
        declared: &Ty,
        actual: &Ty,
        vars: &[VarId],
        bindings: &mut Bindings,
    ) {
        self.match_at(declared, actual, vars, bindings, 0);
    }

    fn match_at(
        &mut self,
        declared: &Ty,
        actual: &Ty,
        vars: &[VarId],
        bindings: &mut Bindings,
        depth: u32,
    ) {
        if depth > MAX_DEPTH || matches!(actual, Ty::Dynamic | Ty::Void) {
            return;
        }
        match declared {
            Ty::Var(var) if vars.contains(var) => self.bind(*var, actual, bindings),
            Ty::Array(element) => {
                if let Ty::Array(inner) = actual {
                    if matches!((&**element, &**inner), (Ty::Var(_), Ty::Prim(_))) {
                        return;
                    }
                    self.match_at(element, inner, vars, bindings, depth + 1);
                }
            }
            Ty::Class(id, args) if !args.is_empty() => {
                let actual = self.world.boxed_ty(actual);
                let found = match self.world.as_super(&actual, *id) {
                    Some(found) => Some((declared.clone(), found)),
                    // The other way round: what is expected of a result.
                    None => actual.class_id().and_then(|target| {
                        self.world
                            .as_super(declared, target)
                            .map(|declared| (declared, actual.clone()))
                    }),
                };
                if let Some((declared, found)) = found {
                    for (declared, found) in declared.args().iter().zip(found.args()) {
                        self.match_at(declared, found, vars, bindings, depth + 1);
                    }
                }
            }
            _ => {}
        }
    }

    fn bind(&mut self, var: VarId, actual: &Ty, bindings: &mut Bindings) {
        let actual = self.world.boxed_ty(actual);
        match bindings.iter().position(|(bound, _)| *bound == var) {
            Some(at) => {
                let known = bindings[at].1.clone();
                if !known.is_known() && actual.is_known() && actual != Ty::Null {
                    bindings[at].1 = actual;
                } else if known != actual && actual != Ty::Null {
                    bindings[at].1 = self.lub(&known, &actual);
                }
            }
            None if actual != Ty::Null => bindings.push((var, actual)),
            None => {}
        }
    }

    /// A type with its variables replaced by what is known of them; those without a binding are unknown.
    pub fn apply_bindings(&self, ty: &Ty, vars: &[VarId], bindings: &Bindings) -> Ty {
        let mut all = bindings.clone();
        for var in vars {
            if bindings.iter().all(|(bound, _)| bound != var) {
                all.push((*var, Ty::Dynamic));
            }
        }
        ty.substitute(&all)
    }
}
