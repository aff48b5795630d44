//! Data flow as text, and in the formats of other tools: which variables depend on which, who calls whom.

use super::FileView;
use crate::dataflow::{Call, Dataflow, VarId, VariableGraph, transitive};
use ir::Sorting;
use ir::{FunctionId, InstId, Module, Program, ScopeKind, Span};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// A module's data flow with what is needed to show it.
#[derive(Clone, Copy)]
pub struct VariableView<'a> {
    /// The program, for its names.
    pub program: &'a Program,
    /// The module.
    pub module: &'a Module,
    /// Its data flow.
    pub flow: &'a Dataflow<'a>,
    /// The variables to show, where that is not all of them.
    pub kept: Option<&'a BTreeSet<VarId>>,
    /// The file to show, of a module that several were made.
    pub file: Option<&'a FileView<'a>>,
}

impl VariableView<'_> {
    /// The calls between functions that people know, in textual order: neither of what a frontend made up, nor of the
    /// bodies of classes.
    #[must_use]
    pub fn calls(&self) -> Vec<Call> {
        let flow = self.flow;
        let is_known = |id: FunctionId| {
            !flow.is_hidden_function(id) && flow.functions.get(id).kind != ScopeKind::Class
        };
        let mut calls = flow.calls();
        calls.retain(|call| {
            is_known(call.to) && !flow.is_hidden_function(call.from) && self.is_here(call.at)
        });
        calls
    }

    /// Whether an instruction is of the file to show.
    #[must_use]
    pub fn is_here(&self, at: InstId) -> bool {
        self.file.is_none_or(|file| file.has(at))
    }

    /// A variable's name; in front of one of another file that file's path.
    #[must_use]
    pub fn name(&self, id: VarId) -> String {
        match self.file {
            Some(file) => file.variable(self.flow, id),
            None => self.flow.name(id).to_owned(),
        }
    }

    /// A function's name, likewise.
    #[must_use]
    pub fn function_name(&self, id: FunctionId) -> String {
        let name = self.flow.function_name(id);
        match self.file {
            Some(file) if id != FunctionId::TOP => {
                file.named(self.flow.functions.get(id).entry, name)
            }
            _ => name.to_owned(),
        }
    }

    /// Whether a line is of the file to show.
    #[must_use]
    pub fn has_line(&self, line: u32) -> bool {
        self.file.is_none_or(|file| file.has_line(line))
    }

    /// A line as the file that it is in counts.
    #[must_use]
    pub fn own_line(&self, line: u32) -> u32 {
        self.file.map_or(line, |file| file.line(line))
    }

    /// Functions that may call themselves, over others or not.
    #[must_use]
    pub fn recursive(&self) -> Vec<Vec<FunctionId>> {
        let calls = self.flow.calls();
        let calls_itself = |id: FunctionId| {
            calls
                .iter()
                .any(|call| call.is_explicit && call.from == id && call.to == id)
        };
        let mut found = self.flow.components();
        found.retain(|group| {
            let mut entries = group.iter().map(|&id| self.flow.functions.get(id).entry);
            (group.len() > 1 || calls_itself(group[0])) && entries.any(|at| self.is_here(at))
        });
        found
    }

    fn is_kept(&self, id: VarId) -> bool {
        self.kept.is_none_or(|kept| kept.contains(&id))
    }

    /// Whether a scope is of the file to show; of the outermost one some variables are.
    #[must_use]
    pub fn is_shown(&self, id: FunctionId) -> bool {
        id == FunctionId::TOP || self.is_here(self.flow.functions.get(id).entry)
    }

    /// Whether a variable of a scope is of the file to show.
    #[must_use]
    pub fn is_of_file(&self, scope: FunctionId, id: VarId) -> bool {
        let file = self.file.filter(|_| scope == FunctionId::TOP);
        file.is_none_or(|file| file.has_variable(id))
    }

    /// The scopes to show with their graphs, empty ones left out.
    #[must_use]
    pub fn scopes(&self) -> Vec<(FunctionId, VariableGraph)> {
        let ids = (0..self.flow.functions.list.len()).map(|at| FunctionId(at as u32));
        ids.filter(|&id| self.flow.functions.get(id).kind != ScopeKind::Class)
            .filter(|&id| !self.flow.is_hidden_function(id) && self.is_shown(id))
            .map(|scope| {
                let mut graph = self.flow.direct(scope);
                graph.retain(|&id, to| {
                    to.retain(|&id| self.is_kept(id));
                    self.is_kept(id) && !to.is_empty() && self.is_of_file(scope, id)
                });
                (scope, graph)
            })
            .filter(|(_, graph)| !graph.is_empty())
            .collect()
    }

    fn line(&self, at: InstId) -> u32 {
        self.own_line(self.module.inst(at).span.start.line)
    }

    /// What is odd about the module, in the order of the source.
    #[must_use]
    pub fn remarks(&self) -> Vec<(Span, String)> {
        let flow = self.flow;
        let mut found: Vec<(Span, String)> = Vec::new();
        let mut about = |insts: &[InstId], words: &str| {
            for &at in insts.iter().filter(|&&at| self.is_here(at)) {
                if let Some(id) = flow.variables.at(at) {
                    let span = self.module.inst(at).span;
                    found.push((span, format!("`{}` {words}", self.name(id))));
                }
            }
        };
        about(&flow.live.dead_stores, "is assigned and not read from here");
        about(&flow.undefined_uses(), "may have no value here");
        let mut lines = BTreeSet::new();
        for span in flow.unreachable() {
            if self.has_line(span.start.line) && lines.insert(span.start.line) {
                found.push((span, "is never reached".to_owned()));
            }
        }
        found.put_in_order_by_key(|(span, words)| (span.start.line, words.clone()));
        found.dedup_by_key(|(span, words)| (span.start.line, words.clone()));
        found
    }

    /// The names of some variables, as a list.
    #[must_use]
    pub fn names(&self, ids: &BTreeSet<VarId>) -> String {
        let mut names: Vec<String> = ids.iter().map(|&id| self.name(id)).collect();
        names.put_in_order();
        names.dedup();
        names.join(", ")
    }
}

