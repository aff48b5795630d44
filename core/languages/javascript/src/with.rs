//! `with`: names in the body of the statement may mean members of its object, which is known when the code runs.

use crate::lowerer::Lowerer;
use ir::{Arg, Intrinsic, Label, Reg, Span};
use syntax::Node;

impl<'a> Lowerer<'a, '_> {
    pub fn with_statement(&mut self, node: Node<'a>) {
        let at = self.b.span(node);
        let Some(object) = node.child_by_field("object") else {
            return;
        };
        let value = self.expr(object);
        let value = self.helper("_with_object", &[value], at);
        let kept = self.hidden_in_block("with");
        self.declare_hidden(&kept, value, at);
        self.open(node, node.end());
        if let Some(block) = self.frame().blocks.last_mut() {
            block.with = Some(kept);
        }
        self.body(node, "body");
        self.close();
    }

    /// The hidden variables of the objects of which a name may mean a member, the innermost first.
    pub fn objects_around(&self, name: &str) -> Vec<String> {
        if !self.has_with || name == "this" || name.contains(['@', '.']) {
            return Vec::new();
        }
        let blocks = self
            .frames
            .iter()
            .rev()
            .flat_map(|frame| frame.blocks.iter().rev());
        let inside = blocks.take_while(|block| !block.names.contains_key(name));
        inside.filter_map(|block| block.with.clone()).collect()
    }

    /// For each of the objects: code for where it has a member of the name. Control comes to the end behind it.
    fn within(
        &mut self,
        objects: &[String],
        name: &str,
        end: Label,
        at: Span,
        mut found: impl FnMut(&mut Self, Reg),
    ) {
        for object in objects {
            let value = self.load_plain(object, at);
            let key = self.b.text(name, at);
            let has = match is_scopes(object) {
                true => self.helper("globals::_findScope", &[value, key], at),
                false => self.helper("globals::_with_has", &[value, key], at),
            };
            let (there, next) = (self.b.label("member"), self.b.label("no_member"));
            self.b.branch_if(has, there, next, at);
            self.b.place(there, at);
            let value = self.load_plain(object, at);
            let value = match is_scopes(object) {
                true => {
                    let key = self.b.text(name, at);
                    self.helper("globals::_foundScope", &[value, key], at)
                }
                false => value,
            };
            found(self, value);
            self.b.jump(end, at);
            self.b.place(next, at);
        }
    }

    /// What a name means in the body of a `with` statement.
    pub fn load_within(&mut self, objects: &[String], name: &str, at: Span) -> Reg {
        let (end, kept) = (self.b.label("found"), self.hidden("v"));
        self.within(objects, name, end, at, |this, object| {
            let value = this.load_field(object, name, at);
            this.declare_hidden(&kept, value, at);
        });
        let value = self.load_variable(name, at);
        self.declare_hidden(&kept, value, at);
        self.b.place(end, at);
        self.load_plain(&kept, at)
    }

    /// Assigns to it.
    pub fn assign_within(&mut self, objects: &[String], name: &str, value: Reg, at: Span) {
        let (end, kept) = (self.b.label("assigned"), self.hidden("v"));
        self.declare_hidden(&kept, value, at);
        self.within(objects, name, end, at, |this, object| {
            let value = this.load_plain(&kept, at);
            this.store_field(object, name, value, at);
        });
        let value = self.load_plain(&kept, at);
        self.assign_variable(name, value, at);
        self.b.place(end, at);
    }

    /// Deletes it, where it is a member of one of the objects.
    pub fn delete_within(&mut self, objects: &[String], name: &str, at: Span) -> Reg {
        let (end, kept) = (self.b.label("deleted"), self.hidden("v"));
        self.within(objects, name, end, at, |this, object| {
            let key = this.b.text(name, at);
            let value = this.helper("globals::_deleteVariable", &[object, key], at);
            this.declare_hidden(&kept, value, at);
        });
        let value = match self.find(name).is_some() {
            true => self.constant_bool(false, at),
            false => {
                let global = self.load_plain("globals::globalThis", at);
                let key = self.b.text(name, at);
                self.helper("globals::_delete_quietly", &[global, key], at)
            }
        };
        self.declare_hidden(&kept, value, at);
        self.b.place(end, at);
        self.load_plain(&kept, at)
    }

    /// Calls it: a member is called on its object.
    pub fn call_within(&mut self, objects: &[String], name: &str, args: Vec<Arg>, at: Span) -> Reg {
        let (end, callee, receiver) = (
            self.b.label("callee"),
            self.hidden("callee"),
            self.hidden("receiver"),
        );
        self.within(objects, name, end, at, |this, object| {
            this.declare_hidden(&receiver, object, at);
            let object = this.load_plain(&receiver, at);
            let value = this.load_field(object, name, at);
            this.declare_hidden(&callee, value, at);
            let object = this.load_plain(&receiver, at);
            let object = this.helper("globals::_receiverOf", &[object], at);
            this.declare_hidden(&receiver, object, at);
        });
        let nothing = self.undefined(at);
        self.declare_hidden(&receiver, nothing, at);
        let value = self.load_variable(name, at);
        self.declare_hidden(&callee, value, at);
        self.b.place(end, at);
        let list = self.list(args, at);
        let (callee, receiver) = (self.load_plain(&callee, at), self.load_plain(&receiver, at));
        self.b
            .intrinsic(Intrinsic::CallOn, &[callee, receiver, list], at)
    }
}

/// Whether a hidden variable holds a list of scopes, which a text that is run was given.
fn is_scopes(hidden: &str) -> bool {
    hidden.starts_with(crate::texts::SCOPES)
}
