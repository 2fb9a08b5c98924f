//! The folded tree of the calls. Choices that led to no call are nodes between the calls.

use boards::Queens;
use call_trace::Play;

use crate::facts::CallAnalysis;
use crate::fold::{Folded, Limits, Outline, Turn, What};
use crate::labels::counted;
use crate::roles::Role;

/// A choice that led to no call.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Choice<'t> {
    /// It was offered in a call and never made.
    Rejected(usize, &'t str),
    /// It was made, and no call of its own followed. The fields are the call and its play.
    Tried(usize, usize),
}

/// A call, a choice or a gap: the meaning of a drawn node.
pub(crate) type CallOr<'t> = What<Choice<'t>>;
/// The folded tree of the calls.
pub(crate) type FoldedCalls<'t> = Folded<Choice<'t>>;

/// Describes the part of a row that is left out: calls, or only choices that led to no call.
pub(crate) fn left_out(siblings: usize, calls: usize) -> String {
    match calls {
        0 => counted(siblings, "choice"),
        calls => counted(calls, "call"),
    }
}

impl<'t> CallAnalysis<'t> {
    /// Returns the outcome of a choice that led to no call of its own.
    pub(crate) fn came_of(&self, play: &Play<'_>) -> &'static str {
        // It filled the board, or was taken back, and queens attack each other.
        let is_wrong =
            |board: &Queens| (board.is_full() || play.taken_back) && !board.is_peaceful();
        match self.led_to(play) {
            Some(_) => "searched elsewhere",
            None if self.solves(play) => "solution",
            None if self.board(play.to).queens().is_some_and(is_wrong) => {
                "queens attack each other"
            }
            None if play.taken_back => "taken back",
            None if self.written.is_read(play.to) => "read",
            // A later call may continue from there.
            None if self.queens.is_some() => "stays on the board",
            None => "no call followed",
        }
    }

    /// Folds the run and opens these calls in it. Keeps `focus` in sight or, if it is `None`, the most informative call.
    pub(crate) fn folded(
        &self,
        limits: Limits,
        focus: Option<usize>,
        open: &[usize],
    ) -> FoldedCalls<'t> {
        let calls = &self.tree().calls;
        let turns = self.below_again.iter().map(|is_again| match is_again {
            true => Turn::Last,
            false => Turn::Next,
        });
        let outline = Outline {
            roots: &self.tree().roots,
            children: calls.iter().map(|call| &call.children[..]).collect(),
            row: &|call| self.row(call),
            turns: turns.collect(),
        };
        let focus = focus.or_else(|| self.most_telling());
        Folded::new(outline, limits, focus, open)
    }

    /// Returns the call to keep in sight if the student has no place in the run: the call that broke off, or the first
    /// solution.
    fn most_telling(&self) -> Option<usize> {
        let last = |wanted| self.roles.iter().rposition(|&role| role == wanted);
        let solution = || self.roles.iter().position(|&role| role == Role::Solution);
        let broke_off = last(Role::Panicked).or_else(|| last(Role::NeverReturned));
        broke_off.or_else(solution)
    }

    /// Returns the calls and choices below a call, in order.
    fn row(&self, call: usize) -> Vec<CallOr<'t>> {
        let it = self.call(call);
        let mut calls = it.children.iter().copied().peekable();
        let mut made: Vec<(Option<&str>, CallOr)> = Vec::new();
        for (number, play) in it.plays.iter().enumerate().filter(|_| self.chooses) {
            let choice = self.written.choice(play);
            // The call of another choice is the child there.
            let is_below = |&call_below: &usize| self.call(call_below).parent == Some(call);
            let Some(led_to) = self.led_to(play).filter(is_below) else {
                made.push((Some(choice), What::Leaf(Choice::Tried(call, number))));
                continue;
            };
            while let Some(other) = calls.next_if(|&child| child < led_to) {
                made.push((None, What::Node(other)));
            }
            made.push((Some(choice), What::Node(led_to)));
            calls.next_if_eq(&led_to);
        }
        made.extend(calls.map(|other| (None, What::Node(other))));
        let ever: Vec<&str> = made.iter().filter_map(|(choice, _)| *choice).collect();
        let mut row = Vec::with_capacity(made.len() + it.offered.len());
        for &choice in &it.offered {
            match made.iter().position(|(made, _)| *made == Some(choice)) {
                Some(at) => row.extend(made.drain(..=at).map(|(_, item)| item)),
                None if ever.contains(&choice) => {} // before one that is offered before it
                None => {
                    let at = it.subject.unwrap_or_default();
                    let shown = self.written.behind(&self.recorded, at, choice);
                    row.push(What::Leaf(Choice::Rejected(call, shown)));
                }
            }
        }
        row.extend(made.into_iter().map(|(_, item)| item));
        row
    }
}
