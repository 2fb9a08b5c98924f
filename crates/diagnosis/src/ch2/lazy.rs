//! The claims of the tests of `lazy`, and explanations of wrong answers.

mod support;

use diagnosis::{attempt, remark, twice, worth};
use eight_queens::lazy::{Solutions, lazy};
use std::cell::Cell;
use std::collections::BTreeSet;
use support::advice::{
    Search, below, demand_free_squares, not_all, placements, right_for, too_few, too_many,
};
use support::panics::{Slip, at_most, was_one_too_many};
use support::suspects::{Goal, Suspect};
use support::watch::{Return, Run, left_on_the_board, try_watch, watch};
use support::{endless, solutions, spaced};

const SEARCH: Search<Vec<Vec<usize>>> = Search {
    name: "lazy",
    find: |n| lazy(n).take(MOST).collect(),
    goal: Goal::All,
    takes_back: false,
    words: in_the_words_of_steps,
    look: "At this moment, print the column from which your code tries this row, and the marks of \
           the square's lines.",
};

/// The limit on the number of boards, so that a test can report an endless iterator.
const MOST: usize = 300;

/// The placements to the first board of 8, and then to all 92.
const TO_THE_FIRST: usize = 113;

const TO_ALL: usize = 2056;

/// The placements to both boards of 4.
const TO_ALL_OF_4: usize = 16;

type Boards = Vec<Vec<usize>>;

pub(super) fn all_boards_come_one_after_the_other(n: usize) {
    // A search that tests only full boards does not finish 8.
    if n > 6 {
        few_placements(&judged(4));
    }
    judged(n);
}

/// Checks that a search of 4 tried only free squares, if it tried more squares than needed.
fn few_placements(run: &Run<Boards>) {
    if run.placements() > TO_ALL_OF_4 {
        demand_free_squares("lazy", 4, run, TO_ALL_OF_4);
    }
}

pub(super) fn when_it_is_over_it_stays_over(n: usize) {
    all(n);
    let run = ask(n, |solutions| {
        solutions.by_ref().take(MOST).for_each(drop);
        (solutions.next(), solutions.next())
    });
    assert!(
        run.result == (None, None),
        "Your lazy({n}), called twice more after it had returned None, returned {:?} and {:?}, but \
         should return None both times.{}",
        run.result.0,
        run.result.1,
        match &run.result.0 {
            Some(queens) if solutions(n).first() == Some(queens) => {
                let back = back_again(n, &run).filter(|_| n == 1);
                back.map_or(BEGAN_AGAIN.into(), |words| format!("\n{words}"))
            }
            _ => String::new(),
        }
    );
}

const BEGAN_AGAIN: &str = "\nYour search began again with its first board. When the search is over, \
    step() must change nothing.";

pub(super) fn nothing_is_done_before_it_is_asked_for(n: usize) {
    all(n);
    let first = ask(n, Iterator::next);
    assert!(
        !first.steps.is_empty(),
        "Your lazy({n}) placed no queen on the board, but should place each queen that it \
         tries.\nCall `board.place` and `board.take_back`, so that the test can count your steps. \
         (The boards are right.)"
    );
    let (_, trace) = diagnosis::probe(|| lazy(n).next());
    let deep = trace.height();
    assert!(
        n < 8 || deep < 20,
        "Your lazy({n}), called for its first board, reached a call depth of {deep}, but should \
         reach 1.\nYour code calls itself for the next step, which is recursion. Make one step and \
         return: `next` calls step() again."
    );
    let placed = first.placements();
    let suffice = first.placements_until_full().unwrap_or(TO_THE_FIRST);
    SEARCH.places_no_more(n, &first, first.useful());
    assert!(
        placed == suffice,
        "{}\nWhen the first board was full, your search continued. Return each board as soon as it \
         is full.",
        too_many("lazy", n, placed, suffice)
    );
    let made = ask(n, |_| ()).placements();
    assert!(
        made == 0,
        "Your lazy({n}) made {}, but should make 0.\nYour code placed queens before the first call of \
         `next`. Place queens only in step().",
        placements(made)
    );
}

