//! The state of lowering a module: functions, blocks and names that are open, and what is written at every turn.

use frontend::{Builder, Language, Lowered, Unit};
use ir::{Arg, ArgKind, BinOp, Callee, Const, Hint, Intrinsic, Label, Op, Program, Reg, Span};
use rustc_hash::{FxHashMap, FxHashSet};
use syntax::{Node, SyntaxTree};

/// What a name means.
#[derive(Clone, Debug, Default)]
pub struct Variable {
    /// What the instructions call it.
    pub own: String,
    /// Whether it cannot be assigned to.
    pub is_const: bool,
    /// Whether it has been declared already, without a value: what stands in the source assigns to it.
    pub is_early: bool,
    /// Whether it stands for a function of a block inside, which it gets when the block begins.
    pub is_of_block_function: bool,
    /// Whether it can be used only when its declaration has been carried out, and whether that has been lowered.
    pub is_lexical: bool,
    pub is_declared: bool,
    /// Whether it is the name by which a function knows itself: where code is not strict, assigning to it does nothing.
    pub is_own_name: bool,
}

/// A block that is open.
#[derive(Default)]
pub struct Block {
    pub names: FxHashMap<String, Variable>,
    /// Those of its names that mean a member of an object, which a hidden variable holds: what a namespace of TypeScript exports.
    pub members: FxHashMap<String, String>,
    /// Where it ends, in bytes.
    pub end: u32,
    /// The hidden variable that holds the object of a `with` statement whose body it is.
    pub with: Option<String>,
}

/// Something that is open around the place of emission.
#[derive(Clone)]
pub enum Region<'a> {
    /// Something that can be left, and where it is a loop continued, with the labels it has.
    Target {
        labels: Vec<String>,
        break_to: Label,
        continue_to: Option<Label>,
        /// Whether it can be left without naming it.
        is_plain: bool,
    },
    /// A handler is installed.
    Handler,
    /// A handler of a loop is installed, which closes what it walks.
    Watch,
    /// An exception is being handled.
    Catch,
    /// A block that runs whenever control leaves.
    Finally(Node<'a>),
    /// A cursor that is to be closed.
    Cursor(String),
    /// The same of one that is waited for.
    AsyncCursor(String),
    /// What is disposed of, by the hidden variable that holds it, and whether that is waited for.
    Held(String, bool),
}

/// The class or object whose methods are lowered.
#[derive(Clone)]
pub struct Home {
    /// The variable that holds it.
    pub variable: String,
    /// Whether the method is one of the class itself, or of an object.
    pub is_own: bool,
    /// Whether it is the constructor of a class that has a parent.
    pub is_derived: bool,
}

/// A function at work; the module's own code is one too.
#[derive(Default)]
pub struct Frame<'a> {
    /// The label at its start; that of the module's code is none.
    pub entry: Option<Label>,
    pub blocks: Vec<Block>,
    /// How often a name has been declared.
    pub declared: FxHashMap<String, u32>,
    /// What the values of parameters name that are left out: there a variable of the body is not meant.
    pub named_by_parameters: FxHashSet<&'a str>,
    /// The names of its parameters, as long as these come into being: a text that is run there may not declare them again.
    pub coming: Vec<String>,
    pub regions: Vec<Region<'a>>,
    pub is_arrow: bool,
    pub is_async: bool,
    pub is_generator: bool,
    pub home: Option<Home>,
    /// What the constructor of a class gives the object when it is there.
    pub fields: Option<Node<'a>>,
    /// The hidden variable of the value that a text has which is run.
    pub completion: Option<String>,
    /// Whether what a field of a class is made of is being lowered.
    pub in_field: bool,
    /// The hidden variables that hold what blocks around dispose of, the innermost last.
    pub held: Vec<String>,
}

