//! Expressions.

use crate::literals;
use crate::lowerer::{Lowerer, has_spread, parts};
use ir::{Arg, ArgKind, BinOp, Callee, Const, Hint, Intrinsic, Op, Reg, Scalar, Span, UnOp};
use syntax::Node;

pub fn binary_operator(text: &str) -> Option<BinOp> {
    Some(match text {
        "+" => BinOp::Add,
        "-" => BinOp::Sub,
        "*" => BinOp::Mul,
        "/" => BinOp::Div,
        "%" => BinOp::Rem,
        "**" => BinOp::Pow,
        "<<" => BinOp::Shl,
        ">>" => BinOp::Shr,
        ">>>" => BinOp::UShr,
        "&" => BinOp::BitAnd,
        "|" => BinOp::BitOr,
        "^" => BinOp::BitXor,
        "==" => BinOp::Eq,
        "!=" => BinOp::Ne,
        "===" => BinOp::StrictEq,
        "!==" => BinOp::StrictNe,
        "<" => BinOp::Lt,
        "<=" => BinOp::Le,
        ">" => BinOp::Gt,
        ">=" => BinOp::Ge,
        _ => return None,
    })
}

/// The variable that keeps what `new.target` is for arrow functions.
pub const NEW_TARGET: &str = "new.target";

/// A number without a literal, which no program can change.
fn number_of_name(name: &str) -> Option<f64> {
    match name {
        "NaN" => Some(f64::NAN),
        "Infinity" => Some(f64::INFINITY),
        _ => None,
    }
}

/// What reading `this` in front of `super(…)` comes to.
const NO_OBJECT_YET: &str = "Must call super constructor in derived class before accessing 'this' or returning from derived constructor";

