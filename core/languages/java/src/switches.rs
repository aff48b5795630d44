//! `switch`, as a statement and as an expression.

use super::checker::Checker;
use super::hir::{Arm, Case, Expr, ExprKind, Place, Stmt, StmtKind, Switch};
use super::ty::Ty;
use super::world::ClassKind;
use ir::BinOp;
use syntax::Node;

impl<'a> Checker<'a> {
    /// A `switch` that gives a value.
    pub fn switch_value(&mut self, node: Node<'a>, expected: Option<&Ty>) -> Expr {
        let at = self.at(node);
        let outer = (std::mem::take(&mut self.cx.yields), self.cx.yield_ty.take());
        let ty = match expected {
            Some(ty) if ty.is_known() && *ty != Ty::Void => ty.clone(),
            _ => {
                let _ = self.switch(node, true);
                let yields = std::mem::take(&mut self.cx.yields);
                let values: Vec<Expr> = yields
                    .into_iter()
                    .map(|ty| self.expr(ty, at, ExprKind::This))
                    .collect();
                let values: Vec<&Expr> = values.iter().collect();
                self.common_type(&values, expected)
            }
        };
        self.cx.yield_ty = Some(ty.clone());
        let switch = self.switch(node, true);
        (self.cx.yields, self.cx.yield_ty) = outer;
        match switch {
            Some(switch) => self.expr(ty, at, ExprKind::Switch(Box::new(switch))),
            None => self.unsupported("switch_expression", at),
        }
    }

    pub fn switch(&mut self, node: Node<'a>, is_value: bool) -> Option<Switch> {
        let condition = node.child_by_field("condition")?;
        let body = node.child_by_field("body")?;
        let mark = self.locals.len();
        let types_mark = self.sight.classes.len();
        let selector = self.check(condition, None);
        let selector_ty = selector.ty.clone();
        let selector = match self.world.as_prim(&selector.ty) {
            Some(prim) => self.convert_to(selector, prim),
            None => self.as_itself(selector),
        };
        let variable = self.hidden("selector");
        // A text is held, and the number of its case.
        let hidden_slots = if self.world.is_string(&selector.ty) {
            2
        } else {
            0
        };
        let slot = self.next_slot();
        self.slots.insert(variable, slot);
        self.cx.hidden_slots += hidden_slots;
        let at = self.at(condition);
        let held = self.local_expr(variable, selector.ty.clone(), at);
        let mut arms = Vec::new();
        let mut is_arrow = false;
        let mut seen = Vec::new();
        for group in body.named_children() {
            let at = self.at(group);
            let arm_mark = self.locals.len();
            let mut cases = Vec::new();
            for label in group
                .named_children()
                .filter(|child| child.kind() == "switch_label")
            {
                self.label(label, &selector_ty, &held, &mut cases, &mut seen);
            }
            let is_rule = group.kind() == "switch_rule";
            is_arrow |= is_rule;
            let mut statements = Vec::new();
            let rest: Vec<Node<'a>> = group
                .named_children()
                .filter(|child| child.kind() != "switch_label")
                .collect();
            for part in rest {
                if is_rule && part.kind() == "expression_statement" && is_value {
                    if let Some(value) = part.named_children().next() {
                        let at = self.at(value);
                        statements.push(self.yielded(value, at));
                    }
                } else {
                    self.statement_into(part, &mut statements);
                }
            }
            // In old groups variables stay in sight for those below.
            if is_rule {
                self.locals.truncate(arm_mark);
            }
            arms.push(Arm {
                cases,
                body: statements,
                at,
            });
        }
        self.labels_once(&seen);
        let has = |test: fn(&Case) -> bool| arms.iter().any(|arm: &Arm| arm.cases.iter().any(test));
        let has_default = has(|case| matches!(case, Case::Default));
        let has_patterns = has(|case| matches!(case, Case::Pattern(..)));
        if !has_patterns && self.takes_patterns_only(&selector_ty) {
            self.preview(condition);
        }
        let is_exhaustive = has_default || has_patterns || self.names_all(&selector_ty, &arms);
        self.cx.hidden_slots -= hidden_slots;
        self.locals.truncate(mark);
        self.sight.classes.truncate(types_mark);
        Some(Switch {
            variable,
            selector,
            arms,
            is_arrow,
            has_default: has_default || has_patterns,
            is_exhaustive,
            is_value,
        })
    }

    /// Says of the first pattern that Java 17 has them in `switch` as a preview only. They work all the same.
    fn preview(&mut self, at: Node<'a>) {
        if self.is_judging() && !std::mem::replace(&mut self.has_previews, true) {
            let at = self.at(at);
            self.complain(
                at,
                "patterns in switch statements are a preview feature and are disabled by default.",
            );
        }
    }

