//! How the rows of the tables are written.

use ir::{Binding, BuiltinClass, BuiltinFunction, BuiltinMethod, Intrinsic, Native};

const fn bound(
    name: &'static str,
    intrinsic: Intrinsic,
    signature: &'static str,
    binding: Binding,
) -> BuiltinMethod {
    BuiltinMethod {
        name,
        intrinsic,
        signature,
        binding,
    }
}

/// A method reached through an instance.
pub(super) const fn method(
    name: &'static str,
    intrinsic: Intrinsic,
    signature: &'static str,
) -> BuiltinMethod {
    bound(name, intrinsic, signature, Binding::Instance)
}

/// A method reached through the class.
pub(super) const fn class_method(
    name: &'static str,
    intrinsic: Intrinsic,
    signature: &'static str,
) -> BuiltinMethod {
    bound(name, intrinsic, signature, Binding::Class)
}

/// A method that takes neither.
pub(super) const fn static_method(
    name: &'static str,
    intrinsic: Intrinsic,
    signature: &'static str,
) -> BuiltinMethod {
    bound(name, intrinsic, signature, Binding::Static)
}

/// A member that is computed.
pub(super) const fn member(name: &'static str, intrinsic: Intrinsic) -> BuiltinMethod {
    bound(name, intrinsic, "", Binding::Property)
}

/// A special method of two values.
pub(super) const fn operator(name: &'static str, intrinsic: Intrinsic) -> BuiltinMethod {
    method(name, intrinsic, "value, /")
}

/// A special method of one value.
pub(super) const fn special(name: &'static str, intrinsic: Intrinsic) -> BuiltinMethod {
    method(name, intrinsic, "")
}

/// A function.
pub(super) const fn function(
    name: &'static str,
    intrinsic: Intrinsic,
    signature: &'static str,
) -> BuiltinFunction {
    BuiltinFunction {
        name,
        intrinsic,
        signature,
    }
}

/// A class that programs can name.
pub(super) const fn class(
    name: &'static str,
    parent: &'static str,
    native: Native,
    construct: Option<(Intrinsic, &'static str)>,
    methods: &'static [BuiltinMethod],
) -> BuiltinClass {
    BuiltinClass {
        name,
        parent,
        native,
        construct,
        methods,
        is_public: true,
    }
}

/// A class that programs only meet as the class of a value.
pub(super) const fn hidden(
    name: &'static str,
    native: Native,
    methods: &'static [BuiltinMethod],
) -> BuiltinClass {
    BuiltinClass {
        name,
        parent: "object",
        native,
        construct: None,
        methods,
        is_public: false,
    }
}

/// How many rows some tables have together.
pub(super) const fn count(tables: &[&[BuiltinMethod]]) -> usize {
    let mut count = 0;
    let mut at = 0;
    while at < tables.len() {
        count += tables[at].len();
        at += 1;
    }
    count
}

/// Some tables as one; `N` is their [`count`].
pub(super) const fn concat<const N: usize>(tables: &[&[BuiltinMethod]]) -> [BuiltinMethod; N] {
    let mut all = [method("", Intrinsic::ObjectInit, ""); N];
    let (mut to, mut at) = (0, 0);
    while at < tables.len() {
        let mut from = 0;
        while from < tables[at].len() {
            all[to] = tables[at][from];
            to += 1;
            from += 1;
        }
        at += 1;
    }
    all
}

/// The methods of a class from several tables.
macro_rules! methods {
    ($($table:expr),+ $(,)?) => {{
        const TABLES: &[&[ir::BuiltinMethod]] = &[$($table),+];
        const COUNT: usize = $crate::builtins::rows::count(TABLES);
        const ALL: [ir::BuiltinMethod; COUNT] = $crate::builtins::rows::concat(TABLES);
        &ALL
    }};
}
pub(super) use methods;
