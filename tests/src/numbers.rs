//! Reproducible pseudo-random numbers for tests.

/// A stream of numbers that its seed alone decides (SplitMix64: Steele, Lea, Flood 2014).
pub struct Numbers(u64);

impl Numbers {
    /// The stream of a seed.
    #[must_use]
    pub fn new(seed: u64) -> Numbers {
        Numbers(seed)
    }

    /// The stream of a name, so that each test has its own.
    #[must_use]
    pub fn named(name: &str) -> Numbers {
        let seed = name.bytes().fold(0, |seed: u64, byte| {
            seed.wrapping_mul(31).wrapping_add(byte.into())
        });
        Numbers(seed)
    }

    /// The next number.
    pub fn any(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        word ^ (word >> 31)
    }

    /// The next number, below a bound; 0 where the bound is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        (self.any() % (bound.max(1) as u64)) as usize
    }

    /// Puts things into another order.
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for at in (1..things.len()).rev() {
            let other = self.below(at + 1);
            things.swap(at, other);
        }
    }
}
