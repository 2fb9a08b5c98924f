//! The kit for a maker of sudokus, tested with our maker and with makers that have one fault each: the messages, word
//! for word.

use std::marker::PhantomData;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use project::Failed;
use project::sudoku::counted::{calls, fifty, rank_correlation};
use project::sudoku::{Chance, Grid, Maker, Problem, Sudoku, givens, run, solutions};
use rstest::rstest;

use crate::demand;
use crate::sudoku_made::Ours;

/// Ours, but for one function.
trait Wrong: Send + 'static {
    fn full(chance: &mut Chance) -> Grid {
        Ours::full(chance)
    }

    fn generate(chance: &mut Chance) -> Grid {
        Ours::generate(chance)
    }

    fn grade(puzzle: &Grid) -> u64 {
        Ours::grade(puzzle)
    }

    fn order(at_least: u64, chance: &mut Chance) -> Grid {
        Ours::order(at_least, chance)
    }
}

struct As<W>(PhantomData<W>);

impl<W: Wrong> Maker for As<W> {
    fn full(chance: &mut Chance) -> Grid {
        W::full(chance)
    }

    fn generate(chance: &mut Chance) -> Grid {
        W::generate(chance)
    }

    fn grade(puzzle: &Grid) -> u64 {
        W::grade(puzzle)
    }

    fn order(at_least: u64, chance: &mut Chance) -> Grid {
        W::order(at_least, chance)
    }
}

/// Returns the output of a maker's program for these arguments.
pub(crate) fn made<M: Maker>(words: &[&str]) -> Result<String, Failed> {
    let words: Vec<String> = words.iter().map(|&word| word.to_owned()).collect();
    let mut output = Vec::new();
    run::<M>(&words, Duration::from_secs(60), &mut output)?;
    Ok(String::from_utf8(output).unwrap())
}

/// Returns the message about a wrong maker.
fn told<W: Wrong>(command: &str) -> String {
    let failed = made::<As<W>>(&[command]).unwrap_err();
    assert!(matches!(failed, Failed::Law(_)), "{failed}");
    let told = failed.to_string();
    assert!(told.lines().count() <= 24, "too long for a screen:\n{told}");
    told
}

#[track_caller]
fn begins(told: &str, words: &str) {
    assert!(told.starts_with(words), "it begins otherwise:\n{told}");
}

/// The grid that a text shows.
fn grid(text: &str) -> Grid {
    Sudoku::new(text).grid().clone()
}

/// A grid, its squares changed.
fn changed(grid: &Grid, change: impl FnOnce(&mut Grid)) -> Grid {
    let mut grid = grid.clone();
    change(&mut grid);
    grid
}

struct ThreeEmpty;
impl Wrong for ThreeEmpty {
    fn full(chance: &mut Chance) -> Grid {
        changed(&Ours::full(chance), |grid| {
            (0..3).for_each(|col| grid.take_back(4, col));
        })
    }
}

struct TwiceInARow;
impl Wrong for TwiceInARow {
    fn full(chance: &mut Chance) -> Grid {
        let full = Ours::full(chance);
        let digit = givens(&full)[18].2;
        changed(&full, |grid| {
            grid.take_back(2, 5);
            grid.place(2, 5, digit);
        })
    }
}

struct Small;
impl Wrong for Small {
    fn full(_: &mut Chance) -> Grid {
        grid("1234341221434321")
    }
}

static DRAWN: AtomicU32 = AtomicU32::new(0);
struct OtherEachTime;
impl Wrong for OtherEachTime {
    fn full(_: &mut Chance) -> Grid {
        Ours::full(&mut Chance::new(DRAWN.fetch_add(1, Ordering::SeqCst)))
    }
}

struct SameEachTime;
impl Wrong for SameEachTime {
    fn full(_: &mut Chance) -> Grid {
        Ours::full(&mut Chance::new(0))
    }
}

struct OtherNames;
impl Wrong for OtherNames {
    fn full(chance: &mut Chance) -> Grid {
        let mut names: Vec<char> = ('1'..='9').collect();
        chance.shuffle(&mut names);
        let same = Ours::full(&mut Chance::new(0)).to_string();
        let digits = same.chars().map(|digit| match digit.to_digit(10) {
            Some(digit) => names[digit as usize - 1],
            None => digit,
        });
        grid(&digits.collect::<String>())
    }
}

/// Takes the first choice of each square, until a square has no choice.
struct NothingTakenBack;
impl Wrong for NothingTakenBack {
    fn full(_: &mut Chance) -> Grid {
        let mut full = Sudoku::new(&".".repeat(81));
        for square in 0..81 {
            let first = full.placements(square / 9, square % 9).first().copied();
            let Some(first) = first else { break };
            full.choose(first);
        }
        full.grid().clone()
    }
}

