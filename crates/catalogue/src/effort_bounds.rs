//! Limits for the work of a judged run.

use serde::Deserialize;

/// The maximum number of calls, and of moves and placements.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub enum EffortBound {
    /// At most this multiple of the reference's calls, and no more moves than the reference plays.
    Times(usize),
    /// At most these multiples of the reference's calls and of its moves. Used where the tests let a search play a
    /// move once to look at the board and once more to search below it.
    Each {
        /// The factor for calls.
        calls: usize,
        /// The number of additional calls.
        #[serde(default)]
        more: usize,
        /// The factor for moves.
        moves: usize,
    },
    /// A number of calls for each binary digit of the arguments. The reference's own calls are always allowed.
    Digits {
        /// The calls for each digit.
        a_digit: usize,
        /// The number of additional calls.
        more: usize,
    },
    /// The limit for a search that may try its choices in any order. The search makes no board twice and no board on
    /// which a queen attacks another. It ends where the reference ends, with the last board or with the last choice.
    /// Its calls are few enough if there is one for each board, or one for each square where the next queen could be
    /// placed.
    Placing {
        /// The thing for which one call is allowed.
        a_call_for_each: ForEach,
    },
    /// Any number of calls, if all of them are about these states.
    Only {
        /// The allowed states.
        only: Only,
    },
}

/// The states that a search may be called for, however many there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Only {
    /// States from which the first number of the input can still be reached. A call's argument is the range of
    /// possible results, such as `9..=25`. If the number is out of reach from the start, one call for each number is
    /// allowed.
    InReach,
}

/// The thing for which a search may make one call.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ForEach {
    /// A board, including the empty one.
    Board,
    /// A square in a board's next row, and the step back from it.
    Square,
}

impl Default for EffortBound {
    fn default() -> Self {
        Self::Times(1)
    }
}

impl EffortBound {
    /// Returns the maximum number of calls, given the reference's calls and the words of the run.
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

    /// Returns the maximum number of moves, given the reference's moves.
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

    fn each(calls: usize, more: usize, moves: usize) -> EffortBound {
        EffortBound::Each { calls, more, moves }
    }

    #[test]
    fn a_search_is_told_by_what_it_may_call_for() {
        #[derive(Deserialize)]
        struct Given {
            effort_bound: EffortBound,
        }
        let given: Given =
            toml::from_str("effort_bound = { a_call_for_each = \"square\" }").unwrap();
        let a_call_for_each = ForEach::Square;
        assert_eq!(given.effort_bound, EffortBound::Placing { a_call_for_each });
        let given: Given = toml::from_str("effort_bound = { only = \"in_reach\" }").unwrap();
        let only = Only::InReach;
        assert_eq!(given.effort_bound, EffortBound::Only { only });
        let given: Given = toml::from_str("effort_bound = { calls = 2, moves = 3 }").unwrap();
        assert_eq!(given.effort_bound, each(2, 0, 3));
        let given: Given =
            toml::from_str("effort_bound = { calls = 1, more = 9, moves = 2 }").unwrap();
        assert_eq!(given.effort_bound, each(1, 9, 2));
        for wrong in [
            "calls = 2",
            "a_call_for_each = \"game\"",
            "only = \"board\"",
        ] {
            assert!(toml::from_str::<Given>(&format!("effort_bound = {{ {wrong} }}")).is_err());
        }
    }

    #[test]
    fn calls_are_few_enough_by_ours_or_by_the_digits_of_the_numbers() {
        let asked = ["gcd", "1000", "5"].map(str::to_owned);
        assert_eq!(EffortBound::default().calls(7, &asked), 7);
        assert_eq!(EffortBound::Times(8).calls(7, &asked), 56);
        let digits = EffortBound::Digits {
            a_digit: 2,
            more: 6,
        };
        assert_eq!(digits.calls(3, &asked), 2 * (9 + 2) + 6);
        assert_eq!(digits.calls(100, &asked), 100);
        assert_eq!(each(2, 0, 3).calls(7, &asked), 14);
        assert_eq!(each(1, 9, 3).calls(7, &asked), 16);
        assert_eq!(each(2, 9, 3).moves(7), 21);
        assert_eq!((EffortBound::Times(8).moves(7), digits.moves(7)), (7, 7));
        let zero = ["gcd", "0", "0"].map(str::to_owned);
        assert_eq!(digits.calls(1, &zero), 6);
    }
}
