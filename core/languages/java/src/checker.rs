//! The checker: from syntax to typed, resolved expressions and statements.
//!
//! **Invariants.** Checking a node twice is harmless: what it finds depends on the node, the variables in sight and
//! the expected type alone, and the last result stands. So arguments may be checked before the method they go
//! to is known, and again behind that. `Checker::work` bounds the total.

use super::hir::{Constant, Expr, ExprKind, Place};
use super::sink::Sink;
use super::ty::{ClassId, Prim, Ty};
use super::world::{Capture, FileId, TypeSight, World};
use ir::{Span, Symbol};
use rustc_hash::{FxHashMap, FxHashSet};
use syntax::Node;

/// How deep constructs may nest before the innermost are given up; it bounds the use of the host's stack.
pub(super) const MAX_DEPTH: u32 = 60;

/// How many nodes are checked, repeated checks counted, before types are no longer looked for.
const MAX_WORK: u32 = 4_000_000;

/// A local variable in sight.
#[derive(Clone)]
pub(super) struct Local<'a> {
    pub name: &'a str,
    pub symbol: Symbol,
    pub ty: Ty,
    /// How many local classes are around its function.
    pub level: usize,
    /// Its value, where it is a constant variable.
    pub constant: Option<Constant>,
    /// Whether it is a parameter whose type nobody wrote.
    pub is_inferred: bool,
    /// Whether a pattern binds it: it may stay in sight here where it does not in the language.
    pub is_pattern: bool,
    pub is_parameter: bool,
    pub is_final: bool,
    /// Whether it is declared with its value.
    pub has_value: bool,
    /// Whether its declaration writes its type out in full.
    pub is_exact: bool,
    /// The place of its declaration, where that was noted.
    pub declared_at: Span,
    /// How many lambdas of its function are around it.
    pub lambdas: u32,
}

/// The function that is being checked.
#[derive(Clone)]
pub(super) struct Context {
    pub file: FileId,
    pub class: Option<ClassId>,
    pub is_static: bool,
    /// What `return` gives; unknown in a lambda whose type is being looked for.
    pub ret: Ty,
    /// The types of what the lambda at hand returns.
    pub returns: Vec<Ty>,
    pub is_lambda: bool,
    /// What `yield` gives to the switch at hand.
    pub yields: Vec<Ty>,
    pub yield_ty: Option<Ty>,
    pub level: usize,
    /// Numbers lambdas as `javac` does.
    pub method: String,
    /// The method as messages call it; empty outside of methods.
    pub signature: String,
    /// How many lambdas of the function are around the code at hand.
    pub lambdas: u32,
    /// Where the function's own variables begin among those in sight.
    pub first_local: usize,
    /// How many places of local variables are taken by what no source names.
    pub hidden_slots: u32,
}

