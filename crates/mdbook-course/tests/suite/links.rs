//! The link checker on built books, right and wrong.

use crate::common::Course;
use mdbook_course::Built;
use rstest::rstest;

fn broken(course: &Course) -> Vec<String> {
    let report = Built::read(&course.build().unwrap()).unwrap().check();
    report.broken.iter().map(ToString::to_string).collect()
}

#[test]
fn a_sound_book_has_nothing_broken() {
    let course = Course::new();
    assert_eq!(broken(&course), Vec::<String>::new());
    let report = Built::read(&course.build().unwrap()).unwrap().check();
    assert!(report.pages >= 4 && report.links > 20, "{report:?}");
}

#[rstest]
#[case::page(
    "[x](other.md)",
    "first.html: the link other.html is broken: there is no other.html"
)]
#[case::fragment(
    "[x](one/second.md#chair)",
    "first.html: the link one/second.html#chair is broken: one/second.html has no element with the id chair"
)]
#[case::own_fragment(
    "[x](#chair)",
    "first.html: the link #chair is broken: first.html has no element with the id chair"
)]
#[case::image(
    "![x](picture.svg)",
    "first.html: the link picture.svg is broken: there is no picture.svg"
)]
#[case::outside(
    "[x](../../secret.txt)",
    "first.html: the link ../../secret.txt is broken: it leaves the book"
)]
#[case::twice(
    "<i id=\"a\">1</i> <i id=\"a\">2</i>",
    "first.html: the id a is given 2 times"
)]
#[case::refers(
    "<i aria-labelledby=\"a\">1</i>",
    "first.html: the page refers to the id a, but no element has it"
)]
#[case::literal(
    r"\{{#figure tree a}}",
    "first.html: `{{#figure tree a}}` is still on the page: nothing has replaced it"
)]
fn what_is_broken_is_named_with_its_page(#[case] text: &str, #[case] says: &str) {
    let broken = broken(&Course::with_first_page(&format!("# First\n\n{text}\n")));
    assert!(broken.iter().any(|line| line == says), "{broken:#?}");
}

#[test]
fn the_print_page_is_checked_too() {
    let broken = broken(&Course::with_first_page(
        "# First\n\n[x](one/second.md#chair)\n",
    ));
    assert!(
        broken.iter().any(|line| line.starts_with("print.html: ")),
        "{broken:#?}"
    );
}

#[test]
fn links_out_of_the_book_are_left_alone() {
    let course =
        Course::with_first_page("# First\n\n<https://example.org/x#y> [m](mailto:a@example.org)\n");
    assert_eq!(broken(&course), Vec::<String>::new());
}
