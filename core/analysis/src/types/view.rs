//! Types as people read them: a line for each function, variable and member, in the language's own words.

use super::{FunctionType, Types};
use crate::ShownNames;
use crate::dataflow::VarId;
use ir::{FunctionId, InstId, Module, Op, ParamKind, Program, Symbol, TypeExpr};
use rustc_hash::FxHashMap;

/// A name with its type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// The name, with those of the functions and classes around it.
    pub name: String,
    /// What people call an outermost variable, when it is one.
    pub outermost: Option<String>,
    /// Its type; of a function the signature.
    pub ty: String,
    /// What is not known in it and why, and on which line that begins.
    pub why: Option<(String, u32)>,
    /// An instruction that stands where it is declared, or first assigned.
    pub place: Option<InstId>,
}

/// What a module has, with types.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Listing {
    /// Its functions, in the order of the text.
    pub functions: Vec<Listed>,
    /// Its variables and the members of its classes, by name.
    pub variables: Vec<Listed>,
}

impl Types {
    /// The types of a module's functions, variables and members.
    #[must_use]
    pub fn listing(&self, program: &Program, module: &Module) -> Listing {
        let mut listing = Listing::default();
        let spelling = &module.semantics.types;
        let names = ShownNames::of(program, module, &self.functions, &self.variables);
        let initialiser = module.semantics.protocol.class_initialiser;
        let is_shown = |id: FunctionId| {
            let own = program.names.text(self.functions.get(id).name);
            let own = own.rsplit('.').next().unwrap_or(own);
            let runs_by_itself = !own.is_empty() && own == initialiser;
            id != FunctionId::TOP && !names.is_own_function(id) && !runs_by_itself
        };
        for signature in &self.signatures {
            if !is_shown(signature.function) {
                continue;
            }
            listing.functions.push(Listed {
                name: names.function(signature.function).to_owned(),
                outermost: None,
                ty: self.signature_text(program, module, signature),
                why: self.why_function(module, signature.function),
                place: Some(self.functions.get(signature.function).entry),
            });
        }
        let first = self.first_places(module);
        for (at, ty) in self.variable_types.iter().enumerate() {
            let id = VarId(at as u32);
            let info = self.variables.get(id);
            let plain = program.names.text(info.name);
            let is_code = |ty: &TypeExpr| match ty {
                TypeExpr::Function(..) => true,
                TypeExpr::Param(name, _) => &**name == "type",
                _ => false,
            };
            // Functions and classes have lines of their own.
            let is_definition =
                matches!(ty, TypeExpr::Never) || is_code(ty) && self.is_defined_here(program, id);
            let is_receiver = spelling.receivers.contains(&plain);
            if !info.is_bound
                || is_receiver
                || is_definition
                || names.is_own_variable(id)
                || names.is_own_function(info.scope)
            {
                continue;
            }
            let scope = names.function(info.scope);
            // Where a class's body binds what only the library can read, the member is what instances have.
            let member = self.fields.get(&(info.scope, info.name));
            let member = member.filter(|_| ty.has_unknown());
            let ty = member.unwrap_or(ty);
            let (plain, ty) = match (plain.strip_prefix('&'), ty) {
                // People see what is stored, not the pointer to it.
                (Some(plain), TypeExpr::Param(name, args)) if &**name == "pointer" => {
                    (plain, args.first().unwrap_or(&TypeExpr::Unknown))
                }
                (Some(plain), ty) => (plain, ty),
                (None, ty) => (plain, ty),
            };
            let name = match info.scope {
                FunctionId::TOP => module.semantics.full_name(plain),
                _ => format!("{scope}.{plain}"),
            };
            listing.variables.push(Listed {
                name,
                outermost: names.outermost(id).map(str::to_owned),
                ty: spelling.spell(ty),
                why: self
                    .why_variable(id)
                    .filter(|_| member.is_none())
                    .map(|(reason, at)| (reason.to_string(), line(module, *at))),
                place: first.get(&id).copied(),
            });
        }
        for ((class, field), ty) in &self.fields {
            let is_own = names.is_own_function(*class)
                || module.semantics.is_hidden(program.names.text(*field));
            if is_own || matches!(ty, TypeExpr::Function(..)) {
                continue;
            }
            listing.variables.push(Listed {
                name: format!("{}.{}", names.function(*class), program.names.text(*field)),
                outermost: None,
                ty: spelling.spell(ty),
                why: None,
                place: self.first_member(module, *class, *field),
            });
        }
        listing.variables.sort_by(|a, b| a.name.cmp(&b.name));
        listing
            .variables
            .dedup_by(|later, first| later.name == first.name);
        listing
    }

