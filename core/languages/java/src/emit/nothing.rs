//! What the JDK says where a program finds nothing: what could not be done, and what was nothing.
//!
//! An instruction gets its words here as a note; the machine puts them into the exception. Only the program's
//! own instructions have them: what is said inside of the library is the library's affair.

use super::Emitter;
use crate::hir::{Constant, Expr, ExprKind, Place, Switch, Target};
use crate::ty::{ClassId, Prim, Ty};
use crate::world::MethodId;
use ir::{BinOp, Op, Reg, Span, Symbol};

/// How deep descriptions of expressions go.
const MAX_DETAIL: u32 = 5;

impl Emitter<'_, '_, '_> {
    /// Throws where a value is nothing; `note` says what for.
    pub fn refuse_nothing(&mut self, value: Reg, at: Span, note: impl FnOnce(&mut Self)) {
        let nil = self.b.nil(at);
        let test = self.b.binary(BinOp::Is, false, value, nil, at);
        let (absent, present) = (self.b.label("null"), self.b.label("not_null"));
        self.b.branch_if(test, absent, present, at);
        self.b.place(absent, at);
        self.b.emit(Op::Throw { value: nil }, at);
        note(self);
        self.b.place(present, at);
    }

    /// The last instruction cannot do what it is to do where this is nothing.
    pub fn note(&mut self, what: &str, subject: &Expr) {
        if !self.checker.is_own(self.file) {
            return;
        }
        let because = self.because(subject);
        self.b.note_last(format!("Cannot {what}{because}"));
    }

    pub fn note_call(&mut self, method: MethodId, receiver: &Expr) {
        if !self.checker.is_own(self.file) || self.checker.world.method(method).is_static {
            return;
        }
        let words = self.method_words(method, &receiver.ty);
        self.note(&format!("invoke \"{words}\""), receiver);
    }

    pub fn note_read(&mut self, place: &Place) {
        match place {
            Place::Field(object, field) => {
                let field = self.field_name(*field);
                self.note(&format!("read field \"{field}\""), object);
            }
            Place::Element(array, _) => {
                let what = element_words(&array.ty);
                self.note(&format!("load from {what} array"), array);
            }
            Place::Local(_) | Place::Static(_) => {}
        }
    }

    pub fn note_write(&mut self, place: &Place) {
        match place {
            Place::Field(object, field) => {
                let field = self.field_name(*field);
                self.note(&format!("assign field \"{field}\""), object);
            }
            Place::Element(array, _) => {
                let what = element_words(&array.ty);
                self.note(&format!("store to {what} array"), array);
            }
            Place::Local(_) | Place::Static(_) => {}
        }
    }

    pub fn note_unboxing(&mut self, value: &Expr) {
        if let Some(prim) = self.boxed_prim(&value.ty) {
            self.note(&unboxing(prim), value);
        }
    }

    /// The same for the value at a place.
    pub fn note_unboxing_of(&mut self, place: &Place, ty: &Ty) {
        if self.checker.is_own(self.file)
            && let Some(prim) = self.boxed_prim(ty)
        {
            let what = unboxing(prim);
            let because = match self.place_words(place, MAX_DETAIL) {
                Some(words) => format!(" because \"{words}\" is null"),
                None => String::new(),
            };
            self.b.note_last(format!("Cannot {what}{because}"));
        }
    }

    /// What the language's own code does with the selector.
    pub fn note_switch(&mut self, switch: &Switch) {
        let world = &self.checker.world;
        if world.is_string(&switch.selector.ty) {
            let slot = self.checker.slots.get(&switch.variable).copied();
            let what = "Cannot invoke \"String.hashCode()\"";
            if self.checker.is_own(self.file) {
                self.b.note_last(match slot {
                    Some(slot) => format!("{what} because \"<local{slot}>\" is null"),
                    None => what.to_owned(),
                });
            }
        } else if let Some(class) = switch.selector.ty.class_id()
            && world.class(class).kind == crate::world::ClassKind::Enum
        {
            let class = self.external_name(class);
            self.note(&format!("invoke \"{class}.ordinal()\""), &switch.selector);
        }
    }

    fn boxed_prim(&self, ty: &Ty) -> Option<Prim> {
        match ty {
            Ty::Prim(_) => None,
            _ => self.checker.world.as_prim(ty),
        }
    }

    // --- words

    fn because(&self, subject: &Expr) -> String {
        let subject = plain(subject);
        if let ExprKind::Call(target, args) = &subject.kind {
            return match self.call_words(target, args) {
                Some(words) => format!(" because the return value of \"{words}\" is null"),
                None => String::new(),
            };
        }
        match self.words(subject, MAX_DETAIL) {
            Some(words) => format!(" because \"{words}\" is null"),
            None => String::new(),
        }
    }

    /// How an expression is called; `None` for what has no name.
    fn words(&self, expr: &Expr, detail: u32) -> Option<String> {
        if detail == 0 {
            return Some("...".to_owned());
        }
        let expr = plain(expr);
        Some(match &expr.kind {
            ExprKind::Const(Constant::Null) => "null".to_owned(),
            ExprKind::Const(Constant::Int(value)) => value.to_string(),
            ExprKind::This => "this".to_owned(),
            ExprKind::Load(place) => return self.place_words(place, detail),
            ExprKind::Call(target, args) => return self.call_words(target, args),
            _ => return None,
        })
    }

    fn place_words(&self, place: &Place, detail: u32) -> Option<String> {
        Some(match place {
            Place::Local(name) => match self.checker.slots.get(name) {
                Some(slot) => format!("<local{slot}>"),
                None => self.checker.b.name(*name).to_owned(),
            },
            // Of a variable's key the class comes first, as in `Main$Inner.field`.
            Place::Static(name) => {
                let name = self.checker.b.name(*name);
                name.rsplit("::").next().unwrap_or(name).to_owned()
            }
            Place::Field(object, field) => {
                let field = self.field_name(*field);
                match self.words(object, detail - 1) {
                    Some(object) => format!("{object}.{field}"),
                    None => field,
                }
            }
            Place::Element(array, index) => {
                let array = self.words(array, detail - 1);
                let index = self.words(index, detail - 1);
                format!(
                    "{}[{}]",
                    array.as_deref().unwrap_or("<array>"),
                    index.as_deref().unwrap_or("...")
                )
            }
        })
    }

    fn field_name(&self, key: Symbol) -> String {
        let key = self.checker.b.name(key);
        key.split('@').next().unwrap_or(key).to_owned()
    }

    fn call_words(&self, target: &Target, args: &[Expr]) -> Option<String> {
        match target {
            Target::Virtual(receiver, _, Some(method)) => {
                Some(self.method_words(*method, &receiver.ty))
            }
            Target::Global(_, Some(method)) => {
                Some(self.method_words(*method, &Ty::class(method.class)))
            }
            Target::Intrinsic(_, Some(method)) => {
                let is_static = self.checker.world.method(*method).is_static;
                let ty = match args.first() {
                    Some(receiver) if !is_static => receiver.ty.clone(),
                    _ => Ty::class(method.class),
                };
                Some(self.method_words(*method, &ty))
            }
            _ => None,
        }
    }

    /// A method as `Class.name(Type, Type)`: the class is that of the receiver, but for what every object has.
    fn method_words(&self, method: MethodId, receiver: &Ty) -> String {
        let world = &self.checker.world;
        let info = world.method(method);
        let is_of_object = world.full_name(method.class) == "java.lang.Object";
        let class = match world.upper(receiver) {
            Ty::Class(id, _) if !is_of_object => id,
            _ => method.class,
        };
        let params: Vec<String> = info.params.iter().map(|ty| self.type_words(ty)).collect();
        format!(
            "{}.{}({})",
            self.external_name(class),
            info.name,
            params.join(", ")
        )
    }

    fn type_words(&self, ty: &Ty) -> String {
        let world = &self.checker.world;
        let mut ty = world.upper(ty);
        let mut dimensions = 0;
        while let Ty::Array(element) = ty {
            dimensions += 1;
            ty = world.upper(&element);
        }
        let name = match ty {
            Ty::Prim(prim) => prim.name().to_owned(),
            Ty::Class(id, _) => self.external_name(id),
            _ => "Object".to_owned(),
        };
        name + &"[]".repeat(dimensions)
    }

    fn external_name(&self, class: ClassId) -> String {
        let name = self.checker.world.full_name(class);
        match name.as_str() {
            "java.lang.String" => "String".to_owned(),
            "java.lang.Object" => "Object".to_owned(),
            _ => name,
        }
    }
}

/// An expression without the casts around it.
fn plain(expr: &Expr) -> &Expr {
    let mut expr = expr;
    while let ExprKind::Cast(_, inner) = &expr.kind {
        expr = inner;
    }
    expr
}

fn unboxing(prim: Prim) -> String {
    format!("invoke \"{}.{}Value()\"", prim.boxed(), prim.name())
}

/// How the instructions of the JDK tell arrays apart.
fn element_words(array: &Ty) -> &'static str {
    match array.element() {
        Some(Ty::Prim(Prim::Boolean | Prim::Byte)) => "byte/boolean",
        Some(Ty::Prim(prim)) => prim.name(),
        _ => "object",
    }
}
