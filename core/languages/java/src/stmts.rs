//! Statements.

use super::checker::Checker;
use super::declare::{arrays, class_kind, dimensions_of, has_modifier};
use super::hir::{Catch, Constant, Expr, ExprKind, Place, Stmt, StmtKind};
use super::ty::Ty;
use ir::{BinOp, Span, Symbol};
use syntax::Node;

/// How long a chain of `else if` may be.
const MAX_ARMS: usize = 1500;

/// Whether control never goes on behind a statement.
pub(super) fn ends(stmts: &[Stmt]) -> bool {
    match stmts.last().map(|stmt| &stmt.kind) {
        Some(
            StmtKind::Return(_)
            | StmtKind::Throw(_)
            | StmtKind::Break(_)
            | StmtKind::Continue(_)
            | StmtKind::Yield(_),
        ) => true,
        Some(StmtKind::Block(inner)) => ends(inner),
        Some(StmtKind::If(_, then, otherwise)) => ends(then) && ends(otherwise),
        _ => false,
    }
}

impl<'a> Checker<'a> {
    /// The statements of a block, in a scope of their own.
    pub fn block(&mut self, node: Node<'a>) -> Vec<Stmt> {
        let (mark, types) = (self.locals.len(), self.sight.classes.len());
        let mut out = Vec::new();
        for child in node.named_children() {
            self.statement_into(child, &mut out);
        }
        self.locals.truncate(mark);
        self.sight.classes.truncate(types);
        out
    }

    /// A statement in a scope of its own.
    fn scoped(&mut self, node: Option<Node<'a>>) -> Vec<Stmt> {
        let (mark, types) = (self.locals.len(), self.sight.classes.len());
        let mut out = Vec::new();
        if let Some(node) = node {
            if node.kind() == "block" {
                return self.block(node);
            }
            self.statement_into(node, &mut out);
        }
        self.locals.truncate(mark);
        self.sight.classes.truncate(types);
        out
    }

    /// Checks a statement; what it declares stays in sight.
    pub fn statement_into(&mut self, node: Node<'a>, out: &mut Vec<Stmt>) {
        let at = self.at(node);
        if !self.may_enter() {
            out.push(Stmt {
                at,
                kind: StmtKind::Unsupported("nesting".to_owned()),
            });
            return;
        }
        self.depth += 1;
        self.at_hand();
        self.b.forget(at);
        self.statement_inside(node, at, out);
        self.depth -= 1;
    }

