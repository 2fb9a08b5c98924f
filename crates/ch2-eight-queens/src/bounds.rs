//! The savings from each half of the bound of `subset_sum`.

/// The choices that a search leaves out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bound {
    /// Choices after which the sum exceeds the target.
    pub past: bool,
    /// Choices after which the target is out of reach, even with all remaining numbers.
    pub out_of_reach: bool,
}

/// Counts the calls of a search for numbers with this sum, until it has found some or tried
/// everything.
pub fn calls(numbers: &[u64], target: u64, bound: Bound) -> u64 {
    let mut calls = 0;
    decide(numbers, target, 0, bound, &mut calls);
    calls
}

fn decide(numbers: &[u64], target: u64, sum: u64, bound: Bound, calls: &mut u64) -> bool {
    *calls += 1;
    if sum == target {
        return true;
    }
    let Some((number, rest)) = numbers.split_first() else {
        return false;
    };
    let left: u64 = rest.iter().sum();
    [sum + number, sum].into_iter().any(|sum| {
        let is_past = bound.past && sum > target;
        let is_out_of_reach = bound.out_of_reach && sum + left < target;
        !is_past && !is_out_of_reach && decide(rest, target, sum, bound, calls)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::subset_sum::subset_sum;

    const NONE: Bound = Bound {
        past: false,
        out_of_reach: false,
    };
    const BOTH: Bound = Bound {
        past: true,
        out_of_reach: true,
    };

    #[test]
    fn without_a_bound_it_is_a_full_tree() {
        assert_eq!(calls(&[9, 7, 5, 4], 15, NONE), 31);
        assert_eq!(calls(&[2; 10], 7, NONE), 2_047);
    }

    #[test]
    #[cfg_attr(not(debug_assertions), ignore = "needs a recording")]
    fn with_both_halves_it_is_the_search_of_the_exercise() {
        let problems: [(&[u64], u64); 4] = [
            (&[9, 7, 5, 4], 15),
            (&[4, 5, 7, 9], 15),
            (&[9, 7, 5, 4], 16),
            (&[8, 3, 3, 2, 2, 1], 11),
        ];
        for (numbers, target) in problems {
            let (_, trace) = call_trace::record(|| subset_sum(numbers, target));
            assert_eq!(trace.calls() as u64, calls(numbers, target, BOTH));
        }
    }
}
