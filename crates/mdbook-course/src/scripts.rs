//! Scripts that only some pages need. Each lies in `book/src/scripts`, where mdBook copies files from as they are, with its
//! style beside it if it has one: `NAME.js`, `NAME.css`. A page asks for one where it needs it first, so that no other page
//! carries its weight.

use std::path::Path;

/// Their folder, below the book's `src` and below the built book.
pub(crate) const FOLDER: &str = "scripts";

/// The scripts that a page has asked for.
#[derive(Debug, Default)]
pub(crate) struct Scripts(Vec<&'static str>);

impl Scripts {
    /// What the page at `path` (below `source`, the book's `src`) needs to have the script `name`: the first time a line
    /// of HTML, afterwards nothing. A book without the file has pages without it.
    pub(crate) fn ask(&mut self, name: &'static str, path: &Path, source: &Path) -> String {
        let is_there = |file: &str| source.join(FOLDER).join(file).is_file();
        let (script, style) = (format!("{name}.js"), format!("{name}.css"));
        if self.0.contains(&name) || !is_there(&script) {
            return String::new();
        }
        self.0.push(name);
        let up = "../".repeat(path.components().count().saturating_sub(1));
        let mut line = String::new();
        if is_there(&style) {
            line += &format!("<link rel=\"stylesheet\" href=\"{up}{FOLDER}/{style}\">");
        }
        line + &format!("<script defer src=\"{up}{FOLDER}/{script}\"></script>\n\n")
    }
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
            "<script defer src=\"../scripts/play.js\"></script>\n\n"
        );
        assert_eq!(scripts.ask("play", page, source), "");
        assert_eq!(scripts.ask("missing", page, source), "");
        std::fs::write(source.join("scripts/play.css"), "").unwrap();
        assert_eq!(
            Scripts::default().ask("play", Path::new("play.md"), source),
            "<link rel=\"stylesheet\" href=\"scripts/play.css\">\
             <script defer src=\"scripts/play.js\"></script>\n\n"
        );
    }
}
