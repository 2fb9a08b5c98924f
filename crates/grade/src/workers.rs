//! Work on several threads.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use anyhow::Result;

/// Does the work for each item in order, on this many threads. Returns an error if one of them had one.
pub(crate) fn for_each<T>(
    threads: usize,
    items: impl Iterator<Item = T> + Send,
    work: impl Fn(T) -> Result<()> + Sync,
) -> Result<()> {
    let items = Mutex::new(items);
    let works = || -> Result<()> {
        loop {
            let item = items.lock().unwrap_or_else(PoisonError::into_inner).next();
            match item {
                Some(item) => work(item)?,
                None => return Ok(()),
            }
        }
    };
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(works)).collect();
        threads.into_iter().try_for_each(|thread| {
            let end = thread.join();
            end.unwrap_or_else(|panic| std::panic::resume_unwind(panic))
        })
    })
}

/// Like [`for_each`]. Returns the results in the order of the items.
pub(crate) fn map<T, R: Send>(
    threads: usize,
    items: impl Iterator<Item = T> + Send,
    work: impl Fn(T) -> Result<R> + Sync,
) -> Result<Vec<R>> {
    let results = Mutex::new(BTreeMap::new());
    for_each(threads, items.enumerate(), |(at, item)| {
        let result = work(item)?;
        let mut results = results.lock().unwrap_or_else(PoisonError::into_inner);
        results.insert(at, result);
        Ok(())
    })?;
    let results = results.into_inner().unwrap_or_else(PoisonError::into_inner);
    Ok(results.into_values().collect())
}
