//! Reading on where the parser gave up: at a bracket that is never closed, or a head of a block without its colon,
//! a parser may take all that follows for part of the error. Here the delimiter is put in that is missing, or the
//! statement at fault is taken out, whichever the parser gets furthest with.
//!
//! A statement is taken out only for errors that reach over several lines, where a text is not closed, and where the
//! semicolon at its end was skipped; others leave their neighbours alone. Where statements share a line with others or with the
//! head of their block, all of them are taken out, and those put back that the source can be read with.

use crate::Parser;
use frontend::{Frontend, Insertion, Recovery};
use ir::Sorting;
use std::cmp::Reverse;
use std::ops::Range;
use syntax::SyntaxTree;

/// Repairs at most.
const MOST: usize = 16;
/// How much text is read again at most, in bytes: text with errors takes a parser long, and people type on meanwhile.
const BUDGET: usize = 48_000;

/// A source that can be read further than the original.
#[derive(Clone)]
pub struct Recovered {
    /// Its text: as long as the original, line by line, without what was taken out.
    pub source: String,
    /// Its tree. What was put in has no width.
    pub tree: SyntaxTree,
    /// What was taken out, in order.
    pub taken: Vec<Range<usize>>,
    /// What was put in, in order.
    pub inserted: Vec<Insertion>,
}

/// Something that may help.
enum Repair {
    /// Delimiters are put in.
    PutIn(Vec<Insertion>),
    /// The statement is taken out that begins on the line at a byte offset.
    TakeOut(usize),
    /// What cannot be read of the statements that share lines is taken out, with delimiters put in.
    Pick(Range<usize>, Option<Insertion>),
}

/// A source, what is taken out of it and what is put in.
type Text = (String, Vec<Range<usize>>, Vec<Insertion>);

/// How good a repair is: how far the parser gets, how many errors are left, and what the repair costs.
type Worth = (Reverse<usize>, usize, usize);

/// Looks for what makes a source readable; `None` where nothing is to be gained.
///
/// # Errors
/// When the parser gives no tree at all.
pub fn recover(
    parser: &mut dyn Parser,
    frontend: &Frontend,
    source: &str,
    tree: &SyntaxTree,
) -> Result<Option<Recovered>, String> {
    let Some(recovery) = frontend.recovery else {
        return Ok(None);
    };
    let run_on = (frontend.run_on)(source, tree);
    if run_on.is_empty() && !tree.root().has_error() {
        return Ok(None);
    }
    let mut best = Recovered {
        source: source.to_owned(),
        tree: tree.clone(),
        taken: Vec::new(),
        inserted: Vec::new(),
    };
    let mut search = Search {
        parser,
        frontend,
        recovery,
        read: 0,
    };
    for line in run_on.into_iter().take(MOST) {
        if let Some((source, taken, inserted)) = search.repaired(&best, Repair::TakeOut(line))? {
            best = Recovered {
                tree: search.read(&source, &inserted)?,
                source,
                taken,
                inserted,
            };
        }
    }
    let mut behind = 0;
    while best.taken.len() + best.inserted.len() < MOST
        && let Some(error) = next_error(&best, behind)
    {
        match search.repair(&best, &error, behind)? {
            Some(repaired) => best = repaired,
            None => behind = error.end + 1,
        }
    }
    best.taken.put_in_order_by_key(|range| range.start);
    let is_changed = !best.taken.is_empty() || !best.inserted.is_empty();
    Ok(is_changed.then_some(best))
}

/// The attempts at one source.
struct Search<'a> {
    parser: &'a mut dyn Parser,
    frontend: &'a Frontend,
    recovery: &'static Recovery,
    /// How many bytes were read again.
    read: usize,
}