pub(super) fn a_second_search_begins_afresh() {
    all(5);
    let boards = || lazy(5).take(MOST).collect::<Boards>();
    twice("lazy(5).collect()", boards);
    let (mut one, mut other) = (lazy(6), lazy(6));
    for wanted in ask(6, |solutions| solutions.take(4).collect::<Boards>()).result {
        let (first, second) = (one.next(), other.next());
        assert!(
            first.as_ref() == Some(&wanted) && first == second,
            "Your two searches lazy(6), called in turn, returned {first:?} and {second:?}, but \
             should both return {wanted:?}.\nThe two searches disturb each other. Store everything \
             that a search needs in its own fields."
        );
    }
}

pub(super) fn all_92_take_2056_placements() {
    let run = all(8);
    demand_free_squares("lazy", 8, &run, TO_ALL);
    assert!(
        run.placements() <= TO_ALL,
        "{}",
        too_many("lazy", 8, run.placements(), TO_ALL)
    );
}

pub(super) fn at_the_end_the_board_is_empty_again(n: usize) {
    let run = all(n);
    if let Some(words) = run.vanished() {
        panic!(
            "Your lazy({n}) took back too few queens, but should take back every queen.\n{}",
            diagnosis::sentence(&words)
        );
    }
    if let Some(queen) = (0..n).find_map(|row| Some((row, run.stood(row)?))) {
        panic!(
            "{}",
            diagnosis::of_yours(
                &format!("lazy({n})"),
                &left_on_the_board(queen, "the search was over")
            )
        );
    }
}

pub(super) fn all_boards_come_for_more_than_8_queens() {
    all(8);
    let boards = |n| lazy(n).take(solutions(n).len() + 1).collect::<Boards>();
    right_for("lazy", &[7, 9, 10], boards, |n, found| not_all(n, found));
}

pub(super) fn the_page_asked_when_the_work_is_done() {
    let run = all(8);
    let after = |boards| {
        let run = ask(8, |solutions| solutions.take(boards).for_each(drop));
        spaced(run.placements())
    };
    worth(format!(
        "{} placements until the first board of 8, {} until the second, {} until the last, and {} until all were tried.",
        after(1),
        after(2),
        after(solutions(8).len()),
        after(MOST)
    ));
    if (1..run.placements()).contains(&run.calls()) {
        remark(format!(
            "Right, but a step does more than one step: {} in {} calls of step(). One step places \
             one queen or takes back one queen, and next() calls step() as often as it needs.",
            placements(run.placements()),
            spaced(run.calls())
        ));
    }
    if attempt(|| lazy(0).take(2).collect::<Boards>()) != Some(vec![Vec::new()]) {
        remark("Without rows, there is one board, the empty board: lazy(0) may return it.");
    }
}

/// Runs `asking` on a new search, watched.
fn ask<R>(n: usize, asking: impl FnOnce(&mut Solutions) -> R) -> Run<R> {
    watch(|| asking(&mut lazy(n)), |slip, run| why(n, 0, slip, run))
}

/// A message from a search in another thread.
enum News {
    Board,
    Over(Result<Boards, String>, Box<Run<()>>),
}

/// Checks that searches of several sizes return all boards, each once, and returns the run for n. A later test fails
/// here with the words of the first ones, so that one cause has one message.
fn all(n: usize) -> Run<Boards> {
    let mut asked = None;
    for size in [1, 4, 2, 3, 5, 6, 8] {
        let run = judged(size);
        if size == 4 {
            few_placements(&run);
        }
        if size == n {
            asked = Some(run);
        }
    }
    asked.unwrap_or_else(|| judged(n))
}

fn judged(n: usize) -> Run<Boards> {
    let (news, _) = endless::told(move |teller| {
        let (result, run) = try_watch(|| {
            let _until = teller.until_its_end();
            take(n, MOST, || teller.tell(News::Board))
        });
        teller.tell(News::Over(result, Box::new(run)));
    });
    let came = news
        .iter()
        .filter(|news| matches!(news, News::Board))
        .count();
    let run = match news.into_iter().last() {
        Some(News::Over(Ok(boards), run)) => run.with(boards),
        Some(News::Over(Err(said), run)) if was_one_too_many(&said) => {
            panic!("{}", no_end(n, came, back_again(n, &run)))
        }
        Some(News::Over(Err(said), run)) => {
            if let Some(words) = Slip::read(&said).and_then(|slip| why(n, came, slip, &run)) {
                panic!("{words}");
            }
            // Run it again, this time not suppressed: the panic's own message and place explain most.
            watch(|| lazy(n).take(MOST).collect(), |_, _| None)
        }
        _ => panic!("{}", no_end(n, came, None)),
    };
    judge(n, &run);
    run
}

