//! Initialisers: lists with and without designators, taken apart into one store for each scalar.

use super::conversions::Purpose;
use super::{Broken, Parser, Read};
use crate::ast::{Entry, ExprKind, Init};
use crate::token::Kind as TokenKind;
use crate::types::{Field, Kind, Length, Ty};
use std::rc::Rc;

/// How many elements a list may give a value to.
const MAX_ENTRIES: usize = 100_000;

/// A place within the object that is initialised.
#[derive(Clone, Copy)]
struct Slot {
    ty: Ty,
    offset: u64,
    bits: Option<(u8, u8)>,
}

impl Parser {
    /// Reads an initialiser of an object; gives its type too, since an array's length may come from here.
    pub(super) fn initializer(&mut self, ty: Ty) -> Read<(Ty, Init)> {
        let mut entries = Vec::new();
        let slot = Slot {
            ty,
            offset: 0,
            bits: None,
        };
        let is_list = self.is("{");
        let place = self.place();
        if self.types().is_variable(ty) {
            self.invalid(place, "variable-sized object may not be initialized");
        }
        if ty.is_unknown() && is_list {
            // What it holds is not known, whatever is listed.
            self.skip_brackets();
            return Ok((
                ty,
                Init {
                    entries,
                    is_list: false,
                },
            ));
        }
        let element = self.types().element(ty);
        let is_text = self.is_text_for(ty);
        let (mut count, mut has_list) = (0, is_list);
        match element {
            Some(_) if is_text => {
                count = self.text_into(slot, &mut entries)?;
                has_list = true;
            }
            Some(_) if is_list => {
                if self.peek_at(1).kind == TokenKind::Text && self.is_text_behind_brace(ty) {
                    self.advance();
                    count = self.text_into(slot, &mut entries)?;
                    self.eat(",");
                    self.expect("}")?;
                } else {
                    count = self.nested(|parser| parser.list(slot, &mut entries))?;
                }
            }
            Some(_) => {
                // An array can be initialised by a compound literal, as gcc allows.
                self.item(slot, &mut entries)?;
            }
            None if is_list => {
                count = self.nested(|parser| parser.list(slot, &mut entries))?;
            }
            None => self.item(slot, &mut entries)?,
        }
        let completed = match (self.types().kind(ty).clone(), element) {
            (Kind::Array(_, Length::Open), Some(of)) => {
                let length = self.array_length(&entries).unwrap_or(count);
                self.unit
                    .types
                    .array(of, Length::Known(length))
                    .qualified_as(ty)
            }
            _ => ty,
        };
        let is_list = has_list && !self.types().is_scalar(ty) && self.pair_of(ty).is_none();
        Ok((completed, Init { entries, is_list }))
    }

    /// The length of an array that is initialised by another array's value.
    fn array_length(&self, entries: &[Entry]) -> Option<u64> {
        let [entry] = entries else { return None };
        match self.types().kind(entry.ty) {
            Kind::Array(_, Length::Known(length))
                if !matches!(self.unit.expr(entry.value).kind, ExprKind::Text(_)) =>
            {
                Some(*length)
            }
            _ => None,
        }
    }

    /// Whether a string literal comes next, for an array of characters.
    fn is_text_for(&self, ty: Ty) -> bool {
        self.peek().kind == TokenKind::Text && self.is_character_array(ty)
    }

    fn is_text_behind_brace(&self, ty: Ty) -> bool {
        self.is_character_array(ty)
    }

    fn is_character_array(&self, ty: Ty) -> bool {
        self.types()
            .element(ty)
            .is_some_and(|of| self.types().is_integer(of))
    }

