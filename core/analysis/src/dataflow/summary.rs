//! What functions do, each on its own: what comes to its result, what it reads, writes and calls.
//!
//! Said is what the instructions of the function itself do. What those do that it calls stands with them; but a result comes from
//! whatever it comes from, through all calls. Members are told by the variable through which they are reached, as the source
//! spells them: `self.top.items`.

use super::atom::{Atom, Node, Part};
use super::dependence::{Why, is_param};
use super::effects::call_args;
use super::query::Dataflow;
use super::variables::VarId;
use ir::{Callee, FunctionId, FunctionKind, InstId, Op, Reg, ScopeKind};
use std::collections::BTreeSet;

/// How many members one behind the other are told.
const DEEP: usize = 8;

/// Some of what a function sees.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Seen {
    /// Its parameters.
    pub parameters: BTreeSet<String>,
    /// Members and elements of objects.
    pub members: BTreeSet<String>,
    /// Variables of the functions around it and of the module.
    pub outer: BTreeSet<String>,
}

impl Seen {
    /// All of them, parameters first.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        let all = [&self.parameters, &self.members, &self.outer];
        all.into_iter().flatten().map(String::as_str)
    }

    fn without(mut self, other: &Seen) -> Seen {
        self.parameters
            .retain(|name| !other.parameters.contains(name));
        self.members.retain(|name| !other.members.contains(name));
        self.outer.retain(|name| !other.outer.contains(name));
        self
    }
}

/// What a function does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// The function.
    pub function: FunctionId,
    /// The names of its parameters, in their order.
    pub parameters: Vec<String>,
    /// Whether it is a generator or coroutine, whose results are not told.
    pub is_task: bool,
    /// What its result is computed from.
    pub result: Seen,
    /// What else decides which result it is.
    pub decides: Seen,
    /// What it reads.
    pub reads: Seen,
    /// What it writes: parameters that get another value or whose object it changes, members, variables around it.
    pub writes: Seen,
    /// What it calls: functions of the module by their full names, others as they are called.
    pub calls: BTreeSet<String>,
}

