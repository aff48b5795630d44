//! New objects and arrays.

use super::calls::{Argument, Resolved};
use super::checker::Checker;
use super::declare::dimensions_of;
use super::hir::{Expr, ExprKind, New};
use super::ty::{Bindings, ClassId, Prim, Ty};
use super::world::{ClassKind, MethodId};
use ir::{Span, Symbol};
use syntax::Node;

impl<'a> Checker<'a> {
    pub fn creation(&mut self, node: Node<'a>, expected: Option<&Ty>) -> Expr {
        let at = self.at(node);
        let Some(ty_node) = node.child_by_field("type") else {
            return self.unsupported("object_creation_expression", at);
        };
        let qualifier = node
            .named_children()
            .take_while(|child| child.index() < ty_node.index())
            .find(|child| child.field().is_none() && !child.kind().ends_with("annotation"));
        let qualifier = qualifier.map(|qualifier| self.check(qualifier, None));
        let ty = match &qualifier {
            // A member class of the qualifier's class.
            Some(outer) => {
                let name = self.text(ty_node);
                let name = name.split('<').next().unwrap_or(name).trim();
                outer
                    .ty
                    .class_id()
                    .and_then(|class| self.world.member_type(class, name))
                    .map_or(Ty::Dynamic, Ty::class)
            }
            None => self.resolve(ty_node),
        };
        let is_diamond = ty_node
            .child_by_kind("type_arguments")
            .is_some_and(|args| args.named_children().next().is_none());
        let args = self.arguments(node.child_by_field("arguments"));
        let body = node.child_by_kind("class_body");
        if ty.class_id().is_none() {
            let name = self.text(ty_node);
            let name = name.split('<').next().unwrap_or(name).trim().to_owned();
            let callee = self.unknown(&name, at);
            let args = self.plain_arguments(args);
            let target = super::hir::Target::Value(Box::new(callee));
            return self.expr(Ty::Dynamic, at, ExprKind::Call(target, args));
        }
        match body {
            Some(body) => {
                let ty = match (is_diamond, expected) {
                    (true, Some(expected)) if expected.class_id() == ty.class_id() => {
                        expected.clone()
                    }
                    _ => ty,
                };
                self.anonymous(node, body, ty, args, at)
            }
            None => self.construct(ty, args, expected, qualifier, is_diamond, at),
        }
    }

    /// A new instance of a class.
    pub fn construct(
        &mut self,
        ty: Ty,
        args: Vec<Argument<'a>>,
        expected: Option<&Ty>,
        qualifier: Option<Expr>,
        infers: bool,
        at: Span,
    ) -> Expr {
        let Some(class) = ty.class_id() else {
            return self.unsupported("object_creation_expression", at);
        };
        self.world.complete(class);
        let infers = infers || (ty.args().is_empty() && expected.is_none());
        let bindings: Bindings = if infers && ty.args().is_empty() {
            Vec::new()
        } else {
            self.world.bindings_of(&ty)
        };
        let candidates: Vec<(MethodId, Bindings)> = (0..self.world.class(class).constructors.len())
            .map(|index| {
                let method = MethodId {
                    class,
                    index,
                    is_constructor: true,
                };
                (method, bindings.clone())
            })
            .collect();
        if self.world.class(class).is_abstract {
            let name = self.class_words(class);
            self.complain(at, format!("{name} is abstract; cannot be instantiated"));
        }
        let resolved = self.resolve_call(&candidates, args.clone(), expected, &[], at);
        let (constructor, args, ret) = match resolved {
            Some(resolved) => {
                self.use_method(resolved.method, at);
                if let Some(method) = self.maker(resolved.method) {
                    self.use_method(method, at);
                    let made = Resolved {
                        method,
                        args: resolved.args,
                        ret: ty,
                    };
                    return self.finish_call(None, made, at);
                }
                let info = self.world.method(resolved.method);
                if let Some(intrinsic) = info.intrinsic {
                    let target = super::hir::Target::Intrinsic(intrinsic, None);
                    return self.expr(ty, at, ExprKind::Call(target, resolved.args));
                }
                let key = info.key.clone();
                let symbol = self.global(class, &key);
                let ret = if infers { resolved.ret } else { ty.clone() };
                (Some(symbol), resolved.args, ret)
            }
            None if candidates.is_empty() => (None, Vec::new(), ty.clone()),
            None => {
                self.inapplicable(&candidates, &args, at);
                // Nothing fits as far as types are known: the one with as many parameters is taken.
                let count = args.len();
                let found = candidates
                    .iter()
                    .find(|(method, _)| self.world.method(*method).params.len() == count)
                    .map(|(method, _)| self.world.method(*method).key.clone());
                let args = self.plain_arguments(args);
                match found {
                    Some(key) => (Some(self.global(class, &key)), args, ty.clone()),
                    None => (None, args, ty.clone()),
                }
            }
        };
        if self.world.class(class).has_outer_instance
            && !self.world.class(class).is_local
            && qualifier.is_none()
            && let Some(outer) = self.world.class(class).outer
            && self.enclosing(outer).is_none()
            && self.cx.class.is_some_and(|class| !self.is_fragment(class))
        {
            self.not_static("variable this", at);
        }
        let outers = self.outers(class, qualifier);
        self.note_make(class);
        let _ = self.class_variable(class);
        let new = New {
            class,
            constructor,
            args,
            outers,
            constant: None,
        };
        self.expr(ret, at, ExprKind::New(Box::new(new)))
    }

