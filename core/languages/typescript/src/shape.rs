//! From the tree of a TypeScript source to one of JavaScript's shape: what is only about types is left out, and what TypeScript
//! writes in another way is written as JavaScript's grammar has it. Enumerations and namespaces keep their kinds; JavaScript's
//! lowering knows them.
//!
//! A constructor's parameters that are properties become fields, and assignments at the start of its body: nodes that stand where
//! the parameters do.

use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;
use syntax::{Builder, Node, NodeFlags, SyntaxTree};

/// What is only about types, with all that is in it.
pub(super) const OF_TYPES: [&str; 20] = [
    "abstract_method_signature",
    "accessibility_modifier",
    "ambient_declaration",
    "asserts_annotation",
    "call_signature",
    "construct_signature",
    "function_signature",
    "implements_clause",
    "index_signature",
    "interface_declaration",
    "method_signature",
    "omitting_type_annotation",
    "opting_type_annotation",
    "override_modifier",
    "property_signature",
    "type_alias_declaration",
    "type_annotation",
    "type_arguments",
    "type_parameters",
    "type_predicate_annotation",
];

/// Something to be written.
enum Task<'t> {
    /// A node, which gets a field.
    Visit(Node<'t>, Option<&'t str>),
    /// The parameter as an assignment to the property of its name.
    Assign(Node<'t>),
    /// The end of the node last begun.
    Close,
}

/// A node that has begun, with what it takes to write it, or the end of one.
enum Event<'t> {
    Open {
        kind: &'t str,
        field: Option<&'t str>,
        flags: NodeFlags,
        span: (u32, u32),
    },
    Close,
}

struct Shaper<'t> {
    source: &'t str,
    /// The names that stand for values somewhere else than in imports.
    values: Rc<FxHashSet<&'t str>>,
    tasks: Vec<Task<'t>>,
    events: Vec<Event<'t>>,
}

/// The same program as a tree of JavaScript's.
pub(super) fn as_javascript(tree: &SyntaxTree, source: &str) -> SyntaxTree {
    let mut shaper = Shaper {
        source,
        values: Rc::new(crate::imported::values(tree, source)),
        tasks: vec![Task::Visit(tree.root(), None)],
        events: Vec::new(),
    };
    while let Some(task) = shaper.tasks.pop() {
        match task {
            Task::Visit(node, field) => shaper.visit(node, field),
            Task::Assign(parameter) => shaper.assignment(parameter),
            Task::Close => shaper.events.push(Event::Close),
        }
    }
    written(&shaper.events)
}

fn written(events: &[Event<'_>]) -> SyntaxTree {
    let (mut kinds, mut fields): (Vec<&str>, Vec<&str>) = (Vec::new(), Vec::new());
    let mut numbers: [FxHashMap<&str, u16>; 2] = Default::default();
    let mut number = |of: usize, name, names: &mut Vec<_>| {
        *numbers[of].entry(name).or_insert_with(|| {
            names.push(name);
            (names.len() - 1) as u16
        })
    };
    let mut numbered = Vec::with_capacity(events.len());
    for event in events {
        numbered.push(match event {
            Event::Open { kind, field, .. } => {
                let field = field.map(|field| number(1, field, &mut fields));
                Some((number(0, *kind, &mut kinds), field))
            }
            Event::Close => None,
        });
    }
    let mut builder = Builder::new(&kinds, &fields);
    let mut open = Vec::new();
    for (event, numbers) in events.iter().zip(numbered) {
        match (event, numbers) {
            (Event::Open { flags, span, .. }, Some((kind, field))) => {
                open.push(builder.open(kind, field, *flags, span.0, span.1));
            }
            _ => builder.close(open.pop().expect("what ends has begun")),
        }
    }
    SyntaxTree::from_bytes(&builder.finish())
        .expect("its nodes nest as those that they are made of")
}

fn flags_of(node: Node<'_>) -> NodeFlags {
    let all = [
        (node.is_named(), NodeFlags::NAMED),
        (node.is_error(), NodeFlags::ERROR),
        (node.is_missing(), NodeFlags::MISSING),
        (node.is_extra(), NodeFlags::EXTRA),
        (node.has_error(), NodeFlags::HAS_ERROR),
    ];
    let set = all.into_iter().filter(|(is_set, _)| *is_set);
    set.fold(NodeFlags::default(), |flags, (_, flag)| flags.with(flag))
}

/// Whether a token stands directly in a node.
fn has_token(node: Node<'_>, token: &str) -> bool {
    node.children()
        .any(|child| !child.is_named() && child.kind() == token)
}

/// Whether a parameter is a property too.
fn is_property(parameter: Node<'_>) -> bool {
    parameter.child_by_kind("accessibility_modifier").is_some()
        || parameter.child_by_kind("override_modifier").is_some()
        || has_token(parameter, "readonly")
}

/// Whether a field has an `accessor` behind another modifier, which the grammar has not been shown.
fn is_hidden_accessor(field: Node<'_>, source: &str) -> bool {
    let Some(name) = field.child_by_field("name") else {
        return false;
    };
    let modifiers = source.get(field.start() as usize..name.start() as usize);
    let mut words = modifiers.unwrap_or_default().split_whitespace();
    !has_token(field, "accessor") && words.any(|word| word == "accessor")
}

/// Whether a call with type arguments is of something that is waited for.
fn awaits(call: Node<'_>) -> bool {
    let function = call.child_by_field("function");
    let is_awaited = function.is_some_and(|function| function.kind() == "await_expression");
    is_awaited && call.child_by_field("type_arguments").is_some()
}

/// The parameters of a constructor that are properties.
fn properties<'t>(constructor: Node<'t>) -> Vec<Node<'t>> {
    let parameters = constructor.child_by_field("parameters");
    let all = parameters.into_iter().flat_map(Node::named_children);
    all.filter(|parameter| is_property(*parameter)).collect()
}

