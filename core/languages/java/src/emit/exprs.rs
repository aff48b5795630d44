//! Expressions.

use super::Emitter;
use crate::hir::{Compound, Constant, Expr, ExprKind, New, Pattern, Place, Target};
use crate::ty::{Prim, Ty};
use ir::{
    Arg, BinOp, Callee, Const, Intrinsic, Label, Op, Reg, Scalar, Span, Symbol, TypeExpr,
    TypePlace, UnOp,
};

/// A place whose parts have been computed.
pub(crate) enum Ready {
    Variable(Symbol),
    Field(Reg, Symbol),
    Element(Reg, Reg),
}

impl<'h> Emitter<'h, '_, '_> {
    pub fn expr(&mut self, expr: &'h Expr) -> Reg {
        let value = self.expr_value(expr);
        let is_told = match &expr.kind {
            ExprKind::Call(..)
            | ExprKind::New(_)
            | ExprKind::NewArray(_)
            | ExprKind::ArrayLiteral(_)
            | ExprKind::Lambda(_)
            | ExprKind::Cast(..)
            | ExprKind::Box(_) => true,
            ExprKind::Load(place) => !matches!(place, Place::Local(_)),
            _ => false,
        };
        if is_told && self.notes_types() {
            let place = TypePlace::Register(value);
            match self.checker.held_type(expr) {
                Some(ty) => self.note_type(place, ty),
                None => self.b.note(place, TypeExpr::Any),
            }
        }
        value
    }

    fn expr_value(&mut self, expr: &'h Expr) -> Reg {
        let at = expr.at;
        match &expr.kind {
            ExprKind::Const(constant) => self.constant(constant, &expr.ty, at),
            ExprKind::Load(place) => {
                let ready = self.ready(place, at);
                let value = self.read(&ready, at);
                self.note_read(place);
                value
            }
            ExprKind::This => {
                let this = self.b.intern("this");
                self.load(this, at)
            }
            ExprKind::Length(of) => {
                let array = self.expr(of);
                let length = self.b.intrinsic(Intrinsic::ArrayLength, &[array], at);
                self.note("read the array length", of);
                length
            }
            ExprKind::Bin(..) => self.operators(expr),
            ExprKind::Un(op, operand) => {
                let operand = self.expr(operand);
                self.b.unary(*op, operand, at)
            }
            ExprKind::And(..) | ExprKind::Or(..) | ExprKind::InstanceOf(..) => {
                self.truth_value(expr)
            }
            ExprKind::Cond(condition, then, otherwise) => {
                let result = self.hidden("if");
                let (yes, no, end) = (
                    self.b.label("if_true"),
                    self.b.label("if_false"),
                    self.b.label("if_end"),
                );
                self.branch(condition, yes, no);
                self.b.place(yes, at);
                let value = self.expr(then);
                self.declare(result, value, at);
                self.b.jump(end, at);
                self.b.place(no, at);
                let value = self.expr(otherwise);
                self.declare(result, value, at);
                self.b.place(end, at);
                self.load(result, at)
            }
            ExprKind::Concat(parts) => {
                let parts: Vec<Reg> = parts.iter().map(|part| self.text_of(part)).collect();
                self.b.intrinsic(Intrinsic::TextJoin, &parts, at)
            }
            ExprKind::Assign(place, value) => {
                let ready = self.ready(place, at);
                let value = self.expr(value);
                self.write(&ready, value, at);
                self.note_write(place);
                value
            }
            ExprKind::Compound(compound) => self.compound(compound, at),
            ExprKind::As(prim, value) => {
                let from_box = value.ty.is_reference();
                let operand = self.expr(value);
                let result = match prim {
                    Prim::Boolean if from_box => self.b.intrinsic(Intrinsic::Unbox, &[operand], at),
                    _ => self.b.unary(UnOp::As(prim.scalar()), operand, at),
                };
                self.note_unboxing(value);
                result
            }
            ExprKind::Box(value) => {
                let value = self.expr(value);
                self.b.intrinsic(Intrinsic::Box, &[value], at)
            }
            ExprKind::Cast(ty, value) => {
                let value = self.expr(value);
                match self.class_of_type(ty, at) {
                    Some(class) => self.b.intrinsic(Intrinsic::CheckCast, &[value, class], at),
                    None => value,
                }
            }
            ExprKind::Call(target, args) => self.call(target, args, at),
            ExprKind::New(new) => self.new_object(new, at),
            ExprKind::NewArray(lengths) => self.new_array(&expr.ty, lengths, at),
            ExprKind::ArrayLiteral(items) => self.array_of(&expr.ty, items, at),
            ExprKind::Present(inner, what) => {
                let value = self.expr(inner);
                self.refuse_nothing(value, at, |this| {
                    if !what.is_empty() {
                        this.note(what, inner);
                    }
                });
                value
            }
            ExprKind::Lambda(lambda) => self.lambda(lambda, at),
            ExprKind::Switch(switch) => self.switch_value(switch, at),
            ExprKind::ClassOf(ty) => match self.class_of_type(ty, at) {
                Some(class) => class,
                None => {
                    let object = self.b.intern("java.lang.Object::Object");
                    self.load(object, at)
                }
            },
            ExprKind::Ready(class) => match self.is_lazy(*class).then(|| self.ready_name(*class)) {
                Some(Some(name)) => self.load(name, at),
                _ => self.b.constant(Const::Bool(true), at),
            },
            ExprKind::Let(name, value, inner) => {
                let value = self.expr(value);
                self.declare(*name, value, at);
                self.expr(inner)
            }
            ExprKind::Unknown(name) => self.load(*name, at),
            ExprKind::DynamicField(object, field) => {
                let object = self.expr(object);
                self.b.load_field(object, *field, at)
            }
            ExprKind::Unsupported(kind) => self.b.unsupported(kind, at),
        }
    }

