//! What objects of a library's classes hold, for views: found as [`ir::Contents`] says, without running the program's code.
//!
//! The machine may stand in the middle of an operation of the library's, so nothing here relies on its being consistent:
//! walks end after so many nodes, and what is not there is left out.

use crate::debug::origin::{Part, Spot};
use crate::heap::Object;
use crate::machine::Machine;
use crate::value::{Handle, Value};
use ir::{Entry, Holds, Symbol};

/// Nodes that are visited for one that counts, and besides.
const VISITS: (usize, usize) = (4, 100_000);
/// Collections within each other that are the same to people.
const DEEPEST: usize = 8;

/// What an object is to people.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// Elements in order.
    Sequence,
    /// Elements without places.
    Set,
    /// Keys with their values.
    Map,
    /// One key with its value.
    Pair,
    /// The one value that it stands for.
    Value,
    /// A name.
    Name,
    /// Its class and a text.
    Message,
}

/// An element, or an entry.
#[derive(Clone, Copy, Debug)]
pub struct Content {
    /// The key, where there is one.
    pub key: Option<Value>,
    /// The element or value.
    pub value: Value,
    /// The place that holds it.
    pub spot: Spot,
}

impl Machine {
    /// What an object is to people, where that is not its members.
    #[must_use]
    pub fn form(&self, object: Handle) -> Option<Form> {
        self.form_within(object, DEEPEST)
    }

    fn form_within(&self, object: Handle, depth: usize) -> Option<Form> {
        let of = |entry: Entry| match entry.key {
            "" => Form::Sequence,
            _ => Form::Map,
        };
        Some(match self.holds(object)? {
            Holds::Array { .. } | Holds::Ring { .. } => Form::Sequence,
            Holds::Chain { entry, .. } | Holds::Table { entry, .. } | Holds::Tree { entry, .. } => {
                of(entry)
            }
            Holds::Keys(_) => Form::Set,
            Holds::Pairs(_) => Form::Map,
            Holds::Within(member) => {
                let inner = self.held_in(object, member)?.1.handle()?;
                return self.form_within(inner, depth.checked_sub(1)?);
            }
            Holds::Pair(_) => Form::Pair,
            Holds::Value(_) => Form::Value,
            Holds::Name(_) => Form::Name,
            Holds::Message(_) => Form::Message,
        })
    }

    /// The first so many things that an object holds to people; nothing where it is shown by its members.
    #[must_use]
    pub fn contents(&self, object: Handle, most: usize) -> Vec<Content> {
        let mut walk = Walk {
            machine: self,
            found: Vec::new(),
            most,
            visits: most.saturating_mul(VISITS.0).saturating_add(VISITS.1),
        };
        walk.object(object, DEEPEST);
        walk.found
    }

    fn holds(&self, object: Handle) -> Option<Holds> {
        let listed = self.semantics().views.contents.classes;
        if listed.is_empty() || object.0 as usize >= self.state.heap.places() {
            return None;
        }
        let Object::Instance(instance) = self.object(object) else {
            return None;
        };
        let of = |name: &str| {
            let found = listed.iter().find(|(listed, _)| *listed == name);
            found.map(|(_, holds)| *holds)
        };
        if self.delegates() {
            return self.delegated_kinds(object).find_map(|kind| of(&kind));
        }
        let class = self.class(self.shapes.get(instance.shape).class)?;
        class.order.iter().find_map(|&at| {
            let name = self.class(at)?.name;
            of(self.name(name))
        })
    }

    /// A member with its place, by its name.
    fn held_in(&self, object: Handle, name: &str) -> Option<(Symbol, Value)> {
        let symbol = self.names.get(name)?;
        let value = self.part(object, Part::Member(symbol));
        value.is_bound().then_some((symbol, value))
    }
}

struct Walk<'m> {
    machine: &'m Machine,
    found: Vec<Content>,
    most: usize,
    visits: usize,
}

