//! Static types.
//!
//! Wildcards are not kept: `? extends T` and `? super T` are read as `T`, a bare `?` as [`Ty::Dynamic`]. Programs are
//! taken to be well typed; types serve to choose conversions and overloads, not to refuse programs.

use std::rc::Rc;

/// A primitive type.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Prim {
    Boolean,
    Byte,
    Short,
    Char,
    Int,
    Long,
    Float,
    Double,
}

impl Prim {
    pub fn of_name(name: &str) -> Option<Prim> {
        Some(match name {
            "boolean" => Prim::Boolean,
            "byte" => Prim::Byte,
            "short" => Prim::Short,
            "char" => Prim::Char,
            "int" => Prim::Int,
            "long" => Prim::Long,
            "float" => Prim::Float,
            "double" => Prim::Double,
            _ => return None,
        })
    }

    pub fn name(self) -> &'static str {
        match self {
            Prim::Boolean => "boolean",
            Prim::Byte => "byte",
            Prim::Short => "short",
            Prim::Char => "char",
            Prim::Int => "int",
            Prim::Long => "long",
            Prim::Float => "float",
            Prim::Double => "double",
        }
    }

    /// The class of its boxes.
    pub fn boxed(self) -> &'static str {
        match self {
            Prim::Boolean => "java.lang.Boolean",
            Prim::Byte => "java.lang.Byte",
            Prim::Short => "java.lang.Short",
            Prim::Char => "java.lang.Character",
            Prim::Int => "java.lang.Integer",
            Prim::Long => "java.lang.Long",
            Prim::Float => "java.lang.Float",
            Prim::Double => "java.lang.Double",
        }
    }

    pub fn of_box(class: &str) -> Option<Prim> {
        [
            Prim::Boolean,
            Prim::Byte,
            Prim::Short,
            Prim::Char,
            Prim::Int,
            Prim::Long,
            Prim::Float,
            Prim::Double,
        ]
        .into_iter()
        .find(|prim| prim.boxed() == class)
    }

    pub fn scalar(self) -> ir::Scalar {
        use ir::Scalar;
        match self {
            Prim::Boolean => Scalar::Bool,
            Prim::Byte => Scalar::I8,
            Prim::Short => Scalar::I16,
            Prim::Char => Scalar::Char,
            Prim::Int => Scalar::I32,
            Prim::Long => Scalar::I64,
            Prim::Float => Scalar::F32,
            Prim::Double => Scalar::F64,
        }
    }

    pub fn is_numeric(self) -> bool {
        self != Prim::Boolean
    }

    pub fn is_integral(self) -> bool {
        matches!(
            self,
            Prim::Byte | Prim::Short | Prim::Char | Prim::Int | Prim::Long
        )
    }

    /// Whether a value converts to `to` by widening, or is of that type already.
    pub fn widens_to(self, to: Prim) -> bool {
        self == to
            || match self {
                Prim::Boolean => false,
                Prim::Byte => to >= Prim::Short && to != Prim::Char,
                Prim::Short => to >= Prim::Int,
                Prim::Char => to >= Prim::Int,
                Prim::Int => to >= Prim::Long,
                Prim::Long => to >= Prim::Float,
                Prim::Float => to == Prim::Double,
                Prim::Double => false,
            }
    }

    /// The type in which an operator computes with it alone.
    pub fn promoted(self) -> Prim {
        self.max(Prim::Int)
    }
}

/// A class, by its place in the table; see `super::world`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub(super) struct ClassId(pub u32);

/// A type variable, by its place in the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct VarId(pub u32);

/// A static type.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Ty {
    /// Not known: operations look at the value.
    Dynamic,
    Void,
    /// That of `null`.
    Null,
    Prim(Prim),
    /// A class with its type arguments; none for a raw type.
    Class(ClassId, Rc<[Ty]>),
    Array(Rc<Ty>),
    Var(VarId),
}

impl Ty {
    pub const INT: Ty = Ty::Prim(Prim::Int);
    pub const BOOLEAN: Ty = Ty::Prim(Prim::Boolean);

    pub fn class(id: ClassId) -> Ty {
        Ty::Class(id, Rc::new([]))
    }

    pub fn array(element: Ty) -> Ty {
        Ty::Array(Rc::new(element))
    }

    pub fn prim(&self) -> Option<Prim> {
        match self {
            Ty::Prim(prim) => Some(*prim),
            _ => None,
        }
    }

    pub fn is_reference(&self) -> bool {
        !matches!(self, Ty::Prim(_) | Ty::Void)
    }

    pub fn class_id(&self) -> Option<ClassId> {
        match self {
            Ty::Class(id, _) => Some(*id),
            _ => None,
        }
    }

    pub fn args(&self) -> &[Ty] {
        match self {
            Ty::Class(_, args) => args,
            _ => &[],
        }
    }

    pub fn element(&self) -> Option<&Ty> {
        match self {
            Ty::Array(element) => Some(element),
            _ => None,
        }
    }

    /// Whether nothing in it is unknown.
    pub fn is_known(&self) -> bool {
        match self {
            Ty::Dynamic => false,
            Ty::Class(_, args) => args.iter().all(Ty::is_known),
            Ty::Array(element) => element.is_known(),
            _ => true,
        }
    }

    /// The type with type variables replaced.
    pub fn substitute(&self, with: &Bindings) -> Ty {
        match self {
            Ty::Var(var) => with
                .iter()
                .find(|(bound, _)| bound == var)
                .map_or_else(|| self.clone(), |(_, ty)| ty.clone()),
            Ty::Class(id, args) if !args.is_empty() => {
                Ty::Class(*id, args.iter().map(|arg| arg.substitute(with)).collect())
            }
            Ty::Array(element) => Ty::array(element.substitute(with)),
            _ => self.clone(),
        }
    }
}

/// What type variables stand for.
pub(super) type Bindings = Vec<(VarId, Ty)>;
