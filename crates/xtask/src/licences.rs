//! Checks the dependencies of the course against `deny.toml`: their licences, their sources, and known vulnerabilities.
//!
//! The check needs `cargo deny`, and the list of vulnerabilities needs the network. If one of them is missing, the task prints a
//! note and does not fail. The servers' workflow has both.

use std::path::Path;

use anyhow::Result;
use xshell::{Shell, cmd};

/// The manifests of both workspaces. `deny.toml` is in their folders or above. `cargo deny` does not find a manifest path without
/// a folder.
const MANIFESTS: [&str; 2] = ["./Cargo.toml", "./exercises/Cargo.toml"];

/// Runs every check that is possible on this machine.
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
