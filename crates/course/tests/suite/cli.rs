//! Tests of the command line, on a small course.

use std::fs;

use crate::support::{ENDLESS, Fixture, RIGHT, UNWRITTEN, WRONG, WRONG_STEP, assert_says};

/// Student code that ends in every possible way, chosen by its argument.
const KINDS: &str = r#"
pub fn kind(number: u64) {
    match number {
        1 => std::process::exit(0),
        2 => std::process::abort(),
        3 => _ = std::hint::black_box(deep(0)),
        4 => _ = [1, 2, 3][std::hint::black_box(3)],
        5 => loop { std::hint::spin_loop() },
        6 => drop(std::hint::black_box(Vec::<u8>::with_capacity(std::hint::black_box(3 << 30)))),
        7 => loop { println!("again and again and again") },
        8 => {
            std::process::Command::new("sleep").arg("1000").spawn().unwrap();
            loop { std::thread::sleep(std::time::Duration::from_secs(1)) }
        }
        9 => {
            println!("I was here");
            let small = std::hint::black_box(0usize);
            _ = small - 1;
        }
        _ => {}
    }
}

#[allow(unconditional_recursion)]
fn deep(n: u64) -> u64 {
    1 + std::hint::black_box(deep(n + 1))
}
"#;

#[test]
fn every_end_of_a_test_has_its_verdict_and_spoils_no_other() {
    let fixture = Fixture::new("kinds");
    fixture.write(&fixture.path("src/kinds.rs"), KINDS);
    fixture.student("0");
    let (_, _) = fixture.run(&["test", "kinds", "--deadline", "0.1"]); // builds
    let (code, said) = fixture.run(&["test", "kinds", "--deadline", "1", "--full"]);
    assert_eq!(code, 1);
    let group = |name: &str| -> String {
        let mut groups = said.split("\n\n");
        let group = groups.find(|group| group.contains(name));
        group
            .unwrap_or_else(|| panic!("{name} is not named in:\n{said}"))
            .to_owned()
    };
    assert!(
        !said.contains("t0_fine") && !said.contains("t11_is_left_out"),
        "{said}"
    );
    assert_says(
        &group("t1_ends"),
        &["ended with code 0 before the test was over"],
    );
    assert_says(
        &said,
        &["t2_aborts", "t3_overflows", "t4_panics", "t5_never_ends"],
    );
    assert_says(
        &group("t00_prints"),
        &[
            "It printed:",
            "I was here",
            "attempt to subtract with overflow",
        ],
    );
    assert_says(
        &said,
        &["the test was ended by abort", "used up its stack (16 MiB)"],
    );
    assert_says(
        &said,
        &[
            "did not end within 1 s",
            &format!("panicked at {}", fixture.path("src/kinds.rs:7")),
        ],
    );
    assert_says(
        &said,
        &[
            &format!("panicked at {}", fixture.path("src/kinds.rs:18")),
            "assert_eq!(sum, 3)",
        ],
    );
    #[cfg(target_os = "linux")]
    {
        assert_says(&said, &["asked for more than 2 GiB of memory"]);
        assert_eq!(
            fixture.running(),
            Vec::<String>::new(),
            "a program outlived its test"
        );
    }
}

#[test]
fn a_stub_is_not_written_yet() {
    let fixture = Fixture::new("stub");
    let (code, said) = fixture.run(&["test"]);
    assert_eq!(code, 1);
    assert_says(
        &said,
        &[
            "small-1  double",
            "1 of 3 tests pass",
            "Not written yet: add 2 for each 1.",
        ],
    );
    let (code, said) = fixture.run(&[]);
    assert_eq!(code, 1);
    assert_says(
        &said,
        &[
            "Look Ahead",
            "0 of 2 exercises done",
            "1 Small things  ●●○",
            &fixture.stub(),
            "✗ small-1",
        ],
    );
    assert!(!said.contains('\u{1b}'), "no colours in a pipe");
}

