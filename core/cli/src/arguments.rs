//! The command line's arguments.

use lexopt::prelude::*;
use session::explore::Search;
use session::vm::memory::undefined::AfterUndefined;
use session::vm::symbolic::UnknownCalls;
use std::str::FromStr;

/// How the command is used.
pub const USAGE: &str = "\
usage: reddragon <command> [options] FILE [-- arguments of the program]
       reddragon <command> [options] FOLDER [--entry FILE] [-- arguments of the program]
       reddragon <command> [options] FILE FILE… --entry FILE [-- arguments of the program]

commands
  run FILE        run a program
  ir FILE         print its IR
  cfg FILE        print its control-flow graph
  tree FILE       print its syntax tree
  dataflow FILE   print which variables depend on which, and what is odd about them
  slice FILE      print the lines that matter to a variable at a place: --at LINE:NAME
  calls FILE      print its call graph
  imports FILE    print which of its files import which, and what could not be found
  trace FILE      print the steps of a run as JSON, an object a line: --from, --to, --function
  worlds FILE     follow both sides of branches on unknowns: conditions, example inputs, results
  summary FILE    print what its functions do: what comes to their results, what they read, write and call
  types FILE      print the types of its functions, variables and members, and why some are not known
  languages       list the languages

options
  --lang LANG        the language, where the file's name does not tell; `ir` for IR text
  --encoding NAME    how files are read that are no UTF-8 and declare nothing: latin-1; else C alone is read so
  --entry FILE       the file that a program of several files begins with
  --max-steps N      stop after N steps
  --max-memory MB    let the program hold at most so many megabytes (4096 where it is not given)
  --json             run, tree, dataflow, slice, calls, summary, types, worlds: print JSON
  --stdin FILE       run: the program's standard input
  --ub WHAT          run: after undefined behaviour `stop` (default) or `report` it and go on
  --complete         run: nothing is missing, so unknown names are the language's own errors
  --format FORMAT    cfg, dataflow, calls, imports: text (default), dot, mermaid; cfg: svg
  --slice NAME@LINE  dataflow: only the variables that matter to this one there
  --at LINE:NAME     slice: of what; FILE:LINE:NAME in another file than the first
  --forward          slice, --slice: what the variable matters to instead
  --source NAME      dataflow: with --sink, how results of a function or a variable's value come …
  --sink NAME        dataflow: … to arguments of this function; both may be given several times
  --function NAME    run, worlds: this function by itself, with unknown arguments; cfg, ir, tree, summary, trace: only this one
  --from STEP        trace: from this step on
  --to STEP          trace: up to this step
  --to LINE          worlds: how one gets to a line; FILE:LINE in another file than the first
  --calls            cfg: dot, mermaid and svg: draw calls between functions too
  --unknown-calls W  run, worlds: what calls of unknown functions may have changed: nothing (pure), what is
                     unknown itself (symbolic, default), all that they are given leads to (arguments),
                     that and all outermost variables (everything)
  --answers FILE     run, worlds: what unknowns are taken to be, as JSON: [{\"call\": …, \"nth\": …, \"returns\": …}]
  --assist-replay F  run: answers in place of a language model's, a JSON list of texts: for a source in a language without a
                     frontend (--lang haskell), for errors of syntax, for calls of unknown functions; no model is asked
  --unknowns         run --json: list the calls of unknown functions, in the form that --answers takes
  --sides SIDES      run: the sides of the branches on unknowns, in order, as y and n
  --ask              run: ask for the sides of further ones on the terminal
  --search ORDER     worlds: breadth (default), depth or coverage first
  --max-worlds N     worlds: stop at N (default 1000)
  --max-visits N     worlds: of one branch, in each world (default 10)
  --all              ir: the library modules too
  -h, --help         this text
  --version          the version

FILE may be `-` for standard input. What FILE imports is looked for beside it; a FOLDER is a program with all files of its
language. Words behind FILE, and everything behind `--`, are the program's own arguments
(run, worlds). A run's exit status is the program's own; with --json it is 0
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
    /// Print which of its files import which.
    Imports,
    /// Print its control flow.
    Cfg,
    /// Print its syntax tree.
    Tree,
    /// Print which variables depend on which.
    Dataflow,
    /// Print the lines that matter to a variable.
    Slice,
    /// Print its call graph.
    Calls,
    /// Print the steps of a run.
    Trace,
    /// Follow both sides of branches on unknowns.
    Worlds,
    /// Print what functions do.
    Summary,
    /// Print types.
    Types,
    /// Measure time travel; for the benchmarks.
    Timeline,
    /// Measure the analyses; for the benchmarks.
    BenchAnalysis,
    /// Measure how many worlds are followed in a second; for the benchmarks.
    BenchWorlds,
}

/// Arguments, read.
#[derive(Debug)]
pub struct Arguments {
    /// What to do.
    pub command: Command,
    /// With which file, or which folder.
    pub file: String,
    /// Further files of the program.
    pub others: Vec<String>,
    /// The file that a program of several begins with.
    pub entry: Option<String>,
    /// The program's own arguments.
    pub program: Vec<String>,
    /// In which language, where that was said.
    pub language: Option<String>,
    /// How many steps to take at most.
    pub max_steps: Option<u64>,
    /// How many bytes the program may hold.
    pub memory: u64,
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
    /// A variable and a line, `NAME@LINE`, to filter a graph by.
    pub slice: Option<String>,
    /// A line and a variable, `LINE:NAME`, to slice at.
    pub at: Option<String>,
    /// Whether a slice goes forward.
    pub forward: bool,
    /// The function to run by itself, or to show.
    pub function: Option<String>,
    /// The step that a trace begins at.
    pub from: Option<u64>,
    /// Where it ends: a step of a trace, a line that worlds are to come to.
    pub to: Option<String>,
    /// Whether to draw calls.
    pub calls: bool,
    /// In which order to follow worlds.
    pub search: Search,
    /// How many worlds to follow at most.
    pub max_worlds: Option<usize>,
    /// How often a world may come to one branch.
    pub max_visits: Option<u32>,
    /// What calls of unknown functions may have changed.
    pub unknown_calls: UnknownCalls,
    /// The file that says what unknowns are taken to be.
    pub answers: Option<String>,
    /// The file that answers in a language model's place.
    pub assist: Option<String>,
    /// Whether to list the calls of unknown functions.
    pub unknowns: bool,
    /// The sides of branches on unknowns.
    pub sides: Vec<bool>,
    /// Whether to ask for the sides of others.
    pub ask: bool,
    /// Where tainted values come from.
    pub sources: Vec<String>,
    /// Where they must not come to.
    pub sinks: Vec<String>,
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
        let mut words = Vec::new();
        let mut arguments = Arguments {
            command: Command::Help,
            file: String::new(),
            others: Vec::new(),
            entry: None,
            program: Vec::new(),
            language: None,
            max_steps: None,
            memory: 4 << 30,
            json: false,
            stdin: None,
            undefined: AfterUndefined::Stop,
            complete: false,
            format: None,
            all: false,
            slice: None,
            at: None,
            forward: false,
            function: None,
            from: None,
            to: None,
            calls: false,
            search: Search::default(),
            max_worlds: None,
            max_visits: None,
            unknown_calls: UnknownCalls::default(),
            answers: None,
            assist: None,
            unknowns: false,
            sides: Vec::new(),
            ask: false,
            sources: Vec::new(),
            sinks: Vec::new(),
        };
        while let Some(argument) = parser.next()? {
            match argument {
                Short('h') | Long("help") => command = Some(Command::Help),
                Long("version") => command = Some(Command::Version),
                Long("lang" | "language") => arguments.language = Some(parser.value()?.string()?),
                Long("encoding") => {
                    let name = parser.value()?.string()?;
                    crate::encoding::assume(&name)?;
                }
                Long("entry") => arguments.entry = Some(parser.value()?.string()?),
                Long("max-memory") => {
                    let most: u64 = number(&mut parser, "max-memory")?;
                    arguments.memory = most.saturating_mul(1 << 20);
                }
                Long("max-steps") => arguments.max_steps = Some(number(&mut parser, "max-steps")?),
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
                Long("slice") => arguments.slice = Some(parser.value()?.string()?),
                Long("at") => arguments.at = Some(parser.value()?.string()?),
                Long("from") => arguments.from = Some(number(&mut parser, "from")?),
                Long("to") => arguments.to = Some(parser.value()?.string()?),
                Long("calls") => arguments.calls = true,
                Long("forward") => arguments.forward = true,
                Long("function") => arguments.function = Some(parser.value()?.string()?),
                Long("search") => {
                    let name = parser.value()?.string()?;
                    arguments.search = Search::named(&name).ok_or_else(|| {
                        format!("`--search` takes breadth, depth or coverage, not `{name}`")
                    })?;
                }
                Long("unknown-calls") => {
                    let name = parser.value()?.string()?;
                    arguments.unknown_calls = UnknownCalls::named(&name).ok_or_else(|| {
                        let all = UnknownCalls::ALL.map(UnknownCalls::name).join(", ");
                        format!("`--unknown-calls` takes one of {all}, not `{name}`")
                    })?;
                }
                Long("answers") => arguments.answers = Some(parser.value()?.string()?),
                Long("assist-replay") => arguments.assist = Some(parser.value()?.string()?),
                Long("sides") => arguments.sides = sides(&parser.value()?.string()?)?,
                Long("unknowns") => arguments.unknowns = true,
                Long("ask") => arguments.ask = true,
                Long("max-worlds") => {
                    arguments.max_worlds = Some(number(&mut parser, "max-worlds")?)
                }
                Long("max-visits") => {
                    arguments.max_visits = Some(number(&mut parser, "max-visits")?)
                }
                Long("source") => arguments.sources.push(parser.value()?.string()?),
                Long("sink") => arguments.sinks.push(parser.value()?.string()?),
                Value(value) if command.is_none() => {
                    let word = value.string()?;
                    command = Some(match word.as_str() {
                        "run" => Command::Run,
                        "ir" => Command::Ir,
                        "imports" => Command::Imports,
                        "cfg" => Command::Cfg,
                        "tree" => Command::Tree,
                        "dataflow" => Command::Dataflow,
                        "slice" => Command::Slice,
                        "calls" => Command::Calls,
                        "trace" => Command::Trace,
                        "worlds" => Command::Worlds,
                        "summary" => Command::Summary,
                        "types" => Command::Types,
                        "languages" => Command::Languages,
                        "bench-timeline" => Command::Timeline,
                        "bench-analysis" => Command::BenchAnalysis,
                        "bench-worlds" => Command::BenchWorlds,
                        _ => return Err(format!("there is no command `{word}`").into()),
                    });
                }
                Value(value) if file.is_none() => file = Some(value.string()?),
                Value(value) => words.push(value.string()?),
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
        // Where it is said with which file a program begins, all words are files.
        let takes_arguments = matches!(
            arguments.command,
            Command::Run | Command::Trace | Command::Worlds
        );
        match (&arguments.entry, takes_arguments) {
            (Some(_), _) => arguments.others = words,
            (None, true) => arguments.program.splice(0..0, words).for_each(drop),
            (None, false) if words.is_empty() => {}
            (None, false) => return Err(Value(words.swap_remove(0).into()).unexpected()),
        }
        Ok(arguments)
    }
}

/// The value of an option that takes a whole number.
fn number<T: FromStr>(parser: &mut lexopt::Parser, option: &str) -> Result<T, lexopt::Error> {
    let text = parser.value()?.string()?;
    text.parse()
        .map_err(|_| format!("`--{option}` takes a whole number, not `{text}`").into())
}

/// Sides of branches, `y` and `n`.
fn sides(text: &str) -> Result<Vec<bool>, String> {
    let each = text.chars().map(|side| match side {
        'y' => Ok(true),
        'n' => Ok(false),
        _ => Err(format!("`--sides` takes y and n, not `{text}`")),
    });
    each.collect()
}