/// Takes up to `most` boards, and calls `came` after each. A board that takes too many steps ends the search.
fn take(n: usize, most: usize, came: impl Fn()) -> Boards {
    let mut search = lazy(n);
    let next = || at_most(steps(n), || search.next()).inspect(|_| came());
    std::iter::from_fn(next).take(most).collect()
}

/// Returns a number of steps that no right search needs: enough to try every square of every row, one column a step,
/// for each way to fill the rows above. A search that takes more repeats itself.
fn steps(n: usize) -> usize {
    2 * (n + 2) * n.pow(n as u32) + 10
}

/// Formats the message about a search that does not end. `seen` describes a return to an earlier square.
fn no_end(n: usize, came: usize, seen: Option<String>) -> String {
    let all = solutions(n).len();
    let claim = match came {
        _ if came >= all => format!(
            "Your lazy({n}) returned {came} of {all} boards and does not end, but should return \
             None"
        ),
        0 => format!("Your lazy({n}) does not end, but should return the first of {all} boards"),
        _ => format!(
            "Your lazy({n}) returned {came} of {all} boards and does not end, but should return \
             the next board"
        ),
    };
    let smaller = || {
        let asked = [(1, 2), (5, 2), (6, 2), (7, 2), (4, 2), (5, 1), (6, 1)];
        asked
            .into_iter()
            .find_map(|(n, boards)| went_back(n, boards))
    };
    if let Some(words) = seen.or_else(smaller) {
        return format!("{claim}.\n{words}");
    }
    if came >= all {
        return format!(
            "{claim}.\nWhen row 0 has no column left, the search is over. Return false from step() \
             in this case."
        );
    }
    format!("{claim}.")
}

/// Runs a search of 4 to its end, and returns how many boards came, the result and the run.
fn on_4() -> Option<(usize, Result<Boards, String>, Run<()>)> {
    let (runs, _) = endless::told_within(endless::SHORT, |teller| {
        let came = Cell::new(0);
        let (result, run) = try_watch(|| {
            let _until = teller.until_its_end();
            take(4, 3, || came.set(came.get() + 1))
        });
        teller.tell((came.get(), result, run));
    });
    runs.into_iter().next()
}

/// Explains a panic for one row by the run of 4, or returns `None` if this run did not panic. With
/// one row, the first column is also the last one, and many faults look alike.
fn seen_on_4() -> Option<String> {
    let (came, result, run) = on_4()?;
    let words = || {
        let slip = Slip::read(&result.err()?)?;
        let words = slips(came, slip, &run).unwrap_or_else(|| SEARCH.panicked(4, slip, &run));
        Some(format!("with n = 4, {words}"))
    };
    back_again(4, &run).or_else(words)
}

/// Checks whether a step took back two queens in the search of 4.
fn took_back_two() -> bool {
    let queens = |rows: &[Option<usize>]| rows.iter().flatten().count();
    let runs = on_4();
    let steps = runs.iter().flat_map(|(.., run)| &run.returns);
    let mut steps = steps.filter(|call| call.call.starts_with("step("));
    steps.any(|call| queens(&call.entry) > queens(&call.back) + 1)
}

/// Returns words about a square that lazy returned to, on its way to a number of boards of n.
fn went_back(n: usize, boards: usize) -> Option<String> {
    let (runs, _) = endless::told_within(endless::SHORT, move |teller| {
        let (_, run) = try_watch(|| {
            let _until = teller.until_its_end();
            take(n, boards, || ())
        });
        teller.tell(run);
    });
    back_again(n, runs.first()?)
}

fn back_again<R>(n: usize, run: &Run<R>) -> Option<String> {
    let (taken, placed) = run.went_back()?;
    let again = if taken == placed { " again" } else { "" };
    Some(format!(
        "With n = {n}, your search took back the queen on {taken:?}, and then placed a queen on \
         {placed:?}{again}. After you take back a queen, continue with the next column of her row."
    ))
}

