//! Makes the book of a copy: the pages of its chapters with their figures, but without the reference code that is
//! withheld. Recordings and tables remain although they were made with the solutions, because they show results and
//! not code.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Component, Path, PathBuf};

use anyhow::{Context, Result};
use serde_json::Value;
use student_copy::files::{self, copy, read, write};

use super::only;
use super::plan::Plan;

/// The path of the built program of the pages in a copy, which cannot build it.
pub(crate) const ENGINE: &str = "book/live.wasm.gz";

/// The sources of the book, apart from its pages.
const BESIDE: [&str; 8] = [
    "book.toml",
    "counts",
    "crowded.toml",
    "questions.toml",
    "readme",
    "recordings",
    "recordings.toml",
    "theme",
];

/// Titles of a folded section that contains reference code and explains it.
const OVER_OUR_CODE: [&str; 2] = ["yours first", "on paper first"];

/// The pages that begin with the paragraph about the copy.
const ABOUT: [&str; 2] = ["introduction.md", "how-to.md"];

/// The text that replaces reference code.
const LEFT_OUT: &str = "*Our code is not in this copy of the course.*\n";

/// Writes the book, if the course has one.
pub(super) fn lay(plan: &Plan<'_>, into: &Path) -> Result<()> {
    let book = plan.course.join("book");
    if !book.is_dir() {
        return Ok(());
    }
    for part in BESIDE.iter().filter(|it| book.join(it).exists()) {
        copy(&book.join(part), &into.join("book").join(part))?;
    }
    let pages = Pages { plan, into };
    pages.lay_students()?;
    for path in files::below(&book.join("src"))? {
        let path = PathBuf::from(path);
        if pages.are_without(&path) {
            continue;
        }
        let (from, to) = (
            book.join("src").join(&path),
            into.join("book/src").join(&path),
        );
        if path.extension().is_none_or(|it| it != "md") {
            copy(&from, &to)?;
            continue;
        }
        let text = read(&from)?;
        let text = match path == Path::new("SUMMARY.md") {
            true => pages.summary(&text),
            false => pages.page(&only::lines(&text, plan, into)?, &path),
        };
        write(&to, text)?;
    }
    Ok(())
}

struct Pages<'p> {
    plan: &'p Plan<'p>,
    into: &'p Path,
}

