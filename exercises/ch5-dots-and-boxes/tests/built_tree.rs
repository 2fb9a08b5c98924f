//! dots-4: `built_tree`. A tree in an arena is right when every link leads where it should.

use std::collections::HashMap;

use alpha_beta::tree::Tree;
use alpha_beta::tree_board::TreeBoard;
use dots_and_boxes::built_tree::{BuiltTree, built_tree};
use game::Board;
use rstest::rstest;
use tic_tac_toe::bits::Bits;

// Every leaf says another number, so a node is known by its text.
const ONE_THEN_TWO: &str = "[[3, 5]]";
const TWO_LEVELS: &str = "[[44, 61, 50], [40, 35]]";
const UNEVEN: &str = "[[[1, 2], [3, 4, 5]], 6, [7, [8, 9]]]";

#[rstest]
#[case::one_then_two(ONE_THEN_TWO)]
#[case::two_levels(TWO_LEVELS)]
#[case::uneven(UNEVEN)]
fn every_node_names_its_parent(#[case] text: &str) {
    let written = written(text);
    let parents = parents(&written);
    let tree = built_tree(&TreeBoard::new(&written), 9);
    for (at, node) in tree.nodes.iter().enumerate().skip(1) {
        let Some(parent) = node.parent else {
            panic!("node {at} has no parent in {text}: only the root has none.");
        };
        let known_as = |at: usize| tree.nodes.get(at).map(|node| node.board.to_string());
        let (own, named) = (node.board.to_string(), known_as(parent));
        let named = named.unwrap_or_else(|| {
            panic!("node {at}'s parent is {parent}, and there is no such node in {text}.")
        });
        let right = parents.get(&own);
        assert!(
            right != parents.get(&named),
            "node {at}'s parent is its brother {parent}. In {text}, a child's parent is the node \
             its move was made at, not the node made before it."
        );
        assert_eq!(
            Some(&named),
            right,
            "node {at} is {own} in {text}, its parent {parent} is {named}: that is another node."
        );
    }
}

#[rstest]
#[case::one_then_two(ONE_THEN_TWO)]
#[case::two_levels(TWO_LEVELS)]
#[case::uneven(UNEVEN)]
fn the_links_lead_to_all_children_in_order(#[case] text: &str) {
    let written = written(text);
    let tree = built_tree(&TreeBoard::new(&written), 9);
    for (at, node) in tree.nodes.iter().enumerate() {
        for link in [node.first_child, node.next_brother].into_iter().flatten() {
            assert!(
                link < tree.nodes.len(),
                "node {at} names node {link}, and there are {} nodes in {text}: set a link when \
                 the node is there. The last child has no next brother.",
                tree.nodes.len()
            );
        }
    }
    for (at, node) in tree.nodes.iter().enumerate() {
        let want: Vec<String> = node.board.node().children().iter().map(text_of).collect();
        let got: Vec<String> = children(&tree, at).map(|n| n.board.to_string()).collect();
        let thought = match want.is_empty() {
            true => "a new node begins without a child.",
            false => {
                "the parent knows its first child, and each child the next one of the same parent."
            }
        };
        assert_eq!(
            got,
            want,
            "from node {at}, which is {} in {text}, the links lead to {} children, it has {}: \
             {thought}",
            node.board,
            got.len(),
            want.len()
        );
        for child in children(&tree, at) {
            assert_eq!(
                child.parent,
                Some(at),
                "{} is reached from node {at}, and names another parent.",
                child.board
            );
        }
    }
}

#[rstest]
#[case::the_root_alone(ONE_THEN_TWO, 0)]
#[case::one_level(TWO_LEVELS, 1)]
#[case::two_levels(TWO_LEVELS, 2)]
#[case::not_all(UNEVEN, 2)]
#[case::all(UNEVEN, 3)]
fn depth_counts_the_moves(#[case] text: &str, #[case] depth: u32) {
    let written = written(text);
    let tree = built_tree(&TreeBoard::new(&written), depth);
    let levels = levels(&tree);
    let height = written.height().min(depth) as usize;
    let (got, want) = (levels.len() - 1, height);
    let thought = match got {
        _ if got + 1 == want => "one level missing.",
        _ if got < want => "levels are missing.",
        _ => "too many levels: is the depth smaller in the call below?",
    };
    assert_eq!(
        got, want,
        "{thought} In {text}, to depth {depth}, the root has {want} levels below it, you built \
         {got}: depth counts moves, and with depth 0 the root stands alone."
    );
}

#[rstest]
#[case::nine_moves(".........", vec![1, 9, 72, 504])]
#[case::the_game_ends("XO.OX....", vec![1, 5, 16, 48])]
fn tic_tac_toe_has_so_many_nodes_a_level(#[case] position: &str, #[case] want: Vec<usize>) {
    let start: Bits = position.parse().unwrap();
    let tree = built_tree(&start, 3);
    assert_eq!(
        levels(&tree),
        want,
        "nodes a level below {position}: one for each move, and none below a board that is done."
    );
}

#[test]
fn every_node_holds_the_board_after_its_move() {
    let tree = built_tree(&Bits::new(), 2);
    for (at, node) in tree.nodes.iter().enumerate().skip(1) {
        let (Some(parent), Some(mv)) = (node.parent, node.mv) else {
            panic!("node {at} has no parent or no move: only the root has none.");
        };
        let parent = &tree.nodes[parent].board;
        assert_eq!(
            node.board,
            parent.play(mv),
            "node {at} came from {parent:?} by {mv}, and holds another board."
        );
    }
    assert!(
        tree.nodes.len() > 1,
        "one level missing: the root is alone."
    );
}

fn written(text: &str) -> Tree {
    text.parse()
        .unwrap_or_else(|fault| panic!("{text}: {fault}"))
}

fn text_of(tree: &Tree) -> String {
    tree.to_string()
}

/// Each node's text with that of its parent.
fn parents(tree: &Tree) -> HashMap<String, String> {
    let mut found = HashMap::new();
    for child in tree.children() {
        found.insert(text_of(child), text_of(tree));
        found.extend(parents(child));
    }
    found
}

/// The children that the links lead to; a chain of brothers that never ends is cut short.
fn children<B: Board>(
    tree: &BuiltTree<B>,
    at: usize,
) -> impl Iterator<Item = &dots_and_boxes::built_tree::Node<B>> {
    tree.children(at).take(99).map(|child| &tree.nodes[child])
}

/// How many nodes there are at each depth, by way of the parents.
fn levels<B: Board>(tree: &BuiltTree<B>) -> Vec<usize> {
    let mut levels = vec![];
    for at in 0..tree.nodes.len() {
        let up = std::iter::successors(Some(at), |&at| tree.nodes[at].parent);
        let depth = up.take(99).count() - 1;
        levels.resize(levels.len().max(depth + 1), 0);
        levels[depth] += 1;
    }
    levels
}
