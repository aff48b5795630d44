//! Links: putting a document and a position into one, and finding the same state again.

mod stops;

use super::{ENGINE, Host, Missing};
use crate::follow::{Following, Stops};
use crate::program::{Input, Program};
use crate::snapshot::Snapshot;
use link::Position;
use protocol::{
    Assumed, Change, Copied, Document, Files, Given, Move, Opened, Reply, Revision, SourceFile,
    Unit, Verdict,
};

/// Stands for the number of an answer that is given to every call.
const EVERY: &str = "*";

/// What of a document is the page's own business, as names and values.
fn settings(unit: &str, document: &Document) -> Vec<(String, String)> {
    let mut settings = vec![
        ("unit".to_owned(), unit.to_owned()),
        ("panel".to_owned(), document.panel.clone()),
    ];
    settings.extend(stops::settings(&document.breakpoints));
    let assumed = &document.assumed;
    if !assumed.alone.is_empty() {
        settings.push(("alone".to_owned(), assumed.alone.clone()));
    }
    if !assumed.choices.is_empty() {
        let sides = assumed.choices.iter();
        let sides = sides.map(|side| if *side { 'y' } else { 'n' });
        settings.push(("choices".to_owned(), sides.collect()));
    }
    for given in &assumed.given {
        // A value has no line break that is not escaped; an expression may have one.
        let nth = match given.every {
            true => EVERY.to_owned(),
            false => given.nth.to_string(),
        };
        let value = format!("{}\n{nth}\n{}", given.value, given.expression);
        settings.push(("given".to_owned(), value));
        let writes = given.writes.iter();
        let writes = writes.map(|(name, value)| format!("{name}\n{value}"));
        settings.extend(writes.map(|written| ("writes".to_owned(), written)));
    }
    if !assumed.calls.is_empty() {
        settings.push(("calls".to_owned(), assumed.calls.clone()));
    }
    if let Some(memory) = assumed.memory {
        settings.push(("memory".to_owned(), memory.to_string()));
    }
    for change in &assumed.changes {
        // A value has no line break.
        let change = format!("{}\n{}\n{}", change.step, change.value, change.path);
        settings.push(("change".to_owned(), change));
    }
    let watches = document.watches.iter();
    settings.extend(watches.map(|text| ("watch".to_owned(), text.clone())));
    settings
}

/// What the settings of a link take for granted.
fn assumed(settings: &[(String, String)]) -> Assumed {
    let mut assumed = Assumed::default();
    for (name, value) in settings {
        match name.as_str() {
            "alone" => assumed.alone.clone_from(value),
            "memory" => assumed.memory = value.parse().ok(),
            "calls" => assumed.calls.clone_from(value),
            "choices" => assumed.choices = value.chars().map(|side| side == 'y').collect(),
            "given" => {
                let mut parts = value.splitn(3, '\n');
                if let (Some(value), Some(nth), Some(expression)) =
                    (parts.next(), parts.next(), parts.next())
                    && let (every, Ok(nth)) = (nth == EVERY, nth.replace(EVERY, "0").parse())
                {
                    assumed.given.push(Given {
                        expression: expression.to_owned(),
                        nth,
                        every,
                        value: value.to_owned(),
                        writes: Vec::new(),
                    });
                }
            }
            // Of the value in front of it.
            "writes" => {
                if let (Some(given), Some((name, value))) =
                    (assumed.given.last_mut(), value.split_once('\n'))
                {
                    given.writes.push((name.to_owned(), value.to_owned()));
                }
            }
            "change" => {
                let mut parts = value.splitn(3, '\n');
                if let (Some(step), Some(value), Some(path)) =
                    (parts.next(), parts.next(), parts.next())
                    && let Ok(step) = step.parse()
                {
                    assumed.changes.push(Change {
                        step,
                        path: path.to_owned(),
                        name: String::new(),
                        value: value.to_owned(),
                    });
                }
            }
            _ => {}
        }
    }
    assumed
}

/// What stands behind the `#` of a link to a document, where its run stands at a position.
fn fragment_of(document: Document, position: Option<Position>) -> String {
    let unit = match document.unit {
        Unit::Instruction => "instruction",
        Unit::Statement => "statement",
    };
    let mut settings = settings(unit, &document);
    if !document.ended {
        settings.push((INPUT.to_owned(), OPEN.to_owned()));
    }
    if document.shown > 0 {
        settings.push((SHOWN.to_owned(), document.shown.to_string()));
    }
    let entry = document.files.entry;
    let mut beside = document.files.list;
    let first = beside.remove((entry as usize).min(beside.len() - 1));
    let beside = beside.into_iter().map(|file| link::File {
        path: file.path,
        source: file.source,
    });
    link::encode(&link::Document {
        language: document.language,
        source: first.source,
        path: first.path,
        entry,
        beside: beside.collect(),
        input: document.input,
        breakpoints: stops::lines(&document.breakpoints),
        settings,
        engine: ENGINE.to_owned(),
        position: position.filter(|position| position.step > 0),
    })
}

/// A link that is being opened: where it is to lead, and what is to be found there.
pub(super) struct Opening {
    position: Position,
    engine: String,
}

