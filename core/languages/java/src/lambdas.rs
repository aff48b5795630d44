//! Lambdas and method references. A method reference is checked as the lambda that it abbreviates.

use super::calls::Argument;
use super::checker::Checker;
use super::exprs::{Meaning, may_name};
use super::hir::{Expr, ExprKind, Lambda, LambdaBody, Place};
use super::ty::{Bindings, ClassId, Prim, Ty, VarId};
use super::world::MethodId;
use ir::{Span, Symbol};
use syntax::Node;

/// What is known of the function that is wanted.
struct Wanted {
    implements: Option<(ClassId, Symbol)>,
    params: Vec<Ty>,
    ret: Ty,
    is_known: bool,
}

fn lambda_parameters(node: Node<'_>) -> Vec<Node<'_>> {
    match node.child_by_field("parameters") {
        Some(list) if list.kind() == "identifier" => vec![list],
        Some(list) => list.named_children().collect(),
        None => Vec::new(),
    }
}

/// Whether a lambda's block gives a value somewhere, inner functions aside.
fn returns_value(node: Node<'_>) -> bool {
    let mut inner_ends = 0;
    node.descendants().skip(1).any(|child| {
        if child.start() < inner_ends {
            return false;
        }
        match child.kind() {
            "return_statement" => child.named_children().next().is_some(),
            "lambda_expression" | "class_body" | "class_declaration" => {
                inner_ends = child.end();
                false
            }
            _ => false,
        }
    })
}

/// Whether a block ends in a `throw` or a loop without end.
fn never_ends(block: Node<'_>) -> bool {
    block.named_children().last().is_some_and(|last| {
        last.kind() == "throw_statement"
            || (last.kind() == "while_statement"
                && last
                    .child_by_field("condition")
                    .is_some_and(|condition| condition.child_by_kind("true").is_some()))
    })
}

impl<'a> Checker<'a> {
    fn wanted(&mut self, expected: Option<&Ty>) -> Wanted {
        let unknown = Wanted {
            implements: None,
            params: Vec::new(),
            ret: Ty::Dynamic,
            is_known: false,
        };
        let Some(expected) = expected else {
            return unknown;
        };
        let expected = self.world.bound(expected);
        let Some((method, bindings)) = self.world.functional_method(&expected) else {
            return unknown;
        };
        let info = self.world.method(method).clone();
        let key = self.member_key(&info.key);
        let Some(class) = expected.class_id() else {
            return unknown;
        };
        self.note_type(&Ty::class(class));
        Wanted {
            implements: Some((class, key)),
            params: info
                .params
                .iter()
                .map(|ty| ty.substitute(&bindings))
                .collect(),
            ret: info.ret.substitute(&bindings),
            is_known: true,
        }
    }

    // --- what overload resolution asks

    /// Whether a lambda or method reference may be passed to a parameter.
    pub fn may_be_function(&mut self, node: Node<'a>, param: &Ty) -> bool {
        if *param == Ty::Dynamic {
            return true;
        }
        let param = self.world.bound(param);
        let Some((method, _)) = self.world.functional_method(&param) else {
            return false;
        };
        let info = self.world.method(method);
        let (arity, is_void) = (info.params.len(), info.ret == Ty::Void);
        if node.kind() == "method_reference" {
            return self.reference_takes(node, arity);
        }
        if lambda_parameters(node).len() != arity {
            return false;
        }
        let Some(body) = node.child_by_field("body") else {
            return true;
        };
        if body.kind() == "block" {
            return if is_void {
                !returns_value(body)
            } else {
                returns_value(body) || never_ends(body)
            };
        }
        if is_void {
            return matches!(
                body.kind(),
                "method_invocation"
                    | "assignment_expression"
                    | "update_expression"
                    | "object_creation_expression"
            );
        }
        // A call without a result gives nothing; without parameters that can be seen at once.
        arity > 0 || body.kind() != "method_invocation" || self.check(body, None).ty != Ty::Void
    }

    /// Whether a method reference has a method for so many arguments.
    fn reference_takes(&mut self, node: Node<'a>, arity: usize) -> bool {
        let Some((left, Some(name))) = reference_parts(node) else {
            return true;
        };
        let name = self.text(name);
        let is_name = may_name(left) || left.kind() == "generic_type";
        if !is_name {
            return true;
        }
        let meaning = match left.kind() {
            "generic_type" => self
                .resolve(left)
                .class_id()
                .map_or(Meaning::Unknown, Meaning::Class),
            _ => self.meaning(left),
        };
        match meaning {
            Meaning::Class(class) => {
                let methods = self.world.methods(&Ty::class(class), name);
                methods.is_empty()
                    || methods.iter().any(|(method, _)| {
                        let info = self.world.method(*method);
                        let count = info.params.len();
                        info.is_varargs
                            || (info.is_static && count == arity)
                            || (!info.is_static && count + 1 == arity)
                    })
            }
            Meaning::Value(value) => {
                let methods = self.world.methods(&value.ty, name);
                methods.is_empty()
                    || methods.iter().any(|(method, _)| {
                        let info = self.world.method(*method);
                        info.is_varargs || info.params.len() == arity
                    })
            }
            _ => true,
        }
    }

    /// Which of two interfaces a function suits better: one that takes its value.
    pub fn prefers(&mut self, node: Node<'a>, a: &Ty, b: &Ty) -> Option<bool> {
        let (a, b) = (self.world.bound(a), self.world.bound(b));
        let (a_method, _) = self.world.functional_method(&a)?;
        let (b_method, _) = self.world.functional_method(&b)?;
        let a = self.world.method(a_method).ret.clone();
        let b = self.world.method(b_method).ret.clone();
        if a == b {
            return None;
        }
        if b == Ty::Void {
            return Some(true);
        }
        if a == Ty::Void {
            return Some(false);
        }
        if a.prim().is_some() != b.prim().is_some() {
            let gives = self
                .results
                .get(&(self.cx.file, node.index()))
                .map_or(Ty::Dynamic, |(_, ret)| ret.clone());
            return Some(gives.prim().is_some() == a.prim().is_some());
        }
        None
    }

    pub fn has_known_parameters(&mut self, want: &Ty, node: Node<'a>) -> bool {
        let wanted = self.wanted(Some(want));
        if wanted.params.iter().all(Ty::is_known) {
            return true;
        }
        node.kind() == "lambda_expression"
            && lambda_parameters(node)
                .iter()
                .all(|parameter| parameter.kind() == "formal_parameter")
    }

    /// Learns from a checked function what the parameter that takes it leaves open.
    pub fn match_function(
        &mut self,
        declared: &Ty,
        expr: &Expr,
        vars: &[VarId],
        bindings: &mut Bindings,
    ) {
        let node = match &expr.kind {
            ExprKind::Lambda(lambda) => lambda.node,
            ExprKind::Let(_, _, inner) => match &inner.kind {
                ExprKind::Lambda(lambda) => lambda.node,
                _ => return,
            },
            _ => return,
        };
        let Some((params, ret)) = self.results.get(&node).cloned() else {
            return;
        };
        let Some((method, own)) = self.world.functional_method(declared) else {
            return;
        };
        let info = self.world.method(method).clone();
        for (declared, actual) in info.params.iter().zip(&params) {
            let declared = declared.substitute(&own);
            // A parameter that is known already is not widened by what takes it.
            if let Ty::Var(var) = declared
                && bindings
                    .iter()
                    .any(|(bound, ty)| *bound == var && ty.is_known())
            {
                continue;
            }
            self.match_types(&declared, actual, vars, bindings);
        }
        let declared = info.ret.substitute(&own);
        self.match_types(&declared, &ret, vars, bindings);
    }

    // --- lambdas

    /// What the function of a lambda is called. References to methods have no function in the JDK's code, and no number.
    fn lambda_name(&mut self, node: Node<'a>) -> String {
        let key = (self.cx.file, node.index());
        if node.kind() == "lambda_expression" && !self.lambda_numbers.contains_key(&key) {
            self.number_lambdas();
        }
        let number = match self.lambda_numbers.get(&key) {
            Some(number) => number.to_string(),
            None => format!("r{}", node.index()),
        };
        let class = self.cx.class.map_or(String::new(), |class| {
            format!("{}.", self.world.class(class).binary)
        });
        format!("{class}lambda${}${number}", self.cx.method)
    }

    /// Numbers the lambdas of the class at hand as `javac` does: in their order, those within others ahead of them.
    fn number_lambdas(&mut self) {
        let body = self.cx.class.and_then(|class| self.world.class(class).body);
        let body = body.unwrap_or(self.world.file(self.cx.file).root);
        let mut lambdas: Vec<Node<'a>> = Vec::new();
        let mut inner_end = 0;
        for node in body.descendants() {
            if node.start() < inner_end || node.index() == body.index() {
                continue;
            }
            match node.kind() {
                "class_body" | "interface_body" | "enum_body" | "annotation_type_body" => {
                    inner_end = node.end();
                }
                "lambda_expression" => lambdas.push(node),
                _ => {}
            }
        }
        lambdas.sort_by_key(|lambda| (lambda.end(), std::cmp::Reverse(lambda.start())));
        for (number, lambda) in lambdas.into_iter().enumerate() {
            let key = (self.cx.file, lambda.index());
            self.lambda_numbers.insert(key, number as u32);
        }
    }

    pub fn lambda(&mut self, node: Node<'a>, expected: Option<&Ty>) -> Expr {
        let at = self.at(node);
        let wanted = self.wanted(expected);
        let name = self.lambda_name(node);
        let mark = self.locals.len();
        let mut params = Vec::new();
        let mut types = Vec::new();
        for (index, parameter) in lambda_parameters(node).into_iter().enumerate() {
            let known = wanted.params.get(index).cloned().unwrap_or(Ty::Dynamic);
            let (name, ty) = if parameter.kind() == "formal_parameter" {
                let ty = parameter
                    .child_by_field("type")
                    .filter(|ty| self.text(*ty) != "var")
                    .map_or(known, |ty| self.resolve(ty));
                let name = parameter
                    .child_by_field("name")
                    .map_or("", |name| self.text(name));
                (name, ty)
            } else {
                (self.text(parameter), known)
            };
            types.push(ty.clone());
            let name_at = self.at(parameter);
            self.redeclared(name, name_at);
            params.push(self.declare(name, ty));
            if let Some(local) = self.locals.last_mut() {
                local.is_inferred = parameter.kind() != "formal_parameter";
                local.lambdas += 1;
            }
        }
        let outer = self.cx.clone();
        self.cx.is_lambda = true;
        self.cx.lambdas += 1;
        self.cx.returns = Vec::new();
        self.cx.yield_ty = None;
        self.cx.ret = wanted.ret.clone();
        let types_mark = self.sight.classes.len();
        let (body, gives) = match node.child_by_field("body") {
            Some(block) if block.kind() == "block" => {
                let statements = self.block(block);
                let returns = std::mem::take(&mut self.cx.returns);
                let mut gives: Option<Ty> = None;
                for ty in returns {
                    gives = Some(match gives {
                        None => ty,
                        Some(known) if known == ty => ty,
                        Some(known) => {
                            let (a, b) = (self.world.boxed_ty(&known), self.world.boxed_ty(&ty));
                            self.lub(&a, &b)
                        }
                    });
                }
                (LambdaBody::Block(statements), gives.unwrap_or(Ty::Void))
            }
            Some(body) => {
                let want = (wanted.ret != Ty::Void).then_some(&wanted.ret);
                let value = self.check(body, want);
                let gives = value.ty.clone();
                if wanted.ret == Ty::Void || gives == Ty::Void {
                    (LambdaBody::Effect(value), gives)
                } else {
                    (LambdaBody::Value(self.assign_to(value, &wanted.ret)), gives)
                }
            }
            None => (LambdaBody::Block(Vec::new()), Ty::Void),
        };
        self.sight.classes.truncate(types_mark);
        self.locals.truncate(mark);
        self.cx = outer;
        self.results
            .insert((self.cx.file, node.index()), (types.clone(), gives));
        let lambda = Lambda {
            implements: wanted.implements,
            name,
            params,
            types,
            body,
            node: (self.cx.file, node.index()),
        };
        let ty = match expected {
            Some(expected) if wanted.is_known => expected.clone(),
            _ => Ty::Dynamic,
        };
        self.expr(ty, at, ExprKind::Lambda(Box::new(lambda)))
    }

    // --- method references

    pub fn method_reference(&mut self, node: Node<'a>, expected: Option<&Ty>) -> Expr {
        let at = self.at(node);
        let Some((left, name)) = reference_parts(node) else {
            return self.unsupported("method_reference", at);
        };
        let wanted = self.wanted(expected);
        let name = name.map(|name| self.text(name));
        let meaning = match left.kind() {
            "array_type"
            | "generic_type"
            | "scoped_type_identifier"
            | "integral_type"
            | "floating_point_type"
            | "boolean_type" => None,
            _ if may_name(left) => Some(self.meaning(left)),
            "super" => {
                let this = self.this_expr();
                let parent = self
                    .cx
                    .class
                    .and_then(|class| self.world.class(class).superclass.clone());
                Some(Meaning::Value(Expr {
                    ty: parent.unwrap_or(Ty::Dynamic),
                    ..this
                }))
            }
            _ => Some(Meaning::Value(self.check(left, None))),
        };
        let (class_ty, bound) = match meaning {
            None => (Some(self.resolve(left)), None),
            Some(Meaning::Class(class)) => (Some(Ty::class(class)), None),
            Some(Meaning::Value(value)) => (None, Some(value)),
            _ => {
                let text = self.text(left);
                (None, Some(self.unknown(text, at)))
            }
        };
        let mut types = wanted.params.clone();
        if !wanted.is_known {
            let count = self.guessed_arity(class_ty.as_ref(), bound.as_ref(), name);
            types = vec![Ty::Dynamic; count];
        }
        let params: Vec<Symbol> = types.iter().map(|_| self.hidden("argument")).collect();
        // What the receiver's class says is more than what an unknown parameter does.
        if let (Some(class), Some(name)) = (&class_ty, name)
            && let Some(first) = types.first_mut()
            && !first.is_known()
            && self.is_unbound_receiver(class, name, params.len())
        {
            *first = class.clone();
        }
        let given: Vec<Expr> = params
            .iter()
            .zip(&types)
            .map(|(symbol, ty)| self.expr(ty.clone(), at, ExprKind::Load(Place::Local(*symbol))))
            .collect();
        let ret = wanted.ret.clone();
        let want = (ret != Ty::Void && ret != Ty::Dynamic).then_some(&ret);
        let mut holder = None;
        let call = match (class_ty, bound, name) {
            (Some(ty), _, None) => self.constructed(ty, given, want, at),
            (Some(ty), _, Some(name)) => self.referenced(&ty, name, given, want, at),
            (None, Some(value), Some(name)) => {
                let args = given.into_iter().map(Argument::Given).collect();
                let receiver = if matches!(value.kind, ExprKind::This) && left.kind() != "super" {
                    value
                } else if left.kind() == "super" {
                    let this = self.this_expr();
                    return self
                        .super_reference(this, name, args, wanted, params, types, node, expected);
                } else {
                    let symbol = self.hidden("receiver");
                    let ty = value.ty.clone();
                    let value = self.present(value, "");
                    holder = Some((symbol, value));
                    self.expr(ty, at, ExprKind::Load(Place::Local(symbol)))
                };
                self.method_call(receiver, name, args, want, &[], at)
            }
            _ => self.unsupported("method_reference", at),
        };
        let expr = self.as_lambda(call, wanted, params, types, node, expected);
        match holder {
            Some((symbol, value)) => {
                let ty = expr.ty.clone();
                self.expr(
                    ty,
                    at,
                    ExprKind::Let(symbol, Box::new(value), Box::new(expr)),
                )
            }
            None => expr,
        }
    }

    #[expect(
        clippy::too_many_arguments,
        reason = "the parts of a method reference, each once"
    )]
    fn super_reference(
        &mut self,
        this: Expr,
        name: &str,
        args: Vec<Argument<'a>>,
        wanted: Wanted,
        params: Vec<Symbol>,
        types: Vec<Ty>,
        node: Node<'a>,
        expected: Option<&Ty>,
    ) -> Expr {
        let at = self.at(node);
        let parent = self
            .cx
            .class
            .and_then(|class| self.world.class(class).superclass.clone())
            .unwrap_or(Ty::Dynamic);
        let candidates = self.world.methods(&parent, name);
        let call = match self.resolve_call(&candidates, args, None, &[], at) {
            Some(resolved) => {
                let key = self.world.method(resolved.method).key.clone();
                let key = self.member_key(&key);
                let target = super::hir::Target::Exact(resolved.method.class, Box::new(this), key);
                self.note_type(&Ty::class(resolved.method.class));
                self.expr(resolved.ret, at, ExprKind::Call(target, resolved.args))
            }
            None => self.unsupported("method_reference", at),
        };
        self.as_lambda(call, wanted, params, types, node, expected)
    }

    fn as_lambda(
        &mut self,
        call: Expr,
        wanted: Wanted,
        params: Vec<Symbol>,
        types: Vec<Ty>,
        node: Node<'a>,
        expected: Option<&Ty>,
    ) -> Expr {
        let at = self.at(node);
        let gives = call.ty.clone();
        let body = if wanted.ret == Ty::Void || gives == Ty::Void {
            LambdaBody::Effect(call)
        } else {
            LambdaBody::Value(self.assign_to(call, &wanted.ret))
        };
        self.results
            .insert((self.cx.file, node.index()), (types.clone(), gives));
        let lambda = Lambda {
            implements: wanted.implements,
            name: self.lambda_name(node),
            params,
            types,
            body,
            node: (self.cx.file, node.index()),
        };
        let ty = match expected {
            Some(expected) if wanted.is_known => expected.clone(),
            _ => Ty::Dynamic,
        };
        self.expr(ty, at, ExprKind::Lambda(Box::new(lambda)))
    }

    fn guessed_arity(
        &mut self,
        class: Option<&Ty>,
        bound: Option<&Expr>,
        name: Option<&str>,
    ) -> usize {
        let Some(name) = name else { return 0 };
        let ty = match (class, bound) {
            (Some(class), _) => class.clone(),
            (None, Some(bound)) => bound.ty.clone(),
            _ => return 1,
        };
        match self.world.methods(&ty, name).first() {
            Some((method, _)) => {
                let info = self.world.method(*method);
                info.params.len() + usize::from(class.is_some() && !info.is_static)
            }
            None => 1,
        }
    }

    fn is_unbound_receiver(&mut self, class: &Ty, name: &str, arity: usize) -> bool {
        self.world.methods(class, name).iter().any(|(method, _)| {
            let info = self.world.method(*method);
            !info.is_static && info.params.len() + 1 == arity
        })
    }

    /// `C::m` applied: a static method, or one of the first argument.
    fn referenced(
        &mut self,
        ty: &Ty,
        name: &str,
        given: Vec<Expr>,
        want: Option<&Ty>,
        at: Span,
    ) -> Expr {
        let candidates = self.world.methods(ty, name);
        let statics: Vec<(MethodId, Bindings)> = candidates
            .iter()
            .filter(|(method, _)| self.world.method(*method).is_static)
            .cloned()
            .collect();
        let args: Vec<Argument<'a>> = given.iter().cloned().map(Argument::Given).collect();
        let has_instance = !given.is_empty()
            && candidates.iter().any(|(method, _)| {
                let info = self.world.method(*method);
                !info.is_static && info.params.len() + 1 == given.len()
            });
        if let Some(resolved) = self.resolve_call(&statics, args.clone(), want, &[], at)
            && !(has_instance && self.world.method(resolved.method).params.len() != given.len())
        {
            return self.finish_call(None, resolved, at);
        }
        let mut args = args.into_iter();
        match args.next() {
            Some(Argument::Given(receiver)) => {
                // The class that is named, with the arguments that the value's own type gives it.
                let ty = match ty.class_id() {
                    Some(id) => self
                        .world
                        .as_super(&receiver.ty, id)
                        .unwrap_or_else(|| ty.clone()),
                    None => ty.clone(),
                };
                let receiver = Expr { ty, ..receiver };
                self.method_call(receiver, name, args.collect(), want, &[], at)
            }
            _ => self.unsupported("method_reference", at),
        }
    }

    /// `C::new` applied.
    fn constructed(&mut self, ty: Ty, given: Vec<Expr>, want: Option<&Ty>, at: Span) -> Expr {
        if let Ty::Array(_) = ty {
            let lengths = given
                .into_iter()
                .take(1)
                .map(|length| self.convert_to(length, Prim::Int))
                .collect();
            return self.expr(ty, at, ExprKind::NewArray(lengths));
        }
        let args = given.into_iter().map(Argument::Given).collect();
        self.construct(ty, args, want, None, true, at)
    }
}

/// What stands in front of `::`, and the name behind it; none for `new`.
fn reference_parts(node: Node<'_>) -> Option<(Node<'_>, Option<Node<'_>>)> {
    let mut children = node.children().filter(|child| !child.is_extra());
    let left = children.next()?;
    let last = children.last()?;
    Some((left, (last.kind() == "identifier").then_some(last)))
}
