//! The part of the C library that the tree-sitter runtime and the grammars' scanners call.
//!
//! `tree-sitter-language` has a small C library for this target. Its string functions serve; its
//! allocator does not, since it takes the whole memory for itself, from address 0, and no more than
//! 4 MB of it. With every function of that file defined here, the linker never takes the file in.
//! What C allocates comes from Rust's allocator.

use std::alloc::{Layout, alloc, alloc_zeroed, dealloc, realloc as resize};
use std::ffi::c_int;
use std::ptr::null_mut;

/// Enough for every C type, and for the size that stands before what a block holds.
const ALIGN: usize = 8;

/// The layout of a block of `size` bytes with its header.
fn layout(size: usize) -> Option<Layout> {
    Layout::from_size_align(size.checked_add(ALIGN)?, ALIGN).ok()
}

/// Notes the size in a fresh block's header and gives the address behind it.
///
/// # Safety
/// `block` is null or has the layout of `size`.
unsafe fn finish(block: *mut u8, size: usize) -> *mut u8 {
    if block.is_null() {
        return block;
    }
    // SAFETY: the header is part of the layout and aligned.
    unsafe {
        block.cast::<usize>().write(size);
        block.add(ALIGN)
    }
}

/// The start of the block that holds an address from [`finish`], and its layout.
///
/// # Safety
/// The address came from [`finish`] and is not freed.
unsafe fn block(address: *mut u8) -> (*mut u8, Layout) {
    // SAFETY: the header stands before the address and holds a size that had a layout.
    unsafe {
        let block = address.sub(ALIGN);
        let size = block.cast::<usize>().read();
        (
            block,
            Layout::from_size_align_unchecked(size + ALIGN, ALIGN),
        )
    }
}

/// Room for `size` bytes, or null.
#[unsafe(no_mangle)]
pub extern "C" fn malloc(size: usize) -> *mut u8 {
    let Some(layout) = layout(size) else {
        return null_mut();
    };
    // SAFETY: the layout holds at least a header.
    unsafe { finish(alloc(layout), size) }
}

#[unsafe(no_mangle)]
extern "C" fn calloc(count: usize, size: usize) -> *mut u8 {
    let Some(size) = count.checked_mul(size) else {
        return null_mut();
    };
    let Some(layout) = layout(size) else {
        return null_mut();
    };
    // SAFETY: the layout holds at least a header.
    unsafe { finish(alloc_zeroed(layout), size) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn realloc(address: *mut u8, size: usize) -> *mut u8 {
    if address.is_null() {
        return malloc(size);
    }
    let Some(new) = layout(size) else {
        return null_mut();
    };
    // SAFETY: C passes what `malloc` and the like gave, and the new size has a layout.
    unsafe {
        let (block, old) = block(address);
        finish(resize(block, old, new.size()), size)
    }
}

/// Gives back room that `malloc` and the like gave; null is allowed.
#[unsafe(no_mangle)]
unsafe extern "C" fn free(address: *mut u8) {
    if !address.is_null() {
        // SAFETY: C passes what `malloc` and the like gave.
        unsafe {
            let (block, layout) = block(address);
            dealloc(block, layout);
        }
    }
}

#[unsafe(no_mangle)]
extern "C" fn abort() -> ! {
    std::arch::wasm32::unreachable()
}

#[unsafe(no_mangle)]
extern "C" fn exit(_status: c_int) -> ! {
    abort()
}
