//! Attributes: what their arguments may be, and those of the language that are checked before anything runs.

use super::{Checked, Lowerer, parts};
use syntax::Node;

/// Attributes of the language, and what they may stand at.
const OWN: &[(&str, &str)] = &[
    ("attribute", "class"),
    ("returntypewillchange", "method"),
    ("allowdynamicproperties", "class"),
    ("sensitiveparameter", "parameter"),
];

/// What attributes of a node stand at.
fn place_of(node: Node<'_>) -> &'static str {
    match node.kind() {
        "class_declaration"
        | "interface_declaration"
        | "trait_declaration"
        | "enum_declaration"
        | "anonymous_class" => "class",
        "method_declaration" => "method",
        "property_declaration" => "property",
        "const_declaration" | "enum_case" => "class constant",
        kind if kind.ends_with("_parameter") => "parameter",
        _ => "function",
    }
}

impl<'a> Lowerer<'a> {
    /// The attributes in front of something.
    pub(super) fn check_attributes(&self, node: Node<'a>) -> Checked {
        let Some(list) = node.child_by_kind("attribute_list") else {
            return Ok(());
        };
        let place = place_of(node);
        // They are told of where what they stand at begins.
        let begun = node.children().find(|part| part.kind() != "attribute_list");
        let begun = begun.unwrap_or(node);
        let attributes: Vec<Node<'a>> = list
            .descendants()
            .filter(|part| part.kind() == "attribute")
            .collect();
        let mut known: Vec<String> = Vec::new();
        for attribute in attributes {
            if let Some(given) = attribute.child_by_kind("arguments") {
                if given.child_by_kind("variadic_placeholder").is_some() {
                    let words = "Cannot create Closure as attribute argument";
                    return self.wrong(begun, words);
                }
                for argument in parts(given) {
                    if argument.child_by_kind("variadic_unpacking").is_some() {
                        let words = "Cannot use unpacking in attribute argument list";
                        return self.wrong(begun, words);
                    }
                    self.check_constant(Some(argument))?;
                }
            }
            let Some(name) = parts(attribute).first().map(|name| self.class_name(*name)) else {
                continue;
            };
            let lower = name.to_ascii_lowercase();
            let Some((_, target)) = OWN.iter().find(|(own, _)| *own == lower) else {
                continue;
            };
            if *target != place {
                let words = format!(
                    "Attribute \"{name}\" cannot target {place} (allowed targets: {target})"
                );
                return self.wrong(begun, words);
            }
            if known.contains(&lower) {
                return self.wrong(
                    attribute,
                    format!("Attribute \"{name}\" must not be repeated"),
                );
            }
            if lower == "allowdynamicproperties" {
                let told = self.class_told(Some(node));
                let word = match node.kind() {
                    "trait_declaration" => "trait",
                    "interface_declaration" => "interface",
                    "enum_declaration" => "enum",
                    _ if node.child_by_kind("readonly_modifier").is_some() => "readonly class",
                    _ => "",
                };
                if !word.is_empty() {
                    let words = format!("Cannot apply #[AllowDynamicProperties] to {word} {told}");
                    return self.wrong(begun, words);
                }
            }
            known.push(lower);
        }
        Ok(())
    }
}
