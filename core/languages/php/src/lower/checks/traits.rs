//! Traits that give a class methods of one name.

use super::{Checked, Lowerer, parts};
use rustc_hash::{FxHashMap, FxHashSet};
use syntax::Node;

impl<'a> Lowerer<'a> {
    /// Of two traits' methods with one name one must be left out, where the class has none itself.
    pub(super) fn check_traits(&self, node: Node<'a>, told: &str) -> Checked {
        let mut left_out: FxHashSet<(String, String)> = FxHashSet::default();
        let mut traits = Vec::new();
        for used in self.members(node, "use_declaration") {
            for part in parts(used) {
                match part.kind() {
                    "use_list" => self.left_out(part, &mut left_out),
                    _ => traits.push(self.class_name(part)),
                }
            }
        }
        let mut given: FxHashMap<String, (String, String)> = FxHashMap::default();
        for of in traits {
            let Some(found) = self.declared(&of) else {
                continue;
            };
            self.check_trait_members(node, told, found, &of)?;
            for method in self.members(found, "method_declaration") {
                let Some(name) = method.child_by_field("name").map(|name| self.text(name)) else {
                    continue;
                };
                let key = name.to_ascii_lowercase();
                let is_out = left_out.contains(&(of.to_ascii_lowercase(), key.clone()));
                let is_abstract = method.child_by_kind("abstract_modifier").is_some();
                if is_out || is_abstract || self.has_method(node, name) {
                    continue;
                }
                if let Some((first, spelled)) = given.get(&key) {
                    let words = format!(
                        "Trait method {of}::{name} has not been applied as {told}::{name}, \
                         because of collision with {first}::{spelled}"
                    );
                    return self.wrong(node, words);
                }
                given.insert(key, (of.clone(), name.to_owned()));
            }
        }
        Ok(())
    }

    /// A member that a trait and its class declare is declared alike by both.
    fn check_trait_members(&self, node: Node<'a>, told: &str, of: Node<'a>, name: &str) -> Checked {
        let own = self.declared_alike(node);
        for (member, words) in self.declared_alike(of) {
            if own
                .iter()
                .any(|(known, other)| *known == member && *other != words)
            {
                let words = format!(
                    "{told} and {name} define the same property ({member}) in the composition of {told}. \
                     However, the definition differs and is considered incompatible. Class was composed"
                );
                return self.wrong(node, words);
            }
        }
        Ok(())
    }

    /// The members of a class by name, and all that their declarations say of them.
    fn declared_alike(&self, class: Node<'a>) -> Vec<(&'a str, String)> {
        let mut found = Vec::new();
        for declaration in self.members(class, "property_declaration") {
            let elements = parts(declaration)
                .into_iter()
                .filter(|part| part.kind() == "property_element");
            for element in elements {
                let Some(name) = element.child_by_field("name") else {
                    continue;
                };
                let has = |kind: &str| declaration.child_by_kind(kind).map(|part| self.text(part));
                let words = format!(
                    "{} {:?} {:?} {:?} {:?}",
                    has("visibility_modifier").unwrap_or("public"),
                    has("static_modifier"),
                    has("readonly_modifier"),
                    declaration.child_by_field("type").map(|ty| self.text(ty)),
                    (element.child_by_field("default_value")).map(|value| self.text(value)),
                );
                found.push((self.text(name), words));
            }
        }
        found
    }

    /// The methods that `insteadof` leaves out: trait and name in small letters.
    fn left_out(&self, list: Node<'a>, found: &mut FxHashSet<(String, String)>) {
        for clause in parts(list) {
            if clause.kind() != "use_instead_of_clause" {
                continue;
            }
            let nodes = parts(clause);
            let Some((first, others)) = nodes.split_first() else {
                continue;
            };
            let name = parts(*first).last().map_or("", |name| self.text(*name));
            for other in others {
                let of = self.class_name(*other).to_ascii_lowercase();
                found.insert((of, name.to_ascii_lowercase()));
            }
        }
    }
}
