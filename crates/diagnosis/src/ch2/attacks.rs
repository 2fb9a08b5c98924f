//! The claims of the tests of `attacks`, and explanations of wrong answers.

mod support;

use diagnosis::{Answers, attempt, counted, twice, watch, worth};
use eight_queens::attacks::attacks;
use eight_queens::board::Square;
use support::shared;

pub(super) fn the_first_examples_are_judged_rightly(a: Square, b: Square) {
    judge(a, b);
}

pub(super) fn queens_on_one_diagonal_attack(a: Square, b: Square) {
    the_examples_are_right();
    judge(a, b);
}

pub(super) fn queens_on_no_common_line_leave_each_other_alone(a: Square, b: Square) {
    the_examples_are_right();
    judge(a, b);
}

pub(super) fn it_does_not_matter_which_queen_is_named_first() {
    the_examples_are_right();
    for (a, b) in pairs() {
        let (there, back) = (ask(a, b), ask(b, a));
        assert!(
            there == back,
            "Your attacks({b:?}, {a:?}) returned {back}, but should return the same as \
             attacks({a:?}, {b:?}), which is {there}.\nReturn the same result for both orders of \
             the queens."
        );
    }
}

pub(super) fn all_pairs_on_a_chessboard_are_judged_rightly() {
    the_examples_are_right();
    for (a, b) in pairs() {
        judge(a, b);
    }
}

pub(super) fn the_answer_is_the_same_when_asked_again() {
    twice("attacks((0, 3), (3, 1))", || ask((0, 3), (3, 1)));
    twice("attacks((0, 3), (3, 0))", || ask((0, 3), (3, 0)));
}

pub(super) fn queens_far_apart_are_judged_rightly() {
    the_chessboard_is_right();
    for far in [8, 20, 256, 1000, 65_536] {
        judge((0, 0), (far, 1));
        judge((far, far), (0, 0));
        judge((0, far), (far, 0));
        judge((far, 3), (far, 5));
        judge((7, far), (2, far));
    }
    let mut random = fastrand::Rng::with_seed(8);
    let mut square = || (random.usize(0..300), random.usize(0..300));
    let pairs = (0..500).map(|_| [square(), square()]);
    diagnosis::demand_each(
        pairs.filter(|[a, b]| a != b),
        nearer,
        |&[a, b]| attempt(|| attacks(a, b)) != Some(sees(a, b)),
        |&[a, b]| judge(a, b),
    );
}

/// Returns the pairs that are nearer to each other, on their common line if they share one, or nearer to the corner
/// of the board.
fn nearer(&[a, b]: &[Square; 2]) -> Vec<[Square; 2]> {
    let lower = |n: usize| {
        diagnosis::lower(n as u64, 0)
            .into_iter()
            .map(|n| n as usize)
    };
    let corner = (a.0.min(b.0), a.1.min(b.1));
    let apart = (a.0.abs_diff(b.0), a.1.abs_diff(b.1));
    // Each of the two stays on its side of the other.
    let put = |corner: Square, apart: Square| {
        let [a_below, a_behind] = [a.0 > b.0, a.1 > b.1];
        let square = |below, behind| {
            (
                corner.0 + apart.0 * usize::from(below),
                corner.1 + apart.1 * usize::from(behind),
            )
        };
        [square(a_below, a_behind), square(!a_below, !a_behind)]
    };
    let on_the_line = lower(apart.0.max(apart.1)).map(|far| (apart.0.min(far), apart.1.min(far)));
    let beside = (2..apart.0 + apart.1).flat_map(|far| [(1, far), (far, 1)]);
    let beside = beside.filter(|nearer| nearer.0 + nearer.1 < apart.0 + apart.1);
    let rows = lower(apart.0).map(|rows| (rows, apart.1));
    let cols = lower(apart.1).map(|cols| (apart.0, cols));
    let nearer = on_the_line.chain(beside).chain(rows).chain(cols);
    let up = lower(corner.0).map(|row| put((row, corner.1), apart));
    let left = lower(corner.1).map(|col| put((corner.0, col), apart));
    let all = up.chain(left).chain(nearer.map(|apart| put(corner, apart)));
    all.filter(|[a, b]| a != b).collect()
}

