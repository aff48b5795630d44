//! Programs of many files, beside one file with the same code: what they take until they can be run, a step, and the analyses.
//!
//! The programs are written here, as long as asked for and the same each time: each file has functions that call those of the file
//! before it, so that calls, values and types go through all of them.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use serde_json::{Value, json};

use super::reference::LIMIT;
use super::statistics::{least, milliseconds, shown};
use crate::setup::Environment;
use crate::table::{Align, Table};
use crate::{Result, cli, process, workspace};

/// How many files a program has.
const FILES: usize = 50;
/// How many functions a file has.
const FUNCTIONS: usize = 33;
/// How often each is measured; the least counts.
const RUNS: usize = 3;

/// How a language writes the parts of a program.
struct Language {
    ending: &'static str,
    /// The beginning of file `{k}`, which uses file `{j}`; of the first file, and of a program in one file, what stands instead.
    head: &'static str,
    first: &'static str,
    /// Function `{i}` of file `{k}`, which calls `{call}`.
    function: &'static str,
    /// How a function of another file is called, and one of the same.
    other: &'static str,
    own: &'static str,
    tail: &'static str,
    /// The program's beginning, which calls `{call}`, in front of the functions or behind them.
    main: &'static str,
}

const LANGUAGES: &[(&str, Language)] = &[
    (
        "python",
        Language {
            ending: "py",
            head: "import part{j}\n\nLIMIT{k} = {k} + 3\n\n",
            first: "LIMIT{k} = {k} + 3\n\n",
            function: "def work{k}_{i}(n, words):\n    total = n + {i}\n    for word in words:\n        if len(word) > 3:\n            \
                       total += len(word)\n        else:\n            total -= 1\n    if total > LIMIT{k}:\n        \
                       total = total % (LIMIT{k} + 1)\n    result = {call}\n    return result + total\n\n",
            other: "part{j}.work{j}_{i}(total, words)",
            own: "work{j}_{i}(total, words)",
            tail: "",
            main: "print({call})\n",
        },
    ),
    (
        "java",
        Language {
            ending: "java",
            head: "class Part{k} {\n    static int limit = {k} + 3;\n\n",
            first: "class Part{k} {\n    static int limit = {k} + 3;\n\n",
            function: "    static int work{i}(int n, String[] words) {\n        int total = n + {i};\n        for (String word : words) {\n            \
                       if (word.length() > 3) {\n                total += word.length();\n            } else {\n                total -= 1;\n            \
                       }\n        }\n        if (total > limit) total = total % (limit + 1);\n        return {call} + total;\n    }\n\n",
            other: "Part{j}.work{i}(total, words)",
            own: "Part{j}.work{i}(total, words)",
            tail: "}\n",
            main: "public class Main {\n    public static void main(String[] args) {\n        int total = 1;\n        \
                   String[] words = {\"tea\", \"cake\", \"spoon\"};\n        System.out.println({call});\n    }\n}\n",
        },
    ),
    (
        "c",
        Language {
            ending: "c",
            head: "#include <string.h>\n#include \"parts.h\"\n\nstatic int limit{k} = {k} + 3;\n\n",
            first: "#include <string.h>\n#include \"parts.h\"\n\nstatic int limit{k} = {k} + 3;\n\n",
            function: "int work{k}_{i}(int n, const char **words, int count) {\n    int total = n + {i};\n    for (int at = 0; at < count; at++) {\n        \
                       if (strlen(words[at]) > 3)\n            total += (int)strlen(words[at]);\n        else\n            total -= 1;\n    }\n    \
                       if (total > limit{k})\n        total = total % (limit{k} + 1);\n    return {call} + total;\n}\n\n",
            other: "work{j}_{i}(total, words, count)",
            own: "work{j}_{i}(total, words, count)",
            tail: "",
            main: "#include <stdio.h>\n#include \"parts.h\"\n\nint main(void) {\n    const char *words[] = {\"tea\", \"cake\", \"spoon\"};\n    \
                   int total = 1, count = 3;\n    printf(\"%d\\n\", {call});\n    return 0;\n}\n",
        },
    ),
    (
        "javascript",
        Language {
            ending: "js",
            head: "const part{j} = require(\"./part{j}\");\nconst limit{k} = {k} + 3;\n\n",
            first: "const limit{k} = {k} + 3;\n\n",
            function: "function work{k}_{i}(n, words) {\n  let total = n + {i};\n  for (const word of words) {\n    if (word.length > 3) {\n      \
                       total += word.length;\n    } else {\n      total -= 1;\n    }\n  }\n  if (total > limit{k}) total = total % (limit{k} + 1);\n  \
                       return {call} + total;\n}\nexports.work{k}_{i} = work{k}_{i};\n\n",
            other: "part{j}.work{j}_{i}(total, words)",
            own: "work{j}_{i}(total, words)",
            tail: "",
            main: "console.log({call});\n",
        },
    ),
];

