//! Records the questions of a search while it runs.

use call_trace::Position;

use crate::watch::tree::{NONE, Raw, SearchTree};
use crate::{Player, Value};

/// A question to a board.
#[derive(Debug, Clone, Copy)]
pub(super) enum Question {
    /// Whether the game is over. This question does not enter a board.
    Done,
    /// Any other question.
    Other,
}

/// The data that the current recording has about a node.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Told {
    pub(super) position: Position,
    pub(super) offered: bool,
}

/// The tree so far, and the place of the search in it.
pub(super) struct Log<M> {
    pub(super) tree: SearchTree<M>,
    /// The node that answered the last question.
    here: u32,
    /// The number of questions so far.
    now: u32,
    /// Upper limit on the number of stored nodes.
    most: usize,
    /// The data that recordings have about each node; empty until there is a recording.
    told: Vec<Told>,
}

impl<M: Copy> Log<M> {
    pub(super) fn new(mover: Player, done: bool, most: usize) -> Self {
        Self {
            most,
            tree: SearchTree::new(mover, done),
            here: 0,
            now: 0,
            told: Vec::new(),
        }
    }

    /// Records a question to `node`. This leaves every node that is not `node` or above it.
    pub(super) fn asked(&mut self, node: u32, question: Question) {
        self.now = self.now.saturating_add(1);
        let nodes = &mut self.tree.nodes;
        if node == NONE {
            return;
        }
        // Up from the last node and from this one until they meet.
        let (mut left, mut above) = (self.here, node);
        while left != above {
            if nodes[left as usize].depth >= nodes[above as usize].depth {
                let raw = &mut nodes[left as usize];
                if raw.entered != NONE {
                    raw.left = self.now;
                }
                left = raw.parent;
            } else {
                above = nodes[above as usize].parent;
            }
        }
        self.here = node;
        let raw = &mut nodes[node as usize];
        if !matches!(question, Question::Done) && raw.entered == NONE {
            raw.entered = self.now;
        }
        raw.left = NONE;
    }

    /// Returns the data that the current recording has about a node, or `None` if the node is not
    /// stored.
    pub(super) fn told(&mut self, node: u32) -> Option<&mut Told> {
        let at = node as usize;
        if node != NONE && at >= self.told.len() {
            self.told.resize(self.tree.nodes.len(), Told::default());
        }
        self.told.get_mut(at)
    }

    pub(super) fn knows_moves(&self, node: u32) -> bool {
        node == NONE || self.tree.nodes[node as usize].offer != NONE
    }

    /// Records the moves offered at `node`.
    pub(super) fn offered(&mut self, node: u32, moves: &[M]) {
        if !self.knows_moves(node) {
            let raw = &mut self.tree.nodes[node as usize];
            raw.offer = self.tree.offers.len() as u32;
            raw.offers = moves.len() as u32;
            self.tree.offers.extend_from_slice(moves);
        }
    }

    /// Records a new node below `parent` and returns its number.
    pub(super) fn played(&mut self, parent: u32, mv: M, mover: Player, done: bool) -> u32 {
        let tree = &mut self.tree;
        if parent == NONE || tree.nodes.len() >= self.most {
            tree.unrecorded += 1;
            return NONE;
        }
        let node = tree.nodes.len() as u32;
        let above = &mut tree.nodes[parent as usize];
        let depth = above.depth + 1;
        let before = std::mem::replace(&mut above.last, node);
        if before == NONE {
            above.first = node;
        } else {
            tree.nodes[before as usize].next = node;
        }
        tree.nodes.push(Raw {
            parent,
            depth,
            mv: Some(mv),
            ..Raw::root(mover, done)
        });
        node
    }

    /// Records the value of `node`.
    pub(super) fn valued(&mut self, node: u32, value: Value) {
        if node != NONE {
            self.tree.nodes[node as usize].value = Some(value);
        }
    }
}
