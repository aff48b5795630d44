//! A translator behind a boundary that only bytes cross.
//!
//! Both sides are of one build. What is the same in every program of a language, its prelude, crosses once.

use crate::packed::Packed;
use crate::translation::{Asking, Translation, Translator};
use ir::{
    Diagnostic, InstId, Layout, LocalNote, Module, ModuleId, Names, Program, Semantics, Span,
    Symbol, TypeNote,
};
use serde::{Deserialize, Serialize};
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
        file: &'a str,
        source: &'a str,
        /// Whether the other side has the prelude.
        has_prelude: bool,
    },
    Bring(Vec<(String, String)>),
    Expressions {
        #[serde(borrow)]
        names: Vec<&'a str>,
        file: &'a str,
        source: &'a str,
        result: &'a str,
        place: &'a str,
        texts: Vec<String>,
    },
}

/// A module without what both sides know.
#[derive(Serialize, Deserialize)]
struct Wired {
    name: Symbol,
    language: String,
    is_library: bool,
    layouts: Vec<Layout>,
    types: Vec<TypeNote>,
    locals: Vec<LocalNote>,
    code: Packed,
    notes: Vec<(InstId, Box<str>)>,
    labels: Vec<Symbol>,
    registers: u32,
}

/// Modules with the names that they add.
#[derive(Serialize, Deserialize)]
struct Part {
    names: Vec<Rc<str>>,
    modules: Vec<Wired>,
    texts: Vec<Rc<str>>,
}

/// A program that holds a prelude alone, as bytes.
///
/// # Errors
/// When something in it cannot be written.
pub fn write_prelude(program: Program) -> Result<Vec<u8>, Malformed> {
    let part = Part {
        names: texts_of(&program.names, 0, program.names.len()),
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
    for name in &part.names {
        program.names.intern(name);
    }
    // The semantics are not looked up: that would bring those of all languages into the module of one.
    let modules = part.modules.into_iter();
    program.modules = modules
        .map(|wired| Rc::new(whole(wired, semantics)))
        .collect();
    Ok(program)
}

/// In front of the bytes of the tree.
#[derive(Serialize, Deserialize)]
struct Answer {
    /// Where it was asked for.
    prelude: Option<Part>,
    part: Part,
    main: ModuleId,
    diagnostics: Vec<Diagnostic>,
    unsupported: Vec<(String, Span)>,
    missed: bool,
}

/// Names added, and for each expression a module or why there is none.
#[derive(Serialize, Deserialize)]
struct Expressions(Vec<Rc<str>>, Vec<Result<Wired, String>>);

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
            file,
            source,
            has_prelude,
        } => {
            let translation = translator.translate(file, source)?;
            let tree = translation.tree.to_bytes();
            let mut bytes = encoded(postcard::to_allocvec(&split(translation, has_prelude)))?;
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
            result,
            place,
            texts,
        } => {
            let asking = Asking {
                file,
                source,
                result,
                place,
            };
            let mut names = Names::default();
            for name in known {
                names.intern(name);
            }
            let before = names.len();
            let modules = translator.expressions(&mut names, asking, &texts);
            let modules = modules.into_iter().map(|module| module.map(wired));
            let modules = modules.collect();
            encoded(postcard::to_allocvec(&Expressions(
                texts_of(&names, before, names.len()),
                modules,
            )))
        }
    }
}

fn texts_of(names: &Names, from: usize, to: usize) -> Vec<Rc<str>> {
    let symbols = from as u32..to as u32;
    symbols.map(|at| names.shared(Symbol(at))).collect()
}

/// The same of a module that others may hold too.
fn shared(module: Rc<Module>) -> Wired {
    wired(Rc::unwrap_or_clone(module))
}

fn wired(module: Module) -> Wired {
    Wired {
        name: module.name,
        language: module.semantics.language.to_owned(),
        is_library: module.is_library,
        layouts: module.layouts,
        types: module.types,
        locals: module.locals,
        code: Packed::of(module.insts),
        notes: module.notes,
        labels: module.labels,
        registers: module.registers,
    }
}

