//! One grammar as a WebAssembly module without imports.
//!
//! A module is built with the feature of one language (`cargo xtask build` builds one per language)
//! and speaks the C calling convention of `wasm32-unknown-unknown`: every number is an `i32` that
//! holds an unsigned value, and addresses are offsets into the exported `memory`.
//!
//! | export | meaning |
//! |---|---|
//! | `malloc(size) -> address` | Room for `size` bytes; 0 when there is none left. |
//! | `parse(address, length) -> address` | The tree of the UTF-8 text at an address, which stays the caller's. |
//! | `free(address)` | Gives back room from `malloc` or `parse`; 0 is allowed. |
//!
//! What `parse` gives is room that the caller frees: a 32-bit little-endian length, then that many
//! bytes, which `syntax::SyntaxTree::from_bytes` reads. It is 0 when the text is not UTF-8 or there
//! is no memory left for the result. Any call but `free` may grow the memory, after which a view of
//! its old buffer is dead: make views of `memory.buffer` anew.
//!
//! ```js
//! const { memory, malloc, parse, free } = instance.exports;
//! const text = new TextEncoder().encode(source);
//! const input = malloc(text.length);
//! new Uint8Array(memory.buffer, input, text.length).set(text);
//! const output = parse(input, text.length);
//! free(input);
//! const length = new DataView(memory.buffer).getUint32(output, true);
//! const tree = new Uint8Array(memory.buffer, output + 4, length).slice();
//! free(output);
//! ```
//!
//! A trap leaves the module in an unknown state: drop the instance and make another.

#![cfg(target_arch = "wasm32")]

mod libc;

use libc::malloc;
use std::slice;

const _: () = assert!(
    grammars::languages().len() == 1,
    "build a module with the feature of one language"
);

/// Parses the text of `length` bytes at `address`; see the crate's documentation.
///
/// # Safety
/// The text must lie in memory that nobody writes during the call.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn parse(address: *const u8, length: usize) -> *mut u8 {
    // SAFETY: as the caller promises. Empty text may have any address but 0.
    let text = match length {
        0 => &[],
        _ => unsafe { slice::from_raw_parts(address, length) },
    };
    let Ok(source) = str::from_utf8(text) else {
        return std::ptr::null_mut();
    };
    let tree = grammars::parse_to_bytes(&grammars::languages()[0], source);
    let output = malloc(tree.len() + 4);
    if !output.is_null() {
        // SAFETY: `output` is fresh room for the length and the tree.
        unsafe {
            output
                .cast::<[u8; 4]>()
                .write((tree.len() as u32).to_le_bytes());
            output
                .add(4)
                .copy_from_nonoverlapping(tree.as_ptr(), tree.len());
        }
    }
    output
}
