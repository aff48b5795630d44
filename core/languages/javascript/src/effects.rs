//! What methods of JavaScript's arrays do to what they are given, for data flow. Of all others it is taken for granted that they may
//! change whatever they get.

use ir::{
    Effect::{self, Does, Reads},
    Effects, Intrinsic as I,
};

/// Those that look at the elements, or hand them to a function, and change nothing by themselves.
const LOOKING: [&str; 27] = [
    "at",
    "concat",
    "entries",
    "every",
    "filter",
    "find",
    "findIndex",
    "findLast",
    "findLastIndex",
    "flat",
    "flatMap",
    "forEach",
    "includes",
    "indexOf",
    "join",
    "keys",
    "lastIndexOf",
    "map",
    "reduce",
    "reduceRight",
    "slice",
    "some",
    "toReversed",
    "toSorted",
    "toString",
    "values",
    "with",
];

const ARRAYS: [(&str, Effect); LOOKING.len() + 4] = {
    let mut all = [("", Reads); LOOKING.len() + 4];
    all[0] = ("push", Does(I::ListAppend));
    all[1] = ("unshift", Does(I::ListAppend));
    all[2] = ("pop", Does(I::ListPop));
    all[3] = ("shift", Does(I::ListPop));
    let mut at = 0;
    while at < LOOKING.len() {
        all[at + 4].0 = LOOKING[at];
        at += 1;
    }
    all
};

pub(super) const EFFECTS: Effects = &[(ir::LISTS, &ARRAYS)];