    /// A chain of operators to the left is walked, not descended into.
    fn operators(&mut self, expr: &'h Expr) -> Reg {
        let mut chain = Vec::new();
        let mut first = expr;
        while let ExprKind::Bin(op, left, right) = &first.kind {
            chain.push((*op, &**right, first.at));
            first = left;
        }
        let mut left = self.expr(first);
        for (op, right, at) in chain.into_iter().rev() {
            let right = self.expr(right);
            left = self.b.binary(op, false, left, right, at);
        }
        left
    }

    pub fn constant(&mut self, constant: &Constant, ty: &Ty, at: Span) -> Reg {
        let value = match (constant, ty) {
            (Constant::Null, _) => Const::Nil,
            (Constant::Bool(truth), _) => Const::Bool(*truth),
            (Constant::Int(value), Ty::Prim(prim)) => Const::Sized(prim.scalar(), *value),
            (Constant::Int(value), _) => Const::Sized(Scalar::I32, *value),
            (Constant::Float(value), Ty::Prim(Prim::Float)) => {
                Const::Sized(Scalar::F32, i64::from((*value as f32).to_bits()))
            }
            (Constant::Float(value), _) => Const::Float(*value),
            (Constant::Text(text), _) => Const::Text(text.as_str().into()),
        };
        self.b.constant(value, at)
    }

    /// What a field or element of a type starts with.
    pub fn default(&mut self, ty: &Ty, at: Span) -> Reg {
        let constant = match ty {
            Ty::Prim(Prim::Boolean) => Constant::Bool(false),
            Ty::Prim(Prim::Float | Prim::Double) => Constant::Float(0.0),
            Ty::Prim(_) => Constant::Int(0),
            _ => Constant::Null,
        };
        self.constant(&constant, ty, at)
    }

    /// The text that a part of a concatenation gives.
    fn text_of(&mut self, part: &'h Expr) -> Reg {
        let value = self.expr(part);
        if matches!(
            part.kind,
            ExprKind::Const(Constant::Text(_)) | ExprKind::Concat(_)
        ) {
            return value;
        }
        self.b.unary(UnOp::As(Scalar::Text), value, part.at)
    }

    // --- places

