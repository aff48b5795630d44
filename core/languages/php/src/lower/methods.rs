//! Calls of methods, and what is made with `new`.

use super::named_classes::is_relative;
use super::{Lowerer, is_placeholder, parts};
use ir::{Arg, ArgKind, Callee, Intrinsic, Op, Reg, Span, TypeExpr, TypePlace, UnOp};
use rustc_hash::FxHashSet;
use std::collections::BTreeMap;
use syntax::Node;

impl<'a> Lowerer<'a> {
    /// How a program spells the methods that it calls, where classes have a say in those that they do not have.
    pub(super) fn note_spellings(&mut self, root: Node<'a>, at: Span) {
        if self.is_library || !self.source.contains("__call") {
            return;
        }
        let mut spelled: BTreeMap<String, Option<&'a str>> = BTreeMap::new();
        let calls = root.descendants().filter(|node| {
            matches!(
                node.kind(),
                "member_call_expression"
                    | "nullsafe_member_call_expression"
                    | "scoped_call_expression"
            )
        });
        let names = calls.filter_map(|call| call.child_by_field("name"));
        for name in names.filter(|name| name.kind() == "name") {
            let text = self.text(name);
            let known = spelled
                .entry(text.to_ascii_lowercase())
                .or_insert(Some(text));
            // Of names that are spelled in several ways the call itself tells.
            *known = known.filter(|known| *known == text);
        }
        let names: Vec<Reg> = spelled
            .into_iter()
            .filter_map(|(lower, text)| text.filter(|text| *text != lower))
            .map(|text| self.bytes(text.as_bytes(), at))
            .collect();
        if !names.is_empty() {
            let names = self.own(Intrinsic::OrderedNew, &names, at);
            self.lib("note_spellings", &[names], at);
        }
    }

    pub(super) fn method_call(&mut self, node: Node<'a>, at: Span) -> Reg {
        let Some(object) = node.child_by_field("object") else {
            return self.unsupported(node);
        };
        let receiver = self.chained(object);
        if node.kind().starts_with("nullsafe") {
            self.end_chain_of(receiver, at);
        }
        self.call_on(receiver, node, at)
    }

    fn call_on(&mut self, mut receiver: Reg, node: Node<'a>, at: Span) -> Reg {
        let (Some(name), Some(object)) =
            (node.child_by_field("name"), node.child_by_field("object"))
        else {
            return self.unsupported(node);
        };
        if name.kind() != "name" {
            let name = self.expr(name);
            let name = self.lib("method_named", &[name], at);
            let callee = self.lib("method_value", &[receiver, name], at);
            let (args, back) = self.arguments_of_value(node, callee);
            let result = self.call_value(callee, args, at);
            self.write_back(back);
            return result;
        }
        let text = self.text(name);
        let lower = text.to_ascii_lowercase();
        if is_placeholder(node) {
            let name = self.bytes(text.as_bytes(), at);
            let function = self.lib("method_value", &[receiver, name], at);
            return self.counted_closure(function, at);
        }
        if self.text(object) != "$this" && self.known.guarded_methods.contains(&lower) {
            let name = self.bytes(text.as_bytes(), at);
            let scope = self.scope_text(at);
            receiver = self.lib("check_method", &[receiver, name, scope], at);
        }
        let signature = self.known.methods.get(&lower).cloned();
        let (args, back) = self.arguments(node, signature.as_ref());
        if self.text(object) == "$this" && self.is_own_private(&lower) {
            let class = self.load_class_here(at);
            let prototype = self.field(class, "prototype", at);
            let function = self.field(prototype, &format!("{lower}()"), at);
            let result = self.call_with(function, receiver, args, at);
            self.write_back(back);
            return result;
        }
        // What classes make of methods that they do not have is told the names of arguments as well.
        let names = |arg: &Arg| matches!(arg.kind, ArgKind::Named(_) | ArgKind::NamedSpread);
        if signature.is_none()
            && !self.is_library
            && args.iter().any(names)
            && self.source.contains("__call")
        {
            let name = self.bytes(text.as_bytes(), at);
            let callee = self.lib("method_value", &[receiver, name], at);
            let result = self.call_value(callee, args, at);
            self.write_back(back);
            return result;
        }
        let method = self.b.intern(&format!("{lower}()"));
        let args = args.into();
        let result = self.b.value(
            |dst| Op::CallMethod {
                dst,
                receiver,
                method,
                args,
            },
            at,
        );
        self.write_back(back);
        result
    }

