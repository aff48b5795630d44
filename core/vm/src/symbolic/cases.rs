//! Operations that fail, or do something else, for some values of an unknown: quotients by an unknown divisor, elements at
//! an unknown index or key of something known, and pointers moved by so many elements.
//!
//! Where somebody is asked, or the settings decide (`choice.rs`), such an operation asks which case it is, one question
//! after the other: whether the divisor is zero, whether the index lies outside, and which of a few elements it means. In a
//! case whose value is known the operation is carried out with that value, so that what it raises, or what its undefined
//! behaviour is, is the language's own. Where nobody is asked nothing fails.

use crate::heap::Object;
use crate::machine::Machine;
use crate::machine::state::Then;
use crate::symbolic::Expression;
use crate::symbolic::choice::Open;
use crate::value::Value;
use ir::{BinOp, Fault, FloatByZero, Intrinsic, Scalar, UnOp, Undefined};

/// How many elements are told apart at most; above that the element is an unknown.
const ELEMENTS: i64 = 8;

/// An operation on an unknown that asks which case it is.
#[derive(Clone, Debug)]
pub(crate) struct Case {
    work: Work,
    /// What it depends on.
    subject: Value,
    /// The question at hand.
    at: usize,
    then: Then,
}

/// What is to be done with the subject.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Work {
    /// Something is divided by it.
    Divide {
        op: BinOp,
        in_place: bool,
        left: Value,
    },
    /// The element there is read.
    Load { object: Value },
    /// It is looked for among the keys of a map.
    Among { op: BinOp, map: Value },
    /// The element there is written.
    Store { object: Value, value: Value },
    /// It is an operand of an operation that has no meaning for some values.
    Compute {
        op: BinOp,
        left: Value,
        right: Value,
    },
    /// The same for an operation on it alone.
    ComputeOne { op: UnOp },
    /// It is checked against the length of an array.
    Check { length: Value },
    /// A pointer is moved by so many elements of that many bytes.
    Move {
        pointer: Value,
        by: Value,
        width: i64,
    },
}

/// A question, and what follows where the answer is yes.
pub(crate) struct Question {
    pub(crate) op: BinOp,
    pub(crate) subject: Value,
    pub(crate) bound: Value,
    pub(crate) then: Answer,
}

impl Question {
    /// The answer, where both sides are known: nobody need be asked, and a run that asks nobody knows it too.
    fn decided(&self) -> Option<bool> {
        let (Value::Sized(scalar, left), Value::Sized(_, right)) = (self.subject, self.bound)
        else {
            return None;
        };
        let (left, right) = (scalar.number(left), scalar.number(right));
        match self.op {
            BinOp::Eq => Some(left == right),
            BinOp::Lt => Some(left < right),
            BinOp::Gt => Some(left > right),
            BinOp::Ge => Some(left >= right),
            _ => None,
        }
    }
}

/// What follows from a yes.
#[derive(Clone, Copy)]
pub(crate) enum Answer {
    /// The operation is carried out with this value.
    StandsFor(Value),
    /// It has no meaning.
    Undefined(Undefined),
}

impl Case {
    pub(crate) fn number(&self) -> usize {
        self.at
    }
}

impl Machine {
    /// Asks about an operation on an unknown, where somebody is asked and it depends on what that is. `false` where it is to
    /// be done as ever.
    ///
    /// # Errors
    /// What the operation raises.
    pub(crate) fn asks_about(
        &mut self,
        work: Work,
        subject: Value,
        then: &Then,
    ) -> Result<bool, Value> {
        if !self.is_asked() || self.questions(work, subject).0.is_empty() {
            return Ok(false);
        }
        let then = then.clone();
        self.ask_case(Case {
            work,
            subject,
            at: 0,
            then,
        })?;
        Ok(true)
    }

    /// Goes on with an operation after an answer.
    pub(crate) fn decide_case(&mut self, mut case: Case, side: bool) -> Result<(), Value> {
        if !side {
            case.at += 1;
            return self.ask_case(case);
        }
        let (questions, _) = self.questions(case.work, case.subject);
        match questions.get(case.at) {
            Some(question) => self.answer_case(&case, question.then),
            None => self.ask_case(case),
        }
    }

    fn answer_case(&mut self, case: &Case, answer: Answer) -> Result<(), Value> {
        match answer {
            Answer::StandsFor(value) => self.do_case(case, value),
            Answer::Undefined(kind) => match self.undefined(kind) {
                Ok(()) => self.do_case(case, case.subject),
                Err(exit) => self.settle(Err(exit), case.then.clone()),
            },
        }
    }

