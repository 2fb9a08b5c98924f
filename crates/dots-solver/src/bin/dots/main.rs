//! `cargo dots`: solves a position of dots and boxes, and prints its value.

mod answer;
mod args;
mod memory;
mod waiting;

use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use anyhow::{Context, Result};
use clap::Parser;
use dots_solver::{Limits, Options, Proof, Solver, Stopped};

use crate::args::Args;
use crate::waiting::Waiting;

/// The exit code that a shell reports for a program ended by Ctrl-C.
const BROKEN_OFF: u8 = 130;

fn main() -> ExitCode {
    let args = Args::parse();
    match run(&args) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::from(2)
        }
    }
}

fn run(args: &Args) -> Result<ExitCode> {
    let position = args.position()?;
    let stop = stop_on_ctrl_c()?;
    let options = Options {
        techniques: args.techniques()?,
        memory: args.memory.bytes(),
        threads: args.threads,
    };
    let mut solver = Solver::try_new(position.size, options)
        .with_context(|| format!("--memory {}", args.memory))?;
    if let Some(path) = &args.proof {
        let proof = Proof::open(path, position.size)
            .with_context(|| format!("cannot use {} for the proof", path.display()))?;
        waiting::say_what_is_settled(proof.positions(), path);
        solver = solver.with_proof(proof);
    }
    let waiting = Waiting::new();
    let report = |progress: &_| waiting.show(progress);
    let mut limits = Limits::none().flag(&stop).report(&report);
    let begun = Instant::now();
    // A deadline beyond the range of the clock is no limit.
    if let Some(deadline) = args.limit.and_then(|time| begun.checked_add(time)) {
        limits = limits.until(deadline);
    }
    let found = answer::find(&solver, &position, args.value, limits);
    waiting.clear();
    match found {
        Ok(answer) => {
            answer.print(&position, args.json)?;
            Ok(ExitCode::SUCCESS)
        }
        Err(Stopped::NotWritten(kind)) => {
            Err(anyhow::Error::new(std::io::Error::from(kind))
                .context("the proof cannot be written"))
        }
        Err(Stopped::ByFlag(nodes) | Stopped::OutOfTime(nodes)) => {
            waiting.say_how_far(nodes, begun.elapsed(), args.proof.as_deref());
            Ok(ExitCode::from(BROKEN_OFF))
        }
    }
}

/// Returns a flag that Ctrl-C raises. A second Ctrl-C ends the program at once.
fn stop_on_ctrl_c() -> Result<Arc<AtomicBool>> {
    use signal_hook::consts::{SIGINT, SIGTERM};
    use signal_hook::flag;
    let stop = Arc::new(AtomicBool::new(false));
    for signal in [SIGINT, SIGTERM] {
        flag::register_conditional_shutdown(signal, BROKEN_OFF.into(), Arc::clone(&stop))?;
        flag::register(signal, Arc::clone(&stop))?;
    }
    Ok(stop)
}
