//! The link checker on built books, right and wrong.

use crate::common::Course;
use mdbook_course::{Built, check_old};
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
    "first.html: the link other.html leads nowhere: there is no other.html"
)]
#[case::fragment(
    "[x](one/second.md#chair)",
    "first.html: the link one/second.html#chair leads nowhere: one/second.html has nothing with the id chair"
)]
#[case::own_fragment(
    "[x](#chair)",
    "first.html: the link #chair leads nowhere: first.html has nothing with the id chair"
)]
#[case::image(
    "![x](picture.svg)",
    "first.html: the link picture.svg leads nowhere: there is no picture.svg"
)]
#[case::outside(
    "[x](../../secret.txt)",
    "first.html: the link ../../secret.txt leads nowhere: it leaves the book"
)]
#[case::twice(
    "<i id=\"a\">1</i> <i id=\"a\">2</i>",
    "first.html: the id a is given 2 times"
)]
#[case::refers(
    "<i aria-labelledby=\"a\">1</i>",
    "first.html: something refers to the id a, which is not on the page"
)]
#[case::literal(
    r"\{{#figure tree a}}",
    "first.html: `{{#figure tree a}}` was left standing: nothing was put in its place"
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

/// What is wrong with the old addresses of the small course, where `redirects` stand in its `book.toml`.
fn lost(old: &str, redirects: &str) -> Vec<String> {
    let course = Course::with_first_page("# First\n\n## Chair\n");
    let path = course.path().join("book/book.toml");
    let config = std::fs::read_to_string(path).unwrap();
    let config = format!("{config}\n[output.html.redirect]\n{redirects}\n");
    course.write("book/book.toml", &config);
    course.write("book/old-addresses.txt", old);
    let folder = course.build().unwrap();
    let (_, broken) = check_old(course.path(), &Built::read(&folder).unwrap()).unwrap();
    broken.iter().map(ToString::to_string).collect()
}

const MOVED: &str = "\"/first.html#stool\" = \"first.html#chair\"\n\"/gone.html\" = \"first.html\"\n\
                     \"/gone.html#bench\" = \"one/second.html\"";

#[test]
fn old_addresses_lead_on_of_themselves_or_by_a_redirect() {
    let old = "first.html\nfirst.html#chair\nfirst.html#stool\ngone.html\ngone.html#chair\ngone.html#bench\n";
    assert_eq!(lost(old, MOVED), Vec::<String>::new());
}

#[rstest]
#[case::page(
    "old.html#a",
    MOVED,
    "old.html: the old address #a leads nowhere: there is no old.html"
)]
#[case::place(
    "first.html#desk",
    MOVED,
    "first.html: the old address #desk leads nowhere: first.html has nothing with the id desk"
)]
#[case::place_of_a_page_that_moved(
    "gone.html#desk",
    MOVED,
    "gone.html: the old address #desk leads nowhere: first.html has nothing with the id desk"
)]
#[case::target(
    "",
    "\"/first.html#stool\" = \"first.html#desk\"",
    "first.html: the old address #stool leads nowhere: first.html has nothing with the id desk"
)]
#[case::the_id_is_back(
    "",
    "\"/first.html#chair\" = \"one/second.html\"",
    "first.html: the old address #chair leads nowhere: first.html has this id again, and a redirect leads away from it"
)]
fn an_old_address_that_leads_nowhere_is_named(
    #[case] old: &str,
    #[case] redirects: &str,
    #[case] says: &str,
) {
    assert_eq!(lost(old, redirects), [says]);
}
