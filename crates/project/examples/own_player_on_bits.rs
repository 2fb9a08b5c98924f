//! A stronger player of Connect Four: the board in two numbers, threats without a search, a table, and deepening.

use std::process::ExitCode;

use project::own_player::{
    Board, Clock, Column, ConnectFour, FourPlayer, Player, Value, Variant, publish,
};

/// Our second player.
pub struct OnBits;

impl FourPlayer for OnBits {
    fn choose(board: &ConnectFour, clock: &Clock) -> Column {
        let mut search = Search::new(board, clock);
        let root = Bits::of(board);
        let mut chosen = board.legal_moves().next().expect("a legal move");
        let left = board.size.squares() - board.moves_done;
        for depth in 1..=left {
            search.value(root, depth, -WIN, WIN);
            if search.is_stopped {
                break;
            }
            let place = search.best(root).expect("the root is in the table");
            let column = (place / search.shape.stride) as usize;
            let named = |it: &Column| it.index() == column;
            chosen = board.legal_moves().find(named).unwrap_or(chosen);
            publish(chosen);
        }
        chosen
    }

    fn value(board: &ConnectFour) -> Value {
        solve(board, |_| {})
    }

    fn variants() -> Vec<Variant> {
        vec![
            ("bits", |board| solve(board, left_to_right)),
            ("bits, the middle first", |board| {
                solve(board, without_table)
            }),
            ("bits, with a table", Self::value),
        ]
    }
}

/// Removes the order of the columns and the table.
fn left_to_right(search: &mut Search<'_>) {
    search.shape.columns.sort_unstable();
    without_table(search);
}

/// Replaces the table by one with a single place, which the next position overwrites.
fn without_table(search: &mut Search<'_>) {
    search.table = vec![Entry::default(); 2];
}

/// Returns the value of a position as +1, 0 or −1. `change` removes techniques from the search.
fn solve(board: &ConnectFour, change: fn(&mut Search<'_>)) -> Value {
    match board.winner {
        Some(Player::First) => return 1,
        Some(Player::Second) => return -1,
        None => {}
    }
    let clock = Clock::boards(u64::MAX);
    let mut search = Search::new(board, &clock);
    change(&mut search);
    let left = board.size.squares() - board.moves_done;
    let for_mover = search.value(Bits::of(board), left, -1, 1).signum();
    if board.moves_done.is_multiple_of(2) {
        for_mover
    } else {
        -for_mover
    }
}

/// The value of a win at once. A later win is worth less.
const WIN: Value = 1_000;

/// The discs of a position. Square `row` of column `column` is bit `column * stride + row`. One more bit above each column is
/// never set, so a line cannot go on in the next column.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Bits {
    /// The discs of the player who moves.
    mine: u64,
    /// The discs of both.
    all: u64,
}

impl Bits {
    fn of(board: &ConnectFour) -> Self {
        let stride = board.size.rows() + 1;
        let first_moves = board.moves_done.is_multiple_of(2);
        let (mut mine, mut all) = (0, 0);
        for row in 0..board.size.rows() {
            for column in 0..board.size.columns() {
                let square = 1 << (column * stride + row);
                if let Some(player) = board.squares[row][column] {
                    all |= square;
                    if (player == Player::First) == first_moves {
                        mine |= square;
                    }
                }
            }
        }
        Bits { mine, all }
    }

    /// The position after a disc on this square.
    fn play(self, square: u64) -> Self {
        Bits {
            mine: self.mine ^ self.all,
            all: self.all | square,
        }
    }

    /// A number that no other position has: the lowest free square of each column is marked, too.
    fn key(self, shape: &Shape) -> u64 {
        self.mine + self.all + shape.lowest
    }
}

/// The squares of a board.
struct Shape {
    stride: u32,
    /// All squares, and those of the lowest row.
    squares: u64,
    lowest: u64,
    /// The columns, the middle ones first.
    columns: Vec<u64>,
}

impl Shape {
    fn of(board: &ConnectFour) -> Self {
        let (columns, rows) = (board.size.columns() as u32, board.size.rows() as u32);
        let stride = rows + 1;
        let column = |column: u32| ((1 << rows) - 1) << (column * stride);
        let mut order: Vec<u32> = (0..columns).collect();
        order.sort_by_key(|&column| (2 * column + 1).abs_diff(columns));
        Shape {
            stride,
            squares: (0..columns).map(column).sum(),
            lowest: (0..columns).map(|column| 1 << (column * stride)).sum(),
            columns: order.into_iter().map(column).collect(),
        }
    }

    /// The free squares on which one more disc makes four in a line with these discs.
    fn wins(&self, discs: u64, all: u64) -> u64 {
        let mut wins = (discs << 1) & (discs << 2) & (discs << 3);
        for step in [self.stride, self.stride - 1, self.stride + 1] {
            let two = (discs << step) & (discs << (2 * step));
            wins |= two & (discs << (3 * step));
            wins |= two & (discs >> step);
            let two = (discs >> step) & (discs >> (2 * step));
            wins |= two & (discs << step);
            wins |= two & (discs >> (3 * step));
        }
        wins & self.squares & !all
    }
}

