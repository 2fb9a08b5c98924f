//! The layout of the stack over time: each frame is a block from its call to its return.

use crate::about::AboutCalls;
use crate::call_view::CallView;
use crate::choices::FoldedCalls;
use crate::facts::CallAnalysis;
use crate::fold::What;
use crate::labels::counted;

/// The blocks of a run, and the columns and rows that they take.
#[derive(Default)]
pub(crate) struct Frames<'t> {
    pub blocks: Vec<Block<'t>>,
    pub rows: usize,
    /// For each column, the number of calls and returns before it.
    pub times: Vec<usize>,
}

/// The words below the columns.
pub(crate) const TIME_AXIS: &str = "time, one step a call or return →";

/// Returns the title of a run's stack.
pub(crate) fn stack_title(about: &AboutCalls) -> String {
    format!("The stack while {} runs", about.subject)
}

/// Returns the words for calls that are not shown.
pub(crate) fn hidden(calls: usize) -> String {
    format!("… {}", counted(calls, "call"))
}

/// One frame, or a number of frames that are not shown.
pub(crate) struct Block<'t> {
    pub what: Stacked<'t>,
    /// 0 at the bottom of the stack.
    pub row: usize,
    /// The first column of the block; the next field is the column after its last.
    pub from: usize,
    pub to: usize,
}

pub(crate) enum Stacked<'t> {
    Frame(CallView<'t>),
    /// This number of calls that are not shown.
    Hidden(usize),
}

impl<'t> Frames<'t> {
    /// Plays a drawn tree through time. A column is the content of the stack between one call or return and the next.
    pub(crate) fn new(facts: &CallAnalysis<'t>, folded: &FoldedCalls<'t>) -> Self {
        enum Next {
            Enter(usize),
            Leave(usize),
        }
        // The number of calls and returns before a call, if all earlier calls returned.
        let entered = |call: usize| (2 * call + 1).saturating_sub(facts.call(call).depth);
        let mut it = Frames::default();
        let roots = folded.roots.iter().rev();
        let mut open: Vec<Next> = roots.map(|&root| Next::Enter(root)).collect();
        while let Some(next) = open.pop() {
            let last = it.times.last().copied();
            let node = match next {
                Next::Leave(block) => {
                    let time = match it.blocks[block].what {
                        Stacked::Frame(CallView { call, .. }) => {
                            entered(call) + 2 * facts.sizes[call] - 1
                        }
                        Stacked::Hidden(calls) => last.map_or(0, |time| time + 2 * calls - 1),
                    };
                    it.blocks[block].to = it.times.len();
                    // After the last return the stack is empty, and an empty stack has no column.
                    if !open.is_empty() {
                        it.times.push(time);
                    }
                    continue;
                }
                Next::Enter(node) => &folded.nodes[node],
            };
            let (what, time) = match node.what {
                What::Node(call) => (Stacked::Frame(CallView::of(facts, call)), entered(call)),
                What::Gap { nodes: 0, .. } | What::Leaf(_) => continue,
                What::Gap { nodes, .. } => {
                    (Stacked::Hidden(nodes), last.map_or(0, |time| time + 1))
                }
            };
            let is_hidden = matches!(what, Stacked::Hidden(_));
            let block = it.open(what, node.level);
            let columns = if is_hidden { 2 } else { 1 };
            it.times.extend(std::iter::repeat_n(time, columns));
            if node.hidden > 0 {
                let hidden = it.open(Stacked::Hidden(node.hidden), node.level + 1);
                it.times.extend([time + 1; 2]);
                it.blocks[hidden].to = it.times.len();
                it.times.push(time + 2 * node.hidden);
            }
            open.push(Next::Leave(block));
            open.extend(node.children.iter().rev().map(|&child| Next::Enter(child)));
        }
        it
    }

    fn open(&mut self, what: Stacked<'t>, row: usize) -> usize {
        self.rows = self.rows.max(row + 1);
        self.blocks.push(Block {
            what,
            row,
            from: self.times.len(),
            to: self.times.len(),
        });
        self.blocks.len() - 1
    }
}
