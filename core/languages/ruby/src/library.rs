//! The part of the library that is written in Ruby: what is in every program, one scope made of several files, and modules that
//! a program brings by `require`.

use frontend::Library;

const CORE: &str = include!("core_files.rs");

/// The lines of [`CORE`] that declare a class, a module or another constant.
pub(super) const DECLARATIONS: &str = include_str!(concat!(env!("OUT_DIR"), "/declarations.rb"));

/// The library.
pub(super) static LIBRARY: Library = Library {
    base: &[("core", CORE)],
    rest: REQUIRED.rest,
};

/// What comes by `require`. A module's classes become constants of the outermost code when it runs.
const REQUIRED: Library = frontend::library! {
    base: {}
    rest: {
        "addresses": "addresses.rb",
        "bigdecimal": "bigdecimal.rb",
        "cgi": "cgi.rb",
        "csv": "csv.rb",
        "date": "date.rb",
        "digest": "digest.rb",
        "ipaddr": "ipaddr.rb",
        "json": "json.rb",
        "matrix": "matrix.rb",
        "minitest": "minitest.rb",
        "options": "options.rb",
        "paths": "paths.rb",
        "pstore": "pstore.rb",
        "testunit": "testunit.rb",
        "yaml": "yaml.rb",
        "zlib": "zlib.rb",
    }
};

/// The module that a program brings by requiring a name, where it is one of those that are not in every program.
pub(super) fn module_required_as(name: &str) -> Option<&'static str> {
    Some(match name {
        "bigdecimal" | "bigdecimal/util" => "bigdecimal",
        "csv" => "csv",
        "date" | "time" => "date",
        "digest" | "digest/md5" | "digest/sha1" | "digest/sha2" | "openssl" => "digest",
        "json" => "json",
        "matrix" => "matrix",
        "minitest"
        | "minitest/autorun"
        | "minitest/spec"
        | "minitest/mock"
        | "minitest/test"
        | "minitest/unit"
        | "minitest/assertions"
        | "minitest/pride" => "minitest",
        "net/http" | "open-uri" | "uri" => "addresses",
        "cgi" | "cgi/escape" | "cgi/util" => "cgi",
        "find" | "pathname" => "paths",
        "ipaddr" => "ipaddr",
        "zlib" => "zlib",
        "optparse" => "options",
        "pstore" => "pstore",
        "psych" | "yaml" => "yaml",
        "test/unit" | "test-unit" => "testunit",
        _ => return None,
    })
}

/// All of these modules.
pub(super) fn modules() -> impl Iterator<Item = &'static str> {
    LIBRARY.rest.iter().map(|&(name, ..)| name)
}
