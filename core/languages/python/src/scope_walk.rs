//! The walk over the tree that finds what each scope binds.

use super::scopes::{
    Kind, Mention, Scope, ScopeId, Scopes, bound_identifiers, captured_name, parameter_name,
};
use super::type_aliases::named_type;
use rustc_hash::FxHashMap;
use syntax::{Children, Node, SyntaxTree};

/// Whether an identifier names a member or an argument rather than a variable.
fn is_member(identifier: Node<'_>) -> bool {
    matches!(identifier.field(), Some("attribute" | "name"))
}

/// Finds the scopes of a module, and every binding of a name with the scope whose text it stands in.
/// It does not recurse on the host's stack.
pub(super) fn walk<'t>(
    tree: &'t SyntaxTree,
    source: &'t str,
) -> (Scopes<'t>, Vec<(ScopeId, &'t str)>) {
    let mut walk = Walk {
        source,
        scopes: Scopes {
            list: vec![Scope::new(Kind::Module, None)],
            of_node: FxHashMap::default(),
            declared_late: FxHashMap::default(),
            sites: FxHashMap::default(),
            types: FxHashMap::default(),
        },
        starts: FxHashMap::default(),
        bindings: Vec::new(),
    };
    walk.run(tree.root());
    (walk.scopes, walk.bindings)
}

struct Walk<'t> {
    source: &'t str,
    scopes: Scopes<'t>,
    /// Nodes at which another scope than that of their parent starts.
    starts: FxHashMap<u32, ScopeId>,
    bindings: Vec<(ScopeId, &'t str)>,
}

