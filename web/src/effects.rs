//! Does what the store asks for.

mod asking;
mod fetch;
pub(crate) mod kept;
pub(crate) mod offline;
pub(crate) mod open;
mod paint;
mod scripts;

use crate::engine::{self, Worker};
use crate::rest::Rest;
use crate::store::{
    ASSIST_KEPT, Effect, KeptMsg, LinkMsg, Model, Msg, Notice, Part, PlayMsg, Start, paper,
};
use gloo::timers::callback::Timeout;
use paint::AfterPaint;
use protocol::{Ask, Copied, Request};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::js_sys::Array;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Storage, Url, window};
use yew::Callback;

/// Everything outside that effects act on.
pub(crate) struct Outside {
    emit: Callback<Msg>,
    engine: Option<Worker<Request>>,
    rest: Rest,
    /// The analyzer and the explorer, started when something is first asked of them.
    parts: [Option<Worker<Ask>>; 2],
    /// Language models, where a person has turned them on.
    models: asking::Models,
    dismiss: Option<Timeout>,
    share: Option<Timeout>,
    /// Until what was typed is kept.
    keep: Option<Timeout>,
    /// Until the next step that is made by itself.
    play: Option<Timeout>,
    /// Until the last one is painted.
    paint: Option<AfterPaint>,
    /// What the editor is to show, with a count that tells one request from the next.
    pub(crate) reveal: (u32, Reveal),
}

/// A place that the editor is to show.
#[derive(Clone, Copy, PartialEq, Default)]
pub(crate) enum Reveal {
    /// None yet.
    #[default]
    Nothing,
    /// Scroll there.
    Scroll(u32),
    /// Go there.
    Go(u32),
}

impl Outside {
    /// An outside without a worker.
    pub(crate) fn new(emit: Callback<Msg>, rest: Rest) -> Outside {
        Outside {
            emit,
            engine: None,
            rest,
            parts: [None, None],
            models: asking::Models::default(),
            dismiss: None,
            share: None,
            keep: None,
            play: None,
            paint: None,
            reveal: (0, Reveal::Nothing),
        }
    }

    /// Starts the worker, in the place of any before.
    pub(crate) fn restart(&mut self) {
        self.engine = None;
        self.rest.forget();
        let rest = self.rest.clone();
        let answered = Callback::from(move |count| rest.answered(count));
        match engine::engine(self.emit.reform(Msg::Reply), answered) {
            Ok(engine) => {
                self.engine = Some(engine);
                // What it said before we listened is lost.
                self.post(&Request::Hello);
            }
            Err(error) => {
                let text = format!("The engine cannot be started in this browser: {error:?}");
                self.emit.emit(Msg::Notice(Notice { text, bad: true }));
            }
        }
    }

    /// Asks the engine, where there is one.
    fn post(&self, request: &Request) {
        if let Some(engine) = &self.engine {
            self.rest.asked();
            engine.post(request);
        }
    }

    /// Asks a part, which is started if it was not before.
    fn ask(&mut self, part: Part, ask: &Ask) {
        let worker = &mut self.parts[part as usize];
        if worker.is_none() {
            let told = self.emit.reform(move |told| Msg::Told(part, told));
            match engine::part(part, told) {
                Ok(started) => *worker = Some(started),
                Err(error) => {
                    let fault = protocol::Told::Fault(format!("{error:?}"));
                    self.emit.emit(Msg::Told(part, fault));
                }
            }
        }
        if let Some(worker) = worker {
            worker.post(ask);
        }
    }

