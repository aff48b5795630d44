//! Running other programs.

use std::fmt;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use crate::Result;

/// What a program did.
#[derive(Debug)]
pub(crate) struct Finished {
    /// Exit status; 128 plus the signal's number where a signal ended it.
    pub(crate) exit: i32,
    pub(crate) stdout: Vec<u8>,
    pub(crate) stderr: Vec<u8>,
    /// Wall time from just before the start until the program had ended.
    pub(crate) elapsed: Duration,
}

/// How a command reads on a shell's line, near enough to repeat it by hand.
pub(crate) struct Shown<'a>(pub(crate) &'a Command);

impl fmt::Display for Shown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let program = Path::new(self.0.get_program());
        let name = program.file_name().unwrap_or(program.as_os_str());
        f.write_str(&name.to_string_lossy())?;
        for argument in self.0.get_args() {
            let argument = argument.to_string_lossy();
            if argument.is_empty()
                || argument.contains(|c: char| c.is_whitespace() || "'\"$*".contains(c))
            {
                write!(f, " '{argument}'")?;
            } else {
                write!(f, " {argument}")?;
            }
        }
        Ok(())
    }
}

/// The executable that `name` stands for in the directories of `path`.
pub(crate) fn find(name: &str, path: &[PathBuf]) -> Option<PathBuf> {
    path.iter()
        .map(|directory| directory.join(name))
        .find(|file| is_executable(file))
}

#[cfg(unix)]
fn is_executable(file: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    file.metadata()
        .is_ok_and(|meta| meta.is_file() && meta.permissions().mode() & 0o111 != 0)
}

#[cfg(not(unix))]
fn is_executable(file: &Path) -> bool {
    file.is_file()
}

/// Runs `command` with our own terminal; any status but 0 is an error.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let status = command
        .status()
        .map_err(|error| format!("cannot run `{}`: {error}", Shown(command)))?;
    if status.success() {
        Ok(())
    } else {
        Err(format!("`{}` failed ({status})", Shown(command)))
    }
}

/// Runs `command` quietly and gives what it printed; any status but 0 is an error that quotes it.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    let finished = capture(command, b"", None)?;
    if finished.exit == 0 {
        Ok(String::from_utf8_lossy(&finished.stdout).into_owned())
    } else {
        let stderr = String::from_utf8_lossy(&finished.stderr);
        Err(format!(
            "`{}` failed ({}): {}",
            Shown(command),
            finished.exit,
            stderr.trim()
        ))
    }
}

/// Runs `command` with `stdin` as its input and captures what it prints. A program that has not
/// ended within `limit` is killed, and that is an error.
pub(crate) fn capture(
    command: &mut Command,
    stdin: &[u8],
    limit: Option<Duration>,
) -> Result<Finished> {
    let start = Instant::now();
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|error| format!("cannot run `{}`: {error}", Shown(command)))?;
    // Each stream has a thread of its own, so that no full pipe can block the program.
    let writer = child.stdin.take().map(|mut pipe| {
        let stdin = stdin.to_owned();
        // A program may end without reading all its input: the broken pipe is its right.
        thread::spawn(move || drop(pipe.write_all(&stdin)))
    });
    let stdout = child.stdout.take().map(collect);
    let stderr = child.stderr.take().map(collect);
    let exit = wait(&mut child, start, limit)?;
    let elapsed = start.elapsed();
    let (Some(exit), stdout, stderr) = (exit, join(stdout), join(stderr)) else {
        let seconds = limit.unwrap_or_default().as_secs();
        return Err(format!(
            "`{}` did not end within {seconds} s",
            Shown(command)
        ));
    };
    if let Some(writer) = writer {
        drop(writer.join());
    }
    Ok(Finished {
        exit,
        stdout,
        stderr,
        elapsed,
    })
}

fn collect(mut pipe: impl Read + Send + 'static) -> JoinHandle<Vec<u8>> {
    thread::spawn(move || {
        let mut bytes = Vec::new();
        // What was read before an error is still what the program printed.
        drop(pipe.read_to_end(&mut bytes));
        bytes
    })
}

fn join(reader: Option<JoinHandle<Vec<u8>>>) -> Vec<u8> {
    reader
        .and_then(|thread| thread.join().ok())
        .unwrap_or_default()
}

/// Waits for `child`; `None` when `limit` passed and it was killed.
fn wait(child: &mut Child, start: Instant, limit: Option<Duration>) -> Result<Option<i32>> {
    let Some(limit) = limit else {
        let status = child.wait().map_err(|error| error.to_string())?;
        return Ok(Some(exit_status(status)));
    };
    loop {
        if let Some(status) = child.try_wait().map_err(|error| error.to_string())? {
            return Ok(Some(exit_status(status)));
        }
        if start.elapsed() > limit {
            child.kill().map_err(|error| error.to_string())?;
            child.wait().map_err(|error| error.to_string())?;
            return Ok(None);
        }
        // Short, since what is measured here is compared in fractions of a millisecond.
        thread::sleep(Duration::from_micros(200));
    }
}

#[cfg(unix)]
fn exit_status(status: std::process::ExitStatus) -> i32 {
    use std::os::unix::process::ExitStatusExt;
    status
        .code()
        .unwrap_or_else(|| 128 + status.signal().unwrap_or(0))
}

#[cfg(not(unix))]
fn exit_status(status: std::process::ExitStatus) -> i32 {
    status.code().unwrap_or(-1)
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    fn shell(script: &str) -> Command {
        let mut command = Command::new("sh");
        command.args(["-c", script]);
        command
    }

    #[test]
    fn all_that_a_program_prints_is_captured() {
        let finished = capture(&mut shell("cat; echo oops >&2; exit 3"), b"hi", None).unwrap();
        assert_eq!(
            (finished.exit, &finished.stdout[..], &finished.stderr[..]),
            (3, &b"hi"[..], &b"oops\n"[..])
        );
    }

    #[test]
    fn a_program_that_does_not_end_is_killed() {
        let limit = Some(Duration::from_millis(50));
        let error = capture(&mut shell("exec sleep 60"), b"", limit).unwrap_err();
        assert!(error.contains("did not end"), "{error}");
    }

    #[test]
    fn a_signal_counts_as_128_and_its_number() {
        assert_eq!(
            capture(&mut shell("kill -9 $$"), b"", None).unwrap().exit,
            137
        );
    }

    #[test]
    fn commands_are_shown_as_they_can_be_typed() {
        assert_eq!(Shown(&shell("echo $x")).to_string(), "sh -c 'echo $x'");
    }
}
