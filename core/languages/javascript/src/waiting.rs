//! What waits or gives several values: `await`, `yield`, the functions that say so, and `for await`.

use crate::lowerer::{Frame, Lowerer, parts};
use ir::{Const, FunctionKind, Op, Reg, Span, SuspendKind};
use syntax::Node;

impl<'a> Lowerer<'a, '_> {
    pub fn await_expression(&mut self, node: Node<'a>, at: Span) -> Reg {
        let value = match parts(node).next() {
            Some(value) => self.expr(value),
            None => self.undefined(at),
        };
        self.await_value(value, at)
    }

    pub fn await_value(&mut self, value: Reg, at: Span) -> Reg {
        let frame = self.frame();
        if !frame.is_async {
            return self.helper("_await", &[value], at);
        }
        let value = match frame.is_generator {
            true => {
                let kind = self.b.int(0, at);
                self.list_of(&[kind, value], at)
            }
            false => value,
        };
        let kind = SuspendKind::Yield;
        self.b.value(|dst| Op::Suspend { dst, kind, value }, at)
    }

    pub fn yield_expression(&mut self, node: Node<'a>, at: Span) -> Reg {
        if self.text(node) == "yield" && self.find("yield").is_some() {
            return self.load("yield", at);
        }
        let value = match parts(node).next() {
            Some(value) => self.expr(value),
            None => self.undefined(at),
        };
        let delegates = node.children().any(|child| self.text(child) == "*");
        let is_async = self.frame().is_async;
        if delegates {
            let helper = match is_async {
                true => "_delegateAsync",
                false => "_delegate",
            };
            let walk = self.helper(helper, &[value], at);
            let kind = SuspendKind::Delegate;
            return self.b.value(
                |dst| Op::Suspend {
                    dst,
                    kind,
                    value: walk,
                },
                at,
            );
        }
        let value = match is_async {
            true => {
                let value = self.await_value(value, at);
                let kind = self.b.int(1, at);
                self.list_of(&[kind, value], at)
            }
            false => value,
        };
        let kind = SuspendKind::Yield;
        self.b.value(|dst| Op::Suspend { dst, kind, value }, at)
    }

    /// Whether the file asks what objects are made below.
    pub fn asks_prototypes(&self) -> bool {
        !self.is_library && self.asks_prototypes
    }

    /// Whether nothing can fail where a function's parameters come into being.
    pub fn has_plain_parameters(&self, node: Node<'a>) -> bool {
        let parameters = node.child_by_field("parameters");
        let mut all = parameters.into_iter().flat_map(parts);
        all.all(|parameter| match parameter.kind() {
            "identifier" => true,
            "rest_pattern" => parts(parameter)
                .next()
                .is_some_and(|inside| inside.kind() == "identifier"),
            _ => false,
        })
    }

    /// What fails where the parameters of a function that waits come into being is what its promise is rejected with.
    pub fn reject_parameters(&mut self, handler: ir::Label, at: Span) {
        let end = self.b.label("parameters_end");
        self.b.emit(Op::TryPop, at);
        self.b.jump(end, at);
        self.b.place(handler, at);
        let kept = self.keep_caught(at);
        let error = self.load_plain(&kept, at);
        let value = self.helper("_rejected", &[error], at);
        self.b.emit(Op::Return { value }, at);
        self.b.place(end, at);
    }

    /// The body of a generator whose parameters come into being when it is called: a generator of its own.
    pub fn apart(&mut self, node: Node<'a>, body: Option<Node<'a>>, at: Span) {
        let generator = self.inner_generator(node, body, false, true, at);
        let value = match self.asks_prototypes() {
            true => {
                let callee = self.b.intrinsic(ir::Intrinsic::CalledFunction, &[], at);
                self.helper("_generatorOf", &[generator, callee], at)
            }
            false => generator,
        };
        self.b.emit(Op::Return { value }, at);
    }

    /// The body of a function that waits: a generator, which the library drives.
    pub fn later(&mut self, node: Node<'a>, body: Option<Node<'a>>, is_generator: bool, at: Span) {
        let generator = self.inner_generator(node, body, true, is_generator, at);
        let driver = if is_generator {
            "_async_generator"
        } else {
            "_async"
        };
        let value = match is_generator {
            true => {
                let callee = self.b.intrinsic(ir::Intrinsic::CalledFunction, &[], at);
                self.helper(driver, &[generator, callee], at)
            }
            false => self.helper(driver, &[generator], at),
        };
        self.b.emit(Op::Return { value }, at);
    }

    /// A generator of a function's body, which has what the function captures.
    pub fn inner_generator(
        &mut self,
        node: Node<'a>,
        body: Option<Node<'a>>,
        is_async: bool,
        is_generator: bool,
        at: Span,
    ) -> Reg {
        let entry = self.b.label("later");
        let end = self.b.label("end_later");
        self.b.jump(end, at);
        self.b.place(entry, at);
        self.frames.push(Frame {
            entry: Some(entry),
            is_arrow: true,
            is_async,
            is_generator,
            ..Frame::default()
        });
        self.open(node, node.end());
        self.function_body(node, body);
        if !self.b.is_terminated() {
            let behind = self.b.span_of(node.end(), node.end());
            let value = self.undefined(behind);
            self.b.emit(Op::Return { value }, behind);
        }
        self.close();
        self.frames.pop();
        self.b.place(end, at);
        let name = node
            .child_by_field("name")
            .map_or("<async>", |name| self.text(name));
        let name = self.b.intern(name);
        let kind = FunctionKind::Generator;
        let inner = self.b.constant(Const::Function { name, entry, kind }, at);
        self.call_value(inner, Vec::new(), at)
    }

    /// `for await (x of values)`.
    pub fn for_await(
        &mut self,
        node: Node<'a>,
        left: Node<'a>,
        kind: Option<&str>,
        values: Reg,
        at: Span,
    ) {
        let labels = std::mem::take(&mut self.labels);
        let shown = match node.child_by_field("right") {
            Some(walked) if matches!(walked.kind(), "identifier" | "member_expression") => {
                self.shown(walked, 0)
            }
            _ => String::new(),
        };
        let shown = self.b.text(&shown, at);
        let walk = self.helper("_async_iterate", &[values, shown], at);
        let cursor = self.hidden("it");
        self.declare_hidden(&cursor, walk, at);
        let walk = self.load_plain(&cursor, at);
        let method = self.load_field(walk, "next", at);
        let taken = self.hidden("next");
        self.declare_hidden(&taken, method, at);
        let next = self.b.label("for_next");
        let body = self.b.label("for_body");
        let end = self.b.label("for_end");
        self.b.place(next, at);
        let method = self.load_plain(&taken, at);
        let walk = self.load_plain(&cursor, at);
        let result = self.call_on(method, walk, Vec::new(), at);
        let result = self.await_value(result, at);
        let kept = self.hidden("step");
        self.declare_hidden(&kept, result, at);
        let is_object = self.b.intrinsic(ir::Intrinsic::IsObject, &[result], at);
        let (other, step) = (self.b.label("no_step"), self.b.label("step"));
        self.b.branch_if(is_object, step, other, at);
        self.b.place(other, at);
        let result = self.load_plain(&kept, at);
        self.helper("_notAStep", &[result], at);
        self.b.place(step, at);
        let result = self.load_plain(&kept, at);
        let done = self.load_field(result, "done", at);
        self.b.branch_if(done, end, body, at);
        self.b.place(body, at);
        self.frame().regions.push(crate::lowerer::Region::Target {
            labels,
            break_to: end,
            continue_to: Some(next),
            is_plain: true,
        });
        // Inside of the loop's own region, so that going on does not close it.
        let place = self.frame().regions.len() - 1;
        let closing = crate::lowerer::Region::AsyncCursor(cursor.clone());
        self.frame().regions.insert(place, closing);
        let item = self.load_field(result, "value", at);
        let handler = self.begin_watch(at);
        self.open(node, node.end());
        self.round(node, left, kind, item);
        self.close();
        self.end_watch(
            handler,
            next,
            crate::lowerer::Region::AsyncCursor(cursor),
            at,
        );
        self.frame().regions.pop();
        self.frame().regions.pop();
        self.b.jump(next, at);
        let behind = self.b.span_of(node.end(), node.end());
        self.b.place_if_used(end, behind);
    }
}
