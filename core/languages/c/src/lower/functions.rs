//! Functions.

use super::{Frame, Lowerer, Open};
use crate::LANGUAGE;
use crate::ast::{Declaration, Function, Storage, VarId};
use crate::token::Place;
use crate::types::Ty;
use ir::{Const, FunctionKind, Hint, Intrinsic, Op, ParamKind, Reg, Scalar, Span, UnOp};
use rustc_hash::FxHashSet;
use std::rc::Rc;

/// The member of a function that holds its type in words.
const FUNCTION_TYPE: &str = "<type>";
/// The variable that holds the arguments behind the named ones.
pub(super) const REST: &str = "$rest";
/// The parameter that says where a struct is returned to.
pub(super) const RESULT: &str = "$result";

impl Lowerer<'_> {
    /// A function's definition: skipped over, then its name is bound.
    pub(super) fn function(&mut self, function: &Function) {
        self.function_within(function, FxHashSet::default());
    }

    /// A definition within functions that have variables of these names.
    fn function_within(&mut self, function: &Function, enclosing: FxHashSet<Rc<str>>) {
        let at = self.at(function.place);
        let var = self.unit.var(function.var);
        let (name, ty) = (Rc::clone(&var.ir_name), var.ty);
        // Units may have functions of one name, which people know by that.
        let known_as = self.b.intern(&Rc::clone(&var.name));
        let result = self
            .types()
            .as_function(ty)
            .map_or(Ty::UNKNOWN, |function| function.result);
        let entry = self.b.label(&format!("func_{name}"));
        let end = self.b.label(&format!("end_{name}"));
        self.b.emit(Op::Branch { target: end }, at);
        self.b.place(entry, at);
        let mut own = self.own_names(function);
        own.extend(enclosing);
        let var = self.unit.var(function.var);
        let is_entry = !self.is_library
            && &*var.name == LANGUAGE.semantics.objects.protocol.entry
            && !var.is_used
            && self.types().is_integer(result);
        self.scope = entry;
        if !self.is_library {
            self.note_result(entry, result);
            // Without a prototype arguments come as they are promoted.
            let has_prototype =
                (self.types().as_function(ty)).is_some_and(|function| function.has_prototype);
            for &var in function.parameters.iter().filter(|_| has_prototype) {
                self.note_parameter(entry, var);
            }
        }
        self.frame = Some(Frame {
            result,
            is_entry,
            returns_record: self.types().is_record(result),
            own,
            hoisted: function.hoisted.iter().copied().collect(),
            addressed: function.addressed.clone(),
        });
        self.open.push(Open::Block(Vec::new()));
        self.parameters(function, at);
        for (var, value) in &function.lengths {
            self.declaration(&Declaration::Length(*var, *value), function.place);
        }
        for var in &function.hoisted {
            let is_needed =
                self.unit.is_in_memory(*var) && self.unit.var(*var).storage == Storage::Automatic;
            if is_needed && !self.types().is_variable(self.unit.var(*var).ty) {
                self.come_into_being(*var, at);
            }
        }
        self.statement(function.body);
        let last = Place {
            start: function
                .place
                .end
                .saturating_sub(1)
                .max(function.place.start),
            end: function.place.end,
        };
        let last = self.at(last);
        self.place_lost_labels(last);
        self.end_of_function(function.var, result, last);
        self.open.clear();
        self.frame = None;
        self.scope = self.top;
        self.b.place(end, at);
        let symbol = self.b.intern(&name);
        let value = self.b.constant(
            Const::Function {
                name: known_as,
                entry,
                kind: FunctionKind::Function,
            },
            at,
        );
        self.note_type(function.var, value, at);
        self.b.emit(
            Op::DeclVar {
                name: symbol,
                value,
            },
            at,
        );
    }

    /// A function within the function at hand: a value that is made where it is declared.
    pub(super) fn nested_function(&mut self, function: &Function) {
        let outer = self.frame.take();
        let open = std::mem::take(&mut self.open);
        let labels = std::mem::take(&mut self.labels);
        let placed = std::mem::take(&mut self.placed);
        let temporaries = std::mem::take(&mut self.temporaries);
        let cleanups = std::mem::take(&mut self.cleanups);
        let blocks = std::mem::take(&mut self.blocks);
        let named_in = std::mem::take(&mut self.named_in);
        let conditions = std::mem::take(&mut self.conditions);
        let scope = self.scope;
        let enclosing = outer.as_ref().map(|frame| frame.own.clone());
        self.function_within(function, enclosing.unwrap_or_default());
        self.scope = scope;
        self.conditions = conditions;
        self.blocks = blocks;
        self.named_in = named_in;
        self.cleanups = cleanups;
        self.temporaries = temporaries;
        self.placed = placed;
        self.labels = labels;
        self.open = open;
        self.frame = outer;
    }

    /// Notes the type of a function that is used as a value, for calls through pointers.
    pub(super) fn note_type(&mut self, var: VarId, value: Reg, at: Span) {
        if !self.unit.var(var).is_value {
            return;
        }
        if let Some(words) = self.function_type(self.unit.var(var).ty) {
            let words = self.b.text(&words, at);
            let field = self.b.intern(FUNCTION_TYPE);
            self.b.emit(
                Op::StoreField {
                    object: value,
                    field,
                    value: words,
                },
                at,
            );
        }
    }

    /// The machine's variables that are a function's own.
    fn own_names(&self, function: &Function) -> FxHashSet<Rc<str>> {
        function
            .vars
            .clone()
            .map(|index| VarId(index as u32))
            .filter(|var| {
                matches!(
                    self.unit.var(*var).storage,
                    Storage::Automatic | Storage::Parameter
                )
            })
            .map(|var| self.variable_name(var))
            .collect()
    }

    fn parameter(&mut self, name: &str, kind: ParamKind, at: Span) -> Reg {
        let symbol = self.b.intern(name);
        self.b.symbolic(Hint::Param(symbol, kind), at)
    }

    fn parameters(&mut self, function: &Function, at: Span) {
        if self
            .frame
            .as_ref()
            .is_some_and(|frame| frame.returns_record)
        {
            let value = self.parameter(RESULT, ParamKind::Normal, at);
            let name = self.b.intern(RESULT);
            self.b.emit(Op::DeclVar { name, value }, at);
        }
        // Without a prototype arguments come as they are promoted, and the function converts them.
        let of_function = self.types().as_function(self.unit.var(function.var).ty);
        let has_prototype = of_function.is_some_and(|function| function.has_prototype);
        for var in &function.parameters {
            let found = self.unit.var(*var);
            let (name, ty, place) = (Rc::clone(&found.ir_name), found.ty, found.place);
            let at = if place.start >= function.place.start && place.end <= function.place.end {
                self.at(place)
            } else {
                at
            };
            let mut value = self.parameter(&name, ParamKind::Normal, at);
            if let Some(scalar) = narrower(self.types().scalar(ty)).filter(|_| !has_prototype) {
                value = self.b.unary(UnOp::As(scalar), value, at);
            }
            if !self.unit.is_in_memory(*var) {
                let name = self.symbol(*var);
                self.b.emit(Op::DeclVar { name, value }, at);
                continue;
            }
            let pointer = self.come_into_being(*var, at);
            match self.types().scalar(ty) {
                Some(scalar) => self.store_scalar(pointer, value, scalar, at),
                None => self.copy(pointer, value, ty, at),
            }
        }
        if function.is_variadic {
            let value = self.parameter(REST, ParamKind::Rest, at);
            let name = self.b.intern(REST);
            self.b.emit(Op::DeclVar { name, value }, at);
        }
    }

    /// Emits the end of a call. That of `main` ends the run, as `exit` would, unless the program calls it itself.
    pub(super) fn emit_return(&mut self, value: Reg, at: Span) {
        if self.frame.as_ref().is_some_and(|frame| frame.is_entry) {
            self.b.intrinsic(Intrinsic::CExit, &[value], at);
        }
        self.b.emit(Op::Return { value }, at);
    }

    /// What stands behind a function's last statement.
    fn end_of_function(&mut self, var: VarId, result: Ty, at: Span) {
        let is_main = &*self.unit.var(var).name == "main";
        let is_reachable = !self.b.is_terminated();
        // What no path leads to stands for nothing in the source.
        let at = match is_reachable {
            true => at,
            false => Span {
                start: at.end,
                ..at
            },
        };
        if is_reachable && !is_main && !result.is_void() && self.unit.var(var).result_uses > 0 {
            let name = Rc::clone(&self.unit.var(var).name);
            self.undefined(
                "missing_return",
                &format!("`{name}` ends without giving the value that its caller uses"),
                at,
            );
        }
        let value = if result.is_void() || self.types().is_record(result) || result.is_unknown() {
            self.b.nil(at)
        } else if is_main {
            self.sized(Scalar::I32, 0, at)
        } else {
            self.zero(result, at)
        };
        self.emit_return(value, at);
    }
}

/// A type of numbers that are promoted where they are passed to a function without a prototype.
fn narrower(scalar: Option<Scalar>) -> Option<Scalar> {
    scalar.filter(|scalar| match scalar {
        Scalar::F32 => true,
        Scalar::F64 | Scalar::Ptr => false,
        _ => scalar.bits().is_some_and(|bits| bits < 32),
    })
}
