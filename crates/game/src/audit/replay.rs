//! Runs given rules over a recorded tree and notes where the recorded search does otherwise.

use crate::audit::rules::Rules;
use crate::audit::{Audit, Judged};
use crate::{SearchTree, Value};

/// The first thing that was done otherwise, and at which node.
#[derive(Debug, Clone, Copy)]
pub(super) struct Wrong<M> {
    pub(super) node: usize,
    pub(super) what: What<M>,
}

#[derive(Debug, Clone, Copy)]
pub(super) enum What<M> {
    Tried(M, Value, Value),
    LeftOut(M, Value, Value),
    Twice(M),
    TooDeep,
    TooShallow,
    NotValued,
}

/// A replay, and in the end what it found. It keeps a stack of its own: a deep tree must not
/// overflow what judges it.
pub(super) struct Replay<'t, M> {
    pub(super) tree: &'t SearchTree<M>,
    pub(super) rules: Rules,
    pub(super) window: (Value, Value),
    pub(super) levels: u32,
    pub(super) stack: Vec<Frame>,
    /// The searched children of all nodes on the stack.
    pub(super) children: Vec<u32>,
    /// Goes on after something wrong, and judges every node.
    pub(super) patient: bool,
    pub(super) wrong: Option<Wrong<M>>,
    /// Whether everything the rules ask for was there.
    pub(super) whole: bool,
    pub(super) visited: usize,
    pub(super) value: Option<Value>,
    pub(super) judged: Vec<Option<Judged>>,
}

pub(super) struct Frame {
    pub(super) node: usize,
    pub(super) max: bool,
    /// The window as it came in, and as it is now.
    pub(super) given: (Value, Value),
    pub(super) now: (Value, Value),
    /// Whose values alpha and beta are.
    pub(super) from: (Option<u32>, Option<u32>),
    pub(super) best: Option<(Value, usize)>,
    /// Its children in `Replay::children`: where they begin, which comes next, and their end.
    pub(super) begin: usize,
    pub(super) next: usize,
    pub(super) end: usize,
    /// How many moves were tried, each once.
    pub(super) tried: usize,
}

impl<'t, M: Copy + Eq> Replay<'t, M> {
    /// A replay that goes on to the end.
    pub(super) fn patient(tree: &'t SearchTree<M>, rules: Rules, audit: Audit) -> Self {
        Self {
            patient: true,
            judged: vec![None; tree.nodes.len()],
            ..Self::hasty(tree, rules, audit)
        }
    }

    /// A replay that ends with the first thing that is wrong.
    pub(super) fn hasty(tree: &'t SearchTree<M>, rules: Rules, audit: Audit) -> Self {
        Self {
            window: (audit.alpha, audit.beta),
            tree,
            rules,
            levels: rules.levels(audit.depth),
            stack: Vec::new(),
            children: Vec::new(),
            patient: false,
            wrong: None,
            whole: true,
            visited: 0,
            value: None,
            judged: Vec::new(),
        }
    }

    pub(super) fn run(mut self) -> Self {
        self.enter(0, self.window, (None, None));
        while self.patient || self.wrong.is_none() {
            let Some(mut frame) = self.stack.pop() else {
                break;
            };
            let (alpha, beta) = frame.now;
            let closed = frame.tried > 0 && self.rules.closed(frame.max, frame.now);
            if frame.next == frame.end {
                self.finish(&frame, closed);
                continue;
            }
            let child = self.children[frame.next] as usize;
            let before = &self.children[frame.begin..frame.next];
            frame.next += 1;
            let Some(mv) = self.tree.nodes[child].mv else {
                break; // Only the root has none, and it is no child.
            };
            let again = before
                .iter()
                .any(|id| self.tree.nodes[*id as usize].mv == Some(mv));
            if closed {
                self.wrong(frame.node, What::Tried(mv, alpha, beta));
                self.stack.push(frame);
            } else if again {
                self.wrong(frame.node, What::Twice(mv));
                self.stack.push(frame);
            } else {
                frame.tried += 1;
                let best = frame.best.map(|(value, _)| value);
                let nodes = &self.tree.nodes;
                let again = nodes[child].mover == nodes[frame.node].mover;
                let (max, given, now) = (frame.max, frame.given, frame.now);
                let window = self.rules.handed_down(max, given, now, best, again);
                let from = frame.from;
                self.stack.push(frame);
                self.enter(child, window, from);
            }
        }
        self
    }

    pub(super) fn wrong(&mut self, node: usize, what: What<M>) {
        self.wrong.get_or_insert(Wrong { node, what });
        // Moves too many can be skipped; what is missing cannot be known.
        self.whole &= matches!(what, What::Tried(..) | What::Twice(_));
    }
}