/// What the table has of a position.
#[derive(Clone, Copy, Default)]
struct Entry {
    key: u64,
    depth: u32,
    /// The value lies between these.
    low: Value,
    high: Value,
    /// The number of the best square.
    best: u32,
}

struct Search<'c> {
    shape: Shape,
    clock: &'c Clock,
    table: Vec<Entry>,
    nodes: u32,
    is_stopped: bool,
}

impl<'c> Search<'c> {
    fn new(board: &ConnectFour, clock: &'c Clock) -> Self {
        Search {
            shape: Shape::of(board),
            clock,
            table: vec![Entry::default(); 1 << 14],
            nodes: 0,
            is_stopped: false,
        }
    }

    fn place(&self, key: u64) -> usize {
        (key % (self.table.len() as u64 - 1)) as usize
    }

    /// The number of the square that is stored as the best one.
    fn best(&self, bits: Bits) -> Option<u32> {
        let key = bits.key(&self.shape);
        let entry = self.table[self.place(key)];
        (entry.key == key).then_some(entry.best)
    }

    /// The value of a position for the player who moves, as negamax with the window from `alpha` to `beta` finds it.
    fn value(&mut self, bits: Bits, depth: u32, mut alpha: Value, beta: Value) -> Value {
        self.nodes += 1;
        if self.nodes.is_multiple_of(64) && self.clock.is_up() {
            self.is_stopped = true;
        }
        if self.is_stopped {
            return 0;
        }
        let Bits { mine, all } = bits;
        let shape = &self.shape;
        let open = (all + shape.lowest) & shape.squares;
        let count = all.count_ones() as Value;
        let key = bits.key(shape);
        let win = open & shape.wins(mine, all);
        if win != 0 {
            self.store(key, depth, (WIN - count, WIN - count), win.trailing_zeros());
            return WIN - count;
        }
        if open == 0 {
            return 0;
        }
        let threats = shape.wins(mine ^ all, all);
        // A threat has to be met, and two threats cannot both be met. A disc below a square where the other player wins gives
        // that square away.
        let forced = open & threats;
        let tried = if forced == 0 { open } else { forced };
        let safe = tried & !(threats >> 1);
        if safe == 0 || forced.count_ones() > 1 {
            let lost = count + 1 - WIN;
            self.store(key, depth, (lost, lost), tried.trailing_zeros());
            return lost;
        }
        if depth == 0 {
            return self.evaluate(bits, threats);
        }
        let place = self.place(key);
        let entry = self.table[place];
        let mut first = 0;
        if entry.key == key {
            first = 1 << entry.best;
            if entry.depth >= depth {
                if entry.low >= beta || entry.low == entry.high {
                    return entry.low;
                }
                if entry.high <= alpha {
                    return entry.high;
                }
            }
        }
        let asked = alpha;
        let (mut best, mut best_square) = (-WIN, safe.trailing_zeros());
        let others = (0..self.shape.columns.len()).map(|at| self.shape.columns[at]);
        let squares: Vec<u64> = std::iter::once(first & safe)
            .chain(others.map(|column| column & safe & !first))
            .filter(|&square| square != 0)
            .collect();
        for square in squares {
            let value = -self.value(bits.play(square), depth - 1, -beta, -alpha);
            if self.is_stopped {
                return 0;
            }
            if value > best {
                (best, best_square) = (value, square.trailing_zeros());
            }
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        let bounds = match best {
            _ if best <= asked => (-WIN, best),
            _ if best >= beta => (best, WIN),
            _ => (best, best),
        };
        self.store(key, depth, bounds, best_square);
        best
    }

    fn store(&mut self, key: u64, depth: u32, (low, high): (Value, Value), best: u32) {
        let place = self.place(key);
        self.table[place] = Entry {
            key,
            depth,
            low,
            high,
            best,
        };
    }

    /// Counts squares that win. Those in the rows that a player gets in the end count twice: odd rows for the player who began.
    fn evaluate(&self, bits: Bits, threats: u64) -> Value {
        let Bits { mine, all } = bits;
        let odd = (0..8).step_by(2).map(|row| self.shape.lowest << row);
        let odd: u64 = odd.sum::<u64>() & self.shape.squares;
        let begins = all.count_ones().is_multiple_of(2);
        let (for_me, for_them) = if begins { (odd, !odd) } else { (!odd, odd) };
        let ours = self.shape.wins(mine, all);
        let worth = |wins: u64, rows: u64| 6 * wins.count_ones() + 8 * (wins & rows).count_ones();
        let middle = self.shape.columns[0];
        let discs = |discs: u64| 3 * (discs & middle).count_ones();
        (worth(ours, for_me) + discs(mine)) as Value
            - (worth(threats, for_them) + discs(mine ^ all)) as Value
    }
}

fn main() -> ExitCode {
    project::own_player::main::<OnBits>()
}
