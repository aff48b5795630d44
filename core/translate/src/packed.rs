//! Instructions in few bytes.
//!
//! Most of an instruction's bytes would be its place in the source, and then registers, whose numbers grow with the module.
//! Both are nearly always close to those before: places are written as differences, apart from the instructions,
//! and registers as distances from the next one to be written. Small numbers are short, and repeat, which is what
//! compression on the way lives on.
//!
//! **Invariant.** Any instructions come back as they were, whatever their registers and places. Held by this file's tests.

use ir::{Inst, Op, Position, Reg, Span};
use serde::{Deserialize, Serialize};

/// See the module's documentation.
#[derive(Serialize, Deserialize)]
pub(crate) struct Packed {
    /// With registers as distances.
    ops: Vec<Op>,
    /// Where each begins, as seen from the one before, and where it ends, as seen from there.
    places: Vec<[i32; 4]>,
}

impl Packed {
    pub(crate) fn of(insts: Vec<Inst>) -> Packed {
        let (mut next, mut last) = (0_u32, Position::default());
        let mut packed = Packed {
            ops: Vec::with_capacity(insts.len()),
            places: Vec::with_capacity(insts.len()),
        };
        for Inst { mut op, span } in insts {
            op.for_each_use_mut(|register| register.0 = next.wrapping_sub(register.0));
            if let Some(register) = op.dst_mut() {
                let dst = register.0;
                register.0 = dst.wrapping_sub(next);
                next = dst.wrapping_add(1);
            }
            packed.ops.push(op);
            let Span { start, end } = span;
            packed.places.push([
                signed(start.line, last.line),
                signed(start.column, last.column),
                signed(end.line, start.line),
                signed(end.column, start.column),
            ]);
            last = start;
        }
        packed
    }

    pub(crate) fn unpacked(self) -> Vec<Inst> {
        let (mut next, mut last) = (0_u32, Position::default());
        let insts = self.ops.into_iter().zip(self.places);
        let insts = insts.map(|(mut op, [line, column, height, width])| {
            // A subtraction undoes itself.
            op.for_each_use_mut(|register| register.0 = next.wrapping_sub(register.0));
            if let Some(register) = op.dst_mut() {
                *register = Reg(next.wrapping_add(register.0));
                next = register.0.wrapping_add(1);
            }
            let start = Position {
                line: last.line.wrapping_add_signed(line),
                column: last.column.wrapping_add_signed(column),
            };
            let end = Position {
                line: start.line.wrapping_add_signed(height),
                column: start.column.wrapping_add_signed(width),
            };
            last = start;
            Inst {
                op,
                span: Span { start, end },
            }
        });
        insts.collect()
    }
}

fn signed(to: u32, from: u32) -> i32 {
    to.wrapping_sub(from) as i32
}

#[cfg(test)]
mod tests {
    use super::*;
    use ir::{Arg, BinOp, Const};

    fn place(line: u32, column: u32) -> Position {
        Position { line, column }
    }

    #[test]
    fn instructions_come_back_as_they_were() {
        let forwards = Span {
            start: place(3, 9),
            end: place(5, 1),
        };
        let anywhere = Span {
            start: place(u32::MAX, 0),
            end: place(0, u32::MAX),
        };
        let add = |dst, left, right| Op::Bin {
            dst: Reg(dst),
            op: BinOp::Add,
            in_place: false,
            left: Reg(left),
            right: Reg(right),
        };
        let call = Op::CallUnknown {
            dst: Reg(u32::MAX),
            callee: Reg(7),
            args: [Arg::positional(Reg(0)), Arg::positional(Reg(u32::MAX))].into(),
        };
        let nothing = Op::Const {
            dst: Reg(0),
            value: Const::Nil,
        };
        let ops = [nothing, add(1, 0, 0), add(9, 1, 0), call, add(2, 9, 1)];
        let insts: Vec<Inst> = ops
            .into_iter()
            .zip([forwards, anywhere, Span::NONE, forwards, anywhere])
            .map(|(op, span)| Inst { op, span })
            .collect();
        let bytes = postcard::to_allocvec(&Packed::of(insts.clone())).unwrap();
        let packed: Packed = postcard::from_bytes(&bytes).unwrap();
        assert_eq!(packed.unpacked(), insts);
    }
}
