//! Tests the screen during the first build of the tools: applies `.cargo/config.toml` to a small program.

#![cfg(unix)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::support::pty::Terminal;

const CONFIG: &str = include_str!("../../../../.cargo/config.toml");

/// Creates a program whose build takes two seconds, in a folder with the course's commands.
fn slow_program() -> PathBuf {
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join("first-start");
    let _ = fs::remove_dir_all(&root);
    let write = |path: &str, text: &str| {
        fs::create_dir_all(root.join(path).parent().unwrap()).unwrap();
        fs::write(root.join(path), text).unwrap();
    };
    write(".cargo/config.toml", CONFIG);
    write(
        "Cargo.toml",
        "[package]\nname = \"slow\"\nversion = \"0.1.0\"\nedition = \"2024\"\n[workspace]\n",
    );
    write(
        "Cargo.lock",
        "version = 4\n\n[[package]]\nname = \"slow\"\nversion = \"0.1.0\"\n",
    );
    write("src/main.rs", "fn main() { println!(\"its own words\") }");
    write(
        "build.rs",
        "fn main() { println!(\"cargo::rerun-if-changed=build.rs\");\n\
         std::thread::sleep(std::time::Duration::from_secs(3)) }",
    );
    root
}

#[test]
fn the_first_start_shows_how_much_is_built_and_later_ones_show_nothing_of_it() {
    let root = slow_program();
    let target = root.join("target").display().to_string();
    let variables = [("CARGO_TARGET_DIR", target.clone())];
    let command = "cargo with-bar --package slow --";
    let terminal = Terminal::run(&root, command, &variables);
    terminal.wait_for(&["] 1/3: slow"]);
    terminal.wait_for(&["its own words", "ended: 0"]);
    assert!(!terminal.text().contains("/3:"), "{}", terminal.text());

    let mut again = Command::new("cargo");
    again.args(command.split(' ').skip(1)).current_dir(&root);
    let output = again.env("CARGO_TARGET_DIR", target).output().unwrap();
    let said = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    assert_eq!(said(&output.stdout), "its own words\n");
    assert_eq!(said(&output.stderr), "");
    let _ = fs::remove_dir_all(root);
}

#[test]
fn each_of_the_courses_commands_shows_the_bar_in_every_folder() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let read = |path: &str| fs::read_to_string(root.join("exercises").join(path)).unwrap();
    let chapters = fs::read_dir(root.join("exercises")).unwrap().flatten();
    let names = chapters.map(|entry| entry.file_name().into_string().unwrap());
    let chapters: Vec<String> = names.filter(|name| name.starts_with("ch")).collect();
    assert_eq!(chapters.len(), 5);
    for chapter in chapters {
        let config = read(&format!("{chapter}/.cargo/config.toml"));
        assert!(config.contains(CHAPTER), "{config}");
    }
    for config in [
        CONFIG.to_owned(),
        read(".cargo/near.toml"),
        read(".cargo/chapter.toml"),
    ] {
        for command in ["course", "book", "ladder", "dots", "xtask"] {
            let begin = format!("{command} = \"with-bar ");
            assert!(
                config.contains(&begin),
                "{command} shows nothing while it is built:\n{config}"
            );
        }
    }
}

/// The include line of a chapter's `.cargo/config.toml`.
const CHAPTER: &str = "include = [\"../../.cargo/chapter.toml\", { path = \"../../../.course/names.toml\", optional = true }]\n";

/// Cargo resolves a relative path in an alias from the current folder, so the first run records the absolute path. The
/// course is in another folder, like a new copy for students.
#[test]
fn the_commands_work_in_every_folder_once_one_has_run() {
    let around = tempfile::tempdir().unwrap();
    let root = around.path().join("a course");
    let write = |path: &str, text: &str| {
        fs::create_dir_all(root.join(path).parent().unwrap()).unwrap();
        fs::write(root.join(path), text).unwrap();
    };
    write("../.cargo/config.toml", CONFIG);
    write(".cargo/config.toml", CONFIG);
    write(
        "Cargo.toml",
        "[workspace]\nresolver = \"3\"\nmembers = [\"crates/*\"]\n",
    );
    write(
        "Cargo.lock",
        "version = 4\n\n[[package]]\nname = \"course\"\nversion = \"0.1.0\"\n",
    );
    write(
        "crates/course/Cargo.toml",
        "[package]\nname = \"course\"\nversion = \"0.1.0\"\nedition = \"2024\"\n",
    );
    write(
        "crates/course/src/main.rs",
        "fn main() { println!(\"its own words\"); }\n",
    );
    write("exercises/Cargo.toml", "[workspace]\n");
    write(
        "exercises/course.toml",
        include_str!("support/course/course.toml"),
    );
    write("exercises/ch1-small/.cargo/config.toml", CHAPTER);
    write("exercises/ch1-small/src/deep/deeper.rs", "");
    for file in ["config.toml", "near.toml", "chapter.toml"] {
        let ours = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../exercises/.cargo");
        let text = fs::read_to_string(ours.join(file)).unwrap();
        write(&format!("exercises/.cargo/{file}"), &text);
    }
    let says = |folder: &str| {
        let mut cargo = Command::new("cargo");
        cargo.arg("course").current_dir(root.join(folder));
        let output = cargo
            .env("CARGO_TARGET_DIR", root.join("target"))
            .output()
            .unwrap();
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        (output.stdout == b"its own words\n", said)
    };
    for folder in ["", "crates/course/src", "exercises", "exercises/ch1-small"] {
        let (is_it, said) = says(folder);
        assert!(is_it, "{folder}: {said}");
    }
    let below = ["exercises/ch1-small/src", "exercises/ch1-small/src/deep"];
    for folder in below {
        assert!(
            !says(folder).0,
            "a relative path leads elsewhere from {folder}"
        );
    }
    let mut course = Command::new(env!("CARGO_BIN_EXE_course"));
    let listed = course.arg("list").current_dir(&root).output().unwrap();
    assert!(listed.status.success(), "{listed:?}");
    for folder in ["", "crates/course/src", "exercises", "exercises/ch1-small"]
        .iter()
        .chain(&below)
    {
        let (is_it, said) = says(folder);
        assert!(is_it, "{folder}: {said}");
    }
}

#[test]
fn plain_cargo_test_in_the_exercises_begins_with_the_first_and_builds_one_chapter() {
    let exercises = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../exercises");
    let read = |path: &str| fs::read_to_string(exercises.join(path)).unwrap();
    let catalogue = read("course.toml");
    let first = |key: &str| {
        let (_, rest) = catalogue.split_once(&format!("\n{key} = \"")).unwrap();
        rest.split('"').next().unwrap()
    };
    let (chapter, stem) = (first("folder"), first("stem"));
    let alone = format!("\ndefault-members = [\"{chapter}\"]\n");
    assert!(read("Cargo.toml").contains(&alone));
    // Cargo runs a package's test programs in the order of their names.
    let tests = fs::read_dir(exercises.join(chapter).join("tests"))
        .unwrap()
        .flatten();
    let programs = tests.map(|entry| entry.path()).filter(|path| {
        path.extension().is_some_and(|extension| extension == "rs") || path.join("main.rs").exists()
    });
    let first = programs.min().unwrap();
    let first = fs::read_to_string(first.join("main.rs")).expect("a folder with a program");
    assert!(
        first.contains(&format!("#[path = \"../{stem}.rs\"]")),
        "{first}"
    );
}
