//! Classes below others: what they may override, and with what signature.

use super::{Checked, Lowerer, Wrong, parts};
use syntax::Node;

/// Interfaces of the library, with the methods that their classes must have.
const INTERFACES: &[(&str, &[&str])] = &[
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
struct Method<'a> {
    node: Node<'a>,
    class: Node<'a>,
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

    fn above(&self, class: Node<'a>, clause: &str) -> Vec<String> {
        let clause = class.child_by_kind(clause).into_iter();
        clause
            .flat_map(parts)
            .map(|name| self.class_name(name))
            .collect()
    }

    fn parent_of(&self, class: Node<'a>) -> Option<Node<'a>> {
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

    fn method_of(&self, class: Node<'a>, name: &str) -> Option<Method<'a>> {
        let methods = self.members(class, "method_declaration").into_iter();
        let mut named = methods.filter(|method| {
            method
                .child_by_field("name")
                .is_some_and(|own| self.text(own).eq_ignore_ascii_case(name))
        });
        named.next().map(|node| Method { node, class })
    }

    /// The same of a class of its ancestors, and of the interfaces of all of them.
    pub(super) fn has_method(&self, class: Node<'a>, name: &str) -> bool {
        self.method_of(class, name).is_some()
    }

    fn method_above(&self, class: Node<'a>, name: &str) -> Vec<Method<'a>> {
        let mut found = Vec::new();
        let mut at = Some(class);
        let mut is_own = true;
        let mut steps = 0;
        while let Some(class) = at {
            if !is_own && let Some(method) = self.method_of(class, name) {
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

    fn interfaces_of(&self, class: Node<'a>, depth: u32) -> Vec<Node<'a>> {
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
            return Err(Wrong {
                words: format!(
                    "Class {told} must implement interface Traversable as part of either \
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

    fn check_override(&self, own: Method<'a>, above: Method<'a>, name: &str) -> Checked {
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
        let rank = |visibility: &str| match visibility {
            "private" => 2,
            "protected" => 1,
            _ => 0,
        };
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

    fn parameters_of(&self, method: Node<'a>) -> Vec<Node<'a>> {
        let list = method.child_by_field("parameters").into_iter();
        list.flat_map(parts)
            .filter(|part| part.kind().ends_with("_parameter"))
            .collect()
    }

    fn is_compatible(&self, own: Node<'a>, above: Node<'a>) -> bool {
        let (mine, theirs) = (self.parameters_of(own), self.parameters_of(above));
        let is_rest = |part: &Node<'a>| part.kind() == "variadic_parameter";
        let may_miss =
            |part: &Node<'a>| is_rest(part) || part.child_by_field("default_value").is_some();
        let is_reference = |part: &Node<'a>| part.child_by_field("reference_modifier").is_some();
        let required = |all: &[Node<'a>]| {
            all.iter()
                .rposition(|part| !may_miss(part))
                .map_or(0, |at| at + 1)
        };
        if required(&mine) > required(&theirs) {
            return false;
        }
        let rest = mine.last().filter(|part| is_rest(part)).copied();
        for (place, part) in theirs.iter().enumerate() {
            let Some(own) = mine.get(place).copied().or(rest) else {
                return false;
            };
            if is_reference(&own) != is_reference(part) || is_rest(part) && !is_rest(&own) {
                return false;
            }
            let ty = |part: Node<'a>| self.type_told(part);
            if !self.is_wider(&ty(own), &ty(*part)) {
                return false;
            }
        }
        match (
            own.child_by_field("return_type"),
            above.child_by_field("return_type"),
        ) {
            (_, None) => true,
            (None, Some(_)) => false,
            (Some(own), Some(above)) => {
                let own = self.type_of(self.text(own));
                let above = self.type_of(self.text(above));
                above == "void" && own == "void"
                    || own == "never"
                    || own != "void" && above != "void" && self.is_wider(&above, &own)
            }
        }
    }

    fn type_told(&self, part: Node<'a>) -> String {
        let Some(ty) = part.child_by_field("type") else {
            return String::new();
        };
        let told = self.type_of(self.text(ty));
        let default = part.child_by_field("default_value");
        match default.is_some_and(|default| default.kind() == "null")
            && !told.contains("null")
            && !told.starts_with('?')
            && told != "mixed"
        {
            true if told.contains('|') => format!("{told}|null"),
            true => format!("?{told}"),
            false => told,
        }
    }

    /// Whether a type takes whatever another takes; true where that cannot be told from the file.
    fn is_wider(&self, wide: &str, narrow: &str) -> bool {
        if wide.is_empty() || wide == "mixed" || wide == narrow {
            return true;
        }
        if narrow.is_empty() || narrow == "mixed" {
            return false;
        }
        if wide.contains('&') || narrow.contains('&') {
            return true;
        }
        let all = |ty: &str| -> Vec<String> {
            let mut all: Vec<String> = ty
                .trim_start_matches('?')
                .split('|')
                .map(str::to_owned)
                .collect();
            if ty.starts_with('?') {
                all.push("null".to_owned());
            }
            all
        };
        let wide = all(wide);
        all(narrow)
            .iter()
            .all(|one| wide.iter().any(|other| self.is_above(other, one)))
    }

    fn is_above(&self, wide: &str, narrow: &str) -> bool {
        let is_class = |name: &str| {
            !matches!(
                name,
                "array"
                    | "string"
                    | "int"
                    | "float"
                    | "bool"
                    | "false"
                    | "true"
                    | "null"
                    | "callable"
                    | "iterable"
                    | "void"
                    | "never"
                    | "object"
            )
        };
        if wide.eq_ignore_ascii_case(narrow) || wide == "bool" && matches!(narrow, "false" | "true")
        {
            return true;
        }
        if wide == "object" {
            return is_class(narrow);
        }
        if !is_class(wide) || !is_class(narrow) {
            return wide == "callable" && narrow == "Closure";
        }
        let relative = |name: &str| matches!(name, "self" | "static" | "parent");
        let Some(class) = self.declared(narrow) else {
            return true;
        };
        if relative(wide) || relative(narrow) {
            return true;
        }
        let mut at = Some(class);
        while let Some(class) = at {
            let own = self.class_told(Some(class));
            let interfaces = self.interfaces_of(class, 0);
            let names = interfaces.iter().map(|class| self.class_told(Some(*class)));
            let direct = ["class_interface_clause", "base_clause"]
                .iter()
                .flat_map(|clause| self.above(class, clause));
            if own.eq_ignore_ascii_case(wide)
                || names
                    .chain(direct)
                    .any(|name| name.eq_ignore_ascii_case(wide))
            {
                return true;
            }
            at = self.parent_of(class);
        }
        // A class of the library may be above.
        self.declared(wide).is_none()
            && !self.known.declared.contains(wide)
            && self
                .above(class, "base_clause")
                .iter()
                .any(|name| self.declared(name).is_none())
    }

    fn signature_told(&self, method: Node<'a>, class: &str) -> String {
        let name = method
            .child_by_field("name")
            .map_or("", |name| self.text(name));
        let parameters: Vec<String> = self
            .parameters_of(method)
            .into_iter()
            .map(|part| {
                let ty = self.type_told(part);
                let mut told = String::new();
                if !ty.is_empty() {
                    told.push_str(&ty);
                    told.push(' ');
                }
                if part.child_by_field("reference_modifier").is_some() {
                    told.push('&');
                }
                if part.kind() == "variadic_parameter" {
                    told.push_str("...");
                }
                let name = part.child_by_field("name");
                told.push_str(
                    name.map_or("", |name| self.text(name).trim_start_matches(['&', ' '])),
                );
                if let Some(default) = part.child_by_field("default_value") {
                    told.push_str(" = ");
                    told.push_str(&self.default_told(default));
                }
                told
            })
            .collect();
        let sign = if method.child_by_kind("reference_modifier").is_some() {
            "& "
        } else {
            ""
        };
        let result = method
            .child_by_field("return_type")
            .map_or(String::new(), |ty| {
                format!(": {}", self.type_of(self.text(ty)))
            });
        format!("{sign}{class}::{name}({}){result}", parameters.join(", "))
    }

    fn default_told(&self, node: Node<'a>) -> String {
        let text = self.text(node);
        match node.kind() {
            "boolean" | "null" => text.to_ascii_lowercase(),
            "string" | "encapsed_string" => {
                let inside = text.trim_matches(['"', '\'']);
                match inside.char_indices().nth(10) {
                    Some((at, _)) => format!("'{}...'", &inside[..at]),
                    None => format!("'{inside}'"),
                }
            }
            "array_creation_expression" if parts(node).is_empty() => "[]".to_owned(),
            "array_creation_expression" => "[...]".to_owned(),
            "integer"
            | "float"
            | "name"
            | "qualified_name"
            | "class_constant_access_expression" => text.to_owned(),
            _ => "<expression>".to_owned(),
        }
    }

    fn check_properties(&self, node: Node<'a>, told: &str) -> Checked {
        for property in self.members(node, "property_declaration") {
            for element in parts(property) {
                let Some(name) = element.child_by_field("name") else {
                    continue;
                };
                let name = self.text(name);
                let mut at = self.parent_of(node);
                let mut steps = 0;
                while let Some(class) = at.filter(|_| steps < 100) {
                    steps += 1;
                    let found = self
                        .members(class, "property_declaration")
                        .into_iter()
                        .find(|other| {
                            parts(*other).iter().any(|element| {
                                element
                                    .child_by_field("name")
                                    .is_some_and(|own| self.text(own) == name)
                            })
                        })
                        .or_else(|| self.promoted(class, name));
                    if let Some(other) = found {
                        self.check_property_above(property, other, class, name, told)?;
                        break;
                    }
                    at = self.parent_of(class);
                }
            }
        }
        Ok(())
    }

    /// The parameter of a class's constructor that is a member of this name.
    fn promoted(&self, class: Node<'a>, name: &str) -> Option<Node<'a>> {
        let constructor = self.method_of(class, "__construct")?.node;
        let given = constructor.child_by_field("parameters")?;
        parts(given).into_iter().find(|parameter| {
            parameter.kind() == "property_promotion_parameter"
                && parameter
                    .child_by_field("name")
                    .is_some_and(|own| self.text(own) == name)
        })
    }

    fn check_property_above(
        &self,
        own: Node<'a>,
        above: Node<'a>,
        class: Node<'a>,
        name: &str,
        told: &str,
    ) -> Checked {
        let of = self.class_told(Some(class));
        let theirs = self.visibility(above);
        if theirs == "private" {
            return Ok(());
        }
        let has = |node: Node<'a>, kind: &str| node.child_by_kind(kind).is_some();
        let node = own;
        let is_static = |node| has(node, "static_modifier");
        if is_static(own) != is_static(above) {
            let word = |node| {
                if is_static(node) {
                    "static"
                } else {
                    "non static"
                }
            };
            let words = format!(
                "Cannot redeclare {} {of}::{name} as {} {told}::{name}",
                word(above),
                word(own),
            );
            return self.wrong(node, words);
        }
        if has(own, "readonly_modifier") != has(above, "readonly_modifier") {
            let word = |node| {
                if has(node, "readonly_modifier") {
                    "readonly"
                } else {
                    "non-readonly"
                }
            };
            let words = format!(
                "Cannot redeclare {} property {of}::{name} as {} {told}::{name}",
                word(above),
                word(own),
            );
            return self.wrong(node, words);
        }
        let mine = self.visibility(own);
        if mine != theirs && mine != "public" {
            let weaker = if theirs == "protected" {
                " or weaker"
            } else {
                ""
            };
            let words = format!(
                "Access level to {told}::{name} must be {theirs} (as in class {of}){weaker}"
            );
            return self.wrong(node, words);
        }
        let ty = |node: Node<'a>| {
            let ty = node.child_by_field("type");
            ty.map(|ty| self.type_of(self.text(ty)))
        };
        let words = match (ty(own), ty(above)) {
            (own, Some(above)) if own.as_ref() != Some(&above) => {
                format!("Type of {told}::{name} must be {above} (as in class {of})")
            }
            (Some(_), None) => {
                format!("Type of {told}::{name} must not be defined (as in class {of})")
            }
            _ => return Ok(()),
        };
        self.wrong(node, words)
    }

    fn check_constants(&self, node: Node<'a>, told: &str) -> Checked {
        for constant in self.members(node, "const_declaration") {
            for element in parts(constant) {
                let Some(name) = element.child_by_kind("name") else {
                    continue;
                };
                let name = self.text(name);
                let mut above: Vec<Node<'a>> = self.interfaces_of(node, 0);
                let mut at = self.parent_of(node);
                while let Some(class) = at.filter(|_| above.len() < 100) {
                    above.push(class);
                    at = self.parent_of(class);
                }
                for class in above {
                    let found =
                        self.members(class, "const_declaration")
                            .into_iter()
                            .find(|other| {
                                parts(*other).iter().any(|element| {
                                    element
                                        .child_by_kind("name")
                                        .is_some_and(|own| self.text(own) == name)
                                })
                            });
                    if let Some(other) = found
                        && other.child_by_kind("final_modifier").is_some()
                    {
                        let of = self.class_told(Some(class));
                        let words =
                            format!("{told}::{name} cannot override final constant {of}::{name}");
                        return self.wrong(element, words);
                    }
                }
            }
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
