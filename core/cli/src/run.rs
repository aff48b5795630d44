//! `reddragon run`.

use crate::arguments::Arguments;
use crate::assist::Replay;
use crate::typed::{self, Shown};
use crate::{answers, input, report};
use serde_json::json;
use session::vm::machine::state::Ending;
use session::vm::{Settings, Stop, Stream, Timeline};
use session::{Compiled, Session, Status};
use std::mem::ManuallyDrop;
use std::process::ExitCode;
use std::rc::Rc;
use std::time::{Duration, Instant};

/// Steps between two looks at the output, so that a person sees it as it comes.
const SLICE: u64 = 5_000_000;

/// Runs a program.
pub fn run(arguments: &Arguments) -> Result<ExitCode, String> {
    let mut replay = arguments.assist.as_deref().map(Replay::read).transpose()?;
    let (compiled, spent) = input::compiled_with(arguments, replay.as_mut())?;
    let compiled = Rc::new(compiled);
    let typed = typed::is_wanted(arguments);
    let program_input = match &arguments.stdin {
        Some(file) => input::read(file)?,
        None if arguments.json || arguments.ask || arguments.file == "-" || typed => String::new(),
        None => input::read("-")?,
    };
    let mut settings = settings(&compiled, arguments, program_input)?;
    settings.more_input = typed;
    let until = arguments.max_steps.unwrap_or(u64::MAX);
    if let Some(replay) = &mut replay {
        settings.given = replay.resolve(&compiled, &settings, until)?.into();
    }
    let begun = Instant::now();
    let machine = match arguments.function.as_deref() {
        Some(name) => session::alone(&compiled, &settings, settings.clone(), name, until)?,
        None => compiled.machine(settings),
    };
    // Going back is for runs that wait for somebody who types.
    let timeline = match typed {
        true => Timeline::new(machine),
        false => Timeline::onwards(machine),
    };
    // What they hold goes with the process.
    let mut timeline = ManuallyDrop::new(timeline);
    let compiled = ManuallyDrop::new(compiled);
    let booted = begun.elapsed();
    let begun = Instant::now();
    let mut shown = Shown::default();
    loop {
        let next = timeline.step().saturating_add(SLICE).min(until);
        let stop = timeline.advance(next, None);
        if !arguments.json {
            shown.show(timeline.machine());
        }
        match stop {
            Stop::Undecided => {
                let side = ask(&compiled, timeline.machine())?;
                timeline.machine_mut().decide(side);
            }
            Stop::Starved => shown.read_line(&mut timeline),
            Stop::Ended => break,
            _ if timeline.step() >= until => break,
            _ => {}
        }
    }
    let machine = timeline.machine_mut();
    let exec = begun.elapsed();
    let status = session::status(machine);
    let result = machine.result_alone();
    let result = result.map(|value| machine.result_text(value, 1000));
    let mut diagnostics = compiled.diagnostics.clone();
    diagnostics.extend(session::run_diagnostics(&compiled, machine));
    let steps = machine.state.failed_at.unwrap_or(machine.state.steps);
    if !arguments.json {
        // A language that tells of exceptions does so on the error stream, or says that it does so on the output.
        let is_told =
            !machine.written(Stream::Err).is_empty() || machine.semantics().errors.told_on_output;
        let is_news = |code| code != session::ir::Code::UncaughtException || !is_told;
        let findings: Vec<_> = diagnostics
            .iter()
            .filter(|diagnostic| is_news(diagnostic.code))
            .cloned()
            .collect();
        if let Some(result) = result.filter(|_| arguments.function.is_some()) {
            outln!("returns {result}");
        }
        report::diagnostics(&compiled.file, &findings);
        if matches!(
            machine.state.ending,
            Some(Ending::Undefined | Ending::StackOverflow(_) | Ending::OutOfMemory(_))
        ) {
            report::calls(&compiled.file, &session::calls(&compiled, machine));
        }
        if status == Status::StepLimit {
            eprintln!("{}: stopped after {steps} steps", compiled.file);
        }
        return Ok(ExitCode::from(session::exit_code(machine) as u8));
    }
    let exit_code = session::exit_code(machine);
    let (stdout, stderr) = (machine.written(Stream::Out), machine.written(Stream::Err));
    let variables = session::variables(&compiled, machine);
    let vars: serde_json::Map<String, serde_json::Value> = variables
        .iter()
        .map(|variable| (variable.name.clone(), variable.text.clone().into()))
        .collect();
    let milliseconds = |duration: Duration| (duration.as_secs_f64() * 1e6).round() / 1e3;
    let cfg = {
        let begun = Instant::now();
        let _ = session::analysis::cfg(compiled.module());
        begun.elapsed()
    };
    let mut report = json!({
        "status": status.name(),
        "exit_code": exit_code,
        "stdout": stdout,
        "stderr": stderr,
        "vars": vars,
        "steps": steps,
        "symbolic": variables.iter().filter(|variable| variable.is_symbolic).count(),
        "unsupported": compiled.unsupported.iter().map(|(kind, _)| kind).collect::<Vec<_>>(),
        "assumed": assumed(&compiled, machine),
        "diagnostics": report::json(&diagnostics),
        "times_ms": {
            "parse": milliseconds(spent.parse),
            "lower": milliseconds(spent.lower),
            "cfg": milliseconds(cfg),
            "boot": milliseconds(booted),
            "exec": milliseconds(exec),
        },
    });
    if arguments.function.is_some() {
        report["result"] = json!(result);
    }
    if let Some(replay) = &replay {
        report["assist"] =
            json!({ "calls": replay.counters.calls, "failed": replay.counters.failed });
    }
    if arguments.unknowns {
        report["unknown_calls"] = json!(answers::log(&compiled, machine));
    }
    outln!("{report}");
    Ok(ExitCode::SUCCESS)
}

