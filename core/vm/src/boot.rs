//! What a run starts from: the constants of the program as values, the classes and functions that its
//! language provides, and the state before the first step.

use crate::cache::Caches;
use crate::code::Linked;
use crate::heap::{Class, Heap, Object};
use crate::machine::{Machine, Settings, Source};
use crate::shape::Shapes;
use crate::state::{Ending, ModuleState, State, Then};
use crate::symbolic::Unknowns;
use crate::text::Text;
use crate::value::{BuiltinId, Handle, Value};
use ir::{Binding, Computed, Const, Hook, Intrinsic, ModuleId, Native, Semantics, Symbol};
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
    /// The hidden member that holds the map of an instance's members, where they are kept in one.
    pub members_name: Symbol,
    /// Members that the machine computes.
    pub computed: FxHashMap<Symbol, Computed>,
    /// Methods whose presence is noted in [`crate::class::Traits`].
    pub remembered: FxHashSet<Symbol>,
    /// The method that initialises an instance, where the language has one.
    pub init_name: Option<Symbol>,
    /// Texts of the ASCII characters.
    pub ascii: Vec<Value>,
}

impl Boot {
    /// What is known before anything is made.
    fn new(semantics: &'static Semantics, main: ModuleId, names: &mut ir::Names) -> Boot {
        let protocol = &semantics.protocol;
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
            classes: FxHashMap::default(),
            builtins: Vec::new(),
            constructors: FxHashMap::default(),
            hooks: vec![None; Hook::ALL.len()],
            native_name: names.intern("<native>"),
            spread_name: names.intern("*"),
            named_spread_name: names.intern("**"),
            members_name: names.intern("<members>"),
            ascii: Vec::new(),
        }
    }
}

/// A function or method that the machine provides.
#[derive(Clone, Debug)]
pub struct Builtin {
    /// Its name.
    pub name: Symbol,
    /// The name of its class, for methods.
    pub owner: Option<Symbol>,
    /// The class whose instances it is a method of.
    pub receiver: Option<Handle>,
    /// What it does.
    pub intrinsic: Intrinsic,
    /// Its parameters, the receiver left out.
    pub signature: Rc<Signature>,
    /// How it is reached.
    pub binding: Binding,
    /// Whether it does its work even when its first operand is not known.
    pub accepts_unknown: bool,
}

/// The parameters of a built-in, read from [`ir::BuiltinFunction::signature`].
#[derive(Clone, Debug, Default)]
pub struct Signature {
    /// Parameters that take one value each, in order.
    pub fixed: Vec<FixedParam>,
    /// How many of them are passed by place.
    pub by_place: usize,
    /// Whether there is a positional rest.
    pub rest: bool,
    /// Whether there is a named rest.
    pub named_rest: bool,
}

impl Builtin {
    /// How many operands come before those of the signature.
    #[inline]
    #[must_use]
    pub fn receivers(&self) -> usize {
        usize::from(self.owner.is_some() && self.binding != Binding::Static)
    }
}

impl Signature {
    /// Whether so many operands by place need no matching: those behind them may all be left out.
    #[inline]
    #[must_use]
    pub fn takes(&self, operands: usize) -> bool {
        !self.rest
            && !self.named_rest
            && operands <= self.by_place
            && (operands == self.fixed.len()
                || self.fixed[operands..].iter().all(|param| param.is_optional))
    }
}

/// A parameter that takes one value.
#[derive(Clone, Debug)]
pub struct FixedParam {
    /// Its name; `None` where it is passed by place only.
    pub name: Option<Symbol>,
    /// Its name for messages.
    pub text: String,
    /// Whether it may be left out.
    pub is_optional: bool,
}