    fn ask_case(&mut self, mut case: Case) -> Result<(), Value> {
        let (mut questions, is_complete) = self.questions(case.work, case.subject);
        // What is left when all else is excluded need not be asked.
        let last = questions.pop_if(|_| is_complete);
        while let Some(question) = questions.get(case.at) {
            let side = match question.decided() {
                Some(side) => Some(side),
                None if !self.is_asked() => break,
                None => {
                    let asked = Expression::Binary(question.op, question.subject, question.bound);
                    match self.unknown(asked) {
                        Value::Bool(side) => Some(side),
                        condition => {
                            self.side_or_stop(condition, || Open::Case(Box::new(case.clone())))
                        }
                    }
                }
            };
            match side {
                Some(true) => return self.answer_case(&case, question.then),
                Some(false) => case.at += 1,
                None => return Ok(()),
            }
        }
        let value = last.filter(|_| case.at == questions.len());
        match value {
            Some(last) => self.answer_case(&case, last.then),
            None => self.do_case(&case, case.subject),
        }
    }

    /// Does what a case does with a value for its subject.
    fn do_case(&mut self, case: &Case, value: Value) -> Result<(), Value> {
        let then = case.then.clone();
        match case.work {
            Work::Divide { op, left, .. } if value == case.subject => {
                self.apply_unknown(op, left, value, then)
            }
            Work::Divide { op, in_place, left } => {
                // Whatever is divided by zero, it fails in the same way.
                let left = match left {
                    Value::Unknown(_) => self.number_like(left, 1).unwrap_or(Value::Int(1)),
                    left => left,
                };
                self.apply_binary(op, in_place, left, value, then)
            }
            Work::Compute { op, left, right } => self.apply_unknown(op, left, right, then),
            Work::ComputeOne { op } => {
                let value = self.unknown(Expression::Unary(op, value));
                self.deliver(then, value)
            }
            // It is none of the keys.
            Work::Load { object } if value == case.subject && self.is_map(object) => {
                let missing = self.fault_with(Fault::KeyMissing, value);
                self.settle(Err(missing), then)
            }
            Work::Load { object } => self.load_element(object, value, then),
            Work::Among { op, .. } => {
                let is_there = value != case.subject;
                self.deliver(then, Value::Bool(is_there == (op == BinOp::In)))
            }
            Work::Store { object, value: new } => self.store_element(object, value, new),
            Work::Move { pointer, by, width } => match value {
                Value::Sized(_, at) => {
                    let by = Value::Sized(Scalar::I64, at * width);
                    self.apply_binary(BinOp::Add, false, pointer, by, then)
                }
                _ => self.apply_unknown(BinOp::Add, pointer, by, then),
            },
            Work::Check { length } => {
                let outcome = self.intrinsic(Intrinsic::CheckIndex, &[value, length]);
                self.settle(outcome, then)
            }
        }
    }

    /// The questions of an operation, in order, and whether it is one of these cases for sure.
    fn questions(&mut self, work: Work, subject: Value) -> (Vec<Question>, bool) {
        let mut own = match work {
            Work::Compute { op, left, right } => return (self.may_not_fit(op, left, right), false),
            Work::ComputeOne { op } => return (self.may_not_fit_alone(op, subject), false),
            Work::Load { object: map } | Work::Among { map, .. } if self.is_map(map) => {
                return (self.may_be_key(map, subject), false);
            }
            Work::Divide { op, left, .. } => self.may_not_fit(op, left, subject),
            _ => Vec::new(),
        };
        if !matches!(subject, Value::Unknown(_)) {
            return (own, false);
        }
        let number = |at: i64| self.number_like(subject, at);
        let ask = |op, bound, stands_for| {
            Some(Question {
                op,
                subject,
                bound: number(bound)?,
                then: Answer::StandsFor(number(stands_for)?),
            })
        };
        // A negative index counts from the end, unless it is a number of a fixed width.
        let counts_back = matches!(number(0), Some(Value::Int(_)));
        let from_end = |length: i64| (if counts_back { -length } else { 0 }, length);
        let range = match work {
            Work::Divide { op, left, .. } => {
                let divides = matches!(op, BinOp::Div | BinOp::FloorDiv | BinOp::Rem);
                let fails = divides && self.fails_at_zero(left) && self.fails_at_zero(subject);
                let question = ask(BinOp::Eq, 0, 0).filter(|_| fails);
                own.splice(0..0, question);
                return (own, false);
            }
            Work::Load { object } | Work::Store { object, .. } => {
                self.length_known(object).map(from_end)
            }
            Work::Check {
                length: Value::Sized(_, length) | Value::Int(length),
            } => Some(from_end(length)),
            Work::Check { .. }
            | Work::Compute { .. }
            | Work::ComputeOne { .. }
            | Work::Among { .. } => None,
            Work::Move { pointer, width, .. } => self.elements_around(pointer, width),
        };
        let Some((first, length)) = range.filter(|_| !self.is_fraction(subject)) else {
            return (Vec::new(), false);
        };
        let outside = [
            ask(BinOp::Ge, length, length),
            ask(BinOp::Lt, first, first - 1),
        ];
        let mut questions: Vec<Question> = outside.into_iter().flatten().collect();
        let is_complete = length - first <= ELEMENTS && number(0).is_some();
        if is_complete {
            let inside = (0..length).chain(first..0);
            questions.extend(inside.filter_map(|at| ask(BinOp::Eq, at, at)));
        }
        (questions, is_complete)
    }

