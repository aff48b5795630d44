//! Comprehensions and generator expressions.
//!
//! Each is a function of its own with one parameter, `.0`: a cursor over the outermost iterable, which
//! is evaluated outside.

use super::lowerer::{Frame, FrameKind, Lowerer};
use frontend::Regions;
use ir::{ArrayKind, Const, FunctionKind, Hint, Intrinsic, Op, ParamKind, Reg, SuspendKind};
use rustc_hash::FxHashSet;
use syntax::Node;

/// More clauses than anybody writes; each one nests the lowering more deeply.
const MAX_CLAUSES: usize = 50;

/// What a comprehension makes of its elements.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Result {
    List,
    Set,
    Map,
    /// It hands them out one by one.
    Generator,
}

impl Result {
    fn of(kind: &str) -> Result {
        match kind {
            "list_comprehension" => Result::List,
            "set_comprehension" => Result::Set,
            "dictionary_comprehension" => Result::Map,
            _ => Result::Generator,
        }
    }

    /// The name that people see, and the same in labels.
    fn names(self) -> (&'static str, &'static str) {
        match self {
            Result::List => ("<listcomp>", "listcomp"),
            Result::Set => ("<setcomp>", "setcomp"),
            Result::Map => ("<dictcomp>", "dictcomp"),
            Result::Generator => ("<genexpr>", "genexpr"),
        }
    }

    fn collection(self) -> Option<ArrayKind> {
        match self {
            Result::List => Some(ArrayKind::List),
            Result::Set => Some(ArrayKind::Set),
            Result::Map => Some(ArrayKind::Map),
            Result::Generator => None,
        }
    }
}

impl<'a> Lowerer<'a> {
    pub fn comprehension(&mut self, node: Node<'a>) -> Reg {
        let at = self.b.span(node);
        let clauses: Vec<_> = node
            .named_children()
            .filter(|child| matches!(child.kind(), "for_in_clause" | "if_clause"))
            .collect();
        let Some(first) = clauses.first() else {
            return self.broken_expression(node);
        };
        if clauses.len() > MAX_CLAUSES {
            return self.b.unsupported("nesting", at);
        }
        let result = Result::of(node.kind());
        let scope = self.scopes.of_node(node);
        let awaits = self.scopes.get(scope).awaits;
        let kind = match (result, awaits) {
            (Result::Generator, false) => FunctionKind::Generator,
            (Result::Generator, true) => FunctionKind::AsyncGenerator,
            (_, false) => FunctionKind::Function,
            (_, true) => FunctionKind::Coroutine,
        };
        let frame = Frame {
            kind: FrameKind::Comprehension,
            scope,
            regions: Regions::default(),
            declared: FxHashSet::default(),
            qualified_name: self.frame().qualified_name.clone(),
            private: self.frame().private,
            first_parameter: None,
            is_in_class: self.frame().is_in_class,
        };
        let (name, stem) = result.names();
        let entry = self.skipped_body(
            &format!("func_{stem}"),
            &format!("end_{stem}"),
            at,
            |this| {
                this.frames.push(frame);
                this.comprehension_body(node, result, &clauses);
                this.frames.pop();
            },
        );
        let name = self.b.intern(name);
        let function = self.b.constant(Const::Function { name, entry, kind }, at);
        let iterable = self.iterable(*first);
        let is_async = first.child_by_kind("async").is_some();
        if awaits
            && result != Result::Generator
            && !self.check_async(
                node,
                "asynchronous comprehension outside of an asynchronous function",
            )
        {
            return self.b.unsupported_silently(node.kind(), at);
        }
        let cursor = self.cursor(iterable, is_async, at);
        let value = self.b.call_register(function, &[cursor], at);
        match kind {
            FunctionKind::Coroutine => self.await_value(value, at),
            _ => value,
        }
    }

    fn iterable(&mut self, clause: Node<'a>) -> Reg {
        let parts: Vec<_> = clause
            .children_by_field("right")
            .filter(|part| part.is_named())
            .collect();
        match parts[..] {
            [only] => self.expr(only),
            _ => {
                let at = self.b.span(clause);
                self.b.invalid(at, "invalid syntax");
                self.b.unsupported_silently(clause.kind(), at)
            }
        }
    }

    fn comprehension_body(&mut self, node: Node<'a>, result: Result, clauses: &[Node<'a>]) {
        let at = self.b.span(node);
        let parameter = self.b.intern(".0");
        let hint = Hint::Param(parameter, ParamKind::Normal);
        let cursor = self.b.symbolic(hint, at);
        self.b.emit(
            Op::DeclVar {
                name: parameter,
                value: cursor,
            },
            at,
        );
        let collection = result.collection().map(|kind| {
            self.b.value(
                |dst| Op::NewArray {
                    dst,
                    kind,
                    items: Box::new([]),
                },
                at,
            )
        });
        let cursor = self.load_symbol(parameter, at);
        self.comprehension_clauses(node, collection, Some(cursor), clauses);
        match collection {
            Some(value) => self.b.emit(Op::Return { value }, at),
            None => self.return_nil(at),
        }
    }

    /// Lowers clauses from the outside in, and inside of them the element.
    fn comprehension_clauses(
        &mut self,
        node: Node<'a>,
        collection: Option<Reg>,
        cursor: Option<Reg>,
        clauses: &[Node<'a>],
    ) {
        let whole = self.b.span(node);
        let Some((clause, rest)) = clauses.split_first() else {
            return self.comprehension_element(node, collection);
        };
        if clause.kind() == "if_clause" {
            let then = self.b.label("if_true");
            let end = self.b.label("if_end");
            if let Some(condition) = clause.named_children().next() {
                self.condition(condition, then, end);
            }
            let at = self.b.span(*clause);
            self.b.place_if_used(then, at);
            self.comprehension_clauses(node, collection, None, rest);
            return self.b.place_if_used(end, at);
        }
        let is_async = clause.child_by_kind("async").is_some();
        let cursor = match cursor {
            Some(cursor) => cursor,
            None => {
                let iterable = self.iterable(*clause);
                self.cursor(iterable, is_async, whole)
            }
        };
        let end = self.b.label("for_end");
        let target = clause.child_by_field("left");
        self.each_element(cursor, is_async, end, whole, &mut |this, element, _| {
            if let Some(target) = target {
                this.bind(target, element);
            }
            this.comprehension_clauses(node, collection, None, rest);
        });
        self.b.place_if_used(end, whole);
    }

    fn comprehension_element(&mut self, node: Node<'a>, collection: Option<Reg>) {
        let at = self.b.span(node);
        let Some(body) = node.child_by_field("body") else {
            self.broken_expression(node);
            return;
        };
        let Some(collection) = collection else {
            let value = self.expr(body);
            let at = self.b.span(body);
            let kind = SuspendKind::Yield;
            self.b.value(|dst| Op::Suspend { dst, kind, value }, at);
            return;
        };
        match (
            Result::of(node.kind()),
            body.child_by_field("key"),
            body.child_by_field("value"),
        ) {
            (Result::Map, Some(key), Some(value)) => {
                let (key, value) = (self.expr(key), self.expr(value));
                self.b
                    .intrinsic(Intrinsic::MapInsert, &[collection, key, value], at);
            }
            (Result::Set, ..) => {
                let value = self.expr(body);
                self.b
                    .intrinsic(Intrinsic::SetInsert, &[collection, value], at);
            }
            _ => {
                let value = self.expr(body);
                self.b
                    .intrinsic(Intrinsic::Append, &[collection, value], at);
            }
        }
    }
}