    fn statement_inside(&mut self, node: Node<'a>, at: Span, out: &mut Vec<Stmt>) {
        let push = |out: &mut Vec<Stmt>, kind| out.push(Stmt { at, kind });
        match node.kind() {
            "block" => {
                let inner = self.block(node);
                push(out, StmtKind::Block(inner));
            }
            "local_variable_declaration" => self.declaration(node, out),
            "expression_statement" => {
                if let Some(expr) = node.named_children().next() {
                    let expr = self.check(expr, None);
                    push(out, StmtKind::Expr(expr));
                }
            }
            "if_statement" => self.if_statement(node, out),
            "while_statement" => {
                let mark = self.locals.len();
                let Some(condition) = node.child_by_field("condition") else {
                    return;
                };
                let asked = condition;
                let condition = self.condition(condition);
                let mut body = Vec::new();
                self.glance(asked, &mut body);
                body.extend(self.scoped(node.child_by_field("body")));
                self.locals.truncate(mark);
                push(out, StmtKind::While(condition, body));
            }
            "do_statement" => {
                let body = self.scoped(node.child_by_field("body"));
                let Some(condition) = node.child_by_field("condition") else {
                    return;
                };
                let condition = self.condition(condition);
                push(out, StmtKind::DoWhile(body, condition));
            }
            "for_statement" => self.for_statement(node, at, out),
            "enhanced_for_statement" => self.for_each(node, at, out),
            "labeled_statement" => {
                let mut parts = node.named_children();
                if let (Some(label), Some(body)) = (parts.next(), parts.next()) {
                    let label = self.text(label).to_owned();
                    let mut inner = Vec::new();
                    self.statement_into(body, &mut inner);
                    // An enhanced `for` comes with declarations; the label is the loop's.
                    if let Some(last) = inner.pop() {
                        out.extend(inner);
                        push(out, StmtKind::Labeled(label, Box::new(last)));
                    }
                }
            }
            "break_statement" => {
                let label = node.named_children().next();
                push(
                    out,
                    StmtKind::Break(label.map(|label| self.text(label).to_owned())),
                );
            }
            "continue_statement" => {
                let label = node.named_children().next();
                push(
                    out,
                    StmtKind::Continue(label.map(|label| self.text(label).to_owned())),
                );
            }
            "yield_statement" => {
                if let Some(value) = node.named_children().next() {
                    let stmt = self.yielded(value, at);
                    out.push(stmt);
                }
            }
            "return_statement" => {
                let value = node.named_children().next().map(|value| {
                    let ret = self.cx.ret.clone();
                    let want = (ret != Ty::Void && ret != Ty::Dynamic).then_some(&ret);
                    let value = self.check(value, want);
                    if self.cx.is_lambda {
                        self.cx.returns.push(value.ty.clone());
                    } else if ret != Ty::Void {
                        self.expect(&value, &ret);
                    } else if !self.cx.signature.is_empty() {
                        self.complain(value.at, "incompatible types: unexpected return value");
                    }
                    self.assign_to(value, &ret)
                });
                if value.is_none() && !self.cx.is_lambda && self.cx.ret != Ty::Void {
                    self.complain(at, "incompatible types: missing return value");
                }
                push(out, StmtKind::Return(value));
            }
            "throw_statement" => {
                if let Some(value) = node.named_children().next() {
                    let value = self.check(value, None);
                    let throwable = self.world.core_ty("Throwable");
                    self.expect(&value, &throwable);
                    push(out, StmtKind::Throw(value));
                }
            }
            "try_statement" | "try_with_resources_statement" => self.try_statement(node, at, out),
            "switch_expression" => match self.switch(node, false) {
                Some(switch) => push(out, StmtKind::Switch(switch)),
                None => push(out, StmtKind::Unsupported("switch_expression".to_owned())),
            },
            "synchronized_statement" => {
                let lock = node
                    .named_children()
                    .find(|child| child.kind() == "parenthesized_expression");
                let lock = lock.map(|lock| self.check(lock, None));
                let lock = lock.map(|lock| self.present(lock, "enter synchronized block"));
                let body = self.scoped(node.child_by_field("body"));
                match lock {
                    Some(lock) => self.locked(lock, body, at, out),
                    None => push(out, StmtKind::Block(body)),
                }
            }
            // Assertions are off, as they are where nobody asks for them.
            "assert_statement" => push(out, StmtKind::Nothing),
            "ERROR" | ";" | "import_declaration" | "package_declaration" => {}
            "method_declaration" => {}
            "constructor_declaration" | "explicit_constructor_invocation" => {
                push(out, StmtKind::Unsupported(node.kind().to_owned()));
            }
            kind if class_kind(node).is_some() => {
                let _ = kind;
                self.local_class(node);
            }
            kind => push(out, StmtKind::Unsupported(kind.to_owned())),
        }
    }

