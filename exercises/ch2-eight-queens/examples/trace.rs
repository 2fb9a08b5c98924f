//! Runs one function of this chapter by its name and records it.

use std::collections::BTreeSet;
use std::fmt;
use std::process::ExitCode;

use call_trace::example::{
    self, AnyOrder, Argument, Arguments, BadArgument, Run, number, numbers, one_of,
};
use call_trace::example::{run, text};
use call_trace::{Position, State, note, unrecorded};
use eight_queens::all_solutions::all_solutions;
use eight_queens::attacks::attacks;
use eight_queens::bitmask::bitmask;
use eight_queens::board::Square;
use eight_queens::colouring::Colouring;
use eight_queens::first_solution::first_solution;
use eight_queens::fundamental::{canonical, fundamental, mirror, quarter_turn};
use eight_queens::grid::{Grid, Placement};
use eight_queens::lazy::lazy;
use eight_queens::off_the_board::off_the_board;
use eight_queens::search::{queens, search};
use eight_queens::subset_sum::subset_sum;
use eight_queens::sudoku::{Sudoku, solutions};
use eight_queens::whose_j::eight_queens;

fn main() -> ExitCode {
    example::main(&runs())
}

/// What can be run by name.
pub(crate) fn runs() -> Vec<Run> {
    vec![
        run(
            "attacks",
            [
                number("row_a", 0..=15),
                number("col_a", 0..=15),
                number("row_b", 0..=15),
                number("col_b", 0..=15),
            ],
            |args| {
                let a = (args.number("row_a")?, args.number("col_a")?);
                let b = (args.number("row_b")?, args.number("col_b")?);
                let answer = attacks(a, b);
                // The board of the chapter, or a larger one where the squares are not on it.
                let last = [a.0, a.1, b.0, b.1].into_iter().fold(7, usize::max);
                show("diagonals", &Squares(last + 1, vec![a, b]));
                args.answer(answer)
            },
        ),
        run("first_solution", [number("n", 0..=16)], |args| {
            let n = args.number("n")?;
            args.answer_one_of(first_solution(n), || any_of(n))
        }),
        run("all_solutions", [number("n", 0..=10)], |args| {
            args.answer(AnyOrder(all_solutions(args.number("n")?)))
        }),
        run("fundamental", [number("n", 0..=10)], |args| {
            let found = fundamental(args.number("n")?);
            families(&found);
            args.answer(AnyOrder(found.iter().map(|form| Family(form)).collect()))
        }),
        run("families", [number("n", 0..=9)], |args| {
            // Without the search for them.
            let n = args.number("n")?;
            families(&unrecorded(|| fundamental(n)));
            Ok(())
        }),
        run("images", [numbers("columns", 0..=15)], |args| {
            images(&columns(args)?);
            Ok(())
        }),
        run("canonical", [numbers("columns", 0..=15)], |args| {
            canonical(&columns(args)?);
            Ok(())
        }),
        run("bitmask", [number("n", 0..=12)], |args| {
            args.answer(bitmask(args.number("n")?))
        }),
        run(
            "lazy",
            [number("n", 0..=12), number("boards", 0..=1_000)],
            |args| {
                let boards = args.number("boards")?;
                let mut found = lazy(args.number("n")?).take(boards);
                found.try_for_each(|board| {
                    let all = || all_solutions(board.len());
                    args.answer_one_of(board.clone(), all)
                })
            },
        ),
        run("off_the_board", [number("n", 1..=8)], |args| {
            args.answer(AnyOrder(off_the_board(args.number("n")?)))
        }),
        run("whose_j", [number("n", 1..=8)], |args| {
            args.answer(AnyOrder(eight_queens(args.number("n")?)))
        }),
        run("search", [number("n", 0..=12)], |args| {
            let n = args.number("n")?;
            args.answer_one_of(queens(n), || any_of(n))
        }),
        run("search_map", [number("colours", 0..=6)], |args| {
            let mut map = Colouring::four_countries(args.number("colours")?);
            args.answer(search(&mut map))
        }),
        run(
            "subset_sum",
            [number("target", 0..=9_999), numbers("numbers", 1..=999)],
            |args| {
                let (numbers, target) = (args.numbers("numbers")?, args.number("target")?);
                let taken = subset_sum(&numbers, target);
                let taken = taken.map(|taken| Taken(taken, &numbers, target));
                args.answer(taken)
            },
        ),
        run("sudoku", [text("puzzle", "puzzle")], |args| {
            args.answer(solutions(&mut Sudoku::new(&puzzle(args)?), 2))
        }),
        run("all_solutions_with", changes(), |args| {
            with::all_solutions(&mut changed(args)?);
            Ok(())
        }),
        run("first_solution_with", changes(), |args| {
            with::first_solution(&mut changed(args)?);
            Ok(())
        }),
    ]
}

