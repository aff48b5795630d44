//! Making instances of classes.

use super::NamedArgs;
use crate::heap::Object;
use crate::machine::state::Then;
use crate::machine::{Args, Exit, Machine, Outcome};
use crate::symbolic::{Expression, Operands};
use crate::value::{Handle, Singleton, Value};
use ir::{Fault, Native, Symbol};

impl Machine {
    /// Makes an instance of a class.
    pub(super) fn construct(
        &mut self,
        class: Handle,
        args: Args,
        named: NamedArgs,
        then: Then,
    ) -> Result<(), Value> {
        let Some(data) = self.class(class) else {
            return Ok(());
        };
        let (traits, metaclass, native) = (data.traits, data.metaclass, data.native);
        if self.is_provided(class) && self.spreads_unknown(&named) {
            let callee = Value::Ref(class);
            let value = self.unknown(Expression::Call(callee, Operands::new(&args, &named)));
            return self.deliver(then, value);
        }
        let type_class = self.native_class(Native::Class);
        if metaclass != type_class
            && let Some(method) =
                self.custom_method(Value::Ref(class), self.semantics().objects.protocol.call)
        {
            let mut args = args;
            args.insert(0, Value::Ref(class));
            return self.call(method, args, named, then);
        }
        self.construct_plainly(class, traits, native, args, named, then)
    }

    /// Makes an instance without asking the metaclass.
    pub(crate) fn construct_plainly(
        &mut self,
        class: Handle,
        traits: crate::class::Traits,
        native: Native,
        args: Args,
        named: NamedArgs,
        then: Then,
    ) -> Result<(), Value> {
        if traits.new
            && let Some(name) = self.names.get(self.semantics().objects.protocol.new)
            && let Some(member) = self.lookup_class_member(class, name)
        {
            let method = match self.object_kind(member) {
                Some(Object::StaticMethod(inner)) => *inner,
                _ => member,
            };
            let mut with_class = args.clone();
            with_class.insert(0, Value::Ref(class));
            let rest = self.new_tuple(&args);
            let map = self.map_of_names(&named);
            let then = Machine::continuation(then, (after_new, vec![Value::Ref(class), rest, map]));
            return self.call(method, with_class, named, then);
        }
        let instance = match self.allocate(class, traits, native, &args, &named) {
            Ok(instance) => instance,
            Err(exit) => return self.settle(Err(exit), then),
        };
        self.initialise(instance, class, native, args, named, then)
    }

    /// Allocates an instance; native values are made from the arguments.
    fn allocate(
        &mut self,
        class: Handle,
        traits: crate::class::Traits,
        native: Native,
        args: &[Value],
        named: &[(Symbol, Value)],
    ) -> Outcome {
        if native == Native::Object {
            return Ok(self.new_instance(class));
        }
        let Some((builtin, constructor)) = self.constructor_of(class) else {
            return match native {
                // The only one there is.
                Native::Nil => Ok(Value::Nil),
                Native::Ellipsis => Ok(Value::Singleton(Singleton::Ellipsis)),
                Native::NotImplemented => Ok(Value::Singleton(Singleton::NotImplemented)),
                _ => {
                    let name = self.class_name(class);
                    Err(self.fault(Fault::NoInstances, &[&name]))
                }
            };
        };
        let is_exception = native == Native::Exception;
        let named = if is_exception && self.own_initialiser(class).is_some() {
            // It takes them; the exception holds what came by place.
            &[]
        } else {
            named
        };
        // A mutable native that the program initialises itself starts out empty.
        let fills_itself = traits.init
            && matches!(
                native,
                Native::List | Native::Map | Native::Set | Native::ByteArray
            );
        let (args, named) = if fills_itself {
            (&[][..], &[][..])
        } else {
            (args, named)
        };
        let with_class: Args = std::iter::once(Value::Ref(class))
            .chain(args.iter().copied())
            .collect();
        let value = match self.call_constructor(&constructor, &with_class, named) {
            Ok(value) => value,
            Err(Exit::Call(mut call)) if builtin != class => {
                // The native value comes later: wrap it then.
                if call.then.is_none() {
                    call.then = Some((wrap_native, vec![Value::Ref(class)]));
                }
                return Err(Exit::Call(call));
            }
            Err(exit) => return Err(exit),
        };
        // The constructors of exceptions and classes make instances of the class they are given.
        let is_made = builtin == class || matches!(native, Native::Class | Native::Exception);
        Ok(if is_made {
            value
        } else {
            self.new_instance_around(class, value)
        })
    }

    /// The initialiser of a class, where it is not the machine's own.
    fn own_initialiser(&mut self, class: Handle) -> Option<Value> {
        if !self.class(class)?.traits.init {
            return None;
        }
        let name = self.boot.init_name?;
        let init = self.lookup_class_member(class, name)?;
        (!matches!(init, Value::Builtin(_))).then_some(init)
    }

    /// Runs the class's initialiser on a new instance, if it has one of the program's own.
    pub(crate) fn initialise(
        &mut self,
        instance: Value,
        class: Handle,
        native: Native,
        args: Args,
        named: NamedArgs,
        then: Then,
    ) -> Result<(), Value> {
        match self.own_initialiser(class) {
            Some(init) => {
                let then = match then {
                    Then::Store(slot) => Then::Replace(slot, instance),
                    other => Machine::continuation(other, (initialised, vec![instance])),
                };
                let mut with_self = args;
                with_self.insert(0, instance);
                self.call(init, with_self, named, then)
            }
            None => {
                let has_new = self.class(class).is_some_and(|class| class.traits.new);
                let is_partial = self.is_partial(class);
                let takes_any = has_new || is_partial || args.is_empty() && named.is_empty();
                if native == Native::Object && !takes_any {
                    let name = self.class_name(class);
                    let exit = self.fault(Fault::NoConstructorArguments, &[&name]);
                    return self.settle(Err(exit), then);
                }
                self.deliver(then, instance)
            }
        }
    }
}

/// The instance that an initialiser was called for, unless that says that it is not known.
fn initialised(_: &mut Machine, data: &[Value], result: Value) -> Outcome {
    Ok(match result {
        Value::Unknown(_) => result,
        _ => data[0],
    })
}

/// Wraps a native value in an instance of a derived class.
fn wrap_native(machine: &mut Machine, data: &[Value], result: Value) -> Outcome {
    match data[0] {
        Value::Ref(class) => Ok(machine.new_instance_around(class, result)),
        other => Ok(other),
    }
}

/// After a class's own allocator: an instance of the class is initialised, anything else is the result.
fn after_new(machine: &mut Machine, data: &[Value], result: Value) -> Outcome {
    let Value::Ref(class) = data[0] else {
        return Ok(result);
    };
    if !machine.is_instance(result, class) {
        return Ok(result);
    }
    let actual = machine.class_of(result);
    let init = machine
        .names
        .get(machine.semantics().objects.protocol.init)
        .and_then(|name| machine.lookup_class_member(actual, name));
    match init {
        Some(init) if !matches!(init, Value::Builtin(_)) => {
            let mut args: Args = smallvec::smallvec![result];
            if let Some(Object::Tuple(items)) = machine.object_kind(data[1]) {
                args.extend(items.iter().copied());
            }
            let named = machine.names_of_map(data[2]);
            Err(Exit::Call(Box::new(crate::machine::Call {
                callee: init,
                args,
                named,
                attempts: Vec::new(),
                exhausted: None,
                then: Some((initialised, vec![result])),
            })))
        }
        _ => Ok(result),
    }
}
