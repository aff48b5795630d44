//! Classes: of which class a value is, how a class is made, and where its members are found.
//!
//! This file holds the classes of values and the order of look-up, which is the C3 linearization (Barrett et al., "A
//! monotonic superclass linearization for Dylan", 1996). Beside it are the making of classes, the shapes of instances, and
//! the reading, writing and deleting of members.

pub(crate) mod attribute;
pub(crate) mod creation;
pub(crate) mod member_map;
pub mod shape;

use crate::heap::{Class, Instance, Object};
use crate::machine::{Machine, Outcome};
use crate::value::{Handle, Singleton, Value};
use ir::{Fault, FunctionKind, Hook, ModuleId, Native, Symbol};

/// What a class has of the special methods that native operations must ask for, because the program or the
/// library wrote them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(missing_docs, reason = "each is named after the operation")]
#[expect(clippy::struct_excessive_bools, reason = "a set of independent facts")]
pub struct Traits {
    pub new: bool,
    pub init: bool,
    pub call: bool,
    pub str: bool,
    pub repr: bool,
    pub format: bool,
    pub bool: bool,
    pub len: bool,
    pub hash: bool,
    /// Defines equality without a hash: instances cannot be keys.
    pub unhashable: bool,
    pub eq: bool,
    pub order: bool,
    pub iter: bool,
    pub contains: bool,
    pub get_item: bool,
    pub set_item: bool,
    pub delete_item: bool,
    pub missing: bool,
    pub get_attribute: bool,
    pub get_missing: bool,
    pub set_attribute: bool,
    pub delete_attribute: bool,
    pub finalize: bool,
}

impl Machine {
    /// The class of a value.
    #[must_use]
    pub fn class_of(&self, value: Value) -> Handle {
        let native = match value {
            Value::Unbound | Value::Nil => Native::Nil,
            Value::Bool(_) => Native::Bool,
            Value::Int(_) => Native::Int,
            Value::Sized(scalar, _) => Native::of(scalar),
            Value::Float(_) => Native::Float,
            Value::Builtin(id) if self.boot.builtins[id.0 as usize].receiver.is_some() => {
                Native::IntrinsicMethod
            }
            Value::Builtin(_) | Value::Intrinsic(_) => Native::Intrinsic,
            Value::Singleton(Singleton::Ellipsis) => Native::Ellipsis,
            Value::Singleton(Singleton::NotImplemented) => Native::NotImplemented,
            Value::Singleton(Singleton::Null) => Native::Nil,
            Value::Unknown(_) => Native::Symbolic,
            Value::Pointer(..) => Native::Pointer,
            Value::Ref(handle) => match self.object(handle) {
                Object::Instance(instance) => return self.shapes.get(instance.shape).class,
                Object::Class(class) => return class.metaclass,
                Object::Boxed(inner) => return self.class_of(*inner),
                Object::Text(_) => Native::Text,
                Object::Bytes(_) => Native::Bytes,
                Object::ByteArray(_) => Native::ByteArray,
                Object::List(_) => Native::List,
                Object::Array(array) => return array.class,
                Object::Tuple(_) => Native::Tuple,
                Object::Map(_) => Native::Map,
                Object::Table(_) => Native::Table,
                Object::Set(_) => Native::Set,
                Object::FrozenSet(_) => Native::FrozenSet,
                Object::Range(_) => Native::Range,
                Object::Slice(_) => Native::Slice,
                Object::Cell(_) => Native::Cell,
                Object::Symbol(_) => Native::Symbol,
                Object::BigInt(_) if self.has_doubles() => Native::BigInt,
                Object::BigInt(_) => Native::Int,
                Object::Function(function) if self.delegates() => {
                    return self.shapes.get(function.own.shape).class;
                }
                Object::Function(function) if function.is_plain => Native::Intrinsic,
                Object::Function(_) => Native::Function,
                Object::BoundMethod(method) => match method.function {
                    Value::Builtin(_) => Native::Intrinsic,
                    _ => Native::BoundMethod,
                },
                Object::Exception(_) => Native::Exception,
                Object::Generator(generator) => match generator.kind {
                    FunctionKind::Coroutine => Native::Coroutine,
                    FunctionKind::AsyncGenerator => Native::AsyncGenerator,
                    _ => Native::Generator,
                },
                Object::Cursor(cursor) => cursor.kind,
                Object::Module(_) => Native::Module,
                Object::Property(_) => Native::Property,
                Object::StaticMethod(_) => Native::StaticMethod,
                Object::ClassMethod(_) => Native::ClassMethod,
                Object::Super(_) => Native::Super,
                Object::MapView(_, crate::heap::ViewKind::Keys) => Native::MapKeys,
                Object::MapView(_, crate::heap::ViewKind::Values) => Native::MapValues,
                Object::MapView(_, crate::heap::ViewKind::Items) => Native::MapItems,
                Object::Region(_) => Native::Pointer,
                Object::Free => Native::Nil,
            },
        };
        self.native_class(native)
    }

