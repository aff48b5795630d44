//! Members of instances kept in a map, for programs that reach for the map itself.
//!
//! An instance keeps its members in fields that its shape names. Once the program asks for the map of them, the
//! members move into an ordinary map and stay there: what is written to the map is a member, and the other way
//! round. Several instances may share one map.
//!
//! **Invariant.** The shape of such an instance names the hidden member that holds the map, behind the hidden native
//! value where there is one, and then nothing but members that the class lists as slots, which stay out of the map;
//! no inline cache knows the members in the map.

use crate::heap::{Instance, Object};
use crate::machine::{Machine, Outcome};
use crate::value::hash::Lookup;
use crate::value::{Handle, Value};
use ir::{Computed, Symbol};

impl Machine {
    /// The map that holds an instance's members, where there is one.
    pub(crate) fn map_of_members(&self, instance: Handle) -> Option<Handle> {
        let Object::Instance(Instance { fields, shape }) = self.object(instance) else {
            return None;
        };
        let place = self
            .shapes
            .get(*shape)
            .names
            .iter()
            .take(2)
            .position(|&name| name == self.boot.members_name)?;
        fields.get(place)?.handle()
    }

    /// The map of an instance's members, which holds them from now on.
    pub(crate) fn live_members(&mut self, instance: Handle) -> Value {
        if let Some(map) = self.map_of_members(instance) {
            return Value::Ref(map);
        }
        let class = self.class_of(Value::Ref(instance));
        let slots = self.slots_of(class);
        let mut members = self.members_of(Value::Ref(instance));
        members.retain(|(name, _)| !slots.contains(name));
        let map = self.map_of_names(&members);
        self.keep_members_in(instance, map);
        map
    }

    /// Makes a map hold an instance's members; those that it had are gone.
    pub(crate) fn keep_members_in(&mut self, instance: Handle, map: Value) {
        let native = self.native(Value::Ref(instance));
        let class = self.class_of(Value::Ref(instance));
        let mut fields = Vec::with_capacity(2);
        let mut shape = self.shapes.root(class);
        if native != Value::Ref(instance) {
            fields.push(native);
            shape = self.shapes.with(shape, self.boot.native_name);
        }
        fields.push(map);
        shape = self.shapes.with(shape, self.boot.members_name);
        for slot in self.slots_of(class) {
            if let Some(value) = self.field_of(instance, slot) {
                fields.push(value);
                shape = self.shapes.with(shape, slot);
            }
        }
        if let Object::Instance(data) = self.object_mut(instance) {
            *data = Instance { fields, shape };
        }
    }

    /// What an instance holds in a field of its own.
    pub(crate) fn field_of(&self, instance: Handle, name: Symbol) -> Option<Value> {
        let Object::Instance(Instance { fields, shape }) = self.object(instance) else {
            return None;
        };
        let place = self.shapes.get(*shape).place(name)?;
        fields.get(place).copied()
    }

    /// The members that a class and its ancestors list as slots.
    pub(crate) fn slots_of(&mut self, class: Handle) -> Vec<Symbol> {
        let protocol = &self.semantics().objects.protocol;
        let members = protocol.name_of(Computed::Members);
        let Some(listing) = self.names.get(protocol.slots) else {
            return Vec::new();
        };
        let order = self.class(class).map(|data| data.order.clone());
        let listed: Vec<Value> = order
            .iter()
            .flat_map(|order| order.iter())
            .filter_map(|&at| self.class(at)?.members.get(&listing).copied())
            .collect();
        let names: Vec<String> = listed
            .into_iter()
            .flat_map(|listed| self.slot_names(listed))
            .filter(|name| name != members)
            .collect();
        names.iter().map(|name| self.intern(name)).collect()
    }

    /// A member in such a map.
    pub(crate) fn member_in_map(&mut self, map: Handle, name: Symbol) -> Option<Value> {
        let key = self.name_value(name);
        match self.map_get(map, key) {
            Ok(Lookup::Found(value)) => Some(value),
            _ => None,
        }
    }

    /// Sets a member in such a map.
    ///
    /// # Errors
    /// When the map cannot take it.
    pub(crate) fn set_member_in_map(
        &mut self,
        map: Handle,
        name: Symbol,
        value: Value,
    ) -> Outcome<()> {
        let key = self.name_value(name);
        self.map_set(map, key, value).map(|_| ())
    }

    /// Removes a member from such a map; whether there was one.
    ///
    /// # Errors
    /// When the map cannot be changed.
    pub(crate) fn remove_member_from_map(&mut self, map: Handle, name: Symbol) -> Outcome<bool> {
        let key = self.name_value(name);
        Ok(matches!(self.map_remove(map, key)?, Lookup::Found(_)))
    }

    /// The members that such a map holds, as far as the program has names for them.
    pub(crate) fn members_in_map(&self, map: Handle) -> Vec<(Symbol, Value)> {
        let Object::Map(map) = self.object(map) else {
            return Vec::new();
        };
        map.iter()
            .filter_map(|entry| {
                let text = self.state.heap.text(entry.key)?;
                Some((self.names.get(&text.get())?, entry.value))
            })
            .collect()
    }

    /// Whether instances of a class have only the members that it and its parents list.
    pub(crate) fn is_slotted(&self, class: Handle) -> bool {
        let Some(slots) = self.names.get(self.semantics().objects.protocol.slots) else {
            return false;
        };
        let members = self.semantics().objects.protocol.name_of(Computed::Members);
        let root = self.native_class(ir::Native::Object);
        let Some(data) = self.class(class) else {
            return false;
        };
        data.order.iter().filter(|&&at| at != root).all(|&at| {
            let listed = self
                .class(at)
                .and_then(|class| class.members.get(&slots).copied());
            listed.is_some_and(|listed| !self.slot_names(listed).iter().any(|name| name == members))
        })
    }

    /// The names that a class's list of members gives: one text or several.
    pub(crate) fn slot_names(&self, listed: Value) -> Vec<String> {
        let names = match self.object_kind(listed) {
            Some(Object::Tuple(items)) => items.to_vec(),
            Some(Object::List(items)) => items.clone(),
            _ => vec![listed],
        };
        names
            .into_iter()
            .filter_map(|name| self.text_of(name))
            .collect()
    }
}