pub struct Lowerer<'a, 'b> {
    pub b: Builder<'b>,
    pub source: &'a str,
    pub is_library: bool,
    pub is_strict: bool,
    /// Whether it is a script, whose `this` is what it exports.
    pub is_script: bool,
    /// Whether Node runs it as a module of ECMAScript's; a module of TypeScript's becomes a script.
    pub is_es_module: bool,
    pub frames: Vec<Frame<'a>>,
    pub depth: u32,
    /// Where an optional chain goes on that has met nothing.
    pub chains: Vec<Label>,
    pub imports: Vec<String>,
    /// The files of the library that the file at hand has brought.
    pub library_parts: Vec<&'static str>,
    /// The path of the file at hand, and the program's other files.
    pub file: &'a str,
    pub files: &'a dyn frontend::Files,
    /// Which modules are files of the program.
    pub own_modules: Vec<(String, String)>,
    /// The modules that run before the module's own code, once its functions are there.
    pub first_modules: Vec<(String, Span)>,
    /// The names that each function mentions, by the byte at which it begins.
    pub mentioned: FxHashMap<u32, FxHashSet<&'a str>>,
    /// The call that stands for the operand of `await`: see `awaited_base`.
    pub awaited: Option<u32>,
    /// What the pattern that comes next takes apart, as messages say it.
    pub taken_apart: Option<String>,
    /// What namespaces export so far, by their names with those of the namespaces around.
    pub exported_by: FxHashMap<String, Vec<String>>,
    /// The namespaces that are open: their names with those around, and the hidden variables that hold their objects.
    pub namespaces: Vec<(String, String)>,
    /// Where names stand that mean what a statement before has made.
    pub merging: FxHashSet<u32>,
    /// Labels of the statement that comes next.
    pub labels: Vec<String>,
    /// Whether the file has a `with` statement.
    pub has_with: bool,
    /// Whether the file names `eval`.
    pub has_eval: bool,
    /// Whether the file asks what objects are made below.
    pub asks_prototypes: bool,
    /// Whether the file names the global object.
    pub names_global: bool,
    /// The names that classes around keep for themselves, the innermost class last.
    pub privates: Vec<crate::privates::Privates>,
    /// Whether the constructor at hand says `super(…)` more than once.
    pub calls_parent_again: bool,
    /// The names that are written with escapes, by the byte at which each begins.
    pub spelled: &'a FxHashMap<u32, String>,
    /// The types that the source declares.
    pub declared_types: &'a crate::declared::DeclaredTypes,
    /// The private names that more than one class of the file has.
    pub shared_privates: FxHashSet<&'a str>,
    /// Where the functions in blocks begin that are variables of the function around too.
    pub hoisted: FxHashSet<u32>,
    /// The register into which `this` was read last.
    pub last_this: Option<Reg>,
    /// Whether the file gives all arrays another iterator than theirs, or none.
    pub changes_walks: bool,
    /// The names that are variables of the file because code assigns to them, and that blocks elsewhere declare.
    pub implicit: FxHashSet<&'a str>,
    /// Names that a script assigns to and does not declare.
    pub undeclared: FxHashSet<&'a str>,
    /// What may be something else when operands have been evaluated.
    pub moving: crate::moving::Moving<'a>,
}

/// Lowers a module of JavaScript: what Node refuses is told, and not run where nothing may be missing.
pub fn lower_strictly(
    language: &'static Language,
    unit: &Unit<'_>,
    program: &mut Program,
) -> Lowered {
    let again = read_again(unit);
    let written = again.as_ref().unwrap_or(unit.tree);
    let tree = written.no_deeper_than(frontend::DEEPEST_TREE);
    let refusals = match unit.is_library {
        true => Vec::new(),
        // What a text that is run may not say has been asked before.
        false if unit.module_name.starts_with(crate::texts::MODULE) => Vec::new(),
        false => crate::early::refusals(tree.root(), unit.source, unit.file),
    };
    let types = crate::declared::DeclaredTypes::default();
    let trees = Shown {
        lowered: &tree,
        written,
    };
    lower_refusing(language, unit, trees, &refusals, &types, program)
}

/// The tree of a source that the grammar reads without an error, as something else than it is.
#[cfg(feature = "grammar")]
fn read_again(unit: &Unit<'_>) -> Option<SyntaxTree> {
    let shown = match !unit.is_library && crate::respelling::is_misread(unit.source) {
        true => crate::respelled(unit.source)?,
        false => return None,
    };
    Some(grammars::parse(&crate::GRAMMAR, &shown))
}

#[cfg(not(feature = "grammar"))]
fn read_again(_: &Unit<'_>) -> Option<SyntaxTree> {
    None
}