/// The files of a program with their texts, that which it begins with first; of a program in one file that one.
fn written(name: &str, language: &Language, is_one: bool) -> Vec<(String, String)> {
    let call = |k: usize, i: usize, is_main: bool| match k {
        // The first file's functions call nobody.
        0 => "total".to_owned(),
        _ => {
            let pattern = if is_one && !is_main { language.own } else { language.other };
            let pattern = if is_one { language.own } else { pattern };
            filled(pattern, k, k - 1, i, "")
        }
    };
    let mut files = Vec::new();
    for k in 0..FILES {
        let head = if k == 0 || is_one { language.first } else { language.head };
        let mut text = filled(head, k, k.saturating_sub(1), 0, "");
        for i in 0..FUNCTIONS {
            text += &filled(language.function, k, 0, i, &call(k, i, false));
        }
        text += language.tail;
        let stem = if name == "java" { "Part" } else { "part" };
        files.push((format!("{stem}{k}.{}", language.ending), text));
    }
    let mut main = filled(language.main, 0, 0, 0, &call(FILES, 0, true));
    main = match name {
        "python" => format!("words = [\"tea\", \"cake\", \"spoon\"]\ntotal = 1\n{main}"),
        "javascript" => format!("const words = [\"tea\", \"cake\", \"spoon\"], total = 1;\n{main}"),
        _ => main,
    };
    let last = FILES - 1;
    main = match (name, is_one) {
        ("python", false) => format!("import part{last}\n{main}"),
        ("javascript", false) => format!("const part{last} = require(\"./part{last}\");\n{main}"),
        _ => main,
    };
    let stem = if name == "java" { "Main" } else { "main" };
    let entry = format!("{stem}.{}", language.ending);
    let mut header = String::new();
    if name == "c" {
        for k in 0..FILES {
            for i in 0..FUNCTIONS {
                let _ = writeln!(header, "int work{k}_{i}(int n, const char **words, int count);");
            }
        }
    }
    let all = match is_one {
        true => {
            let parts = files.iter().map(|(_, text)| text.as_str());
            let text: String = parts.chain([main.as_str()]).collect();
            vec![(entry, text.replace("#include \"parts.h\"\n", "") )]
        }
        false => std::iter::once((entry, main)).chain(files).collect(),
    };
    match (name, is_one) {
        ("c", false) => all.into_iter().chain([("parts.h".to_owned(), header)]).collect(),
        ("c", true) => all.into_iter().map(|(path, text)| (path, header.clone() + &text)).collect(),
        _ => all,
    }
}

/// A pattern with its numbers.
fn filled(pattern: &str, k: usize, j: usize, i: usize, call: &str) -> String {
    let numbers = [("{k}", k), ("{j}", j), ("{i}", i)];
    let text = pattern.replace("{call}", call);
    numbers.iter().fold(text, |text, (mark, number)| text.replace(mark, &number.to_string()))
}

