//! The Mersenne Twister (Matsumoto and Nishimura, "Mersenne Twister: a 623-dimensionally equidistributed
//! uniform pseudo-random number generator", 1998), with the seeding by an array of its 2002 version.
//!
//! A state is a list of 624 words and the place of the next of them, so that programs can copy it.

use crate::heap::Object;
use crate::machine::{Machine, Outcome};
use crate::natives::IntrinsicFn;
use crate::natives::operands::operand;
use crate::value::{Handle, Value};
use ir::{Fault, Intrinsic};
use num_bigint::BigInt;

pub(super) const TABLE: &[(Intrinsic, IntrinsicFn)] = &[
    (Intrinsic::MtSeed, seed),
    (Intrinsic::MtRandom, random),
    (Intrinsic::MtGetRandBits, random_bits),
];

/// How many words a state has.
const SIZE: usize = 624;
/// How far apart the words are that are mixed.
const SHIFT: usize = 397;

/// A generator's state.
struct Twister {
    words: Vec<u32>,
    next: usize,
}

impl Twister {
    /// Seeds by one word.
    fn from_word(seed: u32) -> Twister {
        let mut words = vec![seed];
        for at in 1..SIZE as u32 {
            let last = words[at as usize - 1];
            words.push(
                1_812_433_253_u32
                    .wrapping_mul(last ^ (last >> 30))
                    .wrapping_add(at),
            );
        }
        Twister { words, next: SIZE }
    }

    /// Seeds by some words, of which there must be at least one.
    fn from_words(key: &[u32]) -> Twister {
        let mut twister = Twister::from_word(19_650_218);
        let words = &mut twister.words;
        let mut at = 1;
        let advance = |words: &mut Vec<u32>, at: &mut usize| {
            *at += 1;
            if *at >= SIZE {
                words[0] = words[SIZE - 1];
                *at = 1;
            }
        };
        for step in 0..SIZE.max(key.len()) {
            let last = words[at - 1];
            let mixed = words[at] ^ (last ^ (last >> 30)).wrapping_mul(1_664_525);
            let place = step % key.len();
            words[at] = mixed.wrapping_add(key[place]).wrapping_add(place as u32);
            advance(words, &mut at);
        }
        for _ in 1..SIZE {
            let last = words[at - 1];
            let mixed = words[at] ^ (last ^ (last >> 30)).wrapping_mul(1_566_083_941);
            words[at] = mixed.wrapping_sub(at as u32);
            advance(words, &mut at);
        }
        words[0] = 0x8000_0000;
        twister
    }

    /// Makes the next words.
    fn refill(&mut self) {
        for at in 0..SIZE {
            let joined =
                (self.words[at] & 0x8000_0000) | (self.words[(at + 1) % SIZE] & 0x7fff_ffff);
            let odd = if joined & 1 == 1 { 0x9908_b0df } else { 0 };
            self.words[at] = self.words[(at + SHIFT) % SIZE] ^ (joined >> 1) ^ odd;
        }
        self.next = 0;
    }
}

/// The tempering of a word.
fn temper(mut word: u32) -> u32 {
    word ^= word >> 11;
    word ^= (word << 7) & 0x9d2c_5680;
    word ^= (word << 15) & 0xefc6_0000;
    word ^ (word >> 18)
}

/// `(list, non-negative integer)`.
fn seed(m: &mut Machine, args: &[Value]) -> Outcome {
    let native = m.native(operand(args, 1));
    let key = match m.integer(native) {
        Some(seed) => seed.big().magnitude().to_u32_digits(),
        None => Vec::new(),
    };
    let twister = Twister::from_words(if key.is_empty() { &[0] } else { &key });
    if let Some(state) = state_of(m, args) {
        store(m, state, &twister);
    }
    Ok(Value::Nil)
}

fn state_of(m: &Machine, args: &[Value]) -> Option<Handle> {
    match m.native(operand(args, 0)) {
        Value::Ref(handle) if matches!(m.object(handle), Object::List(_)) => Some(handle),
        _ => None,
    }
}

