//! Expressions.

use super::tokens::Kind;
use super::{Read, Reader};

/// What an expression is, as far as statements ask.
pub(super) enum Form {
    /// A variable.
    Name(String),
    /// An element.
    Element,
    Call,
    Other,
}

/// How strongly operators bind to what is left and right of them.
fn strength(operator: &str) -> Option<(u8, u8)> {
    Some(match operator {
        "or" => (1, 1),
        "and" => (2, 2),
        "<" | ">" | "<=" | ">=" | "~=" | "==" => (3, 3),
        "|" => (4, 4),
        "~" => (5, 5),
        "&" => (6, 6),
        "<<" | ">>" => (7, 7),
        ".." => (9, 8),
        "+" | "-" => (10, 10),
        "*" | "/" | "//" | "%" => (11, 11),
        "^" => (14, 13),
        _ => return None,
    })
}

const UNARY: u8 = 12;

impl Reader<'_> {
    pub(super) fn expression(&mut self) -> Read<Form> {
        self.operation(0)
    }

    pub(super) fn expressions(&mut self) -> Read<usize> {
        self.expression()?;
        let mut count = 1;
        while self.take(",")? {
            self.expression()?;
            count += 1;
        }
        Ok(count)
    }

    fn operation(&mut self, limit: u8) -> Read<Form> {
        self.nested(|reader| {
            let is_unary = ["not", "-", "~", "#"].iter().any(|sign| reader.is(sign));
            let mut form = match is_unary {
                true => {
                    reader.next()?;
                    reader.operation(UNARY)?;
                    Form::Other
                }
                false => reader.simple()?,
            };
            loop {
                let operator = match reader.token.kind {
                    Kind::Mark => strength(&reader.token.text),
                    _ => None,
                };
                let Some((_, right)) = operator.filter(|(left, _)| *left > limit) else {
                    return Ok(form);
                };
                reader.next()?;
                reader.operation(right)?;
                form = Form::Other;
            }
        })
    }

    fn simple(&mut self) -> Read<Form> {
        match self.token.kind {
            Kind::Number | Kind::Text => self.next()?,
            Kind::Mark => match self.token.text.as_str() {
                "nil" | "true" | "false" => self.next()?,
                "..." => {
                    if !self.is_variadic() {
                        return self.refuse("cannot use '...' outside a vararg function");
                    }
                    self.next()?;
                }
                "{" => self.table()?,
                "function" => {
                    let line = self.line();
                    self.next()?;
                    self.body(line, false)?;
                }
                _ => return self.suffixed(),
            },
            Kind::Name | Kind::End => return self.suffixed(),
        }
        Ok(Form::Other)
    }

    pub(super) fn suffixed(&mut self) -> Read<Form> {
        let line = self.line();
        let mut form = if self.token.kind == Kind::Name {
            let name = self.name()?;
            self.mention(&name);
            Form::Name(name)
        } else if self.take("(")? {
            self.expression()?;
            self.take_match(")", "(", line)?;
            Form::Other
        } else {
            return self.refuse("unexpected symbol");
        };
        loop {
            let is_text = self.token.kind == Kind::Text;
            match self.token.text.as_str() {
                "." if !is_text => {
                    self.next()?;
                    self.name()?;
                    form = Form::Element;
                }
                "[" if !is_text => {
                    self.next()?;
                    self.expression()?;
                    self.take_expected("]")?;
                    form = Form::Element;
                }
                ":" if !is_text => {
                    self.next()?;
                    self.name()?;
                    self.arguments()?;
                    form = Form::Call;
                }
                "(" | "{" if !is_text => {
                    self.arguments()?;
                    form = Form::Call;
                }
                _ if is_text => {
                    self.next()?;
                    form = Form::Call;
                }
                _ => return Ok(form),
            }
        }
    }

    fn arguments(&mut self) -> Read<()> {
        let line = self.line();
        if self.token.kind == Kind::Text {
            return self.next();
        }
        if self.is("{") {
            return self.table();
        }
        if !self.take("(")? {
            return self.refuse("function arguments expected");
        }
        if !self.is(")") {
            self.expressions()?;
        }
        self.take_match(")", "(", line)
    }

    fn table(&mut self) -> Read<()> {
        let line = self.line();
        self.take_expected("{")?;
        while !self.is("}") {
            let is_named = self.token.kind == Kind::Name && self.look_ahead()?.is("=");
            if is_named {
                self.next()?;
                self.next()?;
                self.expression()?;
            } else if self.take("[")? {
                self.expression()?;
                self.take_expected("]")?;
                self.take_expected("=")?;
                self.expression()?;
            } else {
                self.expression()?;
            }
            if !self.take(",")? && !self.take(";")? {
                break;
            }
        }
        self.take_match("}", "{", line)
    }

    /// Parameters and body of a function that began on a line.
    pub(super) fn body(&mut self, line: u32, is_method: bool) -> Read<()> {
        self.open_function(line, false);
        if is_method {
            self.declare(vec![("self".to_owned(), false)]);
        }
        self.take_expected("(")?;
        while !self.is(")") {
            if self.token.kind == Kind::Name {
                let name = self.name()?;
                self.check_count(1)?;
                self.declare(vec![(name, false)]);
            } else if self.take("...")? {
                self.set_variadic();
                break;
            } else {
                return self.refuse("<name> or '...' expected");
            }
            if !self.take(",")? {
                break;
            }
            if self.is(")") {
                return self.refuse("<name> or '...' expected");
            }
        }
        self.take_expected(")")?;
        self.statements()?;
        self.take_match("end", "function", line)?;
        self.close_function()
    }
}
