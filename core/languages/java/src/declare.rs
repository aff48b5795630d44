//! Declarations: files, types, their type parameters and supertypes.

use super::ty::{ClassId, Prim, Ty, VarId};
use super::world::{ClassInfo, ClassKind, File, FileId, Stage, TypeSight, VarInfo, World};
use rustc_hash::FxHashMap;
use std::rc::Rc;
use syntax::Node;

/// How deep type arguments may nest.
const MAX_TYPE_DEPTH: u32 = 50;

/// Where a class is looked for that somebody forgot to import.
const COMMON_PACKAGES: [&str; 5] = [
    "java.util",
    "java.util.function",
    "java.util.stream",
    "java.io",
    "java.math",
];

pub(super) fn class_kind(node: Node<'_>) -> Option<ClassKind> {
    Some(match node.kind() {
        "class_declaration" => ClassKind::Class,
        "interface_declaration" => ClassKind::Interface,
        "enum_declaration" => ClassKind::Enum,
        "record_declaration" => ClassKind::Record,
        "annotation_type_declaration" => ClassKind::Annotation,
        _ => return None,
    })
}

/// Whether a declaration has a modifier.
pub(super) fn has_modifier(node: Node<'_>, modifier: &str) -> bool {
    node.child_by_kind("modifiers")
        .is_some_and(|modifiers| modifiers.child_by_kind(modifier).is_some())
}

/// The text argument of an annotation, such as `@Native("text")`.
pub(super) fn annotation_text<'a>(node: Node<'a>, name: &str, source: &'a str) -> Option<&'a str> {
    let modifiers = node.child_by_kind("modifiers")?;
    let annotation = modifiers.children().find(|child| {
        child.kind() == "annotation"
            && child
                .child_by_field("name")
                .is_some_and(|found| found.text(source) == name)
    })?;
    let argument = annotation
        .child_by_field("arguments")?
        .named_children()
        .next()?;
    Some(argument.text(source).trim_matches('"'))
}

/// The members of a body, with those behind the constants of an enumeration.
pub(super) fn body_members(body: Node<'_>) -> Vec<Node<'_>> {
    let mut members = Vec::new();
    for child in body.named_children() {
        if child.kind() == "enum_body_declarations" {
            members.extend(child.named_children());
        } else {
            members.push(child);
        }
    }
    members
}

/// The names from `a.b.c`, without the space that may stand between.
pub(super) fn dotted(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace()).collect()
}

impl<'a> World<'a> {
    /// Adds a file and the types that it declares.
    pub fn declare_file(&mut self, module: &str, source: &'a str, root: Node<'a>) -> FileId {
        let id = FileId(self.files.len() as u32);
        self.files.push(File {
            module: module.to_owned(),
            package: String::new(),
            path: None,
            source,
            imports: FxHashMap::default(),
            on_demand: Vec::new(),
            static_imports: Vec::new(),
            static_on_demand: Vec::new(),
            types: FxHashMap::default(),
            root,
        });
        for child in root.named_children() {
            match child.kind() {
                "package_declaration" => {
                    let name = child
                        .named_children()
                        .find(|child| child.kind().ends_with("identifier"))
                        .map_or("", |name| name.text(source));
                    self.files[id.0 as usize].package = dotted(name);
                }
                "import_declaration" => self.declare_import(id, child),
                _ if class_kind(child).is_some() => {
                    let class = self.declare_class(id, child, None, TypeSight::default());
                    let name = child.child_by_field("name").map_or("", |n| n.text(source));
                    self.files[id.0 as usize].types.entry(name).or_insert(class);
                }
                _ => {}
            }
        }
        id
    }

