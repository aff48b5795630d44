//! Hashes, equal to CPython's under `PYTHONHASHSEED=0`, since sets show their members in an order that
//! follows from them.
//!
//! **Invariant.** Values that are equal have equal hashes, across kinds of number too. A hash is the bit
//! pattern of the signed number that the program sees, and never that of -1.

mod lookup;
mod siphash;

pub use lookup::Lookup;
pub use siphash::siphash13;

use crate::heap::Object;
use crate::machine::{Machine, Outcome};
use crate::value::compare::{MAX_DEPTH, set_of};
use crate::value::number::{Integer, Number};
use crate::value::set::Set;
use crate::value::text::Text;
use crate::value::{Singleton, Value};
use ir::Fault;
use num_bigint::{BigInt, Sign};
use num_traits::ToPrimitive;

/// Numbers are hashed modulo this Mersenne prime.
const MODULUS: u64 = (1 << MODULUS_BITS) - 1;
const MODULUS_BITS: u32 = 61;

/// Why there is no hash.
enum NoHash {
    /// The program's code has a say.
    Guest,
    /// A value of this one's type cannot be hashed.
    Unhashable(Value),
    /// The value is nested too deeply.
    TooDeep,
}

impl Machine {
    /// The hash of a value; nothing where the program's code has a say.
    ///
    /// # Errors
    /// When it cannot be hashed.
    #[inline]
    pub fn key_hash(&mut self, value: Value) -> Outcome<Option<u64>> {
        if let Value::Int(value) = value {
            return Ok(Some(hash_i64(value)));
        }
        match self.hash_at(value, 0) {
            Ok(hash) => Ok(Some(hash)),
            Err(NoHash::Guest) => Ok(None),
            Err(NoHash::Unhashable(value)) => {
                let name = self.type_name(value);
                Err(self.fault(Fault::Unhashable, &[&name]))
            }
            Err(NoHash::TooDeep) => Err(self.fault(Fault::RecursionLimit, &[])),
        }
    }

    fn hash_at(&self, value: Value, depth: u32) -> Result<u64, NoHash> {
        Ok(match value {
            Value::Int(value) => hash_i64(value),
            Value::Sized(..) => match self.number(value) {
                Some(Number::Integer(Integer::Small(value))) => hash_i64(value),
                Some(Number::Integer(Integer::Big(value))) => hash_big(&value),
                Some(Number::Float(value)) => hash_f64(value),
                None => 0,
            },
            Value::Bool(value) => u64::from(value),
            Value::Float(value) => hash_f64(value),
            Value::Unbound => 1,
            Value::Nil => 0xfca8_6420,
            Value::Singleton(Singleton::NotImplemented) => 0xfca8_6421,
            Value::Singleton(Singleton::Ellipsis) => 0xfca8_6422,
            Value::Singleton(Singleton::Null) => 0xfca8_6423,
            Value::Builtin(id) => 0x1000_0000 + u64::from(id.0),
            Value::Intrinsic(intrinsic) => 0x2000_0000 + intrinsic as u64,
            Value::Unknown(unknown) => 0x3000_0000 + u64::from(unknown.0),
            Value::Pointer(..) => self.address(value).unwrap_or(0),
            Value::Ref(handle) => {
                if depth > MAX_DEPTH {
                    return Err(NoHash::TooDeep);
                }
                let identity = u64::from(handle.0);
                match self.object(handle) {
                    Object::Text(text) => text.hash(hash_text),
                    Object::Boxed(inner) => return self.hash_at(*inner, depth + 1),
                    Object::BigInt(value) => hash_big(value),
                    Object::Bytes(bytes) => hash_bytes(bytes),
                    Object::Tuple(items) => self.hash_tuple(items, depth + 1)?,
                    Object::FrozenSet(set) => hash_set(set),
                    Object::Range(range) => {
                        let count = range.len();
                        let part = |wanted: i64, value: i64| {
                            if count > wanted {
                                Value::Int(value)
                            } else {
                                Value::Nil
                            }
                        };
                        let parts = [Value::Int(count), part(0, range.start), part(1, range.step)];
                        self.hash_tuple(&parts, depth + 1)?
                    }
                    Object::Symbol(name) => u64::from(name.0),
                    _ if self.delegates() => identity,
                    Object::List(_)
                    | Object::Map(_)
                    | Object::Set(_)
                    | Object::ByteArray(_)
                    | Object::Slice(_) => return Err(NoHash::Unhashable(value)),
                    Object::MapView(_, kind) if *kind != crate::heap::ViewKind::Values => {
                        return Err(NoHash::Unhashable(value));
                    }
                    Object::Instance(_) => {
                        let traits = self.traits(value);
                        if traits.unhashable {
                            return Err(NoHash::Unhashable(value));
                        }
                        if traits.hash {
                            return Err(NoHash::Guest);
                        }
                        let native = self.native(value);
                        if native.is_same(value) {
                            identity
                        } else {
                            self.hash_at(native, depth + 1)
                                .map_err(|reason| match reason {
                                    NoHash::Unhashable(inner) if inner.is_same(native) => {
                                        NoHash::Unhashable(value)
                                    }
                                    reason => reason,
                                })?
                        }
                    }
                    Object::Class(_) => {
                        let traits = self.traits(value);
                        if traits.hash {
                            return Err(NoHash::Guest);
                        }
                        identity
                    }
                    Object::BoundMethod(method) => {
                        let function = self.hash_at(method.function, depth + 1)?;
                        let receiver = method
                            .receiver
                            .handle()
                            .map_or(0, |handle| u64::from(handle.0));
                        avoid_error(function ^ receiver.rotate_left(32))
                    }
                    _ => identity,
                }
            }
        })
    }

