//! Allocations that the program frees by hand, and the functions on bytes whose speed matters.

use crate::machine::{Machine, Outcome};
use crate::memory::Access;
use crate::natives::IntrinsicFn;
use crate::natives::kernel::regions::overlap;
use crate::natives::operand;
use crate::natives::operands::{unless_unknown, whole};
use crate::value::{Handle, Value};
use ir::{Intrinsic, Scalar, Storage, Undefined};

pub(super) const TABLE: &[(Intrinsic, IntrinsicFn)] = &[
    (Intrinsic::Malloc, |m, args| {
        unless_unknown!(m, args, "malloc");
        let [size] = m.initialised([operand(args, 0)])?;
        Ok(allocate(m, whole(size) as u64, 16))
    }),
    (Intrinsic::Calloc, calloc),
    (Intrinsic::Realloc, realloc),
    (Intrinsic::Free, free),
    (Intrinsic::AlignedAlloc, |m, args| {
        unless_unknown!(m, args, "aligned_alloc");
        let [align, size] = m.initialised([operand(args, 0), operand(args, 1)])?;
        let align = whole(align) as u64;
        if !align.is_power_of_two() {
            return Ok(Value::Nil);
        }
        Ok(allocate(m, whole(size) as u64, align))
    }),
    (Intrinsic::MemCopy, |m, args| copy(m, args, true)),
    (Intrinsic::MemMove, |m, args| copy(m, args, false)),
    (Intrinsic::MemSet, mem_set),
    (Intrinsic::MemCompare, mem_compare),
    (Intrinsic::MemFind, mem_find),
    (Intrinsic::CStringLength, string_length),
];

/// A new allocation; nil where there is no room.
fn allocate(m: &mut Machine, size: u64, align: u64) -> Value {
    m.new_region(size, Storage::Heap, align)
        .map_or(Value::Nil, |handle| Value::Pointer(handle, 0))
}

fn calloc(m: &mut Machine, args: &[Value]) -> Outcome {
    unless_unknown!(m, args, "calloc");
    let [count, size] = m.initialised([operand(args, 0), operand(args, 1)])?;
    let Some(bytes) = (whole(count) as u64).checked_mul(whole(size) as u64) else {
        return Ok(Value::Nil);
    };
    let pointer = allocate(m, bytes, 16);
    if let Value::Pointer(handle, _) = pointer
        && let Some(region) = m.region_mut(handle)
    {
        region.fill(0, bytes as usize, 0);
    }
    Ok(pointer)
}

/// The allocation that a pointer is to the start of; nothing for null and where undefined behaviour was reported.
fn allocation(m: &mut Machine, pointer: Value, dead: Undefined) -> Outcome<Option<Handle>> {
    let [pointer] = m.initialised([pointer])?;
    let (handle, offset) = match pointer {
        Value::Nil | Value::Unknown(_) => return Ok(None),
        Value::Pointer(handle, offset) => (handle, offset),
        _ => {
            m.undefined(Undefined::InvalidFree)?;
            return Ok(None);
        }
    };
    let Some(region) = m.region(handle) else {
        return Ok(None);
    };
    let (is_alive, storage) = (region.is_alive, region.storage);
    if storage == Storage::Heap && is_alive && offset == 0 {
        return Ok(Some(handle));
    }
    let object = m.describe_region(handle);
    let (kind, words) = if storage != Storage::Heap {
        let words = format!("what is freed is {object}, and no allocation");
        (Undefined::InvalidFree, words)
    } else if !is_alive {
        (dead, format!("{object} has been freed already"))
    } else {
        let words = format!(
            "what is freed lies {offset} {} behind the start of {object}",
            if offset == 1 { "byte" } else { "bytes" }
        );
        (Undefined::InvalidFree, words)
    };
    m.undefined_with(kind, Some(handle), || words)?;
    Ok(None)
}

fn free(m: &mut Machine, args: &[Value]) -> Outcome {
    if let Some(handle) = allocation(m, operand(args, 0), Undefined::DoubleFree)? {
        m.end_region(handle);
    }
    Ok(Value::Nil)
}

