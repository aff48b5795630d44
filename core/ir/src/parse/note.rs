//! What the program says of types and variables.

use super::cursor::Cursor;
use super::{Parsed, Parser, Places};
use crate::{
    ClassNote, Inclusion, LocalNote, MethodKind, MethodNote, Span, TypeExpr, TypeNote, TypePlace,
};

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
        let ty = type_behind(line)?;
        if let Some(module) = self.modules.last_mut() {
            module.types.push(TypeNote { place, ty });
        }
        Ok(())
    }

    /// What stands behind the word `class`.
    pub(super) fn class_note(&mut self, line: &mut Cursor) -> Parsed<()> {
        let name = self.symbol(line, "the name of a class")?;
        let value = match line.at_char('%') {
            true => Some(line.reg()?),
            false => None,
        };
        let constructor = match line.eat("=") {
            true => Some(self.label(line)?),
            false => None,
        };
        let mut parents = Vec::new();
        while line.eat(":") {
            parents.push(self.symbol(line, "the name of a class")?);
        }
        line.end()?;
        if let Some(module) = self.modules.last_mut() {
            let registers = value.map_or(0, |reg| reg.0 + 1);
            module.registers = module.registers.max(registers);
            module.classes.push(ClassNote {
                value,
                parents,
                constructor,
                ..ClassNote::new(name)
            });
        }
        Ok(())
    }

    /// What stands behind the word `method`: it is one of the class in front.
    pub(super) fn method_note(&mut self, line: &mut Cursor) -> Parsed<()> {
        let name = self.symbol(line, "the name of a method")?;
        let entry = self.label(line)?;
        let kinds = MethodKind::ALL.into_iter();
        let found = kinds.map(|kind| line.eat_word(kind.text()).then_some(kind));
        let Some(kind) = found.flatten().next() else {
            return Err(line.error("`instance`, `class`, `getter` or `hidden`"));
        };
        line.end()?;
        let class = self.class_in_front(line)?;
        class.methods.push(MethodNote { name, entry, kind });
        Ok(())
    }

    /// What stands behind the word `member`, likewise.
    pub(super) fn member_note(&mut self, line: &mut Cursor) -> Parsed<()> {
        let name = self.symbol(line, "the name of a member")?;
        let ty = type_behind(line)?;
        self.class_in_front(line)?.members.push((name, ty));
        Ok(())
    }

    fn class_in_front(&mut self, line: &Cursor) -> Parsed<&mut ClassNote> {
        let module = self.modules.last_mut();
        let class = module.and_then(|module| module.classes.last_mut());
        class.ok_or_else(|| line.error("a line `class` in front"))
    }

    /// What stands behind the word `include`.
    pub(super) fn inclusion(&mut self, line: &mut Cursor) -> Parsed<()> {
        let by = line.name("the path of a file")?.into();
        let number = line.number("the number of a line")?;
        let file = line.name("the path of a file")?.into();
        line.end()?;
        if let Some(module) = self.modules.last_mut() {
            module.inclusions.push(Inclusion {
                by,
                line: number,
                file,
            });
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

/// The type at the end of a line.
fn type_behind(line: &mut Cursor) -> Parsed<TypeExpr> {
    line.skip_spaces();
    let start = line.clone();
    TypeExpr::parse(line.rest_of_line())
        .map_err(|(at, expected)| start.complain_at(at, format!("expected {expected}")))
}
