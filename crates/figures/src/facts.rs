//! What a run shows, apart from how it is drawn: which calls are base cases, which solve a
//! subproblem that was solved before, where a search ended.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use call_trace::{Call, Event, Trace, Tree};

use crate::board::Queens;
use crate::labels::{call_label, counted, spaced};
use crate::options::TextOptions;

/// One sentence of facts: `fibonacci(5): 15 calls, 5 frames deep; 8 of them work done again`.
pub fn summary(trace: &Trace) -> String {
    Facts::new(trace).summary()
}

/// The figures of a run in words and lines, for who cannot see them: the sentence of
/// [`summary`], then the tree as text.
pub fn text_twin(trace: &Trace) -> String {
    let facts = Facts::new(trace);
    let mut out = facts.summary();
    for line in crate::text::tree::lines(
        &facts,
        &TextOptions {
            width: 100,
            ..TextOptions::default()
        },
        None,
    ) {
        out.push('\n');
        out.push_str(&line.plain());
    }
    out
}

/// What a call is in the story of the run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Role {
    /// It made further calls.
    Inner,
    /// It answered without a further call.
    Base,
    /// It worked out, with further calls, what a call before had worked out.
    Again,
    /// It answered at once what a call before had worked out.
    Remembered,
    /// A board on which nothing more could be placed.
    DeadEnd,
    /// A board that is full, and right.
    Solution,
    /// A board that is full, and wrong.
    Clash,
    /// A panic passed through it.
    Panicked,
    /// The recording ends before it returned.
    NeverReturned,
}

/// A trace with all that is derived from it.
pub(crate) struct Facts<'t> {
    pub tree: Tree<'t>,
    /// How many calls each call's subtree holds, itself included.
    pub sizes: Vec<usize>,
    pub roles: Vec<Role>,
    /// How many calls are work done again: those of role Again with all below them.
    pub again: usize,
    /// Which calls these are.
    pub below_again: Vec<bool>,
    /// Whether choices were taken back: then a play is a branch of the tree, not a deed.
    pub chooses: bool,
    /// The choice that led to each call, where one did.
    pub choice: Vec<Option<&'t str>>,
    /// The number of rows of the queens' boards in this run, if it plays on one.
    pub queens: Option<usize>,
}

impl<'t> Facts<'t> {
    pub(crate) fn new(trace: &'t Trace) -> Self {
        let tree = trace.tree();
        let chooses = trace
            .events()
            .any(|event| matches!(event, Event::TakeBack { .. }));
        let mut choice = vec![None; tree.calls.len()];
        for play in tree
            .calls
            .iter()
            .flat_map(|call| &call.plays)
            .chain(&tree.loose)
        {
            if let Some(child) = play.led_to.filter(|_| chooses) {
                choice[child] = Some(play.choice);
            }
        }
        let queens = tree
            .calls
            .iter()
            .flat_map(|call| {
                call.board
                    .into_iter()
                    .chain(call.plays.first().map(|play| play.board))
            })
            .find_map(|board| Queens::parse(board).map(|board| board.size()));
        let roles = roles(&tree, &choice);
        let sizes = tree.sizes();
        let below_again = below_again(&tree, &roles);
        let again = below_again.iter().filter(|&&again| again).count();
        Facts {
            tree,
            sizes,
            roles,
            again,
            below_again,
            chooses,
            choice,
            queens,
        }
    }

    pub(crate) fn call(&self, call: usize) -> &Call<'t> {
        &self.tree.calls[call]
    }

    pub(crate) fn count(&self, role: Role) -> usize {
        self.roles.iter().filter(|&&seen| seen == role).count()
    }

    /// What was run: the first root call and how many others there are.
    pub(crate) fn subject(&self) -> String {
        let Some(&first) = self.tree.roots.first() else {
            return "nothing".into();
        };
        let label = call_label(self.call(first), 48);
        match self.tree.roots.len() {
            1 => label,
            more => format!("{label} and {} more", spaced(more - 1)),
        }
    }

    /// The run in a few sentences, for the description of a figure. The whole tree is in the
    /// text twin.
    pub(crate) fn describe(&self) -> String {
        let mut out = format!("{}.", self.summary());
        for &root in self.tree.roots.iter().take(1) {
            let children = &self.call(root).children;
            let labels: Vec<String> = children
                .iter()
                .take(6)
                .map(|&call| call_label(self.call(call), 40))
                .collect();
            let more = if children.len() > labels.len() {
                ", and others"
            } else {
                ""
            };
            if !labels.is_empty() {
                out += &format!(
                    " {} calls {}{more}.",
                    call_label(self.call(root), 40),
                    labels.join(", then ")
                );
            }
        }
        out
    }

    pub(crate) fn summary(&self) -> String {
        if self.tree.calls.is_empty() {
            return "no calls were recorded".into();
        }
        let calls = self.tree.calls.len();
        let mut out = format!("{}: {}, ", self.subject(), counted(calls, "call"));
        let height = self.tree.height();
        out += &format!("{} deep", counted(height, "frame"));
        let solutions = self.count(Role::Solution);
        if solutions > 0 {
            out += &format!(", {}", counted(solutions, "solution"));
        }
        if self.again > 0 {
            out += &format!("; {} of them work done again", spaced(self.again));
        }
        let open = self.count(Role::NeverReturned) + self.count(Role::Panicked);
        if open > 0 {
            out += &format!("; {} never returned", spaced(open));
        }
        out
    }
}

fn roles(tree: &Tree, choice: &[Option<&str>]) -> Vec<Role> {
    let mut first: HashMap<u64, usize> = HashMap::new();
    let mut roles = Vec::with_capacity(tree.calls.len());
    for (this, call) in tree.calls.iter().enumerate() {
        let earlier = *first.entry(key(call)).or_insert(this);
        let before = &tree.calls[earlier];
        // A subproblem was solved before only when that call had returned, with the same value,
        // and returned anything at all: what returns () was called for its effect.
        let solved = earlier != this
            && before.left.is_some_and(|left| left < call.entered)
            && (before.function, before.args, before.board, before.value)
                == (call.function, call.args, call.board, call.value)
            && call.value != Some("()");
        let leaf = call.children.is_empty();
        roles.push(match (call.value, call.left) {
            (None, None) => Role::NeverReturned,
            (None, Some(_)) => Role::Panicked,
            _ if choice[this].is_some() => on_board(call),
            _ if leaf && solved && !before.children.is_empty() => Role::Remembered,
            _ if leaf => Role::Base,
            _ if solved => Role::Again,
            _ => Role::Inner,
        });
    }
    roles
}

fn on_board(call: &Call) -> Role {
    let leaf = call.children.is_empty();
    match call.board.and_then(Queens::parse) {
        Some(board) if board.is_full() && board.is_peaceful() => Role::Solution,
        Some(board) if board.is_full() => Role::Clash,
        Some(_) if leaf => Role::DeadEnd,
        None if leaf => Role::Base,
        _ => Role::Inner,
    }
}

fn key(call: &Call) -> u64 {
    let mut hasher = DefaultHasher::new();
    (call.function, call.board).hash(&mut hasher);
    for arg in call.args.iter() {
        arg.hash(&mut hasher);
    }
    hasher.finish()
}

fn below_again(tree: &Tree, roles: &[Role]) -> Vec<bool> {
    let mut below = vec![false; tree.calls.len()];
    for this in 0..tree.calls.len() {
        let parent = tree.calls[this].parent;
        below[this] = roles[this] == Role::Again || parent.is_some_and(|parent| below[parent]);
    }
    below
}
