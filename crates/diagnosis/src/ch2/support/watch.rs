//! A recorded run as its placements and removals of queens.

use std::collections::HashSet;
use std::fmt::Display;
use std::panic::resume_unwind;

use super::panics::Slip;
use super::{Square, attacking};
use call_trace::{EventKind, Trace, try_record};

/// A recorded run.
pub struct Run<R> {
    pub result: R,
    /// The placements and removals, in order.
    pub steps: Vec<Step>,
    /// The calls that returned, each with its board on entry and on return.
    pub returns: Vec<Return>,
    /// The first call whose caller had the same arguments, as text.
    pub repeated: Option<String>,
    /// The first call from `place_row` to itself for another row than the next: the caller, then the call.
    pub skipped: Option<(String, String)>,
    /// The first call of `place_row` that put its queen into another row, and the square. `None` if
    /// one call fills all rows.
    pub misplaced: Option<(String, Square)>,
    /// The call that was running when the recording stopped, and its row, unless one call fills all
    /// rows.
    pub running: Option<(String, Option<usize>)>,
}

/// A queen that was placed or taken back.
pub struct Step {
    pub placed: bool,
    pub before: Rows,
    pub after: Rows,
}

/// The column of the queen in each row, or `None` if the row is empty.
pub type Rows = Vec<Option<usize>>;

/// A call that returned.
pub struct Return {
    /// The call as text.
    pub call: String,
    /// Its argument `row`, if it has one.
    pub row: Option<usize>,
    pub value: String,
    /// The board on entry, with at least as many rows as the board on return.
    pub entry: Rows,
    /// The board on return.
    pub back: Rows,
    /// Whether the board was full at any time during the call.
    pub full_seen: bool,
    /// Whether the call is a part of the search, and not a helper that only places a queen: it is the outermost call,
    /// or its function calls itself.
    pub searches: bool,
}

/// Runs `program` and watches the queens. If it panics, `why` may explain the slip by the run until then. Otherwise
/// the original panic continues.
pub fn watch<R>(
    program: impl FnOnce() -> R,
    why: impl FnOnce(Slip, &Run<()>) -> Option<String>,
) -> Run<R> {
    let (result, run) = try_watch(program);
    match result {
        Ok(result) => run.with(result),
        Err(said) => match Slip::read(&said).and_then(|slip| why(slip, &run)) {
            Some(thought) => panic!("{thought}"),
            None => resume_unwind(Box::new(said)),
        },
    }
}

/// Runs `program` and watches the queens. Returns the message of a panic as an error.
pub fn try_watch<R>(program: impl FnOnce() -> R) -> (Result<R, String>, Run<()>) {
    let (result, trace) = try_record(program);
    (result.map_err(|stopped| stopped.to_string()), read(&trace))
}

fn read(trace: &Trace) -> Run<()> {
    let mut read = Read::default();
    let run = trace.run();
    for event in &run.events {
        match (event.kind, event.call.map(|call| &run.tree.calls[call])) {
            (EventKind::Called, Some(call)) => {
                let row = call.args.get("row").and_then(|row| row.parse().ok());
                read.enter(call.function, call.args.values(), row);
            }
            (EventKind::Returned, Some(call)) => read.leave(call.value.unwrap_or_default()),
            (EventKind::Played(to), _) => read.step(true, run.position(to).state.board),
            (EventKind::TookBack(number), _) => {
                read.step(false, run.taken_back[number as usize].board);
            }
            _ => {}
        }
    }
    read.run(trace)
}

/// The part of a recording that has been read.
#[derive(Default)]
struct Read {
    steps: Vec<Step>,
    returns: Vec<(String, Return)>,
    /// The running calls, each with its function.
    open: Vec<(String, Return)>,
    /// Functions that call themselves, and the outermost function.
    recursive: HashSet<String>,
    board: Rows,
    misplaced: Option<(String, Square)>,
    /// The row of each running call, or `None` if it is not a call of `place_row`.
    rows_of_calls: Vec<Option<usize>>,
}

impl Read {
    fn enter(&mut self, function: &str, values: impl Display, row: Option<usize>) {
        if self.open.is_empty() || self.open.iter().any(|(name, _)| name == function) {
            self.recursive.insert(function.to_owned());
        }
        let call = Return {
            call: format!("{function}({values})"),
            row,
            value: String::new(),
            entry: self.board.clone(),
            back: Rows::new(),
            full_seen: is_full(&self.board),
            searches: false,
        };
        self.rows_of_calls
            .push(row.filter(|_| function == "place_row"));
        self.open.push((function.to_owned(), call));
    }

