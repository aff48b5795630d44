//! Which files of a program import which, read off the IR: what is imported by name, the variables of other files that are
//! named, and what is included.

use crate::Compiled;
use ir::{Callee, Const, Intrinsic, ModuleId, Op, Reg, Symbol};
use std::collections::{BTreeMap, BTreeSet};

/// What is imported.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Imported {
    /// A file of the program, by its path.
    File(String),
    /// A module of the language's library, by its name.
    Library(String),
    /// What nobody has, by the name that it was asked for by.
    Missing(String),
}

impl Imported {
    /// The path or the name.
    #[must_use]
    pub fn name(&self) -> &str {
        let (Imported::File(name) | Imported::Library(name) | Imported::Missing(name)) = self;
        name
    }
}

/// An import, at its first place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Import {
    /// The line, from 1.
    pub line: u32,
    /// What is imported.
    pub what: Imported,
}

/// What the file that a program is seen from imports, each thing once, in order of place.
#[must_use]
pub fn imports(compiled: &Compiled) -> Vec<Import> {
    let (program, module) = (compiled.program(), compiled.module());
    let own: BTreeMap<ModuleId, String> = compiled.own_files().collect();
    let of = |id: ModuleId, name: &str| match own.get(&id) {
        Some(path) => Imported::File(path.clone()),
        None => Imported::Library(name.to_owned()),
    };
    let shares = module.semantics.objects.files_share_variables;
    // Variables that another file declares, where files share them.
    let shared = declared_by_others(compiled, &own);
    let mut texts: BTreeMap<Reg, &str> = BTreeMap::new();
    // Registers that hold imported modules, with their names.
    let mut modules: BTreeMap<Reg, &str> = BTreeMap::new();
    let mut found: Vec<Import> = Vec::new();
    let mut add = |line: u32, what: Imported| {
        if what == Imported::File(compiled.file.clone()) {
            return;
        }
        match found.iter_mut().find(|known| known.what == what) {
            Some(known) => known.line = known.line.min(line),
            None => found.push(Import { line, what }),
        }
    };
    for inst in &module.insts {
        let line = inst.span.start.line;
        match &inst.op {
            Op::Const {
                dst,
                value: Const::Text(text),
            } => drop(texts.insert(*dst, text)),
            Op::CallFunction {
                dst,
                callee: Callee::Intrinsic(Intrinsic::ImportModule),
                args,
            } => {
                let name = args.first().and_then(|arg| texts.get(&arg.value));
                let Some(name) = name else { continue };
                modules.insert(*dst, name);
                let id = program.names.get(name);
                let id = id.and_then(|name| program.module_named(name));
                // What nobody wrote puts files in order that share their variables.
                let is_written = inst.span.start != inst.span.end;
                if shares && !is_written && id.is_some_and(|id| own.contains_key(&id)) {
                    continue;
                }
                add(
                    line,
                    match id {
                        Some(id) => of(id, name),
                        None => Imported::Missing((*name).to_owned()),
                    },
                );
            }
            Op::CallFunction {
                callee: Callee::Intrinsic(Intrinsic::ImportMember),
                args,
                ..
            } => {
                // What is taken out of a package may be a module of its own.
                let [of, member] = &args[..] else { continue };
                let parts = modules.get(&of.value).zip(texts.get(&member.value));
                let name = parts.map(|(of, member)| format!("{of}.{member}"));
                let id = name.and_then(|name| program.module_named(program.names.get(&name)?));
                if let Some(path) = id.and_then(|id| own.get(&id)) {
                    add(line, Imported::File(path.clone()));
                }
            }
            Op::Symbolic {
                hint: ir::Hint::Import(name),
                ..
            } => add(line, Imported::Missing(name.to_string())),
            op => {
                // Where a file is run by its path, the library is given that.
                if let Op::CallFunction { args, .. } = op
                    && let Some(path) = given_path(args, &texts, &own)
                {
                    add(line, Imported::File(path.clone()));
                }
                let Some(name) = named(op) else { continue };
                let text = program.names.text(name);
                let qualified = text.split_once("::").and_then(|(module, _)| {
                    let id = program.module_named(program.names.get(module)?)?;
                    own.get(&id)
                });
                let other = qualified.or_else(|| own.get(shared.get(&name)?));
                if let Some(path) = other {
                    add(line, Imported::File(path.clone()));
                }
            }
        }
    }
    for inclusion in &module.inclusions {
        if *inclusion.by == *compiled.file {
            add(inclusion.line, Imported::File(inclusion.file.to_string()));
        }
    }
    found.sort_by_key(|import| import.line);
    found
}

/// The files that are read as part of others and are no modules of their own, such as headers that only declare, by their paths: each
/// with what it includes itself.
#[must_use]
pub fn included(compiled: &Compiled) -> BTreeMap<String, Vec<Import>> {
    let modules: Vec<String> = compiled.own_files().map(|(_, path)| path).collect();
    let mut found: BTreeMap<String, Vec<Import>> = BTreeMap::new();
    for module in compiled.own() {
        let inclusions = &compiled.program().modules[module.index()].inclusions;
        for inclusion in inclusions {
            if !modules.iter().any(|path| **path == *inclusion.file) {
                found.entry(inclusion.file.to_string()).or_default();
            }
            if let Some(imports) = found.get_mut(&*inclusion.by) {
                let what = Imported::File(inclusion.file.to_string());
                if !imports.iter().any(|known| known.what == what) {
                    let line = inclusion.line;
                    imports.push(Import { line, what });
                }
            }
        }
    }
    found
}

/// The path of a file among texts that a call is given.
fn given_path<'a>(
    args: &[ir::Arg],
    texts: &BTreeMap<Reg, &str>,
    own: &'a BTreeMap<ModuleId, String>,
) -> Option<&'a String> {
    args.iter().find_map(|arg| {
        let text = texts.get(&arg.value)?;
        own.values().find(|path| path == text)
    })
}

/// The variable that an instruction reads, writes or calls.
fn named(op: &Op) -> Option<Symbol> {
    match op {
        Op::LoadVar { name, .. }
        | Op::StoreVar { name, .. }
        | Op::AddressOf { name, .. }
        | Op::CallCtor { class: name, .. }
        | Op::NewObject { class: name, .. }
        | Op::CallFunction {
            callee: Callee::Name(name),
            ..
        } => Some(*name),
        _ => None,
    }
}

/// The variables that other files declare and this one does not, each with the file's module.
fn declared_by_others(
    compiled: &Compiled,
    own: &BTreeMap<ModuleId, String>,
) -> BTreeMap<Symbol, ModuleId> {
    let shares = compiled.module().semantics.objects.files_share_variables;
    let declared = |id: ModuleId| {
        let insts = &compiled.program().modules[id.index()].insts;
        insts.iter().filter_map(|inst| match inst.op {
            Op::DeclVar { name, .. } => Some(name),
            _ => None,
        })
    };
    let mine: BTreeSet<Symbol> = declared(compiled.main).collect();
    let others = own.keys().filter(|id| shares && **id != compiled.main);
    let all = others.flat_map(|&id| declared(id).map(move |name| (name, id)));
    all.filter(|(name, _)| !mine.contains(name)).collect()
}
