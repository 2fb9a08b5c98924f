//! Tests of the content and length of a verdict, on the tests of one small exercise.

use crate::support::{Fixture, RIGHT, UNWRITTEN, WRONG, WRONG_STEP, assert_says};

/// Tests with cases, as rstest generates them: a module for the function, a function for each case.
const CASES: &str = r#"
use small::double::double;

#[track_caller]
fn check(n: u64) {
    let (got, _) = call_trace::record(|| double(n));
    assert!(got == 2 * n, "double({n}) is {got}: the base value is in every result.\nAnd {n} more words.");
}

mod later_numbers {
    #[test] fn case_1_one() { super::check(1) }
    #[test] fn case_2_two() { super::check(2) }
    #[test] fn case_3_three() { if super::double(3) != 6 { std::process::exit(3) } }
}

mod small_numbers {
    #[test] fn case_1_none() { super::check(0) }
    #[test] fn case_2_seven() { super::check(7) }
}

#[test]
fn of_none() {
    check(0);
}
"#;

fn with_tests(name: &str, tests: &str) -> Fixture {
    let fixture = Fixture::new(name);
    fixture.write(&fixture.path("tests/double.rs"), tests);
    fixture
}

#[test]
fn a_function_of_tests_says_its_first_message_and_counts_the_rest() {
    let fixture = with_tests("first", CASES);
    fixture.student(WRONG);
    let (code, said) = fixture.run(&["test", "double"]);
    assert_eq!(code, 1);
    assert_says(
        &said,
        &[
            // First the message, and below it the name of its test.
            "\n\n  double(1) is 3: the base value is in every result.\n  And 1 more words.\n",
            "  test: later_numbers (case 1 of 3, one); 2 more tests fail\n",
            // Two functions with the same message are counted together.
            "  double(0) is 1: the base value",
            "  test: small_numbers (case 1 of 2, none); 2 more tests fail\n",
            "  All 6 failing tests: `cargo course test double --full`",
        ],
    );
    assert!(
        !said.contains("double(7) is") && !said.contains("case_"),
        "{said}"
    );

    let (code, said) = fixture.run(&["test", "double", "--full"]);
    assert_eq!(code, 1);
    assert_says(
        &said,
        &[
            "double(1) is 3",
            "double(2) is 5",
            "ended with code 3",
            "double(7) is 15",
        ],
    );
    assert!(!said.contains("more like"), "{said}");
}

#[test]
fn the_verdict_of_one_test_can_be_asked_for() {
    let fixture = with_tests("one", CASES);
    fixture.student("if n == 2 { 0 } else { 2 * n }");
    let (code, said) = fixture.run(&["test", "double", "later_numbers"]);
    assert_eq!(code, 1);
    assert_says(
        &said,
        &[
            "2 of these 3 tests pass",
            "later_numbers (case 2 of 3, two)",
            "double(2) is 0",
        ],
    );
    assert_says(&said, &["Of all tests of this exercise, 5 of 6 pass."]);
    for one in [["later_numbers", "2"].as_slice(), &["two"], &["case_2_two"]] {
        let (code, said) = fixture.run(&[&["test", "double"], one].concat());
        assert_eq!(code, 1, "{said}");
        assert_says(&said, &["this test fails", "double(2) is 0"]);
    }
    let (code, said) = fixture.run(&["test", "double", "small_numbers"]);
    assert_eq!(code, 0);
    assert_says(
        &said,
        &[
            "2 of these 2 tests pass",
            "✓ small_numbers (case 1 of 2, none)",
            "5 of 6 pass",
        ],
    );
    let (code, said) = fixture.run(&["test", "double", "of_many"]);
    assert_eq!(code, 2);
    assert_says(
        &said,
        &["double has no test \"of_many\"; its tests are:\n  later_numbers\n"],
    );
}

