//! What Node refuses before anything of a file runs, in its words: rules that the grammar does not know.
//!
//! The walk has no order of its own; what it finds is put in order of place at its end, and the first is what a run tells.

mod broken;
mod classes;
mod functions;
mod modules;
mod operators;
mod properties;
mod regexps;
mod scopes;
mod targets;
mod tokens;

pub use tokens::{unexpected, wrong_escape};

use crate::lowerer::parts;
use crate::texts::Allowed;
use rustc_hash::FxHashSet;
use scopes::Scope;
use std::rc::Rc;
use syntax::Node;

/// A refusal: where, and the words.
pub type Refusal = (std::ops::Range<u32>, String);

/// A label that stands in front of a statement, and whether that is a loop.
struct Labels<'t> {
    name: std::borrow::Cow<'t, str>,
    is_loop: bool,
    outer: Option<Rc<Labels<'t>>>,
}

/// What is known of the place of a node.
#[derive(Clone)]
struct Place<'t> {
    is_strict: bool,
    is_module: bool,
    /// Whether it is in a function that is no arrow function.
    in_function: bool,
    /// Whether it may wait: in an asynchronous function, or in no function at all.
    is_async: bool,
    /// Whether it is in no function at all.
    is_file: bool,
    is_generator: bool,
    /// Whether it is among the parameters of a function.
    in_parameters: bool,
    in_loop: bool,
    in_switch: bool,
    labels: Option<Rc<Labels<'t>>>,
    may_call_super: bool,
    may_say_super: bool,
    may_return: bool,
    /// Whether it is what a field of a class is made of, or in a static block.
    in_field: bool,
    /// Whether it is in a static block, and in no function of its own there.
    in_static_block: bool,
    scope: Rc<Scope<'t>>,
    /// The private names of the classes around.
    privates: Option<Rc<classes::Names<'t>>>,
}

struct Walk<'t> {
    source: &'t str,
    root: Node<'t>,
    out: Vec<Refusal>,
    pending: Vec<(Node<'t>, Place<'t>)>,
}

/// What Node refuses in a file.
pub fn refusals(root: Node<'_>, source: &str, file: &str) -> Vec<Refusal> {
    let is_module = crate::modules::is_module(root, source, file);
    refusals_in(root, source, None, is_module)
}

/// What Node refuses in a text that a program gives to be run, where the code around it allows some.
pub fn refusals_of_text(root: Node<'_>, source: &str, allowed: &Allowed<'_>) -> Vec<Refusal> {
    refusals_in(root, source, Some(allowed), false)
}

fn refusals_in(
    root: Node<'_>,
    source: &str,
    text: Option<&Allowed<'_>>,
    is_module: bool,
) -> Vec<Refusal> {
    let is_of_modules = |kind: &str| matches!(kind, "import_statement" | "export_statement");
    let mut walk = Walk {
        source,
        root,
        out: Vec::new(),
        pending: Vec::new(),
    };
    let is_text = text.is_some();
    if is_text && let Some(first) = root.children().find(|child| is_of_modules(child.kind())) {
        let words = match first.kind() {
            "import_statement" => "Cannot use import statement outside a module",
            _ => "Unexpected token 'export'",
        };
        walk.refuse(first, words);
    }
    let is_strict =
        is_module || text.is_some_and(|text| text.is_strict) || says_strict(root, source);
    let scope = walk.function_scope(root, &[], None, is_strict, is_module);
    let place = Place {
        is_strict,
        is_module,
        in_function: text.map_or(!is_module, |text| text.target),
        is_async: !is_text,
        is_file: true,
        is_generator: false,
        in_parameters: false,
        in_loop: false,
        in_switch: false,
        labels: None,
        may_call_super: text.is_some_and(|text| text.construct),
        may_say_super: text.is_some_and(|text| text.parent),
        may_return: !is_module && !is_text,
        in_field: text.is_some_and(|text| text.in_field),
        in_static_block: false,
        scope,
        privates: text.and_then(classes::Names::around),
    };
    if is_module {
        walk.exports(root);
    }
    walk.children(root, &place);
    while let Some((node, place)) = walk.pending.pop() {
        walk.visit(node, place);
    }
    walk.out.sort_by_key(|(range, _)| range.start);
    walk.out
}

/// Whether a body begins with the directive that makes it strict.
fn says_strict(body: Node<'_>, source: &str) -> bool {
    directive(body, source).is_some()
}

