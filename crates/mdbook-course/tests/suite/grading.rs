//! The recipe for grading that the page *For instructors* prints, run as it is printed: on a small repository of two exercises,
//! with a `cargo` that says which files it would judge.

use std::path::{Path, PathBuf};
use std::process::Command;

/// The lines of `bash` that the page prints.
fn recipe() -> String {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../book/src/instructors.md");
    let page = std::fs::read_to_string(page).unwrap();
    let (_, after) = page
        .split_once("```console\ngit clone ADDRESS")
        .expect("the recipe");
    let (lines, _) = after.split_once("```").unwrap();
    format!("git clone ADDRESS{lines}")
}

/// It says what each exercise's file and test hold. A file that says so rewrites the other's test while it is tested.
const CARGO: &str = r#"#!/bin/sh
cd exercises/ch1
for it in gcd factorial; do
    echo "$it is $(cat src/$it.rs), judged by $(cat tests/$it.rs)"
    if grep -q "rewrites the test" src/$it.rs; then echo "nothing" > tests/gcd.rs; echo > tests/more.rs; fi
done
exit 1
"#;

/// A grader's folder: the repository, and a hand-in for each name, with what is in its files.
fn graded(hand_ins: &[(&str, &[(&str, &str)])]) -> String {
    let folder = tempfile::tempdir().unwrap();
    let write = |path: PathBuf, text: &str| {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
    };
    let course = folder.path().join("course/exercises");
    write(
        course.join("course.toml"),
        "folder = \"ch1\"\nstem = \"gcd\"\nstem = \"factorial\"\n",
    );
    for stem in ["gcd", "factorial"] {
        write(course.join(format!("ch1/src/{stem}.rs")), "the stub");
        write(course.join(format!("ch1/tests/{stem}.rs")), "our test");
    }
    write(folder.path().join("bin/cargo"), CARGO);
    for (name, files) in hand_ins {
        for (stem, text) in *files {
            let file = format!("handed-in/{name}/exercises/ch1/src/{stem}.rs");
            write(folder.path().join(file), text);
        }
    }
    let recipe = recipe()
        .replace("ADDRESS", "course")
        .replace("VERSION", "HEAD");
    let script = format!(
        "chmod +x bin/cargo\nexport PATH=\"$PWD/bin:$PATH\"\n(cd course && git init --quiet && git add . && \
         git -c user.name=a -c user.email=a@b commit --quiet -m a)\n{recipe}"
    );
    let run = Command::new("bash")
        .args(["-c", &script])
        .current_dir(&folder)
        .output()
        .unwrap();
    let said = String::from_utf8(run.stdout).unwrap();
    assert!(
        run.status.success(),
        "{said}{}",
        String::from_utf8_lossy(&run.stderr)
    );
    assert_eq!(
        std::fs::read_to_string(folder.path().join("report")).unwrap(),
        said
    );
    said
}

/// What was said of one hand-in.
fn of<'s>(said: &'s str, name: &str) -> &'s str {
    let from = said
        .split_once(&format!("handed-in/{name}/\n"))
        .expect("its name")
        .1;
    from.split("\nhanded-in/").next().unwrap()
}

#[test]
fn no_hand_in_is_judged_by_what_the_one_before_left() {
    let said = graded(&[
        ("a-right", &[("gcd", "right"), ("factorial", "right")]),
        ("b-without-gcd", &[("factorial", "right")]),
        (
            "c-rewrites",
            &[("gcd", "wrong"), ("factorial", "rewrites the test of gcd")],
        ),
        ("d-wrong", &[("gcd", "wrong"), ("factorial", "right")]),
    ]);
    assert_eq!(
        of(&said, "a-right"),
        "gcd is right, judged by our test\nfactorial is right, judged by our test"
    );
    let without = of(&said, "b-without-gcd");
    let (missing, judged) = without.split_once('\n').unwrap();
    assert!(
        missing.contains("handed-in/b-without-gcd/exercises/ch1/src/gcd.rs"),
        "{said}"
    );
    assert!(
        judged.starts_with("gcd is the stub, judged by our test\n"),
        "{said}"
    );
    let rewrites = of(&said, "c-rewrites");
    assert!(
        rewrites.contains("\nexercises/ch1/tests/gcd.rs\nexercises/ch1/tests/more.rs"),
        "{said}"
    );
    assert_eq!(
        of(&said, "d-wrong"),
        "gcd is wrong, judged by our test\nfactorial is right, judged by our test\n"
    );
}

#[test]
fn a_line_that_reaches_for_the_solutions_is_shown() {
    let said = graded(&[(
        "a",
        &[
            ("gcd", "#[path = \"ours.rs\"] mod it;"),
            ("factorial", "right"),
        ],
    )]);
    let lines = of(&said, "a");
    assert!(
        lines.starts_with("exercises/ch1/src/gcd.rs:1:#[path"),
        "{said}"
    );
    assert!(
        lines.contains("\nRead these lines before you believe the verdict.\n"),
        "{said}"
    );
}
