//! Descriptions of the pages, in their heads. Lists of links and search results show them, and so do messages with a
//! page's address. mdBook gives the book's description to all pages. This module gives each page its own first
//! paragraph, and a picture.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};

use mdbook_preprocessor::book::Book;
use mdbook_preprocessor::config::Config;

use crate::check::html_files;
use crate::html::escape;
use crate::pages::{pages, slashed, up};
use crate::scan::lines;

/// The picture that is shown with the address of a page, below the book's `src`. It has 1200 by 630 pixels, the size
/// that most services want. `browser/make/social-picture.mjs` makes it.
const PICTURE: &str = "social.png";

/// A description of the picture, for people who cannot see it.
const ON_PICTURE: &str =
    "A game tree that alpha-beta has searched: one of its leaves is never read.";

/// A description of the picture beside a page with a lab, such as `bounds.png`, which the same script makes.
const ON_PREVIEW: &str =
    "The lab of this page as it opens: a drawing of a run whose input you can change.";

/// The maximum length of a description, in characters. Lists cut off longer ones.
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

    /// Replaces the book's description by the pages' own, in the book built in `folder`.
    pub(crate) fn write(&self, folder: &Path, config: &Config) -> io::Result<()> {
        let Some(general) = &config.book.description else {
            return Ok(());
        };
        let site = config.html_config().and_then(|html| html.site_url);
        for file in html_files(folder)? {
            let own = self.0.get(&file).unwrap_or(general);
            let path = folder.join(&file);
            let page = std::fs::read_to_string(&path)?;
            let Some((before, after)) = page.split_once(&meta("name", "description", general))
            else {
                continue;
            };
            let mut head = meta("name", "description", own);
            let book = config.book.title.as_deref();
            // The address of the first page represents the whole book.
            let title = book.filter(|_| file == Path::new("index.html"));
            head += &shared(title.unwrap_or_else(|| titled(before, own)), own, book);
            if let Some((picture, alt)) = picture(folder, &file) {
                head += &pictured(&address(&file, site.as_deref(), &picture), alt);
            }
            std::fs::write(path, format!("{before}{head}{after}"))?;
        }
        Ok(())
    }
}

/// Returns a line of a page's head.
fn meta(key: &str, name: &str, content: &str) -> String {
    format!("<meta {key}=\"{name}\" content=\"{}\">", escape(content))
}

/// Returns the title in a page's head, or `instead` if there is no title. Everything but quotes is already escaped.
fn titled<'p>(head: &'p str, instead: &'p str) -> &'p str {
    let title = head.split_once("<title>").map(|(_, after)| after);
    let title = title.and_then(|after| after.split_once("</title>"));
    title.map_or(instead, |(title, _)| title)
}

/// Returns the lines that a service shows with the address of a page (Open Graph).
fn shared(title: &str, description: &str, book: Option<&str>) -> String {
    let own = match book {
        Some(book) => title.trim_end_matches(book).trim_end_matches(" - "),
        None => title,
    };
    let title = if own.is_empty() { title } else { own };
    let mut out = format!(
        "\n        <meta property=\"og:title\" content=\"{}\">",
        title.replace('"', "&quot;")
    );
    let of = book.map(|book| ("og:site_name", book));
    let all = [("og:description", description), ("og:type", "website")];
    for (name, content) in all.into_iter().chain(of) {
        out += "\n        ";
        out += &meta("property", name, content);
    }
    out
}

/// Returns the picture of a page in the book built in `folder`, and the description of the picture.
fn picture(folder: &Path, page: &Path) -> Option<(String, &'static str)> {
    let preview = page.with_extension("png");
    if folder.join(&preview).is_file() {
        return Some((slashed(&preview), ON_PREVIEW));
    }
    let is_there = folder.join(PICTURE).is_file();
    is_there.then(|| (PICTURE.to_owned(), ON_PICTURE))
}

/// Returns the same lines for the picture.
fn pictured(address: &str, alt: &str) -> String {
    let lines = [
        meta("property", "og:image", address),
        meta("property", "og:image:width", "1200"),
        meta("property", "og:image:height", "630"),
        meta("property", "og:image:alt", alt),
        meta("name", "twitter:card", "summary_large_image"),
    ];
    lines.map(|line| format!("\n        {line}")).concat()
}

/// Returns the address of the picture. If the full address of the site is known, the picture is below it, because
/// services want a full address. Otherwise it is relative to the page.
fn address(page: &Path, site: Option<&str>, picture: &str) -> String {
    match site.filter(|site| site.contains("://")) {
        Some(site) => format!("{}/{picture}", site.trim_end_matches('/')),
        None => up(page) + picture,
    }
}

/// Returns the HTML file of a page: `one/index.html` for `one/README.md`.
pub(crate) fn html(page: &Path) -> PathBuf {
    if page.ends_with("README.md") {
        page.with_file_name("index.html")
    } else {
        page.with_extension("html")
    }
}

/// Returns the first paragraph of prose without its marks, cut after the last whole sentence that fits.
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

/// Returns the text as it is read aloud: in one line, with the words of its links, and without stars and backticks.
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
    fn a_page_says_to_whom_it_is_sent_what_it_is() {
        let head = "<title>The call `f(&quot;a&quot;)` \"now\" · One - Book</title>";
        let said = shared(titled(head, "none"), "What & why", Some("Book"));
        let title = "content=\"The call `f(&quot;a&quot;)` &quot;now&quot; · One\"";
        assert!(said.contains(title), "{said}");
        assert!(
            said.contains("og:description\" content=\"What &amp; why\""),
            "{said}"
        );
        assert!(shared("Book", "It is.", Some("Book")).contains("og:title\" content=\"Book\""));
        assert_eq!(titled("<meta>", "none"), "none");
    }

    #[rstest]
    #[case(None, "index.html", "social.png")]
    #[case(None, "one/two.html", "../social.png")]
    #[case(Some("/book/"), "one/two.html", "../social.png")]
    #[case(
        Some("https://a.example/book/"),
        "one/two.html",
        "https://a.example/book/social.png"
    )]
    #[case(
        Some("https://a.example/book"),
        "index.html",
        "https://a.example/book/social.png"
    )]
    fn the_picture_is_named_by_the_site_or_beside_the_page(
        #[case] site: Option<&str>,
        #[case] page: &str,
        #[case] named: &str,
    ) {
        assert_eq!(address(Path::new(page), site, PICTURE), named);
    }

    #[test]
    fn a_long_paragraph_is_cut_after_a_sentence_or_else_after_a_word() {
        let sentence = "Twenty letters here. ";
        assert_eq!(shortened(&sentence.repeat(20)).chars().count(), 7 * 21 - 1);
        let endless = "word ".repeat(100);
        assert_eq!(shortened(&endless), "word ".repeat(32) + "…");
    }
}
