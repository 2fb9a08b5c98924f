//! A killed grader also ends the processes that it has started. No other program would end them.

use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::fixture::{Course, has_bubblewrap};
use crate::hostile::processes;

/// An answer that waits for ten minutes.
const WAITS: &str =
    "pub fn one(_: u64) -> u64 { std::thread::sleep(std::time::Duration::from_secs(600)); 0 }\n";

/// The signals of `kill -9`, and of Ctrl-C.
const SIGNALS: [&str; 2] = ["KILL", "INT"];

#[test]
fn a_signal_that_ends_the_grader_also_ends_its_bubblewrap_processes() {
    if !has_bubblewrap() {
        return;
    }
    let course = Course::new("killed-in-bubblewrap");
    course.hand_in("a-waits", WAITS, "");
    for signal in SIGNALS {
        // A process that a script starts in the background ignores Ctrl-C, and its children would do the same.
        let mut grade = Command::new("env");
        grade
            .args(["--default-signal=INT", env!("CARGO_BIN_EXE_grade")])
            .args(["grade", "handed-in", "--deadline", "600"])
            .current_dir(&course.root)
            .env("COURSE_ROOT", &course.root)
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        let mut grade = grade.spawn().unwrap();
        let waits = || {
            let mut all = processes(&course).into_iter();
            all.any(|typed| typed.contains("of_one") && typed.contains("/deps/"))
        };
        let until = |what: &dyn Fn() -> bool, longest: u64| {
            let began = Instant::now();
            loop {
                let is_so = what();
                if is_so || began.elapsed() > Duration::from_secs(longest) {
                    return is_so;
                }
                std::thread::sleep(Duration::from_millis(50));
            }
        };
        let ended = || processes(&course).is_empty();
        // The tests of the stubs run before, and end at once.
        let stays = || {
            let looks = std::iter::repeat_with(|| {
                std::thread::sleep(Duration::from_millis(100));
                waits()
            });
            looks.take(20).all(|it| it)
        };
        assert!(
            until(&stays, 120),
            "it does not wait: {:?}",
            processes(&course)
        );
        let kill = Command::new("kill")
            .args(["-s", signal, &grade.id().to_string()])
            .status();
        assert!(kill.unwrap().success());
        grade.wait().unwrap();
        assert!(
            until(&ended, 10),
            "after {signal}: {:?}",
            processes(&course)
        );
    }
}
