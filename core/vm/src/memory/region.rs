//! Regions: the objects of byte-addressed memory.
//!
//! A region has two bytes for each of its own: the *data* byte and a *mark* that says what is known of it: that
//! nothing has written it, that it is a plain byte, or the class of the scalar that was stored over it. One comparison
//! of marks answers for initialisation and effective type at once. A stored pointer leaves its address in the
//! data and itself, with its provenance, among the *fragments*.
//!
//! **Invariant.** Functions here know nothing of the language or of reports; they say what is so, and
//! [`crate::memory`] decides what that means.

use crate::value::{Handle, Value};
use ir::{InstId, LayoutId, ModuleId, Scalar, Storage, Symbol};

/// An instruction of a module.
pub type Place = (ModuleId, InstId);

/// What is known of a byte: see [`Region`]. Classes of scalars follow.
const PLAIN: u8 = 0;
const UNSET: u8 = 1;
const POINTER: u8 = 2;
/// Bytes whose value is not known; the value stands among the odd ones.
const UNKNOWN: u8 = 3;
const INT_16: u8 = 4;
const INT_32: u8 = 5;
const INT_64: u8 = 6;
const FLOAT_32: u8 = 7;
const FLOAT_64: u8 = 8;

/// The mark of a scalar's bytes; types that may be used for each other's share it.
fn mark_of(ty: Scalar) -> u8 {
    match ty {
        Scalar::I16 | Scalar::U16 | Scalar::Char => INT_16,
        Scalar::I32 | Scalar::U32 => INT_32,
        Scalar::I64 | Scalar::U64 => INT_64,
        Scalar::F32 => FLOAT_32,
        Scalar::F64 => FLOAT_64,
        Scalar::Ptr => POINTER,
        _ => PLAIN,
    }
}

/// What lies at a place.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Found {
    /// A value.
    Value(Value),
    /// The bytes of an address that was not stored as a pointer.
    Address(u64),
    /// Bytes that nothing has written, among others perhaps.
    Unset,
    /// Bytes written as another type; the value is what they make as this one.
    Confused(Value),
    /// Bytes that are not known: those of a value from so many bytes on.
    Blurred(Value, usize),
}

/// An object of byte-addressed memory.
#[derive(Clone)]
pub struct Region {
    /// Its data, then its marks.
    bytes: Box<[u8]>,
    /// The pointers stored in it, one place for every eight bytes; empty where none was ever stored.
    fragments: Vec<Value>,
    /// Values that are not known, by their offset, in order.
    odd: Vec<(usize, Value)>,
    size: usize,
    /// Its address, for conversions to integers; no two regions share any.
    pub address: u64,
    /// How long it lives.
    pub storage: Storage,
    /// Whether it lives.
    pub is_alive: bool,
    /// Whether nobody may write to it.
    pub is_frozen: bool,
    /// Whether its address has become an integer, from which a pointer may be made again.
    pub is_exposed: bool,
    /// The name of the object it is.
    pub name: Option<Symbol>,
    /// How people read it.
    pub layout: Option<(ModuleId, LayoutId)>,
    /// What made it.
    pub birth: Place,
    /// What ended it.
    pub death: Option<Place>,
}

impl Region {
    /// A region of bytes that are zero where its storage says so, else unset.
    #[must_use]
    pub fn new(size: usize, storage: Storage, address: u64, birth: Place) -> Region {
        let mut bytes = vec![0; size * 2].into_boxed_slice();
        if matches!(storage, Storage::Automatic | Storage::Heap) {
            bytes[size..].fill(UNSET);
        }
        Region {
            bytes,
            fragments: Vec::new(),
            odd: Vec::new(),
            size,
            address,
            storage,
            is_alive: true,
            is_frozen: false,
            is_exposed: false,
            name: None,
            layout: None,
            birth,
            death: None,
        }
    }

    /// How many bytes it has; those it had, once it is dead.
    #[inline]
    #[must_use]
    pub fn size(&self) -> usize {
        self.size
    }

    /// Its data; nothing once it is dead.
    #[must_use]
    pub fn data(&self) -> &[u8] {
        &self.bytes[..self.bytes.len() / 2]
    }

    /// Whether a byte has been written, and whether it belongs to a stored pointer.
    #[must_use]
    pub fn byte_state(&self, at: usize) -> (bool, bool) {
        match self.bytes.get(self.size + at) {
            Some(&mark) => (mark != UNSET, mark == POINTER),
            None => (false, false),
        }
    }

    /// Whether what is in a byte is not known.
    #[must_use]
    pub fn is_unknown(&self, at: usize) -> bool {
        self.bytes.get(self.size + at) == Some(&UNKNOWN)
    }

