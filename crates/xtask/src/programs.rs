//! Programs of this workspace that the gate runs.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, ensure};
use serde::Deserialize;

/// The paths of the chapters' trace examples, `book` and `ladder`.
#[derive(Debug)]
pub(crate) struct Programs(BTreeMap<String, PathBuf>);

/// Cargo's JSON message about a compiled program.
#[derive(Deserialize)]
struct Built {
    target: Target,
    executable: Option<PathBuf>,
}

#[derive(Deserialize)]
struct Target {
    name: String,
}

impl Programs {
    /// Builds the programs, unless `cargo test` has already done so. Cargo is called for the whole workspace: for a single
    /// package it selects other features of the dependencies, and builds half of them again.
    pub(crate) fn build(root: &Path) -> anyhow::Result<Self> {
        let bins = ["book", "make-book", "ladder", "live", "student-copy"];
        let bins = bins.iter().flat_map(|bin| ["--bin", bin]);
        let all = ["--workspace", "--examples"].into_iter().chain(bins);
        Self::asked(root, &all.collect::<Vec<_>>())
    }

    /// Builds only the programs of these packages.
    pub(crate) fn of(root: &Path, packages: &[&str]) -> anyhow::Result<Self> {
        let packages = packages.iter().flat_map(|it| ["--package", it]);
        Self::asked(root, &packages.collect::<Vec<_>>())
    }

    fn asked(root: &Path, words: &[&str]) -> anyhow::Result<Self> {
        let output = Command::new(env!("CARGO"))
            .args(["build", "--quiet", "--locked"])
            .args(words)
            .arg("--message-format=json-render-diagnostics")
            .current_dir(root)
            .stderr(std::process::Stdio::inherit())
            .output()
            .context("cannot start cargo")?;
        ensure!(output.status.success(), "the programs do not compile");
        Ok(Self::read(&String::from_utf8_lossy(&output.stdout)))
    }

    /// Reads cargo's output, one JSON object per line.
    fn read(said: &str) -> Self {
        let built = said
            .lines()
            .filter_map(|line| serde_json::from_str::<Built>(line).ok());
        let named = built.filter_map(|it| Some((it.target.name, it.executable?)));
        Self(named.collect())
    }

    /// Returns a command that runs the program of this name.
    pub(crate) fn command(&self, name: &str) -> anyhow::Result<Command> {
        let program = self.0.get(name);
        let program = program.with_context(|| format!("this workspace has no program {name}"))?;
        Ok(Command::new(program))
    }
}

#[cfg(test)]
mod tests {
    use super::Programs;

    #[test]
    fn a_program_is_found_by_its_name_and_a_library_is_none() {
        let said = "\
{\"reason\":\"compiler-artifact\",\"target\":{\"name\":\"game\"},\"executable\":null}
{\"reason\":\"compiler-artifact\",\"target\":{\"name\":\"book\"},\"executable\":\"/b/book\"}
{\"reason\":\"build-finished\",\"success\":true}";
        let programs = Programs::read(said);
        assert_eq!(programs.command("book").unwrap().get_program(), "/b/book");
        let error = programs.command("game").unwrap_err();
        assert_eq!(error.to_string(), "this workspace has no program game");
    }
}