    /// A class's data.
    #[must_use]
    pub fn class(&self, handle: Handle) -> Option<&Class> {
        match self.object(handle) {
            Object::Class(class) => Some(class),
            _ => None,
        }
    }

    /// Whether the machine itself provides a class.
    #[must_use]
    pub fn is_provided(&self, class: Handle) -> bool {
        self.class(class)
            .is_some_and(|data| data.module == ModuleId(u32::MAX))
    }

    /// Whether a value is a class.
    #[must_use]
    pub fn is_class(&self, value: Value) -> bool {
        matches!(value, Value::Ref(handle) if matches!(self.object(handle), Object::Class(_)))
    }

    /// The special methods that a value's class has from the program or the library.
    #[must_use]
    pub fn traits(&self, value: Value) -> Traits {
        match self.object_kind(value) {
            Some(Object::Instance(_) | Object::Class(_)) => self
                .class(self.class_of(value))
                .map(|class| class.traits)
                .unwrap_or_default(),
            _ => Traits::default(),
        }
    }

    /// The object that a value refers to.
    #[must_use]
    pub fn object_kind(&self, value: Value) -> Option<&Object> {
        value.handle().map(|handle| self.object(handle))
    }

    /// A member of a class or of what it inherits from, and the class that has it.
    pub fn find_member(&mut self, class: Handle, name: Symbol) -> Option<(Value, Handle)> {
        if let Some(known) = self.caches.member(class, name) {
            return known;
        }
        if self.delegates() && self.class(class).is_none() {
            return self.find_delegated(class, name);
        }
        // What a class says of itself it does not say of those derived from it.
        let is_own = self.tells_one_class(name);
        let found = self.class(class).and_then(|data| {
            data.order
                .iter()
                .filter(|&&at| !is_own || at == class || self.is_provided(at))
                .find_map(|&at| Some((*self.class(at)?.members.get(&name)?, at)))
        });
        self.caches.set_member(class, name, found);
        found
    }

    /// A member of a class or of what it inherits from.
    pub fn lookup_class_member(&mut self, class: Handle, name: Symbol) -> Option<Value> {
        Some(self.find_member(class, name)?.0)
    }

    /// Whether a member found under a name is not what the machine's own classes have under it: the program or the library
    /// wrote it, or put a method there that has another name.
    pub(crate) fn is_custom(&self, member: Value, name: Symbol) -> bool {
        match member {
            Value::Builtin(id) => self.boot.builtins[id.0 as usize].name != name,
            _ => true,
        }
    }

    /// A special method of a value's class, by its name in the language, if it is not the machine's own.
    pub fn custom_method(&mut self, value: Value, name: &'static str) -> Option<Value> {
        if name.is_empty() {
            return None;
        }
        let symbol = self.names.get(name)?;
        let class = self.class_of(value);
        let member = self.lookup_class_member(class, symbol)?;
        self.is_custom(member, symbol).then_some(member)
    }

    /// Whether `class` is `ancestor` or inherits from it.
    #[must_use]
    pub fn inherits(&self, class: Handle, ancestor: Handle) -> bool {
        class == ancestor || self.has_ancestor(class, ancestor) || self.is_array_of(class, ancestor)
    }

    /// Whether a class is among those that another inherits from.
    pub(crate) fn has_ancestor(&self, class: Handle, ancestor: Handle) -> bool {
        self.class(class)
            .is_some_and(|class| class.order.contains(&ancestor))
    }

    /// Whether a value is an instance of a class or of one derived from it.
    #[must_use]
    pub fn is_instance(&self, value: Value, class: Handle) -> bool {
        self.inherits(self.class_of(value), class)
    }

