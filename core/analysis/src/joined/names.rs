//! What the names of a file's outermost variables are in the module that all files are made one of, and which registers
//! hold modules.

use super::File;
use super::given::Given;
use crate::dataflow::{VarId, Variables};
use ir::{Callee, Const, FunctionId, Functions, InstId, Intrinsic, Module, Names, Op, Program};
use ir::{Reg, Symbol};
use rustc_hash::{FxHashMap, FxHashSet};

/// How often what holds a module is looked for again, as far as one finding leads to another.
const ROUNDS: usize = 8;
/// How many files that have all of each other's names are gone through for one name.
const MOST_STARS: usize = 16;

/// A file with what its names mean.
pub(super) struct Unit<'a> {
    pub module: &'a Module,
    pub functions: Functions,
    pub variables: Variables,
    /// The outermost variables that it binds.
    bound: FxHashSet<Symbol>,
    /// Those that it names, bound or not.
    mentioned: FxHashSet<Symbol>,
    /// What each register holds that a text was written into.
    texts: FxHashMap<Reg, &'a str>,
    /// The modules that registers hold, by their names.
    modules: FxHashMap<Reg, Symbol>,
    /// The same of variables.
    of_variables: FxHashMap<VarId, Symbol>,
    /// The modules all of whose names it takes over.
    stars: Vec<Symbol>,
    /// The outermost variables that only ever are what a module has, with the module and the name there.
    handed: FxHashMap<Symbol, (Symbol, Symbol)>,
    /// What its outermost variables are called among those of all files.
    renamed: FxHashMap<Symbol, Symbol>,
    /// What it hands over as a function, and asks others for.
    pub given: Given<'a>,
}

/// The files of a program.
pub(super) struct Units<'a> {
    pub list: Vec<Unit<'a>>,
    by_name: FxHashMap<Symbol, usize>,
}

