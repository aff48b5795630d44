//! Calls of functions, and of those that are part of the language: what they do with the variables at hand.

use super::{Lowerer, parts};
use ir::{Arg, Callee, Intrinsic, Op, Reg, Span};
use syntax::Node;

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
            "define"
                if values.len() == 2
                    && values[0].kind() == "string"
                    && is_free_name(self.text(values[0]).trim_matches(['"', '\''])) =>
            {
                let name = self.text(values[0]).trim_matches(['"', '\'']).to_owned();
                let value = self.kept(values[1]);
                let known = self.bytes(name.as_bytes(), at);
                let is_known = self.lib("is_constant", &[known], at);
                self.declare_constant(&name, value, at);
                return self.b.unary(ir::UnOp::Not, is_known, at);
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
                let scope = self.scope_text(at);
                return self.lib(&name, &[text, scope], at);
            }
            "get_class" if values.is_empty() && (self.binds || !self.classes.is_empty()) => {
                return self.scope_text(at);
            }
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
                if self.is_library {
                    return Some(self.own(Intrinsic::ValueFits, &[value, kind], at));
                }
                let name = self.b.text(name, at);
                self.own(Intrinsic::ValueIs, &[value, kind, name], at)
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

    pub(super) fn call_value(&mut self, callee: Reg, args: Vec<Arg>, at: Span) -> Reg {
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

    /// `$GLOBALS` as a whole: the global variables that have a value, by their names.
    pub(super) fn all_globals(&mut self, at: Span) -> Reg {
        let array = self.own(Intrinsic::OrderedNew, &[], at);
        let names = self.frames[0].in_order.clone();
        for name in &names {
            let is_global = self.known.globals.contains(name);
            if !is_global || super::is_superglobal(name) {
                continue;
            }
            let cell = self.load_plain(&format!("$.global_{name}"), at);
            let raw = self.own(Intrinsic::CellRead, &[cell], at);
            let key = self.bytes(name.as_bytes(), at);
            self.lib("note_variable", &[array, key, raw], at);
        }
        array
    }

    fn compact(&mut self, values: &[Node<'a>], at: Span) -> Reg {
        // Names that the run computes are looked up among all variables.
        let is_spelled = |value: &Node<'a>| {
            (value.descendants()).all(|part| {
                matches!(
                    part.kind(),
                    "string"
                        | "encapsed_string"
                        | "string_content"
                        | "array_creation_expression"
                        | "array_element_initializer"
                )
            })
        };
        if !values.iter().all(is_spelled) {
            let names: Vec<Reg> = values.iter().map(|value| self.expr(*value)).collect();
            let names = self.own(Intrinsic::OrderedNew, &names, at);
            let all = self.variables_here(at);
            return self.lib("compacted", &[all, names], at);
        }
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
}

/// Whether a call is a function's value: `f(...)`.
pub(crate) fn is_placeholder(node: Node<'_>) -> bool {
    node.child_by_field("arguments")
        .is_some_and(|arguments| arguments.child_by_kind("variadic_placeholder").is_some())
}

/// Whether a constant may be called so.
fn is_free_name(name: &str) -> bool {
    let lower = name.to_ascii_lowercase();
    !name.contains("::") && !matches!(lower.as_str(), "true" | "false" | "null")
}