fn realloc(m: &mut Machine, args: &[Value]) -> Outcome {
    unless_unknown!(m, args, "realloc");
    let [old, size] = m.initialised([operand(args, 0), operand(args, 1)])?;
    let size = whole(size) as u64;
    if old == Value::Nil {
        return Ok(allocate(m, size, 16));
    }
    let Some(handle) = allocation(m, old, Undefined::DanglingPointer)? else {
        return Ok(Value::Nil);
    };
    if size == 0 {
        // As glibc does.
        m.end_region(handle);
        return Ok(Value::Nil);
    }
    let new = allocate(m, size, 16);
    if new == Value::Nil {
        return Ok(Value::Nil);
    }
    let kept = m
        .region(handle)
        .map_or(0, |region| region.size())
        .min(size as usize);
    m.copy_bytes(new, old, kept)?;
    m.end_region(handle);
    Ok(new)
}

fn copy(m: &mut Machine, args: &[Value], is_apart: bool) -> Outcome {
    let [to, from, length] =
        m.initialised([operand(args, 0), operand(args, 1), operand(args, 2)])?;
    let length = whole(length) as usize;
    if args.iter().any(|value| matches!(value, Value::Unknown(_))) {
        let copied = m.unknown_intrinsic("memcpy", args);
        m.blur_behind(to, copied);
        return Ok(to);
    }
    if is_apart && overlap(to, from, length) {
        m.undefined(Undefined::OverlappingCopy)?;
    }
    m.copy_bytes(to, from, length)?;
    if let Some((handle, at)) = crate::memory::region::parts(to)
        && let Some(region) = m.region_mut(handle)
        && region.is_alive
        && region.holds(at, length)
    {
        region.forget_types(at as usize, length);
    }
    Ok(to)
}

fn mem_set(m: &mut Machine, args: &[Value]) -> Outcome {
    let [to, byte, length] =
        m.initialised([operand(args, 0), operand(args, 1), operand(args, 2)])?;
    if args.iter().any(|value| matches!(value, Value::Unknown(_))) {
        let set = m.unknown_intrinsic("memset", args);
        m.blur_behind(to, set);
        return Ok(to);
    }
    let length = whole(length) as usize;
    if length > 0
        && let Some((handle, at)) = m.reach(Access::Write, to, 0, length, 1)?
        && let Some(region) = m.region_mut(handle)
    {
        region.fill(at, length, whole(byte) as u8);
    }
    Ok(to)
}

fn mem_compare(m: &mut Machine, args: &[Value]) -> Outcome {
    unless_unknown!(m, args, "memcmp");
    let [a, b, length] = m.initialised([operand(args, 0), operand(args, 1), operand(args, 2)])?;
    let length = whole(length) as usize;
    let (Some(a), Some(b)) = (m.read_bytes(a, length)?, m.read_bytes(b, length)?) else {
        return Ok(Value::Sized(Scalar::I32, 0));
    };
    let difference = a.iter().zip(&b).find(|(a, b)| a != b);
    let sign = difference.map_or(0, |(&a, &b)| i64::from(a) - i64::from(b));
    Ok(Value::Sized(Scalar::I32, sign))
}

fn mem_find(m: &mut Machine, args: &[Value]) -> Outcome {
    unless_unknown!(m, args, "memchr");
    let [start, byte, length] =
        m.initialised([operand(args, 0), operand(args, 1), operand(args, 2)])?;
    let (wanted, length) = (whole(byte) as u8, whole(length) as usize);
    let Value::Pointer(handle, offset) = start else {
        m.read_bytes(start, length)?;
        return Ok(Value::Nil);
    };
    // It reads no further than the byte that it finds.
    let room = m.region(handle).map_or(0, |region| {
        if region.is_alive && region.holds(offset, 0) {
            region.size() - offset as usize
        } else {
            0
        }
    });
    let found = m.region(handle).and_then(|region| {
        let (bytes, _) = region.slice(offset.max(0) as usize, room.min(length));
        bytes.iter().position(|&byte| byte == wanted)
    });
    let read = found.map_or(length, |at| at + 1);
    m.read_bytes(start, read)?;
    Ok(found.map_or(Value::Nil, |at| Value::Pointer(handle, offset + at as i64)))
}

fn string_length(m: &mut Machine, args: &[Value]) -> Outcome {
    unless_unknown!(m, args, "strlen");
    let [text] = m.initialised([operand(args, 0)])?;
    if m.is_unknown_at(text) {
        return Ok(m.unknown_intrinsic("strlen", &[text]));
    }
    let length = m.read_string(text, None)?.map_or(0, |text| text.len());
    Ok(Value::Sized(Scalar::U64, length as i64))
}
