//! The claims of the tests of `search`, and explanations of wrong answers.

mod support;

use call_trace::Tree;
use diagnosis::{
    Answers, Shapes, attempt, counted, ended, sentence, twice, watch, worth, wrong_answer,
};
use eight_queens::board::Square;
use eight_queens::colouring::Colouring;
use eight_queens::free::Free;
use eight_queens::problem::Problem;
use eight_queens::search::{Queens, queens, search};
use fastrand::Rng;
use std::cell::RefCell;
use std::rc::Rc;
use support::solutions;
use support::written::{
    Did, ENOUGH, State, Written, both, chosen, first_step, leaps_up, made, made_again, notation,
    same, two_at_once, with, without_end,
};

pub(super) fn what_fails_is_taken_back_and_the_next_choice_is_tried(text: &str) {
    judge(text);
}

pub(super) fn the_first_solution_ends_the_search(text: &str) {
    judge(text);
}

pub(super) fn a_problem_that_nobody_has_seen_is_searched_in_the_same_way() {
    let mut random = Rng::with_seed(29);
    let mut problems: Vec<String> = (0..300)
        .map(|_| State::random(&mut random, 4).to_string())
        .collect();
    // Shortest first, because a small problem explains most.
    problems.sort_by_key(String::len);
    for text in problems {
        judge(&text);
    }
}

pub(super) fn a_map_is_coloured(colours: usize, want: &[usize]) {
    small_problems();
    let mut map = Colouring::four_countries(colours);
    let question = format!(
        "search on the map of four countries with {}",
        counted(colours, "colour")
    );
    let (found, _) = watch(|| search(&mut map), |_, _| None);
    let is_right = found != want.is_empty() && map.chosen() == want;
    assert!(
        is_right,
        "{}",
        wrong_answer(
            &question,
            format!("{found} with the colours {:?}", map.chosen()),
            format!("{} with {want:?}", !want.is_empty()),
            ""
        )
    );
}

pub(super) fn the_queens_offer_the_free_columns_of_the_next_row(n: usize) {
    walk(n);
}

pub(super) fn the_board_that_is_found_is_that_of_first_solution(n: usize) {
    small_problems();
    walk(4);
    let (found, _) = watch(|| queens(n), |_, _| None);
    let want = solutions(n).first().cloned();
    assert!(
        found == want,
        "{}",
        wrong_answer(
            &format!("queens({n})"),
            format!("{found:?}"),
            format!("{want:?}"),
            ""
        )
    );
    twice(&format!("queens({n})"), || queens(n));
}

pub(super) fn the_queens_are_placed_as_by_first_solution(n: usize) {
    small_problems();
    walk(4);
    let run = support::watch::watch(|| queens(n), |_, _| None);
    let (placed, plain) = (run.squares(), placed_by_first_solution(n));
    let mut pairs = placed.iter().zip(&plain).zip(1..);
    if let Some(((its, plain), number)) = pairs.find(|((its, plain), _)| its != plain) {
        panic!(
            "Your queens({n}) made its placement {number} on {its:?}, but should make it on {plain:?}, as \
             first_solution does."
        );
    }
    assert!(
        placed == plain,
        "Your queens({n}) made {}, but should make {}, as first_solution does.",
        counted(placed.len(), "placement"),
        plain.len()
    );
}

pub(super) fn the_page_asked_for_the_calls_of_a_map() {
    small_problems();
    walk(4);
    let (_, map) = watch(|| search(&mut Colouring::four_countries(3)), |_, _| None);
    let run = support::watch::watch(|| queens(8), |_, _| None);
    worth(format!(
        "{} for a map that three colours do not suffice for, and {} to the first board of 8, as by first_solution: one \
         search for both.",
        counted(map.calls(), "call"),
        counted(run.squares().len(), "placement")
    ));
}

/// The steps of a search, the right steps, and how many of them are the same at the beginning.
struct Run {
    did: Vec<Did>,
    should: Vec<Did>,
    returned: bool,
    found: bool,
    same: usize,
    calls: Vec<Called>,
}

/// A call: its state, its result, and whether it made calls of its own.
struct Called {
    state: String,
    answer: String,
    calls: bool,
}

impl Run {
    fn of(first: &State, did: Vec<Did>, returned: bool, calls: Vec<Called>) -> Run {
        let mut should = Vec::new();
        let found = first.search(&mut should);
        let same = same(&did, &should);
        Run {
            did,
            should,
            returned,
            found,
            same,
            calls,
        }
    }

