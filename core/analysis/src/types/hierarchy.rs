//! The classes of a module: what they derive from, in it and outside, and the order in which members are looked up.

use super::atom::Name;
use super::world::World;
use crate::dataflow::VarId;
use ir::{Callee, Const, FunctionId, InstId, Op, ScopeKind, Symbol, TypePlace};
use rustc_hash::{FxHashMap, FxHashSet};

/// A parent of a class.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Parent {
    Own(FunctionId),
    Outside(Name),
}

/// A class of the module.
#[derive(Clone, Debug, Default)]
pub(super) struct Class {
    pub parents: Vec<Parent>,
    /// It and what it derives from in the module, in the order of look-up.
    pub order: Vec<FunctionId>,
    /// Those of the module that derive from it, itself first.
    pub derived: Vec<FunctionId>,
    /// What it derives from outside, however far up, what every class derives from left out.
    pub outside: Vec<Name>,
    /// Whether something outside decides what its members are: it has further arguments.
    pub is_special: bool,
}

impl World<'_> {
    /// Finds the classes.
    pub fn read_classes(&mut self) {
        let module = self.module;
        // The one definition that each variable has.
        let mut writer: FxHashMap<u32, &Const> = FxHashMap::default();
        let mut defined: FxHashMap<VarId, Option<FunctionId>> = FxHashMap::default();
        // Registers that hold what a variable does, and variables that hold that with types in brackets behind it.
        let mut loaded: FxHashMap<u32, (Symbol, bool)> = FxHashMap::default();
        let mut generic: FxHashMap<VarId, Symbol> = FxHashMap::default();
        for (at, inst) in module.insts.iter().enumerate() {
            match &inst.op {
                Op::Const { dst, value } if matches!(value, Const::Class { .. }) => {
                    writer.insert(dst.0, value);
                }
                // What is called with a class and bound to its name stands for it here.
                Op::CallUnknown { dst, args, .. }
                | Op::CallFunction {
                    dst,
                    args,
                    callee: Callee::Name(_),
                } if args.len() == 1 => {
                    if let Some(&class) = writer.get(&args[0].value.0) {
                        writer.insert(dst.0, class);
                    }
                }
                Op::LoadVar { dst, name } => {
                    loaded.insert(dst.0, (*name, false));
                }
                Op::LoadIndex { dst, object, .. } => {
                    if let Some(&(name, _)) = loaded.get(&object.0) {
                        loaded.insert(dst.0, (name, true));
                    }
                }
                Op::DeclVar { value, .. } | Op::StoreVar { value, .. } => {
                    let Some(variable) = self.variables.at(InstId(at as u32)) else {
                        continue;
                    };
                    if let Some(&(name, true)) = loaded.get(&value.0) {
                        generic.insert(variable, name);
                    }
                    let class = match writer.get(&value.0) {
                        Some(Const::Class { body, .. }) => self.functions.at_entry(*body),
                        _ => None,
                    };
                    defined
                        .entry(variable)
                        .and_modify(|known| *known = known.or(class))
                        .or_insert(class);
                }
                _ => {}
            }
        }
        let mut keys: Vec<FunctionId> = Vec::new();
        for (at, inst) in module.insts.iter().enumerate() {
            let Op::Const {
                value:
                    Const::Class {
                        name,
                        body,
                        parents,
                        keywords,
                    },
                ..
            } = &inst.op
            else {
                continue;
            };
            let Some(class) = self.functions.at_entry(*body) else {
                continue;
            };
            let owner = self.functions.owner[at];
            let mut found = Vec::new();
            for &parent in parents {
                let mut parent = parent;
                let mut variable = self.variables.resolve(self.functions, owner, parent);
                if let Some(&name) = variable.and_then(|variable| generic.get(&variable)) {
                    parent = name;
                    variable = self.variables.resolve(self.functions, owner, parent);
                }
                match variable.and_then(|variable| defined.get(&variable).copied().flatten()) {
                    Some(own) if own != class => found.push(Parent::Own(own)),
                    _ => {
                        let text = self.symbol(parent);
                        let name = self.name(text);
                        found.push(Parent::Outside(name));
                    }
                }
            }
            self.classes.insert(
                class,
                Class {
                    parents: found,
                    is_special: keywords.is_some(),
                    ..Class::default()
                },
            );
            self.by_class_name
                .entry(self.program.names.text(*name))
                .or_default()
                .push(class);
            keys.push(class);
        }
        keys.extend(self.read_noted());
        for &class in &keys {
            let mut order = vec![class];
            let mut outside = Vec::new();
            let mut seen: FxHashSet<FunctionId> = [class].into_iter().collect();
            let mut at = 0;
            let mut is_special = false;
            while at < order.len() {
                let info = &self.classes[&order[at]];
                is_special |= info.is_special;
                for parent in &info.parents {
                    match *parent {
                        Parent::Own(own) => {
                            if seen.insert(own) {
                                order.push(own);
                            }
                        }
                        Parent::Outside(name) => {
                            if !self.is_root(self.text(name)) && !outside.contains(&name) {
                                outside.push(name);
                            }
                        }
                    }
                }
                at += 1;
            }
            for &ancestor in &order {
                if let Some(info) = self.classes.get_mut(&ancestor) {
                    info.derived.push(class);
                }
            }
            if let Some(info) = self.classes.get_mut(&class) {
                info.order = order;
                info.outside = outside;
                info.is_special = is_special;
            }
        }
        for (&class, info) in &mut self.classes {
            info.derived
                .sort_by_key(|&derived| (derived != class, derived));
        }
    }

    /// The members that a class declares, in the order of the text.
    pub fn declared_members(&self, class: FunctionId) -> Vec<Symbol> {
        let notes = self
            .module
            .types
            .iter()
            .filter_map(|note| match note.place {
                TypePlace::Variable(scope, name)
                    if self.functions.at_entry(scope) == Some(class) =>
                {
                    Some(name)
                }
                _ => None,
            });
        notes.collect()
    }

    /// Whether every class derives from the one of this name.
    pub fn is_root(&self, name: &str) -> bool {
        let classes = self.module.semantics.objects.classes;
        let is_first = classes.first().is_some_and(|root| root.name == name);
        is_first || name.ends_with("::Object")
    }

    /// Whether a function's body is a class's member.
    pub fn class_of(&self, function: FunctionId) -> Option<FunctionId> {
        let parent = self.functions.get(function).parent?;
        (self.functions.get(parent).kind == ScopeKind::Class).then_some(parent)
    }

    /// Whether a class outside is another or derives from it, as far as that is known.
    pub fn outside_derives(&self, name: &str, from: &str) -> Option<bool> {
        let classes = self.module.semantics.objects.classes;
        let mut at = name;
        for _ in 0..=classes.len() {
            if at == from {
                return Some(true);
            }
            let class = classes.iter().find(|class| class.name == at)?;
            if class.parent.is_empty() {
                return Some(false);
            }
            at = class.parent;
        }
        None
    }
}
