//! Decides, node by node, what is shown.

use std::collections::{HashSet, VecDeque};

use super::{Folded, Limits, Node, What};
use crate::facts::Facts;

/// A folding in progress.
pub(super) struct Folder<'f, 't> {
    facts: &'f Facts<'t>,
    limits: Limits,
    pub(super) out: Folded<'t>,
    /// The calls from a root to the focus, and as a set.
    path: Vec<usize>,
    on_path: HashSet<usize>,
    /// The part of the path that is left out: from the first index to before the second.
    left_out: Option<(usize, usize)>,
}

impl<'f, 't> Folder<'f, 't> {
    pub(super) fn new(facts: &'f Facts<'t>, limits: Limits, focus: Option<usize>) -> Self {
        let calls = &facts.tree.calls;
        let mut path: Vec<usize> =
            std::iter::successors(focus, |&call| calls[call].parent).collect();
        path.reverse();
        let fits = limits.levels.min(limits.chain).max(5);
        let left_out = (path.len() > fits).then(|| (fits / 2, path.len() - (fits - fits / 2 - 2)));
        let on_path = path.iter().copied().collect();
        Folder {
            facts,
            limits,
            out: Folded::default(),
            path,
            on_path,
            left_out,
        }
    }

    pub(super) fn run(&mut self) {
        let roots: Vec<What> = self
            .facts
            .tree
            .roots
            .iter()
            .map(|&root| What::Call(root))
            .collect();
        self.out.roots = self.push_row(roots, 0);
        // The way to the focus first, then level by level.
        let mut ahead: Vec<usize> = self.out.roots.iter().rev().copied().collect();
        let mut later = VecDeque::new();
        while let Some(node) = ahead.pop() {
            if self.leads_to_focus(node) {
                ahead.extend(self.expand(node));
            } else {
                later.push_back(node);
            }
        }
        later
            .make_contiguous()
            .sort_by_key(|&node| self.out.nodes[node].level);
        // What was worked out before comes last, and where not all of it can be shown it takes
        // no more than half of the room: it has been seen already.
        let mut again = VecDeque::new();
        let all = self.limits.nodes;
        while let Some(node) = later.pop_front().or_else(|| again.pop_front()) {
            let seen = self.below_again(node);
            self.limits.nodes = if seen && self.facts.sizes.len() > all {
                all / 2
            } else {
                all
            };
            for child in self.expand(node) {
                let queue = if self.below_again(child) {
                    &mut again
                } else {
                    &mut later
                };
                queue.push_back(child);
            }
        }
    }

    fn below_again(&self, node: usize) -> bool {
        matches!(self.out.nodes[node].what, What::Call(call) if self.facts.below_again[call])
    }

    fn leads_to_focus(&self, node: usize) -> bool {
        let What::Call(call) = self.out.nodes[node].what else {
            return false;
        };
        self.on_path.contains(&call) && self.path.last() != Some(&call)
    }

    /// Shows what is below a node, or says how many calls are not shown. Returns the nodes to
    /// go on with.
    fn expand(&mut self, node: usize) -> Vec<usize> {
        let What::Call(call) = self.out.nodes[node].what else {
            return Vec::new();
        };
        let level = self.out.nodes[node].level;
        let below = self.facts.sizes[call] - 1;
        let room = (self.limits.levels - 1).saturating_sub(level);
        if let Some((from, to)) = self
            .left_out
            .filter(|&(from, _)| self.path[from - 1] == call)
        {
            let next = self.path[to];
            let gap = self.gap(node, below - self.facts.sizes[next]);
            let _ = from;
            return vec![self.push_below(gap, What::Call(next))];
        }
        if self.facts.call(call).depth >= self.limits.depth || room == 0 {
            self.out.nodes[node].hidden = below;
            return Vec::new();
        }
        let chain = self.limits.chain.min(room + 1);
        let inside_path = self.left_out.is_some() && self.leads_to_focus(node);
        if self.facts.chains[call] > chain && !inside_path {
            return self.expand_chain(node, call, chain);
        }
        let items = self.items(call);
        let shown = items.len().min(self.limits.siblings.saturating_add(1));
        // Two calls take hardly more room than the words that they are not shown.
        let few = if below <= 2 { self.limits.nodes / 4 } else { 0 };
        let room = self.limits.nodes.saturating_add(few);
        if self.out.nodes.len() + shown > room && !self.leads_to_focus(node) {
            self.out.nodes[node].hidden = below;
            return Vec::new();
        }
        let children = self.push_row(items, level + 1);
        self.out.nodes[node].children.clone_from(&children);
        children
    }

