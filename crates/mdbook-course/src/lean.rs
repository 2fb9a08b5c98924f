//! Scripts and styles on their way to a reader: without the comments and the indentation, which whoever
//! edits them needs and nobody who reads a page; and what colours code, without the languages that no
//! page holds.

use std::path::Path;

use anyhow::{Context, Result};

use crate::scripts::FOLDER;

/// The languages that code is coloured in: Rust, and what is typed into a terminal (`console`), whose
/// commands are coloured by the rules of `bash`.
const LANGUAGES: [&str; 4] = ["rust", "shell", "bash", "plaintext"];

/// Leaves all that out of the book built in `folder`: of what colours code, of mdBook's styles and ours, and of the scripts and styles
/// that only some pages have.
pub(crate) fn lean(folder: &Path) -> Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().and_then(|it| it.to_str());
        if name.is_some_and(|name| name.starts_with("highlight-") && name.ends_with(".js")) {
            shorten(&path, colours)?;
        }
    }
    for of in ["css", "theme", FOLDER] {
        lean_in(&folder.join(of))?;
    }
    Ok(())
}

fn lean_in(folder: &Path) -> Result<()> {
    if !folder.is_dir() {
        return Ok(());
    }
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        let shorter: fn(&str) -> String = match path.extension().and_then(|it| it.to_str()) {
            Some("js") => script,
            Some("css") => style,
            _ => continue,
        };
        shorten(&path, shorter)?;
    }
    Ok(())
}

fn shorten(path: &Path, shorter: impl Fn(&str) -> String) -> Result<()> {
    let text = std::fs::read_to_string(path)?;
    std::fs::write(path, shorter(&text)).with_context(|| format!("cannot write {}", path.display()))
}

/// highlight.js, which comes with forty-eight languages.
fn colours(text: &str) -> String {
    let begin = "hljs.registerLanguage(";
    let mut parts = text.split(begin);
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let name = part.split('"').nth(1).unwrap_or_default();
        if LANGUAGES.contains(&name) {
            out = out + begin + part;
        }
    }
    out
}

/// A script without the lines that are comments only, and without what stands before a line.
pub(crate) fn script(text: &str) -> String {
    let lines = text.lines().map(str::trim);
    let kept = lines.filter(|line| !line.is_empty() && !line.starts_with("//"));
    kept.map(|line| line.to_owned() + "\n").collect()
}

/// A style without comments.
fn style(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, comment)) = rest.split_once("/*") {
        out += before;
        rest = comment.split_once("*/").map_or("", |(_, after)| after);
    }
    out += rest;
    let lines = out.lines().map(str::trim);
    let kept = lines.filter(|line| !line.is_empty());
    kept.map(|line| line.to_owned() + "\n").collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_is_coloured_in_the_languages_of_the_book_alone() {
        let one = |name| format!("hljs.registerLanguage(\"{name}\",function(){{}}());\n");
        let kept: String = LANGUAGES.map(one).concat();
        let all = format!("var hljs=1;\n{}{kept}{}", one("apache"), one("x86asm"));
        assert_eq!(colours(&all), format!("var hljs=1;\n{kept}"));
    }

    /// Of what stands behind the three ticks, the words that mean one of these languages.
    #[test]
    fn the_pages_hold_no_other_language() {
        let book = concat!(env!("CARGO_MANIFEST_DIR"), "/../../book/src");
        let mut folders = vec![Path::new(book).to_owned()];
        let mut fences = 0;
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                if path.is_dir() {
                    folders.push(path);
                    continue;
                }
                if path.extension().is_none_or(|it| it != "md") {
                    continue;
                }
                let text = std::fs::read_to_string(&path).unwrap();
                let opened = text.lines().map(str::trim);
                let opened = opened.filter_map(|line| line.strip_prefix("```"));
                for language in opened.filter(|it| !it.is_empty()) {
                    let language = language.split(',').next().unwrap();
                    let known = ["rust", "console", "text"].contains(&language);
                    assert!(known, "{}: {language}", path.display());
                    fences += 1;
                }
            }
        }
        assert!(fences > 0);
    }

    #[test]
    fn a_script_loses_its_comments_and_keeps_its_addresses() {
        let text = "// What it does.\nfunction f() {\n    // Why.\n    return \"http://a\";\n\n}\n";
        assert_eq!(script(text), "function f() {\nreturn \"http://a\";\n}\n");
    }

    #[test]
    fn a_style_loses_its_comments_wherever_they_stand() {
        let text = "/* Two\n   lines. */\na { /* here */\n    b: c;/* d\n */\n}\n";
        assert_eq!(style(text), "a {\nb: c;\n}\n");
    }
}
