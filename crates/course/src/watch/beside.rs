//! The book that is open beside the editor, and what is to be done for it. What happens to it is
//! [`super::for_book`]'s.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::Instant;

use tempfile::TempDir;
use wire::{TestRun, Wanted};

use super::work::Job;
use crate::book::Book;
use crate::status::Step;

/// The open book, and what is to be done for it.
#[derive(Default)]
pub(super) struct Beside {
    pub(super) state: State,
    /// The number of the newest save.
    pub(super) save: u64,
    /// What the pages want to show.
    pub(super) wants: Vec<Wanted>,
    /// What has been run since that save.
    pub(super) done: HashSet<Wanted>,
    /// The failing test's run, which is told again once ours is known, too.
    pub(super) test: Option<TestRun>,
    /// What runs for the book.
    pub(super) job: Option<Job>,
    /// Whether that is only to prepare for later, and the chapters for which it was done.
    pub(super) is_preparing: bool,
    pub(super) prepared: HashSet<String>,
    /// The moves that pages wait for, by the numbers of the pages; and where their recordings go.
    pub(super) moves: HashMap<u64, Job>,
    pub(super) moves_folder: Option<Arc<TempDir>>,
    /// What the book could not do.
    pub(super) sorry: Option<String>,
    /// The recordings since the last save.
    pub(super) folder: Option<Arc<TempDir>>,
}

/// Whether there is a book.
#[derive(Default)]
pub(super) enum State {
    /// Nobody has asked for it.
    #[default]
    Closed,
    /// It is being built, or begins to serve; what is kept stops that when it is dropped.
    Starting(Step, Instant, Job),
    /// It is there; its address once it serves.
    Open(Book, Option<String>, Job),
    /// It is gone: why.
    Gone(String),
}
