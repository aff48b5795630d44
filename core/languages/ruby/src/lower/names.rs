//! Variables, and what is assigned to.

use super::{Kind, Lowerer};
use ir::{BinOp, Op, ParamKind, Reg, Span};
use rustc_hash::FxHashMap;
use syntax::Node;

/// Nodes behind which other variables are in force.
fn is_scope(kind: &str) -> bool {
    matches!(
        kind,
        "method"
            | "singleton_method"
            | "class"
            | "module"
            | "singleton_class"
            | "block"
            | "do_block"
            | "lambda"
    )
}

impl<'a> Lowerer<'a> {
    /// The variable that a name means, if it means one.
    pub(super) fn variable(&self, name: &str) -> Option<String> {
        for frame in self.frames.iter().rev() {
            if let Some(own) = frame.names.get(name) {
                return Some(own.clone());
            }
            if matches!(frame.kind, Kind::Body | Kind::Method) {
                return None;
            }
        }
        None
    }

    pub(super) fn load_plain(&mut self, name: &str, at: Span) -> Reg {
        let name = self.b.intern(name);
        self.b.value(|dst| Op::LoadVar { dst, name }, at)
    }

    pub(super) fn store_plain(&mut self, name: &str, value: Reg, at: Span) {
        let name = self.b.intern(name);
        self.b.emit(Op::StoreVar { name, value }, at);
    }

    pub(super) fn declare_hidden(&mut self, name: &str, value: Reg, at: Span) {
        let name = self.b.intern(name);
        self.b.emit(Op::DeclVar { name, value }, at);
    }

    /// A new variable of the lowering's own.
    pub(super) fn hidden(&mut self, stem: &str) -> String {
        format!("${stem}_{}", self.b.next_number())
    }

    /// Makes a variable of this function.
    pub(super) fn declare(&mut self, name: &str, value: Reg, at: Span) {
        let is_taken = name != "self"
            && self
                .frames
                .iter()
                .any(|frame| frame.names.values().any(|own| own == name));
        // What is outermost is shared between files, but for variables.
        let is_taken = is_taken
            || self.is_other_file
                && self.frames.len() == 1
                && !name.starts_with(char::is_uppercase);
        let own = match is_taken {
            true => format!("{name}@{}", self.b.next_number()),
            false => name.to_owned(),
        };
        self.frame().names.insert(name.to_owned(), own.clone());
        self.declare_hidden(&own, value, at);
    }

    pub(super) fn assign_local(&mut self, name: &str, value: Reg, at: Span) {
        match self.variable(name) {
            Some(own) => self.store_plain(&own, value, at),
            None => self.declare(name, value, at),
        }
    }

    /// Variables that a branch or loop assigns first are nothing until then.
    pub(super) fn declare_nested(&mut self, body: Node<'a>) {
        let mut names = Vec::new();
        for child in body.named_children() {
            match child.kind() {
                "assignment" => {
                    if let Some(right) = child.child_by_field("right") {
                        assigned(right, self.source, &mut names);
                    }
                }
                _ => assigned(child, self.source, &mut names),
            }
        }
        let at = self.b.span_of(body.start(), body.start());
        for name in names {
            if self.variable(&name).is_none() {
                let nothing = self.b.nil(at);
                self.declare(&name, nothing, at);
            }
        }
    }

    pub(super) fn this(&mut self, at: Span) -> Reg {
        for frame in self.frames.iter().rev() {
            if let Some(name) = frame.this.clone() {
                return self.load_plain(&name, at);
            }
            if matches!(frame.kind, Kind::Body | Kind::Method) {
                break;
            }
        }
        self.load_plain("self", at)
    }

    /// The block that the method around this place was given; nothing outside of methods.
    pub(super) fn own_block(&mut self, at: Span) -> Reg {
        match self.frames.iter().any(|frame| frame.has_block) {
            true => self.load_plain("$block", at),
            false => self.b.nil(at),
        }
    }

    /// The names of the variables that a node assigns to.
    pub(super) fn targets(&self, node: Node<'a>) -> Vec<String> {
        let mut names = Vec::new();
        target_names(node, self.source, &mut names);
        names
    }

    /// In a block that is handed on: what it is called on, or else what the code around it runs on.
    pub(super) fn rebindable(&mut self, at: Span) {
        let around = self.this(at);
        let given = self.hidden("given");
        self.parameter(&given, ParamKind::Receiver, at);
        let receiver = self.load_plain(&given, at);
        let nothing = self.b.nil(at);
        let is_given = self.b.binary(BinOp::IsNot, false, receiver, nothing, at);
        let this = self.either(is_given, at, |_| receiver, |_| around);
        let own = self.hidden("self");
        self.declare_hidden(&own, this, at);
        self.frame().this = Some(own);
    }

    pub(super) fn field(&mut self, object: Reg, name: &str, at: Span) -> Reg {
        let name = self.b.intern(name);
        self.b.load_field(object, name, at)
    }

    /// A variable of what code runs on. Where that is a class, those of the class above are not its own.
    pub(super) fn own_variable(&mut self, object: Reg, name: &str, at: Span) -> Reg {
        if !self.inherits || !self.runs_on_class() {
            return self.field(object, name, at);
        }
        let name = self.b.text(name, at);
        self.library_call("own_variable", &[object, name], at)
    }

    /// Whether the code at this place runs on a class or module: its body, and methods of it itself.
    fn runs_on_class(&self) -> bool {
        let is_outer = |frame: &&super::Frame<'a>| matches!(frame.kind, Kind::Body | Kind::Method);
        let mut outer = self.frames.iter().rev().filter(is_outer);
        let Some(frame) = outer.next() else {
            return false;
        };
        match (frame.kind, &frame.method) {
            (Kind::Method, Some((name, _))) if name.starts_with("self.") => true,
            (Kind::Method, _) => (outer.next().and_then(|around| around.title.as_deref()))
                .is_some_and(|title| {
                    title == "singleton class"
                        || title.starts_with("<module:") && self.source.contains("extend")
                }),
            _ => frame.title.is_some(),
        }
    }

