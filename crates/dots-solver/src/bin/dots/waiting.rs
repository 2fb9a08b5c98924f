//! Messages during a long search, and after an interrupted one.

use std::io::{IsTerminal, Write, stderr};
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::Duration;

use dots_solver::{Progress, Question};
use textfmt::counted;

/// The time before the first message.
const PATIENCE: Duration = Duration::from_secs(2);

/// The line on the terminal that shows the progress of the search. The crate `terminal` has one too, but it would add a
/// library for screens, which takes a sixth of the first build of `cargo dots`.
pub(crate) struct Waiting {
    on_terminal: bool,
    /// The length of the displayed line.
    shown: AtomicUsize,
}

impl Waiting {
    pub(crate) fn new() -> Self {
        Self {
            on_terminal: stderr().is_terminal(),
            shown: AtomicUsize::new(0),
        }
    }

    /// Shows the progress of the search, and replaces the line shown before.
    pub(crate) fn show(&self, progress: &Progress) {
        if !self.on_terminal || progress.elapsed < PATIENCE {
            return;
        }
        let mut line = match progress.question {
            Question::AtLeast(value) => {
                format!("Is the position worth at least {value} to the mover? ")
            }
            Question::BestMoves(judged, of) => format!("Best moves: {judged} of {of} judged. "),
        };
        line += &nodes_and_time(progress.nodes, progress.elapsed);
        self.write(&line);
    }

    /// Removes the line.
    pub(crate) fn clear(&self) {
        if self.shown.load(Relaxed) > 0 {
            self.write("");
            eprint!("\r");
        }
    }

    /// Prints the progress of an interrupted search.
    pub(crate) fn say_how_far(&self, nodes: u64, elapsed: Duration, proof: Option<&Path>) {
        eprintln!("Stopped after {}", nodes_and_time(nodes, elapsed));
        if let Some(proof) = proof {
            let proof = proof.display();
            eprintln!("The settled questions are in {proof}; run the same command to resume.");
        }
    }

    /// Writes over the displayed line. Spaces erase the rest of a longer line, so the terminal needs no control codes.
    fn write(&self, line: &str) {
        let width = line.chars().count();
        let before = self.shown.swap(width, Relaxed);
        let wipe = " ".repeat(before.saturating_sub(width));
        let mut out = stderr().lock();
        // The search continues even if the terminal is gone.
        let _ = write!(out, "\r{line}{wipe}").and_then(|()| out.flush());
    }
}

/// Prints how many positions a proof on file already contains, if there are any.
pub(crate) fn say_what_is_settled(positions: usize, proof: &Path) {
    if positions > 0 {
        let positions = counted(positions, "position");
        eprintln!("Resumed from {}: {positions}", proof.display());
    }
}

/// Returns the number of nodes and the time as text.
pub(crate) fn nodes_and_time(nodes: u64, elapsed: Duration) -> String {
    let time = match elapsed.as_secs_f64() {
        seconds if seconds < 0.001 => format!("{:.0} µs", seconds * 1e6),
        seconds if seconds < 1.0 => format!("{:.1} ms", seconds * 1e3),
        seconds => format!("{seconds:.1} s"),
    };
    format!("{} in {time}", counted(nodes, "node"))
}
