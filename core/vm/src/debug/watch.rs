//! Places at which a run is to stop.

use crate::code::{Code, Ins, Linked};
use ir::{InstId, ModuleId};
use std::cell::OnceCell;

/// Instructions to stop in front of, and how deep calls may be for that.
///
/// As debuggers of processors do it: the run is given the code with another instruction in the place of each that is watched
/// for, so that looking costs it nothing.
///
/// **Invariant.** A run that is told to watch takes at least one step before it stops.
#[derive(Clone, Debug)]
pub struct Watch {
    codes: Vec<Watched>,
    /// Stop only while at most this many calls are in progress.
    max_depth: usize,
    /// What to stop in front of while there are more.
    beyond: Option<Box<Watch>>,
}

impl Watch {
    /// Every instruction that `wanted` accepts.
    pub fn new(linked: &Linked, mut wanted: impl FnMut(ModuleId, InstId) -> bool) -> Watch {
        Watch::at(linked, |code, pc| {
            let code = &linked.codes[code];
            wanted(code.module, code.insts[pc])
        })
    }

    /// The same, by the code's number and the instruction's place in it. The end of a module is none: nobody stands in front of it.
    pub(crate) fn at(linked: &Linked, mut wanted: impl FnMut(usize, usize) -> bool) -> Watch {
        let codes = linked.codes.iter().enumerate().map(|(number, code)| {
            let mut bits = vec![0; code.insts.len().div_ceil(64)];
            for pc in 0..code.insts.len() {
                if !matches!(code.plain[pc], Ins::End) && wanted(number, pc) {
                    bits[pc / 64] |= 1_u64 << (pc % 64);
                }
            }
            if bits.iter().all(|&word| word == 0) {
                bits.clear();
            }
            Watched {
                bits,
                stops: OnceCell::new(),
            }
        });
        Watch {
            codes: codes.collect(),
            max_depth: usize::MAX,
            beyond: None,
        }
    }

    /// The same, stopping only while at most `depth` calls are in progress.
    #[must_use]
    pub fn within(mut self, depth: usize) -> Watch {
        self.max_depth = depth;
        self
    }

    /// The same, stopping in front of what another one watches for as well, however many calls are in progress.
    #[must_use]
    pub fn or(mut self, other: Watch) -> Watch {
        for (mine, others) in self.codes.iter_mut().zip(&other.codes) {
            mine.add(others);
        }
        self.beyond = Some(Box::new(other));
        self
    }

    /// What is watched for while so many calls are in progress.
    pub(crate) fn at_depth(&self, depth: usize) -> Option<&Watch> {
        if depth <= self.max_depth {
            Some(self)
        } else {
            self.beyond.as_deref()
        }
    }

    /// Whether it is an instruction to stop in front of.
    pub(crate) fn has(&self, code: u32, pc: usize) -> bool {
        (self.codes.get(code as usize)).is_some_and(|watched| watched.has(pc))
    }

    /// The instructions of a code, with [`Ins::Stop`] in the place of those to stop in front of.
    pub(crate) fn instructions<'a>(&'a self, number: u32, code: &'a Code) -> &'a [Ins] {
        // What was linked since is not watched.
        let watched = self.codes.get(number as usize);
        let Some(watched) = watched.filter(|watched| !watched.bits.is_empty()) else {
            return &code.plain;
        };
        watched.stops.get_or_init(|| {
            let plain = code.plain.iter().enumerate();
            plain
                .map(|(pc, &ins)| if watched.has(pc) { Ins::Stop } else { ins })
                .collect()
        })
    }
}

/// What is watched for in one code.
#[derive(Clone, Debug)]
struct Watched {
    /// A bit for each instruction; empty where there is none.
    bits: Vec<u64>,
    /// Its instructions with stops among them, once it is run.
    stops: OnceCell<Box<[Ins]>>,
}

impl Watched {
    /// Watches for what another one does too.
    fn add(&mut self, other: &Watched) {
        if self.bits.is_empty() {
            self.bits.clone_from(&other.bits);
        } else {
            for (mine, others) in self.bits.iter_mut().zip(&other.bits) {
                *mine |= others;
            }
        }
        self.stops = OnceCell::new();
    }

    fn has(&self, pc: usize) -> bool {
        self.bits
            .get(pc / 64)
            .is_some_and(|word| word & (1 << (pc % 64)) != 0)
    }
}
