//! The steps of a run of calls. Each step has a visible effect, so a query to a board is not a step. A terminal shows
//! all steps, and a player shows the steps that are visible in its drawing.
//!
//! No state is rebuilt from step to step. The stack after a step is the chain of parents of the call on top, so a
//! step costs the same in a trace of a million events.

use std::collections::HashMap;
use std::rc::Rc;

use boards::{Board, Queens};
use call_trace::{EventKind, RunEvent};

use super::step::{Step, StepBoard, Steps};
use crate::choices::FoldedCalls;
use crate::facts::CallAnalysis;
use crate::labels::{call_label, clip, counted, not_shown, spaced};
use crate::leap::Leap;
use crate::pictures::queens;
use crate::roles::Role;
use crate::run::Run;

/// Notes and choices are separate steps only up to this number of steps. Calls and returns always are.
const STEPS: usize = 2_000;

/// All steps of a run of calls.
pub(crate) struct CallSteps<'t> {
    pub facts: Rc<CallAnalysis<'t>>,
    pub steps: Vec<CallStep<'t>>,
}

/// An event, and the state after it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct CallStep<'t> {
    happened: Happened<'t>,
    /// The event that it follows.
    pub event: usize,
    /// The call on top of the stack, or `None` before the first call and after the last return.
    pub top: Option<usize>,
    /// The board as it was written, and the position that it shows.
    board: Option<(&'t str, u32)>,
}

