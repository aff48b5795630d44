//! Calls of unknown functions: what they give, and what they may have changed.
//!
//! What a call could reach are the objects that it is given, by place, by name or as the receiver, and whatever those lead to. An
//! [`UnknownCalls`] says which part of that is then not known any more. How many elements a collection has, and which keys and
//! members there are, is taken to stay as it was.

use crate::heap::Object;
use crate::machine::Machine;
use crate::symbolic::Expression;
use crate::value::{Handle, Unknown, Value};
use ir::Symbol;
use rustc_hash::FxHashSet;

/// What calls of unknown functions may have changed.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum UnknownCalls {
    /// Nothing.
    Pure,
    /// What is unknown itself: what members and elements of unknowns that the call could reach held, and memory that nothing
    /// had written. What the program put somewhere is still there.
    #[default]
    Symbolic,
    /// All that the call could reach: the program's own objects hold unknowns afterwards.
    Arguments,
    /// The same, and all of the program's outermost variables with what they lead to.
    Everything,
}

impl UnknownCalls {
    /// All of them.
    pub const ALL: [UnknownCalls; 4] = [
        UnknownCalls::Pure,
        UnknownCalls::Symbolic,
        UnknownCalls::Arguments,
        UnknownCalls::Everything,
    ];

    /// The word for it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            UnknownCalls::Pure => "pure",
            UnknownCalls::Symbolic => "symbolic",
            UnknownCalls::Arguments => "arguments",
            UnknownCalls::Everything => "everything",
        }
    }

    /// The one with a name.
    #[must_use]
    pub fn named(name: &str) -> Option<UnknownCalls> {
        UnknownCalls::ALL.into_iter().find(|one| one.name() == name)
    }
}

/// Up to how many elements of one collection are told apart afterwards.
const ELEMENTS: usize = 1000;
/// How many characters of a place are said.
const WORDS: usize = 40;

impl Machine {
    /// What calling an unknown gives. Afterwards what it may have changed is not known.
    pub(crate) fn call_of_unknown(&mut self, call: Expression) -> Value {
        self.call_under(call, self.settings.unknown_calls)
    }

    /// What an operation gives that could not be carried out for want of what it works on. Raw memory that it got hold of
    /// is not known any more.
    pub(crate) fn unknown_operation(&mut self, call: Expression) -> Value {
        let policy = self.settings.unknown_calls;
        self.call_under(
            call,
            match self.semantics().memory.has_addresses {
                false => policy,
                _ if policy == UnknownCalls::Everything => policy,
                _ => UnknownCalls::Arguments,
            },
        )
    }

    fn call_under(&mut self, call: Expression, policy: UnknownCalls) -> Value {
        let roots: Vec<Value> = match &call {
            Expression::Call(callee, operands) => {
                // A method that was looked up before has its object at hand.
                let owner = match *callee {
                    Value::Unknown(unknown) => match self.state.unknowns.get(unknown).expression {
                        Expression::Field(object, _) => Some(object),
                        _ => None,
                    },
                    _ => None,
                };
                let named = operands.named.iter().map(|&(_, value)| value);
                let placed = operands.placed.iter().copied();
                placed.chain(named).chain([*callee]).chain(owner).collect()
            }
            Expression::Method(receiver, _, operands) => {
                let named = operands.named.iter().map(|&(_, value)| value);
                let placed = operands.placed.iter().copied();
                placed.chain(named).chain([*receiver]).collect()
            }
            Expression::Intrinsic(_, operands) => operands.to_vec(),
            _ => Vec::new(),
        };
        let (unknown, result) = self.unknown_node(call, None);
        if policy != UnknownCalls::Pure {
            let called = self.called_of(unknown);
            let called =
                called.map_or_else(|| "a call".to_owned(), |(name, _)| format!("{name}()"));
            self.may_have_changed(roots, policy, &called);
        }
        self.write_given(unknown);
        result
    }

