//! Calls, blocks and `super`.

use super::{Kind, Lowerer, is_code, visibility};
use ir::{Arg, BinOp, Hint, Intrinsic, Op, Reg, Span};
use syntax::Node;

/// Methods whose block runs on another receiver.
const REBINDING: &[&str] = &[
    "define_method",
    "instance_eval",
    "instance_exec",
    "class_eval",
    "class_exec",
    "module_eval",
    "module_exec",
    "refine",
    "define_singleton_method",
    "eval_exec",
];

/// Classes whose `new` takes a block that is the body of a class.
const CLASS_MAKERS: &[&str] = &["Class", "Module", "Struct"];

impl<'a> Lowerer<'a> {
    pub(super) fn call(&mut self, node: Node<'a>, at: Span) -> Reg {
        let receiver = node.child_by_field("receiver");
        let method = node.child_by_field("method");
        let name = match method {
            Some(method) => self.text(method),
            None if node.kind() == "super" => "super",
            None => "call",
        };
        let arguments = node.child_by_field("arguments");
        let block = node.child_by_field("block");
        let nodes: Vec<_> = arguments
            .into_iter()
            .flat_map(Node::named_children)
            .filter(is_code)
            .collect();
        if self.is_library
            && receiver.is_none()
            && let Some(own) = name.strip_prefix("__")
        {
            return self.own_call(own, &nodes, at);
        }
        if receiver.is_none()
            && let Some(value) = self.required(name, &nodes, at)
        {
            return value;
        }
        if receiver.is_none()
            && self.classes > 0
            && self.frame().kind == Kind::Body
            && block.is_none()
            && let Some(value) = self.attributes(name, &nodes, at)
        {
            return value;
        }
        if receiver.is_none() {
            match name {
                "raise" if self.raises_plainly() => return self.raised(&nodes, at),
                "fail" if !self.defines("fail") => return self.raised(&nodes, at),
                "super" => return self.parent_call(&nodes, arguments.is_some(), block, at),
                "eval" if !self.is_library && !nodes.is_empty() && !self.defines("eval") => {
                    let own = self.binding(at);
                    let given = self.list(&nodes, at);
                    return self.library_call("eval_text", &[own, given], at);
                }
                "block_given?" | "binding" | "local_variables"
                    if nodes.is_empty() && block.is_none() =>
                {
                    return self.name(name, at);
                }
                "lambda" | "proc" if block.is_some() => {
                    let kind = if name == "lambda" {
                        Kind::Lambda
                    } else {
                        Kind::Block
                    };
                    let Some(block) = block else {
                        return self.unsupported(node);
                    };
                    // The call that a proc's own block could leave is over when there is a proc.
                    let tag = (name == "proc" && leaves(block, "break", true))
                        .then(|| self.new_tag("break", at));
                    let function = self.closure(block, kind, tag.clone(), None, at);
                    if let Some(tag) = tag {
                        self.end_tag(&tag, at);
                    }
                    return function;
                }
                _ => {}
            }
            if nodes.is_empty()
                && arguments.is_none()
                && block.is_none()
                && method.is_some_and(|m| m.kind() == "identifier")
            {
                return self.name(name, at);
            }
        }
        if name == "nesting" && receiver.is_some_and(|module| self.text(module) == "Module") {
            let home = self.home(at);
            return self.library_call("nesting", &[home], at);
        }
        // Of a list as it is written, the reference compares the other way round, and calls no method.
        if let ("max" | "min", true, None) = (name, nodes.is_empty(), block)
            && let Some(list) = receiver.filter(|list| list.kind() == "array")
            && list.named_children().any(|one| !is_constant(one))
            && !self.is_library
        {
            let list = self.expr(list);
            let is_max = self.b.constant(ir::Const::Bool(name == "max"), at);
            return self.library_call("extreme_of_literal", &[list, is_max], at);
        }
        let mut object = match receiver {
            Some(receiver) => self.expr(receiver),
            None => self.this(at),
        };
        if let Some(receiver) = receiver
            && receiver.kind() != "self"
            && (self.guarded.contains(name)
                || !self.is_library && visibility::is_own(receiver.kind(), name))
        {
            let (key, this) = (self.b.text(name, at), self.this(at));
            match !self.is_library && self.defines("method_missing") {
                true => {
                    let given = [object, key, this];
                    object = self.library_call("visible_or_missing", &given, at);
                }
                false => {
                    self.library_call("check_visible", &[object, key, this], at);
                }
            }
        }
        let makes_class = receiver.is_some_and(|receiver| {
            let name = self.text(receiver);
            CLASS_MAKERS.contains(&name) || self.is_library && name == "Proc"
        });
        // The library makes its methods by `Proc.new`.
        let rebinds = REBINDING.contains(&name) || name == "new" && makes_class;
        let operator = node
            .child_by_field("operator")
            .map_or("", |node| self.text(node));
        if operator == "&." {
            return self.short_circuit_nil(object, at, |this| {
                this.finish_call(
                    object,
                    name,
                    &nodes,
                    block.map(|block| (block, rebinds.then_some(name))),
                    at,
                )
            });
        }
        self.finish_call(
            object,
            name,
            &nodes,
            block.map(|block| (block, rebinds.then_some(name))),
            at,
        )
    }

