//! One board of a recorded search.

use crate::watch::tree::{NONE, Raw, SearchTree};
use crate::{Player, Value};

/// A node of a [`SearchTree`]: a board that was played, and what was asked of it.
#[derive(Debug)]
pub struct Node<'t, M> {
    pub(crate) tree: &'t SearchTree<M>,
    pub(crate) id: usize,
}

/// What became of an offered move.
#[derive(Debug, Clone, Copy)]
pub enum Branch<'t, M> {
    /// The board after it was searched.
    Searched(Node<'t, M>),
    /// It was played, and its board asked nothing, or only whether it is done.
    Peeked(Node<'t, M>),
    /// It was never played.
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

    /// Its number.
    pub fn id(self) -> usize {
        self.id
    }

    /// The board it was played on; none for the root.
    pub fn parent(self) -> Option<Self> {
        self.linked(self.raw().parent)
    }

    /// The move that led here; none for the root.
    pub fn mv(self) -> Option<M> {
        self.raw().mv
    }

    /// Who moves here: the first player's nodes are MAX, the second's MIN.
    pub fn mover(self) -> Player {
        self.raw().mover
    }

    /// Whether the game is over here.
    pub fn is_done(self) -> bool {
        self.raw().done
    }

    /// How many moves lead here from the root.
    pub fn depth(self) -> usize {
        self.raw().depth as usize
    }

    /// The moves that lead here from the root.
    pub fn path(self) -> Vec<M> {
        let up = std::iter::successors(Some(self), |node| node.parent());
        let mut path: Vec<M> = up.filter_map(Node::mv).collect();
        path.reverse();
        path
    }

    /// The moves that can be made here, as the board offers them; empty where nobody asked.
    pub fn offered(self) -> &'t [M] {
        let Raw { offer, offers, .. } = *self.raw();
        match offer {
            NONE => &[],
            from => &self.tree.offers[from as usize..][..offers as usize],
        }
    }

    /// The boards that were played here, in the order of play, searched or not.
    pub fn children(self) -> impl Iterator<Item = Self> {
        std::iter::successors(self.linked(self.raw().first), |child| {
            child.linked(child.raw().next)
        })
    }

    /// The boards that were searched below, in the order of search. They may have been played
    /// in another one.
    pub fn searched(self) -> Vec<Self> {
        let mut searched: Vec<Self> = self.children().filter(|child| child.is_entered()).collect();
        searched.sort_by_key(|child| child.raw().entered);
        searched
    }

    /// Whether it was asked anything but `done`.
    pub fn is_entered(self) -> bool {
        self.raw().entered != NONE
    }

    /// Whether it was played but not searched.
    pub fn is_peeked(self) -> bool {
        !self.is_entered()
    }

    /// When it was entered. Moments count the questions of the whole search from 1.
    pub fn entered(self) -> Option<usize> {
        let moment = self.raw().entered;
        (moment != NONE).then_some(moment as usize)
    }

    /// When it was left for the last time: the moment of the first question elsewhere.
    pub fn left(self) -> Option<usize> {
        let moment = self.raw().left;
        (moment != NONE).then_some(moment as usize)
    }

    /// What `evaluate` said, where it was asked.
    pub fn value(self) -> Option<Value> {
        self.raw().value
    }

    /// Whether it was searched, and nothing below it.
    pub fn is_leaf(self) -> bool {
        self.is_entered() && !self.children().any(Node::is_entered)
    }
}

impl<'t, M: Copy + Eq> Node<'t, M> {
    /// The board after `mv`; where it was played more than once, the one that was searched.
    pub fn child(self, mv: M) -> Option<Self> {
        let mut same = self.children().filter(|child| child.mv() == Some(mv));
        let first = same.next()?;
        let rest = std::iter::once(first).chain(same);
        Some(rest.into_iter().find(|c| c.is_entered()).unwrap_or(first))
    }

    /// What became of each offered move, in the order they were offered.
    pub fn branches(self) -> impl Iterator<Item = Branch<'t, M>> {
        self.offered().iter().map(move |&mv| match self.child(mv) {
            Some(child) if child.is_entered() => Branch::Searched(child),
            Some(child) => Branch::Peeked(child),
            None => Branch::Unplayed(mv),
        })
    }

    /// The offered moves that were not searched although others were; none at a leaf.
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
