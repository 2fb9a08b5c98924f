//! Division of the work between two or more threads.
//!
//! All threads answer the same question and share the table. Each one records its current position, and puts off a move
//! if another thread is working on the next position. The first move of a position is an exception: it often settles
//! the position, so all threads search it together. When a thread returns to a move that it put off, the answer is
//! often in the table.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use dots_and_boxes::size::Lines;

/// The smallest number of open lines of a recorded position. A smaller search ends sooner than other threads could use
/// the record.
const LEAST_OPEN: u32 = 12;

/// The positions on which the threads are working. If two of them have the same place, one is forgotten and perhaps
/// searched twice. That costs time, but changes no answer.
pub(crate) struct InProgress {
    /// Empty if there is only one thread.
    positions: Vec<AtomicU64>,
}

impl InProgress {
    pub(crate) fn new(threads: usize) -> Self {
        let places = if threads > 1 { 1 << 12 } else { 0 };
        Self {
            positions: (0..places).map(|_| AtomicU64::new(0)).collect(),
        }
    }

    /// Returns whether another thread is working on the position.
    #[inline]
    pub(crate) fn is_at(&self, key: Lines) -> bool {
        self.place(key)
            .is_some_and(|place| place.load(Relaxed) == key)
    }

    /// Records that a thread begins to search the position.
    #[inline]
    pub(crate) fn begin(&self, key: Lines) {
        if let Some(place) = self.place(key) {
            place.store(key, Relaxed);
        }
    }

    /// Records that the thread has finished the position.
    #[inline]
    pub(crate) fn end(&self, key: Lines) {
        if let Some(place) = self.place(key)
            && place.load(Relaxed) == key
        {
            place.store(0, Relaxed);
        }
    }

    #[inline]
    fn place(&self, key: Lines) -> Option<&AtomicU64> {
        if self.positions.is_empty() || key.count_ones() < LEAST_OPEN {
            return None;
        }
        let mixed = key.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 52;
        self.positions.get(mixed as usize)
    }
}