/// The setting that says which file is in front; the one that the program begins with, where nothing does.
const SHOWN: &str = "shown";

/// The files that a link holds, as the page arranges them.
fn files_of(held: &link::Document) -> Files {
    let file = |path: &str, source: &str| SourceFile {
        path: path.to_owned(),
        source: source.to_owned(),
    };
    let beside = held.beside.iter();
    let mut list: Vec<_> = beside.map(|own| file(&own.path, &own.source)).collect();
    let entry = (held.entry as usize).min(list.len());
    list.insert(entry, file(&held.path, &held.source));
    Files {
        list,
        entry: entry as u32,
    }
}

/// The setting that says whether more input may come, and what it says then.
const INPUT: &str = "input";
const OPEN: &str = "open";

impl Host {
    pub(super) fn share(&mut self, document: Document, copy: Copied) {
        let position = self.program.as_ref().map(|program| Position {
            step: program.step(),
            digest: program.session.digest(),
        });
        let mut fragment = String::new();
        if copy == Copied::Fork {
            let mut before = document.clone();
            before.assumed.changes.clear();
            let changes = &document.assumed.changes;
            let there = changes.iter().map(|change| change.step).min();
            let position = self.program.as_ref().zip(there);
            let position = position.map(|(program, step)| program.position_unchanged(step));
            fragment = format!("{}~", fragment_of(before, position));
        }
        fragment += &fragment_of(document, position);
        self.replies.push(Reply::Shared { fragment, copy });
    }

    /// Opens a link, or says what must be brought first; see [`Host::receive`].
    pub(super) fn open(&mut self, revision: Revision, fragment: &str) -> Option<Missing> {
        let held = match link::decode(fragment) {
            Ok(held) => held,
            Err(error) => {
                self.replies.push(Reply::Unreadable(error.to_string()));
                return None;
            }
        };
        let files = files_of(&held);
        let compiled = match self.compiler.compile(&held.language, &files) {
            Ok(compiled) => compiled,
            Err(missing) => return Some(missing),
        };
        let setting = |name: &str| {
            let found = held.settings.iter().find(|(key, _)| key == name);
            found.map_or("", |(_, value)| value.as_str())
        };
        // Links that say nothing of it are of a time when there was no more than they held.
        let is_told = !held.input.is_empty() || held.position.is_some();
        let ended = setting(INPUT) != OPEN && is_told;
        let breakpoints = stops::read(&held.breakpoints, &held.settings);
        let watches = held.settings.iter().filter(|(key, _)| key == "watch");
        let watches: Vec<String> = watches.map(|(_, text)| text.clone()).collect();
        self.questions.set_breakpoints(breakpoints.clone());
        self.questions.watches.clone_from(&watches);
        self.assumed = assumed(&held.settings);
        self.shown = setting(SHOWN).parse().unwrap_or(files.entry);
        self.replies.push(Reply::Opened(Box::new(Opened {
            revision,
            document: Document {
                language: held.language.clone(),
                shown: self.shown,
                files: files.clone(),
                input: held.input.clone(),
                ended,
                breakpoints,
                watches,
                assumed: self.assumed.clone(),
                unit: match setting("unit") {
                    "instruction" => Unit::Instruction,
                    _ => Unit::Statement,
                },
                panel: setting("panel").to_owned(),
            },
            engine: held.engine.clone(),
            step: held.position.map(|position| position.step),
        })));
        let input = Input {
            text: held.input,
            ended,
        };
        self.take(revision, (compiled, &files), input);
        let program = self.program.as_mut();
        if let (Some(program), Some(position)) = (program, held.position) {
            let to = Move::To(position.step);
            let before = |_: &Program| Snapshot::default();
            self.following = Some(Following::begin(program, to, &Stops::default(), before));
            self.moves = 1;
            self.opening = Some(Opening {
                position,
                engine: held.engine,
            });
        }
        None
    }

    /// A link may lead to where a run is over, which shows only when it is to go on.
    pub(super) fn end_where_a_link_does(&mut self) {
        let (Some(opening), Some(program)) = (&self.opening, &mut self.program) else {
            return;
        };
        let step = program.step();
        if step == opening.position.step && program.session.digest() != opening.position.digest {
            program.session.advance(step + 1);
            if program.step() != step {
                program.session.seek(step);
            }
        }
    }

    /// The run stands: if that is where a link leads, tells whether the state is the one it was made at.
    pub(super) fn opened(&mut self) {
        let (Some(opening), Some(program)) = (self.opening.take(), &mut self.program) else {
            return;
        };
        let (step, wanted) = (program.step(), opening.position);
        let verdict = if step != wanted.step {
            Verdict::Differs(format!(
                "the run has {step} steps here, and the link stands at step {}",
                wanted.step
            ))
        } else if program.session.digest() != wanted.digest {
            Verdict::Differs(format!(
                "the state at step {step} is another one; the link was made by engine {}, this is {ENGINE}",
                opening.engine
            ))
        } else {
            Verdict::Reproduced
        };
        let revision = program.revision;
        self.replies.push(Reply::Verdict { revision, verdict });
    }
}
