//! Answers of a language model from a script: lowering, repair, calls of what is missing.

use crate::support::{err, file, out, reddragon};
use serde_json::{Value, json};

const HASKELL: &str = "\
import Data.Char (toUpper, ord)

factorial :: Int -> Int
factorial 0 = 1
factorial n = n * factorial (n - 1)

x = factorial 5
ch = toUpper 'a'
code = ord ch
total = x + code
";

/// What a model makes of it: with fences, though it is told not to.
const LOWERED: &str = r#"```
entry:
  branch end_factorial_1                    # 4:0-5:35
func_factorial_0:
  %0 = symbolic param:n
  decl_var n %0
  %1 = load_var n
  %2 = const 0
  %3 = binop == %1 %2
  branch_if %3 if_true_2,if_false_3
if_true_2:
  %4 = const 1
  return %4
if_false_3:
  %5 = load_var n
  %6 = const 1
  %7 = binop - %5 %6
  %8 = call_function factorial %7
  %9 = load_var n
  %10 = binop * %9 %8
  return %10
end_factorial_1:
  %12 = const <function:factorial@func_factorial_0>
  decl_var factorial %12
  %13 = const 5
  %14 = call_function factorial %13         # 7:4-7:15
  decl_var x %14
  %15 = const "a"
  %16 = call_function toUpper %15           # 8:5-8:16
  decl_var ch %16
  %17 = load_var ch
  %18 = call_function ord %17               # 9:7-9:13
  decl_var code %18
  %19 = load_var x
  %20 = load_var code
  %21 = binop + %19 %20                     # 10:8-10:16
  decl_var total %21
