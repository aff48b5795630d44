//! Python programs with outermost names of their own, so that they can stand behind each other in one file.
//!
//! Which names those are, and where they stand, is a matter of scopes, so CPython's own parser is asked (`rename.py`), which
//! the benchmarks have at hand.

use std::path::Path;

use crate::setup::Environment;
use crate::{Result, process};

const SCRIPT: &str = include_str!("rename.py");

/// The programs that can stand behind each other, renamed, in their order.
pub(super) fn renamed(
    environment: &Environment,
    python: &Path,
    programs: &[String],
) -> Result<Vec<String>> {
    let mut renaming = environment.command_with(python, &["-X", "utf8", "-c", SCRIPT]);
    let programs = serde_json::to_vec(programs).map_err(|error| error.to_string())?;
    let finished = process::capture(&mut renaming, &programs, None)?;
    if finished.exit != 0 {
        let stderr = String::from_utf8_lossy(&finished.stderr);
        return Err(format!("renaming failed: {}", stderr.trim()));
    }
    let found: Vec<Option<String>> = serde_json::from_slice(&finished.stdout)
        .map_err(|error| format!("renaming: no JSON: {error}"))?;
    Ok(found.into_iter().flatten().collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setup;
    use std::path::PathBuf;

    /// Binds in all ways that there are, and prints what it bound. In one file with itself it prints the same twice.
    const PROGRAM: &str = r#"import math
import os.path as paths
from collections import deque as line, Counter
size: "int" = 2
first, *others = [1, 2, 3]
size += 1
for index, (left, right) in enumerate([(1, 2), (3, 4)]):
    pass
with open(paths.devnull) as empty:
    read = empty.read()
try:
    1 / 0
except ZeroDivisionError as error:
    why = str(error)
tens = [index * 10 for index in others if (last := index)]
match {"a": [1, 2], "b": 3}:
    case {"a": [head, *tail], **more} as whole:
        pass
class Box:
    size = 5
    def __init__(self, size, other: "Box | None" = None):
        self.size, self.other = size, other
    def total(self):
        global count
        count = size + self.size + (self.other.total() if self.other else 0)
        return count
def area(size, *, index=index):
    def inner(first):
        nonlocal size
        size += first + last
        return size
    return inner(1) * index
double = lambda size: size * index
print(f"{size} {first:>{size}}", read, why, tens, last, head, tail, more, whole)
print(Box(1, Box(2)).total(), Box.size, count, area(2, index=3), area(1), double(3), left, right)
print(math.floor(2.5), line([index]), Counter("aab")["a"], [size for size in range(2)], (lambda: size)())
del first
"#;

    /// Tests install nothing: without CPython there is nothing to test, as the benchmarks do not run without it.
    fn python() -> Option<(Environment, PathBuf)> {
        let environment = Environment::new();
        let python = setup::python::find(&environment)?.executable;
        Some((environment, python))
    }

    #[test]
    fn renamed_programs_print_in_one_file_what_they_print_alone() {
        let Some((environment, python)) = python() else {
            return;
        };
        let output = |text: &str| environment.output(&python, &["-c", text]).expect("it runs");
        let programs = [PROGRAM.to_owned(), PROGRAM.to_owned()];
        let both = renamed(&environment, &python, &programs).expect("renamed");
        let alone = output(PROGRAM);
        assert_eq!(both.len(), 2);
        assert_eq!(output(&both.concat()), alone.repeat(2));
        let bound = "import dis, sys; print([one.argval for one in dis.get_instructions(sys.argv[1]) \
            if one.opname == 'STORE_NAME' and one.argval in sys.argv[2].split()])";
        let own = "size first others index left right empty read error why tens last head tail more whole Box count area double";
        let left = environment.output(&python, &["-c", bound, &both[0], own]);
        assert_eq!(left.expect("it runs").trim(), "[]");
        assert!(both[0].starts_with("import math\nimport os.path as paths\n"));
        assert!(both[1].starts_with("size_p2: "));
    }

    #[test]
    fn what_is_imported_is_so_once_and_told_apart_from_what_else_has_its_name() {
        let Some((environment, python)) = python() else {
            return;
        };
        let programs = [
            "import time\n",
            "import time\nfrom time import sleep\n",
            "from time import sleep, monotonic, time\n",
            "time = 1\n",
            "import time\nraise time\n",
        ];
        let both = renamed(&environment, &python, &programs.map(str::to_owned));
        let expected = [
            "import time\n",
            "from time import sleep\n",
            "from time import monotonic, time as time_p3\n",
            "time_p4 = 1\n",
        ];
        assert_eq!(both.expect("renamed"), expected);
    }
}
