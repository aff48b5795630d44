//! What the grammar takes though Python refuses it: found by looking at each node once.
//!
//! What depends on the scope around (`return`, `break`, names) is found while that is lowered.

use syntax::{Node, SyntaxTree};

/// What is refused: between two bytes, and Python's words.
pub(super) struct Refused {
    pub start: u32,
    pub end: u32,
    pub message: String,
}

/// Nodes of which `:=` is no part without parentheses around it.
const NEEDS_PARENTHESES: &[&str] = &[
    "expression_statement",
    "assignment",
    "augmented_assignment",
    "return_statement",
    "assert_statement",
    "for_statement",
    "with_item",
    "default_parameter",
    "typed_default_parameter",
    "keyword_argument",
    "pair",
    "yield",
    "expression_list",
];

/// All that is refused in a tree, in the order of its nodes.
pub(super) fn refused(tree: &SyntaxTree, source: &str) -> Vec<Refused> {
    let mut look = Look {
        source,
        found: Vec::new(),
    };
    for node in tree.root().descendants() {
        // Of what cannot be read as a whole something else is told.
        if !node.has_error() {
            look.at(node);
        }
    }
    look.late_futures(tree.root());
    look.found
}

struct Look<'a> {
    source: &'a str,
    found: Vec<Refused>,
}

