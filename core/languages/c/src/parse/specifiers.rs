//! Declaration specifiers: storage classes, qualifiers, and the types that have a name or a body.

use super::attributes::Heard;
use super::{Broken, Entity, Parser, Read, Report, is_keyword};
use crate::ast::{Declaration, Item, StmtKind};
use crate::token::{Kind as TokenKind, Place};
use crate::types::{Declared, Pair, Ty};
use std::rc::Rc;

/// What a declaration says in front of its declarators.
#[derive(Clone, Copy, Debug)]
pub(super) struct Specifiers {
    pub ty: Ty,
    pub is_typedef: bool,
    pub is_extern: bool,
    pub is_static: bool,
    pub is_thread_local: bool,
    /// From `_Alignas`; zero where there is none.
    pub align: u64,
    /// What attributes say.
    pub heard: Heard,
}

/// How often each of the words for basic types occurs.
#[derive(Default)]
struct Words {
    void: bool,
    bool: bool,
    char: bool,
    short: bool,
    int: bool,
    longs: u32,
    float: bool,
    double: bool,
    signed: bool,
    unsigned: bool,
    complex: bool,
    /// `__int128`.
    wide: bool,
}

impl Words {
    fn any(&self) -> bool {
        self.void
            || self.bool
            || self.char
            || self.short
            || self.int
            || self.longs > 0
            || self.float
            || self.double
            || self.signed
            || self.unsigned
            || self.complex
            || self.wide
    }

    /// The number of two words that they name.
    fn pair(&self) -> Option<Pair> {
        if self.wide {
            return Some(Pair::Wide {
                is_unsigned: self.unsigned,
            });
        }
        self.complex
            .then_some(Pair::Complex(match (self.float, self.longs) {
                (true, _) => Ty::FLOAT,
                (_, 1..) => Ty::LONG_DOUBLE,
                _ => Ty::DOUBLE,
            }))
    }

    fn ty(&self) -> Ty {
        let choose = |signed: Ty, unsigned: Ty| if self.unsigned { unsigned } else { signed };
        if self.void {
            Ty::VOID
        } else if self.bool {
            Ty::BOOL
        } else if self.char {
            match (self.signed, self.unsigned) {
                (_, true) => Ty::UNSIGNED_CHAR,
                (true, _) => Ty::SIGNED_CHAR,
                _ => Ty::CHAR,
            }
        } else if self.float {
            Ty::FLOAT
        } else if self.double {
            if self.longs > 0 {
                Ty::LONG_DOUBLE
            } else {
                Ty::DOUBLE
            }
        } else if self.short {
            choose(Ty::SHORT, Ty::UNSIGNED_SHORT)
        } else {
            match self.longs {
                0 => choose(Ty::INT, Ty::UNSIGNED_INT),
                1 => choose(Ty::LONG, Ty::UNSIGNED_LONG),
                _ => choose(Ty::LONG_LONG, Ty::UNSIGNED_LONG_LONG),
            }
        }
    }
}

impl Parser {
    /// Whether a declaration or a type begins here.
    pub(super) fn starts_type(&self) -> bool {
        self.is_type_at(0)
    }

    pub(super) fn is_type_at(&self, ahead: usize) -> bool {
        let token = self.peek_at(ahead);
        if token.kind != TokenKind::Word {
            return false;
        }
        match &*token.text {
            "void" | "_Bool" | "char" | "short" | "int" | "long" | "float" | "double"
            | "signed" | "unsigned" | "struct" | "union" | "enum" | "const" | "volatile"
            | "restrict" | "static" | "extern" | "register" | "auto" | "typedef" | "inline"
            | "_Noreturn" | "_Alignas" | "_Atomic" | "_Thread_local" | "_Complex" | "__int128"
            | "__builtin_va_list" | "typeof" | "__auto_type" | "__attribute__" => true,
            word if is_keyword(word) => false,
            name => match self.find(name) {
                Some(Entity::Typedef(_)) => true,
                Some(_) => false,
                None => self.is_unknown_type(ahead),
            },
        }
    }

