//! How Python's people write types, and the types of its library's functions.
//!
//! The signatures are tables in the folder `types`. A type's own methods say `'T`, `'K` and `'V` for its elements, keys and
//! values there; what a method is given as one of them it may keep. `Iterable['T]` takes whatever has elements and gives its
//! elements to `'T`.

use ir::TypeSpelling;

pub(super) const SPELLING: TypeSpelling = TypeSpelling {
    names: &[
        ("f64", "float"),
        ("text", "str"),
        ("nil", "None"),
        ("map", "dict"),
        ("any", "object"),
        ("never", "Never"),
        ("byte_array", "bytearray"),
        ("frozen_set", "frozenset"),
        ("Range", "range"),
    ],
    brackets: ["[", "]"],
    qualifiers: &["."],
    nothing: "None",
    receivers: &[],
};

pub(super) const SIGNATURES: &[&str] = &[
    include_str!("types/builtins.txt"),
    include_str!("types/containers.txt"),
    include_str!("types/functions.txt"),
    include_str!("types/numbers.txt"),
    include_str!("types/texts.txt"),
    include_str!("types/dates.txt"),
    include_str!("types/files.txt"),
    include_str!("types/waiting.txt"),
];

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn each_name_of_the_tables_has_one_type_that_can_be_read() {
        let mut names = BTreeSet::new();
        for table in SIGNATURES {
            let mut front = "";
            for line in table.lines().filter(|line| !line.starts_with('#')) {
                let Some((own, ty)) = line.split_once(": ") else {
                    front = line;
                    continue;
                };
                assert!(ir::TypeExpr::parse(ty).is_ok(), "{line}");
                for name in own.split_whitespace() {
                    assert!(
                        names.insert(format!("{front}{name}")),
                        "twice: {front}{name}"
                    );
                }
            }
        }
        assert!(names.len() > 500);
    }
}
