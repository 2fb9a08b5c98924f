//! The role of each call in a run.

use std::collections::{HashMap, HashSet};
use std::hash::{DefaultHasher, Hash, Hasher};

use boards::{Board, Queens};
use call_trace::{Call, Tree};

use crate::recorded::RecordedBoard;

/// The role of a call in a run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Role {
    /// It made further calls.
    Inner,
    /// It returned without a further call.
    Base,
    /// It computed, with further calls, a value that an earlier call had computed.
    Again,
    /// It returned at once a value that an earlier call had computed.
    Remembered,
    /// Its board has no place for another piece.
    DeadEnd,
    /// Its board is full, and right.
    Solution,
    /// Its board is full, but wrong.
    Clash,
    /// A panic passed through it.
    Panicked,
    /// The recording ends before it returned.
    NeverReturned,
}

/// The name for a call with [`Role::DeadEnd`].
pub(crate) const DEAD_END: &str = "dead end";
/// The remark on a call with [`Role::Again`] or [`Role::Remembered`].
pub(crate) const WORKED_OUT_BEFORE: &str = "worked out before";
/// The name for a call with [`Role::Solution`].
pub(crate) const SOLUTION: &str = "solution";

/// Returns the role of each call.
pub(crate) fn roles(tree: &Tree, choice: &[Option<&str>], boards: &[RecordedBoard]) -> Vec<Role> {
    let mut first: HashMap<u64, usize> = HashMap::new();
    // Only functions that make further calls have base cases.
    let inner = tree.calls.iter().filter(|call| !call.children.is_empty());
    let calls_on: HashSet<&str> = inner.map(|call| call.function).collect();
    let board = |call: &Call| call.position.map(|at| boards[at as usize].read());
    let on_queens = |call: &Call| board(call).and_then(Board::queens).is_some();
    let stands = |call| stands(call, boards);
    // For each call the first one with the same arguments, which may be the call itself, and whether it is the same
    // question. If a board is played on, it must be in the same position.
    let mut asked = Vec::with_capacity(tree.calls.len());
    // Functions that returned two values for the same question, or made calls only the second time. Their result depends on
    // more than their arguments, such as the lines that are free, so a repeated question is no evidence of repeated work.
    let mut know_more: HashSet<&str> = HashSet::new();
    for (this, call) in tree.calls.iter().enumerate() {
        let earlier = *first.entry(key(call, stands(call).1)).or_insert(this);
        let before = &tree.calls[earlier];
        let same = earlier != this
            && (before.function, before.args) == (call.function, call.args)
            && stands(before) == stands(call);
        let differs = call.value.is_some() && before.value != call.value;
        let calls_only_now = before.children.is_empty() && !call.children.is_empty();
        if same && before.value.is_some() && (differs || calls_only_now) {
            know_more.insert(call.function);
        }
        asked.push((before, same));
    }
    let mut roles = Vec::with_capacity(tree.calls.len());
    for (this, call) in tree.calls.iter().enumerate() {
        let (before, same) = asked[this];
        // A subproblem counts as solved before only if that call had returned the same value, and if that value is not `()`:
        // a function that returns () is called for its effect.
        let solved = same
            && !know_more.contains(call.function)
            && before.left.is_some_and(|left| left < call.entered)
            && before.value == call.value
            && call.value != Some("()")
            // A board of queens does not determine which queen a search tries next.
            && !(call.args.iter().next().is_none() && on_queens(call));
        let leaf = call.children.is_empty();
        let called_on = !before.children.is_empty();
        roles.push(match (call.value, call.left) {
            (None, None) => Role::NeverReturned,
            (None, Some(_)) => Role::Panicked,
            _ if choice[this].is_some() => on_board(call, board(call).and_then(Board::queens)),
            _ if leaf && solved && called_on => Role::Remembered,
            _ if !leaf && solved => Role::Again,
            _ if !leaf || on_queens(call) || !calls_on.contains(call.function) => Role::Inner,
            // A question that led to further calls or to another value is no base case.
            _ if same && (called_on || before.value != call.value) => Role::Inner,
            _ => Role::Base,
        });
    }
    roles
}

fn on_board(call: &Call, board: Option<&Queens>) -> Role {
    let leaf = call.children.is_empty();
    // A call that reports success met no dead end, whatever its board; nor did a call that ignored a free square of the
    // next row.
    let gave_up = leaf && call.plays.is_empty() && call.value != Some("true");
    match board {
        Some(board) if board.is_solved() => Role::Solution,
        Some(board) if board.is_full() => Role::Clash,
        Some(board) if gave_up && board.is_stuck() => Role::DeadEnd,
        None if leaf => Role::Base,
        _ => Role::Inner,
    }
}

/// Returns the board of a call and its text as it was shown. For a call that asks no question, it is the board that was
/// shown.
fn stands<'t>(call: &Call<'t>, boards: &[RecordedBoard<'t>]) -> (Option<&'t str>, Option<&'t str>) {
    let at = call.at();
    let text = at.map(|at| boards[at as usize].text);
    let as_shown = call.board.filter(|_| at == call.position);
    (text, as_shown.or(text))
}

fn key(call: &Call, board: Option<&str>) -> u64 {
    let mut hasher = DefaultHasher::new();
    (call.function, board).hash(&mut hasher);
    for arg in call.args.iter() {
        arg.hash(&mut hasher);
    }
    hasher.finish()
}

/// Returns for each call whether it is work done again: calls of role Again, and all calls below them.
pub(crate) fn below_again(tree: &Tree, roles: &[Role]) -> Vec<bool> {
    let mut below: Vec<bool> = roles.iter().map(|&role| role == Role::Again).collect();
    for (this, call) in tree.calls.iter().enumerate() {
        below[this] |= call.parent.is_some_and(|parent| below[parent]);
    }
    below
}