    /// Returns the right step and the actual step at the first difference.
    fn next(&self) -> (Option<Did>, Option<Did>) {
        (
            self.should.get(self.same).copied(),
            self.did.get(self.same).copied(),
        )
    }

    /// Returns the choices that were made and not taken back until the first difference.
    fn path(&self) -> Vec<usize> {
        chosen(&self.did[..self.same])
    }

    /// Returns the first call in the state at the first difference.
    fn call(&self) -> Option<&Called> {
        let state = format!("{:?}", self.path());
        self.calls.iter().find(|call| call.state == state)
    }

    /// Checks whether the call in this state returned true without a further call.
    fn was_told(&self) -> bool {
        self.call()
            .is_some_and(|call| call.answer == "true" && !call.calls)
    }
}

/// Checks the problems of the first test. A later test fails here with the same words.
fn small_problems() {
    for text in [
        "*",
        "[]",
        "[*]",
        "[[]]",
        "[[], *]",
        "[*, *]",
        "[[], *[*]]",
        "[[[], []], [[]]]",
    ] {
        judge(text);
    }
}

/// Checks the search of a written problem.
fn judge(text: &str) {
    let question = format!("search on {text}");
    let is_right = || {
        let (mut problem, mut should) = (Written::read(text), Vec::new());
        let want = problem.first.search(&mut should);
        attempt(|| search(&mut problem)) == Some(want) && problem.did.take() == should
    };
    if diagnosis::answers_only(&question, is_right) {
        return;
    }
    let mut problem = Written::read(text);
    let (first, did) = (problem.first.clone(), Rc::clone(&problem.did));
    let should = first.search(&mut Vec::new());
    let (returned, trace) = watch(
        || search(&mut problem),
        |panic, tree| stopped_early(text, panic, tree, &did.borrow(), should),
    );
    let tree = trace.tree();
    let calls = tree.calls.iter().map(|call| Called {
        state: call.args.values(),
        answer: call.value.unwrap_or_default().to_owned(),
        calls: !call.children.is_empty(),
    });
    let run = Run::of(&first, did.take(), returned, calls.collect());
    if run.returned == run.found && run.did == run.should {
        return;
    }
    let thought = diagnosis::right_alone(&question).or_else(|| thought(&run));
    let thought = thought.map_or(String::new(), |it| format!("\n{}", sentence(&it)));
    let both = both(&run.did, &run.should);
    panic!(
        "{}{thought}{both}\n{}",
        claim(&question, &run),
        notation(text)
    );
}

/// Formats the message about a search that panicked or was stopped.
fn stopped_early(
    text: &str,
    panic: &str,
    tree: &Tree<'_>,
    did: &[Did],
    should: bool,
) -> Option<String> {
    let (question, notation) = (format!("search on {text}"), notation(text));
    let too_many = did.len() >= ENOUGH;
    if !too_many && !diagnosis::went_too_deep(panic) {
        let said = panic
            .lines()
            .next()
            .filter(|said| !said.starts_with("not yet"))?;
        let thought = format!("The panic message: {said}");
        let said = ended(panic, tree.calls.len(), &question, should, &thought);
        return Some(format!("{said}\n{notation}"));
    }
    let thought = match chosen(did).len() {
        ..100 if too_many => made_again(did).unwrap_or_default(),
        _ => without_end(tree, did, "search"),
    };
    if !too_many {
        let said = ended(panic, tree.calls.len(), &question, should, &thought);
        return Some(format!("{said}\n{notation}"));
    }
    let began: Vec<String> = did[..6].iter().map(Did::to_string).collect();
    Some(format!(
        "Your {question} was stopped after {}, but should return {should}.\n{}\nyour steps: {}, …\n{notation}",
        counted(did.len(), "step"),
        sentence(&thought),
        began.join(", ")
    ))
}

fn claim(question: &str, run: &Run) -> String {
    let (its, plain) = (chosen(&run.did), chosen(&run.should));
    if run.returned != run.found {
        wrong_answer(question, run.returned, run.found, "")
    } else if its != plain {
        let (its, plain) = (made(&its), made(&plain));
        format!("Your {question} left {its}, but should leave {plain}.")
    } else {
        first_step(question, &run.did, &run.should)
    }
}

