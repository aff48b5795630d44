//! How a run ended and what it left behind.

use crate::Compiled;
use ir::{Code, Diagnostic, FindingNote, Semantics, Severity, Span};
use vm::debug::view::Owner;
use vm::heap::Object;
use vm::machine::state::Ending;
use vm::{Machine, Value};

/// How a run ended, as machines read it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// It came to its end, or asked to end.
    Finished,
    /// An exception was not caught.
    Error,
    /// It was stopped at a limit.
    StepLimit,
    /// No task could go on.
    Deadlock,
    /// It did something that the language gives no meaning to, and was stopped there or went on.
    Undefined,
}

impl Status {
    /// The word for it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Status::Finished => "finished",
            Status::Error => "error",
            Status::StepLimit => "step_limit",
            Status::Deadlock => "deadlock",
            Status::Undefined => "ub",
        }
    }
}

/// How a run ended; one that has not ended was stopped.
#[must_use]
pub fn status(machine: &Machine) -> Status {
    match machine.state.ending {
        Some(Ending::Undefined) => Status::Undefined,
        Some(Ending::Finished(_)) if !machine.state.reports.is_empty() => Status::Undefined,
        Some(Ending::Finished(_)) => Status::Finished,
        Some(Ending::Uncaught(_) | Ending::StackOverflow(_) | Ending::OutOfMemory(_)) => {
            Status::Error
        }
        Some(Ending::Deadlock) => Status::Deadlock,
        None => Status::StepLimit,
    }
}

/// The program's exit code.
#[must_use]
pub fn exit_code(machine: &Machine) -> i32 {
    match machine.state.ending {
        Some(Ending::Finished(code)) => code,
        // As a shell says that the process was killed.
        Some(Ending::StackOverflow(_)) => 139,
        // As a process ends that the system kills for its memory.
        Some(Ending::OutOfMemory(_)) => 137,
        Some(Ending::Uncaught(_)) => machine.semantics().errors.uncaught_status,
        Some(Ending::Deadlock | Ending::Undefined) => 1,
        None => 0,
    }
}

/// A number of bytes, for people: the greatest unit that leaves no fraction.
fn megabytes(bytes: u64) -> String {
    match bytes {
        bytes if bytes.is_multiple_of(1 << 30) => format!("{} GB", bytes >> 30),
        bytes if bytes.is_multiple_of(1 << 20) => format!("{} MB", bytes >> 20),
        bytes => format!("{bytes} bytes"),
    }
}

/// An outermost variable.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variable {
    /// Its name.
    pub name: String,
    /// Its value as the source language prints it; an unknown as `symbolic(<expression>)`.
    pub text: String,
    /// Whether it holds an unknown.
    pub is_symbolic: bool,
}

/// Steps that printing one variable may take where that runs the program's code.
const PRINT_LIMIT: u64 = 50_000;

/// The outermost variables of a program: those of its module that are neither functions, classes nor modules, and those of
/// the function that it begins with, as long as that is in progress or has ended the run.
pub fn variables(compiled: &Compiled, machine: &mut Machine) -> Vec<Variable> {
    let mut members = machine.module_variables(compiled.main);
    let semantics = compiled.module().semantics;
    let entry = semantics.objects.protocol.entry;
    let is_entry = |frame: &usize| {
        let code = &machine.linked.codes[machine.calls().0[*frame].code as usize];
        let name = machine.name(code.name);
        // A method is called by the name of its class and its own.
        code.kind != ir::ScopeKind::Module && name.rsplit('.').next() == Some(entry)
    };
    let count = machine.calls().0.len();
    let own = members.len();
    let mut owners = vec![Owner::Module(compiled.main); own];
    if let Some(frame) = (0..count).find(is_entry) {
        members.extend(machine.frame_variables(frame));
        owners.resize(members.len(), Owner::Call(frame));
    }
    shown(machine, semantics, members, owners, own)
}

/// The variables of the innermost call in progress that is the program's own, or where there is none but its outermost
/// statements, those. At the end of a run those of what was in progress then.
pub fn variables_there(compiled: &Compiled, machine: &mut Machine) -> Vec<Variable> {
    let is_own = |frame: &usize| {
        let code = &machine.linked.codes[machine.calls().0[*frame].code as usize];
        compiled.own().any(|own| own == code.module)
    };
    let innermost = (0..machine.calls().0.len()).rev().find(is_own);
    let is_function = |frame: &usize| {
        let code = &machine.linked.codes[machine.calls().0[*frame].code as usize];
        code.kind != ir::ScopeKind::Module
    };
    let Some(frame) = innermost.filter(is_function) else {
        return variables(compiled, machine);
    };
    let members = machine.frame_variables(frame);
    let owners = vec![Owner::Call(frame); members.len()];
    shown(machine, compiled.module().semantics, members, owners, 0)
}