    /// Whether a method is a private one of the class around this place, and other classes of the file have one of its
    /// name: then it is not looked for in the object.
    fn is_own_private(&self, lower: &str) -> bool {
        let Some(around) = self.classes.last() else {
            return false;
        };
        if around.is_trait || !around.private_methods.contains(lower) {
            return false;
        }
        let bodies = self
            .of_file
            .iter()
            .filter_map(|class| class.1.child_by_field("body"));
        let names = bodies
            .flat_map(parts)
            .filter(|part| part.kind() == "method_declaration")
            .filter_map(|method| method.child_by_field("name"));
        names
            .filter(|name| self.text(*name).eq_ignore_ascii_case(lower))
            .count()
            > 1
    }

    /// The private methods that a class has itself and that are no static ones.
    pub(super) fn private_methods(&self, class: Node<'a>) -> FxHashSet<String> {
        let body = class.child_by_field("body").into_iter();
        let methods = body
            .flat_map(parts)
            .filter(|part| part.kind() == "method_declaration")
            .filter(|method| {
                let word = method.child_by_kind("visibility_modifier");
                word.is_some_and(|word| self.text(word).eq_ignore_ascii_case("private"))
                    && method.child_by_kind("static_modifier").is_none()
            });
        let names = methods.filter_map(|method| method.child_by_field("name"));
        names
            .map(|name| self.text(name).to_ascii_lowercase())
            .collect()
    }

    pub(super) fn static_call(&mut self, node: Node<'a>, at: Span) -> Reg {
        let (Some(scope), Some(name)) = (node.child_by_field("scope"), node.child_by_field("name"))
        else {
            return self.unsupported(node);
        };
        let class = self.class_value(scope);
        let name_value = self.member_name(name);
        let text = self.text(scope);
        let lower = self.text(name).to_ascii_lowercase();
        let relative = is_relative(text);
        let this = match self.frame().has_this {
            true => self.load_plain("this", at),
            false => self.b.nil(at),
        };
        let scope = self.scope_text(at);
        let is_relative = self.truth_of(relative, at);
        if is_placeholder(node) {
            let function = self.lib("static_value", &[class, name_value, scope], at);
            return self.counted_closure(function, at);
        }
        let of_class = self.class_name_of(text).to_ascii_lowercase();
        let signature = match lower.as_str() {
            "__construct" => {
                let parent = self.classes.last().and_then(|class| class.parent.clone());
                let parent = parent.unwrap_or_default().to_ascii_lowercase();
                let of = if text.eq_ignore_ascii_case("parent") {
                    parent
                } else {
                    of_class
                };
                self.known.constructors.get(&of).cloned()
            }
            _ => self.known.methods.get(&lower).cloned(),
        };
        let fast = self.found_method(text, &lower, class, at);
        if let Some((function, receiver)) = fast {
            let (args, back) = self.arguments(node, signature.as_ref());
            let result = self.call_with(function, receiver, args, at);
            self.write_back(back);
            return result;
        }
        // The function, and the receiver, as a pair.
        let found = self.lib(
            "static_method",
            &[class, name_value, this, is_relative, scope],
            at,
        );
        let (zero, one) = (self.b.int(0, at), self.b.int(1, at));
        let function = self.own(Intrinsic::OrderedFind, &[found, zero], at);
        let receiver = self.own(Intrinsic::OrderedFind, &[found, one], at);
        let (args, back) = self.arguments(node, signature.as_ref());
        let result = self.call_with(function, receiver, args, at);
        self.write_back(back);
        result
    }

    fn call_with(&mut self, function: Reg, receiver: Reg, args: Vec<Arg>, at: Span) -> Reg {
        let all: Vec<Arg> = [function, receiver]
            .into_iter()
            .map(Arg::positional)
            .chain(args)
            .collect();
        self.b
            .call(Callee::Intrinsic(Intrinsic::CallWith), all.into(), at)
    }