/// Each solution as the first one, or that there is none.
fn any_of(n: usize) -> Vec<Option<Vec<usize>>> {
    match all_solutions(n) {
        none if none.is_empty() => vec![None],
        all => all.into_iter().map(Some).collect(),
    }
}

/// The columns of the queens of a board, one in each row and each column.
fn columns(args: &Arguments) -> Result<Vec<usize>, BadArgument> {
    let columns: Vec<usize> = args.numbers("columns")?;
    if (0..columns.len()).all(|col| columns.contains(&col)) {
        return Ok(columns);
    }
    let kind = match columns.len() {
        1 => "a list of column 0, for one queen".to_owned(),
        more => format!("a list with each column from 0 to {} once", more - 1),
    };
    let given: Vec<String> = columns.iter().map(usize::to_string).collect();
    Err(args.bad("columns", &kind, &given.join(" ")))
}

/// The text of a sudoku in which no digit is given twice where it must not be.
fn puzzle(args: &Arguments) -> Result<String, BadArgument> {
    let puzzle = args.text("puzzle")?;
    let is_one = |(grid, givens): (Grid, Vec<Placement>)| {
        let in_box = |at: usize| at / grid.box_side();
        let clash = |a: &Placement, b: &Placement| {
            let same_box = in_box(a.0) == in_box(b.0) && in_box(a.1) == in_box(b.1);
            a.2 == b.2 && (a.0 == b.0 || a.1 == b.1 || same_box)
        };
        let mut each = givens.iter().enumerate();
        each.all(|(at, a)| !givens[..at].iter().any(|b| clash(a, b)))
    };
    if Grid::read(&puzzle).is_some_and(is_one) {
        return Ok(puzzle);
    }
    let kind = "a digit or a point for each of 16 or 81 squares, and no digit twice in a row, a column or a box";
    Err(args.bad("puzzle", kind, &puzzle))
}

/// What can be changed in a search: the queens that stand before it begins, one character a row (`.1..`
/// is one queen, in column 1 of row 1, on a board of four); the columns in the order in which they are
/// tried (`0123`); and which of the three tests are made.
fn changes() -> [Argument; 5] {
    let test = |name| one_of(name, &["on", "off"]);
    [
        text("queens", "queens").marked("queens"),
        text("columns", "columns"),
        test("test_columns"),
        test("test_rising_diagonals"),
        test("test_falling_diagonals"),
    ]
}

fn changed(args: &Arguments) -> Result<with::Search, BadArgument> {
    let test = |name| Ok(args.text(name)?.eq_ignore_ascii_case("on"));
    let tests = [
        test("test_columns")?,
        test("test_rising_diagonals")?,
        test("test_falling_diagonals")?,
    ];
    let (queens, columns) = (args.text("queens")?, args.text("columns")?);
    let given: Option<Vec<Option<usize>>> = queens.chars().map(queen).collect();
    let fits = |given: &Vec<Option<usize>>| {
        (1..=8).contains(&given.len()) && given.iter().flatten().all(|&col| col < given.len())
    };
    let given = given.filter(fits).ok_or_else(|| {
        let kind = "one character for each of up to 8 rows: the column of its queen, or a point";
        args.bad("queens", kind, &queens)
    })?;
    let order: Vec<usize> = columns.chars().filter_map(|c| queen(c).flatten()).collect();
    let each_once =
        columns.len() == given.len() && (0..given.len()).all(|col| order.contains(&col));
    if !each_once {
        let last = given.len() - 1;
        let kind = format!("each column from 0 to {last} once, in the order of the tries");
        return Err(args.bad("columns", &kind, &columns));
    }
    with::Search::begun(&given, order, tests).ok_or_else(|| {
        let kind = "a board on which no queen attacks another, by the tests that are made";
        args.bad("queens", kind, &queens)
    })
}

/// The column of a queen, or a row without one.
fn queen(character: char) -> Option<Option<usize>> {
    match character {
        '.' => Some(None),
        _ => Some(Some(character.to_digit(10)? as usize)),
    }
}

/// The two searches of this chapter, with queens that stand already, the columns in any order, and any
/// of the tests left out.
mod with {
    use call_trace::traced;
    use eight_queens::board::Board;
    use eight_queens::free::Free;

    /// What a search begins with, and what it changes.
    pub(super) struct Search {
        board: Board,
        free: Free,
        /// The rows that are to be filled, from the top down.
        rows: Vec<usize>,
        /// The columns, in the order in which they are tried.
        columns: Vec<usize>,
        /// Whether columns, rising and falling diagonals are tested.
        tests: [bool; 3],
    }

    impl Search {
        /// None where queens that stand already attack each other.
        pub(super) fn begun(
            given: &[Option<usize>],
            columns: Vec<usize>,
            tests: [bool; 3],
        ) -> Option<Self> {
            let n = given.len();
            let mut search = Search {
                board: Board::new(n),
                free: Free::new(n),
                rows: (0..n).filter(|&row| given[row].is_none()).collect(),
                columns,
                tests,
            };
            for (row, &queen) in given.iter().enumerate() {
                let Some(col) = queen else { continue };
                if !search.is_free(row, col) {
                    return None;
                }
                search.place(row, col);
            }
            Some(search)
        }

