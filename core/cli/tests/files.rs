//! Programs of several files on the command line.

use crate::support::{err, out, reddragon};
use serde_json::Value;
use std::path::{Path, PathBuf};

/// A folder with files, for one test.
pub fn folder(name: &str, files: &[(&str, &str)]) -> PathBuf {
    let root = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&root);
    for (path, text) in files {
        let path = root.join(path);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
    }
    root
}

const SHOP: [(&str, &str); 4] = [
    (
        "main.py",
        "import cart\nimport numpy\nfrom prices import price\nprint(cart.total(['tea', 'cake']), price('tea'))\n",
    ),
    (
        "cart.py",
        "from prices import price\n\ndef total(names):\n    return sum(price(name) for name in names)\n",
    ),
    (
        "prices.py",
        "def price(name):\n    return {'tea': 2, 'cake': 3}[name]\n",
    ),
    ("notes.txt", "no part of the program\n"),
];

pub fn run(arguments: &[&str]) -> (String, String, Option<i32>) {
    let output = reddragon(arguments, "");
    (out(&output), err(&output), output.status.code())
}

pub fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

#[test]
fn a_file_finds_its_neighbours_and_a_folder_is_a_program() {
    let shop = folder("shop", &SHOP);
    let main = shop.join("main.py");
    for program in [&shop, &main] {
        let (printed, told, code) = run(&["run", text(program)]);
        assert_eq!((printed.as_str(), code), ("5 2\n", Some(0)));
        assert_eq!(
            told,
            "main.py:2:1: warning: `numpy` cannot be found: what it holds is unknown\n"
        );
    }
}

#[test]
fn errors_name_the_file() {
    let files = [
        (
            "main.py",
            "import broken\nimport deep.inner\nprint(broken.sound())\ndeep.inner.fail()\n",
        ),
        (
            "broken.py",
            "def bad(x):\n    return x +\n\ndef sound():\n    return 7\n",
        ),
        ("deep/inner.py", "def fail():\n    return [][3]\n"),
    ];
    let root = folder("errors", &files);
    let (printed, told, _) = run(&["run", text(&root)]);
    assert_eq!(printed, "7\n");
    assert!(
        told.contains("broken.py:2:15: error: invalid syntax\n"),
        "{told}"
    );
    assert!(
        told.contains("  File \"deep/inner.py\", line 2, in fail\n"),
        "{told}"
    );
    let (report, ..) = run(&["run", "--json", text(&root)]);
    let report: Value = serde_json::from_str(&report).unwrap();
    let files: Vec<_> = report["diagnostics"]
        .as_array()
        .unwrap()
        .iter()
        .map(|each| &each["file"])
        .collect();
    assert_eq!(files, ["broken.py", "deep/inner.py"]);
}

#[test]
fn undefined_behaviour_is_told_across_translation_units() {
    let files = [
        (
            "main.c",
            "#include \"box.h\"\nint main(void) {\n    int *p = made();\n    destroy(p);\n    return *p;\n}\n",
        ),
        ("box.h", "int *made(void);\nvoid destroy(int *p);\n"),
        (
            "box.c",
            "#include <stdlib.h>\n#include \"box.h\"\nint *made(void) {\n    return calloc(1, sizeof(int));\n}\nvoid destroy(int *p) {\n    free(p);\n}\n",
        ),
    ];
    let root = folder("units", &files);
    // The unit beside the header takes part, whether the folder is given or the file.
    for program in [root.clone(), root.join("main.c")] {
        let (_, told, code) = run(&["run", text(&program)]);
        assert_eq!(code, Some(1));
        assert!(told.starts_with("main.c:5:12: error: reading 4 bytes of an allocation of 4 bytes, whose life has ended\n"), "{told}");
        assert!(
            told.contains("box.c:4:12: note: it was allocated here\n"),
            "{told}"
        );
        assert!(
            told.contains("box.c:7:5: note: it was freed here\n"),
            "{told}"
        );
    }
    let twice = folder(
        "twice",
        &[
            ("main.c", "int x = 1;\nint main(void) { return x; }\n"),
            ("other.c", "\nint x = 2;\n"),
        ],
    );
    let (_, told, _) = run(&["run", text(&twice)]);
    assert!(
        told.contains(
            "other.c:2:5: error: multiple definition of 'x'; main.c:1: first defined here\n"
        ),
        "{told}"
    );
}

#[test]
fn classes_of_other_files_are_checked_where_they_stand() {
    let files = [
        (
            "Main.java",
            "public class Main {\n    public static void main(String[] args) {\n        System.out.println(new Box(4).twice());\n    }\n}\n",
        ),
        (
            "Box.java",
            "class Box {\n    private final int n;\n    Box(int n) { this.n = n; }\n    int twice() { return 2 * n; }\n    String wrong() { return n; }\n}\n",
        ),
    ];
    let root = folder("classes", &files);
    let (printed, told, _) = run(&["run", text(&root)]);
    assert_eq!(printed, "8\n");
    assert_eq!(
        told,
        "Box.java:5:29: error: incompatible types: int cannot be converted to String\n"
    );
}

