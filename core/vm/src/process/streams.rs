//! Streams of bytes as C's library has them: standard input, output and the error stream, and files, which live in
//! memory alone.
//!
//! A stream is known to the program by a pointer to a region of its own, which ends when the stream is closed.

use crate::machine::{Machine, Stream};
use crate::value::{Handle, Value};
use ir::{Storage, surrogate};
use std::collections::BTreeMap;
use std::rc::Rc;

/// What a stream reads or writes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Channel {
    /// The run's standard input.
    Input,
    /// Its output or error stream.
    Output(Stream),
    /// A file, by its name.
    File(Rc<[u8]>),
}

/// A stream that is open.
#[derive(Clone, Debug)]
pub struct OpenStream {
    /// The region that stands for it.
    pub region: Handle,
    /// What it reads or writes.
    pub channel: Channel,
    /// Which of the standard streams it is.
    pub standard: Option<i64>,
    /// Where in its file it stands.
    pub at: usize,
    /// Whether it may be read.
    pub reads: bool,
    /// Whether it may be written.
    pub writes: bool,
    /// Whether everything is written at the file's end.
    pub appends: bool,
    /// Bytes pushed back, the next one last.
    pub pushed_back: Vec<u8>,
    /// Whether reading has met the end.
    pub is_at_end: bool,
    /// Whether an operation has failed.
    pub has_failed: bool,
}

/// The streams and files of a run.
#[derive(Clone, Debug, Default)]
pub struct Streams {
    open: Vec<OpenStream>,
    files: BTreeMap<Rc<[u8]>, Rc<Vec<u8>>>,
    /// The start of a character that has been written in part, of each stream.
    pending: [Vec<u8>; 2],
}

impl Streams {
    /// The regions that stand for streams.
    pub(crate) fn regions(&self) -> impl Iterator<Item = Handle> + '_ {
        self.open.iter().map(|stream| stream.region)
    }

    /// Everything that it holds, for digests.
    pub(crate) fn parts(&self, mut visit: impl FnMut(&[u8])) {
        for stream in &self.open {
            visit(&stream.pushed_back);
            let flags = [stream.is_at_end, stream.has_failed].map(u8::from);
            visit(&flags);
            visit(&(stream.at as u64).to_le_bytes());
            visit(&stream.region.0.to_le_bytes());
        }
        for (name, file) in &self.files {
            visit(name);
            visit(file);
        }
        self.pending.iter().for_each(|bytes| visit(bytes));
    }

    /// Whether a file is there.
    #[must_use]
    pub fn has_file(&self, name: &[u8]) -> bool {
        self.files.contains_key(name)
    }

    /// Removes a file; whether it was there.
    pub fn remove_file(&mut self, name: &[u8]) -> bool {
        self.files.remove(name).is_some()
    }

    /// Gives a file another name; whether it was there.
    pub fn rename_file(&mut self, old: &[u8], new: &[u8]) -> bool {
        match self.files.remove(old) {
            Some(file) => {
                self.files.insert(new.into(), file);
                true
            }
            None => false,
        }
    }

    /// Makes a file empty, whether or not it was there.
    pub fn truncate_file(&mut self, name: &[u8]) {
        self.files.insert(name.into(), Rc::default());
    }

    /// How long a file is.
    #[must_use]
    pub fn file_size(&self, name: &[u8]) -> usize {
        self.files.get(name).map_or(0, |file| file.len())
    }
}

impl Machine {
    /// The pointer that stands for standard input (0), output (1) or the error stream (2).
    pub fn standard_stream(&mut self, number: i64) -> Value {
        let channel = match number {
            0 => Channel::Input,
            2 => Channel::Output(Stream::Err),
            _ => Channel::Output(Stream::Out),
        };
        let open = &self.state.streams.open;
        if let Some(stream) = open.iter().find(|stream| stream.standard == Some(number)) {
            return Value::Pointer(stream.region, 0);
        }
        let (reads, writes) = (number == 0, number != 0);
        let made = self.open_stream(channel, reads, writes, false);
        if let Some(stream) = self.stream_mut(made) {
            stream.standard = Some(number);
        }
        made
    }

    /// Opens a stream; nil where there is no room for the region that stands for it.
    pub fn open_stream(
        &mut self,
        channel: Channel,
        reads: bool,
        writes: bool,
        appends: bool,
    ) -> Value {
        let Some(region) = self.new_region(1, Storage::Static, 1) else {
            return Value::Nil;
        };
        if let Some(data) = self.region_mut(region) {
            data.is_frozen = true;
        }
        self.state.streams.open.push(OpenStream {
            region,
            channel,
            standard: None,
            at: 0,
            reads,
            writes,
            appends,
            pushed_back: Vec::new(),
            is_at_end: false,
            has_failed: false,
        });
        Value::Pointer(region, 0)
    }

    /// The stream that a pointer stands for.
    pub fn stream_mut(&mut self, pointer: Value) -> Option<&mut OpenStream> {
        let Value::Pointer(handle, 0) = pointer else {
            return None;
        };
        let open = &mut self.state.streams.open;
        open.iter_mut().find(|stream| stream.region == handle)
    }

