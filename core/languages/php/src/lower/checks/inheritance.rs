//! Classes below others: what they may override, and with what signature.

use super::{Checked, Lowerer, Wrong, parts};
use syntax::Node;

/// Interfaces of the library, with the methods that their classes must have.
const INTERFACES: &[(&str, &[&str])] = &[
    ("Stringable", &["__toString"]),
    ("Countable", &["count"]),
    ("IteratorAggregate", &["getIterator"]),
    ("Iterator", &["current", "next", "key", "valid", "rewind"]),
    (
        "ArrayAccess",
        &["offsetExists", "offsetGet", "offsetSet", "offsetUnset"],
    ),
    ("JsonSerializable", &["jsonSerialize"]),
    ("OuterIterator", &["getInnerIterator"]),
    ("SplSubject", &["attach", "detach", "notify"]),
    ("SplObserver", &["update"]),
];

/// A method, with the class that declares it.
#[derive(Clone, Copy)]
pub(super) struct Method<'a> {
    pub(super) node: Node<'a>,
    pub(super) class: Node<'a>,
}

impl<'a> Lowerer<'a> {
    /// A class of the file by its full name.
    pub(super) fn declared(&self, name: &str) -> Option<Node<'a>> {
        let found = self
            .of_file
            .iter()
            .find(|class| class.0.eq_ignore_ascii_case(name));
        found.map(|class| class.1)
    }

    pub(super) fn above(&self, class: Node<'a>, clause: &str) -> Vec<String> {
        let clause = class.child_by_kind(clause).into_iter();
        clause
            .flat_map(parts)
            .map(|name| self.class_name(name))
            .collect()
    }

    pub(super) fn parent_of(&self, class: Node<'a>) -> Option<Node<'a>> {
        match class.kind() {
            "class_declaration" | "anonymous_class" => {
                self.declared(self.above(class, "base_clause").first()?)
            }
            _ => None,
        }
    }

    pub(super) fn members(&self, class: Node<'a>, kind: &str) -> Vec<Node<'a>> {
        let body = class.child_by_field("body").into_iter();
        body.flat_map(parts)
            .filter(|part| part.kind() == kind)
            .collect()
    }

    pub(super) fn method_of(&self, class: Node<'a>, name: &str) -> Option<Method<'a>> {
        let methods = self.members(class, "method_declaration").into_iter();
        let mut named = methods.filter(|method| {
            method
                .child_by_field("name")
                .is_some_and(|own| self.text(own).eq_ignore_ascii_case(name))
        });
        named.next().map(|node| Method { node, class })
    }

    /// A method that a class takes from a trait of the file.
    fn borrowed(&self, class: Node<'a>, name: &str) -> Option<Method<'a>> {
        let used = self
            .members(class, "use_declaration")
            .into_iter()
            .flat_map(parts);
        let names = used.filter(|part| part.kind() != "use_list");
        let mut methods =
            names.filter_map(|part| self.method_of(self.declared(&self.class_name(part))?, name));
        methods.next().map(|method| Method { class, ..method })
    }

    /// The same of a class of its ancestors, and of the interfaces of all of them.
    pub(super) fn has_method(&self, class: Node<'a>, name: &str) -> bool {
        self.method_of(class, name).is_some()
    }

    pub(super) fn method_above(&self, class: Node<'a>, name: &str) -> Vec<Method<'a>> {
        let mut found = Vec::new();
        let mut at = Some(class);
        let mut is_own = true;
        let mut steps = 0;
        while let Some(class) = at {
            if !is_own
                && let Some(method) = self
                    .method_of(class, name)
                    .or_else(|| self.borrowed(class, name))
            {
                found.push(method);
                break;
            }
            at = self.parent_of(class);
            is_own = false;
            steps += 1;
            if steps > 100 {
                break;
            }
        }
        for interface in self.interfaces_of(class, 0) {
            found.extend(self.method_of(interface, name));
        }
        found
    }

    pub(super) fn interfaces_of(&self, class: Node<'a>, depth: u32) -> Vec<Node<'a>> {
        if depth > 20 {
            return Vec::new();
        }
        let clause = match class.kind() {
            "interface_declaration" => "base_clause",
            _ => "class_interface_clause",
        };
        let mut found = Vec::new();
        for name in self.above(class, clause) {
            if let Some(interface) = self.declared(&name) {
                found.push(interface);
                found.extend(self.interfaces_of(interface, depth + 1));
            }
        }
        found
    }

    /// What is wrong with a class that is declared before the code in front of it runs.
    pub(super) fn check_early(&self, node: Node<'a>) -> Checked {
        let name = node.child_by_field("name");
        let full = name.map_or(String::new(), |name| self.within(self.text(name)));
        match self.late.contains(&full) {
            true => Ok(()),
            false => self.check_above(node),
        }
    }

    /// The same of any class.
    pub(in super::super) fn refused_class(&self, node: Node<'a>) -> Option<Wrong> {
        self.check_above(node).err()
    }

    fn check_above(&self, node: Node<'a>) -> Checked {
        let told = self.class_told(Some(node));
        let kind = node.kind();
        if matches!(
            kind,
            "class_declaration" | "anonymous_class" | "enum_declaration"
        ) {
            self.check_parents(node, &told)?;
        }
        self.check_interfaces(node, &told)?;
        for method in self.members(node, "method_declaration") {
            let Some(name) = method.child_by_field("name") else {
                continue;
            };
            let name = self.text(name);
            for above in self.method_above(node, name) {
                let own = Method {
                    node: method,
                    class: node,
                };
                self.check_override(own, above, name)?;
            }
        }
        self.check_traits(node, &told)?;
        self.check_properties(node, &told)?;
        self.check_constants(node, &told)?;
        self.check_missing(node, &told)
    }

    fn check_parents(&self, node: Node<'a>, told: &str) -> Checked {
        let is_readonly = |class: Node<'a>| class.child_by_kind("readonly_modifier").is_some();
        if let Some(parent) = self.parent_of(node) {
            let of = self.class_told(Some(parent));
            let words = match parent.kind() {
                "interface_declaration" => format!("Class {told} cannot extend interface {of}"),
                "trait_declaration" => format!("Class {told} cannot extend trait {of}"),
                "enum_declaration" => format!("Class {told} cannot extend final class {of}"),
                _ if parent.child_by_kind("final_modifier").is_some() => {
                    format!("Class {told} cannot extend final class {of}")
                }
                _ if is_readonly(parent) && !is_readonly(node) => {
                    format!("Non-readonly class {told} cannot extend readonly class {of}")
                }
                _ if !is_readonly(parent) && is_readonly(node) => {
                    format!("Readonly class {told} cannot extend non-readonly class {of}")
                }
                _ => return Ok(()),
            };
            return self.wrong(node, words);
        }
        let interfaces = self.above(node, "class_interface_clause");
        let has = |name: &str| interfaces.iter().any(|own| own.eq_ignore_ascii_case(name));
        for name in &interfaces {
            let Some(interface) = self.declared(name) else {
                continue;
            };
            if interface.kind() != "interface_declaration" {
                let of = self.class_told(Some(interface));
                let words = format!("{told} cannot implement {of} - it is not an interface");
                return self.wrong(node, words);
            }
        }
        if has("Throwable") {
            let words = format!(
                "Class {told} cannot implement interface Throwable, extend Exception or Error instead"
            );
            return self.wrong(node, words);
        }
        if has("Iterator") && has("IteratorAggregate") {
            let words = format!(
                "Class {told} cannot implement both Iterator and IteratorAggregate at the same time"
            );
            return self.wrong(node, words);
        }
        if has("Traversable") && !has("Iterator") && !has("IteratorAggregate") {
            let word = match node.kind() {
                "enum_declaration" => "Enum",
                _ => "Class",
            };
            return Err(Wrong {
                words: format!(
                    "{word} {told} must implement interface Traversable as part of either \
                     Iterator or IteratorAggregate"
                ),
                line: 0,
            });
        }
        for used in self
            .members(node, "use_declaration")
            .into_iter()
            .flat_map(parts)
        {
            if !matches!(used.kind(), "name" | "qualified_name") {
                continue;
            }
            if let Some(other) = self.declared(&self.class_name(used))
                && other.kind() != "trait_declaration"
            {
                let of = self.class_told(Some(other));
                let words = format!("{told} cannot use {of} - it is not a trait");
                return self.wrong(node, words);
            }
        }
        Ok(())
    }

    /// What may not stand among a class's interfaces, or those above an interface.
    fn check_interfaces(&self, node: Node<'a>, told: &str) -> Checked {
        let clause = match node.kind() {
            "interface_declaration" => "base_clause",
            _ => "class_interface_clause",
        };
        let mut known: Vec<String> = Vec::new();
        for name in self.above(node, clause) {
            let lower = name.to_ascii_lowercase();
            let is_class = self
                .declared(&name)
                .is_some_and(|above| above.kind() != "interface_declaration");
            let words = match lower.as_str() {
                "unitenum" | "backedenum" if node.kind() == "class_declaration" => {
                    format!("Non-enum class {told} cannot implement interface {name}")
                }
                "datetimeinterface" if node.kind() == "class_declaration" => {
                    "DateTimeInterface can't be implemented by user classes".to_owned()
                }
                _ if is_class => format!("{told} cannot implement {name} - it is not an interface"),
                _ if known.contains(&lower) => {
                    let word = match node.kind() {
                        "interface_declaration" => "Interface",
                        "enum_declaration" => "Enum",
                        _ => "Class",
                    };
                    format!(
                        "{word} {told} cannot implement previously implemented interface {name}"
                    )
                }
                _ => {
                    known.push(lower);
                    continue;
                }
            };
            return self.wrong(node, words);
        }
        Ok(())
    }

    pub(super) fn check_override(&self, own: Method<'a>, above: Method<'a>, name: &str) -> Checked {
        let told = self.class_told(Some(own.class));
        let of = self.class_told(Some(above.class));
        let has = |method: Method<'a>, kind: &str| method.node.child_by_kind(kind).is_some();
        let above_name = above
            .node
            .child_by_field("name")
            .map_or("", |name| self.text(name));
        let is_private = self.visibility(above.node) == "private";
        let is_constructor = name.eq_ignore_ascii_case("__construct");
        if is_private && !has(above, "abstract_modifier") {
            return match is_constructor && has(above, "final_modifier") {
                true => {
                    let words =
                        format!("Cannot override private final method {of}::{above_name}()");
                    self.wrong(own.node, words)
                }
                false => Ok(()),
            };
        }
        if has(above, "final_modifier") {
            let words = format!("Cannot override final method {of}::{above_name}()");
            return self.wrong(own.node, words);
        }
        let (own_static, above_static) =
            (has(own, "static_modifier"), has(above, "static_modifier"));
        if own_static != above_static {
            let words = match own_static {
                true => format!(
                    "Cannot make non static method {of}::{above_name}() static in class {told}"
                ),
                false => format!(
                    "Cannot make static method {of}::{above_name}() non static in class {told}"
                ),
            };
            return self.wrong(own.node, words);
        }
        let is_interface = above.class.kind() == "interface_declaration";
        let is_abstract = is_interface || has(above, "abstract_modifier");
        if has(own, "abstract_modifier") && !is_abstract {
            let words = format!(
                "Cannot make non abstract method {of}::{above_name}() abstract in class {told}"
            );
            return self.wrong(own.node, words);
        }
        if (is_abstract || !is_constructor) && !self.is_compatible(own.node, above.node) {
            let words = format!(
                "Declaration of {} must be compatible with {}",
                self.signature_told(own.node, &told),
                self.signature_told(above.node, &of),
            );
            return self.wrong(own.node, words);
        }
        let (mine, theirs) = (self.visibility(own.node), self.visibility(above.node));
        if rank(mine) > rank(theirs) {
            let weaker = if theirs == "protected" {
                " or weaker"
            } else {
                ""
            };
            let words = format!(
                "Access level to {told}::{name}() must be {theirs} (as in class {of}){weaker}"
            );
            return self.wrong(own.node, words);
        }
        Ok(())
    }

    /// Methods of the library's interfaces that a class does not have.
    fn check_missing(&self, node: Node<'a>, told: &str) -> Checked {
        let is_concrete = matches!(node.kind(), "class_declaration" | "anonymous_class")
            && node.child_by_kind("abstract_modifier").is_none();
        if !is_concrete || !self.members(node, "use_declaration").is_empty() {
            return Ok(());
        }
        if node.child_by_kind("base_clause").is_some() {
            return Ok(());
        }
        let mut missing = Vec::new();
        for name in self.above(node, "class_interface_clause") {
            let Some((of, methods)) = INTERFACES
                .iter()
                .find(|own| own.0.eq_ignore_ascii_case(&name))
            else {
                continue;
            };
            for method in *methods {
                if self.method_of(node, method).is_none() {
                    missing.push(format!("{of}::{method}"));
                }
            }
        }
        if missing.is_empty() {
            return Ok(());
        }
        let s = if missing.len() == 1 { "" } else { "s" };
        let count = missing.len();
        let all = match missing.len() > 3 {
            true => format!("{}, ...", missing[..3].join(", ")),
            false => missing.join(", "),
        };
        let words = format!(
            "Class {told} contains {count} abstract method{s} and must therefore be declared \
             abstract or implement the remaining methods ({all})"
        );
        self.wrong(node, words)
    }
}

/// How little a member shows.
pub(super) fn rank(visibility: &str) -> u32 {
    match visibility {
        "private" => 2,
        "protected" => 1,
        _ => 0,
    }
}
