//! What stands at a drawn node of a search, in words: a drawing and a terminal show the same.

use super::fold::{Cut, FoldedGame};
use super::node::{Branch, Mover};
use super::number::window_shown;
use super::terms::LOOKED_AT;
use super::tree::Game;
use crate::fold::{FoldedNode, What};
use crate::labels::counted;
use crate::view::{Frame, NodeView, View};

/// A search as it is drawn.
pub(crate) type SearchView<'g> = View<Cut, PositionView, CutView<'g>>;

/// A position.
pub(crate) struct PositionView {
    pub node: usize,
    pub is_root: bool,
    /// The move that led there.
    pub led_by: String,
    /// Whether it is no leaf.
    pub is_inner: bool,
    /// Who chooses there; nobody at a leaf.
    pub mover: Option<Mover>,
    /// Whether the same player moved before.
    pub again: bool,
    pub worth: Worth,
    /// `(44, +∞)`; a leaf shows none.
    pub window: Option<String>,
    /// It is on the line that both play, and where that ends in the drawing.
    pub is_on_line: bool,
    pub ends_line: bool,
    /// It was built, and never visited; what is written there.
    pub is_unvisited: bool,
    pub unseen: Option<String>,
    /// It is the first one that plain alpha-beta would not have searched.
    pub is_too_many: bool,
    pub is_answered_at_once: bool,
    /// `looked at 3 moves`
    pub looked_at: Option<String>,
}

/// What is known of a position's value.
pub(crate) enum Worth {
    /// `≤ 40`
    Value(String),
    /// It came to no end.
    NeverReturned,
    /// It has none, although others have: in these words.
    NoValue(&'static str),
    /// This search says none.
    Nothing,
}

/// Branches that were cut.
pub(crate) struct CutView<'g> {
    /// The node whose branches they are.
    pub node: usize,
    pub branches: &'g [Branch<'g>],
    /// Whether moves that come later were searched.
    pub is_skipped: bool,
    /// `6, 7, 8`
    pub moves: String,
    /// The value that is written there.
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

    /// Its nodes as frames on the stack.
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
            moves: game.cut_moves(What::Leaf(cut)),
            unread: game.unread(What::Leaf(cut)),
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
