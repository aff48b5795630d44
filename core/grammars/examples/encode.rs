//! `encode LANGUAGE < source > tree`: the buffer that a grammar module must give for that text.

use std::io::{Read, Write, stdin, stdout};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let name = std::env::args().nth(1).ok_or("usage: encode LANGUAGE")?;
    let language = grammars::by_name(&name).ok_or("no such language")?;
    let mut source = String::new();
    stdin().read_to_string(&mut source)?;
    stdout().write_all(&grammars::parse_to_bytes(language, &source))?;
    Ok(())
}
