//! How long the tests of an exercise may take: each by itself, and all together where nothing comes of any of them.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use child::Cancel;

/// How long tests may take.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Patience {
    /// After which a test is ended.
    pub(crate) deadline: Duration,
    /// Whether all are ended where none has passed, once those that do not end have computed for so long together: who grades a
    /// class does not wait for twenty loops of one function.
    pub(crate) gives_up: bool,
}

impl Patience {
    /// With each test until its deadline.
    pub(crate) fn until(deadline: Duration) -> Self {
        Self {
            deadline,
            gives_up: false,
        }
    }
}

/// The tests of an exercise while they run.
pub(super) struct Together {
    patience: Patience,
    known: Mutex<Known>,
    /// Stops them all.
    pub(super) stop: Cancel,
}

#[derive(Default)]
struct Known {
    /// How many have neither ended nor run for long yet.
    fresh: usize,
    has_passed: bool,
    /// Of those that run for long, by their numbers: how long each has computed.
    computed: BTreeMap<usize, Duration>,
}

impl Together {
    /// So many tests, of which none runs yet.
    pub(super) fn new(patience: Patience, tests: usize, whole: &Cancel) -> Self {
        Self {
            patience,
            known: Mutex::new(Known {
                fresh: tests,
                ..Known::default()
            }),
            stop: whole.of_a_part(),
        }
    }

    /// A test runs for long, and has computed for so long.
    pub(super) fn runs(&self, number: usize, computed: Duration) {
        self.learn(|known| {
            if known.computed.insert(number, computed).is_none() {
                known.fresh -= 1;
            }
        });
    }

    /// A test is over.
    pub(super) fn is_over(&self, number: usize, passed: bool) {
        self.learn(|known| {
            if known.computed.remove(&number).is_none() {
                known.fresh -= 1;
            }
            known.has_passed |= passed;
        });
    }

    fn learn(&self, what: impl FnOnce(&mut Known)) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        what(&mut known);
        let computed: Duration = known.computed.values().sum();
        let is_hopeless = known.fresh == 0 && !known.has_passed;
        if self.patience.gives_up && is_hopeless && computed >= self.patience.deadline {
            self.stop.cancel();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DEADLINE: Duration = Duration::from_secs(10);

    fn together(gives_up: bool) -> Together {
        let patience = Patience {
            gives_up,
            ..Patience::until(DEADLINE)
        };
        Together::new(patience, 3, &Cancel::default())
    }

    /// Whether all are stopped once each of these has computed for half a deadline.
    fn stop_at(together: &Together, numbers: &[usize]) -> bool {
        for number in numbers {
            together.runs(*number, DEADLINE / 2);
        }
        together.stop.is_cancelled()
    }

    #[test]
    fn tests_of_which_none_passes_share_one_deadline() {
        let all = together(true);
        assert!(!stop_at(&all, &[0, 1]), "the third has not run yet");
        all.is_over(2, false);
        assert!(all.stop.is_cancelled());
        assert!(stop_at(&together(true), &[0, 1, 2]));
    }

    #[test]
    fn beside_a_test_that_passes_each_has_its_own() {
        let all = together(true);
        all.is_over(0, true);
        assert!(!stop_at(&all, &[1, 2]));
        assert!(!stop_at(&together(false), &[0, 1, 2]));
    }

    #[test]
    fn what_a_test_that_is_over_has_computed_does_not_count() {
        let all = together(true);
        assert!(!stop_at(&all, &[0]));
        all.is_over(0, false);
        all.is_over(1, false);
        assert!(!stop_at(&all, &[2]));
    }
}
