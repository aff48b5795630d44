//! The part of the run that the strip shows.

/// The strip shows at least so many steps.
pub(super) const LEAST: u64 = 20;

/// A part of the run.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Window {
    pub(super) from: u64,
    pub(super) to: u64,
    /// Where the run stood when this part was chosen: until it is moved, the part need not show that.
    pub(super) chosen_at: u64,
}

impl Window {
    /// The whole of a run, however long it comes to be.
    pub(super) fn whole() -> Window {
        Window {
            from: 0,
            to: 0,
            chosen_at: 0,
        }
    }

    /// How many steps it shows.
    pub(super) fn width(self) -> u64 {
        (self.to - self.from).max(1)
    }

    /// Whether it shows a step.
    pub(super) fn has(self, step: u64) -> bool {
        self.from <= step && step <= self.to
    }

    /// A part that is in the run, or the whole of it.
    fn within(self, steps: u64) -> Window {
        if self.to <= self.from || self.to > steps {
            return Window {
                from: 0,
                to: steps,
                ..self
            };
        }
        self
    }

    /// The part as it is shown of a run that stands at a step: moved so that it shows that, unless it was chosen there.
    pub(super) fn shown(self, step: u64, steps: u64) -> Window {
        let part = self.within(steps);
        if part.has(step) || self.chosen_at == step {
            return part;
        }
        part.moved_to(step.saturating_sub(part.width() / 2), steps)
    }

    /// What is kept of a part that is shown of a run that stands at a step: the whole of a run stays that when it goes on.
    pub(super) fn kept(self, step: u64, steps: u64) -> Window {
        if self.width() >= steps {
            return Window::whole();
        }
        Window {
            chosen_at: step,
            ..self
        }
    }

    /// The same part, beginning elsewhere.
    fn moved_to(self, from: u64, steps: u64) -> Window {
        let width = self.width().min(steps);
        let from = from.min(steps - width);
        Window {
            from,
            to: from + width,
            ..self
        }
    }

    /// The same part, so many steps further on or, where there are less than none, back.
    pub(super) fn panned(self, by: i64, steps: u64) -> Window {
        self.moved_to(self.from.saturating_add_signed(by), steps)
    }

    /// So many times as much, around a step, which stays where it is.
    pub(super) fn zoomed(self, times: f64, around: u64, steps: u64) -> Window {
        let old = self.width();
        let width = (old as f64 * times) as u64;
        let width = width.max(LEAST).min(steps);
        let before = around.clamp(self.from, self.to) - self.from;
        let before = (u128::from(before) * u128::from(width) / u128::from(old)) as u64;
        let part = Window {
            to: self.from + width,
            ..self
        };
        part.moved_to(around.saturating_sub(before), steps)
    }
}

#[cfg(test)]
mod tests {
    use super::{LEAST, Window};

    fn part(from: u64, to: u64) -> Window {
        Window {
            from,
            to,
            chosen_at: 0,
        }
    }

    #[test]
    fn zooming_keeps_the_step_in_its_place_and_stays_within_the_run() {
        let steps = 1_000_000;
        let whole = part(9, 3).within(steps);
        assert_eq!(whole, part(0, steps));
        let mut window = whole;
        for _ in 0..40 {
            window = window.zoomed(0.5, 250_000, steps);
            assert!(window.has(250_000));
        }
        assert_eq!(window.width(), LEAST);
        for _ in 0..40 {
            window = window.zoomed(2.0, 250_000, steps);
            assert!(window.to <= steps);
        }
        assert_eq!(window, whole);
    }

    #[test]
    fn a_part_follows_the_step() {
        let chosen = part(100, 200);
        assert_eq!(chosen.shown(150, 1000), chosen);
        assert_eq!(chosen.shown(990, 1000), part(900, 1000));
        assert_eq!(chosen.shown(1, 1000), part(0, 100));
        assert_eq!(chosen.within(50), part(0, 50));
    }

    #[test]
    fn the_whole_of_a_run_grows_with_it() {
        let whole = part(0, 500).kept(7, 500);
        assert_eq!(whole.shown(900, 1000), part(0, 1000));
    }

    #[test]
    fn a_part_that_was_moved_stays_until_the_run_moves() {
        let steps = 1000;
        let part = Window {
            from: 100,
            to: 200,
            chosen_at: 150,
        };
        let away = part.panned(500, steps);
        assert_eq!((away.from, away.to), (600, 700));
        assert_eq!(away.shown(150, steps), away);
        let next = away.shown(151, steps).kept(151, steps);
        assert!(next.has(151));
        assert!(next.shown(150, steps).has(150), "it does not come back");
        let (end, start) = (part.panned(5000, steps), part.panned(-5000, steps));
        assert_eq!((end.from, end.to), (900, 1000), "no further than the end");
        assert_eq!((start.from, start.to), (0, 100), "nor than the start");
    }
}
