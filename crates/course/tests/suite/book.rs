//! Tests of `cargo course --book`: a save reaches the book's server, which is a separate program. A small program
//! replaces the server here. It records the messages it receives, and sends the requests that a test writes into a
//! file.

#![cfg(unix)]

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use predicates::str::contains;

use crate::support::pty::{PATIENCE, Terminal};
use crate::support::{ENDLESS, Fixture, RIGHT, WRONG};

/// Announces its address, then sends each line of the file `asks` once and appends the messages it receives to `told`.
const BOOK: &str = r###"use std::io::{BufRead, Write};
fn main() {
    assert_eq!(std::env::args().nth(1).as_deref(), Some("follow"));
    std::fs::write("pid", std::process::id().to_string()).unwrap();
    std::thread::spawn(|| {
        println!(r##"{{"ask":"serves","address":"http://127.0.0.1:1/x.html#yours=00"}}"##);
        let mut said = 0;
        loop {
            let asks = std::fs::read_to_string("asks").unwrap_or_default();
            for line in asks.lines().skip(said) {
                println!("{line}");
                said += 1;
            }
            std::thread::sleep(std::time::Duration::from_millis(10));
        }
    });
    let mut told = std::fs::File::create("told").unwrap();
    for line in std::io::stdin().lock().lines() {
        writeln!(told, "{}", line.unwrap()).unwrap();
    }
    std::fs::write("ended", "").unwrap();
}"###;

/// Allows only one course with a server at a time: their servers have the same name, in the build folder that all
/// courses share.
static ALONE: Mutex<()> = Mutex::new(());

/// Creates a course with such a server, and reserves the right to run it.
fn with_book(name: &str, main: &str) -> (Fixture, MutexGuard<'static, ()>) {
    let alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    let fixture = Fixture::new(name);
    for (name, rest) in [
        (
            "mdbook-course",
            "[[bin]]\nname = \"serve-book\"\npath = \"src/main.rs\"\n",
        ),
        ("course", ""),
    ] {
        let manifest = format!(
            "[package]\nname = \"{name}\"\nversion = \"0.1.0\"\nedition = \"2024\"\n{rest}"
        );
        fixture.write(&format!("crates/{name}/Cargo.toml"), &manifest);
    }
    fixture.write("crates/mdbook-course/src/main.rs", main);
    fixture.write("crates/course/src/main.rs", "this is no Rust");
    fixture.lock("");
    (fixture, alone)
}

/// Starts to watch, with the book.
fn watching(fixture: &Fixture, args: &str) -> Terminal {
    Terminal::course(fixture, args)
}

/// Waits until the server has received a message with all of these words in one line. Returns the line.
fn told(fixture: &Fixture, words: &[&str]) -> String {
    let began = Instant::now();
    loop {
        let told = std::fs::read_to_string(fixture.root.join("told")).unwrap_or_default();
        let mut lines = told.lines();
        if let Some(line) = lines.find(|line| words.iter().all(|word| line.contains(word))) {
            return line.to_owned();
        }
        assert!(
            began.elapsed() < PATIENCE,
            "{words:?} was never told:\n{told}"
        );
        std::thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn a_save_is_told_with_its_verdict_and_what_is_wanted_is_run() {
    let (fixture, _alone) = with_book("book-save", BOOK);
    fixture.write("book/src/ch1-book-save/double.md", "# double");
    let mut terminal = watching(&fixture, "--book");
    // The message suggests no other command for a page that is open.
    terminal.wait_for(&[
        "the book: http://127.0.0.1:1/x.html",
        "double.html: b opens it",
    ]);
    let exercise = told(&fixture, &["\"tell\":\"exercise\""]);
    assert!(exercise.contains("\"id\":\"small-1\"") && exercise.contains("double.html"));
    told(&fixture, &["\"outcome\":\"unwritten\""]);

    fixture.student(WRONG);
    told(
        &fixture,
        &[
            "\"outcome\":\"failed\"",
            "double(0): yours returned 1, and it should be 0.",
        ],
    );
    // The failing test has recorded its run.
    let test = told(&fixture, &["\"tell\":\"test\"", ".jsonl"]);
    assert!(test.contains("\"name\":"), "{test}");

    // Only a run of the exercise is carried out, and its arguments are never executed as code.
    let wants = |runs: &str| format!("{{\"ask\":\"wants\",\"runs\":[{runs}]}}\n");
    let run = |words: &str, ours: bool| format!("{{\"run\":[{words}],\"ours\":{ours}}}");
    let asks = wants(&run("\"double\",\"4\"", true));
    fixture.write("asks", &asks);
    let ran = told(
        &fixture,
        &["\"tell\":\"ran\"", "\"4\"", "\"ours\":{\"file\":\""],
    );
    assert!(ran.contains("\"yours\":{\"file\":\""), "{ran}");
    let others = run("\"rm\",\"-rf\"", false) + "," + &run("\"double\",\"x; touch here\"", false);
    fixture.write("asks", &(asks + &wants(&others)));
    told(&fixture, &["no run of that name"]);
    told(
        &fixture,
        &["x; touch here", "\"file\":null", "x; touch here\\\""],
    );
    assert!(!fixture.root.join("here").exists());

    // A newer save has a larger number, and the terminal is unchanged.
    fixture.student(RIGHT);
    told(&fixture, &["\"outcome\":\"solved\"", "3 of 3 tests pass"]);
    terminal.wait_for(&["✓ small-1  double", "b book"]);
    // The proof that follows the exercise comes first.
    terminal.press("n");
    terminal.wait_for(&["On paper: small-p1"]);
    terminal.press("n");
    told(&fixture, &["\"tell\":\"exercise\"", "\"id\":\"small-2\""]);
    terminal.press("b");
    terminal.press("q");
    terminal.wait_for_the_end(0);
    ended(&fixture);
}

/// Waits until the server has ended by itself.
fn ended(fixture: &Fixture) {
    let began = Instant::now();
    while !fixture.root.join("ended").exists() {
        assert!(
            began.elapsed() < Duration::from_secs(60),
            "the server goes on"
        );
        std::thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn what_loops_is_run_for_a_second_more_and_a_new_save_does_not_wait_for_it() {
    let (fixture, _alone) = with_book("book-loop", BOOK);
    let wants = "{\"ask\":\"wants\",\"runs\":[{\"run\":[\"double\",\"3\"],\"ours\":false}]}\n";
    fixture.write("asks", wants);
    let terminal = watching(&fixture, "--book --deadline 2");
    terminal.wait_for(&["the book: "]);
    fixture.student(&format!(
        "if n == 0 {{ {ENDLESS} }} else {{ 2 + double(n - 1) }}"
    ));
    told(
        &fixture,
        &["\"tell\":\"ran\"", "It did not end within 1 s."],
    );
    fixture.student("2 + double(n + 1)");
    told(&fixture, &["\"tell\":\"ran\"", "the calls went too deep"]);
    fixture.student("if n == 0 { loop {} } else { 2 + double(n - 1) }");
    fixture.student(RIGHT);
    told(&fixture, &["\"outcome\":\"solved\""]);
}

/// A search whose behaviour depends on the position.
const SEARCH: &str = r#"fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    if let Ok(file) = std::env::var("CALL_TRACE_FILE") {
        std::fs::write(file, "recorded").unwrap();
    }
    match words[1].as_str() {
        "loops" => loop {
            std::thread::sleep(std::time::Duration::from_millis(10));
        },
        "is a stub" => todo!("choose a move"),
        "panics" => panic!("no such luck"),
        "is none" => {
            eprintln!("That is no position.");
            std::process::exit(2);
        }
        _ => println!("the answer: move {} value -1 nodes 1234", words.join("/")),
    }
}"#;

#[test]
fn a_page_s_question_is_answered_by_the_student_s_search_or_refused_in_words() {
    let (fixture, _alone) = with_book("book-move", BOOK);
    fixture.opponent("double", SEARCH);
    let terminal = watching(&fixture, "--book --deadline 1");
    terminal.wait_for(&["the book: "]);
    let question = |function: &str, game: &str, position: &str, more: &str| {
        format!(
            "\"question\":{{\"function\":\"{function}\",\"game\":\"{game}\",\"position\":\"{position}\"{more}}}"
        )
    };
    let long = "X".repeat(5000);
    let (deep, drawn) = (",\"depth\":3", ",\"depth\":3,\"drawn\":true");
    let mut asks = String::new();
    for (number, (asked, came)) in [
        (
            question("double", "go", "o.x", deep),
            &["\"mv\":\"go/o.x/3\"", "\"how\":\"value −1, 1 234 nodes\""][..],
        ),
        (
            question("double", "go", ";ls", ""),
            &["\"mv\":\"go/;ls/far\""],
        ),
        (
            question("double", "go", "o.x", drawn),
            &["\"came\":\"recorded\"", "move-1.jsonl"],
        ),
        (
            question("double", "go", "is a stub", deep),
            &[
                "\"came\":\"stub\"",
                "is still to be written:",
                "choose a move",
            ],
        ),
        (
            question("double", "go", "panics", deep),
            &["\"came\":\"lost\"", "panicked:", "no such luck"],
        ),
        (
            question("double", "go", "loops", deep),
            &["\"came\":\"lost\"", "chose no move within 1 s."],
        ),
        (
            question("double", "go", "is none", deep),
            &["\"came\":\"refused\"", "That is no position."],
        ),
        (
            question("double", "chess", "o.x", deep),
            &[
                "\"came\":\"refused\"",
                "You have no function double that plays chess.",
            ],
        ),
        (
            question("../double", "go", "o.x", deep),
            &["\"came\":\"refused\"", "You have no function ../double"],
        ),
        (
            question("double", "go", &long, deep),
            &["\"came\":\"refused\"", "That is too long"],
        ),
    ]
    .iter()
    .enumerate()
    {
        asks += &format!("{{\"ask\":\"move\",\"tab\":1,\"number\":{number},{asked}}}\n");
        fixture.write("asks", &asks);
        let its = format!("\"number\":{number},");
        let wanted = [&["\"tell\":\"move\"", "\"tab\":1", &its], *came].concat();
        told(&fixture, &wanted);
    }

    // A newer request of a page ends the older one, whose answer is never sent. Closing the page ends it too.
    let ask = |tab: u32, number: u32, position: &str| {
        let asked = question("double", "go", position, deep);
        format!("{{\"ask\":\"move\",\"tab\":{tab},\"number\":{number},{asked}}}\n")
    };
    asks += &(ask(2, 20, "loops") + &ask(2, 21, "o.x"));
    asks += &(ask(3, 30, "loops") + "{\"ask\":\"no_move\",\"tab\":3}\n" + &ask(4, 40, "loops"));
    fixture.write("asks", &asks);
    told(&fixture, &["\"number\":21,", "\"came\":\"move\""]);
    told(&fixture, &["\"number\":40,", "\"came\":\"lost\""]);
    let heard = fixture.read("told");
    let of_older = |line: &&str| {
        ["\"number\":20,", "\"number\":30,"]
            .iter()
            .any(|it| line.contains(it))
            && line.contains("\"lost\"")
    };
    assert_eq!(heard.lines().find(of_older), None);
}

#[test]
fn however_the_terminal_ends_the_server_is_not_left_behind() {
    let (fixture, _alone) = with_book("book-killed", BOOK);
    let terminal = watching(&fixture, "--book");
    terminal.wait_for(&["the book: "]);
    // The server's parent.
    let pid = fixture.read("pid");
    let ps = std::process::Command::new("ps")
        .args(["-o", "ppid=", "-p", pid.trim()])
        .output()
        .unwrap();
    let course = String::from_utf8(ps.stdout).unwrap();
    let mut kill = std::process::Command::new("kill");
    assert!(kill.args(["-9", course.trim()]).status().unwrap().success());
    ended(&fixture);
}

#[test]
fn a_book_that_cannot_be_built_or_is_gone_is_said_and_watching_goes_on() {
    let (fixture, _alone) = with_book("book-broken", "this is no Rust");
    let mut terminal = watching(&fixture, "--book");
    terminal.wait_for(&[
        "The book's program cannot be built.",
        "b opens the book again",
    ]);
    let main = "fn main() { eprintln!(\"no port is free\"); std::process::exit(1) }";
    fixture.write("crates/mdbook-course/src/main.rs", main);
    terminal.press("b");
    terminal.wait_for(&["no port is free"]);
    fixture.student(RIGHT);
    terminal.wait_for(&["✓ small-1  double"]);
}

#[test]
fn the_book_is_for_watching() {
    let (fixture, _alone) = with_book("book-asked", BOOK);
    for (args, says) in [
        (&["--book"][..], "needs a terminal"),
        (&["--book", "list"], "--book works only without a command"),
    ] {
        let mut command = assert_cmd::Command::from_std(fixture.course(args));
        command.assert().code(2).stderr(contains(says));
    }
    assert!(!fixture.root.join("pid").exists());
}
