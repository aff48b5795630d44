//! Parameters of methods, blocks and lambdas.
//!
//! Where all are given by place, in the usual order, each is the machine's own. Others are taken from a list of what is given.

use super::{Kind, Lowerer, is_code};
use ir::{ArgKind, BinOp, Hint, Intrinsic, ParamKind, Reg, Span};
use syntax::Node;

/// What a bare `super` hands on: variables, in order.
#[derive(Clone)]
pub(super) enum Passed {
    Value(String),
    Spread(String),
    Keyword(String),
    Keywords(String),
}

/// The variables of what has no name: the rest of the arguments and of the keywords.
pub(super) const REST: &str = "$rest";
pub(super) const KEYWORDS: &str = "$keywords";

fn is_by_place(kind: &str) -> bool {
    matches!(
        kind,
        "identifier"
            | "optional_parameter"
            | "splat_parameter"
            | "destructured_parameter"
            | "forward_parameter"
    )
}

fn is_required(kind: &str) -> bool {
    matches!(kind, "identifier" | "destructured_parameter")
}

fn takes_rest(kind: &str) -> bool {
    matches!(kind, "splat_parameter" | "forward_parameter")
}

impl<'a> Lowerer<'a> {
    /// The nodes of the parameters of a method, block or lambda; a block's own variables are none.
    pub(super) fn parameter_nodes(&mut self, node: Node<'a>) -> Vec<Node<'a>> {
        let Some(list) = node.child_by_field("parameters") else {
            return Vec::new();
        };
        let own: Vec<_> = list.children_by_field("locals").collect();
        let at = self.b.span(list);
        for &name in &own {
            let nothing = self.b.nil(at);
            self.declare(self.text(name), nothing, at);
        }
        let nodes = list.named_children().filter(is_code);
        nodes
            .filter(|node| own.iter().all(|own| own.start() != node.start()))
            .collect()
    }

    /// Declares parameters; what a bare `super` hands on.
    pub(super) fn parameters(&mut self, nodes: &[Node<'a>], kind: Kind, at: Span) -> Vec<Passed> {
        let places: Vec<_> = (nodes.iter().copied())
            .filter(|node| is_by_place(node.kind()))
            .collect();
        let has_names = nodes.iter().any(|node| {
            matches!(
                node.kind(),
                "keyword_parameter" | "hash_splat_parameter" | "hash_splat_nil"
            )
        });
        let lead = places.iter().take_while(|node| is_required(node.kind()));
        let is_usual = places[lead.count()..]
            .iter()
            .all(|node| !is_required(node.kind()));
        // Nothing that must be given says to the machine how many arguments a lambda takes.
        let counts = kind == Kind::Lambda && !self.is_library && !has_names;
        let has_bound = !places.iter().any(|node| takes_rest(node.kind()));
        let is_counted = places.iter().any(|node| is_required(node.kind()));
        match is_usual && !has_names {
            true if counts && places.is_empty() => self.no_parameters(at),
            true if !counts || is_counted || !has_bound => {
                self.direct_parameters(&places, kind, at);
            }
            _ => self.listed_parameters(nodes, &places, has_names, kind, at),
        }
        if let Some(node) = nodes.iter().find(|node| node.kind() == "block_parameter") {
            let block = self.own_block(at);
            if let Some(name) = node.child_by_field("name") {
                self.declare(self.text(name), block, at);
            }
        }
        self.passed(nodes)
    }

    fn passed(&self, nodes: &[Node<'a>]) -> Vec<Passed> {
        let mut passed = Vec::new();
        for (place, node) in nodes.iter().enumerate() {
            let named = node.child_by_field("name").map(|name| self.text(name));
            let name = |other: &str| named.unwrap_or(other).to_owned();
            passed.push(match node.kind() {
                "identifier" => Passed::Value(self.text(*node).to_owned()),
                "destructured_parameter" => Passed::Value(format!("[{place}]")),
                "optional_parameter" => Passed::Value(name("")),
                "splat_parameter" | "forward_parameter" => Passed::Spread(name(REST)),
                "keyword_parameter" => Passed::Keyword(name("")),
                "hash_splat_parameter" => Passed::Keywords(name(KEYWORDS)),
                _ => continue,
            });
        }
        passed
    }

    /// Declares a parameter under its own name.
    fn named_parameter(&mut self, name: &str, value: Reg, kind: Kind, at: Span) {
        match kind {
            _ if name.starts_with(['$', '[']) => self.declare_hidden(name, value, at),
            Kind::Method => {
                self.frame().names.insert(name.to_owned(), name.to_owned());
                self.declare_hidden(name, value, at);
            }
            _ => self.declare(name, value, at),
        }
    }

    /// Parameters that are each one of the machine's.
    fn direct_parameters(&mut self, places: &[Node<'a>], kind: Kind, at: Span) {
        let required = match kind {
            Kind::Method => ParamKind::PositionalOnly,
            Kind::Lambda if !self.is_library => ParamKind::PositionalOnly,
            Kind::Block if places.len() > 1 || self.ends_with_comma(places) => ParamKind::Element,
            _ => ParamKind::Normal,
        };
        let mut given = Vec::new();
        let takes_first = kind == Kind::Block && places.len() == 1 && self.ends_with_comma(places);
        for (place, &node) in places.iter().enumerate() {
            let named = node.child_by_field("name").map(|name| self.text(name));
            let (name, how) = match node.kind() {
                "identifier" => (self.text(node).to_owned(), required),
                "destructured_parameter" => (format!("[{place}]"), required),
                "optional_parameter" => (named.unwrap_or("").to_owned(), ParamKind::Optional),
                _ => (named.unwrap_or(REST).to_owned(), ParamKind::Rest),
            };
            let symbol = self.b.intern(&name);
            let value = self.b.symbolic(Hint::Param(symbol, how), at);
            given.push((node, name, value));
        }
        if takes_first && places[0].kind() == "identifier" {
            let rest = self.b.intern(REST);
            self.b.symbolic(Hint::Param(rest, ParamKind::Rest), at);
        }
        for (node, name, value) in given {
            let value = match node.child_by_field("value") {
                Some(default) if node.kind() == "optional_parameter" => {
                    let at = self.b.span(node);
                    let null = self.b.intrinsic(Intrinsic::Null, &[], at);
                    let is_missing = self.b.binary(BinOp::Is, false, value, null, at);
                    self.either(is_missing, at, |this| this.expr(default), |_| value)
                }
                // Pairs of a call are a hash as any other where a rest takes them up.
                None if node.kind() == "splat_parameter" && self.unmarks_rests() => {
                    self.library_call("plain_rest", &[value], at)
                }
                _ => value,
            };
            self.named_parameter(&name, value, kind, at);
            if node.kind() == "destructured_parameter" {
                self.take_apart(node, value);
            }
        }
    }

    /// Whether a rest forgets that a hash in it was made of a call's pairs.
    fn unmarks_rests(&self) -> bool {
        !self.is_library && !self.source.contains("ruby2_keywords")
    }

    /// Whether a comma stands behind the only parameter of a block: then it takes sequences apart.
    fn ends_with_comma(&self, places: &[Node<'a>]) -> bool {
        let [one] = places else { return false };
        let rest = self.source.get(one.end() as usize..).unwrap_or("");
        one.kind() == "destructured_parameter" || rest.trim_start().starts_with(",")
    }

    fn take_apart(&mut self, node: Node<'a>, value: Reg) {
        let at = self.b.span(node);
        let list = self.library_call("list_for", &[value], at);
        let targets: Vec<_> = node.named_children().filter(is_code).collect();
        self.assign_all(&targets, list, true, at);
    }

    /// A lambda that takes nothing, and says so where it is given something.
    fn no_parameters(&mut self, at: Span) {
        self.parameter("$args", ParamKind::Rest, at);
        let args = self.load_plain("$args", at);
        let count = self.b.intrinsic(Intrinsic::Len, &[args], at);
        let none = self.b.int(0, at);
        let is_right = self.b.binary(BinOp::Eq, false, count, none, at);
        self.short_circuit(false, is_right, at, |this| {
            let text = this.b.text("", at);
            let nothing = this.b.nil(at);
            this.library_call("check_count", &[args, none, none, text, nothing], at)
        });
    }

    /// Parameters that are taken from the list of what is given.
    fn listed_parameters(
        &mut self,
        nodes: &[Node<'a>],
        places: &[Node<'a>],
        has_names: bool,
        kind: Kind,
        at: Span,
    ) {
        let is_block = kind == Kind::Block;
        self.parameter("$args", ParamKind::Rest, at);
        let mut args = self.load_plain("$args", at);
        let required = places
            .iter()
            .filter(|node| is_required(node.kind()))
            .count();
        let has_rest = places.iter().any(|node| takes_rest(node.kind()));
        let count = self.b.int(required, at);
        // One parameter beside keywords takes a list apart as several do.
        if is_block && (places.len() > 1 || has_names && places.len() == 1) {
            args = self.library_call("block_args", &[args], at);
        }
        let named = match has_names {
            true => Some(self.library_call("take_keywords", &[args, count], at)),
            false => None,
        };
        if let (Some(named), true) = (
            named,
            nodes.iter().any(|node| node.kind() == "hash_splat_nil"),
        ) {
            self.library_call("refuse_keywords", &[named], at);
        }
        let wanted: Vec<&str> = (nodes.iter())
            .filter(|node| node.kind() == "keyword_parameter")
            .filter(|node| node.child_by_field("value").is_none())
            .filter_map(|node| node.child_by_field("name"))
            .map(|name| self.text(name))
            .collect();
        if is_block && let (Some(named), false) = (named, wanted.is_empty()) {
            let wanted = self.b.text(&wanted.join(", "), at);
            self.library_call("check_wanted", &[wanted, named], at);
        }
        if !is_block {
            let most = if has_rest {
                self.b.nil(at)
            } else {
                self.b.int(places.len(), at)
            };
            let wanted = self.b.text(&wanted.join(", "), at);
            let named = named.unwrap_or_else(|| self.b.nil(at));
            self.library_call("check_count", &[args, count, most, wanted, named], at);
        }
        let optional = places
            .iter()
            .filter(|node| node.kind() == "optional_parameter")
            .count();
        let first_special = places
            .iter()
            .position(|node| !is_required(node.kind()))
            .unwrap_or(places.len());
        let mut seen_optional = 0;
        for (place, &node) in places.iter().enumerate() {
            let at = self.b.span(node);
            let behind = places.len() - place;
            match node.kind() {
                "optional_parameter" => {
                    let (Some(name), Some(default)) =
                        (node.child_by_field("name"), node.child_by_field("value"))
                    else {
                        continue;
                    };
                    let enough = self.b.int(required + seen_optional, at);
                    let has = self.library_call("has_more", &[args, enough], at);
                    let index = self.b.int(place, at);
                    let value = self.either(
                        has,
                        at,
                        |this| this.library_call("item", &[args, index], at),
                        |this| this.expr(default),
                    );
                    self.named_parameter(self.text(name), value, kind, at);
                    seen_optional += 1;
                }
                "splat_parameter" | "forward_parameter" => {
                    let before = self.b.int(place, at);
                    let after = self.b.int(behind - 1, at);
                    let value = self.library_call("middle_of", &[args, before, after], at);
                    let name = node.child_by_field("name");
                    let name = name.map_or(REST, |name| self.text(name));
                    self.named_parameter(name, value, kind, at);
                }
                _ => {
                    let is_lead = place < first_special || optional + usize::from(has_rest) == 0;
                    let value = match is_lead {
                        true => {
                            let index = self.b.int(place, at);
                            self.library_call("item", &[args, index], at)
                        }
                        false => {
                            // What is required behind the others comes from the end; optional ones have what is left.
                            let later = places[place..].iter();
                            let later = later.filter(|node| is_required(node.kind())).count();
                            let lead = places[..place].iter();
                            let lead = lead.filter(|node| is_required(node.kind())).count();
                            let (behind, before) = (self.b.int(later, at), self.b.int(lead, at));
                            self.library_call("last_of", &[args, behind, before], at)
                        }
                    };
                    match node.kind() {
                        "identifier" => self.named_parameter(self.text(node), value, kind, at),
                        _ => self.take_apart(node, value),
                    }
                }
            }
        }
        let Some(named) = named else { return };
        for &node in nodes {
            let at = self.b.span(node);
            let Some(name) = node.child_by_field("name") else {
                continue;
            };
            let name = self.text(name);
            if node.kind() == "keyword_parameter" {
                let key = self.symbol(name, at);
                let has = self.library_call("has_key", &[named, key], at);
                let default = node.child_by_field("value");
                let value = self.either(
                    has,
                    at,
                    |this| this.library_call("take_key", &[named, key], at),
                    |this| match default {
                        Some(default) => this.expr(default),
                        None => this.b.nil(at),
                    },
                );
                self.named_parameter(name, value, kind, at);
            }
        }
        match nodes
            .iter()
            .find(|node| node.kind() == "hash_splat_parameter")
        {
            Some(rest) => {
                let name = rest.child_by_field("name");
                let name = name.map_or(KEYWORDS, |name| self.text(name));
                self.named_parameter(name, named, kind, at);
            }
            None => {
                self.library_call("check_keywords", &[named], at);
            }
        }
    }

    /// What `Method#parameters` says, as a text: kinds and names.
    pub(super) fn parameters_text(&self, nodes: &[Node<'a>], kind: Kind) -> String {
        let must = if kind == Kind::Block { "opt" } else { "req" };
        let mut parts = Vec::new();
        for node in nodes {
            let named = node.child_by_field("name").map(|name| self.text(name));
            let name = named.unwrap_or("");
            parts.push(match node.kind() {
                "identifier" => format!("{must} {}", self.text(*node)),
                "destructured_parameter" => format!("{must} "),
                // A parameter with a default is told from a block's without.
                "optional_parameter" if kind != Kind::Method => format!("opt {name}="),
                "optional_parameter" => format!("opt {name}"),
                "splat_parameter" => format!("rest {}", name),
                "forward_parameter" => "rest *,keyrest **,block &".to_owned(),
                "keyword_parameter" if node.child_by_field("value").is_some() => {
                    format!("key {name}")
                }
                "keyword_parameter" => format!("keyreq {name}"),
                "hash_splat_nil" => "nokey ".to_owned(),
                "hash_splat_parameter" => format!("keyrest {}", named.unwrap_or("**")),
                "block_parameter" => format!("block {}", named.unwrap_or("&")),
                _ => continue,
            });
        }
        parts.join(",")
    }

    /// Operands of a bare `super`.
    pub(super) fn passed_on(&mut self, passed: &[Passed], at: Span) -> Box<[ir::Arg]> {
        let mut items = Vec::new();
        let mut names = Vec::new();
        for one in passed {
            let (name, kind) = match one {
                Passed::Value(name) => (name, ArgKind::Positional),
                Passed::Spread(name) => (name, ArgKind::Spread),
                Passed::Keyword(_) | Passed::Keywords(_) => {
                    names.push(one);
                    continue;
                }
            };
            let own = self.variable(name).unwrap_or_else(|| name.clone());
            let value = self.load_plain(&own, at);
            items.push(ir::Arg { kind, value });
        }
        if !names.is_empty() {
            let map = self.library_call("new_hash", &[], at);
            for one in &names {
                let (Passed::Keyword(name) | Passed::Keywords(name)) = one else {
                    continue;
                };
                let own = self.variable(name).unwrap_or_else(|| name.clone());
                let value = self.load_plain(&own, at);
                if let Passed::Keywords(_) = one {
                    self.library_call("hash_merge", &[map, value], at);
                } else {
                    let (key, nothing) = (self.symbol(name, at), self.b.nil(at));
                    self.b.call_method(map, "[]=", &[nothing, key, value], at);
                }
            }
            self.mark_keywords(map, at);
            let may_be_empty = names.iter().all(|one| matches!(one, Passed::Keywords(_)));
            items.push(self.keywords_given(map, may_be_empty, at));
        }
        items.into()
    }
}
