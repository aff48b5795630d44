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
}

impl Calls {
    /// Calls nest without a limit of the language's.
    pub const PLAIN: Calls = Calls {
        cells: CellLifetime::Call,
        recursion_limit: None,
        too_deep: TooDeep::Fails,
        wrong: WrongCall::Fails,
    };
}
