//! The gate: everything that must hold besides `cargo test`. The same command here and on the
//! servers.

use std::path::Path;
use std::time::Instant;

use anyhow::Context;
use xshell::{Shell, cmd};

use crate::{effort, mistakes, recordings, stubs};

/// Runs all checks; the first that fails ends it.
pub(crate) fn run(root: &Path) -> anyhow::Result<()> {
    let shell = Shell::new()?;
    shell.change_dir(root);
    step("format", || {
        cmd!(shell, "cargo fmt --all --check").quiet().run()?;
        let _exercises = shell.push_dir("exercises");
        Ok(cmd!(shell, "cargo fmt --all --check").quiet().run()?)
    })?;
    step("lints", || {
        Ok(cmd!(
            shell,
            "cargo clippy --quiet --locked --workspace --all-targets -- --deny warnings"
        )
        .quiet()
        .run()?)
    })?;
    step("documentation", || {
        let _deny = shell.push_env("RUSTDOCFLAGS", "--deny warnings");
        Ok(
            cmd!(shell, "cargo doc --quiet --locked --workspace --no-deps")
                .quiet()
                .run()?,
        )
    })?;
    step("stubs", || stubs::check(root))?;
    step("recordings", || recordings::keep(root, true))?;
    step("effort tables", || effort::keep(root, true))?;
    step("mistakes", || mistakes::check(root, &[], None, false))?;
    step("book", || {
        Ok(cmd!(shell, "cargo book test").quiet().run()?)
    })?;
    step("release builds", || {
        cmd!(
            shell,
            "cargo test --quiet --locked --release --package call-trace"
        )
        .quiet()
        .run()?;
        cmd!(shell, "cargo ladder queens 8").quiet().run()?;
        Ok(cmd!(shell, "cargo ladder dots 2x2 --ablate")
            .quiet()
            .run()?)
    })?;
    step("slow tests", || slow_tests(&shell))?;
    println!("the gate is open");
    Ok(())
}

/// What takes too long without optimisation. 3x5 and 4x4 take minutes even so, and stay out.
fn slow_tests(shell: &Shell) -> anyhow::Result<()> {
    let asked = "ch5-dots-and-boxes --test solver_counts -- --ignored larger_fields three_by_three";
    let tests = [
        "ch4-alpha-beta --test counts -- --ignored",
        "ch5-dots-and-boxes --test counts",
        "ch5-dots-and-boxes --test rungs -- --ignored",
        asked,
    ];
    for test in tests {
        let words = test.split(' ');
        cmd!(
            shell,
            "cargo test --quiet --locked --release --package {words...}"
        )
        .quiet()
        .run()?;
    }
    Ok(())
}

fn step(name: &str, work: impl FnOnce() -> anyhow::Result<()>) -> anyhow::Result<()> {
    println!("── {name}");
    let started = Instant::now();
    work().with_context(|| format!("{name} failed"))?;
    println!("   {name}: {:.1} s", started.elapsed().as_secs_f64());
    Ok(())
}
