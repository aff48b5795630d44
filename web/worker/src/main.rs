//! Starts the worker.

#[cfg(target_arch = "wasm32")]
fn main() {
    worker::start(worker::Host::new());
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("this program runs in a browser's worker only");
    std::process::exit(1);
}
