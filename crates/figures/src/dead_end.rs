//! The dead ends of a search for places of queens, for a page that asks where the next dead end is.

use boards::Queens;
use call_trace::Trace;

use crate::element::Marks;
use crate::pictures::queens::to_point_at;
use crate::roles::Role;
use crate::run::Run;

/// The board before a dead end, on which a user points at a square. Lengths are in pixels.
#[derive(Debug, Clone, PartialEq)]
pub struct BeforeDeadEnd {
    /// The board as SVG that a screen reader skips: the board at the previous dead end, or at the start of the search.
    pub svg: String,
    /// Its width, which is also its height.
    pub side: f64,
    /// The distance from the left, and from the top, to its first square.
    pub corner: f64,
    /// The side of a square.
    pub cell: f64,
    /// The number of its rows and of its columns, which are equal.
    pub rows: usize,
    /// Row and column of each queen on the board.
    pub queens: Vec<(usize, usize)>,
    /// Row and column of the queen that was placed last when the search reached the dead end.
    pub last: (usize, usize),
}

/// Returns the board before dead end number `nth`, from 1, or `None` if the run has fewer dead ends or no board of queens.
pub fn before_dead_end(trace: &Trace, nth: usize, id: &str) -> Option<BeforeDeadEnd> {
    let run = Run::of(trace);
    let facts = run.facts();
    let board = |call: usize| facts.board_at(call)?.queens();
    let ends = (0..facts.roles.len()).filter(|&call| facts.roles[call] == Role::DeadEnd);
    let ends: Vec<&Queens> = ends.map(board).collect::<Option<_>>()?;
    let at = nth.checked_sub(1)?;
    // Rows are filled from the top, so the last queen is the lowest.
    let last = *ends.get(at)?.queens().last()?;
    let before = match at.checked_sub(1) {
        Some(before) => ends[before],
        // The first call is made before the recording has a board, so take the board of its first play.
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