    /// A string literal as the value of an array; gives how many elements it has.
    fn text_into(&mut self, slot: Slot, entries: &mut Vec<Entry>) -> Read<u64> {
        let place = self.place();
        let Some(text) = self.string_literal()? else {
            return Ok(0);
        };
        let place = self.since(place);
        let unit = text.encoding.size();
        let element = self.types().element(slot.ty);
        let size = element.and_then(|of| self.types().size(of)).unwrap_or(1);
        if size != unit {
            self.invalid(
                place,
                "array of a type that does not fit the string literal",
            );
            return Ok(0);
        }
        let mut bytes = text.bytes;
        let count = bytes.len() as u64 / unit;
        if let Kind::Array(_, Length::Known(length)) = self.types().kind(slot.ty) {
            let room = (*length * unit) as usize;
            if bytes.len() > room {
                // The final zero may be left out; more may not.
                bytes.truncate(room);
            }
        }
        let length = bytes.len() as u64 / unit;
        let ty = self
            .unit
            .types
            .array(element.unwrap_or(Ty::CHAR), Length::Known(length));
        let value = self.add(ExprKind::Text(Rc::from(bytes)), ty, place);
        entries.push(Entry {
            offset: slot.offset,
            ty,
            bits: None,
            value,
        });
        Ok(count)
    }

    /// A list in braces for an object; gives how many elements an array has by it.
    fn list(&mut self, slot: Slot, entries: &mut Vec<Entry>) -> Read<u64> {
        self.expect("{")?;
        let is_aggregate = matches!(
            self.types().kind(slot.ty),
            Kind::Array(..) | Kind::Record(_)
        );
        if !is_aggregate || self.pair_of(slot.ty).is_some() {
            // A scalar in braces.
            if !self.is("}") {
                self.nested(|parser| parser.item(slot, entries))?;
            }
            self.eat(",");
            while !self.is("}") && !self.is_end() {
                let place = self.place();
                let extra = self.assignment_expression()?;
                let _ = extra;
                self.invalid(place, "excess elements in scalar initializer");
                if !self.eat(",") {
                    break;
                }
            }
            self.expect("}")?;
            return Ok(1);
        }
        let mut index = 0;
        let mut count = 0;
        while !self.is("}") {
            if self.is_end() || entries.len() > MAX_ENTRIES {
                return self.unexpected();
            }
            let place = self.place();
            if self.is("[") || self.is(".") || self.is_name() && self.peek_at(1).is(":") {
                index = self.designated(slot, entries)?;
            } else {
                match self.part(slot, index) {
                    Some(part) => self.item(part, entries)?,
                    None => {
                        self.invalid(place, "excess elements in initializer");
                        self.assignment_expression()?;
                    }
                }
                index += 1;
            }
            count = count.max(index);
            if !self.eat(",") {
                break;
            }
        }
        self.expect("}")?;
        Ok(count)
    }

    /// The part of an array or record at a number, as lists without designators count them.
    fn part(&self, slot: Slot, index: u64) -> Option<Slot> {
        match self.types().kind(slot.ty) {
            Kind::Array(of, length) => {
                if matches!(length, Length::Known(length) if index >= *length) {
                    return None;
                }
                let size = self.types().size(*of)?;
                Some(Slot {
                    ty: of.qualified_as(slot.ty),
                    offset: slot.offset.checked_add(size.checked_mul(index)?)?,
                    bits: None,
                })
            }
            Kind::Record(_) => {
                let record = self.types().as_record(slot.ty)?;
                if record.is_union && index > 0 {
                    return None;
                }
                let field = record.fields.as_ref()?.get(index as usize)?;
                Some(member(slot, field))
            }
            _ => None,
        }
    }