/// The event of a step.
#[derive(Debug, Clone, Copy)]
enum Happened<'t> {
    Called(usize),
    /// This call returned, or a panic passed through it.
    Returned(usize),
    /// A choice was made.
    Played(&'t str),
    TookBack(&'t str),
    Noted(&'t str),
    Offered,
    /// A leaf was valued.
    Valued(i32),
}

impl CallStep<'_> {
    /// Returns whether a call begins or ends, and the call that the step is about: this call, or else the call on top
    /// of the stack.
    pub(crate) fn at(&self) -> (Option<Leap>, Option<usize>) {
        match self.happened {
            Happened::Called(call) => (Some(Leap::Call), Some(call)),
            Happened::Returned(call) => (Some(Leap::Return), Some(call)),
            _ => (None, self.top),
        }
    }
}

impl<'t> CallSteps<'t> {
    /// Collects the steps of a run.
    pub(crate) fn of(run: &Run<'t>) -> Self {
        let (recorded, facts) = (&run.recorded, run.facts());
        let is_written = facts.written.any();
        let calls = &recorded.tree.calls;
        let (mut steps, mut board) = (Vec::new(), None);
        for (event, RunEvent { kind, call }) in recorded.events.iter().enumerate() {
            let mut top = *call;
            let happened = match (*kind, *call) {
                (EventKind::Called, Some(this)) => {
                    // The board that the call is about may have been made before another one. A board that is already
                    // shown appears in its current state, which differs from its first state after a wrong undo.
                    let last = board.map(|(_, at)| at);
                    let is_shown = |at: &u32| last == Some(*at) || is_written;
                    if let Some(at) = calls[this].subject.filter(|at| !is_shown(at)) {
                        board = Some((recorded.position(at).state.board, at));
                    }
                    Happened::Called(this)
                }
                (EventKind::Returned, Some(this)) => {
                    top = calls[this].parent;
                    Happened::Returned(this)
                }
                // The call or the value that follows shows the choice.
                (EventKind::Played(_), _) if is_written => continue,
                (EventKind::Played(to), _) => {
                    let position = recorded.position(to);
                    board = Some((position.state.board, to));
                    Happened::Played(position.choice.unwrap_or_default())
                }
                (EventKind::TookBack(number), _) => {
                    let it = recorded.taken_back[number as usize];
                    board = Some((it.board, it.to));
                    Happened::TookBack(it.choice)
                }
                (EventKind::Noted(text), _) => Happened::Noted(text),
                (EventKind::Offered(..), _) => Happened::Offered,
                (EventKind::Valued(_, value), _) if !recorded.valued_around => {
                    Happened::Valued(value)
                }
                _ => continue,
            };
            let is_call = matches!(
                happened,
                Happened::Called(_) | Happened::Returned(_) | Happened::Noted(_)
            );
            if is_call || !facts.calls_alone {
                steps.push(CallStep {
                    happened,
                    event,
                    top,
                    board,
                });
            }
        }
        CallSteps {
            facts: Rc::clone(facts),
            steps,
        }
    }

    /// Returns the number of frames on the stack after a step.
    pub(crate) fn depth(&self, step: &CallStep) -> usize {
        step.top.map_or(0, |call| self.facts.call(call).depth)
    }

    /// Returns the board after a step, as it was written and as a [`Board`], if the run plays on one.
    pub(crate) fn board(&self, step: &CallStep<'t>) -> Option<(&'t str, &Board)> {
        let (written, at) = step.board?;
        Some((written, self.facts.board(at)))
    }

    /// Returns the queens on the board after a step. On that board a choice is a column.
    fn queens(&self, step: &CallStep<'t>) -> Option<&Queens> {
        self.board(step)?.1.queens()
    }

    /// Returns the kind of place that a reader may want to leap to: the role of the call that begins or ends here, or
    /// a choice that solved the whole puzzle.
    pub(crate) fn place(&self, number: usize) -> Option<Leap> {
        let step = self.steps.get(number)?;
        match step.happened {
            Happened::Called(call) | Happened::Returned(call) => match self.facts.roles[call] {
                Role::Base | Role::Remembered => Some(Leap::Leaf),
                Role::DeadEnd => Some(Leap::DeadEnd),
                Role::Solution => Some(Leap::Solution),
                _ => None,
            },
            Happened::Played(_) => {
                // If a call follows, that call is the place.
                let next = self.steps.get(number + 1).map(CallStep::at);
                let is_called = matches!(next, Some((Some(Leap::Call), _)));
                let solves = self.queens(step).is_some_and(Queens::is_solved);
                (solves && !is_called).then_some(Leap::Solution)
            }
            _ => None,
        }
    }

    /// Describes a step in words: `call 7: fibonacci(1), 4 frames on the stack`.
    pub(crate) fn sentence(&self, step: &CallStep<'t>) -> String {
        let stack = match self.depth(step) {
            0 => "the stack is empty".to_owned(),
            depth => format!("{} on the stack", counted(depth, "frame")),
        };
        let label = |call: usize| {
            let label = call_label(self.facts.call(call), 60);
            format!("call {}: {label}", spaced(call + 1))
        };
        let is_queen = self.queens(step).is_some();
        let what = match step.happened {
            Happened::Noted(text) => return clip(text, 120),
            Happened::Valued(value) => return format!("values a leaf: {value}"),
            Happened::Called(call) => label(call),
            Happened::Returned(call) => {
                let how = match self.facts.call(call).value {
                    None => format!("is ended {}", self.facts.ended_by()),
                    Some("()") => "returns".to_owned(),
                    Some(value) => format!("returns {}", clip(value, 40)),
                };
                format!("{} {how}", label(call))
            }
            Happened::Played(choice) if is_queen => queens::in_column(choice),
            Happened::Played(choice) => format!("plays {}", clip(choice, 40)),
            Happened::TookBack(choice) if is_queen => {
                format!("takes back the queen in column {choice}")
            }
            Happened::TookBack(choice) => format!("takes back {}", clip(choice, 40)),
            Happened::Offered => "looks at its choices".to_owned(),
        };
        format!("{what}, {stack}")
    }
}

/// Returns the steps that are visible in the drawing.
pub(crate) fn of_calls(run: &Run, folded: &FoldedCalls) -> Steps {
    let all = CallSteps::of(run);
    let facts = &all.facts;
    let drawn = folded.of_nodes(facts.tree().calls.len());
    let node_of = |call: usize| drawn.get(call).copied().flatten();
    let mut steps: Vec<Step> = Vec::new();
    let mut boards: Vec<StepBoard> = Vec::new();
    let mut known: HashMap<&str, usize> = HashMap::new();
    // Before the first queen is placed the board is empty.
    let empty = facts.queens.map(|size| Queens::empty(size).to_string());
    let mut skipped = 0;
    for (number, step) in all.steps.iter().enumerate() {
        let (kind, call) = step.at();
        let Some(node) = call.and_then(node_of) else {
            // The drawing leaves these calls out, so a single step stands for them.
            skipped += usize::from(kind == Some(Leap::Call));
            continue;
        };
        if kind.is_none() && steps.len() >= STEPS {
            continue;
        }
        let board = all.board(step);
        let is_queens = board.is_none_or(|(_, board)| board.queens().is_some());
        let board = board.map(|(written, _)| written).or(empty.as_deref());
        let board = board.map(|text| {
            *known.entry(text).or_insert_with(|| {
                boards.push(StepBoard {
                    kind: is_queens.then_some("queens"),
                    text: text.to_owned(),
                });
                boards.len() - 1
            })
        });
        if skipped > 0 {
            let above = call.and_then(|call| facts.call(call).parent);
            let at = match kind {
                Some(Leap::Call) => above.and_then(node_of),
                _ => Some(node),
            };
            if let Some(at) = at {
                steps.push(Step {
                    node: at,
                    say: not_shown(&counted(skipped, "call")),
                    board,
                    ..Step::default()
                });
            }
            skipped = 0;
        }
        let place = all.place(number);
        steps.push(Step {
            kind,
            node,
            say: all.sentence(step),
            board,
            // The role of a call is shown where it begins.
            mark: place.filter(|_| kind != Some(Leap::Return)).map(Leap::name),
            ..Step::default()
        });
    }
    Steps {
        steps,
        boards,
        facts: format!("{}.", run.about().counts),
    }
}
