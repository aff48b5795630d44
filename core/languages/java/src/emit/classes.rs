//! Classes, their methods and initialisers, and a module's top level.

use super::{Cleanup, Emitter};
use crate::LANGUAGE;
use crate::classes::{Chain, CheckedMethod, Failure};
use crate::hir::{ExprKind, Place, Stmt, StmtKind};
use crate::semantics::PROTOCOL;
use crate::ty::{ClassId, Ty};
use crate::world::{ClassInfo, ClassKind};
use ir::{Callee, Const, FunctionKind, Hint, Intrinsic, Label, Op, ParamKind, Reg, Span, Symbol};

fn is_interface(kind: ClassKind) -> bool {
    matches!(kind, ClassKind::Interface | ClassKind::Annotation)
}

fn interfaces_of(info: &ClassInfo<'_>) -> impl Iterator<Item = ClassId> {
    info.interfaces.iter().filter_map(Ty::class_id)
}

impl<'h> Emitter<'h, '_, '_> {
    /// Makes the classes of this module, superclasses first.
    pub fn module_classes(&mut self, classes: &[ClassId]) {
        for &class in classes {
            self.class(class);
        }
        for &class in classes {
            self.class_variables(class);
        }
    }

    fn function(&mut self, name: &str, entry: Label, at: Span) -> Reg {
        let name = self.b.intern(name);
        self.b.constant(
            Const::Function {
                name,
                entry,
                kind: FunctionKind::Function,
            },
            at,
        )
    }

    fn parameter(&mut self, name: Symbol, at: Span) {
        let value = self.b.symbolic(Hint::Param(name, ParamKind::Normal), at);
        self.declare(name, value, at);
    }

    fn node_span(&mut self, class: ClassId) -> Span {
        let node = self.checker.world.class(class).node;
        match node.kind() {
            "program" => Span::NONE,
            _ => self.b.span(node),
        }
    }

    // --- the class itself

    fn class(&mut self, class: ClassId) {
        let world = &self.checker.world;
        let info = world.class(class);
        if info.node.kind() == "program" {
            return;
        }
        let at = self.node_span(class);
        let binary = info.binary.clone();
        let full = world.full_name(class);
        self.import_parents(class, at);
        let parents = self.parents(class);
        let outer = self.class.replace(class);
        let body = self.skipped(
            &format!("class_{}", info.name),
            &format!("end_class_{}", info.name),
            at,
            |this| this.class_body(class, at),
        );
        self.class = outer;
        self.note_class(class, body);
        let named = self.checker.world.class(class).named.clone();
        let name = self.b.intern(named.as_deref().unwrap_or(&full));
        let constant = Const::Class {
            name,
            body,
            parents: parents.into(),
            keywords: None,
        };
        let value = self.b.constant(constant, at);
        let variable = self.b.intern(&binary);
        self.declare(variable, value, at);
        if let Some(kind) = self.checker.world.class(class).native.clone() {
            let kind = self.b.text(&kind, at);
            self.b.intrinsic(Intrinsic::NativeClass, &[kind, value], at);
        }
    }

    /// Runs the modules of a class's parents first.
    fn import_parents(&mut self, class: ClassId, at: Span) {
        let world = &self.checker.world;
        let info = world.class(class);
        let parents = info.superclass.iter().chain(&info.interfaces);
        for parent in parents.filter_map(Ty::class_id) {
            let file = world.class(parent).file;
            if file != self.file && file != self.checker.main && !self.imported.contains(&file) {
                self.imported.push(file);
                // The program's own classes find the library ready.
                if !self.checker.is_own(self.file) || self.checker.is_own(file) {
                    let module = self.b.text(&world.file(file).module, at);
                    self.b.intrinsic(Intrinsic::ImportModule, &[module], at);
                }
            }
        }
    }

    /// Runs the modules of the program's other files, which makes their classes, and of those that say what members they have.
    pub fn import_others(&mut self, at: Span) {
        let world = &self.checker.world;
        for &file in world.own.iter().skip(1).chain(&world.hidden) {
            let module = self.b.text(&world.file(file).module, at);
            self.b.intrinsic(Intrinsic::ImportModule, &[module], at);
        }
    }

