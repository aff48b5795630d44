//! Calls of functions and methods, members, and what is made with `new`.

use super::{Lowerer, parts};
use ir::{Arg, Callee, Intrinsic, Op, Reg, Span};
use rustc_hash::FxHashSet;
use std::collections::BTreeMap;
use syntax::Node;

/// How the names of members begin that the library's classes keep for themselves: plain members, whatever methods a class has.
const OF_LIBRARY: &str = "own__";

impl<'a> Lowerer<'a> {
    pub(super) fn function_call(&mut self, node: Node<'a>, at: Span) -> Reg {
        let Some(function) = node.child_by_field("function") else {
            return self.unsupported(node);
        };
        if !matches!(function.kind(), "name" | "qualified_name" | "relative_name") {
            let callee = self.expr(function);
            if is_placeholder(node) {
                let function = self.lib("closure_of", &[callee], at);
                return self.counted_closure(function, at);
            }
            let signature = self.known.closures.get(self.text(function)).cloned();
            let (args, back) = match signature {
                Some(signature) => self.arguments(node, Some(&signature)),
                None => self.arguments_of_value(node, callee),
            };
            let result = self.call_value(callee, args, at);
            self.write_back(back);
            return result;
        }
        let name = self.function_name(function);
        let values: Vec<_> = node
            .child_by_field("arguments")
            .into_iter()
            .flat_map(parts)
            .filter_map(|argument| parts(argument).last().copied())
            .collect();
        match name.as_str() {
            "isset" => return self.is_set(&values, at),
            "empty" if values.len() == 1 => return self.is_empty(values[0], at),
            "exit" | "die" => {
                let value = values.first().map(|value| self.expr(*value));
                let value = value.unwrap_or_else(|| self.b.nil(at));
                return self.lib("exit_with", &[value], at);
            }
            "eval" if !self.is_library => return self.run(node, at),
            // The settings of the packages leave them out.
            "assert" if !self.is_library => return self.truth_of(true, at),
            "compact" => return self.compact(&values, at),
            "get_defined_vars" if !self.is_library => return self.variables_here(at),
            "extract" if !values.is_empty() => return self.extract(&values, at),
            "func_get_args" | "func_num_args" | "func_get_arg" => {
                let place = values.first().map(|value| self.expr(*value));
                return self.arguments_given(&name, place, at);
            }
            "define" if values.len() == 2 && values[0].kind() == "string" => {
                let name = self.text(values[0]).trim_matches(['"', '\'']).to_owned();
                let value = self.kept(values[1]);
                self.declare_constant(&name, value, at);
                return self.truth_of(true, at);
            }
            "get_called_class" => {
                let class = self.called_class(at);
                return self.field(class, "@name", at);
            }
            "constant" | "defined"
                if values.len() == 1 && !self.classes.is_empty() && !self.is_library =>
            {
                let text = self.expr(values[0]);
                let (own, called) = (self.load_class_here(at), self.called_class(at));
                let text = self.lib("part_spelled", &[text, own, called], at);
                return self.lib(&name, &[text], at);
            }
            "get_class" if values.is_empty() => return self.scope_text(at),
            "get_parent_class" if values.is_empty() => {
                let class = self.load_class_here(at);
                return self.lib("get_parent_class", &[class], at);
            }
            "get_object_vars" | "is_callable"
                if values.len() == 1 && !is_placeholder(node) && !self.is_library =>
            {
                let value = self.expr(values[0]);
                let scope = self.scope_text(at);
                return self.lib(&name, &[value, scope], at);
            }
            _ => {}
        }
        if (self.is_library || !self.known.own.contains(&name))
            && let Some(value) = self.in_place(&name, &values, node, at)
        {
            return value;
        }
        if self.is_library
            && let Some(own) = name.strip_prefix("__")
        {
            return self.own_call(own, &values, node, at);
        }
        if is_placeholder(node) {
            let text = self.function_spelling(function);
            let text = self.bytes(text.as_bytes(), at);
            let function = self.lib("closure_of", &[text], at);
            return self.counted_closure(function, at);
        }
        let signature = self.signature(&name);
        let (args, back) = self.arguments(node, signature.as_ref());
        if let Some(signature) = signature.as_ref().filter(|_| !self.is_library) {
            self.check_count(&name, node, signature);
        }
        let result = match signature.is_some() && !self.known.nested.contains(&name) {
            true => {
                let name = self.function_variable(&name);
                let name = self.b.intern(&name);
                self.b.call(Callee::Name(name), args.into(), at)
            }
            false => {
                let text = self.function_spelling(function);
                let text = self.bytes(text.as_bytes(), at);
                let args: Vec<Arg> = std::iter::once(Arg::positional(text)).chain(args).collect();
                let name = self.b.intern("call_undefined()");
                self.b.call(Callee::Name(name), args.into(), at)
            }
        };
        self.write_back(back);
        result
    }

