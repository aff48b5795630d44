//! What passes a test for classes.

use super::atom::{Atom, CollKind};
use super::members::last;
use super::solve::{NodeId, Solver};
use ir::{FunctionId, Native, Reg, Scalar, TypeExpr};

impl Solver<'_> {
    /// Lets through what a test for classes says.
    pub fn instances(&mut self, from: NodeId, class: Reg, holds: bool, to: NodeId) {
        let mut classes = Vec::new();
        let mut open = self.read(class.0);
        // Nothing passes before it is known what for.
        if open.is_empty() {
            return;
        }
        let mut is_known = true;
        while let Some(atom) = open.pop() {
            match atom {
                Atom::Class(_) | Atom::Library(_) => classes.push(atom),
                Atom::Coll(id) => {
                    let coll = self.colls[id as usize].clone();
                    for node in coll.fixed.into_iter().flatten().chain([coll.element]) {
                        open.extend(self.read(node));
                        if open.len() > 100 {
                            is_known = false;
                            open.clear();
                        }
                    }
                }
                _ => is_known = false,
            }
        }
        // What an ancestor that is not looked into makes of the test is not known.
        let is_open = classes
            .iter()
            .any(|class| matches!(*class, Atom::Class(class) if self.outside_of(class).is_some()));
        for atom in self.read(from) {
            if !is_known {
                self.add(to, atom);
                continue;
            }
            let mut is_one = Some(false);
            for &class in &classes {
                match self.is_instance(atom, class) {
                    Some(true) => is_one = Some(true),
                    None if is_one == Some(false) => is_one = None,
                    _ => {}
                }
            }
            match (is_one, holds) {
                (Some(true), true) | (Some(false) | None, false) => self.add(to, atom),
                (Some(false), true) if is_open && matches!(atom, Atom::Instance(_)) => {
                    self.add(to, atom);
                }
                (None, true) => {
                    for &class in &classes {
                        for narrowed in self.instances_of(class) {
                            self.add(to, narrowed);
                        }
                    }
                }
                _ => {}
            }
        }
    }

    /// Whether a value is an instance of a class; nothing where it may be.
    fn is_instance(&mut self, atom: Atom, class: Atom) -> Option<bool> {
        let name = match class {
            Atom::Library(name) => last(self.world.text(name)).to_owned(),
            _ => String::new(),
        };
        match (atom, class) {
            (Atom::Unknown(_), _) => None,
            (Atom::Instance(one), Atom::Class(other)) => {
                let order = self
                    .world
                    .classes
                    .get(&one)
                    .map(|info| info.order.contains(&other));
                Some(order.unwrap_or(false))
            }
            (Atom::Instance(one), Atom::Library(_)) => {
                if self.world.is_root(&name) {
                    return Some(true);
                }
                let outside = self.world.classes.get(&one)?.outside.clone();
                let mut found = Some(false);
                for parent in outside {
                    let parent = last(self.world.text(parent)).to_owned();
                    match self.world.outside_derives(&parent, &name) {
                        Some(true) => return Some(true),
                        None => found = None,
                        Some(false) => {}
                    }
                }
                found
            }
            (Atom::Declared(_), _)
            | (
                Atom::Task(_)
                | Atom::Function(_)
                | Atom::Bound(_)
                | Atom::Class(_)
                | Atom::Intrinsic(_)
                | Atom::Method(_)
                | Atom::Library(_)
                | Atom::Wrapped(..)
                | Atom::Super(_),
                _,
            ) => None,
            (Atom::Coll(id), Atom::Library(class))
                if self.colls[id as usize].kind == CollKind::Named(class) =>
            {
                Some(true)
            }
            (Atom::Outside(_), Atom::Class(_)) => None,
            (_, Atom::Class(_)) => Some(false),
            (Atom::Outside(one), _) => {
                let one = last(self.world.text(one)).to_owned();
                // An exception that was caught may be of what derives from its class.
                match self.world.outside_derives(&one, &name) {
                    Some(true) => Some(true),
                    _ => None,
                }
            }
            _ => {
                let native = self.native_of(atom);
                let own = native
                    .and_then(|native| self.world.native_name(native))
                    .map(str::to_owned);
                match own {
                    Some(own) => match self.world.native(&name) {
                        Some(_) => self.world.outside_derives(&own, &name),
                        None => None,
                    },
                    None => None,
                }
            }
        }
    }

    /// The machine's kind of a value of a kind of the language's own.
    fn native_of(&self, atom: Atom) -> Option<Native> {
        Some(match atom {
            Atom::Nil => Native::Nil,
            Atom::Scalar(scalar) => Native::of(scalar),
            Atom::Coll(id) => match self.colls[id as usize].kind {
                CollKind::List => Native::List,
                CollKind::Tuple => Native::Tuple,
                CollKind::Set => Native::Set,
                CollKind::FrozenSet => Native::FrozenSet,
                CollKind::Map => Native::Map,
                kind if self.is_record(kind) => Native::Tuple,
                _ => return None,
            },
            _ => return None,
        })
    }

    /// What the instances of a class are.
    pub fn instances_of(&mut self, class: Atom) -> Vec<Atom> {
        match class {
            Atom::Class(class) => {
                let derived = self
                    .world
                    .classes
                    .get(&class)
                    .map(|info| info.derived.clone());
                derived.into_iter().flatten().map(Atom::Instance).collect()
            }
            Atom::Library(name) => {
                let name = last(self.world.text(name)).to_owned();
                let mut atoms = match self.world.provided(&name) {
                    Some(TypeExpr::Class(class)) if *class == *name => {
                        vec![Atom::Outside(self.world.name(&name))]
                    }
                    Some(ty) => self.atoms_of(&ty),
                    None => vec![Atom::Outside(self.world.name(&name))],
                };
                if atoms == [Atom::Scalar(Scalar::Int)] {
                    // Truth values are integers where the language says so.
                    let truth = self.world.native_name(Native::Bool).map(str::to_owned);
                    if truth.is_some_and(|truth| {
                        self.world.outside_derives(&truth, &name) == Some(true)
                    }) {
                        atoms.push(Atom::Scalar(Scalar::Bool));
                    }
                }
                let mut own: Vec<FunctionId> = Vec::new();
                for (&class, info) in &self.world.classes {
                    let derives = info.outside.iter().any(|&outside| {
                        let outside = last(self.world.text(outside));
                        self.world.outside_derives(outside, &name).unwrap_or(true)
                    });
                    if derives {
                        own.push(class);
                    }
                }
                own.sort_unstable();
                atoms.extend(own.into_iter().map(Atom::Instance));
                atoms
            }
            _ => Vec::new(),
        }
    }
}
