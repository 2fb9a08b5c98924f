//! Checks the size of the pages. A page has one thought, so it contains no more than a reader can follow beside it, or
//! `book/crowded.toml` gives a reason.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::questions::{book, pages};

/// The interruptions of a page's argument, or the permitted number of them.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(default)]
struct Held {
    /// The number of what-ifs, boards to play on or to place queens on, and students to play.
    tried: usize,
    /// The number of runs to step through.
    players: usize,
    /// The number of questions and folded boxes.
    boxes: usize,
}

const MOST: Held = Held {
    tried: 1,
    players: 1,
    boxes: 5,
};

#[derive(Debug, Deserialize)]
struct Listed {
    #[serde(flatten)]
    held: Held,
    why: String,
}

/// Counts the interruptions. A question and the box with its answer count once, and so do a box and the boxes folded
/// inside it. The reference code belongs to the frame of an exercise, and a covered cell of a table to the table.
fn held(page: &str) -> Held {
    let mut held = Held::default();
    let (mut asked, mut open, mut is_fence, mut ours) = (0, 0_usize, false, false);
    for line in page.lines() {
        is_fence ^= line.starts_with("```");
        if is_fence {
            continue;
        }
        if line.starts_with('#') || line.starts_with("{{#label ") {
            ours = line == "## Our code";
        }
        let is = |directive: &str| line.starts_with(&format!("{{{{#{directive} "));
        held.tried += usize::from(
            is("what-if") || is("play") || is("student") || line.contains(" place=yes"),
        );
        held.players += usize::from(is("figure player"));
        asked += usize::from(is("predict"));
        if line.starts_with("<details") {
            if open == 0 && !ours {
                held.boxes += asked.max(1);
                asked = 0;
            }
            open += 1;
        }
        if line.starts_with("</details>") {
            open = open.saturating_sub(1);
        }
    }
    held.boxes += asked;
    held
}

fn is_within(one: Held, most: Held) -> bool {
    one.tried <= most.tried && one.players <= most.players && one.boxes <= most.boxes
}

#[test]
fn each_page_has_one_thought_or_is_listed_with_a_reason() {
    let list = std::fs::read_to_string(book().join("crowded.toml")).unwrap();
    let mut list: BTreeMap<String, Listed> = toml::from_str(&list).unwrap();
    let mut wrong = Vec::new();
    for (page, text) in pages(&book().join("src"), "") {
        let held = held(&text);
        match list.remove(&page) {
            None if is_within(held, MOST) => {}
            None => wrong.push(format!("{page} has {held:?}, and {MOST:?} is the most")),
            Some(_) if is_within(held, MOST) => {
                wrong.push(format!("{page} is crowded no longer: take it out"));
            }
            Some(listed) if !is_within(held, listed.held) => wrong.push(format!(
                "{page} has {held:?}, and {:?} is listed",
                listed.held
            )),
            Some(listed) if listed.why.is_empty() => wrong.push(format!("{page} has no reason")),
            Some(_) => {}
        }
    }
    let gone = list.into_keys();
    wrong.extend(gone.map(|page| format!("there is no {page}: take it out")));
    assert!(wrong.is_empty(), "book/crowded.toml:\n{}", wrong.join("\n"));
}

#[test]
fn a_question_is_counted_once_with_its_box_and_our_code_is_not() {
    let page = "{{#figure player a}}\n\n{{#predict calls a ask=\"?\"}}\n{{#predict calls b ask=\"?\"}}\n\n<details>\n\n\
                <details>\n</details>\n</details>\n\n{{#what-if a}}\n\n```text\n<details>\n```\n\n<details>\n</details>\n\n\
                ## Our code\n\n<details>\n</details>\n\n{{#label Check}}\n\n<details>\n</details>\n";
    let wanted = Held {
        tried: 1,
        players: 1,
        boxes: 4,
    };
    assert_eq!(held(page), wanted);
}

/// The pages for reference, each known by its name. The pages for instructors are others.
const LISTS: [&str; 6] = ["words", "labs", "glossary", "predicted", "SUMMARY", "404"];

