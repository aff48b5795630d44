//! Slices, and the ways of values from sources to sinks.

use super::effects::call_args;
use super::graph::NodeId;
use super::query::Dataflow;
use ir::{Callee, Const, InstId, Intrinsic, Op, Reg, Span};
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;

impl<'a> Dataflow<'a> {
    /// The instructions that a slice holds, in textual order, from some instructions. A slice against the flow of values can be run: what it
    /// keeps computes what the whole program does.
    #[must_use]
    pub fn slice(&self, from: &[InstId], way: Slice) -> Vec<InstId> {
        let walk = self.walk_slice(from, way);
        let insts: BTreeSet<InstId> = (walk.order.into_iter())
            .filter_map(|step| self.place(step.node))
            .filter(|&at| self.cfg.block(self.cfg.block_at(at)).is_reachable)
            .collect();
        insts.into_iter().collect()
    }

    /// Where a variable of a name is read or written on a line.
    #[must_use]
    pub fn occurrences(&self, name: &str, line: u32) -> Vec<InstId> {
        let insts = || (0..self.module.insts.len()).map(|at| InstId(at as u32));
        // What is read as a part of something else may stand nowhere by itself.
        let mut around: FxHashMap<InstId, Span> = FxHashMap::default();
        for at in insts() {
            let inst = self.module.inst(at);
            inst.op.for_each_use(|reg| {
                if let Some(writer) = self.values.writer(reg) {
                    around.entry(writer).or_insert(inst.span);
                }
            });
        }
        let span = |at: InstId| match self.module.inst(at).span {
            span if span.is_some() => span,
            none => around.get(&at).copied().unwrap_or(none),
        };
        insts()
            .filter(|&at| span(at).start.line == line)
            .filter(|&at| {
                self.variables
                    .at(at)
                    .is_some_and(|id| is_meant(self.name(id), name))
            })
            .collect()
    }

    /// The ways by which results of some functions, or values of some variables, come to arguments of others, or into what those lead to. One
    /// way is given for each call of a sink, in textual order: a shortest one.
    #[must_use]
    pub fn taint(&self, sources: &[&str], sinks: &[&str], source: &str) -> Vec<Taint> {
        let lines: Vec<&str> = source.lines().collect();
        let mut found = Vec::new();
        for at in (0..self.module.insts.len()).map(|at| InstId(at as u32)) {
            if !self.calls_one_of(at, sinks, &lines) {
                continue;
            }
            let seeds = self.given(at);
            let walk = self.walk_values(&seeds);
            let source = walk.order.iter().find(|step| {
                self.place(step.node).is_some_and(|place| {
                    self.calls_one_of(place, sources, &lines)
                        || (matches!(self.module.inst(place).op, Op::LoadVar { .. })
                            && self.variables.at(place).is_some_and(|id| {
                                sources.iter().any(|name| is_meant(self.name(id), name))
                            }))
                })
            });
            if let Some(&source) = source {
                let steps = std::iter::successors(Some(source), |step| {
                    walk.seen.get(step).copied().flatten()
                });
                let mut path: Vec<InstId> =
                    steps.filter_map(|step| self.place(step.node)).collect();
                path.push(at);
                path.dedup();
                found.push(Taint { path });
            }
        }
        found
    }

