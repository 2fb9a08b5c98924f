//! Searches of tic-tac-toe, near the end of a game.

use std::fmt;

use boards::{Mark, Three as Cells};
use call_trace::{Position, State, Trace, Way, record, traced};
use game::{Board, Player, Value, Watched};

use super::games::best_move;

fn free(cells: &Cells) -> Vec<usize> {
    let over = cells.won().is_some();
    let squares = (0..9).filter(|&at| !over && cells.squares[at].is_none());
    squares.collect()
}

fn moves(cells: &Cells) -> i32 {
    (cells.count(Mark::X) + cells.count(Mark::O)) as i32
}

/// X moves where the number of empty cells is odd.
#[derive(Clone, Debug)]
struct Three(Cells);

impl fmt::Display for Three {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl Board for Three {
    type Move = usize;
    const KIND: &'static str = "three";

    fn to_move(&self) -> Player {
        match moves(&self.0) % 2 {
            0 => Player::First,
            _ => Player::Second,
        }
    }

    fn legal_moves(&self) -> impl Iterator<Item = usize> {
        free(&self.0).into_iter().map(|at| at + 1)
    }

    fn play(&self, cell: usize) -> Self {
        let mut next = self.clone();
        next.0.squares[cell - 1] = Some(match self.to_move() {
            Player::First => Mark::X,
            Player::Second => Mark::O,
        });
        next
    }

    fn done(&self) -> bool {
        free(&self.0).is_empty()
    }

    fn evaluate(&self) -> Value {
        match self.0.won() {
            Some((Mark::X, _)) => 10 - moves(&self.0),
            Some((Mark::O, _)) => moves(&self.0) - 10,
            None => 0,
        }
    }
}

#[traced(skip(board), window(alpha, beta), depth(depth))]
fn play_on(
    board: &Watched<Three>,
    depth: u32,
    alpha: Value,
    beta: Value,
) -> (Value, Option<usize>) {
    if depth == 0 || board.done() {
        return (board.evaluate(), None);
    }
    let search = |next: &_, (alpha, beta)| play_on(next, depth - 1, alpha, beta).0;
    best_move(board, board.legal_moves(), (alpha, beta), search)
}

/// One board for all moves: marks are placed and taken back.
struct InPlace {
    cells: Cells,
    way: Way,
}

impl fmt::Display for InPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.cells, f)
    }
}

impl InPlace {
    fn state(&self) -> State<'_> {
        State {
            kind: "three",
            max: Some(&"O"),
            over: free(&self.cells).is_empty(),
            ..State::text(self)
        }
    }

    fn at(&self) -> Position {
        self.way.at(|| self.state())
    }

    fn place(&mut self, at: usize, mark: Mark) {
        let before = self.at();
        before.ask();
        self.cells.squares[at] = Some(mark);
        let (mover, next) = match mark {
            Mark::O => ("O", "X"),
            Mark::X => ("X", "O"),
        };
        let then = State {
            to_move: Some(&next),
            ..self.state()
        };
        self.way.play(before, (at, at + 1), Some(&mover), &then);
    }

    fn take_back(&mut self, at: usize) {
        let before = self.at();
        self.cells.squares[at] = None;
        self.way.take_back(before, (at, at + 1), self);
    }

    /// Whether that side has a line; then the board is worth 1 or −1.
    fn has_won(&self, mark: Mark) -> bool {
        self.at().ask();
        let won = self.cells.won().is_some_and(|(by, _)| by == mark);
        if won {
            self.way.value(worth_of(mark));
        }
        won
    }

    fn is_full(&self) -> bool {
        self.at().ask();
        !self.cells.squares.contains(&None)
    }
}

fn worth_of(mark: Mark) -> i32 {
    if mark == Mark::O { 1 } else { -1 }
}

/// Two functions on one board that is taken back: the computer, who is O and wants 1, and the
/// human.
#[traced(skip(board))]
fn computer(board: &mut InPlace) -> i32 {
    turn(board, Mark::O).unwrap_or_default()
}

#[traced(skip(board))]
fn human(board: &mut InPlace) -> i32 {
    turn(board, Mark::X).unwrap_or_default()
}

fn turn(board: &mut InPlace, mark: Mark) -> Option<i32> {
    if board.is_full() {
        return None;
    }
    let mut values = Vec::new();
    for at in free(&board.cells) {
        board.place(at, mark);
        values.push(match mark {
            _ if board.has_won(mark) => worth_of(mark),
            Mark::O => human(board),
            Mark::X => computer(board),
        });
        board.take_back(at);
    }
    if mark == Mark::O {
        values.into_iter().max()
    } else {
        values.into_iter().min()
    }
}

fn cells(text: &str) -> Cells {
    let rows = [&text[..3], &text[3..6], &text[6..]].join("\n");
    match boards::Board::read("three", &rows) {
        boards::Board::Three(cells) => cells,
        other => panic!("no board: {other:?}"),
    }
}

pub fn of_tic_tac_toe(text: &str, depth: u32) -> Trace {
    let board = Watched::new(Three(cells(text)));
    record(|| play_on(&board, depth, Value::MIN, Value::MAX)).1
}

/// Tries moves until one ends the game.
#[traced(skip(board))]
fn until_it_ends(board: &Watched<Three>) -> Value {
    let mut value = board.evaluate();
    for mv in board.legal_moves() {
        let next = board.play(mv);
        value = until_it_ends(&next);
        if next.done() {
            break;
        }
    }
    value
}

pub fn of_the_first_end(text: &str) -> Trace {
    record(|| until_it_ends(&Watched::new(Three(cells(text))))).1
}

pub fn of_two_players(text: &str) -> Trace {
    let (cells, way) = (cells(text), Way::default());
    record(|| computer(&mut InPlace { cells, way })).1
}
