//! Being told when what was drawn is on the screen.

use gloo::timers::callback::Timeout;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::window;
use yew::Callback;

/// Somebody waits for the next paint; nobody does any more when this is dropped.
pub(crate) struct AfterPaint {
    frame: i32,
    /// The task behind the frame.
    _behind: Rc<RefCell<Option<Timeout>>>,
    _callback: Closure<dyn FnMut()>,
}

impl AfterPaint {
    /// Tells when what is drawn until the next frame has been painted: a page that nobody sees is not.
    pub(crate) fn new(tell: Callback<()>) -> Option<AfterPaint> {
        let behind = Rc::new(RefCell::new(None));
        let slot = Rc::clone(&behind);
        // Within a frame its paint is still to come; the next task is behind it.
        let callback = Closure::<dyn FnMut()>::new(move || {
            let tell = tell.clone();
            *slot.borrow_mut() = Some(Timeout::new(0, move || tell.emit(())));
        });
        let frame = window()?.request_animation_frame(callback.as_ref().unchecked_ref());
        Some(AfterPaint {
            frame: frame.ok()?,
            _behind: behind,
            _callback: callback,
        })
    }
}

impl Drop for AfterPaint {
    fn drop(&mut self) {
        if let Some(window) = window() {
            // One that is over cannot be called off, which is no error.
            let _ = window.cancel_animation_frame(self.frame);
        }
    }
}
