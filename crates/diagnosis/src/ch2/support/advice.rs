//! Messages about a search with three arrays, for one board or for all boards.

use std::collections::BTreeSet;
use std::fmt::Debug;
use std::panic::{AssertUnwindSafe, catch_unwind};

use call_trace::{panic_text, try_record};

use super::panics::{Slip, at_most};
use super::suspects::{Goal, Suspect, suspect};
use super::watch::{Run, Step};
use super::{Square, fault, solutions, spaced};

/// A number of calls that no search here makes if it ends.
const ENDLESS: usize = 500_000;

/// A tested search, and its goal.
pub struct Search<R> {
    pub name: &'static str,
    pub find: fn(usize) -> R,
    pub goal: Goal,
    /// Whether each call takes back its queens before it returns. A step of `lazy` does not.
    pub takes_back: bool,
    /// Explains a fault, in the words of the exercise.
    pub words: fn(Suspect) -> String,
    /// A way to find out why a free square was not tried.
    pub look: &'static str,
}

/// The advice about a free square that was not tried, if nothing more is known.
pub const LOOK: &str = "Print whether your loop reaches the square at this moment, and which of \
    its lines your code treats as taken.";

impl<R> Search<R> {
    /// Runs the search for n queens, watched.
    pub fn run(&self, n: usize) -> Run<R> {
        super::watch::watch(|| (self.find)(n), |slip, run| self.why(n, slip, run))
    }

    /// Returns the message about a panic.
    pub fn why(&self, n: usize, slip: Slip, run: &Run<()>) -> Option<String> {
        Some(self.stopped(n, &self.panicked(n, slip, run)))
    }

    /// Formats the message about a search that panicked.
    pub fn stopped(&self, n: usize, words: &str) -> String {
        let all = match (solutions(n).len(), self.goal) {
            (0, _) => "no board".into(),
            (_, Goal::First) => "a board".into(),
            (all, Goal::All) => diagnosis::counted(all, "board"),
        };
        let first = format!("Your {}({n}) panicked, but should find {all}.", self.name);
        below(&first, words)
    }

    /// Formats the message about a list that is not a solution.
    pub fn not_a_solution(&self, n: usize, queens: &[usize], fault: &str) -> String {
        let wanted = match (solutions(n).len(), self.goal) {
            (0, Goal::First) => "no board",
            (_, Goal::First) => "a solution",
            (_, Goal::All) => "solutions only",
        };
        format!(
            "Your {}({n}) found {queens:?}, but should find {wanted}.\n{}.",
            self.name,
            diagnosis::sentence(fault)
        )
    }