    /// Everything it holds, for digests and the collector: data with marks, then values.
    pub(crate) fn parts(&self) -> (&[u8], impl Iterator<Item = Value> + '_) {
        let values = self.fragments.iter().copied();
        (
            &self.bytes,
            values.chain(self.odd.iter().map(|&(_, value)| value)),
        )
    }

    /// The bytes that a copy of it would take.
    #[must_use]
    pub fn weight(&self) -> usize {
        self.bytes.len() + self.fragments.len() * size_of::<Value>()
    }

    /// Ends its life. What it held is gone.
    pub fn end(&mut self, death: Place) {
        self.is_alive = false;
        self.death = Some(death);
        self.bytes = Box::default();
        self.fragments = Vec::new();
        self.odd = Vec::new();
    }

    /// Whether a stretch lies within it.
    #[inline]
    #[must_use]
    pub fn holds(&self, offset: i64, length: usize) -> bool {
        let at = offset as usize;
        at <= self.size && self.size - at >= length
    }

    /// A scalar, where everything is as it should be: alive, within bounds, aligned, initialised, and written as this
    /// type or as plain bytes, which may be read as any number.
    #[inline]
    #[must_use]
    pub fn quick_load(&self, offset: i64, ty: Scalar) -> Option<Value> {
        let at = offset as usize;
        macro_rules! bytes {
            ($int:ty, $mark:expr) => {{
                const SIZE: usize = size_of::<$int>();
                let end = at.checked_add(SIZE)?;
                if !at.is_multiple_of(SIZE) || end > self.size {
                    return None;
                }
                let marks = self.bytes.get(self.size + at..self.size + end)?;
                if marks != [$mark; SIZE] && ($mark == POINTER || marks != [PLAIN; SIZE]) {
                    return None;
                }
                <$int>::from_le_bytes(self.bytes[at..end].try_into().ok()?)
            }};
        }
        Some(match ty {
            Scalar::I32 => Value::Sized(ty, i64::from(bytes!(i32, INT_32))),
            Scalar::U32 => Value::Sized(ty, i64::from(bytes!(u32, INT_32))),
            Scalar::I64 | Scalar::U64 => Value::Sized(ty, bytes!(i64, INT_64)),
            Scalar::F64 => Value::Float(f64::from_bits(bytes!(u64, FLOAT_64))),
            Scalar::F32 => Value::Sized(ty, i64::from(bytes!(u32, FLOAT_32))),
            Scalar::I16 => Value::Sized(ty, i64::from(bytes!(i16, INT_16))),
            Scalar::U16 => Value::Sized(ty, i64::from(bytes!(u16, INT_16))),
            Scalar::I8 => Value::Sized(ty, i64::from(bytes!(i8, PLAIN))),
            Scalar::U8 => Value::Sized(ty, i64::from(bytes!(u8, PLAIN))),
            Scalar::Ptr => {
                let _ = bytes!(u64, POINTER);
                self.fragments
                    .get(at / 8)
                    .copied()
                    .filter(|value| value.is_bound())?
            }
            _ => return None,
        })
    }

    /// Writes a scalar, where everything is as it should be; whether it did.
    #[inline]
    #[must_use]
    pub fn quick_store(&mut self, offset: i64, ty: Scalar, value: Value) -> bool {
        let at = offset as usize;
        if self.is_frozen {
            return false;
        }
        macro_rules! put {
            ($bytes:expr, $size:literal, $mark:expr) => {{
                let Some(end) = at.checked_add($size) else {
                    return false;
                };
                if !at.is_multiple_of($size) || end > self.size || self.bytes.is_empty() {
                    return false;
                }
                let (data, marks) = self.bytes.split_at_mut(self.size);
                data[at..end].copy_from_slice(&$bytes);
                marks[at..end].fill($mark);
                true
            }};
        }
        match (ty, value) {
            (Scalar::I32 | Scalar::U32, Value::Sized(Scalar::I32 | Scalar::U32, word)) => {
                put!((word as u32).to_le_bytes(), 4, INT_32)
            }
            (Scalar::I64 | Scalar::U64, Value::Sized(Scalar::I64 | Scalar::U64, word)) => {
                put!(word.to_le_bytes(), 8, INT_64)
            }
            (Scalar::F64, Value::Float(value)) => {
                put!(value.to_bits().to_le_bytes(), 8, FLOAT_64)
            }
            (Scalar::I8 | Scalar::U8, Value::Sized(Scalar::I8 | Scalar::U8, word)) => {
                put!([word as u8], 1, PLAIN)
            }
            (Scalar::F32, Value::Sized(Scalar::F32, word)) => {
                put!((word as u32).to_le_bytes(), 4, FLOAT_32)
            }
            (Scalar::I16 | Scalar::U16, Value::Sized(Scalar::I16 | Scalar::U16, word)) => {
                put!((word as u16).to_le_bytes(), 2, INT_16)
            }
            _ => false,
        }
    }