    /// The superclass and those interfaces that it does not bring.
    fn parents(&mut self, class: ClassId) -> Vec<Symbol> {
        let info = self.checker.world.class(class);
        let all: Vec<ClassId> = info
            .superclass
            .iter()
            .chain(&info.interfaces)
            .filter_map(Ty::class_id)
            .collect();
        let mut kept: Vec<ClassId> = Vec::new();
        for (at, &parent) in all.iter().enumerate() {
            let is_brought = all
                .iter()
                .enumerate()
                .any(|(other, &by)| other != at && by != parent && self.inherits(by, parent));
            if !is_brought && !kept.contains(&parent) {
                kept.push(parent);
            }
        }
        // Interfaces bring the class that everything inherits from; it comes last.
        if kept.len() > 1 {
            kept.retain(|id| self.checker.world.full_name(*id) != "java.lang.Object");
        }
        let missing: Vec<Symbol> = info
            .missing
            .iter()
            .map(|name| self.b.intern(name))
            .collect();
        if !missing.is_empty() {
            kept.retain(|id| self.checker.world.full_name(*id) != "java.lang.Object");
        }
        let mut parents = missing;
        parents.extend(kept.into_iter().map(|id| self.class_symbol(id)));
        parents
    }

    /// Whether a class has another among its supertypes; all of them have been headed.
    pub fn inherits(&self, class: ClassId, from: ClassId) -> bool {
        let mut pending = vec![class];
        let mut seen = Vec::new();
        while let Some(id) = pending.pop() {
            if id == from {
                return true;
            }
            if seen.contains(&id) {
                continue;
            }
            seen.push(id);
            let info = self.checker.world.class(id);
            pending.extend(info.superclass.iter().filter_map(Ty::class_id));
            pending.extend(info.interfaces.iter().filter_map(Ty::class_id));
        }
        false
    }

    fn class_body(&mut self, class: ClassId, at: Span) {
        let checker = self.checker;
        let info = checker.world.class(class);
        if matches!(info.kind, ClassKind::Interface | ClassKind::Annotation) {
            let value = self.b.constant(Const::Bool(true), at);
            let name = self.b.intern(PROTOCOL.interface);
            self.declare(name, value, at);
        }
        if info.kind == ClassKind::Enum {
            self.constants_function(class, at);
        }
        for field in info.fields.iter().filter(|field| !field.is_static) {
            let value = self.default(&field.ty, at);
            let key = self.b.intern(&field.key);
            self.declare(key, value, at);
        }
        if let Some(checked) = checker.checked.get(&class) {
            for method in &checked.methods {
                let data = checker.world.method(method.method);
                if method.method.is_constructor || data.is_static || data.is_private {
                    continue;
                }
                if data.is_abstract && data.node.is_some() {
                    continue;
                }
                let function = self.method(class, method);
                let (key, aliases) = (data.key.clone(), data.aliases.clone());
                for key in std::iter::once(key).chain(aliases) {
                    let key = self.b.intern(&key);
                    self.declare(key, function, at);
                }
            }
        }
        for (key, owner, inherited) in &info.bridges {
            let name = self.class_symbol(*owner);
            let parent = self.load(name, at);
            let member = self.b.intern(inherited);
            // Only what is called is there.
            if checker.wanted_members.contains(key) || checker.wanted_members.contains(inherited) {
                if !self.is_emitted(*owner, inherited) {
                    continue;
                }
                let function = self.b.load_field(parent, member, at);
                let key = self.b.intern(key);
                self.declare(key, function, at);
            }
        }
        self.return_nil(at);
    }

    /// An enumeration says what its constants are.
    fn constants_function(&mut self, class: ClassId, at: Span) {
        let key = format!("{}.$VALUES", self.checker.world.class(class).binary);
        let values = self.b.intern(&key);
        let is_there = self.checker.checked.get(&class).is_some_and(|checked| {
            checked.static_init.iter().any(|statement| {
                matches!(&statement.kind, StmtKind::Expr(expr)
                    if matches!(&expr.kind, ExprKind::Assign(Place::Static(name), _) if *name == values))
            })
        });
        if !is_there {
            return;
        }
        let entry = self.skipped("func_constants", "end_constants", at, |this| {
            let value = this.load(values, at);
            this.b.emit(Op::Return { value }, at);
        });
        let function = self.function(PROTOCOL.constants, entry, at);
        let name = self.b.intern(PROTOCOL.constants);
        self.declare(name, function, at);
    }

