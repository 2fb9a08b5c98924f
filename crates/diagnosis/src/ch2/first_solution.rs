//! The claims of the tests of `first_solution`, and explanations of wrong answers.

mod support;

use diagnosis::{attempt, remark, worth};
use eight_queens::first_solution::first_solution;
use support::advice::{
    LOOK, Search, below, demand_free_squares, kept_elsewhere, placements, right_for, same_again,
    skipped, too_early, too_many,
};
use support::suspects::{Goal, Suspect};
use support::watch::{Return, Run};
use support::{fault, solutions, spaced};

const SEARCH: Search<Option<Vec<usize>>> = Search {
    name: "first_solution",
    find: first_solution,
    goal: Goal::First,
    takes_back: true,
    words: Suspect::words,
    look: LOOK,
};

type Found = Run<Option<Vec<usize>>>;

pub(super) fn a_board_is_found(n: usize) {
    // A search that tests only full boards does not finish 8.
    if n > 6 {
        few_placements();
    }
    judge(n);
}

pub(super) fn none_is_found_where_there_is_none(n: usize) {
    the_boards_are_right();
    none(n);
}

pub(super) fn the_same_board_is_found_when_asked_again() {
    let again = |n| same_again(&format!("first_solution({n})"), || first_solution(n));
    if !again(6) || !again(3) {
        the_boards_are_right();
    }
}

pub(super) fn a_dead_end_leaves_the_board_as_it_found_it(n: usize) {
    the_boards_are_right();
    SEARCH.left_as_found(n, &SEARCH.run(n));
}

pub(super) fn no_queen_is_placed_twice_on_the_same_queens() {
    let run = found(8);
    if let Some(queens) = run.made_twice() {
        panic!(
            "{}\nYour search built the board with queens on {queens:?} twice. Place a queen on \
             each free square only once.",
            too_many("first_solution", 8, run.placements(), run.useful())
        );
    }
}

pub(super) fn no_queen_is_placed_under_attack(n: usize) {
    let run = found(n);
    demand_free_squares("first_solution", n, &run, run.useful());
}

pub(super) fn the_search_stops_at_the_first_full_board(n: usize) {
    let run = found(n);
    let placed = run.placements();
    let until = run.placements_until_full().unwrap_or(placed);
    assert!(
        placed == until,
        "{}\nYour search continued after the board was full. Return true as soon as the call for \
         the next row returns true.",
        too_many("first_solution", n, placed, until)
    );
}

pub(super) fn every_queen_that_is_tried_is_on_the_board() {
    let run = found(8);
    let (placed, plain) = (run.placements(), needed(8));
    // A search that looks at every row below before it places a queen needs fewer queens, but not so few.
    let sideways = from_a_side(&run);
    let thought = match run.said_true() {
        Some(call) => format!(
            "{} returned true while the board was not full. Place each queen before you make the \
             call for the next row.",
            call.call
        ),
        None => {
            "Your search tried squares without `board.place`. Call `board.place` for each free \
             square."
                .into()
        }
    };
    assert!(
        run.steps.is_empty() || placed > 8 && !(sideways && placed < looking_ahead(8)),
        "Your first_solution(8) made {}, but should make {plain}.\n{thought}",
        placements(placed)
    );
}

pub(super) fn a_call_answers_false_only_where_the_rows_below_cannot_be_filled(n: usize) {
    let run = found(n);
    if let Some((call, queens, board)) = run.said_false() {
        let claim = format!(
            "Your {} with queens on {queens:?} returned false, but should return true: the \
             solution {board:?} has these queens. (The final board is right.)",
            call.call
        );
        panic!("{}", with_thought(&claim, n, &run));
    }
}

pub(super) fn a_board_is_found_for_every_larger_number_of_queens() {
    the_boards_are_right();
    let sizes = [7, 9, 10, 11, 12, 13, 14, 16];
    right_for(
        "first_solution",
        &sizes,
        first_solution,
        |n, found| match found {
            None if n == 2 || n == 3 => None,
            None => Some("yours found no board, but should find one".into()),
            Some(queens) => {
                let fault = fault(n, queens)?;
                Some(format!(
                    "yours found {queens:?}, but should find a solution: {fault}"
                ))
            }
        },
    );
}

