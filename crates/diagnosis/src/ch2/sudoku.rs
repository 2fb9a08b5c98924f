//! The claims of the tests of `sudoku`, and explanations of wrong answers.

mod support;

use call_trace::Tree;
use diagnosis::{Answers, attempt, counted, listed, spaced, twice, watch, worth, wrong_answer};
use eight_queens::board::Square;
use eight_queens::grid::Placement;
use eight_queens::problem::Problem;
use eight_queens::search::search;
use eight_queens::sudoku::{Sudoku, solutions, sudoku};
use fastrand::Rng;
use std::fmt;
use std::rc::Rc;
use support::panics::{at_most, was_one_too_many};
use support::written::{
    Did, ENOUGH, State, Written, both, chosen, first_step, leaps_up, made_again, notation, same,
    search_comes_first, two_at_once, with, without_end,
};

pub(super) const EMPTY: &str = ".... .... .... ....";

/// The puzzle of the page.
pub(super) const FOUR: &str = ".... ..21 .4.. ...2";

/// A grid with two solutions.
pub(super) const TWO: &str = ".23. .32. 2413 3142";

/// A puzzle without a possible digit for the first square. All others have at least two.
const NO_SINGLE: &str = "..12 .... 3... 4...";

/// A puzzle without a possible digit for the last square of the first row.
pub(super) const DEAD: &str = "12.. ...3 ...4 ....";

pub(super) const THIRTY: &str =
    "53..7.... 6..195... .98....6. 8...6...3 4..8.3..1 7...2...6 .6....28. ...419..5 ....8..79";

pub(super) const THIRTY_SOLVED: &str =
    "534678912 672195348 198342567 859761423 426853791 713924856 961537284 287419635 345286179";

pub(super) const SEVENTEEN: &str =
    ".......1. 4........ .2....... ....5.4.7 ..8...3.. ..1.9.... 3..4..2.. .5.1..... ...8.6...";

pub(super) fn each_square_lies_in_one_box(side: usize) {
    boxes(side);
}

pub(super) fn what_row_column_and_box_have_cannot_be_placed(puzzle: &str) {
    boxes(2);
    marks(puzzle);
}

pub(super) fn a_choice_is_made_and_taken_back(puzzle: &str) {
    boxes(2);
    marks(puzzle);
    walk(puzzle);
}

pub(super) fn the_square_with_the_fewest_choices_comes_first(puzzle: &str) {
    boxes(2);
    marks(puzzle);
    fewest(puzzle);
}

pub(super) fn after_each_choice_the_choices_are_counted_anew(puzzle: &str) {
    boxes(2);
    marks(puzzle);
    fewest(puzzle);
    fewest_further_down(puzzle);
}

pub(super) fn solutions_are_counted_until_there_are_enough(text: &str, most: usize) {
    judge(text, most);
}

pub(super) fn a_problem_that_nobody_has_seen_is_counted_in_the_same_way() {
    small_problems();
    let mut random = Rng::with_seed(17);
    let mut problems: Vec<(String, usize)> = (0..300)
        .map(|_| {
            (
                State::random(&mut random, 4).to_string(),
                random.usize(1..5),
            )
        })
        .collect();
    // Shortest first, because a small problem explains most.
    problems.sort_by_key(|(text, most)| (text.len(), *most));
    for (text, most) in problems {
        judge(&text, most);
    }
    let got = solutions(&mut Silent(Written::read("[*, *]")), 5);
    assert!(
        got == 2,
        "Your solutions on [*, *] with most = 5 returned {got} if all states have the same Debug \
         text, but should return 2.\nThe text of a state need not be unique. Count each solution \
         when the search finds it."
    );
}

/// A problem whose states all have the same text.
struct Silent(Written);

impl Problem for Silent {
    type Choice = usize;

    fn is_complete(&self) -> bool {
        self.0.is_complete()
    }

    fn choices(&self) -> Vec<usize> {
        self.0.choices()
    }

    fn choose(&mut self, choice: usize) {
        self.0.choose(choice);
    }

    fn take_back(&mut self, choice: usize) {
        self.0.take_back(choice);
    }
}

impl fmt::Debug for Silent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a state")
    }
}

pub(super) fn a_solution_is_returned_if_it_is_the_only_one(puzzle: &str, want: Option<&str>) {
    everything();
    let found = ask(puzzle);
    let want = want.map(str::to_owned);
    assert!(
        found == want,
        "{}",
        wrong_answer(
            &format!("sudoku(\"{puzzle}\")"),
            format!("{found:?}"),
            format!("{want:?}"),
            ""
        )
    );
}

pub(super) fn the_same_is_found_when_asked_again() {
    everything();
    twice("sudoku on the puzzle of the page", || ask(FOUR));
    twice("sudoku on an empty grid", || ask(EMPTY));
}

