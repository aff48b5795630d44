//! `using` and `await using`, as `tsc` writes them for an older JavaScript: a block that declares so is left by disposing of what it
//! holds, the last first. A declaration is a `const` to the tree; the source says which it is.

use crate::lowerer::{Lowerer, Region, parts};
use ir::{Op, Reg, Span};
use syntax::Node;

/// Whether what a word declares is disposed of, and if so whether that is waited for.
pub fn word_disposes(word: &str) -> Option<bool> {
    match word {
        "using" => Some(false),
        "await" => Some(true),
        _ => None,
    }
}

impl<'a> Lowerer<'a, '_> {
    /// The same of a statement.
    pub fn disposes(&self, statement: Node<'a>) -> Option<bool> {
        let word = statement.child_by_field("kind")?;
        match statement.kind() {
            "lexical_declaration" => word_disposes(self.text(word)),
            _ => None,
        }
    }

    /// The same of statements: it is waited for if that is so of one.
    pub fn any_disposes(&self, statements: impl Iterator<Item = Node<'a>>) -> Option<bool> {
        statements
            .filter_map(|statement| self.disposes(statement))
            .max()
    }

    /// Lowers a block, and disposes behind it of what it declares so.
    pub fn disposing(
        &mut self,
        disposes: Option<bool>,
        block: Node<'a>,
        lower: impl FnOnce(&mut Self),
    ) {
        let Some(is_waited) = disposes else {
            return lower(self);
        };
        let at = self.b.span_of(block.start(), block.start());
        let held = self.hidden("held");
        let list = self.helper("_holder", &[], at);
        self.declare_hidden(&held, list, at);
        let (handler, end) = (self.b.label("dispose"), self.b.label("disposed"));
        self.b.emit(Op::TryPush { handler }, at);
        let frame = self.frame();
        frame.regions.push(Region::Held(held.clone(), is_waited));
        frame.regions.push(Region::Handler);
        frame.held.push(held.clone());
        lower(self);
        let frame = self.frame();
        frame.held.pop();
        frame.regions.pop();
        frame.regions.pop();
        let behind = self.b.span_of(block.end(), block.end());
        if !self.b.is_terminated() {
            self.b.emit(Op::TryPop, behind);
            self.dispose(&held, is_waited, behind);
            self.b.jump(end, behind);
        }
        self.b.place(handler, behind);
        let kept = self.keep_caught(behind);
        let list = self.load_plain(&held, behind);
        let error = self.load_plain(&kept, behind);
        self.helper("_leftBy", &[list, error], behind);
        self.dispose(&held, is_waited, behind);
        let value = self.load_plain(&kept, behind);
        self.b.emit(Op::Throw { value }, behind);
        self.b.place_if_used(end, behind);
    }

    /// Disposes of what a block holds.
    pub fn dispose(&mut self, held: &str, is_waited: bool, at: Span) {
        let list = self.load_plain(held, at);
        let result = self.helper("_dispose", &[list], at);
        if !is_waited {
            return;
        }
        let kept = self.hidden("disposing");
        self.declare_hidden(&kept, result, at);
        let result = self.load_plain(&kept, at);
        let is_done = self.is_undefined(result, at);
        let (wait, on) = (self.b.label("wait"), self.b.label("waited"));
        self.b.branch_if(is_done, on, wait, at);
        self.b.place(wait, at);
        let result = self.load_plain(&kept, at);
        self.await_value(result, at);
        self.b.place(on, at);
    }

    /// What a declaration gives its name, which the block at hand holds if it is to be disposed of.
    pub fn held(&mut self, disposes: Option<bool>, value: Reg, at: Span) -> Reg {
        let (Some(is_waited), Some(held)) = (disposes, self.frame().held.last().cloned()) else {
            return value;
        };
        let kept = self.hidden("v");
        self.declare_hidden(&kept, value, at);
        let list = self.load_plain(&held, at);
        let value = self.load_plain(&kept, at);
        let is_waited = self.constant_bool(is_waited, at);
        self.helper("_hold", &[list, value, is_waited], at)
    }

    /// The statements of a `switch`, of all its branches.
    pub fn switch_disposes(&self, body: Node<'a>) -> Option<bool> {
        let branches = parts(body);
        self.any_disposes(branches.flat_map(|branch| branch.children_by_field("body")))
    }
}
