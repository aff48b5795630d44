//! The modules that the units of a program become: one for each unit, and one for each of the program's own headers that defines
//! something, with what all units have of it.

use super::{Lowerer, cleanup};
use crate::ast::{Declaration, Item, Unit};
use crate::linkage;
use crate::parse::Report;
use crate::places::Texts;
use crate::token::Place;
use frontend::{Lowered, Unit as Source};
use ir::{Diagnostic, FindingNote, Intrinsic, Program, Span};
use rustc_hash::FxHashSet;
use std::rc::Rc;

/// A unit while modules are made of it.
pub(super) struct Seen<'a> {
    path: Rc<str>,
    pub unit: Unit,
    texts: Rc<Texts<'a>>,
    reports: Vec<(Place, Report)>,
    /// For each item the text that it is of: the first one of its path.
    pub homes: Vec<usize>,
}

/// What a program begins with, besides `main`.
#[derive(Default)]
pub(super) struct Beginning {
    /// The functions of all units that are called in front of `main`, and behind its end.
    pub before: Vec<Rc<str>>,
    pub behind: Vec<Rc<str>>,
}

/// A module that is to be made.
struct Part<'a> {
    name: Rc<str>,
    source: &'a str,
    /// The units that it has something of, each with the text that this is of.
    of: Vec<(usize, usize)>,
    /// The module that it begins.
    next: Option<Rc<str>>,
    beginning: Option<Beginning>,
}

/// Lowers a source with the other units of its program.
pub(crate) fn lower(source: &Source<'_>, program: &mut Program) -> Lowered {
    let mut units = seen(linkage::units(source));
    let mut elsewhere: Vec<Diagnostic> = Vec::new();
    let mut unsupported = Vec::new();
    for unit in &mut units {
        let all = std::mem::take(&mut unit.reports);
        let is_own = |(place, _): &(Place, Report)| unit.texts.home(*place) == 0;
        let (own, of_headers) = all.into_iter().partition(is_own);
        unit.reports = own;
        for (place, report) in of_headers {
            if let Report::Unsupported(kind) = &report {
                unsupported.push((kind.clone(), Span::NONE));
            }
            let found = unit.in_header(source.file, place, report);
            // Several units may include it.
            if !elsewhere.iter().any(|known| is_same(known, &found)) {
                elsewhere.push(found);
            }
        }
    }
    let parts = parts(source, &units);
    let others = parts.iter().skip(1).map(|part| part.name.to_string());
    let files = others.map(|path| (path.clone(), path)).collect();
    let mut whole: Option<Lowered> = None;
    for part in parts {
        let lowered = part.lower(source.is_library, &mut units, program);
        let Some(whole) = &mut whole else {
            whole = Some(lowered);
            continue;
        };
        let found = lowered.diagnostics.into_iter();
        whole.diagnostics.extend(found.map(|finding| Diagnostic {
            file: Some(Rc::clone(&part.name)),
            ..finding
        }));
        for import in lowered.imports {
            if !whole.imports.contains(&import) {
                whole.imports.push(import);
            }
        }
    }
    let mut whole = whole.expect("the source is a unit");
    whole.diagnostics.extend(elsewhere);
    whole.unsupported.extend(unsupported);
    Lowered { files, ..whole }
}

