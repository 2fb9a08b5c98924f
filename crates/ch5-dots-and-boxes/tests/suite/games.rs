//! Golden games: whole games as text, with everything that the board says after every line.
//!
//! A file in `games` begins with a sentence and the game. The rest is what the board says, and each
//! game is replayed and compared, line by line. `WRITE_GAMES=1 cargo test -p ch5-dots-and-boxes
//! --test suite games` writes the rest anew from the first two lines: then read what has changed.

use std::fmt::Write;
use std::path::PathBuf;

use dots_and_boxes::dots::Dots;
use dots_and_boxes::text::name;
use game::Board;
use rstest::rstest;

#[rstest]
#[case::one_box("one_box")]
#[case::two_boxes_with_one_line("two_boxes_with_one_line")]
#[case::one_each("one_each")]
#[case::corridor("corridor")]
#[case::tall("tall")]
#[case::square("square")]
#[case::loop_of_four("loop_of_four")]
#[case::six_boxes("six_boxes")]
#[case::four_and_two("four_and_two")]
#[case::two_chains("two_chains")]
#[case::double_cross("double_cross")]
#[case::two_double_crosses("two_double_crosses")]
fn a_game_is_replayed(#[case] game: &str) {
    let path = folder().join(game).with_extension("txt");
    let golden = std::fs::read_to_string(&path).expect("a game");
    let replayed = replay(&golden);
    if std::env::var_os("WRITE_GAMES").is_some() {
        std::fs::write(&path, &replayed).expect("the folder can be written to");
        return;
    }
    for (at, (golden, replayed)) in golden.lines().zip(replayed.lines()).enumerate() {
        assert_eq!(replayed, golden, "{game}, line {}", at + 1);
    }
    assert_eq!(replayed, golden, "{game}: one is longer");
}

#[test]
fn every_game_is_replayed() {
    let files = std::fs::read_dir(folder()).expect("the folder of games");
    let source = include_str!("games.rs");
    for file in files {
        let path = file.expect("a game").path();
        let stem = path.file_stem().expect("a name").to_string_lossy();
        assert!(source.contains(&format!("(\"{stem}\")]")), "{stem}");
    }
}

fn folder() -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "games"]
        .iter()
        .collect()
}

/// The two first lines, and then every position of the game.
fn replay(golden: &str) -> String {
    let mut head = golden.lines();
    let title = head.next().expect("a title");
    let game = head.next().and_then(|line| line.strip_prefix("game: "));
    let game = game.expect("a game in the second line");
    let (size, lines) = Dots::read_game(game).unwrap_or_else(|fault| panic!("{game}: {fault}"));
    let mut text = format!("{title}\ngame: {game}\n");
    let mut board = Dots::new(size);
    for (at, line) in lines.into_iter().enumerate() {
        text += &state(&board, at);
        let mover = name(board.to_move);
        writeln!(text, "{mover} draws {line}").expect("a String takes all");
        board = board
            .try_play(line)
            .unwrap_or_else(|fault| panic!("{game}: {fault}"));
    }
    text + &state(&board, size.lines())
}

/// What the board says.
fn state(board: &Dots, at: usize) -> String {
    let moves: Vec<String> = board
        .legal_moves()
        .map(|line| format!("{line}={}", line.number()))
        .collect();
    let closing: Vec<String> = board
        .legal_moves()
        .filter(|line| board.closes(*line) > 0)
        .map(|line| format!("{line} {}", board.closes(line)))
        .collect();
    let [first, second] = board.taken.map(u32::count_ones);
    let none_if = |text: String| {
        if text.is_empty() {
            "none".to_owned()
        } else {
            text
        }
    };
    format!(
        "\nafter {at} lines\n{board}\ndone: {}, to move: {}, boxes: {first}:{second}, value: {}\n\
         open: {}\nclosing: {}\n",
        board.done(),
        name(board.to_move),
        board.evaluate(),
        none_if(moves.join(" ")),
        none_if(closing.join(" "))
    )
}
