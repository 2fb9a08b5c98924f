//! The plan of a chapter: its outcomes, its core path in sittings, and the pages beyond that path.
//!
//! All of it is computed. An outcome is marked ● if every page that teaches it is on the core path. The sittings follow
//! from the order of the pages, their words, and the minutes of their exercises in the catalogue.

use std::ops::Range;
use std::path::{Path, PathBuf};

use catalogue::{Catalogue, Named};

use crate::further::Further;
use crate::minutes::{Words, page_of, reading_exactly, the_chapter};
use crate::pages::{slashed, up};
use crate::tasks::tasks;

/// The most minutes of reading and solving in one sitting.
const SITTING: usize = 90;

/// Returns the mark of an outcome on the page `of`: ● if all these pages and exercises are on the core path, otherwise
/// ○.
pub(crate) fn outcome(
    pages: &[&str],
    catalogue: &Catalogue,
    further: &Further,
    of: &Path,
) -> Result<&'static str, String> {
    let mut is_core = true;
    for what in pages {
        let mut page = page_of(what, catalogue);
        if page.components().count() == 1 {
            page = of.with_file_name(page);
        }
        if !further.has(&page) {
            return Err(format!(
                "\"{what}\" is not an exercise, proof, project or page"
            ));
        }
        is_core &= further.is_core(&page, catalogue);
    }
    Ok(match is_core {
        true => r#"<span class="outcome core" title="on the core path">●</span>"#,
        false => r#"<span class="outcome" title="beyond the core path">○</span>"#,
    })
}

/// A page of a chapter with its tasks.
struct Stop<'c> {
    path: PathBuf,
    /// The title in the contents.
    name: &'c str,
    words: usize,
    /// The titles of its exercises, proofs and projects, each with the minutes of its parts.
    tasks: Vec<(String, Vec<usize>)>,
}

impl Stop<'_> {
    fn solving(&self) -> usize {
        self.tasks.iter().flat_map(|(_, parts)| parts).sum()
    }

    fn link(&self, up: &str) -> String {
        format!("[{}]({up}{})", self.name, slashed(&self.path))
    }
}

/// Returns the pages of a chapter that are wanted, in the order of the book.
fn stops<'c>(
    chapter: &str,
    catalogue: &Catalogue,
    words: &Words,
    further: &'c Further,
    is_wanted: impl Fn(&Path) -> bool,
) -> Result<Vec<Stop<'c>>, String> {
    let folder = &the_chapter(chapter, catalogue)?.folder;
    let pages = further.order().iter();
    let its_own = pages.filter(|(path, _)| path.starts_with(folder) && is_wanted(path));
    let stop = |(path, name): &'c (PathBuf, String)| {
        let tasks = tasks(catalogue).filter(|task| task.page == *path);
        let tasks = tasks.map(|task| match task.kind {
            Named::Proof(_) => ("a proof".to_owned(), task.parts),
            Named::Project(_) => ("a project".to_owned(), task.parts),
            _ => (task.title.to_owned(), task.parts),
        });
        Ok(Stop {
            words: words.page(path)?,
            tasks: tasks.collect(),
            path: path.clone(),
            name,
        })
    };
    its_own.map(stop).collect()
}

