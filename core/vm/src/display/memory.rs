//! Byte-addressed memory as a debugger of C shows it: by the layouts that frontends supply.
//!
//! Structs as `{x = 1, y = 2}`, arrays as `{1, 2, 3}`, characters with their codes, arrays of them as text, pointers as
//! their address and what that is of. What nothing has written yet is `<uninitialised>`.

use crate::machine::Machine;
use crate::region::Found;
use crate::value::{Handle, Value};
use ir::{Layout, LayoutId, ModuleId, Scalar};
use std::fmt::Write;

/// Elements of an array that are shown at most.
const MOST: u64 = 200;
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
        let module = &self.linked.program.modules[typed.module.index()];
        module.layouts.get(typed.layout.index())
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

    fn layout_name(&self, typed: Typed, depth: u32) -> String {
        let of = |layout: LayoutId| self.layout_name(Typed { layout, ..typed }, depth + 1);
        if depth > DEEPEST {
            return "…".into();
        }
        let spelled = |name: &'static str, plain: &'static str| {
            let spelling = &self.semantics().types;
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
            &Layout::Array { element, count } => {
                let element = Typed {
                    layout: element,
                    ..typed
                };
                if let Some(Layout::Character(scalar)) = self.layout(element)
                    && scalar.size() == Some(1)
                    && let Ok(at) = usize::try_from(typed.offset)
                    && region.holds(typed.offset, count as usize)
                {
                    let (bytes, _) = region.slice(at, count as usize);
                    let is_text = (at..at + bytes.len())
                        .take_while(|&place| region.data()[place] != 0)
                        .all(|place| region.byte_state(place).0);
                    if is_text {
                        let end = bytes.iter().position(|&byte| byte == 0);
                        let text = String::from_utf8_lossy(&bytes[..end.unwrap_or(bytes.len())]);
                        let _ = write!(out, "{:?}", text);
                        return;
                    }
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
            Layout::Scalar(scalar) => match self.scalar_at(typed, *scalar) {
                Some(value) => self.push_scalar(out, value),
                None => out.push_str("<uninitialised>"),
            },
            Layout::Character(scalar) => match self.scalar_at(typed, *scalar) {
                Some(value) => {
                    self.push_scalar(out, value);
                    if let Value::Sized(_, code) = value
                        && let Some(character) = char::from_u32(code as u32).filter(|_| code >= 0)
                    {
                        let _ = write!(out, " {character:?}");
                    }
                }
                None => out.push_str("<uninitialised>"),
            },
            Layout::Enum { scalar, values, .. } => match self.scalar_at(typed, *scalar) {
                Some(Value::Sized(_, word)) => {
                    match values.iter().find(|(_, value)| *value == word) {
                        Some((name, _)) => out.push_str(name),
                        None => {
                            let _ = write!(out, "{word}");
                        }
                    }
                }
                Some(value) => self.push_scalar(out, value),
                None => out.push_str("<uninitialised>"),
            },
            Layout::Pointer(to) => match self.scalar_at(typed, Scalar::Ptr) {
                Some(value) => {
                    self.push_scalar(out, value);
                    let to = to.map(|layout| Typed { layout, ..typed });
                    let is_text =
                        to.is_some_and(|to| matches!(self.layout(to), Some(Layout::Character(_))));
                    if is_text && let Value::Pointer(handle, offset) = value {
                        self.push_string(out, handle, offset);
                    }
                }
                None => out.push_str("<uninitialised>"),
            },
        }
    }

    /// The value of a scalar in memory; nothing where its bytes have not been written.
    pub(super) fn scalar_at(&self, typed: Typed, scalar: Scalar) -> Option<Value> {
        let region = self.region(typed.region)?;
        let size = scalar.size()?;
        if !region.holds(typed.offset, size as usize) {
            return None;
        }
        let value = match region.load(typed.offset as usize, scalar) {
            Found::Value(value) => value,
            Found::Address(address) => self.resolve(address),
            Found::Confused(Value::Sized(_, word)) if scalar == Scalar::Ptr => {
                self.resolve(word as u64)
            }
            Found::Confused(value) => value,
            Found::Blurred(value, _) => value,
            Found::Unset => return None,
        };
        match (typed.bits, value) {
            (Some((first, count)), Value::Sized(scalar, word)) => {
                let shifted = (word as u64) >> first;
                let width = u32::from(count.clamp(1, 64));
                let high = shifted << (64 - width);
                let field = if scalar.is_signed() {
                    (high as i64) >> (64 - width)
                } else {
                    (high >> (64 - width)) as i64
                };
                Some(Value::Sized(scalar, field))
            }
            _ => Some(value),
        }
    }

    /// A scalar as text; pointers with what they point to.
    fn push_scalar(&self, out: &mut String, value: Value) {
        match value {
            Value::Nil => out.push_str("0x0"),
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

    /// The text that a pointer to characters points to.
    fn push_string(&self, out: &mut String, handle: Handle, offset: i64) {
        let Some(region) = self.region(handle).filter(|region| region.is_alive) else {
            return;
        };
        let Ok(at) = usize::try_from(offset) else {
            return;
        };
        let data = region.data().get(at..).unwrap_or_default();
        let shown = &data[..data.len().min(MOST as usize)];
        if let Some(end) = shown.iter().position(|&byte| byte == 0)
            && (at..at + end).all(|place| region.byte_state(place).0)
        {
            let _ = write!(out, " {:?}", String::from_utf8_lossy(&shown[..end]));
        }
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
