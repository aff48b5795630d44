//! Which module's variables a call sees beside its own, and how the paths of these begin.

use session::ir::ModuleId;
use session::vm::Machine;

/// In paths, the variables of the module that the program begins with; of another one in front of its number.
const GLOBAL: char = 'g';

/// The module whose variables a call sees.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Globals {
    /// The one that the program begins with.
    pub(crate) main: ModuleId,
    /// The one that is seen.
    pub(crate) module: ModuleId,
}

impl Globals {
    /// Those that a call in progress sees: of the library's calls, the program's own call that led there.
    pub(crate) fn seen_from(
        compiled: &session::Compiled,
        machine: &Machine,
        frame: usize,
    ) -> Globals {
        let calls = machine.calls().0;
        let below = calls.iter().take(frame.saturating_add(1)).rev();
        let mut modules = below.map(|call| machine.linked.codes[call.code as usize].module);
        let own = modules.find(|&module| compiled.is_own(module));
        Globals {
            main: compiled.main,
            module: own.unwrap_or(compiled.main),
        }
    }

    /// What paths of its variables begin with.
    pub(crate) fn scope(self) -> String {
        if self.module == self.main {
            return GLOBAL.to_string();
        }
        format!("{GLOBAL}{}", self.module.0)
    }

    /// The module whose variables a scope of a path means; none where it means a call's.
    pub(crate) fn of_scope(scope: &str, main: ModuleId) -> Option<ModuleId> {
        match scope.strip_prefix(GLOBAL)? {
            "" => Some(main),
            number => Some(ModuleId(number.parse().ok()?)),
        }
    }
}
