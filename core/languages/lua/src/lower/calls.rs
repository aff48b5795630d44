//! Calls, and how many of their results are wanted.

use super::Lowerer;
use super::functions::REST;
use ir::{Arg, ArgKind, Callee, Intrinsic, Op, Reg, Span};
use syntax::Node;

/// What is called.
enum Called<'a> {
    Name(&'a str),
    Value(Reg),
    /// A function and what it is a method of.
    Method(Reg, Reg),
    /// In the library: the machine's own.
    Intrinsic(Intrinsic),
}

/// Whether what an expression gives may be more than one value.
pub(super) fn gives_several(kind: &str) -> bool {
    matches!(kind, "function_call" | "vararg_expression")
}

impl<'a> Lowerer<'a> {
    /// A call of which the first result is wanted, or none.
    pub(super) fn call(&mut self, node: Node<'a>) -> Reg {
        self.call_for(node, false)
    }

    /// All that an expression gives which may give several values.
    pub(super) fn all_results(&mut self, node: Node<'a>) -> Reg {
        match node.kind() {
            "function_call" => self.call_for(node, true),
            _ => {
                let at = self.b.span(node);
                self.rest(at)
            }
        }
    }

    /// What is behind a function's parameters. A program is given nothing.
    pub(super) fn rest(&mut self, at: Span) -> Reg {
        if !self.is_local(REST) {
            return self.b.constant(ir::Const::Unbound, at);
        }
        let name = self.variable(REST);
        self.hidden(&name, at)
    }

