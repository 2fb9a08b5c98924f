//! The child's side: measures one technique in a process of its own.
//!
//! A search cannot be interrupted, but a process can be ended. So every row is measured by a child,
//! and no technique that was given up slows down the next one.

use std::io::Read;
use std::time::{Duration, Instant};

use crate::technique::Technique;

/// What the child is asked.
#[derive(Clone, Copy, clap::ValueEnum)]
pub(crate) enum Question {
    /// How many seconds does it take?
    Seconds,
    /// How many nodes does it look at?
    Nodes,
}

/// Runs shorter than this together are repeated, to find a median worth the name.
const ENOUGH: Duration = Duration::from_millis(300);
const MOST_RUNS: usize = 2001;

/// Prints the value and what was asked, on one line.
pub(crate) fn answer(technique: &Technique, question: Question) {
    end_with_parent();
    match question {
        Question::Seconds => {
            let (value, seconds) = median_time(technique);
            println!("{value} {seconds}");
        }
        Question::Nodes => {
            let (value, nodes) = (technique.counted)();
            println!("{value} {nodes}");
        }
    }
}

/// The parent holds the other end of our standard input for as long as it lives.
fn end_with_parent() {
    std::thread::spawn(|| {
        let _ = std::io::stdin().read(&mut [0]);
        std::process::exit(1);
    });
}

fn median_time(technique: &Technique) -> (i64, f64) {
    let begun = Instant::now();
    let mut times = Vec::new();
    loop {
        let start = Instant::now();
        let value = (technique.bare)();
        times.push(start.elapsed());
        let median_exists = times.len() % 2 == 1;
        if median_exists && (begun.elapsed() > ENOUGH || times.len() >= MOST_RUNS) {
            times.sort_unstable();
            return (value, times[times.len() / 2].as_secs_f64());
        }
    }
}
