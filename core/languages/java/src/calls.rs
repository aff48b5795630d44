//! Calls: which method is meant, what its type arguments are, and how the arguments are converted.

use super::checker::Checker;
use super::exprs::{Meaning, may_name};
use super::hir::{Expr, ExprKind, Target};
use super::ty::{Bindings, ClassId, Ty, VarId};
use super::world::MethodId;
use ir::Span;
use syntax::Node;

/// An argument, checked as far as it can be ahead of the call.
#[derive(Clone)]
pub(super) enum Argument<'a> {
    Done(Node<'a>, Expr),
    /// A value that is there already.
    Given(Expr),
    /// A lambda or method reference: waits for its type.
    Waiting(Node<'a>),
}

/// A call whose method is known.
pub(super) struct Resolved {
    pub method: MethodId,
    pub args: Vec<Expr>,
    pub ret: Ty,
}

/// Whether an argument's check may gain from the parameter's type.
fn is_poly(node: Node<'_>) -> bool {
    matches!(
        node.kind(),
        "method_invocation"
            | "object_creation_expression"
            | "ternary_expression"
            | "switch_expression"
            | "parenthesized_expression"
            | "array_initializer"
    )
}

/// Whether one of the ways through a conditional expression gives a function, whose type is the parameter's.
fn may_give_function(node: Node<'_>) -> bool {
    let mut ways = vec![node];
    while let Some(node) = ways.pop() {
        match node.kind() {
            "lambda_expression" | "method_reference" => return true,
            "parenthesized_expression" => ways.extend(node.named_children()),
            "ternary_expression" => {
                ways.extend(node.child_by_field("consequence"));
                ways.extend(node.child_by_field("alternative"));
            }
            _ => {}
        }
    }
    false
}

impl<'a> Checker<'a> {
    pub fn arguments(&mut self, list: Option<Node<'a>>) -> Vec<Argument<'a>> {
        let nodes: Vec<Node<'a>> = list.into_iter().flat_map(Node::named_children).collect();
        nodes
            .into_iter()
            .map(|node| {
                let mut inside = node;
                while inside.kind() == "parenthesized_expression" {
                    match inside.named_children().next() {
                        Some(next) => inside = next,
                        None => break,
                    }
                }
                match inside.kind() {
                    "lambda_expression" | "method_reference" => Argument::Waiting(inside),
                    _ => {
                        let expr = self.check(node, None);
                        if expr.ty == Ty::Void {
                            self.complain(expr.at, "'void' type not allowed here");
                        }
                        Argument::Done(node, expr)
                    }
                }
            })
            .collect()
    }

    /// The arguments as they are, for a callee that is not known.
    pub fn plain_arguments(&mut self, args: Vec<Argument<'a>>) -> Vec<Expr> {
        args.into_iter()
            .map(|arg| {
                let expr = match arg {
                    Argument::Done(_, expr) | Argument::Given(expr) => expr,
                    Argument::Waiting(node) => self.check(node, None),
                };
                self.boxed(expr)
            })
            .collect()
    }

    // --- which method

    /// Whether an argument may be passed to a parameter in one of the three phases.
    fn accepts(&mut self, arg: &Argument<'a>, param: &Ty, phase: u8) -> bool {
        match arg {
            Argument::Waiting(node) => self.may_be_function(*node, param),
            Argument::Done(_, expr) | Argument::Given(expr) => {
                let ty = expr.ty.clone();
                match (&ty, param) {
                    (Ty::Dynamic, _) | (_, Ty::Dynamic) => true,
                    (Ty::Prim(from), Ty::Prim(to)) => from.widens_to(*to),
                    (Ty::Prim(from), _) if phase > 1 => {
                        let boxed = self.world.boxed(*from);
                        self.world.is_subtype(&boxed, param)
                    }
                    (_, Ty::Prim(to)) if phase > 1 => self
                        .world
                        .as_prim(&ty)
                        .is_some_and(|from| from.widens_to(*to)),
                    (Ty::Prim(_), _) | (_, Ty::Prim(_)) | (Ty::Void, _) => false,
                    _ => self.world.is_subtype(&ty, param),
                }
            }
        }
    }

    fn parameter(params: &[Ty], at: usize, spread: bool) -> Option<Ty> {
        if spread && at + 1 >= params.len() {
            return params.last()?.element().cloned();
        }
        params.get(at).cloned()
    }

    /// Chooses among methods as the language does: without conversions of boxes, with them, with variable
    /// arguments; then the most specific. Gives whether the arguments behind the fixed ones are put into an array.
    fn choose(
        &mut self,
        candidates: &[(MethodId, Bindings)],
        args: &[Argument<'a>],
    ) -> Option<(usize, bool)> {
        for phase in 1..=3_u8 {
            let spread = phase == 3;
            let mut fitting: Vec<(usize, Vec<Ty>)> = Vec::new();
            for (at, (method, bindings)) in candidates.iter().enumerate() {
                let info = self.world.method(*method);
                let fits = if spread {
                    info.is_varargs && args.len() + 1 >= info.params.len()
                } else {
                    info.params.len() == args.len()
                };
                if !fits {
                    continue;
                }
                let vars = info.vars.clone();
                let params: Vec<Ty> = info
                    .params
                    .iter()
                    .map(|ty| ty.substitute(bindings))
                    .collect();
                let erased: Vec<Ty> = (0..args.len())
                    .map(|at| {
                        let ty = Self::parameter(&params, at, spread).unwrap_or(Ty::Dynamic);
                        // A function may go to a type that is still open.
                        let is_open = matches!(&ty, Ty::Var(var) if vars.contains(var))
                            && matches!(args[at], Argument::Waiting(_));
                        match is_open {
                            true => Ty::Dynamic,
                            false => self.loosely(&ty, &vars),
                        }
                    })
                    .collect();
                let applicable = args
                    .iter()
                    .zip(&erased)
                    .all(|(arg, param)| self.accepts(arg, param, phase));
                if applicable {
                    fitting.push((at, erased));
                }
            }
            if !fitting.is_empty() {
                return Some((self.most_specific(candidates, &fitting, args), spread));
            }
        }
        None
    }

    /// A parameter's type with the method's own variables replaced by their bounds.
    fn loosely(&mut self, ty: &Ty, vars: &[VarId]) -> Ty {
        match ty {
            Ty::Var(var) if vars.contains(var) => match self.world.bound(ty) {
                Ty::Class(id, _) => Ty::class(id),
                other => other,
            },
            Ty::Array(element) => Ty::array(self.loosely(element, vars)),
            other => other.clone(),
        }
    }

    fn most_specific(
        &mut self,
        candidates: &[(MethodId, Bindings)],
        fitting: &[(usize, Vec<Ty>)],
        args: &[Argument<'a>],
    ) -> usize {
        let mut best = 0;
        for at in 1..fitting.len() {
            let (this, other) = (fitting[at].1.clone(), fitting[best].1.clone());
            let mut better = false;
            let mut worse = false;
            for ((a, b), arg) in this.iter().zip(&other).zip(args) {
                if a == b {
                    continue;
                }
                if let Argument::Waiting(node) = arg {
                    match self.prefers(*node, a, b) {
                        Some(true) => better = true,
                        Some(false) => worse = true,
                        None => {}
                    }
                    continue;
                }
                // Of a value of which nothing is known the widest type is asked.
                if let Argument::Done(_, expr) | Argument::Given(expr) = arg
                    && expr.ty == Ty::Dynamic
                {
                    match (a.is_reference(), b.is_reference()) {
                        (true, false) => better = true,
                        (false, true) => worse = true,
                        _ if self.world.is_subtype(b, a) => better = true,
                        _ => worse = true,
                    }
                    continue;
                }
                // Of a value's own type and a reference type, the one that needs no conversion.
                if self.world.is_subtype(a, b) {
                    better = true;
                } else if self.world.is_subtype(b, a) {
                    worse = true;
                }
            }
            let tie = !better && !worse;
            let abstract_loses = tie
                && self.world.method(candidates[fitting[best].0].0).is_abstract
                && !self.world.method(candidates[fitting[at].0].0).is_abstract;
            if (better && !worse) || abstract_loses {
                best = at;
            }
        }
        fitting[best].0
    }

    // --- what is passed

    /// Resolves a call among candidates; `None` where none fits.
    pub fn resolve_call(
        &mut self,
        candidates: &[(MethodId, Bindings)],
        args: Vec<Argument<'a>>,
        expected: Option<&Ty>,
        explicit: &[Ty],
        at: Span,
    ) -> Option<Resolved> {
        let (chosen, spread) = self.choose(candidates, &args)?;
        let (method, receiver) = candidates[chosen].clone();
        let info = self.world.method(method).clone();
        let mut vars = info.vars.clone();
        // A constructor of a generic class infers the class's arguments as its own.
        if method.is_constructor {
            let own = self.world.class(method.class).vars.clone();
            vars.extend(
                own.into_iter()
                    .filter(|var| receiver.iter().all(|(bound, _)| bound != var)),
            );
        }
        let params: Vec<Ty> = (0..args.len())
            .map(|at| {
                Self::parameter(&info.params, at, spread)
                    .unwrap_or(Ty::Dynamic)
                    .substitute(&receiver)
            })
            .collect();
        let ret = if method.is_constructor {
            let own = &self.world.class(method.class).vars;
            let own: Vec<Ty> = own.iter().map(|var| Ty::Var(*var)).collect();
            Ty::Class(method.class, own.into()).substitute(&receiver)
        } else {
            info.ret.substitute(&receiver)
        };
        let mut bindings: Bindings = info
            .vars
            .iter()
            .copied()
            .zip(explicit.iter().cloned())
            .collect();
        let mut results: Vec<Option<Expr>> = args.iter().map(|_| None).collect();
        for (at, arg) in args.iter().enumerate() {
            if let Argument::Done(_, expr) | Argument::Given(expr) = arg {
                let ty = expr.ty.clone();
                if ty.is_known() {
                    self.match_types(&params[at], &ty, &vars, &mut bindings);
                }
            }
        }
        let ret_is_variable = matches!(ret, Ty::Var(_));
        if let Some(expected) = expected
            && !ret_is_variable
        {
            self.match_result(&ret, expected, &vars, &mut bindings);
        }
        for (at, arg) in args.iter().enumerate() {
            if let Argument::Done(node, expr) = arg {
                let unknown = !expr.ty.is_known() || may_give_function(*node);
                let expr = if unknown && is_poly(*node) {
                    let want = self.apply_bindings(&params[at], &vars, &bindings);
                    let expr = self.check(*node, Some(&want));
                    let ty = expr.ty.clone();
                    self.match_types(&params[at], &ty, &vars, &mut bindings);
                    expr
                } else {
                    if unknown {
                        let ty = expr.ty.clone();
                        self.match_types(&params[at], &ty, &vars, &mut bindings);
                    }
                    expr.clone()
                };
                results[at] = Some(expr);
            } else if let Argument::Given(expr) = arg {
                results[at] = Some(expr.clone());
            }
        }
        // Functions whose parameters are known first; what they give may tell the parameters of the others.
        for wait in [true, false] {
            for (at, arg) in args.iter().enumerate() {
                let Argument::Waiting(node) = arg else {
                    continue;
                };
                if results[at].is_some() {
                    continue;
                }
                let want = self.apply_bindings(&params[at], &vars, &bindings);
                if wait && !self.has_known_parameters(&want, *node) {
                    continue;
                }
                let expr = self.check(*node, Some(&want));
                self.match_function(&params[at], &expr, &vars, &mut bindings);
                results[at] = Some(expr);
            }
        }
        if let Some(expected) = expected
            && ret_is_variable
        {
            self.match_result(&ret, expected, &vars, &mut bindings);
        }
        let mut passed = Vec::new();
        for (at, expr) in results.into_iter().enumerate() {
            let want = self.apply_bindings(&params[at], &vars, &bindings);
            if let Some(expr) = expr {
                passed.push(self.assign_to(expr, &want));
            }
        }
        if spread {
            let fixed = info.params.len() - 1;
            let rest = passed.split_off(fixed.min(passed.len()));
            let ty = info.params[fixed].substitute(&receiver);
            let ty = self.apply_bindings(&ty, &vars, &bindings);
            self.note_type(&ty);
            passed.push(self.expr(ty, at, ExprKind::ArrayLiteral(rest)));
        }
        let ret = self.apply_bindings(&ret, &vars, &bindings);
        if self.is_own(self.cx.file) && !info.throws.is_empty() {
            let throws = info.throws.iter();
            let throws = throws.map(|ty| ty.substitute(&receiver));
            let throws = throws.map(|ty| self.apply_bindings(&ty, &vars, &bindings));
            self.throws.insert(at, throws.collect());
        }
        Some(Resolved {
            method,
            args: passed,
            ret,
        })
    }

    /// Binds what the arguments left open by the type that is expected of the result.
    fn match_result(&mut self, ret: &Ty, expected: &Ty, vars: &[VarId], bindings: &mut Bindings) {
        let mut more: Bindings = Vec::new();
        let expected = match (ret, expected) {
            (Ty::Var(_), Ty::Prim(prim)) => self.world.boxed(*prim),
            _ => expected.clone(),
        };
        self.match_types(ret, &expected, vars, &mut more);
        for (var, ty) in more {
            match bindings.iter_mut().find(|(bound, _)| *bound == var) {
                Some((_, known)) if !known.is_known() => *known = ty,
                Some(_) => {}
                None => bindings.push((var, ty)),
            }
        }
    }

    // --- invocations

    /// The place of the name in a call at a place.
    fn name_place(&self, at: Span) -> Span {
        match at.contains(self.called_at) {
            true => self.called_at,
            false => at,
        }
    }

    /// Whether there is no object of a class around.
    fn is_static_place(&mut self, class: ClassId) -> bool {
        self.enclosing(class).is_none()
    }

    pub fn invocation(&mut self, node: Node<'a>, expected: Option<&Ty>) -> Expr {
        let at = self.at(node);
        let Some(name_node) = node.child_by_field("name") else {
            return self.unsupported("method_invocation", at);
        };
        let name = self.text(name_node);
        let explicit: Vec<Ty> = node
            .child_by_field("type_arguments")
            .into_iter()
            .flat_map(Node::named_children)
            .map(|ty| self.resolve(ty))
            .collect();
        let list = node.child_by_field("arguments");
        let name_at = self.at(name_node);
        let Some(object) = node.child_by_field("object") else {
            let args = self.arguments(list);
            self.called_at = name_at;
            return self.simple_call(name, args, expected, &explicit, at);
        };
        if object.kind() == "super" || node.child_by_kind("super").is_some() {
            let args = self.arguments(list);
            return self.super_call(object, name, args, expected, &explicit, at);
        }
        let receiver = if may_name(object) {
            self.meaning(object)
        } else {
            Meaning::Value(self.check(object, None))
        };
        match receiver {
            Meaning::Value(receiver) => {
                let args = self.arguments(list);
                self.called_at = name_at;
                self.method_call(receiver, name, args, expected, &explicit, at)
            }
            Meaning::Class(class) => {
                let args = self.arguments(list);
                self.called_at = name_at;
                self.static_call(class, name, args, expected, &explicit, at)
            }
            Meaning::Package(package) => {
                // What begins with a large letter may be a class of another file.
                let object_at = self.at(object);
                let is_class = package.starts_with(char::is_uppercase);
                match (object.kind(), is_class) {
                    ("identifier", false) => self.missing_variable(&package, object_at),
                    ("identifier", true) => {
                        self.missing_class(&format!("variable {package}"), object_at)
                    }
                    (_, true) => {
                        let (package, _) = package.rsplit_once('.').unwrap_or((&package, ""));
                        self.missing_class(&format!("package {package}"), object_at);
                    }
                    (_, false) => {}
                }
                let receiver = self.unknown(&package, at);
                let args = self.arguments(list);
                self.method_call(receiver, name, args, expected, &explicit, at)
            }
            Meaning::Unknown => {
                let text = self.text(object);
                let receiver = self.unknown(text, at);
                let args = self.arguments(list);
                self.method_call(receiver, name, args, expected, &explicit, at)
            }
        }
    }

    /// A call of a method of a value.
    pub fn method_call(
        &mut self,
        receiver: Expr,
        name: &str,
        args: Vec<Argument<'a>>,
        expected: Option<&Ty>,
        explicit: &[Ty],
        at: Span,
    ) -> Expr {
        if receiver.ty.prim().is_some() {
            let name_at = self.name_place(at);
            self.missing_method(Some(&receiver), None, name, &args, name_at);
            let receiver = self.boxed(receiver);
            return self.dynamic_call(receiver, name, args, at);
        }
        let receiver = self.boxed(receiver);
        let receiver = self.as_itself(receiver);
        let receiver = self.used_by(receiver, name, at);
        if let Ty::Array(_) = receiver.ty
            && name == "clone"
            && args.is_empty()
        {
            let ty = receiver.ty.clone();
            let copy = ir::Intrinsic::from_name("shallow_copy").unwrap_or(ir::Intrinsic::Collect);
            let target = Target::Intrinsic(copy, None);
            return self.expr(ty, at, ExprKind::Call(target, vec![receiver]));
        }
        let candidates = match receiver.ty {
            Ty::Dynamic => Vec::new(),
            Ty::Array(_) => {
                let object = self.world.object();
                self.world.methods(&object, name)
            }
            _ => self.world.methods(&receiver.ty.clone(), name),
        };
        let name_at = self.name_place(at);
        if candidates.is_empty() {
            self.missing_method(Some(&receiver), None, name, &args, name_at);
            return self.dynamic_call(receiver, name, args, at);
        }
        let resolved = self.resolve_call(&candidates, args.clone(), expected, explicit, at);
        let Some(resolved) = resolved else {
            self.inapplicable(&candidates, &args, name_at);
            return self.dynamic_call(receiver, name, args, at);
        };
        self.use_method(resolved.method, name_at);
        self.expect_in_call(resolved.method, &args, candidates.len());
        if name == "getClass" && resolved.args.is_empty() {
            // `Class<? extends T>` of the receiver.
            let upper = receiver.ty.clone();
            let call = self.finish_call(Some(receiver), resolved, at);
            let ty = call
                .ty
                .class_id()
                .map_or(Ty::Dynamic, |id| Ty::Class(id, [upper].into()));
            return Expr { ty, ..call };
        }
        self.finish_call(Some(receiver), resolved, at)
    }

    pub fn static_call(
        &mut self,
        class: ClassId,
        name: &str,
        args: Vec<Argument<'a>>,
        expected: Option<&Ty>,
        explicit: &[Ty],
        at: Span,
    ) -> Expr {
        let mut candidates = self.world.methods(&Ty::class(class), name);
        let name_at = self.name_place(at);
        let all = candidates.clone();
        candidates.retain(|(method, _)| self.world.method(*method).is_static);
        match self.resolve_call(&candidates, args.clone(), expected, explicit, at) {
            Some(resolved) => {
                self.use_method(resolved.method, name_at);
                self.expect_in_call(resolved.method, &args, all.len());
                self.finish_call(None, resolved, at)
            }
            None => {
                match (all.first(), candidates.is_empty()) {
                    (None, _) => self.missing_method(None, Some(class), name, &args, name_at),
                    (Some((method, _)), true) if all.len() == 1 && self.is_static_place(class) => {
                        let words = self.method_words(*method);
                        self.not_static(&format!("method {words}"), name_at);
                    }
                    (_, true) => {}
                    (_, false) => self.inapplicable(&all, &args, name_at),
                }
                let variable = self.class_variable(class);
                let receiver = self.expr(
                    Ty::Dynamic,
                    at,
                    ExprKind::Load(super::hir::Place::Static(variable)),
                );
                self.dynamic_call(receiver, name, args, at)
            }
        }
    }

    /// A call of a method that only the run may find.
    fn dynamic_call(
        &mut self,
        receiver: Expr,
        name: &str,
        args: Vec<Argument<'a>>,
        at: Span,
    ) -> Expr {
        let args = self.plain_arguments(args);
        let key = self.member_key(&format!("{name}/{}", args.len()));
        let target = Target::Virtual(Box::new(receiver), key, None);
        self.expr(Ty::Dynamic, at, ExprKind::Call(target, args))
    }

    /// A call without a receiver: of a method of a class around, or one imported.
    fn simple_call(
        &mut self,
        name: &str,
        args: Vec<Argument<'a>>,
        expected: Option<&Ty>,
        explicit: &[Ty],
        at: Span,
    ) -> Expr {
        let mut around = self.cx.class;
        while let Some(class) = around {
            let vars: Vec<Ty> = {
                self.world.head(class);
                let info = self.world.class(class);
                info.vars.iter().map(|var| Ty::Var(*var)).collect()
            };
            let candidates = self.world.methods(&Ty::Class(class, vars.into()), name);
            if !candidates.is_empty() {
                let resolved = self.resolve_call(&candidates, args.clone(), expected, explicit, at);
                if let Some(resolved) = &resolved {
                    self.expect_in_call(resolved.method, &args, candidates.len());
                }
                return match resolved {
                    Some(resolved) if self.world.method(resolved.method).is_static => {
                        self.finish_call(None, resolved, at)
                    }
                    Some(resolved) => match self.enclosing(class) {
                        Some(receiver) => self.finish_call(Some(receiver), resolved, at),
                        None => {
                            let words = self.method_words(resolved.method);
                            self.not_static(&format!("method {words}"), at);
                            self.unsupported("method_invocation", at)
                        }
                    },
                    None => {
                        self.inapplicable(&candidates, &args, at);
                        self.unknown_call(name, args, at)
                    }
                };
            }
            around = self.world.class(class).outer;
        }
        let file = self.world.file(self.cx.file);
        let mut owners: Vec<String> = file
            .static_imports
            .iter()
            .filter(|(_, member)| *member == name)
            .map(|(class, _)| class.clone())
            .collect();
        owners.extend(file.static_on_demand.iter().cloned());
        for owner in owners {
            if let Some(class) = self.imported_class(&owner)
                && !self.world.methods(&Ty::class(class), name).is_empty()
            {
                return self.static_call(class, name, args, expected, explicit, at);
            }
        }
        self.missing_method(None, None, name, &args, at);
        self.unknown_call(name, args, at)
    }

    fn unknown_call(&mut self, name: &str, args: Vec<Argument<'a>>, at: Span) -> Expr {
        let callee = self.unknown(name, at);
        let args = self.plain_arguments(args);
        let target = Target::Value(Box::new(callee));
        self.expr(Ty::Dynamic, at, ExprKind::Call(target, args))
    }

    fn super_call(
        &mut self,
        object: Node<'a>,
        name: &str,
        args: Vec<Argument<'a>>,
        expected: Option<&Ty>,
        explicit: &[Ty],
        at: Span,
    ) -> Expr {
        let this = Expr {
            at,
            ..self.this_expr()
        };
        let parents = match (object.kind(), self.cx.class) {
            ("super", Some(class)) => {
                let supers = self.world.supers(class);
                match self.world.class(class).superclass.clone() {
                    Some(parent) => vec![parent],
                    None => supers,
                }
            }
            // `Interface.super.m()`.
            (_, Some(class)) => match self.meaning(object) {
                Meaning::Class(interface) => self
                    .world
                    .as_super(&Ty::class(class), interface)
                    .into_iter()
                    .collect(),
                _ => Vec::new(),
            },
            _ => Vec::new(),
        };
        if let [parent] = &parents[..]
            && self.world.methods(parent, name).is_empty()
        {
            let of = Expr {
                ty: parent.clone(),
                ..this.clone()
            };
            self.missing_method(Some(&of), None, name, &args, at);
        }
        for parent in parents {
            let candidates = self.world.methods(&parent, name);
            if candidates.is_empty() {
                continue;
            }
            if let Some(resolved) =
                self.resolve_call(&candidates, args.clone(), expected, explicit, at)
            {
                let info = self.world.method(resolved.method);
                if info.is_static || info.is_private {
                    return self.finish_call(Some(this), resolved, at);
                }
                let key = info.key.clone();
                let key = self.member_key(&key);
                self.note_type(&Ty::class(resolved.method.class));
                let target = Target::Exact(resolved.method.class, Box::new(this), key);
                return self.expr(resolved.ret, at, ExprKind::Call(target, resolved.args));
            }
        }
        self.unknown_call(name, args, at)
    }

    /// The call of a method that is known.
    pub fn finish_call(&mut self, receiver: Option<Expr>, resolved: Resolved, at: Span) -> Expr {
        let Resolved {
            method,
            mut args,
            ret,
        } = resolved;
        let info = self.world.method(method).clone();
        let class_is_final = self.world.class(method.class).is_final;
        if let Some(intrinsic) = info.intrinsic
            && (info.is_static || info.is_private || class_is_final)
        {
            if !info.is_static
                && let Some(receiver) = receiver
            {
                args.insert(0, receiver);
            }
            // Where intrinsics are called, the class need not be there.
            return self.expr(
                ret,
                at,
                ExprKind::Call(Target::Intrinsic(intrinsic, Some(method)), args),
            );
        }
        let target = if info.is_static {
            Target::Global(self.global(method.class, &info.key), Some(method))
        } else if info.is_private {
            args.insert(0, receiver.unwrap_or_else(|| self.this_expr()));
            Target::Global(self.global(method.class, &info.key), Some(method))
        } else {
            let key = self.member_key(&info.key);
            let receiver = receiver.unwrap_or_else(|| self.this_expr());
            Target::Virtual(Box::new(receiver), key, Some(method))
        };
        self.expr(ret, at, ExprKind::Call(target, args))
    }
}
