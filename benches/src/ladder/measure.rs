//! The child process: measures one technique in a process of its own.
//!
//! A search cannot be interrupted, but a process can be stopped. Each row is therefore measured by a child, and a technique that
//! was stopped does not slow down the next one.

use std::fmt;
use std::io::Read;
use std::time::{Duration, Instant};

use crate::technique::{Search, Technique};

/// The question for the child.
#[derive(Clone, Copy, clap::ValueEnum)]
pub(crate) enum Question {
    /// How many seconds does it take? A search that always counts also reports its nodes.
    Seconds,
    /// How many nodes does it search?
    Nodes,
}

/// The child's answer, on one line: the value, and the measurement.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Answer {
    pub(crate) value: i64,
    pub(crate) seconds: Option<f64>,
    pub(crate) nodes: Option<u64>,
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.seconds.map_or("-".to_owned(), |s| s.to_string());
        let nodes = self.nodes.map_or("-".to_owned(), |n| n.to_string());
        write!(f, "{} {seconds} {nodes}", self.value)
    }
}

impl Answer {
    /// Reads the output of a child.
    pub(crate) fn read(line: &str) -> Option<Answer> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [value, seconds, nodes] = words[..] else {
            return None;
        };
        Some(Answer {
            value: value.parse().ok()?,
            seconds: seconds.parse().ok(),
            nodes: nodes.parse().ok(),
        })
    }
}

/// If the runs together are shorter than this, they are repeated for a meaningful median.
const ENOUGH: Duration = Duration::from_millis(300);
const MOST_RUNS: usize = 2001;

/// Prints the answer to the question. The time is one run or the median of many.
pub(crate) fn answer(technique: &Technique, question: Question, once: bool) {
    end_with_parent();
    let enough = if once { Duration::ZERO } else { ENOUGH };
    println!("{}", measured(&technique.search, question, enough));
}

fn measured(search: &Search, question: Question, enough: Duration) -> Answer {
    let (seconds, (value, nodes)) = match (search, question) {
        (Search::Twofold { counted, .. }, Question::Nodes) => (None, known(counted())),
        (Search::Twofold { bare, .. }, Question::Seconds) => {
            let (seconds, value) = median_time(bare, enough);
            (Some(seconds), (value, None))
        }
        (Search::Counting(search), _) => {
            let (seconds, found) = median_time(search, enough);
            (Some(seconds), known(found))
        }
    };
    Answer {
        value,
        seconds,
        nodes,
    }
}

fn known((value, nodes): (i64, u64)) -> (i64, Option<u64>) {
    (value, Some(nodes))
}

/// Ends this process with its parent, which keeps the other end of our standard input open.
fn end_with_parent() {
    std::thread::spawn(|| {
        let _ = std::io::stdin().read(&mut [0]);
        std::process::exit(1);
    });
}

fn median_time<T>(search: &dyn Fn() -> T, enough: Duration) -> (f64, T) {
    let begun = Instant::now();
    let mut times = Vec::new();
    loop {
        let start = Instant::now();
        let found = search();
        times.push(start.elapsed());
        let median_exists = times.len() % 2 == 1;
        if median_exists && (begun.elapsed() > enough || times.len() >= MOST_RUNS) {
            times.sort_unstable();
            return (times[times.len() / 2].as_secs_f64(), found);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_child_prints_is_read_again() {
        for (seconds, nodes) in [(Some(0.25), None), (None, Some(7)), (Some(1e-9), Some(1))] {
            let answer = Answer {
                value: -3,
                seconds,
                nodes,
            };
            assert_eq!(Answer::read(&format!("{answer}\n")), Some(answer));
        }
        assert_eq!(Answer::read(""), None);
    }

    #[test]
    fn a_search_runs_once_or_until_its_runs_take_long_enough_together() {
        let runs = std::cell::Cell::new(0);
        let search = || runs.set(runs.get() + 1);
        median_time(&search, Duration::ZERO);
        assert_eq!(runs.replace(0), 1);
        median_time(&search, Duration::MAX);
        assert_eq!(runs.get(), MOST_RUNS);
    }
}