    /// An `if` with all that follows as `else if`: such chains are long, not deep.
    fn if_statement(&mut self, node: Node<'a>, out: &mut Vec<Stmt>) {
        let mark = self.locals.len();
        let mut arms: Vec<(Span, Expr, Vec<Stmt>)> = Vec::new();
        let mut next = Some(node);
        let mut stays = mark;
        let mut last = None;
        while let Some(node) = next.take() {
            let at = self.at(node);
            let Some(condition) = node.child_by_field("condition") else {
                break;
            };
            let condition = self.condition(condition);
            let bound = self.locals.len();
            let then = self.scoped(node.child_by_field("consequence"));
            // What a pattern binds stays in sight where the statement is left otherwise.
            if arms.is_empty() && ends(&then) {
                stays = bound;
            }
            arms.push((at, condition, then));
            last = node.child_by_field("alternative");
            if let Some(other) = last
                && other.kind() == "if_statement"
                && arms.len() < MAX_ARMS
            {
                next = last.take();
            }
        }
        let mut otherwise = self.scoped(last);
        self.locals.truncate(stays);
        for (at, condition, then) in arms.into_iter().rev() {
            let kind = StmtKind::If(condition, then, otherwise);
            otherwise = vec![Stmt { at, kind }];
        }
        out.append(&mut otherwise);
    }

    // --- variables

    fn declaration(&mut self, node: Node<'a>, out: &mut Vec<Stmt>) {
        let Some(ty_node) = node.child_by_field("type") else {
            return;
        };
        let is_var = self.text(ty_node) == "var";
        let base = if is_var {
            Ty::Dynamic
        } else {
            self.resolve(ty_node)
        };
        let is_final = has_modifier(node, "final");
        let is_exact = self.is_exact_type(ty_node);
        for declarator in node.children_by_field("declarator") {
            let at = self.at(declarator);
            let Some(name) = declarator.child_by_field("name") else {
                continue;
            };
            let mut ty = arrays(
                base.clone(),
                dimensions_of(declarator.child_by_field("dimensions")),
            );
            let text = self.text(name);
            let value = declarator.child_by_field("value");
            // A lambda may name the variable that it goes into only where that is a field.
            let value = value.map(|node| {
                let want = (!is_var).then_some(&ty);
                let value = self.check(node, want);
                if is_var {
                    self.as_itself(value)
                } else {
                    self.expect(&value, &ty);
                    if is_exact {
                        self.expect_arguments(node, &value, &ty);
                    }
                    self.assign_to(value, &ty)
                }
            });
            if is_var {
                let says_nothing = match value.as_ref().map(|value| (&value.kind, &value.ty)) {
                    None | Some((_, Ty::Null)) => true,
                    Some((ExprKind::Lambda(_), Ty::Dynamic)) => true,
                    Some(_) => false,
                };
                if says_nothing {
                    let name_at = self.at(name);
                    self.complain(
                        name_at,
                        format!("cannot infer type for local variable {text}"),
                    );
                }
            }
            if is_var && let Some(value) = &value {
                ty = match &value.ty {
                    Ty::Null => Ty::Dynamic,
                    known => known.clone(),
                };
            }
            let is_constant_type = ty.prim().is_some() || self.world.is_string(&ty);
            let name_at = self.at(name);
            self.redeclared(text, name_at);
            let symbol = self.declare(text, ty.clone());
            if let Some(local) = self.locals.last_mut() {
                local.is_final = is_final;
                local.has_value = value.is_some();
                local.is_exact = is_exact;
                local.declared_at = name_at;
            }
            if is_final && value.is_none() {
                self.blank_finals.insert((symbol, at));
            }
            if is_final
                && is_constant_type
                && let Some(ExprKind::Const(constant)) = value.as_ref().map(|value| &value.kind)
                && *constant != Constant::Null
                && let Some(local) = self.locals.last_mut()
            {
                local.constant = Some(constant.clone());
            }
            out.push(typed(symbol, ty, at));
            out.push(Stmt {
                at,
                kind: StmtKind::Declare(symbol, value),
            });
        }
    }

    pub fn local_expr(&self, symbol: Symbol, ty: Ty, at: Span) -> Expr {
        self.expr(ty, at, ExprKind::Load(Place::Local(symbol)))
    }

    // --- loops