#[test]
fn wrong_then_endless_then_broken_then_right() {
    let fixture = Fixture::new("answers");
    fixture.student(WRONG);
    let (code, said) = fixture.run(&["test", "double"]);
    assert_eq!(code, 1);
    assert_says(
        &said,
        &[
            "✗ small-1  double",
            "1 of 3 tests pass",
            "test: of_zero_is_zero; 1 more test fails",
        ],
    );
    assert_says(
        &said,
        &[
            "double(0): yours returned 1, and it should be 0.",
            "The base value is in every result.",
        ],
    );
    // The run of double(0) is a single call, and that of double(3) does not match the message.
    assert!(!said.contains("Your calls for"), "{said}");
    assert!(
        !said.contains("left:") && !said.contains("RUST_BACKTRACE"),
        "{said}"
    );

    fixture.student(WRONG_STEP);
    let (_, said) = fixture.run(&["test", "double"]);
    assert_says(
        &said,
        &[
            "double(3): yours returned 9, and it should be 6.",
            "  Your calls for double(3):",
            "double(0) → 0",
            "← leaf",
        ],
    );

    fixture.student("double(n)");
    let (code, said) = fixture.run(&["test", "1.1"]);
    assert_eq!(code, 1);
    assert_says(
        &said,
        &[
            "stopped: the calls went too deep",
            "double went 10 000 calls deep",
        ],
    );
    assert_says(
        &said,
        &[
            "The last calls: double(0) → double(0)",
            "cannot return without recursing",
        ],
    );

    fixture.student("oh no");
    let (code, said) = fixture.run(&["test", "kinds"]);
    assert_eq!(code, 1);
    assert_says(
        &said,
        &[
            "✗ small-2  kinds",
            "did not compile",
            "Until it does, neither small-2 nor",
        ],
    );
    assert_says(&said, &[&fixture.path("src/double.rs:6")]);

    fixture.student(RIGHT);
    let (code, said) = fixture.run(&["test", "small-1"]);
    assert_eq!(code, 0);
    assert_says(
        &said,
        &[
            "✓ small-1  double",
            "3 of 3 tests pass",
            "double(3): 4 calls",
            "Then: small-2",
        ],
    );
    let (code, said) = fixture.run(&["list"]);
    assert_eq!(code, 0);
    assert_says(
        &said,
        &["1 of 2 exercises done", "✓ small-1", "→ ○ small-2"],
    );
    let (code, said) = fixture.run(&["test", "--all"]);
    assert_eq!(code, 1);
    assert_says(
        &said,
        &["✓ small-1", "✗ small-2", "1 of 2 exercises are solved"],
    );
    fixture.write(&fixture.path("tests/kinds.rs"), "#[test]\nfn fine() {}\n");
    let (code, said) = fixture.run(&["test", "--all"]);
    assert_eq!(code, 0, "{said}");
}

#[test]
fn a_trace_shows_what_was_printed_and_names_a_helper_that_is_not_recorded() {
    let fixture = Fixture::new("printed");
    fixture.student("println!(\"n is {n}\"); dbg!(n); 2 * n");
    let (code, said) = fixture.run(&["trace", "double", "3"]);
    assert_eq!(code, 0, "{said}");
    assert_says(
        &said,
        &["double(3) → 6", "It printed:\n  n is 3\n", "n = 3"],
    );
    assert!(!said.contains("answer:"), "{said}");
    fixture.student("go(n)");
    let helper = "\nfn go(n: u64) -> u64 {\n    if n == 0 { 0 } else { 2 + go(n - 1) }\n}\n";
    let source = fixture.read(&fixture.stub()) + helper;
    fixture.write(&fixture.stub(), &source);
    let (_, said) = fixture.run(&["trace", "double", "3"]);
    assert_says(
        &said,
        &[
            "go calls itself and has no #[traced], so its calls are not drawn. Put #[traced] above it, too.",
        ],
    );
    assert!(!said.contains("It printed"), "{said}");
    fixture.write(
        &fixture.stub(),
        &source.replace("\nfn go", "\n#[traced]\nfn go"),
    );
    let (_, said) = fixture.run(&["trace", "double", "3"]);
    assert!(!said.contains("has no #[traced]"), "{said}");
}