/// Explains the first step that differs.
fn thought(run: &Run) -> Option<String> {
    let again = run.did.get(..=run.same).and_then(made_again);
    let again = again.filter(|_| !leaps_up(search));
    let states = run.calls.iter().map(|call| call.state.as_str());
    let again = again.or_else(|| two_at_once(states, &run.did, run.same));
    again.or_else(|| match run.next().0 {
        Some(Did::Choose(_)) => where_more_was_to_try(run),
        Some(Did::TakeBack(_)) => where_a_choice_failed(run),
        None => where_all_was_done(run),
    })
}

fn where_more_was_to_try(run: &Run) -> Option<String> {
    let at = with(&run.path());
    Shapes::of(run)
        .row(
            |run| !run.did.is_empty() && run.next().1.is_none(),
            |run| run.next().0,
            |next| {
                format!(
                    "{at}, your search did not try the next step: {next}. Try every \
                     choice until one choice succeeds."
                )
            },
        )
        .row(
            |run| run.did.is_empty(),
            |run| (!run.returned).then_some(()),
            |()| "your search tried no choice. Try every choice until one choice succeeds.".into(),
        )
        .row(
            |_| true,
            |run| match run.next() {
                (Some(Did::Choose(want)), Some(Did::Choose(its))) => Some((want, its)),
                _ => None,
            },
            |(want, its)| {
                format!(
                    "{at}, your search tried choice {its}, but choice {want} comes first. Try \
                     all choices in the order of choices()."
                )
            },
        )
        .row(
            |run| matches!(run.next().1, Some(Did::TakeBack(_))),
            |run| Some((run.path().pop()?, run.next().0?)),
            |(last, next)| {
                format!(
                    "your search took back choice {last} before it tried the next step: {next}. \
                     Before you take back choice {last}, try every choice that follows it."
                )
            },
        )
        .words()
}

fn where_a_choice_failed(run: &Run) -> Option<String> {
    let at = with(&run.path());
    Shapes::of(run)
        .row(
            |run| run.next().1.is_none(),
            |run| Some((run.returned, run.call().map(|call| call.answer.as_str()))),
            |returned| match returned {
                (true, Some("false")) => format!(
                    "the call {at} returned false, but your search then returned true. After a \
                     call, return true only if this call returned true."
                ),
                (true, _) => format!(
                    "{at}, no choice is left and is_complete() is false, but your \
                     search returned true. Return false in this case."
                ),
                _ => format!(
                    "{at}, your search stopped without a solution. A choice without a solution \
                     must be taken back, before the next choice is tried."
                ),
            },
        )
        .row(
            |_| true,
            |run| match run.next() {
                (Some(Did::TakeBack(want)), Some(Did::Choose(its))) => Some((want, its)),
                _ => None,
            },
            |(want, its)| {
                format!(
                    "your search made choice {its} before it took back choice {want}. Take back \
                     choice {want} first."
                )
            },
        )
        .row(
            |_| true,
            |run| match run.next() {
                (Some(Did::TakeBack(want)), Some(Did::TakeBack(its))) => Some((want, its)),
                _ => None,
            },
            |(want, its)| {
                format!(
                    "of the choices still made, the last was {want}, but your search took back \
                     choice {its}. Take back the last choice that is still made."
                )
            },
        )
        .words()
}

fn where_all_was_done(run: &Run) -> Option<String> {
    let at = with(&run.path());
    let told = format!("the call {at} returned true, but its caller");
    let went_on = |run: &Run| match run.next().1 {
        Some(Did::Choose(choice)) => Some(choice),
        _ => None,
    };
    Shapes::of(run)
        .row(
            |run| run.found && !run.was_told(),
            went_on,
            |choice| {
                format!(
                    "{at}, is_complete() is true, but your search made choice {choice}. \
                 Return true before you make a choice."
                )
            },
        )
        .row(
            |run| run.found && run.was_told(),
            went_on,
            |choice| {
                format!(
                    "{told} continued with choice {choice}. Return true at once, before you take \
                     back a choice."
                )
            },
        )
        .row(
            |run| run.found && run.was_told(),
            |run| match run.next().1 {
                Some(Did::TakeBack(choice)) => Some(choice),
                _ => None,
            },
            |choice| {
                format!(
                    "{told} took back choice {choice}. Return true at once, before you take \
                         back a choice."
                )
            },
        )
        .row(
            move |run| run.found && !run.was_told() && went_on(run).is_none(),
            Run::call,
            |call| {
                format!(
                    "{at}, your search returned {}, but is_complete() is true. Return \
                     true in this case.",
                    call.answer
                )
            },
        )
        .row(
            |run| run.found && !run.returned && !run.path().is_empty(),
            |run| match (run.call(), run.next().1) {
                (None, Some(Did::TakeBack(_))) => Some("took back this choice"),
                (None, None) => Some("returned false"),
                (Some(_), None) if run.was_told() => {
                    Some("returned false after a call had returned true")
                }
                _ => None,
            },
            |did| {
                let at = with(&run.path());
                format!("{at}, is_complete() is true, but your search {did}. Return true at once.")
            },
        )
        .row(
            |run| !run.found,
            |run| run.next().1.is_none().then_some(()),
            |()| {
                "your search had tried every choice, but did not return false. Return false in \
                  this case."
                    .into()
            },
        )
        .row(
            |run| !run.found,
            |run| match run.next().1 {
                Some(Did::TakeBack(choice)) => Some(choice),
                _ => None,
            },
            |choice| {
                format!(
                    "{at}, your search took back choice {choice}. Take back only a choice that is \
                     still made."
                )
            },
        )
        .words()
}

