//! Expansion of macros.

use super::{Macro, Preprocessor, spelled};
use crate::token::{Hidden, HiddenNames, Kind, Place, Token, tokens};
use std::rc::Rc;

/// The arguments of a use of a macro: as written, and expanded where that was asked for.
struct Argument {
    tokens: Vec<Token>,
    expanded: Option<Vec<Token>>,
}

impl Preprocessor<'_> {
    /// Expands a word if it is a macro's; what it stands for goes back to the input.
    pub(super) fn expand(&mut self, token: &Token) -> bool {
        if token.is_hidden_from(&token.text) {
            return false;
        }
        if let Some(text) = self.special(token) {
            let mut made = tokens(&text, Some(token.place));
            made.truncate(1);
            for made in &mut made {
                made.spaced = token.spaced;
                made.starts_line = false;
                made.from_header = token.from_header;
                made.file = token.file;
            }
            self.input.extend(made);
            return true;
        }
        if &*token.text == "_Pragma" {
            self.arguments(None);
            return true;
        }
        let Some(definition) = self.macros.get(&token.text).cloned() else {
            return false;
        };
        let mut place = token.place;
        let mut hidden = token.hidden.clone();
        let mut body = match &definition.parameters {
            None => {
                let body = definition.body.to_vec();
                self.pasted(body)
            }
            Some(parameters) => {
                // Across lines, but not into a directive.
                let next = self.input.last();
                if !next.is_some_and(|next| next.is("(")) {
                    return false;
                }
                let Some((arguments, end, closing)) = self.arguments(Some(&definition)) else {
                    return false;
                };
                if !token.from_header && place.start <= end.start {
                    place = place.to(end);
                }
                // A name is hidden if it is hidden from both ends of the use.
                hidden = common(&hidden, &closing);
                let expected = parameters.len();
                let found = arguments.len();
                let fits = found == expected || definition.is_variadic && found + 1 == expected;
                if !fits {
                    self.invalid(
                        place,
                        format!(
                            "macro \"{}\" takes {expected} arguments and got {found}",
                            token.text
                        ),
                    );
                }
                self.substitute(&definition, parameters, arguments)
            }
        };
        let hidden = Some(Rc::new(HiddenNames {
            name: Rc::clone(&token.text),
            rest: hidden,
        }));
        self.made += body.len() + 1;
        for made in &mut body {
            made.place = place;
            made.file = token.file;
            made.starts_line = false;
            made.from_header = token.from_header;
            made.hidden = union(&made.hidden, &hidden);
        }
        if let Some(first) = body.first_mut() {
            first.spaced = token.spaced || token.starts_line;
        }
        body.reverse();
        self.input.extend(body);
        true
    }

    /// What stands for itself in another way at each place.
    fn special(&mut self, token: &Token) -> Option<String> {
        match &*token.text {
            "__LINE__" => {
                let line = i64::from(self.texts.line(token.place.start));
                let shift = self.renumbered.get(&token.file).map_or(0, |known| known.0);
                Some((line + shift).to_string())
            }
            "__FILE__" => {
                let known = self.renumbered.get(&token.file);
                let called = known.and_then(|known| known.1.as_deref());
                let called = called.unwrap_or_else(|| self.path_of(token.file));
                Some(format!("{called:?}"))
            }
            "__COUNTER__" => {
                self.counter += 1;
                Some((self.counter - 1).to_string())
            }
            _ => None,
        }
    }

    /// Takes the arguments of a use from the input, parentheses included; `None` where they are not closed.
    fn arguments(&mut self, definition: Option<&Macro>) -> Option<(Vec<Argument>, Place, Hidden)> {
        let opening = self.input.pop()?;
        let count = definition
            .and_then(|definition| definition.parameters.as_ref())
            .map_or(1, Vec::len);
        let is_variadic = definition.is_some_and(|definition| definition.is_variadic);
        let mut taken = vec![opening];
        let mut arguments: Vec<Vec<Token>> = vec![Vec::new()];
        let mut depth = 0;
        loop {
            let Some(token) = self.input.pop().filter(|token| token.kind != Kind::End) else {
                // Never closed: as if it were no use at all.
                let place = taken[0].place;
                self.invalid(place, "unterminated argument list invoking a macro");
                let end = tokens("", Some(place));
                self.input.splice(0..0, end);
                return None;
            };
            if token.is(")") && depth == 0 {
                if count == 0 && arguments.len() == 1 && arguments[0].is_empty() {
                    arguments.clear();
                }
                let arguments = arguments
                    .into_iter()
                    .map(|tokens| Argument {
                        tokens,
                        expanded: None,
                    })
                    .collect();
                return Some((arguments, token.place, token.hidden));
            }
            if token.is("(") {
                depth += 1;
            } else if token.is(")") {
                depth -= 1;
            }
            let is_rest = is_variadic && arguments.len() == count;
            if token.is(",") && depth == 0 && !is_rest {
                arguments.push(Vec::new());
            } else if let Some(last) = arguments.last_mut() {
                taken.truncate(1);
                let mut token = token;
                token.spaced |= token.starts_line;
                token.starts_line = false;
                last.push(token);
            }
        }
    }

    /// Expands tokens on their own.
    pub(super) fn expand_apart(&mut self, mut tokens: Vec<Token>) -> Vec<Token> {
        tokens.reverse();
        let before = std::mem::replace(&mut self.input, tokens);
        let mut out = Vec::new();
        while let Some(token) = self.input.pop() {
            if self.made > super::MAX_TOKENS {
                break;
            }
            if token.kind == Kind::Word && self.expand_if_closed(&token) {
                continue;
            }
            if token.kind != Kind::End {
                out.push(token);
            }
        }
        self.input = before;
        out
    }

    /// As [`Preprocessor::expand`], for a list of tokens that has an end of its own.
    fn expand_if_closed(&mut self, token: &Token) -> bool {
        let needs_arguments = self
            .macros
            .get(&token.text)
            .is_some_and(|definition| definition.parameters.is_some());
        if needs_arguments {
            let mut depth = 0;
            let is_closed = self.input.iter().rev().any(|token| {
                if token.is("(") {
                    depth += 1;
                } else if token.is(")") {
                    depth -= 1;
                }
                depth == 0
            });
            if !is_closed {
                return false;
            }
        }
        self.expand(token)
    }

    fn substitute(
        &mut self,
        definition: &Macro,
        parameters: &[Rc<str>],
        mut arguments: Vec<Argument>,
    ) -> Vec<Token> {
        arguments.resize_with(parameters.len().max(arguments.len()), || Argument {
            tokens: Vec::new(),
            expanded: None,
        });
        let parameter = |token: &Token| {
            (token.kind == Kind::Word)
                .then(|| parameters.iter().position(|name| *name == token.text))?
        };
        let has_rest = definition.is_variadic
            && arguments
                .get(parameters.len().wrapping_sub(1))
                .is_some_and(|rest| !rest.tokens.is_empty());
        let body = &*with_options(definition, has_rest);
        let mut out: Vec<Token> = Vec::new();
        let mut at = 0;
        while at < body.len() {
            let token = &body[at];
            let next = body.get(at + 1);
            // `#x`
            if token.is("#")
                && let Some(index) = next.and_then(parameter)
            {
                out.push(stringized(token, &arguments[index].tokens));
                at += 2;
                continue;
            }
            // `, ## __VA_ARGS__`: the comma goes when there is nothing behind it.
            if token.is(",")
                && next.is_some_and(|next| next.is("##"))
                && let Some(index) = body.get(at + 2).and_then(parameter)
                && definition.is_variadic
                && index + 1 == parameters.len()
            {
                if !arguments[index].tokens.is_empty() {
                    out.push(token.clone());
                    out.extend(arguments[index].tokens.iter().cloned());
                }
                at += 3;
                continue;
            }
            if token.is("##") && !out.is_empty() && next.is_some() {
                let right: Vec<Token> = match next.and_then(parameter) {
                    Some(index) => arguments[index].tokens.clone(),
                    None => next.into_iter().cloned().collect(),
                };
                let mut right = right.into_iter();
                match (out.pop(), right.next()) {
                    (Some(left), Some(first))
                        if left.kind == Kind::Stray && left.text.is_empty() =>
                    {
                        out.push(first)
                    }
                    (Some(left), Some(first)) => {
                        let made = self.paste(&left, &first);
                        out.extend(made);
                    }
                    (left, None) => out.extend(left),
                    (None, first) => out.extend(first),
                }
                out.extend(right);
                at += 2;
                continue;
            }
            match parameter(token) {
                Some(index) if next.is_some_and(|next| next.is("##")) => {
                    // As written; where there is nothing, something invisible for `##` to take.
                    match arguments[index].tokens.is_empty() {
                        true => out.push(Token {
                            kind: Kind::Stray,
                            text: "".into(),
                            ..token.clone()
                        }),
                        false => out.extend(arguments[index].tokens.iter().cloned()),
                    }
                }
                Some(index) => {
                    let argument = &mut arguments[index];
                    let expanded = match argument.expanded.take() {
                        Some(expanded) => expanded,
                        None => {
                            let tokens = argument.tokens.clone();
                            self.expand_apart(tokens)
                        }
                    };
                    self.made += expanded.len();
                    let start = out.len();
                    out.extend(expanded.iter().cloned());
                    if let Some(first) = out.get_mut(start) {
                        first.spaced = token.spaced;
                    }
                    arguments[index].expanded = Some(expanded);
                }
                None => out.push(token.clone()),
            }
            at += 1;
        }
        out.retain(|token| token.kind != Kind::Stray || !token.text.is_empty());
        out
    }

    /// A body without parameters, its `##` carried out.
    fn pasted(&mut self, body: Vec<Token>) -> Vec<Token> {
        if !body.iter().any(|token| token.is("##")) {
            return body;
        }
        let mut out: Vec<Token> = Vec::new();
        let mut body = body.into_iter();
        while let Some(token) = body.next() {
            match (token.is("##"), out.pop()) {
                (true, Some(left)) => match body.next() {
                    Some(right) => {
                        let made = self.paste(&left, &right);
                        out.extend(made);
                    }
                    None => out.push(left),
                },
                (_, left) => {
                    out.extend(left);
                    out.push(token);
                }
            }
        }
        out
    }

    /// One token out of two.
    fn paste(&mut self, left: &Token, right: &Token) -> Vec<Token> {
        let text = format!("{}{}", left.text, right.text);
        let mut made = tokens(&text, Some(left.place));
        made.pop();
        if made.len() != 1 {
            self.invalid(
                left.place,
                format!(
                    "pasting \"{}\" and \"{}\" does not give a valid preprocessing token",
                    left.text, right.text
                ),
            );
        }
        for token in &mut made {
            token.spaced = left.spaced;
            token.starts_line = false;
            token.hidden = common(&left.hidden, &right.hidden);
        }
        made
    }
}

