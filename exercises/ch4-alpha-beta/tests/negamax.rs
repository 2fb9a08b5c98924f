//! alphabeta-6: `negamax`, one rule for both players, and the law it needs.

mod common;

use std::panic::{AssertUnwindSafe, catch_unwind};

use alpha_beta::negamax::{negamax, turn_passed};
use alpha_beta::tree_board::TreeBoard;
use alpha_beta::uniform;
use common::{Run, minus, positions, spaced, tree, watch};
use game::{Board, Player, Value, WinDrawLoss};
use rstest::rstest;
use tic_tac_toe::bits::Bits;
use tic_tac_toe::look_ahead::look_ahead;

/// Runs the search, watched, with an open window; a panic that can be explained is.
fn search<B: Board>(board: B, depth: u32) -> Run<B::Move> {
    watch(board, |board| {
        let run = || negamax(board, depth, -Value::MAX, Value::MAX);
        match catch_unwind(AssertUnwindSafe(run)) {
            Ok(found) => found,
            Err(panic) => {
                let said = panic.downcast_ref::<&str>().copied().unwrap_or_default();
                if said.contains("negate with overflow") {
                    panic!(
                        "−i32::MIN overflows: hand down −alpha, which begins at −Value::MAX, not the \
                         negative of a best value that does not exist yet."
                    );
                }
                std::panic::resume_unwind(panic)
            }
        }
    })
}

/// The value as the player to move sees it.
fn for_mover<B: Board>(board: &B, depth: u32) -> Value {
    let (value, _) = look_ahead(board, depth);
    match board.to_move() {
        Player::First => value,
        Player::Second => -value,
    }
}

#[rstest]
#[case::max("7", 7)]
#[case::one_move("[7]", 7)]
#[case::min_moves("{7, 3}", -3)]
#[case::two_moves("[[7, 3], [5, 6]]", 5)]
#[case::losses("[[-7, -3], [-5, -6]]", -6)]
#[case::min_at_the_root("{[7, 3], [5, 6]}", -6)]
#[case::three_levels("[[[5, 6], [7, 4]], [[3, 1], [8, 9]]]", 6)]
fn the_value_is_that_of_the_player_to_move(#[case] text: &str, #[case] want: Value) {
    let tree = tree(text);
    let got = search(TreeBoard::new(&tree), 9).value;
    let thought = if got == -want {
        "value the board for who moves: turn the sign where the second player does."
    } else {
        "what a reply is worth to the opponent, its negative is worth to the mover."
    };
    let said = format!("{tree} is {want} for the player to move, not {got}: {thought}");
    assert_eq!(got, want, "{}", minus(&said));
}

#[rstest]
#[case::passed("[[3]]", true)]
#[case::passed_by_min("{[3]}", true)]
#[case::kept("[{3, 4}]", false)]
#[case::kept_by_min("{{3, 4}}", false)]
fn the_law_is_that_the_turn_passes(#[case] text: &str, #[case] want: bool) {
    let tree = tree(text);
    let before = TreeBoard::new(&tree);
    let got = turn_passed(&before, &before.play(1));
    assert_eq!(
        got, want,
        "in {tree}, after the move 1, turn_passed says {got}: compare who moves before and after."
    );
}

#[rstest]
#[case::at_once("[{3, 5}, [2, 7]]")]
#[case::below("[[4, {3, 5}], [2, 7]]")]
fn where_the_turn_does_not_pass_it_refuses(#[case] text: &str) {
    let tree = tree(text);
    let found = catch_unwind(AssertUnwindSafe(|| {
        negamax(&TreeBoard::new(&tree), 9, -Value::MAX, Value::MAX)
    }));
    let said = match found {
        Ok((value, _)) => panic!(
            "{tree} has an extra turn, and you returned {value}: a value must not be negated \
             where the mover stays. Is the law tested?"
        ),
        Err(panic) => panic.downcast_ref::<String>().cloned().unwrap_or_default(),
    };
    assert!(
        said.contains("does not pass the turn"),
        "{tree} was refused, but for another reason: {said}"
    );
}

#[test]
fn tic_tac_toe_is_searched_as_alpha_beta_does() {
    let run = search(WinDrawLoss(Bits::new()), 9);
    let nodes = run.counts().nodes;
    let thought =
        "what the mover is sure of, the opponent must not let happen: pass (−beta, −alpha).";
    let (value, nodes) = (run.value, spaced(nodes));
    assert_eq!(
        value, 0,
        "value {value}, not 0, after {nodes} nodes: {thought}"
    );
    assert_eq!(nodes, "18 297", "{nodes} nodes, 18 297 suffice: {thought}");
}

#[test]
fn on_every_late_position_it_agrees_with_look_ahead() {
    for board in positions(3).into_iter().map(WinDrawLoss) {
        let (_, mv) = look_ahead(&board, 9);
        let run = negamax(&board, 9, -Value::MAX, Value::MAX);
        let want = for_mover(&board, 9);
        let (got, mover) = (run.0, board.to_move());
        assert_eq!(
            got,
            want,
            "{}",
            minus(&format!(
                "{board:?} is {want} for the {mover} player, who moves, not {got}: value the board \
                 for who moves, and turn the sign of every answer."
            ))
        );
        assert_eq!(run.1, mv, "{board:?}: of equal moves the first is taken.");
    }
}

#[test]
fn random_trees_are_valued_at_any_depth() {
    for seed in 0..100 {
        let tree = uniform::random(3, 4, seed);
        let board = TreeBoard::new(&tree);
        for depth in 0..=4 {
            let got = search(board, depth).value;
            let want = for_mover(&board, depth);
            assert_eq!(got, want, "{tree} to depth {depth}");
        }
    }
}
