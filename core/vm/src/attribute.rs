//! Members: reading, writing and deleting them, through classes, descriptors and the program's own say.

use crate::cache::Found;
use crate::heap::{BoundMethod, Object};
use crate::machine::{Call, Exit, Machine, Outcome};
use crate::state::{Attempt, IfMissing, Then};
use crate::symbolic::Expression;
use crate::value::{Handle, Value};
use ir::{Binding, Computed, Fault, Symbol};

/// What a member found on a class means for an object.
enum Meaning {
    /// The value itself, or a bound method.
    Value(Value),
    /// The result of a call.
    Computed(Exit),
}

impl Machine {
    /// Reads a member.
    ///
    /// # Errors
    /// The language's error when there is none, or the call that computes it.
    pub fn get_field(&mut self, object: Value, name: Symbol, cache: Option<u32>) -> Outcome {
        if let Some(cache) = cache
            && let Value::Ref(handle) = object
            && let Object::Instance(instance) = self.object(handle)
            && let Some(found) = self.caches.field(cache, instance.shape)
        {
            match found {
                Found::Field(place) => return Ok(instance.fields[place as usize]),
                Found::Member(member) => return Ok(self.bind(member, object, None)),
            }
        }
        self.get_field_slowly(object, name, cache)
    }

    fn get_field_slowly(&mut self, object: Value, name: Symbol, cache: Option<u32>) -> Outcome {
        if let Value::Unknown(_) = object {
            return Ok(self.unknown(Expression::Field(object, name)));
        }
        let class = self.class_of(object);
        let traits = self.traits(object);
        if traits.get_attribute
            && let Some(getter) =
                self.custom_method(object, self.semantics().protocol.get_attribute)
        {
            let text = self.name_value(name);
            let missing = if traits.get_missing {
                IfMissing::Ask
            } else {
                IfMissing::Raise
            };
            return Err(Machine::attempt(
                object,
                name,
                missing,
                getter,
                &[object, text],
            ));
        }
        if let Some(found) = self.find_field(object, class, name, cache)? {
            return Ok(found);
        }
        if traits.get_missing {
            return Err(self.ask_missing(object, name));
        }
        if let Some(owner) = self.partial_owner(object) {
            return Ok(self.unknown(Expression::Field(owner, name)));
        }
        Err(self.no_such_member(object, name))
    }

    /// Whose member it would be, where a class that is asked for it has an ancestor that is not known.
    fn partial_owner(&self, object: Value) -> Option<Value> {
        let (class, owner) = match object {
            Value::Ref(handle) => match self.object(handle) {
                Object::Class(_) => (handle, object),
                Object::Super(parents) => (parents.start, parents.receiver),
                Object::Instance(_) => (self.class_of(object), object),
                _ => return None,
            },
            _ => return None,
        };
        self.is_partial(class).then_some(owner)
    }

    /// Reads a member without asking the class's own methods for missing ones or for all of them.
    ///
    /// # Errors
    /// The call that computes the member.
    pub fn find_field(
        &mut self,
        object: Value,
        class: Handle,
        name: Symbol,
        cache: Option<u32>,
    ) -> Outcome<Option<Value>> {
        let on_class = self.find_member(class, name);
        if let Some((member, _)) = on_class
            && self.overrides_fields(member)
        {
            return self.meaning(member, object, class, name).map(Some);
        }
        match self.object_kind(object) {
            Some(Object::Instance(instance)) => {
                let shape = instance.shape;
                if let Some(place) = self.shapes.get(shape).place(name)
                    && name != self.boot.native_name
                {
                    let value = instance.fields[place];
                    if let Some(cache) = cache {
                        self.caches
                            .set_field(cache, shape, Found::Field(place as u32));
                    }
                    return Ok(Some(value));
                }
                if let Some(map) = object
                    .handle()
                    .and_then(|handle| self.map_of_members(handle))
                {
                    if let Some(value) = self.member_in_map(map, name) {
                        return Ok(Some(value));
                    }
                } else if let Some((member, _)) = on_class
                    && let Some(cache) = cache
                    && self.binds_plainly(member)
                {
                    self.caches.set_field(cache, shape, Found::Member(member));
                }
            }
            Some(Object::Class(_)) => {
                let Value::Ref(handle) = object else {
                    return Ok(None);
                };
                if let Some((member, _)) = self.find_member(handle, name) {
                    return self.class_meaning(member, handle).map(Some);
                }
            }
            Some(Object::Module(module)) => {
                let module = *module;
                if let Some(value) = self.module_member(module, name) {
                    return Ok(Some(value));
                }
                if let Some(inner) = self.imported_submodule(module, name) {
                    return Ok(Some(inner));
                }
            }
            Some(Object::Super(parents)) => {
                let parents = **parents;
                if let Some(found) = self.find_in_parents(parents, name)? {
                    return Ok(Some(found));
                }
            }
            Some(Object::Function(function)) => {
                if let Some(&(_, value)) =
                    function.members.iter().find(|(member, _)| *member == name)
                {
                    return Ok(Some(value));
                }
                if let Some(value) = self.function_member(object, name) {
                    return Ok(Some(value));
                }
            }
            Some(Object::BoundMethod(method)) => {
                let function = method.function;
                // Its own two members apart, a method has those of its function.
                let is_own = matches!(
                    self.boot.computed.get(&name),
                    Some(Computed::Receiver | Computed::Function)
                );
                if on_class.is_none() && !is_own {
                    let class = self.class_of(function);
                    return self.find_field(function, class, name, None);
                }
            }
            _ => {}
        }
        if let Some(found) = self.special_member(object, class, name) {
            return Ok(Some(found));
        }
        match on_class {
            Some((member, _)) => self.meaning(member, object, class, name).map(Some),
            None => Ok(None),
        }
    }

