//! Halves of surrogate pairs in texts.
//!
//! Texts here are sequences of characters, and half of a pair is none. In a language whose texts are sequences of UTF-16 units a
//! half may stand alone all the same: while a text is put together unit by unit, or where it is cut in the middle of a pair. In such
//! languages' texts each of the last 2,048 characters for private use, U+10F800 to U+10FFFF, stands for a half, and none of them for
//! itself.
//!
//! **Invariant.** In a text of such a language two halves that make a pair never stand beside each other: they are the character.

use std::borrow::Cow;

/// The character that stands for the first half, 0xD800.
const FIRST: u32 = 0x10_f800;
/// The first half, and the first of those that come second in a pair.
const HALVES: u32 = 0xd800;
const SECOND_HALVES: u32 = 0xdc00;
/// What all of them begin with in UTF-8, before a byte of 0xA0 or more.
const LEAD: [u8; 2] = [0xf4, 0x8f];

/// The character of a code point, or what stands for half of a pair.
#[must_use]
pub fn character(code: u32) -> Option<char> {
    match code {
        HALVES..=0xdfff => char::from_u32(code - HALVES + FIRST),
        _ => char::from_u32(code),
    }
}

/// The half that a character stands for.
#[must_use]
pub fn half(character: char) -> Option<u16> {
    let offset = u32::from(character).checked_sub(FIRST)?;
    u16::try_from(HALVES + offset).ok()
}

/// The code point of a character, or the half that it stands for.
#[must_use]
pub fn code_point(character: char) -> u32 {
    half(character).map_or(u32::from(character), u32::from)
}

/// How many units a character has.
#[must_use]
pub fn width(character: char) -> usize {
    half(character).map_or(character.len_utf16(), |_| 1)
}

/// The units of a text.
pub fn units(text: &str) -> impl Iterator<Item = u16> + '_ {
    text.chars().flat_map(|character| {
        let mut pair = [0; 2];
        let count = match half(character) {
            Some(half) => {
                pair[0] = half;
                1
            }
            None => character.encode_utf16(&mut pair).len(),
        };
        pair.into_iter().take(count)
    })
}

/// The text of some units.
#[must_use]
pub fn text(units: impl IntoIterator<Item = u16>) -> String {
    let characters = char::decode_utf16(units).map(|decoded| match decoded {
        Ok(character) => Some(character),
        Err(half) => character(u32::from(half.unpaired_surrogate())),
    });
    characters.flatten().collect()
}

/// Whether what stands at the end of one text and at the beginning of another is a pair.
#[must_use]
pub fn is_pair(before: &str, behind: &str) -> bool {
    let begins = before.chars().next_back().is_some_and(is_first_half);
    begins && behind.chars().next().is_some_and(is_second_half)
}

/// Whether a character stands for a half that comes first in a pair.
#[must_use]
pub fn is_first_half(character: char) -> bool {
    half(character).is_some_and(|half| u32::from(half) < SECOND_HALVES)
}

fn is_second_half(character: char) -> bool {
    half(character).is_some_and(|half| u32::from(half) >= SECOND_HALVES)
}

/// A text that was put together from others, with characters in the place of pairs.
#[must_use]
pub fn paired(joined: String) -> String {
    if has_halves(&joined) {
        text(units(&joined))
    } else {
        joined
    }
}

/// Whether a half stands alone in a text.
#[must_use]
pub fn has_halves(text: &str) -> bool {
    // Hardly any text has this byte, and looking for one is fast.
    text.as_bytes().contains(&LEAD[0]) && halves(text) > 0
}

/// How many halves stand alone in a text.
#[must_use]
pub fn halves(text: &str) -> usize {
    let begins = |bytes: &&[u8]| bytes[..2] == LEAD && bytes[2] >= 0xa0;
    text.as_bytes().windows(3).filter(begins).count()
}

/// A text as it leaves the program, with something in the place of halves, which no encoding has.
#[must_use]
pub fn replaced(text: &str, by: char) -> Cow<'_, str> {
    if !has_halves(text) {
        return text.into();
    }
    let or = |character| half(character).map_or(character, |_| by);
    text.chars().map(or).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const HIGH: u16 = 0xd83d;
    const LOW: u16 = 0xde00;

    #[test]
    fn any_units_make_a_text_and_come_back() {
        for all in [
            &[][..],
            &[0x61, 0xe9, 0x20ac],
            &[HIGH, LOW],
            &[HIGH],
            &[LOW, HIGH],
            &[HIGH, HIGH, LOW, LOW],
            &[0xd800, 0xdfff, 0xdbff, 0xd800, 0xdc00],
            &[0xdbfd, 0xdbfd, 0xdfff],
        ] {
            let made = text(all.iter().copied());
            assert_eq!(units(&made).collect::<Vec<_>>(), all);
            assert_eq!(made.chars().map(width).sum::<usize>(), all.len());
            let alone = made.chars().filter(|&each| half(each).is_some()).count();
            assert_eq!((halves(&made), has_halves(&made)), (alone, alone > 0));
        }
        assert_eq!(text([HIGH, LOW]), "😀");
        assert_eq!(replaced(&text([0x61, HIGH, 0x62]), '?'), "a?b");
    }

    #[test]
    fn every_code_point_comes_back() {
        for code in 0..=0x10_f7ff {
            let character = character(code).unwrap();
            assert_eq!(code_point(character), code);
            assert_eq!(half(character).is_some(), (0xd800..0xe000).contains(&code));
        }
        assert_eq!(character(0x11_0000), None);
    }

    #[test]
    fn halves_that_meet_become_a_character() {
        let (high, low) = (text([HIGH]), text([LOW]));
        assert!(is_pair(&high, &low));
        for (before, behind) in [(&*low, &*high), (&high, &high), (&high, "x"), ("", &low)] {
            assert!(!is_pair(before, behind));
        }
        assert_eq!(
            paired(format!("{low}{high}{low}{high}")),
            format!("{low}😀{high}")
        );
        assert_eq!(paired("plain é 😀".to_owned()), "plain é 😀");
    }
}
