//! GNU: vectors (`__attribute__((vector_size(16)))`), on which operators work lane by lane.
//!
//! The machine has none. To it a vector is a struct of one array, `lanes`, and an operator makes another one by computing each
//! lane as the language computes a number.

use super::{Parser, Read};
use crate::ast::{Entry, ExprId, ExprKind};
use crate::token::Place;
use crate::types::{Kind, LANES, Ty, Vector};
use ir::BinOp;

impl Parser {
    pub(super) fn vector_of(&self, ty: Ty) -> Option<Vector> {
        self.types().as_vector(ty)
    }

    /// What `vector_size` makes of a type: a vector of what its pointers, arrays and functions are of in the end.
    pub(super) fn vectorised(&mut self, ty: Ty, bytes: u64, place: Place) -> Ty {
        let made = match self.types().kind(ty).clone() {
            Kind::Pointer(to) => {
                let to = self.vectorised(to, bytes, place);
                self.unit.types.pointer(to)
            }
            Kind::Array(of, length) => {
                let of = self.vectorised(of, bytes, place);
                self.unit.types.array(of, length)
            }
            Kind::Function(function) => {
                let mut function = (*function).clone();
                function.result = self.vectorised(function.result, bytes, place);
                self.unit.types.function(function)
            }
            _ => self.vector_type(ty.plain(), bytes, place),
        };
        made.qualified_as(ty)
    }

    fn vector_type(&mut self, lane: Ty, bytes: u64, place: Place) -> Ty {
        if lane.is_unknown() {
            return lane;
        }
        let size = self.types().size(lane).unwrap_or(0);
        let count = bytes.checked_div(size).unwrap_or(0);
        let message = if !self.types().is_arithmetic(lane) || lane.is_bool() {
            "invalid vector type for attribute 'vector_size'".into()
        } else if bytes == 0 {
            "zero vector size".into()
        } else if !bytes.is_multiple_of(size) {
            "vector size not an integral multiple of component size".into()
        } else if !count.is_power_of_two() {
            format!("number of vector components {count} not a power of two")
        } else {
            return self.unit.types.vector(Vector { lane, count });
        };
        self.invalid(place, message);
        lane
    }

    /// The array of a vector's lanes. Its bytes may have been written as another vector's.
    pub(super) fn lanes(&mut self, vector: ExprId, place: Place) -> ExprId {
        let lanes = self.member(vector, &LANES.into(), place);
        if let ExprKind::Member { in_union, .. } = &mut self.unit.exprs[lanes.0 as usize].kind {
            *in_union = true;
        }
        lanes
    }

    /// A lane of a vector; of a number, which stands for a vector of as many of it, the number.
    fn lane(&mut self, value: ExprId, at: ExprId, place: Place) -> ExprId {
        match self.vector_of(self.ty(value)) {
            None => value,
            Some(_) => {
                let lanes = self.lanes(value, place);
                self.subscript(lanes, at, place)
            }
        }
    }

    /// A vector whose lanes are computed from their numbers.
    fn each_lane(
        &mut self,
        vector: Vector,
        place: Place,
        mut make: impl FnMut(&mut Parser, ExprId) -> ExprId,
    ) -> ExprId {
        let size = self.types().size(vector.lane).unwrap_or(1);
        let entries = (0..vector.count).map(|at| {
            let index = self.add(ExprKind::Int(at as i64), Ty::INT, place);
            let value = make(self, index);
            Entry {
                offset: at * size,
                ty: vector.lane,
                bits: None,
                value: self.convert(value, vector.lane),
            }
        });
        let entries = entries.collect();
        let ty = self.unit.types.vector(vector);
        self.made_of(ty, entries, place)
    }

    /// The vector of integers, as wide as another one's lanes, that a comparison gives.
    fn mask_of(&self, vector: Vector) -> Vector {
        let lane = match self.types().size(vector.lane) {
            Some(1) => Ty::SIGNED_CHAR,
            Some(2) => Ty::SHORT,
            Some(4) => Ty::INT,
            _ => Ty::LONG,
        };
        Vector { lane, ..vector }
    }

