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

fn press(place: &mut Place<'_>, code: KeyCode) -> Pressed {
    place.press(KeyEvent::new(code, KeyModifiers::NONE))
}

fn screen(place: &Place<'_>, columns: usize, rows: usize) -> Vec<String> {
    let lines = view::compose(place, Size { columns, rows });
    let plain = lines.iter().map(|line| anstream::adapter::strip_str(line));
    plain.map(|line| line.to_string()).collect()
}

#[test]
fn one_steps_forward_and_back_and_never_out_of_the_run() {
    let trace = trace();
    let mut place = Place::new(&trace, "quit");
    press(&mut place, KeyCode::Left);
    assert_eq!(place.at, 0);
    press(&mut place, KeyCode::Right);
    assert_eq!(place.at, 1);
    press(&mut place, KeyCode::End);
    assert_eq!(place.at, 9, "five calls are ten events");
    press(&mut place, KeyCode::Right);
    assert_eq!(place.at, 9);
    press(&mut place, KeyCode::Home);
    assert_eq!(place.at, 0);
    assert_eq!(press(&mut place, KeyCode::Char('z')), Pressed::Nothing);
    assert_eq!(press(&mut place, KeyCode::Esc), Pressed::Left);
}

#[test]
fn one_jumps_from_return_to_return() {
    let trace = trace();
    let mut place = Place::new(&trace, "quit");
    let mut seen = Vec::new();
    for _ in 0..6 {
        press(&mut place, KeyCode::Down);
        seen.push(place.at);
    }
    assert_eq!(seen, [3, 5, 6, 8, 9, 9]);
    press(&mut place, KeyCode::Up);
    assert_eq!(place.at, 8);
}

#[test]
fn the_tree_and_the_frames_are_side_by_side() {
    let trace = trace();
    let mut place = Place::new(&trace, "quit");
    press(&mut place, KeyCode::Right);
    press(&mut place, KeyCode::Right);
    let screen = screen(&place, 80, 20).join("\n");
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
    let mut place = Place::new(&trace, "quit");
    for at in 0..10 {
        place.at = at;
        for (width, height) in [(1, 1), (10, 3), (39, 7), (40, 8), (80, 24), (300, 100)] {
            let screen = screen(&place, width, height);
            assert_eq!(screen.len(), height.max(7), "{width}x{height}");
            // One column on each side is left free. If a line does not fit, the screen truncates it.
            let fits = |line: &String| columns(line) + 2 <= width;
            assert!(
                width < 60 || screen.iter().all(fits),
                "{width}: {screen:#?}"
            );
        }
    }
}

/// Returns the screen after one move on a board that prints this text.
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
    let mut place = Place::new(&trace, "quit");
    press(&mut place, KeyCode::Right);
    view::compose(
        &place,
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
    let plain = |screen: Vec<String>| anstream::adapter::strip_str(&screen.join("\n")).to_string();
    let three = plain(with_board("three", "...\n.X.\n..."));
    assert!(
        three.contains("4 X 6"),
        "an empty square has a number: {three}"
    );
    let queens = with_board("queens", "Q..\n...\n...");
    // The pieces are brighter than everything around them.
    for seen in [
        terminal::paint(terminal::BOLD, "Q") + &terminal::paint(terminal::DIM, " × ×"),
        terminal::paint(terminal::DIM, "× × ·"),
    ] {
        assert!(queens.concat().contains(&seen), "{seen}: {queens:#?}");
    }
    let queens = plain(queens);
    assert!(
        queens.contains("× × ·"),
        "attacked squares are crossed: {queens}"
    );
}

#[test]
fn one_leaps_to_the_next_step_of_a_kind_and_back() {
    let trace = trace();
    let mut place = Place::new(&trace, "quit");
    let mut at = |keys: &str| {
        keys.chars()
            .map(|key| {
                press(&mut place, KeyCode::Char(key));
                place.at
            })
            .collect::<Vec<_>>()
    };
    assert_eq!(at("cccc"), [1, 2, 4, 7]);
    assert_eq!(at("CC"), [4, 2]);
    assert_eq!(at("rrr"), [3, 5, 6]);
    assert_eq!(
        at("gff"),
        [0, 3, 5],
        "a base case is a leaf when it has answered"
    );
    assert_eq!(at("F"), [3]);
}

#[test]
fn a_leap_to_what_is_not_there_says_so_and_moves_nothing() {
    let trace = trace();
    let mut place = Place::new(&trace, "quit");
    let mut foot = |key: char| {
        assert_eq!(press(&mut place, KeyCode::Char(key)), Pressed::Moved);
        assert_eq!(place.at, 0, "{key}");
        screen(&place, 80, 24).pop().unwrap()
    };
    assert_eq!(foot('x'), "This run has no cut.");
    assert_eq!(foot('C'), "There is no call before this step.");
    assert_eq!(
        foot('g'),
        "← → step   next: c call  r return  f leaf   ? keys   q quit"
    );
}

#[test]
fn the_keys_are_one_key_away_and_name_what_this_run_has() {
    let trace = trace();
    let mut place = Place::new(&trace, "back");
    press(&mut place, KeyCode::Char('?'));
    let shown = screen(&place, 60, 20).join("\n");
    for seen in ["f  F", "to the next leaf", "ten steps", "back"] {
        assert!(shown.contains(seen), "{seen}:\n{shown}");
    }
    assert!(!shown.contains("dead end"), "{shown}");
    assert_eq!(press(&mut place, KeyCode::Esc), Pressed::Moved);
    assert!(screen(&place, 60, 20).join("\n").contains("▶ fibonacci(3)"));
    press(&mut place, KeyCode::Char('?'));
    press(&mut place, KeyCode::Right);
    assert_eq!((place.at, place.has_help), (1, false));
}

#[test]
fn no_heading_is_cut_where_the_terminal_has_a_usual_width() {
    let trace = trace();
    let mut place = Place::new(&trace, "quit");
    for at in 0..10 {
        place.at = at;
        for width in [40, 60, 80, 120] {
            let screen = screen(&place, width, 24);
            let bar = screen
                .iter()
                .position(|line| line.contains('━') || line.contains('─'));
            let sentence = screen[..bar.unwrap()].join(" ");
            assert_eq!(sentence.trim_end(), place.stepper.sentence(at), "{width}");
            let mut heads = screen
                .iter()
                .filter(|line| line.contains("│ ") && line.contains(" stack"));
            let head = heads
                .next()
                .or(screen.iter().find(|line| line.contains("The stack")));
            assert!(!head.unwrap().contains('…'), "{width}: {head:?}");
        }
    }
}
