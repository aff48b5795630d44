//! Loops that may be waiting for what another thread does: they give others the chance to do it.

use super::lowerer::Lowerer;
use super::scopes::{Kind, ScopeId};
use ir::Span;
use syntax::Node;

/// Modules of the library that begin threads.
const BEGIN_THREADS: &[&str] = &["threading", "concurrent", "_thread"];

impl<'a> Lowerer<'a> {
    /// In a round of a loop with this condition: looks at other threads, where there can be any and the condition can change
    /// through them.
    pub fn glance(&mut self, condition: Option<Node<'a>>, at: Span) {
        let begins = |module: &&str| self.source.contains(*module);
        if self.is_library || !BEGIN_THREADS.iter().any(begins) {
            return;
        }
        if condition.is_some_and(|condition| self.is_own(condition)) {
            return;
        }
        let glance = self.lazy_builtin("_waiting", "glance", at);
        self.b.call_register(glance, &[], at);
    }

    /// Whether an expression depends on nothing but variables that other threads cannot see.
    fn is_own(&self, condition: Node<'a>) -> bool {
        let scope = self.frame().scope;
        let mut names = 0;
        for node in condition.descendants() {
            match node.kind() {
                "call" | "attribute" | "subscript" | "await" => return false,
                "identifier" => {
                    let name = node.text(self.source);
                    let owner = self.scopes.owner(scope, name);
                    let is_local = owner == scope && self.scopes.get(scope).kind == Kind::Function;
                    let sites = self.scopes.sites.get(&(owner, name));
                    if !is_local || sites.is_some_and(|sites| sites.from_elsewhere) {
                        return false;
                    }
                    names += 1;
                }
                _ => {}
            }
        }
        // What never ends by its condition ends by what its body asks for.
        names > 0 && scope != ScopeId::MODULE
    }
}