fn store(m: &mut Machine, state: Handle, twister: &Twister) {
    if let Some(items) = m.list_mut(state) {
        items.clear();
        items.extend(
            twister
                .words
                .iter()
                .map(|&word| Value::Int(i64::from(word))),
        );
        items.push(Value::Int(twister.next as i64));
    }
}

/// Takes some words from a state.
///
/// # Errors
/// When it is not one.
fn take(m: &mut Machine, args: &[Value], count: usize) -> Outcome<Vec<u32>> {
    let word = |value: &Value| match value {
        Value::Int(word) => *word as u32,
        _ => 0,
    };
    let state = match state_of(m, args) {
        Some(state) if matches!(m.object(state), Object::List(items) if items.len() == SIZE + 1) => {
            state
        }
        _ => return Err(m.fault(Fault::BadGeneratorState, &[])),
    };
    let mut taken = Vec::with_capacity(count);
    while taken.len() < count {
        let Object::List(items) = m.object(state) else {
            break;
        };
        let next = word(&items[SIZE]) as usize;
        if next < SIZE {
            let until = SIZE.min(next + count - taken.len());
            taken.extend(items[next..until].iter().map(|value| temper(word(value))));
            if let Some(items) = m.list_mut(state) {
                items[SIZE] = Value::Int(until as i64);
            }
        } else {
            let mut twister = Twister {
                words: items[..SIZE].iter().map(word).collect(),
                next,
            };
            twister.refill();
            store(m, state, &twister);
        }
    }
    Ok(taken)
}

/// `(state)`: a double from 0 up to 1.
fn random(m: &mut Machine, args: &[Value]) -> Outcome {
    let words = take(m, args, 2)?;
    Ok(Value::Float(unit(words[0], words[1])))
}

/// The double that two words give: 53 bits of them.
fn unit(first: u32, second: u32) -> f64 {
    let (high, low) = (f64::from(first >> 5), f64::from(second >> 6));
    (high * 67_108_864.0 + low) * (1.0 / 9_007_199_254_740_992.0)
}

/// `(state, count)`: an integer of so many bits.
fn random_bits(m: &mut Machine, args: &[Value]) -> Outcome {
    let native = m.native(operand(args, 1));
    let Some(count) = m.integer(native) else {
        return Err(crate::natives::operands::not_an_integer(m, native));
    };
    if count.signum() < 0 {
        return Err(m.fault(Fault::NegativeBits, &[]));
    }
    m.check_bits(count.saturated() as u64)?;
    let count = count.saturated() as usize;
    let mut words = take(m, args, count.div_ceil(32))?;
    match words.last_mut() {
        // The last word gives its highest bits.
        Some(last) => *last >>= (32 - count % 32) % 32,
        None => return Ok(Value::Int(0)),
    }
    Ok(match words[..] {
        [word] => Value::Int(i64::from(word)),
        _ => m.new_int(BigInt::from(num_bigint::BigUint::new(words))),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first words of a generator seeded by some words.
    fn words(key: &[u32], count: usize) -> Vec<u32> {
        let mut twister = Twister::from_words(key);
        twister.refill();
        twister.words[..count]
            .iter()
            .map(|&word| temper(word))
            .collect()
    }

    #[test]
    fn words_are_those_of_the_reference_implementation() {
        // From the output that its authors publish with it.
        assert_eq!(
            words(&[0x123, 0x234, 0x345, 0x456], 4),
            [1_067_595_299, 955_945_823, 477_289_528, 4_107_218_783]
        );
    }

    #[test]
    fn doubles_are_those_of_cpython() {
        // random.seed(42); random.random()
        let [first, second] = words(&[42], 2)[..] else {
            panic!("two words")
        };
        assert_eq!(unit(first, second), 0.639_426_798_457_883_8);
    }
}
