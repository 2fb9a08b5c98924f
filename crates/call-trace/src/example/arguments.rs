//! The arguments of a run on the command line.

use std::fmt;
use std::str::FromStr;

use super::argument::{Argument, Kind};

/// An error for arguments that do not fit the run.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct BadArgument(pub(super) String);

/// The arguments of a run.
#[derive(Debug, Clone)]
pub struct Arguments {
    pub(super) function: &'static str,
    pub(super) takes: Vec<Argument>,
    pub(super) words: Vec<String>,
}

impl Arguments {
    /// Returns a number.
    ///
    /// # Errors
    /// Returns an error if the argument is not a number, or does not fit the type.
    pub fn number<N: Number>(&self, name: &str) -> Result<N, BadArgument> {
        let text = self.text(name)?;
        parse(&text).ok_or_else(|| self.bad(name, N::KIND, &text))
    }

    /// Returns a list of numbers: `3,1,2` or `[3, 1, 2]`, or `3 1 2` if the name ends in "…".
    ///
    /// # Errors
    /// Returns an error if one of the items is not a number.
    pub fn numbers<N: Number>(&self, name: &str) -> Result<Vec<N>, BadArgument> {
        let text = self.text(name)?;
        let list = text.trim().trim_start_matches('[').trim_end_matches(']');
        let items = list.split([',', ' ']).filter(|item| !item.is_empty());
        let numbers: Option<Vec<N>> = items.map(parse).collect();
        numbers.ok_or_else(|| self.bad(name, "a list of numbers such as 3,1,2", &text))
    }

    /// Returns a text unchanged. For an argument with a choice of words, returns the word that was
    /// meant, in any capitalisation.
    ///
    /// # Errors
    /// Returns an error if the run has no argument with this name.
    pub fn text(&self, name: &str) -> Result<String, BadArgument> {
        let at = self.takes.iter().position(|takes| takes.name() == name);
        let at =
            at.ok_or_else(|| BadArgument(format!("{} has no argument {name}.", self.function)))?;
        let takes = &self.takes[at];
        let given = match takes.takes_the_rest() {
            true => self.words[at..].join(" "),
            false => self.words[at].clone(),
        };
        Ok(match takes.kind() {
            Kind::OneOf { words } => {
                let mut words = words.iter();
                let meant = words.find(|word| word.eq_ignore_ascii_case(&given));
                meant.map_or(given, |&word| word.to_owned())
            }
            _ => given,
        })
    }

    /// Prints the function's answer. For several functions, call it once for each. Comparisons read
    /// each answer from a line before the recording, which is printed only if `CALL_TRACE_ANSWER` is
    /// set. A run on a page prints no such line.
    ///
    /// # Errors
    /// Returns no error. The `Result` serves as the end of a run, which may fail.
    pub fn answer(&self, answer: impl fmt::Debug) -> Result<(), BadArgument> {
        if let Some(asked) = asked_for("1").or_else(|| asked_for("all")) {
            asked.say("answer", &answer);
        }
        Ok(())
    }

    /// Like [`Arguments::answer`], for a run with several right answers. `right` returns all of them
    /// and is called only if `CALL_TRACE_ANSWER` is `all`.
    ///
    /// # Errors
    /// Returns no error.
    pub fn answer_one_of<A: fmt::Debug>(
        &self,
        answer: A,
        right: impl FnOnce() -> Vec<A>,
    ) -> Result<(), BadArgument> {
        if let Some(asked) = asked_for("all") {
            let right = crate::unrecorded(right);
            right.iter().for_each(|right| asked.say("right", right));
        }
        self.answer(answer)
    }

    /// Checks the arguments before the run begins: each number must be a number within its bounds, and
    /// each word must be one of the given choices.
    pub(super) fn check(&self) -> Result<(), BadArgument> {
        for argument in &self.takes {
            let name = argument.name();
            let fits = match argument.kind() {
                Kind::Number { from, to } => {
                    let number: Option<i64> = parse(&self.text(name)?);
                    number.is_some_and(|number| (*from..=*to).contains(&number))
                }
                Kind::Numbers { from, to } => self
                    .numbers::<i64>(name)
                    .is_ok_and(|list| list.iter().all(|number| (*from..=*to).contains(number))),
                Kind::OneOf { words } => words.contains(&self.text(name)?.as_str()),
                Kind::Text { .. } => true,
            };
            if !fits {
                let kind = argument.kind().to_string();
                return Err(self.bad(name, &kind, &self.text(name)?));
            }
        }
        Ok(())
    }

    /// Returns an error for an argument that does not fit. `kind` describes the allowed values.
    pub fn bad(&self, name: &str, kind: &str, given: &str) -> BadArgument {
        BadArgument(format!(
            "{} takes {name}, {kind}; \"{given}\" is not one.",
            self.function
        ))
    }
}

/// Returns whether the environment asks for answers in this way. An optimised build never prints them.
fn asked_for(how: &str) -> Option<Asked> {
    let is_asked = || std::env::var("CALL_TRACE_ANSWER").is_ok_and(|asked| asked == how);
    (cfg!(debug_assertions) && is_asked()).then_some(Asked)
}

struct Asked;

impl Asked {
    /// Prints a line. It begins on a new line even if the program itself has printed something.
    fn say(&self, what: &str, answer: &dyn fmt::Debug) {
        let answer = crate::unrecorded(|| format!("{answer:?}"));
        println!("\n{what}: {}", answer.replace('\n', " "));
    }
}

/// An answer whose parts may be in any order. Two answers with the same parts have the same text.
pub struct AnyOrder<T>(pub Vec<T>);

impl<T: fmt::Debug> fmt::Debug for AnyOrder<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut parts: Vec<String> = self.0.iter().map(|part| format!("{part:?}")).collect();
        parts.sort();
        write!(f, "[{}]", parts.join(", "))
    }
}

/// A type that [`Arguments::number`] can return.
pub trait Number: FromStr {
    /// The name of this kind of number.
    const KIND: &str;
}

macro_rules! numbers {
    ($($kind:literal: $($number:ty)+;)+) => {
        $($(impl Number for $number { const KIND: &str = $kind; })+)+
    };
}

numbers! {
    "a whole number from 0 up": u8 u16 u32 u64 u128 usize;
    "a whole number": i8 i16 i32 i64 i128 isize;
    "a number": f64;
}

fn parse<N: Number>(text: &str) -> Option<N> {
    text.trim().replace('_', "").parse().ok()
}
