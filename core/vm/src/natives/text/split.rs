//! Taking texts apart: splitting, stripping, cutting off.

use super::search::{empty_separator, limit};
use super::{is_given, part, piece, text_operand};
use crate::machine::{Machine, Outcome};
use crate::natives::bytes::scan;
use crate::natives::operand;
use crate::natives::operands;
use crate::value::Value;
use crate::value::text::Text;
use crate::value::unicode::{is_line_end, is_space};
use ir::{Fault, Intrinsic};
use std::ops::Range;

fn pieces(m: &mut Machine, args: &[Value], text: &Text, ranges: Vec<Range<usize>>) -> Outcome {
    let chars = text.get();
    let items = match &ranges[..] {
        [only] => vec![part(m, operand(args, 0), text, &chars[only.clone()])],
        ranges => ranges
            .iter()
            .map(|range| piece(m, &chars[range.clone()]))
            .collect(),
    };
    Ok(m.new_list(items))
}

pub(super) fn split(m: &mut Machine, text: &Text, args: &[Value]) -> Outcome {
    split_from(m, text, args, Intrinsic::StrSplit, false)
}

pub(super) fn rsplit(m: &mut Machine, text: &Text, args: &[Value]) -> Outcome {
    split_from(m, text, args, Intrinsic::StrRsplit, true)
}

fn split_from(
    m: &mut Machine,
    text: &Text,
    args: &[Value],
    intrinsic: Intrinsic,
    from_right: bool,
) -> Outcome {
    let limit = limit(m, intrinsic, args, 2)?;
    let chars = text.get();
    let separator = operand(args, 1);
    if is_given(separator) {
        let separator = text_operand(m, separator, Fault::TextOrNothingWanted, &[])?;
        if separator.byte_len() == 0 {
            return Err(empty_separator(m));
        }
        let ranges = scan::split(
            chars.as_bytes(),
            separator.get().as_bytes(),
            limit,
            from_right,
        );
        return pieces(m, args, text, ranges);
    }
    let ranges = if text.is_ascii() {
        let bytes = chars
            .bytes()
            .enumerate()
            .map(|(at, byte)| (at, 1, is_space(char::from(byte))));
        scan::split_words(bytes, chars.len(), limit, from_right)
    } else {
        let places = chars
            .char_indices()
            .map(|(at, c)| (at, c.len_utf8(), is_space(c)));
        scan::split_words(places, chars.len(), limit, from_right)
    };
    pieces(m, args, text, ranges)
}

pub(super) fn splitlines(m: &mut Machine, text: &Text, args: &[Value]) -> Outcome {
    let keeps_ends = operands::flag(m, operand(args, 1));
    let chars = text.get();
    let mut ranges = Vec::new();
    let mut start = 0;
    while let Some(at) = chars[start..].find(is_line_end).map(|at| start + at) {
        let end = if chars[at..].starts_with("\r\n") {
            at + 2
        } else {
            at + chars[at..].chars().next().map_or(0, char::len_utf8)
        };
        ranges.push(start..if keeps_ends { end } else { at });
        start = end;
    }
    if start < chars.len() {
        ranges.push(start..chars.len());
    }
    pieces(m, args, text, ranges)
}

pub(super) fn partition(m: &mut Machine, text: &Text, args: &[Value]) -> Outcome {
    partition_at(m, text, args, false)
}

pub(super) fn rpartition(m: &mut Machine, text: &Text, args: &[Value]) -> Outcome {
    partition_at(m, text, args, true)
}

fn partition_at(m: &mut Machine, text: &Text, args: &[Value], from_right: bool) -> Outcome {
    let separator = text_operand(m, operand(args, 1), Fault::TextWanted, &[])?;
    if separator.byte_len() == 0 {
        return Err(empty_separator(m));
    }
    let (chars, separator) = (text.get(), separator.get());
    let parts = match scan::find(chars.as_bytes(), separator.as_bytes(), from_right) {
        Some(at) => [&chars[..at], &separator, &chars[at + separator.len()..]],
        None if from_right => ["", "", &chars],
        None => [&chars, "", ""],
    };
    let values = parts.map(|part| piece(m, part));
    Ok(m.new_tuple(&values))
}

pub(super) fn strip(m: &mut Machine, text: &Text, args: &[Value]) -> Outcome {
    strip_sides(m, text, args, "strip", true, true)
}

pub(super) fn lstrip(m: &mut Machine, text: &Text, args: &[Value]) -> Outcome {
    strip_sides(m, text, args, "lstrip", true, false)
}

pub(super) fn rstrip(m: &mut Machine, text: &Text, args: &[Value]) -> Outcome {
    strip_sides(m, text, args, "rstrip", false, true)
}

fn strip_sides(
    m: &mut Machine,
    text: &Text,
    args: &[Value],
    method: &str,
    left: bool,
    right: bool,
) -> Outcome {
    let set = operand(args, 1);
    let chars = text.get();
    let stripped = if is_given(set) {
        let native = m.native(set);
        let Some(set) = m.heap().text(native).cloned() else {
            return Err(m.fault(Fault::StrippedNotText, &[method]));
        };
        let set = set.get();
        trim(&chars, |c| set.contains(c), left, right)
    } else {
        trim(&chars, is_space, left, right)
    };
    Ok(part(m, operand(args, 0), text, stripped))
}

fn trim(chars: &str, is_off: impl Fn(char) -> bool, left: bool, right: bool) -> &str {
    let chars = if left {
        chars.trim_start_matches(&is_off)
    } else {
        chars
    };
    if right {
        chars.trim_end_matches(&is_off)
    } else {
        chars
    }
}

pub(super) fn removeprefix(m: &mut Machine, text: &Text, args: &[Value]) -> Outcome {
    let prefix = text_operand(
        m,
        operand(args, 1),
        Fault::RemovedNotText,
        &["removeprefix"],
    )?;
    let chars = text.get();
    let left = chars.strip_prefix(&*prefix.get()).unwrap_or(&chars);
    Ok(part(m, operand(args, 0), text, left))
}

pub(super) fn removesuffix(m: &mut Machine, text: &Text, args: &[Value]) -> Outcome {
    let suffix = text_operand(
        m,
        operand(args, 1),
        Fault::RemovedNotText,
        &["removesuffix"],
    )?;
    let chars = text.get();
    let left = chars.strip_suffix(&*suffix.get()).unwrap_or(&chars);
    Ok(part(m, operand(args, 0), text, left))
}
