//! The whole tree of tic-tac-toe, and the nodes of it that alpha-beta visits.

use alpha_beta::alpha_beta::alpha_beta;
use charts::{ChartKind, IcicleNode, Table, icicle_bands};
use game::{SearchTree, Watched, WinDrawLoss};
use textfmt::grouped;
use tic_tac_toe::bits::Bits;
use tic_tac_toe::cell::Cell;
use tic_tac_toe::look_ahead::look_ahead;

use super::searches::{OPEN, start};
use crate::counted::{Drawn, row, table, with_chart};

/// Returns the table, with a line for each number of moves made, and the icicle chart.
pub(super) fn visited() -> Table {
    let all = searched(|board| {
        look_ahead(board, 9);
    });
    let some = searched(|board| {
        alpha_beta(board, 9, OPEN.0, OPEN.1);
    });
    let nodes = nodes(&all, &some);
    let height = nodes.iter().map(|node| node.depth).max().unwrap_or(0);
    let rows = (0..=height).map(|depth| {
        let of = nodes.iter().filter(|node| node.depth == depth);
        let visited = of.clone().filter(|node| node.visited);
        row(depth, [of.clone().count(), visited.count()])
    });
    let counted = table("moves made | nodes | visited", rows);
    let [nodes_in_all, visited] = [all.len(), some.len()].map(grouped);
    with_chart(
        counted,
        &Drawn {
            title: &format!(
                "All {nodes_in_all} nodes of tic-tac-toe, and the {visited} that a search visits"
            ),
            counted: "Each bar is a place in the game: at the top the empty board, and in each row one move more. Blue: the places that must be looked at.",
            kind: ChartKind::Icicle(icicle_bands(&nodes)),
            columns: &[(1, "nodes"), (2, "visited")],
            ladder: None,
        },
    )
}

/// Returns the nodes that a search visits from the empty board.
fn searched(search: impl FnOnce(&Watched<WinDrawLoss<Bits>>)) -> SearchTree<Cell> {
    let watched = Watched::new(start());
    search(&watched);
    watched.tree()
}

/// Returns the nodes of the whole tree, with a mark on the nodes that the other search visited.
fn nodes(all: &SearchTree<Cell>, some: &SearchTree<Cell>) -> Vec<IcicleNode> {
    // A child's number is larger than its parent's, so the leaves below are counted from the end.
    let mut leaves = vec![0_u64; all.len()];
    for id in (0..all.len()).rev() {
        let node = all.node(id);
        leaves[id] = leaves[id].max(1);
        if let Some(parent) = node.parent() {
            leaves[parent.id()] += leaves[id];
        }
    }
    let mut from = vec![0_u64; all.len()];
    for node in all.nodes() {
        let mut left = from[node.id()];
        for child in node.children() {
            from[child.id()] = left;
            left += leaves[child.id()];
        }
    }
    let mut visited = vec![false; all.len()];
    let mut same = vec![0_usize; some.len()];
    visited[0] = true;
    for node in some.nodes() {
        let here = all.node(same[node.id()]);
        for child in node.children() {
            let mv = child.mv().expect("a child follows from a move");
            let found = here.child(mv).expect("the whole tree has all moves");
            same[child.id()] = found.id();
            visited[found.id()] = true;
        }
    }
    let node = |id: usize| IcicleNode {
        depth: all.node(id).depth(),
        from: from[id],
        to: from[id] + leaves[id],
        visited: visited[id],
    };
    (0..all.len()).map(node).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rows_add_up_to_the_counts_of_the_searches() {
        let table = visited();
        let sum = |column: usize| -> i128 {
            let cells = table.rows.iter().map(|row| &row[column]);
            cells.map(|cell| cell.number().unwrap()).sum()
        };
        assert_eq!((sum(1), sum(2)), (549_946, 18_297));
        let title = format!("All {} nodes of tic-tac-toe", grouped(549_946));
        let json = table.json();
        assert!(json.contains(&title), "{json:.400}");
        // There are only 5 478 different boards.
        assert!(!json.contains("position"));
    }
}
