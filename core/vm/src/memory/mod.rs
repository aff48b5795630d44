//! Byte-addressed memory: regions, pointers into them, and undefined behaviour.
//!
//! This file makes, finds and ends regions.
//!
//! * `region` is one object of memory: its bytes, and what is known of each;
//! * `access` reads and writes through pointers, and finds what is undefined about it;
//! * `pointer` moves, compares and converts pointers;
//! * `undefined` keeps the reports of undefined behaviour.
//!
//! **Invariants.** Addresses are given out by the run alone and never twice; each is a multiple of 16. A region whose
//! address has become an integer is kept, so that the integer can become a pointer again.

mod access;
mod pointer;
pub mod region;
pub mod undefined;

use crate::heap::Object;
use crate::machine::{Exit, Machine};
use crate::memory::region::{Place, Region};
use crate::value::{Handle, Value};
pub use access::Access;
pub(crate) use access::zero;
use ir::{Storage, Undefined};
use std::collections::BTreeMap;
use std::rc::Rc;

/// All regions that live may have so many bytes together.
const MOST: u64 = 1 << 29;
/// The automatic ones among them may have so many: the stack of a process on Linux.
const STACK: u64 = 8 << 20;

/// What byte-addressed memory needs besides the regions.
#[derive(Clone, Debug)]
pub struct Memory {
    /// The automatic regions of the calls in progress.
    pub(crate) automatic: Vec<Handle>,
    /// The next address of each storage.
    next: [u64; 4],
    /// What integers may be turned into pointers to, by address.
    exposed: BTreeMap<u64, Value>,
    /// The regions of literals, by their constants.
    literals: BTreeMap<Handle, Handle>,
    /// Allocations that nothing referred to any more when they were collected, by what made them: how many, and their
    /// bytes.
    lost: BTreeMap<Place, (u64, u64)>,
    /// Bytes of the regions that live, and of the automatic ones among them.
    live: u64,
    stack: u64,
}

impl Default for Memory {
    fn default() -> Memory {
        Memory {
            automatic: Vec::new(),
            next: [
                0x0000_0000_0060_0000,
                0x0000_7fff_ffff_e000,
                0x0000_5555_5555_9000,
                0x0000_0000_0048_0000,
            ],
            exposed: BTreeMap::new(),
            literals: BTreeMap::new(),
            lost: BTreeMap::new(),
            live: 0,
            stack: 0,
        }
    }
}

impl Memory {
    /// Every value that it holds on to.
    pub(crate) fn values(&self) -> impl Iterator<Item = Value> + '_ {
        let literals = self.literals.iter();
        (self.automatic.iter().map(|&handle| Value::Ref(handle)))
            .chain(self.exposed.values().copied())
            .chain(literals.flat_map(|(&bytes, &region)| [Value::Ref(bytes), Value::Ref(region)]))
    }

    /// Room for so many bytes.
    fn address(&mut self, storage: Storage, size: u64, align: u64) -> u64 {
        let align = align.max(16);
        // One byte more, so that the end of one region is not the start of another.
        let room = size + 1;
        let next = &mut self.next[storage as usize];
        if storage == Storage::Automatic {
            // As on a stack: downwards.
            *next = (*next - room) & !(align - 1);
            *next
        } else {
            let address = next.next_multiple_of(align);
            *next = address + room;
            address
        }
    }
}

impl Machine {
    /// A region, to read; nothing for other objects.
    #[inline]
    #[must_use]
    pub fn region(&self, handle: Handle) -> Option<&Region> {
        match self.object(handle) {
            Object::Region(region) => Some(region),
            _ => None,
        }
    }

    /// A region, to be changed.
    #[inline]
    pub fn region_mut(&mut self, handle: Handle) -> Option<&mut Region> {
        match self.object_mut(handle) {
            Object::Region(region) => Some(Rc::make_mut(region)),
            _ => None,
        }
    }

    /// Makes a region; `None` where it would be larger than any may be.
    pub fn new_region(&mut self, size: u64, storage: Storage, align: u64) -> Option<Handle> {
        let most = self.settings.memory.map_or(MOST, |most| most.min(MOST));
        // What is allocated leaves room for literals, variables and streams, and for what the machine holds besides.
        let most = match storage {
            Storage::Heap => most - most / 8,
            _ => most,
        };
        if size > most.saturating_sub(self.state.memory.live) {
            return None;
        }
        self.state.memory.live += size;
        if storage == Storage::Automatic {
            self.state.memory.stack += size;
        }
        let address = self.state.memory.address(storage, size, align);
        let birth = self.place_in_program();
        let region = Region::new(size as usize, storage, address, birth);
        self.state.heap.young += size as usize / crate::heap::BYTES_PER_OBJECT;
        let handle = self.make(Object::Region(Rc::new(region)));
        if storage == Storage::Automatic {
            self.state.memory.automatic.push(handle);
        }
        Some(handle)
    }