```"#;

/// Runs a program with a script; gives the report.
fn report(name: &str, program: &str, script: &[&str], more: &[&str]) -> Value {
    let program = file(name, program);
    let script = file(&format!("{name}.json"), json!(script).to_string());
    let arguments = ["run", "--json", "--assist-replay", script.to_str().unwrap()];
    let arguments = [&arguments[..], more, &[program.to_str().unwrap()]].concat();
    let output = reddragon(&arguments, "");
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    serde_json::from_str(&out(&output)).unwrap()
}

#[test]
fn a_language_without_a_frontend_is_lowered_by_a_script() {
    let more = ["--language", "haskell", "--unknowns"];
    let told = report("unanswered.hs", HASKELL, &[LOWERED], &more);
    assert_eq!(told["vars"]["x"], "120");
    assert_eq!(told["vars"]["total"], "symbolic(120 + ord(toUpper('a')))");
    let lines = told["unknown_calls"].as_array().unwrap().iter();
    assert_eq!(lines.map(|call| &call["line"]).collect::<Vec<_>>(), [8, 9]);
    assert_eq!(told["assist"], json!({ "calls": 1, "failed": 0 }));
}

const KOTLIN: &str = "\
fun shout(words: List<String>): Int {
    for (word in words) println(\"$word!\")
    return words.size
}

val words = mutableListOf(\"one\")
words.add(\"two\")
print(\"spoken: \")
println(shout(words))
";

/// What a model makes of it, with the functions that it is told of.
const SHOUTED: &str = r#"entry:
  branch end_shout_1
func_shout_0:
  %0 = symbolic param:words
  decl_var words %0
  %1 = load_var words
  %2 = unop iter %1
loop_2:
  %3 = unop has_next %2
  branch_if %3 body_3,done_4
body_3:
  %4 = unop next %2
  %5 = const "!"
  %6 = binop + %4 %5
  %7 = call_function print %6              # 2:24-2:41
  branch loop_2
done_4:
  %8 = load_var words
  %9 = call_function len %8
  return %9
end_shout_1:
  %10 = const <function:shout@func_shout_0>
  decl_var shout %10
  %11 = const "one"
  %12 = new_array list %11
  decl_var words %12
  %13 = load_var words
  %14 = const "two"
  %15 = call_function append %13 %14
  %16 = const "spoken: "
  %17 = call_function write %16
  %18 = load_var words
  %19 = call_function shout %18
  %20 = call_function print %19
"#;

#[test]
fn a_translated_program_prints_what_its_source_would() {
    let more = ["--language", "kotlin"];
    let told = report("shout.kts", KOTLIN, &[SHOUTED], &more);
    assert_eq!(told["stdout"], "spoken: one!\ntwo!\n2\n");
    assert_eq!(told["unknown_calls"], Value::Null);
    assert_eq!(told["assist"], json!({ "calls": 1, "failed": 0 }));
}

#[test]
fn what_the_source_imports_is_answered_for() {
    let script = [LOWERED, r#"{"returns": "A"}"#, r#"{"returns": 65}"#];
    let told = report("answered.hs", HASKELL, &script, &["--language", "haskell"]);
    let vars = &told["vars"];
    assert_eq!(
        [&vars["x"], &vars["ch"], &vars["code"], &vars["total"]],
        ["120", "'A'", "65", "185"]
    );
    assert_eq!(told["assist"]["calls"], 3);
}

#[test]
fn an_answer_that_is_no_program_is_told() {
    let program = file("wrong.hs", HASKELL);
    let script = file(
        "wrong.json",
        json!(["a", "b", "c", "d", LOWERED]).to_string(),
    );
    let arguments = ["run", "--language", "haskell", "--assist-replay"];
    let files = [script.to_str().unwrap(), program.to_str().unwrap()];
    let output = reddragon(&[&arguments[..], &files].concat(), "");
    assert_eq!(output.status.code(), Some(2));
    assert!(err(&output).contains("No answer was a valid program"));
}

const PROCESS: &str = "\
def process(data):
    result = []
    for item in data
        result.append(item.value
    return result

class Item:
    value = 7

print(process([Item(), Item()]))
";

#[test]
fn broken_source_is_repaired_by_a_script() {
    let answer = "for item in data:\n    result.append(item.value)\nreturn result";
    let told = report("process.py", PROCESS, &[answer], &[]);
    assert_eq!(told["assist"], json!({ "calls": 1, "failed": 0 }), "{told}");
    assert_eq!(told["diagnostics"], json!([]));
    assert_eq!(told["stdout"], "[7, 7]\n");
}

#[test]
fn garbage_leaves_the_source_as_it_is() {
    let told = report("garbage.py", PROCESS, &["(:", "(:", "(:", "(:"], &[]);
    assert_eq!(told["assist"]["calls"], 3);
    let plain = reddragon(
        &["run", "--json", file("plain.py", PROCESS).to_str().unwrap()],
        "",
    );
    let plain: Value = serde_json::from_str(&out(&plain)).unwrap();
    assert_eq!(told["diagnostics"], plain["diagnostics"]);
    assert_eq!(told["stdout"], plain["stdout"]);
}

const REQUESTS: &str = "\
import requests

def extract_name(data):
    return data[\"user\"][\"name\"]

response = requests.get(\"https://api.example.com/users/1\")
body = response.json()
name = extract_name(body)
greeting = \"Hello, \" + name
";

#[test]
fn calls_of_a_module_that_is_missing_are_answered_for() {
    let unknown = report("nobody.py", REQUESTS, &[], &[]);
    let text = unknown["vars"]["greeting"].as_str().unwrap();
    assert!(text.starts_with("symbolic('Hello, ' + "), "{text}");
    // A response has no value that can be written down: it stays unknown, and what it gives is answered for.
    let script = [
        "{}",
        r#"{"returns": {"user": {"name": "Alice", "email": "alice@example.com"}}}"#,
    ];
    let told = report("alice.py", REQUESTS, &script, &[]);
    assert_eq!(told["vars"]["greeting"], "'Hello, Alice'");
    assert_eq!(told["assist"]["calls"], 2);
}

#[test]
fn a_complete_program_of_a_known_language_asks_nothing() {
    let source = "def f(n):\n    return 1 if n < 2 else n * f(n - 1)\nprint(f(5))\n";
    let told = report("complete.py", source, &["never asked"], &[]);
    assert_eq!(told["stdout"], "120\n");
    assert_eq!(told["assist"], json!({ "calls": 0, "failed": 0 }));
}

#[test]
fn an_answer_may_write_what_the_call_sees() {
    let source = "import store\n\ncount = 1\n\ndef load(n):\n    name = 'nobody'\n    store.fill(n)\n    return name\n\nfound = load(3)\n";
    let script = [r#"{"returns": null, "writes": {"name": "Ann", "n": 4}}"#];
    let told = report("writing.py", source, &script, &[]);
    assert_eq!(told["vars"]["found"], "'Ann'");
    assert_eq!(told["assist"], json!({ "calls": 1, "failed": 0 }));
    // What it does not see it cannot write.
    let script = [r#"{"returns": null, "writes": {"other": 1}}"#];
    let told = report("writing_elsewhere.py", source, &script, &[]);
    assert_eq!(told["vars"]["found"], "'nobody'");
}
