//! Calls and the variables of their functions.

use serde::{Deserialize, Serialize};

/// How long a captured variable lives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum CellLifetime {
    /// One per call of its function, whatever declares it.
    Call,
    /// A new one each time its declaration is executed.
    Declaration,
}

/// What becomes of a call that cannot be carried out: of what is no function, or with as many arguments as it does not take.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum WrongCall {
    /// It is the language's error.
    Fails,
    /// It is undefined behaviour.
    Undefined,
}

/// What becomes of calls that nest too deeply.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum TooDeep {
    /// It is the language's error.
    Fails,
    /// The process is ended.
    EndsProcess,
}

/// What becomes of arguments that a function does not take.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Surplus {
    /// They are the language's error.
    Fails,
    /// They are dropped.
    Dropped,
}

/// What becomes of parameters that get no argument and have no default.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Missing {
    /// They are the language's error.
    Fails,
    /// They are nothing.
    Nil,
    /// They are the second nothing, which tells them from arguments that are nothing.
    Null,
}

/// How many values a call gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Results {
    /// One.
    One,
    /// Any number: none is an unbound value, several are a tuple, and one is itself. What is spread is taken apart so.
    Several,
}

/// How calls behave.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Calls {
    /// How long captured variables live.
    pub cells: CellLifetime,
    /// How deep calls may nest before that is the language's error.
    pub recursion_limit: Option<u32>,
    /// What becomes of calls that nest too deeply.
    pub too_deep: TooDeep,
    /// What becomes of a call that cannot be carried out.
    pub wrong: WrongCall,
    /// What becomes of surplus arguments.
    pub surplus: Surplus,
    /// What becomes of missing ones.
    pub missing: Missing,
    /// How many values a call gives.
    pub results: Results,
    /// Whether a generator that is asked to end, and so asks the one that it delegates to, may yield more before it
    /// does.
    pub closing_may_yield: bool,
}

impl Calls {
    /// Calls nest without a limit of the language's.
    pub const PLAIN: Calls = Calls {
        cells: CellLifetime::Call,
        recursion_limit: None,
        too_deep: TooDeep::Fails,
        wrong: WrongCall::Fails,
        surplus: Surplus::Fails,
        missing: Missing::Fails,
        results: Results::One,
        closing_may_yield: false,
    };
}
