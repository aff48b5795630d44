//! Who may use what: private members, and what methods that override must keep of those that they override.
//!
//! A private member may be used anywhere in the outermost class around it. Protected ones and those of a package are not
//! told apart: a program is one file.

use super::checker::Checker;
use super::declare::has_modifier;
use super::ty::{ClassId, Ty};
use super::world::{ClassKind, MethodId, MethodInfo};
use ir::Span;
use syntax::Node;

/// What says who may use a method, the fewest first.
const ACCESS: [&str; 4] = ["private", "package", "protected", "public"];

impl<'a> Checker<'a> {
    fn outermost(&self, class: ClassId) -> ClassId {
        let mut class = class;
        while let Some(outer) = self.world.class(class).outer {
            class = outer;
        }
        class
    }

    /// Whether the code at hand is outside of what may use a private member of a class.
    fn is_outside(&self, owner: ClassId) -> bool {
        self.is_judging()
            && self.is_own(self.world.class(owner).file)
            && (self.cx.class).is_some_and(|class| self.outermost(class) != self.outermost(owner))
    }

    /// Whether a field of a class is out of reach here.
    pub fn is_hidden_field(&self, owner: ClassId, index: usize) -> bool {
        self.world.class(owner).fields[index].is_private && self.is_outside(owner)
    }

    /// Says that a field is out of reach, where it is.
    pub fn use_field(&mut self, owner: ClassId, index: usize, at: Span) {
        if self.is_hidden_field(owner, index) {
            let name = self.world.class(owner).fields[index].name;
            let class = self.class_words(owner);
            self.complain(at, format!("{name} has private access in {class}"));
        }
    }

    /// The same of a method or a constructor.
    pub fn use_method(&mut self, method: MethodId, at: Span) {
        let info = self.world.method(method);
        let is_private = info.node.is_some_and(|node| has_modifier(node, "private"));
        if is_private && self.is_outside(method.class) {
            let class = self.class_words(method.class);
            let words = self.method_words(method).replace("<init>", &class);
            self.complain(at, format!("{words} has private access in {class}"));
        }
    }

    /// Who may use a method, as a place in [`ACCESS`].
    fn access(&self, class: ClassId, node: Node<'a>) -> usize {
        let is_said = |word: &&str| has_modifier(node, word);
        let said = ACCESS.iter().position(is_said);
        match self.world.class(class).kind {
            ClassKind::Interface | ClassKind::Annotation => said.unwrap_or(3),
            _ => said.unwrap_or(1),
        }
    }

    /// The methods of the supertypes that a class's methods override, each with the first that it does not fit.
    pub fn badly_overridden(&mut self, class: ClassId) {
        let vars = self.world.class(class).vars.iter();
        let own = Ty::Class(class, vars.map(|var| Ty::Var(*var)).collect());
        let mut supers: Vec<Ty> = self.world.all_supers(&own).into_iter().skip(1).collect();
        let object = self.world.core("Object").filter(|&object| object != class);
        supers.extend(object.map(Ty::class));
        let methods = self.world.class(class).methods.clone();
        for method in &methods {
            let Some(node) = method.node.filter(|_| !method.is_private) else {
                continue;
            };
            for parent in &supers {
                if let Some(words) = self.misfit(class, method, node, parent) {
                    let name = node.child_by_field("name").unwrap_or(node);
                    let at = self.at(name);
                    self.complain(at, words);
                    break;
                }
            }
        }
    }

    /// What is wrong with a method that overrides one of a supertype.
    fn misfit(
        &mut self,
        class: ClassId,
        method: &MethodInfo<'a>,
        node: Node<'a>,
        parent: &Ty,
    ) -> Option<String> {
        let of = parent.class_id()?;
        self.world.complete(of);
        let bindings = self.world.bindings_of(parent);
        let erased = |this: &Self, params: &[Ty]| -> Vec<Ty> {
            let erase = |ty: &Ty| match this.world.upper(&ty.substitute(&bindings)) {
                Ty::Class(id, _) => Ty::class(id),
                other => other,
            };
            params.iter().map(erase).collect()
        };
        let params = erased(self, &method.params);
        let info = self.world.class(of);
        let index = info.methods.iter().position(|other| {
            other.name == method.name
                && !other.is_private
                && other.params.len() == params.len()
                && erased(self, &other.params) == params
        })?;
        let other = &info.methods[index];
        let other_node = other.node?;
        let of_interface = matches!(info.kind, ClassKind::Interface | ClassKind::Annotation);
        let is_interface = self.world.class(class).kind == ClassKind::Interface;
        let (is_static, was_static) = (method.is_static, other.is_static);
        if was_static && of_interface {
            return None;
        }
        let what = self.method_words(MethodId {
            class: of,
            index,
            is_constructor: false,
        });
        let verb = match (of_interface && !is_interface, is_static && was_static) {
            (true, _) => "implement",
            (_, true) => "hide",
            _ => "override",
        };
        let (child, parent) = (self.class_words(class), self.class_words(of));
        let own = self.list_words(&method.params);
        let words = format!(
            "{}({own}) in {child} cannot {verb} {what} in {parent}",
            method.name
        );
        let is_worse = self.access(class, node) < self.access(of, other_node);
        (is_static != was_static || has_modifier(other_node, "final") || is_worse).then_some(words)
    }

    /// A method has a body unless something says that it has none.
    pub fn bodies_of(&mut self, class: ClassId) {
        let info = self.world.class(class);
        let in_interface = matches!(info.kind, ClassKind::Interface | ClassKind::Annotation);
        let mut found = Vec::new();
        for method in &info.methods {
            let Some(node) = method
                .node
                .filter(|node| node.kind() == "method_declaration")
            else {
                continue;
            };
            let says = |word: &str| has_modifier(node, word);
            let message = match node.child_by_field("body").is_some() {
                false if in_interface => continue,
                false if !says("abstract") && !says("native") => {
                    "missing method body, or declare abstract"
                }
                true if in_interface && !["default", "static", "private"].into_iter().any(says) => {
                    "interface abstract methods cannot have body"
                }
                true if says("abstract") => "abstract methods cannot have a body",
                _ => continue,
            };
            found.push((node.child_by_field("name").unwrap_or(node), message));
        }
        for (node, message) in found {
            let at = self.at(node);
            self.complain(at, message);
        }
    }
}
