//! What is assigned to: what a target is a part of is settled first, then come the values, which are put into it.

use super::{Lowerer, is_code};
use ir::{Arg, Op, Reg, Span};
use syntax::Node;

/// What is assigned to; what it is a part of is evaluated.
pub(super) enum Target<'a> {
    /// A variable or a constant.
    Name(Node<'a>),
    /// An element: of what, and under which keys.
    Element(Reg, Vec<Arg>),
    /// An attribute: of what, its call, and whether nothing has none.
    Member(Reg, Node<'a>, bool),
    /// Several, which the elements of a list are put into; whether their variables are new ones.
    List(Vec<Place<'a>>, bool),
}

/// One of several targets.
pub(super) struct Place<'a> {
    at: Span,
    /// Whether it takes all that the others leave.
    takes_rest: bool,
    /// Nothing takes what has no name.
    target: Option<Target<'a>>,
}

impl<'a> Lowerer<'a> {
    /// Assigns a value to what a node names.
    pub(super) fn assign(&mut self, node: Node<'a>, value: Reg) {
        let target = self.settled(node);
        let at = self.b.span(node);
        self.put(&target, value, at);
    }

    /// What is assigned to: what it is a part of is evaluated, once.
    pub(super) fn settled(&mut self, node: Node<'a>) -> Target<'a> {
        let at = self.b.span(node);
        match node.kind() {
            "element_reference" => {
                let children: Vec<_> = node.named_children().filter(is_code).collect();
                match children.split_first() {
                    Some((object, keys)) => {
                        let object = self.expr(*object);
                        Target::Element(object, self.items(keys, at).into_vec())
                    }
                    None => Target::Name(node),
                }
            }
            "call" => match node.child_by_field("receiver") {
                Some(object) if node.child_by_field("method").is_some() => {
                    let object = self.expr(object);
                    let operator = node.child_by_field("operator");
                    let is_safe = operator.is_some_and(|operator| self.text(operator) == "&.");
                    Target::Member(object, node, is_safe)
                }
                _ => Target::Name(node),
            },
            "left_assignment_list" | "destructured_left_assignment" | "destructured_parameter" => {
                let targets: Vec<_> = node.named_children().filter(is_code).collect();
                self.settled_list(&targets, node.kind() == "destructured_parameter")
            }
            _ => Target::Name(node),
        }
    }

    fn settled_list(&mut self, targets: &[Node<'a>], declares: bool) -> Target<'a> {
        let places = targets.iter().map(|&node| {
            let takes_rest = matches!(node.kind(), "rest_assignment" | "splat_parameter");
            let inside = match takes_rest {
                true => node.named_children().next(),
                false => Some(node),
            };
            Place {
                at: self.b.span(inside.unwrap_or(node)),
                takes_rest,
                target: inside.map(|inside| self.settled(inside)),
            }
        });
        let places = places.collect();
        Target::List(places, declares)
    }

    /// What a target that is read before it is written holds.
    pub(super) fn taken(&mut self, target: &Target<'a>, at: Span) -> Reg {
        match target {
            Target::Name(node) => self.expr(*node),
            Target::Element(object, keys) => self.element_call(*object, "[]", keys, None, at),
            Target::Member(object, call, is_safe) => {
                let (object, name) = (*object, self.member_of_call(*call));
                match is_safe {
                    true => self
                        .short_circuit_nil(object, at, |this| this.method(object, name, &[], at)),
                    false => self.method(object, name, &[], at),
                }
            }
            Target::List(..) => self.b.nil(at),
        }
    }

    /// Puts a value into a target.
    pub(super) fn put(&mut self, target: &Target<'a>, value: Reg, at: Span) {
        match target {
            Target::Name(node) => self.name_value(*node, value, at),
            Target::Element(object, keys) => {
                self.element_call(*object, "[]=", keys, Some(value), at);
            }
            Target::Member(object, call, is_safe) => {
                let object = *object;
                let name = format!("{}=", self.member_of_call(*call));
                match is_safe {
                    true => {
                        self.short_circuit_nil(object, at, |this| {
                            this.method(object, &name, &[value], at)
                        });
                    }
                    false => {
                        self.check_writable(*call, object, at);
                        self.method(object, &name, &[value], at);
                    }
                }
            }
            Target::List(places, declares) => {
                let list = self.library_call("list_for", &[value], at);
                self.put_all(places, list, *declares, at);
            }
        }
    }

    /// Assigns the elements of a list.
    pub(super) fn assign_all(&mut self, targets: &[Node<'a>], list: Reg, declares: bool, at: Span) {
        if let Target::List(places, _) = self.settled_list(targets, declares) {
            self.put_all(&places, list, declares, at);
        }
    }

    fn put_all(&mut self, places: &[Place<'a>], list: Reg, declares: bool, at: Span) {
        let rest = places.iter().position(|place| place.takes_rest);
        let after = rest.map_or(0, |rest| places.len() - rest - 1);
        for (number, place) in places.iter().enumerate() {
            let from = self.b.int(number, at);
            let value = match rest {
                Some(rest) if number == rest => {
                    let after = self.b.int(after, at);
                    self.library_call("middle_of", &[list, from, after], at)
                }
                Some(rest) if number > rest => {
                    let behind = self.b.int(places.len() - number, at);
                    let before = self.b.int(rest, at);
                    self.library_call("last_of", &[list, behind, before], at)
                }
                _ => self.library_call("item", &[list, from], at),
            };
            match &place.target {
                Some(Target::Name(node)) if declares && node.kind() == "identifier" => {
                    self.declare(self.text(*node), value, at);
                }
                Some(target) => self.put(target, value, place.at),
                None => {}
            }
        }
    }

    /// The name of the attribute that a call is of.
    fn member_of_call(&self, call: Node<'a>) -> &'a str {
        call.child_by_field("method")
            .map_or("", |method| self.text(method))
    }

    fn element_call(
        &mut self,
        object: Reg,
        method: &str,
        keys: &[Arg],
        value: Option<Reg>,
        at: Span,
    ) -> Reg {
        let nothing = self.b.nil(at);
        let args = std::iter::once(Arg::positional(nothing))
            .chain(keys.iter().cloned())
            .chain(value.map(Arg::positional))
            .collect();
        let method = self.b.intern(method);
        self.b.value(
            |dst| Op::CallMethod {
                dst,
                receiver: object,
                method,
                args,
            },
            at,
        )
    }

    /// An attribute of another object must not be hidden.
    fn check_writable(&mut self, call: Node<'a>, object: Reg, at: Span) {
        let (Some(receiver), Some(method)) = (
            call.child_by_field("receiver"),
            call.child_by_field("method"),
        ) else {
            return;
        };
        let name = format!("{}=", self.text(method));
        let is_hidden =
            self.guarded.contains(self.text(method)) || self.guarded.contains(name.as_str());
        if receiver.kind() != "self" && is_hidden {
            let (key, this) = (self.b.text(&name, at), self.this(at));
            self.library_call("check_visible", &[object, key, this], at);
        }
    }

    /// Gives a variable or a constant a value.
    fn name_value(&mut self, node: Node<'a>, value: Reg, at: Span) {
        let text = self.text(node);
        match node.kind() {
            "identifier" => self.assign_local(text, value, at),
            "instance_variable" => {
                let this = self.this(at);
                if self.freezes_objects {
                    self.library_call("check_frozen", &[this], at);
                }
                self.set_field(this, text, value, at);
                // What is frozen refuses it.
                self.b.note_last("strict".to_owned());
            }
            "class_variable" => {
                let home = self.home(at);
                let name = self.b.text(text, at);
                self.library_call("set_class_variable", &[home, name, value], at);
            }
            "global_variable" => {
                let globals = self.load_plain("GLOBALS", at);
                let text = self.global(text);
                if matches!(text, "$stdout" | "$stderr") && !self.is_library {
                    let name = self.b.text(text, at);
                    self.library_call("check_output", &[name, value], at);
                }
                self.set_field(globals, text, value, at);
            }
            "constant" if self.class_bodies == 0 => {
                // A block's constants are those of what is around it.
                if self.frames.len() == 1 || self.is_library {
                    self.declare_hidden(text, value, at);
                }
                if !self.is_library {
                    let name = self.b.text(text, at);
                    let home = self.load_plain("Object", at);
                    self.library_call("set_constant", &[home, name, value], at);
                }
            }
            "constant" => {
                let home = self.load_plain("$home", at);
                let name = self.b.text(text, at);
                self.library_call("set_constant", &[home, name, value], at);
            }
            // The value comes before the module.
            "scope_resolution" => {
                let home = match node.child_by_field("scope") {
                    Some(scope) => self.expr(scope),
                    None => self.load_plain("Object", at),
                };
                let name = node.child_by_field("name");
                let name = name.map_or("", |name| self.text(name));
                let name = self.b.text(name, at);
                self.library_call("set_constant", &[home, name, value], at);
            }
            _ => {
                self.unsupported(node);
            }
        }
    }
}
