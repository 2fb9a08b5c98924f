//! A move that a page wants of a student's own search.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use crate::answer::Answer;
use crate::bounds::{Refused, admit};

/// The furthest that a page may ask to look ahead.
const DEEPEST: u32 = 60;

/// What a page asks of a search.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Question {
    /// The function that is asked: `look_ahead`.
    pub function: String,
    /// The game: `tic-tac-toe`.
    pub game: String,
    /// The position as `cargo course play --from` takes it.
    pub position: String,
    /// How many moves to look ahead; none: as far as it comes in a moment.
    pub depth: Option<u32>,
    /// Whether its search is to be recorded for a drawing, and not to answer.
    #[serde(default)]
    pub drawn: bool,
}

impl Question {
    /// The words with which a search's program is started.
    pub fn words(&self) -> [String; 3] {
        let depth = self.depth.map(|depth| depth.min(DEEPEST).to_string());
        let depth = depth.unwrap_or_else(|| "far".to_owned());
        [self.game.clone(), self.position.clone(), depth]
    }

    /// Lets it through where it has no more than people type. Whether there is such a game, such a function and such a
    /// position is for others to say.
    ///
    /// # Errors
    /// Why it is refused.
    pub fn admit(&self) -> Result<(), Refused> {
        let [game, position, _] = self.words();
        let names = [self.function.clone()];
        admit(&[self.function.clone(), game, position], &names)
    }
}

/// What comes of a question.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "came", rename_all = "snake_case")]
pub enum Came {
    /// Nothing yet: what is being done meanwhile.
    Step {
        /// In words.
        step: String,
    },
    /// A move; whether it can be made, our boards know.
    Move {
        /// The answer.
        answer: Answer,
        /// What stands beside its move.
        how: String,
    },
    /// There is nothing to ask yet: which `todo!` it met.
    Stub {
        /// In a sentence.
        why: String,
    },
    /// It has lost: what it did.
    Lost {
        /// In a sentence.
        why: String,
    },
    /// It does not compile.
    Broken {
        /// What the compiler says.
        text: String,
    },
    /// That was no question.
    Refused {
        /// In a sentence.
        why: String,
    },
    /// The recording of its search, for a drawing.
    Recorded {
        /// The file, which stays until the page asks again; none where nothing was recorded.
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
