//! Patterns: values taken apart, and what can be assigned to.

use crate::assignments::Place;
use crate::lowerer::{Lowerer, parts};
use ir::{Intrinsic, Reg, UnOp};
use syntax::Node;

/// A member that is to get a part of what is taken apart: its object and key are evaluated first, and kept in hidden variables.
enum Aim {
    Member(String, String),
    Element(String, String),
}

/// A key that a pattern has taken: a name in the source, or what a hidden variable holds.
enum Taken<'a> {
    Name(&'a str),
    Kept(String),
}

/// What a part of a pattern gives its value to, whatever it has a default for.
fn target_of(part: Node<'_>) -> Node<'_> {
    let mut at = part;
    loop {
        let inside = match at.kind() {
            "assignment_pattern" | "assignment_expression" => at.child_by_field("left"),
            "parenthesized_expression" => parts(at).next(),
            _ => None,
        };
        match inside {
            Some(inside) => at = inside,
            None => return at,
        }
    }
}

impl<'a> Lowerer<'a, '_> {
    /// Gives the variables of a pattern their values: declared here, or assigned to.
    pub fn bind(&mut self, pattern: Node<'a>, value: Reg, declares: bool) {
        if !self.enter() {
            self.unsupported(pattern);
            return;
        }
        let at = self.b.span(pattern);
        match pattern.kind() {
            "identifier" | "undefined" | "shorthand_property_identifier_pattern" => {
                let name = self.text(pattern);
                match declares {
                    true => self.declare(name, value, at),
                    false => self.assign_var(name, value, at),
                }
            }
            "array_pattern" | "array" => self.bind_array(pattern, value, Some(declares)),
            "object_pattern" | "object" => self.bind_object(pattern, value, Some(declares)),
            "assignment_pattern" | "object_assignment_pattern" => {
                self.bind_default(pattern, value, Some(declares));
            }
            _ => self.assign_to(pattern, value),
        }
        self.leave();
    }

    fn target(&mut self, pattern: Node<'a>, value: Reg, declares: Option<bool>) {
        match declares {
            Some(declares) => self.bind(pattern, value, declares),
            None => self.assign_to(pattern, value),
        }
    }

    /// Evaluates the object and the key of a member that a part is assigned to.
    fn aim(&mut self, part: Node<'a>, declares: Option<bool>) -> Option<Aim> {
        let target = target_of(part);
        if declares == Some(true)
            || !matches!(target.kind(), "member_expression" | "subscript_expression")
        {
            return None;
        }
        let at = self.b.span(target);
        match self.place(target) {
            Place::Member(object, name) => {
                let kept = self.hidden("aim");
                self.declare_hidden(&kept, object, at);
                Some(Aim::Member(kept, name))
            }
            Place::Element(object, key) => {
                let (kept, kept_key) = (self.hidden("aim"), self.hidden("key"));
                self.declare_hidden(&kept, object, at);
                self.declare_hidden(&kept_key, key, at);
                Some(Aim::Element(kept, kept_key))
            }
            _ => None,
        }
    }

    /// Gives a part of a pattern its value, or its default.
    fn part(&mut self, aim: Option<Aim>, part: Node<'a>, value: Reg, declares: Option<bool>) {
        let mut value = value;
        if aim.is_some()
            && matches!(part.kind(), "assignment_pattern" | "assignment_expression")
            && let (Some(left), Some(right)) =
                (part.child_by_field("left"), part.child_by_field("right"))
        {
            value = self.or_default(value, right, left);
        }
        self.target_at(aim, part, value, declares);
    }

    fn target_at(&mut self, aim: Option<Aim>, part: Node<'a>, value: Reg, declares: Option<bool>) {
        let at = self.b.span(part);
        match aim {
            Some(Aim::Member(object, name)) => {
                let object = self.load_plain(&object, at);
                self.store_field(object, &name, value, at);
            }
            Some(Aim::Element(object, key)) => {
                let (object, key) = (self.load_plain(&object, at), self.load_plain(&key, at));
                self.store_index(object, key, value, at);
            }
            None if matches!(part.kind(), "assignment_pattern" | "assignment_expression") => {
                self.bind_default(part, value, declares);
            }
            None => self.target(part, value, declares),
        }
    }

    /// A part of a pattern with a value for when there is none.
    fn bind_default(&mut self, pattern: Node<'a>, value: Reg, declares: Option<bool>) {
        let (Some(left), Some(right)) = (
            pattern.child_by_field("left"),
            pattern.child_by_field("right"),
        ) else {
            return;
        };
        let given = std::mem::take(&mut self.taken_apart);
        let value = self.or_default(value, right, left);
        if matches!(left.kind(), "object_pattern" | "object") {
            self.taken_apart = given.or_else(|| Some(self.shown(right, 0)));
        }
        self.target(left, value, declares);
    }

    /// A value, or where it is undefined what an expression gives.
    pub fn or_default(&mut self, value: Reg, default: Node<'a>, name: Node<'a>) -> Reg {
        let at = self.b.span(default);
        let kept = self.hidden("v");
        self.declare_hidden(&kept, value, at);
        let given = self.load_plain(&kept, at);
        let is_missing = self.is_undefined(given, at);
        let (missing, end) = (self.b.label("default"), self.b.label("given"));
        self.b.branch_if(is_missing, missing, end, at);
        self.b.place(missing, at);
        let value = self.named_value(default, name);
        self.keep(&kept, value, at);
        self.b.place_if_used(end, at);
        self.load_plain(&kept, at)
    }

    fn bind_array(&mut self, pattern: Node<'a>, value: Reg, declares: Option<bool>) {
        let at = self.b.span(pattern);
        let cursor = self.hidden("it");
        let value = self.walked(value, at);
        let value = self.passing(pattern, value, at);
        let walk = self.b.unary(UnOp::Iter, value, at);
        if let Some(whole) = std::mem::take(&mut self.taken_apart) {
            self.b.note_last(whole);
        }
        self.declare_hidden(&cursor, walk, at);
        // Where what happens to an element can fail, what is walked is closed.
        let may_fail = |part: Node<'a>| {
            !matches!(
                target_of(part).kind(),
                "identifier" | "shorthand_property_identifier_pattern"
            ) || target_of(part).index() != part.index()
                || declares != Some(true) && self.may_refuse(self.text(part))
        };
        let is_watched = parts(pattern).any(|part| match part.kind() {
            "rest_pattern" | "spread_element" => parts(part).next().is_some_and(may_fail),
            _ => may_fail(part),
        });
        let watch = is_watched.then(|| self.watch(&cursor, at));
        // An element that is left out is passed over.
        let mut is_empty = true;
        let mut takes_all = false;
        for child in pattern.children() {
            match child.kind() {
                "," => {
                    if is_empty {
                        self.next_or_undefined(&cursor, at);
                    }
                    is_empty = true;
                }
                "[" | "]" | "comment" => {}
                "rest_pattern" | "spread_element" => {
                    is_empty = false;
                    takes_all = true;
                    let Some(inside) = parts(child).next() else {
                        continue;
                    };
                    let aim = self.aim(inside, declares);
                    let walk = self.load_plain(&cursor, at);
                    let rest = self.b.intrinsic(Intrinsic::Collect, &[walk], at);
                    self.target_at(aim, inside, rest, declares);
                }
                _ => {
                    is_empty = false;
                    let aim = self.aim(child, declares);
                    let item = self.next_or_undefined(&cursor, at);
                    self.part(aim, child, item, declares);
                }
            }
        }
        if let Some(handler) = watch {
            let end = self.b.label("taken");
            self.unwatch(handler, &cursor, end, at);
            self.b.place(end, at);
        }
        if !takes_all {
            let walk = self.load_plain(&cursor, at);
            self.b.intrinsic(Intrinsic::CloseCursor, &[walk], at);
        }
    }

    /// Whether assigning to a name may fail: it is constant, not there yet, or nowhere.
    fn may_refuse(&self, name: &str) -> bool {
        match self.find(name) {
            Some(variable) => {
                variable.is_const
                    || variable.is_lexical && (variable.is_early || !variable.is_declared)
            }
            None => self.is_strict && !self.is_library,
        }
    }

    /// What a pattern walks: where it leaves elements out, an iterator of the program's is not asked for their values.
    fn passing(&mut self, pattern: Node<'a>, value: Reg, at: ir::Span) -> Reg {
        let mut holes = Vec::new();
        let (mut place, mut is_empty) = (0_usize, true);
        for child in pattern.children() {
            match child.kind() {
                "," => {
                    if is_empty {
                        holes.push(place);
                    }
                    place += 1;
                    is_empty = true;
                }
                "[" | "]" | "comment" => {}
                _ => is_empty = false,
            }
        }
        if holes.is_empty() || self.is_library {
            return value;
        }
        let kept = self.hidden("v");
        self.declare_hidden(&kept, value, at);
        let holes: Vec<Reg> = holes.iter().map(|&hole| self.b.int(hole, at)).collect();
        let holes = self.list_of(&holes, at);
        let value = self.load_plain(&kept, at);
        self.helper("_passing", &[value, holes], at)
    }

    /// The next element of a cursor, or undefined behind its end.
    fn next_or_undefined(&mut self, cursor: &str, at: ir::Span) -> Reg {
        let kept = self.hidden("v");
        let nothing = self.undefined(at);
        self.declare_hidden(&kept, nothing, at);
        let walk = self.load_plain(cursor, at);
        let more = self.b.unary(UnOp::HasNext, walk, at);
        let (there, end) = (self.b.label("element"), self.b.label("element_end"));
        self.b.branch_if(more, there, end, at);
        self.b.place(there, at);
        let walk = self.load_plain(cursor, at);
        let item = self.b.unary(UnOp::Next, walk, at);
        self.declare_hidden(&kept, item, at);
        self.b.place(end, at);
        self.load_plain(&kept, at)
    }

    /// What is said where the part that has just been read is one of nothing.
    fn note_part(&mut self, whole: &Option<String>) {
        if let Some(whole) = whole {
            self.b
                .note_last(format!("{}{whole}", ir::note::TAKEN_APART));
        }
    }

    fn bind_object(&mut self, pattern: Node<'a>, value: Reg, declares: Option<bool>) {
        let at = self.b.span(pattern);
        let note = std::mem::take(&mut self.taken_apart);
        let object = self.hidden("o");
        self.declare_hidden(&object, value, at);
        let takes_rest =
            parts(pattern).any(|part| matches!(part.kind(), "rest_pattern" | "spread_element"));
        let mut taken: Vec<Taken<'a>> = Vec::new();
        let first = parts(pattern).next();
        let reads_none = first.is_none_or(|first| {
            first.kind() == "rest_pattern"
                || first
                    .child_by_field("key")
                    .is_some_and(|key| key.kind() == "computed_property_name")
        });
        if reads_none && (first.is_none() || note.is_some()) {
            // It must be there all the same.
            let value = self.load_plain(&object, at);
            let shown = note.as_deref().filter(|shown| !shown.is_empty());
            let shown = match shown {
                Some(shown) => self.b.text(shown, at),
                None => self.undefined(at),
            };
            self.helper("_there", &[value, shown], at);
        }
        for part in parts(pattern) {
            let at = self.b.span(part);
            match part.kind() {
                "shorthand_property_identifier_pattern" | "shorthand_property_identifier" => {
                    let key = self.text(part);
                    taken.push(Taken::Name(key));
                    let value = self.load_plain(&object, at);
                    let value = self.load_field(value, key, at);
                    self.note_part(&note);
                    self.shorthand(part, value, declares);
                }
                "object_assignment_pattern" | "assignment_expression" => {
                    let (Some(left), Some(right)) =
                        (part.child_by_field("left"), part.child_by_field("right"))
                    else {
                        continue;
                    };
                    let key = self.text(left);
                    taken.push(Taken::Name(key));
                    let value = self.load_plain(&object, at);
                    let value = self.load_field(value, key, at);
                    let value = self.or_default_named(value, right, key);
                    self.shorthand(left, value, declares);
                }
                "pair_pattern" | "pair" => {
                    let (Some(key), Some(inside)) =
                        (part.child_by_field("key"), part.child_by_field("value"))
                    else {
                        continue;
                    };
                    let is_computed = key.kind() == "computed_property_name";
                    let (node, key) = (key, self.key(key));
                    let kept = self.hidden("key");
                    if takes_rest || is_computed {
                        self.declare_hidden(&kept, key, at);
                        taken.push(Taken::Kept(kept.clone()));
                    }
                    let aim = self.aim(inside, declares);
                    let value = self.load_plain(&object, at);
                    let key = match takes_rest || is_computed {
                        true => self.load_plain(&kept, at),
                        false if aim.is_some() => self.key(node),
                        false => key,
                    };
                    let value = self.b.load_index(value, key, at);
                    let has_default = matches!(
                        inside.kind(),
                        "assignment_pattern" | "assignment_expression"
                    );
                    if !has_default && !is_computed {
                        self.note_part(&note);
                    }
                    self.part(aim, inside, value, declares);
                }
                "rest_pattern" | "spread_element" => {
                    if let Some(inside) = parts(part).next() {
                        let aim = self.aim(inside, declares);
                        let value = self.load_plain(&object, at);
                        let taken = std::mem::take(&mut taken);
                        let keys: Vec<Reg> = taken
                            .into_iter()
                            .map(|key| match key {
                                Taken::Name(name) => self.b.text(name, at),
                                Taken::Kept(kept) => self.load_plain(&kept, at),
                            })
                            .collect();
                        let keys = self.list_of(&keys, at);
                        let rest = self.helper("_rest_object", &[value, keys], at);
                        self.target_at(aim, inside, rest, declares);
                    }
                }
                _ => {
                    self.unsupported(part);
                }
            }
        }
    }

    fn or_default_named(&mut self, value: Reg, default: Node<'a>, name: &str) -> Reg {
        let at = self.b.span(default);
        let kept = self.hidden("v");
        self.declare_hidden(&kept, value, at);
        let given = self.load_plain(&kept, at);
        let is_missing = self.is_undefined(given, at);
        let (missing, end) = (self.b.label("default"), self.b.label("given"));
        self.b.branch_if(is_missing, missing, end, at);
        self.b.place(missing, at);
        let value = self.expr_named(default, name);
        self.keep(&kept, value, at);
        self.b.place_if_used(end, at);
        self.load_plain(&kept, at)
    }

    fn shorthand(&mut self, name: Node<'a>, value: Reg, declares: Option<bool>) {
        let at = self.b.span(name);
        match declares {
            Some(_) => self.bind(name, value, declares == Some(true)),
            None => self.assign(self.text(name), value, at),
        }
    }

    /// Assigns a value to what stands on the left.
    pub fn assign_to(&mut self, target: Node<'a>, value: Reg) {
        if !self.enter() {
            self.unsupported(target);
            return;
        }
        let at = self.b.span(target);
        match target.kind() {
            "identifier" | "undefined" => self.assign(self.text(target), value, at),
            "member_expression" | "subscript_expression" => {
                let place = self.place(target);
                self.store_place(place, value, at);
            }
            "parenthesized_expression" => {
                if let Some(inside) = parts(target).next() {
                    self.assign_to(inside, value);
                }
            }
            "array_pattern" | "array" => self.bind_array(target, value, None),
            "object_pattern" | "object" => self.bind_object(target, value, None),
            "assignment_pattern" | "assignment_expression" => {
                self.bind_default(target, value, None)
            }
            _ => {
                self.unsupported(target);
            }
        }
        self.leave();
    }
}
