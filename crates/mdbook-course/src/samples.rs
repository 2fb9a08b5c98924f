//! Runs the pages' own pieces of Rust. Pieces quoted from the course's code are tested there and marked `ignore` on
//! the page.

use std::path::Path;

use anyhow::{Context, Result};
use mdbook_driver::MDBook;

use crate::Course;
use crate::pages::pages;
use crate::scan::lines;

/// Compiles and runs every piece of Rust that a page contains and does not quote from the course's code. Returns the
/// number of pages with such pieces.
///
/// # Errors
/// If one of them fails. The report of rustdoc is written to standard error.
pub fn run_samples(course: &Path) -> Result<usize> {
    let mut book = MDBook::load(course.join("book")).context("cannot load the book")?;
    book.with_preprocessor(Course);
    let pages: Vec<String> = pages(&book.book)
        .filter(|(_, page)| has_samples(page))
        .filter_map(|(path, _)| path.to_str().map(str::to_owned))
        .collect();
    for page in &pages {
        let tested = book.test_chapter(Vec::new(), Some(page));
        tested.with_context(|| format!("a piece of Rust on book/src/{page} has an error"))?;
    }
    Ok(pages.len())
}

fn has_samples(page: &str) -> bool {
    let opens = |line: &str| {
        let info = line.trim_start().strip_prefix("```rust");
        info.is_some_and(|info| !info.contains("ignore"))
    };
    lines(page).any(|(line, in_fence)| in_fence && opens(line))
}

#[cfg(test)]
mod tests {
    use super::*;
    use rstest::rstest;

    #[rstest]
    #[case("```rust\nlet a = 1;\n```\n", true)]
    #[case("```rust,compile_fail\nlet a: u8 = 256;\n```\n", true)]
    #[case("```rust,ignore\n{{#include a.rs:f}}\n```\n", false)]
    #[case("```console\ncargo course\n```\n", false)]
    fn pieces_of_rust_are_told_from_quotations(#[case] page: &str, #[case] expected: bool) {
        assert_eq!(has_samples(page), expected);
    }
}