fn judge(n: usize, run: &Run<Boards>) {
    let different: BTreeSet<&Vec<usize>> = run.result.iter().collect();
    let (found, wanted) = (run.result.len(), solutions(n).len());
    let faulty = run
        .result
        .iter()
        .any(|queens| support::fault(n, queens).is_some());
    if faulty || !call_trace::TRACING {
        SEARCH.judge(n, run);
    }
    if different.len() < found {
        panic!("{}", twice_the_same(n, run));
    }
    if found >= wanted {
        return;
    }
    let full = run.times_full();
    let claim = too_few("lazy", n, found, wanted);
    // On a board of 1 the first column is also the last one.
    let larger = || ask(4, |solutions| solutions.take(MOST).for_each(drop));
    if run.steps.is_empty() && n < 4 && !larger().steps.is_empty() {
        panic!(
            "{claim}\nYour search placed no queen, but places queens if `n` is 4. With n = 1, row 0 \
             is also the last row, and column 0 the last column. Check the limits of both."
        );
    }
    assert!(
        !run.steps.is_empty(),
        "{claim}\nYour search placed no queen on the board. Check that step() tries the columns of \
         the row before it returns false, and that it places a queen on the first free square."
    );
    let mut steps = run.returns.iter();
    if let Some(call) = steps.find(|call| call.value == "false" && call.entry != call.back) {
        panic!(
            "{claim}\n{} changed the board and returned false. Return false only when the search \
             is over.",
            call.call
        );
    }
    let is_over = run.returns.last().is_some_and(|it| it.value == "false");
    assert!(
        !is_over || run.stood(0).is_none() || run.ends_full() || run.leaves_a_gap(),
        "{claim}\nstep() returned false when the queens were on {:?}. The search is over only when \
         row 0 has no column left: until then, place a queen, or take back the last one.",
        run.stand()
    );
    if let Some(thought) = SEARCH.thought(n, run) {
        panic!("{}", below(&claim, &thought));
    }
    let in_one_step = |call: &Return| {
        call.full_seen
            && [&call.entry, &call.back]
                .iter()
                .all(|rows| rows.contains(&None))
    };
    match run.left_out_of_row_0(n) {
        _ if full > found && run.returns.iter().any(in_one_step) => panic!(
            "{claim}\nOne call of step() filled the board and took back a queen, so `next` never \
             saw the full board. End the step when you have placed a queen."
        ),
        _ if full > found => panic!(
            "{claim}\nYour search filled the board {}, but `next` returns a board only if `row` is \
             `n`. Check `row` when the board is full.",
            diagnosis::counted(full, "time")
        ),
        Some(col) => panic!(
            "{claim}\n{}. Either your search ended before it reached this column, or your code \
             treated one of its lines as taken.",
            diagnosis::sentence(&diagnosis::never_tried(format!("column {col} of row 0")))
        ),
        None => panic!("{claim}"),
    }
}

fn twice_the_same(n: usize, run: &Run<Boards>) -> String {
    let different: BTreeSet<&Vec<usize>> = run.result.iter().collect();
    let claim = match (run.result.len(), different.len()) {
        (MOST, 1) => format!(
            "Your lazy({n}) returned the same board {MOST} times and was then stopped, but should \
             return each board once."
        ),
        (found, different) => format!(
            "Your lazy({n}) returned {}, only {different} of them different, but should return \
             each board once.",
            diagnosis::counted(found, "board")
        ),
    };
    if let Some(words) = back_again(n, run) {
        return format!("{claim}\n{words}");
    }
    if call_trace::TRACING && run.placements() < n * run.result.len() && run.times_full() == 1 {
        return format!(
            "{claim}\nYour search filled the board once, but returned it {} times. A full board has \
             no next row: take back the last queen in the very next step.",
            run.result.len()
        );
    }
    format!(
        "{claim}\nCheck that your search takes back the last queen after a solution, and then \
         continues with the next column."
    )
}

