//! Progress messages for long builds.

use std::io::{IsTerminal, Write};
use std::process::{Command, ExitStatus};
use std::time::{Duration, Instant};

use crate::children::{self, Started};

/// The time before the first message. A shorter build needs no message.
const SOON: Duration = Duration::from_secs(2);

/// Runs `command`, which builds `what`, and waits for it. On a terminal it counts the seconds.
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
        let line = format!("Building {what}; the first time takes a minute or two …");
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

/// Checks the child. If it still runs, waits a moment before it returns.
fn patiently(child: &mut Started) -> std::io::Result<Option<ExitStatus>> {
    let ended = child.try_wait()?;
    if ended.is_none() {
        std::thread::sleep(Duration::from_millis(50));
    }
    Ok(ended)
}
