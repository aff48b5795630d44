//! The members of classes in the text of a hidden file.

use super::notes::note_named;
use super::order::{Listed, Order};
use crate::declare::{body_members, dotted, has_modifier};
use crate::ty::{ClassId, Ty};
use crate::world::{ClassKind, FileId, TypeSight, World};
use std::fmt::Write;
use syntax::Node;

/// The class whose `install()` makes all of a hidden file known.
pub(super) const INSTALL: &str = "Install$";

/// The words that modify, with the numbers that class files give them.
const WORDS: [(&str, u32); 10] = [
    ("public", 1),
    ("private", 2),
    ("protected", 4),
    ("static", 8),
    ("final", 0x10),
    ("synchronized", 0x20),
    ("volatile", 0x40),
    ("transient", 0x80),
    ("native", 0x100),
    ("abstract", 0x400),
];
pub(super) const PUBLIC: u32 = 1;
pub(super) const PROTECTED: u32 = 4;
pub(super) const STATIC: u32 = 8;
pub(super) const FINAL: u32 = 0x10;
pub(super) const BRIDGE: u32 = 0x40;
pub(super) const NATIVE: u32 = 0x100;
pub(super) const VARARGS: u32 = 0x80;
const INTERFACE: u32 = 0x200;
pub(super) const ABSTRACT: u32 = 0x400;
pub(super) const SYNTHETIC: u32 = 0x1000;
const ANNOTATION: u32 = 0x2000;
pub(super) const ENUM: u32 = 0x4000;

/// The modifiers that a declaration says.
pub(super) fn flags(node: Node<'_>) -> u32 {
    let said = WORDS.iter().filter(|(word, _)| has_modifier(node, word));
    said.fold(0, |all, (_, flag)| all | flag)
}

/// The text of a hidden file in the making.
pub(super) struct Writer<'w, 'a> {
    pub(super) world: &'w mut World<'a>,
    pub(super) file: FileId,
    pub(super) text: String,
    /// What `install` does.
    pub(super) install: String,
    /// The classes written, each with the one whose scope it is in.
    pub(super) around: Vec<(String, Option<ClassId>)>,
    /// How many classes the files before have.
    pub(super) before: usize,
    /// The interfaces of annotations, with the classes of theirs.
    pub(super) notes: Vec<(ClassId, String)>,
    /// Classes of the library that are mentioned.
    pub(super) library: Vec<ClassId>,
    /// The texts in the program's files: of the library's classes the members of these names are there.
    pub(super) words: Vec<String>,
    pub(super) declare: String,
    pub(super) act: String,
    pub(super) at: usize,
    pub(super) order: Order<'a>,
    /// Whether the file may ask for constructors.
    makes: bool,
}

impl<'w, 'a> Writer<'w, 'a> {
    pub fn new(world: &'w mut World<'a>, file: FileId, before: usize) -> Self {
        let order = Order::of(world);
        let source = world.file(file).source;
        Writer {
            order,
            makes: source.contains("Constructor") || source.contains("newInstance"),
            world,
            file,
            text: String::new(),
            install: String::new(),
            around: Vec::new(),
            before,
            notes: Vec::new(),
            library: Vec::new(),
            words: Vec::new(),
            declare: String::new(),
            act: String::new(),
            at: 0,
        }
    }

    /// The text, and its classes, each with the one whose scope it is in.
    pub fn finish(mut self) -> (String, Vec<(String, Option<ClassId>)>) {
        let _ = write!(
            self.text,
            "final class {INSTALL} {{ static void install() {{\n{}}} }}\n",
            self.install
        );
        (self.text, self.around)
    }

