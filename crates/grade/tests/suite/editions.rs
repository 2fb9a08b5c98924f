//! What a copy for students has, and what it does not.

use std::fs;
use std::path::{Path, PathBuf};

use predicates::str::contains;

use crate::fixture::{Course, STUB};

/// A reference whose body is long enough to be known again.
const REFERENCE: &str = "\
pub fn one(n: u64) -> u64 {
    // ANCHOR: body todo!(\"twice n\")
    if n == 0 { 0 } else { 2 + one(n - 1) } // two for each
    // ANCHOR_END: body
}
";
/// What the copy has instead.
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

/// Makes the copy with these words more.
fn make(course: &Course, out: &Path, words: &[&str]) -> assert_cmd::assert::Assert {
    let mut edition = course.command("edition");
    edition
        .args(["--until", "1", "--out"])
        .arg(out)
        .args(words)
        .assert()
}

/// All files of a folder with their texts, by their paths.
pub(crate) fn files(root: &Path) -> Vec<(String, String)> {
    let (mut found, mut open) = (Vec::new(), vec![root.to_owned()]);
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                open.push(path);
            } else {
                let name = path
                    .strip_prefix(root)
                    .unwrap()
                    .to_string_lossy()
                    .replace('\\', "/");
                found.push((name, fs::read_to_string(&path).unwrap()));
            }
        }
    }
    found.sort();
    found
}

#[test]
fn a_copy_without_solutions_has_what_the_stubs_have_and_the_solution_in_no_file() {
    let (course, out) = course("without");
    make(&course, &out, &[])
        .success()
        .stdout(contains("not those of chapter 1"));
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
    for (path, text) in files(&out) {
        assert!(
            !text.contains(BODY) && !text.contains("her answer"),
            "{path}"
        );
    }
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
        .stderr(contains("crates/course/src/main.rs tells one"));
    assert_eq!(fs::read_dir(&beside).unwrap().count(), 0);
}

#[test]
fn what_is_there_is_not_written_over_and_a_chapter_that_is_none_is_refused() {
    let (course, out) = course("refused");
    fs::create_dir_all(&out).unwrap();
    make(&course, &out, &[])
        .code(2)
        .stderr(contains("is there already"));
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
