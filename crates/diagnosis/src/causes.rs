//! Tables of causes: each row describes one kind of wrong program, and has the words for its author.
//!
//! A message that names a cause must be true of the program. So a row speaks only after a comparison with the
//! program: [`Answers`] compares its answers to several inputs, [`Shapes`] compares its calls. If no row fits, the
//! message ends with its first line: the input, the student's result and the right one.
//!
//! Write a table at the place where a test fails, so that its rows can use the observations of the test.

use std::collections::BTreeSet;
use std::fmt;

use crate::attempt;

/// Environment variable: if it is set, tests judge the tables, not only the programs. A test then fails if two rows
/// with different words fit, or if the rows of [`Shapes`] say something else in reverse order. `cargo xtask mistakes`
/// sets it for all its wrong answers.
const JUDGE_TABLES: &str = "JUDGE_TABLES";

/// The answers of a wrong program to several inputs, the right answers, and rows that are compared with them. An
/// answer is `None` if the program panics.
///
/// The order of the rows does not matter. If two rows with different words both fit, neither speaks: add inputs that
/// separate them.
///
/// ```text
/// diagnosis::Answers::to([0, 1, 2, 3, 5], |&n| factorial(n), |&n| product(n))
///     .row(|&n| Some((1..=n).sum()), "It adds, and should multiply.")
///     .row(|_| Some(0), "It returns 0 for every n.")
///     .words()
/// ```
#[derive(Debug)]
pub struct Answers<Q, R> {
    asked: Vec<Asked<Q, R>>,
    words: BTreeSet<String>,
}

#[derive(Debug)]
struct Asked<Q, R> {
    input: Q,
    theirs: Option<R>,
    right: R,
}

impl<Q, R: PartialEq> Answers<Q, R> {
    /// Runs the program on all inputs, as quietly as [`attempt`].
    pub fn to(
        inputs: impl IntoIterator<Item = Q>,
        theirs: impl Fn(&Q) -> R,
        right: impl Fn(&Q) -> R,
    ) -> Self {
        let ask = |input| Asked {
            theirs: attempt(|| theirs(&input)),
            right: right(&input),
            input,
        };
        Self {
            asked: inputs.into_iter().map(ask).collect(),
            words: BTreeSet::new(),
        }
    }

    /// Adds a kind of program: its answer to an input, and the words for its author. The row fits if the program
    /// gives this answer to *every* input, and a wrong one to at least two. A single wrong answer has too many
    /// possible causes.
    #[must_use]
    pub fn row(mut self, answer: impl Fn(&Q) -> Option<R>, words: impl Into<String>) -> Self {
        let mut wrong = 0;
        let mut agrees = !self.asked.is_empty();
        for asked in &self.asked {
            agrees = agrees && answer(&asked.input) == asked.theirs;
            wrong += usize::from(asked.theirs.as_ref() != Some(&asked.right));
        }
        if agrees && wrong >= 2 {
            self.words.insert(words.into());
        }
        self
    }

    /// Returns the words of the row that fits, or `None` if no row fits or the fitting rows disagree.
    pub fn words(self) -> Option<String> {
        only(self.words)
    }
}

/// A recorded run, and rows that look for mistakes in it.
///
/// The order of the rows does not matter: if two of them find a mistake and have different words, neither speaks. A
/// row that is right only after another table found no mistake belongs in a table of its own, which is asked second.
///
/// ```text
/// diagnosis::Shapes::of(&run)
///     .row(has_a_second_level, call_that_settles_two, |(from, to)| format!("A call with {from} …"))
///     .words()
///     .or_else(|| in_what_it_leaves(&run))
/// ```
pub struct Shapes<'r, Run> {
    run: &'r Run,
    rows: Vec<Row<'r>>,
}

/// A row of [`Shapes`]: returns its words, or `None` if it finds no mistake.
type Row<'r> = Box<dyn Fn() -> Option<String> + 'r>;

impl<'r, Run> Shapes<'r, Run> {
    /// Creates a table without rows.
    pub fn of(run: &'r Run) -> Self {
        Self {
            run,
            rows: Vec::new(),
        }
    }

    /// Adds a row: the shape that a run needs for this row to mean anything (a second level, a call, a placement at
    /// all), the search for the mistake, and the words.
    ///
    /// A loop or a formula has no second level, and a missing call in its run is not a mistake.
    #[must_use]
    pub fn row<Place>(
        mut self,
        shape: impl Fn(&Run) -> bool + 'r,
        wrong: impl Fn(&'r Run) -> Option<Place> + 'r,
        words: impl Fn(Place) -> String + 'r,
    ) -> Self {
        let run = self.run;
        self.rows.push(Box::new(move || {
            let found = if shape(run) { wrong(run) } else { None };
            found.map(&words)
        }));
        self
    }

    /// Returns the words of the row that fits, or `None` if no row fits or the fitting rows disagree.
    ///
    /// # Panics
    /// If the tables are judged, and fitting rows disagree or the order of the rows matters.
    pub fn words(self) -> Option<String> {
        if is_judged() {
            return self.heard_both_ways();
        }
        heard(self.rows.iter())
    }

    fn heard_both_ways(&self) -> Option<String> {
        let words = heard(self.rows.iter());
        let reversed = heard(self.rows.iter().rev());
        assert!(
            words == reversed,
            "this table depends on the order of its rows: it says {words:?}, and in reverse {reversed:?}."
        );
        words
    }
}

fn heard<'s, 'r: 's>(rows: impl Iterator<Item = &'s Row<'r>>) -> Option<String> {
    only(rows.filter_map(|row| row()).collect())
}

impl<Run> fmt::Debug for Shapes<'_, Run> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rows = self.rows.len();
        f.debug_struct("Shapes").field("rows", &rows).finish()
    }
}

