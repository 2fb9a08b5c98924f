//! The pages of the book.

use std::path::{Path, PathBuf};

use catalogue::Exercise;
use mdbook_preprocessor::book::{Book, BookItem};

/// Returns each page that is a file, with its path below `src` and its source text.
pub(crate) fn pages(book: &Book) -> impl Iterator<Item = (&Path, &str)> {
    book.iter().filter_map(|item| match item {
        BookItem::Chapter(page) => Some((page.path.as_deref()?, page.content.as_str())),
        BookItem::Separator | BookItem::PartTitle(_) => None,
    })
}

/// Returns the exercise's page, below the book's `src`.
pub(crate) fn in_the_book(exercise: &Exercise) -> PathBuf {
    below_src(&exercise.page())
}

/// Returns a page of the course, below the book's `src`.
pub(crate) fn below_src(page: &Path) -> PathBuf {
    page.strip_prefix("book/src").unwrap_or(page).to_owned()
}

/// Returns a path in the form of an address: with slashes, also on Windows.
pub(crate) fn slashed(path: &Path) -> String {
    let parts: Vec<_> = path.iter().map(|part| part.to_string_lossy()).collect();
    parts.join("/")
}

/// Returns the path from a page to the folder of the whole book: `../` for a page of a chapter.
pub(crate) fn up(page: &Path) -> String {
    "../".repeat(page.components().count().saturating_sub(1))
}
