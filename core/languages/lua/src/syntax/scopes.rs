//! What names mean: local variables, labels, and the jumps that wait for theirs.

use super::{Read, Reader};

/// How many local variables a function may have at once.
const MOST_LOCALS: usize = 200;

/// A function that is being read.
pub(super) struct Function {
    line: u32,
    is_variadic: bool,
    /// The local variables that are seen; whether each is constant.
    locals: Vec<(String, bool)>,
    blocks: Vec<Block>,
    /// The labels that are seen: their names, lines, and how many local variables each sees.
    labels: Vec<(String, u32, usize)>,
    /// Jumps that wait for their label.
    jumps: Vec<Jump>,
}

struct Jump {
    /// Nothing for `break`.
    name: Option<String>,
    line: u32,
    locals: usize,
}

struct Block {
    is_loop: bool,
    locals: usize,
    labels: usize,
    jumps: usize,
}

impl Reader<'_> {
    fn function(&mut self) -> &mut Function {
        self.functions.last_mut().expect("a function is open")
    }

    pub(super) fn open_function(&mut self, line: u32, is_variadic: bool) {
        self.functions.push(Function {
            line,
            is_variadic,
            locals: Vec::new(),
            blocks: Vec::new(),
            labels: Vec::new(),
            jumps: Vec::new(),
        });
        self.open_block(false);
    }

    pub(super) fn close_function(&mut self) -> Read<()> {
        self.close_block()?;
        self.functions.pop();
        Ok(())
    }

    pub(super) fn set_variadic(&mut self) {
        self.function().is_variadic = true;
    }

    pub(super) fn is_variadic(&mut self) -> bool {
        self.function().is_variadic
    }

    pub(super) fn open_block(&mut self, is_loop: bool) {
        let function = self.function();
        function.blocks.push(Block {
            is_loop,
            locals: function.locals.len(),
            labels: function.labels.len(),
            jumps: function.jumps.len(),
        });
    }

    pub(super) fn close_block(&mut self) -> Read<()> {
        let function = self.function();
        let Some(block) = function.blocks.pop() else {
            return Ok(());
        };
        function.locals.truncate(block.locals);
        function.labels.truncate(block.labels);
        let mut waiting = function.jumps.split_off(block.jumps);
        if block.is_loop {
            waiting.retain(|jump| jump.name.is_some());
        }
        let is_outermost = function.blocks.is_empty();
        if is_outermost && let Some(jump) = waiting.first() {
            let message = match &jump.name {
                None => format!("break outside loop at line {}", jump.line),
                Some(name) => {
                    format!("no visible label '{name}' for <goto> at line {}", jump.line)
                }
            };
            return self.refuse_meaning(message);
        }
        for jump in &mut waiting {
            jump.locals = jump.locals.min(block.locals);
        }
        function.jumps.extend(waiting);
        Ok(())
    }

    /// Variables that are seen from here on.
    pub(super) fn declare(&mut self, names: Vec<(String, bool)>) {
        self.function().locals.extend(names);
    }

    /// Says that there are too many, where there are with so many more.
    pub(super) fn check_count(&mut self, more: usize) -> Read<()> {
        let function = self.function();
        if function.locals.len() + more <= MOST_LOCALS {
            return Ok(());
        }
        let of = match function.line {
            0 => "main function".to_owned(),
            line => format!("function at line {line}"),
        };
        self.refuse(&format!(
            "too many local variables (limit is {MOST_LOCALS}) in {of}"
        ))
    }

    /// The local variable that a name means: whether it is constant.
    fn local(&self, name: &str) -> Option<bool> {
        let locals =
            (self.functions.iter().rev()).flat_map(|function| function.locals.iter().rev());
        let mut found = locals.filter(|(known, _)| known == name);
        found.next().map(|&(_, is_constant)| is_constant)
    }

    /// Whether a name means a constant.
    pub(super) fn is_constant(&self, name: &str) -> bool {
        self.local(name) == Some(true)
    }

    /// A name is used.
    pub(super) fn mention(&mut self, name: &str) {
        if self.local(name).is_none() {
            self.globals.insert(name.to_owned());
        }
    }

    pub(super) fn jump(&mut self, name: Option<String>, line: u32) {
        let function = self.function();
        // A label that is seen is jumped back to.
        let is_known = |name: &String| function.labels.iter().any(|(known, ..)| known == name);
        if name.as_ref().is_some_and(is_known) {
            return;
        }
        let locals = function.locals.len();
        function.jumps.push(Jump { name, line, locals });
    }

    pub(super) fn check_label(&mut self, name: &str) -> Read<()> {
        let function = self.function();
        let known = function.labels.iter().find(|(known, ..)| known == name);
        match known.map(|&(_, line, _)| line) {
            Some(line) => {
                self.refuse_meaning(format!("label '{name}' already defined on line {line}"))
            }
            None => Ok(()),
        }
    }

    /// A label, which jumps of its block wait for; the last statement of a block sees no variables of the block.
    pub(super) fn label(&mut self, name: String, line: u32, is_last: bool) -> Read<()> {
        let function = self.function();
        let Some(block) = function.blocks.last() else {
            return Ok(());
        };
        let seen = match is_last {
            true => block.locals,
            false => function.locals.len(),
        };
        let waiting = function.jumps.split_off(block.jumps);
        for jump in waiting {
            if jump.name.as_ref() != Some(&name) {
                function.jumps.push(jump);
            } else if jump.locals < seen {
                let hidden = function.locals[jump.locals].0.clone();
                return self.refuse_meaning(format!(
                    "<goto {name}> at line {} jumps into the scope of local '{hidden}'",
                    jump.line
                ));
            }
        }
        function.labels.push((name, line, seen));
        Ok(())
    }
}