    fn hash_tuple(&self, items: &[Value], depth: u32) -> Result<u64, NoHash> {
        // The mixing of xxHash's 64-bit variant, by Yann Collet.
        const PRIME_1: u64 = 11_400_714_785_074_694_791;
        const PRIME_2: u64 = 14_029_467_366_897_019_727;
        const PRIME_5: u64 = 2_870_177_450_012_600_261;
        let mut mixed = PRIME_5;
        for &item in items {
            let lane = self.hash_at(item, depth)?;
            mixed = mixed
                .wrapping_add(lane.wrapping_mul(PRIME_2))
                .rotate_left(31)
                .wrapping_mul(PRIME_1);
        }
        mixed = mixed.wrapping_add(items.len() as u64 ^ (PRIME_5 ^ 3_527_539));
        Ok(if mixed == u64::MAX {
            1_546_275_796
        } else {
            mixed
        })
    }

    /// The hash that a set has as a member of another, whether or not it can change.
    pub(crate) fn hash_as_set(&self, value: Value) -> Option<u64> {
        self.object_kind(value).and_then(set_of).map(hash_set)
    }
}

/// -1 is not a hash: it means an error to CPython's own code.
fn avoid_error(hash: u64) -> u64 {
    if hash == u64::MAX { hash - 1 } else { hash }
}

/// The hash of an integer of 64 bits.
#[inline]
#[must_use]
pub fn hash_i64(value: i64) -> u64 {
    let size = value.unsigned_abs();
    let rest = if size < MODULUS { size } else { size % MODULUS };
    avoid_error(if value < 0 { rest.wrapping_neg() } else { rest })
}

fn hash_big(value: &BigInt) -> u64 {
    let rest = (value.magnitude() % MODULUS).to_u64().unwrap_or(0);
    avoid_error(if value.sign() == Sign::Minus {
        rest.wrapping_neg()
    } else {
        rest
    })
}

/// The hash of a double: its value as a fraction modulo the prime.
#[must_use]
pub fn hash_f64(value: f64) -> u64 {
    if value.is_nan() {
        // The payload says which one it is.
        return avoid_error(hash_i64((value.to_bits() & ((1 << 51) - 1)) as i64));
    }
    if value.is_infinite() {
        return if value > 0.0 {
            314_159
        } else {
            314_159_u64.wrapping_neg()
        };
    }
    if value == value.trunc() && value.abs() < 9.0e18 {
        return hash_i64(value as i64);
    }
    // digits * 2^exponent, where multiplying by 2 is a rotation modulo a Mersenne prime.
    let bits = value.abs().to_bits();
    let field = (bits >> 52) as i64;
    let fraction = bits & ((1 << 52) - 1);
    let (digits, exponent) = if field == 0 {
        (fraction, -1074)
    } else {
        (fraction | 1 << 52, field - 1075)
    };
    let turn = exponent.rem_euclid(i64::from(MODULUS_BITS)) as u32;
    let turned = ((digits << turn) & MODULUS) | (digits >> (MODULUS_BITS - turn));
    let rest = if turned >= MODULUS {
        turned - MODULUS
    } else {
        turned
    };
    avoid_error(if value < 0.0 {
        rest.wrapping_neg()
    } else {
        rest
    })
}