/// The directive by which a body is strict.
fn directive<'t>(body: Node<'t>, source: &str) -> Option<Node<'t>> {
    let texts = parts(body).take_while(|statement| {
        statement.kind() == "expression_statement"
            && parts(*statement)
                .next()
                .is_some_and(|inside| inside.kind() == "string")
    });
    let mut texts = texts.filter_map(|statement| parts(statement).next());
    texts.find(|text| matches!(text.text(source), "\"use strict\"" | "'use strict'"))
}

impl<'t> Walk<'t> {
    fn text(&self, node: Node<'t>) -> &'t str {
        node.text(self.source)
    }

    fn refuse(&mut self, node: Node<'t>, message: impl Into<String>) {
        self.out.push((node.start()..node.end(), message.into()));
    }

    fn word(&self, node: Node<'t>, wanted: &str) -> bool {
        node.children()
            .any(|child| !child.is_named() && self.text(child) == wanted)
    }

    fn children(&mut self, node: Node<'t>, place: &Place<'t>) {
        for child in parts(node) {
            self.pending.push((child, place.clone()));
        }
    }

    fn later(&mut self, node: Option<Node<'t>>, place: &Place<'t>) {
        if let Some(node) = node {
            self.pending.push((node, place.clone()));
        }
    }

    fn visit(&mut self, node: Node<'t>, place: Place<'t>) {
        self.commas(node);
        match node.kind() {
            "identifier" => self.name(node, &place),
            "shorthand_property_identifier" | "shorthand_property_identifier_pattern" => {
                self.name(node, &place);
            }
            "number" => self.number(node, &place),
            "string" => self.escapes(node, place.is_strict),
            "template_string" => {
                self.template(node);
                self.children(node, &place);
            }
            "function_declaration"
            | "generator_function_declaration"
            | "function_expression"
            | "generator_function"
            | "arrow_function"
            | "method_definition" => self.function(node, place),
            "class_declaration" | "class" => self.class(node, place),
            "statement_block" | "switch_body" => self.block(node, place),
            "variable_declaration" | "lexical_declaration" => self.declaration(node, &place),
            "labeled_statement" => self.labeled(node, place),
            "break_statement" | "continue_statement" => self.jump(node, &place),
            "return_statement" => {
                if !place.may_return {
                    self.refuse(node, "Illegal return statement");
                }
                self.children(node, &place);
            }
            "for_statement" | "for_in_statement" | "while_statement" | "do_statement" => {
                self.a_loop(node, place);
            }
            "if_statement" => self.if_statement(node, &place),
            "switch_statement" => {
                self.later(node.child_by_field("value"), &place);
                let inside = Place {
                    in_switch: true,
                    ..place
                };
                self.later(node.child_by_field("body"), &inside);
            }
            "try_statement" => self.try_statement(node, place),
            "with_statement" => {
                if place.is_strict {
                    self.refuse(node, "Strict mode code may not include a with statement");
                }
                if let Some(body) = node.child_by_field("body") {
                    self.single(body, &place);
                }
                self.children(node, &place);
            }
            "assignment_expression" | "augmented_assignment_expression" => {
                self.assignment(node, &place);
            }
            "update_expression" => self.update(node, &place),
            "expression_statement" => {
                match parts(node).next().map(|inside| (inside, inside.kind())) {
                    // Where the rest of a source is missing, one with a name passes for a value.
                    Some((inside, _)) if inside.child_by_field("name").is_some() => {}
                    Some((inside, "function_expression" | "generator_function"))
                        if self.lacks_name(inside) =>
                    {
                        self.refuse(inside, "Function statements require a function name");
                    }
                    Some((inside, "class")) => self.refuse(inside, "Unexpected token '{'"),
                    Some((inside, "object")) => self.block_of_pairs(inside),
                    Some((inside, _)) => self.begins_statement(inside),
                    None => {}
                }
                self.children(node, &place);
            }
            "regex" => {
                self.regular_expression(node);
                self.children(node, &place);
            }
            "regex_flags" => {
                let text = self.text(node);
                let is_wrong = text
                    .chars()
                    .enumerate()
                    .any(|(at, flag)| !"dgimsuvy".contains(flag) || text[..at].contains(flag));
                if is_wrong || text.contains('u') && text.contains('v') {
                    self.refuse(node, "Invalid regular expression flags");
                }
            }
            "unary_expression" => self.unary(node, &place),
            "binary_expression" => self.binary(node, &place),
            "object" => self.object(node, &place),
            "new_expression" => {
                let made = node.child_by_field("constructor");
                let is_import = made.is_some_and(|made| {
                    made.kind() == "import" || self.text(made).starts_with("import(")
                });
                if is_import {
                    self.refuse(node, "Cannot use new with import");
                }
                if made.is_some_and(|made| targets::is_chain(made)) {
                    self.refuse(node, "Invalid optional chain from new expression");
                }
                self.children(node, &place);
            }
            "call_expression" => self.call(node, &place),
            // The grammar knows it for a word where it is a name.
            "yield_expression" if self.text(node) == "yield" && !place.is_generator => {
                if place.is_strict {
                    self.refuse(node, "Unexpected strict mode reserved word");
                }
            }
            "ternary_expression" => {
                self.no_arrow(node.child_by_field("condition"));
                self.children(node, &place);
            }
            "member_expression" | "subscript_expression" => {
                let object = node.child_by_field("object");
                self.no_arrow(object);
                if let Some(parent) = object.filter(|object| object.kind() == "super") {
                    return self.of_parent(node, parent, &place);
                }
                // The grammar takes `await [a]` for an element of what is called so.
                let is_await = place.is_async
                    && node.kind() == "subscript_expression"
                    && object.is_some_and(|object| self.text(object) == "await");
                match is_await {
                    true => self.later(node.child_by_field("index"), &place),
                    false => self.children(node, &place),
                }
            }
            "class_heritage" => {
                self.no_arrow(parts(node).next());
                self.children(node, &place);
            }
            "decorator" => self.refuse(node, "Invalid or unexpected token"),
            "import_statement" | "export_statement" => self.of_modules(node, &place),
            // Where it stands in front of a member or of arguments, those are asked.
            "super" => self.refuse(node, "'super' keyword unexpected here"),
            "private_property_identifier" => self.private(node, &place),
            "await_expression" => {
                if !place.is_async {
                    let words = "await is only valid in async functions and the top level bodies of modules";
                    self.refuse(node, words);
                } else if place.in_parameters {
                    let words = "Illegal await-expression in formal parameters of async function";
                    self.refuse(node, words);
                }
                self.children(node, &place);
            }
            "meta_property" if self.text(node).starts_with("import") && !place.is_module => {
                self.refuse(node, "Cannot use 'import.meta' outside a module");
            }
            "meta_property" if self.text(node).starts_with("new") && !place.in_function => {
                self.refuse(node, "new.target expression is not allowed here");
            }
            "throw_statement" => {
                let value = parts(node).next();
                let between = value.and_then(|value| {
                    self.source
                        .get(node.start() as usize + 5..value.start() as usize)
                });
                if between.is_some_and(|between| between.contains('\n')) {
                    self.refuse(node, "Illegal newline after throw");
                }
                self.children(node, &place);
            }
            "yield_expression" => {
                // Without a value it is a name there.
                if !place.is_generator && (place.is_strict || parts(node).next().is_some()) {
                    self.refuse(node, "Unexpected identifier 'yield'");
                }
                if place.in_parameters {
                    self.refuse(node, "Yield expression not allowed in formal parameter");
                }
                self.children(node, &place);
            }
            _ => self.children(node, &place),
        }
    }

    fn call(&mut self, node: Node<'t>, place: &Place<'t>) {
        let callee = node.child_by_field("function");
        let is_import = callee.is_some_and(|callee| callee.kind() == "import");
        let given = node.child_by_field("arguments");
        if let Some(given) = given.filter(|_| is_import) {
            if parts(given).next().is_none() {
                self.refuse(node, "import() requires a specifier");
            }
            if let Some(third) = parts(given).nth(2) {
                let (range, words) = unexpected(self.source, third.start() as usize, true);
                self.out.push((range.start as u32..range.end as u32, words));
            }
        }
        if callee.is_some_and(|callee| callee.kind() == "arrow_function") {
            self.refuse(node, "Unexpected token '('");
        }
        if callee.is_some_and(|callee| {
            callee.kind() == "unary_expression" || callee.kind() == "binary_expression"
        }) {
            self.refuse(node, "Unexpected token '('");
        }
        let is_super = callee.is_some_and(|callee| callee.kind() == "super");
        if is_super && !place.may_call_super {
            self.refuse(node, "'super' keyword unexpected here");
        }
        let arguments = node.child_by_field("arguments");
        if callee.is_some_and(|callee| callee.kind() == "import") {
            let spread = arguments
                .into_iter()
                .flat_map(parts)
                .find(|part| part.kind() == "spread_element");
            if let Some(spread) = spread {
                self.refuse(spread, "Unexpected token '...'");
            }
        }
        let is_tagged = arguments.is_some_and(|given| given.kind() == "template_string");
        if is_tagged && (callee.is_some_and(targets::is_chain) || targets::is_chain(node)) {
            self.refuse(node, "Invalid tagged template on optional chain");
        }
        // The grammar takes `await (…)(…)` for a call of what is called so.
        let is_await = place.is_async && callee.is_some_and(|callee| self.text(callee) == "await");
        if !is_super && !is_await {
            self.later(callee, place);
        }
        match arguments {
            // A function is asked what escapes mean that a text may not have.
            Some(template) if is_tagged => self.children(template, place),
            arguments => self.later(arguments, place),
        }
    }

    /// A member of `super`.
    fn of_parent(&mut self, node: Node<'t>, parent: Node<'t>, place: &Place<'t>) {
        if !place.may_say_super || node.child_by_field("optional_chain").is_some() {
            self.refuse(parent, "'super' keyword unexpected here");
        }
        for part in parts(node).filter(|part| part.index() != parent.index()) {
            match part.kind() {
                "private_property_identifier" => self.refuse(part, "Unexpected private field"),
                _ => self.pending.push((part, place.clone())),
            }
        }
    }

    fn regular_expression(&mut self, node: Node<'t>) {
        let (pattern, flags) = (node.child_by_field("pattern"), node.child_by_field("flags"));
        let pattern = pattern.map_or("", |pattern| self.text(pattern));
        let flags = flags.map_or("", |flags| self.text(flags));
        if let Some(words) = regexps::wrong_pattern(pattern, flags) {
            let words = format!("Invalid regular expression: /{pattern}/{flags}: {words}");
            self.refuse(node, words);
        }
    }

    /// Whether parameters follow the word of a function.
    fn lacks_name(&self, function: Node<'t>) -> bool {
        let text = self.text(function);
        let behind = text.split_once("function").map_or("", |(_, behind)| behind);
        behind
            .trim_start_matches(|c: char| c == '*' || c.is_whitespace())
            .starts_with('(')
    }

    /// What begins a statement with a brace is a block, where the grammar sees an object: one label may stand in front of a value.
    /// What an expression begins with that is a statement by itself, where it goes on behind that.
    fn begins_statement(&mut self, node: Node<'t>) {
        let mut around = node;
        while let Some(first) = around.children().next() {
            match first.kind() {
                "function_expression" | "generator_function" if self.lacks_name(first) => {
                    return self.refuse(first, "Function statements require a function name");
                }
                // It is a declaration, behind which no value goes on.
                "function_expression" | "generator_function" => {
                    let rest = around.children().nth(1);
                    let goes_on = |mark: &Node<'_>| {
                        !mark.is_named()
                            && !matches!(
                                mark.kind(),
                                "+" | "-" | "/" | "(" | "[" | "`" | "++" | "--"
                            )
                    };
                    if let Some(mark) = rest.filter(goes_on) {
                        let words = format!("Unexpected token '{}'", mark.kind());
                        self.refuse(mark, words);
                    }
                    return;
                }
                "object" | "object_pattern" => {
                    let rest = around.children().nth(1);
                    if let Some(mark) = rest.filter(|mark| matches!(mark.kind(), "." | "=")) {
                        let words = format!("Unexpected token '{}'", mark.kind());
                        self.refuse(mark, words);
                    }
                    return;
                }
                _ => around = first,
            }
        }
    }

