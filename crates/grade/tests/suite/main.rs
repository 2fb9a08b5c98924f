//! Submissions are graded as a whole, on a small course without libraries.

mod files;
mod fixture;
#[cfg(target_os = "linux")]
mod hostile;
mod judged_runs;
#[cfg(target_os = "linux")]
mod killed;
mod points;
mod results;
mod taken_up;

use std::fs;
use std::io::Write;
#[cfg(target_os = "linux")]
use std::path::Path;
#[cfg(target_os = "linux")]
use std::sync::{Mutex, PoisonError};

use fixture::{Course, RIGHT, STUB, WRONG, has_bubblewrap};
use serde_json::Value;
use zip::write::SimpleFileOptions;

/// The program that the tests run.
const PROGRAM: &str = env!("CARGO_BIN_EXE_grade");

/// An answer that uses up no core while it does not end.
const ENDLESS: &str = "pub fn one(_: u64) -> u64 { loop { std::thread::sleep(std::time::Duration::from_millis(5)) } }\n";

/// An answer that tries to overwrite the tests of `two`.
const REWRITES: &str = "pub fn one(n: u64) -> u64 {\n    \
                        let _ = std::fs::write(\"tests/two.rs\", \"#[test] fn nothing() {}\");\n    2 * n\n}\n";

/// The result of an exercise of a submission: `solved`, `failed`, …
fn result<'r>(results: &'r Value, name: &str, exercise: usize) -> &'r str {
    of(results, name)["exercises"][exercise]["result"]
        .as_str()
        .unwrap()
}

/// Returns the results of a submission.
fn of<'r>(results: &'r Value, name: &str) -> &'r Value {
    let mut all = results["submissions"].as_array().unwrap().iter();
    let found = all.find(|it| it["name"] == name);
    found.unwrap_or_else(|| panic!("{name} was not graded: {results:#}"))
}

#[test]
fn each_submission_and_each_exercise_stands_for_itself() {
    let course = Course::new("apart");
    course.hand_in("a-right", RIGHT, RIGHT);
    course.hand_in("b-broken", "stray", RIGHT);
    // After somebody whose file is right, a file that is missing is not theirs.
    course.hand_in("c-missing", "", RIGHT);
    course.hand_in("d-wrong", WRONG, STUB);
    course.hand_in("e-rewrites", REWRITES, WRONG);
    course.hand_in("f-after", RIGHT, WRONG);
    course.hand_in("g-endless", ENDLESS, RIGHT);
    course.write("handed-in/h-damaged.zip", "PK\x03\x04");
    course.write("handed-in/i-packed.tar.gz", "\x1f");

    let (results, said) = course.grade(&["--sandbox", "none", "--deadline", "1"]);
    let expected = [
        ("a-right", ["solved", "solved"]),
        ("b-broken", ["not_compiled", "solved"]),
        ("c-missing", ["not_written", "solved"]),
        ("d-wrong", ["failed", "not_written"]),
        // The tests of others are not where it runs.
        ("e-rewrites", ["solved", "failed"]),
        ("f-after", ["solved", "failed"]),
        ("g-endless", ["failed", "solved"]),
        ("h-damaged", ["not_written", "not_written"]),
    ];
    for (name, ends) in expected {
        let found = [0, 1].map(|exercise| result(&results, name, exercise));
        assert_eq!(found, ends, "{name}\n{said}");
    }
    assert!(
        said.contains("one: it uses std::fs: check it by hand"),
        "{said}"
    );
    // One of another kind is not passed over.
    for name in ["h-damaged", "i-packed.tar"] {
        let remark = of(&results, name)["remarks"][0].as_str().unwrap();
        assert!(remark.contains("the archive cannot be read"), "{remark}");
    }

    // A function of two tests counts whole or not at all, and an exercise is worth a point.
    let wrong = &results["submissions"][3];
    assert_eq!(wrong["exercises"][0]["points"], 0.5, "{wrong:#}");
    let table = fs::read_to_string(course.root.join("grades/results.csv")).unwrap();
    assert!(
        table.contains("d-wrong,small-1,one,tests fail,1,3,0.50,1.00,0.50,0.00,,,,,,,\n"),
        "{table}"
    );
    let page = fs::read_to_string(course.root.join("grades/pages/d-wrong.html")).unwrap();
    assert!(page.contains("one(2): yours returned 3"), "{page}");
}