    fn may_have_changed(&mut self, roots: Vec<Value>, policy: UnknownCalls, by: &str) {
        let mut roots = roots;
        if policy == UnknownCalls::Everything {
            self.change_globals(by, &mut roots);
        }
        let (objects, unknowns) = self.reachable(&roots);
        let everything = policy == UnknownCalls::Everything;
        let graph = &self.state.unknowns;
        let mut gone = FxHashSet::default();
        for ((of, _), _) in graph.memory.iter() {
            let mut at = Some(*of);
            while let Some(unknown) = at {
                if everything || unknowns.contains(&unknown) {
                    gone.insert(*of);
                    break;
                }
                at = match graph.get(unknown).expression {
                    Expression::Field(Value::Unknown(base), _)
                    | Expression::Index(Value::Unknown(base), _)
                    | Expression::Binary(_, Value::Unknown(base), _)
                    | Expression::Element(Value::Unknown(base)) => Some(base),
                    _ => None,
                };
            }
        }
        self.state.unknowns.memory.forget(|of| gone.contains(&of));
        let all = matches!(policy, UnknownCalls::Arguments | UnknownCalls::Everything);
        for handle in objects {
            if matches!(self.object(handle), Object::Region(_)) {
                self.change_region(handle, !all, by);
            } else if all {
                self.change_object(handle, by);
            }
        }
    }

    /// The objects and unknowns that some values lead to.
    fn reachable(&self, roots: &[Value]) -> (Vec<Handle>, FxHashSet<Unknown>) {
        let (mut objects, mut unknowns) = (Vec::new(), FxHashSet::default());
        let mut seen = FxHashSet::default();
        let mut open: Vec<Value> = roots.to_vec();
        while let Some(value) = open.pop() {
            let handle = match value {
                Value::Unknown(unknown) => {
                    if unknowns.insert(unknown) {
                        let held = self.state.unknowns.memory.iter();
                        open.extend(held.filter(|((of, _), _)| *of == unknown).map(|(_, to)| to));
                    }
                    continue;
                }
                Value::Ref(handle) | Value::Pointer(handle, _) => handle,
                _ => continue,
            };
            if !seen.insert(handle) {
                continue;
            }
            let object = self.object(handle);
            match object {
                Object::List(items) => open.extend(items),
                Object::Array(array) => open.extend(&array.items[..]),
                Object::Tuple(items) => open.extend(&items[..]),
                Object::Map(map) => open.extend(map.iter().map(|entry| entry.value)),
                Object::Set(set) => open.extend(set.iter().map(|(_, value)| value)),
                Object::Instance(instance) => open.extend(&instance.fields),
                Object::Cell(value) | Object::Boxed(value) => open.push(*value),
                Object::Function(function) => {
                    open.extend(function.captures.iter().map(|&cell| Value::Ref(cell)));
                }
                Object::BoundMethod(method) => open.extend([method.receiver, method.function]),
                Object::Region(region) => open.extend(region.parts().1),
                _ => continue,
            }
            objects.push(handle);
        }
        (objects, unknowns)
    }

    /// A new unknown that stands where a call may have put anything.
    fn after(&mut self, place: &str, by: &str) -> Value {
        let words = format!("{place} after {by}");
        self.unknown(Expression::Described(words.into()))
    }

    /// Something was written to a collection or region, and it is not known at which place: each may hold something else now.
    pub(crate) fn written_somewhere(&mut self, handle: Handle, place: Value) {
        let place = match place {
            Value::Unknown(unknown) => crate::display::expression(self, unknown),
            place => crate::display::preview(self, place, WORDS),
        };
        let by = format!("a write at {place}");
        match self.object(handle) {
            Object::Region(_) => self.change_region(handle, false, &by),
            _ => self.change_object(handle, &by),
        }
    }

