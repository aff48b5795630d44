//! Statements and the heads of blocks.

use super::Refusal;
use super::reader::{Read, Reader};
use super::tokens::{Kind, Token};

const ASSIGNMENTS: &[&str] = &[
    "+=", "-=", "*=", "/=", "//=", "%=", "@=", "&=", "|=", "^=", ">>=", "<<=", "**=",
];

/// What is refused in the tokens of a line.
pub fn refused(source: &str, tokens: &[Token]) -> Option<Refusal> {
    Reader::new(source, tokens).line().err().flatten()
}

impl Reader<'_> {
    fn line(&mut self) -> Read {
        if self.is_end() {
            return Ok(());
        }
        match self.head()? {
            true => Ok(()),
            false => self.simple_statements(),
        }
    }

    fn simple_statements(&mut self) -> Read {
        loop {
            self.simple_statement()?;
            if self.take(";") && !self.is_end() {
                continue;
            }
            return match self.is_end() {
                true => Ok(()),
                false => self.invalid(),
            };
        }
    }

    /// Reads the head of a block with what stands behind its colon; whether there is one.
    fn head(&mut self) -> Read<bool> {
        if self.is("async") && matches!(self.text_at(self.at + 1), "def" | "for" | "with") {
            self.at += 1;
        }
        let word = match self.kind() {
            Kind::Word => self.text(),
            Kind::Sign if self.take("@") => {
                self.named_expression()?;
                return match self.is_end() {
                    true => Ok(true),
                    false => self.invalid(),
                };
            }
            _ => return Ok(false),
        };
        self.at += 1;
        match word {
            "if" | "elif" | "while" => {
                self.named_expression()?;
                self.colon_at_end()?;
            }
            "else" | "try" | "finally" => self.forced_colon()?,
            "for" => {
                self.targets()?;
                self.expect("in")?;
                self.star_expressions()?;
                self.colon_at_end()?;
            }
            "with" => {
                self.items()?;
                self.colon_at_end()?;
            }
            "except" => {
                self.take("*");
                if !self.is(":") && !self.is_end() {
                    let start = self.at;
                    self.expression()?;
                    if self.is(",") {
                        self.at += 1;
                        self.star_expressions()?;
                        return self.refuse(
                            start..self.at,
                            "multiple exception types must be parenthesized",
                        );
                    }
                    if self.take("as") {
                        self.name()?;
                    }
                }
                self.colon_at_end()?;
            }
            "def" => {
                self.name()?;
                if !self.is("(") {
                    return self.expected("'('");
                }
                self.in_brackets(")", |reader| reader.parameters(")", true))?;
                if self.take("->") {
                    self.expression()?;
                }
                self.forced_colon()?;
            }
            "class" => {
                self.name()?;
                if self.is("(") {
                    self.in_brackets(")", |reader| reader.arguments(")"))?;
                }
                self.colon_at_end()?;
            }
            _ => {
                self.at -= 1;
                return Ok(false);
            }
        }
        if self.is_end() {
            return Ok(true);
        }
        self.simple_statements()?;
        Ok(true)
    }

    /// A colon, whatever stands there instead.
    fn forced_colon(&mut self) -> Read {
        match self.take(":") {
            true => Ok(()),
            false => self.expected("':'"),
        }
    }

    /// A colon; other tokens are refused for themselves.
    fn colon_at_end(&mut self) -> Read {
        match self.is_end() {
            true => self.expected("':'"),
            false => self.expect(":"),
        }
    }

    fn items(&mut self) -> Read {
        // In brackets or not: both read as expressions, but for the names in the brackets.
        if self.is("(") {
            let start = self.at;
            let read = self.in_brackets(")", |reader| {
                while !reader.is(")") {
                    reader.expression()?;
                    if reader.take("as") {
                        reader.operand()?;
                    }
                    if !reader.take(",") {
                        break;
                    }
                }
                Ok(())
            });
            if read.is_ok() && self.is(":") {
                return Ok(());
            }
            self.at = start;
            self.brackets = 0;
        }
        loop {
            self.expression()?;
            if self.take("as") {
                self.operand()?;
            }
            if !self.take(",") {
                return Ok(());
            }
        }
    }

    fn simple_statement(&mut self) -> Read {
        let word = match self.kind() {
            Kind::Word => self.text(),
            _ => return self.assignment(),
        };
        self.at += 1;
        let is_over = self.is_end() || self.is(";");
        match word {
            "pass" | "break" | "continue" => Ok(()),
            "return" if is_over => Ok(()),
            "return" => self.star_expressions(),
            "raise" if is_over => Ok(()),
            "raise" => {
                self.expression()?;
                match self.take("from") {
                    true => self.expression(),
                    false => Ok(()),
                }
            }
            "del" => self.star_expressions(),
            "assert" => {
                self.expression()?;
                match self.take(",") {
                    true => self.expression(),
                    false => Ok(()),
                }
            }
            "global" | "nonlocal" => loop {
                self.name()?;
                if !self.take(",") {
                    return Ok(());
                }
            },
            "import" => loop {
                self.dotted_name()?;
                if self.take("as") {
                    self.name()?;
                }
                if !self.take(",") {
                    return Ok(());
                }
            },
            "from" => self.import_from(),
            "print" | "exec" if self.begins_expression() && !self.is("(") && !self.is("[") => {
                let start = self.at - 1;
                self.star_expressions()?;
                let message =
                    format!("Missing parentheses in call to '{word}'. Did you mean {word}(...)?");
                self.refuse(start..self.at, &message)
            }
            "match" | "case" if !is_over => Err(None),
            _ => {
                self.at -= 1;
                self.assignment()
            }
        }
    }

    fn dotted_name(&mut self) -> Read {
        self.name()?;
        while self.take(".") {
            self.name()?;
        }
        Ok(())
    }

    fn import_from(&mut self) -> Read {
        let mut dots = 0;
        while self.take(".") || self.take("...") {
            dots += 1;
        }
        if dots == 0 || !self.is("import") {
            self.dotted_name()?;
        }
        self.expect("import")?;
        if self.take("*") {
            return Ok(());
        }
        if self.is("(") {
            return self.in_brackets(")", |reader| reader.imported_names(true));
        }
        self.imported_names(false)
    }

    fn imported_names(&mut self, may_end_in_comma: bool) -> Read {
        loop {
            self.name()?;
            if self.take("as") {
                self.name()?;
            }
            if !self.take(",") {
                return Ok(());
            }
            if may_end_in_comma && self.is(")") {
                return Ok(());
            }
            if self.is_end() {
                return self.refuse(
                    self.at..self.at + 1,
                    "trailing comma not allowed without surrounding parentheses",
                );
            }
        }
    }

    /// Expressions, with what is assigned to them.
    fn assignment(&mut self) -> Read {
        let mut start = self.at;
        self.yield_or_expressions()?;
        if self.take(":") {
            self.expression()?;
            return match self.take("=") {
                true => self.yield_or_expressions(),
                false => Ok(()),
            };
        }
        if self.is_any(ASSIGNMENTS) {
            if !is_target(self.form) {
                let form = self.form;
                let message = format!("'{form}' is an illegal expression for augmented assignment");
                return self.refuse(start..self.at, &message);
            }
            self.at += 1;
            return self.yield_or_expressions();
        }
        let mut is_first = true;
        while self.is("=") {
            let (form, is_operand, end) = (self.form, self.is_operand, self.at);
            let within = self.wrong.filter(|_| form.is_empty());
            self.at += 1;
            let next = self.at;
            self.yield_or_expressions()?;
            let (form, is_operand, place) = match within {
                Some(wrong) => (
                    wrong.form,
                    wrong.is_operand && wrong.end == end,
                    wrong.start..wrong.end,
                ),
                None => (form, is_operand, start..end),
            };
            if !is_target(form) {
                let is_constant = matches!(form, "None" | "True" | "False");
                let has_hint = is_first && is_operand && !is_constant && !self.is("=");
                let hint = match has_hint {
                    true => " here. Maybe you meant '==' instead of '='?",
                    false => "",
                };
                return self.refuse(place, &format!("cannot assign to {form}{hint}"));
            }
            (start, is_first) = (next, false);
        }
        Ok(())
    }
}

/// Whether something may be assigned to, or nothing is known about it.
pub fn is_target(form: &str) -> bool {
    matches!(form, "" | "name" | "attribute" | "subscript")
}