#[test]
fn what_was_submitted_is_what_is_graded() {
    let course = Course::new("packed");
    let archive = fs::File::create(course.root.join("handed-in/anna.zip")).unwrap();
    let mut archive = zip::ZipWriter::new(archive);
    for (path, text) in course.submitted() {
        archive
            .start_file(path, SimpleFileOptions::default())
            .unwrap();
        archive.write_all(text.as_bytes()).unwrap();
    }
    archive.finish().unwrap();
    let (results, said) = course.grade(&["--sandbox", "none"]);
    assert_eq!(result(&results, "anna", 0), "solved", "{said}");
    assert_eq!(result(&results, "anna", 1), "not_written", "{said}");
}

#[cfg(target_os = "linux")]
#[test]
fn where_bubblewrap_is_refused_nothing_is_graded() {
    let course = Course::new("refuses");
    course.hand_in("a-right", RIGHT, "");
    // As in a container.
    let refuses = "#!/bin/sh\necho no namespaces here >&2\nexit 1\n";
    let refused = with_bubblewrap(&course, refuses).assert();
    let says = predicates::str::contains("No sandbox works on this machine");
    let why = predicates::str::contains("no namespaces here");
    refused.code(2).stderr(says).stderr(why);
}

/// Returns the command that grades with this script instead of bubblewrap.
#[cfg(target_os = "linux")]
fn with_bubblewrap(course: &Course, script: &str) -> assert_cmd::Command {
    use std::os::unix::fs::PermissionsExt;

    course.write("programs/bwrap", script);
    let programs = course.root.join("programs");
    let mode = fs::Permissions::from_mode(0o755);
    fs::set_permissions(programs.join("bwrap"), mode).unwrap();
    let path = std::env::var_os("PATH").unwrap();
    let path = std::env::join_paths([programs].into_iter().chain(std::env::split_paths(&path)));
    let mut grade = course.command("grade");
    grade.arg("handed-in").env("PATH", path.unwrap());
    grade
}

#[test]
fn what_cannot_be_graded_is_said_with_exit_code_2() {
    let course = Course::new("refused");
    course.refuses(&["handed-in"], "no submission was found");
    course.refuses(&["nowhere"], "cannot read nowhere");
    let says = "there is no chapter 7; the course has 1";
    course.refuses(&["handed-in", "--chapter", "7"], says);
}

#[cfg(target_os = "linux")]
#[test]
fn in_bubblewrap_code_finds_no_solution_no_other_submission_and_no_network() {
    let sandbox = "bubblewrap";
    if !has_bubblewrap() {
        return;
    }
    let course = Course::new(sandbox);
    let solution = course.root.join(format!("crates/ch1-{sandbox}/src/one.rs"));
    let other = course.root.join("handed-in/a-right/one.rs");
    let escaped = course.root.join("escaped");
    let reads = format!("pub const TEXT: &str = include_str!({solution:?});\n{RIGHT}");
    let friend = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let port = friend.local_addr().unwrap().port();
    let looks = format!(
        "pub fn one(n: u64) -> u64 {{\n    let _ = std::fs::write({escaped:?}, \"x\");\n    \
         let found = std::fs::read({solution:?}).is_ok() || std::fs::read({other:?}).is_ok()\n        \
         || std::net::TcpStream::connect(\"127.0.0.1:{port}\").is_ok()\n        || std::fs::read(\"/etc/passwd\").is_ok();\n    \
         if found {{ 0 }} else {{ 2 * n }}\n}}\n"
    );
    course.hand_in("a-right", RIGHT, "");
    course.hand_in("b-reads", &reads, "");
    course.hand_in("c-looks", &looks, "");
    let (results, said) = course.grade(&["--sandbox", sandbox]);
    assert_eq!(result(&results, "a-right", 0), "solved", "{said}");
    assert_eq!(result(&results, "b-reads", 0), "not_compiled", "{said}");
    assert_eq!(result(&results, "c-looks", 0), "solved", "{said}");
    assert!(!escaped.exists());
    assert_eq!(results["sandbox"], sandbox, "{said}");

    // Without the sandbox the same code finds the file, so this test can fail.
    let (results, said) = course.grade(&["--sandbox", "none"]);
    assert_eq!(result(&results, "b-reads", 0), "solved", "{said}");
    assert_eq!(result(&results, "c-looks", 0), "failed", "{said}");
    // The results name the macro, which costs no points.
    let says = "one: it uses include_str!: check it by hand";
    assert!(said.contains(says), "{said}");
    assert_eq!(of(&results, "b-reads")["points"], 1.0);
}

