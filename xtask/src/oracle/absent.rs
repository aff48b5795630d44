//! What modules of Python's library have that ours lack: each of ours lists that as `__absent__`, so that the machine tells a
//! name which is only missing here from one that no implementation has.

use std::fs;
use std::path::Path;
use std::time::Duration;

use crate::setup::{self, Environment};
use crate::{Result, cli, process, workspace};

/// How long one module may take.
const LIMIT: Duration = Duration::from_secs(60);
/// Where the list begins in a module.
const COMMENT: &str =
    "# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.\n";
/// How long lines of a list become.
const WIDTH: usize = 112;

/// Compares the lists of all modules whose name contains the filter with what they should be, or writes them.
pub(super) fn run(environment: &Environment, filter: &str, write: bool) -> Result<()> {
    let python = setup::python(environment)?.executable;
    let reddragon = cli::build(environment)?;
    let folder = workspace::root().join("core/languages/python/library");
    let is_module = |path: &Path| path.extension().is_some_and(|extension| extension == "py");
    let mut stale = 0;
    for file in workspace::files(&folder, &is_module)? {
        let inside = file
            .strip_prefix(&folder)
            .unwrap_or(&file)
            .with_extension("");
        let name = inside.to_string_lossy().replace('/', ".");
        // What begins so is ours alone; the builtins have a test of their own.
        if name.starts_with('_') || name == "builtins" || !name.contains(filter) {
            continue;
        }
        // What a module imports for itself is a member too, but nobody's business.
        let public = format!(
            "for name in sorted(dir({name})):\n    \
             if name[0] != '_' and type(getattr({name}, name)).__name__ != 'module':\n        print(name)\n"
        );
        let Some(theirs) = answers(environment, &python, &["-X", "utf8"], &name, &public)? else {
            continue;
        };
        // A module may give names that it does not list.
        let lacking = format!(
            "for name in {theirs:?}:\n    if not hasattr({name}, name):\n        print(name)\n"
        );
        let absent = answers(
            environment,
            &reddragon,
            &["run", "--complete"],
            &name,
            &lacking,
        )?;
        let absent = absent.ok_or_else(|| format!("our `{name}` cannot be imported"))?;
        let text = fs::read_to_string(&file).map_err(|error| error.to_string())?;
        let (code, _) = text.split_once(COMMENT).unwrap_or((&text, ""));
        let wanted = match absent.as_slice() {
            [] => format!("{}\n", code.trim_end()),
            absent => format!("{}\n\n\n{COMMENT}{}", code.trim_end(), list(absent)),
        };
        if text == wanted {
            continue;
        }
        stale += 1;
        println!("{}", workspace::shown(&file));
        if write {
            fs::write(&file, wanted).map_err(|error| error.to_string())?;
        }
    }
    match (stale, write) {
        (0, _) => Ok(()),
        (_, true) => {
            println!("wrote {stale} lists");
            Ok(())
        }
        (_, false) => Err(format!("{stale} lists are stale (write them with --write)")),
    }
}

/// The lines that a program prints behind the import of a module; nothing where that or the program fails.
fn answers(
    environment: &Environment,
    interpreter: &Path,
    arguments: &[&str],
    module: &str,
    program: &str,
) -> Result<Option<Vec<String>>> {
    let folder = workspace::target().join("absent");
    fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    let file = folder.join("names.py");
    fs::write(&file, format!("import {module}\n{program}")).map_err(|error| error.to_string())?;
    let mut command = environment.command_with(interpreter, arguments);
    let finished = process::capture(command.arg(file), b"", Some(LIMIT))?;
    let text = String::from_utf8_lossy(&finished.stdout);
    Ok((finished.exit == 0).then(|| text.lines().map(str::to_owned).collect()))
}

/// The list as the module says it.
fn list(names: &[String]) -> String {
    let whole = names.join(" ");
    if whole.len() <= WIDTH {
        return format!("__absent__ = \"{whole}\"\n");
    }
    let mut lines: Vec<String> = vec![String::new()];
    for name in names {
        let last = lines.len() - 1;
        if lines[last].len() + name.len() > WIDTH {
            lines.push(String::new());
        }
        let last = lines.len() - 1;
        lines[last] += name;
        lines[last].push(' ');
    }
    let lines: Vec<String> = lines
        .iter()
        .map(|line| format!("    \"{line}\"\n"))
        .collect();
    let text = lines.concat();
    // No space behind the last.
    let text = text.strip_suffix(" \"\n").map(|text| format!("{text}\"\n"));
    format!("__absent__ = (\n{})\n", text.unwrap_or_default())
}