    /// What lies at a place within bounds, read as a type.
    #[must_use]
    pub fn load(&self, at: usize, ty: Scalar) -> Found {
        let size = ty.size().unwrap_or(1) as usize;
        let marks = &self.bytes[self.size + at..self.size + at + size];
        if let Some(&(_, value)) = self.odd.iter().find(|&&(offset, _)| offset == at)
            && marks.iter().all(|&mark| mark == UNKNOWN)
        {
            return Found::Value(value);
        }
        if marks.contains(&UNSET) {
            return Found::Unset;
        }
        if marks.contains(&UNKNOWN) {
            let before = self.odd.iter().rev().find(|&&(offset, _)| offset <= at);
            let (offset, value) = match before.or(self.odd.last()) {
                Some(&(usize::MAX, value)) => (0, value),
                Some(&(offset, value)) if offset <= at && marks[0] == UNKNOWN => (offset, value),
                Some(&(_, value)) => (at, value),
                None => (at, Value::Unbound),
            };
            if value.is_bound() {
                return Found::Blurred(value, at - offset);
            }
        }
        let mut word = [0; 8];
        word[..size].copy_from_slice(&self.bytes[at..at + size]);
        let word = u64::from_le_bytes(word);
        let mark = mark_of(ty);
        let is_free = marks.iter().all(|&other| other == PLAIN);
        let is_same = marks.iter().all(|&other| other == mark);
        if ty == Scalar::Ptr {
            let fragment = self.fragments.get(at / 8).copied().unwrap_or_default();
            if is_same && at.is_multiple_of(8) && fragment.is_bound() {
                return Found::Value(fragment);
            }
            return match is_free || marks.contains(&POINTER) {
                true => Found::Address(word),
                false => Found::Confused(Value::Sized(Scalar::U64, word as i64)),
            };
        }
        let value = match ty {
            Scalar::Bool => Value::Bool(word != 0),
            Scalar::F64 => Value::Float(f64::from_bits(word)),
            _ => Value::Sized(ty, ty.wrap(word as i64)),
        };
        if is_free || is_same || mark == PLAIN {
            Found::Value(value)
        } else {
            Found::Confused(value)
        }
    }

