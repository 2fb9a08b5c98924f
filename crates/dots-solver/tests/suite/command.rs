//! Tests of the program `cargo dots`, run as a person runs it.

use assert_cmd::Command;
use predicates::prelude::*;
use predicates::str::{contains, starts_with};

fn dots(args: &[&str]) -> assert_cmd::assert::Assert {
    Command::new(env!("CARGO_BIN_EXE_dots")).args(args).assert()
}

#[test]
fn it_says_who_wins_and_how() {
    dots(&["2x2"])
        .success()
        .stdout(contains("A, who began, wins: +2"))
        .stdout(contains("Best for A, to move: a1b1 b1c1"))
        .stdout(contains("nodes in"))
        .stderr("");
}

#[test]
fn it_goes_on_from_a_position_and_shows_it() {
    dots(&["2x2", "a2b2", "b2-b1"])
        .success()
        .stdout(starts_with("+   +   +\n    |\n+---+   +\n\n+   +   +\n\n"))
        .stdout(contains("Best for A, to move:"));
}

#[test]
fn it_speaks_json() {
    let out = dots(&["2x3", "--json"])
        .success()
        .get_output()
        .stdout
        .clone();
    let answer: serde_json::Value = serde_json::from_slice(&out).expect("JSON");
    assert_eq!(answer["size"], "2x3");
    assert_eq!(answer["value"], -2);
    assert_eq!(answer["best_moves"].as_array().map(Vec::len), Some(17));
}

#[test]
fn a_technique_can_be_left_out() {
    dots(&["2x2", "--value", "--without", "symmetry"])
        .success()
        .stdout(contains("517 nodes"));
}

#[test]
fn what_cannot_be_done_is_said_in_one_line() {
    dots(&["9x9"]).code(2).stderr(contains("at most 60 lines"));
    dots(&["2x2", "a1c1"])
        .code(2)
        .stderr(contains("is no line of a 2x2 field"));
    dots(&["2x2", "a1b1", "b1a1"])
        .code(2)
        .stderr(contains("a1b1 is drawn twice"));
    dots(&["2x2", "--memory", "much"])
        .code(2)
        .stderr(contains("write it like 512MiB"));
    dots(&["2x2", "--without", "luck"])
        .code(2)
        .stderr(contains("possible values"));
}

#[test]
fn time_that_runs_out_is_said_with_how_far_it_got() {
    dots(&["4x4", "--limit", "0.2", "--memory", "1MiB"])
        .code(130)
        .stderr(contains("Stopped after").and(contains("nodes in")))
        .stdout("");
}

#[test]
fn a_proof_is_written_and_taken_up_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("3x3.txt");
    let path = path.to_str().expect("a name");
    let nodes = |out: &assert_cmd::assert::Assert| {
        let answer: serde_json::Value =
            serde_json::from_slice(&out.get_output().stdout).expect("JSON");
        assert_eq!(answer["value"], -3);
        assert_eq!(answer["best_moves"].as_array().map(Vec::len), Some(24));
        answer["nodes"].as_u64().expect("a number")
    };
    let unaided = dots(&["3x3", "--json"]).success().stderr("");
    // The search checks the clock after the first thousand nodes.
    dots(&["3x3", "--limit", "0", "--proof", path])
        .code(130)
        .stdout("")
        .stderr(starts_with("Stopped after 1 024 nodes"))
        .stderr(contains("run the same command to resume"));
    let proof = ["3x3", "--json", "--proof", path];
    let taken_up = || starts_with(format!("Resumed from {path}: "));
    let second = dots(&proof).success().stderr(taken_up());
    assert!(nodes(&second) < nodes(&unaided));
    let third = dots(&proof).success().stderr(taken_up());
    assert_eq!(nodes(&third), 0);
    dots(&["2x4", "--proof", path])
        .code(2)
        .stderr(contains("this file is about 3x3, not about 2x4"));
}

#[test]
fn a_limit_beyond_the_clock_is_none() {
    dots(&["2x2", "--value", "--limit", "1e19"])
        .success()
        .stdout(contains("76 nodes"));
    for limit in ["1e30", "-1", "nan", "soon"] {
        dots(&["2x2", &format!("--limit={limit}")])
            .code(2)
            .stderr(contains("invalid value"));
    }
}

#[test]
fn threads_beyond_reason_are_refused_in_words() {
    for threads in ["0", "1025", "100000", "18446744073709551615", "-1", "two"] {
        dots(&["2x2", &format!("--threads={threads}")])
            .code(2)
            .stderr(contains("must be a number from 1 to 1024"));
    }
    dots(&["2x2", "--value", "--threads", "64"]).success();
}

/// If a process may not have enough memory for the table, it prints an error, and the system does not kill it.
#[cfg(target_os = "linux")]
#[test]
fn memory_that_cannot_be_had_is_refused_in_words() {
    let dots = env!("CARGO_BIN_EXE_dots");
    let script = format!("ulimit -v 1000000; exec {dots} 4x4 --memory 8GiB");
    let said = std::process::Command::new("sh")
        .args(["-c", &script])
        .output();
    let said = said.expect("sh runs");
    assert_eq!(said.status.code(), Some(2), "{said:?}");
    let words = String::from_utf8_lossy(&said.stderr);
    assert!(
        words.contains("--memory 8GiB: there is not enough memory"),
        "{words}"
    );
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_it_cleanly() {
    use std::process::{Command, Stdio};
    use std::time::Duration;
    let child = Command::new(env!("CARGO_BIN_EXE_dots"))
        .args(["4x4", "--memory", "1MiB"])
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    std::thread::sleep(Duration::from_millis(700));
    let pid = child.id().to_string();
    let sent = Command::new("kill").args(["-INT", &pid]).status();
    assert!(sent.expect("kill runs").success());
    let out = child.wait_with_output().expect("it ends");
    assert_eq!(out.status.code(), Some(130));
    let said = String::from_utf8_lossy(&out.stderr);
    assert!(said.starts_with("Stopped after"), "{said}");
}