impl<'t> Shaper<'t> {
    fn open(&mut self, kind: &'t str, field: Option<&'t str>, flags: NodeFlags, span: (u32, u32)) {
        self.events.push(Event::Open {
            kind,
            field,
            flags,
            span,
        });
    }

    /// A named node without others in it.
    fn leaf(&mut self, kind: &'t str, field: Option<&'t str>, at: Node<'t>) {
        self.open(kind, field, NodeFlags::NAMED, (at.start(), at.end()));
        self.events.push(Event::Close);
    }

    /// Begins a node of a kind where another stands, and leaves nodes for its inside.
    fn keep(&mut self, node: Node<'t>, kind: &'t str, field: Option<&'t str>) {
        let inside: Vec<_> = node
            .children()
            .map(|child| (child, child.field()))
            .collect();
        self.with(node, kind, field, inside);
    }

    fn with(
        &mut self,
        node: Node<'t>,
        kind: &'t str,
        field: Option<&'t str>,
        inside: Vec<(Node<'t>, Option<&'t str>)>,
    ) {
        self.open(kind, field, flags_of(node), (node.start(), node.end()));
        self.inside(inside);
    }

    /// Leaves the nodes that are inside of the one last begun, and its end.
    fn inside(&mut self, inside: Vec<(Node<'t>, Option<&'t str>)>) {
        self.tasks.push(Task::Close);
        let inside = inside.into_iter().rev();
        self.tasks
            .extend(inside.map(|(child, field)| Task::Visit(child, field)));
    }

    /// Whether what an import gives a name to is used as a value.
    fn is_value(&self, specifier: Node<'t>) -> bool {
        let own = specifier
            .child_by_field("alias")
            .or(specifier.child_by_field("name"));
        own.is_none_or(|own| self.values.contains(own.text(self.source)))
    }