    /// Returns the cause of a panic.
    pub fn panicked(&self, n: usize, slip: Slip, run: &Run<()>) -> String {
        let last = n.saturating_sub(1);
        if let Some(words) = again(run) {
            return words;
        }
        if let Some(words) = of_another_size(n, run) {
            return words;
        }
        if let (Slip::Outside { .. }, Some(words)) = (slip, skipped(run)) {
            return words;
        }
        if let Slip::NoQueen { row } = slip
            && let Some(col) = run.stood(row)
        {
            return format!(
                "your code called board.take_back({row}), but row {row} had no queen. Your code \
                 had placed a queen on ({row}, {col}), but on another board. Use one board for \
                 the whole search."
            );
        }
        match slip {
            Slip::BelowZero if run.left_out_of_row_0(n).is_none() && run.is_back_in_row_0() => {
                "your code computed a negative number, which a `usize` cannot store. Until then, it \
                 had tried every column of row 0. If it goes back one row here, end the search \
                 instead. If not, check each subtraction after board.take_back."
                    .into()
            }
            // On the only square of such a board, row − column is 0.
            Slip::BelowZero if self.slip(1) == Some(slip) => format!(
                "your code computed a negative number, which a `usize` cannot store{}. Check each \
                 subtraction in your code for the first row and the first column.",
                if n == 1 {
                    ""
                } else {
                    ", and does so also for n = 1"
                }
            ),
            Slip::BelowZero => "your code computed a negative number, which a `usize` cannot \
                store. Check each subtraction: computed from left to right, row + n − 1 − col is \
                never negative."
                .into(),
            Slip::Outside { asked, .. } if asked > usize::MAX / 2 => "your code computed a \
                negative difference, which wrapped around to a huge index. Check each \
                subtraction: computed from left to right, row + n − 1 − col is never negative."
                .into(),
            Slip::Outside { places, asked } if self.runs_for_8_alone() => format!(
                "your code used index {asked} of an array of length {places}. Your code panics for \
                 4 to 7 queens, but not for 8. Check whether you wrote 8 or 7 instead of n or n − \
                 1."
            ),
            Slip::Outside { places, asked } if n == 1 => format!(
                "your code used index {asked} of an array of length {places}. With n = 1, every \
                 right index is 0. Check the indices `col`, row + col and row + n − 1 − col."
            ),
            Slip::Outside { places, asked } if places == n => format!(
                "your code used index {asked} of an array of length {places}. The {n} columns have \
                 the numbers 0 to {last}. Check the columns of your loop, and the index and the \
                 length of this array."
            ),
            Slip::Outside { places, asked } => format!(
                "your code used index {asked} of an array of length {places}. There are {n} \
                 columns and {} diagonals of each kind: row + col and row + n − 1 − col are 0 to \
                 {}. Check the index and the length of this array.",
                2 * n - 1,
                2 * n - 2
            ),
            Slip::NoQueen { row } => no_queen(row, run),
            Slip::OffTheBoard => format!(
                "your code placed a queen off the board: the last row and the last column are \
                 {last}. Check both arguments of board.place(row, col), of which the row is the \
                 first, and the row that you pass to the call for the next row."
            ),
        }
    }

    fn runs_for_8_alone(&self) -> bool {
        !(4..8).any(|n| self.runs(n)) && self.runs(8)
    }

    fn runs(&self, n: usize) -> bool {
        diagnosis::attempt(|| (self.find)(n)).is_some()
    }

    /// Returns the mistake that makes the search for n queens panic, or `None` if it does not panic
    /// or the mistake is unknown.
    pub fn slip(&self, n: usize) -> Option<Slip> {
        let stopped = diagnosis::attempt(|| try_record(|| (self.find)(n)).0.err());
        Slip::read(&stopped.flatten()?.to_string())
    }

    /// Checks that each call left the board as it found it. If one board is wanted, a call may leave a full one.
    pub fn left_as_found<S>(&self, n: usize, run: &Run<S>) {
        if !call_trace::TRACING {
            return;
        }
        let may_keep_full = self.goal == Goal::First;
        let words = run.vanished().or_else(|| run.not_as_found(may_keep_full));
        if let Some(words) = words {
            let call = format!("{}({n})", self.name);
            panic!("{}", diagnosis::of_yours(&call, &words));
        }
    }

    /// Checks that a run placed a queen once on each free square, and on no other.
    pub fn places_no_more<S>(&self, n: usize, run: &Run<S>, suffice: usize) {
        demand_free_squares(self.name, n, run, suffice);
        let why = match run.made_twice() {
            Some(queens) => format!(
                "Your search placed the queens {queens:?} twice. Place a queen on each free square \
                 only once."
            ),
            None => "In each call, place a queen on each free square of the row once, and on no \
                     other square."
                .into(),
        };
        assert!(
            run.placements() <= suffice,
            "{}\n{why}",
            too_many(self.name, n, run.placements(), suffice)
        );
    }

