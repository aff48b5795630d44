//! Expressions: which file checks which kind, and those that need no file of their own.

use super::checker::Checker;
use super::hir::{Constant, Expr, ExprKind, Place};
use super::ty::{Prim, Ty};
use super::world::ClassKind;
use syntax::Node;

/// What a name, or a chain of names, means.
pub(super) enum Meaning {
    Value(Expr),
    Class(super::ty::ClassId),
    /// The beginning of a longer name.
    Package(String),
    Unknown,
}

impl<'a> Checker<'a> {
    /// Checks an expression. What is expected guides inference; the result is not converted to it.
    pub fn check(&mut self, node: Node<'a>, expected: Option<&Ty>) -> Expr {
        let at = self.at(node);
        if !self.may_enter() {
            return self.unsupported("nesting", at);
        }
        self.depth += 1;
        self.at_hand();
        self.b.forget(at);
        let expr = self.check_inside(node, expected);
        self.depth -= 1;
        expr
    }

    fn check_inside(&mut self, node: Node<'a>, expected: Option<&Ty>) -> Expr {
        let at = self.at(node);
        match node.kind() {
            "parenthesized_expression" => match node.named_children().next() {
                Some(inside) => self.check(inside, expected),
                None => self.unsupported("parenthesized_expression", at),
            },
            "decimal_integer_literal"
            | "hex_integer_literal"
            | "octal_integer_literal"
            | "binary_integer_literal"
            | "decimal_floating_point_literal"
            | "hex_floating_point_literal"
            | "true"
            | "false"
            | "character_literal"
            | "string_literal"
            | "null_literal" => self.literal(node),
            "identifier" => self.name(node),
            "this" => {
                let is_fragment = self.cx.class.is_none_or(|class| self.is_fragment(class));
                if self.cx.is_static && !is_fragment {
                    self.not_static("variable this", at);
                }
                Expr {
                    at,
                    ..self.this_expr()
                }
            }
            "field_access" => self.field_access(node),
            "array_access" => self.array_access(node),
            "method_invocation" => self.invocation(node, expected),
            "object_creation_expression" => self.creation(node, expected),
            "array_creation_expression" => self.array_creation(node),
            "array_initializer" => {
                let element = expected
                    .and_then(Ty::element)
                    .cloned()
                    .unwrap_or(Ty::Dynamic);
                self.array_initializer(node, &element)
            }
            "unary_expression" => self.unary(node),
            "binary_expression" => self.binary(node),
            "update_expression" => self.update(node),
            "assignment_expression" => self.assignment(node),
            "cast_expression" => self.cast(node),
            "instanceof_expression" => self.instance_of(node),
            "ternary_expression" => self.conditional(node, expected),
            "lambda_expression" => self.lambda(node, expected),
            "method_reference" => self.method_reference(node, expected),
            "switch_expression" => self.switch_value(node, expected),
            "class_literal" => {
                let of = node.named_children().next();
                let ty = node
                    .named_children()
                    .next()
                    .map_or(Ty::Dynamic, |ty| self.resolve(ty));
                if let (Ty::Dynamic, Some(of)) = (&ty, of) {
                    let name = self.text(of);
                    return self.unknown(name, at);
                }
                let class = self.world.class_object(&ty);
                if let Some(shared) = self.primitive_class(&ty, at) {
                    return Expr {
                        ty: class,
                        ..shared
                    };
                }
                self.note_type(&ty);
                self.expr(class, at, ExprKind::ClassOf(ty))
            }
            kind => self.unsupported(kind, at),
        }
    }

    /// Sees to it that a type's class is there when it is asked for.
    pub fn note_type(&mut self, ty: &Ty) {
        let mut ty = self.world.bound(ty);
        while let Ty::Array(element) = ty {
            ty = self.world.bound(&element);
        }
        if let Some(id) = ty.class_id() {
            let _ = self.class_variable(id);
        }
    }

    // --- names