/// The units, with where their items are.
fn seen(units: Vec<linkage::Read<'_>>) -> Vec<Seen<'_>> {
    // What a unit includes of another one stays in the unit.
    let paths: FxHashSet<Rc<str>> = units.iter().map(|unit| Rc::clone(&unit.path)).collect();
    let seen = units.into_iter().map(|read| {
        let (unit, texts) = (read.parsed.unit, Rc::new(read.texts));
        let has_statements = unit.items.iter().any(|item| matches!(item, Item::Stmt(_)));
        let home = |item: &Item| {
            let place = match item {
                Item::Function(function) => function.place,
                // Statements and declarations are carried out in order.
                Item::Declare(_, place) if !has_statements => *place,
                Item::Declare(..) | Item::Stmt(_) => return 0,
            };
            let home = texts.first(texts.home(place));
            match paths.contains(texts.path(home)) {
                true => 0,
                false => home,
            }
        };
        Seen {
            path: read.path,
            homes: unit.items.iter().map(home).collect(),
            reports: read.parsed.reports,
            unit,
            texts,
        }
    });
    seen.collect()
}

/// The modules that are to be made, that of the source first.
fn parts<'a>(source: &Source<'_>, units: &[Seen<'a>]) -> Vec<Part<'a>> {
    let begins = source.module_name == frontend::MAIN && !source.is_library;
    let mut beginning = begins.then(|| Beginning {
        before: cleanup::called_by_themselves(units, |var| var.constructor),
        behind: cleanup::called_by_themselves(units, |var| var.destructor),
    });
    let own = units.iter().enumerate().map(|(at, unit)| Part {
        name: match at {
            0 => source.module_name.into(),
            _ => Rc::clone(&unit.path),
        },
        source: unit.texts.text(0),
        of: vec![(at, 0)],
        next: None,
        beginning: beginning.take(),
    });
    let mut parts: Vec<Part> = own.collect();
    for (at, unit) in units.iter().enumerate() {
        let homes: FxHashSet<usize> = unit.homes.iter().copied().collect();
        for text in (1..unit.texts.len()).filter(|text| homes.contains(text)) {
            let path = unit.texts.path(text);
            match parts[units.len()..]
                .iter_mut()
                .find(|part| part.name == *path)
            {
                Some(part) => part.of.push((at, text)),
                None => parts.push(Part {
                    name: Rc::clone(path),
                    source: unit.texts.text(text),
                    of: vec![(at, text)],
                    next: None,
                    beginning: None,
                }),
            }
        }
    }
    for at in 1..parts.len() {
        parts[at - 1].next = Some(Rc::clone(&parts[at].name));
    }
    parts
}

fn is_same(one: &Diagnostic, other: &Diagnostic) -> bool {
    (one.code, &one.file, one.span, &one.subject)
        == (other.code, &other.file, other.span, &other.subject)
}

impl Seen<'_> {
    /// What is wrong in a header, with the directives that include it.
    fn in_header(&self, first: &str, place: Place, report: Report) -> Diagnostic {
        let (code, severity, subject) = report.told();
        let file = |text: usize| {
            let path = self.texts.path(text);
            (**path != *first).then(|| Rc::clone(path))
        };
        let (home, span) = self.texts.span(place);
        let included = self.texts.included_by(home).into_iter();
        let notes = included.map(|(text, directive)| FindingNote {
            file: file(text),
            span: self.texts.span(directive).1,
            text: "included from here".to_owned(),
        });
        let mut found = Diagnostic::new(code, severity, span, subject);
        (found.file, found.notes) = (file(home), notes.collect());
        found
    }
}

impl<'a> Part<'a> {
    /// Makes the module. Once its names stand for something it begins the next one, and initialises its objects behind that: an
    /// initialiser may name what any unit defines.
    fn lower(&self, is_library: bool, units: &mut [Seen<'a>], program: &mut Program) -> Lowered {
        let names = &mut program.names;
        let mut lowerer = Lowerer::new(self.source, &self.name, is_library, names);
        lowerer.begin();
        let are_several = self.of.len() > 1;
        for &(unit, text) in &self.of {
            let unit = &mut units[unit];
            let reports = std::mem::take(&mut unit.reports);
            lowerer.enter(unit, text);
            for (place, report) in reports {
                lowerer.report(place, report);
            }
            lowerer.definitions();
            lowerer.enter(unit, text);
            if are_several {
                lowerer.forget();
            }
        }
        if let Some(next) = &self.next {
            let start = lowerer.start();
            let next = lowerer.b.text(next, start);
            lowerer.b.intrinsic(Intrinsic::ImportModule, &[next], start);
        }
        for &(unit, text) in &self.of {
            lowerer.enter(&mut units[unit], text);
            lowerer.objects(self.beginning.as_ref());
            lowerer.enter(&mut units[unit], text);
            if are_several {
                lowerer.forget();
            }
        }
        let Lowerer { b, imports, .. } = lowerer;
        let lowered = b.finish().add_to(program, is_library, imports);
        let module = Rc::make_mut(&mut program.modules[lowered.module.index()]);
        let inclusions = &mut module.inclusions;
        for &(unit, _) in &self.of {
            for inclusion in units[unit].texts.inclusions() {
                if !inclusions.contains(&inclusion) {
                    inclusions.push(inclusion);
                }
            }
        }
        lowered
    }
}

impl<'a> Lowerer<'a> {
    /// Goes into what a unit has in one of its texts; the second time out of it.
    fn enter<'t: 'a>(&mut self, seen: &mut Seen<'t>, text: usize) {
        std::mem::swap(&mut self.unit, &mut seen.unit);
        let texts: Rc<Texts<'t>> = Rc::clone(&seen.texts);
        self.texts = texts;
        std::mem::swap(&mut self.homes, &mut seen.homes);
        self.text = text;
    }

    /// Forgets what is known by the numbers that each unit gives for itself.
    fn forget(&mut self) {
        self.layouts.clear();
        self.labels.clear();
        self.placed.clear();
    }

    /// The items that are here.
    fn is_here(&self, at: usize) -> bool {
        self.homes[at] == self.text
    }

    /// What stands for a name before anything is initialised: functions, and the objects that other initialisers name.
    fn definitions(&mut self) {
        if !self.is_library {
            self.note_names();
        }
        if self.text == 0 {
            self.bind_library(self.start());
            self.native_functions(self.start());
            self.bind_missing();
        }
        let items = std::mem::take(&mut self.unit.items);
        for (at, item) in items.iter().enumerate() {
            if let Item::Function(function) = item
                && self.is_here(at)
            {
                self.function(function);
            }
        }
        for (at, item) in items.iter().enumerate() {
            if let Item::Declare(Declaration::Var(var, _), place) = item
                && self.is_here(at)
                && self.unit.var(*var).is_early
                && self.unit.is_in_memory(*var)
            {
                self.come_into_being(*var, self.at(*place));
            }
        }
        self.unit.items = items;
    }

    /// The objects of the file, and in a fragment its statements, in order; then the call of `main`.
    fn objects(&mut self, beginning: Option<&Beginning>) {
        let items = std::mem::take(&mut self.unit.items);
        let mut has_statements = false;
        for (at, item) in items.iter().enumerate() {
            match item {
                _ if !self.is_here(at) => {}
                Item::Function(_) => {}
                Item::Declare(declaration, place) => self.declaration(declaration, *place),
                Item::Stmt(stmt) => {
                    has_statements = true;
                    self.statement(*stmt);
                }
            }
        }
        self.place_lost_labels(self.start());
        let main = items.iter().find_map(|item| match item {
            Item::Function(function) if &*self.unit.var(function.var).name == "main" => {
                Some(function)
            }
            _ => None,
        });
        if let (Some(main), Some(beginning)) = (main.filter(|_| !has_statements), beginning) {
            self.call_main(main, beginning);
        }
        self.unit.items = items;
    }
}
