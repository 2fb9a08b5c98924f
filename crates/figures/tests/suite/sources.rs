//! What holds of the source of figures itself.

use std::fs;
use std::path::{Path, PathBuf};

/// The Rust files below a folder.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder");
    let entries = entries.map(|entry| entry.expect("an entry").path());
    let (folders, files): (Vec<_>, Vec<_>) = entries.partition(|path| path.is_dir());
    let rust = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "rs");
    let below = folders.iter().flat_map(|folder| sources(folder));
    files.into_iter().filter(rust).chain(below).collect()
}

/// Whether a line writes a tag: `<` and a name, not after a type's name as in `Vec<u8>`.
fn writes_a_tag(line: &str) -> bool {
    let code = line.split("//").next().unwrap_or_default();
    code.match_indices('<').any(|(at, _)| {
        let begins = code[at + 1..].starts_with(|c: char| c == '/' || c.is_ascii_lowercase());
        let before = code[..at].chars().next_back();
        let in_words = matches!(before, Some('"' | '>' | '}' | ' '));
        begins && (in_words || code[..at].ends_with("\\n"))
    })
}

#[test]
fn tags_are_written_by_the_element_builder_alone() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let all = sources(&folder);
    assert!(all.len() > 50, "{} files were read", all.len());
    for file in all.iter().filter(|file| !file.ends_with("element.rs")) {
        let source = fs::read_to_string(file).expect("a source");
        for (number, line) in source.lines().enumerate() {
            assert!(
                !writes_a_tag(line),
                "{}:{} writes a tag by hand; see element.rs\n{line}",
                file.display(),
                number + 1
            );
        }
    }
}

#[test]
fn a_tag_is_told_from_a_type() {
    for tag in [
        r#"let body = format!("<g id=\"{id}\">");"#,
        r#"out += "</g>\n";"#,
        r#""<svg class=\"fig\">\"#,
        r#"\"> <tspan class=\"own-{by}\">{by}</tspan>"#,
        r#"format!("{boxes}<text>")"#,
        r#""a\n<path d=\"M0 0\"/>""#,
    ] {
        assert!(writes_a_tag(tag), "{tag}");
    }
    for other in [
        "fn all(items: &[Vec<usize>]) -> Option<f64> {",
        "let all = lines.collect::<String>();",
        "if a < b && c < d {",
        "/// a comment on `\"<g>\"`",
        "impl<'t> Facts<'t> {",
    ] {
        assert!(!writes_a_tag(other), "{other}");
    }
}
