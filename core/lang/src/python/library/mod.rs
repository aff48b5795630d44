//! The modules of the library that are written in Python.

use crate::library::{Library, library};

/// The library.
pub(super) const LIBRARY: Library = library! {
    base: {
        "builtins": "builtins.py",
        "_frames": "_frames.py",
        "_report": "_report.py",
        "sys": "sys.py",
        "math": "math.py",
    }
    rest: {
        "_annotations": "_annotations.py",
        "_argparse_actions": "_argparse_actions.py",
        "_argparse_help": "_argparse_help.py",
        "_binding": "_binding.py",
        "_calendar": "_calendar.py",
        "_character_names": "_character_names.py",
        "_evaluate": "_evaluate.py",
        "_execute": "_execute.py",
        "_files": "_files.py",
        "_memoryview": "_memoryview.py",
        "_re_parser": "_re_parser.py",
        "_re_program": "_re_program.py",
        "_waiting": "_waiting.py",
        "abc": "abc.py",
        "argparse": "argparse.py",
        "array": "array.py",
        "ast": "ast.py",
        "asyncio": "asyncio.py",
        "atexit": "atexit.py",
        "base64": "base64.py",
        "binascii": "binascii.py",
        "bisect": "bisect.py",
        "calendar": "calendar.py",
        "cmath": "cmath.py",
        "cmd": "cmd.py",
        "collections": "collections.py",
        "collections.abc": "collections/abc.py",
        "colorsys": "colorsys.py",
        "concurrent": "concurrent.py",
        "concurrent.futures": "concurrent/futures.py",
        "configparser": "configparser.py",
        "contextlib": "contextlib.py",
        "contextvars": "contextvars.py",
        "copy": "copy.py",
        "csv": "csv.py",
        "dataclasses": "dataclasses.py",
        "datetime": "datetime.py",
        "decimal": "decimal.py",
        "difflib": "difflib.py",
        "enum": "enum.py",
        "errno": "errno.py",
        "fnmatch": "fnmatch.py",
        "fractions": "fractions.py",
        "functools": "functools.py",
        "gc": "gc.py",
        "getpass": "getpass.py",
        "glob": "glob.py",
        "graphlib": "graphlib.py",
        "hashlib": "hashlib.py",
        "heapq": "heapq.py",
        "html": "html.py",
        "html.entities": "html/entities.py",
        "html.parser": "html/parser.py",
        "importlib": "importlib.py",
        "inspect": "inspect.py",
        "io": "io.py",
        "itertools": "itertools.py",
        "json": "json.py",
        "keyword": "keyword.py",
        "locale": "locale.py",
        "logging": "logging.py",
        "numbers": "numbers.py",
        "operator": "operator.py",
        "os": "os.py",
        "os.path": "posixpath.py",
        "pathlib": "pathlib.py",
        "platform": "platform.py",
        "posixpath": "posixpath.py",
        "pprint": "pprint.py",
        "queue": "queue.py",
        "random": "random.py",
        "re": "re.py",
        "reprlib": "reprlib.py",
        "sched": "sched.py",
        "secrets": "secrets.py",
        "shlex": "shlex.py",
        "shutil": "shutil.py",
        "statistics": "statistics.py",
        "string": "string.py",
        "struct": "struct.py",
        "tempfile": "tempfile.py",
        "textwrap": "textwrap.py",
        "threading": "threading.py",
        "time": "time.py",
        "timeit": "timeit.py",
        "traceback": "traceback.py",
        "types": "types.py",
        "typing": "typing.py",
        "typing_extensions": "typing_extensions.py",
        "unicodedata": "unicodedata.py",
        "unittest": "unittest.py",
        "unittest._assertions": "unittest/_assertions.py",
        "unittest._calls": "unittest/_calls.py",
        "unittest._contexts": "unittest/_contexts.py",
        "unittest._mock_assertions": "unittest/_mock_assertions.py",
        "unittest._mock_specials": "unittest/_mock_specials.py",
        "unittest._patch": "unittest/_patch.py",
        "unittest.async_case": "unittest/async_case.py",
        "unittest.case": "unittest/case.py",
        "unittest.loader": "unittest/loader.py",
        "unittest.main": "unittest/main.py",
        "unittest.mock": "unittest/mock.py",
        "unittest.result": "unittest/result.py",
        "unittest.runner": "unittest/runner.py",
        "unittest.suite": "unittest/suite.py",
        "unittest.util": "unittest/util.py",
        "urllib": "urllib.py",
        "urllib.parse": "urllib/parse.py",
        "uuid": "uuid.py",
        "warnings": "warnings.py",
        "weakref": "weakref.py",
        "zlib": "zlib.py",
    }
};

#[cfg(all(test, feature = "library"))]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_a_module() {
        let findings = crate::library::findings(&LIBRARY, "src/python/library");
        assert!(findings.is_empty(), "{findings:#?}");
    }

    #[test]
    fn every_module_is_lowered_completely() {
        let grammar = grammars::by_name("python").unwrap();
        for (name, source) in LIBRARY.modules() {
            let tree = grammars::parse(grammar, source);
            let mut program = ir::Program::default();
            let unit = crate::Unit {
                tree: &tree,
                source,
                module_name: name,
                file: name,
                is_library: true,
                library: &crate::no_library,
            };
            let lowered = (crate::python::FRONTEND.lower)(&unit, &mut program);
            let findings: Vec<_> = lowered
                .diagnostics
                .iter()
                .map(|finding| format!("{}: {}", finding.span, finding.message()))
                .collect();
            assert!(findings.is_empty(), "{name}: {findings:#?}");
            assert!(ir::verify(&program).is_empty(), "{name}");
        }
    }
}
