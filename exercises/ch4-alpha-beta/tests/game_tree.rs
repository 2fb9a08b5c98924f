//! alphabeta-1: `valuation` gives a written game tree its value.

mod common;

use alpha_beta::game_tree::valuation;
use alpha_beta::tree::Tree;
use alpha_beta::tree_board::TreeBoard;
use alpha_beta::uniform;
use common::{minus, tree};
use game::Player::{self, First, Second};
use game::Value;
use rstest::rstest;
use tic_tac_toe::look_ahead::look_ahead;

#[rstest]
#[case::a_number("7")]
#[case::zero("0")]
#[case::a_loss("-3")]
fn a_leaf_is_worth_what_is_written_there(#[case] text: &str) {
    let leaf = tree(text);
    for mover in [First, Second] {
        let got = valuation(&leaf, mover);
        assert_eq!(
            got,
            leaf.value(),
            "a leaf {leaf} was valued {got}: the game is over there, whoever would move."
        );
    }
}

#[rstest]
#[case::max("[3, 8, 5]", First, 8)]
#[case::min("[3, 8, 5]", Second, 3)]
#[case::losses_for_max("[-3, -8, -5]", First, -3)]
#[case::wins_for_min("[3, 8, 5, 9]", Second, 3)]
#[case::nine_squares("[[-1, -1], [-1, 1]]", First, -1)]
#[case::a_draw("[[1, -1], [0, 0]]", First, 0)]
#[case::three_branches("[[44, 61, 50], [40, 35], [47, 52, 70]]", First, 47)]
#[case::min_at_the_root("[[44, 61, 50], [40, 35], [47, 52, 70]]", Second, 40)]
#[case::three_levels("[[[5, 6], [7, 4]], [[3, 1], [8, 9]]]", First, 6)]
#[case::not_all_as_deep("[6, [8, [1, 2], 9]]", First, 6)]
fn each_level_takes_the_best_for_its_player(
    #[case] text: &str,
    #[case] mover: Player,
    #[case] want: Value,
) {
    let tree = tree(text);
    let got = valuation(&tree, mover);
    assert_eq!(got, want, "{}", wrong(&tree, mover, got, want));
}

#[rstest]
#[case::two_levels("[[44, 61, 50], [40, 35]]")]
#[case::three_levels("[[[5, 6], [7, 4]], [[3, 1], [8, 9]]]")]
#[case::two_wins("[[1, 1], [1, -1]]")]
fn every_leaf_is_read(#[case] text: &str) {
    let tree = tree(text);
    valuation(&tree, First);
    let (read, leaves) = (tree.leaves_read().len(), tree.leaves());
    assert_eq!(
        read,
        leaves,
        "{read} of {leaves} leaves were read: {}. Nothing is cut yet: value every child.",
        tree.crossed()
    );
}

#[test]
fn random_trees_are_worth_what_looking_ahead_finds() {
    for seed in 0..100 {
        let tree = uniform::random(3, 3, seed);
        let (want, _) = look_ahead(&TreeBoard::new(&tree), 3);
        let got = valuation(&tree, First);
        assert_eq!(got, want, "{}", wrong(&tree, First, got, want));
    }
}

/// What was seen, what was wanted, and the thought that is missing.
fn wrong(tree: &Tree, mover: Player, got: Value, want: Value) -> String {
    let (all, leaves) = (tree.leaves(), leaves(tree));
    let max = if mover == First { "MAX" } else { "MIN" };
    let thought = if all > 1 && !leaves.contains(&got) {
        match got {
            0 => format!(
                "{max} of {tree} is {want}, not 0: no leaf says 0. Begin with a child, or with the \
                 worst there is."
            ),
            Value::MIN | Value::MAX => {
                "the worst there is was never replaced: compare it with each child.".into()
            }
            _ => format!("no leaf says {got}: a value is always that of some leaf."),
        }
    } else if tree.height() > 1
        && (Some(&got) == leaves.iter().max() || Some(&got) == leaves.iter().min())
    {
        let level = if mover == First { "MIN" } else { "MAX" };
        format!("level 1 is {level}: {tree} is {want}. The levels take turns.")
    } else {
        format!(
            "the largest counts where the first player moves, the smallest where the second does; here {mover} moves first."
        )
    };
    minus(&format!(
        "{tree} was valued {got}, and is {want}: {thought}"
    ))
}

/// What the leaves say.
fn leaves(tree: &Tree) -> Vec<Value> {
    match tree.children() {
        [] => vec![tree.value()],
        children => children.iter().flat_map(leaves).collect(),
    }
}
