//! `reddragon`: the engine on the command line.

#[macro_use]
mod out;

mod answers;
mod arguments;
mod assist;
mod bench_analysis;
mod cfg;
mod encoding;
mod files;
mod flow;
mod folder;
mod imports;
mod input;
mod ir;
mod report;
mod run;
mod summary;
mod timeline;
mod trace;
mod tree;
mod typed;
mod types;
mod worlds;

use arguments::{Arguments, Command};
use std::process::ExitCode;

// Programs that make many small objects spend a tenth to a quarter of their time in the C library's allocator.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let arguments = match Arguments::read() {
        Ok(arguments) => arguments,
        Err(message) => {
            eprintln!("reddragon: {message}\n`reddragon --help` lists commands and options");
            return ExitCode::from(2);
        }
    };
    let done = match arguments.command {
        Command::Help => {
            outln!("{}", arguments::USAGE);
            Ok(ExitCode::SUCCESS)
        }
        Command::Version => {
            outln!("reddragon {}", env!("CARGO_PKG_VERSION"));
            Ok(ExitCode::SUCCESS)
        }
        Command::Languages => {
            for language in catalog::languages() {
                outln!("{:12} {}", language.name, language.display_name);
            }
            Ok(ExitCode::SUCCESS)
        }
        Command::Run => run::run(&arguments),
        Command::Ir => ir::ir(&arguments),
        Command::Imports => imports::imports(&arguments),
        Command::Cfg => cfg::cfg(&arguments),
        Command::Tree => tree::tree(&arguments),
        Command::Dataflow => flow::dataflow(&arguments),
        Command::Slice => flow::slice(&arguments),
        Command::Calls => flow::calls(&arguments),
        Command::Summary => summary::summary(&arguments),
        Command::Types => types::types(&arguments),
        Command::Trace => trace::trace(&arguments),
        Command::Worlds => worlds::worlds(&arguments),
        Command::Timeline => timeline::timeline(&arguments),
        Command::BenchAnalysis => bench_analysis::analyses(&arguments),
        Command::BenchWorlds => bench_analysis::worlds(&arguments),
    };
    match done {
        Ok(code) => code,
        Err(message) => {
            eprintln!("reddragon: {message}");
            ExitCode::from(2)
        }
    }
}
