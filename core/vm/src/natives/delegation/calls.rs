//! Calls on receivers, and what functions say of themselves.

use crate::heap::Object;
use crate::machine::{Machine, Outcome};
use crate::natives::{IntrinsicFn, operand};
use crate::value::Value;
use ir::{Fault, Intrinsic};

pub(super) const TABLE: &[(Intrinsic, IntrinsicFn)] = &[
    (Intrinsic::CallOn, |m, args| {
        let operands = items(m, operand(args, 2));
        call(m, operand(args, 0), operand(args, 1), &operands)
    }),
    (Intrinsic::CallWith, |m, args| {
        let operands = args.get(2..).unwrap_or_default().to_vec();
        call(m, operand(args, 0), operand(args, 1), &operands)
    }),
    (Intrinsic::Construct, |m, args| {
        let operands = items(m, operand(args, 1));
        m.construct_object(operand(args, 0), &operands, operand(args, 2))
    }),
    (Intrinsic::New, |m, args| {
        let operands = args.get(1..).unwrap_or_default().to_vec();
        m.construct_object(operand(args, 0), &operands, operand(args, 0))
    }),
    (Intrinsic::ConstructParent, |m, args| {
        let operands = args.get(2..).unwrap_or_default().to_vec();
        m.construct_parent(operand(args, 0), operand(args, 1), &operands)
    }),
    (Intrinsic::ConstructParentList, |m, args| {
        let operands = items(m, operand(args, 2));
        m.construct_parent(operand(args, 0), operand(args, 1), &operands)
    }),
    (Intrinsic::NewTarget, |m, _| Ok(m.new_target())),
    (Intrinsic::CalledFunction, |m, _| {
        let frame = m.state.frames.last();
        Ok(frame.map_or(Value::Nil, |frame| frame.function))
    }),
    (Intrinsic::FunctionOwnName, name),
    (Intrinsic::SetFunctionName, set_name),
    (Intrinsic::FunctionLength, length),
    (Intrinsic::FunctionSource, source),
];

/// The elements of a list or tuple.
pub(super) fn items(m: &Machine, list: Value) -> Vec<Value> {
    match m.object_kind(m.native(list)) {
        Some(Object::List(items)) => items.iter().map(|item| item.or_nil()).collect(),
        Some(Object::Tuple(items)) => items.to_vec(),
        _ => Vec::new(),
    }
}

fn call(m: &mut Machine, callee: Value, receiver: Value, args: &[Value]) -> Outcome {
    if !m.is_callable(callee) && !matches!(callee, Value::Unknown(_)) {
        let kind = super::objects::kind(m, callee);
        return Err(m.fault(Fault::NotCallable, &[kind]));
    }
    Err(m.call_on_exit(callee, receiver, args))
}

fn code(m: &Machine, value: Value) -> Option<u32> {
    match m.object_kind(value) {
        Some(Object::Function(function)) => Some(function.code),
        Some(Object::BoundMethod(method)) => code(m, method.function),
        _ => None,
    }
}

/// What a function is called in the source.
pub(crate) fn function_name(m: &Machine, function: Value) -> String {
    let text = match function {
        Value::Intrinsic(intrinsic) => intrinsic.name(),
        value => match code(m, value) {
            Some(code) => m.name(m.linked.codes[code as usize].name),
            None => "",
        },
    };
    // What has no name in the source is called by what no source can say.
    match text.starts_with('<') {
        true => String::new(),
        false => text.to_owned(),
    }
}

fn name(m: &mut Machine, args: &[Value]) -> Outcome {
    let text = function_name(m, operand(args, 0));
    Ok(m.new_text(text))
}

