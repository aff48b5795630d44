//! Prints what a page asks of its worker when it opens the first example of the gallery, as one JSON object: `language` is the
//! example's, `state` is how a
//! [`Reply::State`] begins; `messages` are what is asked, each its bytes and whether it `moves` the run, which a
//! state answers. The build runs the engine with them to see what of it a page needs at first.
//!
//!     cargo run -p reddragon-protocol --example opening -- www/examples

use protocol::{Assumed, Direction, Graphed, List, Move, Reply, Request, Stride, Unit, encode};
use serde_json::{Value, json};
use std::path::Path;
use std::{env, error, fs};

fn main() -> Result<(), Box<dyn error::Error>> {
    let folder = env::args()
        .nth(1)
        .ok_or("the folder of the examples is missing")?;
    let folder = Path::new(&folder);
    let list: Value = serde_json::from_str(&fs::read_to_string(folder.join("index.json"))?)?;
    let example = list.get(0).ok_or("there is no example")?;
    let text = |name: &str| example[name].as_str().ok_or(format!("{name} is missing"));
    let source = fs::read_to_string(folder.join(text("file")?))?;
    let line = example["line"].as_u64().unwrap_or(1) as u32;
    let requests = opening(text("language")?, source, line);
    let message = |request: &Request| {
        let moves = matches!(request, Request::Compile { .. } | Request::Move(_));
        json!({ "bytes": encode(request), "moves": moves })
    };
    let messages: Vec<_> = requests.iter().map(message).collect();
    let state = encode(&Reply::State(Box::default()))[0];
    let language = text("language")?;
    println!(
        "{}",
        json!({ "language": language, "state": state, "messages": messages })
    );
    Ok(())
}

fn opening(language: &str, source: String, line: u32) -> Vec<Request> {
    let direction = Direction::Forward;
    let step = |stride, unit, direction| {
        Request::Move(Move::Step {
            stride,
            unit,
            direction,
        })
    };
    vec![
        Request::Hello,
        Request::Breakpoints(Vec::new()),
        Request::Watches(Vec::new()),
        Request::Memory {
            shown: false,
            bytes: None,
        },
        Request::Graph(Graphed::default()),
        Request::Compile {
            revision: 1,
            language: language.to_owned(),
            source,
            input: String::new(),
            assumed: Assumed::default(),
        },
        // All of it: which part is seen hangs on the size of the window, and soon on where the run stands.
        Request::Watch {
            list: List::Ir,
            first: 0,
            count: u32::MAX,
        },
        Request::Move(Move::Last),
        Request::Move(Move::First),
        Request::Move(Move::Line { line, direction }),
        step(Stride::Over, Unit::Statement, Direction::Forward),
        step(Stride::Into, Unit::Instruction, Direction::Forward),
        step(Stride::Over, Unit::Statement, Direction::Back),
    ]
}
