//! What declarations say of types, noted for analyses.

use super::Emitter;
use crate::classes::CheckedMethod;
use crate::ty::{ClassId, Ty, VarId};
use crate::world::{ClassKind, World};
use ir::{Label, LocalNote, Symbol, TypeExpr, TypePlace, TypeSpelling};

/// How Java's people write types.
pub(crate) const SPELLING: TypeSpelling = TypeSpelling {
    names: &[
        ("i8", "byte"),
        ("i16", "short"),
        ("i32", "int"),
        ("i64", "long"),
        ("f32", "float"),
        ("f64", "double"),
        ("bool", "boolean"),
        ("text", "String"),
        ("nil", "null"),
        ("any", "Object"),
        ("array", "{}[]"),
        ("tuple", "tuple"),
    ],
    brackets: ["<", ">"],
    qualifiers: &[".", "$"],
    nothing: "void",
    receivers: &["this"],
};

/// How deep a type is followed.
const DEPTH: usize = 8;

impl World<'_> {
    /// The type as analyses have it.
    fn noted(&self, ty: &Ty, depth: usize) -> TypeExpr {
        if depth > DEPTH {
            return TypeExpr::Any;
        }
        match ty {
            Ty::Dynamic => TypeExpr::Unknown,
            Ty::Void | Ty::Null => TypeExpr::Nil,
            Ty::Prim(prim) => TypeExpr::Scalar(prim.scalar()),
            Ty::Array(element) => TypeExpr::param("array", vec![self.noted(element, depth + 1)]),
            Ty::Var(var) => self.noted_var(*var, depth),
            Ty::Class(id, args) => {
                let name = self.full_name(*id);
                match name.as_str() {
                    "java.lang.Object" => return TypeExpr::Any,
                    "java.lang.String" => return TypeExpr::Scalar(ir::Scalar::Text),
                    _ => {}
                }
                if args.is_empty() {
                    return match self.class(*id).kind {
                        ClassKind::Interface | ClassKind::Annotation => {
                            TypeExpr::Interface(name.into())
                        }
                        ClassKind::Enum => TypeExpr::Enum(name.into()),
                        _ => TypeExpr::class(&name),
                    };
                }
                let args = args.iter().map(|arg| self.noted(arg, depth + 1)).collect();
                TypeExpr::Param(name.into(), args)
            }
        }
    }

    fn noted_var(&self, var: VarId, depth: usize) -> TypeExpr {
        let info = &self.vars[var.0 as usize];
        let bound = info
            .bound
            .as_ref()
            .map(|bound| Box::new(self.noted(bound, depth + 4)));
        TypeExpr::Var(
            info.name.into(),
            bound.filter(|bound| **bound != TypeExpr::Any),
        )
    }
}

impl Emitter<'_, '_, '_> {
    /// Whether this module is the person's own.
    pub fn notes_types(&self) -> bool {
        self.checker.is_own(self.file)
    }

    pub fn note_type(&mut self, place: TypePlace, ty: &Ty) {
        let ty = self.checker.world.noted(ty, 0);
        self.b.note(place, ty);
    }

    /// Notes the type of a local variable of the body at hand, and where it can be named.
    pub fn note_local(&mut self, name: Symbol, ty: &Ty) {
        if self.notes_types() {
            let scope = self.scope.unwrap_or_else(|| self.b.top());
            self.note_type(TypePlace::Variable(scope, name), ty);
            self.note_block(name);
        }
    }

    /// Notes where a local variable of the body at hand can be named.
    pub fn note_block(&mut self, name: Symbol) {
        if self.notes_types() {
            self.b.note_local(LocalNote {
                scope: self.scope.unwrap_or_else(|| self.b.top()),
                name,
                block: self.block,
                layout: None,
            });
        }
    }

    /// Notes what a class is and what types its members are declared with.
    pub fn note_class(&mut self, class: ClassId, body: Label) {
        if !self.notes_types() {
            return;
        }
        let checker = self.checker;
        let info = checker.world.class(class);
        let vars = info.vars.iter().map(|var| Ty::Var(*var)).collect();
        self.note_type(TypePlace::Class(body), &Ty::Class(class, vars));
        for field in &info.fields {
            let name = self.b.intern(&field.key);
            match field.is_static {
                true => {
                    let top = self.b.top();
                    self.note_type(TypePlace::Variable(top, name), &field.ty);
                }
                false => self.note_type(TypePlace::Variable(body, name), &field.ty),
            }
        }
    }

    /// Notes the types that a method is declared with.
    pub fn note_method(&mut self, class: ClassId, method: &CheckedMethod, entry: Label) {
        if !self.notes_types() {
            return;
        }
        let checker = self.checker;
        let info = checker.world.method(method.method);
        if !info.is_static {
            let vars = checker.world.class(class).vars.iter();
            let this = self.b.intern("this");
            let ty = Ty::Class(class, vars.map(|var| Ty::Var(*var)).collect());
            self.note_type(TypePlace::Variable(entry, this), &ty);
        }
        for (&param, ty) in method.params.iter().zip(&info.params) {
            self.note_type(TypePlace::Variable(entry, param), ty);
        }
        if !method.method.is_constructor {
            self.note_type(TypePlace::Result(entry), &info.ret);
        }
    }
}
