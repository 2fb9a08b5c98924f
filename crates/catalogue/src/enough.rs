//! How much work is little enough in a judged run.

use serde::Deserialize;

/// How many calls are few enough, and how many moves and placements.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub enum Enough {
    /// So many times the reference's calls, and no more moves than it plays.
    Times(usize),
    /// So many times the reference's calls, and so many times its moves: where the tests let a search play a move once to look
    /// at the board and once more to look into it.
    Each {
        /// For a call,
        calls: usize,
        /// and so many calls besides,
        #[serde(default)]
        more: usize,
        /// and for a move.
        moves: usize,
    },
    /// So many for each binary digit of the numbers that are asked about.
    Digits {
        /// For a digit,
        a_digit: usize,
        /// and besides.
        more: usize,
    },
    /// Those of a search that may try its choices in any order. It makes no board twice and none on which a queen attacks
    /// another, and ends where ours does, with the last board or with the last choice; then its calls are few enough if
    /// there is one for each board, or for each square that a queen could have been put on next.
    Placing {
        /// What there may be a call for.
        a_call_for_each: ForEach,
    },
    /// Those that only this is asked about.
    Only {
        /// What.
        only: Only,
    },
}

/// What the calls of a search may be about, however many they are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Only {
    /// States from which the first number of the input can still be reached: a call's argument is the range of what can be,
    /// `9..=25`. Where it cannot be reached from the start, there may be a call for each number.
    InReach,
}

/// What a search may make a call for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ForEach {
    /// A board, the empty one too.
    Board,
    /// A square of a board's next row, and the step back from it.
    Square,
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
            Self::Each { calls, more, .. } => calls * ours + more,
            Self::Digits { a_digit, more } => {
                let numbers = asked.iter().filter_map(|word| word.parse::<u64>().ok());
                let digits = numbers.filter_map(u64::checked_ilog2).sum::<u32>() as usize;
                ours.max(a_digit * digits + more)
            }
            Self::Placing { .. } | Self::Only { .. } => ours,
        }
    }

    /// The most moves, where so many suffice for the reference.
    pub fn moves(self, ours: usize) -> usize {
        match self {
            Self::Each { moves, .. } => moves * ours,
            Self::Times(_) | Self::Digits { .. } | Self::Placing { .. } | Self::Only { .. } => ours,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn each(calls: usize, more: usize, moves: usize) -> Enough {
        Enough::Each { calls, more, moves }
    }

    #[test]
    fn a_search_is_told_by_what_it_may_call_for() {
        #[derive(Deserialize)]
        struct Given {
            enough: Enough,
        }
        let given: Given = toml::from_str("enough = { a_call_for_each = \"square\" }").unwrap();
        let a_call_for_each = ForEach::Square;
        assert_eq!(given.enough, Enough::Placing { a_call_for_each });
        let given: Given = toml::from_str("enough = { only = \"in_reach\" }").unwrap();
        let only = Only::InReach;
        assert_eq!(given.enough, Enough::Only { only });
        let given: Given = toml::from_str("enough = { calls = 2, moves = 3 }").unwrap();
        assert_eq!(given.enough, each(2, 0, 3));
        let given: Given = toml::from_str("enough = { calls = 1, more = 9, moves = 2 }").unwrap();
        assert_eq!(given.enough, each(1, 9, 2));
        for wrong in [
            "calls = 2",
            "a_call_for_each = \"game\"",
            "only = \"board\"",
        ] {
            assert!(toml::from_str::<Given>(&format!("enough = {{ {wrong} }}")).is_err());
        }
    }

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
        assert_eq!(each(2, 0, 3).calls(7, &asked), 14);
        assert_eq!(each(1, 9, 3).calls(7, &asked), 16);
        assert_eq!(each(2, 9, 3).moves(7), 21);
        assert_eq!((Enough::Times(8).moves(7), digits.moves(7)), (7, 7));
        let zero = ["gcd", "0", "0"].map(str::to_owned);
        assert_eq!(digits.calls(1, &zero), 6);
    }
}
