//! The words at a drawn node of the calls, shared by trees, stacks, players and terminals.

use std::borrow::Cow;

use crate::choices::{Choice, FoldedCalls, left_out};
use crate::facts::CallAnalysis;
use crate::labels::{arguments, clip, label_of, value};
use crate::roles::Role;
use crate::view::{Frame, NodeView, View};

/// The calls of a run as they are drawn.
pub(crate) type CallsView<'t> = View<Choice<'t>, CallView<'t>, ChoiceView<'t>>;
/// The content of one of their nodes.
pub(crate) type CallNodeView<'t> = NodeView<CallView<'t>, ChoiceView<'t>>;

pub(crate) struct CallView<'t> {
    pub call: usize,
    /// The moment of the call.
    pub entered: usize,
    pub function: &'t str,
    /// `3`
    pub args: String,
    /// `2`, or `None` if the call returned `()` or did not return.
    pub value: Option<String>,
    pub role: Role,
    pub is_root: bool,
    /// The choice that led to the call.
    pub choice: Option<&'t str>,
    /// Its remarks, and the plays that are not branches of the tree.
    pub notes: Vec<&'t str>,
}

/// A choice that led to no call of its own.
pub(crate) struct ChoiceView<'t> {
    pub choice: &'t str,
    pub fate: Fate,
    /// `not tried`, `taken back`
    pub came_of_it: &'static str,
}

/// The fate of a choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fate {
    /// It was never made.
    Rejected,
    /// It was made, and completed a solution.
    Solves,
    /// It was made.
    Tried,
}

impl<'t> CallsView<'t> {
    pub(crate) fn of(facts: &CallAnalysis<'t>, folded: FoldedCalls<'t>) -> Self {
        let call = |call, _: &_| CallView::of(facts, call);
        View::filled(folded, call, |choice| ChoiceView::of(facts, choice))
    }

    /// Returns its nodes as frames on the stack.
    pub(crate) fn stacked(&self) -> Vec<Frame> {
        self.frames(|view, placed| match view {
            NodeView::Node(call) => Frame {
                label: call.label(60),
                entered: Some(call.entered),
                is_remembered: call.role == Role::Remembered,
                ..placed
            },
            NodeView::Branch(made) => Frame {
                label: clip(made.choice, 60),
                ..placed
            },
            &NodeView::LeftOut { siblings, nodes } => Frame {
                label: format!("⋮ {}", left_out(siblings, nodes)),
                ..placed
            },
        })
    }
}

impl<'t> CallNodeView<'t> {
    /// Returns the choice that led to the node.
    pub(crate) fn choice(&self) -> Option<&'t str> {
        match self {
            NodeView::Node(call) => call.choice,
            NodeView::Branch(made) => Some(made.choice).filter(|_| made.fate != Fate::Rejected),
            NodeView::LeftOut { .. } => None,
        }
    }
}

impl<'t> ChoiceView<'t> {
    fn of(facts: &CallAnalysis<'t>, choice: Choice<'t>) -> Self {
        match choice {
            Choice::Rejected(choice) => ChoiceView {
                choice,
                fate: Fate::Rejected,
                came_of_it: facts.left_out(),
            },
            Choice::Tried(call, play) => {
                let play = &facts.call(call).plays[play];
                ChoiceView {
                    choice: play.choice,
                    fate: match facts.solves(play) {
                        true => Fate::Solves,
                        false => Fate::Tried,
                    },
                    came_of_it: facts.came_of(play),
                }
            }
        }
    }
}

impl<'t> CallView<'t> {
    pub(crate) fn of(facts: &CallAnalysis<'t>, call: usize) -> Self {
        let it = facts.call(call);
        let played = it.plays.iter().filter(|_| !facts.chooses);
        CallView {
            call,
            entered: it.entered,
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

    /// Returns `fibonacci(3)`, at most `width` columns wide.
    pub(crate) fn label(&self, width: usize) -> String {
        label_of(self.function, &self.args, width)
    }

    /// Returns `→ 2`, its value at most `width` columns wide, or × if it never returned.
    pub(crate) fn returned(&self, width: usize) -> String {
        match &self.value {
            _ if matches!(self.role, Role::Panicked | Role::NeverReturned) => "×".to_owned(),
            Some(value) => format!("→ {}", clip(value, width)),
            None => String::new(),
        }
    }
}
