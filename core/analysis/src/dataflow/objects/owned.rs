//! What is made for a member of an object and is nowhere else: each object has its own (heap cloning by the object that it is made for),
//! though one instruction makes them all, as where what begins the life of objects gives them an empty list.

use crate::dataflow::atom::{Atom, AtomId, Facet};
use crate::dataflow::graph::{Kind, NodeId};
use crate::dataflow::values::Builder;
use ir::{ArgKind, Callee, InstId, Intrinsic, Op, Reg};
use rustc_hash::FxHashMap;

impl Builder<'_> {
    /// Finds the instructions that put what has just been made into a member, where it is nowhere else.
    pub(super) fn find_owned(&mut self) {
        let mut uses: FxHashMap<Reg, usize> = FxHashMap::default();
        let mut stores: Vec<(InstId, Reg)> = Vec::new();
        for (at, inst) in self.module.insts.iter().enumerate() {
            let mut used = Vec::new();
            inst.op.for_each_use(|reg| used.push(reg));
            let value = match &inst.op {
                Op::StoreField { value, .. } | Op::StoreIndex { value, .. } => Some(*value),
                Op::CallFunction {
                    callee: Callee::Intrinsic(intrinsic),
                    args,
                    ..
                } => {
                    // What fills a table that is being written gives it back to nobody.
                    if let Intrinsic::TableSet | Intrinsic::TableFill = intrinsic {
                        used.remove(0);
                    }
                    match (intrinsic, &args[..]) {
                        (Intrinsic::Define | Intrinsic::TableSet, [_, _, value, ..]) => {
                            Some(value.value)
                        }
                        _ => None,
                    }
                }
                _ => None,
            };
            for reg in used {
                *uses.entry(reg).or_default() += 1;
            }
            stores.extend(value.map(|value| (InstId(at as u32), value)));
        }
        for (at, value) in stores {
            let Some(made) = self.writer.get(value.index()).copied().flatten() else {
                continue;
            };
            let is_fresh = match &self.module.inst(made).op {
                Op::NewArray { items, .. } => {
                    (items.iter()).all(|item| item.kind == ArgKind::Positional)
                }
                Op::CallFunction {
                    callee: Callee::Intrinsic(Intrinsic::TableOf | Intrinsic::ObjectBelow),
                    ..
                } => true,
                _ => false,
            };
            if is_fresh && uses.get(&value) == Some(&1) {
                self.objects.owned.insert(at, made);
            }
        }
    }

    /// An instruction puts something into a part of an object that is made for that; whether it is known to be that object's own.
    pub(in crate::dataflow) fn puts_owned(
        &mut self,
        at: InstId,
        owner: AtomId,
        part: NodeId,
    ) -> bool {
        let Some(&made) = self.objects.owned.get(&at) else {
            return false;
        };
        if self.graph.is_mixed(owner) {
            return false;
        }
        let own = match (&self.module.inst(made).op, self.graph.atom_at(owner)) {
            (Op::NewArray { kind, items, .. }, Atom::Made(_, Facet::Object | Facet::Of(_))) => {
                let list = self.graph.atom(Atom::Array(*kind, made, Some(owner)));
                self.array_of(made, list, *kind, items);
                list
            }
            // A table in one that its function makes and gives back is made anew by each call, as that is.
            (Op::CallFunction { .. }, Atom::Made(place, Facet::Of(call)))
                if self.functions.owner[place.index()] == self.functions.owner[made.index()] =>
            {
                self.clone_allocation(made, call);
                self.graph.atom(Atom::Made(made, Facet::Of(call)))
            }
            _ => return false,
        };
        self.graph.hand(at.0, part, Kind::Copy, own);
        true
    }
}
