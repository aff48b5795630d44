//! Unresolved names: what reading a name gives that nothing is bound to.

use crate::machine::{Exit, Machine};
use crate::value::Value;
use ir::{Fault, ScopeKind, Symbol};
use std::rc::Rc;

impl Machine {
    /// The error of a name that nothing is bound to. Where the language wants that it carries the name, and the names
    /// that the program could have meant instead: those of the function, of the module and of the language, a list each.
    /// `fault` says whether it is bound elsewhere.
    pub(crate) fn no_such_name(&mut self, fault: Fault, name: Symbol) -> Exit {
        let text = self.name(name).to_owned();
        let exit = self.fault(fault, &[&text]);
        if let (Exit::Raise(exception), Some([own, others])) =
            (&exit, self.semantics().errors.unknown_name)
        {
            let exception = *exception;
            let text = self.name_value(name);
            self.set_exception_member(exception, own, text);
            let lists = self.visible_names().map(|names| {
                let texts: Vec<Value> = names
                    .into_iter()
                    .map(|name| self.name_value(name))
                    .collect();
                self.new_list(texts)
            });
            let visible = self.new_tuple(&lists);
            self.set_exception_member(exception, others, visible);
        }
        exit
    }

    fn visible_names(&mut self) -> [Vec<Symbol>; 3] {
        let linked = Rc::clone(&self.linked);
        let code = self
            .state
            .frames
            .last()
            .map(|frame| &linked.codes[frame.code as usize]);
        let own = match code {
            Some(code) if code.kind != ScopeKind::Module => {
                let locals = code.locals.iter().map(|&(name, _)| name);
                locals.chain(code.captures.iter().copied()).collect()
            }
            _ => Vec::new(),
        };
        let names = |members: Vec<(Symbol, Value)>| members.into_iter().map(|(name, _)| name);
        let module = names(self.module_members(self.position().0)).collect();
        let semantics = self.boot.semantics;
        let functions = self
            .boot
            .builtins
            .iter()
            .filter(|builtin| builtin.owner.is_none())
            .map(|builtin| builtin.name);
        let classes = semantics
            .objects
            .classes
            .iter()
            .filter(|class| class.is_public);
        let classes = classes.filter_map(|class| self.names.get(class.name));
        let mut provided: Vec<Symbol> = functions.chain(classes).collect();
        let prelude = self
            .names
            .get(semantics.library.prelude)
            .and_then(|name| linked.program.module_named(name));
        if let Some(prelude) = prelude {
            let written = names(self.module_members(prelude));
            provided.extend(written.filter(|&name| !self.name(name).starts_with('_')));
        }
        [own, module, provided]
    }
}