/// The message about a run that cannot be drawn.
const CANNOT: &str =
    "This run cannot be drawn. Please report it with `cargo course trace … --as json`.";

#[test]
fn a_panic_in_a_drawing_ends_no_command() {
    let fixture = Fixture::new("undrawable");
    fixture.student(WRONG_STEP);
    let run = |planted: bool, args: &[&str]| {
        let mut command = fixture.course(args);
        if planted {
            command.env("FIGURES_PLANTED_PANIC", "1");
        }
        let output = command.output().unwrap();
        let said = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
        assert!(!said.contains("panicked at crates"), "{said}");
        (output.status.code(), said)
    };
    for form in ["tree", "stack", "svg", "html"] {
        let (code, said) = run(true, &["trace", "double", "--as", form]);
        assert_eq!((code, said.trim_end()), (Some(1), CANNOT), "{form}");
    }
    let (code, said) = run(true, &["trace", "double", "--as", "json"]);
    assert_eq!(code, Some(0));
    assert_says(&said, &["{\"enter\":"]);
    // The verdict is the same, with the message instead of the drawing.
    let (code, said) = run(true, &["test", "double"]);
    assert_eq!(code, Some(1));
    assert_says(&said, &["small-1  double", CANNOT]);
    assert!(!said.contains("Your calls for"), "{said}");
    fixture.student(RIGHT);
    let (code, said) = run(true, &["test", "double"]);
    assert_eq!(code, Some(0), "{said}");
    // The command that `grade` runs: the verdicts are the same.
    let judged = |planted| {
        let (code, said) = run(planted, &["test", "--all", "--json", "--chapter", "1"]);
        let verdict = |line: &str| {
            let verdict: serde_json::Value = serde_json::from_str(line).expect("a verdict");
            assert_eq!(
                planted && verdict["outcome"] == "solved",
                verdict["text"]
                    .as_str()
                    .is_some_and(|text| text.contains(CANNOT))
            );
            [verdict["outcome"].clone(), verdict["tests"].clone()]
        };
        (code, said.lines().map(verdict).collect::<Vec<_>>())
    };
    assert_eq!(judged(true), judged(false));
}

