//! A translator behind a boundary that only bytes cross.
//!
//! Both sides are of one build. What is the same in every program of a language, its prelude, crosses once.

use crate::files::{Chosen, Folder};
use crate::packed::{Packed, PackedNames, PackedNotes, PackedSymbols};
use crate::translation::{Asking, OwnFile, Text, Translation, Translator};
use frontend::Language;
use ir::{
    ClassNote, Diagnostic, Inclusion, Layout, LocalNote, Module, ModuleId, Names, Program,
    Semantics, Span, Symbol, TypeNote,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;
use std::rc::Rc;
use syntax::SyntaxTree;

/// Bytes that are no answer: the two sides are of different builds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Malformed(String);

impl fmt::Display for Malformed {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "malformed answer: {}", self.0)
    }
}

impl std::error::Error for Malformed {}

impl From<postcard::Error> for Malformed {
    fn from(error: postcard::Error) -> Malformed {
        Malformed(error.to_string())
    }
}

impl From<Malformed> for String {
    fn from(error: Malformed) -> String {
        error.to_string()
    }
}

#[derive(Serialize, Deserialize)]
enum Request<'a> {
    Translate {
        /// The files that take part, and their texts.
        files: Vec<(String, Rc<str>)>,
        file: &'a str,
        source: &'a str,
        /// Whether the other side has what is the same in every program.
        has_common: bool,
    },
    Bring(Vec<(String, String)>),
    Expressions {
        #[serde(borrow)]
        names: Vec<&'a str>,
        file: &'a str,
        source: &'a str,
        entry: &'a str,
        /// The files that there are, and the paths of those that take part.
        files: Vec<(String, Rc<str>)>,
        taking_part: Vec<String>,
        result: &'a str,
        place: &'a str,
        texts: Vec<String>,
    },
    Text {
        #[serde(borrow)]
        names: Vec<&'a str>,
        #[serde(borrow)]
        text: Text<'a>,
    },
}

/// A module without what both sides know.
#[derive(Serialize, Deserialize)]
struct Wired {
    name: Symbol,
    is_library: bool,
    layouts: Vec<Layout>,
    types: Vec<TypeNote>,
    classes: Vec<ClassNote>,
    locals: Vec<LocalNote>,
    inclusions: Vec<Inclusion>,
    code: Packed,
    notes: PackedNotes,
    labels: PackedSymbols,
    registers: u32,
}

/// Modules with the names that they add.
#[derive(Serialize, Deserialize)]
struct Part {
    names: PackedNames,
    modules: Vec<Wired>,
    texts: Vec<Rc<str>>,
}

/// A program that holds a prelude alone, as bytes.
///
/// # Errors
/// When something in it cannot be written.
pub fn write_prelude(program: Program) -> Result<Vec<u8>, Malformed> {
    let part = Part {
        names: PackedNames::of(&program.names, 0, program.names.len()),
        modules: program.modules.into_iter().map(shared).collect(),
        texts: Vec::new(),
    };
    Ok(postcard::to_allocvec(&part)?)
}

/// What [`write_prelude`] has written of a language.
///
/// # Errors
/// When the bytes are something else.
pub(crate) fn read_prelude(
    bytes: &[u8],
    semantics: &'static Semantics,
) -> Result<Program, Malformed> {
    let part: Part = postcard::from_bytes(bytes)?;
    let mut program = Program::default();
    part.names.add_to(&mut program.names);
    let modules = part.modules.into_iter();
    program.modules = modules
        .map(|wired| Rc::new(whole(wired, semantics)))
        .collect();
    Ok(program)
}

/// What is the same in every program of a language.
#[derive(Serialize, Deserialize)]
struct Common {
    /// The language ([`Language`]), in bytes of its own: it is read to stay.
    language: Vec<u8>,
    prelude: Part,
}

/// In front of the bytes of the tree.
#[derive(Serialize, Deserialize)]
struct Answer {
    /// Where it was asked for.
    common: Option<Common>,
    part: Part,
    main: ModuleId,
    diagnostics: Vec<Diagnostic>,
    unsupported: Vec<(String, Span)>,
    /// Modules that are files of the program, with their paths and the bytes of their trees.
    files: Vec<(ModuleId, String, Vec<u8>)>,
    missed: bool,
}

/// Names added, and for each expression a module or why there is none.
#[derive(Serialize, Deserialize)]
struct Expressions(PackedNames, Vec<Result<Wired, String>>);

/// Answers a request of a [`Remote`].
pub fn serve(translator: &mut dyn Translator, request: &[u8]) -> Vec<u8> {
    let answered = match postcard::from_bytes(request) {
        Ok(request) => answer(translator, request),
        Err(error) => Err(Malformed::from(error).into()),
    };
    // A mark, then the answer or a sentence.
    match answered {
        Ok(mut bytes) => {
            bytes.push(1);
            bytes
        }
        Err(why) => {
            let mut bytes = why.into_bytes();
            bytes.push(0);
            bytes
        }
    }
}

