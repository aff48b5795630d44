//! Instructions and names in few bytes.
//!
//! What instructions hold is written in columns, each kind of number apart: compression on the way lives on what repeats, and numbers
//! of one kind repeat among themselves. Most numbers are close to the one before: places are written as differences,
//! registers as distances from the next one to be written, labels as differences from the last one. Names that a counter ends
//! (`then_30`) are written as what stands in front of it and a difference from the counter before.
//!
//! **Invariant.** Any instructions and names come back as they were, whatever their numbers. Held by this file's tests.

use ir::{Inst, InstId, Label, Names, Op, Position, Reg, Span, Symbol};
use serde::{Deserialize, Serialize};

/// Instructions; see the module's documentation.
#[derive(Serialize, Deserialize)]
pub(crate) struct Packed {
    /// With zeros for registers, names and labels.
    shapes: Vec<Op>,
    /// Those that instructions read and then the one written, as distances.
    registers: Vec<u32>,
    /// The numbers of names.
    names: Vec<u32>,
    /// Each as seen from the one before.
    labels: Vec<i32>,
    /// Where each begins, as seen from the one before, and where it ends, as seen from there: lines and columns.
    places: [Vec<i32>; 4],
}

impl Packed {
    pub(crate) fn of(insts: Vec<Inst>) -> Packed {
        let (mut next, mut last, mut last_label) = (0_u32, Position::default(), 0_u32);
        let (mut registers, mut names, mut labels) = (Vec::new(), Vec::new(), Vec::new());
        let mut shapes = Vec::with_capacity(insts.len());
        let mut places = [(); 4].map(|()| Vec::with_capacity(insts.len()));
        for Inst { mut op, span } in insts {
            op.for_each_use_mut(|register| {
                registers.push(next.wrapping_sub(taken(&mut register.0)))
            });
            if let Some(register) = op.dst_mut() {
                let dst = taken(&mut register.0);
                registers.push(dst.wrapping_sub(next));
                next = dst.wrapping_add(1);
            }
            op.for_each_name_mut(|name| names.push(taken(&mut name.0)));
            op.for_each_label_mut(|label| {
                let number = taken(&mut label.0);
                labels.push(signed(number, last_label));
                last_label = number;
            });
            shapes.push(op);
            let Span { start, end } = span;
            let differences = [
                signed(start.line, last.line),
                signed(start.column, last.column),
                signed(end.line, start.line),
                signed(end.column, start.column),
            ];
            for (column, difference) in places.iter_mut().zip(differences) {
                column.push(difference);
            }
            last = start;
        }
        Packed {
            shapes,
            registers,
            names,
            labels,
            places,
        }
    }

