//! Arrays and their classes.
//!
//! A module makes the class of an array type when it is first asked for.

use super::Emitter;
use crate::hir::Expr;
use crate::ty::{Prim, Ty};
use ir::{Const, FunctionKind, Intrinsic, Op, Reg, Span, Symbol};

impl<'h> Emitter<'h, '_, '_> {
    /// The class of a type, for tests and casts; `None` where every value is one.
    pub fn class_of_type(&mut self, ty: &Ty, at: Span) -> Option<Reg> {
        let ty = self.checker.world.upper(ty);
        let name = match &ty {
            Ty::Array(_) | Ty::Prim(_) | Ty::Void => self.array_variable(&ty),
            Ty::Class(id, _) if self.checker.world.full_name(*id) != "java.lang.Object" => {
                self.class_symbol(*id)
            }
            _ => return None,
        };
        Some(self.load(name, at))
    }

    /// How the language's own tools write an array type.
    fn descriptor(&self, ty: &Ty) -> String {
        let world = &self.checker.world;
        match world.upper(ty) {
            Ty::Array(element) => format!("[{}", self.descriptor(&element)),
            Ty::Prim(prim) => match prim {
                Prim::Boolean => "Z",
                Prim::Byte => "B",
                Prim::Short => "S",
                Prim::Char => "C",
                Prim::Int => "I",
                Prim::Long => "J",
                Prim::Float => "F",
                Prim::Double => "D",
            }
            .to_owned(),
            Ty::Void => "V".to_owned(),
            Ty::Class(id, _) => format!("L{};", world.full_name(id)),
            _ => "Ljava.lang.Object;".to_owned(),
        }
    }

    /// The variable that holds the class of an array type.
    pub fn array_variable(&mut self, ty: &Ty) -> Symbol {
        let name = self.descriptor(ty);
        let name = self.b.intern(&format!("${name}"));
        if self.arrays.iter().all(|(known, _)| *known != name) {
            self.arrays.push((name, ty.clone()));
        }
        name
    }

    fn array_class(&mut self, ty: &Ty, at: Span) -> Reg {
        if self.nesting == 0 {
            // The module's own statements run once: they need no variable.
            return self.make_array_class(ty, at);
        }
        let name = self.array_variable(ty);
        self.load(name, at)
    }

    pub fn new_array(&mut self, ty: &Ty, lengths: &'h [Expr], at: Span) -> Reg {
        let class = self.array_class(ty, at);
        let mut args = vec![class];
        args.extend(lengths.iter().map(|length| self.expr(length)));
        self.b.intrinsic(Intrinsic::ArrayNew, &args, at)
    }

    pub fn array_of(&mut self, ty: &Ty, items: &'h [Expr], at: Span) -> Reg {
        let class = self.array_class(ty, at);
        let mut args = vec![class];
        args.extend(items.iter().map(|item| self.expr(item)));
        self.b.intrinsic(Intrinsic::ArrayOf, &args, at)
    }

    fn make_array_class(&mut self, ty: &Ty, at: Span) -> Reg {
        match ty {
            Ty::Prim(prim) => return self.named_class(prim.name(), at),
            Ty::Void => return self.named_class("void", at),
            _ => {}
        }
        let element = ty.element().cloned().unwrap_or(Ty::Dynamic);
        let element = self.checker.world.upper(&element);
        let element = match &element {
            Ty::Prim(prim) => self.b.text(prim.scalar().text(), at),
            Ty::Array(_) => self.array_class(&element, at),
            Ty::Class(id, _) => {
                let class = self.class_symbol(*id);
                self.load(class, at)
            }
            _ => {
                let object = self.b.intern("java.lang.Object::Object");
                self.load(object, at)
            }
        };
        let descriptor = self.descriptor(ty);
        let text = self.b.text(&descriptor, at);
        self.b
            .intrinsic(Intrinsic::ArrayClass, &[element, text], at)
    }

    /// What stands for a primitive type: nothing but a name.
    fn named_class(&mut self, name: &str, at: Span) -> Reg {
        let body = self.skipped("class_primitive", "end_class_primitive", at, |this| {
            this.return_nil(at);
        });
        let name = self.b.intern(name);
        let object = self.b.intern("java.lang.Object::Object");
        let constant = Const::Class {
            name,
            body,
            parents: [object].into(),
            keywords: None,
        };
        self.b.constant(constant, at)
    }

    /// What `main` gets.
    pub fn program_arguments(&mut self, at: Span) -> Reg {
        match self.checker.texts.clone() {
            Some(ty) => {
                let class = self.array_class(&ty, at);
                self.b.intrinsic(Intrinsic::ArgumentArray, &[class], at)
            }
            None => self.b.nil(at),
        }
    }

    /// Defines the variables of the array types that have been asked for.
    pub fn array_classes(&mut self, at: Span) {
        let mut done = 0;
        while done < self.arrays.len() {
            let (name, ty) = self.arrays[done].clone();
            done += 1;
            let entry = self.skipped("func_array_class", "end_array_class", at, |this| {
                let class = this.make_array_class(&ty, at);
                this.store(name, class, at);
                this.return_nil(at);
            });
            let shown = self.b.intern("$array_class");
            let function = self.b.constant(
                Const::Function {
                    name: shown,
                    entry,
                    kind: FunctionKind::Function,
                },
                at,
            );
            let unbound = self.b.constant(Const::Unbound, at);
            self.b.emit(
                Op::DeclVar {
                    name,
                    value: unbound,
                },
                at,
            );
            let text = self.b.name(name).to_owned();
            let text = self.b.text(&text, at);
            self.b
                .intrinsic(Intrinsic::DefineLazily, &[text, function], at);
        }
    }
}
