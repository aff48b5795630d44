//! What is refused that the language's grammar reads, and that of the trees does not: found out while a source is read.

use super::Unreadable;

/// What has been found.
#[derive(Default)]
pub(super) struct Marks {
    found: Vec<(usize, Unreadable)>,
    /// Where the members begin that the class at hand may not have, if it is of another kind.
    properties: Vec<usize>,
    cases: Vec<usize>,
}

/// Names of classes that the trees' grammar does not take for names.
const RESERVED: &[&str] = &[
    "int", "float", "bool", "string", "true", "false", "null", "void", "iterable", "object",
    "mixed", "never",
];

impl Marks {
    /// The first thing that is refused.
    pub(super) fn first(mut self) -> Option<Unreadable> {
        self.found.sort_by_key(|(place, _)| *place);
        self.found.into_iter().next().map(|(_, wrong)| wrong)
    }

    fn wrong(&mut self, source: &str, place: usize, words: impl Into<String>) {
        let line = source[..place].matches('\n').count() + 1;
        self.found.push((
            place,
            Unreadable {
                words: words.into(),
                line,
            },
        ));
    }

    /// A form of a rule has been read: where its parts begin, and what follows.
    pub(super) fn take(&mut self, mark: &str, source: &str, starts: &[usize], end: usize) {
        let start = starts[0];
        let part =
            |at: usize| source[starts[at]..starts.get(at + 1).copied().unwrap_or(end)].trim();
        match mark {
            "foreach" if part(4).starts_with('&') => {
                self.wrong(source, start, "Key element cannot be a reference");
            }
            "default" if part(3).starts_with("...") => {
                self.wrong(
                    source,
                    starts[4],
                    "Variadic parameter cannot have a default value",
                );
            }
            "parameter" | "default" if !part(0).is_empty() && part(3).starts_with("...") => {
                self.wrong(
                    source,
                    starts[4],
                    "Cannot declare variadic promoted property",
                );
            }
            "enum" => {
                let (name, ty) = (part(2), part(3));
                let ty = ty.trim_start_matches(':').trim_start();
                if !matches!(ty.to_ascii_lowercase().as_str(), "" | "int" | "string") {
                    let words = format!("Enum backing type must be int or string, {ty} given");
                    self.wrong(source, start, words);
                }
                if let Some(at) = self.properties.iter().find(|at| **at > start).copied() {
                    self.wrong(source, at, format!("Enum {name} cannot include properties"));
                }
                self.close(start);
            }
            "class" => {
                let name = starts
                    .windows(2)
                    .map(|two| source[two[0]..two[1]].trim())
                    .nth(3)
                    .unwrap_or("");
                let name = if source[start..].starts_with("class") {
                    part(2)
                } else {
                    name
                };
                if RESERVED.contains(&name.to_ascii_lowercase().as_str()) {
                    let words = format!("Cannot use '{name}' as class name as it is reserved");
                    self.wrong(source, start, words);
                }
                if let Some(at) = self.cases.iter().find(|at| **at > start).copied() {
                    self.wrong(source, at, "Case can only be used in enums");
                }
                self.close(start);
            }
            "try" if part(4).is_empty() && part(5).is_empty() => {
                self.wrong(source, start, "Cannot use try without catch or finally");
            }
            "property" => self.properties.push(start),
            "case" => self.cases.push(start),
            "braces" => self.wrong(
                source,
                start,
                "Array and string offset access syntax with curly braces is no longer supported",
            ),
            "pattern" => self.pattern(source, start, part(1), true),
            "list" => self.pattern(source, start, part(2), false),
            "declare" => {
                for one in part(2).split(',') {
                    let Some((name, value)) = one.split_once('=') else {
                        continue;
                    };
                    let is_literal = value
                        .trim_start()
                        .starts_with(|c: char| c.is_ascii_digit() || matches!(c, '\'' | '"'));
                    let name = name.trim().to_ascii_lowercase();
                    if !is_literal && matches!(name.as_str(), "ticks" | "strict_types" | "encoding")
                    {
                        let words = match name.as_str() {
                            "encoding" => "Encoding must be a literal".to_owned(),
                            _ => format!("declare({name}) value must be a literal"),
                        };
                        self.wrong(source, start, words);
                    }
                }
            }
            _ => {}
        }
    }

    /// Members of a class whose end has been read are no others'.
    fn close(&mut self, start: usize) {
        self.properties.retain(|at| *at < start);
        self.cases.retain(|at| *at < start);
    }

    /// What a pattern's elements may not be.
    fn pattern(&mut self, source: &str, start: usize, inside: &str, is_short: bool) {
        for element in elements(inside) {
            let target = element.rsplit("=>").next().unwrap_or("").trim();
            let word = |word: &str| {
                let rest = target
                    .get(..word.len())
                    .filter(|own| own.eq_ignore_ascii_case(word));
                rest.is_some() && target[word.len()..].trim_start().starts_with('(')
            };
            let words = if element.starts_with("...") {
                "Spread operator is not supported in assignments"
            } else if is_short && word("list") || !is_short && target.starts_with('[') {
                "Cannot mix [] and list()"
            } else if target.starts_with(|c: char| c.is_ascii_digit() || matches!(c, '"' | '\'')) {
                "Assignments can only happen to writable values"
            } else {
                continue;
            };
            return self.wrong(source, start, words);
        }
    }
}

/// The elements of a list; commas in brackets and texts part none.
fn elements(text: &str) -> Vec<&str> {
    let (mut found, mut start, mut depth, mut quote) = (Vec::new(), 0, 0, None);
    for (at, byte) in text.bytes().enumerate() {
        match (byte, quote) {
            (b'"' | b'\'', None) => quote = Some(byte),
            (_, Some(open)) if open == byte => quote = None,
            (b'(' | b'[' | b'{', None) => depth += 1,
            (b')' | b']' | b'}', None) => depth -= 1,
            (b',', None) if depth == 0 => {
                found.push(text[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    found.push(text[start..].trim());
    found
}
