//! Tests a student's own search at the table: its limits, and the messages about it.

use std::time::{Duration, Instant};

use crate::support::play;
use crate::support::searches::{
    CHEATS, ENDLESS, LEAVES, PANICS, RESIGNS, STUB, WEAK, WEAK_AT_DOTS, mine,
};

/// Returns the output of a game of tic-tac-toe with this search and this input.
fn said(search: &str, options: &str, typed: &str) -> String {
    let folder = tempfile::tempdir().unwrap();
    let words = format!("tic-tac-toe {} {options}", mine(folder.path(), search));
    let said = play(&words).write_stdin(typed).assert().code(0).stderr("");
    String::from_utf8(said.get_output().stdout.clone()).unwrap()
}

#[track_caller]
fn assert_says(said: &str, wanted: &[&str]) {
    // Long lines are wrapped.
    let in_a_line = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let all = in_a_line(said);
    let mut rest = all.as_str();
    for words in wanted {
        let Some((_, after)) = rest.split_once(&in_a_line(words)) else {
            panic!("{words:?} is not said, or not in this order:\n{said}");
        };
        rest = after;
    }
}

#[test]
fn it_plays_under_its_own_name_and_both_sides_are_judged() {
    let said = said(WEAK, "--analyse", "5\n9\n3\n7\n");
    assert_says(
        &said,
        &[
            "You are X, your `look_ahead` is O and looks 9 moves ahead. You move first.",
            "You take 5.\n  ✓ Best: ",
            "Your `look_ahead` takes 1.\n  ✓ Best: ",
            "  (value 0, 1 234 nodes)",
            "You take 9.",
            "Your `look_ahead` takes 2.\n  ✗ ",
            "You take 3.",
            "Your `look_ahead` takes 4.",
            "You take 7.",
            "You have won: X holds 3, 5 and 7.",
            "O gave away a draw with 2.",
        ],
    );
    assert!(!said.contains("a student prints"), "{said}");
}

#[test]
fn without_a_person_it_moves_first_against_ours() {
    let said = said(WEAK, "--people 0 --seed 1", "");
    assert_says(
        &said,
        &[
            "Your `look_ahead` is X and looks 9 moves ahead, the computer is O and looks 9 moves ahead.",
            "X takes 1.\n  (value 0, 1 234 nodes)",
            "O takes 5.",
        ],
    );
}

#[test]
fn at_dots_and_boxes_it_is_asked_with_all_lines_in_the_order_in_which_they_were_drawn() {
    let folder = tempfile::tempdir().unwrap();
    let asked = folder.path().join("asked");
    let script = format!("echo \"$1: $2, $3\" >> {}\n{WEAK_AT_DOTS}", asked.display());
    let words = format!("dots-and-boxes --analyse {}", mine(folder.path(), &script));
    let said = play(&words)
        .args(["--from", "1x2 a2b2 a1b1"])
        .write_stdin("b1b2\nc1c2\n")
        .assert()
        .code(0);
    let said = String::from_utf8(said.get_output().stdout.clone()).unwrap();
    assert_says(
        &said,
        &[
            "You are A, your `look_ahead` is B and looks to the end of the game. You move next.",
            "You draw b1b2.\n  ",
            "Your `look_ahead` draws b1c1.\n  ✗ ",
            "  (value 0, 1 234 nodes)",
            "You draw c1c2.",
            "Your `look_ahead` draws a1a2 and closes a box. It moves again.",
            "Your `look_ahead` draws b2c2 and closes a box.",
            "Your `look_ahead` has won, 2 boxes to 0.",
            "B gave away a win with b1c1; A gave away a tie with c1c2.",
        ],
    );
    assert_eq!(
        std::fs::read_to_string(asked).unwrap(),
        "dots-and-boxes: 1x2 a2b2 a1b1 b1b2, 4\n\
         dots-and-boxes: 1x2 a2b2 a1b1 b1b2 b1c1 c1c2, 2\n\
         dots-and-boxes: 1x2 a2b2 a1b1 b1b2 b1c1 c1c2 a1a2, 1\n"
    );
}

#[test]
fn at_dots_and_boxes_a_stub_is_named_too_and_a_line_that_is_drawn_loses() {
    let folder = tempfile::tempdir().unwrap();
    let words = |script| format!("dots-and-boxes --size 1x2 {}", mine(folder.path(), script));
    for (script, told) in [
        (
            STUB,
            &[
                "is still to be written:",
                "Our search plays instead.",
                "The computer draws ",
            ][..],
        ),
        (
            "echo 'the answer: move a1b1 value 0 nodes 1'",
            &[
                "✗ Your `look_ahead` chose a1b1. a1b1 is drawn already: open are",
                "has lost.",
            ],
        ),
        (
            "echo 'the answer: move a1c1 value 0 nodes 1'",
            &[
                "✗ Your `look_ahead` chose a1c1, which is not a line.",
                "has lost.",
            ],
        ),
    ] {
        let said = play(&words(script)).write_stdin("a1b1\n").assert().code(0);
        assert_says(
            std::str::from_utf8(&said.get_output().stdout).unwrap(),
            told,
        );
    }
}

