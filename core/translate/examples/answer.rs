//! `answer LANGUAGE tree < source > tree` and `answer LANGUAGE call < request > answer`: what a language's module must
//! give for that source or request. Like the module it has the prelude lowered, by lines, and no text of it.

use frontend::Frontend;
use ir::{Module, Names};
use std::io::{Read, Write, stdin, stdout};
use translate::build::{Places, prelude};
use translate::{Asking, Folder, Library, Linked, Text, Translation, Translator, frontend, serve};

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
        let library = Library::on_demand().with_preludes(lowered);
        let linked = Linked::new(frontend, parse, library);
        serve(&mut AsModule(linked, frontend), &input)
    };
    stdout().write_all(&output)?;
    Ok(())
}

/// The prelude that a language's module is built with.
fn lowered(language: &str) -> Option<&'static [u8]> {
    let grammar = registry::grammar(language)?;
    let mut parse = |_: &str, source: &str| Ok(grammars::parse(grammar, source));
    let bytes = prelude(registry::frontend(language)?, &mut parse, Places::Lines)?;
    Some(bytes.leak())
}

/// A translator that has no text of a prelude which is all of its library's base.
struct AsModule<T>(T, &'static Frontend);

impl<T: Translator> Translator for AsModule<T> {
    fn translate_among(
        &mut self,
        folder: &dyn Folder,
        file: &str,
        source: &str,
    ) -> Result<Translation, String> {
        let mut translation = self.0.translate_among(folder, file, source)?;
        if let [_] = self.1.library.base {
            let (modules, _) = translation.prelude();
            translation.texts[..modules].fill("".into());
        }
        Ok(translation)
    }

    fn bring(&mut self, files: Vec<(String, String)>) -> Result<(), String> {
        self.0.bring(files)
    }

    fn expressions(
        &mut self,
        names: &mut Names,
        asking: Asking<'_>,
        texts: &[String],
    ) -> Vec<Result<Module, String>> {
        self.0.expressions(names, asking, texts)
    }

    fn text(&mut self, names: &mut Names, text: Text<'_>) -> Result<Module, String> {
        self.0.text(names, text)
    }
}