/// One checking of a module.
pub(super) struct Checker<'a> {
    pub b: Sink,
    pub world: World<'a>,
    pub main: FileId,
    pub cx: Context,
    pub locals: Vec<Local<'a>>,
    pub sight: TypeSight<'a>,
    pub depth: u32,
    pub work: u32,
    /// Anonymous classes by the place of their body.
    pub anonymous: FxHashMap<(FileId, u32), ClassId>,
    /// Local classes by the place of their declaration.
    pub local_classes: FxHashMap<(FileId, u32), ClassId>,
    /// How many local classes of a name each class has numbered; those without a name are anonymous.
    pub numbering: FxHashMap<(ClassId, &'a str), u32>,
    pub lambda_numbers: FxHashMap<(FileId, u32), u32>,
    /// What the lambda or method reference of a node took and gave when it was last checked.
    pub results: FxHashMap<(FileId, u32), (Vec<Ty>, Ty)>,
    /// The superclass's constructor of an anonymous class, and how many arguments it gets.
    pub anonymous_parents: FxHashMap<ClassId, (Option<Symbol>, usize)>,
    /// Classes that take part in the run, and the order in which they were found to.
    pub live: FxHashSet<ClassId>,
    pub live_order: Vec<ClassId>,
    /// Variables of modules that are asked for, by class.
    pub wanted_globals: FxHashSet<(ClassId, String)>,
    /// Members that are called, by name.
    pub wanted_members: FxHashSet<String>,
    /// Methods that have been checked, constructors marked.
    pub done: FxHashSet<(ClassId, usize, bool)>,
    pub checked: FxHashMap<ClassId, super::classes::CheckedClass>,
    /// Which class's code makes which local class.
    pub makes: FxHashSet<(ClassId, ClassId)>,
    /// The type of `main`'s parameter.
    pub texts: Option<Ty>,
    /// Fields whose constants are being worked out.
    pub folding: Vec<(ClassId, usize)>,
    /// Whether it was said that patterns in `switch` are a preview.
    pub has_previews: bool,
    /// Whether the program has done what lets a collection hold what its type does not say; from then on what comes
    /// out of one is looked at.
    pub is_polluted: bool,
    /// Fields whose declared types are type variables.
    pub open_members: FxHashSet<Symbol>,
    /// The place of the name in the invocation at hand.
    pub called_at: Span,
    /// The exceptions that the calls at places declare.
    pub throws: FxHashMap<Span, Vec<Ty>>,
    /// Where variables are assigned that are declared with a value, by the place of the declaration.
    pub reassigned: FxHashMap<Span, FxHashSet<Span>>,
    /// Where variables of functions around are used: the use, the declaration, and whether a class is between.
    pub captured: Vec<(Span, Span, bool)>,
    /// What is said where nothing else is wrong.
    pub late: Vec<(Span, String)>,
    /// Final variables that are declared without a value, with the place of the declaration.
    pub blank_finals: FxHashSet<(Symbol, Span)>,
    /// The places of variables that no source names.
    pub slots: FxHashMap<Symbol, u32>,
}