/// Walks through all boards of n queens, and checks the answers of the problem on each.
fn walk(n: usize) {
    let now = RefCell::new((Vec::new(), String::new()));
    let mut walk = Walk {
        problem: Queens::new(n),
        n,
        now: &now,
    };
    let why = |panic: &str| {
        let (path, asked) = &*now.borrow();
        let said = panic
            .lines()
            .next()
            .filter(|said| !said.starts_with("not yet"))?;
        let last = n - 1;
        let hint = match path.len() {
            _ if said.contains("overflow") => {
                format!(".\nThe rows and the columns of this board are 0 to {last}.")
            }
            queens @ 1.. if said.contains("no queen stands") => {
                format!(".\nThe last queen belongs in row {}.", queens - 1)
            }
            _ => String::new(),
        };
        Some(format!(
            "Your {} panicked.\nThe panic message: {said}{hint}",
            question(n, path, asked)
        ))
    };
    let (told, _) = watch(|| walk.below(), |panic, _| why(panic));
    if let Err(said) = told {
        panic!("{said}");
    }
}

fn question(n: usize, path: &[usize], asked: &str) -> String {
    match path {
        [] => format!("{asked} on an empty board of {n}"),
        _ => format!("{asked} on a board of {n} with queens in columns {path:?}"),
    }
}

/// The queens as a problem, the choices so far, and the last question.
struct Walk<'w> {
    problem: Queens,
    n: usize,
    now: &'w RefCell<(Vec<usize>, String)>,
}

impl Walk<'_> {
    /// Stores a question as the last one, and returns it with its board.
    fn ask(&self, what: &str) -> String {
        what.clone_into(&mut self.now.borrow_mut().1);
        question(self.n, &self.path(), what)
    }

    fn path(&self) -> Vec<usize> {
        self.now.borrow().0.clone()
    }

    /// Checks this state and the states below it, and returns words about the first mistake.
    fn below(&mut self) -> Result<(), String> {
        let (path, question) = (self.path(), self.ask("is_complete()"));
        let (got, want) = (self.problem.is_complete(), path.len() == self.n);
        if got != want {
            let thought = match want {
                true => "return true when every row has a queen.",
                false => "return true only when every row has a queen.",
            };
            return Err(wrong_answer(&question, got, want, thought));
        }
        if want {
            return Ok(());
        }
        let question = self.ask("choices()");
        let (got, want) = (self.problem.choices(), free(self.n, &path));
        if got != want {
            let thought = wrong_choices(self.n).unwrap_or_default();
            let (got, want) = (format!("{got:?}"), format!("{want:?}"));
            return Err(wrong_answer(&question, got, want, &thought));
        }
        want.iter()
            .try_for_each(|&col| self.there_and_back(col, &want))
    }

    /// Makes a choice, checks the states below it, and takes it back: then the choices must be the same as before.
    fn there_and_back(&mut self, col: usize, choices: &[usize]) -> Result<(), String> {
        let (before, question) = (self.path(), self.ask(&format!("choose({col})")));
        self.problem.choose(col);
        self.now.borrow_mut().0.push(col);
        let (shown, path) = (format!("{:?}", self.problem), self.path());
        if shown != format!("{path:?}") {
            return Err(format!(
                "Your {question} left the queens {shown}, but should leave {path:?}."
            ));
        }
        self.below()?;
        let question = self.ask(&format!("take_back({col})"));
        self.problem.take_back(col);
        self.now.borrow_mut().0.pop();
        let (shown, again) = (format!("{:?}", self.problem), self.problem.choices());
        if shown != format!("{before:?}") || again != choices {
            // The row of the queen that was taken back instead of the last one.
            let (last, left) = (before.len(), queens_of(&self.problem));
            let other = (0..last).find(|&row| {
                let rest = [&path[..row], &path[row + 1..]].concat();
                rest == left
            });
            let thought = wrong_take_back(self.n).unwrap_or_else(|| match other {
                Some(row) => format!(
                    "choose({col}) had placed its queen in row {last}, but take_back({col}) took \
                     back the queen of row {row}. Print `row` before and after both calls: \
                     `choose` must add 1, and `take_back` must subtract 1, also in the last row."
                ),
                None => format!("this call must undo exactly what choose({col}) changed."),
            });
            return Err(format!(
                "Your {question} left the queens {shown} with the choices {again:?}, but should \
                 leave {before:?} with the choices {choices:?}.\n{}",
                sentence(&thought)
            ));
        }
        Ok(())
    }
}

