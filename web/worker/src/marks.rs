//! Marks of a run: when it printed, raised, chose and the like. The page is sent as many as it can show; here are all of them,
//! so that it can go from one to the next however long the run is.

use protocol::{Direction, MarkKind};
use session::vm::Written;
use session::vm::debug::journal::Event;

/// All marks of a run, each list in the order of steps.
pub(crate) struct Marks<'a> {
    pub(crate) output: &'a [Written],
    pub(crate) events: &'a [(u64, Event)],
    /// When it showed undefined behaviour.
    pub(crate) problems: &'a [u64],
    /// When a person changed a value.
    pub(crate) changes: &'a [u64],
    /// When it came to each breakpoint, and what marks those are.
    pub(crate) hits: &'a [(MarkKind, &'a [u64])],
}

/// What kind of mark an event is.
pub(crate) fn kind_of(event: Event) -> MarkKind {
    match event {
        Event::Caught => MarkKind::Exception,
        Event::Uncaught => MarkKind::Uncaught,
        Event::Choice => MarkKind::Choice,
    }
}

impl Marks<'_> {
    /// The mark next to a step, or the one before it, of one kind or of any.
    pub(crate) fn beside(
        &self,
        kind: Option<MarkKind>,
        here: u64,
        direction: Direction,
    ) -> Option<u64> {
        let wanted = |own: MarkKind| kind.is_none_or(|kind| kind == own);
        let printed = |_: &Written| wanted(MarkKind::Print);
        let happened = |(_, event): &(u64, Event)| wanted(kind_of(*event));
        let at =
            |kind, steps: &[u64]| beside(steps, |step| *step, |_| wanted(kind), here, direction);
        let found = [
            beside(self.output, |each| each.step, printed, here, direction),
            beside(self.events, |each| each.0, happened, here, direction),
            at(MarkKind::Problem, self.problems),
            at(MarkKind::Change, self.changes),
        ];
        let hits = self.hits.iter().map(|(kind, steps)| at(*kind, steps));
        let found = found.into_iter().chain(hits).flatten();
        match direction {
            Direction::Forward => found.min(),
            Direction::Back => found.max(),
        }
    }

    /// The mark that is nearest to a step, no further than so many steps from it.
    pub(crate) fn near(&self, step: u64, within: u64) -> Option<u64> {
        let before = self.beside(None, step.saturating_add(1), Direction::Back);
        let behind = self.beside(None, step, Direction::Forward);
        let both = before.into_iter().chain(behind);
        let near = both.filter(|mark| mark.abs_diff(step) <= within);
        near.min_by_key(|mark| mark.abs_diff(step))
    }
}

/// The step of the first wanted one behind a step or, backwards, of the last one before it.
fn beside<T>(
    list: &[T],
    step: impl Fn(&T) -> u64,
    wanted: impl Fn(&T) -> bool,
    here: u64,
    direction: Direction,
) -> Option<u64> {
    let found = match direction {
        Direction::Forward => {
            let from = list.partition_point(|each| step(each) <= here);
            list[from..].iter().find(|each| wanted(each))
        }
        Direction::Back => {
            let to = list.partition_point(|each| step(each) < here);
            list[..to].iter().rfind(|each| wanted(each))
        }
    };
    found.map(step)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn marks<'a>(events: &'a [(u64, Event)], problems: &'a [u64]) -> Marks<'a> {
        Marks {
            output: &[],
            events,
            problems,
            changes: &[15],
            hits: &[],
        }
    }

    #[test]
    fn the_next_mark_is_behind_the_step_and_of_its_kind() {
        let events = [(5, Event::Caught), (9, Event::Choice), (20, Event::Caught)];
        let marks = marks(&events, &[12]);
        let next = |kind, here| marks.beside(kind, here, Direction::Forward);
        let previous = |kind, here| marks.beside(kind, here, Direction::Back);
        assert_eq!(next(Some(MarkKind::Exception), 0), Some(5));
        assert_eq!(next(Some(MarkKind::Exception), 5), Some(20));
        assert_eq!(next(Some(MarkKind::Exception), 20), None);
        assert_eq!(previous(Some(MarkKind::Exception), 20), Some(5));
        assert_eq!(previous(Some(MarkKind::Exception), 5), None);
        let all: Vec<u64> =
            std::iter::successors(next(None, 0), |here| next(None, *here)).collect();
        assert_eq!(all, [5, 9, 12, 15, 20]);
        assert_eq!(previous(Some(MarkKind::Change), 20), Some(15));
    }

    #[test]
    fn a_mark_is_near_within_a_distance_on_both_sides() {
        let marks = marks(&[(100, Event::Caught), (110, Event::Caught)], &[]);
        let near = |step| marks.near(step, 3);
        assert_eq!(near(97), Some(100));
        assert_eq!(near(96), None);
        assert_eq!(near(100), Some(100));
        assert_eq!(near(103), Some(100));
        assert_eq!(near(108), Some(110));
        assert_eq!(marks.near(104, 10), Some(100), "the nearer one");
        assert_eq!(marks.near(106, 10), Some(110));
    }
}
