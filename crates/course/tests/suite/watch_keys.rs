//! Tests in a real terminal that no key ends a check, and that an old verdict is unchanged.

#![cfg(unix)]

use std::fs;
use std::time::{Duration, Instant};

use crate::support::pty::{PATIENCE, Terminal};
use crate::support::{ENDLESS, Fixture, RIGHT, WRONG};

/// A right program that waits for a file, so a test can press keys while the check runs. Its drawing waits for another
/// file, so a test decides which of the two ends first.
struct Gate<'f>(&'f Fixture);

impl Gate<'_> {
    /// Saves the program with both gates shut, and waits for its check to run. Each text is different.
    fn save(&self, terminal: &Terminal, number: usize) {
        let [checked, drawn] = ["open-checked", "open-drawn"].map(|name| self.0.root.join(name));
        for file in [&checked, &drawn] {
            let _ = fs::remove_file(file);
        }
        self.0.student(&format!(
            "let is_drawn = std::env::current_exe().unwrap().to_string_lossy().contains(\"examples\");
    let gate = std::path::Path::new(if is_drawn {{ {drawn:?} }} else {{ {checked:?} }});
    while !gate.exists() {{ std::thread::sleep(std::time::Duration::from_millis(5)) }} // {number}
    {RIGHT}"
        ));
        terminal.wait_for(&["testing… 1 of 3 done"]);
    }

    fn open_for_the_check(&self) {
        self.0.write("open-checked", "");
    }

    fn open_for_the_drawing(&self) {
        self.0.write("open-drawn", "");
    }
}

#[test]
fn a_copy_without_solutions_has_no_key_for_them() {
    let fixture = Fixture::new("no-such-key");
    let reference = fixture.path("Cargo.toml").replace("exercises", "crates");
    fs::remove_file(fixture.root.join(reference)).unwrap();
    fixture.student(RIGHT);
    let mut terminal = Terminal::course(&fixture, "");
    terminal.wait_for(&["3 of 3 tests pass", "b book   l list"]);
    terminal.press("s");
    terminal.press("h");
    terminal.wait_for(&["hint 1 of 3"]);
    assert!(!terminal.text().contains("solution"), "{}", terminal.text());
}

#[test]
fn no_key_ends_a_check() {
    let fixture = Fixture::new("no-key-ends");
    let gate = Gate(&fixture);
    fixture.student(WRONG);
    let mut terminal = Terminal::course_with(&fixture, "COURSE_DEADLINE=1000", "");
    terminal.wait_for(&["✗ small-1  double", "double(0)"]);

    // The drawing requested meanwhile is ready first, and the later verdict is not lost.
    gate.save(&terminal, 1);
    terminal.press("t");
    terminal.wait_for(&["testing…", "to draw your run: running…"]);
    gate.open_for_the_drawing();
    terminal.wait_for(&["double(3) → 6", "t step through it", "testing…"]);
    gate.open_for_the_check();
    terminal.wait_for(&["double(3) → 6", "the new verdict:"]);
    terminal.press("\x1b");
    terminal.wait_for(&["✓ small-1  double", "3 of 3 tests pass"]);

    // Opens every pane and returns, and abandons a drawing.
    fixture.student(WRONG);
    terminal.wait_for(&["✗ small-1  double", "double(0)"]);
    gate.save(&terminal, 2);
    for (keys, shown) in [
        ("h", "hint 1 of 3"),
        ("l", "enter go there"),
        ("\x1b", "testing…"),
        ("s", "Show the solution anyway?"),
        ("n", "testing…"),
        ("r", "to its stub?"),
        ("n", "testing…"),
        ("t", "to draw your run"),
        // Both keys together, as a busy machine sends them.
        ("\x1bf", "testing…"),
        ("\x0c", "testing…"),
        ("\x1b[B\x1b[A \x1b[6~\x1b[5~gGx", "testing…"),
    ] {
        terminal.press(keys);
        terminal.wait_for(&[shown]);
    }
    gate.open_for_the_check();
    terminal.wait_for(&["✓ small-1  double", "3 of 3 tests pass"]);

    // The check starts again and ends.
    fixture.student(WRONG);
    terminal.wait_for(&["✗ small-1  double", "double(0)"]);
    gate.save(&terminal, 3);
    terminal.press("\r");
    terminal.wait_for(&["testing… 1 of 3 done"]);
    gate.open_for_the_check();
    terminal.wait_for(&["✓ small-1  double", "3 of 3 tests pass"]);

    // After the student has moved on, the count shows that the exercise was solved.
    fixture.student(WRONG);
    terminal.wait_for(&["✗ small-1  double", "0 of 2 exercises done"]);
    gate.save(&terminal, 4);
    terminal.press("n");
    terminal.wait_for(&["small-2  kinds"]);
    gate.open_for_the_check();
    terminal.wait_for(&["1 of 2 exercises done", "small-2  kinds"]);
    terminal.press("q");
    terminal.wait_for_the_end(0);
}

