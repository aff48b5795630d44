//! An expression read as if it stood within a program that has been read: in which ways it can be read there, and where.
//!
//! The same words mean other things at other places, since blocks declare names of their own. Of every name that a block binds
//! the parser notes where it is seen; an expression is then read once for each set of meanings that its names have
//! somewhere.

use super::{Current, Entity, Parser, Preprocessed, Report};
use crate::ast::{ExprId, ExprKind, Unit};
use crate::token::{Kind as TokenKind, Place, Token};
use crate::types::Ty;
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// In how many ways one expression is read at most.
const MOST: usize = 200;

/// What a block makes of a word.
#[derive(Clone, Copy, Debug)]
pub(super) enum Meaning {
    Name(Entity),
    /// Of a struct, union or enumeration.
    Tag(Ty),
}

/// A word that a block binds, and where in the source it means that.
pub(super) struct Binding {
    name: Rc<str>,
    meaning: Meaning,
    start: u32,
    /// `None` while the block is open.
    end: Option<u32>,
}

/// One way to read an expression.
pub(crate) struct Variant {
    /// Where in the program it is read so.
    pub places: Vec<Place>,
    /// The expression, or why it is none there.
    pub value: Result<ExprId, (Place, Report)>,
    /// Whether all its names are declared there.
    pub is_declared: bool,
}

/// Reads a program and the expression that stands behind it, from the offset `behind`: in each way in which it can be read
/// within the program, that at its end first.
pub(crate) fn parse_expression(done: Preprocessed<'_>, behind: u32) -> (Unit, Vec<Variant>) {
    // Behind the source lie the texts of headers.
    let asked = behind..=done.texts.text(0).len() as u32;
    let mut parser = Parser::new(done, false);
    let mut expression = Vec::new();
    let mut own = Vec::new();
    for token in std::mem::take(&mut parser.tokens) {
        if token.kind == TokenKind::End {
            own.push(token.clone());
            expression.push(token);
        } else if asked.contains(&token.place.start) {
            expression.push(token);
        } else {
            own.push(token);
        }
    }
    parser.tokens = own;
    parser.file();
    parser.close_scopes(1);
    for var in &mut parser.unit.vars {
        var.is_used = false;
    }
    let readings = parser.readings(&expression);
    parser.tokens = expression;
    let variants = readings
        .into_iter()
        .map(|(meant, places)| {
            let before = parser.unit.exprs.len();
            let value = parser.read_with(&meant);
            let mut read = parser.unit.exprs[before..].iter();
            Variant {
                places,
                value,
                is_declared: !read.any(|expr| matches!(expr.kind, ExprKind::Unknown(_))),
            }
        })
        .collect();
    (parser.unit, variants)
}

impl Parser {
    pub(super) fn note_binding(&mut self, name: &Rc<str>, meaning: Meaning) {
        if self.is_file_scope() {
            return;
        }
        self.bindings.push(Binding {
            name: Rc::clone(name),
            meaning,
            start: self.last_place().end,
            end: None,
        });
    }

    /// What the innermost block has bound so far is seen from an earlier place on: that of the construct whose head this is.
    pub(super) fn bindings_begin(&mut self, place: Place) {
        let first = self.scope().first_binding;
        for binding in &mut self.bindings[first..] {
            binding.start = place.start;
        }
    }

    /// The innermost block ends here.
    pub(super) fn end_bindings(&mut self) {
        let first = self.scope().first_binding;
        let end = self.last_place().end;
        for binding in &mut self.bindings[first..] {
            binding.end.get_or_insert(end);
        }
    }

    /// The sets of bindings that the words of an expression meet, by number, each with the places where it does.
    fn readings(&self, expression: &[Token]) -> Vec<(Vec<usize>, Vec<Place>)> {
        let words = || {
            let words = expression.iter();
            words.filter(|token| token.kind == TokenKind::Word)
        };
        let relevant: Vec<usize> = (0..self.bindings.len())
            .filter(|&at| words().any(|word| word.text == self.bindings[at].name))
            .collect();
        let span = |at: usize| {
            let binding = &self.bindings[at];
            (binding.start, binding.end.unwrap_or(u32::MAX))
        };
        let mut edges: Vec<u32> = vec![0];
        edges.extend(relevant.iter().flat_map(|&at| [span(at).0, span(at).1]));
        edges.sort_unstable();
        edges.dedup();
        // At the file's end nothing of a block is seen.
        let mut found: Vec<(Vec<usize>, Vec<Place>)> = vec![(Vec::new(), Vec::new())];
        for (number, &start) in edges.iter().enumerate() {
            let end = edges.get(number + 1).copied().unwrap_or(u32::MAX);
            let mut seen: FxHashMap<(&str, bool), usize> = FxHashMap::default();
            for &at in &relevant {
                let (from, to) = span(at);
                if from > start || to < end {
                    continue;
                }
                let binding = &self.bindings[at];
                let is_tag = matches!(binding.meaning, Meaning::Tag(_));
                let known = seen.entry((&*binding.name, is_tag)).or_insert(at);
                // The innermost, which begins last.
                if span(*known).0 <= from {
                    *known = at;
                }
            }
            let mut meant: Vec<usize> = seen.into_values().collect();
            meant.sort_unstable();
            let place = Place { start, end };
            match found.iter().position(|(other, _)| *other == meant) {
                Some(at) => found[at].1.push(place),
                None if found.len() < MOST => found.push((meant, vec![place])),
                None => {}
            }
        }
        found
    }

    /// Reads the expression at hand where its words have these meanings.
    fn read_with(&mut self, meant: &[usize]) -> Result<ExprId, (Place, Report)> {
        let had_address: Vec<bool> = (self.unit.vars.iter())
            .map(|var| var.is_addressed)
            .collect();
        self.open_scope();
        for &at in meant {
            let Binding { name, meaning, .. } = &self.bindings[at];
            let (name, meaning) = (Rc::clone(name), *meaning);
            let scope = self.scope();
            match meaning {
                Meaning::Name(entity) => drop(scope.names.insert(name, entity)),
                Meaning::Tag(ty) => drop(scope.tags.insert(name, ty)),
            }
        }
        self.function = None::<Current>;
        self.reports.clear();
        self.lengths.clear();
        (self.at, self.depth) = (0, 0);
        let value = self.expression();
        if value.is_ok() && !self.is_end() {
            let _ = self.unexpected::<()>();
        }
        self.close_scopes(1);
        if let Ok(value) = value {
            let (ty, place) = (self.ty(value), self.place_of(value));
            if ty.is_void() {
                self.invalid(place, "it has no value");
            }
            // Where an object lives has been decided.
            for (at, had) in had_address.into_iter().enumerate() {
                let var = &mut self.unit.vars[at];
                if !had && var.is_addressed {
                    var.is_addressed = false;
                    let is_in_memory = self.unit.is_in_memory(crate::ast::VarId(at as u32));
                    if !is_in_memory {
                        let name = Rc::clone(&self.unit.vars[at].name);
                        self.invalid(
                            place,
                            format!("'{name}' is not kept in memory, so it has no address"),
                        );
                    }
                }
            }
        }
        // Whoever asks is not warned.
        let mut reports = std::mem::take(&mut self.reports).into_iter();
        let refused = reports.find(|(_, report)| !matches!(report, Report::Warning(_)));
        match (refused, value) {
            (Some(report), _) => Err(report),
            (None, Ok(value)) => Ok(value),
            (None, Err(_)) => Err((Place::default(), Report::Syntax(String::new()))),
        }
    }
}
