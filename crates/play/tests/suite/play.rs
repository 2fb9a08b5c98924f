//! The games as a program: what is typed comes through a pipe.

use crate::support::play;
#[cfg(unix)]
use assert_cmd::assert::OutputAssertExt;
use predicates::str::contains;

#[test]
fn a_game_through_a_pipe_reads_like_one_at_a_terminal() {
    let said = play("tic-tac-toe --people 2")
        .write_stdin("5\n5\n\nabc\n1\n2 1\n3\n6\n")
        .assert()
        .success()
        .stderr("")
        .stdout(contains("X's move: 5\nX takes 5.\n"))
        .stdout(contains("O's move: \nNothing was typed"))
        .stdout(contains("O's move: abc\n\"abc\" is not a number"))
        .stdout(contains("X's move: 6\nX takes 6.\n"))
        .stdout(contains("\n    *X*│*X*│*X*\n"));
    let said = String::from_utf8(said.get_output().stdout.clone()).unwrap();
    assert!(said.ends_with("X has won with 4, 5 and 6.\n"), "{said}");
    assert!(!said.contains('\u{1b}'), "no colours in a pipe");
}

#[test]
fn the_computer_against_itself_draws() {
    for _ in 0..3 {
        play("tic-tac-toe --people 0 --depth 9")
            .assert()
            .success()
            .stdout(contains("A draw: all nine cells are taken"));
    }
}

#[test]
fn either_may_begin_and_the_input_may_end() {
    for (options, first) in [
        (
            "tic-tac-toe",
            "Your move, X: 5\nYou take 5.\nThe computer takes ",
        ),
        ("tic-tac-toe --computer-first", "\nThe computer takes "),
    ] {
        play(options)
            .write_stdin("5\n")
            .assert()
            .code(0)
            .stdout(contains(first))
            .stdout(contains("The input has ended, and so has the game."));
    }
}

#[test]
fn what_cannot_be_played_is_said_with_what_can() {
    for (options, wanted) in [
        ("noughts", "unrecognized subcommand 'noughts'"),
        ("", "Games:\n  tic-tac-toe "),
        ("dots-and-boxes --size 9x9", "at most 60 lines"),
        ("tic-tac-toe --depth 10", "1..=9"),
        ("tic-tac-toe --depth 0", "1..=9"),
        ("tic-tac-toe --people 3", "0..=2"),
        (
            "tic-tac-toe --people 2 --depth 3",
            "--depth is for the computer",
        ),
        (
            "tic-tac-toe --people 0 --computer-first",
            "--computer-first is for one person",
        ),
        ("tic-tac-toe --html .", "is a folder"),
        (
            "tic-tac-toe --html none/game.html",
            "cannot write none/game.html",
        ),
    ] {
        play(options)
            .write_stdin("5\n")
            .assert()
            .code(2)
            .stdout("")
            .stderr(contains(wanted));
    }
}

#[test]
fn the_page_is_written_and_the_help_has_examples() {
    let folder = tempfile::tempdir().unwrap();
    play("tic-tac-toe --people 0 --depth 3 --html game.html")
        .current_dir(&folder)
        .assert()
        .success()
        .stdout(contains("Written to game.html"));
    let page = std::fs::read_to_string(folder.path().join("game.html")).unwrap();
    assert!(page.ends_with("</html>\n"));
    play("--help")
        .assert()
        .success()
        .stdout(contains("dots-and-boxes"))
        .stdout(contains("cargo course play tic-tac-toe"));
    play("tic-tac-toe --help")
        .assert()
        .success()
        .stdout(contains("cargo course play tic-tac-toe --people 0"))
        .stdout(contains("Exit codes"));
}

#[cfg(unix)]
#[test]
fn a_reader_that_has_gone_ends_the_game_quietly() {
    let script = format!(
        "for n in 1 2 3; do {} tic-tac-toe --people 0; done 2>&1 | head -n 1",
        env!("CARGO_BIN_EXE_play")
    );
    let said = std::process::Command::new("sh")
        .args(["-c", &script])
        .assert()
        .success();
    let said = String::from_utf8_lossy(&said.get_output().stdout).into_owned();
    assert_eq!(said.lines().count(), 1, "{said}");
    assert!(!said.contains("panicked"), "{said}");
}
