//! Tests of watch mode and the stepper in a real terminal, with the saves and keys of a student.

#![cfg(unix)]

use std::time::{Duration, Instant};

use crate::support::pty::{PATIENCE, Terminal};
use crate::support::{ENDLESS, Fixture, RIGHT, WRONG, WRONG_STEP};

#[test]
fn a_save_brings_the_verdict_and_keys_work_meanwhile() {
    let fixture = Fixture::new("watch");
    // Longer than any wait in this test, so an earlier result did not wait for the deadline.
    let mut terminal = Terminal::course_with(&fixture, "COURSE_DEADLINE=1000", "");
    terminal.wait_for(&[
        "Look Ahead",
        "0 of 2 exercises done",
        "Now: small-1  double",
        &fixture.stub(),
        "q quit",
    ]);
    // The function to write and the state of its tests, before the first save.
    terminal.wait_for(&[
        "pub fn double(n: u64) -> u64 {",
        "todo!(\"add 2 for each 1\")",
        "✗ Not written yet: add 2 for each 1. 2 tests wait for it.",
    ]);

    fixture.student(WRONG_STEP);
    terminal.wait_for(&[
        "✗ small-1  double",
        "double(3): yours returned 9, and it should be 6.",
        "Your calls for double(3):",
    ]);

    // The student's code never ends, but the keys still work.
    fixture.student(ENDLESS);
    terminal.wait_for(&["testing…"]);
    terminal.press("h");
    terminal.wait_for(&["hint 1 of 3", "The nudge."]);
    terminal.press("l");
    terminal.wait_for(&["▶ ● small-1", "enter go there"]);
    // Down, down, home, page down, page up, end, and back. The proof of the first exercise follows it.
    for (key, marked) in [
        ("\x1b[B", "▶ ● small-p1"),
        ("\x1b[B", "▶ ○ small-2"),
        ("\x1b[H", "▶ ● small-1"),
        ("\x1b[6~", "▶ ○ project-1.2"),
        ("\x1b[5~", "▶ ● small-1"),
        ("\x1b[F", "▶ ○ project-1.2"),
    ] {
        terminal.press(key);
        terminal.wait_for(&[marked]);
    }
    for back in ["\x1b", "l"] {
        terminal.press(back);
        terminal.wait_for(&["h hint", "testing…"]);
        terminal.press("l");
        terminal.wait_for(&["▶ ● small-1", "enter go there"]);
    }
    terminal.press("l");
    terminal.wait_for(&["h hint", "testing…"]);
    #[cfg(target_os = "linux")]
    assert!(
        !fixture.running().is_empty(),
        "this is how the end of the programs is seen below"
    );

    // A new save does not wait for the endless loop.
    fixture.student(RIGHT);
    terminal.wait_for(&[
        "✓ small-1  double",
        "3 of 3 tests pass",
        "1 of 2 exercises done",
    ]);
    terminal.wait_for(&[
        "double(3): 4 calls, 4 frames deep",
        "Your calls for double(3):",
        "└─ double(0) → 0   ← leaf",
        "Right. 1 proof to go in Small things.",
        "n continues with small-p1  ends, a proof on paper",
    ]);
    terminal.press("n");
    terminal.wait_for(&["On paper: small-p1  ends", "d marks it as done"]);
    terminal.press("d");
    terminal.wait_for(&["✓ It is done."]);
    terminal.press("d");
    terminal.wait_for(&["d marks it as done"]);
    terminal.press("\x1b");
    terminal.wait_for(&["n continues with small-p1"]);
    #[cfg(target_os = "linux")]
    assert_eq!(
        fixture.running(),
        Vec::<String>::new(),
        "the endless loop goes on"
    );

    terminal.press("t");
    terminal.wait_for(&["double(3) → 6", "t step through it"]);
    terminal.press("t");
    terminal.wait_for(&["step 1 of 8", "1 frame on the stack", "▶ double(3)"]);
    terminal.press("\x1b[C");
    terminal.wait_for(&["step 2 of 8", "▶ double(2)", "q back"]);
    terminal.press("q");
    terminal.wait_for(&["t step through it"]);
    terminal.press("s");
    terminal.wait_for(&["Your code is the same as ours, line by line."]);
    terminal.press("r");
    terminal.wait_for(&["to its stub?"]);
    terminal.press("y");
    terminal.wait_for(&[
        "is the stub again.",
        "double.mine-1.rs",
        "0 of 2 exercises done",
    ]);
    terminal.press("n");
    terminal.wait_for(&["small-2  kinds"]);

    terminal.resize(20, 50);
    terminal.wait_for(&["small-2  kinds", "q quit"]);
    terminal.resize(40, 90);
    terminal.press("q");
    terminal.wait_for_the_end(0);
    let progress = fixture.read(".course/progress.json");
    assert!(progress.contains("\"current\": \"small-2\""), "{progress}");
}

