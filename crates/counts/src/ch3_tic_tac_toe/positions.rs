//! The size of the game.

use std::collections::{BTreeMap, HashMap, HashSet};

use charts::Table;
use game::{Board, Player, Value};
use tic_tac_toe::analysis::value_of;
use tic_tac_toe::bits::Bits;
use tic_tac_toe::census::{canonical, positions, tree};

use crate::counted::{row, table};

/// Counts the nodes, positions and different boards after each number of moves.
pub(super) fn by_move() -> Table {
    let mut nodes = [0; 10];
    levels(&Bits::new(), &mut nodes);
    let all = positions(&Bits::new());
    let rows = (0..=9).map(|moves| {
        let here = all.iter().filter(|board| board.moves_done() == moves);
        let kinds: HashSet<Bits> = here.clone().map(|board| canonical(*board)).collect();
        let done = here.clone().filter(|board| board.done()).count();
        let counts = [
            nodes[moves as usize],
            here.count() as u64,
            done as u64,
            kinds.len() as u64,
        ];
        row(moves, counts)
    });
    let kinds: HashSet<Bits> = all.iter().map(|board| canonical(*board)).collect();
    let done = all.iter().filter(|board| board.done()).count();
    let counts = [
        nodes.iter().sum(),
        all.len() as u64,
        done as u64,
        kinds.len() as u64,
    ];
    table(
        "moves made | nodes of the tree | positions | of them finished | up to symmetry",
        rows.chain([row("all", counts)]),
    )
}

fn levels(board: &Bits, nodes: &mut [u64; 10]) {
    nodes[board.moves_done() as usize] += 1;
    for cell in board.legal_moves() {
        levels(&board.play(cell), nodes);
    }
}

pub(super) fn games() -> Table {
    let all = tree(&Bits::new());
    table(
        "games | X wins | O wins | draws",
        [row(all.games(), [all.first, all.second, all.draws])],
    )
}

/// Counts the positions by value and by player to move.
pub(super) fn values() -> Table {
    let mut known = HashMap::new();
    value_of(&Bits::new(), &mut known);
    let mut counts: BTreeMap<Value, [u64; 3]> = BTreeMap::new();
    for (board, value) in &known {
        let kind = match (board.done(), board.to_move()) {
            (true, _) => 2,
            (false, Player::First) => 0,
            (false, Player::Second) => 1,
        };
        counts.entry(*value).or_default()[kind] += 1;
    }
    let rows = counts
        .iter()
        .rev()
        .map(|(value, counts)| row(*value, *counts));
    table("value | X to move | O to move | finished", rows)
}
