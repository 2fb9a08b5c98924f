//! Searches of tic-tac-toe, near the end of a game.

use call_trace::{Trace, offer, play_by, record, take_back, traced};

use super::games::{leaf, name};

type Cells = [u8; 9];

fn board(cells: &Cells) -> String {
    let rows = cells
        .chunks(3)
        .map(|row| String::from_utf8_lossy(row).into_owned());
    rows.collect::<Vec<_>>().join("\n")
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

#[traced(skip(cells))]
fn play_on(cells: &Cells, depth: u32, mut alpha: i32, mut beta: i32) -> (i32, Option<usize>) {
    let cells = *cells;
    let moves = free(&cells);
    if depth == 0 || moves.is_empty() {
        return (leaf(worth(&cells)), None);
    }
    let max = moves.len() % 2 == 1;
    offer(moves.iter().map(|at| at + 1));
    let mut best = (if max { i32::MIN } else { i32::MAX }, None);
    for at in moves {
        let mut next = cells;
        next[at] = if max { b'X' } else { b'O' };
        play_by(name(max), at + 1, board(&next));
        let (found, _) = play_on(&next, depth - 1, alpha, beta);
        if if max { found > best.0 } else { found < best.0 } {
            best = (found, Some(at + 1));
        }
        if max {
            alpha = alpha.max(best.0);
        } else {
            beta = beta.min(best.0);
        }
        if alpha >= beta {
            break;
        }
    }
    best
}

/// Two functions on one board that is taken back: the computer, who is O and wants 1, and the
/// human.
#[traced(skip(cells))]
fn computer(cells: &mut Cells) -> i32 {
    turn(cells, b'O').unwrap_or_default()
}

#[traced(skip(cells))]
fn human(cells: &mut Cells) -> i32 {
    turn(cells, b'X').unwrap_or_default()
}

fn turn(cells: &mut Cells, mark: u8) -> Option<i32> {
    let moves = free(cells);
    let mut values = Vec::new();
    for at in moves {
        cells[at] = mark;
        play_by(char::from(mark), at + 1, board(cells));
        values.push(match mark {
            _ if won(cells, mark) => {
                if mark == b'O' {
                    1
                } else {
                    -1
                }
            }
            b'O' => human(cells),
            _ => computer(cells),
        });
        cells[at] = b'.';
        take_back(at + 1, board(cells));
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
    let cells = cells(text);
    record(|| play_on(&cells, depth, i32::MIN, i32::MAX)).1
}

/// The same search again and again, one move deeper each time.
pub fn of_deepening(text: &str, deepest: u32) -> Trace {
    let cells = cells(text);
    let search = |depth| play_on(&cells, depth, i32::MIN, i32::MAX);
    record(|| (1..=deepest).map(search).max()).1
}

pub fn of_two_players(text: &str) -> Trace {
    let mut cells = cells(text);
    record(|| computer(&mut cells)).1
}
