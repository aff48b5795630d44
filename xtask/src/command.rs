//! The table of commands.

use crate::args::Args;
use crate::{
    Result, bench, bless, check, conformance, lighthouse, new_language, oracle, page, serve, show,
    test,
};

/// One developer command.
struct Command {
    name: &'static str,
    /// The arguments, as the help shows them.
    usage: &'static str,
    summary: &'static str,
    /// Flags without and options with a value, by name without dashes.
    flags: &'static [&'static str],
    options: &'static [&'static str],
    run: fn(&Args) -> Result<()>,
}

const COMMANDS: &[Command] = &[
    Command {
        name: "serve",
        usage: "[--port N] [--dev]",
        summary: "set up what is missing, build the playground and serve it on this machine",
        flags: &["dev"],
        options: &["port"],
        run: serve::run,
    },
    Command {
        name: "build",
        usage: "",
        summary: "set up what is missing and build dist/ for any static host",
        flags: &[],
        options: &[],
        run: page::run,
    },
    Command {
        name: "test",
        usage: "[--no-browser] [FILTER]",
        summary: "set up what is missing and run every test, natively and in the browser",
        flags: &["no-browser"],
        options: &[],
        run: test::run,
    },
    Command {
        name: "check",
        usage: "",
        summary: "formatter, lints, documentation, layers and native tests",
        flags: &[],
        options: &[],
        run: check::run,
    },
    Command {
        name: "new-language",
        usage: "NAME [--display NAME] [--ending ENDING] [--grammar CRATE]",
        summary: "make the folder of a further language, which compiles, and say what is left",
        flags: &[],
        options: &["display", "ending", "grammar"],
        run: new_language::run,
    },
    Command {
        name: "lighthouse",
        usage: "",
        summary: "what Lighthouse says of the page as it is served",
        flags: &[],
        options: &[],
        run: lighthouse::run,
    },
    Command {
        name: "bless",
        usage: "[FILTER]",
        summary: "rewrite the corpus' expectations to what the system does now",
        flags: &[],
        options: &[],
        run: bless::run,
    },
    Command {
        name: "show",
        usage: "STAGE FILE",
        summary: "show a stage (tree, ir, cfg, run) of a source file",
        flags: &[],
        options: &[],
        run: show::run,
    },
    Command {
        name: "oracle",
        usage: "[--absent] [--write] [FILTER]",
        summary: "compare (or record) the corpus with the languages' own implementations",
        flags: &["absent", "write"],
        options: &[],
        run: oracle::run,
    },
    Command {
        name: "conformance",
        usage: "[--wrong] [FILTER]",
        summary: "how much of the corpus runs as the languages' own implementations run it",
        flags: &["wrong"],
        options: &[],
        run: conformance::run,
    },
    Command {
        name: "bench",
        usage: "[--section LANGUAGE|timeline|analysis|page] [--runs N] [FILTER]",
        summary: "how fast the machine and the page are, against CPython",
        flags: &[],
        options: &["section", "runs"],
        run: bench::run,
    },
];

/// Runs the command called `name` with the words after it.
pub(crate) fn run(name: &str, words: Vec<String>) -> Result<()> {
    if matches!(name, "help" | "--help" | "-h") {
        println!("{}", help());
        return Ok(());
    }
    let command = COMMANDS
        .iter()
        .find(|command| command.name == name)
        .ok_or_else(|| format!("no command {name:?}\n\n{}", help()))?;
    let args = Args::parse(words, command.flags, command.options)
        .map_err(|problem| format!("{problem}\n\nusage: {}", usage(command)))?;
    (command.run)(&args)
}

fn usage(command: &Command) -> String {
    format!("cargo xtask {} {}", command.name, command.usage)
}

fn help() -> String {
    let mut text = "Developer commands:".to_owned();
    for command in COMMANDS {
        text.push_str(&format!(
            "\n  {}\n      {}",
            usage(command),
            command.summary
        ));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_unique_and_in_the_help() {
        let text = help();
        for (index, command) in COMMANDS.iter().enumerate() {
            assert!(text.contains(&usage(command)));
            assert!(
                COMMANDS[..index]
                    .iter()
                    .all(|other| other.name != command.name)
            );
        }
    }

    #[test]
    fn an_unknown_command_is_an_error() {
        assert!(run("no-such-command", Vec::new()).is_err());
    }
}
