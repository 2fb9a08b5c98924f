//! Checks that every question of the book is answered in the page, or that `book/questions.toml` gives a reason.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

pub(crate) fn book() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../book")
}

/// Returns the questions of a page, such as `Check 2`, each with whether it is answered in the page. They are the
/// boxes below "Predict" and "Check", numbered in each section, and the boxes after a paragraph that begins with
/// "Predict:".
fn questions(page: &str) -> Vec<(String, bool)> {
    let mut found = Vec::new();
    let (mut head, mut boxes) = ("", 0);
    let (mut is_fence, mut inline, mut answered) = (false, false, false);
    for line in page.lines() {
        is_fence ^= line.starts_with("```");
        let label = line.strip_prefix("{{#label ");
        let label = label.and_then(|rest| rest.strip_suffix("}}"));
        if let (Some(new), false) = (label.or(line.strip_prefix("## ")), is_fence) {
            (head, boxes, answered) = (new, 0, false);
        }
        if line.starts_with("Predict:") {
            (inline, answered) = (true, false);
        }
        answered |= line.starts_with("{{#predict ");
        if line.starts_with("<details") {
            let asks = head.starts_with("Predict") || head.starts_with("Check");
            if inline {
                found.push(("Predict: 1".to_owned(), answered));
            } else if asks {
                boxes += 1;
                found.push((format!("{head} {boxes}"), answered));
            }
            (inline, answered) = (false, false);
        }
    }
    found
}

/// Returns the pages below `folder`, by their path below it, without its ending.
pub(crate) fn pages(folder: &Path, below: &str) -> BTreeMap<String, String> {
    let mut pages = BTreeMap::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if path.is_dir() {
            pages.append(&mut self::pages(&path, &format!("{below}{name}/")));
        } else if let Some(stem) = name.strip_suffix(".md") {
            let text = std::fs::read_to_string(&path).unwrap();
            pages.insert(format!("{below}{stem}"), text);
        }
    }
    pages
}

#[test]
fn each_question_is_answered_in_the_page_or_listed_with_a_reason() {
    let list = std::fs::read_to_string(book().join("questions.toml")).unwrap();
    let mut list: BTreeMap<String, BTreeMap<String, String>> = toml::from_str(&list).unwrap();
    let mut wrong = Vec::new();
    let mut answered = 0;
    for (page, text) in pages(&book().join("src"), "") {
        for (question, is_answered) in questions(&text) {
            let reason = list.get_mut(&page).and_then(|page| page.remove(&question));
            match (is_answered, reason.as_deref()) {
                (true, None) => answered += 1,
                (true, Some(_)) => wrong.push(format!(
                    "{page}, {question} is answered: take it out of the list"
                )),
                (false, None) => wrong.push(format!(
                    "{page}, {question} is not answered in the page, and not listed"
                )),
                (false, Some("words" | "run" | "later")) => {}
                (false, Some(other)) => {
                    wrong.push(format!("{page}, {question}: \"{other}\" is no reason"));
                }
            }
        }
    }
    for (page, left) in list {
        let left = left.into_keys();
        wrong.extend(
            left.map(|question| format!("{page} has no {question}: take it out of the list")),
        );
    }
    assert!(
        wrong.is_empty(),
        "book/questions.toml:\n{}",
        wrong.join("\n")
    );
    assert!(answered > 40, "{answered}");
}

/// Checks that each answer in the table is still in use. Each one runs a search, so unused answers are removed.
#[test]
fn each_answer_that_no_table_prints_is_asked_for_on_a_page() {
    let table = std::fs::read_to_string(book().join("counts/asked.json")).unwrap();
    let table = charts::Table::of_json(&table).unwrap();
    let names = table.rows.iter().map(|row| row[0].plain());
    let pages = pages(&book().join("src"), "");
    let asked: String = pages.into_values().collect();
    let unasked: Vec<String> = names.filter(|name| !asked.contains(name)).collect();
    assert!(unasked.is_empty(), "{unasked:?}");
}

#[test]
fn boxes_are_told_by_their_section_and_by_the_paragraph_before_them() {
    let page = "{{#label Predict}}\n\n{{#predict calls a ask=\"?\"}}\n\n<details>\n</details>\n\nB?\n\n<details>\n</details>\n\n\
                ## Other\n\n<details>\n</details>\n\nPredict: C?\n\n<details>\n</details>\n";
    let wanted = [
        ("Predict 1", true),
        ("Predict 2", false),
        ("Predict: 1", false),
    ];
    let wanted = wanted.map(|(name, answered)| (name.to_owned(), answered));
    assert_eq!(questions(page), wanted);
}

/// Returns the questions of a page that have no hint for a first wrong answer that the run does not explain.
fn without_hint(page: &str) -> Vec<&str> {
    let asked = page.lines().filter(|line| line.starts_with("{{#predict "));
    asked.filter(|line| !line.contains(" hint=\"")).collect()
}

#[test]
fn each_question_that_is_answered_in_the_page_has_a_hint_of_its_own() {
    let pages = pages(&book().join("src"), "");
    let without = pages.iter().flat_map(|(page, text)| {
        { without_hint(text).into_iter() }.map(move |question| format!("{page}: {question}"))
    });
    let without: Vec<String> = without.collect();
    assert!(without.is_empty(), "{}", without.join("\n"));
    let bare = "{{#predict calls a ask=\"?\"}}\n{{#predict calls b ask=\"?\" hint=\"!\"}}";
    assert_eq!(without_hint(bare), ["{{#predict calls a ask=\"?\"}}"]);
}
