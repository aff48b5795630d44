//! A stable sort by a function of the program's: the machine says what is compared next, and goes on with the answer.
//!
//! Runs that are in order already are found, short ones are lengthened by insertion, and neighbours are merged until
//! one is left (Peters' listsort, without galloping).
//!
//! **Invariant.** All that a sort knows lies in lists of the heap and in the words that wait for the answer, so that
//! it can be gone on with from any copy of the state.

use crate::heap::Object;
use crate::machine::{Exit, Machine, Outcome};
use crate::natives::operand;
use crate::value::Value;

/// The list of what is sorted, the places in it in the order so far, room for merging, and the ends of the runs.
const KEYS: usize = 0;
const ORDER: usize = 1;
const ROOM: usize = 2;
const RUNS: usize = 3;
/// The function that compares, the one that judges other answers than numbers, and whether it is asked the other way
/// round.
const FUNCTION: usize = 4;
const JUDGE: usize = 5;
const IS_TURNED: usize = 6;
/// What is made of the places in order.
const RESULT: usize = 7;

/// What a sort is to give.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Give {
    /// A list of the elements.
    Elements,
    /// An ordered map of what stands for them.
    Ordered,
}

/// What the answer that is waited for decides.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Phase {
    /// Whether a run falls.
    First,
    /// Whether it falls on.
    Falls,
    /// Whether it rises on.
    Rises,
    /// Into which half of a run an element goes.
    Inserts,
    /// Which of two runs goes on.
    Merges,
}

const PHASES: [Phase; 5] = [
    Phase::First,
    Phase::Falls,
    Phase::Rises,
    Phase::Inserts,
    Phase::Merges,
];

/// A sort that waits for an answer.
#[derive(Clone, Copy)]
struct Sort {
    /// A tuple of what stays the same.
    plan: Value,
    phase: Phase,
    /// Where the run or the pair of runs begins.
    low: usize,
    /// The end of the run so far; while it inserts, what is inserted; while it merges, which pair this is.
    high: usize,
    /// The part in which an element's place is looked for; the heads of two runs.
    left: usize,
    right: usize,
}

/// `(list, function, judge, is turned)`.
pub(super) fn sort_with(m: &mut Machine, args: &[Value]) -> Outcome {
    if let Value::Unknown(_) = operand(args, 0) {
        return Ok(m.unknown_intrinsic("sort", args));
    }
    let list = super::list_of(m, args)?;
    let keys = super::items(m, list).to_vec();
    let is_turned = operand(args, 3) == Value::Bool(true);
    let functions = [operand(args, 1), operand(args, 2)];
    begin(m, keys, Vec::new(), functions, is_turned, Give::Elements)
}

/// Begins to sort. What is given stands for the keys where there is something; `functions` compare and judge.
///
/// # Errors
/// The call of the function that compares, which the sort goes on behind.
pub(crate) fn begin(
    m: &mut Machine,
    keys: Vec<Value>,
    stand: Vec<Value>,
    functions: [Value; 2],
    is_turned: bool,
    give: Give,
) -> Outcome {
    let order = (0..keys.len() as i64).map(Value::Int).collect();
    let result = match give {
        Give::Elements => m.new_list(keys.clone()),
        Give::Ordered => m.new_list(stand),
    };
    let lists = [keys, order, Vec::new(), Vec::new()].map(|items| m.new_list(items));
    let give = Value::Bool(give == Give::Ordered);
    let [function, judge] = functions;
    let is_turned = Value::Bool(is_turned);
    let rest = [function, judge, is_turned, result, give];
    let plan = [&lists[..], &rest[..]].concat();
    let sort = Sort {
        plan: m.new_tuple(&plan),
        phase: Phase::First,
        low: 0,
        high: 0,
        left: 0,
        right: 0,
    };
    sort.begin_run(m)
}

/// Goes on with what the function said.
fn answered(m: &mut Machine, data: &[Value], answer: Value) -> Outcome {
    let sort = Sort::of(data);
    match sort.says(m, answer) {
        Some(comes_before) => sort.go_on(m, comes_before),
        None if matches!(answer, Value::Unknown(_)) => Err(Exit::Unknown),
        None => {
            let judge = sort.part(m, JUDGE);
            let (first, second) = sort.compared(m);
            let asked = [answer, first, second];
            Err(Machine::call_then(judge, &asked, judged, data.to_vec()))
        }
    }
}

