//! Classes, interfaces, traits and enumerations.

use super::functions::Kind;
use super::noted::INITIALISE;
use super::{Frame, Lowerer, parts};
use ir::{ClassNote, Const, FunctionKind, Intrinsic, MethodKind, Op, ParamKind, Reg, Span};
use rustc_hash::FxHashSet;
use syntax::Node;

/// A class around the place at hand.
pub(super) struct Around {
    /// The variable that holds it.
    pub(super) variable: String,
    /// Its name.
    pub(super) name: String,
    pub(super) parent: Option<String>,
    pub(super) is_trait: bool,
    pub(super) is_readonly: bool,
    /// Its private methods that are no static ones, in small letters.
    pub(super) private_methods: FxHashSet<String>,
    /// What analyses are told of it.
    pub(super) note: ClassNote,
}

impl<'a> Lowerer<'a> {
    pub(super) fn class(&mut self, node: Node<'a>) {
        let at = self.b.span(node);
        let Some(name) = node.child_by_field("name") else {
            self.unsupported(node);
            return;
        };
        let name = self.text(name).to_owned();
        let full = self.within(&name);
        if self.late.contains(&full)
            && let Some(wrong) = self.refused_class(node)
        {
            self.refuse(&wrong, at);
        }
        self.class_named(node, &full, &full, at);
    }

    pub(super) fn anonymous_class(&mut self, node: Node<'a>, at: Span) -> Reg {
        let variable = self.hidden("class");
        let above = ["base_clause", "class_interface_clause"]
            .iter()
            .find_map(|clause| node.child_by_kind(clause))
            .and_then(|clause| parts(clause).first().copied())
            .map_or_else(|| "class".to_owned(), |name| self.class_name(name));
        self.class_named(node, &variable, &format!("{above}@anonymous"), at);
        self.load_plain(&variable, at)
    }

    fn class_named(&mut self, node: Node<'a>, variable: &str, name: &str, at: Span) {
        let kind = match node.kind() {
            "interface_declaration" => "interface",
            "trait_declaration" => "trait",
            "enum_declaration" => "enum",
            _ if node.child_by_kind("abstract_modifier").is_some() => "abstract",
            _ if node.child_by_kind("final_modifier").is_some() => "final",
            _ => "class",
        };
        let names_of = |clause: &str| {
            let clause = node.child_by_kind(clause);
            clause.into_iter().flat_map(parts).collect::<Vec<_>>()
        };
        let mut parents = names_of("base_clause");
        let mut interfaces = names_of("class_interface_clause");
        if kind == "interface" {
            interfaces.append(&mut parents);
        }
        let parent = parents.first().copied();
        let parent_name = parent.map(|parent| self.class_name(parent));
        let parent_value = match &parent_name {
            Some(parent) if self.known.classes.contains(parent) => self.load_class(parent, at),
            Some(name) => {
                let at = self.place_of_name(parent, at);
                let text = self.bytes(name.as_bytes(), at);
                self.lib("parent_of", &[text], at)
            }
            None => self.b.nil(at),
        };
        let values: Vec<Reg> = interfaces
            .iter()
            .map(|interface| {
                let text = self.class_name(*interface);
                match self.known.classes.contains(&text) && !self.late.contains(&text) {
                    true => self.load_class(&text, at),
                    false => {
                        let at = self.place_of_name(Some(*interface), at);
                        let text = self.bytes(text.as_bytes(), at);
                        self.lib("interface_of", &[text], at)
                    }
                }
            })
            .collect();
        let interfaces_named: Vec<String> = interfaces
            .iter()
            .map(|interface| self.class_name(*interface))
            .collect();
        let interfaces = self.own(Intrinsic::OrderedNew, &values, at);
        let name_value = self.bytes(name.as_bytes(), at);
        let kind_value = self.b.text(kind, at);
        let class = self.lib(
            "begin_class",
            &[name_value, parent_value, kind_value, interfaces],
            at,
        );
        match self.late.contains(variable) {
            true => self.store_plain(variable, class, at),
            false => self.declare_plain(variable, class, at),
        }
        let private_methods = self.private_methods(node);
        let above: Vec<String> = parent_name
            .iter()
            .cloned()
            .chain(interfaces_named)
            .collect();
        let note = self.class_note(name, class, &above);
        self.classes.push(Around {
            private_methods,
            note,
            variable: variable.to_owned(),
            name: name.to_owned(),
            parent: parent_name,
            is_trait: kind == "trait",
            is_readonly: node.child_by_kind("readonly_modifier").is_some(),
        });
        if node.child_by_kind("readonly_modifier").is_some() {
            let yes = self.truth_of(true, at);
            self.set_field(class, "@readonly", yes, at);
        }
        self.describe(class, "", node, at);
        self.describe_place(class, node, at);
        let before = (self.frame().has_this, self.frame().assigned.clone());
        self.frame().has_this = false;
        if let Some(body) = node.child_by_field("body") {
            self.class_body(body, class, kind == "interface", at);
        }
        (self.frame().has_this, self.frame().assigned) = before;
        if let Some(around) = self.classes.pop()
            && !self.is_library
        {
            self.b.note_class(around.note);
        }
        self.lib("end_class", &[class], at);
    }

