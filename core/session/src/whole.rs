//! A program as a whole: what is asked of all its files together.

use crate::Compiled;
use analysis::Cfg;
use analysis::dataflow::{Dataflow, Slice};
use analysis::joined::{File, Joined};
use analysis::types::{Listed, Types};
use ir::{InstId, Module, ModuleId, Program, Reg};
use std::collections::BTreeSet;
use std::rc::Rc;

/// A larger program is not analysed as a whole, in instructions: data flow grows with the square of it.
const LARGEST: usize = 150_000;
/// The same where most of what a program does goes through the language's library, which may call all of it back.
const LARGEST_DELEGATING: usize = 20_000;

/// What the analyses look at: one file, or all files of a program as one module.
pub struct Whole {
    /// The program as it is seen from the file that it begins with.
    pub first: Compiled,
    /// The paths of its files, that one's first.
    pub paths: Vec<String>,
    /// All files as one module, where there are several.
    pub joined: Option<Joined>,
    cfg: Rc<Cfg>,
}

impl Whole {
    /// The program in which names are found.
    #[must_use]
    pub fn program(&self) -> &Program {
        match &self.joined {
            Some(joined) => &joined.program,
            None => self.first.program(),
        }
    }

    /// The module that is analysed.
    #[must_use]
    pub fn module(&self) -> &Module {
        match &self.joined {
            Some(joined) => &joined.module,
            None => self.first.module(),
        }
    }

    /// Its control flow.
    #[must_use]
    pub fn cfg(&self) -> &Cfg {
        &self.cfg
    }

    /// Its text, by the lines of its instructions.
    #[must_use]
    pub fn text(&self) -> &str {
        match &self.joined {
            Some(joined) => &joined.text,
            None => &self.first.source,
        }
    }

    /// The modules of the files that are looked at.
    pub fn own(&self) -> impl Iterator<Item = ModuleId> {
        let files = self.paths.len();
        self.first.own().take(files)
    }

    /// The instruction that one of a file's module is here.
    #[must_use]
    pub fn inst_of(&self, module: ModuleId, at: InstId) -> InstId {
        let found = self.joined.as_ref();
        found
            .and_then(|joined| joined.inst_of(module, at))
            .unwrap_or(at)
    }

    /// The register that one of a file's module is here.
    #[must_use]
    pub fn register_of(&self, module: ModuleId, register: Reg) -> Reg {
        let found = self.joined.as_ref();
        let found = found.and_then(|joined| joined.register_of(module, register));
        found.unwrap_or(register)
    }

    /// The instructions of a slice, in order; of one against the flow of values with the imports that it goes through.
    #[must_use]
    pub fn slice(&self, flow: &Dataflow, from: &[InstId], way: Slice) -> Vec<InstId> {
        let found = flow.slice(from, way);
        let Some(joined) = self.joined.as_ref().filter(|_| way == Slice::Backward) else {
            return found;
        };
        let imports = found.iter().flat_map(|&at| joined.imports_of(at)).copied();
        let all: BTreeSet<InstId> = found.iter().copied().chain(imports).collect();
        all.into_iter().collect()
    }

    /// The number of a file and the line of it that a line of the text is.
    #[must_use]
    pub fn line(&self, line: u32) -> (usize, u32) {
        match &self.joined {
            Some(joined) => joined.line(line),
            None => (0, line),
        }
    }

    /// The line of the text that a line of a file is.
    #[must_use]
    pub fn line_in(&self, file: usize, line: u32) -> u32 {
        match &self.joined {
            Some(joined) => joined.line_in(file, line),
            None => line,
        }
    }

    /// The number of the file that something with a type is of.
    #[must_use]
    pub fn file_of_listed(&self, types: &Types, one: &Listed) -> usize {
        let scope = types.functions.get(one.scope).entry;
        let at = one.place.unwrap_or(scope);
        self.joined.as_ref().map_or(0, |joined| joined.file_of(at))
    }

    /// The same by the name that it has in its file.
    #[must_use]
    pub fn named_in_file(&self, one: &Listed, file: usize) -> Listed {
        let plain = |name: &str| {
            let plain = name.strip_prefix(self.prefix(file));
            plain.unwrap_or(name).to_owned()
        };
        Listed {
            name: plain(&one.name),
            outermost: one.outermost.as_deref().map(plain),
            ..one.clone()
        }
    }

    /// What the names of a file's variables may begin with.
    #[must_use]
    pub fn prefix(&self, file: usize) -> &str {
        self.joined
            .as_ref()
            .map_or("", |joined| joined.prefix(file))
    }
}

impl Compiled {
    /// The program as a whole; each file by itself where the program is too large for that.
    #[must_use]
    pub fn wholes(&self) -> Vec<Whole> {
        let own: Vec<(ModuleId, String)> = self.own_files().collect();
        let program = self.program();
        let size = |(id, _): &(ModuleId, String)| program.modules[id.index()].insts.len();
        if own.len() == 1 {
            return vec![self.alone()];
        }
        let largest = match self.module().semantics.objects.delegate {
            true => LARGEST_DELEGATING,
            false => LARGEST,
        };
        if own.iter().map(size).sum::<usize>() > largest {
            return self.parts().iter().map(Compiled::alone).collect();
        }
        let files: Vec<File> = (own.iter())
            .map(|(module, path)| File {
                module: *module,
                text: self.text_of(*module),
                prefix: prefix(path),
            })
            .collect();
        let joined = Joined::of(program, &files);
        vec![Whole {
            cfg: analysis::cfg(&joined.module).into(),
            paths: own.into_iter().map(|(_, path)| path).collect(),
            first: self.clone(),
            joined: Some(joined),
        }]
    }

    /// The file that the program is seen from by itself.
    #[must_use]
    pub fn alone(&self) -> Whole {
        Whole {
            cfg: Rc::clone(&self.cfg),
            paths: vec![self.file.clone()],
            first: self.clone(),
            joined: None,
        }
    }
}

/// What stands in front of names of a file where others have the like: `shop.cart.` for `shop/cart.py`.
fn prefix(path: &str) -> String {
    let stem = match path.rsplit_once('.') {
        Some((stem, ending)) if !ending.contains('/') => stem,
        _ => path,
    };
    format!("{}.", stem.replace('/', "."))
}
