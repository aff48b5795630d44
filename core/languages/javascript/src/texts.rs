//! Texts that programs give to be run: `eval`, and what `Function` and its like make functions of.
//!
//! A text becomes a function, which the library takes and calls: it gives the value of the statement that was carried out last.
//! What names mean that it does not declare, it finds in *scopes*, which the library makes and hands to it. Where `eval` is called
//! by its name, those are the variables around the call: for each there are a function that reads it and one that assigns to it.
//! Variables that such a text declares live in an object of the function around the call.

use crate::lowerer::{Frame, Lowerer};
use ir::{Arg, Const, FunctionKind, Hint, Op, ParamKind, Reg, Span};
use rustc_hash::FxHashSet;
use syntax::{Node, SyntaxTree};

/// How the modules of texts are called.
pub const MODULE: &str = "<text";

/// What the code around a text allows it, in words; the name of such a text has them behind this.
const ALLOWED: &str = "; ";

/// The word of a text that is strict because the code around it is.
const STRICT: &str = "strict";

/// What the code around a text allows it.
#[derive(Default)]
pub struct Allowed<'s> {
    pub is_strict: bool,
    /// Whether it may say `new.target`.
    pub target: bool,
    /// Whether it may say `super`, and call that.
    pub parent: bool,
    pub construct: bool,
    /// Whether it is what a field of a class is made of.
    pub in_field: bool,
    /// The private names of the classes around, each with what it is called among the members, and its kind.
    pub privates: Vec<(&'s str, &'s str, &'s str)>,
}

impl<'s> Allowed<'s> {
    pub fn of(words: &'s str) -> Allowed<'s> {
        let mut allowed = Allowed::default();
        for word in words.split(' ') {
            match word {
                STRICT => allowed.is_strict = true,
                "target" => allowed.target = true,
                "parent" => allowed.parent = true,
                "construct" => allowed.construct = true,
                "field" => allowed.in_field = true,
                _ => {
                    let mut parts = word.split('=');
                    if let (Some(name), Some(own), Some(kind)) =
                        (parts.next(), parts.next(), parts.next())
                    {
                        allowed.privates.push((name, own, kind));
                    }
                }
            }
        }
        allowed
    }
}

/// The hidden variables that hold scopes, and those that hold variables that texts declare, begin like this.
pub const SCOPES: &str = "$scopes";
pub const VARIABLES: &str = "$variables";

/// Says what is wrong with a text that is to be run.
///
/// # Errors
///
/// The words in which Node refuses it.
pub fn check(tree: &SyntaxTree, text: &str, kind: &str) -> Result<(), String> {
    let refusals = crate::early::refusals_of_text(tree.root(), text, &Allowed::of(kind));
    let broken = tree.syntax_errors().next().map(|error| {
        let (range, words) = crate::early::unexpected(text, error.start() as usize, false);
        (range.start as u32..range.end as u32, words)
    });
    let first = broken.into_iter().chain(refusals);
    match first.min_by_key(|(range, _)| range.start) {
        Some((_, words)) => Err(words),
        None => Ok(()),
    }
}

/// What a text is lowered as: itself, if nothing is wrong with it.
#[cfg(feature = "grammar")]
pub fn source(text: &str, _: &str, kind: &str) -> Result<String, String> {
    let tree = grammars::parse(&crate::GRAMMAR, text);
    let again = match tree.root().has_error() {
        true => crate::respelled(text),
        false => None,
    };
    let again = again.map(|text| grammars::parse(&crate::GRAMMAR, &text));
    let errors = |tree: &SyntaxTree| tree.syntax_errors().count();
    let tree = match again {
        Some(again) if errors(&again) < errors(&tree) => again,
        _ => tree,
    };
    check(&tree, text, kind)?;
    Ok(text.to_owned())
}

#[cfg(not(feature = "grammar"))]
pub use frontend::runs_no_text as source;

impl<'a> Lowerer<'a, '_> {
    /// Whether the file at hand is a text that the program gives to be run, and strict from the start.
    pub fn is_strict_text(&self) -> bool {
        self.allowed().is_strict
    }

