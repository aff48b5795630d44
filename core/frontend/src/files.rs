//! The files of a program beside the one that is lowered.
//!
//! A path is relative to the program's folder and has `/` between its parts, whatever the host's files have. One that ends
//! with `/` is a folder, whose text is empty: where a language has modules that are folders, they hold nothing by themselves.

use syntax::SyntaxTree;

/// The files of a program, as a frontend finds them while it lowers one.
pub trait Files {
    /// The file that the program begins with.
    fn entry(&self) -> &str;

    /// The text of a file; `None` where there is none that can be read.
    fn text(&self, path: &str) -> Option<&str>;

    /// The tree of a file, of a text that may have been made readable, with that text.
    fn tree(&self, path: &str) -> Option<(&SyntaxTree, &str)>;

    /// The tree of a text that the frontend wrote itself to be lowered with the program, with that text. What was written under a
    /// name once stays. `None` where no text can be parsed.
    fn written(&self, name: &str, text: String) -> Option<(&SyntaxTree, &str)>;

    /// The files that take part in the program whether another names them or not, in order.
    fn all(&self) -> &[String];

    /// Those that may take part besides, where a program computes the names of files: all below the folder of its first file.
    fn nearby(&self) -> &[String];
}

/// A program of one file, or a part of a library.
pub struct NoFiles;

impl Files for NoFiles {
    fn entry(&self) -> &str {
        ""
    }

    fn text(&self, _: &str) -> Option<&str> {
        None
    }

    fn tree(&self, _: &str) -> Option<(&SyntaxTree, &str)> {
        None
    }

    fn written(&self, _: &str, _: String) -> Option<(&SyntaxTree, &str)> {
        None
    }

    fn all(&self) -> &[String] {
        &[]
    }

    fn nearby(&self) -> &[String] {
        &[]
    }
}

/// The path that a path written in a file means, such as `../b` in `a/c`: `b`. `None` where it leaves the program's folder.
#[must_use]
pub fn beside(file: &str, written: &str) -> Option<String> {
    let folder = file.rsplit_once('/').map_or("", |(folder, _)| folder);
    let mut parts: Vec<&str> = folder.split('/').filter(|part| !part.is_empty()).collect();
    for part in written.split('/') {
        match part {
            "" | "." => {}
            ".." => drop(parts.pop()?),
            part => parts.push(part),
        }
    }
    Some(parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::beside;

    #[test]
    fn paths_are_found_from_the_file_that_they_are_written_in() {
        assert_eq!(beside("main.js", "./lib/a").as_deref(), Some("lib/a"));
        assert_eq!(beside("a/c.h", "../b.h").as_deref(), Some("b.h"));
        assert_eq!(beside("a/b/c.lua", "d.lua").as_deref(), Some("a/b/d.lua"));
        assert_eq!(beside("main.js", "../secret"), None);
        assert_eq!(beside("a/b.js", "../../etc/passwd"), None);
    }
}