/// Goes on with what that was judged to be.
fn judged(m: &mut Machine, data: &[Value], answer: Value) -> Outcome {
    let sort = Sort::of(data);
    match sort.says(m, answer) {
        Some(comes_before) => sort.go_on(m, comes_before),
        None if matches!(answer, Value::Unknown(_)) => Err(Exit::Unknown),
        None => sort.go_on(m, false),
    }
}

impl Sort {
    fn of(data: &[Value]) -> Sort {
        let number = |at: usize| match data.get(at) {
            Some(Value::Int(number)) => *number as usize,
            _ => 0,
        };
        Sort {
            plan: data[0],
            phase: PHASES[number(1)],
            low: number(2),
            high: number(3),
            left: number(4),
            right: number(5),
        }
    }

    fn data(self) -> Vec<Value> {
        let phase = self.phase as usize;
        let numbers = [phase, self.low, self.high, self.left, self.right];
        let numbers = numbers.map(|number| Value::Int(number as i64));
        let mut data = Vec::with_capacity(6);
        data.push(self.plan);
        data.extend(numbers);
        data
    }

    fn part(self, m: &Machine, part: usize) -> Value {
        match m.object_kind(self.plan) {
            Some(Object::Tuple(parts)) => parts[part],
            _ => Value::Nil,
        }
    }

    fn list(self, m: &Machine, part: usize) -> &[Value] {
        match m.object_kind(self.part(m, part)) {
            Some(Object::List(items)) => items,
            _ => &[],
        }
    }

    fn change<T>(self, m: &mut Machine, part: usize, change: impl FnOnce(&mut Vec<Value>) -> T) {
        if let Value::Ref(handle) = self.part(m, part)
            && let Object::List(items) = m.object_mut(handle)
        {
            change(items);
        }
    }

    fn length(self, m: &Machine) -> usize {
        self.list(m, ORDER).len()
    }

    fn key(self, m: &Machine, place: usize) -> Value {
        match self.list(m, ORDER).get(place) {
            Some(&Value::Int(at)) => self.list(m, KEYS)[at as usize],
            _ => Value::Nil,
        }
    }

    /// The end of a run.
    fn end(self, m: &Machine, run: usize) -> Option<usize> {
        match self.list(m, RUNS).get(run) {
            Some(&Value::Int(end)) => Some(end as usize),
            _ => None,
        }
    }

    /// The places that are compared: whether the first comes before the second.
    fn places(self) -> (usize, usize) {
        match self.phase {
            Phase::First => (self.low + 1, self.low),
            Phase::Falls | Phase::Rises => (self.high, self.high - 1),
            Phase::Inserts => (self.high, self.left + (self.right - self.left) / 2),
            Phase::Merges => (self.right, self.left),
        }
    }

    /// What the function is asked about, in order.
    fn compared(self, m: &Machine) -> (Value, Value) {
        let (first, second) = self.places();
        let (first, second) = (self.key(m, first), self.key(m, second));
        match self.part(m, IS_TURNED) {
            Value::Bool(true) => (second, first),
            _ => (first, second),
        }
    }

    /// What an answer says, where it is a number or counts as one.
    fn says(self, m: &Machine, answer: Value) -> Option<bool> {
        let number = match answer {
            Value::Int(number) => number as f64,
            Value::Float(number) => number,
            Value::Bool(truth) => f64::from(u8::from(truth)),
            _ => return None,
        };
        Some(match self.part(m, IS_TURNED) {
            Value::Bool(true) => number > 0.0,
            _ => number < 0.0,
        })
    }

    /// Asks, and waits.
    fn ask(self, m: &Machine) -> Outcome {
        let function = self.part(m, FUNCTION);
        let (first, second) = self.compared(m);
        Err(Machine::call_then(
            function,
            &[first, second],
            answered,
            self.data(),
        ))
    }

    fn go_on(mut self, m: &mut Machine, comes_before: bool) -> Outcome {
        match self.phase {
            Phase::First => {
                self.high = self.low + 2;
                self.phase = match comes_before {
                    true => Phase::Falls,
                    false => Phase::Rises,
                };
                self.lengthen(m)
            }
            Phase::Falls | Phase::Rises if comes_before == (self.phase == Phase::Falls) => {
                self.high += 1;
                self.lengthen(m)
            }
            Phase::Falls | Phase::Rises => self.end_run(m),
            Phase::Inserts => {
                let (_, middle) = self.places();
                match comes_before {
                    true => self.right = middle,
                    false => self.left = middle + 1,
                }
                self.insert(m)
            }
            Phase::Merges => {
                let place = match comes_before {
                    true => self.right,
                    false => self.left,
                };
                match comes_before {
                    true => self.right += 1,
                    false => self.left += 1,
                }
                let taken = self.list(m, ORDER)[place];
                self.change(m, ROOM, |room| room.push(taken));
                self.merge(m)
            }
        }
    }

