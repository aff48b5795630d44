//! Declarations, at file scope and in blocks, and the definitions of functions.

use super::declarators::{Declarator, Parameter};
use super::specifiers::Specifiers;
use super::{Broken, Current, Entity, Heard, Parser, Read, Report};
use crate::ast::*;
use crate::token::Place;
use crate::types::{Kind, Length, Ty};
use rustc_hash::FxHashMap;
use std::rc::Rc;

impl Parser {
    /// Reads the whole file.
    pub(super) fn file(&mut self) {
        while !self.is_end() {
            let start = self.at;
            if self.external().is_err() {
                self.depth = 0;
                self.close_scopes(1);
                self.function = None;
                self.lengths.clear();
                self.ahead = None;
                self.recover(start);
                if self.is("}") && self.at > start {
                    self.advance();
                }
                if self.at == start {
                    // A bracket that closes nothing.
                    let token = self.advance();
                    self.report(token.place, Report::Syntax(token.text.to_string()));
                }
                self.unsupported_item("ERROR", start);
            }
        }
    }

    fn external(&mut self) -> Read<()> {
        if self.eat(";") {
            return Ok(());
        }
        if self.is("_Static_assert") {
            return self.static_assertion();
        }
        if self.is("asm") {
            let start = self.at;
            self.attributes();
            self.unsupported_item("asm", start);
            return self.expect(";");
        }
        if self.is("__from") {
            return self.library_module();
        }
        self.pass_over_macros();
        let is_label = self.is_name() && self.peek_at(1).is(":");
        if !is_label && (self.starts_type() || self.is_function_without_type()) {
            return self.external_declaration();
        }
        // A fragment: statements at the top level.
        let stmt = self.statement()?;
        self.unit.items.push(Item::Stmt(stmt));
        Ok(())
    }

    /// `main() {` and `f(a, b) int a; {`, whose result is an `int`.
    fn is_function_without_type(&self) -> bool {
        if !self.is_name() || !self.peek_at(1).is("(") {
            return false;
        }
        let mut depth = 0;
        let mut at = 1;
        loop {
            let token = self.peek_at(at);
            if token.kind == crate::token::Kind::End {
                return false;
            }
            depth += i32::from(token.is("("));
            depth -= i32::from(token.is(")"));
            at += 1;
            if depth == 0 {
                let behind = self.peek_at(at);
                return behind.is("{")
                    || self.is_type_at(at)
                        && (!behind.starts_line || self.declares_parameters(at));
            }
        }
    }

    /// Whether declarations stand here with the body of a function behind them.
    fn declares_parameters(&self, mut at: usize) -> bool {
        while self.is_type_at(at) {
            while !self.peek_at(at).is(";") {
                let token = self.peek_at(at);
                let is_over = token.kind == crate::token::Kind::End;
                if is_over || ["{", "}", "="].iter().any(|sign| token.is(sign)) {
                    return false;
                }
                at += 1;
            }
            at += 1;
        }
        self.peek_at(at).is("{")
    }

    fn external_declaration(&mut self) -> Read<()> {
        let start = self.place();
        let first_var = self.unit.vars.len();
        let specifiers = if self.starts_type() {
            self.specifiers()?
        } else {
            Specifiers {
                ty: Ty::INT,
                is_typedef: false,
                is_extern: false,
                is_static: false,
                is_thread_local: false,
                align: 0,
                heard: Heard::default(),
            }
        };
        if self.eat(";") {
            return Ok(());
        }
        let mut is_first = true;
        loop {
            self.heard = Heard::default();
            self.pass_over_macros();
            let declarator = self.declarator(specifiers.ty)?;
            let Some((name, place)) = declarator.name.clone() else {
                return self.unexpected();
            };
            let is_function = self.types().is_function(declarator.ty);
            if is_first
                && is_function
                && !specifiers.is_typedef
                && (self.is("{") || declarator.is_old_style)
            {
                let heard = specifiers.heard.and(std::mem::take(&mut self.heard));
                let is_internal = specifiers.is_static;
                let read = self.function_definition(declarator, &name, start, first_var, heard);
                self.note_linkage(&name, is_internal);
                return read;
            }
            is_first = false;
            self.declare(&specifiers, declarator, Rc::clone(&name), place, start)?;
            self.note_linkage(&name, specifiers.is_static);
            if !self.eat(",") {
                break;
            }
        }
        self.end_of_statement()
    }