impl<'t> Walk<'t> {
    fn run(&mut self, root: Node<'t>) {
        let mut open: Vec<(Children<'t>, ScopeId)> = vec![(root.children(), ScopeId::MODULE)];
        while let Some((children, scope)) = open.last_mut() {
            let scope = *scope;
            let Some(node) = children.next() else {
                open.pop();
                continue;
            };
            let scope = self.starts.get(&node.index()).copied().unwrap_or(scope);
            if let Some(inner) = self.visit(node, scope) {
                open.push((node.children(), inner));
            }
        }
    }

    fn text(&self, node: Node<'t>) -> &'t str {
        node.text(self.source)
    }

    fn scope(&mut self, id: ScopeId) -> &mut Scope<'t> {
        &mut self.scopes.list[id.0 as usize]
    }

    fn mention(&mut self, scope: ScopeId, name: &'t str, how: Mention) {
        let mentioned = self.scope(scope).mentioned.entry(name).or_insert(how);
        *mentioned = how.max(*mentioned);
    }

    fn bind(&mut self, scope: ScopeId, name: Node<'t>) {
        let name = self.text(name);
        self.mention(scope, name, Mention::Assigned);
        self.scope(scope).bound.insert(name);
        self.bindings.push((scope, name));
    }

    fn bind_targets(&mut self, scope: ScopeId, target: Option<Node<'t>>) {
        for name in target.into_iter().flat_map(bound_identifiers) {
            self.bind(scope, name);
        }
    }

    fn open_scope(&mut self, node: Node<'t>, kind: Kind, parent: ScopeId) -> ScopeId {
        let id = ScopeId(self.scopes.list.len() as u32);
        self.scopes.list.push(Scope::new(kind, Some(parent)));
        self.scopes.of_node.insert(node.index(), id);
        id
    }

    fn function(&mut self, node: Node<'t>, scope: ScopeId) {
        let inner = self.open_scope(node, Kind::Function, scope);
        let parameters = node.child_by_field("parameters");
        for parameter in parameters.into_iter().flat_map(Node::named_children) {
            if let Some(name) = parameter_name(parameter) {
                self.bind(inner, name);
                let text = self.text(name);
                self.mention(inner, text, Mention::Parameter);
            }
        }
        if let Some(body) = node.child_by_field("body") {
            self.starts.insert(body.index(), inner);
        }
    }

    /// Records what a node binds or declares; gives the scope of its children, if they matter.
    fn visit(&mut self, node: Node<'t>, scope: ScopeId) -> Option<ScopeId> {
        match node.kind() {
            "function_definition" => {
                self.bind_targets(scope, node.child_by_field("name"));
                self.function(node, scope);
            }
            "lambda" => self.function(node, scope),
            "class_definition" => {
                self.bind_targets(scope, node.child_by_field("name"));
                let inner = self.open_scope(node, Kind::Class, scope);
                if let Some(body) = node.child_by_field("body") {
                    self.starts.insert(body.index(), inner);
                }
            }
            "list_comprehension" | "set_comprehension" | "dictionary_comprehension" => {
                return Some(self.comprehension(node, Kind::Comprehension, scope));
            }
            "generator_expression" => {
                return Some(self.comprehension(node, Kind::Generator, scope));
            }
            "for_in_clause" => {
                self.bind_targets(scope, node.child_by_field("left"));
                if node.child_by_kind("async").is_some() {
                    self.awaits(scope);
                }
            }
            "assignment" => {
                self.bind_targets(scope, node.child_by_field("left"));
                self.scopes.types.extend(named_type(node, self.source));
                if node.child_by_field("type").is_some() {
                    self.scope(scope).annotates = true;
                }
            }
            "augmented_assignment" | "for_statement" => {
                self.bind_targets(scope, node.child_by_field("left"));
            }
            "named_expression" => self.named_expression(node, scope),
            "as_pattern" => {
                self.bind_targets(scope, node.child_by_field("alias"));
                self.bind_targets(
                    scope,
                    node.child_by_kind("identifier").filter(|_| {
                        // In a `case`; elsewhere the identifier is what is given another name.
                        node.child_by_kind("case_pattern").is_some()
                    }),
                );
            }
            "except_clause" => self.bind_targets(scope, node.child_by_field("alias")),
            "case_pattern" | "keyword_pattern" | "union_pattern" => {
                for name in node.named_children().filter_map(captured_name) {
                    self.bind(scope, name);
                }
            }
            "splat_pattern" => self.bind_targets(scope, node.child_by_kind("identifier")),
            "delete_statement" => {
                for target in node.named_children() {
                    self.bind_targets(scope, Some(target));
                }
            }
            "import_statement" | "import_from_statement" | "future_import_statement" => {
                self.imports(node, scope);
                return None;
            }
            "global_statement" | "nonlocal_statement" => {
                for name in node.named_children() {
                    let at = name.index();
                    let name = self.text(name);
                    if let Some(&how) = self.scope(scope).mentioned.get(name) {
                        self.scopes.declared_late.insert(at, how);
                    }
                    let scope = self.scope(scope);
                    match node.kind() {
                        // In a module every variable is the module's.
                        "global_statement" if scope.kind == Kind::Module => {}
                        "global_statement" => drop(scope.global.insert(name)),
                        _ => drop(scope.nonlocal.insert(name)),
                    }
                }
                return None;
            }
            "identifier" if !is_member(node) => {
                let name = self.text(node);
                self.mention(scope, name, Mention::Used);
            }
            "yield" => self.scope(scope).yields = true,
            "await" => self.awaits(scope),
            _ => {}
        }
        Some(scope)
    }

    fn comprehension(&mut self, node: Node<'t>, kind: Kind, scope: ScopeId) -> ScopeId {
        let inner = self.open_scope(node, kind, scope);
        let first = node.child_by_kind("for_in_clause");
        for iterable in first
            .iter()
            .flat_map(|first| first.children_by_field("right"))
        {
            self.starts.insert(iterable.index(), scope);
        }
        inner
    }

    pub fn named_expression(&mut self, node: Node<'t>, scope: ScopeId) {
        let Some(name) = node.child_by_field("name") else {
            return;
        };
        let mut target = scope;
        while let Scope {
            kind: Kind::Comprehension | Kind::Generator,
            parent: Some(parent),
            ..
        } = self.scope(target)
        {
            target = *parent;
        }
        let text = self.text(name);
        if target == scope {
            self.bind(target, name);
        } else {
            let owner = self.scope(target);
            owner.bound.insert(text);
            if !owner.bound_from_inside.contains(&text) {
                owner.bound_from_inside.push(text);
            }
            self.bindings.push((scope, text));
        }
    }

    /// A comprehension that waits makes those around it wait too, up to the function or generator.
    fn awaits(&mut self, scope: ScopeId) {
        let mut at = scope;
        loop {
            let scope = self.scope(at);
            match (scope.kind, scope.parent) {
                (Kind::Comprehension, Some(parent)) => {
                    scope.awaits = true;
                    at = parent;
                }
                (Kind::Generator, _) => return scope.awaits = true,
                _ => return,
            }
        }
    }

    fn imports(&mut self, node: Node<'t>, scope: ScopeId) {
        for name in node.children_by_field("name").collect::<Vec<_>>() {
            let bound = match name.kind() {
                "aliased_import" => name.child_by_field("alias"),
                _ => name.named_children().next(),
            };
            self.bind_targets(scope, bound);
        }
    }
}