    fn name(&mut self, node: Node<'a>) -> Expr {
        let at = self.at(node);
        let name = self.text(node);
        match self.meaning(node) {
            Meaning::Value(expr) => Expr { at, ..expr },
            Meaning::Package(_) => {
                self.missing_variable(name, at);
                self.unknown(name, at)
            }
            _ => self.unknown(name, at),
        }
    }

    pub fn unknown(&mut self, name: &str, at: ir::Span) -> Expr {
        let symbol = self.intern(name);
        self.expr(Ty::Dynamic, at, ExprKind::Unknown(symbol))
    }

    /// What an identifier or a chain of them means.
    pub fn meaning(&mut self, node: Node<'a>) -> Meaning {
        let at = self.at(node);
        match node.kind() {
            "identifier" | "type_identifier" => {
                let name = self.text(node);
                if let Some(found) = self.variable(name, at) {
                    return Meaning::Value(found);
                }
                match self.class_named(name) {
                    Some(class) => Meaning::Class(class),
                    None if self.is_imported(name) => Meaning::Unknown,
                    None => Meaning::Package(name.to_owned()),
                }
            }
            "field_access" | "scoped_identifier" | "scoped_type_identifier" => {
                let (Some(object), Some(field)) = (
                    node.child_by_field("object")
                        .or_else(|| node.child_by_field("scope"))
                        .or_else(|| node.named_children().next()),
                    node.child_by_field("field")
                        .or_else(|| node.child_by_field("name"))
                        .or_else(|| node.named_children().last()),
                ) else {
                    return Meaning::Unknown;
                };
                if !may_name(object) || self.depth > super::checker::MAX_DEPTH {
                    return Meaning::Unknown;
                }
                self.depth += 1;
                let meaning = self.meaning(object);
                self.depth -= 1;
                let name = self.text(field);
                match meaning {
                    Meaning::Value(object) => Meaning::Value(self.member(object, name, at)),
                    Meaning::Class(class) => {
                        if field.kind() == "this" {
                            return match self.enclosing(class) {
                                Some(object) => Meaning::Value(Expr { at, ..object }),
                                None => Meaning::Unknown,
                            };
                        }
                        if let Some(found) = self.hidden_static(class, name, at) {
                            return Meaning::Value(found);
                        }
                        if let Some(found) = self.static_member(class, name, at) {
                            return Meaning::Value(found);
                        }
                        if self.world.field(&Ty::class(class), name).is_some() {
                            self.not_static(&format!("variable {name}"), at);
                            return Meaning::Unknown;
                        }
                        match self.world.member_type(class, name) {
                            Some(class) => Meaning::Class(class),
                            None => {
                                self.missing_static(class, name, at);
                                Meaning::Unknown
                            }
                        }
                    }
                    Meaning::Package(package) => {
                        let full = format!("{package}.{name}");
                        match self.world.named(&full) {
                            Some(class) => Meaning::Class(class),
                            None => Meaning::Package(full),
                        }
                    }
                    Meaning::Unknown => Meaning::Unknown,
                }
            }
            _ => Meaning::Unknown,
        }
    }

    fn is_imported(&self, name: &str) -> bool {
        self.world.file(self.cx.file).imports.contains_key(name)
    }