impl Walk<'_> {
    /// Notes that one more node is looked at; whether that may be.
    fn goes_on(&mut self) -> bool {
        self.visits = self.visits.saturating_sub(1);
        self.visits > 0 && self.found.len() < self.most
    }

    fn member(&self, object: Handle, name: &str) -> Option<Value> {
        Some(self.machine.held_in(object, name)?.1)
    }

    fn handle(&self, object: Handle, name: &str) -> Option<Handle> {
        self.member(object, name)?.handle()
    }

    fn number(&self, object: Handle, name: &str) -> Option<usize> {
        match self.member(object, name)? {
            Value::Int(number) | Value::Sized(_, number) => usize::try_from(number).ok(),
            _ => None,
        }
    }

    fn items(&self, object: Handle, name: &str) -> Option<(Handle, &[Value])> {
        let array = self.handle(object, name)?;
        match self.machine.object(array) {
            Object::Array(data) => Some((array, &data.items)),
            Object::List(items) => Some((array, items)),
            _ => None,
        }
    }

    fn element(&mut self, array: Handle, at: usize) {
        let part = Part::Element(at);
        self.found.push(Content {
            key: None,
            value: self.machine.part(array, part),
            spot: Spot::Part(array, part),
        });
    }

    fn entry(&mut self, node: Handle, entry: Entry) {
        let Some((symbol, value)) = self.machine.held_in(node, entry.value) else {
            return;
        };
        self.found.push(Content {
            key: self.member(node, entry.key),
            value,
            spot: Spot::Part(node, Part::Member(symbol)),
        });
    }

    fn object(&mut self, object: Handle, depth: usize) -> Option<()> {
        match self.machine.holds(object)? {
            Holds::Array { items, count } => {
                let (array, items) = self.items(object, items)?;
                let length = items.len();
                let count = match count {
                    "" => length,
                    count => self.number(object, count)?.min(length),
                };
                for at in 0..count.min(self.most) {
                    self.element(array, at);
                }
            }
            Holds::Ring { items, first, end } => {
                let (array, items) = self.items(object, items)?;
                let length = items.len();
                let (mut at, end) = (self.number(object, first)?, self.number(object, end)?);
                while at != end && at < length && self.goes_on() {
                    self.element(array, at);
                    at = (at + 1) % length;
                }
            }
            Holds::Chain { first, next, entry } => {
                self.chain(self.handle(object, first), next, entry);
            }
            Holds::Table { table, next, entry } => {
                let (_, chains) = self.items(object, table)?;
                let chains: Vec<Handle> = chains.iter().filter_map(|each| each.handle()).collect();
                for chain in chains {
                    self.chain(Some(chain), next, entry);
                }
            }
            Holds::Tree { root, sides, entry } => self.tree(object, root, sides, entry),
            Holds::Keys(member) => {
                let inner = self.handle(object, member)?;
                self.object(inner, depth.checked_sub(1)?);
                for each in &mut self.found {
                    each.value = each.key.take().unwrap_or(each.value);
                }
            }
            Holds::Pairs(member) => {
                let inner = self.handle(object, member)?;
                let Object::Map(map) = self.machine.object(inner) else {
                    return None;
                };
                let mut place = 0;
                while let Some((next, entry)) = map.next_from(place)
                    && self.goes_on()
                {
                    place = next;
                    self.pair(entry.value);
                }
            }
            Holds::Within(member) => {
                let inner = self.handle(object, member)?;
                self.object(inner, depth.checked_sub(1)?);
            }
            Holds::Pair(entry) => self.entry(object, entry),
            Holds::Value(value) | Holds::Name(value) | Holds::Message(value) => {
                self.entry(object, Entry { key: "", value });
            }
        }
        Some(())
    }

    /// A list of a key and its value.
    fn pair(&mut self, pair: Value) {
        let Some(list) = pair.handle() else { return };
        if let Object::List(items) = self.machine.object(list)
            && let [key, value] = items[..]
        {
            self.found.push(Content {
                key: Some(key),
                value,
                spot: Spot::Part(list, Part::Element(1)),
            });
        }
    }

    fn chain(&mut self, first: Option<Handle>, next: &str, entry: Entry) {
        let mut node = first;
        while let Some(at) = node.filter(|_| self.goes_on()) {
            self.entry(at, entry);
            node = self.handle(at, next);
        }
    }

    fn tree(&mut self, object: Handle, root: &str, sides: [&str; 2], entry: Entry) {
        let mut open = Vec::new();
        let mut node = self.handle(object, root);
        while self.goes_on() {
            match node {
                Some(at) => {
                    open.push(at);
                    node = self.handle(at, sides[0]);
                }
                None => {
                    let Some(at) = open.pop() else { return };
                    self.entry(at, entry);
                    node = self.handle(at, sides[1]);
                }
            }
        }
    }
}