pub(super) fn the_page_asked_for_the_calls_of_17_givens() {
    everything();
    let calls = |puzzle: &str, most: usize| {
        let too_many = |panic: &str| {
            was_one_too_many(panic).then(|| {
                format!(
                    "Your solutions on \"{puzzle}\" made {} calls, but should need at most {}.",
                    spaced(most),
                    spaced(most / 10)
                )
            })
        };
        let (found, trace) = at_most(most, || {
            watch(
                || solutions(&mut Sudoku::new(puzzle), 2),
                |panic, _| too_many(panic),
            )
        });
        assert!(
            found == 1,
            "{}",
            wrong_answer(&format!("solutions on \"{puzzle}\""), found, 1, "")
        );
        trace.calls_of("solutions")
    };
    let (thirty, seventeen) = (calls(THIRTY, 520), calls(SEVENTEEN, 200_000));
    worth(format!(
        "The search made {} for the puzzle with 30 givens, and {} for the one with 17: each has one solution.",
        counted(thirty, "recorded call"),
        counted(seventeen, "recorded call")
    ));
}

/// Checks small puzzles. Each test fails here with the same words.
fn everything() {
    boxes(2);
    for puzzle in [EMPTY, "1... .... .... ....", FOUR, DEAD] {
        marks(puzzle);
    }
    for puzzle in ["1... .... .... ...4", FOUR, TWO] {
        walk(puzzle);
    }
    for puzzle in ["123. .... .... ....", FOUR, TWO, DEAD, EMPTY] {
        fewest(puzzle);
    }
    fewest_further_down(FOUR);
    small_problems();
}

/// A correct grid, as a reference for the student's.
#[derive(Clone, PartialEq, Eq)]
struct Plain {
    side: usize,
    /// The digits row by row, and 0 on an empty square.
    squares: Vec<usize>,
}

impl Plain {
    fn read(puzzle: &str) -> Self {
        let squares = puzzle.chars().filter(|c| !c.is_whitespace());
        let squares: Vec<usize> = squares
            .map(|c| c.to_digit(10).map_or(0, |digit| digit as usize))
            .collect();
        let side = (1..).find(|side: &usize| side.pow(4) >= squares.len());
        Plain {
            side: side.unwrap_or_default(),
            squares,
        }
    }

    fn size(&self) -> usize {
        self.side * self.side
    }

    fn empty(&self) -> Vec<Square> {
        let size = self.size();
        let empty = self
            .squares
            .iter()
            .enumerate()
            .filter(|(_, digit)| **digit == 0);
        empty.map(|(at, _)| (at / size, at % size)).collect()
    }

    fn set(&mut self, (row, col, digit): Placement) {
        let size = self.size();
        self.squares[row * size + col] = digit;
    }

    /// Returns the digits that are missing on the squares `near` this one.
    fn digits(&self, of: Square, near: Near) -> Vec<usize> {
        let size = self.size();
        let taken = |digit: &usize| {
            self.squares.iter().enumerate().any(|(at, its)| {
                its == digit && near(shared(self.side, of, (at / size, at % size)))
            })
        };
        (1..=size).filter(|digit| !taken(digit)).collect()
    }

    /// Returns the digits that can be placed on a square.
    fn allowed(&self, square: Square) -> Vec<usize> {
        self.digits(square, |it| it.row || it.col || it.in_box)
    }

    /// Checks whether no square has more digits in its row, its column and its box, added up.
    fn has_most_marks(&self, of: Square) -> bool {
        let near: [Near; 3] = [|it| it.row, |it| it.col, |it| it.in_box];
        let missing = |of: Square| near.map(|near| self.digits(of, near).len()).iter().sum();
        let fewest: usize = missing(of);
        self.empty().into_iter().all(|it| missing(it) >= fewest)
    }

    /// Formats the grid as it is drawn on paper, with a gap between its boxes.
    fn drawn(&self) -> String {
        let part = |part: &[usize]| part.iter().map(digit).collect::<Vec<_>>().join(" ");
        let mut out = String::new();
        for (row, squares) in self.squares.chunks(self.size()).enumerate() {
            if row > 0 && row % self.side == 0 && self.side > 1 {
                out.push('\n');
            }
            let parts: Vec<String> = squares.chunks(self.side).map(part).collect();
            out += &format!("\n    {}", parts.join("   "));
        }
        out
    }

    /// Formats the rows beside each other.
    fn shown(&self) -> String {
        let rows = self.squares.chunks(self.size());
        let rows: Vec<String> = rows.map(|row| row.iter().map(digit).collect()).collect();
        rows.join(" ")
    }
}

/// Formats a square, with a point if it is empty.
fn digit(digit: &usize) -> String {
    match digit {
        0 => ".".to_owned(),
        digit => digit.to_string(),
    }
}