    /// Members that every object has and no class lists.
    fn special_member(&mut self, object: Value, class: Handle, name: Symbol) -> Option<Value> {
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
            (Computed::Receiver, Some(Object::BoundMethod(method))) => Some(method.receiver),
            (Computed::Function, Some(Object::BoundMethod(method))) => Some(method.function),
            (
                Computed::Wrapped | Computed::Function,
                Some(Object::StaticMethod(inner) | Object::ClassMethod(inner)),
            ) => Some(*inner),
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
                _ => None,
            },
            _ => None,
        }
    }

    /// Members of functions that are part of the function rather than set by the program.
    fn function_member(&mut self, function: Value, name: Symbol) -> Option<Value> {
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

    /// The cells that a function captured, as a tuple; nil where there are none.
    fn closure_of(&mut self, function: Value) -> Value {
        let Some(Object::Function(data)) = self.object_kind(function) else {
            return Value::Nil;
        };
        let cells: Vec<Value> = data.captures.iter().copied().map(Value::Ref).collect();
        if cells.is_empty() {
            Value::Nil
        } else {
            self.new_tuple(&cells)
        }
    }

    /// The name of a module as a text value.
    pub(crate) fn module_name_value(&mut self, module: ir::ModuleId) -> Value {
        let name = if module == self.boot.main {
            self.semantics().protocol.main.to_owned()
        } else {
            // What the machine provides belongs to the module that every other sees.
            match self.linked.program.modules.get(module.index()) {
                Some(data) => self.name(data.name).to_owned(),
                None => self.semantics().prelude.to_owned(),
            }
        };
        self.new_text(name)
    }

    /// A name as a text value.
    pub fn name_value(&mut self, name: Symbol) -> Value {
        let text = self.names.shared(name);
        self.new_text(&*text)
    }

    /// Whether a member of the class comes before the instance's own.
    fn overrides_fields(&mut self, member: Value) -> bool {
        match member {
            Value::Builtin(id) => self.boot.builtins[id.0 as usize].binding == Binding::Property,
            Value::Ref(handle) => match self.object(handle) {
                Object::Property(_) => true,
                Object::Instance(_) => {
                    let class = self.class_of(member);
                    let protocol = &self.semantics().protocol;
                    [protocol.descriptor_set, protocol.descriptor_delete]
                        .into_iter()
                        .any(|name| self.has_member(class, name))
                }
                _ => false,
            },
            _ => false,
        }
    }

    pub(crate) fn has_member(&mut self, class: Handle, name: &str) -> bool {
        self.names
            .get(name)
            .is_some_and(|name| self.find_member(class, name).is_some())
    }

    /// Whether reading a class's member through an instance runs nothing and depends on the class alone.
    fn binds_plainly(&mut self, member: Value) -> bool {
        match member {
            Value::Builtin(id) => self.boot.builtins[id.0 as usize].binding != Binding::Property,
            Value::Ref(handle) => match self.object(handle) {
                Object::Property(_) | Object::ClassMethod(_) | Object::StaticMethod(_) => false,
                Object::Instance(_) => {
                    let class = self.class_of(member);
                    !self.has_member(class, self.semantics().protocol.descriptor_get)
                }
                _ => true,
            },
            _ => true,
        }
    }

    /// A member of a class as read through an object: functions are bound to it.
    pub(crate) fn bind(&mut self, member: Value, receiver: Value, class: Option<Handle>) -> Value {
        let bound = |machine: &mut Machine, receiver: Value, function: Value| {
            machine.insert(Object::BoundMethod(Box::new(BoundMethod {
                receiver,
                function,
            })))
        };
        match member {
            Value::Builtin(id) => match self.boot.builtins[id.0 as usize].binding {
                Binding::Instance if self.boot.builtins[id.0 as usize].owner.is_some() => {
                    bound(self, receiver, member)
                }
                Binding::Class => {
                    let class = class.unwrap_or_else(|| self.class_of(receiver));
                    bound(self, Value::Ref(class), member)
                }
                _ => member,
            },
            Value::Ref(handle) => match *self.object(handle) {
                Object::Function(_) => bound(self, receiver, member),
                Object::StaticMethod(inner) => inner,
                Object::ClassMethod(inner) => {
                    let class = class.unwrap_or_else(|| self.class_of(receiver));
                    bound(self, Value::Ref(class), inner)
                }
                _ => member,
            },
            _ => member,
        }
    }

    /// A member of a class as read through an instance.
    fn meaning(&mut self, member: Value, object: Value, class: Handle, name: Symbol) -> Outcome {
        match self.meaning_of(member, object, class, name) {
            Meaning::Value(value) => Ok(value),
            Meaning::Computed(exit) => Err(exit),
        }
    }

    fn meaning_of(&mut self, member: Value, object: Value, class: Handle, name: Symbol) -> Meaning {
        if let Value::Builtin(id) = member
            && self.boot.builtins[id.0 as usize].binding == Binding::Property
        {
            let intrinsic = self.boot.builtins[id.0 as usize].intrinsic;
            return match self.intrinsic(intrinsic, &[object]) {
                Ok(value) => Meaning::Value(value),
                Err(exit) => Meaning::Computed(exit),
            };
        }
        match self.object_kind(member) {
            Some(Object::Property(property)) => {
                let get = property.get;
                if get == Value::Nil || !get.is_bound() {
                    let (kind, name) = (self.type_name(object), self.name(name).to_owned());
                    return Meaning::Computed(self.fault(Fault::NoGetter, &[&name, &kind]));
                }
                Meaning::Computed(Machine::call_exit(get, &[object]))
            }
            Some(Object::Instance(_)) => {
                let protocol = &self.semantics().protocol;
                match self.custom_method(member, protocol.descriptor_get) {
                    Some(get) => Meaning::Computed(Machine::call_exit(
                        get,
                        &[member, object, Value::Ref(class)],
                    )),
                    None => Meaning::Value(member),
                }
            }
            _ => Meaning::Value(self.bind(member, object, Some(class))),
        }
    }

    /// A member of a class as read through the class itself.
    fn class_meaning(&mut self, member: Value, class: Handle) -> Outcome {
        match member {
            Value::Builtin(id) => Ok(match self.boot.builtins[id.0 as usize].binding {
                Binding::Class => self.bind(member, Value::Nil, Some(class)),
                _ => member,
            }),
            Value::Ref(handle) => match *self.object(handle) {
                Object::StaticMethod(inner) => Ok(inner),
                Object::ClassMethod(inner) => {
                    Ok(self.insert(Object::BoundMethod(Box::new(BoundMethod {
                        receiver: Value::Ref(class),
                        function: inner,
                    }))))
                }
                Object::Instance(_) => {
                    let get = self.custom_method(member, self.semantics().protocol.descriptor_get);
                    match get {
                        Some(get) => Err(Machine::call_exit(
                            get,
                            &[member, Value::Nil, Value::Ref(class)],
                        )),
                        None => Ok(member),
                    }
                }
                _ => Ok(member),
            },
            _ => Ok(member),
        }
    }

    /// A member of what comes behind a class in the order of another.
    fn find_in_parents(
        &mut self,
        parents: crate::heap::Super,
        name: Symbol,
    ) -> Outcome<Option<Value>> {
        let order = self.class(parents.start).map(|class| class.order.clone());
        let Some(order) = order else { return Ok(None) };
        let behind = order
            .iter()
            .skip_while(|&&class| class != parents.class)
            .skip(1);
        let mut found = None;
        for &class in behind {
            if let Some(&member) = self.class(class).and_then(|class| class.members.get(&name)) {
                found = Some(member);
                break;
            }
        }
        let Some(member) = found else { return Ok(None) };
        if self.is_class(parents.receiver) && parents.receiver == Value::Ref(parents.start) {
            // In a class method or `__new__`: functions stay unbound, class methods get the class.
            return self.class_meaning(member, parents.start).map(Some);
        }
        self.meaning(member, parents.receiver, parents.start, name)
            .map(Some)
    }

    fn ask_missing(&mut self, object: Value, name: Symbol) -> Exit {
        let protocol = &self.semantics().protocol;
        match self.custom_method(object, protocol.get_missing_attribute) {
            Some(method) => {
                let text = self.name_value(name);
                Machine::call_exit(method, &[object, text])
            }
            None => self.no_such_member(object, name),
        }
    }

    /// The error of a missing member.
    pub fn no_such_member(&mut self, object: Value, name: Symbol) -> Exit {
        let text = self.name(name).to_owned();
        let exit = match self.object_kind(object) {
            Some(Object::Class(class)) => {
                let class = self.name(class.name).to_owned();
                self.fault(Fault::NoClassAttribute, &[&class, &text])
            }
            Some(Object::Module(module)) => {
                let name = self.linked.program.modules[module.index()].name;
                let module = self.name(name).to_owned();
                self.fault(Fault::NoModuleAttribute, &[&module, &text])
            }
            Some(Object::Super(_)) => self.fault(Fault::NoSuperAttribute, &[&text]),
            _ => {
                let kind = self.type_name(object);
                self.fault(Fault::NoAttribute, &[&kind, &text])
            }
        };
        if let Exit::Raise(exception) = exit {
            let text = self.new_text(text);
            self.set_exception_member(exception, "name", text);
            self.set_exception_member(exception, "obj", object);
        }
        exit
    }

    /// A call whose failure for want of the member means something.
    fn attempt(
        object: Value,
        name: Symbol,
        missing: IfMissing,
        callee: Value,
        args: &[Value],
    ) -> Exit {
        Exit::Call(Box::new(Call {
            callee,
            args: args.into(),
            named: Vec::new(),
            attempts: vec![Attempt {
                object,
                name,
                missing,
            }],
            exhausted: None,
            then: None,
        }))
    }

    /// Continues a look-up that raised the error of a missing member.
    pub(crate) fn retry_attribute(
        &mut self,
        attempt: Attempt,
        then: Then,
        exception: Value,
    ) -> Result<(), Value> {
        match attempt.missing {
            IfMissing::Raise => Err(exception),
            IfMissing::Ask => {
                let exit = self.ask_missing(attempt.object, attempt.name);
                self.settle(Err(exit), then)
            }
            IfMissing::Default(value) => self.deliver(then, value),
            IfMissing::Report => self.deliver(then, Value::Bool(false)),
        }
    }

    /// Reads a member, with what to do where there is none.
    ///
    /// # Errors
    /// As [`Machine::get_field`].
    pub fn get_field_or(&mut self, object: Value, name: Symbol, missing: IfMissing) -> Outcome {
        if let Value::Unknown(_) = object {
            return Ok(match missing {
                IfMissing::Report => Value::Bool(true),
                _ => self.unknown(Expression::Field(object, name)),
            });
        }
        match self.get_field(object, name, None) {
            Ok(_) if missing == IfMissing::Report => Ok(Value::Bool(true)),
            Ok(value) => Ok(value),
            Err(Exit::Raise(exception)) if self.is_fault(exception, Fault::NoAttribute) => {
                match missing {
                    IfMissing::Default(value) => Ok(value),
                    IfMissing::Report => Ok(Value::Bool(false)),
                    _ => Err(Exit::Raise(exception)),
                }
            }
            Err(Exit::Call(mut call)) => {
                call.attempts.push(Attempt {
                    object,
                    name,
                    missing,
                });
                Err(Exit::Call(call))
            }
            Err(exit) => Err(exit),
        }
    }

    /// Writes a member.
    ///
    /// # Errors
    /// The language's error where it cannot be written, or the call that writes it.
    pub fn set_field(
        &mut self,
        object: Value,
        name: Symbol,
        value: Value,
        cache: Option<u32>,
    ) -> Outcome<()> {
        if let Some(cache) = cache
            && let Value::Ref(handle) = object
            && let Object::Instance(instance) = self.object(handle)
            && let Some(Found::Field(place)) = self.caches.field(cache, instance.shape)
        {
            if let Object::Instance(instance) = self.object_mut(handle) {
                instance.fields[place as usize] = value;
            }
            return Ok(());
        }
        if let Value::Unknown(_) = object {
            return Ok(());
        }
        if self.traits(object).set_attribute
            && let Some(setter) =
                self.custom_method(object, self.semantics().protocol.set_attribute)
        {
            let text = self.name_value(name);
            return Err(Machine::call_exit(setter, &[object, text, value]));
        }
        self.set_field_plainly(object, name, value, cache)
    }

    /// Writes a member without asking the class's own method for writing members.
    ///
    /// # Errors
    /// As [`Machine::set_field`].
    pub fn set_field_plainly(
        &mut self,
        object: Value,
        name: Symbol,
        value: Value,
        cache: Option<u32>,
    ) -> Outcome<()> {
        let class = self.class_of(object);
        if let Some((member, _)) = self.find_member(class, name)
            && self.overrides_fields(member)
        {
            return self.set_through(member, object, name, value);
        }
        self.set_own_field(object, name, value, cache)
    }

    /// Writes a member of the object itself, whatever its class says of the name.
    ///
    /// # Errors
    /// The language's error where the object has no place for it.
    fn set_own_field(
        &mut self,
        object: Value,
        name: Symbol,
        value: Value,
        cache: Option<u32>,
    ) -> Outcome<()> {
        let class = self.class_of(object);
        let Value::Ref(handle) = object else {
            return Err(self.read_only(object, name));
        };
        match self.object(handle) {
            Object::Instance(instance) => {
                let shape = instance.shape;
                if let Some(map) = self.map_of_members(handle)
                    && !self.slots_of(class).contains(&name)
                {
                    return self.set_member_in_map(map, name, value);
                }
                if self.set_whole(handle, name, value) {
                    return Ok(());
                }
                let place = self.shapes.get(shape).place(name);
                if place.is_none()
                    && let Some(exit) = self.refused_by_slots(object, class, name)
                {
                    return Err(exit);
                }
                let next = match place {
                    Some(_) => shape,
                    None => self.shapes.with(shape, name),
                };
                if let Object::Instance(instance) = self.object_mut(handle) {
                    match place {
                        Some(place) => instance.fields[place] = value,
                        None => {
                            instance.fields.push(value);
                            instance.shape = next;
                        }
                    }
                }
                if let (Some(cache), Some(place)) = (cache, place) {
                    self.caches
                        .set_field(cache, shape, Found::Field(place as u32));
                }
                Ok(())
            }
            Object::Class(_) => {
                self.set_class_attribute(handle, name, value);
                Ok(())
            }
            Object::Module(module) => {
                let module = *module;
                self.set_module_member(module, name, value);
                Ok(())
            }
            Object::Function(_) => {
                self.set_function_member(handle, name, value);
                Ok(())
            }
            _ => Err(self.read_only(object, name)),
        }
    }

    /// Writes what stands for an instance as a whole: the map of all its members, or its class.
    fn set_whole(&mut self, instance: Handle, name: Symbol, value: Value) -> bool {
        match (self.boot.computed.get(&name), self.object_kind(value)) {
            (Some(Computed::Members), Some(Object::Map(_))) => {
                self.keep_members_in(instance, value)
            }
            (Some(Computed::Class), Some(Object::Class(_))) => {
                let Value::Ref(class) = value else {
                    return false;
                };
                let Object::Instance(data) = self.object(instance) else {
                    return false;
                };
                let names = self.shapes.get(data.shape).names.clone();
                let root = self.shapes.root(class);
                let shape = self.shapes.with_all(root, &names);
                if let Object::Instance(data) = self.object_mut(instance) {
                    data.shape = shape;
                }
            }
            _ => return false,
        }
        true
    }

    /// Where the class lists the members that instances may have and this is none of them, the error.
    fn refused_by_slots(&mut self, object: Value, class: Handle, name: Symbol) -> Option<Exit> {
        let protocol = &self.semantics().protocol;
        let slots = self.names.get(protocol.slots)?;
        let members = protocol.name_of(Computed::Members);
        let order = self.class(class)?.order.clone();
        let root = self.native_class(ir::Native::Object);
        let wanted = self.names.shared(name);
        let mut any = false;
        for &at in order.iter().filter(|&&at| at != root) {
            let listed = *self.class(at)?.members.get(&slots)?;
            any = true;
            if self
                .slot_names(listed)
                .iter()
                .any(|text| **text == *wanted || text == members)
            {
                return None;
            }
        }
        any.then(|| {
            let kind = self.type_name(object);
            self.fault(Fault::NoAttribute, &[&kind, &wanted])
        })
    }

    fn set_class_attribute(&mut self, handle: Handle, name: Symbol, value: Value) {
        if self.boot.computed.get(&name) == Some(&Computed::Name)
            && let Some(text) = self.name_of(value)
        {
            if let Object::Class(class) = self.object_mut(handle) {
                class.name = text;
            }
            return;
        }
        self.set_class_member(handle, name, value);
    }

    fn set_function_member(&mut self, handle: Handle, name: Symbol, value: Value) {
        let part = self.boot.computed.get(&name).copied();
        let items: Option<Box<[Value]>> = match self.object_kind(value) {
            Some(Object::Tuple(items)) => Some(items.iter().copied().collect()),
            _ => None,
        };
        let Object::Function(function) = self.object_mut(handle) else {
            return;
        };
        if part == Some(Computed::Defaults) {
            function.defaults = items.unwrap_or_default().into_vec().into();
        } else if part == Some(Computed::NamedDefaults) {
            function.named_defaults = value;
        } else if let Some(member) = function
            .members
            .iter_mut()
            .find(|(member, _)| *member == name)
        {
            member.1 = value;
        } else {
            function.members.push((name, value));
        }
    }

    fn set_through(
        &mut self,
        member: Value,
        object: Value,
        name: Symbol,
        value: Value,
    ) -> Outcome<()> {
        if let Value::Builtin(id) = member {
            let intrinsic = self.boot.builtins[id.0 as usize].intrinsic;
            // A property of the machine's own takes the new value as a second operand, where it can be written.
            return self.intrinsic(intrinsic, &[object, value]).map(|_| ());
        }
        match self.object_kind(member) {
            Some(Object::Property(property)) => {
                let set = property.set;
                if set == Value::Nil || !set.is_bound() {
                    let (kind, name) = (self.type_name(object), self.name(name).to_owned());
                    return Err(self.fault(Fault::NoSetter, &[&name, &kind]));
                }
                Err(Machine::call_exit(set, &[object, value]))
            }
            _ => match self.custom_method(member, self.semantics().protocol.descriptor_set) {
                Some(set) => Err(Machine::call_exit(set, &[member, object, value])),
                None => Err(self.read_only(object, name)),
            },
        }
    }

    fn read_only(&mut self, object: Value, name: Symbol) -> Exit {
        let class = self.class_of(object);
        let (kind, text) = (self.type_name(object), self.name(name).to_owned());
        let fault = if self.find_member(class, name).is_some() {
            Fault::ReadOnlyAttribute
        } else {
            Fault::NoAttribute
        };
        self.fault(fault, &[&kind, &text])
    }

    /// Deletes a member.
    ///
    /// # Errors
    /// The language's error where there is none, or the call that deletes it.
    pub fn delete_field(&mut self, object: Value, name: Symbol, ask: bool) -> Outcome<()> {
        if ask
            && self.traits(object).delete_attribute
            && let Some(method) =
                self.custom_method(object, self.semantics().protocol.delete_attribute)
        {
            let text = self.name_value(name);
            return Err(Machine::call_exit(method, &[object, text]));
        }
        let class = self.class_of(object);
        if let Some((member, _)) = self.find_member(class, name)
            && self.overrides_fields(member)
        {
            return match self.object_kind(member) {
                Some(Object::Property(property)) => {
                    let delete = property.delete;
                    if delete == Value::Nil || !delete.is_bound() {
                        let (kind, name) = (self.type_name(object), self.name(name).to_owned());
                        return Err(self.fault(Fault::NoDeleter, &[&name, &kind]));
                    }
                    Err(Machine::call_exit(delete, &[object]))
                }
                _ => {
                    match self.custom_method(member, self.semantics().protocol.descriptor_delete) {
                        Some(delete) => Err(Machine::call_exit(delete, &[member, object])),
                        None => Err(self.read_only(object, name)),
                    }
                }
            };
        }
        self.delete_own_field(object, name)
    }

    /// Deletes a member of the object itself, whatever its class says of the name.
    ///
    /// # Errors
    /// The language's error where there is none.
    fn delete_own_field(&mut self, object: Value, name: Symbol) -> Outcome<()> {
        let class = self.class_of(object);
        let Value::Ref(handle) = object else {
            return Err(self.no_such_member(object, name));
        };
        match self.object(handle) {
            Object::Instance(instance) => {
                let shape = instance.shape;
                if let Some(map) = self.map_of_members(handle)
                    && !self.slots_of(class).contains(&name)
                {
                    return match self.remove_member_from_map(map, name)? {
                        true => Ok(()),
                        false => Err(self.no_such_member(object, name)),
                    };
                }
                let Some(place) = self.shapes.get(shape).place(name) else {
                    return Err(self.no_such_member(object, name));
                };
                let mut names = self.shapes.get(shape).names.clone();
                names.remove(place);
                let root = self.shapes.root(class);
                let shape = self.shapes.with_all(root, &names);
                if let Object::Instance(instance) = self.object_mut(handle) {
                    instance.fields.remove(place);
                    instance.shape = shape;
                }
                Ok(())
            }
            Object::Class(data) if data.members.contains_key(&name) => {
                if let Object::Class(data) = self.object_mut(handle) {
                    data.members.shift_remove(&name);
                }
                self.refresh_class(handle);
                Ok(())
            }
            Object::Module(module) => {
                let module = *module;
                self.set_module_member(module, name, Value::Unbound);
                Ok(())
            }
            Object::Function(_) => {
                if let Object::Function(function) = self.object_mut(handle) {
                    function.members.retain(|(member, _)| *member != name);
                }
                Ok(())
            }
            _ => Err(self.no_such_member(object, name)),
        }
    }

    /// The call that a method call comes to: the callee, and whether the receiver goes first.
    pub(crate) fn method_of(
        &mut self,
        receiver: Value,
        name: Symbol,
        site: u32,
    ) -> Outcome<(Value, bool)> {
        let class = self.class_of(receiver);
        let shape = match self.object_kind(receiver) {
            Some(Object::Instance(instance)) => Some(instance.shape),
            _ => None,
        };
        if let Some(method) = self.caches.method(site, class, shape) {
            return Ok((method, true));
        }
        let is_plain = !matches!(
            self.object_kind(receiver),
            Some(
                Object::Class(_)
                    | Object::Module(_)
                    | Object::Super(_)
                    | Object::Function(_)
                    | Object::BoundMethod(_)
            )
        );
        let in_map = receiver
            .handle()
            .is_some_and(|handle| self.map_of_members(handle).is_some());
        if is_plain && !in_map && !self.traits(receiver).get_attribute {
            let own = shape.is_some_and(|shape| self.shapes.get(shape).place(name).is_some());
            if !own
                && let Some((member, _)) = self.find_member(class, name)
                && self.takes_receiver(member)
            {
                self.caches.set_method(site, class, shape, member);
                return Ok((member, true));
            }
        }
        self.get_field(receiver, name, None)
            .map(|callee| (callee, false))
    }

    /// Whether a member of a class is a function that is called with the instance first.
    fn takes_receiver(&self, member: Value) -> bool {
        match member {
            Value::Builtin(id) => {
                let builtin = &self.boot.builtins[id.0 as usize];
                builtin.binding == Binding::Instance && builtin.owner.is_some()
            }
            Value::Ref(handle) => matches!(self.object(handle), Object::Function(_)),
            _ => false,
        }
    }

    /// A special method of a value, looked up on its class alone, as what to call with the receiver first.
    pub fn special_method(&mut self, value: Value, name: &str) -> Option<Value> {
        if name.is_empty() {
            return None;
        }
        let symbol = self.names.get(name)?;
        let class = self.class_of(value);
        let member = self.lookup_class_member(class, symbol)?;
        match self.object_kind(member) {
            Some(Object::StaticMethod(inner)) => Some(*inner),
            _ => Some(member),
        }
    }

    /// A call with operands passed by name as well.
    #[must_use]
    pub fn call_named(callee: Value, args: &[Value], named: Vec<(Symbol, Value)>) -> Exit {
        Exit::Call(Box::new(Call {
            callee,
            args: args.into(),
            named,
            attempts: Vec::new(),
            exhausted: None,
            then: None,
        }))
    }
}