    fn for_statement(&mut self, node: Node<'a>, at: Span, out: &mut Vec<Stmt>) {
        let mark = self.locals.len();
        let mut init = Vec::new();
        for part in node.children_by_field("init") {
            if part.kind() == "local_variable_declaration" {
                self.declaration(part, &mut init);
            } else {
                let expr = self.check(part, None);
                init.push(Stmt {
                    at: expr.at,
                    kind: StmtKind::Expr(expr),
                });
            }
        }
        let condition = node
            .child_by_field("condition")
            .map(|condition| self.condition(condition));
        let mut update = Vec::new();
        for part in node.children_by_field("update") {
            let expr = self.check(part, None);
            update.push(Stmt {
                at: expr.at,
                kind: StmtKind::Expr(expr),
            });
        }
        let body = self.scoped(node.child_by_field("body"));
        self.locals.truncate(mark);
        out.push(Stmt {
            at,
            kind: StmtKind::For(init, condition, update, body),
        });
    }

    fn for_each(&mut self, node: Node<'a>, at: Span, out: &mut Vec<Stmt>) {
        let (Some(ty), Some(name), Some(value)) = (
            node.child_by_field("type"),
            node.child_by_field("name"),
            node.child_by_field("value"),
        ) else {
            return;
        };
        let mark = self.locals.len();
        let iterable = self.check(value, None);
        let iterable_at = iterable.at;
        let element = match &iterable.ty {
            Ty::Array(element) => Some((**element).clone()),
            Ty::Dynamic => None,
            ty => {
                let class = self.world.core("Iterable");
                let ty = ty.clone();
                class
                    .and_then(|class| self.world.as_super(&ty, class))
                    .map(|ty| ty.args().first().cloned().unwrap_or(Ty::Dynamic))
            }
        };
        let declared = match self.text(ty) {
            "var" => element.clone().unwrap_or(Ty::Dynamic),
            _ => {
                let ty = self.resolve(ty);
                arrays(ty, dimensions_of(node.child_by_field("dimensions")))
            }
        };
        let name_at = self.at(name);
        let text = self.text(name);
        self.redeclared(text, name_at);
        if element.is_none() && matches!(iterable.ty, Ty::Class(..) | Ty::Prim(_)) {
            self.not_iterable(&iterable);
        }
        let kind = match (element, &iterable.ty) {
            (Some(element), Ty::Array(_)) => {
                let hidden = [self.hidden("array"), self.hidden("index")];
                // The array, its length and the index.
                let slot = self.next_slot();
                self.slots.insert(hidden[0], slot);
                self.slots.insert(hidden[1], slot + 2);
                self.cx.hidden_slots += 3;
                let array = self.local_expr(hidden[0], iterable.ty.clone(), name_at);
                let index = self.local_expr(hidden[1], Ty::INT, name_at);
                let load = self.expr(
                    element,
                    name_at,
                    ExprKind::Load(Place::Element(
                        Box::new(array.clone()),
                        Box::new(index.clone()),
                    )),
                );
                self.expect(&load, &declared);
                let load = self.assign_to(load, &declared);
                let length = self.expr(Ty::INT, iterable_at, ExprKind::Length(Box::new(array)));
                let condition = self.expr(
                    Ty::BOOLEAN,
                    iterable_at,
                    ExprKind::Bin(BinOp::Lt, Box::new(index.clone()), Box::new(length)),
                );
                let one = self.int(1, iterable_at);
                let next = self.expr(
                    Ty::INT,
                    iterable_at,
                    ExprKind::Bin(BinOp::Add, Box::new(index), Box::new(one)),
                );
                let step = self.expr(
                    Ty::INT,
                    iterable_at,
                    ExprKind::Assign(Place::Local(hidden[1]), Box::new(next)),
                );
                let zero = self.int(0, iterable_at);
                let init = vec![
                    declare(hidden[0], iterable, iterable_at),
                    declare(hidden[1], zero, iterable_at),
                ];
                let symbol = self.declare(text, declared.clone());
                let mut body = vec![
                    typed(symbol, declared, name_at),
                    declare(symbol, load, name_at),
                ];
                body.extend(self.scoped(node.child_by_field("body")));
                self.cx.hidden_slots -= 3;
                let update = vec![Stmt {
                    at: iterable_at,
                    kind: StmtKind::Expr(step),
                }];
                StmtKind::For(init, Some(condition), update, body)
            }
            (Some(element), _) => {
                let cursor = self.hidden("iterator");
                let iterator =
                    self.method_call(iterable, "iterator", Vec::new(), None, &[], iterable_at);
                let iterator_ty = match iterator.ty.class_id() {
                    Some(id) => Ty::Class(id, [element].into()),
                    None => Ty::Dynamic,
                };
                let local = self.local_expr(cursor, iterator_ty, iterable_at);
                let condition =
                    self.method_call(local.clone(), "hasNext", Vec::new(), None, &[], iterable_at);
                let next = self.method_call(local, "next", Vec::new(), None, &[], iterable_at);
                self.expect(&next, &declared);
                let next = self.assign_to(next, &declared);
                let init = vec![declare(cursor, iterator, iterable_at)];
                let symbol = self.declare(text, declared.clone());
                let mut body = vec![
                    typed(symbol, declared, name_at),
                    declare(symbol, next, name_at),
                ];
                self.cx.hidden_slots += 1;
                body.extend(self.scoped(node.child_by_field("body")));
                self.cx.hidden_slots -= 1;
                StmtKind::For(init, Some(condition), Vec::new(), body)
            }
            (None, _) => {
                let symbol = self.declare(text, declared);
                let body = self.scoped(node.child_by_field("body"));
                StmtKind::ForEach(symbol, iterable, body)
            }
        };
        self.locals.truncate(mark);
        out.push(Stmt { at, kind });
    }

