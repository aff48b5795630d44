//! Where a value came from: the step that wrote it, and what it was made of.
//!
//! What it was made of is read off the instructions: from the one that wrote it back through the registers to the
//! variables, members and elements that were read, each of which can be asked the same question.

mod slice;

use crate::globals::Globals;
use crate::names;
use crate::places;
use crate::program::Program;
use crate::registers;
use protocol::{Origin, OriginInput, Target};
use session::ir::{Const, InstId, ModuleId, Op, Reg, Symbol};
use session::vm::debug::change::Changed;
use session::vm::debug::origin::Search;
use session::vm::{Machine, Value, display::preview, heap::Object, machine::state::Then};
use slice::{Leaf, Slice, Way};

/// A value's text is cut behind this many characters.
const TEXT: usize = 60;
/// Inputs that are shown at most.
const INPUTS: usize = 8;
/// The return that gave a value is searched for in this many steps.
const NEAR: u64 = 400_000;

/// Where a chain ends that comes from outside.
const INPUT: &str = "the program’s input";

/// A search for where a place was last written, made a part of the run at a time.
pub(crate) struct Asked {
    path: String,
    /// Only what was written up to this step counts.
    before: u64,
    /// Where the run stood.
    here: u64,
    under_way: Option<(Origin, Changed, Option<Search>)>,
}

impl Asked {
    /// A search that has not begun.
    pub(crate) fn new(program: &Program, path: String, before: u64) -> Asked {
        Asked {
            path,
            before,
            here: program.step(),
            under_way: None,
        }
    }

    /// Where the run stood when it was asked.
    pub(crate) fn here(&self) -> u64 {
        self.here
    }

    /// Searches a part of the run. When it is over the run stands behind the step that wrote the place, and what is known of
    /// that is told; where nothing wrote it, the run stands where it was.
    pub(crate) fn slice(&mut self, program: &mut Program) -> Option<Origin> {
        let Some((origin, place, search)) = &mut self.under_way else {
            return self.begin(program);
        };
        let found = search
            .as_mut()
            .and_then(|search| program.session.search_on(search));
        let is_over = search.as_ref().is_none_or(|search| search.left() == 0);
        if found.is_none() && !is_over {
            return None;
        }
        let (mut origin, place) = (std::mem::take(origin), *place);
        match self.changed_behind(program, place, found) {
            Some(step) => {
                program.session.seek(step);
                origin.end = Some("you changed it at this step".to_owned());
                origin.step = Some(step);
            }
            None => self.arrive(program, &mut origin, found),
        }
        Some(origin)
    }

    /// Looks for the place; tells at once where there is none.
    fn begin(&mut self, program: &mut Program) -> Option<Origin> {
        let mut origin = Origin {
            path: self.path.clone(),
            name: title(&self.path),
            ..Origin::default()
        };
        program.session.seek(self.before);
        let main = program.compiled().main;
        let Some(found) = places::find(program.session.machine(), main, &self.path) else {
            program.session.seek(self.here);
            origin.end = Some("it was not there before this step".to_owned());
            return Some(origin);
        };
        origin.value = found.text(program.session.machine(), TEXT);
        let search = program.session.search(found.spot);
        self.under_way = Some((origin, found.place(), search));
        None
    }

    /// The step at which a person put the value there, if no step behind that wrote it.
    fn changed_behind(
        &self,
        program: &Program,
        place: Changed,
        written: Option<u64>,
    ) -> Option<u64> {
        let changes = program.session.machine().settings.changes.iter();
        let mut of_place = changes.rev().filter(|change| change.place == place);
        let last = of_place.find(|change| change.step <= self.before)?.step;
        // Behind that very step the place holds what was put there.
        written
            .is_none_or(|written| written <= last)
            .then_some(last)
    }