    fn is_emitted(&self, class: ClassId, key: &str) -> bool {
        self.checker.checked.get(&class).is_some_and(|checked| {
            checked
                .methods
                .iter()
                .any(|method| self.checker.world.method(method.method).key == key)
        })
    }

    // --- methods

    fn method(&mut self, class: ClassId, method: &'h CheckedMethod) -> Reg {
        let checker = self.checker;
        let info = checker.world.method(method.method);
        let at = match info.node {
            Some(node) => self.b.span(node),
            None => self.node_span(class),
        };
        let binary = &checker.world.class(class).binary;
        let shown = match binary.as_str() {
            "" => info.name.to_owned(),
            binary => format!(
                "{}.{}",
                checker
                    .world
                    .full_name(class)
                    .replace(&format!("${binary}"), ""),
                info.name
            ),
        };
        let owner = checker.world.class(class);
        let is_entry = info.name == LANGUAGE.semantics.objects.protocol.entry
            && (info.is_static || owner.node.kind() == "program")
            && owner.outer.is_none();
        let outer = self.class.replace(class);
        let entry = self.skipped(
            &format!("func_{}", info.name.trim_matches(['<', '>'])),
            &format!("end_{}", info.name.trim_matches(['<', '>'])),
            at,
            |this| {
                this.is_entry = is_entry;
                this.method_body(class, method, at);
            },
        );
        self.class = outer;
        self.note_method(class, method, entry);
        self.function(&shown, entry, at)
    }

    fn method_body(&mut self, class: ClassId, method: &'h CheckedMethod, at: Span) {
        let info = self.checker.world.method(method.method);
        let mut operands = Vec::new();
        if !info.is_static {
            let this = self.b.intern("this");
            self.parameter(this, at);
            operands.push(this);
        }
        for &param in &method.params {
            self.parameter(param, at);
            operands.push(param);
        }
        let end = Span {
            start: at.end,
            end: at.end,
        };
        if info.is_native {
            let values: Vec<Reg> = operands
                .into_iter()
                .map(|name| self.load(name, at))
                .collect();
            let value = match info.intrinsic {
                Some(intrinsic) => self.b.intrinsic(intrinsic, &values, at),
                None => self
                    .b
                    .symbolic(Hint::Unknown(format!("native {}", info.name).into()), at),
            };
            self.b.emit(Op::Return { value }, at);
            return;
        }
        match &method.chain {
            Chain::None => {}
            Chain::This(call) => {
                self.expr(call);
            }
            Chain::Super(call) => {
                self.defaults(class, &method.body, at);
                if let Some(call) = call {
                    self.expr(call);
                }
                if let Some(checked) = self.checker.checked.get(&class) {
                    self.statements(&checked.instance_init);
                }
            }
        }
        self.statements(&method.body);
        self.return_nil(end);
    }

    /// Fields that the constructor does not set itself start with their type's default.
    fn defaults(&mut self, class: ClassId, body: &'h [Stmt], at: Span) {
        let checker = self.checker;
        let sets = |statements: &[Stmt], key: Symbol| {
            statements.iter().any(|statement| {
                matches!(&statement.kind, StmtKind::Expr(expr)
                    if matches!(&expr.kind, ExprKind::Assign(Place::Field(object, field), _)
                        if *field == key && matches!(object.kind, ExprKind::This)))
            })
        };
        let init = checker
            .checked
            .get(&class)
            .map_or(&[][..], |checked| &checked.instance_init);
        let this = self.b.intern("this");
        for field in checker.world.class(class).fields.iter() {
            if field.is_static {
                continue;
            }
            let key = self.b.intern(&field.key);
            if sets(init, key) || sets(body, key) {
                continue;
            }
            let object = self.load(this, at);
            let value = self.default(&field.ty, at);
            self.b.emit(
                Op::StoreField {
                    object,
                    field: key,
                    value,
                },
                at,
            );
        }
    }

    // --- variables of the module

