//! Dots and boxes as the computer looks at it where it cannot solve it.

use std::fmt;

use dots_and_boxes::boxes::sides;
use dots_and_boxes::dots::Dots;
use dots_and_boxes::free_boxes::free_boxes;
use dots_and_boxes::size::{Line, Lines};
use game::{Board, Player, Value};

/// A position whose value takes in the boxes that can be taken at once. So the search does not
/// stop in the middle of a chain and take what it has then for the end.
///
/// Lines that close a box come first, then those that give none away, then the others: a good
/// order cuts more.
#[derive(Clone, Copy)]
pub struct Settled(pub Dots);

/// What a line does, best first.
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

    /// What each open line does.
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

    /// The margin when the player who moves has taken what can be taken.
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
