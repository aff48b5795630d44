//! The languages that have an oracle. A further language is a further entry.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::setup::{self, Environment};
use crate::{Result, process, workspace};

/// How a language's own implementation is found and started.
pub(crate) struct Language {
    /// The folder of the corpus that holds its programs.
    pub(crate) folder: &'static str,
    /// The extension of its source files, without the dot.
    pub(crate) extension: &'static str,
    /// Finds the implementation, installing it where it is missing; gives the executable and the
    /// implementation's name and version.
    find: fn(&Environment) -> Result<(PathBuf, String)>,
    how: How,
    /// Arguments before the name of the program.
    arguments: &'static [&'static str],
    /// Variables that make a run repeatable.
    variables: &'static [(&'static str, &'static str)],
}

/// What is done with a program.
#[derive(Clone, Copy)]
enum How {
    /// The implementation runs it.
    Interpreted,
    /// It is compiled and then run by itself: the compiler's arguments behind the name of the program and `-o` with that
    /// of the executable.
    Executable(&'static [&'static str]),
    /// It is compiled to classes, and another program of this name runs those.
    Classes(&'static str),
}

/// Every language that has an oracle.
pub(crate) const LANGUAGES: &[Language] = &[
    Language {
        folder: "python",
        extension: "py",
        find: |environment| {
            let python = setup::python(environment)?;
            Ok((python.executable, python.version))
        },
        how: How::Interpreted,
        arguments: &["-X", "utf8"],
        variables: &[("PYTHONHASHSEED", "0"), ("PYTHONDONTWRITEBYTECODE", "1")],
    },
    Language {
        folder: "c",
        extension: "c",
        find: |environment| {
            setup::c_compiler(environment)?;
            let gcc = environment
                .find("gcc")
                .ok_or("there is no gcc on the PATH")?;
            let version = environment.output(&gcc, &["-dumpfullversion"])?;
            Ok((gcc, format!("GCC {}", version.trim())))
        },
        how: How::Executable(&["-lm"]),
        // `gnu17`: what gcc takes when it is told nothing, which people rely on.
        arguments: &["-std=gnu17", "-O0", "-w"],
        variables: &[],
    },
    Language {
        folder: "java",
        extension: "java",
        find: |environment| {
            setup::jdk(environment)?;
            let javac = environment
                .find("javac")
                .ok_or("there is no javac on the PATH")?;
            let version = environment.output(&javac, &["-version"])?;
            let version = version.trim().trim_start_matches("javac ");
            Ok((javac, format!("OpenJDK {version}")))
        },
        how: How::Classes("java"),
        // `-g`: messages about nothing call variables by their names, as in the environments that people work in.
        arguments: &["-g", "-nowarn", "-Xlint:none", "-encoding", "UTF-8"],
        variables: &[],
    },
];

/// An implementation, ready to run programs.
pub(crate) struct Oracle {
    /// Name and version, such as `CPython 3.11.7`.
    pub(crate) version: String,
    executable: PathBuf,
    language: &'static Language,
    environment: Environment,
}

impl Language {
    /// The implementation of this language.
    pub(crate) fn oracle(&'static self, environment: &Environment) -> Result<Oracle> {
        let (executable, version) = (self.find)(environment)?;
        let mut environment = environment.clone();
        for (name, value) in self.variables {
            environment.set(name, value);
        }
        Ok(Oracle {
            version,
            executable,
            language: self,
            environment,
        })
    }
}

impl Oracle {
    /// The command that runs `program` in its own folder, under its relative name.
    pub(crate) fn command(&self, program: &Path) -> Result<Command> {
        let (Some(folder), Some(name)) = (program.parent(), program.file_name()) else {
            return Err(format!("{} is no file in a folder", program.display()));
        };
        match self.language.how {
            How::Interpreted => {
                let mut command = self.start();
                command.arg(name).current_dir(folder);
                Ok(command)
            }
            How::Executable(last) => {
                let made = scratch()?.join(name).with_extension("");
                let mut compiler = self.start();
                compiler.arg(name).current_dir(folder);
                process::output(compiler.arg("-o").arg(&made).args(last))?;
                let mut command = self.environment.command(&made);
                command.current_dir(folder);
                Ok(command)
            }
            How::Classes(machine) => {
                let made = scratch()?.join(name).with_extension("classes");
                let _ = std::fs::remove_dir_all(&made);
                std::fs::create_dir_all(&made).map_err(|error| error.to_string())?;
                let source = std::fs::read_to_string(program).map_err(|error| error.to_string())?;
                std::fs::write(made.join(name), without_public_types(&source))
                    .map_err(|error| error.to_string())?;
                let mut compiler = self.start();
                process::output(compiler.arg(name).current_dir(&made))?;
                let machine = self
                    .environment
                    .find(machine)
                    .ok_or_else(|| format!("there is no {machine} on the PATH"))?;
                let mut command = self.environment.command(machine);
                command
                    .arg("-cp")
                    .arg(&made)
                    .arg(main_class(&source))
                    .current_dir(folder);
                Ok(command)
            }
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
        self.environment
            .command_with(&self.executable, self.language.arguments)
    }
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
    use super::{main_class, without_public_types};

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
