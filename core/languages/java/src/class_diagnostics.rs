//! What `javac` refuses about whole classes: what they must have and lack, or have twice.

use super::checker::Checker;
use super::declare::has_modifier;
use super::ty::{ClassId, Ty};
use super::world::{ClassKind, MethodId};
use rustc_hash::FxHashSet;
use syntax::Node;

impl<'a> Checker<'a> {
    pub fn check_whole_class(&mut self, class: ClassId) {
        if !self.is_own(self.world.class(class).file) || !self.b.is_reporting {
            return;
        }
        self.cx.file = self.world.class(class).file;
        self.declared_twice(class);
        self.left_abstract(class);
        self.overrides(class);
        self.badly_overridden(class);
        self.bodies_of(class);
        let info = self.world.class(class);
        if let Some(parent) = info.superclass.as_ref().and_then(Ty::class_id)
            && self.world.class(parent).is_final
            && info.kind == ClassKind::Class
        {
            let node = info.node;
            let (at, parent) = (self.at(node), self.class_words(parent));
            self.complain(
                first_line(at),
                format!("cannot inherit from final {parent}"),
            );
        }
    }

    fn declared_twice(&mut self, class: ClassId) {
        let words = self.class_words(class);
        let info = self.world.class(class);
        let of = match info.kind {
            ClassKind::Interface => "interface",
            ClassKind::Enum => "enum",
            ClassKind::Record => "record",
            _ => "class",
        };
        let mut found: Vec<(Node<'a>, String)> = Vec::new();
        let mut fields = FxHashSet::default();
        for field in &info.fields {
            if let Some(node) = field.declarator
                && !fields.insert(field.name)
            {
                found.push((node, format!("variable {}", field.name)));
            }
        }
        let methods = info.methods.iter().map(|method| (method, false));
        let constructors = info.constructors.iter().map(|method| (method, true));
        let mut known = Vec::new();
        for (method, is_constructor) in methods.chain(constructors) {
            let erased: Vec<Ty> = method
                .params
                .iter()
                .map(|ty| self.world.upper(ty))
                .collect();
            let key = (method.name, erased);
            if let Some(node) = method.node
                && known.contains(&key)
            {
                let list = self.list_words(&method.params);
                let name = if is_constructor {
                    words.as_str()
                } else {
                    method.name
                };
                let kind = if is_constructor {
                    "constructor"
                } else {
                    "method"
                };
                found.push((node, format!("{kind} {name}({list})")));
            }
            known.push(key);
        }
        for (node, what) in found {
            let name = node.child_by_field("name").unwrap_or(node);
            let at = self.at(name);
            self.complain(at, format!("{what} is already defined in {of} {words}"));
        }
    }

    /// A class that can have instances has a body for every method.
    fn left_abstract(&mut self, class: ClassId) {
        let info = self.world.class(class);
        let may_lack = info.is_abstract
            || matches!(info.kind, ClassKind::Interface | ClassKind::Annotation)
            || (info.kind == ClassKind::Enum
                && info.fields.iter().any(|field| field.is_enum_constant));
        let supers = self.world.all_supers(&Ty::class(class));
        let ids: Vec<ClassId> = supers.iter().filter_map(Ty::class_id).collect();
        if may_lack
            || ids
                .iter()
                .any(|id| !self.world.class(*id).missing.is_empty())
        {
            return;
        }
        let mut bodies: FxHashSet<(String, usize)> = FxHashSet::default();
        let mut lacking = Vec::new();
        for id in ids.iter().copied().chain(self.world.core("Object")) {
            self.world.complete(id);
            for (index, method) in self.world.class(id).methods.iter().enumerate() {
                let key = (method.name.to_owned(), method.params.len());
                match method.is_abstract {
                    true => lacking.push((
                        key,
                        MethodId {
                            class: id,
                            index,
                            is_constructor: false,
                        },
                    )),
                    false => {
                        bodies.insert(key);
                    }
                }
            }
        }
        lacking.retain(|(key, _)| !bodies.contains(key));
        let Some((_, method)) = lacking.first() else {
            return;
        };
        let node = self.world.class(class).node;
        let at = self.at(node);
        let words = match self.world.class(class).is_anonymous {
            true => format!("<anonymous {}>", self.world.class(class).binary),
            false => self.class_words(class),
        };
        let (what, of) = (self.method_words(*method), self.class_words(method.class));
        self.complain(
            first_line(at),
            format!("{words} is not abstract and does not override abstract method {what} in {of}"),
        );
    }

    /// What says that it overrides does.
    fn overrides(&mut self, class: ClassId) {
        let supers = self.world.all_supers(&Ty::class(class));
        let mut ids: Vec<ClassId> = supers.iter().filter_map(Ty::class_id).skip(1).collect();
        ids.extend(self.world.core("Object"));
        let is_known = |this: &Self, id: ClassId| {
            let info = this.world.class(id);
            info.missing.is_empty()
                && (this.is_own(info.file)
                    || super::known::has_all(&this.world.full_name(id), "", None))
        };
        if !self.world.class(class).missing.is_empty() || !ids.iter().all(|id| is_known(self, *id))
        {
            return;
        }
        let info = self.world.class(class);
        let is_record = info.kind == ClassKind::Record;
        let fields: Vec<&str> = info.fields.iter().map(|field| field.name).collect();
        let mut found = Vec::new();
        for method in &info.methods {
            let Some(node) = method.node else { continue };
            let source = self.world.file(info.file).source;
            let marks = node
                .child_by_kind("modifiers")
                .into_iter()
                .flat_map(Node::named_children);
            let mark = marks
                .filter(|child| child.kind() == "marker_annotation")
                .find(|child| child.text(source).trim_start_matches('@').trim() == "Override");
            let Some(mark) = mark else { continue };
            let overrides = ids.iter().any(|id| {
                self.world.class(*id).methods.iter().any(|other| {
                    other.name == method.name
                        && other.params.len() == method.params.len()
                        && !other.is_static
                })
            });
            let is_accessor =
                is_record && method.params.is_empty() && fields.contains(&method.name);
            if !overrides && !is_accessor && !has_modifier(node, "static") {
                found.push(mark);
            }
        }
        for mark in found {
            let at = self.at(mark);
            self.complain(
                at,
                "method does not override or implement a method from a supertype",
            );
        }
    }

    /// Primitive types do not stand for type variables.
    pub fn primitive_arguments(&mut self) {
        let file = self.world.file(self.main);
        let (root, source) = (file.root, file.source);
        let prims = ["integral_type", "floating_point_type", "boolean_type"];
        for node in root
            .descendants()
            .filter(|node| node.kind() == "type_arguments")
        {
            for inner in node
                .named_children()
                .filter(|inner| prims.contains(&inner.kind()))
            {
                let (at, found) = (self.at(inner), inner.text(source));
                self.complain(
                    at,
                    format!("unexpected type; required: reference; found: {found}"),
                );
            }
        }
    }

    /// Types that nothing declares: they may be in another file, so that what is of them is unknown.
    pub fn missing_types(&mut self) {
        let file = self.world.file(self.main);
        let (root, source) = (file.root, file.source);
        let mut known: FxHashSet<&str> = file.imports.keys().copied().collect();
        if !self.b.is_reporting || self.may_come_from_elsewhere() {
            return;
        }
        for node in root.descendants() {
            match node.kind() {
                "type_parameter" => {
                    let name = node
                        .named_children()
                        .find(|child| child.kind().ends_with("identifier"));
                    known.extend(name.map(|name| name.text(source)));
                }
                _ if super::declare::class_kind(node).is_some() => {
                    known.extend(node.child_by_field("name").map(|name| name.text(source)));
                }
                _ => {}
            }
        }
        known.insert("var");
        let mut scoped: FxHashSet<u32> = FxHashSet::default();
        for node in root.descendants() {
            if node.kind() == "scoped_type_identifier" {
                scoped.extend(node.descendants().map(Node::index));
            }
            if node.kind() != "type_identifier" || scoped.contains(&node.index()) {
                continue;
            }
            let name = node.text(source);
            if !known.insert(name) {
                continue;
            }
            if self.type_exists(name) {
                continue;
            }
            let around = self.class_around(node);
            let location = match around {
                Some(class) => format!("; location: {} {}", "class", self.class_words(class)),
                None => String::new(),
            };
            let at = self.at(node);
            self.at_hand();
            self.b.doubt(
                at,
                format!("cannot find symbol; symbol: class {name}{location}"),
            );
        }
    }

    /// Whether a type that is not found may be one of a package that is imported whole.
    pub fn may_come_from_elsewhere(&self) -> bool {
        !self.world.file(self.main).on_demand.is_empty()
    }

    fn type_exists(&mut self, name: &str) -> bool {
        let sight = super::world::TypeSight::default();
        if self
            .world
            .class_in_sight(name, self.main, None, &sight)
            .is_some()
        {
            return true;
        }
        let own: Vec<ClassId> = (0..self.world.classes.len() as u32)
            .map(ClassId)
            .filter(|id| self.is_own(self.world.class(*id).file))
            .collect();
        // What a class inherits from something unknown may have any name but that one's.
        let missing = |this: &Self, id: ClassId| this.world.class(id).missing.clone();
        if own.iter().any(|id| missing(self, *id).contains(&name)) {
            return false;
        }
        own.into_iter()
            .any(|id| self.world.member_type(id, name).is_some() || !missing(self, id).is_empty())
    }

    /// The innermost class around a node.
    pub fn class_around(&self, node: Node<'a>) -> Option<ClassId> {
        let classes = (0..self.world.classes.len() as u32).map(ClassId);
        classes.rev().find(|id| {
            let class = self.world.class(*id);
            class.file == self.main
                && class
                    .body
                    .is_some_and(|body| body.start() <= node.start() && node.end() <= body.end())
        })
    }
}

/// The beginning of a declaration: who has to look at all of it finds nothing.
pub(super) fn first_line(at: ir::Span) -> ir::Span {
    let mut end = at.start;
    end.column += 1;
    ir::Span {
        start: at.start,
        end,
    }
}
