//! Tests dots and boxes and dots and squares as programs, with input through a pipe.

use crate::support::play;
use predicates::prelude::PredicateBooleanExt;
use predicates::str::{contains, ends_with};

#[test]
fn two_people_play_through_a_pipe() {
    let said = play("dots-and-boxes --people 2 --size 1x2")
        .write_stdin("b1b2\na1b1\nB1-C1\na1a2\nb1b2\nfoo\nb2c2\nc1c2\na2b2\n")
        .assert()
        .success()
        .stderr("")
        .stdout(contains("A's move: B1-C1\nA draws b1c1.\n"))
        .stdout(contains(
            "b1b2 is drawn already: open are a2b2, b2c2 and c1c2.",
        ))
        .stdout(contains("\"foo\" is not a line"))
        .stdout(contains("B draws c1c2 and closes a box. B moves again.\n"))
        .stdout(contains("\n      ┃ B ┃ B ║\n"))
        .stdout(ends_with("B has won, 2 boxes to 0.\n"));
    let said = String::from_utf8(said.get_output().stdout.clone()).unwrap();
    assert!(
        !said.contains(['\u{1b}', '\r']),
        "neither colours nor progress in a pipe"
    );
}

#[test]
fn a_half_played_game_goes_on_with_whoever_moves_next() {
    // Two chains of four boxes: A has just opened the upper one.
    let end = "2x4 a1b1 b1c1 c1d1 d1e1 a2b2 b2c2 c2d2 d2e2 a3b3 b3c3 c3d3 d3e3 a1a2";
    play("dots-and-boxes --computer-first --seed 1")
        .args(["--from", end])
        .write_stdin("b1b2\nc1c2\ne1e2\n")
        .assert()
        .success()
        .stderr("")
        .stdout(contains("You are B, the computer is A").and(contains("You move next.")))
        .stdout(contains("You draw b1b2 and close a box. You move again.\n"))
        .stdout(contains("The computer draws d1d2 and closes two boxes."));
    play("dots-and-boxes --people 2")
        .args(["--from", "1x2"])
        .assert()
        .success()
        .stdout(contains("A moves first."));
}

#[test]
fn what_is_no_position_to_go_on_from_is_refused() {
    for (from, wanted) in [
        ("XO.......", "\"XO.......\" is no size"),
        ("2x2 a1c1", "\"a1c1\" is no line of a 2x2 field"),
        ("2x2 a1b1 b1a1", "a1b1 is drawn twice"),
        (
            "1x1 a1b1 a1a2 b1b2 a2b2",
            "the game is over there: all lines are drawn",
        ),
    ] {
        play("dots-and-boxes")
            .args(["--from", from])
            .assert()
            .code(2)
            .stdout("")
            .stderr(contains(wanted));
    }
    play("dots-and-boxes --from 1x1 --size 2x2")
        .assert()
        .code(2)
        .stderr(contains("cannot be used with"));
}

#[test]
fn a_small_board_is_played_perfectly() {
    for seed in 1..4 {
        let options = format!("dots-and-boxes --people 0 --size 2x2 --seed {seed}");
        play(&options)
            .assert()
            .success()
            .stdout(contains("(solved: A wins by 2)"))
            .stdout(ends_with("A has won, 3 boxes to 1.\n"));
    }
    play("dots-and-boxes --computer-first --size 3x3 --seed 1")
        .assert()
        .success()
        .stdout(contains("the computer is A and plays perfectly"))
        .stdout(ends_with("The input has ended, and so has the game.\n"));
}

#[test]
fn a_large_board_is_played_within_its_time() {
    for size in ["4x4", "5x5"] {
        let options = format!("dots-and-boxes --computer-first --size {size} --seconds 0.5");
        play(&options)
            .timeout(std::time::Duration::from_secs(600))
            .write_stdin("q\n")
            .assert()
            .success()
            .stdout(contains("thinks for 0.5 s at most"))
            .stdout(contains("The computer draws "))
            .stdout(contains(" ahead"));
    }
}

#[test]
fn the_coursework_s_game_is_played_to_its_end() {
    play("dots-and-squares --people 0 --depth 2 --size 3x3 --seed 1")
        .assert()
        .success()
        .stdout(contains("Dots and squares. The computer plays both sides"))
        .stdout(contains(" 0 free dots").not())
        .stdout(contains("1 free dot\n"));
}

#[test]
fn what_cannot_be_played_is_said_with_what_can() {
    for (options, wanted) in [
        ("dots-and-boxes --size 9x9", "at most 60 lines"),
        ("dots-and-boxes --size 0x3", "at least one row"),
        ("dots-and-boxes --size 3", "3x4"),
        (
            "dots-and-boxes --seconds 0",
            "a number of seconds from 0.1 to 600",
        ),
        (
            "dots-and-boxes --seconds soon",
            "a number of seconds from 0.1 to 600",
        ),
        ("dots-and-boxes --depth 0", "1..=60"),
        (
            "dots-and-boxes --html x.html",
            "unexpected argument '--html'",
        ),
        (
            "dots-and-boxes --people 2 --depth 3",
            "--depth is for the computer",
        ),
        (
            "dots-and-boxes --people 2 --seconds 3",
            "--seconds is for the computer and for --analyse",
        ),
        (
            "dots-and-boxes --people 0 --computer-first",
            "--computer-first is for one person",
        ),
        ("dots-and-squares --size 1x4", "each from 2 to 10"),
        ("dots-and-squares --size 4x11", "each from 2 to 10"),
        (
            "dots-and-squares --people 2 --seconds 3",
            "--seconds is for the computer",
        ),
    ] {
        play(options)
            .write_stdin("a1b1\n")
            .assert()
            .code(2)
            .stdout("")
            .stderr(contains(wanted));
    }
}

#[test]
fn each_game_s_help_has_examples() {
    for game in ["dots-and-boxes", "dots-and-squares"] {
        play(&format!("{game} --help"))
            .assert()
            .success()
            .stdout(contains(format!("cargo course play {game} --size ")))
            .stdout(contains("Exit codes"));
    }
}
