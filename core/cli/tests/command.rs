//! The command line as people and programs use it: what it prints, and with which status it ends.

use crate::support::{err, file, out, reddragon};
use serde_json::Value;

const PROGRAM: &str = "\
import math

def area(radius):
    return math.pi * radius ** 2

name = input()
sizes = [1, 2.5]
greeting = f\"hello {name}\"
print(greeting)
print(round(area(2), 3))
later = missing_function(sizes)
";

/// Runs a program with `--json`; the command must have worked.
fn json(arguments: &[&str]) -> Value {
    let output = reddragon(&[&["run", "--json"], arguments].concat(), "");
    assert_eq!((output.status.code(), err(&output).as_str()), (Some(0), ""));
    let text = out(&output);
    assert_eq!(text.lines().count(), 1, "one object on one line: {text}");
    serde_json::from_str(&text).expect("JSON")
}

fn keys(value: &Value) -> Vec<&str> {
    value
        .as_object()
        .expect("an object")
        .keys()
        .map(String::as_str)
        .collect()
}

#[test]
fn the_report_has_its_keys_and_types() {
    let program = file("report.py", PROGRAM);
    let input = file("report.in", "Ann\n");
    let report = json(&[
        "--stdin",
        input.to_str().unwrap(),
        program.to_str().unwrap(),
    ]);
    assert_eq!(
        keys(&report),
        [
            "status",
            "exit_code",
            "stdout",
            "stderr",
            "vars",
            "steps",
            "symbolic",
            "unsupported",
            "assumed",
            "diagnostics",
            "times_ms",
        ]
    );
    assert_eq!(report["status"], "finished");
    assert_eq!(report["exit_code"], 0);
    assert_eq!(report["stdout"], "hello Ann\n12.566\n");
    assert_eq!(report["stderr"], "");
    assert_eq!(
        report["vars"],
        serde_json::json!({
            "name": "'Ann'",
            "sizes": "[1, 2.5]",
            "greeting": "'hello Ann'",
            "later": "symbolic(missing_function([1, 2.5]))",
        })
    );
    assert!(report["steps"].as_u64().unwrap() > 20);
    assert_eq!(report["symbolic"], 1);
    assert_eq!(report["unsupported"], serde_json::json!([]));
    let finding = &report["diagnostics"][0];
    assert_eq!(keys(finding), ["kind", "line", "column", "message"]);
    assert_eq!(
        (&finding["kind"], &finding["line"], &finding["column"]),
        (&"unknown_name".into(), &11.into(), &8.into())
    );
    assert_eq!(report["diagnostics"].as_array().unwrap().len(), 1);
    for part in ["parse", "lower", "cfg", "exec"] {
        assert!(report["times_ms"][part].as_f64().unwrap() >= 0.0, "{part}");
    }
}

#[test]
fn the_report_says_how_a_run_ended() {
    for (name, source, status, code, stderr) in [
        ("finished", "x = 1\n", "finished", 0, ""),
        ("exit", "import sys\nsys.exit(3)\n", "finished", 3, ""),
        (
            "message",
            "raise SystemExit('no luck')\n",
            "finished",
            1,
            "no luck\n",
        ),
        (
            "error",
            "def f():\n    return [][1]\nf()\n",
            "error",
            1,
            "Traceback (most recent call last):\n  File \"ending_error.py\", line 3, in <module>\n    f()\n  \
             File \"ending_error.py\", line 2, in f\n    return [][1]\n           ~~^^^\n\
             IndexError: list index out of range\n",
        ),
    ] {
        let program = file(&format!("ending_{name}.py"), source);
        let report = json(&[program.to_str().unwrap()]);
        assert_eq!(report["status"], status, "{name}");
        assert_eq!(report["exit_code"], code, "{name}");
        assert_eq!(report["stderr"], stderr, "{name}");
        let output = reddragon(&["run", program.to_str().unwrap()], "");
        assert_eq!(
            output.status.code(),
            Some(code),
            "without --json the status is the program's: {name}"
        );
        assert_eq!(err(&output), stderr, "{name}");
    }
}

