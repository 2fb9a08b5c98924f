//! Technique: a table of what has been found.
//!
//! An entry is one word: the part of the position that its place does not tell already, and the
//! two bounds of its value. The position is first mixed up in a way that can be undone, so place
//! and remainder together are the position itself: an entry is never taken for another's. A place
//! has room for two: a third drives out the older. All threads share the table; an entry is read
//! and written as a whole, so no lock is needed.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use dots_and_boxes::size::Lines;

use crate::window::Window;

/// How many bits the two bounds of an entry take.
const BOUNDS: usize = 10;

/// The table.
pub(crate) struct Table {
    entries: Vec<[AtomicU64; 2]>,
    /// How many bits tell the place, and how many a position has in all.
    place_bits: usize,
    key_bits: usize,
}

/// The place of a position.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    number: u32,
    /// What the place does not tell of the position.
    rest: u64,
}

/// What stands at the place of a position, be it of that position or of another.
#[derive(Clone, Copy)]
pub(crate) struct Entry {
    words: [u64; 2],
    /// What the place does not tell of the position that was asked for.
    rest: u64,
}

impl Entry {
    // ANCHOR: entry
    /// What it says of the position, which has `boxes` left; an empty word says nothing.
    #[inline]
    pub(crate) fn known(self, boxes: i8) -> Window {
        let mine = |word: &u64| word >> BOUNDS == self.rest;
        let word = self.words.into_iter().find(mine).unwrap_or(0);
        let (low, high) = (word & 31, word >> 5 & 31);
        Window {
            low: if low == 0 {
                i8::MIN
            } else {
                2 * (low as i8 - 1) - boxes
            },
            high: if high == 0 {
                i8::MAX
            } else {
                boxes - 2 * (high as i8 - 1)
            },
        }
    }
    // ANCHOR_END: entry
}

impl Table {
    /// A table for positions of this many lines, in at most `bytes`: with two to the `useful`
    /// places, if they fit. None where there is not enough memory.
    pub(crate) fn new(lines: usize, useful: usize, bytes: usize) -> Option<Self> {
        let fits = (bytes / size_of::<[AtomicU64; 2]>()).max(1).ilog2() as usize;
        // The remainder must fit beside the bounds.
        let least = (lines + BOUNDS).saturating_sub(64).max(4);
        let place_bits = useful.min(fits).max(least).min(lines).min(32);
        let places = 1_usize.checked_shl(place_bits as u32)?;
        let mut entries = Vec::new();
        entries.try_reserve_exact(places).ok()?;
        entries.resize_with(places, <[AtomicU64; 2]>::default);
        Some(Self {
            entries,
            place_bits,
            key_bits: lines,
        })
    }

    /// How many bytes it takes.
    pub(crate) fn bytes(&self) -> usize {
        self.entries.len() * size_of::<[AtomicU64; 2]>()
    }

    /// What stands at a place.
    #[inline]
    pub(crate) fn fetch(&self, place: Place) -> Entry {
        Entry {
            words: self.pair(place).each_ref().map(|word| word.load(Relaxed)),
            rest: place.rest,
        }
    }

    /// Keeps what is known of a position. Both bounds have the parity of the boxes left.
    #[inline]
    pub(crate) fn keep(&self, key: Lines, boxes: i8, known: Window) {
        let place = self.place(key);
        // A bound is counted from the least it can be, in steps of two; 0 is no bound.
        let steps = |above: i8| above.clamp(0, 2 * boxes) as u64 / 2 + 1;
        let low = if known.low == i8::MIN {
            0
        } else {
            steps(known.low + boxes)
        };
        let high = if known.high == i8::MAX {
            0
        } else {
            steps(boxes - known.high)
        };
        let word = place.rest << BOUNDS | high << 5 | low;
        let [newer, older] = self.pair(place);
        let other = newer.load(Relaxed);
        if other >> BOUNDS != place.rest {
            older.store(other, Relaxed);
        }
        newer.store(word, Relaxed);
    }

    #[inline]
    fn pair(&self, place: Place) -> &[AtomicU64; 2] {
        &self.entries[place.number as usize]
    }

    /// The place of a position.
    #[inline]
    pub(crate) fn place(&self, key: Lines) -> Place {
        let mixed = self.mix(key);
        Place {
            number: (mixed & ((1 << self.place_bits) - 1)) as u32,
            rest: mixed >> self.place_bits,
        }
    }

    /// Each step can be undone: a number times an odd one, and a number xor its upper half.
    #[inline]
    fn mix(&self, key: Lines) -> u64 {
        let (all, half) = ((1 << self.key_bits) - 1, self.key_bits.div_ceil(2));
        let mut mixed = key;
        for _ in 0..2 {
            mixed = mixed.wrapping_mul(0x9E37_79B9_7F4A_7C15) & all;
            mixed ^= mixed >> half;
        }
        mixed
    }
}
