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

/// The kind of a text that is strict because the code around it is; the name of such a text ends in it too.
const STRICT: &str = "strict";

/// The hidden variables that hold scopes, and those that hold variables that texts declare, begin like this.
pub const SCOPES: &str = "$scopes";
pub const VARIABLES: &str = "$variables";

/// Says what is wrong with a text that is to be run.
///
/// # Errors
///
/// The words in which Node refuses it.
pub fn check(tree: &SyntaxTree, text: &str, kind: &str) -> Result<(), String> {
    let refusals = crate::early::refusals_of_text(tree.root(), text, kind == STRICT);
    let broken = tree.syntax_errors().next().map(|error| {
        let (range, words) = crate::early::unexpected(text, error.start() as usize);
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
    check(&grammars::parse(&crate::GRAMMAR, text), text, kind)?;
    Ok(text.to_owned())
}

#[cfg(not(feature = "grammar"))]
pub use frontend::runs_no_text as source;

impl<'a> Lowerer<'a, '_> {
    /// Whether the file at hand is a text that the program gives to be run, and strict from the start.
    pub fn is_strict_text(&self) -> bool {
        self.file.ends_with(STRICT)
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
        self.code_of(root);
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
        let (text, this) = (self.hidden("text"), self.this(at));
        let first = match args.first() {
            Some(arg) => arg.value,
            None => self.undefined(at),
        };
        self.declare_hidden(&text, first, at);
        let receiver = self.hidden("receiver");
        self.declare_hidden(&receiver, this, at);
        let scopes = self.scopes_around(at);
        let strict = self.constant_bool(self.is_strict, at);
        let (text, receiver) = (self.load_plain(&text, at), self.load_plain(&receiver, at));
        self.helper(
            "globals::_evalWithin",
            &[text, strict, receiver, scopes],
            at,
        )
    }

    /// The scopes that are open around, the innermost first, as a list.
    fn scopes_around(&mut self, at: Span) -> Reg {
        let mut seen: FxHashSet<String> = FxHashSet::default();
        let mut open: Vec<(Vec<String>, Option<String>)> = Vec::new();
        for frame in self.frames.iter().rev() {
            for block in frame.blocks.iter().rev() {
                let is_word = |name: &&String| {
                    *name != "this" && !name.contains(['@', '.']) && !seen.contains(*name)
                };
                let mut names: Vec<String> = block.names.keys().filter(is_word).cloned().collect();
                names.sort();
                seen.extend(names.iter().cloned());
                open.push((names, block.with.clone()));
            }
        }
        let scopes = self.list_of(&[], at);
        let kept = self.hidden("scopes");
        self.declare_hidden(&kept, scopes, at);
        for (names, with) in open {
            if !names.is_empty() {
                let mut members = Vec::new();
                for name in names {
                    members.push(self.b.text(&name, at));
                    members.push(self.variable_reader(&name, at));
                    members.push(self.variable_writer(&name, at));
                }
                let members = self.list_of(&members, at);
                let scopes = self.load_plain(&kept, at);
                self.helper("globals::_addNames", &[scopes, members], at);
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
