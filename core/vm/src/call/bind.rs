//! Matching arguments to parameters.

use super::NamedArgs;
use crate::code::Code;
use crate::heap::Object;
use crate::machine::{Exit, Machine, Outcome};
use crate::symbolic::Expression;
use crate::value::{Handle, Value};
use ir::{Fault, Missing, ParamKind, Surplus, Symbol};
use std::rc::Rc;

/// Unknowns that were spread into a call's operands: nobody knows which parameters they meet.
#[derive(Clone, Copy, Default)]
struct SpreadUnknowns {
    /// By place.
    placed: Option<Value>,
    /// By name.
    named: Option<Value>,
}

impl Machine {
    /// Matches arguments to parameters as languages with named, rest and optional parameters do.
    pub(super) fn bind_arguments(
        &mut self,
        handle: Handle,
        code: &Code,
        base: usize,
        args: &[Value],
        named: &[(Symbol, Value)],
    ) -> Outcome<()> {
        let (spread, others);
        let (spread, named) = if self.spreads_unknown(named) {
            (spread, others) = self.take_spread_unknowns(named);
            (spread, others.as_slice())
        } else {
            (SpreadUnknowns::default(), named)
        };
        let positional = code.positional as usize;
        let by_place: Vec<_> = code
            .params
            .iter()
            .filter(|param| matches!(param.kind, ParamKind::Normal | ParamKind::PositionalOnly))
            .collect();
        let taken = args.len().min(positional);
        for (param, &arg) in by_place.iter().zip(args) {
            self.state.stack[base + param.slot as usize] = arg;
        }
        let mut surplus: Vec<(Symbol, Value)> = Vec::new();
        for &(name, value) in named {
            let param = code.params.iter().enumerate().find(|(_, param)| {
                param.name == name && matches!(param.kind, ParamKind::Normal | ParamKind::NamedOnly)
            });
            match param {
                Some((_, param)) => {
                    let slot = base + param.slot as usize;
                    let already = by_place
                        .iter()
                        .position(|other| other.name == name)
                        .is_some_and(|at| at < taken);
                    if already || self.state.stack[slot].is_bound() {
                        let (function, name) =
                            (self.qualified_name(handle), self.name(name).to_owned());
                        return Err(self.fault(Fault::DuplicateArgument, &[&function, &name]));
                    }
                    self.state.stack[slot] = value;
                }
                None => surplus.push((name, value)),
            }
        }
        let named_rest = code
            .params
            .iter()
            .find(|param| param.kind == ParamKind::NamedRest);
        match named_rest {
            Some(param) => {
                let mut map = self.map_of_names(&surplus);
                if let Some(unknown) = spread.named {
                    map = if surplus.is_empty() {
                        unknown
                    } else {
                        self.unknown(Expression::Binary(ir::BinOp::BitOr, map, unknown))
                    };
                }
                self.state.stack[base + param.slot as usize] = map;
            }
            None => {
                if !surplus.is_empty() {
                    return Err(self.unexpected_named(handle, code, &surplus));
                }
            }
        }
        match code
            .params
            .iter()
            .find(|param| param.kind == ParamKind::Rest)
        {
            Some(param) => {
                let mut rest = args[taken..].to_vec();
                if let Some(unknown) = spread.placed {
                    // One element stands for all of them.
                    rest.push(self.unknown(Expression::Element(unknown)));
                }
                let rest = self.new_tuple(&rest);
                self.state.stack[base + param.slot as usize] = rest;
            }
            None if args.len() > positional && self.semantics().calls.surplus == Surplus::Fails => {
                return Err(self.too_many(handle, code, base, args.len()));
            }
            None => {}
        }
        self.fill_defaults(handle, code, base, &by_place, spread)
    }

    /// What an unknown that was spread gives a parameter that nothing else has met.
    fn spread_value(
        &mut self,
        spread: SpreadUnknowns,
        name: Symbol,
        default: Option<Value>,
        by_place: bool,
    ) -> Option<Value> {
        if let Some(unknown) = spread.named {
            let key = self.name_value(name);
            let expression = match default {
                Some(default) => {
                    let get = self.intern("get");
                    Expression::Method(unknown, get, [key, default][..].into())
                }
                None => Expression::Index(unknown, key),
            };
            return Some(self.unknown(expression));
        }
        let unknown = spread.placed.filter(|_| by_place && default.is_none())?;
        Some(self.unknown(Expression::Element(unknown)))
    }

