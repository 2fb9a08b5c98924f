//! Limits the number of tests that run at the same time. Later ones wait.

use std::sync::{Condvar, Mutex, PoisonError};

/// The slots, one per core.
pub(super) struct Slots {
    free: Mutex<usize>,
    freed: Condvar,
}

/// A slot. Dropping it releases it.
pub(super) struct Slot<'s>(&'s Slots);

impl Slots {
    /// Creates one slot per core.
    pub(super) fn new() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Self {
            free: Mutex::new(cores),
            freed: Condvar::new(),
        }
    }

    /// Waits for a slot.
    pub(super) fn take(&self) -> Slot<'_> {
        let mut free = self.free.lock().unwrap_or_else(PoisonError::into_inner);
        while *free == 0 {
            free = self
                .freed
                .wait(free)
                .unwrap_or_else(PoisonError::into_inner);
        }
        *free -= 1;
        Slot(self)
    }
}

impl Drop for Slot<'_> {
    fn drop(&mut self) {
        *self.0.free.lock().unwrap_or_else(PoisonError::into_inner) += 1;
        self.0.freed.notify_one();
    }
}
