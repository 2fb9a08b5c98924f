//! The gate: every check besides `cargo test`. The command is the same here and on the servers.

use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use xshell::{Shell, cmd};

use crate::optimised::Optimised;
use crate::programs::Programs;
use crate::{counts, licences, mistakes, recordings, stubs, wasm};

/// Runs all checks, stops at the first failure, and prints a table of their times at the end.
pub(crate) fn run(root: &Path) -> anyhow::Result<()> {
    let mut times = Vec::new();
    let checked = check(root, &mut times);
    println!("{}", table(times));
    checked?;
    Ok(())
}

fn check(root: &Path, times: &mut Vec<Took>) -> anyhow::Result<()> {
    let shell = Shell::new()?;
    shell.change_dir(root);
    let mut step = |name, work: &dyn Fn() -> anyhow::Result<()>| step(times, name, work);
    step("format", &|| {
        cmd!(shell, "cargo fmt --all --check").quiet().run()?;
        let _exercises = shell.push_dir("exercises");
        Ok(cmd!(shell, "cargo fmt --all --check").quiet().run()?)
    })?;
    // The tests that run beside these steps leave a core idle now and then. Steps that use one core therefore run first. Steps
    // that compile use two cores, and run when the tests are done.
    step("counts", &|| counts::keep(root, true))?;
    step("book", &|| {
        run_program(root, &Programs::build(root)?, "make-book", "test")
    })?;
    step("editions", &|| {
        let programs = Programs::build(root)?;
        let make_book = programs.command("make-book")?.get_program().to_owned();
        let mut check = programs.command("grade")?;
        check.arg("check-editions").arg("--book").arg(make_book);
        let status = check.current_dir(root).status()?;
        ensure!(status.success(), "a copy for students has a fault");
        Ok(())
    })?;
    // This uses the same build as `cargo test`: the step checks only that the ladders run, not how fast.
    step("ladders", &|| {
        let programs = Programs::build(root)?;
        run_program(root, &programs, "ladder", "queens 8 --once")?;
        run_program(root, &programs, "ladder", "dots 2x2 --ablate --once")
    })?;
    step("optimised tests", &|| Optimised::build(root)?.run())?;
    step("lints", &|| {
        Ok(cmd!(
            shell,
            "cargo clippy --quiet --locked --workspace --all-targets -- --deny warnings"
        )
        .quiet()
        .run()?)
    })?;
    step("documentation", &|| {
        // With the examples, cargo selects the same features as for the lints and reuses the libraries that it has already
        // checked. With the compiler and the arguments that `cargo clippy` sets for our own packages, it reuses those, too.
        let sysroot = cmd!(shell, "rustc --print sysroot").quiet().read()?;
        let driver = format!("clippy-driver{}", std::env::consts::EXE_SUFFIX);
        let driver = Path::new(&sysroot).join("bin").join(driver);
        let _clippy = shell.push_env("RUSTC_WORKSPACE_WRAPPER", driver);
        let words = "--deny__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__";
        let _words = shell.push_env("CLIPPY_ARGS", words);
        let _deny = shell.push_env("RUSTDOCFLAGS", "--deny warnings");
        Ok(cmd!(
            shell,
            "cargo doc --quiet --locked --workspace --no-deps --lib --bins --examples"
        )
        .quiet()
        .run()?)
    })?;
    step("licences", &|| licences::check(root))?;
    step("WebAssembly", &|| wasm::check(root))?;
    step("stubs", &|| stubs::check(root))?;
    step("recordings", &|| recordings::keep(root, true))?;
    // Some of the answers never end and have a time limit. By now the tests beside these steps are done, and this step has the
    // machine to itself.
    step("mistakes", &|| {
        mistakes::check(root, &[], mistakes::Wish::default())
    })?;
    Ok(())
}

fn run_program(root: &Path, programs: &Programs, name: &str, words: &str) -> anyhow::Result<()> {
    let mut command = programs.command(name)?;
    let status = command.args(words.split(' ')).current_dir(root).status()?;
    ensure!(status.success(), "{name} {words} ended with {status}");
    Ok(())
}

fn step(
    times: &mut Vec<Took>,
    name: &'static str,
    work: &dyn Fn() -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    println!("── {name}");
    let started = Instant::now();
    let done = work().with_context(|| format!("{name} failed"));
    let took = started.elapsed();
    times.push(Took { name, took });
    done?;
    println!("   {name}: {:.1} s", took.as_secs_f64());
    Ok(())
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

    use super::{Took, table};

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
