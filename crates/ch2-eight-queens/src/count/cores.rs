//! The last rung: all cores.

use std::sync::atomic::{AtomicUsize, Ordering};

use rayon::ThreadPoolBuilder;

use super::Count;
use super::side_by_side::{search_all, starts};

/// Counts all ways to place `n` queens on `threads` threads. 0 means one thread per core.
///
/// The borders of [`side_by_side`](super::side_by_side()) are independent of one another, so any
/// thread can search any of them. They differ in size: with a list divided beforehand some threads
/// would be idle at the end. Here each thread takes the next border when it needs one, and all
/// threads finish at almost the same time.
///
/// # Panics
///
/// If `n` is 0 or larger than [`MOST_QUEENS`](super::MOST_QUEENS), or if the system cannot start
/// the threads.
// ANCHOR: count_cores
pub fn cores<C: Count>(n: usize, threads: usize) -> C {
    super::assert_size(n);
    let pool = ThreadPoolBuilder::new().num_threads(threads).build();
    let pool = pool.expect("the system starts the threads it is asked for");

    let (starts, next) = (starts(n), AtomicUsize::new(0));
    let take = || starts.get(next.fetch_add(1, Ordering::Relaxed)).copied();
    let counts = pool.broadcast(|_| search_all::<C>(std::iter::from_fn(take)));
    C::NODE + counts.into_iter().sum()
}
// ANCHOR_END: count_cores