    /// A variable of a simple name: local, a field of a class around, or imported.
    fn variable(&mut self, name: &str, at: ir::Span) -> Option<Expr> {
        // The innermost declaration wins: locals of the function at hand, fields of its class and what is around
        // that, locals of the function around it, and so on.
        let found = self.locals.iter().rposition(|local| local.name == name);
        let local_level = found.map(|at| self.locals[at].level);
        // Those of a fragment's top level are around the classes there, which have no level of their own.
        let is_own = found.is_some_and(|at| at >= self.cx.first_local);
        if is_own && local_level.is_some_and(|level| level >= self.cx.level) {
            self.note_capture(name, at);
            return self.local(name);
        }
        let mut class = self.cx.class;
        while let Some(id) = class {
            if local_level.is_some_and(|level| level >= self.world.class(id).level)
                && self.world.class(id).level < self.cx.level
            {
                break;
            }
            let this = Ty::class(id);
            if let Some((owner, at_index, _)) = self.world.field(&this, name) {
                if self.world.class(owner).fields[at_index].is_static {
                    return self.static_member(owner, name, at);
                }
                if let Some(constant) = self.constant_field(owner, at_index) {
                    let ty = self.world.class(owner).fields[at_index].ty.clone();
                    return Some(self.expr(ty, at, ExprKind::Const(constant)));
                }
                return match self.enclosing(id) {
                    Some(object) => Some(self.member(object, name, at)),
                    None => {
                        self.not_static(&format!("variable {name}"), at);
                        Some(self.unknown(name, at))
                    }
                };
            }
            let info = self.world.class(id);
            if info.is_local
                && local_level.is_some()
                && local_level >= Some(info.level.saturating_sub(1))
            {
                break;
            }
            class = info.outer;
        }
        if local_level.is_some() {
            self.note_capture(name, at);
            return self.local(name);
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
                && let Some(found) = self.static_member(class, name, at)
            {
                return Some(found);
            }
        }
        None
    }

    /// A class by the full name of an import, which may be one of the program's own.
    pub fn imported_class(&mut self, name: &str) -> Option<super::ty::ClassId> {
        if let Some(class) = self.world.named(name) {
            return Some(class);
        }
        let simple = name.rsplit('.').next()?.to_owned();
        self.class_named(&simple)
    }

    /// A static field of a class.
    pub fn static_member(
        &mut self,
        class: super::ty::ClassId,
        name: &str,
        at: ir::Span,
    ) -> Option<Expr> {
        let (owner, index, ty) = self.world.field(&Ty::class(class), name)?;
        if !self.world.class(owner).fields[index].is_static {
            return None;
        }
        self.use_field(owner, index, at);
        if let Some(constant) = self.constant_field(owner, index) {
            return Some(self.expr(ty, at, ExprKind::Const(constant)));
        }
        let key = self.world.class(owner).fields[index].key.clone();
        let symbol = self.global(owner, &key);
        Some(self.expr(ty, at, ExprKind::Load(Place::Static(symbol))))
    }

    /// The value of a constant variable.
    pub fn constant_field(&mut self, owner: super::ty::ClassId, index: usize) -> Option<Constant> {
        let field = self.world.class(owner).fields[index].clone();
        let is_constant_type = field.ty.prim().is_some() || self.world.is_string(&field.ty);
        if !field.is_final || field.is_enum_constant || !is_constant_type {
            return None;
        }
        let value = field.declarator?.child_by_field("value")?;
        if !may_fold(value) || self.folding.contains(&(owner, index)) || self.folding.len() > 20 {
            return None;
        }
        self.folding.push((owner, index));
        let file = self.world.class(owner).file;
        let level = self.cx.level + 1;
        let outer = std::mem::replace(
            &mut self.cx,
            super::checker::Context {
                file,
                class: Some(owner),
                is_static: true,
                ret: Ty::Dynamic,
                returns: Vec::new(),
                is_lambda: false,
                yields: Vec::new(),
                yield_ty: None,
                level,
                method: String::new(),
                signature: String::new(),
                lambdas: 0,
                first_local: 0,
                hidden_slots: 0,
            },
        );
        let locals = std::mem::take(&mut self.locals);
        let was_reporting = std::mem::replace(&mut self.b.is_reporting, false);
        let expr = self.check(value, Some(&field.ty));
        let expr = self.assign_to(expr, &field.ty);
        self.b.is_reporting = was_reporting;
        self.locals = locals;
        self.cx = outer;
        self.folding.pop();
        match expr.kind {
            ExprKind::Const(Constant::Null) => None,
            ExprKind::Const(constant) => Some(constant),
            _ => None,
        }
    }

    // --- members