#[test]
fn an_error_that_a_language_tells_of_on_its_output_has_a_place_and_the_status_of_the_language() {
    let source = "<?php\nfunction f() {\n    return intdiv(1, 0);\n}\nf();\n";
    let program = file("uncaught.php", source);
    let report = json(&[program.to_str().unwrap()]);
    assert_eq!(
        (&report["status"], &report["exit_code"]),
        (&"error".into(), &255.into())
    );
    let finding = &report["diagnostics"][0];
    assert_eq!(
        (&finding["kind"], &finding["line"]),
        (&"uncaught_exception".into(), &3.into())
    );
    let output = reddragon(&["run", program.to_str().unwrap()], "");
    assert_eq!(output.status.code(), Some(255));
    assert!(out(&output).starts_with("\nFatal error: Uncaught DivisionByZeroError"));
    assert_eq!(err(&output), "", "it has been told once");
}

#[test]
fn the_step_limit_is_exact() {
    let program = file("endless.py", "n = 0\nwhile True:\n    n += 1\n");
    let report = json(&["--max-steps", "1234", program.to_str().unwrap()]);
    assert_eq!(report["status"], "step_limit");
    assert_eq!(report["steps"], 1234);
    assert!(
        report["vars"]["n"]
            .as_str()
            .unwrap()
            .parse::<u64>()
            .unwrap()
            > 100
    );
    let output = reddragon(
        &["run", "--max-steps", "1234", program.to_str().unwrap()],
        "",
    );
    assert_eq!(err(&output), "endless.py: stopped after 1234 steps\n");
}

#[test]
fn unsupported_constructs_are_listed_with_their_kind() {
    let program = file("unsupported.py", "print('a')\nx = )\nprint('b')\n");
    let report = json(&[program.to_str().unwrap()]);
    assert_eq!(report["unsupported"], serde_json::json!(["ERROR"]));
    assert_eq!(report["diagnostics"][0]["kind"], "invalid_program");
    assert_eq!(report["diagnostics"][0]["message"], "unmatched ')'");
    assert_eq!(report["diagnostics"][0]["line"], 2);
    assert_eq!(report["stdout"], "a\nb\n");
}

#[test]
fn a_complete_program_lacks_nothing() {
    let program = file("complete.py", "missing()\n");
    assert_eq!(json(&[program.to_str().unwrap()])["status"], "finished");
    let report = json(&["--complete", program.to_str().unwrap()]);
    assert_eq!(
        (&report["status"], &report["exit_code"]),
        (&"error".into(), &1.into())
    );
}

#[test]
fn the_program_may_come_from_standard_input() {
    let output = reddragon(&["run", "--lang", "python", "-"], "print(6 * 7)\n");
    assert_eq!(
        (output.status.code(), out(&output).as_str()),
        (Some(0), "42\n")
    );
}

#[test]
fn the_programs_input_may_be_piped() {
    let program = file("piped.py", "print(input().upper())\n");
    let output = reddragon(&["run", program.to_str().unwrap()], "abc\n");
    assert_eq!(out(&output), "ABC\n");
}

