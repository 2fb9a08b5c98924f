//! Files that a student writes are separate from files that a student receives.

use std::collections::BTreeSet;

use catalogue::Catalogue;

use crate::workspace::{entries, root};

#[test]
fn the_folder_of_a_chapter_has_the_stubs_and_all_else_is_given() {
    let catalogue = Catalogue::load(&root()).unwrap();
    for chapter in &catalogue.chapters {
        let folder = root().join("exercises").join(&chapter.folder).join("src");
        let names = entries(&folder).into_iter();
        let names = names.map(|it| it.file_name().unwrap().to_string_lossy().into_owned());
        // A reset keeps the student's code.
        let found: BTreeSet<String> = names.filter(|it| !it.contains(".mine-")).collect();
        let stubs = catalogue.of_chapter(chapter);
        let mut wanted: BTreeSet<String> = stubs.map(|it| format!("{}.rs", it.stem)).collect();
        wanted.extend(["given", "lib.rs"].map(str::to_owned));
        assert_eq!(found, wanted, "{}", folder.display());
    }
}

/// A student who reads `crate::board::Board` looks for a file, and the stub names it.
#[test]
fn each_stub_names_the_given_files_that_it_uses() {
    let catalogue = Catalogue::load(&root()).unwrap();
    let mut named = 0;
    for exercise in catalogue.exercises() {
        let stub = stubs::of(&root().join(exercise.reference())).unwrap();
        let (head, code): (Vec<&str>, Vec<&str>) =
            stub.lines().partition(|line| line.starts_with("//!"));
        let (head, code) = (head.join(" "), code.join("\n"));
        let path = root().join(exercise.stub());
        let given = path.with_file_name("given");
        for behind in code.split("crate::").skip(1) {
            let name = behind.split(|it: char| !it.is_alphanumeric() && it != '_');
            let file = format!("{}.rs", name.into_iter().next().unwrap());
            if given.join(&file).is_file() {
                named += 1;
                let file = format!("`given/{file}`");
                assert!(head.contains(&file), "{} uses {file}", path.display());
            }
        }
    }
    assert!(named > 20, "only {named} were found");
}
