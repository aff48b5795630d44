//! What Node says of a regular expression that is none: the grammar of patterns, with what Annex B of the standard adds to it where
//! neither `u` nor `v` is among the flags.

use super::properties::{is_of_texts, is_property};
use rustc_hash::FxHashSet;

/// What is wrong with a pattern.
type Wrong = &'static str;

/// What is said of a quantifier behind what is no part of a text.
const NOTHING: Wrong = "Nothing to repeat";

/// Characters that mean something in a pattern.
const SYNTAX: &str = "^$\\.*+?()[]{}|/";

/// Characters that may not stand twice in a row in a class where `v` is.
const DOUBLED: &str = "&!#$%*+,.:;<=>?@^`~";

struct Reader {
    units: Vec<char>,
    at: usize,
    /// Whether characters count as a whole, and what has no meaning is refused: `u` or `v`.
    is_whole: bool,
    /// Whether classes are sets: `v`.
    has_sets: bool,
    /// How many groups capture something, and the names of those that have one.
    groups: u32,
    names: FxHashSet<String>,
    /// Whether a group has a name: then `\k` names one.
    has_names: bool,
    /// The names that are referred to.
    named: Vec<String>,
}

/// A part of a class: a character, or several.
#[derive(Clone, Copy, PartialEq)]
enum Part {
    One(u32),
    Several,
}

/// What is wrong with the pattern of a regular expression.
pub(super) fn wrong_pattern(pattern: &str, flags: &str) -> Option<Wrong> {
    let mut reader = Reader {
        units: pattern.chars().collect(),
        at: 0,
        is_whole: flags.contains(['u', 'v']),
        has_sets: flags.contains('v'),
        groups: 0,
        names: FxHashSet::default(),
        has_names: false,
        named: Vec::new(),
    };
    reader.count_groups();
    reader.pattern().err()
}

impl Reader {
    fn peek(&self) -> Option<char> {
        self.units.get(self.at).copied()
    }

    fn takes(&mut self, wanted: char) -> bool {
        let is_there = self.peek() == Some(wanted);
        self.at += usize::from(is_there);
        is_there
    }

    fn takes_all(&mut self, wanted: &str) -> bool {
        let rest = &self.units[self.at.min(self.units.len())..];
        let length = wanted.chars().count();
        let is_there = rest.len() >= length
            && rest
                .iter()
                .zip(wanted.chars())
                .all(|(have, want)| *have == want);
        self.at += if is_there { length } else { 0 };
        is_there
    }

    /// How many groups there are, which references need to know before.
    fn count_groups(&mut self) {
        let mut is_in_class = false;
        let mut at = 0;
        while let Some(&unit) = self.units.get(at) {
            match unit {
                '\\' => at += 1,
                '[' => is_in_class = true,
                ']' => is_in_class = false,
                '(' if !is_in_class => {
                    let is_named = self.units.get(at + 1..at + 3) == Some(&['?', '<'])
                        && !matches!(self.units.get(at + 3), Some('=' | '!'));
                    self.has_names |= is_named;
                    self.groups += u32::from(is_named || self.units.get(at + 1) != Some(&'?'));
                }
                _ => {}
            }
            at += 1;
        }
    }

    fn pattern(&mut self) -> Result<(), Wrong> {
        // Of each group that is open, what is said where it is repeated.
        let mut open: Vec<Option<Wrong>> = Vec::new();
        while let Some(unit) = self.peek() {
            self.at += 1;
            let repeated = match unit {
                '|' => continue,
                '^' | '$' => Some(NOTHING),
                '(' => {
                    open.push(self.group()?);
                    continue;
                }
                ')' => open.pop().ok_or("Unmatched ')'")?,
                '*' | '+' | '?' => return Err(NOTHING),
                '{' if self.is_whole => return Err(NOTHING),
                '{' => {
                    if self.braces()?.is_some() {
                        return Err(NOTHING);
                    }
                    None
                }
                '}' | ']' if self.is_whole => return Err("Lone quantifier brackets"),
                '[' => {
                    match self.has_sets {
                        true => self.set()?,
                        false => self.class()?,
                    }
                    None
                }
                '\\' => self.escape()?,
                _ => None,
            };
            self.quantifier(repeated)?;
        }
        if !open.is_empty() {
            return Err("Unterminated group");
        }
        match self.named.iter().all(|name| self.names.contains(name)) {
            true => Ok(()),
            false => Err("Invalid named capture referenced"),
        }
    }

