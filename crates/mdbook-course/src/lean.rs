//! Scripts and styles on their way to a reader: without the comments and the indentation, which whoever
//! edits them needs and nobody who reads a page.

use std::path::Path;

use anyhow::{Context, Result};

use crate::scripts::FOLDER;

/// Leaves them out of the scripts and styles in the book built in `folder`: of the theme, and those that only some pages
/// have.
pub(crate) fn lean(folder: &Path) -> Result<()> {
    for of in ["theme", FOLDER] {
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
        let text = std::fs::read_to_string(&path)?;
        std::fs::write(&path, shorter(&text))
            .with_context(|| format!("cannot write {}", path.display()))?;
    }
    Ok(())
}

/// A script without the lines that are comments only, and without what stands before a line.
fn script(text: &str) -> String {
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
