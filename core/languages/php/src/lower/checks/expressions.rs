//! Expressions: what is written to, patterns, arguments, what constants are made of.

use super::{Around, Checked, Lowerer, parts};
use syntax::Node;

impl<'a> Lowerer<'a> {
    pub(super) fn check_expression(&self, node: Node<'a>, around: Around<'a>) -> Checked {
        match node.kind() {
            "assignment_expression" => {
                let Some(left) = node.child_by_field("left") else {
                    return Ok(());
                };
                if self.is_this(left) {
                    return self.wrong(node, "Cannot re-assign $this");
                }
                if let Some(right) = node.child_by_field("right") {
                    self.check_read(right)?;
                }
                match left.kind() {
                    "list_literal" | "array_creation_expression" => {
                        let right = node.child_by_field("right");
                        let has_references = left
                            .descendants()
                            .any(|part| part.kind() == "by_ref");
                        if has_references && right.is_some_and(|right| !is_referable(right)) {
                            let words = "Cannot assign reference to non referenceable value";
                            return self.wrong(node, words);
                        }
                        self.check_pattern(left)
                    }
                    _ => self.check_written(left),
                }
            }
            "augmented_assignment_expression" | "update_expression" => {
                let target = node
                    .child_by_field("left")
                    .or_else(|| node.child_by_field("argument"));
                match target {
                    Some(target) if self.is_this(target) => {
                        self.wrong(node, "Cannot re-assign $this")
                    }
                    Some(target) => {
                        self.check_read(target)?;
                        self.check_written(target)
                    }
                    None => Ok(()),
                }
            }
            "reference_assignment_expression" => {
                for side in ["left", "right"] {
                    let Some(part) = node.child_by_field(side) else {
                        continue;
                    };
                    if side == "left" && self.is_this(part) {
                        return self.wrong(node, "Cannot re-assign $this");
                    }
                    if is_nullsafe(part) {
                        let words = match side {
                            "left" => "Can't use nullsafe operator in write context",
                            _ => "Cannot take reference of a nullsafe chain",
                        };
                        return self.wrong(node, words);
                    }
                }
                Ok(())
            }
            "echo_statement" | "return_statement" | "print_intrinsic" | "binary_expression"
            | "unary_op_expression" => {
                for part in parts(node) {
                    self.check_read(part)?;
                }
                Ok(())
            }
            "cast_expression"
                if node
                    .child_by_field("type")
                    .is_some_and(|ty| self.text(ty).eq_ignore_ascii_case("unset")) =>
            {
                self.wrong(node, "The (unset) cast is no longer supported")
            }
            "conditional_expression" => {
                for part in parts(node) {
                    self.check_read(part)?;
                }
                self.check_nested_conditions(node)
            }
            "nullsafe_member_call_expression"
                if node
                    .child_by_field("arguments")
                    .is_some_and(|given| given.child_by_kind("variadic_placeholder").is_some()) =>
            {
                self.wrong(node, "Cannot combine nullsafe operator with Closure creation")
            }
            "array_creation_expression" => {
                self.check_keys(node)?;
                let mut before = "";
                for child in node.children() {
                    let kind = child.kind();
                    if kind == "," && matches!(before, "," | "[" | "(") {
                        let words = "Cannot use empty array elements in arrays";
                        return self.wrong(node, words);
                    }
                    before = kind;
                }
                Ok(())
            }
            "subscript_expression" if node.children().any(|child| child.kind() == "{") => self.wrong(
                node,
                "Array and string offset access syntax with curly braces is no longer supported",
            ),
            "match_expression" => {
                let body = node.child_by_field("body");
                let arms = body.into_iter().flat_map(Node::named_children);
                let mut defaults = arms.filter(|part| part.kind() == "match_default_expression");
                match (defaults.next(), defaults.next()) {
                    (_, Some(second)) => self.wrong(
                        second,
                        "Match expressions may only contain one default arm",
                    ),
                    _ => Ok(()),
                }
            }
            "yield_expression" if around.function.is_none() => self.wrong(
                node,
                "The \"yield\" expression can only be used inside a function",
            ),
            "object_creation_expression"
                if node
                    .child_by_kind("arguments")
                    .is_some_and(|given| given.child_by_kind("variadic_placeholder").is_some()) =>
            {
                self.wrong(node, "Cannot create Closure for new expression")
            }
            "arguments" => self.check_arguments(node),
            "function_call_expression" => self.check_isset(node),
            "scoped_call_expression" | "class_constant_access_expression"
            | "scoped_property_access_expression" => {
                let scope = node
                    .child_by_field("scope")
                    .or_else(|| parts(node).first().copied());
                let is_parent = scope
                    .is_some_and(|scope| self.text(scope).eq_ignore_ascii_case("parent"));
                match around.class {
                    Some(class)
                        if is_parent
                            && class.kind() != "trait_declaration"
                            && class.child_by_kind("base_clause").is_none() =>
                    {
                        self.wrong(
                            node,
                            "Cannot use \"parent\" when current class scope has no parent",
                        )
                    }
                    _ => Ok(()),
                }
            }
            _ => Ok(()),
        }
    }

