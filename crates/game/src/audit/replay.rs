//! Runs given rules over a recorded tree and finds the first deviation of the recorded search.

use crate::audit::asked::Audit;
use crate::audit::rules::Rules;
use crate::watch::tree::NONE;
use crate::{Bound, Player, SearchTree, Value, Window};

/// A node as plain alpha-beta sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Judged {
    /// Alpha as handed down, before any move was tried here.
    pub alpha: Value,
    /// Beta as handed down.
    pub beta: Value,
    /// The best value found below, inside the window or not (fail-soft). At a leaf, the value of the
    /// board.
    pub value: Value,
    /// The bound that the value gives.
    pub bound: Bound,
    /// The first child with this value, or `None` at a leaf.
    pub best: Option<usize>,
    /// The origin of the bound that closed the window before all moves were tried.
    pub cut_by: Option<CutBy>,
}

/// The origin of a bound that closed a window.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CutBy {
    /// An ancestor, the node with this number.
    Node(usize),
    /// The window of the whole search.
    FirstWindow,
}

/// The first deviation, and its node.
#[derive(Debug, Clone, Copy)]
pub(super) struct Wrong<M> {
    pub(super) node: usize,
    pub(super) what: What<M>,
}

#[derive(Debug, Clone, Copy)]
pub(super) enum What<M> {
    Tried(M, Window),
    LeftOut(M, Window),
    Twice(M),
    TooDeep,
    TooShallow,
    NotValued,
}

/// A replay and its results. It has its own stack, so that a deep tree cannot overflow the call stack.
pub(super) struct Replay<'t, M> {
    tree: &'t SearchTree<M>,
    rules: Rules,
    window: Window,
    levels: u32,
    stack: Vec<Frame>,
    /// The searched children of all nodes on the stack.
    children: Vec<u32>,
    /// Whether to continue after a deviation and judge every node.
    patient: bool,
    /// The recorded windows of the nodes, where known, and whether the rules give a different one.
    given: &'t [Option<Window>],
    gives_another: bool,
    pub(super) wrong: Option<Wrong<M>>,
    /// Whether the tree contains every node that the rules ask for.
    pub(super) whole: bool,
    pub(super) visited: usize,
    pub(super) value: Option<Value>,
    pub(super) judged: Vec<Option<Judged>>,
}

#[derive(Clone, Copy)]
struct Frame {
    node: usize,
    max: bool,
    /// The window as handed down, and the current window.
    given: Window,
    now: Window,
    /// The nodes whose values alpha and beta are.
    from: (Option<u32>, Option<u32>),
    best: Option<(Value, usize)>,
    /// The frame's part of `Replay::children`: its begin, the next child, and its end.
    begin: usize,
    next: usize,
    end: usize,
    /// The number of moves tried, each once.
    tried: usize,
}

impl<'t, M: Copy + Eq> Replay<'t, M> {
    /// Creates a replay that runs to the end.
    pub(super) fn patient(tree: &'t SearchTree<M>, rules: Rules, audit: Audit) -> Self {
        Self {
            patient: true,
            judged: vec![None; tree.nodes.len()],
            ..Self::hasty(tree, rules, audit)
        }
    }

    /// Creates a replay that stops at the first deviation.
    pub(super) fn hasty(tree: &'t SearchTree<M>, rules: Rules, audit: Audit) -> Self {
        Self {
            window: audit.window(),
            tree,
            rules,
            levels: rules.levels(audit.depth),
            stack: Vec::new(),
            children: Vec::new(),
            patient: false,
            given: &[],
            gives_another: false,
            wrong: None,
            whole: true,
            visited: 0,
            value: None,
            judged: Vec::new(),
        }
    }

    /// Requires that each node gets its recorded window.
    pub(super) fn where_given(self, given: &'t [Option<Window>]) -> Self {
        Self { given, ..self }
    }

    /// Returns whether the search followed the rules so far.
    pub(super) fn agrees(&self) -> bool {
        self.wrong.is_none() && !self.gives_another
    }