/// Returns the free columns of the next row.
fn free(n: usize, path: &[usize]) -> Vec<usize> {
    let queens: Vec<Square> = path.iter().copied().enumerate().collect();
    open(n, path.len(), &queens)
}

/// Returns the columns of a row that no queen on these squares attacks, apart from attacks along the row.
fn open(n: usize, row: usize, queens: &[Square]) -> Vec<usize> {
    let is_open = |col: &usize| {
        let on_a_line = |queen: &Square| {
            let (rows, cols) = (queen.0.abs_diff(row), queen.1.abs_diff(*col));
            cols == 0 || rows == cols
        };
        !queens.iter().any(on_a_line)
    };
    (0..n).filter(is_open).collect()
}

/// Recognises a mistake by the choices on several small boards.
fn wrong_choices(n: usize) -> Option<String> {
    let n = n.max(4);
    let paths: [&[usize]; 5] = [&[], &[0], &[1], &[0, 2], &[1, 3]];
    let after = |path: &&[usize]| {
        let mut problem = Queens::new(n);
        let choose = || path.iter().for_each(|&col| problem.choose(col));
        let (_, run) = support::watch::try_watch(choose);
        (problem.choices(), run.squares())
    };
    let others = |cols: &[usize]| (0..n).filter(|col| !cols.contains(col)).collect::<Vec<_>>();
    let placed = |path: &&[usize], choices| Some((choices, in_rows(|row| row, path)));
    Answers::to(paths, after, |path| {
        (free(n, path), in_rows(|row| row, path))
    })
    .row(
        |path| placed(path, (0..n).collect()),
        "your choices() returned all columns. Compare the lines that `choose` marks with the lines \
         that `choices` tests.",
    )
    .row(
        |path| placed(path, others(path)),
        "your choices() left out only the columns of the queens. Compare the diagonals that \
         `choose` marks with the diagonals that `choices` tests.",
    )
    .row(
        |path| placed(path, others(&free(n, path))),
        "your choices() returned the attacked columns. Return the free columns instead.",
    )
    .row(
        |path| placed(path, free(n, path).into_iter().rev().collect()),
        "your choices() returned the columns in reverse order. Return the columns from left to \
         right.",
    )
    .row(
        |path| Some((open(n, 0, &in_rows(|_| 0, path)), in_rows(|_| 0, path))),
        "your `choose` places each queen in row 0. Add 1 to `row` in `choose`.",
    )
    .row(
        |path| {
            let too_far = in_rows(|row| row + 1, path);
            Some((open(n, path.len(), &too_far), too_far))
        },
        "your `choose` places each queen one row too far down. Place the queen in row `row`, and \
         add 1 afterwards.",
    )
    .row(
        |path| placed(path, open(n, path.len(), &in_rows(|row| row + 1, path))),
        "your choices() returned the columns that would be free if each queen were one row further \
         down. Either `choose` passes the row below the queen to `take`, or `choices` passes the \
         row of the last queen to `is_free`. Print both rows: `take` needs the queen's own row, \
         and `is_free` the row of the next queen.",
    )
    .row(
        |path| placed(path, open(n, path.len() + 1, &in_rows(|row| row, path))),
        "your choices() returned the columns that would be free if each queen were one row further \
         up. Either `choose` passes the row above the queen to `take`, or `choices` passes the row \
         below the next row to `is_free`. Print both rows: `take` needs the queen's own row, and \
         `is_free` the row of the next queen.",
    )
    .row(
        |path| {
            let (row, queens) = (2 * path.len(), in_rows(|row| 2 * row, path));
            (row < n).then(|| (open(n, row, &queens), queens))
        },
        "your `choose` adds 2 to `row`. Add 1.",
    )
    .row(
        |path| {
            let turned: Vec<Square> = path.iter().copied().zip(0..).collect();
            placed(path, open(n, path.len(), &turned))
        },
        "your choices() returned the columns that are free if row and column are swapped in \
         `take`. Pass the row first, and then the column.",
    )
    .row(
        |path| {
            let asked =
                |col: &usize| open(n, *col, &in_rows(|row| row, path)).contains(&path.len());
            placed(path, (0..n).filter(asked).collect())
        },
        "your choices() returned the columns that are free if row and column are swapped in \
         `is_free`. Pass the row first, and then the column.",
    )
    .row(
        |path| placed(path, free(n, path).into_iter().take(1).collect()),
        "your choices() returned only the first free column. Return all free columns.",
    )
    .words()
}

