//! The members of classes: fields, methods, constructors, and under which names they are stored.
//!
//! A method overrides what it has the same erased parameters as, and is stored under the same name. One that
//! overrides nothing is stored under `name/arity`, or under `name(types)` where the class has several of that name
//! and arity. Fields are stored under their own name, or under `name@Class` where they shadow another.

use super::declare::{annotation_text, arrays, body_members, dimensions_of, has_modifier};
use super::ty::{ClassId, Ty};
use super::world::{ClassKind, FieldInfo, Implicit, MethodId, MethodInfo, Stage, World};
use syntax::Node;

/// A parameter as declared.
pub(super) struct Parameter<'a> {
    pub name: &'a str,
    pub ty: Ty,
    pub is_varargs: bool,
}

impl<'a> World<'a> {
    /// Finds a class's members.
    pub fn complete(&mut self, id: ClassId) {
        self.head(id);
        if self.class(id).stage != Stage::Headed {
            return;
        }
        self.class_mut(id).stage = Stage::Completing;
        for ty in self.supers(id) {
            if let Some(parent) = ty.class_id() {
                self.complete(parent);
            }
        }
        self.declare_fields(id);
        self.declare_methods(id);
        self.name_methods(id);
        self.find_bridges(id);
        self.class_mut(id).stage = Stage::Complete;
    }

    fn resolve_in(&mut self, node: Node<'a>, id: ClassId) -> Ty {
        let (file, sight) = (self.class(id).file, self.class(id).sight.clone());
        self.resolve(node, file, Some(id), &sight)
    }

    // --- fields

    fn declare_fields(&mut self, id: ClassId) {
        let (kind, node, body, file, binary) = {
            let class = self.class(id);
            (
                class.kind,
                class.node,
                class.body,
                class.file,
                class.binary.clone(),
            )
        };
        let source = self.file(file).source;
        let mut fields: Vec<FieldInfo<'a>> = Vec::new();
        if kind == ClassKind::Record {
            for parameter in self.parameters(node.child_by_field("parameters"), id, &[]) {
                fields.push(FieldInfo {
                    name: parameter.name,
                    key: parameter.name.to_owned(),
                    ty: parameter.ty,
                    is_static: false,
                    is_final: true,
                    is_private: true,
                    declarator: None,
                    is_enum_constant: false,
                });
            }
        }
        let in_interface = matches!(kind, ClassKind::Interface | ClassKind::Annotation);
        for member in body.map(body_members).unwrap_or_default() {
            match member.kind() {
                "enum_constant" => {
                    let name = member
                        .child_by_field("name")
                        .map_or("", |name| name.text(source));
                    fields.push(FieldInfo {
                        name,
                        key: format!("{binary}.{name}"),
                        ty: Ty::class(id),
                        is_static: true,
                        is_final: true,
                        is_private: false,
                        declarator: Some(member),
                        is_enum_constant: true,
                    });
                }
                "field_declaration" | "constant_declaration" => {
                    let base = member
                        .child_by_field("type")
                        .map_or(Ty::Dynamic, |ty| self.resolve_in(ty, id));
                    let is_static = in_interface || has_modifier(member, "static");
                    let is_final = in_interface || has_modifier(member, "final");
                    for declarator in member.children_by_field("declarator") {
                        let name = declarator
                            .child_by_field("name")
                            .map_or("", |name| name.text(source));
                        let dimensions = dimensions_of(declarator.child_by_field("dimensions"));
                        fields.push(FieldInfo {
                            name,
                            key: if is_static {
                                format!("{binary}.{name}")
                            } else {
                                name.to_owned()
                            },
                            ty: arrays(base.clone(), dimensions),
                            is_static,
                            is_final,
                            is_private: has_modifier(member, "private"),
                            declarator: Some(declarator),
                            is_enum_constant: false,
                        });
                    }
                }
                _ => {}
            }
        }
        let parents: Vec<ClassId> = self
            .all_supers(&Ty::class(id))
            .iter()
            .skip(1)
            .filter_map(Ty::class_id)
            .collect();
        for field in &mut fields {
            let shadows = parents.iter().any(|parent| {
                self.class(*parent)
                    .fields
                    .iter()
                    .any(|other| !other.is_static && other.name == field.name)
            });
            if shadows && !field.is_static {
                field.key = format!("{}@{binary}", field.name);
            }
        }
        self.class_mut(id).fields = fields;
    }

