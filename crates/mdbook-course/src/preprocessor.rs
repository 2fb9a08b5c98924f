//! The implementation of mdBook's preprocessor interface.

use std::collections::HashMap;
use std::path::Path;

use catalogue::Catalogue;
use mdbook_preprocessor::book::{Book, BookItem};
use mdbook_preprocessor::errors::Result;
use mdbook_preprocessor::{Preprocessor, PreprocessorContext};

use crate::build::ENGINE;
use crate::further::Further;
use crate::labs::labs;
use crate::minutes::Words;
use crate::page::{Shared, page};
use crate::problem::Problems;
use crate::recordings::Recordings;
use crate::theme;

/// Puts figures, exercise boxes, tables and numbers into the pages.
///
/// Its name is `course`, as in `book.toml`. If a program passes it to mdBook directly, it replaces the command named
/// there, so that it never runs twice.
#[derive(Debug, Clone, Copy, Default)]
pub struct Course;

impl Preprocessor for Course {
    fn name(&self) -> &str {
        "course"
    }

    fn run(&self, context: &PreprocessorContext, book: Book) -> Result<Book> {
        let of = context.config.book.title.as_deref().unwrap_or_default();
        let source = context.root.join(&context.config.book.src);
        let theme = theme::share(&context.root, &context.config)?;
        let engine = context.config.get(ENGINE)?;
        prepare(&context.root, &source, of, theme, engine, book)
    }

    fn supports_renderer(&self, renderer: &str) -> Result<bool> {
        Ok(renderer == "html")
    }
}

/// The place for a chapter's answers on paper, after its last page. The script of the print page fills it. Elsewhere
/// it is invisible.
const ANSWERS: &str = "\n\n<div class=\"answers\" hidden></div>\n";

fn end_with_answers(item: &mut BookItem) {
    if !has_answers(item) {
        return;
    }
    let mut last = item;
    while let BookItem::Chapter(chapter) = last {
        match chapter.sub_items.last_mut() {
            Some(below) => last = below,
            None => {
                chapter.content += ANSWERS;
                return;
            }
        }
    }
}

fn has_answers(item: &BookItem) -> bool {
    match item {
        BookItem::Chapter(chapter) => {
            chapter.content.contains("<details>") || chapter.sub_items.iter().any(has_answers)
        }
        BookItem::Separator | BookItem::PartTitle(_) => false,
    }
}

/// Returns all pages of the book in `root`, with their directives replaced, or all mistakes in them. The sources of
/// the pages are in `source`, and the book's title is `of`.
fn prepare(
    root: &Path,
    source: &Path,
    of: &str,
    theme: bool,
    engine: Option<String>,
    mut book: Book,
) -> Result<Book> {
    let repository = root.join("..");
    let mut shared = Shared {
        source: source.to_owned(),
        recordings: Recordings::of(root),
        catalogue: Catalogue::load(&repository).map_err(|error| error.to_string()),
        words: Words::of(&book),
        further: Further::of(&book),
        theme,
        engine,
        what_ifs: catalogue::what_ifs(&repository).map_err(|error| error.to_string()),
        labs: labs(&book),
        root: repository,
        ids: HashMap::new(),
        questions: Vec::new(),
    };
    let mut problems = Vec::new();
    book.for_each_chapter_mut(|chapter| {
        if let Some(path) = &chapter.path {
            chapter.content = page(path, &chapter.content, &mut shared, &mut problems);
            if let Some(above) = chapter.parent_names.first() {
                chapter.content += &titled(&chapter.name, above, of);
            }
        }
    });
    book.items.iter_mut().for_each(end_with_answers);
    if problems.is_empty() {
        Ok(book)
    } else {
        Err(Problems(problems).into())
    }
}

/// Returns the window title of a page in a chapter. Every chapter has a page "What was measured". A list of windows or
/// of search results could not distinguish them by their own names.
fn titled(page: &str, chapter: &str, book: &str) -> String {
    format!("\n\n{{{{#title {page} · {chapter} - {book}}}}}\n")
}
