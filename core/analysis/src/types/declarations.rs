//! What declared types are as abstract values.

use super::atom::{Atom, Coll, CollKind, Reason};
use super::solve::{NodeId, Rule, Solver};
use ir::TypeExpr;

impl Solver<'_> {
    /// Lets a node hold what is declared: that only, where the language holds programs to it, else that for what is
    /// not known.
    pub fn declare(&mut self, node: NodeId, ty: &TypeExpr) {
        let is_checked = self.world.module.semantics.typing.declarations_hold;
        if !is_checked && has_variable(ty) {
            return;
        }
        let atoms = self.atoms_of(ty);
        if atoms.iter().any(|atom| matches!(atom, Atom::Unknown(_))) && !is_checked {
            return;
        }
        for atom in atoms {
            self.force(node, atom);
        }
        match is_checked {
            true => self.fixed.insert(node),
            false => self.hinted.insert(node),
        };
    }

    fn declared_atom(&mut self, ty: &TypeExpr) -> Atom {
        let next = self.declared.len() as u32;
        let id = *self.declared_ids.entry(ty.clone()).or_insert(next);
        if id == next {
            self.declared.push(ty.clone());
        }
        Atom::Declared(id)
    }

    /// The abstract values of a declared type.
    pub fn atoms_of(&mut self, ty: &TypeExpr) -> Vec<Atom> {
        match ty {
            TypeExpr::Never => Vec::new(),
            TypeExpr::Nil => vec![Atom::Nil],
            TypeExpr::Scalar(scalar) => vec![Atom::Scalar(*scalar)],
            TypeExpr::Unknown => {
                let at = self.here();
                vec![Atom::Unknown(self.world.reason(Reason::Declared, at))]
            }
            TypeExpr::Union(members) => {
                let mut atoms: Vec<Atom> = Vec::new();
                for member in members {
                    atoms.extend(self.atoms_of(member));
                }
                atoms
            }
            TypeExpr::Alias(name) => match self.world.alias_notes.get(name) {
                Some(TypeExpr::Scalar(_)) | None => vec![self.declared_atom(ty)],
                Some(TypeExpr::Alias(_)) => vec![self.declared_atom(ty)],
                Some(to) => {
                    let to = to.clone();
                    self.atoms_of(&to)
                }
            },
            TypeExpr::Class(name) | TypeExpr::Interface(name) | TypeExpr::Enum(name)
            // A generic class of the module has instances like others.
            | TypeExpr::Param(name, _) if self.is_own(name, ty) => {
                let classes = self.world.by_class_name.get(&**name).cloned().unwrap_or_default();
                let mut atoms = Vec::new();
                for class in classes {
                    if let Some(given) = self.given_by(class).filter(|given| given != ty) {
                        atoms.extend(self.atoms_of(&given));
                        continue;
                    }
                    let derived = self.world.classes.get(&class).map(|info| info.derived.clone());
                    atoms.extend(derived.into_iter().flatten().map(Atom::Instance));
                }
                atoms.sort_unstable();
                atoms.dedup();
                atoms
            }
            TypeExpr::Class(name) => {
                if let Some(kind) = coll_kind(name) {
                    return self.open_coll(ty, kind, 1 + usize::from(kind == CollKind::Map));
                }
                match self.world.provided(name) {
                    Some(provided) if provided != *ty => self.atoms_of(&provided),
                    _ if !self.world.module.semantics.typing.declarations_hold => {
                        let name = name.clone();
                        let name = self.world.name(&name);
                        vec![Atom::Outside(name)]
                    }
                    _ => vec![self.declared_atom(ty)],
                }
            }
            TypeExpr::Param(name, args) => {
                let is_checked = self.world.module.semantics.typing.declarations_hold;
                let kind = match coll_kind(name) {
                    Some(kind) => kind,
                    None if !is_checked => {
                        let class = self.world.name(name);
                        let shape = self.world.shape(class);
                        let is_known = shape.arguments.len() == args.len() && !args.is_empty();
                        match is_known || args.len() == 1 && is_walked(name) {
                            true => CollKind::Named(class),
                            false => return vec![self.declared_atom(ty)],
                        }
                    }
                    None => return vec![self.declared_atom(ty)],
                };
                let atoms = self.open_coll(ty, kind, 0);
                if let Some(&Atom::Coll(id)) = atoms.first() {
                    let Coll { element, key, .. } = self.colls[id as usize].clone();
                    let parts: Vec<(NodeId, &TypeExpr)> = match (kind, &args[..]) {
                        (CollKind::Map, [of_key, of_value]) => vec![(key, of_key), (element, of_value)],
                        (CollKind::Named(class), _) if self.world.shape(class).has_keys => {
                            let shape = self.world.shape(class);
                            if let Some(values) = shape.values {
                                for atom in self.atoms_of(&values) {
                                    self.force(element, atom);
                                }
                            }
                            let is_key = shape.arguments.into_iter();
                            let node = is_key.map(|is_key| if is_key { key } else { element });
                            node.zip(args.iter()).collect()
                        }
                        (_, [of]) => vec![(element, of)],
                        _ => Vec::new(),
                    };
                    for (node, part) in parts {
                        for atom in self.atoms_of(part) {
                            self.force(node, atom);
                        }
                        // An array holds what it is declared to, whoever gets hold of it.
                        if is_checked && kind == CollKind::Array {
                            self.fixed.insert(node);
                        }
                    }
                }
                atoms
            }
            TypeExpr::Tuple(parts) => {
                let atom = self.declared_atom(ty);
                let Atom::Declared(which) = atom else { return Vec::new() };
                let saved = std::mem::replace(&mut self.now, Rule::MAX);
                let (id, nodes) = self.fixed_coll(CollKind::Tuple, which, parts.len());
                self.now = saved;
                for (node, part) in nodes.into_iter().zip(parts) {
                    for atom in self.atoms_of(part) {
                        self.force(node, atom);
                    }
                }
                vec![Atom::Coll(id)]
            }
            TypeExpr::Any | TypeExpr::Var(..) | TypeExpr::Function(..) | TypeExpr::Interface(_) | TypeExpr::Enum(_) => {
                vec![self.declared_atom(ty)]
            }
        }
    }

    /// Whether a type is a class of the module that is followed by its instances.
    fn is_own(&self, name: &str, ty: &TypeExpr) -> bool {
        self.world.by_class_name.contains_key(name)
            // What a generic type is declared to hold only its declaration says.
            && !(matches!(ty, TypeExpr::Param(..)) && self.world.module.semantics.typing.declarations_hold)
    }

    /// The one collection that stands for all of a declared type.
    fn open_coll(&mut self, ty: &TypeExpr, kind: CollKind, unknown: usize) -> Vec<Atom> {
        let Atom::Declared(which) = self.declared_atom(ty) else {
            return Vec::new();
        };
        let id = self.coll_at(Rule::MAX, which, kind);
        if unknown > 0 {
            let Coll { element, key, .. } = self.colls[id as usize].clone();
            self.unknown(element, Reason::Declared);
            if unknown > 1 {
                self.unknown(key, Reason::Declared);
            }
        }
        vec![Atom::Coll(id)]
    }
}

/// The kind of the native collection of a name.
pub(super) fn coll_kind(name: &str) -> Option<CollKind> {
    Some(match name {
        "list" => CollKind::List,
        "tuple" => CollKind::Tuple,
        "set" => CollKind::Set,
        "frozen_set" => CollKind::FrozenSet,
        "map" => CollKind::Map,
        "array" => CollKind::Array,
        _ => return None,
    })
}

/// Whether the one argument of a type is that of its elements: the names are those of the field.
fn is_walked(name: &str) -> bool {
    matches!(
        name,
        "Iterable"
            | "Iterator"
            | "Sequence"
            | "Collection"
            | "MutableSequence"
            | "Deque"
            | "deque"
            | "frozenset"
    )
}

/// Whether a type leaves something open to be said where it is used.
pub(super) fn has_variable(ty: &TypeExpr) -> bool {
    let mut open = vec![ty];
    while let Some(at) = open.pop() {
        if matches!(at, TypeExpr::Var(..)) {
            return true;
        }
        open.extend(at.parts());
    }
    false
}