#[test]
fn runs_are_drawn_whatever_their_end() {
    let fixture = Fixture::new("trace");
    fixture.student(RIGHT);
    let (code, said) = fixture.run(&["trace", "double"]);
    assert_eq!(code, 0, "{said}");
    assert_says(
        &said,
        &["double(3) → 6", "└─ double(2) → 4", "double(3): 4 calls"],
    );
    let (_, said) = fixture.run(&["trace", "double", "2", "--as", "json"]);
    assert_eq!(said.matches("{\"enter\":").count(), 3);
    assert!(said.starts_with("{\"trace\":{\"format\":3}}\n"), "{said}");
    assert_eq!(said.lines().count(), 8, "{said}");
    let (code, said) = fixture.run(&["trace", "double", "many"]);
    assert_eq!(code, 2);
    assert_says(&said, &["double takes n, a whole number"]);
    let (code, said) = fixture.run(&["trace", "double", "--as", "steps"]);
    assert_eq!(code, 2);
    assert_says(&said, &["the stepper needs a terminal", "--as tree"]);
    let (_, said) = fixture.run(&["trace", "double", "--as", "html", "--out", "run.html"]);
    assert_says(&said, &["Written to run.html"]);
    assert_says(&fixture.read("run.html"), &["<html", "double"]);
    // An existing file is left unchanged: it may be an exercise.
    let yours = fixture.read(&fixture.stub());
    for there in ["run.html", &fixture.stub()] {
        let before = fixture.read(there);
        let (code, said) = fixture.run(&["trace", "double", "--as", "svg", "--out", there]);
        assert_eq!(code, 2, "{said}");
        assert_says(
            &said,
            &["already exists", "choose another file with `--out FILE`"],
        );
        assert_eq!(fixture.read(there), before);
    }
    assert_eq!(fixture.read(&fixture.stub()), yours);
    let (code, said) = fixture.run(&["trace", "double", "1", "--reference", "--as", "svg"]);
    assert_eq!(code, 0);
    assert_says(&said, &["<svg", "double(1)"]);
    let (code, said) = fixture.run(&["trace", "double", "1", "--as", "pair"]);
    assert_eq!(code, 0, "{said}");
    assert_says(&said, &["<svg", ">Yours<", ">Ours<", "double(1)"]);
    let (code, said) = fixture.run(&["trace", "double", "--as", "pair", "--reference"]);
    assert_eq!(code, 2, "{said}");
    assert_says(&said, &["leave out --reference"]);
    // The book's own runs are available with the exercise. The exercise's default arguments do not apply to them.
    let (code, said) = fixture.run(&["trace", "twice", "4"]);
    assert_eq!(code, 0, "{said}");
    assert_says(&said, &["twice(4) → 8"]);
    let (code, said) = fixture.run(&["trace", "double", "twice"]);
    assert_eq!(code, 2);
    assert_says(&said, &["twice takes of", "you gave nothing"]);

    fixture.student("if n == 1 { loop {} } else { 2 + double(n - 1) }");
    let (code, said) = fixture.run(&["trace", "double", "--deadline", "0.5"]);
    assert_eq!(code, 1);
    assert_says(
        &said,
        &["double(3)", "double(1)", "did not end within 0.5 s"],
    );
    fixture.student("if n == 1 { std::process::abort() } else { 2 + double(n - 1) }");
    let (code, said) = fixture.run(&["trace", "double"]);
    assert_eq!(code, 1);
    assert_says(&said, &["double(3)", "double(1)", "It was ended"]);
    fixture.student("if n == 1 { [n][n as usize] } else { 2 + double(n - 1) }");
    let (code, said) = fixture.run(&["trace", "double"]);
    assert_eq!(code, 1);
    assert_says(
        &said,
        &[
            &format!("It panicked at {}", fixture.path("src/double.rs:6")),
            "index out of bounds",
        ],
    );
    for exit_code in [0, 2] {
        let ends = format!("std::process::exit({exit_code})");
        fixture.student(&format!(
            "if n == 1 {{ {ends} }} else {{ 2 + double(n - 1) }}"
        ));
        let (code, said) = fixture.run(&["trace", "double"]);
        assert_eq!(code, 1, "{said}");
        let words = format!("ended with code {exit_code} before the run was over");
        assert_says(&said, &["double(1)", &words, "std::process::exit"]);
    }
}

#[test]
fn all_exercises_are_reset_after_one_question_and_nothing_is_lost() {
    let fixture = Fixture::new("reset-all");
    let (code, said) = fixture.run(&["reset"]);
    assert_eq!(code, 2, "{said}");
    let stub = fixture.read(&fixture.stub());
    let reference = fixture.path("src/kinds.rs").replace("exercises", "crates");
    fixture.write(&fixture.path("src/kinds.rs"), "// mine\n");
    fixture.student(RIGHT);
    let (code, said) = fixture.run(&["reset", "--all"]);
    assert_eq!(code, 2, "{said}");
    assert_says(&said, &["Reset 2 files?", "Add --yes"]);
    let (code, said) = fixture.run(&["reset", "--all", "--yes"]);
    assert_eq!(code, 0, "{said}");
    assert_eq!(fixture.read(&fixture.stub()), stub);
    assert_eq!(
        fixture.read(&fixture.path("src/kinds.rs")),
        fixture.read(&reference)
    );
    assert_eq!(
        fixture.read(&fixture.path("src/kinds.mine-1.rs")),
        "// mine\n"
    );
    assert_says(
        &fixture.read(&fixture.path("src/double.mine-1.rs")),
        &[RIGHT],
    );
    let (code, said) = fixture.run(&["reset", "--all"]);
    assert_eq!(code, 0, "{said}");
    assert_says(&said, &["Every file is already its stub."]);
}

