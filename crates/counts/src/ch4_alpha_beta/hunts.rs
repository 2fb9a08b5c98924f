//! What the hunted functions do before they are repaired, and after.

use alpha_beta::first_child_only;
use alpha_beta::game_tree::valuation;
use alpha_beta::hunts;
use alpha_beta::old_beta;
use alpha_beta::tree::Tree;
use alpha_beta::uniform;
use call_trace::record;
use game::Player;
use tic_tac_toe::computer_and_human;
use tic_tac_toe::grid::Grid;
use words::{grouped, table};

/// The number of random trees of each shape that the hunted valuation is tried on: enough that another
/// draw moves its share of right values by less than one of a hundred.
const TREES: u64 = 10_000;

pub(super) fn old_beta_calls() -> String {
    let calls = |search: fn(&mut Grid)| grouped(record(|| search(&mut Grid::new())).1.calls());
    let line = |name: &str, human, computer| vec![name.to_owned(), calls(human), calls(computer)];
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

/// How often the hunted function is right before it is repaired, and how much both read.
pub(super) fn first_child_only_values() -> String {
    let shapes = [(2, 4), (3, 3), (4, 3)];
    let rows = shapes.map(|(branching, depth)| {
        let (mut right, mut read, mut repaired) = (0, 0, 0);
        for seed in 0..TREES {
            let tree = || results(&uniform::random(branching, depth, seed));
            let (wrong, whole, one_bound) = (tree(), tree(), tree());
            let value = hunts::first_child_only::first_child_only(&wrong);
            right += usize::from(value == valuation(&whole, Player::First));
            read += wrong.leaves_read().len();
            first_child_only::first_child_only(&one_bound);
            repaired += one_bound.leaves_read().len();
        }
        let shape = [branching.to_string(), depth.to_string()];
        let each = TREES as usize;
        let counts = [right, branching.pow(depth), read / each, repaired / each].map(grouped);
        shape.into_iter().chain(counts).collect()
    });
    table(
        &format!(
            "children | levels | right values, of {} trees | leaves | read with the bugs (mean) | \
             read when repaired (mean)",
            grouped(TREES as usize)
        ),
        rows,
    )
}
