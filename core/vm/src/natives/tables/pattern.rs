//! Patterns that search texts: classes, sets, repetition, captures, balanced pairs and frontiers, by backtracking.
//!
//! The matcher keeps what it may still try on a stack of its own, so neither long texts nor long patterns are deep on the
//! host's, and counts its steps.

use crate::machine::{Machine, Outcome};
use crate::natives::operands::whole;
use crate::natives::{IntrinsicFn, operand};
use crate::value::Value;
use crate::value::text::Text;
use ir::Intrinsic;
use std::borrow::Cow;

pub(super) const TABLE: &[(Intrinsic, IntrinsicFn)] = &[(Intrinsic::PatternFind, find)];

/// A pattern has so many captures at most.
const MOST_CAPTURES: usize = 32;

/// A capture: where it begins, and how long it is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Extent {
    Open,
    Place,
    Closed(usize),
}

#[derive(Clone, Copy)]
struct Capture {
    from: usize,
    extent: Extent,
}

/// What is left to try where the way at hand fails.
struct Choice {
    /// Where in the text and in the pattern it goes on.
    text: usize,
    pattern: usize,
    captures: Vec<Capture>,
    /// What a longer or shorter repetition is of.
    repeat: Option<Repeat>,
}

/// A repetition of the single item at `item` in the pattern.
#[derive(Clone, Copy)]
enum Repeat {
    /// Up to here; one less is next.
    Most { least: usize },
    /// One more is next.
    Fewest { item: usize, after_item: usize },
}

struct Matcher<'a> {
    text: &'a [u8],
    pattern: &'a [u8],
    captures: Vec<Capture>,
}

type Found<T> = Result<T, String>;

