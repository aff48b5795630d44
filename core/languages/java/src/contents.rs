//! How views show objects of the library: by their elements and entries, as their classes keep them.
//!
//! **Invariant:** every member that is named here exists, and the views are the library's own `toString`, strings quoted.
//! Held by `tests/tests/contents.rs`.

use ir::{Contents, Entry, Holds};

const PAIR: Entry = Entry {
    key: "key",
    value: "value",
};

pub(super) const CONTENTS: Contents = Contents {
    classes: &[
        (
            "java.util.ArrayList",
            Holds::Array {
                items: "elementData",
                count: "size",
            },
        ),
        (
            "java.util.PriorityQueue",
            Holds::Array {
                items: "queue",
                count: "size",
            },
        ),
        (
            "java.util.ImmutableCollections$ListN",
            Holds::Array {
                items: "elements",
                count: "",
            },
        ),
        (
            "java.util.Arrays$ArrayList",
            Holds::Array {
                items: "array",
                count: "",
            },
        ),
        (
            "java.util.ArrayDeque",
            Holds::Ring {
                items: "elements",
                first: "head",
                end: "tail",
            },
        ),
        (
            "java.util.LinkedList",
            Holds::Chain {
                first: "first",
                next: "next",
                entry: Entry {
                    key: "",
                    value: "item",
                },
            },
        ),
        (
            "java.util.LinkedHashMap",
            Holds::Chain {
                first: "head",
                next: "after",
                entry: PAIR,
            },
        ),
        (
            "java.util.HashMap",
            Holds::Table {
                table: "table",
                next: "next",
                entry: PAIR,
            },
        ),
        (
            "java.util.TreeMap",
            Holds::Tree {
                root: "root",
                sides: ["left", "right"],
                entry: PAIR,
            },
        ),
        ("java.util.HashSet", Holds::Keys("map")),
        ("java.util.TreeSet", Holds::Keys("map")),
        (
            "java.util.ImmutableCollections$MapN",
            Holds::Within("entries"),
        ),
        (
            "java.util.ImmutableCollections$SetN",
            Holds::Within("elements"),
        ),
        ("java.util.HashMap$Node", Holds::Pair(PAIR)),
        ("java.util.TreeMap$Entry", Holds::Pair(PAIR)),
        ("java.util.KeyValueHolder", Holds::Pair(PAIR)),
        ("java.util.AbstractMap$SimpleEntry", Holds::Pair(PAIR)),
        ("java.lang.StringBuilder", Holds::Value("text")),
        (
            "java.util.concurrent.atomic.AtomicInteger",
            Holds::Value("value"),
        ),
        (
            "java.util.concurrent.atomic.AtomicLong",
            Holds::Value("value"),
        ),
        (
            "java.util.concurrent.atomic.AtomicBoolean",
            Holds::Value("value"),
        ),
        (
            "java.util.concurrent.atomic.AtomicReference",
            Holds::Value("value"),
        ),
        ("java.lang.Enum", Holds::Name("name")),
        ("java.lang.Throwable", Holds::Message("detailMessage")),
    ],
    between: "=",
    ..Contents::PLAIN
};