impl Dataflow<'_> {
    /// What each function does that the source has, in textual order.
    #[must_use]
    pub fn summaries(&self) -> Vec<Summary> {
        let ids = (0..self.functions.list.len()).map(|at| FunctionId(at as u32));
        let written = ids.filter(|&id| {
            let kind = self.functions.get(id).kind;
            matches!(kind, ScopeKind::Function(_)) && !self.is_hidden_function(id)
        });
        written.map(|id| self.summary(id)).collect()
    }

    fn summary(&self, function: FunctionId) -> Summary {
        let kind = self.functions.get(function).kind;
        let mut summary = Summary {
            function,
            parameters: Vec::new(),
            is_task: matches!(kind, ScopeKind::Function(kind) if kind != FunctionKind::Function),
            result: Seen::default(),
            decides: Seen::default(),
            reads: Seen::default(),
            writes: Seen::default(),
            calls: BTreeSet::new(),
        };
        let own: Vec<InstId> = (0..self.module.insts.len())
            .filter(|&at| self.functions.owner[at] == function)
            .map(|at| InstId(at as u32))
            .collect();
        let mut params: BTreeSet<VarId> = BTreeSet::new();
        let mut begins: BTreeSet<InstId> = BTreeSet::new();
        for &at in &own {
            if let Op::DeclVar { value, .. } = self.module.inst(at).op
                && let Some(writer) = self.values.writer(value)
                && is_param(self.module, writer)
                && let Some(id) = self.variables.at(at)
                && params.insert(id)
            {
                summary.parameters.push(self.name(id).to_owned());
                begins.insert(at);
            }
        }
        for &at in own.iter().filter(|&&at| !begins.contains(&at)) {
            self.one(function, at, &params, &mut summary);
        }
        for (&node, &why) in self.dependence.summary_of(function) {
            let seen = match why {
                Why::Control => &mut summary.decides,
                _ => &mut summary.result,
            };
            match self.values.graph.describe(node) {
                Node::Inst(at) if is_param(self.module, at) => {
                    let name = self.parameter(&own, at);
                    seen.parameters.extend(name);
                }
                Node::Inst(at) => {
                    let id = self.variables.at(at).filter(|&id| self.is_told(at, id));
                    seen.outer.extend(id.map(|id| self.name(id).to_owned()));
                }
                Node::Part(atom, Part::Field(name)) => {
                    if matches!(self.values.graph.atom_at(atom), Atom::Instance(..)) {
                        let name = self.program.names.text(name);
                        seen.members.insert(format!(".{name}"));
                    }
                }
                _ => {}
            }
        }
        summary.decides = summary.decides.without(&summary.result);
        summary
    }

    /// What one instruction does.
    fn one(
        &self,
        function: FunctionId,
        at: InstId,
        params: &BTreeSet<VarId>,
        summary: &mut Summary,
    ) {
        let op = &self.module.inst(at).op;
        let place = |seen: &mut Seen, id: VarId| {
            let name = self.name(id).to_owned();
            if params.contains(&id) {
                seen.parameters.insert(name);
            } else if self.variables.get(id).scope != function {
                seen.outer.insert(name);
            }
        };
        if let Some(id) = self.variables.at(at).filter(|&id| self.is_told(at, id)) {
            match op {
                Op::LoadVar { .. } | Op::AddressOf { .. } => place(&mut summary.reads, id),
                Op::StoreVar { .. } => place(&mut summary.writes, id),
                _ => {}
            }
        }
        match *op {
            Op::LoadField { .. } if !self.is_code(at) => {
                summary.reads.members.extend(self.path(at));
            }
            Op::StoreField { object, field, .. } => {
                let field = self.program.names.text(field);
                let object = self.path_of(object);
                summary
                    .writes
                    .members
                    .extend(object.map(|path| format!("{path}.{field}")));
            }
            Op::StoreIndex { object, .. } => {
                let object = self.path_of(object);
                summary
                    .writes
                    .members
                    .extend(object.map(|path| format!("{path}[]")));
            }
            _ => {}
        }
        if let Some(object) = self.changes(at)
            && let Some(id) = self.root(object).filter(|&id| self.is_told(at, id))
        {
            place(&mut summary.writes, id);
        }
        if call_args(op).is_none() {
            return;
        }
        let called = self.values.calls.get(&at).into_iter().flatten();
        let explicit = called.filter(|&&callee| self.values.explicit.contains(&(at, callee)));
        let mut known = explicit
            .filter(|&&callee| !self.is_hidden_function(callee))
            .map(|&callee| self.function_name(callee).to_owned())
            .peekable();
        match known.peek().map(|_| ()) {
            Some(()) => summary.calls.extend(known),
            None => {
                let name = self.called_name(at).filter(|_| self.calls_code_outside(at));
                let name = name.map(|name| self.module.semantics.plain_name(name).to_owned());
                summary.calls.extend(name);
            }
        }
    }

    /// Whether an instruction calls something that has a name, and that is not in the module.
    fn calls_code_outside(&self, at: InstId) -> bool {
        let is_operation = matches!(
            self.module.inst(at).op,
            Op::CallFunction {
                callee: Callee::Intrinsic(_),
                ..
            }
        );
        !is_operation && self.module.inst(at).span.is_some()
    }

    /// Whether a variable is one that people have written, and no function or class.
    fn is_told(&self, at: InstId, id: VarId) -> bool {
        self.variables.get(id).is_bound && !self.is_hidden(id) && !self.is_code(at)
    }

    /// The object that an instruction changes.
    fn changes(&self, at: InstId) -> Option<Reg> {
        match self.module.inst(at).op {
            Op::StoreField { object, .. } | Op::StoreIndex { object, .. } => Some(object),
            _ => self.changed(at).map(|(object, _)| object),
        }
    }

    /// The name of the variable that a parameter's value comes to.
    fn parameter(&self, own: &[InstId], param: InstId) -> Option<String> {
        let declares = |&&at: &&InstId| match self.module.inst(at).op {
            Op::DeclVar { value, .. } => self.values.writer(value) == Some(param),
            _ => false,
        };
        let id = self.variables.at(*own.iter().find(declares)?)?;
        Some(self.name(id).to_owned())
    }

    fn path_of(&self, reg: Reg) -> Option<String> {
        self.path(self.values.writer(reg)?)
    }

    /// What an instruction reads, as the source spells it.
    fn path(&self, at: InstId) -> Option<String> {
        let mut at = at;
        let mut parts: Vec<String> = Vec::new();
        for _ in 0..DEEP {
            let object = match self.module.inst(at).op {
                Op::LoadVar { .. } => {
                    let id = self.variables.at(at).filter(|&id| self.is_told(at, id))?;
                    parts.push(self.name(id).to_owned());
                    parts.reverse();
                    return Some(parts.concat());
                }
                Op::LoadField { object, field, .. } => {
                    parts.push(format!(".{}", self.program.names.text(field)));
                    object
                }
                Op::LoadIndex { object, .. } => {
                    parts.push("[]".to_owned());
                    object
                }
                _ => return None,
            };
            at = self.values.writer(object)?;
        }
        None
    }
}

impl Summary {
    /// What it says, a line for each sort of thing that there is: its title, and what there is.
    #[must_use]
    pub fn lines(&self) -> Vec<(&'static str, String)> {
        let listed = |seen: &Seen| seen.names().collect::<Vec<_>>().join(", ");
        let calls = self.calls.iter().map(String::as_str).collect::<Vec<_>>();
        let mut lines = vec![
            ("result", listed(&self.result)),
            ("decides", listed(&self.decides)),
            ("reads", listed(&self.reads)),
            ("writes", listed(&self.writes)),
            ("calls", calls.join(", ")),
        ];
        lines.retain(|(_, words)| !words.is_empty());
        lines
    }
}
