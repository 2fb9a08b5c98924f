//! Tests the drawing of the field without colours.

use advice::dots_and_boxes::Oracle;
use game::{Board, Player};

use super::{line, played, position};
use crate::dots_and_boxes::{DotsAndBoxes, MEMORY};
use crate::field::Scale;
use crate::game::{Game, Turn};

#[test]
fn owners_names_and_the_lines_of_the_last_turn_are_seen_without_colour() {
    let before = position("2x3 a1b1 c1d1 a1a2 a2b2");
    let board = before.play(line(&before, "b1b2"));
    let last = Turn {
        player: Player::First,
        moves: vec![line(&board, "b1b2"), line(&board, "a2b2")],
    };
    let game = DotsAndBoxes {
        from: board,
        from_text: String::new(),
        scale: Scale::Wide,
        computer: super::perfect(1),
        oracle: Oracle::new(board.size, MEMORY),
        analyse: false,
        said_why_not: false,
    };
    let drawn = game.picture(&board, Some(&last));
    assert_eq!(
        anstream::adapter::strip_str(&drawn).to_string(),
        "      a   b   c   d
   1  •━━━•   •━━━•
      ┃ A ║
   2  •═══•   •   •

   3  •   •   •   •

      A 1 · B 0 · 5 boxes open
"
    );
}

/// A whole game as it appears through a pipe.
#[test]
fn a_game_reads_like_a_story() {
    let said = played(
        "--people 2 --size 1x2",
        "b1b2\na1b1\nb1c1\na1a2\nb2c2\nc1c2\na2b2\n",
    );
    assert_eq!(said, include_str!("game-1x2.txt"));
}

#[test]
fn plain_characters_are_plain() {
    let said = played("--people 0 --size 2x2 --ascii --analyse --seed 1", "");
    assert!(said.is_ascii(), "{said}");
    assert!(said.contains("---+") && said.contains('#') && !said.contains('?'));
}

#[test]
fn a_field_too_wide_for_the_terminal_is_drawn_narrow() {
    let said = played("--people 2 --size 1x19", "a1b1\na1a2\na2b2\nb1b2\n");
    assert!(
        said.contains("  a b c d e f g h i j k l m n o p q r s t\n"),
        "{said}"
    );
    assert!(said.contains("   1  •━• • •"), "{said}");
    assert!(said.contains("\n      ┃B║\n"), "{said}");
}
