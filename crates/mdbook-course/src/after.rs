//! Whose code a page does not show at once: that of an exercise which its reader still has before them. The function that an
//! exercise asks for stands folded on its page and on all pages before it, until it is solved or the reader asks for it.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use catalogue::Catalogue;
use mdbook_preprocessor::book::Book;

use crate::pages::in_the_book;
use crate::pages::pages;

/// The pages of the book in their order.
#[derive(Debug, Default)]
pub(crate) struct Order(HashMap<PathBuf, usize>);

impl Order {
    pub(crate) fn of(book: &Book) -> Self {
        let paths = pages(book).map(|(path, _)| path.to_owned());
        Order(paths.enumerate().map(|(at, path)| (path, at)).collect())
    }
}

/// The exercises that come after a page begins.
#[derive(Debug, Clone, Copy)]
pub(crate) struct After<'a> {
    pub(crate) order: &'a Order,
    pub(crate) catalogue: Option<&'a Catalogue>,
    pub(crate) page: &'a Path,
}

impl After<'_> {
    /// The id of the exercise whose reference is this module of this chapter, if it is the page's own or a later one's.
    pub(crate) fn exercise(&self, chapter: &str, stem: &str) -> Option<&str> {
        let mut all = self.catalogue?.exercises().iter();
        let found = all.find(|it| it.chapter.folder == chapter && it.stem == stem)?;
        let place = |page: &Path| self.order.0.get(page);
        let is_before = place(&in_the_book(found))? < place(self.page)?;
        (!is_before).then_some(found.id.as_str())
    }
}