#[test]
fn every_file_is_shown_and_sliced() {
    let shop = folder("views", &SHOP);
    let (types, ..) = run(&["types", text(&shop)]);
    let headings: Vec<&str> = types
        .lines()
        .filter(|line| line.starts_with("=="))
        .collect();
    assert_eq!(
        headings,
        ["== main.py ==", "== cart.py ==", "== prices.py =="]
    );
    let (summaries, ..) = run(&["summary", "--json", "--function", "price", text(&shop)]);
    let summaries: Value = serde_json::from_str(&summaries).unwrap();
    assert_eq!(
        summaries["files"]["prices.py"]["functions"][0]["name"],
        "price"
    );
    assert!(summaries["files"]["cart.py"].is_null());
    let (slice, ..) = run(&["slice", text(&shop), "--at", "prices.py:2:name"]);
    assert_eq!(
        slice,
        "== main.py ==\n    1  import cart\n    3  from prices import price\n    4  print(cart.total(['tea', 'cake']), price('tea'))\n\n\
         == cart.py ==\n    1  from prices import price\n    3  def total(names):\n\
         \x20   4      return sum(price(name) for name in names)\n\n\
         == prices.py ==\n    1  def price(name):\n    2      return {'tea': 2, 'cake': 3}[name]\n"
    );
    // The IR of all of it is a program of its own.
    let (ir, ..) = run(&["ir", text(&shop)]);
    let again = reddragon(&["run", "--lang", "ir", "-"], &ir);
    assert_eq!(out(&again), "5 2\n");
}

#[test]
fn a_module_that_is_taken_out_of_its_package_is_imported() {
    let files = [
        (
            "main.py",
            "from tools import table as t, NAME\nprint(t.SIZE, NAME)\n",
        ),
        (
            "tools/__init__.py",
            "from . import names\nNAME = names.NAME\n",
        ),
        ("tools/names.py", "NAME = 'n'\n"),
        ("tools/table.py", "SIZE = 3\n"),
    ];
    let root = folder("imports_of_packages", &files);
    let (printed, _, _) = run(&["imports", text(&root)]);
    assert_eq!(
        printed,
        "main.py\n    1  tools/__init__.py\n    1  tools/table.py\ntools/__init__.py\n    1  tools/names.py\ntools/names.py\ntools/table.py\n"
    );
}

#[test]
fn imports_are_drawn_with_what_is_missing() {
    let shop = folder("imports", &SHOP);
    let (listed, ..) = run(&["imports", text(&shop)]);
    let expected = "main.py\n    1  cart.py\n    2  numpy (not found)\n    3  prices.py\ncart.py\n    1  prices.py\nprices.py\n";
    assert_eq!(listed, expected);
    let (dot, ..) = run(&["imports", "--format", "dot", text(&shop)]);
    assert!(dot.contains("\"cart.py\" -> \"prices.py\";\n"), "{dot}");
    assert!(
        dot.contains("\"main.py\" -> \"numpy\" [style=dashed, color=red];\n"),
        "{dot}"
    );
    let (json, ..) = run(&["imports", "--json", text(&shop)]);
    let json: Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["entry"], "main.py");
    assert_eq!(json["files"][0]["imports"][1]["kind"], "missing");
}

#[test]
fn the_first_file_is_chosen_or_asked_for() {
    let files = [
        ("a.py", "if __name__ == '__main__':\n    print('a')\n"),
        ("b.py", "if __name__ == '__main__':\n    print('b')\n"),
    ];
    let root = folder("several", &files);
    let (_, told, code) = run(&["run", text(&root)]);
    assert_eq!(code, Some(2));
    assert_eq!(
        told,
        "reddragon: the program may begin with several files: --entry a.py, --entry b.py\n"
    );
    let (printed, ..) = run(&["run", text(&root), "--entry", "b.py"]);
    assert_eq!(printed, "b\n");
    let (a, b) = (root.join("a.py"), root.join("b.py"));
    let (printed, ..) = run(&["run", text(&a), text(&b), "--entry", text(&a)]);
    assert_eq!(printed, "a\n");
    let empty = folder("empty", &[("readme.md", "nothing\n")]);
    let (_, told, code) = run(&["run", text(&empty)]);
    assert_eq!(
        (told.as_str(), code),
        (
            "reddragon: there is no file of a language that is known here\n",
            Some(2)
        )
    );
}

#[test]
fn what_is_no_text_or_leads_away_is_told_and_not_read() {
    let root = folder(
        "away",
        &[("main.py", "import data\nimport link\nprint('on')\n")],
    );
    std::fs::write(root.join("data.py"), [0xff, 0xfe, 0]).unwrap();
    let outside = folder("outside", &[("link.py", "print('read')\n")]);
    #[cfg(unix)]
    std::os::unix::fs::symlink(outside.join("link.py"), root.join("link.py")).unwrap();
    let (printed, told, _) = run(&["run", text(&root.join("main.py"))]);
    assert_eq!(printed, "on\n");
    assert!(
        told.contains("main.py: warning: data.py: byte 0xff in line 1 is no UTF-8, and no encoding is declared\n"),
        "{told}"
    );
    #[cfg(unix)]
    assert!(
        told.contains("main.py: warning: link.py: it is a symbolic link, which is not followed\n"),
        "{told}"
    );
    let climbing = folder(
        "climbing/inner",
        &[(
            "main.js",
            "const x = require('../secret');\nconsole.log(x);\n",
        )],
    );
    std::fs::write(
        climbing.parent().unwrap().join("secret.js"),
        "module.exports = 'read';\n",
    )
    .unwrap();
    let (printed, ..) = run(&["run", text(&climbing.join("main.js"))]);
    assert!(printed.contains("symbolic"), "{printed}");
}