    pub fn ready(&mut self, place: &'h Place, at: Span) -> Ready {
        match place {
            Place::Local(name) => Ready::Variable(*name),
            Place::Static(name) => Ready::Variable(*name),
            Place::Field(object, field) => {
                let object = self.expr(object);
                Ready::Field(object, *field)
            }
            Place::Element(array, index) => {
                let array = self.expr(array);
                let index = self.expr(index);
                let _ = at;
                Ready::Element(array, index)
            }
        }
    }

    pub fn read(&mut self, ready: &Ready, at: Span) -> Reg {
        match *ready {
            Ready::Variable(name) => self.load(name, at),
            Ready::Field(object, field) => self.b.load_field(object, field, at),
            Ready::Element(array, index) => self.b.load_index(array, index, at),
        }
    }

    pub fn write(&mut self, ready: &Ready, value: Reg, at: Span) {
        match *ready {
            Ready::Variable(name) => self.store(name, value, at),
            Ready::Field(object, field) => self.b.emit(
                Op::StoreField {
                    object,
                    field,
                    value,
                },
                at,
            ),
            Ready::Element(object, index) => self.b.emit(
                Op::StoreIndex {
                    object,
                    index,
                    value,
                },
                at,
            ),
        }
    }

    fn compound(&mut self, compound: &'h Compound, at: Span) -> Reg {
        let ready = self.ready(&compound.place, at);
        let old = self.read(&ready, at);
        self.note_read(&compound.place);
        if compound.is_concat {
            let left = self.b.unary(UnOp::As(Scalar::Text), old, at);
            let right = self.text_of(&compound.right);
            let value = self.b.intrinsic(Intrinsic::TextJoin, &[left, right], at);
            self.write(&ready, value, at);
            return value;
        }
        let left = match compound.left {
            Some(Prim::Boolean) => self.b.intrinsic(Intrinsic::Unbox, &[old], at),
            Some(prim) => self.b.unary(UnOp::As(prim.scalar()), old, at),
            None => old,
        };
        if compound.boxes {
            self.note_unboxing_of(&compound.place, &compound.ty);
        }
        let right = self.expr(&compound.right);
        let mut value = self.b.binary(compound.op, false, left, right, at);
        if let Some(prim) = compound.back {
            // A floating-point number goes to a small integer through `int`.
            let computed = compound.left.unwrap_or(prim);
            if matches!(computed, Prim::Float | Prim::Double)
                && matches!(prim, Prim::Byte | Prim::Short | Prim::Char)
            {
                value = self.b.unary(UnOp::As(Scalar::I32), value, at);
            }
            value = self.b.unary(UnOp::As(prim.scalar()), value, at);
        }
        if compound.boxes {
            value = self.b.intrinsic(Intrinsic::Box, &[value], at);
        }
        self.write(&ready, value, at);
        if compound.is_postfix { old } else { value }
    }

    // --- calls

    fn args(&mut self, args: &'h [Expr]) -> Vec<Reg> {
        args.iter().map(|arg| self.expr(arg)).collect()
    }

    fn call(&mut self, target: &'h Target, args: &'h [Expr], at: Span) -> Reg {
        match target {
            Target::Global(name, _) => {
                let args = self.args(args);
                let args = args.into_iter().map(Arg::positional).collect();
                self.b.call(Callee::Name(*name), args, at)
            }
            Target::Intrinsic(intrinsic, method) => {
                let values = self.args(args);
                let result = self.b.intrinsic(*intrinsic, &values, at);
                if let (Some(method), Some(receiver)) = (method, args.first()) {
                    self.note_call(*method, receiver);
                }
                result
            }
            Target::Virtual(object, name, method) => {
                let receiver = self.expr(object);
                let args: Box<[Arg]> = self.args(args).into_iter().map(Arg::positional).collect();
                let result = self.b.value(
                    |dst| Op::CallMethod {
                        dst,
                        receiver,
                        method: *name,
                        args,
                    },
                    at,
                );
                if let Some(method) = method {
                    self.note_call(*method, object);
                }
                result
            }
            Target::Exact(class, receiver, method) => {
                let receiver = self.expr(receiver);
                let mut all = vec![receiver];
                all.extend(self.args(args));
                let name = self.class_symbol(*class);
                let class = self.load(name, at);
                let function = self.b.load_field(class, *method, at);
                self.b.call_register(function, &all, at)
            }
            Target::Value(callee) => {
                if let ExprKind::Unknown(name) = callee.kind {
                    let args = self.args(args);
                    let args = args.into_iter().map(Arg::positional).collect();
                    return self.b.call(Callee::Name(name), args, at);
                }
                let callee = self.expr(callee);
                let args = self.args(args);
                self.b.call_register(callee, &args, at)
            }
        }
    }

