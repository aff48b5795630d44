//! What the inference knows before it looks at values: declarations, classes with their parents, the language's own names.

use super::atom::{Name, Reason};
use super::definitions::Library;
use super::hierarchy::Class;
use super::noted::Noted;
use super::records::Record;
use super::tables::{Shape, Signature};
use ir::{
    FunctionId, Functions, InstId, Module, Native, Program, Scalar, Symbol, TypeExpr, TypePlace,
};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::dataflow::{Provided, Variables};

/// See the module's documentation.
pub(super) struct World<'a> {
    pub program: &'a Program,
    pub module: &'a Module,
    pub functions: &'a Functions,
    pub variables: &'a Variables,
    pub provided: Provided<'a>,
    names: Vec<Box<str>>,
    by_name: FxHashMap<Box<str>, Name>,
    pub classes: FxHashMap<FunctionId, Class>,
    /// Those of them that the library makes, and of all such the methods by their names, the functions, and the names under which anything
    /// is put into an object.
    pub noted: FxHashMap<FunctionId, Noted>,
    pub noted_methods: FxHashMap<Symbol, Vec<FunctionId>>,
    pub of_noted: FxHashSet<FunctionId>,
    pub stored_names: FxHashSet<Symbol>,
    /// The members that each function puts into anything.
    pub stored_by: FxHashSet<(FunctionId, Symbol)>,
    /// The classes by the name that people see.
    pub by_class_name: FxHashMap<&'a str, Vec<FunctionId>>,
    /// What is declared of variables and members.
    pub variable_notes: FxHashMap<(FunctionId, Symbol), TypeExpr>,
    pub result_notes: FxHashMap<FunctionId, TypeExpr>,
    pub register_notes: FxHashMap<u32, TypeExpr>,
    pub class_notes: FxHashMap<FunctionId, TypeExpr>,
    pub alias_notes: FxHashMap<Box<str>, TypeExpr>,
    pub reasons: Vec<(Reason, InstId)>,
    reason_ids: FxHashMap<(Reason, InstId), u32>,
    /// What the tables say, read where it is asked for.
    pub signatures: FxHashMap<Box<str>, Signature>,
    /// How the library's generic classes keep what they hold.
    pub shapes: FxHashMap<Name, Shape>,
    /// The classes that calls make.
    pub records: FxHashMap<Name, Record>,
    /// What the library's modules define.
    pub library: Library,
}

