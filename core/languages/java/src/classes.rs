//! The bodies of classes: which of them are checked, in which order, and how objects come into being.
//!
//! All of the program's own classes are checked. Of the library that is checked which the program can reach: methods
//! that are called by name somewhere, of classes that are mentioned somewhere. [`Checker::reach`] goes on until
//! nothing new is found.

use super::checker::{Checker, Context};
use super::hir::{Expr, Stmt};
use super::ty::{ClassId, Ty};
use super::world::{ClassKind, MethodId, TypeSight};
use ir::Symbol;
use syntax::Node;

/// How a constructor begins.
#[derive(Clone, Debug)]
pub(super) enum Chain {
    /// No constructor.
    None,
    /// `this(…)`, which does everything else too.
    This(Expr),
    /// The superclass's constructor, if there is anything to run.
    Super(Option<Expr>),
}

/// A checked method or constructor.
pub(super) struct CheckedMethod {
    pub method: MethodId,
    pub params: Vec<Symbol>,
    pub chain: Chain,
    pub body: Vec<Stmt>,
}

/// What happens when a class's initialiser fails.
pub(super) struct Failure {
    /// The variable that holds the exception.
    pub exception: Symbol,
    /// Throws it, or what it is the cause of.
    pub rethrow: Vec<Stmt>,
    /// Throws what every later use gets.
    pub again: Stmt,
}

/// A checked class.
#[derive(Default)]
pub(super) struct CheckedClass {
    pub methods: Vec<CheckedMethod>,
    /// What happens when the class is first used, in order.
    pub static_init: Vec<Stmt>,
    /// What becomes of an exception in there.
    pub failure: Option<Failure>,
    /// Static fields that start with their type's default.
    pub statics: Vec<(Symbol, Ty)>,
    /// What each constructor does behind the superclass's.
    pub instance_init: Vec<Stmt>,
    pub has_instance_init: bool,
    pub has_static_init: bool,
    /// An anonymous class's own way to come into being.
    pub anonymous: Option<(Vec<Symbol>, Option<Expr>)>,
    /// Static fields that have been looked at.
    pub seen_fields: Vec<usize>,
}

impl<'a> Checker<'a> {
    fn context(&self, class: ClassId, is_static: bool, method: &str) -> Context {
        Context {
            file: self.world.class(class).file,
            class: Some(class),
            is_static,
            ret: Ty::Void,
            returns: Vec::new(),
            is_lambda: false,
            yields: Vec::new(),
            yield_ty: None,
            level: self.world.class(class).level,
            method: method.to_owned(),
            signature: String::new(),
            lambdas: 0,
            first_local: self.locals.len(),
            hidden_slots: 0,
        }
    }

    /// Runs something in the context of a class's member.
    pub fn inside<T>(
        &mut self,
        class: ClassId,
        is_static: bool,
        method: &str,
        sight: TypeSight<'a>,
        run: impl FnOnce(&mut Self) -> T,
    ) -> T {
        // What a fragment declares at its top level is in sight of its own classes, and of no other file's.
        let is_elsewhere = self.world.class(class).file != self.cx.file;
        let hidden = is_elsewhere.then(|| std::mem::take(&mut self.locals));
        let context = self.context(class, is_static, method);
        let outer = std::mem::replace(&mut self.cx, context);
        let outer_sight = std::mem::replace(&mut self.sight, sight);
        let mark = self.locals.len();
        let was_reporting = self.b.is_reporting;
        self.b.is_reporting = was_reporting && self.is_own(self.cx.file);
        let result = run(self);
        self.b.is_reporting = was_reporting;
        self.locals.truncate(mark);
        if let Some(hidden) = hidden {
            self.locals = hidden;
        }
        self.sight = outer_sight;
        self.cx = outer;
        result
    }

    // --- what is reached

    /// Notes that a class takes part in the run.
    pub fn mention(&mut self, class: ClassId) {
        if self.live.contains(&class) {
            return;
        }
        self.live.insert(class);
        self.live_order.push(class);
        for ty in self.world.all_supers(&Ty::class(class)) {
            if let Some(parent) = ty.class_id() {
                self.mention(parent);
            }
        }
    }

