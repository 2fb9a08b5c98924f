//! `#[traced]` on the methods of an `impl` block.
#![cfg(any(debug_assertions, feature = "on"))]
#![deny(warnings)]

use std::fmt::Debug;

use crate::common::calls;
use call_trace::{record, traced};

#[derive(Debug, Default)]
struct Counter<T> {
    seen: Vec<T>,
}

impl<T: Debug + Clone> Counter<T> {
    #[traced]
    fn starting_with(first: T) -> Self {
        Self { seen: vec![first] }
    }

    #[traced(method)]
    fn twice(item: T) -> (T, T) {
        (item.clone(), item)
    }

    #[traced]
    fn add(&mut self, item: T, times: u32) -> &mut Vec<T> {
        if times == 0 {
            return &mut self.seen;
        }
        self.seen.push(item.clone());
        self.add(item, times - 1)
    }

    #[traced]
    fn count(&self) -> usize {
        self.seen.len()
    }

    #[traced]
    fn into_seen(mut self, extra: T) -> Vec<T> {
        self.seen.push(extra);
        self.seen
    }

    #[traced]
    #[allow(clippy::boxed_local, reason = "it is what is tested")]
    pub(crate) fn boxed(self: Box<Self>) -> usize {
        self.seen.len()
    }
}

#[test]
fn inherent_methods() {
    let (seen, trace) = record(|| {
        let mut counter = Counter::starting_with('a');
        counter.add('b', 1).push('c');
        assert_eq!(counter.count(), 3);
        counter.into_seen('d')
    });
    assert_eq!(seen, ['a', 'b', 'c', 'd']);
    assert_eq!(
        calls(&trace),
        [
            "starting_with('a') Counter { seen: ['a'] }",
            "add('b', 1) ['a', 'b']",
            "add('b', 0) ['a', 'b']",
            "count() 3",
            "into_seen('d') ['a', 'b', 'c', 'd']",
        ]
    );
    assert_eq!(
        record(|| Box::new(Counter::starting_with(1)).boxed())
            .1
            .calls(),
        2
    );
    assert_eq!(record(|| Counter::twice(1)).0, (1, 1));
}
