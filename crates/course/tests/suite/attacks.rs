//! Tests with hostile or unusual programs and files: the verdict must still describe the current file.

use std::fs::{self, File};
use std::path::PathBuf;
use std::time::{Duration, SystemTime};

use crate::support::{Fixture, RIGHT, UNWRITTEN, WRONG, assert_says};

const OLD: Duration = Duration::from_secs(24 * 60 * 60);

/// Returns the full path of a file of the course.
fn full(fixture: &Fixture, path: &str) -> PathBuf {
    fixture.root.join(path)
}

fn set_date(fixture: &Fixture, path: &str, date: SystemTime) {
    let file = File::options()
        .write(true)
        .open(full(fixture, path))
        .unwrap();
    file.set_modified(date).unwrap();
}

/// Puts a `double` with this body in place, with yesterday's date.
fn put_old(fixture: &Fixture, body: &str) {
    let place = fixture.path("src/double.rs");
    let text = crate::support::double(body);
    let new = fixture.path("src/handed-in.txt");
    fixture.write(&new, &text);
    set_date(fixture, &new, SystemTime::now() - OLD);
    fs::rename(full(fixture, &new), full(fixture, &place)).unwrap();
}

#[test]
fn the_file_that_is_there_is_judged_whatever_its_date() {
    let fixture = Fixture::new("dates");
    fixture.student(RIGHT);
    assert_eq!(fixture.run(&["test", "double"]).0, 0);
    put_old(&fixture, WRONG);
    let (code, said) = fixture.run(&["test", "double"]);
    assert_eq!(code, 1, "{said}");
    assert_says(&said, &["double(0): yours returned 1, and it should be 0."]);
    // Another program of the same chapter draws the trace.
    let (code, said) = fixture.run(&["trace", "double"]);
    assert_eq!(code, 0, "{said}");
    assert_says(&said, &["double(3) → 7"]);
    put_old(&fixture, RIGHT);
    let (_, said) = fixture.run(&["trace", "double"]);
    assert_says(&said, &["double(3) → 6"]);
    let (code, said) = fixture.run(&["test", "double"]);
    assert_eq!(code, 0, "{said}");
    // Also after a failed build, and after one of another exercise.
    put_old(&fixture, "oh no");
    let (_, said) = fixture.run(&["test", "kinds"]);
    assert_says(&said, &["did not compile"]);
    put_old(&fixture, RIGHT);
    assert_eq!(fixture.run(&["test", "double"]).0, 0);
    put_old(&fixture, WRONG);
    let _ = fixture.run(&["test", "kinds", "--deadline", "1"]);
    put_old(&fixture, RIGHT);
    let (code, said) = fixture.run(&["test", "double"]);
    assert_eq!(code, 0, "{said}");
}

#[cfg(unix)]
#[test]
fn watch_mode_judges_the_file_that_is_there_as_well() {
    let fixture = Fixture::new("dateswatch");
    fixture.student(RIGHT);
    let mut terminal = crate::support::pty::Terminal::course(&fixture, "");
    terminal.wait_for(&["3 of 3 tests pass"]);
    put_old(&fixture, WRONG);
    terminal.wait_for(&["double(0): yours returned 1, and it should be 0."]);
    put_old(&fixture, RIGHT);
    terminal.wait_for(&["3 of 3 tests pass"]);
    terminal.press("q");
    terminal.wait_for_the_end(0);
}