/// The hash of bytes.
#[must_use]
pub fn hash_bytes(bytes: &[u8]) -> u64 {
    if bytes.is_empty() {
        0
    } else {
        avoid_error(siphash13(bytes))
    }
}

/// The hash of a text: that of its characters at the least width of one, two or four bytes that holds them all.
#[must_use]
pub fn hash_text(text: &Text) -> u64 {
    let chars = text.get();
    if text.is_ascii() {
        return hash_bytes(chars.as_bytes());
    }
    let largest = chars.chars().map(u32::from).max().unwrap_or(0);
    let width = match largest {
        0..0x100 => 1,
        0x100..0x1_0000 => 2,
        _ => 4,
    };
    let bytes: Vec<u8> = chars
        .chars()
        .flat_map(|char| u32::from(char).to_le_bytes().into_iter().take(width))
        .collect();
    hash_bytes(&bytes)
}

/// The hash of a set: one that does not depend on the order of its members.
fn hash_set(set: &Set) -> u64 {
    let spread = |hash: u64| ((hash ^ 89_869_747) ^ (hash << 16)).wrapping_mul(3_644_798_167);
    let mut mixed = set.iter().fold(0, |mixed, (hash, _)| mixed ^ spread(hash));
    mixed ^= (set.len() as u64 + 1).wrapping_mul(1_927_868_237);
    mixed ^= (mixed >> 11) ^ (mixed >> 25);
    mixed = mixed.wrapping_mul(69_069).wrapping_add(907_133_923);
    if mixed == u64::MAX {
        590_923_713
    } else {
        mixed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // All expectations are what CPython 3.11 gives under PYTHONHASHSEED=0.

    #[test]
    fn texts_hash_as_in_cpython() {
        for (text, hash) in [
            ("", 0),
            ("a", 4_644_417_185_603_328_019),
            ("abc", -4_594_863_902_769_663_758),
            ("hello world", -5_642_461_784_034_726_774),
            ("abcdefgh", 4_574_395_652_268_504_554),
            ("abcdefghi", -532_774_252_720_507_163),
            ("é", 6_047_309_291_227_476_195),
            ("č", 144_266_576_951_655_473),
            ("😀", -3_536_540_696_076_613_844),
        ] {
            assert_eq!(hash_text(&Text::from(text)) as i64, hash, "{text}");
        }
        assert_eq!(hash_bytes(b"abc") as i64, -4_594_863_902_769_663_758);
    }

    #[test]
    fn numbers_hash_as_in_cpython() {
        for (value, hash) in [
            (1.5, 1_152_921_504_606_846_977),
            (-1.5, -1_152_921_504_606_846_977),
            (0.1, 230_584_300_921_369_408),
            (1e300, 1_224_995_262_755_759_164),
            (12_345_678.75, 1_729_382_256_922_616_142),
            (1e-320, 33_957_085_184),
            (f64::INFINITY, 314_159),
            (3.0, 3),
            (-1.0, -2),
        ] {
            assert_eq!(hash_f64(value) as i64, hash, "{value}");
        }
        for (value, hash) in [((1 << 61) - 1, 0), (-1, -2), (1 << 61, 1), (i64::MIN, -4)] {
            assert_eq!(hash_i64(value) as i64, hash, "{value}");
        }
        assert_eq!(hash_big(&(BigInt::from(1) << 70u32)), 512);
        assert_eq!(hash_big(&-(BigInt::from(1) << 70u32)) as i64, -512);
    }

    #[test]
    fn sets_hash_as_in_cpython() {
        let set = |hashes: &[u64]| {
            let mut set = Set::default();
            for &hash in hashes {
                set.push(hash, Value::Int(hash as i64));
            }
            hash_set(&set) as i64
        };
        assert_eq!(set(&[]), 133_146_708_735_736);
        assert_eq!(set(&[1, 2, 3]), -272_375_401_224_217_160);
    }
}
