//! One language as a WebAssembly module without imports: its grammar and its frontend.
//!
//! A module is built with the feature of one language (`cargo xtask build` builds one per language)
//! and speaks the C calling convention of `wasm32-unknown-unknown`: every number is an `i32` that
//! holds an unsigned value, and addresses are offsets into the exported `memory`.
//!
//! | export | meaning |
//! |---|---|
//! | `malloc(size) -> address` | Room for `size` bytes; 0 when there is none left. |
//! | `parse(address, length) -> address` | The tree of the UTF-8 text at an address, as `syntax::SyntaxTree::from_bytes` reads it. |
//! | `call(address, length) -> address` | The answer to a request, both as `translate::Remote` has them. |
//! | `free(address)` | Gives back room from any of the others; 0 is allowed. |
//!
//! The bytes handed in stay the caller's. What `parse` and `call` give is room that the caller frees: a 32-bit
//! little-endian length, then that many bytes. It is 0 when the text is not UTF-8 or there
//! is no memory left for the result. Any call but `free` may grow the memory, after which a view of
//! its old buffer is dead: make views of `memory.buffer` anew.
//!
//! ```js
//! const { memory, malloc, call, free } = instance.exports;
//! const input = malloc(request.length);
//! new Uint8Array(memory.buffer, input, request.length).set(request);
//! const output = call(input, request.length);
//! free(input);
//! const length = new DataView(memory.buffer).getUint32(output, true);
//! const answer = new Uint8Array(memory.buffer, output + 4, length).slice();
//! free(output);
//! ```
//!
//! The module keeps what it was brought of its library. A trap leaves it in an unknown state: drop the instance and
//! make another.

#![cfg(target_arch = "wasm32")]

mod libc;

use frontend::Frontend;
use grammars::{Grammar, Reparser, SyntaxTree};
use libc::malloc;
use std::cell::RefCell;
use std::slice;
use translate::{Library, Linked, Translator};

/// The language that this is a module of.
const LANGUAGE: (&Frontend, &Grammar) = match registry::all() {
    [language] => *language,
    _ => panic!("build a module with the feature of one language"),
};

thread_local! {
    static TRANSLATOR: RefCell<Box<dyn Translator>> = RefCell::new(Box::new(translator()));
}

/// The prelude that was lowered when this was built.
fn prelude(language: &str) -> Option<&'static [u8]> {
    include!(concat!(env!("OUT_DIR"), "/preludes.rs"))
}

fn translator() -> impl Translator {
    let (frontend, grammar) = LANGUAGE;
    let mut parser = Reparser::new(grammar);
    let parse = move |_: &str, source: &str| {
        let tree = SyntaxTree::from_bytes(&parser.parse_to_bytes(source));
        Ok(tree.expect("the encoder writes trees"))
    };
    Linked::new(frontend, parse, Library::on_demand().with_preludes(prelude))
}

/// The bytes at an address.
///
/// # Safety
/// They must lie in memory that nobody writes while the result is used.
unsafe fn bytes<'a>(address: *const u8, length: usize) -> &'a [u8] {
    match length {
        // Nothing may have any address but 0.
        0 => &[],
        // SAFETY: as the caller promises.
        _ => unsafe { slice::from_raw_parts(address, length) },
    }
}

/// Room with a length and bytes, for the caller.
fn handed_out(bytes: &[u8]) -> *mut u8 {
    let output = malloc(bytes.len() + 4);
    if !output.is_null() {
        // SAFETY: `output` is fresh room for the length and the bytes.
        unsafe {
            output
                .cast::<[u8; 4]>()
                .write((bytes.len() as u32).to_le_bytes());
            output
                .add(4)
                .copy_from_nonoverlapping(bytes.as_ptr(), bytes.len());
        }
    }
    output
}

/// Parses the text of `length` bytes at `address`; see the crate's documentation.
///
/// # Safety
/// The text must lie in memory that nobody writes during the call.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn parse(address: *const u8, length: usize) -> *mut u8 {
    // SAFETY: as the caller promises.
    let Ok(source) = str::from_utf8(unsafe { bytes(address, length) }) else {
        return std::ptr::null_mut();
    };
    handed_out(&grammars::parse_to_bytes(LANGUAGE.1, source))
}

/// Answers the request of `length` bytes at `address`; see the crate's documentation.
///
/// # Safety
/// The request must lie in memory that nobody writes during the call.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn call(address: *const u8, length: usize) -> *mut u8 {
    // SAFETY: as the caller promises.
    let request = unsafe { bytes(address, length) };
    let answer =
        TRANSLATOR.with_borrow_mut(|translator| translate::serve(&mut **translator, request));
    handed_out(&answer)
}