fn unwired(wired: Wired) -> Result<Module, Malformed> {
    let language = lang::language(&wired.language);
    let language = language.ok_or_else(|| Malformed(format!("no language {}", wired.language)))?;
    Ok(whole(wired, language.semantics))
}

fn whole(wired: Wired, semantics: &'static Semantics) -> Module {
    Module {
        name: wired.name,
        semantics,
        is_library: wired.is_library,
        layouts: wired.layouts,
        types: wired.types,
        locals: wired.locals,
        insts: wired.code.unpacked(),
        notes: wired.notes,
        labels: wired.labels,
        registers: wired.registers,
    }
}

/// A translation in parts that cross.
fn split(translation: Translation, has_prelude: bool) -> Answer {
    let Program { names, mut modules } = translation.program;
    let (count, named) = translation.prelude;
    let mut texts = translation.texts;
    let own = Part {
        names: texts_of(&names, named, names.len()),
        modules: modules.drain(count..).map(shared).collect(),
        texts: texts.split_off(count),
    };
    let prelude = (!has_prelude).then(|| Part {
        names: texts_of(&names, 0, named),
        modules: modules.into_iter().map(shared).collect(),
        texts,
    });
    Answer {
        prelude,
        part: own,
        main: translation.main,
        diagnostics: translation.diagnostics,
        unsupported: translation.unsupported,
        missed: translation.missed,
    }
}

/// A translator on the other side of a boundary.
pub struct Remote<C> {
    /// Hands a request over and gives the answer.
    call: C,
    /// A program that holds the prelude alone, with the sources of its modules.
    prelude: Option<(Program, Vec<Rc<str>>)>,
}

impl<C: FnMut(&[u8]) -> Result<Vec<u8>, String>> Remote<C> {
    /// The translator that answers calls.
    pub fn new(call: C) -> Remote<C> {
        Remote {
            call,
            prelude: None,
        }
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

/// The request to translate a source with which a [`Remote`] begins.
pub(crate) fn translating(file: &str, source: &str) -> Vec<u8> {
    let request = Request::Translate {
        file,
        source,
        has_prelude: false,
    };
    postcard::to_allocvec(&request).expect("texts can be written")
}

/// Adds modules to a program.
fn add(part: Part, program: &mut Program, texts: &mut Vec<Rc<str>>) -> Result<(), Malformed> {
    for name in &part.names {
        program.names.intern(name);
    }
    for module in part.modules {
        program.modules.push(Rc::new(unwired(module)?));
    }
    texts.extend(part.texts);
    Ok(())
}

impl<C: FnMut(&[u8]) -> Result<Vec<u8>, String>> Translator for Remote<C> {
    fn translate(&mut self, file: &str, source: &str) -> Result<Translation, String> {
        let bytes = self.ask(&Request::Translate {
            file,
            source,
            has_prelude: self.prelude.is_some(),
        })?;
        let (answer, tree): (Answer, &[u8]) =
            postcard::take_from_bytes(&bytes).map_err(Malformed::from)?;
        let tree = SyntaxTree::from_bytes(tree).map_err(|error| error.to_string())?;
        if let Some(part) = answer.prelude {
            let (mut program, mut texts) = (Program::default(), Vec::new());
            add(part, &mut program, &mut texts)?;
            self.prelude = Some((program, texts));
        }
        let (mut program, mut texts) = self.prelude.clone().unwrap_or_default();
        let prelude = (program.modules.len(), program.names.len());
        add(answer.part, &mut program, &mut texts)?;
        Ok(Translation {
            tree,
            program,
            main: answer.main,
            diagnostics: answer.diagnostics,
            unsupported: answer.unsupported,
            texts,
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
            result: asking.result,
            place: asking.place,
            texts: texts.to_vec(),
        };
        let answered = self.ask(&request).and_then(|bytes| {
            let answer: Expressions = postcard::from_bytes(&bytes).map_err(Malformed::from)?;
            Ok(answer)
        });
        match answered {
            Ok(Expressions(added, modules)) => {
                for name in &added {
                    names.intern(name);
                }
                let modules = modules.into_iter();
                modules
                    .map(|module| module.and_then(|module| Ok(unwired(module)?)))
                    .collect()
            }
            Err(why) => vec![Err(why); texts.len()],
        }
    }
}
