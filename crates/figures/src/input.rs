//! Marks in a drawing the parts of the run's input that they show, so that a page can let the student change the input
//! there.
//!
//! The input of a run is the first position of its recording. In a written tree each node is a part, named by the branches
//! that lead to it; any other board is one part. A mark names its part in `data-input`: `tree 2.1`, `queens`.

use boards::Board;

use crate::element::Element;
use crate::facts::CallAnalysis;
use crate::game::Game;
use crate::game::fold::{Cut, PositionOr};
use crate::recorded::RecordedBoard;

/// The number of the first position.
const GIVEN: u32 = 0;

/// Labels a mark with the part that it shows, if it shows one.
pub(crate) fn showing(mark: Element, part: Option<&str>) -> Element {
    match part {
        Some(part) => mark.attribute("data-input", part),
        None => mark,
    }
}

/// Returns the part for the whole board of a position.
pub(crate) fn of_position(at: Option<u32>, board: Option<&Board>) -> Option<String> {
    let board = board.filter(|board| at == Some(GIVEN) && !matches!(board, Board::Text));
    board.map(|board| board.kind().to_owned())
}

/// Returns the first call that has the input on its board or plays on it, and the part for this board.
pub(crate) fn first_call(facts: &CallAnalysis) -> Option<(usize, String)> {
    let mut calls = facts.tree().calls.iter().map(|call| {
        let played = call.plays.first().map(|play| play.at);
        call.at().or(played)
    });
    let first = calls.position(|at| at == Some(GIVEN))?;
    Some((first, of_position(Some(GIVEN), Some(facts.board(GIVEN)))?))
}

/// Returns the part for a node of a search, or for a branch that was cut, if the branch is drawn by itself.
pub(crate) fn of_node(game: &Game, what: PositionOr) -> Option<String> {
    let (node, cut) = match what {
        PositionOr::Node(node) => (node, None),
        PositionOr::Leaf(Cut { node, from, to }) if from + 1 == to => {
            (node, Some(game.nodes[node].cut[from].choice))
        }
        PositionOr::Leaf(_) | PositionOr::Gap { .. } => return None,
    };
    let above = |&node: &usize| game.nodes[node].parent;
    let mut way: Vec<usize> = std::iter::successors(Some(node), above).collect();
    let root = &game.nodes[way.pop()?];
    let given = root.board.as_ref().map(RecordedBoard::read);
    let given = of_position(root.position, given)?;
    let moves = way.iter().rev().map(|&node| &game.nodes[node]);
    let moves = moves.flat_map(|node| node.first.iter().copied().chain(node.choice));
    let branches: Vec<&str> = moves.chain(cut).collect();
    match (given.as_str(), branches.as_slice()) {
        (_, []) => Some(given),
        ("tree", branches) => Some(format!("{given} {}", branches.join("."))),
        _ => None,
    }
}
