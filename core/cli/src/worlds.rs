//! `reddragon worlds`.

use crate::arguments::Arguments;
use crate::{answers, input, report, run};
use serde_json::{Value, json};
use session::explore::{Fate, Limits, World, WorldId, Worlds};
use session::vm::machine::state::Ending;
use session::vm::symbolic::given::Datum;
use session::{Compiled, Goal};
use std::collections::BTreeMap;
use std::process::ExitCode;

/// What variables hold at the ends of worlds.
type Variables = BTreeMap<u32, Vec<session::Variable>>;

/// Follows both sides of each branch on an unknown, and prints what came of it.
pub fn worlds(arguments: &Arguments) -> Result<ExitCode, String> {
    let compiled = input::compiled(arguments)?;
    let given = arguments.stdin.as_deref().map(input::read).transpose()?;
    let settings = run::settings(&compiled, arguments, given.unwrap_or_default())?;
    let standard = Limits::default();
    let limits = Limits {
        search: arguments.search,
        worlds: arguments.max_worlds.unwrap_or(standard.worlds),
        steps: arguments.max_steps.unwrap_or(standard.steps),
        visits: arguments.max_visits.unwrap_or(standard.visits),
        ..standard
    };
    let function = arguments.function.as_deref();
    let goal = match &arguments.to {
        Some(to) => Some(goal(&compiled, to)?),
        None => None,
    };
    let mut worlds = match &goal {
        Some(goal) => session::way_to(&compiled, &settings, function, limits.clone(), goal)?,
        None => session::worlds(&compiled, settings.clone(), function, limits.clone())?,
    };
    let variables = follow(&compiled, &mut worlds);
    if let Some(goal) = &goal {
        let ways = ways(&worlds);
        let why = match ways.is_empty() {
            true => session::why_not(&compiled, &settings, function, &limits, goal, &worlds)?,
            false => Vec::new(),
        };
        let told = Told {
            goal,
            worlds: &worlds,
            variables: &variables,
            ways: &ways,
            why: &why,
        };
        match arguments.json {
            true => outln!("{}", told.json()),
            false => {
                out!("{}", told.text(&compiled));
                report::diagnostics(&compiled.file, &compiled.diagnostics);
            }
        }
        return Ok(ExitCode::from(u8::from(ways.is_empty())));
    }
    if arguments.json {
        let ids = || (0..worlds.all().len()).map(|at| WorldId(at as u32));
        let is_inner = |id: &WorldId| {
            matches!(
                worlds.all()[id.0 as usize].fate,
                Fate::Split { .. } | Fate::Infeasible
            )
        };
        let ends = ids().filter(|id| !is_inner(id));
        let ends: Vec<Value> = ends.map(|id| end_json(&worlds, id, &variables)).collect();
        let tree: Vec<Value> = ids().map(|id| world_json(&compiled, &worlds, id)).collect();
        outln!(
            "{}",
            json!({
                "worlds": ends,
                "stopped": worlds.stopped_by(),
                "unsolved": worlds.unsolved(),
                "tree": tree,
            })
        );
    } else {
        out!("{}", tree(&compiled, &worlds, &variables));
        report::diagnostics(&compiled.file, &compiled.diagnostics);
        let file = &compiled.file;
        match worlds.stopped_by() {
            Some("worlds") => eprintln!("{file}: stopped at {} worlds", worlds.all().len()),
            Some(limit) => eprintln!("{file}: some worlds were stopped at the limit of {limit}"),
            None => {}
        }
        match worlds.unsolved() {
            0 => {}
            1 => {
                eprintln!("{file}: of one world it was not found out whether any values lead to it")
            }
            some => eprintln!(
                "{file}: of {some} worlds it was not found out whether any values lead to them"
            ),
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// A world that is over: what must hold to come there, an example of that, and what came of it.
fn end_json(worlds: &Worlds, id: WorldId, variables: &Variables) -> Value {
    let world = &worlds.all()[id.0 as usize];
    let path = worlds.path_text(id).into_iter();
    let condition = path.map(|(condition, holds)| match holds {
        true => format!("({condition})"),
        false => format!("not ({condition})"),
    });
    let condition: Vec<String> = condition.collect();
    let input = world.inputs.as_ref().map(|inputs| {
        let each = inputs.iter().map(|input| {
            let name = match input.source.nth {
                0 => input.source.expression.to_string(),
                nth => format!("{}#{}", input.source.expression, nth + 1),
            };
            (name, answers::json_of(&Datum::One(input.value.clone())))
        });
        each.collect::<serde_json::Map<String, Value>>()
    });
    let result = match &world.fate {
        Fate::Ended { result, .. } => result.as_deref(),
        _ => None,
    };
    json!({
        "world": id.0,
        "condition": condition.join(" and "),
        "input": input,
        "exact": world.is_exact,
        "status": fate_name(&world.fate),
        "stdout": world.output,
        "result": result,
        "variables": variables_json(variables, id),
    })
}

fn world_json(compiled: &Compiled, worlds: &Worlds, id: WorldId) -> Value {
    let semantics = compiled.module().semantics;
    let at = id.0;
    let world = &worlds.all()[at as usize];
    let inputs = world.inputs.as_ref().map(|inputs| {
        let each = inputs.iter().map(|input| {
            json!({
                "unknown": &*input.source.expression,
                "nth": input.source.nth,
                "value": input.text(semantics),
            })
        });
        each.collect::<Vec<_>>()
    });
    let mut shown = json!({
        "world": at,
        "parent": world.parent.map(|(parent, _)| parent.0),
        "side": world.parent.map(|(_, side)| side),
        "fate": fate_name(&world.fate),
        "inputs": inputs,
        "exact": world.is_exact,
        "steps": world.steps,
        "stdout": world.output,
    });
    match &world.fate {
        Fate::Split {
            condition,
            span,
            module,
            ..
        } => {
            shown["condition"] = json!(condition);
            shown["line"] = json!(span.start.line);
            if let Some(file) = compiled.other_file(*module) {
                shown["file"] = json!(*file);
            }
        }
        Fate::Ended { result, .. } => shown["result"] = json!(result),
        Fate::Merged(other) => shown["into"] = json!(other.0),
        _ => {}
    }
    shown
}

fn fate_name(fate: &Fate) -> &'static str {
    match fate {
        Fate::Open => "open",
        Fate::Split { .. } => "split",
        Fate::Ended { ending, .. } => match ending {
            Ending::Finished(_) => "finished",
            Ending::Undefined => "ub",
            Ending::Deadlock => "deadlock",
            Ending::Uncaught(_) | Ending::StackOverflow(_) | Ending::OutOfMemory(_) => "error",
        },
        Fate::Arrived => "arrived",
        Fate::Infeasible => "infeasible",
        Fate::StepLimit => "step_limit",
        Fate::VisitLimit => "visit_limit",
        Fate::Merged(_) => "merged",
    }
}

/// The worlds as a tree, an inner one with its question, an outer one with what came of it.
fn tree(compiled: &Compiled, worlds: &Worlds, variables: &Variables) -> String {
    let mut out = String::new();
    let mut open = vec![(WorldId(0), 0)];
    while let Some((id, depth)) = open.pop() {
        let world = &worlds.all()[id.0 as usize];
        out.push_str(&"  ".repeat(depth));
        if let Some((_, side)) = world.parent {
            out.push_str(if side { "yes: " } else { "no: " });
        }
        out.push_str(&line(compiled, world));
        out.push_str(&variables_text(variables, id));
        out.push('\n');
        if let Fate::Split { holds, fails, .. } = world.fate {
            open.extend([(fails, depth + 1), (holds, depth + 1)]);
        }
    }
    out
}

fn line(compiled: &Compiled, world: &World) -> String {
    let semantics = compiled.module().semantics;
    let mut line = match &world.fate {
        Fate::Split {
            condition,
            span,
            module,
            ..
        } => {
            let line = span.start.line;
            return match compiled.other_file(*module) {
                Some(file) => format!("{condition} ? ({file}:{line})"),
                None => format!("{condition} ? (line {line})"),
            };
        }
        Fate::Ended { ending, result } => {
            let result = result.as_deref();
            match (ending, result) {
                (Ending::Uncaught(_), Some(error)) => format!("raises {error}"),
                (Ending::Undefined, Some(report)) => format!("undefined behaviour, {report}"),
                (Ending::Finished(0), Some(result)) => format!("returns {result}"),
                (Ending::Finished(0), None) => "ends".to_owned(),
                (Ending::Finished(code), _) => format!("ends with {code}"),
                _ => fate_name(&world.fate).to_owned(),
            }
        }
        Fate::Merged(other) => format!("goes on as world {} does", other.0),
        fate => fate_name(fate).replace('_', " "),
    };
    if let Some(inputs) = world.inputs.as_ref().filter(|inputs| !inputs.is_empty()) {
        let each = inputs.iter().map(|input| {
            let name = &input.source.expression;
            format!("{name} = {}", input.text(semantics))
        });
        let each: Vec<String> = each.collect();
        let sure = if world.is_exact { "" } else { ", perhaps" };
        line.push_str(&format!("  [{}{sure}]", each.join(", ")));
    }
    if !world.output.is_empty() {
        line.push_str(&format!("  prints {:?}", world.output));
    }
    line
}

/// Follows all worlds, and keeps of each that ends what its variables hold then.
fn follow(compiled: &Compiled, worlds: &mut Worlds) -> Variables {
    let mut variables = Variables::new();
    while worlds.advance() {
        let (id, _) = worlds.standing();
        if matches!(
            worlds.all()[id.0 as usize].fate,
            Fate::Ended { .. } | Fate::Arrived
        ) {
            let (_, machine) = worlds.standing();
            variables.insert(id.0, session::variables_there(compiled, machine));
        }
    }
    variables
}

fn variables_json(variables: &Variables, id: WorldId) -> Value {
    let own = variables.get(&id.0).map(|own| {
        let each = own.iter();
        each.map(|variable| (variable.name.clone(), json!(variable.text)))
            .collect::<serde_json::Map<String, Value>>()
    });
    json!(own)
}

/// What variables hold, behind what came of a world.
fn variables_text(variables: &Variables, id: WorldId) -> String {
    let own = variables.get(&id.0).map_or(&[][..], Vec::as_slice);
    let each = own.iter();
    let each = each.map(|variable| format!("{} = {}", variable.name, variable.text));
    let each: Vec<String> = each.collect();
    match each.is_empty() {
        true => String::new(),
        false => format!("  with {}", each.join(", ")),
    }
}

/// The line that `--to LINE` or `--to FILE:LINE` means.
fn goal(compiled: &Compiled, to: &str) -> Result<Goal, String> {
    let (file, line) = match to.rsplit_once(':') {
        Some((file, line)) => (Some(file), line),
        None => (None, to),
    };
    let line = line.parse();
    let line = line.map_err(|_| format!("`--to` takes LINE or FILE:LINE here, not `{to}`"))?;
    session::goal(compiled, file, line)
}

/// The worlds that come to a line: themselves, or since they go on as one does that comes there.
fn ways(worlds: &Worlds) -> Vec<WorldId> {
    let all = worlds.all();
    let ids = (0..all.len()).map(|at| WorldId(at as u32));
    ids.filter(|&id| match all[id.0 as usize].fate {
        Fate::Arrived => true,
        Fate::Merged(other) => leads_there(worlds, other),
        _ => false,
    })
    .collect()
}

fn leads_there(worlds: &Worlds, from: WorldId) -> bool {
    let mut seen = vec![false; worlds.all().len()];
    let mut open = vec![from];
    while let Some(id) = open.pop() {
        if std::mem::replace(&mut seen[id.0 as usize], true) {
            continue;
        }
        match worlds.all()[id.0 as usize].fate {
            Fate::Arrived => return true,
            Fate::Split { holds, fails, .. } => open.extend([holds, fails]),
            Fate::Merged(other) => open.push(other),
            _ => {}
        }
    }
    false
}

/// How one gets to a line.
struct Told<'a> {
    goal: &'a Goal,
    worlds: &'a Worlds,
    variables: &'a Variables,
    ways: &'a [WorldId],
    why: &'a [String],
}

impl Told<'_> {
    fn json(&self) -> Value {
        let ways = self.ways.iter();
        let ways = ways.map(|&id| end_json(self.worlds, id, self.variables));
        json!({
            "file": self.goal.file,
            "line": self.goal.line,
            "worlds": ways.collect::<Vec<_>>(),
            "why_not": self.why,
            "stopped": self.worlds.stopped_by(),
            "unsolved": self.worlds.unsolved(),
        })
    }

    fn text(&self, compiled: &Compiled) -> String {
        let Goal { file, line: at, .. } = self.goal;
        let mut out = match (self.ways.len(), self.worlds.stopped_by()) {
            (0, None) => format!("{file}:{at}: no world comes here\n"),
            (0, Some(limit)) => {
                format!("{file}:{at}: no world comes here up to the limit of {limit}\n")
            }
            (1, _) => format!("{file}:{at}: one world comes here\n"),
            (some, _) => format!("{file}:{at}: {some} worlds come here\n"),
        };
        for &id in self.ways {
            let path = self.worlds.path_text(id);
            let path = path.iter().map(|(condition, holds)| match holds {
                true => format!("({condition})"),
                false => format!("not ({condition})"),
            });
            let path: Vec<String> = path.collect();
            let condition = match path.is_empty() {
                true => "always".to_owned(),
                false => path.join(" and "),
            };
            let world = &self.worlds.all()[id.0 as usize];
            let way = line(compiled, world);
            let way = way.strip_prefix("arrived").unwrap_or(&way);
            let variables = variables_text(self.variables, id);
            out.push_str(&format!("  {condition}{way}{variables}\n"));
        }
        for why in self.why {
            out.push_str(&format!("  {why}\n"));
        }
        out
    }
}