    fn class_body(&mut self, body: Node<'a>, class: Reg, is_interface: bool, at: Span) {
        let members = parts(body);
        // Traits first: what the class has itself takes their place.
        for member in &members {
            if member.kind() == "use_declaration" {
                self.use_traits(*member, class);
            }
        }
        let prototype = self.field(class, "prototype", at);
        for member in &members {
            if member.kind() == "method_declaration" {
                self.method(*member, class, prototype, is_interface);
            }
        }
        let constants = self.class_constants(&members, class);
        let mut fields: Vec<(Node<'a>, String, Option<Node<'a>>, bool)> = Vec::new();
        for member in &members {
            let at = self.b.span(*member);
            match member.kind() {
                "const_declaration" => {
                    for element in parts(*member) {
                        if let Some(name) = element.child_by_kind("name") {
                            let key = format!("::{}", self.text(name));
                            if self.known.guarded.contains(&key) {
                                self.note_part(*member, class, &key, true, at);
                            }
                            self.describe(class, &key, *member, at);
                        }
                    }
                }
                "property_declaration" => {
                    let is_static = member.child_by_kind("static_modifier").is_some();
                    let is_typed = member.child_by_field("type").is_some();
                    for element in parts(*member) {
                        let Some(name) = element
                            .child_by_field("name")
                            .and_then(|name| self.variable(name))
                        else {
                            continue;
                        };
                        let default = element.child_by_field("default_value");
                        self.note_member(*member, class, name, is_static, at);
                        if is_static
                            && let Some(default) = default
                            && self.is_deferred(default, &constants)
                        {
                            self.defer(class, &format!("::${name}"), default, at);
                        } else if is_static {
                            let value = match default {
                                Some(default) => self.expr(default),
                                None => self.b.nil(at),
                            };
                            let cell = self.own(Intrinsic::CellNew, &[value], at);
                            self.set_field(class, &format!("::${name}"), cell, at);
                        } else {
                            fields.push((*member, self.own_key(name), default, is_typed));
                        }
                    }
                }
                "method_declaration" => {
                    let parameters = member.child_by_field("parameters");
                    for parameter in parameters.into_iter().flat_map(parts) {
                        if parameter.kind() == "property_promotion_parameter"
                            && let Some(name) = parameter
                                .child_by_field("name")
                                .and_then(|name| self.variable(name))
                        {
                            self.note_member(parameter, class, name, false, at);
                        }
                    }
                }
                _ => {}
            }
        }
        if fields.is_empty() {
            return;
        }
        let frame = Frame {
            name: "initialise".to_owned(),
            has_this: true,
            ..Frame::default()
        };
        let labels = self.begin_function(INITIALISE, frame, at);
        self.parameter("this", ParamKind::Receiver, at);
        for (_, name, default, is_typed) in fields {
            let value = match default {
                Some(default) => self.expr(default),
                None if is_typed => continue,
                None => self.b.nil(at),
            };
            let this = self.load_plain("this", at);
            self.set_field(this, &name, value, at);
        }
        let value = self.b.nil(at);
        self.b.emit(Op::Return { value }, at);
        let function = self.end_function(INITIALISE, labels, FunctionKind::Function, body);
        self.note_method(INITIALISE, function, MethodKind::Hidden);
        self.set_field(class, "@initialise", function, at);
    }

