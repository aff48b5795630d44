//! Declared types: what of them cannot be together, and what stands for no type.

use super::{Around, Checked, Lowerer};
use syntax::Node;

/// Words for types that are none of the language's, and what is meant.
const MISTAKEN: &[(&str, &str)] = &[("boolean", "bool"), ("integer", "int"), ("double", "float")];

fn is_builtin(one: &str) -> bool {
    matches!(
        one,
        "int"
            | "float"
            | "string"
            | "bool"
            | "array"
            | "callable"
            | "iterable"
            | "object"
            | "mixed"
            | "null"
            | "void"
            | "never"
            | "false"
            | "true"
            | "static"
    )
}

impl<'a> Lowerer<'a> {
    pub(super) fn check_type(&self, ty: Node<'a>) -> Checked {
        let text: String = self
            .text(ty)
            .chars()
            .filter(|c| !c.is_whitespace())
            .collect();
        let lower = text.to_ascii_lowercase();
        self.check_mistaken(ty, &text);
        match lower.as_str() {
            "?mixed" => {
                return self.wrong(
                    ty,
                    "Type mixed cannot be marked as nullable since mixed already includes null",
                );
            }
            "?void" => return self.wrong(ty, "Void can only be used as a standalone type"),
            "?never" => return self.wrong(ty, "never can only be used as a standalone type"),
            "?null" => return self.wrong(ty, "null cannot be marked as nullable"),
            _ => {}
        }
        let mut known: Vec<Vec<String>> = Vec::new();
        for written in text.split('|') {
            let inside = written.trim_matches(['(', ')', '?']);
            let one = self.check_intersection(ty, inside)?;
            self.check_alternative(ty, inside, &one, &known, lower.contains('|'))?;
            known.push(one);
        }
        let has = |name: &str| known.iter().any(|one| one.len() == 1 && one[0] == name);
        let words = if has("bool") && has("false") {
            "Duplicate type false is redundant".to_owned()
        } else if has("bool") && has("true") {
            "Duplicate type true is redundant".to_owned()
        } else if has("true") && has("false") {
            "Type contains both true and false, bool should be used instead".to_owned()
        } else if has("iterable") && has("array") {
            "Duplicate type array is redundant".to_owned()
        } else if has("object") && known.iter().flatten().any(|one| !is_builtin(one)) {
            let told = self.type_of(self.text(ty));
            format!("Type {told} contains both object and a class type, which is redundant")
        } else {
            return Ok(());
        };
        self.wrong(ty, words)
    }

    /// Types that values are of all at once, in lower case.
    fn check_intersection(&self, ty: Node<'a>, text: &str) -> Result<Vec<String>, super::Wrong> {
        let all: Vec<&str> = text.split('&').collect();
        let mut known = Vec::new();
        for one in &all {
            let lower = one.to_ascii_lowercase();
            let words = if all.len() > 1 && is_builtin(&lower) {
                format!("Type {lower} cannot be part of an intersection type")
            } else if known.contains(&lower) {
                format!("Duplicate type {} is redundant", self.type_of(one))
            } else {
                known.push(lower);
                continue;
            };
            self.wrong(ty, words)?;
        }
        Ok(known)
    }

    /// One of several types, beside those in front of it.
    fn check_alternative(
        &self,
        ty: Node<'a>,
        written: &str,
        one: &[String],
        known: &[Vec<String>],
        is_of_several: bool,
    ) -> Checked {
        let first = one[0].as_str();
        if is_of_several && one.len() == 1 {
            match first {
                "mixed" => {
                    return self.wrong(ty, "Type mixed can only be used as a standalone type");
                }
                "void" => return self.wrong(ty, "Void can only be used as a standalone type"),
                "never" => return self.wrong(ty, "never can only be used as a standalone type"),
                _ => {}
            }
        }
        let told = |names: &[String], written: &str| match names.len() {
            1 => self.type_of(written),
            _ => written
                .split('&')
                .map(|name| self.type_of(name))
                .collect::<Vec<_>>()
                .join("&"),
        };
        let whole = self.text(ty).split('|');
        for (other, spelled) in known.iter().zip(whole) {
            let spelled: String = spelled
                .chars()
                .filter(|c| !c.is_whitespace() && !matches!(c, '(' | ')'))
                .collect();
            let is_within =
                |wide: &[String], narrow: &[String]| wide.iter().all(|name| narrow.contains(name));
            let (own, before) = (told(one, written), told(other, &spelled));
            let words = if one.len() == 1 && one == other.as_slice() {
                format!("Duplicate type {own} is redundant")
            } else if one.len() == other.len() && is_within(one, other) {
                format!("Type {own} is redundant with type {before}")
            } else if is_within(one, other) {
                format!("Type {before} is redundant as it is more restrictive than type {own}")
            } else if is_within(other, one) {
                format!("Type {own} is redundant as it is more restrictive than type {before}")
            } else {
                continue;
            };
            return self.wrong(ty, words);
        }
        Ok(())
    }

    /// Names of classes that look like types.
    fn check_mistaken(&self, ty: Node<'a>, text: &str) {
        for one in text.split(['|', '&', '(', ')', '?']) {
            let lower = one.to_ascii_lowercase();
            let is_known = self.imports.classes.contains_key(&lower)
                || self.declared(&self.within(one)).is_some();
            let within = match self.namespace.is_empty() {
                true => String::new(),
                false => format!(" or import the class with \"use {}\"", self.within(one)),
            };
            let meant = MISTAKEN.iter().find(|(word, _)| *word == lower);
            match meant {
                _ if is_known && meant.is_none() => {}
                Some((_, meant)) if !self.imports.classes.contains_key(&lower) => self.warn(
                    ty,
                    format!(
                        "\"{one}\" will be interpreted as a class name. Did you mean \"{meant}\"? \
                         Write \"\\{}\"{within} to suppress this warning",
                        self.within(one)
                    ),
                ),
                None if lower == "resource" => self.warn(
                    ty,
                    format!(
                        "\"{one}\" is not a supported builtin type and will be interpreted as a class \
                         name. Write \"\\{}\"{within} to suppress this warning",
                        self.within(one)
                    ),
                ),
                _ => {}
            }
        }
    }

    /// Types that name the class at hand stand in one.
    pub(super) fn check_scope_of(
        &self,
        ty: Node<'a>,
        function: Node<'a>,
        around: Around<'a>,
    ) -> Checked {
        let lower = self.text(ty).to_ascii_lowercase();
        let relative = ["static", "self", "parent"]
            .iter()
            .find(|word| lower.split(['|', '?', '&']).any(|one| one.trim() == **word));
        match (relative, around.class) {
            (Some(word), None) if function.kind() == "function_definition" => {
                let words = format!("Cannot use \"{word}\" when no class scope is active");
                self.wrong(ty, words)
            }
            (Some(&"parent"), Some(class))
                if matches!(class.kind(), "class_declaration" | "enum_declaration")
                    && class.child_by_kind("base_clause").is_none() =>
            {
                self.wrong(
                    ty,
                    "Cannot use \"parent\" when current class scope has no parent",
                )
            }
            _ => Ok(()),
        }
    }
}
