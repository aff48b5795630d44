//! Names that are declared twice, statements that stand where none may, jumps and labels.

use super::{Labels, Place, Walk};
use crate::lowerer::parts;
use crate::scopes::bound_names;
use rustc_hash::FxHashSet;
use std::rc::Rc;
use syntax::Node;

/// The names of a block that can be declared once.
pub(super) struct Scope<'t> {
    names: FxHashSet<&'t str>,
    /// Whether `var` in it declares in it.
    is_function: bool,
    outer: Option<Rc<Scope<'t>>>,
}

/// The names that a pattern binds.
pub(super) fn names_of(pattern: Node<'_>) -> Vec<Node<'_>> {
    let mut names = Vec::new();
    bound_names(pattern, &mut names);
    names
}

fn is_function(kind: &str) -> bool {
    matches!(
        kind,
        "function_declaration" | "generator_function_declaration"
    )
}

/// The statement that declares something, of one that may export it or stand behind a label.
fn declaring(statement: Node<'_>) -> Node<'_> {
    match statement.kind() {
        "export_statement" => statement.child_by_field("declaration").unwrap_or(statement),
        "labeled_statement" => statement.child_by_field("body").unwrap_or(statement),
        _ => statement,
    }
}

/// The names that `let`, `const`, `class` and `import` declare in a statement.
fn lexical<'t>(statement: Node<'t>, out: &mut Vec<Node<'t>>) {
    let statement = declaring(statement);
    match statement.kind() {
        "lexical_declaration" => {
            let patterns = parts(statement).filter_map(|one| one.child_by_field("name"));
            patterns.for_each(|pattern| bound_names(pattern, out));
        }
        "class_declaration" => out.extend(statement.child_by_field("name")),
        "import_statement" => {
            let clause = statement.child_by_kind("import_clause");
            for part in clause.into_iter().flat_map(parts) {
                match part.kind() {
                    "identifier" => out.push(part),
                    "namespace_import" => out.extend(parts(part).next()),
                    _ => out.extend(parts(part).filter_map(|one| {
                        one.child_by_field("alias").or(one.child_by_field("name"))
                    })),
                }
            }
        }
        _ => {}
    }
}

impl<'t> Walk<'t> {
    /// The names that a module declares for itself, imported ones too.
    pub(super) fn declared_in(&self, root: Node<'t>) -> FxHashSet<&'t str> {
        let mut names = Vec::new();
        for statement in parts(root) {
            lexical(statement, &mut names);
            let declaring = declaring(statement);
            if is_function(declaring.kind()) {
                names.extend(declaring.child_by_field("name"));
            }
        }
        let mut pending = vec![root];
        while let Some(node) = pending.pop() {
            let is_var = node
                .child_by_field("kind")
                .is_some_and(|kind| self.text(kind) == "var");
            match node.kind() {
                "variable_declaration" => parts(node)
                    .filter_map(|one| one.child_by_field("name"))
                    .for_each(|pattern| bound_names(pattern, &mut names)),
                "for_in_statement" if is_var => node
                    .child_by_field("left")
                    .into_iter()
                    .for_each(|pattern| bound_names(pattern, &mut names)),
                _ => {}
            }
            if !crate::scopes::is_function(node.kind()) {
                pending.extend(node.named_children());
            }
        }
        super::texts(&names, self.source)
    }

    fn twice(&mut self, name: Node<'t>) {
        let text = self.text(name);
        let words = format!("Identifier '{text}' has already been declared");
        // Node marks its first letter.
        let first = text.chars().next().map_or(1, char::len_utf8) as u32;
        self.out.push((name.start()..name.start() + first, words));
    }

    /// Takes names up into a set; those that are in it already are refused.
    fn take(&mut self, names: &[Node<'t>], into: &mut FxHashSet<&'t str>) {
        for &name in names {
            if !into.insert(self.text(name)) {
                self.twice(name);
            }
        }
    }

    /// The scope of a function's body, or of a file.
    pub(super) fn function_scope(
        &mut self,
        body: Node<'t>,
        parameters: &[Node<'t>],
        outer: Option<Rc<Scope<'t>>>,
        is_strict: bool,
        is_module: bool,
    ) -> Rc<Scope<'t>> {
        let _ = is_strict;
        let (mut own, mut functions) = (Vec::new(), Vec::new());
        for statement in parts(body) {
            lexical(statement, &mut own);
            let declaring = declaring(statement);
            if is_function(declaring.kind()) {
                functions.extend(declaring.child_by_field("name"));
            }
        }
        let mut names = FxHashSet::default();
        self.take(&own, &mut names);
        for &parameter in parameters {
            if names.contains(self.text(parameter)) {
                let text = self.text(parameter);
                let again = own.iter().find(|name| self.text(**name) == text);
                self.twice(*again.unwrap_or(&parameter));
            }
        }
        match is_module {
            true => self.take(&functions, &mut names),
            false => {
                for name in functions {
                    if names.contains(self.text(name)) {
                        self.twice(name);
                    }
                }
            }
        }
        Rc::new(Scope {
            names,
            is_function: true,
            outer,
        })
    }

    /// A block, or the branches of a `switch`.
    pub(super) fn block(&mut self, node: Node<'t>, place: Place<'t>) {
        let place = self.inside(node, &[], place);
        let mut defaults = 0;
        for part in parts(node) {
            if part.kind() == "switch_default" {
                defaults += 1;
                if defaults == 2 {
                    self.refuse(part, "More than one default clause in switch statement");
                }
            }
            self.pending.push((part, place.clone()));
        }
    }

    /// The place inside of a block, beside names that are there already.
    fn inside(&mut self, block: Node<'t>, before: &[Node<'t>], place: Place<'t>) -> Place<'t> {
        let mut own = Vec::new();
        let mut functions = Vec::new();
        let cases = parts(block).filter(|part| part.kind().starts_with("switch_"));
        let cases: Vec<Node<'t>> = cases
            .flat_map(|case| case.children_by_field("body"))
            .collect();
        for statement in parts(block).chain(cases) {
            lexical(statement, &mut own);
            let declaring = declaring(statement);
            if is_function(declaring.kind()) {
                functions.push(declaring);
            }
        }
        let mut names = super::texts(before, self.source);
        self.take(&own, &mut names);
        // Where code is not strict plain functions may be declared again.
        let mut plain = FxHashSet::default();
        for function in functions {
            let Some(name) = function.child_by_field("name") else {
                continue;
            };
            let is_plain = !place.is_strict
                && function.kind() == "function_declaration"
                && !self.word(function, "async");
            let text = self.text(name);
            if is_plain && plain.contains(text) {
                continue;
            }
            if is_plain {
                plain.insert(text);
            }
            self.take(&[name], &mut names);
        }
        let scope = Scope {
            names,
            is_function: false,
            outer: Some(Rc::clone(&place.scope)),
        };
        Place {
            scope: Rc::new(scope),
            ..place
        }
    }

    /// A name that `var` declares: no block around may have declared it.
    fn var(&mut self, name: Node<'t>, place: &Place<'t>) {
        let mut at = Some(&place.scope);
        while let Some(scope) = at {
            if scope.names.contains(self.text(name)) {
                return self.twice(name);
            }
            at = scope.outer.as_ref().filter(|_| !scope.is_function);
        }
    }

    /// Whether what a name is given follows, where the grammar cannot read that.
    fn is_given(&self, name: Node<'t>) -> bool {
        let behind = self.source[name.end() as usize..].trim_start();
        behind.starts_with('=')
    }

    pub(super) fn declaration(&mut self, node: Node<'t>, place: &Place<'t>) {
        let is_var = node.kind() == "variable_declaration";
        let kind = node
            .child_by_field("kind")
            .map_or("var", |kind| self.text(kind));
        for declarator in parts(node).filter(|part| part.kind() == "variable_declarator") {
            let Some(name) = declarator.child_by_field("name") else {
                continue;
            };
            let has_value = declarator.child_by_field("value").is_some();
            if name.kind() != "identifier" && !has_value {
                self.refuse(name, "Missing initializer in destructuring declaration");
            } else if kind == "const" && !has_value && !self.is_given(name) {
                self.refuse(name, "Missing initializer in const declaration");
            }
            self.rest_of_binding(name);
            self.only_names(name);
            for bound in names_of(name) {
                self.binding(bound, place);
                match is_var {
                    true => self.var(bound, place),
                    false => self.no_let(bound),
                }
            }
        }
        self.children(node, place);
    }

    /// `let` and `const` declare nothing that is called `let`.
    fn no_let(&mut self, name: Node<'t>) {
        if self.text(name) == "let" {
            self.refuse(name, "let is disallowed as a lexically bound name");
        }
    }

    pub(super) fn a_loop(&mut self, node: Node<'t>, place: Place<'t>) {
        let body = node.child_by_field("body");
        if node.kind() == "for_in_statement" && !place.is_async && self.word(node, "await") {
            self.refuse(node, "Unexpected reserved word");
        }
        if node.kind() == "for_in_statement" && self.word(node, "await") && self.word(node, "in") {
            self.refuse(node, "Unexpected token 'in'");
        }
        let mut inside = Place {
            in_loop: true,
            ..place.clone()
        };
        let mut head = Vec::new();
        if let Some(first) = node.child_by_field("initializer") {
            lexical(first, &mut head);
        }
        if let (Some(left), "for_in_statement") = (node.child_by_field("left"), node.kind()) {
            let kind = node.child_by_field("kind").map(|kind| self.text(kind));
            self.for_head(node, left, kind, place.is_strict);
            let names = names_of(left);
            if kind.is_some() {
                self.only_names(left);
                self.rest_of_binding(left);
            }
            for &name in names.iter().filter(|_| kind.is_some()) {
                self.binding(name, &place);
            }
            match kind {
                Some("var") => names.iter().for_each(|name| self.var(*name, &place)),
                Some(_) => {
                    for &name in &names {
                        self.no_let(name);
                    }
                    head = names;
                }
                None => self.target(left, &place, "Invalid left-hand side in for-loop"),
            }
        }
        let mut names = FxHashSet::default();
        self.take(&head, &mut names);
        let scope = Scope {
            names,
            is_function: false,
            outer: Some(Rc::clone(&place.scope)),
        };
        inside.scope = Rc::new(scope);
        if let Some(body) = body {
            self.single(body, &inside);
        }
        for part in parts(node).filter(|part| Some(part.index()) != body.map(Node::index)) {
            let mut around = inside.clone();
            around.in_loop = place.in_loop;
            self.pending.push((part, around));
        }
        self.later(body, &inside);
    }

    /// What stands in front of `of` or `in`.
    fn for_head(&mut self, node: Node<'t>, left: Node<'t>, kind: Option<&str>, is_strict: bool) {
        let operator = node.child_by_field("operator");
        let is_of = operator.is_some_and(|operator| self.text(operator) == "of");
        if is_of && node.child_by_field("value").is_some() {
            let words = "for-of loop variable declaration may not have an initializer.";
            self.refuse(left, words);
        }
        if !is_of
            && node.child_by_field("value").is_some()
            && (is_strict || kind != Some("var") || left.kind() != "identifier")
        {
            let words = "for-in loop variable declaration may not have an initializer.";
            self.refuse(left, words);
        }
        if is_of && kind.is_none() && first_name(left).is_some_and(|name| self.text(name) == "let")
        {
            let words = "The left-hand side of a for-of loop may not be 'let'.";
            self.refuse(left, words);
        }
        if is_of && kind.is_none() && self.text(left) == "async" && !self.word(node, "await") {
            let words = "The left-hand side of a for-of loop may not be 'async'.";
            self.refuse(left, words);
        }
        let right = node.child_by_field("right");
        if let Some(right) = right.filter(|right| is_of && right.kind() == "sequence_expression") {
            self.refuse(right, "Unexpected token ','");
        }
    }

    /// A statement that is the body of another.
    pub(super) fn single(&mut self, body: Node<'t>, place: &Place<'t>) {
        let statement = match body.kind() {
            "else_clause" => parts(body).next().unwrap_or(body),
            _ => body,
        };
        match statement.kind() {
            // Labels do not make a function one that may stand there.
            "labeled_statement" => {
                if let Some(inner) =
                    behind_labels(statement).filter(|inner| is_function(inner.kind()))
                {
                    self.single(inner, place);
                }
            }
            "lexical_declaration" => {
                let kind = statement.child_by_field("kind");
                let words = match kind.map(|kind| self.text(kind)) {
                    Some("const") => "Unexpected token 'const'",
                    _ => "Lexical declaration cannot appear in a single-statement context",
                };
                self.refuse(statement, words);
            }
            "class_declaration" => self.refuse(statement, "Unexpected token 'class'"),
            "function_declaration" if self.word(statement, "async") => {
                let words =
                    "Async functions can only be declared at the top level or inside a block.";
                self.refuse(statement, words);
            }
            "generator_function_declaration" => {
                let words = "Generators can only be declared at the top level or inside a block.";
                self.refuse(statement, words);
            }
            kind if is_function(kind) => {
                let words = match place.is_strict {
                    true => {
                        "In strict mode code, functions can only be declared at top level or inside a block."
                    }
                    false => {
                        "In non-strict mode code, functions can only be declared at top level, inside a block, or as the body of an if statement."
                    }
                };
                self.refuse(statement, words);
            }
            _ => {}
        }
    }

    pub(super) fn if_statement(&mut self, node: Node<'t>, place: &Place<'t>) {
        let alternative = node.child_by_field("alternative");
        for part in [node.child_by_field("consequence"), alternative] {
            let Some(part) = part else { continue };
            let statement = match part.kind() {
                "else_clause" => parts(part).next().unwrap_or(part),
                _ => part,
            };
            // A plain function may stand here where code is not strict.
            let is_plain =
                statement.kind() == "function_declaration" && !self.word(statement, "async");
            if place.is_strict || !is_plain {
                self.single(statement, place);
            }
        }
        self.children(node, place);
    }

    pub(super) fn try_statement(&mut self, node: Node<'t>, place: Place<'t>) {
        let (handler, finalizer) = (
            node.child_by_field("handler"),
            node.child_by_field("finalizer"),
        );
        if handler.is_none() && finalizer.is_none() {
            self.refuse(node, "Missing catch or finally after try");
        }
        self.later(node.child_by_field("body"), &place);
        self.later(finalizer, &place);
        let Some(handler) = handler else { return };
        let parameter = handler.child_by_field("parameter");
        if let Some(parameter) = parameter {
            self.only_names(parameter);
            self.rest_of_binding(parameter);
        }
        let names = parameter.map_or_else(Vec::new, names_of);
        let mut seen = FxHashSet::default();
        self.take(&names, &mut seen);
        for &name in &names {
            self.binding(name, &place);
        }
        self.later(parameter, &place);
        let Some(body) = handler.child_by_field("body") else {
            return;
        };
        let is_simple = parameter.is_some_and(|parameter| parameter.kind() == "identifier");
        let mut inside = self.inside(body, &names, place);
        if is_simple {
            // `var` may declare the name of what is caught once more.
            let mut own = inside.scope.names.clone();
            for name in &names {
                own.remove(self.text(*name));
            }
            inside.scope = Rc::new(Scope {
                names: own,
                is_function: false,
                outer: inside.scope.outer.clone(),
            });
        }
        self.children(body, &inside);
    }

    /// What a label is called, without escapes.
    fn label(&self, label: Node<'t>) -> std::borrow::Cow<'t, str> {
        match self.text(label) {
            text if text.contains('\\') => crate::literals::unescaped(text).into(),
            text => text.into(),
        }
    }

    pub(super) fn labeled(&mut self, node: Node<'t>, place: Place<'t>) {
        let (Some(label), Some(body)) = (node.child_by_field("label"), node.child_by_field("body"))
        else {
            return;
        };
        let name = self.label(label);
        self.name(label, &place);
        if find(&place, &name).is_some() {
            self.refuse(label, format!("Label '{name}' has already been declared"));
        }
        match body.kind() {
            "function_declaration" if !place.is_strict && !self.word(body, "async") => {}
            "labeled_statement" => {}
            _ => self.single(body, &place),
        }
        let inner = behind_labels(body).unwrap_or(body);
        let is_loop = matches!(
            inner.kind(),
            "for_statement" | "for_in_statement" | "while_statement" | "do_statement"
        );
        let labels = Labels {
            name,
            is_loop,
            outer: place.labels.clone(),
        };
        let inside = Place {
            labels: Some(Rc::new(labels)),
            ..place
        };
        self.pending.push((body, inside));
    }

    pub(super) fn jump(&mut self, node: Node<'t>, place: &Place<'t>) {
        let is_break = node.kind() == "break_statement";
        let Some(label) = node.child_by_field("label") else {
            let word = node.children().next().unwrap_or(node);
            if is_break && !place.in_loop && !place.in_switch {
                self.refuse(word, "Illegal break statement");
            } else if !is_break && !place.in_loop {
                let words = "Illegal continue statement: no surrounding iteration statement";
                self.refuse(word, words);
            }
            return;
        };
        let name = self.label(label);
        match find(place, &name) {
            None => self.refuse(label, format!("Undefined label '{name}'")),
            Some(false) if !is_break => self.refuse(
                label,
                format!(
                    "Illegal continue statement: '{name}' does not denote an iteration statement"
                ),
            ),
            Some(_) => {}
        }
    }
}

/// The statement that stands behind labels.
fn behind_labels(statement: Node<'_>) -> Option<Node<'_>> {
    let mut inner = statement;
    while inner.kind() == "labeled_statement" {
        inner = inner.child_by_field("body")?;
    }
    Some(inner)
}

/// The name that an expression begins with.
fn first_name(node: Node<'_>) -> Option<Node<'_>> {
    let mut at = node;
    while at.kind() != "identifier" {
        at = at.children().next()?;
    }
    Some(at)
}

/// Whether the statement behind a label is a loop, where there is one of the name.
fn find(place: &Place<'_>, name: &str) -> Option<bool> {
    let mut at = place.labels.as_ref();
    while let Some(label) = at {
        if label.name == name {
            return Some(label.is_loop);
        }
        at = label.outer.as_ref();
    }
    None
}
