//! Data flow for the page: which variables depend on which, slices, what is odd, and ways from sources to sinks.

use super::Studied;
use super::drawing::{self, Scope};
use super::summaries;
use super::svg;
use protocol::{FlowQuestion, FlowView, Format, GraphView, Row, Section, Seed, SliceView, Span};
use rustc_hash::FxHashMap;
use session::analysis::dataflow::{Dataflow, Slice, VarId, transitive};
use session::analysis::export::{self, VariableView};
use session::ir::{FunctionId, Functions, InstId, Op};
use std::collections::BTreeSet;

/// Answers a question.
pub(super) fn view(studied: &Studied, question: &FlowQuestion) -> FlowView {
    studied.with_flow(|whole| answer(studied, whole, question))
}

/// The graph of variables in the format of another tool.
pub(super) fn exported(studied: &Studied, format: Format) -> String {
    studied.with_flow(|view| match format {
        Format::Dot => export::variables_dot(view),
        Format::Mermaid => export::variables_mermaid(view),
        Format::Svg | Format::Png => svg::document(&drawn(view, &scopes(view))),
        Format::Text => export::variables_text(view),
    })
}

fn answer(studied: &Studied, whole: &VariableView, question: &FlowQuestion) -> FlowView {
    let flow = whole.flow;
    let seed = question
        .seed
        .as_ref()
        .map(|seed| seeds(studied, flow, seed));
    let way = match question.forward {
        true => Slice::Forward,
        false => Slice::Backward,
    };
    let insts = seed.as_ref().map(|seeds| flow.slice(seeds, way));
    let kept: Option<BTreeSet<VarId>> = insts.as_ref().map(|insts| {
        let variables = insts.iter().filter_map(|&at| flow.variables.at(at));
        variables.collect()
    });
    let is_missing = seed.as_ref().is_some_and(Vec::is_empty);
    let shown = VariableView {
        kept: kept.as_ref().filter(|_| !is_missing),
        ..*whole
    };
    let scopes = scopes(&shown);
    let mut graph = drawn(&shown, &scopes);
    graph.revision = studied.revision;
    let first = first_places(whole);
    let drawn: BTreeSet<u32> = graph.blocks.iter().map(|block| block.block).collect();
    let places = drawn.into_iter().filter_map(|id| {
        let (_, span) = studied.place(*first.get(&VarId(id))?)?;
        Some((id, span))
    });
    let ways = ways(studied, whole, question);
    let mut sections = Vec::new();
    sections.extend(ways);
    sections.push(remarks(studied, whole));
    sections.extend(
        scopes
            .iter()
            .map(|scope| depend(studied, whole, scope, &first)),
    );
    sections.extend(summaries::sections(studied, whole));
    sections.retain(|section| !section.rows.is_empty());
    FlowView {
        revision: studied.revision,
        question: question.clone(),
        places: places.collect(),
        slice: match (seed, insts) {
            (Some(seeds), Some(insts)) if !is_missing => {
                Some(slice(studied, flow, seeds[0], &insts))
            }
            _ => None,
        },
        missing: match is_missing {
            true => "There is no such variable in the source: put the cursor on one and ask again."
                .to_owned(),
            false => String::new(),
        },
        graph,
        sections,
    }
}

/// What is drawn, function by function.
fn scopes(view: &VariableView) -> Vec<Scope> {
    let semantics = view.module.semantics;
    (view.scopes().into_iter())
        .map(|(id, graph)| Scope {
            number: id.0,
            title: match id {
                FunctionId::TOP => "top level".to_owned(),
                _ => semantics.function_title(view.flow.function_name(id)),
            },
            graph,
        })
        .collect()
}

fn drawn(view: &VariableView, scopes: &[Scope]) -> GraphView {
    drawing::view(scopes, &|id| view.flow.name(id).to_owned())
}

/// Where a slice begins: the reads and writes of the variable that stands at an offset; all writes of one of the graph.
fn seeds(studied: &Studied, flow: &Dataflow, seed: &Seed) -> Vec<InstId> {
    let insts = || (0..studied.compiled().module().insts.len()).map(|at| InstId(at as u32));
    match seed {
        &Seed::Variable(id) => {
            let own = insts().filter(|&at| flow.variables.at(at) == Some(VarId(id)));
            own.collect()
        }
        Seed::Named(name, at) => {
            let functions = Functions::of(studied.compiled().module());
            let here = at.and_then(|offset| {
                let around = insts().filter_map(|at| {
                    let (_, span) = studied.place(at)?;
                    let is_here = span.start <= offset && offset <= span.end;
                    is_here.then_some((span.end - span.start, functions.owner[at.index()]))
                });
                around.min().map(|(_, owner)| owner)
            });
            // From the function outwards; last the top level.
            let parent = |&at: &FunctionId| functions.get(at).parent;
            let scopes = std::iter::successors(here, parent).chain([FunctionId::TOP]);
            let named: Vec<VarId> = (insts().filter_map(|at| flow.variables.at(at)))
                .filter(|&id| flow.name(id) == name)
                .collect();
            let seen = scopes.into_iter().find_map(|scope| {
                let mut named = named.iter().copied();
                named.find(|&id| flow.variables.get(id).scope == scope)
            });
            let seen = seen.or(named.first().copied());
            let own = insts().filter(|&at| seen.is_some() && flow.variables.at(at) == seen);
            own.collect()
        }
        &Seed::At(offset) => {
            let found = insts().filter_map(|at| {
                let id = flow.variables.at(at)?;
                let (line, span) = studied.place(at)?;
                // What goes over several lines is the definition of a function or class.
                let own = studied.compiled().module().inst(at).span;
                let is_here =
                    span.start <= offset && offset <= span.end && own.start.line == own.end.line;
                (is_here && !flow.is_hidden(id)).then_some((span.end - span.start, line, id))
            });
            // The innermost: what is read or written there and nothing around it.
            let Some((_, line, id)) = found.min() else {
                return Vec::new();
            };
            flow.occurrences(flow.name(id), line)
        }
    }
}

