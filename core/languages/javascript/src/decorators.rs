//! Decorators of classes and their members, and fields with accessors, as TypeScript has them. What they do is the library's to say;
//! here is when: their expressions are evaluated before the class is made, they are called behind its methods, and what they add
//! runs where fields are made.

use crate::lowerer::{Lowerer, parts};
use ir::{Const, Intrinsic, Reg, Span};
use syntax::Node;

/// What a member that is decorated is called in its context.
fn kind_of(member: Node<'_>) -> &'static str {
    let has = |word: &str| {
        member
            .children()
            .any(|child| !child.is_named() && child.kind() == word)
    };
    match member.kind() {
        "field_definition" if has("accessor") => "accessor",
        "field_definition" => "field",
        _ if has("get") => "getter",
        _ if has("set") => "setter",
        _ => "method",
    }
}

/// Whether a field is read and written through accessors.
pub fn is_accessor(member: Node<'_>) -> bool {
    member.kind() == "field_definition" && kind_of(member) == "accessor"
}

fn is_static(member: Node<'_>) -> bool {
    member
        .children()
        .any(|child| !child.is_named() && child.kind() == "static")
}

/// The decorators of a class.
fn of_class<'a>(class: Node<'a>) -> Vec<Node<'a>> {
    let inside = class.named_children();
    inside.filter(|child| child.kind() == "decorator").collect()
}

/// The members that are decorated, each with its decorators; those of methods stand in front of them.
fn of_members<'a>(body: Node<'a>) -> Vec<(Node<'a>, Vec<Node<'a>>)> {
    let mut found = Vec::new();
    let mut waiting = Vec::new();
    for member in parts(body) {
        if member.kind() == "decorator" {
            waiting.push(member);
            continue;
        }
        let own = member
            .named_children()
            .filter(|child| child.kind() == "decorator");
        let all: Vec<_> = waiting.drain(..).chain(own).collect();
        if !all.is_empty() {
            found.push((member, all));
        }
    }
    found
}

/// The lists that belong to a place in the source.
fn variable(what: &str, at: Node<'_>) -> String {
    format!("${what}{}", at.start())
}

