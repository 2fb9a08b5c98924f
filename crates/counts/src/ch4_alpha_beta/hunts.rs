//! What the hunted functions do before they are repaired, and after.

use alpha_beta::first_child_only;
use alpha_beta::game_tree::valuation;
use alpha_beta::hunts;
use alpha_beta::hunts::first_child_only::first_child_only as hunted;
use alpha_beta::old_beta;
use alpha_beta::tree::Tree;
use alpha_beta::uniform;
use call_trace::record;
use figures::Table;
use game::Player;
use tic_tac_toe::computer_and_human;
use tic_tac_toe::grid::Grid;
use words::grouped;

use crate::counted::{row, table};

/// The number of random trees of each shape that the hunted valuation is tried on: enough that another
/// draw moves its share of right values by less than one of a hundred.
const TREES: u64 = 10_000;

pub(super) fn old_beta_calls() -> Table {
    let calls = |search: fn(&mut Grid)| record(|| search(&mut Grid::new())).1.calls();
    let line = |name: &str, human, computer| row(name, [human, computer].map(calls));
    table(
        "the two functions, root window (−1, 1) | calls, human first | calls, computer first",
        [
            line(
                "without bounds (chapter 3)",
                |grid| {
                    computer_and_human::find_human_move(grid);
                },
                |grid| {
                    computer_and_human::find_computer_move(grid);
                },
            ),
            line(
                "the human hands down the old beta",
                |grid| {
                    hunts::old_beta::find_human_move(grid, -1, 1);
                },
                |grid| {
                    hunts::old_beta::find_computer_move(grid, -1, 1);
                },
            ),
            line(
                "repaired",
                |grid| {
                    old_beta::find_human_move(grid, -1, 1);
                },
                |grid| {
                    old_beta::find_computer_move(grid, -1, 1);
                },
            ),
        ],
    )
}

/// The same tree with a win, a draw or a loss at each leaf, as many of each as the number of leaves
/// allows: so they are not drawn independently.
fn results(tree: &Tree) -> Tree {
    match tree.children() {
        [] => Tree::leaf(tree.value() % 3 - 1),
        children => Tree::inner(children.iter().map(results).collect()),
    }
}

/// The same tree with the number that the text's prose gives an inner node before its children are
/// valued: −2 where MAX moves, 2 where MIN does.
fn begun(tree: &Tree, mover: Player) -> Tree {
    let start = if mover == Player::First { -2 } else { 2 };
    match tree.children() {
        [] => Tree::leaf(tree.value()),
        children => {
            Tree::inner(children.iter().map(|it| begun(it, mover.other())).collect()).worth(start)
        }
    }
}

/// How often the hunted function is right before it is repaired, and how much both read.
pub(super) fn first_child_only_values() -> Table {
    let shapes = [(2, 4), (3, 3), (4, 3)];
    let rows = shapes.map(|(branching, depth)| {
        let (mut right, mut right_begun, mut read, mut repaired) = (0, 0, 0, 0);
        for seed in 0..TREES {
            let tree = || results(&uniform::random(branching, depth, seed));
            let (wrong, whole, one_bound) = (tree(), tree(), tree());
            let value = valuation(&whole, Player::First);
            right += usize::from(hunted(&wrong) == value);
            right_begun += usize::from(hunted(&begun(&whole, Player::First)) == value);
            read += wrong.leaves_read().len();
            first_child_only::first_child_only(&one_bound);
            repaired += one_bound.leaves_read().len();
        }
        let each = TREES as usize;
        let leaves = branching.pow(depth);
        let counts = [right, right_begun, leaves, read / each, repaired / each];
        row(branching, row(depth, counts))
    });
    table(
        &format!(
            "children | levels | right values, of {} trees: inner nodes begin with 0 | with −2 or 2 | \
             leaves | read with the bugs (mean) | read when repaired (mean)",
            grouped(TREES as usize)
        ),
        rows,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn trees() -> impl Iterator<Item = Tree> {
        let shapes = [(2, 4), (3, 3), (4, 3)].into_iter();
        shapes.flat_map(|(branching, depth)| {
            (0..50).map(move |seed| results(&uniform::random(branching, depth, seed)))
        })
    }

    #[test]
    fn where_inner_nodes_begin_with_0_the_hunted_function_calls_every_tree_a_draw() {
        for tree in trees() {
            assert_eq!(hunted(&tree), 0);
        }
    }

    #[test]
    fn where_they_begin_as_the_prose_says_a_node_of_min_is_its_first_child() {
        fn first_of_min(tree: &Tree, mover: Player) -> i32 {
            match (tree.children(), mover) {
                ([], _) => tree.value(),
                (children, Player::First) => {
                    let values = children.iter().map(|it| first_of_min(it, Player::Second));
                    values.max().unwrap()
                }
                (children, Player::Second) => first_of_min(&children[0], Player::First),
            }
        }
        for tree in trees() {
            let begun = begun(&tree, Player::First);
            assert_eq!(hunted(&begun), first_of_min(&tree, Player::First));
        }
    }
}