    fn field_access(&mut self, node: Node<'a>) -> Expr {
        let at = self.at(node);
        let (Some(object), Some(field)) =
            (node.child_by_field("object"), node.child_by_field("field"))
        else {
            return self.unsupported("field_access", at);
        };
        let name = self.text(field);
        if object.kind() == "super" {
            let this = self.this_expr();
            let parent = self
                .cx
                .class
                .and_then(|class| self.world.class(class).superclass.clone());
            return match parent {
                Some(parent) => self.member(Expr { ty: parent, ..this }, name, at),
                None => self.unknown(name, at),
            };
        }
        if may_name(object) {
            return match self.meaning(node) {
                Meaning::Value(expr) => Expr { at, ..expr },
                Meaning::Package(name) => self.unknown(&name, at),
                _ => {
                    let object = match self.meaning(object) {
                        Meaning::Value(object) => object,
                        _ => {
                            let text = self.text(object);
                            self.unknown(text, at)
                        }
                    };
                    let field = self.intern(name);
                    self.expr(
                        Ty::Dynamic,
                        at,
                        ExprKind::DynamicField(Box::new(object), field),
                    )
                }
            };
        }
        let object = self.check(object, None);
        self.member(object, name, at)
    }

    /// A field of a value.
    pub fn member(&mut self, object: Expr, name: &str, at: ir::Span) -> Expr {
        if matches!(object.ty, Ty::Array(_)) && name == "length" {
            return self.expr(Ty::INT, at, ExprKind::Length(Box::new(object)));
        }
        if let Some(symbol) = self.hidden_member(&object, name) {
            let kind = ExprKind::DynamicField(Box::new(object), symbol);
            return self.expr(Ty::Dynamic, at, kind);
        }
        if let Some((owner, index, ty)) = self.world.field(&object.ty, name) {
            let field = &self.world.class(owner).fields[index];
            let key = field.key.clone();
            let is_static = field.is_static;
            self.use_field(owner, index, at);
            let field = &self.world.class(owner).fields[index];
            if is_static {
                let symbol = self.global(owner, &key);
                return self.expr(ty, at, ExprKind::Load(Place::Static(symbol)));
            }
            let is_open = matches!(field.ty, Ty::Var(_) | Ty::Array(_));
            let symbol = self.intern(&key);
            if is_open {
                self.open_members.insert(symbol);
            }
            let object = self.as_itself(object);
            return self.expr(
                ty,
                at,
                ExprKind::Load(Place::Field(Box::new(object), symbol)),
            );
        }
        self.missing_field(&object, name, at);
        let symbol = self.intern(name);
        self.expr(
            Ty::Dynamic,
            at,
            ExprKind::DynamicField(Box::new(object), symbol),
        )
    }

    fn array_access(&mut self, node: Node<'a>) -> Expr {
        let at = self.at(node);
        let (Some(array), Some(index)) =
            (node.child_by_field("array"), node.child_by_field("index"))
        else {
            return self.unsupported("array_access", at);
        };
        let array = self.check(array, None);
        let index = self.check(index, Some(&Ty::INT));
        self.expect(&index, &Ty::INT);
        if matches!(array.ty, Ty::Class(..) | Ty::Prim(_)) {
            let found = self.words(&array.ty);
            self.complain(at, format!("array required, but {found} found"));
        }
        let index = match index.ty {
            Ty::Dynamic => index,
            _ => self.convert_to(index, Prim::Int),
        };
        let ty = array.ty.element().cloned().unwrap_or(Ty::Dynamic);
        self.expr(
            ty,
            at,
            ExprKind::Load(Place::Element(Box::new(array), Box::new(index))),
        )
    }

    // --- casts and conditionals

