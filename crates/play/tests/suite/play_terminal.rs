//! Tests a game in a real terminal, with the keys of a person.

#![cfg(unix)]

#[path = "../../../terminal/tests/pty/mod.rs"]
mod pty;

use crate::support::searches::{CHEATS, ENDLESS, WEAK, mine, real};
use pty::Terminal;

/// Starts the game with these arguments and these environment variables, such as `NO_COLOR=1`.
fn play_with(variables: &str, words: &str) -> Terminal {
    let line = format!("{variables} {} {words}", env!("CARGO_BIN_EXE_play"));
    Terminal::run(&std::env::temp_dir(), &line, [])
}

fn play(words: &str) -> Terminal {
    play_with("", words)
}

#[test]
fn a_game_is_played_to_its_end() {
    let mut terminal = play("tic-tac-toe --people 2");
    terminal.wait_for(&["Two people play", "4 │ 5 │ 6", "X's move: "]);
    terminal.press("5\r");
    terminal.wait_for(&["X takes 5.", "│(X)│", "O's move: "]);
    terminal.press("5\r");
    terminal.wait_for(&["Cell 5 holds X already"]);
    for cell in ["1", "4", "2", "6"] {
        terminal.press(cell);
        terminal.press("\r");
    }
    terminal.wait_for(&["*X*│*X*│*X*", "X has won with 4, 5 and 6."]);
    // A terminal echoes the input by itself, so it appears only once.
    assert!(!terminal.text().contains("O's move: 5\n5"));
    terminal.wait_for_the_end(0);
}

#[test]
fn ctrl_c_and_ctrl_d_end_the_game_and_leave_the_terminal_as_it_was() {
    let mut terminal = play("tic-tac-toe");
    terminal.wait_for(&["Your move, X: "]);
    terminal.press("5");
    terminal.press("\x03");
    terminal.wait_for(&["The game was interrupted."]);
    terminal.wait_for_the_end(130);

    let mut terminal = play("tic-tac-toe --computer-first");
    terminal.wait_for(&["The computer takes", "Your move, O: "]);
    terminal.press("\x04");
    terminal.wait_for(&["The input has ended, and so has the game."]);
    terminal.wait_for_the_end(0);
}

#[test]
fn a_student_s_own_search_is_played_against_and_can_be_broken_off() {
    let folder = tempfile::tempdir().unwrap();
    let mut terminal = play(&format!("tic-tac-toe {}", mine(folder.path(), WEAK)));
    for (cell, told) in [("5", "takes 1."), ("9", "takes 2.")] {
        terminal.wait_for_prompt("Your move, X: ");
        terminal.press(&format!("{cell}\r"));
        terminal.wait_for(&[&format!("Your `look_ahead` {told}")]);
    }
    terminal.wait_for_prompt("Your move, X: ");
    terminal.press("q\r");
    terminal.wait_for(&["The game ends here, undecided."]);
    terminal.wait_for_the_end(0);

    let endless = mine(
        folder.path(),
        &format!("echo $$ > {0}/pid\n{ENDLESS}", folder.path().display()),
    );
    let mut terminal = play(&format!("tic-tac-toe --computer-first {endless}"));
    terminal.wait_for(&["… your look_ahead searches: ", "of 10 s at most"]);
    terminal.press("\x03");
    terminal.wait_for(&["The game was interrupted."]);
    terminal.wait_for_the_end(130);
    let pid = std::fs::read_to_string(folder.path().join("pid")).unwrap();
    let mut kill = std::process::Command::new("kill");
    kill.args(["-0", pid.trim()])
        .stderr(std::process::Stdio::null());
    assert!(!kill.status().unwrap().success(), "the search goes on");
}

#[test]
fn a_right_and_a_weak_search_are_judged_in_both_games() {
    let folder = tempfile::tempdir().unwrap();
    for (search, game, told) in [
        (
            "right",
            "tic-tac-toe",
            &["A draw", "Nobody gave anything away."][..],
        ),
        (
            "weak",
            "tic-tac-toe",
            &["O has won", "X gave away a draw with"],
        ),
        (
            "right",
            "dots-and-boxes --size 1x2",
            &["(value ", "Nobody gave anything away."],
        ),
        (
            "weak",
            "dots-and-boxes --size 1x3",
            &["A's b1c1 was not the best."],
        ),
    ] {
        let mine = mine(folder.path(), &real(search));
        let terminal = play(&format!("{game} --people 0 --seed 1 --analyse {mine}"));
        terminal.wait_for(told);
        terminal.wait_for_the_end(0);
    }
}

