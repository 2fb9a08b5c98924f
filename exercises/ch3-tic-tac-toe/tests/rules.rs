//! tictactoe-2: when the game is over, what a move does, which moves there are.

mod common;

use std::fmt;

use common::{cell, every_position, name, position};
use game::{Board, Player, Value, check_laws};
use rstest::rstest;
use tic_tac_toe::board::{Move, TicTacToe};
use tic_tac_toe::rules::{done, legal_moves, play};

#[rstest]
#[case::five_moves("XXXOO....")]
#[case::six_moves("XX.OOOX..")]
#[case::eight_moves("XX.OOOXXO")]
fn a_line_ends_the_game(#[case] text: &str) {
    let board = position(text);
    let moves = board.moves_done();
    let who = if moves.is_multiple_of(2) { "O" } else { "X" };
    assert!(
        done(&board.into(), board.winner()),
        "{who} has a line after {moves} moves; the game is over."
    );
}

#[rstest]
#[case::a_draw("XOXXOOOXX")]
#[case::a_late_win("XOXOXOXOX")]
fn nine_moves_end_the_game(#[case] text: &str) {
    let board = position(text);
    assert!(
        done(&board.into(), board.winner()),
        "all nine squares of {text} are marked; the game is over, whoever has won."
    );
}

#[rstest]
#[case::before_the_first_move(".........")]
#[case::two_on_a_line("XX.O.....")]
#[case::before_the_last_move("XOXXOO.XO")]
fn otherwise_the_game_goes_on(#[case] text: &str) {
    let board = position(text);
    assert!(
        !done(&board.into(), None),
        "nobody has won {text}, and a square is free; the game goes on."
    );
}

#[rstest]
#[case::the_first_move(".........", 5)]
#[case::the_second_move("....X....", 1)]
#[case::the_fourth_move("OX..X....", 8)]
#[case::the_last_move("XOXXOO.XO", 7)]
fn a_move_marks_its_square(#[case] text: &str, #[case] number: usize) {
    let before = position(text);
    let mv = Move::from(cell(number));
    let after = play(&before.into(), mv);
    let moves = before.moves_done();
    let marked = after.squares[mv.row][mv.col];
    let Some(player) = marked else {
        panic!(
            "cell {number} still empty after play({number}): mark the copy, and return the copy."
        );
    };
    assert!(
        player == before.to_move(),
        "after {moves} moves cell {number} is marked with {}: X makes the first move, and then \
         the two take turns.",
        name(player)
    );
    assert!(
        after.moves_done == moves + 1,
        "moves_done is {} after move {}: it says who is next, so count every move.",
        after.moves_done,
        moves + 1
    );
    assert_eq!(
        after,
        TicTacToe::from(before.play(cell(number))),
        "a move changes one square and leaves the others."
    );
}

#[rstest]
#[case::all_nine(".........", &[1, 2, 3, 4, 5, 6, 7, 8, 9])]
#[case::seven("O...X....", &[2, 3, 4, 6, 7, 8, 9])]
#[case::one("XOXXOO.XO", &[7])]
#[case::none_left("XOXXOOOXX", &[])]
fn the_empty_squares_are_the_moves(#[case] text: &str, #[case] want: &[usize]) {
    let board = TicTacToe::from(position(text));
    let got: Vec<usize> = legal_moves(&board, None).map(number).collect();
    let mut sorted = got.clone();
    sorted.sort_unstable();
    let thought = if sorted == want {
        "row by row, so that the cells come in the order of their numbers."
    } else {
        "every empty square once, and no other."
    };
    assert!(
        got == want,
        "the moves of {text} are {want:?}, not {got:?}: {thought}"
    );
}

#[rstest]
#[case::after_five_moves("XXXOO....")]
#[case::after_six_moves("XX.OOOX..")]
#[case::after_seven_moves("XXXXOO.O.")]
fn a_finished_game_has_no_moves(#[case] text: &str) {
    let board = position(text);
    let moves = legal_moves(&board.into(), board.winner()).count();
    assert!(
        moves == 0,
        "done, yet {moves} moves offered: a finished game has none."
    );
}

#[test]
fn the_board_keeps_its_laws() {
    for bits in every_position() {
        let board = ByYourRules(bits.into());
        if let Err(law) = check_laws(&board) {
            panic!("the position\n{bits}\nbreaks a law: {law}.");
        }
    }
}

fn number(mv: Move) -> usize {
    3 * mv.row + mv.col + 1
}

/// A board that asks your rules, and needs no other exercise: it knows by itself who has won, and
/// values nothing.
#[derive(Debug, Clone)]
struct ByYourRules(TicTacToe);

impl ByYourRules {
    fn winner(&self) -> Option<Player> {
        position(&format!("{:?}", self.0)).winner()
    }
}

impl Board for ByYourRules {
    type Move = Move;

    fn to_move(&self) -> Player {
        self.0.to_move()
    }

    fn legal_moves(&self) -> impl Iterator<Item = Move> {
        legal_moves(&self.0, self.winner())
    }

    fn play(&self, mv: Move) -> Self {
        Self(play(&self.0, mv))
    }

    fn done(&self) -> bool {
        done(&self.0, self.winner())
    }

    fn evaluate(&self) -> Value {
        0
    }
}

impl fmt::Display for ByYourRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}
