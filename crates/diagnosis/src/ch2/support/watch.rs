//! A run seen through its queens: each one placed, each one taken back.

use std::collections::HashSet;
use std::fmt::Display;
use std::panic::resume_unwind;

use super::panics::Slip;
use super::{Square, attacking};
use call_trace::{EventKind, Trace, try_record};

/// A recorded run.
pub struct Run<R> {
    /// What it returned.
    pub result: R,
    /// The queens placed and taken back, in order.
    pub steps: Vec<Step>,
    /// Each call that returned: its board on entry and on return.
    pub returns: Vec<Return>,
    /// The first call that was made by a call with the same arguments, as one would write it.
    pub repeated: Option<String>,
    /// The first call for another row than the next one that `place_row` made of itself, and the
    /// call that made it.
    pub skipped: Option<(String, String)>,
    /// The first queen that a `place_row` put into another row than its own, and that call.
    pub misplaced: Option<(String, Square)>,
    /// The call that was running when the recording stopped, and its row.
    pub running: Option<(String, Option<usize>)>,
}

/// A queen placed or taken back.
pub struct Step {
    /// Whether it was placed.
    pub placed: bool,
    /// For each row, the column of its queen: before.
    pub before: Rows,
    /// And after.
    pub after: Rows,
}

/// For each row the column of its queen.
pub type Rows = Vec<Option<usize>>;

/// A call that came back.
pub struct Return {
    /// The call, as one would write it.
    pub call: String,
    /// What it returned.
    pub value: String,
    /// The board on entry, with at least as many rows as the board on return.
    pub entry: Rows,
    /// The board on return.
    pub back: Rows,
    /// Whether a full board stood on the table at any time during the call.
    pub full_seen: bool,
    /// Whether the call is a part of the search, and no helper that only places a queen: it is
    /// the outermost one, or its function calls itself.
    pub searches: bool,
}

/// Runs `program` and watches the queens. Where it panics, panics with what `why` says of the
/// slip and of the run until then; where it says nothing, the panic goes on as it was.
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

/// Runs `program` and watches the queens; says what a panic said.
pub fn try_watch<R>(program: impl FnOnce() -> R) -> (Result<R, String>, Run<()>) {
    let (result, trace) = try_record(program);
    (result.map_err(|stopped| stopped.to_string()), read(&trace))
}

