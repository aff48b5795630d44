//! Statements.

use super::expressions::Form;
use super::tokens::Kind;
use super::{Read, Reader};

impl Reader<'_> {
    /// Whether a block ends here.
    fn is_behind_block(&self, with_until: bool) -> bool {
        let ends = ["else", "elseif", "end"].iter().any(|word| self.is(word));
        ends || self.token.kind == Kind::End || with_until && self.is("until")
    }

    pub(super) fn statements(&mut self) -> Read<()> {
        while !self.is_behind_block(true) {
            let is_last = self.is("return");
            self.nested(Reader::statement)?;
            if is_last {
                break;
            }
        }
        Ok(())
    }

    fn block(&mut self, is_loop: bool) -> Read<()> {
        self.open_block(is_loop);
        self.statements()?;
        self.close_block()
    }

    fn statement(&mut self) -> Read<()> {
        let line = self.line();
        if self.token.kind != Kind::Mark {
            return self.expression_statement();
        }
        match self.token.text.as_str() {
            ";" => self.next(),
            "if" => self.conditional(line),
            "while" => {
                self.next()?;
                self.expression()?;
                self.take_expected("do")?;
                self.block(true)?;
                self.take_match("end", "while", line)
            }
            "do" => {
                self.next()?;
                self.block(false)?;
                self.take_match("end", "do", line)
            }
            "for" => self.for_loop(line),
            "repeat" => {
                self.next()?;
                self.open_block(true);
                self.open_block(false);
                self.statements()?;
                self.take_match("until", "repeat", line)?;
                self.expression()?;
                self.close_block()?;
                self.close_block()
            }
            "function" => self.function_statement(line),
            "local" => {
                self.next()?;
                match self.take("function")? {
                    true => self.local_function(),
                    false => self.local_variables(),
                }
            }
            "::" => {
                self.next()?;
                let name = self.name()?;
                self.label_statement(name, line)
            }
            "return" => self.return_statement(),
            "break" => {
                self.next()?;
                self.jump(None, line);
                Ok(())
            }
            "goto" => {
                self.next()?;
                let name = self.name()?;
                self.jump(Some(name), line);
                Ok(())
            }
            _ => self.expression_statement(),
        }
    }

    fn conditional(&mut self, line: u32) -> Read<()> {
        loop {
            self.next()?;
            self.expression()?;
            self.take_expected("then")?;
            self.block(false)?;
            if !self.is("elseif") {
                break;
            }
        }
        if self.take("else")? {
            self.block(false)?;
        }
        self.take_match("end", "if", line)
    }

    fn for_loop(&mut self, line: u32) -> Read<()> {
        self.next()?;
        self.open_block(true);
        let first = self.name()?;
        let mut names = vec![(first, false)];
        let hidden = |count| std::iter::repeat_n(("(for state)".to_owned(), false), count);
        if self.take("=")? {
            self.expression()?;
            self.take_expected(",")?;
            self.expression()?;
            if self.take(",")? {
                self.expression()?;
            }
            self.declare(hidden(3).collect());
        } else if self.is(",") || self.is("in") {
            while self.take(",")? {
                names.push((self.name()?, false));
            }
            self.take_expected("in")?;
            self.expressions()?;
            self.declare(hidden(4).collect());
        } else {
            return self.refuse("'=' or 'in' expected");
        }
        self.take_expected("do")?;
        self.open_block(false);
        self.check_count(names.len())?;
        self.declare(names);
        self.statements()?;
        self.close_block()?;
        self.take_match("end", "for", line)?;
        self.close_block()
    }

    fn function_statement(&mut self, line: u32) -> Read<()> {
        self.next()?;
        let name = self.name()?;
        self.mention(&name);
        let mut is_plain = true;
        while self.take(".")? {
            self.name()?;
            is_plain = false;
        }
        let is_method = self.take(":")?;
        if is_method {
            self.name()?;
            is_plain = false;
        }
        self.body(line, is_method)?;
        match is_plain {
            true => self.check_assigned(&Form::Name(name)),
            false => Ok(()),
        }
    }

    fn local_function(&mut self) -> Read<()> {
        let name = self.name()?;
        self.check_count(1)?;
        self.declare(vec![(name, false)]);
        let line = self.line();
        self.body(line, false)
    }

    fn local_variables(&mut self) -> Read<()> {
        let mut names: Vec<(String, bool)> = Vec::new();
        let mut closes = false;
        loop {
            let name = self.name()?;
            self.check_count(names.len() + 1)?;
            let mut is_constant = false;
            if self.take("<")? {
                let attribute = self.name()?;
                self.take_expected(">")?;
                is_constant = true;
                match attribute.as_str() {
                    "const" => {}
                    "close" if closes => {
                        let message = "multiple to-be-closed variables in local list";
                        return self.refuse_meaning(message.to_owned());
                    }
                    "close" => closes = true,
                    _ => return self.refuse_meaning(format!("unknown attribute '{attribute}'")),
                }
            }
            names.push((name, is_constant));
            if !self.take(",")? {
                break;
            }
        }
        if self.take("=")? {
            self.expressions()?;
        }
        self.declare(names);
        Ok(())
    }

    fn label_statement(&mut self, name: String, line: u32) -> Read<()> {
        self.take_expected("::")?;
        while self.is(";") || self.is("::") {
            self.statement()?;
        }
        self.check_label(&name)?;
        let is_last = self.is_behind_block(false);
        self.label(name, line, is_last)
    }

    fn return_statement(&mut self) -> Read<()> {
        self.next()?;
        if !self.is_behind_block(true) && !self.is(";") {
            self.expressions()?;
        }
        self.take(";")?;
        Ok(())
    }

    fn expression_statement(&mut self) -> Read<()> {
        let form = self.suffixed()?;
        if self.is("=") || self.is(",") {
            return self.assignment(form);
        }
        match form {
            Form::Call => Ok(()),
            _ => self.refuse("syntax error"),
        }
    }

    /// Each variable but the first nests the reader's calls deeper.
    fn assignment(&mut self, form: Form) -> Read<()> {
        if !matches!(form, Form::Name(_) | Form::Element) {
            return self.refuse("syntax error");
        }
        self.check_assigned(&form)?;
        if self.take(",")? {
            let form = self.suffixed()?;
            return self.nested(|reader| reader.assignment(form));
        }
        self.take_expected("=")?;
        self.expressions()?;
        Ok(())
    }

    fn check_assigned(&self, form: &Form) -> Read<()> {
        match form {
            Form::Name(name) if self.is_constant(name) => {
                self.refuse_meaning(format!("attempt to assign to const variable '{name}'"))
            }
            _ => Ok(()),
        }
    }
}