    /// Whether values of a type can be told apart by patterns only: they are no numbers, texts or constants.
    fn takes_patterns_only(&mut self, ty: &Ty) -> bool {
        let Some(class) = ty.class_id().filter(|_| ty.is_known()) else {
            return false;
        };
        let is_plain = self.world.as_prim(ty).is_some() || self.world.is_string(ty);
        !is_plain && self.world.class(class).kind != ClassKind::Enum
    }

    /// Says which labels a `switch` has had before.
    fn labels_once(&mut self, seen: &[(ir::Span, String)]) {
        let mut known = rustc_hash::FxHashSet::default();
        for (at, label) in seen {
            if !known.insert(label) {
                self.complain(*at, "duplicate case label");
            }
        }
    }

    /// Whether there is a case for each constant of an enumeration, or too little is known to say.
    fn names_all(&mut self, selector: &Ty, arms: &[Arm]) -> bool {
        let class = match selector {
            Ty::Prim(_) => return false,
            Ty::Class(class, _) if self.world.as_prim(selector).is_none() => *class,
            Ty::Class(..) => return false,
            _ => return true,
        };
        if self.world.class(class).kind != ClassKind::Enum {
            return !self.world.is_string(selector);
        }
        let fields = &self.world.class(class).fields;
        let constants = fields.iter().filter(|field| field.is_enum_constant).count();
        let cases: usize = arms.iter().map(|arm| arm.cases.len()).sum();
        cases >= constants
    }

    /// `yield value`, or the value of a rule.
    pub fn yielded(&mut self, value: Node<'a>, at: ir::Span) -> Stmt {
        let want = self.cx.yield_ty.clone();
        let expr = self.check(value, want.as_ref());
        self.cx.yields.push(expr.ty.clone());
        let expr = match want {
            Some(ty) => self.assign_to(expr, &ty),
            None => expr,
        };
        Stmt {
            at,
            kind: StmtKind::Yield(expr),
        }
    }

    fn label(
        &mut self,
        label: Node<'a>,
        selector: &Ty,
        held: &Expr,
        cases: &mut Vec<Case>,
        seen: &mut Vec<(ir::Span, String)>,
    ) {
        let is_default = label.child_by_kind("default").is_some();
        let guard = label.child_by_kind("guard");
        let parts: Vec<Node<'a>> = label
            .named_children()
            .filter(|child| child.kind() != "guard")
            .collect();
        for part in parts {
            if matches!(part.kind(), "pattern" | "type_pattern" | "record_pattern") {
                self.preview(part);
                let pattern = self.pattern(part, selector);
                let guard = guard
                    .and_then(|guard| guard.named_children().next())
                    .map(|guard| self.condition(guard));
                cases.push(Case::Pattern(pattern, guard));
                continue;
            }
            if part.kind() == "identifier"
                && let Some(class) = selector.class_id()
                && self.world.class(class).kind == ClassKind::Enum
            {
                self.world.complete(class);
                let name = self.text(part);
                let at = self.at(part);
                let fields = &self.world.class(class).fields;
                let is_constant = |name: &str| {
                    let mut constants = fields.iter().filter(|field| field.is_enum_constant);
                    constants.any(|field| field.name == name)
                };
                if !is_constant(name) {
                    self.complain(
                        at,
                        "an enum switch case label must be the unqualified name of an enumeration constant",
                    );
                }
                seen.push((at, name.to_owned()));
                let key = format!("{}.{name}", self.world.class(class).binary);
                let symbol = self.global(class, &key);
                let constant =
                    self.expr(selector.clone(), at, ExprKind::Load(Place::Static(symbol)));
                let test = self.apply(BinOp::Eq, held.clone(), constant, at);
                cases.push(Case::Test(test));
                continue;
            }
            let value = self.check(part, None);
            let at = value.at;
            if let ExprKind::Const(constant) = &value.kind {
                seen.push((at, format!("{constant:?}")));
            }
            let test = match self.world.as_prim(selector) {
                Some(prim) => {
                    let value = self.convert_to(value, prim);
                    self.apply(BinOp::Eq, held.clone(), value, at)
                }
                None if value.ty == Ty::Null => self.apply(BinOp::Eq, held.clone(), value, at),
                None => {
                    let args = vec![super::calls::Argument::Given(held.clone())];
                    self.method_call(value, "equals", args, None, &[], at)
                }
            };
            cases.push(Case::Test(test));
        }
        if is_default {
            cases.push(Case::Default);
        }
    }
}
