//! The order in which the JDK lists the methods of a class: that of the places of their names in its memory, by a way of sorting
//! that is not stable.
//!
//! Names that the JDK's own classes use lie in an archive that it maps (`library/java/lang/reflect/ArchivedNames.java`).
//! Others follow as they came up while classes were read: what the class with `main` mentions and declares, then the supertypes,
//! then the class itself.

use super::members::Writer;
use crate::declare::{body_members, class_kind, has_modifier};
use crate::ty::{ClassId, Ty};
use crate::world::{ClassInfo, ClassKind, Implicit, MethodInfo, World};
use rustc_hash::FxHashMap;
use syntax::Node;

/// The places of names.
pub(super) struct Order<'a> {
    archived: FxHashMap<&'a str, usize>,
    /// What the class mentions that is read first.
    first: Vec<&'a str>,
}

impl<'a> Order<'a> {
    pub fn of(world: &mut World<'a>) -> Order<'a> {
        let listed = world.named("java.lang.reflect.ArchivedNames");
        let listed = listed.map_or("", |id| world.file(world.class(id).file).source);
        let names = listed.split("\"\"\"").nth(1).unwrap_or_default();
        let names = names.split_whitespace().enumerate();
        let has_main = |node: &Node<'a>, source: &str| {
            let members = node
                .child_by_field("body")
                .map(body_members)
                .unwrap_or_default();
            members.iter().any(|member| {
                let name = member.child_by_field("name");
                member.kind() == "method_declaration"
                    && has_modifier(*member, "static")
                    && name.is_some_and(|name| name.text(source) == "main")
            })
        };
        let mut first = Vec::new();
        if let Some(file) = world.own.first().map(|own| world.file(*own)) {
            let mut types = file.root.named_children();
            if let Some(main) =
                types.find(|node| class_kind(*node).is_some() && has_main(node, file.source))
            {
                pool(main, file.source, &mut first);
            }
        }
        Order {
            archived: names.map(|(at, name)| (name, at)).collect(),
            first,
        }
    }

    /// What the names of a class's methods are sorted by: the archive's come first, and constructors in front of all.
    fn places(
        &self,
        world: &mut World<'a>,
        id: ClassId,
    ) -> impl Fn(&str) -> (u8, usize) + use<'_, 'a> {
        let mut later = self.first.clone();
        let supers = world.all_supers(&Ty::class(id));
        for class in supers.iter().rev().filter_map(Ty::class_id) {
            let info = world.class(class);
            if world.is_own(info.file) {
                pool(info.node, world.file(info.file).source, &mut later);
            }
        }
        move |name| match self.archived.get(name) {
            _ if name.starts_with('<') => (0, name.len()),
            Some(at) => (1, *at),
            None => {
                let place = later.iter().position(|other| *other == name);
                (2, place.unwrap_or(usize::MAX))
            }
        }
    }
}

