//! Regular expressions as ECMAScript has them, over the crate `regress`.

use crate::machine::{Machine, Outcome};
use crate::natives::operands::whole;
use crate::natives::{IntrinsicFn, operand};
use crate::value::Value;
use ir::Intrinsic;
use rustc_hash::FxHashMap;
use std::rc::Rc;

pub(super) const TABLE: &[(Intrinsic, IntrinsicFn)] = &[
    (Intrinsic::RegexNew, new),
    (Intrinsic::RegexMatch, first_match),
];

/// Patterns that have been compiled, by source and flags; they say nothing that those do not.
#[derive(Default)]
pub(crate) struct Patterns(FxHashMap<(String, String), Rc<regress::Regex>>);

impl Machine {
    fn pattern(&mut self, source: &str, flags: &str) -> Result<Rc<regress::Regex>, String> {
        let key = (source.to_owned(), flags.to_owned());
        if let Some(known) = self.patterns.0.get(&key) {
            return Ok(Rc::clone(known));
        }
        let of_engine: String = flags
            .chars()
            .filter(|flag| "imsuv".contains(*flag))
            .collect();
        let made = regress::Regex::with_flags(source, of_engine.as_str());
        let made = Rc::new(made.map_err(|error| error.to_string())?);
        self.patterns.0.insert(key, Rc::clone(&made));
        Ok(made)
    }
}

/// `(pattern, flags)`: both as a list, once they are known to be good; else what is wrong.
fn new(m: &mut Machine, args: &[Value]) -> Outcome {
    let source = m.text_of(operand(args, 0)).unwrap_or_default();
    let flags = m.text_of(operand(args, 1)).unwrap_or_default();
    match m.pattern(&source, &flags) {
        Ok(_) => {
            let parts = [m.new_text(source), m.new_text(flags)];
            Ok(m.new_tuple(&parts))
        }
        Err(message) => Ok(m.new_text(message)),
    }
}

fn first_match(m: &mut Machine, args: &[Value]) -> Outcome {
    let parts = super::calls::items(m, operand(args, 0));
    let (source, flags) = (m.text_of(operand(&parts, 0)), m.text_of(operand(&parts, 1)));
    let (Some(source), Some(flags)) = (source, flags) else {
        return Ok(Value::Nil);
    };
    let Some(text) = m.heap().text(operand(args, 1)).cloned() else {
        return Ok(Value::Nil);
    };
    let (mut text, is_ascii) = (text.get().to_owned(), text.is_ascii());
    let units = m.semantics().texts.units;
    let takes_units = units == ir::TextUnits::Utf16 && !flags.contains(['u', 'v']);
    let source = match takes_units && text.bytes().any(|byte| byte >= FOUR_BYTES) {
        true => {
            text = text.chars().flat_map(halves).collect();
            pattern_of_units(&source)
        }
        false => source,
    };
    let Ok(pattern) = m.pattern(&source, &flags) else {
        return Ok(Value::Nil);
    };
    let from = whole(operand(args, 2)).max(0) as usize;
    let width: fn(char) -> usize = match m.semantics().texts.units {
        ir::TextUnits::Utf16 => ir::surrogate::width,
        _ => |_| 1,
    };
    let Some(start) = byte_of(&text, is_ascii, from, width) else {
        return Ok(Value::Nil);
    };
    let Some(found) = pattern.find_from(&text, start).next() else {
        return Ok(Value::Nil);
    };
    let mut places = Vec::new();
    for group in found.groups() {
        let ends = group.map(|range| (range.start, range.end));
        let unit = |byte: usize| Value::Int(unit_of(&text, is_ascii, byte, width) as i64);
        match ends {
            Some((start, end)) => places.extend([unit(start), unit(end)]),
            None => places.extend([Value::Int(-1), Value::Int(-1)]),
        }
    }
    // The named ones at the end, as an object from names to the groups' places.
    let names: Vec<(String, Value)> = found
        .named_groups()
        .map(|(name, range)| {
            let unit = |byte: usize| Value::Int(unit_of(&text, is_ascii, byte, width) as i64);
            let place = range.map(|range| [unit(range.start), unit(range.end)]);
            let value = place.map_or(Value::Nil, |ends| m.new_tuple(&ends));
            (name.to_owned(), value)
        })
        .collect();
    if names.is_empty() {
        places.push(Value::Nil);
    } else {
        let parent = m.no_parent();
        let groups = m.object_below(parent);
        for (name, value) in names {
            let name = m.intern(&name);
            m.define_own(groups, name, value, crate::class::shape::marks::ORDINARY);
        }
        places.push(groups);
    }
    Ok(m.new_list(places))
}

