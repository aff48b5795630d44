//! What the program says of types.

use super::cursor::Cursor;
use super::{Parsed, Parser};
use crate::{TypeExpr, TypeNote, TypePlace};

impl Parser<'_> {
    /// What stands behind the word `type`; labels have been mentioned by the instructions in front.
    pub(super) fn type_note(&mut self, line: &mut Cursor) -> Parsed<()> {
        let place = if line.at_char('%') {
            TypePlace::Register(line.reg()?)
        } else if line.eat("=") {
            TypePlace::Alias(self.symbol(line, "the name of a type")?)
        } else {
            let label = self.label(line)?;
            if line.eat("=>") {
                TypePlace::Result(label)
            } else if line.eat("=") {
                TypePlace::Class(label)
            } else {
                TypePlace::Variable(label, self.symbol(line, "a variable, `=>` or `=`")?)
            }
        };
        line.skip_spaces();
        let start = line.clone();
        let text = line.rest_of_line();
        let ty = TypeExpr::parse(text)
            .map_err(|(at, expected)| start.complain_at(at, format!("expected {expected}")))?;
        if let Some(module) = self.modules.last_mut() {
            module.types.push(TypeNote { place, ty });
        }
        Ok(())
    }
}
