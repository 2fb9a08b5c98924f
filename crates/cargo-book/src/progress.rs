//! A word about what takes its time.

use std::io::{IsTerminal, Write};
use std::process::{Command, ExitStatus};
use std::time::{Duration, Instant};

use crate::children::{self, Started};

/// What is done before anybody wonders needs no word.
const SOON: Duration = Duration::from_secs(2);

/// Runs `command`, which builds `what`, and waits for it. On a terminal the seconds are counted.
pub(crate) fn wait(command: &mut Command, what: &str) -> std::io::Result<ExitStatus> {
    let started = Instant::now();
    let mut child = children::start(command)?;
    let is_counted = std::io::stderr().is_terminal()
        && std::env::var_os("TERM").is_none_or(|terminal| terminal != "dumb");
    let mut shown = None;
    let status = loop {
        if let Some(status) = patiently(&mut child)? {
            break status;
        }
        let seconds = started.elapsed().as_secs();
        if started.elapsed() < SOON || shown == Some(seconds) || shown.is_some() && !is_counted {
            continue;
        }
        shown = Some(seconds);
        let line = format!("Building {what}; at first a minute or two …");
        let mut out = std::io::stderr().lock();
        match is_counted {
            true => write!(out, "\r{line} {seconds} s")?,
            false => writeln!(out, "{line}")?,
        }
        out.flush()?;
    };
    if shown.is_some() && is_counted {
        eprintln!();
    }
    Ok(status)
}

/// Looks after the child a moment later, or at once where it has ended.
fn patiently(child: &mut Started) -> std::io::Result<Option<ExitStatus>> {
    let ended = child.try_wait()?;
    if ended.is_none() {
        std::thread::sleep(Duration::from_millis(50));
    }
    Ok(ended)
}
