//! The times of repeated runs: how often to repeat a search, and how exact its time is then.
//!
//! Other programs can only slow a run down, and they do it for a while. So the runs form batches, each with a median, and the
//! fastest batches count. A search is repeated until three batches confirm the fastest time.

use std::time::Duration;

/// A batch ends after this time, or after [`BATCH_RUNS`].
const BATCH: Duration = Duration::from_millis(100);
const BATCH_RUNS: usize = 20_000;

/// The number of batches that confirm a time.
const CONFIRMING: usize = 3;

/// The medians of batches that confirm each other differ by a twentieth at most.
const TOLERANCE: f64 = 0.05;

/// Without three such batches, the runs end after this time together, or after [`MOST_BATCHES`].
const LONGEST: Duration = Duration::from_secs(1);
const MOST_BATCHES: usize = 10;

/// The times of the runs so far.
pub(crate) struct Runs {
    /// The time after which no run begins.
    longest: Duration,
    total: Duration,
    /// The runs of the unfinished batch, and their sum.
    batch: Vec<Duration>,
    length: Duration,
    /// The median of each batch, in ascending order.
    medians: Vec<Duration>,
}

impl Runs {
    /// Plans the runs of a search that is given up after `limit`. Half of it is enough for all of them, so a search that takes less
    /// is never given up. A limit of 0 means a single run.
    pub(crate) fn within(limit: Duration) -> Runs {
        Runs {
            longest: LONGEST.min(limit / 2),
            total: Duration::ZERO,
            batch: Vec::new(),
            length: Duration::ZERO,
            medians: Vec::new(),
        }
    }

    /// Adds the time of a run, and returns whether the runs suffice.
    pub(crate) fn add(&mut self, time: Duration) -> bool {
        self.total += time;
        self.length += time;
        self.batch.push(time);
        let is_over = self.total >= self.longest;
        if !is_over && self.length < BATCH && self.batch.len() < BATCH_RUNS {
            return false;
        }
        self.batch.sort_unstable();
        self.medians.push(self.batch[self.batch.len() / 2]);
        self.medians.sort_unstable();
        self.batch.clear();
        self.length = Duration::ZERO;
        let confirmed = self.medians.len() >= CONFIRMING && self.difference() <= TOLERANCE;
        is_over || confirmed || self.medians.len() == MOST_BATCHES
    }

    /// Returns the time of the search: the middle one of the fastest batches.
    ///
    /// # Panics
    /// Panics if the runs do not suffice yet.
    pub(crate) fn seconds(&self) -> f64 {
        self.fastest()[(self.fastest().len() - 1) / 2].as_secs_f64()
    }

    /// Returns how much a second measurement may differ, as a part of the time: the difference between the fastest batches. `None` if
    /// they confirm each other, or if there is only one.
    pub(crate) fn spread(&self) -> Option<f64> {
        Some(self.difference()).filter(|difference| *difference > TOLERANCE)
    }

    fn difference(&self) -> f64 {
        match self.fastest() {
            // A clock that is too coarse reports 0.
            [first, .., last] => (*last - *first).as_secs_f64() / first.as_secs_f64().max(1e-9),
            _ => 0.0,
        }
    }

    fn fastest(&self) -> &[Duration] {
        &self.medians[..self.medians.len().min(CONFIRMING)]
    }
}

#[cfg(test)]
mod tests {
    use std::iter;

    use super::*;

    const LIMIT: Duration = Duration::from_secs(60);

    /// Adds these times in milliseconds until they suffice, and returns the runs with their number.
    fn runs(limit: Duration, times: impl IntoIterator<Item = f64>) -> (Runs, usize) {
        let mut runs = Runs::within(limit);
        for (before, time) in times.into_iter().enumerate() {
            if runs.add(Duration::from_secs_f64(time / 1e3)) {
                return (runs, before + 1);
            }
        }
        panic!("after {} batches more runs are needed", runs.medians.len());
    }

    fn milliseconds(runs: &Runs) -> f64 {
        (runs.seconds() * 1e6).round() / 1e3
    }

    #[test]
    fn equal_times_suffice_after_three_batches() {
        let (runs, number) = runs(LIMIT, [10.0; 31]);
        assert_eq!(
            (number, milliseconds(&runs), runs.spread()),
            (30, 10.0, None)
        );
    }

    #[test]
    fn short_runs_suffice_after_three_batches_of_a_fixed_number() {
        let (runs, number) = runs(LIMIT, iter::repeat(0.001));
        assert_eq!((number, milliseconds(&runs)), (3 * BATCH_RUNS, 0.001));
    }

    #[test]
    fn a_time_of_zero_has_no_spread() {
        let (runs, number) = runs(LIMIT, iter::repeat(0.0));
        assert_eq!(
            (number, milliseconds(&runs), runs.spread()),
            (3 * BATCH_RUNS, 0.0, None)
        );
    }

    /// The first two batches take 15 ms a run, as beside another program that then ends.
    #[test]
    fn slow_batches_are_repeated_and_do_not_count() {
        let (runs, number) = runs(
            LIMIT,
            [[15.0; 7], [15.0; 7]]
                .concat()
                .into_iter()
                .chain([10.0; 31]),
        );
        assert_eq!(
            (number, milliseconds(&runs), runs.spread()),
            (14 + 30, 10.0, None)
        );
    }

    #[test]
    fn one_slow_run_does_not_change_the_median_of_its_batch() {
        let times = (0..100).map(|run| if run % 10 == 3 { 12.0 } else { 10.0 });
        let (runs, _) = runs(LIMIT, times);
        assert_eq!((milliseconds(&runs), runs.spread()), (10.0, None));
    }

    #[test]
    fn times_that_no_batch_confirms_end_after_a_second_with_their_spread() {
        let (runs, number) = runs(LIMIT, (0..).map(|run| 100.0 * 1.1_f64.powi(run)));
        assert_eq!((number, milliseconds(&runs)), (8, 110.0));
        let spread = runs.spread().expect("the times differ");
        assert!((spread - 0.21).abs() < 1e-6, "{spread}");
    }

    #[test]
    fn short_runs_that_no_batch_confirms_end_after_a_number_of_batches() {
        let (runs, number) = runs(LIMIT, (0..).map(|run| 0.001 * 1.1_f64.powi(run / 20_000)));
        assert_eq!(number, MOST_BATCHES * BATCH_RUNS);
        assert!(runs.spread().is_some_and(|spread| spread > 0.2));
    }

    #[test]
    fn a_long_run_is_the_only_one() {
        let (runs, number) = runs(LIMIT, [1500.0, 1.0]);
        assert_eq!(
            (number, milliseconds(&runs), runs.spread()),
            (1, 1500.0, None)
        );
    }

    #[test]
    fn a_limit_ends_the_runs_at_half_of_it() {
        let (runs, number) = runs(Duration::from_millis(80), [10.0; 9]);
        assert_eq!((number, milliseconds(&runs)), (4, 10.0));
    }

    #[test]
    fn a_limit_of_zero_allows_a_single_run() {
        let (runs, number) = runs(Duration::ZERO, [0.5, 0.1]);
        assert_eq!((number, milliseconds(&runs), runs.spread()), (1, 0.5, None));
    }
}
