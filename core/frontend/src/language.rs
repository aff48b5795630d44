//! A language: what the machine and the views must know of it, and how its texts become programs.

use crate::{Expression, Features, Library, Lowered, Pointing, Recovery, Unit};
use ir::{Diagnostic, Program, Semantics};
use serde::{Deserialize, Serialize};
use std::ops::Range;
use syntax::SyntaxTree;

/// A language, as far as running its programs and looking at them goes: data, which crosses a boundary of bytes.
#[derive(Serialize, Deserialize)]
pub struct Language {
    /// The lower-case name that folders, files and messages use.
    pub name: &'static str,
    /// How the language behaves at run time.
    pub semantics: Semantics,
    /// What can be pointed at in a program.
    pub pointing: Pointing,
}

/// What the grammar is shown in the place of a source: the same bytes or others at each place, and signs that the source lacks.
pub struct Respelled {
    /// The text.
    pub text: String,
    /// Where in it something stands that has no place in the source, in order.
    pub added: Vec<Range<usize>>,
}

impl Respelled {
    /// A text with signs put in, given by the places in it that they stand in front of, in order.
    #[must_use]
    pub fn with(text: &str, signs: &[(usize, &str)]) -> Respelled {
        let mut made = Respelled::from(String::with_capacity(text.len() + signs.len()));
        let mut from = 0;
        for &(at, sign) in signs {
            made.text.push_str(&text[from..at]);
            let start = made.text.len();
            made.text.push_str(sign);
            made.added.push(start..made.text.len());
            from = at;
        }
        made.text.push_str(&text[from..]);
        made
    }
}

/// A text of the source's length, in which every place is what it was.
impl From<String> for Respelled {
    fn from(text: String) -> Respelled {
        let added = Vec::new();
        Respelled { text, added }
    }
}

/// See [`Frontend::explain`].
pub type Explain = fn(&str, &[usize]) -> Vec<Option<(Range<usize>, String)>>;

/// For a language whose programs run no texts.
///
/// # Errors
/// Always.
pub fn runs_no_text(_: &str, _: &str, _: &str) -> Result<String, String> {
    Err("texts are not run in this language".to_owned())
}

/// How a language becomes IR.
pub struct Frontend {
    /// The language.
    pub language: &'static Language,
    /// The part of its library that is written in the language.
    pub library: &'static Library,
    /// Lowers a source text into a new module of the program.
    pub lower: fn(&Unit<'_>, &mut Program) -> Lowered,
    /// How a source that the grammar does not accept is made readable. `None` where the frontend does not go by the tree,
    /// and recovers by itself.
    pub recovery: Option<&'static Recovery>,
    /// What the language's own implementation says of the statements at places, given in order, which the grammar does
    /// not accept: what it points at, and its words. `None` where it has nothing to say.
    pub explain: Explain,
    /// How expressions are evaluated by themselves.
    pub expression: Expression,
    /// What a text that a program gives to be run is lowered as: of the text, of what messages call it and of what kind of code
    /// it is; or what is wrong with it, in the words of the language's own implementation.
    pub text: fn(&str, &str, &str) -> Result<String, String>,
    /// What a program gets to know of a text that it gave to be run, of the first thing that is wrong with it.
    pub wrong_text: fn(&Diagnostic) -> String,
    /// What to show the grammar instead of a source that it does not accept, though the language does. Lowering gets its tree,
    /// and the true source. `None` where nothing helps.
    pub respell: fn(&str) -> Option<Respelled>,
    /// Whether the grammar may take a source for something else than the language does without finding anything wrong with it: then
    /// it is shown the other spelling all the same.
    pub is_misread: fn(&str) -> bool,
    /// The lines on which statements begin that the grammar reads on behind the end of their line, though the language does
    /// not: each by a byte offset in it, in order.
    pub run_on: fn(&str, &SyntaxTree) -> Vec<usize>,
    /// The language's constructs, and which of them are lowered.
    pub features: &'static Features,
}

impl std::ops::Deref for Frontend {
    type Target = Language;

    fn deref(&self) -> &Language {
        self.language
    }
}