impl Pages<'_> {
    /// Returns whether a page or another file, by its path in `book/src`, is missing in the copy.
    fn are_without(&self, path: &Path) -> bool {
        let folder = path.iter().next().unwrap_or_default();
        let is_of = |folder: &str| path.starts_with(folder);
        let later = |it: &catalogue::Chapter| is_of(&it.folder) && !self.plan.has(&it.folder);
        let is_whole = self.plan.chapters.len() == self.plan.catalogue.chapters.len();
        self.plan.catalogue.chapters.iter().any(later)
            || folder == "instructors.md"
            || folder == "instructors"
            || folder == "frontier.md" && !is_whole
    }

    fn is_withheld(&self, stem: &str) -> bool {
        let all = self.plan.catalogue.exercises().iter();
        let mut named = all.filter(|it| it.stem == stem);
        named.any(|it| !self.plan.solved.contains(&it.chapter.folder))
    }

    /// Writes the wrong answers that a page offers. The differing lines of each answer are included only if the copy
    /// has the exercise's solution. The verdicts of all others remain, because a page may quote them.
    fn lay_students(&self) -> Result<()> {
        let what_ifs = Path::new("book/what-ifs.toml");
        if self.plan.course.join(what_ifs).is_file() {
            let text = read(&self.plan.course.join(what_ifs))?;
            let mut parts = text.split("[[student]]\n");
            let mut out = parts.next().unwrap_or_default().to_owned();
            for part in parts {
                let (_, rest) = part
                    .split_once("exercise = \"")
                    .context("a student of no exercise")?;
                if !self.is_withheld(rest.split('"').next().unwrap_or_default()) {
                    out += "[[student]]\n";
                    out += part;
                }
            }
            write(&self.into.join(what_ifs), out)?;
        }
        let students = Path::new("book/recordings/students.json");
        if self.plan.course.join(students).is_file() {
            let text = read(&self.plan.course.join(students))?;
            let mut all: BTreeMap<String, BTreeMap<String, Value>> = serde_json::from_str(&text)?;
            for (_, answers) in all.iter_mut().filter(|(stem, _)| self.is_withheld(stem)) {
                for answer in answers.values_mut().filter_map(Value::as_object_mut) {
                    answer.retain(|key, _| key == "says");
                }
            }
            let text = serde_json::to_string_pretty(&all)?;
            write(&self.into.join(students), format!("{text}\n"))?;
        }
        Ok(())
    }

    /// Returns the table of contents without missing pages and the titles above them.
    fn summary(&self, text: &str) -> String {
        let mut out = String::new();
        let mut title = String::new();
        for line in text.split_inclusive('\n') {
            if line.starts_with("# Chapter") {
                title = line.to_owned();
                continue;
            }
            if line.trim() == "---" {
                title.clear();
            }
            match target(line) {
                Some(page) if self.are_without(Path::new(page)) => {}
                Some(_) => {
                    if !title.is_empty() {
                        out += &format!("{title}\n");
                        title.clear();
                    }
                    out += line;
                }
                None if title.is_empty() => out += line,
                None => {}
            }
        }
        out
    }

    /// Returns a page in the form for the copy.
    fn page(&self, text: &str, path: &Path) -> String {
        let folder = path.parent().unwrap_or(Path::new(""));
        let lines: Vec<&str> = text.split_inclusive('\n').collect();
        let text = self.without_our_code(&lines, folder);
        let text = self.without_cards(&self.without_students(&text), folder);
        let lines = text.split_inclusive('\n').filter(|line| {
            let item = line.trim_start().strip_prefix("- [");
            item.is_none_or(|item| !self.leads_nowhere(item, folder))
        });
        let lines = lines.map(|line| self.without_chapters(&self.without_links(line, folder)));
        let mut text: String = lines.collect();
        if ABOUT.iter().any(|page| path == Path::new(page)) {
            let about = format!("\n\n{}\n", self.plan.about());
            text = text.replacen('\n', &about, 1);
        }
        text
    }

    /// Returns the text without the wrong answers of exercises whose solution is withheld. The label above each of
    /// them, and the paragraph between the two, are removed too.
    fn without_students(&self, text: &str) -> String {
        let mut lines: Vec<&str> = Vec::new();
        for line in text.split_inclusive('\n') {
            let student = line.trim().strip_prefix("{{#student ");
            let stem = student.and_then(|rest| rest.strip_suffix("}}"));
            let stem = stem.and_then(|words| words.split_whitespace().next());
            match stem {
                Some(stem) if self.is_withheld(stem) => {
                    let is_above =
                        |line: &&str| line.starts_with("{{#label ") || line.starts_with('#');
                    let label = lines.iter().rposition(is_above);
                    lines.truncate(label.unwrap_or(lines.len()));
                }
                _ => lines.push(line),
            }
        }
        lines.concat()
    }

    /// Returns the text without the cards that lead to a missing page.
    fn without_cards(&self, text: &str, folder: &Path) -> String {
        let mut out = String::new();
        for part in text.split_inclusive("</div>\n") {
            let begins = ["<div class=\"card\"", "<div class=\"card "];
            let card = begins.iter().filter_map(|it| part.rfind(it)).max();
            let (before, card) = part.split_at(card.unwrap_or(part.len()));
            out += before;
            if !card.lines().any(|line| self.leads_nowhere(line, folder)) {
                out += card;
            }
        }
        out
    }

    /// Returns whether the first link of a line leads to a missing page.
    fn leads_nowhere(&self, line: &str, folder: &Path) -> bool {
        let page = target(line).and_then(|it| it.split('#').next());
        page.is_some_and(|page| {
            page.ends_with(".md") && self.are_without(&plain(&folder.join(page)))
        })
    }

    /// Returns the lines without included reference code. If the folded section around the code is only about this
    /// code, the whole section is replaced, otherwise only the code.
    fn without_our_code(&self, lines: &[&str], folder: &Path) -> String {
        let mut out = String::new();
        let mut at = 0;
        while at < lines.len() {
            let here = lines[at].trim();
            let end = match here {
                "<details>" => end_of_details(&lines[at..]),
                fence if fence.starts_with("```") => {
                    let mut after = lines[at + 1..].iter();
                    after.position(|line| line.trim() == "```").map(|it| it + 2)
                }
                _ => None,
            };
            let Some(part) = end.map(|end| &lines[at..at + end]) else {
                out += lines[at];
                at += 1;
                continue;
            };
            at += part.len();
            let shows_it = part.iter().any(|line| self.includes_our_code(line, folder));
            let is_about_it = here.starts_with("```")
                || part.iter().take(3).any(|line| {
                    line.contains("<summary>") && OVER_OUR_CODE.iter().any(|it| line.contains(it))
                });
            if !shows_it {
                out.extend(part.iter().copied());
            } else if is_about_it {
                out += LEFT_OUT;
            } else {
                out += part[0];
                out += &self.without_our_code(&part[1..], folder);
            }
        }
        out
    }

    /// Returns whether a line includes a part that a student has to write, or a missing file.
    fn includes_our_code(&self, line: &str, folder: &Path) -> bool {
        let Some((_, rest)) = line.split_once("{{#include ") else {
            return false;
        };
        let argument = rest.split("}}").next().unwrap_or_default();
        let (file, anchor) = argument.split_once(':').unwrap_or((argument, ""));
        let file = plain(&Path::new("book/src").join(folder).join(file));
        let quoted = |root: &Path| {
            let text = fs::read_to_string(root.join(&file)).ok()?;
            Some(between_marks(&text, anchor))
        };
        quoted(self.into) != quoted(self.plan.course)
    }

    /// Returns a line with the text of links to missing pages instead of the links.
    fn without_links(&self, line: &str, folder: &Path) -> String {
        let mut out = String::new();
        let mut rest = line;
        while let Some(at) = rest.find("](") {
            let (before, after) = rest.split_at(at);
            let end = after.find(')').map_or(after.len(), |end| end + 1);
            let address = after[2..end].trim_end_matches(')');
            let page = address.split('#').next().unwrap_or_default();
            out += before;
            let opened = match page.ends_with(".md") && self.are_without(&plain(&folder.join(page)))
            {
                true => opening_bracket(&out),
                false => None,
            };
            match opened {
                Some(opened) => drop(out.remove(opened)),
                None => out += &after[..end],
            }
            rest = &after[end..];
        }
        out + rest
    }

    /// Returns a line whose sums of minutes cover only the chapters in the copy.
    fn without_chapters(&self, line: &str) -> String {
        let is_later = |word: &&str| {
            let mut all = self.plan.catalogue.chapters.iter();
            all.any(|it| it.id == *word && !self.plan.has(&it.folder))
        };
        let mut parts = line.split("{{#minutes ");
        let mut out = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let (words, after) = part.split_once("}}").unwrap_or((part, ""));
            let words: Vec<&str> = words.split(' ').filter(|word| !is_later(word)).collect();
            out += &format!("{{{{#minutes {}}}}}{after}", words.join(" "));
        }
        out
    }
}