    fn arrive(&self, program: &mut Program, origin: &mut Origin, written: Option<u64>) {
        let Some(step) = written else {
            program.session.seek(self.here);
            origin.end = Some("no step before this one wrote it".to_owned());
            return;
        };
        program.session.seek(step - 1);
        describe(program, origin);
        program.session.seek(step - 1);
        let read = program.session.machine().state.read;
        let through = program.through(step);
        program.session.advance(through);
        if program.session.machine().state.read > read {
            origin.end = Some(INPUT.to_owned());
        }
        origin.step = Some(step);
    }
}

/// What a call gave, at the step in front of its return: there the run stands afterwards.
pub(crate) fn returned_at(program: &mut Program, step: u64, name: String) -> Origin {
    program.session.seek(step);
    let machine = program.session.machine();
    let innermost = machine.state.frames.len().max(1) - 1;
    let (module, inst) = machine.position();
    let insts = &machine.linked.program.modules[module.index()].insts;
    let value = match insts.get(inst.index()).map(|inst| &inst.op) {
        Some(Op::Return { value }) => registers::value(machine, innermost, *value),
        _ => None,
    };
    let value = value.filter(|value| value.is_bound());
    let mut origin = Origin {
        name,
        value: value.map_or_else(String::new, |value| preview(machine, value, TEXT)),
        step: Some(step),
        is_return: true,
        ..Origin::default()
    };
    describe(program, &mut origin);
    program.session.seek(step);
    origin
}

/// The path as a person would write it: `xs[0].next`.
pub(crate) fn title(path: &str) -> String {
    if let Some(title) = places::region_title(path) {
        return title;
    }
    let (_, rest) = path.split_once('/').unwrap_or(("", path));
    if let Some(rest) = rest.strip_prefix('&') {
        // Members of memory stand in the path by their names alone.
        return rest.replace("/[", "[").replace('/', ".");
    }
    rest.replace("/[", "[").replace("/.", ".")
}

/// What is about to write: the instruction that is next, or where that is the library's the program's own call of it, and
/// whether it is the former; with the frame that it is in.
fn writer(program: &Program) -> (usize, ModuleId, InstId, bool) {
    let machine = program.session.machine();
    let compiled = program.compiled();
    let (module, inst) = machine.position();
    let innermost = machine.state.frames.len().max(1) - 1;
    if !compiled.is_own(module) {
        for frame in (0..innermost).rev() {
            let place = machine.frame_position(frame);
            if let Some((module, inst)) = place.filter(|(module, _)| compiled.is_own(*module)) {
                return (frame, module, inst, false);
            }
        }
    }
    (innermost, module, inst, true)
}

/// What the instruction that is next is about to write, and from what.
fn describe(program: &mut Program, origin: &mut Origin) {
    let before = program.step();
    let (frame, module, inst, is_own) = writer(program);
    origin.span = program.span_of(module, inst);
    let machine = program.session.machine();
    let globals = program.globals(frame);
    let insts = &program.compiled().program().modules[module.index()].insts;
    let source = program.sources.map(module);
    if let (Some(inst), Some(source)) = (insts.get(inst.index()), source) {
        let line = inst.span.start.line;
        let text = source.text();
        let text = text.lines().nth((line as usize).saturating_sub(1));
        origin.text = text.unwrap_or_default().trim().chars().take(TEXT).collect();
        origin.line = Some(line);
        let file = program.sources.title(module);
        origin.file = file.unwrap_or_default().to_owned();
    }
    let slice = Slice::of(insts, inst);
    let mut inputs = Vec::new();
    let mut call = None;
    // Calls of the library's that may have read the program's input.
    let mut readers: Vec<Reg> = Vec::new();
    if !is_own {
        readers.extend(insts.get(inst.index()).and_then(|inst| inst.op.dst()));
    }
    for leaf in slice.leaves {
        match leaf {
            Leaf::Path(name, ways) => {
                if let Some(path) = path_of(machine, frame, globals, name, &ways) {
                    push(machine, globals, &mut inputs, path);
                }
            }
            Leaf::Call(name, dst) => {
                let value = name.and_then(|name| variable(machine, frame, globals, name));
                let guest = match value {
                    Some(Value::Ref(handle)) => {
                        matches!(machine.object(handle), Object::Function(_))
                    }
                    // A method is found when it is called.
                    _ => name.is_none(),
                };
                // What the library has under way has returned nothing yet.
                call = (guest && is_own).then_some(dst).or(call);
                readers.push(dst);
            }
            Leaf::Parameter(at) => {
                for path in argument(program, frame, at) {
                    push(machine, globals, &mut inputs, path);
                }
            }
        }
    }
    inputs.truncate(INPUTS);
    let insts = &program.compiled().program().modules[module.index()].insts;
    let end = slice.end.map(|at| end(&insts[at.index()].op));
    if let Some(dst) = call {
        let returned = returned(program, frame, module, dst, before);
        inputs.extend(returned);
    }
    program.session.seek(before);
    if (readers.into_iter()).any(|dst| has_read(program, frame, module, dst, before)) {
        origin.end = Some(INPUT.to_owned());
    } else if inputs.is_empty() {
        origin.end = Some(end.unwrap_or("it was made here").to_owned());
    }
    origin.inputs = inputs;
}

