//! Tests of watch mode with arbitrary input from the terminal, arbitrary output of student code, and a system that
//! stops it or removes its folders.

#![cfg(unix)]

use std::fs;
use std::time::{Duration, Instant};

use crate::support::pty::{PATIENCE, Terminal};
use crate::support::{ENDLESS, Fixture, RIGHT, WRONG};

#[test]
fn no_bytes_that_a_terminal_may_send_end_it() {
    let fixture = Fixture::new("odd-keys");
    let mut terminal = Terminal::course(&fixture, "");
    terminal.wait_for(&["Now: small-1  double"]);
    for bytes in [
        "\x1b[<0;0;0M",
        "\x1b[0;0R",
        "\x1b[32;0;0M",
        "\x1b[M\x20\x20\x20",
        "\x1b[M\x01\x01\x01",
        "\x1b[<0;65536;0m",
    ] {
        terminal.press(bytes);
        std::thread::sleep(Duration::from_millis(30));
    }
    terminal.press("\x1b");
    std::thread::sleep(Duration::from_millis(30));
    terminal.press("l");
    terminal.wait_for(&["enter go there"]);
    terminal.press("q");
    terminal.wait_for_the_end(0);
}

#[test]
fn an_honest_clear_screen_is_shown_and_harms_nothing() {
    let fixture = Fixture::new("clears");
    fixture.student(r#"println!("\x1b[2J\x1b[HA NEW BOARD\x1b[?1049l"); n"#);
    let mut terminal = Terminal::course(&fixture, "");
    terminal.wait_for(&["✗ small-1", "Look Ahead", r"\u{1b}[2J\u{1b}[HA NEW BOARD"]);
    terminal.press("q");
    terminal.wait_for_the_end(0);
}

#[test]
fn keys_are_answered_at_once_whatever_a_test_printed() {
    let fixture = Fixture::new("flood");
    let flood = r#"
        #[test] fn lines() { panic!("claim\n{}", "line\n".repeat(200_000)) }
        #[test] fn words() { panic!("claim\n{}", "word ".repeat(200_000)) }
        #[test] fn sides() { assert_eq!((0..100_000).collect::<Vec<u32>>(), [1]) }
    "#;
    fixture.write(&fixture.path("tests/double.rs"), flood);
    let mut terminal = Terminal::course(&fixture, "");
    fixture.student(RIGHT);
    terminal.wait_for(&["0 of 3 tests pass", "more lines"]);
    // Counts its processor time in hundredths of a second, which does not depend on how busy the machine is.
    #[cfg(target_os = "linux")]
    let used = || cpu_of(&fixture);
    #[cfg(target_os = "linux")]
    let before = used();
    terminal.press("G");
    terminal.wait_for(&["the end"]);
    terminal.press("g");
    terminal.wait_for(&["0 of 3 tests pass"]);

    #[cfg(target_os = "linux")]
    {
        let ticks = used() - before;
        assert!(ticks < 100, "two keys took {ticks} hundredths of a second");
        let before = used();
        std::thread::sleep(Duration::from_secs(3));
        let ticks = used() - before;
        // The screen is updated fifteen times.
        assert!(
            ticks < 15,
            "{ticks} hundredths of a second in three, doing nothing"
        );
    }
    terminal.press("q");
    terminal.wait_for_the_end(0);
}

/// Returns the processor time of the course that watches this fixture, in hundredths of a second.
#[cfg(target_os = "linux")]
fn cpu_of(fixture: &Fixture) -> u64 {
    let stat = fs::read_to_string(format!("/proc/{}/stat", pid_of(fixture))).unwrap();
    let (_, fields) = stat.rsplit_once(") ").unwrap();
    let fields: Vec<u64> = fields
        .split(' ')
        .map(|field| field.parse().unwrap_or(0))
        .collect();
    fields[11] + fields[12]
}

#[cfg(target_os = "linux")]
fn pid_of(fixture: &Fixture) -> u32 {
    let course = fs::canonicalize(env!("CARGO_BIN_EXE_course")).unwrap();
    let is_ours = |folder: &fs::DirEntry| {
        fs::read_link(folder.path().join("exe")).is_ok_and(|exe| exe == course)
            && fs::read_link(folder.path().join("cwd")).is_ok_and(|cwd| cwd == fixture.root)
    };
    let mut processes = fs::read_dir("/proc").unwrap().flatten();
    let process = processes.find(is_ours).expect("the course runs");
    process.file_name().to_string_lossy().parse().unwrap()
}

#[cfg(target_os = "linux")]
#[test]
fn a_stopped_watch_releases_the_terminal_and_reclaims_it_later() {
    use rustix::process::{Pid, Signal, kill_process};
    let fixture = Fixture::new("stopped");
    fixture.student(WRONG);
    let mut terminal = Terminal::course(&fixture, "");
    terminal.wait_for(&["✗ small-1", "q quit"]);
    let pid = Pid::from_raw(i32::try_from(pid_of(&fixture)).unwrap()).unwrap();
    for stop in [Signal::TSTP, Signal::STOP] {
        kill_process(pid, stop).unwrap();
        wait_until("it is stopped", || {
            let stat = fs::read_to_string(format!("/proc/{}/stat", pid.as_raw_nonzero())).unwrap();
            stat.rsplit_once(") ").unwrap().1.starts_with('T')
        });
        if stop == Signal::TSTP {
            wait_until("the main screen is back", || !terminal.is_alternate());
        }
        // Imitates a shell that uses the terminal meanwhile.
        terminal.make_cooked();
        kill_process(pid, Signal::CONT).unwrap();
        terminal.wait_for(&["✗ small-1", "q quit"]);
        wait_until("it is on its own screen", || terminal.is_alternate());
        terminal.press("l");
        terminal.wait_for(&["enter go there"]);
        terminal.press("\x1b");
        terminal.wait_for(&["h hint"]);
    }
    terminal.press("q");
    terminal.wait_for_the_end(0);
}

#[track_caller]
fn wait_until(what: &str, is_so: impl Fn() -> bool) {
    let patience = Instant::now() + PATIENCE;
    while !is_so() {
        assert!(Instant::now() < patience, "never: {what}");
        std::thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn a_folder_that_was_made_again_is_watched_again() {
    let fixture = Fixture::new("refolder");
    fixture.student(WRONG);
    let mut terminal = Terminal::course(&fixture, "");
    terminal.wait_for(&["✗ small-1  double", "double(0): yours returned 1"]);
    let source = fixture.root.join(fixture.path("src"));
    let aside = fixture.root.join("aside");
    fs::rename(&source, &aside).unwrap();
    terminal.wait_for(&["double.rs is missing"]);
    fs::create_dir(&source).unwrap();
    for file in fs::read_dir(&aside).unwrap().flatten() {
        fs::copy(file.path(), source.join(file.file_name())).unwrap();
    }
    terminal.wait_for(&["✗ small-1  double", "double(0): yours returned 1"]);
    fixture.student(RIGHT);
    terminal.wait_for(&["✓ small-1  double", "3 of 3 tests pass"]);
    terminal.press("q");
    terminal.wait_for_the_end(0);
}

#[test]
fn the_last_verdict_is_called_old_while_the_next_one_is_made() {
    let fixture = Fixture::new("old");
    fixture.student(WRONG);
    let mut terminal = Terminal::course_with(&fixture, "COURSE_DEADLINE=1000", "");
    terminal.wait_for(&["✗ small-1  double", "double(0): yours returned 1"]);
    assert!(!terminal.text().contains("now old"));
    fixture.student(ENDLESS);
    terminal.wait_for(&[
        "testing…",
        "above: the last verdict, now old",
        "double(0): yours returned 1",
    ]);
    fixture.student(RIGHT);
    terminal.wait_for(&["✓ small-1  double"]);
    wait_until("no verdict is old any more", || {
        !terminal.text().contains("now old")
    });
    terminal.press("q");
    terminal.wait_for_the_end(0);
}

/// Imitates the shell of an editor, which has no cursor to move.
#[test]
fn a_dumb_terminal_is_told_once_and_not_painted() {
    let fixture = Fixture::new("dumb");
    fixture.student(WRONG);
    let terminal = Terminal::course_with(&fixture, "TERM=dumb", "");
    terminal.wait_for(&["✗ small-1  double", "1 of 3 tests pass"]);
    terminal.wait_for_the_end(1);
    assert!(!terminal.text().contains("q quit"), "{}", terminal.text());
}

#[test]
fn f_shows_every_message() {
    let fixture = Fixture::new("f-key");
    let cases = r#"
        mod many {
            #[test] fn case_1() { panic!("the first claim") }
            #[test] fn case_2() { panic!("the second claim") }
        }
    "#;
    fixture.write(&fixture.path("tests/double.rs"), cases);
    fixture.student(WRONG);
    let mut terminal = Terminal::course(&fixture, "");
    terminal.wait_for(&["the first claim", "; 1 more test fails", "f all"]);
    assert!(!terminal.text().contains("f shows"), "it is said once");
    terminal.press("f");
    terminal.wait_for(&["the first claim", "the second claim", "f fewer"]);
    terminal.press("f");
    terminal.wait_for(&["; 1 more test fails"]);
    terminal.press("q");
    terminal.wait_for_the_end(0);
}

#[test]
fn whoever_holds_the_progress_for_ever_keeps_no_key_waiting() {
    let fixture = Fixture::new("held");
    fixture.student(WRONG);
    let mut terminal = Terminal::course(&fixture, "");
    terminal.wait_for(&["✗ small-1"]);
    fs::create_dir_all(fixture.root.join(".course")).unwrap();
    let lock = fs::File::create(fixture.root.join(".course/lock")).unwrap();
    lock.lock().unwrap();
    terminal.press("h");
    terminal.wait_for(&["The nudge.", "Your progress was not saved"]);
    terminal.press("q");
    terminal.wait_for_the_end(0);
}
