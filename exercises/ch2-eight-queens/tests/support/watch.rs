//! A run seen through its queens: each one placed, each one taken back.

use super::{attacking, spaced};
use call_trace::{Event, record};

/// A recorded run.
pub struct Run<R> {
    /// What it returned.
    pub result: R,
    /// The queens placed and taken back, in order.
    pub steps: Vec<Step>,
    /// Each call that returned: its board on entry and on return.
    pub returns: Vec<Return>,
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
    /// The board on entry, with at least as many rows as the board on return.
    pub entry: Rows,
    /// The board on return.
    pub back: Rows,
    /// Whether a full board stood on the table at any time during the call.
    pub full_seen: bool,
}

/// Runs `program` and watches the queens.
pub fn watch<R>(program: impl FnOnce() -> R) -> Run<R> {
    let (result, trace) = record(program);
    let mut steps = Vec::new();
    let mut returns = Vec::new();
    let mut open: Vec<Return> = Vec::new();
    let mut board = Rows::new();
    for event in trace.events() {
        match event {
            Event::Enter { function, args, .. } => open.push(Return {
                call: format!("{function}({})", args.values()),
                entry: board.clone(),
                back: Rows::new(),
                full_seen: false,
            }),
            Event::Leave { .. } => {
                if let Some(call) = open.pop() {
                    let back = board.clone();
                    returns.push(Return { back, ..call });
                }
            }
            Event::Play { board: text, .. } | Event::TakeBack { board: text, .. } => {
                let placed = matches!(event, Event::Play { .. });
                let before = std::mem::replace(&mut board, rows(text));
                if board.iter().all(Option::is_some) {
                    open.iter_mut().for_each(|call| call.full_seen = true);
                }
                let mut step = Step {
                    placed,
                    before,
                    after: board.clone(),
                };
                step.before.resize(step.after.len(), None);
                steps.push(step);
            }
            _ => {}
        }
    }
    for call in &mut returns {
        call.entry.resize(board.len(), None);
        call.back.resize(board.len(), None);
    }
    Run {
        result,
        steps,
        returns,
    }
}

fn rows(board: &str) -> Rows {
    board.lines().map(|line| line.find('Q')).collect()
}

impl Step {
    /// The square that changed.
    pub fn square(&self) -> Option<(usize, usize)> {
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

impl<R> Run<R> {
    /// How many queens were placed.
    pub fn placements(&self) -> usize {
        self.placed().count()
    }

    /// How many queens had been placed when the board was full for the first time.
    pub fn placements_until_full(&self) -> Option<usize> {
        self.placed()
            .position(|step| step.after.iter().all(Option::is_some))
            .map(|at| at + 1)
    }

    fn placed(&self) -> impl Iterator<Item = &Step> {
        self.steps.iter().filter(|step| step.placed)
    }

    /// Whether some row was tried with a second queen.
    pub fn ever_tried_again(&self) -> bool {
        let mut rows: Vec<usize> = self
            .placed()
            .filter_map(Step::square)
            .map(|at| at.0)
            .collect();
        let all = rows.len();
        rows.sort_unstable();
        rows.dedup();
        rows.len() < all
    }

    /// Demands that queens were placed on the board at all.
    pub fn assert_on_the_board(&self) {
        assert!(
            !self.steps.is_empty(),
            "no queen was ever on the board: place it with board.place and take it back with \
             board.take_back, so that what you do can be seen and counted"
        );
    }

    /// Demands that no queen was placed where another attacked it.
    pub fn assert_tested_before_placing(&self, suffice: usize) {
        self.assert_on_the_board();
        for step in self.placed() {
            assert_one_more(step);
            let on_board: Vec<(usize, usize)> = occupied(&step.after);
            if let Some((a, b)) = attacking(&on_board) {
                panic!(
                    "{} placements, {} suffice: test before placing. The first that was lost from \
                     the start put queens on {a:?} and {b:?}, which attack each other.",
                    spaced(self.placements()),
                    spaced(suffice),
                );
            }
        }
    }

    /// Demands that each queen was taken back before its row was used again.
    pub fn assert_one_at_a_time(&self) {
        self.assert_on_the_board();
        self.placed().for_each(assert_one_more);
    }

    /// Demands the same, and that every call that came back without a full board left the board
    /// as it found it.
    pub fn assert_taken_back(&self) {
        self.assert_one_at_a_time();
        for call in self.returns.iter().filter(|call| !call.full_seen) {
            assert_as_found(call);
        }
    }

    /// Demands that every call that came back, whatever it found, left the board as it found it.
    pub fn assert_always_taken_back(&self) {
        self.assert_taken_back();
        self.returns.iter().for_each(assert_as_found);
    }
}

fn occupied(rows: &Rows) -> Vec<(usize, usize)> {
    rows.iter()
        .enumerate()
        .filter_map(|(row, col)| col.map(|col| (row, col)))
        .collect()
}

/// A placement changes nothing but its own, empty row.
fn assert_one_more(step: &Step) {
    for (row, (before, after)) in step.before.iter().zip(&step.after).enumerate() {
        match (before, after) {
            (Some(old), Some(new)) if old != new => panic!(
                "row {row} got a queen in column {new} while the one in column {old} still stood: \
                 take back what you placed before you try the next column"
            ),
            (Some(old), None) => panic!(
                "the queen on ({row}, {old}) vanished without being taken back: undo the last \
                 queen with board.take_back, do not start a new board"
            ),
            _ => {}
        }
    }
}

fn assert_as_found(call: &Return) {
    let (entry, back) = (occupied(&call.entry), occupied(&call.back));
    assert!(
        entry == back,
        "{} found queens on {entry:?} and came back leaving them on {back:?}: a call that failed \
         must leave the board as it found it, or its caller cannot try the next column",
        call.call
    );
}
