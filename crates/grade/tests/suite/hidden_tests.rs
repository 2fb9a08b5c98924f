//! An instructor's own tests are there after all that a student reads is known, and leave nothing for the next submission.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::fixture::{Course, RIGHT, STUB};
use crate::hostile::is_missing;
use crate::of;

/// What only the hidden tests know.
const SECRET: &str = "987654";

/// Of `one`, two tests.
const OF_ONE: &str = "use small::one::one;\nmod helpers;\nuse helpers::twice;\n\
    #[test] fn a_small_number() { assert_eq!(one(4), twice(4)) }\n\
    #[test] fn a_large_number() { assert_eq!(one(987654), 1975308, \"987654 is large\") }\n";

/// Of `two`, one that needs to know what kind of number it takes.
const OF_TWO: &str = "mod helpers;\n#[test] fn a_number_that_is_read() { assert_eq!(small::two::two(\"987654\".parse().unwrap()), helpers::twice(987654)) }\n";

/// What both use: a module with one of its own.
const HELPERS: [(&str, &str); 2] = [
    (
        "secret/helpers/mod.rs",
        "mod sums;\npub fn twice(n: u64) -> u64 { sums::sum(n, n) }\n",
    ),
    (
        "secret/helpers/sums.rs",
        "pub fn sum(a: u64, b: u64) -> u64 { a + b }\n",
    ),
];

/// It is right for the numbers of the public tests.
const TABLE: &str = "pub fn one(n: u64) -> u64 { if n <= 4 { 2 * n } else { 0 } }\n";

/// It looks for the secret in all files that it can read, and tells what it finds; and for the name of a public test, which it must find.
const LOOKS: &str = r#"
pub fn one(n: u64) -> u64 {
    let (mut texts, mut open) = (Vec::new(), vec![std::path::PathBuf::from("../..")]);
    while let Some(folder) = open.pop() {
        for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
            match entry.file_type() {
                Ok(kind) if kind.is_dir() => open.push(entry.path()),
                Ok(kind) if kind.is_file() => texts.extend(std::fs::read(entry.path())),
                _ => {}
            }
        }
    }
    let has = |words: &str| texts.iter().any(|text| String::from_utf8_lossy(text).contains(words));
    let public: String = "eno_fo nf".chars().rev().collect();
    assert!(has(&public), "it finds nothing");
    let secret = (987_653 + n / n).to_string();
    assert!(!has(&secret), "it found {secret}");
    2 * n
}
"#;

fn class(name: &str) -> Course {
    let course = Course::new(name);
    course.write("secret/one.rs", OF_ONE);
    course.write("secret/two.rs", OF_TWO);
    for (path, text) in HELPERS {
        course.write(path, text);
    }
    course.write("points.toml", "hidden = 4\n");
    let two = |text: &str| text.replace("one", "two");
    course.hand_in("a-right", &[("one", RIGHT), ("two", &two(RIGHT))]);
    course.hand_in("b-table", &[("one", TABLE), ("two", &two(STUB))]);
    course.hand_in("c-looks", &[("one", LOOKS)]);
    let includes =
        format!("pub const TESTS: &str = include_str!(\"../tests/hidden/one.rs\");\n{RIGHT}");
    course.hand_in("d-includes", &[("one", &includes), ("two", &two(RIGHT))]);
    let generic = "pub fn two(n: impl Into<u64>) -> u64 { 2 * n.into() }\n";
    course.hand_in("e-generic", &[("one", RIGHT), ("two", generic)]);
    course.hand_in("f-looks", &[("one", LOOKS)]);
    course
}

/// The files below a folder that hold these bytes.
fn holding(folder: &Path, bytes: &[u8], found: &mut Vec<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            holding(&path, bytes, found);
        } else if fs::read(&path).is_ok_and(|text| text.windows(bytes.len()).any(|it| it == bytes))
        {
            found.push(path.display().to_string());
        }
    }
}

