//! The headers of the standard library.

/// Names and texts, sorted by name.
pub(super) static HEADERS: &[(&str, &str)] = &[
    ("__builtins.h", include_str!("__builtins.h")),
    ("__pairs.h", include_str!("__pairs.h")),
    ("alloca.h", include_str!("alloca.h")),
    ("assert.h", include_str!("assert.h")),
    ("complex.h", include_str!("complex.h")),
    ("ctype.h", include_str!("ctype.h")),
    ("errno.h", include_str!("errno.h")),
    ("fenv.h", include_str!("fenv.h")),
    ("float.h", include_str!("float.h")),
    ("getopt.h", include_str!("getopt.h")),
    ("inttypes.h", include_str!("inttypes.h")),
    ("iso646.h", include_str!("iso646.h")),
    ("libgen.h", include_str!("libgen.h")),
    ("limits.h", include_str!("limits.h")),
    ("locale.h", include_str!("locale.h")),
    ("malloc.h", include_str!("malloc.h")),
    ("math.h", include_str!("math.h")),
    ("memory.h", include_str!("memory.h")),
    ("pthread.h", include_str!("pthread.h")),
    ("setjmp.h", include_str!("setjmp.h")),
    ("signal.h", include_str!("signal.h")),
    ("stdalign.h", include_str!("stdalign.h")),
    ("stdarg.h", include_str!("stdarg.h")),
    ("stdatomic.h", include_str!("stdatomic.h")),
    ("stdbool.h", include_str!("stdbool.h")),
    ("stddef.h", include_str!("stddef.h")),
    ("stdint.h", include_str!("stdint.h")),
    ("stdio.h", include_str!("stdio.h")),
    ("stdlib.h", include_str!("stdlib.h")),
    ("stdnoreturn.h", include_str!("stdnoreturn.h")),
    ("string.h", include_str!("string.h")),
    ("strings.h", include_str!("strings.h")),
    ("sys/time.h", include_str!("sys_time.h")),
    ("sys/types.h", include_str!("sys_types.h")),
    ("tgmath.h", include_str!("tgmath.h")),
    ("time.h", include_str!("time.h")),
    ("uchar.h", include_str!("uchar.h")),
    ("unistd.h", include_str!("unistd.h")),
    ("wchar.h", include_str!("wchar.h")),
    ("wctype.h", include_str!("wctype.h")),
];

/// What a fragment may leave out: headers with words that say it needs them.
const PRESUMED: &[(&str, &[&str])] = &[
    (
        "stdio.h",
        &[
            "printf", "fprintf", "sprintf", "snprintf", "puts", "putchar", "getchar", "scanf",
            "sscanf", "fgets", "fputs", "fputc", "stdin", "stdout", "stderr", "FILE", "EOF",
        ],
    ),
    (
        "stdlib.h",
        &[
            "malloc", "calloc", "realloc", "free", "exit", "abort", "atoi", "strtol", "qsort",
            "bsearch", "rand", "srand", "abs",
        ],
    ),
    (
        "string.h",
        &[
            "strlen", "strcpy", "strncpy", "strcat", "strcmp", "strncmp", "strchr", "strstr",
            "strtok", "memcpy", "memset", "memmove", "memcmp",
        ],
    ),
    (
        "ctype.h",
        &[
            "isalpha", "isdigit", "isspace", "isupper", "islower", "isalnum", "toupper", "tolower",
        ],
    ),
    (
        "math.h",
        &[
            "sqrt", "pow", "sin", "cos", "tan", "floor", "ceil", "fabs", "exp", "log",
        ],
    ),
    (
        "limits.h",
        &["INT_MAX", "INT_MIN", "CHAR_BIT", "UINT_MAX", "LONG_MAX"],
    ),
    (
        "stdint.h",
        &[
            "int8_t",
            "uint8_t",
            "int16_t",
            "uint16_t",
            "int32_t",
            "uint32_t",
            "int64_t",
            "uint64_t",
            "uintptr_t",
        ],
    ),
    ("stdbool.h", &["bool", "true", "false"]),
    ("stddef.h", &["size_t", "NULL", "ptrdiff_t", "offsetof"]),
    ("assert.h", &["assert"]),
    ("stdarg.h", &["va_list"]),
];

/// How the names begin that gcc knows without any header, and the header that declares them here.
const BUILTIN: &str = "__builtin_";
const BUILTINS: &str = "__builtins.h";

/// The header of what operators on numbers of two words call, and the words for such numbers.
const PAIRS: (&str, [&str; 3]) = ("__pairs.h", ["_Complex", "__int128", "__uint128"]);

/// The headers that a source is read with though it does not name them: what gcc knows anyway, where it is used, and,
/// without any `#include`, those whose names it uses and does not define itself.
pub(super) fn presumed(source: &str) -> Vec<&'static str> {
    let includes = source.lines().any(|line| {
        let line = line.trim_start();
        line.strip_prefix('#')
            .is_some_and(|rest| rest.trim_start().starts_with("include"))
    });
    let mut found = Vec::new();
    if source.contains(BUILTIN) {
        found.push(BUILTINS);
    }
    if PAIRS.1.iter().any(|word| source.contains(word)) {
        found.push(PAIRS.0);
    }
    if includes {
        return found;
    }
    let words: Vec<&str> = source
        .split(|c: char| !c.is_alphanumeric() && c != '_')
        .filter(|word| word.starts_with(|c: char| c.is_alphabetic() || c == '_'))
        .collect();
    let defines = |name: &str| {
        words.windows(2).any(|pair| {
            pair[1] == name
                && matches!(
                    pair[0],
                    "define"
                        | "typedef"
                        | "enum"
                        | "struct"
                        | "int"
                        | "char"
                        | "void"
                        | "double"
                        | "long"
                        | "unsigned"
                        | "float"
                )
        }) || words
            .windows(3)
            .any(|three| three[2] == name && three[0] == "typedef")
    };
    let presumed = PRESUMED
        .iter()
        .filter(|(_, names)| {
            names
                .iter()
                .any(|name| words.contains(name) && !defines(name))
        })
        .map(|(header, _)| *header);
    found.extend(presumed);
    found
}