    /// Does one thing.
    pub(crate) fn perform(&mut self, model: &Model, effect: Effect) {
        match effect {
            Effect::Post(request) => self.post(&request),
            Effect::Restart => self.restart(),
            Effect::Ask(part, ask) => self.ask(part, &ask),
            Effect::Quit(part) => self.parts[part as usize] = None,
            Effect::FetchExamples => fetch::examples(self.emit.clone()),
            Effect::FetchExample(example) => fetch::example(self.emit.clone(), example),
            Effect::Remember(name, value) => {
                if let Some(storage) = storage() {
                    // A full or forbidden store only means that nothing is remembered.
                    let _ = storage.set_item(&key(name), &value);
                }
            }
            Effect::RememberKey(name, secret) => {
                if let Some(storage) = storage() {
                    let _ = match secret.is_empty() {
                        true => storage.remove_item(&key(name)),
                        false => storage.set_item(&key(name), secret.reveal()),
                    };
                }
            }
            Effect::Wish(wish) => self.models.wish(&wish, &self.emit),
            Effect::Send(sending) => self.models.send(*sending, &self.emit),
            Effect::StopSending => self.models.stop(),
            Effect::QuitAssistant => self.models.quit(),
            Effect::KeepLater => {
                let emit = self.emit.clone();
                self.keep = Some(Timeout::new(300, move || {
                    emit.emit(Msg::Kept(KeptMsg::Due));
                }));
            }
            Effect::KeepEntry(entry, text) => kept::entry(entry, &text, &self.emit),
            Effect::KeepForLater(entry, text) => kept::for_later(entry, &text, &self.emit),
            Effect::Forget(entry) => kept::forget(entry),
            Effect::NewEntry => kept::begin(true, &self.emit),
            Effect::NameEntry => kept::begin(false, &self.emit),
            Effect::SetFragment(fragment) => set_fragment(&fragment),
            Effect::ShareLater => {
                let emit = self.emit.clone();
                self.share = Some(Timeout::new(400, move || {
                    emit.emit(Msg::Link(LinkMsg::Settled));
                }));
            }
            Effect::PlayLater(millis) => {
                let emit = self.emit.clone();
                self.play = Some(Timeout::new(millis, move || {
                    emit.emit(Msg::Play(PlayMsg::Due));
                }));
            }
            Effect::AfterPaint => {
                let painted = self.emit.reform(|()| Msg::Play(PlayMsg::Painted));
                self.paint = AfterPaint::new(painted);
            }
            Effect::Copy(what) => copy(model, what, self.emit.clone()),
            Effect::Download { name, kind, text } => {
                if let Err(error) = download(&name, kind, &text) {
                    let text = format!("The file cannot be saved: {error:?}");
                    self.emit.emit(Msg::Notice(Notice { text, bad: true }));
                }
            }
            Effect::Archive { name, files } => self.on_paper(scripts::archive(name, files)),
            Effect::Picture { name, svg } => self.on_paper(scripts::picture(name, svg)),
            Effect::Tour(asked) => {
                // Without network there is none, and nobody misses it.
                spawn_local(async move { drop(scripts::tour(asked).await) });
            }
            Effect::Visit(address) => visit(&address),
            Effect::SavePage {
                name,
                languages,
                fragment,
            } => self.on_paper(scripts::page(name, languages, fragment)),
            Effect::SetTheme(theme) => {
                let root = window().and_then(|w| w.document()?.document_element());
                if let Some(root) = root {
                    let _ = root.set_attribute("data-theme", theme.name());
                }
            }
            Effect::Reveal(offset) => self.reveal = (self.reveal.0 + 1, Reveal::Scroll(offset)),
            Effect::GoTo(offset) => self.reveal = (self.reveal.0 + 1, Reveal::Go(offset)),
            Effect::Keep(language) => offline::keep(&language),
            Effect::LookHeld => offline::look(self.emit.clone()),
            Effect::FetchForLater(language) => offline::fetch(language, self.emit.clone()),
            Effect::DismissLater => {
                let emit = self.emit.clone();
                let shown = model.notice.clone();
                let millis = shown.map_or(0, |notice| 3_000 + 40 * notice.text.len() as u32);
                self.dismiss = Some(Timeout::new(millis, move || emit.emit(Msg::Dismiss)));
            }
        }
    }
}

