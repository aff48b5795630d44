//! Whether the page is at rest. Its outermost element says so, to those who read by ear and to scripts that use the page.
//!
//! Invariant: `aria-busy` is `false` only while nothing is under way, the worker has answered all that it was asked, and all of that
//! is drawn. What is drawn cannot say so by itself: Yew draws what takes long in several tasks, an element before what is in it.

use std::cell::Cell;
use std::rc::Rc;
use web_sys::Element;
use yew::NodeRef;

/// The attribute that says it.
const ATTRIBUTE: &str = "aria-busy";

/// See the module's documentation. Copies are of the same page.
#[derive(Clone, Default)]
pub(crate) struct Rest(Rc<State>);

#[derive(Default)]
struct State {
    /// The outermost element.
    root: NodeRef,
    /// Whether what is seen has changed and has not been drawn.
    undrawn: Cell<bool>,
    /// Whether something is under way, as of what is drawn.
    busy: Cell<bool>,
    /// Requests that the worker has not answered.
    unanswered: Cell<u32>,
    /// What was said last; nothing before there is an element.
    said: Cell<Option<bool>>,
}

impl Rest {
    /// What the outermost element is to be referred to by.
    pub(crate) fn root(&self) -> NodeRef {
        self.0.root.clone()
    }

    /// There is something new to draw.
    pub(crate) fn changed(&self) {
        self.0.undrawn.set(true);
        self.say();
    }

    /// All is about to be drawn that is new, and something is `busy` or nothing.
    pub(crate) fn drawing(&self, busy: bool) {
        self.0.undrawn.set(false);
        self.0.busy.set(busy);
    }

    /// It has been drawn.
    pub(crate) fn drawn(&self) {
        self.say();
    }

    /// The worker was asked for something.
    pub(crate) fn asked(&self) {
        self.0.unanswered.update(|count| count + 1);
        self.say();
    }

    /// The worker has answered as many requests.
    pub(crate) fn answered(&self, count: u32) {
        self.0
            .unanswered
            .update(|before| before.saturating_sub(count));
        self.say();
    }

    /// The worker is gone, and answers nothing any more.
    pub(crate) fn forget(&self) {
        self.0.unanswered.set(0);
    }

    /// Whether the page is not at rest.
    fn is_busy(&self) -> bool {
        let state = &self.0;
        state.undrawn.get() || state.busy.get() || state.unanswered.get() > 0
    }

    fn say(&self) {
        let busy = self.is_busy();
        if self.0.said.get() == Some(busy) {
            return;
        }
        if let Some(root) = self.0.root.cast::<Element>() {
            // Fails for names that are none.
            let _ = root.set_attribute(ATTRIBUTE, if busy { "true" } else { "false" });
            self.0.said.set(Some(busy));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Rest;

    #[test]
    fn a_page_rests_when_all_is_answered_and_drawn() {
        let rest = Rest::default();
        let draw = |busy| {
            rest.drawing(busy);
            rest.drawn();
        };
        rest.changed();
        assert!(rest.is_busy(), "nothing is drawn");
        draw(true);
        assert!(rest.is_busy(), "something is under way");
        draw(false);
        assert!(!rest.is_busy());
        rest.asked();
        rest.asked();
        draw(false);
        assert!(rest.is_busy(), "two requests wait");
        rest.answered(1);
        assert!(rest.is_busy(), "one does");
        rest.changed();
        rest.answered(1);
        assert!(rest.is_busy(), "the answer is not drawn");
        rest.drawing(false);
        rest.changed();
        rest.drawn();
        assert!(rest.is_busy(), "what came while it was drawn is not");
        draw(false);
        assert!(!rest.is_busy());
        rest.asked();
        rest.forget();
        assert!(!rest.is_busy(), "who is gone is not waited for");
    }
}
