//! Statements: what leaves loops, jumps, what may be declared where.

use super::expressions::is_nullsafe;
use super::{Around, Checked, Lowerer, Wrong, parts};
use rustc_hash::FxHashMap;
use syntax::Node;

impl<'a> Lowerer<'a> {
    pub(super) fn check_statement(&self, node: Node<'a>, around: Around<'a>) -> Checked {
        match node.kind() {
            "break_statement" | "continue_statement" => self.check_leaving(node, around),
            "finally_clause" => self.check_finally(node),
            "switch_statement" => {
                let body = node.child_by_field("body");
                let cases = body.into_iter().flat_map(Node::named_children);
                let mut defaults = cases.filter(|part| part.kind() == "default_statement");
                match (defaults.next(), defaults.next()) {
                    (_, Some(second)) => self.wrong(
                        second,
                        "Switch statements may only contain one default clause",
                    ),
                    _ => Ok(()),
                }
            }
            "try_statement" => {
                let has_end = parts(node)
                    .iter()
                    .any(|part| matches!(part.kind(), "catch_clause" | "finally_clause"));
                match has_end {
                    true => Ok(()),
                    false => self.wrong(node, "Cannot use try without catch or finally"),
                }
            }
            "catch_clause" => match node.child_by_field("name") {
                Some(name) if self.is_this(name) => self.wrong(node, "Cannot re-assign $this"),
                _ => Ok(()),
            },
            "foreach_statement" => {
                let targets = parts(node).into_iter().skip(1).take(1);
                let key = (targets.clone().filter(|target| target.kind() == "pair"))
                    .find_map(|pair| parts(pair).first().copied());
                if key.is_some_and(|key| {
                    matches!(key.kind(), "list_literal" | "array_creation_expression")
                }) {
                    return self.wrong(node, "Cannot use list as key element");
                }
                let mut all = targets.flat_map(|target| match target.kind() {
                    "pair" => parts(target),
                    _ => vec![target],
                });
                all.try_for_each(|target| match self.is_this(target) {
                    true => self.wrong(node, "Cannot re-assign $this"),
                    false => match target.kind() {
                        "list_literal" | "array_creation_expression" => self.check_pattern(target),
                        _ => self.check_written(target),
                    },
                })
            }
            "global_declaration" => match parts(node).iter().any(|part| self.is_this(*part)) {
                true => self.wrong(node, "Cannot use $this as global variable"),
                false => Ok(()),
            },
            "static_variable_declaration" => {
                if node
                    .child_by_field("name")
                    .is_some_and(|name| self.is_this(name))
                {
                    return self.wrong(node, "Cannot use $this as static variable");
                }
                self.check_constant(node.child_by_field("value"))
            }
            "unset_statement" => {
                for part in parts(node) {
                    if self.is_this(part) {
                        return self.wrong(node, "Cannot unset $this");
                    }
                    self.check_written(part)?;
                }
                Ok(())
            }
            "return_statement" => self.check_return(node, around),
            "const_declaration" if around.class.is_none() => {
                for element in parts(node) {
                    self.check_constant(parts(element).get(1).copied())?;
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }

    fn check_leaving(&self, node: Node<'a>, around: Around<'a>) -> Checked {
        let loops = around.loops;
        let word = match node.kind() {
            "break_statement" => "break",
            _ => "continue",
        };
        let depth = match parts(node).first() {
            None => 1,
            Some(depth) if depth.kind() == "integer" => {
                let depth = self.text(*depth).parse::<usize>().unwrap_or(0);
                if depth == 0 {
                    let words = format!("'{word}' operator accepts only positive integers");
                    return self.wrong(node, words);
                }
                depth
            }
            Some(_) => {
                let words =
                    format!("'{word}' operator with non-integer operand is no longer supported");
                return self.wrong(node, words);
            }
        };
        if loops == 0 {
            let words = format!("'{word}' not in the 'loop' or 'switch' context");
            return self.wrong(node, words);
        }
        if depth > loops {
            let s = if depth == 1 { "" } else { "s" };
            return self.wrong(node, format!("Cannot '{word}' {depth} level{s}"));
        }
        if word == "continue" && around.switches >> (depth - 1).min(63) & 1 == 1 {
            let count = |depth: usize| match depth {
                1 => String::new(),
                _ => format!(" {depth}"),
            };
            let (own, next) = (count(depth), depth + 1);
            let mut words =
                format!("\"continue{own}\" targeting switch is equivalent to \"break{own}\"");
            if depth < loops {
                words += &format!(". Did you mean to use \"continue {next}\"?");
            }
            self.warn(node, words);
        }
        Ok(())
    }

    /// Nothing but a return leaves what is done in the end.
    fn check_finally(&self, clause: Node<'a>) -> Checked {
        let mut open: Vec<(Node<'a>, usize)> =
            parts(clause).into_iter().map(|part| (part, 0)).collect();
        while let Some((node, loops)) = open.pop() {
            if is_border(node.kind()) {
                continue;
            }
            if matches!(node.kind(), "break_statement" | "continue_statement") {
                let depth = parts(node)
                    .first()
                    .and_then(|depth| self.text(*depth).parse::<usize>().ok());
                if depth.unwrap_or(1) > loops {
                    return self.wrong(node, "jump out of a finally block is disallowed");
                }
            }
            let inside = loops + usize::from(is_loop(node.kind()));
            open.extend(parts(node).into_iter().map(|part| (part, inside)));
        }
        Ok(())
    }

    fn check_return(&self, node: Node<'a>, around: Around<'a>) -> Checked {
        let Some(function) = around.function else {
            return Ok(());
        };
        if function.child_by_kind("reference_modifier").is_some()
            && parts(node).first().is_some_and(|value| is_nullsafe(*value))
        {
            return self.wrong(node, "Cannot take reference of a nullsafe chain");
        }
        let Some(ty) = function.child_by_field("return_type") else {
            return Ok(());
        };
        if self.yields(function) {
            return Ok(());
        }
        let kind = match function.kind() {
            "method_declaration" => "method",
            _ => "function",
        };
        let kind = if around.class.is_some() {
            "method"
        } else {
            kind
        };
        let ty = self.text(ty).to_ascii_lowercase();
        let value = parts(node).first().copied();
        match (ty.as_str(), value) {
            ("void", Some(value)) => {
                let hint = match value.kind() {
                    "null" => " (did you mean \"return;\" instead of \"return null;\"?)",
                    _ => "",
                };
                self.wrong(node, format!("A void {kind} must not return a value{hint}"))
            }
            ("never", _) => self.wrong(node, format!("A never-returning {kind} must not return")),
            ("void", None) | (_, Some(_)) => Ok(()),
            (_, None) => {
                let may_be_null = ty.starts_with('?') || ty == "mixed" || ty.contains("null");
                let hint = match may_be_null {
                    true => " (did you mean \"return null;\" instead of \"return;\"?)",
                    false => "",
                };
                let words = format!("A {kind} with return type must return a value{hint}");
                self.wrong(node, words)
            }
        }
    }

    /// Whether a function is a generator.
    pub(super) fn yields(&self, function: Node<'a>) -> bool {
        let mut open: Vec<Node<'a>> = function.child_by_field("body").into_iter().collect();
        while let Some(node) = open.pop() {
            if node.kind() == "yield_expression" {
                return true;
            }
            if !is_border(node.kind()) {
                open.extend(parts(node));
            }
        }
        false
    }

    /// Labels and what jumps to them, of a function or a file.
    pub(super) fn check_jumps(&self, nodes: &[Node<'a>]) -> Checked {
        // What is open around them: a clause of what is done in the end is told by the lowest bit.
        let mut labels: FxHashMap<&str, Vec<u32>> = FxHashMap::default();
        let mut jumps: Vec<(Node<'a>, Vec<u32>)> = Vec::new();
        let mut open: Vec<(Node<'a>, Vec<u32>)> =
            nodes.iter().rev().map(|node| (*node, Vec::new())).collect();
        while let Some((node, loops)) = open.pop() {
            match node.kind() {
                "named_label_statement" => {
                    let name = parts(node).first().map_or("", |name| self.text(*name));
                    if labels.insert(name, loops.clone()).is_some() {
                        return self.wrong(node, format!("Label '{name}' already defined"));
                    }
                }
                "goto_statement" => jumps.push((node, loops.clone())),
                kind if is_border(kind) => continue,
                _ => {}
            }
            let mut inside = loops;
            if is_loop(node.kind()) {
                inside.push(node.start() << 1);
            }
            if node.kind() == "finally_clause" {
                inside.push(node.start() << 1 | 1);
            }
            open.extend(
                parts(node)
                    .into_iter()
                    .rev()
                    .map(|part| (part, inside.clone())),
            );
        }
        for (node, loops) in jumps {
            let name = parts(node).first().map_or("", |name| self.text(*name));
            let words = match labels.get(name) {
                None => format!("'goto' to undefined label '{name}'"),
                Some(around)
                    if around
                        .iter()
                        .any(|one| one & 1 == 1 && !loops.contains(one)) =>
                {
                    "jump into a finally block is disallowed".to_owned()
                }
                Some(around)
                    if loops
                        .iter()
                        .any(|one| one & 1 == 1 && !around.contains(one)) =>
                {
                    "jump out of a finally block is disallowed".to_owned()
                }
                Some(around) if !loops.starts_with(around) => {
                    "'goto' into loop or switch statement is disallowed".to_owned()
                }
                Some(_) => continue,
            };
            return Err(Wrong {
                words,
                line: self.line(node),
            });
        }
        Ok(())
    }
}

fn is_loop(kind: &str) -> bool {
    matches!(
        kind,
        "while_statement"
            | "do_statement"
            | "for_statement"
            | "foreach_statement"
            | "switch_statement"
    )
}

/// Whether what is inside belongs to another function.
pub(in crate::lower) fn is_border(kind: &str) -> bool {
    matches!(
        kind,
        "function_definition"
            | "anonymous_function"
            | "arrow_function"
            | "class_declaration"
            | "interface_declaration"
            | "trait_declaration"
            | "enum_declaration"
            | "anonymous_class"
    )
}