/// Grades the submissions. Returns the results, and for each test run a line with bubblewrap's arguments. The lines of
/// shell script in `first` run before bubblewrap, and `$told` names the file of all arguments so far. Returns `None` if
/// bubblewrap is missing.
#[cfg(target_os = "linux")]
fn told_while_graded(course: &Course, first: &str) -> Option<(Value, String)> {
    if !has_bubblewrap() {
        return None;
    }
    let told = course.root.join("told");
    let text = format!(
        "#!/bin/sh\ntold='{}'\necho \"$(echo \"$@\" | tr '\\n' ' ')\" >> \"$told\"\n{first}\nPATH=${{PATH#*:}} exec bwrap \"$@\"\n",
        told.display()
    );
    let done = with_bubblewrap(course, &text).output().unwrap();
    assert!(matches!(done.status.code(), Some(0 | 3)), "{done:?}");
    let results = serde_json::from_str(&course.graded("results.json")).unwrap();
    let told = fs::read_to_string(told).unwrap();
    let runs = told.lines().filter(|line| line.contains(" run-tests "));
    Some((results, runs.map(|line| line.to_owned() + "\n").collect()))
}

/// A machine has its moments, and a student is not to blame for them; but no student can have a run that does not count.
#[cfg(target_os = "linux")]
#[test]
fn what_ends_without_a_verdict_is_run_once_more_and_no_more() {
    let course = Course::new("once-more");
    course.hand_in("a-right", RIGHT, "");
    // It is not run, so the first time is that of the stubs, and the second that of the right one.
    course.hand_in("b-stub", STUB, "");
    let ended = |when: &str| {
        let first = format!(
            "case \"$*\" in *run-tests*)\n  case $(grep -c ' run-tests ' \"$told\") in {when}) kill -9 $$;; esac;;\nesac"
        );
        let (results, told) = told_while_graded(&course, &first)?;
        fs::remove_file(course.root.join("told")).unwrap();
        let _ = fs::remove_dir_all(course.root.join("grades"));
        let one = &of(&results, "a-right")["exercises"][0];
        Some((
            [one["result"].clone(), one["look"][0].clone()],
            told.lines().count(),
        ))
    };
    let Some(once) = ended("2") else { return };
    assert_eq!(once, (["solved".into(), Value::Null], 3));
    let look = "the tests did not finish, twice: check it by hand (signal: 9 (SIGKILL))";
    assert_eq!(ended("2|3").unwrap(), (["failed".into(), look.into()], 3));
}

/// A stub takes as long to build as an answer, but its result is known in advance.
#[cfg(target_os = "linux")]
#[test]
fn what_was_not_written_is_not_run_again_and_what_is_broken_costs_nothing() {
    let course = Course::new("known");
    course.hand_in("a-one", RIGHT, "");
    fs::create_dir_all(course.root.join("handed-in/b-nothing")).unwrap();
    course.hand_in("c-stub", RIGHT, STUB);
    course.hand_in("d-other-stub", "", &format!("{STUB}// later\n"));
    // The tests do not fit its function.
    course.hand_in("e-other", &RIGHT.replace("u64", "u32"), RIGHT);
    // The one alone compiles, and the other does not without it.
    let more = format!("{RIGHT}pub fn more() -> u64 {{ 2 }}\n");
    let uses = "pub fn two(n: u64) -> u64 { crate::one::more() * n }\n";
    course.hand_in("f-uses-more", &more, "");
    course.hand_in("g-broken", "stray", "");
    for name in ["f-uses-more", "g-broken"] {
        course.write(&format!("handed-in/{name}/two.rs"), uses);
    }
    let Some((results, told)) = told_while_graded(&course, "") else {
        return;
    };
    let ran = told.lines().map(|line| {
        let mut stems = vec!["one", "two"];
        stems.retain(|stem| line.contains(&format!(" {stem}::of_")));
        stems.join(" ")
    });
    // First the stubs, all of them. The others run side by side.
    let mut ran: Vec<String> = ran.collect();
    ran[1..].sort();
    assert_eq!(
        ran,
        ["one two", "one", "one", "one two", "two", "two"],
        "{told}"
    );
    for (name, expected) in [
        ("a-one", ["solved", "not_written"]),
        ("b-nothing", ["not_written", "not_written"]),
        ("c-stub", ["solved", "not_written"]),
        ("d-other-stub", ["not_written", "not_written"]),
        ("e-other", ["not_compiled", "solved"]),
        ("f-uses-more", ["solved", "solved"]),
        ("g-broken", ["not_compiled", "not_compiled"]),
    ] {
        let found = [0, 1].map(|at| result(&results, name, at).to_owned());
        assert_eq!(found, expected, "{name}");
    }
    let other = &of(&results, "e-other")["exercises"][0]["text"];
    assert!(
        other.to_string().contains("expected `u32`, found `u64`"),
        "{other}"
    );
}

