//! The classes that a program can see: its own and the library's, with their members.
//!
//! A class passes through three stages, each reached when it is first asked for: *declared* (its name and its
//! node), *headed* (type parameters and supertypes), *complete* (fields, methods, constructors).
//!
//! **Invariants.** Stages are reached once; a class that is asked for while it is being headed (a cycle of
//! inheritance) is taken as it is then, so every walk along supertypes ends (`MAX_SUPERS`).

use super::ty::{Bindings, ClassId, Prim, Ty, VarId};
use frontend::Unit;
use rustc_hash::FxHashMap;
use std::rc::Rc;
use syntax::Node;

/// How many supertypes one walk may meet.
const MAX_SUPERS: usize = 200;

/// A source file, by its place in the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct FileId(pub u32);

/// What a file says ahead of its types.
pub(super) struct File<'a> {
    /// The module it becomes.
    pub module: String,
    pub package: String,
    /// The path of a file of the program beside the one that it begins with.
    pub path: Option<Rc<str>>,
    pub source: &'a str,
    /// Simple names of imported types.
    pub imports: FxHashMap<&'a str, String>,
    /// Packages and types imported with a star.
    pub on_demand: Vec<String>,
    /// Static members imported by name: the type and the member.
    pub static_imports: Vec<(String, &'a str)>,
    /// Types whose static members are imported with a star.
    pub static_on_demand: Vec<String>,
    pub types: FxHashMap<&'a str, ClassId>,
    /// How many anonymous classes have been numbered.
    pub root: Node<'a>,
}

impl File<'_> {
    /// The name of a type that the file declares with its package in front.
    fn full_name_of(&self, simple: &str) -> String {
        match self.package.as_str() {
            "" => simple.to_owned(),
            package => format!("{package}.{simple}"),
        }
    }
}

/// The path of a class in a folder.
fn within(folder: &str, name: &str) -> String {
    let path = name.replace('.', "/");
    match folder {
        "" => format!("{path}.java"),
        folder => format!("{folder}/{path}.java"),
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ClassKind {
    Class,
    Interface,
    Enum,
    Record,
    Annotation,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Stage {
    Declared,
    Heading,
    Headed,
    Completing,
    Complete,
}

/// A class, interface, enumeration, record or annotation.
pub(super) struct ClassInfo<'a> {
    pub name: String,
    /// The name with those of the classes around it: `Outer$Inner`.
    pub binary: String,
    pub file: FileId,
    pub kind: ClassKind,
    /// The declaration; for an anonymous class its body.
    pub node: Node<'a>,
    pub body: Option<Node<'a>>,
    pub outer: Option<ClassId>,
    /// Whether its instances have an instance of the class around them.
    pub has_outer_instance: bool,
    pub is_abstract: bool,
    pub is_final: bool,
    pub is_local: bool,
    pub is_anonymous: bool,
    pub stage: Stage,
    pub vars: Vec<VarId>,
    pub superclass: Option<Ty>,
    pub interfaces: Vec<Ty>,
    /// The names of supertypes that nothing declares: what the class lacks may be there.
    pub missing: Vec<&'a str>,
    pub members: FxHashMap<&'a str, ClassId>,
    pub fields: Vec<FieldInfo<'a>>,
    pub methods: Vec<MethodInfo<'a>>,
    pub constructors: Vec<MethodInfo<'a>>,
    /// Members inherited under another name than an interface expects: name expected, class, name there.
    pub bridges: Vec<(String, ClassId, String)>,
    /// Local types and type variables in sight where a local class is declared.
    pub sight: TypeSight<'a>,
    /// Local variables of the functions around it that it uses.
    pub captures: Vec<Capture>,
    /// How many local or anonymous classes are around its body's functions.
    pub level: usize,
    /// The machine's kind of value that its instances are.
    pub native: Option<String>,
    /// What people see as its name, where that is not its own: of a class of the library that the JDK has under another name.
    pub named: Option<String>,
}

/// Names of types that blocks and methods declare.
#[derive(Clone, Default)]
pub(super) struct TypeSight<'a> {
    pub vars: Vec<(&'a str, VarId)>,
    pub classes: Vec<(&'a str, ClassId)>,
}

/// A local variable of a function around a class.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Capture {
    pub symbol: ir::Symbol,
    /// The hidden member that holds it.
    pub member: ir::Symbol,
    pub ty: Ty,
    /// How many local classes are around the function that declares it.
    pub level: usize,
}

/// A field.
#[derive(Clone)]
pub(super) struct FieldInfo<'a> {
    pub name: &'a str,
    /// The member, or the variable of its module where it is static.
    pub key: String,
    pub ty: Ty,
    pub is_static: bool,
    pub is_final: bool,
    pub is_private: bool,
    /// Its declarator; `None` for what is not written out.
    pub declarator: Option<Node<'a>>,
    pub is_enum_constant: bool,
}

/// What a method is that nobody wrote.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Implicit {
    No,
    DefaultConstructor,
    /// A record's constructor that sets its components.
    Canonical,
    /// Written without parameters: the components are set behind its body.
    Compact,
    Accessor,
    RecordEquals,
    RecordHash,
    RecordText,
    EnumValues,
    EnumValueOf,
}

