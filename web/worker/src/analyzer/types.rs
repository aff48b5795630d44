//! Types for the page: a row for every function, variable and member, and what to say at every place.

use super::Studied;
use protocol::{Row, Section, Span, Tone, TypesView};
use rustc_hash::{FxHashMap, FxHashSet};
use session::analysis::types::{Listed, Types};
use session::ir::{FunctionId, TypeExpr};

/// The types of a program's own module.
pub(super) fn view(studied: &Studied) -> TypesView {
    let whole = studied.whole();
    let (program, module) = (whole.program(), whole.module());
    let types = Types::of(program, module);
    let listing = types.listing(program, module);
    let mut view = TypesView {
        revision: studied.revision,
        sections: sections(
            studied,
            &of_file(studied, &types, &listing.functions),
            &of_file(studied, &types, &listing.variables),
        ),
        ..TypesView::default()
    };
    let mut texts = Texts::default();
    let mut places: FxHashMap<Span, u32> = FxHashMap::default();
    for at in studied.own_insts() {
        let inst = module.inst(at);
        let own = inst.op.dst().map(|dst| types.register(dst));
        let own = own.filter(|ty| !matches!(ty, TypeExpr::Never));
        let spelled = own.map(|ty| module.semantics.views.types.spell(ty));
        let result = spelled.as_deref().map(|text| texts.number(text));
        view.results.push(result);
        // What goes over several lines is no place to point at, as it stands there for all of them; nor is what has no extent,
        // such as the result of a function that gives none.
        let is_pointed_at =
            |span: Span| inst.span.start.line == inst.span.end.line && span.start < span.end;
        let Some((_, span)) = studied.place(at).filter(|(_, span)| is_pointed_at(*span)) else {
            continue;
        };
        // What a variable is called says more than that there is a value.
        let variable = types.variables.at(at).filter(|&id| {
            let name = program.names.text(types.variables.get(id).name);
            types.variables.get(id).is_bound && !name.starts_with(['$', '&'])
        });
        let said = match (variable, &spelled) {
            (Some(id), _) => {
                let ty = match own {
                    Some(ty) => ty,
                    None => types.variable(id),
                };
                let name = program.names.text(types.variables.get(id).name);
                let ty = module.semantics.views.types.spell(ty);
                Some(texts.number(&format!("{name}: {ty}")))
            }
            (None, Some(_)) => result.filter(|_| !places.contains_key(&span)),
            (None, None) => None,
        };
        if let Some(said) = said {
            places.insert(span, said);
        }
    }
    view.places = places.into_iter().collect();
    view.places
        .sort_by_key(|(span, _)| (span.start, u32::MAX - span.end));
    view.texts = texts.all;
    view
}

/// What the file that is asked about has of a program's functions or variables, by the names that they have there.
fn of_file(studied: &Studied, types: &Types, all: &[Listed]) -> Vec<Listed> {
    let whole = studied.whole();
    let own = all
        .iter()
        .filter(|one| whole.file_of_listed(types, one) == studied.at);
    own.map(|one| whole.named_in_file(one, studied.at))
        .collect()
}

/// Texts, each kept once.
#[derive(Default)]
struct Texts {
    all: Vec<String>,
    known: FxHashMap<String, u32>,
}

impl Texts {
    fn number(&mut self, text: &str) -> u32 {
        if let Some(&known) = self.known.get(text) {
            return known;
        }
        let number = self.all.len() as u32;
        self.all.push(text.to_owned());
        self.known.insert(text.to_owned(), number);
        number
    }
}

/// Functions with their variables below them, then the module's variables and the members of classes.
fn sections(studied: &Studied, functions: &[Listed], variables: &[Listed]) -> Vec<Section> {
    let shown: FxHashSet<FunctionId> = functions.iter().map(|function| function.scope).collect();
    let mut owned: FxHashMap<FunctionId, Vec<&Listed>> = FxHashMap::default();
    let (mut plain, mut members) = (Vec::new(), Vec::new());
    let semantics = studied.compiled().module().semantics;
    for each in variables {
        match each.scope {
            scope if shown.contains(&scope) => owned.entry(scope).or_default().push(each),
            _ if each.name.contains('.') => {
                let title = semantics.function_title(&each.name);
                members.push(row(studied, each, 0, &title));
            }
            _ => plain.push(row(studied, each, 0, &each.name)),
        }
    }
    let mut rows = Vec::new();
    for function in functions {
        let title = semantics.function_title(&function.name);
        rows.push(row(studied, function, 0, &title));
        for each in owned.remove(&function.scope).unwrap_or_default() {
            let short = &each.name[function.name.len() + 1..];
            rows.push(row(studied, each, 1, short));
        }
    }
    let titled = [
        ("Functions", rows),
        ("Variables", plain),
        ("Members", members),
    ];
    let sections = titled.into_iter().map(|(title, rows)| Section {
        title: title.to_owned(),
        rows,
    });
    sections
        .filter(|section| !section.rows.is_empty())
        .collect()
}

fn row(studied: &Studied, listed: &Listed, depth: u32, name: &str) -> Row {
    let place = listed.place.and_then(|at| studied.place(at));
    // A reason is told where it matters.
    let is_open = listed.why.is_some() && listed.ty.contains("unknown");
    let why = listed.why.as_ref().filter(|_| is_open);
    let cause = why.and_then(|(_, line)| studied.line(*line));
    let is_signature = listed.ty.starts_with('(');
    Row {
        depth,
        name: name.to_owned(),
        text: match is_signature {
            true => listed.ty.clone(),
            false => format!(": {}", listed.ty),
        },
        note: why.map_or_else(String::new, |(reason, _)| reason.clone()),
        cause,
        span: place.map(|(_, span)| span),
        line: place.map_or(0, |(line, _)| line),
        tone: match is_open {
            true => Tone::Doubt,
            false => Tone::Plain,
        },
        runs: Vec::new(),
    }
}
