//! The names that a class keeps for itself: `#name`.
//!
//! A private member stands among the others under a name that no text can be. Where several classes of a file have one of a name,
//! each calls its own differently. A class that may be made several times, in a function or a loop, has new ones each time: what its
//! members are called is in variables then.

use crate::decorators::is_accessor;
use crate::lowerer::{Lowerer, parts};
use ir::{Intrinsic, Reg, Span};
use rustc_hash::{FxHashMap, FxHashSet};
use syntax::Node;

/// What a private member is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Field,
    Method,
    /// Whether it can be read, and written.
    Accessor(bool, bool),
}

/// A private member of a class.
#[derive(Clone, Debug)]
pub struct Private {
    /// The name that it has among the members; where that is in a variable, what stands for it while lowering.
    pub own: String,
    /// The hidden variable that holds the name, where each evaluation of the class has its own.
    pub variable: Option<String>,
    pub kind: Kind,
    /// Whether the class has it, and not what it makes: no class below that one has it too.
    pub is_static: bool,
}

/// The private members of a class.
#[derive(Default)]
pub struct Privates {
    pub members: FxHashMap<String, Private>,
    /// What the class is called.
    pub class: String,
}

impl Private {
    /// What it is, in a word.
    pub fn words(&self) -> String {
        let kind = match self.kind {
            Kind::Field => "field",
            Kind::Method => "method",
            Kind::Accessor(true, true) => "both",
            Kind::Accessor(_, false) => "getter",
            Kind::Accessor(..) => "setter",
        };
        format!("{kind}{}", if self.is_static { "+" } else { "" })
    }
}

impl Privates {
    /// Takes up a private member of a class around, by what it is in a word.
    pub fn add(&mut self, name: &str, own: &str, words: &str) {
        let kind = match words.trim_end_matches('+') {
            "method" => Kind::Method,
            "both" => Kind::Accessor(true, true),
            "getter" => Kind::Accessor(true, false),
            "setter" => Kind::Accessor(false, true),
            _ => Kind::Field,
        };
        let private = Private {
            own: own.to_owned(),
            variable: None,
            kind,
            is_static: words.ends_with('+'),
        };
        self.members.insert(name.to_owned(), private);
    }
}

/// The name of a private member that a part of a class declares, with its kind.
fn declared<'s>(member: Node<'_>, source: &'s str) -> Option<(&'s str, Kind)> {
    let (field, is_method) = match member.kind() {
        "field_definition" => ("property", false),
        "method_definition" => ("name", true),
        _ => return None,
    };
    let name = member.child_by_field(field)?;
    if name.kind() != "private_property_identifier" {
        return None;
    }
    let word = |wanted: &str| {
        let mut words = member.children();
        words.any(|child| !child.is_named() && child.text(source) == wanted)
    };
    let kind = match (is_method, word("get"), word("set")) {
        (false, ..) => Kind::Field,
        (true, false, false) => Kind::Method,
        (true, reads, writes) => Kind::Accessor(reads, writes),
    };
    Some((name.text(source), kind))
}

/// The private names that more than one class of a file has.
pub fn shared<'s>(root: Node<'_>, source: &'s str) -> FxHashSet<&'s str> {
    let (mut seen, mut out) = (FxHashSet::default(), FxHashSet::default());
    for body in root
        .descendants()
        .filter(|node| node.kind() == "class_body")
    {
        let own: FxHashSet<&str> = parts(body)
            .filter_map(|member| declared(member, source))
            .map(|(name, _)| name)
            .collect();
        for name in own {
            if !seen.insert(name) {
                out.insert(name);
            }
        }
    }
    out
}

