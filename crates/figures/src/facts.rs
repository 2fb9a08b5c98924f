//! The facts about a run that do not depend on its drawing: which calls are base cases, which solve a subproblem again,
//! where a search ended.

use std::rc::Rc;

use boards::{Bits, Board, Queens};
use call_trace::{Call, Play, Tree};

use crate::pictures::Picture;
use crate::recorded::{Recorded, boards_of_arguments, queens_of_bits};
use crate::roles::{Role, below_again, roles};
use crate::written::Written;

/// A run with all facts that are derived from its calls.
pub(crate) struct CallAnalysis<'t> {
    pub recorded: Rc<Recorded<'t>>,
    /// Its calls, if they are shown differently from the recorded ones.
    altered: Option<Tree<'t>>,
    /// Whether they are shown without their offers and plays.
    pub calls_alone: bool,
    /// The number of calls in each call's subtree, including itself.
    pub sizes: Vec<usize>,
    pub roles: Vec<Role>,
    /// The number of calls that are work done again: those of role Again, and all calls below them.
    pub again: usize,
    /// Whether each call is one of these.
    pub below_again: Vec<bool>,
    /// Whether choices were taken back or searched. If so, a play is a branch of the tree, not an action.
    pub chooses: bool,
    /// The choice that led to each call, or `None` if no choice did.
    pub choice: Vec<Option<&'t str>>,
    /// The number of rows of the queens' boards in this run, if it plays on one.
    pub queens: Option<usize>,
    /// For each call its arguments, if these are a board. Empty if no call has such arguments.
    of_arguments: Vec<Option<Board>>,
    /// The written trees that the run reads.
    pub written: Written<'t>,
}

impl<'t> CallAnalysis<'t> {
    pub(crate) fn new(recorded: &Rc<Recorded<'t>>) -> Self {
        let (written, altered) = Written::of(recorded);
        let tree = altered.as_ref().unwrap_or(&recorded.tree);
        let plays = tree.calls.iter().flat_map(|call| &call.plays);
        let searched = |play: &Play| {
            let led_to = recorded.position(play.to).call;
            led_to.is_some_and(|call| tree.calls[call].subject.is_some())
        };
        let queens = tree.calls.iter().find_map(|call| {
            let first = call.plays.first().map(|play| play.to);
            let mut positions = call.position.into_iter().chain(first);
            let queens = |at| recorded.board(at).queens().map(Queens::size);
            positions.find_map(queens)
        });
        // A program that places queens searches, even if it finds the first board without a step back.
        let chooses = written.any()
            || queens.is_some()
            || plays.clone().any(|play| play.taken_back || searched(play));
        let mut choice = vec![None; tree.calls.len()];
        // The text behind a branch is an argument of the call.
        let named = plays.chain(&tree.loose);
        for play in named.filter(|_| chooses && !written.any()) {
            if let Some(child) = recorded.position(play.to).call {
                choice[child] = Some(play.choice);
            }
        }
        let of_arguments = boards_of_arguments(recorded.trace, &tree.calls);
        let mut roles = roles(tree, &choice, recorded.boards());
        for (call, (role, board)) in roles.iter_mut().zip(&of_arguments).enumerate() {
            if let (Role::Base, Some(Board::Bits(bits))) = (*role, board) {
                if bits.is_stuck() {
                    *role = Role::DeadEnd;
                } else if let Some(queens) = queens_of_bits(&tree.calls, &of_arguments, call) {
                    *role = match queens.is_solved() {
                        true => Role::Solution,
                        false => Role::Clash,
                    };
                }
            }
        }
        let sizes = tree.sizes();
        let below_again = below_again(tree, &roles);
        let again = below_again.iter().filter(|&&again| again).count();
        CallAnalysis {
            calls_alone: false,
            sizes,
            roles,
            again,
            below_again,
            chooses,
            choice,
            queens,
            of_arguments,
            written,
            recorded: Rc::clone(recorded),
            altered,
        }
    }

