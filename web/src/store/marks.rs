//! What the marks on the strip of a run are called.

use protocol::{Direction, MarkKind};

/// A kind of marks, for people.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Marked {
    /// Which.
    pub kind: MarkKind,
    /// Names it in the style sheet.
    pub class: &'static str,
    /// One of them.
    pub one: &'static str,
    /// The word for them in the legend, which shares its row with the strip.
    pub word: &'static str,
}

const fn marked(
    kind: MarkKind,
    class: &'static str,
    one: &'static str,
    word: &'static str,
) -> Marked {
    Marked {
        kind,
        class,
        one,
        word,
    }
}

/// All kinds, in the order of the legend.
pub const MARKED: [Marked; 8] = [
    marked(MarkKind::Print, "print", "print", "prints"),
    marked(
        MarkKind::Exception,
        "exception",
        "caught exception",
        "caught",
    ),
    marked(
        MarkKind::Uncaught,
        "uncaught",
        "uncaught exception",
        "uncaught",
    ),
    marked(MarkKind::Choice, "choice", "unknown branch", "unknowns"),
    marked(
        MarkKind::Problem,
        "problem",
        "undefined behaviour",
        "undefined",
    ),
    marked(MarkKind::Breakpoint, "breakpoint", "breakpoint hit", "hits"),
    marked(MarkKind::Log, "log", "log", "logs"),
    marked(MarkKind::Change, "change", "changed value", "changed"),
];

/// What is said when there is no mark to go to.
pub(super) fn none(kind: Option<MarkKind>, direction: Direction) -> String {
    let marked = MARKED.iter().find(|each| Some(each.kind) == kind);
    let what = marked.map_or("mark", |marked| marked.one);
    let place = match direction {
        Direction::Forward => "after",
        Direction::Back => "before",
    };
    format!("No {what} {place} this step.")
}

#[cfg(test)]
mod tests {
    use super::super::tests::{compiled, edit, model, moves, stands};
    use super::super::{Model, Msg, RunMsg, update};
    use super::*;
    use protocol::{Move, Status};

    fn ended() -> Model {
        let mut model = model();
        edit(&mut model, "a");
        compiled(&mut model, 1);
        stands(&mut model, 90, Status::Ended);
        model
    }

    fn said(model: &Model) -> Option<&str> {
        model.notice.as_ref().map(|notice| notice.text.as_str())
    }

    const PRINT: Option<MarkKind> = Some(MarkKind::Print);

    #[test]
    fn going_to_a_mark_is_a_jump_and_where_there_is_none_the_page_says_so() {
        let mut model = ended();
        let back = Msg::Run(RunMsg::Mark(PRINT, Direction::Back));
        let to = Move::Mark {
            kind: PRINT,
            direction: Direction::Back,
        };
        assert_eq!(moves(&update(&mut model, back.clone())), [to]);
        stands(&mut model, 40, Status::Paused);
        assert_eq!(said(&model), None);
        assert!(model.run.trail.can_return());
        update(&mut model, back);
        stands(&mut model, 40, Status::Paused);
        assert_eq!(said(&model), Some("No print before this step."));
        let returned = update(&mut model, Msg::Run(RunMsg::Return));
        assert_eq!(moves(&returned), [Move::To(90)], "from where it was left");
    }

    #[test]
    fn nothing_is_said_of_marks_where_another_move_took_their_place() {
        let mut model = ended();
        update(&mut model, Msg::Run(RunMsg::To(40)));
        update(&mut model, Msg::Run(RunMsg::Mark(None, Direction::Back)));
        update(&mut model, Msg::Run(RunMsg::To(40)));
        stands(&mut model, 40, Status::Paused);
        stands(&mut model, 40, Status::Paused);
        assert_eq!(said(&model), None);
    }

    #[test]
    fn a_mark_that_had_to_wait_is_sought_from_where_the_run_stood_then() {
        let mut model = ended();
        update(&mut model, Msg::Run(RunMsg::To(40)));
        update(&mut model, Msg::Run(RunMsg::Mark(None, Direction::Back)));
        assert_eq!(moves(&stands(&mut model, 40, Status::Paused)).len(), 1);
        stands(&mut model, 40, Status::Paused);
        assert_eq!(said(&model), Some("No mark before this step."));
    }
}
