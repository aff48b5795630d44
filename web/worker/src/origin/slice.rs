//! What a value was made of, read off the instructions: from the one that wrote it back through the registers to the
//! variables, members and elements that were read, and to calls and parameters.

use session::ir::{Callee, Const, Hint, Inst, InstId, Op, Reg, Symbol};
use std::collections::BTreeMap;

/// Instructions that are looked at for one value.
const LOOKED: usize = 200;
/// Members of members that are followed.
const DEEPEST: usize = 8;

/// What an instruction's value was made of.
pub(super) struct Slice {
    pub(super) leaves: Vec<Leaf>,
    /// An instruction in it that reads nothing.
    pub(super) end: Option<InstId>,
}

pub(super) enum Leaf {
    /// A variable, and the way from it into what it holds.
    Path(Symbol, Vec<Way>),
    /// A call: the name of what was called, and the register of its result.
    Call(Option<Symbol>, Reg),
    /// A parameter, by its place.
    Parameter(usize),
}

/// A step into an object.
pub(super) enum Way {
    Member(Symbol),
    Key(Const),
    /// The element or entry that a variable names.
    Variable(Symbol),
}

struct Slicer<'a> {
    insts: &'a [Inst],
    writers: BTreeMap<u32, InstId>,
    left: usize,
    slice: Slice,
}

impl Slice {
    /// Of what an instruction writes, or does.
    pub(super) fn of(insts: &[Inst], inst: InstId) -> Slice {
        let mut slicer = Slicer::new(insts);
        match insts.get(inst.index()).map(|inst| &inst.op) {
            Some(
                Op::DeclVar { value, .. }
                | Op::StoreVar { value, .. }
                | Op::StoreField { value, .. }
                | Op::StoreIndex { value, .. }
                | Op::StoreIndirect { value, .. },
            ) => slicer.register(*value),
            // What a method does to its receiver comes from the other operands.
            Some(Op::CallMethod { receiver, args, .. }) => {
                for arg in args {
                    slicer.register(arg.value);
                }
                if args.is_empty() {
                    slicer.register(*receiver);
                }
            }
            Some(op) => op.for_each_use(|register| slicer.register(register)),
            None => {}
        }
        slicer.slice
    }

    pub(super) fn of_register(insts: &[Inst], register: Reg) -> Slice {
        let mut slicer = Slicer::new(insts);
        slicer.register(register);
        slicer.slice
    }
}

impl<'a> Slicer<'a> {
    fn new(insts: &'a [Inst]) -> Slicer<'a> {
        let written = insts.iter().zip(0..);
        let writers = written.filter_map(|(inst, at)| Some((inst.op.dst()?.0, InstId(at))));
        Slicer {
            insts,
            writers: writers.collect(),
            left: LOOKED,
            slice: Slice {
                leaves: Vec::new(),
                end: None,
            },
        }
    }

    fn op(&self, register: Reg) -> Option<(&'a Op, InstId)> {
        let at = *self.writers.get(&register.0)?;
        Some((&self.insts[at.index()].op, at))
    }

    /// Goes back from a register. How deep is bounded by how many instructions are looked at.
    fn register(&mut self, register: Reg) {
        let Some((op, at)) = self.op(register) else {
            return;
        };
        if self.left == 0 {
            return;
        }
        self.left -= 1;
        if let Some((name, ways)) = self.path(register, 0) {
            self.slice.leaves.push(Leaf::Path(name, ways));
            if let Op::LoadIndex { index, .. } = op {
                self.register(*index);
            }
            return;
        }
        match op {
            Op::Symbolic {
                hint: Hint::Param(..),
                ..
            } => {
                let place = self.place_of_parameter(at);
                self.slice.leaves.push(Leaf::Parameter(place));
            }
            Op::CallFunction { callee, dst, .. } => {
                if let Callee::Name(name) = callee {
                    self.slice.leaves.push(Leaf::Call(Some(*name), *dst));
                }
                op.for_each_use(|register| self.register(register));
            }
            Op::CallMethod { dst, .. } | Op::CallUnknown { dst, .. } => {
                self.slice.leaves.push(Leaf::Call(None, *dst));
                op.for_each_use(|register| self.register(register));
            }
            Op::Const { .. } | Op::Symbolic { .. } => self.slice.end = Some(at),
            _ => {
                if self.slice.end.is_none() {
                    self.slice.end = Some(at);
                }
                op.for_each_use(|register| self.register(register));
            }
        }
    }

    /// How many parameters of the same function stand before this one.
    fn place_of_parameter(&self, at: InstId) -> usize {
        let before = self.insts[..at.index()].iter().rev();
        before
            .take_while(|inst| !matches!(inst.op, Op::Label { .. }))
            .filter(|inst| {
                matches!(
                    inst.op,
                    Op::Symbolic {
                        hint: Hint::Param(..),
                        ..
                    }
                )
            })
            .count()
    }

    /// The way to what a register was read from, where that is a variable, a member or an element of one.
    fn path(&self, register: Reg, depth: usize) -> Option<(Symbol, Vec<Way>)> {
        if depth > DEEPEST {
            return None;
        }
        match self.op(register)?.0 {
            Op::LoadVar { name, .. } | Op::AddressOf { name, .. } => Some((*name, Vec::new())),
            // What is read through the address of a variable is the variable.
            Op::LoadIndirect { pointer, .. } => match self.op(*pointer)?.0 {
                Op::LoadVar { name, .. } | Op::AddressOf { name, .. } => Some((*name, Vec::new())),
                _ => None,
            },
            Op::LoadField { object, field, .. } => {
                let (name, mut ways) = self.path(*object, depth + 1)?;
                ways.push(Way::Member(*field));
                Some((name, ways))
            }
            Op::LoadIndex { object, index, .. } => {
                let (name, mut ways) = self.path(*object, depth + 1)?;
                match self.op(*index)?.0 {
                    Op::Const { value, .. } => ways.push(Way::Key(value.clone())),
                    Op::LoadVar { name, .. } => ways.push(Way::Variable(*name)),
                    _ => return None,
                }
                Some((name, ways))
            }
            _ => None,
        }
    }
}
