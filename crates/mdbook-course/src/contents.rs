//! Marks in the contents. A mark gives the ID of an exercise and says whether it is core or stretch. It says whether
//! no core exercise needs a page. It also counts the questions of a page, so that a script can tick it off, and gives
//! the minutes that a page takes, for the card at the end of the page before it. mdBook makes the contents for all pages
//! at once, so this module adds the marks afterwards.
//!
//! Plain `mdbook build` does not use this module: its contents have no marks.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context, Result};
use catalogue::Catalogue;

use crate::check::html_files;
use crate::describe;
use crate::further::BUILT;
use crate::html::data;
use crate::minutes::Words;
use crate::pages::slashed;
use crate::tasks::tasks;

/// Writes the marks into the contents of the book built in `folder`, of the course in `course`.
///
/// # Errors
/// If a file cannot be read or written.
pub(crate) fn mark(folder: &Path, course: &Path, words: &Words) -> Result<()> {
    let mut marks: BTreeMap<String, String> = BTreeMap::new();
    for file in html_files(folder)? {
        let page = std::fs::read_to_string(folder.join(&file))?;
        let asked = page.matches("<form class=\"predict").count();
        let mut mark = String::new();
        if asked > 0 {
            mark += &data("asks", &asked.to_string());
        }
        if page.contains(BUILT) {
            mark += &data("further", "");
        }
        if !mark.is_empty() {
            marks.insert(slashed(&file), mark);
        }
    }
    for (page, minutes) in words.all() {
        let page = slashed(&describe::html(page));
        *marks.entry(page).or_default() += &data("read", &minutes.to_string());
    }
    // A book without exercises has no exercises in its contents.
    if let Ok(catalogue) = Catalogue::load(course) {
        // A page that several exercises share is solved when all of them are.
        let mut pages: BTreeMap<String, (bool, usize, Vec<&str>)> = BTreeMap::new();
        for task in tasks(&catalogue) {
            let page = pages
                .entry(slashed(&describe::html(&task.page)))
                .or_default();
            page.0 |= task.core;
            page.1 += task.minutes();
            page.2.push(task.id);
        }
        for (page, (core, minutes, ids)) in pages {
            let kind = if core { "core" } else { "stretch" };
            let mark = marks.entry(page).or_default();
            *mark += &data("exercise", kind);
            *mark += &data("id", &ids.join(" "));
            *mark += &data("solve", &minutes.to_string());
        }
    }
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if name == "toc.html" || (name.starts_with("toc-") && name.ends_with(".js")) {
            let text = std::fs::read_to_string(&path)?;
            std::fs::write(&path, marked(&text, &marks))
                .with_context(|| format!("cannot write {}", path.display()))?;
        }
    }
    Ok(())
}

/// Returns the contents with the marks on each link to a page that has some.
fn marked(contents: &str, marks: &BTreeMap<String, String>) -> String {
    let begin = "<a href=\"";
    let mut parts = contents.split(begin);
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (address, rest) = part.split_once('"').unwrap_or((part, ""));
        let mark = marks.get(address).map_or("", String::as_str);
        out += &format!("{begin}{address}\"{mark}{rest}");
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_says_what_its_page_is_and_asks() {
        let marks = BTreeMap::from([("a/b.html".to_owned(), " data-exercise=\"core\"".to_owned())]);
        let text = "<li><a href=\"a/b.html\">B</a></li><li><a href=\"c.html\">C</a></li>";
        assert_eq!(
            marked(text, &marks),
            "<li><a href=\"a/b.html\" data-exercise=\"core\">B</a></li><li><a href=\"c.html\">C</a></li>"
        );
    }
}
