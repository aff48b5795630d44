//! The fields of classes: their keys, and what gives them to objects and classes.

use crate::classes::ORDINARY;
use crate::decorators::is_accessor;
use crate::lowerer::{Block, Lowerer, parts};
use ir::{Reg, Span};
use syntax::Node;

impl<'a> Lowerer<'a, '_> {
    /// The keys of fields that are computed are computed once, when the class is made: here are their variables.
    pub fn computed_fields(&mut self, members: &[Node<'a>]) {
        for member in members {
            if let Some(key) = member.child_by_field("property")
                && key.kind() == "computed_property_name"
            {
                let at = self.b.span(key);
                let nothing = self.undefined(at);
                let name = self.computed_name(key);
                self.declare_hidden(&name, nothing, at);
            }
        }
    }

    /// The hidden variable of a computed key, of which each time that the class is made has its own.
    pub fn computed_name(&self, key: Node<'a>) -> String {
        let mark = if self.is_library { "" } else { "@2" };
        format!("$key{}{mark}", key.start())
    }

    /// The key of a field that is no plain name.
    pub fn field_key(&mut self, key: Node<'a>, at: Span) -> Reg {
        match key.kind() {
            "computed_property_name" => {
                let name = self.computed_name(key);
                self.load_plain(&name, at)
            }
            _ => self.key(key),
        }
    }

    /// Gives an object a field whose key is a value.
    pub fn keyed_field(
        &mut self,
        member: Node<'a>,
        key: Node<'a>,
        object: Reg,
        value: Reg,
        at: Span,
    ) {
        let key_value = self.field_key(key, at);
        if key.kind() == "private_property_identifier" {
            let shown = self.b.text(self.text(key), at);
            let operands = [object, key_value, value, shown];
            self.helper("_definePrivate", &operands, at);
            return;
        }
        let value = match member.child_by_field("value") {
            Some(node) => self.called_by_key(node, value, key_value, at),
            None => value,
        };
        self.define(object, key_value, value, ORDINARY, at);
    }

    /// Notes of the function around whether a field's value is being lowered; gives what was noted before.
    fn set_in_field(&mut self, is_in: bool) -> bool {
        let own = self.own_frame();
        std::mem::replace(&mut self.frames[own].in_field, is_in)
    }

    /// Gives an object that is being made its fields.
    pub fn fields(&mut self, body: Node<'a>, start: Span) {
        self.brand(start);
        self.run_added(body, "extra", None, start);
        for member in parts(body).filter(|member| member.kind() == "field_definition") {
            let at = self.b.span(member);
            let is_static = member
                .children()
                .any(|child| !child.is_named() && self.text(child) == "static");
            let Some(key) = member.child_by_field("property") else {
                continue;
            };
            if is_static {
                continue;
            }
            let name = self.name_of_member(key);
            let was_in_field = self.set_in_field(true);
            let value = match member.child_by_field("value") {
                Some(value) => self.expr_named(value, &name),
                None => self.undefined(at),
            };
            self.set_in_field(was_in_field);
            let this = self.this(at);
            let value = self.initialized(member, this, value, at);
            match self.plain_key(key) {
                _ if is_accessor(member) => self.store_behind_accessor(key, this, value, at),
                Some(name) => self.define_field(this, &name, value, at),
                None => self.keyed_field(member, key, this, value, at),
            }
            self.run_added_to_field(member, this, at);
        }
    }

    /// The same for the class whose constructor is lowered.
    pub fn fields_of_home(&mut self, at: Span) {
        let mut frames = self.frames.iter();
        if let Some(own) = frames.rposition(|frame| frame.fields.is_some())
            && let Some(body) = self.frames[own].fields
        {
            self.fields_behind(own, body, at);
        }
    }

    /// The same where the constructor's code stands around: its names are none of the fields' affair.
    pub fn fields_behind(&mut self, constructor: usize, body: Node<'a>, at: Span) {
        let this = self.find("this").cloned();
        let frames = self.frames[constructor..].iter_mut();
        let hidden: Vec<_> = frames
            .map(|frame| std::mem::take(&mut frame.blocks))
            .collect();
        let mut block = Block::default();
        block
            .names
            .extend(this.map(|this| ("this".to_owned(), this)));
        self.frame().blocks.push(block);
        self.fields(body, at);
        for (frame, blocks) in self.frames[constructor..].iter_mut().zip(hidden) {
            frame.blocks = blocks;
        }
    }
}
