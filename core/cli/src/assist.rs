//! Language models by a script: what a model would be asked is answered from a file, a text for each question in turn.
//!
//! The command line asks no model. A script makes a run with answers one that anybody can repeat.

use crate::answers;
use crate::input;
use assist::task::lowering::Lowering;
use assist::task::repair::{Repair, Step};
use assist::task::resolve::{Call, Resolve};
use assist::{Counters, Script, Transport, drive};
use session::Compiled;
use session::vm::symbolic::given::Given;
use session::vm::{Settings, Timeline};
use std::collections::BTreeSet;

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
        let mut task = Lowering::new(language, source);
        let lowered = drive(&mut task, &mut self.script, &mut self.counters);
        let lowered = lowered.map_err(|why| why.to_string())?;
        for (name, why) in &lowered.failed {
            eprintln!("{name}: {why}");
        }
        Ok(lowered.text)
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
            let start = compiled.machine(settings.clone());
            let seen = session::seen_by(compiled, start, &open, until.min(FARTHEST));
            let call = Call {
                language: language.to_owned(),
                call: open.expression.to_string(),
                nth: open.nth,
                arguments: seen.arguments,
                visible: seen.visible,
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
