//! The headers of the standard library.

mod adopt;

pub(super) use adopt::adopt;

/// Names and texts, sorted by name.
pub(super) static HEADERS: &[(&str, &str)] = &[
    ("__builtins.h", include_str!("../headers/__builtins.h")),
    ("__sync.h", include_str!("../headers/__sync.h")),
    ("__pairs.h", include_str!("../headers/__pairs.h")),
    ("__waiting.h", include_str!("../headers/__waiting.h")),
    ("alloca.h", include_str!("../headers/alloca.h")),
    ("arpa/inet.h", include_str!("../headers/arpa_inet.h")),
    ("assert.h", include_str!("../headers/assert.h")),
    ("byteswap.h", include_str!("../headers/byteswap.h")),
    ("complex.h", include_str!("../headers/complex.h")),
    ("ctype.h", include_str!("../headers/ctype.h")),
    ("endian.h", include_str!("../headers/endian.h")),
    ("err.h", include_str!("../headers/err.h")),
    ("errno.h", include_str!("../headers/errno.h")),
    ("error.h", include_str!("../headers/error.h")),
    ("fcntl.h", include_str!("../headers/fcntl.h")),
    ("fenv.h", include_str!("../headers/fenv.h")),
    ("float.h", include_str!("../headers/float.h")),
    ("getopt.h", include_str!("../headers/getopt.h")),
    ("inttypes.h", include_str!("../headers/inttypes.h")),
    ("iso646.h", include_str!("../headers/iso646.h")),
    ("libgen.h", include_str!("../headers/libgen.h")),
    ("limits.h", include_str!("../headers/limits.h")),
    ("locale.h", include_str!("../headers/locale.h")),
    ("malloc.h", include_str!("../headers/malloc.h")),
    ("math.h", include_str!("../headers/math.h")),
    ("memory.h", include_str!("../headers/memory.h")),
    ("pthread.h", include_str!("../headers/pthread.h")),
    ("regex.h", include_str!("../headers/regex.h")),
    ("sched.h", include_str!("../headers/sched.h")),
    ("search.h", include_str!("../headers/search.h")),
    ("semaphore.h", include_str!("../headers/semaphore.h")),
    ("setjmp.h", include_str!("../headers/setjmp.h")),
    ("signal.h", include_str!("../headers/signal.h")),
    ("stdalign.h", include_str!("../headers/stdalign.h")),
    ("stdarg.h", include_str!("../headers/stdarg.h")),
    ("stdatomic.h", include_str!("../headers/stdatomic.h")),
    ("stdbool.h", include_str!("../headers/stdbool.h")),
    ("stddef.h", include_str!("../headers/stddef.h")),
    ("stdint.h", include_str!("../headers/stdint.h")),
    ("stdio.h", include_str!("../headers/stdio.h")),
    ("stdlib.h", include_str!("../headers/stdlib.h")),
    ("stdnoreturn.h", include_str!("../headers/stdnoreturn.h")),
    ("string.h", include_str!("../headers/string.h")),
    ("strings.h", include_str!("../headers/strings.h")),
    ("sys/param.h", include_str!("../headers/sys_param.h")),
    ("sys/queue.h", include_str!("../headers/sys_queue.h")),
    ("sys/stat.h", include_str!("../headers/sys_stat.h")),
    ("sys/time.h", include_str!("../headers/sys_time.h")),
    ("sys/types.h", include_str!("../headers/sys_types.h")),
    ("tgmath.h", include_str!("../headers/tgmath.h")),
    ("threads.h", include_str!("../headers/threads.h")),
    ("time.h", include_str!("../headers/time.h")),
    ("uchar.h", include_str!("../headers/uchar.h")),
    ("unistd.h", include_str!("../headers/unistd.h")),
    ("wchar.h", include_str!("../headers/wchar.h")),
    ("wctype.h", include_str!("../headers/wctype.h")),
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

/// How the names begin of what gcc does with memory that threads share, and the header of those.
const SYNC: (&str, [&str; 2]) = ("__sync.h", ["__sync_", "__atomic_"]);

/// The header of what operators on numbers of two words call, and the words for such numbers.
const PAIRS: (&str, [&str; 3]) = ("__pairs.h", ["_Complex", "__int128", "__uint128"]);

/// The headers that a source is read with though it does not name them: what gcc knows anyway, where it is used; without any
/// `#include`, those whose names it uses and does not define itself, and otherwise those whose functions it calls, which C
/// lets it do without a declaration.
pub(super) fn presumed(source: &str) -> Vec<&'static str> {
    let mut found = Vec::new();
    if source.contains(BUILTIN) {
        found.push(BUILTINS);
    }
    if SYNC.1.iter().any(|word| source.contains(word)) {
        found.push(SYNC.0);
    }
    if PAIRS.1.iter().any(|word| source.contains(word)) {
        found.push(PAIRS.0);
    }
    let includes: Vec<&str> = source.lines().filter_map(included).collect();
    let words: Vec<&str> = source
        .split(|c: char| !c.is_alphanumeric() && c != '_')
        .filter(|word| word.starts_with(|c: char| c.is_alphabetic() || c == '_'))
        .collect();
    let is_missing = |name: &str| match includes.is_empty() {
        true => words.contains(&name) && !defines(source, &words, name),
        false => words.contains(&name) && !defines(source, &words, name) && is_called(source, name),
    };
    let presumed = PRESUMED
        .iter()
        .filter(|(header, names)| {
            !includes.contains(header) && names.iter().any(|name| is_missing(name))
        })
        .map(|(header, _)| *header);
    found.extend(presumed);
    found
}