/// Lowers a module of a language that is JavaScript, or that adds to it: one whose trees are of JavaScript's shape. Errors of syntax are
/// told of the tree of the source as written, and the types are those that it declares.
pub fn lower_as(
    language: &'static Language,
    unit: &Unit<'_>,
    written: &SyntaxTree,
    types: &crate::declared::DeclaredTypes,
    program: &mut Program,
) -> Lowered {
    let tree = unit.tree.no_deeper_than(frontend::DEEPEST_TREE);
    let trees = Shown {
        lowered: &tree,
        written,
    };
    lower_refusing(language, unit, trees, &[], types, program)
}

/// The trees of a source.
struct Shown<'a> {
    /// What is lowered.
    lowered: &'a SyntaxTree,
    /// The tree of the source as written.
    written: &'a SyntaxTree,
}

fn lower_refusing(
    language: &'static Language,
    unit: &Unit<'_>,
    trees: Shown<'_>,
    refusals: &[crate::early::Refusal],
    types: &crate::declared::DeclaredTypes,
    program: &mut Program,
) -> Lowered {
    let semantics = &language.semantics;
    let root = trees.lowered.root();
    let spelled = spelled(root, unit.source);
    let is_text = unit.module_name.starts_with(crate::texts::MODULE);
    let has_eval = !unit.is_library && crate::texts::has_eval(root, unit.source);
    let mut lowerer = Lowerer {
        b: Builder::new(&mut program.names, unit.module_name, semantics, unit.source),
        source: unit.source,
        is_library: unit.is_library,
        is_strict: false,
        is_script: false,
        is_es_module: false,
        frames: vec![Frame::default()],
        depth: 0,
        chains: Vec::new(),
        imports: Vec::new(),
        library_parts: Vec::new(),
        file: unit.file,
        files: unit.files,
        own_modules: Vec::new(),
        first_modules: Vec::new(),
        mentioned: FxHashMap::default(),
        awaited: None,
        taken_apart: None,
        merging: FxHashSet::default(),
        exported_by: FxHashMap::default(),
        namespaces: Vec::new(),
        labels: Vec::new(),
        has_with: !unit.is_library
            && (is_text
                || has_eval
                || root
                    .descendants()
                    .any(|node| node.kind() == "with_statement")),
        has_eval,
        asks_prototypes: unit.source.contains("rototype"),
        names_global: !unit.is_library
            && (is_text
                || has_eval
                || ["globalThis", "global.", " Function(", "(Function("]
                    .iter()
                    .any(|word| unit.source.contains(word))),
        privates: Vec::new(),
        calls_parent_again: false,
        spelled: &spelled,
        declared_types: types,
        shared_privates: crate::privates::shared(root, unit.source),
        hoisted: FxHashSet::default(),
        last_this: None,
        changes_walks: !unit.is_library && changes_walks(unit.source),
        implicit: FxHashSet::default(),
        undeclared: FxHashSet::default(),
        moving: match unit.is_library {
            true => crate::moving::Moving::default(),
            false => crate::moving::Moving::of(root, unit.source),
        },
    };
    let at = lowerer.b.span_of(root.start(), root.start());
    let entry = lowerer.b.intern("entry");
    let entry = lowerer.b.label_named(entry);
    lowerer.b.place(entry, at);
    let is_module = !is_text && crate::modules::is_module(root, unit.source, unit.file);
    lowerer.is_strict =
        is_module || lowerer.says_strict(root) || is_text && lowerer.is_strict_text();
    lowerer.is_script = !lowerer.is_library && !is_module;
    lowerer.is_es_module = !lowerer.is_library && is_module && !unit.file.ends_with("ts");
    if lowerer.is_script && !lowerer.is_strict {
        (lowerer.implicit, lowerer.undeclared) = crate::implicit::implicit(root, unit.source);
    }
    lowerer.open(root, root.end());
    let is_own =
        unit.module_name == frontend::MAIN || unit.module_name.starts_with(frontend::EXPRESSION);
    let is_provided = lowerer.is_script && !is_own && !is_text;
    let written = trees.written;
    if !is_provided {
        lowerer.refuse(refusals, unit, written);
    }
    if !unit.is_library && !is_text {
        for part in crate::library_parts::wanted(root, unit.source) {
            lowerer.bring(part, at);
        }
    }
    lowerer.import_files(root);
    match lowerer.is_script && !is_own {
        true if is_text => lowerer.text_function(root),
        true => lowerer.provide(root, |this| this.refuse(refusals, unit, written)),
        false => {
            if is_module && is_own && !unit.is_library && unit.source.contains("nextTick") {
                lowerer.helper("_beginModule", &[], at);
            }
            lowerer.code_of(root);
        }
    }
    lowerer.close();
    for error in trees.written.syntax_errors() {
        lowerer.b.syntax_error(error);
    }
    let imports = std::mem::take(&mut lowerer.imports);
    let files = std::mem::take(&mut lowerer.own_modules);
    let lowered = lowerer.b.finish().add_to(program, unit.is_library, imports);
    Lowered { files, ..lowered }
}

