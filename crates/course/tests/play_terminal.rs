//! A game in a real terminal, with keys as a person presses them.

#![cfg(unix)]

mod support;

use support::Fixture;
use support::pty::Terminal;

#[test]
fn a_game_is_played_to_its_end() {
    let fixture = Fixture::new("play-terminal");
    let mut terminal = Terminal::course(&fixture, "play tic-tac-toe --people 2");
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
    // A terminal shows what is typed by itself: nothing is said twice.
    assert!(!terminal.text().contains("O's move: 5\n5"));
    terminal.wait_for_the_end(0);
}

#[test]
fn ctrl_c_and_ctrl_d_end_the_game_and_leave_the_terminal_as_it_was() {
    let fixture = Fixture::new("play-ctrl");
    let mut terminal = Terminal::course(&fixture, "play tic-tac-toe");
    terminal.wait_for(&["Your move, X: "]);
    terminal.press("5");
    terminal.press("\x03");
    terminal.wait_for(&["The game is broken off."]);
    terminal.wait_for_the_end(130);

    let mut terminal = Terminal::course(&fixture, "play tic-tac-toe --computer-first");
    terminal.wait_for(&["The computer takes", "Your move, O: "]);
    terminal.press("\x04");
    terminal.wait_for(&["The input has ended, and so has the game."]);
    terminal.wait_for_the_end(0);
}