    /// Those of some names by which nothing is called and no variable is read.
    #[must_use]
    pub fn strangers<'n>(&self, names: &[&'n str], source: &str) -> Vec<&'n str> {
        let lines: Vec<&str> = source.lines().collect();
        let insts = || (0..self.module.insts.len()).map(|at| InstId(at as u32));
        let is_known = |name: &&str| {
            insts().any(|at| {
                self.calls_one_of(at, &[*name], &lines)
                    || self
                        .variables
                        .at(at)
                        .is_some_and(|id| is_meant(self.name(id), name))
            })
        };
        names
            .iter()
            .copied()
            .filter(|name| !is_known(name))
            .collect()
    }

    /// What a call is given: its arguments, and not what it is called on.
    fn given(&self, at: InstId) -> Vec<NodeId> {
        let op = &self.module.inst(at).op;
        let args = call_args(op).unwrap_or_default().iter();
        args.filter_map(|arg| self.values.writer(arg.value))
            .map(|at| at.0)
            .collect()
    }

    /// Whether an instruction calls a function of one of some names. Where the call has become an operation of the machine, the
    /// source's lines say how it is written.
    fn calls_one_of(&self, at: InstId, names: &[&str], lines: &[&str]) -> bool {
        let is_operation = matches!(
            self.module.inst(at).op,
            Op::CallFunction {
                callee: Callee::Intrinsic(_),
                ..
            }
        );
        match self.called_name(at) {
            Some(name) => {
                let name = self.module.semantics.plain_name(name);
                // Where functions have names apart from those of variables, these end so.
                let name = name.strip_suffix("()").unwrap_or(name);
                let name = name.rsplit_once("::").map_or(name, |(_, name)| name);
                let own = name.rsplit_once('.').map_or(name, |(_, own)| own);
                names.contains(&name)
                    || names.contains(&own)
                    || names.iter().any(|written| self.is_reached_by(at, written))
            }
            None if is_operation => {
                written(lines, self.module.inst(at).span).is_some_and(|name| names.contains(&name))
            }
            None => false,
        }
    }

    /// The name that an instruction calls.
    pub(super) fn called_name(&self, at: InstId) -> Option<&'a str> {
        match self.module.inst(at).op {
            Op::CallFunction {
                callee: Callee::Name(name),
                ..
            }
            | Op::CallCtor { class: name, .. }
            | Op::CallMethod { method: name, .. } => {
                Some(self.program.names.text(name).trim_start_matches(':'))
            }
            Op::CallUnknown { callee, .. } => self.member_name(self.values.writer(callee)?),
            _ => None,
        }
    }

    /// Whether what an instruction calls is the member of a name that is written with what it is a member of, as in `console.log`,
    /// `io.write` or `System.out.println`.
    fn is_reached_by(&self, at: InstId, written: &str) -> bool {
        let parts = |name: &'a str| name.rsplit(['.', ':']).filter(|part| !part.is_empty());
        let Some(own) = self.called_name(at) else {
            return false;
        };
        let holder = match self.module.inst(at).op {
            Op::CallMethod { receiver, .. } => self.values.writer(receiver),
            Op::CallUnknown { callee, .. } => {
                (self.values.writer(callee)).and_then(|at| self.object_of(at))
            }
            _ => None,
        };
        let holders = std::iter::successors(holder, |&at| self.object_of(at));
        let mut path = std::iter::once(self.module.semantics.plain_name(own))
            .chain(holders.map_while(|at| self.member_name(at)))
            .flat_map(parts);
        let mut wanted = written.rsplit(['.', ':']).filter(|part| !part.is_empty());
        wanted.all(|part| path.next().is_some_and(|name| is_meant(name, part)))
    }

    /// Where the object comes from of which an instruction reads a member.
    fn object_of(&self, at: InstId) -> Option<InstId> {
        match self.module.inst(at).op {
            Op::LoadField { object, .. } | Op::LoadIndex { object, .. } => {
                self.values.writer(object)
            }
            _ => None,
        }
    }

    /// The name by which an instruction fetches what is called: a member of an object or a module, or a variable's value.
    fn member_name(&self, at: InstId) -> Option<&'a str> {
        match &self.module.inst(at).op {
            Op::LoadField { field, .. } => Some(self.program.names.text(*field)),
            // Where members are elements of tables.
            Op::LoadIndex { index, .. } => self.constant_text(*index),
            Op::LoadVar { name, .. } => Some(self.program.names.text(*name)),
            Op::CallFunction {
                callee: Callee::Intrinsic(Intrinsic::ImportMember),
                args,
                ..
            } => self.constant_text(args.get(1)?.value),
            _ => None,
        }
    }

    fn constant_text(&self, register: Reg) -> Option<&'a str> {
        match &self.module.inst(self.values.writer(register)?).op {
            Op::Const {
                value: Const::Text(text),
                ..
            } => Some(text),
            _ => None,
        }
    }
}

/// Whether a variable is meant by a name as people write it: PHP has a sign in front that is no part of the name here.
fn is_meant(name: &str, written: &str) -> bool {
    written == name || written.strip_prefix('$') == Some(name)
}

/// The name in front of the parenthesis where a place in the source begins.
fn written<'a>(lines: &[&'a str], span: Span) -> Option<&'a str> {
    let line = lines.get((span.start.line as usize).checked_sub(1)?)?;
    let (from, _) = line.char_indices().nth(span.start.column as usize)?;
    let rest = &line[from..];
    let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_')?;
    rest[end..]
        .trim_start()
        .starts_with('(')
        .then(|| &rest[..end])
}

/// The way of a tainted value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Taint {
    /// The instructions that it passes, from the source to the sink.
    pub path: Vec<InstId>,
}

/// Which way a slice goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Slice {
    /// What may have made the value what it is.
    Backward,
    /// What the value may change.
    Forward,
}