    /// Explains a wrong run by the squares of its placements, or returns `None` if a right search uses the same
    /// squares.
    pub fn thought<S>(&self, n: usize, run: &Run<S>) -> Option<String> {
        if !call_trace::TRACING || run.steps.is_empty() {
            return None;
        }
        if let Some(words) = again(run) {
            return Some(words);
        }
        if let Some(words) = of_another_size(n, run) {
            return Some(words);
        }
        let fault = suspect(n, self.goal, &run.squares(), |other| self.squares(other));
        let left = (self.goal == Goal::All && self.takes_back)
            .then(|| run.not_as_found(false))
            .flatten();
        // Ends with the board that failed, so that its run is the last one.
        let _ = self.squares(n);
        Some(match fault {
            // From outside, a search that tries no more columns looks like one that finds no more free ones.
            Some(Suspect::StopsAtFirst | Suspect::LeavesRowAtFirst)
                if run.took_back_when_full() =>
            {
                "after the first full board, your search placed no more queens. Check that your \
                 code frees the lines of each queen and then tries the next column."
                    .into()
            }
            // If one call fills all rows, there is no child that could fail.
            Some(Suspect::OneColumn) if run.calls() == 1 => {
                "your search tried only the first free column of each row. If a row has no free \
                 column, take back the queen of the row above, and try her next column."
                    .into()
            }
            Some(Suspect::NotFreed([true, true, true]))
                if self.takes_back && run.steps.iter().all(|step| step.placed) =>
            {
                "your search never takes back a queen, and leaves her lines marked when it tries \
                 the next column. Take her back and free her lines before you try the next column."
                    .into()
            }
            Some(fault) => (self.words)(fault),
            None if let Some(words) = skipped(run) => words,
            None if left.is_some() => left?,
            None if let Some((_, old, new)) = run.attacked() => format!(
                "your search placed a queen on {new:?}, which the queen on {old:?} attacked{}. Check \
                 when your code marks, tests and frees the line that they share, and at which \
                 index.{}",
                match run.passed_over() {
                    Some(_) => ", and left out some free squares",
                    None => "",
                },
                run.made_twice()
                    .filter(|_| run.squares().iter().all(|it| it.0 != new.0 || *it == new))
                    .map_or(String::new(), |queens| format!(
                        " Your search also placed the queens {queens:?} twice: check both arguments \
                         of board.place(row, col)."
                    ))
            ),
            None => self.passed_over(run)?,
        })
    }

    /// Returns words about a search that placed no queen.
    pub fn none_placed(&self, n: usize) -> String {
        let leaves_out_the_middle =
            |it: &Vec<Square>| it.contains(&(0, 0)) && !it.contains(&(0, 1));
        match self.squares(3).filter(leaves_out_the_middle) {
            Some(_) if n == 1 => "your search placed no queen on the board. With n = 3, it never \
                tried column 1 of row 0, which is the middle column. With n = 1, column 0 is the \
                middle column. In row 0, try the middle column, too."
                .into(),
            _ => NONE_PLACED.into(),
        }
    }

    /// Returns a sentence about a column of row 0 without a placement.
    pub fn never_tried<S>(&self, n: usize, run: &Run<S>) -> Option<String> {
        let col = run.left_out_of_row_0(n)?;
        if self.takes_back && run.squares().iter().all(|square| square.0 > 0) {
            return Some(
                "your search placed no queen in row 0. Check the row in which it begins, when it \
                 places a queen, and the row that you pass to board.place(row, col)."
                    .into(),
            );
        }
        let never = diagnosis::never_tried(format!("column {col} of row 0"));
        let look = match self.look {
            LOOK => {
                "Either your loop does not reach this column, or your code treats one of its lines \
                 as taken."
            }
            own => own,
        };
        Some(format!("{never}. {look}"))
    }

