//! From a syntax tree to instructions.

use crate::LANGUAGE;
use frontend::{Builder, Lowered, Unit};
use ir::{ArrayKind, BinOp, Const, Hint, Intrinsic, Label, Op, Program, Reg, Span};
use rustc_hash::{FxHashMap, FxHashSet};
use syntax::Node;

/// The stack of the program, and that of the places it was called from.
const STACK: &str = "stack";
const CALLS: &str = "calls";
/// The flag: 0 where what was compared last is equal, 1 where the left is less, -1 where it is greater.
const ZERO: &str = "zero";
/// Whether it was equal, for jumps: a condition on it says what was compared.
const IS_EQUAL: &str = "$equal";

/// Something with an address.
struct Item<'a> {
    node: Node<'a>,
    /// A label's name, or the operation in lower case.
    name: String,
    operands: Vec<Node<'a>>,
    is_label: bool,
}

struct Lowerer<'a> {
    b: Builder<'a>,
    source: &'a str,
    items: Vec<Item<'a>>,
    /// The addresses of labels.
    labels: FxHashMap<String, usize>,
    /// Places that something jumps to.
    targets: FxHashMap<usize, Label>,
    /// Where calls go back to, in the order of their numbers.
    returns: Vec<Label>,
    registers: FxHashSet<String>,
    follows_both_sides: bool,
    end: Label,
    back: Label,
}

/// Lowers a module.
pub(super) fn lower(unit: &Unit<'_>, program: &mut Program) -> Lowered {
    let mut b = Builder::new(
        &mut program.names,
        unit.module_name,
        &LANGUAGE.semantics,
        unit.source,
    );
    let (end, back) = (b.label("end"), b.label("back"));
    let mut lowerer = Lowerer {
        b,
        source: unit.source,
        items: Vec::new(),
        labels: FxHashMap::default(),
        targets: FxHashMap::default(),
        returns: Vec::new(),
        registers: FxHashSet::default(),
        follows_both_sides: false,
        end,
        back,
    };
    lowerer.module(unit.tree.root());
    for error in unit.tree.syntax_errors() {
        lowerer.b.syntax_error(error);
    }
    lowerer
        .b
        .finish()
        .add_to(program, unit.is_library, Vec::new())
}

impl<'a> Lowerer<'a> {
    fn module(&mut self, root: Node<'a>) {
        let at = self.b.span_of(root.start(), root.start());
        let entry = self.b.intern("entry");
        let entry = self.b.label_named(entry);
        self.b.place(entry, at);
        self.read(root);
        self.find_targets();
        self.new_stack(STACK, at);
        if !self.returns.is_empty() {
            self.new_stack(CALLS, at);
        }
        let mut calls = 0;
        for address in 0..self.items.len() {
            let at = self.b.span(self.items[address].node);
            if let Some(&label) = self.targets.get(&address) {
                self.b.place(label, at);
            }
            if !self.items[address].is_label {
                self.instruction(address, &mut calls, at);
            }
        }
        let at = self.b.span_of(root.end(), root.end());
        if let Some(&label) = self.targets.get(&self.items.len()) {
            self.b.place(label, at);
        }
        self.go_back(at);
        self.b.place_if_used(self.end, at);
    }

    fn text(&self, node: Node<'_>) -> &'a str {
        node.text(self.source)
    }

    /// Lists what has an address.
    fn read(&mut self, root: Node<'a>) {
        let inside = |node: Node<'a>| match node.is_error() {
            true => node.named_children().collect(),
            false => vec![node],
        };
        for node in root.named_children().flat_map(inside) {
            let at = self.b.span(node);
            match node.kind() {
                "label" => {
                    let named = node.child_by_field("name");
                    let name = named.or_else(|| node.named_children().next());
                    let name = name.map_or("", |name| self.text(name)).to_owned();
                    if self.labels.insert(name.clone(), self.items.len()).is_some() {
                        let message = format!("the label {name} stands at two places");
                        self.b.invalid(at, message);
                    }
                    self.items.push(Item {
                        node,
                        name,
                        operands: Vec::new(),
                        is_label: true,
                    });
                }
                "instruction" => {
                    let mut children = node.named_children();
                    let kind = children.next().map_or("", |kind| self.text(kind));
                    if kind.is_empty() {
                        continue;
                    }
                    self.items.push(Item {
                        node,
                        name: kind.to_lowercase(),
                        operands: children.collect(),
                        is_label: false,
                    });
                }
                "meta" => match self.text(node).split_whitespace().collect::<Vec<_>>()[..] {
                    [".mode", "symbolic"] => self.follows_both_sides = true,
                    [".mode", "concrete"] => self.follows_both_sides = false,
                    _ => {
                        let message = "the only directives are .mode concrete and .mode symbolic";
                        self.b.invalid(at, message);
                    }
                },
                "const" => {
                    self.b.unsupported("const", at);
                }
                _ => {}
            }
        }
    }