    /// An operator between vectors, or a vector and a number; `None` where neither operand is a vector, or it is none for such.
    pub(super) fn vector_binary(
        &mut self,
        op: BinOp,
        left: ExprId,
        right: ExprId,
        place: Place,
    ) -> Option<ExprId> {
        let (a, b) = (
            self.vector_of(self.ty(left)),
            self.vector_of(self.ty(right)),
        );
        let vector = a.or(b)?;
        let is_shift = matches!(op, BinOp::Shl | BinOp::Shr);
        let fits = match (a, b) {
            (Some(a), Some(b)) => {
                let (types, is_integer) = (self.types(), |ty| self.types().is_integer(ty));
                let is_alike = a.lane.is(b.lane) || is_integer(a.lane) && is_integer(b.lane);
                a.count == b.count && types.size(a.lane) == types.size(b.lane) && is_alike
            }
            (None, _) => self.types().is_arithmetic(self.ty(left)),
            (_, None) => self.types().is_arithmetic(self.ty(right)),
        };
        if !fits {
            return None;
        }
        let is_comparison = op.is_comparison();
        let result = match is_comparison {
            true => self.mask_of(vector),
            false => vector,
        };
        // A number becomes one of the vector's, but for the count of a shift.
        let widened = |parser: &mut Self, value: ExprId, own: Option<Vector>| match own {
            None if !is_shift => parser.convert(value, vector.lane),
            _ => value,
        };
        let (left, right) = (widened(self, left, a), widened(self, right, b));
        Some(self.with_temporary(left, place, |parser, left| {
            parser.with_temporary(right, place, |parser, right| {
                parser.each_lane(result, place, |parser, at| {
                    let (a, b) = (parser.lane(left, at, place), parser.lane(right, at, place));
                    let value = parser.arithmetic(op, a, b, place);
                    match is_comparison {
                        // All bits are set where it holds.
                        true => parser.unary("-", value, place),
                        false => value,
                    }
                })
            })
        }))
    }

    /// An operator in front of a vector; `None` where the operand is none.
    pub(super) fn vector_unary(
        &mut self,
        operator: &str,
        operand: ExprId,
        place: Place,
    ) -> Option<ExprId> {
        let vector = self.vector_of(self.ty(operand))?;
        if operator == "+" {
            return Some(operand);
        }
        Some(self.with_temporary(operand, place, |parser, operand| {
            parser.each_lane(vector, place, |parser, at| {
                let lane = parser.lane(operand, at, place);
                parser.unary(operator, lane, place)
            })
        }))
    }

    /// A cast between vectors, or a vector and an integer, of one size: the same bytes. `None` where neither is a vector.
    pub(super) fn cast_vector(&mut self, id: ExprId, ty: Ty, place: Place) -> Option<ExprId> {
        let from = self.ty(id);
        if self.vector_of(from).is_none() && self.vector_of(ty).is_none() {
            return None;
        }
        let fits = |ty: Ty| self.vector_of(ty).is_some() || self.types().is_integer(ty);
        if from.is(ty)
            || !fits(from)
            || !fits(ty)
            || self.types().size(from) != self.types().size(ty)
        {
            return None;
        }
        Some(self.with_temporary(id, place, |parser, value| {
            parser.mark_addressed(value);
            let kind = ExprKind::Member {
                object: value,
                offset: 0,
                bits: None,
                in_union: true,
            };
            parser.add(kind, ty, place)
        }))
    }

    /// The arguments of one of gcc's functions on vectors, whose name has been read; `None` for other names.
    pub(super) fn vector_function(&mut self, name: &str, start: Place) -> Read<Option<ExprId>> {
        match name {
            "__builtin_convertvector" => {
                self.advance();
                let value = self.assignment_expression()?;
                self.expect(",")?;
                let ty = self.type_name()?;
                self.expect(")")?;
                let place = self.since(start);
                let shapes = (self.vector_of(self.ty(value)), self.vector_of(ty));
                let (Some(from), Some(to)) = shapes else {
                    return Ok(Some(self.wrong_vector(name, place)));
                };
                if from.count != to.count {
                    return Ok(Some(self.wrong_vector(name, place)));
                }
                Ok(Some(self.with_temporary(value, place, |parser, value| {
                    parser.each_lane(to, place, |parser, at| parser.lane(value, at, place))
                })))
            }
            "__builtin_shuffle" | "__builtin_shufflevector" => {
                self.advance();
                let mut given = vec![self.assignment_expression()?];
                while self.eat(",") {
                    given.push(self.assignment_expression()?);
                }
                self.expect(")")?;
                let place = self.since(start);
                let made = match name {
                    "__builtin_shuffle" => self.shuffle(&given, place),
                    _ => self.shuffle_by_numbers(&given, place),
                };
                Ok(Some(made.unwrap_or_else(|| self.wrong_vector(name, place))))
            }
            _ => Ok(None),
        }
    }

