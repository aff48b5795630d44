//! What the site weighs: raw and compressed.

use std::path::Path;

use serde_json::Value;

use crate::setup::Environment;
use crate::table::{Align, Table};
use crate::{Result, process, workspace};

/// One file of the site, or several together; sizes in bytes.
#[derive(Clone, Debug, Default)]
pub(crate) struct Size {
    pub(crate) name: String,
    pub(crate) raw: u64,
    pub(crate) gzip: u64,
    pub(crate) brotli: u64,
}

/// Writes `.gz` and `.br` copies beside the files that gain from them. The program for it is
/// Node's zlib, which is here anyway, where a crate would have to be compiled first.
pub(super) fn compress(environment: &Environment, dist: &Path) -> Result<()> {
    let script = workspace::root().join("xtask").join("compress.mjs");
    process::run(environment.command("node").arg(script).arg(dist))
}

/// The files of the site, largest first.
pub(crate) fn measure(dist: &Path) -> Result<Vec<Size>> {
    let length = |path: &Path| path.metadata().map(|meta| meta.len()).ok();
    let copies = ["gz", "br"];
    let mut sizes = Vec::new();
    for file in workspace::files(dist, &|path| {
        path.extension()
            .is_none_or(|kind| copies.iter().all(|copy| kind != *copy))
    })? {
        let raw = length(&file).ok_or_else(|| format!("cannot read {}", file.display()))?;
        let copy = |kind: &str| {
            let mut name = file.clone().into_os_string();
            name.push(".");
            name.push(kind);
            length(Path::new(&name)).unwrap_or(raw)
        };
        sizes.push(Size {
            name: file
                .strip_prefix(dist)
                .unwrap_or(&file)
                .display()
                .to_string(),
            raw,
            gzip: copy("gz"),
            brotli: copy("br"),
        });
    }
    sizes.sort_by(|a, b| b.raw.cmp(&a.raw).then_with(|| a.name.cmp(&b.name)));
    Ok(sizes)
}

/// Prints the table of sizes.
pub(crate) fn print(dist: &Path) -> Result<()> {
    let sizes = measure(dist)?;
    let mut table = Table::new(&[
        ("file", Align::Left),
        ("raw", Align::Right),
        ("gzip", Align::Right),
        ("brotli", Align::Right),
    ]);
    for size in sizes.iter().chain([&total(&sizes)]) {
        table.row([
            size.name.clone(),
            kilobytes(size.raw),
            kilobytes(size.gzip),
            kilobytes(size.brotli),
        ]);
    }
    print!("{table}");
    Ok(())
}

/// All of `sizes` together.
pub(crate) fn total(sizes: &[Size]) -> Size {
    sizes.iter().fold(
        Size {
            name: "total".to_owned(),
            ..Size::default()
        },
        |sum, size| Size {
            raw: sum.raw + size.raw,
            gzip: sum.gzip + size.gzip,
            brotli: sum.brotli + size.brotli,
            ..sum
        },
    )
}

/// The sizes as JSON, for the record of a benchmark.
pub(crate) fn to_json(sizes: &[Size]) -> Value {
    sizes
        .iter()
        .map(|size| serde_json::json!({ "file": size.name, "raw": size.raw, "gzip": size.gzip, "brotli": size.brotli }))
        .collect()
}

/// A number of bytes, for people.
pub(crate) fn kilobytes(bytes: u64) -> String {
    format!("{:.1} kB", bytes as f64 / 1000.0)
}
