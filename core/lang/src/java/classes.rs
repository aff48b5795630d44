//! The bodies of classes: which of them are checked, in which order, and how objects come into being.
//!
//! All of the program's own classes are checked. Of the library that is checked which the program can reach: methods
//! that are called by name somewhere, of classes that are mentioned somewhere. [`Checker::reach`] goes on until
//! nothing new is found.

use super::checker::{Checker, Context};
use super::declare::body_members;
use super::hir::{Constant, Expr, ExprKind, Place, Stmt, StmtKind, Target};
use super::ty::{ClassId, Ty};
use super::world::{ClassKind, Implicit, MethodId, TypeSight};
use ir::{BinOp, Symbol};
use syntax::Node;

/// How a constructor begins.
#[derive(Clone, Debug)]
pub(super) enum Chain {
    /// No constructor.
    None,
    /// `this(…)`, which does everything else too.
    This(Expr),
    /// The superclass's constructor, if there is anything to run.
    Super(Option<Expr>),
}

/// A checked method or constructor.
pub(super) struct CheckedMethod {
    pub method: MethodId,
    pub params: Vec<Symbol>,
    pub chain: Chain,
    pub body: Vec<Stmt>,
}

/// A checked class.
#[derive(Default)]
pub(super) struct CheckedClass {
    pub methods: Vec<CheckedMethod>,
    /// What happens when the class is first used, in order.
    pub static_init: Vec<Stmt>,
    /// Static fields that start with their type's default.
    pub statics: Vec<(Symbol, Ty)>,
    /// What each constructor does behind the superclass's.
    pub instance_init: Vec<Stmt>,
    pub has_instance_init: bool,
    pub has_static_init: bool,
    /// An anonymous class's own way to come into being.
    pub anonymous: Option<(Vec<Symbol>, Option<Expr>)>,
    /// Static fields that have been looked at.
    pub seen_fields: Vec<usize>,
}

impl<'a> Checker<'a> {
    fn context(&self, class: ClassId, is_static: bool, method: &str) -> Context {
        Context {
            file: self.world.class(class).file,
            class: Some(class),
            is_static,
            ret: Ty::Void,
            returns: Vec::new(),
            is_lambda: false,
            yields: Vec::new(),
            yield_ty: None,
            level: self.world.class(class).level,
            method: method.to_owned(),
        }
    }

    /// Runs something in the context of a class's member.
    fn inside<T>(
        &mut self,
        class: ClassId,
        is_static: bool,
        method: &str,
        sight: TypeSight<'a>,
        run: impl FnOnce(&mut Self) -> T,
    ) -> T {
        let context = self.context(class, is_static, method);
        let outer = std::mem::replace(&mut self.cx, context);
        let outer_sight = std::mem::replace(&mut self.sight, sight);
        let mark = self.locals.len();
        let was_reporting = self.b.is_reporting;
        self.b.is_reporting = was_reporting && self.cx.file == self.main;
        let result = run(self);
        self.b.is_reporting = was_reporting;
        self.locals.truncate(mark);
        self.sight = outer_sight;
        self.cx = outer;
        result
    }

    // --- what is reached

    /// Notes that a class takes part in the run.
    pub fn mention(&mut self, class: ClassId) {
        if self.live.contains(&class) {
            return;
        }
        self.live.insert(class);
        self.live_order.push(class);
        for ty in self.world.all_supers(&Ty::class(class)) {
            if let Some(parent) = ty.class_id() {
                self.mention(parent);
            }
        }
    }

    fn is_wanted(&self, id: MethodId) -> bool {
        let method = self.world.method(id);
        if method.is_static || method.is_private || id.is_constructor {
            return self
                .wanted_globals
                .contains(&(id.class, method.key.clone()));
        }
        self.wanted_members.contains(&method.key)
            || method
                .aliases
                .iter()
                .any(|alias| self.wanted_members.contains(alias))
    }

    /// Checks what the library must have for what has been checked so far, until there is nothing more.
    pub fn reach(&mut self) {
        loop {
            let mut is_done = true;
            let mut at = 0;
            while at < self.live_order.len() {
                let class = self.live_order[at];
                at += 1;
                if self.world.class(class).file == self.main || self.world.class(class).is_local {
                    continue;
                }
                self.world.complete(class);
                for is_constructor in [false, true] {
                    let count = match is_constructor {
                        true => self.world.class(class).constructors.len(),
                        false => self.world.class(class).methods.len(),
                    };
                    for index in 0..count {
                        let id = MethodId {
                            class,
                            index,
                            is_constructor,
                        };
                        if !self.done.contains(&(class, index, is_constructor))
                            && self.is_wanted(id)
                        {
                            is_done = false;
                            self.check_method(id);
                        }
                    }
                }
                is_done &= !self.check_static_fields(class);
            }
            if is_done {
                return;
            }
        }
    }

    // --- the program's own classes

