//! Texts that become code while a run is under way.
//!
//! A [`Compiler`], which the host brings, makes a module of a text. The module is linked behind the program's, in which everything
//! keeps its number, and its top level runs like that of a module that is imported.
//!
//! **Invariant.** A state holds no more of a text than its run has come to: the code of a text stays with the machine when the run
//! goes back, but its constants and variables are made when the run comes to it, each time alike. Held by
//! `tests/tests/battery/ways.rs` on `tests/corpus/lua/language/chunks.lua`.

use crate::code::link::extend;
use crate::debug::journal::Profile;
use crate::machine::state::ModuleState;
use crate::machine::{Exit, Machine, Outcome, Source};
use crate::natives::operand;
use crate::value::Value;
use ir::{Module, ModuleId, Names, Program};
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::fmt;
use std::ops::Range;
use std::rc::Rc;

/// A text that a program gives to be run.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct RunText {
    /// The text.
    pub text: String,
    /// What messages call it.
    pub name: String,
    /// What of code it is; the language's to know.
    pub kind: String,
}

/// Makes a module of a text; the names that it needs are added to those given. Or says what is wrong with the text, in the
/// language's own words. The text before is the module's name.
pub type Compile = dyn FnMut(&mut Names, &str, &RunText) -> Result<Module, String>;

/// Who makes modules of texts; nobody unless a host brings one.
#[derive(Clone, Default)]
pub struct Compiler(Option<Rc<RefCell<Compile>>>);

impl Compiler {
    /// One that calls a function.
    pub fn new(
        compile: impl FnMut(&mut Names, &str, &RunText) -> Result<Module, String> + 'static,
    ) -> Self {
        Compiler(Some(Rc::new(RefCell::new(compile))))
    }
}

impl fmt::Debug for Compiler {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "Compiler({})", self.0.is_some())
    }
}

/// What a text became: a module, and which constants and variables are its own.
#[derive(Clone, Debug)]
pub(crate) struct Made {
    module: ModuleId,
    constants: Range<usize>,
    globals: Range<usize>,
}

/// Texts that became code in this run or in one through the same states.
#[derive(Default, Debug)]
pub(crate) struct Texts {
    compiler: Compiler,
    /// How many modules the program has without them.
    first: usize,
    made: Known,
    /// What is wrong with texts that were looked at.
    looked_at: FxHashMap<RunText, Option<String>>,
}

/// What became of each text.
type Known = FxHashMap<RunText, Result<Made, String>>;

impl Texts {
    /// No texts yet, and who may make some.
    pub(crate) fn by(compiler: Compiler, first: usize) -> Texts {
        Texts {
            compiler,
            first,
            made: Known::default(),
            looked_at: FxHashMap::default(),
        }
    }
}

impl Texts {
    /// What has become code, while other code stands behind the program's.
    pub(crate) fn put_aside(&mut self) -> Known {
        std::mem::take(&mut self.made)
    }

    pub(crate) fn take_back(&mut self, made: Known) {
        self.made = made;
    }
}

impl Machine {
    /// Whether a module was made of a text while a run was under way.
    pub(crate) fn is_of_text(&self, module: ModuleId) -> bool {
        module.index() >= self.texts.first
    }

    /// `(text, name, kind, look?)`.
    pub(crate) fn run_text(&mut self, args: &[Value]) -> Outcome {
        if args.iter().any(|value| matches!(value, Value::Unknown(_))) {
            return Ok(self.unknown_intrinsic("run_text", args));
        }
        let text = |at| self.text_of(operand(args, at)).unwrap_or_default();
        let text = RunText {
            text: text(0),
            name: text(1),
            kind: text(2),
        };
        if operand(args, 3) == Value::Bool(true) {
            return Ok(match self.look_at_text(text) {
                Some(wrong) => self.new_text(wrong),
                None => Value::Nil,
            });
        }
        if let Some(module) = self.file_of_text(&text) {
            let top = self.linked.tops[module.index()];
            return Err(self.run_top(top));
        }
        let made = match self.texts.made.get(&text) {
            Some(made) => made.clone(),
            None => {
                let made = self.make_text(&text);
                self.texts.made.insert(text, made.clone());
                made
            }
        };
        match made {
            Ok(made) => {
                self.begin_text(&made);
                Err(self.run_top(self.linked.tops[made.module.index()]))
            }
            Err(wrong) => Ok(self.new_text(wrong)),
        }
    }