    /// Reads a declaration in a block.
    pub(super) fn local_declaration(&mut self) -> Read<Vec<Declaration>> {
        let start = self.place();
        let first_var = self.unit.vars.len();
        let specifiers = self.specifiers()?;
        let mut found = Vec::new();
        if self.eat(";") {
            return Ok(found);
        }
        loop {
            self.heard = Heard::default();
            let declarator = self.declarator(specifiers.ty)?;
            let Some((name, place)) = declarator.name.clone() else {
                return self.unexpected();
            };
            if self.is("{") && self.types().is_function(declarator.ty) {
                let function = self.nested(|parser| {
                    parser.nested_function(declarator, &name, place, start, first_var)
                })?;
                found.push(Declaration::Function(Rc::new(function)));
                return Ok(found);
            }
            if let Some(declarations) = self.declare(&specifiers, declarator, name, place, start)? {
                found.extend(declarations);
            }
            if !self.eat(",") {
                break;
            }
        }
        self.end_of_statement()?;
        Ok(found)
    }

    /// One declarator of a declaration. In a block it gives what comes into being; at file scope that is an item.
    fn declare(
        &mut self,
        specifiers: &Specifiers,
        declarator: Declarator,
        name: Rc<str>,
        place: Place,
        start: Place,
    ) -> Read<Option<Vec<Declaration>>> {
        let mut ty = declarator.ty;
        let heard = specifiers.heard.and(std::mem::take(&mut self.heard));
        let align = specifiers.align.max(heard.align);
        if specifiers.is_typedef {
            let mut declarations = self.take_lengths();
            self.bind(name, Entity::Typedef(ty));
            if self.is_file_scope() {
                declarations.clear();
            }
            return Ok(Some(declarations));
        }
        if self.types().is_function(ty) {
            self.lengths.clear();
            let var = self.declare_function(&name, ty, place);
            self.note_calls(var, heard);
            return Ok(None);
        }
        let is_file_scope = self.is_file_scope();
        let storage = if specifiers.is_extern && !self.is("=") {
            Storage::External
        } else if is_file_scope || specifiers.is_static {
            Storage::Static
        } else {
            Storage::Automatic
        };
        let mut declarations = self.take_lengths();
        let known = match self.scope().names.get(&name) {
            Some(Entity::Var(known)) if is_file_scope => Some(*known),
            _ if storage == Storage::External => match self.scopes[0].names.get(&name) {
                Some(Entity::Var(known)) => Some(*known),
                _ => None,
            },
            Some(Entity::Var(_)) => {
                self.invalid(place, format!("redeclaration of '{name}'"));
                None
            }
            _ => None,
        };
        let var = match known {
            Some(known) => {
                if !self.unit.types.is_compatible(self.unit.var(known).ty, ty) {
                    self.invalid(place, format!("conflicting types for '{name}'"));
                    self.unit.var_mut(known).ty = ty;
                }
                known
            }
            None => {
                let var = self.new_var(&name, ty, storage, place);
                self.scope().vars.push(var);
                var
            }
        };
        self.unit.var_mut(var).align = align;
        self.bind(Rc::clone(&name), Entity::Var(var));
        if storage == Storage::External {
            return Ok(None);
        }
        let mut init = None;
        let has_init = self.eat("=");
        if has_init {
            let (completed, value) = self.initializer(ty)?;
            ty = completed;
            let ends = value.entries.iter().map(|entry| {
                let size = self.types().size(entry.ty).unwrap_or(0);
                entry.offset.saturating_add(size)
            });
            self.unit.vars[var.0 as usize].extent = ends.max().unwrap_or(0);
            init = Some(value);
        }
        let old = self.unit.var(var).ty;
        if self.types().size(old).is_none() || has_init {
            self.unit.var_mut(var).ty = ty;
        }
        self.unit.var_mut(var).storage = storage;
        let is_known_size =
            self.types().size(ty).is_some() || self.types().is_variable(ty) || ty.is_unknown();
        let is_tentative = is_file_scope
            && matches!(
                self.types().kind(ty),
                Kind::Array(_, Length::Open) | Kind::Record(_)
            );
        if ty.is_void() {
            self.invalid(place, format!("variable or field '{name}' declared void"));
        } else if !is_known_size && !is_tentative {
            if self.types().is_array(ty) {
                self.invalid(place, format!("array size missing in '{name}'"));
            } else {
                self.invalid(place, format!("storage size of '{name}' isn't known"));
            }
        }
        declarations.extend(self.take_lengths());
        let place = self.since(start);
        if specifiers.is_thread_local && storage == Storage::Static {
            self.note_thread_local(var, place);
        }
        if is_file_scope || storage == Storage::Static {
            for declaration in declarations {
                self.unit.items.push(Item::Declare(declaration, place));
            }
            let is_new = !self.unit.var(var).is_defined;
            if has_init && !is_new && self.has_init(var) {
                self.invalid(place, format!("redefinition of '{name}'"));
            } else if is_new || has_init {
                // A later initialiser takes the place of a declaration without one.
                self.unit.items.retain(|item| !matches!(item, Item::Declare(Declaration::Var(other, _), _) if *other == var));
                self.unit
                    .items
                    .push(Item::Declare(Declaration::Var(var, init), place));
            }
            self.unit.var_mut(var).is_defined = true;
            return Ok(None);
        }
        self.unit.var_mut(var).is_defined = true;
        if let Some((function, place)) = heard.cleanup {
            self.clean_up(var, function, place);
        }
        declarations.push(Declaration::Var(var, init));
        Ok(Some(declarations))
    }

