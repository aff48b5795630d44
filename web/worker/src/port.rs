//! Connects a part of the engine to the page: messages in order, slices in between.
//!
//! Invariant: replies to requests that waited together leave together, as one message, and before the next slice: the page
//! draws once for a key and for the cursor that it moved. Behind the replies, a message says how many requests it answers, so that
//! the page knows what is still to come.

use crate::host::Missing;
use crate::language;
use crate::service::Service;
use js_sys::{Array, Function, Object, Promise, Reflect, Uint8Array};
use protocol::{decode, encode};
use serde::{Serialize, de::DeserializeOwned};
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent, MessagePort};

/// How long a slice of work lasts, in milliseconds; messages wait no longer than this.
const SLICE: f64 = 10.0;

struct Port<S: Service> {
    scope: DedicatedWorkerGlobalScope,
    host: RefCell<S>,
    /// Requests that wait for something to be fetched, and those behind them.
    waiting: RefCell<VecDeque<S::Request>>,
    loading: RefCell<bool>,
    /// Replies that have not left.
    said: RefCell<Vec<S::Reply>>,
    /// Requests that these answer; some are answered by nothing.
    answered: Cell<u32>,
    /// A message through this comes back after those that already wait.
    bell: MessagePort,
    rung: RefCell<bool>,
}

/// Listens to the page from now on.
pub fn start<S>(service: S)
where
    S: Service<Request: DeserializeOwned, Reply: Serialize> + 'static,
{
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    report_panics::<S>(scope.clone());
    let channel = MessageChannel::new().expect("every browser with workers has channels");
    let port = Rc::new(Port {
        scope: scope.clone(),
        host: RefCell::new(service),
        waiting: RefCell::new(VecDeque::new()),
        loading: RefCell::new(false),
        said: RefCell::default(),
        answered: Cell::new(0),
        bell: channel.port1(),
        rung: RefCell::new(false),
    });
    let slices = Rc::clone(&port);
    let rings = Closure::<dyn FnMut()>::new(move || slices.slice());
    channel
        .port2()
        .set_onmessage(Some(rings.as_ref().unchecked_ref()));
    let listener = Rc::clone(&port);
    let messages = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        listener.received(&event.data());
    });
    scope.set_onmessage(Some(messages.as_ref().unchecked_ref()));
    // Both live as long as the worker.
    rings.forget();
    messages.forget();
    let early = Reflect::get(&scope, &"early".into()).unwrap_or_default();
    for message in Array::from(&early) {
        port.received(&message);
    }
}

/// What an error of a script says, in its own words alone.
fn said(error: JsValue) -> String {
    match error.dyn_ref::<js_sys::Error>() {
        Some(error) => String::from(error.message()),
        None => format!("{error:?}"),
    }
}

impl<S> Port<S>
where
    S: Service<Request: DeserializeOwned, Reply: Serialize> + 'static,
{
    fn received(self: &Rc<Self>, message: &JsValue) {
        match decode(&Uint8Array::new(message).to_vec()) {
            Ok(request) => self.waiting.borrow_mut().push_back(request),
            Err(error) => post(&self.scope, &[S::fault(error.to_string())], 0),
        }
        self.answer();
    }

    /// Answers what waits, up to the first request that needs something which is not here.
    fn answer(self: &Rc<Self>) {
        if *self.loading.borrow() {
            return;
        }
        loop {
            let next = self.waiting.borrow_mut().pop_front();
            let Some(request) = next else { break };
            let missing = self.host.borrow_mut().receive(&request);
            let said = self.host.borrow_mut().take_replies();
            self.said.borrow_mut().extend(said);
            if let Some(missing) = missing {
                self.waiting.borrow_mut().push_front(request);
                self.load(missing);
                break;
            }
            self.answered.update(|count| count + 1);
        }
        self.ring();
    }

    fn load(self: &Rc<Self>, missing: Missing) {
        *self.loading.borrow_mut() = true;
        let port = Rc::clone(self);
        spawn_local(async move {
            match missing {
                Missing::Language(language) => {
                    let translator = language::load(&port.scope, &language).await;
                    let translator = translator.map_err(said);
                    let mut host = port.host.borrow_mut();
                    host.compiler().bring_language(language, translator);
                }
                Missing::Library(language) => {
                    let files = library(&port.scope, &language).await;
                    let files = files.map_err(said);
                    let mut host = port.host.borrow_mut();
                    host.compiler().bring_library(&language, files);
                }
            }
            *port.loading.borrow_mut() = false;
            port.answer();
        });
    }

    /// Says what was answered, does a slice of work, if there is any, and comes back for more.
    fn slice(self: &Rc<Self>) {
        *self.rung.borrow_mut() = false;
        self.flush();
        if self.host.borrow().busy() {
            let clock = self.scope.performance();
            let now = || clock.as_ref().map_or(0.0, web_sys::Performance::now);
            let until = now() + SLICE;
            self.host.borrow_mut().slice(&mut || now() >= until);
            *self.said.borrow_mut() = self.host.borrow_mut().take_replies();
            self.flush();
        }
        self.ring();
    }

    fn ring(&self) {
        let due = self.host.borrow().busy() || self.has_news();
        if due && !self.rung.replace(true) {
            // Fails for no reason that we could do anything about.
            let _ = self.bell.post_message(&JsValue::NULL);
        }
    }

    /// Whether there is something to tell the page.
    fn has_news(&self) -> bool {
        self.answered.get() > 0 || !self.said.borrow().is_empty()
    }

    fn flush(&self) {
        if self.has_news() {
            post(&self.scope, &self.said.take(), self.answered.take());
        }
    }
}

/// Fetches the library of a language: one object, from paths to texts.
///
/// # Errors
/// When there is none, or the network is away and it was never kept.
async fn library(
    scope: &DedicatedWorkerGlobalScope,
    language: &str,
) -> Result<Vec<(String, String)>, JsValue> {
    let load: Function = Reflect::get(scope, &"library".into())?.dyn_into()?;
    let loading: Promise = load.call1(scope, &language.into())?.dyn_into()?;
    let object: Object = JsFuture::from(loading).await?.dyn_into()?;
    let entries = Object::entries(&object);
    let files = entries.iter().filter_map(|entry| {
        let entry: Array = entry.dyn_into().ok()?;
        Some((entry.get(0).as_string()?, entry.get(1).as_string()?))
    });
    Ok(files.collect())
}

/// Says replies in one message, a buffer each, and how many requests they answer: the page draws once for all of them.
fn post<T: Serialize>(scope: &DedicatedWorkerGlobalScope, replies: &[T], answered: u32) {
    let buffers = replies.iter();
    let buffers: Array = buffers
        .map(|reply| Uint8Array::from(encode(reply).as_slice()).buffer())
        .collect();
    let message = buffers.concat(&Array::of1(&answered.into()));
    if let Err(error) = scope.post_message_with_transfer(&message, &buffers) {
        web_sys::console::error_1(&error);
    }
}

/// A panic is a bug of ours: the page is told, keeps the person's text and starts another worker.
fn report_panics<S: Service<Reply: Serialize> + 'static>(scope: DedicatedWorkerGlobalScope) {
    std::panic::set_hook(Box::new(move |info| {
        let what = info.payload_as_str().unwrap_or("a panic");
        let at = info
            .location()
            .map_or(String::new(), |at| format!(" at {at}"));
        post(&scope, &[S::fault(format!("{what}{at}"))], 0);
    }));
}
