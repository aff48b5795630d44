//! The catalogue of languages: their names, how their files end, and what their texts look like.
//!
//! It is made of the file `language.toml` in each folder below `core/languages/`, and links no language: the engine of the page
//! knows of a language what stands here, and what the language's own module tells it when that is fetched.

mod detect;

pub use detect::{Line, reads_like};

/// What is known of a language without its frontend.
#[derive(Debug)]
pub struct Language {
    /// The lower-case name that folders, files and messages use.
    pub name: &'static str,
    /// The name as people write it.
    pub display_name: &'static str,
    /// Among which others people see it.
    pub group: &'static str,
    /// How names of its files end, without a dot; the usual one first.
    pub endings: &'static [&'static str],
    /// What the file is called that a program of several files begins with; the most usual first.
    pub entry_names: &'static [&'static str],
    /// What stands in such a file, where it has another name.
    pub entry_marks: &'static [&'static str],
    /// Whether its compiler takes the bytes of a source as they are, whatever their encoding.
    pub takes_bytes: bool,
    /// The language that it adds to, whose lines are its lines too.
    pub adds_to: Option<&'static str>,
    /// What its lines look like, by which a text is known to be its.
    pub lines: &'static [Line],
}

static LANGUAGES: &[Language] = include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// Every language, in the order in which people see them.
#[must_use]
pub const fn languages() -> &'static [Language] {
    LANGUAGES
}

/// The language of a name, such as `python`.
#[must_use]
pub fn language(name: &str) -> Option<&'static Language> {
    LANGUAGES.iter().find(|language| language.name == name)
}

/// The language of a file, by how its name ends, such as `py`; case does not matter.
#[must_use]
pub fn by_ending(ending: &str) -> Option<&'static Language> {
    LANGUAGES.iter().find(|language| {
        let mut known = language.endings.iter();
        known.any(|known| known.eq_ignore_ascii_case(ending))
    })
}

#[cfg(test)]
mod tests {
    use super::{by_ending, languages};

    #[test]
    fn no_two_languages_share_an_ending() {
        for language in languages() {
            for ending in language.endings {
                let found = by_ending(&ending.to_uppercase()).map(|found| found.name);
                assert_eq!(found, Some(language.name), "{ending}");
            }
        }
    }
}