/// Calls `solutions`, and expects it to leave the solution in the grid.
struct OnlyCounted;
impl Wrong for OnlyCounted {
    fn full(_: &mut Chance) -> Grid {
        let mut full = Sudoku::new(&".".repeat(81));
        assert_eq!(solutions(&mut full, 1), 1);
        full.grid().clone()
    }
}

#[test]
fn a_full_grid_is_full_keeps_the_rules_and_hangs_on_the_seed_alone() {
    let said = made::<Ours>(&["full", "--seed", "7"]).unwrap();
    assert!(said.ends_with("\n\nA full grid, from seed 7. Another seed gives another one.\n"));
    begins(
        &told::<ThreeEmpty>("full"),
        "✗ Your full(seed 1) left 3 squares empty, but should fill all 81.\n\n  ",
    );
    begins(
        &told::<TwiceInARow>("full"),
        "✗ Your full(seed 1) has the digit 2 twice in row 2, but should have it once.\n\n  ",
    );
    begins(
        &told::<Small>("full"),
        "✗ Your full(seed 1) has 4 rows, but should have 9.",
    );
    begins(
        &told::<OtherEachTime>("full"),
        "✗ Your full(seed 1) returned one thing, and then another for the same seed, but should return the same.\nDraw \
         everything from `chance`.\n\n  ",
    );
    begins(
        &told::<SameEachTime>("full"),
        "✗ Your full with seeds 1 and 2 returned the same for both, but should not.\nDraw everything from `chance`: \
         only `chance` uses the seed.\n\n  ",
    );
    begins(
        &told::<OtherNames>("full"),
        "✗ Your full with seeds 1 and 2 returned the same for both, but for the names of the digits, but should not.\nLet \
         chance decide which choice is tried first, and not only the names of the digits.\n\n  ",
    );
    begins(
        &told::<NothingTakenBack>("full"),
        "✗ Your full(seed 1) left 66 squares empty, but should fill all 81.\nNo digit fits into (1, 6). So an \
         earlier digit is wrong: take it back, and try its next choice.\n\n  ",
    );
    begins(
        &told::<OnlyCounted>("full"),
        "✗ Your full(seed 1) left 81 squares empty, but should fill all 81.\n`solutions` counts solutions, and leaves the \
         sudoku as it was.\n\n  ",
    );
}

struct NothingTaken;
impl Wrong for NothingTaken {
    fn generate(chance: &mut Chance) -> Grid {
        Ours::full(chance)
    }
}

/// Takes sixty givens away without counting the solutions.
struct NotAsked;
impl Wrong for NotAsked {
    fn generate(chance: &mut Chance) -> Grid {
        let full = Ours::full(chance);
        let mut order = givens(&full);
        chance.shuffle(&mut order);
        changed(&full, |grid| {
            for (row, col, _) in order.into_iter().take(60) {
                grid.take_back(row, col);
            }
        })
    }
}

/// Asks `solutions` for at most one solution, so it never finds a second.
struct OneIsThere;
impl Wrong for OneIsThere {
    fn generate(chance: &mut Chance) -> Grid {
        let mut sudoku = Sudoku::new(&Ours::full(chance).to_string());
        for given in givens(sudoku.grid()) {
            sudoku.take_back(given);
            if solutions(&mut sudoku, 1) != 1 {
                sudoku.choose(given);
            }
        }
        sudoku.grid().clone()
    }
}

/// Row 0 lacks a 9, and column 8 has one.
struct Impossible;
impl Wrong for Impossible {
    fn generate(_: &mut Chance) -> Grid {
        grid(&format!("12345678.........9{}", ".".repeat(63)))
    }
}

/// It stops at the first given that cannot go.
struct StopsEarly;
impl Wrong for StopsEarly {
    fn generate(chance: &mut Chance) -> Grid {
        let full = Ours::full(chance);
        let mut sudoku = Sudoku::new(&full.to_string());
        let mut order = givens(&full);
        chance.shuffle(&mut order);
        for given in order {
            sudoku.take_back(given);
            if solutions(&mut sudoku, 2) > 1 {
                sudoku.choose(given);
                break;
            }
        }
        sudoku.grid().clone()
    }
}

/// The grid is drawn by chance, but of the seed 0.
struct SamePuzzle;
impl Wrong for SamePuzzle {
    fn generate(_: &mut Chance) -> Grid {
        Ours::generate(&mut Chance::new(0))
    }
}

