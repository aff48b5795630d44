//! Values that are tried before a solver is asked about products and quotients of unknowns: the numbers at which integers of a fixed
//! width behave in another way, and some that have long chains of remainders.
//!
//! These are what circuits are worst at. Products overflow at once with almost any two large numbers.

use crate::evaluate::truth;
use crate::solve::Input;
use crate::term::{Condition, Source, Term, Terms};
use ir::{BinOp, Const, Scalar};

/// How many unknowns are guessed at most: each more takes as many times longer as there are numbers.
const MOST: usize = 2;

/// Values with which all of the conditions hold, the smaller numbers first; nothing where none of those tried does, where there
/// is no product of unknowns, or where something else than integers of fixed widths is unknown.
#[must_use]
pub(crate) fn guess(terms: &Terms, path: &[Condition]) -> Option<Vec<Input>> {
    let sources = sources(terms, path)?;
    let numbers: Vec<Vec<Const>> = sources.iter().map(|(_, scalar)| edges(*scalar)).collect();
    let tries: usize = numbers.iter().map(Vec::len).product();
    (0..tries).find_map(|number| {
        let mut rest = number;
        let mut inputs = Vec::with_capacity(sources.len());
        for ((source, _), numbers) in sources.iter().zip(&numbers) {
            inputs.push(Input {
                source: source.clone(),
                value: numbers[rest % numbers.len()].clone(),
            });
            rest /= numbers.len();
        }
        let holds = |each: &Condition| truth(terms, *each, &inputs) == Some(each.holds);
        path.iter().all(holds).then_some(inputs)
    })
}

/// The unknowns of conditions, in the order of their names, with their types.
fn sources(terms: &Terms, path: &[Condition]) -> Option<Vec<(Source, Scalar)>> {
    let mut found = Vec::new();
    let mut has_product = false;
    for id in terms.below(path.iter().map(|condition| condition.term)) {
        match &terms[id] {
            Term::Source(source) => {
                let scalar = source.ty.filter(|scalar| scalar.is_fixed())?;
                found.push((source.clone(), scalar));
            }
            Term::Opaque(_) => return None,
            Term::Binary(BinOp::Div | BinOp::FloorDiv | BinOp::Rem, _, right, _) => {
                has_product |= terms.is_unknown(*right);
            }
            Term::Binary(BinOp::Mul, left, right, _) => {
                has_product |= terms.is_unknown(*left) && terms.is_unknown(*right);
            }
            _ => {}
        }
    }
    found.sort();
    (has_product && found.len() <= MOST).then_some(found)
}

/// The smallest numbers, those whose square is the first not to fit, and those at both ends of a type.
fn edges(scalar: Scalar) -> Vec<Const> {
    let (least, greatest) = scalar.range();
    let root = greatest.isqrt();
    let small = [0, 1, -1, 2, -2, 3, -3, 5, 7, 10, -10, 31, 100, 1000];
    // Of two that follow each other the remainders take longest to come to zero.
    let long = [8, 13, 21, 34, 55, 89, 144, 233];
    let large = [root, root + 1, -root - 1, greatest / 2, greatest / 2 + 1];
    let ends = [greatest - 1, greatest, least + 1, least];
    let mut all: Vec<i128> = [&small[..], &long, &large, &ends].concat();
    all.retain(|number| (least..=greatest).contains(number));
    let of = |number: &i128| crate::term::constant(&(*number).into(), Some(scalar));
    all.iter().map(of).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::term::{Rounding, Rules};

    #[test]
    fn a_product_that_does_not_fit_is_found() {
        let mut terms = Terms::default();
        let scalar = Scalar::I32;
        let mut source = |name: &str| {
            terms.add(Term::Source(Source {
                expression: name.into(),
                nth: 0,
                ty: Some(scalar),
            }))
        };
        let (a, b) = (source("a"), source("b"));
        let rules = Rules {
            rounding: Rounding::Zero,
            wraps: true,
        };
        let wide = Some(Scalar::I64);
        let [a, b] = [a, b].map(|side| terms.add(Term::Unary(ir::UnOp::As(Scalar::I64), side)));
        let product = terms.add(Term::Binary(BinOp::Mul, a, b, rules));
        let most = terms.add(Term::Int(i32::MAX.into(), wide));
        let term = terms.add(Term::Binary(BinOp::Gt, product, most, rules));
        let numbers = |inputs: Vec<Input>| -> Vec<i128> {
            let number = |input: &Input| match input.value {
                Const::Sized(scalar, bits) => scalar.number(bits),
                _ => unreachable!("integers of a fixed width are guessed"),
            };
            inputs.iter().map(number).collect()
        };
        let found = guess(&terms, &[Condition { term, holds: true }]).map(numbers);
        let found = found.expect("there are such numbers");
        assert!(found[0] * found[1] > i128::from(i32::MAX), "{found:?}");
        // Nothing is both.
        let both = [true, false].map(|holds| Condition { term, holds });
        assert_eq!(guess(&terms, &both), None);
    }
}