    /// Whether a name that nothing declares must be a type: `Name name`, `Name *name =`, and so on.
    fn is_unknown_type(&self, ahead: usize) -> bool {
        let mut at = ahead + 1;
        let mut stars = 0;
        while self.peek_at(at).is("*") || self.peek_at(at).is("const") {
            stars += 1;
            at += 1;
        }
        let name = self.peek_at(at);
        let is_name = name.kind == TokenKind::Word && !is_keyword(&name.text);
        if !is_name {
            // A cast or a parameter without a name: `(Name *)`.
            return stars > 0 && (name.is(")") || name.is(","));
        }
        // On a line of its own it may be a statement whose semicolon is missing.
        if stars == 0 {
            return !name.starts_line || self.peek_at(at + 1).is("(");
        }
        let behind = self.peek_at(at + 1);
        let is_declared = matches!(self.find(&name.text), Some(Entity::Var(_)));
        [";", "=", ",", "[", "(", ")"]
            .iter()
            .any(|text| behind.is(text))
            && !is_declared
    }

    /// Tells that nothing declares a type, once, where no header is missing that may.
    fn unknown_type(&mut self, name: &Rc<str>, place: Place) {
        if self.misses_headers || self.unknown_types.contains(name) {
            return;
        }
        self.unknown_types.push(Rc::clone(name));
        self.warn(place, format!("unknown type name '{name}'"));
    }

    /// Reads declaration specifiers.
    pub(super) fn specifiers(&mut self) -> Read<Specifiers> {
        let outer = std::mem::take(&mut self.heard);
        let mut words = Words::default();
        let mut found: Option<Ty> = None;
        let (mut is_const, mut is_volatile) = (false, false);
        let mut specifiers = Specifiers {
            ty: Ty::INT,
            is_typedef: false,
            is_extern: false,
            is_static: false,
            is_thread_local: false,
            align: 0,
            heard: Heard::default(),
        };
        let mut count = 0;
        loop {
            let token = self.peek().clone();
            if token.kind != TokenKind::Word {
                break;
            }
            count += 1;
            match &*token.text {
                "void" => words.void = true,
                "_Bool" => words.bool = true,
                "char" => words.char = true,
                "short" => words.short = true,
                "int" => words.int = true,
                "long" => words.longs += 1,
                "float" => words.float = true,
                "double" => words.double = true,
                "signed" => words.signed = true,
                "unsigned" => words.unsigned = true,
                "_Complex" => words.complex = true,
                "__int128" => words.wide = true,
                "const" => is_const = true,
                "volatile" => is_volatile = true,
                "restrict" | "inline" | "_Noreturn" | "register" | "auto" => {}
                "_Thread_local" => specifiers.is_thread_local = true,
                "_Atomic" if self.peek_at(1).is("(") => {
                    self.advance();
                    self.advance();
                    found = Some(self.type_name()?);
                    self.expect(")")?;
                    continue;
                }
                "_Atomic" => {}
                "typedef" => specifiers.is_typedef = true,
                "extern" => specifiers.is_extern = true,
                "static" => specifiers.is_static = true,
                "__attribute__" => {
                    self.attributes();
                    continue;
                }
                "_Alignas" => {
                    self.advance();
                    self.expect("(")?;
                    let align = if self.starts_type() {
                        let ty = self.type_name()?;
                        self.types().align(ty)
                    } else {
                        let value = self.constant_expression()?;
                        value.unsigned_abs()
                    };
                    self.expect(")")?;
                    if !align.is_power_of_two() || align > 1 << 28 {
                        self.invalid(
                            token.place,
                            "requested alignment is not a positive power of 2",
                        );
                    } else {
                        specifiers.align = specifiers.align.max(align);
                    }
                    continue;
                }
                "struct" | "union" => {
                    found = Some(self.nested(Self::record)?);
                    continue;
                }
                "enum" => {
                    found = Some(self.enumeration()?);
                    continue;
                }
                "__auto_type" => {
                    self.advance();
                    // That of the value, which is read again where the object is initialised.
                    let start = self.at;
                    if !self.is_name() || !self.peek_at(1).is("=") {
                        return self.unexpected();
                    }
                    self.advance();
                    self.advance();
                    let value = self.assignment_expression()?;
                    let value = self.rvalue(value);
                    found = Some(self.unit.expr(value).ty.plain());
                    self.at = start;
                    continue;
                }
                "__builtin_va_list" => found = Some(Ty::WALK),
                "typeof" => {
                    self.advance();
                    self.expect("(")?;
                    found = Some(if self.starts_type() {
                        self.type_name()?
                    } else {
                        let value = self.expression()?;
                        self.unit.expr(value).ty
                    });
                    self.expect(")")?;
                    continue;
                }
                _ if found.is_some() || words.any() => break,
                name => match self.find(name) {
                    Some(Entity::Typedef(ty)) => found = Some(ty),
                    None if self.is_unknown_type(0) => {
                        self.unknown_type(&token.text, token.place);
                        found = Some(Ty::UNKNOWN);
                    }
                    _ => break,
                },
            }
            self.advance();
        }
        if count == 0 {
            return self.unexpected();
        }
        let ty = match found {
            Some(ty) => ty,
            None if words.any() => match words.pair() {
                Some(pair) => self.unit.types.pair(pair),
                None => words.ty(),
            },
            None if specifiers.is_static || specifiers.is_extern || is_const => Ty::INT,
            None => return self.unexpected(),
        };
        let mut heard = std::mem::replace(&mut self.heard, outer);
        let bytes = std::mem::take(&mut heard.vector);
        specifiers.align = specifiers.align.max(heard.align);
        specifiers.heard = heard;
        specifiers.ty = match bytes {
            0 => ty,
            _ => self.vectorised(ty, bytes, self.last_place()),
        };
        specifiers.ty.is_const |= is_const;
        specifiers.ty.is_volatile |= is_volatile;
        Ok(specifiers)
    }

