//! Members that nobody wrote: those of records and enumerations.

use super::checker::Checker;
use super::hir::{Constant, Expr, ExprKind, Place, Stmt, StmtKind, Target};
use super::ty::{Prim, Ty};
use super::world::{Implicit, MethodId};
use ir::{BinOp, Symbol};

impl<'a> Checker<'a> {
    pub fn implicit_body(&mut self, id: MethodId, params: &[Symbol]) -> Vec<Stmt> {
        let info = self.world.method(id).clone();
        let node = self.world.class(id.class).node;
        let at = self.at(node);
        let statement = |expr: Expr| Stmt {
            at,
            kind: StmtKind::Return(Some(expr)),
        };
        let class_ty = Ty::class(id.class);
        let components: Vec<(String, Ty)> = self
            .world
            .class(id.class)
            .fields
            .iter()
            .filter(|field| !field.is_static)
            .map(|field| (field.name.to_owned(), field.ty.clone()))
            .collect();
        let component = |this: &mut Self, object: Expr, name: &str, ty: &Ty| {
            let symbol = this.intern(name);
            let place = Place::Field(Box::new(object), symbol);
            this.expr(ty.clone(), at, ExprKind::Load(place))
        };
        match info.implicit {
            Implicit::Canonical => {
                let mut out = Vec::new();
                for name in &info.names {
                    self.set_component(id.class, name, at, &mut out);
                }
                out
            }
            Implicit::Accessor => {
                let this = self.this_expr();
                let value = component(self, this, info.name, &info.ret);
                vec![statement(value)]
            }
            Implicit::RecordText => {
                let name = self.world.class(id.class).name.clone();
                let string = self.world.string();
                let text = |this: &Self, text: String| {
                    this.expr(string.clone(), at, ExprKind::Const(Constant::Text(text)))
                };
                let mut parts = vec![text(self, format!("{name}["))];
                for (index, (name, ty)) in components.iter().enumerate() {
                    let lead = if index == 0 { "" } else { ", " };
                    parts.push(text(self, format!("{lead}{name}=")));
                    let this = self.this_expr();
                    parts.push(component(self, this, name, ty));
                }
                parts.push(text(self, "]".to_owned()));
                let value = self.expr(string.clone(), at, ExprKind::Concat(parts));
                self.want_member("toString/0");
                vec![statement(value)]
            }
            Implicit::RecordHash => {
                let mut hash = self.int(0, at);
                for (name, ty) in &components {
                    let this = self.this_expr();
                    let value = component(self, this, name, ty);
                    let own = self.hash_of(value, at);
                    let factor = self.int(31, at);
                    let scaled = self.expr(
                        Ty::INT,
                        at,
                        ExprKind::Bin(BinOp::Mul, Box::new(hash), Box::new(factor)),
                    );
                    hash = self.expr(
                        Ty::INT,
                        at,
                        ExprKind::Bin(BinOp::Add, Box::new(scaled), Box::new(own)),
                    );
                }
                vec![statement(hash)]
            }
            Implicit::RecordEquals => {
                let other = self.local_expr(params[0], Ty::Dynamic, at);
                let pattern = super::hir::Pattern::Type(class_ty.clone(), None);
                let mut all = self.expr(
                    Ty::BOOLEAN,
                    at,
                    ExprKind::InstanceOf(Box::new(other.clone()), Box::new(pattern)),
                );
                for (name, ty) in &components {
                    let this = self.this_expr();
                    let mine = component(self, this, name, ty);
                    let object = Expr {
                        ty: class_ty.clone(),
                        ..other.clone()
                    };
                    let theirs = component(self, object, name, ty);
                    let same = self.equal_to(mine, theirs, at);
                    all = self.expr(
                        Ty::BOOLEAN,
                        at,
                        ExprKind::And(Box::new(all), Box::new(same)),
                    );
                }
                vec![statement(all)]
            }
            Implicit::EnumValues => {
                let key = format!("{}.$VALUES", self.world.class(id.class).binary);
                let symbol = self.global(id.class, &key);
                let values = self.expr(info.ret, at, ExprKind::Load(Place::Static(symbol)));
                let copy =
                    ir::Intrinsic::from_name("shallow_copy").unwrap_or(ir::Intrinsic::Collect);
                let copy = self.expr(
                    values.ty.clone(),
                    at,
                    ExprKind::Call(Target::Intrinsic(copy, None), vec![values]),
                );
                vec![statement(copy)]
            }
            Implicit::EnumValueOf => {
                let class = self.world.class_object(&class_ty);
                let own = self.expr(class, at, ExprKind::ClassOf(class_ty));
                let name = self.local_expr(params[0], info.params[0].clone(), at);
                let Some(base) = self.world.core("Enum") else {
                    return Vec::new();
                };
                let args = vec![
                    super::calls::Argument::Given(own),
                    super::calls::Argument::Given(name),
                ];
                let key = format!("{}.$VALUES", self.world.class(id.class).binary);
                let _ = self.global(id.class, &key);
                let call = self.static_call(base, "valueOf", args, None, &[], at);
                vec![statement(call)]
            }
            Implicit::No | Implicit::DefaultConstructor | Implicit::Compact => Vec::new(),
        }
    }

    fn is_null(&self, value: Expr, at: ir::Span) -> Expr {
        let null = self.expr(Ty::Null, at, ExprKind::Const(Constant::Null));
        self.expr(
            Ty::BOOLEAN,
            at,
            ExprKind::Bin(BinOp::Is, Box::new(value), Box::new(null)),
        )
    }

    fn hash_of(&mut self, value: Expr, at: ir::Span) -> Expr {
        let is_prim = value.ty.prim().is_some();
        let value = self.boxed(value);
        let call = self.method_call(value.clone(), "hashCode", Vec::new(), None, &[], at);
        let call = Expr {
            ty: Ty::INT,
            ..call
        };
        if is_prim {
            return call;
        }
        let zero = self.int(0, at);
        let condition = self.is_null(value, at);
        self.expr(
            Ty::INT,
            at,
            ExprKind::Cond(Box::new(condition), Box::new(zero), Box::new(call)),
        )
    }

    fn equal_to(&mut self, mine: Expr, theirs: Expr, at: ir::Span) -> Expr {
        if mine.ty.prim().is_some_and(|prim| prim < Prim::Float) {
            return self.expr(
                Ty::BOOLEAN,
                at,
                ExprKind::Bin(BinOp::Eq, Box::new(mine), Box::new(theirs)),
            );
        }
        let (mine, theirs) = (self.boxed(mine), self.boxed(theirs));
        let condition = self.is_null(mine.clone(), at);
        let both = self.is_null(theirs.clone(), at);
        let args = vec![super::calls::Argument::Given(theirs)];
        let call = self.method_call(mine, "equals", args, None, &[], at);
        let call = Expr {
            ty: Ty::BOOLEAN,
            ..call
        };
        self.expr(
            Ty::BOOLEAN,
            at,
            ExprKind::Cond(Box::new(condition), Box::new(both), Box::new(call)),
        )
    }
}