/// Variables as people read them, functions, classes and modules left out; the first `own` are a module's members.
fn shown(
    machine: &mut Machine,
    semantics: &Semantics,
    members: Vec<(ir::Symbol, Value)>,
    owners: Vec<Owner>,
    own: usize,
) -> Vec<Variable> {
    let names = shown_names(machine, semantics, &members, own);
    members
        .into_iter()
        .zip(owners)
        .zip(names)
        .filter_map(|(((symbol, value), owner), mut name)| {
            let memory = machine.variable_memory(&name, value);
            if let Some(memory) = memory {
                name.remove(0);
                // Of a block that is over.
                if !machine
                    .region(memory.region)
                    .is_some_and(|region| region.is_alive)
                {
                    return None;
                }
            }
            let is_data = match value {
                Value::Builtin(_) | Value::Intrinsic(_) | Value::Unbound => false,
                Value::Ref(handle) => !matches!(
                    machine.object(handle),
                    Object::Function(_) | Object::Class(_) | Object::Module(_)
                ),
                _ => true,
            };
            let is_hidden = semantics.is_hidden(&name);
            if !is_data || is_hidden {
                return None;
            }
            // Where a language has one way of printing values only, text is printed as it is.
            let protocol = &semantics.objects.protocol;
            let is_plain = protocol.repr == protocol.str && !protocol.repr.is_empty();
            let plain = machine.text_of(value).filter(|_| is_plain);
            let layout = match memory {
                Some(memory) => Some((memory.module, memory.layout)),
                None => machine.variable_layout(owner, symbol),
            };
            let is_known = !matches!(value, Value::Unknown(_));
            let mut text = match (memory, layout) {
                (Some(memory), _) => Some(machine.memory_text(memory)),
                (None, Some(layout)) if is_known => Some(machine.layout_text(layout, value)),
                _ => plain.or_else(|| machine.text_for_people(value, PRINT_LIMIT)),
            };
            let held = match memory {
                Some(memory) => machine.memory_value(memory),
                None => Some(value),
            };
            if let (Some(text), Some(held), Some(layout)) = (&mut text, held, layout)
                && let Some(target) = machine.pointed_text(held, layout)
            {
                text.push_str(" -> ");
                text.push_str(&target);
            }
            let text = text.unwrap_or_else(|| vm::display::preview(machine, value, 1000));
            Some(Variable {
                name,
                text,
                is_symbolic: matches!(value, Value::Unknown(_)),
            })
        })
        .collect()
}

/// The names of variables as people know them: those of a class's own by their simple name, unless that means another of
/// these variables too. The first `own` are a module's members.
fn shown_names(
    machine: &Machine,
    semantics: &Semantics,
    variables: &[(ir::Symbol, Value)],
    own: usize,
) -> Vec<String> {
    let name = |(name, _): &(ir::Symbol, Value)| machine.name(*name);
    let full: Vec<&str> = variables.iter().map(name).collect();
    let classes: Vec<&str> = (variables[..own].iter())
        .filter(|(_, value)| machine.is_class(*value))
        .map(name)
        .collect();
    semantics.variable_names(&full, |name| classes.contains(&name))
}

/// What the run found out about the program: names that are bound nowhere, each once, undefined behaviour, and the
/// exception that nobody caught.
#[must_use]
pub fn run_diagnostics(compiled: &Compiled, machine: &Machine) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    let at = |(module, at): (ir::ModuleId, ir::InstId)| {
        let module = &machine.linked.program.modules[module.index()];
        let inst = module.insts.get(at.index());
        inst.map_or(Span::NONE, |inst| inst.span)
    };
    for node in machine.state.unknowns.iter() {
        // What recovery put in where a name is missing has none, and was told of with the source.
        if let vm::symbolic::Expression::Name(name) = node.expression
            && !machine.name(name).is_empty()
            && compiled.own().any(|own| own == node.origin.0)
        {
            let mut finding = Diagnostic::new(
                Code::UnknownName,
                Severity::Warning,
                at(node.origin),
                machine.name(name),
            );
            finding.file = compiled.other_file(node.origin.0);
            found.push(finding);
        }
    }
    found.extend(assumed(compiled, machine));
    let reports = machine.state.reports.iter();
    found.extend(reports.map(|report| Diagnostic {
        file: compiled.other_file(report.at.0),
        ..undefined(compiled, machine, report)
    }));
    if let Some(Ending::Finished(_)) = machine.state.ending {
        found.extend(unfreed(compiled, machine));
    }
    if let Some(Ending::StackOverflow(place)) = machine.state.ending {
        let span = at(place);
        found.push(Diagnostic {
            file: compiled.other_file(place.0),
            ..Diagnostic::new(Code::StackOverflow, Severity::Error, span, "")
        });
    }
    if let Some(Ending::OutOfMemory(place)) = machine.state.ending {
        let most = machine.settings.memory.unwrap_or_default();
        found.push(Diagnostic {
            file: compiled.other_file(place.0),
            ..Diagnostic::new(
                Code::OutOfMemory,
                Severity::Error,
                at(place),
                megabytes(most),
            )
        });
    }
    if let Some(Ending::Uncaught(exception)) = machine.state.ending {
        let own_place = |code: u32, pc: u32| {
            let code = &machine.linked.codes[code as usize];
            let inst = *code.insts.get(pc as usize)?;
            let is_own = compiled.own().any(|own| own == code.module);
            let module = &machine.linked.program.modules[code.module.index()];
            is_own.then(|| (compiled.other_file(code.module), module.place(inst)))
        };
        let innermost = machine.exception_data(exception).and_then(|data| {
            let mut entries = data.traceback.iter();
            entries.find_map(|entry| own_place(entry.code, entry.pc))
        });
        // A value that is thrown and remembers nothing: the calls that it left, also while the language's library reports it.
        let innermost = innermost.or_else(|| {
            let left = machine.state.left.as_ref()?;
            let mut frames = left.frames.iter().rev();
            frames.find_map(|frame| own_place(frame.code, frame.pc.saturating_sub(1)))
        });
        // An exception that remembers no place of the program, as one that is made before it is thrown may: where the
        // program stood when it ended.
        let innermost = innermost.or_else(|| {
            let mut calls = crate::calls(compiled, machine).into_iter();
            let call = calls.find(|call| call.span.is_some())?;
            Some((call.file, call.span))
        });
        let text = vm::display::preview(machine, exception, 200);
        // Nothing of the program may be at work any more, as when nobody waits for what fails: then it is the program as a whole.
        let (file, span) = innermost.unwrap_or((None, beginning(compiled)));
        found.push(Diagnostic {
            file,
            ..Diagnostic::new(Code::UncaughtException, Severity::Error, span, text)
        });
    }
    found
}