    /// A struct or union: its tag, its body, or both.
    fn record(&mut self) -> Read<Ty> {
        let is_union = &*self.advance().text == "union";
        let outer = std::mem::take(&mut self.heard);
        self.attributes();
        let tag: Rc<str> = if self.is_name() {
            Rc::clone(&self.advance().text)
        } else {
            "".into()
        };
        self.attributes();
        if !self.is("{") {
            self.heard = outer;
            if tag.is_empty() {
                return self.unexpected();
            }
            // `struct s;` declares it anew in an inner scope.
            let is_declaration = self.is(";");
            let known = match is_declaration {
                true => self.scope().tags.get(&tag).copied(),
                false => self
                    .scopes
                    .iter()
                    .rev()
                    .find_map(|scope| scope.tags.get(&tag))
                    .copied(),
            };
            if let Some(ty) = known {
                return Ok(ty);
            }
            let ty = match self.misses_headers && !self.defines_tag(&tag) {
                true => Ty::UNKNOWN,
                false => self.unit.types.record(Rc::clone(&tag), is_union),
            };
            self.bind_tag(tag, ty);
            return Ok(ty);
        }
        let place = self.place();
        let known = self
            .scope()
            .tags
            .get(&tag)
            .copied()
            .filter(|_| !tag.is_empty());
        let ty = match known {
            Some(ty)
                if self
                    .types()
                    .as_record(ty)
                    .is_some_and(|record| record.fields.is_none()) =>
            {
                ty
            }
            Some(_) => {
                self.invalid(
                    place,
                    format!(
                        "redefinition of '{} {tag}'",
                        if is_union { "union" } else { "struct" }
                    ),
                );
                self.unit.types.record(Rc::clone(&tag), is_union)
            }
            None => self.unit.types.record(Rc::clone(&tag), is_union),
        };
        if !tag.is_empty() {
            self.bind_tag(Rc::clone(&tag), ty);
        }
        self.advance();
        let mut members = Vec::new();
        let own = std::mem::take(&mut self.heard);
        while !self.is("}") && !self.is_end() {
            let start = self.at;
            if self.members(&mut members).is_err() {
                self.recover(start);
            }
        }
        self.heard = own;
        let closed = self.expect("}");
        self.attributes();
        let heard = std::mem::replace(&mut self.heard, outer);
        self.unit.types.complete(ty, members, heard);
        closed?;
        Ok(ty)
    }