    /// Constants, those in front of which others are made of them. Gives the names of those that are there.
    fn class_constants(&mut self, members: &[Node<'a>], class: Reg) -> FxHashSet<&'a str> {
        let mut open: Vec<(&'a str, Node<'a>)> = Vec::new();
        for member in members
            .iter()
            .filter(|part| part.kind() == "const_declaration")
        {
            for element in parts(*member) {
                if let [name, value] = parts(element).as_slice()
                    && element.kind() == "const_element"
                {
                    open.push((self.text(*name), *value));
                }
            }
        }
        let mut there = FxHashSet::default();
        let cases: Vec<&'a str> = members
            .iter()
            .filter(|part| part.kind() == "enum_case")
            .filter_map(|case| case.child_by_field("name"))
            .map(|name| self.text(name))
            .collect();
        let mut waiting_for_cases = Vec::new();
        while !open.is_empty() {
            let needs = |value: Node<'a>, own: &str| {
                value.descendants().any(|node| {
                    node.kind() == "class_constant_access_expression"
                        && parts(node).get(1).is_some_and(|name| {
                            let name = self.text(*name);
                            name != own && open.iter().any(|(other, _)| *other == name)
                        })
                })
            };
            let ready = open.iter().position(|(own, value)| !needs(*value, own));
            let (name, value) = open.remove(ready.unwrap_or(0));
            let needs_case = value.descendants().any(|node| {
                node.kind() == "class_constant_access_expression"
                    && parts(node)
                        .get(1)
                        .is_some_and(|name| cases.contains(&self.text(*name)))
            });
            match needs_case {
                true => waiting_for_cases.push((name, value)),
                false => {
                    if self.class_constant_is(name, value, class, &there) {
                        there.insert(name);
                    }
                }
            }
        }
        for case in members.iter().filter(|part| part.kind() == "enum_case") {
            self.enum_case(*case, class);
        }
        if !self.counts_objects {
            there.extend(cases);
        }
        for (name, value) in waiting_for_cases {
            if self.class_constant_is(name, value, class, &there) {
                there.insert(name);
            }
        }
        there
    }

    fn class_constant_is(
        &mut self,
        name: &str,
        value: Node<'a>,
        class: Reg,
        own: &FxHashSet<&str>,
    ) -> bool {
        let at = self.b.span(value);
        if self.is_deferred(value, own) {
            self.defer(class, &format!("::{name}"), value, at);
            return false;
        }
        let value = self.expr(value);
        self.set_field(class, &format!("::{name}"), value, at);
        true
    }

    /// Whether a value depends on constants that may not be there when the class is declared: on those of the program, and on those of
    /// classes but the constants of its own that are there.
    fn is_deferred(&self, value: Node<'a>, own: &FxHashSet<&str>) -> bool {
        if self.is_library {
            return false;
        }
        let mut open = vec![value];
        while let Some(node) = open.pop() {
            let text = self.text(node);
            let waits = match node.kind() {
                "class_constant_access_expression" => match parts(node).as_slice() {
                    [scope, name] => {
                        let is_own = self.text(*scope).eq_ignore_ascii_case("self");
                        self.text(*name) != "class" && !(is_own && own.contains(self.text(*name)))
                    }
                    _ => true,
                },
                "object_creation_expression" | "subscript_expression" => true,
                // What goes wrong does so where the constant is asked for.
                "binary_expression" if self.may_fail(node) => true,
                "name" | "qualified_name" => {
                    let name = text.trim_start_matches('\\');
                    !name.starts_with("__") && !self.known.library_constants.contains(name)
                }
                _ => {
                    open.extend(parts(node));
                    false
                }
            };
            if waits {
                return true;
            }
        }
        false
    }

    /// Whether an operation may raise an error.
    fn may_fail(&self, node: Node<'a>) -> bool {
        let operator = node
            .child_by_field("operator")
            .map_or("", |part| self.text(part));
        let right = node.child_by_field("right");
        let is_plain = |part: Node<'a>| {
            part.kind() == "integer"
                && self
                    .text(part)
                    .starts_with(|c: char| ('1'..='9').contains(&c))
        };
        match operator {
            "/" | "%" | "<<" | ">>" => !right.is_some_and(is_plain),
            _ => parts(node)
                .iter()
                .any(|part| part.kind() == "array_creation_expression"),
        }
    }

    /// Leaves a part of a class to be made when it is first asked for.
    fn defer(&mut self, class: Reg, key: &str, value: Node<'a>, at: Span) {
        let name = "[constant expression]";
        let frame = Frame {
            name: name.to_owned(),
            ..Frame::default()
        };
        let labels = self.begin_function("constant", frame, at);
        let result = self.kept(value);
        self.b.emit(Op::Return { value: result }, at);
        let function = self.end_function(name, labels, FunctionKind::Function, value);
        self.set_field(class, &format!("?{key}"), function, at);
    }

