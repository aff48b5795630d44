//! Members, calls, optional chains and `new`.

use crate::lowerer::{Lowerer, has_spread, parts};
use ir::{Arg, Callee, Intrinsic, Op, Reg, Span};
use syntax::Node;

/// The variable that says whether a constructor has called that of its parent, where it may do so more than once.
pub const CALLED: &str = "this@called";

impl<'a> Lowerer<'a, '_> {
    /// Whether a node is the outermost of a chain that is left where it meets nothing.
    pub fn begins_chain(&self, node: Node<'a>) -> bool {
        let mut at = Some(node);
        while let Some(node) = at {
            let inside = match node.kind() {
                "member_expression" | "subscript_expression" => "object",
                "call_expression" => "function",
                _ => return false,
            };
            if node.child_by_kind("optional_chain").is_some()
                || node.child_by_field("optional_chain").is_some()
            {
                return true;
            }
            at = node.child_by_field(inside);
        }
        false
    }

    /// A chain with `?.`: undefined where what stands in front of one is nothing.
    pub fn chain(&mut self, node: Node<'a>, at: Span) -> Reg {
        let kept = self.hidden("chain");
        let (out, end) = (self.b.label("nothing"), self.b.label("chain_end"));
        self.chains.push(out);
        let value = self.link(node, at);
        self.chains.pop();
        self.declare_hidden(&kept, value, at);
        self.b.jump(end, at);
        self.b.place_if_used(out, at);
        let nothing = self.undefined(at);
        self.declare_hidden(&kept, nothing, at);
        self.b.place_if_used(end, at);
        self.load_plain(&kept, at)
    }

    /// `delete` of the last member of a chain: there is nothing to delete where the chain meets nothing.
    pub fn delete_in_chain(&mut self, node: Node<'a>, at: Span) -> Reg {
        let Some(object) = node.child_by_field("object") else {
            return self.unsupported(node);
        };
        let kept = self.hidden("chain");
        let (out, end) = (self.b.label("nothing"), self.b.label("chain_end"));
        self.chains.push(out);
        let object = self.front(object);
        self.check_link(node, object, at);
        self.chains.pop();
        let key = match (
            node.child_by_field("property"),
            node.child_by_field("index"),
        ) {
            (Some(property), _) => {
                let name = self.text(property);
                self.b.text(name, at)
            }
            (None, Some(index)) => self.expr(index),
            (None, None) => self.undefined(at),
        };
        let helper = match self.is_strict {
            true => "_delete",
            false => "_delete_quietly",
        };
        let value = self.helper(helper, &[object, key], at);
        self.declare_hidden(&kept, value, at);
        self.b.jump(end, at);
        self.b.place_if_used(out, at);
        let truth = self.constant_bool(true, at);
        self.declare_hidden(&kept, truth, at);
        self.b.place_if_used(end, at);
        self.load_plain(&kept, at)
    }

    /// A node of a chain: of those inside, none is a chain of its own.
    fn link(&mut self, node: Node<'a>, at: Span) -> Reg {
        match node.kind() {
            "member_expression" | "subscript_expression" => self.member(node, at),
            "call_expression" => self.call(node, at),
            _ => self.expr(node),
        }
    }

    /// What stands in front of a member or call, within the same chain.
    fn front(&mut self, node: Node<'a>) -> Reg {
        let at = self.b.span(node);
        let is_link = !self.chains.is_empty()
            && matches!(
                node.kind(),
                "member_expression" | "subscript_expression" | "call_expression"
            );
        match is_link && self.begins_chain(node) {
            true => {
                if !self.enter() {
                    return self.b.unsupported("nesting", at);
                }
                let value = self.link(node, at);
                self.leave();
                value
            }
            false => {
                let chains = std::mem::take(&mut self.chains);
                let value = self.expr(node);
                self.chains = chains;
                value
            }
        }
    }

    /// Leaves the chain where a value is nothing, if the node says `?.`.
    fn check_link(&mut self, node: Node<'a>, value: Reg, at: Span) {
        let is_optional = node.child_by_kind("optional_chain").is_some()
            || node.child_by_field("optional_chain").is_some();
        if let (true, Some(&out)) = (is_optional, self.chains.last()) {
            let is_nothing = self.is_nothing(value, at);
            let there = self.b.label("there");
            self.b.branch_if(is_nothing, out, there, at);
            self.b.place(there, at);
        }
    }

    pub fn member(&mut self, node: Node<'a>, at: Span) -> Reg {
        let Some(object) = node.child_by_field("object") else {
            return self.unsupported(node);
        };
        if self.awaited == Some(node.index()) {
            return self.awaited_list(node, at);
        }
        if object.kind() == "super" {
            return match node.child_by_field("property") {
                Some(property) => {
                    let name = self.member_name(property);
                    self.parent_member(&name, at)
                }
                None => match node.child_by_field("index") {
                    Some(index) => {
                        let key = self.expr(index);
                        self.parent_element(key, at)
                    }
                    None => self.unsupported(node),
                },
            };
        }
        let object = self.front(object);
        self.check_link(node, object, at);
        match node.child_by_field("property") {
            Some(property) => {
                let name = self.member_name(property);
                self.load_field(object, &name, at)
            }
            None => match node.child_by_field("index") {
                Some(index) => {
                    let chains = std::mem::take(&mut self.chains);
                    let key = self.expr(index);
                    self.chains = chains;
                    if !self.is_library && self.text(index) == "Symbol.iterator" {
                        return self.helper("globals::_iteratorOf", &[object, key], at);
                    }
                    self.b.load_index(object, key, at)
                }
                None => self.unsupported(node),
            },
        }
    }

    /// The list behind `await` that the grammar takes for an element of it.
    fn awaited_list(&mut self, node: Node<'a>, at: Span) -> Reg {
        let index = node.child_by_field("index");
        let items: Vec<Node<'a>> = match index {
            Some(index) if index.kind() == "sequence_expression" => parts(index).collect(),
            index => index.into_iter().collect(),
        };
        let items: Vec<Reg> = items.into_iter().map(|item| self.expr(item)).collect();
        self.list_of(&items, at)
    }

    /// A member of the parent of the class or object at hand.
    pub fn parent_member(&mut self, name: &str, at: Span) -> Reg {
        let key = self.b.text(name, at);
        self.parent_element(key, at)
    }

    pub fn parent_element(&mut self, key: Reg, at: Span) -> Reg {
        let parent = self.home_parent(at);
        let this = self.this(at);
        self.b
            .intrinsic(Intrinsic::MemberFor, &[parent, key, this], at)
    }

    /// The object in which `super` looks.
    pub fn home_parent(&mut self, at: Span) -> Reg {
        let home = self.home();
        let Some(home) = home else {
            let given = self.given_to_text("parent", at);
            return given.unwrap_or_else(|| self.undefined(at));
        };
        let object = self.load_plain(&home.variable, at);
        let object = match home.is_own {
            true => object,
            false => self.load_field(object, "prototype", at),
        };
        self.b.intrinsic(Intrinsic::Parent, &[object], at)
    }

    /// The class or object whose method is lowered: arrow functions have that of the function around.
    pub fn home(&self) -> Option<crate::lowerer::Home> {
        for frame in self.frames.iter().rev() {
            if frame.home.is_some() || !frame.is_arrow {
                return frame.home.clone();
            }
        }
        None
    }

    /// The function at hand that is no arrow function.
    pub fn own_frame(&self) -> usize {
        let mut frames = self.frames.iter();
        frames.rposition(|frame| !frame.is_arrow).unwrap_or(0)
    }

    fn arguments(&mut self, node: Node<'a>) -> Vec<Arg> {
        let chains = std::mem::take(&mut self.chains);
        let items = match node.child_by_field("arguments") {
            Some(arguments) => self.items(arguments),
            None => Vec::new(),
        };
        self.chains = chains;
        items
    }

    pub fn call(&mut self, node: Node<'a>, at: Span) -> Reg {
        let Some(function) = node.child_by_field("function") else {
            return self.unsupported(node);
        };
        if let Some(template) = node
            .child_by_field("arguments")
            .filter(|arguments| arguments.kind() == "template_string")
        {
            return self.tagged(node, function, template, at);
        }
        if self.awaited == Some(node.index()) {
            let inside = node.child_by_field("arguments");
            let values: Vec<Reg> = inside.map_or_else(Vec::new, |inside| {
                parts(inside).map(|part| self.expr(part)).collect()
            });
            return match values.last() {
                Some(last) => *last,
                None => self.unsupported(node),
            };
        }
        let mut function = function;
        while function.kind() == "parenthesized_expression"
            && let Some(inside) = parts(function).next()
            && !self.begins_chain(inside)
            && matches!(
                inside.kind(),
                "parenthesized_expression" | "member_expression" | "subscript_expression"
            )
        {
            function = inside;
        }
        match function.kind() {
            "super" => self.parent_call(node, at),
            "import" => match self.import_later(node) {
                Some(later) => later,
                None => self.unsupported(node),
            },
            "member_expression" | "subscript_expression" => {
                self.method_call(node, function, None, at)
            }
            "identifier" if !self.is_optional(node) => self.name_call(node, function, at),
            "parenthesized_expression" if self.chain_inside(function).is_some() => {
                let inside = self.chain_inside(function).unwrap_or(function);
                self.call_of_chain(node, inside, at)
            }
            _ => {
                let callee = self.front(function);
                self.check_link(node, callee, at);
                let args = self.arguments(node);
                let value = self.call_value(callee, args, at);
                self.note_callee(function);
                value
            }
        }
    }

    /// The member in parentheses that a chain ends in.
    fn chain_inside(&self, node: Node<'a>) -> Option<Node<'a>> {
        let mut inside = node;
        while inside.kind() == "parenthesized_expression" {
            inside = parts(inside).next()?;
        }
        let is_member = matches!(inside.kind(), "member_expression" | "subscript_expression");
        (is_member && self.begins_chain(inside)).then_some(inside)
    }

    /// `(a?.b)(…)`: what the chain in parentheses gives is called on what it was a member of.
    fn call_of_chain(&mut self, node: Node<'a>, inside: Node<'a>, at: Span) -> Reg {
        let Some(object) = inside.child_by_field("object") else {
            return self.unsupported(inside);
        };
        let (callee, receiver) = (self.hidden("callee"), self.hidden("receiver"));
        let (out, end) = (self.b.label("nothing"), self.b.label("chain_end"));
        self.chains.push(out);
        let object = self.front(object);
        self.check_link(inside, object, at);
        self.chains.pop();
        self.declare_hidden(&receiver, object, at);
        let object = self.load_plain(&receiver, at);
        let value = match (
            inside.child_by_field("property"),
            inside.child_by_field("index"),
        ) {
            (Some(property), _) => {
                let name = self.member_name(property);
                self.load_field(object, &name, at)
            }
            (None, Some(index)) => {
                let key = self.expr(index);
                let object = self.load_plain(&receiver, at);
                self.b.load_index(object, key, at)
            }
            (None, None) => self.undefined(at),
        };
        self.declare_hidden(&callee, value, at);
        self.b.jump(end, at);
        self.b.place_if_used(out, at);
        let nothing = self.undefined(at);
        self.declare_hidden(&receiver, nothing, at);
        let nothing = self.undefined(at);
        self.declare_hidden(&callee, nothing, at);
        self.b.place_if_used(end, at);
        let args = self.arguments(node);
        let (callee, receiver) = (self.load_plain(&callee, at), self.load_plain(&receiver, at));
        let value = self.call_on(callee, receiver, args, at);
        self.note_callee(inside);
        value
    }

    pub fn is_optional(&self, node: Node<'a>) -> bool {
        node.child_by_kind("optional_chain").is_some()
            || node.child_by_field("optional_chain").is_some()
    }

    /// What is called, as messages say it.
    pub fn note_callee(&mut self, function: Node<'a>) {
        let note = self.shown(function, 0);
        self.b.note_last(note);
    }

    fn name_call(&mut self, node: Node<'a>, function: Node<'a>, at: Span) -> Reg {
        let name = self.text(function);
        if self.is_library
            && let Some(intrinsic) = name.strip_prefix('$').and_then(Intrinsic::from_name)
        {
            let args = self.arguments(node);
            if has_spread(&args) {
                let callee = self.b.constant(ir::Const::Intrinsic(intrinsic), at);
                return self.call_value(callee, args, at);
            }
            return self.call_with_args(Callee::Intrinsic(intrinsic), args, at);
        }
        let own = self.find(name).map(|variable| variable.own.clone());
        if own.is_none() && self.is_of_scripts(name) {
            return self.load(name, at);
        }
        if own.is_none() && name == "require" {
            return self.require(node, at);
        }
        if self.holder(name).is_some() {
            // It is a member of a namespace's object.
            let callee = self.load(name, at);
            let args = self.arguments(node);
            let value = self.call_value(callee, args, at);
            self.note_callee(function);
            return value;
        }
        let objects = self.objects_around(name);
        // An operand that gives the name another value calls what it meant before.
        let kept = (own.is_some() && self.moves(node, name, true)).then(|| {
            let value = self.load(name, at);
            let kept = self.hidden("callee");
            self.declare_hidden(&kept, value, at);
            kept
        });
        let args = self.arguments(node);
        if name == "eval" && own.is_none() && !self.is_library && !has_spread(&args) {
            return self.direct_eval(&args, at);
        }
        if !objects.is_empty() {
            let value = self.call_within(&objects, name, args, at);
            self.note_callee(function);
            return value;
        }
        if let Some(kept) = kept {
            let callee = self.load_plain(&kept, at);
            let value = self.call_value(callee, args, at);
            self.note_callee(function);
            return value;
        }
        let own = self.b.intern(own.as_deref().unwrap_or(name));
        let value = self.call_with_args(Callee::Name(own), args, at);
        self.note_callee(function);
        value
    }

    /// A call of a method; the receiver is given where it has been evaluated already.
    pub fn method_call(
        &mut self,
        node: Node<'a>,
        function: Node<'a>,
        given: Option<Vec<Arg>>,
        at: Span,
    ) -> Reg {
        let Some(object) = function.child_by_field("object") else {
            return self.unsupported(node);
        };
        if object.kind() == "super" {
            let callee = self.member(function, at);
            self.check_link(node, callee, at);
            let this = self.this(at);
            let args = match given {
                Some(args) => args,
                None => self.arguments(node),
            };
            let value = self.call_on(callee, this, args, at);
            self.note_callee(function);
            return value;
        }
        let receiver = self.front(object);
        self.check_link(function, receiver, at);
        let named = function.child_by_field("property");
        let is_private_field = named.is_some_and(|property| {
            property.kind() == "private_property_identifier"
                && (!matches!(
                    self.private(&self.member_name(property)),
                    Some((crate::privates::Kind::Method, _))
                ) || self.private_variable(&self.member_name(property)).is_some())
        });
        if let (Some(property), false, false) = (named, self.is_optional(node), is_private_field) {
            let name = self.member_name(property);
            if given.is_none() && self.moves(node, &name, false) {
                let kept = self.hidden("receiver");
                self.declare_hidden(&kept, receiver, at);
                let receiver = self.load_plain(&kept, at);
                let callee = self.load_field(receiver, &name, at);
                let kept_callee = self.hidden("callee");
                self.declare_hidden(&kept_callee, callee, at);
                let args = self.arguments(node);
                let callee = self.load_plain(&kept_callee, at);
                let receiver = self.load_plain(&kept, at);
                let value = self.call_on(callee, receiver, args, at);
                self.note_callee(function);
                return value;
            }
            let args = match given {
                Some(args) => args,
                None => self.arguments(node),
            };
            if name.starts_with(".#") {
                self.check_private(receiver, &name, false, at);
            }
            let method = self.b.intern(&name);
            let args: Box<[Arg]> = args.into();
            let value = self.b.value(
                |dst| Op::CallMethod {
                    dst,
                    receiver,
                    method,
                    args,
                },
                at,
            );
            match name.starts_with(".#") {
                true => self.note_private_read(&name),
                false => self.note_callee(function),
            }
            return value;
        }
        let callee = match (named, function.child_by_field("index")) {
            (Some(property), _) => {
                let name = self.member_name(property);
                self.load_field(receiver, &name, at)
            }
            (None, Some(index)) => {
                let chains = std::mem::take(&mut self.chains);
                let key = self.expr(index);
                self.chains = chains;
                self.b.load_index(receiver, key, at)
            }
            _ => return self.unsupported(function),
        };
        self.check_link(node, callee, at);
        let args = match given {
            Some(args) => args,
            None => self.arguments(node),
        };
        let value = self.call_on(callee, receiver, args, at);
        self.note_callee(function);
        value
    }

    pub fn new_expression(&mut self, node: Node<'a>, at: Span) -> Reg {
        let Some(constructor) = node.child_by_field("constructor") else {
            return self.unsupported(node);
        };
        let callee = self.expr(constructor);
        let args = self.arguments(node);
        let value = if has_spread(&args) {
            let list = self.list(args, at);
            self.b
                .intrinsic(Intrinsic::Construct, &[callee, list, callee], at)
        } else {
            let mut all = vec![Arg::positional(callee)];
            all.extend(args);
            self.call_with_args(Callee::Intrinsic(Intrinsic::New), all, at)
        };
        self.note_callee(constructor);
        value
    }

    /// What a parent is called that makes nothing.
    pub fn note_parent(&mut self) {
        let class = self
            .privates
            .last()
            .map_or("", |class| class.class.as_str());
        let class = if class.is_empty() {
            "anonymous class"
        } else {
            class
        };
        self.b
            .note_last(format!("Super constructor null of {class}"));
    }

    /// `super(…)`: the parent's constructor runs on the object, which is there from then on.
    fn parent_call(&mut self, node: Node<'a>, at: Span) -> Reg {
        let Some(home) = self.home() else {
            return self.unsupported(node);
        };
        let class = self.load_plain(&home.variable, at);
        let parent = self.b.intrinsic(Intrinsic::Parent, &[class], at);
        let object = self.load_plain("this@object", at);
        let args = self.arguments(node);
        let is_in_arrow = self.frames.last().is_some_and(|frame| frame.is_arrow);
        let made = if is_in_arrow && self.find(crate::expressions::NEW_TARGET).is_some() {
            // The call of an arrow function constructs nothing: what is constructed is what the function around it was told.
            let list = self.list(args, at);
            let target = self.new_target(at);
            self.b
                .intrinsic(Intrinsic::Construct, &[parent, list, target], at)
        } else if has_spread(&args) {
            let list = self.list(args, at);
            self.b
                .intrinsic(Intrinsic::ConstructParentList, &[parent, object, list], at)
        } else {
            let mut all = vec![Arg::positional(parent), Arg::positional(object)];
            all.extend(args);
            self.call_with_args(Callee::Intrinsic(Intrinsic::ConstructParent), all, at)
        };
        self.note_parent();
        if self.calls_parent_again {
            let called = self.load_plain(CALLED, at);
            let (again, once) = (self.b.label("again"), self.b.label("once"));
            self.b.branch_if(called, again, once, at);
            self.b.place(again, at);
            self.raise(
                "ReferenceError",
                "Super constructor may only be called once",
                at,
            );
            self.b.place(once, at);
            let truth = self.constant_bool(true, at);
            let name = self.b.intern(CALLED);
            self.b.emit(Op::StoreVar { name, value: truth }, at);
        }
        self.assign("this", made, at);
        self.fields_of_home(at);
        self.this(at)
    }
}