#[test]
fn the_name_of_an_exercise_alone_tests_it() {
    let fixture = Fixture::new("name-alone");
    fixture.student(WRONG);
    let (code, said) = fixture.run(&["double"]);
    assert_eq!(code, 1, "{said}");
    assert_says(&said, &["✗ small-1  double"]);
    let (code, said) = fixture.run(&["1.1", "of_zero"]);
    assert_eq!(code, 1, "{said}");
    assert_says(&said, &["this test fails"]);
    for slip in ["doubel", "lst"] {
        let (code, said) = fixture.run(&[slip]);
        assert_eq!(code, 2, "{said}");
        assert_says(&said, &[slip, "`cargo course --help` the commands"]);
    }
}

#[test]
fn a_file_without_code_is_named_and_what_helps() {
    let fixture = Fixture::new("no-code");
    let stub = fixture.stub();
    let reset = "Run `cargo course reset double` to restore the stub.";
    let says = |wanted: &[&str]| {
        let (_, said) = fixture.run(&["test", "double"]);
        let said = said.split_whitespace().collect::<Vec<_>>().join(" ");
        assert_says(&said, &["did not compile"]);
        assert_says(&said, wanted);
    };
    fixture.write(&stub, "\n");
    says(&["double.rs is empty.", reset]);
    fs::remove_file(fixture.root.join(&stub)).unwrap();
    says(&["double.rs is missing.", reset]);
    let text = crate::support::double(RIGHT);
    let text: Vec<u8> = "\u{feff}"
        .encode_utf16()
        .chain(text.encode_utf16())
        .flat_map(u16::to_le_bytes)
        .collect();
    fs::write(fixture.root.join(&stub), text).unwrap();
    says(&["double.rs is saved as UTF-16, which Rust cannot read. Save it as UTF-8."]);
}

/// A copy for a class may be without solutions.
#[test]
fn no_solution_is_offered_where_there_is_none() {
    let fixture = Fixture::new("ours-withheld");
    let reference = fixture.path("Cargo.toml").replace("exercises", "crates");
    let says = |words: &[&str], wanted: &str| {
        let (_, said) = fixture.run(words);
        assert_says(&said, &[wanted]);
        said.contains("solution")
    };
    fixture.student(RIGHT);
    for is_there in [true, false] {
        assert_eq!(says(&["test", "double"], "draws your tree"), is_there);
        fixture.run(&["hint", "double"]);
        fixture.run(&["hint", "double"]);
        assert_eq!(
            says(&["hint", "double"], "That was the last hint."),
            is_there
        );
        let _ = fs::remove_file(fixture.root.join(&reference));
    }
    assert!(says(&["list"], "without our solutions"));
    // A project that cannot be started is not listed.
    let (_, said) = fixture.run(&["list"]);
    assert!(!said.contains("project-1"), "{said}");
    let (code, said) = fixture.run(&["solution", "double"]);
    assert_eq!(code, 2, "{said}");
    assert_says(&said, &["are not in this copy of the course"]);
}

#[test]
fn a_reset_keeps_what_was_written_and_hints_climb() {
    let fixture = Fixture::new("reset");
    fixture.student(WRONG);
    let wrong = fixture.read(&fixture.stub());
    let (code, said) = fixture.run(&["solution", "double"]);
    assert_eq!(code, 2);
    assert_says(&said, &["does not pass its tests yet", "--yes"]);
    let (code, said) = fixture.run(&["solution", "double", "--yes"]);
    assert_eq!(code, 0);
    assert_says(&said, &["-     if n == 0 { 1 }", "+     if n == 0 { 0 }"]);
    assert!(!said.contains("ANCHOR"), "{said}");

    for rung in [
        "The nudge.",
        "The method.",
        "The pseudo-code.",
        "The pseudo-code.",
    ] {
        let (code, said) = fixture.run(&["hint"]);
        assert_eq!(code, 0);
        assert_says(&said, &[rung]);
    }
    for number in 1..3 {
        fixture.student(WRONG);
        let (code, said) = fixture.run(&["reset", "double"]);
        assert_eq!(code, 0);
        let kept = fixture.path(&format!("src/double.mine-{number}.rs"));
        assert_says(&said, &[&kept]);
        assert_eq!(fixture.read(&kept), wrong);
        assert_says(&fixture.read(&fixture.stub()), &[UNWRITTEN]);
    }
    let (code, said) = fixture.run(&["reset", "double"]);
    assert_eq!(code, 0);
    assert_says(&said, &["is already the stub."]);
}