    /// What is wrong with a text; nothing of it becomes code of the program.
    fn look_at_text(&mut self, text: RunText) -> Option<String> {
        if let Some(known) = self.texts.looked_at.get(&text) {
            return known.clone();
        }
        let compiler = self.texts.compiler.0.clone()?;
        let name = self.next_text();
        let wrong = (compiler.borrow_mut())(&mut Names::default(), &name, &text).err();
        self.texts.looked_at.insert(text, wrong.clone());
        wrong
    }

    /// The file of the program that a text is, where it is one: that is code already.
    fn file_of_text(&self, text: &RunText) -> Option<ModuleId> {
        let own = (self.sources.iter()).position(|source| source.name == text.name)?;
        let module = self.linked.program.modules.get(own)?;
        let is_file = own < self.texts.first && !module.is_library && text.kind == "file";
        is_file.then_some(ModuleId(own as u32))
    }

    /// Runs the code of a module, as often as it is asked for.
    fn run_top(&mut self, code: u32) -> Exit {
        let top = crate::code::FunctionDefinition {
            code,
            captures: Box::default(),
        };
        let function = self.close_over(&top);
        Machine::call_then(function, &[], |_, _, _| Ok(Value::Nil), Vec::new())
    }

    /// The name of the module that the next text becomes.
    fn next_text(&self) -> String {
        format!("<text {}>", self.linked.program.modules.len())
    }

    /// Compiles a text and links it.
    fn make_text(&mut self, text: &RunText) -> Result<Made, String> {
        let Some(compiler) = self.texts.compiler.0.clone() else {
            return Err("texts cannot be compiled here".to_owned());
        };
        let mut program = Program {
            names: self.names.clone(),
            modules: self.linked.program.modules.clone(),
        };
        let module = ModuleId(program.modules.len() as u32);
        let name = self.next_text();
        let compiled = (compiler.borrow_mut())(&mut program.names, &name, text)?;
        program.modules.push(compiled.into());
        let linked = Rc::new(extend(&self.linked, program));
        let before = std::mem::replace(&mut self.linked, linked);
        self.names.clone_from(&self.linked.program.names);
        self.traces.forget_behind(before.codes.len());
        self.extended = None;
        (self.caches).make_room(self.linked.caches as usize, self.linked.sites.len());
        self.caches.forget();
        if let Some(profile) = &mut self.profile {
            profile.make_room(&self.linked);
        }
        let mut sources = self.sources.to_vec();
        sources.resize(module.index(), Source::default());
        sources.push(Source {
            name: text.name.clone(),
            text: text.text.as_str().into(),
        });
        self.sources = sources.into();
        self.make_room_for_texts();
        Ok(Made {
            module,
            constants: before.constants.len()..self.linked.constants.len(),
            globals: before.globals.len()..self.linked.globals.len(),
        })
    }

    /// Lets a state have room for everything that is linked.
    pub(crate) fn make_room_for_texts(&mut self) {
        let state = &mut self.state;
        let modules = self.linked.program.modules.len();
        state
            .globals
            .resize(self.linked.globals.len(), Value::Unbound);
        state.modules.resize(modules, Value::Nil);
        state.module_states.resize(modules, ModuleState::New);
    }

    /// Makes the constants of a text, and the variables that its language provides, the first time that a run comes to it.
    fn begin_text(&mut self, made: &Made) {
        let state = &mut self.state.module_states[made.module.index()];
        if *state == ModuleState::Begun {
            return;
        }
        *state = ModuleState::Begun;
        let linked = Rc::clone(&self.linked);
        let mut constants = self.constants.to_vec();
        if constants.len() < made.constants.end {
            constants.resize(made.constants.end, Value::Unbound);
        }
        for at in made.constants.clone() {
            constants[at] = self.constant(&linked.constants[at]);
        }
        self.constants = constants.into();
        self.state.constants = Rc::clone(&self.constants);
        for at in made.globals.clone() {
            let global = &linked.globals[at];
            if let Some(value) = self.provided(global.module, global.name) {
                self.state.globals[at] = value;
            }
        }
    }
}

impl Profile {
    /// Counts for the codes that were linked since.
    pub(crate) fn make_room(&mut self, linked: &crate::code::Linked) {
        let known = self.codes();
        for code in &linked.codes[known.min(linked.codes.len())..] {
            self.add(code.plain.len());
        }
    }
}