impl<'a> World<'a> {
    pub fn new(
        program: &'a Program,
        module: &'a Module,
        functions: &'a Functions,
        variables: &'a Variables,
    ) -> World<'a> {
        let mut world = World {
            provided: Provided::of(program, module),
            program,
            module,
            functions,
            variables,
            names: Vec::new(),
            by_name: FxHashMap::default(),
            classes: FxHashMap::default(),
            noted: FxHashMap::default(),
            noted_methods: FxHashMap::default(),
            of_noted: FxHashSet::default(),
            stored_names: FxHashSet::default(),
            stored_by: FxHashSet::default(),
            by_class_name: FxHashMap::default(),
            variable_notes: FxHashMap::default(),
            result_notes: FxHashMap::default(),
            register_notes: FxHashMap::default(),
            class_notes: FxHashMap::default(),
            alias_notes: FxHashMap::default(),
            reasons: Vec::new(),
            reason_ids: FxHashMap::default(),
            signatures: FxHashMap::default(),
            shapes: FxHashMap::default(),
            records: FxHashMap::default(),
            library: Library::default(),
        };
        world.read_tables();
        world.read_notes();
        world.read_classes();
        world
    }

    pub fn name(&mut self, text: &str) -> Name {
        if let Some(&name) = self.by_name.get(text) {
            return name;
        }
        let name = Name(self.names.len() as u32);
        self.names.push(text.into());
        self.by_name.insert(text.into(), name);
        name
    }

    /// The number of a text that has one.
    pub fn known_name(&self, text: &str) -> Option<Name> {
        self.by_name.get(text).copied()
    }

    pub fn text(&self, name: Name) -> &str {
        &self.names[name.0 as usize]
    }

    /// What a name of the program says.
    pub fn symbol(&self, symbol: Symbol) -> &'a str {
        self.program.names.text(symbol)
    }

    pub fn reason(&mut self, reason: Reason, at: InstId) -> u32 {
        let next = self.reasons.len() as u32;
        let id = *self.reason_ids.entry((reason.clone(), at)).or_insert(next);
        if id == next {
            self.reasons.push((reason, at));
        }
        id
    }

    fn read_notes(&mut self) {
        let module = self.module;
        let at_entry = |label| {
            let found = self.functions.at_entry(label);
            found.unwrap_or(FunctionId::TOP)
        };
        let plain = |name: Symbol| {
            let text = self.program.names.text(name);
            let found = text
                .strip_prefix("::")
                .and_then(|text| self.program.names.get(text));
            found.unwrap_or(name)
        };
        fn add<K: std::hash::Hash + Eq>(map: &mut FxHashMap<K, TypeExpr>, key: K, ty: &TypeExpr) {
            map.entry(key)
                .and_modify(|known| *known = TypeExpr::union([known.clone(), ty.clone()]))
                .or_insert_with(|| ty.clone());
        }
        let mut variables = FxHashMap::default();
        let mut results = FxHashMap::default();
        let mut registers = FxHashMap::default();
        let mut classes = FxHashMap::default();
        let mut aliases: FxHashMap<Box<str>, TypeExpr> = FxHashMap::default();
        for note in &module.types {
            match note.place {
                TypePlace::Register(reg) => add(&mut registers, reg.0, &note.ty),
                TypePlace::Variable(scope, name) => {
                    add(&mut variables, (at_entry(scope), plain(name)), &note.ty);
                }
                TypePlace::Result(function) => add(&mut results, at_entry(function), &note.ty),
                TypePlace::Class(class) => add(&mut classes, at_entry(class), &note.ty),
                TypePlace::Alias(name) => {
                    aliases.insert(self.program.names.text(name).into(), note.ty.clone());
                }
            }
        }
        self.variable_notes = variables;
        self.result_notes = results;
        self.register_notes = registers;
        self.class_notes = classes;
        self.alias_notes = aliases;
    }

    /// The type that the language's name of a class of its own means.
    pub fn provided(&self, name: &str) -> Option<TypeExpr> {
        let classes = self.module.semantics.objects.classes;
        let class = classes.iter().find(|class| class.name == name)?;
        if classes
            .iter()
            .find(|other| other.native == class.native)?
            .name
            != name
        {
            return Some(TypeExpr::class(name));
        }
        Some(
            of_native(class.native).unwrap_or_else(|| match self.is_root(name) {
                true => TypeExpr::Any,
                false => TypeExpr::class(name),
            }),
        )
    }

    /// What the language calls a kind of value of its own.
    pub fn native_name(&self, native: Native) -> Option<&'static str> {
        let classes = self.module.semantics.objects.classes;
        let found = classes.iter().find(|class| class.native == native);
        found.map(|class| class.name)
    }

    /// The machine's kind of a class that the language provides.
    pub fn native(&self, name: &str) -> Option<Native> {
        let classes = self.module.semantics.objects.classes;
        classes
            .iter()
            .find(|class| class.name == name)
            .map(|class| class.native)
    }

    /// What a class is called in words about it.
    pub fn class_name(&self, class: FunctionId) -> &'a str {
        let noted = self.noted_name(class);
        self.symbol(noted.unwrap_or_else(|| self.functions.get(class).name))
    }
}

/// The type of the values of a kind.
pub(super) fn of_native(native: Native) -> Option<TypeExpr> {
    Some(match native {
        Native::Nil => TypeExpr::Nil,
        Native::Bool => TypeExpr::Scalar(Scalar::Bool),
        Native::Int => TypeExpr::Scalar(Scalar::Int),
        Native::Float => TypeExpr::Scalar(Scalar::F64),
        Native::Text => TypeExpr::Scalar(Scalar::Text),
        Native::List => TypeExpr::class("list"),
        Native::Tuple => TypeExpr::class("tuple"),
        Native::Map => TypeExpr::class("map"),
        Native::Set => TypeExpr::class("set"),
        Native::FrozenSet => TypeExpr::class("frozen_set"),
        _ => return None,
    })
}
