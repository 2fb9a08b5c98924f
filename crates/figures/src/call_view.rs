//! What stands at a drawn node of the calls, in words: a tree, a stack, a player and a terminal show the same.

use std::borrow::Cow;

use crate::choices::{CallOr, Choice, FoldedCalls, left_out};
use crate::facts::Facts;
use crate::fold::What;
use crate::labels::{arguments, clip, label_of, value};
use crate::roles::Role;
use crate::view::{Frame, View};

/// The calls of a run as they are drawn.
pub(crate) type CallsView<'t> = View<Choice<'t>, NodeView<'t>>;

/// A drawn node.
pub(crate) enum NodeView<'t> {
    Call(CallView<'t>),
    Choice(ChoiceView<'t>),
    /// What is not shown: `12 calls`.
    LeftOut(String),
}

/// A call.
pub(crate) struct CallView<'t> {
    pub call: usize,
    pub function: &'t str,
    /// `3`
    pub args: String,
    /// `2`; nothing where it returned `()`, or not at all.
    pub value: Option<String>,
    pub role: Role,
    pub is_root: bool,
    /// The choice that led there.
    pub choice: Option<&'t str>,
    /// What it remarked, and what it played where that is no branch of the tree.
    pub notes: Vec<&'t str>,
}

/// A choice that led to no call of its own.
pub(crate) struct ChoiceView<'t> {
    pub choice: &'t str,
    pub fate: Fate,
    /// `not tried`, `taken back`
    pub came_of_it: &'static str,
}

/// What became of a choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fate {
    /// It was never made.
    Rejected,
    /// It was made, and solved the whole.
    Solves,
    /// It was made.
    Tried,
}

impl<'t> CallsView<'t> {
    pub(crate) fn of(facts: &Facts<'t>, folded: FoldedCalls<'t>) -> Self {
        let nodes = folded.nodes.iter();
        let nodes = nodes.map(|node| NodeView::of(facts, node.what)).collect();
        View { folded, nodes }
    }

    /// Its nodes as frames on the stack.
    pub(crate) fn stacked(&self, facts: &Facts) -> Vec<Frame> {
        self.frames(|view, placed| match view {
            NodeView::Call(call) => Frame {
                label: call.label(60),
                entered: Some(facts.call(call.call).entered),
                is_remembered: call.role == Role::Remembered,
                ..placed
            },
            NodeView::Choice(made) => Frame {
                label: clip(made.choice, 60),
                ..placed
            },
            NodeView::LeftOut(words) => Frame {
                label: format!("⋮ {words}"),
                ..placed
            },
        })
    }
}

impl<'t> NodeView<'t> {
    fn of(facts: &Facts<'t>, what: CallOr<'t>) -> Self {
        match what {
            What::Node(call) => NodeView::Call(CallView::of(facts, call)),
            What::Gap { siblings, nodes } => NodeView::LeftOut(left_out(siblings, nodes)),
            What::Leaf(Choice::Rejected(choice)) => NodeView::Choice(ChoiceView {
                choice,
                fate: Fate::Rejected,
                came_of_it: facts.left_out(),
            }),
            What::Leaf(Choice::Tried(call, play)) => {
                let play = &facts.call(call).plays[play];
                NodeView::Choice(ChoiceView {
                    choice: play.choice,
                    fate: match facts.solves(play) {
                        true => Fate::Solves,
                        false => Fate::Tried,
                    },
                    came_of_it: facts.came_of(play),
                })
            }
        }
    }

    /// The choice that led there.
    pub(crate) fn choice(&self) -> Option<&'t str> {
        match self {
            NodeView::Call(call) => call.choice,
            NodeView::Choice(made) => Some(made.choice).filter(|_| made.fate != Fate::Rejected),
            NodeView::LeftOut(_) => None,
        }
    }
}

impl<'t> CallView<'t> {
    pub(crate) fn of(facts: &Facts<'t>, call: usize) -> Self {
        let it = facts.call(call);
        let played = it.plays.iter().filter(|_| !facts.chooses);
        CallView {
            call,
            function: it.function,
            args: arguments(it),
            value: value(it).map(Cow::into_owned),
            role: facts.roles[call],
            is_root: it.parent.is_none(),
            choice: facts.choice[call],
            notes: it
                .notes
                .iter()
                .copied()
                .chain(played.map(|play| play.choice))
                .collect(),
        }
    }

    /// `fibonacci(3)`, at most `width` columns wide.
    pub(crate) fn label(&self, width: usize) -> String {
        label_of(self.function, &self.args, width)
    }

    /// Whether it was ended, or not left when the recording ended.
    pub(crate) fn never_returned(&self) -> bool {
        matches!(self.role, Role::Panicked | Role::NeverReturned)
    }
}
