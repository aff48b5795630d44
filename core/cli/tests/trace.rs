//! `reddragon trace`: every step of the program's own with its place and with what it did.

use crate::support::{err, file, out, reddragon};
use serde_json::Value;

const PROGRAM: &str = "\
class Box:
    pass

def half(n):
    return n // 2

box = Box()
box.size = half(9)
items = [1, 2]
items[0] = sorted([3, 1])[0]
try:
    1 / (box.size - 4)
except ZeroDivisionError:
    print('caught')
raise ValueError('end')
";

/// The lines of a trace, which must have worked.
fn trace(arguments: &[&str]) -> Vec<Value> {
    let output = reddragon(&[&["trace"], arguments].concat(), "");
    assert_eq!((output.status.code(), err(&output).as_str()), (Some(0), ""));
    let text = out(&output);
    let lines = text.lines().map(serde_json::from_str);
    lines.map(|line| line.expect("JSON")).collect()
}

fn having<'a>(lines: &'a [Value], key: &'static str) -> Vec<&'a Value> {
    lines
        .iter()
        .filter(|line| line.get(key).is_some())
        .collect()
}

#[test]
fn a_trace_says_what_each_step_did() {
    let program = file("traced.py", PROGRAM);
    let lines = trace(&[program.to_str().unwrap()]);
    let steps: Vec<u64> = (lines.iter())
        .map(|line| line["step"].as_u64().unwrap())
        .collect();
    assert!(steps.is_sorted_by(|one, next| one < next));
    let call = having(&lines, "calls");
    let call = call.iter().find(|line| line["calls"] == "half").unwrap();
    assert_eq!((&call["line"], &call["column"]), (&8.into(), &11.into()));
    assert_eq!(call["function"], "");
    let returned = having(&lines, "returns");
    let returned = returned.iter().find(|line| line["function"] == "half");
    assert_eq!(returned.unwrap()["returns"], "4");
    let size = lines.iter().find(|line| line["member"]["name"] == "size");
    assert_eq!(size.unwrap()["member"]["value"], "4");
    assert_eq!(having(&lines, "element")[0]["element"]["value"], "1");
    let variables = having(&lines, "variable");
    let n = variables
        .iter()
        .find(|line| line["variable"]["name"] == "n");
    assert_eq!(n.unwrap()["variable"]["value"], "9");
    // What the library does for an instruction belongs to that instruction.
    let sorted = lines.iter().find(|line| {
        let text = line["instruction"].as_str().unwrap();
        text.contains("call_function sorted")
    });
    assert_eq!(sorted.unwrap()["register"]["value"], "[1, 3]");
    assert_eq!(having(&lines, "stdout")[0]["stdout"], "caught\n");
    let raised = having(&lines, "raises");
    let caught: Vec<&Value> = raised
        .iter()
        .map(|line| &line["raises"]["caught"])
        .collect();
    assert_eq!(caught, [true, false]);
    assert_eq!(
        raised[0]["raises"]["value"],
        "ZeroDivisionError('division by zero')"
    );
    assert!(
        having(&lines, "stderr")[0]["stderr"]
            .as_str()
            .unwrap()
            .contains("ValueError: end")
    );
}

#[test]
fn a_trace_is_of_a_part_of_the_run_or_of_one_function() {
    let program = file("traced.py", PROGRAM);
    let program = program.to_str().unwrap();
    let all = trace(&[program]);
    let part = trace(&["--from", "5", "--to", "9", program]);
    let wanted: Vec<&Value> = (all.iter())
        .filter(|line| (5..9).contains(&line["step"].as_u64().unwrap()))
        .collect();
    assert_eq!(part.iter().collect::<Vec<_>>(), wanted);
    let one = trace(&["--function", "half", program]);
    assert!(!one.is_empty() && one.iter().all(|line| line["function"] == "half"));
    let output = reddragon(&["trace", "--function", "none", program], "");
    assert_eq!(output.status.code(), Some(2));
    assert!(err(&output).contains("there is no function `none`"));
}

#[test]
fn a_trace_of_c_tells_what_goes_to_memory() {
    let source = "#include <stdio.h>\nint main(void) {\n    int x = 1;\n    int *p = &x;\n    *p = 7;\n    printf(\"%d\\n\", x);\n    return 0;\n}\n";
    let program = file("traced.c", source);
    let lines = trace(&[program.to_str().unwrap()]);
    let written = having(&lines, "memory");
    let seven = written.iter().find(|line| line["line"] == 5).unwrap();
    assert_eq!(seven["memory"]["value"], "7");
    assert_eq!(having(&lines, "stdout")[0]["line"], 6);
}
