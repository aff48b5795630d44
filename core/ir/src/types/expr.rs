//! Type expressions.
//!
//! **Invariants** (held by the constructors [`TypeExpr::union`] and [`TypeExpr::list`]): the members of a union are no
//! unions, differ, are at least two and stand in order; no expression is nested deeper than [`MAX_DEPTH`].

use crate::Scalar;

/// How deep type expressions nest; what would be deeper is cut off and says [`TypeExpr::Any`] there.
pub const MAX_DEPTH: usize = 24;

/// The type of a value.
#[derive(
    Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize,
)]
pub enum TypeExpr {
    /// Whatever there is.
    Any,
    /// Nothing at all: what a call gives that does not come back.
    Never,
    /// The value that stands for the absence of one.
    Nil,
    /// One of the machine's scalar types.
    Scalar(Scalar),
    /// Instances of a class, or a type that the language provides.
    Class(Box<str>),
    /// Instances of whatever implements an interface.
    Interface(Box<str>),
    /// The fixed instances of an enumeration.
    Enum(Box<str>),
    /// Whatever the name has been declared to stand for.
    Alias(Box<str>),
    /// A type variable, perhaps with a bound.
    Var(Box<str>, Option<Box<TypeExpr>>),
    /// A constructor with its arguments: `list[int]`.
    Param(Box<str>, Vec<TypeExpr>),
    /// Sequences of a fixed length, with the type of each element.
    Tuple(Vec<TypeExpr>),
    /// Functions: parameters and result.
    Function(Vec<TypeExpr>, Box<TypeExpr>),
    /// One of several.
    Union(Vec<TypeExpr>),
    /// Not known.
    Unknown,
}

impl TypeExpr {
    /// The class of a name.
    #[must_use]
    pub fn class(name: &str) -> TypeExpr {
        TypeExpr::Class(name.into())
    }

    /// A constructor with arguments; the bare class where there are none.
    #[must_use]
    pub fn param(name: &str, args: Vec<TypeExpr>) -> TypeExpr {
        match args.is_empty() {
            true => TypeExpr::class(name),
            false => TypeExpr::Param(name.into(), args),
        }
    }

    /// One of several types: unions inside are opened, repetitions left out; of one member, that; of none, `Never`.
    #[must_use]
    pub fn union(members: impl IntoIterator<Item = TypeExpr>) -> TypeExpr {
        let mut all = Vec::new();
        for member in members {
            match member {
                TypeExpr::Union(inner) => all.extend(inner),
                TypeExpr::Never => {}
                member => all.push(member),
            }
        }
        all.sort();
        all.dedup();
        if all.contains(&TypeExpr::Any) {
            let has_unknown = all.contains(&TypeExpr::Unknown);
            return match has_unknown {
                true => TypeExpr::Unknown,
                false => TypeExpr::Any,
            };
        }
        match all.len() {
            0 => TypeExpr::Never,
            1 => all.swap_remove(0),
            _ => TypeExpr::Union(all),
        }
    }

    /// A type or nothing.
    #[must_use]
    pub fn optional(inner: TypeExpr) -> TypeExpr {
        TypeExpr::union([inner, TypeExpr::Nil])
    }

    /// The types that it is one of.
    #[must_use]
    pub fn members(&self) -> &[TypeExpr] {
        match self {
            TypeExpr::Union(members) => members,
            TypeExpr::Never => &[],
            other => std::slice::from_ref(other),
        }
    }

    /// Its parts.
    pub fn parts(&self) -> impl Iterator<Item = &TypeExpr> {
        let (list, one): (&[TypeExpr], Option<&TypeExpr>) = match self {
            TypeExpr::Param(_, list) | TypeExpr::Tuple(list) | TypeExpr::Union(list) => {
                (list, None)
            }
            TypeExpr::Function(params, result) => (params, Some(result)),
            TypeExpr::Var(_, Some(bound)) => (&[], Some(bound)),
            _ => (&[], None),
        };
        list.iter().chain(one)
    }

    /// Whether something in it is not known.
    #[must_use]
    pub fn has_unknown(&self) -> bool {
        let mut open = vec![self];
        while let Some(at) = open.pop() {
            if *at == TypeExpr::Unknown {
                return true;
            }
            open.extend(at.parts());
        }
        false
    }

    /// The name by which the graph of types knows it, where it has one.
    #[must_use]
    pub fn head(&self) -> Option<&str> {
        Some(match self {
            TypeExpr::Any => "any",
            TypeExpr::Nil => "nil",
            TypeExpr::Scalar(scalar) => scalar.text(),
            TypeExpr::Class(name)
            | TypeExpr::Interface(name)
            | TypeExpr::Enum(name)
            | TypeExpr::Param(name, _) => name,
            TypeExpr::Tuple(_) => "tuple",
            TypeExpr::Function(..) => "function",
            _ => return None,
        })
    }

    /// The same with type variables replaced where `of` knows better.
    #[must_use]
    pub fn substitute(&self, of: &dyn Fn(&str) -> Option<TypeExpr>) -> TypeExpr {
        let all = |list: &[TypeExpr]| list.iter().map(|one| one.substitute(of)).collect();
        match self {
            TypeExpr::Var(name, _) => of(name).unwrap_or_else(|| self.clone()),
            TypeExpr::Param(name, args) => TypeExpr::Param(name.clone(), all(args)),
            TypeExpr::Tuple(parts) => TypeExpr::Tuple(all(parts)),
            TypeExpr::Union(members) => {
                TypeExpr::union(members.iter().map(|member| member.substitute(of)))
            }
            TypeExpr::Function(params, result) => {
                TypeExpr::Function(all(params), Box::new(result.substitute(of)))
            }
            other => other.clone(),
        }
    }
}
