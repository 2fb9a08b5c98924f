//! Two threads or more: who searches what.
//!
//! All threads ask the same question and share the table. Each says what position it is at, and
//! puts off a move that leads to a position where another is at work; but for the first move of
//! a position, which often settles it and which all of them go into together. When a thread comes
//! back to what it put off, the answer is often in the table.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use dots_and_boxes::size::Lines;

/// Positions with fewer open lines than this are searched sooner than anyone could ask.
const LEAST_OPEN: u32 = 12;

/// Where the threads are at work. Of positions that fall on the same place one is forgotten, and
/// perhaps searched twice: that costs time, but changes no answer.
pub(crate) struct InProgress {
    /// Empty with one thread.
    positions: Vec<AtomicU64>,
}

impl InProgress {
    pub(crate) fn new(threads: usize) -> Self {
        let places = if threads > 1 { 1 << 12 } else { 0 };
        Self {
            positions: (0..places).map(|_| AtomicU64::new(0)).collect(),
        }
    }

    /// Whether another thread is at work on the position.
    #[inline]
    pub(crate) fn is_at(&self, key: Lines) -> bool {
        self.place(key)
            .is_some_and(|place| place.load(Relaxed) == key)
    }

    /// Says that a thread begins to search it.
    #[inline]
    pub(crate) fn begin(&self, key: Lines) {
        if let Some(place) = self.place(key) {
            place.store(key, Relaxed);
        }
    }

    /// Says that it has ended.
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
