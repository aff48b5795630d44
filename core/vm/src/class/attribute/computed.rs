//! Members that the machine computes from what an object is; their names are [`ir::Protocol::computed`].

use crate::heap::Object;
use crate::machine::Machine;
use crate::value::{Handle, Value};
use ir::{Computed, Symbol};

impl Machine {
    /// Members that every object has and no class lists.
    pub(super) fn special_member(
        &mut self,
        object: Value,
        class: Handle,
        name: Symbol,
    ) -> Option<Value> {
        let part = *self.boot.computed.get(&name)?;
        let on_class = self.find_member(class, name).is_some();
        match (part, self.object_kind(object)) {
            (Computed::Class, _) => Some(Value::Ref(class)),
            (Computed::Members, Some(Object::Instance(_))) if self.is_slotted(class) => None,
            (
                Computed::Members,
                Some(Object::Instance(_) | Object::Class(_) | Object::Module(_)),
            ) => Some(self.members_view(object)),
            (Computed::Name | Computed::QualifiedName, Some(Object::Class(data))) => {
                let name = data.name;
                Some(self.name_value(name))
            }
            (Computed::Module, Some(Object::Class(data))) => {
                let module = data.module;
                Some(self.module_name_value(module))
            }
            (Computed::Module, Some(Object::Instance(_))) if self.is_program_made(class) => {
                let data = self.class(class)?;
                let (said, module) = (data.members.get(&name).copied(), data.module);
                Some(said.unwrap_or_else(|| self.module_name_value(module)))
            }
            (Computed::Parents, Some(Object::Class(data))) => {
                let parents: Vec<Value> = data.parents.iter().copied().map(Value::Ref).collect();
                Some(self.new_tuple(&parents))
            }
            (Computed::Parent, Some(Object::Class(data))) => data
                .parents
                .first()
                .copied()
                .map(Value::Ref)
                .or(Some(Value::Nil)),
            (Computed::Order, Some(Object::Class(data))) => {
                let order: Vec<Value> = data.order.iter().copied().map(Value::Ref).collect();
                Some(self.new_tuple(&order))
            }
            (Computed::Doc, _) if !on_class => Some(Value::Nil),
            (Computed::WeakReferences, Some(Object::Instance(_)))
                if self.is_program_made(class) && !self.is_slotted(class) =>
            {
                Some(Value::Nil)
            }
            (Computed::Receiver, Some(Object::BoundMethod(method))) => Some(method.receiver),
            (Computed::Function, Some(Object::BoundMethod(method))) => Some(method.function),
            (
                Computed::Wrapped | Computed::Function,
                Some(Object::StaticMethod(inner) | Object::ClassMethod(inner)),
            ) => Some(*inner),
            (Computed::Name | Computed::QualifiedName, Some(Object::Generator(generator))) => {
                let name = self.linked.codes[generator.code as usize].name;
                Some(self.name_value(name))
            }
            (Computed::Name | Computed::QualifiedName, _) => match object {
                Value::Builtin(id) => {
                    let builtin = &self.boot.builtins[id.0 as usize];
                    let text = match builtin.owner {
                        Some(owner) if part == Computed::QualifiedName => {
                            format!("{}.{}", self.name(owner), self.name(builtin.name))
                        }
                        _ => self.name(builtin.name).to_owned(),
                    };
                    Some(self.new_text(text))
                }
                Value::Intrinsic(intrinsic) => {
                    let (_, name) = self.library_name(intrinsic)?;
                    Some(self.name_value(name))
                }
                _ => None,
            },
            (Computed::Module, _) => match object {
                Value::Builtin(id) => {
                    let is_method = self.boot.builtins[id.0 as usize].owner.is_some();
                    let prelude = self.semantics().library.prelude;
                    (!is_method).then(|| self.new_text(prelude))
                }
                Value::Intrinsic(intrinsic) => {
                    let (module, _) = self.library_name(intrinsic)?;
                    Some(self.module_name_value(module))
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// The names of the members that `special_member` and `function_member` give an object and that are
    /// among those it lists. A class lists what its instances have.
    pub(crate) fn computed_members(&mut self, object: Value) -> Vec<Symbol> {
        let class = self.class_of(object);
        let is_class = self.is_class(object);
        let own = if is_class { object.handle() } else { None }.unwrap_or(class);
        let program_made = self.is_program_made(own);
        let mut names = Vec::new();
        for &(name, part) in self.semantics().objects.protocol.computed {
            let symbol = self.intern(name);
            let listed = match part {
                Computed::Class | Computed::Doc => true,
                Computed::Module => program_made || self.function_member(object, symbol).is_some(),
                Computed::WeakReferences | Computed::Members if is_class => {
                    program_made && !self.is_slotted(own)
                }
                _ if is_class => false,
                _ => {
                    self.function_member(object, symbol).is_some()
                        || self.special_member(object, class, symbol).is_some()
                }
            };
            if listed {
                names.push(symbol);
            }
        }
        names
    }

    /// Whether a member of that name says of one class what it is and where it is from: nothing to inherit.
    pub(crate) fn tells_one_class(&self, name: Symbol) -> bool {
        matches!(
            self.boot.computed.get(&name),
            Some(Computed::Name | Computed::QualifiedName | Computed::Module | Computed::Doc)
        )
    }

    /// Whether a class has been made by code, the library's included.
    pub(super) fn is_program_made(&self, class: Handle) -> bool {
        self.class(class)
            .is_some_and(|class| class.module.0 != u32::MAX)
    }

    /// Members of functions that are part of the function rather than set by the program.
    pub(super) fn function_member(&mut self, function: Value, name: Symbol) -> Option<Value> {
        let Some(Object::Function(data)) = self.object_kind(function) else {
            return None;
        };
        let (code, defaults, named) = (
            data.code as usize,
            data.defaults.clone(),
            data.named_defaults,
        );
        let part = *self.boot.computed.get(&name)?;
        let own = &self.linked.codes[code];
        let (own_name, module) = (own.name, own.module);
        Some(match part {
            Computed::Defaults if defaults.is_empty() => Value::Nil,
            Computed::Defaults => self.new_tuple(&defaults),
            Computed::NamedDefaults => named,
            Computed::Code => self.code_object(code as u32),
            Computed::Name | Computed::QualifiedName => self.name_value(own_name),
            Computed::Module => self.module_name_value(module),
            Computed::Captures => self.closure_of(function),
            Computed::Globals => return self.module_map(module).ok(),
            Computed::Members => self.own_members_map(function),
            Computed::Annotations => self.insert(Object::Map(Box::default())),
            Computed::Doc => Value::Nil,
            _ => return None,
        })
    }

    /// The members of a function that the program set, without those that say what it is, as a map.
    fn own_members_map(&mut self, function: Value) -> Value {
        let members: Vec<(Symbol, Value)> = self
            .members_of(function)
            .into_iter()
            .filter(|(name, _)| {
                !matches!(
                    self.boot.computed.get(name),
                    Some(
                        Computed::Name
                            | Computed::QualifiedName
                            | Computed::Module
                            | Computed::Doc
                            | Computed::Annotations
                            | Computed::NamedDefaults
                    )
                )
            })
            .collect();
        self.map_of_names(&members)
    }

    /// The cells that a function captured, as a tuple in the order of their names; nil where there are none.
    fn closure_of(&mut self, function: Value) -> Value {
        let Some(Object::Function(data)) = self.object_kind(function) else {
            return Value::Nil;
        };
        let cells: Vec<Value> = (self.captures_by_name(data.code).into_iter())
            .map(|(_, at)| Value::Ref(data.captures[at]))
            .collect();
        if cells.is_empty() {
            Value::Nil
        } else {
            self.new_tuple(&cells)
        }
    }

    /// The name of a module as a text value.
    pub(crate) fn module_name_value(&mut self, module: ir::ModuleId) -> Value {
        let name = if module == self.boot.main {
            self.semantics().objects.protocol.main.to_owned()
        } else {
            // What the machine provides belongs to the module that every other sees.
            match self.linked.program.modules.get(module.index()) {
                Some(data) => self.name(data.name).to_owned(),
                None => self.semantics().library.prelude.to_owned(),
            }
        };
        self.new_text(name)
    }

    /// A name as a text value.
    pub fn name_value(&mut self, name: Symbol) -> Value {
        let text = self.names.shared(name);
        self.new_text(&*text)
    }
}
