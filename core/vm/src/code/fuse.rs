//! Fusing common sequences of instructions into one.
//!
//! **Invariant.** A fused instruction stands where its first part stood and has exactly the effects of its
//! parts, registers included; the places of the other parts keep their own instructions, so a jump or a
//! single step into the middle finds them.

use crate::code::{After, Code, Ins, Slot};
use ir::UnOp;

/// The code of a function with sequences fused.
#[must_use]
pub fn fuse(code: &Code) -> Vec<Ins> {
    (0..code.plain.len())
        .map(|at| walk_at(&code.plain, at).unwrap_or_else(|| fuse_at(&code.plain[at..])))
        .collect()
}

/// The head of a loop over the elements of something.
fn walk_at(plain: &[Ins], at: usize) -> Option<Ins> {
    let [
        Ins::Un {
            op: UnOp::HasNext,
            dst,
            operand: cursor,
        },
        Ins::Branch {
            condition,
            then: body,
            ..
        },
        ..,
    ] = plain[at..]
    else {
        return None;
    };
    let [
        Ins::Un {
            op: UnOp::Next,
            dst: item,
            operand,
        },
        ref rest @ ..,
    ] = plain[body as usize..]
    else {
        return None;
    };
    let local = match rest.first() {
        Some(&Ins::Move { dst, src }) if src == item => Some(dst),
        _ => None,
    };
    (condition == dst && operand == cursor && cursor != dst).then_some(Ins::ForNext {
        dst,
        cursor,
        item,
        local,
        body,
    })
}

fn fuse_at(rest: &[Ins]) -> Ins {
    let idle = rest
        .iter()
        .take_while(|ins| matches!(ins, Ins::Nop))
        .count();
    if idle > 1 {
        return Ins::Skip {
            count: idle.min(u16::MAX as usize) as u16,
        };
    }
    match *rest {
        [
            Ins::LoadLocal {
                dst: a, slot: left, ..
            },
            Ins::LoadLocal {
                dst: b,
                slot: right,
                ..
            },
            Ins::Bin {
                op,
                dst,
                left: l,
                right: r,
                ..
            },
            ref rest @ ..,
        ] if (l, r) == (a, b) && a != b && a != right => Ins::LocalsBin {
            op,
            then: after(rest, dst),
            dst,
            left: (a, left),
            right: (b, right),
        },
        [
            Ins::LoadLocal {
                dst: a,
                slot: local,
                ..
            },
            Ins::LoadField {
                dst, object, cache, ..
            },
            ..,
        ] if object == a => Ins::LocalField {
            dst,
            object: (a, local),
            cache,
        },
        [
            Ins::LoadLocal {
                dst: a, slot: left, ..
            },
            Ins::LoadLocal {
                dst: b,
                slot: right,
                ..
            },
            Ins::LoadIndex { dst, object, index },
            ..,
        ] if (object, index) == (a, b) && a != b && a != right => Ins::LocalsIndex {
            dst,
            object: (a, left),
            index: (b, right),
        },
        [
            Ins::LoadLocal {
                dst: a, slot: left, ..
            },
            Ins::LoadLocal {
                dst: b,
                slot: right,
                ..
            },
            Ins::StoreIndex { object, index, src },
            ..,
        ] if (object, index) == (a, b) && a != b && a != right && src != a && src != b => {
            Ins::LocalsStoreIndex {
                object: (a, left),
                index: (b, right),
                src,
            }
        }
        [
            Ins::LoadLocal {
                dst: a, slot: left, ..
            },
            Ins::Const { dst: b, constant },
            Ins::Bin {
                op,
                dst,
                left: l,
                right: r,
                ..
            },
            ref rest @ ..,
        ] if (l, r) == (a, b) && a != b => Ins::LocalConstBin {
            op,
            then: after(rest, dst),
            dst,
            left: (a, left),
            right: b,
            constant,
        },
        [
            Ins::Bin {
                op,
                in_place: false,
                dst,
                left,
                right,
            },
            Ins::Branch {
                condition,
                then,
                otherwise,
            },
            ..,
        ] if op.is_comparison() && condition == dst => Ins::CompareBranch {
            op,
            dst,
            left,
            right,
            then,
            otherwise,
        },
        [
            Ins::Const {
                dst: constant_slot,
                constant,
            },
            Ins::Bin {
                op,
                in_place,
                dst,
                left,
                right,
            },
            ref rest @ ..,
        ] if right == constant_slot && left != constant_slot => Ins::ConstBin {
            op,
            in_place,
            then: after(rest, dst),
            dst,
            left,
            right,
            constant,
        },
        [
            Ins::LoadLocal {
                dst: a,
                slot: local,
                ..
            },
            Ins::Bin {
                op,
                dst,
                left,
                right,
                ..
            },
            ref rest @ ..,
        ] if right == a && left != a => Ins::LocalBin {
            op,
            then: after(rest, dst),
            dst,
            left,
            right: (a, local),
        },
        [
            Ins::LoadLocal {
                dst: a,
                slot: local,
                ..
            },
            Ins::LoadIndex { dst, object, index },
            ..,
        ] if index == a && object != a => Ins::LocalIndex {
            dst,
            object,
            index: (a, local),
        },
        [
            Ins::LoadLocal {
                dst: a,
                slot: local,
                ..
            },
            Ins::Un {
                op: UnOp::As(scalar),
                dst,
                operand,
            },
            ..,
        ] if operand == a => Ins::LocalAs {
            scalar,
            dst,
            from: (a, local),
        },
        [
            Ins::LoadLocal {
                dst: a,
                slot: local,
                ..
            },
            Ins::LoadIndirect { dst, pointer, ty },
            ..,
        ] if pointer == a => Ins::LocalLoad {
            ty,
            dst,
            pointer: (a, local),
        },
        [
            Ins::Const { dst, constant },
            Ins::Move { dst: local, src },
            ..,
        ] if src == dst => Ins::ConstStore {
            dst,
            local,
            constant,
        },
        [
            Ins::Bin {
                op,
                in_place,
                dst,
                left,
                right,
            },
            ref rest @ ..,
        ] if after(rest, dst) != After::Nothing => Ins::BinThen {
            op,
            in_place,
            then: after(rest, dst),
            dst,
            left,
            right,
        },
        ref other => other[0],
    }
}

/// How a fused operator goes on with its result.
fn after(rest: &[Ins], result: Slot) -> After {
    match rest.first() {
        Some(&Ins::Move { src, .. }) if src == result => match rest.get(1) {
            Some(Ins::Jump { .. }) => After::StoreJump,
            _ => After::Store,
        },
        Some(&Ins::LoadIndirect { pointer, .. }) if pointer == result => After::Load,
        Some(&Ins::Branch { condition, .. }) if condition == result => After::Branch,
        _ => After::Nothing,
    }
}
