//! Reads and writes through pointers, with everything that may be wrong with them.
//!
//! Each check reports what it finds and, where the run goes on, gives the defined answer: zero for a read, nothing done for a
//! write.

use crate::machine::{Exit, Machine, Outcome};
use crate::memory::region::{Found, Region};
use crate::symbolic::Expression;
use crate::value::{Handle, Value};
use ir::{Scalar, Undefined};

/// What an access does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Access {
    /// Reads.
    Read,
    /// Writes.
    Write,
}

impl Access {
    fn verb(self) -> &'static str {
        match self {
            Access::Read => "reading",
            Access::Write => "writing",
        }
    }
}

impl Machine {
    /// The region and the place in it that a pointer allows an access to; nothing where undefined behaviour was reported.
    /// `align` is 1 for bytes.
    ///
    /// # Errors
    /// Where undefined behaviour stops the run.
    pub fn reach(
        &mut self,
        access: Access,
        pointer: Value,
        offset: i64,
        length: usize,
        align: u64,
    ) -> Outcome<Option<(Handle, usize)>> {
        let verb = access.verb();
        let bytes = if length == 1 { "byte" } else { "bytes" };
        let (handle, offset) = match pointer {
            Value::Pointer(handle, start) => (handle, start.wrapping_add(offset)),
            Value::Nil => {
                let words = || format!("{verb} {length} {bytes} through a null pointer");
                self.undefined_with(Undefined::NullDeref, None, words)?;
                return Ok(None);
            }
            // What it leads to is not known, and neither is whether that is there.
            Value::Unknown(_) => return Err(Exit::Unknown),
            Value::Unbound => {
                let words = || format!("{verb} through a pointer that has no value yet");
                self.undefined_with(Undefined::UninitRead, None, words)?;
                return Ok(None);
            }
            Value::Sized(_, word) | Value::Int(word) => match self.resolve(word as u64) {
                Value::Pointer(handle, start) => (handle, start.wrapping_add(offset)),
                Value::Nil => return self.reach(access, Value::Nil, offset, length, align),
                _ => {
                    let words = || {
                        format!(
                            "{verb} {length} {bytes} at the address {word:#x}, where no object is"
                        )
                    };
                    self.undefined_with(Undefined::OutOfBounds, None, words)?;
                    return Ok(None);
                }
            },
            _ => {
                let words = || format!("{verb} through what is no pointer to data");
                self.undefined_with(Undefined::TypeConfusion, None, words)?;
                return Ok(None);
            }
        };
        let Some(region) = self.region(handle) else {
            return Ok(None);
        };
        let (is_alive, holds) = (region.is_alive, region.holds(offset, length));
        let is_writable = access == Access::Read || !region.is_frozen;
        let is_aligned = region.address_of(offset).is_multiple_of(align);
        if !is_alive {
            let object = self.describe_region(handle);
            let words = || format!("{verb} {length} {bytes} of {object}, whose life has ended");
            self.undefined_with(Undefined::DanglingPointer, Some(handle), words)?;
            return Ok(None);
        }
        if !holds {
            let object = self.describe_region(handle);
            let words = || format!("{verb} {length} {bytes} at offset {offset} of {object}");
            self.undefined_with(Undefined::OutOfBounds, Some(handle), words)?;
            return Ok(None);
        }
        if !is_aligned {
            let object = self.describe_region(handle);
            let words = || {
                format!(
                    "{verb} {length} {bytes} at offset {offset} of {object}: the address is no multiple of {align}"
                )
            };
            self.undefined_with(Undefined::Misaligned, Some(handle), words)?;
        }
        if !is_writable {
            let object = self.describe_region(handle);
            let words = || format!("writing {length} {bytes} of {object} and must not change");
            self.undefined_with(Undefined::ConstWrite, Some(handle), words)?;
            return Ok(None);
        }
        Ok(Some((handle, offset as usize)))
    }

