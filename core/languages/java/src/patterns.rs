//! `instanceof` and patterns.

use super::checker::Checker;
use super::hir::{Expr, ExprKind, Pattern};
use super::ty::Ty;
use syntax::Node;

impl<'a> Checker<'a> {
    pub fn instance_of(&mut self, node: Node<'a>) -> Expr {
        let at = self.at(node);
        let Some(left) = node.child_by_field("left") else {
            return self.unsupported("instanceof_expression", at);
        };
        let value = self.check(left, None);
        if value.ty.prim().is_some() {
            let found = self.words(&value.ty);
            self.complain(
                value.at,
                format!("unexpected type; required: reference; found: {found}"),
            );
        }
        let value = self.boxed(value);
        let pattern = match (node.child_by_field("pattern"), node.child_by_field("right")) {
            (Some(pattern), _) => self.pattern(pattern, &value.ty),
            (None, Some(ty)) => {
                let ty = self.resolve(ty);
                self.note_type(&ty);
                self.expect_cast(&value, &ty);
                let name = node
                    .child_by_field("name")
                    .map(|name| self.text(name))
                    .map(|name| self.declare_bound(name, ty.clone()));
                Pattern::Type(ty, name)
            }
            _ => return self.unsupported("instanceof_expression", at),
        };
        let kind = ExprKind::InstanceOf(Box::new(value), Box::new(pattern));
        self.expr(Ty::BOOLEAN, at, kind)
    }

    fn declare_bound(&mut self, name: &'a str, ty: Ty) -> ir::Symbol {
        let symbol = self.declare(name, ty);
        if let Some(local) = self.locals.last_mut() {
            local.is_pattern = true;
        }
        symbol
    }

    /// A pattern for a value of a type; declares its variables.
    pub fn pattern(&mut self, node: Node<'a>, of: &Ty) -> Pattern {
        if !self.may_enter() {
            return Pattern::Any(None);
        }
        self.depth += 1;
        let pattern = self.pattern_inside(node, of);
        self.depth -= 1;
        pattern
    }

    fn pattern_inside(&mut self, node: Node<'a>, of: &Ty) -> Pattern {
        match node.kind() {
            "pattern" => match node.named_children().next() {
                Some(inside) => self.pattern(inside, of),
                None => Pattern::Any(None),
            },
            "type_pattern" | "record_pattern_component" => {
                let mut children = node.named_children();
                let (first, second) = (children.next(), children.next());
                match (first, second) {
                    (Some(ty), Some(name)) => {
                        let is_var = self.text(ty) == "var";
                        let ty = if is_var { of.clone() } else { self.resolve(ty) };
                        let symbol = match name.kind() {
                            "underscore_pattern" => None,
                            _ => {
                                let name = self.text(name);
                                Some(self.declare_bound(name, ty.clone()))
                            }
                        };
                        // A type that always fits takes null too.
                        if is_var || ty.prim().is_some() {
                            return Pattern::Any(symbol);
                        }
                        self.note_type(&ty);
                        Pattern::Type(ty, symbol)
                    }
                    _ => Pattern::Any(None),
                }
            }
            "record_pattern" => {
                // `javac` 17 has no word for it: it finds a `;` missing. It works all the same.
                let at = self.at(node);
                self.complain(at, "record patterns came with Java 21");
                let mut children = node.named_children();
                let Some(ty) = children.next() else {
                    return Pattern::Any(None);
                };
                let mut ty = self.resolve(ty);
                if ty.args().is_empty()
                    && let Some(id) = ty.class_id()
                {
                    ty = self.record_type(id, of);
                }
                self.note_type(&ty);
                let Some(id) = ty.class_id() else {
                    return Pattern::Any(None);
                };
                self.world.complete(id);
                let bindings = self.world.bindings_of(&ty);
                let components: Vec<(String, Ty)> = self
                    .world
                    .class(id)
                    .fields
                    .iter()
                    .filter(|field| !field.is_static)
                    .map(|field| (field.key.clone(), field.ty.substitute(&bindings)))
                    .collect();
                let parts: Vec<Node<'a>> = node
                    .child_by_kind("record_pattern_body")
                    .into_iter()
                    .flat_map(Node::named_children)
                    .filter(|part| {
                        matches!(part.kind(), "record_pattern" | "record_pattern_component")
                    })
                    .collect();
                let mut found = Vec::new();
                for (part, (key, component)) in parts.into_iter().zip(components) {
                    let symbol = self.intern(&key);
                    let pattern = self.pattern(part, &component);
                    // A component's own type fits every value of it, null included.
                    let pattern = match pattern {
                        Pattern::Type(ty, name) if self.world.is_subtype(&component, &ty) => {
                            Pattern::Any(name)
                        }
                        other => other,
                    };
                    found.push((symbol, component, pattern));
                }
                Pattern::Record(ty, found)
            }
            _ => Pattern::Any(None),
        }
    }

    /// A record's type with the arguments that the matched type gives it.
    fn record_type(&mut self, id: super::ty::ClassId, of: &Ty) -> Ty {
        self.world.head(id);
        let vars = self.world.class(id).vars.clone();
        let own = Ty::Class(id, vars.iter().map(|var| Ty::Var(*var)).collect());
        let mut bindings = Vec::new();
        if let Some(of_id) = of.class_id()
            && let Some(parent) = self.world.as_super(&own, of_id)
        {
            self.match_types(&parent, of, &vars, &mut bindings);
        }
        self.apply_bindings(&own, &vars, &bindings)
    }
}
