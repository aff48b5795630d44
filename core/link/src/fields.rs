//! Documents as bytes: fields, each a tag, a length and that many bytes.

use crate::{Document, File, Position};

/// The fields. A number is never given to another meaning.
mod tag {
    pub(super) const LANGUAGE: u64 = 1;
    pub(super) const SOURCE: u64 = 2;
    pub(super) const INPUT: u64 = 3;
    pub(super) const BREAKPOINTS: u64 = 4;
    pub(super) const SETTING: u64 = 5;
    pub(super) const ENGINE: u64 = 6;
    pub(super) const POSITION: u64 = 7;
    pub(super) const PATH: u64 = 8;
    pub(super) const ENTRY: u64 = 9;
    pub(super) const FILE: u64 = 10;
}

/// The document's bytes.
pub(crate) fn write(document: &Document) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut field = |tag: u64, content: &[u8]| {
        write_number(&mut bytes, tag);
        write_number(&mut bytes, content.len() as u64);
        bytes.extend_from_slice(content);
    };
    let texts = [
        (tag::LANGUAGE, &document.language),
        (tag::ENGINE, &document.engine),
        (tag::INPUT, &document.input),
        (tag::PATH, &document.path),
    ];
    for (tag, text) in texts {
        if !text.is_empty() {
            field(tag, text.as_bytes());
        }
    }
    for (name, value) in &document.settings {
        field(tag::SETTING, &pair(name, value));
    }
    if document.entry > 0 {
        let mut content = Vec::new();
        write_number(&mut content, u64::from(document.entry));
        field(tag::ENTRY, &content);
    }
    if !document.breakpoints.is_empty() {
        let mut content = Vec::new();
        for line in &document.breakpoints {
            write_number(&mut content, u64::from(*line));
        }
        field(tag::BREAKPOINTS, &content);
    }
    if let Some(position) = document.position {
        let mut content = Vec::new();
        write_number(&mut content, position.step);
        content.extend_from_slice(&position.digest.to_le_bytes());
        field(tag::POSITION, &content);
    }
    for file in &document.beside {
        field(tag::FILE, &pair(&file.path, &file.source));
    }
    // Last, so that the compressor meets the program without anything behind it.
    field(tag::SOURCE, document.source.as_bytes());
    bytes
}

/// The document in these bytes; nothing when they hold none.
pub(crate) fn read(mut bytes: &[u8]) -> Option<Document> {
    let mut document = Document::default();
    while !bytes.is_empty() {
        let tag = read_number(&mut bytes)?;
        let length = usize::try_from(read_number(&mut bytes)?).ok()?;
        let mut content;
        (content, bytes) = bytes.split_at_checked(length)?;
        match tag {
            tag::LANGUAGE => document.language = text(content)?,
            tag::SOURCE => document.source = text(content)?,
            tag::INPUT => document.input = text(content)?,
            tag::ENGINE => document.engine = text(content)?,
            tag::PATH => document.path = text(content)?,
            tag::ENTRY => document.entry = u32::try_from(read_number(&mut content)?).ok()?,
            tag::FILE => {
                let (path, source) = read_pair(content)?;
                document.beside.push(File { path, source });
            }
            tag::SETTING => document.settings.push(read_pair(content)?),
            tag::BREAKPOINTS => {
                while !content.is_empty() {
                    let line = u32::try_from(read_number(&mut content)?).ok()?;
                    document.breakpoints.push(line);
                }
            }
            tag::POSITION => {
                let step = read_number(&mut content)?;
                let digest = u64::from_le_bytes(content.try_into().ok()?);
                document.position = Some(Position { step, digest });
            }
            // Of a later version, which this one does without.
            _ => {}
        }
    }
    Some(document)
}

/// A name and what it names, as bytes.
fn pair(name: &str, value: &str) -> Vec<u8> {
    let mut content = Vec::new();
    write_number(&mut content, name.len() as u64);
    content.extend_from_slice(name.as_bytes());
    content.extend_from_slice(value.as_bytes());
    content
}

fn read_pair(mut content: &[u8]) -> Option<(String, String)> {
    let length = usize::try_from(read_number(&mut content)?).ok()?;
    let (name, value) = content.split_at_checked(length)?;
    Some((text(name)?, text(value)?))
}

fn text(bytes: &[u8]) -> Option<String> {
    String::from_utf8(bytes.to_vec()).ok()
}

/// A number in groups of seven bits, low ones first, all but the last with the high bit set.
pub(crate) fn write_number(bytes: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

/// Takes such a number from the front.
pub(crate) fn read_number(bytes: &mut &[u8]) -> Option<u64> {
    let mut number = 0u64;
    for shift in (0..64).step_by(7) {
        let (first, rest) = bytes.split_first()?;
        *bytes = rest;
        let group = u64::from(first & 0x7f);
        if group << shift >> shift != group {
            return None;
        }
        number |= group << shift;
        if first & 0x80 == 0 {
            return Some(number);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unknown_fields_are_skipped() {
        let document = Document {
            language: "python".into(),
            source: "x".into(),
            ..Document::default()
        };
        let mut bytes = Vec::new();
        write_number(&mut bytes, 99);
        write_number(&mut bytes, 3);
        bytes.extend_from_slice(b"???");
        bytes.extend(write(&document));
        assert_eq!(read(&bytes), Some(document));
    }

    #[test]
    fn files_beside_the_first_survive() {
        let file = |path: &str, source: &str| File {
            path: path.into(),
            source: source.into(),
        };
        let document = Document {
            source: "import a\n".into(),
            path: "main.py".into(),
            entry: 1,
            beside: vec![file("a.py", "x = 1\n"), file("b/c.py", "")],
            ..Document::default()
        };
        assert_eq!(read(&write(&document)), Some(document));
    }

    #[test]
    fn numbers_of_every_size_survive_and_larger_ones_do_not() {
        for number in [0, 1, 127, 128, 1 << 35, u64::MAX] {
            let mut bytes = Vec::new();
            write_number(&mut bytes, number);
            assert_eq!(read_number(&mut &bytes[..]), Some(number));
        }
        assert_eq!(read_number(&mut &[0xff; 10][..]), None);
        assert_eq!(read_number(&mut &[0x80][..]), None);
    }
}