    /// What stands behind `(`; what is said where the group is repeated.
    fn group(&mut self) -> Result<Option<Wrong>, Wrong> {
        const AROUND: Wrong = "Invalid quantifier";
        if !self.takes('?') || self.takes(':') {
            return Ok(None);
        }
        if self.takes('=') || self.takes('!') {
            return Ok(self.is_whole.then_some(AROUND));
        }
        if self.takes_all("<=") || self.takes_all("<!") {
            return Ok(Some(AROUND));
        }
        if !self.takes('<') {
            return Err("Invalid group");
        }
        let name = self.group_name()?;
        match self.names.insert(name) {
            true => Ok(None),
            false => Err("Duplicate capture group name"),
        }
    }

    /// A name, and `>` behind it.
    fn group_name(&mut self) -> Result<String, Wrong> {
        const WRONG: Wrong = "Invalid capture group name";
        let mut name = String::new();
        while !self.takes('>') {
            let mut unit = self.peek().ok_or(WRONG)?;
            self.at += 1;
            if unit == '\\' {
                if !self.takes('u') {
                    return Err("Invalid Unicode escape");
                }
                let point = self.code_point(true).ok_or("Invalid Unicode escape")?;
                unit = char::from_u32(point).ok_or(WRONG)?;
            }
            let is_part =
                unit.is_alphanumeric() || matches!(unit, '$' | '_' | '\u{200c}' | '\u{200d}');
            if !is_part
                || name.is_empty() && (unit.is_numeric() || unit > '\u{2000}' && unit < '\u{2010}')
            {
                return Err(WRONG);
            }
            name.push(unit);
        }
        match name.is_empty() {
            true => Err(WRONG),
            false => Ok(name),
        }
    }

    fn quantifier(&mut self, repeated: Option<Wrong>) -> Result<(), Wrong> {
        let is_there = match self.peek() {
            Some('*' | '+' | '?') => {
                self.at += 1;
                true
            }
            Some('{') => {
                let from = self.at;
                self.at += 1;
                match self.braces()? {
                    Some(_) => true,
                    None if self.is_whole => return Err("Incomplete quantifier"),
                    None => {
                        self.at = from;
                        false
                    }
                }
            }
            _ => false,
        };
        if let Some(wrong) = repeated.filter(|_| is_there) {
            return Err(wrong);
        }
        if is_there {
            self.takes('?');
        } else if self.peek() == Some('{') && !self.is_whole {
            // It means itself.
            self.at += 1;
            return self.quantifier_behind_brace();
        }
        Ok(())
    }

    /// A brace that means itself may be repeated, but for by another.
    fn quantifier_behind_brace(&mut self) -> Result<(), Wrong> {
        if matches!(self.peek(), Some('*' | '+' | '?')) {
            self.at += 1;
            self.takes('?');
        }
        Ok(())
    }

    /// The numbers of a quantifier behind `{`; nothing is read where it is none.
    fn braces(&mut self) -> Result<Option<()>, Wrong> {
        let from = self.at;
        let least = self.digits();
        let most = match self.takes(',') {
            true if self.peek() == Some('}') => Some(f64::INFINITY),
            true => self.digits(),
            false => least,
        };
        let (Some(least), Some(most), true) = (least, most, self.takes('}')) else {
            self.at = from;
            return Ok(None);
        };
        match least > most {
            true => Err("numbers out of order in {} quantifier"),
            false => Ok(Some(())),
        }
    }

    fn digits(&mut self) -> Option<f64> {
        let from = self.at;
        while self.peek().is_some_and(|unit| unit.is_ascii_digit()) {
            self.at += 1;
        }
        let text: String = self.units[from..self.at].iter().collect();
        text.parse().ok()
    }

    /// What stands behind `\` outside of classes; what is said where it is repeated.
    fn escape(&mut self) -> Result<Option<Wrong>, Wrong> {
        let unit = self.peek().ok_or("\\ at end of pattern")?;
        self.at += 1;
        match unit {
            'b' | 'B' => return Ok(Some(NOTHING)),
            '1'..='9' if self.is_whole => {
                self.at -= 1;
                if self
                    .digits()
                    .is_none_or(|number| number > f64::from(self.groups))
                {
                    return Err("Invalid escape");
                }
            }
            'k' if self.is_whole || self.has_names => {
                if !self.takes('<') {
                    return Err("Invalid named reference");
                }
                let name = self.group_name().map_err(|_| "Invalid named reference")?;
                self.named.push(name);
            }
            _ => {
                self.character(unit, "Invalid escape")?;
            }
        }
        Ok(None)
    }