/// Returns the target of a link in the table of contents.
pub(super) fn target(line: &str) -> Option<&str> {
    line.split_once("](")?.1.split(')').next()
}

/// Returns the number of lines of the folded section that begins with the first line.
fn end_of_details(lines: &[&str]) -> Option<usize> {
    let mut open = 0;
    for (at, line) in lines.iter().enumerate() {
        open += line.matches("<details").count();
        open -= line.matches("</details>").count().min(open);
        if open == 0 {
            return Some(at + 1);
        }
    }
    None
}

/// Returns the position of the opening bracket of a link, given the text up to the end of the link's words.
fn opening_bracket(text: &str) -> Option<usize> {
    let mut open = 1;
    for (at, character) in text.char_indices().rev() {
        match character {
            ']' => open += 1,
            '[' => open -= 1,
            _ => {}
        }
        if open == 0 {
            return Some(at);
        }
    }
    None
}

/// Returns the text between the marks of an anchor, or all of the text if the anchor is empty.
fn between_marks(text: &str, anchor: &str) -> String {
    let is_mark = |line: &str, mark: &str| {
        let name = line
            .split_once(mark)
            .and_then(|(_, rest)| rest.split_whitespace().next());
        name == Some(anchor)
    };
    let mut inside = anchor.is_empty();
    let mut out = String::new();
    for line in text.lines() {
        if is_mark(line, "ANCHOR:") {
            inside = true;
        } else if is_mark(line, "ANCHOR_END:") {
            inside = false;
        } else if inside && !line.contains("ANCHOR") {
            out += line;
            out += "\n";
        }
    }
    out
}

/// Returns the path without `..`.
pub(super) fn plain(path: &Path) -> PathBuf {
    let mut out = PathBuf::new();
    for part in path.components() {
        match part {
            Component::ParentDir => drop(out.pop()),
            Component::Normal(part) => out.push(part),
            _ => {}
        }
    }
    out
}
