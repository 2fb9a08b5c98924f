//! How long the tests of an exercise may take: each by itself, and for who grades a class, those that do not end together.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use child::{Cancel, Limits, Spent, limits};

use crate::test_end::TestEnd;

/// How long tests may take.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Patience {
    /// After which a test is ended.
    pub(crate) deadline: Duration,
    /// Whether all are ended before.
    pub(crate) gives_up: GivesUp,
}

/// A program that holds more bytes than these, or this many more than when it had computed half as long, might have met the limit of
/// memory. The tests of the course hold less.
const LITTLE: u64 = 12 << 20;
const NO_MORE: u64 = 1 << 20;
/// What it holds before it has computed for so long, it needs to begin.
const BEGUN: Duration = Duration::from_millis(100);

/// When the tests of an exercise that do not end are ended together: who grades a class does not wait for twenty loops of one function,
/// and for those of all that call it. Each has computed for its [share](Patience::share) then.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum GivesUp {
    /// Each is ended by itself.
    Never,
    /// When they have computed for a deadline together.
    Together,
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

    /// With those that do not end ended together.
    pub(crate) fn of_a_grader(deadline: Duration) -> Self {
        Self {
            deadline,
            gives_up: GivesUp::Together,
        }
    }

    /// That for the exercises after one, which was given up or was not.
    pub(crate) fn after(mut self, given_up: bool) -> Self {
        if given_up && self.gives_up != GivesUp::Never {
            self.gives_up = GivesUp::Soon;
        }
        self
    }

    /// What a test may use. For who grades, a busy machine should judge as an idle one does.
    pub(super) fn limits(self) -> Limits {
        Limits {
            forgives_waiting: self.gives_up != GivesUp::Never,
            ..limits(self.deadline)
        }
    }

    /// How long those that do not end may compute together.
    fn together(self) -> Option<Duration> {
        match self.gives_up {
            GivesUp::Never => None,
            GivesUp::Together => Some(self.deadline),
            GivesUp::Soon => Some(self.deadline / 2),
        }
    }

    /// How long each of them computes at the least: four times what the longest test of the course takes. One that began last, beside
    /// many loops, has hardly had a core.
    fn share(self) -> Duration {
        self.deadline / 20
    }

    /// What is told of a test that ended so. Which of its limits a program meets first is not the same in each run, and who grades a
    /// class must find the same twice: so which one it was is told only where it could have been no other.
    pub(super) fn told(self, end: TestEnd, spent: Option<Spent>, growth: &Growth) -> TestEnd {
        match (end, spent) {
            (end, _) if self.gives_up == GivesUp::Never => end,
            (TestEnd::DidNotEnd, Some(spent)) if !spent.is_all_of(self.deadline) => {
                TestEnd::Starved {
                    within: Duration::from_secs(spent.ran.as_secs()),
                    computed: spent.computed.unwrap_or_default(),
                }
            }
            (TestEnd::DidNotEnd | TestEnd::OutOfMemory | TestEnd::MemoryOfAll(_), _)
                if growth.is_seen() =>
            {
                TestEnd::AtALimit
            }
            (TestEnd::DidNotEnd, _) => self.given_up(),
            (end, _) => end,
        }
    }

    /// The same for all tests of an exercise, of which those that are late have computed for so long: if they took the machine from each
    /// other, they did not end, and if one of them might have met the limit of memory, the others had too little time to show it.
    pub(super) fn told_together(self, mut ends: Vec<&mut TestEnd>, computed: Duration) {
        if computed >= self.deadline * 4 / 5 {
            let starved = { ends.iter_mut() }.filter(|it| matches!(it, TestEnd::Starved { .. }));
            starved.for_each(|end| **end = self.given_up());
        }
        if ends.iter().any(|it| **it == TestEnd::AtALimit) {
            let given_up = { ends.iter_mut() }.filter(|it| matches!(it, TestEnd::GivenUp(_)));
            given_up.for_each(|end| **end = TestEnd::AtALimit);
        }
    }

    fn given_up(self) -> TestEnd {
        TestEnd::GivenUp(self.together().unwrap_or(self.deadline))
    }

    /// Whether what such a test recorded is drawn. How far it came before it was stopped is not the same in each run either.
    pub(crate) fn draws(self, end: &TestEnd) -> bool {
        self.gives_up == GivesUp::Never || !end.is_stopped()
    }
}

/// What a test held while it computed.
#[derive(Default)]
pub(super) struct Growth(Vec<(Duration, u64)>);

impl Growth {
    /// It has computed for so long, and holds so many bytes.
    pub(super) fn add(&mut self, computed: Duration, held: u64) {
        if self.0.last().is_none_or(|(before, _)| *before < computed) {
            self.0.push((computed, held));
        }
    }

