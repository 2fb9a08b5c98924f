//! Tests which parts of the course a copy for students contains, and which parts it lacks.

use std::fs;
use std::path::{Path, PathBuf};

use predicates::prelude::PredicateBooleanExt;
use predicates::str::contains;

use crate::course::{Course, STUB};

/// A reference whose body is long enough to be recognised in a copy.
const REFERENCE: &str = "\
pub fn one(n: u64) -> u64 {
    // ANCHOR: body todo!(\"twice n\")
    if n == 0 { 0 } else { 2 + one(n - 1) } // two for each
    // ANCHOR_END: body
}
";
/// The same file in the copy, without its body.
const EMPTIED: &str = "\
pub fn one(n: u64) -> u64 {
    // ANCHOR: body todo!(\"twice n\")
    todo!(\"twice n\")
    // ANCHOR_END: body
}
";
const BODY: &str = "2 + one(n - 1)";
const GIVEN: &str = "//! A board. Given: nothing to write here.\n";

const PAGE: &str = "\
# One

See [`one` and [more]](../ch1-elsewhere/one.md), and [who teaches](../instructors.md).

<details>
<summary>Write yours first. Then compare.</summary>

```rust,ignore
{{#include ../../../crates/FOLDER/src/one.rs}}
```

The 2 is for the last one.

</details>

<details>
<summary>Answer</summary>

It is even.

```rust
{{#include ../../../crates/FOLDER/src/one.rs}}
```

</details>
";

/// A course with a page, a lock file, and a package that is no chapter.
fn course(name: &str) -> (Course, PathBuf) {
    let course = Course::new(name);
    let folder = format!("ch1-{name}");
    course.write("Cargo.lock", "version = 4\n");
    course.write(&format!("crates/{folder}/src/one.rs"), REFERENCE);
    course.write(&format!("crates/{folder}/src/board.rs"), GIVEN);
    course.write(&format!("exercises/{folder}/src/given/board.rs"), GIVEN);
    course.write(&format!("crates/{folder}/mistakes/one.rs"), BODY);
    course.write(&format!("crates/{folder}/tests/suite.rs"), BODY);
    let solved = REFERENCE.replace("// ANCHOR", "//");
    course.write(&format!("exercises/{folder}/src/one.rs"), &solved);
    course.write(
        "crates/course/Cargo.toml",
        "[package]\nname = \"course\"\nversion = \"0.1.0\"\nedition = \"2024\"\n",
    );
    course.write("crates/course/src/main.rs", "fn main() {}\n");
    course.write("handed-in/anna/secret.txt", "her answer");
    let page = PAGE.replace("FOLDER", &folder);
    course.write(&format!("book/src/{folder}/one.md"), &page);
    course.write("book/src/instructors.md", BODY);
    course.write(
        "book/src/SUMMARY.md",
        &format!("# Summary\n\n[For instructors](instructors.md)\n\n# Chapter 1: Small\n\n- [One]({folder}/one.md)\n"),
    );
    course.write("book/book.toml", "[book]\ntitle = \"x\"\n");
    let out = course.root.with_extension("copy");
    let _ = fs::remove_dir_all(&out);
    (course, out)
}

/// Makes the copy with these additional arguments.
fn make(course: &Course, out: &Path, words: &[&str]) -> assert_cmd::assert::Assert {
    let mut edition = course.command("edition");
    edition
        .args(["--until", "1", "--out"])
        .arg(out)
        .args(words)
        .assert()
}

