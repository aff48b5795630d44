//! What `javac` refuses about types and names, in its words. What it says on further lines stands behind semicolons.
//!
//! Nothing is said but what is certain: of a type that is not known in full, of a class that derives from something
//! unknown, and of a method that only the library may lack, nothing is. Type arguments are compared in `generics`.

use super::calls::Argument;
use super::checker::Checker;
use super::hir::{Constant, Expr, ExprKind, Place};
use super::ty::{Bindings, ClassId, Prim, Ty};
use super::world::{ClassKind, FileId, MethodId};
use ir::Span;
use syntax::Node;

/// Interfaces of the JDK that the library's types need not say they implement.
const UNSAID: [&str; 5] = [
    "java.io.Serializable",
    "java.lang.Cloneable",
    "java.util.RandomAccess",
    "java.lang.constant.Constable",
    "java.lang.constant.ConstantDesc",
];

impl<'a> Checker<'a> {
    /// Whether the code at hand is the program's, and what is found is for good.
    pub fn is_judging(&self) -> bool {
        self.is_own(self.cx.file) && self.b.is_reporting
    }

    pub fn complain(&mut self, at: Span, message: impl Into<String>) {
        if self.is_judging() {
            self.at_hand();
            self.b.invalid(at, message);
        }
    }

    /// What is found next is of the file at hand.
    pub fn at_hand(&mut self) {
        self.b.file = self.world.file(self.cx.file).path.clone();
    }

    /// Whether a file is the program's, not the library's.
    pub fn is_own(&self, file: FileId) -> bool {
        self.world.is_own(file)
    }

    // --- words

    /// A class as messages call it: an inner one with what is around it.
    pub fn class_words(&self, id: ClassId) -> String {
        let class = self.world.class(id);
        if class.is_anonymous {
            let parent = class.interfaces.first().or(class.superclass.as_ref());
            return format!(
                "<anonymous {}>",
                parent.map_or(String::new(), |ty| self.words(ty))
            );
        }
        match class.outer {
            Some(outer) if class.has_outer_instance && !class.is_local => {
                format!("{}.{}", self.class_words(outer), class.name)
            }
            _ => class.name.clone(),
        }
    }

    /// A type as messages write it.
    pub fn words(&self, ty: &Ty) -> String {
        match ty {
            Ty::Dynamic => "?".to_owned(),
            Ty::Void => "void".to_owned(),
            Ty::Null => "<null>".to_owned(),
            Ty::Prim(prim) => prim.name().to_owned(),
            Ty::Array(element) => format!("{}[]", self.words(element)),
            Ty::Var(var) => self.world.vars[var.0 as usize].name.to_owned(),
            Ty::Class(id, args) if args.is_empty() => self.class_words(*id),
            Ty::Class(id, args) => {
                format!("{}<{}>", self.class_words(*id), self.list_words(args))
            }
        }
    }

    pub fn list_words(&self, types: &[Ty]) -> String {
        let words: Vec<String> = types.iter().map(|ty| self.words(ty)).collect();
        words.join(",")
    }

    /// `name(types)` of a method.
    pub fn method_words(&self, method: MethodId) -> String {
        let info = self.world.method(method);
        let mut params = self.list_words(&info.params);
        if info.is_varargs && params.ends_with("[]") {
            params.truncate(params.len() - 2);
            params.push_str("...");
        }
        format!("{}({params})", info.name)
    }