impl Matcher<'_> {
    fn at(&self, place: usize) -> u8 {
        self.pattern.get(place).copied().unwrap_or(0)
    }

    /// Where the single item of the pattern at a place ends.
    fn item_end(&self, at: usize) -> Found<usize> {
        match self.at(at) {
            b'%' if at + 1 >= self.pattern.len() => Err("ends_in_escape".to_owned()),
            b'%' => Ok(at + 2),
            b'[' => {
                let mut at = at + 1;
                if self.at(at) == b'^' {
                    at += 1;
                }
                loop {
                    if at >= self.pattern.len() {
                        return Err("open_set".to_owned());
                    }
                    let c = self.at(at);
                    at += 1;
                    if c == b'%' {
                        at += 1;
                    }
                    if self.at(at) == b']' && at < self.pattern.len() {
                        return Ok(at + 1);
                    }
                }
            }
            _ => Ok(at + 1),
        }
    }

    fn is_single(&self, place: usize, item: usize, end: usize) -> bool {
        let Some(&c) = self.text.get(place) else {
            return false;
        };
        match self.at(item) {
            b'.' => true,
            b'%' => is_class(c, self.at(item + 1)),
            b'[' => self.is_in_set(c, item, end - 1),
            literal => literal == c,
        }
    }

    /// Whether a byte is in the set from its bracket to the closing one.
    fn is_in_set(&self, c: u8, from: usize, close: usize) -> bool {
        let mut at = from + 1;
        let is_inverted = self.at(at) == b'^';
        if is_inverted {
            at += 1;
        }
        while at < close {
            if self.at(at) == b'%' {
                if is_class(c, self.at(at + 1)) {
                    return !is_inverted;
                }
                at += 2;
            } else if self.at(at + 1) == b'-' && at + 2 < close {
                if (self.at(at)..=self.at(at + 2)).contains(&c) {
                    return !is_inverted;
                }
                at += 3;
            } else {
                if self.at(at) == c {
                    return !is_inverted;
                }
                at += 1;
            }
        }
        is_inverted
    }

    /// The end of the match that begins at a place; nothing where there is none.
    fn run(&mut self, start: usize, pattern: usize) -> Found<Option<usize>> {
        let mut choices: Vec<Choice> = Vec::new();
        let (mut place, mut at) = (start, pattern);
        loop {
            let goes_on = self.step(&mut place, &mut at, &mut choices)?;
            if goes_on {
                if at >= self.pattern.len() {
                    return Ok(Some(place));
                }
                continue;
            }
            let Some(choice) = self.next_choice(&mut choices) else {
                return Ok(None);
            };
            (place, at) = choice;
            if at >= self.pattern.len() {
                return Ok(Some(place));
            }
        }
    }

    fn next_choice(&mut self, choices: &mut Vec<Choice>) -> Option<(usize, usize)> {
        loop {
            let choice = choices.last_mut()?;
            match choice.repeat {
                None => {
                    let choice = choices.pop()?;
                    self.captures = choice.captures;
                    return Some((choice.text, choice.pattern));
                }
                Some(Repeat::Most { least }) => {
                    if choice.text <= least {
                        choices.pop();
                        continue;
                    }
                    choice.text -= 1;
                    self.captures.clone_from(&choice.captures);
                    return Some((choice.text, choice.pattern));
                }
                Some(Repeat::Fewest { item, after_item }) => {
                    let text = choice.text;
                    if !self.is_single(text, item, after_item) {
                        choices.pop();
                        continue;
                    }
                    choice.text += 1;
                    self.captures.clone_from(&choice.captures);
                    return Some((choice.text, choice.pattern));
                }
            }
        }
    }

    /// Matches one item; whether it did.
    fn step(
        &mut self,
        place: &mut usize,
        at: &mut usize,
        choices: &mut Vec<Choice>,
    ) -> Found<bool> {
        if *at >= self.pattern.len() {
            return Ok(true);
        }
        match self.at(*at) {
            b'(' => {
                if self.captures.len() >= MOST_CAPTURES {
                    return Err("many_captures".to_owned());
                }
                let is_place = self.at(*at + 1) == b')';
                let extent = if is_place {
                    Extent::Place
                } else {
                    Extent::Open
                };
                self.captures.push(Capture {
                    from: *place,
                    extent,
                });
                *at += if is_place { 2 } else { 1 };
                return Ok(true);
            }
            b')' => {
                let open = self
                    .captures
                    .iter_mut()
                    .rev()
                    .find(|capture| capture.extent == Extent::Open);
                let Some(capture) = open else {
                    return Err("wrong_close".to_owned());
                };
                capture.extent = Extent::Closed(*place - capture.from);
                *at += 1;
                return Ok(true);
            }
            b'$' if *at + 1 == self.pattern.len() => {
                if *place != self.text.len() {
                    return Ok(false);
                }
                *at += 1;
                return Ok(true);
            }
            b'%' => match self.at(*at + 1) {
                b'b' => return self.balanced(place, at),
                b'f' => {
                    let set = *at + 2;
                    if self.at(set) != b'[' {
                        return Err("no_frontier_set".to_owned());
                    }
                    let end = self.item_end(set)?;
                    let before = place.checked_sub(1).map_or(0, |before| self.text[before]);
                    let here = self.text.get(*place).copied().unwrap_or(0);
                    if self.is_in_set(before, set, end - 1) || !self.is_in_set(here, set, end - 1) {
                        return Ok(false);
                    }
                    *at = end;
                    return Ok(true);
                }
                digit @ b'0'..=b'9' => {
                    let number = usize::from(digit.wrapping_sub(b'1'));
                    let Some(&Capture {
                        from,
                        extent: Extent::Closed(length),
                    }) = self.captures.get(number)
                    else {
                        return Err("no_such_capture".to_owned());
                    };
                    let text = self.text;
                    let captured = &text[from..from + length];
                    if !text[*place..].starts_with(captured) {
                        return Ok(false);
                    }
                    *place += length;
                    *at += 2;
                    return Ok(true);
                }
                _ => {}
            },
            _ => {}
        }
        let (item, end) = (*at, self.item_end(*at)?);
        let after = end + 1;
        match self.at(end) {
            b'?' if end < self.pattern.len() => {
                if self.is_single(*place, item, end) {
                    choices.push(self.choice(*place, after, None));
                    *place += 1;
                }
                *at = after;
                Ok(true)
            }
            suffix @ (b'*' | b'+') if end < self.pattern.len() => {
                let first = *place;
                while self.is_single(*place, item, end) {
                    *place += 1;
                }
                let least = first + usize::from(suffix == b'+');
                if *place < least {
                    return Ok(false);
                }
                if *place > least {
                    choices.push(self.choice(*place, after, Some(Repeat::Most { least })));
                }
                *at = after;
                Ok(true)
            }
            b'-' if end < self.pattern.len() => {
                let repeat = Repeat::Fewest {
                    item,
                    after_item: end,
                };
                choices.push(self.choice(*place, after, Some(repeat)));
                *at = after;
                Ok(true)
            }
            _ => {
                if !self.is_single(*place, item, end) {
                    return Ok(false);
                }
                *place += 1;
                *at = end;
                Ok(true)
            }
        }
    }

    fn choice(&self, text: usize, pattern: usize, repeat: Option<Repeat>) -> Choice {
        Choice {
            text,
            pattern,
            captures: self.captures.clone(),
            repeat,
        }
    }

    fn balanced(&self, place: &mut usize, at: &mut usize) -> Found<bool> {
        if *at + 3 >= self.pattern.len() {
            return Err("no_balanced_pair".to_owned());
        }
        let (open, close) = (self.at(*at + 2), self.at(*at + 3));
        if self.text.get(*place) != Some(&open) {
            return Ok(false);
        }
        let mut depth = 1;
        for (offset, &c) in self.text[*place + 1..].iter().enumerate() {
            if c == close {
                depth -= 1;
                if depth == 0 {
                    *place += offset + 2;
                    *at += 4;
                    return Ok(true);
                }
            } else if c == open {
                depth += 1;
            }
        }
        Ok(false)
    }
}

