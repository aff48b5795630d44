//! Starts the worker that follows worlds.

#[cfg(target_arch = "wasm32")]
fn main() {
    worker::start(worker::Explorer::default());
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("this program runs in a browser's worker only");
    std::process::exit(1);
}
