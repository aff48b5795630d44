//! Language models by a script: what a model would be asked is answered from a file, a text for each question in turn.
//!
//! The command line asks no model. A script makes a run with answers one that anybody can repeat.

use crate::answers;
use crate::input;
use assist::task::chunks::{Chunks, chunks};
use assist::task::lower::Lower;
use assist::task::repair::{Repair, Step};
use assist::task::resolve::{Call, Resolve};
use assist::{Counters, Script, Transport, drive};
use session::Compiled;
use session::vm::display::preview;
use session::vm::symbolic::Expression;
use session::vm::symbolic::given::Given;
use session::vm::symbolic::given::UnknownCall;
use session::vm::{Machine, Settings, Stop, Timeline, Value, Watch};
use std::collections::BTreeSet;

/// Longer sources than this many lines are lowered in chunks.
const WHOLE: usize = 200;

/// How far calls are looked for, in steps: a program that does not end is shown all the same.
const FARTHEST: u64 = 50_000_000;

/// How many calls of a run are answered at most.
const MOST_CALLS: usize = 100;

/// A script, and what was asked of it.
pub struct Replay {
    script: Script,
    /// Calls and tokens.
    pub counters: Counters,
}

impl Replay {
    /// Of a file.
    pub fn read(file: &str) -> Result<Replay, String> {
        let script = Script::read(&input::read(file)?);
        Ok(Replay {
            script: script.map_err(|error| format!("{file}: {error}"))?,
            counters: Counters::default(),
        })
    }

    /// A program in text form for a source in a language without a frontend.
    pub fn lower(&mut self, language: &str, source: &str) -> Result<String, String> {
        if source.lines().count() <= WHOLE {
            let mut task = Lower::new(language, source);
            let lowered = drive(&mut task, &mut self.script, &mut self.counters);
            return lowered.map_err(|why| why.to_string());
        }
        let mut task = Chunks::new(language, source, chunks(source, None));
        let joined = drive(&mut task, &mut self.script, &mut self.counters);
        for (name, why) in &joined.failed {
            eprintln!("{name}: {why}");
        }
        Ok(joined.text)
    }

    /// The source without errors of syntax, or nothing where some are left.
    pub fn repair(&mut self, language: &str, source: &str) -> Result<Option<String>, String> {
        let errors = |text: &str| -> Result<Vec<_>, String> {
            let tree = input::parse(language, text)?;
            Ok(tree.syntax_errors().map(|node| node.byte_range()).collect())
        };
        let mut repair = Repair::new(language, source, &errors(source)?);
        loop {
            match repair.step() {
                Step::Ask(request) => {
                    let answer = self.script.send(&request);
                    let usage = answer.as_ref().ok().map(|answer| answer.usage);
                    self.counters.count(usage);
                    repair.answered(answer);
                }
                Step::Parse(text) => repair.parsed(&errors(&text)?),
                Step::Done(repaired) => return Ok(repaired),
            }
        }
    }

    /// Answers for the calls of unknown functions that a run comes to, one after the other: what one gives decides which come
    /// next.
    pub fn resolve(
        &mut self,
        compiled: &Compiled,
        settings: &Settings,
        until: u64,
    ) -> Result<Vec<Given>, String> {
        let mut given = settings.given.to_vec();
        let mut declined = BTreeSet::new();
        let language = compiled.module().semantics.language;
        for _ in 0..MOST_CALLS {
            if self.script.is_over() {
                break;
            }
            let settings = Settings {
                given: given.as_slice().into(),
                asks: false,
                ..settings.clone()
            };
            let mut timeline = Timeline::with_spacing(compiled.machine(settings.clone()), u64::MAX);
            timeline.advance(until.min(FARTHEST), None);
            let machine = timeline.machine();
            let open = machine.unknown_calls().into_iter().find(|call| {
                let key = (call.expression.to_string(), call.nth);
                machine.given_for(call.unknown).is_none() && !declined.contains(&key)
            });
            let Some(open) = open else {
                break;
            };
            declined.insert((open.expression.to_string(), open.nth));
            let (arguments, visible) = seen_by(compiled, &settings, &open, until.min(FARTHEST));
            let call = Call {
                language: language.to_owned(),
                call: open.expression.to_string(),
                nth: open.nth,
                arguments,
                visible,
            };
            let mut task = Resolve::new(call.clone());
            match drive(&mut task, &mut self.script, &mut self.counters) {
                Ok(resolved) => given.extend(answers::answer(&resolved.entry(&call))),
                Err(why) => eprintln!("{} stays unknown: {why}", call.call),
            }
        }
        Ok(given)
    }
}

/// How many characters of a value a question holds.
const VALUE: usize = 200;

/// How often the place of a call is looked at before it is told without what it sees.
const MOST_LOOKS: usize = 10_000;

/// The values of a call's arguments, and the variables that it sees with theirs, where it is made.
fn seen_by(
    compiled: &Compiled,
    settings: &Settings,
    call: &UnknownCall,
    until: u64,
) -> (Vec<String>, Vec<(String, String)>) {
    let place = Watch::new(&compiled.linked, |module, inst| {
        (module, inst) == call.origin
    });
    let before = call.unknown.0 as usize;
    let machine = compiled.machine(settings.clone());
    let mut timeline = Timeline::with_spacing(machine, u64::MAX);
    let mut visible = Vec::new();
    for _ in 0..MOST_LOOKS {
        if timeline.advance(until, Some(&place)) != Stop::Watched {
            return (Vec::new(), Vec::new());
        }
        let machine = timeline.machine_mut();
        visible = session::variables_there(compiled, machine);
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
    (arguments.collect(), visible.collect())
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
