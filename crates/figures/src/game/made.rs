//! What a search made below the position that it searches.

use game::Value;

/// A position below the one that a pass searches.
pub(super) struct Made<'t> {
    /// Its number, as it was made first in this pass; else as it was made first of all.
    pub number: u32,
    pub choice: &'t str,
    pub mover: Option<&'t str>,
    /// When the move was made; of a position that was made elsewhere, when it was searched or valued.
    pub moment: usize,
    /// The one that it was made from, where that is not the one that the pass searches.
    pub parent: Option<usize>,
    /// What is made from it.
    pub children: Vec<usize>,
    /// Whether the pass made the move; else it was made elsewhere.
    pub is_played: bool,
    /// Whether it did so more than once.
    pub is_made_again: bool,
    /// The passes that search it.
    pub passes: Vec<usize>,
    pub worth: Option<(Value, usize)>,
    /// Whether the pass valued it more than once.
    pub is_read_again: bool,
    /// Whether the search was told another value, by a helper or by a board around this one.
    pub is_changed: bool,
    /// Whether the game is over there.
    pub is_over: bool,
    /// Whether anything stands below it.
    pub is_inner: bool,
    /// Whether it is a leaf, which the pass valued.
    pub is_leaf: bool,
}

impl Made<'_> {
    /// When the pass valued it first.
    pub(super) fn first_read(&self) -> Option<usize> {
        self.worth.map(|(_, moment)| moment)
    }

    /// Whether the pass looked at it and then went on there: it valued it twice, or had it searched after it had valued it or
    /// made moves from there.
    pub(super) fn is_looked_at(&self) -> bool {
        let is_searched = !self.passes.is_empty();
        match self.worth {
            Some(_) => self.is_read_again || is_searched,
            None => is_searched && !self.children.is_empty(),
        }
    }
}

/// Which of the positions that a pass made it had searched, or had some position searched that follows from there.
pub(super) fn leads_to_searches(below: &[Made<'_>]) -> Vec<bool> {
    let mut leads: Vec<bool> = below.iter().map(|made| !made.passes.is_empty()).collect();
    // A position comes after the one that it was made from.
    for at in (0..below.len()).rev() {
        if let Some(above) = below[at].parent {
            leads[above] |= leads[at];
        }
    }
    leads
}

/// From which of these positions, or from the pass's own, a move led to a search.
pub(super) fn searched_from(below: &[Made<'_>]) -> impl Fn(Option<usize>) -> bool + use<> {
    // The pass's own position stands first.
    let place = |parent: Option<usize>| parent.map_or(0, |at| at + 1);
    let mut led = vec![false; below.len() + 1];
    for made in below.iter().filter(|made| !made.passes.is_empty()) {
        led[place(made.parent)] = true;
    }
    move |parent| led[place(parent)]
}
