//! Byte-addressed memory as a debugger of C shows it: by the layouts that frontends supply.
//!
//! Structs as `{x = 1, y = 2}`, arrays as `{1, 2, 3}`, characters with their codes, arrays of them as text, pointers as
//! their address and what that is of. What nothing has written yet is `<uninitialised>`.

use super::memory_parts::escaped;
use crate::machine::Machine;
use crate::memory::region::Found;
use crate::value::{Handle, Value};
use ir::{Layout, LayoutId, ModuleId, Scalar};
use std::fmt::Write;

/// Elements of an array that are shown at most.
pub(super) const MOST: u64 = 200;
/// Layouts nest no deeper than this in a text.
const DEEPEST: u32 = 16;

/// A stretch of memory and how it is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Typed {
    /// The region.
    pub region: Handle,
    /// Where in it.
    pub offset: i64,
    /// The module whose layout it is.
    pub module: ModuleId,
    /// The layout.
    pub layout: LayoutId,
    /// For a bit field: its first bit and how many.
    pub bits: Option<(u8, u8)>,
}

impl Machine {
    /// The memory of a variable that lives in a region: for the variable `&x`, that of `x`.
    #[must_use]
    pub fn variable_memory(&self, name: &str, value: Value) -> Option<Typed> {
        match value {
            Value::Pointer(handle, 0) if name.starts_with('&') => self.typed_region(handle),
            _ => None,
        }
    }

    /// A region as it was allocated.
    #[must_use]
    pub fn typed_region(&self, region: Handle) -> Option<Typed> {
        let (module, layout) = self.region(region)?.layout?;
        Some(Typed {
            region,
            offset: 0,
            module,
            layout,
            bits: None,
        })
    }

    pub(super) fn layout(&self, typed: Typed) -> Option<&Layout> {
        self.layout_of(typed.module, typed.layout)
    }

    pub(super) fn layout_of(&self, module: ModuleId, layout: LayoutId) -> Option<&Layout> {
        let module = &self.linked.program.modules[module.index()];
        module.layouts.get(layout.index())
    }

    /// How many bytes a stretch has.
    pub(super) fn layout_size(&self, typed: Typed, depth: u32) -> u64 {
        match self.layout(typed) {
            Some(
                Layout::Scalar(scalar) | Layout::Character(scalar) | Layout::Enum { scalar, .. },
            ) => scalar.size().unwrap_or(0),
            Some(Layout::Pointer(_)) => 8,
            Some(&Layout::Array { element, count }) if depth < DEEPEST => {
                let element = Typed {
                    layout: element,
                    ..typed
                };
                count.saturating_mul(self.layout_size(element, depth + 1))
            }
            Some(Layout::Record { size, .. }) => *size,
            _ => 0,
        }
    }

    /// The elements or members of a stretch, each under its name; the first of many.
    #[must_use]
    pub fn memory_parts(&self, typed: Typed) -> Vec<(String, Typed)> {
        self.memory_parts_from(typed, 0, MOST)
    }

    /// What a stretch holds, as text.
    #[must_use]
    pub fn memory_text(&self, typed: Typed) -> String {
        let mut out = String::new();
        self.push_memory(&mut out, typed, 0);
        out
    }

    /// The name of a stretch's type, as far as the layout says it.
    #[must_use]
    pub fn memory_type(&self, typed: Typed) -> String {
        self.layout_name(typed, 0)
    }

    /// The name of the type of a value that is not in memory, as its layout says.
    #[must_use]
    pub fn layout_type(&self, (module, layout): (ModuleId, LayoutId)) -> String {
        let nowhere = Typed {
            region: Handle(0),
            offset: 0,
            module,
            layout,
            bits: None,
        };
        self.layout_name(nowhere, 0)
    }

    fn layout_name(&self, typed: Typed, depth: u32) -> String {
        let of = |layout: LayoutId| self.layout_name(Typed { layout, ..typed }, depth + 1);
        if depth > DEEPEST {
            return "…".into();
        }
        let spelled = |name: &'static str, plain: &'static str| {
            let spelling = &self.semantics().views.types;
            spelling.known(name).unwrap_or(plain).to_owned()
        };
        match self.layout(typed) {
            Some(Layout::Scalar(scalar)) => spelled(scalar.text(), scalar.text()),
            Some(Layout::Character(_)) => "char".into(),
            Some(Layout::Pointer(None)) => spelled("ptr", "pointer"),
            Some(&Layout::Pointer(Some(to))) => format!("{} *", of(to)),
            // Of arrays of arrays the outer length stands first.
            Some(&Layout::Array { element, count }) => {
                let inner = of(element);
                let is_array = matches!(
                    self.layout(Typed {
                        layout: element,
                        ..typed
                    }),
                    Some(Layout::Array { .. })
                );
                match inner.find('[').filter(|_| is_array) {
                    Some(at) => format!("{}[{count}]{}", &inner[..at], &inner[at..]),
                    None => format!("{inner}[{count}]"),
                }
            }
            Some(Layout::Record { name, .. } | Layout::Enum { name, .. }) => name.to_string(),
            None => String::new(),
        }
    }