    /// Whether a class does anything when it is first used.
    pub fn is_lazy(&self, class: ClassId) -> bool {
        if self.checker.world.class(class).node.kind() == "program" {
            return false;
        }
        let checked = self.checker.checked.get(&class);
        checked
            .is_some_and(|checked| !checked.static_init.is_empty() || !checked.statics.is_empty())
            || !self.initialised_interfaces(class).is_empty()
    }

    /// The interfaces that are initialised ahead of a class: those with methods of their own for it.
    fn initialised_interfaces(&self, class: ClassId) -> Vec<ClassId> {
        let world = &self.checker.world;
        if is_interface(world.class(class).kind) {
            return Vec::new();
        }
        let mut found = Vec::new();
        let mut pending: Vec<ClassId> = interfaces_of(world.class(class)).collect();
        while let Some(id) = pending.pop() {
            if found.contains(&id) {
                continue;
            }
            let info = world.class(id);
            pending.extend(interfaces_of(info));
            let has_default = info
                .methods
                .iter()
                .any(|method| !method.is_abstract && !method.is_static && !method.is_private);
            let checked = self.checker.checked.get(&id);
            let has_work = checked.is_some_and(|checked| {
                !checked.static_init.is_empty() || !checked.statics.is_empty()
            });
            if has_default && has_work {
                found.push(id);
            }
        }
        found.reverse();
        found
    }

    fn class_variables(&mut self, class: ClassId) {
        let checker = self.checker;
        let Some(checked) = checker.checked.get(&class) else {
            return;
        };
        let at = self.node_span(class);
        let outer = self.class.replace(class);
        let mut names: Vec<Symbol> = Vec::new();
        if self.is_lazy(class) {
            let binary = checker.world.class(class).binary.clone();
            let entry = self.skipped("func_static", "end_static", at, |this| {
                this.bind_functions(class, at, true, &mut names);
                for (name, ty) in &checked.statics {
                    let value = this.default(ty, at);
                    this.store(*name, value, at);
                    names.push(*name);
                }
                for statement in &checked.static_init {
                    if let StmtKind::Expr(expr) = &statement.kind
                        && let ExprKind::Assign(Place::Static(name), _) = &expr.kind
                        && !names.contains(name)
                    {
                        names.push(*name);
                    }
                }
                match &checked.failure {
                    Some(failure) => this.guarded_initialiser(class, failure, &names, at),
                    None => {
                        this.initialise_parents(class, at);
                        this.statements(&checked.static_init);
                        this.return_nil(at);
                    }
                }
            });
            let function = self.function(
                &format!("{binary}.{}", PROTOCOL.class_initialiser),
                entry,
                at,
            );
            if checked.failure.is_some() {
                let failed = self.failed_name(class);
                let value = self.b.constant(Const::Bool(false), at);
                self.declare(failed, value, at);
            }
            for name in names {
                let unbound = self.b.constant(Const::Unbound, at);
                self.declare(name, unbound, at);
                let text = self.b.name(name).to_owned();
                let text = self.b.text(&text, at);
                self.b
                    .intrinsic(Intrinsic::DefineLazily, &[text, function], at);
            }
        } else {
            self.bind_functions(class, at, false, &mut names);
        }
        self.class = outer;
    }

    /// An initialiser that fails takes back what it has bound: the next use finds out that it has failed.
    fn guarded_initialiser(
        &mut self,
        class: ClassId,
        failure: &'h Failure,
        names: &[Symbol],
        at: Span,
    ) {
        let checked = self.checker.checked.get(&class);
        let handler = self.b.label("failed");
        self.b.emit(Op::TryPush { handler }, at);
        self.regions.push(Cleanup::Handler);
        let (again, first) = (self.b.label("again"), self.b.label("first"));
        let failed = self.failed_name(class);
        let test = self.load(failed, at);
        self.b.branch_if(test, again, first, at);
        self.b.place(again, at);
        self.statements(std::slice::from_ref(&failure.again));
        self.b.place(first, at);
        self.initialise_parents(class, at);
        self.statements(checked.map_or(&[][..], |checked| &checked.static_init));
        self.regions.pop();
        if !self.b.is_terminated() {
            self.b.emit(Op::TryPop, at);
            self.return_nil(at);
        }
        self.b.place(handler, at);
        let error = self.b.symbolic(Hint::CaughtException("".into()), at);
        self.declare(failure.exception, error, at);
        let value = self.b.constant(Const::Bool(true), at);
        self.store(failed, value, at);
        let unbound = self.b.constant(Const::Unbound, at);
        for &name in names {
            self.store(name, unbound, at);
        }
        self.statements(&failure.rethrow);
    }