    // --- methods

    /// The parameters that a `formal_parameters` node declares.
    pub fn parameters(
        &mut self,
        list: Option<Node<'a>>,
        id: ClassId,
        vars: &[(&'a str, super::ty::VarId)],
    ) -> Vec<Parameter<'a>> {
        let (file, mut sight) = (self.class(id).file, self.class(id).sight.clone());
        sight.vars.extend_from_slice(vars);
        let source = self.file(file).source;
        let mut found = Vec::new();
        for node in list.into_iter().flat_map(Node::named_children) {
            match node.kind() {
                "formal_parameter" => {
                    let base = node
                        .child_by_field("type")
                        .map_or(Ty::Dynamic, |ty| self.resolve(ty, file, Some(id), &sight));
                    let dimensions = dimensions_of(node.child_by_field("dimensions"));
                    found.push(Parameter {
                        name: node
                            .child_by_field("name")
                            .map_or("", |name| name.text(source)),
                        ty: arrays(base, dimensions),
                        is_varargs: false,
                    });
                }
                "spread_parameter" => {
                    let ty = node.named_children().find(|child| {
                        !matches!(child.kind(), "modifiers" | "variable_declarator")
                            && !child.kind().ends_with("annotation")
                    });
                    let element =
                        ty.map_or(Ty::Dynamic, |ty| self.resolve(ty, file, Some(id), &sight));
                    let name = node
                        .child_by_kind("variable_declarator")
                        .and_then(|declarator| declarator.child_by_field("name"))
                        .map_or("", |name| name.text(source));
                    found.push(Parameter {
                        name,
                        ty: Ty::array(element),
                        is_varargs: true,
                    });
                }
                _ => {}
            }
        }
        found
    }

    /// Reads the declaration of a method or constructor.
    pub fn read_method(&mut self, member: Node<'a>, id: ClassId) -> MethodInfo<'a> {
        let (file, kind) = (self.class(id).file, self.class(id).kind);
        let source = self.file(file).source;
        let mut sight = self.class(id).sight.clone();
        let known = sight.vars.len();
        let vars = self.declare_vars(
            member.child_by_field("type_parameters"),
            file,
            None,
            &mut sight,
        );
        // Bounds of a method's variables are resolved without the class; once more with it.
        self.resolve_bounds(member, id, &vars, &sight);
        let own = sight.vars[known..].to_vec();
        let is_constructor = member.kind() != "method_declaration"
            && member.kind() != "annotation_type_element_declaration";
        let parameters = self.parameters(member.child_by_field("parameters"), id, &own);
        let ret = match member.child_by_field("type") {
            Some(ty) if !is_constructor => {
                let ty = self.resolve(ty, file, Some(id), &sight);
                arrays(ty, dimensions_of(member.child_by_field("dimensions")))
            }
            _ => Ty::Void,
        };
        let throws: Vec<Ty> = member
            .child_by_kind("throws")
            .into_iter()
            .flat_map(Node::named_children)
            .map(|ty| self.resolve(ty, file, Some(id), &sight))
            .collect();
        let is_static = has_modifier(member, "static");
        let is_native = has_modifier(member, "native");
        let in_interface = matches!(kind, ClassKind::Interface | ClassKind::Annotation);
        MethodInfo {
            name: if is_constructor {
                "<init>"
            } else {
                member
                    .child_by_field("name")
                    .map_or("", |name| name.text(source))
            },
            key: String::new(),
            aliases: Vec::new(),
            vars,
            names: parameters.iter().map(|parameter| parameter.name).collect(),
            is_varargs: parameters.iter().any(|parameter| parameter.is_varargs),
            params: parameters
                .into_iter()
                .map(|parameter| parameter.ty)
                .collect(),
            ret,
            is_static,
            is_abstract: !is_native
                && (has_modifier(member, "abstract")
                    || (in_interface && member.child_by_field("body").is_none())),
            is_private: has_modifier(member, "private") && !is_constructor,
            is_native,
            intrinsic: annotation_text(member, "Intrinsic", source)
                .and_then(ir::Intrinsic::from_name),
            maker: annotation_text(member, "Maker", source),
            throws,
            node: Some(member),
            implicit: if member.kind() == "compact_constructor_declaration" {
                Implicit::Compact
            } else {
                Implicit::No
            },
        }
    }

    fn resolve_bounds(
        &mut self,
        member: Node<'a>,
        id: ClassId,
        vars: &[super::ty::VarId],
        sight: &super::world::TypeSight<'a>,
    ) {
        let file = self.class(id).file;
        let parameters = member
            .child_by_field("type_parameters")
            .into_iter()
            .flat_map(Node::named_children)
            .filter(|child| child.kind() == "type_parameter");
        for (node, var) in parameters.zip(vars) {
            let bound = node
                .child_by_kind("type_bound")
                .and_then(|bound| bound.named_children().next());
            if let Some(bound) = bound {
                let bound = self.resolve(bound, file, Some(id), sight);
                self.vars[var.0 as usize].bound = Some(bound);
            }
        }
    }

    fn declare_methods(&mut self, id: ClassId) {
        let (kind, body, is_anonymous) = {
            let class = self.class(id);
            (class.kind, class.body, class.is_anonymous)
        };
        let mut methods = Vec::new();
        let mut constructors = Vec::new();
        for member in body.map(body_members).unwrap_or_default() {
            match member.kind() {
                "method_declaration" | "annotation_type_element_declaration" => {
                    methods.push(self.read_method(member, id));
                }
                "constructor_declaration" | "compact_constructor_declaration" => {
                    constructors.push(self.read_method(member, id));
                }
                _ => {}
            }
        }
        self.class_mut(id).methods = methods;
        self.class_mut(id).constructors = constructors;
        match kind {
            ClassKind::Record => self.record_members(id),
            ClassKind::Enum => self.enum_members(id),
            _ => {}
        }
        let class = self.class_mut(id);
        if class.constructors.is_empty()
            && !is_anonymous
            && matches!(kind, ClassKind::Class | ClassKind::Enum)
        {
            class.constructors.push(implicit(
                "<init>",
                Vec::new(),
                Ty::Void,
                Implicit::DefaultConstructor,
            ));
        }
    }

    fn record_members(&mut self, id: ClassId) {
        let components: Vec<(&'a str, Ty)> = self
            .class(id)
            .fields
            .iter()
            .filter(|field| !field.is_static)
            .map(|field| (field.name, field.ty.clone()))
            .collect();
        let object = self.object();
        let string = self.string();
        let types: Vec<Ty> = components.iter().map(|(_, ty)| ty.clone()).collect();
        let node = self.class(id).node;
        let is_varargs = self
            .parameters(node.child_by_field("parameters"), id, &[])
            .iter()
            .any(|parameter| parameter.is_varargs);
        let class = self.class_mut(id);
        let names: Vec<&'a str> = components.iter().map(|(name, _)| *name).collect();
        let mut has_canonical = false;
        for constructor in &mut class.constructors {
            if constructor.implicit == Implicit::Compact {
                constructor.params = types.clone();
                constructor.names = names.clone();
                constructor.is_varargs = is_varargs;
            }
            has_canonical |= constructor.params == types;
        }
        if !has_canonical {
            let mut canonical = implicit("<init>", types, Ty::Void, Implicit::Canonical);
            canonical.names = names;
            canonical.is_varargs = is_varargs;
            class.constructors.push(canonical);
        }
        let has = |class: &super::world::ClassInfo<'a>, name: &str, arity: usize| {
            class
                .methods
                .iter()
                .any(|method| method.name == name && method.params.len() == arity)
        };
        for (name, ty) in components {
            if !has(class, name, 0) {
                class
                    .methods
                    .push(implicit(name, Vec::new(), ty, Implicit::Accessor));
            }
        }
        if !has(class, "equals", 1) {
            class.methods.push(implicit(
                "equals",
                vec![object],
                Ty::BOOLEAN,
                Implicit::RecordEquals,
            ));
        }
        if !has(class, "hashCode", 0) {
            class.methods.push(implicit(
                "hashCode",
                Vec::new(),
                Ty::INT,
                Implicit::RecordHash,
            ));
        }
        if !has(class, "toString", 0) {
            class.methods.push(implicit(
                "toString",
                Vec::new(),
                string,
                Implicit::RecordText,
            ));
        }
    }

    fn enum_members(&mut self, id: ClassId) {
        let string = self.string();
        let class = self.class_mut(id);
        let mut values = implicit(
            "values",
            Vec::new(),
            Ty::array(Ty::class(id)),
            Implicit::EnumValues,
        );
        values.is_static = true;
        let mut value_of = implicit(
            "valueOf",
            vec![string],
            Ty::class(id),
            Implicit::EnumValueOf,
        );
        value_of.is_static = true;
        value_of.names = vec!["name"];
        class.methods.push(values);
        class.methods.push(value_of);
    }

    // --- names

    /// The erased parameters of a method as a subclass's type arguments make them.
    fn erased_params(&mut self, method: MethodId, bindings: &super::ty::Bindings) -> Vec<String> {
        let params = self.method(method).params.clone();
        params
            .iter()
            .map(|ty| {
                let ty = ty.substitute(bindings);
                self.erased_name(&ty)
            })
            .collect()
    }

    fn name_methods(&mut self, id: ClassId) {
        let binary = self.class(id).binary.clone();
        let own: Vec<Ty> = self
            .class(id)
            .vars
            .iter()
            .map(|var| Ty::Var(*var))
            .collect();
        let this = Ty::Class(id, own.into());
        let supers = self.all_supers(&this);
        let mut parents: Vec<Ty> = supers.into_iter().skip(1).collect();
        if self.class(id).kind == ClassKind::Interface {
            let object = self.object();
            parents.push(object);
        }
        for is_constructor in [false, true] {
            let count = match is_constructor {
                true => self.class(id).constructors.len(),
                false => self.class(id).methods.len(),
            };
            for index in 0..count {
                let method = MethodId {
                    class: id,
                    index,
                    is_constructor,
                };
                let erased = self.erased_params(method, &Vec::new());
                let (name, arity, is_own) = {
                    let info = self.method(method);
                    let is_own = info.is_static || info.is_private || is_constructor;
                    (info.name, info.params.len(), is_own)
                };
                let mut keys: Vec<String> = Vec::new();
                let mut has_other = (0..count).any(|other| {
                    let other = self.method(MethodId {
                        index: other,
                        ..method
                    });
                    other.name == name
                        && other.params.len() == arity
                        && !std::ptr::eq(other, self.method(method))
                        && (other.is_static || other.is_private || is_constructor) == is_own
                });
                if !is_own {
                    for parent in &parents {
                        let Some(parent_id) = parent.class_id() else {
                            continue;
                        };
                        let bindings = self.bindings_of(parent);
                        for index in 0..self.class(parent_id).methods.len() {
                            let inherited = MethodId {
                                class: parent_id,
                                index,
                                is_constructor: false,
                            };
                            let info = self.method(inherited);
                            if info.name != name
                                || info.params.len() != arity
                                || info.is_static
                                || info.is_private
                            {
                                continue;
                            }
                            let (key, aliases) = (info.key.clone(), info.aliases.clone());
                            let declared = self.erased_params(inherited, &Vec::new());
                            if declared == erased
                                || self.erased_params(inherited, &bindings) == erased
                            {
                                keys.push(key);
                                keys.extend(aliases);
                            } else {
                                has_other = true;
                            }
                        }
                    }
                }
                keys.dedup();
                let mut distinct: Vec<String> = Vec::new();
                for key in keys {
                    if !distinct.contains(&key) {
                        distinct.push(key);
                    }
                }
                let short = format!("{name}/{arity}");
                let written = if has_other {
                    format!("{name}({})", erased.join(","))
                } else {
                    short
                };
                let key = if is_own {
                    format!("{binary}.{written}")
                } else if distinct.is_empty() {
                    written
                } else {
                    distinct.remove(0)
                };
                let class = self.class_mut(id);
                let info = match is_constructor {
                    true => &mut class.constructors[index],
                    false => &mut class.methods[index],
                };
                info.key = key;
                info.aliases = distinct;
            }
        }
    }

    /// Finds what interfaces expect under another name than it is inherited under.
    fn find_bridges(&mut self, id: ClassId) {
        if self.class(id).kind == ClassKind::Interface {
            return;
        }
        let own: Vec<Ty> = self
            .class(id)
            .vars
            .iter()
            .map(|var| Ty::Var(*var))
            .collect();
        let supers = self.all_supers(&Ty::Class(id, own.into()));
        let mut bridges: Vec<(String, ClassId, String)> = Vec::new();
        for interface in &supers {
            let Some(interface_id) = interface.class_id() else {
                continue;
            };
            if self.class(interface_id).kind != ClassKind::Interface {
                continue;
            }
            let bindings = self.bindings_of(interface);
            for index in 0..self.class(interface_id).methods.len() {
                let method = MethodId {
                    class: interface_id,
                    index,
                    is_constructor: false,
                };
                let info = self.method(method);
                if info.is_static || info.is_private {
                    continue;
                }
                let (key, name, arity) = (info.key.clone(), info.name, info.params.len());
                let erased = self.erased_params(method, &bindings);
                for class in supers.iter().skip(1) {
                    let Some(class_id) = class.class_id() else {
                        continue;
                    };
                    if self.class(class_id).kind == ClassKind::Interface {
                        continue;
                    }
                    let class_bindings = self.bindings_of(class);
                    let count = self.class(class_id).methods.len();
                    let found = (0..count).find(|&index| {
                        let candidate = MethodId {
                            class: class_id,
                            index,
                            is_constructor: false,
                        };
                        let info = self.method(candidate);
                        info.name == name
                            && info.params.len() == arity
                            && !info.is_static
                            && !info.is_abstract
                            && self.erased_params(candidate, &class_bindings) == erased
                    });
                    if let Some(index) = found {
                        let info = &self.class(class_id).methods[index];
                        if info.key != key && !info.aliases.contains(&key) {
                            bridges.push((key.clone(), class_id, info.key.clone()));
                        }
                        break;
                    }
                }
            }
        }
        self.class_mut(id).bridges = bridges;
    }
}

/// A method that nobody wrote.
fn implicit<'a>(name: &'a str, params: Vec<Ty>, ret: Ty, implicit: Implicit) -> MethodInfo<'a> {
    MethodInfo {
        name,
        key: String::new(),
        aliases: Vec::new(),
        vars: Vec::new(),
        names: params.iter().map(|_| "value").collect(),
        params,
        is_varargs: false,
        ret,
        is_static: false,
        is_abstract: false,
        is_private: false,
        is_native: false,
        intrinsic: None,
        maker: None,
        throws: Vec::new(),
        node: None,
        implicit,
    }
}