    /// An escape that stands for characters, behind its first letter.
    fn character(&mut self, unit: char, wrong: Wrong) -> Result<Part, Wrong> {
        let one = match unit {
            'd' | 'D' | 's' | 'S' | 'w' | 'W' => return Ok(Part::Several),
            'p' | 'P' if self.is_whole => {
                self.property(unit == 'P')?;
                return Ok(Part::Several);
            }
            't' => 9,
            'n' => 10,
            'v' => 11,
            'f' => 12,
            'r' => 13,
            'c' => match self.peek().filter(char::is_ascii_alphabetic) {
                Some(letter) => {
                    self.at += 1;
                    u32::from(letter) % 32
                }
                None if self.is_whole => return Err("Invalid unicode escape"),
                None => u32::from('\\'),
            },
            '0' if !self.peek().is_some_and(|next| next.is_ascii_digit()) => 0,
            '0'..='9' if self.is_whole => return Err("Invalid decimal escape"),
            'x' => match self.hex(2) {
                Some(point) => point,
                None if self.is_whole => return Err(wrong),
                None => u32::from('x'),
            },
            'u' => match self.code_point(self.is_whole) {
                Some(point) => point,
                None if self.is_whole => return Err("Invalid Unicode escape"),
                None => u32::from('u'),
            },
            _ if self.is_whole && !SYNTAX.contains(unit) => return Err(wrong),
            _ => u32::from(unit),
        };
        Ok(Part::One(one))
    }

    fn property(&mut self, is_negated: bool) -> Result<(), Wrong> {
        const WRONG: Wrong = "Invalid property name";
        if !self.takes('{') {
            return Err(WRONG);
        }
        let rest = &self.units[self.at..];
        let length = rest.iter().position(|unit| *unit == '}').ok_or(WRONG)?;
        let inside: String = rest[..length].iter().collect();
        self.at += length + 1;
        match is_property(&inside) || self.has_sets && !is_negated && is_of_texts(&inside) {
            true => Ok(()),
            false => Err(WRONG),
        }
    }

    fn hex(&mut self, count: usize) -> Option<u32> {
        let digits = self.units.get(self.at..self.at + count)?;
        let mut number = 0;
        for digit in digits {
            number = number * 16 + digit.to_digit(16)?;
        }
        self.at += count;
        Some(number)
    }

    /// A character by its number, behind `\u`: in braces too, and of two halves, where that is wanted.
    fn code_point(&mut self, is_whole: bool) -> Option<u32> {
        if is_whole && self.peek() == Some('{') {
            let rest = &self.units[self.at + 1..];
            let length = rest.iter().position(|unit| *unit == '}')?;
            let mut point = 0_u32;
            for digit in &rest[..length] {
                point = point.saturating_mul(16).saturating_add(digit.to_digit(16)?);
            }
            self.at += length + 2;
            return (length > 0 && point <= 0x10_ffff).then_some(point);
        }
        let first = self.hex(4)?;
        let from = self.at;
        if is_whole && (0xd800..0xdc00).contains(&first) && self.takes_all("\\u") {
            match self.hex(4) {
                Some(second) if (0xdc00..0xe000).contains(&second) => {
                    return Some(0x1_0000 + ((first - 0xd800) << 10) + (second - 0xdc00));
                }
                _ => self.at = from,
            }
        }
        Some(first)
    }

    /// A class, behind `[`.
    fn class(&mut self) -> Result<(), Wrong> {
        self.takes('^');
        loop {
            if self.takes(']') {
                return Ok(());
            }
            let first = self.part_of_class()?;
            let is_range = self.peek() == Some('-')
                && self.units.get(self.at + 1).is_some_and(|next| *next != ']');
            if !is_range {
                continue;
            }
            self.at += 1;
            match (first, self.part_of_class()?) {
                (Part::One(from), Part::One(to)) if from > to => {
                    return Err("Range out of order in character class");
                }
                (Part::One(_), Part::One(_)) => {}
                _ if self.is_whole => return Err("Invalid character class"),
                _ => {}
            }
        }
    }

