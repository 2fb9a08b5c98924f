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
/// What it holds before it has computed for so long, it needs to begin; and until it is another program, it has the memory of ours.
const BEGUN: Duration = Duration::from_millis(100);

/// When the tests of an exercise that do not end are ended: who grades a class does not wait for twenty loops of one function, and for
/// those of all that call it. Each has computed for its [share](Patience::share) then.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum GivesUp {
    /// Each is ended by itself.
    Never,
    /// One alone at its deadline, and several when they have computed for half of one together.
    Together,
    /// When they have computed for a quarter of one: tests of an exercise before did not end, and this one may call it.
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

    /// That for the exercises after one, some tests of which did not end, or all did.
    pub(crate) fn after(mut self, has_loops: bool) -> Self {
        if has_loops && self.gives_up != GivesUp::Never {
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

    /// How long so many that do not end may compute together.
    fn together(self, loops: usize) -> Option<Duration> {
        match self.gives_up {
            GivesUp::Never => None,
            GivesUp::Together if loops < 2 => Some(self.deadline),
            GivesUp::Together => Some(self.deadline / 2),
            GivesUp::Soon => Some(self.deadline / 4),
        }
    }

    /// How long each of them computes at the least. No test of the course takes so long with our solutions. One that began last, beside
    /// many loops, has hardly had a core. Before any test of the exercise has ended, it is half of that: most tests of an answer that
    /// ends take no time at all.
    fn share(self, one_has_ended: bool) -> Duration {
        match one_has_ended {
            true => self.deadline / 20,
            false => self.deadline / 40,
        }
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
        TestEnd::GivenUp(self.together(1).unwrap_or(self.deadline))
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
        let begun = self.0.iter().filter(|(at, _)| *at >= BEGUN);
        let held = begun.clone().map(|(_, held)| *held);
        let held = held.max().unwrap_or_default();
        let half = begun.rev().find(|(at, _)| *at <= computed / 2);
        held > LITTLE || half.is_some_and(|(_, before)| held > before + NO_MORE)
    }
}

/// The tests of an exercise while they run.
pub(super) struct Together {
    patience: Patience,
    known: Mutex<Known>,
    /// Stop the tests, by their numbers.
    stops: Vec<Cancel>,
}

#[derive(Default)]
struct Known {
    /// Of those that run for long, by their numbers: how long each has computed.
    running: BTreeMap<usize, Duration>,
    /// How long each of those had computed that were stopped, here or at a limit of their own.
    stopped: Vec<Duration>,
    /// Whether one has ended by itself.
    one_has_ended: bool,
}

impl Together {
    /// So many tests, of which none runs yet.
    pub(super) fn new(patience: Patience, tests: usize, whole: &Cancel) -> Self {
        Self {
            patience,
            known: Mutex::default(),
            stops: (0..tests).map(|_| whole.of_a_part()).collect(),
        }
    }

    /// Stops the test of that number.
    pub(super) fn stop(&self, number: usize) -> &Cancel {
        &self.stops[number]
    }

    /// A test runs for long, and has computed for so long.
    pub(super) fn runs(&self, number: usize, computed: Duration) {
        self.learn(|known| {
            known.running.insert(number, computed);
        });
    }

    /// A test is over: it has ended by itself, or was stopped.
    pub(super) fn is_over(&self, number: usize, has_ended: bool) {
        self.learn(|known| {
            let computed = known.running.remove(&number).unwrap_or_default();
            match has_ended {
                true => known.one_has_ended = true,
                false => known.stopped.push(computed),
            }
        });
    }

    /// Stops those that have had their share, where all that had it have computed for long enough.
    fn learn(&self, what: impl FnOnce(&mut Known)) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        what(&mut known);
        let share = self.patience.share(known.one_has_ended);
        let had = { known.running.iter() }.filter(|(_, computed)| **computed >= share);
        let loops = had.clone().count() + known.stopped.len();
        let computed = had.clone().map(|(_, computed)| computed);
        let computed: Duration = computed.chain(&known.stopped).sum();
        let longest = self.patience.together(loops);
        if longest.is_some_and(|longest| computed >= longest) {
            had.for_each(|(number, _)| self.stops[*number].cancel());
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

    /// Which of the three are stopped.
    fn stopped(together: &Together) -> Vec<usize> {
        (0..3)
            .filter(|number| together.stop(*number).is_cancelled())
            .collect()
    }

    #[test]
    fn one_that_does_not_end_has_a_deadline_and_several_share_half_of_one() {
        let alone = together(GivesUp::Together);
        alone.runs(0, DEADLINE * 9 / 10);
        assert_eq!(stopped(&alone), [0; 0]);
        alone.runs(0, DEADLINE);
        assert_eq!(stopped(&alone), [0]);

        let several = together(GivesUp::Together);
        several.runs(0, DEADLINE * 4 / 10);
        several.runs(1, DEADLINE / 20);
        assert_eq!(stopped(&several), [0; 0]);
        several.runs(1, DEADLINE / 10);
        assert_eq!(stopped(&several), [0, 1]);

        let each = together(GivesUp::Never);
        (0..3).for_each(|number| each.runs(number, DEADLINE * 9 / 10));
        assert_eq!(stopped(&each), [0; 0]);
    }

    #[test]
    fn each_has_its_share_of_computing_whatever_the_others_have_had() {
        let late = together(GivesUp::Together);
        late.is_over(2, true);
        late.runs(1, DEADLINE / 21);
        late.runs(0, DEADLINE);
        assert_eq!(stopped(&late), [0]);
        late.is_over(0, false);
        late.runs(1, DEADLINE / 20);
        assert_eq!(stopped(&late), [0, 1]);
    }

    #[test]
    fn the_share_is_half_until_one_test_has_ended() {
        let none_ends = together(GivesUp::Together);
        none_ends.runs(0, DEADLINE);
        none_ends.runs(1, DEADLINE / 40);
        assert_eq!(stopped(&none_ends), [0, 1]);
        none_ends.is_over(0, false);
        none_ends.runs(2, DEADLINE / 40);
        assert_eq!(
            stopped(&none_ends),
            [0, 1, 2],
            "one that was stopped has not ended"
        );
    }

    #[test]
    fn after_an_exercise_with_loops_they_have_a_quarter_of_a_deadline() {
        let next = Patience::of_a_grader(DEADLINE).after(true);
        let next = Together::new(next, 3, &Cancel::default());
        next.runs(0, DEADLINE / 5);
        assert_eq!(stopped(&next), [0; 0]);
        next.runs(0, DEADLINE / 4);
        assert_eq!(stopped(&next), [0]);
        let as_before = Patience::of_a_grader(DEADLINE).after(false);
        assert_eq!(as_before.gives_up, GivesUp::Together);
    }

    #[test]
    fn what_a_test_that_ended_has_computed_does_not_count() {
        let all = together(GivesUp::Together);
        all.runs(0, DEADLINE * 4 / 10);
        all.is_over(0, true);
        all.runs(1, DEADLINE * 4 / 10);
        assert_eq!(stopped(&all), [0; 0]);
    }

    #[test]
    fn what_ours_holds_before_the_test_is_another_program_is_none_of_its_own() {
        let mut growth = Growth::default();
        for (hundredths, mebibytes) in [(0, 90), (1, 90), (12, 3), (50, 3)] {
            growth.add(Duration::from_millis(10) * hundredths, mebibytes << 20);
        }
        assert!(!growth.is_seen());
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
