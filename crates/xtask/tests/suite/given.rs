//! What a student writes is apart from what a student is given.

use std::collections::BTreeSet;

use catalogue::Catalogue;

use crate::rooms::{entries, root};

#[test]
fn the_folder_of_a_chapter_has_the_stubs_and_all_else_is_given() {
    let catalogue = Catalogue::load(&root()).unwrap();
    for chapter in &catalogue.chapters {
        let folder = root().join("exercises").join(&chapter.folder).join("src");
        let names = entries(&folder).into_iter();
        let names = names.map(|it| it.file_name().unwrap().to_string_lossy().into_owned());
        // A reset keeps what a student wrote.
        let found: BTreeSet<String> = names.filter(|it| !it.contains(".mine-")).collect();
        let stubs = catalogue.of_chapter(chapter);
        let mut wanted: BTreeSet<String> = stubs.map(|it| format!("{}.rs", it.stem)).collect();
        wanted.extend(["given", "lib.rs"].map(str::to_owned));
        assert_eq!(found, wanted, "{}", folder.display());
    }
}
