//! The part of a language's library that is written in the language itself.
//!
//! *Base* modules take part in every run and are in every build. The others are in a build with the feature
//! `library`; a host without it (the page) fetches them when a program first imports one.
//!
//! Files are known by their paths in the language's folder `library`: what builds the page packs that folder, and
//! the table here says which file is which module.

/// The modules of a library, as names and sources.
#[derive(Clone, Copy, Debug)]
pub struct Library {
    /// Those that every run needs or most do.
    pub base: &'static [(&'static str, &'static str)],
    /// The others, sorted by name: name, file, and the source in builds with the feature `library`.
    pub rest: &'static [(&'static str, &'static str, Option<&'static str>)],
}

/// What a library has under a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Found {
    /// A module of the base, with its source.
    Base(&'static str),
    /// Another module: its file, and its source where this build has it.
    Rest(&'static str, Option<&'static str>),
}

impl Library {
    /// What there is under a name.
    #[must_use]
    pub fn find(&self, name: &str) -> Option<Found> {
        if let Some((_, source)) = self.base.iter().find(|(base, _)| *base == name) {
            return Some(Found::Base(source));
        }
        let at = self.rest.binary_search_by_key(&name, |&(name, ..)| name);
        let (_, file, source) = self.rest[at.ok()?];
        Some(Found::Rest(file, source))
    }

    /// Every module of which this build has the source, with it.
    pub fn modules(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let rest = self
            .rest
            .iter()
            .filter_map(|&(name, _, source)| Some((name, source?)));
        self.base.iter().copied().chain(rest)
    }
}

/// A [`Library`] from names and files.
macro_rules! library {
    (base: { $($base:literal: $base_file:literal,)* } rest: { $($rest:literal: $rest_file:literal,)* }) => {
        $crate::library::Library {
            base: &[$(($base, include_str!($base_file)),)*],
            rest: &[$(($rest, $rest_file, $crate::library::in_full!($rest_file)),)*],
        }
    };
}
pub(crate) use library;

/// The text of a file, in builds with the whole library.
#[cfg(feature = "library")]
macro_rules! in_full {
    ($file:literal) => {
        Some(include_str!($file))
    };
}
#[cfg(not(feature = "library"))]
macro_rules! in_full {
    ($file:literal) => {
        None
    };
}
pub(crate) use in_full;

/// Files of a folder that its library's table forgets, and other faults of the table.
#[cfg(all(test, feature = "library"))]
pub(crate) fn findings(library: &Library, folder: &str) -> Vec<String> {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let sources: Vec<&str> = library.modules().map(|(_, source)| source).collect();
    let mut findings = Vec::new();
    let mut folders = vec![root];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_none_or(|extension| extension != "rs")
                && !sources.contains(&&*std::fs::read_to_string(&path).unwrap())
            {
                findings.push(format!("{} is no module", path.display()));
            }
        }
    }
    if !library.rest.is_sorted_by_key(|(name, ..)| name) {
        findings.push("the rest is not sorted".to_owned());
    }
    findings
}
