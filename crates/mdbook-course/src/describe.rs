//! What each page says it is about, in its head, for lists of links and of finds. mdBook gives the
//! book's description to all pages; here each gets its own first paragraph.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};

use mdbook_preprocessor::book::Book;

use crate::html::escape;
use crate::pages::pages;
use crate::scan::lines;

/// As long as a description may be, in characters: what is longer, lists cut off.
const LONGEST: usize = 160;

/// The descriptions of the book's pages, by the HTML file that each becomes.
#[derive(Debug, Default)]
pub(crate) struct Descriptions(BTreeMap<PathBuf, String>);

impl Descriptions {
    pub(crate) fn of(book: &Book) -> Self {
        let pages =
            pages(book).filter_map(|(path, page)| Some((html(path), first_paragraph(page)?)));
        Descriptions(pages.collect())
    }

    /// Writes them into the pages of the book built in `folder`, in place of the book's `general`.
    pub(crate) fn write(&self, folder: &Path, general: &str) -> io::Result<()> {
        let tag = |content: &str| {
            format!(
                "<meta name=\"description\" content=\"{}\">",
                escape(content)
            )
        };
        for (file, own) in &self.0 {
            let file = folder.join(file);
            let page = std::fs::read_to_string(&file)?;
            std::fs::write(file, page.replacen(&tag(general), &tag(own), 1))?;
        }
        Ok(())
    }
}

/// `one/README.md` as `one/index.html`.
fn html(page: &Path) -> PathBuf {
    if page.ends_with("README.md") {
        page.with_file_name("index.html")
    } else {
        page.with_extension("html")
    }
}

/// The first paragraph of prose, without its marks, as far as whole sentences fit.
fn first_paragraph(page: &str) -> Option<String> {
    let is_code = |line: &str, in_fence| in_fence || line.trim_start().starts_with("```");
    let text: String = lines(page)
        .map(|(line, in_fence)| if is_code(line, in_fence) { "\n" } else { line })
        .collect();
    let prose =
        |block: &&str| block.starts_with(|c: char| c.is_alphabetic() || "*[\"`".contains(c));
    let blocks = text.split("\n\n").map(str::trim);
    let paragraph = blocks.filter(prose).find(|block| !block.contains("{{#"))?;
    Some(shortened(&unmarked(paragraph)))
}

/// The text as it is read aloud: of a link its words, no stars and no backticks, one line.
fn unmarked(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(at) = rest.find("](") {
        out += &rest[..at];
        rest = rest[at..].split_once(')').map_or("", |(_, after)| after);
    }
    out += rest;
    out.retain(|c| !"*`[]".contains(c));
    out.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn shortened(text: &str) -> String {
    let mut out = String::new();
    for sentence in text.split_inclusive(['.', '?', '!']) {
        if !out.is_empty() && out.chars().count() + sentence.chars().count() > LONGEST {
            break;
        }
        out += sentence;
    }
    match out.char_indices().nth(LONGEST) {
        Some((end, _)) => format!(
            "{} …",
            out[..end].rsplit_once(' ').map_or("", |(start, _)| start)
        ),
        None => out.trim().to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rstest::rstest;

    #[rstest]
    #[case::marks(
        "# Title\n\nIt *calls* [itself](a.md#b), says `f`.\nAgain.\n\nMore.",
        Some("It calls itself, says f. Again.")
    )]
    #[case::not_prose(
        "# T\n\n```rust\n\nLet it be.\n```\n\n| a |\n\n{{#figure a}}\n\nIt makes {{#calls a}} calls.\n\nProse.",
        Some("Prose.")
    )]
    #[case::nothing("# Title\n", None)]
    fn a_page_is_described_by_its_first_paragraph(#[case] page: &str, #[case] said: Option<&str>) {
        assert_eq!(first_paragraph(page).as_deref(), said);
    }

    #[test]
    fn a_long_paragraph_is_cut_after_a_sentence_or_else_after_a_word() {
        let sentence = "Twenty letters here. ";
        assert_eq!(shortened(&sentence.repeat(20)).chars().count(), 7 * 21 - 1);
        let endless = "word ".repeat(100);
        assert_eq!(shortened(&endless), "word ".repeat(32) + "…");
    }
}
