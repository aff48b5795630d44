//! Blocks that are open, and what names mean in them: variables as the instructions call them.

use crate::lowerer::{Block, Lowerer, Variable, parts};
use ir::{LocalNote, Op, Reg, Span};
use rustc_hash::FxHashMap;
use syntax::Node;

impl<'a> Lowerer<'a, '_> {
    pub fn open(&mut self, _node: Node<'a>, end: u32) {
        let names = FxHashMap::default();
        self.frame().blocks.push(Block {
            names,
            end,
            ..Block::default()
        });
    }

    pub fn close(&mut self) {
        self.frame().blocks.pop();
    }

    /// What a name means: the innermost variable, of this function or of one around it.
    pub fn find(&self, name: &str) -> Option<&Variable> {
        let blocks = self
            .frames
            .iter()
            .rev()
            .flat_map(|frame| frame.blocks.iter().rev());
        let mut found = blocks.filter_map(|block| block.names.get(name));
        found.next()
    }

    /// The hidden variable that holds the object of which a name means a member.
    pub fn holder(&self, name: &str) -> Option<String> {
        let frames = self.frames.iter().rev();
        let mut blocks = frames.flat_map(|frame| frame.blocks.iter().rev());
        let block = blocks.find(|block| block.names.contains_key(name))?;
        block.members.get(name).cloned()
    }

    /// Makes a variable known in the block at hand, by a name of its own.
    pub fn register(&mut self, name: &str, is_const: bool, is_early: bool) -> String {
        let is_outermost = self.frame().blocks.len() <= 1;
        let outer = &self.frames[..self.frames.len() - 1];
        let is_outside = outer.iter().any(|frame| {
            frame
                .blocks
                .iter()
                .any(|block| block.names.contains_key(name))
        });
        // A variable in a block of the module that functions capture is none of the module's.
        let is_apart = !is_outermost && (is_outside || is_early && self.is_module())
            || self.is_in_fields(name)
            || self.implicit.contains(name)
            || self.frame().named_by_parameters.contains(name);
        let frame = self.frame();
        let count = frame.declared.entry(name.to_owned()).or_insert(0);
        if is_apart && *count == 0 {
            *count = 1;
        }
        *count += 1;
        let own = match *count {
            1 => name.to_owned(),
            count => format!("{name}@{count}"),
        };
        let variable = Variable {
            own: own.clone(),
            is_const,
            is_early,
            ..Variable::default()
        };
        let Some(block) = frame.blocks.last_mut() else {
            return own;
        };
        block.names.insert(name.to_owned(), variable);
        own
    }

    /// Whether the fields of the class whose constructor is lowered say a name: there it means what it means around the class.
    fn is_in_fields(&mut self, name: &str) -> bool {
        let Some(body) = self.frame().fields else {
            return false;
        };
        for member in parts(body).filter(|member| member.kind() == "field_definition") {
            if let Some(value) = member.child_by_field("value")
                && self.mentions(value, name)
            {
                return true;
            }
        }
        false
    }

    /// Declares a variable that is known in the block at hand, or assigns to it where it has been declared early.
    pub fn declare(&mut self, name: &str, value: Reg, at: Span) {
        let block = self.frame().blocks.last();
        if let Some(holder) = block.and_then(|block| block.members.get(name)).cloned() {
            let object = self.load_plain(&holder, at);
            return self.store_field(object, name, value, at);
        }
        let known = self.frame().blocks.last_mut();
        let known = known.and_then(|block| block.names.get_mut(name));
        let known: Option<Variable> = known.map(|variable| {
            variable.is_declared = true;
            variable.clone()
        });
        let (own, is_early) = match known {
            Some(variable) => (variable.own, variable.is_early),
            None => (self.register(name, false, false), false),
        };
        match is_early {
            true => {
                let name = self.b.intern(&own);
                self.b.emit(Op::StoreVar { name, value }, at);
            }
            false => self.declare_as(&own, value, at),
        }
    }

    /// Declares a variable by the name that the instructions give it.
    pub fn declare_as(&mut self, own: &str, value: Reg, at: Span) {
        let scope = self.frame().entry;
        let scope = scope.unwrap_or_else(|| self.b.top());
        let end = self.frame().blocks.last().map_or(0, |block| block.end);
        let name = self.b.intern(own);
        if !self.is_module() || own.contains('@') {
            let end = self.b.span_of(end, end).end;
            let block = Span {
                start: at.start,
                end,
            };
            self.b.note_local(LocalNote {
                scope,
                name,
                block,
                layout: None,
            });
        }
        self.b.emit(Op::DeclVar { name, value }, at);
    }

    pub fn load(&mut self, name: &str, at: Span) -> Reg {
        let objects = self.objects_around(name);
        match objects.is_empty() {
            true => self.load_variable(name, at),
            false => self.load_within(&objects, name, at),
        }
    }

    /// The value of a variable, whatever objects `with` statements put around.
    pub fn load_variable(&mut self, name: &str, at: Span) -> Reg {
        if let Some(holder) = self.holder(name) {
            let object = self.load_plain(&holder, at);
            return self.load_field(object, name, at);
        }
        let own = self.find(name).map(|variable| variable.own.clone());
        if own.is_none() && self.is_of_scripts(name) {
            let name = self.b.text(name, at);
            return self.helper("_notOfModules", &[name], at);
        }
        if own.is_none() && name == "arguments" && self.is_script {
            // A file is run as a function.
            return self.helper("globals::_moduleArguments", &[], at);
        }
        let is_left = own.is_none()
            && !self.is_library
            && !self.implicit.contains(name)
            && self
                .frames
                .iter()
                .any(|frame| frame.declared.contains_key(name));
        if is_left {
            // A block that has been left declared it; nothing here does.
            let name = self.b.text(name, at);
            return self.helper("_undeclared", &[name], at);
        }
        let value = self.load_plain(own.as_deref().unwrap_or(name), at);
        if own.is_none() && self.undeclared.contains(name) {
            // It becomes a variable when it is first assigned to.
            let note = format!("{}{name} is not defined", ir::note::NOT_BOUND_YET);
            self.b.note_last(note);
        }
        value
    }

    /// Whether a name that nothing declares is one that scripts are given, where it is used in a module.
    pub fn is_of_scripts(&self, name: &str) -> bool {
        self.is_es_module
            && matches!(
                name,
                "require" | "module" | "exports" | "__filename" | "__dirname"
            )
    }

    /// Assigns to what a name means.
    pub fn assign(&mut self, name: &str, value: Reg, at: Span) {
        let objects = self.objects_around(name);
        match objects.is_empty() {
            true => self.assign_variable(name, value, at),
            false => self.assign_within(&objects, name, value, at),
        }
    }

    /// Assigns to a variable.
    pub fn assign_variable(&mut self, name: &str, value: Reg, at: Span) {
        let variable = self.find(name).cloned();
        if variable
            .as_ref()
            .is_some_and(|variable| variable.is_own_name)
            && !self.is_strict
        {
            return;
        }
        let is_waiting = variable.as_ref().is_some_and(|variable| {
            variable.is_lexical && (variable.is_early || !variable.is_declared)
        });
        if is_waiting {
            // It must have been declared by now.
            self.load_variable(name, at);
        }
        if variable.as_ref().is_some_and(|variable| variable.is_const) {
            return self.raise("TypeError", "Assignment to constant variable.", at);
        }
        if variable.is_none() && !self.is_library {
            let is_constant = matches!(name, "undefined" | "NaN" | "Infinity");
            if is_constant || self.is_strict || self.names_global {
                let (kept, key) = (self.hidden("v"), self.b.text(name, at));
                self.declare_hidden(&kept, value, at);
                let value = self.load_plain(&kept, at);
                let strict = self.constant_bool(self.is_strict, at);
                self.helper("_set_global", &[key, value, strict], at);
                return;
            }
        }
        if let Some(holder) = self.holder(name) {
            let object = self.load_plain(&holder, at);
            return self.store_field(object, name, value, at);
        }
        let own = variable.map_or_else(|| name.to_owned(), |variable| variable.own);
        let name = self.b.intern(&own);
        self.b.emit(Op::StoreVar { name, value }, at);
    }
}
