//! Initialisers, of classes and of instances, and the constants of enumerations.

use super::calls::Argument;
use super::checker::Checker;
use super::classes::Failure;
use super::declare::body_members;
use super::hir::{Constant, Expr, ExprKind, Place, Stmt, StmtKind, Target};
use super::ty::{ClassId, Ty};
use super::world::MethodId;
use ir::Symbol;
use syntax::Node;

impl<'a> Checker<'a> {
    pub fn check_instance_init(&mut self, class: ClassId) {
        let checked = self.checked.entry(class).or_default();
        if checked.has_instance_init {
            return;
        }
        checked.has_instance_init = true;
        let info = self.world.class(class);
        let (body, sight, is_anonymous) = (info.body, info.sight.clone(), info.is_anonymous);
        let init = self.inside(class, false, "new", sight, |this| {
            let mut init = Vec::new();
            for member in body.map(body_members).unwrap_or_default() {
                match member.kind() {
                    "field_declaration" => this.field_initialisers(class, member, false, &mut init),
                    "block" => {
                        let at = this.at(member);
                        let inner = this.block(member);
                        init.push(Stmt {
                            at,
                            kind: StmtKind::Block(inner),
                        });
                    }
                    _ => {}
                }
            }
            init
        });
        let checked = self.checked.entry(class).or_default();
        checked.instance_init = init;
        if is_anonymous {
            self.anonymous_constructor(class);
        }
    }

    /// What an anonymous class does with its arguments: hand them to the superclass.
    fn anonymous_constructor(&mut self, class: ClassId) {
        let (constructor, count) = self
            .anonymous_parents
            .get(&class)
            .copied()
            .unwrap_or((None, 0));
        let params: Vec<Symbol> = (0..count).map(|_| self.hidden("argument")).collect();
        let call = constructor.map(|constructor| {
            let mut args = vec![self.this_expr()];
            for param in &params {
                args.push(self.local_expr(*param, Ty::Dynamic, ir::Span::NONE));
            }
            let kind = ExprKind::Call(Target::Global(constructor, None), args);
            self.expr(Ty::Void, ir::Span::NONE, kind)
        });
        self.checked.entry(class).or_default().anonymous = Some((params, call));
    }

    fn field_initialisers(
        &mut self,
        class: ClassId,
        member: Node<'a>,
        is_static: bool,
        out: &mut Vec<Stmt>,
    ) {
        for declarator in member.children_by_field("declarator") {
            let found = self.world.class(class).fields.iter().position(|field| {
                field
                    .declarator
                    .is_some_and(|node| node.index() == declarator.index())
            });
            let Some(index) = found else { continue };
            let field = self.world.class(class).fields[index].clone();
            if field.is_static != is_static {
                continue;
            }
            let Some(value) = declarator.child_by_field("value") else {
                continue;
            };
            let at = self.at(declarator);
            let value = self.check(value, Some(&field.ty));
            self.expect(&value, &field.ty);
            let value = self.assign_to(value, &field.ty);
            let place = if is_static {
                Place::Static(self.global(class, &field.key))
            } else {
                let symbol = self.intern(&field.key);
                Place::Field(Box::new(self.this_expr()), symbol)
            };
            let assign = self.expr(field.ty, at, ExprKind::Assign(place, Box::new(value)));
            out.push(Stmt {
                at,
                kind: StmtKind::Expr(assign),
            });
        }
    }

