//! What a run starts from: the constants of the program as values, the classes and functions that its
//! language provides, and the state before the first step.

mod builtin;

use crate::class::shape::Shapes;
use crate::code::Linked;
use crate::exec::inline_cache::Caches;
use crate::heap::{Class, Heap, Object};
use crate::machine::state::{Ending, ModuleState, State, Then};
use crate::machine::{Machine, Settings, Source};
use crate::symbolic::Unknowns;
use crate::value::text::Text;
use crate::value::{BuiltinId, Handle, Value};
use builtin::accepts_unknown;
pub use builtin::{Builtin, FixedParam, Signature};
use ir::{Binding, Computed, Const, Hook, ModuleId, Native, Semantics, Symbol};
use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;

/// What a language provides, in the heap of a run. Never changed after the start.
#[derive(Clone)]
pub struct Boot {
    /// The semantics of the program's own module.
    pub semantics: &'static Semantics,
    /// The program's own module.
    pub main: ModuleId,
    /// Classes that the machine provides, by name.
    pub classes: FxHashMap<&'static str, Handle>,
    /// Functions and methods that the machine provides.
    pub builtins: Vec<Builtin>,
    /// What makes instances of the classes that the machine provides; the class comes first among the operands.
    pub constructors: FxHashMap<Handle, Rc<Builtin>>,
    /// The global variables that hold the library's functions for hooks.
    pub hooks: Vec<Option<u32>>,
    /// The hidden member that holds the native value of an instance of a class derived from a native one.
    pub native_name: Symbol,
    /// The name under which an unknown that was spread by place travels with the operands passed by name.
    pub spread_name: Symbol,
    /// The same for one that was spread by name.
    pub named_spread_name: Symbol,
    /// The hidden member that says of what form the elements of an instance's list are.
    pub form_name: Symbol,
    /// The hidden member that holds the map of an instance's members, where they are kept in one.
    pub members_name: Symbol,
    /// Members that the machine computes.
    pub computed: FxHashMap<Symbol, Computed>,
    /// Methods whose presence is noted in [`crate::class::Traits`].
    pub remembered: FxHashSet<Symbol>,
    /// The method that initialises an instance, where the language has one.
    pub init_name: Option<Symbol>,
    /// The member of a sequence that is its length, where objects delegate.
    pub length_name: Option<Symbol>,
    /// The member of a function that holds the parent of what it makes, and the one that leads back.
    pub prototype_name: Option<Symbol>,
    /// See [`Boot::prototype_name`].
    pub constructor_name: Option<Symbol>,
    /// The member of a function that is its name, where functions have members like other objects.
    pub called_name: Option<Symbol>,
    /// Texts of the ASCII characters.
    pub ascii: Vec<Value>,
}

impl Boot {
    /// What is known before anything is made.
    fn new(semantics: &'static Semantics, main: ModuleId, names: &mut ir::Names) -> Boot {
        let protocol = &semantics.objects.protocol;
        Boot {
            semantics,
            main,
            computed: protocol
                .computed
                .iter()
                .map(|&(name, member)| (names.intern(name), member))
                .collect(),
            remembered: protocol
                .remembered()
                .into_iter()
                .map(|name| names.intern(name))
                .collect(),
            init_name: (!protocol.init.is_empty()).then(|| names.intern(protocol.init)),
            length_name: (!protocol.len.is_empty()).then(|| names.intern(protocol.len)),
            prototype_name: (!protocol.prototype.is_empty())
                .then(|| names.intern(protocol.prototype)),
            constructor_name: (!protocol.constructor.is_empty())
                .then(|| names.intern(protocol.constructor)),
            called_name: (!protocol.prototype.is_empty()).then(|| names.intern("name")),
            classes: FxHashMap::default(),
            builtins: Vec::new(),
            constructors: FxHashMap::default(),
            hooks: vec![None; Hook::ALL.len()],
            native_name: names.intern("<native>"),
            spread_name: names.intern("*"),
            named_spread_name: names.intern("**"),
            form_name: names.intern(".#form"),
            members_name: names.intern("<members>"),
            ascii: Vec::new(),
        }
    }
}

