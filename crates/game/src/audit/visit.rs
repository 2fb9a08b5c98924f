//! One node of a replay: what happens when it begins and when it ends.

use crate::Value;
use crate::audit::replay::{Frame, Replay, What};
use crate::audit::{Bound, CutBy, Judged};
use crate::watch::tree::NONE;

impl<M: Copy + Eq> Replay<'_, M> {
    /// Begins a node with the window it is given; a leaf is valued at once.
    pub(super) fn enter(
        &mut self,
        node: usize,
        given: (Value, Value),
        from: (Option<u32>, Option<u32>),
    ) {
        self.visited += 1;
        let nodes = &self.tree.nodes;
        let (raw, begin) = (&nodes[node], self.children.len());
        let mut child = raw.first;
        while child != NONE {
            if nodes[child as usize].entered != NONE {
                self.children.push(child);
            }
            child = nodes[child as usize].next;
        }
        let entered = |id: &u32| nodes[*id as usize].entered;
        if !self.children[begin..].is_sorted_by_key(entered) {
            self.children[begin..].sort_by_key(entered);
        }
        let end = self.children.len();
        let inner = raw.depth < self.levels && !raw.done;
        if inner && (end > begin || raw.value.is_none() && raw.offers > 0) {
            let root = nodes[0].mover;
            self.stack.push(Frame {
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
            });
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

    /// Ends a node: all its moves were tried, or the rest was cut.
    pub(super) fn finish(&mut self, frame: &Frame, closed: bool) {
        let (tree, (alpha, beta)) = (self.tree, frame.now);
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
                self.wrong(frame.node, What::LeftOut(mv, alpha, beta));
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
        (alpha, beta): (Value, Value),
        value: Value,
        bound: Bound,
        best: Option<usize>,
        cut_by: Option<CutBy>,
    ) {
        if let Some(judged) = self.judged.get_mut(node) {
            *judged = Some(Judged {
                alpha,
                beta,
                value,
                bound,
                best,
                cut_by,
            });
        }
    }

    /// Hands the value of a node up to its parent, and the window in which an inner one ended.
    fn give(&mut self, child: usize, value: Option<Value>, ended: Option<(Value, Value)>) {
        let Some(parent) = self.stack.last_mut() else {
            self.value = value;
            return;
        };
        let Some(value) = value else { return };
        let value = if self.rules.negamax() {
            value.saturating_neg()
        } else {
            value
        };
        let this = Some(parent.node as u32);
        let better = |best| {
            if parent.max {
                value > best
            } else {
                value < best
            }
        };
        if parent.best.is_none_or(|(best, _)| better(best)) {
            parent.best = Some((value, child));
        }
        if let Some(ended) = ended.filter(|_| self.rules.takes_over()) {
            parent.now = ended;
        }
        let new_mover = self.tree.nodes[child].mover;
        let (raises, lowers) = self.rules.narrows(parent.max, new_mover);
        let value = match parent.best {
            Some((best, _)) if self.rules.by_best => best,
            _ => value,
        };
        if raises && value > parent.now.0 {
            (parent.now.0, parent.from.0) = (value, this);
        }
        if lowers && value < parent.now.1 {
            (parent.now.1, parent.from.1) = (value, this);
        }
    }
}