    /// Whether the source says anywhere what a struct or union holds.
    fn defines_tag(&self, tag: &Rc<str>) -> bool {
        let mut threes = self.tokens.windows(3);
        threes.any(|three| {
            three[1].text == *tag
                && three[2].is("{")
                && (three[0].is("struct") || three[0].is("union"))
        })
    }

    /// Passes over macros of headers that are missing: words in front of a declaration or of a function's name, as in
    /// `API int __init f(void)`.
    pub(super) fn pass_over_macros(&mut self) {
        while self.misses_headers && self.is_unknown_word(0) {
            let next = self.peek_at(1);
            let is_in_front = is_keyword(&next.text) && self.is_type_at(1)
                || next.kind == TokenKind::Word
                    && !is_keyword(&next.text)
                    && self.peek_at(2).is("(")
                    && !self.is_statement_start();
            if !is_in_front {
                return;
            }
            self.advance();
        }
    }

    fn is_unknown_word(&self, ahead: usize) -> bool {
        let token = self.peek_at(ahead);
        token.kind == TokenKind::Word
            && !is_keyword(&token.text)
            && self.find(&token.text).is_none()
    }

    /// Whether nothing of a declaration has been read: then a word may be the type.
    fn is_statement_start(&self) -> bool {
        match self.at.checked_sub(1).map(|at| &self.tokens[at]) {
            Some(before) => before.is(";") || before.is("}") || before.from_header,
            None => true,
        }
    }

    /// One declaration of members.
    fn members(&mut self, members: &mut Vec<Declared>) -> Read<()> {
        if self.eat(";") {
            return Ok(());
        }
        if self.is("_Static_assert") {
            return self.static_assertion();
        }
        let specifiers = self.specifiers()?;
        if self.eat(";") {
            // Unnamed: its members are seen as members of this.
            if self.types().is_record(specifiers.ty) {
                members.push(Declared {
                    name: "".into(),
                    ty: specifiers.ty,
                    width: None,
                    align: specifiers.align,
                    is_packed: false,
                });
            }
            return Ok(());
        }
        loop {
            let place = self.place();
            self.heard = Heard::default();
            let (ty, name) = if self.is(":") {
                (specifiers.ty, None)
            } else {
                let declarator = self.declarator(specifiers.ty)?;
                (declarator.ty, declarator.name)
            };
            let name = name.map_or("".into(), |(name, _)| name);
            let mut width = None;
            if self.eat(":") {
                let value = self.constant_expression()?;
                let bits = self.types().size(ty).unwrap_or(0) * 8;
                if value < 0 || value as u64 > bits || !self.types().is_integer(ty) {
                    self.invalid(place, format!("width of '{name}' exceeds its type"));
                }
                let bits = if ty.is_bool() { 1 } else { bits };
                width = Some((value.max(0) as u64).min(bits));
            }
            self.attributes();
            let heard = std::mem::take(&mut self.heard);
            if self.types().is_function(ty) {
                self.invalid(place, format!("field '{name}' declared as a function"));
            } else {
                if members.iter().any(|member| member.name == name) && !name.is_empty() {
                    self.invalid(place, format!("duplicate member '{name}'"));
                }
                members.push(Declared {
                    name,
                    ty,
                    width,
                    align: specifiers.align.max(heard.align),
                    is_packed: heard.is_packed,
                });
            }
            if !self.eat(",") {
                break;
            }
        }
        self.expect(";")
    }

