//! Draws texts that a run reads: trees, positions, fields, chains.

use boards::Board;
use fastrand::Rng;

use super::chance::{number, shuffle};

/// The number of empty squares in a large puzzle.
const EMPTY: usize = 46;

/// Draws a text of this kind. Empty if the kind is unknown.
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

/// Draws up to `most` words.
fn words(rng: &mut Rng, most: usize, word: impl Fn(&mut Rng) -> String) -> String {
    let words: Vec<String> = (0..number(rng, 0..=most)).map(|_| word(rng)).collect();
    words.join(" ")
}

/// Draws a tree of this height. If it is plain, all leaves are at the bottom and the players take turns. Otherwise it
/// may also have extra turns, values at inner nodes and leaves at any height.
fn tree(rng: &mut Rng, height: u32, is_plain: bool) -> String {
    if height == 0 || !is_plain && rng.u8(0..6) == 0 {
        return rng.i32(-20..100).to_string();
    }
    inner(rng, height, is_plain)
}

/// Draws a tree like [`tree`], but not a single leaf.
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

/// Draws a position of tic-tac-toe that can occur in a game. The game ends when a player has won.
fn position(rng: &mut Rng) -> String {
    let mut cells: Vec<usize> = (0..9).collect();
    shuffle(rng, &mut cells);
    let mut board = ['.'; 9];
    let moves = number(rng, 0..=9);
    for (at, mark) in cells.into_iter().take(moves).zip("XOXOXOXOX".chars()) {
        board[at] = mark;
        let rows: Vec<String> = board.chunks(3).map(|row| row.iter().collect()).collect();
        if matches!(Board::read("three", &rows.join("\n")), Board::Three(it) if it.won().is_some())
        {
            break;
        }
    }
    board.iter().collect()
}

/// Draws a sudoku that has a solution: with four rows and any number of givens, or with nine rows and [`EMPTY`]
/// squares to fill. In the larger one, some square always has only one possible digit, so a search that begins with
/// such squares never guesses, in whatever order. A search that fills the first square guesses often.
fn puzzle(rng: &mut Rng) -> String {
    let side = number(rng, 2..=3);
    let mut puzzle = solution(rng, side);
    let mut squares: Vec<usize> = (0..puzzle.len()).collect();
    shuffle(rng, &mut squares);
    if side == 2 {
        let empty = number(rng, 0..=squares.len());
        squares[..empty].iter().for_each(|&at| puzzle[at] = None);
    } else {
        let mut empty = 0;
        for at in squares {
            let digit = puzzle[at].take();
            if empty < EMPTY && never_guesses(puzzle.clone(), side) {
                empty += 1;
            } else {
                puzzle[at] = digit;
            }
        }
    }
    let squares = puzzle.into_iter();
    let letter = |digit: Option<usize>| digit.map_or('.', |digit| (b'1' + digit as u8) as char);
    squares.map(letter).collect()
}

/// Draws a full grid with boxes of this side. Its digits start at 0.
fn solution(rng: &mut Rng, side: usize) -> Vec<Option<usize>> {
    // Rows, or columns, that go through the same boxes change places, and so do rows of boxes: the solution stays one.
    let mut places = || {
        let mut order = || {
            let mut order: Vec<usize> = (0..side).collect();
            shuffle(rng, &mut order);
            order
        };
        let boxes = order();
        let within = boxes.iter().map(|at| (at * side, order()));
        let within: Vec<_> = within.collect();
        let places = within
            .into_iter()
            .flat_map(|(at, order)| order.into_iter().map(move |it| at + it));
        places.collect::<Vec<usize>>()
    };
    let (rows, columns) = (places(), places());
    let mut digits: Vec<usize> = (0..side * side).collect();
    shuffle(rng, &mut digits);
    let squares = rows
        .iter()
        .flat_map(|row| columns.iter().map(move |column| (row, column)));
    let digit = |(row, column)| digits[(column + side * (row % side) + row / side) % digits.len()];
    squares.map(|square| Some(digit(square))).collect()
}

