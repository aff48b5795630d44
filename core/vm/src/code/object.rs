//! What a program may ask of a function's code: names and numbers, not the instructions.

use crate::machine::Machine;
use crate::value::Value;
use ir::{FunctionKind, ParamKind, Symbol};
use std::rc::Rc;

/// The flags that say how a function takes its arguments and what calling it makes.
const REST: i64 = 0x04;
const NAMED_REST: i64 = 0x08;
const GENERATOR: i64 = 0x20;
const COROUTINE: i64 = 0x80;
const ASYNC_GENERATOR: i64 = 0x200;

/// The hidden member that holds the number of the code.
const NUMBER: &str = "<code>";

impl Machine {
    /// An object that describes a code, of the class that the library has for such; nil where it has none.
    pub(crate) fn code_object(&mut self, code: u32) -> Value {
        let number_of_code = code;
        let linked = Rc::clone(&self.linked);
        let code = &linked.codes[code as usize];
        let Some(class) = self.library_class("_Code") else {
            return Value::Nil;
        };
        let of_kind = |kinds: &[ParamKind]| {
            let params = code
                .params
                .iter()
                .filter(|param| kinds.contains(&param.kind));
            params.map(|param| param.name).collect::<Vec<Symbol>>()
        };
        let by_place_only = of_kind(&[ParamKind::PositionalOnly]);
        let by_place = of_kind(&[ParamKind::PositionalOnly, ParamKind::Normal]);
        let named_only = of_kind(&[ParamKind::NamedOnly]);
        let (rest, named_rest) = (
            of_kind(&[ParamKind::Rest]),
            of_kind(&[ParamKind::NamedRest]),
        );
        let mut flags = match code.suspends() {
            Some(FunctionKind::Generator) => GENERATOR,
            Some(FunctionKind::Coroutine) => COROUTINE,
            Some(FunctionKind::AsyncGenerator) => ASYNC_GENERATOR,
            _ => 0,
        };
        flags |= if rest.is_empty() { 0 } else { REST };
        flags |= if named_rest.is_empty() { 0 } else { NAMED_REST };
        let count = |names: &[Symbol]| Value::Int(names.len() as i64);
        let counts = [count(&by_place), count(&by_place_only), count(&named_only)];
        let mut variables = [by_place, named_only, rest, named_rest].concat();
        for &(name, _) in &code.locals {
            if !variables.contains(&name) && !self.names.is_hidden(name) {
                variables.push(name);
            }
        }
        let captures = self.captures_by_name(number_of_code);
        let captures: Vec<Symbol> = captures.into_iter().map(|(name, _)| name).collect();
        let names = |machine: &mut Machine, names: &[Symbol]| {
            let texts: Vec<Value> = names.iter().map(|&name| machine.name_value(name)).collect();
            machine.new_tuple(&texts)
        };
        let file = self
            .sources
            .get(code.module.index())
            .map(|source| source.name.clone());
        let members = [
            ("co_name", self.name_value(code.name)),
            ("co_argcount", counts[0]),
            ("co_posonlyargcount", counts[1]),
            ("co_kwonlyargcount", counts[2]),
            ("co_nlocals", count(&variables)),
            ("co_varnames", names(self, &variables)),
            ("co_freevars", names(self, &captures)),
            ("co_flags", Value::Int(flags)),
            (
                "co_firstlineno",
                Value::Int(i64::from(self.first_line(number_of_code))),
            ),
            ("co_filename", self.new_text(file.unwrap_or_default())),
        ];
        let object = self.new_instance(class);
        let number = self.intern(NUMBER);
        let _ = self.set_field_plainly(object, number, Value::Int(i64::from(number_of_code)), None);
        for (name, value) in members {
            let name = self.intern(name);
            let _ = self.set_field_plainly(object, name, value, None);
        }
        object
    }

    /// Variables of a code in the order in which programs are told them: parameters passed by name come before those that take
    /// what is left.
    pub(crate) fn as_declared(
        &self,
        code: u32,
        mut variables: Vec<(Symbol, Value)>,
    ) -> Vec<(Symbol, Value)> {
        let params = &self.linked.codes[code as usize].params;
        variables.sort_by_key(|&(name, _)| {
            let found = params.iter().find(|param| param.name == name);
            match found.map(|param| param.kind) {
                Some(ParamKind::PositionalOnly | ParamKind::Normal) => 0,
                Some(ParamKind::NamedOnly) => 1,
                Some(ParamKind::Rest) => 2,
                Some(ParamKind::NamedRest) => 3,
                _ => 4,
            }
        });
        variables
    }

    /// The line that the text of a code begins in, from 1.
    pub(crate) fn first_line(&self, code: u32) -> u32 {
        let code = &self.linked.codes[code as usize];
        if code.kind == ir::ScopeKind::Module {
            return 1;
        }
        let module = &self.linked.program.modules[code.module.index()];
        module.place(code.entry).start.line
    }

    /// The line of an instruction of a code, from 1.
    pub(crate) fn line_of(&self, code: u32, pc: u32) -> u32 {
        let code = &self.linked.codes[code as usize];
        let module = &self.linked.program.modules[code.module.index()];
        let at = code.insts.get(pc as usize).or(code.insts.last());
        at.map_or(1, |&at| module.place(at).start.line)
    }

    /// The variables that a code captures, by name, each with its place among the captures.
    pub(crate) fn captures_by_name(&self, code: u32) -> Vec<(Symbol, usize)> {
        let captures = self.linked.codes[code as usize].captures.iter();
        let mut named: Vec<(Symbol, usize)> =
            captures.enumerate().map(|(at, &name)| (name, at)).collect();
        named.sort_by_key(|&(name, _)| self.name(name));
        named
    }

    /// The number of the code that such an object stands for.
    pub(crate) fn code_behind(&self, object: Value) -> Option<u32> {
        let number = self.names.get(NUMBER)?;
        let members = self.members_of(object);
        match members.into_iter().find(|&(name, _)| name == number)?.1 {
            Value::Int(code) => u32::try_from(code).ok(),
            _ => None,
        }
    }
}
