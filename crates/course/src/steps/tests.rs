use super::*;

use call_trace::{Position, State, Trace, record, traced};
use terminal::{Size, columns};

#[traced]
fn fibonacci(n: u64) -> u64 {
    if n < 2 {
        n
    } else {
        fibonacci(n - 1) + fibonacci(n - 2)
    }
}

fn trace() -> Trace {
    record(|| fibonacci(3)).1
}

fn press(stepper: &mut Stepper<'_>, code: KeyCode) -> Pressed {
    stepper.press(KeyEvent::new(code, KeyModifiers::NONE))
}

fn screen(stepper: &Stepper<'_>, columns: usize, rows: usize) -> Vec<String> {
    let lines = view::compose(stepper, Size { columns, rows });
    let plain = lines.iter().map(|line| anstream::adapter::strip_str(line));
    plain.map(|line| line.to_string()).collect()
}

#[test]
fn one_steps_forward_and_back_and_never_out_of_the_run() {
    let trace = trace();
    let mut stepper = Stepper::new(&trace, "quit");
    press(&mut stepper, KeyCode::Left);
    assert_eq!(stepper.at, 0);
    press(&mut stepper, KeyCode::Right);
    assert_eq!(stepper.at, 1);
    press(&mut stepper, KeyCode::End);
    assert_eq!(stepper.at, 9, "five calls are ten events");
    press(&mut stepper, KeyCode::Right);
    assert_eq!(stepper.at, 9);
    press(&mut stepper, KeyCode::Home);
    assert_eq!(stepper.at, 0);
    assert_eq!(press(&mut stepper, KeyCode::Char('x')), Pressed::Nothing);
    assert_eq!(press(&mut stepper, KeyCode::Esc), Pressed::Left);
}

#[test]
fn one_jumps_from_return_to_return() {
    let trace = trace();
    let mut stepper = Stepper::new(&trace, "quit");
    let mut seen = Vec::new();
    for _ in 0..6 {
        press(&mut stepper, KeyCode::Down);
        seen.push(stepper.at);
    }
    assert_eq!(seen, [3, 5, 6, 8, 9, 9]);
    press(&mut stepper, KeyCode::Up);
    assert_eq!(stepper.at, 8);
}

#[test]
fn the_tree_and_the_frames_are_side_by_side() {
    let trace = trace();
    let mut stepper = Stepper::new(&trace, "quit");
    press(&mut stepper, KeyCode::Right);
    press(&mut stepper, KeyCode::Right);
    let screen = screen(&stepper, 80, 20).join("\n");
    for seen in [
        "step 3 of 10",
        "3 frames on the stack",
        "The stack, top first",
        "▶ fibonacci(1)",
        "└─ fibonacci(1)",
        "q quit",
    ] {
        assert!(
            screen.contains(seen),
            "{seen} is not on the screen:\n{screen}"
        );
    }
}

#[test]
fn any_size_of_terminal_will_do() {
    let trace = trace();
    let mut stepper = Stepper::new(&trace, "quit");
    for at in 0..10 {
        stepper.at = at;
        for (width, height) in [(1, 1), (10, 3), (39, 7), (40, 8), (80, 24), (300, 100)] {
            let screen = screen(&stepper, width, height);
            assert_eq!(screen.len(), height.max(7), "{width}x{height}");
            // A column is left free at both sides; where there is no room, the screen cuts.
            let fits = |line: &String| columns(line) + 2 <= width;
            assert!(
                width < 60 || screen.iter().all(fits),
                "{width}: {screen:#?}"
            );
        }
    }
}

/// The screen after one move on a board that prints this.
fn with_board(kind: &'static str, printed: &str) -> Vec<String> {
    #[traced(skip(state))]
    fn plays(state: &State<'_>) {
        Position::first(state).play(1, None, state);
    }
    let state = State {
        kind,
        ..State::text(&printed)
    };
    let (_, trace) = record(|| plays(&state));
    let mut stepper = Stepper::new(&trace, "quit");
    press(&mut stepper, KeyCode::Right);
    view::compose(
        &stepper,
        Size {
            columns: 100,
            rows: 24,
        },
    )
}

#[test]
fn what_a_board_prints_controls_no_terminal() {
    let screen = with_board("text", "\u{1b}[2J\u{7}board\n\u{1b}]0;title\u{7}").concat();
    assert!(screen.contains("\\u{1b}[2J\\u{7}board"), "{screen}");
    assert!(
        !screen.contains('\u{7}') && !screen.contains("\u{1b}]"),
        "{screen}"
    );
}

#[test]
fn a_board_is_shown_as_what_the_recording_says_that_it_is() {
    let three = with_board("three", "...\n.X.\n...").join("\n");
    assert!(
        three.contains("4 X 6"),
        "an empty square has a number: {three}"
    );
    let queens = with_board("queens", "Q..\n...\n...").join("\n");
    assert!(
        queens.contains("× × ·"),
        "attacked squares are crossed: {queens}"
    );
}