    fn change_object(&mut self, handle: Handle, by: &str) {
        let count = match self.object(handle) {
            Object::List(items) => items.len(),
            Object::Array(array) => array.items.len(),
            Object::Map(map) => map.len(),
            Object::Instance(_) => return self.change_members(handle, by),
            Object::Cell(value) if is_data(self, *value) => {
                let value = self.after("a captured variable", by);
                if let Object::Cell(held) = self.object_mut(handle) {
                    *held = value;
                }
                return;
            }
            _ => return,
        };
        let told_apart = count.min(ELEMENTS);
        let mut values: Vec<Value> = (0..told_apart)
            .map(|at| self.after(&format!("element {at}"), by))
            .collect();
        if count > told_apart {
            let other = self.after("an element", by);
            values.resize(count, other);
        }
        match self.object_mut(handle) {
            Object::List(items) => *items = values,
            Object::Array(array) => array.items = values.into(),
            Object::Map(map) => {
                let mut behind = 0;
                for value in values {
                    let Some((next, _)) = map.next_from(behind) else {
                        break;
                    };
                    map.set_at(next - 1, value);
                    behind = next;
                }
            }
            _ => {}
        }
    }

    /// The members of an instance; those of the library's classes keep what makes them work.
    fn change_members(&mut self, handle: Handle, by: &str) {
        let class = self.class_of(Value::Ref(handle));
        let module = self.class(class).map(|class| class.module);
        let is_own = module.is_some_and(|module| {
            (self.linked.program.modules.get(module.index())).is_some_and(|one| !one.is_library)
        });
        if !is_own {
            return;
        }
        let Object::Instance(instance) = self.object(handle) else {
            return;
        };
        let (shape, fields) = (instance.shape, instance.fields.clone());
        let names: Vec<Symbol> = self.shapes.get(shape).names.clone();
        // Where the class derives from a native one, that value comes first.
        let first = fields.len().saturating_sub(names.len());
        for (name, at) in names.into_iter().zip(first..) {
            if !is_data(self, fields[at]) {
                continue;
            }
            let name = self.name(name).to_owned();
            let value = self.after(&format!(".{name}"), by);
            if let Object::Instance(instance) = self.object_mut(handle) {
                instance.fields[at] = value;
            }
        }
    }

    fn change_region(&mut self, handle: Handle, only_unset: bool, by: &str) {
        let Object::Region(region) = self.object(handle) else {
            return;
        };
        if !region.is_alive || region.is_frozen || region.size() == 0 {
            return;
        }
        let name = region.name;
        let name = name.map_or("memory", |name| self.name(name));
        let place = name.trim_start_matches('&').to_owned();
        let value = self.after(&place, by);
        if let Some(region) = self.region_mut(handle) {
            region.blur(only_unset, value);
        }
    }

    /// The outermost variables of the program; what they held goes to `roots`.
    fn change_globals(&mut self, by: &str, roots: &mut Vec<Value>) {
        for at in 0..self.state.globals.len() {
            let value = self.state.globals[at];
            let data = &self.linked.globals[at];
            let (module, name) = (data.module, data.name);
            let module = &self.linked.program.modules[module.index()];
            if module.is_library || !value.is_bound() {
                continue;
            }
            roots.push(value);
            // Variables in memory are changed there, and names of the language's own are nobody's.
            let text = self.name(name);
            let is_own = !module.semantics.is_hidden(text) && !text.starts_with('&');
            if is_own && is_data(self, value) {
                let text = text.to_owned();
                self.state.globals[at] = self.after(&text, by);
            }
        }
    }
}

/// Whether a value is data, rather than a function, a class or a module.
fn is_data(machine: &Machine, value: Value) -> bool {
    match value {
        Value::Builtin(_) | Value::Intrinsic(_) | Value::Unbound => false,
        Value::Ref(handle) => !matches!(
            machine.object(handle),
            Object::Function(_)
                | Object::Class(_)
                | Object::Module(_)
                | Object::StaticMethod(_)
                | Object::ClassMethod(_)
                | Object::Property(_)
        ),
        _ => true,
    }
}
