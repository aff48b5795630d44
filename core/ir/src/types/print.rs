//! How type expressions are written: in the text form of the IR, and as a language's people write them.

use crate::TypeExpr;
use crate::leaked::leaked;
use crate::spelling::push_name;
use serde::{Deserialize, Serialize};
use std::fmt;

/// How a language writes types: data, so that no view has to know the language.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct TypeSpelling {
    /// What types of the text form are called; `{}` stands for the arguments of a constructor.
    #[serde(deserialize_with = "leaked")]
    pub names: &'static [(&'static str, &'static str)],
    /// What stands around arguments.
    #[serde(borrow)]
    pub brackets: [&'static str; 2],
    /// What stands in front of the simple name of a class in its full one, from its first place on.
    #[serde(deserialize_with = "leaked")]
    pub qualifiers: &'static [&'static str],
    /// What stands for nothing as the result of a function.
    pub nothing: &'static str,
    /// Parameters that nobody writes.
    #[serde(deserialize_with = "leaked")]
    pub receivers: &'static [&'static str],
}

impl TypeSpelling {
    /// The text form's own.
    pub const PLAIN: TypeSpelling = TypeSpelling {
        names: &[],
        brackets: ["[", "]"],
        qualifiers: &[],
        nothing: "nil",
        receivers: &[],
    };

    /// The simple name of a class. Of one that is local to a method without the number that tells it apart; of one that has
    /// nothing but such a number, with the class around it.
    #[must_use]
    pub fn name<'a>(&self, name: &'a str) -> &'a str {
        let marks = self.qualifiers.iter();
        let ends = marks.filter_map(|mark| Some((name.rfind(mark)?, mark.len())));
        let Some((mark, length)) = ends.max_by_key(|(at, length)| at + length) else {
            return name;
        };
        let simple = &name[mark + length..];
        let named = simple.trim_start_matches(|c: char| c.is_ascii_digit());
        if !named.is_empty() {
            return named;
        }
        let around = self.name(&name[..mark]);
        &name[mark - around.len()..]
    }

    /// What a type of the text form is called, where that has a name of its own; `{}` stands for what it is made of.
    #[must_use]
    pub fn known(&self, name: &str) -> Option<&'static str> {
        let found = self.names.iter().find(|(plain, _)| *plain == name);
        found.map(|(_, spelled)| *spelled)
    }

    /// What a function gives, in the language's words.
    #[must_use]
    pub fn spell_result(&self, ty: &TypeExpr) -> String {
        match ty {
            TypeExpr::Nil => self.nothing.to_owned(),
            ty => self.spell(ty),
        }
    }

    /// A type in the language's words.
    #[must_use]
    pub fn spell(&self, ty: &TypeExpr) -> String {
        let mut out = String::new();
        self.push(&mut out, ty, false);
        out
    }

    fn push_all(&self, out: &mut String, list: &[TypeExpr], between: &str, is_part: bool) {
        for (at, one) in list.iter().enumerate() {
            if at > 0 {
                out.push_str(between);
            }
            self.push(out, one, is_part);
        }
    }

    /// Appends a type; `is_part`: what ends in a result or alternatives stands in parentheses.
    fn push(&self, out: &mut String, ty: &TypeExpr, is_part: bool) {
        match ty {
            TypeExpr::Union(members) => {
                // Nothing comes last, as people say it.
                let nil = members.contains(&TypeExpr::Nil);
                let others: Vec<TypeExpr> = (members.iter())
                    .filter(|member| **member != TypeExpr::Nil)
                    .cloned()
                    .collect();
                // Types that people do not tell apart stand once.
                let mut spelled: Vec<String> = Vec::new();
                for other in &others {
                    let mut one = String::new();
                    self.push(&mut one, other, true);
                    if !spelled.contains(&one) {
                        spelled.push(one);
                    }
                }
                let is_part = is_part && (nil || spelled.len() > 1);
                if is_part {
                    out.push('(');
                }
                out.push_str(&spelled.join(" | "));
                if nil {
                    out.push_str(" | ");
                    self.push(out, &TypeExpr::Nil, true);
                }
                if is_part {
                    out.push(')');
                }
            }
            TypeExpr::Function(params, result) => {
                if is_part {
                    out.push('(');
                }
                out.push('(');
                self.push_all(out, params, ", ", false);
                out.push_str(") -> ");
                out.push_str(&self.spell_result(result));
                if is_part {
                    out.push(')');
                }
            }
            TypeExpr::Tuple(parts) => {
                out.push_str(self.known("tuple").unwrap_or("tuple"));
                out.push_str(self.brackets[0]);
                match parts.is_empty() {
                    true => out.push_str("()"),
                    false => self.push_all(out, parts, ", ", false),
                }
                out.push_str(self.brackets[1]);
            }
            TypeExpr::Param(name, args) => {
                let mut inner = String::new();
                self.push_all(&mut inner, args, ", ", false);
                let spelled = self.known(name).unwrap_or_else(|| self.name(name));
                if spelled.contains("{}") {
                    let mut inner = String::new();
                    self.push_all(&mut inner, args, ", ", true);
                    out.push_str(&spelled.replacen("{}", &inner, 1));
                    return;
                }
                out.push_str(spelled);
                out.push_str(self.brackets[0]);
                out.push_str(&inner);
                if &**name == "tuple" && self.known(name).is_none() {
                    out.push_str(", ...");
                }
                out.push_str(self.brackets[1]);
            }
            TypeExpr::Never => out.push_str(self.known("never").unwrap_or("never")),
            TypeExpr::Unknown => out.push_str("unknown"),
            TypeExpr::Var(name, _) | TypeExpr::Alias(name) => out.push_str(name),
            other => {
                let name = other.head().unwrap_or_default();
                let spelled = self.known(name).unwrap_or_else(|| self.name(name));
                out.push_str(spelled.strip_prefix("{} ").unwrap_or(spelled));
            }
        }
    }
}