    /// Returns a sentence about a free square that was never tried.
    pub fn passed_over<S>(&self, run: &Run<S>) -> Option<String> {
        let passed = run.passed_over()?;
        let (square, look) = (passed.square, self.look);
        let left_out = match passed.none_in_its_row {
            true => format!("placed no queen in row {}", square.0),
            false => "did not try it".to_owned(),
        };
        let held = match (passed.moved_on, &passed.were_held[..]) {
            (Some(queen), _) if queen == square => "A queen was on this square until your code \
                moved her without `take_back`."
                .into(),
            (Some(queen), _) => format!(
                "The queen on {queen:?} attacked this square until your code moved her without \
                 `take_back`."
            ),
            (None, []) => "Until then, no queen had been on its lines.".into(),
            (None, [queen]) if *queen == square => {
                "Earlier, your code had taken back a queen from this square.".into()
            }
            (None, [queen]) if run.used_later(passed.at, *queen, square) => String::new(),
            (None, [queen]) => format!(
                "Earlier, your code had taken back the queen on {queen:?}, which attacked this square."
            ),
            (None, queens) => format!(
                "Earlier, your code had taken back {} queens from the column and the diagonals of \
                 this square.",
                queens.len()
            ),
        };
        let cause = match run.handed(&passed.queens) {
            Some((call, entry)) if passed.none_in_its_row && entry > square.1 => format!(
                "In the list of {call}, the entry with index {} is {entry}. Does the loop of this \
                 call begin after column {entry}?",
                square.0 + 1
            ),
            None if run.calls() == 1 && run.squares().iter().all(|it| it.0 == 0) => {
                "The recorder saw no call for row 1.".into()
            }
            _ if held.is_empty() && run.only_first_calls_placed() => {
                "For each row, no call after the first one placed a queen. Check the column with \
                 which each call begins, and whether your code frees all lines that it marks."
                    .into()
            }
            _ if held.is_empty() => look.to_owned(),
            _ => format!("{held} {look}"),
        };
        Some(format!(
            "when the queens were on {:?}, the square {square:?} was free, but your search \
             {left_out}. {cause}",
            passed.queens
        ))
    }

    /// Returns the squares of the placements for n queens, or `None` after a panic.
    pub fn squares(&self, n: usize) -> Option<Vec<Square>> {
        let run = || super::watch::watch(|| drop((self.find)(n)), |_, _| None);
        // A search that ends for one n may not end for another.
        Some(diagnosis::attempt(|| at_most(ENDLESS, run))?.squares())
    }
}

/// Returns words if exactly the boards with the first queen in the middle column were found twice.
fn twice_from_the_middle(n: usize, found: &[Vec<usize>], is_refilled: bool) -> Option<String> {
    let in_the_middle = |queens: &[usize]| n % 2 == 1 && queens.first() == Some(&(n / 2));
    let count = |queens| found.iter().filter(|it| *it == queens).count();
    let is_so = found
        .iter()
        .all(|queens| count(queens) == if in_the_middle(queens) { 2 } else { 1 });
    let advice = match is_refilled {
        true => "If two loops try the columns of row 0, try this column in only one of them.",
        false => {
            "If it adds mirror images, do not add the mirror image of such a board: the search \
             finds it anyway."
        }
    };
    (n > 1 && is_so && found.iter().any(|queens| in_the_middle(queens))).then(|| {
        format!(
            "Your code returned two copies of each board whose first queen is in the middle \
             column. {advice}"
        )
    })
}

impl Search<Vec<Vec<usize>>> {
    /// Runs the search for n queens, and checks that it finds each solution once.
    pub fn run_all(&self, n: usize) -> Run<Vec<Vec<usize>>> {
        let run = self.run(n);
        self.judge(n, &run);
        run
    }

    /// Checks that a run found each solution once.
    pub fn judge(&self, n: usize, run: &Run<Vec<Vec<usize>>>) {
        let (found, all) = (&run.result, solutions(n));
        if let Some(queens) = found.iter().find(|queens| fault(n, queens).is_some()) {
            panic!("{}", self.no_solution(n, queens, run));
        }
        let different: BTreeSet<&Vec<usize>> = found.iter().collect();
        assert!(
            different.len() == all.len(),
            "{}",
            self.missing(n, different.len(), all.len(), run)
        );
        let is_refilled = run.times_full() > different.len();
        let why = if is_refilled {
            "Your search filled a board more than once. Place a queen on each free square only \
             once."
        } else {
            "Store each full board only once."
        };
        assert!(
            found.len() == different.len(),
            "Your {}({n}) found {}, only {} of them different, but should find each board \
             once.\n{}",
            self.name,
            diagnosis::counted(found.len(), "board"),
            different.len(),
            twice_from_the_middle(n, found, is_refilled).unwrap_or_else(|| why.into())
        );
    }