/// A method or constructor.
#[derive(Clone)]
pub(super) struct MethodInfo<'a> {
    pub name: &'a str,
    /// The member, or the variable of its module where it is static, private or a constructor.
    pub key: String,
    /// Other members that it is.
    pub aliases: Vec<String>,
    pub vars: Vec<VarId>,
    pub params: Vec<Ty>,
    pub names: Vec<&'a str>,
    pub is_varargs: bool,
    pub ret: Ty,
    pub is_static: bool,
    pub is_abstract: bool,
    pub is_private: bool,
    pub is_native: bool,
    pub intrinsic: Option<ir::Intrinsic>,
    /// Of a constructor whose instances the machine makes: the static method of its class that does its work.
    pub maker: Option<&'a str>,
    /// The exceptions that it declares.
    pub throws: Vec<Ty>,
    pub node: Option<Node<'a>>,
    pub implicit: Implicit,
}

/// A type variable.
pub(super) struct VarInfo<'a> {
    pub name: &'a str,
    pub bound: Option<Ty>,
}

/// A method of a class.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct MethodId {
    pub class: ClassId,
    pub index: usize,
    pub is_constructor: bool,
}

/// Where the trees of library modules come from.
pub(super) type Trees<'a> = frontend::Trees<'a>;

/// The methods that a name means in a class: each with the place of its own class among the supertypes.
type Named = Rc<[(MethodId, usize)]>;

/// See the module's documentation.
pub(super) struct World<'a> {
    pub files: Vec<File<'a>>,
    pub classes: Vec<ClassInfo<'a>>,
    pub vars: Vec<VarInfo<'a>>,
    by_name: FxHashMap<String, Option<ClassId>>,
    /// The program's own files.
    pub own: Vec<FileId>,
    /// Whether the program asks its classes for their members (`reflection`).
    pub reflects: bool,
    /// The files that say what members the program's classes have; they are lowered as the library's are.
    pub hidden: Vec<FileId>,
    /// Whether missing imports of the library's are made up for in them.
    pub is_lenient: bool,
    /// The classes that were taken without an import.
    pub assumed: Vec<ClassId>,
    /// The supertypes of classes, of which none can change any more, in terms of their own parameters.
    supers: FxHashMap<ClassId, Rc<[Ty]>>,
    /// The methods that a name means in classes of which none can change any more.
    named_methods: FxHashMap<ClassId, FxHashMap<String, Named>>,
    trees: Trees<'a>,
    pub neighbours: &'a dyn frontend::Files,
    /// The path of the file that the first of the program's own is.
    first: &'a str,
}

impl<'a> World<'a> {
    pub fn new(unit: &Unit<'a>) -> World<'a> {
        World {
            files: Vec::new(),
            classes: Vec::new(),
            vars: Vec::new(),
            by_name: FxHashMap::default(),
            own: Vec::new(),
            reflects: false,
            hidden: Vec::new(),
            is_lenient: false,
            assumed: Vec::new(),
            supers: FxHashMap::default(),
            named_methods: FxHashMap::default(),
            trees: unit.library,
            neighbours: unit.files,
            first: unit.file,
        }
    }

    pub fn class(&self, id: ClassId) -> &ClassInfo<'a> {
        &self.classes[id.0 as usize]
    }