pub(super) fn the_squares_that_a_queen_attacks_are_counted() {
    the_chessboard_is_right();
    let attacked = |a: Square| {
        let others = squares().filter(|&b| b != a);
        others.filter(|&b| ask(a, b)).count()
    };
    for a in [(0, 0), (3, 3)].into_iter().chain(squares()) {
        let (found, wanted) = (attacked(a), squares().filter(|&b| sees(a, b)).count());
        assert!(
            found == wanted,
            "Your queen on {a:?} attacks {found} squares, but should attack {wanted}."
        );
    }
    worth(format!(
        "A queen in the corner attacks {} of the 63 other squares, a queen on (3, 3) attacks {}.",
        attacked((0, 0)),
        attacked((3, 3))
    ));
}

/// Checks the examples of the first test. A later test fails here with the same words, so that one cause has one
/// message.
fn the_examples_are_right() {
    for (a, b) in [
        ((2, 1), (2, 6)),
        ((1, 4), (6, 4)),
        ((0, 0), (7, 7)),
        ((0, 3), (3, 0)),
        ((0, 0), (1, 2)),
        ((3, 3), (5, 2)),
    ] {
        judge(a, b);
    }
}

/// Checks the same examples, and then all pairs on a chessboard.
fn the_chessboard_is_right() {
    the_examples_are_right();
    judge((5, 6), (2, 3));
    for (a, b) in pairs() {
        judge(a, b);
    }
}

fn ask(a: Square, b: Square) -> bool {
    let why = |panic: &str, _: &call_trace::Tree<'_>| {
        panic.contains("subtract with overflow").then(|| {
            format!(
                "Your attacks({a:?}, {b:?}) panicked, but should return {}.\n{}",
                sees(a, b),
                below_zero(a, b)
            )
        })
    };
    watch(|| attacks(a, b), why).0
}

/// The squares on one side of the main diagonal.
type Half = fn(&Square) -> bool;

/// Explains which subtraction went below zero.
fn below_zero(a: Square, b: Square) -> String {
    let claim = "Your code computed a negative number, which a `usize` cannot store.";
    if pairs().all(|(a, b)| attempt(|| attacks(a, b)).is_some()) {
        return claim.into();
    }
    // Below the main diagonal, row − column is never negative. A difference between the two queens
    // is negative in one of the two orders, and a distance less 1 on a common line.
    let is_fine = |there: Half| {
        let mut inside = pairs().filter(|(a, b)| there(a) && there(b));
        inside.all(|(a, b)| attempt(|| attacks(a, b)).is_some())
    };
    // A difference of the two numbers of this square is negative, whatever the other square is.
    let always = |which: usize, there: Half| {
        let mut beside = pairs().filter(|&(a, b)| shared(a, b).is_none() && !there(&[a, b][which]));
        beside.all(|(a, b)| attempt(|| attacks(a, b)).is_none())
    };
    let differences: [(&str, Half); 2] = [
        ("row − column", |square| square.0 >= square.1),
        ("column − row", |square| square.1 >= square.0),
    ];
    for (which, square) in [a, b].into_iter().enumerate() {
        for (difference, there) in differences {
            if !there(&square) && is_fine(there) && always(which, there) {
                return format!(
                    "For {square:?}, {difference} is −{}, which a `usize` cannot store. Compute \
                     how many rows and how many columns the two queens are apart.",
                    square.0.abs_diff(square.1)
                );
            }
        }
    }
    // Two queens on no common line, on each side of each other. A difference between the two is
    // not negative in one of these orders.
    let around = [
        ((5, 3), (4, 1)),
        ((5, 1), (4, 3)),
        ((4, 3), (5, 1)),
        ((4, 1), (5, 3)),
    ];
    let ended = around.map(|(a, b)| attempt(|| attacks(a, b)).is_some());
    if ended.contains(&true) && ended.contains(&false) {
        return format!(
            "{claim} Subtract the smaller number from the larger: the queens can be in either \
             order."
        );
    }
    claim.into()
}

fn judge(a: Square, b: Square) {
    let said = ask(a, b);
    assert!(
        said == sees(a, b),
        "Your attacks({a:?}, {b:?}) returned {said}, but should return {}.\n{}",
        sees(a, b),
        wrong(a, b)
    );
}

fn sees(a: Square, b: Square) -> bool {
    a != b && shared(a, b).is_some()
}