    /// Checks all of a class.
    pub fn check_class(&mut self, class: ClassId) {
        self.mention(class);
        self.world.complete(class);
        for is_constructor in [false, true] {
            let count = match is_constructor {
                true => self.world.class(class).constructors.len(),
                false => self.world.class(class).methods.len(),
            };
            for index in 0..count {
                self.check_method(MethodId {
                    class,
                    index,
                    is_constructor,
                });
            }
        }
        self.check_static_fields(class);
        self.check_instance_init(class);
        let mut inner: Vec<(u32, ClassId)> = self
            .world
            .class(class)
            .members
            .values()
            .map(|id| (id.0, *id))
            .collect();
        inner.sort_unstable();
        for (_, id) in inner {
            self.check_class(id);
        }
    }

    /// A local class or record: declared where it stands, checked with the variables in sight.
    pub fn local_class(&mut self, node: Node<'a>) {
        let name = node
            .child_by_field("name")
            .map_or("", |name| self.text(name));
        let class = match self.local_classes.get(&(self.cx.file, node.index())) {
            Some(&class) => class,
            None => {
                let number = self.next_class_number();
                let (file, outer, level) = (self.cx.file, self.cx.class, self.cx.level);
                let is_static = self.cx.is_static;
                let sight = self.sight.clone();
                let class = self.world.declare_class(file, node, None, sight);
                let binary = format!("{}${number}{name}", self.outermost_binary());
                let info = self.world.class_mut(class);
                info.binary = binary.clone();
                info.outer = outer;
                info.is_local = true;
                info.level = level + 1;
                info.has_outer_instance =
                    info.kind == ClassKind::Class && !is_static && outer.is_some();
                let members: Vec<ClassId> = info.members.values().copied().collect();
                for member in members {
                    let info = self.world.class_mut(member);
                    info.binary = format!("{binary}${}", info.name);
                    info.level = level + 1;
                }
                self.local_classes
                    .insert((self.cx.file, node.index()), class);
                class
            }
        };
        self.sight.classes.push((name, class));
        // It sees itself.
        self.world
            .class_mut(class)
            .sight
            .classes
            .push((name, class));
        self.check_local_class(class);
    }

    pub fn check_local_class(&mut self, class: ClassId) {
        self.checked.remove(&class);
        let keep: Vec<(ClassId, usize, bool)> = self
            .done
            .iter()
            .filter(|(id, ..)| *id != class)
            .copied()
            .collect();
        self.done = keep.into_iter().collect();
        self.check_class(class);
    }

    // --- members

    fn check_method(&mut self, id: MethodId) {
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
            let params: Vec<Symbol> = info
                .names
                .iter()
                .zip(&info.params)
                .map(|(name, ty)| this.declare(name, ty.clone()))
                .collect();
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
                        true => Chain::Super(this.implicit_super(id.class)),
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
        let chain = chain.unwrap_or_else(|| Chain::Super(self.implicit_super(id.class)));
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

    fn set_component(&mut self, class: ClassId, name: &str, at: ir::Span, out: &mut Vec<Stmt>) {
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
        let call = target.and_then(|ty| self.constructor_call(&ty, args, at));
        match (is_this, call) {
            (true, Some(call)) => Chain::This(call),
            (_, call) => Chain::Super(call),
        }
    }

    fn implicit_super(&mut self, class: ClassId) -> Option<Expr> {
        let parent = self.world.class(class).superclass.clone()?;
        if self.world.is_named(&parent, "java.lang.Object")
            || matches!(
                self.world.class(class).kind,
                ClassKind::Enum | ClassKind::Record
            )
        {
            return None;
        }
        self.constructor_call(&parent, Vec::new(), ir::Span::NONE)
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
        let resolved = self.resolve_call(&candidates, args, None, &[], at)?;
        let key = self.world.method(resolved.method).key.clone();
        let symbol = self.global(class, &key);
        let mut args = resolved.args;
        args.insert(0, self.this_expr());
        let kind = ExprKind::Call(Target::Global(symbol), args);
        Some(self.expr(Ty::Void, at, kind))
    }

    // --- initialisers

    fn check_instance_init(&mut self, class: ClassId) {
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
            let kind = ExprKind::Call(Target::Global(constructor), args);
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
    fn check_static_fields(&mut self, class: ClassId) -> bool {
        let info = self.world.class(class);
        let is_own = info.file == self.main || info.is_local;
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
        let (statics, init) = self.inside(class, true, "static", sight, |this| {
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
            (statics, init)
        });
        let checked = self.checked.entry(class).or_default();
        checked.statics = statics;
        checked.static_init = init;
        true
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
        args: Vec<super::calls::Argument<'a>>,
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

    // --- members that nobody wrote

    fn implicit_body(&mut self, id: MethodId, params: &[Symbol]) -> Vec<Stmt> {
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
                    ExprKind::Call(Target::Intrinsic(copy), vec![values]),
                );
                vec![statement(copy)]
            }
            Implicit::EnumValueOf => {
                let class = self.world.core_ty("Class");
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
        if mine
            .ty
            .prim()
            .is_some_and(|prim| prim < super::ty::Prim::Float)
        {
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
