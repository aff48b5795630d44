//! A language's own implementation, by the table `[oracle]` of its `language.toml`.

use std::path::{Path, PathBuf};
use std::process::Command;

use serde::Deserialize;

use crate::setup::{self, Environment};
use crate::{Result, process, workspace};

/// How a language's own implementation is found and started.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Implementation {
    /// The executables that it may be, the first that is there and of the release.
    commands: Vec<String>,
    /// The package of the system that has it.
    package: String,
    /// What it is called in recordings, in front of its version.
    name: String,
    /// The arguments by which it tells its version.
    version: Vec<String>,
    /// With what its version has to begin.
    release: String,
    /// Arguments in front of the name of the program.
    #[serde(default)]
    arguments: Vec<String>,
    /// Variables that make a run repeatable.
    #[serde(default)]
    variables: Vec<(String, String)>,
    /// Given where it makes an executable: arguments behind the name of the program and `-o` with that of the executable.
    executable: Option<Vec<String>>,
    /// Given where it makes classes: the program that runs those.
    classes: Option<String>,
    /// Given where its programs are written in another language first: how.
    emitter: Option<Emitter>,
}

/// A program of npm's that writes programs in the language that an implementation runs.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct Emitter {
    /// The package, with its version.
    package: String,
    /// The program of it.
    program: String,
    /// Its arguments in front of `--outDir`, the folder that it writes to, and the names of the sources.
    arguments: Vec<String>,
    /// How the files that it writes end.
    ending: String,
}

/// An implementation, ready to run programs.
pub(crate) struct Oracle {
    /// Name and version, such as `CPython 3.11.7`.
    pub(crate) version: String,
    executable: PathBuf,
    implementation: Implementation,
    environment: Environment,
}

impl Implementation {
    /// The implementation, installed where it is missing.
    pub(crate) fn oracle(&self, environment: &Environment) -> Result<Oracle> {
        let found = match self.find(environment) {
            Some(found) => Some(found),
            None => {
                setup::install(
                    environment,
                    &[&self.package],
                    "records what programs of the corpus print",
                )?;
                self.find(environment)
            }
        };
        let (executable, version) = found.ok_or_else(|| {
            format!(
                "none of {} is {} {}: put one on the PATH",
                self.commands.join(", "),
                self.name,
                self.release
            )
        })?;
        let mut environment = environment.clone();
        for (name, value) in &self.variables {
            environment.set(name, value);
        }
        Ok(Oracle {
            version: format!("{} {version}", self.name),
            executable,
            implementation: self.clone(),
            environment,
        })
    }

    /// The executable and its version, where it is there already.
    fn find(&self, environment: &Environment) -> Option<(PathBuf, String)> {
        let arguments: Vec<&str> = self.version.iter().map(String::as_str).collect();
        self.commands.iter().find_map(|command| {
            let executable = environment.find(command)?;
            let answer = environment.output(&executable, &arguments).ok()?;
            let version = version_in(&answer)?;
            let is_wanted = version.starts_with(&self.release);
            is_wanted.then(|| (executable, version.to_owned()))
        })
    }
}

/// The first number with a point in what an implementation says of itself.
fn version_in(answer: &str) -> Option<&str> {
    let is_part = |c: char| c.is_ascii_digit() || c == '.';
    let mut parts = answer.split(|c| !is_part(c));
    parts
        .find(|part| part.starts_with(|c: char| c.is_ascii_digit()) && part.contains('.'))
        .map(|part| part.trim_end_matches('.'))
}

impl Oracle {
    /// The same with further arguments in front of the name of the program.
    pub(crate) fn with(mut self, arguments: &[String]) -> Oracle {
        self.implementation.arguments.extend_from_slice(arguments);
        self
    }

    /// Whether what runs was written from the source by another program.
    pub(crate) fn is_emitted(&self) -> bool {
        self.implementation.emitter.is_some()
    }

