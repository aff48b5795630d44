//! Operators, conditions, and what they make of their operands.

use super::{Lowerer, parts};
use ir::{BinOp, Const, Intrinsic, Reg, Span, UnOp};
use syntax::Node;

impl<'a> Lowerer<'a> {
    /// A condition as a truth value.
    pub(super) fn condition(&mut self, node: Node<'a>) -> Reg {
        let value = self.expr(node);
        if self.is_truth(node) {
            return value;
        }
        let at = self.b.span(node);
        self.own(Intrinsic::LooseTruth, &[value], at)
    }

    fn operator(&self, node: Node<'_>) -> &'a str {
        node.child_by_field("operator")
            .map_or("", |operator| self.text(operator))
    }

    pub(super) fn is_truth(&self, node: Node<'_>) -> bool {
        match node.kind() {
            "boolean" => true,
            "parenthesized_expression" => {
                parts(node).first().is_some_and(|node| self.is_truth(*node))
            }
            "unary_op_expression" => self.operator(node) == "!",
            "binary_expression" => matches!(
                self.operator(node),
                "==" | "!=" | "<>" | "===" | "!==" | "<" | ">" | "<=" | ">=" | "&&" | "||"
            ),
            "function_call_expression" => node
                .child_by_field("function")
                .is_some_and(|name| matches!(self.text(name), "isset" | "empty")),
            _ => false,
        }
    }

    pub(super) fn binary_expression(&mut self, node: Node<'a>, at: Span) -> Reg {
        let (Some(left), Some(right)) = (node.child_by_field("left"), node.child_by_field("right"))
        else {
            return self.unsupported(node);
        };
        let operator = self.operator(node).to_ascii_lowercase();
        match operator.as_str() {
            "&&" | "and" => {
                let condition = self.condition(left);
                return self.either(
                    condition,
                    at,
                    |this| this.condition(right),
                    |this| this.truth_of(false, at),
                );
            }
            "||" | "or" => {
                let condition = self.condition(left);
                return self.either(
                    condition,
                    at,
                    |this| this.truth_of(true, at),
                    |this| this.condition(right),
                );
            }
            "??" => {
                let value = self.quietly(left);
                let known = self.is_something(value, at);
                return self.either(known, at, |_| value, |this| this.expr(right));
            }
            "instanceof" => {
                let value = self.expr(left);
                let class = self.class_text(right);
                let is_name = matches!(
                    right.kind(),
                    "name" | "qualified_name" | "relative_name" | "named_type" | "relative_scope"
                );
                let asked = match is_name || self.is_library {
                    true => "instance_of",
                    false => "instance_asked",
                };
                return self.lib(asked, &[value, class], at);
            }
            _ => {}
        }
        // A sign in front of a power is that of the power.
        if operator == "**"
            && left.kind() == "unary_op_expression"
            && self.text(left).starts_with('-')
            && let Some(inside) = parts(left).last().copied()
        {
            let (base, exponent) = (self.expr(inside), self.expr(right));
            let power = self.operate("**", base, exponent, at);
            return self.b.unary(UnOp::Neg, power, at);
        }
        if let Some(value) = self.kind_asked(&operator, left, right, at) {
            return value;
        }
        // A variable is read when the operator needs it: behind what the right side does to it.
        if let Some(name) = self.variable(left)
            && !self.is_library
            && self.changes(right, name)
        {
            let right = self.expr(right);
            let left = self.expr(left);
            return self.operate(&operator, left, right, at);
        }
        let (left, right) = (self.expr(left), self.expr(right));
        self.operate(&operator, left, right, at)
    }

    /// Whether an expression assigns to a variable.
    fn changes(&self, node: Node<'a>, name: &str) -> bool {
        let is_changed = match node.kind() {
            "update_expression" => node
                .child_by_field("argument")
                .or_else(|| parts(node).first().copied()),
            "assignment_expression" | "augmented_assignment_expression" => {
                node.child_by_field("left")
            }
            kind if super::variables::is_scope(kind) || kind == "arrow_function" => return false,
            _ => None,
        };
        is_changed.is_some_and(|target| self.variable(target) == Some(name))
            || node.named_children().any(|part| self.changes(part, name))
    }

    /// In the library: whether a value is of a kind, without a text for the kind that it has.
    fn kind_asked(
        &mut self,
        operator: &str,
        left: Node<'a>,
        right: Node<'a>,
        at: Span,
    ) -> Option<Reg> {
        let wanted = matches!(operator, "===" | "!==") && self.is_library;
        let function = left
            .child_by_field("function")
            .filter(|name| wanted && self.text(*name) == "__value_kind");
        function?;
        let kind = self.text(right).strip_prefix('\'')?.strip_suffix('\'')?;
        let arguments = left.child_by_field("arguments")?;
        let value = parts(*parts(arguments).first()?).last().copied()?;
        let value = self.expr(value);
        let kind = self.b.text(kind, at);
        let fits = self.own(Intrinsic::ValueFits, &[value, kind], at);
        Some(match operator {
            "===" => fits,
            _ => self.b.unary(UnOp::Not, fits, at),
        })
    }

    /// Whether a value is neither null nor missing.
    pub(super) fn is_something(&mut self, value: Reg, at: Span) -> Reg {
        let nothing = self.b.nil(at);
        let is_nothing = self.own(Intrinsic::StrictSame, &[value, nothing], at);
        self.b.unary(UnOp::Not, is_nothing, at)
    }

    pub(super) fn operate(&mut self, operator: &str, left: Reg, right: Reg, at: Span) -> Reg {
        let plain = |this: &mut Self, op| this.b.binary(op, false, left, right, at);
        match operator {
            "+" => plain(self, BinOp::Add),
            "-" => plain(self, BinOp::Sub),
            "*" => plain(self, BinOp::Mul),
            "." => plain(self, BinOp::Concat),
            "/" => plain(self, BinOp::Div),
            "%" => plain(self, BinOp::Rem),
            "**" => plain(self, BinOp::Pow),
            "&" => plain(self, BinOp::BitAnd),
            "|" => plain(self, BinOp::BitOr),
            "^" => plain(self, BinOp::BitXor),
            "<<" => plain(self, BinOp::Shl),
            ">>" => plain(self, BinOp::Shr),
            "<" => plain(self, BinOp::Lt),
            "<=" => plain(self, BinOp::Le),
            ">" => plain(self, BinOp::Gt),
            ">=" => plain(self, BinOp::Ge),
            "==" => plain(self, BinOp::Eq),
            "!=" | "<>" => plain(self, BinOp::Ne),
            "===" => plain(self, BinOp::StrictEq),
            "!==" => plain(self, BinOp::StrictNe),
            "<=>" => self.own(Intrinsic::LooseOrder, &[left, right], at),
            "xor" => {
                let left = self.own(Intrinsic::LooseTruth, &[left], at);
                let right = self.own(Intrinsic::LooseTruth, &[right], at);
                let same = self.own(Intrinsic::StrictSame, &[left, right], at);
                self.b.unary(UnOp::Not, same, at)
            }
            _ => self.b.unsupported(operator, at),
        }
    }

    pub(super) fn unary_expression(&mut self, node: Node<'a>, at: Span) -> Reg {
        let operator = self.operator(node);
        let operand = node
            .child_by_field("argument")
            .or_else(|| parts(node).last().copied());
        let Some(operand) = operand else {
            return self.unsupported(node);
        };
        let sign = node.children().next().map_or("", |first| first.kind());
        match if operator.is_empty() { sign } else { operator } {
            "!" => {
                let value = self.condition(operand);
                self.b.unary(UnOp::Not, value, at)
            }
            "-" => {
                if operand.kind() == "integer" && self.text(operand) == "9223372036854775808" {
                    return self
                        .b
                        .constant(Const::Float(-9_223_372_036_854_775_808.0), at);
                }
                let value = self.expr(operand);
                self.b.unary(UnOp::Neg, value, at)
            }
            "+" => {
                // The language takes it for a product, which says what is no number.
                let value = self.expr(operand);
                let one = self.b.int(1, at);
                self.b.binary(BinOp::Mul, false, value, one, at)
            }
            "~" => {
                let value = self.expr(operand);
                self.b.unary(UnOp::Invert, value, at)
            }
            _ => self.unsupported(node),
        }
    }

    /// A value as a text.
    pub(super) fn text_of_value(&mut self, value: Reg, at: Span) -> Reg {
        let empty = self.b.text("", at);
        self.b.binary(BinOp::Concat, false, empty, value, at)
    }

    /// The value of an expression whose parts may be missing, which says nothing then.
    pub(super) fn quietly(&mut self, node: Node<'a>) -> Reg {
        let at = self.b.span(node);
        match node.kind() {
            "variable_name" => match self.variable(node) {
                Some("this") if self.frame().has_no_object && !self.is_library => self.b.nil(at),
                Some("this") => {
                    let this = self.load_plain("this", at);
                    match self.frame().is_static && !self.is_library {
                        true => self.lib("object_at_hand", &[this], at),
                        false => this,
                    }
                }
                Some(name) => self.load_raw(name, at),
                None => self.unsupported(node),
            },
            "parenthesized_expression" => match parts(node).first() {
                Some(inside) => self.quietly(*inside),
                None => self.unsupported(node),
            },
            "subscript_expression" => {
                let nodes = parts(node);
                let [object, key] = nodes.as_slice() else {
                    return self.unsupported(node);
                };
                let object = self.quietly(*object);
                let key = self.key(*key);
                let is_array = self.own(Intrinsic::IsOrdered, &[object], at);
                self.either(
                    is_array,
                    at,
                    |s| s.own(Intrinsic::OrderedFind, &[object, key], at),
                    |s| s.lib("quiet_element", &[object, key], at),
                )
            }
            "member_access_expression" | "nullsafe_member_access_expression" => {
                let (Some(object), Some(name)) =
                    (node.child_by_field("object"), node.child_by_field("name"))
                else {
                    return self.unsupported(node);
                };
                let object = self.quietly(object);
                let name = self.member_name(name);
                let scope = self.scope_text(at);
                self.lib("quiet_member", &[object, name, scope], at)
            }
            "scoped_property_access_expression" => {
                let (Some(scope), Some(name)) =
                    (node.child_by_field("scope"), node.child_by_field("name"))
                else {
                    return self.unsupported(node);
                };
                let class = self.class_value(scope);
                let name = format!("::{}", self.text(name));
                let name = self.b.text(&name, at);
                self.lib("quiet_static", &[class, name], at)
            }
            _ => self.expr(node),
        }
    }
}
