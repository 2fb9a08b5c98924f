//! The board of the computer's search, if it cannot solve the position.

use std::fmt;

use dots_and_boxes::boxes::sides;
use dots_and_boxes::dots::Dots;
use dots_and_boxes::free_boxes::free_boxes;
use dots_and_boxes::size::{Line, Lines};
use game::{Board, Player, Value};

/// A position whose value includes the boxes that can be taken at once. Otherwise the search could stop in the middle of a chain
/// and mistake the current score for the final one.
///
/// The search tries lines that close a box first, then lines that keep every box, then the others: a good order leads to more
/// cut-offs.
#[derive(Clone, Copy)]
pub struct Settled(pub Dots);

/// The effect of a line, the best first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Does {
    Close,
    Nothing,
    GiveAway,
}

impl Settled {
    fn after(&self, board: Dots) -> Self {
        Self(board)
    }

    /// Returns the open lines with their effects.
    fn ranked(&self) -> Vec<(Does, Line)> {
        let (size, drawn) = (self.0.size, self.0.drawn);
        let (mut closing, mut giving): (Lines, Lines) = (0, 0);
        for number in 0..size.boxes() {
            let around = sides(size, number / size.cols, number % size.cols);
            let open = around
                .iter()
                .fold(0, |open, side| open | (!drawn & 1 << side));
            match open.count_ones() {
                1 => closing |= open,
                2 => giving |= open,
                _ => {}
            }
        }
        let does = |line: Line| match 1 << line.number() {
            bit if closing & bit != 0 => Does::Close,
            bit if giving & bit != 0 => Does::GiveAway,
            _ => Does::Nothing,
        };
        self.0
            .legal_moves()
            .map(|line| (does(line), line))
            .collect()
    }
}

impl Board for Settled {
    game::pass_on!(0: Dots, except legal_moves, evaluate);

    fn legal_moves(&self) -> impl Iterator<Item = Line> {
        let mut ranked = self.ranked();
        ranked.sort_by_key(|(does, _)| *does);
        ranked.into_iter().map(|(_, line)| line)
    }

    /// Returns the margin after the player to move has taken every available box.
    // ANCHOR: evaluate
    fn evaluate(&self) -> Value {
        let free = free_boxes(&self.0).map_or(0, |free| free.taken + free.left);
        match self.0.to_move {
            Player::First => self.0.evaluate() + free,
            Player::Second => self.0.evaluate() - free,
        }
    }
    // ANCHOR_END: evaluate
}

impl fmt::Display for Settled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl fmt::Debug for Settled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.0, f)
    }
}