    /// Makes labels for what jumps and calls lead to.
    fn find_targets(&mut self) {
        for address in 0..self.items.len() {
            let Item { name, operands, .. } = &self.items[address];
            if self.items[address].is_label || !matches!(name.as_str(), "j" | "jz" | "jnz" | "call")
            {
                continue;
            }
            if name == "call" {
                let label = self.b.label("returned");
                self.returns.push(label);
            }
            let Some(&operand) = operands.first() else {
                continue;
            };
            let Some(target) = self.target(operand) else {
                continue;
            };
            if !self.targets.contains_key(&target) {
                let item = self.items.get(target).filter(|item| item.is_label);
                let stem = item.map_or_else(|| "address".to_owned(), |item| item.name.clone());
                let label = self.b.label(&stem);
                self.targets.insert(target, label);
            }
        }
    }

    /// The address that an operand names: a label, or a number.
    fn target(&self, operand: Node<'_>) -> Option<usize> {
        let text = self.text(operand);
        if operand.kind() == "int" {
            let address = usize::try_from(number(text)?).ok()?;
            return (address <= self.items.len()).then_some(address);
        }
        self.labels.get(text).copied()
    }

    fn new_stack(&mut self, name: &'static str, at: Span) {
        let list = self.b.value(
            |dst| Op::NewArray {
                dst,
                kind: ArrayKind::List,
                items: [].into(),
            },
            at,
        );
        self.store(name, list, at);
    }

    fn store(&mut self, name: &str, value: Reg, at: Span) {
        let is_new = self.registers.insert(name.to_owned());
        let name = self.b.intern(name);
        let op = match is_new {
            true => Op::DeclVar { name, value },
            false => Op::StoreVar { name, value },
        };
        self.b.emit(op, at);
    }

    fn load(&mut self, name: &str, at: Span) -> Reg {
        let name = self.b.intern(name);
        self.b.value(|dst| Op::LoadVar { dst, name }, at)
    }

    /// The value of an operand.
    fn value(&mut self, operand: Node<'a>) -> Reg {
        let at = self.b.span(operand);
        let text = self.text(operand);
        match operand.kind() {
            "int" => match number(text) {
                Some(value) => self.b.constant(Const::Int(value), at),
                None => {
                    self.b.invalid(at, "a number has at most 64 bits");
                    self.b.unsupported_silently("int", at)
                }
            },
            "string" => self.b.text(text.trim_matches('"'), at),
            "ident" => self.load(text, at),
            kind => self.b.unsupported(kind, at),
        }
    }

    fn instruction(&mut self, address: usize, calls: &mut usize, at: Span) {
        let name = self.items[address].name.clone();
        let operands = self.items[address].operands.clone();
        let forms: &[&str] = match name.as_str() {
            "mov" | "cmp" | "mul" => &["register", "value"],
            "inc" | "dec" | "pop" => &["register"],
            "push" | "term" => &["value"],
            "j" | "jz" | "jnz" | "call" => &["place"],
            "ret" | "hlt" | "nop" => &[],
            _ => {
                let message = format!("there is no instruction {name}");
                self.b.invalid(at, message);
                self.b.unsupported_silently("instruction", at);
                return;
            }
        };
        if let Some(message) = self.misfit(&name, &operands, forms) {
            self.b.invalid(at, message);
            self.b.unsupported_silently("instruction", at);
            return;
        }
        let first = operands.first().map_or("", |first| self.text(*first));
        match name.as_str() {
            "mov" => {
                let value = self.value(operands[1]);
                self.store(first, value, at);
            }
            "inc" | "dec" => {
                let value = self.load(first, at);
                let one = self.b.int(1, at);
                let op = if name == "inc" {
                    BinOp::Add
                } else {
                    BinOp::Sub
                };
                let value = self.b.binary(op, false, value, one, at);
                self.store(first, value, at);
            }
            "mul" => {
                let left = self.load(first, at);
                let right = self.value(operands[1]);
                let value = self.b.binary(BinOp::Mul, false, left, right, at);
                self.store(first, value, at);
            }
            "cmp" => {
                let left = self.load(first, at);
                let right = self.value(operands[1]);
                let is_equal = self.b.binary(BinOp::Eq, false, left, right, at);
                self.store(IS_EQUAL, is_equal, at);
                let is_less = self.b.binary(BinOp::Lt, false, left, right, at);
                let is_greater = self.b.binary(BinOp::Gt, false, left, right, at);
                let order = self.b.binary(BinOp::Sub, false, is_less, is_greater, at);
                self.store(ZERO, order, at);
            }
            "push" => {
                let value = self.value(operands[0]);
                let stack = self.load(STACK, at);
                self.b.intrinsic(Intrinsic::ListAppend, &[stack, value], at);
            }
            "pop" => self.pop(first, at),
            "term" => {
                let value = self.value(operands[0]);
                let text = self.b.intrinsic(Intrinsic::Str, &[value], at);
                let end = self.b.text("\n", at);
                let line = self.b.intrinsic(Intrinsic::TextJoin, &[text, end], at);
                self.b.intrinsic(Intrinsic::WriteOut, &[line], at);
            }
            "j" => self.jump_to(operands[0], at),
            "jz" | "jnz" => self.jump_if(operands[0], name == "jz", at),
            "call" => {
                let number = self.b.int(*calls, at);
                let stack = self.load(CALLS, at);
                self.b
                    .intrinsic(Intrinsic::ListAppend, &[stack, number], at);
                self.jump_to(operands[0], at);
                self.b.place(self.returns[*calls], at);
                *calls += 1;
            }
            "ret" => self.b.jump(self.back, at),
            "hlt" => self.b.jump(self.end, at),
            _ => {}
        }
    }