impl<'a> Lowerer<'a, '_> {
    /// An expression whose value nobody wants.
    pub fn effect(&mut self, node: Node<'a>) {
        match node.kind() {
            "update_expression" => {
                self.update(node, false);
            }
            "sequence_expression" | "parenthesized_expression" => {
                for part in parts(node) {
                    self.effect(part);
                }
            }
            _ => {
                self.expr(node);
            }
        }
    }

    /// An expression that is given a name where it is a function or class without one.
    pub fn expr_named(&mut self, node: Node<'a>, name: &str) -> Reg {
        let node = Self::unwrapped(node);
        match node.kind() {
            "arrow_function" | "function_expression" | "generator_function"
                if node.child_by_field("name").is_none() =>
            {
                self.function(node, name)
            }
            "class" if node.child_by_field("name").is_none() => self.class(node, name),
            _ => self.expr(node),
        }
    }

    /// What stands in parentheses, however many.
    fn unwrapped(mut node: Node<'a>) -> Node<'a> {
        while node.kind() == "parenthesized_expression"
            && let Some(inside) = parts(node).next()
            && inside.kind() != "sequence_expression"
        {
            node = inside;
        }
        node
    }

    pub fn expr(&mut self, node: Node<'a>) -> Reg {
        let at = self.b.span(node);
        if !self.enter() {
            return self.b.unsupported("nesting", at);
        }
        if let Some(base) = self.awaited_base(node) {
            self.awaited = Some(base.index());
            let value = self.expr(node);
            self.leave();
            return self.await_value(value, at);
        }
        let is_chain = self.begins_chain(node);
        let value = match is_chain {
            true => self.chain(node, at),
            false => self.expr_inside(node, at),
        };
        self.leave();
        value
    }

    /// `typeof` of a name that the program does not declare: it may be nowhere, and that is no error.
    fn typeof_name(&mut self, name: Node<'a>, at: Span) -> Reg {
        let (absent, end) = (self.b.label("absent"), self.b.label("typeof_end"));
        let kept = self.hidden("kind");
        self.b.emit(Op::TryPush { handler: absent }, at);
        let value = self.load(self.text(name), at);
        let word = self.b.intrinsic(Intrinsic::KindWord, &[value], at);
        self.declare_hidden(&kept, word, at);
        self.b.emit(Op::TryPop, at);
        self.b.jump(end, at);
        self.b.place(absent, at);
        self.b.symbolic(Hint::CaughtException("".into()), at);
        let word = self.b.text("undefined", at);
        self.declare_hidden(&kept, word, at);
        self.b.intrinsic(Intrinsic::EndCatch, &[], at);
        self.b.jump(end, at);
        self.b.place(end, at);
        self.load_plain(&kept, at)
    }

    /// Where an expression begins that the grammar takes for a call or an element of `await`, as in `await (f)(x)` and
    /// `await [a, b].map(f)`: it does not know in which functions that is a word.
    fn awaited_base(&self, node: Node<'a>) -> Option<Node<'a>> {
        let mut at = node;
        loop {
            let front = match at.kind() {
                "call_expression" => at.child_by_field("function")?,
                "member_expression" | "subscript_expression" => at.child_by_field("object")?,
                _ => return None,
            };
            let is_word = front.kind() == "identifier" && self.text(front) == "await";
            if is_word && matches!(at.kind(), "call_expression" | "subscript_expression") {
                let is_new = self.awaited != Some(at.index());
                return (is_new && self.find("await").is_none()).then_some(at);
            }
            at = front;
        }
    }

    fn expr_inside(&mut self, node: Node<'a>, at: Span) -> Reg {
        match node.kind() {
            "identifier" => self.identifier(node, at),
            "undefined" if !self.is_library && self.find("undefined").is_some() => {
                self.load("undefined", at)
            }
            "undefined" => self.undefined(at),
            "null" => self.null(at),
            "true" => self.constant_bool(true, at),
            "false" => self.constant_bool(false, at),
            "this" => self.this(at),
            "number" => self.number(node, at),
            "string" => {
                let text = literals::string(self.text(node));
                self.b.text(&text, at)
            }
            "template_string" => self.template(node, at),
            "regex" => {
                let part = |field| node.child_by_field(field);
                let (pattern, flags) = (part("pattern"), part("flags"));
                let pattern = pattern.map_or("", |node| self.text(node));
                let flags = flags.map_or("", |node| self.text(node));
                let (pattern, flags) = (self.b.text(pattern, at), self.b.text(flags, at));
                self.helper("_regexp", &[pattern, flags], at)
            }
            "parenthesized_expression" => match parts(node).next() {
                Some(inside) => self.expr(inside),
                None => self.undefined(at),
            },
            "sequence_expression" => {
                let all: Vec<Node<'a>> = parts(node).collect();
                let Some((last, first)) = all.split_last() else {
                    return self.undefined(at);
                };
                for part in first {
                    self.effect(*part);
                }
                self.expr(*last)
            }
            "array" => {
                let items = self.items(node);
                let list = self.list(items, at);
                let spread = parts(node).find(|part| part.kind() == "spread_element");
                if let Some(spread) = spread.and_then(|spread| parts(spread).next())
                    && let Some(note) = self.shown_walked(spread)
                {
                    self.b.note_last(note);
                }
                list
            }
            "object" => self.object(node, at),
            "arrow_function" | "function_expression" | "generator_function" => {
                let name = node
                    .child_by_field("name")
                    .map_or("", |name| self.text(name));
                self.function(node, name)
            }
            "class" => {
                let name = node
                    .child_by_field("name")
                    .map_or("", |name| self.text(name));
                self.class(node, name)
            }
            "binary_expression" => self.binary(node, at),
            "unary_expression" => self.unary(node, at),
            "update_expression" => match self.update(node, true) {
                Some(value) => value,
                None => self.undefined(at),
            },
            "assignment_expression" => self.assignment(node, at),
            "augmented_assignment_expression" => self.augmented(node, at),
            "ternary_expression" => self.ternary(node, at),
            "member_expression" | "subscript_expression" => self.member(node, at),
            "call_expression" => self.call(node, at),
            "new_expression" => self.new_expression(node, at),
            "await_expression" => self.await_expression(node, at),
            "yield_expression" => self.yield_expression(node, at),
            "meta_property" => self.meta_property(node, at),
            "function_declaration" | "class_declaration" => self.unsupported(node),
            _ => self.unsupported(node),
        }
    }

    /// Whether a name may be nowhere: the program does not declare it, and it is no word for a value.
    fn is_missing(&self, name: Node<'a>) -> bool {
        let name = self.text(name);
        self.find(name).is_none() && number_of_name(name).is_none()
    }

    pub fn identifier(&mut self, node: Node<'a>, at: Span) -> Reg {
        let name = self.text(node);
        if self.is_library
            && let Some(intrinsic) = name.strip_prefix('$').and_then(Intrinsic::from_name)
        {
            return self.b.constant(Const::Intrinsic(intrinsic), at);
        }
        match number_of_name(name).filter(|_| self.find(name).is_none()) {
            Some(number) => self.b.constant(Const::Float(number), at),
            None => self.load(name, at),
        }
    }

    fn number(&mut self, node: Node<'a>, at: Span) -> Reg {
        match literals::number(self.text(node)) {
            literals::Number::Value(value) => self.b.constant(value, at),
            literals::Number::Big(digits) => {
                let text = self.b.text(&digits, at);
                self.b.intrinsic(Intrinsic::BigIntOf, &[text], at)
            }
        }
    }

    pub fn this(&mut self, at: Span) -> Reg {
        let name = if self.find("this").is_some() {
            "this"
        } else {
            ""
        };
        match name {
            "" if self.is_script && self.find("exports").is_some() => self.load("exports", at),
            "" if self.is_script => self.load_plain("globals::exports", at),
            "" => self.undefined(at),
            name => {
                let value = self.load(name, at);
                self.last_this = Some(value);
                if self.is_derived_constructor() {
                    self.b
                        .note_last(format!("{}{NO_OBJECT_YET}", ir::note::NOT_BOUND_YET));
                }
                value
            }
        }
    }

    /// Whether `this` is there only when the parent's constructor has run.
    fn is_derived_constructor(&self) -> bool {
        let own = self.frames.iter().rev().find(|frame| !frame.is_arrow);
        own.is_some_and(|frame| {
            frame.fields.is_some() && frame.home.as_ref().is_some_and(|home| home.is_derived)
        })
    }

    fn meta_property(&mut self, node: Node<'a>, at: Span) -> Reg {
        if self.text(node) != "new.target" {
            let file = self.b.text(self.file, at);
            return self.helper("_importMeta", &[file], at);
        }
        self.new_target(at)
    }

    /// What `new.target` is.
    pub fn new_target(&mut self, at: Span) -> Reg {
        let own = self.own_frame();
        if self.frames[own].in_field {
            return self.undefined(at);
        }
        if let Some(value) = self.given_to_text("target", at) {
            return value;
        }
        // An arrow function asks what the function around it keeps.
        match self.find(NEW_TARGET).is_some() {
            true => self.load(NEW_TARGET, at),
            false => self.b.intrinsic(Intrinsic::NewTarget, &[], at),
        }
    }

    /// Texts and values joined.
    fn template(&mut self, node: Node<'a>, at: Span) -> Reg {
        let mut joined: Option<Reg> = None;
        for (text, value) in self.template_parts(node) {
            let piece = match value {
                Some(value) => {
                    let inside = self.b.span(value);
                    let value = self.expr(value);
                    self.b.unary(UnOp::As(Scalar::Text), value, inside)
                }
                None if text.is_empty() => continue,
                None => {
                    let text = literals::unescaped(text);
                    self.b.text(&text, at)
                }
            };
            joined = Some(match joined {
                Some(before) => self.b.binary(BinOp::Add, false, before, piece, at),
                None => piece,
            });
        }
        joined.unwrap_or_else(|| self.b.text("", at))
    }

    /// The stretches of text and the expressions of a template, in turn: one text more than expressions.
    pub fn template_parts(&self, node: Node<'a>) -> Vec<(&'a str, Option<Node<'a>>)> {
        let mut out = Vec::new();
        let mut from = node.start() as usize + 1;
        for part in node
            .named_children()
            .filter(|part| part.kind() == "template_substitution")
        {
            out.push((
                self.source.get(from..part.start() as usize).unwrap_or(""),
                None,
            ));
            if let Some(value) = parts(part).next() {
                out.push(("", Some(value)));
            }
            from = part.end() as usize;
        }
        let end = (node.end() as usize).saturating_sub(1).max(from);
        out.push((self.source.get(from..end).unwrap_or(""), None));
        out
    }

    /// The operands of a call, or the elements of an array.
    pub fn items(&mut self, node: Node<'a>) -> Vec<Arg> {
        let mut out = Vec::new();
        let mut is_empty = true;
        let is_array = node.kind() == "array";
        for child in node.children() {
            match child.kind() {
                "," => {
                    if is_empty && is_array {
                        let at = self.b.span(child);
                        let hole = self.b.constant(Const::Unbound, at);
                        out.push(Arg::positional(hole));
                    }
                    is_empty = true;
                }
                "spread_element" => {
                    is_empty = false;
                    if let Some(inside) = parts(child).next() {
                        let value = self.expr(inside);
                        let value = self.walked(value, self.b.span(inside));
                        out.push(Arg {
                            kind: ArgKind::Spread,
                            value,
                        });
                    }
                }
                _ if child.is_named() && !child.is_extra() => {
                    is_empty = false;
                    let value = self.expr(child);
                    out.push(Arg::positional(value));
                }
                _ => {}
            }
        }
        out
    }

    fn binary(&mut self, node: Node<'a>, at: Span) -> Reg {
        let (Some(left), Some(right)) = (node.child_by_field("left"), node.child_by_field("right"))
        else {
            return self.unsupported(node);
        };
        let operator = node
            .child_by_field("operator")
            .map_or("", |operator| self.text(operator));
        match operator {
            "&&" | "||" | "??" => return self.short_circuit(operator, left, right, at),
            "in" => {
                let key = match left.kind() {
                    "private_property_identifier" => {
                        let name = self.private_name(self.text(left));
                        self.private_key(&name, at)
                    }
                    _ => self.expr(left),
                };
                let object = self.expr(right);
                return match left.kind() {
                    "private_property_identifier" => {
                        let shown = self.b.text(self.text(left), at);
                        let own = self.private_name(self.text(left));
                        let is_field =
                            matches!(self.private(&own), Some((crate::privates::Kind::Field, _)));
                        let is_field = self.constant_bool(is_field, at);
                        let operands = [key, object, shown, is_field];
                        self.helper("_has_private", &operands, at)
                    }
                    _ if self.is_library => {
                        self.b.intrinsic(Intrinsic::HasMember, &[object, key], at)
                    }
                    _ => self.helper("_in", &[key, object], at),
                };
            }
            "instanceof" => {
                let (value, class) = (self.expr(left), self.expr(right));
                return self.helper("_instance_of", &[value, class], at);
            }
            _ => {}
        }
        let Some(op) = binary_operator(operator) else {
            return self.unsupported(node);
        };
        let left = self.expr(left);
        let right = self.expr(right);
        self.b.binary(op, false, left, right, at)
    }

    fn short_circuit(&mut self, operator: &str, left: Node<'a>, right: Node<'a>, at: Span) -> Reg {
        let kept = self.hidden("v");
        let value = self.expr(left);
        self.declare_hidden(&kept, value, at);
        let (more, end) = (self.b.label("rhs"), self.b.label("rhs_end"));
        let value = self.load_plain(&kept, at);
        match operator {
            "&&" => self.b.branch_if(value, more, end, at),
            "||" => self.b.branch_if(value, end, more, at),
            _ => {
                let is_nothing = self.is_nothing(value, at);
                self.b.branch_if(is_nothing, more, end, at);
            }
        }
        self.b.place(more, at);
        let value = self.expr(right);
        self.keep(&kept, value, at);
        self.b.place_if_used(end, at);
        self.load_plain(&kept, at)
    }

    fn unary(&mut self, node: Node<'a>, at: Span) -> Reg {
        let Some(argument) = node.child_by_field("argument") else {
            return self.unsupported(node);
        };
        let operator = node
            .child_by_field("operator")
            .map_or("", |operator| self.text(operator));
        match operator {
            "typeof" => match argument.kind() == "identifier" && !self.is_library {
                true if self.is_missing(argument) && self.is_of_scripts(self.text(argument)) => {
                    self.b.text("undefined", at)
                }
                true if self.is_missing(argument) => self.typeof_name(argument, at),
                _ => {
                    let value = self.expr(argument);
                    self.b.intrinsic(Intrinsic::KindWord, &[value], at)
                }
            },
            "void" => {
                self.effect(argument);
                self.undefined(at)
            }
            "delete" => self.delete(argument, at),
            "-" if argument.kind() == "number" => {
                let negated = literals::negated(self.text(argument));
                match negated {
                    Some(value) => self.b.constant(value, at),
                    None => {
                        let value = self.expr(argument);
                        self.b.unary(UnOp::Neg, value, at)
                    }
                }
            }
            _ => {
                let op = match operator {
                    "-" => UnOp::Neg,
                    "+" => UnOp::Pos,
                    "~" => UnOp::Invert,
                    "!" => UnOp::Not,
                    _ => return self.unsupported(node),
                };
                let value = self.expr(argument);
                self.b.unary(op, value, at)
            }
        }
    }

    fn delete(&mut self, argument: Node<'a>, at: Span) -> Reg {
        let argument = match argument.kind() {
            "parenthesized_expression" => parts(argument).next().unwrap_or(argument),
            _ => argument,
        };
        match argument.kind() {
            "member_expression" | "subscript_expression" => {
                let Some(object) = argument.child_by_field("object") else {
                    return self.unsupported(argument);
                };
                if self.begins_chain(argument) {
                    return self.delete_in_chain(argument, at);
                }
                if object.kind() == "super" {
                    self.this(at);
                    if let Some(index) = argument.child_by_field("index") {
                        self.expr(index);
                    }
                    self.raise("ReferenceError", "Unsupported reference to 'super'", at);
                    return self.undefined(at);
                }
                let object = self.expr(object);
                let key = match argument.child_by_field("property") {
                    Some(property) => {
                        let name = self.text(property);
                        self.b.text(name, at)
                    }
                    None => match argument.child_by_field("index") {
                        Some(index) => self.expr(index),
                        None => self.undefined(at),
                    },
                };
                match self.is_strict {
                    true => self.helper("_delete", &[object, key], at),
                    false => self.helper("_delete_quietly", &[object, key], at),
                }
            }
            "identifier" if !self.is_library => {
                let name = self.text(argument);
                let objects = self.objects_around(name);
                if !objects.is_empty() {
                    return self.delete_within(&objects, name, at);
                }
                if self.find(name).is_some() {
                    return self.constant_bool(false, at);
                }
                let global = self.load_plain("globals::globalThis", at);
                let key = self.b.text(name, at);
                self.helper("_delete_quietly", &[global, key], at)
            }
            _ => {
                self.effect(argument);
                self.constant_bool(true, at)
            }
        }
    }

    fn ternary(&mut self, node: Node<'a>, at: Span) -> Reg {
        let kept = self.hidden("v");
        let then = self.b.label("then");
        let otherwise = self.b.label("otherwise");
        let end = self.b.label("chosen");
        if let Some(condition) = node.child_by_field("condition") {
            self.condition(condition, then, otherwise);
        }
        for (field, place) in [("consequence", then), ("alternative", otherwise)] {
            self.b.place(place, at);
            if let Some(side) = node.child_by_field(field) {
                let value = self.expr(side);
                self.keep(&kept, value, at);
                self.b.jump(end, at);
            }
        }
        self.b.place_if_used(end, at);
        self.load_plain(&kept, at)
    }

    /// A call of a function by value, with operands of which some may be spread.
    pub fn call_value(&mut self, callee: Reg, args: Vec<Arg>, at: Span) -> Reg {
        let args = args.into();
        self.b
            .value(|dst| Op::CallUnknown { dst, callee, args }, at)
    }

    /// A call of a function on a receiver.
    pub fn call_on(&mut self, callee: Reg, receiver: Reg, args: Vec<Arg>, at: Span) -> Reg {
        if has_spread(&args) {
            return self.spread_call(Intrinsic::CallOn, &[callee, receiver], args, at);
        }
        let mut all = vec![Arg::positional(callee), Arg::positional(receiver)];
        all.extend(args);
        self.call_with_args(Callee::Intrinsic(Intrinsic::CallWith), all, at)
    }
}
