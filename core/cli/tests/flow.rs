//! Data flow, slices, taint, calls and worlds on the command line: for everyday programs of each language what a person would find
//! who reads them.

use crate::support::{err, out, reddragon};
use serde_json::{Value, json};

/// What a command says of one of the programs beside this test, as JSON.
fn asked(command: &str, program: &str, options: &[&str]) -> Value {
    let path = format!("{}/tests/programs/{program}", env!("CARGO_MANIFEST_DIR"));
    let arguments = [&[command, &path, "--json"], options].concat();
    let output = reddragon(&arguments, "");
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    serde_json::from_str(&out(&output)).expect("JSON")
}

fn lines(program: &str, options: &[&str]) -> Value {
    asked("slice", program, options)["lines"].clone()
}

fn taint(program: &str, source: &str, sink: &str) -> Value {
    let options = ["--source", source, "--sink", sink];
    asked("dataflow", program, &options)["taint"].clone()
}

/// For each call from where to where, and the line.
fn calls(program: &str) -> Vec<(String, String, u64)> {
    let report = asked("calls", program, &[]);
    let calls = report["calls"].as_array().expect("a list");
    let text = |value: &Value| value.as_str().expect("a name").to_owned();
    calls
        .iter()
        .map(|call| {
            let line = call["line"].as_u64().expect("a line");
            (text(&call["from"]), text(&call["to"]), line)
        })
        .collect()
}

fn expected_calls(calls: &[(&str, &str, u64)]) -> Vec<(String, String, u64)> {
    (calls.iter())
        .map(|&(from, to, line)| (from.to_owned(), to.to_owned(), line))
        .collect()
}

/// For each world its condition, input, status and result.
fn worlds(program: &str, function: &str) -> Vec<[Value; 4]> {
    let report = asked("worlds", program, &["--function", function]);
    assert_eq!(report["stopped"], Value::Null);
    let worlds = report["worlds"].as_array().expect("a list");
    (worlds.iter())
        .map(|world| ["condition", "input", "status", "result"].map(|key| world[key].clone()))
        .collect()
}

#[test]
fn a_page_of_python_with_the_library_and_a_missing_module() {
    let report = asked("dataflow", "inventory.py", &[]);
    assert_eq!(
        report["direct"],
        json!({
            "takings": ["n", "name", "shop"],
            "reply": ["requests"],
            "tax": ["reply", "requests"],
        })
    );
    let run = &report["functions"]["Shop.run"]["direct"];
    assert_eq!(run["total"], json!(["n", "name", "self", "total"]));
    let order = &report["functions"]["Shop.order"]["direct"];
    assert_eq!(*order, json!({"self": ["n", "name"]}));
    let take = &report["functions"]["Item.take"]["direct"];
    assert_eq!(*take, json!({"self": ["n", "self"]}));
}

#[test]
fn decorators_collections_and_higher_functions_of_python_join_nothing() {
    let report = asked("dataflow", "bank.py", &[]);
    assert_eq!(
        report["direct"],
        json!({
            "ann": ["start"],
            "bob": ["start"],
            "problem": ["ann", "bob", "start"],
            "message": ["problem"],
            "top": ["ann", "bob"],
            "kinds": ["top"],
            "common": ["kinds", "top"],
            "summed": ["sizes"],
            "queue": ["sizes"],
            "first": ["queue", "sizes"],
            "text": ["first", "paid"],
        })
    );
}

#[test]
fn functions_of_c_are_no_variables() {
    let report = asked("dataflow", "words.c", &[]);
    let functions = report["functions"].as_object().expect("an object");
    for (name, graph) in functions {
        for from in graph["direct"].as_object().expect("an object").values() {
            let from = from.as_array().expect("a list");
            assert!(!from.contains(&json!("strcmp")), "{name}: {from:?}");
        }
    }
    let main = &report["functions"]["main"]["direct"];
    assert_eq!(main["total"], json!(["i", "numbers", "total"]));
    assert_eq!(main["mean"], json!(["total"]));
    assert_eq!(main["w"], json!(["text"]));
    assert_eq!(
        report["functions"]["find"]["direct"],
        json!({"n": ["list", "n"]})
    );
    assert_eq!(
        report["functions"]["add"]["direct"],
        json!({"n": ["list", "n", "name"]})
    );
}

