//! Any document survives; any text is a document or a clear error.

use link::{Document, File, LinkError, Position, decode, encode};
use proptest::prelude::*;

const PROGRAM: &str = include_str!("links.rs");

fn document() -> Document {
    Document {
        language: "python".into(),
        path: String::new(),
        entry: 0,
        beside: Vec::new(),
        source: "def f(n):\n    return n * f(n - 1) if n else 1\n\nprint(f(5), 'é 😀')\n".into(),
        input: "3\n4\n".into(),
        breakpoints: vec![2, 4],
        settings: vec![("unit".into(), "ir".into()), ("panel".into(), "cfg".into())],
        engine: "0.1.0".into(),
        position: Some(Position {
            step: 10_000_000,
            digest: u64::MAX - 1,
        }),
    }
}

#[test]
fn a_document_survives() {
    assert_eq!(decode(&encode(&document())), Ok(document()));
    let empty = Document::default();
    assert_eq!(decode(&encode(&empty)), Ok(empty));
}

#[test]
fn a_link_is_letters_that_addresses_allow() {
    let link = encode(&document());
    let allowed = |each: char| each.is_ascii_alphanumeric() || "-_".contains(each);
    assert!(link.chars().all(allowed), "{link}");
}

/// A link is opened years later: this one was made by the first version and must open for ever.
#[test]
fn the_first_link_still_opens() {
    let link = include_str!("first.link").trim_end();
    assert_eq!(decode(link), Ok(document()));
}

#[test]
fn program_text_becomes_less_than_half_as_many_letters() {
    let sources = [
        include_str!("../src/codec.rs"),
        include_str!("../src/fields.rs"),
        include_str!("../src/document.rs"),
        PROGRAM,
    ];
    let source: String = sources.concat();
    let length = source.len();
    let link = encode(&Document {
        source,
        ..Document::default()
    });
    assert!(length > 9_000, "{length}");
    assert!(
        (link.len() as f64) < 0.42 * length as f64,
        "{length} bytes became {} letters",
        link.len()
    );
}

#[test]
fn what_is_wrong_is_said() {
    let link = encode(&document());
    assert_eq!(decode(""), Err(LinkError::Unknown));
    assert_eq!(decode("2pAAAA"), Err(LinkError::Unknown));
    assert_eq!(decode("1zAAAA"), Err(LinkError::Unknown));
    assert_eq!(decode("1p"), Err(LinkError::Damaged));
    assert_eq!(decode(&link[..link.len() - 3]), Err(LinkError::Damaged));
    assert_eq!(decode(&format!("{link}é")), Err(LinkError::Damaged));
}

/// The bytes of a link with a checksum that fits them, as somebody could make it by hand.
fn forged(body: &[u8]) -> String {
    use base64::Engine as _;
    let mut whole = crc::Crc::<u32, crc::NoTable>::new(&crc::CRC_32_ISO_HDLC)
        .checksum(body)
        .to_le_bytes()
        .to_vec();
    whole.extend_from_slice(body);
    let engine = base64::engine::general_purpose::URL_SAFE_NO_PAD;
    format!("1p{}", engine.encode(whole))
}

fn body(link: &str) -> Vec<u8> {
    use base64::Engine as _;
    let engine = base64::engine::general_purpose::URL_SAFE_NO_PAD;
    engine.decode(&link[2..]).expect("a link of ours")[4..].to_vec()
}

#[test]
fn a_promise_of_gigabytes_is_refused() {
    assert_eq!(
        decode(&forged(&[0xff, 0xff, 0xff, 0xff, 0x7f])),
        Err(LinkError::Malformed)
    );
}

proptest! {
    #[test]
    fn any_document_survives(
        source in ".{0,400}",
        input in ".{0,40}",
        breakpoints in prop::collection::vec(any::<u32>(), 0..6),
        path in ".{0,8}",
        entry in any::<u32>(),
        beside in prop::collection::vec((".{0,8}", ".{0,40}"), 0..4),
        settings in prop::collection::vec((".{0,8}", ".{0,8}"), 0..4),
        position in prop::option::of((any::<u64>(), any::<u64>())),
    ) {
        let document = Document {
            language: "c".into(),
            path,
            entry,
            beside: beside.into_iter().map(|(path, source)| File { path, source }).collect(),
            source,
            input,
            breakpoints,
            settings,
            engine: "x".into(),
            position: position.map(|(step, digest)| Position { step, digest }),
        };
        prop_assert_eq!(decode(&encode(&document)), Ok(document));
    }

    #[test]
    fn any_change_of_a_letter_is_noticed(at in 2usize..1000, letter in "[A-Za-z0-9_-]") {
        let link = encode(&document());
        let at = 2 + at % (link.len() - 3);
        let mut changed = link.clone();
        changed.replace_range(at..=at, &letter);
        prop_assume!(changed != link);
        prop_assert_eq!(decode(&changed), Err(LinkError::Damaged));
    }

    #[test]
    fn any_text_is_a_document_or_an_error(text in "(1p)?.{0,60}") {
        let _ = decode(&text);
    }

    #[test]
    fn forged_bytes_are_a_document_or_an_error(body in prop::collection::vec(any::<u8>(), 0..200)) {
        let _ = decode(&forged(&body));
    }

    #[test]
    fn forged_changes_are_a_document_or_an_error(at in any::<prop::sample::Index>(), byte in any::<u8>()) {
        let mut bytes = body(&encode(&document()));
        let at = at.index(bytes.len());
        bytes[at] = byte;
        let _ = decode(&forged(&bytes));
    }
}
