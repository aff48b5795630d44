//! What is told of the files of a program together.

use crate::files::{folder, run, text};
use serde_json::Value;
use std::path::PathBuf;

const CHAIN: [(&str, &str); 3] = [
    (
        "main.py",
        "import tool\nfrom pack import price\ntotal = 0\nname = input()\n\
         total += price(name)\nother = 5\nprint(total)\ntool.run(name)\n",
    ),
    ("pack/__init__.py", "from .prices import price\n"),
    (
        "pack/prices.py",
        "RATE = 2\ntotal = 'of this file'\n\ndef price(name):\n    base = len(name)\n    return base * RATE\n",
    ),
];
const TOOL: (&str, &str) = (
    "tool.py",
    "import os\n\ndef run(command):\n    full = 'echo ' + command\n    os.system(full)\n\n\
     def kind(n):\n    if n > 5:\n        return 'large'\n    return 'small'\n",
);

fn chain(name: &str) -> PathBuf {
    folder(name, &[&CHAIN[..], &[TOOL]].concat())
}

#[test]
fn a_slice_goes_through_all_files() {
    let root = chain("chain_slice");
    let main = root.join("main.py");
    let (told, _, _) = run(&["slice", "--json", "--at", "7:total", text(&main)]);
    let told: Value = serde_json::from_str(&told).unwrap();
    assert_eq!(told["lines"], serde_json::json!([2, 3, 4, 5, 7]));
    assert_eq!(
        told["files"],
        serde_json::json!({
            "main.py": [2, 3, 4, 5, 7],
            "pack/__init__.py": [1],
            "pack/prices.py": [1, 4, 5, 6],
        })
    );
    let (printed, _, _) = run(&[
        "slice",
        "--forward",
        "--at",
        "pack/prices.py:5:base",
        text(&main),
    ]);
    assert!(
        printed.contains("== main.py ==\n    5  total += price(name)\n"),
        "{printed}"
    );
    assert!(!printed.contains("other"), "{printed}");
}

#[test]
fn values_and_calls_and_types_go_across_files() {
    let root = chain("chain_flow");
    let main = root.join("main.py");
    let (way, _, _) = run(&[
        "dataflow",
        "--source",
        "input",
        "--sink",
        "system",
        text(&main),
    ]);
    assert_eq!(
        way,
        "main.py\n    4  name = input()\n    8  tool.run(name)\n\
         tool.py\n    3  def run(command):\n    4  full = 'echo ' + command\n    5  os.system(full)\n"
    );
    let (flow, _, _) = run(&["dataflow", text(&main)]);
    assert!(
        flow.contains("  total <- name, pack/prices.py:RATE, total\n"),
        "{flow}"
    );
    let (calls, _, _) = run(&["calls", text(&main)]);
    assert!(
        calls.contains("  -> pack/prices.py:price (line 5)\n"),
        "{calls}"
    );
    assert!(calls.contains("  -> tool.py:run (line 8)\n"), "{calls}");
    let (types, _, _) = run(&["types", text(&main)]);
    assert!(types.contains("run(command: str) -> None\n"), "{types}");
    assert!(types.contains("price(name: str) -> int\n"), "{types}");
}

#[test]
fn worlds_follow_functions_of_every_file() {
    let root = chain("chain_worlds");
    let main = root.join("main.py");
    for name in ["kind", "tool.py:kind"] {
        let (printed, _, _) = run(&["worlds", "--function", name, text(&main)]);
        assert!(printed.starts_with("n > 5 ? (tool.py:8)\n"), "{printed}");
    }
}

#[test]
fn what_is_named_by_a_computed_name_is_found_beside_a_single_file() {
    let php = [
        (
            "main.php",
            "<?php\nforeach (['a', 'b'] as $n) { echo require \"lib/$n.php\"; }\n",
        ),
        ("lib/a.php", "<?php return 'A';"),
        ("lib/b.php", "<?php return 'B';"),
    ];
    let lua = [
        (
            "main.lua",
            "for _, n in ipairs { 'a', 'b' } do io.write((require('lib.' .. n))) end\n",
        ),
        ("lib/a.lua", "return 'A'\n"),
        ("lib/b.lua", "return 'B'\n"),
    ];
    let ruby = [
        (
            "main.rb",
            "%w[a b].each { |n| require_relative \"lib/#{n}\" }\n",
        ),
        ("lib/a.rb", "print 'A'\n"),
        ("lib/b.rb", "print 'B'\n"),
    ];
    let javascript = [
        (
            "main.js",
            "process.stdout.write(['a', 'b'].map((n) => require('./lib/' + n)).join(''))\n",
        ),
        ("lib/a.js", "module.exports = 'A';\n"),
        ("lib/b.js", "module.exports = 'B';\n"),
    ];
    for files in [php, lua, ruby, javascript] {
        let root = folder("computed", &files);
        let (printed, told, code) = run(&["run", "--complete", text(&root.join(files[0].0))]);
        assert_eq!(
            (printed.as_str(), code),
            ("AB", Some(0)),
            "{}: {told}",
            files[0].0
        );
    }
}

#[test]
fn what_a_lua_file_returns_is_followed_into_what_requires_it() {
    let files = [
        (
            "main.lua",
            "local tool = require \"tool\"\nlocal again = require \"tool\"\nlocal name = io.read()\n\
             local n = tool.double(name)\nlocal other = 5\nprint(again.half(n))\n",
        ),
        (
            "tool.lua",
            "local M = {}\nlocal times = 2\nfunction M.double(x)\n  return x * times\nend\n\
             M.half = function(x)\n  return x / times\nend\nreturn M\n",
        ),
    ];
    let main = folder("lua_values", &files).join("main.lua");
    let (calls, _, _) = run(&["calls", text(&main)]);
    assert!(calls.contains("  -> tool.lua:M.double (line "), "{calls}");
    let (told, _, _) = run(&["slice", "--json", "--at", "4:n", text(&main)]);
    let told: Value = serde_json::from_str(&told).unwrap();
    let of_main = &told["files"]["main.lua"];
    assert_eq!(of_main, &serde_json::json!([1, 2, 3, 4]));
    let of_tool = told["files"]["tool.lua"].to_string();
    assert!(of_tool.starts_with("[1,2,3,4"), "{of_tool}");
}
