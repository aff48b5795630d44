//! Reading, writing and removing elements: the class's own method for that first, then natively.

use crate::heap::Object;
use crate::machine::state::Then;
use crate::machine::{Machine, Outcome};
use crate::symbolic::cases::Work;
use crate::value::Value;
use ir::{Fault, Hook};

impl Machine {
    /// Reads an element of any value.
    pub(crate) fn apply_index(
        &mut self,
        object: Value,
        index: Value,
        then: Then,
    ) -> Result<(), Value> {
        if let Value::Unknown(_) = object {
            let value = self.unknown_element(object, index);
            return self.deliver(then, value);
        }
        if self.delegates() {
            let outcome = self.delegated_element_of(object, index);
            return self.settle(outcome, then);
        }
        if self.semantics().objects.others == ir::OtherOperands::Library {
            let outcome = self.element_of(object, index);
            return self.settle(outcome, then);
        }
        let protocol = &self.semantics().objects.protocol;
        if self.traits(object).get_item
            && let Some(method) = self.custom_method(object, protocol.get_item)
        {
            return self.call(method, smallvec::smallvec![object, index], Vec::new(), then);
        }
        match self.asks_about(Work::Load { object }, index, &then)? {
            true => Ok(()),
            false => self.load_element(object, index, then),
        }
    }

    /// The same without asking anybody.
    pub(crate) fn load_element(
        &mut self,
        object: Value,
        index: Value,
        then: Then,
    ) -> Result<(), Value> {
        let outcome = self.index_natively(object, index);
        self.settle(outcome, then)
    }

    /// Reads an element without asking the class's own method for that.
    ///
    /// # Errors
    /// The language's error, or the call that finds the element.
    pub fn index_natively(&mut self, object: Value, index: Value) -> Outcome {
        if let Some(value) = crate::operator::index::load(self, object, index)? {
            return Ok(value);
        }
        if self.is_class(object)
            && let Some(method) = self
                .names
                .get(self.semantics().objects.protocol.get_class_item)
                .and_then(|name| {
                    let Value::Ref(handle) = object else {
                        return None;
                    };
                    self.lookup_class_member(handle, name)
                })
        {
            let method = match self.object_kind(method) {
                Some(Object::ClassMethod(inner) | Object::StaticMethod(inner)) => *inner,
                _ => method,
            };
            return Err(Machine::call_exit(method, &[object, index]));
        }
        if self.is_class(object) {
            return Err(self.hook(Hook::GenericAlias, &[object, index]));
        }
        let kind = self.type_name(object);
        Err(self.fault(Fault::NotIndexable, &[&kind]))
    }

    /// Checks an index of an array of a known length.
    pub(crate) fn check_index(
        &mut self,
        index: Value,
        length: Value,
        then: Then,
    ) -> Result<(), Value> {
        if self.asks_about(Work::Check { length }, index, &then)? {
            return Ok(());
        }
        let outcome = self.intrinsic(ir::Intrinsic::CheckIndex, &[index, length]);
        self.settle(outcome, then)
    }

    /// Writes an element of any value.
    pub(crate) fn apply_store_index(
        &mut self,
        object: Value,
        index: Value,
        value: Value,
    ) -> Result<(), Value> {
        if let Value::Unknown(_) = object {
            self.write_unknown_element(object, index, Some(value));
            return Ok(());
        }
        if self.delegates() {
            let outcome = self.set_delegated_element_of(object, index, value);
            return self.settle(outcome.map(|()| Value::Nil), Then::Discard);
        }
        if self.semantics().objects.others == ir::OtherOperands::Library {
            let outcome = self.set_element_of(object, index, value);
            return self.settle(outcome.map(|()| Value::Nil), Then::Discard);
        }
        if self.traits(object).set_item
            && let Some(method) =
                self.custom_method(object, self.semantics().objects.protocol.set_item)
        {
            return self.call(
                method,
                smallvec::smallvec![object, index, value],
                Vec::new(),
                Then::Discard,
            );
        }
        match self.asks_about(Work::Store { object, value }, index, &Then::Discard)? {
            true => Ok(()),
            false => self.store_element(object, index, value),
        }
    }

    /// The same without asking anybody.
    pub(crate) fn store_element(
        &mut self,
        object: Value,
        index: Value,
        value: Value,
    ) -> Result<(), Value> {
        let native = self.native(object);
        match crate::operator::index::store(self, native, index, value) {
            Ok(Some(())) => Ok(()),
            Ok(None) => {
                let kind = self.type_name(object);
                let exit = self.fault(Fault::NoItemAssignment, &[&kind]);
                self.settle(Err(exit), Then::Discard)
            }
            Err(exit) => self.settle(Err(exit), Then::Discard),
        }
    }

    /// Removes an element of any value.
    ///
    /// # Errors
    /// The language's error, or the call that removes it.
    pub fn delete_index(&mut self, object: Value, index: Value) -> Outcome {
        if let Value::Unknown(_) = object {
            self.write_unknown_element(object, index, None);
            return Ok(Value::Nil);
        }
        if self.traits(object).delete_item
            && let Some(method) =
                self.custom_method(object, self.semantics().objects.protocol.delete_item)
        {
            return Err(Machine::call_exit(method, &[object, index]));
        }
        let native = self.native(object);
        match crate::operator::index::delete(self, native, index)? {
            Some(()) => Ok(Value::Nil),
            None => {
                let kind = self.type_name(object);
                Err(self.fault(Fault::NoItemDeletion, &[&kind]))
            }
        }
    }
}