    // --- exceptions

    fn try_statement(&mut self, node: Node<'a>, at: Span, out: &mut Vec<Stmt>) {
        let mark = self.locals.len();
        let body = match node.child_by_field("resources") {
            Some(resources) => {
                let list: Vec<Node<'a>> = resources
                    .named_children()
                    .filter(|child| child.kind() == "resource")
                    .collect();
                self.with_resources(&list, node, at)
            }
            None => self.scoped(node.child_by_field("body")),
        };
        self.locals.truncate(mark);
        let mut catches = Vec::new();
        for clause in node
            .named_children()
            .filter(|child| child.kind() == "catch_clause")
        {
            catches.extend(self.catch_clause(clause));
        }
        let finally = node
            .child_by_kind("finally_clause")
            .map(|clause| self.scoped(clause.child_by_kind("block")));
        let kind = if catches.is_empty() && finally.is_none() {
            StmtKind::Block(body)
        } else {
            StmtKind::Try {
                body,
                catches,
                finally,
            }
        };
        out.push(Stmt { at, kind });
    }

    fn catch_clause(&mut self, clause: Node<'a>) -> Option<Catch> {
        let at = self.at(clause);
        let parameter = clause.child_by_kind("catch_formal_parameter")?;
        let types: Vec<Ty> = parameter
            .child_by_kind("catch_type")
            .into_iter()
            .flat_map(Node::named_children)
            .map(|ty| {
                let ty = self.resolve(ty);
                self.note_type(&ty);
                ty
            })
            .collect();
        let mark = self.locals.len();
        let name = parameter
            .child_by_field("name")
            .map_or("", |name| self.text(name));
        let mut common = Ty::Null;
        for ty in &types {
            common = self.lub(&common, ty);
        }
        let name_at = self.at(clause);
        self.redeclared(name, name_at);
        let name = self.declare(name, common);
        let body = self.scoped(clause.child_by_field("body"));
        self.locals.truncate(mark);
        Some(Catch {
            types,
            name,
            body,
            at,
        })
    }