    /// The static method that does the work of a constructor, where one does.
    fn maker(&self, constructor: MethodId) -> Option<MethodId> {
        let info = self.world.method(constructor);
        let maker = info.maker?;
        let methods = &self.world.class(constructor.class).methods;
        let index = (methods.iter())
            .position(|method| method.name == maker && method.params == info.params)?;
        Some(MethodId {
            class: constructor.class,
            index,
            is_constructor: false,
        })
    }

    /// Notes that the code at hand makes instances of a local class.
    pub fn note_make(&mut self, class: ClassId) {
        let mut at = Some(class);
        while let Some(id) = at {
            if let Some(maker) = self.cx.class
                && self.world.class(id).is_local
            {
                self.makes.insert((maker, id));
            }
            at = self
                .world
                .class(id)
                .superclass
                .as_ref()
                .and_then(Ty::class_id);
        }
    }

    /// The instances around a new one, for its class and those that it derives from.
    pub fn outers(&mut self, class: ClassId, qualifier: Option<Expr>) -> Vec<(Symbol, Expr)> {
        let mut found: Vec<(Symbol, Expr)> = Vec::new();
        let mut qualifier = qualifier;
        let mut at = Some(class);
        for _ in 0..50 {
            let Some(id) = at else { break };
            self.world.head(id);
            if self.world.class(id).has_outer_instance
                && let Some(outer) = self.world.class(id).outer
            {
                let member = self.outer_member(id);
                if found.iter().all(|(known, _)| *known != member)
                    && let Some(object) = qualifier.take().or_else(|| self.enclosing(outer))
                {
                    found.push((member, object));
                }
            }
            at = self
                .world
                .class(id)
                .superclass
                .as_ref()
                .and_then(Ty::class_id);
        }
        found
    }

    /// `new T(…) { … }`.
    fn anonymous(
        &mut self,
        node: Node<'a>,
        body: Node<'a>,
        ty: Ty,
        args: Vec<Argument<'a>>,
        at: Span,
    ) -> Expr {
        let Some(parent) = ty.class_id() else {
            return self.unsupported("object_creation_expression", at);
        };
        let is_interface = super::exprs::is_interface(self.world.class(parent).kind);
        let class = self.anonymous_class(node, body, &ty, is_interface);
        // The constructor of the superclass gets the arguments.
        let mut constructor = None;
        let mut passed = Vec::new();
        if !is_interface {
            self.world.complete(parent);
            let bindings = self.world.bindings_of(&ty);
            let candidates: Vec<(MethodId, Bindings)> =
                (0..self.world.class(parent).constructors.len())
                    .map(|index| {
                        let method = MethodId {
                            class: parent,
                            index,
                            is_constructor: true,
                        };
                        (method, bindings.clone())
                    })
                    .collect();
            if let Some(resolved) = self.resolve_call(&candidates, args, None, &[], at) {
                let key = self.world.method(resolved.method).key.clone();
                constructor = Some(self.global(parent, &key));
                passed = resolved.args;
            }
        }
        self.anonymous_parents
            .insert(class, (constructor, passed.len()));
        self.check_local_class(class);
        self.note_make(class);
        let outers = self.outers(class, None);
        let key = format!("{}.<init>", self.world.class(class).binary);
        let symbol = self.intern_own(class, &key);
        let new = New {
            class,
            constructor: Some(symbol),
            args: passed,
            outers,
            constant: None,
        };
        self.expr(Ty::class(class), at, ExprKind::New(Box::new(new)))
    }

