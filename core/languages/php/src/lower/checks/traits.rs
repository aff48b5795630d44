//! Traits that give a class methods of one name.

use super::inheritance::Method;
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
        let mut declared = traits.iter().filter_map(|of| self.declared(of));
        if node.kind() == "enum_declaration"
            && declared.any(|of| !self.members(of, "property_declaration").is_empty())
        {
            return self.wrong(node, format!("Enum {told} cannot include properties"));
        }
        self.check_rules(node, told, &traits)?;
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
                // A rule may show it otherwise, or call it something else.
                let has_rules = (self.members(node, "use_declaration").into_iter())
                    .any(|used| used.child_by_kind("use_list").is_some());
                if !is_out && !has_rules {
                    let taken = Method {
                        node: method,
                        class: found,
                    };
                    self.check_taken(node, taken, name)?;
                }
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

    /// A method that a class takes from a trait, beside its own and those above.
    fn check_taken(&self, node: Node<'a>, taken: Method<'a>, name: &str) -> Checked {
        let is_abstract = taken.node.child_by_kind("abstract_modifier").is_some();
        if let Some(own) = self.method_of(node, name) {
            return match is_abstract {
                true => self.check_override(own, taken, name),
                false => Ok(()),
            };
        }
        let as_own = Method {
            class: node,
            ..taken
        };
        for above in self.method_above(node, name) {
            self.check_override(as_own, above, name)?;
        }
        Ok(())
    }

    /// What a rule names is there, and is not left out as well as taken.
    fn check_rules(&self, node: Node<'a>, told: &str, traits: &[String]) -> Checked {
        let lists = self.members(node, "use_declaration").into_iter();
        let clauses = lists
            .flat_map(parts)
            .filter(|part| part.kind() == "use_list")
            .flat_map(parts);
        for clause in clauses {
            let nodes = parts(clause);
            let Some((first, others)) = nodes.split_first() else {
                continue;
            };
            let of = parts(*first);
            if clause.kind() == "use_instead_of_clause" {
                let [taken, name] = of.as_slice() else {
                    continue;
                };
                let taken = self.class_name(*taken);
                let name = self.text(*name);
                let is_out =
                    |other: &Node<'a>| self.class_name(*other).eq_ignore_ascii_case(&taken);
                if others.iter().any(is_out) {
                    let words = format!(
                        "Inconsistent insteadof definition. The method {name} is to be used from \
                         {taken}, but {taken} is also on the exclude list"
                    );
                    return self.wrong(node, words);
                }
                continue;
            }
            if first.kind() != "name" {
                if let [of, _] = of.as_slice() {
                    let of = self.class_name(*of);
                    if !traits.iter().any(|own| own.eq_ignore_ascii_case(&of)) {
                        let words = match self.declared(&of) {
                            Some(_) => format!("Required Trait {of} wasn't added to {told}"),
                            None => format!("Could not find trait {of}"),
                        };
                        return self.wrong(node, words);
                    }
                }
                continue;
            }
            let name = self.text(*first);
            let mut having = (traits.iter()).filter(|of| {
                self.declared(of)
                    .is_some_and(|of| self.gives_method(of, name, 0))
            });
            if let (Some(one), Some(other)) = (having.next(), having.next()) {
                let words = format!(
                    "An alias was defined for method {name}(), which exists in both {one} and {other}. \
                     Use {one}::{name} or {other}::{name} to resolve the ambiguity"
                );
                return self.wrong(node, words);
            }
            let mut found = traits.iter().map(|of| self.declared(of));
            let is_there = found.any(|of| of.is_none_or(|of| self.gives_method(of, name, 0)));
            if !is_there {
                let alias = others.iter().find(|part| part.kind() == "name");
                let alias = alias.map_or("", |alias| self.text(*alias));
                let words = format!(
                    "An alias ({alias}) was defined for method {name}(), but this method does not exist"
                );
                return self.wrong(node, words);
            }
        }
        Ok(())
    }

    /// Whether a trait has a method, or one of those that it uses; of those that are not of the file nothing is known.
    fn gives_method(&self, of: Node<'a>, name: &str, depth: usize) -> bool {
        self.has_method(of, name)
            || depth < 20
                && self
                    .members(of, "use_declaration")
                    .into_iter()
                    .flat_map(parts)
                    .any(|part| match part.kind() {
                        "use_list" => parts(part).into_iter().flat_map(parts).any(|own| {
                            own.kind() == "name" && self.text(own).eq_ignore_ascii_case(name)
                        }),
                        _ => self
                            .declared(&self.class_name(part))
                            .is_none_or(|inner| self.gives_method(inner, name, depth + 1)),
                    })
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
