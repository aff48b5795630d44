//! Which names each scope binds, found before anything is lowered.
//!
//! Python decides by the whole text of a function which of its names are local, and a name declared
//! `global` skips the functions around. One walk over the tree collects bindings by scope.
//!
//! **Invariants.** Every function, lambda, class and comprehension node has a scope. What is evaluated
//! outside of such a construct (default values, decorators, base classes, a comprehension's first
//! iterable) belongs to the scope around it.

use super::scope_walk;
use super::type_aliases::TypeName;
use rustc_hash::{FxHashMap, FxHashSet};
use syntax::{Node, SyntaxTree};

/// A scope's place in [`Scopes`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct ScopeId(pub u32);

impl ScopeId {
    /// The module's scope.
    pub const MODULE: ScopeId = ScopeId(0);
}

/// What a scope is the scope of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Module,
    Function,
    Class,
    /// A list, set or dictionary comprehension.
    Comprehension,
    /// A generator expression.
    Generator,
}

/// One scope.
#[derive(Debug)]
pub(super) struct Scope<'t> {
    pub kind: Kind,
    pub parent: Option<ScopeId>,
    pub bound: FxHashSet<&'t str>,
    pub global: FxHashSet<&'t str>,
    pub nonlocal: FxHashSet<&'t str>,
    /// Names that a comprehension inside binds here with `:=`, in order of first mention.
    pub bound_from_inside: Vec<&'t str>,
    /// Whether a `yield` makes it a generator.
    pub yields: bool,
    /// Whether a comprehension or generator expression waits for something.
    pub awaits: bool,
    /// Whether a class body annotates a name.
    pub annotates: bool,
    /// The names mentioned so far, each with how: what a later `global` may not follow.
    pub mentioned: FxHashMap<&'t str, Mention>,
}

/// How a scope's text first mentions a name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Mention {
    Used,
    Assigned,
    Parameter,
}

/// The scopes of one module.
pub(super) struct Scopes<'t> {
    pub list: Vec<Scope<'t>>,
    pub of_node: FxHashMap<u32, ScopeId>,
    /// How names in `global` and `nonlocal` statements were mentioned before, by the names' nodes.
    pub declared_late: FxHashMap<u32, Mention>,
    /// How many places bind a variable, by the scope that owns it; and whether all of them stand in that scope.
    pub sites: FxHashMap<(ScopeId, &'t str), Sites>,
    /// Names of types that are no classes.
    pub types: FxHashMap<&'t str, TypeName<'t>>,
}

#[derive(Clone, Copy, Default)]
pub(super) struct Sites {
    pub count: u32,
    pub from_elsewhere: bool,
}

