//! What the language refuses before anything runs: the first thing wrong with a file, in the order in which it is read.

mod attributes;
mod classes;
mod compatible;
mod expressions;
mod functions;
mod imports;
mod inheritance;
mod overridden;
pub(super) mod statements;
mod traits;
mod types;

pub(super) use classes::class_word;

use super::names::Region;
use super::{Lowerer, parts};
use rustc_hash::FxHashMap;
use syntax::Node;

/// What is wrong, and on which line.
pub(super) struct Wrong {
    pub words: String,
    pub line: usize,
}

type Checked = Result<(), Wrong>;

/// What is around the place at hand.
#[derive(Clone, Copy, Default)]
struct Around<'a> {
    /// The function, method or closure.
    function: Option<Node<'a>>,
    /// The class, interface, trait or enumeration, and the kind of its node.
    class: Option<Node<'a>>,
    /// How many loops and `switch`es are open.
    loops: usize,
    /// Which of those are `switch`es, the innermost one in the lowest bit.
    switches: u64,
}

/// What the file has declared so far.
#[derive(Default)]
struct Seen {
    /// Functions in lower case, and their lines.
    functions: FxHashMap<String, usize>,
}

impl<'a> Lowerer<'a> {
    /// The first thing that is wrong with a file.
    pub(super) fn refused(&mut self, regions: &[Region<'a>], root: Node<'a>) -> Option<Wrong> {
        let mut seen = Seen::default();
        self.check_order(root).err().or_else(|| {
            regions
                .iter()
                .find_map(|region| self.check_region(region, &mut seen).err())
        })
    }

    fn check_region(&mut self, region: &Region<'a>, seen: &mut Seen) -> Checked {
        self.enter(region);
        self.check_imports(region)?;
        self.check_jumps(&region.nodes)?;
        for node in &region.nodes {
            if node.kind() == "function_definition" {
                self.check_redeclared(*node, seen)?;
            }
            self.check(*node, Around::default())?;
        }
        Ok(())
    }

    fn line(&self, node: Node<'_>) -> usize {
        self.source.as_bytes()[..node.start() as usize]
            .iter()
            .filter(|&&byte| byte == b'\n')
            .count()
            + 1
    }

    fn wrong(&self, node: Node<'_>, words: impl Into<String>) -> Checked {
        Err(Wrong {
            words: words.into(),
            line: self.line(node),
        })
    }

    /// Something that is told before the program runs, and does not keep it from that.
    fn warn(&self, node: Node<'_>, words: impl Into<String>) {
        let line = self.line(node);
        let words = words.into();
        self.warned.borrow_mut().push(Wrong { words, line });
    }

    fn is_this(&self, node: Node<'_>) -> bool {
        node.kind() == "variable_name" && self.text(node) == "$this"
    }

    /// A node and what is in it.
    fn check(&self, node: Node<'a>, around: Around<'a>) -> Checked {
        self.check_expression(node, around)?;
        self.check_statement(node, around)?;
        let mut inside = around;
        match node.kind() {
            "function_definition"
            | "method_declaration"
            | "anonymous_function"
            | "arrow_function" => {
                self.check_function(node, around)?;
                inside.function = Some(node);
                inside.loops = 0;
                inside.switches = 0;
            }
            "class_declaration"
            | "interface_declaration"
            | "trait_declaration"
            | "enum_declaration"
            | "anonymous_class" => {
                self.check_attributes(node)?;
                self.check_class(node)?;
                inside.class = Some(node);
                inside.function = None;
                inside.loops = 0;
                inside.switches = 0;
            }
            "while_statement" | "do_statement" | "for_statement" | "foreach_statement"
            | "switch_statement" => {
                inside.loops += 1;
                let is_switch = u64::from(node.kind() == "switch_statement");
                inside.switches = around.switches << 1 | is_switch;
            }
            _ => {}
        }
        for part in parts(node) {
            self.check(part, inside)?;
        }
        if node.kind() == "class_declaration" && around.function.is_none() {
            self.check_early(node)?;
        }
        Ok(())
    }

    fn check_redeclared(&self, node: Node<'a>, seen: &mut Seen) -> Checked {
        let Some(name) = node.child_by_field("name") else {
            return Ok(());
        };
        let full = self.within(self.text(name));
        let lower = full.to_ascii_lowercase();
        if crate::PARAMETERS
            .lines()
            .any(|line| line.split('(').next() == Some(lower.as_str()))
        {
            return self.wrong(node, format!("Cannot redeclare {full}()"));
        }
        if let Some(line) = seen.functions.insert(lower, self.line(node)) {
            return Err(Wrong {
                words: format!("\0{full}\0{line}"),
                line: self.line(node),
            });
        }
        Ok(())
    }

    /// Declarations that must come first.
    fn check_order(&self, root: Node<'a>) -> Checked {
        let mut is_first = true;
        let mut style = None;
        for node in parts(root) {
            match node.kind() {
                "php_tag" | "text" if self.text(node).starts_with("<?") => continue,
                "declare_statement" => {
                    for directive in node
                        .named_children()
                        .filter(|part| part.kind() == "declare_directive")
                    {
                        let text = self.text(directive);
                        if text.starts_with("encoding") {
                            let words = "declare(encoding=...) ignored because Zend multibyte \
                                         feature is turned off by settings";
                            self.warn(node, words);
                        }
                        if !text.starts_with("strict_types") {
                            continue;
                        }
                        if !is_first {
                            let words = "strict_types declaration must be the very first \
                                         statement in the script";
                            return self.wrong(node, words);
                        }
                        let value = text.rsplit('=').next().unwrap_or("").trim();
                        if !matches!(value, "0" | "1") {
                            let words = "strict_types declaration must have 0 or 1 as its value";
                            return self.wrong(node, words);
                        }
                        if node
                            .named_children()
                            .any(|part| part.kind() == "compound_statement")
                        {
                            let words = "strict_types declaration must not use block mode";
                            return self.wrong(node, words);
                        }
                    }
                    continue;
                }
                "namespace_definition" => {
                    let has_body = node.child_by_field("body").is_some();
                    if style.is_none() && !is_first {
                        let words = "Namespace declaration statement has to be the very first \
                                     statement or after any declare call in the script";
                        return self.wrong(node, words);
                    }
                    if style.is_some_and(|style| style != has_body) {
                        let words = "Cannot mix bracketed namespace declarations with \
                                     unbracketed namespace declarations";
                        return self.wrong(node, words);
                    }
                    style = Some(has_body);
                }
                "namespace_use_declaration" | "comment" | "empty_statement" | "php_end_tag" => {}
                _ if style == Some(true) => {
                    return self.wrong(node, "No code may exist outside of namespace {}");
                }
                _ => {}
            }
            is_first = false;
        }
        Ok(())
    }
}
