//! Bytes as text for an address: compressed, checksummed, in letters that addresses allow.

use crate::{Document, fields};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use crc::{CRC_32_ISO_HDLC, Crc, NoTable};
use ppmd_rust::{Ppmd7Decoder, Ppmd7Encoder};
use std::fmt;
use std::io::{Read, Write};

/// The version of the form, first in every link.
const VERSION: char = '1';
/// PPMd variant H with the parameters below.
const PPMD: char = 'p';
/// The longest context that the model looks at, in bytes.
const ORDER: u32 = 8;
/// Memory of the model in bytes; it starts over when it is full.
const MEMORY: u32 = 1 << 20;
/// The longest document that a link may hold, in bytes.
const LONGEST: u64 = 4 << 20;

/// Why a text is no link.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LinkError {
    /// It starts with a version or a codec mark that is not known here.
    Unknown,
    /// Letters are missing, changed or added.
    Damaged,
    /// It is whole, and what it holds is no document.
    Malformed,
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            LinkError::Unknown => {
                "it was made by another version of this page, or is no link to a program"
            }
            LinkError::Damaged => {
                "part of it is missing or was changed, as when it is cut off while it is copied"
            }
            LinkError::Malformed => "what it holds cannot be read",
        })
    }
}

impl std::error::Error for LinkError {}

/// What a link is checked with: without tables, which would be a fifth of the data that a page loads at first, for a few thousand bytes.
const CHECKSUM: Crc<u32, NoTable> = Crc::<u32, NoTable>::new(&CRC_32_ISO_HDLC);

/// The document as text; letters, digits, `-` and `_` only.
#[must_use]
pub fn encode(document: &Document) -> String {
    let bytes = fields::write(document);
    let mut body = Vec::new();
    fields::write_number(&mut body, bytes.len() as u64);
    compress(&bytes, &mut body);
    let mut whole = CHECKSUM.checksum(&body).to_le_bytes().to_vec();
    whole.append(&mut body);
    let mut text = String::from_iter([VERSION, PPMD]);
    URL_SAFE_NO_PAD.encode_string(&whole, &mut text);
    text
}

/// The document in a text.
///
/// # Errors
/// When the text is not whole, not of this version, or holds something else.
pub fn decode(text: &str) -> Result<Document, LinkError> {
    let mut letters = text.chars();
    if (letters.next(), letters.next()) != (Some(VERSION), Some(PPMD)) {
        return Err(LinkError::Unknown);
    }
    let whole = URL_SAFE_NO_PAD
        .decode(letters.as_str())
        .map_err(|_| LinkError::Damaged)?;
    let (checksum, mut body) = whole.split_first_chunk::<4>().ok_or(LinkError::Damaged)?;
    if u32::from_le_bytes(*checksum) != CHECKSUM.checksum(body) {
        return Err(LinkError::Damaged);
    }
    let length = fields::read_number(&mut body).ok_or(LinkError::Malformed)?;
    if length > LONGEST {
        return Err(LinkError::Malformed);
    }
    let bytes = expand(body, length).ok_or(LinkError::Malformed)?;
    fields::read(&bytes).ok_or(LinkError::Malformed)
}

fn compress(bytes: &[u8], body: &mut Vec<u8>) {
    let whole = "writing to memory with parameters in range does not fail";
    let mut encoder = Ppmd7Encoder::new(body, ORDER, MEMORY).expect(whole);
    encoder.write_all(bytes).expect(whole);
    encoder.finish(false).expect(whole);
}

fn expand(body: &[u8], length: u64) -> Option<Vec<u8>> {
    let mut decoder = Ppmd7Decoder::new(body, ORDER, MEMORY).ok()?;
    let mut bytes = Vec::new();
    // Grows with what is there rather than with what is promised.
    decoder.by_ref().take(length).read_to_end(&mut bytes).ok()?;
    (bytes.len() as u64 == length).then_some(bytes)
}
