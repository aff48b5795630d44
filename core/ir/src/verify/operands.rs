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
            let is_known =
                scalar.is_fixed() || matches!(scalar, Scalar::I128 | Scalar::U128 | Scalar::F32);
            if !is_known {
                return Some(format!("`{}` is no type of a fixed width", scalar.text()));
            }
            let fits = scalar.wrap(*bits) == *bits;
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
