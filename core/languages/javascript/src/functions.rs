//! Functions: parameters, bodies, and those that wait or give several values.

use crate::lowerer::{Frame, Home, Lowerer, parts};
use crate::scopes::is_function;
use ir::{Const, FunctionKind, Hint, Op, ParamKind, Reg, Span};
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

    /// The statements of a function, or the expression that it gives.
    pub fn function_body(&mut self, node: Node<'a>, body: Option<Node<'a>>) {
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
}