    fn begin_run(mut self, m: &mut Machine) -> Outcome {
        let length = self.length(m);
        if self.low >= length {
            return self.begin_merging(m);
        }
        if self.low + 1 == length {
            self.high = length;
            self.phase = Phase::Rises;
            return self.end_run(m);
        }
        self.phase = Phase::First;
        self.ask(m)
    }

    fn lengthen(self, m: &mut Machine) -> Outcome {
        match self.high < self.length(m) {
            true => self.ask(m),
            false => self.end_run(m),
        }
    }

    /// A falling run is turned round, and a short one lengthened.
    fn end_run(mut self, m: &mut Machine) -> Outcome {
        let (low, high) = (self.low, self.high);
        if self.phase == Phase::Falls {
            self.change(m, ORDER, |order| order[low..high].reverse());
        }
        self.phase = Phase::Inserts;
        (self.left, self.right) = (low, high);
        self.insert_next(m)
    }

    /// Takes the next element that is to be inserted, if there is one.
    fn insert_next(mut self, m: &mut Machine) -> Outcome {
        let length = self.length(m);
        let wanted = length.min(self.low + super::sort::minimum_run(length));
        if self.high < wanted {
            (self.left, self.right) = (self.low, self.high);
            return self.insert(m);
        }
        let end = Value::Int(self.high as i64);
        self.change(m, RUNS, |runs| runs.push(end));
        self.low = self.high;
        self.begin_run(m)
    }

    fn insert(mut self, m: &mut Machine) -> Outcome {
        if self.left < self.right {
            return self.ask(m);
        }
        let (place, from) = (self.left, self.high);
        self.change(m, ORDER, |order| order[place..=from].rotate_right(1));
        self.high += 1;
        self.insert_next(m)
    }

    /// Begins to merge the runs in pairs.
    fn begin_merging(mut self, m: &mut Machine) -> Outcome {
        if self.list(m, RUNS).len() < 2 {
            return self.finish(m);
        }
        self.phase = Phase::Merges;
        (self.low, self.high) = (0, 0);
        self.change(m, ROOM, Vec::clear);
        self.begin_pair(m)
    }

    /// Begins to merge the pair of which `high` is the first run.
    fn begin_pair(mut self, m: &mut Machine) -> Outcome {
        self.left = self.low;
        match (self.end(m, self.high), self.end(m, self.high + 1)) {
            (Some(middle), Some(_)) => {
                self.right = middle;
                self.merge(m)
            }
            (Some(end), None) => {
                self.right = end;
                self.end_pair(m, end)
            }
            (None, _) => {
                let merged = self.list(m, ROOM).to_vec();
                self.change(m, ORDER, |order| *order = merged);
                let count = self.list(m, RUNS).len().div_ceil(2);
                self.change(m, RUNS, |runs| runs.truncate(count));
                self.begin_merging(m)
            }
        }
    }

    fn merge(self, m: &mut Machine) -> Outcome {
        let (Some(middle), Some(end)) = (self.end(m, self.high), self.end(m, self.high + 1)) else {
            return self.begin_merging(m);
        };
        match self.left < middle && self.right < end {
            true => self.ask(m),
            false => self.end_pair(m, end),
        }
    }

    /// What is left of either run goes behind the others.
    fn end_pair(mut self, m: &mut Machine, end: usize) -> Outcome {
        let middle = self.end(m, self.high).unwrap_or(end);
        let order = self.list(m, ORDER);
        let rest = [&order[self.left..middle], &order[self.right..end]].concat();
        self.change(m, ROOM, |room| room.extend(rest));
        let run = self.high / 2;
        self.change(m, RUNS, |runs| runs[run] = Value::Int(end as i64));
        self.low = end;
        self.high += 2;
        self.begin_pair(m)
    }

    fn finish(self, m: &mut Machine) -> Outcome {
        let values = self.list(m, RESULT);
        let sorted = self.list(m, ORDER).iter().map(|place| match place {
            Value::Int(place) => values[*place as usize],
            _ => Value::Nil,
        });
        let sorted: Vec<Value> = sorted.collect();
        match self.part(m, RESULT + 1) {
            Value::Bool(true) => m.intrinsic(ir::Intrinsic::OrderedNew, &sorted),
            _ => Ok(m.new_list(sorted)),
        }
    }
}