    pub(super) fn short_circuit_nil(
        &mut self,
        object: Reg,
        at: Span,
        call: impl FnOnce(&mut Self) -> Reg,
    ) -> Reg {
        let nothing = self.b.nil(at);
        let result = self.hidden("safe");
        self.declare_hidden(&result, nothing, at);
        let is_there = self.b.binary(BinOp::IsNot, false, object, nothing, at);
        let (there, end) = (self.b.label("there"), self.b.label("safe"));
        self.b.branch_if(is_there, there, end, at);
        self.b.place(there, at);
        let value = call(self);
        self.store_plain(&result, value, at);
        self.b.place(end, at);
        self.load_plain(&result, at)
    }

    pub(super) fn finish_call(
        &mut self,
        object: Reg,
        name: &'a str,
        nodes: &[Node<'a>],
        block: Option<(Node<'a>, Option<&'a str>)>,
        at: Span,
    ) -> Reg {
        let items = self.items(nodes, at);
        if let (
            Some((block, Some(how @ ("define_method" | "define_singleton_method")))),
            Some(first),
        ) = (block, items.first())
            && block.descendants().any(|node| node.kind() == "super")
        {
            let made = self.hidden("made");
            self.declare_hidden(&made, first.value, at);
            // The class that gets the method need not be the one that the code stands in.
            let home = (how == "define_method").then(|| self.hidden("made_in"));
            if let Some(home) = &home {
                self.declare_hidden(home, object, at);
            }
            self.made_method = Some((made, home));
        }
        self.with_block(nodes, block, at, |this, block| {
            let args: Box<[Arg]> = std::iter::once(Arg::positional(block))
                .chain(items)
                .collect();
            let method = this.b.intern(name);
            this.b.value(
                |dst| Op::CallMethod {
                    dst,
                    receiver: object,
                    method,
                    args,
                },
                at,
            )
        })
    }

    /// A call that is given a block, which may leave it and may run on another receiver.
    fn with_block(
        &mut self,
        nodes: &[Node<'a>],
        block: Option<(Node<'a>, Option<&'a str>)>,
        at: Span,
        call: impl FnOnce(&mut Self, Reg) -> Reg,
    ) -> Reg {
        let given = nodes.iter().find(|node| node.kind() == "block_argument");
        let Some((block, rebinds)) = block else {
            let value = match given {
                Some(given) => match given.named_children().next() {
                    Some(inside) => {
                        let value = self.expr(inside);
                        self.library_call("block_of", &[value], at)
                    }
                    None => self.own_block(at),
                },
                None if nodes.iter().any(|node| node.kind() == "forward_argument") => {
                    self.own_block(at)
                }
                None => self.b.nil(at),
            };
            return call(self, value);
        };
        let kind = match rebinds {
            Some("define_method" | "define_singleton_method") => Kind::Lambda,
            _ => Kind::Block,
        };
        if !leaves(block, "break", true) {
            let value = self.closure(block, kind, None, rebinds, at);
            return call(self, value);
        }
        let tag = self.new_tag("break", at);
        let value = self.closure(block, kind, Some(tag.clone()), rebinds, at);
        let result = self.hidden("result");
        let nothing = self.b.nil(at);
        self.declare_hidden(&result, nothing, at);
        let (handler, end) = (self.b.label("left"), self.b.label("end_call"));
        self.open_handler(handler, None, at);
        let value = call(self, value);
        self.store_plain(&result, value, at);
        self.close_handler(at);
        self.end_tag(&tag, at);
        self.b.jump(end, at);
        self.b.place(handler, at);
        let value = self.value_of_tag(&tag, at);
        self.store_plain(&result, value, at);
        self.b.place(end, at);
        self.load_plain(&result, at)
    }

    pub(super) fn new_tag(&mut self, stem: &str, at: Span) -> String {
        let tag = self.hidden(stem);
        let value = self.library_call("new_tag", &[], at);
        self.declare_hidden(&tag, value, at);
        tag
    }

    /// Behind a call, or at the end of a method: no block can leave it any more.
    pub(super) fn end_tag(&mut self, tag: &str, at: Span) {
        let tag = self.load_plain(tag, at);
        let yes = self.b.constant(ir::Const::Bool(true), at);
        self.set_field(tag, "@is_over", yes, at);
    }

    /// In a handler: the value that was left with, or what was caught is raised again.
    pub(super) fn value_of_tag(&mut self, tag: &str, at: Span) -> Reg {
        let error = self.caught(at);
        self.end_tag(tag, at);
        let own = self.load_plain(tag, at);
        let is_own = self.b.binary(BinOp::Is, false, error, own, at);
        let (yes, no) = (self.b.label("own"), self.b.label("another"));
        self.b.branch_if(is_own, yes, no, at);
        self.b.place(no, at);
        self.b.emit(Op::Throw { value: error }, at);
        self.b.place(yes, at);
        self.field(own, "@value", at)
    }

    pub(super) fn caught(&mut self, at: Span) -> Reg {
        let error = self.b.symbolic(Hint::CaughtException("".into()), at);
        self.b.intrinsic(Intrinsic::EndCatch, &[], at);
        error
    }

    /// Leaves a call from a block, with a value, unless the call is over.
    pub(super) fn leave_by(&mut self, word: &str, tag: &str, value: Reg, at: Span) {
        let tag = self.load_plain(tag, at);
        let word = self.b.text(word, at);
        self.library_call("check_open", &[tag, value, word], at);
        self.set_field(tag, "@value", value, at);
        self.b.emit(Op::Throw { value: tag }, at);
    }

    /// Whether `raise` is no method of the program's own.
    pub(super) fn raises_plainly(&self) -> bool {
        self.is_library || !self.defines("raise")
    }

    /// Whether the source has a method of exactly this name.
    pub(super) fn defines(&self, name: &str) -> bool {
        let head = format!("def {name}");
        self.source.match_indices(&head).any(|(at, _)| {
            let rest = self.source.get(at + head.len()..).unwrap_or("");
            !rest.starts_with(|next: char| next.is_alphanumeric() || "_?!=.".contains(next))
        })
    }

    pub(super) fn raised(&mut self, nodes: &[Node<'a>], at: Span) -> Reg {
        let list = self.list(nodes, at);
        let error = self.library_call("exception_for", &[list], at);
        self.b.emit(Op::Throw { value: error }, at);
        let behind = self.b.label("behind");
        self.b.place(behind, at);
        self.b.nil(at)
    }

    fn parent_call(
        &mut self,
        nodes: &[Node<'a>],
        has_arguments: bool,
        block: Option<Node<'a>>,
        at: Span,
    ) -> Reg {
        let frames = self.frames.iter().rev();
        let made = frames
            .take_while(|frame| frame.method.is_none())
            .find_map(|frame| frame.made_method.clone());
        let frame = self.method_frame();
        let method = self.frames[frame].method.clone();
        let this = self.this(at);
        let (function, parameters) = match (made, method) {
            (Some((made, made_in)), _) => {
                if !has_arguments {
                    return self.library_call("implicit_super", &[], at);
                }
                let (mut home, name) = (self.home(at), self.load_plain(&made, at));
                if let Some(made_in) = made_in {
                    let receiver = self.load_plain(&made_in, at);
                    home = self.library_call("home_of_made", &[receiver, home], at);
                }
                let function = self.library_call("super_of", &[this, home, name], at);
                (function, Vec::new())
            }
            (None, Some((name, parameters))) => {
                let (search, name) = match name.strip_prefix("self.") {
                    Some(name) => ("super_of_class", name),
                    None => ("super_of", name.as_str()),
                };
                // Outside of classes, what has a method of its own is what it is called on.
                let home = match (search, self.classes) {
                    ("super_of_class", 0) => this,
                    _ => self.home(at),
                };
                let name = self.b.text(name, at);
                let function = self.library_call(search, &[this, home, name], at);
                (function, parameters)
            }
            (None, None) => return self.b.unsupported("super", at),
        };
        let items: Box<[Arg]> = match has_arguments {
            true => self.items(nodes, at),
            false => self.passed_on(&parameters, at),
        };
        let is_passed_on =
            block.is_none() && !nodes.iter().any(|node| node.kind() == "block_argument");
        let block = block.map(|block| (block, None));
        self.with_block(nodes, block, at, |lowerer, block| {
            let block = match is_passed_on {
                true => lowerer.own_block(at),
                false => block,
            };
            let all: Box<[Arg]> = std::iter::once(Arg::positional(block))
                .chain(items)
                .collect();
            let list = lowerer.b.value(
                |dst| Op::NewArray {
                    dst,
                    kind: ir::ArrayKind::List,
                    items: all,
                },
                at,
            );
            lowerer
                .b
                .intrinsic(Intrinsic::CallOn, &[function, this, list], at)
        })
    }

    /// In the library: the machine's own, and what Ruby has no words for.
    fn own_call(&mut self, name: &str, nodes: &[Node<'a>], at: Span) -> Reg {
        let text = |node: Option<&Node<'a>>| {
            node.map_or("", |node| node.text(self.source).trim_matches('"'))
                .to_owned()
        };
        match name {
            "field" => {
                let field = text(nodes.get(1));
                let object = self.expr(nodes[0]);
                self.field(object, &field, at)
            }
            "set_field" => {
                let field = text(nodes.get(1));
                let object = self.expr(nodes[0]);
                let value = self.expr(nodes[2]);
                self.set_field(object, &field, value, at);
                value
            }
            "index" => {
                let (object, index) = (self.expr(nodes[0]), self.expr(nodes[1]));
                self.b.load_index(object, index, at)
            }
            "set_index" => {
                let (object, index, value) = (
                    self.expr(nodes[0]),
                    self.expr(nodes[1]),
                    self.expr(nodes[2]),
                );
                self.b.emit(
                    Op::StoreIndex {
                        object,
                        index,
                        value,
                    },
                    at,
                );
                value
            }
            "same" => {
                let (left, right) = (self.expr(nodes[0]), self.expr(nodes[1]));
                self.b.binary(BinOp::Is, false, left, right, at)
            }
            "power" => {
                let (left, right) = (self.expr(nodes[0]), self.expr(nodes[1]));
                self.b.binary(BinOp::Pow, false, left, right, at)
            }
            "bits" => {
                let operator = text(nodes.first());
                let (left, right) = (self.expr(nodes[1]), self.expr(nodes[2]));
                match BinOp::from_text(&operator) {
                    Some(op) => self.b.binary(op, false, left, right, at),
                    None => self.b.nil(at),
                }
            }
            "call_block" => {
                let callee = self.expr(nodes[0]);
                let args = self.items(&nodes[1..], at);
                self.b
                    .value(|dst| Op::CallUnknown { dst, callee, args }, at)
            }
            "throw" => {
                let value = self.expr(nodes[0]);
                self.b.emit(Op::Throw { value }, at);
                let behind = self.b.label("behind");
                self.b.place(behind, at);
                value
            }
            _ => match Intrinsic::from_name(name) {
                Some(intrinsic) => {
                    let values: Vec<Reg> = nodes.iter().map(|node| self.expr(*node)).collect();
                    self.b.intrinsic(intrinsic, &values, at)
                }
                None => self.b.unsupported(name, at),
            },
        }
    }
}

/// Whether a value is as written each time: a list of such is made before the program runs, and is one as any other.
fn is_constant(node: Node<'_>) -> bool {
    matches!(
        node.kind(),
        "integer"
            | "float"
            | "simple_symbol"
            | "nil"
            | "true"
            | "false"
            | "rational"
            | "complex"
            | "unary"
    )
}

/// Whether a block is left by a word: in its own code, or for `return` in blocks inside too.
pub(super) fn leaves(node: Node<'_>, word: &str, own_alone: bool) -> bool {
    node.named_children().any(|child| match child.kind() {
        kind if kind == word => true,
        "method" | "singleton_method" | "class" | "module" | "lambda" => false,
        "block" | "do_block" if own_alone => false,
        "while" | "until" | "for" if word == "break" => false,
        _ => leaves(child, word, own_alone),
    })
}

/// Whether a program hands blocks on to methods that run them on another receiver, or lets another file do so.
pub(super) fn rebinds_blocks(root: Node<'_>, source: &str) -> bool {
    // Specs run on tests that are made of their classes.
    let specs = ["minitest", "test/unit"];
    if source.contains("require_relative")
        || source.contains("require './")
        || specs.iter().any(|name| source.contains(name))
    {
        return true;
    }
    let mut calls = root.descendants().filter(|node| node.kind() == "call");
    calls.any(|call| {
        let name = call
            .child_by_field("method")
            .map_or("", |name| name.text(source));
        let arguments = call.child_by_field("arguments");
        REBINDING.contains(&name)
            && arguments
                .is_some_and(|arguments| arguments.child_by_kind("block_argument").is_some())
    })
}
