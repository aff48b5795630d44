//! Functions and methods that the machine provides: their signatures, and calls that must be matched to them.

use crate::machine::Machine;
use crate::value::{BuiltinId, Handle, Value};
use ir::{Binding, Intrinsic, Symbol};
use std::rc::Rc;

/// A function or method that the machine provides.
#[derive(Clone, Debug)]
pub struct Builtin {
    /// Its name.
    pub name: Symbol,
    /// The name of its class, for methods.
    pub owner: Option<Symbol>,
    /// The class whose instances it is a method of.
    pub receiver: Option<Handle>,
    /// What it does.
    pub intrinsic: Intrinsic,
    /// Its parameters, the receiver left out.
    pub signature: Rc<Signature>,
    /// How it is reached.
    pub binding: Binding,
    /// Whether it does its work even when its first operand is not known.
    pub accepts_unknown: bool,
}

/// The parameters of a built-in, read from [`ir::BuiltinFunction::signature`].
#[derive(Clone, Debug, Default)]
pub struct Signature {
    /// Parameters that take one value each, in order.
    pub fixed: Vec<FixedParam>,
    /// How many of them are passed by place.
    pub by_place: usize,
    /// Whether there is a positional rest.
    pub rest: bool,
    /// Whether there is a named rest.
    pub named_rest: bool,
}

impl Builtin {
    /// How many operands come before those of the signature.
    #[inline]
    #[must_use]
    pub fn receivers(&self) -> usize {
        usize::from(self.owner.is_some() && self.binding != Binding::Static)
    }
}

impl Signature {
    /// Whether so many operands by place need no matching: those behind them may all be left out.
    #[inline]
    #[must_use]
    pub fn takes(&self, operands: usize) -> bool {
        !self.rest
            && !self.named_rest
            && operands <= self.by_place
            && (operands == self.fixed.len()
                || self.fixed[operands..].iter().all(|param| param.is_optional))
    }
}

/// A parameter that takes one value.
#[derive(Clone, Debug)]
pub struct FixedParam {
    /// Its name; `None` where it is passed by place only.
    pub name: Option<Symbol>,
    /// Its name for messages.
    pub text: String,
    /// Whether it may be left out.
    pub is_optional: bool,
}

impl Signature {
    /// Reads a signature.
    pub(super) fn read(text: &str, names: &mut ir::Names) -> Signature {
        let mut signature = Signature::default();
        let mut by_name_only = false;
        for part in text
            .split(',')
            .map(str::trim)
            .filter(|part| !part.is_empty())
        {
            if part == "/" {
                for param in &mut signature.fixed {
                    param.name = None;
                }
            } else if part == "*" {
                by_name_only = true;
            } else if part.starts_with("**") {
                signature.named_rest = true;
            } else if part.starts_with('*') {
                signature.rest = true;
                by_name_only = true;
            } else {
                let name = part.trim_end_matches('?');
                signature.fixed.push(FixedParam {
                    name: Some(names.intern(name)),
                    text: name.to_owned(),
                    is_optional: part.ends_with('?'),
                });
                if !by_name_only {
                    signature.by_place += 1;
                }
            }
        }
        signature
    }
}

/// Intrinsics that work on an unknown first operand as on any other value.
pub(super) fn accepts_unknown(intrinsic: Intrinsic) -> bool {
    matches!(
        intrinsic,
        Intrinsic::Print
            | Intrinsic::Append
            | Intrinsic::IsUnbound
            | Intrinsic::Iter
            | Intrinsic::GetAttribute
            | Intrinsic::HasAttribute
            | Intrinsic::SetAttribute
            | Intrinsic::ExceptionNew
            | Intrinsic::Identity
    )
}

impl Machine {
    /// A built-in called with arguments that must be matched to its signature.
    pub(crate) fn call_builtin(
        &mut self,
        id: BuiltinId,
        args: &[Value],
        named: &[(Symbol, Value)],
    ) -> crate::Outcome {
        let boot = Rc::clone(&self.boot);
        let builtin = &boot.builtins[id.0 as usize];
        let receiver = builtin.receivers();
        if let (Some(class), Some(&object)) = (builtin.receiver, args.first())
            && !self.is_instance(object, class)
            && !matches!(object, Value::Unknown(_))
        {
            let (method, class) = (self.name(builtin.name).to_owned(), self.class_name(class));
            let found = self.type_name(object);
            let fault = if boot.semantics.objects.protocol.is_special(&method) {
                ir::Fault::ForeignOperand
            } else {
                ir::Fault::ForeignReceiver
            };
            return Err(self.fault(fault, &[&method, &class, &found]));
        }
        // The common case: all by place, none missing.
        let all = receiver + builtin.signature.fixed.len();
        let by_place = named.is_empty() && args.len() == all;
        if by_place && builtin.signature.takes(args.len() - receiver) {
            return self.intrinsic(builtin.intrinsic, args);
        }
        if args.len() < receiver {
            let name = self.builtin_title(builtin);
            return Err(self.fault(ir::Fault::NoReceiver, &[&name]));
        }
        let (receiver, rest) = args.split_at(receiver);
        let bound = self.bind_builtin(builtin, receiver, rest, named)?;
        self.intrinsic(builtin.intrinsic, &bound)
    }