#[test]
fn each_page_asks_something_early_and_leads_on() {
    let mut wrong = Vec::new();
    for (page, text) in pages(&book().join("src"), "") {
        let is_list = LISTS.contains(&page.rsplit('/').next().unwrap_or_default());
        if is_list || page.starts_with("instructors/") {
            continue;
        }
        let opening: String = text.chars().take(1800).collect();
        if !opening.contains('?') {
            wrong.push(format!("{page} asks nothing in its first 1,800 characters"));
        }
        let leads_on =
            |line: &str| line.starts_with("**Next:**") || line.starts_with("**Back to:**");
        if !text.lines().rev().take(3).any(leads_on) {
            wrong.push(format!("{page} does not end with **Next:**"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Returns the number and the name of each theorem of a page: `2.1 (all, once, and nothing else)`.
fn theorems(page: &str) -> Vec<&str> {
    let named = page.split("**Theorem ").skip(1);
    let named = named.filter_map(|rest| rest.split_once(").**"));
    named.map(|(name, _)| name).collect()
}

#[test]
fn each_theorem_has_a_number_and_is_in_the_list_of_all() {
    let mut pages = pages(&book().join("src"), "");
    let list = pages.remove("theorems").expect("a list of all theorems");
    let mut proved: Vec<&str> = pages.values().flat_map(|page| theorems(page)).collect();
    proved.sort_unstable();
    assert_eq!(theorems(&list), proved);
    assert!(
        proved
            .iter()
            .all(|it| it.starts_with(|c: char| c.is_ascii_digit()))
    );
}

/// The headings that every page of a kind repeats. They do not name a thought of the page.
const FRAME: [&str; 9] = [
    "## Our code",
    "## Exercise",
    "## What you will be able to do",
    "## The exercises",
    "## What you can use",
    "## Which line fails?",
    "## What you need",
    "# The words of this chapter",
    "# Play it",
];

/// The minimum number of words per heading.
const WORDS_A_HEADING: usize = 220;

/// Returns the numbers of words and headings on a page. Code, directives and marks are not words. A line in bold
/// letters on its own is a heading, except the entries of a list of words.
fn words_and_headings(page: &str) -> (usize, usize) {
    let is_list = page.starts_with("# The words of this chapter") || page.starts_with("# Glossary");
    let (mut words, mut headings, mut is_fence) = (0, 0, false);
    for line in page.lines() {
        if line.starts_with("```") {
            is_fence ^= true;
            continue;
        }
        if is_fence {
            continue;
        }
        let is_bold = |it: &str| !it.contains("**") && !it.is_empty();
        let bold = line.strip_prefix("**").and_then(|it| it.strip_suffix("**"));
        let is_title = line.starts_with('#') && !FRAME.contains(&line);
        headings += usize::from(is_title || !is_list && bold.is_some_and(is_bold));
        let mut is_tag = false;
        let text = line.replace("{{", "<").replace("}}", ">");
        let text: String = text
            .chars()
            .filter(|&letter| {
                let is_inside = is_tag || letter == '<';
                is_tag = is_inside && letter != '>';
                !is_inside
            })
            .collect();
        words += text.split_whitespace().count();
    }
    (words, headings)
}

#[test]
fn a_chapter_leads_on_by_sentences_and_not_by_headings() {
    let mut chapters: BTreeMap<String, (usize, usize)> = BTreeMap::new();
    for (page, text) in pages(&book().join("src"), "") {
        let chapter = page.split_once('/').map_or("the frame", |it| it.0);
        let (words, headings) = words_and_headings(&text);
        let all = chapters.entry(chapter.to_owned()).or_default();
        *all = (all.0 + words, all.1 + headings);
    }
    for (chapter, (words, headings)) in chapters {
        assert!(
            words / headings >= WORDS_A_HEADING,
            "{chapter} has {headings} headings for {words} words: a heading has {WORDS_A_HEADING} words at least. Join a \
             short section to the one whose thought it continues."
        );
    }
}

#[test]
fn a_bold_line_is_a_heading_and_neither_code_nor_a_directive_has_words() {
    let page = "# A title\n\nTwo words.\n\n**Its second part**\n\n{{#figure tree a}}\n\n```text\n# none\n```\n\n\
                <b>One</b>\n\n## Exercise\n\n**Two** are **bold**\n";
    assert_eq!(words_and_headings(page), (3 + 2 + 3 + 1 + 2 + 3, 2));
}
