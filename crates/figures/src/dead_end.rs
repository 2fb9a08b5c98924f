//! The dead ends of a search for places of queens, for whoever is asked where the next one is.

use boards::Queens;
use call_trace::Trace;

use crate::element::Marks;
use crate::pictures::queens::to_point_at;
use crate::roles::Role;
use crate::run::Run;

/// The board before a dead end, to point at. Lengths are in pixels.
#[derive(Debug, Clone, PartialEq)]
pub struct BeforeDeadEnd {
    /// The board as SVG that a reader of the screen passes over: at the dead end before this one, or as the search began.
    pub svg: String,
    /// Its width, and its height.
    pub side: f64,
    /// Where its first square begins, from the left and from the top.
    pub corner: f64,
    /// The side of a square.
    pub cell: f64,
    /// The number of its rows, and of its columns.
    pub rows: usize,
    /// Row and column of each queen that stands there.
    pub queens: Vec<(usize, usize)>,
    /// Row and column of the queen that was placed last when the search came to the dead end.
    pub last: (usize, usize),
}

/// The board before dead end number `nth`, from 1. None of a run that has no so many, or has no board of queens.
pub fn before_dead_end(trace: &Trace, nth: usize, id: &str) -> Option<BeforeDeadEnd> {
    let run = Run::of(trace);
    let facts = run.facts();
    let board = |call: usize| facts.board_at(call)?.queens();
    let ends = (0..facts.roles.len()).filter(|&call| facts.roles[call] == Role::DeadEnd);
    let ends: Vec<&Queens> = ends.map(board).collect::<Option<_>>()?;
    let at = nth.checked_sub(1)?;
    // Rows are filled from the top, so the last queen stands lowest.
    let last = *ends.get(at)?.queens().last()?;
    let before = match at.checked_sub(1) {
        Some(before) => ends[before],
        // The first call is made before the recording knows a board: it is the one that is played on.
        None => {
            let first = facts.call(*facts.tree().roots.first()?);
            facts.board(first.plays.first()?.at).queens()?
        }
    };
    let (svg, side, corner, cell) = to_point_at(before, id);
    Some(BeforeDeadEnd {
        svg: Marks::from(svg).to_string(),
        side,
        corner,
        cell,
        rows: before.size(),
        queens: before.queens().to_vec(),
        last,
    })
}