    fn is_wanted(&self, id: MethodId) -> bool {
        let method = self.world.method(id);
        if method.is_static || method.is_private || id.is_constructor {
            return self
                .wanted_globals
                .contains(&(id.class, method.key.clone()));
        }
        self.wanted_members.contains(&method.key)
            || method
                .aliases
                .iter()
                .any(|alias| self.wanted_members.contains(alias))
    }

    /// Checks what the library must have for what has been checked so far, until there is nothing more.
    pub fn reach(&mut self) {
        loop {
            let mut is_done = true;
            let mut at = 0;
            while at < self.live_order.len() {
                let class = self.live_order[at];
                at += 1;
                if self.is_own(self.world.class(class).file) || self.world.class(class).is_local {
                    continue;
                }
                self.world.complete(class);
                for is_constructor in [false, true] {
                    let count = match is_constructor {
                        true => self.world.class(class).constructors.len(),
                        false => self.world.class(class).methods.len(),
                    };
                    for index in 0..count {
                        let id = MethodId {
                            class,
                            index,
                            is_constructor,
                        };
                        if !self.done.contains(&(class, index, is_constructor))
                            && self.is_wanted(id)
                        {
                            is_done = false;
                            self.check_method(id);
                        }
                    }
                }
                is_done &= !self.check_static_fields(class);
            }
            if is_done {
                return;
            }
        }
    }

    // --- the program's own classes

    /// Checks all of a class.
    pub fn check_class(&mut self, class: ClassId) {
        self.mention(class);
        self.world.complete(class);
        for is_constructor in [false, true] {
            let count = match is_constructor {
                true => self.world.class(class).constructors.len(),
                false => self.world.class(class).methods.len(),
            };
            for index in 0..count {
                self.check_method(MethodId {
                    class,
                    index,
                    is_constructor,
                });
            }
        }
        self.check_static_fields(class);
        self.check_instance_init(class);
        self.check_whole_class(class);
        let mut inner: Vec<(u32, ClassId)> = self
            .world
            .class(class)
            .members
            .values()
            .map(|id| (id.0, *id))
            .collect();
        inner.sort_unstable();
        for (_, id) in inner {
            self.check_class(id);
        }
    }

    /// A local class or record: declared where it stands, checked with the variables in sight.
    pub fn local_class(&mut self, node: Node<'a>) {
        let name = node
            .child_by_field("name")
            .map_or("", |name| self.text(name));
        let class = match self.local_classes.get(&(self.cx.file, node.index())) {
            Some(&class) => class,
            None => {
                let number = self.next_class_number(name);
                let (file, outer, level) = (self.cx.file, self.cx.class, self.cx.level);
                let is_static = self.cx.is_static;
                let sight = self.sight.clone();
                let class = self.world.declare_class(file, node, None, sight);
                let binary = format!("{}${number}{name}", self.outermost_binary());
                let info = self.world.class_mut(class);
                info.binary = binary.clone();
                info.outer = outer;
                info.is_local = true;
                info.level = level + 1;
                info.has_outer_instance =
                    info.kind == ClassKind::Class && !is_static && outer.is_some();
                let members: Vec<ClassId> = info.members.values().copied().collect();
                for member in members {
                    let info = self.world.class_mut(member);
                    info.binary = format!("{binary}${}", info.name);
                    info.level = level + 1;
                }
                self.local_classes
                    .insert((self.cx.file, node.index()), class);
                class
            }
        };
        self.sight.classes.push((name, class));
        // It sees itself.
        self.world
            .class_mut(class)
            .sight
            .classes
            .push((name, class));
        self.check_local_class(class);
    }

    pub fn check_local_class(&mut self, class: ClassId) {
        self.checked.remove(&class);
        let keep: Vec<(ClassId, usize, bool)> = self
            .done
            .iter()
            .filter(|(id, ..)| *id != class)
            .copied()
            .collect();
        self.done = keep.into_iter().collect();
        self.check_class(class);
    }
}
