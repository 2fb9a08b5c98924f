//! Compares grades with calls: both should rank the same puzzles alike.

use std::io::Write;
use std::time::Duration;

use eight_queens::grid::Grid;
use textfmt::{counted, spaced};

use super::Maker;
use super::fifty::fifty;
use super::givens;
use super::ranks::{rank_correlation, ranks};
use super::shown::beside;
use super::solver::calls_to_the_first;
use super::within::within;
use crate::failed::Failed;

/// The minimum rank correlation.
const ENOUGH: f64 = 0.9;

/// Puzzles, each with the calls of our search and the student's grade.
pub(super) struct Grades {
    pub(super) puzzles: Vec<Grid>,
    pub(super) ours: Vec<u64>,
    pub(super) yours: Vec<u64>,
}

impl Grades {
    /// Requests the grade of each of the fifty puzzles, and shows the progress.
    pub(super) fn of<M: Maker>(limit: Duration, output: &mut impl Write) -> Result<Self, Failed> {
        let (ours, puzzles): (Vec<u64>, Vec<Grid>) = fifty().into_iter().unzip();
        let mut yours = Vec::new();
        for (number, puzzle) in (1..).zip(&puzzles) {
            let what = format!("grade(puzzle {number} of {})", puzzles.len());
            let next = format!(
                "The search of chapter 2 makes {} for it, and your search should not need many more.",
                counted(ours[number - 1], "call")
            );
            let asked = || {
                let puzzle = puzzle.clone();
                within(limit, &what, &next, move || M::grade(&puzzle))
            };
            let grade = asked()?;
            if number == 1 {
                let again = asked()?;
                if again != grade {
                    return Err(Failed::Law(format!(
                        "✗ Your {what} returned {grade}, and then {again} for the same puzzle, but should return the same."
                    )));
                }
            }
            yours.push(grade);
            if number % 10 == 0 {
                writeln!(output, "{number} of {} puzzles are graded.", puzzles.len())?;
                output.flush()?;
            }
        }
        Ok(Self {
            puzzles,
            ours,
            yours,
        })
    }

    /// Checks that both rank the puzzles alike, and returns the rank correlation.
    pub(super) fn alike(&self) -> Result<f64, Failed> {
        let count = self.puzzles.len();
        let Some(alike) = rank_correlation(&self.ours, &self.yours) else {
            return Err(Failed::Law(format!(
                "✗ Your grade returned {} for each of the {count} puzzles, but a harder one should have a larger \
                grade.",
                self.yours[0]
            )));
        };
        if alike >= ENOUGH {
            return Ok(alike);
        }
        // An insufficient correlation should not be rounded up to a sufficient one.
        let alike = alike.min(ENOUGH - 0.01);
        let (easy, hard) = self.worst_pair();
        let column = |at: usize| {
            format!(
                "grade {}, our search {}",
                spaced(self.yours[at]),
                counted(self.ours[at], "call")
            )
        };
        Err(Failed::Law(format!(
            "✗ Your grade and our search agree on the {count} puzzles to {alike:.2}, but should agree to at least \
            {ENOUGH:.2}.\n{}\n\n\
             These two differ most:\n\n{}\n\n  left:  {}\n  right: {}",
            self.why(alike),
            beside(&self.puzzles[easy], &self.puzzles[hard]),
            column(easy),
            column(hard)
        )))
    }

    /// Returns whether all puzzles with the same number of givens have the same grade.
    fn follow_the_givens(&self) -> bool {
        let givens: Vec<usize> = self.puzzles.iter().map(|it| givens(it).len()).collect();
        let mut pairs = (0..givens.len()).flat_map(|a| (0..a).map(move |b| (a, b)));
        pairs.all(|(a, b)| givens[a] != givens[b] || self.yours[a] == self.yours[b])
    }

    /// Returns whether the grades rank the puzzles like the calls of a search that ends at the first solution.
    fn end_with_the_solution(&self) -> bool {
        let calls: Vec<u64> = self.puzzles.iter().map(calls_to_the_first).collect();
        ranks(&calls) == ranks(&self.yours)
    }

    /// Returns the advice about the grades that is certainly true.
    fn why(&self, alike: f64) -> &'static str {
        if self.follow_the_givens() {
            "You give the same grade to all puzzles with the same number of givens. What else takes the search \
            time?"
        } else if alike <= -0.5 {
            "Your grades are in reverse order: the harder a puzzle is, the larger its grade should be."
        } else if self.end_with_the_solution() {
            "Your grades follow the calls that find the solution. What must a search still do to prove that there is \
             no other solution?"
        } else {
            "What takes the search time, besides the squares that it has to fill in any case?"
        }
    }

    /// Returns an easy puzzle and a hard one whose grade is not larger: of all such pairs, the pair whose calls differ most. If
    /// the grades depend only on the givens, both puzzles have the same grade.
    fn worst_pair(&self) -> (usize, usize) {
        let equal = self.follow_the_givens();
        let all = 0..self.ours.len();
        let pairs = all.clone().flat_map(|a| all.clone().map(move |b| (a, b)));
        let turned = pairs.filter(|&(easy, hard)| {
            let (left, right) = (self.yours[easy], self.yours[hard]);
            self.ours[easy] < self.ours[hard] && (left == right || left > right && !equal)
        });
        let ratio =
            |&(easy, hard): &(usize, usize)| self.ours[hard] as f64 / self.ours[easy] as f64;
        let worst = turned.max_by(|a, b| ratio(a).total_cmp(&ratio(b)));
        worst.expect("two orders without a turned pair are alike")
    }

    /// Formats every fifth puzzle, with its rank in both orders.
    pub(super) fn table(&self) -> String {
        let (ours, yours) = (ranks(&self.ours), ranks(&self.yours));
        let mut lines = vec!["  our calls  place    your grade  place".to_owned()];
        for at in (0..self.ours.len()).step_by(5) {
            lines.push(format!(
                "  {:>9}  {:>5}  {:>12}  {:>5}",
                spaced(self.ours[at]),
                ours[at],
                spaced(self.yours[at]),
                yours[at]
            ));
        }
        lines.join("\n")
    }

    /// Returns the grade that a tenth of the puzzles reach.
    pub(super) fn of_hard_ones(&self) -> u64 {
        let mut yours = self.yours.clone();
        yours.sort_unstable();
        yours[yours.len() * 9 / 10]
    }
}