    /// Returns the calls as figures show them.
    pub(crate) fn tree(&self) -> &Tree<'t> {
        self.altered.as_ref().unwrap_or(&self.recorded.tree)
    }

    /// Returns the number of calls that were made after the recording was full.
    pub(crate) fn unrecorded(&self) -> usize {
        let all = self.recorded.trace.calls();
        all.saturating_sub(self.tree().calls.len())
    }

    /// Describes a choice that was offered and never made.
    pub(crate) fn left_out(&self) -> &'static str {
        match self.written.any() {
            true => "not read",
            false => "not tried",
        }
    }

    /// Returns the calls without their offers and plays.
    pub(crate) fn of_calls(recorded: &Rc<Recorded<'t>>) -> Self {
        let facts = CallAnalysis::new(recorded);
        let mut tree = facts.tree().clone();
        for call in &mut tree.calls {
            call.offered.clear();
            call.plays.clear();
        }
        CallAnalysis {
            calls_alone: true,
            altered: Some(tree),
            ..facts
        }
    }

    pub(crate) fn call(&self, call: usize) -> &Call<'t> {
        &self.tree().calls[call]
    }

    /// Returns the board at the time of a call, if the run plays on one or the call's arguments are one. In a search it is
    /// the position that the call searches.
    pub(crate) fn board_at(&self, call: usize) -> Option<&Board> {
        let it = self.call(call);
        let position = || it.at().map(|at| self.board(at));
        let arguments = self.of_arguments.get(call).and_then(Option::as_ref);
        arguments.or_else(position)
    }

    /// Whether the calls are about boards whose pictures do not show the return value.
    pub(crate) fn shows_values(&self) -> bool {
        let root = self.tree().roots.first();
        let root = root.and_then(|&root| self.board_at(root));
        self.queens.is_none() && root.is_some_and(Picture::is_of)
    }

    /// Whether each call is about a board of queens or a grid of digits, which its arguments in a row do not show well.
    pub(crate) fn is_on_boards(&self) -> bool {
        let of_arguments = self.of_arguments.first();
        self.queens.is_some() || matches!(of_arguments, Some(Some(Board::Digits(_))))
    }

    /// Returns the arguments of a call, if these are rows of bits.
    pub(crate) fn bits(&self, call: usize) -> Option<&Bits> {
        match self.of_arguments.get(call)? {
            Some(Board::Bits(bits)) => Some(bits),
            _ => None,
        }
    }

    /// Returns the call that a choice led to.
    pub(crate) fn led_to(&self, play: &Play) -> Option<usize> {
        self.recorded.position(play.to).call
    }

    pub(crate) fn board(&self, position: u32) -> &Board {
        self.recorded.board(position)
    }

    /// Whether a choice completed a solution: the board is full, and right.
    pub(crate) fn solves(&self, play: &Play) -> bool {
        let board = self.board(play.to).queens();
        board.is_some_and(Queens::is_solved)
    }

    /// Returns the boards of the solutions in the order in which they were found, also of those that were played and taken
    /// back without a call. A call that works on rows of bits supplies the call itself.
    pub(crate) fn solved_boards(&self) -> impl Iterator<Item = (Option<&'t str>, usize)> {
        let text = |position: u32| self.recorded.boards()[position as usize].text;
        let calls = self.tree().calls.iter().enumerate();
        calls.flat_map(move |(this, call)| {
            let tried = call.plays.iter();
            let tried = tried.filter(|play| self.led_to(play).is_none() && self.solves(play));
            let tried = tried.map(move |play| (Some(text(play.to)), 0));
            let met = (self.roles[this] == Role::Solution).then(|| match call.position {
                Some(at) => (Some(text(at)), 0),
                None => (None, this),
            });
            met.into_iter().chain(tried)
        })
    }

    /// Returns the cause that ended the open calls.
    pub(crate) fn ended_by(&self) -> &'static str {
        match self.recorded.trace.went_too_deep() {
            true => "by the recorder",
            false => "by a panic",
        }
    }
}
