//! The lines of a traceback, as data.

use crate::heap::TraceEntry;
use crate::machine::Machine;
use crate::value::Value;
use ir::{BinOp, Callee, Fault, Op, Span, Symbol};

/// One call that an exception went through.
#[derive(Clone, Debug)]
pub struct TraceLine {
    /// The file's name.
    pub file: String,
    /// The line, from 1.
    pub line: u32,
    /// The function's name.
    pub function: String,
    /// The text of the line, without the space around it.
    pub source: String,
    /// What stands below it to point at the part that failed; empty where that is all of it.
    pub marks: String,
    /// The line as it stands in the source.
    pub whole: String,
    /// The column, from 0, of what failed: of a member or method its name, of anything else where it begins.
    pub column: u32,
}

/// The lines of an exception's traceback, outermost call first, without the library's.
#[must_use]
pub fn lines(m: &Machine, exception: Value) -> Vec<TraceLine> {
    all_lines(m, exception, false)
}

/// Those lines, with the names of the library's functions where they are asked for.
#[must_use]
pub fn all_lines(m: &Machine, exception: Value, with_library: bool) -> Vec<TraceLine> {
    let told = |entry, missing| {
        let own = line(m, entry, missing);
        own.or_else(|| with_library.then(|| library_line(m, entry)))
    };
    let entries = m
        .exception_data(exception)
        .map_or(&[][..], |data| &data.traceback);
    // Where the innermost call is of a function or method that was not found, the look-up is what failed, not the call.
    let is_look_up = [Fault::NoAttribute, Fault::UnknownName, Fault::UnboundGlobal]
        .into_iter()
        .any(|fault| m.is_fault(exception, fault));
    let missing = if is_look_up {
        missing_name(m, exception)
    } else {
        None
    };
    let innermost = entries
        .iter()
        .take(1)
        .filter_map(|&entry| told(entry, missing));
    let others = entries
        .iter()
        .skip(1)
        .filter_map(|&entry| told(entry, None));
    let mut lines: Vec<TraceLine> = innermost.chain(others).collect();
    lines.reverse();
    lines
}

/// The calls that are under way, innermost first, with the library's or without. Only so many are told.
#[must_use]
pub fn under_way(m: &Machine, with_library: bool) -> Vec<TraceLine> {
    let entries = m.calls_under_way();
    let lines = entries.into_iter().filter_map(|entry| {
        let own = line(m, entry, None);
        own.or_else(|| with_library.then(|| library_line(m, entry)))
    });
    lines.collect()
}

/// What is told of a call of the library's: its name.
fn library_line(m: &Machine, entry: TraceEntry) -> TraceLine {
    let code = &m.linked.codes[entry.code as usize];
    TraceLine {
        file: String::new(),
        line: 0,
        function: m.name(code.name).to_owned(),
        source: String::new(),
        marks: String::new(),
        whole: String::new(),
        column: 0,
    }
}

/// The name of the variable or member that was not found.
fn missing_name(m: &Machine, exception: Value) -> Option<Symbol> {
    let name = m.names.get("name")?;
    let (_, value) = m
        .members_of(exception)
        .into_iter()
        .find(|&(member, _)| member == name)?;
    m.names.get(&m.text_of(value)?)
}

/// The line for a call that is the program's; `None` for the library's.
fn line(m: &Machine, entry: TraceEntry, missing: Option<Symbol>) -> Option<TraceLine> {
    let code = &m.linked.codes[entry.code as usize];
    let module = &m.linked.program.modules[code.module.index()];
    if module.is_library {
        return None;
    }
    let at = *code.insts.get(entry.pc as usize)?;
    let inst = module.inst(at);
    let mut span = module.place(at);
    let source = m
        .sources
        .get(code.module.index())
        .cloned()
        .unwrap_or_default();
    let text = source
        .text
        .lines()
        .nth(span.start.line.saturating_sub(1) as usize)
        .unwrap_or("");
    let found_until = match &inst.op {
        Op::CallMethod { method, .. } if Some(*method) == missing => {
            end_of_member(text, span, m.name(*method))
        }
        Op::CallFunction {
            callee: Callee::Name(name),
            ..
        } if Some(*name) == missing => {
            Some(span.start.column + m.name(*name).chars().count() as u32)
        }
        _ => None,
    };
    if let Some(end) = found_until {
        (span.end.line, span.end.column) = (span.start.line, end);
    }
    let function = match code.kind {
        ir::ScopeKind::Module => m.semantics().texts.notations.module_code.to_owned(),
        _ => m.name(code.name).to_owned(),
    };
    Some(TraceLine {
        file: source.name,
        line: span.start.line,
        function,
        source: text.trim().to_owned(),
        marks: marks(text, span, &inst.op),
        whole: text.to_owned(),
        column: column(m, text, span, &inst.op),
    })
}

