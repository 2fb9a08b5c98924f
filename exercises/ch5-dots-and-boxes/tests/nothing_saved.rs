//! dots-5: `nothing_saved`. Every value is right, and every board is built.
//!
//! A board is built when a move is played, and visited when it is asked for more than whether
//! the game is over.

use alpha_beta::alpha_beta::alpha_beta;
use alpha_beta::tree::Tree;
use alpha_beta::tree_board::TreeBoard;
use alpha_beta::uniform;
use dots_and_boxes::nothing_saved::nothing_saved;
use dots_and_boxes::squares::Squares;
use fastrand::Rng;
use game::{Audit, Board, Value, Watched, WinDrawLoss, audit};
use rstest::rstest;
use tic_tac_toe::bits::Bits;
use tic_tac_toe::look_ahead::look_ahead;

const OPEN: (Value, Value) = (Value::MIN, Value::MAX);

#[rstest]
#[case::the_44_and_the_40("[[44, 61, 50], [40, 35]]", OPEN)]
#[case::three_levels("[[[5, 6], [7, 4]], [[3, 1], [8, 9]]]", OPEN)]
#[case::an_extra_turn("[{[4, 6], [7, 2]}, [3, [1, 9]]]", OPEN)]
#[case::cut_at_the_root("[[4, 5], [6, 7], [8, 9]]", (Value::MIN, 6))]
fn no_leaf_too_many(#[case] text: &str, #[case] window: (Value, Value)) {
    let tree: Tree = text.parse().unwrap();
    judge(TreeBoard::new(&tree), tree.height(), window, text);
}

#[rstest]
#[case::after_two_marks("X...O....", 9)]
#[case::after_three("X.X.O....", 9)]
#[case::not_to_the_end(".........", 4)]
fn no_position_of_tic_tac_toe_too_many(#[case] text: &str, #[case] depth: u32) {
    let position: Bits = text.parse().unwrap();
    judge(WinDrawLoss(position), depth, OPEN, text);
}

#[rstest]
#[case::three_by_three("3x3", 6)]
#[case::later("4x4 a1b1 d4d3 a1a2 d4c4 b1b2 d3d2 a2b2 c4b4", 4)]
fn no_field_of_dots_and_squares_too_many(#[case] text: &str, #[case] depth: u32) {
    let position: Squares = text.parse().unwrap();
    judge(position, depth, OPEN, text);
}

#[test]
fn nor_on_two_hundred_trees_of_no_shape() {
    let mut rng = Rng::with_seed(5);
    for number in 1..=200 {
        let tree = uniform::wild(5, &mut rng);
        let name = match tree.to_string() {
            text if text.len() < 80 => text,
            _ => format!("tree {number}"),
        };
        judge(TreeBoard::new(&tree), tree.height(), OPEN, &name);
    }
}

/// Demands the right value from the boards that must be visited, and no other built.
fn judge<B: Board>(board: B, depth: u32, (alpha, beta): (Value, Value), name: &str) {
    let least = Watched::new(board.clone());
    let (want, _) = alpha_beta(&least, depth, alpha, beta);
    let suffice = least.tree().counts().nodes;

    let all = Watched::new(board.clone());
    let (exact, _) = look_ahead(&all, depth);
    let all = all.tree().counts().nodes;

    let watched = Watched::new(board);
    let (value, _) = nothing_saved(&watched, depth, alpha, beta);
    let visited = watched.tree();
    let counts = visited.counts();
    let (nodes, built) = (counts.nodes, counts.nodes + counts.peeked);
    let seen = format!("{name}: {built} boards built, {nodes} visited, {suffice} suffice");
    // Who cuts nothing finds the exact value, and alpha-beta in a narrow window perhaps a bound.
    assert!(
        value == want || nodes < suffice || (nodes > suffice && value == exact),
        "{name} is {exact}, not {value}. A bound may end the loop, it never changes a value."
    );
    assert!(
        nodes < all || nodes == suffice || built > nodes,
        "built = visited: ask before making the next child. {seen}. Is each bound \
         handed down as it is now? MAX narrows alpha, MIN beta."
    );
    assert!(
        nodes <= suffice || built > nodes,
        "some cuts are missing. {seen}. Is each bound handed down as it is now? MAX narrows alpha, \
         MIN beta, and where they are equal is a cut, too."
    );
    assert!(
        nodes != suffice || built == nodes,
        "nodes saved, boards built not. {seen}. Make a board when it is its turn."
    );
    let asked = Audit {
        depth,
        alpha,
        beta,
        value,
    };
    if let Err(complaint) = audit(&visited, asked) {
        panic!("{complaint}\n{seen}.");
    }
}
