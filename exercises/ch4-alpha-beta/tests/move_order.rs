//! alphabeta-7: `move_order`, two ways to say which move is tried first.

mod common;

use alpha_beta::alpha_beta::alpha_beta;
use alpha_beta::move_order::{centre_first, promising_first};
use alpha_beta::tree_board::TreeBoard;
use common::{OPEN, spaced, tree};
use game::{Board, Node, Ordered, Value, Watched, WinDrawLoss};
use rstest::rstest;
use tic_tac_toe::bits::Bits;

#[rstest]
#[case::empty(".........", "5 1 3 7 9 2 4 6 8")]
#[case::some_taken("X...O....", "3 7 9 2 4 6 8")]
#[case::without_centre("O...X...X", "3 7 2 4 6 8")]
fn the_centre_comes_first_then_corners_then_edges(#[case] position: &str, #[case] want: &str) {
    let order = Ordered::new(board(position), centre_first);
    let moves = shown(&order);
    assert_eq!(
        moves, want,
        "on {position} the cells are tried in the order {moves}, wanted is {want}: a low rank is \
         tried first, and cells of one rank stay as they were."
    );
}

#[rstest]
#[case::open(OPEN, 7_275)]
#[case::who_wins((-1, 1), 6_323)]
fn with_the_centre_first_most_is_cut(#[case] window: (Value, Value), #[case] want: usize) {
    let order = Ordered::new(WinDrawLoss(board(".........")), centre_first);
    let nodes = visited(order, window);
    let thought = if nodes > 14_000 {
        "Is it the same order for both players? A good cell is good for either."
    } else {
        "The centre has four lines, a corner three, an edge two."
    };
    assert!(
        nodes == want,
        "{} nodes, {} suffice. {thought}",
        spaced(nodes),
        spaced(want)
    );
}

#[rstest]
#[case::max("[3, 8, 5]", "2 3 1")]
#[case::min("{3, 8, 5}", "1 3 2")]
#[case::equal("[5, 8, 5, 8]", "2 4 1 3")]
#[case::losses("[-3, -8, -5]", "1 3 2")]
#[case::losses_for_min("{-3, -8, -5}", "2 3 1")]
#[case::not_looking_below("[3:[9, 9], 8:[1, 1], 5]", "2 3 1")]
fn the_most_promising_move_comes_first(#[case] text: &str, #[case] want: &str) {
    let tree = tree(text);
    let order = Ordered::new(TreeBoard::new(&tree), promising_first);
    let moves = shown(&order);
    let thought = if text.starts_with('{') {
        "MIN wants small values. If it tries its worst first: reverse."
    } else {
        "MAX wants large values, and low ranks are tried first."
    };
    assert_eq!(
        moves, want,
        "{tree} is tried in the order {moves}, wanted is {want}. {thought}"
    );
}

#[test]
fn sorting_looks_one_move_ahead_and_no_further() {
    let watched = Watched::new(WinDrawLoss(board("X...O....")));
    let order = Ordered::new(watched.clone(), promising_first);
    let moves = order.legal_moves().count();
    let tree = watched.tree();
    let deepest = tree.nodes().map(Node::depth).max();
    assert!(
        deepest == Some(1),
        "to sort {moves} moves, {} boards were played, {} moves deep: the nodes spent on sorting \
         count too. Evaluate the board after the move, as it stands.",
        spaced(tree.len() - 1),
        deepest.unwrap_or(0)
    );
}

#[test]
fn with_promising_moves_first_much_is_cut() {
    let order = Ordered::new(WinDrawLoss(board(".........")), promising_first);
    let nodes = visited(order, OPEN);
    assert!(
        nodes == 7_956,
        "{} nodes, 7 956 suffice: does each player try first what is best for that player?",
        spaced(nodes)
    );
}

fn board(position: &str) -> Bits {
    match position.parse() {
        Ok(board) => board,
        Err(fault) => panic!("{position}: {fault}"),
    }
}

/// The moves in the order in which they are tried.
fn shown(board: &impl Board) -> String {
    let moves: Vec<String> = board.legal_moves().map(|mv| mv.to_string()).collect();
    moves.join(" ")
}

/// How many boards your `alpha_beta` searches; those played to sort the moves are not among them.
fn visited<B: Board>(board: B, (alpha, beta): (Value, Value)) -> usize {
    let watched = Watched::new(board);
    let (value, _) = alpha_beta(&watched, 9, alpha, beta);
    assert_eq!(
        value, 0,
        "the order of moves changes no value: is your alpha_beta right?"
    );
    watched.tree().counts().nodes
}