    pub fn write(&mut self) {
        let (root, source) = {
            let file = self.world.file(self.file);
            (file.root, file.source)
        };
        for child in root.named_children() {
            if matches!(child.kind(), "package_declaration" | "import_declaration") {
                let _ = writeln!(self.text, "{}", child.text(source));
            }
        }
        let all = (0..self.world.classes.len() as u32).map(ClassId);
        let own: Vec<ClassId> = all
            .filter(|id| {
                let class = self.world.class(*id);
                class.file == self.file && !class.name.is_empty()
            })
            .collect();
        self.mentioned(root, source);
        for &id in &own {
            self.members(id, false);
        }
        let has_proxies = source.contains("newProxyInstance");
        if has_proxies {
            self.proxies(root, &own);
        }
        let mut done = 0;
        while let Some(&id) = self.library.get(done) {
            done += 1;
            let is_whole = match self.world.class(id).kind {
                ClassKind::Annotation => true,
                ClassKind::Interface => has_proxies,
                _ => false,
            };
            self.members(id, !is_whole);
        }
    }

    // --- names

    /// A class as hidden files call it.
    pub(super) fn class_text(&self, id: ClassId) -> String {
        let class = self.world.class(id);
        let package = &self.world.file(class.file).package;
        let name = class.binary.replace('$', ".");
        match package.is_empty() || class.file == self.file {
            true => name,
            false => format!("{package}.{name}"),
        }
    }

    /// A type without its arguments.
    pub(super) fn spell(&mut self, ty: &Ty) -> String {
        match self.world.bound(ty) {
            Ty::Prim(prim) => prim.name().to_owned(),
            Ty::Void => "void".to_owned(),
            Ty::Array(element) => format!("{}[]", self.spell(&element)),
            Ty::Class(id, _) => self.class_text(id),
            _ => "java.lang.Object".to_owned(),
        }
    }

    /// An array of the classes of types.
    pub(super) fn classes(&mut self, types: &[Ty]) -> String {
        let all: Vec<String> = (types.iter())
            .map(|ty| format!("{}.class", self.spell(ty)))
            .collect();
        format!("new java.lang.Class<?>[] {{{}}}", all.join(", "))
    }

    /// A value that came as an object, as one of a type.
    pub(super) fn as_type(&mut self, ty: &Ty, value: &str) -> String {
        match ty {
            Ty::Prim(prim) => format!("({}) ({}) {value}", prim.name(), prim.boxed()),
            _ => format!("({}) {value}", self.spell(ty)),
        }
    }

    /// The whole of a type, where it is more than a class.
    fn generic(&mut self, ty: &Ty, written: &str) -> Option<String> {
        let is_plain = |ty: &Ty| match ty {
            Ty::Class(_, args) => args.is_empty(),
            Ty::Array(element) => {
                matches!(&**element, Ty::Prim(_))
                    || matches!(&**element, Ty::Class(_, args) if args.is_empty())
            }
            Ty::Var(_) | Ty::Dynamic | Ty::Null => false,
            Ty::Prim(_) | Ty::Void => true,
        };
        if is_plain(ty) {
            return None;
        }
        let Ty::Class(id, args) = ty else {
            return Some("open()".to_owned());
        };
        if written.contains('?') || !ty.is_known() {
            return Some("open()".to_owned());
        }
        let mut text = format!("generic({}.class", self.class_text(*id));
        for arg in args.iter() {
            let plain = format!("{}.class", self.spell(arg));
            let _ = write!(text, ", {}", self.generic(arg, written).unwrap_or(plain));
        }
        Some(text + ")")
    }

    pub(super) fn type_of(&mut self, ty: &Ty, node: Option<Node<'a>>) {
        let source = self.world.file(self.file).source;
        let written = node.and_then(|node| node.child_by_field("type"));
        let written = written.map_or("", |node| node.text(source));
        if let Some(text) = self.generic(ty, written) {
            let _ = writeln!(self.declare, "type({text});");
        }
    }

    /// The name of another class of the file.
    pub(super) fn name(&mut self, lead: &str, around: Option<ClassId>) -> String {
        let name = format!("{lead}${}", self.before + self.around.len());
        self.around.push((name.clone(), around));
        name
    }

