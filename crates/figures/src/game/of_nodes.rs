//! Builds the game tree of a search over a written tree. The function declares that its calls receive the node, the
//! player to move there, and the bound of the player above.

use call_trace::{Args, ArgsAre, Call, Trace};
use game::Window;

use super::node::{Branch, Mover, Node};
use super::number::{ended, number, of_ends};
use super::tree::Game;
use crate::recorded::Recorded;
use crate::written::Written;

/// Returns whether a function of the run declares that its calls are about nodes of a written tree.
pub(super) fn says_nodes(trace: &Trace) -> bool {
    let functions = trace.functions();
    let mut said = functions.iter().map(|name| trace.args_are(name));
    said.any(|args| args == Some(ArgsAre::Node))
}

/// Returns whether a run searches a written tree, and the arguments of its calls match the declaration.
pub(crate) fn is_of_nodes(recorded: &Recorded) -> bool {
    let trace = recorded.trace;
    if !says_nodes(trace) {
        return false;
    }
    let calls = recorded.tree.calls.iter();
    let mut about = calls.filter(|call| trace.args_are(call.function) == Some(ArgsAre::Node));
    let mut fit = about.by_ref().map(|call| mover(call.args).is_some());
    fit.next() == Some(true) && fit.all(|fits| fits)
}

/// Builds the game tree of such a run, or returns `None` if an argument does not match the declaration.
pub(super) fn read_nodes<'t>(recorded: &Recorded<'t>) -> Option<Game<'t>> {
    let trace = recorded.trace;
    let (written, tree) = Written::of(recorded);
    let tree = tree.as_ref().unwrap_or(&recorded.tree);
    let mut game = Game {
        numbered: true,
        unrecorded: trace.calls() - trace.recorded_calls(),
        ..Game::default()
    };
    // The node that each call is about. A call about no node gets its caller's node.
    let mut node_of: Vec<Option<usize>> = Vec::with_capacity(tree.calls.len());
    for (number, call) in tree.calls.iter().enumerate() {
        let parent = call.parent.and_then(|parent| node_of[parent]);
        if trace.args_are(call.function) != Some(ArgsAre::Node) {
            node_of.push(parent);
            continue;
        }
        let this = game.add(parent);
        node_of.push(Some(this));
        if parent.is_none() {
            game.function = call.function;
        }
        let mover = mover(call.args)?;
        let node = &mut game.nodes[this];
        node.to_move = Some(mover);
        node.window = window(call, mover);
        node.value = call.number.map(ended);
        node.returned = call.value.is_some();
        (node.entered, node.left, node.call) = (Some(call.entered), call.left, Some(number));
        node.position = call.subject;
        node.board = call
            .subject
            .map(|at| recorded.boards()[at as usize].clone());
        node.choice = call.subject.and_then(|at| written.branch(at));
        node.offers = Some(game.offers.len());
        node.over = call.offered.is_empty();
        node.worth = node.value.filter(|_| node.over);
        game.offers.push(call.offered.clone());
    }
    for (call, node) in tree.calls.iter().zip(&node_of) {
        if let Some(this) = node.filter(|_| trace.args_are(call.function) == Some(ArgsAre::Node)) {
            game.branches(this, call, &written, trace);
        }
    }
    game.windows = game.nodes.iter().any(|node| node.window.is_some());
    Some(game)
}

impl<'t> Game<'t> {
    fn add(&mut self, parent: Option<usize>) -> usize {
        let this = self.nodes.len();
        let mut node = Node {
            parent,
            ..Node::default()
        };
        match parent {
            Some(parent) => {
                node.depth = self.nodes[parent].depth + 1;
                self.nodes[parent].children.push(this);
            }
            None => self.roots.push(this),
        }
        self.nodes.push(node);
        this
    }

    /// Adds the branches of a node that no call took: each was either read as a leaf or left out.
    fn branches(&mut self, this: usize, call: &Call<'t>, written: &Written<'t>, trace: &Trace) {
        let taken = |game: &Self, choice: &str| {
            let mut children = game.nodes[this].children.iter();
            children.any(|&child| game.nodes[child].choice == Some(choice))
        };
        for play in &call.plays {
            let choice = written.choice(play);
            let value = number(play.choice).filter(|_| written.is_read(play.to));
            if let (Some(value), false) = (value, taken(self, choice)) {
                let leaf = self.add(Some(this));
                let node = &mut self.nodes[leaf];
                (node.choice, node.position) = (Some(choice), Some(play.to));
                (node.value, node.over, node.returned) = (Some(value), true, true);
                node.worth = node.value;
                // The recording has no moment for this read. The leaf appears when its parent returns.
                (node.entered, node.left) = (call.left, call.left);
            }
        }
        let left = call.offered.iter().copied();
        let left = left.filter(|choice| !taken(self, choice));
        let left = left.map(|choice| Branch {
            choice,
            ..Branch::default()
        });
        let cut: Vec<Branch> = left.collect();
        let is_whole = trace.recorded_calls() == trace.calls();
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
    let mut further = call.args.iter().skip(2);
    let (Some((_, held)), None) = (further.next(), further.next()) else {
        return None;
    };
    let held = number(held)?;
    Some(match mover {
        Mover::Max => Window {
            beta: held,
            ..Window::OPEN
        },
        Mover::Min => Window {
            alpha: held,
            ..Window::OPEN
        },
    })
}