#[test]
fn a_reset_names_the_way_back_and_it_leads_there() {
    let fixture = Fixture::new("back");
    fixture.student(RIGHT);
    assert_eq!(fixture.run(&["test", "double"]).0, 0);
    let (_, said) = fixture.run(&["reset", "double"]);
    assert_says(&said, &["cargo course reset double --undo"]);
    let (_, said) = fixture.run(&["test", "double"]);
    assert_says(&said, &["Not written yet"]);
    // By hand, which keeps the old date.
    let kept = fixture.path("src/double.mine-1.rs");
    fs::rename(full(&fixture, &kept), full(&fixture, &fixture.stub())).unwrap();
    let (code, said) = fixture.run(&["test", "double"]);
    assert_eq!(code, 0, "{said}");
    // And by the command.
    fixture.run(&["reset", "double"]);
    let (code, said) = fixture.run(&["reset", "double", "--undo"]);
    assert_eq!(code, 0, "{said}");
    assert_says(&said, &[&fixture.stub(), "is your code again"]);
    assert!(!full(&fixture, &kept).exists(), "it is no copy any more");
    assert_eq!(fixture.run(&["test", "double"]).0, 0);
    // The current file is kept in turn.
    fixture.run(&["reset", "double"]);
    fixture.student(WRONG);
    let (_, said) = fixture.run(&["reset", "double", "--undo"]);
    let second = fixture.path("src/double.mine-2.rs");
    assert_says(&said, &["is your code again", &second]);
    assert_says(&fixture.read(&fixture.stub()), &[RIGHT]);
    assert_says(&fixture.read(&second), &[WRONG]);
    fs::remove_file(full(&fixture, &second)).unwrap();
    let (code, said) = fixture.run(&["reset", "double", "--undo"]);
    assert_eq!(code, 2, "{said}");
    assert_says(&said, &["nothing to restore"]);
    assert!(!fixture.read(&fixture.stub()).contains(UNWRITTEN));
}

#[test]
fn counts_are_those_of_the_whole_run_or_not_said() {
    let fixture = Fixture::new("counts");
    // Far more calls than fit into a recording's file, all of which return.
    let waste = "if n == 3 { for _ in 0..100_000 { double(0); } } if n == 0 { 0 } else { 2 + double(n - 1) }";
    fixture.student(waste);
    let (code, said) = fixture.run(&["test", "double"]);
    assert_eq!(code, 0, "{said}");
    let whole = "double: 100 004 calls, 4 frames deep";
    assert_says(&said, &[whole, "later calls not recorded."]);
    for lie in ["never returned", "done again"] {
        assert!(!said.contains(lie), "{lie:?} is said of a torso:\n{said}");
    }
}

/// Returns the verdict if the test of 0 runs this code. One other test fails, one is ignored, and the rest pass.
fn verdict_of(fixture: &Fixture, code: &str) -> String {
    let text = format!("pub fn kind(number: u64) {{ if number == 0 {{ {code} }} }}\n");
    fixture.write(&fixture.path("src/kinds.rs"), &text);
    let (code, said) = fixture.run(&["test", "kinds", "--full"]);
    assert_eq!(code, 1, "{said}");
    assert_says(&said, &["9 of 11 tests pass", "t0_fine", "t10_compares"]);
    said
}

#[test]
fn what_is_printed_is_neither_a_pass_nor_a_cause() {
    let fixture = Fixture::new("forged");
    let summary = |counts: &str| {
        let line = format!("test result: ok. {counts} 0 measured; finished in 0.00s");
        format!("println!(\"\\n{line}\\n\");")
    };
    for (counts, code) in [
        ("1 passed; 0 failed; 0 ignored;", 0),
        ("0 passed; 0 failed; 1 ignored;", 0),
        ("0 passed; 1 failed; 0 ignored;", 101),
    ] {
        let forged = format!("{} std::process::exit({code})", summary(counts));
        let words = format!("ended with code {code} before the test was over");
        assert_says(&verdict_of(&fixture, &forged), &[&words]);
    }
    for line in [
        "thread 'main' has overflowed its stack",
        "memory allocation of 8 bytes failed",
    ] {
        let code = format!("eprintln!(\"{line}\"); panic!(\"an ordinary panic\")");
        let said = verdict_of(&fixture, &code);
        assert_says(&said, &["panicked at", "an ordinary panic"]);
        assert!(!said.contains("used up its stack") && !said.contains("more memory"));
    }
    assert_says(&fixture.run(&["list"]).1, &["0 of 2 exercises done"]);
}