/// The graph of variables as text, with remarks on what is odd.
#[must_use]
pub fn variables_text(view: &VariableView) -> String {
    let mut out = String::new();
    for (id, direct) in view.scopes() {
        if !out.is_empty() {
            out.push('\n');
        }
        let _ = writeln!(out, "{}", view.function_name(id));
        let all = transitive(&direct);
        for (&variable, to) in &direct {
            let _ = write!(out, "  {} <- {}", view.name(variable), view.names(to));
            let further: BTreeSet<VarId> = (all.get(&variable).into_iter().flatten().copied())
                .filter(|id| !to.contains(id))
                .collect();
            if !further.is_empty() {
                let _ = write!(out, "  (and so {})", view.names(&further));
            }
            out.push('\n');
        }
    }
    if view.kept.is_none() {
        let remarks = remarks(view);
        if !remarks.is_empty() {
            if !out.is_empty() {
                out.push('\n');
            }
            out += &remarks;
        }
    }
    out
}

fn remarks(view: &VariableView) -> String {
    let mut out = String::new();
    for (span, words) in view.remarks() {
        let _ = writeln!(out, "line {}: {words}", view.own_line(span.start.line));
    }
    out
}

/// The graph of variables for Graphviz, a cluster for each function.
#[must_use]
pub fn variables_dot(view: &VariableView) -> String {
    let mut out = String::from(
        "digraph dataflow {\n  rankdir=BT;\n  node [shape=box, fontname=\"monospace\"];\n",
    );
    for (id, graph) in view.scopes() {
        let _ = writeln!(
            out,
            "  subgraph cluster_{} {{\n    label={:?};",
            id.0,
            view.function_name(id)
        );
        for variable in variables(&graph) {
            let _ = writeln!(
                out,
                "    f{}v{} [label={:?}];",
                id.0,
                variable.0,
                view.name(variable)
            );
        }
        for (to, from) in edges(&graph) {
            let _ = writeln!(out, "    f{0}v{1} -> f{0}v{2};", id.0, from.0, to.0);
        }
        out.push_str("  }\n");
    }
    out.push_str("}\n");
    out
}

