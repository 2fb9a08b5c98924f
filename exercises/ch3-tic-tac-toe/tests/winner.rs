//! tictactoe-1: who has won?

mod common;

use common::{every_position, name, or_none, position};
use game::Player;
use rstest::rstest;
use tic_tac_toe::bits::{Bits, LINES};
use tic_tac_toe::board::TicTacToe;
use tic_tac_toe::winner::winner;

#[rstest]
#[case::top_row(0)]
#[case::middle_row(1)]
#[case::bottom_row(2)]
#[case::left_column(3)]
#[case::middle_column(4)]
#[case::right_column(5)]
#[case::falling_diagonal(6)]
#[case::rising_diagonal(7)]
fn a_line_wins(#[case] line: usize, #[values(Player::First, Player::Second)] player: Player) {
    let line = LINES[line];
    let boards: Vec<Bits> = every_position()
        .into_iter()
        .filter(|board| lines_of(*board, player) == [line])
        .collect();
    let found = |board: &Bits| winner(&TicTacToe::from(*board));
    let missed: Vec<Bits> = boards
        .iter()
        .copied()
        .filter(|board| found(board) != Some(player))
        .collect();
    if let Some(board) = missed.first() {
        let (who, cells) = (name(player), cells(line));
        let thought = match found(board) {
            Some(other) => format!("not {}: the mark on the line counts.", name(other)),
            None if missed.len() == boards.len() => {
                "and you say nobody: there are three rows, three columns and two diagonals.".into()
            }
            None => "and you say nobody: three empty squares win nothing, and end nothing. Go on \
                     to the next line."
                .into(),
        };
        panic!("{who} on {cells} has won, {thought} The board is\n{board}");
    }
}

#[rstest]
#[case::empty("the empty board", ".........")]
#[case::one_mark("a board with one mark", "....X....")]
#[case::two_and_one("a board with two X on a line", "XX.O.....")]
#[case::four_corners("a board with X in all corners", "XOXO..XOX")]
#[case::full("a full board without a line", "XOXXOOOXX")]
fn without_three_marks_on_a_line_nobody_has_won(#[case] what: &str, #[case] text: &str) {
    let got = winner(&TicTacToe::from(position(text)));
    let thought = match text.contains('X') {
        false => "three empty squares win nothing.",
        true => "three equal marks on one line are needed.",
    };
    assert!(
        got.is_none(),
        "{what} has a winner: {thought} You say {}.",
        or_none(got.map(name), "nobody")
    );
}

#[test]
fn every_position_has_the_right_winner() {
    for board in every_position() {
        let (got, want) = (winner(&TicTacToe::from(board)), board.winner());
        let [got, want] = [got, want].map(|player| or_none(player.map(name), "nobody"));
        assert_eq!(
            got, want,
            "the winner of this board is {want}, and you say {got}:\n{board}\n"
        );
    }
}

/// The whole lines that a player holds.
fn lines_of(board: Bits, player: Player) -> Vec<u16> {
    let held = |line: &u16| board.set(player) & line == *line;
    LINES.into_iter().filter(held).collect()
}

/// The numbers of the cells on a line.
fn cells(line: u16) -> String {
    let on_it = (0..9).filter(|at| line >> at & 1 == 1);
    let numbers: Vec<String> = on_it.map(|at| (at + 1).to_string()).collect();
    numbers.join(", ")
}
