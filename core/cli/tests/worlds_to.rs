//! `reddragon worlds --to`: how one gets to a line, and what excludes it where no world comes there.

use crate::support::{file, out, reddragon};
use serde_json::Value;

const PROGRAM: &str = "\
def kind(n, debug=False):
    total = 0
    if n > 100:
        total = n * 2
        if n < 50:
            return 'never'
        return 'large'
    if n * n == 49:
        return 'seven'
    if total > 5:
        return 'odd'
    return 'small'

def unused(x):
    return x
";

fn to(line: &str) -> (Option<i32>, String) {
    let program = file("to_a_line.py", PROGRAM);
    let program = program.to_str().unwrap();
    let output = reddragon(&["worlds", "--function", "kind", "--to", line, program], "");
    (output.status.code(), out(&output))
}

#[test]
fn a_way_to_a_line_has_its_condition_an_example_and_the_variables_there() {
    let (code, text) = to("9");
    assert_eq!(code, Some(0));
    let mut lines = text.lines();
    assert_eq!(lines.next(), Some("to_a_line.py:9: one world comes here"));
    let way = lines.next().unwrap();
    assert!(
        way.starts_with("  not (n > 100) and (n * n == 49)  [n = "),
        "{way}"
    );
    assert!(
        way.contains("  with n = symbolic(n)") && way.ends_with("total = 0"),
        "{way}"
    );
    // The line that a decided branch leads to at once.
    assert!(to("4").1.contains("\n  (n > 100)  [n = 101"));
    // The first line of a function, where nothing was asked yet.
    assert!(to("2").1.contains("\n  always"));
}

#[test]
fn where_no_world_comes_the_condition_that_excludes_it_is_told() {
    let (code, text) = to("6");
    assert_eq!(code, Some(1));
    assert_eq!(
        text,
        "to_a_line.py:6: no world comes here\n  line 5: `n < 50` never holds where (n > 100)\n"
    );
    // A condition without unknowns.
    assert!(
        to("11")
            .1
            .ends_with("\n  line 10: `total > 5` never holds\n")
    );
    assert!(
        to("15")
            .1
            .ends_with("\n  `unused` is never called, or ends before\n")
    );
}

#[test]
fn a_way_to_a_line_is_json_as_well() {
    let program = file("to_a_line.py", PROGRAM);
    let arguments = [
        "worlds",
        "--json",
        "--function",
        "kind",
        "--to",
        "to_a_line.py:7",
    ];
    let output = reddragon(&[&arguments[..], &[program.to_str().unwrap()]].concat(), "");
    let told: Value = serde_json::from_str(&out(&output)).unwrap();
    assert_eq!(
        (&told["file"], &told["line"]),
        (&"to_a_line.py".into(), &7.into())
    );
    let worlds = told["worlds"].as_array().unwrap();
    assert_eq!(worlds.len(), 1);
    assert_eq!(worlds[0]["condition"], "(n > 100) and not (n < 50)");
    assert!(worlds[0]["input"]["n"].as_i64().unwrap() > 100);
    assert_eq!(worlds[0]["status"], "arrived");
    assert_eq!(worlds[0]["variables"]["total"], "symbolic(n * 2)");
    let line = reddragon(&["worlds", "--to", "99", program.to_str().unwrap()], "");
    assert_eq!(line.status.code(), Some(2));
}

#[test]
fn a_world_tells_what_its_variables_hold_at_its_end() {
    let source = "#include <stdio.h>\nint missing(void);\nint main(void) {\n    int n = missing();\n    int k = 3;\n    if (n > k) k = 4;\n    return 0;\n}\n";
    let program = file("ends.c", source);
    let output = reddragon(&["worlds", "--json", program.to_str().unwrap()], "");
    let told: Value = serde_json::from_str(&out(&output)).unwrap();
    let worlds = told["worlds"].as_array().unwrap();
    let held: Vec<&Value> = worlds
        .iter()
        .map(|world| &world["variables"]["k"])
        .collect();
    assert_eq!(held, ["4", "3"]);
}
