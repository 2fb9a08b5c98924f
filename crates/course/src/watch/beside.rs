//! The state of the book open beside the editor, and its pending work. [`super::for_book`] changes it.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::Instant;

use protocol::{TestRun, Wanted};
use tempfile::TempDir;

use super::work::Job;
use crate::book::Book;
use crate::status::Step;

/// The open book and its pending work.
#[derive(Default)]
pub(super) struct Beside {
    pub(super) state: State,
    /// The number of the newest save.
    pub(super) save: u64,
    /// The runs requested by the pages.
    pub(super) wants: Vec<Wanted>,
    /// The runs made since that save.
    pub(super) done: HashSet<Wanted>,
    /// The failing test's run. It is sent again once the reference's run is available.
    pub(super) test: Option<TestRun>,
    /// The job in progress for the book.
    pub(super) job: Option<Job>,
    /// Whether that job only builds in advance, and the chapters already built.
    pub(super) is_preparing: bool,
    pub(super) prepared: HashSet<String>,
    /// The moves that pages are waiting for, by page number, and the folder for their recordings.
    pub(super) moves: HashMap<u64, Job>,
    pub(super) moves_folder: Option<Arc<TempDir>>,
    /// The book's last error message.
    pub(super) sorry: Option<String>,
    /// The recordings since the last save.
    pub(super) folder: Option<Arc<TempDir>>,
}

/// The state of the book.
#[derive(Default)]
pub(super) enum State {
    /// The book has not been requested.
    #[default]
    Closed,
    /// It is being built or is starting. Dropping the job stops that.
    Starting(Step, Instant, Job),
    /// It is open, with its address once it serves.
    Open(Book, Option<String>, Job),
    /// It is closed, with the reason.
    Gone(String),
}
