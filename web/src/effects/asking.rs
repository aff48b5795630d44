//! Requests to language models: what the assistant has made and the person has allowed is sent, with the key, and what comes back is
//! said to the assistant.
//!
//! The script that sends is fetched when something is first sent.

use crate::engine::{self, Worker};
use crate::store::{AssistMsg, Msg, Sending};
use protocol::{Heard, Wish};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::js_sys::Array;
use yew::Callback;

#[wasm_bindgen(raw_module = "./offline.js")]
extern "C" {
    /// Fetches the script; gives what it exports.
    #[wasm_bindgen(catch)]
    async fn asking() -> Result<JsValue, JsValue>;
}

#[wasm_bindgen]
extern "C" {
    type Asking;

    #[wasm_bindgen(method)]
    #[cfg_attr(
        not(target_arch = "wasm32"),
        expect(clippy::too_many_arguments, reason = "what a request consists of")
    )]
    fn ask(
        this: &Asking,
        method: &str,
        url: &str,
        names: Vec<String>,
        values: Vec<String>,
        body: &str,
        key: &str,
        tell: &Tell,
    );

    #[wasm_bindgen(method)]
    fn stop(this: &Asking);
}

/// What the script calls with what comes back.
type Tell = Closure<dyn FnMut(Array)>;

/// The assistant and the request that is under way.
#[derive(Default)]
pub(super) struct Models {
    assistant: Option<Worker<Wish>>,
    /// The script, once it is there.
    script: Rc<RefCell<Option<Asking>>>,
    /// Kept as long as it may be called.
    tell: Rc<RefCell<Option<Tell>>>,
    /// Counts sendings and stops: what was stopped while the script was fetched is not sent.
    turn: Rc<Cell<u32>>,
}

impl Models {
    /// Says something to the assistant, which is started if it was not before.
    pub(super) fn wish(&mut self, wish: &Wish, emit: &Callback<Msg>) {
        let hear = emit.reform(|heard| Msg::Assist(AssistMsg::Heard(heard)));
        if self.assistant.is_none() {
            match engine::assistant(hear.clone()) {
                Ok(started) => self.assistant = Some(started),
                Err(error) => hear.emit(Heard::Fault(format!("{error:?}"))),
            }
        }
        if let Some(assistant) = &self.assistant {
            assistant.post(wish);
        }
    }

    /// Ends the assistant, and what is under way.
    pub(super) fn quit(&mut self) {
        self.stop();
        self.assistant = None;
    }

    /// Sends a request.
    pub(super) fn send(&self, sending: Sending, emit: &Callback<Msg>) {
        let (script, tell, emit) = (self.script.clone(), self.tell.clone(), emit.clone());
        let turn = self.turn.clone();
        turn.update(|turn| turn + 1);
        let own = turn.get();
        spawn_local(async move {
            if script.borrow().is_none() {
                match asking().await {
                    Ok(fetched) => *script.borrow_mut() = Some(fetched.unchecked_into()),
                    Err(_) => {
                        let wish = Wish::Unreachable(false);
                        return emit.emit(Msg::Assist(AssistMsg::Came(wish)));
                    }
                }
            }
            if turn.get() != own {
                return;
            }
            let came = Closure::new(move |data: Array| {
                if let Some(wish) = wish_of(&data) {
                    emit.emit(Msg::Assist(AssistMsg::Came(wish)));
                }
            });
            let key = sending.key.reveal();
            let secret = sending.key_header;
            let secret = secret.map(|(name, front)| (name, format!("{front}{key}")));
            let (names, values) = sending.headers.into_iter().chain(secret).unzip();
            if let Some(script) = &*script.borrow() {
                let (method, url, body) = (&sending.method, &sending.url, &sending.body);
                script.ask(method, url, names, values, body, key, &came);
            }
            *tell.borrow_mut() = Some(came);
        });
    }

    /// Ends the request that is under way.
    pub(super) fn stop(&self) {
        self.turn.update(|turn| turn + 1);
        if let Some(script) = &*self.script.borrow() {
            script.stop();
        }
    }
}

/// What the script tells.
fn wish_of(data: &Array) -> Option<Wish> {
    Some(match data.get(0).as_string()?.as_str() {
        "status" => Wish::Status {
            status: data.get(1).as_f64()? as u16,
            retry_after: data.get(2).as_string(),
            whole: data.get(3).as_bool()?,
        },
        "text" => Wish::Text(data.get(1).as_string()?),
        "ended" => Wish::Ended,
        _ => Wish::Unreachable(data.get(1).as_bool()?),
    })
}