pub(super) fn the_page_asked_for_the_placements_of_8_queens() {
    every_queen_that_is_tried_is_on_the_board();
    let run = found(8);
    let (placed, plain) = (run.placements(), needed(8));
    if run.steps.is_empty() {
        remark(
            "Right, and no queen was ever on the board. With `board.place` and `board.take_back`, \
             `cargo course trace` can draw your search.",
        );
        return;
    }
    worth(format!(
        "{} to the first board of 8, and {} of them led to no board; there are {} ways to put one queen in each row.",
        placements(placed),
        spaced(placed - 8),
        spaced(8_u64.pow(8))
    ));
    if from_a_side(&run) && placed < plain {
        remark(format!(
            "Better than asked: the plain search places {plain} queens. Your search recognises dead ends \
             before it enters them."
        ));
    }
    if run.result.as_ref() == solutions(8).last() {
        remark(
            "Your board is the mirror image of the book's: your search tries the columns from \
             right to left.",
        );
    }
    if attempt(|| first_solution(0)) != Some(Some(Vec::new())) {
        remark(
            "On a board without rows, no queen is needed, and the empty list is a solution: \
             first_solution(0) may return Some([]).",
        );
    }
}

/// Runs the search, after checks on boards of several sizes. A later test fails here with the words of the first
/// ones, so that one cause has one message.
fn found(n: usize) -> Found {
    the_boards_are_right();
    for n in [2, 4, 8] {
        SEARCH.left_as_found(n, &SEARCH.run(n));
    }
    judge(n)
}

fn the_boards_are_right() {
    // A search that tries every square takes long on larger boards, and each test would run it again.
    few_placements();
    same_again("first_solution(6)", || first_solution(6));
    same_again("first_solution(3)", || first_solution(3));
    for n in [4, 6, 1, 5] {
        judge(n);
    }
    for n in [2, 3] {
        none(n);
    }
    judge(8);
}

/// Checks that a search of 4 tried only free squares, if it tried more squares than needed.
fn few_placements() {
    let run = judge(4);
    if run.placements() > needed(4) && call_trace::TRACING {
        demand_free_squares("first_solution", 4, &run, run.useful());
    }
}

/// Checks that the search finds no board.
fn none(n: usize) {
    let run = SEARCH.run(n);
    if let Some(queens) = &run.result {
        panic!("{}", no_solution(n, queens, &run));
    }
}

fn judge(n: usize) -> Found {
    let run = SEARCH.run(n);
    match &run.result {
        None => panic!("{}", nothing_found(n, &run)),
        Some(queens) if fault(n, queens).is_some() => panic!("{}", no_solution(n, queens, &run)),
        Some(_) => run,
    }
}

fn nothing_found(n: usize, run: &Found) -> String {
    let first = format!("Your first_solution({n}) found no board, but should find one.");
    let thought = if call_trace::TRACING {
        why_nothing(n, run)
    } else {
        None
    };
    below(&first, thought.as_deref().unwrap_or_default())
}

fn why_nothing(n: usize, run: &Found) -> Option<String> {
    let placed = placements(run.placements());
    if let Some(until) = run.placements_until_full() {
        // A search may also notice in its last row that the board is full.
        let in_last_row = |call: &&Return| {
            let above = call.entry.iter().flatten().count();
            call.searches && call.full_seen && above + 1 == n
        };
        let told = run.called_when_full();
        let told = told.or_else(|| run.returns.iter().find(in_last_row));
        let told = told.map(|call| (&call.call, &call.value));
        let found_it = |call: &&Return| call.value == "true" && call.full_seen;
        let outermost = run.returns.last().filter(found_it);
        let outermost = outermost.filter(|call| call.entry.iter().all(Option::is_none));
        return Some(match told {
            Some((call, value)) if value == "false" => format!(
                "your search filled the board after {}, but {call} returned false. Return true when \
                 all rows are filled.",
                placements(until)
            ),
            _ if let Some(call) = outermost => format!(
                "your search filled the board, and {} returned true. Return the queens of the \
                 board in this case.",
                call.call
            ),
            _ if run.calls() < 2 => {
                "your search filled the board. Return the queens of the board in this case.".into()
            }
            _ if until == run.placements() => format!(
                "your search filled the board after {placed}, but the calls for the earlier rows \
                 did not return true. Return true as soon as the call for the next row returns \
                 true."
            ),
            _ => format!(
                "your search filled the board after {}, but made {placed} in all. Return true as \
                 soon as the call for the next row returns true.",
                placements(until)
            ),
        });
    }
    if let Some(call) = run.said_true() {
        return Some(format!(
            "{} returned true before the board was full. Return true only when the board is full, \
             or when the call for the next row returned true.",
            call.call
        ));
    }
    if run.steps.is_empty() {
        return Some(SEARCH.none_placed(n));
    }
    SEARCH
        .thought(n, run)
        .or_else(|| SEARCH.never_tried(n, run))
}