    /// What the class and its ancestors have of special methods.
    fn traits_of(&mut self, class: Handle) -> Traits {
        let protocol = &self.semantics().objects.protocol;
        let order_names = [ir::BinOp::Lt, ir::BinOp::Le, ir::BinOp::Gt, ir::BinOp::Ge];
        let eq = protocol.binary(ir::BinOp::Eq).map_or("", |names| names[0]);
        let mut has = |name: &str| -> bool {
            if name.is_empty() {
                return false;
            }
            let Some(symbol) = self.names.get(name) else {
                return false;
            };
            self.lookup_class_member(class, symbol)
                .is_some_and(|member| self.is_custom(member, symbol))
        };
        let mut traits = Traits {
            new: has(protocol.new),
            init: has(protocol.init),
            call: has(protocol.call),
            str: has(protocol.str),
            repr: has(protocol.repr),
            format: has(protocol.format),
            bool: has(protocol.bool),
            len: has(protocol.len),
            hash: has(protocol.hash),
            unhashable: false,
            eq: has(eq),
            order: order_names
                .into_iter()
                .filter_map(|op| protocol.binary(op))
                .any(|names| has(names[0])),
            iter: has(protocol.iter),
            contains: has(protocol.contains),
            get_item: has(protocol.get_item),
            set_item: has(protocol.set_item),
            delete_item: has(protocol.delete_item),
            missing: has(protocol.missing),
            get_attribute: has(protocol.get_attribute),
            get_missing: has(protocol.get_missing_attribute),
            set_attribute: has(protocol.set_attribute),
            delete_attribute: has(protocol.delete_attribute),
            finalize: has(protocol.finalize),
        };
        if let Some(hash) = self.names.get(protocol.hash)
            && let Some(Value::Nil) = self.lookup_class_member(class, hash)
        {
            traits.unhashable = true;
            traits.hash = false;
        }
        traits
    }

    /// Brings what is known of a class up to date after its members changed.
    pub(crate) fn refresh_class(&mut self, handle: Handle) {
        self.caches.forget();
        let mut pending = vec![handle];
        while let Some(handle) = pending.pop() {
            let traits = self.traits_of(handle);
            if let Object::Class(class) = self.object_mut(handle) {
                class.traits = traits;
                pending.extend(class.children.iter().copied());
            }
        }
    }

    /// Sets a member of a class.
    pub fn set_class_member(&mut self, handle: Handle, name: Symbol, value: Value) {
        let is_special = self.boot.remembered.contains(&name);
        if let Object::Class(class) = self.object_mut(handle) {
            class.members.insert(name, value);
        }
        if is_special {
            self.refresh_class(handle);
        } else {
            self.caches.forget();
        }
    }

    /// Makes a class without running any code of the program's.
    ///
    /// # Errors
    /// When the parents cannot be linearized or derived from.
    pub fn make_class(
        &mut self,
        name: Symbol,
        parents: &[Handle],
        metaclass: Handle,
        members: &[(Symbol, Value)],
        module: ModuleId,
    ) -> Outcome<Handle> {
        let root = self.native_class(Native::Object);
        let parents: Vec<Handle> = if parents.is_empty() {
            vec![root]
        } else {
            parents.to_vec()
        };
        let mut native = Native::Object;
        for &parent in &parents {
            let inside = self
                .class(parent)
                .map_or(Native::Object, |class| class.native);
            if inside != Native::Object {
                if matches!(
                    inside,
                    Native::Bool | Native::Nil | Native::Function | Native::Range | Native::Slice
                ) {
                    let parent = self.class_name(parent);
                    return Err(self.fault(Fault::BadBase, &[&parent]));
                }
                native = inside;
            }
        }
        if parents.len() > 1 {
            self.check_layouts(&parents)?;
        }
        let order = self.linearize(&parents)?;
        let is_partial = parents
            .iter()
            .any(|&parent| self.class(parent).is_some_and(|class| class.is_partial));
        let handle = self.make(Object::Free);
        let order: Vec<Handle> = std::iter::once(handle).chain(order).collect();
        let shape = self.shapes.root(handle);
        let mut members: indexmap::IndexMap<Symbol, Value, rustc_hash::FxBuildHasher> =
            members.iter().copied().collect();
        let protocol = &self.semantics().objects.protocol;
        let (eq, hash) = (
            protocol.binary(ir::BinOp::Eq).map_or("", |names| names[0]),
            protocol.hash,
        );
        if let (Some(eq), Some(hash)) = (self.names.get(eq), self.names.get(hash))
            && members.contains_key(&eq)
            && !members.contains_key(&hash)
        {
            members.insert(hash, Value::Nil);
        }
        // These are methods of the class although nobody says so.
        for name in [protocol.init_subclass, protocol.get_class_item] {
            if let Some(member) = self.names.get(name).and_then(|name| members.get_mut(&name))
                && let Some(Object::Function(_)) = self.object_kind(*member)
            {
                *member = self.insert(Object::ClassMethod(*member));
            }
        }
        *self.object_mut(handle) = Object::Class(Box::new(Class {
            name,
            parents: parents.as_slice().into(),
            order: order.into(),
            metaclass,
            members,
            native,
            shape,
            module,
            traits: Traits::default(),
            children: Vec::new(),
            is_partial,
        }));
        for parent in parents {
            if let Object::Class(parent) = self.object_mut(parent) {
                parent.children.push(handle);
            }
        }
        self.state.classes_made += 1;
        self.refresh_class(handle);
        Ok(handle)
    }

