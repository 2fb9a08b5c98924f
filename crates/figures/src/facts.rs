//! What a run shows, apart from how it is drawn: which calls are base cases, which solve a
//! subproblem that was solved before, where a search ended.

use std::rc::Rc;

use boards::{Bits, Board, Queens};
use call_trace::{Call, Play, Tree};

use crate::pictures::Picture;
use crate::recorded::{Recorded, boards_of_arguments, queens_of_bits};
use crate::roles::{Role, below_again, roles};
use crate::written::Written;

/// A run with all that is derived from its calls.
pub(crate) struct CallAnalysis<'t> {
    recorded: Rc<Recorded<'t>>,
    /// Its calls, where they are shown otherwise than they were recorded.
    altered: Option<Tree<'t>>,
    /// Whether they are shown as if nothing were offered or played.
    pub calls_alone: bool,
    /// How many calls were made and how high the stack was; what a recording had no room for
    /// is counted too.
    pub calls: usize,
    pub height: usize,
    /// Whether the recorder ended the run, because its calls went too deep; else what left calls open was a panic of
    /// their own.
    pub went_too_deep: bool,
    /// How many choices were made.
    pub plays: usize,
    /// How many calls each call's subtree holds, itself included.
    pub sizes: Vec<usize>,
    pub roles: Vec<Role>,
    /// How many calls are work done again: those of role Again with all below them.
    pub again: usize,
    /// Which calls these are.
    pub below_again: Vec<bool>,
    /// Whether choices were taken back or searched: then a play is a branch of the tree, not a
    /// deed.
    pub chooses: bool,
    /// The choice that led to each call, where one did.
    pub choice: Vec<Option<&'t str>>,
    /// The number of rows of the queens' boards in this run, if it plays on one.
    pub queens: Option<usize>,
    /// For each call its arguments, where these are a board; empty where there is none.
    of_arguments: Vec<Option<Board>>,
    /// The trees that it reads as they are written.
    pub written: Written<'t>,
}

impl<'t> CallAnalysis<'t> {
    pub(crate) fn new(recorded: &Rc<Recorded<'t>>) -> Self {
        let (written, altered) = Written::of(recorded);
        let tree = altered.as_ref().unwrap_or(&recorded.tree);
        let mut plays = tree.calls.iter().flat_map(|call| &call.plays);
        let searched = |play: &Play| {
            let led_to = recorded.position(play.to).call;
            led_to.is_some_and(|call| tree.calls[call].subject.is_some())
        };
        let mut positions = tree.calls.iter().flat_map(|call| {
            let first = call.plays.first().map(|play| play.to);
            call.position.into_iter().chain(first)
        });
        let queens = positions.find_map(|position| {
            let board = recorded.board(position);
            board.queens().map(Queens::size)
        });
        // Who places queens searches, also where the first board is found without a step back.
        let chooses = written.any()
            || queens.is_some()
            || plays.any(|play| play.taken_back || searched(play));
        let mut choice = vec![None; tree.calls.len()];
        for play in tree
            .calls
            .iter()
            .flat_map(|call| &call.plays)
            .chain(&tree.loose)
        {
            // What is written behind a branch is an argument of the call.
            let led_to = recorded.position(play.to).call;
            if let Some(child) = led_to.filter(|_| chooses && !written.any()) {
                choice[child] = Some(play.choice);
            }
        }
        let trace = recorded.trace;
        let of_arguments = boards_of_arguments(trace, &tree.calls);
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
            calls: trace.calls(),
            height: trace.height(),
            went_too_deep: trace.went_too_deep(),
            plays: trace.plays(),
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

    /// The calls as figures show them.
    pub(crate) fn tree(&self) -> &Tree<'t> {
        self.altered.as_ref().unwrap_or(&self.recorded.tree)
    }

    /// What is written behind a branch of the position; elsewhere the choice's name.
    pub(crate) fn behind(&self, at: u32, choice: &'t str) -> &'t str {
        self.written.behind(&self.recorded, at, choice)
    }

    /// What is said of a choice that was offered and never made.
    pub(crate) fn left_out(&self) -> &'static str {
        match self.written.any() {
            true => "not read",
            false => "not tried",
        }
    }

    /// The calls alone, whatever they offered and played.
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

    /// The board when a call was made, where the run plays on one or the call's arguments are one. Of
    /// a search it is the position that the call searches.
    pub(crate) fn board_at(&self, call: usize) -> Option<&Board> {
        let it = self.call(call);
        let position = || it.at().map(|at| self.board(at));
        let arguments = self.of_arguments.get(call).and_then(Option::as_ref);
        arguments.or_else(position)
    }

    /// Whether the calls are about boards of which a picture does not show what they return.
    pub(crate) fn shows_values(&self) -> bool {
        let root = self.tree().roots.first();
        let root = root.and_then(|&root| self.board_at(root));
        self.queens.is_none() && root.is_some_and(Picture::is_of)
    }

    /// The arguments of a call, where these are rows of bits.
    pub(crate) fn bits(&self, call: usize) -> Option<&Bits> {
        match self.of_arguments.get(call)? {
            Some(Board::Bits(bits)) => Some(bits),
            _ => None,
        }
    }

    /// The board after a choice.
    pub(crate) fn board_after(&self, play: &Play) -> &Board {
        self.board(play.to)
    }

    /// The call that a choice led to.
    pub(crate) fn led_to(&self, play: &Play) -> Option<usize> {
        self.recorded.position(play.to).call
    }

    /// The board of a position.
    pub(crate) fn board(&self, position: u32) -> &Board {
        self.recorded.board(position)
    }

    /// Whether a choice completed a solution: the board is full, and right.
    pub(crate) fn solves(&self, play: &Play) -> bool {
        let board = self.board_after(play).queens();
        board.is_some_and(Queens::is_solved)
    }

    /// Whether queens attack each other after a choice that filled the board, or was taken back.
    pub(crate) fn clashes(&self, play: &Play) -> bool {
        let board = self.board_after(play).queens();
        board.is_some_and(|board| (board.is_full() || play.taken_back) && !board.is_peaceful())
    }

    /// How often a solution was met, those included on boards that were played and taken back without a
    /// call.
    pub(crate) fn solutions(&self) -> usize {
        self.solved_boards().count()
    }

    /// The boards of the solutions, one by one as they were met; of a call that works on rows of bits, the
    /// call itself.
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

    /// What left calls open that were ended.
    pub(crate) fn ended_by(&self) -> &'static str {
        match self.went_too_deep {
            true => "by the recorder",
            false => "by a panic",
        }
    }
}