    fn has_init(&self, var: VarId) -> bool {
        self.unit.items.iter().any(|item| matches!(item, Item::Declare(Declaration::Var(other, Some(_)), _) if *other == var))
    }

    /// Notes that a declaration of file scope says that no other unit can name what it declares.
    fn note_linkage(&mut self, name: &Rc<str>, is_internal: bool) {
        if let (true, Some(&Entity::Var(var))) = (is_internal, self.scopes[0].names.get(name)) {
            self.unit.var_mut(var).is_internal = true;
        }
    }

    /// Declares a function; all declarations of a name are one.
    fn declare_function(&mut self, name: &Rc<str>, ty: Ty, place: Place) -> VarId {
        let native = self.native(name);
        let from_header = self.last_token_is_from_header();
        let known = match self.scopes[0].names.get(name) {
            Some(Entity::Var(known)) if self.types().is_function(self.unit.var(*known).ty) => {
                Some(*known)
            }
            _ => None,
        };
        let var = match known {
            Some(known) => {
                let old = self.unit.var(known).ty;
                if !self.types().is_compatible(old, ty) {
                    if self.unit.var(known).module.is_none()
                        && self.unit.var(known).intrinsic.is_none()
                    {
                        self.invalid(place, format!("conflicting types for '{name}'"));
                    } else {
                        // The program's own function of a library function's name.
                        self.unit.var_mut(known).module = None;
                        self.unit.var_mut(known).intrinsic = None;
                    }
                    self.unit.var_mut(known).ty = ty;
                } else if self
                    .types()
                    .as_function(ty)
                    .is_some_and(|function| function.has_prototype)
                {
                    self.unit.var_mut(known).ty = ty;
                }
                known
            }
            None => {
                let var = self.new_var(name, ty, Storage::Function, place);
                self.unit.var_mut(var).ir_name = Rc::clone(name);
                var
            }
        };
        if from_header {
            let module = self.module;
            let var = self.unit.var_mut(var);
            var.module = module.filter(|_| native.is_none());
            var.intrinsic = native;
        }
        self.scopes[0]
            .names
            .insert(Rc::clone(name), Entity::Var(var));
        if !self.is_file_scope() {
            self.bind(Rc::clone(name), Entity::Var(var));
        }
        var
    }

    fn last_token_is_from_header(&self) -> bool {
        self.at
            .checked_sub(1)
            .is_some_and(|at| self.tokens[at].from_header)
    }

    fn function_definition(
        &mut self,
        mut declarator: Declarator,
        name: &Rc<str>,
        start: Place,
        first_var: usize,
        heard: Heard,
    ) -> Read<()> {
        if self.function.is_some() {
            return self.unexpected();
        }
        if declarator.is_old_style {
            self.old_style_parameters(&mut declarator.parameters)?;
        }
        let name_place = declarator.name.as_ref().map_or(start, |(_, place)| *place);
        let var = self.declare_function(name, declarator.ty, name_place);
        if self.unit.var(var).is_defined {
            self.invalid(name_place, format!("redefinition of '{name}'"));
        }
        self.note_calls(var, heard);
        {
            let var = self.unit.var_mut(var);
            var.is_defined = true;
            var.module = None;
            var.intrinsic = None;
            var.storage = Storage::Function;
        }
        let function = self.function_body(var, declarator, start, first_var)?;
        self.unit.items.push(Item::Function(function));
        Ok(())
    }