fn answer(translator: &mut dyn Translator, request: Request<'_>) -> Result<Vec<u8>, String> {
    let encoded =
        |bytes: Result<Vec<u8>, postcard::Error>| bytes.map_err(|e| Malformed::from(e).into());
    match request {
        Request::Translate {
            files,
            file,
            source,
            has_common,
        } => {
            let folder: BTreeMap<String, Rc<str>> = files.into_iter().collect();
            let translation = translator.translate_among(&folder, file, source)?;
            let tree = translation.tree.to_bytes();
            let mut bytes = encoded(
                split(translation, has_common).and_then(|answer| postcard::to_allocvec(&answer)),
            )?;
            bytes.extend_from_slice(&tree);
            Ok(bytes)
        }
        Request::Bring(files) => {
            translator.bring(files)?;
            Ok(Vec::new())
        }
        Request::Expressions {
            names: known,
            file,
            source,
            entry,
            files,
            taking_part,
            result,
            place,
            texts,
        } => {
            let files: BTreeMap<String, Rc<str>> = files.into_iter().collect();
            let folder = Chosen {
                files: &files,
                taking_part,
            };
            let asking = Asking {
                file,
                source,
                entry,
                folder: &folder,
                result,
                place,
            };
            let (mut names, before) = (names_of(&known), known.len());
            let modules = translator.expressions(&mut names, asking, &texts);
            let modules = modules.into_iter().map(|module| module.map(wired));
            let modules = modules.collect();
            encoded(postcard::to_allocvec(&Expressions(
                PackedNames::of(&names, before, names.len()),
                modules,
            )))
        }
        Request::Text { names: known, text } => {
            let (mut names, before) = (names_of(&known), known.len());
            let module = translator.text(&mut names, text).map(wired);
            encoded(postcard::to_allocvec(&Expressions(
                PackedNames::of(&names, before, names.len()),
                vec![module],
            )))
        }
    }
}

fn names_of(texts: &[&str]) -> Names {
    let mut names = Names::default();
    for text in texts {
        names.intern(text);
    }
    names
}

/// The same of a module that others may hold too.
fn shared(module: Rc<Module>) -> Wired {
    wired(Rc::unwrap_or_clone(module))
}

fn wired(module: Module) -> Wired {
    Wired {
        name: module.name,
        is_library: module.is_library,
        layouts: module.layouts,
        types: module.types,
        classes: module.classes,
        locals: module.locals,
        inclusions: module.inclusions,
        code: Packed::of(module.insts),
        notes: PackedNotes::of(module.notes),
        labels: PackedSymbols::of(module.labels),
        registers: module.registers,
    }
}

fn whole(wired: Wired, semantics: &'static Semantics) -> Module {
    Module {
        name: wired.name,
        semantics,
        is_library: wired.is_library,
        layouts: wired.layouts,
        types: wired.types,
        classes: wired.classes,
        locals: wired.locals,
        inclusions: wired.inclusions,
        insts: wired.code.unpacked(),
        notes: wired.notes.unpacked(),
        labels: wired.labels.unpacked(),
        registers: wired.registers,
    }
}

/// A translation in parts that cross.
fn split(translation: Translation, has_common: bool) -> Result<Answer, postcard::Error> {
    let Program { names, mut modules } = translation.program;
    let (count, named) = translation.prelude;
    let mut texts = translation.texts;
    let files = translation.files.into_iter();
    let files = files.map(|file| (file.module, file.path, file.tree.to_bytes()));
    let files = files.collect();
    let own = Part {
        names: PackedNames::of(&names, named, names.len()),
        modules: modules.drain(count..).map(shared).collect(),
        texts: texts.split_off(count),
    };
    let common = match has_common {
        true => None,
        false => Some(Common {
            language: postcard::to_allocvec(translation.language)?,
            prelude: Part {
                names: PackedNames::of(&names, 0, named),
                modules: modules.into_iter().map(shared).collect(),
                texts,
            },
        }),
    };
    Ok(Answer {
        common,
        part: own,
        main: translation.main,
        diagnostics: translation.diagnostics,
        unsupported: translation.unsupported,
        files,
        missed: translation.missed,
    })
}

/// A translator on the other side of a boundary.
pub struct Remote<C> {
    /// Hands a request over and gives the answer.
    call: C,
    /// What the other side has told once.
    told: Option<Told>,
}

/// What is the same in every program of a language, as it arrived.
struct Told {
    language: &'static Language,
    /// A program that holds the prelude alone.
    prelude: Program,
    /// The sources of its modules.
    texts: Vec<Rc<str>>,
}

impl Told {
    fn of(common: Common) -> Result<Told, Malformed> {
        // Once for each translator: the machine refers to its language as long as the process lives.
        let language = postcard::from_bytes(common.language.leak())?;
        let language: &'static Language = Box::leak(Box::new(language));
        let (mut prelude, mut texts) = (Program::default(), Vec::new());
        add(common.prelude, language, &mut prelude, &mut texts);
        Ok(Told {
            language,
            prelude,
            texts,
        })
    }
}

impl<C: FnMut(&[u8]) -> Result<Vec<u8>, String>> Remote<C> {
    /// The translator that answers calls.
    pub fn new(call: C) -> Remote<C> {
        Remote { call, told: None }
    }

