//! Files and what is compiled from them.

use crate::arguments::Arguments;
use crate::assist::Replay;
use crate::encoding;
use crate::folder::{self, Disk};
use crate::report;
use session::{Compiled, Library, translate};
use std::io::Read;
use std::path::Path;
use std::time::{Duration, Instant};

/// How long parsing took while a program was compiled.
#[derive(Clone, Copy, Default)]
pub struct Spent {
    /// Parsing the program itself.
    pub parse: Duration,
    /// Everything else up to linked code.
    pub lower: Duration,
}

/// Reads a text file, or standard input for `-`.
pub fn read(file: &str) -> Result<String, String> {
    let mut bytes = Vec::new();
    if file == "-" {
        std::io::stdin()
            .read_to_end(&mut bytes)
            .map_err(|error| format!("standard input: {error}"))?;
    } else {
        bytes = std::fs::read(file).map_err(|error| format!("{file}: {error}"))?;
    }
    encoding::source(file, bytes).map_err(|wrong| format!("{file}: {wrong}"))
}

/// The name of the language that the arguments mean.
pub fn language(arguments: &Arguments) -> Result<String, String> {
    if let Some(language) = &arguments.language {
        return Ok(language.clone());
    }
    let extension = Path::new(&arguments.file)
        .extension()
        .and_then(|extension| extension.to_str());
    let wrong = match extension {
        Some("ir") => return Ok("ir".into()),
        Some(extension) => match catalog::by_ending(extension) {
            Some(language) => return Ok(language.name.to_owned()),
            None => format!("no language is known for `.{extension}`"),
        },
        None => "the file's name does not tell the language".to_owned(),
    };
    Err(format!("{wrong}: give {}", what_to_give(&arguments.file)))
}

/// The option that tells the language of a file, with what the text reads like.
fn what_to_give(file: &str) -> String {
    let text = (file != "-").then(|| read(file));
    let text = text.and_then(Result::ok).unwrap_or_default();
    match catalog::reads_like(&text) {
        Some(language) => format!("--lang {} (which it reads like)", language.name),
        None => "--lang".to_owned(),
    }
}

/// Parses with a linked grammar.
pub fn parse(language: &str, source: &str) -> Result<session::syntax::SyntaxTree, String> {
    let grammar = registry::grammar(language)
        .ok_or_else(|| format!("there is no grammar for `{language}`"))?;
    Ok(grammars::parse(grammar, source))
}

/// Whether the arguments name a program of several files.
pub fn is_several(arguments: &Arguments) -> bool {
    arguments.entry.is_some() || Path::new(&arguments.file).is_dir()
}

/// The compiled program that the arguments name.
pub fn compiled(arguments: &Arguments) -> Result<Compiled, String> {
    compiled_in(arguments).map(|(compiled, _)| compiled)
}

/// The same, with how long it took.
pub fn compiled_in(arguments: &Arguments) -> Result<(Compiled, Spent), String> {
    compiled_with(arguments, None)
}

/// The same, with answers in a language model's place where the language has no frontend or the source has errors.
pub fn compiled_with(
    arguments: &Arguments,
    assist: Option<&mut Replay>,
) -> Result<(Compiled, Spent), String> {
    let several = is_several(arguments);
    let (folder, language, file, mut source) = if several {
        let files = [std::slice::from_ref(&arguments.file), &arguments.others].concat();
        let (entry, language) = (arguments.entry.as_deref(), arguments.language.as_deref());
        let program = folder::program(&files, entry, language)?;
        let source = read(&program.folder.place(&program.entry).to_string_lossy())?;
        (program.folder, program.language, program.entry, source)
    } else {
        let language = language(arguments)?;
        let path = Path::new(&arguments.file);
        let file = path.file_name().map_or_else(
            || "<stdin>".to_owned(),
            |name| name.to_string_lossy().into_owned(),
        );
        let source = read(&arguments.file)?;
        (Disk::around(path, &language), language, file, source)
    };
    if let Some(replay) = assist {
        let is_known = catalog::languages().iter().any(|one| one.name == language);
        if !is_known && language != "ir" {
            let text = replay.lower(&language, &source)?;
            let compiled = session::compile_lowered(&file, &source, &text).map_err(|wrong| {
                report::diagnostics(&file, &wrong);
                format!("{file}: what it was lowered to is not IR")
            })?;
            return Ok((compiled, Spent::default()));
        }
        if language != "ir"
            && let Some(repaired) = replay.repair(&language, &source)?
        {
            source = repaired;
        }
    }
    let mut library = Library::default()
        .with_preludes(preludes::prelude)
        .with_trees(preludes::trees);
    let mut spent = Spent::default();
    let begun = Instant::now();
    let mut parser = |language: &str, text: &str| {
        let begun = Instant::now();
        let tree = parse(language, text);
        if *text == *source {
            spent.parse += begun.elapsed();
        }
        tree
    };
    let compiled = if language == "ir" {
        let named = session::ir_language(&source).and_then(registry::frontend);
        session::compile_ir(&mut parser, &mut library, named, &file, &source).map_err(
            |diagnostics| {
                report::diagnostics(&file, &diagnostics);
                format!("{file}: this is not IR")
            },
        )?
    } else {
        let frontend = registry::frontend(&language).ok_or_else(|| {
            let names = catalog::languages().iter().map(|language| language.name);
            let names: Vec<_> = names.collect();
            format!(
                "there is no frontend for `{language}`: {} or ir",
                names.join(", ")
            )
        })?;
        let library = &mut library;
        let mut compiled =
            session::compile_among(&mut parser, library, frontend, &folder, &file, &source)?;
        let later = translate::Linked::new(frontend, parse, Library::default());
        compiled.compiler = session::Shared::new(Box::new(later)).compiler();
        compiled
    };
    spent.lower = begun.elapsed().saturating_sub(spent.parse);
    Ok((compiled, spent))
}