/// Recognises a mistake by the queens and choices that are left after the last choice is taken back.
fn wrong_take_back(n: usize) -> Option<String> {
    let n = n.max(4);
    let paths: [&[usize]; 4] = [&[0], &[1], &[0, 2], &[1, 3]];
    let after = |path: &&[usize]| {
        let mut problem = Queens::new(n);
        path.iter().for_each(|&col| problem.choose(col));
        problem.take_back(path[path.len() - 1]);
        (queens_of(&problem), problem.choices())
    };
    let above = |path: &&[usize]| path[..path.len() - 1].to_vec();
    // The free columns of `row`, after the lines of the last queen's column are given back in the row `of`.
    let given_back = |path: &&[usize], of: Option<usize>, row: usize| {
        let mut free = Free::new(n);
        path.iter()
            .enumerate()
            .for_each(|(row, &col)| free.take(row, col));
        of.inspect(|&row| free.give_back(row, path[path.len() - 1]));
        let choices = (0..n).filter(|&col| free.is_free(row, col)).collect();
        Some((above(path), choices))
    };
    Answers::to(paths, after, |path| (above(path), free(n, &above(path))))
        .row(
            |path| given_back(path, Some(path.len()), path.len() - 1),
            "your `take_back` frees the lines of the row below the queen. Pass her own row to \
             `give_back`.",
        )
        .row(
            |path| given_back(path, None, path.len() - 1),
            "your `take_back` leaves the lines of the queen marked. Call `give_back` in \
             `take_back`.",
        )
        .row(
            |path| given_back(path, Some(path.len() - 1), path.len()),
            "after your `take_back`, choices() returned the free columns of the row below the \
             queen. Subtract 1 from `row` in `take_back`.",
        )
        .row(
            |path| Some((path.to_vec(), free(n, &above(path)))),
            "your `take_back` left the queen on the board. Take her back with `board.take_back`.",
        )
        .words()
}

/// Parses the columns of the queens from the `Debug` output of the problem.
fn queens_of(problem: &Queens) -> Vec<usize> {
    let shown = format!("{problem:?}");
    let columns = shown.trim_matches(['[', ']']).split(", ");
    columns.filter_map(|col| col.parse().ok()).collect()
}

/// Returns the squares of queens that were placed in other rows, given by `row`.
fn in_rows(row: impl Fn(usize) -> usize, path: &[usize]) -> Vec<Square> {
    path.iter()
        .enumerate()
        .map(|(at, &col)| (row(at), col))
        .collect()
}

/// Returns the squares of the placements that the plain search makes until its first board, in order.
fn placed_by_first_solution(n: usize) -> Vec<(usize, usize)> {
    fn fill(n: usize, path: &mut Vec<usize>, placed: &mut Vec<(usize, usize)>) -> bool {
        path.len() == n
            || free(n, path).into_iter().any(|col| {
                placed.push((path.len(), col));
                path.push(col);
                let found = fill(n, path, placed);
                if !found {
                    path.pop();
                }
                found
            })
    }
    let mut placed = Vec::new();
    fill(n, &mut Vec::new(), &mut placed);
    placed
}
