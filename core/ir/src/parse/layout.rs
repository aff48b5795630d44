//! Layouts.

use super::cursor::Cursor;
use super::op::scalar;
use super::{Parsed, Parser};
use crate::{Layout, LayoutId, Member, Span};

const KIND: &str = "`scalar`, `char`, `pointer`, `array`, `struct`, `union` or `enum`";

impl Parser<'_> {
    /// What stands behind the word `layout` at the head of a module.
    pub(super) fn layout(&mut self, line: &mut Cursor) -> Parsed<()> {
        let start = line.clone();
        let number: usize = line.number("the number of the layout")?;
        let layout = layout(line)?;
        let Some(module) = self.modules.last_mut() else {
            return Err(start.error("`module name language` first"));
        };
        if number != module.layouts.len() {
            let next = module.layouts.len();
            return Err(start.complain(format!("the next layout has the number {next}")));
        }
        module.layouts.push(layout);
        if line.span()? != Span::NONE {
            return Err(start.complain("a layout has no place in the source".into()));
        }
        Ok(())
    }
}

pub(super) fn layout_id(line: &mut Cursor) -> Parsed<LayoutId> {
    Ok(LayoutId(line.number("the number of a layout")?))
}

fn layout(line: &mut Cursor) -> Parsed<Layout> {
    let start = line.clone();
    Ok(match line.word() {
        "scalar" => Layout::Scalar(scalar(line)?),
        "char" => Layout::Character(scalar(line)?),
        "pointer" if line.at_end() => Layout::Pointer(None),
        "pointer" => Layout::Pointer(Some(layout_id(line)?)),
        "array" => Layout::Array {
            element: layout_id(line)?,
            count: line.number("how many elements there are")?,
        },
        kind @ ("struct" | "union") => {
            let name = line.name("the name of the type")?.into();
            let size = line.number("the size in bytes")?;
            let mut members = Vec::new();
            while !line.at_end() {
                members.push(member(line)?);
            }
            Layout::Record {
                name,
                size,
                is_union: kind == "union",
                members: members.into(),
            }
        }
        "enum" => {
            let name = line.name("the name of the type")?.into();
            let scalar = scalar(line)?;
            let mut values = Vec::new();
            while !line.at_end() {
                let name = line.name("the name of a value")?;
                line.expect("=")?;
                values.push((name.into(), line.number("an integer")?));
            }
            Layout::Enum {
                name,
                scalar,
                values: values.into(),
            }
        }
        _ => return Err(start.error(KIND)),
    })
}

fn member(line: &mut Cursor) -> Parsed<Member> {
    let name = line.name("the name of a member")?.into();
    line.expect(":")?;
    let offset = line.number("where the member starts")?;
    line.expect(":")?;
    let layout = layout_id(line)?;
    let bits = if line.eat_here(":") {
        let first = line.number("the first bit")?;
        line.expect("+")?;
        Some((first, line.number("how many bits there are")?))
    } else {
        None
    };
    Ok(Member {
        name,
        offset,
        layout,
        bits,
    })
}
