//! The rules of the IR.
//!
//! A module that breaks none of them can be run, analysed and printed; whoever makes modules checks
//! that here once, whoever reads them need not check again. Each check is a file of its own.

mod operands;
mod registers;
mod spans;
mod structure;

use crate::Sorting;
use crate::{Flow, Functions, InstId, Label, Module, ModuleId, Program};

pub use spans::verify_spans;

/// What a program must keep to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Rule {
    /// No two modules have the same name.
    ModuleNamesDiffer,
    /// The first instruction of a module is a label.
    ModuleStartsWithLabel,
    /// Labels have a name.
    LabelIsKnown,
    /// A label that is used is placed.
    LabelIsPlaced,
    /// A label is placed once only.
    LabelIsPlacedOnce,
    /// No two labels of a module have the same name.
    LabelNamesDiffer,
    /// The entry of a function or class stands behind a branch that skips over the body.
    BodyIsSkippedOver,
    /// Bodies of functions and classes nest or are apart.
    BodiesNest,
    /// A function or class is evaluated where the code around its body runs.
    DefinitionIsInScope,
    /// Jumps stay within a function.
    JumpStaysInFunction,
    /// The body of a function or class does not run off its end.
    BodyDoesNotFallThrough,
    /// Wherever paths meet they have the same handlers, and there is one for every `try_pop`.
    HandlersAreBalanced,
    /// Registers are numbered below the module's count.
    RegisterIsInRange,
    /// A register is written once only.
    RegisterIsWrittenOnce,
    /// A register that is read is written somewhere.
    RegisterIsWritten,
    /// A register is read in the function that writes it.
    RegisterStaysInFunction,
    /// A register is written further up than it is read.
    RegisterIsWrittenFirst,
    /// A register is written on every path to where it is read.
    RegisterIsWrittenOnAllPaths,
    /// A constant has the one form that the text form gives it, and fits its type.
    ConstantIsCanonical,
    /// A comparison does not work in place.
    ComparisonIsNotInPlace,
    /// A collection has operands of the kinds and the number that it takes.
    CollectionTakesOperands,
    /// A region's alignment is a power of two, its layout exists, and what is read from it has bytes.
    RegionIsSound,
    /// What is said of types is said of registers and labels that there are.
    TypeNoteIsSound,
    /// What is said of variables is said of labels and layouts that there are.
    LocalNoteIsSound,
    /// A span does not end before it starts.
    SpanIsOrdered,
    /// A span lies within the source text.
    SpanIsInSource,
}

/// A broken rule.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Violation {
    /// In which module.
    pub module: ModuleId,
    /// At which instruction; behind the last one if something is missing at the end.
    pub at: InstId,
    /// Which rule.
    pub rule: Rule,
    /// What breaks it, in words.
    pub message: String,
}

/// Every broken rule, in the order of the program.
#[must_use]
pub fn verify(program: &Program) -> Vec<Violation> {
    let mut violations = Vec::new();
    for (index, module) in program.modules.iter().enumerate() {
        let functions = Functions::of(module);
        let mut check = Check {
            program,
            module,
            flow: Flow::of(module, &functions),
            functions,
            id: ModuleId(index as u32),
            violations: &mut violations,
        };
        structure::check(&mut check);
        registers::check(&mut check);
        operands::check(&mut check);
        operands::check_layouts(&mut check);
        operands::check_notes(&mut check);
        spans::check(&mut check);
    }
    violations.put_in_order();
    violations
}

/// What the checks of one module share.
struct Check<'a> {
    program: &'a Program,
    module: &'a Module,
    functions: Functions,
    flow: Flow,
    id: ModuleId,
    violations: &'a mut Vec<Violation>,
}

impl Check<'_> {
    fn report(&mut self, at: InstId, rule: Rule, message: String) {
        self.violations.push(Violation {
            module: self.id,
            at,
            rule,
            message,
        });
    }

    fn label_name(&self, label: Label) -> String {
        match self.module.labels.get(label.index()) {
            Some(&name) => format!("`{}`", self.program.names.text(name)),
            None => format!("number {}", label.0),
        }
    }

    /// The function around an instruction, as a noun phrase.
    fn function_name(&self, at: InstId) -> String {
        let function = self.functions.owner[at.index()];
        match function {
            crate::FunctionId::TOP => "the module's top level".into(),
            _ => {
                let name = self.functions.get(function).name;
                format!("`{}`", self.program.names.text(name))
            }
        }
    }
}

#[cfg(test)]
mod tests;
