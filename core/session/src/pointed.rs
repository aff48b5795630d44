//! The value of what somebody points at in the source, where the run stands.
//!
//! Invariants
//! * It is the value of the variable that is meant there, or nothing is said: of the innermost call of the function around
//!   the place, of a call of a function around that whose variable it is, or of the program's module.
//! * Nothing is evaluated that has an effect of its own, and the run does not notice.

use crate::{Compiled, Reader, Session};
use frontend::{Pointed, Pointing};
use ir::{FunctionId, Functions, ScopeKind, Span};
use std::ops::Range;
use syntax::LineIndex;
use vm::debug::evaluate::{Evaluated, Viewpoint};

/// A value that is shown at its expression.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shown {
    /// Where the expression stands, in bytes of the source.
    pub range: Range<usize>,
    /// The expression.
    pub text: String,
    /// Its value in the language's notation, cut short.
    pub value: String,
    /// The type's name.
    pub kind: String,
}

impl Session {
    /// The expression at a byte of the source of one of the program's files, from which it is `seen`.
    #[must_use]
    pub fn pointed(&self, seen: &Compiled, byte: usize) -> Option<Pointed> {
        let tree = seen.tree.as_deref()?;
        frontend::pointed(self.pointing()?, tree, &seen.source, byte)
    }

    /// Its value; of the calls of the function that it stands in, `preferred` comes before the innermost.
    pub fn value_of(
        &mut self,
        seen: &Compiled,
        pointed: Pointed,
        preferred: Option<usize>,
        reader: &Reader,
    ) -> Option<Shown> {
        let pointing = self.pointing()?;
        let place = position(seen, pointed.place);
        let frame = self.call_of(seen, &pointed, pointing, preferred)?;
        let read = self.expressions(reader, std::slice::from_ref(&pointed.text));
        let from = Viewpoint {
            frame,
            module: Some(seen.main),
            place: Some(place),
        };
        let Ok(Evaluated::Value {
            text: value,
            kind,
            is_nothing: false,
            ..
        }) = self.evaluate(&read, 0, from)
        else {
            return None;
        };
        let Pointed { range, text, .. } = pointed;
        Some(Shown {
            range,
            text,
            value,
            kind,
        })
    }

    fn pointing(&self) -> Option<&'static Pointing> {
        Some(&self.compiled().language?.pointing)
    }

    /// The call whose variables are meant; `Some(None)`: only those of the module. Nothing where the call that is meant is not
    /// in progress.
    fn call_of(
        &self,
        seen: &Compiled,
        pointed: &Pointed,
        pointing: &Pointing,
        preferred: Option<usize>,
    ) -> Option<Option<usize>> {
        let functions = Functions::of(seen.module());
        let inner = function_around(seen, &functions, pointed.range.start);
        let mut at = inner;
        loop {
            let function = functions.get(at);
            let declares = self.names_any(pointed, |name| function.declared.contains(&name));
            // A part of its head means what is outside.
            if at == inner && pointed.is_in_head && declares {
                return None;
            }
            // What a class declares is no variable of the functions inside.
            let has_variables = match function.kind {
                ScopeKind::Function(_) => true,
                ScopeKind::Class => at == inner,
                ScopeKind::Module => false,
            };
            let frame = self.calls_of(seen, at, preferred).filter(|_| has_variables);
            if let Some(frame) = frame {
                let is_seen = !pointing.by_name || self.sees_all(seen, pointed, Some(frame));
                return is_seen.then_some(Some(frame));
            }
            let Some(parent) = function.parent else {
                let is_seen = !pointing.by_name || self.sees_all(seen, pointed, None);
                return is_seen.then_some(None);
            };
            if declares {
                return None;
            }
            at = parent;
        }
    }

    /// A call in progress of a function: the preferred one, or else the innermost.
    fn calls_of(
        &self,
        seen: &Compiled,
        function: FunctionId,
        preferred: Option<usize>,
    ) -> Option<usize> {
        let machine = self.machine();
        let calls = machine.calls().0;
        let is_of = |&at: &usize| {
            let code = &machine.linked.codes[calls[at].code as usize];
            code.module == seen.main && code.function == function
        };
        let preferred = preferred.filter(|at| *at < calls.len()).filter(is_of);
        preferred.or_else(|| (0..calls.len()).rev().find(is_of))
    }

    fn names_any(&self, pointed: &Pointed, accept: impl Fn(ir::Symbol) -> bool) -> bool {
        let names = self.machine().names();
        let mut named = pointed.names.iter().filter_map(|name| names.get(name));
        named.any(accept)
    }

    /// Whether all names are bound: those of a call's own or captured variables there, the others in the program's module.
    fn sees_all(&self, seen: &Compiled, pointed: &Pointed, frame: Option<usize>) -> bool {
        let machine = self.machine();
        let of_frame = frame.map_or_else(Vec::new, |frame| machine.frame_variables(frame));
        let of_module = machine.module_variables(seen.main);
        let code = frame.map(|frame| &machine.linked.codes[machine.calls().0[frame].code as usize]);
        pointed.names.iter().all(|name| {
            let Some(name) = machine.names().get(name) else {
                return false;
            };
            let is_of_frame = code.is_some_and(|code| {
                code.captures.contains(&name) || code.locals.iter().any(|(own, _)| *own == name)
            });
            let all = if is_of_frame { &of_frame } else { &of_module };
            all.iter().any(|(bound, _)| *bound == name)
        })
    }
}

fn position(seen: &Compiled, byte: usize) -> ir::Position {
    let source = &seen.source;
    let syntax::Position { line, column } = LineIndex::new(source).position(source, byte as u32);
    ir::Position { line, column }
}

/// The innermost function around a byte of the source.
fn function_around(seen: &Compiled, functions: &Functions, byte: usize) -> FunctionId {
    let module = seen.module();
    let start = position(seen, byte);
    let place = Span { start, end: start };
    let all = (0..).map(FunctionId).zip(&functions.list).skip(1);
    let around = all.filter_map(|(id, function)| {
        let span = module.inst(function.entry).span;
        let is_around = span.is_some() && span.contains(place) && span.end > start;
        is_around.then_some((span.start, std::cmp::Reverse(span.end), id))
    });
    let innermost = around.max_by_key(|&(start, end, _)| (start, end));
    innermost.map_or(FunctionId::TOP, |(.., id)| id)
}