#[test]
fn n_goes_on_and_p_goes_back() {
    let fixture = Fixture::new("back");
    fixture.student(WRONG);
    let mut terminal = Terminal::course(&fixture, "");
    terminal.wait_for(&["✗ small-1  double"]);
    terminal.press("n");
    terminal.wait_for(&["small-2  kinds"]);
    for _ in 0..2 {
        terminal.press("p");
        terminal.wait_for(&["✗ small-1  double"]);
    }
    terminal.press("q");
    terminal.wait_for_the_end(0);
}

#[test]
fn an_old_verdict_quotes_the_line_that_was_tested() {
    let fixture = Fixture::new("old-quotes");
    fixture.student("let unlucky = 2 * n;\n    assert!(n != 3);\n    unlucky");
    let mut terminal = Terminal::course_with(&fixture, "COURSE_DEADLINE=1000", "");
    terminal.wait_for(&["double.rs:7", "assert!(n != 3);"]);
    // In the new text, another line has that number.
    let endless = format!("let a = n;\n    let innocent = a;\n    {ENDLESS}");
    fixture.student(&endless);
    terminal.wait_for(&["testing…", "now old", "double.rs:7", "assert!(n != 3);"]);
    assert!(!terminal.text().contains("innocent"), "{}", terminal.text());
    terminal.press("q");
    terminal.wait_for_the_end(0);
}

#[test]
fn what_an_earlier_save_was_told_is_dimmed_and_dated_below_one_that_tells_nothing() {
    let fixture = Fixture::new("earlier");
    fixture.student(WRONG);
    let mut terminal = Terminal::course_with(&fixture, "COURSE_DEADLINE=2", "");
    terminal.wait_for(&["✗ small-1  double", "double(0)"]);
    fixture.student("n +");
    terminal.wait_for(&[
        "did not compile",
        "From the save before, less than a minute ago:",
        "The base value is in every result.",
    ]);
    fixture.student("n + + +");
    terminal.wait_for(&[
        "did not compile",
        "From 2 saves ago, less than a minute ago:",
    ]);
    // The whole old verdict is dim, and the text above it is not.
    let is_dim = |words: &str| terminal.is_dim(words).expect(words);
    assert!(is_dim("From 2 saves ago") && is_dim("The base value"));
    assert!(!is_dim("did not compile"));
    // Code that does not end says nothing about results either, so the old verdict remains visible.
    fixture.student(ENDLESS);
    terminal.wait_for(&["no end within 2 s", "From 3 saves ago, less"]);
    fixture.student(RIGHT);
    terminal.wait_for(&["✓ small-1  double", "3 of 3 tests pass"]);
    let began = Instant::now();
    while terminal.text().contains("saves ago") {
        assert!(began.elapsed() < PATIENCE, "{}", terminal.text());
        std::thread::sleep(Duration::from_millis(10));
    }
    terminal.press("q");
    terminal.wait_for_the_end(0);
}
