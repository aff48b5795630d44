//! Data flow against reality: whatever a run shows to depend on something, the analysis says so too, and what the analysis
//! calls odd (never reached, assigned and not read) no run refutes.

mod shadow;
mod tags;

use crate::subject::Subject;
use libtest_mimic::Failed;
use reddragon_tests::name_of;
use session::Compiled;
use session::analysis::dataflow::Dataflow;
use session::ir::{InstId, Span};
use session::vm::{Machine, Stop, Watch};
use shadow::Shadow;
use std::path::Path;
use std::rc::Rc;

/// How many steps in the program's own code the shadow goes along with.
const OWN_STEPS: usize = 40_000;
/// How many steps of a run are waited for what is never to be reached.
const STEPS: u64 = 20_000_000;

/// The program that writes variables by their places (`debug.setlocal`): no reading of it tells.
const BY_PLACE: &str = "lua/language/variables_asked_for.lua";

pub fn concerns(path: &Path) -> bool {
    name_of(path) != BY_PLACE
}

/// Says what was not looked at.
pub fn summary() {
    println!("data flow: not of {BY_PLACE}");
}

pub fn ask(subject: &Subject) -> Result<(), Failed> {
    let compiled = &subject.compiled;
    let flow = Dataflow::of(compiled.program(), compiled.module(), &compiled.cfg);
    let mut machine = subject.machine();
    let linked = Rc::clone(&machine.linked);
    let mut shadow = Shadow::new(&flow, &linked, compiled.main);
    while machine.state.ending.is_none()
        && shadow.own_steps < OWN_STEPS
        && machine.state.steps < STEPS
    {
        shadow.step(&mut machine, STEPS);
    }
    if let Some(wrong) = shadow.wrong.first() {
        return Err(format!("{} in all: {wrong}", shadow.wrong.len()).into());
    }
    // A program that reads variables must have been checked for something.
    if shadow.reads > 50 && shadow.checks == 0 {
        return Err("nothing was compared".into());
    }
    never_reached(compiled, &flow, subject.machine())
}

/// Runs a program, and waits for an instruction within what the analysis calls unreachable.
fn never_reached(compiled: &Compiled, flow: &Dataflow, mut machine: Machine) -> Result<(), Failed> {
    let claimed = flow.unreachable();
    if claimed.is_empty() {
        return Ok(());
    }
    let module = compiled.module();
    let lies_within = |inner: Span, outer: &Span| {
        inner.is_some()
            && inner.start != inner.end
            && outer.start <= inner.start
            && inner.end <= outer.end
    };
    let is_claimed = |at: InstId| {
        (module.insts.get(at.index()))
            .is_some_and(|inst| claimed.iter().any(|span| lies_within(inst.span, span)))
    };
    let watch = Watch::new(&compiled.linked, |module, at| {
        module == compiled.main && is_claimed(at)
    });
    if machine.run_watching(STEPS, &watch) == Stop::Watched {
        let (_, at) = machine.position();
        let line = module.inst(at).span.start;
        return Err(format!("{line} is called unreachable, and {at} there runs").into());
    }
    Ok(())
}
