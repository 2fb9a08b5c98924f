//! The checks of the exercise `winner`, one function for each test, and the explanations of wrong answers.

mod common;

use common::lines::{ask, cells, lines_of, missed, taken_for_won};
use common::{every_position, name, position, spaced};
use diagnosis::{twice, worth, wrong_answer};
use game::Player;
use tic_tac_toe::bits::{Bits, LINES};

pub(super) fn without_three_marks_on_a_line_nobody_has_won(text: &str) {
    let board = position(text);
    if let Some(player) = ask(board) {
        panic!(
            "{}\nThe board:\n{board}",
            wrong(board, Some(player), None, &taken_for_won(player, board))
        );
    }
}

pub(super) fn a_line_wins(line: usize, player: Player) {
    let line = LINES[line];
    let missed_one = every_position()
        .into_iter()
        .find(|board| lines_of(*board, player) == [line] && ask(*board) != Some(player));
    if let Some(board) = missed_one {
        panic!(
            "{}\n{}",
            wrong(
                board,
                ask(board),
                Some(player),
                &missed(line, player, board)
            ),
            held(line, player, board)
        );
    }
}

pub(super) fn answers_the_same_when_asked_again() {
    let boards = [".........", "XXXOO....", "XX.OOOX..", "XOXXOOOXX"].map(position);
    twice(
        "winner, called for an empty board, a win of X, a win of O and a draw,",
        || boards.map(ask),
    );
}

pub(super) fn every_position_has_the_right_winner() {
    for board in every_position() {
        let (got, want) = (ask(board), board.winner());
        if got == want {
            continue;
        }
        let first = wrong(board, got, want, "");
        let earlier = [
            ".........",
            "....X....",
            "XX.O.....",
            "XOXO..XOX",
            "XOXXOOOXX",
        ];
        if earlier.iter().any(|text| ask(position(text)).is_some()) {
            panic!(
                "{first}\nIn another test, your code returns a player on a board that nobody has \
                 won. Fix that board first."
            );
        }
        let (thought, place) = match (got, want) {
            (_, Some(player)) => {
                let line = lines_of(board, player)[0];
                (missed(line, player, board), held(line, player, board))
            }
            (Some(player), None) => (taken_for_won(player, board), format!("The board:\n{board}")),
            (None, None) => unreachable!("the two differ"),
        };
        panic!("{first}\n{thought}\n{place}");
    }
}

fn wrong(board: Bits, got: Option<Player>, want: Option<Player>, thought: &str) -> String {
    let [got, want] = [got, want].map(|it| it.map_or("nobody", name));
    wrong_answer(&format!("winner on {board:?}"), got, want, thought)
}

/// Describes the winning line and shows the board.
fn held(line: u16, player: Player, board: Bits) -> String {
    format!(
        "{} has the line {}. The board:\n{board}",
        name(player),
        cells(line)
    )
}

pub(super) fn all_won_positions_are_found() {
    let named = |board: &Bits| Some((*board, ask(*board)?));
    let named: Vec<(Bits, Player)> = every_position().iter().filter_map(named).collect();
    assert!(
        named.len() == 942,
        "Your winner on all {} positions found {} wins, but should find 942.",
        spaced(every_position().len()),
        spaced(named.len())
    );
    let is_right = |(board, got): &&(Bits, Player)| board.winner() == Some(*got);
    let right = named.iter().filter(is_right).count();
    assert!(
        right == named.len(),
        "Your winner on all {} positions returned the right player for {right} wins, but should \
         return the right player for all 942.",
        spaced(every_position().len())
    );
    let through_the_centre = |(board, _): &&(Bits, Player)| {
        let lines = lines_of(*board, Player::First).into_iter();
        let mut lines = lines.chain(lines_of(*board, Player::Second));
        lines.any(|line| line & 0b000_010_000 != 0)
    };
    let centre = named.iter().filter(through_the_centre).count();
    worth(format!(
        "You found the {} won positions among all {}: {centre} of them have a line through the \
         centre.",
        spaced(named.len()),
        spaced(every_position().len())
    ));
}
