//! Rules that the source of figures itself must follow.

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
        "impl<'t> CallAnalysis<'t> {",
    ] {
        assert!(!writes_a_tag(other), "{other}");
    }
}

/// The texts between quotation marks in a source, except in comments and in code that is compiled for tests only.
fn literals(source: &str) -> Vec<String> {
    let source = source.split("#[cfg(test)]").next().unwrap_or_default();
    let mut found = Vec::new();
    for line in source.lines() {
        // An escaped mark ends no text.
        let line = line.trim_start().replace("\\\"", "\u{1}");
        if line.starts_with("//") {
            continue;
        }
        found.extend(line.split('"').skip(1).step_by(2).map(str::to_owned));
    }
    found
}

/// Whether a text contains these words as whole words.
fn has_words(text: &str, words: &str) -> bool {
    let is_letter = |it: Option<char>| it.is_some_and(char::is_alphanumeric);
    text.match_indices(words).any(|(at, _)| {
        let (before, behind) = (&text[..at], &text[at + words.len()..]);
        !is_letter(before.chars().next_back()) && !is_letter(behind.chars().next())
    })
}

/// The drawing, the text, the list and the players of a game tree take the names of the players, and the words for what
/// happens, from one table: no painter has one of its own.
#[test]
fn no_painter_of_a_game_tree_has_a_word_of_its_own_for_what_the_table_names() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let table = folder.join("game/terms.rs");
    let source = fs::read_to_string(&table).expect("the table");
    let constants = source.lines().filter(|line| line.contains("const "));
    // A single word may also be the name of a class.
    let words = constants.flat_map(literals);
    let words: Vec<String> = words.filter(|words| words.contains(' ')).collect();
    assert!(words.len() > 4, "only {words:?} were found");
    let paints_games = |file: &Path| {
        let path = file.strip_prefix(&folder).unwrap_or(file);
        path.starts_with("game")
            || path.ends_with("player/search.rs")
            || path.starts_with("stepper")
    };
    let mut seen = 0;
    for file in sources(&folder).iter().filter(|file| **file != table) {
        let source = fs::read_to_string(file).expect("a source");
        for literal in literals(&source) {
            seen += 1;
            for name in ["MAX", "MIN"] {
                let said = "names a player, as game/terms.rs alone does";
                assert!(
                    !has_words(&literal, name),
                    "{} {said}: {literal}",
                    file.display()
                );
            }
            for word in words.iter().filter(|_| paints_games(file)) {
                let said = "writes a word that stands in game/terms.rs";
                assert!(
                    !has_words(&literal, word),
                    "{} {said}: {literal}",
                    file.display()
                );
            }
        }
    }
    assert!(seen > 500, "only {seen} texts were read");
}

#[test]
fn a_text_is_told_from_a_comment_and_a_word_from_a_part_of_one() {
    let source = "let a = \"MAX has {}\"; // \"MIN\"\n    // \"MIN\"\nlet b = \"\\\"\";";
    assert_eq!(literals(source)[0], "MAX has {}");
    assert!(has_words("▽ MIN moves", "MIN") && has_words("MIN", "MIN"));
    assert!(!has_words("MINUTES", "MIN") && !has_words("ADMIN", "MIN"));
}