impl Look<'_> {
    fn refuse(&mut self, node: Node<'_>, message: impl Into<String>) {
        self.found.push(Refused {
            start: node.start(),
            end: node.end(),
            message: message.into(),
        });
    }

    fn at(&mut self, node: Node<'_>) {
        match node.kind() {
            "try_statement" => self.clauses(node),
            "parameters" => self.parameters(node, "Function"),
            "lambda_parameters" => self.parameters(node, "Lambda expression"),
            "lambda" => {
                let body = node.child_by_field("body");
                if body.is_some_and(|body| body.kind() == "named_expression") {
                    self.refuse(node, "cannot use assignment expressions with lambda");
                }
            }
            "raise_statement" => {
                let from = node.child_by_kind("from");
                let first = next_token(self.source, node.start() as usize + "raise".len());
                let is_first = |from: &Node<'_>| from.start() as usize == first;
                self.refuse_sign(from.filter(is_first));
                let list = node.child_by_kind("expression_list");
                self.refuse_sign(list.and_then(|list| list.child_by_kind(",")));
            }
            "import_statement" => {
                let last = node.children().last();
                self.refuse_sign(last.filter(|last| last.kind() == ","));
            }
            "import_from_statement" => {
                if let Some(last) = node.children().last().filter(|last| last.kind() == ",") {
                    let message = "trailing comma not allowed without surrounding parentheses";
                    self.refuse(last, message);
                }
            }
            "argument_list" => {
                let first = node.children().nth(1);
                self.refuse_sign(first.filter(|first| first.kind() == ","));
            }
            "string_start" if node.text(self.source).starts_with('`') => {
                self.refuse_sign(Some(node))
            }
            "dictionary" if node.named_children().next().is_none() => {
                self.refuse_sign(node.child_by_kind(","));
            }
            "assignment" if constraint(node).is_some() => self.refuse_sign(constraint(node)),
            "identifier" if node.text(self.source) == "await" => {
                let end = node.end();
                self.found.push(Refused {
                    start: end,
                    end,
                    message: "invalid syntax".to_owned(),
                });
            }
            "class_definition" => self.repeated(node),
            "function_definition" if node.child_by_kind("async").is_some() => {
                self.valued_returns(node);
            }
            "integer" if has_leading_zeros(node.text(self.source)) => {
                let message = "leading zeros in decimal integer literals are not permitted; \
                               use an 0o prefix for octal integers";
                self.refuse(node, message);
            }
            "comparison_operator" => self.refuse_sign(node.child_by_kind("<>")),
            "tuple" => {
                let mut parts = node.named_children();
                let only = parts.next().filter(|_| parts.next().is_none());
                let star = only.filter(|only| only.kind() == "list_splat");
                if let (Some(star), None) = (star, node.child_by_kind(",")) {
                    self.refuse(star, "cannot use starred expression here");
                }
            }
            // Where the digits go on behind another underscore the words for what does not fit say so.
            "integer" | "float"
                if node.text(self.source).ends_with('_')
                    && !self.source[node.end() as usize..].starts_with('_') =>
            {
                self.refuse(node, "invalid decimal literal");
            }
            "list_comprehension"
            | "set_comprehension"
            | "dictionary_comprehension"
            | "generator_expression" => self.rebound(node),
            "match_statement" => self.cases(node),
            "assignment" if is_annotated_row(node) => {
                let left = node.child_by_field("left").unwrap_or(node);
                let row = match left.kind() {
                    "list_pattern" | "list" => "list",
                    _ => "tuple",
                };
                let message = format!("only single target (not {row}) can be annotated");
                self.refuse(left, message);
            }
            kind if NEEDS_PARENTHESES.contains(&kind) => {
                for part in node.named_children() {
                    if part.kind() == "named_expression" {
                        self.refuse_sign(part.child_by_kind(":="));
                    }
                }
            }
            _ => {}
        }
    }

    fn refuse_sign(&mut self, sign: Option<Node<'_>>) {
        if let Some(sign) = sign {
            self.refuse(sign, "invalid syntax");
        }
    }

    /// What is given to a class by name is given once.
    fn repeated(&mut self, node: Node<'_>) {
        let given = node.child_by_field("superclasses");
        let given = given.into_iter().flat_map(Node::named_children);
        let mut names = Vec::new();
        for argument in given.filter(|part| part.kind() == "keyword_argument") {
            let Some(name) = argument.child_by_field("name") else {
                continue;
            };
            let name = name.text(self.source);
            if names.contains(&name) {
                self.refuse(argument, format!("keyword argument repeated: {name}"));
            }
            names.push(name);
        }
    }

    /// An asynchronous function that yields gives nothing at its end.
    fn valued_returns(&mut self, node: Node<'_>) {
        let (mut yields, mut valued) = (false, Vec::new());
        let body = node.child_by_field("body");
        let mut waiting: Vec<Node<'_>> = body.into_iter().collect();
        while let Some(part) = waiting.pop() {
            match part.kind() {
                "function_definition" | "class_definition" | "lambda" => continue,
                "yield" => yields = true,
                "return_statement" if part.named_children().next().is_some() => valued.push(part),
                _ => {}
            }
            waiting.extend(part.named_children());
        }
        let first = valued.into_iter().min_by_key(|part| part.start());
        if let Some(first) = first.filter(|_| yields) {
            self.refuse(first, "'return' with value in async generator");
        }
    }

    /// A `try` needs handlers, all of one kind.
    fn clauses(&mut self, node: Node<'_>) {
        let handlers: Vec<_> = node
            .children()
            .filter(|part| matches!(part.kind(), "except_clause" | "except_group_clause"))
            .collect();
        let is_star = |clause: &Node<'_>| clause.child_by_kind("*").is_some();
        if let Some(first) = handlers.first()
            && let Some(other) = handlers
                .iter()
                .find(|clause| is_star(clause) != is_star(first))
        {
            let message = "cannot have both 'except' and 'except*' on the same 'try'";
            return self.refuse(*other, message);
        }
        if !handlers.is_empty() || node.child_by_kind("finally_clause").is_some() {
            return;
        }
        let Some(body) = node.child_by_field("body") else {
            return;
        };
        let place = next_token(self.source, body.end() as usize) as u32;
        self.found.push(Refused {
            start: place,
            end: place,
            message: "expected 'except' or 'finally' block".to_owned(),
        });
    }

    /// The order of parameters and of the signs between them.
    fn parameters(&mut self, list: Node<'_>, whose: &str) {
        let (mut star, mut slash, mut rest) = (None, false, false);
        let mut named_behind_star = false;
        for (index, parameter) in list.named_children().enumerate() {
            let is_first = index == 0;
            let inner = match parameter.kind() {
                "typed_parameter" => parameter.named_children().next().unwrap_or(parameter),
                _ => parameter,
            };
            let kind = inner.kind();
            if rest && kind != "comment" {
                return self.refuse(parameter, "arguments cannot follow var-keyword argument");
            }
            match kind {
                "comment" => {}
                "positional_separator" if slash => {
                    return self.refuse(parameter, "/ may appear only once");
                }
                "positional_separator" if star.is_some() => {
                    return self.refuse(parameter, "/ must be ahead of *");
                }
                "positional_separator" if is_first => return self.refuse_sign(Some(parameter)),
                "positional_separator" => slash = true,
                "keyword_separator" | "list_splat_pattern" if star.is_some() => {
                    return self.refuse(parameter, "* argument may appear only once");
                }
                "keyword_separator" => star = Some(parameter),
                "list_splat_pattern" => (star, named_behind_star) = (Some(parameter), true),
                "dictionary_splat_pattern" => rest = true,
                "tuple_pattern" => {
                    let message = format!("{whose} parameters cannot be parenthesized");
                    return self.refuse(parameter, message);
                }
                _ => named_behind_star |= star.is_some(),
            }
        }
        if let (Some(star), false) = (star, named_behind_star) {
            self.refuse(star, "named arguments must follow bare *");
        }
    }

    /// Names that the clauses bind may not be bound again inside.
    fn rebound(&mut self, node: Node<'_>) {
        let clauses = node
            .named_children()
            .filter(|part| part.kind() == "for_in_clause");
        let targets = clauses.filter_map(|clause| clause.child_by_field("left"));
        let names: Vec<&str> = targets
            .flat_map(Node::descendants)
            .filter(|part| part.kind() == "identifier")
            .map(|name| name.text(self.source))
            .collect();
        for part in node
            .descendants()
            .filter(|part| part.kind() == "named_expression")
        {
            let Some(name) = part.child_by_field("name") else {
                continue;
            };
            let text = name.text(self.source);
            if names.contains(&text) {
                let message = format!(
                    "assignment expression cannot rebind comprehension iteration variable '{text}'"
                );
                self.refuse(name, message);
            }
        }
    }

    /// A case that takes everything must be the last.
    fn cases(&mut self, node: Node<'_>) {
        let body = node.child_by_field("body");
        let cases = body.into_iter().flat_map(Node::named_children);
        let cases: Vec<_> = cases.filter(|part| part.kind() == "case_clause").collect();
        let Some((_, earlier)) = cases.split_last() else {
            return;
        };
        for case in earlier {
            let mut patterns = case
                .named_children()
                .filter(|part| part.kind() == "case_pattern");
            let (Some(only), None) = (patterns.next(), patterns.next()) else {
                continue;
            };
            let has_guard = case.child_by_field("guard").is_some();
            let text = only.text(self.source).trim();
            let is_name = text.chars().all(|c| c.is_alphanumeric() || c == '_')
                && !text.starts_with(|c: char| c.is_ascii_digit())
                && !matches!(text, "None" | "True" | "False");
            if has_guard || !is_name || case.child_by_kind(",").is_some() {
                continue;
            }
            let message = match text {
                "_" => "wildcard makes remaining patterns unreachable".to_owned(),
                name => format!("name capture '{name}' makes remaining patterns unreachable"),
            };
            return self.refuse(only, message);
        }
    }

    /// `from __future__ import` stands before everything but the module's text about itself.
    fn late_futures(&mut self, root: Node<'_>) {
        let is_text = |node: Node<'_>| {
            let only = node.named_children().next();
            node.kind() == "expression_statement"
                && only.is_some_and(|only| only.kind() == "string")
        };
        let mut is_over = false;
        for (index, statement) in root.named_children().enumerate() {
            match statement.kind() {
                "comment" => {}
                "future_import_statement" if is_over => {
                    let message = "from __future__ imports must occur at the beginning of the file";
                    self.refuse(statement, message);
                }
                "future_import_statement" => {}
                _ if index == 0 && is_text(statement) => {}
                _ => is_over = true,
            }
        }
    }
}

