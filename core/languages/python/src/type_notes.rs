//! What annotations say of types, noted for analyses. Their values are the business of [`super::annotations`].
//!
//! An annotation is read from its text, so that one in quotes and one without say the same.

use super::lowerer::{FrameKind, Lowerer};
use super::type_aliases::TypeName;
use ir::{MAX_DEPTH, Scalar, TypeExpr, TypePlace};
use syntax::Node;

impl<'a> Lowerer<'a> {
    /// The type that an annotation means.
    pub fn type_of_annotation(&self, node: Node<'a>) -> TypeExpr {
        read(self.text(node), &|name| {
            self.scopes.types.get(name).copied()
        })
    }

    /// Notes the type of an annotated variable or member.
    pub fn note_variable(&mut self, target: Option<Node<'a>>, annotation: Node<'a>) {
        let Some(target) = target else { return };
        // These say how a name is used, not what it holds.
        let text = self.text(annotation);
        let kind = text.rsplit('.').next().unwrap_or(text);
        if matches!(kind, "Final" | "ClassVar" | "TypeAlias" | "InitVar") {
            return;
        }
        let ty = self.type_of_annotation(annotation);
        match target.kind() {
            "identifier" => {
                let name = self.mangled(self.text(target)).into_owned();
                let name = self.b.intern(&name);
                if let Some(&scope) = self.entries.last() {
                    self.b.note(TypePlace::Variable(scope, name), ty);
                }
            }
            "attribute" => {
                // A member of the instance at hand is one of the class around.
                let object = target
                    .child_by_field("object")
                    .map(|object| self.text(object));
                let member = target.child_by_field("attribute");
                let first = self.frame().first_parameter;
                let class = (self.frames.iter().zip(&self.entries).rev())
                    .find(|(frame, _)| matches!(frame.kind, FrameKind::Class))
                    .map(|(_, &entry)| entry);
                if let (Some(member), Some(class)) = (member, class)
                    && object.is_some()
                    && object == first
                {
                    let name = self.mangled(self.text(member)).into_owned();
                    let name = self.b.intern(&name);
                    self.b.note(TypePlace::Variable(class, name), ty);
                }
            }
            _ => {}
        }
    }
}

/// What a name that is none of the language's stands for, where it is no class.
type Meaning<'m> = dyn Fn(&str) -> Option<TypeName<'m>> + 'm;

/// How many names for types are followed, one inside of another.
const MAX_ALIASES: u32 = 3;

/// The type that a text means; what cannot be read is unknown.
fn read(text: &str, meaning: &Meaning) -> TypeExpr {
    read_inside(text, meaning, 0)
}

fn read_inside(text: &str, meaning: &Meaning, aliases: u32) -> TypeExpr {
    let mut reader = Reader {
        text,
        at: 0,
        aliases,
        meaning,
    };
    let ty = reader.union(0);
    reader.skip();
    match ty {
        Some(ty) if reader.at == text.len() => ty,
        _ => TypeExpr::Unknown,
    }
}

struct Reader<'t, 'm> {
    text: &'t str,
    at: usize,
    /// How many names for types this is the meaning of.
    aliases: u32,
    meaning: &'t Meaning<'m>,
}

