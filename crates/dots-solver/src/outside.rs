//! The surroundings of a search: answers on file, and other threads with the same question.

use dots_and_boxes::size::Lines;

use crate::limits::Stopped;

/// The questions and reports of a search to its surroundings. A position is identified by its key.
///
/// By default the surroundings are empty.
pub(crate) trait Outside: Sync {
    /// Returns the answer to a question if it was recorded: does the position have a value of at least `t`?
    #[inline]
    fn answer(&self, _key: Lines, _t: i8) -> Option<bool> {
        None
    }

    /// Records the answer to a question.
    #[inline]
    fn note(&self, _key: Lines, _t: i8, _answer: bool) -> Result<(), Stopped> {
        Ok(())
    }

    /// Records that the search of the position begins.
    #[inline]
    fn begin(&self, _key: Lines) {}

    /// Records that the search of the position has ended.
    #[inline]
    fn end(&self, _key: Lines) {}

    /// Returns whether another search is working on the position.
    #[inline]
    fn is_in_progress(&self, _key: Lines) -> bool {
        false
    }

    /// Searches a question. `search` returns its answer and its number of nodes. The result is the answer, and the
    /// number of nodes of all searches.
    fn searched(&self, search: impl Fn() -> Searched + Sync) -> Searched {
        search()
    }
}

/// The answer to a question, unless the search was stopped, and the nodes searched.
pub(crate) type Searched = (Result<bool, Stopped>, u64);

/// Empty surroundings: a single search.
#[cfg(not(feature = "large-fields"))]
pub(crate) struct Alone;

#[cfg(not(feature = "large-fields"))]
impl Outside for Alone {}