    /// An enumeration: its tag, its body, or both.
    fn enumeration(&mut self) -> Read<Ty> {
        self.advance();
        self.attributes();
        let tag: Rc<str> = if self.is_name() {
            Rc::clone(&self.advance().text)
        } else {
            "".into()
        };
        if !self.is("{") {
            if tag.is_empty() {
                return self.unexpected();
            }
            if let Some(ty) = self
                .scopes
                .iter()
                .rev()
                .find_map(|scope| scope.tags.get(&tag))
                .copied()
            {
                return Ok(ty);
            }
            let (ty, _) = self.unit.types.enumeration(Rc::clone(&tag));
            self.bind_tag(tag, ty);
            return Ok(ty);
        }
        let (ty, id) = self.unit.types.enumeration(Rc::clone(&tag));
        if !tag.is_empty() {
            self.bind_tag(tag, ty);
        }
        self.advance();
        let mut next = 0;
        let mut values = Vec::new();
        while self.is_name() {
            let name = self.advance();
            self.attributes();
            if self.eat("=") {
                next = self.constant_expression()?;
            }
            let of = if i32::try_from(next).is_ok() {
                Ty::INT
            } else {
                Ty::LONG
            };
            if matches!(
                self.scope().names.get(&name.text),
                Some(Entity::Constant(..))
            ) {
                self.invalid(
                    name.place,
                    format!("redeclaration of enumerator '{}'", name.text),
                );
            }
            self.bind(Rc::clone(&name.text), Entity::Constant(next, of));
            values.push((Rc::clone(&name.text), next));
            next = next.wrapping_add(1);
            if !self.eat(",") {
                break;
            }
        }
        if values.iter().any(|(_, value)| *value < 0) {
            self.unit.types.enums[id.0 as usize].underlying = Ty::INT;
        }
        self.unit.types.enums[id.0 as usize].values = values;
        self.expect("}")?;
        self.attributes();
        Ok(ty)
    }

    /// `_Static_assert(condition, "words");`
    pub(super) fn static_assertion(&mut self) -> Read<()> {
        let start = self.place();
        self.advance();
        self.expect("(")?;
        let holds = self.constant_expression()? != 0;
        let mut words = String::new();
        if self.eat(",") {
            let text = self.string_literal()?;
            let bytes = text.map(|text| text.bytes).unwrap_or_default();
            words =
                String::from_utf8_lossy(bytes.strip_suffix(&[0]).unwrap_or(&bytes)).into_owned();
        }
        self.expect(")")?;
        if !holds {
            let place = self.since(start);
            self.invalid(place, format!("static assertion failed: \"{words}\""));
        }
        self.expect(";")
    }

    /// Takes the lengths that a type's declaration must compute.
    pub(super) fn take_lengths(&mut self) -> Vec<Declaration> {
        let lengths = std::mem::take(&mut self.lengths);
        lengths
            .into_iter()
            .map(|(var, value)| Declaration::Length(var, value))
            .collect()
    }

    /// Puts a statement that stands in for something broken or unsupported.
    pub(super) fn unsupported_item(&mut self, kind: &'static str, start: usize) {
        let place = self.tokens[start].place.to(self.last_place());
        let stmt = self.stmt(StmtKind::Unsupported(kind), place);
        self.unit.items.push(Item::Stmt(stmt));
    }

    /// A type's name, as in a cast.
    pub(super) fn type_name(&mut self) -> Read<Ty> {
        let specifiers = self.specifiers()?;
        let declarator = self.declarator(specifiers.ty)?;
        if let Some((name, place)) = declarator.name {
            self.report(place, Report::Syntax(name.to_string()));
            return Err(Broken);
        }
        Ok(declarator.ty)
    }
}
