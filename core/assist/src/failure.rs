//! What can go wrong on the way to an answer, in words that say what to do.

use std::fmt;

/// Why there is no answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Failure {
    /// 401: the key is wrong or missing.
    KeyRefused,
    /// 403: the key is known and may not do this.
    NotAllowed(String),
    /// 404: there is no such model or address.
    NotFound(String),
    /// 429: too many requests; how many seconds to wait, where that was said.
    TooMany(Option<u64>),
    /// 529, or an event that says so: the provider has too much to do.
    Overloaded,
    /// Any other status from 500 on.
    ServerFault(u16, String),
    /// Another status, with what the provider said.
    Refused(u16, String),
    /// The answer began and did not end.
    CutOff,
    /// The answer is not what the protocol says.
    NotTheProtocol(String),
    /// The answer is longer than is read.
    TooLong,
    /// There is no connection to the network.
    Offline,
    /// The browser could not read the answer: the server does not allow this page's origin, or is not there.
    Blocked {
        /// The server.
        host: String,
        /// What to do with this kind of server.
        remedy: &'static str,
    },
    /// The person stopped it.
    Stopped,
    /// A script of answers has no more of them.
    ScriptEnded,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Failure::KeyRefused => f.write_str(
                "The provider does not accept the key. Check that it is whole and belongs to this provider.",
            ),
            Failure::NotAllowed(said) => write!(
                f,
                "The key may not do this. Choose another model, or allow it in the provider's settings.{}",
                Said(said)
            ),
            Failure::NotFound(said) => write!(
                f,
                "There is no such model, or nothing at this address. Check the model's name and the base URL.{}",
                Said(said)
            ),
            Failure::TooMany(Some(seconds)) => {
                write!(f, "Too many requests. Try again in {seconds} s.")
            }
            Failure::TooMany(None) => f.write_str(
                "Too many requests, or no credit is left. Wait a little, and check the provider's limits.",
            ),
            Failure::Overloaded => f.write_str(
                "The provider has too much to do. Try again in some minutes, or choose another model.",
            ),
            Failure::ServerFault(status, said) => write!(
                f,
                "The provider failed (status {status}). Try again later.{}",
                Said(said)
            ),
            Failure::Refused(status, said) => write!(
                f,
                "The provider refused the request (status {status}).{}",
                Said(said)
            ),
            Failure::CutOff => f.write_str("The answer was cut off. Ask again."),
            Failure::NotTheProtocol(what) => write!(
                f,
                "The answer is not what this kind of provider sends: {what}. Check the base URL and the kind of provider."
            ),
            Failure::TooLong => {
                f.write_str("The answer is longer than is read. Ask for less, or choose another model.")
            }
            Failure::Offline => f.write_str("There is no connection. Check the network and ask again."),
            Failure::Blocked { host, remedy } => write!(
                f,
                "{host} cannot be reached, or does not allow this page to read its answers. {remedy}"
            ),
            Failure::Stopped => f.write_str("The request was stopped."),
            Failure::ScriptEnded => f.write_str("The script holds no further answer."),
        }
    }
}

/// What a provider said, behind a sentence of ours.
struct Said<'a>(&'a str);

impl fmt::Display for Said<'_> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self.0 {
            "" => Ok(()),
            said => write!(f, " It said: {said}"),
        }
    }
}
