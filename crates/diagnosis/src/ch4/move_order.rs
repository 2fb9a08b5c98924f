//! What is said of wrong answers to `move_order`: the claims of its tests, and what explains a run that breaks one.

mod common;

use alpha_beta::alpha_beta::alpha_beta;
use alpha_beta::move_order::{centre_first, promising_first};
use alpha_beta::tree_board::TreeBoard;
pub(super) use common::OPEN;
use common::{attempt, minus, shown, spaced, tree, twice, worth};
use diagnosis::sentence;
use game::{Board, Node, Ordered, Value, Watched, WinDrawLoss};
use tic_tac_toe::bits::Bits;
use tic_tac_toe::cell::Cell;

pub(super) fn the_centre_comes_first_then_corners_then_edges(position: &str, want: &str) {
    let moves = by_cell(position);
    assert!(
        moves == want,
        "{}",
        wrong_order(
            &format!("the cells of {position} by centre_first"),
            &moves,
            want,
            &about_cells()
        )
    );
}

/// What is said of another order.
fn wrong_order(what: &str, moves: &str, want: &str, thought: &str) -> String {
    format!(
        "Your order of {what} is {moves}, but should be {want}.\n{}",
        sentence(thought)
    )
}

/// The order of the cells on a board.
fn by_cell(position: &str) -> String {
    order(&Ordered::new(board(position), centre_first))
}

fn about_cells() -> String {
    let empty = attempt(|| by_cell(".........")).unwrap_or_default();
    let o_moves = attempt(|| by_cell("X........")).unwrap_or_default();
    let thought = match (empty.as_str(), o_moves.as_str()) {
        ("5 1 3 7 9 2 4 6 8", "5 3 7 9 2 4 6 8") => {
            "on the first boards yours is right. The rank depends on the cell alone."
        }
        ("5 1 3 7 9 2 4 6 8", _) => {
            "is it the same order for both players? A good cell is good for either."
        }
        ("2 4 6 8 1 3 7 9 5", _) => {
            "a low rank is tried first, and yours gives the centre the highest."
        }
        ("1 2 3 4 5 6 7 8 9", _) if ranks().is_some_and(|it| it[0] < it[8]) => {
            "yours ranks the cells by their number. 5 is the centre, 1, 3, 7 and 9 are the corners."
        }
        ("1 2 3 4 5 6 7 8 9", _) => {
            "every cell has the same rank in yours. 5 is the centre, 1, 3, 7 and 9 are the corners."
        }
        ("4 2 6 8 1 3 5 7 9", _) => "the cells are numbered from 1 to 9, and the centre is 5.",
        ("6 2 4 8 1 3 5 7 9", _) => {
            "yours begins with cell 6: an index begins at 0, and a number at 1. The number of the centre is 5."
        }
        ("1 3 7 9 5 2 4 6 8", _) => {
            "a corner has three lines, and the centre four: the centre comes first."
        }
        ("5 1 3 6 8 2 4 7 9", _) => {
            "yours gives 6 and 8 the rank of corners, and 7 and 9 that of edges: the corners are 1, 3, 7 and 9."
        }
        ("5 4 6 3 7 2 8 1 9", _) => {
            "yours ranks by how far the number is from 5. The corners are 1, 3, 7 and 9, and the edges 2, 4, 6 and 8."
        }
        ("5 2 4 6 8 1 3 7 9", _) => {
            "an edge has two lines, and a corner three: corners come before edges."
        }
        ("5 1 2 3 4 6 7 8 9", _) => {
            "corners and edges have the same rank in yours. A corner has three lines, an edge two."
        }
        ("1 3 5 7 9 2 4 6 8", _) => {
            "the centre has the rank of a corner in yours. The centre has four lines, a corner three."
        }
        ("5 9 7 3 1 8 6 4 2" | "9 7 3 1 5 8 6 4 2", _) => {
            "cells of one rank stay as they were: give them the same number."
        }
        _ if odd_one_out().is_some() => return odd_one_out().unwrap_or_default(),
        _ => {
            "the centre has four lines, a corner three, an edge two; a low rank is tried first, and cells \
             of one rank stay as they were."
        }
    };
    thought.into()
}

/// The rank of each cell on the empty board.
fn ranks() -> Option<Vec<i32>> {
    let empty = board(".........");
    attempt(|| Cell::all().map(|cell| centre_first(&empty, cell)).collect())
}

