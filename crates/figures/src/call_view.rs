//! The words at a drawn node of the calls, shared by trees, stacks, players and terminals.

use call_trace::Play;

use crate::choices::{Choice, FoldedCalls, left_out};
use crate::facts::CallAnalysis;
use crate::fold::What;
use crate::labels::{arguments, call_label, clip, label_of, value};
use crate::roles::Role;
use crate::view::Frame;

/// A call as it is drawn.
pub(crate) struct CallView<'t> {
    pub call: usize,
    pub function: &'t str,
    /// `3`, without control characters, as everything else here.
    pub args: String,
    /// `2`, or `None` if the call returned `()` or did not return.
    pub value: Option<String>,
    pub role: Role,
    pub is_root: bool,
    /// Its remarks, and the plays that are not branches of the tree.
    pub notes: Vec<&'t str>,
}

impl<'t> CallAnalysis<'t> {
    /// Returns the play of this number in a call.
    pub(crate) fn play(&self, call: usize, number: usize) -> &Play<'t> {
        &self.call(call).plays[number]
    }

    /// Returns the name of a choice.
    pub(crate) fn choice_made(&self, choice: Choice<'t>) -> &'t str {
        match choice {
            Choice::Rejected(_, choice) => choice,
            Choice::Tried(call, play) => self.play(call, play).choice,
        }
    }

    /// Returns the drawn nodes as frames on the stack.
    pub(crate) fn stacked(&self, folded: &FoldedCalls<'t>) -> Vec<Frame> {
        folded.frames(|what, placed| match what {
            What::Node(call) => Frame {
                label: call_label(self.call(call), 60),
                entered: Some(self.call(call).entered),
                is_remembered: self.roles[call] == Role::Remembered,
                ..placed
            },
            What::Leaf(choice) => Frame {
                label: clip(self.choice_made(choice), 60),
                ..placed
            },
            What::Gap { siblings, nodes } => Frame {
                label: format!("⋮ {}", left_out(siblings, nodes)),
                ..placed
            },
        })
    }
}

impl<'t> CallView<'t> {
    pub(crate) fn of(facts: &CallAnalysis<'t>, call: usize) -> Self {
        let it = facts.call(call);
        let played = it.plays.iter().filter(|_| !facts.chooses);
        CallView {
            call,
            function: it.function,
            args: clip(&arguments(it), usize::MAX),
            value: value(it).map(|value| clip(&value, usize::MAX)),
            role: facts.roles[call],
            is_root: it.parent.is_none(),
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

    /// Returns `(3)`.
    pub(crate) fn in_brackets(&self) -> String {
        format!("({})", self.args)
    }

    /// Returns the longest of its labels that fits: `fibonacci(3)`, `(3)` or `3`, which is cut off at `columns`.
    pub(crate) fn label_in(&self, columns: usize, fits: impl Fn(&str) -> bool) -> String {
        let labels = [
            self.label(usize::MAX),
            self.in_brackets(),
            self.args.clone(),
        ];
        let label = labels.into_iter().find(|label| fits(label));
        label.unwrap_or_else(|| clip(&self.args, columns))
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
