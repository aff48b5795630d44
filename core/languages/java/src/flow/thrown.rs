//! Checked exceptions: thrown ones that are neither caught nor declared, and caught ones that nothing throws.

use super::{Findings, arms, everything, own_expressions};
use crate::checker::Checker;
use crate::hir::{Catch, Expr, ExprKind, Lambda, LambdaBody, Place, Stmt, StmtKind, Target};
use crate::ty::{ClassId, Ty};
use ir::{Span, Symbol};

/// What may be thrown by a part of a program.
#[derive(Default)]
struct Thrown {
    types: Vec<(Ty, Span)>,
    /// Whether something unknown is called, which may throw whatever it likes.
    is_open: bool,
}

impl Thrown {
    fn extend(&mut self, other: Thrown) {
        self.types.extend(other.types);
        self.is_open |= other.is_open;
    }
}

impl<'a> Checker<'a> {
    pub(super) fn thrown(&mut self, class: ClassId, found: &mut Findings) {
        let Some(checked) = self.checked.remove(&class) else {
            return;
        };
        let mut walk = Walk {
            checker: self,
            found,
            caught: Vec::new(),
        };
        let thrown = walk.statements(&checked.static_init);
        walk.refuse(thrown, &[]);
        let begun = walk.statements(&checked.instance_init);
        let is_anonymous = walk.checker.world.class(class).is_anonymous;
        let mut has_constructor = false;
        for method in &checked.methods {
            let declared = walk.checker.world.method(method.method).throws.clone();
            let mut thrown = walk.statements(&method.body);
            if method.method.is_constructor {
                has_constructor |= walk.checker.world.method(method.method).node.is_some();
                if let crate::classes::Chain::Super(Some(call))
                | crate::classes::Chain::This(call) = &method.chain
                {
                    thrown.extend(walk.expression(call));
                }
            }
            walk.refuse(thrown, &declared);
        }
        if !is_anonymous && !has_constructor {
            walk.refuse(begun, &[]);
        }
        self.checked.insert(class, checked);
    }

    /// Whether a class's exceptions must be caught or declared; not where that is not known.
    fn is_checked(&mut self, ty: &Ty) -> bool {
        let named = |this: &mut Self, name: &str| {
            this.world.core(name).is_some_and(|class| {
                ty.class_id()
                    .is_some_and(|id| this.world.inherits(id, class))
            })
        };
        let supers = self.world.all_supers(ty);
        let is_whole = supers
            .iter()
            .filter_map(Ty::class_id)
            .all(|id| self.world.class(id).missing.is_empty());
        is_whole
            && matches!(ty, Ty::Class(..))
            && named(self, "Throwable")
            && !named(self, "RuntimeException")
            && !named(self, "Error")
    }
}

struct Walk<'w, 'a> {
    checker: &'w mut Checker<'a>,
    found: &'w mut Findings,
    /// What the variables of the clauses at hand may hold.
    caught: Vec<(Symbol, Vec<(Ty, Span)>)>,
}

impl Walk<'_, '_> {
    fn refuse(&mut self, thrown: Thrown, declared: &[Ty]) {
        for (ty, at) in thrown.types {
            let is_declared = declared.iter().any(|to| {
                matches!(to, Ty::Dynamic | Ty::Var(_)) || self.checker.world.is_subtype(&ty, to)
            });
            if !is_declared && self.checker.is_checked(&ty) {
                let words = self.checker.words(&ty);
                let message = format!(
                    "unreported exception {words}; must be caught or declared to be thrown"
                );
                self.found.push((at, message));
            }
        }
    }

    fn statements(&mut self, statements: &[Stmt]) -> Thrown {
        let mut thrown = Thrown::default();
        for statement in statements {
            thrown.extend(self.statement(statement));
        }
        thrown
    }

    fn statement(&mut self, statement: &Stmt) -> Thrown {
        let mut thrown = Thrown::default();
        for expr in own_expressions(statement) {
            thrown.extend(self.expression(expr));
        }
        match &statement.kind {
            StmtKind::Throw(value) => {
                let held = match value.kind {
                    ExprKind::Load(Place::Local(name)) => {
                        self.caught.iter().rev().find(|(known, _)| *known == name)
                    }
                    _ => None,
                };
                match held {
                    // What was caught is thrown again, as what it was.
                    Some((_, types)) => {
                        let types = types.iter().map(|(ty, _)| (ty.clone(), statement.at));
                        thrown.types.extend(types.collect::<Vec<_>>());
                    }
                    None => thrown.types.push((value.ty.clone(), statement.at)),
                }
                thrown.is_open |= value.ty == Ty::Dynamic;
            }
            StmtKind::Block(body)
            | StmtKind::While(_, body)
            | StmtKind::DoWhile(body, _)
            | StmtKind::ForEach(_, _, body) => thrown.extend(self.statements(body)),
            StmtKind::If(..) => {
                let (arms, rest) = arms(&statement.kind);
                for (_, then) in arms {
                    thrown.extend(self.statements(then));
                }
                thrown.extend(self.statements(rest));
            }
            StmtKind::For(init, _, update, body) => {
                for part in [init, update, body] {
                    thrown.extend(self.statements(part));
                }
            }
            StmtKind::Labeled(_, inner) => thrown.extend(self.statement(inner)),
            StmtKind::Try {
                body,
                catches,
                finally,
            } => {
                let inner = self.statements(body);
                thrown.extend(self.clauses(inner, catches));
                thrown.extend(self.statements(finally.as_deref().unwrap_or(&[])));
            }
            StmtKind::Switch(switch) => {
                for arm in &switch.arms {
                    thrown.extend(self.statements(&arm.body));
                }
            }
            StmtKind::Unsupported(_) => thrown.is_open = true,
            _ => {}
        }
        thrown
    }

