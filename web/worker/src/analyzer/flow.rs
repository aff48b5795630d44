//! Data flow for the page: which variables depend on which, slices, what is odd, and ways from sources to sinks.

use super::Studied;
use super::drawing::{self, Scope};
use super::summaries;
use super::svg;
use protocol::{FlowQuestion, FlowView, Format, GraphView, Row, Section, Seed, SliceView, Span};
use rustc_hash::FxHashMap;
use session::analysis::dataflow::{Slice, VarId, transitive};
use session::analysis::export::{self, VariableView};
use session::ir::{FunctionId, InstId, Op};
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
        .map(|seed| seeds(studied, whole, seed));
    let way = match question.forward {
        true => Slice::Forward,
        false => Slice::Backward,
    };
    let insts = seed
        .as_ref()
        .map(|seeds| studied.whole().slice(flow, seeds, way));
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
                Some(slice(studied, whole, seeds[0], &insts))
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
                _ => semantics.function_title(&view.function_name(id)),
            },
            graph,
        })
        .collect()
}

fn drawn(view: &VariableView, scopes: &[Scope]) -> GraphView {
    drawing::view(scopes, &|id| view.name(id))
}

/// Where a slice begins: the reads and writes of the variable that stands at an offset; all writes of one of the graph.
fn seeds(studied: &Studied, view: &VariableView, seed: &Seed) -> Vec<InstId> {
    let flow = view.flow;
    let insts = || (0..view.module.insts.len()).map(|at| InstId(at as u32));
    match seed {
        &Seed::Variable(id) => {
            let own = insts().filter(|&at| flow.variables.at(at) == Some(VarId(id)));
            own.collect()
        }
        Seed::Named(name, at) => {
            let functions = &flow.functions;
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
                .filter(|&id| view.name(id) == *name)
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
                let (_, span) = studied.place(at)?;
                // What goes over several lines is the definition of a function or class.
                let own = view.module.inst(at).span;
                let line = own.start.line;
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

fn slice(studied: &Studied, view: &VariableView, seed: InstId, insts: &[InstId]) -> SliceView {
    let whole = studied.whole();
    let mut all: BTreeSet<u32> = BTreeSet::new();
    let mut ranges: Vec<(u32, u32)> = Vec::new();
    let mut own = studied.own_insts();
    let first = own.next().map_or(0, |first| first.0);
    for &at in insts {
        let line = view.module.inst(at).span.start.line;
        all.extend((line > 0).then_some(line));
        if !view.is_here(at) {
            continue;
        }
        // Of the graph of one file, instructions are counted from its first.
        let at = at.0 - first;
        match ranges.last_mut() {
            Some(last) if last.1 == at => last.1 += 1,
            _ => ranges.push((at, at + 1)),
        }
    }
    let count = whole.text().split('\n').count() as u32;
    let mut aside: Vec<Span> = Vec::new();
    for line in (1..=count).filter(|line| !all.contains(line)) {
        let (Some((_, start)), Some((_, end))) = (studied.line(line), studied.line_end(line))
        else {
            continue;
        };
        let span = Span::new(start.start, end.start);
        match aside.last_mut() {
            Some(last) if last.end == span.start => last.end = span.end,
            _ => aside.push(span),
        }
    }
    let lines = all.into_iter().filter(|&line| view.has_line(line));
    let variable = view.flow.variables.at(seed);
    let line = view.module.inst(seed).span.start.line;
    SliceView {
        file: studied.file,
        module: studied.module().0,
        name: variable.map_or_else(String::new, |id| view.name(id)),
        line: view.own_line(line),
        lines: lines.map(|line| view.own_line(line)).collect(),
        aside,
        insts: ranges,
    }
}

/// What is odd about the program.
fn remarks(studied: &Studied, view: &VariableView) -> Section {
    let rows = view.remarks().into_iter().map(|(span, words)| Row {
        text: words,
        span: studied.span(span),
        line: view.own_line(span.start.line),
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
            name: view.name(id),
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
    let text = studied.whole().text();
    let lines: Vec<&str> = text.lines().collect();
    let mut sections = Vec::new();
    for taint in view.flow.taint(&sources, &sinks, text) {
        let mut rows: Vec<Row> = Vec::new();
        let mut last = None;
        for &at in &taint.path {
            let Some((own, span)) = studied.place(at) else {
                continue;
            };
            let line = view.module.inst(at).span.start.line;
            if last.replace(line) != Some(line) {
                let text = lines.get(line as usize - 1).unwrap_or(&"").trim();
                let (file, _) = studied.whole().line(line);
                rows.push(Row {
                    text: text.to_owned(),
                    note: match view.is_here(at) {
                        true => String::new(),
                        false => studied.whole().paths[file].clone(),
                    },
                    span: Some(span),
                    line: own,
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
