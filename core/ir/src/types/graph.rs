//! Which type is a part of which: the machine's own types, a language's classes, a program's classes and interfaces.
//!
//! **Invariants.** Parents are added before what derives from them or are taken to derive from `any`. Questions end
//! whatever the graph looks like: a class that derives from itself is visited once.

use super::TypeExpr;
use crate::Scalar;
use rustc_hash::{FxHashMap, FxHashSet};

/// What a name in the graph is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NodeKind {
    /// A class or a type of the machine's.
    Class,
    /// An interface: nothing is an instance of it alone.
    Interface,
    /// A class with a fixed set of instances.
    Enum,
}

/// How a constructor's argument may differ between a type and a part of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Variance {
    /// The argument of the part is a part of the argument.
    Covariant,
    /// The other way round.
    Contravariant,
    /// The arguments are the same.
    Invariant,
}

#[derive(Clone, Debug)]
struct Node {
    kind: NodeKind,
    parents: Vec<Box<str>>,
}

/// The types that there are.
#[derive(Clone, Debug)]
pub struct TypeGraph {
    nodes: FxHashMap<Box<str>, Node>,
    variance: FxHashMap<Box<str>, Vec<Variance>>,
    aliases: FxHashMap<Box<str>, TypeExpr>,
}

impl Default for TypeGraph {
    fn default() -> TypeGraph {
        TypeGraph::new()
    }
}

impl TypeGraph {
    /// The machine's own types.
    #[must_use]
    pub fn new() -> TypeGraph {
        let mut graph = TypeGraph {
            nodes: FxHashMap::default(),
            variance: FxHashMap::default(),
            aliases: FxHashMap::default(),
        };
        for name in [
            "number", "text", "bool", "char", "ptr", "nil", "bytes", "function", "sequence",
        ] {
            graph.add(name, NodeKind::Class, &["any"]);
        }
        for name in ["int", "f32", "f64"] {
            graph.add(name, NodeKind::Class, &["number"]);
        }
        for scalar in Scalar::FIXED
            .into_iter()
            .chain([Scalar::I128, Scalar::U128])
        {
            if scalar != Scalar::Char {
                graph.add(scalar.text(), NodeKind::Class, &["number"]);
            }
        }
        for name in ["list", "tuple", "array"] {
            graph.add(name, NodeKind::Class, &["sequence"]);
        }
        for name in ["set", "map"] {
            graph.add(name, NodeKind::Class, &["any"]);
        }
        // What can be written to takes exactly its element type; what is only read may give something narrower.
        for name in ["list", "array", "set", "pointer"] {
            graph.set_variance(name, &[Variance::Invariant]);
        }
        graph.set_variance("map", &[Variance::Invariant, Variance::Invariant]);
        graph.set_variance("tuple", &[Variance::Covariant]);
        graph
    }

    /// Adds a name, or parents to one.
    pub fn add(&mut self, name: &str, kind: NodeKind, parents: &[&str]) {
        let node = self.nodes.entry(name.into()).or_insert(Node {
            kind,
            parents: Vec::new(),
        });
        node.kind = kind;
        for parent in parents {
            if *parent != name && !node.parents.iter().any(|known| **known == **parent) {
                node.parents.push((*parent).into());
            }
        }
    }

    /// Says how the arguments of a constructor vary; those of others are covariant.
    pub fn set_variance(&mut self, constructor: &str, arguments: &[Variance]) {
        self.variance.insert(constructor.into(), arguments.to_vec());
    }

    /// Says what a name for a type stands for.
    pub fn add_alias(&mut self, name: &str, ty: TypeExpr) {
        self.aliases.insert(name.into(), ty);
    }

    /// What a name is.
    #[must_use]
    pub fn kind(&self, name: &str) -> Option<NodeKind> {
        self.nodes.get(name).map(|node| node.kind)
    }

    /// What a type stands for at its outside; an alias of itself for anything.
    #[must_use]
    pub fn resolve<'a>(&'a self, mut ty: &'a TypeExpr) -> &'a TypeExpr {
        for _ in 0..=self.aliases.len() {
            match ty {
                TypeExpr::Alias(name) => match self.aliases.get(name) {
                    Some(to) => ty = to,
                    None => return &TypeExpr::Unknown,
                },
                _ => return ty,
            }
        }
        &TypeExpr::Any
    }