fn no_solution(n: usize, queens: &[usize], run: &Found) -> String {
    let fault = fault(n, queens).unwrap_or_default();
    let claim = SEARCH.not_a_solution(n, queens, &fault);
    if !call_trace::TRACING {
        return claim;
    }
    if run.steps.is_empty() && queens.len() == n {
        return below(&claim, &kept_elsewhere(&fault).unwrap_or_default());
    }
    if run.steps.is_empty() {
        return format!(
            "{claim} Your search placed no queen on the board. Place a queen in each row with \
             `board.place` before you return true."
        );
    }
    if let Some(words) = run.vanished() {
        return format!("{claim} {}", diagnosis::sentence(&words));
    }
    if queens.len() < n {
        let last = run.steps.last().map(|step| &step.after);
        let empty = last.and_then(|rows| rows.iter().position(Option::is_none));
        let after = |row| last.is_some_and(|rows| rows.iter().skip(row).any(Option::is_some));
        if let Some(words) = skipped(run).or_else(|| too_early(run)) {
            return format!("{claim} {words}");
        }
        let never_filled = |row| run.squares().iter().all(|square| square.0 != row);
        return match (run.placements_until_full(), empty) {
            _ if run.ends_full() => {
                format!(
                    "{claim} Your search filled the board. Return the list from board.queens()."
                )
            }
            (None, Some(row)) if after(row) && never_filled(row) => format!(
                "{claim} Your search left out row {row}. Fill the rows 0, 1, 2, … one after the \
                 other."
            ),
            (Some(until), _) if !run.took_back_when_full() => format!(
                "{claim} Your search filled the board after {}, but then continued. Return true as \
                 soon as the call for the next row returns true.",
                placements(until)
            ),
            (Some(until), _) => format!(
                "{claim} Your search filled the board after {}, but then took back queens. Leave \
                 the queens on the board when the call for the next row returns true.",
                placements(until)
            ),
            (None, Some(_))
                if let Some(call) = run.said_true()
                    && let Some(row) = call.back.iter().position(Option::is_none) =>
            {
                format!(
                    "{claim} {} returned true while row {row} had no queen. Return true only when \
                     all rows are filled, or when the call for the next row returned true.",
                    call.call
                )
            }
            _ => claim,
        };
    }
    with_thought(&claim, n, run)
}

fn with_thought(claim: &str, n: usize, run: &Found) -> String {
    let thought = SEARCH.thought(n, run).or_else(|| SEARCH.passed_over(run));
    below(claim, thought.as_deref().unwrap_or_default())
}

/// Checks whether the columns were tried from one side to the other, judged by the board that was found.
fn from_a_side(run: &Found) -> bool {
    let all = solutions(8);
    [all.first(), all.last()].contains(&run.result.as_ref())
}

/// Returns the number of placements of the plain search until its first board.
fn needed(n: usize) -> usize {
    let mut queens = Vec::new();
    let mut placed = 0;
    fill(n, &mut queens, &mut placed, false);
    placed
}

/// Returns the number of placements until the first board, for a search that places a queen only if every row below
/// still has a free square.
fn looking_ahead(n: usize) -> usize {
    let mut queens = Vec::new();
    let mut placed = 0;
    fill(n, &mut queens, &mut placed, true);
    placed
}

fn fill(n: usize, queens: &mut Vec<usize>, placed: &mut usize, ahead: bool) -> bool {
    let row = queens.len();
    if row == n {
        return true;
    }
    for col in 0..n {
        if is_free(queens, (row, col)) {
            queens.push(col);
            let open = |row| (0..n).any(|col| is_free(queens, (row, col)));
            if !ahead || (row + 1..n).all(open) {
                *placed += 1;
                if fill(n, queens, placed, ahead) {
                    return true;
                }
            }
            queens.pop();
        }
    }
    false
}

fn is_free(queens: &[usize], square: (usize, usize)) -> bool {
    let mut squares = queens.iter().copied().enumerate();
    squares.all(|queen| support::shared(queen, square).is_none())
}