    /// The pointers of which bytes lie in a stretch within bounds.
    pub fn pointers_in(&self, at: usize, length: usize) -> impl Iterator<Item = Value> + '_ {
        let slots = at / 8..(at + length).div_ceil(8).min(self.fragments.len());
        slots
            .filter(move |slot| {
                let from = (slot * 8).max(at);
                let to = (slot * 8 + 8).min(at + length).min(self.size);
                from < to && self.bytes[self.size + from..self.size + to].contains(&POINTER)
            })
            .map(|slot| self.fragments[slot])
    }

    /// Writes the bytes of a scalar of a type at a place within bounds.
    pub fn store_word(&mut self, at: usize, ty: Scalar, word: u64) {
        let size = ty.size().unwrap_or(1) as usize;
        self.put(at, &word.to_le_bytes()[..size], mark_of(ty));
    }

    /// Writes a pointer at a place within bounds: its address, and itself.
    pub fn store_pointer(&mut self, at: usize, value: Value, address: u64) {
        if at.is_multiple_of(8) {
            self.put(at, &address.to_le_bytes(), POINTER);
            if self.fragments.is_empty() {
                self.fragments = vec![Value::Unbound; self.size.div_ceil(8)];
            }
            self.fragments[at / 8] = value;
        } else {
            self.put(at, &address.to_le_bytes(), PLAIN);
        }
    }

    /// Writes a value that is not known over the bytes of a type.
    pub fn store_unknown(&mut self, at: usize, ty: Scalar, value: Value) {
        let size = ty.size().unwrap_or(1) as usize;
        self.put(at, &[0; 8][..size], UNKNOWN);
        match self.odd.binary_search_by_key(&at, |&(offset, _)| offset) {
            Ok(place) => self.odd[place].1 = value,
            Err(place) => self.odd.insert(place, (at, value)),
        }
    }

    /// Makes its bytes unknown, or only those that nothing has written: from now on they are parts of a value.
    pub fn blur(&mut self, only_unset: bool, value: Value) {
        if self.bytes.is_empty() {
            return;
        }
        let marks = &mut self.bytes[self.size..];
        let mut any = false;
        for mark in marks.iter_mut() {
            if !only_unset || *mark == UNSET {
                *mark = UNKNOWN;
                any = true;
            }
        }
        if !any {
            return;
        }
        self.odd
            .retain(|&(offset, _)| only_unset && offset != usize::MAX);
        // The value of the whole stands behind those of places.
        self.odd.push((usize::MAX, value));
    }

    /// Makes its bytes from a place on unknown: parts of a value.
    pub fn blur_from(&mut self, at: usize, value: Value) {
        if at >= self.size {
            return;
        }
        self.bytes[self.size + at..].fill(UNKNOWN);
        self.odd
            .retain(|&(offset, _)| offset < at || offset == usize::MAX);
        let place = self.odd.partition_point(|&(offset, _)| offset < at);
        self.odd.insert(place, (at, value));
    }

    /// Makes bytes within bounds as if nothing had written them.
    pub fn unset(&mut self, at: usize, length: usize) {
        self.bytes[self.size + at..self.size + at + length].fill(UNSET);
    }

    /// Writes plain bytes at a place within bounds.
    pub fn store_bytes(&mut self, at: usize, bytes: &[u8]) {
        self.put(at, bytes, PLAIN);
    }

    /// Writes one plain byte over and over.
    pub fn fill(&mut self, at: usize, length: usize, byte: u8) {
        self.bytes[at..at + length].fill(byte);
        self.bytes[self.size + at..self.size + at + length].fill(PLAIN);
    }

    fn put(&mut self, at: usize, bytes: &[u8], mark: u8) {
        let end = at + bytes.len();
        self.bytes[at..end].copy_from_slice(bytes);
        self.bytes[self.size + at..self.size + end].fill(mark);
    }

    /// Makes numbers within bounds plain bytes, which may be read as any type. An object that is declared has the type of
    /// its declaration, whatever is copied into it; only an allocation takes the type of what is.
    pub fn forget_types(&mut self, at: usize, length: usize) {
        if self.storage == Storage::Heap {
            return;
        }
        for mark in &mut self.bytes[self.size + at..self.size + at + length] {
            if *mark >= INT_16 {
                *mark = PLAIN;
            }
        }
    }

    /// A stretch of data within bounds, and whether all of it has been written.
    #[must_use]
    pub fn slice(&self, at: usize, length: usize) -> (&[u8], bool) {
        let marks = &self.bytes[self.size + at..self.size + at + length];
        (&self.bytes[at..at + length], !marks.contains(&UNSET))
    }

    /// A stretch within bounds with all that is known of it.
    #[must_use]
    pub fn cut(&self, at: usize, length: usize) -> Piece {
        let fragments = self
            .fragments
            .iter()
            .enumerate()
            .filter_map(|(slot, &value)| {
                let offset = slot * 8;
                let is_inside = offset >= at && offset + 8 <= at + length && value.is_bound();
                is_inside.then(|| (offset - at, value))
            });
        let odd = (self.odd.iter())
            .filter(|&&(offset, _)| offset >= at && offset < at + length)
            .map(|&(offset, value)| (offset - at, value));
        Piece {
            data: self.bytes[at..at + length].into(),
            marks: self.bytes[self.size + at..self.size + at + length].into(),
            fragments: if self.fragments.is_empty() {
                Vec::new()
            } else {
                fragments.collect()
            },
            odd: odd.collect(),
        }
    }

    /// Writes a stretch within bounds with all that is known of it. Pointers that come to lie askew lose their
    /// provenance: those are given back.
    #[must_use]
    pub fn paste(&mut self, at: usize, piece: &Piece) -> Vec<Value> {
        let end = at + piece.data.len();
        self.bytes[at..end].copy_from_slice(&piece.data);
        self.bytes[self.size + at..self.size + end].copy_from_slice(&piece.marks);
        let mut lost = Vec::new();
        for &(offset, value) in &piece.fragments {
            let marks = &piece.marks[offset..offset + 8];
            if !marks.iter().all(|&mark| mark == POINTER) {
                continue;
            }
            if (at + offset).is_multiple_of(8) {
                if self.fragments.is_empty() {
                    self.fragments = vec![Value::Unbound; self.size.div_ceil(8)];
                }
                self.fragments[(at + offset) / 8] = value;
            } else {
                let start = self.size + at + offset;
                self.bytes[start..start + 8].fill(PLAIN);
                lost.push(value);
            }
        }
        for &(offset, value) in &piece.odd {
            match self
                .odd
                .binary_search_by_key(&(at + offset), |&(offset, _)| offset)
            {
                Ok(place) => self.odd[place].1 = value,
                Err(place) => self.odd.insert(place, (at + offset, value)),
            }
        }
        lost
    }

    /// The address of a place in it.
    #[must_use]
    pub fn address_of(&self, offset: i64) -> u64 {
        self.address.wrapping_add(offset as u64)
    }
}

/// A stretch of a region with all that is known of it.
#[derive(Clone, Debug)]
pub struct Piece {
    data: Box<[u8]>,
    marks: Box<[u8]>,
    fragments: Vec<(usize, Value)>,
    odd: Vec<(usize, Value)>,
}

/// A pointer's parts.
#[must_use]
pub fn parts(value: Value) -> Option<(Handle, i64)> {
    match value {
        Value::Pointer(region, offset) => Some((region, offset)),
        _ => None,
    }
}