/// A submission's name may be as long as a file name, and may contain characters that our file names may not.
#[cfg(unix)]
#[test]
fn a_submission_of_any_name_has_a_result_and_a_page() {
    let course = Course::new("names");
    let names = [
        format!("b{}", "ü".repeat(125)),
        "c <img src=x onerror=alert(1)>".to_owned(),
        "d\u{1b}[2Jnew\nline".to_owned(),
        "e ..%2f..".to_owned(),
        "=1+1".to_owned(),
    ];
    for name in &names {
        course.hand_in(name, RIGHT, "");
    }
    course.hand_in("z-after", RIGHT, "");
    let (results, said) = course.grade(&["--sandbox", "none"]);
    let class = course.graded("class.html");
    for name in names.iter().map(String::as_str).chain(["z-after"]) {
        assert_eq!(result(&results, name, 0), "solved", "{said}");
    }
    assert!(!class.contains("<img"), "{class}");
    let links = class.split("href=\"pages/").skip(1);
    let links: Vec<&str> = links.map(|it| it.split('"').next().unwrap()).collect();
    let pages = fs::read_dir(course.root.join("grades/pages")).unwrap();
    assert_eq!(
        (links.len(), pages.count()),
        (names.len() + 1, names.len() + 1)
    );
    assert!(!said.contains('\u{1b}'), "{said}");

    // Handmade results write no page outside the folder, and a page that cannot be written does not prevent the others.
    let mut results = results.clone();
    results["submissions"][0]["name"] = "../../../escaped".into();
    fs::remove_dir_all(course.root.join("grades/pages")).unwrap();
    fs::create_dir_all(course.root.join("grades/pages/z-after.html")).unwrap();
    course.again(&results, &[]).success();
    let pages = fs::read_dir(course.root.join("grades/pages")).unwrap();
    assert_eq!(pages.count(), names.len() + 1);
    let above = course.root.ancestors().skip(1).take(3);
    assert!(
        above
            .into_iter()
            .all(|it| !it.join("escaped.html").exists())
    );
}