    /// Reads a scalar; `is_typed` where the bytes must have been written as that type, and lie where it may lie.
    ///
    /// # Errors
    /// Where undefined behaviour stops the run.
    pub fn load_scalar(
        &mut self,
        pointer: Value,
        offset: i64,
        ty: Scalar,
        is_typed: bool,
    ) -> Outcome {
        if let Value::Unknown(_) = pointer {
            return Ok(self.unknown_load(pointer, offset, ty));
        }
        let size = ty.size().unwrap_or(1);
        let align = if is_typed { size } else { 1 };
        let Some((handle, at)) = self.reach(Access::Read, pointer, offset, size as usize, align)?
        else {
            return Ok(zero(ty));
        };
        let Some(region) = self.region(handle) else {
            return Ok(zero(ty));
        };
        match region.load(at, ty) {
            Found::Value(value) => {
                if region.byte_state(at).1 && ty != Scalar::Ptr {
                    self.expose_pointers(handle, at, size as usize);
                }
                Ok(value)
            }
            Found::Address(address) => {
                self.expose_pointers(handle, at, size as usize);
                Ok(self.resolve(address))
            }
            Found::Blurred(value, from) => {
                let is_whole = from == 0 && region.size() == size as usize;
                let part = match is_whole && matches!(value, Value::Unknown(_)) {
                    true => value,
                    false => {
                        let at = Value::Int(from as i64);
                        let ty = Some(ty).filter(|&ty| ty != Scalar::Ptr);
                        self.unknown_node(Expression::Index(value, at), ty).1
                    }
                };
                if let Some(region) = self.region_mut(handle) {
                    region.store_unknown(at, ty, part);
                }
                Ok(part)
            }
            Found::Unset if size == 1 && ty != Scalar::Bool => Ok(Value::Unbound),
            Found::Unset => {
                let object = self.describe_region(handle);
                let words = || {
                    let bytes = if size == 1 { "byte" } else { "bytes" };
                    format!(
                        "reading {size} {bytes} at offset {at} of {object}: nothing has written them yet"
                    )
                };
                self.undefined_with(Undefined::UninitRead, Some(handle), words)?;
                Ok(zero(ty))
            }
            Found::Confused(value) => {
                self.expose_pointers(handle, at, size as usize);
                if is_typed {
                    let object = self.describe_region(handle);
                    let words = || {
                        format!(
                            "reading a value of type {} at offset {at} of {object}, where another type was written",
                            ty.text()
                        )
                    };
                    self.undefined_with(Undefined::TypeConfusion, Some(handle), words)?;
                }
                match (ty, value) {
                    (Scalar::Ptr, Value::Sized(_, word)) => Ok(self.resolve(word as u64)),
                    _ => Ok(value),
                }
            }
        }
    }

    /// Makes the pointers stored in a stretch known to integers.
    pub(crate) fn expose_pointers(&mut self, handle: Handle, at: usize, length: usize) {
        let pointers: Vec<Value> = match self.region(handle) {
            Some(region) => region.pointers_in(at, length).collect(),
            None => return,
        };
        for pointer in pointers {
            self.expose(pointer);
        }
    }

    /// Writes a scalar.
    ///
    /// # Errors
    /// Where undefined behaviour stops the run.
    pub fn store_scalar(
        &mut self,
        pointer: Value,
        offset: i64,
        ty: Scalar,
        value: Value,
    ) -> Outcome<()> {
        self.store_aligned(pointer, offset, ty, value, ty.size().unwrap_or(1))
    }

    /// The same at an address that is a multiple of `align`.
    fn store_aligned(
        &mut self,
        pointer: Value,
        offset: i64,
        ty: Scalar,
        value: Value,
        align: u64,
    ) -> Outcome<()> {
        if let Value::Unknown(_) = pointer {
            self.unknown_store(pointer, offset, ty, value);
            return Ok(());
        }
        let size = ty.size().unwrap_or(1);
        let Some((handle, at)) =
            self.reach(Access::Write, pointer, offset, size as usize, align)?
        else {
            return Ok(());
        };
        if ty == Scalar::Ptr && !matches!(value, Value::Unknown(_) | Value::Unbound) {
            let address = self.address(value).unwrap_or(0);
            if !at.is_multiple_of(8) {
                self.expose(value);
            }
            if let Some(region) = self.region_mut(handle) {
                region.store_pointer(at, value, address);
            }
            return Ok(());
        }
        let word = match value {
            Value::Sized(Scalar::F32, bits) if ty == Scalar::F64 => {
                Some(f64::from(f32::from_bits(bits as u32)).to_bits())
            }
            Value::Sized(_, word) | Value::Int(word) if ty == Scalar::Bool => {
                Some(u64::from(word != 0))
            }
            Value::Sized(_, word) | Value::Int(word) => Some(word as u64),
            Value::Bool(truth) => Some(u64::from(truth)),
            Value::Float(value) if ty == Scalar::F32 => Some(u64::from((value as f32).to_bits())),
            Value::Float(value) => Some(value.to_bits()),
            Value::Nil | Value::Pointer(..) => self.expose(value),
            _ => None,
        };
        let Some(region) = self.region_mut(handle) else {
            return Ok(());
        };
        match (word, value) {
            (Some(word), _) => region.store_word(at, ty, word),
            (None, Value::Unbound) => region.unset(at, size as usize),
            (None, _) => region.store_unknown(at, ty, value),
        }
        Ok(())
    }