    fn block_of_pairs(&mut self, node: Node<'t>) {
        for (at, part) in parts(node).enumerate() {
            let key = part.child_by_field("key");
            if let Some(key) = key
                && (at > 0 || key.kind() != "property_identifier")
                && let Some(colon) = part.child_by_kind(":")
            {
                return self.refuse(colon, "Unexpected token ':'");
            }
        }
        let children: Vec<Node<'t>> = node.children().collect();
        if let [.., comma, end] = children.as_slice()
            && comma.kind() == ","
        {
            self.refuse(*end, "Unexpected token '}'");
        }
    }

    fn object(&mut self, node: Node<'t>, place: &Place<'t>) {
        let mut parents = 0;
        for part in parts(node) {
            if part.kind() == "pair"
                && let Some(key) = part.child_by_field("key")
                && matches!(
                    self.text(key),
                    "__proto__" | "'__proto__'" | "\"__proto__\""
                )
            {
                parents += 1;
                if parents == 2 {
                    let words = "Duplicate __proto__ fields are not allowed in object literals";
                    self.refuse(part, words);
                }
            }
            if part.kind() == "object_assignment_pattern" {
                self.refuse(part, "Invalid shorthand property initializer");
            }
        }
        self.children(node, place);
    }
}

/// The distinct texts of nodes.
fn texts<'t>(nodes: &[Node<'t>], source: &'t str) -> FxHashSet<&'t str> {
    nodes.iter().map(|node| node.text(source)).collect()
}