    fn declare_import(&mut self, id: FileId, node: Node<'a>) {
        let source = self.file(id).source;
        let Some(name) = node
            .named_children()
            .find(|child| child.kind().ends_with("identifier"))
        else {
            return;
        };
        let full = dotted(name.text(source));
        let is_static = node.child_by_kind("static").is_some();
        let is_star = node.child_by_kind("asterisk").is_some();
        let file = &mut self.files[id.0 as usize];
        match (is_static, is_star) {
            (false, false) => {
                let simple = name.child_by_field("name").unwrap_or(name).text(source);
                file.imports.insert(simple, full);
            }
            (false, true) => file.on_demand.push(full),
            (true, true) => file.static_on_demand.push(full),
            (true, false) => {
                if let Some((class, _)) = full.rsplit_once('.') {
                    let member = name.child_by_field("name").unwrap_or(name).text(source);
                    file.static_imports.push((class.to_owned(), member));
                }
            }
        }
    }

    /// Adds a class and those that it declares inside.
    pub fn declare_class(
        &mut self,
        file: FileId,
        node: Node<'a>,
        outer: Option<ClassId>,
        sight: TypeSight<'a>,
    ) -> ClassId {
        let source = self.file(file).source;
        let name = node
            .child_by_field("name")
            .map_or("", |name| name.text(source));
        let kind = class_kind(node).unwrap_or(ClassKind::Class);
        let binary = match outer {
            Some(outer) => format!("{}${name}", self.class(outer).binary),
            None => name.to_owned(),
        };
        let in_interface = outer.is_some_and(|outer| {
            matches!(
                self.class(outer).kind,
                ClassKind::Interface | ClassKind::Annotation
            )
        });
        let is_static = kind != ClassKind::Class || in_interface || has_modifier(node, "static");
        let id = self.new_class(file, node, node.child_by_field("body"), name, binary, kind);
        let class = self.class_mut(id);
        class.outer = outer;
        class.has_outer_instance = outer.is_some() && !is_static;
        class.is_abstract = has_modifier(node, "abstract")
            || matches!(kind, ClassKind::Interface | ClassKind::Annotation);
        class.is_final = has_modifier(node, "final") || kind == ClassKind::Record;
        class.sight = sight.clone();
        class.native = annotation_text(node, "Native", source).map(str::to_owned);
        class.named = annotation_text(node, "Named", source).map(str::to_owned);
        self.declare_members(id, sight);
        id
    }

    /// Declares the types inside of a class.
    pub fn declare_members(&mut self, id: ClassId, sight: TypeSight<'a>) {
        let (file, body) = (self.class(id).file, self.class(id).body);
        let source = self.file(file).source;
        // Each level of nesting is a level of the host's stack; the tree's own depth is bounded by `Depth`.
        if self.outer_depth(id) > 40 {
            return;
        }
        for member in body.map(body_members).unwrap_or_default() {
            if class_kind(member).is_some() {
                let inner = self.declare_class(file, member, Some(id), sight.clone());
                let name = member
                    .child_by_field("name")
                    .map_or("", |name| name.text(source));
                self.class_mut(id).members.entry(name).or_insert(inner);
            }
        }
    }

    fn outer_depth(&self, id: ClassId) -> u32 {
        let mut depth = 0;
        let mut at = self.class(id).outer;
        while let Some(outer) = at {
            depth += 1;
            at = self.class(outer).outer;
        }
        depth
    }

    pub fn new_class(
        &mut self,
        file: FileId,
        node: Node<'a>,
        body: Option<Node<'a>>,
        name: &str,
        binary: String,
        kind: ClassKind,
    ) -> ClassId {
        let id = ClassId(self.classes.len() as u32);
        self.classes.push(ClassInfo {
            name: name.to_owned(),
            binary,
            file,
            kind,
            node,
            body,
            outer: None,
            has_outer_instance: false,
            is_abstract: false,
            is_final: false,
            is_local: false,
            is_anonymous: false,
            stage: Stage::Declared,
            vars: Vec::new(),
            superclass: None,
            interfaces: Vec::new(),
            missing: Vec::new(),
            members: FxHashMap::default(),
            fields: Vec::new(),
            methods: Vec::new(),
            constructors: Vec::new(),
            bridges: Vec::new(),
            sight: TypeSight::default(),
            captures: Vec::new(),
            level: 0,
            native: None,
            named: None,
        });
        id
    }

    // --- type parameters and supertypes

