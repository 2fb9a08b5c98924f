//! Stopping work that is under way: a newer save, a key, Ctrl-C, or the end of the terminal.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::process::wait_for_all;

/// Set once the whole program is to end.
static ENDING: AtomicBool = AtomicBool::new(false);

/// Handed to a piece of work, and kept by whoever may stop it.
#[derive(Debug, Clone, Default)]
pub struct Cancel(Arc<AtomicBool>);

impl Cancel {
    /// Asks the work to stop. Its children are ended within milliseconds.
    pub fn cancel(&self) {
        self.0.store(true, Ordering::SeqCst);
    }

    /// Whether the work is to stop.
    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::SeqCst) || ENDING.load(Ordering::SeqCst)
    }
}

/// Ends all children, and lets no other begin: this program is about to end.
///
/// Children are in process groups of their own, so the terminal's Ctrl-C does not reach them. On
/// Windows it does, and nothing is to be done.
pub fn end_all() {
    ENDING.store(true, Ordering::SeqCst);
    wait_for_all();
}

/// Whether [`end_all`] was called.
pub fn is_ending() -> bool {
    ENDING.load(Ordering::SeqCst)
}
