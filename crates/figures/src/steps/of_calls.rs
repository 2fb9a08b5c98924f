//! The steps of a run of calls.

use std::collections::HashMap;

use boards::Queens;

use super::step::{Step, StepBoard, StepKind, Steps};
use crate::choices::FoldedCalls;
use crate::labels::{counted, not_shown};
use crate::leap::Leap;
use crate::moments::{Happened, Moments};
use crate::options::SvgOptions;
use crate::run::Run;

/// Notes and choices are steps of their own up to this many steps; calls and returns always are.
const STEPS: usize = 2_000;

/// The calls as a player draws them.
pub(crate) fn folded_calls<'t>(run: &Run<'t>, options: &SvgOptions) -> FoldedCalls<'t> {
    options.folded(run.facts(), 80)
}

/// The steps that can be seen in the drawing.
pub(crate) fn of_calls(run: &Run, folded: &FoldedCalls) -> Steps {
    let moments = Moments::of(run);
    let facts = moments.facts();
    let drawn = folded.of_nodes(facts.tree().calls.len());
    let node_of = |call: usize| drawn.get(call).copied().flatten();
    let mut steps: Vec<Step> = Vec::new();
    let mut boards: Vec<StepBoard> = Vec::new();
    let mut known: HashMap<&str, usize> = HashMap::new();
    // Before the first queen is placed the board is empty.
    let empty = facts.queens.map(|size| Queens::empty(size).to_string());
    let mut skipped = 0;
    for m in 0..moments.len() {
        let Some(moment) = moments.at(m) else { break };
        let (kind, call) = match moment.happened {
            Happened::Called(call) => (StepKind::Call, Some(call)),
            Happened::Returned(call) => (StepKind::Return, Some(call)),
            _ => (StepKind::Note, moment.top),
        };
        let Some(node) = call.and_then(node_of) else {
            // Calls that the drawing leaves out pass by in one step.
            skipped += usize::from(kind == StepKind::Call);
            continue;
        };
        if kind == StepKind::Note && steps.len() >= STEPS {
            continue;
        }
        let board = moment.board.or(empty.as_deref()).map(|board| {
            *known.entry(board).or_insert_with(|| {
                let is_queens = match moments.board(m) {
                    Some(board) => board.queens().is_some(),
                    None => true,
                };
                boards.push(StepBoard {
                    kind: is_queens.then_some("queens"),
                    text: board.to_owned(),
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
        let place = moments.place(m);
        steps.push(Step {
            board,
            // What a call was is said where it begins.
            mark: place.filter(|_| kind != StepKind::Return).map(Leap::name),
            ..Step::new(kind, node, moments.sentence(m))
        });
    }
    Steps {
        steps,
        boards,
        facts: format!("{}.", run.about().counts),
    }
}