/// Whether two squares share a row, a column and a box.
#[derive(Clone, Copy)]
struct Shared {
    row: bool,
    col: bool,
    in_box: bool,
}

/// Decides whether two squares with this in common exclude each other's digits.
type Near = fn(Shared) -> bool;

fn shared(side: usize, a: Square, b: Square) -> Shared {
    let same_box = |a: usize, b: usize| a / side == b / side;
    Shared {
        row: a.0 == b.0,
        col: a.1 == b.1,
        in_box: same_box(a.0, b.0) && same_box(a.1, b.1),
    }
}

/// Runs a part of the student's program. A panic is reported with the question.
fn theirs<R>(question: &str, program: impl FnOnce() -> R) -> R {
    let why = |panic: &str| {
        let said = panic.lines().next().unwrap_or_default();
        let is_told = !said.starts_with("not yet") && !diagnosis::went_too_deep(panic);
        is_told.then(|| format!("Your {question} panicked.\nThe panic message: {said}"))
    };
    watch(program, |panic, _| why(panic)).0
}

fn ask(puzzle: &str) -> Option<String> {
    search_comes_first("sudoku", search);
    let found = theirs(&format!("sudoku(\"{puzzle}\")"), || sudoku(puzzle));
    found.map(|grid| format!("{grid:?}"))
}

/// Checks the box of each square of an empty grid.
fn boxes(side: usize) {
    let size = side * side;
    let empty = Sudoku::new(&".".repeat(size * size));
    let squares = || (0..size).flat_map(|row| (0..size).map(move |col| (row, col)));
    let want = |(row, col): Square| {
        let boxes_above = row / side;
        boxes_above * side + col / side
    };
    for (row, col) in squares() {
        let question = format!("box_of({row}, {col}) with boxes of {side} by {side}");
        let got = theirs(&question, || empty.box_of(row, col));
        if got == want((row, col)) {
            continue;
        }
        let thought = Answers::to(
            squares(),
            |square| empty.box_of(square.0, square.1),
            |square| want(*square),
        )
        .row(
            |it| Some(it.0 / side + it.1 / side),
            "your `box_of` returns the same number for different boxes. Count all boxes in the \
             rows of boxes above the square.",
        )
        .row(
            |it| Some(it.1 / side * side + it.0 / side),
            "your `box_of` numbers the boxes from the top down. Swap `row` and `col` to number the \
             boxes from left to right.",
        )
        .row(
            |it| Some(it.0 / side * size + it.1 / side),
            "your `box_of` counts too many boxes in each row of boxes. Multiply by the number of \
             boxes in a row.",
        )
        .row(
            |it| Some(it.0 + it.1 / side),
            "your `box_of` uses `row` without a division. Divide `row` by the number of rows in a \
             box before you multiply.",
        )
        .row(
            |it| Some(it.0 % side * side + it.1 % side),
            "your `box_of` returns the place of the square in its box. Divide `row` and `col` \
             instead of using their remainders.",
        )
        .row(
            |it| Some(it.0 / side * side + it.1 % side),
            "your `box_of` uses the remainder of `col`, which is the column inside the box. Divide \
             `col` to get the column of boxes.",
        )
        .row(
            |it| Some(it.0 % side * side + it.1 / side),
            "your `box_of` uses the remainder of `row`, which is the row inside the box. Divide \
             `row` to get the row of boxes.",
        )
        .row(
            |it| Some(it.0 / 3 * 3 + it.1 / 3),
            "your `box_of` uses 3 as the side of a box, which is right only in a grid of 9 rows. \
             Call box_side() instead.",
        )
        .row(
            |it| Some(it.0 / 2 * 2 + it.1 / 2),
            "your `box_of` uses 2 as the side of a box, which is right only in a grid of 4 rows. \
             Call box_side() instead.",
        )
        .row(
            |it| Some(want(*it) + 1),
            "your `box_of` numbers the boxes from 1. Number the boxes from 0.",
        )
        .words()
        .unwrap_or_default();
        panic!(
            "{}",
            wrong_answer(&question, got, want((row, col)), &thought)
        );
    }
}

/// Checks the placements of each empty square of a puzzle.
fn marks(puzzle: &str) {
    let plain = Plain::read(puzzle);
    let sudoku = begun(puzzle);
    if let Some((square, got)) = wrong_square(&sudoku, &plain, None) {
        let (row, col) = square;
        let elsewhere = got.iter().any(|it| (it.0, it.1) != square).then(|| {
            "each placement is (row, col, digit), with the row and the column that `placements` \
             received."
                .into()
        });
        panic!(
            "{}{}",
            wrong_answer(
                &format!("placements({row}, {col}) on {}", plain.shown()),
                format!("{got:?}"),
                format!("{:?}", placements(&plain, square)),
                &elsewhere
                    .or_else(wrong_digits)
                    .or_else(|| match plain.squares.iter().any(|digit| *digit > 0) {
                        true => wrong_marks(),
                        false => Some(
                            "this grid is empty, so no digit is marked and each digit is possible."
                                .into()
                        ),
                    })
                    .map_or(String::new(), |it| diagnosis::sentence(&it))
            ),
            plain.drawn()
        );
    }
}