fn push(machine: &Machine, globals: Globals, inputs: &mut Vec<OriginInput>, path: String) {
    let Some(found) = places::find(machine, globals.main, &path) else {
        return;
    };
    let value = found.value;
    let is_code = match value {
        Value::Builtin(_) | Value::Intrinsic(_) => true,
        Value::Ref(handle) => matches!(
            machine.object(handle),
            Object::Function(_) | Object::Class(_) | Object::Module(_)
        ),
        _ => false,
    };
    let target = Target::Written(path.clone());
    if is_code || inputs.iter().any(|each| each.target == target) {
        return;
    }
    inputs.push(OriginInput {
        name: title(&path),
        value: found.text(machine, TEXT),
        target,
    });
}

/// In which scope of the state a variable of a call is shown.
fn scope_of(machine: &Machine, frame: usize, globals: Globals, name: Symbol) -> Option<String> {
    let own = machine.frame_variables(frame);
    let code = machine.calls().0.get(frame)?.code;
    let top = machine.linked.tops.get(globals.module.index()) == Some(&code);
    if !top && own.iter().any(|(own, _)| *own == name) {
        return Some(frame.to_string());
    }
    let is_global = machine.module_member(globals.module, name).is_some();
    is_global.then(|| globals.scope())
}

fn variable(machine: &Machine, frame: usize, globals: Globals, name: Symbol) -> Option<Value> {
    let own = machine.frame_variables(frame);
    let own = own.into_iter().find(|(own, _)| *own == name);
    own.map(|(_, value)| value)
        .or_else(|| machine.module_member(globals.module, name))
}

/// The path of what a call reads: a variable and the way into it, as far as that can be told.
fn path_of(
    machine: &Machine,
    frame: usize,
    globals: Globals,
    name: Symbol,
    ways: &[Way],
) -> Option<String> {
    let scope = scope_of(machine, frame, globals, name)?;
    let mut path = format!("{scope}/{}", machine.name(name));
    for way in ways {
        let value = places::find(machine, globals.main, &path)?.value;
        let Some(step) = step_into(machine, frame, globals, value, way) else {
            break;
        };
        path = format!("{path}/{step}");
    }
    Some(path)
}

fn step_into(
    machine: &Machine,
    frame: usize,
    globals: Globals,
    value: Value,
    way: &Way,
) -> Option<String> {
    let key = match way {
        Way::Member(name) => return Some(format!(".{}", machine.name(*name))),
        Way::Key(key) => key.clone(),
        Way::Variable(name) => match variable(machine, frame, globals, *name)? {
            Value::Int(index) => Const::Int(index),
            value => Const::Text(machine.text_of(value)?.into()),
        },
    };
    let Object::Map(map) = machine.object(value.handle()?) else {
        let Const::Int(index) = key else {
            return None;
        };
        let length = match machine.object(value.handle()?) {
            Object::List(items) => items.len(),
            Object::Tuple(items) => items.len(),
            _ => return None,
        };
        let index = if index < 0 {
            index + length as i64
        } else {
            index
        };
        return Some(format!("[{index}]"));
    };
    let found = map.iter().find(|entry| match &key {
        Const::Int(index) => entry.key == Value::Int(*index),
        Const::Text(text) => machine.text_of(entry.key).as_deref() == Some(&**text),
        _ => false,
    })?;
    Some(format!("[{}]", preview(machine, found.key, places::KEY)))
}

