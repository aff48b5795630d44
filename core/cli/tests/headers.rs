//! Places in C's own headers: what runs there, what is wrong there, and what is told of them.

use crate::files::{folder, run, text};
use serde_json::Value;

const UTIL: (&str, &str) = (
    "util.h",
    "#ifndef UTIL_H\n#define UTIL_H\n\
     static int third(const int *all) {\n    const int *at = all + 3;\n    return at[1];\n}\n\
     static inline int clamp(int n) {\n    if (n > 9)\n        return 9;\n    return n;\n}\n#endif\n",
);
const OTHER: (&str, &str) = (
    "other.c",
    "#include \"util.h\"\nint other(int n) { return clamp(n); }\n",
);

#[test]
fn undefined_behaviour_and_calls_name_the_header_and_its_line() {
    let main = "#include \"util.h\"\nint other(int n);\nint main(void) {\n    int all[3] = {1, 2, 3};\n\
                \x20   return third(all) + other(4);\n}\n";
    let root = folder("header_undefined", &[("main.c", main), UTIL, OTHER]);
    let (_, told, code) = run(&["run", text(&root)]);
    assert_eq!(code, Some(1));
    assert!(
        told.starts_with("util.h:5:12: error: reading 4 bytes at offset 16 of `all`"),
        "{told}"
    );
    assert!(told.contains("main.c:4:5: note: "), "{told}");
    assert!(
        told.contains("in `third` at util.h:5\n") && told.contains("in `main` at main.c:5\n"),
        "{told}"
    );
}

#[test]
fn steps_and_views_show_the_header_and_each_unit_stops_there() {
    let main =
        "#include \"util.h\"\nint other(int n);\nint main(void) { return clamp(12) + other(4); }\n";
    let root = folder("header_steps", &[("main.c", main), UTIL, OTHER]);
    let (steps, _, _) = run(&["trace", text(&root)]);
    let lines = steps
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap());
    let in_header = lines.filter(|step| step["file"] == "util.h" && step["function"] == "clamp");
    let lines: Vec<u64> = in_header.filter_map(|step| step["line"].as_u64()).collect();
    assert!(lines.contains(&9) && lines.contains(&10), "{lines:?}");
    assert!(
        lines.iter().all(|line| (7..=11).contains(line)),
        "{lines:?}"
    );
    for view in ["cfg", "types", "dataflow", "calls", "tree"] {
        let (printed, _, _) = run(&[view, text(&root)]);
        assert!(printed.contains("== util.h ==\n"), "{view}: {printed}");
    }
    let (types, _, _) = run(&["types", text(&root)]);
    let (_, of_header) = types.split_once("== util.h ==\n").unwrap();
    assert!(of_header.contains("clamp"), "{types}");
}

#[test]
fn errors_in_headers_stand_there_with_the_lines_that_include_them() {
    let files = [
        (
            "main.c",
            "#include \"outer.h\"\nint main(void) { return f(3); }\n",
        ),
        ("outer.h", "\n#include \"inner.h\"\n"),
        (
            "inner.h",
            "static int f(int v) {\n    int w = v +;\n    return w;\n}\n#include \"missing.h\"\n",
        ),
        (
            "other.c",
            "#include \"inner.h\"\nint g(void) { return f(1); }\n",
        ),
    ];
    let root = folder("header_errors", &files);
    let (_, told, _) = run(&["run", text(&root)]);
    let first = "inner.h:2:16: error: unexpected `;`\nouter.h:2:1: note: included from here\nmain.c:1:1: note: included from here\n";
    assert!(told.contains(first), "{told}");
    assert!(
        told.contains("inner.h:5:1: warning: `missing.h` cannot be found"),
        "{told}"
    );
    // Though two units include it.
    assert_eq!(told.matches("unexpected").count(), 1, "{told}");
}

#[test]
fn a_source_that_another_includes_is_no_unit_of_its_own() {
    let files = [
        (
            "main.c",
            "static int base = 40;\n#include \"part.c\"\nint main(void) { return part(); }\n",
        ),
        ("part.c", "static int part(void) { return base + 2; }\n"),
    ];
    let root = folder("header_source", &files);
    let (_, told, code) = run(&["run", "--complete", text(&root)]);
    assert_eq!((told.as_str(), code), ("", Some(42)));
}

#[test]
fn headers_are_imported_by_what_includes_them() {
    let main =
        "#include <stdio.h>\n#include \"shapes.h\"\nint main(void) { return area(3) != 9; }\n";
    let shapes = "#include \"shapes.h\"\nint area(int side) { return side * side; }\n";
    let files = [
        ("main.c", main),
        ("shapes.c", shapes),
        (
            "shapes.h",
            "#pragma once\n#include \"limits/most.h\"\nint area(int side);\n",
        ),
        ("limits/most.h", "#define MOST 9\n"),
        ("notes.h", "#define NOTES 1\n"),
    ];
    let root = folder("header_imports", &files);
    let (printed, _, _) = run(&["imports", text(&root)]);
    assert_eq!(
        printed,
        "main.c\n    2  shapes.h\n    3  shapes.c\nshapes.c\n    1  shapes.h\nlimits/most.h\nshapes.h\n    2  limits/most.h\n"
    );
    let (dot, _, _) = run(&["imports", "--format", "dot", text(&root)]);
    assert!(
        dot.contains("\"shapes.h\" -> \"limits/most.h\";\n"),
        "{dot}"
    );
}
