//! The folded tree of the calls. Choices that led to no call are nodes between the calls.

use call_trace::Play;

use crate::facts::CallAnalysis;
use crate::fold::{Folded, Item, Limits, Outline, What};
use crate::labels::counted;
use crate::roles::Role;

/// A choice that led to no call.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Choice<'t> {
    /// It was offered and never made.
    Rejected(&'t str),
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

/// The calls of a run, and the call that must be in sight.
struct Calls<'f, 't> {
    facts: &'f CallAnalysis<'t>,
    way: Vec<usize>,
}

impl<'t> CallAnalysis<'t> {
    /// Returns the outcome of a choice that led to no call of its own.
    pub(crate) fn came_of(&self, play: &Play<'_>) -> &'static str {
        match self.led_to(play) {
            Some(_) => "searched elsewhere",
            None if self.solves(play) => "solution",
            None if self.clashes(play) => "queens attack each other",
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
        let focus = focus.or_else(|| self.most_telling());
        let way = std::iter::successors(focus, |&call| calls[call].parent);
        let mut way: Vec<usize> = way.collect();
        way.reverse();
        Folded::new(&Calls { facts: self, way }, limits, open)
    }

    /// Returns the call to keep in sight if the student has no place in the run: the call that broke off, or the first
    /// solution.
    fn most_telling(&self) -> Option<usize> {
        let last = |wanted| self.roles.iter().rposition(|&role| role == wanted);
        let solution = || self.roles.iter().position(|&role| role == Role::Solution);
        let broke_off = last(Role::Panicked).or_else(|| last(Role::NeverReturned));
        broke_off.or_else(solution)
    }
}

impl<'t> Outline for Calls<'_, 't> {
    type Leaf = Choice<'t>;

    fn len(&self) -> usize {
        self.facts.tree().calls.len()
    }

    fn roots(&self) -> &[usize] {
        &self.facts.tree().roots
    }

    fn children(&self, call: usize) -> &[usize] {
        &self.facts.call(call).children
    }

    fn row(&self, call: usize) -> Vec<Item<Choice<'t>>> {
        let it = self.facts.call(call);
        let mut calls = it.children.iter().copied().peekable();
        let mut made: Vec<(Option<&str>, Item<Choice>)> = Vec::new();
        for (number, play) in it.plays.iter().enumerate().filter(|_| self.facts.chooses) {
            let choice = self.facts.written.choice(play);
            // The call of another choice is the child there.
            let is_below = |&call_below: &usize| self.facts.call(call_below).parent == Some(call);
            let Some(led_to) = self.facts.led_to(play).filter(is_below) else {
                made.push((Some(choice), Item::Leaf(Choice::Tried(call, number))));
                continue;
            };
            while let Some(other) = calls.next_if(|&child| child < led_to) {
                made.push((None, Item::Node(other)));
            }
            made.push((Some(choice), Item::Node(led_to)));
            calls.next_if_eq(&led_to);
        }
        made.extend(calls.map(|other| (None, Item::Node(other))));
        let ever: Vec<&str> = made.iter().filter_map(|(choice, _)| *choice).collect();
        let mut row = Vec::with_capacity(made.len() + it.offered.len());
        for &choice in &it.offered {
            match made.iter().position(|(made, _)| *made == Some(choice)) {
                Some(at) => row.extend(made.drain(..=at).map(|(_, item)| item)),
                None if ever.contains(&choice) => {} // before one that is offered before it
                None => {
                    let at = it.subject.unwrap_or_default();
                    let shown = self.facts.behind(at, choice);
                    row.push(Item::Leaf(Choice::Rejected(shown)));
                }
            }
        }
        row.extend(made.into_iter().map(|(_, item)| item));
        row
    }

    fn is_wanted(&self, _call: usize) -> bool {
        false
    }

    fn is_again(&self, call: usize) -> bool {
        self.facts.below_again[call]
    }

    fn way(&self) -> &[usize] {
        &self.way
    }
}
