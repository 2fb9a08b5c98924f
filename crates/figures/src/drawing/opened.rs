//! The nodes that the student has opened.

use serde::{Deserialize, Serialize};

use super::worded::Worded;

/// The most nodes opened in one drawing. With more, it would grow too large for a page.
const MOST_OPEN: usize = 12;

/// The numbers of the folded nodes that are opened.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<usize>")]
pub struct Opened(Vec<usize>);

impl Opened {
    pub(super) fn numbers(&self) -> Vec<usize> {
        self.0.clone()
    }
}

impl TryFrom<Vec<usize>> for Opened {
    type Error = String;

    fn try_from(numbers: Vec<usize>) -> Result<Self, String> {
        match numbers.len() <= MOST_OPEN {
            true => Ok(Opened(numbers)),
            false => Err(format!("open is {}", Self::IS)),
        }
    }
}

impl Worded for Opened {
    const IS: &'static str = "up to 12 numbers, as 3,17";

    fn of(word: &str) -> Option<Self> {
        let numbers: Result<Vec<usize>, _> = word.split(',').map(str::parse).collect();
        numbers.ok()?.try_into().ok()
    }
}