    /// Conditions within conditions stand in parentheses, but for those in the middle.
    fn check_nested_conditions(&self, node: Node<'a>) -> Checked {
        let Some(inner) = node
            .child_by_field("condition")
            .filter(|inner| inner.kind() == "conditional_expression")
        else {
            return Ok(());
        };
        let is_full = |node: Node<'a>| node.child_by_field("body").is_some();
        let words = match (is_full(inner), is_full(node)) {
            (true, true) => {
                "Unparenthesized `a ? b : c ? d : e` is not supported. \
                 Use either `(a ? b : c) ? d : e` or `a ? b : (c ? d : e)`"
            }
            (true, false) => {
                "Unparenthesized `a ? b : c ?: d` is not supported. \
                 Use either `(a ? b : c) ?: d` or `a ? b : (c ?: d)`"
            }
            (false, true) => {
                "Unparenthesized `a ?: b ? c : d` is not supported. \
                 Use either `(a ?: b) ? c : d` or `a ?: (b ? c : d)`"
            }
            (false, false) => return Ok(()),
        };
        self.wrong(node, words)
    }

    /// Keys that are written down.
    fn check_keys(&self, node: Node<'a>) -> Checked {
        for element in parts(node) {
            let inside = parts(element);
            let is_wrong = inside.len() > 1
                && inside[0].kind() == "array_creation_expression"
                && inside[0]
                    .descendants()
                    .all(|part| part.kind() != "variable_name");
            if is_wrong {
                return self.wrong(node, "Illegal offset type");
            }
        }
        Ok(())
    }

    /// A place that is written to.
    pub(super) fn check_written(&self, node: Node<'a>) -> Checked {
        match node.kind() {
            "function_call_expression" => {
                self.wrong(node, "Can't use function return value in write context")
            }
            "member_call_expression"
            | "nullsafe_member_call_expression"
            | "scoped_call_expression" => {
                self.wrong(node, "Can't use method return value in write context")
            }
            _ if is_nullsafe(node) => {
                self.wrong(node, "Can't use nullsafe operator in write context")
            }
            "subscript_expression" | "member_access_expression" => {
                let mut root = node;
                while matches!(
                    root.kind(),
                    "subscript_expression" | "member_access_expression"
                ) {
                    match parts(root).first() {
                        Some(inside) => root = *inside,
                        None => break,
                    }
                }
                while root.kind() == "parenthesized_expression"
                    && let Some(inside) = parts(root).first()
                {
                    root = *inside;
                }
                let is_value = matches!(
                    root.kind(),
                    "object_creation_expression"
                        | "clone_expression"
                        | "class_constant_access_expression"
                        | "array_creation_expression"
                        | "string"
                        | "encapsed_string"
                        | "integer"
                        | "name"
                );
                match is_value {
                    true => self.wrong(node, "Cannot use temporary expression in write context"),
                    false => Ok(()),
                }
            }
            _ => Ok(()),
        }
    }

    /// A value that is read.
    fn check_read(&self, node: Node<'a>) -> Checked {
        match node.kind() == "subscript_expression" && parts(node).len() == 1 {
            true => self.wrong(node, "Cannot use [] for reading"),
            false => Ok(()),
        }
    }

    pub(super) fn check_pattern(&self, pattern: Node<'a>) -> Checked {
        let mut keyed = None;
        let mut is_empty = true;
        let mut seen_key = false;
        let mut has_target = false;
        for child in pattern.children().filter(|child| !child.is_extra()) {
            let is_end = matches!(child.kind(), "," | "]" | ")");
            match child.kind() {
                "=>" => seen_key = true,
                "array_element_initializer" => {
                    has_target = true;
                    let inside = parts(child);
                    seen_key = inside.len() > 1;
                    if inside
                        .first()
                        .is_some_and(|part| part.kind() == "variadic_unpacking")
                    {
                        let words = "Spread operator is not supported in assignments";
                        return self.wrong(pattern, words);
                    }
                    let last = inside.last().copied();
                    if last.is_some_and(is_nullsafe) {
                        let words = "Assignments can only happen to writable values";
                        return self.wrong(pattern, words);
                    }
                    if last.is_some_and(|last| self.is_this(last)) {
                        return self.wrong(pattern, "Cannot re-assign $this");
                    }
                    if let Some(last) = last {
                        self.check_written(last)?;
                    }
                    if let Some(last) = last.filter(|last| {
                        matches!(last.kind(), "list_literal" | "array_creation_expression")
                    }) {
                        self.check_pattern(last)?;
                    }
                }
                "list_literal" => {
                    has_target = true;
                    self.check_pattern(child)?;
                }
                _ if self.is_this(child) => {
                    return self.wrong(pattern, "Cannot re-assign $this");
                }
                _ if is_nullsafe(child) => {
                    let words = "Assignments can only happen to writable values";
                    return self.wrong(pattern, words);
                }
                _ if child.is_named() && child.kind() != "comment" => {
                    has_target = true;
                    self.check_written(child)?;
                }
                _ => {}
            }
            if is_end && has_target {
                is_empty = false;
                if keyed.is_some_and(|keyed| keyed != seen_key) {
                    let words = "Cannot mix keyed and unkeyed array entries in assignments";
                    return self.wrong(pattern, words);
                }
                keyed = Some(seen_key);
                (has_target, seen_key) = (false, false);
            }
        }
        match is_empty {
            true => self.wrong(pattern, "Cannot use empty list"),
            false => Ok(()),
        }
    }

