//! One node of a recorded search.

use crate::watch::tree::{NONE, Raw, SearchTree};
use crate::{Player, Value};

/// A node of a [`SearchTree`]: a board that was played, with the answers it gave.
#[derive(Debug)]
pub struct Node<'t, M> {
    pub(crate) tree: &'t SearchTree<M>,
    pub(crate) id: usize,
}

/// The fate of an offered move.
#[derive(Debug, Clone, Copy)]
pub enum Branch<'t, M> {
    /// The board after the move was searched.
    Searched(Node<'t, M>),
    /// The move was played, but its board answered no question, or only `done`.
    Peeked(Node<'t, M>),
    /// The move was never played.
    Unplayed(M),
}

impl<M> Clone for Node<'_, M> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<M> Copy for Node<'_, M> {}

impl<'t, M: Copy> Node<'t, M> {
    fn raw(self) -> &'t Raw<M> {
        &self.tree.nodes[self.id]
    }

    fn linked(self, to: u32) -> Option<Self> {
        (to != NONE).then_some(Self {
            id: to as usize,
            ..self
        })
    }

    /// Returns the number of the node.
    pub fn id(self) -> usize {
        self.id
    }

    /// Returns the node it was played on, or `None` for the root.
    pub fn parent(self) -> Option<Self> {
        self.linked(self.raw().parent)
    }

    /// Returns the move that led here, or `None` for the root.
    pub fn mv(self) -> Option<M> {
        self.raw().mv
    }

    /// Returns the player to move: the first player's nodes are MAX, the second's MIN.
    pub fn mover(self) -> Player {
        self.raw().mover
    }

    /// Returns whether the game is over here.
    pub fn is_done(self) -> bool {
        self.raw().done
    }

    /// Returns the number of moves from the root to this node.
    pub fn depth(self) -> usize {
        self.raw().depth as usize
    }

    /// Returns the moves from the root to this node.
    pub fn path(self) -> Vec<M> {
        let up = std::iter::successors(Some(self), |node| node.parent());
        let mut path: Vec<M> = up.filter_map(Node::mv).collect();
        path.reverse();
        path
    }

    /// Returns the legal moves here, in the board's order; empty if the search never listed them.
    pub fn offered(self) -> &'t [M] {
        let Raw { offer, offers, .. } = *self.raw();
        match offer {
            NONE => &[],
            from => &self.tree.offers[from as usize..][..offers as usize],
        }
    }

    /// Returns the boards that were played here in the order of play, searched or not.
    pub fn children(self) -> impl Iterator<Item = Self> {
        std::iter::successors(self.linked(self.raw().first), |child| {
            child.linked(child.raw().next)
        })
    }

    /// Returns the searched children in the order of search, which may differ from the order of play.
    pub fn searched(self) -> Vec<Self> {
        let mut searched: Vec<Self> = self.children().filter(|child| child.is_entered()).collect();
        searched.sort_by_key(|child| child.raw().entered);
        searched
    }

    /// Returns whether the node answered any question except `done`.
    pub fn is_entered(self) -> bool {
        self.raw().entered != NONE
    }

    /// Returns whether the node was played but not searched.
    pub fn is_peeked(self) -> bool {
        !self.is_entered()
    }

    /// Returns the moment when the node was entered. Moments count the questions of the whole search
    /// from 1.
    pub fn entered(self) -> Option<usize> {
        let moment = self.raw().entered;
        (moment != NONE).then_some(moment as usize)
    }

    /// Returns the moment when the node was left for the last time: the first question elsewhere.
    pub fn left(self) -> Option<usize> {
        let moment = self.raw().left;
        (moment != NONE).then_some(moment as usize)
    }

    /// Returns the result of `evaluate`, or `None` if the search never called it here.
    pub fn value(self) -> Option<Value> {
        self.raw().value
    }

    /// Returns whether the node was searched and has no searched node below it.
    pub fn is_leaf(self) -> bool {
        self.is_entered() && !self.children().any(Node::is_entered)
    }
}

impl<'t, M: Copy + Eq> Node<'t, M> {
    /// Returns the board after `mv`. If the move was played more than once, returns the searched board.
    pub fn child(self, mv: M) -> Option<Self> {
        let mut same = self.children().filter(|child| child.mv() == Some(mv));
        let first = same.next()?;
        let rest = std::iter::once(first).chain(same);
        Some(rest.into_iter().find(|c| c.is_entered()).unwrap_or(first))
    }

    /// Returns the fate of each offered move, in the board's order.
    pub fn branches(self) -> impl Iterator<Item = Branch<'t, M>> {
        self.offered().iter().map(move |&mv| match self.child(mv) {
            Some(child) if child.is_entered() => Branch::Searched(child),
            Some(child) => Branch::Peeked(child),
            None => Branch::Unplayed(mv),
        })
    }

    /// Returns the offered moves that the search skipped although it searched others; empty at a leaf.
    pub fn cut(self) -> Vec<M> {
        if self.is_leaf() {
            return Vec::new();
        }
        let moves = self.branches().filter_map(|branch| match branch {
            Branch::Searched(_) => None,
            Branch::Peeked(child) => child.mv(),
            Branch::Unplayed(mv) => Some(mv),
        });
        moves.collect()
    }
}
