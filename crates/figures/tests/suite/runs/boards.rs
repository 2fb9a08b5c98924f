//! Searches of tic-tac-toe, near the end of a game.

use std::fmt;

use call_trace::{Position, State, Trace, Way, record, traced};
use game::{Board, Player, Value, Watched};

type Cells = [u8; 9];

fn show(cells: &Cells, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let rows = cells.chunks(3).map(String::from_utf8_lossy);
    f.write_str(&rows.collect::<Vec<_>>().join("\n"))
}

fn won(cells: &Cells, mark: u8) -> bool {
    let lines = [
        [0, 1, 2],
        [3, 4, 5],
        [6, 7, 8],
        [0, 3, 6],
        [1, 4, 7],
        [2, 5, 8],
        [0, 4, 8],
        [2, 4, 6],
    ];
    lines
        .iter()
        .any(|line| line.iter().all(|&at| cells[at] == mark))
}

fn free(cells: &Cells) -> Vec<usize> {
    let over = won(cells, b'X') || won(cells, b'O');
    (0..9).filter(|&at| !over && cells[at] == b'.').collect()
}

fn worth(cells: &Cells) -> i32 {
    let moves = cells.iter().filter(|&&cell| cell != b'.').count() as i32;
    match (won(cells, b'X'), won(cells, b'O')) {
        (true, _) => 10 - moves,
        (_, true) => moves - 10,
        _ => 0,
    }
}

/// X moves where the number of empty cells is odd.
#[derive(Clone, Debug)]
struct Three(Cells);

impl fmt::Display for Three {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        show(&self.0, f)
    }
}

impl Board for Three {
    type Move = usize;
    const KIND: &'static str = "three";

    fn to_move(&self) -> Player {
        let empty = self.0.iter().filter(|&&cell| cell == b'.').count();
        if empty % 2 == 1 {
            Player::First
        } else {
            Player::Second
        }
    }

    fn legal_moves(&self) -> impl Iterator<Item = usize> {
        free(&self.0).into_iter().map(|at| at + 1)
    }

    fn play(&self, cell: usize) -> Self {
        let mut next = self.clone();
        next.0[cell - 1] = match self.to_move() {
            Player::First => b'X',
            Player::Second => b'O',
        };
        next
    }

    fn done(&self) -> bool {
        free(&self.0).is_empty()
    }

    fn evaluate(&self) -> Value {
        worth(&self.0)
    }
}

#[traced(skip(board), window(alpha, beta), depth(depth))]
fn play_on(
    board: &Watched<Three>,
    depth: u32,
    mut alpha: Value,
    mut beta: Value,
) -> (Value, Option<usize>) {
    if depth == 0 || board.done() {
        return (board.evaluate(), None);
    }
    let mut best = (board.worst_case(), None);
    for cell in board.legal_moves() {
        let (found, _) = play_on(&board.play(cell), depth - 1, alpha, beta);
        if board.better(found, best.0) {
            best = (found, Some(cell));
        }
        match board.to_move() {
            Player::First => alpha = alpha.max(best.0),
            Player::Second => beta = beta.min(best.0),
        }
        if alpha >= beta {
            break;
        }
    }
    best
}

/// One board for all moves: marks are placed and taken back.
struct InPlace {
    cells: Cells,
    way: Way,
}

impl fmt::Display for InPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        show(&self.cells, f)
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

    fn place(&mut self, at: usize, mark: u8) {
        let before = self.at();
        before.ask();
        self.cells[at] = mark;
        let (mover, next) = match mark {
            b'O' => ("O", "X"),
            _ => ("X", "O"),
        };
        let then = State {
            to_move: Some(&next),
            ..self.state()
        };
        self.way.play(before, (at, at + 1), Some(&mover), &then);
    }

    fn take_back(&mut self, at: usize) {
        let before = self.at();
        self.cells[at] = b'.';
        self.way.take_back(before, (at, at + 1), self);
    }

    /// Whether that side has a line; then the board is worth 1 or −1.
    fn has_won(&self, mark: u8) -> bool {
        self.at().ask();
        let won = won(&self.cells, mark);
        if won {
            self.way.value(worth_of(mark));
        }
        won
    }

    fn is_full(&self) -> bool {
        self.at().ask();
        !self.cells.contains(&b'.')
    }
}

fn worth_of(mark: u8) -> i32 {
    if mark == b'O' { 1 } else { -1 }
}

/// Two functions on one board that is taken back: the computer, who is O and wants 1, and the
/// human.
#[traced(skip(board))]
fn computer(board: &mut InPlace) -> i32 {
    turn(board, b'O').unwrap_or_default()
}

#[traced(skip(board))]
fn human(board: &mut InPlace) -> i32 {
    turn(board, b'X').unwrap_or_default()
}

fn turn(board: &mut InPlace, mark: u8) -> Option<i32> {
    if board.is_full() {
        return None;
    }
    let mut values = Vec::new();
    for at in free(&board.cells) {
        board.place(at, mark);
        values.push(match mark {
            _ if board.has_won(mark) => worth_of(mark),
            b'O' => human(board),
            _ => computer(board),
        });
        board.take_back(at);
    }
    if mark == b'O' {
        values.into_iter().max()
    } else {
        values.into_iter().min()
    }
}

pub fn cells(text: &str) -> Cells {
    std::array::from_fn(|at| text.as_bytes()[at])
}

pub fn of_tic_tac_toe(text: &str, depth: u32) -> Trace {
    let board = Watched::new(Three(cells(text)));
    record(|| play_on(&board, depth, Value::MIN, Value::MAX)).1
}

/// The same search again and again, one move deeper each time.
pub fn of_deepening(text: &str, deepest: u32) -> Trace {
    let board = Watched::new(Three(cells(text)));
    let search = |depth| play_on(&board, depth, Value::MIN, Value::MAX);
    record(|| (1..=deepest).map(search).max()).1
}

pub fn of_two_players(text: &str) -> Trace {
    let (cells, way) = (cells(text), Way::default());
    record(|| computer(&mut InPlace { cells, way })).1
}
