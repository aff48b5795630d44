//! Expressions.

use super::{Kind, Lowerer, MOST_NESTED, is_code};
use ir::{BinOp, Const, Intrinsic, Op, Reg, Span, UnOp};
use syntax::Node;

impl<'a> Lowerer<'a> {
    pub(super) fn expr(&mut self, node: Node<'a>) -> Reg {
        let at = self.b.span(node);
        if self.depth == MOST_NESTED {
            return self.b.unsupported("nesting", at);
        }
        self.depth += 1;
        let value = self.expression(node, at);
        self.depth -= 1;
        value
    }

    fn expression(&mut self, node: Node<'a>, at: Span) -> Reg {
        let text = self.text(node);
        match node.kind() {
            "nil" => self.b.nil(at),
            "true" => self.b.constant(Const::Bool(true), at),
            "false" => self.b.constant(Const::Bool(false), at),
            "self" => self.this(at),
            "integer" => self.integer(node),
            "float" => self.float(node),
            "string" => self.string(node),
            "character" => {
                let text = self.b.text(&text[1..], at);
                self.literal(text, at)
            }
            "chained_string" => {
                let parts: Vec<Reg> = node.named_children().map(|part| self.expr(part)).collect();
                self.b.intrinsic(Intrinsic::TextJoin, &parts, at)
            }
            "heredoc_beginning" => self.heredoc(node),
            "simple_symbol" => self.symbol(&text[1..], at),
            "delimited_symbol" => {
                let children: Vec<_> = node.named_children().collect();
                let text = self.pieces(&children, false, at);
                self.b.intrinsic(Intrinsic::Symbol, &[text, text], at)
            }
            "array" => {
                let children: Vec<_> = node.named_children().filter(is_code).collect();
                self.list(&children, at)
            }
            "right_assignment_list" => {
                let children: Vec<_> = node.named_children().filter(is_code).collect();
                self.list(&children, at)
            }
            "splat_argument" => self.list(&[node], at),
            "hash" => {
                let children: Vec<_> = node.named_children().filter(is_code).collect();
                self.hash(&children, at)
            }
            "string_array" => self.words(node, false),
            "symbol_array" => self.words(node, true),
            "range" => self.range(node, at),
            "regex" => {
                let children: Vec<_> = node.named_children().collect();
                let parts: Vec<Reg> = children
                    .iter()
                    .map(|child| match child.kind() {
                        "interpolation" => self.pieces(&[*child], false, at),
                        _ => self.b.text(child.text(self.source), at),
                    })
                    .collect();
                let pattern = self.b.intrinsic(Intrinsic::TextJoin, &parts, at);
                let flags = text.rsplit('/').next().unwrap_or("");
                let flags = self.b.text(flags, at);
                self.library_call("new_regexp", &[pattern, flags], at)
            }
            "identifier" => self.name(text, at),
            "constant" => self.constant(text, at),
            "scope_resolution" => {
                let name = node
                    .child_by_field("name")
                    .map_or("", |name| self.text(name));
                match node.child_by_field("scope") {
                    Some(scope) => {
                        let scope = self.expr(scope);
                        let name = self.b.text(name, at);
                        self.library_call("constant_of", &[scope, name], at)
                    }
                    None => self.load_plain(name, at),
                }
            }
            "instance_variable" => {
                let this = self.this(at);
                self.field(this, text, at)
            }
            "class_variable" => {
                let home = self.load_plain("$home", at);
                let name = self.b.text(text, at);
                self.library_call("class_variable", &[home, name], at)
            }
            "global_variable" => {
                let globals = self.load_plain("GLOBALS", at);
                self.field(globals, text, at)
            }
            "file" => self.b.text("main.rb", at),
            "line" => self.b.int(node.start() as usize, at),
            "parenthesized_statements" | "block_body" | "then" | "else" | "do" => {
                self.statements(node)
            }
            "body_statement" | "begin" => self.body(node, at),
            "binary" => self.binary(node, at),
            "unary" => self.unary(node, at),
            "assignment" => self.assignment(node, at),
            "operator_assignment" => self.operator_assignment(node, at),
            "call" | "super" => self.call(node, at),
            "yield" => self.yielded(node, at),
            "element_reference" => self.element(node, at),
            "lambda" => self.lambda(node, at),
            "method" | "singleton_method" => self.method_definition(node, at),
            "class" | "module" | "singleton_class" => self.class(node, at),
            "alias" => {
                let names: Vec<Reg> = ["name", "alias"]
                    .into_iter()
                    .filter_map(|field| node.child_by_field(field))
                    .map(|name| {
                        self.b
                            .text(name.text(self.source).trim_start_matches(':'), at)
                    })
                    .collect();
                let home = self.load_plain(if self.classes > 0 { "$home" } else { "Object" }, at);
                let nothing = self.b.nil(at);
                let values = [vec![nothing], names].concat();
                self.b.call_method(home, "alias_method", &values, at)
            }
            "rescue_modifier" => self.rescue_modifier(node, at),
            _ => self.flow(node, at),
        }
    }

