//! Running traces.

use super::op::{Code, Kind, Op};
use super::{NOWHERE, Registers, Tree};
use crate::control::cursor::Over;
use crate::heap::Object;
use crate::machine::Machine;
use crate::natives::ordered::quick;
use crate::operator::fast;
use crate::value::{Handle, Value};
use ir::{Scalar, Shortcut};

/// How a tree was left.
pub(super) enum Left {
    /// It was not entered: something at its head is not as it was.
    Outside,
    /// By an exit.
    At(u32),
}

impl Machine {
    /// Runs a tree at the head of which the run stands, until it is left or the steps are about to be reached.
    pub(super) fn run_tree(&mut self, tree: &mut Tree, until: u64) -> Left {
        let mut registers =
            (self.traces.registers.take()).unwrap_or_else(|| Box::new(Registers::new()));
        let base = match self.state.frames.last() {
            Some(frame) => frame.base as usize,
            None => 0,
        };
        let enters = tree
            .live
            .iter()
            .all(|&(slot, kind)| registers.put(slot, kind, self.state.stack[base + slot as usize]));
        let left = if enters {
            for &(register, value) in &tree.constants {
                if let Some(kind) = Kind::of(value) {
                    registers.put(register, kind, value);
                }
            }
            let (exit, steps) = self.go_round(tree, &mut registers, until);
            self.leave_trace(tree, &registers, base, exit, steps);
            Left::At(exit)
        } else {
            Left::Outside
        };
        self.traces.registers = Some(registers);
        left
    }