/// Returns the table of a chapter's sittings, `{{#sittings CHAPTER}}`. Each has at most 90 minutes, and there are as
/// few as possible. Among equally many, the longest sitting is as short as possible.
pub(crate) fn sittings(
    chapter: &str,
    catalogue: &Catalogue,
    words: &Words,
    further: &Further,
    of: &Path,
) -> Result<String, String> {
    let is_core = |page: &Path| further.is_core(page, catalogue);
    let stops = stops(chapter, catalogue, words, further, is_core)?;
    let sizes: Vec<(usize, usize)> = stops.iter().map(|it| (it.words, it.solving())).collect();
    let sittings = divide(&sizes).map_err(|at| {
        format!(
            "{} takes more than {SITTING} minutes: divide the page",
            stops[at].path.display()
        )
    })?;
    let up = up(of);
    let mut rows =
        "| sitting | read | do | minutes: read\u{a0}+\u{a0}solve |\n|---:|---|---|---:|\n"
            .to_owned();
    for (number, range) in sittings.into_iter().enumerate() {
        let stops = &stops[range];
        let pages: Vec<String> = stops.iter().map(|it| it.link(&up)).collect();
        let tasks = stops.iter().flat_map(|it| &it.tasks);
        let tasks: Vec<&str> = tasks.map(|(title, _)| title.as_str()).collect();
        let read = reading_exactly(stops.iter().map(|it| it.words).sum());
        let solve: usize = stops.iter().map(Stop::solving).sum();
        rows += &format!(
            "| {} | {} | {} | {read} + {solve} |\n",
            number + 1,
            pages.join(", "),
            tasks.join(", "),
        );
    }
    Ok(format!(
        "<div class=\"stacked sittings\">\n\n{rows}\n</div>"
    ))
}

/// Returns the table of a chapter's pages beyond the core path, `{{#beyond CHAPTER}}`, with the minutes of each. Pages
/// for reference are not in it.
pub(crate) fn beyond(
    chapter: &str,
    catalogue: &Catalogue,
    words: &Words,
    further: &Further,
    of: &Path,
) -> Result<String, String> {
    let is_beyond = |page: &Path| !further.is_core(page, catalogue) && !Further::is_reference(page);
    let stops = stops(chapter, catalogue, words, further, is_beyond)?;
    let up = up(of);
    let mut rows = "| page | minutes to read | minutes to solve |\n|---|---:|---|\n".to_owned();
    for stop in &stops {
        let parts = stop.tasks.iter().flat_map(|(_, parts)| parts);
        let parts: Vec<String> = parts.map(usize::to_string).collect();
        let solve = match parts.len() {
            0 => String::new(),
            1 => parts.concat(),
            _ => format!("{} ({})", stop.solving(), parts.join(" + ")),
        };
        let read = reading_exactly(stop.words);
        rows += &format!("| {} | {read} | {solve} |\n", stop.link(&up));
    }
    Ok(format!("<div class=\"stacked\">\n\n{rows}\n</div>"))
}

/// Divides pages, given by their words and the minutes of their tasks, into sittings. The error is the place of a page
/// that is too long for one.
fn divide(pages: &[(usize, usize)]) -> Result<Vec<Range<usize>>, usize> {
    let minutes = |pages: &[(usize, usize)]| {
        let words = pages.iter().map(|(words, _)| words).sum();
        reading_exactly(words) + pages.iter().map(|(_, solving)| solving).sum::<usize>()
    };
    let within = |limit: usize| {
        let mut begin = 0;
        let mut sittings = Vec::new();
        for end in 1..=pages.len() {
            if minutes(&pages[begin..end]) > limit {
                if begin + 1 == end {
                    return Err(begin);
                }
                sittings.push(begin..end - 1);
                begin = end - 1;
                if minutes(&pages[begin..end]) > limit {
                    return Err(begin);
                }
            }
        }
        sittings.push(begin..pages.len());
        Ok(sittings)
    };
    let longest = within(SITTING)?;
    let shorter = (1..SITTING).filter_map(|limit| within(limit).ok());
    let mut as_many = shorter.filter(|it| it.len() == longest.len());
    Ok(as_many.next().unwrap_or(longest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sitting_has_at_most_ninety_minutes_and_no_page_is_divided() {
        // 700 words are ten minutes.
        let pages = [(700, 30), (700, 40), (1_400, 60)];
        assert_eq!(divide(&pages), Ok(vec![0..2, 2..3]));
    }

    #[test]
    fn the_longest_of_equally_many_sittings_is_as_short_as_possible() {
        let pages = [(700, 20), (700, 20), (700, 20), (700, 20)];
        // Within 90 minutes the first sitting could have three of them.
        assert_eq!(divide(&pages), Ok(vec![0..2, 2..4]));
    }

    #[test]
    fn a_page_that_fits_into_no_sitting_is_an_error() {
        assert_eq!(divide(&[(700, 10), (7_000, 10)]), Err(1));
    }
}
