//! Lists the modules of the libraries that are written in one file per type, with their sources, after making those
//! that come of a template.

mod templates;

use std::fmt::Write;
use std::path::{Path, PathBuf};

fn main() {
    let root = PathBuf::from(std::env::var("CARGO_MANIFEST_DIR").expect("cargo says where"));
    let folder = root.join("library");
    println!("cargo::rerun-if-changed={}", folder.display());
    let out = PathBuf::from(std::env::var("OUT_DIR").expect("cargo says where"));
    let made = out.join("java_library");
    templates::write(&folder, &made);
    let mut files = Vec::new();
    collect(&folder, "", &mut files);
    collect(&made, "", &mut files);
    files.sort();
    let mut base = String::new();
    let mut rest = String::new();
    for (name, path) in files {
        let file = format!("{}.java", name.replace('.', "/"));
        if name.starts_with("java.lang.") && !name.starts_with("java.lang.reflect.") {
            writeln!(base, "        ({name:?}, include_str!({path:?})),")
        } else {
            writeln!(
                rest,
                "        ({name:?}, {file:?}, frontend::in_full!({path:?})),"
            )
        }
        .expect("a string takes it");
    }
    let table = format!(
        "/// The library.\npub(super) const LIBRARY: Library = Library {{\n    base: &[\n{base}    ],\n    rest: &[\n{rest}    ],\n}};\n"
    );
    std::fs::write(out.join("java_library.rs"), table).expect("the folder is there");
}

/// Every `.java` file below a folder, by the name of its module.
fn collect(folder: &Path, prefix: &str, files: &mut Vec<(String, PathBuf)>) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        let name = entry.file_name().to_string_lossy().into_owned();
        if path.is_dir() {
            collect(&path, &format!("{prefix}{name}."), files);
        } else if let Some(stem) = name.strip_suffix(".java") {
            files.push((format!("{prefix}{stem}"), path));
        }
    }
}
