//! The state of a run as the page sees it.

use crate::inside::inside;
use crate::names;
use crate::picture::Picture;
use crate::program::Program;
use crate::registers;
use crate::snapshot::Snapshot;
use crate::touched::Reads;
use crate::variables::{Seen, Unfolded, scopes};
use crate::words;
use protocol::{FrameView, Origin, OutcomeView, Place, Scope, StateView, Status};
use session::ir::{Code, Const, InstId, ModuleId, Op, Reg, ScopeKind, Symbol};
use session::vm::{Machine, Value, debug::view::Owner, display::preview};

/// Frames sent to the page, from the innermost.
const FRAMES: usize = 40;
/// A value in a sentence is cut behind this many characters.
const TEXT: usize = 60;

/// What a person has chosen to see of a state.
#[derive(Default)]
pub(crate) struct Chosen {
    /// The frame, counted from the innermost.
    pub(crate) frame: u32,
    /// What is unfolded.
    pub(crate) unfolded: Unfolded,
}

/// What led to a state: what variables held before, and what the last step did.
#[derive(Default)]
pub(crate) struct Came {
    pub(crate) before: Option<Snapshot>,
    pub(crate) reads: Reads,
    pub(crate) sentence: String,
    /// Where the value came from that was asked for.
    pub(crate) origin: Option<Origin>,
}

/// Variables of the innermost frames, and the picture where that is looked at, for comparing with later.
pub(crate) fn snapshot(program: &Program, unfolded: &Unfolded, picture: &Picture) -> Snapshot {
    let machine = program.session.machine();
    let reads = Reads::default();
    let seen = Seen {
        unfolded,
        reads: &reads,
    };
    let mut snapshot = Snapshot::of(machine, |frame| scopes(program, frame, seen));
    snapshot.memory = picture.contents(program, &reads);
    snapshot
}

/// The state, where the run stands.
pub(crate) fn view(
    program: &mut Program,
    chosen: &Chosen,
    came: &Came,
    status: Status,
) -> StateView {
    let place = place(program);
    let inside = inside(program);
    let machine = program.session.machine();
    let count = machine.calls().0.len();
    let frame = (chosen.frame as usize).min(count.saturating_sub(1));
    let seen = Seen {
        unfolded: &chosen.unfolded,
        reads: &came.reads,
    };
    let mut scopes: Vec<Scope> = match count {
        0 => scopes(program, usize::MAX, seen),
        _ => scopes(program, count - 1 - frame, seen),
    };
    if let Some(before) = &came.before {
        before.mark(machine, &mut scopes);
    }
    // What calls the function that a program begins with is of no interest while that runs.
    let outer = usize::from(count > 1 && program.session.lines().outermost() > 1);
    let stack = (outer..count).rev().take(FRAMES);
    StateView {
        revision: program.revision,
        moves: 0,
        step: program.step(),
        known: program.session.timeline().furthest(),
        is_whole: program.session.timeline().end().is_some(),
        status,
        place,
        inside,
        waits: program.prompt(),
        sentence: came.sentence.clone(),
        stack: stack.map(|at| frame_view(program, at)).collect(),
        more_frames: (count - outer).saturating_sub(FRAMES) as u32,
        frame: frame as u32,
        scopes,
        outcome: outcome(program),
        comparison: None,
        origin: came.origin.clone(),
        watches: Vec::new(),
        stops: Vec::new(),
    }
}

/// The instruction that is next.
fn place(program: &mut Program) -> Option<Place> {
    if program.session.machine().state.ending.is_some() {
        return None;
    }
    let (module, inst) = program.session.machine().position();
    let cfg = program.cfg(module);
    let block = *cfg.block_of.get(inst.index())?;
    Some(Place {
        module: module.0,
        ir: inst.0,
        block: block.0,
        function: cfg.block(block).function.0,
        span: program.span_of(module, inst),
    })
}

fn frame_view(program: &Program, at: usize) -> FrameView {
    let machine = program.session.machine();
    let main = program.compiled().main;
    let own = machine.frame_position(at);
    FrameView {
        file: own
            .and_then(|(module, _)| program.sources.title(module))
            .unwrap_or_default()
            .to_owned(),
        name: names::frame_or_top(machine, at, main),
        arguments: names::arguments(machine, at),
        line: own.and_then(|(module, inst)| program.line_of(module, inst)),
        span: own.and_then(|(module, inst)| program.span_of(module, inst)),
    }
}