fn are_told_to_the_instructor_alone(sandbox: &str) {
    if is_missing(sandbox) {
        return;
    }
    let course = class(&format!("hidden-tests-{sandbox}"));
    let options = [
        "--sandbox",
        sandbox,
        "--hidden-tests",
        "secret",
        "--points",
        "points.toml",
    ];
    let (results, said) = course.grade(&options);
    let hidden = |name: &str, at: usize| {
        let exercise = &of(&results, name)["exercises"][at];
        let tests = &exercise["hidden_tests"];
        [
            &tests["tests"],
            &tests["passed"],
            &exercise["hidden"]["points"],
        ]
        .map(|it| it.as_f64().unwrap())
    };
    assert_eq!(hidden("a-right", 0), [2.0, 2.0, 4.0], "{said}");
    assert_eq!(hidden("a-right", 1), [1.0, 1.0, 4.0], "{said}");
    assert_eq!(hidden("b-table", 0), [2.0, 1.0, 2.0], "{said}");
    assert_eq!(hidden("b-table", 1), [1.0, 0.0, 0.0], "{said}");
    // While hidden tests run, code can read them, and then these two are no longer right.
    assert_eq!(hidden("c-looks", 0), [2.0, 0.0, 0.0], "{said}");
    assert_eq!(hidden("f-looks", 0), [2.0, 0.0, 0.0], "{said}");
    // What does not fit to a file costs its sibling nothing.
    assert_eq!(hidden("d-includes", 0), [2.0, 0.0, 0.0], "{said}");
    assert_eq!(hidden("d-includes", 1), [1.0, 1.0, 4.0], "{said}");
    assert_eq!(hidden("e-generic", 0), [2.0, 2.0, 4.0], "{said}");
    assert_eq!(hidden("e-generic", 1), [1.0, 0.0, 0.0], "{said}");
    let told = |name: &str, at: usize| {
        of(&results, name)["exercises"][at]["hidden_tests"]["text"].to_string()
    };
    assert!(
        told("b-table", 0).contains("987654 is large"),
        "{}",
        told("b-table", 0)
    );
    assert!(
        told("c-looks", 0).contains("it found 987654"),
        "{}",
        told("c-looks", 0)
    );
    assert!(
        told("e-generic", 1).contains("type annotations needed"),
        "{}",
        told("e-generic", 1)
    );
    // While the other tests run and the library is built, nothing of them is there.
    let public = |name: &str, at: usize| of(&results, name)["exercises"][at]["result"].clone();
    assert_eq!(public("c-looks", 0), "solved", "it found nothing: {said}");
    assert_eq!(public("f-looks", 0), "solved", "it found nothing: {said}");
    assert_eq!(public("d-includes", 0), "not_compiled", "{said}");
    assert_eq!(public("e-generic", 1), "solved", "{said}");
    let left = || {
        let mut left = Vec::new();
        let folder = course.root.join("target/grade");
        holding(&folder, SECRET.as_bytes(), &mut left);
        left
    };
    assert_eq!(left(), [""; 0]);
    // The instructor reads of them, and no student does.
    let page = course.graded("class.html");
    assert!(page.contains("Of 2 hidden tests, 1 passed."), "{page}");
    assert!(page.contains("987654 is large"), "{page}");
    assert!(
        course
            .graded("results.csv")
            .contains("b-table,small-1,one,solved,3,3,3.00,5.00,0.50,0.50,,,,,2.00,,,2,1\n")
    );
    for name in [
        "a-right",
        "b-table",
        "c-looks",
        "d-includes",
        "e-generic",
        "f-looks",
    ] {
        let page = course.graded(&format!("pages/{name}.html"));
        assert!(
            !page.contains(SECRET) && !page.contains("hidden test"),
            "{page}"
        );
        let upload: Value =
            serde_json::from_str(&course.graded(&format!("gradescope/{name}.json"))).unwrap();
        for test in upload["tests"].as_array().unwrap() {
            let text = test["output"].as_str().unwrap();
            let is_hidden = test["visibility"] == "hidden";
            assert!(
                is_hidden || !text.contains(SECRET) && !text.contains("hidden test"),
                "{test:#}"
            );
        }
        let remarks = of(&results, name)["remarks"].to_string();
        assert!(
            !remarks.contains(SECRET) && !remarks.contains("hidden test"),
            "{remarks}"
        );
    }
    let upload = course.graded("gradescope/b-table.json");
    assert!(upload.contains("Of 2 hidden tests, 1 passed."), "{upload}");
    // Other tests judge anew, and what a run left that was killed is removed.
    let built = format!(
        "target/grade/{}/exercises/target/debug/deps/hidden-0123456789abcdef",
        course.chapter()
    );
    course.write(&built, SECRET);
    assert_eq!(left().len(), 1);
    course.write(
        "secret/one.rs",
        &OF_ONE.replace(SECRET, "3").replace("1975308", "6"),
    );
    let (results, _) = course.grade(&options);
    assert_eq!(
        of(&results, "b-table")["exercises"][0]["hidden_tests"]["passed"],
        2
    );
    assert_eq!(left(), [""; 0]);
}

