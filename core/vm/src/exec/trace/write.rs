//! Writing a path: operations, exits, and where the value of each slot lies.
//!
//! Copies between slots are not carried out but remembered, and what reads a copy reads the original. A value that
//! is about to be overwritten while others still lie in its register is copied first; where that turns out to have been
//! for nothing, as no exit needs it, the copy is taken out again when the path is complete.

use super::op::{Code, Kind, Op};
use super::{Exit, Loc, NOWHERE, Path, Tree};
use crate::value::Value;

/// The path that is being recorded.
pub(super) struct Writer<'a> {
    pub(super) tree: &'a mut Tree,
    pub(super) locs: Vec<Option<Loc>>,
    /// The instruction at hand.
    pub(super) pc: u32,
    /// Steps since the head.
    pub(super) steps: u32,
    ways: Vec<(u32, bool)>,
    /// Its first operation.
    pub(super) start: usize,
    /// The exit that it goes on from.
    from: Option<u32>,
    has_exit: bool,
    /// How much of the tree there was before.
    before: Before,
}

/// How long the lists of a tree are.
struct Before {
    exits: usize,
    live: usize,
    constants: usize,
    next: u16,
}

impl Writer<'_> {
    /// Starts a path at the head of the loop, or at an exit.
    pub(super) fn new(tree: &mut Tree, slots: u16, from: Option<u32>) -> Writer<'_> {
        let mut locs = vec![None; slots as usize];
        for &(slot, kind) in &tree.live {
            locs[slot as usize] = Some(Loc {
                register: slot,
                kind,
                written: false,
            });
        }
        let (mut pc, mut steps, mut ways) = (tree.head, 0, Vec::new());
        if let Some(from) = from {
            let exit = &tree.exits[from as usize];
            for &(slot, register, kind) in &exit.slots {
                locs[slot as usize] = Some(Loc {
                    register,
                    kind,
                    written: true,
                });
            }
            (pc, steps) = (exit.pc, exit.steps);
            ways = tree.paths[exit.path as usize].ways[..exit.ways as usize].to_vec();
        }
        Writer {
            start: tree.ops.len(),
            before: Before {
                exits: tree.exits.len(),
                live: tree.live.len(),
                constants: tree.constants.len(),
                next: tree.next,
            },
            tree,
            locs,
            pc,
            steps,
            ways,
            from,
            has_exit: false,
        }
    }

    /// Where a slot's value lies; `value` is what it holds now, for a slot that is read for the first time.
    pub(super) fn read(&mut self, slot: u16, value: Value) -> Option<(u8, Kind)> {
        let kind = Kind::of(value)?;
        if let Some(loc) = self.locs[slot as usize] {
            return (loc.kind == kind).then_some((loc.register, kind));
        }
        let slot = slot as u8;
        let mut leaves = self.tree.paths.iter().flat_map(|path| &path.leaves);
        if leaves.any(|&(other, left)| other == slot && left != kind) {
            return None;
        }
        self.tree.live.push((slot, kind));
        self.locs[slot as usize] = Some(Loc {
            register: slot,
            kind,
            written: false,
        });
        Some((slot, kind))
    }

    /// A register that no slot has.
    fn register(&mut self) -> Option<u8> {
        let register = u8::try_from(self.tree.next).ok()?;
        self.tree.next += 1;
        Some(register)
    }

    /// A register that holds a value for good.
    pub(super) fn constant(&mut self, value: Value) -> Option<(u8, Kind)> {
        let kind = Kind::of(value)?;
        let mut known = self.tree.constants.iter();
        if let Some(&(register, _)) = known.find(|(_, other)| other.is_same(value)) {
            return Some((register, kind));
        }
        let register = self.register()?;
        self.tree.constants.push((register, value));
        Some((register, kind))
    }

    /// Whether a register holds a value for good.
    pub(super) fn is_constant(&self, register: u8) -> bool {
        let mut constants = self.tree.constants.iter();
        constants.any(|&(other, _)| other == register)
    }

    /// Lets a slot's value lie in a register.
    pub(super) fn place(&mut self, slot: u16, register: u8, kind: Kind) {
        self.locs[slot as usize] = Some(Loc {
            register,
            kind,
            written: true,
        });
    }

    /// Copies what lies in a register elsewhere for all slots but the register's own that lie there.
    fn save(&mut self, register: u8) -> Option<()> {
        let mut copy = None;
        for slot in 0..self.locs.len() {
            let Some(mut loc) = self.locs[slot] else {
                continue;
            };
            if slot != register as usize && loc.register == register {
                let to = match copy {
                    Some(to) => to,
                    None => {
                        let to = self.register()?;
                        self.push(op(Code::Copy, to, register, register, loc.kind), NOWHERE);
                        *copy.insert(to)
                    }
                };
                loc.register = to;
                self.locs[slot] = Some(loc);
            }
        }
        Some(())
    }

    fn push(&mut self, op: Op, exit: u32) {
        self.tree.ops.push(op);
        self.tree.exit_of.push(exit);
    }

    /// An exit in front of the instruction at hand.
    fn exit(&mut self, is_first: bool) -> u32 {
        let slots = self.locs.iter().zip(0..).filter_map(|(loc, slot)| {
            let loc = loc.filter(|loc| loc.written)?;
            Some((slot, loc.register, loc.kind))
        });
        self.tree.exits.push(Exit {
            pc: self.pc,
            steps: self.steps,
            slots: slots.collect(),
            path: self.tree.paths.len() as u32,
            ways: self.ways.len() as u32,
            taken: 0,
            target: NOWHERE,
            is_first,
        });
        self.tree.exits.len() as u32 - 1
    }

    /// The exit of an operation at hand. In front of the first one of the tree it is seen whether to go on at all: there
    /// as little as possible has to be put back.
    fn leave(&mut self) -> u32 {
        if self.from.is_none() && !self.has_exit {
            self.limit();
        }
        // From an exit, the first thing that fails again at the same place would do so for ever.
        let is_first = self
            .from
            .is_some_and(|from| !self.has_exit && self.tree.exits[from as usize].pc == self.pc);
        self.has_exit = true;
        self.exit(is_first)
    }

    fn limit(&mut self) {
        let exit = self.exit(true);
        let live = &self.tree.live;
        let slots = self.tree.exits[exit as usize].slots.iter();
        self.tree.fresh_at_head = slots
            .map(|&(slot, ..)| slot)
            .filter(|slot| !live.iter().any(|(other, _)| other == slot))
            .collect();
        self.push(op(Code::Limit, 0, 0, 0, Kind::Nil), exit);
    }

    /// Takes the path back.
    pub(super) fn abandon(self) {
        let tree = self.tree;
        tree.ops.truncate(self.start);
        tree.exit_of.truncate(self.start);
        tree.exits.truncate(self.before.exits);
        tree.live.truncate(self.before.live);
        tree.constants.truncate(self.before.constants);
        tree.next = self.before.next;
    }

    /// An operation that gives a slot a value.
    pub(super) fn give(&mut self, slot: u16, mut op: Op) -> Option<()> {
        // A comparison may become one with the branch on it, and then nothing can be left in between.
        if self.from.is_none() && !self.has_exit && op.code.branch(true).is_some() {
            self.limit();
            self.has_exit = true;
        }
        let exit = match op.code.is_pure() {
            true => NOWHERE,
            false => self.leave(),
        };
        op.dst = slot as u8;
        self.save(op.dst)?;
        self.push(op, exit);
        self.place(slot, op.dst, op.kind);
        Some(())
    }

    /// An operation that only has an effect, or only leaves.
    pub(super) fn act(&mut self, op: Op) {
        let exit = match op.code {
            Code::SetCell | Code::SetGlobal | Code::Loop => NOWHERE,
            _ => self.leave(),
        };
        self.push(op, exit);
    }

    /// Copies a register of the IR to a variable. What has just been computed is computed right into the variable.
    pub(super) fn store(&mut self, to: u16, from: u16, register: u8, kind: Kind) -> Option<()> {
        let lies_there = |loc: &&Option<Loc>| loc.is_some_and(|loc| loc.register == register);
        let alone = self.locs.iter().filter(lies_there).count() == 1;
        let last = self.tree.ops.len().checked_sub(1);
        let last = last.filter(|&last| last >= self.start);
        let is_last = last.is_some_and(|last| {
            let op = self.tree.ops[last];
            op.code.writes() && op.dst == register
        });
        if !(alone && is_last && register == from as u8 && to != from) {
            self.place(to, register, kind);
            return Some(());
        }
        let (Some(mut op), Some(exit)) = (self.tree.ops.pop(), self.tree.exit_of.pop()) else {
            return None;
        };
        op.dst = to as u8;
        self.save(op.dst)?;
        self.push(op, exit);
        self.place(to, op.dst, kind);
        self.place(from, op.dst, kind);
        Some(())
    }

    /// Goes the way of a branch on a slot.
    pub(super) fn branch(&mut self, slot: u16, register: u8, kind: Kind, side: bool) -> Option<()> {
        let last = self.tree.ops.len().checked_sub(1);
        let last = last.filter(|&last| last >= self.start);
        let compared = last.map(|last| self.tree.ops[last]);
        let lies_there = |loc: &&Option<Loc>| loc.is_some_and(|loc| loc.register == register);
        let alone = self.locs.iter().filter(lies_there).count() == 1;
        if let Some(compared) = compared
            && compared.dst == register
            && alone
            && let Some((code, swapped)) = compared.code.branch(side)
        {
            self.tree.ops.pop();
            self.tree.exit_of.pop();
            let (a, b) = match swapped {
                true => (compared.b, compared.a),
                false => (compared.a, compared.b),
            };
            let (other, _) = self.constant(Value::Bool(!side))?;
            let (this, _) = self.constant(Value::Bool(side))?;
            self.place(slot, other, kind);
            self.act(op(code, a, a, b, kind));
            self.place(slot, this, kind);
        } else if !self.is_constant(register) && !matches!(kind, Kind::Pointer | Kind::Nil) {
            let code = if side { Code::IfTrue } else { Code::IfFalse };
            self.act(op(code, register, register, register, kind));
        }
        self.ways.push((self.pc, side));
        Some(())
    }

    /// Notes a jump.
    pub(super) fn jump(&mut self) {
        self.ways.push((self.pc, true));
    }

    /// Leads the path back to the head of the loop; whether that is possible.
    pub(super) fn finish(&mut self) -> Option<()> {
        self.pc = self.tree.head;
        if self.from.is_none() && !self.has_exit {
            self.limit();
        }
        let mut leaves = Vec::new();
        let mut moves = Vec::new();
        for (slot, loc) in (0..).zip(&self.locs) {
            let Some(loc) = loc.filter(|loc| loc.written) else {
                continue;
            };
            if self.tree.fresh_at_head.contains(&slot) {
                continue;
            }
            let mut live = self.tree.live.iter();
            if live.any(|&(other, kind)| other == slot && kind != loc.kind) {
                return None;
            }
            leaves.push((slot, loc.kind));
            if loc.register != slot {
                moves.push((slot, loc.register));
            }
        }
        while let Some(&(_, first)) = moves.first() {
            let is_read = |to: u8| moves.iter().any(|&(other, from)| from == to && other != to);
            match moves.iter().position(|&(to, _)| !is_read(to)) {
                Some(at) => {
                    let (to, from) = moves.remove(at);
                    self.push(op(Code::Copy, to, from, from, Kind::Nil), NOWHERE);
                }
                None => {
                    // They go round in circles.
                    let aside = self.register()?;
                    self.push(op(Code::Copy, aside, first, first, Kind::Nil), NOWHERE);
                    for (_, from) in &mut moves {
                        if *from == first {
                            *from = aside;
                        }
                    }
                }
            }
        }
        let path = self.tree.paths.len();
        let mut back = op(Code::Loop, 0, 0, 0, Kind::Nil);
        back.data = path as u16;
        self.push(back, NOWHERE);
        self.drop_unused();
        if let Some(from) = self.from {
            self.tree.exits[from as usize].target = self.start as u32;
        }
        self.tree.paths.push(Path {
            steps: self.steps,
            leaves,
            ways: std::mem::take(&mut self.ways),
            rounds: 0,
            last: 0,
        });
        Some(())
    }
}

/// An operation without a table.
pub(super) fn op(code: Code, dst: u8, a: u8, b: u8, kind: Kind) -> Op {
    Op {
        code,
        dst,
        a,
        b,
        kind,
        data: 0,
    }
}
