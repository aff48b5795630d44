//! The tables of what the library's functions and classes take and give.
//!
//! A table of [`ir::Semantics::signatures`] has lines `name name …: type`. A line without a type is put in front of the names
//! behind it, an empty one puts nothing there, `#` begins a remark. A type is parsed when it is first asked for.
//!
//! Of a class, `C.<class>` says how its type is written with its variables, where `'K` are keys and the other variable its
//! elements, `C.<base>` what it derives from, `C.<elements>` and `C.[]` what walking and indexing give, and `C.+`
//! what an operator gives: functions of the other operand, of which the ones apply that take it. A variable of a class that is
//! `'T < Kept` stays what it is, whoever gets hold of an object; a class with `C.<missing>` makes a value for each key that it
//! is asked for.

use super::atom::{Atom, CollKind, Name};
use super::members::last;
use super::solve::Solver;
use super::world::World;
use ir::TypeExpr;

/// How many classes a class of the library derives from, one behind another.
const MAX_BASES: usize = 8;

/// An entry of a table.
#[derive(Clone, Debug)]
pub(super) enum Signature {
    /// Not asked for yet.
    Text(&'static str),
    /// Parsed; nothing where that fails.
    Type(Option<TypeExpr>),
}

/// How a generic class keeps what it holds.
#[derive(Clone, Debug, Default)]
pub(super) struct Shape {
    /// For each of its arguments whether it is that of the keys.
    pub arguments: Vec<bool>,
    /// Whether it has keys, which walking over it gives.
    pub has_keys: bool,
    /// What all its values are, where the class says so.
    pub values: Option<TypeExpr>,
    /// Whether more may be put into it.
    pub is_open: bool,
    /// Whether asking for a key puts it there.
    pub is_filled: bool,
}

impl World<'_> {
    /// Finds the entries of the tables.
    pub fn read_tables(&mut self) {
        for table in self.module.semantics.library.signatures {
            let mut front = "";
            for line in table.lines().filter(|line| !line.starts_with('#')) {
                match line.split_once(": ") {
                    Some((names, ty)) => {
                        for name in names.split_whitespace() {
                            let name = format!("{front}{name}");
                            self.signatures.insert(name.into(), Signature::Text(ty));
                        }
                    }
                    None => front = line.trim_end(),
                }
            }
        }
    }

    /// The type of something of the library, by its name.
    pub fn signature(&mut self, name: &str) -> Option<TypeExpr> {
        let entry = self.signatures.get_mut(name)?;
        if let Signature::Text(text) = entry {
            *entry = Signature::Type(TypeExpr::parse(text).ok());
        }
        match entry {
            Signature::Type(ty) => ty.clone(),
            Signature::Text(_) => None,
        }
    }

    /// The type of a member of a class of the library or of what that derives from.
    pub fn member_signature(&mut self, class: &str, member: &str) -> Option<TypeExpr> {
        let mut at = class.to_owned();
        for _ in 0..MAX_BASES {
            for name in [at.as_str(), last(&at)] {
                if let Some(found) = self.signature(&format!("{name}.{member}")) {
                    return Some(found);
                }
            }
            at = self.base(&at)?;
        }
        None
    }

    /// What a class of the library derives from.
    fn base(&mut self, class: &str) -> Option<String> {
        if let Some(base) = self.signature(&format!("{}.<base>", last(class))) {
            return base.head().map(str::to_owned);
        }
        if self
            .known_name(class)
            .is_some_and(|name| self.records.contains_key(&name))
        {
            return Some("namedtuple".to_owned());
        }
        let classes = self.module.semantics.objects.classes;
        let known = classes.iter().find(|known| known.name == class)?;
        (!known.parent.is_empty()).then(|| known.parent.to_owned())
    }

    /// How a generic class of the library keeps what it holds.
    pub fn shape(&mut self, class: Name) -> Shape {
        if let Some(known) = self.shapes.get(&class) {
            return known.clone();
        }
        let name = self.text(class).to_owned();
        let mut shape = Shape::default();
        if let Some(TypeExpr::Param(_, args)) = self.signature(&format!("{name}.<class>")) {
            let is_key = |arg: &TypeExpr| matches!(arg, TypeExpr::Var(name, _) if &**name == "K");
            shape.arguments = args.iter().map(is_key).collect();
            shape.is_open = args.iter().all(|arg| matches!(arg, TypeExpr::Var(_, None)));
        }
        shape.has_keys = shape.arguments.contains(&true);
        if let Some(TypeExpr::Param(_, args)) = self.signature(&format!("{name}.<base>"))
            && let [_, values] = &args[..]
            && !matches!(values, TypeExpr::Var(..))
        {
            shape.values = Some(values.clone());
        }
        shape.is_filled = self.signature(&format!("{name}.<missing>")).is_some();
        self.shapes.insert(class, shape.clone());
        shape
    }
}

impl Solver<'_> {
    /// Whether a kind of collection has keys, which walking over it gives.
    pub fn has_keys(&mut self, kind: CollKind) -> bool {
        match kind {
            CollKind::Map => true,
            CollKind::Named(name) => self.world.shape(name).has_keys,
            _ => false,
        }
    }

    /// Whether asking a collection of a kind for a key puts it there.
    pub fn is_filled(&mut self, kind: CollKind) -> bool {
        matches!(kind, CollKind::Named(name) if self.world.shape(name).is_filled)
    }

    /// What an operator gives of which one operand is an object of a class of the library; `false` where no table says that.
    pub fn outside_operator(&mut self, own: Atom, other: Atom, op: &str, dst: u32) -> bool {
        let Atom::Outside(name) = own else {
            return false;
        };
        let name = self.world.text(name).to_owned();
        let Some(signature) = self.world.member_signature(&name, op) else {
            return false;
        };
        let mut given: Vec<TypeExpr> = Vec::new();
        let mut otherwise: Vec<TypeExpr> = Vec::new();
        for variant in signature.members() {
            match variant {
                TypeExpr::Function(params, result) => match params.first() {
                    Some(TypeExpr::Any) | None => otherwise.push((**result).clone()),
                    Some(param) if self.takes(param, other) => given.push((**result).clone()),
                    Some(_) => {}
                },
                ty => given.push(ty.clone()),
            }
        }
        let results = if given.is_empty() { otherwise } else { given };
        for ty in &results {
            self.signed_value(own, ty, op, dst);
        }
        !results.is_empty()
    }

    /// Whether a value is of a class that is named, or of one that derives from it.
    fn takes(&mut self, param: &TypeExpr, atom: Atom) -> bool {
        if let (TypeExpr::Scalar(wanted), Atom::Scalar(found)) = (param, atom) {
            return *wanted == found;
        }
        let Some(wanted) = param.head() else {
            return false;
        };
        let mut at = self.type_name(atom);
        for _ in 0..MAX_BASES {
            if last(&at) == wanted {
                return true;
            }
            match self.world.base(&at) {
                Some(base) => at = base,
                None => return false,
            }
        }
        false
    }
}