fn read(trace: &Trace) -> Run<()> {
    let mut read = Read::default();
    let run = trace.run();
    for moment in &run.moments {
        match (moment.kind, moment.call.map(|call| &run.tree.calls[call])) {
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

/// What has been read of a recording.
#[derive(Default)]
struct Read {
    steps: Vec<Step>,
    returns: Vec<(String, Return)>,
    /// The calls that are running, each with its function.
    open: Vec<(String, Return)>,
    /// Functions that call themselves, and the outermost.
    recursive: HashSet<String>,
    board: Rows,
    misplaced: Option<(String, Square)>,
    /// For each running call the row that it fills, if it is one of `place_row`.
    rows_of_calls: Vec<Option<usize>>,
}

impl Read {
    fn enter(&mut self, function: &str, values: impl Display, row: Option<usize>) {
        if self.open.is_empty() || self.open.iter().any(|(name, _)| name == function) {
            self.recursive.insert(function.to_owned());
        }
        let call = Return {
            call: format!("{function}({values})"),
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
            misplaced: self.misplaced,
            running: diagnosis::last(&trace.tree()).map(|call| {
                let row = diagnosis::number(call, "row").and_then(|row| row.try_into().ok());
                (diagnosis::shown(call), row)
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
    /// The square that changed.
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
    /// The same run, with what it returned.
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
    /// How many queens were placed.
    pub fn placements(&self) -> usize {
        self.placed().count()
    }

    /// How many queens had been placed when the board was full, and none attacked another, for
    /// the first time.
    pub fn placements_until_full(&self) -> Option<usize> {
        self.placed()
            .position(|step| is_solved(&step.after))
            .map(|at| at + 1)
    }

    /// How often the board became full, and none attacked another.
    pub fn times_full(&self) -> usize {
        self.placed().filter(|step| is_solved(&step.after)).count()
    }

    /// The column of the queen that stands in a row at the end of what was recorded.
    pub fn stood(&self, row: usize) -> Option<usize> {
        *self.steps.last()?.after.get(row)?
    }

    /// Whether a row is empty at the end of what was recorded, and a row below it is not.
    pub fn leaves_a_gap(&self) -> bool {
        let rows = self.steps.last().map_or(&[][..], |step| &step.after);
        let queens = rows.iter().skip_while(|col| col.is_some());
        queens.flatten().next().is_some()
    }

    /// Whether the last queen of the first full board was taken back.
    pub fn took_back_when_full(&self) -> bool {
        let full = self.steps.iter().position(|step| is_solved(&step.after));
        full.is_some_and(|at| self.steps.get(at + 1).is_some_and(|step| !step.placed))
    }

    /// Whether a full board with these queens ever stood.
    pub fn ever_stood(&self, queens: &[usize]) -> bool {
        let stands = |rows: &Rows| rows.iter().copied().eq(queens.iter().map(|&col| Some(col)));
        self.placed().any(|step| stands(&step.after))
    }

    /// A column of row 0 in which no queen was ever placed.
    pub fn left_out_of_row_0(&self, n: usize) -> Option<usize> {
        let squares = self.squares();
        (0..n).find(|&col| !squares.contains(&(0, col)))
    }

    /// How many calls of the search there were, without those of its helpers.
    pub fn calls(&self) -> usize {
        self.returns.iter().filter(|call| call.searches).count()
    }

    /// The squares on which queens were placed, in order.
    pub fn squares(&self) -> Vec<Square> {
        self.placed().filter_map(Step::square).collect()
    }

    /// Whether the board is full at the end of what was recorded.
    pub fn ends_full(&self) -> bool {
        self.steps.last().is_some_and(|step| is_full(&step.after))
    }

    fn placed(&self) -> impl Iterator<Item = &Step> {
        self.steps.iter().filter(|step| step.placed)
    }

    /// The call that was made with a full board, and came back.
    pub fn called_when_full(&self) -> Option<&Return> {
        let mut returns = self.returns.iter();
        returns.find(|call| call.searches && is_full(&call.entry))
    }

    /// The first call that answered true, though no board was full while it ran.
    pub fn said_true(&self) -> Option<&Return> {
        let mut returns = self.returns.iter();
        returns.find(|call| call.searches && call.value == "true" && !call.full_seen)
    }

    /// The first `place_row` that answered false although the rows below the queens that it found could be
    /// filled, those queens, and a board that fills them.
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

    /// The first `place_row` that was called while a row above its own had no queen, and that row.
    pub fn called_too_early(&self) -> Option<(&Return, usize)> {
        let mut calls = self.returns.iter().rev();
        calls.find_map(|call| {
            let row: usize = call
                .call
                .strip_prefix("place_row(")?
                .strip_suffix(')')?
                .parse()
                .ok()?;
            let above = call.entry.get(..row)?;
            let empty = above.iter().position(Option::is_none)?;
            // A row that never had a queen was left out, which is another matter.
            let ever = self.squares().iter().any(|square| square.0 == empty);
            ever.then_some((call, empty))
        })
    }

    /// The first placement under attack: the queens that stood then, and two that attack.
    pub fn attacked(&self) -> Option<(Vec<Square>, Square, Square)> {
        self.placed().find_map(|step| {
            let queens = occupied(&step.after);
            let (a, b) = attacking(&queens)?;
            Some((queens, a, b))
        })
    }

    /// A queen that stood in the row of the next one, or below it, when that was placed, though all rows above it had
    /// theirs: she was to be taken back first. Before it the queens that stood then.
    pub fn left_standing(&self) -> Option<(Vec<Square>, Square, Square)> {
        self.placed().find_map(|step| {
            let new = step.square()?;
            let above = step.before.get(..new.0)?;
            let queens = occupied(&step.before);
            let old = *queens.iter().find(|old| old.0 >= new.0)?;
            let in_turn = above.iter().all(Option::is_some);
            in_turn.then_some((queens, old, new))
        })
    }

    /// The queens of the first position that was made a second time.
    pub fn made_twice(&self) -> Option<Vec<Square>> {
        let mut seen = HashSet::new();
        let again = self.placed().find(|step| !seen.insert(&step.after))?;
        Some(occupied(&again.after))
    }

    /// A queen that was taken back and the one that was placed next on the same queens above, in
    /// the same row: where that one stands in no later column.
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

    /// What happened to a queen that went without being taken back; none where none did.
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
                    "the queen on ({row}, {old}) vanished without being taken back. Use board.take_back, and no new \
                     board."
                )
            })
            })
    }

    /// What the first call did that came back and did not leave the board as it found it. If `may_keep`, a call that
    /// answered true or saw a full board may leave queens.
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
                "{}\n{} leaves the board as it found it.",
                left_on_the_board(*new, &format!("{} came back", call.call)),
                if may_keep {
                    "A call that finds nothing"
                } else {
                    "Every call"
                }
            ),
            (None, Some(lost)) => format!(
                "yours came back from {} without the queen on {lost:?}, but should leave the board as it \
                 found it.\nAnother call had placed her. Take back only the queens that this call placed.",
                call.call
            ),
            _ => format!(
                "yours came back from {} with another board, but should leave the board as it found it.\nThe caller \
                 tries its next column on the same board.",
                call.call
            ),
        };
        Some(format!("{claim}\nfound: {entry:?}\nleft:  {back:?}"))
    }
}

/// What is said of a queen that was to be taken back before something else was done.
pub fn left_on_the_board(queen: Square, when: &str) -> String {
    format!("yours left a queen on {queen:?} when {when}, but should take her back first.")
}

fn occupied(rows: &Rows) -> Vec<Square> {
    let queens = rows.iter().enumerate();
    queens
        .filter_map(|(row, col)| col.map(|col| (row, col)))
        .collect()
}
