//! Classes that are named, and what belongs to them: constants and static members.

use super::{Lowerer, parts};
use ir::{Reg, Span};
use syntax::Node;

impl<'a> Lowerer<'a> {
    /// The name of the class around this place; empty outside of classes.
    pub(super) fn scope_text(&mut self, at: Span) -> Reg {
        if self.classes.last().is_some_and(|class| class.is_trait) && self.frame().has_this {
            let class = self.trait_user(at);
            return self.field(class, "@name", at);
        }
        if self.classes.is_empty() && self.binds && self.frame().has_this && !self.is_library {
            let this = self.load_plain("this", at);
            return self.lib("bound_scope", &[this], at);
        }
        let name = self
            .classes
            .last()
            .map_or(String::new(), |class| class.name.clone());
        self.bytes(name.as_bytes(), at)
    }

    /// The class that code in a class is called for.
    pub(super) fn called_class(&mut self, at: Span) -> Reg {
        let is_outside = self.classes.is_empty();
        match self.frame().has_this {
            true if is_outside => {
                let this = self.load_plain("this", at);
                let word = self.b.text("static", at);
                self.lib("bound_class", &[this, word], at)
            }
            true => {
                let this = self.load_plain("this", at);
                self.field(this, "@class", at)
            }
            false => self.load_class_here(at),
        }
    }

    /// The class that has taken the code of the trait at hand.
    pub(super) fn trait_user(&mut self, at: Span) -> Reg {
        let (called, of) = (self.called_class(at), self.load_class_here(at));
        self.lib("trait_user", &[called, of], at)
    }

    pub(super) fn load_class_here(&mut self, at: Span) -> Reg {
        match self.classes.last().map(|class| class.variable.clone()) {
            Some(name) => self.load_plain(&name, at),
            None => self.b.nil(at),
        }
    }

    /// A class by its name, or the one of an object.
    pub(super) fn class_value(&mut self, node: Node<'a>) -> Reg {
        let at = self.b.span(node);
        let text = self.text(node);
        match node.kind() {
            "relative_scope" | "name" | "qualified_name" | "relative_name" => {
                match text.to_ascii_lowercase().as_str() {
                    word @ ("static" | "self" | "parent")
                        if self.classes.is_empty() && !self.frame().has_this =>
                    {
                        let word = self.b.text(word, at);
                        self.lib("no_scope", &[word], at)
                    }
                    "static" => self.called_class(at),
                    // A closure outside of classes is of the class that it is bound to.
                    word @ ("self" | "parent") if self.classes.is_empty() => {
                        let word = self.b.text(word, at);
                        let this = self.load_plain("this", at);
                        self.lib("bound_class", &[this, word], at)
                    }
                    "self" if self.classes.last().is_some_and(|class| class.is_trait) => {
                        self.trait_user(at)
                    }
                    "self" => self.load_class_here(at),
                    "parent" => {
                        let is_trait = self.classes.last().is_none_or(|class| class.is_trait);
                        match self.classes.last().and_then(|class| class.parent.clone()) {
                            Some(parent) if !is_trait => self.load_class(&parent, at),
                            _ => {
                                // The class that has taken the trait's code, which may be above the one that is called.
                                let class = match self.classes.is_empty() {
                                    true => self.called_class(at),
                                    false => self.trait_user(at),
                                };
                                self.field(class, "@parent", at)
                            }
                        }
                    }
                    _ => {
                        let name = self.class_name(node);
                        self.load_class(&name, at)
                    }
                }
            }
            _ => {
                let value = self.expr(node);
                self.lib("class_named", &[value], at)
            }
        }
    }

    pub(super) fn load_class(&mut self, name: &str, at: Span) -> Reg {
        let is_late = self.late.contains(name);
        if self.known.classes.contains(name) && !is_late {
            return self.load_plain(name, at);
        }
        let find = |s: &mut Self| {
            let text = s.bytes(name.as_bytes(), at);
            s.lib("class_named", &[text], at)
        };
        if !is_late {
            return find(self);
        }
        // It may not be there yet.
        let class = self.load_plain(name, at);
        let is_there = self.is_something(class, at);
        self.unless(is_there, class, at, find)
    }

    /// The name of a class as a text, for questions that do not need it to be there.
    pub(super) fn class_text(&mut self, node: Node<'a>) -> Reg {
        let at = self.b.span(node);
        match node.kind() {
            "name" | "qualified_name" | "relative_name" | "named_type" => {
                match self.text(node).to_ascii_lowercase().as_str() {
                    "self" | "static" | "parent" => self.class_value(node),
                    _ => {
                        let name = self.class_name(node);
                        self.bytes(name.as_bytes(), at)
                    }
                }
            }
            "relative_scope" => self.class_value(node),
            _ => self.expr(node),
        }
    }

    pub(super) fn static_cell(&mut self, node: Node<'a>, at: Span) -> Reg {
        let (Some(scope), Some(name)) = (node.child_by_field("scope"), node.child_by_field("name"))
        else {
            return self.unsupported(node);
        };
        let class = self.class_value(scope);
        if name.kind() == "dynamic_variable_name"
            && let Some(name) = parts(name).first()
        {
            let name = self.expr(*name);
            return self.lib("static_cell", &[class, name], at);
        }
        self.part(class, scope, &format!("::{}", self.text(name)), at)
    }

    /// A static member or a constant of a class, which not everybody may use.
    fn part(&mut self, class: Reg, scope: Node<'a>, key: &str, at: Span) -> Reg {
        let name = key.trim_start_matches("::$");
        let is_own = self.text(scope).eq_ignore_ascii_case("self");
        // A class that the source does not have may be missing.
        let is_name = matches!(scope.kind(), "name" | "qualified_name" | "relative_name");
        let is_known = is_name && self.known.classes.contains(&self.class_name(scope));
        let is_foreign = !is_known && !is_relative(self.text(scope));
        let is_guarded = !is_own && self.known.guarded.contains(name);
        if self.is_library || !is_foreign && !is_guarded {
            return self.field(class, key, at);
        }
        let key = self.bytes(key.as_bytes(), at);
        let from = self.scope_text(at);
        let asked = match is_foreign {
            true => "part_named",
            false => "guarded_part",
        };
        self.lib(asked, &[class, key, from], at)
    }

    pub(super) fn class_constant(&mut self, node: Node<'a>, at: Span) -> Reg {
        let nodes = parts(node);
        let [scope, name] = nodes.as_slice() else {
            return self.unsupported(node);
        };
        if self.text(*name) == "class" {
            let is_name = matches!(scope.kind(), "name" | "qualified_name" | "relative_name");
            let lower = self.text(*scope).to_ascii_lowercase();
            let relative = is_relative(&lower);
            if relative && self.frames.len() == 1 && self.classes.is_empty() && !self.binds {
                let word = self.bytes(lower.as_bytes(), at);
                return self.lib("no_class_here", &[word], at);
            }
            if is_name && !relative {
                let text = self.class_name(*scope);
                return self.bytes(text.as_bytes(), at);
            }
            if !is_name && scope.kind() != "relative_scope" && !self.is_library {
                let value = self.expr(*scope);
                return self.lib("class_word", &[value], at);
            }
            let class = self.class_value(*scope);
            return self.field(class, "@name", at);
        }
        let class = self.class_value(*scope);
        self.part(class, *scope, &format!("::{}", self.text(*name)), at)
    }
}

/// Whether a word means a class by where it stands.
pub(super) fn is_relative(word: &str) -> bool {
    (["self", "static", "parent"].iter()).any(|relative| word.eq_ignore_ascii_case(relative))
}