    pub(super) fn set_field(&mut self, object: Reg, name: &str, value: Reg, at: Span) {
        let field = self.b.intern(name);
        self.b.emit(
            Op::StoreField {
                object,
                field,
                value,
            },
            at,
        );
    }

    /// What a global variable is called that may have another name.
    pub(super) fn global(&self, name: &'a str) -> &'a str {
        self.global_aliases.get(name).copied().unwrap_or(name)
    }

    /// The class or module that the code around this place is in.
    pub(super) fn home(&mut self, at: Span) -> Reg {
        match self.classes {
            0 => self.load_plain("Object", at),
            _ => self.load_plain("$home", at),
        }
    }

    /// Values as a list.
    pub(super) fn list_of(&mut self, values: &[Reg], at: Span) -> Reg {
        let items = values.iter().copied().map(ir::Arg::positional).collect();
        self.b.value(
            |dst| Op::NewArray {
                dst,
                kind: ir::ArrayKind::List,
                items,
            },
            at,
        )
    }

    /// A call of one of the library's own functions.
    pub(super) fn library_call(&mut self, name: &str, values: &[Reg], at: Span) -> Reg {
        let kernel = self.load_plain("KERNEL", at);
        let nothing = self.b.nil(at);
        let values: Vec<Reg> = std::iter::once(nothing)
            .chain(values.iter().copied())
            .collect();
        self.b.call_method(kernel, name, &values, at)
    }
}

/// The names that `alias` gives global variables, with what they are called otherwise.
pub(super) fn global_aliases<'a>(root: Node<'a>, source: &'a str) -> FxHashMap<&'a str, &'a str> {
    let aliases = root.descendants().filter(|node| node.kind() == "alias");
    let pairs = aliases.filter_map(|node| {
        let (name, other) = (node.child_by_field("name")?, node.child_by_field("alias")?);
        Some((name.text(source), other.text(source)))
    });
    let own = pairs.filter(|(name, _)| name.starts_with('$'));
    match source.contains("English") {
        true => own.chain(ENGLISH.iter().copied()).collect(),
        false => own.collect(),
    }
}

/// What the library of that name calls the variables.
const ENGLISH: [(&str, &str); 17] = [
    ("$ARGV", "$*"),
    ("$CHILD_STATUS", "$?"),
    ("$DEFAULT_OUTPUT", "$>"),
    ("$ERROR_INFO", "$!"),
    ("$ERROR_POSITION", "$@"),
    ("$FIELD_SEPARATOR", "$;"),
    ("$INPUT_LINE_NUMBER", "$."),
    ("$INPUT_RECORD_SEPARATOR", "$/"),
    ("$LAST_MATCH_INFO", "$~"),
    ("$LAST_PAREN_MATCH", "$+"),
    ("$LAST_READ_LINE", "$_"),
    ("$MATCH", "$&"),
    ("$OUTPUT_FIELD_SEPARATOR", "$,"),
    ("$POSTMATCH", "$'"),
    ("$PREMATCH", "$`"),
    ("$PID", "$$"),
    ("$PROCESS_ID", "$$"),
];

/// Whether a program freezes what may be one of its own objects.
pub(super) fn freezes_objects(root: Node<'_>, source: &str) -> bool {
    if !source.contains("freeze") {
        return false;
    }
    let of_literals: Vec<_> = (root.descendants())
        .filter(|node| node.kind() == "call")
        .filter(|call| {
            let receiver = call
                .child_by_field("receiver")
                .map_or("", |node| node.kind());
            let literals = [
                "string",
                "array",
                "hash",
                "string_array",
                "symbol_array",
                "range",
                "regex",
            ];
            literals.contains(&receiver)
        })
        .filter_map(|call| call.child_by_field("method").map(Node::index))
        .collect();
    root.descendants().any(|node| match node.kind() {
        "identifier" => node.text(source) == "freeze" && !of_literals.contains(&node.index()),
        "simple_symbol" => node.text(source) == ":freeze",
        _ => false,
    })
}

pub(super) fn assigned(node: Node<'_>, source: &str, names: &mut Vec<String>) {
    if is_scope(node.kind()) {
        return;
    }
    let targets: Vec<Node<'_>> = match node.kind() {
        "assignment" | "operator_assignment" => node.child_by_field("left").into_iter().collect(),
        "for" => node.child_by_field("pattern").into_iter().collect(),
        "exception_variable" => node.named_children().collect(),
        "in_clause" | "match_pattern" | "test_pattern" => {
            node.child_by_field("pattern").into_iter().collect()
        }
        _ => Vec::new(),
    };
    for target in targets {
        target_names(target, source, names);
    }
    for child in node.named_children() {
        assigned(child, source, names);
    }
}

fn target_names(node: Node<'_>, source: &str, names: &mut Vec<String>) {
    match node.kind() {
        "identifier" => names.push(node.text(source).to_owned()),
        "hash_key_symbol" => {}
        "keyword_pattern" if node.child_by_field("value").is_none() => {
            names.extend(
                node.child_by_field("key")
                    .map(|key| key.text(source).to_owned()),
            );
        }
        "element_reference"
        | "call"
        | "variable_reference_pattern"
        | "expression_reference_pattern" => {}
        _ => {
            for child in node.named_children() {
                target_names(child, source, names);
            }
        }
    }
}
