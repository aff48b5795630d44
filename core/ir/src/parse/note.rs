//! What the program says of types and variables.

use super::cursor::Cursor;
use super::{Parsed, Parser, Places};
use crate::{LocalNote, Span, TypeExpr, TypeNote, TypePlace};

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

    /// What stands behind the word `local`.
    pub(super) fn local_note(&mut self, line: &mut Cursor) -> Parsed<()> {
        let scope = self.label(line)?;
        let name = self.symbol(line, "a variable")?;
        let layout = match line.eat("layout=") {
            true => Some(super::layout::layout_id(line)?),
            false => None,
        };
        if !line.at_end() {
            return Err(line.error("`layout=`, the end of the line or `# line:column-line:column`"));
        }
        let block = match (line.span()?, self.places) {
            (block, Places::Stated) => block,
            // The instructions come from elsewhere.
            (_, Places::OfText) => Span::NONE,
        };
        if let Some(module) = self.modules.last_mut() {
            module.locals.push(LocalNote {
                scope,
                name,
                block,
                layout,
            });
        }
        Ok(())
    }
}
