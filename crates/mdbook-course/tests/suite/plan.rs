//! Checks the plan of each chapter in the real book: how many outcomes the core path reaches, and how long it is.

use std::path::{Path, PathBuf};

use catalogue::Catalogue;
use mdbook_course::Build;
use rstest::rstest;

use crate::common::Course;

/// The real book, built into a temporary folder.
fn book() -> (tempfile::TempDir, PathBuf, Catalogue) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let folder = tempfile::tempdir().unwrap();
    let build = Build {
        course: &root,
        into: Some(&folder.path().join("book")),
        reload: false,
        yours: false,
        engine: None,
    };
    let built = build.run().unwrap();
    let catalogue = Catalogue::load(&root).unwrap();
    (folder, built, catalogue)
}

#[test]
fn the_core_path_reaches_23_outcomes_and_four_in_each_chapter_in_sittings_of_90_minutes() {
    let (_folder, built, catalogue) = book();
    let mut reached = 0;
    for chapter in &catalogue.chapters {
        let page = built.join(&chapter.folder).join("index.html");
        let page = std::fs::read_to_string(page).unwrap();
        let here = page.matches("class=\"outcome core\"").count();
        assert!(here >= 4, "{}: {here} outcomes", chapter.title);
        reached += here;
        let (_, table) = page.split_once("stacked sittings").unwrap();
        let (table, _) = table.split_once("</table>").unwrap();
        let sittings = table.split("<td").filter_map(|cell| {
            let (_, cell) = cell.split_once('>')?;
            let (read, solve) = cell.split_once('<')?.0.split_once(" + ")?;
            Some((read.parse::<u32>().ok()?, solve.parse::<u32>().ok()?))
        });
        let sittings: Vec<(u32, u32)> = sittings.collect();
        assert!(sittings.len() >= 3, "{}: {sittings:?}", chapter.title);
        let too_long = sittings.iter().find(|(read, solve)| read + solve > 90);
        assert_eq!(too_long, None, "{}", chapter.title);
    }
    assert!(reached >= 23, "{reached} outcomes");
}

#[test]
fn an_outcome_is_core_if_each_page_that_teaches_it_is() {
    let course = Course::with_first_page(
        "# F\n\n- {{#outcome first}} **draw** it\n- {{#outcome first one/second}} **count** it\n",
    );
    let second = std::fs::read_to_string(course.path().join("book/src/one/second.md")).unwrap();
    course.write("book/src/one/second.md", &(second + "\n{{#further}}\n"));
    let page = course.page("first.html");
    assert!(
        page.contains("title=\"on the core path\">●</span> <strong>draw"),
        "{page}"
    );
    assert!(
        page.contains("title=\"beyond the core path\">○</span> <strong>count"),
        "{page}"
    );
}

#[rstest]
#[case::page(
    "{{#outcome nothing}}",
    "\"nothing\" is not an exercise, proof, project or page"
)]
#[case::empty("{{#outcome}}", "write it as {{#outcome PAGE…}}")]
#[case::chapter("{{#sittings nothing}}", "there is no chapter \"nothing\"")]
#[case::inline("a {{#beyond recursion}}", "beyond must be on a line of its own")]
fn a_wrong_plan_is_named(#[case] line: &str, #[case] says: &str) {
    let course = Course::with_first_page(&format!("# F\n\n{line}\n"));
    let error = course.build().unwrap_err();
    assert!(error.contains(says), "{error}");
}
