//! Functions: parameters, bodies, and those that wait or give several values.

use crate::lowerer::{Frame, Home, Lowerer, parts};
use crate::scopes::is_function;
use ir::{Arg, Const, FunctionKind, Hint, Op, ParamKind, Reg, Span};
use rustc_hash::FxHashSet;
use syntax::Node;

/// What a function is besides its parameters and its body.
#[derive(Default)]
pub struct Nature<'a> {
    pub home: Option<Home>,
    /// The body of the class whose constructor it is.
    pub fields: Option<Node<'a>>,
    /// Whether it is called on an object even where it does not say so.
    pub needs_this: bool,
    /// What its source text is, where that is not its own node: the class whose constructor it is.
    pub source: Option<Node<'a>>,
}

/// The levels of nesting that a function counts for, besides those of its statements: it takes as much stack.
const FUNCTION: u32 = 3;

impl<'a> Lowerer<'a, '_> {
    /// Makes a function that is there from the start of its block.
    pub fn function_declaration(&mut self, node: Node<'a>) {
        let at = self.b.span(node);
        let name = node
            .child_by_field("name")
            .map_or("", |name| self.text(name));
        let function = self.function(node, name);
        self.declare(name, function, at);
    }

    /// Lowers a function and makes it.
    pub fn function(&mut self, node: Node<'a>, name: &str) -> Reg {
        self.function_of(node, name, Nature::default())
    }

    pub fn function_of(&mut self, node: Node<'a>, name: &str, nature: Nature<'a>) -> Reg {
        if self.depth + FUNCTION >= frontend::MOST_NESTED {
            let at = self.b.span(node);
            return self.b.unsupported("nesting", at);
        }
        self.depth += FUNCTION;
        let made = self.function_within(node, name, nature);
        self.depth -= FUNCTION;
        made
    }

    fn function_within(&mut self, node: Node<'a>, name: &str, nature: Nature<'a>) -> Reg {
        let at = self.b.span(node);
        let is_arrow = node.kind() == "arrow_function";
        // A function expression with a name knows itself by it.
        let own_name = matches!(node.kind(), "function_expression" | "generator_function")
            .then(|| node.child_by_field("name"))
            .flatten();
        let body = node.child_by_field("body");
        let knows_itself = own_name.is_some_and(|own| {
            let text = self.text(own);
            body.is_some_and(|body| self.mentions(body, text))
        });
        if let (true, Some(own)) = (knows_itself, own_name) {
            let text = self.text(own);
            self.open(node, node.end());
            let own = self.hidden_copy(text);
            let nothing = self.undefined(at);
            self.declare_hidden(&own, nothing, at);
            let function = self.function_itself(node, name, nature, is_arrow);
            let value = {
                let symbol = self.b.intern(&own);
                self.b.emit(
                    Op::StoreVar {
                        name: symbol,
                        value: function,
                    },
                    at,
                );
                function
            };
            self.close();
            return value;
        }
        self.function_itself(node, name, nature, is_arrow)
    }

    /// Makes a name mean a hidden variable in the block at hand.
    fn hidden_copy(&mut self, name: &str) -> String {
        let own = self.hidden_in_block(name);
        if let Some(block) = self.frame().blocks.last_mut() {
            let variable = crate::lowerer::Variable {
                own: own.clone(),
                is_const: true,
                is_own_name: true,
                is_early: true,
                ..crate::lowerer::Variable::default()
            };
            block.names.insert(name.to_owned(), variable);
        }
        own
    }

    fn function_itself(
        &mut self,
        node: Node<'a>,
        name: &str,
        nature: Nature<'a>,
        is_arrow: bool,
    ) -> Reg {
        let at = self.b.span(node);
        let shown = if name.is_empty() { "<anonymous>" } else { name };
        let word = |wanted: &str| {
            node.children()
                .any(|child| !child.is_named() && self.text(child) == wanted)
        };
        let is_async = word("async");
        let is_generator = word("*") || node.kind().starts_with("generator");
        let stem: String = name
            .chars()
            .filter(|c| c.is_ascii_alphanumeric() || *c == '_')
            .collect();
        let entry = self.b.label(&format!("func_{stem}"));
        let end = self.b.label(&format!("end_{stem}"));
        self.skip_to(end, at);
        let source = nature.source.map_or(at, |source| self.b.span(source));
        self.b.place(entry, source);
        let is_method = node.kind() == "method_definition" && nature.fields.is_none();
        // A function of the library is none that makes objects, unless it is called like a class.
        let is_of_library = self.is_library
            && self.is_module()
            && node.kind() == "function_declaration"
            && name
                .trim_start_matches('_')
                .starts_with(|first: char| first.is_ascii_lowercase());
        let is_called_apart = is_generator
            && (is_async || !self.has_plain_parameters(node) || self.asks_prototypes());
        if is_arrow || is_async || is_method || is_of_library || is_called_apart {
            self.b.note_last(ir::note::MAKES_NOTHING.to_owned());
        }
        let is_plain = !is_async;
        let was_strict = self.is_strict;
        let chains = std::mem::take(&mut self.chains);
        let body = node.child_by_field("body");
        self.is_strict |=
            body.is_some_and(|body| body.kind() == "statement_block" && self.says_strict(body));
        // Where the file asks what a generator is made below, one is made when its function is called.
        let has_plain = self.has_plain_parameters(node) && !self.asks_prototypes();
        self.frames.push(Frame {
            entry: Some(entry),
            is_arrow,
            is_generator: is_generator && is_plain && has_plain,
            home: nature.home.clone(),
            fields: nature.fields,
            named_by_parameters: self.named_by_parameters(node),
            ..Frame::default()
        });
        self.open(node, node.end());
        if !is_arrow {
            self.receiver(node, &nature, at);
        }
        let has_plain_parameters = self.has_plain_parameters(node);
        let watch = (is_async && !is_generator && !has_plain_parameters).then(|| {
            let handler = self.b.label("parameters");
            self.b.emit(Op::TryPush { handler }, at);
            handler
        });
        self.room_for_texts(node);
        if self.has_eval && !has_plain_parameters {
            let all = node.child_by_field("parameters");
            let all: Vec<Node<'a>> = all.into_iter().flat_map(parts).collect();
            self.frame().coming = self.names_of(&all);
        }
        self.parameters(node);
        self.frame().coming.clear();
        self.note_parameters(node);
        if !is_generator {
            self.note_result(node, entry);
        }
        if let Some(handler) = watch {
            self.reject_parameters(handler, at);
        }
        if let Some(class) = nature.fields
            && !nature.home.as_ref().is_some_and(|home| home.is_derived)
        {
            self.fields_behind(self.frames.len() - 1, class, at);
        }
        if is_async {
            self.later(node, body, is_generator, at);
        } else if is_generator && !has_plain {
            self.apart(node, body, at);
        } else {
            self.function_body(node, body);
        }
        // A body that is a block has an end of its own, whether control comes there or not.
        let is_block = body.is_some_and(|body| body.kind() == "statement_block");
        if is_block || !self.b.is_terminated() {
            let behind = self.b.span_of(node.end(), node.end());
            let is_derived = nature.home.as_ref().is_some_and(|home| home.is_derived);
            let value = match is_derived && nature.fields.is_some() {
                true => self.this(behind),
                false => self.undefined(behind),
            };
            self.b.emit(Op::Return { value }, behind);
        }
        self.close();
        self.frames.pop();
        self.is_strict = was_strict;
        self.chains = chains;
        self.b.place(end, at);
        let name = self.b.intern(shown);
        let kind = match is_generator && is_plain && has_plain {
            true => FunctionKind::Generator,
            false => FunctionKind::Function,
        };
        let function = self.b.constant(Const::Function { name, entry, kind }, at);
        let parent = match (is_async, is_generator) {
            (false, false) => return function,
            (true, false) => "globals::_AsyncFunctionPrototype",
            (false, true) => "globals::_GeneratorFunctionPrototype",
            (true, true) => "globals::_AsyncGeneratorFunctionPrototype",
        };
        if self.is_library {
            return function;
        }
        let parent = self.load_plain(parent, at);
        if is_generator && kind == FunctionKind::Function {
            return self.helper("globals::_generatorFunction", &[function, parent], at);
        }
        self.b
            .intrinsic(ir::Intrinsic::SetParent, &[function, parent], at)
    }

    /// Jumps over the body of a function, behind what control never leaves too: it is no part of the code around.
    pub fn skip_to(&mut self, end: ir::Label, at: Span) {
        if self.b.is_terminated() {
            let behind = self.b.label("behind");
            self.b.place(behind, at);
        }
        self.b.jump(end, at);
    }

    /// What the function is called on, where it asks.
    fn receiver(&mut self, node: Node<'a>, nature: &Nature<'a>, at: Span) {
        let is_derived =
            nature.home.as_ref().is_some_and(|home| home.is_derived) && nature.fields.is_some();
        let asks = nature.needs_this
            || nature.fields.is_some()
            || self.mentions_own(node, &["this", "super", "meta_property"]);
        if !asks {
            // What functions around it are called on is none of its affair.
            if self.find("this").is_some() {
                self.register("this", false, false);
                let nothing = self.undefined(at);
                self.declare_as("this", nothing, at);
            }
            return;
        }
        let own = if is_derived { "this@object" } else { "this" };
        let name = self.b.intern(own);
        let value = self.b.symbolic(Hint::Param(name, ParamKind::Receiver), at);
        self.declare_hidden(own, value, at);
        let variable = crate::lowerer::Variable {
            own: "this".to_owned(),
            is_const: false,
            is_early: false,
            ..crate::lowerer::Variable::default()
        };
        if let Some(block) = self.frame().blocks.last_mut() {
            block.names.insert("this".to_owned(), variable);
        }
        if is_derived {
            let unbound = self.b.constant(Const::Unbound, at);
            self.declare_hidden("this", unbound, at);
            let is_call = |part: &Node<'a>| {
                part.kind() == "call_expression"
                    && part
                        .child_by_field("function")
                        .is_some_and(|callee| callee.kind() == "super")
            };
            let calls = node.descendants().filter(is_call);
            // An arrow function may be called again.
            let mut arrows = node
                .descendants()
                .filter(|part| part.kind() == "arrow_function");
            self.calls_parent_again = calls.count() > 1
                || arrows.any(|arrow| arrow.descendants().any(|part| is_call(&part)));
            if self.calls_parent_again {
                let truth = self.constant_bool(false, at);
                self.declare_hidden(crate::calls::CALLED, truth, at);
            }
        }
        if self.arrow_asks_for_target(node) {
            let target = self.b.intrinsic(ir::Intrinsic::NewTarget, &[], at);
            let kept = self.hidden("target");
            self.declare_hidden(&kept, target, at);
            let variable = crate::lowerer::Variable {
                own: kept,
                is_const: true,
                is_early: false,
                ..crate::lowerer::Variable::default()
            };
            if let Some(block) = self.frame().blocks.last_mut() {
                let name = crate::expressions::NEW_TARGET.to_owned();
                block.names.insert(name, variable);
            }
        }
        if !self.is_strict && !self.is_library && self.mentions_own(node, &["this"]) {
            self.object_receiver(at);
        }
    }

    /// Whether an arrow function inside of a function says `new.target`, or calls the parent's constructor, which is told that.
    fn arrow_asks_for_target(&self, function: Node<'a>) -> bool {
        let arrows = function.descendants();
        let mut arrows = arrows.filter(|node| node.kind() == "arrow_function");
        arrows.any(|arrow| self.mentions_own(arrow, &["meta_property", "super"]))
    }

    /// Where code is not strict a function is called on an object: the global one in the place of nothing, one around a primitive.
    fn object_receiver(&mut self, at: Span) {
        let this = self.load_plain("this", at);
        let is_object = self.b.intrinsic(ir::Intrinsic::IsObject, &[this], at);
        let (other, end) = (self.b.label("no_object"), self.b.label("receiver"));
        self.b.branch_if(is_object, end, other, at);
        self.b.place(other, at);
        let this = self.load_plain("this", at);
        let value = self.helper("_receiver", &[this], at);
        let name = self.b.intern("this");
        self.b.emit(Op::StoreVar { name, value }, at);
        self.b.place(end, at);
    }

    fn parameters(&mut self, node: Node<'a>) {
        let single = node.child_by_field("parameter");
        let several = node.child_by_field("parameters");
        let all: Vec<Node<'a>> = single
            .into_iter()
            .chain(several.into_iter().flat_map(parts))
            .collect();
        let at = self.b.span(node);
        let is_own = |parameter: &Node<'a>| self.text(*parameter) == "arguments";
        let takes_all = node.kind() != "arrow_function"
            && self.mentions_own(node, &["arguments"])
            && !all.iter().any(is_own);
        if takes_all {
            return self.parameters_of_list(node, &all, at);
        }
        if self.has_zone(&all) {
            return self.parameters_in_zone(&all);
        }
        let mut later: Vec<(Node<'a>, String)> = Vec::new();
        for &parameter in &all {
            let at = self.b.span(parameter);
            match parameter.kind() {
                "identifier" | "undefined" => {
                    self.parameter(self.text(parameter), ParamKind::Normal, at)
                }
                "assignment_pattern"
                    if parameter
                        .child_by_field("left")
                        .is_some_and(|left| left.kind() == "identifier") =>
                {
                    if let Some(left) = parameter.child_by_field("left") {
                        self.parameter_of_kind(self.text(left), ParamKind::Normal, true, at);
                        later.push((parameter, String::new()));
                    }
                }
                "rest_pattern" => match parts(parameter).next() {
                    Some(inside) if inside.kind() == "identifier" => {
                        self.parameter(self.text(inside), ParamKind::Rest, at);
                    }
                    Some(inside) => {
                        let kept = self.hidden("rest");
                        self.hidden_parameter(&kept, ParamKind::Rest, at);
                        later.push((inside, kept));
                    }
                    None => {}
                },
                _ => {
                    let kept = self.hidden("p");
                    let symbol = self.b.intern(&kept);
                    let hint = Hint::Param(symbol, ParamKind::Normal);
                    let value = self.b.symbolic(hint, at);
                    if parameter.kind() == "assignment_pattern" {
                        self.b.note_last(ir::note::OPTIONAL.to_owned());
                    }
                    self.declare_hidden(&kept, value, at);
                    later.push((parameter, kept));
                }
            }
        }
        for (parameter, kept) in later {
            self.unpack_parameter(parameter, &kept);
        }
    }

    /// Whether the value for when a parameter is left out names one that has none yet: itself, or one behind it.
    fn has_zone(&mut self, all: &[Node<'a>]) -> bool {
        for (at, parameter) in all.iter().enumerate() {
            let defaults: Vec<Node<'a>> = parameter
                .descendants()
                .filter(|node| {
                    matches!(
                        node.kind(),
                        "assignment_pattern" | "object_assignment_pattern"
                    )
                })
                .filter_map(|node| node.child_by_field("right"))
                .collect();
            if defaults.is_empty() {
                continue;
            }
            let names = self.names_of(&all[at..]);
            let names_one = |this: &mut Self, default: &Node<'a>| {
                names.iter().any(|name| this.mentions(*default, name))
            };
            if defaults.iter().any(|default| names_one(self, default)) {
                return true;
            }
        }
        false
    }

    /// Parameters that come into being one behind the other.
    fn parameters_in_zone(&mut self, all: &[Node<'a>]) {
        let mut kept = Vec::new();
        for &parameter in all {
            let at = self.b.span(parameter);
            let (kind, inside) = match parameter.kind() {
                "rest_pattern" => (ParamKind::Rest, parts(parameter).next()),
                _ => (ParamKind::Normal, Some(parameter)),
            };
            let name = self.hidden("p");
            let symbol = self.b.intern(&name);
            let value = self.b.symbolic(Hint::Param(symbol, kind), at);
            if parameter.kind() == "assignment_pattern" {
                self.b.note_last(ir::note::OPTIONAL.to_owned());
            }
            self.declare_hidden(&name, value, at);
            kept.extend(inside.map(|inside| (inside, name)));
        }
        for name in self.names_of(all) {
            let own = self.register(&name, false, true);
            let at = all.first().map_or(Span::NONE, |first| self.b.span(*first));
            let unbound = self.b.constant(Const::Unbound, at);
            self.declare_as(&own, unbound, at);
        }
        for (parameter, name) in kept {
            let at = self.b.span(parameter);
            let value = self.load_plain(&name, at);
            self.bind_parameter(parameter, value);
        }
    }

    /// The names that stand among the parameters of a function and are none of these.
    fn named_by_parameters(&self, node: Node<'a>) -> FxHashSet<&'a str> {
        if self.is_library || self.has_plain_parameters(node) {
            return FxHashSet::default();
        }
        let Some(parameters) = node.child_by_field("parameters") else {
            return FxHashSet::default();
        };
        let all: Vec<Node<'a>> = parts(parameters).collect();
        let own = self.names_of(&all);
        let names = parameters
            .descendants()
            .filter(|part| matches!(part.kind(), "identifier" | "shorthand_property_identifier"));
        let names = names.map(|name| self.text(name));
        names
            .filter(|name| *name != "arguments" && !own.iter().any(|own| own == name))
            .collect()
    }

    /// A parameter that is a pattern, or that has a value for when it is left out.
    fn unpack_parameter(&mut self, parameter: Node<'a>, kept: &str) {
        let at = self.b.span(parameter);
        if kept.is_empty() {
            let (Some(left), Some(right)) = (
                parameter.child_by_field("left"),
                parameter.child_by_field("right"),
            ) else {
                return;
            };
            let name = self.text(left);
            let given = self.load(name, at);
            let is_missing = self.is_undefined(given, at);
            let (missing, end) = (self.b.label("default"), self.b.label("given"));
            self.b.branch_if(is_missing, missing, end, at);
            self.b.place(missing, at);
            let value = self.expr_named(right, name);
            self.assign(name, value, at);
            self.b.place_if_used(end, at);
            return;
        }
        for name in self.names_of(&[parameter]) {
            self.register(&name, false, false);
        }
        let value = self.load_plain(kept, at);
        self.bind_parameter(parameter, value);
    }

    fn bind_parameter(&mut self, pattern: Node<'a>, value: Reg) {
        self.taken_apart = match pattern.kind() {
            "object_pattern" => Some(String::new()),
            "assignment_pattern" => Some(crate::shown::INTERMEDIATE.repeat(3)),
            _ => None,
        };
        self.bind(pattern, value, true);
    }

    fn parameter(&mut self, name: &str, kind: ParamKind, at: Span) {
        self.parameter_of_kind(name, kind, false, at);
    }

    fn parameter_of_kind(&mut self, name: &str, kind: ParamKind, is_optional: bool, at: Span) {
        let own = self.register(name, false, false);
        let symbol = self.b.intern(&own);
        let value = self.b.symbolic(Hint::Param(symbol, kind), at);
        if is_optional {
            self.b.note_last(ir::note::OPTIONAL.to_owned());
        }
        self.declare_as(&own, value, at);
    }

    pub fn hidden_parameter(&mut self, name: &str, kind: ParamKind, at: Span) {
        let symbol = self.b.intern(name);
        let value = self.b.symbolic(Hint::Param(symbol, kind), at);
        self.declare_hidden(name, value, at);
    }

    /// The parameters of a function that looks at all its arguments.
    fn parameters_of_list(&mut self, node: Node<'a>, all: &[Node<'a>], at: Span) {
        self.register("arguments", false, false);
        let symbol = self.b.intern("arguments");
        let value = self.b.symbolic(Hint::Param(symbol, ParamKind::Rest), at);
        let wanted = all.iter().take_while(|parameter| {
            !matches!(parameter.kind(), "assignment_pattern" | "rest_pattern")
        });
        self.b
            .note_last(format!("{}{}", ir::note::WANTED, wanted.count()));
        self.declare_as("arguments", value, at);
        let maps = !self.is_library && !self.is_strict && self.maps_arguments(node, all);
        let is_seen = !self.is_library && (maps || self.shows_arguments(node));
        for (place, &parameter) in all.iter().enumerate() {
            let at = self.b.span(parameter);
            let list = self.load("arguments", at);
            let value = match parameter.kind() {
                "rest_pattern" => {
                    let from = self.b.int(place, at);
                    let method = self.b.intern("slice");
                    let args: Box<[Arg]> = [Arg::positional(from)].into();
                    self.b.value(
                        |dst| Op::CallMethod {
                            dst,
                            receiver: list,
                            method,
                            args,
                        },
                        at,
                    )
                }
                _ => self.b.element(list, place, at),
            };
            let pattern = match parameter.kind() {
                "rest_pattern" => parts(parameter).next().unwrap_or(parameter),
                _ => parameter,
            };
            for name in self.names_of(&[pattern]) {
                self.register(&name, false, false);
            }
            self.bind_parameter(pattern, value);
        }
        if is_seen {
            let list = self.load("arguments", at);
            let callee = match self.is_strict {
                true => self.undefined(at),
                false => self.b.intrinsic(ir::Intrinsic::CalledFunction, &[], at),
            };
            let mut operands = vec![list, callee];
            if maps {
                let mut accessors = Vec::new();
                for (place, &parameter) in all.iter().enumerate() {
                    let name = self.text(parameter);
                    // Of parameters of one name the last is the variable.
                    let again = all[place + 1..]
                        .iter()
                        .any(|later| self.text(*later) == name);
                    let pair = match again {
                        true => [self.undefined(at), self.undefined(at)],
                        false => [
                            self.variable_reader(name, at),
                            self.variable_writer(name, at),
                        ],
                    };
                    accessors.extend(pair);
                }
                operands.push(self.list_of(&accessors, at));
            }
            let object = self.helper("_arguments", &operands, at);
            self.assign("arguments", object, at);
        }
    }

    /// Whether it shows in a function that its parameters and the elements of `arguments` are the same variables.
    fn maps_arguments(&self, node: Node<'a>, all: &[Node<'a>]) -> bool {
        if all.is_empty() || all.iter().any(|one| one.kind() != "identifier") {
            return false;
        }
        let names: Vec<&str> = all.iter().map(|one| self.text(*one)).collect();
        let (mut writes_parameter, mut reads_elements) = (false, false);
        let Some(body) = node.child_by_field("body") else {
            return false;
        };
        for part in body.descendants() {
            let target = match part.kind() {
                "assignment_expression" | "augmented_assignment_expression" => {
                    part.child_by_field("left")
                }
                "update_expression" => part.child_by_field("argument"),
                "for_in_statement" => part.child_by_field("left"),
                "function_declaration" => part.child_by_field("name"),
                "variable_declarator" if part.child_by_field("value").is_some() => {
                    part.child_by_field("name")
                }
                _ => None,
            };
            if let Some(target) = target {
                writes_parameter |= target.descendants().any(|name| {
                    name.kind().ends_with("pattern") || names.contains(&self.text(name))
                });
                let object = target.child_by_field("object");
                if object.is_some_and(|object| self.text(object) == "arguments") {
                    return true;
                }
            }
            if part.kind() == "subscript_expression" {
                let object = part.child_by_field("object");
                reads_elements |= object.is_some_and(|object| self.text(object) == "arguments");
            }
        }
        let hands_on = || self.mentions_own(node, &["arguments"]);
        self.shows_arguments(node) || writes_parameter && (reads_elements || hands_on())
    }

    /// Whether the code of a function below a node takes `arguments` as a value that is more than a list of what was given: what
    /// counts them, takes one of them or hands them all on sees no difference.
    fn shows_arguments(&self, root: Node<'a>) -> bool {
        let mut pending = vec![root];
        while let Some(node) = pending.pop() {
            for inside in node.named_children() {
                if inside.kind() == "identifier" && self.text(inside) == "eval" {
                    return true;
                }
                if inside.kind() == "identifier" && self.text(inside) == "arguments" {
                    let is_list = match node.kind() {
                        "member_expression" => node
                            .child_by_field("property")
                            .is_some_and(|property| self.text(property) == "length"),
                        "subscript_expression" => node
                            .child_by_field("object")
                            .is_some_and(|object| object.index() == inside.index()),
                        "spread_element" | "for_in_statement" => true,
                        _ => false,
                    };
                    if !is_list {
                        return true;
                    }
                    continue;
                }
                let hands_on = inside.kind() == "call_expression"
                    && inside.child_by_field("function").is_some_and(|callee| {
                        let callee = self.text(callee);
                        [".apply", "slice.call", "Array.from"]
                            .iter()
                            .any(|end| callee.ends_with(end))
                    });
                if hands_on {
                    // Of its operands, those that are no `arguments` themselves.
                    pending.extend(inside.child_by_field("function"));
                    let operands = inside.child_by_field("arguments");
                    let operands = operands.into_iter().flat_map(Node::named_children);
                    pending.extend(operands.filter(|part| part.kind() != "identifier"));
                } else if !is_function(inside.kind()) || inside.kind() == "arrow_function" {
                    pending.push(inside);
                }
            }
        }
        false
    }

    /// The statements of a function, or the expression that it gives.
    fn function_body(&mut self, node: Node<'a>, body: Option<Node<'a>>) {
        let Some(body) = body else { return };
        if body.kind() == "statement_block" {
            let is_apart = self.needs_variables_apart(node);
            if is_apart {
                self.open(body, body.end());
            }
            self.variables_like_parameters(node, body, is_apart);
            self.predeclare_vars(body);
            // A function's own variables are those of its block.
            self.begin_block(body);
            self.statements(body);
            if is_apart {
                self.close();
            }
        } else {
            let at = self.b.span(body);
            let value = self.expr(body);
            self.b.emit(Op::Return { value }, at);
        }
        let _ = node;
    }

    /// Whether the variables of a body are others than those of the parameters: functions among these see the parameters alone.
    fn needs_variables_apart(&self, node: Node<'a>) -> bool {
        !self.is_library
            && !self.has_plain_parameters(node)
            && node.child_by_field("parameters").is_some_and(|all| {
                all.descendants()
                    .any(|part| is_function(part.kind()) || part.kind() == "class")
            })
    }

    /// Variables of a body that are called like parameters begin with what those hold, where they are others.
    fn variables_like_parameters(&mut self, node: Node<'a>, body: Node<'a>, is_apart: bool) {
        let parameters: Vec<Node<'a>> = node
            .child_by_field("parameters")
            .into_iter()
            .flat_map(parts)
            .chain(node.child_by_field("parameter"))
            .collect();
        let parameters = self.names_of(&parameters);
        let declared = self.var_names(body);
        let declared: Vec<&str> = declared.into_iter().map(|name| self.text(name)).collect();
        for name in parameters {
            let block = self.frame().blocks.last();
            let is_known = block.is_some_and(|block| block.names.contains_key(&name));
            if !declared.contains(&name.as_str()) || is_known && !is_apart {
                continue;
            }
            let at = self.b.span_of(body.start(), body.start());
            let value = self.load(&name, at);
            self.frame().declared.entry(name.clone()).or_insert(1);
            let own = self.register(&name, false, true);
            self.declare_as(&own, value, at);
        }
    }

    /// Whether the file asks what objects are made below.
    fn asks_prototypes(&self) -> bool {
        !self.is_library && self.asks_prototypes
    }

    /// Whether nothing can fail where a function's parameters come into being.
    fn has_plain_parameters(&self, node: Node<'a>) -> bool {
        let parameters = node.child_by_field("parameters");
        let mut all = parameters.into_iter().flat_map(parts);
        all.all(|parameter| match parameter.kind() {
            "identifier" => true,
            "rest_pattern" => parts(parameter)
                .next()
                .is_some_and(|inside| inside.kind() == "identifier"),
            _ => false,
        })
    }

    /// What fails where the parameters of a function that waits come into being is what its promise is rejected with.
    fn reject_parameters(&mut self, handler: ir::Label, at: Span) {
        let end = self.b.label("parameters_end");
        self.b.emit(Op::TryPop, at);
        self.b.jump(end, at);
        self.b.place(handler, at);
        let kept = self.keep_caught(at);
        let error = self.load_plain(&kept, at);
        let value = self.helper("_rejected", &[error], at);
        self.b.emit(Op::Return { value }, at);
        self.b.place(end, at);
    }

    /// The body of a generator whose parameters come into being when it is called: a generator of its own.
    fn apart(&mut self, node: Node<'a>, body: Option<Node<'a>>, at: Span) {
        let generator = self.inner_generator(node, body, false, true, at);
        let value = match self.asks_prototypes() {
            true => {
                let callee = self.b.intrinsic(ir::Intrinsic::CalledFunction, &[], at);
                self.helper("_generatorOf", &[generator, callee], at)
            }
            false => generator,
        };
        self.b.emit(Op::Return { value }, at);
    }

    /// The body of a function that waits: a generator, which the library drives.
    fn later(&mut self, node: Node<'a>, body: Option<Node<'a>>, is_generator: bool, at: Span) {
        let generator = self.inner_generator(node, body, true, is_generator, at);
        let driver = if is_generator {
            "_async_generator"
        } else {
            "_async"
        };
        let value = match is_generator {
            true => {
                let callee = self.b.intrinsic(ir::Intrinsic::CalledFunction, &[], at);
                self.helper(driver, &[generator, callee], at)
            }
            false => self.helper(driver, &[generator], at),
        };
        self.b.emit(Op::Return { value }, at);
    }

    /// A generator of a function's body, which has what the function captures.
    fn inner_generator(
        &mut self,
        node: Node<'a>,
        body: Option<Node<'a>>,
        is_async: bool,
        is_generator: bool,
        at: Span,
    ) -> Reg {
        let entry = self.b.label("later");
        let end = self.b.label("end_later");
        self.b.jump(end, at);
        self.b.place(entry, at);
        self.frames.push(Frame {
            entry: Some(entry),
            is_arrow: true,
            is_async,
            is_generator,
            ..Frame::default()
        });
        self.open(node, node.end());
        self.function_body(node, body);
        if !self.b.is_terminated() {
            let behind = self.b.span_of(node.end(), node.end());
            let value = self.undefined(behind);
            self.b.emit(Op::Return { value }, behind);
        }
        self.close();
        self.frames.pop();
        self.b.place(end, at);
        let name = node
            .child_by_field("name")
            .map_or("<async>", |name| self.text(name));
        let name = self.b.intern(name);
        let kind = FunctionKind::Generator;
        let inner = self.b.constant(Const::Function { name, entry, kind }, at);
        self.call_value(inner, Vec::new(), at)
    }

    /// `for await (x of values)`.
    pub fn for_await(
        &mut self,
        node: Node<'a>,
        left: Node<'a>,
        kind: Option<&str>,
        values: Reg,
        at: Span,
    ) {
        let labels = std::mem::take(&mut self.labels);
        let shown = match node.child_by_field("right") {
            Some(walked) if matches!(walked.kind(), "identifier" | "member_expression") => {
                self.shown(walked, 0)
            }
            _ => String::new(),
        };
        let shown = self.b.text(&shown, at);
        let walk = self.helper("_async_iterate", &[values, shown], at);
        let cursor = self.hidden("it");
        self.declare_hidden(&cursor, walk, at);
        let walk = self.load_plain(&cursor, at);
        let method = self.load_field(walk, "next", at);
        let taken = self.hidden("next");
        self.declare_hidden(&taken, method, at);
        let next = self.b.label("for_next");
        let body = self.b.label("for_body");
        let end = self.b.label("for_end");
        self.b.place(next, at);
        let method = self.load_plain(&taken, at);
        let walk = self.load_plain(&cursor, at);
        let result = self.call_on(method, walk, Vec::new(), at);
        let result = self.await_value(result, at);
        let kept = self.hidden("step");
        self.declare_hidden(&kept, result, at);
        let is_object = self.b.intrinsic(ir::Intrinsic::IsObject, &[result], at);
        let (other, step) = (self.b.label("no_step"), self.b.label("step"));
        self.b.branch_if(is_object, step, other, at);
        self.b.place(other, at);
        let result = self.load_plain(&kept, at);
        self.helper("_notAStep", &[result], at);
        self.b.place(step, at);
        let result = self.load_plain(&kept, at);
        let done = self.load_field(result, "done", at);
        self.b.branch_if(done, end, body, at);
        self.b.place(body, at);
        self.frame().regions.push(crate::lowerer::Region::Target {
            labels,
            break_to: end,
            continue_to: Some(next),
            is_plain: true,
        });
        // Inside of the loop's own region, so that going on does not close it.
        let place = self.frame().regions.len() - 1;
        let closing = crate::lowerer::Region::AsyncCursor(cursor.clone());
        self.frame().regions.insert(place, closing);
        let item = self.load_field(result, "value", at);
        let handler = self.begin_watch(at);
        self.open(node, node.end());
        self.round(node, left, kind, item);
        self.close();
        self.end_watch(
            handler,
            next,
            crate::lowerer::Region::AsyncCursor(cursor),
            at,
        );
        self.frame().regions.pop();
        self.frame().regions.pop();
        self.b.jump(next, at);
        let behind = self.b.span_of(node.end(), node.end());
        self.b.place_if_used(end, behind);
    }
}
