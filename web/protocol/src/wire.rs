//! Messages as bytes.

use serde::{Serialize, de::DeserializeOwned};
use std::fmt;

/// Bytes that are no message of the expected kind: page and worker are of different builds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Malformed(String);

impl fmt::Display for Malformed {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "malformed message: {}", self.0)
    }
}

impl std::error::Error for Malformed {}

/// One message as bytes.
pub fn encode<T: Serialize>(message: &T) -> Vec<u8> {
    postcard::to_allocvec(message).expect("plain data always encodes")
}

/// The message in these bytes.
///
/// # Errors
/// When they hold none of this type.
pub fn decode<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Malformed> {
    postcard::from_bytes(bytes).map_err(|error| Malformed(error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Direction, Move, Reply, Request, Stride, Unit};

    #[test]
    fn a_message_survives_the_wire() {
        let request = Request::Move(Move::Step {
            stride: Stride::Over,
            unit: Unit::Statement,
            direction: Direction::Back,
        });
        assert_eq!(decode::<Request>(&encode(&request)), Ok(request));
    }

    #[test]
    fn bytes_of_another_build_are_an_error() {
        assert!(decode::<Reply>(&[250, 1, 2]).is_err());
        assert!(decode::<Reply>(&[]).is_err());
    }
}