    /// Checks what the static fields of a class start with; of the library's those alone that are asked for.
    /// Whether there was anything to do.
    pub fn check_static_fields(&mut self, class: ClassId) -> bool {
        let info = self.world.class(class);
        let is_own = self.is_own(info.file) || info.is_local;
        let (body, sight) = (info.body, info.sight.clone());
        let fields = info.fields.clone();
        let wanted: Vec<usize> = (0..fields.len())
            .filter(|&index| {
                let field = &fields[index];
                field.is_static
                    && (is_own || self.wanted_globals.contains(&(class, field.key.clone())))
            })
            .collect();
        let has_enum_constants = wanted.iter().any(|&index| fields[index].is_enum_constant)
            || (self
                .wanted_globals
                .contains(&(class, format!("{}.$VALUES", self.world.class(class).binary))));
        let blocks = body.is_some_and(|body| {
            body_members(body)
                .iter()
                .any(|member| member.kind() == "static_initializer")
        });
        let seen = self.checked.entry(class).or_default();
        let is_new = wanted.iter().any(|index| !seen.seen_fields.contains(index))
            || (has_enum_constants && !seen.has_static_init)
            || (blocks && !seen.has_static_init && is_own);
        if !is_new {
            return false;
        }
        seen.seen_fields = wanted.clone();
        seen.has_static_init = true;
        let (statics, init, failure) = self.inside(class, true, "static", sight, |this| {
            let mut statics = Vec::new();
            let mut init = Vec::new();
            for &index in &wanted {
                let field = &fields[index];
                if !field.is_enum_constant {
                    let symbol = this.own_global(class, &field.key);
                    match this.constant_field(class, index) {
                        Some(constant) => {
                            let at = field
                                .declarator
                                .map_or(ir::Span::NONE, |node| this.at(node));
                            let value = this.expr(field.ty.clone(), at, ExprKind::Const(constant));
                            let kind = ExprKind::Assign(Place::Static(symbol), Box::new(value));
                            let assign = this.expr(field.ty.clone(), at, kind);
                            init.insert(
                                0,
                                Stmt {
                                    at,
                                    kind: StmtKind::Expr(assign),
                                },
                            );
                        }
                        None => statics.push((symbol, field.ty.clone())),
                    }
                }
            }
            if has_enum_constants {
                this.enum_constants(class, &mut init);
            }
            for member in body.map(body_members).unwrap_or_default() {
                match member.kind() {
                    "field_declaration" | "constant_declaration" => {
                        let is_wanted = member.children_by_field("declarator").any(|declarator| {
                            wanted.iter().any(|&index| {
                                fields[index]
                                    .declarator
                                    .is_some_and(|node| node.index() == declarator.index())
                                    && this.constant_field(class, index).is_none()
                            })
                        });
                        if is_wanted {
                            this.field_initialisers(class, member, true, &mut init);
                        }
                    }
                    "static_initializer" => {
                        if let Some(block) = member.child_by_kind("block") {
                            let at = this.at(member);
                            let inner = this.block(block);
                            init.push(Stmt {
                                at,
                                kind: StmtKind::Block(inner),
                            });
                        }
                    }
                    _ => {}
                }
            }
            let has_words = this.world.core("ExceptionInInitializerError").is_some();
            let may_fail =
                is_own && has_words && init.iter().any(|statement| this.may_fail(statement));
            let failure = may_fail.then(|| this.failure(class));
            (statics, init, failure)
        });
        let checked = self.checked.entry(class).or_default();
        checked.statics = statics;
        checked.static_init = init;
        checked.failure = failure;
        true
    }

    /// Whether a statement of an initialiser might throw; constructors of the library's are taken not to.
    fn may_fail(&self, statement: &Stmt) -> bool {
        match &statement.kind {
            StmtKind::Expr(expr) => match &expr.kind {
                ExprKind::Assign(Place::Static(_), value) => self.may_throw(value),
                _ => true,
            },
            _ => true,
        }
    }

    fn may_throw(&self, expr: &Expr) -> bool {
        match &expr.kind {
            ExprKind::Const(_)
            | ExprKind::Lambda(_)
            | ExprKind::ClassOf(_)
            | ExprKind::Load(Place::Static(_) | Place::Local(_)) => false,
            ExprKind::Box(inner) => self.may_throw(inner),
            ExprKind::ArrayLiteral(items) => items.iter().any(|item| self.may_throw(item)),
            ExprKind::NewArray(lengths) => lengths.iter().any(|length| {
                !matches!(length.kind, ExprKind::Const(Constant::Int(length)) if length >= 0)
            }),
            ExprKind::Un(_, inner) => self.may_throw(inner),
            ExprKind::New(new) => {
                let class = self.world.class(new.class);
                (self.is_own(class.file) && new.constant.is_none() && new.constructor.is_some())
                    || new.args.iter().any(|arg| self.may_throw(arg))
            }
            _ => true,
        }
    }

