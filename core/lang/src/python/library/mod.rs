//! The modules of the library that are written in Python: names and sources.

/// The modules, sorted by name.
const MODULES: &[(&str, &str)] = &[
    ("_binding", include_str!("_binding.py")),
    ("_calendar", include_str!("_calendar.py")),
    ("_re_parser", include_str!("_re_parser.py")),
    ("_re_program", include_str!("_re_program.py")),
    ("_report", include_str!("_report.py")),
    ("_waiting", include_str!("_waiting.py")),
    ("abc", include_str!("abc.py")),
    ("asyncio", include_str!("asyncio.py")),
    ("base64", include_str!("base64.py")),
    ("bisect", include_str!("bisect.py")),
    ("builtins", include_str!("builtins.py")),
    ("calendar", include_str!("calendar.py")),
    ("collections", include_str!("collections.py")),
    ("collections.abc", include_str!("collections_abc.py")),
    ("concurrent", include_str!("concurrent.py")),
    ("concurrent.futures", include_str!("concurrent_futures.py")),
    ("contextlib", include_str!("contextlib.py")),
    ("copy", include_str!("copy.py")),
    ("csv", include_str!("csv.py")),
    ("dataclasses", include_str!("dataclasses.py")),
    ("datetime", include_str!("datetime.py")),
    ("decimal", include_str!("decimal.py")),
    ("enum", include_str!("enum.py")),
    ("fnmatch", include_str!("fnmatch.py")),
    ("fractions", include_str!("fractions.py")),
    ("functools", include_str!("functools.py")),
    ("gc", include_str!("gc.py")),
    ("hashlib", include_str!("hashlib.py")),
    ("heapq", include_str!("heapq.py")),
    ("inspect", include_str!("inspect.py")),
    ("io", include_str!("io.py")),
    ("itertools", include_str!("itertools.py")),
    ("json", include_str!("json.py")),
    ("keyword", include_str!("keyword.py")),
    ("logging", include_str!("logging.py")),
    ("math", include_str!("math.py")),
    ("numbers", include_str!("numbers.py")),
    ("operator", include_str!("operator.py")),
    ("os", include_str!("os.py")),
    ("os.path", include_str!("posixpath.py")),
    ("pathlib", include_str!("pathlib.py")),
    ("platform", include_str!("platform.py")),
    ("posixpath", include_str!("posixpath.py")),
    ("pprint", include_str!("pprint.py")),
    ("queue", include_str!("queue.py")),
    ("random", include_str!("random.py")),
    ("re", include_str!("re.py")),
    ("reprlib", include_str!("reprlib.py")),
    ("secrets", include_str!("secrets.py")),
    ("statistics", include_str!("statistics.py")),
    ("string", include_str!("string.py")),
    ("sys", include_str!("sys.py")),
    ("textwrap", include_str!("textwrap.py")),
    ("threading", include_str!("threading.py")),
    ("time", include_str!("time.py")),
    ("timeit", include_str!("timeit.py")),
    ("traceback", include_str!("traceback.py")),
    ("types", include_str!("types.py")),
    ("typing", include_str!("typing.py")),
    ("unittest", include_str!("unittest.py")),
    ("warnings", include_str!("warnings.py")),
    ("weakref", include_str!("weakref.py")),
];

/// The source of a module, if the library has it.
pub(super) fn source(name: &str) -> Option<&'static str> {
    let at = MODULES
        .binary_search_by_key(&name, |&(name, _)| name)
        .ok()?;
    Some(MODULES[at].1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    #[test]
    fn every_source_file_is_a_module() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/python/library");
        let files = std::fs::read_dir(folder).unwrap();
        let table = include_str!("mod.rs");
        let absent: Vec<String> = files
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .filter(|file| {
                file.ends_with(".py") && !table.contains(&format!("include_str!(\"{file}\")"))
            })
            .collect();
        assert!(absent.is_empty(), "not in the table: {absent:?}");
        assert!(MODULES.is_sorted_by_key(|(name, _)| name));
    }

    #[test]
    fn every_module_is_lowered_completely() {
        let grammar = grammars::by_name("python").unwrap();
        for (name, source) in MODULES {
            let tree = grammars::parse(grammar, source);
            let mut program = ir::Program::default();
            let unit = crate::Unit {
                tree: &tree,
                source,
                module_name: name,
                is_library: true,
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