    /// Shows a chain that is too long by its head and its tail.
    fn expand_chain(&mut self, node: usize, call: usize, chain: usize) -> Vec<usize> {
        let below = self.facts.sizes[call] - 1;
        if chain < 4 || self.out.nodes.len() + chain > self.limits.nodes {
            self.out.nodes[node].hidden = below;
            return Vec::new();
        }
        let only = |&call: &usize| self.facts.call(call).children.first().copied();
        let head = chain.div_ceil(2);
        let tail = chain - 1 - head;
        let run: Vec<usize> = std::iter::successors(Some(call), only)
            .take(self.facts.chains[call])
            .collect();
        let mut at = node;
        for &next in &run[1..head] {
            at = self.push_below(at, What::Call(next));
        }
        at = self.gap(at, run.len() - head - tail);
        for &next in &run[run.len() - tail..] {
            at = self.push_below(at, What::Call(next));
        }
        vec![at]
    }

    /// What is below a call, in order.
    fn items(&self, call: usize) -> Vec<What<'t>> {
        let it = self.facts.call(call);
        let mut calls = it.children.iter().copied().peekable();
        let mut made: Vec<(Option<&str>, What)> = Vec::new();
        for (number, play) in it.plays.iter().enumerate().filter(|_| self.facts.chooses) {
            let Some(led_to) = play.led_to else {
                made.push((Some(play.choice), What::Tried(call, number)));
                continue;
            };
            while let Some(other) = calls.next_if(|&child| child < led_to) {
                made.push((None, What::Call(other)));
            }
            made.push((Some(play.choice), What::Call(led_to)));
            calls.next_if_eq(&led_to);
        }
        made.extend(calls.map(|other| (None, What::Call(other))));
        let mut items = Vec::with_capacity(made.len() + it.offered.len());
        for &choice in &it.offered {
            match made.iter().position(|(made, _)| *made == Some(choice)) {
                Some(at) => items.extend(made.drain(..=at).map(|(_, what)| what)),
                None => items.push(What::Rejected(choice)),
            }
        }
        items.extend(made.into_iter().map(|(_, what)| what));
        items
    }

    /// Adds siblings, those in the middle left out where there are too many.
    fn push_row(&mut self, items: Vec<What<'t>>, level: usize) -> Vec<usize> {
        let (keep, len) = (self.limits.siblings.max(2), items.len());
        let hide = |at: usize| len > keep && at >= keep - 1 && at < len - 1;
        let mut row = Vec::new();
        let mut hidden = 0;
        for (at, what) in items.into_iter().enumerate() {
            let call = if let What::Call(call) = what {
                Some(call)
            } else {
                None
            };
            if hide(at) && !call.is_some_and(|call| self.on_path.contains(&call)) {
                hidden += call.map_or(0, |call| self.facts.sizes[call]);
                continue;
            }
            if hidden > 0 {
                row.push(self.push(What::Gap(std::mem::take(&mut hidden)), level));
            }
            row.push(self.push(what, level));
        }
        row
    }

    fn gap(&mut self, above: usize, calls: usize) -> usize {
        self.push_below(above, What::Gap(calls))
    }

    fn push_below(&mut self, above: usize, what: What<'t>) -> usize {
        let node = self.push(what, self.out.nodes[above].level + 1);
        self.out.nodes[above].children.push(node);
        node
    }

    fn push(&mut self, what: What<'t>, level: usize) -> usize {
        self.out.nodes.push(Node {
            what,
            children: Vec::new(),
            level,
            hidden: 0,
        });
        self.out.nodes.len() - 1
    }
}
