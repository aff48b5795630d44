//! Several translation units as one program: what a linker does.
//!
//! The files of a program share their outermost variables (`Objects::files_share_variables`), so that a name with external
//! linkage means the same everywhere. A name with internal linkage that another unit has too gets a name of its own.

use super::ast::{Declaration, Item, Storage, Unit, VarId};
use super::parse::{Parsed, Report};
use super::places::Texts;
use super::preprocess::preprocess;
use super::token::{Kind, tokens};
use super::{headers, recovery};
use frontend::{Files, Unit as Source};
use ir::Names;
use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;

/// A translation unit of a program.
pub(super) struct Read<'a> {
    pub path: Rc<str>,
    /// Its source, and the headers that it includes.
    pub texts: Texts<'a>,
    pub parsed: Parsed,
}

/// The units of a program: that of the source, then the others, connected.
pub(super) fn units<'a>(source: &Source<'a>) -> Vec<Read<'a>> {
    let first = read(source.file, source.source, source.is_library, source.files);
    let mut wanted: Vec<String> = source.files.all().to_vec();
    wanted.extend(first.beside_headers());
    let mut units = vec![first];
    if source.is_library {
        return units;
    }
    while let Some(path) = wanted.pop() {
        let is_known = units.iter().any(|unit| *unit.path == *path);
        let Some(text) = source.files.text(&path).filter(|_| !is_known) else {
            continue;
        };
        if !path.ends_with(".c") || path == source.file {
            continue;
        }
        // A file that a program begins with belongs to another one.
        if defines_main(text) && defines_main(source.source) {
            continue;
        }
        let unit = read(&path, text, false, source.files);
        wanted.extend(unit.beside_headers());
        units.push(unit);
    }
    // What others include is part of them.
    let headers = units.iter().flat_map(|unit| {
        let headers = (1..unit.texts.len()).map(move |text| unit.texts.path(text));
        headers.map(Rc::clone)
    });
    let included: FxHashSet<Rc<str>> = headers.collect();
    units.retain(|unit| *unit.path == *source.file || !included.contains(&unit.path));
    if source.files.all().is_empty() {
        bring_defining(source, &mut units);
    }
    units[1..].sort_by_key(|unit| Rc::clone(&unit.path));
    if units.len() > 1 {
        connect(&mut units);
    }
    find_early(&mut units);
    units
}

/// Finds the objects whose addresses initialisers take before their own definitions are reached: later ones of the unit, and those
/// of other units.
fn find_early(units: &mut [Read<'_>]) {
    let mut elsewhere: FxHashSet<Rc<str>> = FxHashSet::default();
    for unit in &mut *units {
        let unit = &mut unit.parsed.unit;
        let mut reached: FxHashSet<VarId> = FxHashSet::default();
        let mut early = Vec::new();
        for item in &unit.items {
            let Item::Declare(Declaration::Var(var, init), _) = item else {
                continue;
            };
            reached.insert(*var);
            for named in init.iter().flat_map(|init| unit.named_in(init)) {
                match unit.var(named).is_elsewhere {
                    true => drop(elsewhere.insert(Rc::clone(&unit.var(named).name))),
                    false if reached.contains(&named) => {}
                    false => early.push(named),
                }
            }
        }
        for var in early {
            unit.var_mut(var).is_early = true;
        }
    }
    for unit in units {
        for var in &mut unit.parsed.unit.vars {
            let is_it = is_defined(var) && !var.is_internal && !var.is_elsewhere;
            var.is_early |= is_it && elsewhere.contains(&var.name);
        }
    }
}

/// Brings the files beside a program's only one that define what its units name and do not define, and what those want in turn.
fn bring_defining<'a>(source: &Source<'a>, units: &mut Vec<Read<'a>>) {
    loop {
        let wanted = undefined(units);
        if wanted.is_empty() {
            return;
        }
        let before = units.len();
        for path in source.files.nearby() {
            let is_known = units.iter().any(|unit| *unit.path == **path);
            let text = source.files.text(path);
            let Some(text) = text.filter(|_| !is_known && path.ends_with(".c")) else {
                continue;
            };
            let words = tokens(text, None);
            let names_some = words.iter().any(|word| wanted.contains(&word.text));
            if !names_some || defines_main(text) {
                continue;
            }
            let unit = read(path, text, false, source.files);
            let is_it =
                |(_, var): (_, &super::ast::Var)| is_defined(var) && wanted.contains(&var.name);
            let has_some = of_file_scope(&unit.parsed.unit).any(is_it);
            units.extend(has_some.then_some(unit));
        }
        if units.len() == before {
            return;
        }
    }
}

/// The names that units declare and none defines, but for what the library has.
fn undefined(units: &[Read<'_>]) -> FxHashSet<Rc<str>> {
    let all = || {
        let units = units.iter();
        let vars = units.flat_map(|unit| of_file_scope(&unit.parsed.unit));
        vars.map(|(_, var)| var).filter(|var| !var.is_internal)
    };
    let defined = all().filter(|var| is_defined(var));
    let defined: FxHashSet<&Rc<str>> = defined.map(|var| &var.name).collect();
    let is_open = |var: &&super::ast::Var| {
        var.module.is_none() && var.intrinsic.is_none() && !defined.contains(&var.name)
    };
    let open = all().filter(is_open);
    open.map(|var| Rc::clone(&var.name)).collect()
}

/// Whether a variable or function is defined and not only declared.
fn is_defined(var: &super::ast::Var) -> bool {
    var.is_defined && var.storage != Storage::External
}

impl Read<'_> {
    /// The files that define what its headers declare, where they are called so.
    fn beside_headers(&self) -> impl Iterator<Item = String> {
        let headers = (1..self.texts.len()).map(move |text| self.texts.path(text));
        headers.filter_map(|header| Some(format!("{}.c", header.strip_suffix(".h")?)))
    }
}

