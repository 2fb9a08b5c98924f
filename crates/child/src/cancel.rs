//! Stopping work that is under way: a newer save, a key, Ctrl-C, or the end of the terminal.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::process::wait_for_all;

/// Set once the whole program is to end.
static ENDING: AtomicBool = AtomicBool::new(false);

/// Handed to a piece of work, and kept by whoever may stop it.
#[derive(Debug, Clone, Default)]
pub struct Cancel {
    own: Arc<AtomicBool>,
    /// Of the work that this is a part of.
    whole: Option<Arc<AtomicBool>>,
}

impl Cancel {
    /// For a part of the work, which can be stopped by itself, and is stopped with the whole.
    pub fn of_a_part(&self) -> Self {
        Self {
            own: Arc::default(),
            whole: Some(Arc::clone(&self.own)),
        }
    }

    /// Asks the work to stop. Its children are ended within milliseconds.
    pub fn cancel(&self) {
        self.own.store(true, Ordering::SeqCst);
    }

    /// Whether the work is to stop.
    pub fn is_cancelled(&self) -> bool {
        let mut all = [Some(&self.own), self.whole.as_ref()].into_iter().flatten();
        all.any(|it| it.load(Ordering::SeqCst)) || ENDING.load(Ordering::SeqCst)
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
