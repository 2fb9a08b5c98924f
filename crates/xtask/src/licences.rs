//! What the libraries behind the course may be, as `deny.toml` says it: their licences, where they come from, and whether a
//! fault is known of one.
//!
//! It takes `cargo deny`, and the list of known faults takes the network. Where one of them is missing, that is said, and nothing
//! fails: the servers' workflow has both.

use std::path::Path;

use anyhow::Result;
use xshell::{Shell, cmd};

/// The manifests of both workspaces, in whose folders or above them `deny.toml` lies. One without a folder is not found.
const MANIFESTS: [&str; 2] = ["./Cargo.toml", "./exercises/Cargo.toml"];

/// Checks them, as far as it can be done here.
pub(crate) fn check(root: &Path) -> Result<()> {
    let shell = Shell::new()?;
    shell.change_dir(root);
    if cmd!(shell, "cargo deny --version")
        .quiet()
        .ignore_stderr()
        .read()
        .is_err()
    {
        println!("   skipped: cargo-deny is not installed (`cargo install --locked cargo-deny`)");
        return Ok(());
    }
    let fetched = cmd!(shell, "cargo deny fetch db")
        .quiet()
        .ignore_stdout()
        .ignore_stderr();
    let known_faults = match fetched.run() {
        Ok(()) => Some("advisories"),
        Err(_) => {
            println!("   skipped: the list of known faults cannot be fetched here");
            None
        }
    };
    for manifest in MANIFESTS {
        cmd!(
            shell,
            "cargo deny --manifest-path {manifest} --locked check licenses bans sources {known_faults...}"
        )
        .quiet()
        .run()?;
    }
    Ok(())
}