/// What a value ends in that comes from nothing else.
fn end(op: &Op) -> &'static str {
    match op {
        Op::Const { .. } => "a constant",
        Op::Symbolic { .. } => "not known",
        Op::NewArray { .. } | Op::NewObject { .. } | Op::AllocRegion { .. } => "made new here",
        _ => "what a call gave",
    }
}

/// The paths that a caller's argument was read from.
fn argument(program: &Program, frame: usize, at: usize) -> Vec<String> {
    let machine = program.session.machine();
    let Some(caller) = frame.checked_sub(1) else {
        return Vec::new();
    };
    let globals = program.globals(caller);
    let Some((module, inst)) = machine.frame_position(caller) else {
        return Vec::new();
    };
    let insts = &program.compiled().program().modules[module.index()].insts;
    let register = match &insts[inst.index()].op {
        Op::CallFunction { args, .. } | Op::CallUnknown { args, .. } => {
            args.get(at).map(|a| a.value)
        }
        Op::CallMethod { receiver, args, .. } => match at {
            0 => Some(*receiver),
            _ => args.get(at - 1).map(|arg| arg.value),
        },
        Op::CallCtor { args, .. } => at
            .checked_sub(1)
            .and_then(|at| args.get(at))
            .map(|arg| arg.value),
        _ => None,
    };
    let Some(register) = register else {
        return Vec::new();
    };
    let slice = Slice::of_register(insts, register);
    let paths = slice.leaves.into_iter().filter_map(|leaf| match leaf {
        Leaf::Path(name, ways) => path_of(machine, caller, globals, name, &ways),
        _ => None,
    });
    paths.collect()
}

/// The step at which a call in a frame returned what it gave.
fn returned(
    program: &mut Program,
    frame: usize,
    module: ModuleId,
    dst: Reg,
    before: u64,
) -> Option<OriginInput> {
    let mut name = String::new();
    let insts = &program.compiled().program().modules[module.index()].insts;
    let inst = insts.iter().position(|inst| inst.op.dst() == Some(dst))?;
    let inst = InstId(inst as u32);
    let returns = |op: &Op| matches!(op, Op::Return { .. });
    let from = before.saturating_sub(NEAR);
    let step = program.session.find_back(returns, from, &mut |machine| {
        let depth = machine.state.frames.len();
        let callee = machine.state.frames.last();
        let stores = callee.is_some_and(|frame| matches!(frame.then, Then::Store(_)));
        let is_it =
            depth == frame + 2 && stores && machine.frame_position(frame) == Some((module, inst));
        if is_it {
            names::frame(machine, depth - 1).clone_into(&mut name);
        }
        is_it
    })?;
    Some(OriginInput {
        target: Target::Returned(step, format!("{name}()")),
        name: format!("{name}()"),
        value: String::new(),
    })
}

/// Whether a call in a frame, which may still be under way, has read some of the program's input.
fn has_read(program: &mut Program, frame: usize, module: ModuleId, dst: Reg, before: u64) -> bool {
    let now = program.session.machine().state.read;
    let insts = &program.compiled().program().modules[module.index()].insts;
    let inst = insts.iter().position(|inst| inst.op.dst() == Some(dst));
    let Some(inst) = inst.map(|inst| InstId(inst as u32)).filter(|_| now > 0) else {
        return false;
    };
    let calls = |op: &Op| op.dst() == Some(dst);
    let mut then = now;
    let from = before.saturating_sub(NEAR);
    program.session.find_back(calls, from, &mut |machine| {
        let is_it = machine.state.frames.len() == frame + 1
            && machine.frame_position(frame) == Some((module, inst));
        if is_it {
            then = machine.state.read;
        }
        is_it
    });
    program.session.seek(before);
    then < now
}
