//! The files of a program: read when one is first asked for, parsed when its tree is.

use crate::Parser;
use crate::recovery::{Recovered, recover};
use elsa::FrozenBTreeMap;
use frontend::{Broken, Files, Frontend};
use std::cell::{OnceCell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;
use syntax::SyntaxTree;

/// Where the files of a program come from. Paths are as in [`Files`].
pub trait Folder {
    /// The text of a file; `None` where there is none, and for one that is there and is not read a sentence that says why.
    ///
    /// # Errors
    /// Why the file is not read.
    fn read(&self, path: &str) -> Result<Option<Rc<str>>, String>;

    /// The files that take part in the program whether another names them or not, in order.
    fn all(&self) -> Vec<String>;

    /// Those that may take part besides, where the program computes the names of files, in order.
    fn nearby(&self) -> Vec<String> {
        self.all()
    }
}

/// No file but the entry.
pub struct Alone;

impl Folder for Alone {
    fn read(&self, _: &str) -> Result<Option<Rc<str>>, String> {
        Ok(None)
    }

    fn all(&self) -> Vec<String> {
        Vec::new()
    }
}

/// Files at hand, by their paths; all of them take part.
impl Folder for BTreeMap<String, Rc<str>> {
    fn read(&self, path: &str) -> Result<Option<Rc<str>>, String> {
        if let Some(folder) = path.strip_suffix('/') {
            let mut inner = self.keys().filter_map(|file| file.strip_prefix(folder));
            let is_there = inner.any(|rest| rest.starts_with('/'));
            return Ok(is_there.then(|| "".into()));
        }
        Ok(self.get(path).cloned())
    }

    fn all(&self) -> Vec<String> {
        self.keys().cloned().collect()
    }
}

/// Files at hand, some of which take part.
pub struct Chosen<'f> {
    /// The files.
    pub files: &'f dyn Folder,
    /// The paths of those that take part, in order.
    pub taking_part: Vec<String>,
}

impl Folder for Chosen<'_> {
    fn read(&self, path: &str) -> Result<Option<Rc<str>>, String> {
        self.files.read(path)
    }

    fn all(&self) -> Vec<String> {
        self.taking_part.clone()
    }

    fn nearby(&self) -> Vec<String> {
        self.files.nearby()
    }
}

/// The files of a folder but for one.
pub(crate) struct Beside<'f> {
    pub folder: &'f dyn Folder,
    pub file: &'f str,
}

impl Beside<'_> {
    fn without(&self, mut paths: Vec<String>) -> Vec<String> {
        paths.retain(|path| path != self.file);
        paths
    }
}

impl Folder for Beside<'_> {
    fn read(&self, path: &str) -> Result<Option<Rc<str>>, String> {
        match path == self.file {
            true => Ok(None),
            false => self.folder.read(path),
        }
    }

    fn all(&self) -> Vec<String> {
        self.without(self.folder.all())
    }

    fn nearby(&self) -> Vec<String> {
        self.without(self.folder.nearby())
    }
}

/// A parser that several ask while a program is lowered.
pub(crate) type SharedParser<'p> = RefCell<&'p mut dyn Parser>;

/// A source as it can be read.
pub(crate) struct Read {
    /// The tree of the source as it stands.
    pub tree: Rc<SyntaxTree>,
    /// What can be read in the place of a source with errors.
    pub recovered: Option<Recovered>,
}

impl Read {
    pub(crate) fn of(
        parser: &mut dyn Parser,
        frontend: &Frontend,
        source: &str,
    ) -> Result<Read, String> {
        let tree = parser.parse(frontend.name, source)?;
        let tree = respelled(parser, frontend, source, tree)?;
        let recovered = recover(parser, frontend, source, &tree)?;
        let tree = Rc::new(tree);
        Ok(Read { tree, recovered })
    }

    /// Where the source as written cannot be read, where something else is lowered in its place.
    pub(crate) fn broken<'a>(&self, written: &'a str) -> Option<Broken<'a>> {
        self.recovered.as_ref()?;
        let mut errors = self.tree.syntax_errors();
        let at = errors.next()?.start() as usize;
        Some(Broken { at, written })
    }

    /// What is lowered of the source.
    pub(crate) fn lowered<'a>(&'a self, source: &'a str) -> (&'a SyntaxTree, &'a str) {
        match &self.recovered {
            Some(recovered) => (&recovered.tree, &recovered.source),
            None => (&self.tree, source),
        }
    }
}

