//! What an object of a library's class is to people: a list by its elements, a map by its entries, whatever the library
//! keeps them in.
//!
//! Nothing but views depends on it: a class that is not listed is shown by its members. Members are called by their names.

use crate::leaked::leaked;
use serde::{Deserialize, Serialize};

/// How views show objects of the library's classes.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Contents {
    /// The classes, by their names; what inherits from one is shown like it.
    #[serde(deserialize_with = "leaked")]
    pub classes: &'static [(&'static str, Holds)],
    /// What stands around the elements of a sequence or set, and around the entries of a map.
    #[serde(borrow)]
    pub brackets: [[&'static str; 2]; 2],
    /// What stands between a key and its value.
    pub between: &'static str,
}

impl Contents {
    /// Every object is shown by its members.
    pub const PLAIN: Contents = Contents {
        classes: &[],
        brackets: [["[", "]"], ["{", "}"]],
        between: ": ",
    };
}

/// Where an object keeps what it holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Holds {
    /// In the array that a member is: as many elements as another member says, or all.
    Array {
        /// The array.
        items: &'static str,
        /// How many of it count; empty for all.
        count: &'static str,
    },
    /// In an array that is a ring: from an index to another one.
    Ring {
        /// The array.
        items: &'static str,
        /// The index of the first element.
        first: &'static str,
        /// The index behind the last one.
        end: &'static str,
    },
    /// In nodes, each of which leads to the next.
    Chain {
        /// The first node.
        first: &'static str,
        /// A node's next one.
        next: &'static str,
        /// What a node holds.
        entry: Entry,
    },
    /// In an array of such chains.
    Table {
        /// The array.
        table: &'static str,
        /// A node's next one.
        next: &'static str,
        /// What a node holds.
        entry: Entry,
    },
    /// In a binary tree, in its order.
    Tree {
        /// The topmost node.
        root: &'static str,
        /// What comes before a node, and behind it.
        #[serde(borrow)]
        sides: [&'static str; 2],
        /// What a node holds.
        entry: Entry,
    },
    /// As the keys of the map that a member is.
    Keys(&'static str),
    /// As the values of the map that a member is: lists of a key and its value.
    Pairs(&'static str),
    /// In the collection that a member is.
    Within(&'static str),
    /// It is a key with its value.
    Pair(Entry),
    /// It stands for the value of a member.
    Value(&'static str),
    /// It goes by the text that a member is.
    Name(&'static str),
    /// It goes by its class and the text that a member is, where there is one.
    Message(&'static str),
}

/// What a node holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// The member that is the key; empty where there are none.
    pub key: &'static str,
    /// The member that is the value.
    pub value: &'static str,
}
