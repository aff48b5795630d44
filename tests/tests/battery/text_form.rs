//! Every program of the corpus is lowered to IR that the verifier accepts, and the text form of the IR is complete: what is
//! printed is read as the same program.
//!
//! The modules of libraries are the same in many programs. A text that was read and came out right is not read again.

use crate::subject::Subject;
use libtest_mimic::Failed;
use reddragon_tests::first_difference;
use session::ir::{self, Module, Program};
use std::collections::HashSet;
use std::rc::Rc;
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};

/// The texts of library modules that were read and came out right.
static READ: LazyLock<Mutex<HashSet<String>>> = LazyLock::new(Mutex::default);

pub fn ask(subject: &Subject) -> Result<(), Failed> {
    let program = subject.compiled.program();
    if let Some(violation) = ir::verify(program).first() {
        return Err(violation.message.clone().into());
    }
    for module in &program.modules {
        let text = ir::print_module(program, module);
        if !module.is_library {
            round_trip(program, module, &text)?;
        } else if !read().contains(&text) {
            round_trip(program, module, &text)?;
            read().insert(text);
        }
    }
    Ok(())
}

fn read() -> MutexGuard<'static, HashSet<String>> {
    READ.lock().unwrap_or_else(PoisonError::into_inner)
}

fn round_trip(program: &Program, module: &Rc<Module>, text: &str) -> Result<(), Failed> {
    let semantics =
        |name: &str| registry::frontend(name).map(|frontend| &frontend.language.semantics);
    let mut again = Program::default();
    ir::parse_into(&mut again, text, &semantics)
        .map_err(|errors| format!("{:?}", errors.first()))?;
    if let Some(difference) = first_difference("printed again", text, &ir::print(&again)) {
        return Err(difference.into());
    }
    let alone = Program {
        names: program.names.clone(),
        modules: vec![Rc::clone(module)],
    };
    match again == alone {
        true => Ok(()),
        false => Err("what is read prints the same and is another module".into()),
    }
}
