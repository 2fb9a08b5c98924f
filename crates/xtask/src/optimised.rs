//! Runs some tests in a release build: tests of the recorder, which records nothing there, and tests that take too long
//! otherwise.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use anyhow::{Context, ensure};
use serde::Deserialize;

/// The test programs to build. No other crate has a test program with one of these names, so cargo builds only these although it
/// is called for the whole workspace. For a few packages it would select other features of the dependencies, and build those
/// again.
const PROGRAMS: [&str; 3] = ["nodes", "recorder", "runaway"];

/// A crate, and the filters for its test programs. 3x5 and 4x4 take minutes even in a release build, and are left out.
const TESTS: [(&str, &[&str]); 4] = [
    (
        "ch5-dots-and-boxes",
        &["--ignored", "rungs::", "solver_values::"],
    ),
    ("ch4-alpha-beta", &["--ignored", "fixed_orders::"]),
    ("call-trace", &[]),
    ("ch5-dots-and-boxes", &["counts::"]),
];

/// The crates of the [`TESTS`].
pub(crate) const PACKAGES: [&str; TESTS.len()] = {
    let [(first, _), (second, _), (third, _), (fourth, _)] = TESTS;
    [first, second, third, fourth]
};

/// The [`PROGRAMS`], built with `.ci/optimised.toml`: each with the folder of its crate.
#[derive(Debug)]
pub(crate) struct Optimised(Vec<(PathBuf, PathBuf)>);

/// Cargo's JSON message about a compiled program.
#[derive(Debug, Deserialize)]
struct Built {
    manifest_path: PathBuf,
    executable: Option<PathBuf>,
}

impl Optimised {
    /// Builds the programs.
    pub(crate) fn build(root: &Path) -> anyhow::Result<Self> {
        let output = Command::new(env!("CARGO"))
            .args(["test", "--no-run", "--quiet", "--locked", "--workspace"])
            .args(["--config", ".ci/optimised.toml"])
            .args(PROGRAMS.iter().flat_map(|program| ["--test", program]))
            .arg("--message-format=json-render-diagnostics")
            .current_dir(root)
            .stderr(std::process::Stdio::inherit())
            .output()
            .context("cannot start cargo")?;
        ensure!(
            output.status.success(),
            "the optimised tests do not compile"
        );
        let said = String::from_utf8_lossy(&output.stdout);
        let built = said
            .lines()
            .filter_map(|line| serde_json::from_str::<Built>(line).ok());
        let programs = built.filter_map(|it| {
            let folder = it.manifest_path.parent()?.to_owned();
            Some((folder, it.executable?))
        });
        Ok(Self(programs.collect()))
    }

    /// Runs all programs in parallel. A count that uses one core leaves the other cores to the rest.
    pub(crate) fn run(&self) -> anyhow::Result<()> {
        std::thread::scope(|threads| {
            let running =
                TESTS.map(|(package, words)| threads.spawn(|| self.run_one(package, words)));
            let ended = running.map(|one| one.join().expect("it does not panic"));
            ended.into_iter().collect()
        })
    }

    /// Runs the test programs of a crate. At least one of them must contain a test that matches `words`.
    fn run_one(&self, package: &str, words: &[&str]) -> anyhow::Result<()> {
        let started = Instant::now();
        let tests = format!("{package} {}", words.join(" "));
        let mut passed = 0;
        for (folder, program) in self
            .0
            .iter()
            .filter(|(folder, _)| folder.ends_with(package))
        {
            let output = Command::new(program)
                .args(words)
                .current_dir(folder)
                .env("CARGO_MANIFEST_DIR", folder)
                .output()?;
            let said = String::from_utf8_lossy(&output.stdout);
            ensure!(
                output.status.success(),
                "{tests}:\n{said}{}",
                String::from_utf8_lossy(&output.stderr)
            );
            passed += passes(&said);
        }
        ensure!(passed > 0, "{tests}: no test is meant by that");
        println!(
            "   {}: {passed} tests, {:.1} s",
            tests.trim_end(),
            started.elapsed().as_secs_f64()
        );
        Ok(())
    }
}

/// Returns the number of passed tests from the last line of the test harness.
fn passes(said: &str) -> usize {
    let ended = said.rsplit_once("test result: ok. ").map(|(_, end)| end);
    let number = ended.and_then(|end| end.split_once(" passed"));
    number
        .and_then(|(number, _)| number.parse().ok())
        .unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::passes;

    #[test]
    fn the_last_line_says_how_many_tests_passed() {
        let said = "running 3 tests\n...\ntest result: ok. 3 passed; 0 failed; 1 ignored;\n";
        assert_eq!(passes(said), 3);
        assert_eq!(passes("running 0 tests"), 0);
    }
}