#[test]
fn a_copy_without_solutions_has_what_the_stubs_have_and_the_solution_in_no_file() {
    let (course, out) = course("without");
    make(&course, &out, &[]).success().stdout(
        contains("It has chapter 1 (Small) with 2 exercises. Our solutions are not in it.")
            .and(contains("What to do next:"))
            .and(contains("cargo course grade handed-in --chapter 1")),
    );
    let read = |path: &str| fs::read_to_string(out.join(path)).unwrap();
    assert_eq!(read("exercises/ch1-without/src/one.rs"), STUB);
    assert_eq!(read("crates/ch1-without/src/one.rs"), EMPTIED);
    // Pages quote it, and students have it in another folder.
    assert_eq!(read("crates/ch1-without/src/board.rs"), GIVEN);
    assert_eq!(read("exercises/ch1-without/src/given/board.rs"), GIVEN);
    assert!(!out.join("crates/ch1-without/Cargo.toml").exists());
    let page = read("book/src/ch1-without/one.md");
    assert!(
        page.contains("It is even.") && !page.contains("for the last one"),
        "{page}"
    );
    assert_eq!(
        page.matches("*Our code is not in this copy of the course.*")
            .count(),
        2,
        "{page}"
    );
    assert!(
        page.contains("and who teaches.") && page.contains("](../ch1-elsewhere/one.md)"),
        "{page}"
    );
    assert!(!read("book/src/SUMMARY.md").contains("instructors"));
    for (path, text) in Course::files(&out, &[]) {
        let text = String::from_utf8(text).unwrap();
        let is_told = text.contains(BODY) || text.contains("her answer");
        assert!(!is_told, "{}", path.display());
    }
}

const README: &str = "\
# Look Ahead

Two chapters, 3 exercises.

## For students

1. Run `cargo course`.
   Clone this repository first. <!-- only with all chapters -->
2. `h` gives a hint.
   `s` shows ours. <!-- only with solutions -->

| command | what it does |
|---|---|
| `cargo course` | watches |
| `cargo course solution one` | ours <!-- only with solutions --> |
| `cargo course play` | a game <!-- only with play --> |

## For instructors

Grade.

## Licence

Free.
";

const INTRODUCTION: &str = "\
# Look ahead

Welcome.

