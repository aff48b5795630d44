//! Parameters of functions, and what `arguments` is to them.

use crate::lowerer::{Lowerer, parts};
use crate::scopes::is_function;
use ir::{Arg, Const, Hint, Op, ParamKind, Reg, Span};
use rustc_hash::FxHashSet;
use syntax::Node;

impl<'a> Lowerer<'a, '_> {
    pub fn parameters(&mut self, node: Node<'a>) {
        let single = node.child_by_field("parameter");
        let several = node.child_by_field("parameters");
        let all: Vec<Node<'a>> = single
            .into_iter()
            .chain(several.into_iter().flat_map(parts))
            .collect();
        let at = self.b.span(node);
        let is_own = |parameter: &Node<'a>| self.text(*parameter) == "arguments";
        let takes_all = node.kind() != "arrow_function"
            && self.mentions_own(node, &["arguments"])
            && !all.iter().any(is_own);
        if takes_all {
            return self.parameters_of_list(node, &all, at);
        }
        if self.has_zone(&all) {
            return self.parameters_in_zone(&all);
        }
        let mut later: Vec<(Node<'a>, String)> = Vec::new();
        for &parameter in &all {
            let at = self.b.span(parameter);
            match parameter.kind() {
                "identifier" | "undefined" => {
                    self.parameter(self.text(parameter), ParamKind::Normal, at)
                }
                "assignment_pattern"
                    if parameter
                        .child_by_field("left")
                        .is_some_and(|left| left.kind() == "identifier") =>
                {
                    if let Some(left) = parameter.child_by_field("left") {
                        self.parameter_of_kind(self.text(left), ParamKind::Normal, true, at);
                        later.push((parameter, String::new()));
                    }
                }
                "rest_pattern" => match parts(parameter).next() {
                    Some(inside) if inside.kind() == "identifier" => {
                        self.parameter(self.text(inside), ParamKind::Rest, at);
                    }
                    Some(inside) => {
                        let kept = self.hidden("rest");
                        self.hidden_parameter(&kept, ParamKind::Rest, at);
                        later.push((inside, kept));
                    }
                    None => {}
                },
                _ => {
                    let kept = self.hidden("p");
                    let symbol = self.b.intern(&kept);
                    let hint = Hint::Param(symbol, ParamKind::Normal);
                    let value = self.b.symbolic(hint, at);
                    if parameter.kind() == "assignment_pattern" {
                        self.b.note_last(ir::note::OPTIONAL.to_owned());
                    }
                    self.declare_hidden(&kept, value, at);
                    later.push((parameter, kept));
                }
            }
        }
        for (parameter, kept) in later {
            self.unpack_parameter(parameter, &kept);
        }
    }

    /// Whether the value for when a parameter is left out names one that has none yet: itself, or one behind it.
    pub fn has_zone(&mut self, all: &[Node<'a>]) -> bool {
        for (at, parameter) in all.iter().enumerate() {
            let defaults: Vec<Node<'a>> = parameter
                .descendants()
                .filter(|node| {
                    matches!(
                        node.kind(),
                        "assignment_pattern" | "object_assignment_pattern"
                    )
                })
                .filter_map(|node| node.child_by_field("right"))
                .collect();
            if defaults.is_empty() {
                continue;
            }
            let names = self.names_of(&all[at..]);
            let names_one = |this: &mut Self, default: &Node<'a>| {
                names.iter().any(|name| this.mentions(*default, name))
            };
            if defaults.iter().any(|default| names_one(self, default)) {
                return true;
            }
        }
        false
    }

    /// Parameters that come into being one behind the other.
    pub fn parameters_in_zone(&mut self, all: &[Node<'a>]) {
        let mut kept = Vec::new();
        for &parameter in all {
            let at = self.b.span(parameter);
            let (kind, inside) = match parameter.kind() {
                "rest_pattern" => (ParamKind::Rest, parts(parameter).next()),
                _ => (ParamKind::Normal, Some(parameter)),
            };
            let name = self.hidden("p");
            let symbol = self.b.intern(&name);
            let value = self.b.symbolic(Hint::Param(symbol, kind), at);
            if parameter.kind() == "assignment_pattern" {
                self.b.note_last(ir::note::OPTIONAL.to_owned());
            }
            self.declare_hidden(&name, value, at);
            kept.extend(inside.map(|inside| (inside, name)));
        }
        for name in self.names_of(all) {
            let own = self.register(&name, false, true);
            let at = all.first().map_or(Span::NONE, |first| self.b.span(*first));
            let unbound = self.b.constant(Const::Unbound, at);
            self.declare_as(&own, unbound, at);
        }
        for (parameter, name) in kept {
            let at = self.b.span(parameter);
            let value = self.load_plain(&name, at);
            self.bind_parameter(parameter, value);
        }
    }

    /// The names that stand among the parameters of a function and are none of these.
    pub fn named_by_parameters(&self, node: Node<'a>) -> FxHashSet<&'a str> {
        if self.is_library || self.has_plain_parameters(node) {
            return FxHashSet::default();
        }
        let Some(parameters) = node.child_by_field("parameters") else {
            return FxHashSet::default();
        };
        let all: Vec<Node<'a>> = parts(parameters).collect();
        let own = self.names_of(&all);
        let names = parameters
            .descendants()
            .filter(|part| matches!(part.kind(), "identifier" | "shorthand_property_identifier"));
        let names = names.map(|name| self.text(name));
        names
            .filter(|name| *name != "arguments" && !own.iter().any(|own| own == name))
            .collect()
    }

    /// A parameter that is a pattern, or that has a value for when it is left out.
    pub fn unpack_parameter(&mut self, parameter: Node<'a>, kept: &str) {
        let at = self.b.span(parameter);
        if kept.is_empty() {
            let (Some(left), Some(right)) = (
                parameter.child_by_field("left"),
                parameter.child_by_field("right"),
            ) else {
                return;
            };
            let name = self.text(left);
            let given = self.load(name, at);
            let is_missing = self.is_undefined(given, at);
            let (missing, end) = (self.b.label("default"), self.b.label("given"));
            self.b.branch_if(is_missing, missing, end, at);
            self.b.place(missing, at);
            let value = self.expr_named(right, name);
            self.assign(name, value, at);
            self.b.place_if_used(end, at);
            return;
        }
        for name in self.names_of(&[parameter]) {
            self.register(&name, false, false);
        }
        let value = self.load_plain(kept, at);
        self.bind_parameter(parameter, value);
    }

    pub fn bind_parameter(&mut self, pattern: Node<'a>, value: Reg) {
        self.taken_apart = match pattern.kind() {
            "object_pattern" => Some(String::new()),
            "assignment_pattern" => Some(crate::shown::INTERMEDIATE.repeat(3)),
            _ => None,
        };
        self.bind(pattern, value, true);
    }

    pub fn parameter(&mut self, name: &str, kind: ParamKind, at: Span) {
        self.parameter_of_kind(name, kind, false, at);
    }

    pub fn parameter_of_kind(&mut self, name: &str, kind: ParamKind, is_optional: bool, at: Span) {
        let own = self.register(name, false, false);
        let symbol = self.b.intern(&own);
        let value = self.b.symbolic(Hint::Param(symbol, kind), at);
        if is_optional {
            self.b.note_last(ir::note::OPTIONAL.to_owned());
        }
        self.declare_as(&own, value, at);
    }

    pub fn hidden_parameter(&mut self, name: &str, kind: ParamKind, at: Span) {
        let symbol = self.b.intern(name);
        let value = self.b.symbolic(Hint::Param(symbol, kind), at);
        self.declare_hidden(name, value, at);
    }

    /// The parameters of a function that looks at all its arguments.
    pub fn parameters_of_list(&mut self, node: Node<'a>, all: &[Node<'a>], at: Span) {
        self.register("arguments", false, false);
        let symbol = self.b.intern("arguments");
        let value = self.b.symbolic(Hint::Param(symbol, ParamKind::Rest), at);
        let wanted = all.iter().take_while(|parameter| {
            !matches!(parameter.kind(), "assignment_pattern" | "rest_pattern")
        });
        self.b
            .note_last(format!("{}{}", ir::note::WANTED, wanted.count()));
        self.declare_as("arguments", value, at);
        let maps = !self.is_library && !self.is_strict && self.maps_arguments(node, all);
        let is_seen = !self.is_library && (maps || self.shows_arguments(node));
        for (place, &parameter) in all.iter().enumerate() {
            let at = self.b.span(parameter);
            let list = self.load("arguments", at);
            let value = match parameter.kind() {
                "rest_pattern" => {
                    let from = self.b.int(place, at);
                    let method = self.b.intern("slice");
                    let args: Box<[Arg]> = [Arg::positional(from)].into();
                    self.b.value(
                        |dst| Op::CallMethod {
                            dst,
                            receiver: list,
                            method,
                            args,
                        },
                        at,
                    )
                }
                _ => self.b.element(list, place, at),
            };
            let pattern = match parameter.kind() {
                "rest_pattern" => parts(parameter).next().unwrap_or(parameter),
                _ => parameter,
            };
            for name in self.names_of(&[pattern]) {
                self.register(&name, false, false);
            }
            self.bind_parameter(pattern, value);
        }
        if is_seen {
            let list = self.load("arguments", at);
            let callee = match self.is_strict {
                true => self.undefined(at),
                false => self.b.intrinsic(ir::Intrinsic::CalledFunction, &[], at),
            };
            let mut operands = vec![list, callee];
            if maps {
                let mut accessors = Vec::new();
                for (place, &parameter) in all.iter().enumerate() {
                    let name = self.text(parameter);
                    // Of parameters of one name the last is the variable.
                    let again = all[place + 1..]
                        .iter()
                        .any(|later| self.text(*later) == name);
                    let pair = match again {
                        true => [self.undefined(at), self.undefined(at)],
                        false => [
                            self.variable_reader(name, at),
                            self.variable_writer(name, at),
                        ],
                    };
                    accessors.extend(pair);
                }
                operands.push(self.list_of(&accessors, at));
            }
            let object = self.helper("_arguments", &operands, at);
            self.assign("arguments", object, at);
        }
    }

    /// Whether it shows in a function that its parameters and the elements of `arguments` are the same variables.
    pub fn maps_arguments(&self, node: Node<'a>, all: &[Node<'a>]) -> bool {
        if all.is_empty() || all.iter().any(|one| one.kind() != "identifier") {
            return false;
        }
        let names: Vec<&str> = all.iter().map(|one| self.text(*one)).collect();
        let (mut writes_parameter, mut reads_elements) = (false, false);
        let Some(body) = node.child_by_field("body") else {
            return false;
        };
        for part in body.descendants() {
            let target = match part.kind() {
                "assignment_expression" | "augmented_assignment_expression" => {
                    part.child_by_field("left")
                }
                "update_expression" => part.child_by_field("argument"),
                "for_in_statement" => part.child_by_field("left"),
                "function_declaration" => part.child_by_field("name"),
                "variable_declarator" if part.child_by_field("value").is_some() => {
                    part.child_by_field("name")
                }
                _ => None,
            };
            if let Some(target) = target {
                writes_parameter |= target.descendants().any(|name| {
                    name.kind().ends_with("pattern") || names.contains(&self.text(name))
                });
                let object = target.child_by_field("object");
                if object.is_some_and(|object| self.text(object) == "arguments") {
                    return true;
                }
            }
            if part.kind() == "subscript_expression" {
                let object = part.child_by_field("object");
                reads_elements |= object.is_some_and(|object| self.text(object) == "arguments");
            }
        }
        let hands_on = || self.mentions_own(node, &["arguments"]);
        self.shows_arguments(node) || writes_parameter && (reads_elements || hands_on())
    }

    /// Whether the code of a function below a node takes `arguments` as a value that is more than a list of what was given: what
    /// counts them, takes one of them or hands them all on sees no difference.
    pub fn shows_arguments(&self, root: Node<'a>) -> bool {
        let mut pending = vec![root];
        while let Some(node) = pending.pop() {
            for inside in node.named_children() {
                if inside.kind() == "identifier" && self.text(inside) == "eval" {
                    return true;
                }
                if inside.kind() == "identifier" && self.text(inside) == "arguments" {
                    let is_list = match node.kind() {
                        "member_expression" => node
                            .child_by_field("property")
                            .is_some_and(|property| self.text(property) == "length"),
                        "subscript_expression" => node
                            .child_by_field("object")
                            .is_some_and(|object| object.index() == inside.index()),
                        "spread_element" | "for_in_statement" => true,
                        _ => false,
                    };
                    if !is_list {
                        return true;
                    }
                    continue;
                }
                let hands_on = inside.kind() == "call_expression"
                    && inside.child_by_field("function").is_some_and(|callee| {
                        let callee = self.text(callee);
                        [".apply", "slice.call", "Array.from"]
                            .iter()
                            .any(|end| callee.ends_with(end))
                    });
                if hands_on {
                    // Of its operands, those that are no `arguments` themselves.
                    pending.extend(inside.child_by_field("function"));
                    let operands = inside.child_by_field("arguments");
                    let operands = operands.into_iter().flat_map(Node::named_children);
                    pending.extend(operands.filter(|part| part.kind() != "identifier"));
                } else if !is_function(inside.kind()) || inside.kind() == "arrow_function" {
                    pending.push(inside);
                }
            }
        }
        false
    }
}
