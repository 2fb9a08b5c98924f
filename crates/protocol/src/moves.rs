//! A page's request for a move of the student's own search.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use crate::answer::Answer;
use crate::bounds::{Refused, admit};

/// The maximum depth that a page may ask for.
const DEEPEST: u32 = 60;

/// A page's question to a search.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Question {
    /// The function that answers, such as `look_ahead`.
    pub function: String,
    /// The game, such as `tic-tac-toe`.
    pub game: String,
    /// The position, in the notation of `cargo course play --from`.
    pub position: String,
    /// The number of moves to look ahead, or `None` to look as far as possible in a moment.
    pub depth: Option<u32>,
    /// Whether to record the search for a drawing instead of answering.
    #[serde(default)]
    pub drawn: bool,
}

impl Question {
    /// Returns the arguments for the search's program.
    pub fn words(&self) -> [String; 3] {
        let depth = self.depth.map(|depth| depth.min(DEEPEST).to_string());
        let depth = depth.unwrap_or_else(|| "far".to_owned());
        [self.game.clone(), self.position.clone(), depth]
    }

    /// Accepts the question if its words are no longer than people type. It does not check whether the game, the
    /// function and the position exist.
    ///
    /// # Errors
    /// The reason for refusing the question.
    pub fn admit(&self) -> Result<(), Refused> {
        let [game, position, _] = self.words();
        let names = [self.function.clone()];
        admit(&[self.function.clone(), game, position], &names)
    }
}

/// A reply to a question.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "came", rename_all = "snake_case")]
pub enum Came {
    /// A progress report, before there is an answer.
    Step {
        /// The current step, in words.
        step: String,
    },
    /// A move. The course's own boards decide whether it is legal.
    Move {
        /// The answer.
        answer: Answer,
        /// The text to show beside the move.
        how: String,
    },
    /// The search cannot answer yet, because it reached a `todo!`.
    Stub {
        /// The `todo!` that it reached, in a sentence.
        why: String,
    },
    /// The search has lost the game.
    Lost {
        /// The reason, in a sentence.
        why: String,
    },
    /// The student's code does not compile.
    Broken {
        /// The compiler's messages.
        text: String,
    },
    /// The question was refused.
    Refused {
        /// The reason, in a sentence.
        why: String,
    },
    /// The recording of the search, for a drawing.
    Recorded {
        /// The file, which exists until the page asks again, or `None` if there is no recording.
        file: Option<PathBuf>,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    fn question(function: &str, position: &str, depth: Option<u32>) -> Question {
        Question {
            function: function.to_owned(),
            game: "tic-tac-toe".to_owned(),
            position: position.to_owned(),
            depth,
            drawn: false,
        }
    }

    #[test]
    fn a_question_is_a_game_a_position_and_a_depth() {
        let words = |depth| question("f", "XO.......", depth).words();
        assert_eq!(words(Some(3)), ["tic-tac-toe", "XO.......", "3"]);
        assert_eq!(words(Some(u32::MAX))[2], "60");
        assert_eq!(words(None)[2], "far");
    }

    #[test]
    fn what_nobody_types_is_refused() {
        assert_eq!(question("f", "; rm -rf /", None).admit(), Ok(()));
        let long = "X".repeat(1 << 20);
        assert_eq!(question("f", &long, None).admit(), Err(Refused::TooLong));
        assert_eq!(question(&long, "", None).admit(), Err(Refused::TooLong));
        for odd in ["X\0", "X\n", "\u{1b}[2J"] {
            let asked = question("f", odd, None).admit();
            assert_eq!(asked, Err(Refused::Unprintable));
        }
    }
}