    fn enum_case(&mut self, member: Node<'a>, class: Reg) {
        let at = self.b.span(member);
        let Some(name) = member.child_by_field("name") else {
            return;
        };
        let value = match member.child_by_field("value") {
            Some(value) => self.expr(value),
            None => self.none(at),
        };
        let key = format!("::{}", self.text(name));
        let name = self.bytes(self.text(name).as_bytes(), at);
        self.lib("enum_case", &[class, name, value], at);
        self.describe(class, &key, member, at);
    }

    /// What may be done with a member.
    fn note_member(&mut self, member: Node<'a>, class: Reg, name: &str, is_static: bool, at: Span) {
        let key = match is_static {
            true => name.to_owned(),
            false => self.own_key(name),
        };
        if !is_static {
            self.note_member_type(&key, member);
        }
        self.note_part(member, class, &key, is_static, at);
        self.describe(class, &format!("${name}"), member, at);
    }

    /// The same for what reflection does not tell of as a member: constants begin with `::` there.
    fn note_part(&mut self, member: Node<'a>, class: Reg, name: &str, is_static: bool, at: Span) {
        let visibility = parts(member)
            .into_iter()
            .find(|part| part.kind() == "visibility_modifier")
            .map_or("public", |part| self.text(part));
        let ty = member
            .child_by_field("type")
            .map_or(String::new(), |ty| self.type_of(self.text(ty)));
        let readonly = self
            .known
            .readonly
            .contains(name.split('@').next().unwrap_or(name))
            && (member.child_by_kind("readonly_modifier").is_some()
                || member.child_by_field("readonly").is_some()
                || self.classes.last().is_some_and(|class| class.is_readonly));
        let all = [
            class,
            self.bytes(name.as_bytes(), at),
            self.b.text(visibility, at),
            self.truth_of(readonly, at),
            self.bytes(ty.as_bytes(), at),
            self.truth_of(is_static, at),
        ];
        self.lib("note_member", &all, at);
    }

    fn method(&mut self, node: Node<'a>, class: Reg, prototype: Reg, is_interface: bool) {
        let at = self.b.span(node);
        let Some(name) = node.child_by_field("name") else {
            self.unsupported(node);
            return;
        };
        let name = self.text(name);
        let is_static = node.child_by_kind("static_modifier").is_some();
        let is_abstract = is_interface || node.child_by_kind("abstract_modifier").is_some();
        let visibility = node
            .child_by_kind("visibility_modifier")
            .map_or("public", |part| self.text(part));
        let all = [
            class,
            self.bytes(name.as_bytes(), at),
            self.b.text(visibility, at),
            self.truth_of(is_static, at),
            self.truth_of(is_abstract, at),
        ];
        self.lib("note_method", &all, at);
        if is_abstract && self.reflects {
            let function = self.function(name, node, Kind::Method, true);
            let key = format!("abstract {}", name.to_ascii_lowercase());
            let key = self.bytes(key.as_bytes(), at);
            self.lib("note_described", &[class, key, function], at);
        }
        if is_abstract {
            return;
        }
        let function = self.function(name, node, Kind::Method, true);
        let key = format!("{}()", name.to_ascii_lowercase());
        let kind = match is_static {
            true => MethodKind::Class,
            false => MethodKind::Instance,
        };
        self.note_method(&key, function, kind);
        self.set_field(prototype, &key, function, at);
    }

    fn use_traits(&mut self, node: Node<'a>, class: Reg) {
        let at = self.b.span(node);
        let rules = self.own(Intrinsic::OrderedNew, &[], at);
        let list = node.child_by_kind("use_list");
        for rule in list.into_iter().flat_map(parts) {
            let inside = parts(rule);
            let Some(first) = inside.first() else {
                continue;
            };
            let (of, method) = match first.kind() {
                "class_constant_access_expression" => {
                    let nodes = parts(*first);
                    (self.class_name(nodes[0]), self.text(nodes[1]))
                }
                _ => (String::new(), self.text(*first)),
            };
            let is_as = rule.kind() == "use_as_clause";
            let visibility = inside[1..]
                .iter()
                .find(|part| part.kind() == "visibility_modifier")
                .map_or("", |part| self.text(*part));
            let name = inside[1..]
                .iter()
                .find(|part| part.kind() == "name")
                .map_or("", |part| self.text(*part));
            let values = [
                self.truth_of(is_as, at),
                self.bytes(of.as_bytes(), at),
                self.bytes(method.as_bytes(), at),
                self.bytes(name.as_bytes(), at),
                self.b.text(visibility, at),
            ];
            let rule = self.own(Intrinsic::OrderedNew, &values, at);
            self.own(Intrinsic::OrderedPush, &[rules, rule], at);
        }
        for name in parts(node) {
            if matches!(name.kind(), "name" | "qualified_name") {
                let text = self.class_name(name);
                let symbol = self.b.intern(&text);
                if let Some(class) = self.classes.last_mut() {
                    class.note.parents.push(symbol);
                }
                let value = match self.known.classes.contains(&text) && !self.late.contains(&text) {
                    true => self.load_class(&text, at),
                    false => {
                        let text = self.bytes(text.as_bytes(), at);
                        self.lib("trait_of", &[text], at)
                    }
                };
                self.lib("use_trait", &[class, value, rules], at);
            }
        }
    }