    fn wrong_vector(&mut self, name: &str, place: Place) -> ExprId {
        self.invalid(place, format!("invalid argument to '{name}'"));
        self.unsupported_expression("call_expression", place)
    }

    /// `__builtin_shuffle(v, mask)` and `(v, w, mask)`: the lanes that the mask's name, modulo how many there are.
    fn shuffle(&mut self, given: &[ExprId], place: Place) -> Option<ExprId> {
        let (first, second, mask) = match *given {
            [vector, mask] => (vector, vector, mask),
            [first, second, mask] => (first, second, mask),
            _ => return None,
        };
        let vector = self.vector_of(self.ty(first))?;
        let named = self.vector_of(self.ty(mask));
        let Some(named) = named.filter(|named| self.types().is_integer(named.lane)) else {
            let message = "'__builtin_shuffle' last argument must be an integer vector";
            self.invalid(place, message);
            return Some(self.unsupported_expression("call_expression", place));
        };
        if named.count != vector.count || !self.ty(second).is(self.ty(first)) {
            return None;
        }
        let count = vector.count as i64;
        let is_one = given.len() == 2;
        Some(self.with_temporary(first, place, |parser, first| {
            parser.with_temporary(second, place, |parser, second| {
                parser.with_temporary(mask, place, |parser, mask| {
                    parser.each_lane(vector, place, |parser, at| {
                        let named = parser.lane(mask, at, place);
                        let within = |parser: &mut Parser, bits: i64| {
                            let bits = parser.add(ExprKind::Int(bits), Ty::INT, place);
                            parser.arithmetic(BinOp::BitAnd, named, bits, place)
                        };
                        let index = within(parser, count - 1);
                        let lane = parser.lane(first, index, place);
                        if is_one {
                            return lane;
                        }
                        let is_second = within(parser, count);
                        let index = within(parser, count - 1);
                        let other = parser.lane(second, index, place);
                        parser.conditional(is_second, other, lane)
                    })
                })
            })
        }))
    }

    /// `__builtin_shufflevector(v, w, n, …)`: the lanes of the two in a row that constants name; any value for -1.
    fn shuffle_by_numbers(&mut self, given: &[ExprId], place: Place) -> Option<ExprId> {
        let [first, second, ref numbers @ ..] = *given else {
            return None;
        };
        let (a, b) = (
            self.vector_of(self.ty(first))?,
            self.vector_of(self.ty(second))?,
        );
        let numbers: Vec<i64> =
            (numbers.iter().map(|id| self.constant(*id))).collect::<Option<_>>()?;
        let all = (a.count + b.count) as i64;
        if !a.lane.is(b.lane)
            || !numbers.len().is_power_of_two()
            || numbers.iter().any(|number| !(-1..all).contains(number))
        {
            return None;
        }
        let result = Vector {
            count: numbers.len() as u64,
            ..a
        };
        Some(self.with_temporary(first, place, |parser, first| {
            parser.with_temporary(second, place, |parser, second| {
                let mut numbers = numbers.into_iter();
                parser.each_lane(result, place, |parser, _| {
                    let number = numbers.next().unwrap_or(0).max(0);
                    let (from, at) = match number - a.count as i64 {
                        at @ 0.. => (second, at),
                        _ => (first, number),
                    };
                    let at = parser.add(ExprKind::Int(at), Ty::INT, place);
                    parser.lane(from, at, place)
                })
            })
        }))
    }
}