    fn no_solution(&self, n: usize, queens: &[usize], run: &Run<Vec<Vec<usize>>>) -> String {
        let fault = fault(n, queens).unwrap_or_default();
        let claim = self.not_a_solution(n, queens, &fault);
        let thought = match run.vanished() {
            _ if !call_trace::TRACING => None,
            Some(words) => Some(words),
            None if queens.len() < n && run.skipped.is_some() => skipped(run),
            None if queens.len() < n && too_early(run).is_some() => too_early(run),
            None if queens.len() < n && run.placements_until_full().is_none() => {
                let empty = run
                    .steps
                    .iter()
                    .filter(|step| step.placed)
                    .find_map(|step| {
                        let stands = step.after.iter().flatten().eq(queens);
                        stands.then(|| step.after.iter().position(Option::is_none))?
                    });
                Some(match empty {
                    Some(0) if run.squares().iter().all(|it| it.0 > 0) => "your code stored the \
                        board, but never placed a queen in row 0."
                        .into(),
                    Some(row) => {
                        format!(
                            "your code stored the board while row {row} had no queen. Store the \
                             board when every row has a queen."
                        )
                    }
                    None => "your search never filled the board. Store the board when every row \
                             has a queen."
                        .into(),
                })
            }
            None if queens.len() < n => Some(too_short(queens, run)),
            None if run.steps.is_empty() => kept_elsewhere(&fault),
            None => self.thought(n, run).or_else(|| {
                (!run.ever_stood(queens)).then(|| {
                    "your search never placed these queens together. When all rows are filled, \
                     store board.queens()."
                        .into()
                })
            }),
        };
        below(&claim, thought.as_deref().unwrap_or_default())
    }

    fn missing(&self, n: usize, found: usize, all: usize, run: &Run<Vec<Vec<usize>>>) -> String {
        let thought = if call_trace::TRACING {
            self.why_missing(n, found, run)
        } else {
            None
        };
        below(
            &too_few(self.name, n, found, all),
            thought.as_deref().unwrap_or_default(),
        )
    }

    fn why_missing(&self, n: usize, found: usize, run: &Run<Vec<Vec<usize>>>) -> Option<String> {
        if run.steps.is_empty() {
            // A search that found some boards keeps its queens elsewhere.
            return (found == 0).then(|| self.none_placed(n));
        }
        let full = run.times_full();
        let full = (full > found).then(|| {
            format!(
                "your search filled the board {}. Either your code did not store a copy each time, \
                 or it replaced or emptied the list later. The list must contain each full board \
                 once.",
                diagnosis::counted(full, "time")
            )
        });
        run.vanished()
            .or_else(|| self.thought(n, run))
            .or(full)
            .or_else(|| self.never_tried(n, run))
    }
}

/// The words about a search that placed no queen.
pub const NONE_PLACED: &str = "your search placed no queen on the board. Check that your code \
    reaches its loop and tries every column. Check also that the arrays mark each line as free \
    (true) at first, and that a queen is placed where all three lines are free.";

/// Returns a first line with a thought below it, unless the thought is "".
pub fn below(first: &str, thought: &str) -> String {
    match thought {
        "" => first.into(),
        _ => format!("{first}\n{}", diagnosis::sentence(thought)),
    }
}

/// Returns words about a call that called itself with the same arguments.
fn again<S>(run: &Run<S>) -> Option<String> {
    let again = run.repeated.as_ref()?;
    let (name, args) = again.split_once('(')?;
    let row: usize = args.split([',', ')']).next()?.parse().ok()?;
    ["place_row", "try_row"].contains(&name).then(|| {
        format!(
            "{again} called {again}, but the next row is row {}.",
            row + 1
        )
    })
}