#[test]
fn the_mark_of_solved_follows_what_the_tests_say_and_comes_back_with_the_file() {
    let fixture = Fixture::new("marks");
    let done = |solved: &str| {
        let (_, said) = fixture.run(&["list"]);
        assert_says(&said, &[solved]);
    };
    fixture.student(RIGHT);
    fixture.run(&["test", "double"]);
    done("1 of 2 exercises done");
    fixture.student(WRONG);
    fixture.run(&["test", "double"]);
    done("0 of 2 exercises done");
    fixture.student(RIGHT);
    fixture.run(&["test", "double"]);
    fixture.run(&["reset", "double"]);
    done("0 of 2 exercises done");
    fixture.run(&["reset", "double", "--undo"]);
    done("1 of 2 exercises done");
    // A wrong file that was kept replaces the right one, and is still marked as wrong.
    fixture.student(WRONG);
    fixture.run(&["test", "double"]);
    fixture.run(&["reset", "double"]);
    fixture.student(RIGHT);
    fixture.run(&["test", "double"]);
    done("1 of 2 exercises done");
    fixture.run(&["reset", "double", "--undo"]);
    done("0 of 2 exercises done");
    fixture.run(&["reset", "double", "--undo"]);
    done("1 of 2 exercises done");
}

#[test]
fn each_todo_of_a_file_is_named_and_ends_as_a_sentence_does() {
    let fixture = Fixture::new("todos");
    fixture.student("if n == 0 { todo!(\"what is twice 0?\") }\n    todo!(\"one more\")");
    let (_, said) = fixture.run(&["test", "double"]);
    assert_says(
        &said,
        &[
            "  Not written yet: what is twice 0?\n",
            "  Not written yet: one more.\n",
        ],
    );
    fixture.student("todo!(\"what is twice 0?\");\n    // todo!(\"no\")\n    todo!(\"one more\")");
    let (_, said) = fixture.run(&["test", "double"]);
    let second = format!("  Also to be written: one more.\n  {}:8\n", fixture.stub());
    assert_says(&said, &["  Not written yet: what is twice 0?\n", &second]);
    assert!(!said.contains("no."), "{said}");
    let (_, said) = fixture.run(&["trace", "double"]);
    assert_says(&said, &["Not written yet: what is twice 0?\n"]);
}

#[test]
fn what_cannot_be_done_is_said_with_exit_code_2() {
    let fixture = Fixture::new("bad");
    let (code, said) = fixture.run(&["test", "dobule"]);
    assert_eq!(code, 2);
    assert_says(
        &said,
        &[
            "there is no exercise, proof or project \"dobule\"; did you mean double?",
            "cargo course list",
        ],
    );
    assert_eq!(fixture.run(&["tset"]).0, 2);
    assert_eq!(fixture.run(&["test", "double", "--deadline", "soon"]).0, 2);
    for command in ["--help", "test", "hint", "trace", "solution", "reset"] {
        let args = if command == "--help" {
            vec![command]
        } else {
            vec![command, "--help"]
        };
        let (code, said) = fixture.run(&args);
        assert_eq!(code, 0);
        assert_says(&said, &["Example", "cargo course"]);
    }
    let nowhere = tempfile::tempdir().unwrap();
    let output = fixture
        .course(&["list"])
        .current_dir(&nowhere)
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert_says(
        &String::from_utf8_lossy(&output.stderr),
        &["no course here"],
    );
    let output = fixture
        .course(&["list"])
        .current_dir(&nowhere)
        .env("COURSE_ROOT", &fixture.root)
        .output();
    assert!(output.unwrap().status.success());
    let output = fixture
        .course(&["list"])
        .env("COURSE_ROOT", nowhere.path())
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(said.matches("(os error").count(), 1, "{said}");
}