    /// The class that a body behind `new T(…)` or an enumeration's constant declares.
    pub fn anonymous_class(
        &mut self,
        node: Node<'a>,
        body: Node<'a>,
        ty: &Ty,
        is_interface: bool,
    ) -> ClassId {
        let (interfaces, superclass) = match is_interface {
            true => (vec![ty.clone()], Some(self.world.object())),
            false => (Vec::new(), Some(ty.clone())),
        };
        if let Some(&class) = self.anonymous.get(&(self.cx.file, body.index())) {
            let info = self.world.class_mut(class);
            if info.stage <= super::world::Stage::Headed {
                info.superclass = superclass;
                info.interfaces = interfaces;
            }
            return class;
        }
        let number = self.next_class_number("");
        let binary = format!("{}${number}", self.outermost_binary());
        let file = self.cx.file;
        let class = self
            .world
            .new_class(file, node, Some(body), "", binary, ClassKind::Class);
        self.anonymous.insert((file, body.index()), class);
        let (outer, is_static, level) = (self.cx.class, self.cx.is_static, self.cx.level);
        let sight = self.sight.clone();
        let info = self.world.class_mut(class);
        info.is_anonymous = true;
        info.is_local = true;
        info.superclass = superclass;
        info.interfaces = interfaces;
        info.outer = outer;
        info.has_outer_instance = !is_static && outer.is_some();
        info.level = level + 1;
        info.sight = sight.clone();
        self.world.declare_members(class, sight);
        class
    }

    /// Local classes of a name are numbered through the class around them, as are those without one.
    pub fn next_class_number(&mut self, name: &'a str) -> u32 {
        let outer = self.cx.class.unwrap_or(ClassId(u32::MAX));
        let number = self.numbering.entry((outer, name)).or_insert(0);
        *number += 1;
        *number
    }

    pub fn outermost_binary(&self) -> String {
        self.cx.class.map_or_else(
            || "Main".to_owned(),
            |class| self.world.class(class).binary.clone(),
        )
    }

    // --- arrays

    pub fn array_creation(&mut self, node: Node<'a>) -> Expr {
        let at = self.at(node);
        let Some(ty) = node.child_by_field("type") else {
            return self.unsupported("array_creation_expression", at);
        };
        let mut ty = self.resolve(ty);
        let mut lengths = Vec::new();
        for dimension in node.children_by_field("dimensions") {
            match dimension.kind() {
                "dimensions_expr" => {
                    ty = Ty::array(ty);
                    let length = dimension
                        .named_children()
                        .find(|child| !child.kind().ends_with("annotation"));
                    if let Some(length) = length {
                        let length = self.check(length, Some(&Ty::INT));
                        self.expect(&length, &Ty::INT);
                        lengths.push(self.convert_to(length, Prim::Int));
                    }
                }
                _ => ty = super::declare::arrays(ty, dimensions_of(Some(dimension))),
            }
        }
        self.note_type(&ty);
        match node.child_by_field("value") {
            Some(value) => {
                let element = ty.element().cloned().unwrap_or(Ty::Dynamic);
                let literal = self.array_initializer(value, &element);
                Expr { ty, ..literal }
            }
            None => self.expr(ty, at, ExprKind::NewArray(lengths)),
        }
    }

    pub fn array_initializer(&mut self, node: Node<'a>, element: &Ty) -> Expr {
        let at = self.at(node);
        if !self.may_enter() {
            return self.unsupported("nesting", at);
        }
        self.depth += 1;
        let items: Vec<Expr> = node
            .named_children()
            .map(|item| {
                let item = self.check(item, Some(element));
                self.expect(&item, element);
                self.assign_to(item, element)
            })
            .collect();
        self.depth -= 1;
        self.note_type(element);
        self.expr(
            Ty::array(element.clone()),
            at,
            ExprKind::ArrayLiteral(items),
        )
    }
}