    fn kind_words(&self, class: ClassId) -> &'static str {
        match self.world.class(class).kind {
            ClassKind::Interface => "interface",
            _ => "class",
        }
    }

    /// Where a name was looked for that a class lacks.
    fn class_location(&self, class: ClassId) -> String {
        let vars = &self.world.class(class).vars;
        let vars = vars.iter().map(|var| Ty::Var(*var)).collect();
        let ty = self.words(&Ty::Class(class, vars));
        format!("; location: {} {ty}", self.kind_words(class))
    }

    /// Where a member was looked for that a value lacks.
    fn value_location(&self, object: &Expr) -> String {
        let ty = self.words(&object.ty);
        let name = match &object.kind {
            ExprKind::This => return String::new(),
            ExprKind::Load(Place::Local(name) | Place::Field(_, name) | Place::Static(name)) => {
                let name = self.b.name(*name);
                let name = name.split('@').next().unwrap_or(name);
                name.rsplit(['.', ':']).next().unwrap_or(name)
            }
            _ => "",
        };
        match (name, object.ty.class_id()) {
            ("", Some(class)) => format!("; location: {} {ty}", self.kind_words(class)),
            ("", None) => format!("; location: class {ty}"),
            _ => format!("; location: variable {name} of type {ty}"),
        }
    }

    // --- what is certain

    /// Whether nothing is missing among a type's supertypes.
    fn is_whole(&mut self, ty: &Ty) -> bool {
        let supers = self.world.all_supers(ty);
        let mut classes = supers.iter().filter_map(Ty::class_id);
        classes.all(|id| self.world.class(id).missing.is_empty())
    }

    /// Whether a simple name that is not found here is nowhere.
    fn sees_all(&mut self) -> bool {
        let mut class = self.cx.class;
        while let Some(id) = class {
            class = self.world.class(id).outer;
            if self.is_fragment(id) || !self.is_whole(&Ty::class(id)) {
                return false;
            }
        }
        let file = self.world.file(self.cx.file);
        let mut owners: Vec<String> = file.static_on_demand.clone();
        owners.extend(file.static_imports.iter().map(|(owner, _)| owner.clone()));
        owners
            .iter()
            .all(|owner| self.imported_class(owner).is_some())
    }

    /// Whether a type lacks a method of a name, and not because the library does.
    fn surely_lacks(&mut self, ty: &Ty, name: &str, arity: Option<usize>) -> bool {
        if !self.is_whole(ty) {
            return false;
        }
        let supers = self.world.all_supers(ty);
        let mut foreign = supers
            .iter()
            .filter_map(Ty::class_id)
            .filter(|id| !self.is_own(self.world.class(*id).file));
        match foreign.next() {
            Some(first) => super::known::has_all(&self.world.full_name(first), name, arity),
            None => true,
        }
    }

    /// The types of arguments, where all of them are known.
    fn argument_types(&self, args: &[Argument<'a>]) -> Option<Vec<Ty>> {
        let mut types = Vec::new();
        for arg in args {
            match arg {
                Argument::Done(_, expr) | Argument::Given(expr)
                    if expr.ty.is_known() && expr.ty != Ty::Void =>
                {
                    types.push(expr.ty.clone());
                }
                _ => return None,
            }
        }
        Some(types)
    }

    // --- types that do not fit

    /// Says that a value cannot go where a type is wanted.
    pub fn expect(&mut self, value: &Expr, to: &Ty) {
        if !self.is_judging() {
            return;
        }
        if let Some(words) = self.mismatch(value, to, true) {
            self.complain(value.at, format!("incompatible types: {words}"));
        }
    }

    fn mismatch(&mut self, value: &Expr, to: &Ty, constants_narrow: bool) -> Option<String> {
        let is_made_to_fit = matches!(
            value.kind,
            ExprKind::Lambda(_)
                | ExprKind::Switch(_)
                | ExprKind::Let(..)
                | ExprKind::Unsupported(_)
        );
        if is_made_to_fit || *to == Ty::Void {
            return None;
        }
        if let ExprKind::Cond(_, then, otherwise) = &value.kind
            && value.ty.prim().is_none()
        {
            let is_bad = [then, otherwise].into_iter().any(|way| {
                let way = match &way.kind {
                    ExprKind::Box(inner) => inner,
                    _ => way,
                };
                self.mismatch(way, to, constants_narrow).is_some()
            });
            return is_bad.then(|| "bad type in conditional expression".to_owned());
        }
        let from = value.ty.clone();
        let constant = match &value.kind {
            ExprKind::Const(Constant::Int(number)) if constants_narrow => Some(*number),
            _ => None,
        };
        let small = [Prim::Byte, Prim::Short, Prim::Char];
        let narrows = |from: Prim, to: Prim| {
            (from == Prim::Int || small.contains(&from))
                && small.contains(&to)
                && constant.is_some_and(|number| super::constants::wrap(number, to) == number)
        };
        let fits = match (&from, to) {
            (Ty::Dynamic | Ty::Var(_), _) | (_, Ty::Dynamic | Ty::Var(_)) => true,
            (Ty::Prim(a), Ty::Prim(b)) => {
                if a.widens_to(*b) || narrows(*a, *b) {
                    true
                } else if a.is_numeric() && b.is_numeric() {
                    let (a, b) = (a.name(), b.name());
                    return Some(format!("possible lossy conversion from {a} to {b}"));
                } else {
                    false
                }
            }
            (Ty::Prim(a), _) => {
                let boxed = self.world.boxed(*a);
                let unboxed = self.world.unboxed(to);
                self.may_be(&boxed, to) || unboxed.is_some_and(|b| narrows(*a, b))
            }
            (Ty::Class(..), Ty::Prim(b)) => match self.world.unboxed(&from) {
                Some(a) => a.widens_to(*b),
                None => !self.is_whole(&from),
            },
            (Ty::Array(_), Ty::Prim(_)) => false,
            _ => self.may_be(&from, to),
        };
        let words = |this: &Self| {
            format!(
                "{} cannot be converted to {}",
                this.words(&from),
                this.words(to)
            )
        };
        (!fits).then(|| words(self))
    }

    /// Whether a reference may be one of a type, as far as is known.
    pub fn may_be(&mut self, from: &Ty, to: &Ty) -> bool {
        let of = to
            .class_id()
            .map_or(String::new(), |id| self.world.full_name(id));
        let (mut a, mut b) = (from, to);
        while let (Ty::Array(inner), Ty::Array(of)) = (a, b) {
            (a, b) = (inner, of);
        }
        let is_open =
            matches!(a, Ty::Dynamic | Ty::Var(_)) || matches!(b, Ty::Dynamic | Ty::Var(_));
        is_open
            || UNSAID.contains(&of.as_str())
            || self.world.is_subtype(from, to)
            || (*from != Ty::Void && !self.is_whole(from))
    }

    /// Whether a cast, or a test, may succeed.
    fn may_cast(&mut self, from: &Ty, to: &Ty) -> bool {
        match (from, to) {
            (Ty::Dynamic | Ty::Var(_), _) | (_, Ty::Dynamic | Ty::Var(_)) => true,
            (Ty::Void, _) | (_, Ty::Void) => false,
            (Ty::Null, to) => to.is_reference(),
            (Ty::Prim(a), Ty::Prim(b)) => a.is_numeric() == b.is_numeric(),
            (Ty::Prim(a), _) => {
                let boxed = self.world.boxed(*a);
                self.may_be(&boxed, to)
            }
            (_, Ty::Prim(b)) => match self.world.unboxed(from) {
                Some(a) => a.widens_to(*b),
                None => {
                    let boxed = self.world.boxed(*b);
                    self.may_be(&boxed, from)
                }
            },
            (Ty::Class(a, _), Ty::Class(b, _)) => {
                let kind = |this: &Self, id: ClassId| {
                    let class = this.world.class(id);
                    (super::exprs::is_interface(class.kind), class.is_final)
                };
                let ((a_open, a_final), (b_open, b_final)) = (kind(self, *a), kind(self, *b));
                self.may_be(from, to)
                    || self.may_be(to, from)
                    || (a_open && !b_final)
                    || (b_open && !a_final)
            }
            _ => self.may_be(from, to) || self.may_be(to, from),
        }
    }

    pub fn expect_cast(&mut self, value: &Expr, to: &Ty) {
        let from = value.ty.clone();
        if self.is_judging()
            && !matches!(value.kind, ExprKind::Lambda(_))
            && !self.may_cast(&from, to)
        {
            let (from, to) = (self.words(&from), self.words(to));
            self.complain(
                value.at,
                format!("incompatible types: {from} cannot be converted to {to}"),
            );
        }
    }

    // --- operators

    /// Says that an operator does not take operands of these types; whether it does not.
    pub fn bad_operands(&mut self, op: &str, left: &Ty, right: &Ty, at: Span) -> bool {
        let is_open = |ty: &Ty| matches!(ty, Ty::Dynamic | Ty::Var(_));
        if !self.is_judging() || is_open(left) || is_open(right) {
            return false;
        }
        let message = if *left == Ty::Void || *right == Ty::Void {
            "'void' type not allowed here".to_owned()
        } else if self.takes(op, left, right) {
            return false;
        } else {
            let are_references = left.is_reference() && right.is_reference();
            let are_primitive =
                self.world.as_prim(left).is_some() && self.world.as_prim(right).is_some();
            let (left, right) = (self.words(left), self.words(right));
            match op {
                "==" | "!=" if are_references || are_primitive => {
                    format!("incomparable types: {left} and {right}")
                }
                _ => format!(
                    "bad operand types for binary operator '{op}'; first type: {left}; second type: {right}"
                ),
            }
        };
        self.complain(at, message);
        true
    }

    fn takes(&mut self, op: &str, left: &Ty, right: &Ty) -> bool {
        let is_equality = matches!(op, "==" | "!=");
        if is_equality && left.is_reference() && right.is_reference() {
            return self.may_cast(left, right) || self.may_cast(right, left);
        }
        let (Some(a), Some(b)) = (self.world.as_prim(left), self.world.as_prim(right)) else {
            let (reference, prim) = match left.is_reference() {
                true => (left, right),
                false => (right, left),
            };
            return is_equality && *reference != Ty::Null && self.may_cast(prim, reference);
        };
        let are_truths = a == Prim::Boolean && b == Prim::Boolean;
        let are_integers = a.is_integral() && b.is_integral();
        let are_numbers = a.is_numeric() && b.is_numeric();
        match op {
            "&&" | "||" => are_truths,
            "&" | "|" | "^" => are_truths || are_integers,
            "<<" | ">>" | ">>>" => are_integers,
            "==" | "!=" => are_truths || are_numbers,
            _ => are_numbers,
        }
    }

    pub fn bad_operand(&mut self, op: &str, ty: &Ty, at: Span) {
        let fits = match (op, self.world.as_prim(ty)) {
            ("!", Some(prim)) => prim == Prim::Boolean,
            ("~", Some(prim)) => prim.is_integral(),
            (_, Some(prim)) => prim.is_numeric(),
            (_, None) => matches!(ty, Ty::Dynamic | Ty::Var(_)),
        };
        if !fits {
            let ty = self.words(ty);
            self.complain(
                at,
                format!("bad operand type {ty} for unary operator '{op}'"),
            );
        }
    }

    // --- names

    /// A variable that nothing declares.
    pub fn missing_variable(&mut self, name: &str, at: Span) {
        if self.is_judging()
            && self.sees_all()
            && let Some(class) = self.cx.class
        {
            let location = self.class_location(class);
            self.complain(
                at,
                format!("cannot find symbol; symbol: variable {name}{location}"),
            );
        }
    }

    /// A field that a value does not have.
    pub fn missing_field(&mut self, object: &Expr, name: &str, at: Span) {
        match &object.ty {
            Ty::Prim(prim) => self.complain(at, format!("{} cannot be dereferenced", prim.name())),
            ty @ (Ty::Class(..) | Ty::Array(_)) => {
                let ty = ty.clone();
                if self.is_judging() && self.is_whole(&ty) && self.has_no_other_fields(&ty) {
                    let location = self.value_location(object);
                    self.complain(
                        at,
                        format!("cannot find symbol; symbol: variable {name}{location}"),
                    );
                }
            }
            _ => {}
        }
    }

    /// Whether the library has no part in what a type has.
    fn is_own_type(&self, ty: &Ty) -> bool {
        ty.class_id()
            .is_none_or(|id| self.is_own(self.world.class(id).file))
    }

    /// Whether a type has the fields that are seen here and no more; objects of the library's full types have none.
    fn has_no_other_fields(&self, ty: &Ty) -> bool {
        let is_full = |id: ClassId| super::known::has_all(&self.world.full_name(id), "", None);
        self.is_own_type(ty) || ty.class_id().is_some_and(is_full)
    }

    /// A static member that a class does not have.
    pub fn missing_static(&mut self, class: ClassId, name: &str, at: Span) {
        let ty = Ty::class(class);
        let full = self.world.full_name(class);
        let is_full =
            self.is_own_type(&ty) || ["java.lang.System", "java.lang.Math"].contains(&&*full);
        if self.is_judging() && self.is_whole(&ty) && is_full {
            let (kind, words) = (self.kind_words(class), self.class_words(class));
            self.complain(
                at,
                format!("cannot find symbol; symbol: variable {name}; location: {kind} {words}"),
            );
        }
    }

    /// A method that a value, a class or everything around does not have.
    pub fn missing_method(
        &mut self,
        of: Option<&Expr>,
        class: Option<ClassId>,
        name: &str,
        args: &[Argument<'a>],
        at: Span,
    ) {
        if !self.is_judging() {
            return;
        }
        if let Some(Ty::Prim(prim)) = of.map(|object| &object.ty) {
            return self.complain(at, format!("{} cannot be dereferenced", prim.name()));
        }
        let Some(types) = self.argument_types(args) else {
            return;
        };
        let location = match (of, class) {
            (Some(object), _) => {
                let ty = object.ty.clone();
                let is_certain = match &ty {
                    Ty::Class(..) => self.surely_lacks(&ty, name, None),
                    Ty::Array(_) => true,
                    _ => false,
                };
                if !is_certain {
                    return;
                }
                self.value_location(object)
            }
            (None, Some(class)) => {
                if !self.surely_lacks(&Ty::class(class), name, None) {
                    return;
                }
                format!(
                    "; location: {} {}",
                    self.kind_words(class),
                    self.class_words(class)
                )
            }
            (None, None) => match (self.cx.class, self.sees_all()) {
                (Some(class), true) => self.class_location(class),
                _ => return,
            },
        };
        let types = self.list_words(&types);
        self.complain(
            at,
            format!("cannot find symbol; symbol: method {name}({types}){location}"),
        );
    }

    /// Methods of which none takes the arguments.
    pub fn inapplicable(
        &mut self,
        candidates: &[(MethodId, Bindings)],
        args: &[Argument<'a>],
        at: Span,
    ) {
        if !self.is_judging() || candidates.is_empty() {
            return;
        }
        let Some(types) = self.argument_types(args) else {
            return;
        };
        let mut fitting = Vec::new();
        for (method, bindings) in candidates {
            let info = self.world.method(*method);
            let (name, is_open) = (
                info.name.to_owned(),
                info.is_varargs || !info.vars.is_empty(),
            );
            if info.params.len() == types.len() {
                fitting.push((*method, bindings.clone()));
            }
            let is_foreign = !self.is_own(self.world.class(method.class).file);
            let full = self.world.full_name(method.class);
            if is_open || (is_foreign && !super::known::has_all(&full, &name, Some(types.len()))) {
                return;
            }
        }
        let (first, bindings) = &candidates[0];
        let kind = if first.is_constructor {
            "constructor"
        } else {
            "method"
        };
        let class = self.class_words(first.class);
        let name = match first.is_constructor {
            true => class.clone(),
            false => self.world.method(*first).name.to_owned(),
        };
        let none = |words: String| {
            if words.is_empty() {
                "no arguments".to_owned()
            } else {
                words
            }
        };
        match &fitting[..] {
            [] if candidates.len() == 1 => {
                let params: Vec<Ty> = self
                    .world
                    .method(*first)
                    .params
                    .iter()
                    .map(|ty| ty.substitute(bindings))
                    .collect();
                let (required, found) = (
                    none(self.list_words(&params)),
                    none(self.list_words(&types)),
                );
                let vars = &self.world.class(first.class).vars;
                let vars = vars.iter().map(|var| Ty::Var(*var)).collect();
                let class = self.words(&Ty::Class(first.class, vars));
                let of = match self.world.class(first.class).kind {
                    ClassKind::Interface => "interface",
                    ClassKind::Enum => "enum",
                    ClassKind::Record => "record",
                    _ => "class",
                };
                self.complain(
                    at,
                    format!(
                        "{kind} {name} in {of} {class} cannot be applied to given types;; required: {required}; \
                         found: {found}; reason: actual and formal argument lists differ in length"
                    ),
                );
            }
            [(method, bindings)] => {
                let params = self.world.method(*method).params.clone();
                for (arg, param) in args.iter().zip(params) {
                    let (Argument::Done(_, expr) | Argument::Given(expr)) = arg else {
                        return;
                    };
                    let param = param.substitute(bindings);
                    if let Some(words) = self.mismatch(expr, &param, false) {
                        return self.complain(expr.at, format!("incompatible types: {words}"));
                    }
                }
            }
            _ => {
                let types = none(self.list_words(&types));
                self.complain(at, format!("no suitable {kind} found for {name}({types})"));
            }
        }
    }

    /// What belongs to an object, where there is none.
    pub fn not_static(&mut self, what: &str, at: Span) {
        self.complain(
            at,
            format!("non-static {what} cannot be referenced from a static context"),
        );
    }

    // --- variables

    /// Says that a variable has the name of another that is still in sight.
    pub fn redeclared(&mut self, name: &str, at: Span) {
        let mut own = self.locals.iter().skip(self.cx.first_local);
        let is_twice = own.any(|local| local.name == name && !local.is_pattern);
        if is_twice && !self.cx.signature.is_empty() {
            let signature = self.cx.signature.clone();
            self.complain(
                at,
                format!("variable {name} is already defined in {signature}"),
            );
        }
    }

    /// Says that what cannot change is assigned.
    pub fn assigned_final(&mut self, place: &Place, at: Span) {
        if !self.is_judging() {
            return;
        }
        match place {
            Place::Local(symbol) => {
                let local = self
                    .locals
                    .iter()
                    .rev()
                    .find(|local| local.symbol == *symbol);
                let Some(local) = local else { return };
                let name = local.name;
                match (local.is_final, local.is_parameter, local.has_value) {
                    (true, true, _) => {
                        let message = format!("final parameter {name} may not be assigned");
                        self.late.push((at, message));
                    }
                    (true, _, true) => self.complain(
                        at,
                        format!("cannot assign a value to final variable {name}"),
                    ),
                    _ => {}
                }
            }
            Place::Field(object, member) => {
                let Some(class) = object.ty.class_id() else {
                    return;
                };
                let key = self.b.name(*member).to_owned();
                let name = key.split('@').next().unwrap_or(&key).to_owned();
                let Some((owner, index, _)) = self.world.field(&object.ty, &name) else {
                    return;
                };
                let is_beginning = self.cx.class == Some(owner)
                    && owner == class
                    && self.cx.method == "new"
                    && matches!(object.kind, ExprKind::This);
                if self.is_hidden_field(owner, index) {
                    return;
                }
                let field = &self.world.class(owner).fields[index];
                let has_value = field
                    .declarator
                    .is_some_and(|node| node.child_by_field("value").is_some());
                if field.is_final && (has_value || !is_beginning) {
                    self.complain(
                        at,
                        format!("cannot assign a value to final variable {name}"),
                    );
                }
            }
            Place::Static(_) | Place::Element(..) => {}
        }
    }

    /// The same for a static field.
    pub fn assigned_final_static(&mut self, owner: ClassId, index: usize, at: Span) {
        let field = &self.world.class(owner).fields[index];
        let name = field.name;
        let has_value = field.is_enum_constant
            || field
                .declarator
                .is_some_and(|node| node.child_by_field("value").is_some());
        let is_beginning = self.cx.class == Some(owner) && self.cx.method == "static";
        if field.is_final && (has_value || !is_beginning) {
            self.complain(
                at,
                format!("cannot assign a value to final variable {name}"),
            );
        }
    }

    /// Whether a class stands for the methods and statements outside of classes.
    pub fn is_fragment(&self, class: ClassId) -> bool {
        let info = self.world.class(class);
        info.name.is_empty() && !info.is_anonymous
    }

    pub fn not_iterable(&mut self, value: &Expr) {
        let ty = value.ty.clone();
        if self.is_judging() && self.is_whole(&ty) {
            let found = self.words(&ty);
            self.complain(
                value.at,
                format!("for-each not applicable to expression type; required: array or java.lang.Iterable; found: {found}"),
            );
        }
    }

    /// Notes which of a method's parameters, the last that were declared, may not be assigned.
    pub fn note_parameters(&mut self, node: Option<Node<'a>>) {
        let nodes: Vec<Node<'a>> = node
            .and_then(|node| node.child_by_field("parameters"))
            .into_iter()
            .flat_map(Node::named_children)
            .filter(|child| matches!(child.kind(), "formal_parameter" | "spread_parameter"))
            .collect();
        let first = self.locals.len().saturating_sub(nodes.len());
        for (at, node) in nodes.into_iter().enumerate() {
            let place = self.at(node);
            let ty = node.child_by_field("type");
            let is_exact = ty.is_some_and(|ty| self.is_exact_type(ty));
            if let Some(local) = self.locals.get_mut(first + at) {
                local.is_parameter = true;
                local.is_exact = is_exact;
                local.is_final = super::declare::has_modifier(node, "final");
                local.declared_at = place;
            }
        }
    }

    /// What may be a class of another file.
    pub fn missing_class(&mut self, what: &str, at: Span) {
        if self.is_judging()
            && !self.may_come_from_elsewhere()
            && self.sees_all()
            && let Some(class) = self.cx.class
        {
            let message = match what.strip_prefix("package ") {
                Some(_) => format!("{what} does not exist"),
                None => format!(
                    "cannot find symbol; symbol: {what}{}",
                    self.class_location(class)
                ),
            };
            self.at_hand();
            self.b.doubt(at, message);
        }
    }

    // --- variables that functions share

    pub fn note_assignment(&mut self, place: &Place, at: Span) {
        let Place::Local(symbol) = place else { return };
        let local = self
            .locals
            .iter()
            .rev()
            .find(|local| local.symbol == *symbol);
        if let Some(local) = local
            && local.has_value
            && local.declared_at.is_some()
        {
            self.reassigned
                .entry(local.declared_at)
                .or_default()
                .insert(at);
        }
    }

    pub fn note_capture(&mut self, name: &str, at: Span) {
        let local = self.locals.iter().rev().find(|local| local.name == name);
        let Some(local) = local else { return };
        let by_class = local.level < self.cx.level;
        if self.is_judging()
            && local.declared_at.is_some()
            && (by_class || local.lambdas < self.cx.lambdas)
        {
            self.captured.push((at, local.declared_at, by_class));
        }
    }

    /// Says which variables are shared that do not stay what they are.
    pub fn shared_variables(&mut self) {
        for (at, message) in std::mem::take(&mut self.late) {
            self.complain(at, message);
        }
        for (at, declared, by_class) in std::mem::take(&mut self.captured) {
            if self.reassigned.contains_key(&declared) {
                let by = if by_class {
                    "an inner class"
                } else {
                    "a lambda expression"
                };
                self.complain(
                    at,
                    format!(
                        "local variables referenced from {by} must be final or effectively final"
                    ),
                );
            }
        }
    }
}
