//! Fusing common sequences of instructions into one.
//!
//! **Invariant.** A fused instruction stands where its first part stood and has exactly the effects of its
//! parts, registers included; the places of the other parts keep their own instructions, so a jump or a
//! single step into the middle finds them.

use crate::code::{Code, Ins};

/// The code of a function with sequences fused.
#[must_use]
pub fn fuse(code: &Code) -> Vec<Ins> {
    (0..code.plain.len())
        .map(|at| fuse_at(&code.plain[at..]))
        .collect()
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
                in_place: false,
                dst,
                left: l,
                right: r,
            },
            ..,
        ] if (l, r) == (a, b) && a != b && a != right => Ins::LocalsBin {
            op,
            dst,
            left: (a, left),
            right: (b, right),
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
            ..,
        ] if right == constant_slot && left != constant_slot => Ins::ConstBin {
            op,
            in_place,
            dst,
            left,
            right,
            constant,
        },
        ref other => other[0],
    }
}