    /// The variable that says whether a class's initialiser has failed.
    fn failed_name(&mut self, class: ClassId) -> Symbol {
        let binary = self.checker.world.class(class).binary.clone();
        self.global(class, &format!("{binary}.<failed>"))
    }

    /// Superclasses are initialised first.
    fn initialise_parents(&mut self, class: ClassId, at: Span) {
        let parent = self
            .checker
            .world
            .class(class)
            .superclass
            .as_ref()
            .and_then(Ty::class_id);
        if let Some(parent) = parent
            && self.is_lazy(parent)
            && let Some(name) = self.ready_name(parent)
        {
            self.load(name, at);
        }
        for interface in self.initialised_interfaces(class) {
            if let Some(name) = self.ready_name(interface) {
                self.load(name, at);
            }
        }
    }

    /// A variable of which reading initialises the class.
    pub fn ready_name(&mut self, class: ClassId) -> Option<Symbol> {
        let binary = self.checker.world.class(class).binary.clone();
        Some(self.global(class, &format!("{binary}.$ready")))
    }

    fn bind_functions(&mut self, class: ClassId, at: Span, lazily: bool, names: &mut Vec<Symbol>) {
        let checker = self.checker;
        let Some(checked) = checker.checked.get(&class) else {
            return;
        };
        let mut bind = |this: &mut Self, name: Symbol, value: Reg| {
            if lazily {
                this.store(name, value, at);
                names.push(name);
            } else {
                this.declare(name, value, at);
            }
        };
        if lazily {
            let ready = self.ready_name(class);
            let value = self.b.constant(Const::Bool(true), at);
            if let Some(ready) = ready {
                bind(self, ready, value);
            }
        }
        for method in &checked.methods {
            let info = checker.world.method(method.method);
            if !(method.method.is_constructor || info.is_static || info.is_private) {
                continue;
            }
            let function = self.method(class, method);
            let key = self.b.intern(&info.key);
            bind(self, key, function);
        }
        if let Some((params, call)) = &checked.anonymous {
            let binary = checker.world.class(class).binary.clone();
            let entry = self.skipped("func_init", "end_init", at, |this| {
                let name = this.b.intern("this");
                this.parameter(name, at);
                for &param in params {
                    this.parameter(param, at);
                }
                this.defaults(class, &[], at);
                if let Some(call) = call {
                    this.expr(call);
                }
                this.statements(&checked.instance_init);
                this.return_nil(at);
            });
            let function = self.function(&format!("{binary}.<init>"), entry, at);
            let key = self.b.intern(&format!("{binary}.<init>"));
            bind(self, key, function);
        }
    }

    // --- the program

    /// Runs what a program has: its own statements, or `main`, or else the initialisers of its classes.
    pub fn start(&mut self, classes: &[ClassId], top: &'h [Stmt], at: Span) {
        self.statements(top);
        let world = &self.checker.world;
        let main = classes.iter().copied().find_map(|id| {
            let info = world.class(id);
            let is_outermost = info.outer.is_none() && !info.is_local;
            let method = info.methods.iter().find(|method| {
                method.name == LANGUAGE.semantics.objects.protocol.entry
                    && (method.is_static || info.node.kind() == "program")
            })?;
            (is_outermost && top.is_empty()).then(|| (method.key.clone(), method.params.len()))
        });
        match main {
            Some((key, count)) => {
                let callee = self.b.intern(&key);
                let args = (0..count.min(1))
                    .map(|_| {
                        let strings = self.program_arguments(at);
                        ir::Arg::positional(strings)
                    })
                    .collect();
                self.b.call(Callee::Name(callee), args, at);
            }
            None => {
                for &class in classes {
                    if self.is_lazy(class)
                        && !matches!(
                            world.class(class).kind,
                            ClassKind::Interface | ClassKind::Annotation
                        )
                        && !world.class(class).is_local
                        && let Some(name) = self.ready_name(class)
                    {
                        self.load(name, at);
                    }
                }
            }
        }
    }
}