    /// A call of a method without a block.
    pub(super) fn method(&mut self, receiver: Reg, name: &str, values: &[Reg], at: Span) -> Reg {
        let nothing = self.b.nil(at);
        let values: Vec<Reg> = std::iter::once(nothing)
            .chain(values.iter().copied())
            .collect();
        self.b.call_method(receiver, name, &values, at)
    }

    /// A variable, or a method that is called without arguments.
    pub(super) fn name(&mut self, name: &str, at: Span) -> Reg {
        match self.variable(name) {
            Some(own) => self.load_plain(&own, at),
            None if name == "block_given?" => {
                let block = self.load_plain("$block", at);
                let nothing = self.b.nil(at);
                self.b.binary(BinOp::IsNot, false, block, nothing, at)
            }
            None if name == "__FILE__" => self.b.text("main.rb", at),
            None if name == "__method__" => {
                let frame = self.method_frame();
                match self.frames[frame].method.clone() {
                    Some((own, _)) => self.symbol(own.trim_start_matches("self."), at),
                    None => self.b.nil(at),
                }
            }
            None if name == "raise" => self.raised(&[], at),
            None => {
                let this = self.this(at);
                self.method(this, name, &[], at)
            }
        }
    }

    fn range(&mut self, node: Node<'a>, at: Span) -> Reg {
        let ends: Vec<Reg> = ["begin", "end"]
            .into_iter()
            .map(|field| match node.child_by_field(field) {
                Some(end) => self.expr(end),
                None => self.b.nil(at),
            })
            .collect();
        let operator = node
            .child_by_field("operator")
            .map_or("..", |node| self.text(node));
        let excludes = self.b.constant(Const::Bool(operator == "..."), at);
        self.library_call("new_range", &[ends[0], ends[1], excludes], at)
    }

    pub(super) fn operation(&mut self, operator: &str, left: Reg, right: Reg, at: Span) -> Reg {
        let op = match operator {
            "+" => BinOp::Add,
            "-" => BinOp::Sub,
            "*" => BinOp::Mul,
            "/" => BinOp::Div,
            "%" => BinOp::Rem,
            "<" => BinOp::Lt,
            "<=" => BinOp::Le,
            ">" => BinOp::Gt,
            ">=" => BinOp::Ge,
            "==" => BinOp::Eq,
            "!=" => BinOp::Ne,
            "!~" => {
                let found = self.method(left, "=~", &[right], at);
                return self.b.unary(UnOp::Not, found, at);
            }
            _ => return self.method(left, operator, &[right], at),
        };
        self.b.binary(op, false, left, right, at)
    }

