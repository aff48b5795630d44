//! Prints the libraries as a page fetches them: for each language that has one, an object from the paths of the files that a
//! program may import to their texts. What the build makes of templates is among them.
//!
//!     cargo run -p reddragon-registry --example library

use serde_json::{Map, Value};

fn main() {
    let mut languages = Map::new();
    for frontend in registry::frontends() {
        let files = frontend.library.rest.iter();
        let files: Map<String, Value> = files
            .filter_map(|&(_, file, source)| Some((file.to_owned(), source?.into())))
            .collect();
        languages.insert(frontend.name.to_owned(), files.into());
    }
    println!("{}", Value::from(languages));
}
