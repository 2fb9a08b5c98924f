//! Stops work that is under way: after a newer save, a key, Ctrl-C, or the end of the terminal.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::process::wait_for_all;

/// Set once the whole program is about to end.
static ENDING: AtomicBool = AtomicBool::new(false);

/// A cancellation flag. A piece of work receives it, and another part of the program can set it.
#[derive(Debug, Clone, Default)]
pub struct Cancel {
    is_set: Arc<AtomicBool>,
}

impl Cancel {
    /// Requests the work to stop. Its children end within milliseconds.
    pub fn cancel(&self) {
        self.is_set.store(true, Ordering::SeqCst);
    }

    /// Returns whether the work should stop.
    pub fn is_cancelled(&self) -> bool {
        self.is_set.load(Ordering::SeqCst) || ENDING.load(Ordering::SeqCst)
    }
}

/// Ends all children and prevents new ones, because this program is about to end.
///
/// Children are in process groups of their own, so the terminal's Ctrl-C does not reach them. On Windows it does, so
/// no further step is needed.
pub fn end_all() {
    ENDING.store(true, Ordering::SeqCst);
    wait_for_all();
}

/// Returns whether [`end_all`] was called.
pub fn is_ending() -> bool {
    ENDING.load(Ordering::SeqCst)
}
