//! The command line's arguments.

use lexopt::prelude::*;
use session::vm::undefined::AfterUndefined;

/// How the command is used.
pub const USAGE: &str = "\
usage: reddragon <command> [options] FILE

commands
  run FILE        run a program
  ir FILE         print its IR
  cfg FILE        print its control-flow graph
  tree FILE       print its syntax tree
  languages       list the languages

options
  --lang LANG        the language, where the file's name does not tell; `ir` for IR text
  --max-steps N      stop after N steps
  --json             run, cfg, tree: print JSON
  --stdin FILE       run: the program's standard input
  --ub WHAT          run: after undefined behaviour `stop` (default) or `report` it and go on
  --complete         run: nothing is missing, so unknown names are the language's own errors
  --format FORMAT    cfg: text (default), dot, mermaid or svg
  --all              ir: the library modules too
  -h, --help         this text
  --version          the version

FILE may be `-` for standard input. A run's exit status is the program's own; with --json it is 0
when the pipeline itself worked.";

/// What to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command {
    /// Say how it is used.
    Help,
    /// Say which version it is.
    Version,
    /// List the languages.
    Languages,
    /// Run a program.
    Run,
    /// Print its IR.
    Ir,
    /// Print its control flow.
    Cfg,
    /// Print its syntax tree.
    Tree,
    /// Measure time travel; for the benchmarks.
    Timeline,
}

/// Arguments, read.
#[derive(Debug)]
pub struct Arguments {
    /// What to do.
    pub command: Command,
    /// With which file.
    pub file: String,
    /// In which language, where that was said.
    pub language: Option<String>,
    /// How many steps to take at most.
    pub max_steps: Option<u64>,
    /// Whether to print JSON.
    pub json: bool,
    /// The file that holds the program's standard input.
    pub stdin: Option<String>,
    /// What to do after undefined behaviour.
    pub undefined: AfterUndefined,
    /// Whether nothing is missing.
    pub complete: bool,
    /// In which format to print a graph.
    pub format: Option<String>,
    /// Whether to print library modules.
    pub all: bool,
}

impl Arguments {
    /// Reads the process's arguments.
    ///
    /// # Errors
    /// A sentence that says what is wrong with them.
    pub fn read() -> Result<Arguments, String> {
        Arguments::parse(lexopt::Parser::from_env()).map_err(|error| error.to_string())
    }

    fn parse(mut parser: lexopt::Parser) -> Result<Arguments, lexopt::Error> {
        let mut command = None;
        let mut file = None;
        let mut arguments = Arguments {
            command: Command::Help,
            file: String::new(),
            language: None,
            max_steps: None,
            json: false,
            stdin: None,
            undefined: AfterUndefined::Stop,
            complete: false,
            format: None,
            all: false,
        };
        while let Some(argument) = parser.next()? {
            match argument {
                Short('h') | Long("help") => command = Some(Command::Help),
                Long("version") => command = Some(Command::Version),
                Long("lang") => arguments.language = Some(parser.value()?.string()?),
                Long("max-steps") => arguments.max_steps = Some(parser.value()?.parse()?),
                Long("json") => arguments.json = true,
                Long("stdin") => arguments.stdin = Some(parser.value()?.string()?),
                Long("ub") => {
                    arguments.undefined = match parser.value()?.string()?.as_str() {
                        "stop" => AfterUndefined::Stop,
                        "report" => AfterUndefined::GoOn,
                        other => {
                            return Err(
                                format!("`--ub` takes `stop` or `report`, not `{other}`").into()
                            );
                        }
                    }
                }
                Long("complete") => arguments.complete = true,
                Long("format") => arguments.format = Some(parser.value()?.string()?),
                Long("all") => arguments.all = true,
                Value(value) if command.is_none() => {
                    let word = value.string()?;
                    command = Some(match word.as_str() {
                        "run" => Command::Run,
                        "ir" => Command::Ir,
                        "cfg" => Command::Cfg,
                        "tree" => Command::Tree,
                        "languages" => Command::Languages,
                        "bench-timeline" => Command::Timeline,
                        _ => return Err(format!("there is no command `{word}`").into()),
                    });
                }
                Value(value) if file.is_none() => file = Some(value.string()?),
                other => return Err(other.unexpected()),
            }
        }
        arguments.command = command.ok_or("which command?")?;
        let needs_file = !matches!(
            arguments.command,
            Command::Help | Command::Version | Command::Languages
        );
        if needs_file {
            arguments.file = file.ok_or("which file?")?;
        }
        Ok(arguments)
    }
}