#[test]
fn variables_of_python() {
    let report = asked("dataflow", "shop.py", &[]);
    assert_eq!(
        report["direct"],
        json!({
            "cost": ["count", "each"],
            "label": ["cost", "name"],
            "hit": ["label", "name"],
        })
    );
    assert_eq!(
        report["transitive"]["hit"],
        json!(["cost", "count", "each", "label", "name"])
    );
    assert_eq!(
        report["dead_stores"],
        json!([{"line": 8, "variable": "unused"}])
    );
    assert_eq!(
        report["undefined"],
        json!([{"line": 19, "variable": "place"}])
    );
    assert_eq!(report["unreachable"], json!([12]));
}

#[test]
fn variables_of_java() {
    let report = asked("dataflow", "Shop.java", &[]);
    assert_eq!(
        report["functions"]["Shop.main"]["direct"],
        json!({
            "name": ["in"],
            "cost": ["count", "each"],
            "label": ["cost", "name"],
            "shape": ["count", "each", "other"],
            "area": ["area", "count", "each", "other", "shape"],
            "all": ["area"],
            "first": ["all", "area"],
        })
    );
    assert_eq!(
        report["dead_stores"],
        json!([{"line": 10, "variable": "unused"}])
    );
    assert_eq!(report["undefined"], json!([]));
    assert_eq!(report["unreachable"], json!([]));
}

#[test]
fn variables_of_c() {
    let report = asked("dataflow", "shop.c", &[]);
    assert_eq!(
        report["functions"]["main"]["direct"],
        json!({
            "list": ["base", "list"],
            "total": ["base", "list"],
            "unused": ["base", "other", "total"],
            "late": ["total"],
            "where": ["other"],
            "other": ["base"],
            "sum": ["base", "late", "other"],
        })
    );
    assert_eq!(
        report["dead_stores"],
        json!([{"line": 43, "variable": "unused"}])
    );
    assert_eq!(
        report["undefined"],
        json!([{"line": 49, "variable": "late"}])
    );
}

#[test]
fn slices_of_all_languages_both_ways() {
    assert_eq!(
        lines("shop.py", &["--at", "26:label"]),
        json!([3, 4, 6, 7, 9, 10, 11, 13, 21, 22, 23, 25, 26])
    );
    assert_eq!(
        lines("shop.py", &["--at", "22:count", "--forward"]),
        json!([
            6, 7, 8, 9, 10, 11, 13, 15, 16, 17, 18, 19, 22, 25, 26, 27, 28
        ])
    );
    assert_eq!(
        lines("Shop.java", &["--at", "32:label"]),
        json!([3, 4, 5, 8, 9, 11, 12, 14, 26, 27, 28, 29, 31, 32])
    );
    assert_eq!(
        lines("Shop.java", &["--at", "32:label", "--forward"]),
        json!([21, 22, 32, 33])
    );
    assert_eq!(
        lines("shop.c", &["--at", "42:total"]),
        json!([
            7, 8, 9, 10, 11, 14, 15, 16, 17, 18, 19, 22, 23, 25, 26, 27, 38, 40, 41, 42
        ])
    );
    assert_eq!(
        lines("shop.c", &["--at", "42:total", "--forward"]),
        json!([42, 43, 45, 46, 49, 51])
    );
}

/// Members of structs are told apart: in local variables, through pointers, in arrays, where structs are assigned, passed, given
/// back and copied as bytes; a call is kept with all that it is given, so that the slice can run; and an array inside of a struct does not reach what stands behind it.
#[test]
fn members_of_structs_are_told_apart() {
    let slice = |place: &str| lines("members.c", &["--at", place]);
    assert_eq!(slice("26:first"), json!([19, 23, 24, 26]));
    assert_eq!(slice("33:second"), json!([20, 23, 25, 28, 29, 33]));
    assert_eq!(slice("34:third"), json!([21, 28, 30, 34]));
    assert_eq!(slice("38:count"), json!([13, 15, 16, 19, 36, 37, 38]));
    assert_eq!(slice("47:sum"), json!([21, 40, 41, 43, 45, 46, 47]));
    assert_eq!(
        slice("51:fourth"),
        json!([8, 9, 10, 19, 20, 21, 23, 24, 25, 50, 51])
    );
    let all_of_x = json!([8, 9, 10, 19, 20, 21, 23, 24, 25, 50, 52, 53, 54]);
    assert_eq!(slice("54:fifth"), all_of_x);
    assert_eq!(
        lines("members.c", &["--at", "20:b", "--forward"]),
        json!([20, 25, 32, 33, 50, 51, 56])
    );
}