impl<'t> Scopes<'t> {
    /// Finds the scopes of a module.
    pub fn of(tree: &'t SyntaxTree, source: &'t str) -> Scopes<'t> {
        let (mut scopes, bindings) = scope_walk::walk(tree, source);
        for (scope, name) in bindings {
            let owner = scopes.owner(scope, name);
            let sites = scopes.sites.entry((owner, name)).or_default();
            sites.count += 1;
            sites.from_elsewhere |= owner != scope;
        }
        scopes
    }

    pub fn get(&self, id: ScopeId) -> &Scope<'t> {
        &self.list[id.0 as usize]
    }

    /// The scope of a function, lambda, class or comprehension node.
    pub fn of_node(&self, node: Node<'_>) -> ScopeId {
        self.of_node
            .get(&node.index())
            .copied()
            .unwrap_or(ScopeId::MODULE)
    }

    /// The scope that owns the variable which a name means in a scope; the module for names bound nowhere.
    pub fn owner(&self, from: ScopeId, name: &str) -> ScopeId {
        let mut at = from;
        loop {
            let scope = self.get(at);
            // The names of a class body are invisible to the functions inside.
            if at == from || scope.kind != Kind::Class {
                if scope.global.contains(name) {
                    return ScopeId::MODULE;
                }
                if scope.bound.contains(name) && !scope.nonlocal.contains(name) {
                    return at;
                }
            }
            match scope.parent {
                Some(parent) => at = parent,
                None => return ScopeId::MODULE,
            }
        }
    }

    /// Whether plain lexical lookup of a name would stop at a function although the name means the
    /// module's variable there.
    pub fn hides_module_variable(&self, from: ScopeId, name: &str) -> bool {
        if self.owner(from, name) != ScopeId::MODULE {
            return false;
        }
        let mut at = from;
        while let Some(parent) = self.get(at).parent {
            let scope = self.get(at);
            let binds = scope.bound.contains(name)
                && !scope.global.contains(name)
                && !scope.nonlocal.contains(name);
            if binds && (at == from || scope.kind != Kind::Class) {
                return true;
            }
            at = parent;
        }
        false
    }

    /// Whether a name declared `nonlocal` in a scope has a function around that binds it.
    pub fn has_enclosing_binding(&self, from: ScopeId, name: &str) -> bool {
        let mut at = self.get(from).parent;
        while let Some(id) = at {
            let scope = self.get(id);
            let binds = scope.bound.contains(name)
                && !scope.global.contains(name)
                && !scope.nonlocal.contains(name);
            if binds && !matches!(scope.kind, Kind::Module | Kind::Class) {
                return true;
            }
            at = scope.parent;
        }
        false
    }

    /// Whether evaluating the arguments of a call cannot change what a name means: one place binds
    /// it, in its own scope, or none does.
    pub fn is_stable(&self, from: ScopeId, name: &str) -> bool {
        let owner = self.owner(from, name);
        self.sites
            .get(&(owner, name))
            .is_none_or(|sites| sites.count == 1 && !sites.from_elsewhere)
    }

    /// How the scope mentions a name before the `global` or `nonlocal` statement that this node is in.
    pub fn mention_before(&self, name: Node<'_>) -> Option<Mention> {
        self.declared_late.get(&name.index()).copied()
    }

    /// Whether a name was declared `global` in a scope.
    pub fn is_declared_global(&self, scope: ScopeId, name: &str) -> bool {
        self.get(scope).global.contains(name)
    }
}

impl<'t> Scope<'t> {
    pub fn new(kind: Kind, parent: Option<ScopeId>) -> Scope<'t> {
        Scope {
            kind,
            parent,
            bound: FxHashSet::default(),
            global: FxHashSet::default(),
            nonlocal: FxHashSet::default(),
            bound_from_inside: Vec::new(),
            yields: false,
            awaits: false,
            annotates: false,
            mentioned: FxHashMap::default(),
        }
    }
}

/// The identifiers that an assignment target binds, its members and elements left out.
pub(super) fn bound_identifiers(target: Node<'_>) -> Vec<Node<'_>> {
    let mut found = Vec::new();
    let mut open = vec![target];
    while let Some(node) = open.pop() {
        match node.kind() {
            "identifier" => found.push(node),
            "tuple_pattern"
            | "list_pattern"
            | "pattern_list"
            | "tuple"
            | "list"
            | "expression_list"
            | "parenthesized_expression"
            | "as_pattern_target"
            | "list_splat_pattern"
            | "list_splat"
            | "dictionary_splat_pattern" => {
                let at = open.len();
                open.extend(node.named_children());
                open[at..].reverse();
            }
            _ => {}
        }
    }
    found
}

/// The identifier that a parameter binds; none for the separators `/` and `*`.
pub(super) fn parameter_name(parameter: Node<'_>) -> Option<Node<'_>> {
    match parameter.kind() {
        "identifier" => Some(parameter),
        "default_parameter" | "typed_default_parameter" => parameter.child_by_field("name"),
        "list_splat_pattern" | "dictionary_splat_pattern" => parameter.named_children().next(),
        "typed_parameter" => {
            let inner = parameter.named_children().next()?;
            (inner.kind() != "typed_parameter")
                .then(|| parameter_name(inner))
                .flatten()
        }
        _ => None,
    }
}

/// The name that a `match` pattern captures, where the pattern is a plain name other than `_`.
pub(super) fn captured_name(pattern: Node<'_>) -> Option<Node<'_>> {
    let mut parts = pattern.named_children();
    let name = parts.next().filter(|_| pattern.kind() == "dotted_name")?;
    parts.next().is_none().then_some(name)
}