    fn visit(&mut self, node: Node<'t>, field: Option<&'t str>) {
        let first = || node.named_children().find(|child| !child.is_extra());
        let last = || {
            node.named_children()
                .filter(|child| !child.is_extra())
                .last()
        };
        let splice = |this: &mut Self, inside: Option<Node<'t>>| {
            this.tasks
                .extend(inside.map(|inside| Task::Visit(inside, field)));
        };
        match node.kind() {
            kind if OF_TYPES.contains(&kind) => {}
            "as_expression"
            | "satisfies_expression"
            | "non_null_expression"
            | "instantiation_expression" => splice(self, first()),
            "type_assertion" => splice(self, last()),
            "required_parameter" | "optional_parameter" => self.parameter(node, field),
            "public_field_definition" => self.field(node, field),
            "abstract_class_declaration" => self.keep(node, "class_declaration", field),
            "class_heritage" => self.heritage(node, field),
            "class_body" => self.class_body(node, field),
            "method_definition" => self.method(node, field),
            "call_expression" if awaits(node) => self.awaited_call(node, field),
            "import_statement" => self.import(node, field),
            "export_statement" => self.export(node, field),
            "import_specifier" | "export_specifier" if has_token(node, "type") => {}
            "import_specifier" if !self.is_value(node) => {}
            "expression_statement"
                if first().is_some_and(|inside| inside.kind() == "internal_module") =>
            {
                splice(self, first());
            }
            // Of a call the grammar has the token alone.
            "?." | "optional_chain" => self.leaf("optional_chain", field, node),
            "module" if node.is_named() => self.keep(node, "internal_module", field),
            kind => self.keep(node, kind, field),
        }
    }

    fn parameter(&mut self, node: Node<'t>, field: Option<&'t str>) {
        let Some(pattern) = node.child_by_field("pattern") else {
            return self.keep(node, node.kind(), field);
        };
        if pattern.kind() == "this" {
            return;
        }
        match node.child_by_field("value") {
            None => self.visit(pattern, field),
            Some(value) => {
                let span = (pattern.start(), value.end());
                self.open("assignment_pattern", field, NodeFlags::NAMED, span);
                self.tasks.push(Task::Close);
                self.tasks.push(Task::Visit(value, Some("right")));
                self.tasks.push(Task::Visit(pattern, Some("left")));
            }
        }
    }

    fn field(&mut self, node: Node<'t>, field: Option<&'t str>) {
        if has_token(node, "declare") || has_token(node, "abstract") {
            return;
        }
        let inside = node.children().map(|child| match child.field() {
            Some("name") => (child, Some("property")),
            other => (child, other),
        });
        let inside = inside.collect();
        self.open(
            "field_definition",
            field,
            flags_of(node),
            (node.start(), node.end()),
        );
        if is_hidden_accessor(node, self.source) {
            self.open(
                "accessor",
                None,
                NodeFlags::default(),
                (node.start(), node.start()),
            );
            self.events.push(Event::Close);
        }
        self.inside(inside);
    }

    fn heritage(&mut self, node: Node<'t>, field: Option<&'t str>) {
        let Some(extends) = node.child_by_kind("extends_clause") else {
            return;
        };
        let parent = extends.child_by_field("value");
        let inside = parent.map(|parent| (parent, None)).into_iter().collect();
        self.with(node, "class_heritage", field, inside);
    }

    /// The fields for parameters that are properties come first.
    fn class_body(&mut self, node: Node<'t>, field: Option<&'t str>) {
        self.open(
            "class_body",
            field,
            flags_of(node),
            (node.start(), node.end()),
        );
        let constructors = node.named_children().filter(|member| {
            let name = member.child_by_field("name");
            member.kind() == "method_definition"
                && name.is_some_and(|name| name.text(self.source) == "constructor")
        });
        let properties: Vec<Node<'t>> = constructors.flat_map(properties).collect();
        for parameter in properties {
            let Some(pattern) = parameter.child_by_field("pattern") else {
                continue;
            };
            let span = (pattern.start(), pattern.end());
            self.open("field_definition", None, NodeFlags::NAMED, span);
            self.leaf("property_identifier", Some("property"), pattern);
            self.events.push(Event::Close);
        }
        self.tasks.push(Task::Close);
        let inside: Vec<_> = node.children().collect();
        let inside = inside.into_iter().rev();
        self.tasks
            .extend(inside.map(|child| Task::Visit(child, child.field())));
    }

    /// A method; the body of a constructor assigns the properties among its parameters, behind the call of the parent's.
    fn method(&mut self, node: Node<'t>, field: Option<&'t str>) {
        let properties = properties(node);
        let (Some(body), Some(first)) = (node.child_by_field("body"), properties.first()) else {
            return self.keep(node, node.kind(), field);
        };
        self.open(
            node.kind(),
            field,
            flags_of(node),
            (node.start(), node.end()),
        );
        let outside: Vec<_> = node
            .children()
            .filter(|child| child.index() != body.index())
            .collect();
        let calls_parent = |statement: &Node<'t>| {
            let text = statement.text(self.source);
            statement.kind() == "expression_statement" && text.starts_with("super(")
        };
        let statements: Vec<Node<'t>> = body.children().collect();
        let at = statements.iter().position(calls_parent);
        let (before, behind) = statements.split_at(at.map_or(0, |at| at + 1));
        self.tasks.push(Task::Close);
        self.tasks.push(Task::Close);
        let visits = |nodes: &[Node<'t>]| -> Vec<Task<'t>> {
            let nodes = nodes.iter().rev();
            nodes.map(|node| Task::Visit(*node, node.field())).collect()
        };
        self.tasks.extend(visits(behind));
        self.tasks.extend(
            properties
                .iter()
                .rev()
                .map(|parameter| Task::Assign(*parameter)),
        );
        self.tasks.extend(visits(before));
        // What the parameters become stands where they do: the body begins there.
        let block = Block {
            flags: flags_of(body),
            span: (first.start(), body.end()),
        };
        for child in outside {
            let mut inner = Shaper {
                source: self.source,
                values: Rc::clone(&self.values),
                tasks: vec![Task::Visit(child, child.field())],
                events: Vec::new(),
            };
            while let Some(task) = inner.tasks.pop() {
                match task {
                    Task::Visit(node, field) => inner.visit(node, field),
                    Task::Assign(parameter) => inner.assignment(parameter),
                    Task::Close => inner.events.push(Event::Close),
                }
            }
            self.events.append(&mut inner.events);
        }
        self.open("statement_block", Some("body"), block.flags, block.span);
    }

    /// `this.name = name;`, where the parameter stands.
    fn assignment(&mut self, parameter: Node<'t>) {
        let Some(pattern) = parameter.child_by_field("pattern") else {
            return;
        };
        let span = (pattern.start(), pattern.end());
        let named = NodeFlags::NAMED;
        self.open("expression_statement", None, named, span);
        self.open("assignment_expression", None, named, span);
        self.open("member_expression", Some("left"), named, span);
        self.leaf("this", Some("object"), pattern);
        self.leaf("property_identifier", Some("property"), pattern);
        self.events.push(Event::Close);
        self.leaf("identifier", Some("right"), pattern);
        self.events.push(Event::Close);
        self.events.push(Event::Close);
    }

    /// `await f<T>(x)`, which the grammar takes for a call of what `await f` gives.
    fn awaited_call(&mut self, node: Node<'t>, field: Option<&'t str>) {
        let span = (node.start(), node.end());
        self.open("await_expression", field, flags_of(node), span);
        self.tasks.push(Task::Close);
        let inside = node.children().map(|child| match child.field() {
            Some("function") => (
                child.named_children().next().unwrap_or(child),
                Some("function"),
            ),
            other => (child, other),
        });
        let inside = inside.collect();
        self.with(node, "call_expression", None, inside);
    }

    fn import(&mut self, node: Node<'t>, field: Option<&'t str>) {
        let is_of_types = has_token(node, "type") || has_token(node, "typeof");
        if is_of_types || crate::imported::is_for_types(node, self.source, &self.values) {
            // The file is a module all the same.
            return self.leaf(node.kind(), field, node);
        }
        let Some(clause) = node.child_by_kind("import_require_clause") else {
            return self.keep(node, node.kind(), field);
        };
        // `import name = require("module")`
        let (name, source) = (
            clause.child_by_kind("identifier"),
            clause
                .child_by_field("source")
                .or(clause.child_by_kind("string")),
        );
        let (Some(name), Some(source)) = (name, source) else {
            return self.keep(node, node.kind(), field);
        };
        self.open(
            node.kind(),
            field,
            flags_of(node),
            (node.start(), node.end()),
        );
        let span = (name.start(), name.end());
        self.open("import_clause", None, NodeFlags::NAMED, span);
        self.leaf("identifier", None, name);
        self.events.push(Event::Close);
        self.tasks.push(Task::Close);
        self.tasks.push(Task::Visit(source, Some("source")));
    }

    fn export(&mut self, node: Node<'t>, field: Option<&'t str>) {
        let declared = node.child_by_field("declaration");
        let is_of_types = |declared: Node<'t>| OF_TYPES.contains(&declared.kind());
        let is_namespace = has_token(node, "namespace");
        if has_token(node, "type") || is_namespace || declared.is_some_and(is_of_types) {
            return;
        }
        let decorators = node
            .named_children()
            .filter(|child| child.kind() == "decorator");
        let decorators: Vec<Node<'t>> = decorators.collect();
        if let (Some(class), false) = (declared, decorators.is_empty()) {
            return self.decorated_export(node, field, class, &decorators);
        }
        match has_token(node, "=") {
            true => self.export_assignment(node, field),
            false => self.keep(node, node.kind(), field),
        }
    }
}