impl<'a> Lowerer<'a, '_> {
    /// Evaluates the decorators of a class and its members. Gives whether there are any.
    pub fn evaluate_decorators(&mut self, class: Node<'a>, body: Node<'a>) -> bool {
        let (of_class, of_members) = (of_class(class), of_members(body));
        if of_class.is_empty() && of_members.is_empty() {
            return false;
        }
        let at = self.b.span(class);
        self.list_of_decorators(&of_class, &variable("decorators", class), at);
        for what in ["class_extra", "static_extra", "extra"] {
            self.empty_list(&variable(what, body), at);
        }
        for (member, decorators) in of_members {
            let at = self.b.span(member);
            self.list_of_decorators(&decorators, &variable("decorators", member), at);
            self.empty_list(&variable("initial", member), at);
            self.empty_list(&variable("extra", member), at);
        }
        true
    }

    fn empty_list(&mut self, name: &str, at: Span) {
        let list = self.helper("_list", &[], at);
        self.declare_hidden(name, list, at);
    }

    fn list_of_decorators(&mut self, decorators: &[Node<'a>], name: &str, at: Span) {
        let values: Vec<Reg> = decorators
            .iter()
            .filter_map(|decorator| parts(*decorator).next())
            .map(|expression| self.expr(expression))
            .collect();
        let list = self.helper("_list", &values, at);
        self.declare_hidden(name, list, at);
    }

    /// Calls the decorators of a class and its members. Gives the class, which may be another one then.
    pub fn apply_decorators(
        &mut self,
        class: Node<'a>,
        body: Node<'a>,
        made: Reg,
        name: &str,
    ) -> Reg {
        let members = of_members(body);
        let is_field = |member: &Node<'a>| kind_of(*member) == "field";
        // Methods come before fields, and of each those of the class before those of its objects.
        for (fields, of_class) in [(false, true), (false, false), (true, true), (true, false)] {
            for (member, _) in &members {
                if is_field(member) == fields && is_static(*member) == of_class {
                    self.apply_to_member(*member, body, made);
                }
            }
        }
        let at = self.b.span(class);
        let list = self.load_plain(&variable("decorators", class), at);
        let extra = self.load_plain(&variable("class_extra", body), at);
        let name = self.b.text(name, at);
        self.helper("_decorateClass", &[made, list, name, extra], at)
    }

    fn apply_to_member(&mut self, member: Node<'a>, body: Node<'a>, class: Reg) {
        let at = self.b.span(member);
        let key = (member.child_by_field("property")).or_else(|| member.child_by_field("name"));
        let Some(key) = key else { return };
        let kind = kind_of(member);
        let is_static = is_static(member);
        let is_of_field = member.kind() == "field_definition";
        let list = self.load_plain(&variable("decorators", member), at);
        let initial = self.load_plain(&variable("initial", member), at);
        let extra = match (is_of_field, is_static) {
            (true, _) => variable("extra", member),
            (false, true) => variable("static_extra", body),
            (false, false) => variable("extra", body),
        };
        let extra = self.load_plain(&extra, at);
        let key = match key.kind() {
            "computed_property_name" if is_of_field => {
                let name = self.computed_name(key);
                self.load_plain(&name, at)
            }
            _ => self.key(key),
        };
        let kind = self.b.text(kind, at);
        let is_static = self.b.constant(Const::Bool(is_static), at);
        let operands = [class, list, kind, key, is_static, initial, extra];
        self.helper("_decorateMember", &operands, at);
    }

    /// What decorators of methods have added runs on an object before it gets its fields, or on the class.
    pub fn run_added(&mut self, body: Node<'a>, what: &str, on: Option<Reg>, at: Span) {
        let decorated = of_members(body);
        let is_wanted = match what {
            "class_extra" => true,
            _ => decorated
                .iter()
                .any(|(member, _)| member.kind() == "method_definition"),
        };
        if is_wanted {
            let on = on.unwrap_or_else(|| self.this(at));
            let extra = self.load_plain(&variable(what, body), at);
            self.helper("_runInitializers", &[on, extra], at);
        }
    }

    /// A field's value, as its decorators have it.
    pub fn initialized(&mut self, member: Node<'a>, on: Reg, value: Reg, at: Span) -> Reg {
        if !member
            .named_children()
            .any(|child| child.kind() == "decorator")
        {
            return value;
        }
        let initial = self.load_plain(&variable("initial", member), at);
        self.helper("_initialValue", &[on, initial, value], at)
    }

    /// What a field's decorators have added runs once the field is there.
    pub fn run_added_to_field(&mut self, member: Node<'a>, on: Reg, at: Span) {
        if member
            .named_children()
            .any(|child| child.kind() == "decorator")
        {
            let extra = self.load_plain(&variable("extra", member), at);
            self.helper("_runInitializers", &[on, extra], at);
        }
    }

    /// The key under which a field with accessors keeps its value.
    pub fn storage(&self, key: Node<'a>) -> String {
        format!(
            ".#{}_accessor_storage",
            self.text(key).trim_start_matches('#')
        )
    }

    /// Reads and writes a field by accessors.
    pub fn define_accessor(&mut self, member: Node<'a>, target: Reg) {
        let at = self.b.span(member);
        let Some(key) = member.child_by_field("property") else {
            return;
        };
        let storage = self.storage(key);
        let storage = self.b.text(&storage, at);
        let key = match key.kind() {
            "computed_property_name" => {
                let name = self.computed_name(key);
                self.load_plain(&name, at)
            }
            _ => self.key(key),
        };
        self.helper("_defineStored", &[target, key, storage], at);
    }

    /// Writes the value of a field with accessors where that is kept.
    pub fn store_behind_accessor(&mut self, key: Node<'a>, target: Reg, value: Reg, at: Span) {
        let storage = self.storage(key);
        let storage = self.b.text(&storage, at);
        let attributes = self.b.int(5, at);
        self.b
            .intrinsic(Intrinsic::Define, &[target, storage, value, attributes], at);
    }
}