    /// What is wrong with an instruction's operands.
    fn misfit(&self, name: &str, operands: &[Node<'_>], forms: &[&str]) -> Option<String> {
        if operands.len() != forms.len() {
            let plural = if forms.len() == 1 { "" } else { "s" };
            let (wanted, given) = (forms.len(), operands.len());
            return Some(format!(
                "{name} takes {wanted} operand{plural}, not {given}"
            ));
        }
        operands.iter().zip(forms).find_map(|(&operand, form)| {
            let text = self.text(operand);
            match *form {
                "register"
                    if operand.kind() != "ident"
                        || text.starts_with('%')
                        || text == STACK
                        || text == CALLS =>
                {
                    Some(format!("{text} is no register"))
                }
                "place" if self.target(operand).is_none() => {
                    Some(format!("there is no place {text}"))
                }
                _ => None,
            }
        })
    }

    fn jump_to(&mut self, operand: Node<'_>, at: Span) {
        if let Some(target) = self.target(operand)
            && let Some(&label) = self.targets.get(&target)
        {
            self.b.jump(label, at);
        }
    }

    fn jump_if(&mut self, operand: Node<'_>, if_equal: bool, at: Span) {
        let target = self.target(operand);
        let Some(&label) = target.and_then(|target| self.targets.get(&target)) else {
            return;
        };
        let condition = match self.follows_both_sides {
            true => {
                let words = format!("zero at line {}", at.start.line);
                self.b.symbolic(Hint::Unknown(words.into()), at)
            }
            false => self.load(IS_EQUAL, at),
        };
        let next = self.b.label("next");
        match if_equal {
            true => self.b.branch_if(condition, label, next, at),
            false => self.b.branch_if(condition, next, label, at),
        }
        self.b.place(next, at);
    }

    /// Takes a value off the stack, where there is one.
    fn pop(&mut self, register: &str, at: Span) {
        let (some, none, after) = (
            self.b.label("some"),
            self.b.label("none"),
            self.b.label("popped"),
        );
        let stack = self.load(STACK, at);
        self.b.branch_if(stack, some, none, at);
        self.b.place(none, at);
        let nothing = self.b.nil(at);
        self.store(register, nothing, at);
        self.b.jump(after, at);
        self.b.place(some, at);
        let stack = self.load(STACK, at);
        let value = self.b.intrinsic(Intrinsic::ListPop, &[stack], at);
        self.store(register, value, at);
        self.b.place_if_used(after, at);
    }

    /// Where `ret` goes: behind the call that was made last, or to the end.
    fn go_back(&mut self, at: Span) {
        self.b.jump(self.end, at);
        if self.returns.is_empty() {
            return self.b.place_if_used(self.back, at);
        }
        self.b.place(self.back, at);
        let calls = self.load(CALLS, at);
        let some = self.b.label("calls");
        self.b.branch_if(calls, some, self.end, at);
        self.b.place(some, at);
        let calls = self.load(CALLS, at);
        let number = self.b.intrinsic(Intrinsic::ListPop, &[calls], at);
        let (last, others) = match self.returns.clone().split_last() {
            Some((&last, others)) => (last, others.to_vec()),
            None => return,
        };
        for (which, label) in others.into_iter().enumerate() {
            let which = self.b.int(which, at);
            let is_it = self.b.binary(BinOp::Eq, false, number, which, at);
            let next = self.b.label("other");
            self.b.branch_if(is_it, label, next, at);
            self.b.place(next, at);
        }
        self.b.jump(last, at);
    }
}

/// A number as the grammar writes them: decimal, `0x…`, `$…` or `0b…`, with a sign before it, `#` in front of all.
fn number(text: &str) -> Option<i64> {
    let text = text.trim_start_matches('#').replace('_', "");
    let (digits, sign) = match text.strip_prefix('-') {
        Some(rest) => (rest, "-"),
        None => (text.as_str(), ""),
    };
    let (digits, radix) = match digits {
        _ if digits.starts_with("0x") => (&digits[2..], 16),
        _ if digits.starts_with("0b") => (&digits[2..], 2),
        _ => match digits.strip_prefix('$') {
            Some(rest) => (rest, 16),
            None => (digits, 10),
        },
    };
    i64::from_str_radix(&format!("{sign}{digits}"), radix).ok()
}
