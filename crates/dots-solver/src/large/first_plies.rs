//! A proof on file as the search uses it: in its own numbering, and for the first plies alone.

use dots_and_boxes::size::Lines;

use crate::field::Field;
use crate::large::proof::Proof;
use crate::limits::Stopped;
use crate::window::Window;

/// Greatest distance, in lines, from where the search began to a position whose question is noted.
/// What lies deeper is searched in less than a second.
const PLIES: u32 = 8;

/// The part of a proof that a search asks and writes.
pub(crate) struct FirstPlies<'a> {
    proof: &'a Proof,
    field: &'a Field,
    /// Positions with fewer open lines are not noted.
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

    /// The answer to a question, when it was noted.
    #[inline]
    pub(crate) fn answer(&self, open: Lines, t: i8) -> Option<bool> {
        if open.count_ones() < self.least_open {
            return None;
        }
        let known = self.proof.known(self.field.in_the_game(open));
        known.lies_in(Window::at_least(t))
    }

    /// Notes the answer to a question.
    #[inline]
    pub(crate) fn note(&self, open: Lines, t: i8, answer: bool) -> Result<(), Stopped> {
        if open.count_ones() < self.least_open {
            return Ok(());
        }
        let written = self.proof.settle(self.field.in_the_game(open), t, answer);
        written.map_err(|error| Stopped::NotWritten(error.kind()))
    }
}
