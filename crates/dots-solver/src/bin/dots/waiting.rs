//! What is said while a search takes its time, and when it is broken off.

use std::io::{IsTerminal, Write, stderr};
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::Duration;

use dots_solver::{Progress, Question};
use words::counted;

/// Up to this long a search is waited for in silence.
const PATIENCE: Duration = Duration::from_secs(2);

/// The line on the terminal that says how far the search is. The room `terminal` has one, too; with it
/// would come a library for screens, a sixth of the time in which `cargo dots` is first built.
pub(crate) struct Waiting {
    on_terminal: bool,
    /// How long the line is that is shown.
    shown: AtomicUsize,
}

impl Waiting {
    pub(crate) fn new() -> Self {
        Self {
            on_terminal: stderr().is_terminal(),
            shown: AtomicUsize::new(0),
        }
    }

    /// Shows how far the search is, over what was shown before.
    pub(crate) fn show(&self, progress: &Progress) {
        if !self.on_terminal || progress.elapsed < PATIENCE {
            return;
        }
        let mut line = match progress.question {
            Question::AtLeast(value) => format!("Is it worth {value} at least to the mover? "),
            Question::BestMoves(judged, of) => format!("Best moves: {judged} of {of} judged. "),
        };
        line += &nodes_and_time(progress.nodes, progress.elapsed);
        self.write(&line);
    }

    /// Takes the line away.
    pub(crate) fn clear(&self) {
        if self.shown.load(Relaxed) > 0 {
            self.write("");
            eprint!("\r");
        }
    }

    /// Says how far a search got that was broken off.
    pub(crate) fn say_how_far(&self, nodes: u64, elapsed: Duration, proof: Option<&Path>) {
        eprintln!("Broken off after {}", nodes_and_time(nodes, elapsed));
        if let Some(proof) = proof {
            let proof = proof.display();
            eprintln!("What is settled is in {proof}; the same command goes on from there.");
        }
    }

    /// Spaces wipe out what is left of a longer line: no terminal needs to know any code.
    fn write(&self, line: &str) {
        let width = line.chars().count();
        let before = self.shown.swap(width, Relaxed);
        let wipe = " ".repeat(before.saturating_sub(width));
        let mut out = stderr().lock();
        // A terminal that is gone is no reason to end the search.
        let _ = write!(out, "\r{line}{wipe}").and_then(|()| out.flush());
    }
}

/// Says how much a proof on file already knows, if anything.
pub(crate) fn say_what_is_settled(positions: usize, proof: &Path) {
    if positions > 0 {
        let positions = counted(positions, "position");
        eprintln!("Taken up from {}: {positions}", proof.display());
    }
}

/// How much was searched in how much time.
pub(crate) fn nodes_and_time(nodes: u64, elapsed: Duration) -> String {
    let time = match elapsed.as_secs_f64() {
        seconds if seconds < 0.001 => format!("{:.0} µs", seconds * 1e6),
        seconds if seconds < 1.0 => format!("{:.1} ms", seconds * 1e3),
        seconds => format!("{seconds:.1} s"),
    };
    format!("{} in {time}", counted(nodes, "node"))
}