/// Where each variable is assigned first; else where it is first spoken of.
fn first_places(view: &VariableView) -> FxHashMap<VarId, InstId> {
    let (mut spoken, mut assigned) = (FxHashMap::default(), FxHashMap::default());
    for (at, inst) in view.module.insts.iter().enumerate() {
        let at = InstId(at as u32);
        let id = view.flow.variables.at(at);
        let Some(id) = id.filter(|_| inst.span.is_some()) else {
            continue;
        };
        spoken.entry(id).or_insert(at);
        if matches!(inst.op, Op::StoreVar { .. }) {
            assigned.entry(id).or_insert(at);
        }
    }
    spoken.extend(assigned);
    spoken
}

fn slice(studied: &Studied, flow: &Dataflow, seed: InstId, insts: &[InstId]) -> SliceView {
    let mut lines: BTreeSet<u32> = BTreeSet::new();
    let mut ranges: Vec<(u32, u32)> = Vec::new();
    for &at in insts {
        let line = studied.compiled().module().inst(at).span.start.line;
        lines.extend((line > 0).then_some(line));
        match ranges.last_mut() {
            Some(last) if last.1 == at.0 => last.1 += 1,
            _ => ranges.push((at.0, at.0 + 1)),
        }
    }
    let count = studied.source.text().split('\n').count() as u32;
    let mut aside: Vec<Span> = Vec::new();
    for line in (1..=count).filter(|line| !lines.contains(line)) {
        let span = Span::new(
            studied.source.unit_at(line, 0),
            studied.source.unit_at(line + 1, 0),
        );
        match aside.last_mut() {
            Some(last) if last.end == span.start => last.end = span.end,
            _ => aside.push(span),
        }
    }
    let variable = flow.variables.at(seed);
    SliceView {
        file: studied.file,
        module: studied.compiled().main.0,
        name: variable.map_or_else(String::new, |id| flow.name(id).to_owned()),
        line: studied.compiled().module().inst(seed).span.start.line,
        lines: lines.into_iter().collect(),
        aside,
        insts: ranges,
    }
}

/// What is odd about the program.
fn remarks(studied: &Studied, view: &VariableView) -> Section {
    let rows = view.remarks().into_iter().map(|(span, words)| Row {
        text: words,
        span: studied.span(span),
        line: span.start.line,
        tone: protocol::Tone::Doubt,
        ..Row::default()
    });
    Section {
        title: "Remarks".to_owned(),
        rows: rows.collect(),
    }
}

/// On what the variables of a function depend.
fn depend(
    studied: &Studied,
    view: &VariableView,
    scope: &Scope,
    first: &FxHashMap<VarId, InstId>,
) -> Section {
    let all = transitive(&scope.graph);
    let rows = scope.graph.iter().map(|(&id, direct)| {
        let further: BTreeSet<VarId> = (all.get(&id).into_iter().flatten().copied())
            .filter(|id| !direct.contains(id))
            .collect();
        let place = first.get(&id).and_then(|&at| studied.place(at));
        Row {
            name: view.flow.name(id).to_owned(),
            text: format!(" ← {}", view.names(direct)),
            note: match further.is_empty() {
                true => String::new(),
                false => format!("and so on {}", view.names(&further)),
            },
            span: place.map(|(_, span)| span),
            line: place.map_or(0, |(line, _)| line),
            ..Row::default()
        }
    });
    Section {
        title: format!("Dependences in {}", scope.title),
        rows: rows.collect(),
    }
}

/// The ways from sources to sinks, a section each.
fn ways(studied: &Studied, view: &VariableView, question: &FlowQuestion) -> Vec<Section> {
    if question.sinks.is_empty() || question.sources.is_empty() {
        return Vec::new();
    }
    let sources: Vec<&str> = question.sources.iter().map(String::as_str).collect();
    let sinks: Vec<&str> = question.sinks.iter().map(String::as_str).collect();
    let lines: Vec<&str> = studied.source.text().lines().collect();
    let mut sections = Vec::new();
    for taint in view.flow.taint(&sources, &sinks, studied.source.text()) {
        let mut rows: Vec<Row> = Vec::new();
        for &at in &taint.path {
            let Some((line, span)) = studied.place(at) else {
                continue;
            };
            if rows.last().is_none_or(|last| last.line != line) {
                rows.push(Row {
                    text: lines
                        .get(line as usize - 1)
                        .unwrap_or(&"")
                        .trim()
                        .to_owned(),
                    span: Some(span),
                    line,
                    ..Row::default()
                });
            }
        }
        sections.push(Section {
            title: format!(
                "A way from {} to {}",
                question.sources.join(", "),
                question.sinks.join(", ")
            ),
            rows,
        });
    }
    if sections.is_empty() {
        sections.push(Section {
            title: "Ways from sources to sinks".to_owned(),
            rows: vec![Row {
                text: "Nothing of the sources comes to the sinks.".to_owned(),
                ..Row::default()
            }],
        });
    }
    sections
}