    /// Where each variable is assigned first, in textual order; where it is declared if it never is.
    fn first_places(&self, module: &Module) -> FxHashMap<VarId, InstId> {
        let mut first: FxHashMap<VarId, (bool, InstId)> = FxHashMap::default();
        for (at, inst) in module.insts.iter().enumerate() {
            let is_assigned = matches!(inst.op, Op::StoreVar { .. });
            let at = InstId(at as u32);
            if !inst.span.is_some() || !(is_assigned || matches!(inst.op, Op::DeclVar { .. })) {
                continue;
            }
            if let Some(id) = self.variables.at(at) {
                let known = first.entry(id).or_insert((is_assigned, at));
                if is_assigned && !known.0 {
                    *known = (true, at);
                }
            }
        }
        let places = first.into_iter();
        places.map(|(id, (_, at))| (id, at)).collect()
    }

    /// Where a member is assigned first: within its class, else anywhere.
    fn first_member(&self, module: &Module, class: FunctionId, field: Symbol) -> Option<InstId> {
        let parent = |&at: &FunctionId| self.functions.get(at).parent;
        let is_within = |at: InstId| {
            std::iter::successors(Some(self.functions.owner[at.index()]), parent)
                .any(|around| around == class)
        };
        let stores = module.insts.iter().enumerate().filter(
            |(_, inst)| matches!(inst.op, Op::StoreField { field: own, .. } if own == field),
        );
        let mut stores = stores.map(|(at, _)| InstId(at as u32));
        let anywhere = stores.clone().next();
        stores.find(|&at| is_within(at)).or(anywhere)
    }

    /// Whether all that is assigned to a variable are functions and classes under their own names.
    fn is_defined_here(&self, program: &Program, id: VarId) -> bool {
        let name = program.names.text(self.variables.get(id).name);
        let simple = name.split('/').next().unwrap_or(name);
        self.functions.list.iter().any(|function| {
            let own = program.names.text(function.name);
            own == name || own == simple || own.ends_with(&format!(".{simple}"))
        })
    }

    fn why_function(&self, module: &Module, function: FunctionId) -> Option<(String, u32)> {
        let owner = &self.functions.owner;
        module.insts.iter().enumerate().find_map(|(at, inst)| {
            let reg = match inst.op {
                Op::Symbolic {
                    dst,
                    hint: ir::Hint::Param(..),
                } => dst,
                Op::Return { value } => value,
                _ => return None,
            };
            let (reason, from) = self.why_register(reg).filter(|_| owner[at] == function)?;
            Some((reason.to_string(), line(module, *from)))
        })
    }

    fn signature_text(
        &self,
        program: &Program,
        module: &Module,
        signature: &FunctionType,
    ) -> String {
        let spelling = &module.semantics.types;
        let mut params = Vec::new();
        for (name, kind, ty) in &signature.params {
            let name = program.names.text(*name);
            if spelling.receivers.contains(&name) || module.semantics.is_hidden(name) {
                continue;
            }
            // Those that come together are of one type each.
            let ty = match (kind, ty) {
                (ParamKind::Rest | ParamKind::NamedRest, TypeExpr::Param(_, args)) => {
                    args.last().unwrap_or(ty)
                }
                _ => ty,
            };
            let stars = match kind {
                ParamKind::Rest => "*",
                ParamKind::NamedRest => "**",
                _ => "",
            };
            params.push(format!("{stars}{name}: {}", spelling.spell(ty)));
        }
        format!(
            "({}) -> {}",
            params.join(", "),
            spelling.spell_result(&signature.result)
        )
    }
}

fn line(module: &Module, at: InstId) -> u32 {
    module
        .insts
        .get(at.index())
        .map_or(0, |inst| inst.span.start.line)
}
