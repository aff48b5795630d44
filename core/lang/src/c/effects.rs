//! What those functions of C's library do that are written in C, for data flow; for the others the machine's operations say it.

use ir::{
    Effect::{self, Changes, Does, Keeps, Reads},
    Effects, Intrinsic,
};

/// Bytes are copied, or numbers written, to where the first operand points; that is what is given back.
const FILLS: Effect = Does(Intrinsic::MemSet);

pub(super) const EFFECTS: Effects = &[
    ("ctype", &[("*", Reads)]),
    (
        "math",
        &[
            ("frexp", Changes),
            ("modf", Changes),
            ("remquo", Changes),
            ("*", Reads),
        ],
    ),
    (
        "search",
        &[("lfind", Reads), ("tfind", Reads), ("hsearch", Keeps)],
    ),
    (
        "stdio",
        &[
            ("putchar", Reads),
            ("puts", Reads),
            ("perror", Reads),
            ("fwrite", Reads),
            ("fileno", Reads),
            ("rewind", Reads),
            ("fflush", Reads),
            ("fclose", Reads),
            ("setvbuf", Keeps),
            ("setbuf", Keeps),
        ],
    ),
    (
        "stdlib",
        &[
            ("abs", Reads),
            ("labs", Reads),
            ("llabs", Reads),
            ("atof", Reads),
            ("atoi", Reads),
            ("atol", Reads),
            ("atoll", Reads),
            ("bsearch", Reads),
            ("div", Reads),
            ("ldiv", Reads),
            ("lldiv", Reads),
            ("getenv", Reads),
            ("putenv", Keeps),
            ("system", Reads),
        ],
    ),
    (
        "string",
        &[
            ("strcpy", FILLS),
            ("strncpy", FILLS),
            ("strcat", FILLS),
            ("strncat", FILLS),
            ("stpcpy", FILLS),
            ("stpncpy", FILLS),
            ("bzero", FILLS),
            ("explicit_bzero", FILLS),
            ("strtok", Keeps),
            ("memrchr", Reads),
            ("memmem", Reads),
            ("strcasecmp", Reads),
            ("strncasecmp", Reads),
            ("strcasestr", Reads),
            ("strchr", Reads),
            ("strchrnul", Reads),
            ("strcmp", Reads),
            ("strcoll", Reads),
            ("strcspn", Reads),
            ("strerror", Reads),
            ("strncmp", Reads),
            ("strnlen", Reads),
            ("strpbrk", Reads),
            ("strrchr", Reads),
            ("strspn", Reads),
            ("strstr", Reads),
            ("index", Reads),
            ("rindex", Reads),
        ],
    ),
    (
        "wide",
        &[
            ("wcscmp", Reads),
            ("wcsncmp", Reads),
            ("wcschr", Reads),
            ("wcsrchr", Reads),
            ("wcsstr", Reads),
        ],
    ),
];
