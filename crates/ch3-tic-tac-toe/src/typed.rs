//! The words that a player typed, as the program of `cell_one` reads them. Given: you write no code
//! here.

use std::collections::VecDeque;

/// The number of attempts to read the same word that count as an endless loop.
const PATIENCE: u32 = 100;

/// Words that wait to be read.
///
/// [`number`](Self::number) works like C's `scanf("%d", …)`: it removes the next word only if that
/// word is a number.
#[derive(Debug, Clone)]
pub struct Typed {
    words: VecDeque<String>,
    in_vain: u32,
}

impl Typed {
    /// Splits a text into its words.
    pub fn new(text: &str) -> Self {
        Self {
            words: text.split_whitespace().map(str::to_owned).collect(),
            in_vain: 0,
        }
    }

    /// Removes the next word and returns it if it is a number. Any other word remains, and the next
    /// call reads it again.
    ///
    /// # Panics
    /// If the program tries to read the same word a hundred times without removing it.
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

    /// Removes the next word, whatever it is. Returns false if there is no next word: the input has
    /// ended.
    pub fn skip(&mut self) -> bool {
        let taken = self.words.pop_front().is_some();
        if taken {
            self.in_vain = 0;
        }
        taken
    }
}