impl<'a> Checker<'a> {
    pub fn source(&self) -> &'a str {
        self.world.file(self.cx.file).source
    }

    pub fn text(&self, node: Node<'_>) -> &'a str {
        node.text(self.source())
    }

    pub fn at(&mut self, node: Node<'_>) -> Span {
        let source = self.source();
        self.b.span(self.cx.file.0, source, node)
    }

    pub fn intern(&mut self, name: &str) -> Symbol {
        self.b.intern(name)
    }

    /// A variable that no source can name.
    pub fn hidden(&mut self, stem: &str) -> Symbol {
        let number = self.b.next_number();
        self.b.intern(&format!("${stem}_{number}"))
    }

    /// Whether a node may be entered.
    pub fn may_enter(&mut self) -> bool {
        self.work += 1;
        self.depth < MAX_DEPTH && self.work < MAX_WORK
    }

    // --- types

    /// The type that a node names here.
    pub fn resolve(&mut self, node: Node<'a>) -> Ty {
        let (file, class, sight) = (self.cx.file, self.cx.class, self.sight.clone());
        self.world.resolve(node, file, class, &sight)
    }

    pub fn class_named(&mut self, name: &str) -> Option<ClassId> {
        let (file, class, sight) = (self.cx.file, self.cx.class, self.sight.clone());
        self.world.class_in_sight(name, file, class, &sight)
    }

    /// The name of a module's variable, as code of this module says it.
    pub fn global(&mut self, class: ClassId, key: &str) -> Symbol {
        self.mention(class);
        let file = self.world.class(class).file;
        if !self.is_own(file) {
            let wanted = (class, key.to_owned());
            if !self.wanted_globals.contains(&wanted) {
                self.wanted_globals.insert(wanted);
            }
        }
        if file == self.cx.file {
            return self.intern(key);
        }
        let module = self.world.file(file).module.clone();
        self.intern(&format!("{module}::{key}"))
    }

    /// Notes that a member is called.
    pub fn want_member(&mut self, key: &str) {
        if !self.wanted_members.contains(key) {
            self.wanted_members.insert(key.to_owned());
        }
    }

    /// The name of a member that is called.
    pub fn member_key(&mut self, key: &str) -> Symbol {
        self.want_member(key);
        self.intern(key)
    }

    /// The variable that holds a class.
    pub fn class_variable(&mut self, class: ClassId) -> Symbol {
        let binary = self.world.class(class).binary.clone();
        self.global(class, &binary)
    }

    // --- variables

    pub fn declare(&mut self, name: &'a str, ty: Ty) -> Symbol {
        let symbol = self.intern(name);
        self.locals.push(Local {
            name,
            symbol,
            ty,
            level: self.cx.level,
            constant: None,
            is_inferred: false,
            is_pattern: false,
            is_parameter: false,
            is_final: false,
            has_value: true,
            is_exact: false,
            declared_at: Span::NONE,
            lambdas: self.cx.lambdas,
        });
        symbol
    }

    /// The place that the JDK's compiler gives the next local variable; wide numbers take two.
    pub fn next_slot(&self) -> u32 {
        let width = |ty: &Ty| match ty {
            Ty::Prim(Prim::Long | Prim::Double) => 2,
            _ => 1,
        };
        let open = self.locals.iter().skip(self.cx.first_local);
        let used: u32 = open.map(|local| width(&local.ty)).sum();
        u32::from(!self.cx.is_static) + self.cx.hidden_slots + used
    }

    /// A local variable, with the capture where a class stands between.
    pub fn local(&mut self, name: &str) -> Option<Expr> {
        let at = self.locals.iter().rposition(|local| local.name == name)?;
        let Local {
            symbol,
            ty,
            level,
            constant,
            ..
        } = self.locals[at].clone();
        if let Some(constant) = constant {
            return Some(self.expr(ty, Span::NONE, ExprKind::Const(constant)));
        }
        if level >= self.cx.level {
            return Some(Expr {
                ty,
                at: Span::NONE,
                kind: ExprKind::Load(Place::Local(symbol)),
            });
        }
        let class = self.cx.class?;
        Some(self.captured(class, symbol, ty, level))
    }

    /// A variable of a function around the class at hand, through the hidden member of the class that is
    /// innermost.
    fn captured(&mut self, class: ClassId, symbol: Symbol, ty: Ty, level: usize) -> Expr {
        // The class whose body is directly inside of the level at hand; member classes of a local class reach it
        // through the instances around them.
        let mut object = self.this_expr();
        let mut holder = class;
        while !self.world.class(holder).is_local {
            let Some(outer) = self.world.class(holder).outer else {
                break;
            };
            let member = self.outer_member(holder);
            object = Expr {
                ty: Ty::class(outer),
                at: Span::NONE,
                kind: ExprKind::Load(Place::Field(Box::new(object), member)),
            };
            holder = outer;
        }
        let member = self.capture_in(holder, symbol, &ty, level);
        Expr {
            ty,
            at: Span::NONE,
            kind: ExprKind::Load(Place::Field(Box::new(object), member)),
        }
    }

    pub fn capture_in(&mut self, holder: ClassId, symbol: Symbol, ty: &Ty, level: usize) -> Symbol {
        let known = &self.world.class(holder).captures;
        if let Some(capture) = known.iter().find(|capture| capture.symbol == symbol) {
            return capture.member;
        }
        let member = format!("val${}", self.b.name(symbol));
        let member = self.intern(&member);
        self.world.class_mut(holder).captures.push(Capture {
            symbol,
            member,
            ty: ty.clone(),
            level,
        });
        member
    }

    /// The hidden member that holds the instance around one of a class.
    pub fn outer_member(&mut self, class: ClassId) -> Symbol {
        let outer = self.world.class(class).outer;
        let name = outer.map_or(String::new(), |outer| {
            self.world.class(outer).binary.clone()
        });
        self.intern(&format!("this${name}"))
    }

    pub fn this_expr(&mut self) -> Expr {
        let ty = match self.cx.class {
            Some(class) => {
                self.world.head(class);
                let args: Vec<Ty> = self
                    .world
                    .class(class)
                    .vars
                    .iter()
                    .map(|var| Ty::Var(*var))
                    .collect();
                Ty::Class(class, args.into())
            }
            None => Ty::Dynamic,
        };
        Expr {
            ty,
            at: Span::NONE,
            kind: ExprKind::This,
        }
    }

    /// The instance of a class around this one, or this one itself; `None` where there is none.
    pub fn enclosing(&mut self, target: ClassId) -> Option<Expr> {
        if self.cx.is_static {
            return None;
        }
        let mut at = self.cx.class?;
        let mut object = self.this_expr();
        for _ in 0..50 {
            if self.world.inherits(at, target) {
                return Some(object);
            }
            if !self.world.class(at).has_outer_instance {
                return None;
            }
            let member = self.outer_member(at);
            at = self.world.class(at).outer?;
            object = Expr {
                ty: Ty::class(at),
                at: Span::NONE,
                kind: ExprKind::Load(Place::Field(Box::new(object), member)),
            };
        }
        None
    }

    // --- making expressions

    pub fn expr(&self, ty: Ty, at: Span, kind: ExprKind) -> Expr {
        Expr { ty, at, kind }
    }

    pub fn unsupported(&mut self, kind: &str, at: Span) -> Expr {
        Expr {
            ty: Ty::Dynamic,
            at,
            kind: ExprKind::Unsupported(kind.to_owned()),
        }
    }

    pub fn int(&self, value: i64, at: Span) -> Expr {
        Expr {
            ty: Ty::INT,
            at,
            kind: ExprKind::Const(Constant::Int(value)),
        }
    }

    /// A value that must be there; `what` cannot be done where it is not.
    pub fn present(&self, value: Expr, what: &'static str) -> Expr {
        let is_there = matches!(
            value.kind,
            ExprKind::New(_) | ExprKind::Const(Constant::Text(_)) | ExprKind::This
        ) || matches!(value.kind, ExprKind::Unknown(_));
        match is_there {
            true => value,
            false => {
                let (ty, at) = (value.ty.clone(), value.at);
                self.expr(ty, at, ExprKind::Present(Box::new(value), what))
            }
        }
    }

    /// Converts an expression to a primitive type.
    pub fn convert_to(&mut self, expr: Expr, to: Prim) -> Expr {
        if expr.ty == Ty::Prim(to) {
            return expr;
        }
        let at = expr.at;
        if let (Ty::Prim(from), ExprKind::Const(constant)) = (&expr.ty, &expr.kind)
            && let Some(constant) = super::constants::convert(constant, *from, to)
        {
            return self.expr(Ty::Prim(to), at, ExprKind::Const(constant));
        }
        let expr = self.as_itself(expr);
        // Unboxing comes first and gives the box's own type.
        let expr = match self.world.as_prim(&expr.ty) {
            Some(from) if expr.ty.is_reference() && from != to => {
                self.expr(Ty::Prim(from), at, ExprKind::As(from, Box::new(expr)))
            }
            _ => expr,
        };
        self.expr(Ty::Prim(to), at, ExprKind::As(to, Box::new(expr)))
    }

    pub fn boxed(&mut self, expr: Expr) -> Expr {
        match expr.ty {
            Ty::Prim(prim) => {
                let (ty, at) = (self.world.boxed(prim), expr.at);
                self.expr(ty, at, ExprKind::Box(Box::new(expr)))
            }
            _ => expr,
        }
    }

    /// Converts as an assignment does; constants narrow.
    pub fn assign_to(&mut self, expr: Expr, to: &Ty) -> Expr {
        match to {
            Ty::Prim(to) => self.convert_to(expr, *to),
            Ty::Void | Ty::Null => expr,
            Ty::Dynamic if !expr.ty.is_reference() => self.boxed(expr),
            _ => match expr.ty {
                Ty::Prim(from) => {
                    // `Long x = 1` is no program, but `Byte b = 1` is, and `Object o = 1` takes the value's own box.
                    let target = self.world.as_prim(to).unwrap_or(from);
                    let expr = self.convert_to(expr, target);
                    self.boxed(expr)
                }
                _ => self.as_declared(expr, to),
            },
        }
    }

    /// A truth value.
    pub fn condition(&mut self, node: Node<'a>) -> Expr {
        let expr = self.check(node, Some(&Ty::BOOLEAN));
        self.expect(&expr, &Ty::BOOLEAN);
        match expr.ty {
            Ty::Dynamic => expr,
            _ => self.convert_to(expr, Prim::Boolean),
        }
    }
}