    fn new_object(&mut self, new: &'h New, at: Span) -> Reg {
        let class = self.class_symbol(new.class);
        let object = self.b.value(|dst| Op::NewObject { dst, class }, at);
        for (member, outer) in &new.outers {
            let value = self.expr(outer);
            self.b.emit(
                Op::StoreField {
                    object,
                    field: *member,
                    value,
                },
                at,
            );
        }
        self.captures(new.class, object, at);
        if let Some((name, ordinal)) = &new.constant {
            self.number_constant(object, name, *ordinal, at);
        }
        if let Some(constructor) = new.constructor {
            let mut args = vec![object];
            args.extend(self.args(&new.args));
            let args = args.into_iter().map(Arg::positional).collect();
            self.b.call(Callee::Name(constructor), args, at);
        }
        object
    }

    /// Hands a new instance of a local class the variables around it.
    fn captures(&mut self, class: crate::ty::ClassId, object: Reg, at: Span) {
        let world = &self.checker.world;
        let mut at_class = Some(class);
        while let Some(id) = at_class {
            for capture in world.class(id).captures.clone() {
                let value = self.captured(&capture, at);
                self.b.emit(
                    Op::StoreField {
                        object,
                        field: capture.member,
                        value,
                    },
                    at,
                );
            }
            at_class = world.class(id).superclass.as_ref().and_then(Ty::class_id);
        }
    }

    /// A captured variable as the code at hand reaches it.
    fn captured(&mut self, capture: &crate::world::Capture, at: Span) -> Reg {
        let world = &self.checker.world;
        if let Some(class) = self.class
            && world.class(class).level > capture.level
        {
            let this = self.b.intern("this");
            let mut object = self.load(this, at);
            let mut holder = class;
            while !world.class(holder).is_local {
                let Some(outer) = world.class(holder).outer else {
                    break;
                };
                let member = format!("this${}", world.class(outer).binary);
                let member = self.b.intern(&member);
                object = self.b.load_field(object, member, at);
                holder = outer;
            }
            return self.b.load_field(object, capture.member, at);
        }
        self.load(capture.symbol, at)
    }

    fn number_constant(&mut self, object: Reg, name: &str, ordinal: i64, at: Span) {
        let world = &self.checker.world;
        let found = (0..world.classes.len())
            .map(|id| crate::ty::ClassId(id as u32))
            .find(|id| world.full_name(*id) == "java.lang.Enum");
        let Some(base) = found else { return };
        let Some(constructor) = world.class(base).constructors.first() else {
            return;
        };
        let key = constructor.key.clone();
        let callee = self.global(base, &key);
        let name = self.b.text(name, at);
        let ordinal = self.b.constant(Const::Sized(Scalar::I32, ordinal), at);
        let args = [object, name, ordinal]
            .into_iter()
            .map(Arg::positional)
            .collect();
        self.b.call(Callee::Name(callee), args, at);
    }

    // --- conditions