    /// Each resource is closed on every way out of what is inside of it; what closing throws is suppressed by
    /// what was thrown before.
    fn with_resources(&mut self, resources: &[Node<'a>], node: Node<'a>, at: Span) -> Vec<Stmt> {
        let Some((first, rest)) = resources.split_first() else {
            return self.scoped(node.child_by_field("body"));
        };
        let resource_at = self.at(*first);
        let mut out = Vec::new();
        let resource = match first.child_by_field("value") {
            Some(value) => {
                let ty_node = first.child_by_field("type");
                let declared = ty_node
                    .filter(|ty| self.text(*ty) != "var")
                    .map(|ty| self.resolve(ty));
                let value = self.check(value, declared.as_ref());
                let ty = declared.unwrap_or_else(|| value.ty.clone());
                let name = first
                    .child_by_field("name")
                    .map_or("", |name| self.text(name));
                let symbol = self.declare(name, ty.clone());
                out.push(typed(symbol, ty.clone(), resource_at));
                out.push(declare(symbol, value, resource_at));
                self.local_expr(symbol, ty, resource_at)
            }
            None => {
                let Some(name) = first.named_children().last() else {
                    return self.with_resources(rest, node, at);
                };
                self.check(name, None)
            }
        };
        let throwable = self.world.core_ty("Throwable");
        self.note_type(&throwable);
        let (primary, caught, second) = (
            self.hidden("primary"),
            self.hidden("caught"),
            self.hidden("suppressed"),
        );
        let null = self.expr(Ty::Null, resource_at, ExprKind::Const(Constant::Null));
        out.push(declare(primary, null.clone(), resource_at));
        let body = self.with_resources(rest, node, at);
        let local = |this: &Self, symbol| this.local_expr(symbol, throwable.clone(), resource_at);
        let statement = |expr: Expr| Stmt {
            at: resource_at,
            kind: StmtKind::Expr(expr),
        };
        let note = self.expr(
            throwable.clone(),
            resource_at,
            ExprKind::Assign(Place::Local(primary), Box::new(local(self, caught))),
        );
        let again = Stmt {
            at: resource_at,
            kind: StmtKind::Throw(local(self, caught)),
        };
        let catch = Catch {
            types: vec![throwable.clone()],
            name: caught,
            body: vec![statement(note), again],
            at: resource_at,
        };
        let close = self.method_call(
            resource.clone(),
            "close",
            Vec::new(),
            None,
            &[],
            resource_at,
        );
        let suppressed = local(self, second);
        let primary_expr = local(self, primary);
        let suppress = self.method_call(
            primary_expr.clone(),
            "addSuppressed",
            vec![super::calls::Argument::Given(suppressed)],
            None,
            &[],
            resource_at,
        );
        let quiet = Stmt {
            at: resource_at,
            kind: StmtKind::Try {
                body: vec![statement(close.clone())],
                catches: vec![Catch {
                    types: vec![throwable],
                    name: second,
                    body: vec![statement(suppress)],
                    at: resource_at,
                }],
                finally: None,
            },
        };
        let is_not_null = |this: &Self, expr: Expr| {
            this.expr(
                Ty::BOOLEAN,
                resource_at,
                ExprKind::Bin(BinOp::IsNot, Box::new(expr), Box::new(null.clone())),
            )
        };
        let closing = Stmt {
            at: resource_at,
            kind: StmtKind::If(
                is_not_null(self, primary_expr),
                vec![quiet],
                vec![statement(close)],
            ),
        };
        let finally = vec![Stmt {
            at: resource_at,
            kind: StmtKind::If(is_not_null(self, resource), vec![closing], Vec::new()),
        }];
        out.push(Stmt {
            at,
            kind: StmtKind::Try {
                body,
                catches: vec![catch],
                finally: Some(finally),
            },
        });
        out
    }
}

fn typed(symbol: Symbol, ty: Ty, at: Span) -> Stmt {
    Stmt {
        at,
        kind: StmtKind::Typed(symbol, ty),
    }
}

pub(super) fn declare(symbol: Symbol, value: Expr, at: Span) -> Stmt {
    Stmt {
        at,
        kind: StmtKind::Declare(symbol, Some(value)),
    }
}
