//! Every test is part of a program that runs.

use std::path::PathBuf;

use crate::workspace::{entries, files, packages, root, text};

/// A test program runs the files that its `main.rs` declares. A forgotten file would never be built, and so never fail.
#[test]
fn every_file_of_a_test_program_is_a_module_of_it() {
    let crates = entries(&root().join("crates"));
    let tests = crates.into_iter().chain([root().join("benches")]);
    let tests = tests.map(|package| package.join("tests"));
    let mut programs = 0;
    for tests in tests.filter(|tests| tests.is_dir()) {
        for folder in entries(&tests) {
            let Ok(main) = std::fs::read_to_string(folder.join("main.rs")) else {
                continue;
            };
            programs += 1;
            let files = entries(&folder).into_iter();
            for file in files.filter(|file| file.extension().is_some_and(|it| it == "rs")) {
                let module = format!("mod {};", file.file_stem().unwrap().to_string_lossy());
                assert!(
                    file.ends_with("main.rs") || main.lines().any(|line| line == module),
                    "{}: its main.rs has no line \"{module}\"",
                    file.display()
                );
            }
        }
    }
    assert!(programs > 0, "no program was found");
}

/// A library without unit tests is not built a second time for them. A unit test there would never run, so it is rejected: it
/// belongs in `tests/`, or the manifest sets `test = true`.
#[test]
fn a_library_without_a_test_target_contains_no_tests() {
    let mut silent = 0;
    for (name, package) in packages() {
        let folder = match name.as_str() {
            "benches" => root().join("benches"),
            name => root().join("crates").join(name),
        };
        // A crate that contains only tests has no sources.
        if !folder.join("src").is_dir() {
            continue;
        }
        let library = package.get("lib");
        let off =
            |key: &str| library.and_then(|it| it.get(key)) == Some(&toml::Value::Boolean(false));
        let programs = package.get("bin").and_then(toml::Value::as_array);
        let programs: Vec<&toml::Table> = programs
            .into_iter()
            .flatten()
            .filter_map(toml::Value::as_table)
            .collect();
        let paths = programs
            .iter()
            .map(|it| folder.join(it["path"].as_str().unwrap()));
        let folders: Vec<PathBuf> = paths
            .filter_map(|it| Some(it.parent()?.to_owned()))
            .collect();
        for file in files(&folder.join("src"), &["rs"]) {
            let source = text(&file);
            let program = file.ends_with("main.rs")
                || file.components().any(|it| it.as_os_str() == "bin")
                || folders
                    .iter()
                    .any(|it| !it.ends_with("src") && file.starts_with(it));
            if off("test") && !program {
                silent += 1;
                let tests = ["#[test]", "#[cfg(test)]", "#[rstest]"];
                let one = source.lines().find(|line| tests.contains(&line.trim()));
                assert_eq!(one, None, "{} is run by nobody", file.display());
            }
            if off("doctest") && !program {
                let comments = source.lines().map(str::trim);
                let comments =
                    comments.filter(|line| line.starts_with("//!") || line.starts_with("///"));
                let mut fences = comments
                    .map(|line| line[3..].trim())
                    .filter(|line| line.starts_with("```"));
                while let (Some(opens), _) = (fences.next(), fences.next()) {
                    assert!(
                        ["```text", "```console", "```ignore"].contains(&opens),
                        "{}: the example in its documentation is run by nobody",
                        file.display()
                    );
                }
            }
        }
        for program in programs {
            if program.get("test") == Some(&toml::Value::Boolean(false)) {
                let file = folder.join(program["path"].as_str().unwrap());
                let source = text(&file);
                assert!(
                    !source.contains("#[test]"),
                    "{} is run by nobody",
                    file.display()
                );
            }
        }
    }
    assert!(silent > 0, "no library says test = false");
}