/// Creates a puzzle, and checks that its givens are placed.
fn begun(puzzle: &str) -> Sudoku {
    let sudoku = theirs(&format!("choose for the givens of {puzzle}"), || {
        Sudoku::new(puzzle)
    });
    let (got, want) = (format!("{sudoku:?}"), Plain::read(puzzle).shown());
    assert!(
        got == want,
        "Your Sudoku::new(\"{puzzle}\") left the grid {got}, but should leave {want}.{}",
        more_digits(&got, &want)
    );
    sudoku
}

/// Returns words about a grid with more digits than it should have.
fn more_digits(got: &str, want: &str) -> String {
    let digits = |grid: &str| grid.chars().filter(char::is_ascii_digit).count();
    match (digits(got), digits(want)) {
        (got, want) if got > want => format!(
            "\nThe grid has {}, but should have {want}. Place only one digit in each call of `choose`.",
            counted(got, "digit")
        ),
        _ => String::new(),
    }
}

fn placements(plain: &Plain, (row, col): Square) -> Vec<Placement> {
    let digits = plain.allowed((row, col));
    digits.into_iter().map(|digit| (row, col, digit)).collect()
}

/// Returns an empty square with wrong placements, and these placements. After a change on the square `of`, prefers
/// the square that shares the fewest of row, column and box with it.
fn wrong_square(
    sudoku: &Sudoku,
    plain: &Plain,
    of: Option<Square>,
) -> Option<(Square, Vec<Placement>)> {
    let wrong = plain.empty().into_iter().filter_map(|(row, col)| {
        let question = format!("placements({row}, {col}) on {}", plain.shown());
        let mut got = theirs(&question, || sudoku.placements(row, col));
        got.sort_unstable();
        (got != placements(plain, (row, col))).then_some(((row, col), got))
    });
    wrong.min_by_key(|(square, _)| {
        of.map_or(0, |of| {
            let it = shared(plain.side, *square, of);
            [it.row, it.col, it.in_box]
                .into_iter()
                .filter(|is| *is)
                .count()
        })
    })
}