impl Outside {
    /// Waits for something that is made to be saved, and says so when it cannot be.
    fn on_paper(&self, made: impl Future<Output = Result<(), JsValue>> + 'static) {
        let emit = self.emit.clone();
        spawn_local(async move {
            if let Err(error) = made.await {
                let text = format!("The file cannot be saved: {error:?}");
                emit.emit(Msg::Notice(Notice { text, bad: true }));
            }
        });
    }
}

/// What is known before anything is shown.
pub(crate) fn start(narrow: bool) -> Start {
    let recall = |name: &str| {
        let value = storage()?.get_item(&key(name)).ok()??;
        Some((name.to_owned(), value))
    };
    let (entry, kept) = kept::here();
    Start {
        fragment: fragment(),
        remembered: [
            "theme", "middle", "splits", "speed", "counts", "tab", "recent", "blocks",
        ]
        .into_iter()
        .chain(ASSIST_KEPT)
        .filter_map(recall)
        .collect(),
        narrow,
        embedded: parameter("embed").is_some(),
        saved: offline::is_saved(),
        framed: window()
            .is_some_and(|window| window.parent().ok().flatten() != Some(window.clone())),
        gallery: fetch::gallery(),
        example: parameter("example").unwrap_or_default(),
        entry,
        kept,
        left: kept::left(),
    }
}

/// What the page's address says behind `?` under a name; empty where it only names it.
fn parameter(name: &str) -> Option<String> {
    let search = window()?.location().search().ok()?;
    let mut parameters = search.trim_start_matches('?').split('&');
    parameters.find_map(|each| {
        let (key, value) = each.split_once('=').unwrap_or((each, ""));
        (key == name).then(|| value.to_owned())
    })
}

/// The part of the address after `#`.
pub(crate) fn fragment() -> String {
    let hash = window().and_then(|window| window.location().hash().ok());
    hash.unwrap_or_default().trim_start_matches('#').to_owned()
}

fn storage() -> Option<Storage> {
    window()?.local_storage().ok()?
}

fn key(name: &str) -> String {
    format!("reddragon.{name}")
}

/// The page's address without what is behind `#`.
fn plain_address(window: &web_sys::Window) -> String {
    let location = window.location();
    location.pathname().unwrap_or_default() + &location.search().unwrap_or_default()
}

fn set_fragment(fragment: &str) {
    let Some(window) = window() else { return };
    let path = plain_address(&window);
    let address = match fragment {
        "" => path,
        _ => format!("{path}#{fragment}"),
    };
    if let Ok(history) = window.history() {
        // Browsers limit how often the address may change; the next change makes up for it.
        let state = history.state().unwrap_or_default();
        let _ = history.replace_state_with_url(&state, "", Some(&address));
    }
}

/// Goes to another page of the site.
fn visit(address: &str) {
    if let Some(window) = window() {
        let _ = window.location().set_href(address);
    }
}

fn copy(model: &Model, what: Copied, emit: Callback<Msg>) {
    let Some(window) = window() else { return };
    let address = window.location().href().unwrap_or_default();
    let Some((text, says)) = paper::copied(model, what, &address) else {
        return;
    };
    let copied = window.navigator().clipboard().write_text(&text);
    spawn_local(async move {
        let notice = match JsFuture::from(copied).await {
            Ok(_) => Notice {
                text: says,
                bad: false,
            },
            Err(_) => Notice {
                text: "The browser did not allow copying. The link is in the address bar.".into(),
                bad: false,
            },
        };
        emit.emit(Msg::Notice(notice));
    });
}

/// Offers a file to be saved, through a link that is clicked for the person.
fn download(name: &str, kind: &str, text: &str) -> Result<(), JsValue> {
    let window = window().ok_or(JsValue::NULL)?;
    let document = window.document().ok_or(JsValue::NULL)?;
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    let parts = Array::of1(&text.into());
    let blob = Blob::new_with_str_sequence_and_options(&parts, &options)?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let link: HtmlAnchorElement = document.create_element("a")?.unchecked_into();
    link.set_href(&address);
    link.set_download(name);
    link.click();
    Url::revoke_object_url(&address)
}
