//! The gate: every check besides `cargo test`. The command is the same here and on the servers.

mod since;
mod steps;

use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::Context;
use xshell::Shell;

use since::Packages;
use steps::{STEPS, Step};

/// Runs all checks, stops at the first failure, and prints a table of their times at the end. With `since`, a commit that passed,
/// skips the steps that read no file that differs from it.
pub(crate) fn run(root: &Path, since: Option<&str>) -> anyhow::Result<()> {
    let skips = since.map(|commit| Skips::since(root, commit)).transpose()?;
    let mut times = Vec::new();
    let checked = check(root, skips.flatten().as_ref(), &mut times);
    println!("{}", table(times));
    checked?;
    since::store_compiler(root)
}

fn check(root: &Path, skips: Option<&Skips>, times: &mut Vec<Took>) -> anyhow::Result<()> {
    for (number, step) in STEPS.iter().enumerate() {
        match skips {
            Some(skips) if !skips.affected[number] => println!("{}", skips.line(step.name)),
            _ => run_step(root, step, times)?,
        }
    }
    Ok(())
}

/// The steps to skip.
struct Skips {
    /// The short name of the commit that passed.
    commit: String,
    /// For each step, whether it has to run.
    affected: Vec<bool>,
}

impl Skips {
    /// Compares the files with a commit. `None` if the compiler may be another one, so that every step has to run.
    fn since(root: &Path, commit: &str) -> anyhow::Result<Option<Self>> {
        let (commit, changed) = since::changes(root, commit)?;
        if !since::has_known_compiler(root)? {
            println!("every step runs: the gate has not passed here with this compiler");
            return Ok(None);
        }
        let affected = since::affected(&STEPS, &Packages::read(root)?, &changed);
        Ok(Some(Self { commit, affected }))
    }

    fn line(&self, name: &str) -> String {
        let commit = &self.commit;
        format!("skipped: {name}, nothing it reads changed since {commit}")
    }
}

fn run_step(root: &Path, step: &Step, times: &mut Vec<Took>) -> anyhow::Result<()> {
    let name = step.name;
    println!("── {name}");
    let started = Instant::now();
    let done = (step.work)(root).with_context(|| format!("{name} failed"));
    let took = started.elapsed();
    times.push(Took { name, took });
    done?;
    println!("   {name}: {:.1} s", took.as_secs_f64());
    Ok(())
}

/// Returns a shell in the root folder.
fn shell(root: &Path) -> anyhow::Result<Shell> {
    let shell = Shell::new()?;
    shell.change_dir(root);
    Ok(shell)
}

/// A step of the gate and its duration.
#[derive(Debug)]
struct Took {
    name: &'static str,
    took: Duration,
}

/// Formats the durations of all steps, the slowest first.
fn table(mut times: Vec<Took>) -> String {
    times.sort_by_key(|step| std::cmp::Reverse(step.took));
    let all: Duration = times.iter().map(|step| step.took).sum();
    let line = |name: &str, took: Duration| {
        let (seconds, all) = (took.as_secs_f64(), all.as_secs_f64());
        let share = if all > 0.0 {
            100.0 * seconds / all
        } else {
            0.0
        };
        format!("\n{seconds:8.1} s {share:4.0} %  {name}")
    };
    let lines = times.iter().map(|step| line(step.name, step.took));
    let lines: String = lines.chain([line("all", all)]).collect();
    format!("── where the time went{lines}")
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::{Skips, Took, table};

    #[test]
    fn a_skipped_step_is_named_with_the_commit() {
        let skips = Skips {
            commit: "abc1234".to_owned(),
            affected: vec![false],
        };
        assert_eq!(
            skips.line("counts"),
            "skipped: counts, nothing it reads changed since abc1234"
        );
    }

    #[test]
    fn the_slowest_step_stands_first() {
        let took = |(name, tenths): (_, u64)| Took {
            name,
            took: Duration::from_millis(100 * tenths),
        };
        let steps = [("counts", 300), ("format", 5), ("mistakes", 695)];
        assert_eq!(
            table(steps.map(took).into()),
            "── where the time went\n\
             \x20   69.5 s   70 %  mistakes\n\
             \x20   30.0 s   30 %  counts\n\
             \x20    0.5 s    0 %  format\n\
             \x20  100.0 s  100 %  all"
        );
        assert!(table(Vec::new()).ends_with("0.0 s    0 %  all"));
    }
}
