//! The page with the whole book on it, for a printer. It lies above the chapters, and mdBook mends the addresses of links
//! and pictures there, but not those of the scripts that a page asked for.

use std::path::Path;

use anyhow::{Context, Result};

use crate::scripts::FOLDER;

/// Mends them in the book built in `folder`.
///
/// # Errors
/// When the page is there, and cannot be read or written.
pub(crate) fn mend(folder: &Path) -> Result<()> {
    let path = folder.join("print.html");
    if !path.is_file() {
        return Ok(());
    }
    let page = std::fs::read_to_string(&path)?;
    std::fs::write(&path, mended(&page)).with_context(|| format!("cannot write {}", path.display()))
}

fn mended(page: &str) -> String {
    page.replace(&format!("=\"../{FOLDER}/"), &format!("=\"{FOLDER}/"))
}

#[cfg(test)]
mod tests {
    use super::mended;

    #[test]
    fn scripts_and_their_styles_are_found_from_above_the_chapters() {
        let page = "<link href=\"../scripts/a.css\"><script src=\"../scripts/a.js\"></script><a href=\"../other\">";
        let want = "<link href=\"scripts/a.css\"><script src=\"scripts/a.js\"></script><a href=\"../other\">";
        assert_eq!(mended(page), want);
    }
}