/// Returns words about a board of another size than n.
fn of_another_size<S>(n: usize, run: &Run<S>) -> Option<String> {
    let rows = run.steps.first()?.after.len();
    let is_right = |step: &Step| step.after.len() == n;
    (!run.steps.iter().any(is_right)).then(|| {
        format!(
            "your board has {}, but n is {n}. Check the size that you pass to Board::new.",
            diagnosis::counted(rows, "row")
        )
    })
}

/// Returns words about two queens on one line that never were on the board.
pub fn kept_elsewhere(fault: &str) -> Option<String> {
    fault.contains("share").then(|| {
        "your code keeps its queens elsewhere than on the board. Check how it tests the second of \
         these squares."
            .into()
    })
}

/// Returns words about a call of `place_row` for another row than the next.
pub fn skipped<S>(run: &Run<S>) -> Option<String> {
    let (above, below) = run.skipped.as_ref()?;
    Some(format!(
        "{above} called {below}. Pass row + 1 to the call for the next row."
    ))
}

/// Explains a list with too few queens, although the search filled the board.
fn too_short(queens: &[usize], run: &Run<Vec<Vec<usize>>>) -> String {
    let (found, full) = (&run.result, run.full_boards());
    let is_part = |(list, full): (&Vec<usize>, &Vec<usize>)| {
        let mut rest = full.iter();
        list.iter().all(|col| rest.any(|it| it == col))
    };
    let at = found.iter().position(|list| list == queens);
    if found.len() == full.len()
        && found.iter().zip(&full).all(is_part)
        && let Some(full) = at.and_then(|at| full.get(at))
    {
        return format!(
            "your search filled the board with the columns {full:?}, but this list has only \
             {queens:?}. Use all of board.queens() while the board is full."
        );
    }
    let stood = |step: &Step| step.after.iter().flatten().eq(queens);
    match run.steps.iter().any(stood) {
        true => "store the board when all rows are filled, before you take back a queen.".into(),
        false => String::new(),
    }
}

/// Formats the first line about missing boards.
pub fn too_few(name: &str, n: usize, found: usize, all: usize) -> String {
    let found = match found {
        0 => "no board".into(),
        found => diagnosis::counted(found, "board"),
    };
    format!("Your {name}({n}) found {found}, but should find {all}.")
}

/// Formats the first line about too many placements.
pub fn too_many(name: &str, n: usize, placed: usize, suffice: usize) -> String {
    format!(
        "Your {name}({n}) made {}, but should make at most {}.",
        placements(placed),
        spaced(suffice)
    )
}

/// Checks that no queen was placed under attack.
pub fn demand_free_squares<S>(name: &str, n: usize, run: &Run<S>, suffice: usize) {
    let Some((queens, a, b)) = run.attacked() else {
        return;
    };
    let shared = super::shared(a, b).unwrap_or_default();
    let first = if run.placements() > suffice {
        too_many(name, n, run.placements(), suffice)
    } else {
        format!(
            "Your {name}({n}) placed a queen on an attacked square, but should place queens on \
             free squares only."
        )
    };
    panic!(
        "{first}\nThe queens on {a:?} and {b:?} {shared}. Place queens on free squares \
         only.\nqueens on the board: {queens:?}"
    );
}

/// Explains a queen that is missing when she is to be taken back.
fn no_queen(row: usize, run: &Run<()>) -> String {
    let claim = format!("your code called board.take_back({row}), but row {row} had no queen.");
    if let Some((call, square)) = &run.misplaced {
        return format!(
            "{claim} {call} had placed its queen on {square:?}, which is in another row. Check the \
             row that you pass to board.place(row, col)."
        );
    }
    let seen = || match &run.stand()[..] {
        [] => format!("{claim} At this moment, the board was empty."),
        queens => format!("{claim} At this moment, the queens were on {queens:?}."),
    };
    match &run.running {
        _ if run.steps.is_empty() => format!(
            "{claim} Until this moment, your code had placed no queen. Call board.place(row, col) \
             before the call for the next row."
        ),
        _ if run.calls() == 1 => seen(),
        Some((call, Some(own))) if *own != row => format!(
            "{claim} {call} fills row {own}. Take back only the queen that this call placed."
        ),
        _ if run.leaves_a_gap() => seen(),
        _ => format!(
            "{claim} Each queen can be taken back only once, and only in the row where she was \
             placed."
        ),
    }
}

