//! What stands outside of a search: answers on file, and other threads with the same question.

use dots_and_boxes::size::Lines;

use crate::limits::Stopped;

/// What a search asks of those outside, and tells them. Positions are known by their keys.
///
/// Unless a method says otherwise, nobody is there.
pub(crate) trait Outside: Sync {
    /// The answer to a question, when it was noted: is the position worth at least `t`?
    #[inline]
    fn answer(&self, _key: Lines, _t: i8) -> Option<bool> {
        None
    }

    /// Notes the answer to a question.
    #[inline]
    fn note(&self, _key: Lines, _t: i8, _answer: bool) -> Result<(), Stopped> {
        Ok(())
    }

    /// Says that the position is being searched from here on.
    #[inline]
    fn begin(&self, _key: Lines) {}

    /// Says that it no longer is.
    #[inline]
    fn end(&self, _key: Lines) {}

    /// Whether another search is at work on it.
    #[inline]
    fn is_in_progress(&self, _key: Lines) -> bool {
        false
    }

    /// Has a question searched: `search` gives its answer, and the nodes that it took; what comes back
    /// is the answer, and the nodes that all searches took.
    fn searched(&self, search: impl Fn() -> Searched + Sync) -> Searched {
        search()
    }
}

/// The answer to a question, unless the search was stopped, and the nodes searched.
pub(crate) type Searched = (Result<bool, Stopped>, u64);

/// Nobody: one search alone.
#[cfg(not(feature = "large-fields"))]
pub(crate) struct Alone;

#[cfg(not(feature = "large-fields"))]
impl Outside for Alone {}
