//! Objects whose elements or members functions compute, and lists whose elements are numbers of one form.

use crate::delegation::wrap;
use crate::heap::{Object, Property};
use crate::natives::{IntrinsicFn, operand};
use crate::value::Value;
use ir::Intrinsic;

pub(super) const TABLE: &[(Intrinsic, IntrinsicFn)] = &[
    (Intrinsic::ComputeMembers, |m, args| {
        let property = Property {
            get: operand(args, 2),
            set: operand(args, 3),
            delete: Value::Nil,
            doc: operand(args, 1),
        };
        let property = m.insert(Object::Property(Box::new(property)));
        Ok(wrap(m, operand(args, 0), property))
    }),
    (Intrinsic::RestrictElements, |m, args| {
        let property = Property {
            get: operand(args, 1),
            set: operand(args, 2),
            delete: Value::Nil,
            doc: Value::Nil,
        };
        let property = m.insert(Object::Property(Box::new(property)));
        let object = m.with_members(operand(args, 0));
        m.define_own(object, m.boot.form_name, property, 0);
        Ok(object)
    }),
];