    fn push_memory(&self, out: &mut String, typed: Typed, depth: u32) {
        let Some(layout) = self.layout(typed).filter(|_| depth < DEEPEST) else {
            out.push_str("{...}");
            return;
        };
        let Some(region) = self.region(typed.region) else {
            return;
        };
        if !region.is_alive {
            out.push_str("<dead>");
            return;
        }
        match layout {
            &Layout::Array { count, .. } => {
                if let Some(text) = self.text_in(typed) {
                    escaped(out, text, '"');
                    return;
                }
                let parts = self.memory_parts(typed);
                out.push('{');
                for (at, (_, part)) in parts.iter().enumerate() {
                    if at > 0 {
                        out.push_str(", ");
                    }
                    self.push_memory(out, *part, depth + 1);
                }
                if count > MOST {
                    out.push_str("...");
                }
                out.push('}');
            }
            Layout::Record { .. } => {
                out.push('{');
                let mut is_first = true;
                for (name, part) in self.memory_parts(typed) {
                    if !std::mem::take(&mut is_first) {
                        out.push_str(", ");
                    }
                    if !name.is_empty() {
                        let _ = write!(out, "{name} = ");
                    }
                    self.push_memory(out, part, depth + 1);
                }
                out.push('}');
            }
            _ => match self.memory_value(typed) {
                Some(value) => self.push_value(out, typed.module, layout, value),
                None => out.push_str("<uninitialised>"),
            },
        }
    }

    /// A value as a layout of a module says that it is read, which is one of a scalar.
    #[must_use]
    pub fn layout_text(&self, (module, layout): (ModuleId, LayoutId), value: Value) -> String {
        let mut out = String::new();
        match self.layout_of(module, layout) {
            Some(layout) => self.push_value(&mut out, module, layout, value),
            None => self.push_scalar(&mut out, value),
        }
        out
    }

    fn push_value(&self, out: &mut String, module: ModuleId, layout: &Layout, value: Value) {
        let word = match value {
            Value::Sized(_, word) => Some(word),
            _ => None,
        };
        match layout {
            Layout::Enum { values, .. } => {
                let mut values = values.iter();
                match values.find(|(_, value)| Some(*value) == word) {
                    Some((name, _)) => out.push_str(name),
                    None => self.push_scalar(out, value),
                }
            }
            Layout::Character(_) => {
                self.push_scalar(out, value);
                let code = word.and_then(|code| u32::try_from(code).ok());
                let character = code.and_then(char::from_u32);
                match character {
                    Some('\0') => out.push_str(" '\\0'"),
                    // A number that happens to be small says no more by another number.
                    Some(character)
                        if !character.is_control() || matches!(character, '\x07'..='\r') =>
                    {
                        out.push(' ');
                        let mut bytes = [0; 4];
                        escaped(out, character.encode_utf8(&mut bytes).as_bytes(), '\'');
                    }
                    _ => {}
                }
            }
            Layout::Pointer(to) => {
                self.push_scalar(out, value);
                let to = to.and_then(|to| self.layout_of(module, to));
                if let Some(Layout::Character(_)) = to
                    && let Value::Pointer(handle, offset) = value
                    && let Some(text) = self.string_at(handle, offset)
                {
                    out.push(' ');
                    escaped(out, text, '"');
                }
            }
            _ => self.push_scalar(out, value),
        }
    }

    /// The value of a scalar in memory; nothing where its bytes have not been written.
    pub(super) fn scalar_at(&self, typed: Typed, scalar: Scalar) -> Option<Value> {
        if let Some(bits) = typed.bits {
            return self.field_at(typed, bits, scalar);
        }
        let region = self.region(typed.region)?;
        let size = scalar.size()?;
        if !region.holds(typed.offset, size as usize) {
            return None;
        }
        Some(match region.load(typed.offset as usize, scalar) {
            Found::Value(value) => value,
            Found::Address(address) => self.resolve(address),
            Found::Confused(Value::Sized(_, word)) if scalar == Scalar::Ptr => {
                self.resolve(word as u64)
            }
            Found::Confused(value) => value,
            Found::Blurred(value, _) => value,
            Found::Unset => return None,
        })
    }