/// A change of the right digits of a grid of four rows, and the words about it.
type Cause = (fn(Vec<usize>) -> Vec<usize>, &'static str);

const DIGITS: [Cause; 6] = [
    (
        |right| (1..=4).filter(|digit| !right.contains(digit)).collect(),
        "your `placements` returns the digits that the row, the column and the box contain. Return \
         the other digits instead.",
    ),
    (
        |right| right.into_iter().filter(|&digit| digit < 4).collect(),
        "your `placements` leaves out the largest digit. Try the digits 1 to n.",
    ),
    (
        |right| right.into_iter().filter(|&digit| digit > 1).collect(),
        "your `placements` leaves out the digit 1. Try the digits 1 to n.",
    ),
    (
        |right| [0].into_iter().chain(right).collect(),
        "your `placements` returns 0, which is not a digit of the puzzle. Begin with the digit 1.",
    ),
    (
        |right| {
            let without_4 = right.into_iter().filter(|&digit| digit < 4);
            [0].into_iter().chain(without_4).collect()
        },
        "your digits are 0 to n − 1. Use the digits 1 to n instead.",
    ),
    (
        |right| right.into_iter().take(1).collect(),
        "your `placements` returns only the first digit. Return the other digits, too.",
    ),
];

/// Recognises a mistake by the digits on several empty squares.
fn wrong_digits() -> Option<String> {
    let questions: [(&str, Square); 9] = [
        (EMPTY, (0, 0)),
        ("1... .... .... ....", (0, 3)),
        ("1... .... .... ....", (3, 0)),
        ("1... .... .... ....", (1, 1)),
        ("1... .... .... ....", (3, 3)),
        ("..1. 1... .... .1..", (0, 1)),
        (FOUR, (0, 2)),
        (FOUR, (1, 0)),
        (DEAD, (0, 3)),
    ];
    let theirs = |it: &(&str, Square)| digits_on(it.0, it.1);
    let right = |it: &(&str, Square)| Plain::read(it.0).allowed(it.1);
    let mut table = Answers::to(questions, theirs, right);
    for (of, words) in DIGITS {
        table = table.row(|it| Some(of(right(it))), words);
    }
    // The digits that are missing in the row, in the column or in the box.
    let some_miss_it = |it: &(&str, Square)| {
        let each: [Near; 3] = [|it| it.row, |it| it.col, |it| it.in_box];
        let missing = each.map(|near| Plain::read(it.0).digits(it.1, near));
        let digits = 1..=4;
        digits
            .filter(|digit| missing.iter().any(|it| it.contains(digit)))
            .collect()
    };
    let words = "your code leaves out a digit only if the row, the column and the box all contain \
                 it. Leave out a digit if any of them contains it.";
    table.row(|it| Some(some_miss_it(it)), words).words()
}

/// Returns the digits of the student's placements on a square, in ascending order.
fn digits_on(puzzle: &str, (row, col): Square) -> Vec<usize> {
    let placements = Sudoku::new(puzzle).placements(row, col);
    let mut digits: Vec<usize> = placements.iter().map(|it| it.2).collect();
    digits.sort_unstable();
    digits
}

/// Recognises a mistake in the marks by the digits that a single digit on (0, 1) excludes elsewhere. `choose` writes
/// the marks and `placements` reads them, so their faults look the same from outside, and the words name both.
fn wrong_marks() -> Option<String> {
    let left_out = |digit: usize, square| {
        let digits =
            diagnosis::attempt(|| digits_on(&format!(".{digit}.. .... .... ...."), square))?;
        Some(
            (1..=4)
                .filter(|it| !digits.contains(it))
                .collect::<Vec<_>>(),
        )
    };
    // In the row of the digit, in its column, in its box, and in none of them.
    let around = |digit| [(0, 2), (2, 1), (1, 0), (3, 3)].map(|square| left_out(digit, square));
    let both = "Compare the marks that `choose` sets with the marks that `placements` reads in \
                rows, columns and boxes.";
    for digit in 1..=4 {
        let [Some(row), Some(col), Some(in_box), Some(none)] = around(digit) else {
            return None;
        };
        let lines = [("row", row), ("column", col), ("box", in_box)];
        let is_other = |out: &Vec<usize>| !out.is_empty() && *out != [digit];
        if none.is_empty()
            && let Some((name, out)) = lines.iter().find(|(_, out)| is_other(out))
        {
            let place = match lines.iter().all(|(_, other)| other == out) {
                true => "row, column and box",
                false => name,
            };
            return Some(format!(
                "when {digit} is placed, your code leaves out {} in the same {place}. Use the bit \
                 `1 << digit` and no other in `choose`, `take_back` and `placements`.",
                listed(out)
            ));
        }
    }
    let is_crossed = |digit| {
        let crossed = [(1, 2), (2, 0)].map(|square| left_out(digit, square));
        crossed == [Some(vec![digit]), Some(vec![digit])]
            && left_out(digit, (3, 3)) == Some(Vec::new())
    };
    if (1..=4).all(is_crossed) {
        return Some(
            "your code mixes up the marks of rows and columns with the same number. Use \
             `rows[row]` and `columns[col]` in `choose`, `take_back` and `placements`."
                .into(),
        );
    }
    let [row, col, in_box, none] = around(1);
    let names = ["row", "column", "box"]
        .into_iter()
        .zip([row?, col?, in_box?]);
    let missing: Vec<&str> = names
        .filter_map(|(name, out)| out.is_empty().then_some(name))
        .collect();
    if none?.is_empty() && !missing.is_empty() {
        let missing = missing.join(" and in its ");
        return Some(format!(
            "your `placements` allows a digit again in its {missing}. {both}"
        ));
    }
    // In the box of the 1, and in the three others.
    let left = |square| diagnosis::attempt(|| digits_on("..1. .... .... ....", square));
    let mut others = [(1, 1), (2, 1), (3, 3)].into_iter();
    if left((1, 3)) == Some(vec![1, 2, 3, 4]) {
        let other = others.find(|&square| left(square) == Some(vec![2, 3, 4]));
        let other = other.map_or(String::new(), |other| {
            format!(", but not on {other:?} in another box")
        });
        return Some(format!(
            "in a separate grid with only a 1 on (0, 2), your code allows 1 on (1, 3) in the same \
             box{other}. Use `boxes[self.box_of(row, col)]` in `choose`, `take_back` and \
             `placements`."
        ));
    }
    let two = diagnosis::attempt(|| digits_on("12.. .... .... ....", (0, 3)))?;
    (two == [1, 3, 4]).then(|| {
        "in a row with a 1 and a 2, your code leaves out only the digit that it placed last. Add \
         each bit with `|=`."
            .into()
    })
}

/// Fills a puzzle, the square with the fewest choices first, and takes everything back. After each step it checks
/// that all other squares have the placements that follow from the grid.
fn walk(puzzle: &str) {
    let mut sudoku = begun(puzzle);
    let mut plain = Plain::read(puzzle);
    let mut steps = 0;
    there_and_back(&mut sudoku, &mut plain, &mut steps);
}

fn there_and_back(sudoku: &mut Sudoku, plain: &mut Plain, steps: &mut usize) {
    let squares = plain.empty();
    let by_choices = |square: &&Square| plain.allowed(**square).len();
    let is_complete = theirs("is_complete", || sudoku.is_complete());
    assert!(
        is_complete == squares.is_empty(),
        "{}",
        wrong_answer(
            &format!("is_complete() on {}", plain.shown()),
            is_complete,
            squares.is_empty(),
            ""
        )
    );
    // An empty grid has too many states to visit them all.
    let Some(&square) = squares
        .iter()
        .min_by_key(by_choices)
        .filter(|_| *steps < 120)
    else {
        return;
    };
    for placement in placements(plain, square) {
        *steps += 1;
        let before = plain.clone();
        // First without going deeper, so that a mistake is reported on a grid that is as empty as possible.
        for goes_on in [false, true] {
            let question = asked(plain, "choose", placement);
            theirs(&question, || sudoku.choose(placement));
            plain.set(placement);
            let thought = || wrong_digits().or_else(wrong_marks).unwrap_or_default();
            demand(&question, sudoku, plain, square, thought);
            if goes_on {
                there_and_back(sudoku, plain, steps);
            }
            let question = asked(plain, "take_back", placement);
            theirs(&question, || sudoku.take_back(placement));
            plain.clone_from(&before);
            let thought = || "This call must undo exactly what `choose` changed.".into();
            demand(&question, sudoku, plain, square, thought);
        }
    }
}

fn asked(plain: &Plain, what: &str, (row, col, digit): Placement) -> String {
    format!("{what}(({row}, {col}, {digit})) on {}", plain.shown())
}

/// Checks that the grid is `plain`, and that its marks allow the right digits.
fn demand(
    question: &str,
    sudoku: &Sudoku,
    plain: &Plain,
    changed: Square,
    thought: impl Fn() -> String,
) {
    let (got, want) = (format!("{sudoku:?}"), plain.shown());
    assert!(
        got == want,
        "Your {question} left the grid {got}, but should leave {want}."
    );
    let Some((square, got)) = wrong_square(sudoku, plain, Some(changed)) else {
        return;
    };
    let it = shared(plain.side, square, changed);
    let common = match (it.row, it.col, it.in_box) {
        _ if square == changed => "the changed square",
        (true, false, false) => "in the same row as the changed square",
        (false, true, false) => "in the same column as the changed square",
        (false, false, true) => "in the same box as the changed square",
        _ => "",
    };
    let common = match common {
        "" => String::new(),
        common => format!("({}, {}) is {common}. ", square.0, square.1),
    };
    let digits = |list: &[Placement]| -> Vec<usize> { list.iter().map(|it| it.2).collect() };
    panic!(
        "Your {question} left ({}, {}) with the digits {:?}, but should leave it with {:?}.\n{common}{}{}",
        square.0,
        square.1,
        digits(&got),
        plain.allowed(square),
        diagnosis::sentence(&thought()),
        plain.drawn()
    );
}

/// Checks that the choices are the placements of a square with the fewest placements.
fn fewest(puzzle: &str) {
    let plain = Plain::read(puzzle);
    let question = format!("choices on {}", plain.shown());
    fewest_now(&question, &begun(puzzle), &plain);
}

/// Makes choices like a search, and checks the same after each.
fn fewest_further_down(puzzle: &str) {
    let (mut sudoku, mut plain) = (begun(puzzle), Plain::read(puzzle));
    for _ in 0..12 {
        let squares = plain.empty();
        let first = squares
            .iter()
            .min_by_key(|square| plain.allowed(**square).len())
            .and_then(|&square| placements(&plain, square).first().copied());
        let Some(placement) = first else {
            return;
        };
        let question = asked(&plain, "choose", placement);
        theirs(&question, || sudoku.choose(placement));
        plain.set(placement);
        let question = format!("choices after {question}");
        fewest_now(&question, &sudoku, &plain);
    }
}

fn fewest_now(question: &str, sudoku: &Sudoku, plain: &Plain) {
    let got = theirs(question, || sudoku.choices());
    let squares = plain.empty();
    let few = squares
        .iter()
        .map(|&square| plain.allowed(square).len())
        .min();
    let Some(few) = few else {
        assert!(
            got.is_empty(),
            "{}",
            wrong_answer(question, format!("{got:?}"), "[]", "")
        );
        return;
    };
    let best: Vec<Square> = squares
        .iter()
        .copied()
        .filter(|&square| plain.allowed(square).len() == few)
        .collect();
    let mut sorted = got.clone();
    sorted.sort_unstable();
    if best
        .iter()
        .any(|&square| placements(plain, square) == sorted)
    {
        return;
    }
    let want = match (few, best.len()) {
        (0, _) => "[]".to_owned(),
        (_, 1) => format!("{:?}", placements(plain, best[0])),
        _ => format!(
            "{:?}, or those of another square with as few",
            placements(plain, best[0])
        ),
    };
    let shown = match got.len() {
        0..9 => format!("{got:?}"),
        more => counted(more, "placement"),
    };
    let thought = wrong_choices(plain, &sorted, best[0]);
    let answer = wrong_answer(question, shown, want, &thought);
    panic!("{answer}{}", plain.drawn());
}

/// Explains wrong choices. `best` is a square with the fewest placements.
fn wrong_choices(plain: &Plain, got: &[Placement], best: Square) -> String {
    let mut on: Vec<Square> = got.iter().map(|&(row, col, _)| (row, col)).collect();
    on.dedup();
    let many = |square: Square| {
        let choices = counted(plain.allowed(square).len(), "choice");
        format!("({}, {}) has {choices}", square.0, square.1)
    };
    match on.as_slice() {
        [one]
            if plain.allowed(best).is_empty()
                && placements(plain, *one).len() == 1
                && attempt(|| Sudoku::new(NO_SINGLE).choices()) == Some(Vec::new()) =>
        {
            format!(
                "{}, but no digit fits on ({}, {}). Check whether your code stops at a square with \
                 1 choice: another square can have none.",
                many(*one),
                best.0,
                best.1
            )
        }
        _ if plain.allowed(best).is_empty() => format!(
            "No digit fits on ({}, {}), so this grid has no solution. Return no placements.",
            best.0, best.1
        ),
        [] if attempt(|| Sudoku::new(FOUR).choices().is_empty()) == Some(false) => format!(
            "{}. If your code keeps the fewest choices so far, begin with more than {}, or with \
             the first empty square.",
            many(best),
            plain.allowed(best).len()
        ),
        [] => format!("{}. Return the placements of this square.", many(best)),
        [square] if plain.allowed(*square).len() > plain.allowed(best).len() => format!(
            "{}, but {}. Return the placements of the square with the fewest choices.{}",
            many(*square),
            many(best),
            match plain.has_most_marks(*square) {
                true => " If you add up the digits of row, column and box, count each digit once.",
                false => "",
            }
        ),
        [square] if !plain.empty().contains(square) => format!(
            "({}, {}) already has a digit. Return the placements of an empty square.",
            square.0, square.1
        ),
        [square] => format!(
            "On ({}, {}), the digits {:?} are possible. Return the placements of exactly these \
             digits.",
            square.0,
            square.1,
            plain.allowed(*square)
        ),
        squares => format!(
            "Your choices() returned placements on {}. Return only the placements of the square \
             with the fewest choices.",
            counted(squares.len(), "square")
        ),
    }
}

/// Checks the problems of the first cases. A later test fails here with the same words.
fn small_problems() {
    for (text, most) in [
        ("*", 2),
        ("[]", 2),
        ("[*]", 2),
        ("[[]]", 2),
        ("[[], *]", 2),
        ("[*, *]", 2),
        ("[[*, []], [[], *]]", 5),
        ("[*, *, *]", 2),
        ("[[*, *], *]", 2),
        ("[[], *, *]", 1),
    ] {
        judge(text, most);
    }
}

/// Checks the number of solutions of a written problem, and the steps to it.
fn judge(text: &str, most: usize) {
    let question = format!("solutions on {text} with most = {most}");
    let is_right = || {
        let (mut problem, mut should) = (Written::read(text), Vec::new());
        let want = problem.first.count(most, &mut should);
        attempt(|| solutions(&mut problem, most)) == Some(want) && problem.did.take() == should
    };
    if diagnosis::answers_only(&question, is_right) {
        return;
    }
    let mut problem = Written::read(text);
    let (first, did) = (problem.first.clone(), Rc::clone(&problem.did));
    let mut should = Vec::new();
    let want = first.count(most, &mut should);
    let why = |panic: &str, tree: &Tree<'_>| {
        let said = panic.lines().next().unwrap_or_default();
        let did = did.borrow();
        if did.len() >= ENOUGH {
            return Some(format!(
                "Your {question} was stopped after {}, but should return {want}.\n{}",
                counted(did.len(), "step"),
                notation(text)
            ));
        }
        let thought = match diagnosis::went_too_deep(panic) {
            false => format!("The panic message: {said}"),
            true => without_end(tree, &did, "solutions"),
        };
        let said = diagnosis::ended(panic, tree.calls.len(), &question, want, &thought);
        (!panic.starts_with("not yet")).then(|| format!("{said}\n{}", notation(text)))
    };
    let (got, trace) = watch(|| solutions(&mut problem, most), why);
    let did = did.take();
    if got == want && did == should {
        return;
    }
    let tree = trace.tree();
    let states = tree.calls.iter().map(|call| call.args.values());
    let states: Vec<String> = states.collect();
    let thought = diagnosis::right_alone(&question)
        .or_else(|| two_at_once(states.iter().map(String::as_str), &did, same(&did, &should)))
        .unwrap_or_else(|| thought(&first, most, (&did, &should), (got, want)));
    let first = match got == want {
        false => wrong_answer(&question, got, want, &thought),
        true => support::advice::below(&first_step(&question, &did, &should), &thought),
    };
    panic!("{first}{}\n{}", both(&did, &should), notation(text));
}