    /// Copies bytes with all that is known of them.
    ///
    /// # Errors
    /// Where undefined behaviour stops the run.
    pub fn copy_bytes(&mut self, to: Value, from: Value, length: usize) -> Outcome<()> {
        if length == 0 {
            return Ok(());
        }
        let Some((source, at)) = self.reach(Access::Read, from, 0, length, 1)? else {
            return Ok(());
        };
        let Some((target, place)) = self.reach(Access::Write, to, 0, length, 1)? else {
            return Ok(());
        };
        let Some(piece) = self.region(source).map(|region| region.cut(at, length)) else {
            return Ok(());
        };
        let lost = match self.region_mut(target) {
            Some(region) => region.paste(place, &piece),
            None => Vec::new(),
        };
        for pointer in lost {
            self.expose(pointer);
        }
        Ok(())
    }

    /// Makes what a pointer leads to, up to the object's end, parts of a value that is not known.
    pub(crate) fn blur_behind(&mut self, pointer: Value, value: Value) {
        if let Value::Pointer(handle, offset) = pointer
            && let Some(region) = self.region_mut(handle)
            && region.is_alive
            && !region.is_frozen
        {
            region.blur_from(offset.max(0) as usize, value);
        }
    }

    /// Whether the byte that a pointer leads to is not known.
    #[must_use]
    pub(crate) fn is_unknown_at(&self, pointer: Value) -> bool {
        let Value::Pointer(handle, offset) = pointer else {
            return false;
        };
        self.region(handle)
            .is_some_and(|region| region.holds(offset, 1) && region.is_unknown(offset as usize))
    }

    /// A stretch of bytes that must all have been written; nothing where undefined behaviour was reported.
    ///
    /// # Errors
    /// Where undefined behaviour stops the run.
    pub fn read_bytes(&mut self, pointer: Value, length: usize) -> Outcome<Option<Vec<u8>>> {
        if length == 0 {
            return Ok(Some(Vec::new()));
        }
        let Some((handle, at)) = self.reach(Access::Read, pointer, 0, length, 1)? else {
            return Ok(None);
        };
        let Some(region) = self.region(handle) else {
            return Ok(None);
        };
        let (bytes, is_set) = region.slice(at, length);
        let bytes = bytes.to_vec();
        if !is_set {
            let object = self.describe_region(handle);
            let words = || format!("reading bytes of {object} that nothing has written yet");
            self.undefined_with(Undefined::UninitRead, Some(handle), words)?;
        }
        self.expose_pointers(handle, at, length);
        Ok(Some(bytes))
    }

    /// Writes plain bytes; whether it did.
    ///
    /// # Errors
    /// Where undefined behaviour stops the run.
    pub fn write_bytes(&mut self, pointer: Value, bytes: &[u8]) -> Outcome<bool> {
        if bytes.is_empty() {
            return Ok(true);
        }
        let Some((handle, at)) = self.reach(Access::Write, pointer, 0, bytes.len(), 1)? else {
            return Ok(false);
        };
        if let Some(region) = self.region_mut(handle) {
            region.store_bytes(at, bytes);
        }
        Ok(true)
    }