    /// The command that runs `program` in its own folder, under its relative name.
    pub(crate) fn command(&self, program: &Path) -> Result<Command> {
        let whole = recording::whole(program);
        let folder = whole.or(program.parent());
        let name = folder.and_then(|folder| program.strip_prefix(folder).ok());
        let (Some(folder), Some(name)) = (folder, name) else {
            return Err(format!("{} is no file in a folder", program.display()));
        };
        // The program's other files, which a compiler is to be given.
        let others = whole.map_or_else(|| Ok(Vec::new()), |whole| others(whole, name))?;
        if let Some(last) = &self.implementation.executable {
            let made = scratch()?.join(called(name)).with_extension("");
            let mut compiler = self.start();
            compiler.arg(name).args(others).current_dir(folder);
            process::output(compiler.arg("-o").arg(&made).args(last))?;
            let mut command = self.environment.command(&made);
            command.current_dir(folder);
            return Ok(command);
        }
        if let Some(machine) = &self.implementation.classes {
            let made = scratch()?.join(called(name)).with_extension("classes");
            let _ = std::fs::remove_dir_all(&made);
            std::fs::create_dir_all(&made).map_err(|error| error.to_string())?;
            let source = std::fs::read_to_string(program).map_err(|error| error.to_string())?;
            let mut compiler = self.start();
            if whole.is_some() {
                compiler.arg("-d").arg(&made).arg(name).args(others);
                process::output(compiler.current_dir(folder))?;
            } else {
                std::fs::write(made.join(name), without_public_types(&source))
                    .map_err(|error| error.to_string())?;
                process::output(compiler.arg(name).current_dir(&made))?;
            }
            let machine = self
                .environment
                .find(machine)
                .ok_or_else(|| format!("there is no {machine} on the PATH"))?;
            let mut command = self.environment.command(machine);
            command
                .arg("-cp")
                .arg(&made)
                .arg(package(&source) + &main_class(&source))
                .current_dir(folder);
            return Ok(command);
        }
        let written = match &self.implementation.emitter {
            Some(emitter) => Some(self.emitted(emitter, folder, name)?),
            None => None,
        };
        let mut command = self.start();
        command
            .arg(written.as_deref().unwrap_or(name))
            .current_dir(folder);
        // Some write the name by which they were called into their messages: people call them without a folder.
        #[cfg(unix)]
        if let Some(called) = self.executable.file_name() {
            use std::os::unix::process::CommandExt;
            command.arg0(called);
        }
        Ok(command)
    }

    /// The file that a program is written to in the language that is run. What is wrong with its types does not matter.
    fn emitted(&self, emitter: &Emitter, folder: &Path, name: &Path) -> Result<PathBuf> {
        let made = scratch()?.join(called(name)).with_extension("emitted");
        let _ = std::fs::remove_dir_all(&made);
        let mut npm = self.environment.command("npm");
        npm.args([
            "exec",
            "--yes",
            "--package",
            &emitter.package,
            "--",
            &emitter.program,
        ]);
        npm.args(&emitter.arguments).arg("--rootDir").arg(".");
        npm.arg("--outDir").arg(&made).arg(name);
        process::capture(npm.current_dir(folder), &[], None)?;
        let file = made.join(name).with_extension(&emitter.ending);
        match file.is_file() {
            true => Ok(file),
            false => Err(format!("{} wrote nothing", emitter.program)),
        }
    }

    /// What the compiler says of a program.
    pub(crate) fn compiler_output(&self, program: &Path) -> Result<String> {
        let Some(name) = program.file_name() else {
            return Err(format!("{} is no file", program.display()));
        };
        let made = scratch()?.join(name).with_extension("refused");
        let _ = std::fs::remove_dir_all(&made);
        std::fs::create_dir_all(&made).map_err(|error| error.to_string())?;
        let source = std::fs::read_to_string(program).map_err(|error| error.to_string())?;
        std::fs::write(made.join(name), without_public_types(&source))
            .map_err(|error| error.to_string())?;
        let mut compiler = self.start();
        compiler.arg(name).current_dir(&made);
        let finished = process::capture(&mut compiler, &[], None)?;
        String::from_utf8(finished.stderr).map_err(|error| error.to_string())
    }

    fn start(&self) -> Command {
        let arguments = &self.implementation.arguments;
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        self.environment.command_with(&self.executable, &arguments)
    }
}

