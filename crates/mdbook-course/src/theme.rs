//! The style and the script of the figures as files of the book. A reader's browser loads them once for all pages.

use std::path::Path;

use anyhow::{Context, Result};
use mdbook_preprocessor::config::Config;

use crate::scripts;

/// Returns the style of all figures and charts.
pub(crate) fn style() -> String {
    figures::FIGURE_CSS.to_owned() + charts::CHART_CSS
}

/// Returns for each file its key in `book.toml`, its name, and its contents.
fn shared_files() -> [(&'static str, &'static str, String); 2] {
    [
        ("output.html.additional-css", "theme/figures.css", style()),
        (
            "output.html.additional-js",
            "theme/figures.js",
            without_comments(figures::PLAYER_JS),
        ),
    ]
}

/// Writes the files that `book.toml` names into the book in `root`, before mdBook copies them. Returns whether the
/// pages share all of them. If they do not, each page contains them.
///
/// # Errors
/// If a file cannot be written.
pub(crate) fn share(root: &Path, config: &Config) -> Result<bool> {
    let mut shared = true;
    for (key, file, ours) in shared_files() {
        let named: Vec<String> = config.get(key)?.unwrap_or_default();
        if !named.iter().any(|name| name == file) {
            shared = false;
            continue;
        }
        let path = root.join(file);
        // A book that is served is built again when a file of its theme changes.
        if std::fs::read_to_string(&path).is_ok_and(|known| known == ours) {
            continue;
        }
        // Under its name at once, because two builds may read it at the same time.
        let temporary = path.with_extension(std::process::id().to_string());
        std::fs::create_dir_all(path.parent().unwrap_or(root))
            .and_then(|()| std::fs::write(&temporary, ours))
            .and_then(|()| std::fs::rename(&temporary, &path))
            .with_context(|| format!("cannot write {}", path.display()))?;
    }
    Ok(shared)
}

/// Removes the comments and the indents from the styles and scripts of the book built in `folder`, because every reader
/// loads them.
///
/// # Errors
/// If a file cannot be read or written.
pub(crate) fn omit_comments(folder: &Path) -> Result<()> {
    let mut paths: Vec<_> = ["theme", scripts::FOLDER]
        .map(|name| folder.join(name))
        .into();
    while let Some(path) = paths.pop() {
        if path.is_dir() {
            for entry in std::fs::read_dir(&path)? {
                paths.push(entry?.path());
            }
            continue;
        }
        let kind = path.extension().unwrap_or_default();
        let without: fn(&str) -> String = if kind == "js" {
            without_comments
        } else if kind == "css" {
            without_style_comments
        } else {
            continue;
        };
        let text = std::fs::read_to_string(&path)?;
        std::fs::write(&path, without_indents(&without(&text)))
            .with_context(|| format!("cannot write {}", path.display()))?;
    }
    Ok(())
}

/// Returns a style without its comments.
fn without_style_comments(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("/*") {
        out += before;
        rest = after.split_once("*/").map_or("", |(_, after)| after);
    }
    out + rest
}

/// Returns a style or a script without the blanks at the beginnings of its lines. If a text in a script has several
/// lines, which could begin with blanks of its own, nothing changes.
fn without_indents(text: &str) -> String {
    let is_open = |line: &str| !line.matches('`').count().is_multiple_of(2);
    if text.lines().any(is_open) {
        return text.to_owned();
    }
    text.split_inclusive('\n').map(str::trim_start).collect()
}

/// Returns a script without its comment lines, of which those between `/**` and `*/` give the types: a third of the
/// script, which every reader loads. A type before an expression stays in its line.
fn without_comments(text: &str) -> String {
    let mut inside = false;
    let is_code = |line: &&str| {
        let line = line.trim();
        let is_comment = inside || line.starts_with("//") || line.starts_with("/**");
        inside = is_comment && (inside || line.starts_with("/**")) && !line.contains("*/");
        !is_comment || (line.starts_with("/**") && line.contains("*/") && !line.ends_with("*/"))
    };
    text.split_inclusive('\n').filter(is_code).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_built_book_has_no_comments_in_its_styles_and_scripts() {
        let folder = tempfile::tempdir().unwrap();
        let theme = folder.path().join("theme");
        std::fs::create_dir_all(theme.join("parts")).unwrap();
        let files = [
            ("a.css", "/* a */\nb { c: d } /* e\nf */\n", "b { c: d } \n"),
            ("a.js", "// a\n  b('//c');\n\n    // d\n", "b('//c');\n"),
            (
                "c.js",
                "/** a */\n/**\n * b\n * @param {c} d\n */\ne();\n/** @type {f} */ (g).h();\n",
                "e();\n/** @type {f} */ (g).h();\n",
            ),
            ("licence.js", "/*\n  a\n*/\nb();\n", "/*\na\n*/\nb();\n"),
            ("parts/d.js", "  // a\n  b();\n", "b();\n"),
            ("b.js", "// a\n  b(`\n  c`);\n", "  b(`\n  c`);\n"),
        ];
        for (name, text, _) in files {
            std::fs::write(theme.join(name), text).unwrap();
        }
        omit_comments(folder.path()).unwrap();
        for (name, _, is) in files {
            assert_eq!(std::fs::read_to_string(theme.join(name)).unwrap(), is);
        }
    }
}
