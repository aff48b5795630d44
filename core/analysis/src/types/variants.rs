//! Signatures that are several, and which parameter an argument is for.
//!
//! A parameter `"key="[type]` may be given by its name too, `"*key="[type]` only so; `"*"[type]` takes the remaining
//! arguments by place and `"**"['K, type]` those by name. `"mode=rwt"[type]` is for texts that are written out, of these
//! letters only. Of several functions the one is called that takes all arguments and has the fewest parameters; where a
//! sequence is spread, one that takes the remaining arguments goes first.

use super::calls::Operands;
use super::solve::Solver;
use ir::{ArgKind, TypeExpr};

/// How a parameter gets its argument.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Slot<'t> {
    /// By place.
    Place,
    /// By place or by this name.
    Named(&'t str),
    /// By this name only.
    Only(&'t str),
    /// All that remain.
    Rest,
    /// All that remain by name.
    NamedRest,
}

/// A parameter as a call sees it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Param<'t> {
    pub slot: Slot<'t>,
    /// The letters that a text which it is given is made of.
    letters: Option<&'t str>,
    pub ty: &'t TypeExpr,
}

impl<'t> Param<'t> {
    pub fn of(ty: &'t TypeExpr) -> Param<'t> {
        let plain = Param {
            slot: Slot::Place,
            letters: None,
            ty,
        };
        let TypeExpr::Param(name, args) = ty else {
            return plain;
        };
        let Some(ty) = args.last() else {
            return plain;
        };
        let (slot, letters) = match (&**name, name.split_once('=')) {
            ("*", _) => (Slot::Rest, ""),
            ("**", _) => (Slot::NamedRest, ""),
            (_, Some((name, letters))) => match name.strip_prefix('*') {
                Some(name) => (Slot::Only(name), letters),
                None => (Slot::Named(name), letters),
            },
            _ => return plain,
        };
        let letters = Some(letters).filter(|letters| !letters.is_empty());
        Param { slot, letters, ty }
    }

    pub fn is_by_place(&self) -> bool {
        matches!(self.slot, Slot::Place | Slot::Named(_))
    }
}

impl Solver<'_> {
    /// The function among some that a call is of: its parameters and what it gives.
    pub fn chosen<'t>(
        &self,
        signature: &'t TypeExpr,
        args: Operands,
    ) -> Option<(Vec<Param<'t>>, &'t TypeExpr)> {
        let functions = signature
            .members()
            .iter()
            .filter_map(|member| match member {
                TypeExpr::Function(params, result) => {
                    let params: Vec<Param> = params.iter().map(Param::of).collect();
                    Some((params, &**result))
                }
                _ => None,
            });
        functions.min_by_key(|(params, _)| self.misfit(params, args))
    }

    /// How badly a function's parameters suit a call; the least is what is called.
    fn misfit(&self, params: &[Param], args: Operands) -> (bool, bool, bool, bool, usize) {
        let names = &self.world.program.names;
        let has = |wanted: Slot| params.iter().any(|param| param.slot == wanted);
        let by_place: Vec<&Param> = params.iter().filter(|param| param.is_by_place()).collect();
        let has_rest = has(Slot::Rest);
        let (mut placed, mut spreads) = (0, false);
        let (mut takes_names, mut takes_texts) = (true, true);
        for &(kind, node) in args {
            let param = match kind {
                ArgKind::Positional => {
                    placed += 1;
                    by_place.get(placed - 1).copied()
                }
                ArgKind::Named(name) => {
                    let name = names.text(name);
                    let is_it = |param: &&Param| {
                        [Slot::Named(name), Slot::Only(name)].contains(&param.slot)
                    };
                    let found = params.iter().find(is_it);
                    takes_names &= found.is_some() || has(Slot::NamedRest);
                    found
                }
                ArgKind::Spread | ArgKind::NamedSpread => {
                    spreads |= kind == ArgKind::Spread;
                    None
                }
            };
            if let Some(letters) = param.and_then(|param| param.letters) {
                let text = self.constant_text(node);
                takes_texts &= text.is_some_and(|text| text.chars().all(|c| letters.contains(c)));
            }
        }
        let takes_places = has_rest || placed <= by_place.len();
        let size = match takes_places {
            true => params.len(),
            // The one that takes the most.
            false => usize::MAX - by_place.len(),
        };
        (
            !takes_places,
            !takes_texts,
            !takes_names,
            has_rest != spreads,
            size,
        )
    }
}
