//! The compiler's messages about a misused `#[traced]`, about its options, and about mistakes in a traced function.
//! `TRYBUILD=overwrite cargo test -p call-trace-macros --test misuse` writes them again.

use std::process::Command;

/// The compiler whose words are in `tests/compiler`. Others say the same in other words.
const COMPILER: &str = "rustc 1.95.";

#[test]
#[cfg_attr(not(debug_assertions), ignore = "needs tracing: run without --release")]
fn an_error_says_what_to_write() {
    let cases = trybuild::TestCases::new();
    cases.compile_fail("tests/misuse/*.rs");
    let version = Command::new("rustc")
        .arg("--version")
        .output()
        .expect("a compiler");
    if version.stdout.starts_with(COMPILER.as_bytes()) {
        cases.compile_fail("tests/compiler/*.rs");
    }
}