/// Whether a byte is of a class, which is named by a letter; another sign stands for itself.
fn is_class(c: u8, class: u8) -> bool {
    let holds = match class.to_ascii_lowercase() {
        b'a' => c.is_ascii_alphabetic(),
        b'c' => c.is_ascii_control(),
        b'd' => c.is_ascii_digit(),
        b'g' => c.is_ascii_graphic(),
        b'l' => c.is_ascii_lowercase(),
        b'p' => c.is_ascii_punctuation(),
        b's' => matches!(c, b' ' | b'\t'..=b'\r'),
        b'u' => c.is_ascii_uppercase(),
        b'w' => c.is_ascii_alphanumeric(),
        b'x' => c.is_ascii_hexdigit(),
        b'z' => c == 0,
        _ => return class == c,
    };
    holds != class.is_ascii_uppercase()
}

/// The bytes that a value stands for as a text; nothing is copied of one that is at hand as it is.
fn bytes<'a>(m: &Machine, value: Value, held: Option<&'a str>) -> Cow<'a, [u8]> {
    match held {
        Some(text) => Cow::Borrowed(text.as_bytes()),
        None => {
            let text = m.text_of(value).unwrap_or_default();
            Cow::Owned(text.chars().map(|c| c as u32 as u8).collect())
        }
    }
}

/// `(text, pattern, from, is_plain)`.
fn find(m: &mut Machine, args: &[Value]) -> Outcome {
    if args.iter().any(|value| matches!(value, Value::Unknown(_))) {
        return Ok(m.unknown_intrinsic("pattern_find", args));
    }
    // A long text is searched again and again from further on: what is made anew each time takes no longer for that.
    let held = [0, 1].map(|at| {
        m.state
            .heap
            .text(operand(args, at))
            .filter(|text| text.is_ascii())
            .cloned()
    });
    let [text, pattern] = held.each_ref().map(|text| text.as_ref().map(Text::get));
    let text = bytes(m, operand(args, 0), text.as_deref());
    let pattern = bytes(m, operand(args, 1), pattern.as_deref());
    let from = (whole(operand(args, 2)).max(1) - 1) as usize;
    if from > text.len() {
        return Ok(Value::Nil);
    }
    if operand(args, 3) == Value::Bool(true) {
        let found = if pattern.is_empty() {
            Some(from)
        } else {
            let mut places = text[from..].windows(pattern.len());
            places
                .position(|part| *part == *pattern)
                .map(|at| at + from)
        };
        return Ok(found.map_or(Value::Nil, |at| {
            let (first, last) = (at as i64 + 1, (at + pattern.len()) as i64);
            m.new_tuple(&[Value::Int(first), Value::Int(last)])
        }));
    }
    let is_anchored = pattern.first() == Some(&b'^');
    let mut matcher = Matcher {
        text: &text,
        pattern: &pattern,
        captures: Vec::new(),
    };
    let mut start = from;
    loop {
        matcher.captures.clear();
        match matcher.run(start, usize::from(is_anchored)) {
            Ok(Some(end)) => {
                let captures = std::mem::take(&mut matcher.captures);
                return give(m, &text, start, end, &captures);
            }
            Ok(None) if start < text.len() && !is_anchored => start += 1,
            Ok(None) => return Ok(Value::Nil),
            Err(message) => return Ok(m.new_text(message)),
        }
    }
}

/// First and last place, and what was captured.
fn give(m: &mut Machine, text: &[u8], start: usize, end: usize, captures: &[Capture]) -> Outcome {
    let mut values = vec![Value::Int(start as i64 + 1), Value::Int(end as i64)];
    for capture in captures {
        values.push(match capture.extent {
            Extent::Place => Value::Int(capture.from as i64 + 1),
            Extent::Open => return Ok(m.new_text("open_capture")),
            Extent::Closed(length) => {
                let part: String = text[capture.from..capture.from + length]
                    .iter()
                    .map(|&byte| char::from(byte))
                    .collect();
                m.new_text(part)
            }
        });
    }
    Ok(m.new_tuple(&values))
}