#[test]
fn a_puzzle_has_one_solution_and_two_are_shown_where_they_differ() {
    let said = made::<Ours>(&["puzzle"]).unwrap();
    demand(
        &said,
        &[
            "A puzzle, from seed 1. It has 23 givens, and exactly one solution: our search needs 280 calls to prove it.",
            "No given can be left out.",
        ],
    );
    begins(
        &told::<NothingTaken>("puzzle"),
        "✗ Your generate(seed 1) left no square empty, but a puzzle should have something to solve.\n\n  ",
    );
    let two = "✗ Your generate(seed 1) has more than one solution, but should have exactly one.\nBeside it are two of them, \
               where they differ. After each given that you take away, check that there is still only one \
               solution.\n\n  ";
    begins(&told::<OneIsThere>("puzzle"), two);
    let told_of_two = told::<NotAsked>("puzzle");
    begins(&told_of_two, two);
    let pair = told_of_two.strip_prefix(two).unwrap();
    // The puzzle, and beside it what is wherever both solutions have another digit.
    let digits = |text: &str| text.chars().filter(char::is_ascii_digit).count();
    let puzzle: Vec<String> = pair
        .lines()
        .map(|it| it.chars().take(23).collect())
        .collect();
    let (givens, all) = (digits(&puzzle.concat()), digits(pair));
    assert_eq!(givens, 81 - 60, "{told_of_two}");
    assert!((8..2 * 60).contains(&(all - givens)), "{told_of_two}");
    begins(
        &told::<Impossible>("puzzle"),
        "✗ Your generate(seed 1) has no solution, but should have exactly one. Take givens away from a full grid: then \
         that grid is a solution.\n\n  ",
    );
}

#[test]
fn a_given_that_can_be_left_out_is_named_and_no_puzzle_comes_twice() {
    let said = made::<As<StopsEarly>>(&["puzzle"]).unwrap();
    demand(
        &said,
        &["could be left out, one at a time, for example the 4 at (0, 0)."],
    );
    begins(
        &told::<StopsEarly>("minimal"),
        "✗ Your generate(seed 1) has a given too many, the 4 at (0, 0), but should have none.\nWithout it there is still \
         only one solution. The same is true of ",
    );
    begins(
        &told::<SamePuzzle>("minimal"),
        "✗ Your generate with seeds 1 and 2 returned the same for both, but should not.\n",
    );
    begins(
        &told::<SamePuzzle>("puzzle"),
        "✗ Your generate with seeds 1 and 2 returned the same for both, but should not.\n",
    );
}

struct Constant;
impl Wrong for Constant {
    fn grade(_: &Grid) -> u64 {
        7
    }
}

struct EmptySquares;
impl Wrong for EmptySquares {
    fn grade(puzzle: &Grid) -> u64 {
        puzzle.empty_squares().len() as u64
    }
}

struct TurnedRound;
impl Wrong for TurnedRound {
    fn grade(puzzle: &Grid) -> u64 {
        10_000 - Ours::grade(puzzle)
    }
}

/// Counts the digits that fit into all empty squares together, before the first is placed.
struct PlacementsAtFirst;
impl Wrong for PlacementsAtFirst {
    fn grade(puzzle: &Grid) -> u64 {
        let sudoku = Sudoku::new(&puzzle.to_string());
        let squares = puzzle.empty_squares().into_iter();
        squares
            .map(|(row, col)| sudoku.placements(row, col).len() as u64)
            .sum()
    }
}

/// The calls that a search makes until the solution is there.
struct CallsToTheFirst;
impl Wrong for CallsToTheFirst {
    fn grade(puzzle: &Grid) -> u64 {
        fn calls(sudoku: &mut Sudoku, count: &mut u64) -> bool {
            *count += 1;
            sudoku.is_complete()
                || sudoku.choices().into_iter().any(|choice| {
                    sudoku.choose(choice);
                    let found = calls(sudoku, count);
                    sudoku.take_back(choice);
                    found
                })
        }
        let mut count = 0;
        calls(&mut Sudoku::new(&puzzle.to_string()), &mut count);
        count
    }
}

static GRADED: AtomicU32 = AtomicU32::new(0);
struct ByMood;
impl Wrong for ByMood {
    fn grade(_: &Grid) -> u64 {
        u64::from(GRADED.fetch_add(1, Ordering::SeqCst))
    }
}

