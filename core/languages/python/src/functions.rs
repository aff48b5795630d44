//! Functions, lambdas, decorators and docstrings.

use super::lowerer::{Frame, FrameKind, Lowerer};
use super::parameters::{Parameter, parameters};
use super::scopes::ScopeId;
use frontend::Regions;
use ir::{Arg, Const, FunctionKind, Label, Op, Reg, Span};
use rustc_hash::FxHashSet;
use syntax::Node;

/// What a decorator evaluates to, or the name under which it will be called.
#[derive(Clone, Copy)]
pub(super) enum Decorator<'a> {
    /// A name that nothing rebinds.
    Name(&'a str, Span),
    /// Any other expression.
    Value(Reg, Span),
}

impl<'a> Lowerer<'a> {
    pub fn decorated_definition(&mut self, node: Node<'a>) {
        let Some(definition) = node.child_by_field("definition") else {
            return;
        };
        let mut decorators = Vec::new();
        for decorator in node.children().filter(|child| child.kind() == "decorator") {
            let Some(expression) = decorator.named_children().next() else {
                continue;
            };
            let at = self.b.span(expression);
            decorators.push(match expression.kind() {
                "identifier" if self.is_stable_name(expression) => {
                    Decorator::Name(self.text(expression), at)
                }
                _ => Decorator::Value(self.expr(expression), at),
            });
        }
        match definition.kind() {
            "class_definition" => self.class_definition(definition, &decorators, node),
            _ => self.function_definition(definition, &decorators, node),
        }
    }

