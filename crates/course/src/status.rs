//! What one waits for, in words: work of more than two seconds says how long it has taken.

use std::time::Duration;

use terminal::StatusLine;

use crate::build::Stage;

/// What is being done while one waits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Step {
    /// It is being built: how many pieces are done, and of how many, where that is known.
    Building(Option<(usize, usize)>),
    /// The program that plays is being built.
    BuildingGames(Option<(usize, usize)>),
    /// The program that packs and grades answers is being built.
    BuildingGrader(Option<(usize, usize)>),
    /// The student's own search is being built, to be played against.
    BuildingYours(Option<(usize, usize)>),
    /// The program that serves the book is being built.
    BuildingBook(Option<(usize, usize)>),
    /// The book itself is being made.
    OpeningBook,
    /// Another cargo must finish first.
    Blocked,
    /// How many tests are done, and of how many.
    Testing(usize, usize),
    /// The student's code is running, and is recorded.
    Recording,
}

impl Step {
    /// What to say of a build, which may have to wait for another one; `building` says of what.
    pub(crate) fn of_build(stage: Stage, building: fn(Option<(usize, usize)>) -> Self) -> Self {
        match stage {
            Stage::Blocked => Self::Blocked,
            Stage::Building(count) => building(count),
        }
    }

    /// "building… 14 of 80 done, 3 s"; how far it is, and how long it takes is said from two seconds on.
    pub(crate) fn in_words(self, time: Duration) -> String {
        let built = |what: &str, count: Option<(usize, usize)>| match count {
            Some((done, all)) if time.as_secs() > 1 => format!("{what} {done} of {all} done"),
            _ => what.to_owned(),
        };
        let what = match self {
            Self::Building(count) => built("building…", count),
            Self::BuildingGames(count) => built("building the games, only this once…", count),
            Self::BuildingGrader(count) => {
                built("building what submits and grades, only this once…", count)
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

/// Says each step on a line of the terminal's error output, until this is dropped.
pub(crate) fn telling() -> impl FnMut(Step) {
    let mut line = StatusLine::on_stderr();
    move |step| {
        // Work goes on, whether anybody can be told or not.
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
        // A terminal opens with 80 columns, and what is wider is written anew each second.
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
        // That of a save is over before anybody could read it.
        assert_eq!(after(Step::Building(Some((2, 30))), 1), "building…");
        assert_eq!(after(Step::Building(None), 3), "building… 3 s");
    }
}
