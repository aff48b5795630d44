//! The names of members of objects that functions of a language's library make: what the program's text says of them.

use crate::dataflow::atom::Part;
use crate::dataflow::values::Builder;
use ir::{Callee, Const, Effect, FunctionId, Hint, Intrinsic, Op, ParamKind, Reg};
use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;

impl Builder<'_> {
    /// Reads what the program's text says of members.
    pub(in crate::dataflow) fn read_names(&mut self) {
        let effects = self.module.semantics.library.effects;
        self.objects.are_there = effects.iter().any(|(name, _)| *name == ir::OBJECTS);
        if !self.objects.are_there {
            return;
        }
        // What an object delegates to is none of its content, and its class is not called as a method.
        let protocol = &self.module.semantics.objects.protocol;
        let kind = self.module.semantics.views.delegated.kind;
        let apart = [
            Part::Parent,
            self.key_part(kind),
            self.key_part(protocol.constructor),
        ];
        self.graph.are_no_methods(&apart);
        self.find_owned();
        let of_table = |wanted: &str| {
            let found = effects.iter().find(|(name, _)| *name == wanted);
            found.map_or(&[][..], |(_, members)| members)
        };
        let asked = of_table(ir::ASKED).iter().map(|(name, _)| Box::from(*name));
        self.objects.asked.extend(asked);
        let is_note = |name: &str| {
            let all = effects.iter().flat_map(|(_, members)| members.iter());
            let mut of_name = all.filter(|(own, _)| *own == name);
            of_name.any(|(_, effect)| matches!(effect, Effect::Notes | Effect::OpensClass(..)))
        };
        let mut texts: FxHashMap<Reg, &str> = FxHashMap::default();
        let mut functions: FxHashMap<Reg, ir::Label> = FxHashMap::default();
        let mut returned: Vec<(FunctionId, Reg)> = Vec::new();
        let mut holds_other: FxHashSet<(FunctionId, ir::Symbol)> = FxHashSet::default();
        let mut holds_itself: FxHashSet<(FunctionId, ir::Symbol)> = FxHashSet::default();
        let mut stored: FxHashMap<ir::Label, ir::Symbol> = FxHashMap::default();
        for (at, inst) in self.module.insts.iter().enumerate() {
            match &inst.op {
                Op::Return { value } => {
                    let made = self.writer.get(value.index()).copied().flatten();
                    let is_nothing = made.is_some_and(|made| {
                        let op = &self.module.inst(made).op;
                        matches!(
                            op,
                            Op::Const {
                                value: Const::Nil | Const::Unbound,
                                ..
                            }
                        )
                    });
                    if !is_nothing {
                        returned.push((self.functions.owner[at], *value));
                    }
                }
                Op::DeclVar { name, value } | Op::StoreVar { name, value } => {
                    let made = self.writer.get(value.index()).copied().flatten();
                    let key = (self.functions.owner[at], *name);
                    match made.map(|made| &self.module.inst(made).op) {
                        Some(Op::Symbolic {
                            hint: Hint::Param(_, ParamKind::Receiver),
                            ..
                        }) => {
                            holds_itself.insert(key);
                        }
                        Some(
                            Op::CallFunction {
                                callee:
                                    Callee::Intrinsic(
                                        Intrinsic::ConstructParent | Intrinsic::ConstructParentList,
                                    ),
                                ..
                            }
                            | Op::Const {
                                value: Const::Unbound,
                                ..
                            },
                        ) => {}
                        _ => {
                            holds_other.insert(key);
                        }
                    }
                }
                Op::Const { dst, value } => match value {
                    Const::Text(text) => {
                        texts.insert(*dst, text);
                    }
                    Const::Function { entry, .. } => {
                        functions.insert(*dst, *entry);
                    }
                    _ => {}
                },
                Op::StoreField { field, value, .. } => {
                    let name = self.program.names.text(*field);
                    self.objects.declared.insert(name.into());
                    if let Some(entry) = functions.get(value) {
                        stored.insert(*entry, *field);
                    }
                }
                Op::StoreIndex { index, value, .. } => {
                    if let Some(&text) = texts.get(index) {
                        self.objects.declared.insert(text.into());
                    }
                    if let Some(&text) = texts.get(value) {
                        self.objects.asked.insert(text.into());
                    }
                }
                Op::CallFunction {
                    dst,
                    callee: Callee::Intrinsic(intrinsic),
                    args,
                    ..
                } => {
                    let text = |at: usize| args.get(at).and_then(|arg| texts.get(&arg.value));
                    match intrinsic {
                        Intrinsic::Define | Intrinsic::TableSet => {
                            self.objects
                                .declared
                                .extend(text(1).map(|&text| text.into()));
                        }
                        Intrinsic::DefineAccessor => {
                            self.objects
                                .computed
                                .extend(text(1).map(|&text| text.into()));
                        }
                        Intrinsic::Symbol | Intrinsic::StrCopy => {
                            if let Some(&text) = text(0) {
                                texts.insert(*dst, text);
                            }
                        }
                        _ => {
                            let given = args.iter().filter_map(|arg| texts.get(&arg.value));
                            self.objects.asked.extend(given.map(|&text| text.into()));
                        }
                    }
                }
                Op::CallFunction {
                    callee: Callee::Name(name),
                    args,
                    ..
                }
                | Op::CallMethod {
                    method: name, args, ..
                } if !is_note(self.program.names.text(*name)) => {
                    let given = args.iter().filter_map(|arg| texts.get(&arg.value));
                    self.objects.asked.extend(given.map(|&text| text.into()));
                }
                Op::CallUnknown { args, .. } | Op::NewArray { items: args, .. } => {
                    let given = args.iter().filter_map(|arg| texts.get(&arg.value));
                    self.objects.asked.extend(given.map(|&text| text.into()));
                }
                _ => {}
            }
        }
        for (function, value) in returned {
            let made = self.writer.get(value.index()).copied().flatten();
            let is_itself = match made.map(|made| &self.module.inst(made).op) {
                Some(Op::LoadVar { name, .. }) => {
                    let key = (function, *name);
                    holds_itself.contains(&key) && !holds_other.contains(&key)
                }
                _ => false,
            };
            match is_itself {
                true => self.objects.giving_itself.insert(function),
                false => self.objects.giving.insert(function),
            };
        }
        let giving = &self.objects.giving;
        self.objects
            .giving_itself
            .retain(|function| !giving.contains(function));
        for note in &self.module.classes {
            if self.provided.contains(note.name) {
                for method in &note.methods {
                    if let Some(function) = self.functions.at_entry(method.entry) {
                        let of_name = self.objects.foreign.entry(method.name).or_default();
                        of_name.push(function);
                    }
                }
            }
            let maker = note.constructor.and_then(|entry| stored.get(&entry));
            self.objects.makers.extend(maker);
            let hidden = (note.methods.iter())
                .filter(|method| method.kind == ir::MethodKind::Hidden)
                .filter_map(|method| stored.get(&method.entry));
            self.objects.class_makers.extend(hidden);
        }
        for list in [&mut self.objects.makers, &mut self.objects.class_makers] {
            let mut seen = FxHashSet::default();
            list.retain(|&name| seen.insert(name));
        }
    }

    /// The part of an object that a member of a name is.
    pub(super) fn key_part(&mut self, text: &str) -> Part {
        match self.program.names.get(text) {
            Some(name) => Part::Field(name),
            None => Part::Named(self.objects.keys.insert_full(text.into()).0 as u32),
        }
    }

    /// The part that a register says, where it is known.
    pub(in crate::dataflow) fn key_of(&mut self, key: Reg) -> Part {
        let at = self.writer.get(key.index()).copied().flatten();
        match at.map(|at| &self.module.inst(at).op) {
            Some(Op::Const {
                value: Const::Text(text),
                ..
            }) => self.key_part(text),
            Some(Op::Const {
                value: Const::Int(value),
                ..
            }) => match u32::try_from(*value) {
                Ok(value) if value < 16 => Part::Index(value),
                _ => Part::Any,
            },
            _ => Part::Any,
        }
    }

    pub(in crate::dataflow) fn text_of(&self, reg: Reg) -> Option<&str> {
        let at = self.writer.get(reg.index()).copied().flatten()?;
        match &self.module.inst(at).op {
            Op::Const {
                value: Const::Text(text),
                ..
            } => Some(text),
            _ => None,
        }
    }

    pub(super) fn asked_parts(&mut self) -> Rc<[Part]> {
        if let Some(known) = &self.objects.asked_parts {
            return Rc::clone(known);
        }
        let mut names: Vec<Box<str>> = self.objects.asked.iter().cloned().collect();
        // Operators are methods, too.
        let declared = self.objects.declared.iter();
        names.extend(
            declared
                .filter(|name| !name.contains(char::is_alphanumeric))
                .cloned(),
        );
        names.sort_unstable();
        let mut found: Vec<Box<str>> = Vec::new();
        for name in names {
            let called: Box<str> = format!("{name}()").to_lowercase().into();
            for name in [name, called] {
                if self.objects.declared.contains(&name) && !found.contains(&name) {
                    found.push(name);
                }
            }
        }
        let parts: Rc<[Part]> = found.iter().map(|name| self.key_part(name)).collect();
        self.objects.asked_parts = Some(Rc::clone(&parts));
        parts
    }
}
