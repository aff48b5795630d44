//! Expressions.

use super::targets::Target;
use super::{Kind, Lowerer, is_code};
use frontend::MOST_NESTED;
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
                let text = match text.strip_prefix("?\\") {
                    Some(_) => super::literals::unescaped(&text[1..]),
                    None => text[1..].to_owned(),
                };
                let text = self.b.text(&text, at);
                self.literal(text, at)
            }
            "chained_string" => {
                let parts: Vec<Reg> = node.named_children().map(|part| self.expr(part)).collect();
                self.b.intrinsic(Intrinsic::TextJoin, &parts, at)
            }
            "heredoc_beginning" => self.heredoc(node),
            "subshell" => {
                let children: Vec<_> = node.named_children().collect();
                let command = self.pieces(&children, false, at);
                let this = self.this(at);
                self.method(this, "`", &[command], at)
            }
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
                        _ => self
                            .b
                            .text(&child.text(self.source).replace("\\/", "/"), at),
                    })
                    .collect();
                let pattern = self.b.intrinsic(Intrinsic::TextJoin, &parts, at);
                let behind = text.rfind(|char: char| !char.is_ascii_alphabetic());
                let flags = &text[behind.map_or(0, |at| at + 1)..];
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
                    None => self.outer_constant(name, at),
                }
            }
            "instance_variable" => {
                let this = self.this(at);
                self.own_variable(this, text, at)
            }
            "class_variable" => {
                let home = self.home(at);
                let name = self.b.text(text, at);
                self.library_call("class_variable", &[home, name], at)
            }
            "global_variable"
                if text[1..].bytes().all(|byte| byte.is_ascii_digit()) && text != "$0" =>
            {
                let place = self.b.int(text[1..].parse().unwrap_or(0), at);
                self.library_call("last_part", &[place], at)
            }
            "global_variable" if matches!(self.global(text), "$&" | "$`" | "$'" | "$+") => {
                let name = self.b.text(self.global(text), at);
                self.library_call("last_special", &[name], at)
            }
            "global_variable" if self.global(text) == "$@" => {
                self.library_call("places_of_error", &[], at)
            }
            "global_variable" if matches!(text, "$0" | "$PROGRAM_NAME") => {
                let entry = match self.files.entry() {
                    "" => self.file,
                    entry => entry,
                };
                self.b.text(entry, at)
            }
            "global_variable" => {
                let globals = self.load_plain("GLOBALS", at);
                let text = self.global(text);
                self.field(globals, text, at)
            }
            "rational" | "complex" => self.special_number(node, at),
            // It has run already.
            "begin_block" => self.b.nil(at),
            "end_block" => {
                let labels = self.begin_function("block in <main>", Kind::Block, at);
                let value = self.statements(node);
                let block = self.end_function("block in <main>", labels, value, node);
                let this = self.this(at);
                self.b.call_method(this, "at_exit", &[block], at)
            }
            "undef" => {
                for name in node.named_children() {
                    let home =
                        self.load_plain(if self.classes > 0 { "$home" } else { "Object" }, at);
                    let name = self.text(name).trim_start_matches(':');
                    let name = self.b.text(name, at);
                    self.method(home, "undef_method", &[name], at);
                }
                self.b.nil(at)
            }
            "encoding" => {
                let scope = self.load_plain("Encoding", at);
                let name = self.b.text("UTF_8", at);
                self.library_call("constant_of", &[scope, name], at)
            }
            "file" => self.file_name(at),
            "line" => self.b.int(at.start.line as usize, at),
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
            "element_reference" => self.element(node),
            "lambda" => self.lambda(node, at),
            "method" | "singleton_method" => self.method_definition(node, at),
            "class" | "module" | "singleton_class" => self.class(node, at),
            "alias" if text.contains('$') => self.b.nil(at),
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
                let block = self.own_block(at);
                let nothing = self.b.nil(at);
                self.b.binary(BinOp::IsNot, false, block, nothing, at)
            }
            None if name == "__FILE__" => self.file_name(at),
            None if name == "__LINE__" => self.b.int(at.start.line as usize, at),
            None if name == "__dir__" => self.b.text(".", at),
            None if matches!(name, "__method__" | "__callee__") => {
                let frame = self.method_frame();
                match self.frames[frame].method.clone() {
                    Some((own, _)) => self.symbol(own.trim_start_matches("self."), at),
                    None => self.b.nil(at),
                }
            }
            None if name == "binding" && !self.is_library => self.binding(at),
            None if name == "local_variables" && !self.is_library => {
                let names: Vec<Reg> = (self.visible().iter())
                    .map(|(name, _)| self.symbol(name, at))
                    .collect();
                self.list_of(&names, at)
            }
            None if name == "__ENCODING__" => {
                let scope = self.load_plain("Encoding", at);
                let name = self.b.text("UTF_8", at);
                self.library_call("constant_of", &[scope, name], at)
            }
            None if name == "raise" && self.raises_plainly() => self.raised(&[], at),
            None if self.is_expression => self.load_plain(name, at),
            None if name == "fail" && !self.defines("fail") => self.raised(&[], at),
            None => {
                let this = self.this(at);
                self.method(this, name, &[], at)
            }
        }
    }

    fn file_name(&mut self, at: Span) -> Reg {
        match self.file.is_empty() {
            true => self.b.text("main.rb", at),
            false => self.b.text(self.file, at),
        }
    }

    /// `3r`, `1.5r`, `2i`.
    fn special_number(&mut self, node: Node<'a>, at: Span) -> Reg {
        let text = self.text(node).replace('_', "");
        let digits = self.b.text(text.trim_end_matches(['r', 'i']), at);
        let name = match (text.contains('r'), text.ends_with('i')) {
            (true, true) => "rational_imaginary",
            (true, false) => "rational_of_text",
            (false, _) => "imaginary_of_text",
        };
        self.library_call(name, &[digits], at)
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
                if operator == "=~" && left.kind() == "regex" {
                    return self.match_literal(left, right, at);
                }
                // What only reads a text may read the one that the program has.
                let only_reads = matches!(operator, "==" | "!=" | "+" | "<" | ">" | "<=" | ">=");
                let (left, right) = match only_reads {
                    true => (self.read(left), self.read(right)),
                    false => (self.expr(left), self.expr(right)),
                };
                self.operation(operator, left, right, at)
            }
        }
    }

    /// A literal pattern in front of `=~`: its named groups become variables.
    fn match_literal(&mut self, left: Node<'a>, right: Node<'a>, at: Span) -> Reg {
        let pattern = self.expr(left);
        let value = self.expr(right);
        let found = self.method(pattern, "=~", &[value], at);
        let source = self.text(left);
        let names = source.split("(?<").skip(1).filter_map(|rest| {
            let (name, _) = rest.split_once('>')?;
            let is_name = |char: char| char.is_alphanumeric() || char == '_';
            (!name.is_empty() && name.chars().all(is_name)).then_some(name)
        });
        for name in names {
            let key = self.b.text(name, at);
            let group = self.library_call("last_group", &[key], at);
            self.assign_local(name, group, at);
        }
        found
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
            "!" | "not" if self.has_own_not => self.method(value, "!", &[], at),
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
                let block = self.own_block(at);
                self.short_circuit(true, block, at, |this| this.b.text("yield", at))
            }
            "constant" => {
                let home = match self.classes {
                    0 => self.load_plain("Object", at),
                    _ => self.load_plain("$home", at),
                };
                let name = self.b.text(text, at);
                self.library_call("defined_constant", &[home, name], at)
            }
            "global_variable" => {
                let name = self.b.text(text, at);
                self.library_call("defined_global", &[name], at)
            }
            "class_variable" => {
                let home = self.home(at);
                let name = self.b.text(text, at);
                self.library_call("defined_class_variable", &[home, name], at)
            }
            "call" if node.child_by_field("receiver").is_some() => self.caught_as_nil(at, |this| {
                let object = node.child_by_field("receiver").map(|node| this.expr(node));
                let object = object.unwrap_or_else(|| this.b.nil(at));
                let name = node
                    .child_by_field("method")
                    .map_or("", |name| this.text(name));
                let name = this.b.text(name, at);
                this.library_call("defined_method", &[object, name], at)
            }),
            "call" => {
                let this = self.this(at);
                let name = node
                    .child_by_field("method")
                    .map_or("", |name| self.text(name));
                let name = self.b.text(name, at);
                self.library_call("defined_method", &[this, name], at)
            }
            "scope_resolution" => self.caught_as_nil(at, |this| {
                this.expr(node);
                this.b.text("constant", at)
            }),
            "parenthesized_statements" => match node.named_children().next() {
                Some(inside) => self.defined(inside, at),
                None => self.b.text("nil", at),
            },
            "super" => {
                let frame = self.method_frame();
                let Some((name, _)) = self.frames[frame].method.clone() else {
                    return self.b.nil(at);
                };
                let (this, home) = (self.this(at), self.load_plain("$home", at));
                let name = self.b.text(&name, at);
                self.library_call("defined_parent", &[this, home, name], at)
            }
            "self" | "nil" | "true" | "false" => self.b.text(text, at),
            "assignment" | "operator_assignment" => self.b.text("assignment", at),
            "binary" => {
                let operator = node
                    .child_by_field("operator")
                    .map_or("", |node| self.text(node));
                let is_method = !matches!(operator, "&&" | "||" | "and" | "or");
                self.b
                    .text(if is_method { "method" } else { "expression" }, at)
            }
            _ => self.b.text("expression", at),
        }
    }

    /// What some code gives, or nothing where it raises an error.
    fn caught_as_nil(&mut self, at: Span, code: impl FnOnce(&mut Self) -> Reg) -> Reg {
        let result = self.hidden("rescued");
        let nothing = self.b.nil(at);
        self.declare_hidden(&result, nothing, at);
        let (handler, end) = (self.b.label("rescue"), self.b.label("end_rescue"));
        self.open_handler(handler, None, at);
        let value = code(self);
        self.store_plain(&result, value, at);
        self.close_handler(at);
        self.b.jump(end, at);
        self.b.place(handler, at);
        self.caught(at);
        self.b.place(end, at);
        self.load_plain(&result, at)
    }

    fn assignment(&mut self, node: Node<'a>, at: Span) -> Reg {
        let is_unasked = std::mem::take(&mut self.is_unasked);
        let (Some(left), Some(right)) = (node.child_by_field("left"), node.child_by_field("right"))
        else {
            return self.unsupported(node);
        };
        // A block on the right may mean the variable that it is assigned to.
        for name in self.targets(left) {
            let mentions = (right.descendants())
                .chain([right])
                .any(|node| node.kind() == "identifier" && self.text(node) == name);
            if mentions && self.variable(&name).is_none() {
                let nothing = self.b.nil(at);
                self.declare(&name, nothing, at);
            }
        }
        if left.kind() == "call"
            && let (Some(object), Some(method)) = (
                left.child_by_field("receiver"),
                left.child_by_field("method"),
            )
            && (left.child_by_field("operator")).is_some_and(|operator| self.text(operator) == "&.")
        {
            let object = self.expr(object);
            let name = format!("{}=", self.text(method));
            return self.short_circuit_nil(object, at, |this| {
                let value = this.expr(right);
                this.method(object, &name, &[value], at);
                value
            });
        }
        if let Some((targets, values)) = one_for_one(left, right) {
            // What values are put into is settled before they are evaluated.
            let targets: Vec<_> = (targets.into_iter())
                .map(|node| (node, self.settled(node)))
                .collect();
            let items = self.items(&values, at);
            // Variables of an object get theirs from the last on where nobody asks for the value of the assignment.
            let is_plain =
                |node: &Node<'_>| matches!(node.kind(), "identifier" | "instance_variable");
            let is_reversed = is_unasked
                && targets.iter().all(|(node, _)| is_plain(node))
                && targets
                    .iter()
                    .any(|(node, _)| node.kind() == "instance_variable");
            let mut pairs: Vec<_> = targets.into_iter().zip(&items).collect();
            if is_reversed {
                pairs.reverse();
            }
            for ((node, target), item) in pairs {
                let at = self.b.span(node);
                self.put(&target, item.value, at);
            }
            return match is_unasked {
                true => self.b.nil(at),
                false => self.new_list(items, at),
            };
        }
        let target = self.settled(left);
        let value = self.expr(right);
        let at = self.b.span(left);
        self.put(&target, value, at);
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
        let place = self.settled(left);
        if let Target::Member(object, call, true) = place {
            return self.short_circuit_nil(object, at, |this| {
                let place = Target::Member(object, call, false);
                this.operated_place(&place, left, right, operator, at)
            });
        }
        self.operated_place(&place, left, right, operator, at)
    }

    fn operated_place(
        &mut self,
        place: &Target<'a>,
        left: Node<'a>,
        right: Node<'a>,
        operator: &str,
        at: Span,
    ) -> Reg {
        let old = match (operator, left.kind()) {
            ("||", "constant" | "class_variable" | "scope_resolution") => {
                self.caught_as_nil(at, |this| this.expr(left))
            }
            _ => self.taken(place, at),
        };
        match operator {
            "||" | "&&" => self.short_circuit(operator == "&&", old, at, |this| {
                let value = this.expr(right);
                this.put(place, value, at);
                value
            }),
            _ => {
                let right = self.read(right);
                let value = self.operation(operator, old, right, at);
                self.put(place, value, at);
                value
            }
        }
    }

    fn element(&mut self, node: Node<'a>) -> Reg {
        let children: Vec<_> = node.named_children().filter(is_code).collect();
        let Some((object, keys)) = children.split_first() else {
            return self.unsupported(node);
        };
        // An error tells of the brackets, not of what stands in front of them.
        let at = self.b.span_of(object.end(), node.end());
        let object = self.expr(*object);
        self.finish_call(object, "[]", keys, None, at)
    }

    fn yielded(&mut self, node: Node<'a>, at: Span) -> Reg {
        let block = self.own_block(at);
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

/// The targets and the values of an assignment that gives each of several targets a value that is written for it.
fn one_for_one<'a>(left: Node<'a>, right: Node<'a>) -> Option<(Vec<Node<'a>>, Vec<Node<'a>>)> {
    let is_list = matches!(right.kind(), "right_assignment_list" | "array");
    if left.kind() != "left_assignment_list" || !is_list {
        return None;
    }
    let targets: Vec<_> = left.named_children().filter(is_code).collect();
    let values: Vec<_> = right.named_children().filter(is_code).collect();
    let is_one = |node: &Node<'_>| {
        !matches!(
            node.kind(),
            "rest_assignment"
                | "splat_argument"
                | "pair"
                | "hash_splat_argument"
                | "forward_argument"
        )
    };
    let fits = targets.len() == values.len() && targets.iter().chain(&values).all(is_one);
    fits.then_some((targets, values))
}