/// Explains a wrong answer by the function's answers for all pairs on a chessboard.
fn wrong(a: Square, b: Square) -> String {
    let (rows, cols) = (a.0.abs_diff(b.0), a.1.abs_diff(b.1));
    let claim = match shared(a, b) {
        Some("share a falling diagonal" | "share a rising diagonal") => format!(
            "The queens are {} and {} apart, so they share a diagonal.",
            counted(rows, "row"),
            counted(cols, "column")
        ),
        Some(line) => format!("The queens {line}."),
        None => format!(
            "The queens share no line: they are {} and {} apart.",
            counted(rows, "row"),
            counted(cols, "column")
        ),
    };
    match fault() {
        Some(thought) => format!("{claim} {thought}"),
        None if right_the_other_way_round() => {
            format!(
                "{claim} Your attacks({b:?}, {a:?}) is right. Return the same result for both \
                 orders of the queens."
            )
        }
        None if shared(a, b).is_none() => {
            claim + " On a shared diagonal, these two numbers are equal." + &where_wrong()
        }
        None => claim + &where_wrong(),
    }
}

/// Returns a sentence about the kinds of pairs on a chessboard with wrong answers.
fn where_wrong() -> String {
    let kinds = [
        (Some("share a row"), "in one row"),
        (Some("share a column"), "in one column"),
        (Some("share a falling diagonal"), "on one falling diagonal"),
        (Some("share a rising diagonal"), "on one rising diagonal"),
        (None, "on no common line"),
    ];
    let is_wrong = |&(a, b): &(Square, Square)| attempt(|| attacks(a, b)) != Some(sees(a, b));
    let wrong = kinds.into_iter().filter_map(|(line, name)| {
        let of_kind = pairs().filter(|&(a, b)| shared(a, b) == line);
        let wrong: Vec<bool> = of_kind.map(|pair| is_wrong(&pair)).collect();
        let all = if wrong.contains(&false) {
            "some"
        } else {
            "all"
        };
        wrong.contains(&true).then(|| format!("{all} pairs {name}"))
    });
    let wrong = diagnosis::listed(&wrong.collect::<Vec<_>>());
    format!(" On a chessboard, your function is wrong about {wrong}, and right about all others.")
}

/// Checks whether each wrong pair is right with its queens in the other order.
fn right_the_other_way_round() -> bool {
    let is_right = |a, b| attempt(|| attacks(a, b)) == Some(sees(a, b));
    pairs().all(|(a, b)| is_right(a, b) || is_right(b, a))
}

type Rule = fn(Square, Square) -> bool;

const CUT_OFF: &str = "Your function takes 0 for every negative difference of row and column, so all \
    falling diagonals in one half of the board have the number 0. Compare the signed values of \
    row − column.";