/// A name for what is made of a program of this path.
fn called(name: &Path) -> String {
    let parts = name.iter().map(|part| part.to_string_lossy());
    parts.collect::<Vec<_>>().join("_")
}

/// The files below a folder that end like one of them, without that one.
fn others(folder: &Path, name: &Path) -> Result<Vec<PathBuf>> {
    let found = workspace::files(folder, &|path| path.extension() == name.extension())?;
    let found = found
        .iter()
        .filter_map(|path| path.strip_prefix(folder).ok());
    Ok(found
        .filter(|path| *path != name)
        .map(Path::to_owned)
        .collect())
}

/// The package that a source says it is in, with a point behind it.
fn package(source: &str) -> String {
    let mut lines = source.lines();
    let named = lines.find_map(|line| line.strip_prefix("package ")?.split(';').next());
    named.map_or_else(String::new, |name| format!("{}.", name.trim()))
}

/// Where compilers put what they make.
fn scratch() -> Result<PathBuf> {
    let target = workspace::root().join("target/oracle");
    std::fs::create_dir_all(&target).map_err(|error| error.to_string())?;
    Ok(target)
}

/// The modifiers and keywords that a type at the top of a file may begin with.
const TYPE_WORDS: [&str; 9] = [
    "public",
    "abstract",
    "final",
    "sealed",
    "strictfp",
    "class",
    "interface",
    "enum",
    "record",
];

/// The source with its outermost types not public: a public one would have to be in a file of its name. Every
/// character stays at its place.
fn without_public_types(source: &str) -> String {
    let mut text = String::with_capacity(source.len());
    for line in source.split_inclusive('\n') {
        let mut words = line.split_whitespace();
        let is_type = words.next() == Some("public")
            && words.next().is_some_and(|word| TYPE_WORDS.contains(&word));
        match line.strip_prefix("public") {
            Some(rest) if is_type => {
                text.push_str("      ");
                text.push_str(rest);
            }
            _ => text.push_str(line),
        }
    }
    text
}

/// The class whose `main` is run: `Main`, or else the first of the file.
fn main_class(source: &str) -> String {
    let mut first = None;
    for line in source.lines() {
        let mut words = line
            .split_whitespace()
            .skip_while(|word| TYPE_WORDS[..5].contains(word));
        let is_type = !line.starts_with(char::is_whitespace)
            && words
                .next()
                .is_some_and(|word| TYPE_WORDS[5..].contains(&word));
        let name = words.next().unwrap_or_default();
        let end = name.find(|c: char| !c.is_alphanumeric() && c != '_');
        let name = &name[..end.unwrap_or(name.len())];
        if is_type && name == "Main" {
            return name.to_owned();
        }
        if is_type && first.is_none() {
            first = Some(name.to_owned());
        }
    }
    first.unwrap_or_else(|| "Main".to_owned())
}

#[cfg(test)]
mod tests {
    use super::{main_class, version_in, without_public_types};

    #[test]
    fn versions_are_found_in_what_implementations_say() {
        for (answer, version) in [
            ("Python 3.11.7\n", "3.11.7"),
            ("v20.20.2", "20.20.2"),
            ("ruby 3.1.2p20 (2022-04-12 revision 4491bb740a)", "3.1.2"),
            (
                "Lua 5.4.4  Copyright (C) 1994-2022 Lua.org, PUC-Rio",
                "5.4.4",
            ),
            ("12.2.0", "12.2.0"),
        ] {
            assert_eq!(version_in(answer), Some(version));
        }
        assert_eq!(version_in("command not found"), None);
    }

    #[test]
    fn outermost_types_lose_their_modifier_and_keep_their_place() {
        let source = "import a.B;\npublic final class Main {\n    public class Inner {}\n}\npublic record R() {}\n";
        let expected = "import a.B;\n       final class Main {\n    public class Inner {}\n}\n       record R() {}\n";
        assert_eq!(without_public_types(source), expected);
    }

    #[test]
    fn main_is_run_where_there_is_one() {
        assert_eq!(main_class("interface A {}\npublic class Main {\n"), "Main");
        assert_eq!(
            main_class("// class X\nfinal class Tour<T> {\n    class Main {}\n}\n"),
            "Tour"
        );
    }
}
