//! Expressions in the program's own language.

use crate::{Compiled, Session, Shared};
use ir::{ModuleId, Program};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use translate::{Asking, Chosen, Folder, Translator};
use vm::Machine;
use vm::debug::change::Replacement;
use vm::debug::evaluate::{Evaluated, Extension, Viewpoint};

/// Who reads expressions: a translator of the program's language, with the folder of the program's files.
#[derive(Clone)]
pub struct Reader {
    translator: Shared,
    folder: Rc<dyn Folder>,
}

impl Reader {
    /// A reader; the folder has all files of the program, the one that it begins with among them.
    #[must_use]
    pub fn new(translator: Shared, folder: Rc<dyn Folder>) -> Reader {
        Reader { translator, folder }
    }
}

/// Expressions about a run: each is read as it is seen from the file in which the run stands, once it is asked there.
pub struct Expressions {
    compiled: Rc<Compiled>,
    reader: Reader,
    texts: Vec<String>,
    /// By the file that they are seen from.
    readings: RefCell<BTreeMap<ModuleId, Rc<Reading>>>,
}

/// Expressions as they are seen from one file, each with its module or the reason why it has none.
struct Reading {
    extension: Extension,
    modules: Vec<Result<ModuleId, String>>,
}

/// The variable that an expression's value is put into.
const RESULT: &str = "watched__";
/// The variable that holds the place that is asked about.
const PLACE: &str = "place__";
/// Steps that a watched expression may take.
const WATCH_LIMIT: u64 = 100_000;
/// Steps that a condition may take.
const CONDITION_LIMIT: u64 = 20_000;

impl Expressions {
    /// Whether a condition holds in the innermost call; one that cannot be answered does.
    pub(crate) fn holds(&self, at: usize, machine: &mut Machine) -> bool {
        let from = machine.state.frames.len().checked_sub(1).into();
        match self.evaluated(at, machine, from, CONDITION_LIMIT) {
            Ok(Evaluated::Value { truth, .. }) => truth,
            Ok(Evaluated::Raised(_) | Evaluated::TooLong) | Err(_) => true,
        }
    }

    fn evaluated(
        &self,
        at: usize,
        machine: &mut Machine,
        from: Viewpoint,
        limit: u64,
    ) -> Result<Evaluated, String> {
        let reading = self.reading(machine, self.file_of(machine, from));
        let module = reading.module(at)?;
        Ok(machine.evaluate(&reading.extension, module, from, limit))
    }

    /// The module of the program's file from which something is seen: that of the call, where it is in one of these.
    fn file_of(&self, machine: &Machine, from: Viewpoint) -> ModuleId {
        let of_call = || {
            let call = machine.calls().0.get(from.frame?)?;
            Some(machine.linked.codes[call.code as usize].module)
        };
        let found = from.module.or_else(of_call);
        found
            .filter(|module| self.compiled.is_own(*module))
            .unwrap_or(self.compiled.main)
    }

    fn reading(&self, machine: &mut Machine, file: ModuleId) -> Rc<Reading> {
        if let Some(known) = self.readings.borrow().get(&file) {
            return Rc::clone(known);
        }
        let reading = Rc::new(self.read(machine, file));
        self.readings.borrow_mut().insert(file, Rc::clone(&reading));
        reading
    }

    /// Reads them as they are seen from a file.
    fn read(&self, machine: &mut Machine, file: ModuleId) -> Reading {
        let compiled = &self.compiled;
        let mut program = Program {
            names: machine.names().clone(),
            modules: machine.linked.program.modules.clone(),
        };
        let own: Vec<(ModuleId, String)> = compiled.own_files().collect();
        let path = own.iter().find(|(module, _)| *module == file);
        let read = if compiled.language.is_some() {
            let folder = Chosen {
                files: &*self.reader.folder,
                taking_part: own.iter().map(|(_, path)| path.clone()).collect(),
            };
            let asking = Asking {
                file: path.map_or(&compiled.file, |(_, path)| path),
                source: compiled.text_of(file),
                entry: &compiled.file,
                folder: &folder,
                result: RESULT,
                place: PLACE,
            };
            let mut translator = self.reader.translator.clone();
            translator.expressions(&mut program.names, asking, &self.texts)
        } else {
            let why = "expressions take a source in a language, not the IR alone";
            vec![Err(why.to_owned()); self.texts.len()]
        };
        let modules = read.into_iter().map(|module| {
            program.modules.push(module?.into());
            Ok(ModuleId(program.modules.len() as u32 - 1))
        });
        let modules = modules.collect();
        Reading {
            extension: machine.extend(program, RESULT, PLACE),
            modules,
        }
    }
}

impl Reading {
    fn module(&self, at: usize) -> Result<ModuleId, String> {
        let module = self.modules.get(at).cloned();
        module.unwrap_or_else(|| Err("there is no such expression".to_owned()))
    }
}

impl Session {
    /// Expressions, to be evaluated in this run.
    #[must_use]
    pub fn expressions(&self, reader: &Reader, texts: &[String]) -> Expressions {
        Expressions {
            compiled: Rc::clone(self.compiled()),
            reader: reader.clone(),
            texts: texts.to_vec(),
            readings: RefCell::default(),
        }
    }

    /// Why an expression cannot be evaluated anywhere in a file of the program, given by its module; none where it can.
    pub fn refusal(
        &mut self,
        expressions: &Expressions,
        at: usize,
        file: ModuleId,
    ) -> Option<String> {
        let file = match self.compiled().is_own(file) {
            true => file,
            false => self.compiled().main,
        };
        let reading = expressions.reading(self.machine_mut(), file);
        reading.module(at).err()
    }

    /// What a person writes for the place of another value: an expression in the program's language, seen from a frame, or in a language
    /// that has none such, a value as it is written down for an unknown (see [`crate::datum`]).
    ///
    /// # Errors
    /// A sentence that says why there is no such value.
    pub fn replacement(
        &mut self,
        reader: &Reader,
        text: &str,
        from: impl Into<Viewpoint>,
    ) -> Result<Replacement, String> {
        let from = from.into();
        let expressions = self.expressions(reader, &[text.to_owned()]);
        let machine = self.machine_mut();
        let file = expressions.file_of(machine, from);
        let reading = expressions.reading(machine, file);
        let module = match (reading.module(0), machine.semantics()) {
            (Ok(module), _) => module,
            (Err(why), semantics) => {
                let datum = crate::literal::written(text, semantics).ok_or(why)?;
                return Ok(Replacement::Made(datum));
            }
        };
        let extension = &reading.extension;
        let (given, value) = machine.evaluate_for_change(extension, module, from, WATCH_LIMIT);
        match given {
            Evaluated::Value {
                is_nothing: false, ..
            } => value.ok_or_else(|| {
                "only numbers, texts, truth values, collections of these and objects that are there can be put in the place of a value".to_owned()
            }),
            Evaluated::Value { .. } => Err(format!("`{}` means nothing here", text.trim())),
            Evaluated::Raised(exception) => Err(exception),
            Evaluated::TooLong => Err("it takes too many steps".to_owned()),
        }
    }

    /// What an expression gives for a frame, counted from the outermost, or otherwise seen from somewhere, where the run
    /// stands.
    pub fn evaluate(
        &mut self,
        expressions: &Expressions,
        at: usize,
        from: impl Into<Viewpoint>,
    ) -> Result<Evaluated, String> {
        expressions.evaluated(at, self.machine_mut(), from.into(), WATCH_LIMIT)
    }
}
