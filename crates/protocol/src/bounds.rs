//! Checks on the runs that a page may request. A run must belong to the exercise, and its words must be no longer than
//! people type. The words become arguments of a program, one by one. No shell reads them.

use std::fmt;

/// The maximum number of words in a run, its name included.
pub const MOST_WORDS: usize = 12;
/// The maximum total length of the words in a run, in bytes.
pub const MOST_LETTERS: usize = 2_000;

/// The reason for refusing a run.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refused {
    /// The exercise has no run of that name.
    NoSuchRun,
    /// The run has too many words, or its words are too long.
    TooLong,
    /// A word contains a control character, which people cannot type.
    Unprintable,
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refused::NoSuchRun => f.write_str("This exercise has no run of that name."),
            Refused::TooLong => write!(
                f,
                "That is too long: at most {MOST_WORDS} words and {MOST_LETTERS} letters."
            ),
            Refused::Unprintable => f.write_str("That contains a character that cannot be typed."),
        }
    }
}

/// Accepts a run if it is short enough and its name is one of `traces`.
///
/// # Errors
/// The reason for refusing the run.
pub fn admit(run: &[String], traces: &[String]) -> Result<(), Refused> {
    let letters: usize = run.iter().map(String::len).sum();
    if run.len() > MOST_WORDS || letters > MOST_LETTERS {
        return Err(Refused::TooLong);
    }
    if run.iter().any(|word| word.contains(char::is_control)) {
        return Err(Refused::Unprintable);
    }
    match run.first() {
        Some(name) if traces.contains(name) => Ok(()),
        _ => Err(Refused::NoSuchRun),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(all: &[&str]) -> Vec<String> {
        all.iter().map(|&word| word.to_owned()).collect()
    }

    #[test]
    fn only_the_exercise_s_own_runs_are_let_through() {
        let traces = words(&["alpha_beta", "alpha_beta_window"]);
        let ask = |all: &[&str]| admit(&words(all), &traces);
        assert_eq!(ask(&["alpha_beta", "[1, 2]; rm -rf /", "$(x)"]), Ok(()));
        for other in [&["look_ahead"][..], &[], &["--help"], &["alpha"], &["../x"]] {
            assert_eq!(ask(other), Err(Refused::NoSuchRun), "{other:?}");
        }
    }

    #[test]
    fn no_word_is_longer_than_people_type() {
        let traces = words(&["run"]);
        let long = "1".repeat(MOST_LETTERS);
        assert_eq!(
            admit(&words(&["run", &long]), &traces),
            Err(Refused::TooLong)
        );
        assert_eq!(admit(&words(&["run", &long[3..]]), &traces), Ok(()));
        let many = vec!["run".to_owned(); MOST_WORDS + 1];
        assert_eq!(admit(&many, &traces), Err(Refused::TooLong));
        for odd in ["a\0b", "a\nb", "\u{1b}[2J"] {
            let asked = admit(&words(&["run", odd]), &traces);
            assert_eq!(asked, Err(Refused::Unprintable));
        }
    }
}
