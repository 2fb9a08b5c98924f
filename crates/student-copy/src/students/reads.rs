//! Finds the places where the pages of a copy break off: a sentence that announces a missing part, an empty section, and a link
//! to a missing page.

use std::path::Path;

use anyhow::Result;
use student_copy::files::{self, read};

use super::pages::{plain, target};
use super::plan::Plan;

/// Returns the broken places in the pages of a copy, one on each line.
pub(super) fn to_nothing(plan: &Plan<'_>, copy: &Path) -> Result<Vec<String>> {
    let mut found = Vec::new();
    for path in files::below(copy)? {
        let is_page = path == "README.md" || path.starts_with("book/src/");
        if !is_page || !path.ends_with(".md") {
            continue;
        }
        let text = read(&copy.join(&path))?;
        let faults = broken_off(&text)
            .into_iter()
            .chain(lost_links(&text, copy, Path::new(&path)))
            .chain(of_the_whole(&text, plan));
        found.extend(faults.map(|fault| format!("{path}: {fault}")));
    }
    Ok(found)
}

/// Splits a page into parts at blank lines. A block of code is one part.
fn parts(text: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    let mut is_code = false;
    for line in text.lines() {
        is_code ^= line.trim_start().starts_with("```");
        let is_heading = !is_code && (line.starts_with('#') || line.starts_with("{{#label "));
        if line.trim().is_empty() && !is_code || is_heading {
            parts.push(String::new());
        }
        if let Some(part) = parts.last_mut() {
            *part += line;
            part.push('\n');
        }
        if is_heading {
            parts.push(String::new());
        }
    }
    parts.retain(|part| !part.trim().is_empty());
    let parts = parts.iter().map(|part| part.trim().to_owned());
    parts.collect()
}

/// Returns the level of a heading. A label is below every heading.
fn depth(part: &str) -> Option<usize> {
    match part.starts_with("{{#label ") {
        true => Some(7),
        false => Some(part.len() - part.trim_start_matches('#').len()).filter(|&it| it > 0),
    }
}

/// Returns each heading, and each sentence ending with a colon, that no further text of its section follows.
fn broken_off(text: &str) -> Vec<String> {
    let parts = parts(text);
    let mut found = Vec::new();
    for (at, part) in parts.iter().enumerate() {
        let next = parts.get(at + 1).map_or("", String::as_str);
        let is_end = |part: &str| {
            part.is_empty()
                || depth(part).is_some()
                || part.starts_with("**Next:**")
                || part.starts_with("</")
        };
        let last = part.lines().next_back().unwrap_or_default();
        let is_empty = match depth(part) {
            // The title may stand right over the first heading.
            Some(deep) => is_end(next) && depth(next).is_none_or(|below| below <= deep),
            None if part.starts_with("```") || part.starts_with("<!--") => false,
            None if last.contains("<summary>") => next == "</details>",
            None => last.ends_with(':') && is_end(next),
        };
        if is_empty {
            found.push(format!("nothing follows \"{last}\""));
        }
    }
    found
}

/// Returns the links to pages that are not in the copy.
fn lost_links(text: &str, copy: &Path, page: &Path) -> Vec<String> {
    let folder = page.parent().unwrap_or(Path::new(""));
    let mut found = Vec::new();
    for line in text.lines() {
        for (at, _) in line.match_indices("](") {
            let address = target(&line[at..]).unwrap_or_default();
            let file = address.split('#').next().unwrap_or_default();
            let is_page = file.ends_with(".md") && !file.contains("://");
            if is_page && !copy.join(plain(&folder.join(file))).is_file() {
                found.push(format!("a link leads to {address}, which does not exist"));
            }
        }
    }
    found
}

/// Returns the claims that are true only for the whole course, or for a copy with solutions.
fn of_the_whole(text: &str, plan: &Plan<'_>) -> Vec<String> {
    let mut claims: Vec<&str> = Vec::new();
    if plan.chapters.len() < plan.catalogue.chapters.len() {
        claims.extend(["five chapters", "Five chapters", "archive of a release"]);
    }
    if !plan.has_solutions() {
        claims.extend(["`s` shows", "| `s` |", "cargo course solution"]);
    }
    let claims = claims.into_iter().filter(|it| text.contains(it));
    claims
        .map(|it| format!("\"{it}\" is not true in this copy"))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn a_heading_or_announcement_without_content_is_found() {
        for (text, faults) in [
            ("# A\n\nSee:\n\n- one\n", 0),
            ("# A\n\nSee:\n\n{{#figure tree a}}\n\n**Next:** b\n", 0),
            ("# A\n\n## B\n\nText.\n", 0),
            ("# A\n\nText:\n```text\n# not a heading:\n```\n", 0),
            ("# A\n\nChoose one, and see:\n\n## B\n\nText.\n", 1),
            ("# A\n\nChoose one, and see:\n", 1),
            ("# A\n\nChoose one, and see:\n\n**Next:** b\n", 1),
            (
                "# A\n\n{{#label Play the student}}\n\n{{#label Remember}}\n\nText.\n",
                1,
            ),
            ("# A\n\n## B\n\n## C\n\nText.\n", 1),
            (
                "# A\n\n<details>\n<summary>Open.</summary>\n\n</details>\n",
                1,
            ),
        ] {
            assert_eq!(broken_off(text).len(), faults, "{text}");
        }
    }

    #[test]
    fn a_link_to_a_page_that_is_not_there_is_found() {
        let copy = tempfile::tempdir().unwrap();
        fs::create_dir_all(copy.path().join("book/src/a")).unwrap();
        fs::write(copy.path().join("book/src/b.md"), "").unwrap();
        let text = "[b](../b.md#x), [c](../c.md) and [d](https://example.org/d.md)\n";
        let found = lost_links(text, copy.path(), Path::new("book/src/a/a.md"));
        assert_eq!(found, ["a link leads to ../c.md, which does not exist"]);
    }
}
