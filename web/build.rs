//! Keeps the page's data in one segment per item: the build, which splits the page's engine in two (`www/tools/split/`), moves what
//! only the second half uses there, and must know where each item ends.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32") {
        println!("cargo::rustc-link-arg-bin=reddragon-page=--no-merge-data-segments");
    }
}
