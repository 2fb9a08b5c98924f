//! A player of Connect Four: a win or a threat first, then alpha-beta with deepening; values with a table.

use std::collections::HashMap;
use std::hash::Hash;
use std::process::ExitCode;

use project::own_player::{
    Board, Clock, Column, ConnectFour, FourPlayer, Ordered, Player, Timed, Value, Variant,
    WinDrawLoss,
};

/// Our player.
pub struct Ours;

impl FourPlayer for Ours {
    fn choose(board: &ConnectFour, clock: &Clock) -> Column {
        let columns = || centre_first(board);
        let wins = |board: &ConnectFour, column| board.play(column).winner.is_some();
        if let Some(column) = columns().find(|&column| wins(board, column)) {
            return column;
        }
        let loses = |column| {
            let next = board.play(column);
            next.legal_moves().any(|reply| wins(&next, reply))
        };
        let mut chosen = columns()
            .find(|&column| !loses(column))
            .or(columns().next())
            .expect("a legal move");
        let timed = Timed::new(Ordered::new(board.clone(), rank), clock);
        for depth in 2..=board.size.squares() - board.moves_done {
            let (_, best) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
            if clock.is_up() {
                break;
            }
            chosen = best.unwrap_or(chosen);
        }
        chosen
    }

    fn value(board: &ConnectFour) -> Value {
        // Nobody is interested in how fast a game is won, so a window of two questions is enough.
        with_table(&middle_first(board), -1, 1, &mut HashMap::new())
    }

    fn variants() -> Vec<Variant> {
        vec![
            ("minimax", |board| minimax(&WinDrawLoss(board.clone()))),
            ("alpha-beta", |board| solve(&WinDrawLoss(board.clone()))),
            ("the middle first", |board| solve(&middle_first(board))),
            ("with a table", Self::value),
        ]
    }
}

/// The board that tries the middle first. Only who wins counts.
fn middle_first(board: &ConnectFour) -> impl Board + Eq + Hash {
    WinDrawLoss(Ordered::new(board.clone(), rank))
}

/// The value of a board by a search without cuts.
fn minimax<B: Board>(board: &B) -> Value {
    if board.done() {
        return board.evaluate();
    }
    let values = board.legal_moves().map(|mv| minimax(&board.play(mv)));
    values.fold(board.worst_case(), |best, value| {
        if board.better(value, best) {
            value
        } else {
            best
        }
    })
}

/// The value of a board by alpha-beta to the end of every game.
fn solve<B: Board>(board: &B) -> Value {
    alpha_beta(board, u32::MAX, -1, 1).0
}

/// The columns in the middle first.
fn rank(board: &ConnectFour, column: Column) -> i32 {
    (2 * column.index() as i32 + 1 - board.size.columns() as i32).abs()
}

fn centre_first(board: &ConnectFour) -> impl Iterator<Item = Column> {
    let mut columns: Vec<Column> = board.legal_moves().collect();
    columns.sort_by_key(|&column| rank(board, column));
    columns.into_iter()
}

/// The search of chapter 4.
fn alpha_beta<B: Board>(
    board: &B,
    depth: u32,
    mut alpha: Value,
    mut beta: Value,
) -> (Value, Option<B::Move>) {
    if depth == 0 || board.done() {
        return (board.evaluate(), None);
    }
    let mut best_value = board.worst_case();
    let mut recommended = None;
    for try_it in board.legal_moves() {
        let (value, _) = alpha_beta(&board.play(try_it), depth - 1, alpha, beta);
        if board.better(value, best_value) {
            best_value = value;
            recommended = Some(try_it);
        }
        match board.to_move() {
            Player::First => alpha = alpha.max(best_value),
            Player::Second => beta = beta.min(best_value),
        }
        if alpha >= beta {
            break;
        }
    }
    (best_value, recommended)
}

/// The lowest and the highest value that a position can still have.
type Bounds<B> = HashMap<B, (Value, Value)>;

/// Alpha-beta to the end, with a table of bounds.
fn with_table<B: Board + Eq + Hash>(
    board: &B,
    mut alpha: Value,
    mut beta: Value,
    table: &mut Bounds<B>,
) -> Value {
    if board.done() {
        return board.evaluate();
    }
    let (low, high) = table.get(board).copied().unwrap_or((-1, 1));
    if low >= beta || high <= alpha || low == high {
        return if low >= beta { low } else { high };
    }
    let (asked_alpha, asked_beta) = (alpha, beta);
    let mut best = board.worst_case();
    for mv in board.legal_moves() {
        let value = with_table(&board.play(mv), alpha, beta, table);
        if board.better(value, best) {
            best = value;
        }
        match board.to_move() {
            Player::First => alpha = alpha.max(best),
            Player::Second => beta = beta.min(best),
        }
        if alpha >= beta {
            break;
        }
    }
    let bounds = match best {
        _ if best <= asked_alpha => (low, best.min(high)),
        _ if best >= asked_beta => (best.max(low), high),
        _ => (best, best),
    };
    table.insert(board.clone(), bounds);
    best
}

fn main() -> ExitCode {
    project::own_player::main::<Ours>()
}
