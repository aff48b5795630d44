//! From a syntax tree to instructions.
//!
//! What is lowered so far: functions with fixed parameters, local and global variables, single values, `if`, `while`, `repeat`,
//! `for` over numbers, `do`, `break`, `return`, calls of names, operators, and constants. Everything else is unsupported, and
//! says so.
//!
//! **Invariant.** A local variable that hides another of its function has a name of its own in the instructions: the name, `@`
//! and a number. The outermost of each name is called as in the source.

use crate::LANGUAGE;
use crate::literals;
use frontend::{Builder, Loop, Lowered, Region, Regions, Unit};
use ir::{
    BinOp, Const, FunctionKind, Hint, Label, LocalNote, Op, ParamKind, Program, Reg, Span, UnOp,
};
use rustc_hash::FxHashMap;
use syntax::Node;

/// How deep statements and expressions may nest: lowering recurses, and a browser's stack is small.
const MOST_NESTED: u32 = 100;

/// A function at work; the module's own code is one too.
#[derive(Default)]
struct Frame {
    /// The label at its start; that of the module's code is none.
    entry: Option<Label>,
    /// The blocks that are open, innermost last: what names mean in each, and where the block ends.
    blocks: Vec<Block>,
    /// How often a name has been declared.
    declared: FxHashMap<String, u32>,
    regions: Regions<()>,
}

struct Block {
    names: FxHashMap<String, String>,
    /// Where it ends, in bytes.
    end: u32,
}

struct Lowerer<'a> {
    b: Builder<'a>,
    source: &'a str,
    frames: Vec<Frame>,
    depth: u32,
}

/// Lowers a module.
pub(super) fn lower(unit: &Unit<'_>, program: &mut Program) -> Lowered {
    let semantics = &LANGUAGE.semantics;
    let root = unit.tree.root();
    let mut lowerer = Lowerer {
        b: Builder::new(&mut program.names, unit.module_name, semantics, unit.source),
        source: unit.source,
        frames: vec![Frame::default()],
        depth: 0,
    };
    let at = lowerer.b.span_of(root.start(), root.start());
    let entry = lowerer.b.intern("entry");
    let entry = lowerer.b.label_named(entry);
    lowerer.b.place(entry, at);
    lowerer.block(Some(root));
    for error in unit.tree.syntax_errors() {
        lowerer.b.syntax_error(error);
    }
    lowerer
        .b
        .finish()
        .add_to(program, unit.is_library, Vec::new())
}