#[test]
fn a_search_without_a_depth_and_without_a_count_of_nodes_is_told_as_that() {
    let folder = tempfile::tempdir().unwrap();
    let words = mine(
        folder.path(),
        "echo 'the answer: move 5 value -1 nodes none'",
    );
    let words = words.replacen("look_ahead", "computer_and_human", 1);
    let said = play(&format!("tic-tac-toe {words} --computer-first"))
        .assert()
        .code(0);
    let said = String::from_utf8(said.get_output().stdout.clone()).unwrap();
    assert_says(
        &said,
        &[
            "your `computer_and_human` is X and looks to the end of the game.",
            "Your `computer_and_human` takes 5.\n  (value −1)\n",
        ],
    );
}

#[test]
fn where_it_is_still_a_stub_that_is_said_and_ours_plays() {
    let said = said(STUB, "--computer-first", "");
    assert_says(
        &said,
        &[
            "your `look_ahead` is X",
            "Your `look_ahead` is still to be written:\n",
            "exercises/ch3-tic-tac-toe/src/evaluate.rs:19\n  the value for the first player\nOur search plays \
            instead.",
            "The computer takes ",
            "Your move, O: ",
        ],
    );
}

#[test]
fn what_is_no_move_loses_by_name_on_the_board_that_it_was_asked_about() {
    let panicked = "Your `look_ahead` panicked:\n  exercises/ch3-tic-tac-toe/src/look_ahead.rs:25\n  attempt to subtract with overflow";
    for (search, why) in [
        (PANICS, panicked),
        (
            CHEATS,
            "Your `look_ahead` chose 5. Cell 5 holds X already: free are",
        ),
        (
            RESIGNS,
            "Your `look_ahead` recommended no move, although there are legal moves.",
        ),
        (
            LEAVES,
            "Your `look_ahead` ended before it had answered. Does your code call std::process::exit?",
        ),
        (
            "echo 'the answer: move z9 value 0 nodes 1'",
            "Your `look_ahead` chose z9, which is not a cell.",
        ),
        ("kill -9 $$", "Your `look_ahead` was ended (signal: 9"),
    ] {
        let said = said(search, "--analyse", "5\n");
        assert_says(
            &said,
            &[
                "You take 5.",
                "✗ ",
                why,
                "4 │(X)│ 6",
                "Your `look_ahead` has lost.",
                "Nobody gave anything away.",
            ],
        );
    }
}

#[test]
fn an_endless_search_is_stopped_at_its_deadline() {
    let began = Instant::now();
    let said = said(ENDLESS, "--deadline 0.3", "5\n");
    assert_says(
        &said,
        &[
            "✗ Your `look_ahead` chose no move within 0.3 s.",
            "has lost.",
        ],
    );
    assert!(began.elapsed() < Duration::from_secs(10));
}

#[test]
fn a_question_that_it_refuses_ends_the_game() {
    let folder = tempfile::tempdir().unwrap();
    let refuses = mine(folder.path(), "echo 'There is no game here.' >&2; exit 2");
    play(&format!("tic-tac-toe {refuses} --computer-first"))
        .assert()
        .code(2)
        .stderr("✗ There is no game here.\n");
}

#[test]
fn it_needs_the_program_and_a_computer_s_place() {
    for (words, why) in [
        (
            "tic-tac-toe --mine",
            "✗ --mine works only with `cargo course play`, which builds your search first\n",
        ),
        (
            "tic-tac-toe --mine --mine-program x --people 2",
            "✗ --mine is for the computer, but with --people 2 the computer does not play; leave it out\n",
        ),
    ] {
        play(words).assert().code(2).stderr(why);
    }
}

#[test]
fn what_it_had_looked_at_is_drawn() {
    let recorded = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../book/recordings/look-ahead-fork.jsonl"
    );
    let script =
        format!("[ -z \"$CALL_TRACE_FILE\" ] || cp {recorded} \"$CALL_TRACE_FILE\"{PANICS}");
    let said = said(&script, "--from XO.O.XOX. --depth 3 --computer-first", "");
    assert_says(
        &said,
        &[
            "✗ Your `look_ahead` panicked:",
            "The positions that it visited, in a second run:\n  X O 3\n  O 5 X\n  O X 9\n  MAX 1",
            "Your `look_ahead` has lost.",
        ],
    );
}
