//! Brackets of a source that the grammar cannot read: what each belongs to, and what must follow where it closes.

use super::{Fault, HEADS, Open, Reader};

impl<'s> Reader<'s> {
    /// Whether a brace follows an operand inside of other brackets, where it is neither a body nor a class's.
    pub(super) fn is_superfluous_brace(&self) -> bool {
        let is_body =
            self.closed == Some(Open::Parameters) || self.class.is_some() || self.is_behind_word();
        let is_inside = matches!(
            self.top(),
            Some(
                Open::Head
                    | Open::Group
                    | Open::Array
                    | Open::Object(true)
                    | Open::Template
                    | Open::Arguments
            )
        );
        !self.wants && is_inside && !is_body
    }

    pub(super) fn enter(&mut self, mark: &str) {
        let is_call = !self.wants || matches!(self.before, "super" | "import");
        let opened = match mark {
            "(" if self.function.is_some() => Open::Parameters,
            "(" if self.is_lenient() && self.top() != Some(Open::Parameters) => Open::Parameters,
            "(" if HEADS.contains(&self.before) || self.before == "await" && self.wants => {
                Open::Head
            }
            "(" if is_call && !self.is_lenient() => Open::Arguments,
            "(" => Open::Group,
            "[" if self.is_lenient() => Open::Anything,
            "[" => Open::Array,
            _ if self.class.is_some() => Open::Class(self.class.take().unwrap_or(false)),
            _ if self.before == "=>" => Open::Block(true),
            _ if self.function.is_some() && self.closed == Some(Open::Parameters) => {
                Open::Block(self.function.take().unwrap_or(false))
            }
            _ if self.closed == Some(Open::Parameters) => Open::Block(true),
            _ if self.top() == Some(Open::Parameters) => Open::Anything,
            _ if matches!(self.top(), Some(Open::Class(_))) && !self.wants => Open::Block(true),
            _ if self.before == "export" => Open::Anything,
            _ if self.is_start || !self.wants && !self.is_behind_word() => Open::Block(false),
            _ => Open::Object(false),
        };
        self.open.push(opened);
        self.at += 1;
        self.before = match mark {
            "(" => "(",
            "[" => "[",
            _ => "{",
        };
        self.wants = true;
        self.is_start = matches!(opened, Open::Block(_));
        self.closed = None;
    }

    /// A `=` behind a key of an object that has just been closed belongs to a pattern, where something is assigned to that.
    fn close_short(&mut self, depth: usize) -> Result<(), Fault> {
        let Some((_, place)) = self.short.clone().filter(|&(around, _)| around > depth) else {
            return Ok(());
        };
        let behind = self.rest()[1..].trim_start();
        let is_pattern = behind.starts_with('=') && !behind.starts_with("==")
            || behind.starts_with("of ")
            || behind.starts_with("in ");
        let may_be_part = matches!(
            self.top(),
            Some(Open::Object(true) | Open::Array | Open::Group | Open::Arguments)
        );
        let is_head = matches!(self.top(), Some(Open::Parameters | Open::Head));
        if is_pattern || is_head {
            self.short = None;
        } else if may_be_part {
            self.short = Some((depth, place));
        } else {
            let words = "Invalid shorthand property initializer";
            return Err((place, words.to_owned()));
        }
        Ok(())
    }

    pub(super) fn leave(&mut self, mark: &'s str, said: &str) -> Result<(), Fault> {
        let Some(open) = self.top() else {
            return Err(self.unexpected(1, said));
        };
        let wanted = match open {
            Open::Arguments | Open::Group | Open::Head | Open::Parameters => ")",
            Open::Array => "]",
            Open::Anything => mark,
            _ => "}",
        };
        if mark != wanted {
            return Err(match self.wants {
                true => self.unexpected(1, said),
                false => self.superfluous(1, said.to_owned()),
            });
        }
        let is_empty_head = open == Open::Head && self.before == "(";
        let is_unfinished = is_empty_head
            || self.wants
                && !self.is_start
                && !matches!(
                    self.before,
                    "(" | "[" | "{" | "," | ";" | "return" | "yield"
                )
                && !matches!(
                    open,
                    Open::Object(false)
                        | Open::Class(_)
                        | Open::Anything
                        | Open::Parameters
                        | Open::Head
                );
        if is_unfinished {
            return Err(self.unexpected(1, said));
        }
        self.open.pop();
        let depth = self.open.len();
        self.close_short(depth)?;
        self.choices.retain(|&choice| choice <= depth);
        if open == Open::Template {
            self.done();
            return self.template(1);
        }
        self.at += 1;
        self.before = mark;
        self.wants = false;
        self.is_start = false;
        match open {
            Open::Head => {
                self.wants = true;
                self.is_start = true;
            }
            Open::Block(false) | Open::Class(false) => {
                self.wants = true;
                self.is_start = true;
            }
            _ => {}
        }
        self.closed = Some(open);
        Ok(())
    }
}