    /// Makes a stream read and write what another one does, which is closed.
    pub fn redirect_stream(&mut self, stream: Value, other: Value) {
        let Some(opened) = self.stream_mut(other).cloned() else {
            return;
        };
        self.close_stream(other);
        if let Some(stream) = self.stream_mut(stream) {
            *stream = OpenStream {
                region: stream.region,
                standard: stream.standard,
                ..opened
            };
        }
    }

    /// Closes a stream.
    pub fn close_stream(&mut self, pointer: Value) {
        if let Value::Pointer(handle, _) = pointer {
            self.state
                .streams
                .open
                .retain(|stream| stream.region != handle);
            self.end_region(handle);
        }
    }

    /// The next byte of a stream, which stays where it is.
    pub fn peek_byte(&mut self, pointer: Value) -> Option<u8> {
        let stream = self.stream_mut(pointer)?;
        if let Some(&byte) = stream.pushed_back.last() {
            return Some(byte);
        }
        let (at, channel) = (stream.at, stream.channel.clone());
        let byte = match channel {
            Channel::Input => {
                self.reads_input();
                let read = self.state.read;
                self.settings.input.as_bytes().get(read).copied()
            }
            Channel::Output(_) => None,
            Channel::File(name) => {
                let file = self.state.streams.files.get(&name);
                file.and_then(|file| file.get(at).copied())
            }
        };
        if byte.is_none()
            && let Some(stream) = self.stream_mut(pointer)
        {
            stream.is_at_end = true;
        }
        byte
    }

    /// The next byte of a stream.
    pub fn read_byte(&mut self, pointer: Value) -> Option<u8> {
        let stream = self.stream_mut(pointer)?;
        if !stream.reads {
            stream.has_failed = true;
            return None;
        }
        if let Some(byte) = stream.pushed_back.pop() {
            return Some(byte);
        }
        let byte = self.peek_byte(pointer)?;
        let stream = self.stream_mut(pointer)?;
        match stream.channel {
            Channel::Input => self.state.read += 1,
            _ => stream.at += 1,
        }
        Some(byte)
    }

    /// Writes bytes to a stream; whether it could.
    pub fn write_stream(&mut self, pointer: Value, bytes: &[u8]) -> bool {
        let Some(stream) = self.stream_mut(pointer) else {
            return false;
        };
        if !stream.writes {
            stream.has_failed = true;
            return false;
        }
        match stream.channel.clone() {
            Channel::Input => false,
            Channel::Output(to) => {
                self.write_raw(to, bytes);
                true
            }
            Channel::File(name) => {
                let at = match stream.appends {
                    true => usize::MAX,
                    false => stream.at,
                };
                let files = &mut self.state.streams.files;
                let file = Rc::make_mut(files.entry(name).or_default());
                let at = at.min(file.len().max(if at == usize::MAX { 0 } else { at }));
                if file.len() < at + bytes.len() {
                    file.resize(at + bytes.len(), 0);
                }
                file[at..at + bytes.len()].copy_from_slice(bytes);
                if let Some(stream) = self.stream_mut(pointer) {
                    stream.at = at + bytes.len();
                }
                true
            }
        }
    }

    /// Writes bytes to the output or error stream. What is no text shows as replacement characters; the start of a
    /// character waits for its rest.
    pub fn write_raw(&mut self, to: Stream, bytes: &[u8]) {
        let pending = &mut self.state.streams.pending[to as usize];
        if pending.is_empty()
            && let Ok(text) = std::str::from_utf8(bytes)
        {
            return self.write(to, text);
        }
        pending.extend_from_slice(bytes);
        let mut all = std::mem::take(pending);
        let mut text = String::new();
        let rest = loop {
            match std::str::from_utf8(&all) {
                Ok(valid) => {
                    text.push_str(valid);
                    break Vec::new();
                }
                Err(error) => {
                    let valid = error.valid_up_to();
                    text.push_str(&String::from_utf8_lossy(&all[..valid]));
                    match error.error_len() {
                        None => break all.split_off(valid),
                        Some(length) => {
                            text.push(char::REPLACEMENT_CHARACTER);
                            all.drain(..valid + length);
                        }
                    }
                }
            }
        };
        self.state.streams.pending[to as usize] = rest;
        self.write(to, &text);
    }

    /// Writes a text that may hold halves of surrogate pairs. One that stands alone shows as a question mark; the first of a pair
    /// waits for the second, for ever where none comes.
    pub(crate) fn write_units(&mut self, to: Stream, text: &str) {
        let pending = &mut self.state.streams.pending[to as usize];
        if pending.is_empty() && !surrogate::has_halves(text) {
            return self.write(to, text);
        }
        let mut all = String::from_utf8(std::mem::take(pending)).unwrap_or_default();
        all.push_str(text);
        let mut all = surrogate::paired(all);
        if let Some(last) = all.chars().next_back()
            && surrogate::is_first_half(last)
        {
            all.pop();
            *pending = last.to_string().into_bytes();
        }
        self.write(to, &surrogate::replaced(&all, '?'));
    }

    /// Writes what waits for its rest, which will not come.
    pub(crate) fn flush_streams(&mut self) {
        for to in [Stream::Out, Stream::Err] {
            let rest = std::mem::take(&mut self.state.streams.pending[to as usize]);
            let text = String::from_utf8_lossy(&rest).into_owned();
            self.write(to, &text);
        }
    }
}
