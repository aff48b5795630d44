//! The page's own engine comes in two halves, of which the second is fetched when the first program stands (`www/halves.js`,
//! `www/tools/split/`). What somebody asks for in that moment and the first half cannot do waits, while programs can be stepped
//! through: without that, the call into what is not there would hold up the whole page until it is.

use crate::store::{ExampleMsg, LayoutMsg, LinkMsg, ListMsg, Msg, Notice, PlayMsg};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use yew::Callback;

#[wasm_bindgen]
extern "C" {
    /// Whether the second half is still to come.
    #[wasm_bindgen(js_namespace = ["window", "reddragonHalves"], js_name = isHalf)]
    fn is_half() -> bool;

    /// Fetches it.
    #[wasm_bindgen(js_namespace = ["window", "reddragonHalves"], js_name = complete)]
    async fn complete();
}

/// What waits for the second half, in the order in which it was asked for.
#[derive(Clone, Default)]
pub(crate) struct Held(Rc<RefCell<Vec<Msg>>>);

impl Held {
    /// The message, unless it has to wait; then it is emitted again as soon as the second half is there.
    pub(crate) fn passed(&self, msg: Msg, emit: &Callback<Msg>) -> Option<Msg> {
        if !is_beyond(&msg) || !is_half() {
            return Some(msg);
        }
        self.0.borrow_mut().push(msg);
        let (held, emit) = (self.0.clone(), emit.clone());
        spawn_local(async move {
            complete().await;
            if is_half() {
                let text =
                    "A part of the page cannot be fetched: try again when there is a network.";
                emit.emit(Msg::Notice(Notice {
                    text: text.to_owned(),
                    bad: true,
                }));
                return;
            }
            let all = std::mem::take(&mut *held.borrow_mut());
            all.into_iter().for_each(|msg| emit.emit(msg));
        });
        None
    }

    /// Whether anything waits.
    pub(crate) fn any(&self) -> bool {
        !self.0.borrow().is_empty()
    }
}

/// Whether it is about something that nobody sees or does while the first program is opened and stepped through.
fn is_beyond(msg: &Msg) -> bool {
    match msg {
        Msg::Study(_)
        | Msg::Worlds(_)
        | Msg::Assumed(_)
        | Msg::Breakpoint(_)
        | Msg::Graph(_)
        | Msg::Memory(_)
        | Msg::Ir(_)
        | Msg::File(_) => true,
        Msg::Play(msg) => !matches!(msg, PlayMsg::Stop),
        Msg::List(msg) => matches!(msg, ListMsg::Search(_) | ListMsg::Match(_)),
        Msg::Layout(msg) => !matches!(msg, LayoutMsg::Narrow(_)),
        Msg::Link(msg) => matches!(msg, LinkMsg::Copy(_)),
        Msg::Example(msg) => matches!(msg, ExampleMsg::Pick(_)),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::is_beyond;
    use crate::store::{LayoutMsg, ListMsg, Msg, Panel, PlayMsg, RunMsg};

    #[test]
    fn steps_never_wait_and_other_panels_do() {
        assert!(!is_beyond(&Msg::Run(RunMsg::First)));
        assert!(!is_beyond(&Msg::Layout(LayoutMsg::Narrow(true))));
        assert!(is_beyond(&Msg::Layout(LayoutMsg::Show(Panel::Cfg))));
        assert!(is_beyond(&Msg::List(ListMsg::Search("call".into()))));
        assert!(is_beyond(&Msg::Play(PlayMsg::Speed(2))));
        // Escape is pressed for other reasons, too.
        assert!(!is_beyond(&Msg::Play(PlayMsg::Stop)));
    }
}
