//! Round numbers for a number line.

use game::Value;
use serde::Serialize;

use super::number::is_finite;

/// A number line from its first to its last number, in steps.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub(crate) struct Scale {
    pub first: i64,
    pub last: i64,
    pub step: i64,
}

impl Scale {
    /// Returns a line that has all finite ones of `values` between its first and its last number, or `None` if no value is
    /// finite.
    pub(crate) fn of(values: impl Iterator<Item = Value>) -> Option<Self> {
        let finite = values.filter(|&value| is_finite(value)).map(i64::from);
        let values: Vec<i64> = finite.collect();
        let (&low, &high) = (values.iter().min()?, values.iter().max()?);
        let wanted = ((high - low) / 6).max(1);
        let step = (0..18)
            .flat_map(|power| [1, 2, 5].map(|digit| digit * 10_i64.pow(power)))
            .find(|&step| step >= wanted)?;
        Some(Scale {
            first: (low - 1).div_euclid(step) * step,
            last: (high.div_euclid(step) + 1) * step,
            step,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_has_round_numbers_and_room_at_both_ends() {
        let of = |values: &[Value]| {
            Scale::of(values.iter().copied()).map(|it| (it.first, it.last, it.step))
        };
        assert_eq!(of(&[40, 70]), Some((35, 75, 5)));
        assert_eq!(of(&[-1, 0, 1]), Some((-2, 2, 1)));
        assert_eq!(of(&[7]), Some((6, 8, 1)));
        assert_eq!(of(&[-9_000, 9_000]), Some((-10_000, 10_000, 5_000)));
        assert_eq!(of(&[]), None);
    }
}