    pub(super) fn run(mut self) -> Self {
        self.enter(0, self.window, (None, None));
        while self.patient || self.agrees() {
            let Some(mut frame) = self.stack.pop() else {
                break;
            };
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
            if again {
                self.wrong(frame.node, What::Twice(mv));
                self.stack.push(frame);
            } else if closed {
                self.wrong(frame.node, What::Tried(mv, frame.now));
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

    fn wrong(&mut self, node: usize, what: What<M>) {
        self.wrong.get_or_insert(Wrong { node, what });
        // Moves too many can be skipped; what is missing cannot be known.
        self.whole &= matches!(what, What::Tried(..) | What::Twice(_));
    }

    /// Begins a node with its window. A leaf gets its value immediately.
    fn enter(&mut self, node: usize, given: Window, from: (Option<u32>, Option<u32>)) {
        self.visited += 1;
        if let Some(Some(said)) = self.given.get(node) {
            self.gives_another |= *said != given;
        }
        let nodes = &self.tree.nodes;
        let (raw, begin) = (&nodes[node], self.children.len());
        let mut child = raw.first;
        while child != NONE {
            if nodes[child as usize].entered != NONE {
                self.children.push(child);
            }
            child = nodes[child as usize].next;
        }
        self.children[begin..].sort_by_key(|&id| nodes[id as usize].entered);
        let end = self.children.len();
        let inner = raw.depth < self.levels && !raw.done;
        if inner && (end > begin || raw.value.is_none() && raw.offers > 0) {
            let root = nodes[0].mover;
            let frame = Frame {
                node,
                max: self.rules.maximises(raw.mover, raw.depth, root),
                given,
                now: given,
                from,
                best: None,
                begin,
                next: begin,
                end,
                tried: 0,
            };
            self.stack.push(frame);
            return;
        }
        self.children.truncate(begin);
        if end > begin {
            self.wrong(node, What::TooDeep);
        } else if raw.value.is_none() {
            self.wrong(node, What::NotValued);
        } else if inner {
            self.wrong(node, What::TooShallow);
        }
        let value = raw.value.map(|value| self.rules.leaf(value, raw.mover));
        if let Some(value) = value {
            self.judge(node, given, value, Bound::Exact, None, None);
        }
        self.give(node, value, None);
    }

    /// Ends a node after its last move or its cut.
    fn finish(&mut self, frame: &Frame, closed: bool) {
        let tree = self.tree;
        let children = &self.children[frame.begin..frame.end];
        let offered = tree.node(frame.node).offered();
        let cut = frame.tried < offered.len();
        if cut && !closed {
            let tried = |mv: M| {
                children
                    .iter()
                    .any(|id| tree.nodes[*id as usize].mv == Some(mv))
            };
            if let Some(mv) = offered.iter().copied().find(|mv| !tried(*mv)) {
                self.wrong(frame.node, What::LeftOut(mv, frame.now));
            }
        }
        self.children.truncate(frame.begin);
        if let Some((value, best)) = frame.best {
            let bound = Bound::of(value, frame.given);
            let by = if frame.max {
                frame.from.1
            } else {
                frame.from.0
            };
            let by = by.map_or(CutBy::FirstWindow, |id| CutBy::Node(id as usize));
            let by = (cut && closed).then_some(by);
            self.judge(frame.node, frame.given, value, bound, Some(best), by);
        }
        let (max, given, now) = (frame.max, frame.given, frame.now);
        let best = frame.best.map(|(value, _)| value);
        let value = best.map(|best| self.rules.returned(max, given, now, best));
        self.give(frame.node, value, Some(now));
    }

    fn judge(
        &mut self,
        node: usize,
        window: Window,
        value: Value,
        bound: Bound,
        best: Option<usize>,
        cut_by: Option<CutBy>,
    ) {
        if let Some(judged) = self.judged.get_mut(node) {
            *judged = Some(Judged {
                alpha: window.alpha,
                beta: window.beta,
                value,
                bound,
                best,
                cut_by,
            });
        }
    }

    /// Passes the value of a node to its parent, and for an inner node also its final window.
    fn give(&mut self, child: usize, value: Option<Value>, ended: Option<Window>) {
        let Some(parent) = self.stack.last_mut() else {
            self.value = value;
            return;
        };
        let Some(value) = value else { return };
        let new_mover = self.tree.nodes[child].mover;
        parent.takes(self.rules, child, value, ended, new_mover);
    }
}

impl Frame {
    /// Uses the value of a child, where `new_mover` moves.
    fn takes(
        &mut self,
        rules: Rules,
        child: usize,
        value: Value,
        ended: Option<Window>,
        new_mover: Player,
    ) {
        let value = if rules.negamax() {
            value.saturating_neg()
        } else {
            value
        };
        let this = Some(self.node as u32);
        let better = |best| {
            if self.max { value > best } else { value < best }
        };
        if self.best.is_none_or(|(best, _)| better(best)) {
            self.best = Some((value, child));
        }
        if let Some(ended) = ended.filter(|_| rules.takes_over()) {
            self.now = ended;
        }
        let (raises, lowers) = rules.narrows(self.max, new_mover);
        let value = match self.best {
            Some((best, _)) if rules.by_best => best,
            _ => value,
        };
        if raises && value > self.now.alpha {
            (self.now.alpha, self.from.0) = (value, this);
        }
        if lowers && value < self.now.beta {
            (self.now.beta, self.from.1) = (value, this);
        }
    }
}
