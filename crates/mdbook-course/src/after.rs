//! Code that a page does not show at once, because its reader still has to write it. The function that an
//! exercise asks for is folded on the exercise's page and on all pages before it. It unfolds when the exercise is
//! solved, or when the reader asks for it.

use std::path::Path;

use catalogue::{Catalogue, Named};

use crate::further::Further;
use crate::tasks::tasks;

/// The exercises on a page and on all pages after it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct After<'a> {
    pub(crate) pages: &'a Further,
    pub(crate) catalogue: Option<&'a Catalogue>,
    pub(crate) page: &'a Path,
}

impl After<'_> {
    /// Returns the id of the exercise whose reference is this module of this chapter, if its page is this one or a
    /// later one.
    pub(crate) fn exercise(&self, chapter: &str, stem: &str) -> Option<&str> {
        let found = tasks(self.catalogue?).find(|task| match task.kind {
            Named::Exercise(it) => it.chapter.folder == chapter && it.stem == stem,
            _ => false,
        })?;
        let place = |page: &Path| self.pages.order().iter().position(|(path, _)| path == page);
        let is_before = place(&found.page)? < place(self.page)?;
        (!is_before).then_some(found.id)
    }
}