/// The header that a line includes.
fn included(line: &str) -> Option<&str> {
    let rest = line.trim_start().strip_prefix('#')?.trim_start();
    let name = rest.strip_prefix("include")?.trim_start();
    let name = name.trim_start_matches(['<', '"']);
    Some(&name[..name.find(['>', '"']).unwrap_or(name.len())])
}

/// Whether a program of these words seems to give a name a meaning of its own.
fn defines(source: &str, words: &[&str], name: &str) -> bool {
    let is_declared = source.match_indices(name).any(|(at, _)| {
        // The type in front, which a bracket would make a cast.
        let before = source[..at].trim_end_matches(|c: char| c.is_whitespace() || c == '*');
        let is_word = |c: char| c.is_alphanumeric() || c == '_';
        let type_name = before.rsplit(|c| !is_word(c)).next();
        let is_whole = !source[at + name.len()..].starts_with(is_word);
        is_whole
            && matches!(
                type_name.unwrap_or_default(),
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
    });
    let is_alias = |three: &[&str]| three[2] == name && three[0] == "typedef";
    is_declared || words.windows(3).any(is_alias)
}

/// Whether a function is called, and not defined, in a source that includes headers but not its own: each use is behind
/// something that a value may stand behind, and no body follows.
fn is_called(source: &str, name: &str) -> bool {
    let mut is_called = false;
    for (at, _) in source.match_indices(name) {
        let (before, behind) = (&source[..at], &source[at + name.len()..]);
        let is_part = |c: char| c.is_alphanumeric() || c == '_';
        if before.ends_with(is_part) || behind.starts_with(is_part) {
            continue;
        }
        if before.ends_with(['.', '"']) || before.ends_with("->") {
            continue;
        }
        let Some(arguments) = behind.trim_start().strip_prefix('(') else {
            continue;
        };
        let mut depth = 1;
        let end = arguments.find(|c: char| {
            depth += match c {
                '(' => 1,
                ')' => -1,
                _ => 0,
            };
            depth == 0
        });
        let rest = end.map_or("", |end| &arguments[end + 1..]);
        if rest.trim_start().starts_with('{') {
            return false;
        }
        is_called = true;
    }
    is_called
}

#[cfg(test)]
mod tests {
    use super::presumed;

    #[test]
    fn headers_that_are_left_out_are_those_of_functions_that_are_called() {
        let with = |rest: &str| presumed(&format!("#include <stdio.h>\n{rest}"));
        assert_eq!(with("int main() { char *p = malloc(3); }"), ["stdlib.h"]);
        assert_eq!(
            with("int n = (int) sqrt (strlen(s));"),
            ["string.h", "math.h"]
        );
        assert_eq!(
            with("int mallocs; int *é = (int *)malloc(3);"),
            ["stdlib.h"]
        );
        // A function of one's own, a member, another word, and a word in text.
        assert!(with("static node *free(node *list) { return 0; }").is_empty());
        assert!(with("x.free(1); y->exit(2); int myexit(3); puts(\"malloc\");").is_empty());
        // A name that is no function must be declared.
        assert!(with("int n = INT_MAX; bool b; uint8_t u;").is_empty());
        let all = presumed("printf(\"%d\", INT_MAX);");
        assert_eq!(all, ["stdio.h", "limits.h"]);
        assert!(presumed("int sqrt(int n); int main() { return sqrt(4); }").is_empty());
    }
}
