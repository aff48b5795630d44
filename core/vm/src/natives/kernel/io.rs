//! Input, output and time.

use crate::machine::{Machine, Outcome, Stream};
use crate::natives::kernel::arrays::class_operand;
use crate::natives::kernel::display::replaced;
use crate::natives::{IntrinsicFn, operand};
use crate::symbolic::Expression;
use crate::value::Value;
use ir::{BinOp, Fault, Intrinsic, Scalar, TextUnits, UnOp};
use std::rc::Rc;

pub(super) const TABLE: &[(Intrinsic, IntrinsicFn)] = &[
    (Intrinsic::Input, input),
    (Intrinsic::WriteOut, |m, args| write(m, Stream::Out, args)),
    (Intrinsic::WriteErr, |m, args| write(m, Stream::Err, args)),
    (Intrinsic::ReadLine, |m, _| {
        let line = read_line(m);
        let line = match m.semantics().texts.units {
            TextUnits::Bytes => crate::value::text::to_bytes(&line),
            _ => line,
        };
        Ok(m.new_text(line))
    }),
    (Intrinsic::Exit, exit),
    (Intrinsic::Clock, |m, _| Ok(Value::Float(m.state.clock))),
    (Intrinsic::AdvanceClock, advance_clock),
    (Intrinsic::Arguments, arguments),
    (Intrinsic::ArgumentArray, argument_array),
    (Intrinsic::RecursionLimit, |m, _| {
        Ok(Value::Int(
            m.state
                .recursion_limit
                .map_or(i64::from(u32::MAX), i64::from),
        ))
    }),
    (Intrinsic::SetRecursionLimit, set_recursion_limit),
];

fn write(m: &mut Machine, stream: Stream, args: &[Value]) -> Outcome {
    let mut text = String::new();
    let mut pending = vec![operand(args, 0)];
    // Of a text that is put together from known and unknown parts, each part is written.
    while let Some(part) = pending.pop() {
        let Value::Unknown(id) = part else {
            text += &m.text_of(part).unwrap_or_default();
            continue;
        };
        match &m.state.unknowns.get(id).expression {
            Expression::Intrinsic(name, parts) if **name == *Intrinsic::TextJoin.name() => {
                pending.extend(parts.iter().rev());
            }
            Expression::Unary(UnOp::As(Scalar::Text), of) => pending.push(*of),
            &Expression::Binary(BinOp::Add | BinOp::Concat, left, right)
                if is_text(m, left) || is_text(m, right) =>
            {
                pending.extend([right, left]);
            }
            _ => text += &crate::display::str_text(m, part)?.unwrap_or_default(),
        }
    }
    match m.semantics().texts.units {
        TextUnits::Utf16 => m.write_units(stream, &text),
        TextUnits::Characters => m.write(stream, &text),
        TextUnits::Bytes => m.write(stream, &crate::value::text::from_bytes(&text)),
    }
    Ok(Value::Int(text.chars().count() as i64))
}

/// Whether a value is a text, though it may not be known which.
fn is_text(m: &Machine, value: Value) -> bool {
    let mut pending = vec![value];
    while let Some(value) = pending.pop() {
        let Value::Unknown(id) = value else {
            if m.heap().text(value).is_some() {
                return true;
            }
            continue;
        };
        match &m.state.unknowns.get(id).expression {
            Expression::Unary(UnOp::As(Scalar::Text), _) => return true,
            &Expression::Binary(BinOp::Add | BinOp::Concat, left, right) => {
                pending.extend([left, right])
            }
            _ => {}
        }
    }
    false
}

/// The next line of standard input with its newline; empty at the end.
fn read_line(m: &mut Machine) -> String {
    m.reads_input();
    let settings = Rc::clone(&m.settings);
    let rest = settings.input.get(m.state.read..).unwrap_or("");
    let end = rest.find('\n').map_or(rest.len(), |at| at + 1);
    m.state.read += end;
    rest[..end].to_owned()
}

/// `(prompt?)`.
fn input(m: &mut Machine, args: &[Value]) -> Outcome {
    let prompt = operand(args, 0);
    if prompt.is_bound()
        && let Some(output) = replaced(m, m.boot.semantics.library.output)
    {
        let (values, end) = (m.new_tuple(&[prompt]), m.new_text(""));
        let work: (crate::machine::state::ContinuationFn, Vec<Value>) =
            (|m, _, _| input(m, &[]), Vec::new());
        return Err(m.hook_then(
            ir::Hook::Print,
            &[values, Value::Nil, end, output],
            Some(work),
        ));
    }
    if prompt.is_bound() {
        match crate::display::str_text(m, prompt)? {
            Some(text) => m.write(Stream::Out, &text),
            None => {
                let work: (crate::machine::state::ContinuationFn, Vec<Value>) =
                    (prompted, Vec::new());
                return Err(m.hook_then(ir::Hook::Str, &[prompt], Some(work)));
            }
        }
    }
    if let Some(source) = replaced(m, m.boot.semantics.library.input) {
        let method = m.intern("readline");
        let method = m.get_field(source, method, None)?;
        let work: crate::machine::state::ContinuationFn = |m, _, line| {
            let line = m.text_of(line).unwrap_or_default();
            without_newline(m, &line)
        };
        return Err(Machine::call_then(method, &[], work, Vec::new()));
    }
    let line = read_line(m);
    without_newline(m, &line)
}

/// A line that was read, as the program gets it.
fn without_newline(m: &mut Machine, line: &str) -> Outcome {
    if line.is_empty() {
        return Err(m.fault(Fault::EndOfInput, &[]));
    }
    Ok(m.new_text(line.strip_suffix('\n').unwrap_or(line)))
}

fn prompted(m: &mut Machine, _: &[Value], text: Value) -> Outcome {
    input(m, &[text])
}

/// `(code?)`.
fn exit(m: &mut Machine, args: &[Value]) -> Outcome {
    let code = match operand(args, 0) {
        Value::Unbound => Value::Nil,
        code => code,
    };
    Err(m.fault_with(Fault::SystemExit, code))
}

/// `(seconds)`.
fn advance_clock(m: &mut Machine, args: &[Value]) -> Outcome {
    let seconds = match operand(args, 0) {
        Value::Int(seconds) => seconds as f64,
        Value::Float(seconds) => seconds,
        _ => 0.0,
    };
    if seconds > 0.0 && seconds.is_finite() {
        m.state.clock += seconds;
    }
    Ok(Value::Nil)
}

fn arguments(m: &mut Machine, _: &[Value]) -> Outcome {
    let arguments = texts_from(m, 0);
    Ok(m.new_list(arguments))
}

/// `(class)`.
fn argument_array(m: &mut Machine, args: &[Value]) -> Outcome {
    let class = class_operand(m, args)?;
    let arguments = texts_from(m, 1);
    Ok(m.array_of(class, arguments))
}

/// The program's arguments from this one on.
fn texts_from(m: &mut Machine, first: usize) -> Vec<Value> {
    let settings = Rc::clone(&m.settings);
    let arguments = settings.arguments.iter().skip(first);
    arguments
        .map(|argument| m.new_text(argument.as_str()))
        .collect()
}

/// `(limit)`.
fn set_recursion_limit(m: &mut Machine, args: &[Value]) -> Outcome {
    match operand(args, 0) {
        Value::Int(limit) if limit > 0 => {
            m.state.recursion_limit = Some(u32::try_from(limit).unwrap_or(u32::MAX));
            Ok(Value::Nil)
        }
        _ => Err(m.fault(Fault::BadRecursionLimit, &[])),
    }
}
