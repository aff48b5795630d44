//! The making of classes from their bodies.
//!
//! A class statement evaluates the parents, runs the body as a call of its own, and hands what the body bound to the
//! class of the class. Where that has a say in it, it is asked for a map first (the *namespace*), whose entries the
//! body can read; what the body bound is put into that map at the end of the body, in the order of first mention.

use crate::heap::Object;
use crate::machine::state::{ClassInProgress, Then};
use crate::machine::{Exit, Machine, Outcome};
use crate::names::module::give_data;
use crate::value::{Handle, Value};
use ir::{Fault, Hook, Native, Symbol};
use std::rc::Rc;

/// What decides how a class is made.
struct Making {
    /// Its parents, those that are not known left out.
    parents: Vec<Handle>,
    /// Its class, or what was given to be called in its place.
    metaclass: Value,
    /// Further arguments by name.
    named: Vec<(Symbol, Value)>,
    /// Whether one of its parents is not known.
    is_partial: bool,
}

impl Machine {
    /// Starts making a class: evaluates its parents, asks for a namespace, and runs its body.
    pub(crate) fn begin_class(&mut self, dst: u16, definition: u32) -> Result<(), Value> {
        match self.class_in_progress(dst, definition) {
            Ok(work) => self.run_class_body(work),
            Err(exit) => self.settle(Err(exit), Then::Store(dst)),
        }
    }

    /// A class whose body is to run now, or the call that gives its namespace and then runs the body.
    fn class_in_progress(&mut self, dst: u16, definition: u32) -> Outcome<ClassInProgress> {
        let linked = Rc::clone(&self.linked);
        let data = &linked.classes[definition as usize];
        let parents = data
            .parents
            .iter()
            .map(|&place| self.load_place(place))
            .collect::<Outcome<Vec<Value>>>()?;
        let keywords = match data.keywords {
            Some(place) => self.load_place(place)?,
            None => Value::Nil,
        };
        let work = ClassInProgress {
            definition,
            parents,
            keywords,
            namespace: Value::Nil,
            then: Then::Store(dst),
        };
        let making = self.making(&work)?;
        let Some(prepare) = self.own_prepare(making.metaclass) else {
            return Ok(work);
        };
        let name = self.name_value(data.name);
        let parents: Vec<Value> = making.parents.into_iter().map(Value::Ref).collect();
        let parents = self.new_tuple(&parents);
        let mut exit = Machine::call_named(prepare, &[name, parents], making.named);
        if let Exit::Call(call) = &mut exit {
            let mut data = vec![
                Value::Int(i64::from(dst)),
                Value::Int(i64::from(definition)),
                work.keywords,
            ];
            data.extend(work.parents);
            call.then = Some((with_namespace, data));
        }
        Err(exit)
    }

    /// The method of a metaclass that gives the namespace of a class, where it is not the machine's own.
    fn own_prepare(&mut self, metaclass: Value) -> Option<Value> {
        let Value::Ref(handle) = metaclass else {
            return None;
        };
        let name = self.names.get(self.semantics().objects.protocol.prepare)?;
        let member = self.lookup_class_member(handle, name)?;
        match *self.object_kind(member)? {
            Object::StaticMethod(inner) => Some(inner),
            Object::ClassMethod(inner) => Some(self.bind(inner, metaclass, None)),
            _ => Some(member),
        }
    }

    fn run_class_body(&mut self, work: ClassInProgress) -> Result<(), Value> {
        let linked = Rc::clone(&self.linked);
        let data = &linked.classes[work.definition as usize];
        let function = self.close_over(&data.body);
        let captures = match self.object_kind(function) {
            Some(Object::Function(body)) => Rc::clone(&body.captures),
            _ => return Ok(()),
        };
        let then = Then::MakeClass(Box::new(work));
        match self.push_frame(data.body.code, captures, function, then) {
            Ok(_) => Ok(()),
            Err((exception, then)) => self.reject(then, exception),
        }
    }

