//! What is sent where a run stands: the state, and every view of it that is looked at.

use super::Host;
use crate::listing;
use crate::state;
use protocol::{List, Reply, Status};

impl Host {
    /// Sends the state; without a status, the run is where it was and only the view of it changed.
    pub(super) fn send_state(&mut self, status: Option<Status>) {
        let Some(program) = &mut self.program else {
            return;
        };
        let status = match status {
            _ if program.session.machine().state.ending.is_some() => Status::Ended,
            _ if program.step() == 0 => Status::Ready,
            _ if self.following.is_some() => Status::Running,
            Some(status) => status,
            None => Status::Paused,
        };
        let module = program.current_module();
        let mut view = state::view(program, &self.chosen, &self.came, status);
        view.moves = self.moves;
        if self.following.is_none() {
            self.questions.answer(program, self.chosen.frame, &mut view);
            view.comparison = self.pinned.as_ref().map(|pinned| pinned.compare(program));
        }
        let main = program.compiled().main;
        // At the end there is no instruction that is next: the program's own IR is shown.
        let stands = if view.place.is_some() { module } else { main };
        // What is looked at stays where the run does not move.
        let listed = match self.listed {
            Some(listed) if self.stood == Some(stands) => listed,
            _ => stands,
        };
        self.stood = Some(stands);
        if self.listed != Some(listed) {
            self.listed = Some(listed);
            self.send_rows(List::Ir);
        }
        self.send_graph();
        self.send_picture();
        self.send_survey();
        self.send_counts();
        self.replies.push(Reply::State(Box::new(view)));
        if self.following.is_none() {
            self.send_unknowns();
        }
    }

    /// Puts a file in front.
    pub(super) fn show(&mut self, file: u32) {
        self.shown = file;
        let Some(program) = self.program.as_mut() else {
            return;
        };
        if program.show(file) {
            self.search_again();
            self.send_rows(List::Tree);
        }
        let Some(program) = &self.program else {
            return;
        };
        let module = program.sources.module(file);
        if let Some(module) = module.filter(|_| module != self.listed) {
            self.listed = Some(module);
            self.send_rows(List::Ir);
            self.send_graph();
        }
    }

    /// Sends the picture of what variables lead to, if that is looked at and the run stands.
    pub(super) fn send_picture(&mut self) {
        let program = self.program.as_ref();
        if let Some(program) = program.filter(|_| self.following.is_none()) {
            let before = self.came.before.as_ref();
            let before = before.and_then(|before| before.memory.as_ref());
            let view = self.picture.view(program, before, &self.came.reads);
            self.replies
                .extend(view.map(|view| Reply::Memory(Box::new(view))));
        }
    }

    pub(super) fn send_rows(&mut self, list: List) {
        let Some(program) = &self.program else {
            return;
        };
        let (first, count) = self.windows[list as usize];
        match list {
            List::Ir => {
                if let Some(module) = self.listed {
                    let rows = listing::rows(program, module, first, count);
                    self.replies.push(Reply::Ir(rows));
                }
            }
            List::Tree => self.send_tree(first, count),
        }
    }

    /// Sends the problems anew when the run has found more, or fewer.
    pub(super) fn send_problems(&mut self) {
        let Some(program) = &self.program else {
            return;
        };
        // Going back forgets nothing: what was found stays found, and can be gone to again.
        if program.step() < program.session.timeline().furthest() {
            return;
        }
        let mut all = program.compiled().diagnostics.clone();
        all.extend(session::run_diagnostics(
            program.compiled(),
            program.session.machine(),
        ));
        let problems = program.problems(&all);
        if problems != self.problems {
            self.problems = problems.clone();
            let revision = program.revision;
            self.replies.push(Reply::Problems { revision, problems });
        }
    }

    pub(super) fn printed_more(&mut self) {
        if let Some(program) = &self.program {
            let output = self
                .printed
                .more(program.revision, program.session.machine());
            self.replies.extend(output.map(Reply::Output));
        }
    }
}