    /// What the code around the text at hand allows it.
    fn allowed(&self) -> Allowed<'a> {
        let (_, words) = self.file.rsplit_once(ALLOWED).unwrap_or_default();
        Allowed::of(words)
    }

    /// What the code around a text gives it under a word, where the code at hand is the text's own.
    pub fn given_to_text(&mut self, word: &str, at: Span) -> Option<Reg> {
        let frame = &self.frames[self.own_frame()];
        frame.completion.as_ref()?;
        let scopes = frame.blocks.first()?.with.clone()?;
        let (scopes, word) = (self.load_plain(&scopes, at), self.b.text(word, at));
        Some(self.helper("globals::_givenToText", &[scopes, word], at))
    }

    /// A text as a function, which the library takes.
    pub fn text_function(&mut self, root: Node<'a>) {
        let at = self.b.span_of(root.start(), root.start());
        let (entry, end) = (self.b.label("func_text"), self.b.label("end_text"));
        self.b.jump(end, at);
        self.b.place(entry, at);
        let (value, scopes) = (self.hidden("value"), self.hidden_scopes());
        self.frames.push(Frame {
            entry: Some(entry),
            completion: Some(value.clone()),
            ..Frame::default()
        });
        self.open(root, root.end());
        self.register("this", false, false);
        let this = self.b.intern("this");
        let receiver = self.b.symbolic(Hint::Param(this, ParamKind::Receiver), at);
        self.declare_hidden("this", receiver, at);
        self.hidden_parameter(&scopes, ParamKind::Normal, at);
        let nothing = self.undefined(at);
        self.declare_hidden(&value, nothing, at);
        if let Some(block) = self.frame().blocks.last_mut() {
            block.with = Some(scopes);
        }
        let mut around = crate::privates::Privates::default();
        for (name, own, kind) in self.allowed().privates {
            around.add(name, own, kind);
        }
        self.privates.push(around);
        self.code_of(root);
        self.privates.pop();
        let behind = self.b.span_of(root.end(), root.end());
        if !self.b.is_terminated() {
            let value = self.load_plain(&value, behind);
            self.b.emit(Op::Return { value }, behind);
        }
        self.close();
        self.frames.pop();
        self.b.place(end, at);
        let name = self.b.intern("eval");
        let kind = FunctionKind::Function;
        let function = self.b.constant(Const::Function { name, entry, kind }, at);
        self.helper("globals::_takeText", &[function], at);
    }

    fn hidden_scopes(&mut self) -> String {
        format!("{SCOPES}{}", self.b.next_number())
    }

    /// The hidden variable of the scopes in which the variables of a text are declared, where names stand in a text that is not
    /// strict, and in none of its functions.
    pub fn scopes_of_text(&mut self) -> Option<String> {
        if self.is_strict {
            return None;
        }
        let frame = self.frame();
        frame.completion.as_ref()?;
        match frame.blocks.as_slice() {
            [block] => block.with.clone(),
            _ => None,
        }
    }

    /// Declares a variable of a text, or a function.
    pub fn declare_of_text(&mut self, scopes: &str, name: &str, function: Option<Reg>, at: Span) {
        let scopes = self.load_plain(scopes, at);
        let name = self.b.text(name, at);
        match function {
            Some(function) => {
                self.helper("globals::_declareFunction", &[scopes, name, function], at)
            }
            None => self.helper("globals::_declareVariable", &[scopes, name], at),
        };
    }

    /// Keeps the value of a statement, where a text gives that of the last.
    pub fn complete(&mut self, value: Option<Reg>, at: Span) {
        if let Some(name) = self.frame().completion.clone()
            && !self.b.is_terminated()
        {
            let value = value.unwrap_or_else(|| self.undefined(at));
            self.declare_hidden(&name, value, at);
        }
    }

    /// Lowers what runs whenever control leaves a block: its statements' values count for nothing.
    pub fn finalizer(&mut self, block: Node<'a>) {
        let Some(name) = self.frame().completion.clone() else {
            return self.block(block);
        };
        let (at, kept) = (self.b.span(block), self.hidden("value"));
        let value = self.load_plain(&name, at);
        self.declare_hidden(&kept, value, at);
        // Where it ends otherwise than at its end, the value is its own.
        self.complete(None, at);
        self.block(block);
        if !self.b.is_terminated() {
            let value = self.load_plain(&kept, at);
            self.declare_hidden(&name, value, at);
        }
    }

    /// Whether a node is a call of `eval` by its name.
    fn is_eval(&self, node: Node<'a>) -> bool {
        node.kind() == "call_expression"
            && node
                .child_by_field("function")
                .is_some_and(|callee| callee.kind() == "identifier" && self.text(callee) == "eval")
    }

    /// Gives the block at hand an object for the variables that texts declare, where the code of a function or file calls `eval`.
    pub fn room_for_texts(&mut self, root: Node<'a>) {
        if !self.has_eval || self.is_strict || self.is_library {
            return;
        }
        let calls = self
            .own_nodes(root)
            .into_iter()
            .any(|node| self.is_eval(node));
        let is_free = self
            .frame()
            .blocks
            .last()
            .is_some_and(|block| block.with.is_none());
        if calls && is_free {
            let at = self.b.span_of(root.start(), root.start());
            let value = self.helper("globals::_newVariables", &[], at);
            let variables = format!("{VARIABLES}{}", self.b.next_number());
            self.declare_hidden(&variables, value, at);
            if let Some(block) = self.frame().blocks.last_mut() {
                block.with = Some(variables);
            }
        }
    }

    /// `eval(text)`: the text sees the variables around the call.
    pub fn direct_eval(&mut self, args: &[Arg], at: Span) -> Reg {
        let text = self.hidden("text");
        let this = self.this(at);
        let first = match args.first() {
            Some(arg) => arg.value,
            None => self.undefined(at),
        };
        self.declare_hidden(&text, first, at);
        let receiver = self.hidden("receiver");
        self.declare_hidden(&receiver, this, at);
        let scopes = self.scopes_around(at);
        let allowed = self.allowed_here();
        let mut operands = vec![
            self.load_plain(&text, at),
            self.b.text(&allowed, at),
            self.load_plain(&receiver, at),
            scopes,
        ];
        let allowed = Allowed::of(&allowed);
        if allowed.target || allowed.parent {
            operands.push(match allowed.target {
                true => self.new_target(at),
                false => self.undefined(at),
            });
        }
        if allowed.parent {
            operands.push(self.home_parent(at));
        }
        self.helper("globals::_evalWithin", &operands, at)
    }

    /// What the code at hand allows a text that it gives to be run, in words.
    fn allowed_here(&mut self) -> String {
        let mut words = Vec::new();
        if self.is_strict {
            words.push(STRICT.to_owned());
        }
        let own = self.own_frame();
        let frame = &self.frames[own];
        let around = match frame.completion.is_some() {
            true => self.allowed(),
            false => Allowed {
                target: own > 0,
                parent: self.home().is_some(),
                construct: frame.fields.is_some()
                    && !frame.in_field
                    && frame.home.as_ref().is_some_and(|home| home.is_derived),
                in_field: frame.in_field,
                ..Allowed::default()
            },
        };
        let flags = [
            ("target", around.target || self.is_script && own == 0),
            ("parent", around.parent),
            ("construct", around.construct),
            ("field", around.in_field),
        ];
        words.extend(
            flags
                .iter()
                .filter(|(_, is)| *is)
                .map(|(word, _)| (*word).to_owned()),
        );
        let mut seen = FxHashSet::default();
        for class in self.privates.iter().rev() {
            let mut members: Vec<_> = class.members.iter().collect();
            members.sort_by_key(|(name, _)| name.as_str());
            for (name, private) in members {
                if seen.insert(name) {
                    words.push(format!("{name}={}={}", private.own, private.words()));
                }
            }
        }
        words.join(" ")
    }

    /// The scopes that are open around, the innermost first, as a list.
    fn scopes_around(&mut self, at: Span) -> Reg {
        let mut seen: FxHashSet<String> = FxHashSet::default();
        let mut open: Vec<(Vec<String>, Vec<String>, Option<String>)> = Vec::new();
        for frame in self.frames.iter().rev() {
            for (depth, block) in frame.blocks.iter().enumerate().rev() {
                let is_word = |name: &&String| {
                    *name != "this" && !name.contains(['@', '.']) && !seen.contains(*name)
                };
                let mut names: Vec<String> = block.names.keys().filter(is_word).cloned().collect();
                names.sort();
                seen.extend(names.iter().cloned());
                let is_lexical = |name: &&String| block.names[*name].is_lexical;
                let mut lexical: Vec<String> = names.iter().filter(is_lexical).cloned().collect();
                if depth == 0 {
                    lexical.extend(frame.coming.iter().cloned());
                }
                open.push((names, lexical, block.with.clone()));
            }
        }
        let scopes = self.list_of(&[], at);
        let kept = self.hidden("scopes");
        self.declare_hidden(&kept, scopes, at);
        for (names, lexical, with) in open {
            if !names.is_empty() || !lexical.is_empty() {
                let mut members = Vec::new();
                for name in names {
                    members.push(self.b.text(&name, at));
                    members.push(self.variable_reader(&name, at));
                    members.push(self.variable_writer(&name, at));
                }
                let members = self.list_of(&members, at);
                let scopes = self.load_plain(&kept, at);
                let lexical: Vec<Reg> = lexical.iter().map(|name| self.b.text(name, at)).collect();
                let lexical = self.list_of(&lexical, at);
                self.helper("globals::_addNames", &[scopes, members, lexical], at);
            }
            if let Some(with) = with {
                let helper = match with.as_str() {
                    name if name.starts_with(SCOPES) => "globals::_addScopes",
                    name if name.starts_with(VARIABLES) => "globals::_addVariables",
                    _ => "globals::_addObject",
                };
                let value = self.load_plain(&with, at);
                let scopes = self.load_plain(&kept, at);
                self.helper(helper, &[scopes, value], at);
            }
        }
        self.load_plain(&kept, at)
    }

    /// A function that reads a variable.
    pub fn variable_reader(&mut self, name: &str, at: Span) -> Reg {
        self.accessor(at, |this| {
            let value = this.load_variable(name, at);
            this.b.emit(Op::Return { value }, at);
        })
    }

    /// A function that assigns to one.
    pub fn variable_writer(&mut self, name: &str, at: Span) -> Reg {
        self.accessor(at, |this| {
            let given = this.hidden("given");
            this.hidden_parameter(&given, ParamKind::Normal, at);
            let value = this.load_plain(&given, at);
            this.assign_variable(name, value, at);
            if !this.b.is_terminated() {
                let value = this.undefined(at);
                this.b.emit(Op::Return { value }, at);
            }
        })
    }

    /// A function around the place at hand.
    fn accessor(&mut self, at: Span, body: impl FnOnce(&mut Self)) -> Reg {
        let (entry, end) = (self.b.label("func_access"), self.b.label("end_access"));
        self.b.jump(end, at);
        self.b.place(entry, at);
        self.frames.push(Frame {
            entry: Some(entry),
            is_arrow: true,
            ..Frame::default()
        });
        body(self);
        self.frames.pop();
        self.b.place(end, at);
        let name = self.b.intern("get");
        let kind = FunctionKind::Function;
        self.b.constant(Const::Function { name, entry, kind }, at)
    }
}

/// Whether code says `eval` somewhere.
pub fn has_eval(root: Node<'_>, source: &str) -> bool {
    source.contains("eval")
        && root
            .descendants()
            .any(|node| node.kind() == "identifier" && node.text(source) == "eval")
}