/// Returns a sentence about a call that was made while a row above its own was empty.
pub fn too_early<S>(run: &Run<S>) -> Option<String> {
    let (call, row) = run.called_too_early()?;
    Some(format!(
        "Your search called {} while row {row} had no queen. Make a call for a row \
         only while every row above has a queen.",
        call.call
    ))
}

/// Checks that two runs return the same, and returns whether both ended without a panic. It is for tests that ask
/// more, so that a value kept between calls is not mistaken for another fault.
pub fn same_again<R: PartialEq + Debug>(call: &str, program: impl Fn() -> R) -> bool {
    let (first, second) = (diagnosis::attempt(&program), diagnosis::attempt(&program));
    let (Some(first), Some(second)) = (first, second) else {
        return false;
    };
    diagnosis::assert_same_again(call, &first, &second);
    true
}

/// Checks the boards of further sizes. `wrong` explains a wrong answer. The message is about the smallest wrong
/// board.
pub fn right_for<R>(
    name: &str,
    sizes: &[usize],
    find: impl Fn(usize) -> R,
    wrong: impl Fn(usize, &R) -> Option<String>,
) {
    let fault = |n: usize| match diagnosis::attempt(|| find(n)) {
        Some(found) => wrong(n, &found),
        None => Some(said(|| drop(find(n)))),
    };
    let is_wrong = |n: &usize| fault(*n).is_some();
    let smaller = |n: &usize| (1..*n).collect();
    diagnosis::demand_each(sizes.iter().copied(), smaller, is_wrong, |&n| {
        let Some(its) = fault(n) else { return };
        let mut larger = sizes.iter().chain(&[8]);
        let larger = larger.find(|&&m| m > n && fault(m).is_none());
        let its = diagnosis::of_yours(&format!("{name}({n})"), &its);
        let first = format!("{its}.\nYour results for 1 to {} queens are right", n - 1);
        match larger {
            Some(larger) => panic!("{first}, and so is your result for {larger} queens."),
            None => panic!(
                "{first}. Check whether your code uses a number or a type that is too small."
            ),
        }
    });
}

/// Describes the end of a program that panics. The panic is also printed.
fn said(program: impl FnOnce()) -> String {
    let Err(panic) = catch_unwind(AssertUnwindSafe(program)) else {
        return "yours panicked, but should not".into();
    };
    let own = panic_text(&*panic).unwrap_or_default();
    let why = match Slip::read(own) {
        Some(Slip::BelowZero) => {
            "your code computed a negative number, which a `usize` cannot store"
        }
        _ => own,
    };
    format!("yours panicked, but should not: {why}")
}

/// Describes the fault of a list that should have all solutions, or returns `None` if it is right.
pub fn not_all(n: usize, found: &[Vec<usize>]) -> Option<String> {
    let wanted = solutions(n);
    if let Some(queens) = found.iter().find(|queens| fault(n, queens).is_some()) {
        let fault = fault(n, queens).unwrap_or_default();
        return Some(format!(
            "yours found {queens:?}, but should find solutions only: {fault}"
        ));
    }
    let different = found.iter().collect::<BTreeSet<_>>().len();
    let (found, wanted) = (found.len(), wanted.len());
    match (different == found, found == wanted) {
        (true, true) => None,
        (true, false) => Some(format!(
            "yours found {}, but should find {}",
            diagnosis::counted(found, "board"),
            spaced(wanted)
        )),
        (false, _) => Some(format!(
            "yours found {}, only {} of them different, but should find {}, each once",
            diagnosis::counted(found, "board"),
            spaced(different),
            spaced(wanted)
        )),
    }
}

/// Formats a number of placements: "1 placement".
pub fn placements(count: usize) -> String {
    match count {
        1 => "1 placement".into(),
        _ => format!("{} placements", spaced(count)),
    }
}
