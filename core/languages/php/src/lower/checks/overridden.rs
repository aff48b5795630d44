//! Members and constants that classes above have as well: how they may be declared anew.

use super::inheritance::rank;
use super::{Checked, Lowerer, parts};
use syntax::Node;

impl<'a> Lowerer<'a> {
    pub(super) fn check_properties(&self, node: Node<'a>, told: &str) -> Checked {
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

    /// A constant of two interfaces, which the class does not have itself.
    fn check_ambiguous(&self, node: Node<'a>, told: &str) -> Checked {
        let own_names = |class: Node<'a>| -> Vec<&'a str> {
            let all = self.members(class, "const_declaration");
            all.into_iter()
                .flat_map(parts)
                .filter_map(|element| element.child_by_kind("name"))
                .map(|name| self.text(name))
                .collect()
        };
        let own = own_names(node);
        let mut known: Vec<(&str, Node<'a>)> = Vec::new();
        for class in self
            .parent_of(node)
            .into_iter()
            .chain(self.interfaces_of(node, 0))
        {
            for name in own_names(class) {
                if own.contains(&name) {
                    continue;
                }
                match known.iter().find(|(other, _)| *other == name) {
                    Some((_, other)) if *other != class => {
                        let (first, second) =
                            (self.class_told(Some(*other)), self.class_told(Some(class)));
                        let word = match node.kind() {
                            "interface_declaration" => "Interface",
                            _ => "Class",
                        };
                        let words = format!(
                            "{word} {told} inherits both {first}::{name} and {second}::{name}, which is ambiguous"
                        );
                        return self.wrong(node, words);
                    }
                    _ => known.push((name, class)),
                }
            }
        }
        Ok(())
    }

    pub(super) fn check_constants(&self, node: Node<'a>, told: &str) -> Checked {
        self.check_ambiguous(node, told)?;
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
                    let (mine, theirs) = (
                        self.visibility(constant),
                        found.map_or("private", |other| self.visibility(other)),
                    );
                    if rank(mine) > rank(theirs) {
                        let of = self.class_told(Some(class));
                        let weaker = if theirs == "protected" {
                            " or weaker"
                        } else {
                            ""
                        };
                        let words = format!(
                            "Access level to {told}::{name} must be {theirs} (as in class {of}){weaker}"
                        );
                        return self.wrong(element, words);
                    }
                }
            }
        }
        Ok(())
    }
}