    fn leave(&mut self, returned: &str) {
        self.rows_of_calls.pop();
        if let Some((function, mut call)) = self.open.pop() {
            call.back.clone_from(&self.board);
            returned.clone_into(&mut call.value);
            self.returns.push((function, call));
        }
    }

    fn step(&mut self, placed: bool, text: &str) {
        let before = std::mem::replace(&mut self.board, rows(text));
        if is_full(&self.board) {
            for (_, call) in &mut self.open {
                call.full_seen = true;
            }
        }
        let mut step = Step {
            placed,
            before,
            after: self.board.clone(),
        };
        step.before.resize(step.after.len(), None);
        if let (Some((_, call)), Some(&Some(row)), Some(square)) =
            (self.open.last(), self.rows_of_calls.last(), step.square())
            && placed
            && row != square.0
        {
            self.misplaced
                .get_or_insert_with(|| (call.call.clone(), square));
        }
        self.steps.push(step);
    }

    fn run(self, trace: &Trace) -> Run<()> {
        let has_one_call = trace.calls() == 1;
        let returns = self.returns.into_iter().map(|(function, mut call)| {
            call.searches = self.recursive.contains(&function);
            call.entry.resize(self.board.len(), None);
            call.back.resize(self.board.len(), None);
            call
        });
        Run {
            result: (),
            returns: returns.collect(),
            repeated: diagnosis::repeated(&trace.tree()).map(diagnosis::shown),
            skipped: skipped(trace),
            misplaced: self.misplaced.filter(|_| !has_one_call),
            running: diagnosis::last(&trace.tree()).map(|call| {
                let row = diagnosis::number(call, "row").and_then(|row| row.try_into().ok());
                (diagnosis::shown(call), row.filter(|_| !has_one_call))
            }),
            steps: self.steps,
        }
    }
}

fn skipped(trace: &Trace) -> Option<(String, String)> {
    let tree = trace.tree();
    let row = |call| diagnosis::number(call, "row");
    tree.calls.iter().find_map(|call| {
        let above = &tree.calls[call.parent?];
        let is_next = row(call)? == row(above)? + 1;
        (call.function == "place_row" && above.function == "place_row" && !is_next)
            .then(|| (diagnosis::shown(above), diagnosis::shown(call)))
    })
}

fn is_full(board: &Rows) -> bool {
    !board.is_empty() && board.iter().all(Option::is_some)
}

fn is_solved(board: &Rows) -> bool {
    is_full(board) && attacking(&occupied(board)).is_none()
}

fn rows(board: &str) -> Rows {
    board.lines().map(|line| line.find('Q')).collect()
}

impl Step {
    /// Returns the square that changed.
    pub fn square(&self) -> Option<Square> {
        let row = self
            .before
            .iter()
            .zip(&self.after)
            .position(|(before, after)| before != after)?;
        let changed = if self.placed {
            self.after[row]
        } else {
            self.before[row]
        };
        changed.map(|col| (row, col))
    }
}

impl Run<()> {
    /// Returns the same run with its result.
    pub fn with<R>(self, result: R) -> Run<R> {
        Run {
            result,
            steps: self.steps,
            returns: self.returns,
            repeated: self.repeated,
            skipped: self.skipped,
            misplaced: self.misplaced,
            running: self.running,
        }
    }
}

impl<R> Run<R> {
    /// Returns the number of placements.
    pub fn placements(&self) -> usize {
        self.placed().count()
    }

    /// Returns the number of different boards that the placements made, without boards whose
    /// queens attack each other.
    pub fn useful(&self) -> usize {
        let boards: HashSet<&Rows> = self.placed().map(|step| &step.after).collect();
        let is_free = |rows: &&&Rows| attacking(&occupied(rows)).is_none();
        boards.iter().filter(is_free).count()
    }

    /// Returns the number of placements up to the first solution, or `None` if there was no solution.
    pub fn placements_until_full(&self) -> Option<usize> {
        self.placed()
            .position(|step| is_solved(&step.after))
            .map(|at| at + 1)
    }

    /// Returns how often a placement completed a solution.
    pub fn times_full(&self) -> usize {
        self.placed().filter(|step| is_solved(&step.after)).count()
    }

