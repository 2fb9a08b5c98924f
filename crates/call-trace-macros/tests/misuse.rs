//! What the compiler says of a misused `#[traced]`, of its options, and of mistakes in a traced function.
//! `TRYBUILD=overwrite cargo test -p call-trace-macros --test misuse` writes it anew.

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
