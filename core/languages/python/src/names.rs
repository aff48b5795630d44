//! Variables: which one a name means, reading and writing it.

use super::lowerer::{FrameKind, Lowerer};
use super::scopes::{Mention, ScopeId};
use ir::{Const, Op, Reg, Span, Symbol};
use std::borrow::Cow;
use syntax::Node;

impl<'a> Lowerer<'a> {
    /// A name as the class around it sees it: `__x` in class `C` is `_C__x`.
    pub fn mangled<'n>(&self, name: &'n str) -> Cow<'n, str> {
        match self.frame().private {
            Some(class) if name.starts_with("__") && !name.ends_with("__") => {
                format!("_{class}{name}").into()
            }
            _ => name.into(),
        }
    }

    /// The symbol of a member's name.
    pub fn member(&mut self, name: Node<'a>) -> Symbol {
        let name = self.mangled(self.text(name));
        self.b.intern(&name)
    }

    /// The symbol under which the machine finds the variable that a name means here.
    pub fn variable(&mut self, name: &str) -> Symbol {
        let scope = self.frame().scope;
        let mangled = self.mangled(name);
        if self.scopes.hides_module_variable(scope, name) {
            self.b.intern(&format!("::{mangled}"))
        } else {
            self.b.intern(&mangled)
        }
    }

    pub fn load_symbol(&mut self, name: Symbol, at: Span) -> Reg {
        self.b.value(|dst| Op::LoadVar { dst, name }, at)
    }

    pub fn load_name(&mut self, name: &str, at: Span) -> Reg {
        if let Some(&intrinsic) = self.intrinsics.get(name) {
            return self.b.constant(Const::Intrinsic(intrinsic), at);
        }
        if let Some(module) = self.home_of_builtin(name) {
            return self.lazy_builtin(module, name, at);
        }
        let variable = match self.is_not_yet_bound_in_class(name) {
            true => self.b.intern(&format!("::{name}")),
            false => self.variable(name),
        };
        self.load_symbol(variable, at)
    }

    /// Whether a class body reads a name that it binds only later, where a function around has another:
    /// Python then looks among the module's variables, not the function's.
    fn is_not_yet_bound_in_class(&mut self, name: &str) -> bool {
        let scope = self.frame().scope;
        let is_in_question = self.frame().kind == FrameKind::Class
            && self.scopes.owner(scope, name) == scope
            && self.scopes.has_enclosing_binding(scope, name);
        if !is_in_question {
            return false;
        }
        let variable = self.variable(name);
        !self.frame().declared.contains(&variable)
    }

    /// Binds a name: declares it where this is the first binding in its own scope.
    pub fn store_name(&mut self, name: &str, value: Reg, at: Span) {
        let variable = self.variable(name);
        let scope = self.frame().scope;
        let is_own = self.scopes.owner(scope, name) == scope;
        self.store_symbol(variable, is_own, value, at);
    }

    /// Declares a variable that the language itself binds in this scope.
    pub fn declare_name(&mut self, name: &str, value: Reg, at: Span) {
        let name = self.b.intern(name);
        self.store_symbol(name, true, value, at);
    }

    fn store_symbol(&mut self, name: Symbol, is_own: bool, value: Reg, at: Span) {
        let op = if is_own && self.frame_mut().declared.insert(name) {
            Op::DeclVar { name, value }
        } else {
            Op::StoreVar { name, value }
        };
        self.b.emit(op, at);
    }

    pub fn load_identifier(&mut self, node: Node<'a>) -> Reg {
        let at = self.b.span(node);
        match self.text(node) {
            "__debug__" => self.b.constant(Const::Bool(true), at),
            name => self.load_name(name, at),
        }
    }

    pub fn store_identifier(&mut self, node: Node<'a>, value: Reg) {
        let at = self.b.span(node);
        if self.text(node) == "__debug__" {
            self.b.invalid(at, "cannot assign to __debug__");
        }
        self.store_name(self.text(node), value, at);
    }

    /// Leaves a name unbound.
    pub fn unbind(&mut self, name: &str, at: Span) {
        let unbound = self.unbound(at);
        self.store_name(name, unbound, at);
    }

    /// A hidden variable of this frame: for values that come from several places.
    pub fn hidden(&mut self, stem: &str) -> Symbol {
        let number = self.b.next_number();
        self.b.intern(&format!("${stem}_{number}"))
    }

    pub fn store_hidden(&mut self, name: Symbol, value: Reg, at: Span) {
        self.store_symbol(name, true, value, at);
    }

    /// Declares the variables of this scope that only a comprehension inside binds (with `:=`):
    /// there they are another function's, so nothing else here would declare them.
    pub fn declare_names_bound_from_inside(&mut self, at: Span) {
        let scope = self.frame().scope;
        for name in self.scopes.get(scope).bound_from_inside.clone() {
            let variable = self.variable(name);
            let is_own = self.scopes.owner(scope, name) == scope;
            if is_own && !self.frame().declared.contains(&variable) {
                self.unbind(name, at);
            }
        }
    }

    /// Checks a `global` or `nonlocal` statement as CPython's compiler does.
    pub fn check_declaration(&mut self, node: Node<'a>) {
        let keyword = if node.kind() == "global_statement" {
            "global"
        } else {
            "nonlocal"
        };
        let scope = self.frame().scope;
        if keyword == "nonlocal" && scope == ScopeId::MODULE {
            let at = self.b.span(node);
            return self
                .b
                .invalid(at, "nonlocal declaration not allowed at module level");
        }
        for name in node.named_children() {
            let (at, text) = (self.b.span(node), self.text(name));
            let earlier = self.scopes.mention_before(name);
            let message = match earlier {
                Some(Mention::Parameter) => format!("name '{text}' is parameter and {keyword}"),
                Some(Mention::Assigned) => {
                    format!("name '{text}' is assigned to before {keyword} declaration")
                }
                Some(Mention::Used) => {
                    format!("name '{text}' is used prior to {keyword} declaration")
                }
                // The class around is a variable of its methods.
                None if text == "__class__" && self.frame().is_in_class => continue,
                None if keyword == "nonlocal"
                    && !self.scopes.has_enclosing_binding(scope, text) =>
                {
                    format!("no binding for nonlocal '{text}' found")
                }
                None => continue,
            };
            self.b.invalid(at, message);
        }
    }
}
