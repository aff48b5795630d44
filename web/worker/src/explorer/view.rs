//! Worlds as rows: a tree with a question at each branch, and what came of each way.

use crate::analyzer::Studied;
use protocol::{Assumed, Given, Row, Section, Tone, WorldsQuestion};
use session::explore::{Fate, World, WorldId, Worlds};
use session::ir::Semantics;
use session::vm::machine::state::Ending;

/// The page is sent no more rows than this.
const ROWS: usize = 2_000;

/// The worlds of a program, or of a function that is run by itself.
pub(super) fn section(studied: &Studied, worlds: &Worlds, question: &WorldsQuestion) -> Section {
    let semantics = studied.compiled().module().semantics;
    let mut rows = Vec::new();
    let mut open = vec![(WorldId(0), 0)];
    while let Some((id, depth)) = open.pop() {
        if rows.len() == ROWS {
            break;
        }
        let world = &worlds.all()[id.0 as usize];
        let mut row = row(studied, world, semantics);
        row.depth = depth;
        if let Some((_, side)) = world.parent {
            row.name = if side { "yes " } else { "no " }.to_owned();
        }
        if let Fate::Split { holds, fails, .. } = world.fate {
            open.extend([(fails, depth + 1), (holds, depth + 1)]);
        } else if world.fate != Fate::Infeasible && world.fate != Fate::Open {
            row.runs = runs(worlds, id, question, semantics);
        }
        rows.push(row);
    }
    Section {
        title: "Worlds".to_owned(),
        rows,
    }
}

/// How many ways through the program there are: worlds in which a run comes to an end, or is left.
pub(super) fn count(worlds: &Worlds) -> u32 {
    let ways = worlds.all().iter().filter(|world| {
        !matches!(
            world.fate,
            Fate::Split { .. } | Fate::Infeasible | Fate::Merged(_)
        )
    });
    ways.count() as u32
}

/// The runs that a world offers: its very path with everything unknown left so, and one with values for the unknowns.
fn runs(
    worlds: &Worlds,
    id: WorldId,
    question: &WorldsQuestion,
    semantics: &Semantics,
) -> Vec<(String, Assumed)> {
    let base = Assumed {
        alone: question.function.clone(),
        ..question.assumed.clone()
    };
    let path = Assumed {
        choices: worlds.choices(id),
        ..base.clone()
    };
    let mut runs = vec![("Step through it".to_owned(), path)];
    let inputs = worlds.all()[id.0 as usize].inputs.as_ref();
    if let Some(inputs) = inputs.filter(|inputs| !inputs.is_empty()) {
        let given = inputs.iter().map(|input| Given {
            expression: input.source.expression.to_string(),
            nth: input.source.nth,
            every: false,
            value: session::literal_text(&input.value, semantics),
            writes: Vec::new(),
        });
        let given = given.chain(base.given.iter().cloned());
        let example = Assumed {
            given: given.collect(),
            ..base
        };
        runs.push(("Run its example".to_owned(), example));
    }
    runs
}

fn row(studied: &Studied, world: &World, semantics: &Semantics) -> Row {
    let mut row = Row::default();
    (row.tone, row.text) = match &world.fate {
        Fate::Open => (Tone::Plain, "not followed yet".to_owned()),
        Fate::Split {
            condition,
            span,
            module,
            ..
        } => {
            row.span = studied.span_in(*module, *span);
            row.line = span.start.line;
            (Tone::Branch, format!("{condition} ?"))
        }
        Fate::Ended { ending, result } => ended(ending, result.as_deref()),
        Fate::Arrived => (Tone::Plain, "arrived".to_owned()),
        Fate::Infeasible => (Tone::Never, "unreachable".to_owned()),
        Fate::StepLimit => (
            Tone::Doubt,
            "left: the limit on steps was reached".to_owned(),
        ),
        Fate::VisitLimit => (
            Tone::Doubt,
            "left: it came to the same branch too often".to_owned(),
        ),
        Fate::Merged(other) => (Tone::Plain, format!("goes on as world {} does", other.0)),
    };
    let mut notes = Vec::new();
    let is_leaf = !matches!(world.fate, Fate::Split { .. } | Fate::Infeasible);
    if let Some(inputs) = world.inputs.as_ref().filter(|_| is_leaf) {
        let each = inputs.iter().map(|input| {
            let nth = match input.source.nth {
                0 => String::new(),
                nth => format!(" (number {})", nth + 1),
            };
            format!(
                "{}{nth} = {}",
                input.source.expression,
                input.text(semantics)
            )
        });
        let each: Vec<String> = each.collect();
        let sure = if world.is_exact { "" } else { ", perhaps" };
        if !each.is_empty() {
            notes.push(format!("for example {}{sure}", each.join(", ")));
        }
    }
    if is_leaf && !world.output.is_empty() {
        notes.push(format!("prints {}", shortened(&world.output)));
    }
    row.note = notes.join(" · ");
    row
}

fn ended(ending: &Ending, result: Option<&str>) -> (Tone, String) {
    match (ending, result) {
        (Ending::Uncaught(_), Some(error)) => (Tone::Bad, format!("raises {error}")),
        (Ending::Uncaught(_), None) => (Tone::Bad, "raises".to_owned()),
        (Ending::OutOfMemory(_), _) => (Tone::Bad, "runs out of memory".to_owned()),
        (Ending::StackOverflow(_), _) => (Tone::Bad, "runs out of stack".to_owned()),
        (Ending::Undefined, _) => (Tone::Bad, "undefined behaviour".to_owned()),
        (Ending::Deadlock, _) => (Tone::Bad, "deadlock".to_owned()),
        (Ending::Finished(0), Some(result)) => (Tone::Good, format!("returns {result}")),
        (Ending::Finished(0), None) => (Tone::Good, "ends".to_owned()),
        (Ending::Finished(code), _) => (Tone::Good, format!("ends with {code}")),
    }
}

/// The most of an output that a row shows, in characters.
const SHOWN: usize = 80;

fn shortened(output: &str) -> String {
    let text = output.trim_end();
    let (cut, more) = match text.char_indices().nth(SHOWN) {
        Some((end, _)) => (&text[..end], "…"),
        None => (text, ""),
    };
    format!("{cut:?}{more}")
}
