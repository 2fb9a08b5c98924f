//! The style and the script of the figures as files of the book. A reader's browser loads them once for all pages.

use std::path::Path;

use anyhow::{Context, Result, bail};
use mdbook_preprocessor::config::Config;

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

/// Returns whether the pages of the book in `root` share these files. If `book.toml` does not name them, each page
/// contains them.
///
/// # Errors
/// If a named file differs from the figures' file.
pub(crate) fn is_shared(root: &Path, config: &Config) -> Result<bool> {
    let mut shared = true;
    for (key, file, ours) in shared_files() {
        let named: Vec<String> = config.get(key)?.unwrap_or_default();
        if !named.iter().any(|name| name == file) {
            shared = false;
            continue;
        }
        let found = std::fs::read_to_string(root.join(file)).unwrap_or_default();
        if found.replace("\r\n", "\n") != ours {
            bail!("book/{file} is not that of the figures: run `cargo book theme`");
        }
    }
    Ok(shared)
}

/// Writes the files into the book of the course.
///
/// # Errors
/// If a file cannot be written.
pub fn write_theme(course: &Path) -> Result<()> {
    for (_, file, ours) in shared_files() {
        let path = course.join("book").join(file);
        std::fs::write(&path, ours).with_context(|| format!("cannot write {}", path.display()))?;
    }
    Ok(())
}

/// Returns a script without its comment lines: a fifth of the script, which every reader loads.
fn without_comments(text: &str) -> String {
    let lines = text.split_inclusive('\n');
    lines
        .filter(|line| !line.trim_start().starts_with("//"))
        .collect()
}
