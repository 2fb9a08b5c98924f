//! Tracing off costs nothing: the same function with `#[traced]` and without, in a release build.
//!
//! Two claims. The time is for criterion to judge, side by side. The bytes of stack that a frame
//! takes are measured before, from the addresses of a local variable in two calls, one inside the
//! other, and asserted to be the same.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};

/// The functions under test, once for each attribute, so that they are the same token for token.
macro_rules! functions {
    ($(#[$attribute:meta])?) => {
        $(#[$attribute])?
        pub(crate) fn fibonacci(n: u64) -> u64 {
            if n < 2 { n } else { fibonacci(n - 1) + fibonacci(n - 2) }
        }

        /// Notes where its frame lies, in each of `more` calls below this one.
        $(#[$attribute])?
        pub(crate) fn descend(more: usize, addresses: &mut Vec<usize>) -> usize {
            let local = more;
            addresses.push(std::ptr::from_ref(std::hint::black_box(&local)).addr());
            if more == 0 { 0 } else { local + descend(more - 1, addresses) }
        }
    };
}

mod bare {
    functions!();
}

mod traced {
    functions!(#[call_trace::traced]);
}

fn bench(criterion: &mut Criterion) {
    let bare = bytes_a_frame(bare::descend);
    let traced = bytes_a_frame(traced::descend);
    println!("stack a frame: {bare} bytes without #[traced], {traced} bytes with it");
    if !call_trace::TRACING {
        assert_eq!(
            bare, traced,
            "#[traced] takes stack although tracing is off"
        );
    }

    let mut group = criterion.benchmark_group("tracing");
    group.bench_function("without", |bencher| {
        bencher.iter(|| bare::fibonacci(black_box(25)));
    });
    group.bench_function("with", |bencher| {
        bencher.iter(|| traced::fibonacci(black_box(25)));
    });
    group.finish();
}

/// The distance between the frames of two calls, one of which made the other.
fn bytes_a_frame(descend: fn(usize, &mut Vec<usize>) -> usize) -> usize {
    let mut addresses = Vec::with_capacity(100);
    black_box(descend(black_box(99), &mut addresses));
    // A call may be inlined into its caller, so a frame can hold several: take the average.
    addresses[0].abs_diff(addresses[99]) / 99
}

criterion_group!(benches, bench);
criterion_main!(benches);
