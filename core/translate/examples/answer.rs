//! `answer LANGUAGE tree < source > tree` and `answer LANGUAGE call < request > answer`: what a language's module must
//! give for that source or request.

use std::io::{Read, Write, stdin, stdout};
use translate::{Library, Linked, serve};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let (name, what) = arguments
        .next()
        .zip(arguments.next())
        .ok_or("usage: answer LANGUAGE tree|call")?;
    let grammar = registry::grammar(&name).ok_or("no such language")?;
    let mut input = Vec::new();
    stdin().read_to_end(&mut input)?;
    let output = if what == "tree" {
        grammars::parse_to_bytes(grammar, std::str::from_utf8(&input)?)
    } else {
        let frontend = registry::frontend(&name).ok_or("no such frontend")?;
        let parse = |_: &str, source: &str| Ok(grammars::parse(grammar, source));
        let mut linked = Linked::new(frontend, parse, Library::on_demand());
        serve(&mut linked, &input)
    };
    stdout().write_all(&output)?;
    Ok(())
}