#[test]
fn what_is_no_move_loses_both_games_with_its_tree_and_leaves_the_terminal_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let cheats_at_dots = "echo 'the answer: move a1c1 value 0 nodes 1'".to_owned();
    for (game, board, cheats) in [
        (
            "tic-tac-toe --from XO..X..O.",
            "4 │ X │ 6",
            CHEATS.to_owned(),
        ),
        ("dots-and-boxes --size 1x2", "1  •   •   •", cheats_at_dots),
    ] {
        for (script, why, tree) in [
            (real("endless"), "chose no move within 0.5 s.", true),
            (real("panics"), "attempt to subtract with overflow", true),
            (cheats, "Your `look_ahead` chose ", false),
        ] {
            let mine = mine(folder.path(), &script);
            let options = "--computer-first --analyse --depth 2 --deadline 0.5";
            let terminal = play(&format!("{game} {options} {mine}"));
            terminal.resize(70, 90);
            terminal.wait_for(&[
                "✗ Your `look_ahead` ",
                why,
                board,
                "Your `look_ahead` has lost.",
            ]);
            terminal.wait_for_the_end(0);
            let drawn = terminal
                .text()
                .contains("The positions that it visited, in a second run:");
            assert_eq!(drawn, tree, "{}", terminal.text());
        }
    }
}

#[test]
fn a_box_is_closed_and_its_owner_moves_again() {
    let mut terminal = play("dots-and-boxes --people 2 --size 1x1");
    terminal.wait_for(&["Two people play", "   1  •   •", "A's move: "]);
    for line in ["a1b1", "a1a2", "b1b2"] {
        terminal.press(line);
        terminal.press("\r");
    }
    terminal.wait_for(&["A draws b1b2.", "┃   ║", "B's move: "]);
    terminal.press("b2-a2\r");
    terminal.wait_for(&[
        "B draws a2b2 and closes a box.",
        "┃ B ┃",
        "B has won, 1 box to 0.",
    ]);
    terminal.wait_for_the_end(0);
}

#[test]
fn a_long_move_says_how_far_it_is_and_can_be_broken_off() {
    let words = "dots-and-boxes --computer-first --size 5x5 --seconds 30";
    let mut terminal = play(words);
    terminal.wait_for(&["… ", "of 30 s at most"]);
    terminal.press("\x03");
    terminal.wait_for(&["The game was interrupted."]);
    terminal.wait_for_the_end(130);
}

#[test]
fn what_was_said_while_it_thought_is_gone_when_it_has_moved() {
    let words = "dots-and-boxes --computer-first --size 5x5 --seconds 2";
    let terminal = play(words);
    terminal.wait_for(&["of 2 s at most"]);
    terminal.wait_for(&["The computer draws", "Your move, B: "]);
    assert!(
        !terminal.text().contains("of 2 s at most"),
        "{}",
        terminal.text()
    );
}

/// Compares the whole screen, character by character. The unit tests use the same input through a pipe.
#[test]
fn with_and_without_colours_the_screen_says_the_same() {
    let story = include_str!("../../src/dots_and_boxes/tests/game-1x2.txt");
    for (variables, styled) in [("NO_COLOR=1", false), ("", true)] {
        let words = "dots-and-boxes --people 2 --size 1x2";
        let mut terminal = play_with(variables, words);
        for line in ["b1b2", "a1b1", "b1c1", "a1a2", "b2c2", "c1c2", "a2b2"] {
            terminal.wait_for_prompt("'s move: ");
            terminal.press(line);
            terminal.press("\r");
            terminal.wait_for(&[&format!("draws {line}")]);
        }
        terminal.wait_for(&["B has won, 2 boxes to 0."]);
        assert_eq!(terminal.is_styled(), styled);
        terminal.wait_for_the_end(0);
        let screen = terminal.text();
        let (game, _) = screen.split_once("ended: 0").unwrap();
        // The first lines have scrolled off the screen.
        assert!(game.lines().count() > 15, "{game}");
        assert!(story.ends_with(game), "{game}");
    }
}
