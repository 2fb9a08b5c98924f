//! Takes the figures past mdBook. The search index would contain every label of every drawing and every sentence of
//! every run. Readers do not search for these, and they would hide the pages that explain a word. Therefore each
//! figure is removed before mdBook makes the pages and their index, and is put back afterwards.
//!
//! Plain `mdbook build` does not use this module. Its pages are the same, but its search also finds the figures.

use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use anyhow::{Context, Result, bail};
use mdbook_preprocessor::book::Book;
use mdbook_preprocessor::{Preprocessor, PreprocessorContext, errors};

use crate::check::html_files;

/// The beginning and the end of each kind of figure: a drawing of a recording, a board to play on, a chart beside a
/// table, and a picture without words.
const FIGURES: [(&str, &str); 4] = [
    ("<figure class=\"recorded", "</figure>"),
    ("<figure class=\"play", "</figure>"),
    ("<figure class=\"fig chart", "</figure>"),
    ("<figure class=\"picture", "</figure>"),
];

/// The placeholder for a figure, before and after its number.
const PLACE: (&str, &str) = ("<figure id=\"aside-", "\"></figure>");

/// The figures that were taken out of the pages, by the numbers of their placeholders. Clones share the same figures.
#[derive(Debug, Clone, Default)]
pub(crate) struct Aside(Arc<Mutex<Vec<String>>>);

impl Preprocessor for Aside {
    fn name(&self) -> &str {
        "course-aside"
    }

    fn run(&self, _: &PreprocessorContext, mut book: Book) -> errors::Result<Book> {
        book.for_each_chapter_mut(|chapter| chapter.content = self.take_from(&chapter.content));
        Ok(book)
    }
}

impl Aside {
    fn figures(&self) -> MutexGuard<'_, Vec<String>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Replaces each figure of a page by a placeholder and returns the page.
    fn take_from(&self, page: &str) -> String {
        let mut figures = self.figures();
        let mut out = String::with_capacity(page.len());
        let mut rest = page;
        while let Some((at, end)) = first_figure(rest) {
            out += &rest[..at];
            out += &format!("{}{}{}", PLACE.0, figures.len(), PLACE.1);
            figures.push(rest[at..end].to_owned());
            rest = &rest[end..];
        }
        out + rest
    }

    /// Puts the figures back into all pages of the book built in `folder`.
    ///
    /// # Errors
    /// If a file cannot be read or written, or if a figure has no placeholder.
    pub(crate) fn put_back(&self, folder: &Path) -> Result<()> {
        let figures = self.figures();
        let mut is_back = vec![false; figures.len()];
        for file in html_files(folder)? {
            let file = folder.join(file);
            let page = std::fs::read_to_string(&file)?;
            if let Some(whole) = filled(&page, &figures, &mut is_back) {
                std::fs::write(&file, whole)
                    .with_context(|| format!("cannot write {}", file.display()))?;
            }
        }
        if let Some(lost) = is_back.iter().position(|back| !back) {
            let start: String = figures[lost].chars().take(120).collect();
            bail!("mdBook left out the place of a figure: {start} …");
        }
        Ok(())
    }
}

/// Returns the start and the end of the first figure on a page.
fn first_figure(page: &str) -> Option<(usize, usize)> {
    let found = FIGURES.iter().filter_map(|(start, end)| {
        let at = page.find(start)?;
        let length = page[at..].find(end)? + end.len();
        Some((at, at + length))
    });
    found.min()
}

/// Returns the page with its figures in their placeholders, or `None` if it has no placeholder.
fn filled(page: &str, figures: &[String], is_back: &mut [bool]) -> Option<String> {
    let mut parts = page.split(PLACE.0);
    let mut out = parts.next()?.to_owned();
    let mut found = false;
    for part in parts {
        let figure = part.split_once(PLACE.1).and_then(|(number, after)| {
            let number: usize = number.parse().ok()?;
            Some((number, figures.get(number)?, after))
        });
        match figure {
            Some((number, figure, after)) => {
                found = true;
                is_back[number] = true;
                out += figure;
                out += after;
            }
            None => {
                out += PLACE.0;
                out += part;
            }
        }
    }
    found.then_some(out)
}

#[cfg(test)]
mod tests {
    use super::{Aside, filled};

    #[test]
    fn figures_leave_a_page_and_come_back() {
        let page = "# T\n\n<figure class=\"recorded recorded-tree\" id=\"a\">\n<div class=\"fig-scroll\"><svg/></div>\n\
                    </figure>\n\nText.\n\n<figure class=\"fig chart chart-bars\"><svg/></figure>\n\n<figure>A photograph.</figure>\n";
        let aside = Aside::default();
        let bare = aside.take_from(page);
        assert_eq!(
            bare,
            "# T\n\n<figure id=\"aside-0\"></figure>\n\nText.\n\n<figure id=\"aside-1\"></figure>\n\n<figure>A photograph.</figure>\n"
        );
        let mut is_back = [false; 2];
        assert_eq!(
            filled(&bare, &aside.figures(), &mut is_back).as_deref(),
            Some(page)
        );
        assert_eq!(is_back, [true; 2]);
    }

    #[test]
    fn a_page_without_a_figure_is_left_alone() {
        let page = "<figure id=\"aside-7\"></figure>";
        assert_eq!(filled(page, &["one".into()], &mut [false]), None);
    }

    #[test]
    fn a_figure_whose_place_is_gone_is_told() {
        let aside = Aside::default();
        aside.take_from("<figure class=\"recorded\">lost</figure>");
        let folder = tempfile::tempdir().unwrap();
        let error = aside.put_back(folder.path()).unwrap_err().to_string();
        assert!(error.contains("lost</figure>"), "{error}");
    }
}