    /// Values, the last with all that it gives.
    pub(super) fn joined(&mut self, nodes: &[Node<'a>], at: Span) -> Reg {
        let (values, rest) = self.arguments(nodes);
        match rest {
            Some(rest) => {
                let all = [values.as_slice(), &[rest]].concat();
                self.b.intrinsic(Intrinsic::ResultsJoin, &all, at)
            }
            None => {
                let nothing = self.b.constant(ir::Const::Unbound, at);
                let all = [values.as_slice(), &[nothing]].concat();
                self.b.intrinsic(Intrinsic::ResultsJoin, &all, at)
            }
        }
    }

    /// Values, and all that the last gives where that may be several.
    fn arguments(&mut self, nodes: &[Node<'a>]) -> (Vec<Reg>, Option<Reg>) {
        let Some((last, first)) = nodes.split_last() else {
            return (Vec::new(), None);
        };
        let mut values: Vec<Reg> = first.iter().map(|node| self.expr(*node)).collect();
        if gives_several(last.kind()) {
            return (values, Some(self.all_results(*last)));
        }
        values.push(self.expr(*last));
        (values, None)
    }

    fn call_for(&mut self, node: Node<'a>, wants_all: bool) -> Reg {
        let at = self.b.span(node);
        let (Some(callee), Some(arguments)) = (
            node.child_by_field("name"),
            node.child_by_field("arguments"),
        ) else {
            return self.unsupported(node);
        };
        let given = arguments.named_children().filter(|node| !node.is_extra());
        let given: Vec<_> = given.collect();
        if self.is_library && self.text(callee) == "__protect" {
            return self.protected_call(&given, at);
        }
        if self.is_library && self.text(callee) == "__throw" {
            let (values, _) = self.arguments(&given);
            let nothing = self.b.nil(at);
            let value = values.first().copied().unwrap_or(nothing);
            self.b.emit(Op::Throw { value }, at);
            return nothing;
        }
        let note = self.describe(callee);
        let Some(called) = self.called(callee) else {
            return self.unsupported(node);
        };
        let (values, rest) = self.arguments(&given);
        self.emit_call(called, values, rest, wants_all, note, at)
    }

    fn called(&mut self, callee: Node<'a>) -> Option<Called<'a>> {
        let text = self.text(callee);
        Some(match callee.kind() {
            "identifier" => {
                let own = text.strip_prefix("__").filter(|_| self.is_library);
                let at = self.b.span(callee);
                match own.and_then(Intrinsic::from_name) {
                    Some(intrinsic) => Called::Intrinsic(intrinsic),
                    None if self.may_lack(callee) => Called::Value(self.needed(callee)),
                    None if self.is_member(text) => Called::Value(self.load(text, at)),
                    None => Called::Name(text),
                }
            }
            "method_index_expression" => {
                let table = callee.child_by_field("table")?;
                let note = self.describe(table);
                let object = self.needed(table);
                let at = self.b.span(callee);
                let name = self.text(callee.child_by_field("method")?);
                let key = self.byte_text(name.as_bytes(), at);
                let function = self.b.load_index(object, key, at);
                self.b.note_last(note);
                Called::Method(function, object)
            }
            _ => Called::Value(self.expr(callee)),
        })
    }

    fn emit_call(
        &mut self,
        called: Called<'a>,
        values: Vec<Reg>,
        rest: Option<Reg>,
        wants_all: bool,
        note: String,
        at: Span,
    ) -> Reg {
        if let Called::Intrinsic(intrinsic) = called {
            let all: Vec<Reg> = values.into_iter().chain(rest).collect();
            return self.b.intrinsic(intrinsic, &all, at);
        }
        let own: Vec<Reg> = match called {
            Called::Method(_, object) => vec![object],
            _ => Vec::new(),
        };
        let own: Vec<Reg> = own.into_iter().chain(values).collect();
        let result = if wants_all {
            let function = match called {
                Called::Name(name) => self.load(name, at),
                Called::Value(function) | Called::Method(function, _) => function,
                Called::Intrinsic(_) => return self.b.nil(at),
            };
            let all: Vec<Reg> = std::iter::once(function).chain(own).chain(rest).collect();
            let intrinsic = match rest {
                Some(_) => Intrinsic::CallAllSpread,
                None => Intrinsic::CallAll,
            };
            self.b.intrinsic(intrinsic, &all, at)
        } else {
            let spread = rest.map(|value| Arg {
                kind: ArgKind::Spread,
                value,
            });
            let args: Box<[Arg]> = own.into_iter().map(Arg::positional).chain(spread).collect();
            match called {
                Called::Name(name) => {
                    let name = self.variable(name);
                    let name = self.b.intern(&name);
                    self.b.call(Callee::Name(name), args, at)
                }
                Called::Value(callee) | Called::Method(callee, _) => self
                    .b
                    .value(|dst| Op::CallUnknown { dst, callee, args }, at),
                Called::Intrinsic(_) => return self.b.nil(at),
            }
        };
        if !note.is_empty() {
            self.b.note_last(note);
        }
        result
    }

    /// In the library: a call whose errors are caught. Gives whether there was none, and the results or what was raised.
    fn protected_call(&mut self, given: &[Node<'a>], at: Span) -> Reg {
        let (mut values, rest) = self.arguments(given);
        let (handler, end) = (self.b.label("raised"), self.b.label("protected"));
        let name = format!("$protected_{}", self.b.next_number());
        let nothing = self.b.nil(at);
        self.hide(&name, nothing, at);
        self.b.emit(Op::TryPush { handler }, at);
        let intrinsic = match rest {
            Some(_) => Intrinsic::CallAllSpread,
            None => Intrinsic::CallAll,
        };
        values.extend(rest);
        let results = self.b.intrinsic(intrinsic, &values, at);
        self.b.emit(Op::TryPop, at);
        let truth = self.b.constant(ir::Const::Bool(true), at);
        let value = self
            .b
            .intrinsic(Intrinsic::ResultsJoin, &[truth, results], at);
        let variable = self.b.intern(&name);
        self.b.emit(
            Op::StoreVar {
                name: variable,
                value,
            },
            at,
        );
        self.b.jump(end, at);
        self.b.place(handler, at);
        let error = self.caught(at);
        let error = self.b.intrinsic(Intrinsic::RaisedValue, &[error], at);
        let truth = self.b.constant(ir::Const::Bool(false), at);
        let value = self
            .b
            .intrinsic(Intrinsic::ResultsJoin, &[truth, error], at);
        self.b.emit(
            Op::StoreVar {
                name: variable,
                value,
            },
            at,
        );
        self.b.place(end, at);
        self.hidden(&name, at)
    }
}