    /// Goes round until an exit is taken that leads nowhere; that one, and the steps at the head before.
    fn go_round(&mut self, tree: &mut Tree, registers: &mut Registers, until: u64) -> (u32, u64) {
        let Tree {
            ops,
            exit_of,
            exits,
            paths,
            tables,
            ..
        } = tree;
        let ops: &[Op] = ops;
        let longest = paths.iter().map(|path| path.steps).max().unwrap_or(0);
        let last = until.saturating_sub(u64::from(longest));
        let mut steps = self.state.steps;
        let mut at = 0;
        loop {
            let op = ops[at];
            at += 1;
            macro_rules! word {
                ($register:ident) => {
                    registers.words[op.$register as usize]
                };
            }
            macro_rules! float {
                ($register:ident) => {
                    f64::from_bits(word!($register) as u64)
                };
            }
            macro_rules! give {
                ($word:expr) => {{
                    let word: i64 = $word;
                    word!(dst) = word;
                    continue;
                }};
            }
            macro_rules! give_float {
                ($number:expr) => {{
                    let number: f64 = $number;
                    give!(number.to_bits() as i64)
                }};
            }
            macro_rules! give_if {
                ($word:expr) => {
                    if let Some(word) = $word {
                        give!(i64::from(word))
                    }
                };
            }
            macro_rules! go_on_if {
                ($condition:expr) => {
                    if $condition {
                        continue;
                    }
                };
            }
            // What is of the kind that was seen is kept.
            macro_rules! keep {
                ($value:expr) => {
                    if let Some(value) = $value
                        && registers.put(op.dst, op.kind, value)
                    {
                        continue;
                    }
                };
            }
            match op.code {
                Code::Copy => {
                    registers.regions[op.dst as usize] = registers.regions[op.a as usize];
                    give!(word!(a))
                }
                Code::Wrap32 => give!(i64::from(word!(a) as i32)),
                Code::ToFloat => give_float!(word!(a) as f64),
                Code::AddWrap32 => {
                    give!(i64::from((word!(a) as i32).wrapping_add(word!(b) as i32)))
                }
                Code::SubWrap32 => {
                    give!(i64::from((word!(a) as i32).wrapping_sub(word!(b) as i32)))
                }
                Code::MulWrap32 => {
                    give!(i64::from((word!(a) as i32).wrapping_mul(word!(b) as i32)))
                }
                Code::AddWrap64 => give!(word!(a).wrapping_add(word!(b))),
                Code::SubWrap64 => give!(word!(a).wrapping_sub(word!(b))),
                Code::MulWrap64 => give!(word!(a).wrapping_mul(word!(b))),
                Code::And => give!(word!(a) & word!(b)),
                Code::Or => give!(word!(a) | word!(b)),
                Code::Xor => give!(word!(a) ^ word!(b)),
                Code::AddFloat => give_float!(float!(a) + float!(b)),
                Code::SubFloat => give_float!(float!(a) - float!(b)),
                Code::MulFloat => give_float!(float!(a) * float!(b)),
                Code::NegFloat => give_float!(-float!(a)),
                Code::MovePointer => {
                    registers.regions[op.dst as usize] = registers.regions[op.a as usize];
                    give!(word!(a).wrapping_add(word!(b)))
                }
                Code::MovePointerBack => {
                    registers.regions[op.dst as usize] = registers.regions[op.a as usize];
                    give!(word!(a).wrapping_sub(word!(b)))
                }
                Code::Less => give!(i64::from(word!(a) < word!(b))),
                Code::LessEqual => give!(i64::from(word!(a) <= word!(b))),
                Code::Equal => give!(i64::from(word!(a) == word!(b))),
                Code::NotEqual => give!(i64::from(word!(a) != word!(b))),
                Code::FloatLess => give!(i64::from(float!(a) < float!(b))),
                Code::FloatLessEqual => give!(i64::from(float!(a) <= float!(b))),
                Code::FloatEqual => give!(i64::from(float!(a) == float!(b))),
                Code::FloatNotEqual => give!(i64::from(float!(a) != float!(b))),
                Code::Add32 => give_if!((word!(a) as i32).checked_add(word!(b) as i32)),
                Code::Sub32 => give_if!((word!(a) as i32).checked_sub(word!(b) as i32)),
                Code::Mul32 => give_if!((word!(a) as i32).checked_mul(word!(b) as i32)),
                Code::Add64 => give_if!(word!(a).checked_add(word!(b))),
                Code::Sub64 => give_if!(word!(a).checked_sub(word!(b))),
                Code::Mul64 => give_if!(word!(a).checked_mul(word!(b))),
                Code::DivFloat => {
                    if float!(b) != 0.0 {
                        give_float!(float!(a) / float!(b))
                    }
                }
                Code::Sqrt => {
                    let root = libm::sqrt(float!(a));
                    if root.is_finite() {
                        give_float!(root)
                    }
                }
                Code::Binary => {
                    let (operator, left, right) = tables.binaries[op.data as usize];
                    let (a, b) = (registers.value(op.a, left), registers.value(op.b, right));
                    let rules = self.linked.codes[tree.code as usize].rules;
                    keep!(fast::binary_once(rules, operator, a, b));
                }
                Code::Converted => {
                    let (operator, left, right) = tables.binaries[op.data as usize];
                    let (a, b) = (registers.value(op.a, left), registers.value(op.b, right));
                    keep!(self.quick_operator(operator, a, b));
                }
                Code::Unary => {
                    let (operator, kind) = tables.unaries[op.data as usize];
                    let rules = self.linked.codes[tree.code as usize].rules;
                    let operand = registers.value(op.a, kind);
                    keep!(fast::unary_once(rules, operator, operand));
                }
                Code::Intrinsic => {
                    let operand = registers.value(op.a, Kind::Float);
                    let intrinsic = tables.intrinsics[op.data as usize];
                    if float!(a).is_finite() {
                        keep!(self.intrinsic(intrinsic, &[operand]).ok());
                    }
                }
                Code::Item => keep!(self.item(word!(a), word!(b)).copied()),
                Code::ItemFloat => {
                    if let Some(&Value::Float(number)) = self.item(word!(a), word!(b)) {
                        give_float!(number)
                    }
                }
                Code::ItemRef => {
                    if let Some(&Value::Ref(handle)) = self.item(word!(a), word!(b)) {
                        give!(i64::from(handle.0))
                    }
                }
                Code::SetItem => {
                    let array = Value::Ref(Handle(word!(a) as u32));
                    let value = registers.value(op.dst, op.kind);
                    let place = word!(b);
                    go_on_if!(
                        place >= 0 && self.quick_element_write(array, Value::Int(place), value)
                    );
                }
                Code::Entry => keep!(quick::entry(
                    self,
                    Value::Ref(Handle(word!(a) as u32)),
                    word!(b)
                )),
                Code::SetEntry => {
                    let value = registers.value(op.dst, op.kind);
                    let map = Handle(word!(a) as u32);
                    go_on_if!(quick::put(self, map, word!(b), value).is_some());
                }
                Code::Append => {
                    let value = registers.value(op.dst, op.kind);
                    go_on_if!(quick::append(self, Handle(word!(a) as u32), value).is_some());
                }
                Code::Named => {
                    let key = Value::Ref(Handle(word!(b) as u32));
                    keep!(self.quick_entry(Handle(word!(a) as u32), key));
                }
                Code::SetNamed => {
                    let key = Value::Ref(Handle(word!(b) as u32));
                    let value = registers.value(op.dst, op.kind);
                    go_on_if!(self.quick_entry_write(Handle(word!(a) as u32), key, value));
                }
                Code::Shortcut => {
                    let (shortcut, first, second, count) = tables.shortcuts[op.data as usize];
                    let (a, b) = (registers.value(op.a, first), registers.value(op.b, second));
                    keep!(self.shortcut(shortcut, &[a, b][..count]));
                }
                Code::SetListItem => {
                    let list = Value::Ref(Handle(word!(a) as u32));
                    let value = registers.value(op.dst, op.kind);
                    let operands = [list, Value::Int(word!(b)), value];
                    let written = self.shortcut(Shortcut::SetElement, &operands);
                    go_on_if!(written.is_some());
                }
                Code::AppendItem => {
                    let list = Value::Ref(Handle(word!(a) as u32));
                    let value = registers.value(op.dst, op.kind);
                    go_on_if!(self.shortcut(Shortcut::Append, &[list, value]).is_some());
                }
                Code::Shape => {
                    let (shape, _) = tables.fields[op.data as usize];
                    if let Object::Instance(instance) = self.object(Handle(word!(a) as u32)) {
                        go_on_if!(instance.shape == shape);
                    }
                }
                Code::Quick => {
                    let (intrinsic, left, right) = tables.quick[op.data as usize];
                    let (a, b) = (registers.value(op.a, left), registers.value(op.b, right));
                    keep!(quick::of_two(self, intrinsic, a, b));
                }
                Code::Field => {
                    let (shape, place) = tables.fields[op.data as usize];
                    if let Object::Instance(instance) = self.object(Handle(word!(a) as u32))
                        && instance.shape == shape
                    {
                        keep!(instance.fields.get(place as usize).copied());
                    }
                }
                Code::FieldFloat => {
                    let (shape, place) = tables.fields[op.data as usize];
                    if let Object::Instance(instance) = self.object(Handle(word!(a) as u32))
                        && instance.shape == shape
                        && let Some(&Value::Float(number)) = instance.fields.get(place as usize)
                    {
                        give_float!(number)
                    }
                }
                Code::SetField => {
                    let (shape, place) = tables.fields[op.data as usize];
                    let value = registers.value(op.dst, op.kind);
                    if let Object::Instance(instance) = self.object_mut(Handle(word!(a) as u32))
                        && instance.shape == shape
                        && let Some(field) = instance.fields.get_mut(place as usize)
                    {
                        *field = value;
                        continue;
                    }
                }
                Code::Cell => keep!(Some(self.cell(Value::Ref(Handle(word!(a) as u32))))),
                Code::Capture => keep!(Some(self.capture(op.data))),
                Code::Global => {
                    let global = tables.globals[op.data as usize];
                    keep!(Some(self.state.globals[global as usize]));
                }
                Code::Length => {
                    if let Object::Array(array) = self.object(Handle(word!(a) as u32)) {
                        give!(array.items.len() as i64)
                    }
                }
                Code::CheckIndex => go_on_if!((0..word!(b)).contains(&word!(a))),
                Code::Load => {
                    let pointer = registers.value(op.a, Kind::Pointer);
                    if let Some(scalar) = op.kind.scalar() {
                        keep!(self.quick_load(pointer, 0, scalar));
                    }
                }
                Code::LoadFloat => {
                    let pointer = registers.value(op.a, Kind::Pointer);
                    if let Some(Value::Float(number)) = self.quick_load(pointer, 0, Scalar::F64) {
                        give_float!(number)
                    }
                }
                Code::Load32 => {
                    let pointer = registers.value(op.a, Kind::Pointer);
                    if let Some(Value::Sized(_, word)) = self.quick_load(pointer, 0, Scalar::I32) {
                        give!(word)
                    }
                }
                Code::Store => {
                    let pointer = registers.value(op.a, Kind::Pointer);
                    let value = registers.value(op.dst, op.kind);
                    if let Some(scalar) = op.kind.scalar() {
                        go_on_if!(self.quick_store(pointer, 0, scalar, value));
                    }
                }
                Code::HasNext => go_on_if!(self.fetch_item(Handle(word!(a) as u32))),
                Code::Next => {
                    if let Object::Cursor(cursor) = self.object_mut(Handle(word!(a) as u32))
                        && registers.put(op.dst, op.kind, cursor.pending)
                    {
                        cursor.pending = Value::Unbound;
                        continue;
                    }
                }
                Code::IfLess => go_on_if!(word!(a) < word!(b)),
                Code::IfLessEqual => go_on_if!(word!(a) <= word!(b)),
                Code::IfEqual => go_on_if!(word!(a) == word!(b)),
                Code::IfNotEqual => go_on_if!(word!(a) != word!(b)),
                Code::IfFloatLess => go_on_if!(float!(a) < float!(b)),
                Code::IfFloatLessEqual => go_on_if!(float!(a) <= float!(b)),
                Code::IfFloatEqual => go_on_if!(float!(a) == float!(b)),
                Code::IfFloatNotEqual => go_on_if!(float!(a) != float!(b)),
                Code::IfNotFloatLess => {
                    let less = float!(a) < float!(b);
                    go_on_if!(!less);
                }
                Code::IfNotFloatLessEqual => {
                    let less = float!(a) <= float!(b);
                    go_on_if!(!less);
                }
                Code::IfTrue => go_on_if!(word!(a) != 0),
                Code::IfFalse => go_on_if!(word!(a) == 0),
                Code::Limit => go_on_if!(steps <= last),
                Code::SetCell => {
                    let value = registers.value(op.dst, op.kind);
                    self.set_cell(Value::Ref(Handle(word!(a) as u32)), value);
                    continue;
                }
                Code::SetGlobal => {
                    let global = tables.globals[op.data as usize];
                    self.state.globals[global as usize] = registers.value(op.dst, op.kind);
                    continue;
                }
                Code::Loop => {
                    let path = &mut paths[op.data as usize];
                    path.rounds += 1;
                    steps += u64::from(path.steps);
                    path.last = steps;
                    at = 0;
                    continue;
                }
            }
            let number = exit_of[at - 1];
            let target = exits[number as usize].target;
            if target == NOWHERE {
                return (number, steps);
            }
            at = target as usize;
        }
    }