    /// Declares the type parameters of a class or method; their bounds see each other.
    pub fn declare_vars(
        &mut self,
        parameters: Option<Node<'a>>,
        file: FileId,
        class: Option<ClassId>,
        sight: &mut TypeSight<'a>,
    ) -> Vec<VarId> {
        let source = self.file(file).source;
        let mut made = Vec::new();
        let nodes: Vec<Node<'a>> = parameters
            .into_iter()
            .flat_map(Node::named_children)
            .filter(|child| child.kind() == "type_parameter")
            .collect();
        for node in &nodes {
            let name = node
                .named_children()
                .find(|child| matches!(child.kind(), "type_identifier" | "identifier"))
                .map_or("", |name| name.text(source));
            let id = VarId(self.vars.len() as u32);
            self.vars.push(VarInfo { name, bound: None });
            sight.vars.push((name, id));
            made.push(id);
        }
        if let Some(class) = class {
            self.class_mut(class).vars = made.clone();
        }
        for (node, id) in nodes.iter().zip(&made) {
            let bound = node
                .child_by_kind("type_bound")
                .and_then(|bound| bound.named_children().next());
            if let Some(bound) = bound {
                let bound = self.resolve(bound, file, class, sight);
                self.vars[id.0 as usize].bound = Some(bound);
            }
        }
        made
    }

    /// Finds a class's type parameters and supertypes.
    pub fn head(&mut self, id: ClassId) {
        if self.class(id).stage != Stage::Declared {
            return;
        }
        self.class_mut(id).stage = Stage::Heading;
        let (node, file, kind) = {
            let class = self.class(id);
            (class.node, class.file, class.kind)
        };
        let mut sight = self.class(id).sight.clone();
        self.declare_vars(
            node.child_by_field("type_parameters"),
            file,
            Some(id),
            &mut sight,
        );
        self.class_mut(id).sight = sight.clone();
        // The supertypes are named from outside of the class; its own parameters are in sight.
        let outer = self.class(id).outer;
        let source = self.file(file).source;
        let mut missing = Vec::new();
        let written = node
            .child_by_field("superclass")
            .and_then(|superclass| superclass.named_children().next());
        let mut superclass = written.map(|ty| self.resolve(ty, file, outer, &sight));
        if let (Some(written), Some(Ty::Dynamic)) = (written, &superclass) {
            missing.push(simple_name(written, source));
            superclass = None;
        }
        missing.extend(self.missing_annotations(node, file));
        let mut interfaces = Vec::new();
        let lists = node
            .children()
            .filter(|child| matches!(child.kind(), "super_interfaces" | "extends_interfaces"));
        for list in lists {
            for ty in list.named_children().flat_map(Node::named_children) {
                match self.resolve(ty, file, outer, &sight) {
                    Ty::Dynamic => missing.push(simple_name(ty, source)),
                    interface => interfaces.push(interface),
                }
            }
        }
        let own: Vec<Ty> = self
            .class(id)
            .vars
            .iter()
            .map(|var| Ty::Var(*var))
            .collect();
        let this = Ty::Class(id, own.into());
        match kind {
            ClassKind::Enum => {
                superclass = self
                    .core("Enum")
                    .map(|class| Ty::Class(class, Rc::new([this])));
            }
            ClassKind::Record => superclass = self.core("Record").map(Ty::class),
            ClassKind::Annotation if self.reflects => {
                let base = self.named("java.lang.annotation.Annotation");
                interfaces.extend(base.map(Ty::class));
            }
            ClassKind::Class if self.reflects && self.full_name(id) == "java.lang.Class" => {
                let own = self
                    .class(id)
                    .vars
                    .iter()
                    .map(|var| Ty::Var(*var))
                    .collect();
                let base = self.named("java.lang.reflect.Reflected");
                superclass = base.map(|base| Ty::Class(base, own));
            }
            ClassKind::Class
                if superclass.is_none() && self.full_name(id) != "java.lang.Object" =>
            {
                superclass = self.core("Object").map(Ty::class);
            }
            _ => {}
        }
        let class = self.class_mut(id);
        if class.is_anonymous {
            // The checker has set them.
            class.stage = Stage::Headed;
            return;
        }
        class.superclass = superclass.filter(|ty| ty.class_id() != Some(id));
        class.interfaces = interfaces;
        class.missing = missing;
        class.stage = Stage::Headed;
    }