    /// Calls the decorators, the last first.
    pub fn decorate(&mut self, value: Reg, decorators: &[Decorator<'a>]) -> Reg {
        decorators
            .iter()
            .rev()
            .fold(value, |value, decorator| match *decorator {
                Decorator::Name(name, at) => {
                    let name = self.variable(name);
                    let args = Box::new([Arg::positional(value)]);
                    self.b.call(ir::Callee::Name(name), args, at)
                }
                Decorator::Value(decorator, at) => self.b.call_register(decorator, &[value], at),
            })
    }

    // --- functions

    /// Lowers a `def`; `whole` is the node with its decorators.
    pub fn function_definition(
        &mut self,
        node: Node<'a>,
        decorators: &[Decorator<'a>],
        whole: Node<'a>,
    ) {
        let at = self.b.span(node);
        let Some(name_node) = node.child_by_field("name") else {
            return;
        };
        let name = self.text(name_node);
        self.check_type_parameters(node);
        let parameters = parameters(node.child_by_field("parameters"));
        let is_async = node.child_by_kind("async").is_some();
        let scope = self.scopes.of_node(node);
        let kind = match (is_async, self.scopes.get(scope).yields) {
            (false, false) => FunctionKind::Function,
            (false, true) => FunctionKind::Generator,
            (true, false) => FunctionKind::Coroutine,
            (true, true) => FunctionKind::AsyncGenerator,
        };
        let qualified = self.qualified(name);
        let frame = self.function_frame(scope, is_async, &qualified, &parameters);
        let body = node.child_by_field("body");
        let docstring = body.and_then(|body| self.docstring(body));
        // The code of a function begins, for those who ask it, with its decorators.
        let entry = self.skipped_body(
            &format!("func_{name}"),
            &format!("end_{name}"),
            self.b.span(whole),
            |this| {
                this.frames.push(frame);
                this.bind_parameters(&parameters);
                this.declare_names_bound_from_inside(at);
                this.broken_parts(node);
                this.suite(body);
                let end = this.b.span_of(node.end(), node.end());
                this.return_nil(end);
                this.frames.pop();
            },
        );
        self.note_parameters(entry, &parameters, node.child_by_field("return_type"));
        let defaults = self.defaults(&parameters, at);
        let annotations = self.annotations(&parameters, node.child_by_field("return_type"), at);
        let function = self.function_constant(name, entry, kind, at);
        self.set_defaults(function, defaults, at);
        if let Some(annotations) = annotations {
            self.set_member(function, "__annotations__", annotations, at);
        }
        if let Some((docstring, docstring_at)) = docstring {
            let value = self.b.text(&docstring, docstring_at);
            self.set_member(function, "__doc__", value, docstring_at);
        }
        self.set_qualified_name(function, name, &qualified, at);
        let value = self.decorate(function, decorators);
        let at = self.b.span(whole);
        self.store_name(name, value, at);
    }

    fn function_constant(&mut self, name: &str, entry: Label, kind: FunctionKind, at: Span) -> Reg {
        let name = self.b.intern(name);
        self.b.constant(Const::Function { name, entry, kind }, at)
    }

    fn set_defaults(&mut self, function: Reg, defaults: (Option<Reg>, Option<Reg>), at: Span) {
        if let Some(values) = defaults.0 {
            self.set_member(function, "__defaults__", values, at);
        }
        if let Some(values) = defaults.1 {
            self.set_member(function, "__kwdefaults__", values, at);
        }
    }

    pub fn set_qualified_name(&mut self, object: Reg, name: &str, qualified: &str, at: Span) {
        if name != qualified {
            let value = self.b.text(qualified, at);
            self.set_member(object, "__qualname__", value, at);
        }
    }

    fn function_frame(
        &self,
        scope: ScopeId,
        is_async: bool,
        qualified: &str,
        parameters: &[Parameter<'a>],
    ) -> Frame<'a> {
        Frame {
            kind: FrameKind::Function { is_async },
            scope,
            regions: Regions::default(),
            declared: FxHashSet::default(),
            qualified_name: qualified.to_owned(),
            private: self.frame().private,
            first_parameter: self.first_by_place(parameters),
            is_in_class: self.frame().is_in_class,
        }
    }

    pub fn lambda(&mut self, node: Node<'a>) -> Reg {
        let at = self.b.span(node);
        let parameters = parameters(node.child_by_field("parameters"));
        let scope = self.scopes.of_node(node);
        let qualified = self.qualified("<lambda>");
        let frame = self.function_frame(scope, false, &qualified, &parameters);
        let kind = match self.scopes.get(scope).yields {
            true => FunctionKind::Generator,
            false => FunctionKind::Function,
        };
        let entry = self.skipped_body("func_lambda", "end_lambda", at, |this| {
            this.frames.push(frame);
            this.bind_parameters(&parameters);
            this.declare_names_bound_from_inside(at);
            if let Some(body) = node.child_by_field("body") {
                let value = this.expr(body);
                let at = this.b.span(body);
                this.b.emit(Op::Return { value }, at);
            } else {
                this.return_nil(at);
            }
            this.frames.pop();
        });
        let defaults = self.defaults(&parameters, at);
        let function = self.function_constant("<lambda>", entry, kind, at);
        self.set_defaults(function, defaults, at);
        self.set_qualified_name(function, "<lambda>", &qualified, at);
        function
    }

    /// The `__qualname__` of something defined here under a name.
    pub fn qualified(&self, name: &str) -> String {
        let frame = self.frame();
        if self.scopes.is_declared_global(frame.scope, name) {
            return name.to_owned();
        }
        match frame.kind {
            FrameKind::Module => name.to_owned(),
            FrameKind::Class => format!("{}.{name}", frame.qualified_name),
            FrameKind::Function { .. } | FrameKind::Comprehension => {
                format!("{}.<locals>.{name}", frame.qualified_name)
            }
        }
    }

    pub fn check_type_parameters(&mut self, node: Node<'a>) {
        if let Some(parameters) = node.child_by_field("type_parameters") {
            let at = self.b.span(parameters);
            self.b.unsupported(parameters.kind(), at);
        }
    }

    // --- docstrings

    /// The text of a body's docstring, with its place.
    fn docstring(&self, body: Node<'a>) -> Option<(String, Span)> {
        let first = body.named_children().next()?;
        let mut parts = first
            .named_children()
            .take_while(|_| first.kind() == "expression_statement");
        let text = parts.next()?;
        let is_alone = parts.next().is_none() && first.child_by_kind(",").is_none();
        let value = self.constant_text(text).filter(|_| is_alone)?;
        Some((value, self.b.span(text)))
    }

    /// Binds `__doc__` in a module or class that has a docstring.
    pub fn docstring_variable(&mut self, body: Node<'a>) {
        if let Some((text, at)) = self.docstring(body) {
            let value = self.b.text(&text, at);
            self.declare_name("__doc__", value, at);
        }
    }
}
