//! Which methods a program hides, by name: calls of those alone ask whether they are allowed.
//!
//! What a call finds when it runs decides; a name here only says that it is worth asking.

use rustc_hash::FxHashSet;
use syntax::Node;

/// The names of methods that stand behind `private` or `protected`.
pub(super) fn guarded<'a>(root: Node<'a>, source: &'a str) -> FxHashSet<&'a str> {
    let mut names = FxHashSet::default();
    if source.contains("include Singleton") {
        names.insert("new");
    }
    // What stands outside of all classes is every object's, for itself alone.
    for node in root.named_children() {
        if node.kind() == "method" {
            names.extend(node.child_by_field("name").map(|name| name.text(source)));
        }
    }
    for body in root.descendants() {
        let mut hides = false;
        for child in body.named_children() {
            match child.kind() {
                "identifier" => match child.text(source) {
                    "private" | "protected" | "module_function" => hides = true,
                    "public" => hides = false,
                    _ => {}
                },
                "call" => {
                    let method = child.child_by_field("method");
                    let word = method.map_or("", |method| method.text(source));
                    let says = matches!(
                        word,
                        "private" | "protected" | "private_class_method" | "module_function"
                    );
                    if says || hides && word.starts_with("attr_") {
                        named(child, source, &mut names);
                    }
                }
                "method" if hides => {
                    names.extend(child.child_by_field("name").map(|name| name.text(source)));
                }
                _ => {}
            }
        }
    }
    names
}

/// Functions of the library that an object may call by itself only.
const FUNCTIONS: &[&str] = &[
    "abort",
    "at_exit",
    "binding",
    "caller",
    "catch",
    "exit",
    "format",
    "gets",
    "initialize",
    "initialize_clone",
    "initialize_copy",
    "initialize_dup",
    "lambda",
    "load",
    "loop",
    "p",
    "pp",
    "print",
    "printf",
    "proc",
    "putc",
    "puts",
    "raise",
    "rand",
    "respond_to_missing?",
    "sleep",
    "sprintf",
    "throw",
    "warn",
];

/// Methods of modules that only their own bodies may call.
const OF_MODULES: &[&str] = &[
    "module_function",
    "private",
    "protected",
    "public",
    "refine",
    "remove_const",
];

/// Whether a call of a receiver that is written is worth asking about, as what the library has of that name belongs to the receiver
/// alone. Constants and global variables are what such names are mostly called on, and may be.
pub(super) fn is_own(receiver: &str, name: &str) -> bool {
    match receiver {
        "constant" | "scope_resolution" => OF_MODULES.contains(&name),
        "global_variable" => false,
        _ => FUNCTIONS.contains(&name) || OF_MODULES.contains(&name),
    }
}

/// The names in the arguments of a call.
fn named<'a>(call: Node<'a>, source: &'a str, names: &mut FxHashSet<&'a str>) {
    let arguments = call.child_by_field("arguments");
    for node in arguments.into_iter().flat_map(Node::descendants) {
        match node.kind() {
            "simple_symbol" => {
                names.insert(node.text(source).trim_start_matches(':'));
            }
            "string_content" => {
                names.insert(node.text(source));
            }
            "bare_symbol" => {
                names.insert(node.text(source));
            }
            "method" | "singleton_method" => {
                names.extend(node.child_by_field("name").map(|name| name.text(source)));
            }
            _ => {}
        }
    }
}