#[test]
fn taint_of_all_languages_has_its_way() {
    assert_eq!(taint("shop.py", "input", "eval"), json!([[21, 26, 28]]));
    assert_eq!(taint("shop.py", "other", "eval"), json!([]));
    assert_eq!(
        taint("Shop.java", "nextLine", "execute"),
        json!([[27, 32, 33]])
    );
    assert_eq!(taint("Shop.java", "other", "execute"), json!([]));
    // What is read comes there in memory, not in the pointer.
    assert_eq!(taint("shop.c", "fgets", "system"), json!([[37, 32]]));
    assert_eq!(taint("shop.c", "base", "system"), json!([]));
}

#[test]
fn calls_of_all_languages() {
    assert_eq!(
        calls("shop.py"),
        expected_calls(&[
            ("module", "clean", 21),
            ("module", "price", 25),
            ("module", "find", 27),
        ])
    );
    assert_eq!(
        calls("Shop.java"),
        expected_calls(&[
            ("Shop.main", "Shop.clean", 27),
            ("Shop.main", "Shop.price", 31),
            ("Shop.main", "Shop.execute", 33),
            ("Shop.main", "Shop.Square.<init>", 34),
            ("Shop.main", "Shop.Box.<init>", 34),
            ("Shop.main", "Shop.Square.area", 35),
            ("Shop.main", "Shop.Box.area", 35),
            ("module", "Shop.main", 1),
        ])
    );
    assert_eq!(
        calls("shop.c"),
        expected_calls(&[
            ("choose", "twice", 27),
            ("choose", "half", 27),
            ("main", "push", 40),
            ("main", "choose", 41),
            ("main", "push", 41),
            ("main", "total_of", 42),
            ("main", "run", 50),
            ("module", "main", 35),
        ])
    );
}

#[test]
fn worlds_of_one_function_in_all_languages() {
    let world = |condition: &str, input: Value, status: &str, result: &str| {
        [json!(condition), input, json!(status), json!(result)]
    };
    assert_eq!(
        worlds("fare.py", "fare"),
        [
            world("(age < 6)", json!({"age": 0}), "finished", "0"),
            world(
                "not (age < 6) and (age < 18) and (distance > 20)",
                json!({"age": 6, "distance": 21}),
                "finished",
                "20"
            ),
            world(
                "not (age < 6) and (age < 18) and not (distance > 20)",
                json!({"age": 6, "distance": 0}),
                "finished",
                "symbolic(distance)"
            ),
            world(
                "not (age < 6) and not (age < 18) and (2 * distance > 20)",
                json!({"age": 18, "distance": 11}),
                "finished",
                "20"
            ),
            world(
                "not (age < 6) and not (age < 18) and not (2 * distance > 20)",
                json!({"age": 18, "distance": 0}),
                "finished",
                "symbolic(2 * distance)"
            ),
        ]
    );
    assert_eq!(
        worlds("Fare.java", "fare"),
        [
            world(
                "(age < 0)",
                json!({"age": -1}),
                "error",
                "java.lang.IllegalArgumentException: age"
            ),
            world(
                "not (age < 0) and (card)",
                json!({"age": 0, "card": true}),
                "finished",
                "1"
            ),
            world(
                "not (age < 0) and not (card) and (age < 18)",
                json!({"age": 0, "card": false}),
                "finished",
                "2"
            ),
            world(
                "not (age < 0) and not (card) and not (age < 18)",
                json!({"age": 18, "card": false}),
                "finished",
                "4"
            ),
        ]
    );
    assert_eq!(
        worlds("fare.c", "fare"),
        [
            world("not (age < 18)", json!({"age": 18}), "finished", "4"),
            world(
                "(age < 18) and ((int) zone == 255)",
                json!({"age": 0, "zone": 255}),
                "finished",
                "1"
            ),
            world(
                "(age < 18) and not ((int) zone == 255)",
                json!({"age": 0, "zone": 0}),
                "finished",
                "2"
            ),
        ]
    );
}
