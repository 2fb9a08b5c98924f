//! The core path: the pages that the core exercises need. A good page that no core exercise needs is marked with
//! `{{#further}}` under its title or at its end. The mark leads to the next page of the path.

use std::collections::HashSet;
use std::path::{Path, PathBuf};

use catalogue::Catalogue;
use mdbook_preprocessor::book::Book;

use crate::pages::{chapters, pages, slashed, up};
use crate::tasks::tasks;

/// The mark in the source of a page.
const MARK: &str = "{{#further}}";

/// The beginning of the mark in a built page.
pub(crate) const BUILT: &str = "<div class=\"further\">";

/// The pages of the book in their order, each with its name, and the marked pages.
#[derive(Debug, Default)]
pub(crate) struct Further {
    order: Vec<(PathBuf, String)>,
    marked: HashSet<PathBuf>,
}

impl Further {
    pub(crate) fn of(book: &Book) -> Self {
        let order = chapters(book).map(|(path, page)| (path.to_owned(), page.name.clone()));
        let is_marked = |text: &str| text.lines().any(|line| line == MARK);
        let marked = pages(book).filter(|(_, text)| is_marked(text));
        Further {
            order: order.collect(),
            marked: marked.map(|(path, _)| path.to_owned()).collect(),
        }
    }

    /// Returns whether a page of a chapter is on the core path. Such a page has no mark. If it has tasks, at least one
    /// is core. It is not a page for reference.
    pub(crate) fn is_core(&self, page: &Path, catalogue: &Catalogue) -> bool {
        let its_own = || tasks(catalogue).filter(move |task| task.page == page);
        let is_stretch = its_own().count() > 0 && !its_own().any(|task| task.core);
        !(self.marked.contains(page) || is_stretch || Further::is_reference(page))
    }

    /// Returns whether a page is only for reference: half a page about Rust, or the words of a chapter.
    pub(crate) fn is_reference(page: &Path) -> bool {
        let name = page.file_stem().unwrap_or_default().to_string_lossy();
        name.starts_with("rust-") || name == "words"
    }

    /// Returns whether the book has this page.
    pub(crate) fn has(&self, page: &Path) -> bool {
        self.order.iter().any(|(path, _)| path == page)
    }

    /// Returns the pages of the book in their order, each with its name in the contents.
    pub(crate) fn order(&self) -> &[(PathBuf, String)] {
        &self.order
    }

    /// Returns the note that replaces the mark on a page.
    pub(crate) fn note(&self, page: &Path, catalogue: &Catalogue) -> Result<String, String> {
        if tasks(catalogue).any(|task| task.core && task.page == page) {
            return Err("this page has a core exercise, so the core path needs it".into());
        }
        let is_a_chapters =
            |path: &Path| { catalogue.chapters.iter() }.any(|it| path.starts_with(&it.folder));
        let later = self.order.iter().skip_while(|(path, _)| path != page);
        let mut path =
            later.filter(|(path, _)| is_a_chapters(path) && self.is_core(path, catalogue));
        let on = match path.next() {
            None => "The core path has ended before this page.".to_owned(),
            Some((path, name)) => {
                let address = up(page) + &slashed(path);
                format!("The core path goes on with [{name}]({address}).")
            }
        };
        Ok(format!("{BUILT}\n\n*Further.* {on}\n\n</div>"))
    }
}