/// What a class file holds that runs.
pub(super) enum Listed<'a> {
    Constructor(MethodInfo<'a>),
    Method(MethodInfo<'a>),
    /// A method by which the method is found under the types of the other, which it overrides.
    Bridge(Box<[MethodInfo<'a>; 2]>),
    /// What an enumeration's initialiser asks for its constants.
    Values,
    /// The static one.
    Initialiser,
}

impl Listed<'_> {
    fn name(&self) -> &str {
        match self {
            Listed::Constructor(_) => "<init>",
            Listed::Method(method) => method.name,
            Listed::Bridge(methods) => methods[0].name,
            Listed::Values => "$values",
            Listed::Initialiser => "<clinit>",
        }
    }
}

impl<'a> Writer<'_, 'a> {
    /// What a class has that runs, as the JDK lists it: in the order of the class file, sorted by names in the machine's way.
    pub(super) fn listed(&mut self, id: ClassId) -> Vec<Listed<'a>> {
        let class = self.world.class(id);
        let (kind, is_own) = (class.kind, self.world.is_own(class.file));
        let has_initialiser = kind == ClassKind::Enum || initialises(class, self.source(id));
        let methods = class.methods.clone();
        let constructors = class.constructors.clone();
        let bridges = match (is_own, kind) {
            (false, _) | (_, ClassKind::Interface | ClassKind::Annotation) => Vec::new(),
            _ => self.bridges(id, &methods),
        };
        // Enumerations have the methods that nobody wrote first, others last; a record's in this order.
        let late = |method: &MethodInfo<'a>| match method.implicit {
            Implicit::RecordText => 1,
            Implicit::RecordHash => 2,
            Implicit::RecordEquals => 3,
            Implicit::Accessor => 4,
            _ => 0,
        };
        let place = |method: &MethodInfo<'a>| (late(method), method.node.map_or(0, Node::start));
        let mut all: Vec<((u32, u32), Listed<'a>)> = Vec::new();
        all.extend((methods.into_iter()).map(|method| (place(&method), Listed::Method(method))));
        let made = constructors.into_iter();
        all.extend(made.map(|method| (place(&method), Listed::Constructor(method))));
        all.sort_by_key(|(place, _)| *place);
        let mut all: Vec<Listed<'a>> = all.into_iter().map(|(_, listed)| listed).collect();
        all.extend(bridges);
        if kind == ClassKind::Enum {
            all.push(Listed::Values);
        }
        if has_initialiser {
            all.push(Listed::Initialiser);
        }
        let places = self.order.places(self.world, id);
        quick_sort(&mut all, &|listed| places(listed.name()));
        all
    }

    /// The methods by which those of a class are found under the types of the ones that they override.
    fn bridges(&mut self, id: ClassId, methods: &[MethodInfo<'a>]) -> Vec<Listed<'a>> {
        let mut found = Vec::new();
        let supers = self.world.all_supers(&Ty::class(id));
        for method in methods {
            if method.is_static || method.is_private || method.is_abstract {
                continue;
            }
            let mut seen = vec![(self.classes(&method.params), self.spell(&method.ret))];
            for parent in supers.iter().skip(1).filter_map(Ty::class_id) {
                self.world.complete(parent);
                for other in self.world.class(parent).methods.clone() {
                    let is_same = other.name == method.name
                        && (other.key == method.key || method.aliases.contains(&other.key))
                        && !other.is_static
                        && !other.is_private;
                    let types = (self.classes(&other.params), self.spell(&other.ret));
                    if is_same && !seen.contains(&types) {
                        seen.push(types);
                        found.push(Listed::Bridge(Box::new([method.clone(), other])));
                    }
                }
            }
        }
        found
    }
}

/// Whether a class has a static initialiser: a block, or a static field that starts with anything but a constant.
fn initialises(class: &ClassInfo<'_>, source: &str) -> bool {
    let in_interface = matches!(class.kind, ClassKind::Interface | ClassKind::Annotation);
    let members = class.body.map(body_members).unwrap_or_default();
    members.iter().any(|member| match member.kind() {
        "static_initializer" => true,
        "field_declaration" | "constant_declaration" => {
            let is_static = in_interface || has_modifier(*member, "static");
            let is_final = in_interface || has_modifier(*member, "final");
            let ty = member
                .child_by_field("type")
                .map_or("", |ty| ty.text(source));
            let is_scalar =
                ty == "String" || ty.starts_with(char::is_lowercase) && !ty.contains('[');
            let computes = |value: Node<'_>| {
                let mut inside = value.descendants();
                inside.any(|node| {
                    matches!(
                        node.kind(),
                        "method_invocation" | "object_creation_expression"
                    )
                })
            };
            let mut declarators = member.children_by_field("declarator");
            is_static
                && declarators.any(|declarator| {
                    let value = declarator.child_by_field("value");
                    value.is_some_and(|value| !is_final || !is_scalar || computes(value))
                })
        }
        _ => false,
    })
}

/// Sorts as HotSpot does: not in a stable way, so it is done in the same steps.
fn quick_sort<T, K: Ord>(all: &mut [T], key: &impl Fn(&T) -> K) {
    let length = all.len();
    if length < 2 {
        return;
    }
    let (middle, last) = (length / 2, length - 1);
    for (a, b) in [(0, middle), (0, last), (middle, last)] {
        if key(&all[a]) > key(&all[b]) {
            all.swap(a, b);
        }
    }
    if length < 4 {
        return;
    }
    let pivot = key(&all[middle]);
    let (mut left, mut right) = (0, length - 1);
    loop {
        while key(&all[left]) < pivot {
            left += 1;
        }
        while key(&all[right]) > pivot {
            right -= 1;
        }
        if left >= right {
            break;
        }
        all.swap(left, right);
        left += 1;
        right -= 1;
    }
    let (first, second) = all.split_at_mut(right + 1);
    quick_sort(first, key);
    quick_sort(second, key);
}

/// The names in a class file, in order: what the code mentions, then the fields, then the methods.
fn pool<'a>(class: Node<'a>, source: &'a str, into: &mut Vec<&'a str>) {
    let members = class
        .child_by_field("body")
        .map(body_members)
        .unwrap_or_default();
    for member in &members {
        mentions(*member, source, into);
    }
    let components = class.child_by_field("parameters");
    let components = components.into_iter().flat_map(Node::named_children);
    into.extend(components.filter_map(|node| Some(node.child_by_field("name")?.text(source))));
    for kind in [
        "field_declaration",
        "method_declaration",
        "annotation_type_element_declaration",
    ] {
        for member in members.iter().filter(|member| member.kind() == kind) {
            let declarators = member.children_by_field("declarator");
            for named in declarators.chain([*member]) {
                into.extend(named.child_by_field("name").map(|name| name.text(source)));
            }
        }
    }
}

/// The names that code mentions; classes inside have files of their own.
fn mentions<'a>(node: Node<'a>, source: &'a str, into: &mut Vec<&'a str>) {
    for child in node.named_children() {
        if class_kind(child).is_some() || child.kind() == "class_body" {
            continue;
        }
        mentions(child, source, into);
        let name = match child.kind() {
            "method_invocation" => child.child_by_field("name"),
            "field_access" => child.child_by_field("field"),
            "method_reference" => child.named_children().last(),
            _ => None,
        };
        into.extend(name.map(|name| name.text(source)));
        if child.kind() == "string_literal" {
            into.push(child.text(source).trim_matches('"'));
        }
    }
}