/// The text form, which [`TypeExpr::parse`] reads.
impl fmt::Display for TypeExpr {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let mut out = String::new();
        push(&mut out, self, false);
        f.write_str(&out)
    }
}

fn push_all(out: &mut String, list: &[TypeExpr], between: &str, is_part: bool) {
    for (at, one) in list.iter().enumerate() {
        if at > 0 {
            out.push_str(between);
        }
        push(out, one, is_part);
    }
}

fn push(out: &mut String, ty: &TypeExpr, is_part: bool) {
    let named = |out: &mut String, word: &str, name: &str| {
        out.push_str(word);
        push_name(out, name);
    };
    match ty {
        TypeExpr::Any => out.push_str("any"),
        TypeExpr::Never => out.push_str("never"),
        TypeExpr::Nil => out.push_str("nil"),
        TypeExpr::Unknown => out.push_str("unknown"),
        TypeExpr::Scalar(scalar) => out.push_str(scalar.text()),
        TypeExpr::Class(name) => match super::parse::is_reserved(name) {
            true => crate::spelling::push_quoted(out, name),
            false => push_name(out, name),
        },
        TypeExpr::Interface(name) => named(out, "interface ", name),
        TypeExpr::Enum(name) => named(out, "enum ", name),
        TypeExpr::Alias(name) => named(out, "alias ", name),
        TypeExpr::Var(name, bound) => {
            named(out, "'", name);
            if let Some(bound) = bound {
                out.push_str(" < ");
                push(out, bound, true);
            }
        }
        TypeExpr::Param(name, args) => {
            match super::parse::is_reserved(name) {
                true => crate::spelling::push_quoted(out, name),
                false => push_name(out, name),
            }
            out.push('[');
            push_all(out, args, ", ", false);
            out.push(']');
        }
        TypeExpr::Tuple(parts) => {
            out.push('<');
            push_all(out, parts, ", ", false);
            out.push('>');
        }
        TypeExpr::Function(params, result) => {
            out.push_str(if is_part { "((" } else { "(" });
            push_all(out, params, ", ", false);
            out.push_str(") -> ");
            push(out, result, true);
            if is_part {
                out.push(')');
            }
        }
        TypeExpr::Union(members) => {
            if is_part {
                out.push('(');
            }
            push_all(out, members, " | ", true);
            if is_part {
                out.push(')');
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::TypeSpelling;

    #[test]
    fn classes_are_called_as_people_call_them() {
        let spelling = TypeSpelling {
            qualifiers: &[".", "$"],
            ..TypeSpelling::PLAIN
        };
        assert_eq!(spelling.name("Main"), "Main");
        assert_eq!(spelling.name("java.util.Map$Entry"), "Entry");
        assert_eq!(spelling.name("shop.Main$1Entry"), "Entry", "a local one");
        assert_eq!(spelling.name("shop.Main$1"), "Main$1", "it has no name");
        assert_eq!(spelling.name("shop.Main$Inner$2"), "Inner$2");
        assert_eq!(spelling.name("Main$1$2"), "Main$1$2");
    }
}