/// `#x`: the argument as a string literal.
fn stringized(hash: &Token, tokens: &[Token]) -> Token {
    let mut text = String::from("\"");
    for (at, token) in tokens.iter().enumerate() {
        if at > 0 && token.spaced {
            text.push(' ');
        }
        if matches!(token.kind, Kind::Text | Kind::Char) {
            text.push_str(&token.text.replace('\\', "\\\\").replace('"', "\\\""));
        } else {
            text.push_str(&spelled(std::slice::from_ref(token)));
        }
    }
    text.push('"');
    Token {
        kind: Kind::Text,
        text: text.into(),
        ..hash.clone()
    }
}

fn common(left: &Hidden, right: &Hidden) -> Hidden {
    let mut made = None;
    let mut at = left;
    while let Some(names) = at {
        let mut other = right;
        while let Some(found) = other {
            if found.name == names.name {
                made = Some(Rc::new(HiddenNames {
                    name: Rc::clone(&names.name),
                    rest: made,
                }));
                break;
            }
            other = &found.rest;
        }
        at = &names.rest;
    }
    made
}

fn union(left: &Hidden, right: &Hidden) -> Hidden {
    let mut made = right.clone();
    let mut at = left;
    while let Some(names) = at {
        let mut other = &made;
        let mut is_there = false;
        while let Some(found) = other {
            is_there |= found.name == names.name;
            other = &found.rest;
        }
        if !is_there {
            made = Some(Rc::new(HiddenNames {
                name: Rc::clone(&names.name),
                rest: made,
            }));
        }
        at = &names.rest;
    }
    made
}

/// A macro's body with what `__VA_OPT__` has in brackets where there are arguments for `...`, and without where there are none.
fn with_options(definition: &Macro, has_rest: bool) -> std::borrow::Cow<'_, [Token]> {
    let body = &definition.body;
    let is_option = |token: &Token| definition.is_variadic && token.is("__VA_OPT__");
    if !body.iter().any(is_option) {
        return (&body[..]).into();
    }
    let mut out: Vec<Token> = Vec::new();
    let mut tokens = body.iter().peekable();
    while let Some(token) = tokens.next() {
        if !is_option(token) || !tokens.peek().is_some_and(|next| next.is("(")) {
            out.push(token.clone());
            continue;
        }
        tokens.next();
        let mut depth = 0;
        for token in tokens.by_ref() {
            match &*token.text {
                ")" if depth == 0 => break,
                "(" => depth += 1,
                ")" => depth -= 1,
                _ => {}
            }
            out.extend(has_rest.then(|| token.clone()));
        }
    }
    out.into()
}