    /// Returns the solutions that were on the board, in order.
    pub fn full_boards(&self) -> Vec<Vec<usize>> {
        let full = self.placed().filter(|step| is_solved(&step.after));
        let columns = |step: &Step| step.after.iter().flatten().copied().collect();
        full.map(columns).collect()
    }

    /// Returns the column of the queen in a row at the end of the recording.
    pub fn stood(&self, row: usize) -> Option<usize> {
        *self.steps.last()?.after.get(row)?
    }

    /// Returns the queens that are on the board at the end of the recording.
    pub fn stand(&self) -> Vec<Square> {
        let last = self.steps.last();
        last.map_or(Vec::new(), |step| occupied(&step.after))
    }

    /// Checks whether at the end of the recording a row is empty and a row below it is not.
    pub fn leaves_a_gap(&self) -> bool {
        let rows = self.steps.last().map_or(&[][..], |step| &step.after);
        let queens = rows.iter().skip_while(|col| col.is_some());
        queens.flatten().next().is_some()
    }

    /// Checks whether the last step took back the queen of row 0.
    pub fn is_back_in_row_0(&self) -> bool {
        let last = self.steps.last().filter(|step| !step.placed);
        matches!(last.and_then(Step::square), Some((0, _)))
    }

    /// Checks whether a queen was taken back in the step after the first solution.
    pub fn took_back_when_full(&self) -> bool {
        let full = self.steps.iter().position(|step| is_solved(&step.after));
        full.is_some_and(|at| self.steps.get(at + 1).is_some_and(|step| !step.placed))
    }

    /// Checks whether these queens were ever on the board, as a full board.
    pub fn ever_stood(&self, queens: &[usize]) -> bool {
        let stands = |rows: &Rows| rows.iter().copied().eq(queens.iter().map(|&col| Some(col)));
        self.placed().any(|step| stands(&step.after))
    }

    /// Returns a column of row 0 without a placement.
    pub fn left_out_of_row_0(&self, n: usize) -> Option<usize> {
        let squares = self.squares();
        (0..n).find(|&col| !squares.contains(&(0, col)))
    }

    /// Returns the number of calls of the search, without its helpers.
    pub fn calls(&self) -> usize {
        self.returns.iter().filter(|call| call.searches).count()
    }

    /// Returns the squares of the placements, in order.
    pub fn squares(&self) -> Vec<Square> {
        self.placed().filter_map(Step::square).collect()
    }

    /// Checks whether the board is full at the end of the recording.
    pub fn ends_full(&self) -> bool {
        self.steps.last().is_some_and(|step| is_full(&step.after))
    }

    fn placed(&self) -> impl Iterator<Item = &Step> {
        self.steps.iter().filter(|step| step.placed)
    }

    /// Checks whether two or more calls were not the first for their row, and none of them placed a queen.
    pub fn only_first_calls_placed(&self) -> bool {
        let mut rows = HashSet::new();
        let mut later: Vec<&Return> = self.returns.iter().collect();
        later.retain(|call| call.searches && !rows.insert(occupied(&call.entry).len()));
        let placed = |call: &&Return| self.placed().any(|step| step.before == call.entry);
        later.len() > 1 && !later.iter().any(placed)
    }

    /// Returns a call that began with a solution on the board and returned.
    pub fn called_when_full(&self) -> Option<&Return> {
        let mut returns = self.returns.iter();
        returns.find(|call| call.searches && is_solved(&call.entry))
    }

    /// Returns the first call that returned true although the board was never full during it.
    pub fn said_true(&self) -> Option<&Return> {
        let mut returns = self.returns.iter();
        returns.find(|call| call.searches && call.value == "true" && !call.full_seen)
    }

    /// Returns the first `place_row` that returned false although the rows below its queens could be filled, these
    /// queens, and a board that fills the rows.
    pub fn said_false(&self) -> Option<(&Return, Vec<Square>, Vec<usize>)> {
        let all = super::solutions(self.steps.first()?.after.len());
        self.returns.iter().find_map(|call| {
            let queens = occupied(&call.entry);
            let columns: Vec<usize> = call.entry.iter().map_while(|column| *column).collect();
            let row = call
                .call
                .split(['(', ',', ')'])
                .nth(1)
                .and_then(|row| row.parse().ok());
            let in_turn = row.is_none_or(|row: usize| row == columns.len());
            let from_the_top =
                in_turn && columns.len() == queens.len() && attacking(&queens).is_none();
            let said_false = call.value == "false" && call.call.starts_with("place_row(");
            let filled = all.iter().find(|board| board.starts_with(&columns));
            Some((call, queens, filled?.clone())).filter(|_| said_false && from_the_top)
        })
    }