    /// Carries out `alloc_region`.
    pub(crate) fn alloc_region(
        &mut self,
        size: Value,
        what: crate::code::Allocation,
    ) -> crate::Outcome {
        let count = match size {
            Value::Int(size) | Value::Sized(_, size) => size,
            Value::Unknown(_) => return Ok(self.unknown_intrinsic("alloc_region", &[size])),
            _ => -1,
        };
        if count < 0 {
            let words = || format!("the size of an object would be {count} bytes");
            self.undefined_with(Undefined::BadVlaSize, None, words)?;
        }
        let stack = self.state.memory.stack.saturating_add(count.max(0) as u64);
        if what.storage == Storage::Automatic && stack > STACK {
            self.end_by_overflow();
            return Err(Exit::Transferred);
        }
        let Some(handle) =
            self.new_region(count.max(0) as u64, what.storage, u64::from(what.align))
        else {
            return Err(self.fault(ir::Fault::OutOfMemory, &[]));
        };
        if let Some(region) = self.region_mut(handle) {
            region.name = what.name;
            region.layout = what.layout;
        }
        Ok(Value::Pointer(handle, 0))
    }

    /// The region of a literal.
    pub fn literal_region(&mut self, constant: Value, align: u64) -> Option<Handle> {
        let handle = constant.handle()?;
        if let Some(&region) = self.state.memory.literals.get(&handle) {
            return Some(region);
        }
        let bytes: Rc<[u8]> = match self.object(handle) {
            Object::Bytes(bytes) => Rc::clone(bytes),
            _ => return None,
        };
        let region = self.new_region(bytes.len() as u64, Storage::Literal, align)?;
        if let Some(data) = self.region_mut(region) {
            data.store_bytes(0, &bytes);
            data.is_frozen = true;
        }
        self.state.memory.literals.insert(handle, region);
        Some(region)
    }

    /// Ends a region's life.
    pub fn end_region(&mut self, handle: Handle) {
        let death = self.place_in_program();
        if let Some(region) = self.region_mut(handle)
            && region.is_alive
        {
            region.end(death);
            let (size, storage) = (region.size() as u64, region.storage);
            self.state.memory.live -= size;
            if storage == Storage::Automatic {
                self.state.memory.stack -= size;
            }
        }
    }

    /// Ends the automatic regions of the call on top.
    #[inline]
    pub(crate) fn end_automatic(&mut self) {
        let Some(first) = self
            .state
            .frames
            .last()
            .map(|frame| frame.automatic as usize)
        else {
            return;
        };
        while self.state.memory.automatic.len() > first {
            if let Some(handle) = self.state.memory.automatic.pop() {
                self.end_region(handle);
            }
        }
    }

    /// Notes the allocations among objects that are about to be collected.
    pub(crate) fn note_lost(&mut self, is_live: impl Fn(usize) -> bool) {
        if self.state.memory.live == 0 {
            return;
        }
        for at in (0..self.state.heap.places()).filter(|&at| !is_live(at)) {
            if let Some((birth, size)) = self.unfreed(at) {
                let lost = self.state.memory.lost.entry(birth).or_default();
                *lost = (lost.0 + 1, lost.1 + size);
            }
        }
    }

    /// What made the allocation at a place of the heap, and its size; nothing where there is none that lives.
    fn unfreed(&self, at: usize) -> Option<(Place, u64)> {
        match self.state.heap.get(Handle(at as u32)) {
            Object::Region(region) if region.is_alive && region.storage == Storage::Heap => {
                Some((region.birth, region.size() as u64))
            }
            _ => None,
        }
    }

    /// The allocations that have not been freed, by what made them: how many, and their bytes.
    #[must_use]
    pub fn unfreed_allocations(&self) -> BTreeMap<Place, (u64, u64)> {
        let mut all = self.state.memory.lost.clone();
        for (birth, size) in (0..self.state.heap.places()).filter_map(|at| self.unfreed(at)) {
            let found = all.entry(birth).or_default();
            *found = (found.0 + 1, found.1 + size);
        }
        all
    }

    /// What messages call a region.
    #[must_use]
    pub fn describe_region(&self, handle: Handle) -> String {
        let Some(region) = self.region(handle) else {
            return "an object".into();
        };
        let size = region.size();
        let bytes = if size == 1 { "byte" } else { "bytes" };
        match (region.name, region.storage) {
            (Some(name), _) => {
                let name = self.name(name).trim_start_matches('&');
                format!("`{name}`, which has {size} {bytes}")
            }
            (None, Storage::Heap) => format!("an allocation of {size} {bytes}"),
            (None, Storage::Literal) => format!("a literal of {size} {bytes}"),
            (None, _) => format!("an object of {size} {bytes}"),
        }
    }
}