impl<'a> Units<'a> {
    pub(super) fn of(program: &'a Program, files: &[File], names: &mut Names) -> Units<'a> {
        let list = files.iter().map(|file| {
            let mut unit = Unit::of(&program.modules[file.module.index()], &program.names);
            unit.given = Given::of(&unit, names);
            unit
        });
        let list: Vec<Unit> = list.collect();
        let by_name = list.iter().enumerate();
        let by_name = by_name.map(|(at, unit)| (unit.module.name, at)).collect();
        let mut units = Units { list, by_name };
        for _ in 0..ROUNDS {
            if !units.follow_modules(program) {
                break;
            }
        }
        units.rename(files, names);
        units
    }

    /// Finds which registers and variables hold modules; whether there is anything new.
    fn follow_modules(&mut self, program: &Program) -> bool {
        let mut is_new = false;
        for at in 0..self.list.len() {
            let unit = &self.list[at];
            let mut modules = unit.modules.clone();
            for (place, inst) in unit.module.insts.iter().enumerate() {
                let held = match &inst.op {
                    Op::LoadVar { dst, .. } => {
                        let id = unit.variables.at(InstId(place as u32));
                        let held = id.and_then(|id| unit.of_variables.get(&id));
                        held.map(|module| (*dst, *module))
                    }
                    Op::LoadField { dst, object, field } => modules
                        .get(object)
                        .and_then(|module| {
                            let member = program.names.text(*field);
                            self.inner(program, *module, member)
                        })
                        .map(|module| (*dst, module)),
                    Op::CallFunction {
                        dst,
                        callee: Callee::Intrinsic(Intrinsic::ImportMember),
                        args,
                    } => unit
                        .member(args)
                        .and_then(|(module, name)| {
                            let module = modules.get(&module)?;
                            self.inner(program, *module, name)
                        })
                        .map(|module| (*dst, module)),
                    Op::CallFunction {
                        dst,
                        callee: Callee::Intrinsic(Intrinsic::ImportModule),
                        args,
                    } => (args.first())
                        .and_then(|name| program.names.get(unit.texts.get(&name.value)?))
                        .filter(|name| self.is_own(program, *name))
                        .map(|module| (*dst, module)),
                    _ => None,
                };
                modules.extend(held);
            }
            let of_variables = unit.held_by_variables(&modules);
            let unit = &mut self.list[at];
            is_new |= modules.len() > unit.modules.len();
            is_new |= of_variables.len() > unit.of_variables.len();
            (unit.modules, unit.of_variables) = (modules, of_variables);
        }
        for unit in &mut self.list {
            unit.stars = unit.all_taken();
            unit.handed = unit.handed_on(&program.names);
        }
        is_new
    }

    /// Whether a module is one of the program's, or a folder of such.
    fn is_own(&self, program: &Program, name: Symbol) -> bool {
        let module = program.module_named(name);
        module.is_some_and(|id| !program.modules[id.index()].is_library)
    }

    /// The module that a member of a module is.
    fn inner(&self, program: &Program, module: Symbol, member: &str) -> Option<Symbol> {
        let symbol = program.names.get(member);
        let bound = symbol.and_then(|member| self.bound(module, member, MOST_STARS));
        if let Some((unit, member)) = bound {
            let unit = &self.list[unit];
            let id = unit.variables.own(FunctionId::TOP, member)?;
            return unit.of_variables.get(&id).copied();
        }
        let names = &program.names;
        let full = format!("{}.{member}", names.text(module));
        names.get(&full).filter(|full| self.is_own(program, *full))
    }

    /// The file that binds what a module has by a name, which may have come from another one.
    fn bound(&self, module: Symbol, name: Symbol, depth: usize) -> Option<(usize, Symbol)> {
        let at = *self.by_name.get(&module)?;
        let unit = &self.list[at];
        let handed = unit.handed.get(&name).filter(|_| depth > 0);
        if let Some(found) = handed.and_then(|(from, name)| self.bound(*from, *name, depth - 1)) {
            return Some(found);
        }
        if unit.bound.contains(&name) {
            return Some((at, name));
        }
        let mut stars = unit.stars.iter().filter(|_| depth > 0);
        stars.find_map(|star| self.bound(*star, name, depth - 1))
    }

    /// Gives each outermost variable a name that no other file has; what the first file has keeps its names.
    fn rename(&mut self, files: &[File], names: &mut Names) {
        let shares = self.list[0].module.semantics.objects.files_share_variables;
        let mut users: FxHashMap<Symbol, usize> = FxHashMap::default();
        for unit in &self.list {
            for &name in &unit.mentioned {
                *users.entry(name).or_default() += 1;
            }
        }
        for (at, file) in files.iter().enumerate().skip(1) {
            let mut bound: Vec<Symbol> = self.list[at].bound.iter().copied().collect();
            bound.sort_unstable();
            for name in bound {
                let is_of_all = shares && !names.is_of_block(name) && !names.is_hidden(name);
                if is_of_all || users[&name] < 2 {
                    continue;
                }
                let text = names.text(name).to_owned();
                // The mark of a variable in memory stands in front.
                let mark = if text.starts_with('&') { "&" } else { "" };
                let own = &text[mark.len()..];
                let new = match names.is_hidden(name) {
                    true => format!("{mark}{own}'{at}"),
                    false => format!("{mark}{}{own}", file.prefix),
                };
                let new = names.intern(&new);
                self.list[at].renamed.insert(name, new);
            }
        }
        for at in 0..self.list.len() {
            let unit = &self.list[at];
            let is_open =
                |name: &&Symbol| !unit.bound.contains(*name) || unit.handed.contains_key(*name);
            let found: Vec<(Symbol, Symbol)> = (unit.mentioned.iter().filter(is_open))
                .filter_map(|&name| {
                    let of = self.bound(unit.module.name, name, MOST_STARS)?;
                    (of != (at, name)).then(|| (name, self.name_in(of)))
                })
                .collect();
            self.list[at].renamed.extend(found);
        }
    }

    fn name_in(&self, (unit, name): (usize, Symbol)) -> Symbol {
        *self.list[unit].renamed.get(&name).unwrap_or(&name)
    }

    /// The files that a file imports, in order.
    pub(super) fn imported_by(&self, unit: usize) -> Vec<usize> {
        let unit = &self.list[unit];
        let insts = unit.module.insts.iter();
        let modules = insts.filter_map(|inst| match &inst.op {
            Op::CallFunction { dst, .. } => unit.modules.get(dst),
            _ => None,
        });
        let files = modules.filter_map(|module| self.by_name.get(module));
        files.copied().collect()
    }

    /// The variable for the function that a module is, where it hands one over.
    pub(super) fn function_of(&self, module: Symbol) -> Option<Symbol> {
        let at = *self.by_name.get(&module)?;
        self.list[at].given.variable
    }

    /// What a variable that a module has is called, where the module is one of the files and binds it.
    pub(super) fn of_module(&self, module: Symbol, name: Symbol) -> Option<Symbol> {
        let found = self.bound(module, name, MOST_STARS)?;
        Some(self.name_in(found))
    }
}

impl<'a> Unit<'a> {
    fn of(module: &'a Module, names: &Names) -> Unit<'a> {
        let functions = Functions::of(module);
        let variables = Variables::of(module, &functions, names);
        let outermost = variables.list.iter();
        let outermost = outermost.filter(|one| one.scope == FunctionId::TOP);
        let (mut bound, mut mentioned) = (FxHashSet::default(), FxHashSet::default());
        for variable in outermost {
            mentioned.insert(variable.name);
            if variable.is_bound {
                bound.insert(variable.name);
            }
        }
        let texts = module.insts.iter().filter_map(|inst| match &inst.op {
            Op::Const {
                dst,
                value: Const::Text(text),
            } => Some((*dst, &**text)),
            _ => None,
        });
        Unit {
            texts: texts.collect(),
            module,
            functions,
            variables,
            bound,
            mentioned,
            modules: FxHashMap::default(),
            of_variables: FxHashMap::default(),
            stars: Vec::new(),
            handed: FxHashMap::default(),
            renamed: FxHashMap::default(),
            given: Given::default(),
        }
    }

    /// The text that a register holds.
    pub(super) fn text_in(&self, reg: Reg) -> Option<&'a str> {
        self.texts.get(&reg).copied()
    }

