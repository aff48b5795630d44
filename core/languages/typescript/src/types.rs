//! What the types that are written mean for analyses: those of parameters, variables and results, by the places of what has them.
//!
//! A type is read as far as its values can be told apart: one of literals is that of their values, a tuple is an array, a type variable
//! and what is computed from types are unknown.

use ir::{MAX_DEPTH, Scalar, TypeExpr};
use javascript::DeclaredTypes;
use rustc_hash::FxHashMap;
use syntax::{Node, SyntaxTree};

/// How many names for types are followed, one inside of another.
const MAX_ALIASES: u32 = 3;

/// The types that a source declares.
pub(super) fn declared(tree: &SyntaxTree, source: &str) -> DeclaredTypes {
    let reader = Reader {
        source,
        named: named(tree, source),
    };
    let mut types = DeclaredTypes::default();
    for node in tree.root().descendants() {
        match node.kind() {
            "required_parameter" | "optional_parameter" => reader.parameter(node, &mut types),
            "variable_declarator" => {
                if let (Some(name), Some(ty)) =
                    (node.child_by_field("name"), reader.annotated(node))
                {
                    types.names.insert(name.start(), ty);
                }
            }
            _ => {
                let result = node.child_by_field("return_type");
                if let Some(ty) = result.and_then(|result| reader.known(result)) {
                    types.results.insert(node.start(), ty);
                }
            }
        }
    }
    types
}

/// What a name for a type stands for.
#[derive(Clone, Copy)]
enum Meaning<'t> {
    Type(Node<'t>),
    Variable,
    Enum(Node<'t>),
    Class,
}

fn named<'t>(tree: &'t SyntaxTree, source: &'t str) -> FxHashMap<&'t str, Meaning<'t>> {
    let mut named = FxHashMap::default();
    for node in tree.root().descendants() {
        let meaning = match node.kind() {
            "type_alias_declaration" => match node.child_by_field("value") {
                Some(_) if node.child_by_field("type_parameters").is_some() => Meaning::Variable,
                Some(value) => Meaning::Type(value),
                None => continue,
            },
            "type_parameter" | "infer_type" | "mapped_type_clause" => Meaning::Variable,
            "enum_declaration" => Meaning::Enum(node),
            "class_declaration" | "abstract_class_declaration" | "interface_declaration" => {
                Meaning::Class
            }
            _ => continue,
        };
        let name = node.child_by_field("name");
        let name = name.or_else(|| node.child_by_kind("type_identifier"));
        if let Some(name) = name {
            // What stands for several things is not known.
            let name = name.text(source);
            let is_other = matches!(
                (named.get(name), meaning),
                (None, _) | (Some(Meaning::Class), Meaning::Class)
            );
            named.insert(name, if is_other { meaning } else { Meaning::Variable });
        }
    }
    named
}

struct Reader<'t> {
    source: &'t str,
    named: FxHashMap<&'t str, Meaning<'t>>,
}

fn number() -> TypeExpr {
    TypeExpr::union([TypeExpr::Scalar(Scalar::Int), TypeExpr::Scalar(Scalar::F64)])
}

impl<'t> Reader<'t> {
    fn parameter(&self, node: Node<'t>, types: &mut DeclaredTypes) {
        let Some(pattern) = node.child_by_field("pattern") else {
            return;
        };
        let name = match pattern.kind() {
            "rest_pattern" => pattern.named_children().next(),
            _ => Some(pattern),
        };
        if let (Some(name), Some(ty)) = (name, self.annotated(node)) {
            let ty = match node.kind() {
                "optional_parameter" => TypeExpr::optional(ty),
                _ => ty,
            };
            types.names.insert(name.start(), ty);
        }
    }

    fn annotated(&self, node: Node<'t>) -> Option<TypeExpr> {
        self.known(node.child_by_field("type")?)
    }

    /// The type of an annotation, if all of it is known.
    fn known(&self, annotation: Node<'t>) -> Option<TypeExpr> {
        let ty = match annotation.kind() {
            "type_predicate_annotation" => TypeExpr::Scalar(Scalar::Bool),
            "asserts_annotation" => TypeExpr::Nil,
            _ => self.read(first(annotation)?, 0, 0),
        };
        Some(ty).filter(|ty| !ty.has_unknown())
    }

    fn read(&self, node: Node<'t>, depth: usize, aliases: u32) -> TypeExpr {
        if depth >= MAX_DEPTH {
            return TypeExpr::Unknown;
        }
        let inner = |node: Node<'t>| self.read(node, depth + 1, aliases);
        let of_first = || first(node).map_or(TypeExpr::Unknown, inner);
        let list = |elements| TypeExpr::Param("list".into(), vec![elements]);
        match node.kind() {
            "predefined_type" => predefined(node.text(self.source)),
            "literal_type" => {
                first(node).map_or(TypeExpr::Unknown, |literal| literal_type(literal))
            }
            "template_literal_type" => TypeExpr::Scalar(Scalar::Text),
            "parenthesized_type" | "readonly_type" => of_first(),
            "array_type" => list(of_first()),
            "tuple_type" => list(TypeExpr::union(parts(node).map(|part| match part.kind() {
                "rest_type" => TypeExpr::Unknown,
                "optional_type" => TypeExpr::optional(first(part).map_or(TypeExpr::Unknown, inner)),
                "required_parameter" => self.element(part, depth, aliases),
                "optional_parameter" => TypeExpr::optional(self.element(part, depth, aliases)),
                _ => inner(part),
            }))),
            "union_type" => TypeExpr::union(parts(node).map(inner)),
            "function_type" => TypeExpr::class("function"),
            "type_identifier" => self.name(node.text(self.source), depth, aliases),
            "generic_type" => self.generic(node, depth, aliases),
            _ => TypeExpr::Unknown,
        }
    }