        /// Whether the tests that are made allow a queen there.
        fn is_free(&self, row: usize, col: usize) -> bool {
            let [column, rising, falling] = self.tests;
            let n = self.board.size();
            (!column || self.free.columns[col])
                && (!rising || self.free.rising[row + col])
                && (!falling || self.free.falling[row + n - 1 - col])
        }

        fn place(&mut self, row: usize, col: usize) {
            self.board.place(row, col);
            self.free.take(row, col);
        }

        fn take_back(&mut self, row: usize, col: usize) {
            self.board.take_back(row);
            self.free.give_back(row, col);
        }
    }

    pub(super) fn all_solutions(search: &mut Search) {
        #[traced(skip(search))]
        fn place_row(next: usize, search: &mut Search) {
            if next == search.rows.len() {
                return;
            }
            let row = search.rows[next];
            for col in search.columns.clone() {
                if search.is_free(row, col) {
                    search.place(row, col);
                    place_row(next + 1, search);
                    search.take_back(row, col);
                }
            }
        }
        place_row(0, search);
    }

    pub(super) fn first_solution(search: &mut Search) {
        #[traced(skip(search))]
        fn place_row(next: usize, search: &mut Search) -> bool {
            if next == search.rows.len() {
                return true;
            }
            let row = search.rows[next];
            for col in search.columns.clone() {
                if search.is_free(row, col) {
                    search.place(row, col);
                    if place_row(next + 1, search) {
                        return true;
                    }
                    search.take_back(row, col);
                }
            }
            false
        }
        place_row(0, search);
    }
}

/// Records a board as it stands.
fn show(kind: &str, board: &Squares) -> Position {
    Position::first(&state(kind, board))
}

fn state<'b>(kind: &'b str, board: &'b Squares) -> State<'b> {
    State {
        kind,
        ..State::text(board)
    }
}

/// Records boards, and how many images each has.
fn families(forms: &[Vec<usize>]) {
    for form in forms {
        show("queens", &Squares::of(form));
        let images: BTreeSet<Vec<usize>> = turns(form)
            .iter()
            .flat_map(|turned| [turned.clone(), mirror(turned)])
            .collect();
        note(match images.len() {
            1 => "1 image".to_owned(),
            more => format!("{more} images"),
        });
    }
}

/// A board that stands for all its images: as an answer each of them is the same.
struct Family<'b>(&'b [usize]);

impl fmt::Debug for Family<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let turned = turns(self.0);
        let images = turned
            .iter()
            .flat_map(|board| [board.clone(), mirror(board)]);
        write!(f, "{:?}", images.min().unwrap_or_default())
    }
}

/// What was taken of numbers to reach a target: as an answer, all that reach it are the same.
struct Taken<'n>(Vec<u64>, &'n [u64], u64);

impl fmt::Debug for Taken<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Taken(taken, numbers, target) = self;
        let mut left = numbers.iter();
        let are_there = taken.iter().all(|number| left.any(|it| it == number));
        match are_there && taken.iter().sum::<u64>() == *target {
            true => write!(f, "numbers with the sum {target}"),
            false => write!(f, "{taken:?}"),
        }
    }
}

/// Records the four turns of a board, and then the mirror image of each.
fn images(queens: &[usize]) {
    let mut at = show("queens", &Squares::of(queens));
    let turned = turns(queens);
    let mut turns = vec![at];
    for board in &turned[1..] {
        at = at.play("turned", None, &state("queens", &Squares::of(board)));
        turns.push(at);
    }
    for (at, board) in turns.into_iter().zip(&turned) {
        at.play(
            "mirror",
            None,
            &state("queens", &Squares::of(&mirror(board))),
        );
    }
}

/// A board, and what becomes of it by one, two and three quarter turns.
fn turns(queens: &[usize]) -> Vec<Vec<usize>> {
    let turned = std::iter::successors(Some(queens.to_vec()), |board| Some(quarter_turn(board)));
    turned.take(4).collect()
}

/// A board of that many rows, and the squares of its queens.
struct Squares(usize, Vec<Square>);

impl Squares {
    fn of(queens: &[usize]) -> Self {
        Squares(queens.len(), queens.iter().copied().enumerate().collect())
    }
}

/// One line a row, `Q` for a queen and `.` for an empty square.
impl fmt::Display for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in 0..self.0 {
            f.write_str(if row == 0 { "" } else { "\n" })?;
            for col in 0..self.0 {
                let queen = self.1.contains(&(row, col));
                f.write_str(if queen { "Q" } else { "." })?;
            }
        }
        Ok(())
    }
}
