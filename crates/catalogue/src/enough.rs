//! How much work is little enough in a judged run.

use serde::Deserialize;

/// How many calls are few enough. What is placed or played on a board is not meant: of that, there is never need for more.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub enum Enough {
    /// So many times the reference's.
    Times(usize),
    /// So many for each binary digit of the numbers that are asked about.
    Digits {
        /// For a digit,
        a_digit: usize,
        /// and besides.
        more: usize,
    },
}

impl Default for Enough {
    fn default() -> Self {
        Self::Times(1)
    }
}

impl Enough {
    /// The most calls, where the reference makes so many for these words.
    pub fn calls(self, ours: usize, asked: &[String]) -> usize {
        match self {
            Self::Times(times) => times * ours,
            Self::Digits { a_digit, more } => {
                let numbers = asked.iter().filter_map(|word| word.parse::<u64>().ok());
                let digits = numbers.filter_map(u64::checked_ilog2).sum::<u32>() as usize;
                ours.max(a_digit * digits + more)
            }
        }
    }

    /// How many times the reference's moves, where another right answer than ours was found.
    pub fn times(self) -> usize {
        match self {
            Self::Times(times) => times,
            Self::Digits { .. } => 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn calls_are_few_enough_by_ours_or_by_the_digits_of_the_numbers() {
        let asked = ["gcd", "1000", "5"].map(str::to_owned);
        assert_eq!(Enough::default().calls(7, &asked), 7);
        assert_eq!(Enough::Times(8).calls(7, &asked), 56);
        let digits = Enough::Digits {
            a_digit: 2,
            more: 6,
        };
        assert_eq!(digits.calls(3, &asked), 2 * (9 + 2) + 6);
        assert_eq!(digits.calls(100, &asked), 100);
        let zero = ["gcd", "0", "0"].map(str::to_owned);
        assert_eq!(digits.calls(1, &zero), 6);
    }
}
