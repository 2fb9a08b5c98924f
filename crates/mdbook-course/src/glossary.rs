//! The terms of one chapter, taken from the glossary: `{{#terms ch1-recursion}}`. A term belongs to each chapter that
//! its entry links to.

use std::path::Path;

/// Returns the entries of the glossary in `source` that link to a page of the chapter, for a page in the chapter's
/// folder.
pub(crate) fn terms(chapter: &str, source: &Path) -> Result<String, String> {
    let file = source.join("glossary.md");
    let glossary = std::fs::read_to_string(&file);
    let glossary = glossary.map_err(|error| format!("cannot read {}: {error}", file.display()))?;
    let page = format!("]({chapter}/");
    let entries = glossary.split("\n\n").filter(|entry| entry.contains(&page));
    // The glossary is one folder above.
    let entries: Vec<String> = entries.map(|it| it.replace("](", "](../")).collect();
    match entries.is_empty() {
        true => Err(format!(
            "no entry of the glossary links to a page in {chapter}"
        )),
        false => Ok(entries.join("\n\n")),
    }
}