impl Signature {
    /// Reads a signature.
    fn read(text: &str, names: &mut ir::Names) -> Signature {
        let mut signature = Signature::default();
        let mut by_name_only = false;
        for part in text
            .split(',')
            .map(str::trim)
            .filter(|part| !part.is_empty())
        {
            if part == "/" {
                for param in &mut signature.fixed {
                    param.name = None;
                }
            } else if part == "*" {
                by_name_only = true;
            } else if part.starts_with("**") {
                signature.named_rest = true;
            } else if part.starts_with('*') {
                signature.rest = true;
                by_name_only = true;
            } else {
                let name = part.trim_end_matches('?');
                signature.fixed.push(FixedParam {
                    name: Some(names.intern(name)),
                    text: name.to_owned(),
                    is_optional: part.ends_with('?'),
                });
                if !by_name_only {
                    signature.by_place += 1;
                }
            }
        }
        signature
    }
}

/// Intrinsics that work on an unknown first operand as on any other value.
fn accepts_unknown(intrinsic: Intrinsic) -> bool {
    matches!(
        intrinsic,
        Intrinsic::Print
            | Intrinsic::Append
            | Intrinsic::IsUnbound
            | Intrinsic::Iter
            | Intrinsic::GetAttribute
            | Intrinsic::HasAttribute
            | Intrinsic::SetAttribute
            | Intrinsic::ExceptionNew
            | Intrinsic::Identity
    )
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
            stack: Vec::new(),
            frames: Vec::new(),
            handlers: Vec::new(),
            handled: Vec::new(),
            globals,
            modules: vec![Value::Nil; modules],
            extra_members: FxHashMap::default(),
            module_maps: FxHashMap::default(),
            lazy: FxHashMap::default(),
            module_states: vec![ModuleState::New; modules],
            heap: Heap::default(),
            memory: crate::memory::Memory::default(),
            streams: crate::streams::Streams::default(),
            process: crate::process::Process::default(),
            native_classes: vec![Handle(0); Native::COUNT].into(),
            array_types: crate::array::ArrayTypes::default(),
            boxes: FxHashMap::default(),
            unknowns: Unknowns::default(),
            written: 0,
            read: 0,
            choices: 0,
            tasks: crate::task::Tasks::default(),
            clock: 0.0,
            recursion_limit: semantics.recursion_limit,
            classes_made: 0,
            ending: None,
            failed_at: None,
            left: None,
            reports: Vec::new(),
        };
        let caches = Caches::new(linked.caches as usize, linked.sites.len());
        let mut machine = Machine {
            linked,
            state,
            settings: Rc::new(settings),
            sources,
            output: Vec::new(),
            constants: Rc::default(),
            boot: Rc::new(boot.clone()),
            journal: crate::journal::Journal::default(),
            profile: None,
            evaluated: None,
            shapes: Shapes::default(),
            caches,
            recorder: None,
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
        for data in semantics.classes {
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
            if !semantics.classes.iter().any(|data| data.native == kind) {
                native_classes[kind as usize] = native_classes[general as usize];
            }
        }
        self.state.native_classes = native_classes.into();
        for function in semantics.functions {
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
            .get(semantics.prelude)
            .and_then(|name| self.linked.program.module_named(name))
        {
            let linked = Rc::clone(&self.linked);
            let global = |name: &str| {
                let name = linked.program.names.get(name)?;
                linked.global_by_name.get(&(prelude, name)).copied()
            };
            for data in semantics.classes.iter().filter(|data| data.is_public) {
                if let Some(global) = global(data.name) {
                    self.state.globals[global as usize] = Value::Ref(boot.classes[data.name]);
                }
            }
            let first = boot.builtins.len() - semantics.functions.len();
            for (at, function) in semantics.functions.iter().enumerate() {
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
        let prelude = self.names.get(semantics.prelude)?;
        if self.linked.program.module_named(prelude) != Some(module) {
            return None;
        }
        let text = self.name(name);
        let is_public = |data: &&ir::BuiltinClass| data.is_public && data.name == text;
        if semantics.classes.iter().any(|data| is_public(&data)) {
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
            .get(semantics.prelude)
            .and_then(|name| self.linked.program.module_named(name));
        if let Some(prelude) = prelude {
            self.make_module(prelude);
            self.enter_module(prelude, Then::Finish);
            self.run(u64::MAX);
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
                        format!("{} {:?}", self.name(module.name), inst)
                    })
                    .collect();
                panic!("the prelude failed: {class} {args} at {trace:?}");
            }
            self.state.ending = None;
            self.state.failed_at = None;
            self.state.steps = 0;
            self.journal = crate::journal::Journal::default();
        }
    }

    fn enter_main(&mut self, main: ModuleId) {
        self.make_module(main);
        let protocol = &self.semantics().protocol;
        let text = self.new_text(protocol.main);
        if !protocol.name.is_empty()
            && let Some(name) = self.names.get(protocol.name)
        {
            self.set_module_member(main, name, text);
        }
        self.enter_module(main, Then::Finish);
    }

    /// A built-in called with arguments that must be matched to its signature.
    pub(crate) fn call_builtin(
        &mut self,
        id: BuiltinId,
        args: &[Value],
        named: &[(Symbol, Value)],
    ) -> crate::Outcome {
        let boot = Rc::clone(&self.boot);
        let builtin = &boot.builtins[id.0 as usize];
        let receiver = builtin.receivers();
        if let (Some(class), Some(&object)) = (builtin.receiver, args.first())
            && !self.is_instance(object, class)
            && !matches!(object, Value::Unknown(_))
        {
            let (method, class) = (self.name(builtin.name).to_owned(), self.class_name(class));
            let found = self.type_name(object);
            let fault = if (boot.semantics.protocol.is_special)(&method) {
                ir::Fault::ForeignOperand
            } else {
                ir::Fault::ForeignReceiver
            };
            return Err(self.fault(fault, &[&method, &class, &found]));
        }
        // The common case: all by place, none missing.
        let all = receiver + builtin.signature.fixed.len();
        let by_place = named.is_empty() && args.len() == all;
        if by_place && builtin.signature.takes(args.len() - receiver) {
            return self.intrinsic(builtin.intrinsic, args);
        }
        if args.len() < receiver {
            let name = self.builtin_title(builtin);
            return Err(self.fault(ir::Fault::NoReceiver, &[&name]));
        }
        let (receiver, rest) = args.split_at(receiver);
        let bound = self.bind_builtin(builtin, receiver, rest, named)?;
        self.intrinsic(builtin.intrinsic, &bound)
    }

    /// The constructor of the nearest native class that a class is or derives from.
    pub(crate) fn constructor_of(&self, class: Handle) -> Option<(Handle, Rc<Builtin>)> {
        let order = &self.class(class)?.order;
        order
            .iter()
            .find_map(|&at| Some((at, Rc::clone(self.boot.constructors.get(&at)?))))
    }

    /// Calls a class's constructor; the first operand is the class.
    pub(crate) fn call_constructor(
        &mut self,
        constructor: &Builtin,
        args: &[Value],
        named: &[(Symbol, Value)],
    ) -> crate::Outcome {
        let (class, rest) = args.split_at(1);
        // A derived class's own initialiser takes what was spread.
        let named: Vec<(Symbol, Value)> = named
            .iter()
            .copied()
            .filter(|&operand| !self.spreads_unknown(&[operand]))
            .collect();
        let bound = self.bind_builtin(constructor, class, rest, &named)?;
        self.intrinsic(constructor.intrinsic, &bound)
    }

    /// The name of a built-in function or method.
    #[must_use]
    pub fn builtin_name(&self, value: Value) -> String {
        match value {
            Value::Builtin(id) => self.name(self.boot.builtins[id.0 as usize].name).to_owned(),
            Value::Intrinsic(intrinsic) => intrinsic.name().to_owned(),
            _ => String::new(),
        }
    }

    /// The name of the class that a built-in method belongs to.
    #[must_use]
    pub fn builtin_owner(&self, value: Value) -> Option<String> {
        match value {
            Value::Builtin(id) => self.boot.builtins[id.0 as usize]
                .owner
                .map(|owner| self.name(owner).to_owned()),
            _ => None,
        }
    }

    fn builtin_title(&self, builtin: &Builtin) -> String {
        match builtin.owner {
            Some(owner) => format!("{}.{}", self.name(owner), self.name(builtin.name)),
            None => self.name(builtin.name).to_owned(),
        }
    }

    /// Matches arguments to a built-in's signature: behind what comes first in any case the fixed ones in order,
    /// the map of the named rest, the positional rest.
    fn bind_builtin(
        &mut self,
        builtin: &Builtin,
        first: &[Value],
        args: &[Value],
        named: &[(Symbol, Value)],
    ) -> crate::Outcome<crate::machine::Args> {
        use ir::Fault;
        let signature = &builtin.signature;
        let mut bound: crate::machine::Args = first.into();
        bound.resize(first.len() + signature.fixed.len(), Value::Unbound);
        let fixed = &mut bound[first.len()..];
        let taken = args.len().min(signature.by_place);
        fixed[..taken].copy_from_slice(&args[..taken]);
        if args.len() > signature.by_place && !signature.rest {
            return Err(self.wrong_count(builtin, args.len()));
        }
        let mut surplus = Vec::new();
        for &(name, value) in named {
            match signature
                .fixed
                .iter()
                .position(|param| param.name == Some(name))
            {
                Some(at) if fixed[at].is_bound() => {
                    let (function, name) =
                        (self.builtin_title(builtin), self.name(name).to_owned());
                    return Err(self.fault(Fault::DuplicateArgument, &[&function, &name]));
                }
                Some(at) => fixed[at] = value,
                None => surplus.push((name, value)),
            }
        }
        if !surplus.is_empty() && !signature.named_rest {
            let function = self.builtin_title(builtin);
            if signature.fixed.iter().all(|param| param.name.is_none()) {
                return Err(self.fault(Fault::BuiltinNoNamedArguments, &[&function]));
            }
            let (short, name) = (
                self.name(builtin.name).to_owned(),
                self.name(surplus[0].0).to_owned(),
            );
            return Err(self.fault(Fault::UnexpectedBuiltinArgument, &[&short, &name]));
        }
        let missing = signature
            .fixed
            .iter()
            .zip(&*fixed)
            .position(|(param, value)| !param.is_optional && !value.is_bound());
        match missing.map(|at| (at, signature.fixed[at].name)) {
            None => {}
            // A parameter that can be given by name is missed by name.
            Some((at, Some(name))) if at < signature.by_place => {
                let (function, name) = (self.builtin_title(builtin), self.name(name).to_owned());
                let place = (at + 1).to_string();
                return Err(self.fault(Fault::BuiltinMissing, &[&function, &name, &place]));
            }
            Some(_) => return Err(self.wrong_count(builtin, args.len())),
        }
        if signature.named_rest {
            let map = self.map_of_names(&surplus);
            bound.push(map);
        }
        if signature.rest {
            bound.extend_from_slice(&args[taken..]);
        }
        Ok(bound)
    }

    fn wrong_count(&mut self, builtin: &Builtin, given: usize) -> crate::Exit {
        use ir::Fault;
        let signature = &builtin.signature;
        let most = signature.by_place;
        let least = signature.fixed[..most]
            .iter()
            .filter(|param| !param.is_optional)
            .count();
        let long = self.builtin_title(builtin);
        let short = self.name(builtin.name).to_owned();
        let plural = |count: usize| if count == 1 { "" } else { "s" };
        let has_named_only = signature.fixed.len() > most;
        if most == 0 && has_named_only {
            return self.fault(Fault::BuiltinNoPositional, &[&short]);
        }
        if most == 0 {
            return self.fault(Fault::BuiltinNoArguments, &[&long, &given.to_string()]);
        }
        if least == most && !signature.rest {
            if most == 1 && !has_named_only {
                return self.fault(
                    Fault::BuiltinArgumentCount,
                    &[&long, "one", &given.to_string(), ""],
                );
            }
            return self.fault(
                Fault::BuiltinExpected,
                &[&short, &most.to_string(), &given.to_string(), plural(most)],
            );
        }
        let (fault, bound) = if given < least {
            (Fault::BuiltinTooFew, least)
        } else {
            (Fault::BuiltinTooMany, most)
        };
        self.fault(
            fault,
            &[
                &short,
                &bound.to_string(),
                &given.to_string(),
                plural(bound),
            ],
        )
    }
}
