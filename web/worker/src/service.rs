//! What a worker is, whichever part of the engine it holds: requests in, replies out, work in slices.

use crate::host::compiling::Compiler;
use crate::host::{Host, Missing};
use protocol::{Reply, Request};

/// A part of the engine behind messages.
///
/// Invariant: [`Service::receive`] answers at once; what takes time is done in [`Service::slice`].
pub trait Service {
    /// What it is asked.
    type Request;
    /// What it answers.
    type Reply;

    /// What makes programs of sources here.
    fn compiler(&mut self) -> &mut Compiler;

    /// Answers a request, or says what must be brought first: then nothing has been done, and the request is to be
    /// made again.
    fn receive(&mut self, request: &Self::Request) -> Option<Missing>;

    /// Whether there is work for [`Service::slice`].
    fn busy(&self) -> bool;

    /// Works until it is told that the slice is over, or nothing is left to do.
    fn slice(&mut self, over: &mut dyn FnMut() -> bool);

    /// What is to be said to the page.
    fn take_replies(&mut self) -> Vec<Self::Reply>;

    /// What tells the page that this is broken.
    fn fault(what: String) -> Self::Reply;
}

impl Service for Host {
    type Request = Request;
    type Reply = Reply;

    fn compiler(&mut self) -> &mut Compiler {
        &mut self.compiler
    }

    fn receive(&mut self, request: &Request) -> Option<Missing> {
        Host::receive(self, request)
    }

    fn busy(&self) -> bool {
        Host::busy(self)
    }

    fn slice(&mut self, over: &mut dyn FnMut() -> bool) {
        Host::slice(self, over);
    }

    fn take_replies(&mut self) -> Vec<Reply> {
        Host::take_replies(self)
    }

    fn fault(what: String) -> Reply {
        Reply::Fault(what)
    }
}