    /// Whether it held much, or more and more. In the last look it may be ending, and hold nothing any more.
    fn is_seen(&self) -> bool {
        let Some(&(computed, _)) = self.0.last() else {
            return false;
        };
        let held = { self.0.iter() }
            .map(|(_, held)| *held)
            .max()
            .unwrap_or_default();
        let half = { self.0.iter() }.rfind(|(at, _)| *at <= computed / 2 && *at >= BEGUN);
        held > LITTLE || half.is_some_and(|(_, before)| held > before + NO_MORE)
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
    pub(super) fn is_over(&self, number: usize) {
        self.learn(|known| {
            if known.computed.remove(&number).is_none() {
                known.fresh -= 1;
            }
        });
    }

    fn learn(&self, what: impl FnOnce(&mut Known)) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        what(&mut known);
        let computed: Duration = known.computed.values().sum();
        let has_its_share = |computed: &Duration| *computed >= self.patience.share();
        let all_have = known.fresh == 0 && known.computed.values().all(has_its_share);
        let longest = self.patience.together();
        if all_have && longest.is_some_and(|longest| computed >= longest) {
            self.stop.cancel();
        }
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
    fn tests_that_do_not_end_share_one_deadline() {
        let all = together(GivesUp::Together);
        assert!(!stop_at(&all, &[0, 1]), "the third has not run yet");
        all.is_over(2);
        assert!(all.stop.is_cancelled());
        assert!(stop_at(&together(GivesUp::Together), &[0, 1, 2]));
        assert!(!stop_at(&together(GivesUp::Never), &[0, 1, 2]));
    }

    #[test]
    fn one_that_has_had_no_core_yet_is_not_ended_with_the_others() {
        let all = together(GivesUp::Together);
        all.runs(2, DEADLINE / 100);
        assert!(!stop_at(&all, &[0, 1]));
        all.runs(2, DEADLINE / 20);
        assert!(all.stop.is_cancelled());
    }

    #[test]
    fn after_an_exercise_that_was_given_up_they_share_half_of_one() {
        let all = together(GivesUp::Soon);
        all.is_over(0);
        assert!(!stop_at(&all, &[1]), "the third has not run yet");
        all.is_over(2);
        assert!(all.stop.is_cancelled());
    }

    #[test]
    fn what_a_test_that_is_over_has_computed_does_not_count() {
        let all = together(GivesUp::Together);
        assert!(!stop_at(&all, &[0]));
        all.is_over(0);
        all.is_over(1);
        assert!(!stop_at(&all, &[2]));
    }

    /// What a test held that computed for so many tenths of a second: so many KiB, and so many more in each.
    fn grown(tenths: u32, first: u64, more: u64) -> Growth {
        let mut growth = Growth::default();
        for tenth in 1..=tenths {
            let held = (first + u64::from(tenth) * more) << 10;
            growth.add(Duration::from_millis(100) * tenth, held);
        }
        growth
    }

    #[test]
    fn who_grows_is_told_the_same_whichever_limit_ends_it() {
        let grader = Patience::of_a_grader(DEADLINE);
        let late = Some(Spent {
            ran: DEADLINE,
            ..Spent::default()
        });
        let most = TestEnd::MemoryOfAll(1 << 30);
        for end in [TestEnd::DidNotEnd, TestEnd::OutOfMemory, most] {
            for (tenths, spent) in [(100, late), (40, None), (5, None)] {
                // Also a table that was filled before the loop.
                for (first, more) in [(4_000, 20_000), (4_000, 600), (100_000, 0)] {
                    let told = grader.told(end.clone(), spent, &grown(tenths, first, more));
                    assert_eq!(told, TestEnd::AtALimit, "{end:?}, {tenths}, {more}");
                }
            }
        }
        let mut ending = grown(20, 4_000, 20_000);
        ending.add(Duration::from_secs(3), 0);
        let told = grader.told(TestEnd::OutOfMemory, None, &ending);
        assert_eq!(told, TestEnd::AtALimit);

        let mut little = Growth::default();
        little.add(Duration::from_millis(10), 1 << 20);
        little.add(Duration::from_millis(20), 5 << 20);
        let told = |end| grader.told(end, late, &little);
        assert_eq!(told(TestEnd::DidNotEnd), TestEnd::GivenUp(DEADLINE));
        let end = grader.told(TestEnd::DidNotEnd, late, &grown(100, 4_000, 0));
        assert_eq!(end, TestEnd::GivenUp(DEADLINE));
        // It asked for all of it at once.
        assert_eq!(told(TestEnd::OutOfMemory), TestEnd::OutOfMemory);
        assert_eq!(told(TestEnd::Overflowed), TestEnd::Overflowed);
    }

    #[test]
    fn tests_that_took_the_machine_from_each_other_are_told_alike() {
        use TestEnd::{AtALimit, GivenUp, Passed};
        let starved = TestEnd::Starved {
            within: DEADLINE * 3,
            computed: DEADLINE / 5,
        };
        let grader = Patience::of_a_grader(DEADLINE);
        let together = |mut ends: Vec<TestEnd>, computed| {
            grader.told_together(ends.iter_mut().collect(), computed);
            ends
        };
        let ends = || vec![starved.clone(), Passed, GivenUp(DEADLINE)];
        assert_eq!(together(ends(), DEADLINE / 5), ends());
        let all = together(ends(), DEADLINE);
        assert_eq!(all, [GivenUp(DEADLINE), Passed, GivenUp(DEADLINE)]);
        let mixed = together(vec![GivenUp(DEADLINE), Passed, AtALimit], DEADLINE);
        assert_eq!(mixed, [AtALimit, Passed, AtALimit]);
    }

    #[test]
    fn who_had_no_core_is_told_so_and_a_student_is_told_the_limit() {
        let (grader, computed) = (Patience::of_a_grader(DEADLINE), DEADLINE / 5);
        let busy = Spent {
            ran: DEADLINE * 3,
            computed: Some(computed),
            waited: Some(DEADLINE * 3 - computed),
        };
        let end = grader.told(TestEnd::DidNotEnd, Some(busy), &Growth::default());
        let within = DEADLINE * 3;
        assert_eq!(end, TestEnd::Starved { within, computed });
        let large = grown(100, 100_000, 0);
        for end in [TestEnd::DidNotEnd, TestEnd::OutOfMemory] {
            let told = Patience::until(DEADLINE).told(end.clone(), Some(busy), &large);
            assert_eq!(told, end);
        }
    }
}
