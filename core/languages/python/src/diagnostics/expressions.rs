//! Expressions, as Python's grammar has them.

use super::fields;
use super::reader::{Read, Reader};
use super::statements::is_target;
use super::tokens::Kind;

const COMPARISONS: &[&str] = &["==", "!=", "<", ">", "<=", ">="];
const OPERATORS: &[&str] = &[
    "+", "-", "*", "/", "//", "%", "@", "&", "|", "^", "<<", ">>",
];

/// What stands in brackets.
#[derive(Clone, Copy, Default)]
struct Display {
    /// Whether clauses follow the first element.
    is_comprehension: bool,
    /// Whether its elements are entries.
    is_map: bool,
    /// What the only element is, in the words of messages about assignments.
    form: Option<&'static str>,
    /// The first element that cannot be assigned to.
    wrong: Option<Wrong>,
}

/// A part of a row or a display that cannot be assigned to.
#[derive(Clone, Copy)]
pub struct Wrong {
    /// Its first token, and the one behind it.
    pub start: usize,
    pub end: usize,
    /// What it is, in the words of messages about assignments.
    pub form: &'static str,
    /// Whether no operator with words is in it.
    pub is_operand: bool,
}

impl Reader<'_> {
    /// Expressions with commas between them, stars allowed.
    pub fn star_expressions(&mut self) -> Read {
        let mut start = self.at;
        self.star_expression()?;
        let mut wrong = self.wrong_since(start);
        while self.take(",") {
            self.form = "";
            if !self.begins_element() {
                break;
            }
            start = self.at;
            self.star_expression()?;
            wrong = wrong.or_else(|| self.wrong_since(start));
            self.form = "";
        }
        self.wrong = wrong;
        Ok(())
    }

    /// What cannot be assigned to of the expression that has been read from a token on.
    fn wrong_since(&self, start: usize) -> Option<Wrong> {
        if self.form.is_empty() {
            return self.wrong;
        }
        (!is_target(self.form)).then_some(Wrong {
            start,
            end: self.at,
            form: self.form,
            is_operand: self.is_operand,
        })
    }

    fn begins_element(&self) -> bool {
        self.begins_expression() || self.is_any(&["*", "+", "-"])
    }

    fn star_expression(&mut self) -> Read {
        match self.take("*") {
            true => self.operand(),
            false => self.expression(),
        }
    }

    /// `yield` with what it gives, or expressions.
    pub fn yield_or_expressions(&mut self) -> Read {
        if !self.take("yield") {
            return self.star_expressions();
        }
        if self.take("from") {
            return self.expression();
        }
        match self.begins_element() {
            true => self.star_expressions(),
            false => Ok(()),
        }
    }

    /// An expression that may bind a name.
    pub fn named_expression(&mut self) -> Read {
        if self.is_name() && self.text_at(self.at + 1) == ":=" {
            self.at += 2;
        }
        let start = self.at;
        self.expression()?;
        let form = self.form;
        let is_constant = matches!(form, "None" | "True" | "False");
        if !self.is("=") || form.is_empty() || is_constant || !self.is_operand {
            return Ok(());
        }
        let equals = self.at;
        self.at += 1;
        let value = self.operand();
        if value.is_err() || self.is_any(&["=", ":="]) {
            self.at = equals;
            return self.invalid();
        }
        if form == "name" {
            let message = "invalid syntax. Maybe you meant '==' or ':=' instead of '='?";
            return self.refuse(start..self.at, message);
        }
        let message = format!("cannot assign to {form} here. Maybe you meant '==' instead of '='?");
        self.refuse(start..equals, &message)
    }

    pub fn expression(&mut self) -> Read {
        self.nested(|reader| reader.conditional())?;
        Ok(())
    }

    fn conditional(&mut self) -> Read {
        if self.take("lambda") {
            self.parameters(":", false)?;
            if !self.take(":") {
                return self.invalid();
            }
            self.expression()?;
            (self.form, self.is_operand) = ("lambda", false);
            return Ok(());
        }
        let start = self.at;
        self.disjunction()?;
        if self.is("if") {
            let before = self.at;
            self.at += 1;
            self.disjunction()?;
            if self.take("else") {
                self.expression()?;
                (self.form, self.is_operand) = ("conditional expression", false);
                return Ok(());
            }
            if self.is(":") {
                self.at = before;
                return Ok(());
            }
            // In a comprehension it is the condition.
            if self.brackets > 0 && self.is_any(&["for", "if", ")", "]", "}"]) && self.in_clause {
                self.at = before;
                return Ok(());
            }
            return self.refuse(start..self.at, "expected 'else' after 'if' expression");
        }
        let is_literal_pair = |reader: &Self| {
            // `print "a"` and such have words of their own, and a text may follow a name that was meant as its prefix.
            reader.text_at(start) == "print" || reader.text_at(start) == "exec"
        };
        if self.begins_expression()
            && !self.is_any(&["not", "lambda", "await"])
            && !is_literal_pair(self)
        {
            let is_prefix =
                self.at == start + 1 && self.kind() == Kind::Text && self.is_name_at(start);
            if self.brackets > 0 && !is_prefix {
                let second = self.at;
                if self.nested(|reader| reader.disjunction()).is_ok() {
                    let end = self.at;
                    self.at = second;
                    return self.refuse(start..end, "invalid syntax. Perhaps you forgot a comma?");
                }
                self.at = second;
            }
        }
        Ok(())
    }

    fn is_name_at(&self, at: usize) -> bool {
        let first = self.text_at(at).chars().next();
        first.is_some_and(|c| c.is_alphabetic() || c == '_')
    }

    fn disjunction(&mut self) -> Read {
        let mut is_plain = true;
        loop {
            while self.take("not") {
                is_plain = false;
            }
            self.comparison()?;
            if !self.take("and") && !self.take("or") {
                break;
            }
            is_plain = false;
        }
        if !is_plain {
            (self.form, self.is_operand) = ("expression", false);
        }
        Ok(())
    }

    fn comparison(&mut self) -> Read {
        self.operand()?;
        let start = self.at;
        loop {
            if self.is_any(COMPARISONS) || self.is("in") && !self.in_target {
                self.at += 1;
            } else if self.is("is") {
                self.at += 1;
                self.take("not");
            } else if self.is("not") && self.text_at(self.at + 1) == "in" {
                self.at += 2;
            } else {
                break;
            }
            self.operand()?;
        }
        if self.at > start {
            (self.form, self.is_operand) = ("comparison", false);
        }
        Ok(())
    }

    /// What stands between comparisons.
    pub fn operand(&mut self) -> Read {
        let mut is_plain = true;
        loop {
            while self.is_any(&["+", "-", "~"]) {
                self.at += 1;
                is_plain = false;
            }
            is_plain &= !self.take("await");
            self.primary()?;
            if !self.is("**") && !self.is_any(OPERATORS) {
                if !is_plain {
                    self.form = "expression";
                }
                return Ok(());
            }
            is_plain = false;
            self.at += 1;
        }
    }

    fn primary(&mut self) -> Read {
        self.atom()?;
        loop {
            if self.take(".") {
                self.name()?;
                self.form = "attribute";
            } else if self.is("(") {
                self.in_brackets(")", |reader| reader.arguments(")"))?;
                self.form = "function call";
            } else if self.is("[") {
                self.in_brackets("]", Reader::subscripts)?;
                self.form = "subscript";
            } else {
                return Ok(());
            }
        }
    }

    fn atom(&mut self) -> Read {
        let form = match self.kind() {
            Kind::Text if fields::is_formatted(self.text()) => "f-string expression",
            Kind::Number | Kind::Text => "literal",
            Kind::Sign if self.is("...") => "ellipsis",
            Kind::Word if self.is_name() => "name",
            Kind::Word if self.is("None") => "None",
            Kind::Word if self.is("True") => "True",
            Kind::Word if self.is("False") => "False",
            _ => "",
        };
        match self.kind() {
            Kind::Number => self.at += 1,
            Kind::Text => {
                let mut refused = None;
                while self.kind() == Kind::Text {
                    refused = refused.or_else(|| fields::refused(self.text()));
                    self.at += 1;
                }
                if let Some(message) = refused {
                    return self.refuse(self.at..self.at + 1, message);
                }
            }
            Kind::Word if self.is_name() || self.is_any(&["None", "True", "False"]) => self.at += 1,
            Kind::Sign if self.is("...") => self.at += 1,
            Kind::Sign if self.is("(") => {
                let mut inner = Display::default();
                self.in_brackets(")", |reader| match reader.is(")") {
                    true => Ok(()),
                    false if reader.is("yield") => {
                        inner.form = Some("yield expression");
                        reader.yield_or_expressions()
                    }
                    false => {
                        inner = reader.elements(")")?;
                        Ok(())
                    }
                })?;
                (self.form, self.is_operand) = match inner.form {
                    _ if inner.is_comprehension => ("generator expression", false),
                    // Parentheses around one expression change nothing.
                    Some(form) => (form, true),
                    None => ("", true),
                };
                self.wrong = inner.wrong;
                return Ok(());
            }
            Kind::Sign if self.is("[") => {
                let mut inner = Display::default();
                self.in_brackets("]", |reader| {
                    inner = reader.elements("]")?;
                    Ok(())
                })?;
                let form = if inner.is_comprehension {
                    "list comprehension"
                } else {
                    ""
                };
                (self.form, self.is_operand) = (form, true);
                self.wrong = inner.wrong;
                return Ok(());
            }
            Kind::Sign if self.is("{") => {
                let is_empty = self.text_at(self.at + 1) == "}";
                let mut inner = Display::default();
                self.in_brackets("}", |reader| {
                    inner = reader.entries()?;
                    Ok(())
                })?;
                let form = match (inner.is_map || is_empty, inner.is_comprehension) {
                    (true, false) => "dict literal",
                    (true, true) => "dict comprehension",
                    (false, false) => "set display",
                    (false, true) => "set comprehension",
                };
                (self.form, self.is_operand) = (form, true);
                return Ok(());
            }
            _ => return self.invalid(),
        }
        (self.form, self.is_operand, self.wrong) = (form, true, None);
        Ok(())
    }

    /// Elements up to a bracket, or a comprehension.
    fn elements(&mut self, close: &str) -> Read<Display> {
        let mut display = Display::default();
        let mut count = 0;
        while !self.is(close) {
            let is_named = self.is_name() && self.text_at(self.at + 1) == ":=";
            let start = self.at;
            self.element()?;
            count += 1;
            display.wrong = display.wrong.or_else(|| self.wrong_since(start));
            display.form = Some(if is_named {
                "named expression"
            } else {
                self.form
            });
            if count == 1 && self.is_any(&["for", "async"]) {
                self.clauses()?;
                display.is_comprehension = true;
                return Ok(display);
            }
            if self.is(":=") && self.is_operand && matches!(self.form, "attribute" | "subscript") {
                let message = format!("cannot use assignment expressions with {}", self.form);
                return self.refuse(self.at - 1..self.at, &message);
            }
            if !self.take(",") {
                return Ok(display);
            }
            display.form = None;
        }
        Ok(display)
    }

    fn element(&mut self) -> Read {
        match self.take("*") {
            true => self.operand(),
            false => self.named_expression(),
        }
    }

    fn entries(&mut self) -> Read<Display> {
        let mut count = 0;
        // Whether the first is an entry of a dictionary.
        let mut is_map = false;
        while !self.is("}") {
            if (count == 0 || is_map) && self.take("**") {
                self.operand()?;
                is_map = true;
            } else {
                self.element()?;
                if is_map && !self.is(":") && !self.begins_expression() {
                    let last = self.at - 1;
                    return self.refuse(last..last + 1, "':' expected after dictionary key");
                }
                if count > 0 && !is_map && self.is(":") {
                    return self.invalid();
                }
                if self.take(":") {
                    is_map = true;
                    if self.is_any(&["}", ","]) {
                        self.at -= 1;
                        return self.refuse(
                            self.at..self.at + 1,
                            "expression expected after dictionary key and ':'",
                        );
                    }
                    self.expression()?;
                }
            }
            count += 1;
            if count == 1 && self.is_any(&["for", "async"]) {
                self.clauses()?;
                return Ok(Display {
                    is_comprehension: true,
                    is_map,
                    ..Display::default()
                });
            }
            if !self.take(",") {
                break;
            }
        }
        Ok(Display {
            is_map,
            ..Display::default()
        })
    }

    fn clauses(&mut self) -> Read {
        let outer = std::mem::replace(&mut self.in_clause, true);
        while self.is_any(&["for", "async"]) {
            if self.take("async") && !self.is("for") {
                return self.invalid();
            }
            self.at += 1;
            self.targets()?;
            self.expect("in")?;
            self.disjunction()?;
            while self.take("if") {
                self.disjunction()?;
            }
        }
        self.in_clause = outer;
        Ok(())
    }

    /// What a loop assigns to, up to its `in`.
    pub fn targets(&mut self) -> Read {
        let outer = std::mem::replace(&mut self.in_target, true);
        loop {
            let start = self.at;
            self.star_expression()?;
            if !is_target(self.form) && self.is_any(&["in", ","]) {
                let message = format!("cannot assign to {}", self.form);
                return self.refuse(start..self.at, &message);
            }
            if let Some(wrong) = self
                .wrong_since(start)
                .filter(|_| self.is_any(&["in", ","]))
            {
                let message = format!("cannot assign to {}", wrong.form);
                return self.refuse(wrong.start..wrong.end, &message);
            }
            if !self.take(",") || !self.begins_element() {
                break;
            }
        }
        self.in_target = outer;
        Ok(())
    }

    /// An argument by place, of which `=` makes none by name.
    fn argument(&mut self, earlier: usize) -> Read {
        let start = self.at;
        if self.is_name() && self.text_at(self.at + 1) == ":=" {
            self.at += 2;
        }
        self.expression()?;
        if self.is("=") {
            let form = self.form;
            if self.at == start + 1 && matches!(form, "None" | "True" | "False") {
                return self.refuse(start..self.at + 1, &format!("cannot assign to {form}"));
            }
            let message = "expression cannot contain assignment, perhaps you meant \"==\"?";
            return self.refuse(start..self.at + 1, message);
        }
        if self.is_any(&["for", "async"]) {
            self.clauses()?;
            if earlier > 0 || self.is(",") && self.text_at(self.at + 1) != ")" {
                return self.refuse(start..self.at, "Generator expression must be parenthesized");
            }
        }
        Ok(())
    }

    pub fn arguments(&mut self, close: &str) -> Read {
        let mut count = 0;
        while !self.is(close) {
            if self.take("*") || self.take("**") {
                self.expression()?;
            } else if self.is_name() && self.text_at(self.at + 1) == "=" {
                self.at += 2;
                self.expression()?;
            } else {
                self.argument(count)?;
            }
            count += 1;
            if !self.take(",") {
                break;
            }
        }
        Ok(())
    }

    fn subscripts(&mut self) -> Read {
        if self.is("]") {
            return self.invalid();
        }
        while !self.is("]") {
            if self.take("*") {
                self.operand()?;
            } else {
                if !self.is(":") {
                    self.named_expression()?;
                }
                for _ in 0..2 {
                    if self.take(":") && !self.is_any(&[":", "]", ","]) {
                        self.expression()?;
                    }
                }
            }
            if !self.take(",") {
                break;
            }
        }
        Ok(())
    }

    /// The parameters of a function, up to a sign.
    pub fn parameters(&mut self, close: &str, may_annotate: bool) -> Read {
        while !self.is(close) && !self.is_end() {
            if self.take("/") {
            } else {
                let is_star = self.take("*");
                let is_double = !is_star && self.take("**");
                if !is_star || !self.is_any(&[",", close]) {
                    self.name()?;
                    if may_annotate && self.take(":") {
                        self.star_expression()?;
                    }
                    if !is_star && !is_double && self.take("=") {
                        if may_annotate && self.is_any(&[",", close]) {
                            self.at -= 1;
                            return self
                                .refuse(self.at..self.at + 1, "expected default value expression");
                        }
                        self.expression()?;
                    }
                }
            }
            if !self.take(",") {
                break;
            }
        }
        Ok(())
    }
}