    /// Notes the classes of the library that a file names, and the texts in it.
    fn mentioned(&mut self, root: Node<'a>, source: &'a str) {
        for node in root.descendants() {
            match node.kind() {
                "string_literal" => {
                    let text = node.text(source).trim_matches('"').to_owned();
                    if is_class_name(&text)
                        && source.contains("forName(")
                        && let Some(id) = self.world.named(&text.replace('$', "."))
                    {
                        self.take(id);
                    }
                    self.words.push(text);
                }
                "class_literal" => {
                    let name = node
                        .named_children()
                        .next()
                        .map(|of| dotted(of.text(source)));
                    let name = name.unwrap_or_default();
                    let sight = TypeSight::default();
                    if let Some(id) = self.world.scoped_class(&name, self.file, None, &sight) {
                        self.take(id);
                    }
                }
                _ => {}
            }
        }
    }

    pub(super) fn take(&mut self, id: ClassId) {
        let is_machine = self.world.full_name(id) == "java.lang.Object";
        if !self.world.is_own(self.world.class(id).file)
            && !is_machine
            && !self.library.contains(&id)
        {
            self.library.push(id);
        }
    }

    // --- a class

    pub(super) fn class_flags(&self, id: ClassId) -> u32 {
        let class = self.world.class(id);
        let mut all = flags(class.node);
        let is_inner = class.outer.is_some();
        let in_interface = class.outer.is_some_and(|outer| {
            let kind = self.world.class(outer).kind;
            matches!(kind, ClassKind::Interface | ClassKind::Annotation)
        });
        if in_interface {
            all |= PUBLIC | STATIC;
        }
        if is_inner && class.kind != ClassKind::Class {
            all |= STATIC;
        }
        let has_bodies = || {
            let members = class.body.map(body_members).unwrap_or_default();
            let mut constants = members.iter().filter(|node| node.kind() == "enum_constant");
            constants.any(|node| node.child_by_field("body").is_some())
        };
        let is_open = class.methods.iter().any(|method| method.is_abstract);
        all | match class.kind {
            ClassKind::Class => 0,
            ClassKind::Interface => INTERFACE | ABSTRACT,
            ClassKind::Annotation => INTERFACE | ABSTRACT | ANNOTATION,
            ClassKind::Record => FINAL,
            ClassKind::Enum if is_open => ENUM | ABSTRACT,
            ClassKind::Enum if has_bodies() => ENUM,
            ClassKind::Enum => ENUM | FINAL,
        }
    }

    /// Writes the members of a class; of one that is mentioned in part what the program's texts name.
    fn members(&mut self, id: ClassId, is_partial: bool) {
        self.world.complete(id);
        self.declare = String::new();
        self.act = String::new();
        self.at = 0;
        let own = self.class_text(id);
        let name = self.name("Members", Some(id));
        self.head_of(id, is_partial);
        let fields = self.world.class(id).fields.clone();
        for field in &fields {
            if !is_partial || self.words.iter().any(|word| word == field.name) {
                self.field(id, &own, field);
            }
        }
        self.hidden_fields(id, &own);
        for listed in self.listed(id) {
            match &listed {
                Listed::Constructor(constructor) if !is_partial || self.makes => {
                    self.constructor(id, &own, constructor);
                }
                Listed::Method(method)
                    if !is_partial || self.words.iter().any(|word| word == method.name) =>
                {
                    self.method(id, &own, method);
                }
                Listed::Bridge(methods) => {
                    let [method, other] = &**methods;
                    self.bridge(&own, method, other);
                }
                Listed::Values => self.values(&own),
                Listed::Constructor(_) | Listed::Method(_) | Listed::Initialiser => {}
            }
        }
        let _ = write!(
            self.text,
            "final class {name} extends java.lang.reflect.Members {{\n\
             {name}() {{ super({own}.class, {}); }}\n\
             protected void declare() {{\n{}}}\n\
             protected java.lang.Object act(int member, java.lang.Object self, java.lang.Object[] args) \
             throws java.lang.Throwable {{\nswitch (member) {{\n{}default: return null;\n}}\n}}\n\
             protected void begin() {{ boolean is = {own}.$ready; }}\n}}\n",
            self.class_flags(id),
            self.declare,
            self.act,
        );
        let _ = writeln!(
            self.install,
            "java.lang.reflect.Members.register(new {name}());"
        );
    }

    pub(super) fn next(&mut self) -> usize {
        self.at += 1;
        self.at - 1
    }

