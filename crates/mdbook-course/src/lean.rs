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
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if name.starts_with("highlight") && name.ends_with(".js") {
            rewrite(&path, our_languages)?;
        }
    }
    Ok(())
}

/// The languages of the code on the pages, by the names of highlight.js: `console` is its shell, whose lines are its bash.
const LANGUAGES: [&str; 4] = ["rust", "shell", "bash", "plaintext"];

/// What colours the code, without the forty languages that no page has: two thirds of its weight.
fn our_languages(script: &str) -> String {
    let is_ours = |line: &&str| {
        let registered = line.strip_prefix("hljs.registerLanguage(\"");
        let name = registered.and_then(|rest| rest.split('"').next());
        name.is_none_or(|name| LANGUAGES.contains(&name))
    };
    script.split_inclusive('\n').filter(is_ours).collect()
}

fn rewrite(path: &Path, shorter: fn(&str) -> String) -> Result<()> {
    let text = std::fs::read_to_string(path)?;
    std::fs::write(path, shorter(&text)).with_context(|| format!("cannot write {}", path.display()))
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
        rewrite(&path, shorter)?;
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
    fn code_is_coloured_in_the_languages_of_the_pages_only() {
        let line = |name: &str| format!("hljs.registerLanguage(\"{name}\",function(){{}}());\n");
        let text = format!("core;\n{}{}{}", line("apache"), line("rust"), line("perl"));
        assert_eq!(our_languages(&text), format!("core;\n{}", line("rust")));
    }

    #[test]
    fn no_page_has_code_in_another_language() {
        let source = concat!(env!("CARGO_MANIFEST_DIR"), "/../../book/src");
        let mut folders = vec![std::path::PathBuf::from(source)];
        let mut fences = 0;
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                if path.is_dir() {
                    folders.push(path);
                } else if path.extension().is_some_and(|it| it == "md") {
                    let page = std::fs::read_to_string(&path).unwrap();
                    let lines = page.lines().map(str::trim_start);
                    for language in lines.filter_map(|line| line.strip_prefix("```")) {
                        let language = language.split(',').next().unwrap_or_default().trim();
                        let known = ["", "rust", "console", "text"].contains(&language);
                        assert!(known, "{}: {language} has no colours", path.display());
                        fences += 1;
                    }
                }
            }
        }
        assert!(fences > 100, "{fences}");
    }

    #[test]
    fn a_style_loses_its_comments_wherever_they_stand() {
        let text = "/* Two\n   lines. */\na { /* here */\n    b: c;/* d\n */\n}\n";
        assert_eq!(style(text), "a {\nb: c;\n}\n");
    }
}
