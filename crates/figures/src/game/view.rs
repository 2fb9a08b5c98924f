//! The words at each drawn node of a search. A drawing and a terminal show the same.

use super::fold::{Cut, FoldedGame};
use super::node::{Branch, Mover};
use super::number::window_shown;
use super::terms::LOOKED_AT;
use super::tree::Game;
use crate::fold::{FoldedNode, What};
use crate::labels::counted;
use crate::view::{Frame, NodeView, View};

/// The view of a folded search.
pub(crate) type SearchView<'g> = View<Cut, PositionView, CutView<'g>>;

pub(crate) struct PositionView {
    pub node: usize,
    pub is_root: bool,
    /// The move that led there.
    pub led_by: String,
    /// Whether it is not a leaf.
    pub is_inner: bool,
    /// The player who chooses there, or `None` at a leaf.
    pub mover: Option<Mover>,
    /// Whether the same player moved before.
    pub again: bool,
    pub worth: Worth,
    /// `(44, +∞)`, or `None` at a leaf.
    pub window: Option<String>,
    /// Whether it is on the principal variation, and whether the drawn part of that variation ends here.
    pub is_on_line: bool,
    pub ends_line: bool,
    /// Whether it was built and never visited, and the text written there.
    pub is_unvisited: bool,
    pub unseen: Option<String>,
    /// Whether it is the first position that plain alpha-beta would not have searched.
    pub is_too_many: bool,
    pub is_answered_at_once: bool,
    /// `looked at 3 moves`
    pub looked_at: Option<String>,
}

/// The value of a position, as far as it is known.
pub(crate) enum Worth {
    /// `≤ 40`
    Value(String),
    /// Its search never returned.
    NeverReturned,
    /// It has no value, although other positions do. These words are shown instead.
    NoValue(&'static str),
    /// No position of this search has a value.
    Nothing,
}

/// A range of cut branches.
pub(crate) struct CutView<'g> {
    /// The node that the branches belong to.
    pub node: usize,
    pub branches: &'g [Branch<'g>],
    /// Whether later moves were searched.
    pub is_skipped: bool,
    /// `6, 7, 8`
    pub moves: String,
    /// The value written at the branch, if it was never read.
    pub unread: Option<&'g str>,
}

impl<'g> SearchView<'g> {
    pub(crate) fn of(game: &'g Game<'g>, folded: FoldedGame) -> Self {
        let too_many = game.first_too_many();
        let is_on_line = |shown: &FoldedNode<Cut>| matches!(shown.what, What::Node(node) if game.nodes[node].line);
        let on_line: Vec<bool> = folded.nodes.iter().map(is_on_line).collect();
        let position = |node, shown: &FoldedNode<Cut>| {
            let goes_on = shown.children.iter().any(|&child| on_line[child]);
            let view = PositionView::of(game, node);
            PositionView {
                ends_line: view.is_on_line && !goes_on,
                is_too_many: too_many == Some(node),
                ..view
            }
        };
        View::filled(folded, position, |cut| CutView::of(game, cut))
    }

    /// Returns its nodes as frames on the stack.
    pub(crate) fn stacked(&self, game: &Game) -> Vec<Frame> {
        self.frames(|view, placed| match view {
            NodeView::Node(PositionView { node: this, .. }) => {
                let (node, (who, window)) = (&game.nodes[*this], game.frame(*this));
                let children = node.children.iter().map(|&child| &game.nodes[child]);
                let built = children.filter(|child| child.unvisited);
                let cuts = node.cut.iter().map(|branch| branch.choice);
                let cuts = cuts.chain(built.filter_map(|child| child.choice));
                Frame {
                    label: who + &window,
                    entered: node.entered,
                    position: Some(*this),
                    is_cut: game.is_left_out(What::Node(*this)),
                    cuts: cuts.map(str::to_owned).collect(),
                    is_remembered: game.answered_at_once(*this),
                    ..placed
                }
            }
            NodeView::Branch(_) => Frame {
                is_cut: true,
                ..placed
            },
            NodeView::LeftOut { .. } => placed,
        })
    }
}

impl<'g> CutView<'g> {
    fn of(game: &'g Game<'g>, cut: Cut) -> Self {
        let Cut { node, from, to } = cut;
        CutView {
            node,
            branches: &game.nodes[node].cut[from..to],
            is_skipped: game.are_skipped(node, from..to),
            moves: game.cut_moves(cut),
            unread: game.unread(cut),
        }
    }
}

impl PositionView {
    fn of(game: &Game, this: usize) -> Self {
        let node = &game.nodes[this];
        let is_inner = !node.is_leaf();
        let window = node.window.filter(|_| is_inner);
        let looked_at = || format!("{LOOKED_AT} {}", counted(node.peeked, "move"));
        PositionView {
            node: this,
            is_root: node.parent.is_none(),
            led_by: game.led_by(this).unwrap_or_default(),
            is_inner,
            mover: node.mover.filter(|_| is_inner),
            again: game.again(this),
            worth: match node.label() {
                Some(value) => Worth::Value(value),
                None if !node.returned => Worth::NeverReturned,
                None if game.valued => Worth::NoValue(node.no_value()),
                None => Worth::Nothing,
            },
            window: window.map(window_shown),
            is_on_line: node.line,
            ends_line: node.line,
            is_unvisited: node.unvisited,
            unseen: game.unseen(this).map(str::to_owned),
            is_too_many: false,
            is_answered_at_once: game.answered_at_once(this),
            looked_at: (node.peeked > 0).then(looked_at),
        }
    }
}