/// The second colon behind an annotated target.
fn constraint(node: Node<'_>) -> Option<Node<'_>> {
    let only = node.child_by_field("type")?.named_children().next()?;
    let is_constrained = only.kind() == "constrained_type";
    only.child_by_kind(":").filter(|_| is_constrained)
}

/// Whether a decimal number other than zero begins with zeros.
fn has_leading_zeros(text: &str) -> bool {
    let is_decimal = text
        .bytes()
        .all(|byte| byte.is_ascii_digit() || byte == b'_');
    is_decimal && text.starts_with('0') && text.bytes().any(|byte| (b'1'..=b'9').contains(&byte))
}

/// Whether an assignment gives a type to several targets at once.
fn is_annotated_row(node: Node<'_>) -> bool {
    let left = node.child_by_field("left");
    node.child_by_field("type").is_some()
        && left.is_some_and(|left| {
            matches!(
                left.kind(),
                "tuple_pattern" | "pattern_list" | "tuple" | "list_pattern" | "list"
            )
        })
}

/// Where the next token begins behind a place, or where the line ends behind which there is none.
fn next_token(source: &str, from: usize) -> usize {
    let mut at = from;
    loop {
        let rest = &source[at..];
        let blank = rest.len() - rest.trim_start().len();
        at += blank;
        match source[at..].starts_with('#') {
            true => at += source[at..].find('\n').unwrap_or(source.len() - at),
            false => break,
        }
    }
    match at == source.len() {
        true => from,
        false => at,
    }
}