    /// The bytes from a pointer up to a zero byte, at most so many, the zero byte not included; nothing where undefined
    /// behaviour was reported. Without a zero byte within the object that is so at the byte behind its end.
    ///
    /// # Errors
    /// Where undefined behaviour stops the run.
    pub fn read_string(&mut self, pointer: Value, most: Option<usize>) -> Outcome<Option<Vec<u8>>> {
        if most == Some(0) {
            return Ok(Some(Vec::new()));
        }
        let Some((handle, at)) = self.reach(Access::Read, pointer, 0, 1, 1)? else {
            return Ok(None);
        };
        let Some(region) = self.region(handle) else {
            return Ok(None);
        };
        let all = region.size() - at;
        let room = most.map_or(all, |most| most.min(all));
        let (bytes, _) = region.slice(at, room);
        let length = match bytes.iter().position(|&byte| byte == 0) {
            Some(length) => length,
            None if most.is_some_and(|most| most <= all) => room,
            None => {
                let bytes = bytes.to_vec();
                let text = self.read_bytes(pointer, bytes.len())?;
                // The byte that would end it is not there.
                let beyond = bytes.len() as i64;
                self.reach(Access::Read, pointer, beyond, 1, 1)?;
                return Ok(text);
            }
        };
        let ends = usize::from(length < room);
        let text = self.read_bytes(pointer, length + ends)?;
        Ok(text.map(|mut text| {
            text.truncate(length);
            text
        }))
    }

    /// Carries out `load_region`.
    pub(crate) fn load_behind(&mut self, pointer: Value, offset: Value, ty: Scalar) -> Outcome {
        match offset {
            Value::Sized(_, offset) | Value::Int(offset) => {
                match self.quick_load(pointer, offset, ty) {
                    Some(value) => Ok(value),
                    None => self.load_scalar(pointer, offset, ty, false),
                }
            }
            _ => Ok(self.unknown_intrinsic("load", &[pointer, offset])),
        }
    }

    /// Carries out `write_region`.
    pub(crate) fn store_behind(
        &mut self,
        pointer: Value,
        offset: Value,
        ty: Scalar,
        value: Value,
    ) -> Outcome<()> {
        match offset {
            Value::Sized(_, offset) | Value::Int(offset) => {
                self.store_aligned(pointer, offset, ty, value, 1)
            }
            _ => Ok(()),
        }
    }

    /// The value that a pointer and an offset allow to be read at once, where nothing is wrong.
    #[inline]
    pub(crate) fn quick_load(&self, pointer: Value, offset: i64, ty: Scalar) -> Option<Value> {
        let Value::Pointer(handle, start) = pointer else {
            return None;
        };
        let region: &Region = self.region(handle)?;
        region.quick_load(start.wrapping_add(offset), ty)
    }

    /// Writes at once where nothing is wrong; whether it did.
    #[inline]
    pub(crate) fn quick_store(
        &mut self,
        pointer: Value,
        offset: i64,
        ty: Scalar,
        value: Value,
    ) -> bool {
        let Value::Pointer(handle, start) = pointer else {
            return false;
        };
        if ty == Scalar::Ptr {
            return self.quick_store_pointer(handle, start.wrapping_add(offset), value);
        }
        match self.region_mut(handle) {
            Some(region) => region.quick_store(start.wrapping_add(offset), ty, value),
            None => false,
        }
    }

    /// The same for a pointer to data, or null.
    fn quick_store_pointer(&mut self, handle: Handle, offset: i64, value: Value) -> bool {
        let address = match value {
            Value::Nil => 0,
            Value::Pointer(target, to) => match self.region(target) {
                Some(region) => region.address_of(to),
                None => return false,
            },
            _ => return false,
        };
        match self.region_mut(handle) {
            Some(region)
                if region.is_alive
                    && !region.is_frozen
                    && offset & 7 == 0
                    && region.holds(offset, 8) =>
            {
                region.store_pointer(offset as usize, value, address);
                true
            }
            _ => false,
        }
    }
}

/// The zero of a type.
pub(crate) fn zero(ty: Scalar) -> Value {
    match ty {
        Scalar::Ptr => Value::Nil,
        Scalar::F64 => Value::Float(0.0),
        Scalar::Bool => Value::Bool(false),
        _ => Value::Sized(ty, 0),
    }
}
