//! Which elements a slice means.

use crate::heap::{Object, Slice};
use crate::machine::{Machine, Outcome};
use crate::value::Value;
use ir::Fault;

/// A slice of a sequence of a known length: `count` places from `start` by `step`.
///
/// Every place is within the sequence. Where there are none, `start` is where an insertion would go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stretch {
    /// The first place.
    pub start: i64,
    /// The place behind the last, as `slice.indices` gives it.
    pub stop: i64,
    /// Not zero.
    pub step: i64,
    /// How many places.
    pub count: usize,
}

impl Stretch {
    /// The places, in order.
    pub fn places(self) -> impl DoubleEndedIterator<Item = usize> {
        (0..self.count as i64).map(move |at| (self.start + at * self.step) as usize)
    }

    /// The places as a plain range, for slices without a step.
    #[must_use]
    pub fn range(self) -> std::ops::Range<usize> {
        self.start as usize..self.start as usize + self.count
    }

    /// The elements at its places.
    #[must_use]
    pub fn pick<T: Clone>(self, items: &[T]) -> Vec<T> {
        if self.step == 1 {
            return items[self.range()].to_vec();
        }
        self.places().map(|place| items[place].clone()).collect()
    }
}

impl Machine {
    /// What a slice means for a sequence of a length.
    ///
    /// # Errors
    /// When its parts are no integers, or its step is zero.
    pub fn stretch(&mut self, slice: &Slice, length: usize) -> Outcome<Stretch> {
        let length = length as i64;
        let step = self.slice_part(slice.step)?.unwrap_or(1);
        if step == 0 {
            return Err(self.fault(Fault::ZeroSliceStep, &[]));
        }
        // Backwards, the places run from the last to "before the first".
        let (lowest, highest) = if step < 0 {
            (-1, length - 1)
        } else {
            (0, length)
        };
        let clamp = |place: i64| {
            let place = if place < 0 {
                place.saturating_add(length)
            } else {
                place
            };
            place.clamp(lowest, highest)
        };
        let start = self
            .slice_part(slice.start)?
            .map_or(if step < 0 { highest } else { lowest }, clamp);
        let stop = self
            .slice_part(slice.stop)?
            .map_or(if step < 0 { lowest } else { highest }, clamp);
        let count = if step < 0 && stop < start {
            (start - stop - 1) / step.saturating_neg() + 1
        } else if step > 0 && start < stop {
            (stop - start - 1) / step + 1
        } else {
            0
        };
        Ok(Stretch {
            start,
            stop,
            step,
            count: count as usize,
        })
    }

    fn slice_part(&mut self, part: Value) -> Outcome<Option<i64>> {
        match part {
            Value::Int(part) => Ok(Some(part)),
            Value::Nil | Value::Unbound => Ok(None),
            part => {
                let native = self.native(part);
                match self.integer(native) {
                    Some(part) => Ok(Some(part.saturated())),
                    None => Err(self.fault(Fault::BadSliceIndex, &[])),
                }
            }
        }
    }

    /// A slice value.
    #[must_use]
    pub fn slice_of(&self, value: Value) -> Option<Slice> {
        match self.object_kind(value) {
            Some(Object::Slice(slice)) => Some(**slice),
            _ => None,
        }
    }
}
