//! What somebody typed, word by word, as the program of `cell_one` reads it. Given: nothing to
//! write here.

use std::collections::VecDeque;

/// How often the same word may be looked at before that counts as going on for ever.
const PATIENCE: u32 = 100;

/// Words that wait to be read.
///
/// [`number`](Self::number) does what C's `scanf("%d", …)` does: it takes the next word only if
/// that is a number.
#[derive(Debug, Clone)]
pub struct Typed {
    words: VecDeque<String>,
    in_vain: u32,
}

impl Typed {
    /// The words of a text.
    pub fn new(text: &str) -> Self {
        Self {
            words: text.split_whitespace().map(str::to_owned).collect(),
            in_vain: 0,
        }
    }

    /// Takes the next word if it is a number. Any other word stays, to be looked at again.
    ///
    /// # Panics
    /// When nobody takes a word away that was looked at a hundred times.
    #[track_caller]
    pub fn number(&mut self) -> Option<usize> {
        if let Some(number) = self.words.front().and_then(|word| word.parse().ok()) {
            self.skip();
            return Some(number);
        }
        self.in_vain += 1;
        assert!(
            self.in_vain < PATIENCE,
            "{} was asked for a number {PATIENCE} times: this prompt repeats for ever",
            match self.words.front() {
                Some(word) => format!("the word {word:?}"),
                None => "the end of the input".to_owned(),
            }
        );
        None
    }

    /// Takes the next word away, whatever it is. False when there is none: the input has ended.
    pub fn skip(&mut self) -> bool {
        let taken = self.words.pop_front().is_some();
        if taken {
            self.in_vain = 0;
        }
        taken
    }
}