/// With what a character begins in UTF-8 that is two units of UTF-16, or stands for half of one.
const FOUR_BYTES: u8 = 0xf0;

/// A character as its units, each of which is a character of its own: see [`ir::surrogate`].
fn halves(character: char) -> impl Iterator<Item = char> {
    let mut pair = [0; 2];
    let units: &[u16] = match ir::surrogate::half(character) {
        None if character.len_utf16() == 2 => character.encode_utf16(&mut pair),
        _ => &[],
    };
    let units: Vec<char> = match units {
        [] => vec![character],
        units => units
            .iter()
            .filter_map(|&unit| ir::surrogate::character(u32::from(unit)))
            .collect(),
    };
    units.into_iter()
}

/// A pattern that takes units of UTF-16 for characters, for texts that are taken apart into such.
fn pattern_of_units(source: &str) -> String {
    let mut out = String::with_capacity(source.len());
    let mut rest = source;
    while let Some(first) = rest.chars().next() {
        let (length, code) = match escaped_unit(rest) {
            Some(code) => ("\\u0000".len(), Some(code)),
            None if first == '\\' => {
                let next = rest[1..].chars().next().map_or(0, char::len_utf8);
                (1 + next, None)
            }
            None => (first.len_utf8(), None),
        };
        let written = &rest[..length];
        match code.filter(|code| (0xd800..0xe000).contains(code)) {
            Some(half) => out.extend(ir::surrogate::character(half)),
            None => out.extend(written.chars().flat_map(halves)),
        }
        // A range of units may have the halves in its middle.
        if code.is_some_and(|code| code >= 0xe000) && out.len() > length {
            let before = &out[..out.len() - length];
            if before.ends_with('-') && begins_low(&before[..before.len() - 1]) {
                out.extend(ir::surrogate::character(0xd800));
                out.push('-');
                out.extend(ir::surrogate::character(0xdfff));
            }
        }
        rest = &rest[length..];
    }
    out
}

/// The unit that an escape at the beginning of a text says.
fn escaped_unit(text: &str) -> Option<u32> {
    let digits = text.strip_prefix("\\u")?.get(..4)?;
    digits
        .bytes()
        .all(|byte| byte.is_ascii_hexdigit())
        .then(|| u32::from_str_radix(digits, 16).ok())?
}

/// Whether a pattern ends in a unit in front of the halves.
fn begins_low(before: &str) -> bool {
    let from = before.len().checked_sub("\\u0000".len());
    let escape = from
        .and_then(|from| before.get(from..))
        .and_then(escaped_unit);
    let last = escape.or_else(|| before.chars().next_back().map(u32::from));
    last.is_some_and(|code| code < 0xd800)
}

/// The byte at which a unit begins.
fn byte_of(text: &str, is_ascii: bool, unit: usize, width: fn(char) -> usize) -> Option<usize> {
    if is_ascii {
        return (unit <= text.len()).then_some(unit);
    }
    let mut units = 0;
    for (byte, character) in text.char_indices() {
        if units >= unit {
            return Some(byte);
        }
        units += width(character);
    }
    (units >= unit).then_some(text.len())
}

/// The unit that begins at a byte.
fn unit_of(text: &str, is_ascii: bool, byte: usize, width: fn(char) -> usize) -> usize {
    if is_ascii {
        return byte;
    }
    let before = text.get(..byte).unwrap_or_default();
    before.chars().map(width).sum()
}

#[cfg(test)]
mod tests {
    use super::{halves, pattern_of_units};

    #[test]
    fn patterns_say_units() {
        assert_eq!(pattern_of_units("^.\\d$"), "^.\\d$");
        let pair: String = halves('\u{1f600}').collect();
        assert_eq!(pair.chars().count(), 2);
        assert_eq!(pattern_of_units("[\u{1f600}]"), format!("[{pair}]"));
        assert_eq!(pattern_of_units("\\ud83d\\ude00"), pair);
        assert_eq!(pattern_of_units("\\\\ud83d"), "\\\\ud83d");
        let all = pattern_of_units("[\\u0080-\\uffff]");
        assert!(
            all.chars()
                .any(|one| ir::surrogate::half(one) == Some(0xdfff))
        );
        assert_eq!(pattern_of_units("[\\ue000-\\uffff]"), "[\\ue000-\\uffff]");
    }
}
