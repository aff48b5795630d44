//! The part of a language's library that is written in the language itself.
//!
//! *Base* modules take part in every run and are in every build. The others are in a build with the feature
//! `library`; a host without it (the page) fetches them when a program first imports one. A prelude that is one text of several
//! files is in such a build only as it is lowered.
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
    /// A module of the base, with its source; that is empty of a prelude that the build carries lowered only.
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

/// For build scripts: writes the lines of a library's text that declare something to a file in the folder that Cargo gives for what
/// they make.
///
/// # Panics
/// Where the file cannot be written: then there is nothing to build.
#[cfg(feature = "library")]
pub fn declarations(text: &str, declares: impl Fn(&str) -> bool, file: &str) {
    let kept: Vec<&str> = text.lines().filter(|line| declares(line)).collect();
    let out = std::env::var_os("OUT_DIR").expect("Cargo says where");
    let file = std::path::Path::new(&out).join(file);
    std::fs::write(file, kept.join("\n")).expect("the folder is there");
}

/// A [`Library`] from names, and files in the folder `library` of the crate at hand.
#[macro_export]
macro_rules! library {
    (base: { $($base:literal: $base_file:literal,)* } rest: { $($rest:literal: $rest_file:literal,)* }) => {
        $crate::Library {
            base: &[$(($base, include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/library/", $base_file))),)*],
            rest: &[$(($rest, $rest_file, $crate::in_full!(concat!(env!("CARGO_MANIFEST_DIR"), "/library/", $rest_file))),)*],
        }
    };
}

/// The texts of several files of a crate's folder `library`, one behind the other, as one text: that of a prelude. A build without
/// the feature `library` carries the prelude lowered instead, and has nothing here.
#[cfg(feature = "library")]
#[macro_export]
macro_rules! joined {
    ($($file:literal),* $(,)?) => {
        concat!($(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/library/", $file)), "\n"),*)
    };
}
/// Nothing: a build without the feature `library` carries preludes in their lowered form.
#[cfg(not(feature = "library"))]
#[macro_export]
macro_rules! joined {
    ($($file:literal),* $(,)?) => {
        ""
    };
}

/// The text of a file, in builds with the whole library.
#[cfg(feature = "library")]
#[macro_export]
macro_rules! in_full {
    ($file:expr) => {
        Some(include_str!($file))
    };
}
/// Nothing: the host brings the texts of files.
#[cfg(not(feature = "library"))]
#[macro_export]
macro_rules! in_full {
    ($file:expr) => {
        None
    };
}