impl Machine {
    /// A machine at the start of a program's run.
    ///
    /// `main` is the program's own module. The prelude of its language, where the program holds that, has run
    /// already; its steps do not count.
    #[must_use]
    pub fn new(
        linked: Rc<Linked>,
        main: ModuleId,
        settings: Settings,
        sources: Rc<[Source]>,
    ) -> Machine {
        let semantics = linked.program.modules[main.index()].semantics;
        let mut names = linked.program.names.clone();
        let boot = Boot::new(semantics, main, &mut names);
        let globals = vec![Value::Unbound; linked.globals.len()];
        let modules = linked.program.modules.len();
        let state = State {
            steps: 0,
            weighed_next: 0,
            changes: 0,
            weight: 0,
            stack: Vec::new(),
            frames: Vec::new(),
            handlers: Vec::new(),
            handled: Vec::new(),
            globals,
            constants: Rc::default(),
            modules: vec![Value::Nil; modules],
            extra_members: FxHashMap::default(),
            module_maps: FxHashMap::default(),
            lazy: FxHashMap::default(),
            module_states: vec![ModuleState::New; modules],
            heap: Heap::default(),
            memory: crate::memory::Memory::default(),
            streams: crate::process::streams::Streams::default(),
            process: crate::process::Process::default(),
            native_classes: vec![Handle(0); Native::COUNT].into(),
            array_types: crate::value::array::ArrayTypes::default(),
            boxes: FxHashMap::default(),
            unknowns: Unknowns::default(),
            written: 0,
            read: 0,
            choices: 0,
            tasks: crate::control::task::Tasks::default(),
            guessed: Vec::new(),
            undecided: None,
            starved: None,
            echoed: 0,
            clock: 0.0,
            recursion_limit: semantics.calls.recursion_limit,
            parents: Rc::default(),
            symbols_made: 0,
            classes_made: 0,
            ending: None,
            failed_at: None,
            left: None,
            nans: 0,
            finalizers: crate::heap::finalization::Finalizers::default(),
            reports: Vec::new(),
        };
        let caches = Caches::new(linked.caches as usize, linked.sites.len());
        let texts = crate::names::texts::Texts::by(settings.compiler.clone(), modules);
        let mut machine = Machine {
            linked,
            texts,
            state,
            settings: Rc::new(settings),
            sources,
            output: Vec::new(),
            constants: Rc::default(),
            boot: Rc::new(boot.clone()),
            journal: crate::debug::journal::Journal::default(),
            profile: None,
            evaluated: None,
            livenesses: crate::heap::finalization::Livenesses::default(),
            declared: std::cell::OnceCell::new(),
            shapes: Shapes::default(),
            caches,
            traces: crate::exec::trace::Traces::default(),
            patterns: crate::natives::Patterns::default(),
            recorder: None,
            extended: None,
            names,
            class_body: (Vec::new(), None),
        };
        machine.make_builtins(boot);
        machine.make_constants();
        machine.run_prelude(semantics);
        machine.enter_main(main);
        machine
    }

