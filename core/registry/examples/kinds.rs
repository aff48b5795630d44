//! `kinds LANGUAGE`: every named kind of node of a language's grammar, one per line, for its inventory.

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let name = std::env::args().nth(1).ok_or("usage: kinds LANGUAGE")?;
    let grammar = registry::grammar(&name).ok_or("no such language")?;
    for kind in grammars::node_kinds(grammar)
        .iter()
        .filter(|kind| kind.named)
    {
        println!("{}", kind.name);
    }
    Ok(())
}
