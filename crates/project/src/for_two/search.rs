//! Lets the student's own search play for the computer.

use std::collections::HashMap;
use std::time::Duration;

use call_trace::panic_text;
use game::{Board, Value};
use textfmt::counted;

use super::asking::moves;
use super::rules::Game;
use crate::failed::Failed;
use crate::panicked;
use crate::unanswered::{Unanswered, answer_within};

/// The maximum number of nodes in the tree of a search without a given depth. The whole tree of tic-tac-toe is smaller.
const NODES: u64 = 1_000_000;

/// The maximum depth of a search without a given depth, so that its calls fit on the stack.
const FURTHEST: u32 = 1000;

/// A search: a function from a board and a depth, in moves, to the value of the board and the recommended move.
/// `look_ahead` is one. The move is `None` if the game is over or the depth is 0.
pub type Search<G> = fn(&G, u32) -> Answer<G>;

/// The result of a search.
type Answer<G> = (Value, Option<<G as Board>::Move>);

/// The student's search of one game.
pub(crate) struct YourSearch<G: Game> {
    limit: Duration,
    ask: Ask<G>,
}

/// A function that calls the search on a board with a depth.
type Ask<G> = Box<dyn Fn(&G, u32) -> Result<Answer<G>, Unanswered>>;

/// The move that a search has recommended.
pub(crate) struct Recommended<G: Game> {
    pub(crate) mv: G::Move,
    pub(crate) value: Value,
    /// The requested depth in moves.
    pub(crate) depth: u32,
}

impl<G: Game> YourSearch<G> {
    /// Wraps a search with the time limit `limit` for each move.
    pub(crate) fn new(search: Search<G>, limit: Duration) -> Self
    where
        G: Send + 'static,
        G::Move: Send,
    {
        let ask = move |board: &G, depth| {
            let board = board.clone();
            answer_within(limit, move || search(&board, depth))
        };
        Self {
            limit,
            ask: Box::new(ask),
        }
    }

    /// Requests a move on a board that has legal moves. Without a `depth`, the search looks as far ahead as a million nodes
    /// allow.
    ///
    /// # Errors
    /// If the search panics, does not return in time, or returns no legal move.
    pub(crate) fn choose(&self, board: &G, depth: Option<u32>) -> Result<Recommended<G>, Failed> {
        let depth = depth.unwrap_or_else(|| reach(board));
        let ahead = format!("{} ahead", counted(depth, "move"));
        let wanted = format!("but should return one of these moves: {}", moves(board));
        let wrong =
            |did: &str, why: &str| format!("✗ Your search {did}, {wanted}.\n{why}\n{board}");
        let (value, recommended) = (self.ask)(board, depth).map_err(|unanswered| match unanswered {
            Unanswered::Late => Failed::Law(wrong(
                &format!("returned nothing within {} s", self.limit.as_secs()),
                &format!(
                    "It was asked to look {ahead}. Add --depth 2 to your command. If it still returns nothing, check that each \
                     call looks one move less ahead than its caller."
                ),
            )),
            Unanswered::Panic(panic) => {
                let message = panic_text(&*panic).unwrap_or_default();
                Failed::Panicked(match panicked::told(message, None) {
                    Ok(told) => wrong("panicked", &format!("Asked to look {ahead}, {told}")),
                    Err(todo) => todo,
                })
            }
        })?;
        let Some(mv) = recommended else {
            return Err(Failed::Law(wrong(
                "returned no move",
                &format!(
                    "It was asked to look {ahead}, and the game is not over. Check when it stops, and where it stores the move that it \
                     returns."
                ),
            )));
        };
        if [Value::MIN, Value::MAX].contains(&value) {
            return Err(Failed::Law(wrong(
                &format!("returned the value {value}"),
                &format!(
                    "It was asked to look {ahead}. No board evaluates to this value, the worst case of a player. Check that each call \
                     stops if the game is over."
                ),
            )));
        }
        if board.try_play(mv).is_err() {
            return Err(Failed::Law(wrong(
                &format!("returned the move {mv}"),
                &format!(
                    "It was asked to look {ahead}. Check that it returns a move of the board that it was given, not one of a later \
                     board."
                ),
            )));
        }
        Ok(Recommended { mv, value, depth })
    }
}

/// Returns the largest depth that a search without cuts reaches with at most a million nodes, but at least one move.
/// Nodes with the same position are counted together.
fn reach<G: Game>(board: &G) -> u32 {
    // The positions after the current number of moves, with the number of nodes for each.
    let mut layer = HashMap::from([(board.clone(), 1_u64)]);
    let mut nodes = 1;
    for depth in 1..=FURTHEST {
        let mut next = HashMap::new();
        for (board, ways) in &layer {
            for mv in board.legal_moves() {
                nodes += ways;
                if nodes > NODES {
                    return (depth - 1).max(1);
                }
                *next.entry(board.play(mv)).or_insert(0) += ways;
            }
        }
        if next.is_empty() {
            return (depth - 1).max(1);
        }
        layer = next;
    }
    FURTHEST
}
