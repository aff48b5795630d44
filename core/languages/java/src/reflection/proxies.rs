//! Classes of proxies in the text of a hidden file: one for each interface, and for each list of several that is written.

use super::members::Writer;
use crate::declare::dotted;
use crate::ty::{ClassId, Ty};
use crate::world::{ClassKind, TypeSight};
use std::fmt::Write;
use syntax::Node;

impl<'a> Writer<'_, 'a> {
    /// A class of proxies for each interface, and for each list of several that the file writes.
    pub(super) fn proxies(&mut self, root: Node<'a>, own: &[ClassId]) {
        let is_interface =
            |this: &Self, id: ClassId| this.world.class(id).kind == ClassKind::Interface;
        let known = own.iter().chain(&self.library).copied();
        let known: Vec<ClassId> = known.filter(|id| is_interface(self, *id)).collect();
        let mut lists: Vec<Vec<ClassId>> = known.into_iter().map(|id| vec![id]).collect();
        for node in root.descendants() {
            if !matches!(node.kind(), "array_initializer" | "argument_list") {
                continue;
            }
            let items: Vec<Node<'a>> = node.named_children().collect();
            if items.len() < 2 || items.iter().any(|item| item.kind() != "class_literal") {
                continue;
            }
            let sight = TypeSight::default();
            let file = self.file;
            let mut list = Vec::new();
            for item in items {
                let of = item.named_children().next();
                let name = of.map_or(String::new(), |of| {
                    dotted(of.text(self.world.file(file).source))
                });
                let main = own.first().copied();
                list.extend(self.world.scoped_class(&name, file, main, &sight));
            }
            if list.iter().all(|id| is_interface(self, *id)) && !lists.contains(&list) {
                lists.push(list);
            }
        }
        for list in lists {
            self.proxy(&list);
        }
    }

    fn proxy(&mut self, list: &[ClassId]) {
        let name = self.name("Proxy", None);
        let of: Vec<String> = list.iter().map(|id| self.class_text(*id)).collect();
        let mut text = format!(
            "final class {name} extends java.lang.reflect.Proxy implements {} {{\n\
             {name}(java.lang.reflect.InvocationHandler h) {{ super(h); }}\n\
             protected java.lang.reflect.Proxy another$(java.lang.reflect.InvocationHandler h) \
             {{ return new {name}(h); }}\n",
            of.join(", ")
        );
        let mut seen: Vec<(&str, String)> = Vec::new();
        let mut supers: Vec<Ty> = Vec::new();
        supers.extend(self.world.core("Object").map(Ty::class));
        for id in list {
            supers.extend(self.world.all_supers(&Ty::class(*id)));
        }
        for id in supers.iter().filter_map(Ty::class_id) {
            self.world.complete(id);
            self.take(id);
            let owner = self.class_text(id);
            let is_object = self.world.full_name(id) == "java.lang.Object";
            for method in self.world.class(id).methods.clone() {
                let is_asked = ["equals", "hashCode", "toString"].contains(&method.name);
                let params = self.classes(&method.params);
                let key = (method.name, params.clone());
                let is_other = method.is_static || method.is_private || is_object && !is_asked;
                if is_other || seen.contains(&key) {
                    continue;
                }
                seen.push(key);
                let ret = self.spell(&method.ret);
                let types = method.params.iter().enumerate();
                let types: Vec<String> = types
                    .map(|(at, ty)| format!("{} a{at}", self.spell(ty)))
                    .collect();
                let args = (0..types.len()).map(|at| format!("a{at}"));
                let args = match types.is_empty() {
                    true => "null".to_owned(),
                    false => {
                        let args: Vec<String> = args.collect();
                        format!("new java.lang.Object[] {{{}}}", args.join(", "))
                    }
                };
                let thrown = self.classes(&method.throws);
                let call = format!(
                    "call$({owner}.class, \"{}\", {params}, {args}, {thrown})",
                    method.name
                );
                let body = match &method.ret {
                    Ty::Void => format!("{call};"),
                    Ty::Prim(prim) => format!(
                        "return ({ret}) ({0}) unboxed$({call}, {0}.class, \"{ret}Value\");",
                        prim.boxed()
                    ),
                    _ => format!("return ({ret}) {call};"),
                };
                let _ = writeln!(
                    text,
                    "public {ret} {}({}) {{ {body} }}",
                    method.name,
                    types.join(", ")
                );
            }
        }
        self.text = format!("{}{text}}}\n", self.text);
        let literals: Vec<String> = of.iter().map(|of| format!("{of}.class")).collect();
        let _ = writeln!(
            self.install,
            "java.lang.reflect.Proxy.offer(new {name}(null), {});",
            literals.join(", ")
        );
    }
}
