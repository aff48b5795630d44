//! Where the parts of a type lie in memory: on x86-64, as the System V conventions have it.

use super::{Declared, Field, Kind, Length, Ty, Types};
use crate::parse::Heard;

impl Types {
    /// The size in bytes, where it is known before the program runs.
    pub fn size(&self, ty: Ty) -> Option<u64> {
        Some(match self.kind(ty) {
            // GNU: arithmetic on such pointers counts bytes.
            Kind::Void | Kind::Function(_) => 1,
            Kind::Bool | Kind::Char | Kind::SignedChar | Kind::UnsignedChar => 1,
            Kind::Short | Kind::UnsignedShort => 2,
            Kind::Int | Kind::UnsignedInt | Kind::Float => 4,
            Kind::Long | Kind::UnsignedLong | Kind::LongLong | Kind::UnsignedLongLong => 8,
            Kind::Double | Kind::Pointer(_) => 8,
            Kind::LongDouble => 16,
            Kind::Walk => 24,
            Kind::Unknown => return None,
            Kind::Array(of, Length::Known(count)) => self.size(*of)?.checked_mul(*count)?,
            Kind::Array(..) => return None,
            Kind::Record(id) => {
                let record = &self.records[id.0 as usize];
                record.fields.as_ref()?;
                record.size
            }
            Kind::Enum(_) => 4,
        })
    }

    pub fn align(&self, ty: Ty) -> u64 {
        match self.kind(ty) {
            Kind::Array(of, _) => self.align(*of),
            Kind::Record(id) => self.records[id.0 as usize].align,
            Kind::Walk => 8,
            _ => self.size(ty).unwrap_or(1),
        }
    }

    /// Lays the members of a struct or union out as its attributes say.
    pub fn complete(&mut self, ty: Ty, declared: Vec<Declared>, heard: Heard) {
        let &Kind::Record(id) = self.kind(ty) else {
            return;
        };
        let is_union = self.records[id.0 as usize].is_union;
        let mut fields = Vec::new();
        // In bits.
        let mut at: u64 = 0;
        let mut size: u64 = 0;
        let mut align: u64 = 1;
        for member in declared {
            let is_packed = heard.is_packed || member.is_packed;
            let mut own = match is_packed {
                true => 1,
                false => self.align(member.ty),
            };
            own = own.max(member.align);
            if heard.limit > 0 {
                own = own.min(heard.limit);
            }
            let bytes = self.size(member.ty).unwrap_or(0);
            if is_union {
                at = 0;
            }
            let mut field = Field {
                name: member.name,
                ty: member.ty,
                offset: 0,
                bits: None,
            };
            match member.width {
                // One without bits ends the unit of its type, however the others are packed.
                Some(0) => {
                    at = at.next_multiple_of(self.align(member.ty) * 8);
                    continue;
                }
                Some(width) => {
                    let unit = bytes.max(1) * 8;
                    let width = width.min(unit);
                    // It has a part in no more units of its alignment than its type has, unless something packs it.
                    let own_bits = own * 8;
                    let units = (at % own_bits + width).div_ceil(own_bits);
                    if !is_packed && heard.limit == 0 && units > unit / own_bits {
                        at = at.next_multiple_of(own_bits);
                    }
                    let start = match own < bytes {
                        true => at / 8 * 8,
                        false => at / unit * unit,
                    };
                    field.offset = start / 8;
                    field.bits = Some(((at - start) as u8, width as u8));
                    at = at.saturating_add(width);
                    if !field.name.is_empty() {
                        align = align.max(own);
                    }
                }
                None => {
                    at = at.next_multiple_of(own.saturating_mul(8).max(8));
                    field.offset = at / 8;
                    at = at.saturating_add(bytes.saturating_mul(8));
                    align = align.max(own);
                }
            }
            size = size.max(at.div_ceil(8));
            if field.bits.is_none() || !field.name.is_empty() {
                fields.push(field);
            }
        }
        align = align.max(heard.align);
        let record = &mut self.records[id.0 as usize];
        record.size = size.checked_next_multiple_of(align).unwrap_or(size);
        record.align = align;
        record.fields = Some(fields.into());
    }

    /// The members on the way to one of a name, through unnamed ones: outermost first.
    pub fn find_member(&self, ty: Ty, name: &str) -> Option<Vec<Field>> {
        self.find_member_within(ty, name, 0)
    }

    fn find_member_within(&self, ty: Ty, name: &str, depth: u32) -> Option<Vec<Field>> {
        let fields = self.as_record(ty)?.fields.clone()?;
        if let Some(found) = fields.iter().find(|field| &*field.name == name) {
            return Some(vec![found.clone()]);
        }
        let unnamed = fields
            .iter()
            .filter(|field| field.name.is_empty() && depth < 50);
        for field in unnamed {
            if let Some(mut path) = self.find_member_within(field.ty, name, depth + 1) {
                path.insert(0, field.clone());
                return Some(path);
            }
        }
        None
    }
}