    /// The instructions. Where the bytes were of another build numbers may be missing: then they are zero, which
    /// whoever reads the program finds.
    pub(crate) fn unpacked(self) -> Vec<Inst> {
        let (mut next, mut last, mut last_label) = (0_u32, Position::default(), 0_u32);
        let (mut registers, mut names) = (self.registers.into_iter(), self.names.into_iter());
        let mut labels = self.labels.into_iter();
        let mut places = self.places.map(Vec::into_iter);
        let insts = self.shapes.into_iter().map(|mut op| {
            let place = places
                .each_mut()
                .map(|column| column.next().unwrap_or_default());
            let [line, column, height, width] = place;
            // A subtraction undoes itself.
            op.for_each_use_mut(|register| {
                register.0 = next.wrapping_sub(registers.next().unwrap_or_default());
            });
            if let Some(register) = op.dst_mut() {
                *register = Reg(next.wrapping_add(registers.next().unwrap_or_default()));
                next = register.0.wrapping_add(1);
            }
            op.for_each_name_mut(|name| *name = Symbol(names.next().unwrap_or_default()));
            op.for_each_label_mut(|label| {
                last_label = last_label.wrapping_add_signed(labels.next().unwrap_or_default());
                *label = Label(last_label);
            });
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

/// What is noted of instructions; the numbers of these each as seen from the one before.
#[derive(Serialize, Deserialize)]
pub(crate) struct PackedNotes {
    of: Vec<i32>,
    texts: Vec<Box<str>>,
}

impl PackedNotes {
    pub(crate) fn of(notes: Vec<(InstId, Box<str>)>) -> PackedNotes {
        let (numbers, texts): (Vec<InstId>, _) = notes.into_iter().unzip();
        let of = differences(numbers.into_iter().map(|InstId(number)| number));
        PackedNotes { of, texts }
    }

    pub(crate) fn unpacked(self) -> Vec<(InstId, Box<str>)> {
        sums(self.of).map(InstId).zip(self.texts).collect()
    }
}

/// Numbers of names, each as seen from the one before.
#[derive(Serialize, Deserialize)]
pub(crate) struct PackedSymbols(Vec<i32>);

impl PackedSymbols {
    pub(crate) fn of(symbols: Vec<Symbol>) -> PackedSymbols {
        let numbers = symbols.into_iter().map(|Symbol(number)| number);
        PackedSymbols(differences(numbers))
    }

    pub(crate) fn unpacked(self) -> Vec<Symbol> {
        sums(self.0).map(Symbol).collect()
    }
}

/// Numbers, each as seen from the one before.
fn differences(numbers: impl Iterator<Item = u32>) -> Vec<i32> {
    let mut last = 0;
    let differences = numbers.map(|number| {
        let difference = signed(number, last);
        last = number;
        difference
    });
    differences.collect()
}

/// What [`differences`] were made of.
fn sums(differences: Vec<i32>) -> impl Iterator<Item = u32> {
    let mut last = 0_u32;
    differences.into_iter().map(move |difference| {
        last = last.wrapping_add_signed(difference);
        last
    })
}

/// Names; see the module's documentation.
#[derive(Serialize, Deserialize)]
pub(crate) struct PackedNames {
    /// What stands in front of the counters.
    stems: Vec<Box<str>>,
    /// The counters, each as seen from the one before; `None` where a name has none.
    counters: Vec<Option<i32>>,
}

impl PackedNames {
    /// Names from a number on, up to another.
    pub(crate) fn of(names: &Names, from: usize, to: usize) -> PackedNames {
        let mut last = 0;
        let split = (from as u32..to as u32).map(|number| {
            let name = names.text(Symbol(number));
            let Some((stem, counter)) = counted(name) else {
                return (name.into(), None);
            };
            let difference = signed(counter, last);
            last = counter;
            (stem.into(), Some(difference))
        });
        let (stems, counters) = split.unzip();
        PackedNames { stems, counters }
    }

    /// Adds them to others, behind these.
    pub(crate) fn add_to(&self, names: &mut Names) {
        let mut last = 0_u32;
        for (stem, counter) in self.stems.iter().zip(&self.counters) {
            match counter {
                Some(difference) => {
                    last = last.wrapping_add_signed(*difference);
                    names.intern(&format!("{stem}{last}"));
                }
                None => {
                    names.intern(stem);
                }
            }
        }
    }
}

/// A name without the counter behind its last underscore, and the counter. One that would be written otherwise is none.
fn counted(name: &str) -> Option<(&str, u32)> {
    let stem = name.trim_end_matches(|c: char| c.is_ascii_digit());
    let digits = &name[stem.len()..];
    let counter: u32 = digits.parse().ok()?;
    let is_plain = digits.len() == 1 || !digits.starts_with('0');
    (is_plain && stem.ends_with('_')).then_some((stem, counter))
}

/// A number, with zero in its place.
fn taken(number: &mut u32) -> u32 {
    std::mem::take(number)
}

fn signed(to: u32, from: u32) -> i32 {
    to.wrapping_sub(from) as i32
}

#[cfg(test)]
mod tests {
    use super::*;
    use ir::{Arg, ArgKind, BinOp, Const};

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
        let named = |name| ArgKind::Named(Symbol(name));
        let method = Op::CallMethod {
            dst: Reg(3),
            receiver: Reg(9),
            method: Symbol(70),
            args: [5, u32::MAX]
                .map(|name| Arg {
                    kind: named(name),
                    value: Reg(1),
                })
                .into(),
        };
        let either = Op::BranchIf {
            condition: Reg(3),
            then: Label(u32::MAX),
            otherwise: Label(4),
        };
        let far = Op::Label { label: Label(40) };
        let ops = [
            nothing,
            add(1, 0, 0),
            add(9, 1, 0),
            method,
            either,
            call,
            far,
            add(2, 9, 1),
        ];
        let insts: Vec<Inst> = ops
            .into_iter()
            .zip(
                [forwards, anywhere, Span::NONE, forwards, anywhere]
                    .into_iter()
                    .cycle(),
            )
            .map(|(op, span)| Inst { op, span })
            .collect();
        let bytes = postcard::to_allocvec(&Packed::of(insts.clone())).unwrap();
        let packed: Packed = postcard::from_bytes(&bytes).unwrap();
        assert_eq!(packed.unpacked(), insts);
    }
    #[test]
    fn names_come_back_as_they_were() {
        let texts = [
            "then_30",
            "else_31",
            "x_007",
            "_",
            "_0",
            "plain",
            "2",
            "then_2",
            "far_4294967295",
            "farther_4294967296",
            "x12",
            "then_3",
            "",
        ];
        let mut names = Names::default();
        for text in texts {
            names.intern(text);
        }
        let bytes = postcard::to_allocvec(&PackedNames::of(&names, 2, names.len())).unwrap();
        let packed: PackedNames = postcard::from_bytes(&bytes).unwrap();
        let mut read = Names::default();
        for text in &texts[..2] {
            read.intern(text);
        }
        packed.add_to(&mut read);
        let all = |names: &Names| -> Vec<String> {
            let symbols = 0..names.len() as u32;
            symbols
                .map(|at| names.text(Symbol(at)).to_owned())
                .collect()
        };
        assert_eq!(all(&read), texts);
        let numbers = [3, u32::MAX, 0, 1];
        let symbols = numbers.map(Symbol).to_vec();
        assert_eq!(PackedSymbols::of(symbols.clone()).unpacked(), symbols);
        let notes = numbers.map(|number| (InstId(number), number.to_string().into()));
        let notes = notes.to_vec();
        assert_eq!(PackedNotes::of(notes.clone()).unpacked(), notes);
    }
}