    fn part_of_class(&mut self) -> Result<Part, Wrong> {
        let unit = self.peek().ok_or("Unterminated character class")?;
        self.at += 1;
        if unit != '\\' {
            // A character of two halves is two where they do not count as a whole; a range goes from its second to the next's first.
            return Ok(match self.is_whole || unit <= '\u{ffff}' {
                true => Part::One(u32::from(unit)),
                false => Part::Several,
            });
        }
        let unit = self.peek().ok_or("\\ at end of pattern")?;
        self.at += 1;
        match unit {
            'b' => Ok(Part::One(8)),
            '-' if self.is_whole => Ok(Part::One(u32::from('-'))),
            '1'..='9' if self.is_whole => Err("Invalid class escape"),
            '0' if self.is_whole && self.peek().is_some_and(|next| next.is_ascii_digit()) => {
                Err("Invalid class escape")
            }
            '0'..='7' => {
                let mut number = unit.to_digit(8).unwrap_or(0);
                for _ in 0..2 {
                    match self.peek().and_then(|next| next.to_digit(8)) {
                        Some(digit) if number * 8 + digit < 256 => {
                            number = number * 8 + digit;
                            self.at += 1;
                        }
                        _ => break,
                    }
                }
                Ok(Part::One(number))
            }
            'c' if !self.is_whole => {
                let is_part = |next: char| next.is_ascii_alphanumeric() || next == '_';
                match self.peek().filter(|next| is_part(*next)) {
                    Some(next) => {
                        self.at += 1;
                        Ok(Part::One(u32::from(next) % 32))
                    }
                    None => {
                        self.at -= 1;
                        Ok(Part::One(u32::from('\\')))
                    }
                }
            }
            'k' if self.has_names && !self.is_whole => Err("Invalid escape"),
            _ => self.character(unit, "Invalid escape"),
        }
    }

    /// A class that is a set, behind `[`: with sets in it, differences and intersections.
    fn set(&mut self) -> Result<(), Wrong> {
        const WRONG: Wrong = "Invalid set operation in character class";
        // Of each set that is open: the operator between its operands, and whether one has been read behind the last of these.
        let mut open: Vec<(Option<&str>, bool)> = vec![(None, false)];
        self.takes('^');
        loop {
            let Some(&(operator, has_operand)) = open.last() else {
                return Ok(());
            };
            let last = open.len() - 1;
            if self.takes(']') {
                if matches!(operator, Some("--" | "&&")) && !has_operand {
                    return Err("Invalid character in character class");
                }
                open.pop();
                if let Some(outer) = open.last_mut() {
                    outer.1 = true;
                }
                continue;
            }
            let next = ["--", "&&"].into_iter().find(|word| self.takes_all(word));
            if let Some(next) = next {
                let fits = has_operand && operator.is_none_or(|known| known == next);
                if self.peek() == Some('&') {
                    return Err("Invalid character in character class");
                }
                if !fits {
                    return Err(WRONG);
                }
                open[last] = (Some(next), false);
                continue;
            }
            if has_operand && matches!(operator, Some("--" | "&&")) {
                return Err(WRONG);
            }
            if self.takes('[') {
                self.takes('^');
                // What follows a first operand without an operator makes it a union.
                open[last].0 = if has_operand { Some("") } else { operator };
                open.push((None, false));
                continue;
            }
            let first = self.part_of_set()?;
            if self.peek() == Some('-') && self.units.get(self.at + 1) != Some(&'-') {
                self.at += 1;
                match (first, self.part_of_set()?) {
                    (Part::One(from), Part::One(to)) if from > to => {
                        return Err("Range out of order in character class");
                    }
                    (Part::One(_), Part::One(_)) if !matches!(operator, Some("--" | "&&")) => {
                        open[last] = (Some(""), true)
                    }
                    _ => return Err("Invalid character class"),
                }
                continue;
            }
            open[last] = (if has_operand { Some("") } else { operator }, true);
        }
    }

    fn part_of_set(&mut self) -> Result<Part, Wrong> {
        let unit = self.peek().ok_or("Unterminated character class")?;
        self.at += 1;
        if DOUBLED.contains(unit) && self.peek() == Some(unit) {
            return Err("Invalid set operation in character class");
        }
        if "()[]{}/-|".contains(unit) {
            return Err("Invalid character in character class");
        }
        if unit != '\\' {
            return Ok(Part::One(u32::from(unit)));
        }
        let unit = self.peek().ok_or("\\ at end of pattern")?;
        self.at += 1;
        match unit {
            'b' => Ok(Part::One(8)),
            'q' if self.takes('{') => {
                while !self.takes('}') {
                    match self.peek() {
                        Some('|') => self.at += 1,
                        Some(_) => {
                            self.part_of_set()?;
                        }
                        None => return Err("Invalid escape"),
                    }
                }
                Ok(Part::Several)
            }
            _ if "&-!#%,:;<=>@`~".contains(unit) => Ok(Part::One(u32::from(unit))),
            '0' if !self.peek().is_some_and(|next| next.is_ascii_digit()) => Ok(Part::One(0)),
            '0'..='9' => Err("Invalid class escape"),
            _ => self.character(unit, "Invalid escape"),
        }
    }
}