    fn cast(&mut self, node: Node<'a>) -> Expr {
        let at = self.at(node);
        let (Some(ty), Some(value)) = (node.child_by_field("type"), node.child_by_field("value"))
        else {
            return self.unsupported("cast_expression", at);
        };
        let ty = self.resolve(ty);
        let value = self.check(value, Some(&ty));
        self.expect_cast(&value, &ty);
        match (&ty, &value.ty) {
            (Ty::Prim(to), Ty::Prim(from)) => {
                // Narrowing a floating-point number to a small integer goes through `int`.
                let through_int = matches!(from, Prim::Float | Prim::Double)
                    && matches!(to, Prim::Byte | Prim::Short | Prim::Char);
                let value = if through_int {
                    self.convert_to(value, Prim::Int)
                } else {
                    value
                };
                let value = self.convert_to(value, *to);
                Expr { at, ..value }
            }
            (Ty::Prim(to), from) => {
                let to = *to;
                if let Some(boxed) = self.world.as_prim(from) {
                    let value = self.convert_to(value, boxed);
                    return self.convert_to(value, to);
                }
                let class = self.world.boxed(to);
                self.note_type(&class);
                let kind = ExprKind::Cast(class.clone(), Box::new(value));
                let value = self.expr(class, at, kind);
                self.convert_to(value, to)
            }
            (_, Ty::Prim(_)) => {
                let value = self.assign_to(value, &ty);
                match ty {
                    Ty::Dynamic => value,
                    _ => Expr { ty, ..value },
                }
            }
            (_, from) => {
                let from = from.clone();
                self.note_unchecked(&from, &ty);
                let is_checked = !matches!(value.kind, ExprKind::Lambda(_))
                    && !self.world.is_subtype(&from, &ty)
                    && !matches!(ty, Ty::Var(_) | Ty::Dynamic);
                let is_checked = is_checked || (from == Ty::Dynamic && ty.class_id().is_some());
                // The type of one that makes an array is that of the array.
                let is_checked = is_checked
                    || from != ty
                        && matches!(
                            value.kind,
                            ExprKind::ArrayLiteral(_) | ExprKind::NewArray(_)
                        );
                if is_checked && !matches!(value.kind, ExprKind::Lambda(_)) {
                    self.note_type(&ty);
                    let kind = ExprKind::Cast(ty.clone(), Box::new(value));
                    self.expr(ty, at, kind)
                } else if ty == Ty::Dynamic {
                    value
                } else {
                    Expr { ty, ..value }
                }
            }
        }
    }

    fn conditional(&mut self, node: Node<'a>, expected: Option<&Ty>) -> Expr {
        let at = self.at(node);
        let (Some(condition), Some(then), Some(otherwise)) = (
            node.child_by_field("condition"),
            node.child_by_field("consequence"),
            node.child_by_field("alternative"),
        ) else {
            return self.unsupported("ternary_expression", at);
        };
        let condition = self.condition(condition);
        let then = self.check(then, expected);
        let otherwise = self.check(otherwise, expected);
        let ty = self.common_type(&[&then, &otherwise], expected);
        let then = self.assign_to(then, &ty);
        let otherwise = self.assign_to(otherwise, &ty);
        if let (ExprKind::Const(Constant::Bool(truth)), ExprKind::Const(a), ExprKind::Const(b)) =
            (&condition.kind, &then.kind, &otherwise.kind)
        {
            let constant = if *truth { a } else { b }.clone();
            return self.expr(ty, at, ExprKind::Const(constant));
        }
        self.expr(
            ty,
            at,
            ExprKind::Cond(Box::new(condition), Box::new(then), Box::new(otherwise)),
        )
    }

    /// The type of an expression that gives one of several values.
    pub fn common_type(&mut self, values: &[&Expr], expected: Option<&Ty>) -> Ty {
        let prims: Vec<Option<Prim>> = values
            .iter()
            .map(|value| self.world.as_prim(&value.ty))
            .collect();
        let any_prim = values.iter().any(|value| value.ty.prim().is_some());
        let all_boxes = values.iter().all(|value| value.ty.is_reference());
        if prims.iter().all(Option::is_some)
            && !prims.is_empty()
            && (any_prim || !(all_boxes && values.windows(2).all(|pair| pair[0].ty == pair[1].ty)))
        {
            let prims: Vec<Prim> = prims.into_iter().flatten().collect();
            if prims.iter().all(|prim| *prim == prims[0]) {
                return Ty::Prim(prims[0]);
            }
            if prims.iter().all(|prim| prim.is_numeric()) {
                return Ty::Prim(promote_together(values, &prims));
            }
        }
        if let Some(expected) = expected
            && expected.is_reference()
            && *expected != Ty::Dynamic
        {
            return expected.clone();
        }
        let mut common: Option<Ty> = None;
        for value in values {
            let ty = self.world.boxed_ty(&value.ty);
            common = Some(match common {
                None => ty,
                Some(common) => self.lub(&common, &ty),
            });
        }
        match common {
            Some(Ty::Null) | None => Ty::Null,
            Some(ty) => ty,
        }
    }

