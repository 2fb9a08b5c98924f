//! The positions that a search made below its own.

use game::Value;

/// A position below the position that a search frame searches.
#[derive(Default)]
pub(super) struct Made<'t> {
    /// Its number when this frame first made it, or else when it was first made at all.
    pub number: u32,
    pub choice: &'t str,
    pub mover: Option<&'t str>,
    /// The moment of the move. If it was made elsewhere, the moment when the position was searched or valued.
    pub moment: usize,
    /// The position it was made from, or `None` if that is the position that the frame searches.
    pub parent: Option<usize>,
    /// The positions made from it.
    pub children: Vec<usize>,
    /// Whether the frame made the move. Otherwise it was made elsewhere.
    pub is_played: bool,
    /// The frames that search it.
    pub frames: Vec<usize>,
    pub worth: Option<(Value, usize)>,
    /// Whether the frame valued it more than once.
    pub is_read_again: bool,
    /// Whether the search received another value, from a helper or from a board around this one.
    pub is_changed: bool,
    /// Whether the game is over there.
    pub is_over: bool,
    /// Whether anything is below it.
    pub is_inner: bool,
    /// Whether it is a leaf, which the frame valued.
    pub is_leaf: bool,
}

impl Made<'_> {
    /// Returns the moment when the frame first valued it.
    pub(super) fn first_read(&self) -> Option<usize> {
        self.worth.map(|(_, moment)| moment)
    }

    /// Returns whether the frame looked at the position and then continued there. It valued the position twice, or
    /// had it searched after it had valued it or made moves from there.
    pub(super) fn is_looked_at(&self) -> bool {
        let is_searched = !self.frames.is_empty();
        match self.worth {
            Some(_) => self.is_read_again || is_searched,
            None => is_searched && !self.children.is_empty(),
        }
    }
}

/// Returns, for each position that a frame made, whether the frame had it searched, or a position that follows from
/// it.
pub(super) fn leads_to_searches(below: &[Made<'_>]) -> Vec<bool> {
    let mut leads: Vec<bool> = below.iter().map(|made| !made.frames.is_empty()).collect();
    // Every position follows the position that it was made from.
    for at in (0..below.len()).rev() {
        if let Some(above) = below[at].parent {
            leads[above] |= leads[at];
        }
    }
    leads
}

/// Returns a function that tells whether a move from a position led to a search. `None` means the frame's own
/// position.
pub(super) fn searched_from(below: &[Made<'_>]) -> impl Fn(Option<usize>) -> bool + use<> {
    // The frame's own position is first.
    let place = |parent: Option<usize>| parent.map_or(0, |at| at + 1);
    let mut led = vec![false; below.len() + 1];
    for made in below.iter().filter(|made| !made.frames.is_empty()) {
        led[place(made.parent)] = true;
    }
    move |parent| led[place(parent)]
}