#[test]
fn files_that_are_no_utf_8_are_read_as_the_command_says() {
    let latin = file("Latin.java", b"class Latin {\n  public static void main(String[] a) {\n    System.out.println(\"\xe9\".length());\n  }\n}\n");
    let latin = latin.to_str().unwrap();
    let output = reddragon(&["run", "--encoding", "ISO-8859-1", latin], "");
    assert_eq!(
        (output.status.code(), out(&output).as_str()),
        (Some(0), "1\n")
    );
    let output = reddragon(&["run", "--encoding", "koi8-r", latin], "");
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn what_cannot_be_done_is_said_and_gives_status_2() {
    let latin = file("latin.py", b"x = '\xe9'\n");
    let fine = file("fine.py", "x = 1\n");
    let fine = fine.to_str().unwrap();
    for (arguments, message) in [
        (&["run", "no/such/file.py"][..], "no/such/file.py"),
        (
            &["run", latin.to_str().unwrap()],
            "byte 0xe9 in line 1 is no UTF-8",
        ),
        (&["run", "--lang", "klingon", fine], "`klingon`: python, "),
        (&["run", "--stdin", "no/such/input", fine], "no/such/input"),
        (&["run", "README"], "--lang"),
        (&["cfg", "--format", "crayon", fine], "crayon"),
        (&["walk", fine], "walk"),
        (&["run"], "which file?"),
        (&[], "which command?"),
        (
            &["run", "--max-steps", "many", fine],
            "`--max-steps` takes a whole number, not `many`",
        ),
    ] {
        let output = reddragon(arguments, "");
        assert_eq!(
            (output.status.code(), out(&output).as_str()),
            (Some(2), ""),
            "{arguments:?}"
        );
        assert!(
            err(&output).contains(message),
            "{arguments:?}: {}",
            err(&output)
        );
    }
}

const SMALL: &str = "def half(n):\n    if n > 1:\n        return n / 2\n    return n\n";

#[test]
fn the_ir_of_a_small_program() {
    let program = file("small.py", SMALL);
    let output = reddragon(&["ir", program.to_str().unwrap()], "");
    let expected = "\
module main python
entry:                                      # 1:0-1:0
  branch end_half_1                         # 1:0-4:12
func_half_0:                                # 1:0-4:12
  %0 = symbolic param:n                     # 1:9-1:10
  decl_var n %0                             # 1:9-1:10
  %1 = load_var n                           # 2:7-2:8
  %2 = const 1                              # 2:11-2:12
  %3 = binop > %1 %2                        # 2:7-2:12
  branch_if %3 if_true_3,if_end_2           # 2:7-2:12
if_true_3:                                  # 2:4-3:20
  %4 = load_var n                           # 3:15-3:16
  %5 = const 2                              # 3:19-3:20
  %6 = binop / %4 %5                        # 3:15-3:20
  return %6                                 # 3:8-3:20
if_end_2:                                   # 3:20-3:20
  %7 = load_var n                           # 4:11-4:12
  return %7                                 # 4:4-4:12
  %8 = const nil                            # 4:12-4:12
  return %8                                 # 4:12-4:12
end_half_1:                                 # 1:0-4:12
  %9 = const <function:half@func_half_0>    # 1:0-4:12
  decl_var half %9                          # 1:0-4:12
";
    assert_eq!(out(&output), expected);
    // What it prints can be read again, and is then printed alike.
    let text = file("small.ir", out(&output));
    let output = reddragon(&["ir", text.to_str().unwrap()], "");
    assert_eq!(
        (out(&output).as_str(), err(&output).as_str()),
        (expected, "")
    );
}

#[test]
fn ir_text_runs_like_its_source() {
    let program = file(
        "ir_source.py",
        "def f(n):\n    return n * 2\nprint(f(21))\n",
    );
    let text = file(
        "ir_text.ir",
        out(&reddragon(&["ir", program.to_str().unwrap()], "")),
    );
    let output = reddragon(&["run", text.to_str().unwrap()], "");
    assert_eq!(
        (out(&output).as_str(), output.status.code()),
        ("42\n", Some(0)),
        "{}",
        err(&output)
    );
}

#[test]
fn what_breaks_a_rule_of_the_ir_is_told_where_it_stands_in_the_text() {
    let text = "module main plain\nentry:\n  branch away    # 7:0-7:3\n";
    let text = file("no_label.ir", text);
    let output = reddragon(&["run", text.to_str().unwrap()], "");
    let told = err(&output);
    assert!(
        told.contains("no_label.ir:3:3: error: label `away` is placed nowhere"),
        "{told}"
    );
}

#[test]
fn the_control_flow_in_every_format() {
    let program = file("flow.py", SMALL);
    let program = program.to_str().unwrap();
    let text = out(&reddragon(&["cfg", program], ""));
    assert!(text.starts_with("module main\n"), "{text}");
    assert!(
        text.contains("half(n)\n") && text.contains("(true)") && text.contains("(false)"),
        "{text}"
    );
    let dot = out(&reddragon(&["cfg", "--format", "dot", program], ""));
    assert!(
        dot.starts_with("digraph cfg {\n") && dot.ends_with("}\n"),
        "{dot}"
    );
    assert!(dot.contains("[label=\"true\"];"), "{dot}");
    let mermaid = out(&reddragon(&["cfg", "--format", "mermaid", program], ""));
    assert!(mermaid.starts_with("flowchart "), "{mermaid}");
    assert!(mermaid.contains("-->|true|"), "{mermaid}");
    let svg = out(&reddragon(&["cfg", "--format", "svg", program], ""));
    assert!(
        svg.starts_with("<svg ") && svg.trim_end().ends_with("</svg>"),
        "{svg}"
    );
}

#[test]
fn the_tree_of_a_small_program() {
    let program = file("tree.py", "x = f(1)\n");
    let output = reddragon(&["tree", program.to_str().unwrap()], "");
    assert_eq!(
        out(&output),
        "\
module 1:0-2:0
  expression_statement 1:0-1:8
    assignment 1:0-1:8
      left: identifier 1:0-1:1 \"x\"
      right: call 1:4-1:8
        function: identifier 1:4-1:5 \"f\"
        arguments: argument_list 1:5-1:8
          integer 1:6-1:7 \"1\"
"
    );
    let nodes: Value = serde_json::from_str(&out(&reddragon(
        &["tree", "--json", program.to_str().unwrap()],
        "",
    )))
    .unwrap();
    assert_eq!(
        keys(&nodes[0]),
        ["kind", "field", "named", "error", "missing", "span"]
    );
    assert_eq!(nodes[0]["kind"], "module");
}

#[test]
fn a_wrong_call_says_what_is_wrong_and_where_help_is() {
    for (arguments, wrong) in [
        (&["frob"][..], "there is no command `frob`"),
        (
            &["run", "--max-steps", "x", "a.py"],
            "`--max-steps` takes a whole number, not `x`",
        ),
    ] {
        let output = reddragon(arguments, "");
        assert_eq!(output.status.code(), Some(2));
        let error = String::from_utf8_lossy(&output.stderr);
        assert_eq!(
            error,
            format!("reddragon: {wrong}\n`reddragon --help` lists commands and options\n")
        );
    }
}

#[test]
fn a_file_whose_name_tells_no_language_is_read_for_a_hint() {
    let told = |name: &str, text: &str| {
        let program = file(name, text);
        let output = reddragon(&["run", program.to_str().unwrap()], "");
        assert_eq!(output.status.code(), Some(2));
        err(&output)
    };
    let python = "def f(x):\n    return x\n\nprint(f(1))\n";
    let hinted = told("hinted.txt", python);
    assert!(
        hinted.contains("for `.txt`: give --lang python (which it reads like)"),
        "{hinted}"
    );
    let silent = told("silent", "x = 1\n");
    assert!(
        silent.trim_end().ends_with("the language: give --lang"),
        "{silent}"
    );
}

#[test]
fn help_version_and_languages() {
    let help = reddragon(&["--help"], "");
    assert!(out(&help).starts_with("usage: reddragon <command>") && help.status.success());
    assert_eq!(
        out(&reddragon(&["--version"], "")),
        format!("reddragon {}\n", env!("CARGO_PKG_VERSION"))
    );
    assert!(
        out(&reddragon(&["languages"], ""))
            .lines()
            .any(|line| line.starts_with("python "))
    );
}

const FLOW: &str = "\
a = 1
b = 2
c = a + b

def square(x):
    return x * x

def unused(y):
    return y

g = square(c)
name = input()
exec(name)
";

#[test]
fn data_flow_is_printed_as_text_json_and_graphs() {
    let file = file("data_flow.py", FLOW);
    let path = file.to_str().expect("UTF-8");
    let text = out(&reddragon(&["dataflow", path], ""));
    assert!(
        text.contains("  c <- a, b\n  g <- c  (and so a, b)\n"),
        "{text}"
    );
    let json: Value =
        serde_json::from_str(&out(&reddragon(&["dataflow", path, "--json"], ""))).expect("JSON");
    assert_eq!(json["direct"]["g"], serde_json::json!(["c"]));
    assert_eq!(json["transitive"]["g"], serde_json::json!(["a", "b", "c"]));
    let dot = out(&reddragon(
        &["dataflow", path, "--format", "dot", "--slice", "c@3"],
        "",
    ));
    assert!(
        dot.contains("label=\"c\"") && !dot.contains("label=\"g\""),
        "{dot}"
    );
    let taint = [
        "dataflow", path, "--json", "--source", "input", "--sink", "exec",
    ];
    assert_eq!(out(&reddragon(&taint, "")), "{\"taint\":[[12,13]]}\n");
}

#[test]
fn slices_and_calls_are_printed() {
    let file = file("slices.py", FLOW);
    let path = file.to_str().expect("UTF-8");
    let slice = |arguments: &[&str]| {
        out(&reddragon(
            &[&["slice", path, "--json"], arguments].concat(),
            "",
        ))
    };
    assert_eq!(slice(&["--at", "3:c"]), "{\"lines\":[1,2,3]}\n");
    assert_eq!(
        slice(&["--at", "2:b", "--forward"]),
        "{\"lines\":[2,3,5,6,11]}\n"
    );
    let missing = reddragon(&["slice", path, "--at", "1:nobody"], "");
    assert_eq!(missing.status.code(), Some(2));
    let calls: Value =
        serde_json::from_str(&out(&reddragon(&["calls", path, "--json"], ""))).expect("JSON");
    assert_eq!(
        calls["calls"],
        serde_json::json!([{"from": "module", "to": "square", "line": 11, "explicit": true}])
    );
}

#[test]
fn undefined_behaviour_is_a_finding_with_notes() {
    let program = file(
        "freed.c",
        "#include <stdlib.h>\nint main(void) {\n    int *p = malloc(4);\n    free(p);\n    return *p;\n}\n",
    );
    let report = json(&[program.to_str().unwrap()]);
    assert_eq!(report["status"], "ub");
    let finding = &report["diagnostics"][0];
    assert_eq!(finding["kind"], "dangling_pointer");
    assert_eq!(finding["line"], 5);
    let lines: Vec<_> = finding["notes"]
        .as_array()
        .expect("notes")
        .iter()
        .map(|note| note["line"].as_u64())
        .collect();
    assert_eq!(
        lines,
        [Some(3), Some(4)],
        "where it was allocated and freed"
    );
}

#[test]
fn worlds_say_what_leads_to_them_and_what_comes_of_them() {
    let source = "def kind(n, name):\n    if n > 10:\n        print('hi')\n        return 1\n    if name is None:\n        return 2\n    return 3\n";
    let program = file("kind.py", source);
    let program = program.to_str().unwrap();
    let output = reddragon(&["worlds", "--json", "--function", "kind", program], "");
    let report: Value = serde_json::from_str(&out(&output)).unwrap();
    let worlds = report["worlds"].as_array().unwrap();
    let conditions: Vec<&str> = worlds
        .iter()
        .map(|world| world["condition"].as_str().unwrap())
        .collect();
    assert_eq!(
        conditions,
        [
            "(n > 10)",
            "not (n > 10) and (name is None)",
            "not (n > 10) and not (name is None)"
        ]
    );
    assert!(worlds[0]["input"]["n"].as_i64().unwrap() > 10);
    assert_eq!(worlds[1]["input"]["name"], Value::Null);
    assert_eq!(worlds[0]["stdout"], "hi\n");
    assert_eq!(worlds[2]["result"], "3");
    assert_eq!(worlds[2]["status"], "finished");
    assert_eq!(report["stopped"], Value::Null);
    let output = reddragon(
        &[
            "worlds",
            "--json",
            "--max-worlds",
            "2",
            "--function",
            "kind",
            program,
        ],
        "",
    );
    let report: Value = serde_json::from_str(&out(&output)).unwrap();
    assert_eq!(report["stopped"], "worlds");
    let output = reddragon(&["run", "--function", "kind", "--sides", "ny", program], "");
    assert_eq!(out(&output), "returns 2\n");
    let output = reddragon(
        &["run", "--function", "kind", "--ask", program],
        "x\nn\nn\n",
    );
    assert_eq!(out(&output), "returns 3\n");
}

#[test]
fn unknown_calls_are_listed_and_answered() {
    let program = file("calls.py", "a = fetch('x')\nb = fetch('y')\nprint(a, b)\n");
    let program = program.to_str().unwrap();
    let report = json(&["--unknowns", program]);
    let mut calls = report["unknown_calls"].clone();
    assert_eq!(calls[1]["call"], "fetch('y')");
    assert_eq!(calls[1]["line"], 2);
    calls[1]["returns"] = serde_json::json!([1, {"k": null}]);
    let answers = file("answers.json", calls.to_string());
    let report = json(&[
        "--unknowns",
        "--answers",
        answers.to_str().unwrap(),
        program,
    ]);
    assert_eq!(report["stdout"], "symbolic(fetch('x')) [1, {'k': None}]\n");
    assert_eq!(report["unknown_calls"][1]["returns"], calls[1]["returns"]);
    let wrong = file("wrong.json", "[{\"returns\": 1}]");
    let output = reddragon(&["run", "--answers", wrong.to_str().unwrap(), program], "");
    assert!(err(&output).contains("is no answer"), "{}", err(&output));
}

#[test]
fn a_programs_outermost_variables_are_those_of_its_main() {
    let program = file(
        "outer.c",
        "int main(void) { int a = 1; int b = a + 1; return b; }\n",
    );
    let program = program.to_str().unwrap();
    let output = reddragon(&["dataflow", "--json", program], "");
    let report: Value = serde_json::from_str(&out(&output)).unwrap();
    assert_eq!(report["direct"], serde_json::json!({"b": ["a"]}));
    assert_eq!(report["transitive"], serde_json::json!({"b": ["a"]}));
    let output = reddragon(&["types", "--json", program], "");
    let report: Value = serde_json::from_str(&out(&output)).unwrap();
    assert_eq!(report["variables"]["b"], "int");
    assert_eq!(report["variables"]["main.b"], "int");
}

#[test]
fn analyses_call_things_what_people_call_them() {
    let program = "\
public class Shop {
    static int total = 0;
    enum Color { RED, GREEN }
    static class Box { int item; Box(int item) { this.item = item; } int get() { return item; } }
    static int add(int a, int b) { int c = a + b; return c; }
    public static void main(String[] args) {
        int x = 1;
        int y = x + 1;
        total = add(x, y);
        Box box = new Box(total);
        int[] all = {x, box.get()};
        Runnable show = () -> System.out.println(all.length);
        show.run();
        System.out.println(Color.values().length);
    }
}
";
    let file = file("Shop.java", program);
    let path = file.to_str().expect("UTF-8");
    let asked = |command: &str| -> Value {
        serde_json::from_str(&out(&reddragon(&[command, path, "--json"], ""))).expect("JSON")
    };
    let types = asked("types");
    assert_eq!(
        types["functions"],
        serde_json::json!({
            "Shop.add": "(a: int, b: int) -> int",
            "Shop.main": "(args: String[]) -> void",
            "Shop.lambda$main$0": "() -> void",
            "Shop.<init>": "() -> void",
            "Shop.Box.get": "() -> int",
            "Shop.Box.<init>": "(item: int) -> void",
            "Shop.Color.values": "() -> Color[]",
            "Shop.Color.valueOf": "(name: String) -> Color",
            "Shop.Color.<init>": "() -> void",
        })
    );
    assert_eq!(types["variables"]["total"], "int");
    assert_eq!(types["variables"]["Shop.total"], "int");
    assert_eq!(types["variables"]["Shop.Box.item"], "int");
    let flow = asked("dataflow");
    assert_eq!(flow["direct"]["y"], serde_json::json!(["x"]));
    assert_eq!(flow["direct"]["total"], serde_json::json!(["x", "y"]));
    let text = out(&reddragon(&["dataflow", path], ""));
    assert!(!text.contains(['$', '[']), "{text}");
    assert!(!text.contains("no value"), "{text}");
    let calls = asked("calls");
    let calls: Vec<(&str, &str)> = (calls["calls"].as_array().expect("a list").iter())
        .map(|call| {
            let name = |end: &str| call[end].as_str().expect("a name");
            (name("from"), name("to"))
        })
        .collect();
    for (from, to) in [
        ("Shop.main", "Shop.add"),
        ("Shop.main", "Shop.Box.<init>"),
        ("Shop.main", "Shop.Box.get"),
        ("Shop.main", "Shop.lambda$main$0"),
        ("Shop.main", "Shop.Color.values"),
    ] {
        assert!(calls.contains(&(from, to)), "{from} -> {to}: {calls:?}");
    }
    assert!(
        calls
            .iter()
            .all(|(from, to)| !from.contains(".$") && !to.contains(".$"))
    );
}

