//! The savings from filling the square with the fewest choices first, in a sudoku.

use crate::grid::Grid;

/// The rule for the next square to fill.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Next {
    /// The first empty square, row by row.
    RowByRow,
    /// The empty square with the fewest choices, or the first of several such squares.
    Fewest,
}

/// The work of a search.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Work {
    /// The number of calls.
    pub calls: u64,
    /// The number of times that the search computed the choices of a square.
    pub looked_at: u64,
}

/// Measures the search for the solutions of a puzzle, until it finds `most` of them or has tried
/// everything.
pub fn work(puzzle: &str, next: Next, most: u64) -> Work {
    let (grid, givens) = Grid::read(puzzle).expect("a puzzle");
    let size = grid.size();
    let mut search = Filling {
        next,
        side: grid.box_side(),
        all: (1 << size) - 1,
        empty: Vec::new(),
        rows: [0; 9],
        columns: [0; 9],
        boxes: [0; 9],
        work: Work::default(),
    };
    for &(row, col, digit) in &givens {
        search.toggle((row, col), 1 << (digit - 1));
    }
    let is_given = |square| givens.iter().any(|&(row, col, _)| (row, col) == square);
    // The next square is the last of the list.
    let squares = (0..size * size).map(|at| (at / size, at % size));
    search.empty = squares.rev().filter(|&square| !is_given(square)).collect();
    search.solutions(most);
    search.work
}

/// A grid that stores only the marks, with bit 0 for the digit 1.
struct Filling {
    next: Next,
    side: usize,
    all: u16,
    empty: Vec<(usize, usize)>,
    rows: [u16; 9],
    columns: [u16; 9],
    boxes: [u16; 9],
    work: Work,
}

impl Filling {
    fn solutions(&mut self, most: u64) -> u64 {
        self.work.calls += 1;
        if self.empty.is_empty() {
            return 1;
        }
        let (at, mut digits) = match self.next {
            Next::RowByRow => {
                let last = self.empty.len() - 1;
                (last, self.digits(last))
            }
            Next::Fewest => {
                let squares = (0..self.empty.len()).rev();
                let choices = squares.map(|at| (at, self.digits(at)));
                let choices: Vec<(usize, u16)> = choices.collect();
                let fewest = choices
                    .into_iter()
                    .min_by_key(|(_, digits)| digits.count_ones());
                fewest.unwrap_or_default()
            }
        };
        let square = self.empty.remove(at);
        let mut found = 0;
        while digits != 0 && found < most {
            let digit = digits & digits.wrapping_neg(); // the lowest bit that is set
            digits ^= digit;
            self.toggle(square, digit);
            found += self.solutions(most - found);
            self.toggle(square, digit);
        }
        self.empty.insert(at, square);
        found
    }

    /// Returns the digits that can be placed on the empty square at this place in the list.
    fn digits(&mut self, at: usize) -> u16 {
        self.work.looked_at += 1;
        let (row, col) = self.empty[at];
        let in_box = self.boxes[self.box_of(row, col)];
        self.all & !(self.rows[row] | self.columns[col] | in_box)
    }

    /// Adds the marks of a digit in the lines and the box of a square, or removes them.
    fn toggle(&mut self, (row, col): (usize, usize), digit: u16) {
        self.rows[row] ^= digit;
        self.columns[col] ^= digit;
        self.boxes[self.box_of(row, col)] ^= digit;
    }

    fn box_of(&self, row: usize, col: usize) -> usize {
        row / self.side * self.side + col / self.side
    }
}

/// Puzzles with exactly one solution.
pub mod puzzles {
    /// The puzzle of the page, with four givens.
    pub const FOUR: &str = ".... ..21 .4.. ...2";

    /// 30 givens: the example in the encyclopedia Wikipedia.
    pub const THIRTY: &str =
        "53..7.... 6..195... .98....6. 8...6...3 4..8.3..1 7...2...6 .6....28. ...419..5 ....8..79";

    /// 17 givens, the smallest possible number: the first puzzle in Gordon Royle's list.
    pub const SEVENTEEN: &str =
        ".......1. 4........ .2....... ....5.4.7 ..8...3.. ..1.9.... 3..4..2.. .5.1..... ...8.6...";
}

#[cfg(test)]
mod tests {
    use super::puzzles::{FOUR, SEVENTEEN, THIRTY};
    use super::*;
    use crate::sudoku::{Sudoku, solutions};

    fn calls(puzzle: &str, next: Next, most: u64) -> u64 {
        work(puzzle, next, most).calls
    }

    #[test]
    fn the_square_with_the_fewest_choices_leads_to_fewer_calls() {
        for (puzzle, as_read, fewest) in [(FOUR, 60, 13), (THIRTY, 4_632, 52)] {
            assert_eq!(calls(puzzle, Next::RowByRow, 2), as_read);
            assert_eq!(calls(puzzle, Next::Fewest, 2), fewest);
        }
        assert_eq!(calls(SEVENTEEN, Next::Fewest, 1), 4_836);
        assert_eq!(calls(SEVENTEEN, Next::Fewest, 2), 6_520);
    }

    #[test]
    fn in_a_small_puzzle_more_squares_are_looked_at() {
        let looked_at = |puzzle, next| work(puzzle, next, 2).looked_at;
        assert_eq!(looked_at(FOUR, Next::RowByRow), 59);
        assert_eq!(looked_at(FOUR, Next::Fewest), 78);
        assert_eq!(looked_at(THIRTY, Next::RowByRow), 4_631);
        assert_eq!(looked_at(THIRTY, Next::Fewest), 1_326);
        assert_eq!(looked_at(SEVENTEEN, Next::Fewest), 224_061);
    }

    #[test]
    #[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
    fn with_the_fewest_first_it_is_the_search_of_the_exercise() {
        for (puzzle, most) in [(FOUR, 1), (FOUR, 2), (THIRTY, 2), (SEVENTEEN, 1)] {
            let (_, trace) =
                call_trace::record(|| solutions(&mut Sudoku::new(puzzle), most as usize));
            assert_eq!(trace.calls() as u64, calls(puzzle, Next::Fewest, most));
        }
        let empty = ".".repeat(16);
        let (found, trace) = call_trace::record(|| solutions(&mut Sudoku::new(&empty), 1_000));
        assert_eq!(found, 288);
        assert_eq!(trace.calls() as u64, calls(&empty, Next::Fewest, 1_000));
    }
}