    /// Functions of the library that are one instruction on what they are mostly called with.
    fn in_place(
        &mut self,
        name: &str,
        values: &[Node<'a>],
        node: Node<'a>,
        at: Span,
    ) -> Option<Reg> {
        let arguments = node.child_by_field("arguments").into_iter().flat_map(parts);
        let is_plain = arguments.into_iter().all(|argument| {
            argument.child_by_field("name").is_none()
                && parts(argument)
                    .iter()
                    .all(|part| part.kind() != "variadic_unpacking")
        });
        if !is_plain || is_placeholder(node) {
            return None;
        }
        let kind = match name {
            "is_int" | "is_integer" => "int",
            "is_string" => "string",
            "is_float" => "float",
            "is_bool" => "bool",
            "is_array" => "array",
            "is_null" => "null",
            _ => "",
        };
        Some(match (name, values) {
            (_, &[value]) if !kind.is_empty() => {
                let value = self.expr(value);
                let kind = self.b.text(kind, at);
                self.own(Intrinsic::ValueFits, &[value, kind], at)
            }
            ("count" | "sizeof", &[value]) => {
                let value = self.expr(value);
                let is_array = self.own(Intrinsic::IsOrdered, &[value], at);
                self.either(
                    is_array,
                    at,
                    |s| s.own(Intrinsic::OrderedCount, &[value], at),
                    |s| s.lib("count", &[value], at),
                )
            }
            ("strlen", &[value]) => {
                let value = self.expr(value);
                let kind = self.b.text("string", at);
                let is_text = self.own(Intrinsic::ValueFits, &[value, kind], at);
                self.either(
                    is_text,
                    at,
                    |s| s.own(Intrinsic::LengthOf, &[value], at),
                    |s| {
                        let strict = s.truth_of(s.is_strict, at);
                        s.lib("strlen", &[value, strict], at)
                    },
                )
            }
            ("min" | "max", &[first, second]) => {
                let (first, second) = (self.expr(first), self.expr(second));
                let op = match name {
                    "min" => ir::BinOp::Lt,
                    _ => ir::BinOp::Gt,
                };
                let is_second = self.b.binary(op, false, second, first, at);
                self.either(is_second, at, |_| second, |_| first)
            }
            ("array_key_exists", &[key, array]) => {
                let (key, array) = (self.expr(key), self.expr(array));
                let is_array = self.own(Intrinsic::IsOrdered, &[array], at);
                self.either(
                    is_array,
                    at,
                    |s| {
                        let found = s.own(Intrinsic::OrderedFind, &[array, key], at);
                        let is_none = s.own(Intrinsic::IsNone, &[found], at);
                        s.b.unary(ir::UnOp::Not, is_none, at)
                    },
                    |s| s.lib("array_key_exists", &[key, array], at),
                )
            }
            _ => return None,
        })
    }

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

    fn call_value(&mut self, callee: Reg, args: Vec<Arg>, at: Span) -> Reg {
        let args = args.into();
        self.b
            .value(|dst| Op::CallUnknown { dst, callee, args }, at)
    }

    /// In the library: the machine's own.
    fn own_call(&mut self, name: &str, values: &[Node<'a>], node: Node<'a>, at: Span) -> Reg {
        match name {
            "throw" => {
                let value = self.expr(values[0]);
                self.b.emit(Op::Throw { value }, at);
                return self.behind(at);
            }
            "field" if let Some(name) = self.literal(values.get(1)) => {
                let object = self.expr(values[0]);
                return self.field(object, name, at);
            }
            "set_field" if let Some(name) = self.literal(values.get(1)) => {
                let (object, value) = (self.expr(values[0]), self.expr(values[2]));
                self.set_field(object, name, value, at);
                return value;
            }
            "field" => {
                let (object, key) = (self.expr(values[0]), self.expr(values[1]));
                return self.b.load_index(object, key, at);
            }
            "set_field" => {
                let (object, index, value) = (
                    self.expr(values[0]),
                    self.expr(values[1]),
                    self.expr(values[2]),
                );
                self.b.emit(
                    Op::StoreIndex {
                        object,
                        index,
                        value,
                    },
                    at,
                );
                return value;
            }
            "same" => {
                let (left, right) = (self.expr(values[0]), self.expr(values[1]));
                return self.b.binary(ir::BinOp::Is, false, left, right, at);
            }
            "global" => return self.load_plain(self.text(values[0]).trim_matches('\''), at),
            "declare" => {
                let value = self.expr(values[1]);
                self.declare_plain(self.text(values[0]).trim_matches('\''), value, at);
                return value;
            }
            "unbound" => return self.b.constant(ir::Const::Unbound, at),
            "function_named" => {
                let name = self.expr(values[0]);
                return self.own(Intrinsic::NamedValue, &[name], at);
            }
            _ => {}
        }
        match Intrinsic::from_name(name) {
            Some(intrinsic) => {
                let (args, _) = self.arguments(node, None);
                self.b.call(Callee::Intrinsic(intrinsic), args.into(), at)
            }
            None => self.b.unsupported(name, at),
        }
    }

    /// What stands between plain quotes.
    fn literal(&self, node: Option<&Node<'a>>) -> Option<&'a str> {
        let text = self.text(*node?);
        text.strip_prefix('\'')?.strip_suffix('\'')
    }

    /// The variables of the function at hand that have a value, as they come in its source.
    fn variables_here(&mut self, at: Span) -> Reg {
        let array = self.own(Intrinsic::OrderedNew, &[], at);
        let names = self.frame().in_order.clone();
        for name in names.iter().filter(|name| !super::is_superglobal(name)) {
            let raw = self.load_raw(name, at);
            let key = self.bytes(name.as_bytes(), at);
            self.lib("note_variable", &[array, key, raw], at);
        }
        array
    }

    fn compact(&mut self, values: &[Node<'a>], at: Span) -> Reg {
        let array = self.own(Intrinsic::OrderedNew, &[], at);
        let names = values
            .iter()
            .flat_map(|value| value.descendants())
            .filter(|node| node.kind() == "string_content");
        for name in names.collect::<Vec<_>>() {
            let name = self.text(name);
            let is_known = self.frame().names.iter().any(|known| known == name);
            let raw = match name == "this" || is_known {
                true => self.load_raw(name, at),
                false => self.none(at),
            };
            let key = self.bytes(name.as_bytes(), at);
            self.lib("take_along", &[array, key, raw], at);
        }
        array
    }

    /// `extract`; with flags, what it goes by depends on which variables are there.
    fn extract(&mut self, values: &[Node<'a>], at: Span) -> Reg {
        let mut array = self.expr(values[0]);
        if let Some(flags) = values.get(1) {
            let flags = self.expr(*flags);
            let prefix = match values.get(2) {
                Some(prefix) => self.expr(*prefix),
                None => self.b.text("", at),
            };
            let there = self.own(Intrinsic::OrderedNew, &[], at);
            for name in self.frame().names.clone() {
                let (key, raw) = (self.bytes(name.as_bytes(), at), self.load_raw(&name, at));
                self.lib("note_there", &[there, key, raw], at);
            }
            array = self.lib("extracted", &[array, flags, prefix, there], at);
        }
        for name in self.frame().names.clone() {
            let key = self.bytes(name.as_bytes(), at);
            let found = self.own(Intrinsic::OrderedFind, &[array, key], at);
            let is_none = self.own(Intrinsic::IsNone, &[found], at);
            let (yes, no) = (self.b.label("there"), self.b.label("next"));
            self.b.branch_if(is_none, no, yes, at);
            self.b.place(yes, at);
            let known = self.frame().assigned.clone();
            self.store(&name, found, at);
            self.frame().assigned = known;
            self.b.place(no, at);
        }
        if self.frame().extracts {
            let kept = self.own(Intrinsic::OrderedCopy, &[array], at);
            self.store_plain(super::running::EXTRACTED, kept, at);
        }
        self.own(Intrinsic::OrderedCount, &[array], at)
    }

    // --- members

    /// The name of a member as a text.
    pub(super) fn member_name(&mut self, node: Node<'a>) -> Reg {
        match node.kind() {
            "name" => {
                let at = self.b.span(node);
                self.bytes(self.text(node).as_bytes(), at)
            }
            _ => self.expr(node),
        }
    }

    /// The name that a member of the class at hand is kept by: a private one whose name a class below has too says whose it is.
    pub(super) fn own_key(&self, name: &str) -> String {
        if let Some(class) = self.classes.last()
            && !self.known.shadowed.is_empty()
        {
            let of = (class.name.to_ascii_lowercase(), name.to_owned());
            if self.known.shadowed.contains(&of) {
                return format!("{name}@{}", class.name);
            }
        }
        name.to_owned()
    }

    /// The same as a text, of a member of an object.
    pub(super) fn own_member_name(&mut self, object: Node<'a>, name: Node<'a>) -> Reg {
        if name.kind() == "name" && self.text(object) == "$this" {
            let at = self.b.span(name);
            let key = self.own_key(self.text(name));
            return self.bytes(key.as_bytes(), at);
        }
        self.member_name(name)
    }

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

    pub(super) fn member(&mut self, node: Node<'a>, at: Span) -> Reg {
        let Some(object) = node.child_by_field("object") else {
            return self.unsupported(node);
        };
        let object = self.chained(object);
        if node.kind().starts_with("nullsafe") {
            self.end_chain_of(object, at);
        }
        self.member_of(object, node, at)
    }

    pub(super) fn member_of(&mut self, object: Reg, node: Node<'a>, at: Span) -> Reg {
        let Some(name) = node.child_by_field("name") else {
            return self.unsupported(node);
        };
        let own = node
            .child_by_field("object")
            .is_some_and(|object| self.text(object) == "$this");
        let value = match name.kind() {
            "name" if own => self.field(object, &self.own_key(self.text(name)), at),
            "name" if !self.known.guarded.contains(self.text(name)) => {
                self.field(object, self.text(name), at)
            }
            _ => {
                let name = self.member_name(name);
                let scope = self.scope_text(at);
                return self.lib("guarded_member", &[object, name, scope], at);
            }
        };
        self.own(Intrinsic::CellRead, &[value], at)
    }

    pub(super) fn set_member(&mut self, object: Reg, node: Node<'a>, value: Reg, at: Span) {
        let Some(name) = node.child_by_field("name") else {
            self.unsupported(node);
            return;
        };
        let text = self.text(name);
        let own = node
            .child_by_field("object")
            .is_some_and(|object| self.text(object) == "$this");
        let is_plain = name.kind() == "name"
            && (own || !self.known.guarded.contains(text))
            && !self.known.readonly.contains(text)
            && (!self.known.has_set || self.is_library && text.starts_with(OF_LIBRARY))
            && !self.known.referenced.contains(text)
            && (own || self.is_library);
        if is_plain {
            let value = self.converted_member(text, value, at);
            self.set_field(object, &self.own_key(text), value, at);
            return;
        }
        let may_be_plain = name.kind() == "name"
            && !self.known.guarded.contains(text)
            && !self.known.readonly.contains(text)
            && !self.known.referenced.contains(text)
            && !self.known.refers_by_name;
        if !may_be_plain {
            self.set_member_with_care(object, name, value, at);
            return;
        }
        let key = self.bytes(format!("={text}").as_bytes(), at);
        let fits = self.own(Intrinsic::MemberFits, &[object, key, value], at);
        let (plain, other) = (self.b.label("plain"), self.b.label("other"));
        let done = self.b.label("written");
        self.b.branch_if(fits, plain, other, at);
        self.b.place(plain, at);
        self.set_field(object, text, value, at);
        self.b.jump(done, at);
        self.b.place(other, at);
        self.set_member_with_care(object, name, value, at);
        self.b.place(done, at);
    }

    /// Writes a member where its class or one of its methods has a say.
    fn set_member_with_care(&mut self, object: Reg, name: Node<'a>, value: Reg, at: Span) {
        let name = self.member_name(name);
        let scope = self.scope_text(at);
        let strict = self.truth_of(self.is_strict, at);
        self.lib("set_member", &[object, name, value, scope, strict], at);
    }

    /// What a static member takes of a value.
    pub(super) fn converted_static(&mut self, node: Node<'a>, value: Reg, at: Span) -> Reg {
        let (Some(scope), Some(name)) = (node.child_by_field("scope"), node.child_by_field("name"))
        else {
            return value;
        };
        let name = self.text(name).trim_start_matches('$').to_owned();
        if self.is_library || !self.known.typed.keys().any(|(_, own)| *own == name) {
            return value;
        }
        let class = self.class_value(scope);
        let name = self.bytes(name.as_bytes(), at);
        let strict = self.truth_of(self.is_strict, at);
        self.lib("coerced_static", &[class, name, value, strict], at)
    }

    /// What a member of the class at hand takes of a value.
    fn converted_member(&mut self, name: &str, value: Reg, at: Span) -> Reg {
        let class = self.classes.last().map(|class| class.variable.clone());
        let of = (
            class.unwrap_or_default().to_ascii_lowercase(),
            name.to_owned(),
        );
        let Some(ty) = self.known.typed.get(&of).map(|ty| self.type_of(ty)) else {
            return value;
        };
        if self.is_library || ty == "mixed" {
            return value;
        }
        let text = self.bytes(ty.as_bytes(), at);
        let fits = self.own(Intrinsic::ValueFits, &[value, text], at);
        self.unless(fits, value, at, |s| {
            let class = s.load_class_here(at);
            let name = s.bytes(name.as_bytes(), at);
            let strict = s.truth_of(s.is_strict, at);
            s.lib("coerced_member", &[value, text, class, name, strict], at)
        })
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

    // --- classes

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
                                let class = self.called_class(at);
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
                self.lib("class_of", &[value], at)
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
            s.lib("class_of", &[text], at)
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
        if is_own || self.is_library || !self.known.guarded.contains(name) {
            return self.field(class, key, at);
        }
        let key = self.bytes(key.as_bytes(), at);
        let from = self.scope_text(at);
        self.lib("guarded_part", &[class, key, from], at)
    }

    pub(super) fn class_constant(&mut self, node: Node<'a>, at: Span) -> Reg {
        let nodes = parts(node);
        let [scope, name] = nodes.as_slice() else {
            return self.unsupported(node);
        };
        if self.text(*name) == "class" {
            let is_name = matches!(scope.kind(), "name" | "qualified_name" | "relative_name");
            let lower = self.text(*scope).to_ascii_lowercase();
            let relative = matches!(lower.as_str(), "self" | "static" | "parent");
            if is_name && !relative {
                let text = self.class_name(*scope);
                return self.bytes(text.as_bytes(), at);
            }
            let class = self.class_value(*scope);
            return self.field(class, "@name", at);
        }
        let class = self.class_value(*scope);
        self.part(class, *scope, &format!("::{}", self.text(*name)), at)
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
        let relative = matches!(
            text.to_ascii_lowercase().as_str(),
            "self" | "static" | "parent"
        );
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
        self.create(value, node, &name, at)
    }

    fn create(&mut self, class: Reg, node: Node<'a>, name: &str, at: Span) -> Reg {
        let scope = self.scope_text(at);
        let object = self.lib("instantiate", &[class, scope], at);
        let signature = self
            .known
            .constructors
            .get(&name.to_ascii_lowercase())
            .cloned();
        let (args, back) = self.arguments(node, signature.as_ref());
        let method = self.b.intern("__construct()");
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
        object
    }
}

/// Whether a call is a function's value: `f(...)`.
pub(crate) fn is_placeholder(node: Node<'_>) -> bool {
    node.child_by_field("arguments")
        .is_some_and(|arguments| arguments.child_by_kind("variadic_placeholder").is_some())
}
