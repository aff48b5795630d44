//! Signatures: whether a method may stand for another one, and how messages tell them.

use super::{Lowerer, parts};
use syntax::Node;

impl<'a> Lowerer<'a> {
    pub(super) fn parameters_of(&self, method: Node<'a>) -> Vec<Node<'a>> {
        let list = method.child_by_field("parameters").into_iter();
        list.flat_map(parts)
            .filter(|part| part.kind().ends_with("_parameter"))
            .collect()
    }

    pub(super) fn is_compatible(&self, own: Node<'a>, above: Node<'a>) -> bool {
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
        // What is below need not be of the class that is called.
        if wide == "static" {
            return false;
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

    pub(super) fn signature_told(&self, method: Node<'a>, class: &str) -> String {
        let name = method
            .child_by_field("name")
            .map_or("", |name| self.text(name));
        let parameters: Vec<String> = self
            .parameters_of(method)
            .into_iter()
            .map(|part| {
                let ty = in_class(&self.type_told(part), class);
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
                format!(": {}", in_class(&self.type_of(self.text(ty)), class))
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
}

/// A type as messages about a class tell it: `self` is that class.
fn in_class(told: &str, class: &str) -> String {
    let signs = ['|', '&', '(', ')', '?'];
    told.split_inclusive(signs)
        .map(|part| match part.trim_end_matches(signs) {
            word if word.eq_ignore_ascii_case("self") => part.replace(word, class),
            _ => part.to_owned(),
        })
        .collect()
}
