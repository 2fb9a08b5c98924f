//! The child process: measures one technique in a process of its own.
//!
//! A search cannot be interrupted, but a process can be stopped. Each row is therefore measured by a child, and a technique that
//! was stopped does not slow down the next one.

use std::fmt;
use std::io::Read;
use std::time::{Duration, Instant};

use crate::runs::Runs;
use crate::technique::{Search, Technique};

/// The question for the child.
#[derive(Clone, Copy, clap::ValueEnum)]
pub(crate) enum Question {
    /// How many seconds does it take? A search that always counts also reports its nodes.
    Seconds,
    /// How many nodes does it search?
    Nodes,
}

/// The child's answer, on one line: the value, and the measurements.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Answer {
    pub(crate) value: i64,
    pub(crate) seconds: Option<f64>,
    /// How much a second measurement may differ, as a part of the time, if the time is not certain.
    pub(crate) spread: Option<f64>,
    pub(crate) nodes: Option<u64>,
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [seconds, spread] =
            [self.seconds, self.spread].map(|it| it.map_or("-".to_owned(), |it| it.to_string()));
        let nodes = self.nodes.map_or("-".to_owned(), |n| n.to_string());
        write!(f, "{} {seconds} {spread} {nodes}", self.value)
    }
}

impl Answer {
    /// Reads the output of a child.
    pub(crate) fn read(line: &str) -> Option<Answer> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [value, seconds, spread, nodes] = words[..] else {
            return None;
        };
        Some(Answer {
            value: value.parse().ok()?,
            seconds: seconds.parse().ok(),
            spread: spread.parse().ok(),
            nodes: nodes.parse().ok(),
        })
    }
}

/// Prints the answer to the question of a parent that gives up after `limit`. A limit of 0 allows a single run.
pub(crate) fn answer(technique: &Technique, question: Question, limit: Duration) {
    end_with_parent();
    println!("{}", measured(&technique.search, question, limit));
}

fn measured(search: &Search, question: Question, limit: Duration) -> Answer {
    let (runs, (value, nodes)) = match (search, question) {
        (Search::Twofold { counted, .. }, Question::Nodes) => (None, known(counted())),
        (Search::Twofold { bare, .. }, Question::Seconds) => {
            let (runs, value) = timed(bare, limit);
            (Some(runs), (value, None))
        }
        (Search::Counting(search), _) => {
            let (runs, found) = timed(search, limit);
            (Some(runs), known(found))
        }
    };
    Answer {
        value,
        seconds: runs.as_ref().map(Runs::seconds),
        spread: runs.as_ref().and_then(Runs::spread),
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

fn timed<T>(search: &dyn Fn() -> T, limit: Duration) -> (Runs, T) {
    let mut runs = Runs::within(limit);
    loop {
        let start = Instant::now();
        let found = search();
        if runs.add(start.elapsed()) {
            return (runs, found);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_child_prints_is_read_again() {
        let (some, none) = (Some(0.25), None);
        for (seconds, spread, nodes) in [
            (some, none, None),
            (none, none, Some(7)),
            (Some(1e-9), some, Some(1)),
        ] {
            let answer = Answer {
                value: -3,
                seconds,
                spread,
                nodes,
            };
            assert_eq!(Answer::read(&format!("{answer}\n")), Some(answer));
        }
        assert_eq!(Answer::read(""), None);
    }

    #[test]
    fn a_search_runs_once_or_several_times() {
        let runs = std::cell::Cell::new(0);
        let search = || runs.set(runs.get() + 1);
        timed(&search, Duration::ZERO);
        assert_eq!(runs.replace(0), 1);
        timed(&search, Duration::MAX);
        assert!(runs.get() > 1000, "{}", runs.get());
    }
}