impl<'a> Lowerer<'a> {
    fn text(&self, node: Node<'_>) -> &'a str {
        node.text(self.source)
    }

    fn frame(&mut self) -> &mut Frame {
        self.frames.last_mut().expect("the module's own is there")
    }

    fn unsupported(&mut self, node: Node<'a>) -> Reg {
        let at = self.b.span(node);
        match node.is_error() {
            true => self.b.unsupported_silently("ERROR", at),
            false => self.b.unsupported(node.kind(), at),
        }
    }

    // --- names

    /// Lowers the statements of a block, which has its own names.
    fn block(&mut self, block: Option<Node<'a>>) {
        let Some(block) = block else { return };
        self.open(block.end());
        self.statements(block);
        self.close();
    }

    fn open(&mut self, end: u32) {
        let names = FxHashMap::default();
        self.frame().blocks.push(Block { names, end });
    }

    fn close(&mut self) {
        self.frame().blocks.pop();
    }

    /// Makes a local variable of a name that means it from here to the end of the block.
    fn declare(&mut self, name: &str, value: Reg, at: Span, from: u32) {
        let frame = self.frame();
        let (count, scope) = (
            frame.declared.entry(name.to_owned()).or_insert(0),
            frame.entry,
        );
        *count += 1;
        let own = match *count {
            1 => name.to_owned(),
            count => format!("{name}@{count}"),
        };
        let block = frame.blocks.last_mut().expect("a block is open");
        block.names.insert(name.to_owned(), own.clone());
        let end = block.end;
        let scope = scope.unwrap_or_else(|| self.b.top());
        let (name, block) = (self.b.intern(&own), self.b.span_of(from, end));
        self.b.note_local(LocalNote {
            scope,
            name,
            block,
            layout: None,
        });
        self.b.emit(Op::DeclVar { name, value }, at);
    }

    /// The variable that a name means: the innermost local one, of this function or of one around it, or else a global one.
    fn variable(&self, name: &str) -> String {
        let blocks = self
            .frames
            .iter()
            .rev()
            .flat_map(|frame| frame.blocks.iter().rev());
        let mut found = blocks.filter_map(|block| block.names.get(name));
        found.next().map_or_else(|| name.to_owned(), Clone::clone)
    }

    fn is_local(&self, name: &str) -> bool {
        let mut blocks = self.frames.iter().flat_map(|frame| &frame.blocks);
        blocks.any(|block| block.names.contains_key(name))
    }

    fn load(&mut self, name: &str, at: Span) -> Reg {
        let name = self.variable(name);
        let name = self.b.intern(&name);
        self.b.value(|dst| Op::LoadVar { dst, name }, at)
    }

    /// Assigns to the variable that a name means.
    fn store(&mut self, name: &str, value: Reg, at: Span) {
        let variable = self.variable(name);
        // In the module's own code, a global variable is declared by what assigns to it first.
        let is_first = !self.is_local(name) && self.frames.len() == 1 && {
            let count = self.frame().declared.entry(name.to_owned()).or_insert(0);
            *count += 1;
            *count == 1
        };
        let name = self.b.intern(&variable);
        match is_first {
            true => self.b.emit(Op::DeclVar { name, value }, at),
            false => self.b.emit(Op::StoreVar { name, value }, at),
        }
    }

    // --- statements

    fn statements(&mut self, block: Node<'a>) {
        for node in block.named_children().filter(|node| !node.is_extra()) {
            self.statement(node);
        }
    }

    fn statement(&mut self, node: Node<'a>) {
        if self.depth == MOST_NESTED {
            let at = self.b.span(node);
            self.b.unsupported("nesting", at);
            return;
        }
        self.depth += 1;
        match node.kind() {
            "empty_statement" | "hash_bang_line" => {}
            "do_statement" => self.block(node.child_by_field("body")),
            "variable_declaration" if self.is_plain(node) => self.local_variables(node),
            "assignment_statement" => self.assignment(node),
            "function_declaration" => self.function_declaration(node),
            "function_call" => {
                self.call(node);
            }
            "if_statement" => self.if_statement(node),
            "while_statement" => self.while_statement(node),
            "repeat_statement" => self.repeat_statement(node),
            "for_statement" => self.for_statement(node),
            "break_statement" => self.break_statement(node),
            "return_statement" => self.return_statement(node),
            // What fits no rule: the statements that can be read in it stand for themselves.
            "ERROR" => {
                self.unsupported(node);
                self.statements(node);
            }
            kind if kind.ends_with("_statement") || kind.ends_with("_declaration") => {
                self.unsupported(node);
            }
            // A piece of text that fits no rule.
            _ => {}
        }
        self.depth -= 1;
    }

    /// Whether a declaration is a local one without attributes.
    fn is_plain(&self, node: Node<'a>) -> bool {
        let attribute = node.descendants().any(|node| node.kind() == "attribute");
        !attribute
            && node
                .children()
                .next()
                .is_some_and(|first| first.kind() == "local")
    }

    /// `local a, b = 1, 2`: the values come first, and what has none is nil.
    fn local_variables(&mut self, node: Node<'a>) {
        let inside = node.child_by_kind("assignment_statement").unwrap_or(node);
        let names: Vec<_> = inside
            .child_by_kind("variable_list")
            .map_or_else(Vec::new, |list| list.children_by_field("name").collect());
        let values = self.values(inside.child_by_kind("expression_list"), names.len(), node);
        for (name, value) in names.into_iter().zip(values) {
            let at = self.b.span(name);
            self.declare(self.text(name), value, at, node.end());
        }
    }

    /// As many values as are wanted: nil where there are fewer, and the rest is evaluated all the same.
    fn values(&mut self, list: Option<Node<'a>>, wanted: usize, whole: Node<'a>) -> Vec<Reg> {
        let given = list.into_iter().flat_map(Node::named_children);
        let given: Vec<_> = given.filter(|node| !node.is_extra()).collect();
        // A call at the end may give several values.
        let spreads = given.last().filter(|_| given.len() < wanted);
        if let Some(spreads) = spreads.filter(|last| gives_several(last.kind())) {
            let mut values: Vec<_> = given[..given.len() - 1]
                .iter()
                .map(|node| self.expr(*node))
                .collect();
            let at = self.b.span(*spreads);
            while values.len() < wanted {
                values.push(self.b.unsupported("several values", at));
            }
            return values;
        }
        let mut values: Vec<_> = given.into_iter().map(|node| self.expr(node)).collect();
        let at = self.b.span(whole);
        while values.len() < wanted {
            values.push(self.b.nil(at));
        }
        values.truncate(wanted);
        values
    }

    fn assignment(&mut self, node: Node<'a>) {
        let targets: Vec<_> = node
            .child_by_kind("variable_list")
            .map_or_else(Vec::new, |list| list.children_by_field("name").collect());
        let values = self.values(node.child_by_kind("expression_list"), targets.len(), node);
        // The last is assigned first, as the reference implementation does it.
        for (target, value) in targets.into_iter().zip(values).rev() {
            match target.kind() {
                "identifier" => {
                    let at = self.b.span(target);
                    self.store(self.text(target), value, at);
                }
                _ => {
                    self.unsupported(target);
                }
            }
        }
    }

    fn function_declaration(&mut self, node: Node<'a>) {
        let Some(name) = node
            .child_by_field("name")
            .filter(|name| name.kind() == "identifier")
        else {
            self.unsupported(node);
            return;
        };
        let is_local = node
            .children()
            .next()
            .is_some_and(|first| first.kind() == "local");
        let (text, at) = (self.text(name), self.b.span(node));
        if is_local {
            // Its body can call it.
            let nothing = self.b.nil(at);
            self.declare(text, nothing, at, node.start());
        }
        let function = self.function(text, node);
        self.store(text, function, at);
    }

    /// Lowers a function's body, which is jumped over, and makes the function.
    fn function(&mut self, name: &str, node: Node<'a>) -> Reg {
        let at = self.b.span(node);
        let entry = self.b.label(&format!("func_{name}"));
        let end = self.b.label(&format!("end_{name}"));
        self.b.jump(end, at);
        self.b.place(entry, at);
        self.frames.push(Frame {
            entry: Some(entry),
            ..Frame::default()
        });
        self.open(node.end());
        let parameters = node.child_by_field("parameters");
        for parameter in parameters.into_iter().flat_map(Node::named_children) {
            if parameter.kind() == "identifier" {
                let (text, at) = (self.text(parameter), self.b.span(parameter));
                let name = self.b.intern(text);
                let value = self.b.symbolic(Hint::Param(name, ParamKind::Normal), at);
                self.declare(text, value, at, parameter.start());
            } else if !parameter.is_extra() {
                self.unsupported(parameter);
            }
        }
        self.block(node.child_by_field("body"));
        self.close();
        let behind = self.b.span_of(node.end(), node.end());
        let nothing = self.b.nil(behind);
        self.b.emit(Op::Return { value: nothing }, behind);
        self.frames.pop();
        self.b.place(end, at);
        let name = self.b.intern(name);
        let kind = FunctionKind::Function;
        self.b.constant(Const::Function { name, entry, kind }, at)
    }

    fn return_statement(&mut self, node: Node<'a>) {
        let at = self.b.span(node);
        let list = node.child_by_kind("expression_list");
        let several = list.is_some_and(|list| list.named_children().count() > 1);
        let value = match list.and_then(|list| list.named_children().next()) {
            Some(_) if several => self.b.unsupported("several values", at),
            Some(value) => self.expr(value),
            None => self.b.nil(at),
        };
        self.b.emit(Op::Return { value }, at);
    }

    fn if_statement(&mut self, node: Node<'a>) {
        let end = self.b.label("if_end");
        let mut clause = node;
        let mut alternatives = node.children_by_field("alternative");
        loop {
            let alternative = alternatives.next();
            let at = self.b.span(clause);
            let then = self.b.label("if_true");
            let otherwise = alternative.map_or(end, |_| self.b.label("if_false"));
            self.condition(clause, then, otherwise);
            self.b.place_if_used(then, at);
            self.block(clause.child_by_field("consequence"));
            let Some(alternative) = alternative else {
                break;
            };
            self.b.jump(end, at);
            let at = self.b.span(alternative);
            self.b.place_if_used(otherwise, at);
            if alternative.kind() == "else_statement" {
                self.block(alternative.child_by_field("body"));
                break;
            }
            clause = alternative;
        }
        let at = self.b.span_of(node.end(), node.end());
        self.b.place_if_used(end, at);
    }

    /// Jumps by the condition of a statement.
    fn condition(&mut self, statement: Node<'a>, then: Label, otherwise: Label) {
        if let Some(condition) = statement.child_by_field("condition") {
            let value = self.expr(condition);
            let at = self.b.span(condition);
            self.b.branch_if(value, then, otherwise, at);
        }
    }

    fn while_statement(&mut self, node: Node<'a>) {
        let at = self.b.span(node);
        let next = self.b.label("while_cond");
        let body = self.b.label("while_body");
        let end = self.b.label("while_end");
        self.b.place(next, at);
        self.condition(node, body, end);
        self.b.place_if_used(body, at);
        self.loop_body(node.child_by_field("body"), next, end);
        self.b.jump(next, at);
        let behind = self.b.span_of(node.end(), node.end());
        self.b.place_if_used(end, behind);
    }

    fn loop_body(&mut self, body: Option<Node<'a>>, continue_to: Label, break_to: Label) {
        let target = Loop {
            break_to,
            continue_to,
        };
        self.frame().regions.push(Region::Loop(target));
        self.block(body);
        self.frame().regions.pop();
    }

    /// The condition sees the names of the body.
    fn repeat_statement(&mut self, node: Node<'a>) {
        let at = self.b.span(node);
        let body = self.b.label("repeat_body");
        let end = self.b.label("repeat_end");
        self.b.place(body, at);
        self.open(node.end());
        let target = Loop {
            break_to: end,
            continue_to: body,
        };
        self.frame().regions.push(Region::Loop(target));
        if let Some(body) = node.child_by_field("body") {
            self.statements(body);
        }
        self.frame().regions.pop();
        self.condition(node, end, body);
        self.close();
        let behind = self.b.span_of(node.end(), node.end());
        self.b.place_if_used(end, behind);
    }

    /// A loop over numbers: its bounds are evaluated once, and its variable is a new one each time.
    fn for_statement(&mut self, node: Node<'a>) {
        let clause = node.child_by_field("clause");
        let Some(clause) = clause.filter(|clause| clause.kind() == "for_numeric_clause") else {
            self.unsupported(node);
            return;
        };
        let at = self.b.span(clause);
        // Whether it goes up or down is known where the step is written as a number.
        let step = clause.child_by_field("step");
        let goes_down = step.is_some_and(|step| self.text(step).starts_with('-'));
        if step.is_some_and(|step| !is_constant(step)) {
            self.unsupported(step.unwrap_or(node));
            return;
        }
        let number = self.b.next_number();
        let hidden = |what: &str| format!("${what}_{number}");
        for (what, field) in [("at", "start"), ("last", "end"), ("step", "step")] {
            let value = match clause.child_by_field(field) {
                Some(node) => self.expr(node),
                None => self.b.int(1, at),
            };
            let name = self.b.intern(&hidden(what));
            self.b.emit(Op::DeclVar { name, value }, at);
        }
        let next = self.b.label("for_cond");
        let body = self.b.label("for_body");
        let step = self.b.label("for_step");
        let end = self.b.label("for_end");
        self.b.place(next, at);
        let (current, last) = (
            self.hidden(&hidden("at"), at),
            self.hidden(&hidden("last"), at),
        );
        let op = if goes_down { BinOp::Ge } else { BinOp::Le };
        let goes_on = self.b.binary(op, false, current, last, at);
        self.b.branch_if(goes_on, body, end, at);
        self.b.place_if_used(body, at);
        self.open(node.end());
        if let Some(name) = clause.child_by_field("name") {
            let value = self.hidden(&hidden("at"), at);
            let at = self.b.span(name);
            self.declare(self.text(name), value, at, clause.end());
        }
        self.loop_body(node.child_by_field("body"), step, end);
        self.close();
        self.b.place_if_used(step, at);
        let (current, by) = (
            self.hidden(&hidden("at"), at),
            self.hidden(&hidden("step"), at),
        );
        let value = self.b.binary(BinOp::Add, false, current, by, at);
        let name = self.b.intern(&hidden("at"));
        self.b.emit(Op::StoreVar { name, value }, at);
        self.b.jump(next, at);
        let behind = self.b.span_of(node.end(), node.end());
        self.b.place_if_used(end, behind);
    }

    fn hidden(&mut self, name: &str, at: Span) -> Reg {
        let name = self.b.intern(name);
        self.b.value(|dst| Op::LoadVar { dst, name }, at)
    }

    fn break_statement(&mut self, node: Node<'a>) {
        let at = self.b.span(node);
        match self.frame().regions.innermost_loop() {
            Some((_, target)) => self.b.jump(target.break_to, at),
            None => {
                let line = at.start.line;
                self.b
                    .invalid(at, format!("break outside a loop at line {line}"));
            }
        }
    }

    // --- expressions

    fn expr(&mut self, node: Node<'a>) -> Reg {
        let at = self.b.span(node);
        if self.depth == MOST_NESTED {
            return self.b.unsupported("nesting", at);
        }
        self.depth += 1;
        let value = match node.kind() {
            "nil" => self.b.nil(at),
            "true" => self.b.constant(Const::Bool(true), at),
            "false" => self.b.constant(Const::Bool(false), at),
            "number" => match literals::number(self.text(node)) {
                Some(number) => self.b.constant(number, at),
                None => self.unsupported(node),
            },
            "string" => match literals::string(self.text(node)) {
                Some(text) => self.b.text(&text, at),
                None => self.unsupported(node),
            },
            "identifier" => self.load(self.text(node), at),
            "parenthesized_expression" => match node.named_children().next() {
                Some(inside) => self.expr(inside),
                None => self.unsupported(node),
            },
            "function_definition" => self.function("anonymous", node),
            "function_call" => self.call(node),
            "unary_expression" => self.unary(node),
            "binary_expression" => self.binary(node),
            _ => self.unsupported(node),
        };
        self.depth -= 1;
        value
    }

    /// A call of a function by its name, or of a value.
    fn call(&mut self, node: Node<'a>) -> Reg {
        let at = self.b.span(node);
        let (Some(callee), Some(arguments)) = (
            node.child_by_field("name"),
            node.child_by_field("arguments"),
        ) else {
            return self.unsupported(node);
        };
        let is_name = callee.kind() == "identifier";
        let function = match (is_name, callee.kind()) {
            (true, _) => None,
            (_, "parenthesized_expression" | "function_call") => Some(self.expr(callee)),
            _ => return self.unsupported(node),
        };
        let given = arguments.named_children().filter(|node| !node.is_extra());
        let given: Vec<_> = given.collect();
        if given
            .last()
            .is_some_and(|last| last.kind() == "vararg_expression")
        {
            return self.unsupported(node);
        }
        let values: Vec<_> = given.into_iter().map(|node| self.expr(node)).collect();
        match function {
            Some(function) => self.b.call_register(function, &values, at),
            None => {
                let name = self.variable(self.text(callee));
                self.b.call_name(&name, &values, at)
            }
        }
    }

    fn unary(&mut self, node: Node<'a>) -> Reg {
        let at = self.b.span(node);
        let operator = node.children().next().map_or("", |first| first.kind());
        let op = match operator {
            "-" => UnOp::Neg,
            "not" => UnOp::Not,
            "~" => UnOp::Invert,
            _ => return self.unsupported(node),
        };
        match node.child_by_field("operand") {
            Some(operand) => {
                let value = self.expr(operand);
                self.b.unary(op, value, at)
            }
            None => self.unsupported(node),
        }
    }

    fn binary(&mut self, node: Node<'a>) -> Reg {
        let at = self.b.span(node);
        let (Some(left), Some(right)) = (node.child_by_field("left"), node.child_by_field("right"))
        else {
            return self.unsupported(node);
        };
        let operator = node.children().find(|child| !child.is_named());
        let op = match operator.map_or("", |operator| operator.kind()) {
            operator @ ("and" | "or") => return self.short_circuit(operator, left, right, at),
            "+" => BinOp::Add,
            "-" => BinOp::Sub,
            "*" => BinOp::Mul,
            "/" => BinOp::Div,
            "//" => BinOp::FloorDiv,
            "%" => BinOp::Rem,
            "^" => BinOp::Pow,
            "&" => BinOp::BitAnd,
            "|" => BinOp::BitOr,
            "~" => BinOp::BitXor,
            "<<" => BinOp::Shl,
            ">>" => BinOp::Shr,
            ".." => BinOp::Concat,
            "==" => BinOp::Eq,
            "~=" => BinOp::Ne,
            "<" => BinOp::Lt,
            "<=" => BinOp::Le,
            ">" => BinOp::Gt,
            ">=" => BinOp::Ge,
            _ => return self.unsupported(node),
        };
        let left = self.expr(left);
        let right = self.expr(right);
        self.b.binary(op, false, left, right, at)
    }

    /// `and` and `or` give one of their operands; the second is evaluated where the first does not decide.
    fn short_circuit(&mut self, operator: &str, left: Node<'a>, right: Node<'a>, at: Span) -> Reg {
        let result = format!("$value_{}", self.b.next_number());
        let result = self.b.intern(&result);
        let (other, end) = (self.b.label("other"), self.b.label("chosen"));
        let value = self.expr(left);
        self.b.emit(
            Op::DeclVar {
                name: result,
                value,
            },
            at,
        );
        match operator {
            "and" => self.b.branch_if(value, other, end, at),
            _ => self.b.branch_if(value, end, other, at),
        }
        self.b.place(other, at);
        let value = self.expr(right);
        self.b.emit(
            Op::StoreVar {
                name: result,
                value,
            },
            at,
        );
        self.b.place(end, at);
        self.b.value(|dst| Op::LoadVar { dst, name: result }, at)
    }
}

/// Whether what an expression gives may be more than one value.
fn gives_several(kind: &str) -> bool {
    matches!(kind, "function_call" | "vararg_expression")
}

/// Whether an expression is a number, or the negation of one.
fn is_constant(node: Node<'_>) -> bool {
    node.kind() == "number"
        || node.kind() == "unary_expression"
            && node
                .child_by_field("operand")
                .is_some_and(|operand| operand.kind() == "number")
}
