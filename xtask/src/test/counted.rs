//! Running a test runner and counting what it reports.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use crate::Result;
use crate::process::Shown;
use crate::steps::Counts;

/// Runs commands at the same time: what the first prints is shown line by line, what the others print once they are over.
pub(super) fn run_together(mut commands: Vec<Command>, counts: &mut Counts) -> Result<()> {
    std::thread::scope(|scope| {
        let running = commands.iter_mut().enumerate();
        let running: Vec<_> = running
            .map(|(at, command)| {
                scope.spawn(move || {
                    let (mut own, mut printed) = (Counts::default(), String::new());
                    let finished = follow(command, &mut own, |line| match at {
                        0 => println!("{line}"),
                        _ => printed += &format!("{line}\n"),
                    });
                    (finished, own, printed)
                })
            })
            .collect();
        let mut result = Ok(());
        for each in running {
            let (finished, own, printed) = each.join().map_err(|_| "a thread panicked")?;
            print!("{printed}");
            counts.add(own);
            result = result.and(finished);
        }
        result
    })
}

/// Runs `command`, shows what it prints line by line, and adds what its closing lines count.
pub(super) fn run(command: &mut Command, counts: &mut Counts) -> Result<()> {
    follow(command, counts, |line| println!("{line}"))
}

fn follow(command: &mut Command, counts: &mut Counts, mut show: impl FnMut(&str)) -> Result<()> {
    let shown = Shown(command).to_string();
    let mut child = command
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| format!("cannot run `{shown}`: {error}"))?;
    if let Some(stdout) = child.stdout.take() {
        for line in BufReader::new(stdout).split(b'\n') {
            let line = line.map_err(|error| format!("cannot read from `{shown}`: {error}"))?;
            let line = String::from_utf8_lossy(&line);
            show(&line);
            counts.add(closing_line(&line));
        }
    }
    let status = child.wait().map_err(|error| error.to_string())?;
    if !status.success() {
        return Err(format!("`{shown}` failed ({status})"));
    }
    if counts.passed == 0 {
        return Err(format!("`{shown}` ran no test"));
    }
    Ok(())
}

/// What a line counts: that of `cargo test`, one of Node's test runner, or plain `N passed, N failed`.
fn closing_line(line: &str) -> Counts {
    let line = line.trim();
    let mut counts = Counts::default();
    if let Some((mark, rest)) = line.split_once(' ')
        && matches!(mark, "#" | "ℹ")
    {
        if let Some((key, Ok(number))) = rest
            .split_once(' ')
            .map(|(key, number)| (key, number.parse()))
        {
            match key {
                "pass" => counts.passed = number,
                "fail" => counts.failed = number,
                "skipped" => counts.skipped = number,
                _ => {}
            }
        }
        return counts;
    }
    let report = line
        .strip_prefix("test result: ")
        .and_then(|rest| rest.split_once(". "));
    let report = report.map_or(line, |(_, numbers)| numbers);
    let mut understood = false;
    for part in report.split([',', ';']) {
        let Some((number, what)) = part.trim().split_once(' ') else {
            return Counts::default();
        };
        let Ok(number) = number.parse::<u64>() else {
            break;
        };
        match what {
            "passed" => counts.passed = number,
            "failed" => counts.failed = number,
            "skipped" | "ignored" => counts.skipped = number,
            _ => continue,
        }
        understood = true;
    }
    if understood {
        counts
    } else {
        Counts::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(passed: u64, failed: u64, skipped: u64) -> Counts {
        Counts {
            passed,
            failed,
            skipped,
        }
    }

    #[test]
    fn the_closing_lines_of_the_runners_are_understood() {
        let cargo = "test result: FAILED. 12 passed; 1 failed; 2 ignored; 0 measured; 3 filtered out; finished in 0.01s";
        assert_eq!(closing_line(cargo), counts(12, 1, 2));
        assert_eq!(closing_line("7 passed, 1 failed"), counts(7, 1, 0));
        assert_eq!(
            closing_line("7 passed, 0 failed, 2 skipped"),
            counts(7, 0, 2)
        );
        assert_eq!(closing_line("# pass 4"), counts(4, 0, 0));
        assert_eq!(closing_line("ℹ fail 1"), counts(0, 1, 0));
    }

    #[test]
    fn commands_that_run_together_are_counted_together_and_one_that_fails_is_told() {
        let command = |script: &str| {
            let mut command = Command::new("sh");
            command.args(["-c", script]);
            command
        };
        let mut all = Counts::default();
        let two = vec![command("echo '# pass 4'"), command("echo '# pass 3'")];
        assert_eq!(run_together(two, &mut all), Ok(()));
        assert_eq!(all, counts(7, 0, 0));
        let two = vec![
            command("echo '# pass 1'"),
            command("echo '# fail 2'; exit 1"),
        ];
        assert!(run_together(two, &mut all).is_err());
        assert_eq!(all, counts(8, 2, 0));
    }

    #[test]
    fn other_lines_count_nothing() {
        for line in [
            "",
            "test a ... ok",
            "3 apples",
            "running 5 tests",
            "# duration_ms 12",
            "ok, 3 passed it on",
        ] {
            assert_eq!(closing_line(line), Counts::default(), "{line:?}");
        }
    }

    #[test]
    #[cfg(unix)]
    fn a_runner_that_ran_nothing_has_failed() {
        let mut total = Counts::default();
        assert!(
            run(
                Command::new("sh").args(["-c", "echo '0 passed, 0 failed'"]),
                &mut total
            )
            .is_err()
        );
        assert!(
            run(
                Command::new("sh").args(["-c", "echo '1 passed, 1 failed'; exit 1"]),
                &mut total
            )
            .is_err()
        );
        assert_eq!(total, counts(1, 1, 0));
        assert!(
            run(
                Command::new("sh").args(["-c", "echo '2 passed, 0 failed'"]),
                &mut total
            )
            .is_ok()
        );
    }
}
