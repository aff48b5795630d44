//! What a call of something unknown is given, and what it can see, where it is made.

use crate::{Compiled, variables_there};
use vm::display::preview;
use vm::symbolic::Expression;
use vm::symbolic::given::UnknownCall;
use vm::{Machine, Stop, Timeline, Value, Watch};

/// How many characters of a value are told.
const VALUE: usize = 200;

/// How often the place of a call is looked at before nothing is told.
const MOST_LOOKS: usize = 10_000;

/// What a call is given and can see.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Seen {
    /// The values of its arguments, as people read them.
    pub arguments: Vec<String>,
    /// The variables that it can see, with their values.
    pub visible: Vec<(String, String)>,
}

/// What a call is given and can see in a run that begins with a machine, looked for up to a step. Nothing where the run does not
/// come to the call.
#[must_use]
pub fn seen_by(compiled: &Compiled, machine: Machine, call: &UnknownCall, until: u64) -> Seen {
    let place = Watch::new(&compiled.linked, |module, inst| {
        (module, inst) == call.origin
    });
    let before = call.unknown.0 as usize;
    let mut timeline = Timeline::with_spacing(machine, u64::MAX);
    let mut visible = Vec::new();
    for _ in 0..MOST_LOOKS {
        if timeline.advance(until, Some(&place)) != Stop::Watched {
            return Seen::default();
        }
        let machine = timeline.machine_mut();
        visible = variables_there(compiled, machine);
        let step = machine.state.steps;
        timeline.advance(step + 1, None);
        if timeline.machine().state.unknowns.len() > before {
            break;
        }
    }
    let machine = timeline.machine();
    let placed = arguments_of(machine, call);
    let arguments = placed.iter().map(|&value| preview(machine, value, VALUE));
    let visible = visible.into_iter();
    let visible = visible.map(|variable| (variable.name, variable.text));
    Seen {
        arguments: arguments.collect(),
        visible: visible.collect(),
    }
}

fn arguments_of(machine: &Machine, call: &UnknownCall) -> Vec<Value> {
    if machine.state.unknowns.len() <= call.unknown.0 as usize {
        return Vec::new();
    }
    match &machine.state.unknowns.get(call.unknown).expression {
        Expression::Call(_, operands) | Expression::Method(_, _, operands) => {
            operands.placed.to_vec()
        }
        _ => Vec::new(),
    }
}
