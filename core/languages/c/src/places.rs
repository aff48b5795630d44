//! Where places are: in a unit's own source, or in one of the program's own headers that it includes.
//!
//! The texts that a unit is read from lie one behind another in one space of offsets: its source first, then each header, again each
//! time it is included. A [`Place`] is a stretch of that space, so that it says its text as well. Seen from a text further out, what
//! a header holds is where the directive stands that includes it.

use super::token::Place;
use std::rc::Rc;
use syntax::LineIndex;

/// A text that a unit is read from.
#[derive(Clone)]
struct Text<'a> {
    path: Rc<str>,
    text: &'a str,
    /// Where it begins among all.
    start: u32,
    /// The directive that includes it.
    directive: Place,
    /// The number of the first text of its path.
    first: usize,
}

/// The texts that a unit is read from, numbered in the order in which they were met; the unit's source is the first.
#[derive(Clone)]
pub(super) struct Texts<'a> {
    list: Vec<Text<'a>>,
}

impl<'a> Texts<'a> {
    /// The source alone.
    pub fn new(path: &str, source: &'a str) -> Texts<'a> {
        let source = Text {
            path: path.into(),
            text: source,
            start: 0,
            directive: Place::default(),
            first: 0,
        };
        Texts { list: vec![source] }
    }

    /// Adds the text that a directive includes; gives the place of all of it, and nothing where there is no room for more.
    pub fn add(&mut self, path: &str, text: &'a str, directive: Place) -> Option<Place> {
        let last = self.list.last()?;
        // One offset lies between two texts, so that the end of one is not the start of the next.
        let start = last.start as usize + last.text.len() + 1;
        let end = u32::try_from(start + text.len()).ok()?;
        let known = self.list.iter().position(|one| *one.path == *path);
        let added = Text {
            path: path.into(),
            text,
            start: start as u32,
            directive,
            first: known.unwrap_or(self.list.len()),
        };
        self.list.push(added);
        Some(Place {
            start: start as u32,
            end,
        })
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// The path of a text.
    pub fn path(&self, text: usize) -> &Rc<str> {
        &self.list[text].path
    }

    /// The number of the first text of a path.
    pub fn named(&self, path: &str) -> Option<usize> {
        self.list.iter().position(|one| *one.path == *path)
    }

    /// What of a place lies in a text, as a stretch of that.
    pub fn part(&self, place: Place, text: usize) -> Option<Place> {
        let text = &self.list[text];
        let end = text.start + text.text.len() as u32;
        let (start, end) = (place.start.max(text.start), place.end.min(end));
        (start <= end).then(|| Place {
            start: start - text.start,
            end: end - text.start,
        })
    }

    /// What a text says.
    pub fn text(&self, text: usize) -> &'a str {
        self.list[text].text
    }

    /// The number of the first text of the same path.
    pub fn first(&self, text: usize) -> usize {
        self.list[text].first
    }

    /// The number of the text that an offset is in.
    fn of(&self, offset: u32) -> usize {
        let behind = self.list.partition_point(|one| one.start <= offset);
        behind.saturating_sub(1)
    }

    /// The innermost text that holds all of a place.
    pub fn home(&self, place: Place) -> usize {
        let (mut one, mut other) = (self.of(place.start), self.of(place.end));
        // A text comes behind the one that includes it.
        while one != other {
            let inner = one.max(other);
            (one, other) = (one.min(other), self.of(self.list[inner].directive.start));
        }
        one
    }

    /// A place as it is seen from the texts of a path, of which the number of the first is given: a stretch of such a text. Nothing
    /// where that does not hold it.
    pub fn seen_from(&self, place: Place, first: usize) -> Option<Place> {
        if self.list.len() == 1 {
            return Some(place);
        }
        let start = self.point(place.start, first)?;
        Some(start.to(self.point(place.end, first)?))
    }

    fn point(&self, offset: u32, first: usize) -> Option<Place> {
        let mut at = Place {
            start: offset,
            end: offset,
        };
        loop {
            let number = self.of(at.start);
            let text = &self.list[number];
            if text.first == first {
                return Some(Place {
                    start: at.start - text.start,
                    end: at.end - text.start,
                });
            }
            if number == 0 {
                return None;
            }
            at = text.directive;
        }
    }

    /// The line of its text, from 1, that an offset is on.
    pub fn line(&self, offset: u32) -> u32 {
        let text = &self.list[self.of(offset)];
        let before = &text.text.as_bytes()[..(offset - text.start) as usize];
        before.iter().filter(|byte| **byte == b'\n').count() as u32 + 1
    }

    /// The directives through which a text is included, the innermost first, each with the number of its text.
    pub fn included_by(&self, text: usize) -> Vec<(usize, Place)> {
        let mut found = Vec::new();
        let mut at = text;
        while at > 0 {
            let directive = self.list[at].directive;
            at = self.of(directive.start);
            found.push((at, directive));
        }
        found
    }

    /// Which texts are included, each by which and on what line, in their order.
    pub fn inclusions(&self) -> impl Iterator<Item = ir::Inclusion> {
        self.list.iter().skip(1).map(|text| ir::Inclusion {
            by: (&*self.list[self.of(text.directive.start)].path).into(),
            line: self.line(text.directive.start),
            file: (&*text.path).into(),
        })
    }

    /// The span of a place in the text that holds it all, and the number of that.
    pub fn span(&self, place: Place) -> (usize, ir::Span) {
        let home = self.home(place);
        let text = &self.list[home];
        let here = self.seen_from(place, text.first).unwrap_or_default();
        let lines = LineIndex::new(text.text);
        let position = |offset| {
            let syntax::Position { line, column } = lines.position(text.text, offset);
            ir::Position { line, column }
        };
        let span = ir::Span {
            start: position(here.start),
            end: position(here.end),
        };
        (home, span)
    }
}

#[cfg(test)]
mod tests {
    use super::{Place, Texts};

