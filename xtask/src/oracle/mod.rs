//! `oracle`: what the corpus programs do under the languages' own implementations.
//!
//! For every program of the corpus, and every example of the page, whose language says how its implementation is started
//! (the table `[oracle]` of its `language.toml`), the program is run
//! under the real implementation and compared with the recording beside it, or with `--write`
//! recorded there. What the compiler says of programs under `wrong` is compared and recorded in the same way. Programs under a folder of [`UNRECORDED`] have no recording: what they are
//! about is what the real implementation does not do. `--absent` compares what library modules say they lack instead.

mod absent;
pub(crate) mod language;
mod refused;

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use recording::Recording;
use similar::TextDiff;

use crate::args::Args;
use crate::setup::Environment;
use crate::{Result, catalog, process, workspace};
use language::Oracle;

/// The folders of programs that no implementation can run to a meaningful end.
const UNRECORDED: &[&str] = &["incomplete", "undefined"];
/// The examples of the page that are about what is undefined or missing.
const UNFIT: &[&str] = &["unknown_import.py", "use_after_free.c", "overrun.c"];
/// How long one program may take.
const LIMIT: Duration = Duration::from_secs(20);

/// Runs the command.
pub(crate) fn run(args: &Args) -> Result<()> {
    let filter = args.at_most_one()?.unwrap_or("");
    let environment = Environment::new();
    if args.flag("absent") {
        return absent::run(&environment, filter, args.flag("write"));
    }
    let mut tally = Tally::default();
    for language in catalog::languages()? {
        let Some(implementation) = &language.oracle else {
            continue;
        };
        let mut programs = Vec::new();
        for folder in [
            workspace::corpus().join(&language.name),
            catalog::examples(&language.name),
        ] {
            if folder.is_dir() {
                programs.extend(workspace::files(&folder, &|path| {
                    language.is_source(path)
                        && recording::is_program(path)
                        && workspace::shown(path).contains(filter)
                })?);
            }
        }
        let (unrecorded, programs): (Vec<_>, Vec<_>) =
            programs.into_iter().partition(|path| is_unrecorded(path));
        tally.unrecorded += unrecorded.len();
        if programs.is_empty() {
            continue;
        }
        let oracle = implementation.oracle(&environment)?;
        eprintln!(
            "{}: {} programs under {}",
            language.name,
            programs.len(),
            oracle.version
        );
        for program in programs {
            let check = if refused::is_wrong(&program) {
                refused::check
            } else {
                check
            };
            tally.count(&program, check(&oracle, &program, args.flag("write")));
        }
    }
    tally.finish()
}

/// What became of the programs.
#[derive(Default)]
struct Tally {
    agreed: usize,
    written: usize,
    unrecorded: usize,
    failed: Vec<PathBuf>,
}

impl Tally {
    fn count(&mut self, program: &Path, result: Result<Verdict>) {
        match result {
            Ok(Verdict::Agrees) => self.agreed += 1,
            Ok(Verdict::Written) => {
                println!("recorded {}", workspace::shown(program));
                self.written += 1;
            }
            Err(problem) => {
                println!("{}: {problem}", workspace::shown(program));
                self.failed.push(program.to_owned());
            }
        }
    }

    fn finish(self) -> Result<()> {
        println!(
            "oracle: {} recordings agree, {} written, {} failed; {} programs without recording by design",
            self.agreed,
            self.written,
            self.failed.len(),
            self.unrecorded
        );
        if self.agreed + self.written + self.failed.len() + self.unrecorded == 0 {
            return Err("no program of the corpus matches".to_owned());
        }
        if self.failed.is_empty() {
            return Ok(());
        }
        Err(format!(
            "{} recordings are missing or differ (see above)",
            self.failed.len()
        ))
    }
}

/// What became of one program.
enum Verdict {
    Agrees,
    Written,
}