impl<'a> Lowerer<'a, '_> {
    /// The private members of a class.
    pub fn privates_of(&mut self, body: Node<'a>, class: &str) -> Privates {
        let is_again = self.may_come_again(body);
        let mut members: FxHashMap<String, Private> = FxHashMap::default();
        for member in parts(body) {
            let Some((name, kind)) = declared(member, self.source) else {
                continue;
            };
            let mut words = member.children();
            let is_static =
                words.any(|child| !child.is_named() && child.text(self.source) == "static");
            let own = match self.shared_privates.contains(name) {
                true => format!(".{name}@{}", body.start()),
                false => format!(".{name}"),
            };
            let known = members.get(name).map(|known| known.kind);
            let kind = match (known, kind) {
                (Some(Kind::Accessor(get, set)), Kind::Accessor(gets, sets)) => {
                    Kind::Accessor(get || gets, set || sets)
                }
                _ => kind,
            };
            members.insert(
                name.to_owned(),
                Private {
                    own,
                    variable: None,
                    kind,
                    is_static,
                },
            );
        }
        if is_again {
            self.name_anew(body, &mut members);
        }
        Privates {
            members,
            class: class.to_owned(),
        }
    }

    /// Whether a class can be made more than once. Texts that are run, and decorators, know private names as they are written.
    fn may_come_again(&self, body: Node<'a>) -> bool {
        (!self.is_module() || self.is_in_loop())
            && !self.is_library
            && !self.has_eval
            && !body
                .descendants()
                .any(|node| node.kind() == "decorator" || is_accessor(node))
    }

    /// Gives the private members of a class names of which nothing else has one.
    fn name_anew(&mut self, body: Node<'a>, members: &mut FxHashMap<String, Private>) {
        let at = self.b.span_of(body.start(), body.start());
        let mut members: Vec<&mut Private> = members.values_mut().collect();
        members.sort_by(|one, other| one.own.cmp(&other.own));
        for private in members {
            let written = shown(&private.own).to_owned();
            private.own = format!(".{written}@{}", body.start());
            let text = self.b.text(&private.own, at);
            let key = self.helper("_privateKey", &[text], at);
            let variable = self.hidden_in_block("private");
            self.declare_hidden(&variable, key, at);
            private.variable = Some(variable);
        }
    }

    /// The hidden variable of what a private member is called, where there is one.
    pub fn private_variable(&self, own: &str) -> Option<String> {
        if !own.starts_with(".#") {
            return None;
        }
        self.privates.iter().rev().find_map(|class| {
            let mut members = class.members.values();
            members.find(|private| private.own == own)?.variable.clone()
        })
    }

    /// What a private member is called, as a value.
    pub fn private_key(&mut self, own: &str, at: Span) -> Reg {
        match self.private_variable(own) {
            Some(variable) => self.load_plain(&variable, at),
            None => self.b.text(own, at),
        }
    }

    /// Gives an object that has been made elsewhere the private methods of the class whose constructor is at work.
    pub fn brand(&mut self, at: Span) {
        let mut homes = self
            .frames
            .iter()
            .rev()
            .filter_map(|frame| frame.home.clone());
        let home = homes.next();
        let Some(home) = home.filter(|home| home.is_derived) else {
            return;
        };
        let mut methods: Vec<String> = Vec::new();
        if let Some(privates) = self.privates.last() {
            let members = privates.members.values();
            let of_objects = members.filter(|one| one.kind != Kind::Field && !one.is_static);
            methods.extend(of_objects.map(|one| one.own.clone()));
        }
        methods.sort();
        for own in methods {
            let this = self.this(at);
            let class = self.load_plain(&home.variable, at);
            let key = self.private_key(&own, at);
            self.helper("_brand", &[this, class, key], at);
        }
    }

    /// The name under which a private member stands among the others.
    pub fn private_name(&self, name: &str) -> String {
        let mut around = self.privates.iter().rev();
        let found = around.find_map(|class| class.members.get(name));
        found.map_or_else(|| format!(".{name}"), |private| private.own.clone())
    }

    /// What is known of a private member by the name that it has among the others, with the name of its class.
    pub fn private(&self, own: &str) -> Option<(Kind, &str)> {
        if !own.starts_with(".#") {
            return None;
        }
        self.privates.iter().rev().find_map(|class| {
            let mut members = class.members.values();
            let private = members.find(|private| private.own == own)?;
            Some((private.kind, class.class.as_str()))
        })
    }

    /// Notes what it means that an object lacks the private member that has just been read.
    pub fn note_private_read(&mut self, own: &str) {
        let shown = shown(own);
        let said = match self.private(own) {
            Some((Kind::Method | Kind::Accessor(..), class)) => {
                let class = if class.is_empty() { "anonymous" } else { class };
                format!("Receiver must be an instance of class {class}")
            }
            _ => format!(
                "Cannot read private member {shown} from an object whose class did not declare it"
            ),
        };
        self.b.note_last(said);
    }

    /// The same of one that has just been written.
    pub fn note_private_write(&mut self, own: &str) {
        let shown = shown(own);
        self.b.note_last(format!(
            "Cannot write private member {shown} to an object whose class did not declare it"
        ));
    }

    /// Raises an error where a class is asked for a private member that only one above it has, or an object for a field
    /// that only one among its ancestors has.
    pub fn check_private(&mut self, object: Reg, own: &str, writes: bool, at: Span) {
        let mut around = self.privates.iter().rev();
        let found = around.find_map(|class| {
            let mut members = class.members.values();
            let private = members.find(|private| private.own == own)?;
            Some((private.is_static, private.kind, class.class.clone()))
        });
        let Some((is_static, kind, class)) = found else {
            return;
        };
        let is_field = kind == Kind::Field;
        // What is asked of `this` is nearly always there: only what would be refused whatever it is asked of is looked at first.
        let is_this = self.last_this == Some(object);
        let is_refused = self.refusal_of_private(own, writes).is_some();
        if !is_static && (is_field && is_this || !is_field && !is_refused) || self.is_library {
            return;
        }
        let key = self.private_key(own, at);
        let has = match is_static {
            true => self.b.intrinsic(Intrinsic::HasOwn, &[object, key], at),
            false => {
                let is_field = self.constant_bool(is_field, at);
                self.helper("_may_have_private", &[object, key, is_field], at)
            }
        };
        let (there, absent) = (self.b.label("there"), self.b.label("absent"));
        self.b.branch_if(has, there, absent, at);
        self.b.place(absent, at);
        let shown = shown(own);
        let said = match (kind, writes) {
            (Kind::Method | Kind::Accessor(..), _) => {
                let instance = if is_static { "" } else { "an instance of " };
                let class = if class.is_empty() {
                    "anonymous"
                } else {
                    &class
                };
                format!("Receiver must be {instance}class {class}")
            }
            (Kind::Field, false) => format!(
                "Cannot read private member {shown} from an object whose class did not declare it"
            ),
            (Kind::Field, true) => format!(
                "Cannot write private member {shown} to an object whose class did not declare it"
            ),
        };
        self.raise("TypeError", &said, at);
        self.b.jump(there, at);
        self.b.place(there, at);
    }

    /// What is said of a private member that can never be read, or written.
    fn refusal_of_private(&self, own: &str, writes: bool) -> Option<String> {
        let shown = shown(own);
        match (self.private(own).map(|(kind, _)| kind)?, writes) {
            (Kind::Method, true) => Some(format!("Private method '{shown}' is not writable")),
            (Kind::Accessor(_, false), true) => {
                Some(format!("'{shown}' was defined without a setter"))
            }
            (Kind::Accessor(false, _), false) => {
                Some(format!("'{shown}' was defined without a getter"))
            }
            _ => None,
        }
    }

    /// Raises the error of a private member that cannot be read, or written; whether there is one.
    pub fn refuse_private(&mut self, own: &str, writes: bool, at: Span) -> bool {
        let Some(said) = self.refusal_of_private(own, writes) else {
            return false;
        };
        self.raise("TypeError", &said, at);
        true
    }
}

/// A private name as it is written.
fn shown(own: &str) -> &str {
    own[1..].split('@').next().unwrap_or_default()
}
