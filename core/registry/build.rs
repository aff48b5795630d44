//! Lists the languages of the build: the folders in `core/languages`, as far as their features are on.

use std::fmt::Write;
use std::path::{Path, PathBuf};

fn main() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../languages");
    // The folder itself is not watched, as everything in it would be: a language that comes or goes is listed in the manifest.
    println!("cargo::rerun-if-changed=Cargo.toml");
    println!("cargo::rerun-if-changed=build.rs");
    let mut names: Vec<String> = std::fs::read_dir(&folder)
        .expect("the languages are there")
        .map(|entry| entry.expect("the folder can be read").path())
        .filter(|path| path.join("language.toml").exists())
        .filter_map(|path| Some(path.file_name()?.to_str()?.to_owned()))
        .collect();
    names.sort();
    let mut table = "&[\n".to_owned();
    for name in names {
        // What a language's feature is called is the name of its folder.
        if std::env::var_os(format!("CARGO_FEATURE_{}", name.to_uppercase())).is_some() {
            let _ = writeln!(table, "    (&{name}::FRONTEND, &{name}::GRAMMAR),");
        }
    }
    table.push_str("]\n");
    let out = PathBuf::from(std::env::var("OUT_DIR").expect("cargo says where"));
    std::fs::write(out.join("languages.rs"), table).expect("the folder is there");
}