/// Returns whether all squares can be filled one by one, each with the only digit possible there.
fn never_guesses(mut puzzle: Vec<Option<usize>>, side: usize) -> bool {
    loop {
        let empty = (0..puzzle.len()).filter(|&at| puzzle[at].is_none());
        let mut left = empty
            .map(|at| (at, digits_left(&puzzle, side, at)))
            .peekable();
        if left.peek().is_none() {
            return true;
        }
        let certain = left.find(|(_, digits)| digits.len() == 1);
        let Some((at, digits)) = certain else {
            return false;
        };
        puzzle[at] = Some(digits[0]);
    }
}

/// Returns the digits that do not occur in the square's row, column and box.
fn digits_left(puzzle: &[Option<usize>], side: usize, at: usize) -> Vec<usize> {
    let size = side * side;
    let (row, column) = (at / size, at % size);
    let taken = (0..size).flat_map(|it| {
        let in_box = (row / side * side + it / side) * size + column / side * side + it % side;
        [row * size + it, it * size + column, in_box].map(|at| puzzle[at])
    });
    let taken: Vec<usize> = taken.flatten().collect();
    (0..size).filter(|digit| !taken.contains(digit)).collect()
}

/// Draws a field of dots and boxes with some of its lines. Fields with few open lines are more likely.
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

/// Draws a line of a field of this size.
fn line(rng: &mut Rng, rows: usize, columns: usize) -> String {
    let (row, column) = (number(rng, 0..=rows), number(rng, 0..=columns));
    match rng.bool() {
        true => between((column, row), (column + 1, row)),
        false => between((column, row), (column, row + 1)),
    }
}

/// Returns the line between two dots, such as `a1b1`.
fn between(a: (usize, usize), b: (usize, usize)) -> String {
    let dot =
        |(column, row): (usize, usize)| format!("{}{}", char::from(b'a' + column as u8), row + 1);
    format!("{}{}", dot(a), dot(b))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Draws puzzles with nine rows.
    fn large_puzzles() -> Vec<Vec<Option<usize>>> {
        let mut rng = Rng::with_seed(7);
        let drawn = (0..60).map(|_| draw(&mut rng, "puzzle"));
        let large = drawn.filter(|puzzle| puzzle.len() == 81);
        let digit = |it: char| it.to_digit(10).map(|digit| digit as usize - 1);
        large
            .map(|puzzle| puzzle.chars().map(digit).collect())
            .collect()
    }

    #[test]
    fn a_large_puzzle_has_46_squares_to_fill_and_each_digit_once_where_it_must_be() {
        let all = large_puzzles();
        assert!((20..40).contains(&all.len()), "{}", all.len());
        for puzzle in all {
            let empty = puzzle.iter().filter(|digit| digit.is_none()).count();
            assert_eq!(empty, EMPTY);
            assert!(never_guesses(puzzle.clone(), 3));
            for at in 0..81 {
                let mut others = puzzle.clone();
                let taken = others[at].take();
                assert!(taken.is_none_or(|digit| digits_left(&others, 3, at).contains(&digit)));
            }
        }
    }

    #[test]
    fn who_fills_the_first_square_makes_more_than_ten_times_the_calls_in_most_large_puzzles() {
        /// Counts the calls until all solutions are found, up to a limit.
        fn calls(puzzle: &mut Vec<Option<usize>>, so_far: &mut usize) {
            *so_far += 1;
            let empty = puzzle.iter().position(Option::is_none);
            let Some(at) = empty.filter(|_| *so_far < 1000) else {
                return;
            };
            for digit in digits_left(puzzle, 3, at) {
                puzzle[at] = Some(digit);
                calls(puzzle, so_far);
            }
            puzzle[at] = None;
        }
        let all = large_puzzles();
        let wasteful = all.iter().filter(|puzzle| {
            let mut made = 0;
            calls(&mut (*puzzle).clone(), &mut made);
            made > 10 * (EMPTY + 1)
        });
        let wasteful = wasteful.count();
        assert!(2 * wasteful > all.len(), "{wasteful} of {}", all.len());
    }

    #[test]
    fn no_small_puzzle_gives_a_digit_twice_where_it_must_not_be() {
        let mut rng = Rng::with_seed(7);
        let mut givens = 0;
        for _ in 0..400 {
            let puzzle: Vec<char> = draw(&mut rng, "puzzle").chars().collect();
            if puzzle.len() != 16 {
                continue;
            }
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