#[test]
fn what_is_missing_is_said_once() {
    let fixture = with_tests("missing", CASES);
    fixture.student(&format!("_ = n; {UNWRITTEN}"));
    let (code, said) = fixture.run(&["test", "double"]);
    assert_eq!(code, 1);
    let stub = fixture.stub();
    let want = format!("  Not written yet: add 2 for each 1.\n  {stub}:6  6 tests wait for it.");
    assert_says(&said, &["not written yet", &want]);
    assert!(
        !said.contains("later_numbers") && said.lines().count() < 6,
        "{said}"
    );

    fixture.student(r#"if n < 2 { 2 * n } else { todo!("go on from 2.") }"#);
    let (_, said) = fixture.run(&["test", "double"]);
    assert_says(
        &said,
        &[
            "3 of 6 tests pass",
            "Not written yet: go on from 2.\n",
            "3 tests wait",
        ],
    );
}

#[test]
fn a_panic_of_the_students_code_shows_its_line_and_what_is_true_of_it() {
    let fixture = with_tests("advice", CASES);
    // `double` called itself until it computed 0 - 1.
    fixture.student("2 + double(n - 1)");
    let (_, said) = fixture.run(&["test", "double"]);
    let at = format!("panicked at {}:6\n    2 + double(n - 1)\n", fixture.stub());
    assert_says(
        &said,
        &[
            &at,
            "The difference does not fit in its type. If the type is unsigned, the",
            "past the base case",
        ],
    );

    fixture.student("[2 * n].get(n as usize).copied().unwrap()");
    let (_, said) = fixture.run(&["test", "double"]);
    assert_says(
        &said,
        &[
            "called `Option::unwrap()` on a `None` value",
            "The Option is None here",
        ],
    );

    let borrowed =
        "let cell = std::cell::RefCell::new(n); let _a = cell.borrow_mut(); *cell.borrow()";
    fixture.student(borrowed);
    let (_, said) = fixture.run(&["test", "double"]);
    assert_says(&said, &["let it end before the next one begins"]);
}

#[test]
fn a_message_is_bounded_and_its_claim_is_kept() {
    let fixture = with_tests(
        "bounded",
        r#"
        #[test] fn long() { panic!("the claim\n{}", "line\n".repeat(100_000)) }
        #[test] fn wide() { panic!("another claim\n{}", "word ".repeat(200_000)) }
        #[test] fn sides() { assert_eq!((0..100_000).collect::<Vec<u32>>(), [1], "they differ") }
        "#,
    );
    let (code, said) = fixture.run(&["test", "double", "--full"]);
    assert_eq!(code, 1);
    assert_says(
        &said,
        &["the claim\n", "… and 99 961 more lines", "another claim\n"],
    );
    assert_says(
        &said,
        &["they differ", "left: [0, 1, 2", "99999]", "right: [1]"],
    );
    assert!(said.len() < 10_000, "{} bytes", said.len());

    let errors: String = (0..3000)
        .map(|n| format!("let a: u8 = \"{n}\";\n"))
        .collect();
    fixture.student(&errors);
    let (code, said) = fixture.run(&["test", "double"]);
    assert_eq!(code, 1);
    assert_says(&said, &["… and 2996 more errors. The first one first."]);
    assert!(said.lines().count() < 100, "{} lines", said.lines().count());
}

#[test]
fn both_sides_are_shown_once_however_their_numbers_are_written() {
    let fixture = with_tests(
        "sides",
        r#"
        #[test] fn said() { assert_eq!(-3, 18297, "it is −3, and 18 297 was wanted") }
        #[test] fn unsaid() { assert_eq!(7, i32::MIN, "17 is no 7") }
        "#,
    );
    fixture.student("type Value = u64; n as Value");
    let (_, said) = fixture.run(&["test", "double", "--full"]);
    assert_eq!(said.matches("left:").count(), 1, "{said}");
    assert_says(&said, &["left: 7\n", "right: −∞"]);
}

#[test]
fn nothing_that_student_code_says_controls_the_terminal() {
    let fixture = with_tests("control", CASES);
    let hostile = r"\u{1b}[2J\u{1b}]0;title\u{7}\u{9b}1m\u{202e}\r";
    for body in [
        format!("println!(\"{hostile}\"); n"),
        format!("eprintln!(\"{hostile}\"); n"),
        format!("panic!(\"{hostile}\")"),
        format!("todo!(\"{hostile}\")"),
        format!("assert_eq!(\"{hostile}\", \"\"); n"),
        "let _ = \"\u{1b}[2J\"; panic!()".to_owned(),
    ] {
        fixture.student(&body);
        // The trace panics too, and the solution shows the line.
        let ways: &[&[&str]] = match body.starts_with("let _") || body.starts_with("panic") {
            true => &[
                &["test", "double"],
                &["trace", "double"],
                &["solution", "double", "--yes"],
            ],
            false => &[&["test", "double"]],
        };
        for args in ways {
            let output = fixture
                .course(args)
                .env("CLICOLOR_FORCE", "1")
                .output()
                .unwrap();
            let said = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
            let rest = without_styles(&said);
            let control = |c: char| c.is_control() && c != '\n';
            assert!(
                !rest.contains(control) && !rest.contains('\u{202e}'),
                "{body}: {rest:?}"
            );
            if args[0] == "test" {
                assert_says(&rest, &[r"\u{1b}[2J"]);
            }
        }
    }
}

/// Returns the text without the codes that set a style, and with all others.
fn without_styles(text: &str) -> String {
    let mut parts = text.split("\u{1b}[");
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        match part
            .trim_start_matches(|c: char| c.is_ascii_digit() || c == ';')
            .strip_prefix('m')
        {
            Some(rest) => out.push_str(rest),
            None => out.extend(["\u{1b}[", part]),
        }
    }
    out
}

