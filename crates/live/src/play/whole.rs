//! The place of a game among all positions that can follow its first one, and the number of positions below it that a
//! search visits. The picture of all positions has the same order. It draws each position as wide as the number of
//! games that can follow it.

use alpha_beta::alpha_beta::alpha_beta;
use game::{Board, Node, Value, Watched};
use serde::Serialize;

/// The number of parts in the picture's width.
pub(super) const PARTS: u64 = 1_000_000;

/// The place of a game in the picture.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub(super) struct Stands {
    /// For each node on the path, the first one included: the number of games to the left of it, and the number of
    /// games to the left of its right end.
    way: Vec<[u64; 2]>,
    /// The number of nodes below the last one.
    below: u64,
    /// The number of these nodes that alpha-beta visits when it starts at the first node and looks to the end of every
    /// game.
    visited: u64,
    /// Whether alpha-beta visits the last node itself.
    reached: bool,
}

/// Returns the place of the position that these moves reach.
///
/// Time: all nodes below `first`, O(b^d).
pub(super) fn stands<B: Board>(first: &B, moves: &[B::Move]) -> Stands {
    let all = Below::of(first);
    let (mut board, mut below) = (first.clone(), all);
    let mut way = vec![[0, all.games]];
    let mut from = 0;
    for &mv in moves {
        let before = board.legal_moves().take_while(|&other| other != mv);
        from += before
            .map(|other| Below::of(&board.play(other)).games)
            .sum::<u64>();
        board = board.play(mv);
        below = Below::of(&board);
        way.push([from, from + below.games]);
    }
    let watched = Watched::new(first.clone());
    alpha_beta(&watched, u32::MAX, Value::MIN, Value::MAX);
    let tree = watched.tree();
    let visited = tree.at(moves);
    Stands {
        way,
        below: below.positions,
        visited: visited.map_or(0, nodes_below),
        reached: visited.is_some(),
    }
}

/// Returns the moves to the position at `part` of the picture's [`PARTS`], counted from its left end, at this depth.
/// If a game ends earlier, the moves lead to its last position.
///
/// Time: all nodes below `first`, O(b^d).
pub(super) fn moves_at<B: Board>(first: &B, depth: u64, part: u64) -> Vec<B::Move> {
    let mut left = Below::of(first).games * part.min(PARTS - 1) / PARTS;
    let (mut board, mut moves) = (first.clone(), Vec::new());
    for _ in 0..depth {
        let found = board.legal_moves().find(|&mv| {
            let games = Below::of(&board.play(mv)).games;
            let is_here = left < games;
            left -= if is_here { 0 } else { games };
            is_here
        });
        let Some(mv) = found else { break };
        moves.push(mv);
        board = board.play(mv);
    }
    moves
}

/// The numbers of positions and games that can follow a position.
#[derive(Debug, Clone, Copy)]
struct Below {
    positions: u64,
    /// The number of ways to an end, or 1 if the game is over.
    games: u64,
}

impl Below {
    fn of(board: &impl Board) -> Self {
        let nothing = Self {
            positions: 0,
            games: 0,
        };
        let mut all = board.legal_moves().fold(nothing, |sum, mv| {
            let below = Self::of(&board.play(mv));
            Self {
                positions: sum.positions + 1 + below.positions,
                games: sum.games + below.games,
            }
        });
        all.games = all.games.max(1);
        all
    }
}

fn nodes_below<M: Copy>(node: Node<'_, M>) -> u64 {
    node.children().map(|child| 1 + nodes_below(child)).sum()
}

#[cfg(test)]
mod tests {
    use alpha_beta::tree::Tree;
    use alpha_beta::tree_board::TreeBoard;

    use super::*;

    /// Returns a tree in which alpha-beta cuts the leaves after the 1 and the 2.
    fn written() -> Tree {
        "[[3, 5], [1, 9, 8], [2, 7]]".parse().unwrap()
    }

    #[test]
    fn a_position_is_as_wide_as_its_games_and_knows_what_is_visited_below_it() {
        let tree = written();
        let stood = |moves: &[usize]| stands(&TreeBoard::new(&tree), moves);
        let way = |all: &[[u64; 2]], below, visited, reached| Stands {
            way: all.to_vec(),
            below,
            visited,
            reached,
        };
        assert_eq!(stood(&[]), way(&[[0, 7]], 10, 7, true));
        assert_eq!(stood(&[2]), way(&[[0, 7], [2, 5]], 3, 1, true));
        let cut = way(&[[0, 7], [2, 5], [4, 5]], 0, 0, false);
        assert_eq!(stood(&[2, 3]), cut);
    }

    #[test]
    fn each_part_of_the_picture_leads_to_the_position_that_covers_it() {
        let tree = written();
        let first = TreeBoard::new(&tree);
        for part in (0..PARTS).step_by(1000) {
            let moves = moves_at(&first, 2, part);
            let [from, to] = *stands(&first, &moves).way.last().unwrap();
            assert!(
                (from..to).contains(&(part * 7 / PARTS)),
                "{part}: {moves:?}"
            );
        }
        assert!(moves_at(&first, 0, 0).is_empty());
        assert_eq!(moves_at(&first, 9, PARTS), [3, 2]);
    }
}
