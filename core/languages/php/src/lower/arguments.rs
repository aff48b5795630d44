//! Arguments: by place, by name, spread, and by reference.

use super::{Frame, Lowerer, is_code, parts};
use crate::signatures::{Parameter, Signature};
use ir::{Arg, ArgKind, Intrinsic, Reg, Span};
use syntax::Node;

/// A place that is written back once a call is over.
pub(super) struct Back<'a> {
    place: Node<'a>,
    cell: Reg,
    /// Whether only the run knows that it is passed by reference: there is no cell otherwise.
    is_asked: bool,
}

/// What is passed, and what is written back once the call is over.
pub(super) type Passed<'a> = (Vec<Arg>, Vec<Back<'a>>);

impl<'a> Lowerer<'a> {
    pub(super) fn arguments(
        &mut self,
        node: Node<'a>,
        signature: Option<&Signature>,
    ) -> Passed<'a> {
        self.arguments_asked(node, signature, None)
    }

    /// The arguments of a call by way of a value, which is asked what it takes by reference if there is such a function.
    pub(super) fn arguments_of_value(&mut self, node: Node<'a>, callee: Reg) -> Passed<'a> {
        let given = node.child_by_field("arguments").into_iter().flat_map(parts);
        let has_places = given.into_iter().any(|argument| {
            let value = parts(argument).last().copied();
            value.is_some_and(|value| is_place(value) && self.text(value) != "$this")
        });
        let asked = (self.refers_by_value && has_places && !self.is_library).then(|| {
            let at = self.b.span(node);
            self.lib("references_of", &[callee], at)
        });
        self.arguments_asked(node, None, asked)
    }

    fn arguments_asked(
        &mut self,
        node: Node<'a>,
        signature: Option<&Signature>,
        asked: Option<Reg>,
    ) -> Passed<'a> {
        let mut passed: Vec<Option<Arg>> = Vec::new();
        let mut back = Vec::new();
        let (mut spread, mut named) = (Vec::new(), Vec::new());
        let given = node
            .child_by_field("arguments")
            .or_else(|| node.child_by_kind("arguments"));
        let given = given.into_iter().flat_map(Node::named_children);
        let mut place = 0;
        let given: Vec<Node<'a>> = given.filter(is_code).collect();
        for (number, &argument) in given.iter().enumerate() {
            let at = self.b.span(argument);
            let nodes = parts(argument);
            let Some(value) = nodes.last().copied() else {
                continue;
            };
            if value.kind() == "variadic_unpacking" {
                let Some(inside) = parts(value).first().copied() else {
                    continue;
                };
                let refers = signature.filter(|all| {
                    let takes = all.iter().any(|parameter| parameter.by_reference);
                    takes && is_place(inside) && !self.is_library
                });
                if let Some(all) = refers {
                    let value = self.spread_references(inside, all, place, at);
                    let kind = ArgKind::Spread;
                    spread.push(Arg { kind, value });
                    continue;
                }
                let from = self.expr(inside);
                spread.extend(self.spread(from, signature, place, at));
                continue;
            }
            let name = argument.child_by_field("name").map(|name| self.text(name));
            let is_described =
                signature.is_some_and(|all| all.iter().any(|parameter| parameter.held.is_some()));
            let found = name.and_then(|name| {
                let all = signature?.iter();
                all.clone().position(|parameter| parameter.name == name)
            });
            if let Some(name) = name
                && !(is_described && found.is_some())
            {
                if is_described
                    && signature.is_some_and(|all| all.last().is_none_or(|last| !last.is_variadic))
                {
                    let name = self.bytes(name.as_bytes(), at);
                    self.lib("unknown_parameter", &[name], at);
                }
                let by_reference = found
                    .and_then(|at| signature?.get(at))
                    .is_some_and(|parameter| parameter.by_reference);
                let value = match by_reference {
                    true => self.passed_reference(value, &mut back, at),
                    false => self.expr(value),
                };
                let name = self.b.intern(name);
                let kind = ArgKind::Named(name);
                named.push(Arg { kind, value });
                continue;
            }
            let at_place = found.unwrap_or(place);
            if name.is_some() && passed.get(at_place).is_some_and(Option::is_some) {
                let name = self.bytes(name.unwrap_or("").as_bytes(), at);
                self.lib("overwritten_parameter", &[name], at);
            }
            let parameter = signature.and_then(|signature| {
                let last = signature.last().filter(|parameter| parameter.is_variadic);
                signature.get(at_place).or(last)
            });
            let is_reference = parameter.is_some_and(|parameter| parameter.by_reference);
            let register = match (is_reference, asked) {
                (true, _) => {
                    let register = self.passed_reference(value, &mut back, at);
                    let parameter = parameter.map_or("", |parameter| parameter.name.as_str());
                    self.check_passable(node, value, at_place, parameter, at);
                    register
                }
                (_, Some(asked)) if is_place(value) && self.text(value) != "$this" => {
                    self.passed_as_asked(value, asked, at_place, &mut back, at)
                }
                _ => {
                    let mut register = self.expr(value);
                    if self.variable(value).is_some_and(|name| {
                        !self.is_library && self.is_changed_in(&given[number + 1..], name)
                    }) {
                        register = self.own(Intrinsic::OrderedCopy, &[register], at);
                    }
                    match parameter.cloned() {
                        Some(parameter) => self.held(register, value, &parameter, at_place, at),
                        None => register,
                    }
                }
            };
            while passed.len() <= at_place {
                passed.push(None);
            }
            passed[at_place] = Some(Arg::positional(register));
            place = at_place.max(place) + 1;
        }
        let at = self.b.span(node);
        let passed = passed
            .into_iter()
            .map(|arg| arg.unwrap_or_else(|| Arg::positional(self.none(at))))
            .chain(spread)
            .chain(named)
            .collect();
        (passed, back)
    }

    /// What is spread of a place whose elements may be taken by reference.
    fn spread_references(
        &mut self,
        node: Node<'a>,
        signature: &Signature,
        place: usize,
        at: Span,
    ) -> Reg {
        let array = self.container(node);
        let places: Vec<Reg> = signature
            .iter()
            .map(
                |parameter| match parameter.by_reference && parameter.is_variadic {
                    true => self.b.text("rest", at),
                    false => self.truth_of(parameter.by_reference, at),
                },
            )
            .collect();
        let places = self.own(Intrinsic::OrderedNew, &places, at);
        let place = self.b.int(place, at);
        self.lib("spread_references", &[array, place, places], at)
    }

    /// What is spread: values by place, and others by name.
    fn spread(
        &mut self,
        from: Reg,
        signature: Option<&Signature>,
        place: usize,
        at: Span,
    ) -> Vec<Arg> {
        let described = signature.filter(|all| {
            all.iter().any(|parameter| parameter.held.is_some())
                && all.last().is_some_and(|last| !last.is_variadic)
        });
        let from = self.lib("spread_of", &[from], at);
        if let Some(signature) = described {
            let names: Vec<Reg> = signature
                .iter()
                .map(|parameter| self.bytes(parameter.name.as_bytes(), at))
                .collect();
            let names = self.own(Intrinsic::OrderedNew, &names, at);
            let place = self.b.int(place, at);
            let value = self.lib("spread_for", &[from, names, place], at);
            let kind = ArgKind::Spread;
            return vec![Arg { kind, value }];
        }
        let list = self.lib("spread_list", &[from], at);
        let mut all = vec![Arg {
            kind: ArgKind::Spread,
            value: list,
        }];
        if !self.is_library || signature.is_none() {
            let value = self.lib("spread_map", &[from], at);
            let kind = ArgKind::NamedSpread;
            all.push(Arg { kind, value });
        }
        all
    }

    /// An argument of a function of the library, which is held to its type.
    fn held(
        &mut self,
        value: Reg,
        node: Node<'a>,
        parameter: &Parameter,
        place: usize,
        at: Span,
    ) -> Reg {
        let Some((ty, function)) = &parameter.held else {
            return value;
        };
        if self.is_library || ty == "mixed" || self.fits_always(node, ty) {
            return value;
        }
        let text = self.bytes(ty.as_bytes(), at);
        let fits = self.own(Intrinsic::ValueFits, &[value, text], at);
        self.unless(fits, value, at, |s| {
            let name = match parameter.is_variadic {
                true => "",
                false => parameter.name.as_str(),
            };
            let all = [
                value,
                text,
                s.bytes(function.as_bytes(), at),
                s.b.int(place + 1, at),
                s.bytes(name.as_bytes(), at),
                s.truth_of(s.is_strict, at),
            ];
            s.lib("library_argument", &all, at)
        })
    }

    /// Tells that a call of a function of the library passes too little, or too much.
    pub(super) fn check_count(&mut self, name: &str, node: Node<'a>, signature: &Signature) {
        let given = node.child_by_field("arguments").into_iter().flat_map(parts);
        let mut count = 0;
        for argument in given {
            let is_spread = parts(argument)
                .iter()
                .any(|part| part.kind() == "variadic_unpacking");
            if is_spread || argument.child_by_field("name").is_some() {
                return;
            }
            count += 1;
        }
        let is_held = signature.iter().any(|parameter| parameter.held.is_some());
        let required = signature.iter().filter(|part| !part.is_optional).count();
        let is_open = signature.last().is_some_and(|last| last.is_variadic);
        let (most, least) = (signature.len(), required);
        if !is_held || count >= least && (is_open || count <= most) {
            return;
        }
        let at = self.b.span(node);
        let words = match (least == most && !is_open, count < least) {
            (true, _) => "exactly",
            (_, true) => "at least",
            _ => "at most",
        };
        let bound = if count < least { least } else { most };
        let all = [
            self.bytes(name.as_bytes(), at),
            self.b.text(words, at),
            self.b.int(bound, at),
            self.b.int(count, at),
        ];
        self.lib("wrong_count", &all, at);
    }

    /// Whether arguments change the array of a variable that is passed in front of them as it is there.
    fn is_changed_in(&self, arguments: &[Node<'a>], name: &str) -> bool {
        let is_root = |node: Node<'a>| {
            let mut at = node;
            while at.kind() == "subscript_expression"
                && let Some(inside) = parts(at).first()
            {
                at = *inside;
            }
            self.variable(at) == Some(name)
        };
        arguments.iter().any(|other| {
            let mut frame = Frame::default();
            self.collect(*other, &mut frame);
            frame.boxed.contains(name)
                || other.descendants().any(|part| {
                    part.kind() == "assignment_expression"
                        && part.child_by_field("left").is_some_and(is_root)
                })
        })
    }

    /// Tells that what a function takes by reference is no variable: what a call gives is passed all the same, other values are not.
    fn check_passable(
        &mut self,
        call: Node<'a>,
        value: Node<'a>,
        place: usize,
        parameter: &str,
        at: Span,
    ) {
        let function = call
            .child_by_field("function")
            .filter(|function| matches!(function.kind(), "name" | "qualified_name"));
        let Some(function) = function else {
            return;
        };
        let function = self.function_name(function);
        if self.is_library || function == "array_multisort" {
            return;
        }
        match value.kind() {
            kind if kind.ends_with("call_expression") && !self.gives_reference(value) => {
                let words = "Only variables should be passed by reference";
                let words = self.b.text(words, at);
                self.lib("notice", &[words], at);
            }
            "integer"
            | "float"
            | "string"
            | "encapsed_string"
            | "boolean"
            | "null"
            | "binary_expression"
            | "unary_op_expression"
            | "array_creation_expression"
            | "assignment_expression"
            | "object_creation_expression"
            | "conditional_expression"
            | "anonymous_function"
            | "arrow_function"
            | "cast_expression"
            | "nullsafe_member_access_expression"
            | "match_expression" => {
                let about = [
                    self.bytes(function.as_bytes(), at),
                    self.b.int(place + 1, at),
                    self.bytes(parameter.as_bytes(), at),
                ];
                self.lib("refuse_reference", &about, at);
            }
            _ => {}
        }
    }

    /// A reference to what is passed: elements and members are written back behind the call.
    fn passed_reference(&mut self, node: Node<'a>, back: &mut Vec<Back<'a>>, at: Span) -> Reg {
        match node.kind() {
            "subscript_expression" | "member_access_expression" => {
                let value = self.quietly(node);
                let cell = self.own(Intrinsic::CellNew, &[value], at);
                back.push(Back {
                    place: node,
                    cell,
                    is_asked: false,
                });
                cell
            }
            _ => self.reference(node),
        }
    }

    /// A reference to what is passed if the function takes one there, and the value otherwise.
    fn passed_as_asked(
        &mut self,
        node: Node<'a>,
        asked: Reg,
        place: usize,
        back: &mut Vec<Back<'a>>,
        at: Span,
    ) -> Reg {
        let kept = self.hidden("reference");
        let nothing = self.b.nil(at);
        self.declare_plain(&kept, nothing, at);
        let place = self.b.int(place, at);
        let is_reference = self.lib("refers_at", &[asked, place], at);
        let passed = self.either(
            is_reference,
            at,
            |s| {
                let is_boxed = s
                    .variable(node)
                    .is_some_and(|name| s.frame().boxed.contains(name));
                if is_boxed {
                    return s.reference(node);
                }
                let value = s.quietly(node);
                let value = s.own(Intrinsic::OrderedCopy, &[value], at);
                let cell = s.own(Intrinsic::CellNew, &[value], at);
                s.store_plain(&kept, cell, at);
                cell
            },
            |s| s.expr(node),
        );
        let cell = self.load_plain(&kept, at);
        back.push(Back {
            place: node,
            cell,
            is_asked: true,
        });
        passed
    }

    pub(super) fn write_back(&mut self, back: Vec<Back<'a>>) {
        for Back {
            place,
            cell,
            is_asked,
        } in back
        {
            let at = self.b.span(place);
            let (yes, behind) = (self.b.label("written_back"), self.b.label("behind"));
            let known = self.frame().assigned.clone();
            if is_asked {
                let is_cell = self.own(Intrinsic::IsCell, &[cell], at);
                self.b.branch_if(is_cell, yes, behind, at);
                self.b.place(yes, at);
            }
            let value = self.own(Intrinsic::CellRead, &[cell], at);
            let target = self.place_of(place);
            self.write(&target, value, at);
            if is_asked {
                self.b.jump(behind, at);
                self.b.place(behind, at);
                self.frame().assigned = known;
            }
        }
    }
}

/// Whether an argument is something that a reference may refer to.
pub(super) fn is_place(node: Node<'_>) -> bool {
    match node.kind() {
        "variable_name" | "member_access_expression" => true,
        "subscript_expression" => parts(node).len() == 2,
        _ => false,
    }
}