impl<'t> Reader<'t, '_> {
    fn skip(&mut self) {
        let rest = &self.text[self.at..];
        self.at += rest.len() - rest.trim_start().len();
    }

    fn eat(&mut self, text: &str) -> bool {
        self.skip();
        let found = self.text[self.at..].starts_with(text);
        if found {
            self.at += text.len();
        }
        found
    }

    fn word(&mut self) -> &'t str {
        self.skip();
        let rest = &self.text[self.at..];
        let end = rest
            .find(|c: char| !c.is_alphanumeric() && !matches!(c, '_' | '.'))
            .unwrap_or(rest.len());
        self.at += end;
        &rest[..end]
    }

    fn union(&mut self, depth: usize) -> Option<TypeExpr> {
        if depth > MAX_DEPTH {
            return None;
        }
        let mut members = vec![self.part(depth)?];
        while self.eat("|") {
            members.push(self.part(depth)?);
        }
        Some(TypeExpr::union(members))
    }

    /// Types up to a bracket.
    fn list(&mut self, depth: usize) -> Option<Vec<TypeExpr>> {
        let mut list = Vec::new();
        while !self.eat("]") {
            list.push(self.union(depth + 1)?);
            if !self.eat(",") && !self.text[self.at..].trim_start().starts_with(']') {
                return None;
            }
        }
        Some(list)
    }

    fn part(&mut self, depth: usize) -> Option<TypeExpr> {
        self.skip();
        let rest = &self.text[self.at..];
        for quote in ["\"", "'"] {
            if let Some(inside) = rest.strip_prefix(quote) {
                let end = inside.find(quote)?;
                self.at += end + 2;
                if depth > MAX_DEPTH {
                    return None;
                }
                return Some(read_inside(&inside[..end], self.meaning, self.aliases));
            }
        }
        if self.eat("...") {
            return Some(TypeExpr::Unknown);
        }
        if self.eat("[") {
            return Some(TypeExpr::Tuple(self.list(depth)?));
        }
        if self.eat("(") {
            if self.eat(")") {
                return Some(TypeExpr::Tuple(Vec::new()));
            }
            let inner = self.union(depth + 1)?;
            return self.eat(")").then_some(inner);
        }
        let word = self.word();
        let name = word.rsplit('.').next().unwrap_or(word);
        if name.is_empty() {
            return None;
        }
        // What a function of parameters yet to be known is given.
        if let Some((of, "args" | "kwargs")) = word.rsplit_once('.')
            && (self.meaning)(of) == Some(TypeName::Variable)
        {
            return Some(TypeExpr::Unknown);
        }
        if !self.eat("[") {
            return Some(self.plain(name));
        }
        self.generic(name, depth)
    }

    fn plain(&self, name: &str) -> TypeExpr {
        match name {
            "int" => TypeExpr::Scalar(Scalar::Int),
            "float" => TypeExpr::Scalar(Scalar::F64),
            "str" | "LiteralString" | "AnyStr" => TypeExpr::Scalar(Scalar::Text),
            "bool" => TypeExpr::Scalar(Scalar::Bool),
            "None" => TypeExpr::Nil,
            "object" => TypeExpr::Any,
            "Any" => TypeExpr::Unknown,
            "NoReturn" | "Never" => TypeExpr::Never,
            "list" | "List" => TypeExpr::class("list"),
            "dict" | "Dict" => TypeExpr::class("map"),
            "set" | "Set" => TypeExpr::class("set"),
            "tuple" | "Tuple" => TypeExpr::class("tuple"),
            "Callable" | "callable" => TypeExpr::class("function"),
            // What these stand for differs from class to class.
            "Self" => TypeExpr::Unknown,
            _ => match (self.meaning)(name) {
                Some(TypeName::Variable) => TypeExpr::Var(name.into(), None),
                Some(TypeName::Alias(text)) if self.aliases < MAX_ALIASES => {
                    read_inside(text, self.meaning, self.aliases + 1)
                }
                Some(TypeName::Alias(_)) => TypeExpr::Unknown,
                None => TypeExpr::class(name),
            },
        }
    }

    fn generic(&mut self, name: &str, depth: usize) -> Option<TypeExpr> {
        if name == "Literal" {
            return self.literals();
        }
        let start = self.at;
        let mut args = self.list(depth)?;
        Some(match (name, args.len()) {
            ("list" | "List", 1) => TypeExpr::Param("list".into(), args),
            ("set" | "Set", 1) => TypeExpr::Param("set".into(), args),
            ("dict" | "Dict", 2) => TypeExpr::Param("map".into(), args),
            ("tuple" | "Tuple", _) => {
                let is_open = self.text[start..self.at].contains("...");
                match (is_open, args.first()) {
                    (true, Some(first)) => TypeExpr::Param("tuple".into(), vec![first.clone()]),
                    // `tuple[()]`
                    (false, Some(TypeExpr::Tuple(inner))) if inner.is_empty() => {
                        TypeExpr::Tuple(Vec::new())
                    }
                    _ => TypeExpr::Tuple(args),
                }
            }
            ("Optional", 1) => TypeExpr::optional(args.swap_remove(0)),
            ("Union", _) => TypeExpr::union(args),
            ("ClassVar" | "Final" | "Required" | "NotRequired", 1) | ("Annotated", _) => {
                args.swap_remove(0)
            }
            ("Callable", 2) => {
                let result = args.pop()?;
                match args.pop()? {
                    TypeExpr::Tuple(params) => TypeExpr::Function(params, Box::new(result)),
                    _ => TypeExpr::class("function"),
                }
            }
            ("type" | "Type", 1) => TypeExpr::Param("type".into(), args),
            _ => TypeExpr::param(name, args),
        })
    }

    /// The types of the values that are listed up to a bracket.
    fn literals(&mut self) -> Option<TypeExpr> {
        let rest = &self.text[self.at..];
        let end = rest.find(']')?;
        self.at += end + 1;
        let of = |value: &str| match value.trim() {
            "True" | "False" => TypeExpr::Scalar(Scalar::Bool),
            "None" => TypeExpr::Nil,
            value if value.starts_with(['"', '\'']) => TypeExpr::Scalar(Scalar::Text),
            value if value.starts_with(|c: char| c.is_ascii_digit() || c == '-') => {
                TypeExpr::Scalar(Scalar::Int)
            }
            _ => TypeExpr::Unknown,
        };
        Some(TypeExpr::union(rest[..end].split(',').map(of)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn annotations_are_types() {
        let meaning = |name: &str| match name {
            "T" => Some(TypeName::Variable),
            "Money" => Some(TypeName::Alias("float")),
            "Row" => Some(TypeName::Alias("list[int]")),
            "Tree" => Some(TypeName::Alias("int | list[Tree]")),
            _ => None,
        };
        for (text, expected) in [
            ("int", "int"),
            ("Optional[str]", "nil | text"),
            ("int | None", "int | nil"),
            ("List[int]", "list[int]"),
            ("dict[str, list[float]]", "map[text, list[f64]]"),
            ("tuple[int, ...]", "tuple[int]"),
            ("tuple[int, str]", "<int, text>"),
            ("tuple[()]", "<>"),
            ("Callable[[int, str], bool]", "(int, text) -> bool"),
            ("Callable[..., bool]", "function"),
            ("'Node'", "Node"),
            ("Optional[\"Node\"]", "nil | Node"),
            ("typing.Iterable[T]", "Iterable['T]"),
            ("Literal['a', 'b', 3]", "int | text"),
            ("ClassVar[int]", "int"),
            ("Union[int, str,]", "int | text"),
            ("Any", "unknown"),
            ("T.args", "unknown"),
            ("list[Money]", "list[f64]"),
            ("module.args", "args"),
            ("dict[str, Row]", "map[text, list[int]]"),
            ("Tree", "int | list[int | list[int | list[unknown]]]"),
            ("1 + 2", "unknown"),
            ("list[", "unknown"),
        ] {
            let expected = TypeExpr::parse(expected).unwrap();
            assert_eq!(read(text, &meaning), expected, "{text}");
        }
        assert_eq!(read(&"list[".repeat(10_000), &meaning), TypeExpr::Unknown);
    }
}