    /// What a class body that is running finds under a name in its namespace.
    pub(crate) fn in_namespace(&mut self, name: Symbol) -> Option<Value> {
        let Then::MakeClass(work) = &self.state.frames.last()?.then else {
            return None;
        };
        let Value::Ref(map) = self.native(work.namespace) else {
            return None;
        };
        self.member_in_map(map, name)
    }

    /// The body of a class is about to return: its declarations become members. Called with the frame still on
    /// top, so that its variables can be read.
    pub(crate) fn members_of_class_body(&mut self) -> (Vec<(Symbol, Value)>, Option<Value>) {
        let linked = Rc::clone(&self.linked);
        let Some(frame) = self.state.frames.last() else {
            return (Vec::new(), None);
        };
        let code = &linked.codes[frame.code as usize];
        let base = frame.base as usize;
        let members = code
            .locals
            .iter()
            .filter_map(|&(name, place)| {
                let crate::code::Place::Local(slot) = place else {
                    return None;
                };
                let value = self.state.stack[base + slot as usize];
                let is_member = value.is_bound() && !self.names.is_hidden(name);
                is_member.then_some((name, value))
            })
            .collect();
        let cell = code
            .class_cell
            .map(|slot| self.state.stack[base + slot as usize]);
        (members, cell)
    }

    /// The body of a class has returned.
    pub(crate) fn finish_class(&mut self, work: ClassInProgress, _: Value) -> Result<(), Value> {
        let (members, cell) = std::mem::take(&mut self.class_body);
        let outcome = self.class_from_body(&work, members, cell);
        self.settle(outcome, work.then)
    }

    /// Sorts out what a class statement gave.
    fn making(&mut self, work: &ClassInProgress) -> Outcome<Making> {
        let mut named = self.names_of_map(work.keywords);
        let metaclass_name = self.names.get("metaclass");
        let given = named
            .iter()
            .position(|&(name, _)| Some(name) == metaclass_name);
        let mut metaclass = match given {
            Some(at) => named.remove(at).1,
            None => Value::Ref(self.native_class(Native::Class)),
        };
        let mut parents = Vec::new();
        let mut is_partial = false;
        for &parent in &work.parents {
            let handle = match parent {
                Value::Ref(handle) if self.is_class(parent) => handle,
                // What is not known adds nothing that is.
                Value::Unknown(_) => {
                    is_partial = true;
                    continue;
                }
                _ => match self.class_behind(parent) {
                    Some(handle) => handle,
                    None => {
                        let kind = self.type_name(parent);
                        return Err(self.fault(Fault::BadBase, &[&kind]));
                    }
                },
            };
            parents.push(handle);
            let of_parent = self.class_of(Value::Ref(handle));
            if let Value::Ref(current) = metaclass
                && self.is_class(metaclass)
                && !self.inherits(current, of_parent)
            {
                if !self.inherits(of_parent, current) {
                    return Err(self.fault(Fault::MetaclassConflict, &[]));
                }
                metaclass = Value::Ref(of_parent);
            }
        }
        Ok(Making {
            parents,
            metaclass,
            named,
            is_partial,
        })
    }

    fn class_from_body(
        &mut self,
        work: &ClassInProgress,
        members: Vec<(Symbol, Value)>,
        cell: Option<Value>,
    ) -> Outcome {
        let linked = Rc::clone(&self.linked);
        let definition = &linked.classes[work.definition as usize];
        let module = linked.codes[definition.body.code as usize].module;
        let making = self.making(work)?;
        if making.metaclass == Value::Ref(self.native_class(Native::Class)) {
            return self.class_of_the_usual_kind(definition.name, &making, members, module, cell);
        }
        let mut all = Vec::with_capacity(members.len() + 1);
        if let Some(symbol) = self.names.get(self.semantics().objects.protocol.module) {
            let text = self.module_name_value(module);
            all.push((symbol, text));
        }
        all.extend(members);
        let members = self.map_of_names(&all);
        let name = self.name_value(definition.name);
        let parents: Vec<Value> = making.parents.into_iter().map(Value::Ref).collect();
        let parents = self.new_tuple(&parents);
        let named = self.map_of_names(&making.named);
        let cell = cell.unwrap_or_default();
        let data = vec![making.metaclass, name, parents, named, cell];
        if work.namespace == Value::Nil {
            return call_metaclass(self, &data, members);
        }
        let fill = (
            fill_namespace as crate::machine::state::ContinuationFn,
            [data, vec![work.namespace]].concat(),
        );
        Err(self.hook_then(Hook::MapUpdate, &[work.namespace, members], Some(fill)))
    }