#[test]
fn data_flows_through_memory_to_the_variables_that_live_there() {
    let program = "\
#include <stdio.h>
#include <stdlib.h>
static void swap(int *a, int *b) { int t = *a; *a = *b; *b = t; }
int main(void) {
    int x = 1, y = 2, n = 5;
    swap(&x, &y);
    int pair[2] = {n, n};
    int *heap = malloc(4 * sizeof *heap);
    heap[0] = n;
    int z = heap[0];
    char name[20];
    sprintf(name, \"%d\", z);
    puts(name);
    return 0;
}
";
    let file = file("memory.c", program);
    let path = file.to_str().expect("UTF-8");
    let flow: Value =
        serde_json::from_str(&out(&reddragon(&["dataflow", path, "--json"], ""))).expect("JSON");
    assert_eq!(
        flow["functions"]["main"]["direct"],
        serde_json::json!({
            "x": ["x", "y"],
            "y": ["x", "y"],
            "pair": ["n"],
            "heap": ["n"],
            "z": ["heap", "n"],
            "name": ["z"],
        })
    );
}

#[test]
fn a_program_gets_the_arguments_behind_its_file() {
    let python = "import sys\nprint(sys.argv[1:])\n";
    let java = "class Main {\n    public static void main(String[] words) {\n        System.out.println(String.join(\"|\", words) + words.length);\n    }\n}\n";
    let c = "#include <stdio.h>
int main(int argc, char **argv) {
    for (int i = 1; i < argc; i++)
        printf(\"%s|\", argv[i]);
    argv[1][0] = 'X';
    printf(\"%s %d %d\\n\", argv[1], argc, argv[argc] == NULL);
}
";
    for (name, source, output) in [
        ("args.py", python, "['one', '--two', 'drei Vögel']\n"),
        ("Main.java", java, "one|--two|drei Vögel3\n"),
        ("args.c", c, "one|--two|drei Vögel|Xne 4 1\n"),
    ] {
        let program = file(name, source);
        let program = program.to_str().expect("UTF-8");
        let given = ["run", program, "one", "--", "--two", "drei Vögel"];
        assert_eq!(out(&reddragon(&given, "")), output, "{name}");
    }
    let none = file(
        "none.c",
        "int main(int argc, char **argv) { return argc * 10 + (argv[1] == 0); }\n",
    );
    let none = none.to_str().expect("UTF-8");
    assert_eq!(reddragon(&["run", none], "").status.code(), Some(11));
    let only_run = reddragon(&["ir", none, "more"], "");
    assert!(!only_run.status.success() && err(&only_run).contains("more"));
}

/// As `reddragon ir FILE | head` ends.
#[test]
fn a_reader_that_goes_away_is_no_error() {
    use std::process::{Command, Stdio};
    let program = file("read_in_part.py", "print(1 + 2)\n".repeat(5000));
    for command in ["ir", "cfg", "tree", "types", "dataflow", "worlds", "run"] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_reddragon"))
            .args([command, "--max-steps", "100000"])
            .arg(&program)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the command starts");
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("the command ends");
        assert_eq!(
            (output.status.code(), err(&output).as_str()),
            (Some(0), ""),
            "{command}"
        );
    }
}

/// What the library has for others is neither lowered nor run.
#[test]
fn a_small_program_of_java_pays_for_little_of_the_library() {
    let source = "public class Main { public static void main(String[] args) { System.out.println(args.length); } }";
    let path = file("Small.java", source);
    let path = path.to_str().expect("UTF-8");
    let report = json(&[path]);
    assert!(report["steps"].as_u64() < Some(300), "{}", report["steps"]);
    let all = out(&reddragon(&["ir", "--all", path], ""));
    let modules = all
        .lines()
        .filter(|line| line.starts_with("module "))
        .count();
    assert!(modules < 60, "{modules} modules");
}

#[test]
fn answers_say_what_calls_write() {
    let run = |name: &str, source: &str, answers: &str| {
        let program = file(name, source);
        let answers = file(&format!("{name}.json"), answers);
        let arguments = ["run", "--answers", answers.to_str().unwrap()];
        out(&reddragon(
            &[&arguments[..], &[program.to_str().unwrap()]].concat(),
            "",
        ))
    };
    let source = "\
class Box:
    pass
count = 1
box = Box()
box.size = 2
def work():
    k = 5
    print(fetch(k, box), k, count, box.size)
    return lambda: k
print(work()(), count)
";
    let answers = r#"[{"call": "fetch", "returns": "ok", "writes": {"k": 6, "count": [1, 2], "box.size": 9}}]"#;
    assert_eq!(
        run("writes.py", source, answers),
        "ok 6 [1, 2] 9\n6 [1, 2]\n"
    );
    let source = "\
#include <stdio.h>
struct pair { int a; double b; };
int g = 4;
void fill(struct pair *p, int *n);
int main(void) {
    struct pair p = {1, 2.5};
    struct pair *q = &p;
    int n = 3;
    long m = 8;
    fill(&p, &n);
    printf(\"%d %.1f %d %ld %d\\n\", p.a, p.b, n, m, g);
    return 0;
}
";
    let answers =
        r#"[{"call": "fill", "writes": {"p.a": 7, "q.b": 1.5, "n": 10, "m": 11, "g": 12}}]"#;
    assert_eq!(run("writes.c", source, answers), "7 1.5 10 11 12\n");
    let source = "\
import shop.Remote;
public class Main {
    int v = 1;
    static int s = 2;
    void go() {
        int k = 3;
        Remote.call(k, this);
        System.out.println(k + \" \" + v + \" \" + s);
    }
    public static void main(String[] args) { new Main().go(); }
}
";
    let answers = r#"[{"call": "shop.Remote.call", "writes": {"k": 30, "this.v": 31, "s": 32}}]"#;
    assert_eq!(run("writes.java", source, answers), "30 31 32\n");
}
