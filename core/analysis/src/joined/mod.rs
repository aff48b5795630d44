//! The files of a program as one module, for what is asked across files.
//!
//! The instructions of the files stand one file behind the other, what is imported in front of what imports it and the
//! file that the program begins with last. Names of other files' variables mean those variables: qualified ones, imported
//! ones, and members of what is known to hold a module. Where a module is a function that is run when somebody asks for the module,
//! asking is a call of that function (`given`). What else a module is used for stays as it is, and is unknown to
//! the analyses.
//!
//! Lines go through all files: those of the first file are its own, the next file's begin behind them, and
//! [`Joined::text`] has them all, so that a place says its file. Files come by their numbers, the one that the program
//! begins with first.

mod adding;
mod given;
mod names;

use adding::Adding;
use ir::Sorting;
use ir::{InstId, Module, ModuleId, Position, Program, Reg, Span};
use names::Units;
use rustc_hash::FxHashSet;

/// A file of a program.
pub struct File<'a> {
    /// Its module.
    pub module: ModuleId,
    /// Its text.
    pub text: &'a str,
    /// What is put in front of the names of its variables where other files have the like.
    pub prefix: String,
}

/// Where a file is in the joined module.
struct Place {
    module: ModuleId,
    prefix: String,
    /// The first of its registers.
    registers: u32,
    /// How many lines are in front of it.
    before: u32,
    /// Its first instruction.
    first: u32,
    /// How many it has.
    count: u32,
}

/// The files of a program as one module.
pub struct Joined {
    /// The program with the names of the module. Its modules are those that it had.
    pub program: Program,
    /// All that the files do.
    pub module: Module,
    /// The texts of all files, by their lines.
    pub text: String,
    places: Vec<Place>,
    /// What goes by way of modules, in order, each with what imports them.
    through: Vec<(InstId, Vec<InstId>)>,
}

impl Joined {
    /// Makes one module of files, of which the first is the one that the program begins with; at least that is there.
    #[must_use]
    pub fn of(program: &Program, files: &[File]) -> Joined {
        let mut names = program.names.clone();
        let units = Units::of(program, files, &mut names);
        let mut places = Vec::new();
        let (mut text, mut lines) = (String::new(), 0);
        for (file, unit) in files.iter().zip(&units.list) {
            places.push(Place {
                module: file.module,
                prefix: file.prefix.clone(),
                before: lines,
                registers: 0,
                first: 0,
                count: unit.module.insts.len() as u32,
            });
            for line in file.text.split('\n') {
                text.push_str(line);
                text.push('\n');
                lines += 1;
            }
        }
        let first = units.list[0].module;
        let mut module = Module::new(first.name, first.semantics);
        let mut through = Vec::new();
        for at in order(&units) {
            places[at].first = module.insts.len() as u32;
            places[at].registers = module.registers;
            let mut adding = Adding {
                through: &mut through,
                first: module.insts.len() as u32,
                registers: module.registers,
                labels: module.labels.len() as u32,
                layouts: module.layouts.len() as u32,
                lines: places[at].before,
                unit: &units.list[at],
                units: &units,
                module: &mut module,
                names: &mut names,
            };
            adding.add(at == 0);
        }
        Joined {
            program: Program {
                names,
                modules: program.modules.clone(),
            },
            module,
            text,
            places,
            through: {
                through.put_in_order_by_key(|(at, _)| *at);
                through
            },
        }
    }

    /// The instructions that import the module by way of which an instruction reaches another file; nothing of others.
    #[must_use]
    pub fn imports_of(&self, at: InstId) -> &[InstId] {
        let found = self.through.binary_search_by_key(&at, |(at, _)| *at);
        found.map_or(&[], |found| &self.through[found].1)
    }

    /// The file that an instruction of the joined module is of.
    #[must_use]
    pub fn file_of(&self, at: InstId) -> usize {
        let found = (self.places.iter())
            .position(|place| (place.first..=place.first + place.count).contains(&at.0));
        found.unwrap_or(0)
    }

    /// The instructions of a file.
    #[must_use]
    pub fn insts(&self, file: usize) -> std::ops::Range<u32> {
        let place = &self.places[file];
        place.first..place.first + place.count
    }

    /// The module of a file, and the instruction of it that one of the joined module is.
    #[must_use]
    pub fn origin(&self, at: InstId) -> (ModuleId, InstId) {
        let place = &self.places[self.file_of(at)];
        let last = place.count.saturating_sub(1);
        (place.module, InstId((at.0 - place.first).min(last)))
    }

    /// The instruction of the joined module that one of a file's module is.
    #[must_use]
    pub fn inst_of(&self, module: ModuleId, at: InstId) -> Option<InstId> {
        let place = self.places.iter().find(|place| place.module == module)?;
        (at.0 < place.count).then_some(InstId(at.0 + place.first))
    }

    /// The register of the joined module that one of a file's module is.
    #[must_use]
    pub fn register_of(&self, module: ModuleId, register: Reg) -> Option<Reg> {
        let place = self.places.iter().find(|place| place.module == module)?;
        Some(Reg(register.0 + place.registers))
    }

    /// The number of the file and the line of it that a line of all is.
    #[must_use]
    pub fn line(&self, line: u32) -> (usize, u32) {
        let file = self.places.partition_point(|place| place.before < line);
        let file = file.saturating_sub(1);
        (file, line - self.places[file].before.min(line))
    }

    /// The line of all that a line of a file is.
    #[must_use]
    pub fn line_in(&self, file: usize, line: u32) -> u32 {
        self.places[file].before + line
    }

    /// A place in a file, of one in all.
    #[must_use]
    pub fn span(&self, span: Span) -> (usize, Span) {
        let (file, line) = self.line(span.start.line);
        let before = span.start.line - line;
        let own = |at: Position| Position {
            line: at.line.saturating_sub(before),
            ..at
        };
        let (start, end) = (own(span.start), own(span.end));
        (file, Span { start, end })
    }

    /// What the names of a file's variables begin with where other files have the like.
    #[must_use]
    pub fn prefix(&self, file: usize) -> &str {
        &self.places[file].prefix
    }

    /// The numbers of the files with their modules.
    pub fn modules(&self) -> impl Iterator<Item = (usize, ModuleId)> {
        let places = self.places.iter().enumerate();
        places.map(|(at, place)| (at, place.module))
    }
}

/// The files in the order in which they run: what a file imports in front of it, the first one last.
fn order(units: &Units) -> Vec<usize> {
    let mut done: Vec<usize> = Vec::new();
    let mut seen: FxHashSet<usize> = FxHashSet::from_iter([0]);
    // Files that nobody names take part as well.
    let starts = units.imported_by(0).into_iter().chain(1..units.list.len());
    for start in starts {
        let mut open = vec![(start, false)];
        while let Some((at, is_left)) = open.pop() {
            if is_left {
                done.push(at);
            } else if seen.insert(at) {
                open.push((at, true));
                let wanted = units.imported_by(at).into_iter().rev();
                open.extend(wanted.map(|at| (at, false)));
            }
        }
    }
    done.push(0);
    done
}
