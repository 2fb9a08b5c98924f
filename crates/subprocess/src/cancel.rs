//! Stops work that is under way: after a newer save, a key, Ctrl-C, or the end of the terminal.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::process::wait_for_all;

/// Set once the whole program is about to end.
static ENDING: AtomicBool = AtomicBool::new(false);

/// A cancellation flag. A piece of work receives it, and another part of the program can set it.
#[derive(Debug, Clone, Default)]
pub struct Cancel {
    own: Arc<AtomicBool>,
    /// The flag of the whole work, if this is a part of it.
    whole: Option<Arc<AtomicBool>>,
}

impl Cancel {
    /// Creates a flag for a part of the work. The part can be stopped by itself, and stops with the whole.
    pub fn of_a_part(&self) -> Self {
        Self {
            own: Arc::default(),
            whole: Some(Arc::clone(&self.own)),
        }
    }

    /// Requests the work to stop. Its children end within milliseconds.
    pub fn cancel(&self) {
        self.own.store(true, Ordering::SeqCst);
    }

    /// Returns whether the work should stop.
    pub fn is_cancelled(&self) -> bool {
        let mut all = [Some(&self.own), self.whole.as_ref()].into_iter().flatten();
        all.any(|it| it.load(Ordering::SeqCst)) || ENDING.load(Ordering::SeqCst)
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
