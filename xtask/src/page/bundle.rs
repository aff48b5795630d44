//! The page and the parts of its engine as WebAssembly, with the files of `www/` around them.
//!
//! Pages of `www/` are written as they stand, but that their style sheets are put into them: a browser then fetches one file for all.

use std::fs;
use std::path::Path;

use super::Mode;
use crate::setup::{Environment, WASM_TARGET};
use crate::{Result, process, workspace};

/// A program that runs in the browser.
struct Program {
    name: &'static str,
    /// For which kind of script wasm-bindgen writes its glue.
    script: &'static str,
    /// How wasm-opt optimises it.
    optimisation: &'static str,
}

const PROGRAMS: &[Program] = &[
    Program {
        name: "reddragon-page",
        script: "web",
        optimisation: "-Os",
    },
    Program {
        name: "reddragon-worker",
        script: "no-modules",
        optimisation: "-O3",
    },
    Program {
        name: "reddragon-analyzer",
        script: "no-modules",
        optimisation: "-Os",
    },
    Program {
        name: "reddragon-explorer",
        script: "no-modules",
        optimisation: "-Os",
    },
];
/// The Cargo profile of what goes over the wire.
const PROFILE: &str = "wasm";
/// Endings of the files of `www/` that are published.
const PUBLISHED: &[&str] = &["html", "js", "svg", "webmanifest"];
/// Folders that are published whole, and what each is called in the site.
const FOLDERS: &[(&str, &str)] = &[
    ("www/examples", "examples"),
    ("target/www/editor", "editor"),
];
/// What stands before and behind the address of a style sheet in a page.
const STYLE_SHEET: [&str; 2] = [r#"<link rel="stylesheet" href=""#, r#"" />"#];

/// Writes everything into `dist`, which is emptied before.
pub(super) fn write(environment: &Environment, mode: Mode, dist: &Path) -> Result<()> {
    compile(environment, mode)?;
    let _ = fs::remove_dir_all(dist);
    fs::create_dir_all(dist).map_err(|error| failed(dist, &error))?;
    for program in PROGRAMS {
        bind(environment, mode, dist, program)?;
    }
    let root = workspace::root();
    for (from, to) in FOLDERS {
        let from = root.join(from);
        for file in workspace::files(&from, &|_| true)? {
            let name = file.strip_prefix(&from).unwrap_or(&file);
            copy(&file, &dist.join(to).join(name))?;
        }
    }
    publish(&root.join("www"), dist)
}

/// Compiles all programs in one run of Cargo, which then builds what they share once.
fn compile(environment: &Environment, mode: Mode) -> Result<()> {
    let mut cargo = environment.command_with("cargo", &["build", "--quiet"]);
    cargo.args(["--target", WASM_TARGET]);
    for package in ["reddragon-web", "reddragon-worker"] {
        cargo.args(["--package", package]);
    }
    for program in PROGRAMS {
        cargo.args(["--bin", program.name]);
    }
    if mode == Mode::Release {
        cargo.args(["--profile", PROFILE]);
    }
    process::run(&mut cargo)
}

/// Writes a compiled program and its glue into `dist`.
fn bind(environment: &Environment, mode: Mode, dist: &Path, program: &Program) -> Result<()> {
    let profile = match mode {
        Mode::Development => "debug",
        Mode::Release => PROFILE,
    };
    let compiled = workspace::target().join(WASM_TARGET).join(profile);
    let mut bindgen = environment.command_with("wasm-bindgen", &["--no-typescript"]);
    bindgen.args(["--target", program.script, "--out-name", program.name]);
    bindgen.arg("--out-dir").arg(dist);
    process::run(bindgen.arg(compiled.join(format!("{}.wasm", program.name))))?;
    if mode == Mode::Development {
        return Ok(());
    }
    let module = dist.join(format!("{}_bg.wasm", program.name));
    // Splitting data up at its zeros saves some of its raw size but costs more when it is compressed.
    let arguments = [program.optimisation, "--skip-pass=memory-packing"];
    let mut optimiser = environment.command_with("wasm-opt", &arguments);
    process::run(optimiser.arg(&module).arg("-o").arg(&module))
}

/// Copies the files of `www/` that a site is made of.
fn publish(www: &Path, dist: &Path) -> Result<()> {
    let entries = fs::read_dir(www).map_err(|error| failed(www, &error))?;
    for file in entries.flatten().map(|entry| entry.path()) {
        let ending = file.extension().unwrap_or_default();
        if !PUBLISHED.iter().any(|published| ending == *published) {
            continue;
        }
        let target = dist.join(file.file_name().unwrap_or_default());
        copy(&file, &target)?;
        if ending == "html" {
            let page = fs::read_to_string(&file).map_err(|error| failed(&file, &error))?;
            let page = styled(&page, &|address| {
                let sheet = www.join(address);
                fs::read_to_string(&sheet).map_err(|error| failed(&sheet, &error))
            })?;
            fs::write(&target, page).map_err(|error| failed(&target, &error))?;
        }
    }
    Ok(())
}

/// A page with its style sheets, which `read` gives, in it.
fn styled(page: &str, read: &dyn Fn(&str) -> Result<String>) -> Result<String> {
    let [before, behind] = STYLE_SHEET;
    let mut parts = page.split(before);
    let mut whole = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (address, rest) = part
            .split_once(behind)
            .ok_or("the link of a style sheet has more than an address")?;
        whole += &format!("<style>\n{}</style>{rest}", read(address)?);
    }
    Ok(whole)
}

fn copy(from: &Path, to: &Path) -> Result<()> {
    if let Some(folder) = to.parent() {
        fs::create_dir_all(folder).map_err(|error| failed(folder, &error))?;
    }
    fs::copy(from, to).map_err(|error| failed(from, &error))?;
    Ok(())
}

fn failed(path: &Path, error: &std::io::Error) -> String {
    format!("{}: {error}", path.display())
}

#[cfg(test)]
mod tests {
    use super::styled;

    #[test]
    fn style_sheets_stand_in_the_page_in_their_order() {
        let page = "<a>\n<link rel=\"stylesheet\" href=\"x.css\" />\n<link rel=\"stylesheet\" href=\"y.css\" />\n<b>";
        let read = |address: &str| Ok(format!("/* {address} */\n"));
        let whole = "<a>\n<style>\n/* x.css */\n</style>\n<style>\n/* y.css */\n</style>\n<b>";
        assert_eq!(styled(page, &read).as_deref(), Ok(whole));
        assert!(styled(page, &|_| Err("missing".to_owned())).is_err());
        assert!(styled("<link rel=\"stylesheet\" href=\"x.css\">", &read).is_err());
    }
}