    fn check_arguments(&self, node: Node<'a>) -> Checked {
        let (mut named, mut spread) = (false, false);
        for argument in parts(node) {
            let is_spread = parts(argument)
                .iter()
                .any(|part| part.kind() == "variadic_unpacking");
            if argument.child_by_field("name").is_some() {
                named = true;
            } else if is_spread {
                if named {
                    let words = "Cannot use argument unpacking after named arguments";
                    return self.wrong(argument, words);
                }
                spread = true;
            } else if named {
                let words = "Cannot use positional argument after named argument";
                return self.wrong(argument, words);
            } else if spread {
                let words = "Cannot use positional argument after argument unpacking";
                return self.wrong(argument, words);
            }
        }
        Ok(())
    }

    fn check_isset(&self, node: Node<'a>) -> Checked {
        let is_isset = node
            .child_by_field("function")
            .is_some_and(|name| self.text(name).eq_ignore_ascii_case("isset"));
        if !is_isset {
            return Ok(());
        }
        let given = node.child_by_field("arguments").into_iter().flat_map(parts);
        for argument in given {
            let Some(value) = parts(argument).last().copied() else {
                continue;
            };
            self.check_read(value)?;
            let is_place = matches!(
                value.kind(),
                "variable_name"
                    | "dynamic_variable_name"
                    | "subscript_expression"
                    | "member_access_expression"
                    | "nullsafe_member_access_expression"
                    | "scoped_property_access_expression"
                    | "name"
                    | "parenthesized_expression"
                    | "class_constant_access_expression"
            );
            if !is_place {
                let words = "Cannot use isset() on the result of an expression \
                             (you can use \"null !== expression\" instead)";
                return self.wrong(node, words);
            }
        }
        Ok(())
    }

    /// What belongs to classes has no objects for its first values.
    pub(super) fn check_no_object(&self, node: Option<Node<'a>>) -> Checked {
        let Some(node) = node else { return Ok(()) };
        match node
            .descendants()
            .any(|part| part.kind() == "object_creation_expression")
        {
            true => self.wrong(node, "New expressions are not supported in this context"),
            false => Ok(()),
        }
    }

    /// What constants and defaults are made of: no calls, no variables.
    pub(super) fn check_constant(&self, node: Option<Node<'a>>) -> Checked {
        let Some(node) = node else { return Ok(()) };
        let mut open = vec![node];
        while let Some(part) = open.pop() {
            let is_wrong = matches!(
                part.kind(),
                "variable_name"
                    | "dynamic_variable_name"
                    | "function_call_expression"
                    | "member_call_expression"
                    | "scoped_call_expression"
                    | "scoped_property_access_expression"
                    | "assignment_expression"
                    | "anonymous_function"
                    | "arrow_function"
                    | "match_expression"
                    | "clone_expression"
                    | "cast_expression"
                    | "include_expression"
                    | "throw_expression"
                    | "yield_expression"
            );
            if is_wrong {
                let words = "Constant expression contains invalid operations";
                return self.wrong(node, words);
            }
            open.extend(parts(part));
        }
        Ok(())
    }
}

/// Whether references may be made to what is in a value.
fn is_referable(node: Node<'_>) -> bool {
    match node.kind() {
        "parenthesized_expression" => parts(node)
            .first()
            .is_some_and(|inside| is_referable(*inside)),
        kind => {
            kind.ends_with("variable_name")
                || kind.ends_with("access_expression") && kind != "class_constant_access_expression"
                || kind.ends_with("call_expression")
                || matches!(kind, "subscript_expression" | "assignment_expression")
        }
    }
}

/// Whether the way to a place goes through a safe access.
pub(super) fn is_nullsafe(node: Node<'_>) -> bool {
    let mut at = node;
    loop {
        if at.kind().starts_with("nullsafe") {
            return true;
        }
        match at.kind() {
            "member_access_expression" | "subscript_expression" => match parts(at).first() {
                Some(inside) => at = *inside,
                None => return false,
            },
            _ => return false,
        }
    }
}
