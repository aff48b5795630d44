//! `reddragon tree`.

use crate::arguments::Arguments;
use crate::{files, input};
use session::Compiled;
use session::ir::Functions;
use session::syntax::{LineIndex, Node, SyntaxTree};
use std::fmt::Write;
use std::process::ExitCode;

/// Prints the syntax tree: one node a line, indented, with its field, place and, for leaves, text.
pub fn tree(arguments: &Arguments) -> Result<ExitCode, String> {
    if input::is_several(arguments) || arguments.function.is_some() {
        return files::print(arguments, |compiled| {
            let tree = compiled
                .tree
                .as_ref()
                .ok_or("the text of the IR has no tree")?;
            shown(arguments, tree, &compiled.source, Some(compiled))
        });
    }
    let language = input::language(arguments)?;
    let source = input::read(&arguments.file)?;
    let tree = input::parse(&language, &source)?;
    out!("{}", shown(arguments, &tree, &source, None)?);
    Ok(ExitCode::SUCCESS)
}

fn shown(
    arguments: &Arguments,
    tree: &SyntaxTree,
    source: &str,
    compiled: Option<&Compiled>,
) -> Result<String, String> {
    let lines = LineIndex::new(source);
    let roots: Vec<Node> = match (&arguments.function, compiled) {
        (Some(name), Some(compiled)) => functions(compiled, name, tree.root(), source, &lines)?,
        _ => vec![tree.root()],
    };
    if arguments.json {
        let nodes: Vec<_> = (roots.iter())
            .flat_map(|root| root.descendants())
            .map(|node| json(node, source, &lines))
            .collect();
        return Ok(format!("{}\n", serde_json::Value::from(nodes)));
    }
    let mut text = String::new();
    // The ends of the nodes that enclose the one at hand.
    let mut open: Vec<usize> = Vec::new();
    for node in roots.iter().flat_map(|root| root.descendants()) {
        let index = node.index() as usize;
        while open.last().is_some_and(|&end| end <= index) {
            open.pop();
        }
        if node.is_named() || node.is_missing() {
            write_node(&mut text, node, open.len(), source, &lines);
        }
        open.push(index + node.descendants().count());
    }
    Ok(text)
}

/// The nodes of the functions of a name: those that stand where the functions do.
fn functions<'t>(
    compiled: &Compiled,
    name: &str,
    root: Node<'t>,
    source: &str,
    lines: &LineIndex,
) -> Result<Vec<Node<'t>>, String> {
    let wanted = session::functions_named(compiled, name)?;
    let module = compiled.module();
    let functions = Functions::of(module);
    let spans = (wanted.iter()).map(|&id| module.inst(functions.get(id).entry).span);
    let places: Vec<String> = spans.map(|span| span.to_string()).collect();
    let mut last = String::new();
    let mut found = Vec::new();
    for node in root.descendants().filter(|node| node.is_named()) {
        let at = place(node, source, lines);
        // Of several in one place the outermost.
        if places.contains(&at) && at != last {
            found.push(node);
            last = at;
        }
    }
    Ok(found)
}

fn place(node: Node<'_>, source: &str, lines: &LineIndex) -> String {
    let (start, end) = (
        lines.position(source, node.start()),
        lines.position(source, node.end()),
    );
    format!(
        "{}:{}-{}:{}",
        start.line, start.column, end.line, end.column
    )
}

fn write_node(text: &mut String, node: Node<'_>, depth: usize, source: &str, lines: &LineIndex) {
    let _ = write!(text, "{:1$}", "", depth * 2);
    if let Some(field) = node.field() {
        let _ = write!(text, "{field}: ");
    }
    if node.is_missing() {
        text.push_str("MISSING ");
    }
    let _ = write!(text, "{} {}", node.kind(), place(node, source, lines));
    if node.children().next().is_none() {
        let _ = write!(text, " {:?}", node.text(source));
    }
    text.push('\n');
}

fn json(node: Node<'_>, source: &str, lines: &LineIndex) -> serde_json::Value {
    serde_json::json!({
        "kind": node.kind(),
        "field": node.field(),
        "named": node.is_named(),
        "error": node.is_error(),
        "missing": node.is_missing(),
        "span": place(node, source, lines),
    })
}