    /// Instances have one layout: of the parents' layouts, one must extend all others.
    fn check_layouts(&mut self, parents: &[Handle]) -> Outcome<()> {
        let mut chosen: Option<Handle> = None;
        for &parent in parents {
            let Some(layout) = self.instance_layout(parent) else {
                continue;
            };
            match chosen {
                Some(before) if self.inherits(before, layout) => {}
                Some(before) if !self.inherits(layout, before) => {
                    return Err(self.fault(Fault::LayoutConflict, &[]));
                }
                _ => chosen = Some(layout),
            }
        }
        Ok(())
    }

    /// The nearest ancestor, the class itself included, that says how its instances are laid out: one around a kind of
    /// native value that its parent is not about, or one that lists fields.
    fn instance_layout(&self, class: Handle) -> Option<Handle> {
        let slots = self.names.get(self.semantics().objects.protocol.slots);
        let order = &self.class(class)?.order;
        order.iter().copied().find(|&at| {
            let Some(data) = self.class(at) else {
                return false;
            };
            let inherited = data
                .parents
                .first()
                .and_then(|&parent| self.class(parent))
                .map_or(Native::Object, |parent| parent.native);
            let listed = slots.and_then(|slots| data.members.get(&slots).copied());
            data.native != Native::Object && data.native != inherited
                || listed.is_some_and(|listed| {
                    let names = self.slot_names(listed);
                    names
                        .iter()
                        .any(|name| !self.semantics().objects.protocol.is_special(name))
                })
        })
    }

    /// The C3 linearization of a class's ancestors, itself left out.
    fn linearize(&mut self, parents: &[Handle]) -> Outcome<Vec<Handle>> {
        let mut lists: Vec<Vec<Handle>> = parents
            .iter()
            .filter_map(|&parent| Some(self.class(parent)?.order.to_vec()))
            .collect();
        lists.push(parents.to_vec());
        let mut order = Vec::new();
        loop {
            lists.retain(|list| !list.is_empty());
            if lists.is_empty() {
                return Ok(order);
            }
            let in_a_tail = |class: Handle| lists.iter().any(|list| list[1..].contains(&class));
            let Some(next) = lists
                .iter()
                .map(|list| list[0])
                .find(|&head| !in_a_tail(head))
            else {
                let mut heads: Vec<Handle> = Vec::new();
                for list in &lists {
                    if !heads.contains(&list[0]) {
                        heads.push(list[0]);
                    }
                }
                let names: Vec<String> =
                    heads.iter().map(|&class| self.class_name(class)).collect();
                return Err(self.fault(Fault::InconsistentParents, &[&names.join(", ")]));
            };
            order.push(next);
            for list in &mut lists {
                if list[0] == next {
                    list.remove(0);
                }
            }
        }
    }

    /// Whether a class has an ancestor that is not known.
    #[must_use]
    pub fn is_partial(&self, class: Handle) -> bool {
        self.class(class).is_some_and(|class| class.is_partial)
    }

    /// A new instance of a class, without members.
    pub fn new_instance(&mut self, class: Handle) -> Value {
        let known = self.class(class).map(|class| (class.shape, class.traits));
        let (shape, traits) = known.unwrap_or_else(|| (self.shapes.root(class), Traits::default()));
        let instance = self.insert(Object::Instance(Instance {
            fields: Vec::new(),
            shape,
        }));
        self.watch_instance(instance, traits);
        instance
    }

    /// A new instance of a class around a native value.
    pub fn new_instance_around(&mut self, class: Handle, native: Value) -> Value {
        let root = self.shapes.root(class);
        let shape = self.shapes.with(root, self.boot.native_name);
        let instance = self.insert(Object::Instance(Instance {
            fields: vec![native],
            shape,
        }));
        let traits = self.class_traits(class);
        self.watch_instance(instance, traits);
        instance
    }

    /// Tells the library that a class has been made, so that members learn their names and parents their children.
    pub(crate) fn announce_class(&mut self, class: Handle, keywords: Value) -> Outcome<bool> {
        let names_members = self.class(class).is_some_and(|data| {
            let mut members = data.members.values();
            members.any(|&value| matches!(self.object_kind(value), Some(Object::Instance(_))))
        });
        let told = self
            .names
            .get(self.semantics().objects.protocol.init_subclass)
            .and_then(|name| {
                let parents = self.class(class)?.order[1..].to_vec();
                parents
                    .into_iter()
                    .find_map(|parent| self.class(parent)?.members.get(&name).copied())
            });
        let tells_parents = told.is_some_and(|member| !matches!(member, Value::Builtin(_)));
        if !(names_members || tells_parents || keywords != Value::Nil) {
            return Ok(true);
        }
        let keywords = if keywords == Value::Nil {
            self.map_of_names(&[])
        } else {
            keywords
        };
        Err(self.hook(Hook::ClassCreated, &[Value::Ref(class), keywords]))
    }
}
