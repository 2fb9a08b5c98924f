//! How large the game is, and what each search visits of it: exact counts.

use std::collections::{HashMap, HashSet};

use call_trace::record;
use game::Board;
use rstest::rstest;
use tic_tac_toe::analysis::value_of;
use tic_tac_toe::bits::Bits;
use tic_tac_toe::board::TicTacToe;
use tic_tac_toe::census::{Tree, canonical, positions, tree};
use tic_tac_toe::computer_and_human::{find_computer_move, find_human_move};
use tic_tac_toe::grid::{Grid, Side};
use tic_tac_toe::look_ahead::look_ahead;

#[test]
fn the_whole_tree() {
    let all = tree(&Bits::new());
    let want = Tree {
        nodes: 549_946,
        first: 131_184,
        second: 77_904,
        draws: 46_080,
    };
    assert_eq!(all, want);
    assert_eq!(all.games(), 255_168);
}

#[test]
fn all_positions() {
    let all = positions(&Bits::new());
    assert_eq!(all.len(), 5478);
    assert_eq!(all.iter().filter(|board| !board.done()).count(), 4520);
    let kinds: HashSet<Bits> = all.into_iter().map(canonical).collect();
    assert_eq!(kinds.len(), 765);
}

#[test]
fn an_image_of_a_board_is_worth_what_the_board_is() {
    let mut known = HashMap::new();
    value_of(&Bits::new(), &mut known);
    for (board, value) in &known {
        assert_eq!(known[&canonical(*board)], *value, "{board:?}");
    }
}

#[rstest]
#[case(0, 1)]
#[case(1, 10)]
#[case(2, 82)]
#[case(3, 586)]
#[case(4, 3610)]
#[case(5, 18_730)]
#[case(6, 73_450)]
#[case(9, 549_946)]
#[cfg_attr(
    not(debug_assertions),
    ignore = "needs a recording: run without --release"
)]
fn look_ahead_visits_every_node_as_deep_as_it_looks(#[case] depth: u32, #[case] calls: usize) {
    let (_, trace) = record(|| look_ahead(&Bits::new(), depth));
    assert_eq!((trace.calls(), trace.height()), (calls, depth as usize + 1));
}

#[test]
fn the_textbooks_board_is_searched_as_the_fast_one_is() {
    let start = Bits::new();
    for board in positions(&start)
        .into_iter()
        .filter(|board| board.moves_done() > 2)
    {
        let (value, mv) = look_ahead(&TicTacToe::from(board), 9);
        let (want, cell) = look_ahead(&board, 9);
        assert_eq!((value, mv), (want, cell.map(Into::into)), "{board:?}");
    }
}

#[rstest]
#[case::computer(find_computer_move, 49_529, 47_633)]
#[case::human(find_human_move, 47_633, 49_529)]
#[cfg_attr(
    not(debug_assertions),
    ignore = "needs a recording: run without --release"
)]
fn computer_and_human_make_97_162_calls_together(
    #[case] first: fn(&mut Grid) -> (i32, Option<usize>),
    #[case] computer: usize,
    #[case] human: usize,
) {
    let (found, trace) = record(|| first(&mut Grid::new()));
    assert_eq!(found, (0, Some(1)));
    assert_eq!(trace.calls(), 97_162);
    assert_eq!(trace.calls_of("find_computer_move"), computer);
    assert_eq!(trace.calls_of("find_human_move"), human);
}

#[test]
#[cfg_attr(
    not(debug_assertions),
    ignore = "needs a recording: run without --release"
)]
fn a_memo_asks_each_move_of_each_position_once() {
    let mut known = HashMap::new();
    let (value, trace) = record(|| value_of(&Bits::new(), &mut known));
    assert_eq!((value, known.len()), (0, 5478));
    let moves: usize = known.keys().map(|board| board.legal_moves().count()).sum();
    assert_eq!(trace.calls(), moves + 1);
    assert_eq!(trace.calls(), 16_168);
}

#[test]
fn the_grid_of_an_empty_board_is_empty() {
    assert_eq!(Grid::of(Bits::new(), Side::Computer), Grid::new());
}
