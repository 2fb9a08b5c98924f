//! A proof on file in the form that the search uses: in its own numbering, and only for the first plies.

use dots_and_boxes::size::Lines;

use crate::field::Field;
use crate::large::proof::Proof;
use crate::limits::Stopped;
use crate::window::Window;

/// The greatest distance, in lines, between the start of the search and a recorded position. Searching a deeper
/// position takes less than a second.
const PLIES: u32 = 8;

/// The part of a proof that a search reads and writes.
pub(crate) struct FirstPlies<'a> {
    proof: &'a Proof,
    field: &'a Field,
    /// The smallest number of open lines of a recorded position.
    least_open: u32,
}

impl<'a> FirstPlies<'a> {
    pub(crate) fn new(proof: &'a Proof, field: &'a Field, root: Lines) -> Self {
        let least_open = root.count_ones().saturating_sub(PLIES);
        Self {
            proof,
            field,
            least_open,
        }
    }

    /// Returns the answer to a question, or `None` if it was not recorded.
    #[inline]
    pub(crate) fn answer(&self, open: Lines, t: i8) -> Option<bool> {
        if open.count_ones() < self.least_open {
            return None;
        }
        let known = self.proof.known(self.field.in_the_game(open));
        known.lies_in(Window::at_least(t))
    }

    /// Records the answer to a question.
    #[inline]
    pub(crate) fn note(&self, open: Lines, t: i8, answer: bool) -> Result<(), Stopped> {
        if open.count_ones() < self.least_open {
            return Ok(());
        }
        let written = self.proof.settle(self.field.in_the_game(open), t, answer);
        written.map_err(|error| Stopped::NotWritten(error.kind()))
    }
}
