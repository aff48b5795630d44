//! Places at which a run is to stop.

use crate::code::Linked;
use ir::{InstId, ModuleId};

/// Instructions to stop in front of, and how deep calls may be for that.
///
/// **Invariant.** A run that is told to watch takes at least one step before it stops.
#[derive(Clone, Debug)]
pub struct Watch {
    /// For each code, a bit for each instruction; empty where there is none.
    bits: Vec<Vec<u64>>,
    /// Stop only while at most this many calls are in progress.
    pub max_depth: usize,
}

impl Watch {
    /// Every instruction that `wanted` accepts.
    pub fn new(linked: &Linked, mut wanted: impl FnMut(ModuleId, InstId) -> bool) -> Watch {
        Watch::at(linked, |code, pc| {
            let code = &linked.codes[code];
            wanted(code.module, code.insts[pc])
        })
    }

    /// The same, by the code's number and the instruction's place in it.
    pub(crate) fn at(linked: &Linked, mut wanted: impl FnMut(usize, usize) -> bool) -> Watch {
        let bits = linked
            .codes
            .iter()
            .enumerate()
            .map(|(number, code)| {
                let mut words = vec![0; code.insts.len().div_ceil(64)];
                for pc in 0..code.insts.len() {
                    if wanted(number, pc) {
                        words[pc / 64] |= 1_u64 << (pc % 64);
                    }
                }
                if words.iter().all(|&word| word == 0) {
                    Vec::new()
                } else {
                    words
                }
            })
            .collect();
        Watch {
            bits,
            max_depth: usize::MAX,
        }
    }

    /// The same, stopping only while at most `depth` calls are in progress.
    #[must_use]
    pub fn within(mut self, depth: usize) -> Watch {
        self.max_depth = depth;
        self
    }

    /// The instructions of a code to stop at, as bits.
    pub(crate) fn of(&self, code: u32) -> &[u64] {
        &self.bits[code as usize]
    }
}

/// Whether the bit of an instruction is set.
#[inline]
pub(crate) fn is_set(bits: &[u64], pc: usize) -> bool {
    bits.get(pc / 64)
        .is_some_and(|word| word & (1 << (pc % 64)) != 0)
}
