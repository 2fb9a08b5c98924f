//! What one sees while the tools are built for the first time: `.cargo/config.toml`, put to a small program.

#![cfg(unix)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::support::pty::Terminal;

const CONFIG: &str = include_str!("../../../../.cargo/config.toml");

/// A program that is built for two seconds, in a folder with the course's commands.
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
    let mut configs = vec![CONFIG.to_owned()];
    let exercises = fs::read_dir(root.join("exercises")).unwrap().flatten();
    let folders = exercises
        .map(|entry| entry.path())
        .chain([root.join("exercises")]);
    let its_own =
        folders.filter_map(|folder| fs::read_to_string(folder.join(".cargo/config.toml")).ok());
    configs.extend(its_own);
    assert!(
        configs.len() > 5,
        "the root, the exercises and each chapter"
    );
    for config in configs {
        for command in ["course", "book", "ladder", "dots", "xtask"] {
            let begin = format!("{command} = \"with-bar ");
            assert!(
                config.contains(&begin),
                "{command} shows nothing while it is built:\n{config}"
            );
        }
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
    // cargo runs a package's programs of tests in the order of their names.
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