impl Search<'_> {
    /// The best repair of an error, if any helps.
    fn repair(
        &mut self,
        broken: &Recovered,
        error: &Range<usize>,
        behind: usize,
    ) -> Result<Option<Recovered>, String> {
        let text = &broken.source;
        let from = line_before(text, error.start);
        // Errors in front of it, which are left as they are, say nothing of a repair.
        let judged = from.max(behind.min(error.start));
        let is_long = text[error.clone()].trim_end().contains('\n');
        let errors = broken.tree.syntax_errors().count();
        let mut found: Option<(Worth, Recovered)> = None;
        let mut has_single = false;
        for repair in self.candidates(broken, error, from, is_long) {
            // Several things at once are tried where one alone does not help.
            let is_pair = match &repair {
                Repair::PutIn(insertions) => insertions.len() > 1,
                Repair::Pick(_, insertion) => insertion.is_some(),
                Repair::TakeOut(_) => false,
            };
            if self.read >= BUDGET {
                break;
            }
            if is_pair && has_single {
                continue;
            }
            let Some((source, taken, inserted)) = self.repaired(broken, repair)? else {
                continue;
            };
            let tree = self.read(&source, &inserted)?;
            let left = tree.syntax_errors().count();
            let reached = first_error(&tree, judged);
            // What is put in may bring to light what is missing elsewhere.
            let is_kept = taken.len() == broken.taken.len();
            let gets_on = is_kept && reached > error.end && left == errors;
            let helps = reached > error.start && (is_long || left < errors || gets_on);
            let cost = taken.iter().map(Range::len).sum::<usize>() + inserted.len();
            let worth = (Reverse(reached), left, cost);
            if helps && found.as_ref().is_none_or(|(least, _)| worth < *least) {
                let repaired = Recovered {
                    source,
                    tree,
                    taken,
                    inserted,
                };
                found = Some((worth, repaired));
                has_single |= !is_pair;
            }
            // What is put in costs nothing: where no error is left, there is nothing better.
            if let Some(((_, 0, _), repaired)) = &found
                && repaired.taken.len() == broken.taken.len()
            {
                break;
            }
        }
        Ok(found.map(|(_, repaired)| repaired))
    }

    /// What may help against an error: what is put in first.
    fn candidates(
        &self,
        broken: &Recovered,
        error: &Range<usize>,
        from: usize,
        is_long: bool,
    ) -> Vec<Repair> {
        let text = &broken.source;
        // What shows late may be missing far in front of where the parser failed.
        let mut near = self.recovery.insertions(text);
        near.retain(|insertion| {
            let is_near = insertion.at >= from || insertion.shows_late;
            is_near && insertion.at <= error.end && !broken.inserted.contains(insertion)
        });
        near.put_in_order_by_key(|insertion| {
            let away = insertion.at.abs_diff(error.start);
            (!insertion.shows_late, away)
        });
        let mut statements = self.recovery.open_texts(text);
        statements.retain(|at| *at <= error.end);
        // Where the end of a statement was skipped, the next one is read as a part of it.
        let is_end = self.recovery.has_semicolons && text[error.clone()].contains(';');
        let mut at = from;
        while (is_long || is_end) && at < error.end {
            statements.push(at);
            at = text[at..].find('\n').map_or(error.end, |end| at + end + 1);
        }
        // Of two that are missing, one may show nothing but that of the other.
        let (late, early): (Vec<&Insertion>, Vec<&Insertion>) =
            near.iter().partition(|insertion| insertion.shows_late);
        let pairs: Vec<Repair> = late
            .iter()
            .flat_map(|late| {
                early
                    .iter()
                    .map(|early| vec![(*late).clone(), (*early).clone()])
            })
            .map(Repair::PutIn)
            .collect();
        let region = from..error.end;
        let shared = self.shared(broken, &region, None);
        let is_within = |part: &Range<usize>| part.start <= error.start && error.end <= part.end;
        let is_alone = shared.iter().any(is_within);
        // What is taken out for each is found when it is its turn.
        let picks: Vec<Repair> = near
            .iter()
            .filter(|_| !is_alone)
            .map(|insertion| Repair::Pick(region.clone(), Some((*insertion).clone())))
            .collect();
        let alone = (!is_alone).then_some(Repair::Pick(region, None));
        let put_in = near
            .into_iter()
            .map(|insertion| Repair::PutIn(vec![insertion]));
        put_in
            .chain(pairs)
            .chain(alone)
            .chain(statements.into_iter().map(Repair::TakeOut))
            .chain(picks)
            .collect()
    }

    /// The source, what is taken out of it and what is put in, with one repair more.
    fn repaired(&mut self, broken: &Recovered, repair: Repair) -> Result<Option<Text>, String> {
        let (mut taken, mut inserted) = (broken.taken.clone(), broken.inserted.clone());
        let source = match repair {
            Repair::PutIn(insertions) => {
                for insertion in insertions {
                    let at = inserted.partition_point(|other| other.at <= insertion.at);
                    inserted.insert(at, insertion);
                }
                broken.source.clone()
            }
            Repair::TakeOut(at) => {
                let Some((source, range)) = self.recovery.take_out(&broken.source, at) else {
                    return Ok(None);
                };
                inserted.retain(|insertion| !range.contains(&insertion.at));
                taken.push(range);
                source
            }
            Repair::Pick(region, insertion) => return self.pick(broken, &region, insertion),
        };
        Ok(Some((source, taken, inserted)))
    }

    /// The source without those statements that it cannot be read with; `None` where it is read no further without all of them.
    fn pick(
        &mut self,
        broken: &Recovered,
        region: &Range<usize>,
        insertion: Option<Insertion>,
    ) -> Result<Option<Text>, String> {
        // Looking for statements goes through the text as well.
        self.read += broken.source.len();
        let parts = self.shared(broken, region, insertion.as_ref());
        let parts = parts.as_slice();
        if parts.is_empty() {
            return Ok(None);
        }
        let mut inserted = broken.inserted.clone();
        if let Some(insertion) = insertion {
            let at = inserted.partition_point(|other| other.at <= insertion.at);
            inserted.insert(at, insertion);
        }
        let without = |parts: &[Range<usize>]| {
            let text = self.recovery.without_parts(&broken.source, parts);
            let is_left = |insertion: &&Insertion| {
                let mut parts = parts.iter();
                !parts.any(|part| part.contains(&insertion.at) || part.end == insertion.at)
            };
            let inserted: Vec<Insertion> = inserted.iter().filter(is_left).cloned().collect();
            (text, inserted)
        };
        let from = line_before(&broken.source, parts.first().map_or(0, |part| part.start));
        let worth = |tree: &SyntaxTree| {
            (
                Reverse(first_error(tree, from)),
                tree.syntax_errors().count(),
            )
        };
        let (text, put_in) = without(parts);
        let least = worth(&self.read(&text, &put_in)?);
        if least >= worth(&broken.tree) {
            return Ok(None);
        }
        let mut out = parts.to_vec();
        // Halves that cannot be put back are halved again.
        let all = 0..parts.len();
        let mut waiting = Vec::from([all]);
        while let Some(half) = waiting.pop()
            && self.read < BUDGET
        {
            let back = &parts[half.clone()];
            let mut fewer = out.clone();
            fewer.retain(|part| !back.contains(part));
            let (text, put_in) = without(&fewer);
            if worth(&self.read(&text, &put_in)?) <= least {
                out = fewer;
            } else if half.len() > 1 {
                let middle = half.start + half.len() / 2;
                waiting.push(middle..half.end);
                waiting.push(half.start..middle);
            }
        }
        let (source, inserted) = without(&out);
        let taken = broken.taken.iter().cloned().chain(out).collect();
        Ok(Some((source, taken, inserted)))
    }

    /// The statements on shared lines of a region, as they are with what is put in and one insertion more.
    fn shared(
        &self,
        broken: &Recovered,
        region: &Range<usize>,
        insertion: Option<&Insertion>,
    ) -> Vec<Range<usize>> {
        let mut inserted = broken.inserted.clone();
        inserted.extend(insertion.cloned());
        inserted.put_in_order_by_key(|insertion| insertion.at);
        let (text, stretches) = with_inserted(&broken.source, &inserted);
        let longer: usize = stretches.iter().map(Range::len).sum();
        let parts = self
            .recovery
            .parts(&text, &(region.start..region.end + longer));
        let place = |at: usize| {
            let inside = |stretch: &Range<usize>| at.min(stretch.end) - at.min(stretch.start);
            at - stretches.iter().map(inside).sum::<usize>()
        };
        let parts = parts.into_iter();
        parts
            .map(|part| place(part.start)..place(part.end))
            .filter(|part| !part.is_empty())
            .collect()
    }

    /// The tree of a source with what is put in.
    fn read(&mut self, source: &str, inserted: &[Insertion]) -> Result<SyntaxTree, String> {
        let (text, stretches) = with_inserted(source, inserted);
        self.read += text.len();
        let tree = self.parser.parse(self.frontend.name, &text)?;
        Ok(tree.without(&stretches))
    }
}