fn in_the_words_of_steps(fault: Suspect) -> String {
    match fault {
        Suspect::OneColumn => {
            "in each row, your search tried only the first free column. After you take back a \
             queen, continue with the next column of her row."
                .into()
        }
        Suspect::StopsAtFirst => {
            "your search ended at its first board. Take back the last queen in the next \
             step."
                .into()
        }
        _ => fault.words(),
    }
}

/// Explains a panic of a search of n rows, after a number of boards.
fn why(n: usize, came: usize, slip: Slip, run: &Run<()>) -> Option<String> {
    let is_placed = matches!(slip, Slip::BelowZero | Slip::NoQueen { .. }) && run.placements() > 0;
    let seen = if n == 1 && is_placed {
        seen_on_4()
    } else {
        None
    };
    match seen.or_else(|| slips(came, slip, run)) {
        Some(words) => Some(SEARCH.stopped(n, &words)),
        None => SEARCH.why(n, slip, run),
    }
}

fn slips(came: usize, slip: Slip, run: &Run<()>) -> Option<String> {
    let words = match slip {
        Slip::BelowZero
            if run
                .steps
                .last()
                .is_some_and(|step| step.after.iter().all(Option::is_none)) =>
        {
            let at_row = match took_back_two() {
                true => {
                    "check before each subtraction whether `row` is 0: with n = 4, one of your \
                     steps took back two queens"
                }
                false => "return false in row 0 before you subtract",
            };
            format!(
                "after your code took back all queens, it computed a negative number, which a \
                 `usize` cannot store. If this happened at `row - 1`, {at_row}. If it happened in \
                 `is_free` or `give_back`, check the row and the column that you pass."
            )
        }
        Slip::BelowZero => {
            let when = match &run.stand()[..] {
                [] => "before your code placed a queen, it".into(),
                queens => format!("when the queens were on {queens:?}, your code"),
            };
            format!(
                "{when} computed a negative number, which a `usize` cannot store. Either one of its own subtractions goes below zero, or it \
                 called `is_free`, `take` or `give_back` with a column that is not on the board."
            )
        }
        Slip::Outside { places, asked } if run.ends_full() && came > 0 => format!(
            "your code used index {asked} of an array of length {places}. A full board has no next \
             row: the next step only takes back the last queen, and frees the lines of her own row."
        ),
        Slip::Outside { places, asked } if run.ends_full() => format!(
            "your code used index {asked} of an array of length {places}, just after it placed the \
             last queen. Her lines are those of her own row, and a full board has no next row."
        ),
        Slip::Outside { places, asked } if run.steps.last().is_some_and(|step| !step.placed) => {
            format!(
                "your code used index {asked} of an array of length {places}, just after it took \
                 back a queen. Your code freed lines of a square other than the queen's, or \
                 tried a square that is not on the board. Rows and columns are 0 to n − 1."
            )
        }
        Slip::OffTheBoard if run.ends_full() => {
            "your code tried to place a queen below the last row. A full board has no next row. \
             Take back the last queen in the next step."
                .into()
        }
        Slip::OffTheBoard => "your code placed a queen off the board: rows and columns are 0 to n \
            − 1. Check both arguments of board.place(row, col), and how each step changes `row`."
            .into(),
        Slip::NoQueen { row } if run.placements() == 0 => format!(
            "your code called board.take_back({row}), but row {row} had no queen. Your search had \
             placed no queen before this call. Check that step() first looks for a free column, \
             and that each step forward calls `board.place`."
        ),
        Slip::NoQueen { row } if run.leaves_a_gap() => format!(
            "your code called board.take_back({row}), but row {row} had no queen, and the board \
             had a queen below an empty row. Check the rows that you pass to board.place(row, col) \
             and to board.take_back(row), and how each step changes `row`."
        ),
        Slip::NoQueen { row } if run.stood(row).is_none() => match run.stand().last() {
            Some((last, _)) => format!(
                "your code called board.take_back({row}), but row {row} had no queen: the last \
                 queen was in row {last}. A step either places a queen in row `row` and \
                 then adds 1 to `row`, or first subtracts 1 and then calls take_back once."
            ),
            None => format!(
                "your code called board.take_back({row}), but no queen was on the board. When row \
                 0 has no column left, the search is over: return false from step() in this case."
            ),
        },
        _ => return None,
    };
    Some(words)
}