    fn fill_defaults(
        &mut self,
        handle: Handle,
        code: &Code,
        base: usize,
        by_place: &[&crate::code::Param],
        spread: SpreadUnknowns,
    ) -> Outcome<()> {
        let Object::Function(function) = self.object(handle) else {
            return Ok(());
        };
        let (defaults, named_defaults) = (Rc::clone(&function.defaults), function.named_defaults);
        let first_default = by_place.len().saturating_sub(defaults.len());
        let mut missing = Vec::new();
        for (at, param) in by_place.iter().enumerate() {
            let slot = base + param.slot as usize;
            if !self.state.stack[slot].is_bound() {
                let default = at
                    .checked_sub(first_default)
                    .and_then(|at| defaults.get(at))
                    .copied();
                match self
                    .spread_value(spread, param.name, default, true)
                    .or(default)
                {
                    Some(value) => self.state.stack[slot] = value,
                    None if self.semantics().calls.missing == Missing::Nil => {
                        self.state.stack[slot] = Value::Nil;
                    }
                    None => missing.push(param.name),
                }
            }
        }
        if !missing.is_empty() {
            return Err(self.missing_arguments(Fault::MissingArguments, handle, &missing));
        }
        for param in code
            .params
            .iter()
            .filter(|param| param.kind == ParamKind::NamedOnly)
        {
            let slot = base + param.slot as usize;
            if !self.state.stack[slot].is_bound() {
                let default = self.map_value_named(named_defaults, param.name);
                match self
                    .spread_value(spread, param.name, default, false)
                    .or(default)
                {
                    Some(value) => self.state.stack[slot] = value,
                    None => missing.push(param.name),
                }
            }
        }
        if missing.is_empty() {
            return Ok(());
        }
        Err(self.missing_arguments(Fault::MissingNamedArguments, handle, &missing))
    }

    fn missing_arguments(&mut self, fault: Fault, handle: Handle, missing: &[Symbol]) -> Exit {
        let function = self.qualified_name(handle);
        let names: Vec<String> = missing
            .iter()
            .map(|&name| format!("'{}'", self.name(name)))
            .collect();
        let list = match names.as_slice() {
            [one] => one.clone(),
            [one, two] => format!("{one} and {two}"),
            [most @ .., last] => format!("{}, and {last}", most.join(", ")),
            [] => String::new(),
        };
        let plural = if missing.len() == 1 { "" } else { "s" };
        self.fault(
            fault,
            &[&function, &missing.len().to_string(), &list, plural],
        )
    }

    fn too_many(&mut self, handle: Handle, code: &Code, base: usize, given: usize) -> Exit {
        let function = self.qualified_name(handle);
        let Object::Function(data) = self.object(handle) else {
            return Exit::Transferred;
        };
        let (most, optional) = (code.positional as usize, data.defaults.len());
        let takes = if optional > 0 {
            format!("from {} to {most}", most - optional)
        } else {
            most.to_string()
        };
        let plural = if most == 1 && optional == 0 { "" } else { "s" };
        let named_only = code
            .params
            .iter()
            .filter(|param| {
                param.kind == ParamKind::NamedOnly
                    && self.state.stack[base + param.slot as usize].is_bound()
            })
            .count();
        let (given_text, verb) = if named_only > 0 {
            let s = |count: usize| if count == 1 { "" } else { "s" };
            let text = format!(
                "{given} positional argument{} (and {named_only} keyword-only argument{})",
                s(given),
                s(named_only)
            );
            (text, "were")
        } else {
            (given.to_string(), if given == 1 { "was" } else { "were" })
        };
        self.fault(
            Fault::TooManyArguments,
            &[&function, &takes, &given_text, plural, verb],
        )
    }

    fn unexpected_named(
        &mut self,
        handle: Handle,
        code: &Code,
        surplus: &[(Symbol, Value)],
    ) -> Exit {
        let function = self.qualified_name(handle);
        let by_place_only: Vec<String> = surplus
            .iter()
            .filter(|(name, _)| {
                code.params
                    .iter()
                    .any(|param| param.name == *name && param.kind == ParamKind::PositionalOnly)
            })
            .map(|&(name, _)| self.name(name).to_owned())
            .collect();
        if !by_place_only.is_empty() {
            return self.fault(
                Fault::PositionalOnlyByName,
                &[&function, &by_place_only.join(", ")],
            );
        }
        let name = self.name(surplus[0].0).to_owned();
        self.fault(Fault::UnexpectedNamedArgument, &[&function, &name])
    }

    /// The name of a function as error messages give it.
    pub(crate) fn qualified_name(&mut self, handle: Handle) -> String {
        let name = self
            .names
            .get(self.semantics().objects.protocol.qualified_name);
        let Object::Function(function) = self.object(handle) else {
            return String::new();
        };
        let (code, set) = (
            function.code,
            function
                .members
                .iter()
                .find(|(member, _)| Some(*member) == name)
                .map(|&(_, value)| value),
        );
        match set.and_then(|value| self.text_of(value)) {
            Some(text) => text,
            None => self.name(self.linked.codes[code as usize].name).to_owned(),
        }
    }

    /// Whether an unknown was spread into the operands of a call.
    pub(crate) fn spreads_unknown(&self, named: &[(Symbol, Value)]) -> bool {
        named.iter().any(|&(name, value)| {
            matches!(value, Value::Unknown(_))
                && (name == self.boot.spread_name || name == self.boot.named_spread_name)
        })
    }

    /// The unknowns that were spread into the operands of a call, by place and by name, and the other operands.
    fn take_spread_unknowns(&self, named: &[(Symbol, Value)]) -> (SpreadUnknowns, NamedArgs) {
        let find = |wanted: Symbol| {
            let mut found = named.iter().rev();
            found
                .find(|&&(name, value)| name == wanted && matches!(value, Value::Unknown(_)))
                .map(|&(_, value)| value)
        };
        let spread = SpreadUnknowns {
            placed: find(self.boot.spread_name),
            named: find(self.boot.named_spread_name),
        };
        let others = named
            .iter()
            .copied()
            .filter(|&operand| !self.spreads_unknown(&[operand]))
            .collect();
        (spread, others)
    }
}
