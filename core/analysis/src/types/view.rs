//! Types as people read them: a line for each function, variable and member, in the language's own words.

use super::places::{Places, line};
use super::{FunctionType, Types};
use crate::ShownNames;
use crate::dataflow::VarId;
use ir::{FunctionId, InstId, Module, ParamKind, Program, TypeExpr};
use rustc_hash::FxHashSet;

/// A name with its type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// The name, with those of the functions and classes around it.
    pub name: String,
    /// The function that it is, or that or the class that it belongs to: functions of one name are told apart by this.
    pub scope: FunctionId,
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
    /// Its variables and the members of its classes, by name; of one name, in the order of the text.
    pub variables: Vec<Listed>,
}

impl Types {
    /// The types of a module's functions, variables and members.
    #[must_use]
    pub fn listing(&self, program: &Program, module: &Module) -> Listing {
        let mut listing = Listing::default();
        let spelling = &module.semantics.views.types;
        let names = ShownNames::of(program, module, &self.functions, &self.variables);
        let initialiser = module.semantics.objects.protocol.class_initialiser;
        let is_shown = |id: FunctionId| {
            let own = program.names.text(self.functions.get(id).name);
            let own = own.rsplit('.').next().unwrap_or(own);
            let runs_by_itself = !own.is_empty() && own == initialiser;
            id != FunctionId::TOP && !names.is_own_function(id) && !runs_by_itself
        };
        let places = Places::of(self, program, module);
        for signature in &self.signatures {
            if !is_shown(signature.function) {
                continue;
            }
            listing.functions.push(Listed {
                name: names.function(signature.function).to_owned(),
                scope: signature.function,
                outermost: None,
                ty: self.signature_text(program, module, signature),
                why: places.why(signature.function),
                place: Some(self.functions.get(signature.function).entry),
            });
        }
        for (at, ty) in self.variable_types.iter().enumerate() {
            let id = VarId(at as u32);
            let info = self.variables.get(id);
            let plain = program.names.text(info.name);
            let is_code = |ty: &TypeExpr| match ty {
                TypeExpr::Function(..) => true,
                TypeExpr::Param(name, _) => &**name == "type",
                _ => false,
            };
            // In front of a name may stand that of its file.
            let is_defined = |name: &str| {
                let last = name.rsplit('.').next().unwrap_or(name);
                places.is_defined(name) || places.is_defined(last)
            };
            // Functions and classes have lines of their own.
            let is_definition = matches!(ty, TypeExpr::Never) || is_code(ty) && is_defined(plain);
            // Of the library's functions that a language binds by itself the text says nothing.
            let is_outside = |at: InstId| {
                let span = module.inst(at).span;
                span.start == span.end
            };
            let is_bound_outside = matches!(ty, TypeExpr::Class(name) if &**name == "function")
                && places.first(id).is_none_or(is_outside);
            // What a language puts into each of its files, nobody has written.
            let is_of_language =
                info.scope == FunctionId::TOP && places.first(id).is_some_and(is_outside);
            let is_receiver = spelling.receivers.contains(&plain);
            if !info.is_bound
                || is_receiver
                || is_bound_outside
                || is_of_language
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
                scope: info.scope,
                outermost: names.outermost(id).map(str::to_owned),
                ty: spelling.spell(ty),
                why: self
                    .why_variable(id)
                    .filter(|_| member.is_none())
                    .map(|(reason, at)| (reason.to_string(), line(module, *at))),
                place: places.first(id),
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
                scope: *class,
                outermost: None,
                ty: spelling.spell(ty),
                why: None,
                place: places.first_store(self, *class, *field),
            });
        }
        // What a class binds is a member as well.
        let mut known: FxHashSet<(FunctionId, String)> = FxHashSet::default();
        (listing.variables).retain(|one| known.insert((one.scope, one.name.clone())));
        listing.variables.sort_by(|a, b| a.name.cmp(&b.name));
        listing
    }

    fn signature_text(
        &self,
        program: &Program,
        module: &Module,
        signature: &FunctionType,
    ) -> String {
        let spelling = &module.semantics.views.types;
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
