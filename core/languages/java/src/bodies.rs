//! Methods and constructors: their bodies, and how a constructor begins.

use super::checker::Checker;
use super::class_diagnostics::first_line;
use super::classes::{Chain, CheckedMethod};
use super::hir::{Expr, ExprKind, Place, Stmt, StmtKind, Target};
use super::ty::{ClassId, Ty};
use super::world::{ClassKind, MethodId};
use ir::Symbol;
use syntax::Node;

impl<'a> Checker<'a> {
    pub fn check_method(&mut self, id: MethodId) {
        if !self.done.insert((id.class, id.index, id.is_constructor)) {
            return;
        }
        let info = self.world.method(id).clone();
        if info.is_abstract && info.node.is_some() {
            return;
        }
        let class_sight = self.world.class(id.class).sight.clone();
        let mut sight = class_sight;
        sight.vars.extend(
            info.vars
                .iter()
                .map(|var| (self.world.vars[var.0 as usize].name, *var)),
        );
        let name = if id.is_constructor { "new" } else { info.name };
        let is_static = info.is_static;
        let checked = self.inside(id.class, is_static, name, sight, |this| {
            this.cx.ret = info.ret.clone();
            this.cx.signature = match info.node {
                Some(_) if id.is_constructor => {
                    let words = this.method_words(id);
                    let class = this.class_words(id.class);
                    format!("constructor {}", words.replace("<init>", &class))
                }
                Some(_) => format!("method {}", this.method_words(id)),
                None => String::new(),
            };
            let params: Vec<Symbol> = info
                .names
                .iter()
                .zip(&info.params)
                .map(|(name, ty)| this.declare(name, ty.clone()))
                .collect();
            this.note_parameters(info.node);
            let (chain, body) = match (info.node, id.is_constructor) {
                (Some(node), true) => this.constructor_body(id, node),
                (Some(node), false) => {
                    let mut body = Vec::new();
                    if let Some(block) = node.child_by_field("body") {
                        body = this.block(block);
                        body = this.locked_body(id, node, body);
                    }
                    (Chain::None, body)
                }
                (None, is_constructor) => {
                    let chain = match is_constructor {
                        true => {
                            let node = this.world.class(id.class).node;
                            let at = first_line(this.at(node));
                            Chain::Super(this.implicit_super(id.class, at))
                        }
                        false => Chain::None,
                    };
                    let body = this.implicit_body(id, &params);
                    (chain, body)
                }
            };
            CheckedMethod {
                method: id,
                params,
                chain,
                body,
            }
        });
        if id.is_constructor {
            self.check_instance_init(id.class);
        }
        self.checked
            .entry(id.class)
            .or_default()
            .methods
            .push(checked);
    }

    fn constructor_body(&mut self, id: MethodId, node: Node<'a>) -> (Chain, Vec<Stmt>) {
        let mut statements = Vec::new();
        let mut chain = None;
        let mark = self.locals.len();
        let types = self.sight.classes.len();
        let is_compact = node.kind() == "compact_constructor_declaration";
        for child in node
            .child_by_field("body")
            .into_iter()
            .flat_map(Node::named_children)
        {
            if child.kind() == "explicit_constructor_invocation" {
                chain = Some(self.explicit_constructor(id.class, child));
            } else {
                self.statement_into(child, &mut statements);
            }
        }
        let body_at = self.at(node.child_by_field("body").unwrap_or(node));
        let chain = chain
            .unwrap_or_else(|| Chain::Super(self.implicit_super(id.class, first_line(body_at))));
        if is_compact {
            // The parameters, as the body left them, become the components.
            let at = self.at(node);
            let names = self.world.method(id).names.clone();
            for name in names {
                self.set_component(id.class, name, at, &mut statements);
            }
        }
        self.locals.truncate(mark);
        self.sight.classes.truncate(types);
        (chain, statements)
    }

    pub fn set_component(&mut self, class: ClassId, name: &str, at: ir::Span, out: &mut Vec<Stmt>) {
        let Some(value) = self.local(name) else {
            return;
        };
        let this = self.this_expr();
        if let Some((_, _, ty)) = self.world.field(&Ty::class(class), name) {
            let symbol = self.intern(name);
            let place = Place::Field(Box::new(this), symbol);
            let value = Expr { at, ..value };
            let assign = self.expr(ty, at, ExprKind::Assign(place, Box::new(value)));
            out.push(Stmt {
                at,
                kind: StmtKind::Expr(assign),
            });
        }
    }

    /// `this(…)` or `super(…)`.
    fn explicit_constructor(&mut self, class: ClassId, node: Node<'a>) -> Chain {
        let at = self.at(node);
        let is_this = node
            .child_by_field("constructor")
            .is_some_and(|constructor| constructor.kind() == "this");
        let args = self.arguments(node.child_by_field("arguments"));
        let target = if is_this {
            Some(self.this_expr().ty)
        } else {
            self.world.class(class).superclass.clone()
        };
        let call = target
            .clone()
            .and_then(|ty| self.constructor_call(&ty, args, at));
        let call = match (node.child_by_field("object"), target) {
            (Some(outer), Some(parent)) => self.with_outer(outer, &parent, call, at),
            _ => call,
        };
        match (is_this, call) {
            (true, Some(call)) => Chain::This(call),
            (_, call) => Chain::Super(call),
        }
    }

    /// `outer.super(…)`: the instance around the superclass's part is set first.
    fn with_outer(
        &mut self,
        outer: Node<'a>,
        parent: &Ty,
        call: Option<Expr>,
        at: ir::Span,
    ) -> Option<Expr> {
        let value = self.check(outer, None);
        let member = self.outer_member(parent.class_id()?);
        let place = Place::Field(Box::new(self.this_expr()), member);
        let set = self.expr(
            value.ty.clone(),
            at,
            ExprKind::Assign(place, Box::new(value)),
        );
        Some(match call {
            Some(call) => {
                let kind = ExprKind::Let(self.hidden("outer"), Box::new(set), Box::new(call));
                self.expr(Ty::Void, at, kind)
            }
            None => set,
        })
    }

    fn implicit_super(&mut self, class: ClassId, at: ir::Span) -> Option<Expr> {
        let parent = self.world.class(class).superclass.clone()?;
        if self.world.is_named(&parent, "java.lang.Object")
            || matches!(
                self.world.class(class).kind,
                ClassKind::Enum | ClassKind::Record
            )
        {
            return None;
        }
        self.constructor_call(&parent, Vec::new(), at)
    }

    /// A call of a class's constructor on the object at hand.
    fn constructor_call(
        &mut self,
        ty: &Ty,
        args: Vec<super::calls::Argument<'a>>,
        at: ir::Span,
    ) -> Option<Expr> {
        let class = ty.class_id()?;
        self.world.complete(class);
        let bindings = self.world.bindings_of(ty);
        let candidates: Vec<_> = (0..self.world.class(class).constructors.len())
            .map(|index| {
                let method = MethodId {
                    class,
                    index,
                    is_constructor: true,
                };
                (method, bindings.clone())
            })
            .collect();
        let Some(resolved) = self.resolve_call(&candidates, args.clone(), None, &[], at) else {
            self.inapplicable(&candidates, &args, at);
            return None;
        };
        let key = self.world.method(resolved.method).key.clone();
        let symbol = self.global(class, &key);
        let mut args = resolved.args;
        args.insert(0, self.this_expr());
        let kind = ExprKind::Call(Target::Global(symbol, None), args);
        Some(self.expr(Ty::Void, at, kind))
    }
}