/// See [`TraceLine::column`].
fn column(m: &Machine, text: &str, span: Span, op: &Op) -> u32 {
    let length = |name: &str| name.chars().count() as u32;
    let name = match op {
        Op::CallMethod { method, .. } => {
            let name = m.name(*method);
            let end = end_of_member(text, span, name);
            end.map(|end| end - length(name))
        }
        Op::LoadField { field, .. } | Op::StoreField { field, .. } => {
            let name = m.name(*field);
            let member: String = text.chars().skip(span.start.column as usize).collect();
            let is_last = span.end.line == span.start.line && member.contains(&format!(".{name}"));
            is_last.then(|| span.end.column.saturating_sub(length(name)))
        }
        _ => None,
    };
    name.unwrap_or(span.start.column)
}

/// Carets below the part of a line that a span covers; tildes for operands, where there is an operator to point at.
fn marks(text: &str, span: Span, op: &Op) -> String {
    let indent = text
        .chars()
        .take_while(|character| character.is_whitespace())
        .count() as u32;
    let width = text.trim_end().chars().count() as u32;
    let end = if span.end.line == span.start.line {
        span.end.column
    } else {
        width
    };
    let (start, end) = (span.start.column.max(indent), end.min(width));
    if start >= end {
        return String::new();
    }
    let part: Vec<char> = text
        .chars()
        .skip(start as usize)
        .take((end - start) as usize)
        .collect();
    let mut marks: Vec<char> = vec!['^'; part.len()];
    let anchor = if span.end.line != span.start.line {
        None
    } else {
        match op {
            Op::Bin { op, .. } if !op.is_comparison() => operator_anchor(&part, *op),
            Op::LoadIndex { .. } | Op::StoreIndex { .. } => subscript_anchor(&part),
            _ => None,
        }
    };
    match anchor {
        Some((from, to)) => {
            marks.fill('~');
            marks[from..to].fill('^');
        }
        // Marks below all of a line tell nothing.
        None if start == indent && end == width => return String::new(),
        None => {}
    }
    let mut line = " ".repeat((start - indent) as usize);
    line.extend(marks);
    line
}

/// The column behind the name of the member in a call of a method, where it is on the line on which the call starts.
fn end_of_member(text: &str, span: Span, name: &str) -> Option<u32> {
    let part: Vec<char> = text.chars().skip(span.start.column as usize).collect();
    let stop = if span.end.line == span.start.line {
        (span.end.column - span.start.column) as usize
    } else {
        part.len()
    };
    let name: Vec<char> = name.chars().collect();
    let mut found = None;
    let mut depth = 0_i32;
    for (at, character) in part.iter().enumerate().take(stop) {
        match character {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            '.' if depth == 0 && part[at + 1..].starts_with(&name) => {
                let behind = at + 1 + name.len();
                if part.get(behind).is_some_and(|next| *next == '(') {
                    found = Some(span.start.column + behind as u32);
                }
            }
            _ => {}
        }
    }
    found
}

/// Where the operator of a binary expression stands: the outermost one that is the last to be applied.
fn operator_anchor(part: &[char], op: BinOp) -> Option<(usize, usize)> {
    let wanted: Vec<char> = op.text().chars().collect();
    let mut depth = 0_i32;
    let mut quote: Option<char> = None;
    let mut found = None;
    let mut at = 0;
    while at < part.len() {
        let character = part[at];
        match quote {
            Some(open) => {
                if character == '\\' {
                    at += 1;
                } else if character == open {
                    quote = None;
                }
            }
            None => match character {
                '\'' | '"' => quote = Some(character),
                '(' | '[' | '{' => depth += 1,
                ')' | ']' | '}' => depth -= 1,
                _ if depth == 0 && at > 0 && part[at..].starts_with(&wanted) => {
                    let longer = matches!(part.get(at + wanted.len()), Some(next) if *next == wanted[0] && wanted.len() == 1 && matches!(next, '*' | '/' | '<' | '>'));
                    if !longer {
                        found = Some((at, at + wanted.len()));
                        at += wanted.len();
                        continue;
                    }
                    at += 1;
                }
                _ => {}
            },
        }
        at += 1;
    }
    found
}

/// Where the brackets of a subscript stand.
fn subscript_anchor(part: &[char]) -> Option<(usize, usize)> {
    if part.last() != Some(&']') {
        return None;
    }
    let mut depth = 0;
    for at in (0..part.len()).rev() {
        match part[at] {
            ']' => depth += 1,
            '[' => {
                depth -= 1;
                if depth == 0 {
                    return (at > 0).then_some((at, part.len()));
                }
            }
            _ => {}
        }
    }
    None
}
