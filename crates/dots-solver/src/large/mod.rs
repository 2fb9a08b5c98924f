//! The additions for a large field: several threads, and a proof on file from which a search can continue.

mod first_plies;
mod in_progress;
mod proof;

use std::thread;

use dots_and_boxes::size::Lines;

use crate::field::Field;
use crate::limits::Stopped;
use crate::outside::{Outside, Searched};

use first_plies::FirstPlies;
use in_progress::InProgress;

pub use proof::{BadProof, Proof};

/// The data shared by the searches of one solver.
pub(crate) struct Large {
    threads: usize,
    in_progress: InProgress,
    pub(crate) proof: Option<Proof>,
}

impl Large {
    /// Creates the data for this number of threads, without a proof.
    pub(crate) fn new(threads: usize) -> Self {
        Self {
            threads,
            in_progress: InProgress::new(threads),
            proof: None,
        }
    }

    /// Returns the surroundings for the searches of a position with these open lines.
    pub(crate) fn around<'a>(&'a self, field: &'a Field, root: Lines) -> Around<'a> {
        let first_plies = |proof| FirstPlies::new(proof, field, root);
        Around {
            large: self,
            first_plies: self.proof.as_ref().map(first_plies),
        }
    }
}

/// The surroundings of the searches of one position.
pub(crate) struct Around<'a> {
    large: &'a Large,
    first_plies: Option<FirstPlies<'a>>,
}

impl Outside for Around<'_> {
    #[inline]
    fn answer(&self, key: Lines, t: i8) -> Option<bool> {
        self.first_plies.as_ref()?.answer(key, t)
    }

    #[inline]
    fn note(&self, key: Lines, t: i8, answer: bool) -> Result<(), Stopped> {
        let noted = self.first_plies.as_ref();
        noted.map_or(Ok(()), |plies| plies.note(key, t, answer))
    }

    #[inline]
    fn begin(&self, key: Lines) {
        self.large.in_progress.begin(key);
    }

    #[inline]
    fn end(&self, key: Lines) {
        self.large.in_progress.end(key);
    }

    #[inline]
    fn is_in_progress(&self, key: Lines) -> bool {
        self.large.in_progress.is_at(key)
    }

    /// Searches the same question in all threads. The first answer counts.
    fn searched(&self, search: impl Fn() -> Searched + Sync) -> Searched {
        if self.large.threads <= 1 {
            return search();
        }
        let found: Vec<Searched> = thread::scope(|scope| {
            // If the system cannot start more threads, the existing ones do the work.
            let spawn = |_| thread::Builder::new().spawn_scoped(scope, &search).ok();
            let others: Vec<_> = (1..self.large.threads).map_while(spawn).collect();
            let joined = others
                .into_iter()
                .map(|other| other.join().expect("a search does not panic"));
            [search()].into_iter().chain(joined).collect()
        });
        let nodes = found.iter().map(|(_, nodes)| nodes).sum();
        // If there is no answer, the reason is from a thread that stopped by itself, and not because of the flag.
        let told = |answer: &Result<_, _>| matches!(answer, Err(Stopped::ByFlag(_)));
        let mut answers = found.into_iter().map(|(answer, _)| answer);
        let first = answers.next().expect("there is a thread");
        let answer = answers.fold(first, |best, next| match (best, next) {
            (best, Err(_)) if !told(&best) => best,
            (_, next) => next,
        });
        (answer, nodes)
    }
}
