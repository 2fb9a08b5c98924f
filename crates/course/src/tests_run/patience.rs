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
    /// Whether all are ended before.
    pub(crate) gives_up: GivesUp,
}

/// When the tests of an exercise that do not end are ended together: who grades a class does not wait for twenty loops of one function,
/// and for those of all that call it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum GivesUp {
    /// Each is ended by itself.
    Never,
    /// Where none has passed, when they have computed for a deadline together.
    WhereNonePasses,
    /// When they have computed for half of one: an exercise before was given up, and this one may call it.
    Soon,
}

impl Patience {
    /// With each test until its deadline.
    pub(crate) fn until(deadline: Duration) -> Self {
        Self {
            deadline,
            gives_up: GivesUp::Never,
        }
    }

    /// How long those that do not end may compute together.
    pub(super) fn together(self, has_passed: bool) -> Option<Duration> {
        match self.gives_up {
            GivesUp::WhereNonePasses if !has_passed => Some(self.deadline),
            GivesUp::Soon => Some(self.deadline / 2),
            GivesUp::Never | GivesUp::WhereNonePasses => None,
        }
    }
}

/// The tests of an exercise while they run.
pub(super) struct Together {
    patience: Patience,
    known: Mutex<Known>,
    /// Stops all that do not end.
    pub(super) stop: Cancel,
}

#[derive(Default)]
struct Known {
    /// How many have neither ended nor run for long yet.
    fresh: usize,
    has_passed: bool,
    given_up: Option<Duration>,
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
        let longest = self.patience.together(known.has_passed);
        if known.fresh == 0 && longest.is_some_and(|longest| computed >= longest) {
            known.given_up = longest;
            self.stop.cancel();
        }
    }

    /// After how much computing they were ended, if they were.
    pub(super) fn given_up(&self) -> Option<Duration> {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.given_up
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DEADLINE: Duration = Duration::from_secs(10);

    fn together(gives_up: GivesUp) -> Together {
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
        let all = together(GivesUp::WhereNonePasses);
        assert!(!stop_at(&all, &[0, 1]), "the third has not run yet");
        all.is_over(2, false);
        assert!(all.stop.is_cancelled());
        assert_eq!(all.given_up(), Some(DEADLINE));
        assert!(stop_at(&together(GivesUp::WhereNonePasses), &[0, 1, 2]));
    }

    #[test]
    fn beside_a_test_that_passes_each_has_its_own() {
        let all = together(GivesUp::WhereNonePasses);
        all.is_over(0, true);
        assert!(!stop_at(&all, &[1, 2]));
        assert!(!stop_at(&together(GivesUp::Never), &[0, 1, 2]));
        assert_eq!(all.given_up(), None);
    }

    #[test]
    fn after_an_exercise_that_was_given_up_they_share_half_of_one() {
        let all = together(GivesUp::Soon);
        all.is_over(0, true);
        assert!(!stop_at(&all, &[1]), "the third has not run yet");
        all.is_over(2, true);
        assert_eq!(all.given_up(), Some(DEADLINE / 2));
    }

    #[test]
    fn what_a_test_that_is_over_has_computed_does_not_count() {
        let all = together(GivesUp::WhereNonePasses);
        assert!(!stop_at(&all, &[0]));
        all.is_over(0, false);
        all.is_over(1, false);
        assert!(!stop_at(&all, &[2]));
    }
}
