//! tictactoe-8: every position valued once, and every move judged.

mod common;

use std::collections::HashMap;

use common::probe::Probe;
use common::{cell, name, position, shown, spaced};
use game::{Board, Value};
use rstest::rstest;
use tic_tac_toe::analysis::{Verdict, analyse, assess, value_of};
use tic_tac_toe::bits::Bits;

#[rstest]
#[case::a_finished_game("XXXOO....", 5)]
#[case::a_win_at_once("XX.OO....", 5)]
#[case::a_fork("X.O......", 3)]
#[case::a_corner("X........", 0)]
#[case::o_wins("XX.OO..X.", -4)]
#[case::o_wins_later("XXO......", -2)]
#[case::o_is_lost("XOXOX....", 3)]
fn a_position_is_worth_what_its_best_move_is(#[case] text: &str, #[case] want: Value) {
    let board = position(text);
    let got = value_of(&board, &mut HashMap::new());
    assert!(
        got == want,
        "{text} is worth {}, not {}: {} is to move, and the board says what is better.",
        shown(want),
        shown(got),
        name(board.to_move())
    );
}

#[test]
fn every_position_is_worked_out_once() {
    let (board, mut known) = (Probe::new(Bits::new()), HashMap::new());
    value_of(&board, &mut known);
    let visits = board.visits();
    assert!(
        visits <= 16_168,
        "{} visits for 5 478 positions: remember values.",
        spaced(visits)
    );
    assert!(
        known.len() == 5478,
        "{} positions known afterwards, of 5 478: store every one, finished games too.",
        spaced(known.len() as u64)
    );
}

#[test]
fn what_is_known_is_not_worked_out_again() {
    let (board, mut known) = (Probe::new(position("X...O....")), HashMap::new());
    let first = value_of(&board, &mut known);
    let visits = board.visits();
    let again = value_of(&board, &mut known);
    assert!(
        board.visits() == visits,
        "asked again, {} boards were played again: look a board up before you play its moves.",
        spaced(board.visits() - visits)
    );
    assert!(first == again, "asked twice, {first} and then {again}.");
}

#[test]
fn what_it_was_handed_is_believed() {
    let board = position("X...O....");
    let known = &mut HashMap::from([(board, 42)]);
    let got = value_of(&board, known);
    assert!(
        got == 42,
        "known held 42 for this board, and you say {}: use the one you were handed.",
        shown(got)
    );
}

#[rstest]
#[case::a_draw_kept(".........", 5, Verdict::Best)]
#[case::the_only_draw("X........", 5, Verdict::Best)]
#[case::o_wins_and_takes_it("XXO......", 6, Verdict::Best)]
#[case::o_can_only_lose_late("XO.X.....", 7, Verdict::Best)]
#[case::a_fast_win("XOOX.....", 7, Verdict::Best)]
#[case::a_win_that_takes_longer("XOOX.....", 5, Verdict::KeepsTheOutcome)]
#[case::a_win_with_the_last_move("XOOX.....", 8, Verdict::KeepsTheOutcome)]
#[case::a_loss_that_comes_sooner("XO.X.....", 3, Verdict::KeepsTheOutcome)]
#[case::from_won_to_drawn("XO.......", 3, Verdict::ThrowsAwayAWin)]
#[case::from_won_to_lost("XO.XO....", 3, Verdict::ThrowsAwayAWin)]
#[case::o_from_won_to_drawn("XXO......", 5, Verdict::ThrowsAwayAWin)]
#[case::o_from_won_to_lost("XX...O...", 4, Verdict::ThrowsAwayAWin)]
#[case::from_drawn_to_lost("XOX.O....", 4, Verdict::ThrowsAwayADraw)]
#[case::o_from_drawn_to_lost("X........", 2, Verdict::ThrowsAwayADraw)]
fn a_move_is_judged(#[case] text: &str, #[case] number: usize, #[case] want: Verdict) {
    let (board, mv) = (position(text), cell(number));
    let known = &mut HashMap::new();
    let got = assess(&board, mv, known);
    let who = name(board.to_move());
    let [before, after] = [board, board.play(mv)].map(|board| value_of(&board, known));
    let thought = match (want, got) {
        (Verdict::Best, _) => "no move has a better value; judge for who moved.",
        (Verdict::KeepsTheOutcome, Verdict::Best) => "another move is better: compare the values.",
        (Verdict::KeepsTheOutcome, _) if before * after > 0 && (before > 0) == (who == "X") => {
            "still wins, only later: compare outcomes first."
        }
        (Verdict::KeepsTheOutcome, _) => "lost before and after: compare outcomes first.",
        (_, Verdict::Best | Verdict::KeepsTheOutcome) => {
            "the outcome is another; judge for who moved."
        }
        _ => "ask what was there to be thrown away: a win or a draw.",
    };
    assert!(
        got == want,
        "{who} takes {number} on {text}: {} → {}. You say \"{got}\", and \"{want}\" is right: {thought}",
        shown(before),
        shown(after)
    );
}

#[test]
fn a_whole_game_is_assessed() {
    let moves = [1, 2, 4, 3, 5, 6, 9].map(cell);
    let verdicts = analyse(&Bits::new(), &moves);
    let verdicts: Vec<Verdict> = verdicts.iter().map(|(_, _, verdict)| *verdict).collect();
    use Verdict::{Best, KeepsTheOutcome, ThrowsAwayADraw};
    assert_eq!(
        verdicts,
        [
            Best,
            ThrowsAwayADraw,
            Best,
            KeepsTheOutcome,
            KeepsTheOutcome,
            Best,
            Best
        ],
        "the moves 1 2 4 3 5 6 9 were judged wrongly."
    );
}
