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