    /// `[1].x = value`; gives the number behind that of the outermost designator.
    fn designated(&mut self, outer: Slot, entries: &mut Vec<Entry>) -> Read<u64> {
        let mut slot = outer;
        let mut next = 0;
        let mut repeat = 1;
        let mut is_first = true;
        loop {
            let place = self.place();
            if self.eat("[") {
                let first = self.constant_expression()?;
                let last = if self.eat("...") {
                    self.constant_expression()?
                } else {
                    first
                };
                self.expect("]")?;
                if last < first || last - first > MAX_ENTRIES as i64 {
                    self.invalid(place, "empty index range in initializer");
                    return Err(Broken);
                }
                let part = u64::try_from(first)
                    .ok()
                    .and_then(|index| self.part(slot, index));
                let fits = u64::try_from(last)
                    .ok()
                    .and_then(|index| self.part(slot, index))
                    .is_some();
                let (Some(part), true) = (part, fits && self.types().is_array(slot.ty)) else {
                    self.invalid(place, "array index in initializer exceeds array bounds");
                    return Err(Broken);
                };
                if is_first {
                    next = last as u64 + 1;
                }
                repeat = (last - first + 1) as u64;
                slot = part;
            } else if self.is(".") || self.is_name() && self.peek_at(1).is(":") {
                self.eat(".");
                let name = self.advance();
                let Some(path) = self.types().find_member(slot.ty, &name.text) else {
                    let ty = self.types().name(slot.ty);
                    self.invalid(
                        name.place,
                        format!("'{ty}' has no member named '{}'", name.text),
                    );
                    return Err(Broken);
                };
                if is_first {
                    let fields = self
                        .types()
                        .as_record(slot.ty)
                        .and_then(|record| record.fields.clone());
                    let first = path.first();
                    let at = fields.and_then(|fields| {
                        fields.iter().position(|field| {
                            first.is_some_and(|first| {
                                first.offset == field.offset
                                    && first.name == field.name
                                    && first.bits == field.bits
                            })
                        })
                    });
                    next = at.map_or(0, |at| at as u64 + 1);
                }
                for field in &path {
                    slot = member(slot, field);
                }
                if self.eat(":") {
                    break;
                }
            } else {
                self.expect("=")?;
                break;
            }
            is_first = false;
        }
        let start = entries.len();
        self.item(slot, entries)?;
        let size = self.types().size(slot.ty).unwrap_or(0);
        let made: Vec<Entry> = entries[start..].to_vec();
        for copy in 1..repeat {
            if entries.len() > MAX_ENTRIES {
                return self.unexpected();
            }
            entries.extend(made.iter().map(|entry| Entry {
                offset: entry.offset + copy * size,
                ..entry.clone()
            }));
        }
        Ok(next)
    }

    /// The value of one part: a list of its own, or as many values as it has scalars.
    fn item(&mut self, slot: Slot, entries: &mut Vec<Entry>) -> Read<()> {
        if self.ahead.is_none() {
            if self.is("{") {
                return self.nested(|parser| parser.list(slot, entries)).map(|_| ());
            }
            if self.is_text_for(slot.ty) {
                return self.text_into(slot, entries).map(|_| ());
            }
        }
        let value = match self.ahead.take() {
            Some(value) => value,
            None => self.assignment_expression()?,
        };
        let is_aggregate = (self.types().is_array(slot.ty) || self.types().is_record(slot.ty))
            && self.pair_of(slot.ty).is_none();
        let ty = self.unit.expr(value).ty;
        if !is_aggregate || ty.is(slot.ty) || ty.is_unknown() {
            let value = if is_aggregate {
                value
            } else {
                self.convert_for(value, slot.ty, Purpose::Initialization)
            };
            entries.push(Entry {
                offset: slot.offset,
                ty: slot.ty,
                bits: slot.bits,
                value,
            });
            return Ok(());
        }
        if self.types().is_array(slot.ty) && self.types().is_array(ty) {
            // A compound literal for an array whose length it gives.
            entries.push(Entry {
                offset: slot.offset,
                ty,
                bits: None,
                value,
            });
            return Ok(());
        }
        // Without braces: the value is the first of the scalars inside.
        self.ahead = Some(value);
        let mut index = 0;
        while let Some(part) = self.part(slot, index) {
            if index > 0 {
                let more = self.is(",")
                    && !self.peek_at(1).is("}")
                    && !self.peek_at(1).is("[")
                    && !self.peek_at(1).is(".");
                if !more {
                    break;
                }
                self.advance();
            }
            if entries.len() > MAX_ENTRIES {
                return self.unexpected();
            }
            self.nested(|parser| parser.item(part, entries))?;
            index += 1;
        }
        if let Some(left) = self.ahead.take() {
            let place = self.unit.expr(left).place;
            self.invalid(place, "invalid initializer");
        }
        Ok(())
    }

    /// The initialiser of a compound literal.
    pub(super) fn compound_init(&mut self, ty: Ty) -> Read<(Ty, Init)> {
        let before = self.ahead.take();
        let result = self.initializer(ty);
        self.ahead = before;
        result
    }
}

fn member(slot: Slot, field: &Field) -> Slot {
    Slot {
        ty: field.ty.qualified_as(slot.ty),
        offset: slot.offset + field.offset,
        bits: field.bits,
    }
}
