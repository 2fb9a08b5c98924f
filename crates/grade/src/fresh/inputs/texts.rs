//! Texts that a run reads: trees, positions, fields, chains.

use fastrand::Rng;

use super::chance::{number, shuffle};

/// A text of a kind; an empty one of a kind that is not known.
pub(super) fn draw(rng: &mut Rng, of: &str) -> String {
    match of {
        "tree" => {
            let (height, is_plain) = (rng.u32(1..=4), rng.bool());
            inner(rng, height, is_plain)
        }
        "position" => position(rng),
        "sides" => {
            let swapped = rng.bool();
            let position = position(rng);
            let other = |mark| match mark {
                'X' => 'O',
                'O' => 'X',
                mark => mark,
            };
            if swapped {
                position.chars().map(other).collect()
            } else {
                position
            }
        }
        "list of cells" => words(rng, 8, |rng| match rng.u8(0..12) {
            0 => "x".to_owned(),
            cell => cell.to_string(),
        }),
        "size" => size(rng, 3),
        "field" => field(rng),
        "line" => line(rng, 3, 3),
        "list of chains" => words(rng, 6, |rng| match rng.u8(0..4) {
            0 => format!("loop{}", 2 * rng.u8(2..=4)),
            _ => rng.u8(1..=6).to_string(),
        }),
        _ => String::new(),
    }
}

/// Up to so many words.
fn words(rng: &mut Rng, most: usize, word: impl Fn(&mut Rng) -> String) -> String {
    let words: Vec<String> = (0..number(rng, 0..=most)).map(|_| word(rng)).collect();
    words.join(" ")
}

/// A tree of that height: all of its leaves at the bottom and the players in turn where it is plain, and else also extra turns,
/// values at inner nodes and leaves at any height.
fn tree(rng: &mut Rng, height: u32, is_plain: bool) -> String {
    if height == 0 || !is_plain && rng.u8(0..6) == 0 {
        return rng.i32(-20..100).to_string();
    }
    inner(rng, height, is_plain)
}

/// As [`tree`], and no leaf.
fn inner(rng: &mut Rng, height: u32, is_plain: bool) -> String {
    let children = (0..number(rng, 1..=4)).map(|_| tree(rng, height - 1, is_plain));
    let children: Vec<String> = children.collect();
    let children = children.join(", ");
    match rng.u8(0..8) {
        0 if !is_plain => format!("{{{children}}}"),
        1 | 2 if !is_plain => format!("{}:[{children}]", rng.i32(-20..100)),
        _ => format!("[{children}]"),
    }
}

/// A position of tic-tac-toe that a game leads to. After somebody has won, nobody moves.
fn position(rng: &mut Rng) -> String {
    const LINES: [[usize; 3]; 8] = [
        [0, 1, 2],
        [3, 4, 5],
        [6, 7, 8],
        [0, 3, 6],
        [1, 4, 7],
        [2, 5, 8],
        [0, 4, 8],
        [2, 4, 6],
    ];
    let mut cells: Vec<usize> = (0..9).collect();
    shuffle(rng, &mut cells);
    let mut board = ['.'; 9];
    let moves = number(rng, 0..=9);
    for (at, mark) in cells.into_iter().take(moves).zip("XOXOXOXOX".chars()) {
        board[at] = mark;
        if LINES
            .iter()
            .any(|line| line.iter().all(|&at| board[at] == mark))
        {
            break;
        }
    }
    board.iter().collect()
}

/// A field of dots and boxes with some of its lines drawn: few are open more often than many.
fn field(rng: &mut Rng) -> String {
    let (rows, columns) = (number(rng, 1..=3), number(rng, 1..=3));
    let mut lines = Vec::new();
    for row in 0..=rows {
        for column in 0..=columns {
            if column < columns {
                lines.push(between((column, row), (column + 1, row)));
            }
            if row < rows {
                lines.push(between((column, row), (column, row + 1)));
            }
        }
    }
    shuffle(rng, &mut lines);
    let open = number(rng, 0..=lines.len().min(9));
    lines.truncate(lines.len() - open);
    format!("{rows}x{columns} {}", lines.join(" "))
}

fn size(rng: &mut Rng, most: usize) -> String {
    format!("{}x{}", number(rng, 1..=most), number(rng, 1..=most))
}

/// A line of a field of that size.
fn line(rng: &mut Rng, rows: usize, columns: usize) -> String {
    let (row, column) = (number(rng, 0..=rows), number(rng, 0..=columns));
    match rng.bool() {
        true => between((column, row), (column + 1, row)),
        false => between((column, row), (column, row + 1)),
    }
}

/// The line between two dots: `a1b1`.
fn between(a: (usize, usize), b: (usize, usize)) -> String {
    let dot =
        |(column, row): (usize, usize)| format!("{}{}", char::from(b'a' + column as u8), row + 1);
    format!("{}{}", dot(a), dot(b))
}
