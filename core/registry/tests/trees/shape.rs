//! What the trees of the three grammars look like.

use grammars::{Grammar, SyntaxTree, node_kinds, parse};

fn language(name: &str) -> &'static Grammar {
    registry::grammar(name).unwrap()
}

/// The tree as an S-expression of its named nodes, with fields, `!` for errors and `?` for missing.
fn outline(tree: &SyntaxTree) -> String {
    let mut text = String::new();
    let mut ends: Vec<u32> = Vec::new();
    for node in tree.root().descendants() {
        while ends.last().is_some_and(|&end| end <= node.index()) {
            ends.pop();
            text.push(')');
        }
        if !node.is_named() && !node.is_missing() {
            continue;
        }
        if !text.is_empty() {
            text.push(' ');
        }
        if let Some(field) = node.field() {
            text.push_str(field);
            text.push(':');
        }
        text.push('(');
        text.push_str(if node.is_error() { "!" } else { "" });
        text.push_str(if node.is_missing() { "?" } else { "" });
        text.push_str(node.kind());
        ends.push(node.index() + node.descendants().count() as u32);
    }
    text.extend(ends.iter().map(|_| ')'));
    text
}

#[test]
fn python_has_fields() {
    let source = "def f(x):\n    return x + 1\n";
    let tree = parse(language("python"), source);
    assert_eq!(
        outline(&tree),
        "(module (function_definition name:(identifier) parameters:(parameters (identifier)) \
         body:(block (return_statement (binary_operator left:(identifier) right:(integer))))))"
    );
    let function = tree.root().named_children().next().unwrap();
    assert_eq!(function.child_by_field("name").unwrap().text(source), "f");
    let keyword = function.children().next().unwrap();
    assert_eq!((keyword.kind(), keyword.is_named()), ("def", false));
    assert!(!tree.root().has_error());
}

#[test]
fn java_and_c_have_fields() {
    let tree = parse(language("java"), "class A { int x = 1; }");
    assert_eq!(
        outline(&tree),
        "(program (class_declaration name:(identifier) body:(class_body (field_declaration \
         type:(integral_type) declarator:(variable_declarator name:(identifier) \
         value:(decimal_integer_literal))))))"
    );
    let tree = parse(language("c"), "int main(void) { return 0; }");
    assert_eq!(
        outline(&tree),
        "(translation_unit (function_definition type:(primitive_type) \
         declarator:(function_declarator declarator:(identifier) parameters:(parameter_list \
         (parameter_declaration type:(primitive_type)))) body:(compound_statement \
         (return_statement (number_literal)))))"
    );
}

#[test]
fn fragments_are_programs() {
    for (name, source) in [
        ("python", "return 1\n"),
        ("java", "int x = 1; x += 2; if (x > 2) f(x);"),
        ("java", "static int f(int x) { return x; }"),
        ("c", "int x = 1; x += 2; if (x > 2) f(x); for (;;) {}"),
    ] {
        let tree = parse(language(name), source);
        assert_eq!(tree.syntax_errors().next(), None, "{source}");
    }
}

#[test]
fn errors_and_missing_nodes_are_marked_up_to_the_root() {
    let tree = parse(language("c"), "int x = 1");
    assert_eq!(
        outline(&tree),
        "(translation_unit (declaration type:(primitive_type) declarator:(init_declarator \
         declarator:(identifier) value:(number_literal)) (?;)))"
    );
    assert!(tree.root().has_error() && !tree.root().is_error());
    let missing = tree.root().descendants().find(|node| node.is_missing());
    let missing = missing.unwrap();
    assert_eq!((missing.kind(), missing.byte_range()), (";", 9..9));

    let source = "x = 1\n)) @\n";
    let tree = parse(language("python"), source);
    let error = tree.root().descendants().find(|node| node.is_error());
    let error = error.unwrap();
    assert_eq!((error.kind(), error.is_named()), ("ERROR", true));
    assert!(error.text(source).starts_with("))"));
    assert!(tree.root().has_error());
}

#[test]
fn comments_are_extra() {
    let tree = parse(language("python"), "x = 1  # one\n");
    let comment = tree.root().child_by_kind("comment").unwrap();
    assert!(comment.is_extra() && comment.is_named());
    assert_eq!(tree.root().named_children().count(), 1);
}

#[test]
fn spans_are_bytes_of_the_text() {
    let source = "žluť = \"🐉\" + x\n";
    let tree = parse(language("python"), source);
    let texts: Vec<&str> = tree
        .root()
        .descendants()
        .filter(|node| matches!(node.kind(), "identifier" | "string"))
        .map(|node| node.text(source))
        .collect();
    assert_eq!(texts, ["žluť", "\"🐉\"", "x"]);
}

#[test]
fn an_empty_text_has_a_root() {
    for (name, root) in [
        ("python", "module"),
        ("java", "program"),
        ("c", "translation_unit"),
    ] {
        let tree = parse(language(name), "");
        assert_eq!((tree.root().kind(), tree.len()), (root, 1));
        assert!(!tree.root().has_error());
    }
}

#[test]
fn deep_nesting_needs_no_stack() {
    let depth = 100_000;
    let source = format!("{}1{}\n", "(".repeat(depth), ")".repeat(depth));
    // Recursion per level could not fit such a stack.
    let small = std::thread::Builder::new().stack_size(256 * 1024);
    let parsed = small.spawn(move || parse(language("python"), &source));
    let tree = parsed.unwrap().join().unwrap();
    let parenthesized = |node: &syntax::Node| node.kind() == "parenthesized_expression";
    assert_eq!(
        tree.root().descendants().filter(parenthesized).count(),
        depth
    );
}

#[test]
fn node_kinds_are_what_trees_hold() {
    for (name, named, anonymous) in [
        ("python", "lambda", "lambda"),
        ("java", "if_statement", "if"),
        ("c", "for_statement", "for"),
    ] {
        let kinds = node_kinds(language(name));
        let has = |name: &str, named| {
            kinds
                .iter()
                .any(|kind| kind.name == name && kind.named == named)
        };
        assert!(has(named, true) && has(anonymous, false) && has("ERROR", true));
        assert!(!has("end", false) && !has("", true) && !has("", false));
        assert!(kinds.iter().all(|kind| !kind.name.contains("_repeat")));
        let mut sorted = kinds.clone();
        sorted.dedup();
        assert_eq!(sorted, kinds);
    }
}
