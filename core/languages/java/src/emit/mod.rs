//! From checked programs to instructions.
//!
//! Each file becomes a module. Its top level makes the classes, superclasses first, and binds the variables that hold
//! static methods and constructors; static fields come into being when the class is first used: reading any of the
//! variables of a class whose initialiser has something to do runs that first (`@define_lazily`).

mod arrays;
mod classes;
mod control;
mod exprs;
mod lambdas;
mod nothing;
mod stmts;
mod types;

pub(super) use types::SPELLING;

use super::checker::Checker;
use super::hir::Stmt;
use super::ty::{ClassId, Ty};
use frontend::{Builder, Regions};
use ir::{Intrinsic, Label, Op, Reg, Span, Symbol};

/// What is open around the place of emission, besides statements that can be left.
#[derive(Clone, Copy)]
pub(super) enum Cleanup<'h> {
    /// A `switch` that gives a value, and where that goes: nothing to clean up.
    Value { result: Symbol, end: Label },
    /// The body of a `try` whose handlers catch.
    Handler,
    /// A `try` with this `finally` body.
    Finally(&'h [Stmt]),
    /// A stretch that handles an exception.
    Catch,
}

/// One module's emission.
pub(super) struct Emitter<'h, 'a, 'b> {
    pub b: Builder<'b>,
    pub checker: &'h Checker<'a>,
    pub regions: Regions<Cleanup<'h>>,
    /// The class whose code is emitted.
    pub class: Option<ClassId>,
    /// The file that becomes this module.
    pub file: super::world::FileId,
    /// The label of the statement at hand, for the loop that it is.
    pub pending_label: Option<&'h str>,
    pub copies: u32,
    /// Whether the code is that of the method which the program begins with.
    pub is_entry: bool,
    /// How many bodies are around the place of emission.
    pub nesting: u32,
    /// Where the innermost of them starts.
    pub scope: Option<Label>,
    /// The statement around the place of emission in which what it declares can be named.
    pub block: Span,
    /// The array types whose classes this module makes, with the variables that hold them.
    pub arrays: Vec<(Symbol, Ty)>,
    /// The files whose modules have been imported here.
    pub imported: Vec<super::world::FileId>,
}

impl<'h> Emitter<'h, '_, '_> {
    /// Emits a body that is skipped over.
    pub fn skipped(
        &mut self,
        entry: &str,
        end: &str,
        at: Span,
        define: impl FnOnce(&mut Self),
    ) -> Label {
        let entry = self.b.label(entry);
        let end = self.b.label(end);
        self.b.emit(Op::Branch { target: end }, at);
        self.b.place(entry, at);
        self.nesting += 1;
        let scope = self.scope.replace(entry);
        let block = std::mem::replace(&mut self.block, Span::NONE);
        let regions = std::mem::take(&mut self.regions);
        let pending = self.pending_label.take();
        let is_entry = std::mem::take(&mut self.is_entry);
        define(self);
        self.is_entry = is_entry;
        self.pending_label = pending;
        self.regions = regions;
        self.nesting -= 1;
        self.scope = scope;
        self.block = block;
        self.b.place(end, at);
        entry
    }

    /// Emits what is in a statement whose variables can be named only there.
    pub fn within<T>(&mut self, block: Span, emit: impl FnOnce(&mut Self) -> T) -> T {
        let around = std::mem::replace(&mut self.block, block);
        let made = emit(self);
        self.block = around;
        made
    }

    pub fn return_nil(&mut self, at: Span) {
        let nil = self.b.nil(at);
        self.emit_return(nil, at);
    }

    /// Returns; what the variables of `main` hold then is kept for whoever looks at the run afterwards.
    pub fn emit_return(&mut self, value: Reg, at: Span) {
        if self.is_entry {
            self.b.intrinsic(Intrinsic::KeepCalls, &[], at);
        }
        self.b.emit(Op::Return { value }, at);
    }

    pub fn load(&mut self, name: Symbol, at: Span) -> Reg {
        self.b.value(|dst| Op::LoadVar { dst, name }, at)
    }

    pub fn declare(&mut self, name: Symbol, value: Reg, at: Span) {
        self.b.emit(Op::DeclVar { name, value }, at);
    }

    pub fn store(&mut self, name: Symbol, value: Reg, at: Span) {
        self.b.emit(Op::StoreVar { name, value }, at);
    }

    pub fn hidden(&mut self, stem: &str) -> Symbol {
        let number = self.b.next_number();
        self.b.intern(&format!("${stem}_{number}_"))
    }

    /// The variable of a class as this module says it.
    pub fn class_symbol(&mut self, class: ClassId) -> Symbol {
        let binary = self.checker.world.class(class).binary.clone();
        self.global(class, &binary)
    }

    pub fn global(&mut self, class: ClassId, key: &str) -> Symbol {
        let world = &self.checker.world;
        let file = world.class(class).file;
        if file == self.file {
            return self.b.intern(key);
        }
        let name = format!("{}::{key}", world.file(file).module);
        self.b.intern(&name)
    }
}