    fn make_builtins(&mut self, mut boot: Boot) {
        let semantics = boot.semantics;
        for character in 0..128_u8 {
            let text = self.insert(Object::Text(Text::from(char::from(character).to_string())));
            boot.ascii.push(text);
        }
        let mut native_classes = vec![Handle(0); Native::COUNT];
        // The class of classes is needed before it exists: every class gets it at the end.
        let mut made: Vec<Handle> = Vec::new();
        for data in semantics.objects.classes {
            let name = self.intern(data.name);
            let handle = self.state.heap.insert(Object::Free);
            let mut members = indexmap::IndexMap::default();
            for method in data.methods {
                let symbol = self.intern(method.name);
                let id = BuiltinId(boot.builtins.len() as u16);
                let signature = Rc::new(Signature::read(method.signature, &mut self.names));
                boot.builtins.push(Builtin {
                    name: symbol,
                    owner: Some(name),
                    receiver: (method.binding == Binding::Instance).then_some(handle),
                    intrinsic: method.intrinsic,
                    signature,
                    binding: method.binding,
                    accepts_unknown: accepts_unknown(method.intrinsic),
                });
                members.insert(symbol, Value::Builtin(id));
            }
            let parent = boot.classes.get(data.parent).copied();
            let mut order = vec![handle];
            if let Some(parent) = parent
                && let Object::Class(class) = self.object(parent)
            {
                order.extend(class.order.iter().copied());
            }
            let shape = self.shapes.root(handle);
            *self.state.heap.get_mut(handle) = Object::Class(Box::new(Class {
                name,
                parents: parent.into_iter().collect(),
                order: order.into(),
                metaclass: Handle(0),
                members,
                native: data.native,
                shape,
                module: ModuleId(u32::MAX),
                traits: crate::class::Traits::default(),
                children: Vec::new(),
                is_partial: false,
            }));
            if let Some(parent) = parent
                && let Object::Class(class) = self.state.heap.get_mut(parent)
            {
                class.children.push(handle);
            }
            boot.classes.insert(data.name, handle);
            if let Some((intrinsic, signature)) = data.construct {
                let signature = Rc::new(Signature::read(signature, &mut self.names));
                let constructor = Builtin {
                    name,
                    owner: None,
                    receiver: None,
                    intrinsic,
                    signature,
                    binding: Binding::Static,
                    accepts_unknown: false,
                };
                boot.constructors.insert(handle, Rc::new(constructor));
            }
            // The first class of a kind is the class of its values; those derived from it are further ones.
            let slot = &mut native_classes[data.native as usize];
            if *slot == Handle(0) {
                *slot = handle;
            }
            made.push(handle);
        }
        // A language that does not tell cursors apart has one class for all of them.
        let cursor = native_classes[Native::Cursor as usize];
        for kind in Native::CURSORS {
            let class = &mut native_classes[kind as usize];
            if *class == Handle(0) {
                *class = cursor;
            }
        }
        if native_classes[Native::IntrinsicMethod as usize] == Handle(0) {
            native_classes[Native::IntrinsicMethod as usize] =
                native_classes[Native::Intrinsic as usize];
        }
        let root = native_classes[Native::Object as usize];
        for class in &mut native_classes {
            if *class == Handle(0) {
                *class = root;
            }
        }
        let type_class = native_classes[Native::Class as usize];
        for handle in made {
            if let Object::Class(class) = self.state.heap.get_mut(handle) {
                class.metaclass = type_class;
            }
        }
        // Numbers of a fixed width that the language has no class for are of that for numbers in general.
        let kinds = [
            Native::I8,
            Native::I16,
            Native::I32,
            Native::I64,
            Native::U8,
            Native::U16,
            Native::U32,
            Native::U64,
            Native::F32,
            Native::Char,
        ];
        for kind in kinds {
            let general = match kind {
                Native::F32 => Native::Float,
                _ => Native::Int,
            };
            if !semantics
                .objects
                .classes
                .iter()
                .any(|data| data.native == kind)
            {
                native_classes[kind as usize] = native_classes[general as usize];
            }
        }
        self.state.native_classes = native_classes.into();
        for function in semantics.library.functions {
            let symbol = self.intern(function.name);
            let signature = Rc::new(Signature::read(function.signature, &mut self.names));
            boot.builtins.push(Builtin {
                name: symbol,
                owner: None,
                receiver: None,
                intrinsic: function.intrinsic,
                signature,
                binding: Binding::Static,
                accepts_unknown: accepts_unknown(function.intrinsic),
            });
        }
        if let Some(prelude) = self
            .names
            .get(semantics.library.prelude)
            .and_then(|name| self.linked.program.module_named(name))
        {
            let linked = Rc::clone(&self.linked);
            let global = |name: &str| {
                let name = linked.program.names.get(name)?;
                linked.global_by_name.get(&(prelude, name)).copied()
            };
            for data in semantics
                .objects
                .classes
                .iter()
                .filter(|data| data.is_public)
            {
                if let Some(global) = global(data.name) {
                    self.state.globals[global as usize] = Value::Ref(boot.classes[data.name]);
                }
            }
            let first = boot.builtins.len() - semantics.library.functions.len();
            for (at, function) in semantics.library.functions.iter().enumerate() {
                if let Some(global) = global(function.name) {
                    self.state.globals[global as usize] =
                        Value::Builtin(BuiltinId((first + at) as u16));
                }
            }
            for (hook, name) in Hook::ALL {
                boot.hooks[*hook as usize] = global(name);
            }
        }
        self.boot = Rc::new(boot);
    }