/// Checks whether solutions side by side count 1, 2, 3 …
fn adds_a_running_total() -> bool {
    let counted = |text| diagnosis::attempt(|| solutions(&mut Written::read(text), 9));
    // Twice, because a count that is kept between two calls can give the same numbers once.
    let totals = || [counted("[*, *]"), counted("[*, *, *]")];
    [totals(), totals()] == [[Some(3), Some(6)]; 2]
}

/// Explains the first difference between the actual and the right steps.
fn thought(
    first: &State,
    most: usize,
    (did, should): (&[Did], &[Did]),
    (got, want): (usize, usize),
) -> String {
    let at = same(did, should);
    let path = chosen(&did[..at]);
    let found = first.solutions_on(&did[..at]);
    let (at_path, is_enough) = (with(&path), found >= most);
    match (should.get(at), did.get(at)) {
        _ if let Some(words) = did.get(..=at).and_then(made_again)
            && !leaps_up(|problem| solutions(problem, 9)) =>
        {
            words
        }
        (None, None) if adds_a_running_total() => "for two solutions your code counts 1 + 2, and \
            for three 1 + 2 + 3. Each time, it adds all solutions found so far. Add only the new \
            ones."
            .into(),
        (None, None) if got > want => "count each solution once, and nothing else.".into(),
        (None, None) if should.is_empty() && want == 1 => {
            "is_complete() is true before the first choice. Return 1 in this case.".into()
        }
        (None, None) => {
            "your steps are right, but the number is not. Check that your code adds up the numbers \
             that the calls return."
                .into()
        }
        // A caller that had not taken back its choice would go on with a later choice.
        (_, Some(Did::Choose(choice)))
            if (path.is_empty() || *choice == 1)
                && first.at(&path).is_some_and(State::is_solution_with_choices) =>
        {
            format!(
                "{at_path}, is_complete() is true, but your code made choice {choice}. Return 1 \
                 before you make a choice."
            )
        }
        (_, Some(Did::Choose(_))) if is_enough => {
            let enough = match most {
                1 => "a solution".to_owned(),
                more => format!("{more} solutions"),
            };
            let below = match path.len() {
                0 => " Stop when you have enough solutions.",
                _ => {
                    " Check that each call receives the number of solutions still needed, and \
                     stops at this number."
                }
            };
            format!("your code had found {enough}, but made another choice.{below}")
        }
        (None, Some(Did::Choose(_))) => String::new(),
        (None, Some(Did::TakeBack(choice))) => format!(
            "{at_path}, your code took back choice {choice}. Take back only a choice that was \
             made, and only once."
        ),
        (Some(Did::TakeBack(last)), Some(Did::TakeBack(other))) => format!(
            "the last choice was {last}, but your code took back choice {other}. Take back the \
             last choice."
        ),
        (Some(Did::TakeBack(last)), Some(Did::Choose(next))) => format!(
            "your code made choice {next} before it took back choice {last}. Take back each choice \
             after the call, even if the call found a solution."
        ),
        (Some(Did::TakeBack(last)), None) => format!(
            "your code did not take back choice {last}. Take back each choice before `solutions` \
             returns, even if your code found a solution."
        ),
        (Some(Did::Choose(next)), None) => {
            let seen = match found {
                0 => format!("{at_path}, your code left out choice {next}."),
                found => format!(
                    "`most` was {most}, but your code stopped after {}: {at_path}, it left out \
                     choice {next}.",
                    counted(found, "solution")
                ),
            };
            format!("{seen} Try every choice until you have enough solutions.")
        }
        (Some(Did::Choose(next)), Some(Did::TakeBack(last))) => format!(
            "{at_path}, your code took back choice {last} before it tried choice {next}. Check \
             whether it makes its call before that, and how many solutions the call was to find."
        ),
        (Some(Did::Choose(want)), Some(Did::Choose(its))) => {
            format!(
                "{at_path}, your code tried choice {its}, but choice {want} comes first. Try all \
                 choices in the order of choices()."
            )
        }
    }
}