    /// An element of a tuple that has a name.
    fn element(&self, node: Node<'t>, depth: usize, aliases: u32) -> TypeExpr {
        let annotation = node.child_by_field("type").and_then(first);
        annotation.map_or(TypeExpr::Unknown, |ty| self.read(ty, depth + 1, aliases))
    }

    fn name(&self, name: &str, depth: usize, aliases: u32) -> TypeExpr {
        match self.named.get(name) {
            Some(Meaning::Type(value)) if aliases < MAX_ALIASES => {
                self.read(*value, depth + 1, aliases + 1)
            }
            Some(Meaning::Type(_) | Meaning::Variable) => TypeExpr::Unknown,
            Some(Meaning::Enum(node)) => {
                let has_texts = node
                    .descendants()
                    .any(|part| part.kind().contains("string"));
                match has_texts {
                    true => TypeExpr::union([number(), TypeExpr::Scalar(Scalar::Text)]),
                    false => number(),
                }
            }
            Some(Meaning::Class) => TypeExpr::class(name),
            None if name == "Function" => TypeExpr::class("function"),
            None => TypeExpr::class(name),
        }
    }

    fn generic(&self, node: Node<'t>, depth: usize, aliases: u32) -> TypeExpr {
        let name = node
            .child_by_field("name")
            .map_or("", |name| name.text(self.source));
        let args = node.child_by_field("type_arguments");
        let mut args: Vec<TypeExpr> = (args.into_iter().flat_map(parts))
            .map(|arg| self.read(arg, depth + 1, aliases))
            .collect();
        match name {
            "Array" | "ReadonlyArray" if args.len() == 1 => TypeExpr::Param("list".into(), args),
            "Readonly" | "NonNullable" | "Partial" | "Required" if args.len() == 1 => {
                args.swap_remove(0)
            }
            "Record"
            | "Pick"
            | "Omit"
            | "Exclude"
            | "Extract"
            | "ReturnType"
            | "Parameters"
            | "InstanceType"
            | "ConstructorParameters"
            | "Awaited"
            | "ThisType" => TypeExpr::Unknown,
            _ if matches!(
                self.named.get(name),
                Some(Meaning::Variable | Meaning::Type(_))
            ) =>
            {
                TypeExpr::Unknown
            }
            _ => TypeExpr::param(name, args),
        }
    }
}

fn parts(node: Node<'_>) -> impl Iterator<Item = Node<'_>> {
    node.named_children().filter(|child| !child.is_extra())
}

fn first(node: Node<'_>) -> Option<Node<'_>> {
    parts(node).next()
}

fn predefined(word: &str) -> TypeExpr {
    match word {
        "number" => number(),
        "string" => TypeExpr::Scalar(Scalar::Text),
        "boolean" => TypeExpr::Scalar(Scalar::Bool),
        "void" | "undefined" => TypeExpr::Nil,
        "never" => TypeExpr::Never,
        word @ ("symbol" | "bigint") => TypeExpr::class(word),
        _ => TypeExpr::Unknown,
    }
}

/// The type of a literal's value.
fn literal_type(literal: Node<'_>) -> TypeExpr {
    match literal.kind() {
        "string" => TypeExpr::Scalar(Scalar::Text),
        "number" | "unary_expression" => number(),
        "true" | "false" => TypeExpr::Scalar(Scalar::Bool),
        "null" => TypeExpr::class("null"),
        "undefined" => TypeExpr::Nil,
        _ => TypeExpr::Unknown,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn written_types_are_those_of_the_places_that_have_them() {
        let front = "type Id = string | number; enum E { A } interface P {} function f<T>() {}\n";
        for (text, expected) in [
            ("number", Some("f64 | int")),
            ("string | null", Some("null | text")),
            ("'on' | 'off' | 1", Some("f64 | int | text")),
            ("Id[]", Some("list[f64 | int | text]")),
            (
                "readonly [a: string, b?: boolean]",
                Some("list[bool | nil | text]"),
            ),
            ("Map<string, P>", Some("Map[text, P]")),
            ("E", Some("f64 | int")),
            ("(x: number) => string", Some("function")),
            ("Readonly<P> | undefined", Some("P | nil")),
            ("`v${number}`", Some("text")),
            ("T", None),
            ("any", None),
            ("Record<string, number>", None),
            ("keyof P", None),
        ] {
            let source = format!("{front}let x: {text};");
            let tree = grammars::parse(&crate::GRAMMAR, &source);
            let types = declared(&tree, &source);
            let at = (front.len() + "let ".len()) as u32;
            let expected = expected.map(|expected| TypeExpr::parse(expected).unwrap());
            assert_eq!(types.names.get(&at), expected.as_ref(), "{text}");
        }
    }

    #[test]
    fn results_and_optional_parameters_have_types() {
        let source = "function f(a?: string, ...b: number[]): asserts a is string {}";
        let tree = grammars::parse(&crate::GRAMMAR, source);
        let types = declared(&tree, source);
        let of = |text: &str| TypeExpr::parse(text).unwrap();
        assert_eq!(types.names.get(&11), Some(&of("nil | text")));
        assert_eq!(types.names.get(&26), Some(&of("list[f64 | int]")));
        assert_eq!(types.results.get(&0), Some(&TypeExpr::Nil));
    }
}