/// A test's remarks for a student who passes it.
const REMARKS: &str = r##"
use std::io::Write;

fn leave(line: &str) {
    let path = std::env::var("COURSE_REMARKS").unwrap();
    let mut file = std::fs::File::options().create(true).append(true).open(path).unwrap();
    writeln!(file, "{line}").unwrap();
}

#[test]
fn first() {
    assert_eq!(call_trace::record(|| small::double::double(3)).0, 6);
    leave(r#"{"remark": "Right, and it never asks itself."}"#);
}

#[test]
fn second() {
    leave(r#"{"worth": "4 calls; 16 were made before."}"#);
}
"##;

#[test]
fn who_passes_hears_what_it_was_worth_and_then_kind_words() {
    let fixture = with_tests("worth", REMARKS);
    fixture.student(RIGHT);
    let (code, said) = fixture.run(&["test", "double"]);
    assert_eq!(code, 0, "{said}");
    let worth = said
        .find("4 calls; 16 were made before.")
        .expect("what it was worth");
    let remark = said
        .find("Right, and it never asks itself.")
        .expect("kind words");
    let next = said.find("Next: small-p1").expect("what is next");
    assert!(worth < remark && remark < next, "{said}");
    assert!(
        !said.contains("double(3): 4 calls"),
        "the worth says it better:\n{said}"
    );
}

#[test]
fn who_passes_reads_last_how_to_play_against_it() {
    let fixture = with_tests("plays", REMARKS);
    fixture.student(RIGHT);
    let (code, said) = fixture.run(&["test", "double"]);
    assert_eq!(code, 0, "{said}");
    let last = "\n  Play against it: `cargo course play go --mine`";
    assert!(said.trim_end().ends_with(last), "{said}");
    // Once a stronger one is solved, the command must name this one.
    let solved = r#"{"exercises": {"small-1": {"solved": true}, "small-2": {"solved": true}}}"#;
    fixture.write(".course/progress.json", solved);
    let (_, said) = fixture.run(&["test", "double"]);
    let last = "`cargo course play go --mine=double`";
    assert!(said.trim_end().ends_with(last), "{said}");
    let list = fixture.read("exercises/course.toml");
    let list = list.replace("plays = [\"go\"]\n", "");
    fixture.write("exercises/course.toml", &list);
    let (_, said) = fixture.run(&["test", "double"]);
    assert!(!said.contains("Play against it"), "{said}");
}

#[test]
fn a_tree_is_promised_to_who_made_calls_within_calls() {
    let fixture = with_tests("tree", CASES);
    fixture.student(RIGHT);
    let (_, said) = fixture.run(&["test", "double"]);
    assert_says(&said, &["`cargo course trace double` draws your tree."]);
    fixture.student("2 * n");
    let (code, said) = fixture.run(&["test", "double"]);
    assert_eq!(code, 0, "{said}");
    assert_says(
        &said,
        &["`cargo course trace double` draws a run of yours."],
    );
}

#[test]
fn who_does_not_end_is_sent_to_the_trace_where_calls_are_recorded() {
    let endless = "fn endless() { loop { std::hint::spin_loop() } }";
    let fixture = with_tests("endless", "#[test] fn one() { small::double::double(1); }");
    let deadline = ["--deadline", "1"];
    for (traced, in_verdict, in_trace) in [
        (true, "`cargo course trace double`", "double(3)"),
        (
            false,
            "Does a loop or a chain of calls never end, or is it only far too long?\n",
            "nothing was recorded. It did not end within 1 s.\n",
        ),
    ] {
        let source = crate::support::double("endless(); n") + endless;
        let mark = if traced { "#[traced]" } else { "" };
        fixture.write(&fixture.stub(), &source.replace("#[traced]", mark));
        // On a busy machine the verdict may be undecided. Then the test runs it again.
        let verdict = || fixture.run(&[["test", "double"], deadline].concat()).1;
        let said = std::iter::repeat_with(verdict).take(20);
        let said = { said }.find(|said| !said.contains("the machine was busy"));
        let said = said.expect("the machine is not busy for ever");
        assert_says(&said, &["did not end within 1 s", in_verdict]);
        let (_, said) = fixture.run(&[["trace", "double"], deadline].concat());
        assert_says(&said, &[in_trace, "It did not end within 1 s."]);
        let until = said.contains("The drawing shows the calls recorded until then.");
        assert_eq!(until, traced, "{said}");
    }
}

#[test]
fn what_the_last_change_did_is_told_in_a_line() {
    let fixture = with_tests("change", CASES);
    fixture.student("if n == 2 { 0 } else { 2 * n }");
    let (_, said) = fixture.run(&["test", "double"]);
    assert!(
        !said.contains("Since the last"),
        "there was none before:\n{said}"
    );
    fixture.student("if n == 7 { 0 } else { 2 * n }");
    let (_, said) = fixture.run(&["test", "double"]);
    assert_says(
        &said,
        &["  Since the last verdict, 1 more test passes, and 1 that passed before now fails.\n"],
    );
    let (_, said) = fixture.run(&["test", "double"]);
    assert!(
        !said.contains("Since the last"),
        "it is no news any more:\n{said}"
    );
    fixture.student("2 * n");
    let (code, said) = fixture.run(&["test", "double"]);
    assert_eq!(code, 0);
    assert_says(
        &said,
        &["6 of 6 tests pass\n  Since the last verdict, 1 more test passes.\n"],
    );
}

#[cfg(target_os = "linux")]
#[test]
fn whoever_cannot_be_told_is_no_success_and_whoever_stops_reading_hears_no_other_code() {
    use std::process::Stdio;
    let fixture = Fixture::new("unread");
    let full = || {
        std::fs::File::options()
            .write(true)
            .open("/dev/full")
            .unwrap()
    };
    for args in [["test", "double"], ["test", "--all"], ["list", ""]] {
        let args: Vec<&str> = args.into_iter().filter(|word| !word.is_empty()).collect();
        let output = fixture.course(&args).stdout(full()).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert_says(
            &String::from_utf8_lossy(&output.stderr),
            &["cannot be written"],
        );
    }
    let mut child = fixture
        .course(&["test", "--all"])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    assert_eq!(
        child.wait().unwrap().code(),
        Some(1),
        "the exercises are not solved"
    );
}

#[test]
fn a_reason_is_told_once_and_its_further_tests_are_one_line() {
    let fixture = with_tests(
        "reasons",
        r#"
        fn say(n: u64, why: &str) { panic!("double({n}): yours returned 1, and it should be 0.\n{why}\n\nits tree") }
        #[test] fn one() { say(1, "The base value is in every result.") }
        #[test] fn two() { say(2, "The base value is in every result.") }
        #[test] fn three() { say(3, "The base value is in every result.") }
        #[test] fn four() { say(4, "Something else.") }
        #[test] fn again() { panic!("double(4): yours returned 1, and it should be 0.\nThat comes first.") }
        #[test] fn five() { small::double::double(5); }
        #[test] fn six() { small::double::double(6); }
        "#,
    );
    fixture.student("assert!(n < 5, \"too large\");\n    n");
    let (_, said) = fixture.run(&["test", "double"]);
    assert_eq!(
        said.matches("The base value is in every result.").count(),
        1,
        "{said}"
    );
    assert_says(
        &said,
        &[
            "double(1): yours returned 1, and it should be 0.\n  The base value",
            "  test: one; 2 more tests fail\n",
            "  double(4): yours returned 1, and it should be 0.\n    test: four; 1 more test fails\n",
            "  test: five; 1 more test fails\n",
        ],
    );
    // What the first message has no part in is for later.
    for later in ["double(2)", "Something else.", "comes first"] {
        assert!(!said.contains(later), "{said}");
    }
    let (_, said) = fixture.run(&["test", "double", "--full"]);
    assert_says(
        &said,
        &["double(2): yours", "double(3): yours", "Something else."],
    );
}

#[test]
fn a_sentence_that_two_messages_share_is_their_reason_whatever_they_say_of_the_input() {
    let fixture = with_tests(
        "sentences",
        r#"
        fn say(n: u64, why: &str) { panic!("double({n}): yours returned 1, and it should be 0.\n{why}\nBoard {n}:") }
        #[test] fn one() { say(1, "1 was stored twice. Is each one looked up first?") }
        #[test] fn two() { say(2, "2 was stored twice. Is each one looked up first?") }
        #[test] fn three() { say(3, "3 was stored twice. Is it stored at all?") }
        "#,
    );
    fixture.student(WRONG);
    let (_, said) = fixture.run(&["test", "double"]);
    assert_says(
        &said,
        &["  test: one; 1 more test fails\n", "double(3): yours"],
    );
    assert!(!said.contains("double(2)"), "{said}");
}

#[test]
fn a_verdict_is_one_screen_with_its_first_message_whole() {
    let tests: String = (0..9)
        .map(|n| {
            format!(
                "#[test] fn number_{n}() {{ panic!(\"double({n}): yours returned 1, and it should be 0.\\n\
                 Reason {n} of all.\\n{}\") }}\n",
                "a board\\n".repeat(7)
            )
        })
        .collect();
    let fixture = with_tests("a-screen", &tests);
    fixture.student(WRONG);
    let (_, said) = fixture.run(&["test", "double"]);
    assert!(said.lines().count() <= 24, "{said}");
    assert_eq!(said.matches("a board").count(), 7, "{said}");
    assert_says(
        &said,
        &[
            "Reason 0 of all.",
            "\n\n  double(1): yours returned 1, and it should be 0.\n    test: number_1\n  double(2): yours",
            "  number_4 and 4 more tests fail in other ways.\n",
            "  All 9 failing tests: `cargo course test double --full`",
        ],
    );
    assert!(!said.contains("Reason 1"), "{said}");
    let (_, said) = fixture.run(&["test", "double", "--full"]);
    assert_eq!(said.matches("a board").count(), 9 * 7, "{said}");
}

#[test]
fn the_message_of_a_failing_verdict_is_on_the_first_screen() {
    let names: String = (0..30)
        .map(|n| {
            format!("#[test] fn a_long_name_of_a_test_number_{n}() {{ panic!(\"the claim\") }}\n")
        })
        .collect();
    let fixture = with_tests("many-names", &names);
    fixture.student(RIGHT);
    assert_eq!(fixture.run(&["test", "double"]).0, 1);
    fixture.student(WRONG);
    let (_, said) = fixture.run(&["test", "double"]);
    let at = said.lines().position(|line| line.trim() == "the claim");
    assert_eq!(at, Some(2), "below the title and a blank line:\n{said}");
    assert_says(
        &said,
        &["  test: a_long_name_of_a_test_number_0; 29 more tests fail\n"],
    );
}

#[test]
fn a_line_that_names_a_test_is_wrapped() {
    let long = "a_name_of_a_test_that_goes_on_and_on_to_the_other_side";
    let tests = (0..15).map(|n| {
        let board = "board\\n".repeat(n);
        format!("#[test] fn {long}_{n}() {{ panic!(\"claim {n}\\n{board}\") }}\n")
    });
    let fixture = with_tests("narrow", &tests.collect::<String>());
    fixture.student(WRONG);
    let (_, said) = fixture.run(&["test", "double"]);
    let wide: Vec<&str> = said
        .lines()
        .filter(|line| line.chars().count() > 80)
        .collect();
    assert!(wide.is_empty(), "{wide:?}");
    let words: Vec<&str> = said.split_whitespace().collect();
    assert_says(&words.join(" "), &["more tests fail in other ways."]);
}

/// The compiler warns about this loop.
#[test]
fn a_loop_that_the_compiler_warns_of_is_told_first() {
    let fixture = Fixture::new("warned");
    fixture.student("while let some = n { std::hint::black_box(some); }\n    n");
    let (code, said) = fixture.run(&["test", "double", "--deadline", "0.5"]);
    assert_eq!(code, 1);
    let warning = said.find("the loop will never exit");
    let ending = said.find("did not end within");
    assert!(warning.is_some() && warning < ending, "{said}");
}

#[test]
fn what_is_drawn_is_the_run_of_the_message_above_it() {
    let tests = r#"
        fn check(n: u64, reason: &str) {
            let (got, _) = call_trace::record(|| small::double::double(n));
            assert!(got == 2 * n, "double({n}): yours returned {got}.\n{reason}\nIn a drawing of your calls it is so.");
        }
        #[test] fn far() { check(9, "It adds too much.") }
        #[test] fn near() { check(4, "It adds too much.") }
        #[test] fn other() { check(5, "It is odd.") }
    "#;
    let fixture = with_tests("drawn", tests);
    fixture.student(WRONG_STEP);
    // The runs of double(4) and double(5) are smaller, but the message is about double(9).
    let (_, said) = fixture.run(&["test", "double"]);
    let message = "  It adds too much.\n  In a drawing of your calls it is so.\n\n  Your calls for double(9):\n";
    assert_says(&said, &[message, "  test: far; 1 more test fails\n"]);
    assert_says(&said, &["  other fails in another way.\n"]);
    assert_eq!(said.matches("Your calls for").count(), 1, "{said}");
    assert_eq!(said.matches("In a drawing").count(), 1, "{said}");
    let (_, said) = fixture.run(&["test", "double", "near"]);
    let message = "  It adds too much.\n  In a drawing of your calls it is so.\n\n  Your calls for double(4):\n";
    assert_says(&said, &[message]);
}

#[test]
fn who_passes_sees_the_run_that_was_the_point() {
    let tests = r#"
        use small::double::{double, twice};
        #[test] fn plain() { assert_eq!(call_trace::record(|| double(3)).0, 6) }
        #[test] fn small_point() { assert_eq!(call_trace::record(|| twice(3)).0, 6) }
        #[test] fn point() { assert_eq!(call_trace::record(|| twice(4)).0, 8) }
        #[test] fn too_large_to_draw() { assert_eq!(call_trace::record(|| twice(50)).0, 100) }
    "#;
    let fixture = with_tests("point", tests);
    let catalogue = fixture.read("exercises/course.toml");
    let with_point = "traces = [\"double\", \"twice\"]\npoint = \"twice\"";
    let catalogue = catalogue.replace("traces = [\"double\"]", with_point);
    fixture.write(
        "exercises/course.toml",
        &catalogue.replace("beside = [\"twice\"]\n", ""),
    );
    let twice = "\n#[traced]\npub fn twice(n: u64) -> u64 {\n    if n == 0 { 0 } else { 2 + twice(n - 1) }\n}\n";
    fixture.write(&fixture.stub(), &(crate::support::double(RIGHT) + twice));
    let (code, said) = fixture.run(&["test", "double"]);
    assert_eq!(code, 0, "{said}");
    assert_says(
        &said,
        &[
            "Right. 1 proof to go in Small things.",
            "Next: small-p1  ends, a proof on paper: `cargo course done ends` marks it.",
            "Your calls for twice(4):",
        ],
    );
    assert!(!said.contains("Your calls for double"), "{said}");
}
