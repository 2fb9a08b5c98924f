//! Limits that stop a search early, and reports of its progress.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use game::Value;

/// The shortest time between two reports.
const BETWEEN_REPORTS: Duration = Duration::from_millis(250);

/// The number of nodes between two checks of the clock.
const BETWEEN_LOOKS: u64 = 1 << 10;

/// The reason why a search stopped before it had its answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Stopped {
    /// The flag was raised.
    #[error("the search was stopped after {0} nodes")]
    ByFlag(u64),
    /// The time was up.
    #[error("the time was up after {0} nodes")]
    OutOfTime(u64),
    /// The proof could not be written to its file.
    #[cfg(feature = "large-fields")]
    #[error("the proof cannot be written: {0}")]
    NotWritten(std::io::ErrorKind),
}

/// The progress of a search.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Progress {
    /// The nodes searched so far, by all threads.
    pub nodes: u64,
    /// The question under way.
    pub question: Question,
    /// The time since the search began.
    pub elapsed: Duration,
}

/// The question that a search is answering.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Question {
    /// Whether the whole game has at least this value for the player to move.
    AtLeast(Value),
    /// Which moves preserve the value: the number of judged moves, and the number of all moves.
    BestMoves(usize, usize),
}

/// The conditions that end a search early, and the receiver of its reports. [`Limits::none`] never ends a search.
#[derive(Clone, Copy, Default)]
pub struct Limits<'a> {
    flag: Option<&'a AtomicBool>,
    deadline: Option<Instant>,
    report: Option<&'a (dyn Fn(&Progress) + Sync)>,
}

impl<'a> Limits<'a> {
    /// Searches to the end, without reports.
    pub fn none() -> Self {
        Self::default()
    }

    /// Stops soon after the flag is raised.
    pub fn flag(self, flag: &'a AtomicBool) -> Self {
        Self {
            flag: Some(flag),
            ..self
        }
    }

    /// Stops soon after this moment.
    pub fn until(self, deadline: Instant) -> Self {
        Self {
            deadline: Some(deadline),
            ..self
        }
    }

    /// Reports the progress of the search a few times a second.
    pub fn report(self, report: &'a (dyn Fn(&Progress) + Sync)) -> Self {
        Self {
            report: Some(report),
            ..self
        }
    }
}

/// The limits of one running search, shared by its threads.
pub(crate) struct Cancellation<'a> {
    limits: Limits<'a>,
    /// True if one thread has the answer, or was stopped, and the others can stop.
    over: AtomicBool,
    begun: Instant,
    nodes: AtomicU64,
    question: Mutex<Question>,
    reported: Mutex<Instant>,
}

impl<'a> Cancellation<'a> {
    pub(crate) fn new(limits: Limits<'a>) -> Self {
        let begun = Instant::now();
        Self {
            limits,
            over: AtomicBool::new(false),
            begun,
            nodes: AtomicU64::new(0),
            question: Mutex::new(Question::AtLeast(0)),
            reported: Mutex::new(begun),
        }
    }

    pub(crate) fn ask(&self, question: Question) {
        *self.question.lock().expect("no thread panics here") = question;
    }

    /// Records for all threads whether their question is settled.
    pub(crate) fn over(&self, over: bool) {
        self.over.store(over, Relaxed);
    }

    /// Checks the limits at about every thousandth node of this thread. The search calls it at each node.
    #[inline]
    pub(crate) fn after(&self, nodes: u64) -> Result<(), Stopped> {
        if nodes.is_multiple_of(BETWEEN_LOOKS) {
            self.look_up()
        } else {
            Ok(())
        }
    }

    #[cold]
    fn look_up(&self) -> Result<(), Stopped> {
        let nodes = self.nodes.fetch_add(BETWEEN_LOOKS, Relaxed) + BETWEEN_LOOKS;
        let raised = |flag: &AtomicBool| flag.load(Relaxed);
        if raised(&self.over) || self.limits.flag.is_some_and(raised) {
            return Err(Stopped::ByFlag(nodes));
        }
        let now = Instant::now();
        if self.limits.deadline.is_some_and(|deadline| now >= deadline) {
            return Err(Stopped::OutOfTime(nodes));
        }
        if let Some(report) = self.limits.report {
            self.report(report, nodes, now);
        }
        Ok(())
    }

    /// Reports, unless another thread is reporting now or has reported recently.
    fn report(&self, report: &(dyn Fn(&Progress) + Sync), nodes: u64, now: Instant) {
        if let Ok(mut reported) = self.reported.try_lock()
            && now.duration_since(*reported) >= BETWEEN_REPORTS
        {
            *reported = now;
            report(&Progress {
                nodes,
                question: *self.question.lock().expect("no thread panics here"),
                elapsed: now.duration_since(self.begun),
            });
        }
    }
}