    fn binary(&mut self, node: Node<'a>, at: Span) -> Reg {
        let (Some(left), Some(operator), Some(right)) = (
            node.child_by_field("left"),
            node.child_by_field("operator"),
            node.child_by_field("right"),
        ) else {
            return self.unsupported(node);
        };
        let operator = self.text(operator);
        match operator {
            "&&" | "and" | "||" | "or" => {
                let value = self.expr(left);
                self.short_circuit(matches!(operator, "&&" | "and"), value, at, |this| {
                    this.expr(right)
                })
            }
            _ => {
                let is_literal = |node: Node<'_>| {
                    matches!(
                        node.kind(),
                        "integer" | "string" | "nil" | "true" | "false" | "simple_symbol"
                    )
                };
                let is_simple = (self.is_library || is_literal(left)) && is_literal(right)
                    || is_literal(right) && right.kind() == "integer";
                let is_equality = matches!(operator, "==" | "!=") && !is_simple;
                // What only reads a text may read the one that the program has.
                let only_reads = matches!(operator, "==" | "!=" | "+" | "<" | ">" | "<=" | ">=");
                let (left, right) = match only_reads {
                    true => (self.read(left), self.read(right)),
                    false => (self.expr(left), self.expr(right)),
                };
                if !is_equality {
                    return self.operation(operator, left, right, at);
                }
                let equal = self.library_call("equal", &[left, right], at);
                match operator {
                    "==" => equal,
                    _ => self.b.unary(UnOp::Not, equal, at),
                }
            }
        }
    }

    pub(super) fn short_circuit(
        &mut self,
        is_and: bool,
        value: Reg,
        at: Span,
        other: impl FnOnce(&mut Self) -> Reg,
    ) -> Reg {
        let result = self.hidden("either");
        self.declare_hidden(&result, value, at);
        let (more, end) = (self.b.label("other"), self.b.label("either"));
        match is_and {
            true => self.b.branch_if(value, more, end, at),
            false => self.b.branch_if(value, end, more, at),
        }
        self.b.place(more, at);
        let value = other(self);
        self.store_plain(&result, value, at);
        self.b.place(end, at);
        self.load_plain(&result, at)
    }

    fn unary(&mut self, node: Node<'a>, at: Span) -> Reg {
        let (Some(operator), Some(operand)) = (
            node.child_by_field("operator"),
            node.child_by_field("operand"),
        ) else {
            return self.unsupported(node);
        };
        let operator = self.text(operator);
        if operator == "defined?" {
            return self.defined(operand, at);
        }
        let value = self.expr(operand);
        match operator {
            "!" | "not" => self.b.unary(UnOp::Not, value, at),
            "-" if matches!(operand.kind(), "integer" | "float") => {
                self.b.unary(UnOp::Neg, value, at)
            }
            "-" => self.method(value, "-@", &[], at),
            "+" if matches!(operand.kind(), "integer" | "float") => value,
            "+" => self.method(value, "+@", &[], at),
            _ => self.method(value, operator, &[], at),
        }
    }

    fn defined(&mut self, node: Node<'a>, at: Span) -> Reg {
        let text = self.text(node);
        match node.kind() {
            "identifier" if self.variable(text).is_some() => self.b.text("local-variable", at),
            "identifier" => {
                let this = self.this(at);
                let name = self.b.text(text, at);
                self.library_call("defined_method", &[this, name], at)
            }
            "instance_variable" => {
                let this = self.this(at);
                let name = self.b.text(text, at);
                self.library_call("defined_variable", &[this, name], at)
            }
            "yield" => {
                let block = self.load_plain("$block", at);
                self.short_circuit(true, block, at, |this| this.b.text("yield", at))
            }
            _ => self.b.text("expression", at),
        }
    }

    fn assignment(&mut self, node: Node<'a>, at: Span) -> Reg {
        let (Some(left), Some(right)) = (node.child_by_field("left"), node.child_by_field("right"))
        else {
            return self.unsupported(node);
        };
        let value = self.expr(right);
        self.assign(left, value);
        let _ = at;
        value
    }

    fn operator_assignment(&mut self, node: Node<'a>, at: Span) -> Reg {
        let (Some(left), Some(operator), Some(right)) = (
            node.child_by_field("left"),
            node.child_by_field("operator"),
            node.child_by_field("right"),
        ) else {
            return self.unsupported(node);
        };
        let operator = self.text(operator).trim_end_matches('=');
        if left.kind() == "identifier" && self.variable(self.text(left)).is_none() {
            let nothing = self.b.nil(at);
            self.declare(self.text(left), nothing, at);
        }
        let old = self.expr(left);
        match operator {
            "||" | "&&" => self.short_circuit(operator == "&&", old, at, |this| {
                let value = this.expr(right);
                this.assign(left, value);
                value
            }),
            _ => {
                let right = self.expr(right);
                let value = self.operation(operator, old, right, at);
                self.assign(left, value);
                value
            }
        }
    }

    fn element(&mut self, node: Node<'a>, at: Span) -> Reg {
        let children: Vec<_> = node.named_children().filter(is_code).collect();
        let Some((object, keys)) = children.split_first() else {
            return self.unsupported(node);
        };
        let object = self.expr(*object);
        let keys: Vec<Reg> = keys.iter().map(|key| self.expr(*key)).collect();
        self.method(object, "[]", &keys, at)
    }

    fn yielded(&mut self, node: Node<'a>, at: Span) -> Reg {
        let block = self.load_plain("$block", at);
        let arguments = node.child_by_kind("argument_list");
        let nodes: Vec<_> = arguments
            .into_iter()
            .flat_map(Node::named_children)
            .filter(is_code)
            .collect();
        let args = self.items(&nodes, at);
        self.b.value(
            |dst| Op::CallUnknown {
                dst,
                callee: block,
                args,
            },
            at,
        )
    }

    /// The innermost frame that is no block.
    pub(super) fn method_frame(&mut self) -> usize {
        let found = self
            .frames
            .iter()
            .rposition(|frame| !matches!(frame.kind, Kind::Block));
        found.unwrap_or(0)
    }
}