#[test]
fn hidden_tests_are_told_to_the_instructor_alone_in_bubblewrap() {
    are_told_to_the_instructor_alone("bubblewrap");
}

#[test]
fn hidden_tests_are_told_to_the_instructor_alone_behind_landlock() {
    are_told_to_the_instructor_alone("landlock");
}

#[test]
fn hidden_tests_that_our_solution_does_not_pass_are_refused() {
    if is_missing("bubblewrap") {
        return;
    }
    let course = Course::new("hidden-tests-wrong");
    course.hand_in("a-right", &[("one", RIGHT)]);
    let refused = |options: &[&str]| {
        let mut grade = course.command("grade");
        let done = grade.arg("handed-in").args(options).assert().code(2);
        String::from_utf8(done.get_output().stderr.clone()).unwrap()
    };
    course.write(
        "secret/one.rs",
        "#[test] fn wrong() { assert_eq!(small::one::one(2), 5) }\n",
    );
    let said = refused(&["--hidden-tests", "secret"]);
    let says = "our solution of one does not pass the hidden tests";
    assert!(said.contains(says) && said.contains("wrong"), "{said}");
    course.write(
        "secret/one.rs",
        "#[test] fn wrong() { small::one::none() }\n",
    );
    let said = refused(&["--hidden-tests", "secret"]);
    assert!(
        said.contains(says) && said.contains("cannot find function `none`"),
        "{said}"
    );
    let said = refused(&["--hidden-tests", "secret", "--unsandboxed"]);
    assert!(
        said.contains("leave out --hidden-tests or --unsandboxed"),
        "{said}"
    );
}

/// It never answers.
const LOOPS: &str = "pub fn one(n: u64) -> u64 { loop { std::hint::black_box(n); } }\n";

#[test]
fn of_a_loop_that_no_test_passes_the_hidden_tests_are_not_run() {
    if is_missing("bubblewrap") {
        return;
    }
    let course = Course::new("hidden-tests-loop");
    course.write("secret/one.rs", OF_ONE);
    for (path, text) in HELPERS {
        course.write(path, text);
    }
    course.hand_in("a-loops", &[("one", LOOPS)]);
    course.hand_in("b-right", &[("one", RIGHT)]);
    let (results, said) = course.grade(&["--hidden-tests", "secret", "--deadline", "1"]);
    let exercise = &of(&results, "a-loops")["exercises"][0];
    let public = exercise["text"].to_string();
    // Of computing, or of the clock where the machine is busy.
    assert!(public.contains("no end within 1 s"), "{said}\n{public}");
    let hidden = &exercise["hidden_tests"];
    assert_eq!(
        (&hidden["tests"], &hidden["passed"]),
        (&2.into(), &0.into())
    );
    let text = hidden["text"].to_string();
    assert!(text.contains("They were not run"), "{text}");
    let right = &of(&results, "b-right")["exercises"][0]["hidden_tests"];
    assert_eq!(right["passed"], 2, "{said}");
}
