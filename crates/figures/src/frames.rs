//! The stack over time, before it is drawn: each frame a block from its call to its return.

use call_trace::Call;

use crate::about::AboutCalls;
use crate::call_view::CallView;
use crate::choices::FoldedCalls;
use crate::facts::Facts;
use crate::fold::What;

/// The blocks of a run, and how many columns and rows they take.
pub(crate) struct Frames<'t> {
    pub blocks: Vec<Block<'t>>,
    pub columns: usize,
    pub rows: usize,
    /// For each column, how many calls and returns came before it.
    pub times: Vec<usize>,
}

/// What stands below the columns.
pub(crate) const TIME_AXIS: &str = "time, one step a call or return →";

/// What the stack of this run is headed by.
pub(crate) fn stack_title(about: &AboutCalls) -> String {
    format!("The stack while {} runs", about.subject)
}

/// One frame, or a number of frames that are not shown.
pub(crate) struct Block<'t> {
    pub what: Stacked<'t>,
    /// 0 at the bottom of the stack.
    pub row: usize,
    /// The columns it stands in: from the first to before the second.
    pub from: usize,
    pub to: usize,
}

pub(crate) enum Stacked<'t> {
    Frame(CallView<'t>),
    /// This many calls that are not shown.
    Hidden(usize),
}

impl<'t> Frames<'t> {
    /// Plays a folded tree through time. A column is what the stack holds between one call or
    /// return and the next.
    pub(crate) fn new(facts: &Facts<'t>, folded: &FoldedCalls<'t>) -> Self {
        enum Next {
            Enter(usize),
            Leave(usize),
        }
        let mut it = Frames {
            blocks: Vec::new(),
            columns: 0,
            rows: 0,
            times: Vec::new(),
        };
        let mut open: Vec<Next> = folded
            .roots
            .iter()
            .rev()
            .map(|&root| Next::Enter(root))
            .collect();
        while let Some(next) = open.pop() {
            let node = match next {
                Next::Leave(block) => {
                    let time = match it.blocks[block].what {
                        Stacked::Frame(CallView { call, .. }) => {
                            entered(facts.call(call), call) + 2 * facts.sizes[call] - 1
                        }
                        Stacked::Hidden(calls) => {
                            it.times.last().map_or(0, |&time| time + 2 * calls - 1)
                        }
                    };
                    it.blocks[block].to = it.columns;
                    // After the last return the stack is empty, and that is no column.
                    if !open.is_empty() {
                        it.column(time);
                    }
                    continue;
                }
                Next::Enter(node) => &folded.nodes[node],
            };
            let (what, time) = match node.what {
                What::Node(call) => (
                    Stacked::Frame(CallView::of(facts, call)),
                    entered(facts.call(call), call),
                ),
                What::Gap { nodes: 0, .. } => continue,
                What::Gap { nodes, .. } => (
                    Stacked::Hidden(nodes),
                    it.times.last().map_or(0, |time| time + 1),
                ),
                What::Leaf(_) => continue,
            };
            let is_hidden = matches!(what, Stacked::Hidden(_));
            let block = it.open(what, node.level);
            it.column(time);
            if is_hidden {
                it.column(time);
            }
            if node.hidden > 0 {
                let hidden = it.open(Stacked::Hidden(node.hidden), node.level + 1);
                it.column(time + 1);
                it.column(time + 1);
                it.blocks[hidden].to = it.columns;
                it.column(time + 2 * node.hidden);
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
            from: self.columns,
            to: self.columns,
        });
        self.blocks.len() - 1
    }

    fn column(&mut self, time: usize) {
        self.times.push(time);
        self.columns += 1;
    }
}

/// How many calls and returns came before this call, when all before it returned.
fn entered(call: &Call, number: usize) -> usize {
    (2 * number + 1).saturating_sub(call.depth)
}