pub(crate) fn outcome(program: &Program) -> Option<OutcomeView> {
    let machine = program.session.machine();
    machine.state.ending.as_ref()?;
    let found = session::run_diagnostics(program.compiled(), machine);
    let error = found.iter().find(|each| {
        matches!(
            each.code,
            Code::UncaughtException | Code::StackOverflow | Code::OutOfMemory | Code::Undefined(_)
        )
    });
    let is_whole = session::status(machine) == session::Status::Finished;
    if let Some(broken) = program.broken().filter(|_| is_whole) {
        let words = words::broken(broken);
        return Some(words::outcome_view(words, program.place_of(broken)));
    }
    if let Some(error) = error.filter(|each| each.code == Code::OutOfMemory) {
        let words = words::out_of_memory(error, program.step());
        return Some(words::outcome_view(words, program.place_of(error)));
    }
    let said = error.map(|each| match each.code {
        Code::StackOverflow => each.message(),
        _ => each.subject.clone(),
    });
    let words = words::outcome(
        session::status(machine),
        session::exit_code(machine),
        program.step(),
        said.as_deref(),
    );
    let span = error.and_then(|each| program.place_of(each));
    Some(words::outcome_view(words, span))
}

/// The step before the one at which the run stands, for saying what that step does.
pub(crate) struct Before {
    module: ModuleId,
    inst: InstId,
    code: u32,
    base: usize,
    depth: usize,
    function: String,
    /// What it is about to return or to raise: with its call that is gone.
    leaving: Option<String>,
    /// What it is about to store: its call may end with it.
    stored: Option<Value>,
}

impl Before {
    /// Where the run stands.
    pub(crate) fn of(program: &Program) -> Option<Before> {
        let machine = program.session.machine();
        let frame = machine.state.frames.last()?;
        let (module, inst) = machine.position();
        let depth = machine.state.frames.len();
        let insts = &machine.linked.program.modules[module.index()].insts;
        let op = insts.get(inst.index()).map(|inst| &inst.op);
        let held = |register| registers::value(machine, depth - 1, register);
        let leaving = match op {
            Some(Op::Return { value } | Op::Throw { value }) => {
                let told = held(*value).filter(|value| value.is_bound() && *value != Value::Nil);
                told.map(|value| preview(machine, value, TEXT))
            }
            _ => None,
        };
        Some(Before {
            module,
            inst,
            code: frame.code,
            base: frame.base as usize,
            depth,
            function: names::frame_or_top(machine, depth - 1, program.compiled().main),
            leaving,
            stored: op.and_then(stored).and_then(held),
        })
    }

