//! Classes: what they may have once, names that they keep for themselves, and what fields may say.

use super::{Place, Walk};
use crate::lowerer::parts;
use rustc_hash::{FxHashMap, FxHashSet};
use std::borrow::Cow;
use std::rc::Rc;
use syntax::Node;

/// The private names of a class, and of those around.
pub(super) struct Names<'t> {
    own: FxHashSet<Cow<'t, str>>,
    outer: Option<Rc<Names<'t>>>,
}

impl<'t> Names<'t> {
    /// The private names of the classes around a text.
    pub(super) fn around(allowed: &crate::texts::Allowed<'_>) -> Option<Rc<Names<'t>>> {
        let names = allowed.privates.iter();
        let own: FxHashSet<Cow<'t, str>> = names
            .map(|(name, ..)| Cow::Owned((*name).to_owned()))
            .collect();
        (!own.is_empty()).then(|| Rc::new(Names { own, outer: None }))
    }
}

impl<'t> Walk<'t> {
    pub(super) fn class(&mut self, node: Node<'t>, place: Place<'t>) {
        let strict = Place {
            is_strict: true,
            ..place
        };
        if let Some(name) = node.child_by_field("name") {
            self.binding(name, &strict);
            self.refuse_reserved(name, &strict);
        }
        let heritage = node.child_by_kind("class_heritage");
        let Some(body) = node.child_by_field("body") else {
            return;
        };
        let own = self.private_names(body);
        let names = Names {
            own,
            outer: strict.privates.clone(),
        };
        let inside = Place {
            privates: Some(Rc::new(names)),
            ..strict.clone()
        };
        self.later(heritage, &strict);
        let mut constructors = 0;
        let members = parts(body).flat_map(Node::children);
        let decorator = node
            .children()
            .chain(members)
            .find(|child| child.kind() == "decorator");
        if let Some(decorator) = decorator {
            self.refuse(decorator, "Invalid or unexpected token");
        }
        for member in parts(body) {
            match member.kind() {
                "method_definition" => {
                    constructors += self.method(member, heritage.is_some(), &inside);
                    if constructors == 2 {
                        self.refuse(member, "A class may only have one constructor");
                        constructors = 0;
                    }
                }
                "field_definition" => self.field(member, &inside),
                "class_static_block" => self.static_block(member, &inside),
                _ => self.pending.push((member, inside.clone())),
            }
        }
    }

    /// The text of a key that is written as it is.
    fn plain_key(&self, key: Node<'t>) -> &'t str {
        match key.kind() {
            "property_identifier" | "private_property_identifier" => self.text(key),
            "string" => self.text(key).trim_matches(['"', '\'']),
            _ => "",
        }
    }

    /// A method; 1 where it is the constructor.
    fn method(&mut self, node: Node<'t>, is_derived: bool, place: &Place<'t>) -> u32 {
        let Some(key) = node.child_by_field("name") else {
            return 0;
        };
        let is_static = self.word(node, "static");
        let name = self.plain_key(key);
        let is_constructor = !is_static && name == "constructor";
        if is_constructor {
            let words = if self.word(node, "get") || self.word(node, "set") {
                Some("Class constructor may not be an accessor")
            } else if self.word(node, "*") {
                Some("Class constructor may not be a generator")
            } else if self.word(node, "async") {
                Some("Class constructor may not be an async method")
            } else {
                None
            };
            if let Some(words) = words {
                self.refuse(key, words);
            }
        }
        if name == "#constructor" {
            self.refuse(
                key,
                "Classes may not have a private field named '#constructor'",
            );
        }
        if is_static && name == "prototype" {
            let words = "Classes may not have a static property named 'prototype'";
            self.refuse(key, words);
        }
        self.function_of_class(node, place.clone(), is_constructor && is_derived);
        u32::from(is_constructor)
    }

    fn field(&mut self, node: Node<'t>, place: &Place<'t>) {
        let Some(key) = node.child_by_field("property") else {
            return;
        };
        let name = self.plain_key(key);
        if matches!(name, "constructor" | "#constructor") {
            self.refuse(key, "Classes may not have a field named 'constructor'");
        }
        if name == "prototype" && self.word(node, "static") {
            let words = "Classes may not have a static property named 'prototype'";
            self.refuse(key, words);
        }
        self.later(Some(key), place);
        let inside = Place {
            in_field: true,
            in_static_block: false,
            may_say_super: true,
            may_call_super: false,
            in_function: true,
            is_async: false,
            is_file: false,
            in_loop: false,
            in_switch: false,
            labels: None,
            ..place.clone()
        };
        self.later(node.child_by_field("value"), &inside);
    }

    fn static_block(&mut self, node: Node<'t>, place: &Place<'t>) {
        let Some(body) = node.child_by_field("body") else {
            return;
        };
        let outer = Some(place.scope.clone());
        let scope = self.function_scope(body, &[], outer, true, false);
        let inside = Place {
            in_field: true,
            in_static_block: true,
            may_say_super: true,
            may_call_super: false,
            may_return: false,
            in_function: true,
            is_async: false,
            is_file: false,
            in_loop: false,
            in_switch: false,
            labels: None,
            scope,
            ..place.clone()
        };
        self.children(body, &inside);
    }

    /// The private names that a class declares: each once, but for what reads and what writes it.
    fn private_names(&mut self, body: Node<'t>) -> FxHashSet<Cow<'t, str>> {
        let mut seen: FxHashMap<Cow<'t, str>, (u8, bool)> = FxHashMap::default();
        for member in parts(body) {
            let key = member.child_by_field("name");
            let Some(key) = key.or(member.child_by_field("property")) else {
                continue;
            };
            if key.kind() != "private_property_identifier" {
                continue;
            }
            let part = match (self.word(member, "get"), self.word(member, "set")) {
                (true, _) => 1,
                (_, true) => 2,
                _ => 3,
            };
            let is_static = self.word(member, "static");
            let known = seen
                .entry(spelled(self.text(key)))
                .or_insert((0, is_static));
            if known.0 & part != 0 || known.1 != is_static {
                let text = self.text(key);
                self.refuse(
                    key,
                    format!("Identifier '{text}' has already been declared"),
                );
            }
            known.0 |= part;
        }
        seen.into_keys().collect()
    }

    /// A private name is one of the classes around.
    pub(super) fn private(&mut self, node: Node<'t>, place: &Place<'t>) {
        let text = self.text(node);
        let name = spelled(text);
        let mut at = place.privates.as_ref();
        while let Some(names) = at {
            if names.own.contains(&name) {
                return;
            }
            at = names.outer.as_ref();
        }
        if !text.contains('\\') {
            let words = format!("Private field '{text}' must be declared in an enclosing class");
            // Node marks what stands in front.
            let mut before = self.source[..node.start() as usize].char_indices();
            let before = before.next_back().map_or(0, |(at, _)| at as u32);
            self.out.push((before..node.start(), words));
        }
    }
}

/// A name without escapes.
fn spelled(text: &str) -> Cow<'_, str> {
    match text.contains('\\') {
        true => Cow::Owned(crate::literals::unescaped(text)),
        false => Cow::Borrowed(text),
    }
}
