//! Calls.
//!
//! A call by name looks the name up when it happens, after the arguments; Python looks it up before.
//! That is the same where evaluating the arguments cannot rebind the name; elsewhere the callee is
//! loaded first. So it is with calls of methods: that there is no such member, or what a property says, shows before what
//! the arguments do.

use super::exprs::leading_star;
use super::lowerer::Lowerer;
use ir::{Arg, ArgKind, Callee, Op, Reg, Span};
use syntax::Node;

impl<'a> Lowerer<'a> {
    pub fn call(&mut self, node: Node<'a>) -> Reg {
        let (Some(function), Some(arguments)) = (
            node.child_by_field("function"),
            node.child_by_field("arguments"),
        ) else {
            return self.broken_expression(node);
        };
        let function = super::exprs::strip(function);
        match function.kind() {
            "identifier" => self.call_by_name(node, function, arguments),
            "attribute" => self.call_of_method(node, function, arguments),
            _ => self.call_of_value(node, function, arguments),
        }
    }

    fn call_by_name(&mut self, node: Node<'a>, function: Node<'a>, arguments: Node<'a>) -> Reg {
        let at = self.b.span(node);
        let name = self.text(function);
        self.mention_imported_by_call(name, arguments);
        if let Some(&intrinsic) = self.intrinsics.get(name) {
            let args = self.arguments(arguments);
            return self.b.call(Callee::Intrinsic(intrinsic), args, at);
        }
        if name == "super" && arguments.named_children().next().is_none() {
            return self.call_of_super(at);
        }
        let is_lazy = self.home_of_builtin(name).is_some();
        if is_lazy || !self.is_stable_name(function) && may_run_code(arguments) {
            return self.call_of_value(node, function, arguments);
        }
        let args = self.arguments(arguments);
        let name = self.variable(name);
        self.b.call(Callee::Name(name), args, at)
    }

    /// Whether evaluating other expressions cannot change what a name means.
    pub fn is_stable_name(&self, name: Node<'a>) -> bool {
        self.scopes.is_stable(self.frame().scope, self.text(name))
            && !self.intrinsics.contains_key(self.text(name))
    }

    /// `super()` means the class around and the function's first parameter.
    fn call_of_super(&mut self, at: Span) -> Reg {
        // In a comprehension the names are those of the function around it.
        let first = self
            .frames
            .iter()
            .rev()
            .find_map(|frame| frame.first_parameter);
        let args = match first {
            Some(first) if self.frame().is_in_class => {
                let class = self.b.intern("__class__");
                let class = self.load_symbol(class, at);
                vec![class, self.load_name(first, at)]
            }
            _ => Vec::new(),
        };
        let name = self.variable("super");
        let args = args.into_iter().map(Arg::positional).collect();
        self.b.call(Callee::Name(name), args, at)
    }

    fn call_of_method(&mut self, node: Node<'a>, function: Node<'a>, arguments: Node<'a>) -> Reg {
        let (Some(object), Some(name)) = (
            function.child_by_field("object"),
            function.child_by_field("attribute"),
        ) else {
            return self.broken_expression(node);
        };
        self.mention_imported_by_call(self.text(name), arguments);
        let receiver = self.expr(object);
        if may_run_code(arguments) {
            let at = self.b.span(function);
            let field = self.member(name);
            let callee = self.b.load_field(receiver, field, at);
            let args = self.arguments(arguments);
            let at = self.member_span(function, node);
            return self
                .b
                .value(|dst| Op::CallUnknown { dst, callee, args }, at);
        }
        let args = self.arguments(arguments);
        let method = self.member(name);
        let at = self.member_span(function, node);
        self.b.value(
            |dst| Op::CallMethod {
                dst,
                receiver,
                method,
                args,
            },
            at,
        )
    }

    fn call_of_value(&mut self, node: Node<'a>, function: Node<'a>, arguments: Node<'a>) -> Reg {
        let at = self.b.span(node);
        let callee = self.expr(function);
        let args = self.arguments(arguments);
        self.b
            .value(|dst| Op::CallUnknown { dst, callee, args }, at)
    }

    fn arguments(&mut self, node: Node<'a>) -> Box<[Arg]> {
        if node.kind() == "generator_expression" {
            return Box::new([Arg::positional(self.expr(node))]);
        }
        let mut args: Vec<Arg> = Vec::new();
        for argument in node.named_children() {
            let kind = match argument.kind() {
                "dictionary_splat" => ArgKind::NamedSpread,
                "keyword_argument" => match argument.child_by_field("name") {
                    // Not as the class around sees it: names of arguments are never private.
                    Some(name) => ArgKind::Named(self.b.intern(self.text(name))),
                    None => ArgKind::Positional,
                },
                _ => match leading_star(argument, self.source) {
                    Some(_) => ArgKind::Spread,
                    None => ArgKind::Positional,
                },
            };
            self.check_argument(argument, kind, &args);
            let value = match kind {
                ArgKind::Named(_) => argument.child_by_field("value"),
                ArgKind::NamedSpread => argument.named_children().next(),
                ArgKind::Positional | ArgKind::Spread => {
                    args.push(self.item(argument));
                    continue;
                }
            };
            let value = match value {
                Some(value) => self.expr(value),
                None => self.broken_expression(argument),
            };
            args.push(Arg { kind, value });
        }
        args.into()
    }

    /// Checks the order of arguments as CPython's compiler does.
    fn check_argument(&mut self, argument: Node<'a>, kind: ArgKind, before: &[Arg]) {
        let has = |wanted: fn(&ArgKind) -> bool| before.iter().any(|arg| wanted(&arg.kind));
        let is_unpacking = |kind: &ArgKind| matches!(kind, ArgKind::NamedSpread);
        let is_named = |kind: &ArgKind| matches!(kind, ArgKind::Named(_));
        let message = match kind {
            ArgKind::Positional if has(is_unpacking) => {
                "positional argument follows keyword argument unpacking".to_owned()
            }
            ArgKind::Positional if has(is_named) => {
                "positional argument follows keyword argument".to_owned()
            }
            ArgKind::Spread if has(is_unpacking) => {
                "iterable argument unpacking follows keyword argument unpacking".to_owned()
            }
            ArgKind::Named(_) if before.iter().any(|arg| arg.kind == kind) => {
                let name = argument.child_by_field("name");
                let name = name.map_or("", |name| self.text(name));
                format!("keyword argument repeated: {name}")
            }
            _ => return,
        };
        let at = self.b.span(argument);
        self.b.invalid(at, message);
    }
}

/// Whether evaluating arguments may run code that could rebind a name.
fn may_run_code(arguments: Node<'_>) -> bool {
    arguments.descendants().any(|node| {
        matches!(node.kind(), "call" | "await" | "yield" | "named_expression") && node.is_named()
    })
}