    /// A name and all that it derives from, nearest first.
    #[must_use]
    pub fn ancestors<'a>(&'a self, name: &'a str) -> Vec<&'a str> {
        let mut found = vec![name];
        let mut seen: FxHashSet<&str> = found.iter().copied().collect();
        let mut at = 0;
        while at < found.len() {
            for parent in self
                .nodes
                .get(found[at])
                .into_iter()
                .flat_map(|node| &node.parents)
            {
                if seen.insert(parent) {
                    found.push(parent);
                }
            }
            at += 1;
        }
        if seen.insert("any") {
            found.push("any");
        }
        found
    }

    /// Whether a name is another or derives from it.
    #[must_use]
    pub fn derives(&self, name: &str, from: &str) -> bool {
        name == from || from == "any" || self.ancestors(name).contains(&from)
    }

    /// Whether every value of a type is one of another. What is not known may be anything and hold anything.
    #[must_use]
    pub fn is_subtype(&self, part: &TypeExpr, whole: &TypeExpr) -> bool {
        self.subtype(part, whole, 0)
    }

    fn subtype(&self, part: &TypeExpr, whole: &TypeExpr, depth: usize) -> bool {
        use TypeExpr as T;
        if depth > super::MAX_DEPTH {
            return true;
        }
        let (part, whole) = (self.resolve(part), self.resolve(whole));
        if part == whole {
            return true;
        }
        match (part, whole) {
            (_, T::Any | T::Unknown) | (T::Never | T::Unknown, _) => true,
            (T::Union(members), _) => members
                .iter()
                .all(|member| self.subtype(member, whole, depth + 1)),
            (_, T::Union(members)) => members
                .iter()
                .any(|member| self.subtype(part, member, depth + 1)),
            (T::Var(name, _), T::Var(other, _)) if name == other => true,
            (_, T::Var(_, bound)) => {
                (bound.as_ref()).is_none_or(|bound| self.subtype(part, bound, depth + 1))
            }
            (T::Var(_, bound), _) => {
                (bound.as_ref()).is_some_and(|bound| self.subtype(bound, whole, depth + 1))
            }
            (T::Any, _) => false,
            (T::Function(params, result), T::Function(wider, given)) => {
                params.len() == wider.len()
                    && (params.iter().zip(wider)).all(|(a, b)| self.subtype(b, a, depth + 1))
                    && self.subtype(result, given, depth + 1)
            }
            (T::Tuple(parts), T::Tuple(others)) => {
                parts.len() == others.len()
                    && (parts.iter().zip(others)).all(|(a, b)| self.subtype(a, b, depth + 1))
            }
            (T::Tuple(parts), T::Param(name, args)) if args.len() == 1 => {
                self.derives("tuple", name)
                    && parts.iter().all(|a| self.subtype(a, &args[0], depth + 1))
            }
            (T::Param(name, args), T::Param(other, wider)) => {
                self.derives(name, other)
                    && (name != other
                        || args.len() == wider.len()
                            && (args.iter().zip(wider).enumerate()).all(|(at, (a, b))| {
                                let variance = self.variance.get(name).and_then(|all| all.get(at));
                                match variance.unwrap_or(&Variance::Covariant) {
                                    Variance::Covariant => self.subtype(a, b, depth + 1),
                                    Variance::Contravariant => self.subtype(b, a, depth + 1),
                                    Variance::Invariant => {
                                        self.subtype(a, b, depth + 1)
                                            && self.subtype(b, a, depth + 1)
                                    }
                                }
                            }))
            }
            // A constructor without arguments says nothing of them.
            (_, T::Param(..) | T::Tuple(_) | T::Function(..)) => {
                matches!(part, T::Class(_) | T::Interface(_)) && part.head() == whole.head()
            }
            _ => match (part.head(), whole.head()) {
                (Some(part), Some(whole)) => self.derives(part, whole),
                _ => false,
            },
        }
    }

    /// The least type that has all values of two; their union where the nearest common one would be `any`.
    #[must_use]
    pub fn least_upper_bound(&self, a: &TypeExpr, b: &TypeExpr) -> TypeExpr {
        if self.is_subtype(a, b) && *a != TypeExpr::Unknown {
            return b.clone();
        }
        if self.is_subtype(b, a) && *b != TypeExpr::Unknown {
            return a.clone();
        }
        if let (TypeExpr::Param(name, args), TypeExpr::Param(other, others)) = (a, b)
            && name == other
            && args.len() == others.len()
            && !self
                .variance
                .get(name)
                .is_some_and(|all| all.iter().any(|&variance| variance != Variance::Covariant))
        {
            let args = args.iter().zip(others);
            return TypeExpr::Param(
                name.clone(),
                args.map(|(a, b)| self.least_upper_bound(a, b)).collect(),
            );
        }
        let common = match (self.resolve(a).head(), self.resolve(b).head()) {
            (Some(a), Some(b)) => {
                let others = self.ancestors(b);
                self.ancestors(a)
                    .into_iter()
                    .find(|name| others.contains(name))
            }
            _ => None,
        };
        match common {
            Some("any") | None => TypeExpr::union([a.clone(), b.clone()]),
            Some(name) => self.named(name),
        }
    }