/// `(function, name)`.
fn set_name(m: &mut Machine, args: &[Value]) -> Outcome {
    let (function, key) = (operand(args, 0), operand(args, 1));
    let is_nameless = code(m, function)
        .is_some_and(|code| m.name(m.linked.codes[code as usize].name).starts_with('<'));
    let name = m.intern("name");
    let own = match function {
        Value::Ref(handle) if is_nameless => {
            m.make_told(function);
            m.own_value(handle, name)
        }
        _ => None,
    };
    // A class may have a member of its own by that name.
    let is_taken =
        own.is_some_and(|(value, _)| m.text_of(value).is_none_or(|text| !text.is_empty()));
    if is_nameless && !is_taken {
        let text = match m.object_kind(key) {
            Some(Object::Symbol(symbol)) => {
                let text = m.name(*symbol);
                let described = text.split_once(':');
                described.map_or_else(String::new, |(_, text)| format!("[{text}]"))
            }
            _ => m.primitive_text(key).unwrap_or_default(),
        };
        let text = m.new_text(text);
        m.define_own(
            function,
            name,
            text,
            crate::class::shape::marks::CONFIGURABLE,
        );
    }
    Ok(function)
}

fn length(m: &mut Machine, args: &[Value]) -> Outcome {
    Ok(Value::Int(function_length(m, operand(args, 0)) as i64))
}

/// How many parameters a function has in front of the first that may be left out.
pub(crate) fn function_length(m: &Machine, function: Value) -> usize {
    code(m, function).map_or(0, |code| {
        let code = &m.linked.codes[code as usize];
        let module = &m.linked.program.modules[code.module.index()];
        let own =
            (code.entry.index()..module.insts.len()).filter_map(|at| match &module.insts[at].op {
                ir::Op::Symbolic {
                    hint: ir::Hint::Param(name, kind),
                    ..
                } if *kind != ir::ParamKind::Receiver => Some((at, *name)),
                _ => None,
            });
        let is_optional = |at: usize| module.note(ir::InstId(at as u32)) == ir::note::OPTIONAL;
        let own: Vec<_> = own.take(code.params.len()).collect();
        let first = own
            .first()
            .map(|(at, _)| module.note(ir::InstId(*at as u32)));
        let wanted = first.and_then(|note| note.strip_prefix(ir::note::WANTED));
        if let Some(wanted) = wanted.and_then(|wanted| wanted.parse().ok()) {
            return wanted;
        }
        let optional: Vec<_> = own
            .into_iter()
            .filter(|(at, _)| is_optional(*at))
            .map(|(_, name)| name)
            .collect();
        let required = code.params.iter().take_while(|param| {
            !matches!(param.kind, ir::ParamKind::Rest | ir::ParamKind::Optional)
                && !optional.contains(&param.name)
        });
        required.count()
    })
}

fn source(m: &mut Machine, args: &[Value]) -> Outcome {
    let text = function_source(m, operand(args, 0));
    Ok(m.new_text(text))
}

/// The source text of a function of the program's; nothing of others.
pub(crate) fn function_source(m: &Machine, function: Value) -> String {
    let text = code(m, function).and_then(|code| {
        let code = &m.linked.codes[code as usize];
        let module = &m.linked.program.modules[code.module.index()];
        if module.is_library {
            return None;
        }
        let span = module.inst(code.entry).span;
        let source = m.sources.get(code.module.index())?;
        let lines: Vec<&str> = source.text.split('\n').collect();
        let (first, last) = (span.start.line as usize, span.end.line as usize);
        let mut out = String::new();
        for line in first..=last {
            let text = lines.get(line.checked_sub(1)?)?;
            let from = if line == first {
                span.start.column as usize
            } else {
                0
            };
            let cut = |at: usize| {
                text.char_indices()
                    .nth(at)
                    .map_or(text.len(), |(byte, _)| byte)
            };
            let to = if line == last {
                cut(span.end.column as usize)
            } else {
                text.len()
            };
            out.push_str(text.get(cut(from).min(to)..to)?);
            if line != last {
                out.push('\n');
            }
        }
        Some(out)
    });
    text.unwrap_or_default()
}