/// The rules of wrong functions, and the words about each.
const RULES: [(Rule, &str); 26] = [
    (
        |a, b| !sees(a, b),
        "Your function always returns the opposite of the right answer. Return true if the queens \
         attack each other.",
    ),
    (
        |_, _| true,
        "Your function always returns true. Return false if the queens share no line.",
    ),
    (
        |_, _| false,
        "Your function always returns false. One shared line is enough to return true: check each \
         test, and how your code joins the tests.",
    ),
    (
        |a, b| a.0.abs_diff(b.0) == a.1.abs_diff(b.1),
        "Your function returns true only for a shared diagonal. A shared row or column is enough, \
         too: check these two tests, and how your code joins the tests.",
    ),
    (
        |a, b| a.1 == b.1 || a.0.abs_diff(b.0) == a.1.abs_diff(b.1),
        "Your function never returns true for a shared row. Return true if the two rows are equal.",
    ),
    (
        |a, b| a.0 == b.0 || a.0.abs_diff(b.0) == a.1.abs_diff(b.1),
        "Your function never returns true for a shared column. Return true if the two columns are \
         equal.",
    ),
    (
        |a, b| a.0 == b.0 || a.1 == b.1,
        "Your function never returns true for a shared diagonal. Check whether and how it compares \
         the distances in rows and columns.",
    ),
    (
        |a, b| a.0 == b.0 || a.1 == b.1 || a.0.abs_diff(a.1) == b.0.abs_diff(b.1),
        "Your function compares the row of a queen with her own column. Compare row with row, and \
         column with column.",
    ),
    (
        |a, b| a.0 == a.1 || b.0 == b.1 || a.0.abs_diff(b.0) == a.1.abs_diff(b.1),
        "Your function compares the row of a queen with her own column. Compare row with row, and \
         column with column.",
    ),
    (
        |a, b| a.0 == b.0 || a.1 == b.1 || a.0 + a.1 == b.0 + b.1,
        "Your function returns true for rising diagonals, but not for falling diagonals. Row + \
         column is the same only along a rising diagonal, and row − column only along a falling \
         diagonal.",
    ),
    (
        |a, b| a.0.abs_diff(b.0) <= 1 && a.1.abs_diff(b.1) <= 1,
        "Your function returns true only for squares beside the queen, as for a king. Continue \
         each line to the edge of the board.",
    ),
    (
        |a, b| a.0 == b.0 || a.1 == b.1 || a.0.abs_diff(b.0) == 1 && a.1.abs_diff(b.1) == 1,
        "In your function, a diagonal ends at the next square. Continue the diagonal to the edge \
         of the board.",
    ),
    (
        |a, b| {
            let apart = (a.0.abs_diff(b.0), a.1.abs_diff(b.1));
            sees(a, b) || matches!(apart, (1, 2) | (2, 1))
        },
        "Your function also returns true for the move of a knight. Return false in this case.",
    ),
    (
        |a, b| sees(a, b) || (a.0 + a.1) % 2 == (b.0 + b.1) % 2,
        "Your function returns true for any two squares of the same colour. Compare the distances \
         in rows and columns instead.",
    ),
    (
        |a, b| a.0 == b.0 || a.1 == b.1 || a.0 == b.1 && a.1 == b.0,
        "Your function returns true for a diagonal only if the two squares have row and column \
         swapped. Compare the distances in rows and columns.",
    ),
    (
        |a, b| {
            a.0 == b.0 || a.1 == b.1 || a.0 == a.1 && b.0 == b.1 || a.0 + a.1 == 7 && b.0 + b.1 == 7
        },
        "Your function tests only the two long diagonals of the board. Compare the distances in \
         rows and columns.",
    ),
    (
        |a, b| {
            let long = |square: Square| square.0 == square.1 || square.0 + square.1 == 7;
            a.0 == b.0 || a.1 == b.1 || long(a) && long(b)
        },
        "Your function tests only the two long diagonals of the board. Compare the distances in \
         rows and columns.",
    ),
    (
        |a, b| a.0 == b.1 || a.1 == b.0 || a.0.abs_diff(b.0) == a.1.abs_diff(b.1),
        "Your function compares a row with a column. Compare row with row, and column with column.",
    ),
    (
        |a, b| {
            let crossed = (a.0.abs_diff(b.1), a.1.abs_diff(b.0));
            crossed.0 == 0 || crossed.1 == 0 || crossed.0 == crossed.1
        },
        "Your function compares a row with a column. Compare row with row, and column with column.",
    ),
    (
        |a, b| {
            let (sums, differences) = (
                a.0 + a.1 == b.0 + b.1,
                a.0.abs_diff(a.1) == b.0.abs_diff(b.1),
            );
            a.0 == b.0 || a.1 == b.1 || sums || differences
        },
        "Your function ignores the sign of row − column, which is 1 on one falling diagonal and −1 \
         on another. Compare the signed values of row − column.",
    ),
    (
        |a, b| sees(a, b) || a.0.saturating_sub(a.1) == b.0.saturating_sub(b.1),
        CUT_OFF,
    ),
    (
        |a, b| sees(a, b) || a.1.saturating_sub(a.0) == b.1.saturating_sub(b.0),
        CUT_OFF,
    ),
    (
        |a, b| a.0 == b.0 || a.1 == b.1 || a.0 + b.0 == a.1 + b.1,
        "Your function adds the two rows, and adds the two columns. Compare the distances in rows \
         and columns instead.",
    ),
    (
        |a, b| a.0 == b.0 || a.1 == b.1 || a.0.abs_diff(b.0) / a.1.abs_diff(b.1) == 1,
        "Your function divides the two distances as whole numbers, so 3 / 2 is also 1. Compare the \
         distances in rows and columns instead.",
    ),
    (
        |a, b| a.0 == b.0 || a.1 == b.1 || a.1.abs_diff(b.1) / a.0.abs_diff(b.0) == 1,
        "Your function divides the two distances as whole numbers, so 3 / 2 is also 1. Compare the \
         distances in rows and columns instead.",
    ),
    (
        |a, b| {
            let (upper, lower) = (a.min(b), a.max(b));
            sees(a, b) || lower.1 == upper.1.saturating_sub(lower.0 - upper.0)
        },
        "In your function, a diagonal that reaches column 0 continues down this column. End the \
         diagonal at the edge of the board.",
    ),
];

