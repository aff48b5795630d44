//! The files of a program at hand: which module each is, and where it lies among all of them.

use crate::source_map::SourceMap;
use protocol::{Files, Span};
use session::Compiled;
use session::ir::{self, ModuleId};
use std::collections::BTreeMap;
use std::rc::Rc;

/// The name of a program's only file, where it has none of its own.
pub(crate) const FILE: &str = "main";

/// The name of the file that a program begins with.
pub(crate) fn first_name(files: &Files) -> &str {
    match files.first().path.as_str() {
        "" => FILE,
        path => path,
    }
}

/// The files, in the order in which the page has them.
#[derive(Default)]
pub(crate) struct Sources {
    list: Vec<Source>,
}

/// A file.
struct Source {
    path: String,
    /// None where it is no part of the program.
    module: Option<ModuleId>,
    map: SourceMap,
}

impl Sources {
    /// The files of a program that has been read.
    pub(crate) fn of(files: &Files, compiled: &Compiled) -> Sources {
        let own: Vec<(ModuleId, String)> = compiled.own_files().collect();
        Sources::new(files, |at, path| {
            if at == files.entry as usize {
                return Some(compiled.main);
            }
            let found = own.iter().find(|(_, own)| own == path);
            found.map(|(module, _)| *module)
        })
    }

    /// The files of one that could not be.
    pub(crate) fn unread(files: &Files) -> Sources {
        Sources::new(files, |_, _| None)
    }

    fn new(files: &Files, module: impl Fn(usize, &str) -> Option<ModuleId>) -> Sources {
        let mut start = 0;
        let list = files.list.iter().enumerate().map(|(at, file)| {
            let map = SourceMap::new(start, file.source.clone());
            start = map.unit(file.source.len()) + 1;
            Source {
                path: file.path.clone(),
                module: module(at, &file.path),
                map,
            }
        });
        Sources {
            list: list.collect(),
        }
    }

    /// The texts of all files, by their paths.
    pub(crate) fn texts(&self) -> BTreeMap<String, Rc<str>> {
        let texts = self.list.iter();
        texts
            .map(|file| (file.path.clone(), file.map.text().into()))
            .collect()
    }

    /// The module of each file; none where it is no part of the program.
    pub(crate) fn modules(&self) -> impl Iterator<Item = Option<ModuleId>> {
        self.list.iter().map(|file| file.module)
    }

    /// The module of a file.
    pub(crate) fn module(&self, file: u32) -> Option<ModuleId> {
        self.list.get(file as usize)?.module
    }

    /// The number of a module's file; none for the library's.
    pub(crate) fn file_of(&self, module: ModuleId) -> Option<u32> {
        let mut modules = self.modules();
        let at = modules.position(|own| own == Some(module))?;
        Some(at as u32)
    }

    /// The path of a module's file, where there are several to be told apart.
    pub(crate) fn title(&self, module: ModuleId) -> Option<&str> {
        self.path(self.file_of(module)?)
    }

    /// The path of a file, where there are several.
    pub(crate) fn path(&self, file: u32) -> Option<&str> {
        let own = self.list.get(file as usize)?;
        (self.list.len() > 1).then_some(&own.path)
    }

    /// The source of a module; none of the library's.
    pub(crate) fn map(&self, module: ModuleId) -> Option<&SourceMap> {
        Some(&self.list[self.file_of(module)? as usize].map)
    }

    /// The source of the file of a path; that of the file that the program begins with without one.
    pub(crate) fn map_named(&self, path: Option<&str>, main: u32) -> &SourceMap {
        let named = path.and_then(|path| self.list.iter().find(|file| file.path == path));
        let file = named.or(self.list.get(main as usize));
        &file.unwrap_or(&self.list[0]).map
    }

    /// The source that an offset lies in, with its module.
    pub(crate) fn around(&self, unit: u32) -> Option<(ModuleId, &SourceMap)> {
        let file = self.list.iter().find(|file| file.map.holds(unit))?;
        Some((file.module?, &file.map))
    }

    /// A place in a module of the program's own as the page counts it.
    pub(crate) fn span(&self, module: ModuleId, span: ir::Span) -> Option<Span> {
        self.map(module)?.place(span)
    }

    /// What stands in a span.
    pub(crate) fn text(&self, span: Span) -> Option<&str> {
        let file = self.list.iter().find(|file| file.map.holds(span.start))?;
        let bytes = file.map.byte(span.start)..file.map.byte(span.end);
        file.map.text().get(bytes)
    }
}