    /// The function that a call by way of a class is of, and what it is called on, where declarations say so already.
    fn found_method(
        &mut self,
        scope: &str,
        method: &str,
        class: Reg,
        at: Span,
    ) -> Option<(Reg, Reg)> {
        let around = self.classes.last();
        if around.is_some_and(|class| class.is_trait) || self.is_library {
            return None;
        }
        let own = around.map(|class| class.variable.to_ascii_lowercase());
        let has_this = self.frame().has_this;
        let name = method.to_owned();
        let is_relative = match scope.to_ascii_lowercase().as_str() {
            "parent" => {
                let is_static = self.known.statics.iter().any(|(_, other)| *other == name);
                if is_static || !has_this || self.known.guarded_methods.contains(method) {
                    return None;
                }
                own.as_ref()?;
                let parent = self.classes.last()?.parent.clone()?;
                let is_known = self.known.classes.contains(&parent)
                    && (method != "__construct"
                        || self
                            .known
                            .constructors
                            .contains_key(&parent.to_ascii_lowercase()));
                if !is_known {
                    return None;
                }
                let prototype = self.field(class, "prototype", at);
                let function = self.field(prototype, &format!("{method}()"), at);
                let this = self.load_plain("this", at);
                return Some((function, this));
            }
            "self" | "static" => true,
            _ => false,
        };
        let of = match is_relative {
            true => own?,
            false => self.class_name_of(scope).to_ascii_lowercase(),
        };
        let is_guarded = !is_relative && self.known.guarded_methods.contains(method);
        if !self.known.statics.contains(&(of, name)) || is_guarded {
            return None;
        }
        let prototype = self.field(class, "prototype", at);
        let function = self.field(prototype, &format!("{method}()"), at);
        let receiver = match is_relative && has_this {
            true => self.called_class(at),
            false => class,
        };
        Some((function, receiver))
    }

    pub(super) fn creation(&mut self, node: Node<'a>, at: Span) -> Reg {
        if let Some(class) = node.child_by_kind("anonymous_class") {
            let value = self.anonymous_class(class, at);
            return self.create(value, class, "class@anonymous", at);
        }
        let Some(class) = parts(node).first().copied() else {
            return self.unsupported(node);
        };
        let name = match self.text(class) {
            "self" | "static" => self
                .classes
                .last()
                .map_or("", |class| &class.name)
                .to_owned(),
            "parent" => self
                .classes
                .last()
                .and_then(|class| class.parent.clone())
                .unwrap_or_default(),
            text => self.class_name_of(text),
        };
        let value = self.class_value(class);
        if name.eq_ignore_ascii_case("Generator") && !self.is_library {
            return self.lib("refuse_generator", &[], at);
        }
        self.create(value, node, &name, at)
    }

    fn create(&mut self, class: Reg, node: Node<'a>, name: &str, at: Span) -> Reg {
        let scope = self.scope_text(at);
        let object = self.lib("instantiate", &[class, scope], at);
        if !self.is_library && self.known.classes.contains(name) {
            let ty = TypeExpr::class(name);
            self.b.note(TypePlace::Register(object), ty);
        }
        let signature = self
            .known
            .constructors
            .get(&name.to_ascii_lowercase())
            .cloned();
        let (args, back) = self.arguments(node, signature.as_ref());
        let method = self.b.intern("__construct()");
        let given: Vec<Reg> = args.iter().map(|arg| arg.value).collect();
        let args = args.into();
        self.b.value(
            |dst| Op::CallMethod {
                dst,
                receiver: object,
                method,
                args,
            },
            at,
        );
        self.write_back(back);
        if self.is_library || name.is_empty() || self.known.classes.contains(name) {
            return object;
        }
        // Of a class that is missing the object is unknown: what it was made of is told.
        let is_missing = self.own(Intrinsic::IsUnknown, &[object], at);
        let is_there = self.b.unary(UnOp::Not, is_missing, at);
        self.unless(is_there, object, at, |s| {
            let text = s.bytes(name.as_bytes(), at);
            let told: Vec<Reg> = std::iter::once(text).chain(given).collect();
            s.own(Intrinsic::UnknownCall, &told, at)
        })
    }
}