{{#label Play the student}}

Choose a wrong answer, and see what its author sees:

{{#student one}}

## The chapters

<div class=\"cards\">

<div class=\"card\">

**[One](FOLDER/one.md)**

</div>

<div class=\"card last\">

**[Three](ch2-later/three.md)**

</div>

</div>

- [Read](FOLDER/one.md) on.
- [Teach](instructors.md) a class.

You can

- double a number, <!-- only with chapter 1 -->
- and do more. <!-- only with chapter 2 -->
";

#[test]
fn what_is_left_out_takes_its_introduction_with_it_and_the_first_pages_say_what_is_there() {
    let (course, out) = course("read");
    let list = fs::read_to_string(course.root.join("exercises/course.toml")).unwrap();
    let later = "\n[[chapter]]\nid = \"later\"\nfolder = \"ch2-later\"\ntitle = \"Later\"\n\
                 [[chapter.exercise]]\nstem = \"three\"\ntitle = \"three\"\nabout = \"x\"\nminutes = 5\n\
                 core = true\ntraces = [\"three\"]\nhints = [\"a\", \"b\", \"c\"]\n";
    course.write("exercises/course.toml", &(list + later));
    course.write("crates/ch2-later/src/three.rs", "pub fn three() {}\n");
    course.write(
        "crates/ch2-later/Cargo.toml",
        "[package]\nname = \"ch2-later\"\nversion = \"0.1.0\"\nedition = \"2024\"\n[lib]\npath = \"src/three.rs\"\n",
    );
    course.write("crates/play/Cargo.toml", "[package]\nname = \"play\"\nversion = \"0.1.0\"\nedition = \"2024\"\n[dependencies]\nch2-later = { workspace = true }\n");
    course.write("crates/play/src/main.rs", "fn main() {}\n");
    let workspace = fs::read_to_string(course.root.join("Cargo.toml")).unwrap();
    let places = "[workspace.dependencies]\nch2-later = { path = \"crates/ch2-later\" }\n";
    course.write("Cargo.toml", &(workspace + places));
    course.write("README.md", README);
    let folder = course.chapter().to_owned();
    let introduction = INTRODUCTION.replace("FOLDER", &folder);
    course.write("book/src/introduction.md", &introduction);
    make(&course, &out, &[]).success();

    let read = |path: &str| fs::read_to_string(out.join(path)).unwrap();
    let about = "This is a copy for a class. It has chapter 1 (Small) with 2 exercises. Our solutions are not in it. \
                 If a page mentions another chapter, you can read on without it.";
    assert_eq!(
        read("README.md"),
        format!(
            "# Look Ahead\n\nA course in recursion, backtracking and game-tree search, in Rust. {about}\n\n\
             1. Run `cargo course`.\n2. `h` gives a hint.\n\n\
             | command | what it does |\n|---|---|\n| `cargo course` | watches |\n\n## Licence\n\nFree.\n"
        )
    );
    assert_eq!(
        read("book/src/introduction.md"),
        format!(
            "# Look ahead\n\n{about}\n\nWelcome.\n\n\n## The chapters\n\n<div class=\"cards\">\n\n\
             <div class=\"card\">\n\n**[One]({folder}/one.md)**\n\n</div>\n\n\n</div>\n\n\
             - [Read]({folder}/one.md) on.\n\nYou can\n\n- double a number,\n"
        )
    );
}

#[test]
fn a_copy_that_breaks_off_is_named() {
    let (course, _) = course("breaks-off");
    let page = "# One\n\n{{#label Play the student}}\n\nHere they are:\n\n{{#student one}}\n\n## Two\n\nText.\n";
    course.write("book/src/whole.md", page);
    course.write(
        "book/src/broken.md",
        "# One\n\nHere they are:\n\n## Two\n\nText.\n",
    );
    let mut check = course.command("check-editions");
    check.assert().code(2).stderr(
        contains("broken.md: nothing follows \"Here they are:\"").and(contains("whole.md").not()),
    );
}

#[test]
fn a_copy_with_the_solutions_of_a_chapter_has_its_package_and_no_mistakes_or_tests_of_it() {
    let (course, out) = course("with");
    make(&course, &out, &["--solutions", "1"]).success();
    let read = |path: &str| fs::read_to_string(out.join(path)).unwrap();
    assert_eq!(read("crates/ch1-with/src/one.rs"), REFERENCE);
    assert!(read("crates/ch1-with/Cargo.toml").contains("test = false"));
    assert!(
        !out.join("crates/ch1-with/mistakes").exists()
            && !out.join("crates/ch1-with/tests").exists()
    );
    assert!(read("book/src/ch1-with/one.md").contains("{{#include"));
    assert_eq!(
        read("exercises/ch1-with/src/one.rs"),
        STUB,
        "nobody hands out what they wrote"
    );
}

#[test]
fn the_copy_builds_with_its_lock_files_as_they_are() {
    let (course, out) = course("locked");
    make(&course, &out, &[]).success();
    for workspace in [out.clone(), out.join("exercises")] {
        let mut check = std::process::Command::new(env!("CARGO"));
        let check = check.args(["check", "--quiet", "--locked", "--offline", "--workspace"]);
        let done = check
            .current_dir(&workspace)
            .env("CARGO_TARGET_DIR", out.join("target"))
            .output()
            .unwrap();
        assert!(
            done.status.success(),
            "{}",
            String::from_utf8_lossy(&done.stderr)
        );
    }
}

#[test]
fn a_copy_that_would_tell_a_solution_is_not_made() {
    let (course, _) = course("told");
    // A folder in which no other test makes a copy at the same time.
    let beside = course.root.with_extension("beside");
    let _ = fs::remove_dir_all(&beside);
    fs::create_dir_all(&beside).unwrap();
    let out = beside.join("copy");
    course.write(
        "crates/course/src/main.rs",
        "fn one(n: u64) -> u64 { if n == 0 { 0 } else { 2 + one(n-1) } } fn main() { one(1); }",
    );
    make(&course, &out, &[])
        .code(2)
        .stderr(contains("crates/course/src/main.rs reveals one"));
    assert_eq!(fs::read_dir(&beside).unwrap().count(), 0);
}

#[test]
fn what_is_there_is_not_written_over_and_a_chapter_that_is_none_is_refused() {
    let (course, out) = course("refused");
    fs::create_dir_all(&out).unwrap();
    make(&course, &out, &[])
        .code(2)
        .stderr(contains("already exists"));
    fs::remove_dir(&out).unwrap();
    make(&course, &out, &["--solutions", "2"])
        .code(2)
        .stderr(contains("come after chapter 1"));
    course
        .command("edition")
        .args(["--until", "2"])
        .assert()
        .code(2)
        .stderr(contains("there is no chapter 2"));
}
