//! The notation of each kind of value; collections are begun here and walked by [`super::value`].

use super::names::{
    At, address, builtin_name, class_name, code_name, function_name, import_name, imported_name,
};
use super::quote::{push_bytes, push_quoted};
use super::value::{Obstacle, Writer};
use super::walk::{Level, MapWalk, Walk};
use super::{default_repr, float, unknown};
use crate::display::contents::Form;
use crate::display::format::number::magnitude;
use crate::display::format::pad::first_chars;
use crate::heap::{Object, ViewKind};
use crate::value::compare::MAX_DEPTH;
use crate::value::number::Integer;
use crate::value::number::fixed::as_single;
use crate::value::set::Set;
use crate::value::{Handle, Singleton, Value};
use ir::{FunctionKind, Scalar, push_notation};
use std::fmt::{Display, Write as _};
use std::rc::Rc;

impl<'m> Writer<'m, '_> {
    /// Writes a value, or begins a collection.
    pub(super) fn open(
        &mut self,
        value: Value,
        levels: &mut Vec<Level<'m>>,
    ) -> Result<(), Obstacle> {
        if levels.len() > MAX_DEPTH as usize {
            return Err(Obstacle::TooDeep);
        }
        let m = self.m;
        match value {
            Value::Unbound => self.out.push_str("<unbound>"),
            Value::Nil => self.out.push_str(m.semantics().texts.nil),
            Value::Bool(truth) => self
                .out
                .push_str(m.semantics().texts.bools[usize::from(truth)]),
            Value::Int(value) => self.integer(&Integer::Small(value))?,
            Value::Sized(scalar, bits) => self.fixed(scalar, bits),
            Value::Float(value) => {
                float::push_float(self.out, m.semantics().numbers.notation, value)
            }
            Value::Builtin(_) | Value::Intrinsic(_) if self.operand.is_some() => {
                let (name, _) = builtin_name(self.m, value);
                self.out.push_str(name);
            }
            Value::Builtin(_) | Value::Intrinsic(_) => self.builtin(value),
            Value::Singleton(Singleton::NotImplemented) => self.out.push_str("NotImplemented"),
            Value::Singleton(Singleton::Ellipsis) => self.out.push_str("Ellipsis"),
            Value::Singleton(Singleton::Null) => self.out.push_str("null"),
            Value::Unknown(unknown) => match self.operand {
                Some(depth) => unknown::push_expression(m, self.out, unknown, depth),
                None => {
                    self.out.push_str("symbolic(");
                    unknown::push_expression(m, self.out, unknown, unknown::MAX_DEPTH);
                    self.out.push(')');
                }
            },
            Value::Pointer(..) => self.out.push_str(&m.pointer_text(value)),
            Value::Ref(handle) => self.open_object(value, handle, levels)?,
        }
        Ok(())
    }

    /// A number of a fixed width; a code unit as the character that it is.
    fn fixed(&mut self, scalar: Scalar, bits: i64) {
        match scalar {
            Scalar::Char => {
                let character = char::from_u32(bits as u32);
                self.out
                    .push(character.unwrap_or(char::REPLACEMENT_CHARACTER));
            }
            Scalar::F32 => {
                let notation = self.m.semantics().numbers.notation;
                float::push_single(self.out, notation, as_single(bits));
            }
            Scalar::Ptr => {
                let _ = write!(self.out, "{bits:#x}");
            }
            _ => {
                let _ = write!(self.out, "{}", scalar.number(bits));
            }
        }
    }

    fn open_object(
        &mut self,
        value: Value,
        handle: Handle,
        levels: &mut Vec<Level<'m>>,
    ) -> Result<(), Obstacle> {
        let m = self.m;
        let notations = &m.semantics().texts.notations;
        match m.object(handle) {
            Object::Region(_) => self.out.push_str("<region>"),
            Object::Boxed(inner) => return self.open(*inner, levels),
            Object::Text(text) => {
                let quotes = m.semantics().texts.quotes;
                let text = text.get();
                let shown = match self.preview {
                    Some(limit) => first_chars(&text, limit + 1),
                    None => &text,
                };
                push_quoted(self.out, quotes, shown, false);
            }
            Object::BigInt(value) => self.integer(&Integer::Big(Rc::clone(value)))?,
            Object::Bytes(bytes) => push_bytes(self.out, self.bounded(bytes), false),
            Object::ByteArray(bytes) => {
                self.out.push_str("bytearray(");
                push_bytes(self.out, self.bounded(bytes), true);
                self.out.push(')');
            }
            Object::Array(array) => {
                let walk = Walk::Items(array.items.iter());
                self.level(levels, handle, "[", walk, "]", "[...]");
            }
            Object::List(items) => {
                self.level(levels, handle, "[", Walk::Items(items.iter()), "]", "[...]")
            }
            Object::Tuple(items) => {
                let close = if items.len() == 1 { ",)" } else { ")" };
                self.level(
                    levels,
                    handle,
                    "(",
                    Walk::Items(items.iter()),
                    close,
                    "(...)",
                );
            }
            Object::Map(map) => {
                let walk = Walk::Map(map, 0, MapWalk::Entries, None);
                self.level(levels, handle, "{", walk, "}", "{...}");
            }
            Object::Table(table) => {
                let walk = Walk::Table(table, 0, None);
                self.level(levels, handle, "{", walk, "}", "{...}");
            }
            Object::Set(set) => self.set(levels, handle, "set", set),
            Object::FrozenSet(set) => self.set(levels, handle, "frozenset", set),
            Object::Range(range) => {
                let _ = write!(self.out, "range({}, {}", range.start, range.stop);
                if range.step != 1 {
                    let _ = write!(self.out, ", {}", range.step);
                }
                self.out.push(')');
            }
            Object::Slice(slice) => {
                self.out.push_str("slice(");
                levels.push(Level::parts([slice.start, slice.stop, slice.step], 3, ")"));
            }
            Object::MapView(map, kind) => {
                let Object::Map(data) = m.object(*map) else {
                    return Ok(());
                };
                let walk = match kind {
                    ViewKind::Keys => MapWalk::Keys,
                    ViewKind::Values => MapWalk::Values,
                    ViewKind::Items => MapWalk::Pairs,
                };
                let name = m.type_name(value);
                self.out.push_str(&name);
                self.level(
                    levels,
                    handle,
                    "([",
                    Walk::Map(data, 0, walk, None),
                    "])",
                    "...",
                );
            }
            Object::Instance(_) => self.open_instance(value, handle, levels)?,
            Object::Exception(data) => self.out.push_str(&m.type_name(data.args)),
            // Within an expression a method goes by its function, and a class or function by its name, one of the library with
            // that of its module.
            Object::BoundMethod(method) if self.operand.is_some() => {
                let function = method.function;
                match function {
                    Value::Ref(handle) => self.open_object(function, handle, levels)?,
                    _ => self.out.push_str(builtin_name(m, function).0),
                }
            }
            Object::Class(class) if self.operand.is_some() => {
                let name = m.name(class.name);
                self.out.push_str(&imported_name(m, class.module, name));
            }
            Object::Function(function) if self.operand.is_some() => {
                let module = m.linked.codes[function.code as usize].module;
                let name = function_name(m, handle);
                self.out.push_str(&imported_name(m, module, &name));
            }
            Object::Class(_) => {
                if m.traits(value).repr && self.preview.is_none() {
                    return Err(Obstacle::Guest);
                }
                let name = class_name(m, handle);
                push_notation(self.out, notations.class, &[("name", &name)]);
            }
            Object::Function(_) => {
                // What makes objects is a function to the machine, and a class to people.
                let class = self.preview.and_then(|_| m.delegated_name(handle));
                if let Some(name) = class {
                    self.out.push_str(&name);
                    return Ok(());
                }
                let (name, at) = (function_name(m, handle), At(address(handle)));
                let is_plain = matches!(m.object(handle), Object::Function(data) if data.is_plain);
                let notation = match is_plain {
                    true => notations.builtin,
                    false => notations.function,
                };
                push_notation(self.out, notation, &[("name", &name), ("at", &at)]);
            }
            Object::BoundMethod(method) => {
                self.bound_method(method.receiver, method.function, handle, levels)
            }
            Object::Generator(generator) => {
                let [plain, coroutine, asynchronous] = notations.generators;
                let notation = match generator.kind {
                    FunctionKind::Coroutine => coroutine,
                    FunctionKind::AsyncGenerator => asynchronous,
                    _ => plain,
                };
                let (name, at) = (code_name(m, generator.code), At(address(handle)));
                push_notation(self.out, notation, &[("name", &name), ("at", &at)]);
            }
            Object::Module(module) => {
                let name = import_name(m, *module);
                push_notation(self.out, notations.module, &[("name", &name)]);
            }
            Object::StaticMethod(inner) => self.around(levels, notations.static_method, *inner),
            Object::ClassMethod(inner) => self.around(levels, notations.class_method, *inner),
            Object::Super(data) => {
                let (name, kind) = (m.class_name(data.class), m.type_name(data.receiver));
                let parts: [(&str, &dyn Display); 2] = [("name", &name), ("kind", &kind)];
                push_notation(self.out, notations.parents, &parts);
            }
            Object::Cell(Value::Unbound) => {
                push_notation(
                    self.out,
                    notations.empty_cell,
                    &[("at", &At(address(handle)))],
                );
            }
            Object::Cell(inner) => {
                let (kind, at) = (m.type_name(*inner), At(address(handle)));
                push_notation(self.out, notations.cell, &[("kind", &kind), ("at", &at)]);
            }
            Object::Symbol(name) => {
                let name = m.name(*name);
                let description = name.split_once(':').map_or("", |(_, text)| text);
                self.out.push_str(description);
            }
            Object::Cursor(_) | Object::Property(_) | Object::Free => {
                self.out.push_str(&default_repr(m, value))
            }
        }
        Ok(())
    }

    /// So much of bytes as is of use.
    fn bounded<'b>(&self, bytes: &'b [u8]) -> &'b [u8] {
        match self.preview {
            Some(limit) => &bytes[..bytes.len().min(limit + 1)],
            None => bytes,
        }
    }

    fn integer(&mut self, value: &Integer) -> Result<(), Obstacle> {
        if let Integer::Small(value) = value {
            let _ = write!(self.out, "{value}");
            return Ok(());
        }
        match magnitude(value, 10) {
            Some((is_negative, digits)) => {
                self.out.push_str(if is_negative { "-" } else { "" });
                self.out.push_str(&digits);
                Ok(())
            }
            None if self.preview.is_some() => {
                let _ = write!(self.out, "<integer of {} bits>", value.bits());
                Ok(())
            }
            None => Err(Obstacle::TooLong),
        }
    }

    /// Begins a collection, unless it is begun already.
    fn level(
        &mut self,
        levels: &mut Vec<Level<'m>>,
        handle: Handle,
        open: &str,
        walk: Walk<'m>,
        close: &'static str,
        within_itself: &str,
    ) {
        if levels.iter().any(|level| level.handle == Some(handle)) {
            self.out.push_str(within_itself);
            return;
        }
        self.out.push_str(open);
        levels.push(Level::new(Some(handle), walk, close));
    }

    /// A set that is an instance of a class derived from a set's.
    fn derived_set(&mut self, levels: &mut Vec<Level<'m>>, value: Value, set: &'m Set) {
        let (Value::Ref(handle), name) = (value, self.m.type_name(value)) else {
            return;
        };
        self.out.push_str(&name);
        if set.is_empty() {
            self.out.push_str("()");
        } else {
            self.level(levels, handle, "({", Walk::Set(set, 0), "})", "(...)");
        }
    }

    fn set(&mut self, levels: &mut Vec<Level<'m>>, handle: Handle, name: &str, set: &'m Set) {
        if set.is_empty() {
            self.out.push_str(name);
            self.out.push_str("()");
        } else if name == "set" {
            self.level(levels, handle, "{", Walk::Set(set, 0), "}", "set(...)");
        } else {
            self.out.push_str(name);
            self.level(levels, handle, "({", Walk::Set(set, 0), "})", "(...)");
        }
    }

    fn around(
        &mut self,
        levels: &mut Vec<Level<'m>>,
        [open, close]: [&'static str; 2],
        inner: Value,
    ) {
        self.out.push_str(open);
        levels.push(Level::parts([inner, Value::Nil, Value::Nil], 1, close));
    }

    fn open_instance(
        &mut self,
        value: Value,
        handle: Handle,
        levels: &mut Vec<Level<'m>>,
    ) -> Result<(), Obstacle> {
        let m = self.m;
        if let (Some(limit), Some(form)) = (self.preview, m.form(handle)) {
            self.contents(handle, form, limit, levels);
            return Ok(());
        }
        if m.traits(value).repr {
            if self.preview.is_none() {
                return Err(Obstacle::Guest);
            }
            self.members(handle, levels);
            return Ok(());
        }
        if m.native(value) != value {
            return self.open_derived(value, handle, levels);
        }
        if self.preview.is_some() {
            self.members(handle, levels);
        } else {
            self.out.push_str(&default_repr(m, value));
        }
        Ok(())
    }

    /// An instance of a class derived from a native one, as that one shows it.
    pub(super) fn open_derived(
        &mut self,
        value: Value,
        handle: Handle,
        levels: &mut Vec<Level<'m>>,
    ) -> Result<(), Obstacle> {
        let m = self.m;
        let native = m.native(value);
        let Value::Ref(inside) = native else {
            return self.open(native, levels);
        };
        match m.object(inside) {
            Object::Exception(data) if m.delegates() && self.preview.is_some() => {
                let kind = m.delegated_kind(handle);
                // Around what is thrown and is no error itself there is nothing to be seen.
                if kind.is_empty()
                    && let Some(Object::Tuple(args)) = m.object_kind(data.args)
                    && let [thrown] = args[..]
                {
                    return self.open(thrown, levels);
                }
                let message = m.delegated_message(handle);
                self.out.push_str(&kind);
                if let Some(message) = message.filter(|message| !message.is_empty()) {
                    self.out.push_str(": ");
                    self.out.push_str(&message);
                }
                Ok(())
            }
            Object::Exception(data) => {
                let name = m.type_name(value);
                self.out.push_str(&name);
                let Some(Object::Tuple(args)) = m.object_kind(data.args) else {
                    return Ok(());
                };
                let shown = &args[..m.arguments_told(value, args.len())];
                self.level(levels, handle, "(", Walk::Items(shown.iter()), ")", "(...)");
                Ok(())
            }
            Object::Set(set) => {
                self.derived_set(levels, value, set);
                Ok(())
            }
            Object::FrozenSet(set) => {
                self.derived_set(levels, value, set);
                Ok(())
            }
            _ => self.open(native, levels),
        }
    }

    /// An object of the library's as people see it: by its elements, entries, its value or its name.
    fn contents(&mut self, handle: Handle, form: Form, limit: usize, levels: &mut Vec<Level<'m>>) {
        let m = self.m;
        let [elements, entries] = m.semantics().views.contents.brackets;
        let [open, close] = match form {
            Form::Sequence | Form::Set => elements,
            Form::Map => entries,
            Form::Pair | Form::Value => ["", ""],
            Form::Name => {
                let name = m.contents(handle, 1).first().map(|name| name.value);
                let text = name.and_then(|name| m.text_of(name));
                self.out.push_str(&text.unwrap_or_default());
                return;
            }
            Form::Message => {
                let message = m.contents(handle, 1).first().map(|message| message.value);
                let text = message.and_then(|message| m.text_of(message));
                self.out.push_str(&m.type_name(Value::Ref(handle)));
                if let Some(text) = text {
                    self.out.push_str(": ");
                    self.out.push_str(&text);
                }
                return;
            }
        };
        // Each takes some room, so that there is no end to be seen of more.
        let held = m.contents(handle, limit.saturating_add(1));
        let walk = Walk::Contents(held.into_iter(), None);
        let within_itself = match form {
            Form::Map => "{...}",
            _ => "[...]",
        };
        self.level(levels, handle, open, walk, close, within_itself);
    }

    /// An instance as its class and its members, or its message where one of those is that.
    fn members(&mut self, handle: Handle, levels: &mut Vec<Level<'m>>) {
        let m = self.m;
        let Object::Instance(instance) = m.object(handle) else {
            return;
        };
        let shape = m.shapes.get(instance.shape);
        if m.delegates() {
            if let Some(name) = m.delegated_name(handle) {
                self.out.push_str(&name);
                return;
            }
            self.out.push_str(&m.delegated_kind(handle));
        } else {
            let name = m.class_name(shape.class);
            self.out.push_str(m.semantics().views.types.name(&name));
        }
        let message = m.names.get(m.semantics().errors.message);
        if let Some(message) = message
            && m.exception_data(Value::Ref(handle)).is_some()
        {
            let message = m.field_of(handle, message);
            let message = message.and_then(|text| m.text_of(text));
            if let Some(message) = message {
                self.out.push_str(": ");
                self.out.push_str(&message);
            }
            return;
        }
        let walk = Walk::Members(&shape.names, &instance.fields, 0);
        self.level(levels, handle, "(", walk, ")", "(...)");
    }

    fn builtin(&mut self, value: Value) {
        let (name, owner) = builtin_name(self.m, value);
        let semantics = self.m.semantics();
        let notations = &semantics.texts.notations;
        match owner {
            Some(class) => {
                let notation = match semantics.objects.protocol.is_special(name) {
                    true => notations.special_method,
                    false => notations.method,
                };
                push_notation(self.out, notation, &[("name", &name), ("class", &class)]);
            }
            None => push_notation(self.out, notations.builtin, &[("name", &name)]),
        }
    }

    fn bound_method(
        &mut self,
        receiver: Value,
        function: Value,
        handle: Handle,
        levels: &mut Vec<Level<'m>>,
    ) {
        let m = self.m;
        let notations = &m.semantics().texts.notations;
        if let Value::Builtin(_) = function {
            let kind = m.type_name(receiver);
            let at = At(address(receiver.handle().unwrap_or(handle)));
            let (name, _) = builtin_name(m, function);
            let notation = match m.semantics().objects.protocol.is_special(name) {
                true => notations.bound_special,
                false => notations.bound_builtin,
            };
            let parts: [(&str, &dyn Display); 3] = [("name", &name), ("kind", &kind), ("at", &at)];
            push_notation(self.out, notation, &parts);
            return;
        }
        let name = function
            .handle()
            .map(|function| function_name(m, function))
            .unwrap_or_default();
        let [open, close] = notations.bound;
        push_notation(self.out, open, &[("name", &name)]);
        levels.push(Level::parts([receiver, Value::Nil, Value::Nil], 1, close));
    }
}