    fn is_map(&self, object: Value) -> bool {
        matches!(self.object_kind(object), Some(Object::Map(_)))
    }

    /// Whether an unknown is one of the keys of a map, where these are few and numbers or texts.
    fn may_be_key(&self, map: Value, subject: Value) -> Vec<Question> {
        let Some(Object::Map(entries)) = self.object_kind(map) else {
            return Vec::new();
        };
        let is_plain = |key: &Value| match key {
            Value::Int(_) | Value::Sized(..) => true,
            other => matches!(self.object_kind(*other), Some(Object::Text(_))),
        };
        let keys: Vec<Value> = entries.iter().map(|entry| entry.key).collect();
        let is_known = matches!(subject, Value::Unknown(_))
            && keys.len() as i64 <= ELEMENTS
            && keys.iter().all(is_plain);
        let questions = keys.into_iter().filter(|_| is_known);
        let ask = |key| Question {
            op: BinOp::Eq,
            subject,
            bound: key,
            then: Answer::StandsFor(key),
        };
        questions.map(ask).collect()
    }

    /// Asks about a pointer that is moved by an unknown, as [`Machine::asks_about`] does: by how many elements it is, as an
    /// index of an array is computed.
    ///
    /// # Errors
    /// What the operation raises.
    pub(crate) fn asks_about_move(
        &mut self,
        (pointer, by): (Value, Value),
        then: &Then,
    ) -> Result<bool, Value> {
        if !self.is_asked() || !matches!(pointer, Value::Pointer(..)) {
            return Ok(false);
        }
        let (subject, width) = self.index_moved_by(by);
        self.asks_about(Work::Move { pointer, by, width }, subject, then)
    }

    /// The index, and the width of an element, that the distance of a pointer was computed from.
    pub(crate) fn index_moved_by(&self, by: Value) -> (Value, i64) {
        let (index, width) = match self.expression_of(by) {
            Some(&Expression::Binary(BinOp::Mul, index, Value::Sized(_, width))) => (index, width),
            _ => (by, 1),
        };
        match self.expression_of(index) {
            Some(&Expression::Unary(UnOp::As(Scalar::I64 | Scalar::U64), inner)) => (inner, width),
            _ => (index, width),
        }
    }

    fn expression_of(&self, value: Value) -> Option<&Expression> {
        let Value::Unknown(unknown) = value else {
            return None;
        };
        Some(&self.state.unknowns.get(unknown).expression)
    }

    /// The elements of a pointer's region, counted from there: the first, and the one behind the last.
    fn elements_around(&self, pointer: Value, width: i64) -> Option<(i64, i64)> {
        let Value::Pointer(region, offset) = pointer else {
            return None;
        };
        let size = i64::try_from(self.region(region)?.size()).ok()?;
        let is_inside = width > 0 && (0..size).contains(&offset);
        is_inside.then(|| (-(offset / width), (size - offset) / width))
    }

    /// How many elements something of the machine's own has.
    fn length_known(&self, object: Value) -> Option<i64> {
        let length = match self.object_kind(self.native(object))? {
            Object::Array(array) => array.items.len(),
            Object::List(items) => items.len(),
            Object::Tuple(items) => items.len(),
            Object::Text(text) => text.char_len(),
            Object::Bytes(bytes) => bytes.len(),
            Object::ByteArray(bytes) => bytes.len(),
            Object::Range(range) => range.len() as usize,
            _ => return None,
        };
        i64::try_from(length).ok()
    }

    /// A number of the type that an unknown has, or may be taken to have; nothing where that is no number or too narrow.
    fn number_like(&self, unknown: Value, number: i64) -> Option<Value> {
        let Value::Unknown(unknown) = unknown else {
            return None;
        };
        let is_dynamic = !self.semantics().typing.is_static;
        match self.state.unknowns.get(unknown).ty {
            None if is_dynamic => Some(Value::Int(number)),
            Some(Scalar::Int) => Some(Value::Int(number)),
            Some(Scalar::F64) => Some(Value::Float(number as f64)),
            Some(scalar) if scalar.is_fixed() && scalar.holds(number.into()) => {
                Some(Value::Sized(scalar, number))
            }
            _ => None,
        }
    }

    /// Whether an operand is one of an operation that fails for a divisor of zero.
    fn fails_at_zero(&self, operand: Value) -> bool {
        match operand {
            Value::Int(_) | Value::Bool(_) => true,
            Value::Sized(scalar, _) => scalar.is_fixed(),
            _ if self.is_fraction(operand) => {
                self.semantics().numbers.float_by_zero == FloatByZero::Fails
            }
            Value::Unknown(_) => self.number_like(operand, 0).is_some(),
            _ => false,
        }
    }

    fn is_fraction(&self, value: Value) -> bool {
        match value {
            Value::Float(_) => true,
            Value::Sized(scalar, _) => scalar == Scalar::F32,
            Value::Unknown(unknown) => {
                let ty = self.state.unknowns.get(unknown).ty;
                matches!(ty, Some(Scalar::F32 | Scalar::F64))
            }
            _ => false,
        }
    }
}
