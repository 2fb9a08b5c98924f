//! The search of the coursework on single trees, against alpha-beta.

use alpha_beta::alpha_beta::alpha_beta;
use alpha_beta::game_tree::valuation;
use alpha_beta::tree::Tree;
use alpha_beta::tree_board::TreeBoard;
use dots_and_boxes::coursework::{self, TreeNode};
use game::{Player, Value, Watched};

/// The tree whose search the book shows.
const SHOWN: &str =
    "[[[[12, 5], [4, 6]], [[8, 10], [7, 16]]], [[[14, 3], [13, 1]], [[2, 11], [9, 15]]]]";

fn tree(text: &str) -> Tree {
    text.parse()
        .unwrap_or_else(|fault| panic!("{text}: {fault}"))
}

/// The tree in memory after the coursework has searched it.
fn searched(tree: &Tree) -> Vec<TreeNode> {
    let mut nodes = coursework::build(tree);
    coursework::alpha_betta(&mut nodes, 0);
    nodes
}

#[test]
fn the_tree_that_is_shown_is_5_or_10_and_the_coursework_says_15() {
    let written = tree(SHOWN);
    let nodes = searched(&written);
    assert_eq!(nodes[0].assessment, 15);
    assert_eq!(nodes.iter().map(|node| node.visits).sum::<u32>(), 31);
    assert_eq!(valuation(&written, Player::First), 5);
    assert_eq!(valuation(&written, Player::Second), 10);
    let fresh = tree(SHOWN);
    let watched = Watched::new(TreeBoard::new(&fresh));
    assert_eq!(alpha_beta(&watched, 4, Value::MIN, Value::MAX).0, 5);
    assert_eq!(
        (fresh.leaves_read().len(), watched.tree().counts().nodes),
        (9, 20)
    );
}

#[test]
fn a_game_that_ends_before_the_fifth_level_keeps_the_smallest_number() {
    let nodes = searched(&tree("[[[1, 2], 9], [3, 4]]"));
    let early = nodes.iter().filter(|node| node.child.is_empty());
    let assessed: Vec<Value> = early.map(|node| node.assessment).collect();
    assert_eq!(assessed, [Value::from(i16::MIN); 5]);
}

#[test]
fn bounds_reach_a_node_when_its_children_have_been_searched() {
    let nodes = searched(&tree(SHOWN));
    // Left by the first child of the root for the second, and copied by the second at its end.
    let [first, second] = nodes[0].child[..] else {
        panic!("the root has two children");
    };
    assert_eq!(nodes[second].betta, nodes[first].assessment);
    assert_eq!(nodes[first].betta, Value::from(i16::MAX));
    // What they then hold, no node below ever sees.
    for &child in &nodes[second].child {
        assert_eq!(nodes[child].betta, Value::from(i16::MAX));
    }
}

#[test]
fn of_different_leaves_only_the_last_child_is_worth_what_the_root_is() {
    let nodes = searched(&tree(SHOWN));
    let equal = |&child: &usize| nodes[child].assessment == nodes[0].assessment;
    let equals: Vec<usize> = nodes[0].child.iter().copied().filter(equal).collect();
    assert_eq!(equals, nodes[0].child[1..], "so this one is always chosen");
}
