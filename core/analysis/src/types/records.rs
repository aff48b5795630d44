//! Tuples whose elements have names: of classes that a call makes, and of classes that declare them.
//!
//! A signature that gives `<record>` makes a class from the texts that it is called with: its name, and those of its members.
//! Instances are told apart by the calls that make them, as other tuples are. `Outside.<fields>` says of classes that derive
//! from it that what they declare are their elements, in order.

use super::atom::{Atom, CollKind, Name};
use super::calls::Operands;
use super::solve::{NodeId, Solver};
use ir::{ArgKind, FunctionId, Op, Symbol};

/// What tells the tuples apart that instances of classes are.
const TUPLES: u32 = 500_000;

/// A class that a call makes.
#[derive(Clone, Debug)]
pub(super) struct Record {
    /// The names of its elements, in order.
    pub members: Vec<Box<str>>,
    /// What elements hold that a call leaves out.
    defaults: NodeId,
}

impl Solver<'_> {
    /// The class that a call makes, where all its names are written out.
    pub fn make_record(&mut self, key: &str, args: Operands, dst: NodeId) {
        let Some((name, members)) = self.names_of_record(args) else {
            return self.outside_call(key, args, dst);
        };
        let class = self.world.name(&format!("<record {}>.{name}", self.now));
        let defaults = self.scratch(99_000);
        for &(kind, node) in args {
            if matches!(kind, ArgKind::Named(_)) {
                self.elements(node, defaults, 0);
            }
        }
        let record = Record { members, defaults };
        self.world.records.entry(class).or_insert(record);
        self.add(dst, Atom::Library(class));
    }

    fn names_of_record(&self, args: Operands) -> Option<(String, Vec<Box<str>>)> {
        let [
            (ArgKind::Positional, name),
            (ArgKind::Positional, members),
            options @ ..,
        ] = args
        else {
            return None;
        };
        let is_plain = |&(kind, _): &(ArgKind, NodeId)| match kind {
            ArgKind::Named(name) => self.world.symbol(name) == "defaults",
            _ => false,
        };
        if !options.iter().all(is_plain) {
            return None;
        }
        let name = self.constant_text(*name)?.to_owned();
        if let Some(text) = self.constant_text(*members) {
            let members = text.split([',', ' ', '\n']).filter(|part| !part.is_empty());
            return Some((name, members.map(Box::from).collect()));
        }
        let at = self.writer.get(*members as usize).copied().flatten()?;
        let Op::NewArray { items, .. } = &self.world.module.inst(at).op else {
            return None;
        };
        let members = items.iter().map(|item| match item.kind {
            ArgKind::Positional => self.constant_text(item.value.0).map(Box::from),
            _ => None,
        });
        Some((name, members.collect::<Option<_>>()?))
    }

    /// What a call of such a class gives.
    pub fn instantiate_record(&mut self, class: Name, args: Operands, dst: NodeId) {
        let Some(Record { members, defaults }) = self.world.records.get(&class).cloned() else {
            return;
        };
        let kind = CollKind::Named(class);
        let (id, nodes) = self.fixed_coll(kind, self.nesting, members.len());
        let mut place = 0;
        for &(kind, node) in args {
            match kind {
                ArgKind::Positional => {
                    if let Some(&to) = nodes.get(place) {
                        self.copy(node, to);
                    }
                    place += 1;
                }
                ArgKind::Named(name) => {
                    let name = self.world.symbol(name);
                    let at = members.iter().position(|member| **member == *name);
                    if let Some(&to) = at.and_then(|at| nodes.get(at)) {
                        self.copy(node, to);
                    }
                }
                ArgKind::Spread | ArgKind::NamedSpread => {
                    let scratch = self.scratch(99_001 + u32::from(kind == ArgKind::Spread));
                    match kind {
                        ArgKind::Spread => self.elements(node, scratch, 0),
                        _ => self.values(node, scratch),
                    }
                    for &to in nodes.iter().skip(place) {
                        self.copy(scratch, to);
                    }
                }
            }
        }
        for &to in &nodes {
            self.copy(defaults, to);
        }
        self.add(dst, Atom::Coll(id));
    }

    /// Whether a kind of collection is one of tuples whose elements have names.
    pub fn is_record(&self, kind: CollKind) -> bool {
        matches!(kind, CollKind::Named(class) if self.world.records.contains_key(&class))
    }

    /// The kind of what operators and slices make of such a collection.
    pub fn plain_kind(&self, kind: CollKind) -> CollKind {
        match self.is_record(kind) {
            true => CollKind::Tuple,
            false => kind,
        }
    }

    /// The element of such a tuple that has a name.
    pub fn named_element(&self, id: u32, name: &str) -> Option<NodeId> {
        let coll = self.colls.get(id as usize)?;
        let CollKind::Named(class) = coll.kind else {
            return None;
        };
        let record = self.world.records.get(&class)?;
        let at = record.members.iter().position(|member| **member == *name)?;
        coll.fixed.as_ref()?.get(at).copied()
    }

    /// The same elements without names.
    pub fn tuple_of_record(&mut self, id: u32) -> Option<Atom> {
        let coll = &self.colls[id as usize];
        let elements = coll.fixed.clone().filter(|_| self.is_record(coll.kind))?;
        let which = TUPLES * 2 + id;
        let (id, nodes) = self.fixed_coll(CollKind::Tuple, which, elements.len());
        for (from, to) in elements.into_iter().zip(nodes) {
            self.copy(from, to);
        }
        Some(Atom::Coll(id))
    }

    /// What a class and its ancestors declare, in order.
    pub fn members_of(&self, class: FunctionId) -> Vec<Symbol> {
        let order = self.world.classes.get(&class).map(|info| &info.order);
        let mut members: Vec<Symbol> = Vec::new();
        for &ancestor in order.into_iter().flatten().rev() {
            for member in self.world.declared_members(ancestor) {
                if !members.contains(&member) {
                    members.push(member);
                }
            }
        }
        members
    }

    /// What instances of a class are as tuples, where their elements are what it declares.
    pub fn tuple_of(&mut self, class: FunctionId) -> Option<Atom> {
        self.said_of(class, "<fields>")?;
        let members = self.members_of(class).into_iter();
        let elements: Vec<NodeId> = members.map(|member| self.field(class, member)).collect();
        let which = TUPLES + class.0;
        let (id, nodes) = self.fixed_coll(CollKind::Tuple, which, elements.len());
        for (from, to) in elements.into_iter().zip(nodes) {
            self.copy(from, to);
        }
        Some(Atom::Coll(id))
    }
}