fn read<'a>(path: &str, source: &'a str, is_library: bool, files: &'a dyn Files) -> Read<'a> {
    let extra = match is_library {
        true => Vec::new(),
        false => headers::presumed(source),
    };
    let done = preprocess(source, path, &extra, files);
    let texts = done.texts.clone();
    let mut parsed = recovery::read(source, done, is_library);
    if !is_library {
        headers::adopt(&mut parsed.unit);
    }
    Read {
        path: path.into(),
        texts,
        parsed,
    }
}

/// Whether a source defines the function that a program begins with, as far as its tokens tell.
fn defines_main(source: &str) -> bool {
    let tokens = tokens(source, None);
    let mut depth = 0;
    tokens.windows(3).any(|three| {
        match &*three[0].text {
            "{" => depth += 1,
            "}" => depth -= 1,
            _ => {}
        }
        depth == 0 && three[0].kind == Kind::Word && &*three[1].text == "main" && three[2].is("(")
    })
}

/// A variable of file scope and its unit.
type Named = (usize, VarId);

fn connect(units: &mut [Read<'_>]) {
    let mut external: FxHashMap<Rc<str>, Vec<Named>> = FxHashMap::default();
    let mut internal: Vec<Named> = Vec::new();
    let mut known: FxHashMap<Rc<str>, Vec<usize>> = FxHashMap::default();
    for (at, unit) in units.iter().enumerate() {
        for (id, var) in of_file_scope(&unit.parsed.unit) {
            known.entry(Rc::clone(&var.name)).or_default().push(at);
            match var.is_internal {
                true => internal.push((at, id)),
                false => external
                    .entry(Rc::clone(&var.name))
                    .or_default()
                    .push((at, id)),
            }
        }
    }
    for (name, vars) in external {
        join(units, &name, &vars);
    }
    for (at, id) in internal {
        let name = Rc::clone(&units[at].parsed.unit.var(id).name);
        let is_elsewhere = known[&name].iter().any(|other| *other != at);
        if is_elsewhere {
            rename(&mut units[at].parsed.unit, id, at);
        }
    }
}

/// The variables and functions of file scope that a unit names; those that are the library's are not the linker's affair.
fn of_file_scope(unit: &Unit) -> impl Iterator<Item = (VarId, &super::ast::Var)> {
    let all = unit.vars.iter().enumerate();
    let all = all.map(|(at, var)| (VarId(at as u32), var));
    all.filter(|(_, var)| {
        matches!(
            var.storage,
            Storage::Static | Storage::External | Storage::Function
        ) && var.ir_name == var.name
            && !var.name.starts_with('$')
    })
}

/// Makes one of what units call by one name.
fn join(units: &mut [Read<'_>], name: &str, vars: &[Named]) {
    let defined: Vec<Named> = vars
        .iter()
        .copied()
        .filter(|&(at, id)| is_defined(units[at].parsed.unit.var(id)))
        .collect();
    let Some(&first) = defined.first() else {
        return;
    };
    for &(at, id) in &defined[1..] {
        let unit = &units[first.0];
        let place = unit.parsed.unit.var(first.1).place;
        let (text, span) = unit.texts.span(place);
        let words = format!(
            "multiple definition of '{name}'; {}:{}: first defined here",
            unit.texts.path(text),
            span.start.line
        );
        let place = units[at].parsed.unit.var(id).place;
        units[at]
            .parsed
            .reports
            .push((place, Report::Invalid(words)));
    }
    let all = || vars.iter();
    let is_addressed = all().any(|&(at, id)| units[at].parsed.unit.var(id).is_addressed);
    for &(at, id) in vars {
        let var = units[at].parsed.unit.var_mut(id);
        var.is_addressed |= is_addressed;
        var.is_elsewhere = !defined.contains(&(at, id));
        // The program's own function of a library function's name.
        var.module = None;
        var.intrinsic = None;
    }
}

/// Gives what a unit, read by itself, has with internal linkage the names that it has in a program in which it has that number:
/// names of its own where other units have the like.
pub(super) fn name_as_linked(unit: &mut Unit, at: usize, names: &Names) {
    let internal = of_file_scope(unit).filter(|(_, var)| var.is_internal);
    let is_renamed = |name: &str| {
        let new = name_in(name, at);
        names.get(&new).is_some() || names.get(&format!("&{new}")).is_some()
    };
    let renamed = internal.filter(|(_, var)| is_renamed(&var.ir_name));
    let renamed: Vec<VarId> = renamed.map(|(id, _)| id).collect();
    for id in renamed {
        rename(unit, id, at);
    }
}

/// What an internal name of a unit becomes where other units have it too.
fn name_in(name: &str, at: usize) -> String {
    format!("{name}'{}", at + 1)
}

/// Gives a name with internal linkage, and what is static in a function of that name, a name of its own.
fn rename(unit: &mut Unit, id: VarId, at: usize) {
    let old = Rc::clone(&unit.var(id).ir_name);
    let new = name_in(&old, at);
    let inside = format!("{old}.");
    for var in &mut unit.vars {
        if let Some(rest) = var.ir_name.strip_prefix(&*inside) {
            var.ir_name = format!("{new}.{rest}").into();
        }
    }
    unit.var_mut(id).ir_name = new.into();
}
