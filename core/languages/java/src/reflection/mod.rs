//! Reflection: what a program finds out about its own classes while it runs.
//!
//! Where a program's files mention reflection, a hidden file is written for each of them, in Java, and lowered as the
//! library's are. For every class it has one of `java.lang.reflect.Members`, which says what members the class has
//! (`declare`) and does what each of them is for (`act`: reads, writes, calls), a class of annotations for every interface of
//! such, and a class of proxies for every interface, where proxies are mentioned. What there is on top of that is in
//! `library/java/lang/reflect`.
//!
//! | file | what it writes |
//! |---|---|
//! | `members`, `fields`, `executables` | the members of classes |
//! | `order` | nothing: it tells the order of methods |
//! | `notes` | annotations |
//! | `proxies` | classes of proxies |
//!
//! **Left out on purpose.** Local and anonymous classes, which no other file can name. Of the library's classes there is what
//! the program names in texts.

mod executables;
mod fields;
mod members;
mod notes;
mod order;
mod proxies;

use super::checker::Checker;
use super::hir::{Expr, ExprKind};
use super::ty::{ClassId, Ty};
use super::world::World;
use ir::{Span, Symbol};
use members::{INSTALL, Writer};

/// Parts of the names by which a program gets at the members of a class that it has.
const NAMES: &[&str] = &[
    "getDeclared",
    "getMethod(",
    "getMethods(",
    "getField(",
    "getFields(",
    "getConstructor",
    "getAnnotation",
    "isAnnotation",
    "annotationType",
    "getRecordComponents",
    "getModifiers",
    "getPermittedSubclasses",
    "isSealed",
    "getEnclosingClass",
    "getNestHost",
    "getComponentType",
    "getGeneric",
    "getClassLoader",
    "getPackage()",
    "newInstance(",
    "isNestmateOf",
    ".TYPE",
];

/// Whether a text mentions reflection; too many are taken for such rather than too few.
fn is_mentioned(source: &str) -> bool {
    let has = |part: &&str| source.contains(part);
    has(&"java.lang.reflect")
        || has(&"Class.forName")
        || ((has(&".class") || has(&"getClass()")) && NAMES.iter().any(has))
}

impl World<'_> {
    /// Whether one of the program's files mentions reflection.
    pub fn mentions_reflection(&self) -> bool {
        let mut own = self.own.iter();
        own.any(|file| is_mentioned(self.file(*file).source))
    }

    /// Adds the hidden files of the program's.
    pub fn write_members(&mut self) {
        let mut at = 0;
        let mut made = 0;
        while let Some(&own) = self.own.get(at) {
            at += 1;
            let mut writer = Writer::new(self, own, made);
            writer.write();
            let (text, around) = writer.finish();
            made += around.len();
            let module = format!("{}.$members", self.file(own).module);
            let Some((tree, source)) = self.neighbours.written(&module, text) else {
                continue;
            };
            let hidden = self.declare_file(&module, source, tree.root());
            for (name, outer) in around {
                let types = &self.file(hidden).types;
                let Some(&class) = types.get(name.as_str()) else {
                    continue;
                };
                // So that constants and types mean there what they mean in the class.
                self.class_mut(class).outer = outer;
            }
            let types = self.file(own).types.clone();
            self.files[hidden.0 as usize].types.extend(types);
            self.hidden.push(hidden);
        }
    }
}

impl Checker<'_> {
    /// The functions that make the members of the program's classes known.
    pub fn installs(&mut self) -> Vec<Symbol> {
        let hidden = self.world.hidden.clone();
        let mut found = Vec::new();
        for file in hidden {
            if let Some(&class) = self.world.file(file).types.get(INSTALL) {
                found.push(self.global(class, &format!("{INSTALL}.install/0")));
            }
        }
        found
    }

    /// The class of a primitive type that all modules share, in a program that reflects.
    pub fn primitive_class(&mut self, ty: &Ty, at: Span) -> Option<Expr> {
        const OWNER: &str = "java.lang.reflect.Primitives";
        let name = match ty {
            Ty::Prim(prim) => prim.name().to_uppercase(),
            Ty::Void => "VOID".to_owned(),
            _ => return None,
        };
        if !self.world.reflects || self.world.file(self.cx.file).module == OWNER {
            return None;
        }
        let class = self.world.named(OWNER)?;
        self.static_member(class, &name, at)
    }

    /// What stands in a hidden file for the initialisation of a class.
    pub fn hidden_static(&mut self, class: ClassId, name: &str, at: Span) -> Option<Expr> {
        let is_hidden = name == "$ready" && self.world.hidden.contains(&self.cx.file);
        is_hidden.then(|| {
            let _ = self.class_variable(class);
            self.expr(Ty::BOOLEAN, at, ExprKind::Ready(class))
        })
    }

    /// The member with the instance around an object, as hidden files ask for it.
    pub fn hidden_member(&mut self, object: &Expr, name: &str) -> Option<Symbol> {
        let is_hidden = name == "this$0" && self.world.hidden.contains(&self.cx.file);
        let class = object.ty.class_id().filter(|_| is_hidden)?;
        Some(self.outer_member(class))
    }

    /// A member of a class as a value, told whose code uses it: that decides what it may do.
    pub fn used_by(&mut self, receiver: Expr, name: &str, at: Span) -> Expr {
        let is_use = ["invoke", "newInstance", "canAccess"].contains(&name)
            || name.starts_with("get")
            || name.starts_with("set") && name != "setAccessible";
        if !is_use || !self.world.reflects || !self.is_own(self.cx.file) {
            return receiver;
        }
        let (Some(user), Some(class)) = (self.cx.class, receiver.ty.class_id()) else {
            return receiver;
        };
        let is_member = match self.world.full_name(class).as_str() {
            "java.lang.reflect.Method" | "java.lang.reflect.Constructor" | "java.lang.Class" => {
                !name.starts_with("get") && !name.starts_with("set")
            }
            "java.lang.reflect.Field" => !is_question(name),
            _ => false,
        };
        let mut user = user;
        while self.world.class(user).is_local || self.world.class(user).is_anonymous {
            match self.world.class(user).outer {
                Some(outer) => user = outer,
                None => break,
            }
        }
        if !is_member || self.world.class(user).node.kind() == "program" {
            return receiver;
        }
        let ty = receiver.ty.clone();
        let of = self.world.class_object(&Ty::class(user));
        let own = self.expr(of, at, ExprKind::ClassOf(Ty::class(user)));
        let candidates = self.world.methods(&ty, "by");
        let args = vec![super::calls::Argument::Given(own)];
        match self.resolve_call(&candidates, args, None, &[], at) {
            Some(resolved) => Expr {
                ty,
                ..self.finish_call(Some(receiver), resolved, at)
            },
            None => receiver,
        }
    }
}

/// Methods of fields that ask for nothing that an object holds.
fn is_question(name: &str) -> bool {
    name.contains("Annotation")
        || matches!(
            name,
            "getName"
                | "getType"
                | "getGenericType"
                | "getModifiers"
                | "getDeclaringClass"
                | "getClass"
        )
}
