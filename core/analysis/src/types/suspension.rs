//! What generators and coroutines hand out, get sent and give.

use super::atom::{Atom, CollKind, Reason};
use super::solve::{Node, NodeId, Solver};
use ir::{FunctionId, Reg, SuspendKind};

impl Solver<'_> {
    pub fn suspend(&mut self, owner: FunctionId, kind: SuspendKind, value: Reg, dst: NodeId) {
        let value = self.reg(value);
        let handed = self.node(Node::Yield(owner));
        let sent = self.node(Node::Sent(owner));
        match kind {
            SuspendKind::Yield => {
                self.copy(value, handed);
                self.copy(sent, dst);
                // A loop over it resumes it with nothing.
                self.add(dst, Atom::Nil);
            }
            SuspendKind::Delegate | SuspendKind::Await => {
                for atom in self.read(value) {
                    match atom {
                        Atom::Task(function) => self.run_inside(function, sent, dst),
                        Atom::Unknown(_) => self.add(dst, atom),
                        Atom::Coll(_) if kind == SuspendKind::Delegate => self.add(dst, Atom::Nil),
                        Atom::Coll(id)
                            if matches!(self.colls[id as usize].kind, CollKind::Named(_)) =>
                        {
                            let element = self.colls[id as usize].element;
                            self.copy(element, dst);
                        }
                        Atom::Instance(_) if kind == SuspendKind::Await => {
                            self.wait_for(atom, sent, handed, dst);
                        }
                        _ => self.unknown(dst, Reason::Operands(kind.text().to_owned())),
                    }
                    if kind == SuspendKind::Delegate {
                        self.elements_of(atom, handed, 0);
                    }
                }
            }
        }
    }

    /// Waiting for an object of the program's: what its own method gives is walked, and gets what is sent.
    fn wait_for(&mut self, atom: Atom, sent: NodeId, handed: NodeId, dst: NodeId) {
        let method = self.world.module.semantics.objects.protocol.await_;
        let walked = self.scratch(78);
        if !self.special(atom, method, &[], walked) {
            return self.unknown(dst, Reason::Operands(SuspendKind::Await.text().to_owned()));
        }
        for atom in self.read(walked) {
            match atom {
                Atom::Task(function) => {
                    self.run_inside(function, sent, dst);
                    self.elements_of(atom, handed, 0);
                }
                _ => self.unknown(dst, Reason::Operands(SuspendKind::Await.text().to_owned())),
            }
        }
    }

    /// What runs inside of another gets what is sent to that, and gives what it returns.
    fn run_inside(&mut self, function: FunctionId, sent: NodeId, dst: NodeId) {
        let result = self.returned(function);
        self.copy(result, dst);
        let inner = self.node(Node::Sent(function));
        self.copy(sent, inner);
    }
}