    /// What the language provides under a name of its prelude, without a library of its own.
    pub(crate) fn provided(&self, module: ModuleId, name: Symbol) -> Option<Value> {
        let semantics = self.boot.semantics;
        let prelude = self.names.get(semantics.library.prelude)?;
        if self.linked.program.module_named(prelude) != Some(module) {
            return None;
        }
        let text = self.name(name);
        let is_public = |data: &&ir::BuiltinClass| data.is_public && data.name == text;
        if semantics
            .objects
            .classes
            .iter()
            .any(|data| is_public(&data))
        {
            return self.boot.classes.get(text).map(|&class| Value::Ref(class));
        }
        let mut builtins = self.boot.builtins.iter();
        let at = builtins.position(|builtin| builtin.owner.is_none() && builtin.name == name)?;
        Some(Value::Builtin(BuiltinId(at as u16)))
    }

    fn make_constants(&mut self) {
        let linked = Rc::clone(&self.linked);
        self.constants = linked
            .constants
            .iter()
            .map(|constant| self.constant(constant))
            .collect();
        self.state.constants = Rc::clone(&self.constants);
    }

    pub(crate) fn constant(&mut self, constant: &Const) -> Value {
        match constant {
            Const::Nil => Value::Nil,
            Const::Unbound | Const::Function { .. } | Const::Class { .. } => Value::Unbound,
            Const::Bool(truth) => Value::Bool(*truth),
            Const::Int(value) => Value::Int(*value),
            Const::BigInt(digits) => match digits.parse() {
                Ok(value) => self.new_int(value),
                Err(_) => Value::Int(0),
            },
            Const::Sized(scalar, value) => Value::Sized(*scalar, *value),
            Const::Float(value) => Value::Float(*value),
            Const::Text(text) => self.new_text(&**text),
            Const::Bytes(bytes) => self.insert(Object::Bytes((**bytes).into())),
            Const::Intrinsic(intrinsic) => Value::Intrinsic(*intrinsic),
        }
    }

    /// Runs the prelude to its end; its steps do not count.
    fn run_prelude(&mut self, semantics: &'static Semantics) {
        let prelude = self
            .names
            .get(semantics.library.prelude)
            .and_then(|name| self.linked.program.module_named(name));
        if let Some(prelude) = prelude {
            self.make_module(prelude);
            self.enter_module(prelude, Then::Finish);
            self.run_to_ending();
            if cfg!(debug_assertions)
                && let Some(Ending::Uncaught(exception)) = self.state.ending
            {
                let class = self.type_name(exception);
                let args = self.exception_data(exception).map(|data| data.args);
                let args = crate::display::preview(self, args.unwrap_or_default(), 200);
                let trace: Vec<String> = self
                    .exception_data(exception)
                    .map_or(&[][..], |data| &data.traceback)
                    .iter()
                    .map(|entry| {
                        let code = &self.linked.codes[entry.code as usize];
                        let module = &self.linked.program.modules[code.module.index()];
                        let inst = code.insts.get(entry.pc as usize);
                        let line = inst.map(|&inst| module.inst(inst).span.start.line);
                        format!("{} {line:?}", self.name(module.name))
                    })
                    .collect();
                panic!("the prelude failed: {class} {args} at {trace:?}");
            }
            self.state.ending = None;
            self.state.failed_at = None;
            self.state.steps = 0;
            self.journal = crate::debug::journal::Journal::default();
        }
    }

    fn enter_main(&mut self, main: ModuleId) {
        self.make_module(main);
        let protocol = &self.semantics().objects.protocol;
        let text = self.new_text(protocol.main);
        if !protocol.name.is_empty()
            && let Some(name) = self.names.get(protocol.name)
        {
            self.set_module_member(main, name, text);
        }
        self.enter_module(main, Then::Finish);
    }
}