    fn ask(&mut self, request: &Request<'_>) -> Result<Vec<u8>, String> {
        let request = postcard::to_allocvec(request).map_err(Malformed::from)?;
        let mut bytes = (self.call)(&request)?;
        match bytes.pop() {
            Some(1) => Ok(bytes),
            Some(_) => Err(String::from_utf8_lossy(&bytes).into_owned()),
            None => Err(Malformed("it is empty".to_owned()).into()),
        }
    }
}

impl<C: FnMut(&[u8]) -> Result<Vec<u8>, String>> Remote<C> {
    /// The modules of an answer that adds names.
    fn modules(
        &mut self,
        answered: Result<Vec<u8>, String>,
        names: &mut Names,
        file: &str,
    ) -> Result<Vec<Result<Module, String>>, String> {
        let answer: Expressions = postcard::from_bytes(&answered?).map_err(Malformed::from)?;
        // Whoever asks first about expressions is told of the language along with an empty program.
        if self.told.is_none() {
            self.translate(file, "")?;
        }
        let told = self.told.as_ref().ok_or("of no language")?;
        let Expressions(added, modules) = answer;
        added.add_to(names);
        let semantics = &told.language.semantics;
        let modules = modules.into_iter();
        let modules = modules.map(|module| module.map(|module| whole(module, semantics)));
        Ok(modules.collect())
    }
}

/// Files of a folder with their texts, as far as they are read.
fn texts_in(folder: &dyn Folder, paths: Vec<String>) -> Vec<(String, Rc<str>)> {
    let files = paths.into_iter().filter_map(|path| {
        let text = folder.read(&path).ok()??;
        Some((path, text))
    });
    files.collect()
}

/// Adds modules to a program.
fn add(part: Part, language: &'static Language, program: &mut Program, texts: &mut Vec<Rc<str>>) {
    part.names.add_to(&mut program.names);
    let modules = part.modules.into_iter();
    let modules = modules.map(|module| Rc::new(whole(module, &language.semantics)));
    program.modules.extend(modules);
    texts.extend(part.texts);
}

impl<C: FnMut(&[u8]) -> Result<Vec<u8>, String>> Translator for Remote<C> {
    fn translate_among(
        &mut self,
        folder: &dyn Folder,
        file: &str,
        source: &str,
    ) -> Result<Translation, String> {
        let bytes = self.ask(&Request::Translate {
            files: texts_in(folder, folder.all()),
            file,
            source,
            has_common: self.told.is_some(),
        })?;
        let (answer, tree): (Answer, &[u8]) =
            postcard::take_from_bytes(&bytes).map_err(Malformed::from)?;
        let tree = SyntaxTree::from_bytes(tree).map_err(|error| error.to_string())?;
        if let Some(common) = answer.common {
            self.told = Some(Told::of(common)?);
        }
        let Some(told) = &self.told else {
            return Err(Malformed("it does not say of which language".to_owned()).into());
        };
        let (mut program, mut texts) = (told.prelude.clone(), told.texts.clone());
        let prelude = (program.modules.len(), program.names.len());
        add(answer.part, told.language, &mut program, &mut texts);
        let files = answer.files.into_iter().map(|(module, path, tree)| {
            let tree = SyntaxTree::from_bytes(&tree).map_err(|error| error.to_string())?;
            let tree = Rc::new(tree);
            Ok(OwnFile { module, path, tree })
        });
        let files = files.collect::<Result<Vec<_>, String>>()?;
        Ok(Translation {
            tree,
            program,
            language: told.language,
            main: answer.main,
            diagnostics: answer.diagnostics,
            unsupported: answer.unsupported,
            texts,
            files,
            missed: answer.missed,
            prelude,
        })
    }

    fn bring(&mut self, files: Vec<(String, String)>) -> Result<(), String> {
        self.ask(&Request::Bring(files)).map(|_| ())
    }

    fn expressions(
        &mut self,
        names: &mut Names,
        asking: Asking<'_>,
        texts: &[String],
    ) -> Vec<Result<Module, String>> {
        let request = Request::Expressions {
            names: (0..names.len() as u32)
                .map(|at| names.text(Symbol(at)))
                .collect(),
            file: asking.file,
            source: asking.source,
            entry: asking.entry,
            files: texts_in(asking.folder, asking.folder.nearby()),
            taking_part: asking.folder.all(),
            result: asking.result,
            place: asking.place,
            texts: texts.to_vec(),
        };
        let answered = self.ask(&request);
        let modules = self.modules(answered, names, asking.file);
        modules.unwrap_or_else(|why| vec![Err(why); texts.len()])
    }

    fn text(&mut self, names: &mut Names, text: Text<'_>) -> Result<Module, String> {
        let request = Request::Text {
            names: (0..names.len() as u32)
                .map(|at| names.text(Symbol(at)))
                .collect(),
            text,
        };
        let answered = self.ask(&request);
        let mut modules = self.modules(answered, names, text.name)?;
        let nothing = || Err("this became nothing".to_owned());
        modules.pop().unwrap_or_else(nothing)
    }
}
