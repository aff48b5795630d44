//! What declarations say of types, noted for analyses.

use super::Lowerer;
use crate::ast::{Storage, VarId};
use crate::types::{Kind, Ty, Types};
use ir::{Label, LocalNote, Reg, Scalar, Span, Symbol, TypeExpr, TypePlace, TypeSpelling};

/// How C's people write types.
pub(crate) const SPELLING: TypeSpelling = TypeSpelling {
    names: &[
        ("i8", "signed char"),
        ("i16", "short"),
        ("i32", "int"),
        ("i64", "long"),
        ("u8", "unsigned char"),
        ("u16", "unsigned short"),
        ("u32", "unsigned int"),
        ("u64", "unsigned long"),
        ("f32", "float"),
        ("f64", "double"),
        ("bool", "_Bool"),
        ("ptr", "void *"),
        ("nil", "void"),
        ("pointer", "{} *"),
        ("array", "{}[]"),
    ],
    brackets: ["<", ">"],
    qualifiers: &[],
    nothing: "void",
    receivers: &[],
};

/// How deep a type is followed.
const DEPTH: usize = 8;

impl Types {
    /// The type as analyses have it.
    fn noted(&self, ty: Ty, depth: usize) -> TypeExpr {
        if depth > DEPTH {
            return TypeExpr::Any;
        }
        match self.kind(ty) {
            Kind::Void => TypeExpr::Nil,
            Kind::Unknown => TypeExpr::Unknown,
            Kind::Char => TypeExpr::Alias("char".into()),
            Kind::LongLong => TypeExpr::Alias("long long".into()),
            Kind::UnsignedLongLong => TypeExpr::Alias("unsigned long long".into()),
            Kind::LongDouble => TypeExpr::Alias("long double".into()),
            Kind::Walk => TypeExpr::class("va_list"),
            Kind::Pointer(to) if self.is_function(*to) => self.noted(*to, depth + 1),
            Kind::Pointer(to) if to.is_void() => TypeExpr::Scalar(Scalar::Ptr),
            Kind::Pointer(to) => TypeExpr::param("pointer", vec![self.noted(*to, depth + 1)]),
            Kind::Array(of, _) => TypeExpr::param("array", vec![self.noted(*of, depth + 1)]),
            Kind::Function(function) => TypeExpr::Function(
                (function.parameters.iter())
                    .map(|ty| self.noted(self.stored(*ty), depth + 1))
                    .collect(),
                Box::new(self.noted(function.result, depth + 1)),
            ),
            Kind::Record(_) => TypeExpr::class(&self.name(ty.plain())),
            Kind::Enum(_) => TypeExpr::Enum(self.name(ty.plain()).into()),
            _ => match self.scalar(ty) {
                Some(scalar) => TypeExpr::Scalar(scalar),
                None => TypeExpr::Unknown,
            },
        }
    }
}

impl Lowerer<'_> {
    /// Notes what the names of types in notes stand for.
    pub(super) fn note_names(&mut self) {
        for (name, scalar) in [
            ("char", Scalar::I8),
            ("long long", Scalar::I64),
            ("unsigned long long", Scalar::U64),
            ("long double", Scalar::F64),
        ] {
            let name = self.b.intern(name);
            self.b
                .note(TypePlace::Alias(name), TypeExpr::Scalar(scalar));
        }
        for at in 0..self.types().enums.len() {
            let info = &self.types().enums[at];
            let (name, ty) = (format!("enum {}", info.tag), info.underlying);
            if let Some(scalar) = self.types().scalar(ty) {
                let name = self.b.intern(&name);
                self.b
                    .note(TypePlace::Alias(name), TypeExpr::Scalar(scalar));
            }
        }
    }

    /// Notes the type of a variable of the function (or the file) at hand.
    pub(super) fn note_variable(&mut self, scope: Label, var: VarId) {
        let found = self.unit.var(var);
        let ty = self.types().noted(found.ty, 0);
        // What lives in memory is known by the pointer to it.
        let ty = match self.unit.is_in_memory(var) {
            true => TypeExpr::param("pointer", vec![ty]),
            false => ty,
        };
        let name = self.variable_name(var);
        let name = self.b.intern(&name);
        self.b.note(TypePlace::Variable(scope, name), ty);
        self.note_local(scope, var, name);
    }

    /// Notes in which block a variable can be named, and how people read the value of one that is not in memory.
    fn note_local(&mut self, scope: Label, var: VarId, name: Symbol) {
        let found = self.unit.var(var);
        let (ty, is_static) = (found.ty, found.storage == Storage::Static);
        let block = match self.named_in.last() {
            Some(block) if !is_static => *block,
            _ => Span::NONE,
        };
        let says_more = matches!(
            self.types().kind(ty),
            Kind::Char | Kind::Pointer(_) | Kind::Enum(_)
        );
        let layout = match says_more && !self.unit.is_in_memory(var) {
            true => self.layout(ty),
            false => None,
        };
        if block.is_some() || layout.is_some() {
            self.b.note_local(LocalNote {
                scope,
                name,
                block,
                layout,
            });
        }
    }

    /// Notes the types of a parameter and of the variable that it becomes.
    pub(super) fn note_parameter(&mut self, function: Label, var: VarId) {
        self.note_variable(function, var);
        if self.unit.is_in_memory(var) {
            // What is handed over is another variable than the pointer to where it is kept.
            let found = self.unit.var(var);
            let ty = self.types().noted(found.ty, 0);
            let name = self.b.intern(&found.ir_name.clone());
            self.b.note(TypePlace::Variable(function, name), ty);
        }
    }

    /// Notes what a function gives.
    pub(super) fn note_result(&mut self, function: Label, ty: Ty) {
        let ty = self.types().noted(ty, 0);
        self.b.note(TypePlace::Result(function), ty);
    }

    /// Notes what a call gives.
    pub(super) fn note_call(&mut self, call: Reg, ty: Ty) {
        let ty = self.types().noted(ty, 0);
        if ty != TypeExpr::Nil {
            self.b.note(TypePlace::Register(call), ty);
        }
    }
}
