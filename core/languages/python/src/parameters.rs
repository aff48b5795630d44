//! Parameters: their kinds, default values and annotations.

use super::lowerer::Lowerer;
use super::scopes::parameter_name;
use ir::{Arg, Hint, Label, Op, ParamKind, Reg, Scalar, Span, TypeExpr, TypePlace};
use syntax::Node;

/// One parameter.
#[derive(Clone, Copy)]
pub(super) struct Parameter<'a> {
    node: Node<'a>,
    name: Node<'a>,
    kind: ParamKind,
    default: Option<Node<'a>>,
    annotation: Option<Node<'a>>,
}

/// The parameters of a function or lambda; none for a node without any.
pub(super) fn parameters<'a>(list: Option<Node<'a>>) -> Vec<Parameter<'a>> {
    let mut found: Vec<Parameter> = Vec::new();
    let mut by_name_only = false;
    for node in list.into_iter().flat_map(Node::named_children) {
        match node.kind() {
            "keyword_separator" => by_name_only = true,
            "positional_separator" => {
                for parameter in &mut found {
                    parameter.kind = ParamKind::PositionalOnly;
                }
            }
            _ => {
                let Some(name) = parameter_name(node) else {
                    continue;
                };
                let splat = match node.kind() {
                    "typed_parameter" => node.named_children().next().unwrap_or(node),
                    _ => node,
                };
                let kind = match splat.kind() {
                    "list_splat_pattern" => ParamKind::Rest,
                    "dictionary_splat_pattern" => ParamKind::NamedRest,
                    _ if by_name_only => ParamKind::NamedOnly,
                    _ => ParamKind::Normal,
                };
                by_name_only |= kind == ParamKind::Rest;
                found.push(Parameter {
                    node,
                    name,
                    kind,
                    default: node.child_by_field("value"),
                    annotation: node.child_by_field("type"),
                });
            }
        }
    }
    found
}

impl<'a> Lowerer<'a> {
    /// Binds the parameters at the start of a function's body.
    pub fn bind_parameters(&mut self, parameters: &[Parameter<'a>]) {
        for (index, parameter) in parameters.iter().enumerate() {
            let at = self.b.span(parameter.node);
            let text = self.text(parameter.name);
            let earlier = &parameters[..index];
            if parameter.name.kind() != "identifier" {
                self.b.unsupported(parameter.name.kind(), at);
                continue;
            }
            if earlier.iter().any(|other| self.text(other.name) == text) {
                let message = format!("duplicate argument '{text}' in function definition");
                self.b.invalid(at, message);
            }
            let needs_default = matches!(
                parameter.kind,
                ParamKind::Normal | ParamKind::PositionalOnly
            );
            let follows_default = earlier.iter().any(|other| other.default.is_some());
            if needs_default && parameter.default.is_none() && follows_default {
                self.b
                    .invalid(at, "non-default argument follows default argument");
            }
            let name = self.variable(text);
            let value = self.b.symbolic(Hint::Param(name, parameter.kind), at);
            self.store_name(text, value, at);
        }
    }

    /// The first parameter that takes an argument by place.
    pub fn first_by_place(&self, parameters: &[Parameter<'a>]) -> Option<&'a str> {
        let first = parameters.first()?;
        matches!(first.kind, ParamKind::Normal | ParamKind::PositionalOnly)
            .then(|| self.text(first.name))
    }

    /// Evaluates default values, those of parameters by place first: a tuple and a map.
    pub fn defaults(
        &mut self,
        parameters: &[Parameter<'a>],
        at: Span,
    ) -> (Option<Reg>, Option<Reg>) {
        let mut by_place = Vec::new();
        let mut by_name = Vec::new();
        for parameter in parameters {
            if let (Some(default), false) =
                (parameter.default, parameter.kind == ParamKind::NamedOnly)
            {
                by_place.push(self.expr(default));
            }
        }
        for parameter in parameters {
            if let (Some(default), ParamKind::NamedOnly) = (parameter.default, parameter.kind) {
                let name_at = self.b.span(parameter.name);
                let name = self.mangled(self.text(parameter.name)).into_owned();
                let key = self.b.text(&name, name_at);
                let value = self.expr(default);
                by_name.extend([Arg::positional(key), Arg::positional(value)]);
            }
        }
        let by_place = (!by_place.is_empty()).then(|| self.tuple(&by_place, at));
        let by_name = (!by_name.is_empty()).then(|| self.map(by_name, at));
        (by_place, by_name)
    }

    /// Evaluates annotations into a map, if there are any.
    pub fn annotations(
        &mut self,
        parameters: &[Parameter<'a>],
        result: Option<Node<'a>>,
        at: Span,
    ) -> Option<Reg> {
        let of_parameters = parameters.iter().filter_map(|parameter| {
            Some((
                self.mangled(self.text(parameter.name)).into_owned(),
                parameter.annotation?,
            ))
        });
        let of_result = result.map(|annotation| ("return".to_owned(), annotation));
        let all: Vec<_> = of_parameters.chain(of_result).collect();
        let mut entries = Vec::new();
        for (name, annotation) in &all {
            let annotation_at = self.b.span(*annotation);
            let key = self.b.text(name, annotation_at);
            let value = self.annotation(*annotation);
            entries.extend([Arg::positional(key), Arg::positional(value)]);
        }
        (!all.is_empty()).then(|| self.map(entries, at))
    }

    /// Notes the types that a function's parameters and result are declared with.
    pub fn note_parameters(
        &mut self,
        entry: Label,
        parameters: &[Parameter<'a>],
        result: Option<Node<'a>>,
    ) {
        for parameter in parameters {
            if let Some(annotation) = parameter.annotation {
                let ty = self.type_of_annotation(annotation);
                let ty = match parameter.kind {
                    ParamKind::Rest => TypeExpr::param("tuple", vec![ty]),
                    ParamKind::NamedRest => {
                        TypeExpr::param("map", vec![TypeExpr::Scalar(Scalar::Text), ty])
                    }
                    _ => ty,
                };
                let name = self.mangled(self.text(parameter.name)).into_owned();
                let name = self.b.intern(&name);
                self.b.note(TypePlace::Variable(entry, name), ty);
            }
        }
        if let Some(annotation) = result {
            let ty = self.type_of_annotation(annotation);
            self.b.note(TypePlace::Result(entry), ty);
        }
    }

    /// The value of an annotation, or its text where the module asks for that.
    pub fn annotation(&mut self, node: Node<'a>) -> Reg {
        let at = self.b.span(node);
        if self.annotations_are_text {
            self.b.text(self.text(node), at)
        } else {
            self.expr(node)
        }
    }

    /// Writes a member of a function or class under definition.
    pub fn set_member(&mut self, object: Reg, member: &str, value: Reg, at: Span) {
        let field = self.b.intern(member);
        self.b.emit(
            Op::StoreField {
                object,
                field,
                value,
            },
            at,
        );
    }
}