#[test]
fn a_grade_ranks_the_puzzles_as_the_search_does() {
    let said = made::<Ours>(&["grade"]).unwrap();
    assert!(
        said.ends_with("\n\nYour grade and our search agree on the 50 puzzles to 0.98.\n"),
        "{said}"
    );
    demand(
        &said,
        &[
            "50 of 50 puzzles are graded.",
            "our calls  place    your grade  place",
        ],
    );
    begins(
        &told::<Constant>("grade"),
        "✗ Your grade returned 7 for each of the 50 puzzles, but a harder one should have a larger grade.",
    );
    let of_squares = told::<EmptySquares>("grade");
    begins(
        &of_squares,
        "✗ Your grade and our search agree on the 50 puzzles to 0.49, but should agree to at least 0.90.\nYou give \
         the same grade to all puzzles with the same number of givens. What else takes the search \
         time?\n\nThese two differ most:\n\n  ",
    );
    // What has the same grade is shown, although the search needs 44 times as many calls.
    demand(
        &of_squares,
        &[
            "  left:  grade 57, our search 66 calls",
            "  right: grade 57, our search 2 928 calls",
        ],
    );
    begins(
        &told::<TurnedRound>("grade"),
        "✗ Your grade and our search agree on the 50 puzzles to -0.98, but should agree to at least 0.90.\nYour \
         grades are in reverse order: the harder a puzzle is, the larger its grade should be.\n",
    );
    begins(
        &told::<PlacementsAtFirst>("grade"),
        "✗ Your grade and our search agree on the 50 puzzles to 0.41, but should agree to at least 0.90.\nWhat takes \
         the search time, besides the squares that it has to fill in any case?\n",
    );
    // It is 0.899: too little, and told so.
    begins(
        &told::<CallsToTheFirst>("grade"),
        "✗ Your grade and our search agree on the 50 puzzles to 0.89, but should agree to at least 0.90.\nYour \
         grades follow the calls that find the solution. What must a search still do to prove that there is no other \
         solution?\n",
    );
    begins(
        &told::<ByMood>("grade"),
        "✗ Your grade(puzzle 1 of 50) returned 0, and then 1 for the same puzzle, but should return the same.",
    );
}

/// The number of calls that find the solution, or of guesses on one path: other grades that are right.
struct DeadEnds;
impl Wrong for DeadEnds {
    fn grade(puzzle: &Grid) -> u64 {
        fn dead_ends(sudoku: &mut Sudoku) -> u64 {
            if sudoku.is_complete() {
                return 0;
            }
            let choices = sudoku.choices();
            let mut sum = u64::from(choices.is_empty());
            for choice in choices {
                sudoku.choose(choice);
                sum += dead_ends(sudoku);
                sudoku.take_back(choice);
            }
            sum
        }
        dead_ends(&mut Sudoku::new(&puzzle.to_string()))
    }
}

struct MostGuessesOnAPath;
impl Wrong for MostGuessesOnAPath {
    fn grade(puzzle: &Grid) -> u64 {
        fn most(sudoku: &mut Sudoku) -> u64 {
            if sudoku.is_complete() {
                return 0;
            }
            let choices = sudoku.choices();
            let guess = u64::from(choices.len() > 1);
            let below = choices.into_iter().map(|choice| {
                sudoku.choose(choice);
                let below = most(sudoku);
                sudoku.take_back(choice);
                below
            });
            guess + below.max().unwrap_or_default()
        }
        most(&mut Sudoku::new(&puzzle.to_string()))
    }
}

#[test]
fn other_honest_grades_are_as_right_as_ours() {
    for said in [
        made::<As<DeadEnds>>(&["grade"]),
        made::<As<MostGuessesOnAPath>>(&["grade"]),
    ] {
        demand(
            &said.unwrap(),
            &["Your grade and our search agree on the 50 puzzles to 0.9"],
        );
    }
}

struct AnyPuzzle;
impl Wrong for AnyPuzzle {
    fn order(_: u64, chance: &mut Chance) -> Grid {
        Ours::generate(chance)
    }
}

/// A hard one that somebody has found.
struct TheHardest;
impl Wrong for TheHardest {
    fn order(_: u64, _: &mut Chance) -> Grid {
        fifty().pop().unwrap().1
    }
}

#[test]
fn an_order_is_as_hard_as_it_says() {
    let said = made::<Ours>(&["order"]).unwrap();
    demand(
        &said,
        &[
            "From seed 1: grade ",
            ", of at least ",
            "3 puzzles, and each is as hard as was asked for.",
        ],
    );
    let too_easy = told::<AnyPuzzle>("order");
    demand(
        &too_easy,
        &[
            "✗ Your order(at least ",
            ", seed 1) has the grade ",
            "\nMake another one until the grade is reached.\n\n  ",
        ],
    );
    demand(
        &told::<TheHardest>("order"),
        &["✗ Your order with seeds 1 and 2 returned the same for both, but should not."],
    );
}

