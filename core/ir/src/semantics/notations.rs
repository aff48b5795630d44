//! How objects without a literal are written.

use serde::{Deserialize, Serialize};

/// How objects without a literal are written: texts in which `{name}` stands for the object's name, `{kind}` for that of its class or of
/// its receiver's, `{class}` for that of the class that a method belongs to, and `{at}` for its place in memory.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Notations {
    /// An object of which nothing is known but its class.
    pub object: &'static str,
    /// A class.
    pub class: &'static str,
    /// A function of the program's or the library's.
    pub function: &'static str,
    /// A function that the machine provides.
    pub builtin: &'static str,
    /// A method that the machine provides, reached through its class.
    pub method: &'static str,
    /// The same of one by which the language itself calls methods.
    pub special_method: &'static str,
    /// A method with its receiver, which stands between the two.
    #[serde(borrow)]
    pub bound: [&'static str; 2],
    /// A method that the machine provides, with its receiver.
    pub bound_builtin: &'static str,
    /// The same of one by which the language itself calls methods.
    pub bound_special: &'static str,
    /// A generator, a coroutine, and an asynchronous generator.
    #[serde(borrow)]
    pub generators: [&'static str; 3],
    /// A module.
    pub module: &'static str,
    /// The code of a module as the calls in progress name it.
    pub module_code: &'static str,
    /// A member that does not take the receiver, which stands between the two.
    #[serde(borrow)]
    pub static_method: [&'static str; 2],
    /// A member that takes the class, which stands between the two.
    #[serde(borrow)]
    pub class_method: [&'static str; 2],
    /// The members of the parents of the class `{name}`, for a receiver.
    pub parents: &'static str,
    /// A captured variable.
    pub cell: &'static str,
    /// A captured variable without a value.
    pub empty_cell: &'static str,
}

impl Notations {
    /// In angle brackets, with what the object is.
    pub const PLAIN: Notations = Notations {
        object: "<{kind} at {at}>",
        class: "<class {name}>",
        function: "<function {name}>",
        builtin: "<function {name}>",
        method: "<method {class}.{name}>",
        special_method: "<method {class}.{name}>",
        bound: ["<method {name} of ", ">"],
        bound_builtin: "<method {name} of {kind}>",
        bound_special: "<method {name} of {kind}>",
        generators: [
            "<generator {name}>",
            "<coroutine {name}>",
            "<asynchronous generator {name}>",
        ],
        module: "<module {name}>",
        module_code: "<module>",
        static_method: ["<static method ", ">"],
        class_method: ["<class method ", ">"],
        parents: "<parents of {name}>",
        cell: "<variable: {kind}>",
        empty_cell: "<variable>",
    };
}

/// Appends a notation, with what each of its names in braces stands for.
pub fn push_notation(out: &mut String, notation: &str, parts: &[(&str, &dyn std::fmt::Display)]) {
    use std::fmt::Write;
    let mut rest = notation;
    while let Some((before, behind)) = rest.split_once('{') {
        out.push_str(before);
        let (name, behind) = behind.split_once('}').unwrap_or((behind, ""));
        if let Some((_, part)) = parts.iter().find(|(known, _)| *known == name) {
            let _ = write!(out, "{part}");
        }
        rest = behind;
    }
    out.push_str(rest);
}

#[cfg(test)]
mod tests {
    use super::push_notation;

    #[test]
    fn names_in_braces_are_replaced() {
        let mut out = String::from("= ");
        push_notation(
            &mut out,
            "<{kind} {name}{unknown}>",
            &[("name", &"f"), ("kind", &7)],
        );
        assert_eq!(out, "= <7 f>");
    }
}