/// What the run took to be so at branches on unknowns.
fn assumed(compiled: &Compiled, machine: &session::vm::Machine) -> Vec<serde_json::Value> {
    let each = session::assumed(compiled, machine).into_iter();
    each.map(|assumed| {
        let start = assumed.span.start;
        json!({ "line": start.line, "column": start.column, "condition": assumed.subject })
    })
    .collect()
}

/// What the arguments say of a run.
pub fn settings(
    compiled: &Compiled,
    arguments: &Arguments,
    input: String,
) -> Result<Settings, String> {
    let given = arguments.answers.as_deref().map(answers::read);
    Ok(Settings {
        input,
        complete: arguments.complete,
        memory: Some(arguments.memory),
        undefined: arguments.undefined,
        arguments: [
            std::slice::from_ref(&compiled.file),
            arguments.program.as_slice(),
        ]
        .concat(),
        given: given.transpose()?.unwrap_or_default(),
        unknown_calls: arguments.unknown_calls,
        choices: arguments.sides.as_slice().into(),
        asks: arguments.ask,
        ..Settings::default()
    })
}

/// Asks which side of the branch to take that the run stands at.
fn ask(compiled: &Compiled, machine: &session::vm::Machine) -> Result<bool, String> {
    let Some(open) = &machine.state.undecided else {
        return Ok(true);
    };
    let condition = session::vm::display::preview(machine, open.condition, 200);
    let (module, inst) = machine.origin();
    let line = match module == compiled.main {
        true => format!(" (line {})", compiled.module().inst(inst).span.start.line),
        false => String::new(),
    };
    loop {
        eprint!("{condition} ?{line} [y/n] ");
        let mut answer = String::new();
        let read = std::io::stdin().read_line(&mut answer);
        match answer.trim() {
            "y" => return Ok(true),
            "n" => return Ok(false),
            _ if read.is_err() || answer.is_empty() => {
                return Err("nobody said which side to take".to_owned());
            }
            _ => {}
        }
    }
}

/// The session of a program that runs without input; for other commands.
pub fn session(arguments: &Arguments) -> Result<Session, String> {
    let compiled = Rc::new(input::compiled(arguments)?);
    Ok(Session::new(compiled, Settings::default()))
}
