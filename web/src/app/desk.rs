//! Where messages are dealt with: each goes to the store, and what that asks for is done.
//!
//! Invariant: a message is dealt with where it is emitted, and drawn when that task is over. So the worker reads what was typed
//! while the editor still puts it on the screen.

use super::Page;
use crate::effects::Outside;
use crate::rest::Rest;
use crate::store::{self, Msg};
use protocol::Reply;
use std::cell::{Ref, RefCell};
use std::collections::VecDeque;
use std::rc::{Rc, Weak};
use yew::Callback;

/// See the module's documentation.
pub(super) struct Desk {
    /// Brings a message here: one for the page's whole life, so that what was drawn with it and nothing new is left as it is.
    pub(super) emit: Callback<Msg>,
    /// Whether all of it is dealt with and drawn.
    pub(super) rest: Rest,
    /// Messages that wait for the one being dealt with.
    waiting: RefCell<VecDeque<Msg>>,
    work: RefCell<Work>,
}

/// What messages change.
struct Work {
    page: Page,
    outside: Outside,
}

impl Desk {
    /// A desk with the worker started; `draw` is called when something was dealt with that is to be seen.
    pub(super) fn new(draw: impl Fn() + 'static) -> Rc<Desk> {
        let desk = Rc::new_cyclic(|desk: &Weak<Desk>| {
            let desk = desk.clone();
            let rest = Rest::default();
            let change = rest.clone();
            let emit = Callback::from(move |msg| {
                if desk.upgrade().is_some_and(|desk| desk.take(msg)) {
                    change.changed();
                    draw();
                }
            });
            let work = Work {
                page: Page {
                    root: rest.root(),
                    ..Page::default()
                },
                outside: Outside::new(emit.clone(), rest.clone()),
            };
            Desk {
                emit,
                rest,
                waiting: RefCell::default(),
                work: RefCell::new(work),
            }
        });
        desk.work.borrow_mut().outside.restart();
        desk
    }

    /// What is seen now.
    pub(super) fn page(&self) -> Ref<'_, Page> {
        Ref::map(self.work.borrow(), |work| &work.page)
    }

    /// Deals with a message and with those that come of it; whether there is something new to draw. A message that comes while
    /// another is being dealt with waits for that.
    pub(super) fn take(&self, msg: Msg) -> bool {
        self.waiting.borrow_mut().push_back(msg);
        let Ok(mut work) = self.work.try_borrow_mut() else {
            return false;
        };
        let mut seen = false;
        loop {
            let next = self.waiting.borrow_mut().pop_front();
            let Some(msg) = next else { return seen };
            seen |= work.take(msg);
        }
    }
}

impl Work {
    /// Deals with one message; whether there is something new to draw.
    fn take(&mut self, msg: Msg) -> bool {
        // Nobody is to see the steps between a program's start and the one that it opens at.
        let is_passed =
            matches!(msg, Msg::Reply(_)) && !matches!(msg, Msg::Reply(Reply::Progress { .. }));
        let on_the_way = self.page.model.examples.on_the_way();
        for effect in store::update(&mut self.page.model, msg) {
            self.outside.perform(&self.page.model, effect);
        }
        self.page.reveal = self.outside.reveal;
        !(is_passed && on_the_way && self.page.model.examples.on_the_way())
    }
}
