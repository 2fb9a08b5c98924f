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
        "puzzle" => puzzle(rng),
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

/// A sudoku of four rows that has a solution, with any number of givens.
fn puzzle(rng: &mut Rng) -> String {
    let mut digits = ['1', '2', '3', '4'];
    shuffle(rng, &mut digits);
    // Rows, or columns, that go through the same boxes change places, and the solution stays one.
    let mut places = || {
        let (a, b) = (usize::from(rng.bool()), usize::from(rng.bool()));
        [a, 1 - a, 2 + b, 3 - b]
    };
    let (rows, columns) = (places(), places());
    let solution = rows.iter().flat_map(|row| {
        let digit = |column: &usize| digits[(column + 2 * (row % 2) + row / 2) % 4];
        columns.iter().map(digit).collect::<Vec<char>>()
    });
    let mut puzzle: Vec<char> = solution.collect();
    let mut squares: Vec<usize> = (0..puzzle.len()).collect();
    shuffle(rng, &mut squares);
    let empty = number(rng, 0..=squares.len());
    squares[..empty].iter().for_each(|&at| puzzle[at] = '.');
    puzzle.into_iter().collect()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_puzzle_gives_a_digit_twice_where_it_must_not_be() {
        let mut rng = Rng::with_seed(7);
        let mut givens = 0;
        for _ in 0..200 {
            let puzzle: Vec<char> = draw(&mut rng, "puzzle").chars().collect();
            assert_eq!(puzzle.len(), 16);
            let given = |at: &usize| puzzle[*at] != '.';
            givens += (0..16).filter(given).count();
            for (a, b) in (0..16).flat_map(|a| (0..a).map(move |b| (a, b))) {
                let same = |of: fn(usize) -> usize| of(a) == of(b);
                let share =
                    same(|at| at / 4) || same(|at| at % 4) || same(|at| at / 8 * 2 + at % 4 / 2);
                assert!(!share || !given(&a) || puzzle[a] != puzzle[b], "{puzzle:?}");
            }
        }
        assert!((1_000..2_200).contains(&givens), "{givens}");
    }
}
