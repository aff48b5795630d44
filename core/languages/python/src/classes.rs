//! Classes.

use super::functions::Decorator;
use super::lowerer::{Frame, FrameKind, Lowerer};
use frontend::Regions;
use ir::{Arg, ArgKind, Const, Span, Symbol};
use rustc_hash::FxHashSet;
use syntax::Node;

impl<'a> Lowerer<'a> {
    /// Lowers a `class`; `whole` is the node with its decorators.
    pub fn class_definition(
        &mut self,
        node: Node<'a>,
        decorators: &[Decorator<'a>],
        whole: Node<'a>,
    ) {
        let at = self.b.span(node);
        let Some(name_node) = node.child_by_field("name") else {
            return;
        };
        let name = self.text(name_node);
        self.check_type_parameters(node);
        let (parents, keywords) = self.class_arguments(node.child_by_field("superclasses"), at);
        let qualified = self.qualified(name);
        let private = name.trim_start_matches('_');
        let frame = Frame {
            kind: FrameKind::Class,
            scope: self.scopes.of_node(node),
            regions: Regions::default(),
            declared: FxHashSet::default(),
            qualified_name: qualified.clone(),
            private: (!private.is_empty()).then_some(private),
            first_parameter: None,
            is_in_class: true,
        };
        let body = self.skipped_body(
            &format!("class_{name}"),
            &format!("end_class_{name}"),
            at,
            |this| {
                this.frames.push(frame);
                this.class_body(node);
                this.frames.pop();
            },
        );
        let symbol = self.b.intern(name);
        let constant = Const::Class {
            name: symbol,
            body,
            parents: parents.into(),
            keywords,
        };
        let class = self.b.constant(constant, at);
        self.set_qualified_name(class, name, &qualified, at);
        let value = self.decorate(class, decorators);
        let at = self.b.span(whole);
        self.store_name(name, value, at);
    }

    fn class_body(&mut self, node: Node<'a>) {
        let at = self.b.span(node);
        self.declare_annotations(at);
        self.broken_parts(node);
        if let Some(body) = node.child_by_field("body") {
            self.docstring_variable(body);
            self.statements(body);
        }
        let end = self.b.span_of(node.end(), node.end());
        self.return_nil(end);
    }

    /// The variables that hold a class's parents and the map of its further arguments.
    fn class_arguments(
        &mut self,
        arguments: Option<Node<'a>>,
        at: Span,
    ) -> (Vec<Symbol>, Option<Symbol>) {
        let mut parents = Vec::new();
        let mut keywords = Vec::new();
        for argument in arguments.into_iter().flat_map(Node::named_children) {
            let argument_at = self.b.span(argument);
            match argument.kind() {
                "identifier" => {
                    let name = self.variable(self.text(argument));
                    parents.push(name);
                }
                "keyword_argument" => {
                    let (Some(name), Some(value)) = (
                        argument.child_by_field("name"),
                        argument.child_by_field("value"),
                    ) else {
                        continue;
                    };
                    let key = self.b.text(self.text(name), argument_at);
                    let value = self.expr(value);
                    keywords.extend([Arg::positional(key), Arg::positional(value)]);
                }
                "dictionary_splat" => {
                    if let Some(value) = argument.named_children().next() {
                        keywords.push(Arg {
                            kind: ArgKind::NamedSpread,
                            value: self.expr(value),
                        });
                    }
                }
                // The constant names each parent by a variable, so their number must be known.
                "list_splat" => drop(self.b.unsupported("list_splat", argument_at)),
                _ => {
                    let value = self.expr(argument);
                    let name = self.hidden("base");
                    self.store_hidden(name, value, argument_at);
                    parents.push(name);
                }
            }
        }
        let keywords = (!keywords.is_empty()).then(|| {
            let map = self.map(keywords, at);
            let name = self.hidden("keywords");
            self.store_hidden(name, map, at);
            name
        });
        (parents, keywords)
    }
}