/// A source with what is put in, and where that stands in it.
fn with_inserted(source: &str, inserted: &[Insertion]) -> (String, Vec<Range<usize>>) {
    let mut text = String::with_capacity(source.len());
    let mut stretches = Vec::new();
    let mut at = 0;
    for insertion in inserted {
        text.push_str(&source[at..insertion.at]);
        at = insertion.at;
        let start = text.len();
        text.push_str(&insertion.text);
        stretches.push(start..text.len());
    }
    text.push_str(&source[at..]);
    (text, stretches)
}

/// The start of the last line with a text in front of the line at a place; that of the line itself where there is none.
fn line_before(text: &str, at: usize) -> usize {
    let start = |at: usize| text[..at].rfind('\n').map_or(0, |end| end + 1);
    let own = start(at);
    match text[..own].trim_end().len() {
        0 => own,
        end => start(end),
    }
}

/// The first error that reaches to a place or behind it.
fn next_error(broken: &Recovered, behind: usize) -> Option<Range<usize>> {
    let mut errors = broken.tree.syntax_errors().map(syntax::Node::byte_range);
    errors.find(|range| range.end >= behind)
}

/// Where the first error that reaches behind a place begins, but not before that place; the end of all places where
/// there is none.
fn first_error(tree: &SyntaxTree, from: usize) -> usize {
    let errors = tree.syntax_errors().map(syntax::Node::byte_range);
    let behind = errors.filter(|range| range.end > from || range.start >= from);
    behind
        .map(|range| range.start.max(from))
        .min()
        .unwrap_or(usize::MAX)
}
