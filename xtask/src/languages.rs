//! The languages as wasm modules, each its grammar and its frontend, and their test.

use std::fs;
use std::path::{Path, PathBuf};
use std::thread::{self, ScopedJoinHandle};

use serde_json::Value;

use crate::catalog::{self, Language};
use crate::setup::Environment;
use crate::{Result, process, workspace};

/// The crate that is built once per language.
const MODULE: &str = "reddragon-language-module";
/// What a module's answers are compared with.
const TRANSLATE: &str = "reddragon-translate";
const TARGET: &str = "wasm32-unknown-unknown";
/// The Cargo profile of these modules.
const PROFILE: &str = "language";

/// A module that was built.
#[derive(Clone, Debug)]
pub(crate) struct Module {
    /// Such as `python`.
    pub(crate) language: String,
    /// Where it is.
    pub(crate) path: PathBuf,
    /// Its size in bytes, uncompressed.
    pub(crate) bytes: u64,
}

/// Builds every language's module to `<out>/languages/<language>.wasm`, in the order of their names.
///
/// `environment` is that of [`crate::setup::page`]: it knows a clang and an llvm-ar for wasm and
/// the toolchain that has the target. Modules are optimised further where there is a wasm-opt.
pub(crate) fn build(environment: &Environment, out: &Path) -> Result<Vec<Module>> {
    let metadata = metadata(environment)?;
    let folder = out.join("languages");
    fs::create_dir_all(&folder).map_err(|error| failed(&folder, &error))?;
    let mut modules = Vec::new();
    // Compiling a module keeps one core busy at its end, optimising the one before another, and both take about as long.
    thread::scope(|scope| {
        let mut before: Option<ScopedJoinHandle<'_, Result<Module>>> = None;
        for Language { name: language, .. } in catalog::languages()? {
            compile(environment, &metadata, &language)?;
            let compiled = fs::read(built()).map_err(|error| failed(&built(), &error))?;
            modules.extend(before.take().map(joined).transpose()?);
            let path = folder.join(format!("{language}.wasm"));
            before = Some(scope.spawn(move || {
                let module = optimised(environment, &compiled, &language)?;
                fs::write(&path, &module).map_err(|error| failed(&path, &error))?;
                Ok(Module {
                    language,
                    path,
                    bytes: module.len() as u64,
                })
            }));
        }
        modules.extend(before.map(joined).transpose()?);
        Ok(modules)
    })
}

fn joined(handle: ScopedJoinHandle<'_, Result<Module>>) -> Result<Module> {
    let result = handle.join();
    result.unwrap_or_else(|panic| std::panic::resume_unwind(panic))
}

/// Builds the modules and the native parser and compares, in Node.js, what the two give.
pub(crate) fn test(environment: &Environment) -> Result<()> {
    let out = workspace::target().join("language-test");
    build(environment, &out)?;
    let build = [
        "build",
        "--quiet",
        "--package",
        TRANSLATE,
        "--example",
        "answer",
    ];
    process::run(&mut environment.command_with("cargo", &build))?;
    let native = workspace::target().join("debug/examples/answer");
    let whole: &[&str] = &["--test", "tests/language_module.mjs"];
    let little_stack: &[&str] = &[
        "--liftoff-only",
        "--stack-size=656",
        "tests/language_stack.mjs",
    ];
    for arguments in [whole, little_stack] {
        let mut node = environment.command_with("node", arguments);
        node.env("LANGUAGE_MODULES", out.join("languages"))
            .env("LANGUAGE_NATIVE", &native);
        process::run(&mut node)?;
    }
    Ok(())
}

fn metadata(environment: &Environment) -> Result<Value> {
    let text = environment.output("cargo", &["metadata", "--format-version=1", "--quiet"])?;
    serde_json::from_str(&text).map_err(|error| format!("cargo metadata: {error}"))
}

/// What Cargo knows of a package.
fn package<'a>(metadata: &'a Value, name: &str) -> Result<&'a Value> {
    let packages = metadata["packages"].as_array();
    packages
        .and_then(|packages| packages.iter().find(|package| package["name"] == name))
        .ok_or_else(|| format!("cargo metadata knows no package {name}"))
}

/// The folder of the C headers that stand in for a C library, which the target has none of.
fn headers(metadata: &Value) -> Result<PathBuf> {
    let manifest = package(metadata, "tree-sitter-language")?["manifest_path"].as_str();
    let folder = manifest.and_then(|manifest| Path::new(manifest).parent());
    let headers = folder.map(|folder| folder.join("wasm/include"));
    headers
        .filter(|headers| headers.is_dir())
        .ok_or_else(|| "tree-sitter-language has no wasm/include: was it upgraded?".to_owned())
}

/// Where Cargo leaves the module of the language that was compiled last.
fn built() -> PathBuf {
    let folder = workspace::target().join(TARGET).join(PROFILE);
    folder.join("language_module.wasm")
}

fn compile(environment: &Environment, metadata: &Value, language: &str) -> Result<()> {
    // Scanners include fewer headers than they use, and use C11's macro without its header.
    // Copying memory is one instruction in every browser, so no loop need do it.
    let own = workspace::root().join("core/grammars/wasm");
    let flags = format!(
        "-I '{}' -I '{}' -DNDEBUG -mbulk-memory -include stddef.h -include '{}' -Dstatic_assert=_Static_assert",
        headers(metadata)?.display(),
        own.display(),
        own.join("missing.h").display()
    );
    let feature = format!("registry/{language}");
    let mut cargo = environment.command_with(
        "cargo",
        &[
            "build",
            "--quiet",
            "--package",
            MODULE,
            "--features",
            &feature,
        ],
    );
    cargo
        .args(["--profile", PROFILE, "--target", TARGET])
        .env("CFLAGS_wasm32_unknown_unknown", flags)
        .env("CC_SHELL_ESCAPED_FLAGS", "1");
    process::run(&mut cargo)
}

/// Gives the optimised form of a compiled module, or the module itself where there is no wasm-opt. Does nothing when it has
/// optimised the same module before.
fn optimised(environment: &Environment, compiled: &[u8], language: &str) -> Result<Vec<u8>> {
    let Some(optimiser) = environment.find("wasm-opt") else {
        return Ok(compiled.to_owned());
    };
    let folder = workspace::target().join("languages");
    fs::create_dir_all(&folder).map_err(|error| failed(&folder, &error))?;
    let input = folder.join(format!("{language}.input.wasm"));
    let output = folder.join(format!("{language}.wasm"));
    // Optimising is slow, and Cargo's file is always new: only its contents tell.
    let times = modified(&input).zip(modified(&output));
    let finished = times.is_some_and(|(input, output)| input <= output);
    if !finished || fs::read(&input).is_ok_and(|input| input != compiled) {
        fs::write(&input, compiled).map_err(|error| failed(&input, &error))?;
        // Half of a module are tables full of zeros. Splitting them up saves some of its raw size but
        // costs more when it is compressed.
        let arguments = ["-Os", "--strip-debug", "--skip-pass=memory-packing"];
        let mut command = environment.command_with(optimiser, &arguments);
        process::run(command.arg(&input).arg("-o").arg(&output))?;
    }
    fs::read(&output).map_err(|error| failed(&output, &error))
}

fn failed(path: &Path, error: &std::io::Error) -> String {
    format!("{}: {error}", path.display())
}

fn modified(path: &Path) -> Option<std::time::SystemTime> {
    path.metadata().ok()?.modified().ok()
}
