//! The steps of a run of calls. Each step has a visible effect, so a query to a board is not a step. A terminal shows
//! all steps, and a player shows the steps that are visible in its drawing.
//!
//! No state is rebuilt from step to step. The stack after a step is the chain of parents of the call on top, so a
//! step costs the same in a trace of a million events.

use std::collections::HashMap;
use std::rc::Rc;

use boards::{Board, Queens};
use call_trace::{Call, EventKind, RunEvent, TakenBack};

use super::step::{Step, StepBoard, StepKind, Steps};
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
    facts: Rc<CallAnalysis<'t>>,
    steps: Vec<CallStep<'t>>,
    /// Each board as it was written, and the position that it shows.
    boards: Vec<(&'t str, u32)>,
}

/// An event, and the state after it.
#[derive(Debug, Clone, Copy)]
struct CallStep<'t> {
    happened: Happened<'t>,
    /// The event that it follows.
    event: u32,
    /// The call on top of the stack.
    top: Option<u32>,
    /// The board, by its number in [`CallSteps::boards`].
    board: Option<u32>,
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

impl<'t> CallSteps<'t> {
    /// Collects the steps of a run.
    pub(crate) fn of(run: &Run<'t>) -> Self {
        let recorded = &run.recorded;
        let mut it = CallSteps {
            facts: Rc::clone(run.facts()),
            steps: vec![],
            boards: vec![],
        };
        let calls = &recorded.tree.calls;
        for (event, RunEvent { kind, call }) in recorded.events.iter().enumerate() {
            let mut top = *call;
            let happened = match (*kind, *call) {
                (EventKind::Called, Some(this)) => {
                    // The board that the call is about may have been made before another one. A board that is already
                    // shown appears in its current state, which differs from its first state after a wrong undo.
                    let last = it.boards.last().map(|&(_, at)| at);
                    let is_shown = |&at: &u32| last == Some(at) || it.facts.written.any();
                    if let Some(at) = calls[this].subject.filter(|at| !is_shown(at)) {
                        it.boards.push((recorded.position(at).state.board, at));
                    }
                    Happened::Called(this)
                }
                (EventKind::Returned, Some(this)) => {
                    top = calls[this].parent;
                    Happened::Returned(this)
                }
                // The call or the value that follows shows the choice.
                (EventKind::Played(_), _) if it.facts.written.any() => continue,
                (EventKind::Played(to), _) => {
                    let position = recorded.position(to);
                    it.boards.push((position.state.board, to));
                    Happened::Played(position.choice.unwrap_or_default())
                }
                (EventKind::TookBack(number), _) => {
                    let TakenBack { to, choice, board } = recorded.taken_back[number as usize];
                    it.boards.push((board, to));
                    Happened::TookBack(choice)
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
            if it.facts.calls_alone && !is_call {
                continue;
            }
            it.steps.push(CallStep {
                happened,
                event: event as u32,
                top: top.map(|call| call as u32),
                board: it.boards.len().checked_sub(1).map(|last| last as u32),
            });
        }
        it
    }

    pub(crate) fn len(&self) -> usize {
        self.steps.len()
    }

    pub(crate) fn facts(&self) -> &CallAnalysis<'t> {
        &self.facts
    }

    /// Returns the kind of a step, and the call that it is about: the call that begins or ends, or else the call on
    /// top of the stack.
    pub(crate) fn at(&self, step: usize) -> Option<(StepKind, Option<usize>)> {
        Some(match self.steps.get(step)?.happened {
            Happened::Called(call) => (StepKind::Call, Some(call)),
            Happened::Returned(call) => (StepKind::Return, Some(call)),
            _ => (StepKind::Note, self.top(step)),
        })
    }

    /// Returns the event that a step follows.
    pub(crate) fn event(&self, step: usize) -> Option<usize> {
        Some(self.steps.get(step)?.event as usize)
    }

    /// Returns the call on top of the stack after a step, or `None` before the first call and after the last return.
    pub(crate) fn top(&self, step: usize) -> Option<usize> {
        Some(self.steps.get(step)?.top? as usize)
    }

    /// Returns the number of frames on the stack after a step.
    pub(crate) fn depth(&self, step: usize) -> usize {
        self.top(step).map_or(0, |call| self.facts.call(call).depth)
    }

    /// Returns the board after a step, as it was written and as a [`Board`], if the run plays on one.
    pub(crate) fn board(&self, step: usize) -> Option<(&'t str, &Board)> {
        let (written, at) = self.boards[self.steps.get(step)?.board? as usize];
        Some((written, self.facts.board(at)))
    }

    /// Returns the kind of place that a reader may want to leap to: the role of the call that begins or ends here, or
    /// a choice that solved the whole puzzle.
    pub(crate) fn place(&self, step: usize) -> Option<Leap> {
        match self.steps.get(step)?.happened {
            Happened::Called(call) | Happened::Returned(call) => match self.facts.roles[call] {
                Role::Base | Role::Remembered => Some(Leap::Leaf),
                Role::DeadEnd => Some(Leap::DeadEnd),
                Role::Solution => Some(Leap::Solution),
                _ => None,
            },
            Happened::Played(_) => {
                // If a call follows, that call is the place.
                let is_called = matches!(self.at(step + 1), Some((StepKind::Call, _)));
                let queens = self.queens(step);
                let solves = queens.is_some_and(Queens::is_solved);
                (solves && !is_called).then_some(Leap::Solution)
            }
            _ => None,
        }
    }

    /// Describes a step in words: `call 7: fibonacci(1), 4 frames on the stack`.
    pub(crate) fn sentence(&self, step: usize) -> String {
        let Some(&CallStep { happened, .. }) = self.steps.get(step) else {
            return String::new();
        };
        let stack = match self.depth(step) {
            0 => "the stack is empty".to_owned(),
            depth => format!("{} on the stack", counted(depth, "frame")),
        };
        let call = |call: usize| (spaced(call + 1), call_label(self.facts.call(call), 60));
        match happened {
            Happened::Called(this) => {
                let (number, label) = call(this);
                format!("call {number}: {label}, {stack}")
            }
            Happened::Returned(this) => {
                let (number, label) = call(this);
                let how = match self.facts.call(this) {
                    Call { value: None, .. } => format!(" is ended {}", self.facts.ended_by()),
                    Call {
                        value: Some("()"), ..
                    } => " returns".to_owned(),
                    Call {
                        value: Some(value), ..
                    } => format!(" returns {}", clip(value, 40)),
                };
                format!("call {number}: {label}{how}, {stack}")
            }
            Happened::Played(choice) => match self.queens(step).is_some() {
                true => format!("{}, {stack}", queens::in_column(choice)),
                false => format!("plays {}, {stack}", clip(choice, 40)),
            },
            Happened::TookBack(choice) => match self.queens(step).is_some() {
                true => format!("takes back the queen in column {choice}, {stack}"),
                false => format!("takes back {}, {stack}", clip(choice, 40)),
            },
            Happened::Noted(text) => clip(text, 120),
            Happened::Offered => format!("looks at its choices, {stack}"),
            Happened::Valued(value) => format!("values a leaf: {value}"),
        }
    }

    /// Returns the queens on the board after a step. On that board a choice is a column.
    fn queens(&self, step: usize) -> Option<&Queens> {
        self.board(step)?.1.queens()
    }
}

/// Returns the steps that are visible in the drawing.
pub(crate) fn of_calls(run: &Run, folded: &FoldedCalls) -> Steps {
    let all = CallSteps::of(run);
    let facts = all.facts();
    let drawn = folded.of_nodes(facts.tree().calls.len());
    let node_of = |call: usize| drawn.get(call).copied().flatten();
    let mut steps: Vec<Step> = Vec::new();
    let mut boards: Vec<StepBoard> = Vec::new();
    let mut known: HashMap<&str, usize> = HashMap::new();
    // Before the first queen is placed the board is empty.
    let empty = facts.queens.map(|size| Queens::empty(size).to_string());
    let mut skipped = 0;
    for step in 0..all.len() {
        let Some((kind, call)) = all.at(step) else {
            break;
        };
        let Some(node) = call.and_then(node_of) else {
            // The drawing leaves these calls out, so a single step stands for them.
            skipped += usize::from(kind == StepKind::Call);
            continue;
        };
        if kind == StepKind::Note && steps.len() >= STEPS {
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
            let at = match kind {
                StepKind::Call => {
                    let above = call.and_then(|call| facts.call(call).parent);
                    above.and_then(node_of)
                }
                _ => Some(node),
            };
            if let Some(at) = at {
                let say = not_shown(&counted(skipped, "call"));
                steps.push(Step {
                    board,
                    ..Step::new(StepKind::Note, at, say)
                });
            }
            skipped = 0;
        }
        let place = all.place(step);
        steps.push(Step {
            board,
            // The role of a call is shown where it begins.
            mark: place.filter(|_| kind != StepKind::Return).map(Leap::name),
            ..Step::new(kind, node, all.sentence(step))
        });
    }
    Steps {
        steps,
        boards,
        facts: format!("{}.", run.about().counts),
    }
}