/// A corner or an edge that alone has another rank than the three like it.
fn odd_one_out() -> Option<String> {
    let ranks = ranks()?;
    let rank = |cell: usize| ranks[cell - 1];
    [("corner", [1, 3, 7, 9]), ("edge", [2, 4, 6, 8])]
        .into_iter()
        .find_map(|(kind, cells)| {
            let odd = cells.into_iter().find(|&odd| {
                let mut others = cells.into_iter().filter(|&cell| cell != odd).map(rank);
                let one = others.next();
                others.all(|other| Some(other) == one) && Some(rank(odd)) != one
            })?;
            let others = cells.into_iter().filter(|&cell| cell != odd);
            let others: Vec<String> = others.map(|cell| cell.to_string()).collect();
            Some(format!(
                "cell {odd} is as good as {}, {} and {}, and has another rank in yours: each of them is {} {kind}.",
                others[0],
                others[1],
                others[2],
                if kind == "edge" { "an" } else { "a" }
            ))
        })
}

pub(super) fn the_most_promising_move_comes_first(text: &str, want: &str) {
    let moves = by_value(text);
    assert!(
        moves == want,
        "{}",
        minus(&wrong_order(
            &format!("the moves of {text} by promising_first"),
            &moves,
            want,
            about_values()
        ))
    );
}

/// The order of the moves of a tree.
fn by_value(text: &str) -> String {
    let tree = tree(text);
    order(&Ordered::new(TreeBoard::new(&tree), promising_first))
}

fn about_values() -> &'static str {
    let by = |text| attempt(|| by_value(text)).unwrap_or_default();
    let extra = (by("[3:{9, 9}, 8:{1, 1}, 5]"), by("{3:{9, 9}, 8:{1, 1}, 5}"));
    match (by("[3, 8, 5]").as_str(), by("{3, 8, 5}").as_str()) {
        ("1 2 3", "1 2 3") if by("[-1, 0, 1, 0]").starts_with('3') => {
            "yours gives 3, 8 and 5 the same rank, and a win and a draw different ones. A value can be any number: \
             rank by the value itself."
        }
        ("1 2 3", "1 2 3") if by("[1000000, 2000000000, -2000000000]") == "2 1 3" => {
            "yours gives 3, 8 and 5 the same rank, and values far apart different ones: rank by the value as it is."
        }
        ("1 2 3", "1 2 3") => {
            "yours gives the moves of [3, 8, 5] the same rank. Play each move, and rank it by what the new \
             board is worth."
        }
        ("1 3 2", "2 3 1") if extra.0 == "2 1 3" && extra.1 == "3 1 2" => {
            "yours tries the worst first, except where the same player moves again. The board before the move says \
             who makes it, and not the one after it."
        }
        ("1 3 2", "2 3 1") => "yours tries the worst first, for both: low ranks are tried first.",
        ("2 3 1", "2 3 1") | ("1 3 2", "1 3 2")
            if matches!(by("[-9, 3, 5]").as_str(), "1 3 2" | "2 3 1")
                && by("[-9, 3, 5]") == by("[9, 3, 5]") =>
        {
            "in [−9, 3, 5] yours takes −9 for 9: the sign of a value counts. MAX wants large values, MIN small ones."
        }
        ("2 3 1", "2 3 1") => {
            "MIN wants small values, and yours sorts MIN's moves as MAX's: it tries its worst first."
        }
        ("1 3 2", "1 3 2") => {
            "MAX wants large values, and low ranks are tried first: turn the sign for MAX."
        }
        ("2 3 1", "1 3 2") => match (extra.0.as_str(), extra.1.as_str()) {
            _ if by("[3:[9, 9], 8:[1, 1], 5]") != "2 3 1" => {
                "value the board after the move as it stands, and do not look at the replies."
            }
            ("2 3 1", "1 3 2")
                if by("[-3, -8, -5]") != "1 3 2" || by("{-3, -8, -5}") != "2 3 1" =>
            {
                "below 0 the order is the same: −3 is larger than −8."
            }
            ("2 3 1", "1 3 2") if by("[1000000, 2000000000, -2000000000]") != "2 1 3" => {
                "a value can be any number, and yours does not keep large ones apart."
            }
            ("2 3 1", "1 3 2") => "moves of one value stay as they were, and the best is first.",
            _ => {
                "after an extra turn the same player moves again. The board before the move says who makes it."
            }
        },
        _ => "what is best for the player who makes the move gets the lowest rank.",
    }
}

