//! The value of a position under best play: a win, a draw or a loss.
//!
//! The search answers yes or no: *does the player to move get at least a draw?* and *does the player win?* These are the two null
//! windows of a game with three values (Pearl, *Artificial Intelligence* 14, 1980, 113–138). Four ideas make it fast. A player
//! who can complete four does so. A threat of the other player must be blocked. Moves that make more threats are tried first. A
//! table stores the answers.

use game::{Board, Player, Value};

use crate::bits::Bits;
use crate::board::ConnectFour;
use crate::column::Column;
use crate::order::centre_first;

/// The value of a position, and the cost of finding it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Solution {
    /// +1 if the first player wins, 0 for a draw, −1 if the second player wins.
    pub value: Value,
    /// The number of searched positions, counted once per visit.
    pub nodes: u64,
}

/// Solves a position with a table of 2²⁰ entries. A larger table helps on boards of more than 30 squares.
pub fn solve(board: &ConnectFour) -> Solution {
    Solver::new(20).solve(board)
}

/// A solver. It keeps its table, so it solves a second position faster.
#[derive(Debug)]
pub struct Solver {
    table: Table,
    nodes: u64,
    /// The maximum number of nodes, after which the search stops.
    most: u64,
    /// Receives the number of nodes from time to time.
    report: fn(u64),
}

/// The number of nodes between two reports.
const REPORT_EVERY: u64 = 1 << 23;

impl Solver {
    /// Creates a solver with a table of 2 to the power of `log_entries` entries, of 8 bytes each.
    pub fn new(log_entries: u32) -> Self {
        Self {
            table: Table::new(log_entries),
            nodes: 0,
            most: u64::MAX,
            report: |_| {},
        }
    }

    /// Returns the same solver, which calls `report` with the number of nodes so far after every eight million nodes.
    pub fn reporting(self, report: fn(u64)) -> Self {
        Self { report, ..self }
    }

    /// Solves a position. That takes long on larger boards: see [`Solver::solve_within`].
    pub fn solve(&mut self, board: &ConnectFour) -> Solution {
        self.most = u64::MAX;
        self.search(board)
    }

    /// Solves a position, or returns `None` if that takes more nodes than `nodes`.
    pub fn solve_within(&mut self, board: &ConnectFour, nodes: u64) -> Option<Solution> {
        self.most = self.nodes.saturating_add(nodes);
        let solution = self.search(board);
        (!self.is_stopped()).then_some(solution)
    }

    /// Counts a node, and reports the number if it is time to.
    fn count_node(&mut self) {
        self.nodes += 1;
        if self.nodes.is_multiple_of(REPORT_EVERY) {
            (self.report)(self.nodes);
        }
    }

    /// Returns whether the search has stopped. Its result is then meaningless.
    fn is_stopped(&self) -> bool {
        self.nodes > self.most
    }

    fn search(&mut self, board: &ConnectFour) -> Solution {
        let before = self.nodes;
        let value = match board.winner {
            Some(Player::First) => 1,
            Some(Player::Second) => -1,
            None => {
                let bits = Bits::from(board);
                let movers = if self.gets(bits, Goal::Win) {
                    1
                } else if self.gets(bits, Goal::Draw) {
                    0
                } else {
                    -1
                };
                match board.to_move() {
                    Player::First => movers,
                    Player::Second => -movers,
                }
            }
        };
        Solution {
            value,
            nodes: self.nodes - before,
        }
    }

    /// Returns whether the player to move gets at least `goal`. Neither player may have four yet.
    // ANCHOR: gets
    fn gets(&mut self, board: Bits, goal: Goal) -> bool {
        self.count_node();
        let playable = board.playable();
        if playable == 0 || self.is_stopped() {
            return goal == Goal::Draw;
        }
        if board.wins() & playable != 0 {
            return true;
        }
        let Some(moves) = unlosing(board, playable) else {
            return false;
        };
        let key = board.key();
        if let Some(answer) = self.table.answer(key, goal) {
            return answer;
        }
        let gets =
            in_order(board, moves).any(|square| !self.gets(board.drop(square), goal.others()));
        if !self.is_stopped() {
            self.table.store(key, goal, gets);
        }
        gets
    }
    // ANCHOR_END: gets
}

/// The least result that a player wants.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Goal {
    Draw,
    Win,
}

impl Goal {
    /// Returns the goal of the other player that prevents this one.
    fn others(self) -> Self {
        match self {
            Goal::Draw => Goal::Win,
            Goal::Win => Goal::Draw,
        }
    }
}

/// Returns the squares after which the other player does not win at once, or `None` if there is no such square.
// ANCHOR: unlosing
fn unlosing(board: Bits, playable: u64) -> Option<u64> {
    let threats = board.threats();
    let must = playable & threats;
    let moves = match must.count_ones() {
        0 => playable,
        1 => must,
        _ => return None, // two threats at once cannot be met
    };
    let moves = moves & !(threats >> 1); // a disc there makes a square playable that wins for the other player
    (moves != 0).then_some(moves)
}
// ANCHOR_END: unlosing

/// Returns the squares of `moves` in order: squares after which more squares would complete four first, and equal ones from the
/// middle outwards.
fn in_order(board: Bits, moves: u64) -> impl Iterator<Item = u64> {
    let columns = (0..board.size().columns() as u8).map(Column);
    let mut squares = [(0, 0); 7];
    let mut count = 0;
    for column in columns {
        let square = board.square(column) & moves;
        if square != 0 {
            let rank = centre_first(board.size(), column) - 16 * board.wins_after(square) as i32;
            squares[count] = (rank, square);
            count += 1;
        }
    }
    squares[..count].sort_unstable();
    squares.into_iter().take(count).map(|(_, square)| square)
}

/// Results about positions: for each goal, whether it is reached. An entry consists of the key and a bit for *a draw at least*,
/// *no draw*, *a win* and *no win*. A new position replaces the old one in its place.
#[derive(Debug)]
struct Table {
    entries: Vec<u64>,
    shift: u32,
}

impl Table {
    fn new(log_entries: u32) -> Self {
        Self {
            entries: vec![0; 1 << log_entries],
            shift: 64 - log_entries,
        }
    }

    fn place(&self, key: u64) -> usize {
        (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> self.shift) as usize
    }

    fn answer(&self, key: u64, goal: Goal) -> Option<bool> {
        let entry = self.entries[self.place(key)];
        if entry >> 4 != key {
            return None;
        }
        let (yes, no) = match goal {
            Goal::Draw => (1, 2),
            Goal::Win => (4, 8),
        };
        (entry & (yes | no) != 0).then_some(entry & yes != 0)
    }

    fn store(&mut self, key: u64, goal: Goal, gets: bool) {
        let place = self.place(key);
        // A player who wins gets at least a draw, and a player who does not get a draw does not win.
        let known = match (goal, gets) {
            (Goal::Draw, true) => 1,
            (Goal::Draw, false) => 2 | 8,
            (Goal::Win, true) => 4 | 1,
            (Goal::Win, false) => 8,
        };
        let entry = &mut self.entries[place];
        if *entry >> 4 != key {
            *entry = key << 4;
        }
        *entry |= known;
    }
}