/// The first place of a program's own text.
fn beginning(compiled: &Compiled) -> Span {
    let insts = &compiled.program().modules[compiled.main.index()].insts;
    let mut places = insts.iter().map(|inst| inst.span);
    let place = places.find(|span| *span != Span::NONE);
    place.map_or(Span::NONE, |span| Span {
        end: span.start,
        ..span
    })
}

/// What the run took to be so at branches on unknowns, since nobody said: what it did rests on that.
#[must_use]
pub fn assumed(compiled: &Compiled, machine: &Machine) -> Vec<Diagnostic> {
    let modules = &machine.linked.program.modules;
    // What a library's code took to be so has no place that people could look at.
    let each = (machine.state.unknowns.assumed.iter())
        .filter(|assumed| !modules[assumed.at.0.index()].is_library);
    let told = each.map(|assumed| {
        let (module, inst) = assumed.at;
        let inst = modules[module.index()].insts.get(inst.index());
        let condition = match assumed.condition {
            Value::Unknown(unknown) => vm::display::expression(machine, unknown),
            known => vm::display::preview(machine, known, 200),
        };
        let condition = match assumed.holds {
            true => condition,
            false => format!("not ({condition})"),
        };
        let span = inst.map_or(Span::NONE, |inst| inst.span);
        Diagnostic {
            file: compiled.other_file(assumed.at.0),
            ..Diagnostic::new(Code::Assumed, Severity::Note, span, condition)
        }
    });
    // What lowering puts beside a program's own text has no place there.
    told.filter(|told| told.span != Span::NONE).collect()
}

/// The allocations that the run has not freed, a note for each place that made some.
fn unfreed<'a>(
    compiled: &'a Compiled,
    machine: &Machine,
) -> impl Iterator<Item = Diagnostic> + use<'a> {
    let own = machine.unfreed_allocations().into_iter();
    let is_own = |module| compiled.own().any(|own| own == module);
    own.filter(move |&((module, _), _)| is_own(module))
        .map(|((module, inst), (count, bytes))| {
            let insts = &compiled.program().modules[module.index()].insts;
            let inst = insts.get(inst.index());
            let span = inst.map_or(Span::NONE, |inst| inst.span);
            let plural = |count: u64| if count == 1 { "" } else { "s" };
            let words = match count {
                1 => format!(
                    "{bytes} byte{} allocated here and never freed",
                    plural(bytes)
                ),
                _ => format!("{bytes} bytes in {count} blocks allocated here and never freed"),
            };
            Diagnostic {
                file: compiled.other_file(module),
                ..Diagnostic::new(Code::Unfreed, Severity::Note, span, words)
            }
        })
}

/// A report of undefined behaviour as a finding, with the places of the object's birth and death.
fn undefined(
    compiled: &Compiled,
    machine: &Machine,
    report: &vm::memory::undefined::Report,
) -> Diagnostic {
    let span = |(module, inst): vm::memory::region::Place| {
        let module = &machine.linked.program.modules[module.index()];
        let inst = module.insts.get(inst.index());
        inst.map_or(Span::NONE, |inst| inst.span)
    };
    let mut finding = Diagnostic::new(
        Code::Undefined(report.kind),
        Severity::Error,
        span(report.at),
        &*report.message,
    );
    if let Some(object) = report.object {
        let (begun, ended) = match object.storage {
            ir::Storage::Heap => ("it was allocated here", "it was freed here"),
            _ => ("it begins its life here", "its life ended here"),
        };
        let note = |place: vm::memory::region::Place, text: &str| FindingNote {
            file: compiled.other_file(place.0),
            span: span(place),
            text: text.to_owned(),
        };
        finding.notes.push(note(object.birth, begun));
        finding
            .notes
            .extend(object.death.map(|death| note(death, ended)));
    }
    finding
}