#[test]
fn the_course_may_be_named_by_a_relative_path() {
    let fixture = Fixture::new("relative");
    let output = fixture
        .course(&["test", "double"])
        .current_dir(fixture.root.parent().unwrap())
        .env("COURSE_ROOT", fixture.root.file_name().unwrap())
        .output()
        .unwrap();
    assert_says(
        &String::from_utf8_lossy(&output.stdout),
        &["Not written yet: add 2 for each 1."],
    );
}

#[test]
fn a_damaged_progress_file_stops_nobody() {
    let fixture = Fixture::new("damaged");
    fixture.write(
        ".course/progress.json",
        "{\"exercises\": {\"small-1\": {\"sol",
    );
    let (code, said) = fixture.run(&["list"]);
    assert_eq!(code, 0);
    assert_says(
        &said,
        &[
            "was damaged",
            ".course/progress.damaged-1.json",
            "0 of 2 exercises done",
        ],
    );
    assert!(fs::exists(fixture.root.join(".course/progress.damaged-1.json")).unwrap());
    let (_, said) = fixture.run(&["list"]);
    assert!(!said.contains("damaged"), "it is said once:\n{said}");

    fixture.write(".course/progress.json", "{");
    fs::remove_file(fixture.root.join(".course/lock")).unwrap();
    fixture.write(".course/lock/in-the-way", "");
    let (code, said) = fixture.run(&["list"]);
    assert_eq!(code, 0, "{said}");
    assert_says(&said, &["cannot be renamed", "0 of 2 exercises done"]);
}

#[test]
fn where_progress_cannot_be_written_everything_else_goes_on() {
    let fixture = Fixture::new("unkept");
    fixture.write(".course", "a file where the folder should be");
    fixture.student(RIGHT);
    let (code, said) = fixture.run(&["test", "double"]);
    assert_eq!(code, 0, "{said}");
    assert_says(&said, &["3 of 3 tests pass", "Your progress was not saved"]);
    let (code, said) = fixture.run(&["hint", "double"]);
    assert_eq!(code, 0, "{said}");
    assert_says(&said, &["The nudge.", "Your progress was not saved"]);
    let (code, said) = fixture.run(&["reset", "double"]);
    assert_eq!(code, 0, "{said}");
    assert_says(&said, &["double.mine-1.rs", "Your progress was not saved"]);
}

#[cfg(target_os = "linux")]
#[test]
fn an_interrupt_ends_the_students_program_too() {
    use rustix::process::{Pid, Signal, kill_process};
    let fixture = Fixture::new("interrupt");
    fixture.student(ENDLESS);
    let mut child = fixture
        .course(&["test", "double"])
        .stdout(std::process::Stdio::null())
        .spawn()
        .unwrap();
    let patience = std::time::Instant::now() + std::time::Duration::from_secs(600);
    while fixture.running().is_empty() {
        assert!(
            std::time::Instant::now() < patience,
            "the tests never began"
        );
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    kill_process(Pid::from_child(&child), Signal::INT).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(130));
    assert_eq!(
        fixture.running(),
        Vec::<String>::new(),
        "a program outlived the course"
    );
}

#[test]
fn the_book_names_every_key_of_watch_mode() {
    let page = include_str!("../../../../book/src/how-to.md");
    let source = include_str!("../../src/watch/paint.rs");
    let keys = source.split('"').filter_map(|word| {
        let (key, what) = word.split_once(' ')?;
        let is_key = key.len() == 1 && key.chars().all(|c| c.is_ascii_lowercase()) && key != "y";
        (is_key && !what.is_empty()).then_some(key)
    });
    let keys: std::collections::BTreeSet<&str> = keys.collect();
    assert!(keys.len() > 7, "{keys:?}");
    for key in keys {
        assert!(
            page.contains(&format!("| `{key}` |")),
            "the page has no key {key}"
        );
    }
}

