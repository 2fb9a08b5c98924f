//! Technique: a table of results.
//!
//! An entry is one word: the part of the position that its place does not determine, and the two bounds of its value.
//! The position is first mixed in a reversible way, so the place and the remainder together determine the position: the
//! table never confuses two positions. A place has room for two entries, and a third one replaces the older. All
//! threads share the table. They read and write an entry as a whole, so they need no lock.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use dots_and_boxes::size::Lines;

use crate::window::Window;

/// The number of bits for the two bounds of an entry.
const BOUNDS: usize = 10;

/// The table.
pub(crate) struct Table {
    entries: Vec<[AtomicU64; 2]>,
    /// The number of bits that determine the place, and the number of all bits of a position.
    place_bits: usize,
    key_bits: usize,
}

/// The place of a position.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    number: u32,
    /// The part of the position that the place does not determine.
    rest: u64,
}

/// The contents of a position's place, whether they belong to that position or to another one.
#[derive(Clone, Copy)]
pub(crate) struct Entry {
    words: [u64; 2],
    /// The part of the requested position that the place does not determine.
    rest: u64,
}

impl Entry {
    // ANCHOR: entry
    /// Returns the bounds stored for the position, which has `boxes` left. An empty word contains no bounds.
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
    /// Creates a table for positions of this many lines, in at most `bytes`. It has two to the power of `useful`
    /// places, if they fit. Returns `None` if there is not enough memory.
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

    /// Returns the contents of a place.
    #[inline]
    pub(crate) fn fetch(&self, place: Place) -> Entry {
        Entry {
            words: self.pair(place).each_ref().map(|word| word.load(Relaxed)),
            rest: place.rest,
        }
    }

    /// Stores the bounds of a position. Both bounds have the parity of the boxes left.
    #[inline]
    pub(crate) fn keep(&self, key: Lines, boxes: i8, known: Window) {
        let place = self.place(key);
        // A bound is counted from its smallest possible value, in steps of two. 0 means no bound.
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

    /// Returns the place of a position.
    #[inline]
    pub(crate) fn place(&self, key: Lines) -> Place {
        let mixed = self.mix(key);
        Place {
            number: (mixed & ((1 << self.place_bits) - 1)) as u32,
            rest: mixed >> self.place_bits,
        }
    }

    /// Mixes the bits of a position. Each step is reversible: multiplying by an odd number, and xor with the upper
    /// half.
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
