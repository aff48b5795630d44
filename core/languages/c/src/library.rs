//! The part of C's library that is written in C, and where its functions are declared.

use super::headers;
use frontend::{Library, library};

/// The library: small, so all of it is in every build.
pub(super) const LIBRARY: Library = library! {
    base: {
        "bits": "bits.c",
        "complex": "complex.c",
        "ctype": "ctype.c",
        "math": "math.c",
        "regular": "regular.c",
        "search": "search.c",
        "signals": "signals.c",
        "stdio": "stdio.c",
        "stdlib": "stdlib.c",
        "string": "string.c",
        "system": "system.c",
        "threads": "threads.c",
        "time": "time.c",
        "wide": "wide.c",
        "wide_integers": "wide_integers.c",
    }
    rest: {
    }
};

/// The name of a module of the library as the table has it.
pub(super) fn module_name(name: &str) -> Option<&'static str> {
    let mut names = LIBRARY.base.iter().map(|(name, _)| *name);
    names.find(|known| *known == name)
}

/// The text of a header, with its name as the table has it.
pub(super) fn header(name: &str) -> Option<(&'static str, &'static str)> {
    headers::HEADERS
        .iter()
        .find(|(known, _)| *known == name)
        .copied()
}