    /// The type of a name.
    #[must_use]
    pub fn named(&self, name: &str) -> TypeExpr {
        if let Some(scalar) = Scalar::from_text(name) {
            return TypeExpr::Scalar(scalar);
        }
        match (name, self.kind(name)) {
            ("any", _) => TypeExpr::Any,
            ("nil", _) => TypeExpr::Nil,
            (_, Some(NodeKind::Interface)) => TypeExpr::Interface(name.into()),
            (_, Some(NodeKind::Enum)) => TypeExpr::Enum(name.into()),
            _ => TypeExpr::class(name),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ty(text: &str) -> TypeExpr {
        TypeExpr::parse(text).unwrap()
    }

    fn zoo() -> TypeGraph {
        let mut graph = TypeGraph::new();
        graph.add("Animal", NodeKind::Class, &["any"]);
        graph.add("Loud", NodeKind::Interface, &["any"]);
        graph.add("Dog", NodeKind::Class, &["Animal", "Loud"]);
        graph.add("Cat", NodeKind::Class, &["Animal"]);
        graph.add("Consumer", NodeKind::Interface, &["any"]);
        graph.set_variance("Consumer", &[Variance::Contravariant]);
        graph
    }

    #[test]
    fn parts_and_wholes() {
        let graph = zoo();
        for (part, whole, expected) in [
            ("int", "number", true),
            ("int", "f64", false),
            ("Dog", "Animal", true),
            ("Dog", "interface Loud", true),
            ("Cat", "interface Loud", false),
            ("Animal", "Dog", false),
            ("int", "int | text", true),
            ("int | text", "int", false),
            ("int | text", "any", true),
            ("<int, text>", "<number, text>", true),
            ("<int, text>", "tuple[int | text]", true),
            ("<int>", "<int, int>", false),
            ("list[int]", "list", true),
            ("list[int]", "list[number]", false),
            ("list[int]", "list[int]", true),
            ("tuple[int]", "tuple[number]", true),
            ("Consumer[Animal]", "Consumer[Dog]", true),
            ("Consumer[Dog]", "Consumer[Animal]", false),
            ("(number) -> int", "(int) -> number", true),
            ("(int) -> int", "(number) -> int", false),
            ("(int) -> number", "(int) -> int", false),
            ("int", "'T < number", true),
            ("text", "'T < number", false),
            ("tuple[int]", "tuple['T < number]", true),
            ("'T < int", "number", true),
            ("never", "int", true),
        ] {
            assert_eq!(
                graph.is_subtype(&ty(part), &ty(whole)),
                expected,
                "{part} in {whole}"
            );
        }
    }

    #[test]
    fn common_types() {
        let graph = zoo();
        for (a, b, expected) in [
            ("int", "f64", "number"),
            ("int", "text", "int | text"),
            ("Dog", "Cat", "Animal"),
            ("Dog", "Animal", "Animal"),
            ("Dog", "interface Loud", "interface Loud"),
            ("tuple[int]", "tuple[f64]", "tuple[number]"),
            ("list[int]", "list[f64]", "list"),
            ("int", "nil", "nil | int"),
        ] {
            let found = graph.least_upper_bound(&ty(a), &ty(b));
            assert_eq!(found.to_string(), ty(expected).to_string(), "{a} and {b}");
        }
    }

    #[test]
    fn names_for_types_are_followed_and_may_go_in_circles() {
        let mut graph = TypeGraph::new();
        graph.add_alias("IntPtr", ty("pointer[i32]"));
        graph.add_alias("Nested", ty("alias IntPtr"));
        graph.add_alias("Loop", ty("alias Pool"));
        graph.add_alias("Pool", ty("alias Loop"));
        graph.add_alias("Tree", ty("list[alias Tree]"));
        assert!(graph.is_subtype(&ty("alias Nested"), &ty("pointer[i32]")));
        assert!(!graph.is_subtype(&ty("alias Nested"), &ty("pointer[i64]")));
        assert_eq!(graph.resolve(&ty("alias Loop")), &TypeExpr::Any);
        assert!(graph.is_subtype(&ty("list[list[alias Tree]]"), &ty("alias Tree")));
        graph.add("A", NodeKind::Class, &["B"]);
        graph.add("B", NodeKind::Class, &["A"]);
        assert!(graph.derives("A", "B"));
        assert!(!graph.derives("A", "C"));
    }
}