#[test]
fn a_mark_means_in_the_list_what_it_means_in_the_book() {
    let fixture = Fixture::new("marks");
    let (_, said) = fixture.run(&["list"]);
    assert_says(&said, &["→ ● small-1", "  ○ small-2"]);
    fixture.student(RIGHT);
    let (_, said) = fixture.run(&["test", "double"]);
    assert_says(&said, &["3 of 3 tests pass"]);
    let (_, said) = fixture.run(&["list"]);
    assert_says(&said, &["✓ small-1", "→ ○ small-2"]);
}

#[test]
fn a_proof_is_listed_with_its_chapter_and_done_when_its_author_says_so() {
    let fixture = Fixture::new("proof");
    let (_, said) = fixture.run(&["list"]);
    assert_says(&said, &["● small-p1     ends    proof: why double ends"]);
    let (code, said) = fixture.run(&["done", "ends"]);
    assert_eq!(code, 0);
    assert_says(&said, &["✓ small-p1  ends is done."]);
    let (_, said) = fixture.run(&["list"]);
    assert_says(&said, &["✓ small-p1", "0 of 2 exercises done"]);
    let (_, said) = fixture.run(&["done", "small-p1", "--undo"]);
    assert_says(&said, &["small-p1  ends is open again."]);
    let (_, said) = fixture.run(&["list"]);
    assert_says(&said, &["● small-p1"]);
    for (command, says) in [
        (["done", "double"], "small-1 is done when its tests pass"),
        (
            ["done", "nothing"],
            "there is no exercise, proof or project \"nothing\"",
        ),
        (["test", "ends"], "ends is a proof: write it on paper"),
    ] {
        let (code, said) = fixture.run(&command);
        assert_eq!(code, 2);
        assert_says(&said, &[says]);
    }
}

#[test]
fn other_programs_are_told_of_each_exercise_in_a_line_of_json() {
    let fixture = Fixture::new("json");
    fixture.student(WRONG);
    let (code, said) = fixture.run(&["test", "--all", "--json", "--chapter", "1"]);
    assert_eq!(code, 1);
    let lines: Vec<serde_json::Value> = said
        .lines()
        .filter(|line| line.starts_with('{'))
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let [double, kinds] = &lines[..] else {
        panic!("two exercises have a line each: {said}")
    };
    assert_eq!(double["id"], "small-1");
    assert_eq!(double["outcome"], "failed");
    let ends = double["tests"].as_array().unwrap().iter();
    let failed = ends.filter(|test| test["end"] == "failed");
    assert!(failed.count() > 0, "{double:#}");
    assert!(double["text"].as_str().unwrap().contains("small-1  double"));
    assert_eq!(kinds["stem"], "kinds");

    fixture.student("stray");
    let (_, said) = fixture.run(&["test", "--all", "--json"]);
    let line = said.lines().find(|line| line.contains("small-1")).unwrap();
    let double: serde_json::Value = serde_json::from_str(line).unwrap();
    assert_eq!(double["outcome"], "broken");
    let file = double["file"].as_str().unwrap();
    assert!(file.ends_with("src/double.rs"), "{file}");

    let (code, said) = fixture.run(&["test", "--all", "--chapter", "7"]);
    assert_eq!(code, 2);
    assert_says(&said, &["there is no chapter 7; the course has 1"]);
}

/// A thread with a stack larger than the machine cannot be started. The same error occurs if an account has too many
/// processes.
#[test]
#[cfg(unix)]
fn a_thread_that_cannot_be_started_is_told_in_a_sentence() {
    let fixture = Fixture::new("no-threads");
    let mut course = fixture.course(&["test", "double"]);
    let output = course.env("RUST_MIN_STACK", (1_u64 << 46).to_string());
    let output = output.output().unwrap();
    let said = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert_says(
        &said,
        &[
            "the system cannot start more threads",
            "run the command again",
        ],
    );
    assert!(!said.contains("panicked"), "{said}");
}
