//! Classes and the literals of objects.

use crate::decorators::is_accessor;
use crate::functions::Nature;
use crate::lowerer::{Frame, Home, Lowerer, parts};
use ir::{
    ClassNote, Const, FunctionKind, Hint, Intrinsic, MethodKind, MethodNote, Op, ParamKind, Reg,
    Span,
};
use syntax::Node;

/// What can be done with a method: its value replaced, and itself removed.
const HIDDEN: usize = 5;
pub const ORDINARY: usize = 7;

impl<'a> Lowerer<'a, '_> {
    /// A key of a member, as a value.
    pub fn key(&mut self, node: Node<'a>) -> Reg {
        let at = self.b.span(node);
        match node.kind() {
            "computed_property_name" => match parts(node).next() {
                Some(inside) => {
                    let value = self.expr(inside);
                    self.b.intrinsic(Intrinsic::ToKey, &[value], at)
                }
                None => self.undefined(at),
            },
            "string" => {
                let text = crate::literals::string(self.text(node));
                self.b.text(&text, at)
            }
            "number" => match crate::literals::number(self.text(node)) {
                crate::literals::Number::Value(value) => self.b.constant(value, at),
                crate::literals::Number::Big(_) => {
                    self.b.text(&crate::literals::key(self.text(node)), at)
                }
            },
            "private_property_identifier" => {
                let name = self.private_name(self.text(node));
                self.private_key(&name, at)
            }
            _ => {
                let name = self.text(node);
                self.b.text(name, at)
            }
        }
    }

    /// A key that is computed may not say what the class is called, which is there behind its last member.
    fn refuse_own_name(&mut self, member: Node<'a>, name: &str) {
        let key = member.child_by_field("name");
        let key = key.or_else(|| member.child_by_field("property"));
        let Some(key) = key.filter(|key| key.kind() == "computed_property_name") else {
            return;
        };
        let own = self.own_nodes(key);
        let said = own
            .into_iter()
            .find(|node| node.kind() == "identifier" && self.text(*node) == name);
        if let Some(said) = said {
            let at = self.b.span(said);
            let words = format!("Cannot access '{name}' before initialization");
            self.raise("ReferenceError", &words, at);
        }
    }

    /// The key of a static member, which may not take the place of the prototype.
    fn static_key(&mut self, key: Reg, at: Span) -> Reg {
        match self.is_library {
            true => key,
            false => self.helper("globals::_staticKey", &[key], at),
        }
    }

    /// The name of a member that stands in the source as it is.
    pub fn plain_key(&self, node: Node<'a>) -> Option<String> {
        match node.kind() {
            "property_identifier" => Some(self.text(node).to_owned()),
            "private_property_identifier" => {
                let own = self.private_name(self.text(node));
                self.private_variable(&own).is_none().then_some(own)
            }
            "string" => {
                let text = crate::literals::string(self.text(node));
                let is_place = text
                    .bytes()
                    .next()
                    .is_some_and(|byte| byte.is_ascii_digit());
                (!is_place).then_some(text)
            }
            _ => None,
        }
    }

    /// What a function that is a member is called.
    pub fn name_of_member(&self, key: Node<'a>) -> String {
        match key.kind() {
            "string" => crate::literals::string(self.text(key)),
            "computed_property_name" => String::new(),
            "number" => crate::literals::key(self.text(key)),
            _ => self.text(key).to_owned(),
        }
    }

    pub fn object(&mut self, node: Node<'a>, at: Span) -> Reg {
        let object = self.b.intrinsic(Intrinsic::ObjectBelow, &[], at);
        let has_methods = parts(node).any(|part| part.kind() == "method_definition");
        let home = (has_methods && self.mentions(node, "super")).then(|| {
            let variable = self.hidden_in_block("home");
            self.declare_hidden(&variable, object, at);
            Home {
                variable,
                is_own: true,
                is_derived: false,
            }
        });
        for part in parts(node) {
            let at = self.b.span(part);
            match part.kind() {
                "pair" => {
                    let (Some(key), Some(value)) =
                        (part.child_by_field("key"), part.child_by_field("value"))
                    else {
                        continue;
                    };
                    match self.plain_key(key) {
                        Some(name) if name == "__proto__" => {
                            let value = self.expr(value);
                            self.helper("globals::_literalParent", &[object, value], at);
                        }
                        Some(name) => {
                            let value = self.expr_named(value, &name);
                            self.define_field(object, &name, value, at);
                        }
                        None => {
                            let key_value = self.key(key);
                            let name = self.name_of_member(key);
                            let value_of = self.expr_named(value, &name);
                            let value = self.called_by_key(value, value_of, key_value, at);
                            self.define(object, key_value, value, ORDINARY, at);
                        }
                    }
                }
                "shorthand_property_identifier" => {
                    let name = self.text(part);
                    let value = match name {
                        "undefined" => self.undefined(at),
                        _ => self.identifier(part, at),
                    };
                    self.define_field(object, name, value, at);
                }
                "spread_element" => {
                    if let Some(inside) = parts(part).next() {
                        let value = self.expr(inside);
                        self.helper("_spread_object", &[object, value], at);
                    }
                }
                "method_definition" => {
                    self.method(part, object, home.clone(), ORDINARY);
                }
                _ => {
                    self.unsupported(part);
                }
            }
        }
        object
    }

    /// A function without a name of its own is called by the key of the member that it is.
    pub fn called_by_key(&mut self, node: Node<'a>, value: Reg, key: Reg, at: Span) -> Reg {
        match node.kind() {
            "arrow_function" | "function_expression" | "generator_function"
                if node.child_by_field("name").is_none() =>
            {
                self.b
                    .intrinsic(Intrinsic::SetFunctionName, &[value, key], at)
            }
            "class" if node.child_by_field("name").is_none() => {
                self.helper("globals::_nameClass", &[value, key], at)
            }
            _ => value,
        }
    }

    pub fn define(&mut self, object: Reg, key: Reg, value: Reg, attributes: usize, at: Span) {
        let attributes = self.b.int(attributes, at);
        self.b
            .intrinsic(Intrinsic::Define, &[object, key, value, attributes], at);
    }

    /// A method, or what reads or writes a computed member.
    /// Gives it, where its name is plain, for what is noted of its class.
    fn method(
        &mut self,
        node: Node<'a>,
        target: Reg,
        home: Option<Home>,
        attributes: usize,
    ) -> Option<MethodNote> {
        let at = self.b.span(node);
        let key = node.child_by_field("name")?;
        let word = |wanted: &str| {
            node.children()
                .any(|child| !child.is_named() && self.text(child) == wanted)
        };
        let (reads, writes) = (word("get"), word("set"));
        let key_value = self.key(key);
        let is_static = attributes == HIDDEN && home.as_ref().is_some_and(|home| home.is_own);
        let key_value = match is_static && key.kind() == "computed_property_name" {
            true => self.static_key(key_value, at),
            false => key_value,
        };
        let name = self.name_of_member(key);
        let plain = self.plain_key(key);
        let of_class = home.as_ref().is_some_and(|home| home.is_own);
        let nature = Nature {
            home,
            ..Nature::default()
        };
        let name = match (reads, writes) {
            (true, _) => format!("get {name}"),
            (_, true) => format!("set {name}"),
            _ => name,
        };
        let function = self.function_of(node, &name, nature);
        let entry = self.b.entry_of(function);
        let function = match key.kind() {
            "computed_property_name" if reads || writes => {
                let word = self.b.text(if reads { "get" } else { "set" }, at);
                self.helper("globals::_nameAccessor", &[function, key_value, word], at)
            }
            "computed_property_name" => {
                self.b
                    .intrinsic(Intrinsic::SetFunctionName, &[function, key_value], at)
            }
            _ => function,
        };
        if reads || writes {
            let nothing = self.undefined(at);
            let (get, set) = if reads {
                (function, nothing)
            } else {
                (nothing, function)
            };
            let attributes = self.b.int(attributes & !1, at);
            let operands = [target, key_value, get, set, attributes];
            self.b.intrinsic(Intrinsic::DefineAccessor, &operands, at);
        } else {
            self.define(target, key_value, function, attributes, at);
        }
        Some(MethodNote {
            name: self.b.intern(&plain?),
            entry: entry?,
            kind: match (of_class, reads, writes) {
                (true, false, false) => MethodKind::Class,
                (false, true, _) => MethodKind::Getter,
                (false, false, false) => MethodKind::Instance,
                _ => return None,
            },
        })
    }

    /// Makes a class.
    pub fn class(&mut self, node: Node<'a>, name: &str) -> Reg {
        let at = self.b.span(node);
        if !self.enter() {
            return self.b.unsupported("nesting", at);
        }
        let was_strict = std::mem::replace(&mut self.is_strict, true);
        let calls_again = std::mem::take(&mut self.calls_parent_again);
        let heritage = node
            .child_by_kind("class_heritage")
            .and_then(|clause| parts(clause).next());
        let parent = heritage.map(|parent| {
            let value = self.expr(parent);
            match self.is_library {
                true => value,
                false => self.helper("_heritage", &[value], at),
            }
        });
        let variable = self.hidden_in_block("class");
        let nothing = self.undefined(at);
        self.declare_hidden(&variable, nothing, at);
        self.open(node, node.end());
        // Inside, the name means the class.
        if let Some(own) = node.child_by_field("name")
            && node.kind() == "class"
        {
            let known = crate::lowerer::Variable {
                own: variable.clone(),
                is_const: true,
                is_early: true,
                ..crate::lowerer::Variable::default()
            };
            let own = self.text(own).to_owned();
            if let Some(block) = self.frame().blocks.last_mut() {
                block.names.insert(own, known);
            }
        } else if !self.is_library
            && let Some(outer) = self.find(name).cloned()
        {
            // Inside, nothing can be assigned to it.
            let known = crate::lowerer::Variable {
                is_const: true,
                ..outer
            };
            if let Some(block) = self.frame().blocks.last_mut() {
                block.names.insert(name.to_owned(), known);
            }
        }
        let home = Home {
            variable: variable.clone(),
            is_own: false,
            is_derived: parent.is_some(),
        };
        let Some(body) = node.child_by_field("body") else {
            self.is_strict = was_strict;
            self.leave();
            return self.unsupported(node);
        };
        let privates = self.privates_of(body, name);
        self.privates.push(privates);
        let members: Vec<Node<'a>> = parts(body).collect();
        let is_static = |lowerer: &Self, member: &Node<'a>| {
            member
                .children()
                .any(|child| !child.is_named() && lowerer.text(child) == "static")
        };
        let constructor = members.iter().find(|member| {
            member.kind() == "method_definition"
                && !is_static(self, member)
                && member.child_by_field("name").is_some_and(|name| {
                    matches!(
                        self.text(name),
                        "constructor" | "'constructor'" | "\"constructor\""
                    )
                })
        });
        self.computed_fields(&members);
        let is_decorated = self.evaluate_decorators(node, body);
        let function = match constructor {
            Some(constructor) => {
                let nature = Nature {
                    home: Some(home.clone()),
                    fields: Some(body),
                    needs_this: true,
                    source: Some(node),
                };
                self.function_of(*constructor, name, nature)
            }
            None => self.default_constructor(node, body, name, &home),
        };
        let symbol = self.b.intern(&variable);
        self.b.emit(
            Op::StoreVar {
                name: symbol,
                value: function,
            },
            at,
        );
        let operands: Vec<Reg> = std::iter::once(function).chain(parent).collect();
        self.b.intrinsic(Intrinsic::ClassOf, &operands, at);
        if node.kind() == "class_declaration" {
            // Static members may use the name already.
            let own = self
                .find(name)
                .map(|found| (found.own.clone(), found.is_early));
            if let Some((own, true)) = own {
                let symbol = self.b.intern(&own);
                self.b.emit(
                    Op::StoreVar {
                        name: symbol,
                        value: function,
                    },
                    at,
                );
            } else if let Some((own, false)) = own
                && members
                    .iter()
                    .any(|member| is_static(self, member) && self.mentions(*member, name))
            {
                self.declare_as(&own, function, at);
            }
        }
        let shown = self.b.intern(name);
        let mut note = ClassNote {
            value: Some(function),
            parents: heritage
                .into_iter()
                .map(|parent| self.b.intern(self.text(parent)))
                .collect(),
            constructor: self.b.entry_of(function),
            ..ClassNote::new(shown)
        };
        let prototype = self.load_field(function, "prototype", at);
        for member in &members {
            self.refuse_own_name(*member, name);
            if member.kind() == "method_definition"
                && Some(member.index()) != constructor.map(|node| node.index())
            {
                let is_own = is_static(self, member);
                let target = if is_own { function } else { prototype };
                let home = Home {
                    variable: variable.clone(),
                    is_own,
                    is_derived: false,
                };
                let method = self.method(*member, target, Some(home), HIDDEN);
                note.methods.extend(method);
            }
            if let Some(key) = member.child_by_field("property")
                && key.kind() == "computed_property_name"
            {
                let at = self.b.span(key);
                let mut value = self.key(key);
                if is_static(self, member) {
                    value = self.static_key(value, at);
                }
                let name = self.computed_name(key);
                let name = self.b.intern(&name);
                self.b.emit(Op::StoreVar { name, value }, at);
            }
            if is_accessor(*member) {
                let is_own = is_static(self, member);
                self.define_accessor(*member, if is_own { function } else { prototype });
            }
        }
        if !self.is_library && !is_decorated && !name.is_empty() {
            self.b.note_class(note);
        }
        let function = match is_decorated {
            true => {
                let decorated = self.apply_decorators(node, body, function, name);
                self.assign_class(node, &variable, name, decorated, at);
                self.run_added(body, "static_extra", Some(decorated), at);
                decorated
            }
            false => function,
        };
        for member in &members {
            let at = self.b.span(*member);
            match member.kind() {
                "field_definition" if is_static(self, member) => {
                    let Some(key) = member.child_by_field("property") else {
                        continue;
                    };
                    let value = match member.child_by_field("value") {
                        Some(value) => {
                            self.class_code(value, function, &variable, &self.name_of_member(key))
                        }
                        None => self.undefined(at),
                    };
                    let value = self.initialized(*member, function, value, at);
                    match self.plain_key(key) {
                        _ if is_accessor(*member) => {
                            self.store_behind_accessor(key, function, value, at);
                        }
                        Some(name) => {
                            let key = self.b.text(&name, at);
                            self.define(function, key, value, ORDINARY, at);
                        }
                        None => self.keyed_field(*member, key, function, value, at),
                    }
                    self.run_added_to_field(*member, function, at);
                }
                "class_static_block" => {
                    self.class_code(*member, function, &variable, "");
                }
                "field_definition" | "method_definition" | "decorator" => {}
                _ => {
                    self.unsupported(*member);
                }
            }
        }
        if is_decorated {
            self.run_added(body, "class_extra", Some(function), at);
        }
        self.close();
        self.privates.pop();
        self.calls_parent_again = calls_again;
        self.is_strict = was_strict;
        self.leave();
        function
    }

    /// What decorators have made of a class is what its name means, inside and outside.
    fn assign_class(&mut self, node: Node<'a>, variable: &str, name: &str, class: Reg, at: Span) {
        let inside = Some((variable.to_owned(), true));
        let outside = self
            .find(name)
            .filter(|_| node.kind() == "class_declaration")
            .map(|found| (found.own.clone(), found.is_early));
        for (own, is_early) in inside.into_iter().chain(outside) {
            if is_early {
                let name = self.b.intern(&own);
                self.b.emit(Op::StoreVar { name, value: class }, at);
            }
        }
    }

    /// Code that runs while a class is made, on the class.
    fn class_code(&mut self, node: Node<'a>, class: Reg, variable: &str, name: &str) -> Reg {
        let at = self.b.span(node);
        let is_block = node.kind() == "class_static_block";
        let is_plain = !is_block
            && !self.mentions_own(node, &["this", "super", "meta_property"])
            && !matches!(node.kind(), "this" | "meta_property");
        if is_plain {
            return self.expr_named(node, name);
        }
        let entry = self.b.label("static");
        let end = self.b.label("end_static");
        self.skip_to(end, at);
        self.b.place(entry, at);
        self.frames.push(Frame {
            entry: Some(entry),
            home: Some(Home {
                variable: variable.to_owned(),
                is_own: true,
                is_derived: false,
            }),
            in_field: true,
            ..Frame::default()
        });
        self.open(node, node.end());
        self.bind_this(at);
        let value = match node.child_by_field("body") {
            Some(body) if is_block => {
                self.predeclare_vars(body);
                self.begin_block(body);
                self.statements(body);
                None
            }
            _ => Some(self.expr_named(node, name)),
        };
        if !self.b.is_terminated() {
            let value = value.unwrap_or_else(|| self.undefined(at));
            self.b.emit(Op::Return { value }, at);
        }
        self.close();
        self.frames.pop();
        self.b.place(end, at);
        let name = self.b.intern("<static>");
        let kind = FunctionKind::Function;
        let code = self.b.constant(Const::Function { name, entry, kind }, at);
        self.b.intrinsic(Intrinsic::CallWith, &[code, class], at)
    }

    fn bind_this(&mut self, at: Span) {
        let name = self.b.intern("this");
        let value = self.b.symbolic(Hint::Param(name, ParamKind::Receiver), at);
        self.register("this", false, false);
        self.declare_hidden("this", value, at);
    }

    /// The constructor of a class that does not write one: with a parent it hands its arguments on.
    fn default_constructor(
        &mut self,
        node: Node<'a>,
        body: Node<'a>,
        name: &str,
        home: &Home,
    ) -> Reg {
        let at = self.b.span(node);
        let entry = self.b.label("func_constructor");
        let end = self.b.label("end_constructor");
        self.skip_to(end, at);
        self.b.place(entry, at);
        self.frames.push(Frame {
            entry: Some(entry),
            home: Some(home.clone()),
            ..Frame::default()
        });
        self.open(node, node.end());
        self.bind_this(at);
        if home.is_derived {
            let rest = self.b.intern("args");
            let value = self.b.symbolic(Hint::Param(rest, ParamKind::Rest), at);
            let class = self.load_plain(&home.variable, at);
            let parent = self.b.intrinsic(Intrinsic::Parent, &[class], at);
            let this = self.this(at);
            let made = self
                .b
                .intrinsic(Intrinsic::ConstructParentList, &[parent, this, value], at);
            self.note_parent();
            self.assign("this", made, at);
        }
        self.fields(body, at);
        let this = self.this(at);
        self.b.emit(Op::Return { value: this }, at);
        self.close();
        self.frames.pop();
        self.b.place(end, at);
        let shown = if name.is_empty() { "<anonymous>" } else { name };
        let name = self.b.intern(shown);
        let kind = FunctionKind::Function;
        self.b.constant(Const::Function { name, entry, kind }, at)
    }
}
