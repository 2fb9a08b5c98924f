//! A board that a message of a test shows is an argument of `cargo course trace`.
#![cfg(debug_assertions)]

use std::path::PathBuf;
use std::process::Command;

use call_trace::{Event, Trace};
use dots_and_boxes::boxes::closed_by;
use dots_and_boxes::dots::Dots;
use dots_and_boxes::size::Line;
use fastrand::Rng;
use game::Board;

/// The example, built beside this test.
fn example() -> PathBuf {
    let test = std::env::current_exe().unwrap();
    let folder = test.ancestors().nth(2).unwrap().join("examples");
    let built = folder.join("trace-ch5-dots-and-boxes");
    let built = built.with_extension(std::env::consts::EXE_EXTENSION);
    assert!(
        built.exists(),
        "cargo builds the example where --test does not pick a test"
    );
    built
}

/// Who drew the line, and the picture after it, as the run recorded it; or what it says instead.
fn played(run: &str, board: &str, line: Line) -> Result<(String, String), String> {
    let output = Command::new(example())
        .args([run, board, &line.to_string()])
        .env_remove("CALL_TRACE_FILE")
        .output()
        .unwrap();
    if !output.status.success() {
        return Err(String::from_utf8(output.stderr).unwrap());
    }
    let trace = Trace::read_json(&*output.stdout).unwrap();
    let drawn = trace.events().find_map(|event| match event {
        Event::Play { mover, board, .. } => Some((mover?.to_owned(), board.to_owned())),
        _ => None,
    });
    Ok(drawn.expect("a line is drawn"))
}

/// The boxes of both, and the picture without their names: a shown board knows how many boxes are
/// whose, and not which.
fn counted(picture: &str) -> ([usize; 2], String) {
    let boxes = ["A", "B"].map(|name| picture.matches(name).count());
    (boxes, picture.replace(['A', 'B'], "#"))
}

#[test]
fn a_board_that_is_shown_is_taken_as_it_is() {
    let mut rng = Rng::with_seed(11);
    for size in ["1x1", "1x2", "2x2"] {
        let mut board: Dots = size.parse().unwrap();
        while let Some(line) = rng.choice(board.legal_moves().collect::<Vec<_>>()) {
            let shown = format!("{board:?}");
            let next = board.play(line);
            let (mover, picture) = played("extra_turn", &shown, line).unwrap();
            assert_eq!(
                (mover, counted(&picture)),
                (board.to_move.to_string(), counted(&next.to_string())),
                "{shown} {line}"
            );
            let closed = closed_by(board.size, board.drawn, line.number());
            let (_, picture) = played("boxes", &shown, line).unwrap();
            let ([boxes, _], _) = counted(&picture);
            assert_eq!(boxes, closed.count_ones() as usize, "{shown} {line}");
            board = next;
        }
    }
}

#[test]
fn a_line_that_is_drawn_and_a_board_that_cannot_be_are_refused() {
    let bare = "1x2 a1b1 a1a2";
    let board: Dots = bare.parse().unwrap();
    let shown = format!("{board:?}");
    for board in [bare, &shown] {
        for run in ["boxes", "extra_turn"] {
            let said = played(run, board, board_line("a1b1")).unwrap_err();
            assert!(
                said.contains("line, one that is not drawn yet; \"a1b1\" is not one."),
                "{said}"
            );
        }
    }
    for wrong in [
        "1x2 a1b1 (1:0, B to move)",
        "1x2 a1b1 (0:0, C to move)",
        "1x2 a1b1 (0:0)",
    ] {
        let said = played("extra_turn", wrong, board_line("a1a2")).unwrap_err();
        assert!(
            said.contains("position, a size and the lines drawn"),
            "{said}"
        );
    }
}

fn board_line(name: &str) -> Line {
    let size: Dots = "1x2".parse().unwrap();
    size.size.read_line(name).unwrap()
}