    /// The variables that hold one module and never anything else.
    fn held_by_variables(&self, modules: &FxHashMap<Reg, Symbol>) -> FxHashMap<VarId, Symbol> {
        let mut held: FxHashMap<VarId, Option<Symbol>> = FxHashMap::default();
        let mut nothing: FxHashSet<Reg> = FxHashSet::default();
        for (at, inst) in self.module.insts.iter().enumerate() {
            match &inst.op {
                Op::Const {
                    dst,
                    value: Const::Unbound,
                } => drop(nothing.insert(*dst)),
                Op::DeclVar { value, .. } | Op::StoreVar { value, .. }
                    if !nothing.contains(value) =>
                {
                    let Some(id) = self.variables.at(InstId(at as u32)) else {
                        continue;
                    };
                    let now = modules.get(value).copied();
                    let known = held.entry(id).or_insert(now);
                    if *known != now {
                        *known = None;
                    }
                }
                _ => {}
            }
        }
        let held = held.into_iter();
        held.filter_map(|(id, module)| Some((id, module?)))
            .collect()
    }

    /// The outermost variables that nothing gives a value but an import of one member.
    fn handed_on(&self, names: &Names) -> FxHashMap<Symbol, (Symbol, Symbol)> {
        let mut members: FxHashMap<Reg, (Symbol, Symbol)> = FxHashMap::default();
        let mut handed: FxHashMap<Symbol, Option<(Symbol, Symbol)>> = FxHashMap::default();
        for (at, inst) in self.module.insts.iter().enumerate() {
            match &inst.op {
                Op::CallFunction {
                    dst,
                    callee: Callee::Intrinsic(Intrinsic::ImportMember),
                    args,
                } => members.extend(self.imported(args, names).map(|from| (*dst, from))),
                Op::DeclVar { value, .. } | Op::StoreVar { value, .. } => {
                    let id = self.variables.at(InstId(at as u32));
                    let variable = id.map(|id| self.variables.get(id));
                    let variable = variable.filter(|one| one.scope == FunctionId::TOP);
                    let Some(variable) = variable else { continue };
                    let now = members.get(value).copied();
                    let known = handed.entry(variable.name).or_insert(now);
                    if *known != now {
                        *known = None;
                    }
                }
                _ => {}
            }
        }
        let handed = handed.into_iter();
        handed
            .filter_map(|(name, from)| Some((name, from?)))
            .collect()
    }

    /// The modules all of whose names are taken over.
    fn all_taken(&self) -> Vec<Symbol> {
        let insts = self.module.insts.iter();
        let taken = insts.filter_map(|inst| match &inst.op {
            Op::CallFunction {
                callee: Callee::Intrinsic(Intrinsic::ImportAll),
                args,
                ..
            } => self.modules.get(&args.first()?.value).copied(),
            _ => None,
        });
        taken.collect()
    }

    /// The register of the module and the name of the member that an import of a member is given.
    fn member(&self, args: &[ir::Arg]) -> Option<(Reg, &'a str)> {
        let [module, name] = args else { return None };
        Some((module.value, self.texts.get(&name.value)?))
    }

    /// The instructions that import a module and keep it in variables.
    pub(super) fn imports_of(&self, module: Symbol) -> Vec<InstId> {
        let insts = self.module.insts.iter().enumerate();
        let found = insts.filter(|(_, inst)| match &inst.op {
            Op::CallFunction { dst, .. } => self.module_in(*dst) == Some(module),
            Op::DeclVar { value, .. } | Op::StoreVar { value, .. } => {
                self.module_in(*value) == Some(module)
            }
            _ => false,
        });
        found.map(|(at, _)| InstId(at as u32)).collect()
    }

    /// The module that a register holds.
    pub(super) fn module_in(&self, reg: Reg) -> Option<Symbol> {
        self.modules.get(&reg).copied()
    }

    /// The module and the name that an import of a member is about.
    pub(super) fn imported(&self, args: &[ir::Arg], names: &Names) -> Option<(Symbol, Symbol)> {
        let (module, name) = self.member(args)?;
        Some((self.module_in(module)?, names.get(name)?))
    }

    /// What an outermost variable is called among those of all files, where that is not its own name.
    pub(super) fn renamed(&self, name: Symbol) -> Option<Symbol> {
        self.renamed.get(&name).copied()
    }
}