    /// Where a name stands that a declaration is made of; errors tell the line on which the declaration begins.
    fn place_of_name(&self, name: Option<Node<'a>>, declaration: Span) -> Span {
        let place = name.map(|name| self.b.span(name));
        place
            .filter(|place| place.start.line == declaration.start.line)
            .unwrap_or(declaration)
    }

    // --- constants

    pub(super) fn declare_constant(&mut self, name: &str, value: Reg, at: Span) {
        let value = match self.is_library {
            true => value,
            false => {
                let text = self.bytes(name.as_bytes(), at);
                self.lib("kept_constant", &[text, value], at)
            }
        };
        if self.known.early_constants.contains(name) {
            self.store_plain(&format!("{name}::"), value, at);
        } else if self.known.constants.contains(name) {
            self.declare_plain(&format!("{name}::"), value, at);
        }
    }

    pub(super) fn constant_named(&mut self, node: Node<'a>, at: Span) -> Reg {
        let name = self.text(node).trim_start_matches('\\');
        let line = at.start.line as usize;
        match name {
            "__LINE__" => return self.b.constant(Const::Int(line as i64), at),
            "__FUNCTION__" => {
                let name = self.frame().name.clone();
                let is_own = self.classes.is_empty() || name == "{closure}";
                let full = match is_own && !name.is_empty() && !self.namespace.is_empty() {
                    true => format!("{}\\{name}", self.namespace),
                    false => name,
                };
                return self.bytes(full.as_bytes(), at);
            }
            "__METHOD__" => {
                let name = self.frame().name.clone();
                let full = match name.as_str() {
                    "{closure}" => self.within(&name),
                    _ => self.full_function_name(&name),
                };
                return self.bytes(full.as_bytes(), at);
            }
            "__CLASS__" => {
                if self.classes.last().is_some_and(|class| class.is_trait) {
                    let class = self.trait_user(at);
                    return self.field(class, "@name", at);
                }
                return self.scope_text(at);
            }
            "__TRAIT__" => {
                let name = match self.classes.last() {
                    Some(class) if class.is_trait => class.name.clone(),
                    _ => String::new(),
                };
                return self.bytes(name.as_bytes(), at);
            }
            "__NAMESPACE__" => {
                let name = self.namespace.clone();
                return self.bytes(name.as_bytes(), at);
            }
            "__FILE__" => return self.lib("file_name", &[], at),
            "__DIR__" => return self.lib("folder_name", &[], at),
            _ => {}
        }
        match name.to_ascii_lowercase().as_str() {
            "true" => return self.truth_of(true, at),
            "false" => return self.truth_of(false, at),
            "null" => return self.b.nil(at),
            _ => {}
        }
        let (full, is_open) = self.constant_name(node);
        if self.known.constants.contains(&full) {
            let value = self.load_plain(&format!("{full}::"), at);
            if !self.known.early_constants.contains(&full) {
                return value;
            }
            let none = self.own(Intrinsic::IsNone, &[value], at);
            let is_there = self.b.unary(ir::UnOp::Not, none, at);
            return self.unless(is_there, value, at, |s| {
                let text = s.bytes(full.as_bytes(), at);
                let is_open = s.truth_of(is_open, at);
                s.lib("constant_of", &[text, is_open], at)
            });
        }
        if is_open && self.known.constants.contains(name) {
            return self.load_plain(&format!("{name}::"), at);
        }
        let text = self.bytes(full.as_bytes(), at);
        let is_open = self.truth_of(is_open, at);
        self.lib("constant_of", &[text, is_open], at)
    }
}