    fn place(start: u32, end: u32) -> Place {
        Place { start, end }
    }

    #[test]
    fn places_are_seen_from_the_texts_around_them() {
        let mut texts = Texts::new("main.c", "0123456789");
        let outer = texts.add("a.h", "abcdef", place(2, 4)).unwrap();
        let inner = texts.add("b.h", "xyz", place(12, 13)).unwrap();
        let again = texts.add("a.h", "abcdef", place(6, 7)).unwrap();
        assert_eq!(
            (outer, inner, again),
            (place(11, 17), place(18, 21), place(22, 28))
        );
        assert_eq!(texts.home(place(19, 21)), 2);
        assert_eq!(texts.home(place(11, 20)), 1);
        assert_eq!(texts.home(place(19, 25)), 0);
        // Of b.h, from itself, from a.h and from the source; not from what does not include it.
        assert_eq!(texts.seen_from(place(19, 21), 2), Some(place(1, 3)));
        assert_eq!(texts.seen_from(place(19, 21), 1), Some(place(1, 2)));
        assert_eq!(texts.seen_from(place(19, 21), 0), Some(place(2, 4)));
        assert_eq!(texts.seen_from(place(23, 25), 1), Some(place(1, 3)));
        assert_eq!(texts.seen_from(place(8, 9), 1), None);
        // What of a place that spans several is in the first a.h.
        assert_eq!(texts.part(place(5, 14), 1), Some(place(0, 3)));
        assert_eq!(texts.part(place(0, u32::MAX), 1), Some(place(0, 6)));
        assert_eq!(texts.part(place(0, 10), 1), None);
        assert_eq!((texts.named("b.h"), texts.named("c.h")), (Some(2), None));
        assert_eq!(texts.included_by(2), [(1, place(12, 13)), (0, place(2, 4))]);
    }
}