/// Writes a pass into the harness's log and ends the process.
const FORGES_THE_LOG: &str = "let words: Vec<String> = std::env::args().collect();
    let after = |word: &str| words.iter().position(|it| it == word).and_then(|at| words.get(at + 1));
    if let (Some(log), Some(test)) = (after(\"--logfile\"), after(\"--exact\")) {
        std::fs::write(log, format!(\"ok {test}\\n\")).unwrap();
    }
    std::process::exit(n as i32 * 0)";

#[test]
fn a_forged_log_is_no_pass_where_the_recording_breaks_off() {
    let fixture = Fixture::new("forgedlog");
    fixture.student(FORGES_THE_LOG);
    let (code, said) = fixture.run(&["test", "double"]);
    assert_eq!(code, 1, "{said}");
    // The test that calls no student code has passed.
    assert_says(&said, &["1 of 3 tests pass", "its recording is incomplete"]);
    assert_says(&fixture.run(&["list"]).1, &["0 of 2 exercises done"]);
}

#[test]
fn code_that_rewrites_a_file_of_tests_has_not_passed() {
    let fixture = Fixture::new("rewritten");
    let tests = fixture.path("tests/kinds.rs");
    let (place, before) = (full(&fixture, &tests), fixture.read(&tests));
    fixture.student(&format!(
        "std::fs::write({place:?}, \"#[test] fn a() {{}}\").unwrap(); {RIGHT}"
    ));
    let (code, said) = fixture.run(&["test", "double"]);
    assert_eq!(code, 1, "{said}");
    assert_says(
        &said,
        &[
            "the tests were rewritten",
            "were changed while the tests ran",
            &tests,
            "git checkout",
        ],
    );
    assert_says(&fixture.run(&["list"]).1, &["0 of 2 exercises done"]);
    // The next trace detects the change too.
    fixture.write(&tests, &before);
    let (code, said) = fixture.run(&["trace", "double", "1"]);
    assert_eq!(code, 1, "{said}");
    assert_says(&said, &["were changed while it ran", &tests]);
    // Writing the same text again changes nothing.
    fixture.write(&tests, &before);
    fixture.student(&format!(
        "std::fs::write({place:?}, {before:?}).unwrap(); {RIGHT}"
    ));
    for words in [&["test", "double"][..], &["trace", "double", "1"]] {
        let (code, said) = fixture.run(words);
        assert_eq!(code, 0, "{said}");
    }
}

#[cfg(unix)]
#[test]
fn what_a_run_notes_does_nothing_to_a_terminal_and_reaches_a_file_of_data_as_it_is() {
    let fixture = Fixture::new("marks");
    fixture.student(&format!(
        "call_trace::note(\"\\u{{9b}}1m\\u{{202e}}\"); {RIGHT}"
    ));
    for form in ["json", "svg", "html"] {
        let arguments = format!("trace double 1 --as {form}");
        let terminal = crate::support::pty::Terminal::course(&fixture, &arguments);
        terminal.wait_for_the_end(0);
        let shown = terminal.text();
        assert!(!shown.contains('\u{202e}'), "{form}: {shown}");
        if form == "json" {
            assert_says(&shown, &[r"\u{202e}"]);
        }
    }
    let (code, said) = fixture.run(&["trace", "double", "1", "--as", "json"]);
    assert_eq!(code, 0, "{said}");
    assert_says(&said, &["\u{9b}1m\u{202e}"]);
    let drawn = full(&fixture, "drawn.txt");
    let file = drawn.to_str().unwrap();
    fixture.run(&["trace", "double", "1", "--as", "stack", "--out", file]);
    let text = fs::read_to_string(&drawn).unwrap();
    assert!(!text.contains(['\u{9b}', '\u{202e}']), "{text}");
}

#[test]
fn a_lock_file_that_is_missing_is_named_and_not_made_anew() {
    let fixture = Fixture::new("locked");
    fixture.student(RIGHT);
    let lock = full(&fixture, "exercises/Cargo.lock");
    fs::remove_file(&lock).unwrap();
    let (code, said) = fixture.run(&["test", "double"]);
    assert_eq!(code, 2, "{said}");
    assert_says(
        &said,
        &[
            "exercises/Cargo.lock is missing",
            "git checkout -- \"exercises/Cargo.lock\"",
        ],
    );
    assert!(!lock.exists());
}

#[test]
fn a_lock_file_that_does_not_fit_is_left_as_it_is_and_what_helps_is_named() {
    let fixture = Fixture::new("unlocked");
    fixture.student(RIGHT);
    let package = "[package]\nname = \"extra\"\nversion = \"0.1.0\"\nedition = \"2024\"\n";
    fixture.write("exercises/extra/Cargo.toml", package);
    fixture.write("exercises/extra/src/lib.rs", "");
    let manifest = fixture.path("Cargo.toml");
    let text = fixture.read(&manifest);
    let more = "[dependencies]\nextra = { path = \"../extra\" }\n";
    fixture.write(&manifest, &text.replace("[dependencies]\n", more));
    let lock = fixture.read("exercises/Cargo.lock");
    let (code, said) = fixture.run(&["test", "double"]);
    assert_eq!(code, 2, "{said}");
    assert_says(
        &said,
        &[
            "exercises/Cargo.lock does not match",
            "cargo update --workspace --manifest-path exercises/Cargo.toml",
            "git checkout -- \"exercises/*Cargo.toml\" exercises/Cargo.lock",
            "none of your files is the cause",
        ],
    );
    assert!(!said.contains("--locked"), "{said}");
    assert_eq!(fixture.read("exercises/Cargo.lock"), lock);
    // The suggested command works, even without a network.
    let mut update = std::process::Command::new(env!("CARGO"));
    update.args([
        "update",
        "--workspace",
        "--manifest-path",
        "exercises/Cargo.toml",
    ]);
    update
        .current_dir(&fixture.root)
        .env("CARGO_NET_OFFLINE", "true");
    assert!(update.status().unwrap().success());
    let (code, said) = fixture.run(&["test", "double"]);
    assert_eq!(code, 0, "{said}");
}

/// Skipped on a contributor's machine without bubblewrap, but never in the gate.
#[cfg(target_os = "linux")]
#[test]
fn without_room_in_the_temporary_folder_nothing_is_judged() {
    use std::process::Command;
    let installed = Command::new("bwrap").arg("--version").output();
    if installed.is_err() && std::env::var_os("CI").is_none() {
        eprintln!("not run: bubblewrap is not installed");
        return;
    }
    let fixture = Fixture::new("full");
    let many = "if n == 3 { for _ in 0..10_000 { double(0); } } if n == 0 { 0 } else { 2 + double(n - 1) }";
    fixture.student(many);
    assert_eq!(fixture.run(&["test", "double"]).0, 0);
    let small = full(&fixture, "small");
    fs::create_dir(&small).unwrap();
    let with = |bytes: &str| {
        let mut course = fixture.course(&["test", "double"]);
        course.env("TMPDIR", &small);
        let mut around = Command::new("bwrap");
        around.args(["--die-with-parent", "--dev-bind", "/", "/", "--size", bytes]);
        around
            .arg("--tmpfs")
            .arg(&small)
            .arg("--")
            .arg(course.get_program());
        around.args(course.get_args()).current_dir(&fixture.root);
        around.envs(
            course
                .get_envs()
                .filter_map(|(name, value)| Some((name, value?))),
        );
        let output = around.output().unwrap();
        let said = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
        (output.status.code(), said)
    };
    let (code, said) = with("8388608");
    assert_eq!(code, Some(0), "{said}");
    for bytes in ["16384", "65536", "262144"] {
        let (code, said) = with(bytes);
        assert_eq!(code, Some(2), "with {bytes} bytes: {said}");
        assert_says(
            &said,
            &[
                "the tests cannot be judged: the temporary folder",
                "is full. Free some space there, or set TMPDIR to",
            ],
        );
        assert!(!said.contains("tests pass"), "{said}");
    }
}

#[test]
fn a_panic_during_a_panic_shows_both_and_no_addresses() {
    let fixture = Fixture::new("twice");
    let said = verdict_of(
        &fixture,
        "struct Bomb;
         impl Drop for Bomb { fn drop(&mut self) { panic!(\"the second panic\") } }
         let _bomb = Bomb;
         panic!(\"the first panic\")",
    );
    assert_says(&said, &["the first panic", "the second panic", "abort"]);
    assert!(!said.contains("0x") && !said.contains("/rustc/"), "{said}");
}

#[test]
fn many_endless_tests_run_side_by_side() {
    let fixture = Fixture::new("endless");
    // Each of the ten runs until all of them have begun. If they began one after the other, the first would be stopped
    // at its deadline before the last one began.
    let folder = fixture.root.join("begun");
    fs::create_dir(&folder).unwrap();
    fixture.write(
        &fixture.path("src/kinds.rs"),
        &format!(
            "use std::{{fs, path::Path, thread::sleep, time::Duration}};\n\
             pub fn kind(number: u64) {{\n\
                 let folder = Path::new({folder:?});\n\
                 fs::write(folder.join(number.to_string()), \"\").unwrap();\n\
                 while fs::read_dir(folder).unwrap().count() < 10 {{ sleep(Duration::from_millis(10)) }}\n\
             }}"
        ),
    );
    let (_, said) = fixture.run(&["test", "kinds", "--deadline", "300"]);
    assert_says(&said, &["10 of 11 tests pass", "assert_eq!(sum, 3)"]);
}

#[test]
fn the_memory_of_all_tests_together_is_limited() {
    let fixture = Fixture::new("memory");
    // One test may use more memory than the limit of all together: without that limit, all tests but one would pass.
    fixture.write(
        &fixture.path("src/kinds.rs"),
        "pub fn kind(_: u64) {
            let held = vec![1_u8; 100 << 20];
            std::thread::sleep(std::time::Duration::from_millis(600));
            assert_eq!(std::hint::black_box(held)[0], 1);
        }",
    );
    let mut command = fixture.course(&["test", "kinds"]);
    let output = command.env("COURSE_MEMORY", "250").output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    assert_says(
        &said,
        &["used more than the limit of 250 MiB", "This one used"],
    );
}

#[test]
fn who_holds_the_lock_of_the_progress_stops_nobody() {
    let fixture = Fixture::new("lock");
    fixture.student(RIGHT);
    fixture.write(".course/lock", "");
    let lock = File::options()
        .write(true)
        .open(full(&fixture, ".course/lock"))
        .unwrap();
    lock.lock().unwrap();
    let (code, said) = fixture.run(&["test", "double"]);
    assert_eq!(code, 0, "{said}");
    assert_says(&said, &["Your progress was not saved", ".course/lock"]);
}

#[test]
fn a_source_that_is_no_text_and_a_damaged_manifest_are_named() {
    let fixture = Fixture::new("damages");
    let stub = full(&fixture, &fixture.stub());
    fs::write(&stub, b"\xff\xfep\0u\0b\0").unwrap();
    let (code, said) = fixture.run(&["test", "kinds"]);
    assert_eq!(code, 1);
    assert_says(
        &said,
        &["src/double.rs is saved as UTF-16", "Save it as UTF-8"],
    );
    fixture.student(RIGHT);
    let manifest = fixture.path("Cargo.toml");
    let text = fixture.read(&manifest);
    for damage in [
        "[package",
        "",
        "[package]\nname = \"other\"\nversion = \"0.1.0\"\n",
    ] {
        fixture.write(&manifest, damage);
        let (code, said) = fixture.run(&["test", "double"]);
        assert_eq!(code, 2, "{damage:?}: {said}");
        assert_says(
            &said,
            &[
                "git checkout -- \"exercises/*Cargo.toml\"",
                "none of your files is the cause",
            ],
        );
        let (code, said) = fixture.run(&["test", "--all"]);
        assert_eq!(code, 2, "{damage:?}: {said}");
    }
    fs::remove_file(full(&fixture, &manifest)).unwrap();
    let (code, said) = fixture.run(&["test", "double"]);
    assert_eq!(code, 2, "{said}");
    assert_says(&said, &["git checkout -- \"exercises/*Cargo.toml\""]);
    fixture.write(&manifest, &text);
    assert_eq!(fixture.run(&["test", "double"]).0, 0);
}

#[test]
fn where_nothing_can_be_written_no_code_is_to_blame() {
    let fixture = Fixture::new("nodisk");
    fixture.student(RIGHT);
    fixture.write("file", "");
    let mut course = fixture.course(&["test", "double"]);
    course.env("CARGO_TARGET_DIR", full(&fixture, "file/target"));
    let output = course.output().unwrap();
    let said = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert_says(
        &said,
        &[
            "cargo could not build it",
            "none of your files is the cause",
        ],
    );
}

#[test]
fn a_constant_that_counts_for_ever_stops_the_build_and_not_the_course() {
    let fixture = Fixture::new("constant");
    fixture.student(RIGHT);
    assert_eq!(fixture.run(&["test", "double"]).0, 0);
    let text = "#[allow(long_running_const_eval)]\n\
                pub const X: u64 = { let mut i = 0; while i < u64::MAX { i += 1; } i };\n\
                pub fn kind(number: u64) { assert!(number < X) }\n";
    fixture.write(&fixture.path("src/kinds.rs"), text);
    let mut course = fixture.course(&["test", "--all"]);
    let output = course.env("COURSE_BUILDING", "1").output().unwrap();
    let said = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert_says(&said, &["0 of 2 exercises are solved"]);
    let mut course = fixture.course(&["test", "double"]);
    let output = course.env("COURSE_BUILDING", "1").output().unwrap();
    let said = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert_says(&said, &["The compiler was stopped", "COURSE_BUILDING=600"]);
}

#[cfg(unix)]
#[test]
fn of_a_chapter_that_does_not_compile_one_build_counts_for_all() {
    use std::os::unix::fs::PermissionsExt;
    let fixture = Fixture::new("once");
    // A cargo that counts its calls.
    let cargo = full(&fixture, "cargo.sh");
    let script =
        "#!/bin/sh\necho asked >> \"$(dirname \"$0\")/asked\"\nexec \"$OWN_CARGO\" \"$@\"\n";
    fs::write(&cargo, script).unwrap();
    fs::set_permissions(&cargo, fs::Permissions::from_mode(0o755)).unwrap();
    let builds = |words: &[&str]| {
        let _ = fs::remove_file(full(&fixture, "asked"));
        let mut course = fixture.course(words);
        let own = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let output = course
            .env("OWN_CARGO", own)
            .env("CARGO", &cargo)
            .output()
            .unwrap();
        let said = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
        (fixture.read("asked").lines().count(), said)
    };
    fixture.student("oh no");
    let (times, said) = builds(&["test", "--all"]);
    assert_eq!(times, 1, "{said}");
    assert_eq!(said.matches("did not compile").count(), 2, "{said}");
    let (times, said) = builds(&["test", "--all", "--json"]);
    assert_eq!(times, 1, "{said}");
    assert_eq!(said.matches("\"broken\"").count(), 2, "{said}");
    fixture.student(WRONG);
    let (times, said) = builds(&["test", "--all"]);
    assert_eq!(times, 2, "{said}");
}

/// Creates a pipe without a writer.
#[cfg(unix)]
fn make_pipe(path: &std::path::Path) {
    let _ = fs::remove_file(path);
    let made = std::process::Command::new("mkfifo").arg(path).status();
    assert!(made.unwrap().success());
}

#[cfg(unix)]
#[test]
fn a_pipe_in_place_of_a_file_keeps_nobody_waiting() {
    let fixture = Fixture::new("pipes");
    make_pipe(&full(&fixture, &fixture.stub()));
    for command in ["test", "trace"] {
        let (code, said) = fixture.run(&[command, "double"]);
        assert_eq!(code, 2);
        assert_says(&said, &["src/double.rs is a pipe or a device, not a file"]);
    }
    let (code, said) = fixture.run(&["reset", "double"]);
    assert_eq!(code, 2);
    assert_says(&said, &["cannot read", "a pipe or a device"]);
    // The student's own code may replace its output files in the same way.
    fs::remove_file(full(&fixture, &fixture.stub())).unwrap();
    fixture.student(
        "let file = |name| std::env::var(name).unwrap_or_default();
         for path in [file(\"CALL_TRACE_FILE\"), file(\"COURSE_REMARKS\")] {
             _ = std::fs::remove_file(&path);
             _ = std::process::Command::new(\"mkfifo\").arg(&path).status();
         }
         2 * n",
    );
    let (code, said) = fixture.run(&["test", "double"]);
    assert_eq!(code, 1, "{said}");
    assert_says(&said, &["1 of 3 tests pass", "its recording is incomplete"]);
    let (code, said) = fixture.run(&["trace", "double"]);
    assert_eq!(code, 2, "{said}");
    assert_says(&said, &["nothing was recorded"]);
}

#[cfg(target_os = "linux")]
#[test]
fn a_runner_that_is_killed_leaves_no_program_behind() {
    let fixture = Fixture::new("killed");
    fixture.student("std::thread::sleep(std::time::Duration::from_secs(1000)); n");
    let mut runner = fixture.course(&["test", "double"]).spawn().unwrap();
    let wait_until = |wanted: bool| {
        let patience = std::time::Instant::now() + Duration::from_secs(600);
        while fixture.running().is_empty() == wanted {
            assert!(std::time::Instant::now() < patience, "it takes for ever");
            std::thread::sleep(Duration::from_millis(10));
        }
    };
    wait_until(true);
    // The program is visible a moment before its runner has registered it with the guard.
    std::thread::sleep(Duration::from_millis(200));
    runner.kill().unwrap();
    runner.wait().unwrap();
    wait_until(false);
}
