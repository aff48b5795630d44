//! The process: what a C library keeps for a whole program, streams and files included.
//!
//! This file holds the error number, the state of `rand`, the functions to call at exit, and the places to jump back to.

pub(crate) mod input;
pub mod streams;

use crate::value::{Handle, Value};

/// See the module.
#[derive(Clone, Debug, Default)]
pub struct Process {
    /// The region of the error number, once anybody asked for it.
    pub(crate) error_number: Option<Handle>,
    /// The numbers that `rand` adds up; empty before the first one.
    pub(crate) random: Random,
    /// Functions to call at the end, the last first.
    pub(crate) at_exit: Vec<Value>,
    /// Places to jump back to.
    pub(crate) jumps: Vec<Jump>,
}

impl Process {
    /// Everything that is no value, for digests.
    pub(crate) fn words(&self, mut visit: impl FnMut(u64)) {
        self.random
            .ring
            .iter()
            .for_each(|&word| visit(u64::from(word)));
        visit(self.random.at as u64);
        for jump in &self.jumps {
            visit(u64::from(jump.frame));
            visit(u64::from(jump.pc));
        }
    }

    /// Every value that it holds on to.
    pub(crate) fn values(&self) -> impl Iterator<Item = Value> + '_ {
        let number = self.error_number.map(Value::Ref);
        self.at_exit.iter().copied().chain(number)
    }
}

/// Where `setjmp` stood.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Jump {
    /// Its call, counted from the outermost.
    pub frame: u32,
    /// The code of that call.
    pub code: u32,
    /// Where its slots start.
    pub base: u32,
    /// The instruction behind it.
    pub pc: u32,
    /// Where its result goes.
    pub slot: u16,
    /// How many handlers were installed.
    pub handlers: u32,
}

/// glibc's `rand`: every number is the sum of the third and the thirty-first before it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Random {
    ring: Vec<u32>,
    at: usize,
}

impl Random {
    /// Begins with a seed.
    pub fn seed(&mut self, seed: u32) {
        let mut word = i64::from(if seed == 0 { 1 } else { seed } as i32);
        self.ring = vec![word as u32];
        for _ in 1..31 {
            word = 16807 * word % 2_147_483_647;
            if word < 0 {
                word += 2_147_483_647;
            }
            self.ring.push(word as u32);
        }
        // The first three repeat the first three of the ring.
        self.at = 3;
        for _ in 0..310 {
            self.next();
        }
    }

    /// The next number.
    pub fn next(&mut self) -> u32 {
        if self.ring.is_empty() {
            self.seed(1);
        }
        let third = self.ring[(self.at + 28) % 31];
        let sum = self.ring[self.at].wrapping_add(third);
        self.ring[self.at] = sum;
        self.at = (self.at + 1) % 31;
        sum >> 1
    }
}

#[cfg(test)]
mod tests {
    use super::Random;

    #[test]
    fn numbers_are_those_of_glibc() {
        let mut random = Random::default();
        let first: Vec<u32> = (0..5).map(|_| random.next()).collect();
        assert_eq!(
            first,
            [
                1_804_289_383,
                846_930_886,
                1_681_692_777,
                1_714_636_915,
                1_957_747_793
            ]
        );
        random.seed(42);
        let first: Vec<u32> = (0..3).map(|_| random.next()).collect();
        assert_eq!(first, [71_876_166, 708_592_740, 1_483_128_881]);
    }
}