    /// When a function is called without a call in the source.
    fn note_calls(&mut self, var: VarId, heard: Heard) {
        let var = self.unit.var_mut(var);
        var.constructor = heard.constructor.or(var.constructor);
        var.destructor = heard.destructor.or(var.destructor);
    }

    /// GNU: the call that is made when an object's scope is left.
    fn clean_up(&mut self, var: VarId, function: VarId, place: Place) {
        let ty = self.unit.var(var).ty;
        let object = self.add(ExprKind::Var(var), ty, place);
        let pointer = self.unary("&", object, place);
        let found = self.unit.var_mut(function);
        found.is_used = true;
        let ty = found.ty;
        let callee = self.add(ExprKind::Var(function), ty, place);
        let call = self.call_with(callee, vec![pointer], place);
        self.unit.var_mut(var).cleanup = Some(call);
    }

    /// GNU: a function in a function, which sees what the blocks around it declare.
    fn nested_function(
        &mut self,
        declarator: Declarator,
        name: &Rc<str>,
        name_place: Place,
        start: Place,
        first_var: usize,
    ) -> Read<Function> {
        let var = self.new_var(name, declarator.ty, Storage::Function, name_place);
        self.unit.var_mut(var).is_defined = true;
        self.bind(Rc::clone(name), Entity::Var(var));
        let outer = self.function.take();
        let switches = std::mem::take(&mut self.switches);
        let loops = std::mem::take(&mut self.loops);
        let function = self.function_body(var, declarator, start, first_var);
        self.function = outer;
        self.switches = switches;
        self.loops = loops;
        function
    }

    /// A function's parameters and body, its declarator having been read.
    fn function_body(
        &mut self,
        var: VarId,
        declarator: Declarator,
        start: Place,
        first_var: usize,
    ) -> Read<Function> {
        let name = Rc::clone(&self.unit.var(var).name);
        let Some(function) = self.types().as_function(declarator.ty) else {
            return Err(Broken);
        };
        let outer = self.scopes.len();
        self.open_scope();
        self.function = Some(Current {
            name,
            result: function.result,
            is_variadic: function.is_variadic,
            labels: FxHashMap::default(),
            mentions: Vec::new(),
            hoisted: Vec::new(),
            addressed: Vec::new(),
        });
        let lengths = std::mem::take(&mut self.lengths);
        let mut parameters = Vec::new();
        for (
            number,
            Parameter {
                name,
                ty,
                place,
                var,
            },
        ) in declarator.parameters.into_iter().enumerate()
        {
            let name: Rc<str> = name.unwrap_or_else(|| format!("${number}").into());
            let var = var.unwrap_or_else(|| self.new_var(&name, ty, Storage::Parameter, place));
            self.bind(name, Entity::Var(var));
            self.scope().vars.push(var);
            parameters.push(var);
        }
        self.bindings_begin(start);
        let body_start = self.place();
        self.expect("{")?;
        let body = self.block_body(body_start)?;
        self.close_scopes(outer);
        let Some(current) = self.function.take() else {
            return Err(Broken);
        };
        for (target, place) in current.mentions {
            let target = &self.unit.targets[target.0 as usize];
            if !target.is_placed {
                let message = format!("label '{}' used but not defined", target.name);
                self.invalid(place, message);
            }
        }
        let place = self.since(start);
        Ok(Function {
            var,
            parameters,
            is_variadic: current.is_variadic,
            lengths,
            body,
            place,
            hoisted: current.hoisted,
            addressed: current.addressed,
            vars: first_var..self.unit.vars.len(),
        })
    }

    /// The declarations of parameters behind a list of names.
    fn old_style_parameters(&mut self, parameters: &mut [Parameter]) -> Read<()> {
        while !self.is("{") && !self.is_end() {
            let specifiers = self.specifiers()?;
            loop {
                let declarator = self.declarator(specifiers.ty)?;
                let ty = match self.types().kind(declarator.ty).clone() {
                    Kind::Array(of, _) => self.unit.types.pointer(of),
                    Kind::Function(_) => self.unit.types.pointer(declarator.ty),
                    _ => declarator.ty,
                };
                let Some((name, place)) = declarator.name else {
                    return self.unexpected();
                };
                match parameters
                    .iter_mut()
                    .find(|parameter| parameter.name.as_ref() == Some(&name))
                {
                    Some(parameter) => parameter.ty = ty,
                    None => self.invalid(
                        place,
                        format!("declaration for parameter '{name}' but no such parameter"),
                    ),
                }
                if !self.eat(",") {
                    break;
                }
            }
            self.expect(";")?;
        }
        Ok(())
    }
}