    /// What is said of the class itself.
    fn head_of(&mut self, id: ClassId, is_partial: bool) {
        if is_partial {
            let _ = writeln!(self.declare, "partial();");
        }
        let (node, outer) = {
            let class = self.world.class(id);
            (class.node, class.outer)
        };
        self.notes_of(node, id, "note(", u32::MAX);
        if let Some(outer) = outer {
            let _ = writeln!(self.declare, "inside({}.class);", self.class_text(outer));
        }
        let mut inner: Vec<ClassId> = self.world.class(id).members.values().copied().collect();
        inner.sort_unstable_by_key(|id| std::cmp::Reverse(*id));
        let inner: Vec<Ty> = inner.into_iter().map(Ty::class).collect();
        let inner = self.classes(&inner);
        let _ = writeln!(self.declare, "inner({inner});");
        if has_modifier(node, "sealed") {
            let permitted = self.permitted(id);
            let permitted = self.classes(&permitted);
            let _ = writeln!(self.declare, "permits({permitted});");
        }
        let source = self.world.file(self.world.class(id).file).source;
        let is_own = self.world.is_own(self.world.class(id).file);
        if let Some(container) = note_named(node, "Repeatable", source).filter(|_| is_own) {
            let class = container
                .descendants()
                .find(|node| node.kind() == "class_literal");
            let ty = class.map_or("", |class| class.text(source));
            let _ = writeln!(self.declare, "repeatedIn({ty});");
        }
        let (parent, interfaces) = {
            let class = self.world.class(id);
            (class.superclass.clone(), class.interfaces.clone())
        };
        let head = node
            .child_by_field("body")
            .map_or(node.start(), Node::start);
        let head = &source[node.start() as usize..head as usize];
        let mut types = Vec::new();
        for ty in parent.iter().chain(&interfaces) {
            let plain = format!("{}.class", self.spell(ty));
            types.push(self.generic(ty, head).unwrap_or(plain));
        }
        if parent.is_none() {
            types.insert(0, "null".to_owned());
        }
        if types
            .iter()
            .any(|ty| !ty.ends_with(".class") && ty != "null")
        {
            let _ = writeln!(self.declare, "parents({});", types.join(", "));
        }
    }

    /// The classes that may derive from a sealed one: those that it names, or all of the file that do.
    fn permitted(&mut self, id: ClassId) -> Vec<Ty> {
        let (node, file) = (self.world.class(id).node, self.world.class(id).file);
        let list = node.child_by_kind("permits");
        let named = list.into_iter().flat_map(Node::named_children);
        let named: Vec<Node<'a>> = named.flat_map(Node::named_children).collect();
        if !named.is_empty() {
            let sight = TypeSight::default();
            let resolve = |ty| self.world.resolve(ty, file, Some(id), &sight);
            return named.into_iter().map(resolve).collect();
        }
        let all = (0..self.world.classes.len() as u32).map(ClassId);
        let same: Vec<ClassId> = all
            .filter(|other| self.world.class(*other).file == file)
            .collect();
        let mut found = Vec::new();
        for other in same {
            let supers = self.world.supers(other);
            if supers.iter().any(|ty| ty.class_id() == Some(id)) {
                found.push(Ty::class(other));
            }
        }
        found
    }
}

/// A record's component.
pub(super) fn component_named<'a>(node: Node<'a>, name: &str, source: &'a str) -> Option<Node<'a>> {
    let list = node.child_by_field("parameters")?;
    list.named_children().find(|child| {
        let declared = child.child_by_field("name").or_else(|| {
            child
                .child_by_kind("variable_declarator")?
                .child_by_field("name")
        });
        declared.is_some_and(|declared| declared.text(source) == name)
    })
}

/// Whether a text may name a class, of which a file is read then.
fn is_class_name(text: &str) -> bool {
    let last = text.rsplit(['.', '$']).next().unwrap_or_default();
    last.starts_with(char::is_uppercase)
        && text
            .chars()
            .all(|c| c.is_alphanumeric() || matches!(c, '.' | '$' | '_'))
}