    pub fn class_mut(&mut self, id: ClassId) -> &mut ClassInfo<'a> {
        &mut self.classes[id.0 as usize]
    }

    pub fn file(&self, id: FileId) -> &File<'a> {
        &self.files[id.0 as usize]
    }

    pub fn method(&self, id: MethodId) -> &MethodInfo<'a> {
        let class = self.class(id.class);
        if id.is_constructor {
            &class.constructors[id.index]
        } else {
            &class.methods[id.index]
        }
    }

    /// A class of the library by its full name, `java.util.Map` or `java.util.Map.Entry`.
    pub fn named(&mut self, name: &str) -> Option<ClassId> {
        if let Some(known) = self.by_name.get(name) {
            return *known;
        }
        let found = self.load(name).or_else(|| {
            let (outer, inner) = name.rsplit_once('.')?;
            let outer = self.named(outer)?;
            self.class(outer).members.get(inner).copied()
        });
        self.by_name.insert(name.to_owned(), found);
        found
    }

    fn load(&mut self, name: &str) -> Option<ClassId> {
        let simple = name.rsplit('.').next()?;
        if let Some(file) = self.files.iter().find(|file| file.module == name) {
            return file.types.get(simple).copied();
        }
        let own = self.own.iter().map(|own| self.file(*own));
        let mut same = own.filter(|file| file.full_name_of(simple) == name);
        if let Some(known) = same.find_map(|file| file.types.get(simple)) {
            return Some(*known);
        }
        let file = match (self.trees)(name) {
            Some((tree, source)) => self.declare_file(name, source, tree.root()),
            None => self.own_file(&self.path_of(name)?)?,
        };
        self.file(file).types.get(simple).copied()
    }

    /// Whether a file is the program's, not the library's.
    pub fn is_own(&self, file: FileId) -> bool {
        self.own.contains(&file)
    }

    /// Where the file of a class lies, by its full name: from where the packages begin, which the first file's own tells.
    fn path_of(&self, name: &str) -> Option<String> {
        let first = self.file(*self.own.first()?);
        let folder = frontend::beside(self.first, "").unwrap_or_default();
        let package = first.package.replace('.', "/");
        let inner = match first.package.is_empty() {
            true => Some(name),
            false => name
                .strip_prefix(&*first.package)
                .and_then(|rest| rest.strip_prefix('.')),
        };
        let beside = inner.map(|inner| within(&folder, inner));
        let root = folder.strip_suffix(&package);
        let root = root.map(|root| root.trim_end_matches('/'));
        let others = [root, Some("")].into_iter().flatten();
        let mut paths = beside
            .into_iter()
            .chain(others.map(|root| within(root, name)));
        paths.find(|path| self.neighbours.text(path).is_some())
    }

    /// Adds another file of the program.
    pub fn own_file(&mut self, path: &str) -> Option<FileId> {
        let mut own = self.own.iter();
        if let Some(known) = own.find(|own| self.file(**own).path.as_deref() == Some(path)) {
            return Some(*known);
        }
        if path == self.first {
            return self.own.first().copied();
        }
        let (tree, source) = self.neighbours.tree(path)?;
        let file = self.declare_file("", source, tree.root());
        self.name_module(file, path);
        self.files[file.0 as usize].path = Some(path.into());
        self.own.push(file);
        Some(file)
    }

    /// Names the module of a file of the program: after the class that the file is called by, but for the one that the program
    /// begins with.
    pub fn name_module(&mut self, file: FileId, path: &str) {
        let stem = path
            .rsplit('/')
            .next()
            .and_then(|name| name.strip_suffix(".java"));
        let module = match path == self.neighbours.entry() {
            true => frontend::MAIN.to_owned(),
            false => self.file(file).full_name_of(stem.unwrap_or(path)),
        };
        self.files[file.0 as usize].module = module;
    }

    /// A class that every program has; `None` only where the library lacks it.
    pub fn core(&mut self, name: &str) -> Option<ClassId> {
        self.named(&format!("java.lang.{name}"))
    }

    pub fn core_ty(&mut self, name: &str) -> Ty {
        self.core(name).map_or(Ty::Dynamic, Ty::class)
    }

    pub fn object(&mut self) -> Ty {
        self.core_ty("Object")
    }

    pub fn string(&mut self) -> Ty {
        self.core_ty("String")
    }

    /// The full name, with dots and dollar signs: `java.util.Map$Entry`.
    pub fn full_name(&self, id: ClassId) -> String {
        let class = self.class(id);
        let package = &self.file(class.file).package;
        match package.as_str() {
            "" => class.binary.clone(),
            package => format!("{package}.{}", class.binary),
        }
    }

    pub fn is_named(&self, ty: &Ty, name: &str) -> bool {
        ty.class_id().is_some_and(|id| self.full_name(id) == name)
    }

    pub fn is_string(&self, ty: &Ty) -> bool {
        self.is_named(ty, "java.lang.String")
    }

    /// The primitive type that a box holds.
    pub fn unboxed(&self, ty: &Ty) -> Option<Prim> {
        Prim::of_box(&self.full_name(ty.class_id()?))
    }

    /// The primitive type of a value, from a box too.
    pub fn as_prim(&self, ty: &Ty) -> Option<Prim> {
        match ty {
            Ty::Prim(prim) => Some(*prim),
            Ty::Var(_) => self.unboxed(&self.upper(ty)),
            _ => self.unboxed(ty),
        }
    }

    pub fn boxed(&mut self, prim: Prim) -> Ty {
        self.named(prim.boxed()).map_or(Ty::Dynamic, Ty::class)
    }

    pub fn boxed_ty(&mut self, ty: &Ty) -> Ty {
        match ty {
            Ty::Prim(prim) => self.boxed(*prim),
            _ => ty.clone(),
        }
    }

    /// The type of the object that stands for a type.
    pub fn class_object(&mut self, of: &Ty) -> Ty {
        let of = self.boxed_ty(of);
        match self.core("Class") {
            Some(class) if of.is_reference() => Ty::Class(class, [of].into()),
            class => class.map_or(Ty::Dynamic, Ty::class),
        }
    }

    /// What is known of a value of the type: a variable's bound.
    pub fn upper(&self, ty: &Ty) -> Ty {
        let mut ty = ty.clone();
        for _ in 0..MAX_SUPERS {
            let Ty::Var(var) = ty else { return ty };
            match &self.vars[var.0 as usize].bound {
                Some(bound) => ty = bound.clone(),
                None => return Ty::Null,
            }
        }
        Ty::Dynamic
    }

    /// The same with `Object` for a variable without bound.
    pub fn bound(&mut self, ty: &Ty) -> Ty {
        match self.upper(ty) {
            Ty::Null if *ty != Ty::Null => self.object(),
            upper => upper,
        }
    }

    /// How an erased type is written in the names of members.
    pub fn erased_name(&mut self, ty: &Ty) -> String {
        match self.bound(ty) {
            Ty::Prim(prim) => prim.name().to_owned(),
            Ty::Class(id, _) => self.class(id).name.clone(),
            Ty::Array(element) => format!("{}[]", self.erased_name(&element)),
            _ => "Object".to_owned(),
        }
    }

    // --- supertypes

    /// The class's own direct supertypes, the superclass first.
    pub fn supers(&mut self, id: ClassId) -> Vec<Ty> {
        self.head(id);
        let class = self.class(id);
        class
            .superclass
            .iter()
            .chain(&class.interfaces)
            .cloned()
            .collect()
    }

    /// The type and all its supertypes, each class once, classes before interfaces.
    pub fn all_supers(&mut self, ty: &Ty) -> Vec<Ty> {
        let ty = self.bound(ty);
        let Some(id) = ty.class_id() else {
            return Vec::new();
        };
        let supers = self.own_supers(id);
        let bindings = self.bindings_of(&ty);
        let rest = supers[1..].iter().map(|ty| ty.substitute(&bindings));
        std::iter::once(ty.clone()).chain(rest).collect()
    }

    /// The same of a class, for its own parameters.
    fn own_supers(&mut self, id: ClassId) -> Rc<[Ty]> {
        if let Some(known) = self.supers.get(&id) {
            return Rc::clone(known);
        }
        self.head(id);
        let own = self.class(id).vars.iter().map(|&var| Ty::Var(var));
        let mut pending = vec![Ty::Class(id, own.collect())];
        let mut found: Vec<Ty> = Vec::new();
        // The supertypes of an anonymous class are found again where its creation is looked at again.
        let mut is_final = !self.class(id).is_anonymous;
        let mut at = 0;
        while at < pending.len() && found.len() < MAX_SUPERS {
            let ty = pending[at].clone();
            at += 1;
            let Ty::Class(id, _) = ty else {
                continue;
            };
            if found.iter().any(|other| other.class_id() == Some(id)) {
                continue;
            }
            let bindings = self.bindings_of(&ty);
            let class = self.class(id);
            is_final &= class.stage >= Stage::Headed;
            let supertypes =
                |of: &[Ty]| -> Vec<Ty> { of.iter().map(|ty| ty.substitute(&bindings)).collect() };
            let mut next = supertypes(class.superclass.as_slice());
            let rest = supertypes(&class.interfaces);
            // Along the superclasses first.
            next.extend(pending.split_off(at));
            next.extend(rest);
            pending.extend(next);
            found.push(ty);
        }
        let found: Rc<[Ty]> = found.into();
        if is_final {
            self.supers.insert(id, Rc::clone(&found));
        }
        found
    }

    pub fn inherits(&mut self, id: ClassId, from: ClassId) -> bool {
        id == from
            || self
                .all_supers(&Ty::class(id))
                .iter()
                .any(|ty| ty.class_id() == Some(from))
    }

    /// The type as that supertype, with its type arguments.
    pub fn as_super(&mut self, ty: &Ty, target: ClassId) -> Option<Ty> {
        self.all_supers(ty)
            .into_iter()
            .find(|ty| ty.class_id() == Some(target))
    }

    /// What a type's arguments bind its class's variables to.
    pub fn bindings_of(&mut self, ty: &Ty) -> Bindings {
        let Ty::Class(id, args) = ty else {
            return Vec::new();
        };
        self.head(*id);
        self.class(*id)
            .vars
            .iter()
            .enumerate()
            .map(|(at, var)| (*var, args.get(at).cloned().unwrap_or(Ty::Dynamic)))
            .collect()
    }

    /// Whether a value of one reference type is one of another, type arguments aside.
    pub fn is_subtype(&mut self, ty: &Ty, of: &Ty) -> bool {
        if ty == of {
            return true;
        }
        match (ty, of) {
            (Ty::Dynamic, other) | (other, Ty::Dynamic) => other.is_reference(),
            (Ty::Null, other) => other.is_reference(),
            (Ty::Prim(a), Ty::Prim(b)) => a.widens_to(*b),
            (Ty::Prim(_) | Ty::Void, _) | (_, Ty::Prim(_) | Ty::Void | Ty::Null) => false,
            (_, Ty::Var(_)) => {
                let of = self.bound(of);
                self.is_subtype(ty, &of)
            }
            (Ty::Var(_), _) => {
                let ty = self.bound(ty);
                self.is_subtype(&ty, of)
            }
            (Ty::Array(a), Ty::Array(b)) => match (&**a, &**b) {
                (Ty::Prim(a), Ty::Prim(b)) => a == b,
                (a, b) => {
                    let (a, b) = (a.clone(), b.clone());
                    self.is_subtype(&a, &b)
                }
            },
            (Ty::Array(_), Ty::Class(id, _)) => {
                let name = self.full_name(*id);
                matches!(name.as_str(), "java.lang.Object" | "java.lang.Cloneable")
            }
            (Ty::Class(..), Ty::Array(_)) => false,
            (Ty::Class(id, _), Ty::Class(of, _)) => {
                let (id, of) = (*id, *of);
                self.full_name(of) == "java.lang.Object" || self.inherits(id, of)
            }
        }
    }

    // --- members

    /// A field of a type: where it is, and its type there.
    pub fn field(&mut self, ty: &Ty, name: &str) -> Option<(ClassId, usize, Ty)> {
        for ty in self.all_supers(ty) {
            let Some(id) = ty.class_id() else { continue };
            self.complete(id);
            let class = self.class(id);
            if let Some(at) = class.fields.iter().position(|field| field.name == name) {
                let field_ty = class.fields[at].ty.clone();
                let bindings = self.bindings_of(&ty);
                return Some((id, at, field_ty.substitute(&bindings)));
            }
        }
        None
    }

    /// A type declared in a class or in what it inherits from.
    pub fn member_type(&mut self, id: ClassId, name: &str) -> Option<ClassId> {
        if let Some(&found) = self.class(id).members.get(name) {
            return Some(found);
        }
        if self.class(id).stage == Stage::Heading {
            return None;
        }
        self.all_supers(&Ty::class(id))
            .into_iter()
            .filter_map(|ty| ty.class_id())
            .find_map(|id| self.class(id).members.get(name).copied())
    }

    /// The methods of a name that a type has, overridden ones left out, each with what the type's arguments
    /// bind.
    pub fn methods(&mut self, ty: &Ty, name: &str) -> Vec<(MethodId, Bindings)> {
        let mut supers = self.all_supers(ty);
        let own = supers.first().and_then(Ty::class_id);
        if own.is_none_or(|id| self.class(id).kind == ClassKind::Interface) {
            let object = self.object();
            supers.push(object);
        }
        let found = self.methods_among(&supers, own, name);
        let found = found.iter();
        let found = found.map(|&(method, at)| (method, self.bindings_of(&supers[at])));
        found.collect()
    }

    /// The methods of a name that a class has, whose supertypes are these.
    fn methods_among(&mut self, supers: &[Ty], own: Option<ClassId>, name: &str) -> Named {
        let known = own.and_then(|own| self.named_methods.get(&own)?.get(name));
        if let Some(known) = known {
            return Rc::clone(known);
        }
        let mut found: Vec<(MethodId, usize)> = Vec::new();
        let mut is_final = own.is_some_and(|own| self.supers.contains_key(&own));
        for (at, ty) in supers.iter().enumerate() {
            let Some(id) = ty.class_id() else { continue };
            self.complete(id);
            is_final &= self.class(id).stage == Stage::Complete;
            for (index, info) in self.class(id).methods.iter().enumerate() {
                // Static methods of interfaces are not inherited.
                let is_inherited = own != Some(id);
                if info.name != name
                    || info.is_static && is_inherited && self.class(id).kind == ClassKind::Interface
                {
                    continue;
                }
                let is_virtual = !info.is_static && !info.is_private;
                let is_hidden = found.iter().any(|(other, _)| {
                    let other = self.method(*other);
                    if is_virtual {
                        other.key == info.key || other.aliases.contains(&info.key)
                    } else {
                        other.is_static && other.params == info.params
                    }
                });
                if !is_hidden {
                    let method = MethodId {
                        class: id,
                        index,
                        is_constructor: false,
                    };
                    found.push((method, at));
                }
            }
        }
        let found: Named = found.into();
        if let (true, Some(own)) = (is_final, own) {
            let names = self.named_methods.entry(own).or_default();
            names.insert(name.to_owned(), Rc::clone(&found));
        }
        found
    }

    /// The one abstract method of a functional interface.
    pub fn functional_method(&mut self, ty: &Ty) -> Option<(MethodId, Bindings)> {
        let id = ty.class_id()?;
        if self.class(id).kind != ClassKind::Interface {
            return None;
        }
        let mut found: Option<(MethodId, Bindings)> = None;
        let mut implemented: Vec<String> = Vec::new();
        for ty in self.all_supers(ty) {
            let Some(id) = ty.class_id() else { continue };
            self.complete(id);
            for index in 0..self.class(id).methods.len() {
                let method = MethodId {
                    class: id,
                    index,
                    is_constructor: false,
                };
                let info = self.method(method);
                let (key, is_abstract) = (info.key.clone(), info.is_abstract);
                if info.is_static || implemented.contains(&key) {
                    continue;
                }
                let aliases = info.aliases.clone();
                if is_abstract && !self.is_object_method(&key) && found.is_none() {
                    let bindings = self.bindings_of(&ty);
                    found = Some((method, bindings));
                }
                implemented.push(key);
                implemented.extend(aliases);
            }
        }
        found
    }

    fn is_object_method(&self, key: &str) -> bool {
        matches!(key, "equals/1" | "hashCode/0" | "toString/0")
    }
}
