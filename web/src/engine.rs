//! The workers: one holds the engine; others hold further parts of it and are started when somebody first asks.

use crate::store::Part;
use gloo::events::EventListener;
use protocol::{Ask, Heard, Reply, Request, Told, Wish, decode, encode};
use serde::{Serialize, de::DeserializeOwned};
use std::marker::PhantomData;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::js_sys::{Array, Reflect, Uint8Array};
use yew::Callback;

/// Where the page's first lines say where the worker's script is, relative to the page.
const SCRIPT: &str = "reddragonScript";
/// Where the page's first lines put the worker that they started, so that it loads beside the page.
const EARLY: &str = "reddragonWorker";

/// A running worker, which is asked `Q`; dropping it ends it.
pub(crate) struct Worker<Q> {
    worker: web_sys::Worker,
    _listeners: [EventListener; 2],
    asks: PhantomData<Q>,
}

/// Starts the engine, whose replies go to `reply`, and to `answered` how many requests they and those before them answer.
///
/// # Errors
/// When the browser cannot start it.
pub(crate) fn engine(
    reply: Callback<Reply>,
    answered: Callback<u32>,
) -> Result<Worker<Request>, JsValue> {
    let worker = match early() {
        Some(worker) => worker,
        None => web_sys::Worker::new(&script())?,
    };
    Ok(Worker::of(worker, reply, Reply::Fault, answered))
}

/// Starts another part of the engine.
///
/// # Errors
/// When the browser cannot start it.
pub(crate) fn part(part: Part, told: Callback<Told>) -> Result<Worker<Ask>, JsValue> {
    let options = web_sys::WorkerOptions::new();
    // The worker's script knows by its name what to load.
    options.set_name(match part {
        Part::Analyzer => "reddragon-analyzer",
        Part::Explorer => "reddragon-explorer",
    });
    let worker = web_sys::Worker::new_with_options(&script(), &options)?;
    Ok(Worker::of(worker, told, Told::Fault, Callback::noop()))
}

/// Starts what makes questions for language models and reads their answers.
///
/// # Errors
/// When the browser cannot start it.
pub(crate) fn assistant(heard: Callback<Heard>) -> Result<Worker<Wish>, JsValue> {
    let options = web_sys::WorkerOptions::new();
    options.set_name("reddragon-assistant");
    let worker = web_sys::Worker::new_with_options(&script(), &options)?;
    Ok(Worker::of(worker, heard, Heard::Fault, Callback::noop()))
}

impl<Q: Serialize> Worker<Q> {
    fn of<R: DeserializeOwned + 'static>(
        worker: web_sys::Worker,
        reply: Callback<R>,
        broken: fn(String) -> R,
        answered: Callback<u32>,
    ) -> Worker<Q> {
        let fault = reply.clone();
        let message = EventListener::new(&worker, "message", move |event| {
            let event: &web_sys::MessageEvent = event.unchecked_ref();
            // One task, so that the page is drawn once for all that is said in it.
            for part in Array::from(&event.data()) {
                if let Some(count) = part.as_f64() {
                    answered.emit(count as u32);
                    continue;
                }
                let bytes = Uint8Array::new(&part).to_vec();
                reply.emit(decode(&bytes).unwrap_or_else(|error| broken(error.to_string())));
            }
        });
        let error = EventListener::new(&worker, "error", move |event| {
            event.prevent_default();
            let event: &web_sys::ErrorEvent = event.unchecked_ref();
            fault.emit(broken(event.message()));
        });
        Worker {
            worker,
            _listeners: [message, error],
            asks: PhantomData,
        }
    }

    /// Says something to the worker; until it listens, the browser keeps it.
    pub(crate) fn post(&self, request: &Q) {
        let bytes = Uint8Array::from(encode(request).as_slice()).buffer();
        let transfer = Array::of1(&bytes);
        if let Err(error) = self.worker.post_message_with_transfer(&bytes, &transfer) {
            web_sys::console::error_1(&error);
        }
    }
}

fn script() -> String {
    let script = web_sys::window().and_then(|window| Reflect::get(&window, &SCRIPT.into()).ok());
    let script = script.and_then(|script| script.as_string());
    script.unwrap_or_else(|| "worker.js".to_owned())
}

/// The worker that was started early, once.
fn early() -> Option<web_sys::Worker> {
    let window = web_sys::window()?;
    let worker = Reflect::get(&window, &EARLY.into()).ok()?.dyn_into().ok()?;
    Reflect::delete_property(&window, &EARLY.into()).ok()?;
    Some(worker)
}

impl<Q> Drop for Worker<Q> {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}