    /// What is left of what a `try` throws behind its clauses, with what these throw.
    fn clauses(&mut self, inner: Thrown, catches: &[Catch]) -> Thrown {
        let mut rest = Thrown {
            types: Vec::new(),
            is_open: inner.is_open,
        };
        let mut taken: Vec<Ty> = Vec::new();
        let mut pending = inner.types.clone();
        for catch in catches {
            let mut held = Vec::new();
            for ty in &catch.types {
                self.clause(ty, &inner, &taken, catch.at);
                let (mine, others): (Vec<_>, Vec<_>) = pending
                    .into_iter()
                    .partition(|(thrown, _)| self.checker.world.is_subtype(thrown, ty));
                pending = others;
                held.extend(mine);
                taken.push(ty.clone());
                if !self.checker.is_checked(ty) {
                    held.push((ty.clone(), catch.at));
                }
            }
            // Throwing a caught `Exception` again throws what was in there, and nothing that need be declared.
            held.retain(|(ty, at)| *at != catch.at || !self.checker.is_checked(ty));
            self.caught.push((catch.name, held));
            rest.extend(self.statements(&catch.body));
            self.caught.pop();
        }
        rest.types.extend(pending);
        rest
    }

    /// Says of a clause that it can never catch anything.
    fn clause(&mut self, ty: &Ty, inner: &Thrown, taken: &[Ty], at: Span) {
        let world = &mut self.checker.world;
        let is_taken = taken.iter().any(|earlier| {
            *ty != Ty::Dynamic && *earlier != Ty::Dynamic && world.is_subtype(ty, earlier)
        });
        if is_taken {
            let words = self.checker.words(ty);
            return self
                .found
                .push((at, format!("exception {words} has already been caught")));
        }
        let may_be = inner.types.iter().any(|(thrown, _)| {
            let world = &mut self.checker.world;
            world.is_subtype(thrown, ty) || world.is_subtype(ty, thrown)
        });
        let is_general = self.checker.world.is_named(ty, "java.lang.Exception")
            || self.checker.world.is_named(ty, "java.lang.Throwable");
        if !may_be && !is_general && !inner.is_open && self.checker.is_checked(ty) {
            let words = self.checker.words(ty);
            let message =
                format!("exception {words} is never thrown in body of corresponding try statement");
            self.found.push((at, message));
        }
    }

    fn expression(&mut self, expr: &Expr) -> Thrown {
        let mut thrown = Thrown::default();
        for expr in everything(expr) {
            match &expr.kind {
                ExprKind::Call(target, _) => {
                    thrown.is_open |= match target {
                        Target::Value(_) | Target::Virtual(_, _, None) => true,
                        Target::Global(..)
                        | Target::Virtual(..)
                        | Target::Exact(..)
                        | Target::Intrinsic(..) => false,
                    };
                    self.declared(expr.at, &mut thrown);
                }
                ExprKind::New(_) => self.declared(expr.at, &mut thrown),
                ExprKind::Lambda(lambda) => self.function(lambda),
                ExprKind::Switch(switch) => {
                    for arm in &switch.arms {
                        thrown.extend(self.statements(&arm.body));
                    }
                }
                ExprKind::Unsupported(_) | ExprKind::Unknown(_) => thrown.is_open = true,
                _ => {}
            }
        }
        thrown
    }

    fn declared(&self, at: Span, thrown: &mut Thrown) {
        if at.is_some()
            && let Some(types) = self.checker.throws.get(&at)
        {
            thrown.is_open |= types
                .iter()
                .any(|ty| matches!(ty, Ty::Dynamic | Ty::Var(_)));
            thrown.types.extend(types.iter().map(|ty| (ty.clone(), at)));
        }
    }

    fn function(&mut self, lambda: &Lambda) {
        let outer = std::mem::take(&mut self.caught);
        let thrown = match &lambda.body {
            LambdaBody::Value(value) | LambdaBody::Effect(value) => self.expression(value),
            LambdaBody::Block(block) => self.statements(block),
        };
        self.caught = outer;
        // A method reference's parameters have no names of their own; what it may throw has other words.
        let is_written = lambda
            .params
            .iter()
            .all(|name| !self.checker.b.name(*name).starts_with('$'));
        let Some((class, _)) = lambda.implements.filter(|_| is_written) else {
            return;
        };
        let Some((method, _)) = self.checker.world.functional_method(&Ty::class(class)) else {
            return;
        };
        let declared = self.checker.world.method(method).throws.clone();
        self.refuse(thrown, &declared);
    }
}