    /// Anything but an error becomes the cause of one; the class cannot be used afterwards.
    fn failure(&mut self, class: ClassId) -> Failure {
        let node = self.world.class(class).node;
        let at = self.at(node);
        let throwable = self.world.core_ty("Throwable");
        let error = self.world.core_ty("Error");
        self.note_type(&error);
        let exception = self.hidden("failure");
        let caught = self.local_expr(exception, throwable, at);
        let pattern = super::hir::Pattern::Type(error, None);
        let kind = ExprKind::InstanceOf(Box::new(caught.clone()), Box::new(pattern));
        let is_error = self.expr(Ty::BOOLEAN, at, kind);
        let throw = |expr: Expr| Stmt {
            at,
            kind: StmtKind::Throw(expr),
        };
        let outer = self.world.core_ty("ExceptionInInitializerError");
        let args = vec![Argument::Given(caught.clone())];
        let wrapped = self.construct(outer, args, None, None, false, at);
        let kind = StmtKind::If(is_error, vec![throw(caught)], Vec::new());
        let rethrow = vec![Stmt { at, kind }, throw(wrapped)];
        let gone = self.world.core_ty("NoClassDefFoundError");
        let words = format!("Could not initialize class {}", self.world.full_name(class));
        let string = self.world.string();
        let words = self.expr(string, at, ExprKind::Const(Constant::Text(words)));
        let again = self.construct(gone, vec![Argument::Given(words)], None, None, false, at);
        Failure {
            exception,
            rethrow,
            again: throw(again),
        }
    }

    /// The name of a module's variable in the module itself.
    fn own_global(&mut self, class: ClassId, key: &str) -> Symbol {
        self.global(class, key)
    }

    fn enum_constants(&mut self, class: ClassId, init: &mut Vec<Stmt>) {
        if let Some(base) = self.world.core("Enum") {
            self.world.complete(base);
            if let Some(constructor) = self.world.class(base).constructors.first() {
                let key = constructor.key.clone();
                let _ = self.global(base, &key);
            }
        }
        let fields = self.world.class(class).fields.clone();
        let ty = Ty::class(class);
        let mut constants = Vec::new();
        for field in fields.iter().filter(|field| field.is_enum_constant) {
            let Some(node) = field.declarator else {
                continue;
            };
            let at = self.at(node);
            let args = self.arguments(node.child_by_field("arguments"));
            let ordinal = constants.len() as i64;
            let mut value = match node.child_by_field("body") {
                Some(body) => self.enum_constant_with_body(node, body, &ty, args, at),
                None => self.construct(ty.clone(), args, None, None, false, at),
            };
            if let ExprKind::New(new) = &mut value.kind {
                new.constant = Some((field.name.to_owned(), ordinal));
            }
            let place = Place::Static(self.global(class, &field.key));
            constants.push(self.expr(ty.clone(), at, ExprKind::Load(place.clone())));
            let assign = self.expr(ty.clone(), at, ExprKind::Assign(place, Box::new(value)));
            init.push(Stmt {
                at,
                kind: StmtKind::Expr(assign),
            });
        }
        let at = ir::Span::NONE;
        let key = format!("{}.$VALUES", self.world.class(class).binary);
        let place = Place::Static(self.global(class, &key));
        let array = self.expr(Ty::array(ty.clone()), at, ExprKind::ArrayLiteral(constants));
        let assign = self.expr(Ty::array(ty), at, ExprKind::Assign(place, Box::new(array)));
        init.push(Stmt {
            at,
            kind: StmtKind::Expr(assign),
        });
    }

    fn enum_constant_with_body(
        &mut self,
        node: Node<'a>,
        body: Node<'a>,
        ty: &Ty,
        args: Vec<Argument<'a>>,
        at: ir::Span,
    ) -> Expr {
        let class = self.anonymous_class(node, body, ty, false);
        self.world.class_mut(class).has_outer_instance = false;
        let mut constructor = None;
        let mut passed = Vec::new();
        if let Some(parent) = ty.class_id() {
            let candidates: Vec<_> = (0..self.world.class(parent).constructors.len())
                .map(|index| {
                    let method = MethodId {
                        class: parent,
                        index,
                        is_constructor: true,
                    };
                    (method, Vec::new())
                })
                .collect();
            if let Some(resolved) = self.resolve_call(&candidates, args, None, &[], at) {
                let key = self.world.method(resolved.method).key.clone();
                constructor = Some(self.global(parent, &key));
                passed = resolved.args;
            }
        }
        self.anonymous_parents
            .insert(class, (constructor, passed.len()));
        self.check_local_class(class);
        let key = format!("{}.<init>", self.world.class(class).binary);
        let symbol = self.intern_own(class, &key);
        let new = super::hir::New {
            class,
            constructor: Some(symbol),
            args: passed,
            outers: Vec::new(),
            constant: None,
        };
        self.expr(ty.clone(), at, ExprKind::New(Box::new(new)))
    }

    pub fn intern_own(&mut self, class: ClassId, key: &str) -> Symbol {
        self.mention(class);
        self.intern(key)
    }
}