impl<'t> Shaper<'t> {
    /// `export = value` is what the module gives by default.
    fn export_assignment(&mut self, node: Node<'t>, field: Option<&'t str>) {
        let inside = node.children().map(|child| match child.is_named() {
            true if !child.is_extra() => (child, Some("value")),
            _ => (child, None),
        });
        let inside = inside.collect();
        self.with(node, node.kind(), field, inside);
    }

    /// `@decorator export class C {}`: the decorators are the class's.
    fn decorated_export(
        &mut self,
        node: Node<'t>,
        field: Option<&'t str>,
        class: Node<'t>,
        decorators: &[Node<'t>],
    ) {
        self.open(
            node.kind(),
            field,
            flags_of(node),
            (node.start(), node.end()),
        );
        for child in node.children().filter(|child| !child.is_named()) {
            self.open(
                child.kind(),
                child.field(),
                flags_of(child),
                (child.start(), child.end()),
            );
            self.events.push(Event::Close);
        }
        self.tasks.push(Task::Close);
        let own = class.children().map(|child| (child, child.field()));
        let inside = decorators
            .iter()
            .map(|&decorator| (decorator, None))
            .chain(own);
        self.with(class, "class_declaration", class.field(), inside.collect());
    }
}

/// A body that begins earlier than it is written.
struct Block {
    flags: NodeFlags,
    span: (u32, u32),
}