    /// The value of a bit field, which may begin anywhere within a byte.
    fn field_at(&self, typed: Typed, (first, count): (u8, u8), scalar: Scalar) -> Option<Value> {
        let region = self.region(typed.region)?;
        let width = u32::from(count.clamp(1, 64));
        let size = (u32::from(first) + width).div_ceil(8) as usize;
        if !region.holds(typed.offset, size) {
            return None;
        }
        let (bytes, _) = region.slice(typed.offset as usize, size);
        // Only the bytes that it has a part in must have been written.
        let from = usize::from(first / 8);
        let (_, is_set) = region.slice(typed.offset as usize + from, size - from);
        let mut word = [0; 16];
        word[..size].copy_from_slice(bytes);
        let high = ((u128::from_le_bytes(word) >> first) as u64) << (64 - width);
        let field = match scalar.is_signed() {
            true => (high as i64) >> (64 - width),
            false => (high >> (64 - width)) as i64,
        };
        is_set.then_some(Value::Sized(scalar, field))
    }

    /// A scalar as text; pointers with what they point to.
    fn push_scalar(&self, out: &mut String, value: Value) {
        match value {
            Value::Pointer(..) => out.push_str(&self.pointer_text(value)),
            Value::Ref(_) | Value::Builtin(_) | Value::Intrinsic(_) => {
                let address = self.address(value).unwrap_or(0);
                let _ = write!(out, "{address:#x}");
                if let Value::Ref(handle) = value
                    && let crate::heap::Object::Function(function) = self.object(handle)
                {
                    let name = self.linked.codes[function.code as usize].name;
                    let _ = write!(out, " <{}>", self.name(name));
                }
                if let Value::Intrinsic(intrinsic) = value {
                    let _ = write!(out, " <{}>", intrinsic.name());
                }
            }
            Value::Sized(Scalar::I8 | Scalar::U8, word) => {
                let _ = write!(out, "{word}");
            }
            value => out.push_str(&super::preview(self, value, 80)),
        }
    }

    /// A pointer as its address and, where it points to something with a name, what that is.
    #[must_use]
    pub fn pointer_text(&self, value: Value) -> String {
        let mut out = format!("{:#x}", self.address(value).unwrap_or(0));
        if let Value::Pointer(handle, offset) = value
            && let Some(name) = self.region(handle).and_then(|region| region.name)
        {
            let name = self.name(name).trim_start_matches('&');
            let _ = match offset {
                0 => write!(out, " <{name}>"),
                _ => write!(out, " <{name}{offset:+}>"),
            };
        }
        out
    }

    /// What a function gave, in at most so many characters; behind a pointer to characters what they say.
    #[must_use]
    pub fn result_text(&self, value: Value, most: usize) -> String {
        let mut out = super::preview(self, value, most);
        if let Value::Pointer(handle, offset) = value
            && self.holds_characters(handle)
            && let Some(text) = self.string_at(handle, offset)
        {
            out.push(' ');
            escaped(&mut out, text, '"');
        }
        out
    }

    /// What a literal says that has no layout, as a source writes texts.
    #[must_use]
    pub fn literal_text(&self, region: Handle) -> Option<String> {
        let is_literal = self.typed_region(region).is_none() && self.region(region)?.is_frozen;
        let text = self.string_at(region, 0).filter(|_| is_literal)?;
        let mut out = String::new();
        escaped(&mut out, text, '"');
        Some(out)
    }

    fn holds_characters(&self, region: Handle) -> bool {
        let Some(typed) = self.typed_region(region) else {
            // A literal has no layout.
            return self.region(region).is_some_and(|region| region.is_frozen);
        };
        match self.layout(typed) {
            Some(Layout::Character(_)) => true,
            Some(&Layout::Array { element, .. }) => {
                let element = self.layout_of(typed.module, element);
                matches!(element, Some(Layout::Character(_)))
            }
            _ => false,
        }
    }

    /// The text that a pointer to characters points to.
    pub(super) fn string_at(&self, handle: Handle, offset: i64) -> Option<&[u8]> {
        let region = self.region(handle).filter(|region| region.is_alive)?;
        let at = usize::try_from(offset).ok()?;
        let data = region.data().get(at..)?;
        let shown = &data[..data.len().min(MOST as usize)];
        let end = shown.iter().position(|&byte| byte == 0)?;
        let is_written = |place| region.byte_state(place).0;
        (at..at + end).all(is_written).then_some(&shown[..end])
    }

    /// The elements of an allocation that holds more than one of what its layout says, the first of many.
    #[must_use]
    pub fn allocated_elements(&self, region: Handle) -> Option<Vec<(String, Typed)>> {
        let first = self.typed_region(region)?;
        let size = self.layout_size(first, 0);
        let count = (self.region(region)?.size() as u64).checked_div(size)?;
        (count > 1).then(|| {
            let elements = (0..count.min(MOST)).map(|at| {
                let offset = (at * size) as i64;
                (format!("[{at}]"), Typed { offset, ..first })
            });
            elements.collect()
        })
    }
}
