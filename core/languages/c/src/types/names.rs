//! Types in words, as gcc writes them.

use super::{Kind, Length, Ty, Types};

impl Types {
    /// A type in words.
    pub fn name(&self, ty: Ty) -> String {
        let mut text = String::new();
        self.write_name(ty, String::new(), &mut text, 0);
        text
    }

    fn write_name(&self, ty: Ty, inside: String, text: &mut String, depth: u32) {
        let prefix = if ty.is_const { "const " } else { "" };
        let spaced = |inside: &str| {
            if inside.is_empty() {
                String::new()
            } else {
                format!(" {inside}")
            }
        };
        if depth > 50 {
            return text.push('…');
        }
        match self.kind(ty) {
            Kind::Pointer(to) => {
                let star = if ty.is_const { "* const" } else { "*" };
                let inside = if matches!(self.kind(*to), Kind::Array(..) | Kind::Function(_)) {
                    format!("({star}{inside})")
                } else {
                    format!("{star}{inside}")
                };
                self.write_name(*to, inside, text, depth + 1);
            }
            Kind::Array(of, length) => {
                let length = match length {
                    Length::Known(count) => count.to_string(),
                    Length::Open => String::new(),
                    Length::Variable(..) => "*".into(),
                };
                self.write_name(*of, format!("{inside}[{length}]"), text, depth + 1);
            }
            Kind::Function(function) => {
                let mut parameters: Vec<String> = function
                    .parameters
                    .iter()
                    .map(|ty| self.name(*ty))
                    .collect();
                if function.is_variadic {
                    parameters.push("...".into());
                }
                let parameters = match parameters.is_empty() && function.has_prototype {
                    true => "void".into(),
                    false => parameters.join(", "),
                };
                self.write_name(
                    function.result,
                    format!("{inside}({parameters})"),
                    text,
                    depth + 1,
                );
            }
            Kind::Record(id) => {
                let record = &self.records[id.0 as usize];
                let keyword = if record.is_union { "union" } else { "struct" };
                if self.as_pair(ty).is_some() || self.as_vector(ty).is_some() {
                    text.push_str(&format!("{prefix}{}{}", record.tag, spaced(&inside)));
                    return;
                }
                let tag = if record.tag.is_empty() {
                    "{…}"
                } else {
                    &record.tag
                };
                text.push_str(&format!("{prefix}{keyword} {tag}{}", spaced(&inside)));
            }
            Kind::Enum(id) => {
                let tag = &self.enums[id.0 as usize].tag;
                let tag = if tag.is_empty() { "{…}" } else { tag };
                text.push_str(&format!("{prefix}enum {tag}{}", spaced(&inside)));
            }
            basic => {
                let name = match basic {
                    Kind::Void => "void",
                    Kind::Bool => "_Bool",
                    Kind::Char => "char",
                    Kind::SignedChar => "signed char",
                    Kind::UnsignedChar => "unsigned char",
                    Kind::Short => "short",
                    Kind::UnsignedShort => "unsigned short",
                    Kind::Int => "int",
                    Kind::UnsignedInt => "unsigned int",
                    Kind::Long => "long",
                    Kind::UnsignedLong => "unsigned long",
                    Kind::LongLong => "long long",
                    Kind::UnsignedLongLong => "unsigned long long",
                    Kind::Float => "float",
                    Kind::Double => "double",
                    Kind::LongDouble => "long double",
                    Kind::Walk => "va_list",
                    _ => "unknown type",
                };
                text.push_str(&format!("{prefix}{name}{}", spaced(&inside)));
            }
        }
    }
}
