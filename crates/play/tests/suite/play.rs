//! Tests the games as a program, with input through a pipe.

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
        .stdout(contains("O's move: \nYou typed nothing"))
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
fn a_half_played_game_goes_on_with_whoever_moves_next() {
    for (options, typed, wanted) in [
        (
            "tic-tac-toe --from XO.OX....",
            "9\n",
            &[
                "You are X, the computer is O and looks 9 moves ahead. You move next.\n",
                "\n     X │ O │ 3\n",
                "Your move, X: 9\nYou take 9.\n",
                "You have won: X holds 1, 5 and 9.\n",
            ][..],
        ),
        // Every move of the computer loses. Its only good move is not cell 1, which is occupied.
        (
            "tic-tac-toe --from XO.XX..O. --depth 9",
            "",
            &["The computer moves next.\nType", "\nThe computer takes "],
        ),
        (
            "tic-tac-toe --from xo.ox.... --computer-first --analyse",
            "",
            &[
                "You are O, the computer is X and looks 9 moves ahead. The computer moves next.\n",
                "The computer takes 9.\n  ✓ Best: it wins.\n",
                "The computer has won: X holds 1, 5 and 9.\n",
            ],
        ),
        (
            "tic-tac-toe --from X...O.... --people 2",
            "9\nu\nu\n8\n",
            &[
                "Two people play: X and O. X moves next.\n",
                "X takes 9 back.\n",
                "There is no move of yours to take back.",
                "X takes 8.\n",
            ],
        ),
        (
            "tic-tac-toe --from .........",
            "",
            &["You are X, the computer is O and looks 9 moves ahead. You move first.\n"],
        ),
    ] {
        let said = play(options).write_stdin(typed).assert().code(0).stderr("");
        let said = String::from_utf8(said.get_output().stdout.clone()).unwrap();
        // The greeting is longer than a line.
        let (greeting, game) = said.split_once("\nType").unwrap();
        let said = format!("{}\nType{game}", greeting.replace('\n', " "));
        for words in wanted {
            assert!(said.contains(words), "{words:?} is not said:\n{said}");
        }
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
        (
            "tic-tac-toe --from XO.OX...",
            "a position has nine cells, this has 8",
        ),
        ("tic-tac-toe --from XO.OX.....", "this has 10"),
        ("tic-tac-toe --from 5", "'5' is neither X, O nor a dot"),
        (
            "tic-tac-toe --from XXXX.....",
            "X moves first and both take turns, so 4 X and 0 O cannot be",
        ),
        ("tic-tac-toe --from O........", "0 X and 1 O cannot be"),
        (
            "tic-tac-toe --from XXXOOO...",
            "the game went on after somebody had won",
        ),
        (
            "tic-tac-toe --from XXXOO....",
            "the game is over there: X has won",
        ),
        (
            "tic-tac-toe --from OOOXX.X..",
            "the game is over there: O has won",
        ),
        (
            "tic-tac-toe --from XOXXOOOXX",
            "the game is over there: all nine cells are taken",
        ),
        ("tic-tac-toe --from", "--from <POSITION>"),
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
    // An existing file is not overwritten, and the program reports it before the game.
    std::fs::write(folder.path().join("mine.rs"), "mine").unwrap();
    play("tic-tac-toe --people 0 --depth 3 --html mine.rs")
        .current_dir(&folder)
        .assert()
        .code(2)
        .stdout("")
        .stderr(contains("mine.rs already exists"));
    let mine = std::fs::read_to_string(folder.path().join("mine.rs")).unwrap();
    assert_eq!(mine, "mine");
    play("--help")
        .assert()
        .success()
        .stdout(contains("dots-and-boxes"))
        .stdout(contains("cargo course play tic-tac-toe"));
    play("tic-tac-toe --help")
        .assert()
        .success()
        .stdout(contains("cargo course play tic-tac-toe --people 0"))
        .stdout(contains("cargo course play tic-tac-toe --from XO.OX....\n"))
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
