//! Which mark of a drawing shows which part of what the run was given, so that a page can let a reader change it there.
//!
//! What a run was given is the first position of its recording. Of a written tree each node is a part of its own, named by the
//! branches that lead to it; any other board is one part. A mark says so in `data-input`: `tree 2.1`, `queens`.

use boards::Board;

use crate::element::Element;
use crate::facts::CallAnalysis;
use crate::game::Game;
use crate::game::fold::{Cut, PositionOr};
use crate::recorded::RecordedBoard;

/// The number of the first position.
const GIVEN: u32 = 0;

/// A mark that shows this part, if it shows any.
pub(crate) fn showing(mark: Element, part: Option<&str>) -> Element {
    match part {
        Some(part) => mark.attribute("data-input", part),
        None => mark,
    }
}

/// The part that the board of a position is as a whole.
pub(crate) fn of_position(at: Option<u32>, board: Option<&Board>) -> Option<String> {
    let board = board.filter(|board| at == Some(GIVEN) && !matches!(board, Board::Text));
    board.map(|board| board.kind().to_owned())
}

/// The first call that has what was given on its board, or plays there, and the part that this board is.
pub(crate) fn first_call(facts: &CallAnalysis) -> Option<(usize, String)> {
    let mut calls = facts.tree().calls.iter().map(|call| {
        let played = call.plays.first().map(|play| play.at);
        call.at().or(played)
    });
    let first = calls.position(|at| at == Some(GIVEN))?;
    Some((first, of_position(Some(GIVEN), Some(facts.board(GIVEN)))?))
}

/// The part that a node of a search is: also a branch that was cut, if it is drawn by itself.
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