    fn class_of_the_usual_kind(
        &mut self,
        name: Symbol,
        making: &Making,
        members: Vec<(Symbol, Value)>,
        module: ir::ModuleId,
        cell: Option<Value>,
    ) -> Outcome {
        let type_class = self.native_class(Native::Class);
        let class = self.make_class(name, &making.parents, type_class, &members, module)?;
        if making.is_partial
            && let Object::Class(data) = self.object_mut(class)
        {
            data.is_partial = true;
        }
        self.bind_class_cell(cell, class);
        let keywords = if making.named.is_empty() {
            Value::Nil
        } else {
            self.map_of_names(&making.named)
        };
        match self.announce_class(class, keywords) {
            Ok(_) => Ok(Value::Ref(class)),
            Err(Exit::Call(mut call)) => {
                call.then = Some((give_data, vec![Value::Ref(class)]));
                Err(Exit::Call(call))
            }
            Err(exit) => Err(exit),
        }
    }

    /// The class that something used as a parent stands for, such as a class with type parameters.
    fn class_behind(&mut self, parent: Value) -> Option<Handle> {
        let origin = self.names.get(self.semantics().objects.protocol.origin)?;
        let members = self.members_of(parent);
        let value = members.into_iter().find(|&(name, _)| name == origin)?.1;
        value.handle().filter(|_| self.is_class(value))
    }

    fn bind_class_cell(&mut self, cell: Option<Value>, class: Handle) {
        if let Some(Value::Ref(handle)) = cell
            && let Object::Cell(inner) = self.object_mut(handle)
        {
            *inner = Value::Ref(class);
        }
    }
}

/// The metaclass has given the namespace: the body runs in it.
fn with_namespace(machine: &mut Machine, data: &[Value], namespace: Value) -> Outcome {
    let (Value::Int(dst), Value::Int(definition)) = (data[0], data[1]) else {
        return Ok(Value::Nil);
    };
    let work = ClassInProgress {
        definition: definition as u32,
        parents: data[3..].to_vec(),
        keywords: data[2],
        namespace,
        then: Then::Store(dst as u16),
    };
    match machine.run_class_body(work) {
        Ok(()) => Err(Exit::Transferred),
        Err(exception) => Err(Exit::Raise(exception)),
    }
}

/// What the body bound is in the namespace; `data` is that of [`call_metaclass`], the namespace last.
fn fill_namespace(machine: &mut Machine, data: &[Value], _: Value) -> Outcome {
    let (&namespace, data) = data.split_last().unwrap_or((&Value::Nil, &[]));
    call_metaclass(machine, data, namespace)
}

/// Has a metaclass make a class: `data` is the metaclass, the name, the parents, further arguments by name, and the
/// cell by which methods reach the class.
fn call_metaclass(machine: &mut Machine, data: &[Value], members: Value) -> Outcome {
    let named = machine.names_of_map(data[3]);
    let mut exit = Machine::call_named(data[0], &[data[1], data[2], members], named);
    if let Exit::Call(call) = &mut exit {
        call.then = Some((bind_cell, vec![data[4]]));
    }
    Err(exit)
}

/// A metaclass has made the class: methods can now reach it.
fn bind_cell(machine: &mut Machine, data: &[Value], result: Value) -> Outcome {
    if let Value::Ref(class) = result {
        machine.bind_class_cell(Some(data[0]), class);
    }
    Ok(result)
}