/// As in a container where bubblewrap does not work.
#[cfg(target_os = "linux")]
#[test]
fn as_the_user_nobody_code_finds_no_solution_and_leaves_no_process() {
    if !is_root() {
        return;
    }
    let _alone = NOBODY.lock().unwrap_or_else(PoisonError::into_inner);
    // All users may read the folders of the other tests, but the user `nobody` may not read this one.
    let course = Course::new("as-nobody");
    let reads = |path: &str| {
        format!(
            "pub fn one(n: u64) -> u64 {{ if std::fs::read({path:?}).is_ok() {{ 1 }} else {{ 2 * n }} }}\n"
        )
    };
    let solution = course.root.join("crates/ch1-as-nobody/src/one.rs");
    course.hand_in("a-reads", &reads(solution.to_str().unwrap()), "");
    let other = course.root.join("handed-in/c-right/one.rs");
    course.hand_in("b-reads", &reads(other.to_str().unwrap()), "");
    let leaves = "pub fn one(n: u64) -> u64 {\n    let _ = std::process::Command::new(\"setsid\").args([\"sleep\", \"613\"]).spawn();\n    2 * n\n}\n";
    course.hand_in("c-leaves", leaves, "");
    course.hand_in("d-right", RIGHT, "");
    course.hand_in("e-wrong", WRONG, "");
    let mode = |mode: u32| {
        use std::os::unix::fs::PermissionsExt;
        fs::set_permissions(&course.root, fs::Permissions::from_mode(mode)).unwrap();
    };
    // Whoever may enter a folder reads files whose names are known.
    for open in [0o755, 0o711] {
        mode(open);
        let says = "the user `nobody` has read access to the course; run `chmod 700";
        course.refuses(&["handed-in", "--sandbox", "user"], says);
    }
    mode(0o700);
    let (results, said) = course.grade(&["--sandbox", "user"]);
    for (name, expected) in [
        ("a-reads", "solved"),
        ("b-reads", "solved"),
        ("c-leaves", "solved"),
        ("d-right", "solved"),
        ("e-wrong", "failed"),
    ] {
        assert_eq!(result(&results, name, 0), expected, "{name}\n{said}");
    }
    assert!(
        said.contains("Submitted code ran as the system user nobody"),
        "{said}"
    );
    let all = fs::read_dir("/proc").unwrap().flatten();
    let mut typed = all.map(|it| fs::read(it.path().join("cmdline")).unwrap_or_default());
    assert!(!typed.any(|it| it == b"sleep\x00613\x00"), "it was left");
}

/// One run at a time has the user `nobody`.
#[cfg(target_os = "linux")]
static NOBODY: Mutex<()> = Mutex::new(());

#[cfg(target_os = "linux")]
fn is_root() -> bool {
    let asked = std::process::Command::new("id").arg("-u").output();
    let is_root = asked.is_ok_and(|it| it.stdout == b"0\n");
    if !is_root {
        eprintln!("not run: this needs root");
    }
    is_root
}

#[cfg(target_os = "linux")]
#[test]
fn the_scripts_for_gradescope_grade_a_submission_with_hidden_cases() {
    if !is_root() || !fixture::has_wasm() {
        return;
    }
    let _alone = NOBODY.lock().unwrap_or_else(PoisonError::into_inner);
    let mut course = Course::new("autograder").with_runs();
    let root = course.root.with_extension("root");
    let _ = fs::remove_dir_all(&root);
    for folder in ["source", "submission", "results"] {
        fs::create_dir_all(root.join(folder)).unwrap();
    }
    fs::rename(&course.root, root.join("source/course")).unwrap();
    course.root = root.join("source/course");
    course.write("../options", "--hidden ../hidden.toml");
    let cases = "[exercise.one]\nruns = [[\"one\", \"987654\"]]\n";
    course.write("../hidden.toml", cases);
    course.write("../results.py", include_str!("../../gradescope/results.py"));
    course.write("../../submission/one.rs", RIGHT);
    let scripts = Path::new(env!("CARGO_MANIFEST_DIR")).join("gradescope");
    for script in ["setup.sh", "run_autograder"] {
        // Instead of `cargo course` and rustup.
        let program = format!(
            "cargo() {{ shift; '{PROGRAM}' \"$@\"; }}; rustup() {{ :; }}; . '{}'",
            scripts.join(script).display()
        );
        let mut bash = std::process::Command::new("bash");
        bash.args(["-c", &program]).env("AUTOGRADER", &root);
        let done = bash.env("COURSE_ROOT", &course.root).output().unwrap();
        assert!(done.status.success(), "{script}: {done:?}");
    }
    let file = fs::read_to_string(root.join("results/results.json")).unwrap();
    let file: Value = serde_json::from_str(&file).unwrap();
    let tests = file["tests"].as_array().unwrap();
    let lines = tests.iter().map(|it| {
        let line = [&it["name"], &it["status"], &it["visibility"]];
        line.map(|it| it.as_str().unwrap()).join(", ")
    });
    let expected = [
        "small-1  one: answers, passed, visible",
        "small-1  one: effort, passed, visible",
        "small-1  one: hidden, passed, hidden",
        "small-2  two, failed, visible",
    ];
    assert_eq!(lines.collect::<Vec<_>>(), expected);
}
