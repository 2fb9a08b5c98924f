//! Folds a large run to what can be read: which calls a drawing shows, and how many each of
//! them hides.
//!
//! Level by level from the top, as far as the limits go. A long chain keeps its head and its
//! tail, a long row of siblings its first and its last; the way to the call that matters most
//! (where the run broke off, the first solution, the reader's place) is opened first.

mod folder;

use crate::facts::Facts;
use crate::roles::Role;
use folder::Folder;

/// How much may be shown.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Limits {
    /// Nodes, all in all.
    pub nodes: usize,
    /// Levels of the drawing.
    pub levels: usize,
    /// Calls of a chain in which each makes one further call.
    pub chain: usize,
    /// Children of one call.
    pub siblings: usize,
    /// Depth of the calls.
    pub depth: usize,
}

/// The tree as it is drawn.
#[derive(Debug, Default)]
pub(crate) struct Folded<'t> {
    pub nodes: Vec<Node<'t>>,
    pub roots: Vec<usize>,
}

/// A node of the drawing.
#[derive(Debug)]
pub(crate) struct Node<'t> {
    pub what: What<'t>,
    pub children: Vec<usize>,
    /// 0 for a root.
    pub level: usize,
    /// How many calls below it are not shown.
    pub hidden: usize,
}

/// What a node stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum What<'t> {
    /// A call.
    Call(usize),
    /// This many calls left out: the middle of a chain, or siblings.
    Gap(usize),
    /// A choice that was offered and never made.
    Rejected(&'t str),
    /// A choice that was made and taken back without a call: the call and its play.
    Tried(usize, usize),
}

impl<'t> Folded<'t> {
    /// Folds the run of `facts`, keeping `focus` in sight.
    pub(crate) fn new(facts: &Facts<'t>, limits: Limits, focus: Option<usize>) -> Self {
        let mut folder = Folder::new(facts, limits, focus.or_else(|| facts.most_telling()));
        folder.run();
        folder.out
    }

    /// The nodes from the top down, each before its children and these in order.
    pub(crate) fn preorder(&self) -> Vec<usize> {
        let mut open: Vec<usize> = self.roots.iter().rev().copied().collect();
        let mut order = Vec::with_capacity(self.nodes.len());
        while let Some(node) = open.pop() {
            order.push(node);
            open.extend(self.nodes[node].children.iter().rev());
        }
        order
    }
}

impl Facts<'_> {
    /// The call to keep in sight when the reader has no place of his own.
    fn most_telling(&self) -> Option<usize> {
        let role = |wanted| self.roles.iter().position(|&role| role == wanted);
        let broke_off = || {
            self.roles
                .iter()
                .rposition(|role| *role == Role::NeverReturned)
        };
        let panicked = self.roles.iter().rposition(|role| *role == Role::Panicked);
        panicked.or_else(broke_off).or_else(|| role(Role::Solution))
    }
}