    /// The instruction of the step.
    pub(crate) fn op<'a>(&self, program: &'a Program) -> &'a Op {
        let modules = &program.compiled().program().modules;
        &modules[self.module.index()].inst(self.inst).op
    }

    /// Whether the step is about to store a function or a class.
    pub(crate) fn defines(&self, machine: &Machine) -> bool {
        let kind = self
            .stored
            .and_then(|value| names::definition_kind(machine, value));
        kind.is_some()
    }

    /// Whether the call that it is in is the body of a class.
    pub(crate) fn is_in_class_body(&self, machine: &Machine) -> bool {
        machine.linked.codes[self.code as usize].kind == ScopeKind::Class
    }

    /// The line of the source that it is on.
    pub(crate) fn line(&self, program: &Program) -> Option<u32> {
        program.line_of(self.module, self.inst)
    }

    /// Whether it is one of the program's own.
    pub(crate) fn is_in_program(&self, program: &Program) -> bool {
        program.compiled().is_own(self.module)
    }

    /// Whether the step that was taken from there began a call.
    pub(crate) fn enters(&self, program: &Program) -> bool {
        program.session.machine().state.frames.len() > self.depth
    }

    /// What the step did that was taken from there.
    pub(crate) fn sentence(&self, program: &Program) -> String {
        let compiled = program.compiled();
        let machine = program.session.machine();
        if let Some(source) = self.call_done(program) {
            return words::done(source);
        }
        let op = self.op(program);
        let depth = machine.state.frames.len();
        let after = match depth {
            0 => String::new(),
            _ => names::frame_or_top(machine, depth - 1, compiled.main),
        };
        let is_body = |code: u32| machine.linked.codes[code as usize].kind == ScopeKind::Class;
        let called = match depth > self.depth {
            true => names::arguments(machine, depth - 1),
            false => String::new(),
        };
        let value = self.result(machine, op).filter(|value| value.is_bound());
        let semantics = compiled.module().semantics;
        let name = name_of(op).map(|name| match op {
            Op::Const {
                value: Const::Class { .. },
                ..
            } => semantics.simple_name(machine.name(name)).to_owned(),
            Op::Const { .. } => semantics.function_title(machine.name(name)),
            _ => machine.name(name).trim_start_matches('&').to_owned(),
        });
        let layout = match op {
            Op::DeclVar { name, .. } | Op::StoreVar { name, .. } => {
                machine.variable_layout(Owner::Call(self.depth - 1), *name)
            }
            _ => None,
        };
        let text = value.map(|value| names::variable_text(machine, layout, value, TEXT));
        words::sentence(&words::Step {
            op,
            is_library: !self.is_in_program(program),
            source: self.source(program, self.inst),
            target: self.target(program, op),
            name: name.as_deref(),
            value: text.as_deref(),
            defines: value.and_then(|value| names::definition_kind(machine, value)),
            is_nil: value == Some(Value::Nil),
            truth: match value {
                Some(Value::Bool(truth)) => Some(truth),
                _ => None,
            },
            leaving: self.leaving.as_deref(),
            called: &called,
            line: Before::of(program).and_then(|next| next.line(program)),
            function: (&self.function, &after),
            body: (
                is_body(self.code),
                machine
                    .state
                    .frames
                    .last()
                    .is_some_and(|frame| is_body(frame.code)),
            ),
            depth: (self.depth, depth),
        })
    }

    /// The source of the program's own call that the step ended, where it returned nothing from the library.
    fn call_done<'a>(&self, program: &'a Program) -> Option<&'a str> {
        let returns = matches!(self.op(program), Op::Return { .. });
        if !returns || self.leaving.is_some() || self.is_in_program(program) {
            return None;
        }
        let machine = program.session.machine();
        let frame = machine.state.frames.last()?;
        let code = &machine.linked.codes[frame.code as usize];
        if !program.compiled().is_own(code.module) || machine.state.frames.len() >= self.depth {
            return None;
        }
        let call = *code.insts.get((frame.pc as usize).checked_sub(1)?)?;
        program.source_of(code.module, call)
    }

    /// The source that an instruction of the same module comes from, if that is the program's own.
    fn source<'a>(&self, program: &'a Program, inst: InstId) -> Option<&'a str> {
        program.source_of(self.module, inst)
    }

    /// What is stored into, as the source writes it: what stands in front of the value, where the instruction is all of the
    /// assignment, and else all of the instruction.
    fn target<'a>(&self, program: &'a Program, op: &Op) -> Option<&'a str> {
        let value = stored(op)?;
        let insts = &program.compiled().program().modules[self.module.index()].insts;
        let before = insts.get(..self.inst.index())?;
        let made = before
            .iter()
            .rposition(|inst| inst.op.dst() == Some(value))?;
        let stored = program.span_of(self.module, self.inst)?;
        let value = program.span_of(self.module, InstId(made as u32))?;
        let end = match (value.start, value.end) {
            (start, _) if stored.start < start && start < stored.end => start,
            // The value of `a += b` is as long as that.
            (start, end) if start <= stored.start && end <= stored.end && end > stored.start => {
                return None;
            }
            _ => stored.end,
        };
        let text = program
            .sources
            .text(protocol::Span::new(stored.start, end))?;
        let is_sign = |c: char| c.is_whitespace() || "=:<-".contains(c);
        let text = text.trim_end_matches(is_sign);
        (!text.is_empty()).then_some(text)
    }

    /// What the instruction gave, or stored, or decided on: what its register holds, if the frame is still there.
    fn result(&self, machine: &Machine, op: &Op) -> Option<Value> {
        if stored(op).is_some() && self.stored.is_some() {
            return self.stored;
        }
        let same = machine.state.frames.get(self.depth - 1);
        if same.is_none_or(|frame| frame.code != self.code || frame.base as usize != self.base) {
            // The last step of a module leaves it; what it stored is still among the module's variables.
            return match op {
                Op::DeclVar { name, .. } | Op::StoreVar { name, .. } => {
                    machine.module_member(self.module, *name)
                }
                _ => None,
            };
        }
        let register = match op {
            Op::BranchIf { condition, .. } => *condition,
            _ => op.dst()?,
        };
        registers::value(machine, self.depth - 1, register)
    }
}

/// What an instruction stores.
fn stored(op: &Op) -> Option<Reg> {
    match op {
        Op::DeclVar { value, .. }
        | Op::StoreVar { value, .. }
        | Op::StoreField { value, .. }
        | Op::StoreIndex { value, .. }
        | Op::StoreIndirect { value, .. }
        | Op::WriteRegion { value, .. } => Some(*value),
        _ => None,
    }
}

fn name_of(op: &Op) -> Option<Symbol> {
    match op {
        Op::LoadVar { name, .. } | Op::DeclVar { name, .. } | Op::StoreVar { name, .. } => {
            Some(*name)
        }
        Op::Const {
            value: Const::Function { name, .. } | Const::Class { name, .. },
            ..
        } => Some(*name),
        _ => None,
    }
}
