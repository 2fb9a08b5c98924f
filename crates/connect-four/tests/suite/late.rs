//! Late positions, also for the comparison with the published solver in `benches`.

use connect_four::board::ConnectFour;
use connect_four::size::Size;
use game::Board;

/// Returns positions of 7 × 6 with 24 to 34 discs, one from each random game that lasts so long.
pub(crate) fn late_positions() -> impl Iterator<Item = ConnectFour> {
    (0..).filter_map(|seed| {
        let mut chance = fastrand::Rng::with_seed(seed);
        let discs = chance.u32(24..=34);
        let mut board = ConnectFour::new(Size::USUAL);
        while !board.done() && board.moves_done < discs {
            let moves: Vec<_> = board.legal_moves().collect();
            board = board.play(moves[chance.usize(..moves.len())]);
        }
        (!board.done()).then_some(board)
    })
}