fn is_judged() -> bool {
    std::env::var_os(JUDGE_TABLES).is_some()
}

/// Returns the words if all rows that fit agree on them.
fn only(words: BTreeSet<String>) -> Option<String> {
    assert!(
        words.len() < 2 || !is_judged(),
        "rows with different words fit, so none of them speaks: {words:?}"
    );
    let mut words = words.into_iter();
    words.next().filter(|_| words.next().is_none())
}

#[cfg(test)]
mod tests {
    use super::*;

    type Kind = (fn(&u64) -> Option<u64>, &'static str);

    const ADDS: Kind = (|&n| Some((0..=n).sum()), "it adds");
    const ONE: Kind = (|_| Some(1), "it returns 1");
    const ITSELF: Kind = (|&n| Some(n), "it returns n");
    const SUM_BELOW_FOUR: Kind = (|&n| Some((0..=n.min(3)).sum()), "it adds up to 3");

    /// Returns the words of a table about a program for factorials, after a check that reversed rows have the same.
    fn said(program: fn(u64) -> u64, inputs: &[u64], rows: &[Kind]) -> Option<String> {
        let table = || {
            Answers::to(
                inputs.iter().copied(),
                |&n| program(n),
                |&n| (1..=n).product(),
            )
        };
        let add = |table: Answers<u64, u64>, &(answer, words): &Kind| table.row(answer, words);
        let words = rows.iter().fold(table(), add).words();
        let reversed = rows.iter().rev().fold(table(), add).words();
        assert_eq!(words, reversed);
        words
    }

    #[test]
    fn the_row_that_agrees_on_all_inputs_speaks() {
        let rows = [ADDS, ONE, ITSELF];
        let adds = said(|n| (0..=n).sum(), &[1, 2, 4, 5], &rows);
        assert_eq!(adds.as_deref(), Some("it adds"));
        let another = said(|n| n + 7, &[1, 2, 4, 5], &rows);
        assert_eq!(another, None);
    }

    #[test]
    fn one_wrong_answer_names_no_cause() {
        assert_eq!(said(|_| 1, &[0, 1, 2], &[ONE]), None);
        let two = said(|_| 1, &[0, 1, 2, 3], &[ONE]);
        assert_eq!(two.as_deref(), Some("it returns 1"));
    }

    #[test]
    fn of_two_rows_that_agree_none_speaks_until_an_input_tells_them_apart() {
        let rows = [ADDS, SUM_BELOW_FOUR];
        let adds = |n| (0..=n).sum();
        assert_eq!(said(adds, &[0, 1, 2], &rows), None);
        assert_eq!(said(adds, &[0, 2, 4, 5], &rows).as_deref(), Some("it adds"));
    }

    #[test]
    fn two_rows_with_the_same_words_speak() {
        let rows = [ADDS, (SUM_BELOW_FOUR.0, "it adds")];
        let adds = said(|n| (0..=n).sum(), &[0, 1, 2], &rows);
        assert_eq!(adds.as_deref(), Some("it adds"));
    }

    #[test]
    fn a_panic_is_an_answer_that_a_row_can_give() {
        let words = Answers::to([3_u64, 4], |_| panic!("no"), |&n| n)
            .row(|_| None, "it panics")
            .row(|&n| Some(n), "never")
            .words();
        assert_eq!(words.as_deref(), Some("it panics"));
    }

    type Finding = (
        fn(&Vec<u32>) -> bool,
        fn(&Vec<u32>) -> Option<u32>,
        &'static str,
    );

    const MANY: Finding = (|run| run.len() > 5, |_| Some(0), "there are many");
    const LARGE: Finding = (
        |_| true,
        |run| run.iter().copied().find(|it| *it > 8),
        "large",
    );
    const ODD: Finding = (
        |run| run.len() > 2,
        |run| run.iter().copied().find(|it| it % 2 == 1),
        "odd",
    );

    /// Returns the words of a table about a run, after a check that reversed rows have the same.
    fn found(run: &[u32], rows: &[Finding]) -> Option<String> {
        let run = run.to_vec();
        let said = |rows: &mut dyn Iterator<Item = &Finding>| {
            let mut table = Shapes::of(&run);
            for &(shape, wrong, words) in rows {
                table = table.row(shape, wrong, move |it| format!("{it} is {words}"));
            }
            table.words()
        };
        let words = said(&mut rows.iter());
        let reversed = said(&mut rows.iter().rev());
        assert_eq!(words, reversed);
        words
    }

    #[test]
    fn the_shape_that_is_there_and_has_something_wrong_speaks() {
        let rows = [MANY, LARGE, ODD];
        assert_eq!(found(&[4, 10], &rows).as_deref(), Some("10 is large"));
        assert_eq!(found(&[4, 6, 3], &rows).as_deref(), Some("3 is odd"));
        assert_eq!(found(&[4, 6, 2], &rows), None);
    }

    #[test]
    #[should_panic(expected = "it says Some(\"first\"), and in reverse None.")]
    fn a_row_that_knows_what_was_asked_before_it_is_found() {
        let asked = std::cell::Cell::new(0);
        let table = Shapes::of(&())
            .row(
                |()| asked.replace(1) == 0,
                |()| Some(()),
                |()| "first".into(),
            )
            .row(
                |()| asked.replace(2) == 3,
                |()| Some(()),
                |()| "last".into(),
            );
        table.heard_both_ways();
    }

    #[test]
    fn of_two_findings_with_different_words_none_speaks() {
        assert_eq!(found(&[4, 10, 3], &[LARGE, ODD]), None);
        let same = [LARGE, (LARGE.0, LARGE.1, LARGE.2)];
        assert_eq!(found(&[10], &same).as_deref(), Some("10 is large"));
    }
}