    /// An element of an array, a list or a tuple.
    #[inline(always)]
    fn item(&self, object: i64, at: i64) -> Option<&Value> {
        let items: &[Value] = match self.object(Handle(object as u32)) {
            Object::Array(array) => &array.items,
            Object::Table(table) => {
                let at = usize::try_from(at).ok()?.checked_sub(1)?;
                return table.items.get(at).filter(|&&item| item != Value::Nil);
            }
            Object::List(items) => items,
            Object::Tuple(items) => items,
            _ => return None,
        };
        let item = items.get(usize::try_from(at).ok()?);
        item.filter(|item| item.is_bound())
    }

    /// The element that a cursor over integers or a sequence comes to; nothing at its end, or where it takes more.
    pub(super) fn item_at_cursor(&self, cursor: Handle) -> Option<Value> {
        let Object::Cursor(cursor) = self.object(cursor) else {
            return None;
        };
        if cursor.pending.is_bound() {
            return None;
        }
        match cursor.over {
            Over::Range(_, 0, _) => None,
            Over::Range(next, ..) => Some(Value::Int(next)),
            Over::Sequence(sequence, at) => self.item(i64::from(sequence.0), at as i64).copied(),
            _ => None,
        }
    }

    /// Lets a cursor fetch its next element; whether there is one that is there for the taking.
    fn fetch_item(&mut self, handle: Handle) -> bool {
        let Some(item) = self.item_at_cursor(handle) else {
            return false;
        };
        if let Object::Cursor(cursor) = self.object_mut(handle) {
            match &mut cursor.over {
                Over::Range(next, left, step) => {
                    *left -= 1;
                    *next = next.wrapping_add(*step);
                }
                Over::Sequence(_, at) => *at += 1,
                _ => {}
            }
            cursor.pending = item;
        }
        true
    }
}