    /// Returns a `place_row` that was called while a row above its own had no queen, and that row.
    pub fn called_too_early(&self) -> Option<(&Return, usize)> {
        let mut calls = self.returns.iter().rev();
        calls.find_map(|call| {
            let above = call.entry.get(..call.row.filter(|_| call.searches)?)?;
            let empty = above.iter().position(Option::is_none)?;
            // A row that never had a queen was left out, which is another mistake.
            let ever = self.squares().iter().any(|square| square.0 == empty);
            ever.then_some((call, empty))
        })
    }

    /// Returns the first placement under attack: the queens on the board, one that attacks the new
    /// queen, and the new queen.
    pub fn attacked(&self) -> Option<(Vec<Square>, Square, Square)> {
        self.placed().find_map(|step| {
            let queens = occupied(&step.after);
            let (a, b) = attacking(&queens)?;
            let (old, new) = if step.square() == Some(a) {
                (b, a)
            } else {
                (a, b)
            };
            Some((queens, old, new))
        })
    }

    /// Returns the queens of the first position that was made a second time.
    pub fn made_twice(&self) -> Option<Vec<Square>> {
        let mut seen = HashSet::new();
        let again = self.placed().find(|step| !seen.insert(&step.after))?;
        Some(occupied(&again.after))
    }

    /// Returns a queen that was taken back and the next placement, if it is in the same row, with the same queens
    /// above, but in no later column.
    pub fn went_back(&self) -> Option<(Square, Square)> {
        let mut steps = self.steps.iter();
        let mut taken: Option<(Square, &Rows)> = None;
        steps.find_map(|step| {
            let (row, col) = step.square()?;
            if !step.placed {
                taken = Some(((row, col), &step.after));
                return None;
            }
            let ((old_row, old_col), rows) = taken.take()?;
            let is_same = old_row == row && *rows == step.before;
            (is_same && col <= old_col).then_some(((old_row, old_col), (row, col)))
        })
    }

    /// Describes a queen that disappeared without being taken back, or returns `None` if there is no such queen.
    pub fn vanished(&self) -> Option<String> {
        self.steps
            .iter()
            .filter(|step| step.placed)
            .find_map(|step| {
                let rows = step.before.iter().zip(&step.after).enumerate();
                let mut lost = rows.filter_map(|(row, pair)| match pair {
                    (Some(old), None) => Some((row, *old)),
                    _ => None,
                });
                lost.next().map(|(row, old)| {
                    format!(
                        "your code removed the queen on ({row}, {old}) without `board.take_back`. \
                         Call `board.take_back` for each queen, always on the same board."
                    )
                })
            })
    }

    /// Describes the first call that returned and did not leave the board as it found it. If `may_keep`, a call that
    /// returned true or saw a full board may leave queens.
    pub fn not_as_found(&self, may_keep: bool) -> Option<String> {
        let calls = self.returns.iter().filter(|call| call.searches);
        let has_found = |call: &&Return| call.full_seen || call.value == "true";
        let mut calls = calls.filter(|call| !(may_keep && has_found(call)));
        let call = calls.find(|call| call.entry != call.back)?;
        let (entry, back) = (occupied(&call.entry), occupied(&call.back));
        let new = back.iter().find(|square| !entry.contains(square));
        let lost = entry.iter().find(|square| !back.contains(square));
        let claim = match (new, lost) {
            (Some(new), None) => format!(
                "{}\n{}, take back every queen that it placed.",
                left_on_the_board(*new, &format!("{} returned", call.call)),
                if may_keep {
                    "If a call finds no board"
                } else {
                    "Before a call returns"
                }
            ),
            _ => format!(
                "yours returned from {} with other queens on the board, but should return with the \
                 same queens.",
                call.call
            ),
        };
        Some(format!("{claim}\nbefore: {entry:?}\nafter:  {back:?}"))
    }
}

/// Formats the words about a queen that should have been taken back before something else was done.
pub fn left_on_the_board(queen: Square, when: &str) -> String {
    format!("yours left a queen on {queen:?} when {when}, but should take her back first.")
}

fn occupied(rows: &Rows) -> Vec<Square> {
    let queens = rows.iter().enumerate();
    queens
        .filter_map(|(row, col)| col.map(|col| (row, col)))
        .collect()
}
