//! What a page runs, or could run: `live` with the chapters, `game` and `figures`, and the solver
//! without its features compile for WebAssembly.

use std::path::Path;

use anyhow::Context;
use xshell::{Shell, cmd};

/// WebAssembly with files and a clock, and without processes or threads.
const TARGET: &str = "wasm32-wasip1";

/// What compiles for it, with what it uses.
const ROOMS: [&str; 9] = [
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

/// Compiles them for the target where that is installed, and says so where it is not. Then they are
/// compiled for this machine: what is missing without the features shows there, too.
pub(crate) fn check(root: &Path) -> anyhow::Result<()> {
    let shell = Shell::new()?;
    shell.change_dir(root);
    let target: &[&str] = match installed::has_target(TARGET).context("cannot ask rustc")? {
        true => &["--target", TARGET],
        false => {
            println!(
                "   not checked for {TARGET}, but for this machine: `rustup target add {TARGET}` installs it"
            );
            &[]
        }
    };
    let rooms = ROOMS.iter().flat_map(|room| ["--package", room]);
    cmd!(
        shell,
        "cargo check --quiet --locked --no-default-features {target...} {rooms...}"
    )
    .quiet()
    .run()
    .context("a room needs what a page has not")
}