    /// Goes one way or the other.
    pub fn branch(&mut self, condition: &'h Expr, yes: Label, no: Label) {
        let at = condition.at;
        match &condition.kind {
            ExprKind::And(..) => {
                let mut chain = Vec::new();
                let mut first = condition;
                while let ExprKind::And(left, right) = &first.kind {
                    chain.push((&**right, first.at, self.b.label("and_rhs")));
                    first = left;
                }
                self.chain(first, chain, yes, no, true);
            }
            ExprKind::Or(..) => {
                let mut chain = Vec::new();
                let mut first = condition;
                while let ExprKind::Or(left, right) = &first.kind {
                    chain.push((&**right, first.at, self.b.label("or_rhs")));
                    first = left;
                }
                self.chain(first, chain, yes, no, false);
            }
            ExprKind::Un(UnOp::Not, inner) => self.branch(inner, no, yes),
            ExprKind::InstanceOf(value, pattern) => {
                let value = self.expr(value);
                self.matches(value, pattern, yes, no, at);
            }
            _ => {
                let value = self.expr(condition);
                self.b.branch_if(value, yes, no, at);
            }
        }
    }

    /// Conditions that all must hold, or of which one must: the first, then the others with the labels in front of
    /// them, the last of them first.
    fn chain(
        &mut self,
        first: &'h Expr,
        mut rest: Vec<(&'h Expr, Span, Label)>,
        yes: Label,
        no: Label,
        all: bool,
    ) {
        let mut condition = first;
        while let Some((next, at, label)) = rest.pop() {
            match all {
                true => self.branch(condition, label, no),
                false => self.branch(condition, yes, label),
            }
            self.b.place(label, at);
            condition = next;
        }
        self.branch(condition, yes, no);
    }

    fn truth_value(&mut self, expr: &'h Expr) -> Reg {
        let at = expr.at;
        if let ExprKind::InstanceOf(value, pattern) = &expr.kind
            && let Pattern::Type(ty, None) = &**pattern
        {
            let value = self.expr(value);
            return self.is_instance(value, ty, at);
        }
        let result = self.hidden("truth");
        let (yes, no, end) = (
            self.b.label("true"),
            self.b.label("false"),
            self.b.label("truth_end"),
        );
        self.branch(expr, yes, no);
        self.b.place_if_used(yes, at);
        let truth = self.b.constant(Const::Bool(true), at);
        self.declare(result, truth, at);
        self.b.jump(end, at);
        self.b.place_if_used(no, at);
        let lie = self.b.constant(Const::Bool(false), at);
        self.declare(result, lie, at);
        self.b.place(end, at);
        self.load(result, at)
    }

    pub fn is_instance(&mut self, value: Reg, ty: &Ty, at: Span) -> Reg {
        match self.class_of_type(ty, at) {
            Some(class) => self.b.intrinsic(Intrinsic::IsInstance, &[value, class], at),
            None => {
                let nil = self.b.nil(at);
                self.b.binary(BinOp::IsNot, false, value, nil, at)
            }
        }
    }

    /// Goes on at `yes` with the pattern's variables bound, or at `no`.
    pub fn matches(&mut self, value: Reg, pattern: &'h Pattern, yes: Label, no: Label, at: Span) {
        match pattern {
            Pattern::Any(name) => {
                if let Some(name) = name {
                    self.note_block(*name);
                    self.declare(*name, value, at);
                }
                self.b.jump(yes, at);
            }
            Pattern::Type(ty, name) => {
                if let Some(name) = name {
                    self.note_local(*name, ty);
                }
                let test = self.is_instance(value, ty, at);
                match name {
                    None => self.b.branch_if(test, yes, no, at),
                    Some(name) => {
                        let bind = self.b.label("bind");
                        self.b.branch_if(test, bind, no, at);
                        self.b.place(bind, at);
                        self.declare(*name, value, at);
                        self.b.jump(yes, at);
                    }
                }
            }
            Pattern::Record(ty, parts) => {
                let test = self.is_instance(value, ty, at);
                let inside = self.b.label("components");
                self.b.branch_if(test, inside, no, at);
                self.b.place(inside, at);
                for (member, _, part) in parts {
                    let next = self.b.label("component");
                    let value = self.b.load_field(value, *member, at);
                    self.matches(value, part, next, no, at);
                    self.b.place_if_used(next, at);
                }
                self.b.jump(yes, at);
            }
        }
    }
}
