//! Code that a page does not show at once, because its reader still has to write it. The function that an
//! exercise asks for is folded on the exercise's page and on all pages before it. It unfolds when the exercise is
//! solved, or when the reader asks for it.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use catalogue::Catalogue;
use mdbook_preprocessor::book::Book;

use crate::pages::in_the_book;
use crate::pages::pages;

/// The positions of the book's pages in their order.
#[derive(Debug, Default)]
pub(crate) struct Order(HashMap<PathBuf, usize>);

impl Order {
    pub(crate) fn of(book: &Book) -> Self {
        let paths = pages(book).map(|(path, _)| path.to_owned());
        Order(paths.enumerate().map(|(at, path)| (path, at)).collect())
    }
}

/// The exercises on a page and on all pages after it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct After<'a> {
    pub(crate) order: &'a Order,
    pub(crate) catalogue: Option<&'a Catalogue>,
    pub(crate) page: &'a Path,
}

impl After<'_> {
    /// Returns the id of the exercise whose reference is this module of this chapter, if its page is this one or a
    /// later one.
    pub(crate) fn exercise(&self, chapter: &str, stem: &str) -> Option<&str> {
        let mut all = self.catalogue?.exercises().iter();
        let found = all.find(|it| it.chapter.folder == chapter && it.stem == stem)?;
        let place = |page: &Path| self.order.0.get(page);
        let is_before = place(&in_the_book(found))? < place(self.page)?;
        (!is_before).then_some(found.id.as_str())
    }
}