#[test]
fn the_first_screen_shows_all_that_is_to_be_written_and_its_verdict_however_few_the_rows() {
    let fixture = Fixture::new("first-screen");
    let two = "use call_trace::traced;\n\n#[traced]\npub fn double(n: u64) -> u64 {\n    \
               if n == 0 {\n        todo!(\"nothing\")\n    }\n    twice(n)\n}\n\n\
               fn twice(n: u64) -> u64 {\n    todo!(\"add {n}\")\n}\n";
    fixture.write(&fixture.stub(), two);
    let reference = fixture.stub().replace("exercises/", "crates/");
    let marked = two.replace(
        "todo!(\"nothing\")",
        "// ANCHOR: a todo!(\"nothing\")\n0\n// ANCHOR_END: a",
    );
    let marked = marked.replace(
        "todo!(\"add {n}\")",
        "// ANCHOR: b todo!(\"add {n}\")\nn + n\n// ANCHOR_END: b",
    );
    fixture.write(&reference, &marked);
    let mut terminal = Terminal::course(&fixture, "");
    terminal.wait_for(&[
        "1 Small things",
        "pub fn double(n: u64) -> u64 {",
        "todo!(\"nothing\")",
        "fn twice(n: u64) -> u64 {",
        "✗ Not written yet: 2 tests wait for these.",
    ]);
    // On a small screen, the exercise replaces the list of chapters.
    terminal.resize(21, 80);
    let began = Instant::now();
    while terminal.text().contains("1 Small things") {
        assert!(began.elapsed() < PATIENCE, "{}", terminal.text());
        std::thread::sleep(Duration::from_millis(10));
    }
    terminal.wait_for(&["pub fn double", "✗ Not written yet", "I am watching."]);
    terminal.press("q");
    terminal.wait_for_the_end(0);
}

#[test]
fn a_key_right_after_a_save_is_heard_whatever_is_typed_behind_it() {
    let fixture = Fixture::new("typist");
    let mut terminal = Terminal::course(&fixture, "");
    terminal.wait_for(&["Now: small-1  double"]);
    fixture.student(WRONG);
    terminal.press("qh");
    terminal.wait_for_the_end(0);
}

#[test]
fn ctrl_c_and_a_signal_give_the_terminal_back() {
    let fixture = Fixture::new("signals");
    fixture.student(ENDLESS);
    let mut terminal = Terminal::course(&fixture, "");
    terminal.wait_for(&["testing…"]);
    terminal.press("\x03");
    terminal.wait_for_the_end(0);

    let terminal = Terminal::course(&fixture, "& sleep 2; kill -TERM $!; wait $!");
    terminal.wait_for_the_end(143);
    #[cfg(target_os = "linux")]
    assert_eq!(
        fixture.running(),
        Vec::<String>::new(),
        "a program outlived the course"
    );
}

#[test]
fn the_stepper_steps_and_gives_the_terminal_back() {
    let fixture = Fixture::new("steps");
    fixture.student(RIGHT);
    let mut terminal = Terminal::course(&fixture, "trace double 2 --as steps");
    terminal.wait_for(&["step 1 of 6", "call 1: double(2)"]);
    terminal.press("\x1b[B");
    terminal.wait_for(&[
        "step 4 of 6",
        "double(0) → 0",
        "2 frames on the stack",
        "The stack, top first",
    ]);
    terminal.press("G");
    terminal.wait_for(&["step 6 of 6", "The stack is empty."]);
    terminal.press("?");
    terminal.wait_for(&["to the next leaf, to the previous one", "ten steps on"]);
    terminal.press("F");
    terminal.wait_for(&["step 4 of 6", "double(0) → 0", "f leaf"]);
    terminal.press("x");
    terminal.wait_for(&["This run has no cut.", "step 4 of 6"]);
    // If there is little space, the sentence takes two rows and is complete.
    terminal.resize(20, 50);
    terminal.wait_for(&[
        "call 3: double(0) returns 0, 2 frames on the",
        "stack",
        "4 of 6",
    ]);
    terminal.press("q");
    terminal.wait_for_the_end(0);
}

#[test]
fn the_solution_of_an_open_exercise_is_shown_after_a_yes() {
    let fixture = Fixture::new("asks");
    fixture.student(WRONG);
    let mut terminal = Terminal::course(&fixture, "solution double");
    terminal.wait_for(&["does not pass its tests yet", "[y/N]"]);
    terminal.press("n\n");
    terminal.wait_for(&["Try a hint first", "ended: 1"]);
    let mut terminal = Terminal::course(&fixture, "solution double");
    terminal.wait_for(&["[y/N]"]);
    terminal.press("y\n");
    terminal.wait_for(&["- yours  + ours", "ended: 0"]);
}

#[test]
fn a_long_wait_is_told_on_one_line_that_goes_away() {
    let fixture = Fixture::new("status");
    fixture.student(ENDLESS);
    let terminal = Terminal::course(&fixture, "test double --deadline 4");
    terminal.wait_for(&["testing…"]);
    terminal.wait_for(&["no end within 4 s", "ended: 1"]);
    assert!(!terminal.text().contains("testing…"), "{}", terminal.text());
}
