//! Constants, operators and the operands of collections.

use super::{Check, Rule};
use crate::{Arg, ArgKind, ArrayKind, Const, InstId, Op, Scalar};

pub(super) fn check(check: &mut Check) {
    for (at, inst) in (0..).map(InstId).zip(&check.module.insts) {
        let found = match &inst.op {
            Op::Const { value, .. } => {
                constant(value).map(|message| (Rule::ConstantIsCanonical, message))
            }
            Op::Bin {
                op, in_place: true, ..
            } if op.is_comparison() => Some((
                Rule::ComparisonIsNotInPlace,
                format!("`{}` cannot work in place", op.text()),
            )),
            Op::NewArray { kind, items, .. } => {
                collection(*kind, items).map(|message| (Rule::CollectionTakesOperands, message))
            }
            _ => None,
        };
        if let Some((rule, message)) = found {
            check.report(at, rule, message);
        }
    }
}

fn constant(value: &Const) -> Option<String> {
    match value {
        Const::BigInt(text) => {
            let digits = text.strip_prefix('-').unwrap_or(text);
            let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
            if !is_number {
                Some(format!("`{text}` is no integer"))
            } else if digits.starts_with('0') || text.parse::<i64>().is_ok() {
                Some(format!("`{text}` is written as a long integer"))
            } else {
                None
            }
        }
        Const::Sized(scalar, bits) => {
            let fits = match scalar {
                Scalar::I8 => i8::try_from(*bits).is_ok(),
                Scalar::I16 => i16::try_from(*bits).is_ok(),
                Scalar::I32 => i32::try_from(*bits).is_ok(),
                Scalar::U8 => u8::try_from(*bits).is_ok(),
                Scalar::U16 => u16::try_from(*bits).is_ok(),
                Scalar::U32 => u32::try_from(*bits).is_ok(),
                Scalar::I64 | Scalar::I128 | Scalar::U64 | Scalar::U128 => true,
                Scalar::Char => {
                    u32::try_from(*bits).is_ok_and(|code| char::from_u32(code).is_some())
                }
                Scalar::F32 | Scalar::F64 | Scalar::Int | Scalar::Text | Scalar::Bool => {
                    return Some(format!(
                        "`{}` is no integer type of a fixed width",
                        scalar.text()
                    ));
                }
            };
            (!fits).then(|| format!("{bits} does not fit `{}`", scalar.text()))
        }
        _ => None,
    }
}

fn collection(kind: ArrayKind, items: &[Arg]) -> Option<String> {
    let name = kind.text();
    let count = |kind: ArgKind| items.iter().filter(|arg| arg.kind == kind).count();
    let positional = count(ArgKind::Positional);
    match kind {
        ArrayKind::List | ArrayKind::Tuple | ArrayKind::Set
            if positional + count(ArgKind::Spread) < items.len() =>
        {
            Some(format!("a {name} takes elements by place"))
        }
        ArrayKind::Map if positional + count(ArgKind::NamedSpread) < items.len() => {
            Some("a map takes keys and values in turn, and maps to add".into())
        }
        ArrayKind::Map
            if items
                .split(|arg| arg.kind == ArgKind::NamedSpread)
                .any(|run| run.len() % 2 == 1) =>
        {
            Some("a map takes a value for every key".into())
        }
        ArrayKind::Array if positional != 1 || items.len() != 1 => {
            Some("an array takes its length".into())
        }
        _ => None,
    }
}
