//! The machine's own scalar types, for typed constants, conversions and memory.

/// A scalar type.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize,
)]
#[expect(missing_docs, reason = "the names say all")]
pub enum Scalar {
    I8,
    I16,
    I32,
    I64,
    I128,
    U8,
    U16,
    U32,
    U64,
    U128,
    F32,
    F64,
    /// An unbounded integer.
    Int,
    /// The language's text.
    Text,
    /// A truth value, by the language's rules of truth.
    Bool,
    /// A code unit of UTF-16: an unsigned integer of 16 bits that is shown as a character.
    Char,
    /// A pointer: eight bytes.
    Ptr,
}

impl Scalar {
    /// How many bytes it takes in a region, and what its address is a multiple of there; `None` for what has no bytes.
    #[must_use]
    pub fn size(self) -> Option<u64> {
        Some(match self {
            Scalar::I8 | Scalar::U8 | Scalar::Bool => 1,
            Scalar::I16 | Scalar::U16 | Scalar::Char => 2,
            Scalar::I32 | Scalar::U32 | Scalar::F32 => 4,
            Scalar::I64 | Scalar::U64 | Scalar::F64 | Scalar::Ptr => 8,
            Scalar::I128 | Scalar::U128 | Scalar::Int | Scalar::Text => return None,
        })
    }

    /// The integer types that a value holds in one word.
    pub const FIXED: [Scalar; 9] = [
        Scalar::I8,
        Scalar::I16,
        Scalar::I32,
        Scalar::I64,
        Scalar::U8,
        Scalar::U16,
        Scalar::U32,
        Scalar::U64,
        Scalar::Char,
    ];

    /// How many bits it has; nothing for types without a fixed width.
    #[inline]
    #[must_use]
    pub fn bits(self) -> Option<u32> {
        Some(match self {
            Scalar::I8 | Scalar::U8 => 8,
            Scalar::I16 | Scalar::U16 | Scalar::Char => 16,
            Scalar::I32 | Scalar::U32 | Scalar::F32 => 32,
            Scalar::I64 | Scalar::U64 | Scalar::F64 => 64,
            Scalar::I128 | Scalar::U128 => 128,
            Scalar::Int | Scalar::Text | Scalar::Bool | Scalar::Ptr => return None,
        })
    }

    /// Whether it is one of [`Scalar::FIXED`].
    #[inline]
    #[must_use]
    pub fn is_fixed(self) -> bool {
        !matches!(
            self,
            Scalar::I128
                | Scalar::U128
                | Scalar::F32
                | Scalar::F64
                | Scalar::Int
                | Scalar::Text
                | Scalar::Bool
                | Scalar::Ptr
        )
    }

    /// Whether it is an integer type of a fixed width with a sign.
    #[inline]
    #[must_use]
    pub fn is_signed(self) -> bool {
        matches!(
            self,
            Scalar::I8 | Scalar::I16 | Scalar::I32 | Scalar::I64 | Scalar::I128
        )
    }

    /// The low bits of a number, sign- or zero-extended as the type says.
    #[inline]
    #[must_use]
    pub fn wrap(self, bits: i64) -> i64 {
        match self {
            Scalar::I8 => i64::from(bits as i8),
            Scalar::I16 => i64::from(bits as i16),
            Scalar::I32 => i64::from(bits as i32),
            Scalar::U8 => i64::from(bits as u8),
            Scalar::U16 | Scalar::Char => i64::from(bits as u16),
            Scalar::U32 | Scalar::F32 => i64::from(bits as u32),
            _ => bits,
        }
    }

    /// The number that a value's word stands for.
    #[inline]
    #[must_use]
    pub fn number(self, bits: i64) -> i128 {
        match self {
            Scalar::U64 => i128::from(bits as u64),
            _ => i128::from(bits),
        }
    }

    /// Whether it holds a number.
    #[must_use]
    pub fn holds(self, number: i128) -> bool {
        self.number(self.wrap(number as i64)) == number
    }

    /// The least and greatest number of a fixed integer type.
    #[must_use]
    pub fn range(self) -> (i128, i128) {
        let bits = self.bits().unwrap_or(64).min(64);
        if self.is_signed() {
            (-(1 << (bits - 1)), (1 << (bits - 1)) - 1)
        } else {
            (0, (1 << bits) - 1)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_keep_what_the_type_holds() {
        for scalar in Scalar::FIXED {
            let (least, greatest) = scalar.range();
            for number in [least, least + 1, 0, 1, greatest - 1, greatest] {
                assert!(scalar.holds(number), "{scalar:?} {number}");
                let word = scalar.wrap(number as i64);
                assert_eq!(scalar.number(word), number, "{scalar:?}");
            }
            assert!(!scalar.holds(least - 1), "{scalar:?}");
            assert!(!scalar.holds(greatest + 1), "{scalar:?}");
            let around = scalar.number(scalar.wrap((greatest + 1) as i64));
            assert_eq!(around, least, "{scalar:?}");
        }
    }
}