struct File {
    /// `None` where there is none, or none that is read.
    text: Option<Rc<str>>,
    /// `None` inside where it cannot be parsed at all.
    read: OnceCell<Option<Read>>,
}

/// The files of a program, as far as they have been asked for.
pub(crate) struct Sources<'p> {
    folder: &'p dyn Folder,
    entry: &'p str,
    all: Vec<String>,
    nearby: OnceCell<Vec<String>>,
    parser: &'p SharedParser<'p>,
    frontend: &'static Frontend,
    files: FrozenBTreeMap<String, Box<File>>,
    /// Those that are there and were not read, each with why.
    refused: RefCell<Vec<(String, String)>>,
}

impl<'p> Sources<'p> {
    pub(crate) fn new(
        folder: &'p dyn Folder,
        entry: &'p str,
        parser: &'p SharedParser<'p>,
        frontend: &'static Frontend,
    ) -> Sources<'p> {
        Sources {
            folder,
            entry,
            all: folder.all(),
            nearby: OnceCell::new(),
            parser,
            frontend,
            files: FrozenBTreeMap::new(),
            refused: RefCell::default(),
        }
    }

    fn file(&self, path: &str) -> &File {
        if let Some(file) = self.files.get(path) {
            return file;
        }
        let text = self.folder.read(path).unwrap_or_else(|why| {
            self.refused.borrow_mut().push((path.to_owned(), why));
            None
        });
        let file = File {
            text,
            read: OnceCell::new(),
        };
        self.files.insert(path.to_owned(), Box::new(file))
    }

    /// The text of a file, to be kept.
    pub(crate) fn shared_text(&self, path: &str) -> Option<Rc<str>> {
        self.file(path).text.clone()
    }

    /// A file as it can be read.
    pub(crate) fn read(&self, path: &str) -> Option<(&Read, &str)> {
        let file = self.file(path);
        let text: &str = file.text.as_ref()?;
        let read = file.read.get_or_init(|| {
            let mut parser = self.parser.borrow_mut();
            Read::of(&mut **parser, self.frontend, text).ok()
        });
        Some((read.as_ref()?, text))
    }

    /// The files that are there and were not read, each with why.
    pub(crate) fn refused(&self) -> Vec<(String, String)> {
        self.refused.borrow().clone()
    }
}

impl Files for Sources<'_> {
    fn entry(&self) -> &str {
        self.entry
    }

    fn text(&self, path: &str) -> Option<&str> {
        self.file(path).text.as_deref()
    }

    fn tree(&self, path: &str) -> Option<(&SyntaxTree, &str)> {
        let (read, text) = self.read(path)?;
        Some(read.lowered(text))
    }

    fn written(&self, name: &str, text: String) -> Option<(&SyntaxTree, &str)> {
        if self.files.get(name).is_none() {
            let file = File {
                text: Some(text.into()),
                read: OnceCell::new(),
            };
            self.files.insert(name.to_owned(), Box::new(file));
        }
        self.tree(name)
    }

    fn all(&self) -> &[String] {
        &self.all
    }

    fn nearby(&self) -> &[String] {
        self.nearby.get_or_init(|| self.folder.nearby())
    }
}

/// The tree of a source that the grammar does not accept as it stands, where another spelling has fewer errors, or of one that it takes
/// for something else.
fn respelled(
    parser: &mut dyn Parser,
    frontend: &Frontend,
    source: &str,
    tree: SyntaxTree,
) -> Result<SyntaxTree, String> {
    let errors = |tree: &SyntaxTree| {
        let nodes = tree.root().descendants();
        nodes
            .filter(|node| node.is_error() || node.is_missing())
            .count()
    };
    let is_misread = (frontend.is_misread)(source);
    if !tree.root().has_error() && !is_misread {
        return Ok(tree);
    }
    let Some(shown) = (frontend.respell)(source) else {
        return Ok(tree);
    };
    let other = parser.parse(frontend.name, &shown.text)?;
    let other = other.without(&shown.added);
    let (other_errors, errors) = (errors(&other), errors(&tree));
    let is_better = other_errors < errors || is_misread && other_errors == errors;
    Ok(if is_better { other } else { tree })
}