/// The place of a stretch of bytes in a text.
fn span_in(source: &str, range: &std::ops::Range<u32>) -> Span {
    let lines = syntax::LineIndex::new(source);
    let position = |offset| {
        let syntax::Position { line, column } = lines.position(source, offset);
        ir::Position { line, column }
    };
    Span {
        start: position(range.start),
        end: position(range.end),
    }
}

/// Whether a source takes the iterator of arrays away or puts another in its place.
fn changes_walks(source: &str) -> bool {
    const ITERATOR: &str = "Array.prototype[Symbol.iterator]";
    let assigns = |(place, _): (usize, &str)| {
        let rest = source[place + ITERATOR.len()..].trim_start();
        source[..place].trim_end().ends_with("delete")
            || rest.starts_with('=') && !rest.starts_with("==")
    };
    source.match_indices(ITERATOR).any(assigns)
        || source.contains("defineProperty(Array.prototype, Symbol.iterator")
}

impl<'a> Lowerer<'a, '_> {
    /// Tells what is refused; the first of it ends a run in which nothing may be missing.
    fn refuse(
        &mut self,
        refusals: &[crate::early::Refusal],
        unit: &Unit<'_>,
        written: &SyntaxTree,
    ) {
        if unit.is_library {
            return;
        }
        let broken = unit.broken.or_else(|| {
            let mut errors = written.syntax_errors();
            let at = errors.next()?.start() as usize;
            let written = unit.source;
            Some(frontend::Broken { at, written })
        });
        let place = broken.map(|broken| broken.at);
        // What is read in the place of a broken source has other places behind the first error.
        let source = broken.map_or(unit.source, |broken| broken.written);
        let broken = broken.map(|frontend::Broken { at, written }| {
            let (range, words) = crate::early::unexpected(written, at, unit.file.ends_with("ts"));
            (range.start as u32..range.end as u32, words)
        });
        for (range, words) in refusals {
            let at = self.b.span_of(range.start, range.end);
            self.b.invalid(at, words.clone());
        }
        // What is refused behind the place where the grammar gave up is made of what it took that for.
        let refusals = refusals
            .iter()
            .filter(|(range, _)| place.is_none_or(|place| (range.start as usize) < place));
        let first = broken.as_ref().into_iter().chain(refusals);
        if let Some((range, words)) = first.min_by_key(|(range, _)| range.start) {
            let at = span_in(source, range);
            let told = source.get(range.start as usize..range.end as usize);
            let line = told
                .and_then(|told| told.lines().next())
                .unwrap_or_default();
            // The end of a file has nothing that could be marked.
            let least = usize::from((range.start as usize) < source.len());
            let width = self.b.int(line.chars().count().max(least), at);
            let words = self.b.text(words, at);
            let kind = match self.is_script {
                true => "script",
                false => "module",
            };
            let kind = self.b.text(kind, at);
            self.helper("_refuse", &[words, width, kind], at);
        }
    }

    /// Lowers what a file says.
    pub fn code_of(&mut self, root: Node<'a>) {
        self.room_for_texts(root);
        self.predeclare_vars(root);
        self.begin_block(root);
        self.run_first_modules();
        self.statements(root);
    }

    /// The text of a node; of a name, what it says without escapes.
    pub fn text(&self, node: Node<'_>) -> &'a str {
        if !self.spelled.is_empty()
            && let Some(name) = self.spelled.get(&node.start())
            && is_name(node.kind())
        {
            return name;
        }
        node.text(self.source)
    }

    pub fn frame(&mut self) -> &mut Frame<'a> {
        let last = self.frames.len() - 1;
        &mut self.frames[last]
    }

    /// Whether the code at hand is the module's own.
    pub fn is_module(&self) -> bool {
        self.frames.len() == 1
    }

    pub fn unsupported(&mut self, node: Node<'a>) -> Reg {
        let at = self.b.span(node);
        match node.is_error() {
            true => self.b.unsupported_silently("ERROR", at),
            false => self.b.unsupported(node.kind(), at),
        }
    }

    /// Goes deeper, unless that is too deep.
    pub fn enter(&mut self) -> bool {
        let may = self.depth < frontend::MOST_NESTED;
        self.depth += u32::from(may);
        may
    }

    pub fn leave(&mut self) {
        self.depth -= 1;
    }

    // --- values

    pub fn undefined(&mut self, at: Span) -> Reg {
        self.b.nil(at)
    }

    pub fn null(&mut self, at: Span) -> Reg {
        self.b.intrinsic(Intrinsic::Null, &[], at)
    }

    /// A variable of lowering's own; its number tells it from others.
    pub fn hidden(&mut self, stem: &str) -> String {
        let number = self.b.next_number();
        format!("${stem}{number}")
    }

    /// The same of one that functions inside may use: where the file's own code comes there again, each time has its own.
    pub fn hidden_in_block(&mut self, stem: &str) -> String {
        let name = self.hidden(stem);
        match !self.is_library && self.is_module() && self.is_in_loop() {
            true => format!("{name}@2"),
            false => name,
        }
    }

    /// Whether the code at hand stands in a loop, of the function at hand or of one around it.
    pub fn is_in_loop(&self) -> bool {
        let is_loop = |region: &Region<'a>| {
            matches!(
                region,
                Region::Target {
                    continue_to: Some(_),
                    ..
                }
            )
        };
        let frames = self.frames.iter();
        frames.flat_map(|frame| &frame.regions).any(is_loop)
    }

    pub fn declare_hidden(&mut self, name: &str, value: Reg, at: Span) {
        let name = self.b.intern(name);
        self.b.emit(Op::DeclVar { name, value }, at);
    }

    pub fn load_plain(&mut self, name: &str, at: Span) -> Reg {
        let name = self.b.intern(name);
        self.b.value(|dst| Op::LoadVar { dst, name }, at)
    }

    pub fn load_field(&mut self, object: Reg, name: &str, at: Span) -> Reg {
        let is_private = name.starts_with(".#");
        if is_private {
            self.check_private(object, name, false, at);
            self.refuse_private(name, false, at);
        }
        let value = match self.private_variable(name) {
            Some(variable) => {
                let key = self.load_plain(&variable, at);
                self.b.load_index(object, key, at)
            }
            None => {
                let field = self.b.intern(name);
                self.b.load_field(object, field, at)
            }
        };
        if is_private {
            self.note_private_read(name);
        }
        value
    }

    pub fn store_field(&mut self, object: Reg, name: &str, value: Reg, at: Span) {
        let is_private = name.starts_with(".#");
        if is_private {
            self.check_private(object, name, true, at);
            self.refuse_private(name, true, at);
        }
        if let Some(variable) = self.private_variable(name) {
            let key = self.load_plain(&variable, at);
            self.store_index(object, key, value, at);
            return self.note_private_write(name);
        }
        let field = self.b.intern(name);
        self.b.emit(
            Op::StoreField {
                object,
                field,
                value,
            },
            at,
        );
        self.note_strict();
        if is_private {
            self.note_private_write(name);
        }
    }

    /// Gives an object a member of its own, whatever those say that it has it from.
    pub fn define_field(&mut self, object: Reg, name: &str, value: Reg, at: Span) {
        self.store_field(object, name, value, at);
        let twice = match name.strip_prefix(".") {
            Some(name) if name.starts_with('#') => {
                let shown = name.split('@').next().unwrap_or(name);
                format!(" Cannot initialize {shown} twice on the same object")
            }
            _ => String::new(),
        };
        self.b.note_last(format!("{}{twice}", ir::note::DEFINES));
    }

    pub fn store_index(&mut self, object: Reg, index: Reg, value: Reg, at: Span) {
        self.b.emit(
            Op::StoreIndex {
                object,
                index,
                value,
            },
            at,
        );
        self.note_strict();
    }

    /// In strict code a write that is refused is an error.
    pub fn note_strict(&mut self) {
        if self.is_strict || self.is_library {
            self.b.note_last("strict".to_owned());
        }
    }

    /// Calls a function of the library that lowering knows, whatever the program declares under that name.
    pub fn helper(&mut self, name: &str, args: &[Reg], at: Span) -> Reg {
        match self.is_library || name.contains("::") {
            true => self.b.call_name(name, args, at),
            false => {
                let name = match crate::library_parts::part_of(name) {
                    Some(part) => {
                        self.bring(part, at);
                        format!("{part}::{name}")
                    }
                    None => crate::library::of_prelude(name),
                };
                self.b.call_name(&name, args, at)
            }
        }
    }

    /// Runs a file of the library that only some programs have, once.
    pub fn bring(&mut self, part: &'static str, at: Span) {
        if !self.library_parts.contains(&part) {
            self.library_parts.push(part);
            self.imports.push(part.to_owned());
        }
        let part = self.b.text(part, at);
        self.b.intrinsic(Intrinsic::ImportModule, &[part], at);
    }

    pub fn is_undefined(&mut self, value: Reg, at: Span) -> Reg {
        let nothing = self.undefined(at);
        self.b.binary(BinOp::StrictEq, false, value, nothing, at)
    }

    /// Whether a value is undefined or null.
    pub fn is_nothing(&mut self, value: Reg, at: Span) -> Reg {
        let nothing = self.undefined(at);
        self.b.binary(BinOp::Eq, false, value, nothing, at)
    }

    pub fn list(&mut self, items: Vec<Arg>, at: Span) -> Reg {
        self.b.value(
            |dst| Op::NewArray {
                dst,
                kind: ir::ArrayKind::List,
                items: items.into(),
            },
            at,
        )
    }

    /// What is walked: where the file gives all arrays another iterator, an array says itself how.
    pub fn walked(&mut self, values: Reg, at: Span) -> Reg {
        match self.changes_walks {
            true => self.helper("_walked", &[values], at),
            false => values,
        }
    }

    pub fn list_of(&mut self, items: &[Reg], at: Span) -> Reg {
        self.list(items.iter().copied().map(Arg::positional).collect(), at)
    }

    /// Raises an error of one of the language's classes.
    pub fn raise(&mut self, class: &str, message: &str, at: Span) {
        let class = match self.is_library {
            true => self.load_plain(class, at),
            false => self.load_plain(&crate::library::of_prelude(class), at),
        };
        let message = self.b.text(message, at);
        let value = self.b.intrinsic(Intrinsic::New, &[class, message], at);
        self.b.emit(Op::Throw { value }, at);
        let next = self.b.label("behind_throw");
        self.b.place(next, at);
    }

    // --- branches that give a value

    /// Leaves a value in a hidden variable.
    pub fn keep(&mut self, name: &str, value: Reg, at: Span) {
        if !self.b.is_terminated() {
            self.declare_hidden(name, value, at);
        }
    }

    pub fn symbolic_import(&mut self, name: &str, at: Span) -> Reg {
        self.b.symbolic(Hint::Import(name.into()), at)
    }

    /// A call of an intrinsic with operands of which some may be spread: those come as a list then.
    pub fn spread_call(
        &mut self,
        several: Intrinsic,
        front: &[Reg],
        args: Vec<Arg>,
        at: Span,
    ) -> Reg {
        let list = self.list(args, at);
        let mut operands = front.to_vec();
        operands.push(list);
        self.b.intrinsic(several, &operands, at)
    }

    pub fn call_with_args(&mut self, callee: Callee, args: Vec<Arg>, at: Span) -> Reg {
        self.b.call(callee, args.into(), at)
    }

    pub fn constant_bool(&mut self, truth: bool, at: Span) -> Reg {
        self.b.constant(Const::Bool(truth), at)
    }
}

/// Whether a node is a name.
fn is_name(kind: &str) -> bool {
    kind.ends_with("identifier") || kind.ends_with("identifier_pattern")
}

/// The names of a file that are written with escapes, by the byte at which each begins.
fn spelled(root: Node<'_>, source: &str) -> FxHashMap<u32, String> {
    if !source.contains("\\u") {
        return FxHashMap::default();
    }
    let names = root.descendants().filter(|node| is_name(node.kind()));
    names
        .filter(|name| name.text(source).contains('\\'))
        .map(|name| (name.start(), crate::literals::unescaped(name.text(source))))
        .collect()
}

/// Whether an operand is spread.
pub fn has_spread(args: &[Arg]) -> bool {
    args.iter().any(|arg| arg.kind == ArgKind::Spread)
}

/// The children that mean something.
pub fn parts<'t>(node: Node<'t>) -> impl Iterator<Item = Node<'t>> {
    node.named_children().filter(|node| !node.is_extra())
}