    /// Imported annotations that nothing declares: what processes them may give a class any member.
    fn missing_annotations(&mut self, node: Node<'a>, file: FileId) -> Vec<&'a str> {
        let source = self.file(file).source;
        let marks = node
            .child_by_kind("modifiers")
            .into_iter()
            .flat_map(Node::named_children)
            .filter(|child| child.kind().ends_with("annotation"));
        let names = marks.filter_map(|mark| Some(mark.child_by_field("name")?.text(source)));
        let names: Vec<&'a str> = names.collect();
        let full = |this: &Self, name: &str| this.file(file).imports.get(name).cloned();
        names
            .into_iter()
            .filter(|name| full(self, name).is_some_and(|full| self.named(&full).is_none()))
            .collect()
    }

    // --- types as they are written

    /// The type that a node names.
    pub fn resolve(
        &mut self,
        node: Node<'a>,
        file: FileId,
        class: Option<ClassId>,
        sight: &TypeSight<'a>,
    ) -> Ty {
        self.resolve_at(node, file, class, sight, 0)
    }

    fn resolve_at(
        &mut self,
        node: Node<'a>,
        file: FileId,
        class: Option<ClassId>,
        sight: &TypeSight<'a>,
        depth: u32,
    ) -> Ty {
        let source = self.file(file).source;
        if depth > MAX_TYPE_DEPTH {
            return Ty::Dynamic;
        }
        match node.kind() {
            "integral_type" | "floating_point_type" | "boolean_type" => {
                Prim::of_name(node.text(source)).map_or(Ty::Dynamic, Ty::Prim)
            }
            "void_type" => Ty::Void,
            "array_type" => {
                let element = node
                    .child_by_field("element")
                    .map_or(Ty::Dynamic, |element| {
                        self.resolve_at(element, file, class, sight, depth + 1)
                    });
                let dimensions = node.child_by_field("dimensions");
                arrays(element, dimensions_of(dimensions))
            }
            "generic_type" => {
                let base = node
                    .named_children()
                    .find(|child| child.kind() != "type_arguments")
                    .map_or(Ty::Dynamic, |base| {
                        self.resolve_at(base, file, class, sight, depth + 1)
                    });
                let args: Vec<Ty> = node
                    .child_by_kind("type_arguments")
                    .into_iter()
                    .flat_map(Node::named_children)
                    .map(|arg| self.resolve_at(arg, file, class, sight, depth + 1))
                    .collect();
                match base {
                    Ty::Class(id, _) => Ty::Class(id, args.into()),
                    other => other,
                }
            }
            "wildcard" => node
                .named_children()
                .find(|child| !matches!(child.kind(), "super" | "annotation" | "marker_annotation"))
                .map_or(Ty::Dynamic, |bound| {
                    self.resolve_at(bound, file, class, sight, depth + 1)
                }),
            "annotated_type" | "catch_type" => node
                .named_children()
                .find(|child| !child.kind().ends_with("annotation"))
                .map_or(Ty::Dynamic, |inner| {
                    self.resolve_at(inner, file, class, sight, depth + 1)
                }),
            "type_identifier" | "identifier" => {
                let name = node.text(source);
                if let Some((_, var)) = sight.vars.iter().rev().find(|(known, _)| *known == name) {
                    return Ty::Var(*var);
                }
                if let Some(var) = self.outer_var(class, name) {
                    return Ty::Var(var);
                }
                self.class_in_sight(name, file, class, sight)
                    .map_or(Ty::Dynamic, Ty::class)
            }
            "scoped_type_identifier" | "scoped_identifier" | "field_access" => {
                let name = scoped_name(node, source);
                self.scoped_class(&name, file, class, sight)
                    .map_or(Ty::Dynamic, Ty::class)
            }
            _ => Ty::Dynamic,
        }
    }

    fn outer_var(&self, class: Option<ClassId>, name: &str) -> Option<VarId> {
        let mut at = class;
        while let Some(id) = at {
            let class = self.class(id);
            let vars = class.vars.iter().copied();
            if let Some(var) = vars
                .into_iter()
                .find(|var| self.vars[var.0 as usize].name == name)
            {
                return Some(var);
            }
            if let Some((_, var)) = class
                .sight
                .vars
                .iter()
                .rev()
                .find(|(known, _)| *known == name)
            {
                return Some(*var);
            }
            at = class.outer;
        }
        None
    }

    /// The class of a name with dots.
    pub fn scoped_class(
        &mut self,
        name: &str,
        file: FileId,
        class: Option<ClassId>,
        sight: &TypeSight<'a>,
    ) -> Option<ClassId> {
        let mut parts = name.split('.');
        let first = parts.next()?;
        if let Some(mut found) = self.class_in_sight(first, file, class, sight) {
            for part in parts {
                found = self.member_type(found, part)?;
            }
            return Some(found);
        }
        self.named(name)
    }

    /// The class that a simple name means.
    pub fn class_in_sight(
        &mut self,
        name: &str,
        file: FileId,
        class: Option<ClassId>,
        sight: &TypeSight<'a>,
    ) -> Option<ClassId> {
        if let Some((_, id)) = sight.classes.iter().rev().find(|(known, _)| *known == name) {
            return Some(*id);
        }
        let mut at = class;
        while let Some(id) = at {
            if self.class(id).name == name && !self.class(id).is_anonymous {
                return Some(id);
            }
            if let Some(found) = self.member_type(id, name) {
                return Some(found);
            }
            let info = self.class(id);
            if let Some((_, found)) = info
                .sight
                .classes
                .iter()
                .rev()
                .find(|(known, _)| *known == name)
            {
                return Some(*found);
            }
            at = info.outer;
        }
        let known = self.file(file);
        if let Some(&id) = known.types.get(name) {
            return Some(id);
        }
        if let Some(full) = known.imports.get(name) {
            let full = full.clone();
            return self.named(&full);
        }
        let package = known.package.clone();
        let on_demand = known.on_demand.clone();
        let beside = match package.is_empty() {
            false => self.named(&format!("{package}.{name}")),
            true if self.is_own(file) || self.hidden.contains(&file) => self.named(name),
            true => None,
        };
        if beside.is_some() {
            return beside;
        }
        for package in on_demand {
            if let Some(id) = self.named(&format!("{package}.{name}")) {
                return Some(id);
            }
        }
        let found = self.named(&format!("java.lang.{name}"));
        if found.is_some() || !self.is_lenient || !self.is_own(file) {
            return found;
        }
        for package in COMMON_PACKAGES {
            if let Some(id) = self.named(&format!("{package}.{name}")) {
                if !self.assumed.contains(&id) {
                    self.assumed.push(id);
                }
                return Some(id);
            }
        }
        None
    }
}

/// `Map.Entry<K, V>` and `Map<K, V>.Entry` as `Map.Entry`.
fn scoped_name(node: Node<'_>, source: &str) -> String {
    let mut parts = Vec::new();
    add_parts(node, source, &mut parts);
    parts.join(".")
}

fn add_parts<'a>(node: Node<'a>, source: &'a str, parts: &mut Vec<&'a str>) {
    match node.kind() {
        "type_identifier" | "identifier" => parts.push(node.text(source)),
        "type_arguments" | "annotation" | "marker_annotation" => {}
        _ => node
            .children()
            .for_each(|child| add_parts(child, source, parts)),
    }
}

/// The name by which a type would be found, without its arguments.
fn simple_name<'a>(node: Node<'a>, source: &'a str) -> &'a str {
    let mut parts = Vec::new();
    add_parts(node, source, &mut parts);
    parts.pop().unwrap_or_else(|| node.text(source))
}

/// How many dimensions stand behind a name or type.
pub(super) fn dimensions_of(node: Option<Node<'_>>) -> usize {
    node.map_or(0, |node| {
        node.children().filter(|child| child.kind() == "[").count()
    })
}

pub(super) fn arrays(element: Ty, dimensions: usize) -> Ty {
    (0..dimensions.min(255)).fold(element, |ty, _| Ty::array(ty))
}