    /// The constructor of the nearest native class that a class is or derives from.
    pub(crate) fn constructor_of(&self, class: Handle) -> Option<(Handle, Rc<Builtin>)> {
        let order = &self.class(class)?.order;
        order
            .iter()
            .find_map(|&at| Some((at, Rc::clone(self.boot.constructors.get(&at)?))))
    }

    /// Calls a class's constructor; the first operand is the class.
    pub(crate) fn call_constructor(
        &mut self,
        constructor: &Builtin,
        args: &[Value],
        named: &[(Symbol, Value)],
    ) -> crate::Outcome {
        let (class, rest) = args.split_at(1);
        // A derived class's own initialiser takes what was spread.
        let named: Vec<(Symbol, Value)> = named
            .iter()
            .copied()
            .filter(|&operand| !self.spreads_unknown(&[operand]))
            .collect();
        let bound = self.bind_builtin(constructor, class, rest, &named)?;
        self.intrinsic(constructor.intrinsic, &bound)
    }

    fn builtin_title(&self, builtin: &Builtin) -> String {
        match builtin.owner {
            Some(owner) => format!("{}.{}", self.name(owner), self.name(builtin.name)),
            None => self.name(builtin.name).to_owned(),
        }
    }

    /// Matches arguments to a built-in's signature: behind what comes first in any case the fixed ones in order,
    /// the map of the named rest, the positional rest.
    fn bind_builtin(
        &mut self,
        builtin: &Builtin,
        first: &[Value],
        args: &[Value],
        named: &[(Symbol, Value)],
    ) -> crate::Outcome<crate::machine::Args> {
        use ir::Fault;
        let signature = &builtin.signature;
        let mut bound: crate::machine::Args = first.into();
        bound.resize(first.len() + signature.fixed.len(), Value::Unbound);
        let fixed = &mut bound[first.len()..];
        let taken = args.len().min(signature.by_place);
        fixed[..taken].copy_from_slice(&args[..taken]);
        if args.len() > signature.by_place && !signature.rest {
            return Err(self.wrong_count(builtin, args.len()));
        }
        let mut surplus = Vec::new();
        for &(name, value) in named {
            match signature
                .fixed
                .iter()
                .position(|param| param.name == Some(name))
            {
                Some(at) if fixed[at].is_bound() => {
                    let (function, name) =
                        (self.builtin_title(builtin), self.name(name).to_owned());
                    return Err(self.fault(Fault::DuplicateArgument, &[&function, &name]));
                }
                Some(at) => fixed[at] = value,
                None => surplus.push((name, value)),
            }
        }
        if !surplus.is_empty() && !signature.named_rest {
            let function = self.builtin_title(builtin);
            if signature.fixed.iter().all(|param| param.name.is_none()) {
                return Err(self.fault(Fault::BuiltinNoNamedArguments, &[&function]));
            }
            let (short, name) = (
                self.name(builtin.name).to_owned(),
                self.name(surplus[0].0).to_owned(),
            );
            return Err(self.fault(Fault::UnexpectedBuiltinArgument, &[&short, &name]));
        }
        let missing = signature
            .fixed
            .iter()
            .zip(&*fixed)
            .position(|(param, value)| !param.is_optional && !value.is_bound());
        match missing.map(|at| (at, signature.fixed[at].name)) {
            None => {}
            // A parameter that can be given by name is missed by name.
            Some((at, Some(name))) if at < signature.by_place => {
                let (function, name) = (self.builtin_title(builtin), self.name(name).to_owned());
                let place = (at + 1).to_string();
                return Err(self.fault(Fault::BuiltinMissing, &[&function, &name, &place]));
            }
            Some(_) => return Err(self.wrong_count(builtin, args.len())),
        }
        if signature.named_rest {
            let map = self.map_of_names(&surplus);
            bound.push(map);
        }
        if signature.rest {
            bound.extend_from_slice(&args[taken..]);
        }
        Ok(bound)
    }

    fn wrong_count(&mut self, builtin: &Builtin, given: usize) -> crate::Exit {
        use ir::Fault;
        let signature = &builtin.signature;
        let most = signature.by_place;
        let least = signature.fixed[..most]
            .iter()
            .filter(|param| !param.is_optional)
            .count();
        let long = self.builtin_title(builtin);
        let short = self.name(builtin.name).to_owned();
        let plural = |count: usize| if count == 1 { "" } else { "s" };
        let has_named_only = signature.fixed.len() > most;
        if most == 0 && has_named_only {
            return self.fault(Fault::BuiltinNoPositional, &[&short]);
        }
        if most == 0 {
            return self.fault(Fault::BuiltinNoArguments, &[&long, &given.to_string()]);
        }
        if least == most && !signature.rest {
            if most == 1 && !has_named_only {
                return self.fault(
                    Fault::BuiltinArgumentCount,
                    &[&long, "one", &given.to_string(), ""],
                );
            }
            return self.fault(
                Fault::BuiltinExpected,
                &[&short, &most.to_string(), &given.to_string(), plural(most)],
            );
        }
        let (fault, bound) = if given < least {
            (Fault::BuiltinTooFew, least)
        } else {
            (Fault::BuiltinTooMany, most)
        };
        self.fault(
            fault,
            &[
                &short,
                &bound.to_string(),
                &given.to_string(),
                plural(bound),
            ],
        )
    }
}