/// Explains a function that is right on the whole chessboard, by a number or type that may be too small.
fn beyond_the_chessboard() -> &'static str {
    let says = |a, b| attempt(|| attacks(a, b));
    let wraps_at = |far| says((0, 0), (far, 1)) == Some(true);
    if [8, 20, 1000]
        .iter()
        .all(|&far| says((0, 0), (far, far)) == Some(false))
    {
        "Your results on a chessboard are right, but your function misses queens more than 7 steps \
         apart on a diagonal. Check whether your code has a fixed number of steps."
    } else if wraps_at(256) {
        "Your results on a chessboard are right. A type of 8 bits, such as `u8` or `i8`, cannot \
         store 256, and 256 becomes 0. Use a larger type."
    } else if wraps_at(65_536) {
        "Your results on a chessboard are right. A type of 16 bits, such as `u16` or `i16`, \
         cannot store 65 536, and 65 536 becomes 0. Use a larger type."
    } else {
        "Your results on a chessboard are right. Check whether your code uses a number or a type \
         that is too small."
    }
}

/// Returns words about the rule that a wrong function follows on the whole chessboard, or `None` if no known rule
/// fits.
fn fault() -> Option<String> {
    let is_right = |(a, b)| attempt(|| attacks(a, b)) == Some(sees(a, b));
    if pairs().all(is_right) {
        return Some(beyond_the_chessboard().into());
    }
    let table = Answers::to(pairs(), |&(a, b)| attacks(a, b), |&(a, b)| sees(a, b));
    let rows = RULES.into_iter();
    let table = rows.fold(table, |table, (rule, words)| {
        table.row(|&(a, b)| Some(rule(a, b)), words)
    });
    table.words().or_else(wrong_distance)
}

/// Returns words about a function with one distance between two wrong numbers, or a number and 0.
fn wrong_distance() -> Option<String> {
    const NAMES: [&str; 5] = ["row_a", "col_a", "row_b", "col_b", "0"];
    let name = |one: usize, two: usize| format!("|{} − {}|", NAMES[one], NAMES[two]);
    let said: Vec<_> = pairs().map(|(a, b)| attempt(|| attacks(a, b))).collect();
    // It may be wrong in the test of its own line, in the test of the diagonals, or in both.
    (0..3 * 2 * 25).find_map(|at| {
        let (place, line, one, two) = (at / 50, at / 25 % 2, at / 5 % 5, at % 5);
        let answer = |(a, b): (Square, Square)| {
            let numbers = [a.0, a.1, b.0, b.1, 0];
            let mut own = [a.0.abs_diff(b.0), a.1.abs_diff(b.1)];
            let mut apart = own;
            let wrong = numbers[one].abs_diff(numbers[two]);
            own[line] = if place == 1 { own[line] } else { wrong };
            apart[line] = if place == 0 { apart[line] } else { wrong };
            own.contains(&0) || apart[0] == apart[1]
        };
        let place = [
            ["in its test for a row", "in its test for a column"][line],
            "in its test for a diagonal",
            "everywhere",
        ][place];
        let mut asked = pairs().zip(&said);
        asked
            .all(|(pair, said)| *said == Some(answer(pair)))
            .then(|| {
                format!(
                    "On a chessboard, your function returns the same as code with {} instead of {} \
                     {place}. Compare row with row, and column with column.",
                    name(one, two),
                    name(line, line + 2),
                )
            })
    })
}

fn squares() -> impl Iterator<Item = Square> {
    (0..8).flat_map(|row| (0..8).map(move |col| (row, col)))
}

fn pairs() -> impl Iterator<Item = (Square, Square)> {
    squares()
        .flat_map(|a| squares().map(move |b| (a, b)))
        .filter(|(a, b)| a != b)
}
