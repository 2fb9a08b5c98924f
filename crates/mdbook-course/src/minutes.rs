//! The time that reading and solving take. Reading times are computed from the words of the pages, and solving times
//! are in the catalogue. Therefore a new paragraph makes no time on a page wrong.

use std::collections::{HashMap, HashSet};
use std::path::{Path, PathBuf};

use catalogue::{Catalogue, Chapter};
use mdbook_preprocessor::book::Book;

use crate::directive::Most;
use crate::further::Further;
use crate::pages::pages;
use crate::tasks::{Task, tasks};

/// The number of words of a page that a student reads in a minute, including the questions, the guesses and the
/// figures. In a trial, the 31 000 words of chapters 3 and 4 took seven and a half hours.
const WORDS_A_MINUTE: usize = 70;

/// The number of words on each page of the book, by its path below `src`.
#[derive(Debug, Default)]
pub(crate) struct Words(HashMap<PathBuf, usize>);

impl Words {
    /// Counts the words of each page as it is written, before any directive is replaced.
    pub(crate) fn of(book: &Book) -> Self {
        let words = |page: &str| page.split_whitespace().count();
        let pages = pages(book).map(|(path, page)| (path.to_owned(), words(page)));
        Words(pages.collect())
    }

    /// Returns the number of words on one page.
    pub(crate) fn page(&self, path: &Path) -> Result<usize, String> {
        self.0.get(path).copied().ok_or_else(|| {
            format!(
                "{} is not among the pages of book/src/SUMMARY.md",
                path.display()
            )
        })
    }

    /// Returns the number of words on the wanted pages of a chapter.
    fn chapter(&self, chapter: &Chapter, is_wanted: impl Fn(&Path) -> bool) -> usize {
        let pages = self.0.iter();
        let its_own = pages.filter(|(path, _)| path.starts_with(&chapter.folder));
        let wanted = its_own.filter(|(path, _)| is_wanted(path));
        wanted.map(|(_, words)| words).sum()
    }

    /// Returns each page with the time to read it, in minutes.
    pub(crate) fn all(&self) -> impl Iterator<Item = (&Path, usize)> {
        let pages = self.0.iter();
        pages.map(|(path, words)| (path.as_path(), reading(*words)))
    }

    /// Returns the time to read a page, in minutes.
    pub(crate) fn reading(&self, page: &Path) -> Result<usize, String> {
        self.page(page).map(reading)
    }
}

/// Returns the chapter that a directive names, such as `{{#exercises CHAPTER}}`.
pub(crate) fn the_chapter<'c>(id: &str, catalogue: &'c Catalogue) -> Result<&'c Chapter, String> {
    chapter(catalogue, id).ok_or_else(|| {
        let known: Vec<&str> = catalogue.chapters.iter().map(|it| it.id.as_str()).collect();
        let known = known.join(", ");
        format!("there is no chapter \"{id}\"; there are: {known}")
    })
}

/// Returns the chapter with this id.
fn chapter<'c>(catalogue: &'c Catalogue, id: &str) -> Option<&'c Chapter> {
    catalogue.chapters.iter().find(|chapter| chapter.id == id)
}

/// Returns the total time for `{{#minutes read CHAPTER|PAGE… solve CHAPTER|EXERCISE…}}`. `core` leaves out the stretch
/// exercises of a chapter and its pages outside the core path. `most` is a promise of the page: a longer time is an
/// error.
pub(crate) fn minutes(
    what: &[&str],
    core: bool,
    most: Option<Most>,
    catalogue: &Catalogue,
    words: &Words,
    further: &Further,
) -> Result<String, String> {
    let (mut pages, mut read, mut solved) = (HashSet::new(), 0, 0);
    let mut solved_there = 0;
    let mut verb = None;
    for &word in what {
        match (word, verb) {
            ("read" | "solve", _) => verb = Some(word),
            (what, Some("read")) => match chapter(catalogue, what) {
                Some(chapter) => {
                    let is_wanted = |page: &Path| !core || further.is_core(page, catalogue);
                    read += words.chapter(chapter, is_wanted);
                    solved_there += solving(what, core, catalogue)?;
                }
                // Exercises that share a page are read once.
                None => {
                    let page = page_of(what, catalogue);
                    let more = words.page(&page)?;
                    read += if pages.insert(page) { more } else { 0 };
                }
            },
            (what, Some(_)) => solved += solving(what, core, catalogue)?,
            (_, None) => return Err(HOW.into()),
        }
    }
    let all = if read == 0 { 0 } else { reading(read) } + solved;
    let most = most.map(|most| match most {
        Most::Solved => solved_there,
        Most::Number(most) => most,
    });
    match most {
        Some(most) if all > most => Err(format!(
            "these are {all} minutes, but the page promises at most {most}"
        )),
        _ => Ok(spoken(all)),
    }
}

const HOW: &str = "write it as {{#minutes read CHAPTER}} or {{#minutes solve EXERCISE EXERCISE}}, \
                   or both: {{#minutes read PAGE solve EXERCISE}}";

/// Returns the page of a task, or another page, named without its `.md`.
pub(crate) fn page_of(what: &str, catalogue: &Catalogue) -> PathBuf {
    match Task::find(what, catalogue) {
        Ok(task) => task.page,
        Err(_) => PathBuf::from(format!("{what}.md")),
    }
}

/// Returns the time to solve one exercise, proof or project, or all of a chapter.
fn solving(what: &str, core: bool, catalogue: &Catalogue) -> Result<usize, String> {
    if chapter(catalogue, what).is_some() {
        let tasks = tasks(catalogue).filter(|it| it.chapter == what && (it.core || !core));
        return Ok(tasks.map(|task| task.minutes()).sum());
    }
    Task::find(what, catalogue).map(|task| task.minutes())
}

/// Returns the minutes for this number of words, rounded to five, because the estimate is not more exact.
fn reading(words: usize) -> usize {
    ((reading_exactly(words) + 2) / 5 * 5).max(5)
}

/// Returns the minutes for this number of words, for sums of several pages.
pub(crate) fn reading_exactly(words: usize) -> usize {
    words.div_ceil(WORDS_A_MINUTE)
}

/// Returns a time in words: minutes up to an hour and a half, then hours and half hours.
pub(crate) fn spoken(minutes: usize) -> String {
    let halves = (minutes + 15) / 30;
    match (halves / 2, halves % 2) {
        _ if minutes <= 90 => format!("{minutes} minutes"),
        (hours, 0) => format!("{hours} hours"),
        (hours, _) => format!("{hours}½ hours"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rstest::rstest;

    #[rstest]
    #[case(1, 5)]
    #[case(500, 10)]
    #[case(700, 10)]
    #[case(1_000, 15)]
    #[case(31_000, 445)]
    fn reading_is_rounded_to_five_minutes(#[case] words: usize, #[case] minutes: usize) {
        assert_eq!(reading(words), minutes);
    }

    #[rstest]
    #[case(5, "5 minutes")]
    #[case(90, "90 minutes")]
    #[case(95, "1½ hours")]
    #[case(120, "2 hours")]
    #[case(200, "3½ hours")]
    #[case(460, "7½ hours")]
    fn much_time_is_told_in_hours(#[case] minutes: usize, #[case] told: &str) {
        assert_eq!(spoken(minutes), told);
    }
}