pub(super) fn the_same_cells_and_moves_have_the_same_order_again() {
    twice("centre_first on .........", || by_cell("........."));
    twice("promising_first on [3, 8, 5]", || by_value("[3, 8, 5]"));
    let moves = by_value("{3, 8, 5}");
    assert!(
        moves == "1 3 2",
        "{}",
        wrong_order(
            "the moves of {3, 8, 5} by promising_first",
            &moves,
            "1 3 2",
            about_values()
        )
    );
}

pub(super) fn sorting_looks_one_move_ahead_and_no_further() {
    let watched = Watched::new(WinDrawLoss(board("X...O....")));
    let order = Ordered::new(watched.clone(), promising_first);
    let moves = order.legal_moves().count();
    let tree = watched.tree();
    let deepest = tree.nodes().map(Node::depth).max().unwrap_or(0);
    assert!(
        deepest != 0,
        "Your promising_first for {moves} moves played no move, but should play each once.\nEvaluate the board \
         after the move."
    );
    assert!(
        deepest == 1,
        "Your promising_first for {moves} moves played {} boards, {deepest} moves deep, but should play {moves}, 1 \
         move deep.\nThe nodes spent on sorting count as well. Evaluate the board after the move, as it stands.",
        spaced(tree.len() - 1)
    );
}

pub(super) fn with_the_centre_first_most_is_cut(window: (Value, Value), want: usize) {
    let order = Ordered::new(WinDrawLoss(board(".........")), centre_first);
    let nodes = visited(order, window);
    assert!(
        nodes <= want,
        "alpha_beta on the empty board by centre_first: it visits {} nodes with yours, but should visit {}.\n{}",
        spaced(nodes),
        spaced(want),
        larger(by_cell(".........") == "5 1 3 7 9 2 4 6 8", &about_cells())
    );
}

pub(super) fn with_promising_moves_first_much_is_cut() {
    let order = Ordered::new(WinDrawLoss(board(".........")), promising_first);
    let nodes = visited(order, OPEN);
    assert!(
        nodes <= 7_956,
        "alpha_beta on the empty board by promising_first: it visits {} nodes with yours, but should visit 7 956.\n{}",
        spaced(nodes),
        larger(
            by_value("[3, 8, 5]") == "2 3 1" && by_value("{3, 8, 5}") == "1 3 2",
            about_values()
        )
    );
}

/// A thought on a whole search, where the small orders are right.
fn larger(small_is_right: bool, thought: &str) -> String {
    match small_is_right {
        true => sentence(thought),
        false => "The order of a few moves is wrong already: mend that first.".into(),
    }
}

pub(super) fn what_the_order_is_worth() {
    let numbered = || WinDrawLoss(board("........."));
    let nodes = visited(numbered(), OPEN);
    let centre = visited(Ordered::new(numbered(), centre_first), OPEN);
    let promising = visited(Ordered::new(numbered(), promising_first), OPEN);
    let leaves = |text: &str| {
        let tree = tree(text);
        alpha_beta(&TreeBoard::new(&tree), 9, Value::MIN, Value::MAX);
        tree.leaves_read().len()
    };
    worth(format!(
        "The empty board: {} nodes as the cells are numbered, {} with the centre first, {} with \
         promising moves first. The value is 0 in each.",
        spaced(nodes),
        spaced(centre),
        spaced(promising)
    ));
    worth(format!(
        "Of the page's 8 leaves {} are read in the first order, and {} in the second.",
        leaves("[[47, 52, 70], [44, 61, 50], [40, 35]]"),
        leaves("[[40, 35], [61, 50, 44], [70, 52, 47]]")
    ));
}

fn board(position: &str) -> Bits {
    match position.parse() {
        Ok(board) => board,
        Err(fault) => panic!("{position}: {fault}"),
    }
}

/// The moves in the order in which they are tried.
fn order(board: &impl Board) -> String {
    let moves: Vec<String> = board.legal_moves().map(|mv| mv.to_string()).collect();
    moves.join(" ")
}

/// How many boards your `alpha_beta` searches; those played to sort the moves are not among them.
fn visited<B: Board>(board: B, (alpha, beta): (Value, Value)) -> usize {
    let watched = Watched::new(board);
    let (value, _) = alpha_beta(&watched, 9, alpha, beta);
    assert!(
        value == 0,
        "Your alpha_beta on the empty board returned {}, but should return 0 in every order.\nLook at alpha_beta.rs \
         first.",
        shown(value)
    );
    watched.tree().counts().nodes
}
