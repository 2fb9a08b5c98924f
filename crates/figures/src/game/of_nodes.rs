//! Builds the game tree of a search over a written tree. The function declares that its calls receive the node, the
//! player to move there, and the bound of the player above.

use call_trace::{Args, ArgsAre, Call};
use game::{Value, Window};

use super::node::{Branch, Mover, Node};
use super::number::{ended, number, of_ends};
use super::tree::Game;
use crate::recorded::Recorded;
use crate::written::Written;

/// Returns whether a call declares that it is about a node of a written tree.
fn is_about_node(call: &Call<'_>) -> bool {
    call.args.are() == Some(ArgsAre::Node)
}

/// Returns whether a run searches a written tree, and the arguments of its calls match the declaration.
pub(crate) fn is_of_nodes(recorded: &Recorded) -> bool {
    let about = recorded
        .tree
        .calls
        .iter()
        .filter(|call| is_about_node(call));
    let mut fit = about.map(|call| mover(call.args).is_some());
    fit.next() == Some(true) && fit.all(|fits| fits)
}

/// Builds the game tree of such a run, or returns `None` if an argument does not match the declaration.
pub(super) fn read_nodes<'t>(recorded: &Recorded<'t>) -> Option<Game<'t>> {
    let trace = recorded.trace;
    let (written, tree) = Written::of(recorded);
    let tree = tree.as_ref().unwrap_or(&recorded.tree);
    let mut game = Game {
        unrecorded: trace.calls() - trace.recorded_calls(),
        ..Game::default()
    };
    // The node that each call is about. A call about no node gets its caller's node.
    let mut node_of: Vec<Option<usize>> = Vec::with_capacity(tree.calls.len());
    for (number, call) in tree.calls.iter().enumerate() {
        let parent = call.parent.and_then(|parent| node_of[parent]);
        if !is_about_node(call) {
            node_of.push(parent);
            continue;
        }
        let mover = mover(call.args)?;
        let value = call.number.map(ended);
        let board = |at: u32| recorded.boards()[at as usize].clone();
        let over = call.offered.is_empty();
        let this = game.add(Node {
            parent,
            to_move: Some(mover),
            window: window(call, mover),
            value,
            worth: value.filter(|_| over),
            returned: call.value.is_some(),
            entered: Some(call.entered),
            left: call.left,
            function: Some(call.function),
            call: Some(number),
            position: call.subject,
            board: call.subject.map(board),
            choice: call.subject.and_then(|at| written.branch(at)),
            offers: Some(game.offers.len()),
            over,
            ..Node::default()
        });
        game.offers.push(call.offered.clone());
        node_of.push(Some(this));
    }
    for (call, node) in tree.calls.iter().zip(&node_of) {
        if let Some(this) = node.filter(|_| is_about_node(call)) {
            game.branches(this, call, &written);
        }
    }
    Some(game)
}

impl<'t> Game<'t> {
    /// Adds the branches of a node that no call took: each was either read as a leaf or left out.
    fn branches(&mut self, this: usize, call: &Call<'t>, written: &Written<'t>) {
        let taken = |game: &Self, choice: &str| {
            let mut children = game.nodes[this].children.iter();
            children.any(|&child| game.nodes[child].choice == Some(choice))
        };
        for play in &call.plays {
            let choice = written.choice(play);
            let value = number(play.choice).filter(|_| written.is_read(play.to));
            if value.is_some() && !taken(self, choice) {
                self.add(Node {
                    parent: Some(this),
                    choice: Some(choice),
                    position: Some(play.to),
                    value,
                    worth: value,
                    over: true,
                    returned: true,
                    // The recording has no moment for this read. The leaf appears when its parent returns.
                    entered: call.left,
                    left: call.left,
                    ..Node::default()
                });
            }
        }
        let left = call.offered.iter().copied();
        let left = left.filter(|choice| !taken(self, choice));
        let left = left.map(|choice| Branch {
            choice,
            ..Branch::default()
        });
        let cut: Vec<Branch> = left.collect();
        let is_whole = self.unrecorded == 0;
        let node = &mut self.nodes[this];
        if !node.children.is_empty() {
            node.mover = node.to_move;
            if node.returned && is_whole {
                node.cut = cut;
            }
        }
    }
}

/// Reads who moves at the node: the second argument.
fn mover(args: Args) -> Option<Mover> {
    match args.iter().nth(1)?.1 {
        "First" => Some(Mover::Max),
        "Second" => Some(Mover::Min),
        _ => None,
    }
}

/// Returns the window that the function declares. Otherwise, if there is exactly one argument besides the node and
/// the player to move, that argument is the bound of the player above.
fn window(call: &Call, mover: Mover) -> Option<Window> {
    if let Some(ends) = call.window {
        return Some(of_ends(ends));
    }
    let args: Vec<(&str, &str)> = call.args.iter().collect();
    let [_, _, (_, held)] = args[..] else {
        return None;
    };
    let held = number(held)?;
    let (alpha, beta) = match mover {
        Mover::Max => (Value::MIN, held),
        Mover::Min => (held, Value::MAX),
    };
    Some(Window { alpha, beta })
}
