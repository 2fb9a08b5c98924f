//! Checks that every crate that a page runs, or could run, compiles for WebAssembly: `live` with the chapters, `game`, `figures`,
//! and the solver without its features.

use std::path::Path;

use anyhow::Context;
use xshell::{Shell, cmd};

/// WebAssembly with files and a clock, but without processes and threads.
pub(crate) const TARGET: &str = "wasm32-wasip1";

/// The crates to compile, with their dependencies.
pub(crate) const CRATES: [&str; 9] = [
    "ch1-recursion",
    "ch2-eight-queens",
    "ch3-tic-tac-toe",
    "ch4-alpha-beta",
    "ch5-dots-and-boxes",
    "game",
    "figures",
    "dots-solver",
    "live",
];

/// Compiles the crates for the target, or prints a note if the target is not installed. Then compiles them for this machine,
/// which also shows what is missing without the features.
pub(crate) fn check(root: &Path) -> anyhow::Result<()> {
    let shell = Shell::new()?;
    shell.change_dir(root);
    let target: &[&str] = match subprocess::installed::has_target(TARGET)
        .context("cannot ask rustc")?
    {
        true => &["--target", TARGET],
        false => {
            println!(
                "   not checked for {TARGET}, but for this machine: `rustup target add {TARGET}` installs it"
            );
            &[]
        }
    };
    let crates = CRATES.iter().flat_map(|package| ["--package", package]);
    cmd!(
        shell,
        "cargo check --quiet --locked --no-default-features {target...} {crates...}"
    )
    .quiet()
    .run()
    .context("a package needs something that a page does not provide")
}
