//! Tests the remarks on moves, the drawing of boards, and the results.

use super::played;
use crate::tic_tac_toe::picture;
use advice::tic_tac_toe::{Analyst, winning_line};
use game::Board;
use tic_tac_toe::analysis::Verdict;
use tic_tac_toe::bits::Bits;
use tic_tac_toe::cell::Cell;

fn position(text: &str) -> Bits {
    text.parse().unwrap()
}

fn cell(number: usize) -> Cell {
    Cell::new(number).unwrap()
}

#[test]
fn each_verdict_says_what_would_have_been_better() {
    for (board, number, wanted) in [
        (".........", 2, "Best: it keeps the draw."),
        ("X........", 5, "Best: no other move keeps the draw."),
        (
            "X........",
            2,
            "Throws away a draw: 5 keeps it, now X can win.",
        ),
        ("XX.O.O...", 3, "Best: it wins."),
        ("XO.......", 5, "Best: X wins with move 7 at the latest."),
        (
            "XX.O.O...",
            5,
            "Keeps the win, but later, with move 7: 3 wins with move 5.",
        ),
        (
            "X.O......",
            2,
            "Throws away a win: 4, 7 or 9 wins, now O can win.",
        ),
        (
            "XO.......",
            9,
            "Throws away a win: 4, 5 or 7 wins, now it is a draw.",
        ),
        (
            "XX.O.....",
            3,
            "Best there is: X can win all the same, but not before move 7.",
        ),
        (
            "XX.O.....",
            9,
            "Loses, as every move does, but sooner, with move 5: 3 holds out until move 7.",
        ),
        ("XOXOXOOX.", 9, "Best: it wins."),
        ("XXOOOXX.O", 8, "Best: no other cell is left."),
    ] {
        let comment = Analyst::default().comment(&position(board), cell(number));
        assert_eq!(comment.text, wanted, "{number} on {board}");
    }
}

#[test]
fn every_move_of_every_position_has_the_comment_of_its_verdict() {
    let mut analyst = Analyst::default();
    let (mut boards, mut seen) = (vec![Bits::new()], std::collections::HashSet::new());
    while let Some(board) = boards.pop() {
        if !seen.insert(board) {
            continue;
        }
        for cell in board.legal_moves() {
            boards.push(board.play(cell));
            let comment = analyst.comment(&board, cell);
            let starts: &[&str] = match comment.verdict {
                Verdict::Best => &["Best"],
                Verdict::KeepsTheOutcome => &["Keeps the win", "Loses, as every"],
                Verdict::ThrowsAwayAWin => &["Throws away a win: "],
                Verdict::ThrowsAwayADraw => &["Throws away a draw: "],
            };
            let text = &comment.text;
            assert!(starts.iter().any(|start| text.starts_with(start)), "{text}");
            assert!(text.ends_with('.'), "{text}");
            if comment.verdict != Verdict::Best {
                // The remark names better moves, and never the move itself.
                let (_, rest) = text.split_once(": ").unwrap();
                let verb = [" wins", " keeps", " holds"];
                let end = verb.iter().find_map(|verb| rest.find(verb)).unwrap();
                let named = &rest[..end];
                assert!(
                    !named.is_empty() && !named.contains(&cell.to_string()),
                    "{text}"
                );
            }
        }
    }
    assert_eq!(seen.len(), 5478);
}

#[test]
fn both_sides_are_commented_on_and_summed_up() {
    let said = played("--people 2 --analyse", "1\n2\n5\n3\n9\n");
    assert!(
        said.contains("O takes 2.\n  ✗ Throws away a draw"),
        "{said}"
    );
    assert!(said.contains("X takes 9.\n  ✓ Best: it wins."), "{said}");
    assert!(
        said.ends_with("X has won with 1, 5 and 9.\nO gave away a draw with 2.\n"),
        "{said}"
    );
    let said = played("--people 0 --analyse", "");
    assert!(said.ends_with("Nobody gave anything away.\n"), "{said}");
}

#[test]
fn marks_numbers_the_last_move_and_the_line_are_seen_without_colour() {
    let look = |board: &str, last: usize| {
        let drawn = picture::board(&position(board), Cell::new(last));
        anstream::adapter::strip_str(&drawn).to_string()
    };
    assert_eq!(
        look("X...O....", 5),
        "     X │ 2 │ 3\n    ───┼───┼───\n     4 │(O)│ 6\n    ───┼───┼───\n     7 │ 8 │ 9\n"
    );
    assert_eq!(
        look("XOO.X...X", 9),
        "    *X*│ O │ O\n    ───┼───┼───\n       │*X*│\n    ───┼───┼───\n       │   │*X*\n"
    );
    // The ninth mark can make two lines at once; all five cells are marked.
    let twice = winning_line(&position("XXXXOOXOO"));
    assert_eq!(twice, [1, 2, 3, 4, 7].map(cell));
}

#[test]
fn every_end_is_told() {
    for (options, typed, wanted) in [
        (
            "--people 2",
            "1\n4\n2\n5\n3\n",
            "X has won with 1, 2 and 3.",
        ),
        (
            "--people 2",
            "1\n4\n2\n5\n9\n6\n",
            "O has won with 4, 5 and 6.",
        ),
        (
            "--people 2",
            "1\n2\n3\n5\n4\n6\n8\n7\n9\n",
            "A draw: all nine cells are taken, and nobody has a line.",
        ),
    ] {
        let said = played(options, typed);
        assert!(said.ends_with(&format!("{wanted}\n")), "{said}");
    }
}