/// The language and the name of a program that is an example of the page.
fn example(program: &Path) -> Option<(String, String)> {
    let path = program.strip_prefix(catalog::folder()).ok()?;
    let parts: Vec<_> = path.iter().map(|part| part.to_string_lossy()).collect();
    let [language, _, file] = &parts[..] else {
        return None;
    };
    Some((language.to_string(), file.to_string()))
}

/// Where the recording of a program is: beside it; that of an example is no part of the site, and has the example's id.
fn recording_of(program: &Path) -> PathBuf {
    let Some((language, file)) = example(program) else {
        return program.with_extension("run");
    };
    let (name, _) = file.split_once('.').unwrap_or((&file, ""));
    let name = name.replace('_', "-");
    // The first language of the gallery has its examples' ids to itself.
    let id = match language.as_str() {
        "python" => name,
        language => format!("{language}-{name}"),
    };
    workspace::root().join("tests/examples").join(id + ".run")
}

fn is_unrecorded(program: &Path) -> bool {
    if let Some((_, file)) = example(program) {
        return UNFIT.contains(&file.as_str());
    }
    program
        .components()
        .any(|part| UNRECORDED.iter().any(|name| part.as_os_str() == *name))
}

/// Runs one program and compares it with its recording; writes the recording where it differs and
/// `write` is set.
fn check(oracle: &Oracle, program: &Path, write: bool) -> Result<Verdict> {
    let now = record(oracle, program)?;
    let sidecar = recording_of(program);
    let committed = match fs::read_to_string(&sidecar) {
        Ok(text) => {
            Some(Recording::parse(&text).map_err(|error| format!("bad recording: {error}")))
        }
        Err(_) => None,
    };
    match committed {
        Some(Ok(before)) if same(&before, &now) => Ok(Verdict::Agrees),
        _ if write => {
            let text = now.render().map_err(|error| error.to_string())?;
            fs::write(&sidecar, text).map_err(|error| error.to_string())?;
            Ok(Verdict::Written)
        }
        None => Err("no recording (record it with --write)".to_owned()),
        Some(Err(problem)) => Err(problem),
        Some(Ok(before)) => Err(difference(&before, &now)?),
    }
}

/// Whether two runs are the same as far as a program can tell: the patch level may differ.
fn same(before: &Recording, now: &Recording) -> bool {
    before.release() == now.release()
        && before.exit == now.exit
        && before.stdout == now.stdout
        && before.stderr == now.stderr
}

/// Runs `program` in its own folder, under its relative name, with the input beside it.
fn record(oracle: &Oracle, program: &Path) -> Result<Recording> {
    let input = program.with_extension("in");
    let stdin = match input.is_file() {
        true => fs::read(&input).map_err(|error| error.to_string())?,
        false => Vec::new(),
    };
    let finished = process::capture(&mut oracle.command(program)?, &stdin, Some(LIMIT))?;
    // Tracebacks name the program's absolute path; a recording must not depend on the checkout's.
    let folder = recording::whole(program).or(program.parent());
    let folder = folder.unwrap_or(program).display().to_string() + "/";
    let text = |bytes| match String::from_utf8(bytes) {
        // Behind the mark of an error's place that is traced to another source, Node leaves two lines free instead of one.
        Ok(text) if oracle.is_emitted() => {
            Ok(text.replace(&folder, "").replace("^\n\n\n", "^\n\n"))
        }
        Ok(text) => Ok(text.replace(&folder, "")),
        Err(_) => Err("printed bytes that are not UTF-8"),
    };
    Ok(Recording {
        implementation: oracle.version.clone(),
        exit: finished.exit,
        stdout: text(finished.stdout)?,
        stderr: text(finished.stderr)?,
    })
}

fn difference(before: &Recording, now: &Recording) -> Result<String> {
    let render = |recording: &Recording| recording.render().map_err(|error| error.to_string());
    let (before, now) = (render(before)?, render(now)?);
    let diff = TextDiff::from_lines(&before, &now);
    let unified = diff.unified_diff().header("recorded", "now").to_string();
    Ok(format!("differs from its recording\n{unified}"))
}
