//! Scripts that only some pages need. They are ES modules in `book/src/scripts`, from where mdBook copies files
//! unchanged; what they import is in folders there. A script may have a style beside it: `NAME.js`, `NAME.css`. A page
//! loads a script at its first use, so that other pages do not load it.

use std::path::Path;

use anyhow::{Context, Result};

use crate::pages::up;

/// Their folder, below the book's `src` and below the built book.
pub(crate) const FOLDER: &str = "scripts";

/// The scripts that a page has loaded.
#[derive(Debug, Default)]
pub(crate) struct Scripts(Vec<&'static str>);

impl Scripts {
    /// Returns the HTML that loads the script `name` in the page at `path` (below `source`, the book's `src`). The
    /// text is empty if the page has already loaded the script, or if the book has no such file.
    pub(crate) fn ask(&mut self, name: &'static str, path: &Path, source: &Path) -> String {
        let is_there = |file: &str| source.join(FOLDER).join(file).is_file();
        let (script, style) = (format!("{name}.js"), format!("{name}.css"));
        if self.0.contains(&name) || !is_there(&script) {
            return String::new();
        }
        self.0.push(name);
        let up = up(path);
        let mut line = String::new();
        if is_there(&style) {
            line += &format!("<link rel=\"stylesheet\" href=\"{up}{FOLDER}/{style}\">");
        }
        line + &format!("<script type=\"module\" src=\"{up}{FOLDER}/{script}\"></script>\n\n")
    }
}

/// The page with the whole book, for a printer. It runs no scripts. The address of a script, relative to a chapter's
/// folder, would lead out of the book from here.
pub(crate) const WHOLE: &str = "print.html";

/// Removes the scripts from the page with the whole book, in the book built in `folder`.
///
/// # Errors
/// If the page cannot be read or written.
pub(crate) fn leave_whole(folder: &Path) -> Result<()> {
    let path = folder.join(WHOLE);
    if !path.is_file() {
        return Ok(());
    }
    let text = std::fs::read_to_string(&path)?;
    std::fs::write(&path, without(&text))
        .with_context(|| format!("cannot write {}", path.display()))
}

/// Returns a page without the elements that name a file of the folder.
fn without(page: &str) -> String {
    let links = without_elements(page, "<link ", ">");
    without_elements(&links, "<script ", "</script>")
}

fn without_elements(page: &str, opens: &str, closes: &str) -> String {
    let mut out = String::with_capacity(page.len());
    let mut rest = page;
    while let Some(at) = rest.find(opens) {
        let (before, element) = rest.split_at(at);
        let tag = element.split_once('>').map_or(element, |(tag, _)| tag);
        let end = element
            .find(closes)
            .map_or(element.len(), |at| at + closes.len());
        out += before;
        if !names_one(tag) {
            out += &element[..end];
        }
        rest = &element[end..];
    }
    out + rest
}

/// Returns whether an address in a tag leads into the folder: `href="../scripts/predict.css"`.
fn names_one(tag: &str) -> bool {
    let mut addresses = tag.split('"').skip(1).step_by(2);
    addresses.any(|address| {
        address
            .trim_start_matches("../")
            .starts_with(&format!("{FOLDER}/"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_script_is_asked_for_once_by_an_address_that_leads_there() {
        let folder = tempfile::tempdir().unwrap();
        let source = folder.path();
        std::fs::create_dir(source.join(FOLDER)).unwrap();
        std::fs::write(source.join("scripts/play.js"), "").unwrap();
        let page = Path::new("ch1-recursion/gcd.md");
        let mut scripts = Scripts::default();
        assert_eq!(
            scripts.ask("play", page, source),
            "<script type=\"module\" src=\"../scripts/play.js\"></script>\n\n"
        );
        assert_eq!(scripts.ask("play", page, source), "");
        assert_eq!(scripts.ask("missing", page, source), "");
        std::fs::write(source.join("scripts/play.css"), "").unwrap();
        assert_eq!(
            Scripts::default().ask("play", Path::new("play.md"), source),
            "<link rel=\"stylesheet\" href=\"scripts/play.css\">\
             <script type=\"module\" src=\"scripts/play.js\"></script>\n\n"
        );
    }

    #[test]
    fn the_page_with_the_whole_book_has_none_of_them() {
        let page = "<link rel=\"stylesheet\" href=\"theme/a.css\"><p>b</p>\
                    <link rel=\"stylesheet\" href=\"../scripts/a.css\"><script type=\"module\" src=\"../scripts/a.js\"></script>\
                    <p>c</p><script>let d = 1 > 0;</script><script src=\"scripts/a.js\"></script>e";
        assert_eq!(
            without(page),
            "<link rel=\"stylesheet\" href=\"theme/a.css\"><p>b</p>\
             <p>c</p><script>let d = 1 > 0;</script>e"
        );
    }
}