struct NeverEnds;
impl Wrong for NeverEnds {
    fn generate(chance: &mut Chance) -> Grid {
        loop {
            chance.below(2);
        }
    }
}

struct StillToDo;
impl Wrong for StillToDo {
    fn full(_: &mut Chance) -> Grid {
        todo!("fill an empty grid")
    }
}

struct OutOfChoices;
impl Wrong for OutOfChoices {
    fn generate(chance: &mut Chance) -> Grid {
        let full = Sudoku::new(&Ours::full(chance).to_string());
        let (row, col, _) = full.placements(0, 0)[0];
        changed(full.grid(), |grid| grid.take_back(row, col))
    }
}

#[test]
fn what_does_not_return_is_not_waited_for_and_a_panic_says_which_call_it_was() {
    let words = ["minimal".to_owned()];
    let limit = Duration::from_millis(20);
    let failed = run::<As<NeverEnds>>(&words, limit, &mut Vec::new()).unwrap_err();
    assert_eq!(
        failed.to_string(),
        "✗ Your generate(seed 1) did not return within 0 s.\nDo you look for more than two solutions? Two are enough to show \
         that there is more than one. Or does a loop restart `chance`, so that it draws the same numbers again and again?"
    );
    let of_panics = |failed: Failed| match failed {
        Failed::Panicked(told) => told,
        other => panic!("it did not panic: {other}"),
    };
    assert_eq!(
        of_panics(made::<As<StillToDo>>(&["full"]).unwrap_err()),
        "This is still to be written:\n  fill an empty grid"
    );
    assert_eq!(
        of_panics(made::<As<OutOfChoices>>(&["puzzle"]).unwrap_err()),
        "generate(seed 1) panics:\n  index out of bounds: the len is 0 but the index is 0"
    );
}

#[rstest]
#[case(&["dance"], "There is no command \"dance\" here.")]
#[case(&["full", "--seed"], "After full type `--seed` and a number, or nothing.")]
#[case(&["puzzle", "7"], "After puzzle type `--seed` and a number, or nothing.")]
#[case(&["minimal", "--seed", "3"], "Type nothing after minimal.")]
#[case(&["puzzle", "--seed", "-1"], "A seed is a number from 0 to 4294967295, not \"-1\".")]
fn words_that_make_no_sense_are_told(#[case] words: &[&str], #[case] wanted: &str) {
    let failed = made::<Ours>(words).unwrap_err();
    assert!(matches!(failed, Failed::Asked(_)));
    demand(&failed.to_string(), &[wanted, "--seed N"]);
}

/// Each of the fifty is what ours makes of its seed, and from one to the next the calls grow evenly.
#[test]
fn the_fifty_are_made_from_seeds_and_spread_from_easy_to_hard() {
    let text = include_str!("../../src/sudoku/fifty.txt");
    let seeds = text.lines().map(|line| line.split(' ').next().unwrap());
    let fifty = fifty();
    assert_eq!(fifty.len(), 50);
    for (seed, (counted, puzzle)) in seeds.zip(&fifty) {
        let made = Ours::generate(&mut Chance::new(seed.parse().unwrap()));
        assert_eq!(made, *puzzle, "seed {seed}");
        assert_eq!(calls(puzzle), *counted, "seed {seed}");
    }
    for pair in fifty.windows(2) {
        let growth = pair[1].0 as f64 / pair[0].0 as f64;
        assert!(growth > 1.0 && growth < 1.15, "{growth}");
    }
    assert!(fifty[49].0 > 50 * fifty[0].0);
}

#[rstest]
#[case(&[1, 2, 3], &[10, 20, 30], Some(1.0))]
#[case(&[1, 2, 3], &[30, 20, 10], Some(-1.0))]
#[case(&[1, 2, 3], &[5, 5, 5], None)]
// By hand, from 1 - 6 * (1 + 1) / (4 * 15): two neighbours have changed places.
#[case(&[1, 2, 3, 4], &[1, 3, 2, 4], Some(0.8))]
// Equals share the ranks 1 and 2: the sum of products is 1.5, of squares 2 and 1.5.
#[case(&[1, 2, 3], &[4, 4, 9], Some(0.866_025_403_784_438_6))]
fn ranks_are_compared_as_spearman_did(
    #[case] ours: &[u64],
    #[case] yours: &[u64],
    #[case] wanted: Option<f64>,
) {
    let found = rank_correlation(ours, yours);
    assert_eq!(found.is_some(), wanted.is_some());
    let difference = found.unwrap_or_default() - wanted.unwrap_or_default();
    assert!(difference.abs() < 1e-12, "{found:?}");
}