    /// The closest common supertype.
    pub fn lub(&mut self, a: &Ty, b: &Ty) -> Ty {
        match (a, b) {
            (Ty::Null | Ty::Dynamic, other) | (other, Ty::Null | Ty::Dynamic) => other.clone(),
            _ if a == b => a.clone(),
            (Ty::Void, _) | (_, Ty::Void) => Ty::Dynamic,
            _ => {
                if self.world.is_subtype(a, b) {
                    return b.clone();
                }
                if self.world.is_subtype(b, a) {
                    return a.clone();
                }
                let shared = |world: &mut super::world::World<'a>, plain: bool| {
                    world.all_supers(a).into_iter().find(|ty| {
                        let name = ty
                            .class_id()
                            .map_or(String::new(), |id| world.full_name(id));
                        let skip = matches!(
                            name.as_str(),
                            "java.lang.Object"
                                | "java.lang.Record"
                                | "java.lang.Comparable"
                                | "java.io.Serializable"
                        );
                        (plain || !skip) && world.is_subtype(b, ty)
                    })
                };
                match shared(&mut self.world, false).or_else(|| shared(&mut self.world, true)) {
                    Some(ty) => ty,
                    None => self.world.object(),
                }
            }
        }
    }
}

/// Numeric promotion of the branches of a conditional: small types stay small where a constant fits.
fn promote_together(values: &[&Expr], prims: &[Prim]) -> Prim {
    let small = [Prim::Byte, Prim::Short, Prim::Char];
    for (at, prim) in prims.iter().enumerate() {
        if !small.contains(prim) {
            continue;
        }
        let fits = prims
            .iter()
            .zip(values)
            .enumerate()
            .all(|(other, (to, value))| {
                other == at
                    || to == prim
                    || matches!(&value.kind, ExprKind::Const(Constant::Int(number))
                    if *to == Prim::Int && super::constants::wrap(*number, *prim) == *number)
            });
        if fits {
            return *prim;
        }
    }
    if prims
        .iter()
        .all(|prim| matches!(prim, Prim::Byte | Prim::Short))
    {
        return Prim::Short;
    }
    prims
        .iter()
        .fold(Prim::Int, |common, prim| common.max(prim.promoted()))
}

/// Whether an expression may be a chain of names.
pub(super) fn may_name(node: Node<'_>) -> bool {
    match node.kind() {
        "identifier" | "type_identifier" | "scoped_identifier" | "scoped_type_identifier" => true,
        "field_access" => {
            node.descendants().all(|part| {
                matches!(
                    part.kind(),
                    "field_access" | "identifier" | "this" | "." | "line_comment" | "block_comment"
                )
            }) && !node
                .descendants()
                .any(|part| part.kind() == "this" && part.field() == Some("object"))
        }
        _ => false,
    }
}

/// Whether an initialiser may be a constant expression.
fn may_fold(node: Node<'_>) -> bool {
    node.descendants().take(200).all(|part| {
        !matches!(
            part.kind(),
            "method_invocation"
                | "object_creation_expression"
                | "lambda_expression"
                | "assignment_expression"
                | "update_expression"
                | "array_access"
                | "array_initializer"
                | "method_reference"
                | "switch_expression"
                | "null_literal"
                | "array_creation_expression"
        )
    })
}

/// Whether a class's instances are made without a class around.
pub(super) fn is_interface(kind: ClassKind) -> bool {
    matches!(kind, ClassKind::Interface | ClassKind::Annotation)
}
