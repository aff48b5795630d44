//! What people see of programs: names without what only the language adds, contents of objects, what unknowns are called.

use super::Delegated;
use crate::leaked::leaked;
use crate::{Contents, Semantics, TypeSpelling};
use serde::{Deserialize, Serialize};

/// How views show programs.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Views {
    /// The characters with which that begins in a member's name which only tells overloads apart; people see what
    /// stands in front.
    #[serde(borrow, deserialize_with = "leaked")]
    pub overload_marks: &'static [char],
    /// How programs write what an intrinsic gives, by what its unknown results are called: with a dot in front a member of the first
    /// operand, and with `()` at the end a call with the other operands; nothing for those that are called by that name.
    #[serde(borrow, deserialize_with = "leaked")]
    pub spellings: &'static [(&'static str, &'static str)],
    /// What stands, besides a dot, between the name of a class and that of one inside.
    pub nesting_mark: Option<char>,
    /// With what the names begin that the language gives to what has none, or keeps for itself; views leave them out.
    #[serde(borrow, deserialize_with = "leaked")]
    pub hidden_marks: &'static [&'static str],
    /// How people write types.
    pub types: TypeSpelling,
    /// How views show objects of the library's classes.
    pub contents: Contents,
    /// How views show objects that delegate.
    pub delegated: Delegated,
}

impl Views {
    /// Names as they are.
    pub const PLAIN: Views = Views {
        overload_marks: &[],
        spellings: &[],
        nesting_mark: None,
        hidden_marks: &["__"],
        types: TypeSpelling::PLAIN,
        contents: Contents::PLAIN,
        delegated: Delegated::PLAIN,
    };
}

impl Semantics {
    /// How programs write what an intrinsic gives, by what its unknown results are called; see [`Views::spellings`](super::Views::spellings).
    #[must_use]
    pub fn spelling(&self, name: &str) -> Option<&'static str> {
        let found = self
            .views
            .spellings
            .iter()
            .find(|(known, _)| *known == name);
        found.map(|(_, spelling)| *spelling)
    }

    /// A name without what only tells overloads apart.
    #[must_use]
    pub fn plain_name<'a>(&self, name: &'a str) -> &'a str {
        name.split(self.views.overload_marks).next().unwrap_or(name)
    }

    /// Whether a name is one that people did not choose: lowering's own, or the language's.
    #[must_use]
    pub fn is_hidden(&self, name: &str) -> bool {
        // What lowering makes begins with what no name of a language begins with.
        crate::symbol::is_made_up(name)
            || name.starts_with(['.', '@', '['])
            || (self.views.hidden_marks.iter()).any(|mark| name.starts_with(mark))
    }

    /// A name with those of the classes around it, as people write it.
    #[must_use]
    pub fn full_name(&self, name: &str) -> String {
        match (self.views.nesting_mark, name.rsplit_once('.')) {
            (Some(mark), Some((class, own))) => format!("{}.{own}", class.replace(mark, ".")),
            (Some(mark), None) => name.replace(mark, "."),
            (None, _) => name.to_owned(),
        }
    }

    /// Names of variables as people know them: those of a class's own by their simple name, unless that means another
    /// of these variables too.
    #[must_use]
    pub fn variable_names(&self, full: &[&str], is_class: impl Fn(&str) -> bool) -> Vec<String> {
        let simple = |name: &&'_ str| {
            let (class, simple) = name.rsplit_once('.')?;
            is_class(class).then(|| simple.to_owned())
        };
        let simple: Vec<Option<String>> = full.iter().map(simple).collect();
        let mut uses = rustc_hash::FxHashMap::default();
        for (full, simple) in full.iter().zip(&simple) {
            *uses.entry(simple.as_deref().unwrap_or(full)).or_insert(0) += 1;
        }
        let shown = |(full, simple): (&&str, &Option<String>)| match simple.as_deref() {
            Some(simple) if uses[simple] == 1 || self.is_hidden(simple) => simple.to_owned(),
            Some(_) => self.full_name(full),
            None => (*full).to_owned(),
        };
        full.iter().zip(&simple).map(shown).collect()
    }

    /// The name of something in a class, without that of the class.
    #[must_use]
    pub fn simple_name<'a>(&self, name: &'a str) -> &'a str {
        let is_mark = |c: char| c == '.' || Some(c) == self.views.nesting_mark;
        name.rsplit(is_mark).next().unwrap_or(name)
    }

    /// What people call a function: without the class that it is in and what only tells overloads apart. One whose name
    /// nobody chose is called as its class is, whose objects it makes, or by what kind of thing it is.
    #[must_use]
    pub fn function_name<'a>(&self, name: &'a str) -> &'a str {
        let name = self.plain_name(name);
        let (class, own) = name.rsplit_once('.').unwrap_or(("", name));
        // A person may well have written the name of one that the language calls by itself.
        let is_writable = own.starts_with(|c: char| c == '_' || c.is_alphabetic());
        if !class.is_empty() && self.is_hidden(own) && !is_writable {
            return self.simple_name(class);
        }
        let first = self
            .views
            .nesting_mark
            .and_then(|mark| own.split(mark).next());
        first.filter(|first| !first.is_empty()).unwrap_or(own)
    }

    /// The same with the class that it is in, where that has a name.
    #[must_use]
    pub fn function_title(&self, name: &str) -> String {
        let plain = self.plain_name(name);
        let own = self.function_name(name);
        match plain.rsplit_once('.') {
            Some((class, rest)) if rest == own => {
                let is_nested = |class: &&str| {
                    self.views
                        .nesting_mark
                        .is_some_and(|mark| class.contains(mark))
                };
                let class = Some(class)
                    .filter(is_nested)
                    .map_or(class, |class| self.simple_name(class));
                format!("{class}.{own}")
            }
            _ => own.to_owned(),
        }
    }
}
