//! The pages of the book.

use std::path::Path;

use mdbook_preprocessor::book::{Book, BookItem};

/// Each page that is a file, with its path below `src` and what is written on it.
pub(crate) fn pages(book: &Book) -> impl Iterator<Item = (&Path, &str)> {
    book.iter().filter_map(|item| match item {
        BookItem::Chapter(page) => Some((page.path.as_deref()?, page.content.as_str())),
        BookItem::Separator | BookItem::PartTitle(_) => None,
    })
}