/// The graph of variables for Mermaid, a subgraph for each function.
#[must_use]
pub fn variables_mermaid(view: &VariableView) -> String {
    let mut out = String::from("flowchart BT\n");
    for (id, graph) in view.scopes() {
        let _ = writeln!(
            out,
            "  subgraph f{}[\"{}\"]",
            id.0,
            super::mermaid::escaped(&view.function_name(id))
        );
        for variable in variables(&graph) {
            let name = super::mermaid::escaped(&view.name(variable));
            let _ = writeln!(out, "    f{}v{}[\"{name}\"]", id.0, variable.0);
        }
        for (to, from) in edges(&graph) {
            let _ = writeln!(out, "    f{0}v{1} --> f{0}v{2}", id.0, from.0, to.0);
        }
        out.push_str("  end\n");
    }
    out
}

fn variables(graph: &VariableGraph) -> BTreeSet<VarId> {
    graph
        .keys()
        .chain(graph.values().flatten())
        .copied()
        .collect()
}

fn edges(graph: &VariableGraph) -> impl Iterator<Item = (VarId, VarId)> + '_ {
    (graph.iter()).flat_map(|(&to, from)| from.iter().map(move |&from| (to, from)))
}

/// Who calls whom as text.
#[must_use]
pub fn calls_text(view: &VariableView) -> String {
    let mut out = String::new();
    let mut last = None;
    for (from, to, lines, is_explicit) in grouped(view) {
        if last != Some(from) {
            let _ = writeln!(out, "{}", view.function_name(from));
            last = Some(from);
        }
        let lines: Vec<String> = lines.iter().map(u32::to_string).collect();
        let how = if is_explicit {
            ""
        } else {
            ", may be called from outside"
        };
        let _ = writeln!(
            out,
            "  -> {} (line {}{how})",
            view.function_name(to),
            lines.join(", ")
        );
    }
    for group in view.recursive() {
        let names: Vec<String> = group.into_iter().map(|id| view.function_name(id)).collect();
        let _ = writeln!(out, "recursive: {}", names.join(", "));
    }
    out
}

type Grouped = (FunctionId, FunctionId, BTreeSet<u32>, bool);

/// The calls, one for each pair of functions.
fn grouped(view: &VariableView) -> Vec<Grouped> {
    let mut found: BTreeMap<(FunctionId, FunctionId), (BTreeSet<u32>, bool)> = BTreeMap::new();
    for call in view.calls() {
        let (lines, is_explicit) = found.entry((call.from, call.to)).or_default();
        lines.extend(Some(view.line(call.at)).filter(|&line| line > 0));
        *is_explicit |= call.is_explicit;
    }
    (found.into_iter())
        .map(|((from, to), (lines, is_explicit))| (from, to, lines, is_explicit))
        .collect()
}

/// Who calls whom for Graphviz.
#[must_use]
pub fn calls_dot(view: &VariableView) -> String {
    let mut out = String::from("digraph calls {\n  node [shape=box, fontname=\"monospace\"];\n");
    for (from, to, _, is_explicit) in grouped(view) {
        let style = if is_explicit { "" } else { " [style=dashed]" };
        let _ = writeln!(
            out,
            "  {:?} -> {:?}{style};",
            view.function_name(from),
            view.function_name(to)
        );
    }
    out.push_str("}\n");
    out
}

/// Who calls whom for Mermaid.
#[must_use]
pub fn calls_mermaid(view: &VariableView) -> String {
    let mut out = String::from("flowchart TD\n");
    let calls = grouped(view);
    let ids: BTreeSet<FunctionId> = calls
        .iter()
        .flat_map(|&(from, to, ..)| [from, to])
        .collect();
    for id in ids {
        let _ = writeln!(
            out,
            "  f{}[\"{}\"]",
            id.0,
            super::mermaid::escaped(&view.function_name(id))
        );
    }
    for (from, to, _, is_explicit) in calls {
        let arrow = if is_explicit { "-->" } else { "-.->" };
        let _ = writeln!(out, "  f{} {arrow} f{}", from.0, to.0);
    }
    out
}
