//! The pages of the book.

use std::path::Path;

use mdbook_preprocessor::book::{Book, BookItem, Chapter};

/// Returns each page that is a file, with its path below `src`.
pub(crate) fn chapters(book: &Book) -> impl Iterator<Item = (&Path, &Chapter)> {
    book.iter().filter_map(|item| match item {
        BookItem::Chapter(page) => Some((page.path.as_deref()?, page)),
        BookItem::Separator | BookItem::PartTitle(_) => None,
    })
}

/// Returns each page that is a file, with its path below `src` and its source text.
pub(crate) fn pages(book: &Book) -> impl Iterator<Item = (&Path, &str)> {
    chapters(book).map(|(path, page)| (path, page.content.as_str()))
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
