//! The preprocessor as mdBook knows it.

use std::collections::HashMap;
use std::path::Path;

use catalogue::Catalogue;
use mdbook_preprocessor::book::{Book, BookItem};
use mdbook_preprocessor::errors::Result;
use mdbook_preprocessor::{Preprocessor, PreprocessorContext};

use crate::page::{Shared, page};
use crate::problem::Problems;
use crate::recordings::Recordings;

/// Puts figures, exercise boxes, tables and numbers into the pages.
///
/// Its name is `course`, as in `book.toml`: handed to mdBook by hand it takes the place of the
/// command named there, so that it never runs twice.
#[derive(Debug, Clone, Copy, Default)]
pub struct Course;

impl Preprocessor for Course {
    fn name(&self) -> &str {
        "course"
    }

    fn run(&self, context: &PreprocessorContext, book: Book) -> Result<Book> {
        prepare(
            &context.root,
            &context.root.join(&context.config.book.src),
            book,
        )
    }

    fn supports_renderer(&self, renderer: &str) -> Result<bool> {
        Ok(renderer == "html")
    }
}

/// Where a chapter's answers stand on paper: behind its last page. The script of the print page
/// fills it; everywhere else nothing is seen of it.
const ANSWERS: &str = "\n\n<div class=\"answers\" hidden></div>\n";

fn end_with_answers(item: &mut BookItem) {
    let BookItem::Chapter(chapter) = item else {
        return;
    };
    match chapter.sub_items.last_mut() {
        Some(last) => end_with_answers(last),
        None => chapter.content += ANSWERS,
    }
}

/// All pages of the book in `root`, whose pages lie in `source`, or all that is wrong with them.
fn prepare(root: &Path, source: &Path, mut book: Book) -> Result<Book> {
    let mut shared = Shared {
        source: source.to_owned(),
        recordings: Recordings::of(root),
        catalogue: Catalogue::load(&root.join("..")).map_err(|error| error.to_string()),
        ids: HashMap::new(),
    };
    let mut problems = Vec::new();
    book.for_each_chapter_mut(|chapter| {
        if let Some(path) = &chapter.path {
            chapter.content = page(path, &chapter.content, &mut shared, &mut problems);
        }
    });
    book.items.iter_mut().for_each(end_with_answers);
    if problems.is_empty() {
        Ok(book)
    } else {
        Err(Problems(problems).into())
    }
}
