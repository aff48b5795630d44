//! Starts the worker that makes questions for language models and reads their answers.

#[cfg(target_arch = "wasm32")]
fn main() {
    worker::start(worker::Assistant::default());
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("this program runs in a browser's worker only");
    std::process::exit(1);
}
