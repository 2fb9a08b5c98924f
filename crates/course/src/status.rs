//! Describes the current work on a status line. After two seconds, the line also shows the time.

use std::time::Duration;

use terminal::StatusLine;

use crate::build::Stage;

/// The current work.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Step {
    /// A build runs: the units done and the total, if known.
    Building(Option<(usize, usize)>),
    /// The program that plays is being built.
    BuildingGames(Option<(usize, usize)>),
    /// The program that packs answers, or the one that grades them, is being built.
    BuildingGrader(Option<(usize, usize)>),
    /// The student's own search is being built as an opponent.
    BuildingYours(Option<(usize, usize)>),
    /// The program that serves the book is being built.
    BuildingBook(Option<(usize, usize)>),
    /// The book itself is being built.
    OpeningBook,
    /// Another cargo must finish first.
    Blocked,
    /// The number of tests done, and the total.
    Testing(usize, usize),
    /// The student's code is running, and is recorded.
    Recording,
}

impl Step {
    /// Returns the step of a build, which may have to wait for another one. `building` gives the kind of build.
    pub(crate) fn of_build(stage: Stage, building: fn(Option<(usize, usize)>) -> Self) -> Self {
        match stage {
            Stage::Blocked => Self::Blocked,
            Stage::Building(count) => building(count),
        }
    }

    /// Describes the step: "building… 14 of 80 done, 3 s". The count and the time appear after two seconds.
    pub(crate) fn in_words(self, time: Duration) -> String {
        let built = |what: &str, count: Option<(usize, usize)>| match count {
            Some((done, all)) if time.as_secs() > 1 => format!("{what} {done} of {all} done"),
            _ => what.to_owned(),
        };
        let what = match self {
            Self::Building(count) => built("building…", count),
            Self::BuildingGames(count) => built("building the games, only this once…", count),
            Self::BuildingGrader(count) => {
                built("building the programs for a class, only this once…", count)
            }
            Self::BuildingYours(count) => built("building your search, only this once…", count),
            Self::BuildingBook(count) => {
                built("building the book's program, only this once…", count)
            }
            Self::OpeningBook => "making the book…".to_owned(),
            Self::Blocked => "waiting for another cargo (your editor's?)…".to_owned(),
            Self::Testing(done, all) => format!("testing… {done} of {all} done"),
            Self::Recording => "running…".to_owned(),
        };
        match time.as_secs() {
            0 | 1 => what,
            seconds if what.ends_with('…') => format!("{what} {seconds} s"),
            seconds => format!("{what}, {seconds} s"),
        }
    }
}

/// Returns a function that shows each step on a line of the terminal's error output, until it is dropped.
pub(crate) fn telling() -> impl FnMut(Step) {
    let mut line = StatusLine::on_stderr();
    move |step| {
        // An error in showing the line does not stop the work.
        let _ = line.show(|time| step.in_words(time));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_build_that_takes_long_says_how_far_it_is() {
        let after = |step: Step, seconds| step.in_words(Duration::from_secs(seconds));
        let book = Step::BuildingBook(Some((41, 215)));
        let words = "building the book's program, only this once… 41 of 215 done, 33 s";
        assert_eq!(after(book, 33), words);
        // A terminal opens with 80 columns, and a wider status line would be printed again each second.
        let count = Some((1041, 1215));
        for step in [
            Step::Building(count),
            Step::BuildingGames(count),
            Step::BuildingGrader(count),
            Step::BuildingYours(count),
            Step::BuildingBook(count),
        ] {
            let words = after(step, 1234);
            assert!(words.chars().count() < 80, "{words}");
        }
        // The build after a save ends before a count could be read.
        assert_eq!(after(Step::Building(Some((2, 30))), 1), "building…");
        assert_eq!(after(Step::Building(None), 3), "building… 3 s");
    }
}
