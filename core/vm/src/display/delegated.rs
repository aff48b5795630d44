//! What objects that delegate are to people, found as [`ir::Delegated`] says, without running the program's code.

use super::names::function_name;
use crate::heap::Object;
use crate::machine::Machine;
use crate::value::{Handle, Value};

/// Parents that are asked.
const DEEPEST: usize = 100;

impl Machine {
    /// A member that an object has itself.
    fn own_member(&self, object: Handle, name: &str) -> Option<Value> {
        let symbol = self.names.get(name)?;
        let own = self.own(object)?;
        let value = match self.shapes.get(own.shape).place(symbol) {
            Some(place) => own.fields.get(place).copied(),
            None => self.mapped_member(object, name),
        };
        value.filter(|value| value.is_bound())
    }

    /// The same of an object that keeps its members in a map.
    fn mapped_member(&self, object: Handle, name: &str) -> Option<Value> {
        let Object::Map(map) = self.object(self.map_of_own(object)?) else {
            return None;
        };
        let mut place = 0;
        while let Some((next, entry)) = map.next_from(place) {
            if self.text_of(entry.key).as_deref() == Some(name) {
                return Some(entry.value);
            }
            place = next;
        }
        None
    }

    /// An object and its parents, one after the other.
    fn chain(&self, object: Handle) -> impl Iterator<Item = Handle> + '_ {
        let next = |at: &Handle| self.parent_of(Value::Ref(*at));
        std::iter::successors(Some(object), next).take(DEEPEST)
    }

    /// The name of what an object is itself, as a class is.
    #[must_use]
    pub fn delegated_name(&self, object: Handle) -> Option<String> {
        let name = self.semantics().views.delegated.name;
        let own = (!name.is_empty()).then(|| self.own_member(object, name))?;
        self.text_of(own?)
    }

    /// The names of what an object is an instance of, the nearest first.
    pub(super) fn delegated_kinds(&self, object: Handle) -> impl Iterator<Item = String> + '_ {
        let views = &self.semantics().views.delegated;
        let kinds = self.chain(object).filter(|_| !views.kind.is_empty());
        let kinds = kinds.filter_map(|at| self.own_member(at, views.kind)?.handle());
        kinds.filter_map(|kind| match self.object(kind) {
            Object::Function(_) if views.name.is_empty() => Some(function_name(self, kind)),
            _ => self.delegated_name(kind),
        })
    }

    /// What an object is called by: the kind that it is of, where that does not go without saying.
    pub(super) fn delegated_kind(&self, object: Handle) -> String {
        let plain = self.semantics().views.delegated.plain;
        let kind = self.delegated_kinds(object).next();
        kind.filter(|kind| kind != plain).unwrap_or_default()
    }

    /// An error's message, where it or a parent has one.
    pub(super) fn delegated_message(&self, error: Handle) -> Option<String> {
        let message = self.semantics().views.delegated.message;
        let mut chain = self.chain(error).filter(|_| !message.is_empty());
        let found = chain.find_map(|at| self.own_member(at, message))?;
        self.text_of(found)
    }
}