/// Measures and prints the table; gives the figures.
pub(super) fn run(environment: &Environment) -> Result<Value> {
    let cli = cli::build(environment)?;
    let root = workspace::target().join("bench").join("files");
    let mut table = Table::new(&[
        ("program", Align::Left),
        ("lines", Align::Right),
        ("first graph ms", Align::Right),
        ("again ms", Align::Right),
        ("step ms", Align::Right),
        ("types ms", Align::Right),
        ("data flow ms", Align::Right),
    ]);
    let mut figures = Vec::new();
    for (name, language) in LANGUAGES {
        for is_one in [false, true] {
            let title = format!("{name}, {}", if is_one { "one file" } else { "50 files" });
            eprintln!("timing {title}");
            let files = written(name, language, is_one);
            let folder = root.join(name).join(if is_one { "one" } else { "many" });
            let entry = put(&folder, &files)?;
            let lines: usize = files.iter().map(|(_, text)| text.lines().count()).sum();
            let wall = |arguments: &[&str]| -> Result<f64> {
                let mut samples = Vec::new();
                for _ in 0..RUNS {
                    samples.push(timed(environment, &cli, arguments, &entry)?.0);
                }
                Ok(least(&samples))
            };
            let graph = wall(&["cfg", "--format", "dot"])?;
            let types = wall(&["types"])?;
            let flow = wall(&["dataflow"])?;
            let (_, report) = timed(environment, &cli, &["run", "--json"], &entry)?;
            let spent: Value = serde_json::from_str(&report).unwrap_or_default();
            let parts = ["parse", "lower", "cfg", "boot"].iter();
            let again: f64 = parts.filter_map(|part| spent["times_ms"][part].as_f64()).sum();
            let (_, report) = timed(environment, &cli, &["bench-timeline"], &entry)?;
            let moved: Value = serde_json::from_str(&report).unwrap_or_default();
            let step = moved["seek_max_ms"].as_f64().unwrap_or(f64::NAN);
            let measured = [graph, again, step, types, flow];
            let mut row = vec![title.clone(), lines.to_string()];
            row.extend(measured.iter().map(|&figure| shown(figure)));
            table.row(row);
            figures.push(json!({ "program": title, "lines": lines, "ms": measured }));
        }
    }
    println!("\nPrograms of many files, milliseconds\n\n{table}");
    Ok(Value::Array(figures))
}

/// Writes a program's files; gives the path of the one that it begins with.
fn put(folder: &Path, files: &[(String, String)]) -> Result<PathBuf> {
    fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for (name, text) in files {
        let path = folder.join(name);
        fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    Ok(folder.join(&files[0].0))
}

/// How long a command takes, in milliseconds, and what it prints.
fn timed(
    environment: &Environment,
    cli: &Path,
    arguments: &[&str],
    entry: &Path,
) -> Result<(f64, String)> {
    let mut command = environment.command_with(cli.to_owned(), arguments);
    command.arg(entry);
    let begun = Instant::now();
    let finished = process::capture(&mut command, b"", Some(LIMIT))?;
    let spent = milliseconds(begun.elapsed());
    if finished.exit != 0 {
        let stderr = String::from_utf8_lossy(&finished.stderr);
        return Err(format!("{arguments:?} of {}: {stderr}", entry.display()));
    }
    Ok((spent, String::from_utf8_lossy(&finished.stdout).into_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_of_many_files_has_the_code_of_the_one() {
        for (name, language) in LANGUAGES {
            let count = |is_one| -> usize {
                let files = written(name, language, is_one);
                let texts = files.iter().map(|(_, text)| text.matches("total += ").count());
                texts.sum()
            };
            assert_eq!(count(false), FILES * FUNCTIONS, "{name}");
            assert_eq!(count(true), FILES * FUNCTIONS, "{name}");
        }
    }
}
