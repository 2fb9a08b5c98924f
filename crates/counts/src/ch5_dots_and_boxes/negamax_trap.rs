//! How often a search is wrong if it does not check who moves.

use std::collections::HashMap;

use charts::Table;
use dots_and_boxes::dots::Dots;
use dots_and_boxes::size::{Line, Size};
use fastrand::Rng;
use game::{Board, Player, Value};

use crate::counted::{row, table};

/// The number of random positions for each number of open lines.
const POSITIONS: usize = 600;

/// The rule by which a search determines the player to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rule {
    /// The value of the new board belongs to the opponent, and is negated after every move.
    NegateAlways,
    /// MAX and MIN take turns, level by level.
    ByLevel,
    /// The new board determines the player.
    AskTheBoard,
}

/// Returns how many of `POSITIONS` random positions with `left` open lines get a wrong value, and how many get a move that is not
/// one of the best. The sizes 1×3, 2×2 and 2×3 take turns.
pub fn wrong(rule: Rule, left: usize) -> [usize; 2] {
    let mut wrong = [0; 2];
    let mut right = Search::new(Rule::AskTheBoard);
    let mut search = Search::new(rule);
    for board in random_positions(left) {
        let (value, line) = search.best(&board);
        wrong[0] += usize::from(value != right.best(&board).0);
        let kept = line.map(|line| right.best(&board.play(line)).0);
        wrong[1] += usize::from(kept != Some(right.best(&board).0));
    }
    wrong
}

/// Counts wrong values and wrong moves, by rule and open lines.
pub(crate) fn wrong_by_open_lines() -> Table {
    let rows = (1..=8).map(|left| {
        let rules = [Rule::NegateAlways, Rule::ByLevel, Rule::AskTheBoard];
        let counts = rules.map(|rule| wrong(rule, left));
        row(
            left,
            [POSITIONS]
                .into_iter()
                .chain(counts.as_flattened().iter().copied()),
        )
    });
    table(
        "open lines | positions | negated always :: wrong value | negated always :: and move | \
         by level :: wrong value | by level :: and move | asks the board :: wrong value | \
         asks the board :: and move",
        rows,
    )
}

/// Returns positions from random games, the same each time.
fn random_positions(left: usize) -> impl Iterator<Item = Dots> {
    let mut rng = Rng::with_seed(left as u64);
    let sizes = [(1, 3), (2, 2), (2, 3)].map(|(rows, cols)| Size { rows, cols });
    sizes.into_iter().cycle().take(POSITIONS).map(move |size| {
        let lines = left..size.lines();
        lines.fold(Dots::new(size), |board, _| {
            let moves: Vec<Line> = board.legal_moves().collect();
            let chosen = rng.u64(..moves.len() as u64);
            board.play(moves[chosen as usize])
        })
    })
}

/// A search to the end of the game that stores its results.
struct Search {
    rule: Rule,
    known: HashMap<(Dots, Player), (Value, Option<Line>)>,
}

impl Search {
    fn new(rule: Rule) -> Self {
        let known = HashMap::new();
        Self { rule, known }
    }

    /// Returns the first player's value according to the rule, and the first of the best moves.
    fn best(&mut self, board: &Dots) -> (Value, Option<Line>) {
        self.search(board, board.to_move)
    }

    /// The same search, with `mover` as the player to move according to the rule.
    fn search(&mut self, board: &Dots, mover: Player) -> (Value, Option<Line>) {
        if let Some(&found) = self.known.get(&(*board, mover)) {
            return found;
        }
        let mut best = (self.rule.end(board, mover), None);
        for line in board.legal_moves() {
            let next = board.play(line);
            let next_mover = match self.rule {
                Rule::AskTheBoard => next.to_move,
                Rule::NegateAlways | Rule::ByLevel => mover.other(),
            };
            let (value, _) = self.search(&next, next_mover);
            let better = match mover {
                Player::First => value > best.0,
                Player::Second => value < best.0,
            };
            if best.1.is_none() || better {
                best = (value, Some(line));
            }
        }
        self.known.insert((*board, mover), best);
        best
    }
}

impl Rule {
    /// Returns the value of a finished game. A search that always negates starts from the value for the player on the board, and
    /// negates it once for every line drawn.
    fn end(self, board: &Dots, mover: Player) -> Value {
        if self == Self::NegateAlways && mover != board.to_move {
            -board.evaluate()
        } else {
            board.evaluate()
        }
    }
}
