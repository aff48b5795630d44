//! How programs write what intrinsics give them, for views of unknown values.

/// The methods and fields behind which the library keeps intrinsics, by what an unknown result is called.
pub(super) const SPELLINGS: &[(&str, &str)] = &[
    ("array_length", ".length"),
    ("char_is_digit", "Character.isDigit()"),
    ("char_is_letter", "Character.isLetter()"),
    ("char_is_lower_case", "Character.isLowerCase()"),
    ("char_is_upper_case", "Character.isUpperCase()"),
    ("char_is_whitespace", "Character.isWhitespace()"),
    ("char_to_lower_case", "Character.toLowerCase()"),
    ("char_to_upper_case", "Character.toUpperCase()"),
    ("acos", "Math.acos()"),
    ("asin", "Math.asin()"),
    ("atan", "Math.atan()"),
    ("atan2", "Math.atan2()"),
    ("cbrt", "Math.cbrt()"),
    ("ceil", "Math.ceil()"),
    ("cos", "Math.cos()"),
    ("cosh", "Math.cosh()"),
    ("exp", "Math.exp()"),
    ("expm1", "Math.expm1()"),
    ("floor", "Math.floor()"),
    ("fma", "Math.fma()"),
    ("hypot", "Math.hypot()"),
    ("log", "Math.log()"),
    ("log10", "Math.log10()"),
    ("log1p", "Math.log1p()"),
    ("pow", "Math.pow()"),
    ("remainder", "Math.IEEEremainder()"),
    ("rint", "Math.rint()"),
    ("sin", "Math.sin()"),
    ("sinh", "Math.sinh()"),
    ("sqrt", "Math.sqrt()"),
    ("tan", "Math.tan()"),
    ("tanh", "Math.tanh()"),
    ("text_compare", ".compareTo()"),
    ("text_ends_with", ".endsWith()"),
    ("text_equals", ".equals()"),
    ("text_hash", ".hashCode()"),
    ("text_index_of", ".indexOf()"),
    ("text_last_index_of", ".lastIndexOf()"),
    ("text_length", ".length()"),
    ("text_lower_case", ".toLowerCase()"),
    ("text_part", ".substring()"),
    ("text_repeat", ".repeat()"),
    ("text_replace", ".replace()"),
    ("text_starts_with", ".startsWith()"),
    ("text_strip", ".strip()"),
    ("text_trim", ".trim()"),
    ("text_unit_at", ".charAt()"),
    ("text_upper_case", ".toUpperCase()"),
    ("type_of", ".getClass()"),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library::LIBRARY;

    /// Whether a source declares a method whose name begins so with an intrinsic of that name, its family's mark aside.
    fn declares(source: &str, intrinsic: &str, method: &str) -> bool {
        source.split("@Intrinsic(\"").skip(1).any(|part| {
            let (name, rest) = part.split_once('"').unwrap_or_default();
            let families = ["f64_fdlibm_", "f64_"];
            let own = families.iter().find_map(|mark| name.strip_prefix(mark));
            let declaration = rest.lines().nth(1).unwrap_or_default();
            own.unwrap_or(name) == intrinsic && declaration.contains(&format!(" {method}"))
        })
    }

    #[test]
    fn each_spelling_is_that_of_a_method_of_the_library() {
        for &(intrinsic, spelling) in SPELLINGS {
            // A field: arrays have no class in the library.
            let Some(member) = spelling.strip_suffix("()") else {
                continue;
            };
            let (class, method) = member.rsplit_once('.').expect("a member");
            let mut sources = LIBRARY
                .modules()
                .filter(|(module, _)| module.ends_with(class));
            assert!(
                sources.any(|(_, source)| declares(source, intrinsic, method)),
                "{intrinsic}: {spelling}"
            );
        }
    }
}
