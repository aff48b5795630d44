//! Layouts of types, as people read regions by them.

use super::Lowerer;
use crate::types::{Kind, Length, Ty};
use ir::{Layout, LayoutId, Member, Scalar};

/// How deep a layout nests at most.
const MAX_DEPTH: u32 = 30;

impl Lowerer<'_> {
    /// The layout of a type; `None` where there is nothing to say.
    pub(super) fn layout(&mut self, ty: Ty) -> Option<LayoutId> {
        self.layout_within(ty, 0)
    }

    fn layout_within(&mut self, ty: Ty, depth: u32) -> Option<LayoutId> {
        let ty = ty.plain();
        if let Some(&known) = self.layouts.get(&ty) {
            // One that is being made: a pointer, of which no more is said.
            return known.or_else(|| Some(self.b.layout(Layout::Pointer(None))));
        }
        if depth > MAX_DEPTH {
            return None;
        }
        let layout = match self.types().kind(ty).clone() {
            Kind::Char => Layout::Character(Scalar::I8),
            // What it points to may hold such a pointer itself: then nothing more is said.
            Kind::Pointer(to) => {
                self.layouts.insert(ty, None);
                let to = if self.types().is_function(to) {
                    None
                } else {
                    self.layout_within(to, depth + 1)
                };
                Layout::Pointer(to)
            }
            Kind::Array(of, Length::Known(count)) => Layout::Array {
                element: self.layout_within(of, depth + 1)?,
                count,
            },
            Kind::Record(_) => {
                let record = self.types().as_record(ty)?.clone();
                let keyword = if record.is_union { "union" } else { "struct" };
                let mut members = Vec::new();
                for field in record.fields?.iter() {
                    let Some(layout) = self.layout_within(field.ty, depth + 1) else {
                        continue;
                    };
                    members.push(Member {
                        name: (&*field.name).into(),
                        offset: field.offset,
                        layout,
                        bits: field.bits,
                    });
                }
                Layout::Record {
                    name: format!("{keyword} {}", record.tag).trim_end().into(),
                    size: record.size,
                    is_union: record.is_union,
                    members: members.into(),
                }
            }
            Kind::Enum(id) => {
                let found = self.unit.enumeration(id);
                let values = found
                    .values
                    .iter()
                    .map(|(name, value)| ((&**name).into(), *value));
                Layout::Enum {
                    name: format!("enum {}", found.tag).trim_end().into(),
                    values: values.collect(),
                    scalar: self.types().scalar(ty)?,
                }
            }
            _ => Layout::Scalar(self.types().scalar(ty)?),
        };
        let id = self.b.layout(layout);
        self.layouts.insert(ty, Some(id));
        Some(id)
    }
}
